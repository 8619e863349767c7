import { notGivenReason } from "../../errors/given.ts";
import { TooLongError } from "../../errors/errors.ts";
import { endMask } from "../wire/bits.ts";
import { keepPlaces, openSum, sealSums } from "./checksums.ts";
import { writeGap } from "./gaps.ts";
import { hasSums } from "../../table/checksums.ts";
import { named, passStop, putMask, settleMasks } from "./masks.ts";
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
import { fits, highest, valueOf } from "../wire/int.ts";
import { activeFields, armOf, type Members, setLive } from "../wire/mask.ts";
import {
  closeRegions,
  type Encoding,
  expectList,
  expectObject,
  fail,
  isSet,
  type Output,
  putBits,
  putBytes,
  putInt,
  sealRegion,
} from "./output.ts";
import { countWidthMember, widthMember } from "../../table/besides.ts";
import { writeRun, writeRuns } from "./runs.ts";
import { noArmReason, tooDeep, versionName } from "../../errors/reasons.ts";
import {
  countOf,
  endMember,
  type Field,
  type Given,
  type IntType,
  isGiven,
  type Layout,
  layoutOf,
  listEnd,
  type ListType,
  nanMember,
  type SwitchField,
  type Table,
  type Told,
  toldCount,
  toldNumber,
  type ValueField,
} from "../../table/table.ts";

/** Begins to write a message or a struct: its masks are settled. */
export function openEncoding(
  table: Table,
  version: number,
  output: Output,
  layout: Layout,
  members: Members,
  path: readonly string[],
  mayEnd: boolean,
): Encoding {
  const fields = activeFields(layout.fields, members);
  const masks = new Map<string, number>();
  const lengths = new Map();
  // A NUL that is not written yet is, where a byte follows.
  const start = output.length + output.openNuls;
  const sums = { places: new Map(), sums: [], chunk: output.chunks.length, before: output.length };
  const about = { table, version, output, start, layout, fields, members };
  const e = { ...about, ...sums, masks, lengths, path, mayEnd };
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
    case "refuse":
      // Its mask carries it.
      return;
    case "stop":
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

/** Throws EncodeError when something was written behind a field that would only be missing at the end. */
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
    case "stop":
    case "refuse":
      return field.bit.mask;
    case "constant":
      return field.kind;
    default:
      return field.name;
  }
}

// ---- values

function writeOptional(e: Encoding, field: ValueField): void {
  const { name, type, when, whenMore, whenIs, mark, widths } = field;
  if (when !== undefined && isSet(e, when.mask, when.bit) === (when.clear === true)) return;
  if (whenIs !== undefined && !isThereAsGiven(e, name, whenIs)) return;
  if (whenMore && e.members[name] === undefined) {
    e.output.gap ??= { name, at: e.output.length };
    return;
  }
  if (mark !== undefined) {
    if (e.members[name] === undefined) return;
    putBits(e, mark, MARK);
  }
  if (widths !== undefined) writeWidths(e, field, widths, type as IntType);
  else writeValue(e, field);
}

/** Throws EncodeError where a member is there and should not be, or the other way round. */
function isThereAsGiven(e: Encoding, name: string, given: Given): boolean {
  const there = e.members[name] !== undefined;
  if (there === isGiven(given, e.members)) return there;
  throw fail(e, notGivenReason(given, e.members, there), name);
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
    case "run":
      return writeRun(e, name, type);
    case "runs":
      return writeRuns(e, name, type);
    case "strings":
      return writeStrings(e, name, type.cut);
    case "bytes":
      writeBytes(e, name, type.length);
      return type.told && expectTold(e, name, type.told, (e.members[name] as Uint8Array).length);
    case "struct":
      return bounded(e, type.region, () =>
        writeStruct(e, name, type.struct, e.members[name], false),
      );
    case "list":
      return bounded(e, type.region, () => writeList(e, name, type));
    case "sparse":
      return writeSparse(e, name, type);
  }
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

/** Throws EncodeError where a member tells another number of elements or bytes than there are. */
function expectTold(e: Encoding, name: string, told: Told, count: number): void {
  if (told.member === undefined) return;
  const number = toldNumber(told, e.members[told.by] as number);
  if (number === count) return;
  throw fail(
    e,
    `has ${count} ${count === 1 ? "part" : "parts"}, and ${told.by} tells ${number}`,
    name,
  );
}

// ---- structs

function writeStruct(
  e: Encoding,
  name: string,
  struct: number,
  value: unknown,
  mayEnd: boolean,
): void {
  const members = expectObject(e, name, value);
  const layout = structLayout(e, name, struct);
  const path = [...e.path, name];
  const { output } = e;
  const { deepest } = e.table.structs[struct]!;
  if (deepest !== undefined && output.depth >= deepest) throw fail(e, tooDeep(deepest), name);
  const inner = openEncoding(e.table, e.version, output, layout, members, path, mayEnd);
  const { gap } = output;
  const outer = output.regions.length;
  if (deepest !== undefined) output.depth++;
  writeFields(inner, layout.fields);
  if (deepest !== undefined) output.depth--;
  closeRegions(output, outer, gap);
  sealSums(inner, outer);
}

function structLayout(e: Encoding, name: string, index: number): Layout {
  const struct = e.table.structs[index]!;
  const layout = layoutOf(struct, e.version);
  if (layout !== undefined) return layout;
  throw fail(e, `${struct.name} has no version ${versionName(e.table, e.version)}`, name);
}

function writeList(e: Encoding, name: string, type: ListType): void {
  const list = expectList(e, name, e.members[name]);
  const { output } = e;
  const count = countOf(type);
  if (count !== undefined) putCount(e, name, count, list.length);
  const told = toldCount(type);
  if (told !== undefined) expectTold(e, name, told, list.length);
  for (let i = 0; i < list.length; i++) {
    const element = `${name}[${i}]`;
    const before = output.length;
    writeStruct(e, element, type.struct, list[i], type.ends === "element");
    if (type.ends === "bytes" && output.length === before) {
      throw fail(e, "takes no bytes, so that nothing would end the list", element);
    }
  }
  if (type.ends === "element") writeEnd(e, name, structLayout(e, name, type.struct));
}

function putCount(e: Encoding, name: string, type: IntType, count: number): void {
  const width = e.members[countWidthMember(name)];
  if (fits(type, count)) return putInt(e, name, type, count, width);
  const limit = valueOf(type, highest(type));
  const reason = `has ${count} elements: its count (${type.name}) ends at ${limit}`;
  throw new TooLongError(reason, [...e.path, name]);
}

/** Writes the element that ends a list, with the mask that it came with. */
function writeEnd(e: Encoding, list: string, layout: Layout): void {
  const end = listEnd(layout);
  if (end === undefined) return;
  const { mask, field } = end;
  const masks = new Map<string, number>();
  if (mask !== undefined) {
    const member = endMember(list);
    const front = layout.fields.slice(0, layout.fields.indexOf(field));
    const bits = named(e, member, () => endMask(mask, front, e.members[member]));
    masks.set(mask.name, bits);
    for (const stop of front) if (stop.kind === "stop") setLive(masks, stop);
    putMask(e, mask, bits);
  }
  if (field.kind === "split") return putBits(e, 0, field.wire);
  const { wide, type } = field;
  const isWide = wide !== undefined && isSet({ ...e, masks }, wide.when.mask, wide.when.bit);
  putInt(e, list, isWide ? wide.type : (type as IntType), field.ends);
}

// ---- switches

function writeSwitch(e: Encoding, field: SwitchField): void {
  const value = e.members[field.on];
  const arm = armOf(field, value);
  if (arm === undefined) throw fail(e, noArmReason(e.table, e.layout, field, value), field.on);
  writeFields(e, arm.fields);
}
