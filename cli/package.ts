import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the command's package, which has the page and the documentation: the first above with a package.json. */
export function commandFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("there is no package.json above the command");
    folder = parent;
  }
  return folder;
}

/** The folder of the schemas that come with the library: in a checkout the command's package is the library's, too. */
export function shippedSchemas(): string {
  const library = createRequire(import.meta.url).resolve("demospec/package.json");
  return join(dirname(library), "schema");
}

/** Of both packages. */
export function packageVersion(): string {
  const text = readFileSync(join(commandFolder(), "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
