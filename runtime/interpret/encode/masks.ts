import { EncodeError } from "../../errors/errors.ts";
import { encodedMask } from "../wire/bits.ts";
import { isThere, maskName, partOf, setLive } from "../wire/mask.ts";
import { flagOf } from "../../table/fields/all-fields.ts";
import { tieFault } from "../../errors/ties.ts";
import { sharedTies } from "../../table/facts/bits.ts";
import { fits } from "../../table/facts/ints.ts";
import { type Encoding, fail, isSet, outside, putBits } from "./output.ts";
import type { Field } from "../../table/fields/field.ts";
import type { MaskField, TerminatorField } from "../../table/fields/masks.ts";

/** Settles all masks of a message or a struct, before anything of it is written. */
export function settleMasks(e: Encoding): void {
  expectTies(e);
  expectNumbers(e);
  for (const field of e.fields) {
    if (field.kind !== "mask") continue;
    e.masks.set(
      field.name,
      named(e, field.name, () => encodedMask(field, e.fields, e.members, e.members[field.name])),
    );
  }
}

/** Throws EncodeError where of the members that a bit tells of only some are there, or those that exclude each other. */
function expectTies(e: Encoding): void {
  const { fields, members } = e;
  for (const { mask, bit, set, clear } of sharedTies(fields)) {
    const stop = fields.find((field) => field.kind === "terminator" && field.live === mask);
    // After it nothing is there, which is asked when it is passed.
    if (stop?.kind === "terminator" && members[flagOf(stop, fields)]) continue;
    const names = (of: typeof set) => of.map(({ name }) => name);
    const tie = { mask: maskName(mask, fields), bit, set: names(set), clear: names(clear) };
    const fault = tieFault(tie, (name) => members[name] !== undefined);
    if (fault !== undefined) throw fail(e, fault.reason, fault.name);
  }
}

/** Throws EncodeError for a number that its bits do not hold. */
function expectNumbers(e: Encoding): void {
  for (const field of e.fields) {
    if (field.kind !== "number" || fits(field.type, e.members[field.name])) continue;
    throw outside(e, field.name, field.type, e.members[field.name]);
  }
}

/** What `settle` returns. An EncodeError that it throws gets the path of the member. */
export function named<T>(e: Encoding, member: string, settle: () => T): T {
  try {
    return settle();
  } catch (error) {
    throw error instanceof EncodeError ? fail(e, error.reason, member) : error;
  }
}

/** The id with the parts of masks that it carries. */
export function idByte(e: Encoding, first: number): number {
  let id = first;
  for (const field of e.fields) {
    if (field.kind !== "mask") continue;
    const mask = e.masks.get(field.name)!;
    for (const part of field.parts) {
      if (part.from === "id") id |= partOf(mask, part) * 2 ** (part.low ?? 0);
    }
  }
  return id;
}

/** Writes a mask, but for parts that the id or a word carries. */
export function putMask(e: Encoding, field: MaskField, mask: number): void {
  for (const part of field.parts) {
    if (part.from === "id" || part.from === "split" || !isThere(part, mask)) continue;
    putBits(e, partOf(mask, part), part.from);
  }
}

/** Passes a stop. Throws EncodeError when its bit is set, and a field after it is there all the same. */
export function passStop(e: Encoding, stop: TerminatorField): void {
  setLive(e.masks, stop);
  if (!isSet(e, stop.bit.mask, stop.bit.bit)) return;
  for (const field of e.fields.slice(e.fields.indexOf(stop) + 1)) {
    const name = namesIn(field).find((member) => isGiven(field, e.members[member]));
    if (name === undefined) continue;
    throw fail(e, `is there, and nothing follows ${flagOf(stop, e.fields)}`, name);
  }
}

/** What depends on a mask's bits: after a stop there is nothing else. */
function namesIn(field: Field): readonly string[] {
  return field.kind === "value" || field.kind === "bit" ? [field.name] : [];
}

function isGiven(field: Field, value: unknown): boolean {
  return field.kind === "bit" ? Boolean(value) : value !== undefined;
}
