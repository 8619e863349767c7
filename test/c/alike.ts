import { textOfUtf8 } from "../../runtime/interpret/wire/utf8.ts";
import type { CFault, CFound } from "./run-c.ts";

/* What a codec in C says of bytes, beside what the interpreter or a decoder says, in one form. */

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
