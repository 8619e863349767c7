import { dirname, join, relative } from "node:path";
import { ts } from "ts-morph";
import { LIBRARY } from "./manifests.ts";
import { isLibrary } from "./rooms.ts";

/**
 * A module's text, as TypeScript, with its imports as a package has them: of `.js`, and of the library by its name where
 * the module is the command's. No line moves.
 *
 * @param path in the project: `cli/main.ts`
 */
export function packagedImports(path: string, text: string): string {
  let [done, end] = ["", 0];
  for (const found of ts.preProcessFile(text, true, true).importedFiles) {
    if (!found.fileName.startsWith(".")) continue;
    // The quote is before it.
    const start = found.pos + 1;
    if (!text.startsWith(found.fileName, start))
      throw new Error(`${path}: the import of ${found.fileName} is not where it should be`);
    done += text.slice(end, start) + packaged(path, found.fileName);
    end = start + found.fileName.length;
  }
  return done + text.slice(end);
}

function packaged(path: string, specifier: string): string {
  const script = specifier.replace(/\.ts$/, ".js");
  const to = join(dirname(path), specifier);
  if (isLibrary(path) || !isLibrary(to)) return script;
  return `${LIBRARY}/internal/${relative(".", to).replace(/\.[jt]s$/, "")}`;
}
