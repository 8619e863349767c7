import {
  type Message,
  decodeMessage,
  encodeMessage,
  newScratch,
  skipMessages,
  visitMessage,
} from "../generated/netquake.ts";
import { Reader } from "../runtime/reader.ts";
import { Writer, written } from "../runtime/writer.ts";
import { type Block, blocksOf } from "./container.ts";
import type { RecordingFile } from "./files.ts";
import { type Effort, type Row, measure } from "./measure.ts";

/*
 * Whole recordings: all messages of all blocks, as they come, through the public functions of the codec.
 * Megabytes a second are of this machine. They tell what to expect, and are not compared with anything.
 */

export interface RecordingResult {
  readonly file: string;
  /** Bytes of the blocks that are read here. */
  readonly bytes: number;
  /** Bytes of the blocks with a message that the codec does not know, which are left out. */
  readonly leftOut: number;
  readonly messages: number;
  /** Megabytes a second. */
  readonly decode: number;
  readonly visit: number;
  readonly skip: number;
  readonly encode: number;
}

/** Decoded messages are kept until this many others were. */
const RING = 64;

export function benchRecording(file: RecordingFile, effort: Effort): RecordingResult {
  const all = blocksOf(file.bytes);
  const blocks = all.filter((block) => isKnown(file.bytes, block));
  const bytes = size(blocks);
  const messages = decodeAll(file.bytes, blocks);
  checkIdentical(file, blocks, messages);

  const ring = Array.from({ length: RING });
  const row = (work: () => void): Row => ({ run: () => (work(), bytes) });
  const rows = {
    decode: row(() => decode(file.bytes, blocks, ring)),
    visit: row(() => visit(file.bytes, blocks)),
    skip: row(() => skip(file.bytes, blocks)),
    encode: row(() => encode(messages)),
  };
  const measured = measure(Object.values(rows), effort);
  const speed = (name: keyof typeof rows) => 1000 / measured.get(rows[name])!.ns;
  return {
    file: file.name,
    bytes,
    leftOut: size(all) - bytes,
    messages: messages.length,
    decode: speed("decode"),
    visit: speed("visit"),
    skip: speed("skip"),
    encode: speed("encode"),
  };
}

function size(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { start, end }) => sum + end - start, 0);
}

function isKnown(bytes: Uint8Array, block: Block): boolean {
  try {
    decodeAll(bytes, [block]);
    return true;
  } catch {
    return false;
  }
}

function decodeAll(bytes: Uint8Array, blocks: readonly Block[]): Message[] {
  const r = new Reader(bytes);
  const messages: Message[] = [];
  for (const block of blocks) {
    enter(r, block);
    while (r.offset < r.end) messages.push(decodeMessage(r));
  }
  return messages;
}

function checkIdentical(
  file: RecordingFile,
  blocks: readonly Block[],
  messages: readonly Message[],
): void {
  const expected = Buffer.concat(blocks.map(({ start, end }) => file.bytes.subarray(start, end)));
  if (Buffer.compare(expected, encode(messages)) !== 0)
    throw new Error(`${file.name} is not encoded as it was`);
}

function enter(r: Reader, block: Block): void {
  r.offset = block.start;
  r.end = block.end;
}

function decode(bytes: Uint8Array, blocks: readonly Block[], ring: unknown[]): void {
  const r = new Reader(bytes);
  let count = 0;
  for (const block of blocks) {
    enter(r, block);
    while (r.offset < r.end) ring[count++ & (RING - 1)] = decodeMessage(r);
  }
}

/** What somebody wants who follows the player: where everything is, and when. */
const handlers = {
  time: (m: { time: number }): void => {
    seen.time += m.time;
  },
  clientdata: (m: { health: number }): void => {
    seen.health += m.health;
  },
  updateentity: (m: { entity: number; origin1?: number | undefined }): void => {
    seen.origins += m.origin1 ?? m.entity;
  },
};

const scratch = newScratch();

/** Fractions, so that their sums never change how V8 stores them. */
const seen = { time: 0.5, health: 0.5, origins: 0.5 };

function visit(bytes: Uint8Array, blocks: readonly Block[]): void {
  const r = new Reader(bytes);
  for (const block of blocks) {
    enter(r, block);
    while (r.offset < r.end) visitMessage(r, handlers, scratch);
  }
}

function skip(bytes: Uint8Array, blocks: readonly Block[]): number {
  const r = new Reader(bytes);
  let sum = 0;
  for (const block of blocks) {
    enter(r, block);
    skipMessages(r);
    sum += r.offset;
  }
  return sum;
}

const writer = new Writer();

function encode(messages: readonly Message[]): Uint8Array {
  writer.offset = 0;
  for (const message of messages) encodeMessage(writer, message);
  return written(writer);
}
