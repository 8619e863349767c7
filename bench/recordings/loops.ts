import type { AnyMessage } from "../../runtime/codec.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import type { AnyCodec, Block } from "../blocks.ts";
import { recordingColumns } from "../../recording/index.ts";
import type { RecordingFile } from "../files.ts";
import { columnsOf, handlersOf } from "./handlers.ts";

/*
 * What is measured of whole recordings.
 */

/** Decoded messages are kept until this many others were. */
const RING = 64;

const ring = Array.from<unknown>({ length: RING });

function enter(r: Reader, block: Block): void {
  r.offset = block.start;
  r.end = block.end;
}

/** The messages of each block. */
export function decodeAll(bytes: Uint8Array, blocks: readonly Block[]): AnyMessage[][] {
  const r = new Reader(bytes);
  return blocks.map((block) => {
    const messages: AnyMessage[] = [];
    enter(r, block);
    while (r.offset < r.end) messages.push(block.codec.read(r));
    return messages;
  });
}

export function decode(bytes: Uint8Array, blocks: readonly Block[]): void {
  const r = new Reader(bytes);
  let count = 0;
  for (const block of blocks) {
    const { codec } = block;
    enter(r, block);
    while (r.offset < r.end) ring[count++ & (RING - 1)] = codec.read(r);
  }
}

/** What visits the messages of a codec. */
export interface Visitor {
  readonly handlers: object;
  readonly scratch: unknown;
}

export function visitorsOf(blocks: readonly Block[]): Map<AnyCodec, Visitor> {
  const codecs = new Set(blocks.map(({ codec }) => codec));
  return new Map(
    [...codecs].map((codec) => [
      codec,
      { handlers: handlersOf(codec.table.name), scratch: codec.scratch() },
    ]),
  );
}

export function visit(
  bytes: Uint8Array,
  blocks: readonly Block[],
  visitors: ReadonlyMap<AnyCodec, Visitor>,
): void {
  const r = new Reader(bytes);
  for (const block of blocks) {
    const { codec } = block;
    const { handlers, scratch } = visitors.get(codec)!;
    enter(r, block);
    codec.visitAll(r, handlers, scratch);
  }
}

export function skip(bytes: Uint8Array, blocks: readonly Block[]): number {
  const r = new Reader(bytes);
  let sum = 0;
  for (const block of blocks) {
    enter(r, block);
    block.codec.skipAll(r);
    sum += r.offset;
  }
  return sum;
}

/** Columns of the entities' places, of the whole recording and with the blocks that no one codec reads. */
export function columns({ container, bytes }: RecordingFile): number {
  const [codec] = container.codecs;
  const [path, names] = columnsOf(codec!.table.name);
  return recordingColumns(container, bytes, path, names).length;
}

const writer = new Writer();

export function encode(blocks: readonly Block[], messages: readonly AnyMessage[][]): Uint8Array {
  writer.offset = 0;
  for (let i = 0; i < blocks.length; i++) {
    const { codec } = blocks[i]!;
    for (const message of messages[i]!) codec.encode(writer, message);
  }
  return written(writer);
}
