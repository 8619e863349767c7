import type { Range } from "../../text/select.ts";
import { CliError } from "../errors/cli-error.ts";
import { seconds } from "../../scripts/seconds.ts";

/** `100..200`, `100..`, `..200` or `100`. Throws CliError. */
export function parseBlocks(text: string): Range {
  return parseRange("--blocks", text, blockNumber, "a block's number, or two as 100..200");
}

/** `30s..60s`, `1:30..2:00`, `30s..` or `..60s`. Throws CliError. */
export function parseTimes(text: string): Range {
  return timesOf("--time", text);
}

/** As `parseTimes`, for another option. */
export function timesOf(option: string, text: string): Range {
  if (!text.includes("..")) throw wrong(option, text, TIMES);
  return parseRange(option, text, seconds, TIMES);
}

const TIMES = "two times as 30s..60s or 1:30..2:00, of which one may be left out";

function parseRange(
  option: string,
  text: string,
  parse: (part: string) => number | undefined,
  expected: string,
): Range {
  const parts = text.split("..");
  const [first = "", last = first] = parts;
  const from = first === "" ? 0 : parse(first);
  const to = last === "" ? Infinity : parse(last);
  if (parts.length > 2 || text.replaceAll(".", "") === "" || from === undefined || to === undefined)
    throw wrong(option, text, expected);
  if (from > to) throw new CliError(`${option} ${text}: the range ends before it begins`, 2);
  return { from, to };
}

function wrong(option: string, text: string, expected: string): CliError {
  return new CliError(`${option} ${text}: expected ${expected}`, 2);
}

function blockNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
