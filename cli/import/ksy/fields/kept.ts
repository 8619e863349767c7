import { onlyValue } from "./constants.ts";
import { type Attribute, textOf } from "./fields.ts";
import { type Type } from "../source/spec.ts";
import { type Keys, listOf, mapOf } from "../../located.ts";

const ATTRIBUTE = new Set(
  "id type doc doc-ref contents size size-eos repeat repeat-expr repeat-until if process enum encoding \
terminator consume include eos-error pad-right parent valid".split(" "),
);
const TYPE = new Set("meta seq types instances enums params doc doc-ref".split(" "));
/** What the schema says in its own words. */
const SAID_OF_META = new Set("id title endian bit-endian encoding imports".split(" "));

/** Where a key is that the importer does not know. */
export type Path = readonly (string | number)[];

/** Keys of a type, and of its attributes, that mean nothing here. */
export function strangeKeys({ keys }: Type): Path[] {
  const own = Object.keys(keys).filter((key) => !TYPE.has(key) && !isNote(key));
  const attributes = listOf(keys.seq).flatMap((attribute, i) =>
    Object.keys(mapOf(attribute))
      .filter((key) => !ATTRIBUTE.has(key) && !isNote(key))
      .map((key): Path => ["seq", i, key]),
  );
  return [...own.map((key): Path => [key]), ...attributes];
}

/** What comments keep of a type: what `meta` says besides what the schema has words for, and notes of tools. */
export function typeNotes({ keys }: Type): string[] {
  const meta = Object.entries(mapOf(keys["meta"])).filter(([key]) => !SAID_OF_META.has(key));
  return [...meta, ...Object.entries(keys).filter(([key]) => isNote(key))].map(noteOf);
}

/** What comments keep of an attribute, or of a value of an enum: references, and notes of tools. */
export function notesOf(keys: Keys): string[] {
  return Object.entries(keys)
    .filter(([key]) => key === "doc-ref" || isNote(key))
    .map(noteOf);
}

/** Keys such as `-orig-id` are for people and their tools. */
function isNote(key: string): boolean {
  return key.startsWith("-") || key === "to-string";
}

function noteOf([key, value]: [string, unknown]): string {
  const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
  return `${key}: ${isMap ? JSON.stringify(value) : textOf(value)}`;
}

/** The comment of an attribute: its notes, and what no field of the schema says of it. */
export function commentOf({ keys, name, type }: Attribute): string[] {
  const lines = notesOf(keys);
  // A constant, a part of a word and a choice are no fields that a doc belongs to.
  const isPart =
    /^b\d/.test(String(keys["type"])) || mapOf(keys["type"])["switch-on"] !== undefined;
  const doc = keys["doc"] === undefined ? "" : textOf(keys["doc"]);
  const isConstant = keys["contents"] !== undefined || onlyValue(keys, type) !== undefined;
  if (isConstant || (isPart && doc !== "")) lines.push(`${name}: ${doc}`.trimEnd());
  return lines;
}
