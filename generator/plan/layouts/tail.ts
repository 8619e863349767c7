import { idBytes, type Table } from "../../../runtime/table/table.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { type Layout, layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import * as code from "../code/build.ts";
import type { Stmt } from "../code/model.ts";
import { hasPlaces } from "../parts/begin.ts";
import { structsIn } from "../../facts/structs.ts";
import { firstAlike, layoutName } from "../../facts/layout-names.ts";
import { isRegion } from "../../facts/layouts.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/** A layout that ends as another one of its message, as where a kind of recordings puts a field before it. */
export interface Tail {
  /** The fields before it. */
  readonly front: readonly Field[];
  /** The name of the functions of the other layout, which do the rest. */
  readonly rest: string;
}

/** This many fields are worth a call. */
const LEAST = 2;

/** What a message's layout has after its first fields, where another layout with an id is that. */
export function tailOf(table: Table, message: MessageTable, layout: Layout): Tail | undefined {
  if (layout.id === undefined || hasPlaces(layout.fields)) return undefined;
  const rest = message.layouts.find((other) => isTail(table, message, layout, other));
  if (rest === undefined) return undefined;
  const front = layout.fields.slice(0, layout.fields.length - rest.fields.length);
  return { front, rest: layoutName(table, message, rest) };
}

function isTail(table: Table, message: MessageTable, layout: Layout, rest: Layout): boolean {
  const count = layout.fields.length - rest.fields.length;
  if (count <= 0 || rest.fields.length < LEAST || firstAlike(table, message, rest) !== rest)
    return false;
  const front = layout.fields.slice(0, count);
  const after = layout.fields.slice(count);
  return (
    rest.fields.every((field, i) => textOf(field) === textOf(after[i]!)) &&
    front.every(isPlain) &&
    structsIn(after).every((index) => {
      const struct = table.structs[index]!;
      const nameIn = ({ from }: Layout) => layoutName(table, struct, layoutOf(struct, from)!);
      return nameIn(layout) === nameIn(rest);
    })
  );
}

/** Fields as text: each is compared with many others. */
const texts = new WeakMap<Field, string>();

function textOf(field: Field): string {
  const text = texts.get(field) ?? JSON.stringify(field);
  texts.set(field, text);
  return text;
}

/** Whether what follows a field is there whatever the field says. */
function isPlain(field: Field): boolean {
  if (isRegion(field) || field.kind === "terminator") return false;
  if (field.kind === "gap") return field.open !== true;
  if (field.kind !== "value") return true;
  const { type } = field;
  return presenceBy(field, "more") === undefined && !(type.kind === "string" && type.open === true);
}

/** Puts the reader, after the fields before it, where the other layout's functions look for an id that they pass over. */
export function beforeRest(table: Table, layout: Layout): Stmt {
  return code.set(code.member(code.READER, "offset"), idBytes(table, layout), "-=");
}
