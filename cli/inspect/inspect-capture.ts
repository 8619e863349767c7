import type { NetquakePacketBlockGame } from "../../generated/netquake_packet.ts";
import type { Quake2PacketBlockGame } from "../../generated/quake2_packet.ts";
import type { QuakeworldPacketBlockGame } from "../../generated/quakeworld_packet.ts";
import { captureParts } from "../files/capture-parts.ts";
import {
  type CapturedPacket,
  type CaptureHeader,
  type CapturePart,
  type CaptureTail,
  linkName,
  type MessageRun,
  type OtherPacket,
  protocolNamed,
  type UnfinishedMessage,
} from "../../quake/capture/index.ts";
import type { Table } from "../../runtime/table/table.ts";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import type { Bytes } from "../files/bytes.ts";
import { captureError, captureOf } from "../files/capture-input.ts";
import { headingLine, hexLines, nodeLines } from "./dump.ts";
import { CliError } from "../errors/cli-error.ts";
import { captureJson } from "./capture-json.ts";
import type { InspectOptions } from "./inspect-options.ts";
import { messageLines, undecodedLines } from "./message-lines.ts";
import { sayLines } from "../terminal/say.ts";
import { colours } from "../terminal/colours.ts";
import { count } from "../terminal/text.ts";
import { shown } from "../terminal/outside.ts";

/** Prints a capture's packets as annotated hex. Throws CliError when there is nothing to show. */
export async function inspectCapture(bytes: Bytes, options: InspectOptions): Promise<void> {
  const input = captureOf(bytes, options);
  const { path: file } = input;
  try {
    if (!(await show(input.chunks(), options))) throw new CliError(notFound(file, options));
  } catch (error) {
    throw captureError(file, error);
  }
}

/** Prints what is wanted. Tells whether there was any. */
async function show(chunks: AsyncIterable<Uint8Array>, options: InspectOptions): Promise<boolean> {
  const lines = new CaptureLines(options);
  let found = false;
  for await (const part of captureParts(chunks, { version: options.protocolVersion })) {
    if (options.block !== undefined && "index" in part && part.index > options.block.to) break;
    const isWanted = wants(part, options);
    if (options.json !== true) await sayLines(lines.of(part, isWanted));
    else if (isWanted) await sayLines(captureJson(part, options));
    found ||= isWanted;
    if (isWanted && options.offset !== undefined) break;
  }
  return found;
}

function wants(part: CapturePart, { block, offset }: InspectOptions): boolean {
  if (block !== undefined && (!("index" in part) || part.index < block.from)) return false;
  if (offset === undefined) return true;
  if (part.kind === "header" || part.kind === "unfinished") return false;
  const { length } = part.kind === "packet" ? part.payload : part.bytes;
  return part.offset <= offset && offset < part.offset + length;
}

function notFound(file: string, { block, offset }: InspectOptions): string {
  const name = shown(file);
  if (offset !== undefined) return `${name} has no packet's contents at byte ${offset}`;
  return `${name} has no packet ${block!.from}`;
}

/** The lines of a capture's parts. Times count from the first packet. */
class CaptureLines {
  readonly #options: InspectOptions;
  #start: number | undefined;

  constructor(options: InspectOptions) {
    this.#options = options;
  }

  of(part: CapturePart, isWanted: boolean): Iterable<string> {
    if ("time" in part) this.#start ??= part.time;
    if (!isWanted) return [];
    switch (part.kind) {
      case "header":
        return [headerLine(part)];
      case "packet":
        return this.#packet(part);
      case "other":
        return [headingLine(`${this.#heading(part)} ${colours.dim(otherText(part))}`, 0)];
      case "unfinished":
        return unfinishedLines(part);
      case "tail":
        return tailLines(part);
    }
  }

  #heading({ index, time }: { readonly index: number; readonly time: number }): string {
    return `${colours.bold(`packet ${index}`)} ${(time - this.#start!).toFixed(6)} s`;
  }

  *#packet(packet: CapturedPacket): Generator<string, void> {
    const { from, to, side, payload, offset, undecoded } = packet;
    const about = `${count(payload.length, "byte")} from 0x${offset.toString(16)}`;
    const way = `${side} ${from} → ${to}`;
    const words = [...headerWords(packet), ...deliveryWords(packet)].join(", ");
    yield headingLine(`${this.#heading(packet)} ${way} ${words} ${colours.dim(about)}`, 0);
    if (this.#options.depth < 1) return;
    yield* this.#header(packet);
    for (const run of packet.runs) yield* this.#run(run);
    if (undecoded !== undefined) {
      const at = offset + payload.length - undecoded.length;
      yield* undecodedLines(undecoded, at, packet.error);
    }
  }

  /** What is before the messages. */
  *#header({ header, payload, offset, runs, undecoded }: CapturedPacket): Generator<string, void> {
    if (header === undefined) return;
    // Its payload is shown below, unless it is a part of what is not whole, or was here before.
    const isShown = runs.length > 0 || undecoded !== undefined;
    const { table } = header.container;
    const carried = new Set(table.carries.map(({ member }) => member));
    const { root } = interpretDecode(table, 0, payload, 0, payload.length);
    for (const node of root.children) {
      if (carried.has(node.name) || (isShown && node.name === PAYLOAD)) continue;
      yield* nodeLines(node, { bytes: payload, base: offset }, 1, this.#options.depth - 1);
    }
  }

  *#run(run: MessageRun): Generator<string, void> {
    const { body, undecoded } = run;
    const base = run.offset ?? 0;
    const protocol = protocolNamed(run.protocol);
    yield headingLine(colours.dim(runText(run, protocol.table)), 1);
    // A joined message is nowhere in the file: all of it is shown.
    const { offset, ...shown } = this.#options;
    const isAt = offset !== undefined && run.offset !== undefined;
    yield* messageLines(run, protocol, { bytes: body, base }, isAt ? { ...shown, offset } : shown);
    if (undecoded !== undefined)
      yield* undecodedLines(undecoded, base + body.length - undecoded.length, run.error);
  }
}

type Netchan = QuakeworldPacketBlockGame | Quake2PacketBlockGame;

/** The part of a packet of a connection that its messages are in, whole or in part. */
const PAYLOAD = "payload" satisfies keyof NetquakePacketBlockGame;

/** `netquake, 3 messages, version 1.09, joined from packets 4, 6 and 8: bytes count from 0`. */
function runText(
  { protocol, messages, version, packets, offset }: MessageRun,
  table: Table,
): string {
  const named = table.versions.length > 1 ? `, version ${table.versions[version]}` : "";
  const joined =
    offset === undefined
      ? `, joined from ${packets.length} packets, ${packets[0]} to ${packets.at(-1)}: bytes count from 0`
      : "";
  return `${protocol}, ${count(messages.length, "message")}${named}${joined}`;
}

/** The flags that are set, and the numbers: all of them are in the lines below, too. */
function headerWords({ header }: CapturedPacket): string[] {
  if (header === undefined) return [];
  const members = Object.entries(header.block as Readonly<Record<string, unknown>>);
  const flags = members.filter(([, value]) => value === true).map(([name]) => name);
  const numbers = members.filter(([name]) => NUMBERS.has(name));
  if (members.some(([name, value]) => name === SEQUENCE && value === CONNECTIONLESS))
    return ["connectionless"];
  const bits = members.filter(([name, value]) => BITS.has(name) && value === 1);
  return [
    ...bits.map(([name]) => name),
    ...flags,
    ...numbers.map(([name, value]) => `${name} ${value as number}`),
  ];
}

/** Members of all packets of connections, and of those of some games. */
const SEQUENCE = "sequence" satisfies keyof NetquakePacketBlockGame & keyof Netchan;
const ACKNOWLEDGED = "acknowledged" satisfies keyof Netchan;
const CONTROL = "control" satisfies keyof NetquakePacketBlockGame;
const RELIABLE = "reliable" satisfies keyof Netchan;
const NUMBERS: ReadonlySet<string> = new Set([SEQUENCE, ACKNOWLEDGED]);
const BITS: ReadonlySet<string> = new Set([CONTROL, RELIABLE]);
/** What is in the place of a number outside of a connection. */
const CONNECTIONLESS = 0x7fffffff;

function deliveryWords({ delivery, missing }: CapturedPacket): string[] {
  return [
    ...(delivery === "whole" ? [] : [colours.yellow(delivery)]),
    ...(missing > 0 ? [colours.yellow(`${missing} missing before it`)] : []),
  ];
}

function headerLine(header: CaptureHeader): string {
  const { format, linkType, ticks, isLittleEndian, snapLength } = header;
  const words = [
    linkName(linkType) ?? `link type ${linkType}`,
    CLOCKS.get(ticks) ?? `${ticks} ticks a second`,
    isLittleEndian ? "little-endian" : "big-endian",
    ...(snapLength === 0 ? [] : [`at most ${count(snapLength, "byte")} a packet`]),
  ];
  return headingLine(`${colours.bold(format)} ${colours.dim(words.join(", "))}`, 0);
}

const CLOCKS: ReadonlyMap<number, string> = new Map([
  [1e6, "microseconds"],
  [1e9, "nanoseconds"],
]);

function otherText({ reason, bytes, offset }: OtherPacket): string {
  return `left out: ${reason}, ${count(bytes.length, "byte")} from 0x${offset.toString(16)}`;
}

function* unfinishedLines({ error, bytes }: UnfinishedMessage): Generator<string, void> {
  yield headingLine(colours.red(error.message), 0);
  yield* hexLines(
    { bytes, base: 0 },
    0,
    bytes.length - 1,
    `${count(bytes.length, "byte")} not understood`,
  );
}

function* tailLines({ bytes, offset, error }: CaptureTail): Generator<string, void> {
  yield headingLine(colours.red(`after the last whole packet: ${error.message}`), 0);
  yield* hexLines(
    { bytes, base: offset },
    0,
    bytes.length - 1,
    `${count(bytes.length, "byte")} not understood`,
  );
}
