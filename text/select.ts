import {
  type AnyContainer,
  codecFor,
  followLazily,
  messagesOf,
  type Part,
  type Protocol,
  protocolsOf,
  type ReadOptions,
  type RecordedBlock,
  streamRecording,
  streamVisits,
  versionFor,
  announcedVersions,
} from "../recording/index.ts";
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { nearest } from "../runtime/errors/nearest.ts";
import { Reader } from "../runtime/bytes/reader.ts";
import { Clock } from "../recording/time/clock.ts";

/** From one number to another, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What of a recording is wanted. */
export interface Selection {
  /** Only messages of these types, and the blocks that have any. */
  readonly only?: readonly string[] | undefined;
  /** Blocks by index. */
  readonly blocks?: Range | undefined;
  /** Blocks by the seconds since the first frame. What comes before that is at 0. */
  readonly time?: Range | undefined;
}

/** A block of which only some messages were wanted. */
export interface SelectedBlock extends RecordedBlock {
  /** Where each of them begins in the whole block, in bytes from `bodyOffset`. Without: where the one before it ends. */
  readonly starts?: readonly number[];
}

/** Whether all is wanted. */
export function isAll({ only, blocks, time }: Selection): boolean {
  return only === undefined && blocks === undefined && time === undefined;
}

/**
 * The parts of a recording that are wanted: the header, and blocks, each with the messages that are wanted of it.
 * Other messages are passed over, and not decoded. Holds no more than the largest block and a few pieces.
 *
 * @throws RangeError for a version or a reading that there is not, or a type that no message has
 */
export async function* selectParts(
  container: AnyContainer,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  selection: Selection,
  options: ReadOptions = {},
): AsyncGenerator<Part, void> {
  if (isAll(selection)) return yield* streamRecording(container, chunks, options, followLazily);
  checkTypes(container, selection.only ?? []);
  const clock = new Clock(container);
  const parts =
    selection.only === undefined
      ? wholeBlocks(container, chunks, clock, options)
      : onlyMessages(container, chunks, selection.only, clock, options);
  for await (const part of parts) {
    if (part.kind === "header") yield part;
    if (part.kind !== "block") continue;
    const seconds = clock.at(part.block);
    const place = Math.max(
      compared(part.index, selection.blocks),
      compared(seconds, selection.time),
    );
    if (place > 0) return;
    if (selection.only !== undefined && part.messages.length === 0) continue;
    if (isIn(part.index, selection.blocks) && isIn(seconds, selection.time)) yield part;
  }
}

/** -1 before a range, 0 in it, 1 after it. */
function compared(value: number, range: Range | undefined): number {
  if (range === undefined || (range.from <= value && value <= range.to)) return 0;
  return value < range.from ? -1 : 1;
}

function isIn(value: number, range: Range | undefined): boolean {
  return compared(value, range) === 0;
}

/** Throws RangeError for a type that no message has which the container carries. */
export function checkTypes(container: AnyContainer, types: readonly string[]): void {
  const tables = [...protocolsOf<AnyMessage>(container, false).values()].map(({ table }) => table);
  const known = tables.flatMap(({ messages }) => messages.map(({ name }) => name));
  for (const type of types) {
    if (known.includes(type)) continue;
    const near = nearest(type, known);
    const hint =
      near === undefined
        ? `there are ${[...new Set(known)].join(", ")}`
        : `did you mean ${JSON.stringify(near)}?`;
    throw new RangeError(`${container.table.name} has no message ${JSON.stringify(type)}: ${hint}`);
  }
}

async function* wholeBlocks(
  container: AnyContainer,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  clock: Clock,
  options: ReadOptions,
): AsyncGenerator<Part, void> {
  for await (const part of streamRecording(container, chunks, options)) {
    if (part.kind === "block")
      for (const message of messagesOf(part)) clock.see(message as AnyMessage);
    yield part;
  }
}

/** A message that is wanted, and where it was. */
interface Found {
  readonly codec: Codec;
  readonly body: Uint8Array;
  readonly start: number;
  readonly end: number;
}

async function* onlyMessages(
  container: AnyContainer,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  only: readonly string[],
  clock: Clock,
  options: ReadOptions,
): AsyncGenerator<Part, void> {
  const protocols = protocolsOf<AnyMessage>(container, options.version !== undefined);
  let isWanted = false;
  let found: Found[] = [];
  const see = (message: AnyMessage): void => clock.see(message);
  const want = (message: AnyMessage): void => {
    clock.see(message);
    isWanted = true;
  };
  const handlers = Object.fromEntries([
    ...clock.types.map((type) => [type, see]),
    ...only.map((type) => [type, want]),
  ]);
  const passed = (codec: Codec, body: Uint8Array, start: number, end: number): void => {
    if (isWanted) found.push({ codec, body, start, end });
    isWanted = false;
  };
  for await (const part of streamVisits(container, chunks, handlers, options, passed)) {
    if (part.kind !== "block") yield part;
    else if (found.length === 0) yield part;
    else yield* blocksOf(part, protocols.get(part.protocol!)!, found);
    found = [];
  }
}

/**
 * A block with no more than the messages that were found in it. Where what is left does not tell that the version
 * changes among them, it is several.
 */
function* blocksOf(
  part: RecordedBlock,
  protocol: Protocol,
  found: readonly Found[],
): Generator<SelectedBlock, void> {
  let rest = found;
  while (rest.length > 0) {
    const messages: AnyMessage[] = [];
    let { codec } = rest[0]!;
    for (const each of rest) {
      if (each.codec !== codec) break;
      const message = each.codec.read(new Reader(each.body, each.start, each.end));
      messages.push(message);
      const range = announcedVersions(protocol, message);
      if (range !== undefined) codec = codecFor(protocol, codec, range);
    }
    const taken = rest.slice(0, messages.length);
    rest = rest.slice(messages.length);
    const starts = taken.map(({ start }) => start);
    yield { ...copied(part, taken), messages, starts, version: versionFor(taken[0]!.codec) };
  }
}

/** A block with the bytes of some of its messages. */
function copied(part: RecordedBlock, found: readonly Found[]): Omit<RecordedBlock, "messages"> {
  const { kind, index, offset, length, block, protocol, bodyOffset } = part;
  const ends: number[] = [];
  const body = new Uint8Array(found.reduce((sum, { start, end }) => sum + end - start, 0));
  let at = 0;
  for (const { body: from, start, end } of found) {
    body.set(from.subarray(start, end), at);
    at += end - start;
    ends.push(at);
  }
  const whole = { kind, index, offset, length, block, protocol, bodyOffset, body, ends };
  return {
    ...whole,
    version: 0,
    undecoded: undefined,
    error: undefined,
    unknownProtocol: undefined,
  };
}
