import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { stagePackages } from "../stage.ts";
import { makeProject, SCRIPT } from "./project.ts";
import { fetchRuntimes, INSTALLED, runIn, versionOf } from "./runtimes.ts";

/*
 * `npm run smoke`: runs the library, as it is published, in each runtime that is installed, and in those that npm has as
 * packages: Node 22 and 24, Bun and Deno. They are kept in dist/runtimes. --installed fetches none. Says what was left out.
 */
const ROOT = join(import.meta.dirname, "..", "..");

const { values } = parseArgs({ options: { installed: { type: "boolean", default: false } } });
const folder = mkdtempSync(join(tmpdir(), "demospec-smoke-"));
const leftOut = (name: string, why: string) => console.log(`${name}: left out, ${why}`);
try {
  const { library } = await stagePackages(ROOT, join(folder, "packages"), false);
  const project = join(folder, "project");
  makeProject(ROOT, project, library);
  const fetched = values.installed ? [] : fetchRuntimes(join(ROOT, "dist", "runtimes"), leftOut);
  const names = new Set(fetched.map(({ name }) => name));
  for (const runtime of [...INSTALLED.filter(({ name }) => !names.has(name)), ...fetched]) {
    const version = versionOf(runtime);
    if (version === undefined) leftOut(runtime.name, "it is not installed");
    else console.log(`${runtime.name} (${version}): ${runIn(project, runtime, SCRIPT).trim()}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
