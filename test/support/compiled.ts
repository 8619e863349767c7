import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Once } from "./once.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * The package as it is published, compiled, and what it depends on: by the first test that asks, for all of a run. A
 * process of the command takes a third of the time that it takes from its sources.
 */
export function compiledPackage(): string {
  const once = new Once("compiled");
  const home = join(once.folder, "node_modules", "demospec");
  once.make(() => compileInto(home));
  return home;
}

/** The command, compiled: a program for Node. */
export function compiledCommand(): string {
  return join(compiledPackage(), "bin", "demospec.js");
}

function compileInto(home: string): void {
  mkdirSync(home, { recursive: true });
  const { files } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    files: readonly string[];
  };
  for (const name of ["package.json", ...files.filter((file) => file !== "dist")])
    cpSync(join(ROOT, name), join(home, name), { recursive: true });
  const tsc = join(ROOT, "node_modules", ".bin", "tsc");
  // Types are checked before, by `npm run types`, which takes twice as long as writing the code.
  const out = ["--outDir", join(home, "dist"), "--noCheck"];
  execFileSync(tsc, ["-p", join(ROOT, "tsconfig.build.json"), ...out], { stdio: "pipe" });
  // In a folder of the package's own, as npm puts what two packages want in different versions.
  linkPackages(join(ROOT, "node_modules"), join(home, "node_modules"));
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (!name.startsWith(".")) symlinkSync(join(from, name), join(to, name));
}
