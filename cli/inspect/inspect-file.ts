import {
  type AnyContainer,
  Likeness,
  type Part,
  protocolsOf,
  type RecordedBlock,
  type RecordedHeader,
  type RecordedTail,
  runsOf,
  streamRecording,
} from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { hexLines, headingLine, nodeLines, type Window } from "./dump.ts";
import { CliError } from "../errors/cli-error.ts";
import type { Bytes } from "../files/bytes.ts";
import { inputOf, type ReadingOptions } from "../files/input.ts";
import { messageLines, undecodedLines } from "./message-lines.ts";
import { sayLines, warn } from "../terminal/say.ts";
import { unlikeText } from "../files/unlike.ts";
import { colours } from "../terminal/colours.ts";
import { count } from "../terminal/text.ts";
import { shown } from "../terminal/outside.ts";

/** What `demospec inspect` may be told. */
export interface InspectOptions extends ReadingOptions {
  readonly block?: Span;
  readonly offset?: number;
  readonly depth: number;
}

/** From one index to another, both included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Prints annotated hex. Throws CliError when there is nothing to show. */
export async function inspect(bytes: Bytes, options: InspectOptions): Promise<void> {
  const { path: file } = bytes;
  const input = await inputOf(bytes, options);
  const read = { version: options.protocolVersion, reading: options.reading };
  const likeness = new Likeness();
  let found = false;
  let isOver = true;
  for await (const part of streamRecording(input.container, input.chunks(), read)) {
    likeness.see(part);
    if (options.block !== undefined && part.kind === "block" && part.index > options.block.to) {
      isOver = false;
      break;
    }
    if (!isWanted(part, options)) continue;
    found = true;
    await sayLines(partLines(part, input.container, options));
    if (options.offset !== undefined) {
      isOver = false;
      break;
    }
  }
  const unlike = isOver && (await unlikeText(input, likeness.isRecording, options.format));
  if (unlike) warn(`${shown(file)}: ${unlike}`);
  if (!found) throw new CliError(notFound(file, options));
}

function isWanted(part: Part, { block, offset }: InspectOptions): boolean {
  if (block !== undefined && (part.kind !== "block" || part.index < block.from)) return false;
  if (offset === undefined) return true;
  const [start, length] = placeOf(part);
  return start <= offset && offset < start + length;
}

function placeOf(part: Part): [number, number] {
  if (part.kind === "header") return [0, part.bytes.length];
  return [part.offset, part.kind === "block" ? part.length : part.bytes.length];
}

function notFound(file: string, { block, offset }: InspectOptions): string {
  const name = shown(file);
  if (offset !== undefined) return `${name} ends before byte ${offset}`;
  return block === undefined ? `${name} is empty` : `${name} has no block ${block.from}`;
}

function partLines(part: Part, container: AnyContainer, options: InspectOptions): Iterable<string> {
  if (part.kind === "header") return headerLines(part, container);
  return part.kind === "block" ? blockLines(part, container, options) : tailLines(part);
}

function* headerLines(
  { bytes, reading }: RecordedHeader,
  { table }: AnyContainer,
): Generator<string, void> {
  if (bytes.length === 0) return;
  const label = `${table.header?.name ?? "header"}: ${JSON.stringify(String.fromCharCode(...bytes.subarray(0, 64)))} ${colours.dim(`read as ${reading}`)}`;
  yield* hexLines({ bytes, base: 0 }, 0, bytes.length - 1, label);
}

function* tailLines({ bytes, offset, error }: RecordedTail): Generator<string, void> {
  yield headingLine(colours.red(`behind the last whole block: ${error.message.split("\n")[0]}`), 0);
  yield* hexLines(
    { bytes, base: offset },
    0,
    bytes.length - 1,
    `${count(bytes.length, "byte")} not understood`,
  );
}

function* blockLines(
  part: RecordedBlock,
  container: AnyContainer,
  options: InspectOptions,
): Generator<string, void> {
  const { index, offset, length } = part;
  const summary = `${count(length, "byte")}${contentsText(part, container)}`;
  yield headingLine(
    `${colours.bold(`block ${index}`)} ${colours.dim(`${summary}, from 0x${offset.toString(16)}`)}`,
    0,
  );
  if (options.depth < 1) return;
  if (options.offset === undefined || options.offset < part.bodyOffset)
    yield* frameLines(part, container, options);
  yield* blockMessageLines(part, container, options);
  const { undecoded } = part;
  if (undecoded !== undefined)
    yield* undecodedLines(undecoded, offset + length - undecoded.length, part.error);
}

/** `, 3 messages, version 1.09`; nothing for a block that carries none. */
function contentsText(part: RecordedBlock, container: AnyContainer): string {
  const { protocol, version } = part;
  if (protocol === undefined) return "";
  let messages = 0;
  for (const run of runsOf(part)) messages += run.messages.length;
  const { table } = protocolsOf(container, false).get(protocol)!;
  const named = table.versions.length > 1 ? `, version ${table.versions[version]}` : "";
  return `, ${count(messages, "message")}${named}`;
}

/** What is in front of the messages. */
function* frameLines(
  part: RecordedBlock,
  container: AnyContainer,
  { depth }: InspectOptions,
): Generator<string, void> {
  const members = new Set(container.table.carries.map(({ member }) => member));
  const { block, body } = part;
  // A block that carries nothing is read again from what it was read from.
  const bytes = part.protocol === undefined ? encoded(container, block) : inFront(part, body);
  const { root } = interpretDecode(container.table, 0, bytes, 0, bytes.length);
  for (const node of root.children) {
    if (!members.has(node.name)) yield* nodeLines(node, { bytes, base: part.offset }, 1, depth - 1);
  }
}

/** The block's bytes, which stand around those of its messages. */
function inFront({ offset, bodyOffset, length }: RecordedBlock, body: Uint8Array): Uint8Array {
  return new Uint8Array(body.buffer, offset - bodyOffset + body.byteOffset, length);
}

function encoded(container: AnyContainer, block: object): Uint8Array {
  const w = new Writer();
  container.encodeBlock(w, block);
  return written(w);
}

function* blockMessageLines(
  part: RecordedBlock,
  container: AnyContainer,
  options: InspectOptions,
): Generator<string, void> {
  if (part.protocol === undefined) return;
  const fixed = options.protocolVersion !== undefined;
  const protocol = protocolsOf<AnyMessage>(container, fixed).get(part.protocol)!;
  let before = 0;
  for (const run of runsOf(part)) {
    const window: Window = { bytes: run.body, base: run.bodyOffset };
    yield* messageLines(run, protocol, window, { ...options, before });
    before += run.messages.length;
  }
}
