import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

/** A project in a folder of its own that has the package as it is published, and what it depends on. */
export function packedProject(): string {
  const project = mkdtempSync(join(tmpdir(), "demospec-"));
  const home = join(project, "node_modules", "demospec");
  mkdirSync(home, { recursive: true });
  const { files } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    files: readonly string[];
  };
  for (const name of ["package.json", ...files.filter((file) => file !== "dist")])
    cpSync(join(ROOT, name), join(home, name), { recursive: true });
  const tsc = join(ROOT, "node_modules", ".bin", "tsc");
  const out = ["--outDir", join(home, "dist")];
  execFileSync(tsc, ["-p", join(ROOT, "tsconfig.build.json"), ...out], { stdio: "pipe" });
  // In a folder of the package's own, as npm puts what two packages want in different versions.
  linkPackages(join(ROOT, "node_modules"), join(home, "node_modules"));
  return project;
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (!name.startsWith(".")) symlinkSync(join(from, name), join(to, name));
}
