import {
  FormatEvidence,
  announcedProtocol,
  protocolOf,
  type RecordedHeader,
  runsOf,
  streamRecording,
} from "../../recording/index.ts";
import { Hits, Summary } from "../../quake/world/index.ts";
import { type AnyMessage } from "../../runtime/codec.ts";
import { bytesToText } from "../../runtime/bytes/text/text.ts";
import type { Bytes } from "../files/bytes.ts";
import { type Input, inputOf } from "../files/input.ts";
import { notARecordingText } from "../files/not-a-recording.ts";
import { withProgress } from "../files/progress.ts";
import { type HitsInfo, hitsInfo, hitsText } from "./info-hits.ts";
import { duration, type LevelInfo, levelInfo, levelText } from "./info-levels.ts";
import { colours } from "../terminal/colours.ts";
import { count } from "../terminal/text.ts";
import { say, sayJson } from "../terminal/say.ts";
import { shown } from "../terminal/outside.ts";
import { contains } from "../../runtime/table/versions.ts";

/** What a recording is and shows. */
interface Info {
  readonly file: string;
  readonly format: string;
  readonly title: string;
  /** What sort of recording it is. */
  readonly kind: string | null;
  readonly protocol: number | null;
  /** Oldest and newest version of the protocol that fit. */
  readonly versions: readonly [string, string] | null;
  readonly header: string;
  readonly bytes: number;
  readonly blocks: number;
  readonly messages: number;
  /** Seconds of play from the first frame to the last, as `cut --time` counts them. */
  readonly seconds: number;
  readonly levels: readonly LevelInfo[];
  /** What hits and health say of each other; nothing where the format does not tell both. */
  readonly hits: HitsInfo | null;
  readonly undecodedBytes: number;
  /** There where nothing tells that the file is a recording at all. */
  readonly isRecording?: false;
  readonly error?: string;
}

/** Options of `demospec info`. */
export interface InfoOptions {
  readonly json?: boolean;
  readonly format?: string;
  readonly protocolVersion?: string;
}

/** Prints what a file is. Sets the exit code where it is no recording. Throws CliError when it cannot be read. */
export async function printInfo(bytes: Bytes, options: InfoOptions): Promise<void> {
  const input = await inputOf(bytes, options);
  const info = await withProgress(input, (chunks) => gather(input, chunks, options));
  const notARecording = await notARecordingText(input, info.isRecording !== false, options.format);
  if (options.json) sayJson(notARecording === undefined ? info : { ...info, isRecording: false });
  else say(notARecording === undefined ? infoText(info) : notARecordingLines(info, notARecording));
  if (notARecording !== undefined && options.format === undefined) process.exitCode = 1;
}

async function gather(
  input: Input,
  chunks: AsyncIterable<Uint8Array>,
  { protocolVersion: version }: InfoOptions,
): Promise<Info> {
  const { container } = input;
  const summary = new Summary(container);
  const evidence = new FormatEvidence();
  const hits = Hits.of(container);
  const announced = protocolOf<AnyMessage>(container.codecs, false);
  let header: RecordedHeader | undefined;
  let protocol: number | null = null;
  let last: number | undefined;
  let described = true;
  let [bytes, blocks, messages, undecodedBytes] = [0, 0, 0, 0];
  let error: string | undefined;
  for await (const part of streamRecording(container, chunks, { version })) {
    evidence.see(part);
    if (part.kind === "header") header = part;
    bytes += part.kind === "block" ? part.length : part.bytes.length;
    if (part.kind === "tail") {
      undecodedBytes += part.bytes.length;
      error ??= part.error.message;
    }
    if (part.kind !== "block") continue;
    blocks++;
    const main = part.protocol === container.table.carries[0]!.protocol;
    for (const run of runsOf(part)) {
      messages += run.messages.length;
      last = main && run.messages.length > 0 ? part.version : last;
      for (const message of run.messages)
        protocol ??= announcedProtocol(announced, message) ?? null;
      hits?.see(run, part.index);
    }
    summary.see(part);
    if (part.undecoded === undefined) continue;
    undecodedBytes += part.undecoded.length;
    protocol ??= part.unknownProtocol ?? null;
    described &&= part.unknownProtocol === undefined;
    error ??= part.error?.message;
  }
  const codec = announced.codecs.find((c) => described && last !== undefined && contains(c, last));
  const levels = summary.levels.map(levelInfo);
  const foreign = header?.foreign;
  return {
    file: input.path,
    format: foreign?.name ?? container.table.name,
    title: foreign?.title ?? container.table.title,
    kind:
      foreign === undefined && described && evidence.isRecording ? (summary.kind ?? null) : null,
    protocol,
    versions:
      codec === undefined
        ? null
        : [codec.table.versions[codec.from]!, codec.table.versions[codec.to]!],
    header: bytesToText(header?.bytes ?? new Uint8Array(0)),
    bytes,
    blocks,
    messages,
    seconds: summary.seconds,
    levels,
    hits: hits === undefined ? null : hitsInfo(hits.report),
    undecodedBytes,
    ...(evidence.isRecording ? {} : { isRecording: false }),
    ...(error === undefined ? {} : { error }),
  };
}

/** What is known of a file that is no recording. */
function notARecordingLines({ file, bytes, error }: Info, notARecording: string): string {
  const lines = [
    `${colours.bold(shown(file))}: ${colours.yellow(notARecording)}`,
    `  size      ${count(bytes, "byte")}`,
  ];
  return [...lines, ...errorLines(error)].join("\n");
}

function errorLines(error: string | undefined): string[] {
  return error?.split("\n").map((line) => `            ${line.trim()}`) ?? [];
}

function infoText(info: Info): string {
  const protocol = info.protocol === null ? "no protocol announced" : `protocol ${info.protocol}`;
  const [oldest, newest] = info.versions ?? ["", ""];
  const versions =
    info.versions === null
      ? ""
      : oldest === newest
        ? `, as version ${oldest} has it`
        : `, as versions ${oldest} to ${newest} have it`;
  const lines = [
    `${colours.bold(shown(info.file))}: ${info.title}${info.kind === null ? "" : `, ${info.kind}`}`,
    `  protocol  ${protocol}${versions}`,
    `  size      ${count(info.bytes, "byte")}, ${count(info.blocks, "block")}, ${count(info.messages, "message")}`,
    `  duration  ${duration(info.seconds)}`,
    ...info.levels.flatMap(levelText),
    ...hitsText(info.hits),
  ];
  if (info.undecodedBytes > 0)
    lines.push(
      `  ${colours.yellow(`damage    ${count(info.undecodedBytes, "byte")} were not understood`)}`,
    );
  return [...lines, ...errorLines(info.error)].join("\n");
}
