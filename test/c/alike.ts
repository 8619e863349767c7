import { textOfUtf8 } from "../../runtime/interpret/wire/utf8.ts";
import { expect } from "vitest";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { CCase, CFault, CFound, CProgram } from "./run-c.ts";

/* What a codec in C says of bytes, beside what the interpreter or a decoder says, in one form. */

/** The steps of a path that C keeps, the innermost. */
const KEPT = 16;

/** The codes of errors, in the order of C. */
export const CODES = "ok end id version choice constant length list number depth reserved".split(
  " ",
);

function faultOf([code, offset, bit, path]: CFault) {
  return { kind: CODES[code], offset, bit, path };
}

/** What C found, as `ofValue` and faults are. */
export function ofC({ skipped, fault, end, type, value, same, refused }: CFound): object {
  const passed = typeof skipped === "number" ? skipped : faultOf(skipped);
  if (fault !== undefined) return { fault: faultOf(fault), skipped: passed };
  const whole = { type, ...(texts(value) as object) };
  return { end, skipped: passed, value: whole, same: same ?? false, ...(refused && { refused }) };
}

/** Texts and bytes as the harness prints them. */
function texts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(texts);
  if (typeof value !== "object" || value === null) return value;
  if ("utf8" in value) return textOfUtf8(Buffer.from(value.utf8 as string, "latin1"));
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, texts(own)]));
}

/** A value as the harness prints it: without the bits of NaNs, which C's floats have. */
export function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: String.fromCharCode(...value) };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === "bigint") return String(value);
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  if (typeof value === "number") return value + 0;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name, own]) => own !== undefined && !name.endsWith("NaN"),
  );
  return Object.fromEntries(entries.map(([name, own]) => [name, plain(own)]));
}

/** The same with its members in one order. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value === "number") return value + 0;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, own]) => [name, sorted(own)]));
}

/** Bytes, and where they come from. */
export interface Case extends CCase {
  readonly place: string;
}

/** A case with one of its bytes changed, and one cut short: which, its place in the list says. */
export function damaged({ bytes, ...rest }: Case, i: number): Case[] {
  if (bytes.length === 0) return [];
  const changed = bytes.slice();
  changed[i % bytes.length]! ^= 1 << (i % 8);
  return [changed, bytes.subarray(0, i % bytes.length)].map((own) => ({ ...rest, bytes: own }));
}

/** Expects of C what the interpreter says of each case. */
export function expectAlike(
  program: CProgram,
  tables: readonly Table[],
  cases: readonly Case[],
): void {
  const found = program.run(cases);
  const wrong = cases.flatMap(({ table, version, bytes, place }, i) => {
    const { value, end, error } = interpretDecode(tables[table]!, version, bytes, 0, bytes.length);
    const fault = error && {
      kind: error.place.kind,
      offset: error.offset,
      bit: error.place.bit ?? 0,
      path: error.path.slice(-KEPT),
    };
    const own = fault
      ? { fault, skipped: fault }
      : { end, skipped: end, value: plain(value), same: true };
    const c = ofC(found[i]!);
    if (JSON.stringify(sorted(own)) === JSON.stringify(sorted(c))) return [];
    return [
      { place, version: tables[table]!.versions[version], bytes: [...bytes].join(" "), own, c },
    ];
  });
  const [first] = wrong;
  expect(first?.c, JSON.stringify(first)).toEqual(first?.own);
  expect(wrong).toHaveLength(0);
}
