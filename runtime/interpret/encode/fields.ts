import { notGivenReason } from "../../errors/given.ts";
import { beginning, keepPlaces, openSum, sealSums } from "./checksums.ts";
import { writeGap } from "./gaps.ts";
import { hasSums } from "../../table/checksums.ts";
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
import { isPadded, paddingMember, widthMember } from "../../table/companions.ts";
import { outerOf } from "../../table/outer.ts";
import { expectCount, putCount, writeEnd } from "./list-ends.ts";
import { writeDelimited, writeSequence } from "./sequences.ts";
import { noArmReason, versionName } from "../../errors/reasons.ts";
import { tooDeep } from "../../errors/too-deep.ts";
import { countOf, countRef } from "../../table/types/counts.ts";
import type { Field, SwitchField } from "../../table/fields/field.ts";
import { type Given, isGiven, type Outer } from "../../table/fields/presence.ts";
import type { IntType } from "../../table/types/integers.ts";
import { type Layout, layoutOf } from "../../table/messages.ts";
import type { ListType } from "../../table/types/list.ts";
import { nanMember } from "../../table/members.ts";
import type { StructType } from "../../table/types/struct.ts";
import type { Table } from "../../table/table.ts";
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

function writeField(e: Encoding, field: Field): void {
  switch (field.kind) {
    case "mask":
      return putMask(e, field, e.masks.get(field.name)!);
    case "bit":
    case "number":
    case "reserved":
      // Its mask carries it.
      return;
    case "terminator":
      return passStop(e, field);
    case "value":
      return writeOptional(e, field);
    case "split":
      return writeSplit(e, field);
    case "interleave":
      return writeInterleave(e, field);
    case "switch":
      return writeSwitch(e, field);
    case "constant":
      return putBytes(e.output, Uint8Array.from(field.bytes));
    case "checksum":
      return openSum(e, field);
    case "gap":
      return writeGap(e, field);
    case "length":
      return writeLength(e, field);
  }
}

/** Throws EncodeError when something was written after a field that would only be missing at the end. */
function checkGap(e: Encoding, field: Field): void {
  const { gap, length } = e.output;
  if (gap === undefined || length === gap.at) return;
  throw fail(e, `is there, and ${gap.name} before it is not`, fieldName(field));
}

function fieldName(field: Field): string {
  switch (field.kind) {
    case "split":
      return (field.parts.find((part) => !part.isMask) ?? field.parts[0]!).name;
    case "interleave":
      return field.fields[0]!.name;
    case "switch":
      return field.on;
    case "terminator":
    case "reserved":
      return field.bit.mask;
    case "constant":
      return field.kind;
    default:
      return field.name;
  }
}

// ---- values

function writeOptional(e: Encoding, field: ValueField): void {
  const { name, type, presence } = field;
  const isMissing = e.members[name] === undefined;
  switch (presence?.kind) {
    case "bit":
      if (isSet(e, presence.mask, presence.bit) === (presence.clear === true)) return;
      break;
    case "given":
      if (!isThereAsGiven(e, name, presence.tests)) return;
      break;
    case "more":
      if (isMissing) e.output.gap ??= { name, at: e.output.length };
      if (isMissing) return;
      break;
    case "marker":
      if (isMissing) return;
      putBits(e, presence.number, MARK);
      break;
    case "widths":
      return writeWidths(e, field, presence, type as IntType);
  }
  writeValue(e, field);
}

/** Throws EncodeError where a member is there and should not be, or the other way round. */
function isThereAsGiven(e: Encoding, name: string, given: Given): boolean {
  const there = e.members[name] !== undefined;
  if (there === isGiven(given, e.members, e.outer)) return there;
  throw fail(e, notGivenReason(given, e.members, e.outer, there), name);
}

const MARK: IntType = { kind: "int", name: "u32", bits: 32, signed: false };

function writeValue(e: Encoding, field: ValueField): void {
  const { name, type } = field;
  switch (type.kind) {
    case "int":
      return writeNumber(e, field, type);
    case "float":
      return putFloat(e, name, type, e.members[name], e.members[nanMember(name)]);
    case "big":
      return putBig(e, name, type, e.members[name], e.members[widthMember(name)]);
    case "array":
      return writeArray(e, name, type.of, type.count);
    case "string":
      return writeString(e, field, type);
    case "delimited":
      return writeDelimited(e, name, type);
    case "sequence":
      return bounded(e, type.region, () => writeSequence(e, name, type));
    case "strings":
      return writeStrings(e, name, type.cut);
    case "bytes": {
      const count = writeBytes(e, name, type);
      return type.countRef && expectCount(e, name, type.countRef, count);
    }
    case "struct":
      return bounded(e, type.region, () =>
        bitwise(e, field, () => writeStruct(e, name, type, e.members[name], type.alone === true)),
      );
    case "list":
      return bounded(e, type.region, () => writeList(e, field, type));
    case "sparse":
      return writeSparse(e, name, type);
  }
}

/** Writes structs, bit by bit where they are such. */
function bitwise(e: Encoding, { name, type }: ValueField, write: () => void): void {
  if (isPadded(type)) inBits(e, e.members[paddingMember(name)], write);
  else write();
}

/** Writes what a length in front counts, where one does. */
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
      if (type.ends === "bytes" && output.length === before) {
        throw fail(e, "takes no bytes, so that nothing would end the list", element);
      }
    }
  });
  if (type.ends === "element") writeEnd(e, name, structLayout(e, name, type.struct));
}

// ---- switches

function writeSwitch(e: Encoding, field: SwitchField): void {
  const value = e.members[field.on];
  const arm = armOf(field, value);
  if (arm === undefined) throw fail(e, noArmReason(e.table, e.layout, field, value), field.on);
  writeFields(e, arm.fields);
}
