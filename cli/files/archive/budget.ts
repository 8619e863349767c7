import { ArchiveError } from "./member.ts";

/** So many bytes may come out of anything. */
const FREE = 1 << 28;
/** And so many for each byte that it takes: recordings come to a tenth, what is made to come to a thousandth is none. */
const PER_BYTE = 100;

/**
 * How many bytes may be unpacked of what takes few: 256 MB, and a hundred times its size. All that is read of one
 * archive in one call counts, so that a thousand members that share their bytes cost no more than one.
 */
export class Budget {
  #left: number;

  constructor(size = 0, free = FREE) {
    this.#left = free + PER_BYTE * size;
  }

  /** More of the packed bytes are there. */
  allow(bytes: number): void {
    this.#left += PER_BYTE * bytes;
  }

  /** Throws ArchiveError where there are more than may be. */
  take(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0)
      throw new ArchiveError(
        `more than ${PER_BYTE} times its size came out of it, and more than 256 MB: no recording is like that. If you trust it, unpack it first`,
      );
  }
}
