import {
  type Field,
  type IntType,
  type Layout,
  type MessageTable,
  nanMember,
  type Table,
  type ValueType,
} from "../../runtime/table.ts";
import { pascal } from "./code.ts";

/** A member of a message's interface. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly doc?: string;
}

/** A variant of a message: its members, and for an arm of a switch the values that choose it. */
export interface Variant {
  readonly name: string;
  readonly doc?: string;
  readonly members: readonly Member[];
}

const MASK_DOC = "The mask as it came: a hint for what the other members leave open.";
const NAN_DOC = "The bits of a NaN as it came, which a number loses.";

/** The variants of a message over all its versions: one, or one for each arm of its switch. */
export function variantsOf(table: Table, message: MessageTable, name: string): Variant[] {
  const perLayout = message.layouts.map((layout) => layoutVariants(table, layout));
  const names = [...new Set(perLayout.flatMap((variants) => variants.map((v) => v.name)))];
  return names.map((arm) => {
    const versions = perLayout
      .map((variants) => variants.find((v) => v.name === arm))
      .filter((v) => v !== undefined);
    const doc = versions.at(-1)!.doc ?? (arm === "" ? message.doc : undefined);
    return {
      name: name + pascal(arm),
      members: merge(versions.map((v) => v.members)),
      ...(doc === undefined ? {} : { doc }),
    };
  });
}

/** Members of one layout; an arm's name is empty where there is no switch. */
function layoutVariants(table: Table, layout: Layout): Variant[] {
  const last = layout.fields.at(-1);
  if (last?.kind !== "switch") return [{ name: "", members: membersOf(table, layout.fields) }];
  const common = membersOf(table, layout.fields.slice(0, -1));
  return last.arms.map((arm) => ({
    name: arm.name,
    ...(arm.doc === undefined ? {} : { doc: arm.doc }),
    members: [
      ...common.map((m) => (m.name === last.on ? { ...m, type: arm.values.join(" | ") } : m)),
      ...membersOf(table, arm.fields),
    ],
  }));
}

/** One list of members for all versions: what is not in each of them, or may be absent in one, is optional. */
function merge(versions: readonly (readonly Member[])[]): Member[] {
  const byName = new Map<string, Member>();
  for (const member of versions.toReversed().flat()) {
    const known = byName.get(member.name);
    if (known === undefined) byName.set(member.name, member);
    else
      byName.set(member.name, {
        ...known,
        optional: known.optional || member.optional,
        type: unionType(known.type, member.type),
      });
  }
  return [...byName.values()].map((member) => {
    const everywhere = versions.every((members) => members.some((m) => m.name === member.name));
    return everywhere ? member : { ...member, optional: true };
  });
}

function unionType(a: string, b: string): string {
  return [...new Set([...a.split(" | "), ...b.split(" | ")])].join(" | ");
}

export function membersOf(table: Table, fields: readonly Field[]): Member[] {
  return fields.flatMap((field) => fieldMembers(table, field));
}

function fieldMembers(table: Table, field: Field): Member[] {
  switch (field.kind) {
    case "mask":
      return [
        {
          name: field.name,
          type: "number",
          optional: true,
          doc: sentences(MASK_DOC, field.doc),
        },
      ];
    case "bit":
      return [{ name: field.name, type: "boolean", optional: false, ...docOf(field) }];
    case "value":
      return valueMembers(table, field);
    case "split":
      return field.parts.map((part) => intMember(table, part.name, part.type, part.doc));
    case "interleave":
      return field.fields.map((f) => ({
        name: f.name,
        type: tuple("number", field.count),
        optional: false,
        ...docOf(f),
      }));
    case "length":
    case "refuse":
    case "switch":
      return [];
  }
}

function intMember(table: Table, name: string, type: IntType, doc?: string): Member {
  const text = sentences(doc, enumDoc(table, type));
  return {
    name,
    type: "number",
    optional: false,
    ...(text === "" ? {} : { doc: text }),
  };
}

function enumDoc(table: Table, type: ValueType): string | undefined {
  if (type.kind !== "int" || type.enum === undefined) return undefined;
  return `One of ${table.enums[type.enum]!.name.toUpperCase()}.`;
}

function valueMembers(table: Table, field: Field & { kind: "value" }): Member[] {
  const optional = field.when !== undefined;
  const doc = sentences(field.doc, absentDoc(field.absent), enumDoc(table, field.type));
  const member: Member = {
    name: field.name,
    type: memberType(field.type),
    optional,
    ...(doc === "" ? {} : { doc }),
  };
  const nan = nanType(field.type);
  if (nan === undefined) return [member];
  return [member, { name: nanMember(field.name), type: nan, optional: true, doc: NAN_DOC }];
}

function absentDoc(absent: number | string | undefined): string | undefined {
  return absent === undefined ? undefined : `Absent: ${absent}.`;
}

function nanType(type: ValueType): string | undefined {
  if (type.kind === "float") return "number";
  return type.kind === "array" && type.of.kind === "float" ? "readonly number[]" : undefined;
}

export function memberType(type: ValueType): string {
  switch (type.kind) {
    case "int":
    case "float":
      return "number";
    case "string":
      return "string";
    case "strings":
      return "string[]";
    case "bytes":
      return "Uint8Array";
    case "array":
      return tuple("number", type.count);
  }
}

export function tuple(element: string, count: number): string {
  return `[${Array.from({ length: count }, () => element).join(", ")}]`;
}

function docOf(of: { readonly doc?: string }): { doc?: string } {
  return of.doc === undefined ? {} : { doc: sentence(of.doc) };
}

/** Joins what there is to sentences. */
export function sentences(...texts: readonly (string | undefined)[]): string {
  return texts
    .filter((t) => t !== undefined && t !== "")
    .map((t) => sentence(t!))
    .join(" ");
}

function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?:]$/.test(capital) ? capital : `${capital}.`;
}
