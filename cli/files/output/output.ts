import { once } from "node:events";
import { visible } from "../../terminal/outside.ts";
import { put } from "../../terminal/say.ts";
import { OutputFile } from "./output-file.ts";
import type { OutputPath } from "./place.ts";

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Writes to a file, or to stdout where there is no place for one. The file is written beside its place and put there
 * when it is whole: when something fails, an older one stays as it was.
 *
 * @param place as `placeFor` gives it
 * @param unfinished beside which place it is written, where not beside its own
 * @returns how many bytes were written
 * @throws CliError when it cannot be written; what the pieces throw
 */
export async function writeOutput(
  place: OutputPath | undefined,
  pieces: Pieces,
  unfinished = place,
): Promise<number> {
  if (place === undefined) return writeStdout(pieces);
  const file = new OutputFile(unfinished ?? place);
  let count = 0;
  try {
    for await (const piece of pieces) {
      await file.write(piece);
      count += piece.length;
    }
    await file.finish(place);
  } catch (error) {
    await file.discard();
    throw error;
  }
  return count;
}

async function writeStdout(pieces: Pieces): Promise<number> {
  let count = 0;
  for await (const piece of pieces) {
    // Whoever made the piece uses its bytes again.
    const own = piece.slice();
    if (!put(process.stdout.isTTY === true ? visible(own) : own))
      await once(process.stdout, "drain");
    count += piece.length;
  }
  return count;
}

/** A text as the pieces of a file. */
export async function* textPieces(text: string): AsyncGenerator<Uint8Array, void> {
  yield new TextEncoder().encode(text);
}
