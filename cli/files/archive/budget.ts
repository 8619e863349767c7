import { ArchiveError } from "./member.ts";

/** This many bytes may come out of anything. */
const FREE = 1 << 22;
/** And that many for each byte that it takes: recordings come to a seventeenth, and are read twice at most. */
const PACKED = 64;
/** What is stored is read as often as commands look at a file, and not once for each name that it has. */
const STORED = 4;

/**
 * How many bytes may be read of what takes few: 4 MB, and 64 times its size. All that is read of one archive in one call
 * counts, so that the work is bounded by what the archive has: a thousand members that share their bytes cost no more
 * than one.
 */
export class Budget {
  readonly #perByte: number;
  #left: number;

  constructor(size = 0, free = FREE, perByte = PACKED) {
    this.#perByte = perByte;
    this.#left = free + perByte * size;
  }

  /** That of an archive whose files are stored as they are. */
  static stored(size: number, free?: number): Budget {
    return new Budget(size, free, STORED);
  }

  /** More of the packed bytes are there. */
  allow(bytes: number): void {
    this.#left += this.#perByte * bytes;
  }

  /** Throws ArchiveError where there are more than may be. */
  take(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0)
      throw new ArchiveError(
        `more than ${this.#perByte} times its size was read of it, and more than 4 MB: no recording is like that. If you trust it, unpack it first`,
      );
  }
}
