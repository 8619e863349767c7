import { END, placeNames, sumsInOrder } from "../../table/facts/checksums.ts";
import type { ChecksumField } from "../../table/fields/checksum.ts";
import type { Field } from "../../table/fields/field.ts";
import { fits } from "../../table/facts/ints.ts";
import { checksumOf, checksumWithin } from "../wire/checksum.ts";
import { bytesFor, type Encoding, joined, type Output, putBytes, type Sum } from "./output.ts";
import { sealRegions } from "./regions.ts";

type Beginning = Pick<Encoding, "start" | "places" | "sums" | "chunk" | "before">;

/** Where a message or a struct begins, of which nothing is written so far. */
export function beginning({ chunks, length, openNuls }: Output): Beginning {
  const own = { chunk: chunks.length, before: length, places: new Map(), sums: [] };
  // A NUL that is not written yet is, where a byte follows.
  return { ...own, start: length + openNuls };
}

/** Leaves room for a checksum. */
export function openSum(e: Encoding, field: ChecksumField): void {
  const chunk = new Uint8Array(field.type.bits / 8);
  putBytes(e.output, chunk);
  e.sums.push({ field, chunk, at: e.output.length - chunk.length });
}

/**
 * Fills in the checksums of a message or a struct when all else of it is written, each after those that it is over.
 *
 * @param outer how many lengths count what the struct is in
 */
export function sealSums(e: Encoding, outer = 0): void {
  if (e.sums.length === 0) return;
  sealRegions(e.output, outer);
  for (const field of sumsInOrder(e.fields)!) {
    const sum = e.sums.find((one) => one.field === field)!;
    const asRead = e.members[field.name];
    const value = fits(field.type, asRead) ? asRead : computedOf(e, sum);
    sum.chunk.set(bytesFor(value, field.type));
  }
}

function computedOf(e: Encoding, { field, chunk, at }: Sum): number {
  const { algorithm, from, through } = field;
  const bytes = joined(e.output, e.chunk, e.before);
  const first = (from === undefined ? e.start : e.places.get(from)!.from) - e.before;
  const own = at - e.before;
  if (through === END)
    return checksumWithin(algorithm, bytes.subarray(first), own - first, chunk.length);
  const end = through === undefined ? own : e.places.get(through)!.to - e.before;
  return checksumOf(bytes.subarray(first, end), algorithm);
}

/** Notes where a field is, which is written so far. */
export function keepPlaces({ output, places }: Encoding, field: Field, from: number): void {
  for (const name of placeNames(field)) places.set(name, { from, to: output.length });
}
