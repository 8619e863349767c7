import { gapBytes, type GapField } from "../../table/fields/gap.ts";
import { type Encoding, type Output, putBytes } from "./output.ts";

/** Writes bytes that mean nothing: as they came, where there are as many; also fewer, where nothing follows. */
export function writeGap(e: Encoding, field: GapField): void {
  const { output } = e;
  const count = gapBytes(field, output.length + output.openNuls - e.start);
  const asRead = e.members[field.name];
  const bytes = new Uint8Array(count);
  const isRead = asRead instanceof Uint8Array;
  const isShort = isRead && field.open === true && asRead.length < count;
  if (isRead && (isShort || asRead.length === count)) bytes.set(asRead);
  putBytes(output, bytes);
  if (isShort) output.short = { at: output.length, missing: count - asRead.length };
}

/** Takes back what a gap had more than came of it, where nothing follows it up to the end that it is asked at. */
export function closeGap(output: Output): void {
  const { short, length, chunks } = output;
  output.short = undefined;
  if (short?.at !== length) return;
  const last = chunks.pop()!;
  chunks.push(last.subarray(0, last.length - short.missing));
  output.length -= short.missing;
}
