import { shapeKey, type StringEnd } from "../../branches/branch-keys.ts";
import { DecodeError } from "../../errors/errors.ts";
import { readInt } from "./numbers.ts";
import {
  addNode,
  fail,
  failAt,
  type Input,
  judge,
  leftText,
  placeOf,
  reach,
  type Scope,
  take,
} from "./places.ts";
import { drawTogether, makeNode, type Node } from "../node.ts";
import type { BytesType } from "../../table/types/bytes.ts";
import type { IntType } from "../../table/types/integers.ts";
import type { LengthField } from "../../table/fields/length.ts";
import { openMember } from "../../table/facts/members.ts";
import type { StringsType, StringType } from "../../table/types/string.ts";
import { type CountRef, resolveCount } from "../../table/types/count-ref.ts";
import type { ValueField } from "../../table/fields/value.ts";
import { isVaried, widthMember } from "../../table/facts/companions.ts";
import { keepWidths } from "./varints.ts";
import { textOf } from "../wire/text.ts";
import { textOfUtf8 } from "../wire/utf8.ts";

const NUL = 0x00;
const STOP = 0xff;

// ---- strings

export function readString(s: Scope, field: ValueField, type: StringType): void {
  const { name, doc } = field;
  const node = addString(s, name, type, s.node);
  if (doc !== undefined) node.doc = doc;
  const end = endOf(node, type.cut);
  const open = end === "open";
  s.value[name] = node.value;
  if (type.open) s.value[openMember(name)] = open ? true : undefined;
  if (open) judge(s, `${name} ends where the bytes end`);
  reach(s, (prefix) => shapeKey(prefix, name, end));
}

/** How a string ended, which its value and its length tell. */
function endOf(node: Node, cut: number): StringEnd | "open" {
  const text = node.value as string;
  if (text.endsWith("\xff")) return "ended by 0xFF";
  if (node.bitLength > text.length * 8) return "ended by NUL";
  return text.length === cut ? "cut" : "open";
}

function addString(s: Scope, name: string, type: StringType | StringsType, parent: Node): Node {
  const { bytes, offset: start, end } = s.input;
  let at = start;
  while (at < end && at - start < type.cut && bytes[at] !== NUL && bytes[at] !== STOP) at++;
  const cut = at - start === type.cut;
  const open = at === end && !cut;
  if (open && !(type.kind === "string" && type.open)) {
    const left = `${at - start} of at most ${type.cut} are left`;
    const reason = `the bytes end inside the string ${name}: ${left}, and no NUL or 0xFF`;
    throw fail(s, reason, name, { offset: end, type: type.name, kind: "end" });
  }
  s.input.offset = cut || open ? at : at + 1;
  const stopped = !cut && !open && bytes[at] === STOP;
  const node = makeNode(name, start * 8, (s.input.offset - start) * 8, {
    value: textOf(bytes.subarray(start, stopped ? at + 1 : at)),
    type: type.name,
  });
  if (stopped) node.notes.push("ended by 0xFF");
  if (cut) node.notes.push(`cut after ${type.cut} bytes`);
  if (open) node.notes.push("ends where the bytes end");
  parent.children.push(node);
  return node;
}

export function readStrings(s: Scope, field: ValueField, type: StringsType): void {
  const { name, doc } = field;
  const parent = addNode(s, name, 0, { type: type.name, doc });
  const list: string[] = [];
  let ended = false;
  while (!ended) {
    const node = addString(s, `${name}[${list.length}]`, type, parent);
    const text = node.value as string;
    if (text === "") node.name = "end";
    else list.push(text);
    ended = text === "" || text === "\xff";
    drawTogether(parent);
  }
  parent.value = list;
  s.value[name] = list;
  reach(s, (prefix) => shapeKey(prefix, name, list.length === 0 ? "empty" : "not empty"));
  if (list.at(-1) === "\xff") reach(s, (prefix) => shapeKey(prefix, name, "ended by 0xFF"));
}

// ---- lengths and bytes

/** Reads how many bytes a field has, or all that follows. */
export function readLength(s: Scope, field: LengthField): void {
  const node = readInt(s, field.name, field.type, s.node, field.doc);
  if (isVaried(field.type)) keepWidths(s, field.name, widthMember(field.name), [node], false);
  const high = field.high === undefined ? 0 : (s.masks.get(field.high) ?? 0);
  const length = (node.value as number) + high * 2 ** field.type.bits;
  if (high !== 0) node.notes.push(`with ${field.high}: ${length}`);
  const none = field.of !== undefined && length === field.none;
  const counted = field.counts === "elements" ? "elements" : "bytes";
  node.notes.push(none ? `no ${field.of}` : `${counted} of ${field.of ?? "all that follows"}`);
  if (none) return void s.lengths.set(field.name, undefined);
  if (length < 0) {
    const reason = lengthFault(field.name, field.type, node);
    throw new DecodeError(reason, placeOf(s, node, "length"));
  }
  if (field.of === undefined) openRegion(s, field.name, length, field.type.name);
  else s.lengths.set(field.name, length);
}

/** What is wrong with a length that counts fewer bytes than none. */
export function lengthFault(name: string, { scale }: IntType, { value, raw }: Node): string {
  if (raw! < 0) return `the length ${name} is negative: ${value as number}`;
  return `the length ${name} is ${raw}: it counts ${-scale!.plus} bytes before what follows, too`;
}

/**
 * Bounds what follows.
 *
 * @param name of the length that counts it
 */
export function openRegion(s: Scope, name: string, length: number, type?: string): void {
  const { input } = s;
  const end = input.offset + length;
  if (end > input.end) {
    const reason = `the bytes end: ${name} counts ${length}, ${leftText(input.end - input.offset)}`;
    throw fail(s, reason, name, { offset: input.end, type, kind: "end" });
  }
  input.regions.push({ name, path: [...s.path, name], end });
  input.end = end;
}

/** The number that a preceding length tells, or a member. Throws DecodeError for a computed one that is negative. */
export function resolvedCount(s: Scope, ref: CountRef, name: string): number {
  if (ref.outer) {
    const count = resolveCount(ref, s.outer[ref.by] as number);
    if (count >= 0) return count;
    const reason = `the number of its parts is negative: ${ref.text ?? ref.by} is ${count}`;
    throw fail(s, reason, name, { offset: s.input.offset, kind: "length" });
  }
  if (ref.member === undefined) return s.lengths.get(ref.by)!;
  return resolveCount(ref, s.value[ref.by] as number);
}

/**
 * Ends what was counted of a message or a struct, whose end is again where it was before.
 *
 * @param outer how many lengths count what it is in
 * Throws DecodeError when it is shorter than one of its lengths says.
 */
export function closeRegions(input: Input, outer: number, end: number): void {
  for (const region of input.regions.splice(outer).toReversed()) {
    const left = region.end - input.offset;
    if (left === 0) continue;
    const count = `${left} ${left === 1 ? "byte is" : "bytes are"} left`;
    const reason = `${count} of those that ${region.name} counts`;
    throw failAt(input, reason, region.path, { offset: input.offset, kind: "length" });
  }
  input.end = end;
}

/** Reads as many bytes as a length said, or all. Returns whether they are there. */
export function readBytes(s: Scope, field: ValueField, type: BytesType): boolean {
  const { name, doc } = field;
  const left = s.input.end - s.input.offset;
  const length = bytesLength(s, name, type, left);
  const shape = length === undefined ? "absent" : length === 0 ? "empty" : "not empty";
  reach(s, (prefix) => shapeKey(prefix, name, shape));
  if (length === undefined) return false;
  const offset = take(s, name, type.name, length);
  const bytes = s.input.bytes.subarray(offset, offset + length);
  const value = type.as === undefined ? bytes : textShown(bytes, type.as);
  s.node.children.push(makeNode(name, offset * 8, length * 8, { value, type: type.name, doc }));
  s.value[name] = value;
  return true;
}

function textShown(bytes: Uint8Array, as: "utf8" | "latin1"): string {
  return as === "utf8" ? textOfUtf8(bytes) : textOf(bytes);
}

function bytesLength(
  s: Scope,
  name: string,
  { length, count, countRef: ref }: BytesType,
  left: number,
): number | undefined {
  if (ref !== undefined) return resolvedCount(s, ref, name);
  return length === undefined ? (count ?? left) : s.lengths.get(length);
}
