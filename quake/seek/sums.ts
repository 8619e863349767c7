import { checksumBy } from "../../runtime/bytes/checksums/checksum.ts";
import { CHECKSUMS } from "../../runtime/table/algorithms.ts";

/** This many bytes have a checksum of their own: what is read from a keyframe on is tried without reading all. */
export const PIECE = 1 << 16;

const sumOf = checksumBy(CHECKSUMS["crc-32"]!);

/** CRC-32s of a file's pieces, as its bytes come. */
export class Sums {
  readonly #sums: number[] = [];
  readonly #piece = new Uint8Array(PIECE);
  #filled = 0;

  push(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length;) {
      const taken = Math.min(PIECE - this.#filled, chunk.length - at);
      if (taken === PIECE) this.#sums.push(sumOf(chunk, at, at + PIECE));
      else this.#gather(chunk.subarray(at, at + taken));
      at += taken;
    }
  }

  #gather(bytes: Uint8Array): void {
    this.#piece.set(bytes, this.#filled);
    this.#filled += bytes.length;
    if (this.#filled === PIECE) this.#close();
  }

  #close(): void {
    this.#sums.push(sumOf(this.#piece, 0, this.#filled));
    this.#filled = 0;
  }

  /** Those of the whole file: no more bytes come. */
  end(): readonly number[] {
    if (this.#filled > 0) this.#close();
    return this.#sums;
  }
}

/** The first byte of the first piece of `[from, to)` that has another checksum; nothing where all have theirs. */
export function firstOther(
  bytes: Uint8Array,
  sums: readonly number[],
  from: number,
  to: number,
): number | undefined {
  for (let at = from - (from % PIECE); at < Math.min(to, bytes.length); at += PIECE)
    if (sumOf(bytes, at, Math.min(at + PIECE, bytes.length)) !== sums[at / PIECE]) return at;
  return undefined;
}
