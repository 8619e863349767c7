/** This many blocks have room in one piece of an array. */
const PIECE = 1 << 16;

/** What is known of a block without reading it. */
export const UNDERSTOOD = 0;
/** Something in it was not understood. */
export const WRONG = 1;
/** An earlier message announced a protocol that is not described. */
export const PASSED_OVER = 2;

/** Where blocks are, and in which version each is: eleven bytes a block. */
export class BlockIndex {
  readonly #offsets: Float64Array[] = [];
  readonly #versions: Uint16Array[] = [];
  readonly #flags: Uint8Array[] = [];
  /** How many blocks are known. */
  length = 0;
  /** Where the next one begins. */
  end = 0;

  /** @param start where the first block begins */
  constructor(start: number) {
    this.end = start;
  }

  /** @param version of the first message, an index into the protocol's versions */
  push(length: number, version: number, flag: number): void {
    const [piece, at] = [Math.floor(this.length / PIECE), this.length % PIECE];
    if (at === 0) {
      this.#offsets.push(new Float64Array(PIECE));
      this.#versions.push(new Uint16Array(PIECE));
      this.#flags.push(new Uint8Array(PIECE));
    }
    this.#offsets[piece]![at] = this.end;
    this.#versions[piece]![at] = version;
    this.#flags[piece]![at] = flag;
    this.length++;
    this.end += length;
  }

  /** Where a block begins; that after the last is where it ends. */
  offset(block: number): number {
    if (block >= this.length) return this.end;
    return this.#offsets[Math.floor(block / PIECE)]![block % PIECE]!;
  }

  version(block: number): number {
    return this.#versions[Math.floor(block / PIECE)]![block % PIECE]!;
  }

  flag(block: number): number {
    return this.#flags[Math.floor(block / PIECE)]![block % PIECE]!;
  }

  setFlag(block: number, flag: number): void {
    this.#flags[Math.floor(block / PIECE)]![block % PIECE] = flag;
  }

  /** The block at a byte; nothing before the first one and after the last. */
  at(offset: number): number | undefined {
    if (offset >= this.end || this.length === 0 || offset < this.offset(0)) return undefined;
    let [low, high] = [0, this.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.offset(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** A block has become longer: all after it are so much further back. */
  lengthen(block: number, by: number): void {
    if (by === 0) return;
    for (let piece = Math.floor((block + 1) / PIECE); piece < this.#offsets.length; piece++) {
      const offsets = this.#offsets[piece]!;
      const first = piece === Math.floor((block + 1) / PIECE) ? (block + 1) % PIECE : 0;
      for (let at = first; at < PIECE; at++) offsets[at]! += by;
    }
    this.end += by;
  }
}
