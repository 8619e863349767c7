import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");
const TESTS = join(ROOT, "test");
/** What says whether all is asked for. */
const ASKED = join(TESTS, "support", "corpus.ts");

/** The files of tests, by paths in the project, of which more is run where all is asked for: those that import what says so. */
export function wholeFiles(): string[] {
  const known = new Map<string, boolean>();
  const differs = (file: string): boolean => {
    const found = known.get(file);
    if (found !== undefined) return found;
    known.set(file, file === ASKED);
    const imports = readFileSync(file, "utf8").matchAll(
      /^(?:import|export) [^;]*? from "(\.[^"]+\.ts)"/gm,
    );
    const within = [...imports]
      .map(([, path]) => join(dirname(file), path!))
      .filter((path) => path.startsWith(TESTS));
    // Each of them: what is known of a file must not depend on who asked first.
    const result = within.map(differs).some(Boolean) || file === ASKED;
    known.set(file, result);
    return result;
  };
  return readdirSync(TESTS, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `test/${name.replaceAll("\\", "/")}`)
    .filter((name) => differs(join(ROOT, name)))
    .toSorted();
}
