import fc from "fast-check";
import { sharedTies } from "../../../runtime/table/facts/bits.ts";
import { type Given, isGiven, presenceBy } from "../../../runtime/table/fields/presence.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { beforeMember } from "../../../runtime/table/facts/members.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { isOptional, sharesFlag } from "../absent.ts";
import { before, maybe } from "../arbitrary.ts";
import type { Any, Made, Making } from "../making.ts";
import { anyInteger } from "../numbers.ts";
import { finest } from "../types/integers.ts";
import { typeValues } from "../types/types.ts";
import { variantCompanions } from "../variants.ts";
import { named, type Where, type Wrong } from "../wrong-values.ts";
import { leaning } from "./leaning.ts";
import type { FieldValues } from "./values.ts";

export const value: FieldValues<ValueField> = {
  made: valueMembers,
  wrong: (v, field) => {
    const tests = givenOf(field);
    return tests === undefined ? wrongValues(v, field) : wrongGiven(v, field, tests);
  },
  moved: (v, field, members) => {
    const [type, own] = [finest(field), members[field.name]];
    return [[field.name, typeValues(type).moved?.(v, type, own) ?? own]];
  },
  required: (field, members) => {
    const tests = givenOf(field);
    const isThere = tests !== undefined && isGiven(tests, members);
    return isThere || !isOptional(field) ? [field.name] : [];
  },
};

function givenOf(field: ValueField): Given | undefined {
  return presenceBy(field, "given")?.tests;
}

// ---- any

function valueMembers(making: Making, field: ValueField): Made[] {
  const isAlone = !sharesFlag(field, sharedTies(making.fields));
  // A list that something else says to be there is there, and empty.
  const isEmpty = field.type.kind === "list" && (givenOf(field) !== undefined || !isAlone);
  const isGone = makesDeeper(making, field.type) && isOptional(field) && !isEmpty;
  const any = isGone
    ? fc.constant(undefined)
    : field.selects === undefined
      ? leaning(making, field.name, field.type, anyWidth(making, field))
      : anyWidth(making, field);
  // Whether those are there that a bit tells of at once is chosen once for all of them; where another member's value
  // says whether it is there, it goes with that value in the end.
  const isFree = isOptional(field) && givenOf(field) === undefined && isAlone;
  return [[field.name, isFree ? maybe(any) : any], ...companions(making, field)];
}

/** Whether a value would be one of structs too many. */
function makesDeeper({ isDeeper }: Making, type: ValueType): boolean {
  return (type.kind === "struct" || type.kind === "list") && isDeeper(type.struct);
}

/** The value as each of the types that it may have, as often as any other. */
function anyWidth(making: Making, field: ValueField): Any {
  const { type, wide, presence } = field;
  const widths = presenceBy({ presence }, "widths");
  if (wide === undefined && widths === undefined) return typeValues(type).any(making, field, type);
  const types = [type, wide?.type, widths?.narrow.type, widths?.wide.type];
  return fc.oneof(...types.filter((t): t is IntType => t?.kind === "int").map(anyInteger));
}

/** Members beside a field's own that only tell how it came. */
function companions(making: Making, field: ValueField): Made[] {
  const { name, type, presence } = field;
  const { hints } = making;
  const widths = presenceBy({ presence }, "widths");
  const isBefore = widths !== undefined && widths.both === undefined;
  return [
    ...(typeValues(type).beside?.(making, name, type) ?? []),
    ...(isBefore
      ? [[beforeMember(name), before(hints, anyInteger(widths.narrow.type))] as const]
      : []),
    ...variantCompanions(hints, field),
  ];
}

// ---- wrong

function wrongValues(v: Where, field: ValueField): Wrong[] {
  const { name } = field;
  const wrongs = presentValues(v, field);
  // A member that may be missing is not wrong without it.
  return isOptional(field)
    ? wrongs.filter(([path, members]) => path.length > 1 || members[name] !== undefined)
    : wrongs;
}

/** What another member says is there must be, and what it says is not there must not. */
function wrongGiven(v: Where, field: ValueField, given: Given): Wrong[] {
  const { name } = field;
  const { members } = v;
  if (isGiven(given, members, v.outer)) return presentValues(v, field);
  return named(name, [0, "a", []]);
}

function presentValues(v: Where, field: ValueField): Wrong[] {
  const { name, type } = field;
  const values = typeValues(type);
  const inside = values.inside?.(v, name, type, v.members[name]) ?? [];
  return [...named(name, values.none(type, field)), ...inside];
}
