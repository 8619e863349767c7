import {
  armKey,
  armPrefix,
  flagKey,
  layoutKey,
  partKey,
  presenceKey,
  shapeKey,
  unusedKey,
  unusualKey,
  valueKey,
  widthKey,
} from "./branch-keys.ts";
import { maskReasons } from "./canonical.ts";
import { DecodeError, type Place, UnknownProtocolError } from "./errors.ts";
import { hexAround } from "./hex.ts";
import { bitsAt, fits, hasBit, signedOf, valueOf } from "./interpret-int.ts";
import { allFields, armOf, bitMeanings } from "./interpret-mask.ts";
import { type About, makeNode, measure, type Node } from "./node.ts";
import {
  enumNameOf,
  hasId,
  noArmReason,
  notSelectedReason,
  unknownIdReason,
  versionName,
} from "./reasons.ts";
import {
  type BitField,
  type BitRef,
  type BytesType,
  type Field,
  type FloatType,
  type InterleaveField,
  type IntType,
  type Layout,
  layoutOf,
  type LengthField,
  type MaskField,
  type MaskPart,
  type MessageTable,
  nanMember,
  type SplitField,
  type StringsType,
  type StringType,
  type SwitchField,
  type Table,
  type RefuseField,
  type ValueField,
} from "./table.ts";
import { bytesToText } from "./text.ts";

/** A message's members, in field order, behind its type. */
export interface MessageValue {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** One message as the interpreter read it. */
export interface Interpreted {
  /** The message, unless it could not be read whole. */
  readonly value?: MessageValue;
  /** Everything that was read, also where an error ended it. */
  readonly root: Node;
  /** Byte offset behind what was read. */
  readonly end: number;
  /**
   * Why the bytes are not those that the message would be written with if nothing told how it came, each reason
   * once and without values: `updateentity.flags bit 15 means nothing`. Empty: the message is canonical.
   */
  readonly nonCanonical: readonly string[];
  readonly error?: DecodeError;
}

interface Decoding {
  readonly table: Table;
  readonly version: number;
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
  readonly reached: Set<string> | undefined;
  readonly root: Node;
  readonly nonCanonical: Set<string>;
  readonly masks: Map<string, number>;
  readonly lengths: Map<string, number>;
  /** Nodes of single numbers by member, for errors and notes that come later. */
  readonly numbers: Map<string, Node>;
  /** The message under way. Set once its layout is known. */
  message: MessageTable | undefined;
  value: Record<string, unknown> & { type: string };
  layout: Layout;
  /** What the keys of branches begin with. */
  prefix: string;
  offset: number;
}

const NO_LAYOUT: Layout = { from: 0, to: -1, fields: [] };
const CANONICAL_NAN = 0x7fc00000;
/** Elements of a list that have nodes of their own. */
const MOST_ELEMENTS = 4096;
const NUL = 0x00;
const STOP = 0xff;

/**
 * Reads the message at `start`, bit by bit as the table says, and not past `end`.
 * Bytes that are no message are reported in the result, with all that could be read.
 *
 * @param version index into `table.versions`
 * @param start,end byte offsets in `bytes`; `end` is excluded
 * @param reached receives the keys of the branches that were taken, of those that `branchesOf` lists
 * Throws RangeError when `[start, end)` is no part of `bytes`.
 */
export function interpretDecode(
  table: Table,
  version: number,
  bytes: Uint8Array,
  start: number,
  end: number,
  reached?: Set<string>,
): Interpreted {
  if (!(start >= 0 && start <= end && end <= bytes.length)) {
    throw new RangeError(`[${start}, ${end}) is not inside ${bytes.length} bytes`);
  }
  const d = begin(table, version, bytes, start, end, reached);
  try {
    readMessage(d);
    for (const reason of maskReasons(d.layout, d.value, d.masks)) judge(d, reason);
    return { value: d.value, ...finish(d) };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return { ...finish(d), error };
  }
}

function begin(
  table: Table,
  version: number,
  bytes: Uint8Array,
  start: number,
  end: number,
  reached: Set<string> | undefined,
): Decoding {
  return {
    table,
    version,
    bytes,
    start,
    end,
    reached,
    root: makeNode(table.name, start * 8, 0),
    nonCanonical: new Set(),
    masks: new Map(),
    lengths: new Map(),
    numbers: new Map(),
    message: undefined,
    value: { type: "" },
    layout: NO_LAYOUT,
    prefix: "",
    offset: start,
  };
}

function finish(d: Decoding): Pick<Interpreted, "root" | "end" | "nonCanonical"> {
  measure(d.root);
  return { root: d.root, end: d.offset, nonCanonical: [...d.nonCanonical] };
}

function readMessage(d: Decoding): void {
  const [message, layout] = d.table.kind === "container" ? findBlock(d) : findMessage(d);
  d.message = message;
  d.layout = layout;
  d.value.type = message.name;
  d.prefix = layoutKey(d.table, message, layout);
  d.reached?.add(d.prefix);
  d.root.name = message.name;
  if (message.doc !== undefined) d.root.doc = message.doc;
  if (message.illegal !== undefined) d.root.notes.push(message.illegal);
  if (layout.id !== undefined) readId(d, message);
  for (const field of layout.fields) readField(d, field);
}

function findBlock(d: Decoding): [MessageTable, Layout] {
  const message = d.table.messages[0];
  const layout = message && layoutOf(message, d.version);
  if (layout !== undefined) return [message!, layout];
  throw fail(d, `${d.table.name} has no version ${versionName(d.table, d.version)}`, []);
}

function findMessage(d: Decoding): [MessageTable, Layout] {
  if (d.start === d.end) {
    throw fail(d, "the bytes end: the message's id needs 1 byte, none is left", [], { type: "u8" });
  }
  const id = d.bytes[d.start]!;
  for (const message of d.table.messages) {
    const layout = layoutOf(message, d.version);
    if (layout !== undefined && hasId(layout, id)) return [message, layout];
  }
  throw fail(d, unknownIdReason(d.table, d.version, id), [], {
    type: "u8",
    hint: `read as version ${versionName(d.table, d.version)} of ${d.table.name}`,
  });
}

/** The id's bits, but for the low ones that belong to a mask. */
function readId(d: Decoding, message: MessageTable): void {
  const low = idBits(d.layout.fields);
  const at = d.offset * 8;
  const node = makeNode("id", at + low, 8 - low, {
    value: d.bytes[d.offset]!,
    raw: bitsAt(d.bytes, at + low, 8 - low),
    type: "u8",
    enumName: message.name,
  });
  if (low > 0) node.notes.push(`the lowest ${low} bits are a mask`);
  d.root.children.push(node);
  d.offset += 1;
}

/** How many of the id's bits are part of a mask. */
function idBits(fields: readonly Field[]): number {
  const masks = allFields(fields).filter((field) => field.kind === "mask");
  const part = masks.flatMap((mask) => mask.parts).find((candidate) => candidate.from === "id");
  return part?.bits ?? 0;
}

function readField(d: Decoding, field: Field): void {
  switch (field.kind) {
    case "mask":
      return readMask(d, field);
    case "bit":
      return readBit(d, field);
    case "value":
      return readOptional(d, field);
    case "split":
      return readSplit(d, field);
    case "interleave":
      return readInterleave(d, field);
    case "switch":
      return readSwitch(d, field);
    case "length":
      return readLength(d, field);
    case "refuse":
      return refuse(d, field);
  }
}

/** What a bit announces is not described: there is no telling how long it is. */
function refuse(d: Decoding, { bit, why }: RefuseField): void {
  if (!hasBit(d.masks.get(bit.mask) ?? 0, bit.bit)) return;
  throw fail(
    d,
    `bit ${bit.bit} of ${bit.mask} is set, which announces ${why}: that is not described here`,
    [bit.mask],
  );
}

// ---- masks

function readMask(d: Decoding, field: MaskField): void {
  const start = field.parts[0]?.from === "id" ? d.start : d.offset;
  const node = makeNode(field.name, start * 8, 0, { type: "mask", doc: field.doc });
  d.root.children.push(node);
  let mask = 0;
  for (const part of field.parts) {
    const present = part.when === undefined || hasBit(mask, part.when);
    if (part.when !== undefined) d.reached?.add(partKey(d.prefix, field, part, present));
    if (present) mask += readPart(d, field, part, node);
  }
  node.value = node.raw = mask;
  d.value[field.name] = mask;
  d.masks.set(field.name, mask);
  noteReached(d, field, mask);
}

/** Returns the part's bits at their place in the mask. */
function readPart(d: Decoding, field: MaskField, part: MaskPart, node: Node): number {
  const id = part.from === "id";
  const offset = id ? d.start : take(d, field.name, (part.from as IntType).name, part.bits / 8);
  const raw = bitsAt(d.bytes, offset * 8, part.bits);
  const fields = allFields(d.layout.fields);
  for (let i = 0; i < part.bits; i++) {
    const set = hasBit(raw, i);
    node.children.push(maskBit(field, part.at + i, offset * 8 + i, set, fields));
  }
  if (raw === 0 && part.when !== undefined) {
    node.notes.push(`extension ${part.bits === 8 ? "byte" : "part"} is 0`);
  }
  return raw * 2 ** part.at;
}

function maskBit(
  mask: MaskField,
  bit: number,
  at: number,
  set: boolean,
  fields: readonly Field[],
): Node {
  const meanings = bitMeanings(mask, bit, fields);
  const node = makeNode(`${mask.name}.${bit}`, at, 1, {
    value: set,
    raw: set ? 1 : 0,
    type: "bit",
    doc: meanings.join(", "),
  });
  if (set && hasBit(mask.unused, bit)) node.notes.push(`bit ${bit} is set and means nothing`);
  else if (set) node.notes.push(...meanings);
  return node;
}

function noteReached(d: Decoding, mask: MaskField, bits: number): void {
  if (d.reached === undefined) return;
  for (let bit = 0; bit < 32; bit++) {
    const set = hasBit(bits, bit);
    if (set && hasBit(mask.unused, bit)) d.reached.add(unusedKey(d.prefix, mask.name, bit));
    if (!set && hasBit(mask.usual, bit)) d.reached.add(unusualKey(d.prefix, mask.name, bit));
  }
}

function isSet(d: Decoding, ref: BitRef): boolean {
  return hasBit(d.masks.get(ref.mask) ?? 0, ref.bit);
}

function judge(d: Decoding, reason: string): void {
  d.nonCanonical.add(`${d.value.type}.${reason}`);
}

// ---- fields

function readBit(d: Decoding, field: BitField): void {
  const set = isSet(d, field.bit);
  d.value[field.name] = set;
  d.reached?.add(flagKey(d.prefix, field.name, set));
}

function readOptional(d: Decoding, field: ValueField): void {
  if (field.when !== undefined) {
    const present = isSet(d, field.when);
    d.reached?.add(presenceKey(d.prefix, field.when, present));
    if (!present) return readAbsent(d, field);
  }
  readValue(d, field);
}

function readAbsent(d: Decoding, field: ValueField): void {
  const node = makeNode(field.name, d.offset * 8, 0, { type: field.type.name, doc: field.doc });
  node.absent = true;
  node.notes.push(field.absent === undefined ? "absent" : `absent: ${field.absent}`);
  d.root.children.push(node);
  d.value[field.name] = undefined;
  if (isFloat(field)) d.value[nanMember(field.name)] = undefined;
}

function isFloat({ type }: ValueField): boolean {
  return type.kind === "float" || (type.kind === "array" && type.of.kind === "float");
}

function readValue(d: Decoding, field: ValueField): void {
  const type = field.type;
  switch (type.kind) {
    case "int":
      return readNumber(d, field, type);
    case "float":
      return readFloats(d, field, type, undefined);
    case "array":
      if (type.of.kind === "float") return readFloats(d, field, type.of, type.count);
      return readInts(d, field, type.of, type.count);
    case "string":
      return readString(d, field, type);
    case "strings":
      return readStrings(d, field, type);
    case "bytes":
      return readBytes(d, field, type);
  }
}

function readNumber(d: Decoding, field: ValueField, narrow: IntType): void {
  const wide = field.wide !== undefined && isSet(d, field.wide.when);
  if (field.wide !== undefined) d.reached?.add(widthKey(d.prefix, field.name, wide));
  const type = wide ? field.wide!.type : narrow;
  const node = readInt(d, field.name, type, d.root, field.doc);
  const value = node.value as number;
  if (wide && fits(narrow, value)) {
    node.notes.push(`${type.bits} bits for ${value}, which fits in ${narrow.bits}`);
  }
  noteLimit(field, node);
  d.value[field.name] = value;
  d.numbers.set(field.name, node);
  checkSelects(d, field, node);
}

function checkSelects(d: Decoding, field: ValueField, node: Node): void {
  if (field.selects === undefined) return;
  const value = node.value as number;
  if (field.selects.some((choice) => choice.value === value)) {
    d.reached?.add(valueKey(d.prefix, field.name, value));
    return;
  }
  const reason = notSelectedReason(d.table, field, value);
  throw new UnknownProtocolError(reason, placeOf(d, node), value);
}

function readInt(d: Decoding, name: string, type: IntType, parent: Node, doc?: string): Node {
  const offset = take(d, name, type.name, type.bits / 8);
  return addInt(d, name, type, offset * 8, parent, doc);
}

function addInt(
  d: Decoding,
  name: string,
  type: IntType,
  at: number,
  parent: Node,
  doc?: string,
): Node {
  const raw = signedOf(type, bitsAt(d.bytes, at, type.bits));
  const value = valueOf(type, raw);
  const enumName = enumNameOf(d.table, d.version, type, value);
  const node = makeNode(name, at, type.bits, { value, raw, type: type.name, doc, enumName });
  parent.children.push(node);
  return node;
}

function noteLimit(field: ValueField, node: Node): void {
  if (field.max !== undefined && (node.value as number) > field.max) {
    node.notes.push(`above the limit of ${field.max}`);
  }
}

function readInts(d: Decoding, field: ValueField, type: IntType, count: number): void {
  const parent = addParent(d, field.name, { type: field.type.name, doc: field.doc });
  const values: number[] = [];
  for (let i = 0; i < count; i++) {
    const node = readInt(d, `${field.name}[${i}]`, type, parent);
    noteLimit(field, node);
    values.push(node.value as number);
  }
  parent.value = values;
  d.value[field.name] = values;
}

function addParent(d: Decoding, name: string, about: About): Node {
  const node = makeNode(name, d.offset * 8, 0, about);
  d.root.children.push(node);
  return node;
}

/** Reads one float, or an array of `count`. */
function readFloats(
  d: Decoding,
  field: ValueField,
  type: FloatType,
  count: number | undefined,
): void {
  const { name, doc } = field;
  const about = { type: field.type.name, doc };
  const parent = count === undefined ? d.root : addParent(d, name, about);
  const nodes: Node[] = [];
  for (let i = 0; i < (count ?? 1); i++) {
    const node = readFloat(d, count === undefined ? name : `${name}[${i}]`, type, parent);
    noteLimit(field, node);
    nodes.push(node);
  }
  const values = nodes.map((node) => node.value as number);
  const raws = nodes.map((node) => node.raw!);
  const hasNaN = values.some(Number.isNaN);
  d.value[name] = count === undefined ? values[0] : values;
  d.value[nanMember(name)] = hasNaN ? (count === undefined ? raws[0] : raws) : undefined;
  d.reached?.add(shapeKey(d.prefix, name, hasNaN ? "NaN" : "not NaN"));
  if (nodes.some(isOddNaN)) judge(d, `${name} is a NaN with bits of its own`);
  if (count === undefined && doc !== undefined) nodes[0]!.doc = doc;
  if (count !== undefined) parent.value = values;
}

function isOddNaN(node: Node): boolean {
  return Number.isNaN(node.value) && node.raw !== CANONICAL_NAN;
}

function readFloat(d: Decoding, name: string, type: FloatType, parent: Node): Node {
  const offset = take(d, name, type.name, 4);
  const raw = bitsAt(d.bytes, offset * 8, 32);
  const node = makeNode(name, offset * 8, 32, { value: floatOf(raw), raw, type: type.name });
  if (isOddNaN(node)) node.notes.push(`NaN with the bits 0x${raw.toString(16)}`);
  parent.children.push(node);
  return node;
}

/** The number that the 32 bits of an IEEE 754 float stand for. */
function floatOf(raw: number): number {
  const sign = raw >= 2 ** 31 ? -1 : 1;
  const exponent = Math.floor(raw / 2 ** 23) % 256;
  const fraction = raw % 2 ** 23;
  if (exponent === 255) return fraction === 0 ? sign * Infinity : NaN;
  if (exponent === 0) return sign * fraction * 2 ** -149;
  return sign * (2 ** 23 + fraction) * 2 ** (exponent - 150);
}

// ---- strings and bytes

function readString(d: Decoding, field: ValueField, type: StringType): void {
  const node = addString(d, field.name, type, d.root);
  if (field.doc !== undefined) node.doc = field.doc;
  d.value[field.name] = node.value;
  d.reached?.add(shapeKey(d.prefix, field.name, endOf(node)));
}

/** How a string ended, which its value and its length tell. */
function endOf(node: Node): "ended by NUL" | "ended by 0xFF" | "cut" {
  const text = node.value as string;
  if (text.endsWith("\xff")) return "ended by 0xFF";
  return node.bitLength === text.length * 8 ? "cut" : "ended by NUL";
}

function addString(d: Decoding, name: string, type: StringType | StringsType, parent: Node): Node {
  const start = d.offset;
  let at = start;
  while (at < d.end && at - start < type.cut && d.bytes[at] !== NUL && d.bytes[at] !== STOP) at++;
  const cut = at - start === type.cut;
  if (at === d.end && !cut) {
    const left = `${at - start} of at most ${type.cut} are left`;
    const place = { offset: d.end, type: type.name };
    throw fail(
      d,
      `the bytes end inside the string ${name}: ${left}, and no NUL or 0xFF`,
      [name],
      place,
    );
  }
  d.offset = cut ? at : at + 1;
  const stopped = !cut && d.bytes[at] === STOP;
  const node = makeNode(name, start * 8, (d.offset - start) * 8, {
    value: bytesToText(d.bytes, start, stopped ? at + 1 : at),
    type: type.name,
  });
  if (stopped) node.notes.push("ended by 0xFF");
  if (cut) node.notes.push(`cut after ${type.cut} bytes`);
  parent.children.push(node);
  return node;
}

function readStrings(d: Decoding, field: ValueField, type: StringsType): void {
  const { name, doc } = field;
  const parent = addParent(d, name, { type: type.name, doc });
  const list: string[] = [];
  let ended = false;
  while (!ended) {
    const node = addString(d, `${name}[${list.length}]`, type, parent);
    const text = node.value as string;
    if (text === "") node.name = "end";
    else list.push(text);
    ended = text === "" || text === "\xff";
    drawTogether(parent, name);
  }
  parent.value = list;
  d.value[name] = list;
  d.reached?.add(shapeKey(d.prefix, name, list.length === 0 ? "empty" : "not empty"));
  if (list.at(-1) === "\xff") d.reached?.add(shapeKey(d.prefix, name, "ended by 0xFF"));
}

/** Keeps a list of millions from costing a node for each: those behind the limit share the last one. */
function drawTogether(parent: Node, name: string): void {
  if (parent.children.length <= MOST_ELEMENTS) return;
  const last = parent.children.pop()!;
  const rest = parent.children.at(-1)!;
  rest.name = `${name}[${MOST_ELEMENTS - 1}…]`;
  rest.bitLength += last.bitLength;
  rest.notes = ["and all that follow"];
  delete rest.value;
}

function readLength(d: Decoding, field: LengthField): void {
  const node = readInt(d, field.name, field.type, d.root, field.doc);
  const length = node.value as number;
  node.notes.push(`bytes of ${field.of}`);
  if (length < 0) {
    throw new DecodeError(`the length ${field.name} is negative: ${length}`, placeOf(d, node));
  }
  d.lengths.set(field.name, length);
}

function readBytes(d: Decoding, field: ValueField, type: BytesType): void {
  const length = d.lengths.get(type.length) ?? 0;
  const offset = take(d, field.name, type.name, length);
  const value = d.bytes.subarray(offset, offset + length);
  const about = { value, type: type.name, doc: field.doc };
  d.root.children.push(makeNode(field.name, offset * 8, length * 8, about));
  d.value[field.name] = value;
  d.reached?.add(shapeKey(d.prefix, field.name, length === 0 ? "empty" : "not empty"));
}

// ---- several fields at once

function readSplit(d: Decoding, field: SplitField): void {
  const name = field.parts.map((part) => part.name).join(", ");
  const offset = take(d, name, field.wire.name, field.wire.bits / 8);
  const raw = bitsAt(d.bytes, offset * 8, field.wire.bits);
  const parent = makeNode(name, offset * 8, field.wire.bits, { raw, type: field.wire.name });
  d.root.children.push(parent);
  let at = offset * 8;
  for (const part of field.parts) {
    const node = addInt(d, part.name, part.type, at, parent, part.doc);
    at += part.type.bits;
    d.value[part.name] = node.value;
    d.numbers.set(part.name, node);
  }
}

function readInterleave(d: Decoding, field: InterleaveField): void {
  const parent = addParent(d, field.fields.map(({ name }) => name).join(", "), {
    type: `${field.count} in turns`,
  });
  const lists = field.fields.map(({ name }): number[] => {
    const list: number[] = [];
    d.value[name] = list;
    return list;
  });
  for (let i = 0; i < field.count; i++) {
    for (const [k, { name, doc, type }] of field.fields.entries()) {
      lists[k]!.push(readInt(d, `${name}[${i}]`, type, parent, doc).value as number);
    }
  }
}

function readSwitch(d: Decoding, field: SwitchField): void {
  const value = d.value[field.on];
  const node = d.numbers.get(field.on);
  const arm = armOf(field, value);
  if (arm === undefined) {
    const reason = noArmReason(d.table, d.layout, field, value);
    const path = pathTo(d, [field.on]);
    throw new DecodeError(reason, node ? placeOf(d, node) : place(d, path, { offset: d.offset }));
  }
  node?.notes.push(`selects ${arm.name}`);
  d.reached?.add(armKey(d.prefix, field.on, arm.name));
  d.reached?.add(valueKey(d.prefix, field.on, value as number));
  const outer = d.prefix;
  d.prefix = armPrefix(outer, arm.name);
  for (const inner of arm.fields) readField(d, inner);
  d.prefix = outer;
}

// ---- places

/** Passes over `count` bytes and returns where they begin. Throws DecodeError when fewer are left. */
function take(d: Decoding, name: string, type: string, count: number): number {
  const offset = d.offset;
  const left = d.end - offset;
  if (count > left) {
    const needed = `${count} ${count === 1 ? "byte" : "bytes"}`;
    const reason = `the bytes end: ${name} needs ${needed}, ${left} ${left === 1 ? "is" : "are"} left`;
    throw fail(d, reason, [name], { offset: d.end, type });
  }
  d.offset = offset + count;
  return offset;
}

/** Where a node is, for an error about its value. */
function placeOf(d: Decoding, node: Node): Place {
  const bit = node.startBit === 0 ? undefined : node.startBit;
  return place(d, pathTo(d, [node.name]), { offset: node.start, bit, type: node.type });
}

function fail(
  d: Decoding,
  reason: string,
  path: readonly string[],
  where: Partial<Place> = {},
): DecodeError {
  return new DecodeError(reason, place(d, pathTo(d, path), where));
}

function pathTo(d: Decoding, path: readonly string[]): string[] {
  return d.message === undefined ? [...path] : [d.message.name, ...path];
}

function place(d: Decoding, path: readonly string[], where: Partial<Place>): Place {
  const offset = where.offset ?? d.start;
  return { ...where, path, offset, hex: hexAround(d.bytes, offset, d.end) };
}
