import { joined } from "../../runtime/bytes/text/joined.ts";
import { ensure, Reader } from "../../runtime/bytes/reader.ts";
import { takeWritten, Writer } from "../../runtime/bytes/writer.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { SPAWNBASELINE, SPAWNBASELINE2, unpackBaseline } from "./baseline.ts";
import { copy, fault, peek, put, take } from "./bytes.ts";
import { firstClientdata, unpackClientdata } from "./clientdata.ts";
import { copiedLength, serverinfoLength, stringsLength, updateLength } from "./copied.ts";
import { Entities, MOST_ENTITIES } from "./entities.ts";
import { CHANGE, readPart, writeFrame } from "./first.ts";
import { FRAME, unpackFrame } from "./frame.ts";

/** No block of a recording that Dzip packed has more bytes, packed or not. */
export const MOST_BLOCK = 1 << 17;
/** The CD track with its line feed has no more. */
const MOST_TRACK = 13;
/** A block's first byte where bytes follow as they were. */
export const AS_IT_WAS = 0xff;

/** Ids of what is predicted, beside those of frames and clientdata. */
const [SOUND, TIME, LONG_TIME, SERVERINFO, SHOWLMP] = [6, 7, 35, 11, 38];
const MOST_ID = 44;

/**
 * Makes a recording of what an archive has of it, block by block. It keeps no more than the entities: reading stops
 * where whoever asks stops.
 */
export class Unpacker {
  readonly #isFirst: boolean;
  readonly #entities = new Entities();
  readonly #camera = [0, 0, 0];
  #clientdata = firstClientdata();
  #time = 0;
  #is666 = false;
  #lastBaseline = 0;

  /** @param major the archive's version */
  constructor(major: number) {
    this.#isFirst = major === 1;
  }

  /** Reads a block, and writes it as a recording has it. Throws DecodeError. */
  block(r: Reader, w: Writer): void {
    const bits = take(r, 1);
    for (let i = 0; i < 3; i++)
      if ((bits & (1 << i)) !== 0) this.#camera[i] = (this.#camera[i]! + take(r, 4)) | 0;
    const at = w.offset;
    put(w, 4, 0);
    for (const angle of this.#camera) put(w, 4, angle);
    const from = w.offset;
    while (peek(r) !== 0) {
      this.#message(r, w);
      if (w.offset - from > MOST_BLOCK) throw fault(r, "a block is larger than Dzip packs any");
    }
    take(r, 1);
    this.#entities.endBlock();
    w.view.setInt32(at, w.offset - from, true);
  }

  #message(r: Reader, w: Writer): void {
    const id = peek(r);
    if (this.#isFirst && (id & 0xf8) === CHANGE) return this.#firstFrame(r, w);
    if (!this.#isFirst && (id & 0xf8) === FRAME)
      return unpackFrame(r, w, this.#entities, this.#is666);
    if (id <= MOST_ID) return this.#small(r, w, id);
    if ((id & 0xf0) === (this.#isFirst ? 0xf0 : 0x40))
      this.#clientdata = unpackClientdata(r, w, this.#clientdata, this.#isFirst);
    else if ((id & 0xf8) === 0x38 || (id & 0xe0) === 0x60) this.#sound(r, w);
    else if (id >= CHANGE) copy(r, w, updateLength(r, this.#is666));
    else throw fault(r, `there is no message ${id}`);
  }

  #firstFrame(r: Reader, w: Writer): void {
    while ((peek(r) & 0xf8) === CHANGE) readPart(r, this.#entities);
    writeFrame(w, this.#entities);
  }

  #small(r: Reader, w: Writer, id: number): void {
    if (id === TIME || id === LONG_TIME) return this.#addTime(r, w);
    if (id === SOUND) return this.#sound(r, w);
    if (id === SERVERINFO) return this.#serverinfo(r, w);
    if (id === SPAWNBASELINE || id === SPAWNBASELINE2) return this.#baseline(r, w);
    if (id === SHOWLMP) {
      const length = stringsLength(r, 1, 2) + 2;
      take(r, 1);
      put(w, 1, LONG_TIME);
      return copy(r, w, length - 1);
    }
    const length = copiedLength(r, id);
    if (length === undefined) throw fault(r, `there is no message ${id}`);
    copy(r, w, length);
  }

  #addTime(r: Reader, w: Writer): void {
    const isLong = take(r, 1) === LONG_TIME || this.#isFirst;
    this.#time = (this.#time + (isLong ? take(r, 4) : take(r, 2) & 0xffff)) | 0;
    put(w, 1, TIME);
    put(w, 4, this.#time);
  }

  #serverinfo(r: Reader, w: Writer): void {
    ensure(r, r.offset, 5);
    this.#is666 = r.view.getInt32(r.offset + 1, true) === 666;
    this.#lastBaseline = 0;
    copy(r, w, serverinfoLength(r));
  }

  #baseline(r: Reader, w: Writer): void {
    const isSmall = peek(r) === SPAWNBASELINE;
    const [entity, state] = unpackBaseline(r, w, this.#lastBaseline);
    if (isSmall) this.#lastBaseline = entity;
    this.#entities.setBaseline(entity, state);
  }

  #sound(r: Reader, w: Writer): void {
    const id = take(r, 1);
    let flags = id & 7;
    if (id === SOUND) flags = take(r, 1);
    else if ((id & 0xf8) !== 0x38) flags |= ~id & 0x18;
    put(w, 1, SOUND);
    put(w, 1, flags);
    copy(r, w, (flags & 1) + ((flags >> 1) & 1));
    if (this.#isFirst) return copy(r, w, 9);
    let entity = take(r, 2) & 0xffff;
    if ((flags & 8) !== 0) {
      put(w, 2, entity);
      put(w, 1, take(r, 1));
    } else {
      put(w, 2, (entity & ~7) | ((2 - entity) & 7));
      entity >>= 3;
    }
    copy(r, w, (flags & 16) !== 0 ? 2 : 1);
    if (entity >= MOST_ENTITIES) return copy(r, w, 6);
    const { origin1, origin2, origin3 } = this.#entities.state(entity);
    for (const origin of [origin1, origin2, origin3]) put(w, 2, take(r, 2) + origin);
  }
}

/**
 * The recording of what an archive has of it, inflated, piece by piece.
 *
 * @param major the archive's version
 * @throws DecodeError where it is damaged, whose offset is one in the inflated bytes
 */
export async function* unpackRecording(
  chunks: AsyncIterable<Uint8Array>,
  major: number,
): AsyncGenerator<Uint8Array, void> {
  const stream = new Stream(new Unpacker(major));
  for await (const chunk of chunks) {
    stream.add(chunk);
    // Of a block that is cut nobody knows it: one is read where all that it may have is there.
    if (stream.size >= 2 * MOST_BLOCK) yield* stream.pieces(stream.size - MOST_BLOCK);
  }
  yield* stream.pieces(stream.size);
  stream.end();
}

/** Inflated bytes as they come, and what is made of them. */
class Stream {
  readonly #unpacker: Unpacker;
  readonly #w = new Writer(MOST_BLOCK);
  #rest: Uint8Array = new Uint8Array(0);
  #passed = 0;
  #isBegun = false;
  /** How many bytes follow as they were. */
  #left = 0;

  constructor(unpacker: Unpacker) {
    this.#unpacker = unpacker;
  }

  get size(): number {
    return this.#rest.length;
  }

  add(chunk: Uint8Array): void {
    this.#rest = joined([this.#rest, chunk]);
  }

  /** Reads blocks that begin in the first `most` bytes. Throws DecodeError. */
  *pieces(most: number): Generator<Uint8Array, void> {
    const [r, w] = [new Reader(this.#rest), this.#w];
    while (r.offset < most) {
      try {
        this.#part(r, w);
      } catch (error) {
        throw error instanceof DecodeError ? error.within([], this.#passed) : error;
      }
      if (w.offset < MOST_BLOCK) continue;
      yield takeWritten(w);
    }
    this.#passed += r.offset;
    this.#rest = this.#rest.subarray(r.offset);
    yield takeWritten(w);
  }

  /** The CD track, a block, or bytes as they were. */
  #part(r: Reader, w: Writer): void {
    if (!this.#isBegun) {
      copy(r, w, trackLength(r));
      this.#isBegun = true;
    } else if (this.#left > 0) {
      const count = Math.min(this.#left, r.end - r.offset);
      copy(r, w, count);
      this.#left -= count;
    } else if (peek(r) === AS_IT_WAS) {
      take(r, 1);
      this.#left = take(r, 4) >>> 0;
    } else this.#unpacker.block(r, w);
  }

  /** Throws DecodeError where bytes are missing. */
  end(): void {
    if (this.#left === 0) return;
    throw new DecodeError(`it ends ${this.#left} bytes too early`, {
      path: [],
      offset: this.#passed,
    });
  }
}

function trackLength(r: Reader): number {
  const end = r.bytes.subarray(0, Math.min(r.end, MOST_TRACK)).indexOf(10);
  if (end < 0) throw fault(r, "it does not begin with a CD track");
  return end + 1;
}
