import type { IntType, Scale } from "../../../runtime/table/types/integers.ts";
import { intRange } from "../../facts/integers.ts";
import type { Report } from "../../read/diagnostics.ts";
import { type Entry, integer, member, text } from "../../read/source.ts";

/** The integer with the `scale` and `plus` of an entry. Reports one that is not invertible. */
export function withScale(type: IntType, entry: Entry, report: Report): IntType {
  const factor = member(entry, "scale");
  const plus = member(entry, "plus");
  if (factor === undefined && plus === undefined) return type;
  if (type.scale !== undefined) {
    report.error(
      factor ?? plus!,
      `the type "${type.name}" is scaled already`,
      "Leave the scale out here, or take the type that it is made of.",
    );
    return type;
  }
  const [top = 1, bottom = 1] = factor === undefined ? [1, 1] : text(factor).split("/").map(Number);
  const divisor = gcd(top, bottom);
  const scale: Scale = {
    num: top / divisor,
    den: bottom / divisor,
    plus: plus === undefined ? 0 : integer(plus),
  };
  const scaled = { ...type, scale };
  const lost = knownLost(scaled);
  if (lost !== undefined) {
    report.error(
      factor ?? plus!,
      `the scale is not invertible: the raw value ${lost} does not come back`,
      "Values must be at least a little apart.",
    );
  }
  return scaled;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

// Versions ask again, and so does whoever edits a schema.
const known = new Map<string, number | undefined>();
const MOST_KNOWN = 1000;

function knownLost(type: IntType): number | undefined {
  const { num, den, plus } = type.scale!;
  const key = `${type.bits} ${type.signed} ${num} ${den} ${plus}`;
  if (!known.has(key)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, lostRaw(type));
  }
  return known.get(key);
}

/** A raw value that decoding and encoding does not bring back. Types of up to 16 bits are tried whole, wider ones at their ends. */
function lostRaw(type: IntType): number | undefined {
  const { num, den, plus } = type.scale!;
  const key = `${type.signed} ${type.bits} ${num} ${den} ${plus}`;
  if (!lost.has(key)) lost.set(key, firstLost(type));
  return lost.get(key);
}

/** By types: of those of a schema each is used again and again. */
const lost = new Map<string, number | undefined>();

function firstLost(type: IntType): number | undefined {
  const [low, high] = intRange(type);
  const { num, den, plus } = type.scale!;
  const step = type.bits <= 16 ? 1 : Math.max(1, Math.floor((high - low) / 0xffff));
  for (let raw = low; raw <= high; raw += step) {
    const value = (raw * num) / den + plus;
    if (Math.round(((value - plus) * den) / num) !== raw) return raw;
  }
  return undefined;
}
