import {
  type Field,
  type IntType,
  type Layout,
  type LengthField,
  type MaskField,
  type SwitchArm,
  type TextEntry,
  type TextTable,
  type ValueField,
  widestParts,
} from "./table.ts";

/** A member of a message as the schema has it: what a statement's values are. */
export type MemberKind =
  | { readonly kind: "value"; readonly field: ValueField }
  | { readonly kind: "int"; readonly type: IntType }
  | { readonly kind: "ints"; readonly type: IntType; readonly count: number }
  | { readonly kind: "length"; readonly field: LengthField }
  | { readonly kind: "bit"; readonly mask: string; readonly bit: number };

/** The members of fields by name, without those of arms. */
export function membersOf(fields: readonly Field[]): Map<string, MemberKind> {
  const members = new Map<string, MemberKind>();
  for (const field of fields) {
    if (field.kind === "length") members.set(field.name, { kind: "length", field });
    else if (field.kind === "value") members.set(field.name, { kind: "value", field });
    else if (field.kind === "bit")
      members.set(field.name, { kind: "bit", mask: field.bit.mask, bit: field.bit.bit });
    else if (field.kind === "split") {
      for (const part of widestParts(field))
        members.set(part.name, { kind: "int", type: part.type });
    } else if (field.kind === "interleave") {
      for (const { name, type } of field.fields)
        members.set(name, { kind: "ints", type, count: field.count });
    }
  }
  return members;
}

/** One way through a message's switches: its fields, and the values that lead there. */
export interface Variant {
  readonly fields: readonly Field[];
  /** The arms that lead to it, the innermost last. */
  readonly arms: readonly SwitchArm[];
  /** What chooses, in order, and the values that choose this variant; undefined for all others. */
  readonly chosen: readonly {
    readonly on: string;
    readonly values: readonly number[] | undefined;
  }[];
}

export function variantsOf(layout: Pick<Layout, "fields">): Variant[] {
  return through(layout.fields, { fields: [], arms: [], chosen: [] });
}

function through(fields: readonly Field[], outer: Variant): Variant[] {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return [{ ...outer, fields: [...outer.fields, ...fields] }];
  const common = [...outer.fields, ...fields.slice(0, -1)];
  return last.arms.flatMap((arm) =>
    through(arm.fields, {
      fields: common,
      arms: [...outer.arms, arm],
      chosen: [...outer.chosen, { on: last.on, values: arm.otherwise ? undefined : arm.values }],
    }),
  );
}

/** The statements of a message, a struct or a block's arm: those that the schema lists, or one for each member. */
export function entriesOf(
  text: TextTable | undefined,
  members: ReadonlyMap<string, MemberKind>,
): TextEntry[] {
  if (text?.entries === undefined)
    return [...members]
      .filter(([, { kind }]) => kind !== "length")
      .map(([name]) => ({ token: name, of: [name] }));
  return text.entries.filter(({ of, old }) => old !== true && of.some((name) => members.has(name)));
}

export function masksOf(fields: readonly Field[]): MaskField[] {
  return fields.filter((field) => field.kind === "mask").filter((mask) => !mask.hidden);
}
