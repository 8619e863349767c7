import {
  type AnyContainer,
  firstCodec,
  placesOf,
  type Part,
  type Protocol,
  type ReadOptions,
  type RecordedBlock,
  streamRecording,
  versionFor,
  withCodecs,
} from "../recording/index.ts";
import { Writer, written } from "../runtime/bytes/writer.ts";
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { type Interpreted, interpretDecode, type Node } from "../runtime/interpret/interpret.ts";

/** From one index to another, both included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Which parts of a recording are inspected: all of them without. */
export interface Wanted {
  /** Only these blocks. */
  readonly block?: Span | undefined;
  /** Only the part that has this byte of the file. */
  readonly offset?: number | undefined;
}

/**
 * The parts of a recording that are wanted, in their order. Reads no further than it must.
 *
 * @param see is shown all parts that are read
 * @throws RangeError for options that do not fit
 */
export async function* inspectParts(
  container: AnyContainer,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  wanted: Wanted = {},
  options: ReadOptions = {},
  see: (part: Part) => void = () => {},
): AsyncGenerator<Part, void> {
  for await (const part of streamRecording(container, chunks, options)) {
    see(part);
    if (isAfter(part, wanted)) return;
    if (!isWanted(part, wanted)) continue;
    yield part;
    if (wanted.offset !== undefined) return;
  }
}

function isAfter(part: Part, { block }: Wanted): boolean {
  return block !== undefined && part.kind === "block" && part.index > block.to;
}

function isWanted(part: Part, { block, offset }: Wanted): boolean {
  if (block !== undefined && (part.kind !== "block" || part.index < block.from)) return false;
  if (offset === undefined) return true;
  const [start, length] = placeOf(part);
  return start <= offset && offset < start + length;
}

function placeOf(part: Part): [number, number] {
  if (part.kind === "header") return [0, part.bytes.length];
  return [part.offset, part.kind === "block" ? part.length : part.bytes.length];
}

/** The bytes of a block: those that it was read from where it carries messages, else what it is written as. */
export function bytesOfBlock(container: AnyContainer, part: RecordedBlock): Uint8Array {
  const { offset, bodyOffset, body, length } = part;
  if (part.protocol !== undefined)
    return new Uint8Array(body.buffer, offset - bodyOffset + body.byteOffset, length);
  const w = new Writer();
  container.encodeBlock(w, part.block);
  return written(w);
}

/** What a block's bytes say, bit by bit, without its messages. Offsets are from the block's first byte. */
export function inspectFrame(container: AnyContainer, bytes: Uint8Array): Node {
  const { table } = container;
  const isPlaced = placesOf(container) !== undefined;
  const { root } = interpretDecode(table, 0, bytes, 0, isPlaced ? 0 : bytes.length);
  // Of a message with a place, nothing around it is in the file.
  if (isPlaced) return { ...root, children: [] };
  const members = new Set(table.carries.map(({ member }) => member));
  return { ...root, children: root.children.filter(({ name }) => !members.has(name)) };
}

/** What a message's bytes say, bit by bit. Of one with a place, the id before them is not in the file. */
export function inspectMessage(
  codec: Pick<Codec, "table" | "from" | "to">,
  bytes: Uint8Array,
  start: number,
  end: number,
): Interpreted {
  const { table } = codec;
  if (table.places === undefined)
    return interpretDecode(table, versionFor(codec), bytes, start, end);
  const { root, ...read } = interpretDecode(table, versionFor(codec), bytes, start - 1, end);
  return { ...read, root: { ...root, children: root.children.slice(1) } };
}

/** Messages that came together, and where each ends in their bytes. */
export interface MessagesRead {
  readonly messages: readonly AnyMessage[];
  readonly ends: readonly number[];
  /** That of the first one: an index into the protocol's versions. */
  readonly version: number;
}

/** A message, and where it is in the bytes that it came in. */
export interface InspectedMessage {
  readonly message: AnyMessage;
  /** The codec that read it. */
  readonly codec: Codec;
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** The messages of a block, or of a run of a large one, each with where it is; `inspectMessage` says the rest. */
export function* messagesIn(
  { messages, ends, version }: MessagesRead,
  protocol: Protocol,
): Generator<InspectedMessage, void> {
  let [start, index] = [0, 0];
  for (const [message, codec] of withCodecs(protocol, firstCodec(protocol, version), messages)) {
    const end = ends[index]!;
    if (protocol.table.places !== undefined) start++;
    yield { message, codec, index, start, end };
    start = end;
    index++;
  }
}
