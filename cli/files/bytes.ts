import { createReadStream } from "node:fs";
import { access, constants, stat } from "node:fs/promises";
import { peeked } from "../../gzip/gzip.ts";
import { placesOf } from "../../recording/index.ts";
import { ownFormats } from "../own-formats.ts";
import { archiveTitle, MAGIC_LENGTH } from "./archive/archive.ts";
import { Budget } from "./archive/budget.ts";
import { FileSource, type Source } from "./archive/source.ts";
import { errorOf } from "../errors/cli-error.ts";
import { readError } from "../errors/system-errors.ts";

/** What grows until it is over. */
export interface Live {
  /** It was stopped, wherever that was. */
  readonly isStopped: boolean;
}

/** A file whatever is in it, one in an archive, or `-` for stdin. */
export interface Bytes {
  readonly path: string;
  /** The file of the system's that has them: what is in an archive is nowhere else. */
  readonly file: string;
  /** Bytes, where it is known. */
  readonly size: number | undefined;
  /** The first of them, where they can be read again. */
  readonly begins: Uint8Array | undefined;
  /** Where its bytes can be read at any place: of a file that is in no other. */
  readonly source?: Source;
  /** Its format's name, where that is known without looking. */
  readonly format?: string;
  /** It grows while it is read: what comes is wanted at once. */
  readonly live?: Live;
  /** How many bytes may come out of it where it is compressed. */
  readonly budget: Budget;
  chunks(): AsyncIterable<Uint8Array>;
}

/** Pieces large enough that few blocks are cut by them. */
const PIECE = 1 << 20;

/** Opens a file of the system's. Throws CliError when it cannot be read. */
export async function openFile(path: string): Promise<Bytes> {
  if (path === "-") return streamed(path, () => process.stdin);
  const open = (highWaterMark = PIECE) => createReadStream(path, { highWaterMark });
  try {
    const stats = await stat(path);
    if (stats.isDirectory()) throw errorOf(path, "this is a folder, not a file");
    await access(path, constants.R_OK);
    // A pipe gives its bytes once, and tells no size.
    if (!stats.isFile()) return streamed(path, open);
    const { size } = stats;
    const source = new FileSource(path, size);
    const begins = await source.read(0, MAGIC_LENGTH);
    const budget = new Budget(size);
    // No more memory than a small file needs, but for what tells its end.
    const chunks = () => readChunks(path, open(Math.min(PIECE, size + 1)));
    return { path, file: path, size, begins, source, budget, chunks };
  } catch (error) {
    throw readError(path, error);
  }
}

/** What comes once, from its beginning to its end. */
export function streamed(path: string, open: () => AsyncIterable<Uint8Array | string>): Bytes {
  const budget = new Budget();
  return { path, file: path, size: undefined, begins: undefined, budget, chunks };

  async function* chunks(): AsyncGenerator<Uint8Array, void> {
    const { first, all } = await peeked(readChunks(path, open()), MAGIC_LENGTH);
    const title = archiveTitle(Uint8Array.from(first));
    if (title !== undefined && !ownFormats().some((format) => placesOf(format) !== undefined))
      throw errorOf(
        path,
        `this is a ${title}, whose files are read at their places: name it as a file`,
      );
    for await (const chunk of all()) {
      budget.allow(chunk.length);
      yield chunk;
    }
  }
}

async function* readChunks(
  path: string,
  stream: AsyncIterable<Uint8Array | string>,
): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const chunk of stream) yield chunk as unknown as Uint8Array;
  } catch (error) {
    throw readError(path, error);
  }
}
