import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A program that runs JavaScript, and what goes before the script that it is to run. */
export interface Runtime {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
}

const BUN = ["run"];
const DENO = ["run", "--allow-read"];

/** What may be installed: Node is this one. */
export const INSTALLED: readonly Runtime[] = [
  { name: "node", program: process.execPath, args: [] },
  { name: "bun", program: "bun", args: BUN },
  { name: "deno", program: "deno", args: DENO },
];

/** Packages of npm that have a runtime's program for this machine, and where in them it is. */
const PACKED: readonly (Omit<Runtime, "program"> & { package: string; path: string })[] = [
  ...[22, 24].map((version) => {
    const name = `node-${process.platform}-${process.arch}`;
    return {
      name: `node ${version}`,
      package: `${name}@${version}`,
      path: `${name}/bin/node`,
      args: [],
    };
  }),
  packed("bun", `@oven/bun-${process.platform}-${archOf("aarch64")}`, "bin/bun", BUN),
  packed("deno", `@deno/${process.platform}-${archOf("arm64")}${glibc()}`, "deno", DENO),
];

function packed(name: string, own: string, path: string, args: readonly string[]) {
  return { name, package: own, path: `${own}/${path}`, args };
}

function archOf(arm: string): string {
  return process.arch === "arm64" ? arm : process.arch;
}

function glibc(): string {
  return process.platform === "linux" ? "-glibc" : "";
}

/**
 * Has npm install the packages that bring runtimes, each into a folder of its own, where they are kept: 500 MB. Runs no
 * script of theirs. `leftOut` is given the name of what npm does not have, or cannot reach, and why.
 */
export function fetchRuntimes(
  folder: string,
  leftOut: (name: string, why: string) => void,
): Runtime[] {
  return PACKED.flatMap(({ name, package: wanted, path, args }) => {
    const home = join(folder, name.replace(" ", "-"));
    const program = join(home, "node_modules", path);
    if (!existsSync(program)) {
      mkdirSync(home, { recursive: true });
      writeFileSync(join(home, "package.json"), '{ "private": true }\n');
      const options = [
        "install",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--no-save",
        wanted,
      ];
      const { status, stderr } = spawnSync("npm", options, { cwd: home, encoding: "utf8" });
      if (status !== 0 || !existsSync(program)) {
        leftOut(name, `npm has no ${wanted}: ${stderr.split("\n")[0]}`);
        return [];
      }
    }
    return [{ name, program, args }];
  });
}

/** The first line of what it says of its version; undefined where it is not installed. */
export function versionOf({ program }: Runtime): string | undefined {
  const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.split("\n")[0] : undefined;
}

/** Runs the script in a folder that has the library, and gives what it prints. Throws what it fails with. */
export function runIn(
  folder: string,
  { program, args }: Runtime,
  script: readonly string[],
): string {
  const env = { ...process.env, NO_COLOR: "1", NODE_OPTIONS: "" };
  return execFileSync(program, [...args, ...script], { cwd: folder, encoding: "utf8", env });
}
