import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LIBRARY } from "../manifests.ts";

/** What is run in the folder: a script, and the recording that it reads. */
export const SCRIPT = ["library.mjs", "demo.dem"] as const;

/**
 * Makes an empty folder a project that has the library alone, as npm installs it: nothing else is where it could be found.
 *
 * @param library the package's folder, as it is published
 */
export function makeProject(root: string, folder: string, library: string): void {
  const home = join(folder, "node_modules", LIBRARY);
  mkdirSync(home, { recursive: true });
  cpSync(library, home, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(library, "package.json"), "utf8")) as {
    version: string;
  };
  const manifest = { private: true, dependencies: { [LIBRARY]: version } };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest)}\n`);
  copyFileSync(join(root, "release", "smoke", SCRIPT[0]), join(folder, SCRIPT[0]));
  copyFileSync(join(root, "fixtures", "dp_server_p15.dem"), join(folder, SCRIPT[1]));
}
