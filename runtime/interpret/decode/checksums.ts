import { shapeKey } from "../../branches/branch-keys.ts";
import { hexNumber } from "../../errors/hex.ts";
import { END, placeNames } from "../../table/facts/checksums.ts";
import type { ChecksumField } from "../../table/fields/checksum.ts";
import type { Field } from "../../table/fields/field.ts";
import type { Node } from "../node.ts";
import { checksumOf, checksumWithin } from "../wire/checksum.ts";
import { readInt } from "./numbers.ts";
import { judge, reach, type Scope } from "./places.ts";

/** Reads a checksum, and keeps it where another one is computed. */
export function readChecksum(s: Scope, field: ChecksumField): void {
  const node = readInt(s, field.name, field.type, s.node, field.doc);
  s.value[field.name] = undefined;
  if (field.through === END) s.late.push(() => compare(s, field, node));
  else compare(s, field, node);
}

function compare(s: Scope, field: ChecksumField, node: Node): void {
  const { name, algorithm } = field;
  const computed = computedOf(s, field, node);
  const isRight = node.value === computed;
  reach(s, (prefix) => shapeKey(prefix, name, isRight ? "right" : "wrong"));
  if (isRight) return void node.notes.push(`${algorithm.name}, as computed`);
  s.value[name] = node.value;
  node.notes.push(`${hexNumber(node.value as number)}, and ${hexNumber(computed)} was computed`);
  judge(s, `${name} is not the ${algorithm.name} that is computed`);
}

function computedOf({ input, places, start }: Scope, field: ChecksumField, node: Node): number {
  const { algorithm, from, through, type } = field;
  const first = from === undefined ? start : places.get(from)!.from;
  const upTo = (end: number) => input.bytes.subarray(first, end);
  if (through === END)
    return checksumWithin(algorithm, upTo(input.offset), node.start - first, type.bits / 8);
  const end = through === undefined ? node.start : places.get(through)!.to;
  return checksumOf(upTo(end), algorithm);
}

/** Notes where a field is, which is read so far. */
export function keepPlaces({ input, places }: Scope, field: Field, from: number): void {
  for (const name of placeNames(field)) places.set(name, { from, to: input.offset });
}
