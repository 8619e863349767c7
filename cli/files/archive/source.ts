import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";

/** Bytes that can be read at any place. */
export interface Source {
  readonly size: number;
  /** As many bytes from there on as there are, at most `length`. */
  read(at: number, length: number): Promise<Uint8Array>;
  /** The bytes from one place to another, which is not included. */
  chunks(from: number, to: number): AsyncIterable<Uint8Array>;
}

/** This many bytes are read at once where a directory is read entry by entry. */
const WINDOW = 1 << 16;

/** A file: nothing of it stays open between two calls. They throw what the system says. */
export class FileSource implements Source {
  readonly size: number;
  readonly #path: string;
  #window: Uint8Array = new Uint8Array(0);
  #windowAt = 0;

  constructor(path: string, size: number) {
    this.#path = path;
    this.size = size;
  }

  async read(at: number, length: number): Promise<Uint8Array> {
    const count = Math.max(0, Math.min(length, this.size - at));
    const from = at - this.#windowAt;
    if (from >= 0 && from + count <= this.#window.length)
      return this.#window.subarray(from, from + count);
    this.#window = await readAt(this.#path, at, Math.min(Math.max(count, WINDOW), this.size - at));
    this.#windowAt = at;
    return this.#window.subarray(0, count);
  }

  async *chunks(from: number, to: number): AsyncGenerator<Uint8Array, void> {
    if (from >= to) return;
    const stream = createReadStream(this.#path, {
      start: from,
      end: to - 1,
      highWaterMark: 1 << 20,
    });
    for await (const chunk of stream) yield chunk as Uint8Array;
  }
}

async function readAt(path: string, at: number, length: number): Promise<Uint8Array> {
  if (length <= 0) return new Uint8Array(0);
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle?.close();
  }
}

/** Bytes in memory. */
export class BytesSource implements Source {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get size(): number {
    return this.#bytes.length;
  }

  async read(at: number, length: number): Promise<Uint8Array> {
    return this.#bytes.subarray(at, at + length);
  }

  async *chunks(from: number, to: number): AsyncGenerator<Uint8Array, void> {
    if (from < to) yield this.#bytes.subarray(from, to);
  }
}
