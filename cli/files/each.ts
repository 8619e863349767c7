import { printError } from "../errors/print-error.ts";
import type { Bytes } from "./bytes.ts";
import { CliError } from "../errors/cli-error.ts";
import { openEach, type OpenOptions } from "./open.ts";

/**
 * Works on each file, and on each recording and capture in an archive. One that cannot be read is reported, and does not
 * keep the others from being read; a wrong call does.
 *
 * @returns whether all could be read
 */
export async function eachFile(
  paths: readonly string[],
  work: (bytes: Bytes) => Promise<void>,
  options?: OpenOptions,
): Promise<boolean> {
  const pieces = eachPiece(paths, (bytes) => nothing(work(bytes)), options);
  for (;;) {
    const { done, value } = await pieces.next();
    if (done === true) return value;
  }
}

/**
 * As `eachFile`, where each file gives something.
 *
 * @returns whether all could be read
 */
export async function* eachPiece<T>(
  paths: readonly string[],
  work: (bytes: Bytes) => AsyncIterable<T>,
  options?: OpenOptions,
): AsyncGenerator<T, boolean> {
  let isAll = true;
  const tried = async function* <P>(pieces: AsyncIterable<P>): AsyncGenerator<P, void> {
    try {
      yield* pieces;
    } catch (error) {
      if (!(error instanceof CliError) || error.exitCode === 2) throw error;
      printError(error);
      isAll = false;
    }
  };
  for (const path of paths)
    for await (const bytes of tried(openEach(path, options))) yield* tried(work(bytes));
  return isAll;
}

/** No pieces, when the work is done. */
function nothing(work: Promise<void>): AsyncIterable<never> {
  const next = async (): Promise<IteratorResult<never, undefined>> => {
    await work;
    return { done: true, value: undefined };
  };
  return { [Symbol.asyncIterator]: () => ({ next }) };
}
