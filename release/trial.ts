import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installOffline } from "./install.ts";
import type { Packed } from "./pack.ts";

/** What a folder has before: nothing, or what `npm init -y` writes, of npm 10 and 11. */
const PLACEHOLDER = { test: 'echo "Error: no test specified" && exit 1' };
const FOLDERS = {
  "an empty folder": {},
  "after npm init -y": { name: "own", version: "1.0.0", type: "commonjs", scripts: PLACEHOLDER },
};

const RECORDING = "dp_server_p15.dem";

/** Reads a recording with the library alone, and prints how many messages and whether it comes back. */
const SMOKE = `import { readFileSync } from "node:fs";
import { formatOfFile } from "demospec/formats";
import { dem } from "demospec/dem";
import { readRecording, writeRecording } from "demospec/recording";
import { states } from "demospec/world";
const bytes = new Uint8Array(readFileSync(${JSON.stringify(RECORDING)}));
let messages = 0, worlds = 0;
for (const part of readRecording(dem, bytes)) if (part.kind === "block") messages += part.messages.length;
for (const _ of states(formatOfFile(${JSON.stringify(RECORDING)}), bytes)) worlds++;
const again = writeRecording(dem, readRecording(dem, bytes));
const same = again.length === bytes.length && again.every((byte, i) => byte === bytes[i]);
console.log(messages > 1000 && worlds > 100 && same ? "ok" : \`\${messages} messages, \${worlds} worlds, \${same}\`);
`;

/** Programs that run the library where they are installed, and how. */
const RUNTIMES: readonly (readonly string[])[] = [
  [process.execPath],
  ["bun", "run"],
  ["deno", "run", "--allow-read"],
];

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
  // The library by itself: nothing else is where it could be found.
  const alone = join(folder, "alone", "node_modules");
  mkdirSync(alone, { recursive: true });
  execFileSync("cp", ["-r", join(folder, "node_modules", "demospec"), alone]);
  copyFileSync(join(folder, RECORDING), join(folder, "alone", RECORDING));
  writeFileSync(join(folder, "alone", "smoke.mjs"), SMOKE);
  expectText(printed(join(folder, "alone"), process.execPath, ["smoke.mjs"]), "ok\n");
}

function tryRuntimes(folder: string, extra: readonly string[], say: (text: string) => void) {
  for (const [program, ...args] of [...RUNTIMES, ...extra.map((path) => [path])]) {
    const found = spawnSync(program!, ["--version"], { encoding: "utf8" });
    if (found.status !== 0) {
      say(`${program}: left out, it is not installed`);
      continue;
    }
    expectText(printed(join(folder, "alone"), program!, [...args, "smoke.mjs"]), "ok\n");
    say(`${program} ${found.stdout.split("\n")[0]}: reads a recording with the library`);
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
