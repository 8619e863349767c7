import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RUN_FOLDER } from "./run-folder.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * The package as it is published, compiled, and what it depends on: by the first test that asks, for all of a run. A
 * process of the command takes a third of the time that it takes from its sources.
 */
export function compiledPackage(): string {
  const folder = (process.env[RUN_FOLDER] ??= mkdtempSync(join(tmpdir(), "demospec-run-")));
  const home = join(folder, "node_modules", "demospec");
  const told = join(folder, "compiled.txt");
  if (claimed(join(folder, "compiling"))) {
    writeFileSync(
      `${told}.part`,
      complaintOf(() => compileInto(home)),
    );
    renameSync(`${told}.part`, told);
  }
  for (let waited = 0; !existsSync(told); waited += STEP) {
    if (waited > LONGEST) throw new Error("nobody has compiled the package");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STEP);
  }
  const complaint = readFileSync(told, "utf8");
  if (complaint !== "") throw new Error(complaint);
  return home;
}

function complaintOf(work: () => void): string {
  try {
    work();
    return "";
  } catch (error) {
    const { stdout, message } = error as { stdout?: Buffer; message: string };
    return `${message}\n${stdout ?? ""}`;
  }
}

/** The command, compiled: a program for Node. */
export function compiledCommand(): string {
  return join(compiledPackage(), "bin", "demospec.js");
}

/** Milliseconds. */
const STEP = 50;
const LONGEST = 240_000;

/** Whether nobody has had this before. */
function claimed(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}

function compileInto(home: string): void {
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
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (!name.startsWith(".")) symlinkSync(join(from, name), join(to, name));
}
