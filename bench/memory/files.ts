import { createWriteStream, type WriteStream } from "node:fs";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type AnyContainer, currentCodec, readRecording } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { Writer, writeBytes, written } from "../../runtime/bytes/writer.ts";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { qwd } from "../../generated/qwd.ts";

/** A family of recordings, and what its large ones are made of. */
export interface Family {
  readonly container: AnyContainer;
  readonly header: string;
  /** A recording of a game. */
  readonly fixture: string;
  /** A block with messages. */
  block(messages: Uint8Array): object;
  /** Where the size of a block's messages is, from the block's first byte. */
  readonly sizeAt: number;
}

export const FAMILIES: readonly Family[] = [
  {
    container: dem,
    header: "-1\n",
    fixture: "dp_server_p15.dem",
    block: (messages) => ({ type: "block", angles: [0, 90, 0], messages }),
    sizeAt: 0,
  },
  {
    container: qwd,
    header: "",
    fixture: "ezquake_client_p28.qwd",
    block: (messages) => ({
      type: "block",
      time: 1,
      code: 1,
      sequence: 1,
      reliable: 0,
      acknowledged: 1,
      reliableacknowledged: 0,
      messages,
    }),
    sizeAt: 5,
  },
  {
    container: dm2,
    header: "",
    fixture: "yq2_client.dm2",
    block: (messages) => ({ type: "block", messages }),
    sizeAt: 0,
  },
];

/** What is large in a recording. */
export const SHAPES = ["one block", "tail", "many blocks", "ordinary"] as const;
export type Shape = (typeof SHAPES)[number];

/** What was written. */
export interface MadeFile {
  readonly bytes: number;
  readonly blocks: number;
  /** Bytes of the largest block, or of what a size says to be one. */
  readonly largest: number;
}

const MEGABYTE = 1_000_000;

/** As much is written at once. */
const PIECE = 1 << 22;

/**
 * Writes a large recording.
 *
 * @param scale 1 for a block of 300 MB, a tail of 300 MB, ten million blocks, 500 MB
 */
export async function makeFile(
  path: string,
  family: Family,
  shape: Shape,
  scale: number,
): Promise<MadeFile> {
  const file = new CountedFile(path);
  await file.write(new TextEncoder().encode(family.header));
  const blocks = await SHAPE_MAKERS[shape](file, family, scale);
  return { ...blocks, bytes: await file.end() };
}

type Made = Omit<MadeFile, "bytes">;

const SHAPE_MAKERS: Readonly<
  Record<Shape, (file: CountedFile, family: Family, scale: number) => Promise<Made>>
> = {
  async "one block"(file, family, scale) {
    const unit = encoded(family, messagesOf(family));
    const count = Math.floor((300 * MEGABYTE * scale) / unit.length);
    const size = count * unit.length;
    await file.write(frame(family, size));
    await file.repeat(unit, count);
    return { blocks: 1, largest: size };
  },
  async tail(file, family, scale) {
    const size = 300 * MEGABYTE * scale;
    await file.write(blockOf(family, encoded(family, messagesOf(family))));
    // A size that is damaged: the block may be whole until the file ends.
    await file.write(frame(family, 0x7fffff00));
    await file.repeat(new Uint8Array(1000).fill(0x5a), Math.floor(size / 1000));
    return { blocks: 1, largest: size };
  },
  async "many blocks"(file, family, scale) {
    const blocks = Math.floor(10_000_000 * scale);
    const block = blockOf(family, encoded(family, [{ type: "nop" }]));
    await file.repeat(block, blocks);
    return { blocks, largest: block.length };
  },
  async ordinary(file, { container, header, fixture }, scale) {
    const path = fileURLToPath(new URL(`../../fixtures/${fixture}`, import.meta.url));
    const bytes = readFileSync(path);
    let [own, largest] = [0, 0];
    let last = header.length;
    for (const part of readRecording(container, bytes)) {
      // The block that ends a recording of Quake II would end all of it.
      if (part.kind !== "block" || part.protocol === undefined) continue;
      own++;
      largest = Math.max(largest, part.length);
      last = part.offset + part.length;
    }
    const game = bytes.subarray(header.length, last);
    const count = Math.floor((500 * MEGABYTE * scale) / game.length);
    await file.repeat(game, count);
    return { blocks: own * count, largest };
  },
};

/** Short messages of several sorts, such as every server sends. */
function messagesOf({ container }: Family): readonly AnyMessage[] {
  const level = container === dem ? {} : { level: 2 };
  const print = { type: "print", ...level, text: "You got the shells\n" };
  const stufftext = { type: "stufftext", text: "bf\n" };
  const stats = { type: "updatestat", index: 3, value: 25 };
  const flash = { type: "muzzleflash", entity: 1, weapon: 0 };
  const frags = { type: "updatefrags", player: 1, frags: 7 };
  return container === dm2
    ? [print, flash, stufftext]
    : [stats, frags, print, { type: "nop" }, stats, frags, stufftext];
}

function encoded({ container }: Family, messages: readonly AnyMessage[]): Uint8Array {
  const codec = currentCodec<AnyMessage>(container.codecs);
  const w = new Writer();
  for (const message of messages) codec.encode(w, message);
  return written(w).slice();
}

function blockOf({ container, block }: Family, messages: Uint8Array): Uint8Array {
  const w = new Writer();
  container.encodeBlock(w, block(messages));
  return written(w).slice();
}

/** What precedes that many bytes of messages. */
function frame(family: Family, size: number): Uint8Array {
  const bytes = blockOf(family, new Uint8Array(0));
  const view = new DataView(bytes.buffer);
  const { sizeAt } = family;
  // What a size counts beside the messages, it counts for none of them, too.
  view.setInt32(sizeAt, view.getInt32(sizeAt, true) + size, true);
  return bytes;
}

/** A file that is written in large pieces. */
class CountedFile {
  readonly #stream: WriteStream;
  readonly #w = new Writer(PIECE);
  #count = 0;

  constructor(path: string) {
    this.#stream = createWriteStream(path);
  }

  async write(bytes: Uint8Array): Promise<void> {
    writeBytes(this.#w, bytes);
    this.#count += bytes.length;
    if (this.#w.offset >= PIECE) await this.#flush();
  }

  async repeat(bytes: Uint8Array, count: number): Promise<void> {
    for (let i = 0; i < count; i++) await this.write(bytes);
  }

  async #flush(): Promise<void> {
    const bytes = written(this.#w).slice();
    this.#w.offset = 0;
    if (!this.#stream.write(bytes)) await once(this.#stream, "drain");
  }

  /** How many bytes were written. */
  async end(): Promise<number> {
    await this.#flush();
    this.#stream.end();
    await once(this.#stream, "close");
    return this.#count;
  }
}
