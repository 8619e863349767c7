import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isScalar, isSeq, type Node, parseDocument, type Pair, type YAMLMap } from "yaml";
import type { Table } from "../../runtime/table/table.ts";

/** Where the vectors are: a folder a table. `test/vectors/README.md` tells their format. */
export const VECTORS = join(import.meta.dirname, "..", "vectors");

/** Bytes and what they mean. */
export interface Vector {
  /** The file that it is in, and its name there: `netquake/sound.yaml: nothing but …`. */
  readonly place: string;
  readonly message: string;
  /** Indexes into the table's versions: it holds in each of them. */
  readonly versions: readonly number[];
  /** Versions in which the bytes are not this message with this value. */
  readonly not: readonly number[];
  readonly bytes: Uint8Array;
  /** What of the error's path is given, where decoding refuses the bytes. */
  readonly error?: string;
  /** The members that are no hints, as the file has them: enum values by their names. */
  readonly value?: object;
  readonly hints?: object;
  readonly text?: string;
}

/** The vectors of a table, none where there are no files. Throws Error for what is no vector. */
export function vectorsOf(table: Table): Vector[] {
  const folder = join(VECTORS, table.name);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return names
    .toSorted()
    .flatMap((name) =>
      readVectors(table, `${table.name}/${name}`, readFileSync(join(folder, name), "utf8")),
    );
}

/** The vectors of a file's text. Throws Error that says where what is wrong. */
export function readVectors(table: Table, file: string, text: string): Vector[] {
  const document = parseDocument(text);
  const [problem] = document.errors;
  if (problem !== undefined) throw new Error(`${file}: ${problem.message}`);
  const root = entriesOf(file, document.contents, ["message", "vectors"]);
  const message = textOf(file, root.get("message"));
  const own = table.messages.some(({ name }) => name === message);
  if (!own) throw new Error(`${file}: ${table.name} has no message "${message}"`);
  const list = root.get("vectors");
  if (!isSeq<Node>(list)) throw new Error(`${file}: "vectors" is a list`);
  const vectors = list.items.map((item) => readVector(table, file, message, item));
  const places = vectors.map(({ place }) => place);
  const twice = places.find((place, i) => places.indexOf(place) < i);
  if (twice !== undefined) throw new Error(`${twice}: there is one of that name already`);
  return vectors;
}

const KEYS = ["name", "version", "not", "bytes", "value", "hints", "error", "text", "from"];

function readVector(table: Table, file: string, message: string, item: Node): Vector {
  const entries = entriesOf(file, item, KEYS);
  const place = `${file}: ${textOf(file, entries.get("name"))}`;
  if (!entries.has("from")) throw new Error(`${place}: "from" tells where it comes from`);
  if (entries.has("value") === entries.has("error"))
    throw new Error(`${place}: it has either a "value" or an "error"`);
  const object = (key: string) => entries.get(key)?.toJSON() as object | undefined;
  const optional = {
    error: entries.has("error") ? textOf(place, entries.get("error")) : undefined,
    value: object("value"),
    hints: object("hints"),
    text: entries.has("text") ? textOf(place, entries.get("text")) : undefined,
  };
  return {
    place,
    message,
    versions: entries.has("version")
      ? versionsIn(table, place, entries.get("version"))
      : [...table.versions.keys()],
    not: entries.has("not") ? versionsIn(table, place, entries.get("not")) : [],
    bytes: bytesOf(place, textOf(place, entries.get("bytes"))),
    ...(optional as Pick<Vector, "value">),
  };
}

function entriesOf(place: string, node: unknown, keys: readonly string[]): Map<string, YamlNode> {
  if (!isMap(node)) throw new Error(`${place}: expected ${keys.join(", ")}`);
  const pairs = (node as YAMLMap).items as Pair<unknown, YamlNode>[];
  const entries = new Map(pairs.map(({ key, value }) => [textOf(place, key), value!]));
  for (const key of entries.keys())
    if (!keys.includes(key)) throw new Error(`${place}: "${key}" is none of ${keys.join(", ")}`);
  return entries;
}

interface YamlNode {
  toJSON(): unknown;
}

/** A scalar as it is written: `06` and `1.00` are no numbers here. */
function textOf(place: string, node: unknown): string {
  if (!isScalar(node)) throw new Error(`${place}: expected a text`);
  return typeof node.value === "string" ? node.value : (node.source ?? "");
}

/** `1.09`, a list of versions, or a range as schemas have: `1.07..666`. */
function versionsIn({ versions }: Table, place: string, node: unknown): number[] {
  const all = isSeq(node) ? node.items : [node];
  const indexOf = (name: string) => {
    const index = versions.indexOf(name);
    if (index < 0) throw new Error(`${place}: there is no version "${name}"`);
    return index;
  };
  return all.flatMap((item) => {
    const [from, to] = textOf(place, item).split("..").map(indexOf) as [number, number?];
    return Array.from({ length: (to ?? from) - from + 1 }, (_, i) => from + i);
  });
}

/** Bytes as hex digits, two each. */
export function bytesOf(place: string, hex: string): Uint8Array {
  const words = hex.split(/\s+/).filter((word) => word !== "");
  const wrong = words.find((word) => !/^(?:[\da-f]{2})+$/i.test(word));
  if (wrong !== undefined) throw new Error(`${place}: "${wrong}" is no byte`);
  return new Uint8Array(Buffer.from(words.join(""), "hex"));
}

/** The same the other way. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");
}
