import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compiledPackage } from "./compiled.ts";

/** A project in a folder of its own that has the package as it is published, and what it depends on. */
export function packedProject(): string {
  const project = mkdtempSync(join(tmpdir(), "demospec-"));
  const home = join(project, "node_modules", "demospec");
  mkdirSync(home, { recursive: true });
  cpSync(compiledPackage(), home, { recursive: true, verbatimSymlinks: true });
  return project;
}
