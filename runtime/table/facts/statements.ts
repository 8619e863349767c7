import { arraysOf } from "../fields/interleave.ts";
import type { Field, SwitchArm, ArmValue } from "../fields/field.ts";
import type { IntType } from "../types/integers.ts";
import { type Layout, layoutOf, type MessageTable } from "../messages.ts";
import type { LengthField } from "../fields/length.ts";
import type { ListType } from "../types/list.ts";
import type { MaskField } from "../fields/masks.ts";
import type { StructType } from "../types/struct.ts";
import type { Table } from "../table.ts";
import type { TextEntry, TextTable } from "../text.ts";
import type { ValueField } from "../fields/value.ts";
import { widestParts } from "../fields/split.ts";

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
    else if (field.kind === "number") members.set(field.name, { kind: "int", type: field.type });
    else if (field.kind === "split") {
      for (const part of widestParts(field))
        members.set(part.name, { kind: "int", type: part.type });
    } else if (field.kind === "interleave") {
      for (const array of arraysOf(field)) members.set(array.name, arrayKind(array));
    }
  }
  return members;
}

function arrayKind(field: ValueField): MemberKind {
  const { type } = field;
  if (type.kind !== "array" || type.of.kind !== "int") return { kind: "value", field };
  return { kind: "ints", type: type.of, count: type.count };
}

/** One way through a message's switches: its fields, and the values that lead there. */
export interface ArmPath {
  readonly fields: readonly Field[];
  /** The arms that lead to it, the innermost last. */
  readonly arms: readonly SwitchArm[];
  /** What chooses, in order, and the values that choose this variant; undefined for all others. */
  readonly chosen: readonly {
    readonly on: string;
    readonly values: readonly ArmValue[] | undefined;
  }[];
}

export function armPathsOf(layout: Pick<Layout, "fields">): ArmPath[] {
  return through(layout.fields, { fields: [], arms: [], chosen: [] });
}

function through(fields: readonly Field[], outer: ArmPath): ArmPath[] {
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

/** A statement as it is called among the others. */
export interface NamedEntry {
  readonly entry: TextEntry;
  /** Of a list: of its elements. */
  readonly token: string;
  /** Of a struct: its statements are in braces after its name, since others are called as some of them are. */
  readonly isBraced: boolean;
  /** What is there is called so: a struct's statements, where these are not in braces. */
  readonly tokens: readonly string[];
}

/**
 * The statements of fields, each with its token. A struct's statements are among those of what it is in, and a list's
 * elements are called as their struct, unless something would have the same token then.
 */
export function namedEntries(
  table: Pick<Table, "structs">,
  version: number,
  text: TextTable | undefined,
  fields: readonly Field[],
): NamedEntry[] {
  const members = membersOf(fields);
  const entries = entriesOf(text, members);
  const inner = entries.map((entry) => innerTokens(table, version, entry, members));
  const counts = new Map<string, number>();
  for (const [i, { token }] of entries.entries()) {
    const isList = typeOf(entries[i]!, members)?.kind === "list";
    // A struct may need its own name, too.
    for (const each of new Set([...(inner[i] ?? []), ...(isList ? [] : [token])]))
      counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return entries.map((entry, i) => {
    const own = inner[i];
    const isTaken = own?.some((token) => counts.get(token)! > 1) ?? false;
    const isList = typeOf(entry, members)?.kind === "list";
    const token = isList && !isTaken ? own![0]! : entry.token;
    const isBraced = !isList && (isTaken || isChosen(table, version, entry, members));
    return {
      entry,
      token,
      isBraced,
      tokens: isTaken || isList || own === undefined ? [token] : own,
    };
  });
}

/** The tokens of what a statement stands for: those of a struct's statements, or of a list's elements. */
function innerTokens(
  table: Pick<Table, "structs">,
  version: number,
  entry: TextEntry,
  members: ReadonlyMap<string, MemberKind>,
): string[] | undefined {
  const type = typeOf(entry, members);
  if (type === undefined) return undefined;
  const struct = table.structs[type.struct]!;
  if (type.kind === "list") {
    const each = entry.each ?? entry.token;
    return [each === entry.of[0] ? struct.name : each];
  }
  const fields = layoutOf(struct, version)?.fields ?? [];
  if (usesBraces(struct, fields)) return undefined;
  return structTokens(table, version, type.struct);
}

/** The tokens of structs, by the structs of a table: one may be in many others, which all ask. */
const known = new WeakMap<Table["structs"], Map<string, string[]>>();

/** The tokens of a struct's statements, those of structs in it as well where these are not in braces. */
export function structTokens(
  table: Pick<Table, "structs">,
  version: number,
  index: number,
): string[] {
  const struct = table.structs[index]!;
  const inTable = known.get(table.structs) ?? new Map<string, string[]>();
  known.set(table.structs, inTable);
  const key = `${index} ${version}`;
  const tokens =
    inTable.get(key) ??
    namedEntries(table, version, struct.text, layoutOf(struct, version)?.fields ?? []).flatMap(
      (named) => named.tokens,
    );
  inTable.set(key, tokens);
  return tokens;
}

/** Whether a struct's statements are in braces: a value chooses which there are, or it may have itself inside. */
export function usesBraces(
  { maxDepth }: Pick<MessageTable, "maxDepth">,
  fields: readonly Field[],
): boolean {
  return maxDepth !== undefined || fields.at(-1)?.kind === "switch";
}

function isChosen(
  table: Pick<Table, "structs">,
  version: number,
  entry: TextEntry,
  members: ReadonlyMap<string, MemberKind>,
): boolean {
  const type = typeOf(entry, members);
  if (type === undefined) return false;
  const struct = table.structs[type.struct]!;
  return usesBraces(struct, layoutOf(struct, version)?.fields ?? []);
}

function typeOf(
  { of }: TextEntry,
  members: ReadonlyMap<string, MemberKind>,
): StructType | ListType | undefined {
  const kind = members.get(of[0]!);
  if (kind?.kind !== "value") return undefined;
  const { type } = kind.field;
  return type.kind === "struct" || type.kind === "list" ? type : undefined;
}

/** Whether a value may do without the field. */
export function mayBeMissing({ type, presence }: ValueField): boolean {
  return presence !== undefined || (type.kind === "bytes" && type.none !== undefined);
}
