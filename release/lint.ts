import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * What publint and Are The Types Wrong say of a package: nothing, where all is well. It has ES modules alone: what CommonJS
 * and TypeScript's resolution of before 4.7 make of them is left out.
 */
export function complaintsOf(root: string, folder: string, tarball: string): string[] {
  return [
    ...complaints(root, "publint", ["run", folder, "--strict", "--pack", "false"]),
    ...complaints(root, "attw", [tarball, "--profile", "esm-only", "--format", "ascii"]),
  ];
}

function complaints(root: string, program: string, args: readonly string[]): string[] {
  const path = join(root, "node_modules", ".bin", program);
  const { status, stdout, stderr, error } = spawnSync(path, args, { encoding: "utf8" });
  if (error !== undefined) throw error;
  return status === 0 ? [] : [`${program}: ${stdout}${stderr}`];
}
