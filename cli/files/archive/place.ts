import { stat } from "node:fs/promises";
import { sep } from "node:path";

/** A file, and what is asked for in it. */
export interface ArchivePath {
  readonly file: string;
  /** A path in an archive, with `/` between its parts; nothing where the file itself is meant. */
  readonly inside: string | undefined;
}

/**
 * Which file a path is of: itself where anything is there, or the first file on the way, which then is an archive. A
 * path that leads nowhere is itself.
 */
export async function placeOf(path: string): Promise<ArchivePath> {
  if (await isThere(path, () => true)) return { file: path, inside: undefined };
  for (const { index } of path.matchAll(sep === "\\" ? /[\\/]+/g : /\/+/g)) {
    const file = path.slice(0, index);
    if (file === "" || !(await isThere(file, (stats) => stats.isFile()))) continue;
    const inside = path.slice(index).replaceAll(sep, "/").replace(/^\/+/, "");
    return { file, inside };
  }
  return { file: path, inside: undefined };
}

async function isThere(
  path: string,
  is: (stats: { isFile(): boolean }) => boolean,
): Promise<boolean> {
  try {
    return is(await stat(path));
  } catch {
    // What the system says is reported when the file is opened.
    return false;
  }
}
