import { DecodeError, type ErrorKind, type ErrorPosition } from "../../errors/errors.ts";
import { hexAround } from "../../errors/hex.ts";
import { type About, makeNode, type Node } from "../node.ts";
import type { IntType } from "../../table/types/integers.ts";
import { type Layout, layoutOf, type MessageTable } from "../../table/messages.ts";
import type { Outer } from "../../table/fields/presence.ts";
import type { Table } from "../../table/table.ts";
import { layoutKey, nameKey } from "../../branches/branch-keys.ts";
import type { Word } from "../wire/int.ts";
import { enumNameOf, versionName } from "../../errors/reasons.ts";

/** Receives the keys of the branches that messages take: a set of them, or what counts them. */
export interface Reached {
  add(key: string): unknown;
  /** Where it is there: the keys of the names that enums give values. */
  addName?(key: string): void;
}

/** The bytes that a message is read from, and how far they are read. */
export interface Input {
  readonly table: Table;
  readonly version: number;
  readonly bytes: Uint8Array;
  /** Byte offset of the message: after its length, where one precedes it. */
  start: number;
  /** Byte offset after the last byte that it may have: nearer once a length counts all that follows. */
  end: number;
  /** Byte offset of what is read next. Where fields are packed bit by bit, a bit is an eighth. */
  offset: number;
  /** What lengths count that count all that follows them, the outermost first. */
  readonly regions: Region[];
  /** How many structs that may have themselves inside are being read. */
  depth: number;
  /** Whether somebody asks what each bit says, and why the message is not canonical. */
  readonly explains: boolean;
  readonly reached: Reached | undefined;
  readonly nonCanonical: Set<string>;
}

/** All that follows a length field. */
export interface Region {
  readonly name: string;
  readonly path: readonly string[];
  /** Byte offset after it. */
  readonly end: number;
}

/** A message under way, or a struct in one: what has masks, lengths and numbers of its own. */
export interface Scope {
  readonly input: Input;
  readonly layout: Layout;
  /** Byte offset of its first byte. */
  readonly start: number;
  /** What is read becomes a child of it. */
  readonly node: Node;
  readonly value: Record<string, unknown>;
  /** Names and indexes from the message on. */
  readonly path: readonly string[];
  /** The same without indexes, for reasons. */
  readonly names: string;
  /** What the keys of branches begin with. */
  prefix: string;
  readonly masks: Map<string, number>;
  /** The word that has the first part of the next mask, and that part's lowest bit in it. */
  maskIn: { readonly word: Word; readonly low: number } | undefined;
  /** Numbers of bytes; undefined where a length says that there are none. */
  readonly lengths: Map<string, number | undefined>;
  /** Nodes of single numbers by member, for errors and notes that come later. */
  readonly numbers: Map<string, Node>;
  /** Where fields begin and end, by their names. */
  readonly places: Map<string, { readonly from: number; readonly to: number }>;
  /** What is looked at when all was read. */
  readonly late: (() => void)[];
  /** What a struct knows of what it is in. */
  outer: Outer;
  /** Whether it is an element that may say that its list ends. */
  readonly mayEnd: boolean;
  /** Whether it said so: nothing more of it is read. */
  ended: boolean;
}

/** Begins to read a message or a struct. */
export function openScope(
  input: Input,
  message: MessageTable,
  layout: Layout,
  rest: Pick<Scope, "node" | "value" | "path" | "names" | "outer" | "mayEnd">,
): Scope {
  // Nobody else asks for keys.
  const prefix = input.reached === undefined ? "" : layoutKey(input.table, message, layout);
  input.reached?.add(prefix);
  return {
    input,
    layout,
    start: input.offset,
    prefix,
    masks: new Map(),
    maskIn: undefined,
    lengths: new Map(),
    numbers: new Map(),
    places: new Map(),
    late: [],
    ended: false,
    ...rest,
  };
}

/** The layout of a message in the input's version. Throws DecodeError when it has none. */
export function layoutIn(input: Input, message: MessageTable | undefined, name: string): Layout {
  const layout = message && layoutOf(message, input.version);
  if (layout !== undefined) return layout;
  throw failAt(input, `${name} has no version ${versionName(input.table, input.version)}`, [], {
    kind: "version",
  });
}

/** Adds a node of the bits from the input's offset on. */
export function addNode(s: Scope, name: string, bitLength: number, about: About): Node {
  const node = makeNode(name, s.input.offset * 8, bitLength, about);
  s.node.children.push(node);
  return node;
}

/** Names a branch that was taken. */
export function reach(s: Scope, key: (prefix: string) => string): void {
  s.input.reached?.add(key(s.prefix));
}

/** The name that an enum gives a number of a field, an element's or its own. It is a branch of its own for those who ask. */
export function nameOf(s: Scope, field: string, type: IntType, value: number): string | undefined {
  const { table, version, reached } = s.input;
  const name = enumNameOf(table, version, type, value);
  if (name !== undefined)
    reached?.addName?.(nameKey(s.prefix, field.replace(/\[\d+\]$/, ""), name));
  return name;
}

/** Says why the message is not canonical. */
export function judge(s: Scope, reason: string): void {
  s.input.nonCanonical.add(`${s.names}.${reason}`);
}

/** Passes over `count` bytes, of which a bit is an eighth, and returns where they begin. Throws DecodeError when fewer are left. */
export function take(s: Scope, name: string, type: string, count: number): number {
  const { offset, end } = s.input;
  const left = end - offset;
  if (count > left) {
    const reason = `the bytes end: ${name} needs ${bytesText(count)}, ${leftText(left)}`;
    throw fail(s, reason, name, { offset: end, type, kind: "end" });
  }
  s.input.offset = offset + count;
  return offset;
}

/** `1 byte`, `3 bits`. */
function bytesText(count: number): string {
  const [number, unit] = Number.isInteger(count) ? [count, "byte"] : [8 * count, "bit"];
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

/** `1 is left`, `3 bits are left`. */
export function leftText(left: number): string {
  const number = Number.isInteger(left) ? String(left) : bytesText(left);
  return `${number} ${left === 1 || left === 1 / 8 ? "is" : "are"} left`;
}

// ---- errors

/** What is wrong with the member or element `name`. */
export function fail(
  s: Scope,
  reason: string,
  name: string,
  where: Partial<ErrorPosition> = {},
): DecodeError {
  return failAt(s.input, reason, [...s.path, name], where);
}

/** What is wrong at a path. Without an offset it is the whole message that is. */
export function failAt(
  input: Input,
  reason: string,
  path: readonly string[],
  where: Partial<ErrorPosition> = {},
): DecodeError {
  return new DecodeError(reason, place(input, path, where));
}

/** Where a node is, for an error about its value. */
export function placeOf(s: Scope, node: Node, kind: ErrorKind): ErrorPosition {
  const bit = node.startBit === 0 ? undefined : node.startBit;
  return place(s.input, [...s.path, node.name], { offset: node.start, bit, type: node.type, kind });
}

function place(
  input: Input,
  path: readonly string[],
  where: Partial<ErrorPosition>,
): ErrorPosition {
  const at = where.offset ?? input.start;
  const offset = Math.floor(at);
  if (offset < at) return place(input, path, { ...where, offset, bit: 8 * (at - offset) });
  return { ...where, path, offset, hex: hexAround(input.bytes, offset, input.end) };
}
