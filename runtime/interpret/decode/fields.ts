import { armKey, armPrefix, shapeKey, valueKey } from "../../branches/branch-keys.ts";
import { maskReasons } from "./mask-reasons.ts";
import { DecodeError } from "../../errors/errors.ts";
import { readBit, readMask, readArmBits, readNumberOfBits, readStop, refuse } from "./masks.ts";
import {
  readInterleave,
  readInts,
  readNumber,
  readSparse,
  readSplit,
  readWidths,
} from "./numbers.ts";
import { byKind } from "../../table/by-kind.ts";
import { type ComputedField, computedOf, withComputed } from "../../table/fields/computed.ts";
import { hasSums } from "../../table/facts/checksums.ts";
import { keepPlaces, readChecksum } from "./checksums.ts";
import { readConstant, readGap, readPadding } from "./constants.ts";
import { endsWithMask, holdsOf, keepEnd, readCount } from "./list-ends.ts";
import {
  closeRegions,
  openRegion,
  readBytes,
  readLength,
  readString,
  readStrings,
} from "./strings.ts";
import { isFloat, readBigValue, readFloats } from "./floats.ts";
import { companionsOf } from "../../table/facts/companions.ts";
import { endsWithBytes, untilOf } from "../../table/types/counts.ts";
import { outerOf } from "../../table/facts/outer.ts";
import { readPresence } from "./presence.ts";
import { readRun, readSequence } from "./sequences.ts";
import { armOf } from "../wire/mask.ts";
import { addNode, fail, judge, layoutIn, openScope, placeOf, reach, type Scope } from "./places.ts";
import { drawTogether, makeNode, type Node } from "../node.ts";
import { noArmReason } from "../../errors/reasons.ts";
import { tooDeep } from "../../errors/too-deep.ts";
import { beforeMember, endMember, nanMember, openMember } from "../../table/facts/members.ts";
import { type Field, isWide, type SwitchField } from "../../table/fields/field.ts";
import { givenMembers, presenceBy } from "../../table/fields/presence.ts";
import type { ArrayType } from "../../table/types/array.ts";
import type { ListType } from "../../table/types/list.ts";
import type { StructType } from "../../table/types/struct.ts";
import type { ValueType } from "../../table/types/types.ts";
import type { ValueField } from "../../table/fields/value.ts";

/** Reads all fields of a message or a struct, up to one that ends its list. */
export function readScope(s: Scope): void {
  const { regions, end } = s.input;
  const outer = regions.length;
  readFields(s, s.layout.fields);
  if (s.ended) return;
  closeRegions(s.input, outer, end);
  for (const sum of s.late) sum();
  if (!s.input.explains) return;
  for (const reason of maskReasons(s.layout, s.value, s.masks)) judge(s, reason);
}

function readFields(s: Scope, fields: readonly Field[]): void {
  for (const field of fields) {
    const from = s.input.offset;
    readField(s, field);
    if (hasSums(s.layout)) keepPlaces(s, field, from);
    if (s.ended) return;
  }
}

/** How each kind of field is read. */
const readField = /* @__PURE__ */ byKind<Field, [Scope]>({
  mask: readMask,
  bit: readBit,
  terminator: readStop,
  value: readOptional,
  split: readSplit,
  interleave: readInterleave,
  switch: readSwitch,
  number: readNumberOfBits,
  constant: readConstant,
  checksum: readChecksum,
  gap: readGap,
  length: readLength,
  computed: readComputed,
  reserved: refuse,
});

function readComputed(s: Scope, field: ComputedField): void {
  const value = computedOf(field, s.value, s.outer);
  if (Number.isNaN(value))
    throw fail(s, `${field.text} is no number that can be exact`, field.name, {
      offset: s.input.offset,
      kind: "number",
    });
  s.outer = withComputed(field, value, s.outer);
}

// ---- values

function readOptional(s: Scope, field: ValueField): void {
  const { presence } = field;
  if (presence === undefined) return readValue(s, field);
  if (presence.kind === "widths") {
    if (readWidths(s, field, presence) === "absent") addAbsent(s, field);
    return;
  }
  const isThere = readPresence(s, field, presence);
  if (presence.kind !== "bit")
    reach(s, (prefix) => shapeKey(prefix, field.name, isThere ? "present" : "absent"));
  if (!isThere) return addAbsent(s, field);
  if (presence.kind === "given")
    for (const name of givenMembers(presence.tests))
      s.numbers.get(name)?.notes.push(`${field.name} follows`);
  readValue(s, field);
}

/** A field that is not there has its members all the same. */
function addAbsent(s: Scope, field: ValueField): void {
  const { name, doc, type, absent } = field;
  const widths = presenceBy(field, "widths");
  const node = addNode(s, name, 0, { type: type.name, doc });
  node.absent = true;
  node.notes.push(absent === undefined ? "absent" : `absent: ${absent}`);
  s.value[name] = undefined;
  if (isFloat(field)) s.value[nanMember(name)] = undefined;
  if (type.kind === "string" && type.open) s.value[openMember(name)] = undefined;
  if (widths !== undefined && widths.both === undefined) s.value[beforeMember(name)] = undefined;
  if (type.kind === "list" && endsWithMask(s, type)) s.value[endMember(name)] = undefined;
  for (const companion of companionsOf(field)) s.value[companion.name] = undefined;
}

function readValue(s: Scope, field: ValueField): void {
  readType(s, field, field.type);
}

/** How a value of each type is read. */
const readType = /* @__PURE__ */ byKind<ValueType, [Scope, ValueField]>({
  int: readNumber,
  big: readBigValue,
  float: readFloats,
  array: readArray,
  string: readString,
  strings: readStrings,
  delimited: readRun,
  sequence: (s, field, type) => bounded(s, type.region, () => readSequence(s, field, type)),
  bytes: (s, field, type) => {
    if (!readBytes(s, field, type)) addAbsent(s, field);
  },
  struct: readStructs,
  list: readStructs,
  sparse: readSparse,
});

function readArray(s: Scope, field: ValueField, { of, count }: ArrayType): void {
  if (of.kind === "float") readFloats(s, field, of, count);
  else readInts(s, field, of, count);
}

/** Reads what a preceding length bounds, where one does. */
function bounded(s: Scope, region: string | undefined, read: () => void): void {
  if (region === undefined) return read();
  const { input } = s;
  const { end } = input;
  const outer = input.regions.length;
  openRegion(s, region, s.lengths.get(region)!);
  read();
  closeRegions(input, outer, end);
}

function readStructs(s: Scope, field: ValueField, type: StructType | ListType): void {
  bounded(s, type.region, () => {
    if (type.kind === "list") readList(s, field, type);
    else readOne(s, field, type);
    if (type.padded) readPadding(s, field.name);
  });
}

function readOne(s: Scope, field: ValueField, type: StructType): void {
  const node = addNode(s, field.name, 0, { type: type.name, doc: field.doc });
  const { value, ended } = readStruct(s, field.name, node, type, type.alone === true);
  if (ended)
    throw fail(s, "is what ends a list, and is alone", field.name, {
      offset: s.input.offset,
      kind: "list",
    });
  s.value[field.name] = node.value = value;
}

// ---- structs

/**
 * Reads a struct into a node.
 *
 * @param name its name, for paths with its index
 */
function readStruct(
  s: Scope,
  name: string,
  node: Node,
  type: StructType | ListType,
  mayEnd: boolean,
): Scope {
  const { input, path, names } = s;
  const struct = input.table.structs[type.struct]!;
  const { maxDepth } = struct;
  if (maxDepth !== undefined && input.depth >= maxDepth)
    throw fail(s, tooDeep(maxDepth), name, { offset: input.offset, kind: "depth" });
  const inner = openScope(input, struct, layoutIn(input, struct, struct.name), {
    node,
    value: {},
    path: [...path, name],
    names: `${names}.${name.replace(/\[\d+\]$/, "")}`,
    outer: outerOf(type, s.value, s.outer),
    mayEnd,
  });
  if (maxDepth !== undefined) input.depth++;
  readScope(inner);
  if (maxDepth !== undefined) input.depth--;
  return inner;
}

function readList(s: Scope, field: ValueField, type: ListType): void {
  const { name, doc } = field;
  const parent = addNode(s, name, 0, { type: type.name, doc });
  const list: unknown[] = [];
  s.value[name] = parent.value = list;
  const count = readCount(s, name, type, parent);
  const until = untilOf(type);
  let ended = false;
  while (!ended && hasMore(s, type, list.length, count)) {
    const element = readElement(s, name, type, parent, list.length);
    ended = element.ended;
    if (ended) keepEnd(s, name, type, element);
    else list.push(element.value);
    ended ||= until !== undefined && holdsOf(s, until, element.value);
    drawTogether(parent);
  }
  reach(s, (prefix) => shapeKey(prefix, name, list.length === 0 ? "empty" : "not empty"));
}

function hasMore(
  { input }: Scope,
  type: ListType,
  read: number,
  count: number | undefined,
): boolean {
  if (count !== undefined) return read < count;
  return !endsWithBytes(type) || input.offset < input.end;
}

function readElement(s: Scope, list: string, type: ListType, parent: Node, index: number): Scope {
  const { input } = s;
  const name = `${list}[${index}]`;
  const offset = input.offset;
  const node = makeNode(name, offset * 8, 0, { type: input.table.structs[type.struct]!.name });
  parent.children.push(node);
  const element = readStruct(s, name, node, type, type.ends === "element");
  if (endsWithBytes(type) && input.offset === offset) {
    throw fail(s, "takes no bytes, so that nothing would end the list", name, {
      offset,
      kind: "list",
    });
  }
  if (!element.ended) node.value = element.value;
  return element;
}

// ---- switches

function readSwitch(s: Scope, field: SwitchField): void {
  const value = s.value[field.on];
  const node = s.numbers.get(field.on);
  const arm = armOf(field, value);
  if (arm === undefined) {
    const reason = noArmReason(s.input.table, s.layout, field, value);
    if (node !== undefined) throw new DecodeError(reason, placeOf(s, node, "choice"));
    throw fail(s, reason, field.on, { offset: s.input.offset, kind: "choice" });
  }
  node?.notes.push(`selects ${arm.name}`);
  reach(s, (prefix) => armKey(prefix, field.on, arm.name));
  if (!arm.otherwise && !isWide(arm))
    reach(s, (prefix) => valueKey(prefix, field.on, value as number | bigint));
  const outer = s.prefix;
  s.prefix = armPrefix(outer, arm.name);
  if (s.input.explains && arm.fields.at(-1)?.kind !== "switch") readArmBits(s, arm.name);
  readFields(s, arm.fields);
  s.prefix = outer;
}
