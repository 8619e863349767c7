import { Reader } from "../../runtime/bytes/reader.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import type { AnyContainer } from "../../recording/index.ts";

/** No more offsets are kept: of larger recordings, that of every second block, or fourth, and so on. */
const MOST = 1 << 15;

/** Where a recording's blocks begin, in bytes: of every that many blocks one. */
export interface BlockOffsets {
  readonly count: number;
  readonly every: number;
  readonly offsets: readonly number[];
}

/** Gathers offsets as blocks come. */
export class OffsetsOfBlocks {
  #every = 1;
  #count = 0;
  #offsets: number[] = [];

  see({ offset }: { readonly offset: number }): void {
    if (this.#count++ % this.#every === 0) this.#offsets.push(offset);
    if (this.#offsets.length <= MOST) return;
    this.#every *= 2;
    this.#offsets = this.#offsets.filter((_, i) => i % 2 === 0);
  }

  get now(): BlockOffsets {
    return { count: this.#count, every: this.#every, offsets: this.#offsets };
  }
}

/**
 * Where a block begins: those between it and the last one that is known are passed over.
 *
 * @returns undefined where there is no such block
 * @throws DecodeError where the bytes are not the recording's
 */
export function offsetOfBlock(
  { count, every, offsets }: BlockOffsets,
  container: AnyContainer,
  bytes: Uint8Array,
  block: number,
): number | undefined {
  if (!Number.isInteger(block) || block < 0 || block >= count) return undefined;
  const known = offsets[Math.floor(block / every)]!;
  if (known >= bytes.length)
    throw new DecodeError("the recording is shorter", { path: [], offset: known });
  const r = new Reader(bytes, known);
  for (let passed = block % every; passed > 0; passed--) container.skipBlock(r);
  return r.offset;
}
