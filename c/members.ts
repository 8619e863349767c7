import { byKind } from "../runtime/table/by-kind.ts";
import { companionsOf } from "../runtime/table/facts/companions.ts";
import type { Field } from "../runtime/table/fields/field.ts";
import { presenceBy } from "../runtime/table/fields/presence.ts";
import type { ValueField } from "../runtime/table/fields/value.ts";
import { endsByMask } from "../runtime/table/facts/hints.ts";
import { beforeMember, endMember, openMember } from "../runtime/table/facts/members.ts";
import type { Layout, MessageTable } from "../runtime/table/messages.ts";
import type { Table } from "../runtime/table/table.ts";
import { intKind, type Kind, kindName, numberKind, unsigned, valueKind, widest } from "./kinds.ts";
import { Names } from "./names.ts";

/** A member of a struct of C, in all versions together. */
export interface Member {
  /** Its name in the schema. */
  readonly name: string;
  /** Its name in C. */
  readonly id: string;
  readonly kind: Kind;
  readonly doc?: string | undefined;
  /** A flag says whether it is there. */
  readonly isOptional: boolean;
  /** It is there unless it is zero, or has no elements. */
  readonly unlessZero: boolean;
}

/** The members of a message or a struct. */
export interface Members {
  readonly all: readonly Member[];
  /** The one of that name and kind. */
  of(name: string, kind: Kind): Member;
  /** The one of that name that others look at: a number, a flag. */
  named(name: string): Member;
}

interface Found {
  readonly name: string;
  readonly kind: Kind;
  readonly doc?: string | undefined;
  readonly isAlways?: boolean;
  readonly unlessZero?: boolean;
}

/** A member while it is found in one layout after another. */
type Merged = Omit<Member, "id" | "isOptional"> & { always: number };

/** The members that a message or a struct has in any version. */
export function membersOf(table: Table, { layouts }: MessageTable): Members {
  const found = new Map<string, Merged>();
  const keyOf = (name: string, kind: Kind) => `${name} ${kindName(kind)}`;
  for (const layout of layouts) {
    const always = new Set<string>();
    for (const one of layoutMembers(table, layout)) {
      const { name, kind, doc, isAlways, unlessZero = false } = one;
      const key = keyOf(name, kind);
      if (isAlways) always.add(key);
      const known = found.get(key);
      found.set(key, {
        name,
        kind: known === undefined ? kind : widest(known.kind, kind),
        doc: known?.doc ?? doc,
        unlessZero,
        always: known?.always ?? 0,
      });
    }
    for (const key of always) found.get(key)!.always++;
  }
  const names = new Names("has");
  const byKey = new Map(
    [...found].map(([key, { always, ...member }]) => {
      const isOptional = !member.unlessZero && always < layouts.length;
      return [key, { ...member, id: names.of(key, member.name), isOptional }] as const;
    }),
  );
  const all = [...byKey.values()];
  return {
    all,
    of: (name, kind) => byKey.get(keyOf(name, kind))!,
    named: (name) => all.find((one) => one.name === name && LOOKED_AT.has(one.kind.kind))!,
  };
}

const LOOKED_AT: ReadonlySet<Kind["kind"]> = new Set(["number", "big", "flag"] as const);

function layoutMembers(table: Table, layout: Layout): Found[] {
  const inFields = (fields: readonly Field[], isArm: boolean): Found[] =>
    fields.flatMap((field) => {
      if (field.kind === "switch") return field.arms.flatMap((arm) => inFields(arm.fields, true));
      const found = fieldMembers(table, layout, field);
      return isArm ? found.map((one) => ({ ...one, isAlways: false })) : found;
    });
  return inFields(layout.fields, false);
}

/** A struct's or a message's members of one field. */
export function fieldMembers(table: Table, layout: Layout, field: Field): Found[] {
  return [...own(table, layout, field), ...companions(field)];
}

const own = byKind<Field, [Table, Layout], Found[]>(
  {
    mask: (_t, _l, { name, doc, hidden }) => (hidden ? [] : [{ name, doc, kind: unsigned(32) }]),
    bit: (_t, _l, { name, doc }) => [{ name, doc, kind: { kind: "flag" }, isAlways: true }],
    number: (_t, _l, { name, doc, type }) => [{ name, doc, kind: intKind(type), isAlways: true }],
    value: valueMembers,
    split: (_t, _l, { parts, wide }) =>
      [...parts, ...(wide?.parts ?? [])]
        .filter(({ isMask }) => !isMask)
        .map(({ name, doc, type }) => ({ name, doc, kind: intKind(type), isAlways: true })),
    interleave: (_t, _l, { fields, count }) =>
      fields.map(({ name, doc, type }) => ({
        name,
        doc,
        kind: { kind: "array", of: numberKind(type), count },
        isAlways: true,
      })),
    checksum: (_t, _l, { name, doc, type }) => [{ name, doc, kind: intKind(type) }],
    gap: (_t, _l, { name, doc }) => [
      { name, doc, kind: { kind: "bytes", as: "bytes" }, unlessZero: true },
    ],
  },
  () => [],
);

function valueMembers(table: Table, layout: Layout, field: ValueField): Found[] {
  const { name, doc, type, wide, presence } = field;
  const widths = presenceBy(field, "widths");
  const none = type.kind === "bytes" && type.none !== undefined;
  const isAlways = presence === undefined && !none;
  const kinds = [wide?.type, widths?.narrow.type, widths?.wide.type, widths?.both].flatMap((one) =>
    one === undefined ? [] : [intKind(one)],
  );
  const kind = kinds.reduce(widest, valueKind(table, type));
  const found: Found[] = [{ name, doc, kind, isAlways }];
  if (type.kind === "string" && type.open)
    found.push({ name: openMember(name), kind: { kind: "flag" }, unlessZero: true });
  if (type.kind === "list" && endsByMask(table, layout, type))
    found.push({ name: endMember(name), kind: unsigned(32) });
  if (widths !== undefined && widths.both === undefined)
    found.push({ name: beforeMember(name), kind: intKind(widths.narrow.type) });
  return found;
}

/** What tells in which of several ways a field came: 0 or nothing where that is the usual one. */
function companions(field: Field): Found[] {
  return companionsOf(field).map(({ name, what, isList }): Found => {
    const kind = unsigned(8);
    if (isList) return { name, kind: { kind: "list", of: kind }, unlessZero: true };
    return { name, kind, unlessZero: what !== "end" };
  });
}
