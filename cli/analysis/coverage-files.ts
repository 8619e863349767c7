import { readFile } from "node:fs/promises";
import type { Tally } from "../../coverage/tally.ts";
import { knownFormats } from "../formats.ts";
import { containers, protocols } from "../../generated/index.ts";
import { captureParts } from "../files/capture-parts.ts";
import { type CapturePart, PROTOCOLS } from "../../quake/capture/index.ts";
import {
  type AnyContainer,
  FormatEvidence,
  type Part,
  protocolsOf,
  runsOf,
  streamRecording,
} from "../../recording/index.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { Bytes } from "../files/bytes.ts";
import { captureError, captureOf } from "../files/capture-input.ts";
import { errorOf } from "../errors/cli-error.ts";
import { inputOf, isCapture, type ReadingOptions } from "../files/input.ts";
import { openEach } from "../files/open.ts";
import { readError } from "../errors/system-errors.ts";
import { notARecordingText } from "../files/not-a-recording.ts";
import { withProgress } from "../files/progress.ts";

/**
 * Counts what a recording, a capture, all that are in an archive, or the report of a fuzz run reached, and returns how many bytes were not
 * understood. Throws CliError for what is not one of them.
 */
export async function countFile(
  tally: Tally,
  path: string,
  options: ReadingOptions,
): Promise<number> {
  if (options.format === undefined && path.toLowerCase().endsWith(".json"))
    return countFuzzed(tally, path);
  let undecoded = 0;
  for await (const bytes of openEach(path)) {
    const count = isCapture(bytes.path, options.format) ? countCapture : countRecording;
    undecoded += await count(tally, bytes, options);
  }
  return undecoded;
}

// ---- recordings

async function countRecording(
  tally: Tally,
  bytes: Bytes,
  options: ReadingOptions,
): Promise<number> {
  const input = await inputOf(bytes, options);
  const { container } = input;
  const read = { version: options.protocolVersion, reading: options.reading };
  const own = protocolsOf<AnyMessage>(container, read.version !== undefined);
  const evidence = new FormatEvidence();
  let undecoded = 0;
  tally.expect(container.table, [allOf(container.table)]);
  for (const protocol of own.values()) tally.expectProtocol(protocol);
  await withProgress(input, async (chunks) => {
    for await (const part of streamRecording(container, chunks, read)) {
      evidence.see(part);
      undecoded += undecodedIn(part);
      if (part.kind !== "block") continue;
      tally.countBlock(container.table, blockBytes(container, part.block));
      for (const run of runsOf(part))
        if (run.protocol !== undefined) tally.count(own.get(run.protocol)!, run);
    }
  });
  const notARecording = await notARecordingText(input, evidence.isRecording, options.format);
  if (notARecording !== undefined && options.format === undefined)
    throw errorOf(input.path, notARecording);
  return undecoded;
}

function undecodedIn(part: Part): number {
  if (part.kind === "block") return part.undecoded?.length ?? 0;
  return part.kind === "tail" ? part.bytes.length : 0;
}

const writer = new Writer();

/** The block as it is in the file. */
function blockBytes(container: AnyContainer, block: object): Uint8Array {
  writer.offset = 0;
  container.encodeBlock(writer, block);
  return written(writer);
}

function allOf({ versions }: Table) {
  return { from: 0, to: versions.length - 1 };
}

// ---- captures

async function countCapture(tally: Tally, bytes: Bytes, options: ReadingOptions): Promise<number> {
  const input = captureOf(bytes, options);
  const read = { version: options.protocolVersion };
  let undecoded = 0;
  try {
    await withProgress(input, async (chunks) => {
      for await (const part of captureParts(chunks, read)) undecoded += countPart(tally, part);
    });
  } catch (error) {
    throw captureError(input.path, error);
  }
  return undecoded;
}

function countPart(tally: Tally, part: CapturePart): number {
  if (part.kind === "tail" || part.kind === "unfinished") return part.bytes.length;
  if (part.kind !== "packet") return 0;
  const { header, runs, payload } = part;
  if (header !== undefined) tally.countBlock(header.container.table, payload);
  let undecoded = part.undecoded?.length ?? 0;
  for (const run of runs) {
    tally.count(PROTOCOLS.get(run.protocol)!, run);
    undecoded += run.undecoded?.length ?? 0;
  }
  return undecoded;
}

// ---- fuzz runs

/** What `fuzz --json` printed, as far as it is used here. */
interface Fuzzed {
  readonly branches: readonly { readonly target: string; readonly reached: readonly string[] }[];
}

async function countFuzzed(tally: Tally, path: string): Promise<number> {
  const report = fuzzedIn(await readText(path));
  if (report === undefined)
    throw errorOf(path, "this is no report of a fuzz run: `demospec fuzz --json` prints one");
  for (const { target, reached } of report.branches) {
    const known = targetNamed(target);
    if (known === undefined) throw errorOf(path, `there is no protocol or container ${target}`);
    tally.expect(known.table, known.versions);
    tally.countBranches(known.table, reached);
  }
  return 0;
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw readError(path, error);
  }
}

function fuzzedIn(text: string): Fuzzed | undefined {
  try {
    const { branches } = JSON.parse(text) as Partial<Fuzzed>;
    const isTexts = (list: unknown) =>
      Array.isArray(list) && list.every((one) => typeof one === "string");
    const isBranches = (one: Partial<Fuzzed["branches"][number]> | null) =>
      typeof one?.target === "string" && isTexts(one.reached);
    const isFuzzed = Array.isArray(branches) && branches.every(isBranches);
    return isFuzzed ? { branches } : undefined;
  } catch {
    return undefined;
  }
}

function targetNamed(name: string) {
  const known: readonly AnyContainer[] = [...knownFormats().list, ...containers];
  const block = known.find(({ table }) => table.name === name)?.table;
  if (block !== undefined) return { table: block, versions: [allOf(block)] };
  const codecs = [
    ...knownFormats().list.flatMap((container) => [container.codecs, ...container.further]),
    ...(protocols as readonly (readonly Codec<AnyMessage>[])[]),
  ].filter((own) => own[0]?.table.name === name);
  const [first] = codecs;
  return first && { table: first[0]!.table as Table, versions: codecs.flat() };
}
