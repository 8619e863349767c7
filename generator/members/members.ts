import { byKind } from "../../runtime/table/by-kind.ts";
import { type ArmValue, type Field, isWide } from "../../runtime/table/fields/field.ts";
import { arraysOf } from "../../runtime/table/fields/interleave.ts";
import type { ArrayType } from "../../runtime/table/types/array.ts";
import { type Given, presenceBy } from "../../runtime/table/fields/presence.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import type { Layout, MessageTable } from "../../runtime/table/messages.ts";
import type { NumberType } from "../../runtime/table/types/number.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import type { ValueType } from "../../runtime/table/types/types.ts";
import { sharedTies, type Tie } from "../../runtime/table/facts/bits.ts";
import { mayBeMissing } from "../../runtime/table/facts/statements.ts";
import { givenText } from "../../runtime/errors/given.ts";
import { companions } from "./companions.ts";
import { pascal, typeName } from "../facts/names.ts";
import { companionField } from "./companion-fields.ts";
import { sentence, sentences } from "./sentences.ts";

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
  /** The arms that lead to it: `steam_lasting`. Empty where there is no switch. */
  readonly arm: string;
  readonly doc?: string;
  readonly members: readonly Member[];
}

const MASK_DOC = "The mask as it came: a hint for what the other members leave open.";

/** The variants of a message over all its versions: one, or one for each arm of its switch. */
export function variantsOf(table: Table, message: MessageTable, name: string): Variant[] {
  const variants = known.get(message) ?? variantsIn(table, message);
  known.set(message, variants);
  return variants.map((variant) => ({ ...variant, name: name + variant.name }));
}

/** What was found of messages before: each of their layouts' functions asks. */
const known = new WeakMap<MessageTable, Variant[]>();

function variantsIn(table: Table, message: MessageTable): Variant[] {
  const perLayout = message.layouts.map(
    (layout) =>
      new Map(
        layoutVariants(table, layout)
          .toReversed()
          .map((v) => [v.name, v]),
      ),
  );
  const names = [...new Set(perLayout.flatMap((variants) => [...variants.keys()].toReversed()))];
  return names.map((arm) => {
    const versions = perLayout.map((variants) => variants.get(arm)).filter((v) => v !== undefined);
    const doc = versions.at(-1)!.doc ?? (arm === "" ? message.doc : undefined);
    return {
      name: pascal(arm),
      arm,
      members: merge(versions.map((v) => v.members)),
      ...(doc === undefined ? {} : { doc }),
    };
  });
}

/** Members of one layout; an arm's name is empty where there is no switch, and has its outer arm's before it. */
function layoutVariants(table: Table, layout: Layout): Variant[] {
  return fieldsVariants(table, layout.fields, { name: "", arm: "", members: [] });
}

/** The type of a value that chooses. */
function literal(value: ArmValue): string {
  return typeof value === "string" ? `${value}n` : String(value);
}

function fieldsVariants(table: Table, fields: readonly Field[], outer: Variant): Variant[] {
  const last = fields.at(-1);
  if (last?.kind !== "switch")
    return [{ ...outer, members: [...outer.members, ...membersOf(table, fields)] }];
  const common = [...outer.members, ...membersOf(table, fields.slice(0, -1))];
  return last.arms.flatMap((arm) =>
    fieldsVariants(table, arm.fields, {
      name: outer.name === "" ? arm.name : `${outer.name}_${arm.name}`,
      arm: "",
      ...(arm.doc === undefined ? {} : { doc: arm.doc }),
      members: common.map((m) =>
        m.name === last.on && !arm.otherwise && !isWide(arm)
          ? { ...m, type: arm.values.map(literal).join(" | ") }
          : m,
      ),
    }),
  );
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
  const names = versions.map((members) => new Set(members.map(({ name }) => name)));
  return [...byName.values()].map((member) => {
    const everywhere = names.every((own) => own.has(member.name));
    return everywhere ? member : { ...member, optional: true };
  });
}

function unionType(a: string, b: string): string {
  if (a === b) return a;
  return [...new Set([...a.split(" | "), ...b.split(" | ")])].join(" | ");
}

export function membersOf(table: Table, fields: readonly Field[]): Member[] {
  const ties = sharedTies(fields);
  return fields.flatMap((field) => fieldMembers(table, ties, field));
}

const none = () => [];

/** The members of each kind of field. */
const fieldMembers = byKind<Field, [Table, ties: readonly Tie[]], Member[]>({
  mask: (_, __, { name, doc, hidden }) =>
    hidden ? [] : [{ name, type: "number", optional: true, doc: sentences(MASK_DOC, doc) }],
  bit: (_, __, field) => [{ name: field.name, type: "boolean", optional: false, ...docOf(field) }],
  checksum: (_, __, field) => [companionField(field)],
  gap: (_, __, field) => [companionField(field)],
  number: (table, _, { name, type, doc }) => [intMember(table, name, type, doc)],
  value: (table, ties, field) => valueMembers(table, field, ties),
  split: (table, _, { parts }) =>
    parts
      .filter((part) => !part.isMask)
      .map(({ name, type, doc }) => intMember(table, name, type, doc)),
  interleave: (table, _, field) =>
    arraysOf(field).flatMap((array) => valueMembers(table, array, [])),
  length: (table, _, field) =>
    companions(table, field).map((member) => ({ ...member, optional: true })),
  constant: none,
  computed: none,
  reserved: none,
  terminator: none,
  switch: none,
});

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
  if (type.kind !== "int") return undefined;
  if (type.vectors !== undefined)
    return `The number of one of ${table.vectors[type.vectors]!.name.toUpperCase()}.`;
  if (type.enum === undefined) return undefined;
  return `One of ${table.enums[type.enum]!.name.toUpperCase()}.`;
}

function valueMembers(table: Table, field: ValueField, ties: readonly Tie[]): Member[] {
  const doc = sentences(
    field.doc,
    tieDoc(field, ties),
    givenDoc(presenceBy(field, "given")?.tests),
    absentDoc(field.absent),
    enumDoc(table, field.type),
  );
  const member: Member = {
    name: field.name,
    type: memberType(table, field.type),
    optional: isOptional(field),
    ...(doc === "" ? {} : { doc }),
  };
  return [member, ...companions(table, field).map((c) => ({ ...c, optional: true }))];
}

/** Whether a value may do without the field. */
export const isOptional = mayBeMissing;

/** Which others are there where a member is, and which are not. */
function tieDoc(field: ValueField, ties: readonly Tie[]): string | undefined {
  const tie = ties.find(({ set, clear }) => set.includes(field) || clear.includes(field));
  if (tie === undefined) return undefined;
  const [own, others] = presenceBy(field, "bit")?.clear
    ? [tie.clear, tie.set]
    : [tie.set, tie.clear];
  const listed = (of: readonly ValueField[]) => of.map(({ name }) => `\`${name}\``).join(", ");
  const companion = own.filter((other) => other !== field);
  return [
    companion.length === 0 ? "" : `There with ${listed(companion)}`,
    others.length === 0
      ? ""
      : `${companion.length === 0 ? "There in" : "in"} the place of ${listed(others)}`,
  ]
    .filter((part) => part !== "")
    .join(", ");
}

function givenDoc(given: Given | undefined): string | undefined {
  return given && `Where ${givenText(given)}.`;
}

function absentDoc(absent: number | string | undefined): string | undefined {
  return absent === undefined ? undefined : `Absent: ${absent}.`;
}

/** What the values of a number's type are. */
export function numberType({ kind }: NumberType): "number" | "bigint" {
  return kind === "big" ? "bigint" : "number";
}

const ofNumber = (_: Table, type: NumberType) => numberType(type);

/** The type of the values of a type, as TypeScript writes it. */
export const memberType: (table: Table, type: ValueType) => string = byKind<
  ValueType,
  [Table],
  string
>({
  int: ofNumber,
  big: ofNumber,
  float: ofNumber,
  string: () => "string",
  delimited: (_, { as }) => (as === "bytes" ? "Uint8Array" : "string"),
  sequence: (table, { of }) => `${memberType(table, of)}[]`,
  strings: () => "string[]",
  bytes: (_, { as }) => (as === undefined ? "Uint8Array" : "string"),
  array: (_, type) =>
    isLoop(type) ? `${numberType(type.of)}[]` : tuple(numberType(type.of), type.count),
  struct: (table, { struct }) => typeName(table, table.structs[struct]!),
  list: (table, { struct }) => `${typeName(table, table.structs[struct]!)}[]`,
  sparse: () => "Record<number, number>",
});

/** The longest array that is written out element by element. */
const MOST_ELEMENTS = 16;

/** Whether an array is read and written in a loop. */
export function isLoop({ count }: ArrayType): boolean {
  return count > MOST_ELEMENTS;
}

export function tuple(element: string, count: number): string {
  return `[${Array.from({ length: count }, () => element).join(", ")}]`;
}

function docOf(of: { readonly doc?: string }): { doc?: string } {
  return of.doc === undefined ? {} : { doc: sentence(of.doc) };
}
