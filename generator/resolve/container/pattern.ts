import type { PatternStep } from "../../../runtime/table/table.ts";
import type { Report } from "../../read/diagnostics.ts";
import { type Entry, text } from "../../read/source.ts";

const ESCAPES: Readonly<Record<string, number>> = { n: 10, t: 9, v: 11, f: 12, r: 13, "0": 0 };

type Range = [number, number];

/** Parses a reading's pattern of bytes and classes. Reports where it is no such pattern. */
export function parsePattern(entry: Entry, report: Report): PatternStep[] {
  const pattern = text(entry);
  const steps: PatternStep[] = [];
  let at = 0;
  while (at < pattern.length) {
    const atom = pattern[at] === "[" ? readClass(pattern, at) : readByte(pattern, at);
    if (atom === undefined) {
      report.error(
        entry,
        `the pattern goes wrong at character ${at + 1}: "${pattern.slice(at)}"`,
        "Expected bytes, `\\n`, `\\x00` or classes as `[^a-z]`, each with `?`, `*` or `+`.",
      );
      return steps;
    }
    const quantifier = pattern[atom.next] ?? "";
    if (atom.ranges.length === 0)
      report.error(
        entry,
        `no byte is in ${pattern.slice(at, atom.next)}`,
        "Name fewer bytes after the `^`.",
      );
    steps.push({ ranges: atom.ranges, ...times(quantifier) });
    at = atom.next + ("?*+".includes(quantifier) && quantifier !== "" ? 1 : 0);
  }
  return steps;
}

function times(quantifier: string): { min: number; max?: number } {
  if (quantifier === "?") return { min: 0, max: 1 };
  if (quantifier === "*") return { min: 0 };
  return quantifier === "+" ? { min: 1 } : { min: 1, max: 1 };
}

interface Atom {
  ranges: Range[];
  next: number;
}

function readByte(pattern: string, at: number): Atom | undefined {
  if ("?*+]".includes(pattern[at]!)) return undefined;
  const byte = readChar(pattern, at);
  return byte === undefined ? undefined : { ranges: [[byte.code, byte.code]], next: byte.next };
}

function readChar(pattern: string, at: number): { code: number; next: number } | undefined {
  if (pattern[at] !== "\\") {
    const code = pattern.charCodeAt(at);
    return code <= 0xff ? { code, next: at + 1 } : undefined;
  }
  const hex = /^x([0-9a-fA-F]{2})/.exec(pattern.slice(at + 1, at + 4));
  if (hex !== null) return { code: Number.parseInt(hex[1]!, 16), next: at + 4 };
  const escaped = pattern[at + 1];
  if (escaped === undefined) return undefined;
  return { code: ESCAPES[escaped] ?? escaped.charCodeAt(0), next: at + 2 };
}

function readClass(pattern: string, open: number): Atom | undefined {
  const negated = pattern[open + 1] === "^";
  const ranges: Range[] = [];
  let at = open + (negated ? 2 : 1);
  while (at < pattern.length && pattern[at] !== "]") {
    const low = readChar(pattern, at);
    if (low === undefined) return undefined;
    const dash = pattern[low.next] === "-" && pattern[low.next + 1] !== "]";
    const high = dash ? readChar(pattern, low.next + 1) : low;
    if (high === undefined || high.code < low.code) return undefined;
    ranges.push([low.code, high.code]);
    at = high.next;
  }
  if (pattern[at] !== "]" || ranges.length === 0) return undefined;
  return { ranges: negated ? complement(ranges) : ranges, next: at + 1 };
}

function complement(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  let low = 0;
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (low < from) result.push([low, from - 1]);
    low = Math.max(low, to + 1);
  }
  if (low <= 0xff) result.push([low, 0xff]);
  return result;
}
