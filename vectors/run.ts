import { isDeepStrictEqual } from "node:util";
import type { AnyMessage } from "../runtime/codec.ts";
import { DecodeError } from "../runtime/errors/errors.ts";
import { withoutHints } from "../runtime/canonical/without-hints.ts";
import {
  interpretDecode,
  interpretEncode,
  leaves,
  type Node,
} from "../runtime/interpret/interpret.ts";
import { layoutOf } from "../runtime/table/messages.ts";
import type { Table } from "../runtime/table/table.ts";
import { hexOf } from "./bytes.ts";
import type { Vector } from "./files.ts";
import { membersIn, merged, plain } from "./values.ts";

/** What reads and writes messages, and is held against vectors. */
export interface Implementation {
  readonly name: string;
  /** Versions that are read and written alike: one of them is tried. Without, all are. */
  classOf?(version: number): unknown;
  /** Reads the message that bytes begin with, and how many they are. Throws DecodeError. */
  decode(version: number, bytes: Uint8Array): { value: AnyMessage; end: number };
  /** Throws EncodeError. */
  encode(version: number, message: AnyMessage): Uint8Array;
  /** What further ways to read the message find, by what they are called: each is as `decode`. */
  ways?(version: number, bytes: Uint8Array): Readonly<Record<string, Found>>;
}

/** What was found of a message: where it ends, and what it is where the way to read it tells. */
export interface Found {
  readonly end: number;
  readonly value?: AnyMessage;
}

/** Bytes before a message, which it has nothing to do with. */
const BEFORE = Uint8Array.of(0xa5, 0x5a, 0xff);

/** The interpreter of a table. Its messages begin somewhere, and its leaves cover all of their bits. */
export function interpreter(table: Table): Implementation {
  return {
    name: "the interpreter",
    decode(version, message) {
      const start = BEFORE.length;
      const bytes = new Uint8Array(start + message.length);
      bytes.set(BEFORE);
      bytes.set(message, start);
      const { value, end, error, root } = interpretDecode(
        table,
        version,
        bytes,
        start,
        bytes.length,
      );
      if (error !== undefined) throw error.within([], -start);
      expectCovered(root, start, end);
      return { value: value!, end: end - start };
    },
    encode: (version, message) => interpretEncode(table, version, message),
  };
}

/** Throws Error where leaves do not have each bit once, or the message's node another number of them. */
function expectCovered(root: Node, start: number, end: number): void {
  if (root.bitLength !== 8 * (end - start))
    throw new Error(`its node has ${root.bitLength} bits, and the message ${8 * (end - start)}`);
  const covered = new Uint8Array(8 * end);
  for (const leaf of leaves(root)) {
    const from = 8 * leaf.start + leaf.startBit;
    for (let bit = from; bit < from + leaf.bitLength; bit++) covered[bit]!++;
  }
  const wrong = covered.findIndex((count, bit) => count !== (bit < 8 * start ? 0 : 1));
  if (wrong >= 0)
    throw new Error(
      `${covered[wrong]} leaves have bit ${wrong % 8} of byte ${Math.floor(wrong / 8) - start}`,
    );
}

/** What is wrong with an implementation, as a vector tells: nothing where all is right. */
export function complaintsOf(
  table: Table,
  vector: Vector,
  implementation: Implementation,
): string[] {
  const about = { table, vector, implementation };
  const { not } = vector;
  const classes = new Set<unknown>();
  const versions = vector.versions.filter((version) => {
    const own = implementation.classOf?.(version) ?? version;
    return !classes.has(own) && classes.add(own);
  });
  return [
    ...versions.flatMap((version) => failures(about, version, holds({ ...about, version }))),
    ...not.flatMap((version) => failures(about, version, differs({ ...about, version }))),
  ];
}

interface About {
  readonly table: Table;
  readonly vector: Vector;
  readonly implementation: Implementation;
}

function failures({ table, implementation }: About, version: number, reasons: string[]): string[] {
  const where = `${implementation.name}, version ${table.versions[version]}`;
  return reasons.map((reason) => `${where}: ${reason}`);
}

interface Case extends About {
  readonly version: number;
}

function holds(c: Case): string[] {
  try {
    return c.vector.value === undefined ? refuses(c) : [...reads(c), ...writes(c)];
  } catch (error) {
    return [String(error)];
  }
}

// ---- bytes that are refused

function refuses({ vector, implementation, version }: Case): string[] {
  const { bytes, error } = vector;
  const outcome = attempt(() => implementation.decode(version, bytes));
  if (!(outcome instanceof DecodeError))
    return [`read as ${shown(outcome.value)}, but should be refused at ${error}`];
  const path = outcome.path.join(" › ");
  if (!path.includes(error!)) return [`refused at ${path}, not at ${error}: ${outcome.reason}`];
  const { kind = outcome.place.kind, offset = outcome.offset } = vector;
  if (kind !== outcome.place.kind)
    return [`refused as ${outcome.place.kind}, not as ${kind}: ${outcome.reason}`];
  return offset === outcome.offset ? [] : [`refused at byte ${outcome.offset}, not at ${offset}`];
}

/** In this version the bytes are no such message: they are refused, or mean something else. */
function differs({ table, vector, implementation, version }: Case): string[] {
  const outcome = attempt(() => implementation.decode(version, vector.bytes));
  if (outcome instanceof DecodeError || outcome.value.type !== vector.message) return [];
  if (outcome.end !== vector.bytes.length || vector.value === undefined) return [];
  const { members } = expected({ table, vector, version });
  const own = plain(withoutHints(table, version, outcome.value));
  return isDeepStrictEqual(own, plain(members)) ? ["read the same, but should not be"] : [];
}

function attempt<T>(decode: () => T): T | DecodeError {
  try {
    return decode();
  } catch (error) {
    if (error instanceof DecodeError) return error;
    throw error;
  }
}

// ---- bytes that mean something

function reads({ table, vector, implementation, version }: Case): string[] {
  const { bytes, hints } = vector;
  const { members, complaints } = expected({ table, vector, version });
  const { value, end } = implementation.decode(version, bytes);
  if (value.type !== vector.message) return [...complaints, `read as a ${value.type}`];
  if (end !== bytes.length) complaints.push(`it ends at byte ${end} of ${bytes.length}`);
  const own = plain(withoutHints(table, version, value));
  if (!isDeepStrictEqual(own, plain(members)))
    complaints.push(`it is ${shown(own)}\n  and not ${shown(plain(members))}`);
  if (hints !== undefined && !isDeepStrictEqual(plain(merged(value, hints)), plain(value)))
    complaints.push(`its hints are those of ${shown(plain(value))}\n  and not ${shown(hints)}`);
  for (const [way, found] of Object.entries(implementation.ways?.(version, bytes) ?? {})) {
    if (found.end !== end) complaints.push(`${way}: it ends at byte ${found.end} of ${end}`);
    if (found.value !== undefined && !isDeepStrictEqual(plain(found.value), plain(value)))
      complaints.push(`${way}: it is ${shown(plain(found.value))}`);
  }
  return complaints;
}

function writes({ table, vector, implementation, version }: Case): string[] {
  const { members } = expected({ table, vector, version });
  const message = merged({ type: vector.message, ...members }, vector.hints) as AnyMessage;
  const bytes = implementation.encode(version, message);
  return isDeepStrictEqual(hexOf(bytes), hexOf(vector.bytes))
    ? []
    : [`written as ${hexOf(bytes)}\n  and not ${hexOf(vector.bytes)}`];
}

function expected({ table, vector, version }: Pick<Case, "table" | "vector" | "version">) {
  const message = table.messages.find(({ name }) => name === vector.message);
  const layout = message && layoutOf(message, version);
  if (layout === undefined)
    return { members: {}, complaints: [`there is no message ${vector.message}`] };
  return membersIn(table, version, layout, vector.value!);
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === "bigint" ? `${one}n` : Number.isNaN(one) ? "NaN" : one,
  );
}
