import { SchemaError } from "../../generator/read/diagnostics.ts";
import { type Files, pathsIn, without } from "./document.ts";
import { checked, CheckerFault } from "./repair.ts";

/** This many smaller schemas are tried at most: each costs as much as the one that was found. */
const MOST = 400;

/**
 * The smallest schemas that can be made of some by taking away parts, which still fail in the same way.
 *
 * @param fails what accepted schemas fail by; undefined where they do not
 */
export async function shrunk(
  files: Files,
  fails: (files: Files) => Promise<string | undefined>,
): Promise<Files> {
  const wanted = await failing(files, fails);
  let least = files;
  let left = MOST;
  const tried = async (next: Files): Promise<boolean> => {
    if (left-- <= 0 || (await failing(next, fails)) !== wanted) return false;
    least = next;
    return true;
  };
  let progress = wanted !== undefined;
  while (progress && left > 0) {
    progress = false;
    for (const [name, tree] of least) {
      const others = new Map([...least].filter(([other]) => other !== name));
      if (others.size > 0 && (await tried(others))) {
        progress = true;
        continue;
      }
      let paths = pathsIn(tree);
      for (let i = 0; i < paths.length && left > 0; i++) {
        const rest = without(least.get(name)!, [paths[i]!]);
        if (rest === undefined || !(await tried(new Map(least).set(name, rest)))) continue;
        progress = true;
        paths = pathsIn(rest);
        i--;
      }
    }
  }
  return least;
}

/** What schemas fail by. Those that are refused, as they should be, do not. */
async function failing(
  files: Files,
  fails: (files: Files) => Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    return checked(files) instanceof SchemaError ? undefined : await fails(files);
  } catch (error) {
    if (error instanceof CheckerFault) return kindOf(error.message);
    throw error;
  }
}

/** What makes a failure the same as another: its words without names and numbers. */
export function kindOf(failure: string): string {
  const [first = ""] = failure.split("\n");
  return first
    .replaceAll(/"[^"]*"|\b[a-z_]+\.[\w.[\]]+|\b[a-h]\b|-?\b(0x)?[\da-f]*\d[\da-f]*\b/g, "#")
    .slice(0, 60);
}
