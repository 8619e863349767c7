import { text } from "node:stream/consumers";
import { readFile } from "node:fs/promises";
import { CliError } from "../../errors/cli-error.ts";
import { isSystemError, readError } from "../../errors/system-errors.ts";
import { openEach } from "../../files/open.ts";

import { count } from "../../terminal/text.ts";
import { say, warn } from "../../terminal/say.ts";
import { type TableCallOptions, tableOptions } from "../table-call.ts";
import type { Asked } from "../table-input.ts";
import { writerFor } from "../writers/writers.ts";
import { DatasetFolder, type InputEntry, type InputStatus } from "./dataset-folder.ts";
import { type PartMaking, writeRecording } from "./recording-parts.ts";

/** Options of a call that writes a dataset. */
export interface DatasetCallOptions extends TableCallOptions {
  /** A file with an input in each line, `-` for stdin. */
  readonly inputs?: string;
  /** `17/200`. */
  readonly shard?: string;
  readonly into: string;
  readonly resume?: boolean;
}

/**
 * Writes the rows of many recordings into a dataset. What cannot be read is noted in its manifest, and the others are
 * written. Throws CliError for a wrong call, and where the dataset cannot be written.
 */
export async function writeDataset(
  what: string,
  files: readonly string[],
  options: DatasetCallOptions,
): Promise<void> {
  const listed = options.inputs === undefined ? [] : await linesOf(options.inputs);
  const inputs = ofShard([...files, ...listed], options.shard);
  const to = options.to ?? "parquet";
  const folder = new DatasetFolder(options.into, what, to);
  const writer = await writerFor(to, undefined);
  const making = { writer, folder, asked: askedOf(what, options) };
  const tally = new Tally();
  for (const input of inputs) {
    const known = options.resume === true ? await folder.entryOf(input) : undefined;
    const isDone = known !== undefined && known.status !== "unreadable";
    const entry = isDone ? known : await entryOf(input, making);
    if (!isDone) await folder.keep(entry);
    tally.add(entry, isDone);
  }
  say(tally.text());
  if (!tally.isAll) process.exitCode = 1;
}

function askedOf(what: string, options: TableCallOptions): Asked {
  return {
    what: what as Asked["what"],
    options: { ...tableOptions(options), byMap: true },
    reading: options,
    origin: true,
    filePlace: undefined,
  };
}

/** The lines of a list; empty ones are none. Throws CliError. */
async function linesOf(list: string): Promise<string[]> {
  const all = list === "-" ? text(process.stdin) : readFile(list, "utf8");
  const lines = await all.catch((error: unknown) => {
    throw readError(list, error);
  });
  return lines.split(/\r?\n/).filter((line) => line !== "");
}

/** Every so-manieth of the inputs: shard 2 of 3 has the second, the fifth, the eighth. Throws CliError. */
export function ofShard(inputs: readonly string[], shard: string | undefined): string[] {
  const once = [...new Set(inputs)];
  if (once.length === 0) throw new CliError("name recordings, or a list of them with --inputs", 2);
  if (shard === undefined) return once;
  const [, own, all] = /^(\d{1,6})\/(\d{1,6})$/.exec(shard)?.map(Number) ?? [];
  if (own === undefined || all === undefined || own < 1 || own > all)
    throw new CliError(`--shard ${shard}: expected one of several, as 1/8 to 8/8`, 2);
  return once.filter((_, place) => place % all === own - 1);
}

/** Reads an input, and all recordings of an archive. */
async function entryOf(input: string, making: PartMaking): Promise<InputEntry> {
  const recordings: InputEntry["recordings"][number][] = [];
  const failures: { status: InputStatus; reason: string }[] = [];
  const failed = (error: unknown) => {
    if (!(error instanceof CliError) || error.exitCode === 2) throw error;
    warn(error.message);
    const status = isSystemError(error.cause) ? "unreadable" : "no recording";
    failures.push({ status, reason: error.message });
  };
  try {
    for await (const bytes of openEach(input))
      await writeRecording(bytes, making).then((one) => recordings.push(one), failed);
  } catch (error) {
    failed(error);
  }
  const damages = recordings.flatMap(({ damage }) => (damage === undefined ? [] : [damage]));
  const reasons = [...failures.map(({ reason }) => reason), ...damages];
  return { input, status: statusOf(recordings.length, failures, damages), reasons, recordings };
}

function statusOf(
  recordings: number,
  failures: readonly { readonly status: InputStatus }[],
  damages: readonly string[],
): InputStatus {
  if (failures.some(({ status }) => status === "unreadable")) return "unreadable";
  if (recordings === 0) return "no recording";
  return failures.length + damages.length > 0 ? "damaged" : "ok";
}

/** What became of all inputs. */
class Tally {
  readonly #counts = new Map<InputStatus, number>();
  #inputs = 0;
  #before = 0;
  #rows = 0;
  #parts = 0;

  add({ status, recordings }: InputEntry, isDone: boolean): void {
    this.#inputs++;
    if (isDone) this.#before++;
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
    for (const { rows, parts } of recordings) {
      this.#rows += rows;
      this.#parts += parts.length;
    }
  }

  /** Whether each input has given rows. */
  get isAll(): boolean {
    return !this.#counts.has("no recording") && !this.#counts.has("unreadable");
  }

  /** `3 inputs: 2 ok, 1 damaged; 4 parts, 1,204 rows` */
  text(): string {
    const statuses = [...this.#counts].map(([status, n]) => `${n.toLocaleString("en")} ${status}`);
    const before = this.#before === 0 ? "" : `, ${this.#before.toLocaleString("en")} done before`;
    const what = statuses.length === 0 ? "" : `: ${statuses.join(", ")}${before}`;
    return `${count(this.#inputs, "input")}${what}; ${count(this.#parts, "part")}, ${count(this.#rows, "row")}`;
  }
}
