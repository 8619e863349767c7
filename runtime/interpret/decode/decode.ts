import { DecodeError } from "../../errors/errors.ts";
import { readScope } from "./fields.ts";
import { readFrame } from "./frames.ts";
import { closeRegions } from "./strings.ts";
import { bitsAt, wordBits } from "../wire/int.ts";
import { allFields } from "../../table/fields/all-fields.ts";
import {
  addNode,
  failAt,
  type Input,
  layoutIn,
  leftText,
  openScope,
  type Reached,
  type Scope,
} from "./places.ts";
import { makeNode, measure, type Node } from "../node.ts";
import { hasId, unknownIdReason, versionName } from "../../errors/reasons.ts";
import type { Field } from "../../table/fields/field.ts";
import type { IntType } from "../../table/types/integers.ts";
import { type Layout, layoutOf, type MessageTable } from "../../table/messages.ts";
import type { Outer } from "../../table/fields/presence.ts";
import type { Table } from "../../table/table.ts";

/** A message's members, in field order, after its type. */
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
  /** Byte offset after what was read. */
  readonly end: number;
  /**
   * Why the bytes are not those that the message would be written with if nothing said how it came, each reason
   * once and without values: `updateentity.flags bit 15 means nothing`. Empty: the message is canonical.
   */
  readonly nonCanonical: readonly string[];
  readonly error?: DecodeError;
}

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
  reached?: Reached,
): Interpreted {
  const input = openInput(table, version, bytes, start, end, true, reached);
  const root = makeNode(table.name, start * 8, 0);
  const { value, error } = attempt(input, root);
  measure(root);
  const result = { root, end: input.offset, nonCanonical: [...input.nonCanonical] };
  return error === undefined ? { value: value!, ...result } : { ...result, error };
}

/**
 * As `interpretDecode`, for the message alone: what its bits say, and whether it is canonical, takes half of the time.
 *
 * @param outer what it is given, where it is a struct that is read alone
 */
export function interpretRead(
  table: Table,
  version: number,
  bytes: Uint8Array,
  start: number,
  end: number,
  outer: Outer = {},
): Outcome & Pick<Interpreted, "end"> {
  const input = openInput(table, version, bytes, start, end, false, undefined);
  const { value, error } = attempt(input, makeNode(table.name, start * 8, 0), outer);
  return { value, error, end: input.offset };
}

/** One of them is there. */
interface Outcome {
  readonly value: MessageValue | undefined;
  readonly error: DecodeError | undefined;
}

function openInput(
  table: Table,
  version: number,
  bytes: Uint8Array,
  start: number,
  end: number,
  explains: boolean,
  reached: Reached | undefined,
): Input {
  if (!(start >= 0 && start <= end && end <= bytes.length)) {
    throw new RangeError(`[${start}, ${end}) is not inside ${bytes.length} bytes`);
  }
  const place = { bytes, start, end, offset: start, regions: [], depth: 0 };
  return { table, version, ...place, explains, reached, nonCanonical: new Set() };
}

function attempt(input: Input, root: Node, outer: Outer = {}): Outcome {
  try {
    const isFramed = input.table.frame !== undefined;
    const value = isFramed ? readFramed(input, root) : readMessage(input, root, outer);
    return { value, error: undefined };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return { value: undefined, error };
  }
}

/** Reads a message after its length, which counts all of it. */
function readFramed(input: Input, root: Node): MessageValue {
  const { end } = input;
  readFrame(input, root);
  input.start = input.offset;
  const value = readMessage(input, root);
  closeRegions(input, 0, end);
  return value;
}

function readMessage(input: Input, node: Node, outer: Outer = {}): MessageValue {
  const [message, layout] =
    input.table.kind === "container" ? findBlock(input) : findMessage(input);
  const { name, doc, illegal } = message;
  node.name = name;
  if (doc !== undefined) node.doc = doc;
  if (illegal !== undefined) node.notes.push(illegal);
  const value: MessageValue & Record<string, unknown> = { type: name };
  const scope = openScope(input, message, layout, {
    node,
    value,
    path: [name],
    names: name,
    outer,
    mayEnd: false,
  });
  if (layout.id !== undefined) readId(scope, name);
  readScope(scope);
  return value;
}

function findBlock(input: Input): [MessageTable, Layout] {
  const message = input.table.messages[0];
  return [message!, layoutIn(input, message, input.table.name)];
}

function findMessage(input: Input): Entry {
  const { table, version, bytes, start, end } = input;
  const { ids } = table;
  const [only] = table.messages;
  if (ids === "none") return [only!, layoutIn(input, only, table.name)];
  const type = typeof ids === "object" ? ids.name : "u8";
  const size = typeof ids === "object" ? ids.bits / 8 : 1;
  if (end - start < size) {
    const needs = `the message's id needs ${size} ${size === 1 ? "byte" : "bytes"}`;
    const left = start === end ? "none is left" : leftText(end - start);
    throw failAt(input, `the bytes end: ${needs}, ${left}`, [], { offset: end, type, kind: "end" });
  }
  const id = ids === undefined ? bytes[start]! : wideId(bytes, start, ids);
  for (const one of messagesIn(table, version)) if (hasId(one[1], id)) return one;
  throw failAt(input, unknownIdReason(table, version, id), [], {
    type,
    kind: "id",
    hint: `read as version ${versionName(table, version)} of ${table.name}`,
  });
}

type Entry = readonly [MessageTable, Layout];

// Whatever is refused, and each byte where errors are looked for, asks again.
const known = new WeakMap<readonly MessageTable[], Map<number, readonly Entry[]>>();

/** The messages that a version has. */
function messagesIn(table: Table, version: number): readonly Entry[] {
  let versions = known.get(table.messages);
  if (versions === undefined) known.set(table.messages, (versions = new Map()));
  let entries = versions.get(version);
  if (entries === undefined) {
    entries = table.messages.flatMap((message): Entry[] => {
      const layout = layoutOf(message, version);
      return layout === undefined ? [] : [[message, layout]];
    });
    versions.set(version, entries);
  }
  return entries;
}

function wideId(bytes: Uint8Array, start: number, ids: IntType): number {
  return wordBits(bytes, { type: ids, offset: start }, 0, ids.bits);
}

// ---- the id

/** The id's bits, but for those that belong to masks. */
function readId(s: Scope, message: string): void {
  const { bytes, offset, table } = s.input;
  const { ids } = table;
  if (typeof ids === "object") {
    const value = wideId(bytes, offset, ids);
    addNode(s, "id", ids.bits, { value, raw: value, type: ids.name, enumName: message });
    s.input.offset += ids.bits / 8;
    return;
  }
  const { own, note } = idPlan(s.layout.fields);
  const about = (at: number, count: number) => ({
    value: bytes[offset]!,
    raw: bitsAt(bytes, offset * 8 + at, count),
    type: "u8",
    enumName: message,
  });
  const [first, last] = own.length === 1 ? own[0]! : [0, own.length === 0 ? 0 : 8];
  const node = addNode(s, "id", last - first, about(first, last - first));
  node.startBit = first;
  if (own.length > 1) {
    for (const [from, to] of own) {
      const name = `id.${from}-${to - 1}`;
      node.children.push(makeNode(name, offset * 8 + from, to - from, about(from, to - from)));
    }
  }
  if (note !== undefined) node.notes.push(note);
  s.input.offset += 1;
}

/** What of the id's byte is the id itself. */
interface IdPlan {
  readonly own: readonly (readonly [first: number, last: number])[];
  readonly note: string | undefined;
}

const plans = new WeakMap<readonly Field[], IdPlan>();

function idPlan(fields: readonly Field[]): IdPlan {
  let plan = plans.get(fields);
  if (plan === undefined) {
    const taken = maskBits(allFields(fields));
    plans.set(fields, (plan = { own: runsOutside(taken), note: takenNote(taken) }));
  }
  return plan;
}

/** Which of the id's bits are parts of masks. */
function maskBits(fields: readonly Field[]): boolean[] {
  const taken: boolean[] = Array.from({ length: 8 }, () => false);
  for (const mask of fields) {
    const parts = mask.kind === "mask" ? mask.parts : [];
    for (const { from, low = 0, bits } of parts)
      if (from === "id") taken.fill(true, low, low + bits);
  }
  return taken;
}

/** The runs of bits that are not taken, each with its first bit and the one after its last. */
function runsOutside(taken: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [bit, isTaken] of taken.entries()) {
    if (isTaken) continue;
    const last = runs.at(-1);
    if (last?.[1] === bit) last[1] = bit + 1;
    else runs.push([bit, bit + 1]);
  }
  return runs;
}

function takenNote(taken: readonly boolean[]): string | undefined {
  const bits = taken.flatMap((isTaken, bit) => (isTaken ? [bit] : []));
  if (bits.length === 0) return undefined;
  if (bits.length === 1) return `bit ${bits[0]} is a mask`;
  const low = bits.at(-1) === bits.length - 1;
  return low ? `the lowest ${bits.length} bits are a mask` : `bits ${bits.join(", ")} are of masks`;
}
