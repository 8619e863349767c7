import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compiledPackages } from "./compiled.ts";

/** A project in a folder of its own that has both packages as they are published, and what they depend on. */
export function packedProject(): string {
  const project = mkdtempSync(join(tmpdir(), "demospec-"));
  cpSync(compiledPackages(), join(project, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return project;
}
