import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Packed } from "./pack.ts";

/** What package-lock.json says of a package. */
interface Locked {
  readonly version: string;
  readonly dev?: boolean;
  readonly [key: string]: unknown;
}

/**
 * Installs packed packages into a folder, from the files alone: what they depend on is what the project is tested with, by
 * its package-lock.json, and npm has it in its cache since the project was installed itself.
 *
 * @param home what the folder's package.json says
 * @throws what npm throws, as where its cache has not all of it
 */
export function installOffline(
  root: string,
  folder: string,
  packages: readonly Packed[],
  home: Readonly<Record<string, unknown>>,
): void {
  const { lockfileVersion, packages: known } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  ) as { lockfileVersion: number; packages: Readonly<Record<string, Locked>> };
  const files = packages.map((one) => [one.name, `file:${basename(one.path)}`] as const);
  for (const { path } of packages) copyFileSync(path, join(folder, basename(path)));
  const manifest = { ...home, dependencies: Object.fromEntries(files) };
  const own = packages.map(({ name, version, path }): [string, Locked] => [
    `node_modules/${name}`,
    { version, resolved: `file:${basename(path)}`, ...manifestIn(path) },
  ]);
  // What only the development of the project needs nobody who installs it does.
  const needed = Object.entries(known).filter(([path, { dev }]) => path !== "" && dev !== true);
  const locked = { "": manifest, ...Object.fromEntries([...own, ...needed]) };
  write(join(folder, "package.json"), manifest);
  write(join(folder, "package-lock.json"), { lockfileVersion, packages: locked });
  const options = ["ci", "--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", options, { cwd: folder, stdio: "pipe" });
}

/** What a lock says of a package's own manifest. */
function manifestIn(tarball: string): object {
  const args = ["-xzOf", tarball, "package/package.json"];
  const { bin, dependencies, peerDependencies, peerDependenciesMeta, engines } = JSON.parse(
    execFileSync("tar", args, { encoding: "utf8" }),
  ) as Record<string, unknown>;
  return { bin, dependencies, peerDependencies, peerDependenciesMeta, engines };
}

function write(path: string, content: object): void {
  writeFileSync(path, `${JSON.stringify(content, undefined, 2)}\n`);
}
