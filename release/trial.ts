import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installOffline } from "./install.ts";
import type { Packed } from "./pack.ts";
import { makeProject, SCRIPT } from "./smoke/project.ts";
import { INSTALLED, runIn, versionOf } from "./smoke/runtimes.ts";

/** What a folder has before: nothing, or what `npm init -y` writes, of npm 10 and 11. */
const PLACEHOLDER = { test: 'echo "Error: no test specified" && exit 1' };
const FOLDERS = {
  "an empty folder": {},
  "after npm init -y": { name: "own", version: "1.0.0", type: "commonjs", scripts: PLACEHOLDER },
};

const RECORDING = "dp_server_p15.dem";

/**
 * Installs both packages into folders, begins a project there as README says, and reads a recording by each program that
 * there is. Throws Error where something fails, with what it printed.
 *
 * @param extra further programs, as paths
 * @param say what was done
 */
export function tryPackages(
  root: string,
  packages: readonly Packed[],
  extra: readonly string[],
  say: (text: string) => void,
): void {
  for (const [title, home] of Object.entries(FOLDERS)) {
    const folder = mkdtempSync(join(tmpdir(), "demospec-trial-"));
    try {
      installOffline(root, folder, packages, home);
      beginProject(root, folder);
      say(`${title}: installed offline, init, generate, test, verify`);
      if (home === FOLDERS["an empty folder"]) tryRuntimes(folder, extra, say);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

function beginProject(root: string, folder: string): void {
  const run = (command: string, ...args: readonly string[]) => printed(folder, command, args);
  copyFileSync(join(root, "fixtures", RECORDING), join(folder, RECORDING));
  run("npx", "--no-install", "demospec", "init");
  run("npx", "--no-install", "demospec", "generate");
  expectText(run("npm", "test", "--silent"), "# pass 1");
  expectText(run("npx", "--no-install", "demospec", "verify", RECORDING), "identical");
  const page = join(folder, "node_modules", "demospec-cli", "dist", "page", "view.js");
  if (!existsSync(page)) throw new Error("the page of demospec view is not in demospec-cli");
  const library = join(folder, "node_modules", "demospec");
  makeProject(root, join(folder, "alone"), library);
}

function tryRuntimes(folder: string, extra: readonly string[], say: (text: string) => void) {
  const further = extra.map((program) => ({ name: program, program, args: [] }));
  for (const runtime of [...INSTALLED, ...further]) {
    const version = versionOf(runtime);
    if (version === undefined) {
      say(`${runtime.name}: left out, it is not installed`);
      continue;
    }
    runIn(join(folder, "alone"), runtime, SCRIPT);
    say(`${runtime.name} ${version}: runs the library`);
  }
}

function printed(folder: string, command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", NODE_OPTIONS: "" },
  });
  if (status === 0) return stdout;
  const output = error?.message ?? `${stdout}${stderr}`;
  throw new Error(`${command} ${args.join(" ")} failed in a trial project:\n${output}`);
}

function expectText(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`expected ${JSON.stringify(part)} in:\n${text}`);
}
