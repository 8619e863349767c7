import { Presets, SingleBar } from "cli-progress";
import type { Bytes } from "./bytes.ts";
import { shown } from "../terminal/outside.ts";

/** Files that are read at once need no bar. */
const WORTH_A_BAR = 16 << 20;

/** Runs work on a file's bytes, with a bar on stderr when that is a terminal and the file is long. */
export async function withProgress<T>(
  input: Bytes,
  work: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  if (process.stderr.isTTY !== true || input.size === undefined || input.size < WORTH_A_BAR)
    return work(input.chunks());
  const bar = new SingleBar(
    {
      format: "{bar} {percentage} % of {file}",
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  bar.start(input.size, 0, { file: shown(input.path) });
  try {
    return await work(counted(input.chunks(), (count) => bar.increment(count)));
  } finally {
    bar.stop();
  }
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of chunks) {
    yield chunk;
    count(chunk.length);
  }
}
