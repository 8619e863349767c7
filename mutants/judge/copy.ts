import { cpSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");
/** What no copy needs; what is installed is linked. */
const LEFT = [".compiled", ".git", "dist", "node_modules"];

/** Copies the project into an empty folder, without some of its files and folders. */
export function copyProject(folder: string, without: readonly string[]): void {
  const left = new Set([...LEFT, ...without]);
  for (const name of readdirSync(ROOT))
    if (!left.has(name)) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
}
