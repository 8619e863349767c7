import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Once } from "./once.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * A folder with both packages as they are published, but for the page, and what they depend on: made by the first test
 * that asks, for all of a run. A process of the command takes a third of the time that it takes from its sources.
 */
export function compiledPackages(): string {
  const once = new Once("compiled");
  const folder = join(once.folder, "node_modules");
  once.make(() => {
    const stage = ["--import", "tsx", join(ROOT, "release", "packages.ts"), "--no-page", folder];
    execFileSync(process.execPath, stage, { cwd: ROOT, stdio: "pipe" });
    // In a folder of the command's own, as npm puts what two packages want in different versions.
    linkPackages(join(ROOT, "node_modules"), join(folder, "demospec-cli", "node_modules"));
  });
  return folder;
}

/** The command, compiled: a program for Node. */
export function compiledCommand(): string {
  return join(compiledPackages(), "demospec-cli", "bin", "demospec.js");
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (!name.startsWith(".")) symlinkSync(join(from, name), join(to, name));
}
