import { isMap, isScalar, isSeq, type Node, parseDocument, type Pair } from "yaml";
import { SchemaError, type Source, type Span } from "../generator/read/diagnostics.ts";
import { sourceOf } from "../generator/read/source.ts";
import { suggest } from "../generator/read/suggest.ts";
import { ERROR_KINDS } from "../runtime/errors/errors.ts";
import { bytesOf } from "./bytes.ts";
import type { Table } from "../runtime/table/table.ts";

/** Bytes and what they mean. */
export interface Vector {
  /** The file that it is in, and its name there: `chat/say.yaml: to everybody`. */
  readonly place: string;
  readonly span: Span;
  readonly message: string;
  /** Indexes into the table's versions: it holds in each of them. */
  readonly versions: readonly number[];
  /** Versions in which the bytes are not this message with this value. */
  readonly not: readonly number[];
  readonly bytes: Uint8Array;
  /** What of the error's path is given, where decoding refuses the bytes. */
  readonly error?: string;
  /** The error's kind, where it is given. */
  readonly kind?: string;
  /** The byte offset in the bytes that the error is at, where it is given. */
  readonly offset?: number;
  /** The members that are no hints, as the file has them: enum values by their names. */
  readonly value?: object;
  readonly hints?: object;
  readonly text?: string;
  /** Where its numbers come from. */
  readonly from: string;
}

/** The vectors of a file's text. Throws SchemaError for what is no vector, with its place. */
export function readVectors(table: Table, file: string, text: string): Vector[] {
  const source = sourceOf(file, text);
  const document = parseDocument(text, { prettyErrors: false });
  const [problem] = document.errors;
  if (problem !== undefined) {
    const [start, end] = problem.pos;
    throw wrong({ source, start, end }, problem.message);
  }
  const root = entriesOf({ source, node: document.contents }, ["message", "vectors"]);
  const name = valueOf(root, "message");
  const message = textOf(name);
  const own = table.messages.map((one) => one.name);
  if (!own.includes(message))
    throw wrong(spanOf(name), `${table.name} has no message "${message}"`, suggest(message, own));
  const list = valueOf(root, "vectors");
  if (!isSeq<Node>(list.node)) throw wrong(spanOf(list), `"vectors" is a list`);
  const vectors = list.node.items.map((node) => readVector(table, message, { source, node }));
  const places = vectors.map(({ place }) => place);
  const twice = vectors.find(({ place }, i) => places.indexOf(place) < i);
  if (twice !== undefined) throw wrong(twice.span, "there is one of that name already");
  return vectors;
}

/** Whether a text is a file of vectors, and not of something else beside them. */
export function isVectorFile(text: string): boolean {
  return /^message:/m.test(text) && /^vectors:/m.test(text);
}

const KEYS = [
  "name",
  "version",
  "not",
  "bytes",
  "value",
  "hints",
  "error",
  "kind",
  "offset",
  "text",
  "from",
];

function readVector(table: Table, message: string, at: Place): Vector {
  const entries = entriesOf(at, KEYS);
  const name = valueOf(entries, "name");
  const has = (key: string) => entries.given.has(key);
  if (has("value") === has("error"))
    throw wrong(spanOf(at), `it has either a "value" or an "error"`);
  for (const key of ["kind", "offset"])
    if (has(key) && !has("error"))
      throw wrong(spanOf(valueOf(entries, key)), `"${key}" is of an "error", and there is none`);
  const given = <T>(key: string, read: (place: Place) => T) =>
    has(key) ? read(valueOf(entries, key)) : undefined;
  const not = given("not", (place) => versionsIn(table, place)) ?? [];
  const others = [...table.versions.keys()].filter((version) => !not.includes(version));
  return {
    place: `${at.source.name}: ${textOf(name)}`,
    span: spanOf(name),
    message,
    versions: given("version", (place) => versionsIn(table, place)) ?? others,
    not,
    bytes: hexBytes(valueOf(entries, "bytes")),
    from: textOf(valueOf(entries, "from")),
    ...optional({
      error: given("error", textOf),
      kind: given("kind", kindOf),
      offset: given("offset", offsetOf),
      value: given("value", objectOf),
      hints: given("hints", objectOf),
      text: given("text", textOf),
    }),
  };
}

function optional(members: Record<string, unknown>): Pick<Vector, "value"> {
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

// ---- YAML

/** A node, and the file that it is in. */
interface Place {
  readonly source: Source;
  readonly node: unknown;
}

interface Entries {
  readonly at: Place;
  readonly given: ReadonlyMap<string, unknown>;
}

function entriesOf(at: Place, keys: readonly string[]): Entries {
  if (!isMap(at.node)) throw wrong(spanOf(at), `expected ${keys.join(", ")}`);
  const given = new Map<string, unknown>();
  for (const { key, value } of at.node.items as Pair[]) {
    const place = { ...at, node: key };
    const name = textOf(place);
    if (!keys.includes(name))
      throw wrong(spanOf(place), `"${name}" is no key of a vector`, suggest(name, keys));
    given.set(name, value);
  }
  return { at, given };
}

function valueOf({ at, given }: Entries, key: string): Place {
  if (!given.has(key)) throw wrong(spanOf(at), `"${key}" is missing`);
  return { ...at, node: given.get(key) };
}

function spanOf({ source, node }: Place): Span {
  const [start, end] = (node as Node | null)?.range ?? [0, 0];
  return { source, start, end };
}

function wrong(span: Span, message: string, hint?: string): SchemaError {
  return new SchemaError([{ span, message, hint }]);
}

/** A scalar as it is written: `06` and `1.00` are no numbers here. */
function textOf(at: Place): string {
  if (!isScalar(at.node)) throw wrong(spanOf(at), "expected a text");
  return typeof at.node.value === "string" ? at.node.value : (at.node.source ?? "");
}

function kindOf(at: Place): string {
  const kind = textOf(at);
  if (!(kind in ERROR_KINDS))
    throw wrong(
      spanOf(at),
      `"${kind}" is no kind of error`,
      suggest(kind, Object.keys(ERROR_KINDS)),
    );
  return kind;
}

function offsetOf(at: Place): number {
  const digits = textOf(at);
  if (!/^\d+$/.test(digits)) throw wrong(spanOf(at), `"${digits}" is no byte offset`);
  return Number(digits);
}

function objectOf(at: Place): object {
  if (!isMap(at.node)) throw wrong(spanOf(at), "expected a map of members");
  return at.node.toJSON() as object;
}

function hexBytes(at: Place): Uint8Array {
  const text = textOf(at);
  try {
    return bytesOf(text);
  } catch (error) {
    throw wrong(spanOf(at), (error as Error).message, "Write bytes as hex digits: 06 0a ff.");
  }
}

/** `1.09`, a range as schemas have, `1.07..666`, all of a kind, `*+fte`, or a list of these. */
function versionsIn({ versions }: Table, { source, node }: Place): number[] {
  const all = isSeq(node) ? node.items : [node];
  return all.flatMap((item) => {
    const at = { source, node: item };
    const wanted = textOf(at);
    if (wanted.includes("*")) {
      const like = versions.flatMap((name, index) => (isLike(name, wanted) ? [index] : []));
      if (like.length === 0) throw wrong(spanOf(at), `no version is like "${wanted}"`);
      return like;
    }
    const indexOf = (name: string) => {
      const index = versions.indexOf(name);
      if (index < 0)
        throw wrong(spanOf(at), `there is no version "${name}"`, suggest(name, versions));
      return index;
    };
    const [from, to] = wanted.split("..").map(indexOf) as [number, number?];
    return Array.from({ length: (to ?? from) - from + 1 }, (_, i) => from + i);
  });
}

/** Whether a name is as a pattern has it, in which each `*` is any text. */
function isLike(name: string, pattern: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  const last = rest.pop()!;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}
