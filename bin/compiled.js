import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/*
 * In a checkout: the sources, compiled when they were last changed. Compiling each file as it is loaded takes a second
 * of every call.
 */

const COMPILED = ".compiled";
/** Milliseconds: whoever runs what was compiled before, as a night of fuzzing, may load more of it. */
const DAY = 86_400_000;

/**
 * The folder with the compiled sources of a checkout; none where they do not compile, or nothing is there to do it.
 *
 * @param {string} root the checkout
 * @returns {Promise<string | undefined>}
 */
export async function compiledSources(root) {
  const project = join(root, "tsconfig.build.json");
  const home = join(root, COMPILED);
  const folder = join(home, stampOf(root, project));
  if (existsSync(folder)) return folder;
  const part = `${folder}.${process.pid}`;
  try {
    const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
    const options = ["-p", project, "--outDir", part, "--noCheck", "--sourceMap", "false"];
    await promisify(execFile)(process.execPath, [tsc, ...options]);
    renameSync(part, folder);
    forgetOld(home);
    return folder;
  } catch {
    rmSync(part, { recursive: true, force: true });
    // Another process may have been quicker.
    return existsSync(folder) ? folder : undefined;
  }
}

/** Another one for other sources: by names, sizes and times of all files. */
function stampOf(root, project) {
  const { include } = JSON.parse(readFileSync(project, "utf8"));
  const hash = createHash("sha256").update(readFileSync(project));
  for (const name of include) {
    const path = join(root, name);
    if (name.endsWith(".ts")) addFile(hash, path);
    else addFolder(hash, path);
  }
  return hash.digest("hex").slice(0, 16);
}

function addFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, path);
    else if (entry.name.endsWith(".ts")) addFile(hash, path);
  }
}

function addFile(hash, path) {
  const { size, mtimeMs } = statSync(path);
  hash.update(`${path} ${size} ${mtimeMs}\n`);
}

function forgetOld(home) {
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    if (Date.now() - statSync(path).mtimeMs > DAY) rmSync(path, { recursive: true, force: true });
  }
}
