import { shapeKey } from "../../branches/branch-keys.ts";
import { bigOf } from "../wire/big.ts";
import { addNode, judge, reach, type Scope, take } from "./places.ts";
import { isVaried, widthMember } from "../../table/facts/companions.ts";
import { keepWidths, readVarint } from "./varints.ts";
import { makeNode, type Node } from "../node.ts";
import type { BigType } from "../../table/types/integers.ts";
import { floatsOf } from "../../table/types/types.ts";
import type { FloatType } from "../../table/types/float.ts";
import { nanMember } from "../../table/facts/members.ts";
import type { ValueField } from "../../table/fields/value.ts";

/* Numbers that no plain arithmetic of whole numbers makes: floats, and integers of 64 bits. */

// ---- integers of 64 bits

/** Reads an integer of 64 bits into a child of `parent`. */
export function readBig(s: Scope, name: string, type: BigType, parent: Node, doc?: string): Node {
  if (type.varint !== undefined) return readVarint(s, name, type, parent, doc);
  const offset = take(s, name, type.name, 8);
  const raw = bigOf(s.input.bytes, offset, 8, type.bigEndian === true);
  const value = type.signed ? BigInt.asIntN(64, raw) : raw;
  const node = makeNode(name, offset * 8, 64, { value, type: type.name, doc });
  parent.children.push(node);
  return node;
}

/** Reads one as a member. */
export function readBigValue(s: Scope, { name, doc }: ValueField, type: BigType): void {
  const node = readBig(s, name, type, s.node, doc);
  s.value[name] = node.value;
  if (isVaried(type)) keepWidths(s, name, widthMember(name), [node], false);
}

// ---- floats

const CANONICAL_NAN = 0x7fc00000;
const CANONICAL_NAN64 = 0x7ff8000000000000n;

/** Whether a field has a member for the bits of NaNs. */
export function isFloat({ type }: ValueField): boolean {
  return type.kind === "float" || floatsOf(type) !== undefined;
}

/** Reads one float, or an array of `count`. */
export function readFloats(s: Scope, field: ValueField, type: FloatType, count?: number): void {
  const { name, doc } = field;
  const about = { type: field.type.name, doc };
  const parent = count === undefined ? s.node : addNode(s, name, 0, about);
  const nodes: Node[] = [];
  for (let i = 0; i < (count ?? 1); i++) {
    nodes.push(readFloat(s, count === undefined ? name : `${name}[${i}]`, type, parent));
  }
  keepFloats(s, name, type, nodes, count !== undefined);
  if (count === undefined && doc !== undefined) nodes[0]!.doc = doc;
  if (count !== undefined) parent.value = s.value[name];
}

/** Keeps one float, or those of an array, and the bits of NaNs. */
export function keepFloats(
  s: Scope,
  name: string,
  type: FloatType,
  nodes: readonly Node[],
  isArray: boolean,
): void {
  const values = nodes.map((node) => node.value as number);
  const raws = nodes.map((node) => node.raw!);
  const hasNaN = values.some(Number.isNaN);
  s.value[name] = isArray ? values : values[0];
  s.value[nanMember(name)] = hasNaN ? (isArray ? raws : raws[0]) : undefined;
  reach(s, (prefix) => shapeKey(prefix, name, hasNaN ? "NaN" : "not NaN"));
  if (nodes.some((node) => isOddNaN(type, node))) judge(s, `${name} is a NaN with bits of its own`);
}

function isOddNaN({ bits }: FloatType, node: Node): boolean {
  return Number.isNaN(node.value) && node.raw !== (bits === 64 ? CANONICAL_NAN64 : CANONICAL_NAN);
}

export function readFloat(
  s: Scope,
  name: string,
  type: FloatType,
  parent: Node,
  doc?: string,
): Node {
  const bytes = (type.bits ?? 32) / 8;
  const offset = take(s, name, type.name, bytes);
  const bits = bigOf(s.input.bytes, offset, bytes, type.bigEndian === true);
  const raw = type.bits === 64 ? bits : Number(bits);
  const value = type.bits === 64 ? doubleOf(bits) : floatOf(Number(bits));
  const node = makeNode(name, offset * 8, bytes * 8, { value, raw, type: type.name, doc });
  if (isOddNaN(type, node)) node.notes.push(`NaN with the bits 0x${raw.toString(16)}`);
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

/** The number that the 64 bits of an IEEE 754 float stand for. */
function doubleOf(raw: bigint): number {
  const sign = raw >= 2n ** 63n ? -1 : 1;
  const exponent = Number((raw / 2n ** 52n) % 2048n);
  const fraction = Number(raw % 2n ** 52n);
  if (exponent === 2047) return fraction === 0 ? sign * Infinity : NaN;
  if (exponent === 0) return sign * fraction * 2 ** -1074;
  return sign * (2 ** 52 + fraction) * 2 ** (exponent - 1075);
}
