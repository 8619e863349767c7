import { fits } from "../../../runtime/table/facts/ints.ts";
import { activeFields, armOf } from "../../../runtime/interpret/wire/mask.ts";
import { allFields } from "../../../runtime/table/fields/all-fields.ts";
import type { BigType, IntType } from "../../../runtime/table/types/integers.ts";
import { givenMembers, presenceBy } from "../../../runtime/table/fields/presence.ts";
import {
  memberValue,
  type Field,
  type SwitchArm,
  type SwitchField,
} from "../../../runtime/table/fields/field.ts";
import type { NumberField } from "../../../runtime/table/fields/masks.ts";
import type { SplitPart } from "../../../runtime/table/fields/split.ts";
import { countFields } from "../../../runtime/table/fields/count-fields.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { innerDependencies } from "../../../runtime/table/facts/outer.ts";
import { fieldValues } from "../fields/fields.ts";
import { pathsIn } from "../dependent/leaves.ts";
import { firstFlagConflict } from "./wrong-ties.ts";
import type { Members, Wrong } from "../wrong-values.ts";

/*
 * What is wrong where the value that chooses an arm is another one.
 */

/** The ways in which the values that choose arms do not fit the other members. */
export function wrongArms(fields: readonly Field[], members: Members): Wrong[] {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return [];
  const own = armOf(last, members[last.on]);
  const numbers = valuesFor(fields, last);
  const inner = own === undefined ? [] : wrongArms(innerFields(fields, own), members);
  // Another value may be wrong for what depends on it, too.
  const isConditional = allFields(fields).some(
    (f) =>
      countFields(f).some(({ by }) => by === last.on) ||
      innerDependencies(f).some(({ name }) => name === last.on) ||
      (f.kind === "computed" && pathsIn(f.value).some(([name]) => name === last.on)) ||
      (f.kind === "value" && givenMembers(presenceBy(f, "given")?.tests ?? []).includes(last.on)),
  );
  if (isConditional) return inner;
  const going = numbers.filter((value) => !endsList(fields, { ...members, [last.on]: value }));
  return [...noArm(last, going), ...otherArms(last, numbers, own, members), ...inner];
}

/** The members that choose the arms that these members are in. */
export function choosing(fields: readonly Field[], members: Members): string[] {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return [];
  return [last.on, ...choosing(armOf(last, members[last.on])?.fields ?? [], members)];
}

/** Whether parts of a word are those that end a list: what is wrong then is the word, before any arm. */
function endsList(fields: readonly Field[], members: Members): boolean {
  return fields.some((field) => {
    if (field.kind !== "split" || field.ends === undefined) return false;
    let [word, low] = [0, 0];
    for (const { name, type } of field.parts) {
      word += (Number(members[name]) % 2 ** type.bits) * 2 ** low;
      low += type.bits;
    }
    return word === field.ends;
  });
}

/** An arm's fields after those before it, where its own switch finds what it depends on. */
function innerFields(fields: readonly Field[], arm: SwitchArm): Field[] {
  return [...fields.slice(0, -1), ...arm.fields];
}

/** Values to choose by: those that arms name, and a few more that the type holds. */
function valuesFor(fields: readonly Field[], { on, arms }: SwitchField): (number | bigint)[] {
  const type = typeOf(fields, on);
  const named = arms.flatMap(({ values }) => values.map(memberValue));
  const more = Array.from({ length: 256 }, (_, i) => i);
  if (type?.kind === "big") return [...named, ...more.map(BigInt)];
  return [...named, ...more].filter((value) => type !== undefined && fits(type, value));
}

function typeOf(fields: readonly Field[], name: string): IntType | BigType | undefined {
  for (const one of fields.flatMap(valuesAndParts)) {
    if (one.name !== name) continue;
    if (one.type.kind === "int" || one.type.kind === "big") return one.type;
  }
  return undefined;
}

function valuesAndParts(field: Field): readonly (NumberField | ValueField | SplitPart)[] {
  if (field.kind === "value" || field.kind === "number") return [field];
  return field.kind === "split" ? field.parts : [];
}

/** A value that chooses nothing. */
function noArm(field: SwitchField, numbers: readonly (number | bigint)[]): Wrong[] {
  const value = numbers.find((number) => armOf(field, number) === undefined);
  return value === undefined ? [] : [[[field.on], { [field.on]: value }]];
}

/** For each other arm a value that chooses it, where a member of it is not there. */
function otherArms(
  field: SwitchField,
  numbers: readonly (number | bigint)[],
  own: SwitchArm | undefined,
  members: Members,
): Wrong[] {
  return field.arms.flatMap((arm): Wrong[] => {
    const value = numbers.find((number) => armOf(field, number) === arm);
    if (arm === own || value === undefined) return [];
    const changed = { ...members, [field.on]: value };
    const missing = firstMissing(own?.fields ?? [], arm.fields, changed);
    return missing === undefined ? [] : [[[missing], { [field.on]: value }]];
  });
}

/** The first member of an arm that is not there, where those before it are what the other arm has. */
function firstMissing(
  own: readonly Field[],
  fields: readonly Field[],
  members: Members,
): string | undefined {
  const known = activeFields(own, members).map(shapeOf);
  const first = firstUnsettled(activeFields(fields, members), members);
  if (first !== undefined) return first;
  for (const field of activeFields(fields, members)) {
    const names = fieldValues(field).required(field, members);
    const missing = names.find((name) => members[name] === undefined);
    const isKnown = names.length === 0 || known.includes(shapeOf(field));
    // Of several members in one place those that are there may be wrong before one that is missing.
    const isMixed = !isKnown && names.some((name) => members[name] !== undefined);
    if (missing !== undefined) return isMixed ? undefined : missing;
    if (!isKnown) return undefined;
  }
  return undefined;
}

/**
 * The first member that its mask cannot be settled with. Masks are before anything is written, and so are numbers of their
 * bits, which may be larger in another arm.
 */
export function firstUnsettled(active: readonly Field[], members: Members): string | undefined {
  const flagConflict = firstFlagConflict(active, members);
  if (flagConflict !== undefined) return flagConflict;
  const numbers = active.filter((field) => field.kind === "number");
  return numbers.find(({ name, type }) => !isOf(type, members[name]))?.name;
}

/** Whether a value is one that a type holds. */
function isOf(type: IntType, value: unknown): boolean {
  return typeof value === "number" && fits(type, value);
}

/** What two fields have in common that are written alike. */
function shapeOf(field: Field): string {
  return JSON.stringify({ ...field, doc: undefined });
}
