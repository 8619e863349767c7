import {
  type AnyContainer,
  FormatEvidence,
  type Part,
  protocolsOf,
  type RecordedBlock,
  type RecordedHeader,
  type RecordedTail,
  runsOf,
} from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { bytesOfBlock, inspectFrame, inspectParts } from "../../inspect/index.ts";
import { hexLines, headingLine, nodeLines, type Window } from "./dump.ts";
import { CliError } from "../errors/cli-error.ts";
import type { Bytes } from "../files/bytes.ts";
import { inputOf } from "../files/input.ts";
import type { InspectOptions } from "./inspect-options.ts";
import { messageLines, undecodedLines } from "./message-lines.ts";
import { partJson } from "./part-json.ts";
import { sayLines, warn } from "../terminal/say.ts";
import { notARecordingText } from "../files/not-a-recording.ts";
import { colours } from "../terminal/colours.ts";
import { count } from "../terminal/text.ts";
import { shown } from "../terminal/outside.ts";

/** Prints annotated hex. Throws CliError when there is nothing to show. */
export async function inspect(bytes: Bytes, options: InspectOptions): Promise<void> {
  const { path: file } = bytes;
  const input = await inputOf(bytes, options);
  const read = { version: options.protocolVersion, reading: options.reading };
  const evidence = new FormatEvidence();
  const { container } = input;
  let found = false;
  const seen: { last?: Part } = {};
  const see = (part: Part) => {
    evidence.see(part);
    seen.last = part;
  };
  for await (const part of inspectParts(container, input.chunks(), options, read, see)) {
    found = true;
    const lines = options.json === true ? partJson : partLines;
    await sayLines(lines(part, container, options));
  }
  const { block, offset } = options;
  const { last } = seen;
  const isAfter = block !== undefined && last?.kind === "block" && last.index > block.to;
  const isOver = !isAfter && !(offset !== undefined && found);
  const notARecording =
    isOver && (await notARecordingText(input, evidence.isRecording, options.format));
  if (notARecording) warn(`${shown(file)}: ${notARecording}`);
  if (!found) throw new CliError(notFound(file, options));
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
  yield headingLine(colours.red(`after the last whole block: ${error.message.split("\n")[0]}`), 0);
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

/** What is before the messages. */
function* frameLines(
  part: RecordedBlock,
  container: AnyContainer,
  { depth }: InspectOptions,
): Generator<string, void> {
  const bytes = bytesOfBlock(container, part);
  const window = { bytes, base: part.offset };
  for (const node of inspectFrame(container, bytes).children)
    yield* nodeLines(node, window, 1, depth - 1);
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
