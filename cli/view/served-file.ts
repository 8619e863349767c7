import { statSync } from "node:fs";
import { basename } from "node:path";
import { GrowingBytes } from "../../view/server/growing.ts";
import type { ServedFile } from "../../view/server/server.ts";
import { errorOf } from "../errors/cli-error.ts";
import { printError } from "../errors/print-error.ts";
import type { Bytes } from "../files/bytes.ts";
import { followed } from "../files/live/follow.ts";
import { openBytes } from "../files/open.ts";
import { withProgress } from "../files/progress.ts";
import { shown } from "../terminal/outside.ts";

/** How a file is served. */
export interface ServedOptions {
  readonly format?: string | undefined;
  readonly protocolVersion?: string | undefined;
  /** The page shows what the file grows by. */
  readonly follow?: boolean | undefined;
  /** That of a stream. */
  readonly password?: string | undefined;
  /** An archive is meant itself, and nothing in it. */
  readonly isItself?: boolean | undefined;
}

type About = Pick<ServedFile, "name" | "format" | "version">;

/** Of what is in an archive, or comes from a pipe or a server, so much is held, and no more. */
const MOST_HELD = 1 << 30;

/**
 * A file of the system's is read where it is; what is in an archive is taken out of it; what a server streams is kept.
 * Throws CliError where it cannot be read.
 */
export async function servedFile(path: string, options: ServedOptions): Promise<ServedFile> {
  const opened = await openBytes(path, options);
  const { format = opened.format, protocolVersion: version, follow } = options;
  const about = { name: nameOf(opened), format, version };
  const isFile = opened.path === opened.file && opened.size !== undefined;
  const bytes = follow ? followed(opened) : opened;
  const from = { path: opened.file };
  if (bytes.live === undefined)
    return isFile ? { ...about, size: opened.size!, from } : await taken(bytes, about);
  if (!isFile) return await kept(bytes, about);
  return {
    ...about,
    live: true,
    get size() {
      return statSync(opened.file).size;
    },
    from,
  };
}

/** What the page calls it: a stream has no name of its own. */
function nameOf({ path, format }: Bytes): string {
  if (format === undefined) return basename(path);
  return `${path.replace(/^\w+:\/\//, "").replaceAll(/[^\w.-]/g, "-")}.${format}`;
}

async function taken(bytes: Bytes, about: About): Promise<ServedFile> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  await withProgress(bytes, async (chunks) => {
    for await (const piece of chunks) {
      size += piece.length;
      if (size > MOST_HELD) throw tooLarge(bytes, "take it out first");
      pieces.push(piece);
    }
  });
  return { ...about, size, from: { bytes: Buffer.concat(pieces) } };
}

/** What goes on to come while it is served. Waits for its beginning: where there is none, there is nothing to be shown. */
async function kept(bytes: Bytes, about: About): Promise<ServedFile> {
  const all = new GrowingBytes();
  const pieces = bytes.chunks()[Symbol.asyncIterator]();
  const next = async (): Promise<boolean> => {
    const { done, value } = await pieces.next();
    if (done === true) return false;
    if (all.size + value.length > MOST_HELD) throw tooLarge(bytes, "no more of it is shown");
    all.push(value);
    return true;
  };
  if (!(await next())) throw errorOf(bytes.path, "nothing has come");
  const goOn = async (): Promise<void> => {
    while (await next());
  };
  goOn().catch(printError);
  return {
    ...about,
    live: true,
    get size() {
      return all.size;
    },
    get from() {
      return { bytes: all.bytes };
    },
  };
}

function tooLarge({ path }: Bytes, what: string): Error {
  return errorOf(path, `${shown(basename(path))} is larger than 1 GiB: ${what}`);
}
