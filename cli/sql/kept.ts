import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { readError } from "../errors/system-errors.ts";

/** Files that have what others gave, by the names of those. */
export type Kept = ReadonlyMap<string, string>;

/** Keeps what comes once, stdin and pipes: each table is read from its beginning. Throws CliError. */
export async function keptOf(files: readonly string[], folder: string): Promise<Kept> {
  const kept = new Map<string, string>();
  for (const file of new Set(files)) {
    if (!(await comesOnce(file))) continue;
    const path = join(folder, `once-${kept.size}`);
    const from = file === "-" ? process.stdin : createReadStream(file);
    await pipeline(from, createWriteStream(path)).catch((error: unknown) => {
      throw readError(file, error);
    });
    kept.set(file, path);
  }
  return kept;
}

async function comesOnce(file: string): Promise<boolean> {
  if (file === "-") return true;
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFIFO() === true;
}
