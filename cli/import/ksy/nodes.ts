import { Document, type Node, Scalar, YAMLMap } from "yaml";
import { type Field, textOf } from "./fields/fields.ts";
import { notesOf } from "./fields/kept.ts";
import type { Entry } from "./fields/rest.ts";
import { type Type } from "./source/spec.ts";
import { type Keys } from "../located.ts";

/** A derived value or a condition, and what it was made of. */
interface Made<T> {
  readonly keys: Keys;
  readonly value: T;
}

/** What a message or a struct has beside fields, by the names of what it is of. */
export interface Parts {
  readonly derived: Map<string, Made<string | Field>>;
  readonly valid: Map<string, Made<string>>;
  /** The names of attributes that are read when they are asked for. */
  readonly later: string[];
  /** The names of numbers that structs in it are given. */
  readonly handed: Set<string>;
  /** Whether the message's bytes are those that its places are in. */
  readonly hasIo: boolean;
}

/**
 * A message or a struct as YAML, with comments.
 *
 * @param more keys before its fields
 */
export function bodyNode(
  { keys }: Type,
  entries: readonly Entry[],
  { derived, valid }: Parts,
  more: Readonly<Record<string, unknown>>,
): Node {
  const document = new Document();
  const body: Record<string, unknown> = {};
  if (keys["doc"] !== undefined) body["doc"] = textOf(keys["doc"]);
  if (keys["doc-ref"] !== undefined) body["ref"] = textOf(keys["doc-ref"]);
  const node = document.createNode({ ...body, ...more, fields: [] }) as unknown as YAMLMap;
  const fields = document.createNode(entries.map(({ field }) => field)) as unknown as {
    items: Node[];
  };
  for (const [i, { comment }] of entries.entries())
    if (comment.length > 0)
      fields.items[i]!.commentBefore = comment.map((line) => ` ${line}`).join("\n");
  node.set("fields", fields);
  if (derived.size > 0) node.set("derived", derivedNode(document, derived));
  const conditions = Object.fromEntries([...valid].map(([name, { value }]) => [name, value]));
  if (valid.size > 0) node.set("valid", document.createNode(conditions));
  return node;
}

function derivedNode(document: Document, derived: Parts["derived"]): Node {
  const values = new YAMLMap<Scalar, Node>();
  for (const [name, { keys: own, value }] of derived)
    values.set(commented(name, notesOf(own)), document.createNode(value) as unknown as Node);
  return values;
}

/** A key with a comment. */
export function commented(key: string, lines: readonly string[]): Scalar {
  const node = new Scalar(key);
  if (lines.length > 0) node.commentBefore = lines.map((line) => ` ${line}`).join("\n");
  return node;
}
