import { notGivenReason } from "../../errors/given.ts";
import { beginning, keepPlaces, openSum, sealSums } from "./checksums.ts";
import { writeGap } from "./gaps.ts";
import { byKind } from "../../table/by-kind.ts";
import { type ComputedField, computedOf, withComputed } from "../../table/fields/computed.ts";
import { hasSums } from "../../table/facts/checksums.ts";
import { passStop, putMask, settleMasks } from "./masks.ts";
import {
  putBig,
  putFloat,
  writeArray,
  writeInterleave,
  writeNumber,
  writeSparse,
  writeSplit,
  writeWidths,
} from "./numbers.ts";
import { writeBytes, writeLength, writeString, writeStrings } from "./strings.ts";
import { activeFields, armOf, type Members } from "../wire/mask.ts";
import {
  type Encoding,
  expectList,
  expectObject,
  fail,
  inBits,
  isSet,
  type Output,
  putBits,
  putBytes,
} from "./output.ts";
import { closeRegions, sealRegion } from "./regions.ts";
import { isPadded, paddingMember, widthMember } from "../../table/facts/companions.ts";
import { outerOf } from "../../table/facts/outer.ts";
import { expectCount, expectLast, putCount, writeEnd } from "./list-ends.ts";
import { writeDelimited, writeSequence } from "./sequences.ts";
import { noArmReason, versionName } from "../../errors/reasons.ts";
import { tooDeep } from "../../errors/too-deep.ts";
import { countOf, countRef, endsWithBytes, untilOf } from "../../table/types/counts.ts";
import { fieldNames } from "../../table/fields/names.ts";
import type { Field, SwitchField } from "../../table/fields/field.ts";
import { type Given, isGiven, type Outer, type Presence } from "../../table/fields/presence.ts";
import type { IntType } from "../../table/types/integers.ts";
import { type Layout, layoutOf } from "../../table/messages.ts";
import type { ListType } from "../../table/types/list.ts";
import { nanMember } from "../../table/facts/members.ts";
import type { StructType } from "../../table/types/struct.ts";
import type { Table } from "../../table/table.ts";
import type { ValueType } from "../../table/types/types.ts";
import type { ValueField } from "../../table/fields/value.ts";

/** Begins to write a message or a struct: its masks are settled. */
export function openEncoding(
  table: Table,
  version: number,
  output: Output,
  layout: Layout,
  members: Members,
  path: readonly string[],
  outer: Outer,
  mayEnd: boolean,
): Encoding {
  const { start, chunk, before, places, sums } = beginning(output);
  const e: Encoding = {
    table,
    version,
    output,
    start,
    layout,
    fields: activeFields(layout.fields, members),
    members,
    masks: new Map(),
    lengths: new Map(),
    places,
    sums,
    chunk,
    before,
    path,
    outer,
    mayEnd,
  };
  settleMasks(e);
  return e;
}

/** Writes all fields. */
export function writeFields(e: Encoding, fields: readonly Field[]): void {
  for (const field of fields) {
    const from = e.output.length;
    writeField(e, field);
    if (hasSums(e.layout)) keepPlaces(e, field, from);
    checkGap(e, field);
  }
}

/** Its mask carries it. */
const inMask = () => {};

/** How each kind of field is written. */
const writeField = /* @__PURE__ */ byKind<Field, [Encoding]>({
  mask: (e, field) => putMask(e, field, e.masks.get(field.name)!),
  bit: inMask,
  number: inMask,
  reserved: inMask,
  terminator: passStop,
  value: writeOptional,
  split: writeSplit,
  interleave: writeInterleave,
  switch: writeSwitch,
  constant: (e, field) => putBytes(e.output, Uint8Array.from(field.bytes)),
  checksum: openSum,
  gap: writeGap,
  length: writeLength,
  computed: passComputed,
});

function passComputed(e: Encoding, field: ComputedField): void {
  const value = computedOf(field, e.members, e.outer);
  if (Number.isNaN(value))
    throw fail(e, `${field.text} is no number that can be exact`, field.name);
  e.outer = withComputed(field, value, e.outer);
}

/** Throws EncodeError when something was written after a field that would only be missing at the end. */
function checkGap(e: Encoding, field: Field): void {
  const { gap, length } = e.output;
  if (gap === undefined || length === gap.at) return;
  throw fail(e, `is there, and ${gap.name} before it is not`, fieldNames(field)[0]!);
}

// ---- values

function writeOptional(e: Encoding, field: ValueField): void {
  const { presence } = field;
  if (presence?.kind === "widths") return writeWidths(e, field, presence, field.type as IntType);
  if (presence === undefined || isWritten(e, field, presence)) writeValue(e, field);
}

/** Whether a field is there; what says so is written. */
function isWritten(
  e: Encoding,
  { name }: ValueField,
  presence: Exclude<Presence, { kind: "widths" }>,
): boolean {
  if (presence.kind === "bit")
    return isSet(e, presence.mask, presence.bit) !== (presence.clear === true);
  if (presence.kind === "given") return isThereAsGiven(e, name, presence.tests);
  const isThere = e.members[name] !== undefined;
  if (presence.kind === "marker" && isThere) putBits(e, presence.number, MARK);
  if (presence.kind === "more" && !isThere) e.output.gap ??= { name, at: e.output.length };
  return isThere;
}

/** Throws EncodeError where a member is there and should not be, or the other way round. */
function isThereAsGiven(e: Encoding, name: string, given: Given): boolean {
  const there = e.members[name] !== undefined;
  if (there === isGiven(given, e.members, e.outer)) return there;
  throw fail(e, notGivenReason(given, e.members, e.outer, there), name);
}

const MARK: IntType = { kind: "int", name: "u32", bits: 32, signed: false };

function writeValue(e: Encoding, field: ValueField): void {
  writeType(e, field, field.type);
}

/** How a value of each type is written. */
const writeType = /* @__PURE__ */ byKind<ValueType, [Encoding, ValueField]>({
  int: writeNumber,
  float: (e, { name }, type) =>
    putFloat(e, name, type, e.members[name], e.members[nanMember(name)]),
  big: (e, { name }, type) => putBig(e, name, type, e.members[name], e.members[widthMember(name)]),
  array: writeArray,
  string: writeString,
  delimited: writeDelimited,
  sequence: (e, field, type) => bounded(e, type.region, () => writeSequence(e, field, type)),
  strings: writeStrings,
  bytes: writeBytes,
  struct: (e, field, type) =>
    bounded(e, type.region, () => bitwise(e, field, () => writeOne(e, field, type))),
  list: (e, field, type) => bounded(e, type.region, () => writeList(e, field, type)),
  sparse: writeSparse,
});

function writeOne(e: Encoding, { name }: ValueField, type: StructType): void {
  writeStruct(e, name, type, e.members[name], type.alone === true);
}

/** Writes structs, bit by bit where they are such. */
function bitwise(e: Encoding, { name, type }: ValueField, write: () => void): void {
  if (isPadded(type)) inBits(e, e.members[paddingMember(name)], write);
  else write();
}

/** Writes what a preceding length counts, where one does. */
function bounded({ lengths, output }: Encoding, region: string | undefined, write: () => void) {
  const own = region === undefined ? undefined : lengths.get(region)!;
  if (own === undefined) return write();
  const { gap } = output;
  own.at = output.length;
  write();
  sealRegion(output, own);
  output.gap = gap;
}

// ---- structs

function writeStruct(
  e: Encoding,
  name: string,
  type: StructType | ListType,
  value: unknown,
  mayEnd: boolean,
): void {
  const members = expectObject(e, name, value);
  const layout = structLayout(e, name, type.struct);
  const path = [...e.path, name];
  const { output } = e;
  const { maxDepth } = e.table.structs[type.struct]!;
  if (maxDepth !== undefined && output.depth >= maxDepth) throw fail(e, tooDeep(maxDepth), name);
  const outside = outerOf(type, e.members, e.outer);
  const inner = openEncoding(e.table, e.version, output, layout, members, path, outside, mayEnd);
  const { gap } = output;
  const outer = output.regions.length;
  if (maxDepth !== undefined) output.depth++;
  writeFields(inner, layout.fields);
  if (maxDepth !== undefined) output.depth--;
  closeRegions(output, outer, gap);
  sealSums(inner, outer);
}

function structLayout(e: Encoding, name: string, index: number): Layout {
  const struct = e.table.structs[index]!;
  const layout = layoutOf(struct, e.version);
  if (layout !== undefined) return layout;
  throw fail(e, `${struct.name} has no version ${versionName(e.table, e.version)}`, name);
}

function writeList(e: Encoding, field: ValueField, type: ListType): void {
  const { name } = field;
  const list = expectList(e, name, e.members[name]);
  const { output } = e;
  const count = countOf(type);
  if (count !== undefined) putCount(e, name, count, list.length);
  const ref = countRef(type);
  if (ref !== undefined) expectCount(e, name, ref, list.length);
  bitwise(e, field, () => {
    for (let i = 0; i < list.length; i++) {
      const element = `${name}[${i}]`;
      const before = output.length;
      writeStruct(e, element, type, list[i], type.ends === "element");
      if (endsWithBytes(type) && output.length === before) {
        throw fail(e, "takes no bytes, so that nothing would end the list", element);
      }
    }
  });
  // What is wrong with an element itself says more.
  const until = untilOf(type);
  if (until !== undefined) expectLast(e, name, list, until, endsWithBytes(type));
  if (type.ends === "element") writeEnd(e, name, structLayout(e, name, type.struct));
}

// ---- switches

function writeSwitch(e: Encoding, field: SwitchField): void {
  const value = e.members[field.on];
  const arm = armOf(field, value);
  if (arm === undefined) throw fail(e, noArmReason(e.table, e.layout, field, value), field.on);
  writeFields(e, arm.fields);
}
