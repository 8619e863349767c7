import { outerParametersOf } from "../runtime/table/facts/outer.ts";
import { allFields } from "../runtime/table/fields/all-fields.ts";
import { type Layout, listEnd, type MessageTable } from "../runtime/table/messages.ts";
import type { Table } from "../runtime/table/table.ts";
import { overlaps, type VersionRange } from "../runtime/table/versions.ts";
import { type Kind, numberType } from "./kinds.ts";
import { type Members, membersOf } from "./members.ts";
import { identifier, Names } from "./names.ts";

/** A message or a struct of a table, as C has it. */
export interface Owner {
  readonly message: MessageTable;
  readonly members: Members;
  /** Its type, which is what its functions' names begin with. */
  readonly type: string;
  readonly isStruct: boolean;
  /** Names of functions that do what another one does, by the name of that one. */
  readonly same: Map<string, string>;
}

/** What C has of one table. */
export interface Unit {
  readonly table: Table;
  /** What all names begin with. */
  readonly prefix: string;
  readonly names: Names;
  readonly messages: readonly Owner[];
  readonly structs: readonly Owner[];
}

export function unitOf(table: Table): Unit {
  const prefix = identifier(table.name);
  const names = new Names(...RESERVED.map((name) => `${prefix}_${name}`));
  const owner = (message: MessageTable, isStruct: boolean): Owner => ({
    message,
    members: membersOf(table, message),
    type: names.of(
      `${isStruct ? "struct" : "message"} ${message.name}`,
      `${prefix}_${message.name}`,
    ),
    isStruct,
    same: new Map(),
  });
  return {
    table,
    prefix,
    names,
    messages: table.messages.map((message) => owner(message, false)),
    structs: table.structs.map((message) => owner(message, true)),
  };
}

/** Names of what each table has. */
const RESERVED = (
  "message type visitor versions version type_of decode encode skip visit selected read pass write " +
  "layouts of_type of_id column"
).split(" ");

/** The type of C that a member or an element has. */
export function typeName(unit: Unit, kind: Kind): string {
  switch (kind.kind) {
    case "number":
      return numberType(kind);
    case "big":
      return kind.signed ? "int64_t" : "uint64_t";
    case "flag":
      return "bool";
    case "bytes":
      return "ds_bytes";
    case "struct":
      return unit.structs[kind.struct]!.type;
    default:
      throw new TypeError(`${kind.kind} has no name of its own`);
  }
}

/** The function of a layout: `read`, `skip` or `write`. Layouts that are alike have the same. */
export function functionName({ type, message, same }: Owner, layout: Layout, what: string): string {
  const own = `${type}_${what}_${message.layouts.indexOf(layout)}`;
  return same.get(own) ?? own;
}

/** Whether one of a struct's values ends lists of it, so that its functions say or ask so. */
export function mayEnd({ message, isStruct }: Owner): boolean {
  return isStruct && message.layouts.some((layout) => listEnd(layout) !== undefined);
}

/** The integers and flags of what a struct is in that it is given: each is a parameter. */
export function outerNames({ message }: Owner): readonly string[] {
  return message.outer ?? [];
}

/** The layouts of a struct that there are in a range of versions. */
export function layoutsIn({ message }: Owner, range: VersionRange): readonly Layout[] {
  return message.layouts.filter((layout) => overlaps(layout, range));
}

/** The members that structs of a layout are given. */
export function givenToStructs({ fields }: Layout): string[] {
  return allFields(fields).flatMap((field) =>
    field.kind === "value"
      ? outerParametersOf(field.type).flatMap(({ name, outer }) => (outer ? [] : [name]))
      : [],
  );
}

/** The layouts of messages, and those of structs that are in them in some version: nothing calls others. */
export function usedLayouts(unit: Unit): ReadonlySet<Layout> {
  const used = new Set<Layout>();
  const open = unit.messages.flatMap(({ message }) => message.layouts);
  for (let layout = open.pop(); layout !== undefined; layout = open.pop()) {
    if (used.has(layout)) continue;
    used.add(layout);
    for (const field of allFields(layout.fields)) {
      if (field.kind !== "value" || !("struct" in field.type)) continue;
      open.push(...layoutsIn(unit.structs[field.type.struct]!, layout));
    }
  }
  return used;
}
