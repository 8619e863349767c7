import { text } from "node:stream/consumers";
import { readFile } from "node:fs/promises";
import { CliError } from "../../errors/cli-error.ts";
import { readError } from "../../errors/system-errors.ts";
import { say } from "../../terminal/say.ts";
import type { TableCallOptions } from "../table-call.ts";
import { outcomeOf, Tally } from "./tally.ts";
import { makingOf, writeInput } from "./write-input.ts";

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
  const making = await makingOf(what, options.into, options);
  const tally = new Tally();
  for (const input of inputs)
    tally.add(outcomeOf(await writeInput(input, making, options.resume === true)));
  say(tally.text());
  if (!tally.isAll) process.exitCode = 1;
}

/** The lines of a list; empty ones are skipped. Throws CliError. */
export async function linesOf(list: string): Promise<string[]> {
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
