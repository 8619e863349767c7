import { Reader } from "../../runtime/bytes/reader.ts";
import { resetWriter, takeWritten, Writer, written } from "../../runtime/bytes/writer.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { packBaseline, SPAWNBASELINE, SPAWNBASELINE2 } from "./baseline.ts";
import { copy, fault, peek, put, take } from "./bytes.ts";
import { firstClientdata, packClientdata } from "./clientdata.ts";
import { copiedLength, serverinfoLength, stringsLength, updateLength } from "./copied.ts";
import { Entities, type Entity, MOST_ENTITIES } from "./entities.ts";
import { packFrame } from "./frame.ts";
import { AS_IT_WAS, Unpacker } from "./unpack.ts";
import { readUpdate } from "./update.ts";

/** Dzip packs no larger block, with its header but for the length, and makes none of what is larger. */
const MOST_BLOCK = 1 << 16;
/** Nor does it read more bytes at once as they were. */
const MOST_COPIED = (1 << 17) - 5;
/** A block's length, and the camera. */
const HEADER = 16;

const [SOUND, TIME, LONG_TIME, SERVERINFO, CLIENTDATA] = [6, 7, 35, 11, 15];
/** Nehahra's own, and what it is in an archive. */
const [SHOWLMP, PACKED_SHOWLMP] = [35, 38];
const UPDATE = 0x80;

/** The states that both sides have after the same messages. */
class Packer {
  readonly #entities = new Entities();
  #camera = [0, 0, 0];
  #clientdata = firstClientdata();
  #time = 0;
  #is666 = false;
  #lastBaseline = 0;
  /** The frame of the block, from its first update to the next other message. */
  #frame: Map<number, Entity> | undefined;
  /** The frame's last entity. */
  #last = 0;
  /** It is over: what else is updated is copied. */
  #isFrameOver = false;

  /** Packs a block, without its length. Throws DecodeError where it cannot be, after which nothing more can be. */
  block(r: Reader, w: Writer): void {
    const camera = [take(r, 4), take(r, 4), take(r, 4)];
    const changed = [0, 1, 2].filter((i) => camera[i] !== this.#camera[i]);
    put(
      w,
      1,
      changed.reduce((bits, i) => bits | (1 << i), 0),
    );
    for (const i of changed) put(w, 4, camera[i]! - this.#camera[i]!);
    this.#camera = camera;
    this.#isFrameOver = false;
    while (r.offset < r.end) this.#message(r, w);
    this.#endFrame(w);
    put(w, 1, 0);
    this.#entities.endBlock();
  }

  #endFrame(w: Writer): void {
    if (this.#frame === undefined) return;
    packFrame(w, this.#frame, this.#entities, this.#is666);
    this.#frame = undefined;
    this.#last = 0;
    this.#isFrameOver = true;
  }

  #message(r: Reader, w: Writer): void {
    const id = peek(r);
    if (id >= UPDATE) return this.#update(r, w);
    this.#endFrame(w);
    if (id === SOUND) this.#sound(r, w);
    else if (id === TIME) this.#addTime(r, w);
    else if (id === CLIENTDATA) this.#clientdata = packClientdata(r, w, this.#clientdata);
    else if (id === SERVERINFO) this.#serverinfo(r, w);
    else if (id === SPAWNBASELINE || id === SPAWNBASELINE2) this.#baseline(r, w);
    else if (id === SHOWLMP) {
      const length = stringsLength(r, 1, 2) + 2;
      take(r, 1);
      put(w, 1, PACKED_SHOWLMP);
      copy(r, w, length - 1);
    } else {
      const length = copiedLength(r, id);
      if (length === undefined) throw fault(r, `Dzip does not know message ${id}`);
      copy(r, w, length);
    }
  }

  /** Updates ascend: one that does not, and what follows it, is not of the frame. */
  #update(r: Reader, w: Writer): void {
    if (this.#isFrameOver) return copy(r, w, updateLength(r, this.#is666));
    const at = r.offset;
    const [entity, state] = readUpdate(r, this.#is666, (one) => this.#entities.baseline(one));
    if (entity > this.#last) {
      this.#frame ??= new Map();
      this.#frame.set(entity, state);
      this.#last = entity;
      return;
    }
    this.#endFrame(w);
    this.#isFrameOver = true;
    r.offset = at;
    copy(r, w, updateLength(r, this.#is666));
  }

  #addTime(r: Reader, w: Writer): void {
    take(r, 1);
    const time = take(r, 4);
    const difference = (time - this.#time) | 0;
    this.#time = time;
    const isLong = difference >>> 16 !== 0;
    put(w, 1, isLong ? LONG_TIME : TIME);
    put(w, isLong ? 4 : 2, difference);
  }

  #serverinfo(r: Reader, w: Writer): void {
    const length = serverinfoLength(r);
    const protocol = r.view.getInt32(r.offset + 1, true);
    if (protocol !== 15 && protocol !== 666) throw fault(r, `Dzip has no protocol ${protocol}`);
    this.#is666 = protocol === 666;
    this.#lastBaseline = 0;
    copy(r, w, length);
  }

  #baseline(r: Reader, w: Writer): void {
    const at = w.offset;
    const [entity, state] = packBaseline(r, w, this.#lastBaseline);
    if (w.bytes[at] === SPAWNBASELINE) this.#lastBaseline = entity;
    this.#entities.setBaseline(entity, state);
  }

  #sound(r: Reader, w: Writer): void {
    take(r, 1);
    const flags = take(r, 1);
    if (flags > 31) throw fault(r, "Dzip has no such flags of a sound");
    const isLarge = (flags & 24) !== 0;
    put(w, 1, isLarge ? 0x60 | (flags ^ 24) : 0x38 | flags);
    copy(r, w, (flags & 1) + ((flags >> 1) & 1));
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
    for (const origin of [origin1, origin2, origin3]) put(w, 2, take(r, 2) - origin);
  }
}

/**
 * What an archive has of a recording, before it is deflated. From the first block on that does not come back as it
 * was, all is as it was: so Dzip does with what it does not know.
 *
 * @returns nothing where it does not begin like a recording
 */
export function* packRecording(recording: Uint8Array): Generator<Uint8Array, void> {
  const [packer, unpacker] = [new Packer(), new Unpacker(3)];
  const [w, again] = [new Writer(MOST_BLOCK), new Writer(MOST_BLOCK)];
  let at = packableTrack(recording)!;
  yield recording.subarray(0, at);
  const view = new DataView(recording.buffer, recording.byteOffset, recording.length);
  while (at + HEADER <= recording.length) {
    const end = at + HEADER + view.getInt32(at, true);
    if (end < at + HEADER || end > recording.length || end - at - 4 > MOST_BLOCK) break;
    resetWriter(w);
    resetWriter(again);
    if (!isPacked(packer, recording.subarray(at + 4, end), w)) break;
    if (!comesBack(unpacker, written(w), again, recording.subarray(at, end))) break;
    yield takeWritten(w);
    at = end;
  }
  for (; at < recording.length; at += MOST_COPIED) {
    const rest = recording.subarray(at, at + MOST_COPIED);
    const head = new Writer(8);
    put(head, 1, AS_IT_WAS);
    put(head, 4, rest.length);
    yield takeWritten(head);
    yield rest;
  }
}

function isPacked(packer: Packer, block: Uint8Array, w: Writer): boolean {
  try {
    packer.block(new Reader(block), w);
    return w.offset <= MOST_BLOCK;
  } catch (error) {
    if (error instanceof DecodeError) return false;
    throw error;
  }
}

function comesBack(
  unpacker: Unpacker,
  packed: Uint8Array,
  again: Writer,
  block: Uint8Array,
): boolean {
  try {
    unpacker.block(new Reader(packed), again);
  } catch (error) {
    if (error instanceof DecodeError) return false;
    throw error;
  }
  const bytes = written(again);
  return bytes.length === block.length && bytes.every((byte, i) => byte === block[i]);
}

/** The longest CD track, without its line feed, and the smallest recording that Dzip takes for one. */
const MOST_TRACK = 11;
const LEAST = 14;

/** How many bytes a recording has before its blocks; nothing where Dzip takes it for none. */
export function packableTrack(recording: Uint8Array): number | undefined {
  if (recording.length < LEAST) return undefined;
  const end = recording.subarray(0, MOST_TRACK + 1).indexOf(10);
  const isNumber = recording
    .subarray(0, end)
    .every((byte) => byte === 45 || (byte >= 48 && byte <= 57));
  return end >= 0 && isNumber ? end + 1 : undefined;
}
