import { bigRange } from "../../../../runtime/table/facts/ints.ts";
import { isStep } from "../../../../runtime/table/facts/companions.ts";
import type { BigType } from "../../../../runtime/table/types/integers.ts";
import type { ValueField } from "../../../../runtime/table/fields/value.ts";
import type { ValueType } from "../../../../runtime/table/types/types.ts";
import {
  bigintOf,
  type Entry,
  integer,
  member,
  numberOf,
  text,
  textOf,
} from "../../../read/source.ts";
import { suggest } from "../../../read/suggest.ts";
import { rawOf, valueOf } from "../../scope/integers.ts";
import type { Scope } from "../../scope/scope.ts";
import { conditionOf } from "../../scope/keys.ts";
import { intRange } from "../../../facts/integers.ts";
import { reportVaried } from "../../types/types.ts";

/** The field whose high bits this one has: its own bits are above those that it is read from. */
export function highOf(entry: Entry, type: ValueType, scope: Scope): Pick<ValueField, "highOf"> {
  const low = member(entry, "high-of");
  if (low === undefined) return {};
  const { report } = scope.schema;
  const other = scope.values.get(text(low));
  const absent = member(entry, "absent");
  if (absent !== undefined)
    report.error(
      absent.key ?? absent,
      "nothing is meant by a high byte that is not there",
      `What "${text(low)}" says is the whole number then.`,
    );
  if (other === undefined)
    report.error(
      low,
      `there is no field "${text(low)}" before this`,
      suggest(text(low), scope.values.keys()),
    );
  else if (!isPlain(other.type) || !isPlain(type) || other.wide !== undefined)
    report.error(
      low,
      "only unsigned integers of one width and without scale are one number",
      "Both halves are plain, such as `u8`.",
    );
  else return { highOf: text(low) };
  return {};
}

function isPlain(type: ValueType): boolean {
  return (
    type.kind === "int" && !type.signed && type.scale === undefined && type.varint === undefined
  );
}

export function endsOf(entry: Entry, type: ValueType, scope: Scope): Pick<ValueField, "ends"> {
  const ends = member(entry, "ends");
  if (ends === undefined || member(entry, "list") !== undefined) return {};
  const { report } = scope.schema;
  if (scope.of !== "struct") {
    report.error(
      ends.key ?? ends,
      "only an element of a list can end one",
      "Put it into a struct.",
    );
    return {};
  }
  if (type.kind === "int" && reportVaried(type, ends, report)) return {};
  if (type.kind !== "int" || type.scale !== undefined || conditionOf(entry) !== undefined)
    report.error(
      ends.key ?? ends,
      "what ends a list is an integer without scale, always there",
      "Choose a type such as `u8`, and leave the condition out.",
    );
  else if (rawOf(type, integer(ends)) === undefined)
    report.error(
      ends,
      `${integer(ends)} is no value of ${type.name}`,
      "Choose a number that the type has.",
    );
  return { ends: integer(ends) };
}

export function absentOf(
  entry: Entry,
  type: ValueType,
  scope: Scope,
): Pick<ValueField, "absent" | "atFirst"> {
  const absent = member(entry, "absent");
  const first = atFirstOf(entry, absent, type, scope);
  return { ...ownAbsentOf(entry, absent, type, scope), ...first };
}

/** What a member is where there is nothing yet to look it up in. */
function atFirstOf(
  entry: Entry,
  absent: Entry | undefined,
  type: ValueType,
  scope: Scope,
): Pick<ValueField, "atFirst"> {
  const first = member(entry, "at-first");
  if (first === undefined) return {};
  const { report } = scope.schema;
  if (absent === undefined || !/^[a-z]/.test(text(absent)))
    report.error(
      first.key ?? first,
      "nothing is looked up that might not be there yet",
      "Say in `absent` what it is then, or what to look up: `absent: previous.alpha`.",
    );
  else if (type.kind === "big")
    report.error(
      first,
      `${type.name} has 64 bits, and "at-first" is a number of fewer`,
      "Leave it out: where there is nothing yet to look up, it is 0.",
    );
  else if (isValue(first, type, scope)) return { atFirst: numberOf(text(first)) };
  return {};
}

function ownAbsentOf(
  entry: Entry,
  absent: Entry | undefined,
  type: ValueType,
  scope: Scope,
): Pick<ValueField, "absent"> {
  const { report } = scope.schema;
  if (isStep(type) && (absent === undefined || !/^[a-z]/.test(text(absent))))
    report.error(
      absent ?? entry.key ?? entry,
      `nothing tells what ${type.name} is a step from`,
      "Name what to look up, which its absence means as well: `absent: previous.origin`.",
    );
  if (absent === undefined) return {};
  if (
    conditionOf(entry) === undefined &&
    member(entry, "widths") === undefined &&
    type.kind !== "sparse"
  )
    report.error(
      absent.key ?? absent,
      "the field is always there",
      "Only a field with `when`, `unless` or `if` can be absent.",
    );
  if (/^[a-z]/.test(text(absent))) return { absent: text(absent) };
  if (type.kind === "sparse") {
    report.error(
      absent,
      "several values may be absent there, and not all mean one number",
      "Name what to look up: `previous.stats`.",
    );
    return {};
  }
  if (type.kind === "big") return bigAbsent(absent, type, scope);
  isValue(absent, type, scope);
  return { absent: numberOf(text(absent)) };
}

/** Of 64 bits, as digits. */
function bigAbsent(
  at: Entry,
  { name, signed }: BigType,
  { schema: { report } }: Scope,
): Pick<ValueField, "absent"> {
  const [low, high] = bigRange(signed);
  const isWhole = /^-?(0x)?[\da-f]+$/i.test(text(at));
  const value = isWhole ? bigintOf(text(at)) : undefined;
  if (value !== undefined && low <= value && value <= high) return { absent: String(value) };
  report.error(at, `${name} holds no ${text(at)}`, `It holds ${low} to ${high}.`);
  return {};
}

/** Whether a type has a number, or all elements of one. Reports where it does not. */
function isValue(at: Entry, type: ValueType, { schema: { report } }: Scope): boolean {
  const value = numberOf(text(at));
  const element = type.kind === "array" ? type.of : type;
  if (element.kind !== "int" && element.kind !== "float")
    report.error(
      at,
      element.kind === "big"
        ? `${type.name} has 64 bits, and ${value} is a number of fewer`
        : `${type.name} is no number, and ${value} is one`,
      element.kind === "big" ? "Say in `doc` what its absence means." : undefined,
    );
  else if (element.kind === "int" && rawOf(element, value) === undefined)
    report.error(
      at,
      `${value} is no value of ${element.name}`,
      "Choose a number that the type has.",
    );
  else return true;
  return false;
}

/** The field that tells the same in another way: a number as this one, or as many of them. */
export function sameAs(entry: Entry, type: ValueType, scope: Scope): Pick<ValueField, "sameAs"> {
  const same = member(entry, "same-as");
  if (same === undefined) return {};
  const { report } = scope.schema;
  const other = scope.values.get(text(same));
  const absent = member(entry, "absent");
  if (absent !== undefined)
    report.error(
      absent.key ?? absent,
      `what its absence means "${text(same)}" says`,
      "Leave out `absent`, or `same-as`.",
    );
  else if (other === undefined)
    report.error(
      same,
      `there is no field "${text(same)}" before this`,
      suggest(text(same), scope.values.keys()),
    );
  else if (numbersIn(other.type) === undefined || numbersIn(other.type) !== numbersIn(type))
    report.error(
      same,
      "only numbers, or as many of them, tell the same",
      "Give both fields numbers, or arrays of one length.",
    );
  else if (conditionOf(entry) === undefined)
    report.error(
      same,
      "what tells the same in another way is not always there",
      "Give it a condition that the other does not have.",
    );
  else return { sameAs: other.sameAs ?? other.name };
  return {};
}

/** How many numbers there are; 0 for one alone. */
function numbersIn(type: ValueType): number | undefined {
  if (type.kind === "int" || type.kind === "float") return 0;
  if (type.kind !== "array" || type.of.kind === "big") return undefined;
  return type.count;
}

export function maxOf(entry: Entry, type: ValueType, scope: Scope): Pick<ValueField, "max"> {
  const max = member(entry, "max");
  if (max === undefined) return {};
  const limit = integer(max);
  const { report, types } = scope.schema;
  const wide = textOf(member(entry, "wide"), "type");
  const widest = wide === undefined ? type : (types.get(wide) ?? type);
  const element = widest.kind === "array" ? widest.of : widest;
  if (element.kind !== "int") {
    report.error(max.key ?? max, '"max" is for integers only');
    return {};
  }
  const [least, most] = intRange(element).map((raw) => valueOf(element, raw)) as [number, number];
  if (limit >= most)
    report.error(
      max,
      `${element.name} holds no more than ${most} anyway`,
      "Leave `max` out, or choose less.",
    );
  else if (limit < least)
    report.error(
      max,
      `${element.name} holds no less than ${least}`,
      "Choose a number that the type has.",
    );
  return { max: limit };
}
