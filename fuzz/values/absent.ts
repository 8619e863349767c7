import { isStep, widthMember } from "../../runtime/table/facts/companions.ts";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import { computedNames } from "../../runtime/table/fields/computed.ts";
import { innerDependencies } from "../../runtime/table/facts/outer.ts";
import { sharedTies, type Tie } from "../../runtime/table/facts/bits.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { type Layout, layoutOf, listEnd } from "../../runtime/table/messages.ts";
import type { SplitField } from "../../runtime/table/fields/split.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { mayBeMissing } from "../../runtime/table/facts/statements.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";

type Members = Readonly<Record<string, unknown>>;

/** Whether a value's member may be missing. */
export const isOptional = mayBeMissing;

/**
 * The members that a message or a struct can do without, with what stands for their absence: those together that are
 * there together. Not among them are those that are only there while bytes are left, or by another member's value, since
 * whether they may be missing depends on something else, those that others would have to take the place of, and flags that
 * something depends on.
 */
export function absentMembers(fields: readonly Field[]): Members[] {
  const groups: Record<string, unknown>[] = [];
  const ties = sharedTies(fields);
  const meaning = outerFlags(fields);
  for (const field of fields) {
    if (field.kind === "bit" && !meaning.has(field.name)) groups.push({ [field.name]: false });
    if (field.kind !== "value") continue;
    // What tells of versions says by its absence, too, which they are, and may not agree with the others then.
    const isConditional =
      presenceBy(field, "more") !== undefined ||
      presenceBy(field, "given") !== undefined ||
      field.selects !== undefined;
    if (isOptional(field) && !isConditional && !sharesFlag(field, ties))
      groups.push(nothingOf(field));
    if (field.type.kind === "sparse") groups.push({ [field.name]: {} });
  }
  for (const { set, clear } of ties) {
    if (set.length > 0 && clear.length > 0) continue;
    groups.push(Object.assign({}, ...[...set, ...clear].map(nothingOf)));
  }
  return groups;
}

/** The flags of which other fields are there or not, or the fields of structs. */
function outerFlags(fields: readonly Field[]): ReadonlySet<string> {
  const names = allFields(fields).flatMap((field) => {
    if (field.kind === "computed") return Object.keys(field.names ?? {});
    if (field.kind !== "value") return [];
    const tests = (presenceBy(field, "given")?.tests ?? [])
      .flat()
      .filter(({ bit }) => bit !== undefined);
    const flags = innerDependencies(field).filter(({ bit }) => bit !== undefined);
    return [...tests.map(({ member }) => member), ...flags.map(({ name }) => name)];
  });
  return new Set(names);
}

function nothingOf({ name, type }: ValueField): Record<string, undefined> {
  return { [name]: undefined, ...(isStep(type) ? { [widthMember(name)]: undefined } : {}) };
}

/** The members that a message or a struct can do without, all of them absent. */
export function withoutAny(fields: readonly Field[]): Members {
  return Object.assign({}, ...absentMembers(fields)) as Members;
}

/** Whether a field is there or not as others are. */
export function sharesFlag(field: ValueField, ties: readonly Tie[]): boolean {
  return ties.some(({ set, clear }) => set.includes(field) || clear.includes(field));
}

/** A member that is a struct or a list of them, and how the structs are laid out. */
interface Inner {
  readonly member: string;
  readonly layout: Layout;
}

/** What `thinStructs` makes smaller: the members that hold structs which can do without something. */
export function thinnable(table: Table, version: number, layout: Layout): Inner[] {
  const asked = layout.fields.flatMap((field) =>
    field.kind === "computed" ? computedNames(field) : [],
  );
  return layout.fields.flatMap((field) => {
    // Flags in it may say what follows.
    if (field.kind !== "value" || asked.includes(field.name)) return [];
    const { name: member, type } = field;
    if (type.kind !== "struct" && type.kind !== "list") return [];
    const inner = layoutOf(table.structs[type.struct]!, version);
    const isThin = inner === undefined || absentMembers(inner.fields).length === 0;
    return isThin ? [] : [{ member, layout: inner }];
  });
}

/**
 * A copy of a message whose structs have hardly any of the members that they can do without. Elements that keep none
 * are as near to the end of their list as they can be: what their word says beside them is 0.
 *
 * @param kept numbers that say which of them they keep, in a list each struct others
 */
export function thinStructs<M extends object>(
  message: M,
  inners: readonly Inner[],
  kept: readonly number[],
): M {
  const members: Record<string, unknown> = {};
  for (const { member, layout } of inners) {
    const value = (message as Members)[member];
    if (value === undefined) continue;
    members[member] = Array.isArray(value)
      ? value.map((element: Members, i) => thin(element, layout, kept, i))
      : thin(value as Members, layout, kept, 0);
  }
  return { ...message, ...members };
}

function thin(struct: Members, layout: Layout, kept: readonly number[], index: number): Members {
  const word = listEnd(layout)?.field;
  if (word?.kind === "split" && word.goesOn === undefined && isZero(struct, word)) return struct;
  const zeros = kept.length === 0 && word?.kind === "split" && word.goesOn !== undefined;
  const absent = absentMembers(layout.fields);
  const keeps = new Set(kept.map((n) => (n + index) % absent.length));
  const gone = absent.filter((_, i) => !keeps.has(i));
  const thinned: Members = Object.assign({}, struct, ...gone);
  return zeros ? { ...thinned, ...zerosOf(word) } : thinned;
}

/** Whether a list's element would end its list without what else it has. */
function isZero(struct: Members, word: SplitField): boolean {
  const zeros = zerosOf(word);
  return Object.keys(zeros).every((name) => struct[name] === zeros[name]);
}

/** The members of a word of 0. */
function zerosOf({ parts }: SplitField): Members {
  const members = parts.filter((part) => !part.isMask);
  return Object.fromEntries(members.map(({ name, type }) => [name, type.scale?.plus ?? 0]));
}
