import {
  type Given,
  isInRanges,
  type ValueTest,
} from "../../../../runtime/table/fields/presence.ts";
import type { ValueField } from "../../../../runtime/table/fields/value.ts";
import { countRefOf } from "../../../../runtime/table/fields/count-fields.ts";
import { regionOf, takesAll, type ValueType } from "../../../../runtime/table/types/types.ts";
import { type Entry, isScalarEntry, items, member, members, text } from "../../../read/source.ts";
import { suggest } from "../../../read/suggest.ts";
import type { Scope } from "../../scope/scope.ts";
import { intRange } from "../../../facts/integers.ts";
import { areHeld, chosenValues } from "./chosen-value.ts";
import { type Condition, ConditionFault, listsOf, parseCondition } from "./conditions.ts";
import { computedBefore } from "../computed/computed.ts";
import { alwaysThere } from "../../scope/keys.ts";
import { simplestGiven } from "./possible.ts";
import { contains } from "../../../../runtime/table/versions.ts";

const CHOOSER =
  "Expected an integer without scale, of one width, always there or by `if`, or a bit.";

const OF_64_BITS =
  "An integer of 64 bits chooses the arms of a `switch`. For a condition, describe it as two of 32: `high > 0 or low > 5`.";

/**
 * What earlier members must be for a field to be there. Nothing where they cannot be so in the scope's version, as
 * where no name of an enum is there yet, so that the field is not there at all.
 */
export function givenOf(
  name: string,
  entry: Entry,
  type: ValueType,
  scope: Scope,
): Pick<ValueField, "presence"> | undefined {
  const given = member(entry, "if");
  if (given === undefined) return {};
  reportCompanion(name, entry, given, type, scope);
  const reported = scope.schema.report.diagnostics.length;
  const lists = isScalarEntry(given) ? inWords(name, given, scope) : [inMap(name, given, scope)];
  if (scope.schema.report.diagnostics.length > reported) return {};
  const tests = simplestGiven(lists, scope);
  if (tests === undefined) return {};
  return tests.length === 0 ? undefined : { presence: { kind: "given", tests } };
}

/** A map from members to values: all must be so. */
function inMap(name: string, given: Entry, scope: Scope): ValueTest[] {
  return members(given).map((on) => {
    const enumIndex = scope.choosers.get(on.key.text)?.type.enum;
    const known = knownMember(name, on.key.text, on.key, scope);
    const ranges: [number, number][] = [];
    for (const item of items(on)) {
      for (const value of known ? chosenValues(item, enumIndex, scope) : []) {
        if (isInRanges(ranges, value))
          scope.schema.report.error(item, `${text(item)} is there already`, "Leave one out.");
        else if (ranges.at(-1)?.[1] === value - 1) ranges.at(-1)![1] = value;
        else ranges.push([value, value]);
      }
      reportOutside(item, on.key.text, ranges.at(-1), scope);
    }
    return testOf(on.key.text, ranges, false, scope);
  });
}

/** `qos > 0 and not retain` */
function inWords(name: string, given: Entry, scope: Scope): Given {
  if (compares(text(given), scope)) return comparison(name, given, scope);
  try {
    const lists = listsOf(parseCondition(text(given)));
    return lists.map((tests) => tests.map((test) => wordsTest(name, test, given, scope)));
  } catch (error) {
    if (!(error instanceof ConditionFault)) throw error;
    scope.schema.report.error(given, error.message, error.hint);
    return [];
  }
}

/** Whether a condition says what needs an expression: it calculates, or compares members with each other. */
function compares(written: string, { choosers, flags, schema: { enums } }: Scope): boolean {
  let lists;
  try {
    lists = listsOf(parseCondition(written));
  } catch (error) {
    if (!(error instanceof ConditionFault)) throw error;
    return /[-+*/%&|^~?.]|<<|>>|::|\d *[<>=!]=?|\) *[<>=!]=?/.test(written.replaceAll("..", ""));
  }
  return lists.flat().some(({ member: on, values }) => {
    const of = choosers.get(on)?.type.enum;
    const names = of === undefined ? [] : enums[of]!.values.map((value) => value.name);
    return values
      .flat()
      .some(
        (end) =>
          typeof end === "string" && !names.includes(end) && (choosers.has(end) || flags.has(end)),
      );
  });
}

/** A number that is 1 where the condition holds. */
function comparison(name: string, given: Entry, scope: Scope): Given {
  const made = computedBefore(`${name}$if`, given, scope);
  if (made === undefined) return [];
  return [[{ member: made.name, outer: true, computed: made.text, ranges: [[0, 0]], not: true }]];
}

function wordsTest(
  name: string,
  { member: on, values, not }: Condition & { kind: "test" },
  given: Entry,
  scope: Scope,
): ValueTest {
  const chooser = scope.choosers.get(on);
  if (!knownMember(name, on, given, scope)) return { member: on, ranges: [[0, 0]] };
  const [low, high] = chooser === undefined ? [0, 1] : intRange(chooser.type);
  const ranges = values.flatMap(([from, to]): [number, number][] => {
    const [first, last] = [from, to].map((end) => endOf(end, on, given, scope));
    if (first === undefined || last === undefined) return [];
    const range: [number, number] = [Math.max(first, low), Math.min(last, high)];
    return range[0] > range[1] ? [] : [range];
  });
  return testOf(on, ranges, not, scope);
}

/** A number of a condition, or what an enum's name stands for in the scope's version. */
function endOf(end: number | string, on: string, given: Entry, scope: Scope): number | undefined {
  if (typeof end === "number") return end;
  const { enums, report } = scope.schema;
  const index = scope.choosers.get(on)?.type.enum;
  const table = index === undefined ? undefined : enums[index];
  const named = table?.values.filter((value) => value.name === end) ?? [];
  if (named.length === 0) {
    const names = table?.values.map((value) => value.name) ?? [];
    report.error(
      given,
      `"${end}" is no number, and no name of one of "${on}"`,
      suggest(end, names),
    );
  }
  return named.find((range) => contains(range, scope.version))?.value;
}

function testOf(
  on: string,
  ranges: readonly (readonly [number, number])[],
  not: boolean,
  { flags, choosers }: Scope,
): ValueTest {
  const chooser = choosers.get(on);
  const bit = chooser === undefined ? flags.get(on) : undefined;
  return {
    member: on,
    ...(chooser?.outer ? { outer: true as const } : {}),
    ...(chooser?.computed ? { computed: on } : {}),
    ranges,
    ...(not ? { not: true as const } : {}),
    ...(chooser?.isConditional === true ? { isConditional: true as const } : {}),
    ...(bit === undefined ? {} : { bit }),
  };
}

/** Whether a member can say what is there. Reports where it cannot. */
function knownMember(
  name: string,
  on: string,
  at: Parameters<Scope["schema"]["report"]["error"]>[0],
  scope: Scope,
) {
  const chooser = scope.choosers.get(on);
  if (
    chooser?.chooses === true ||
    (chooser?.isConditional === true && chooser.outer !== true) ||
    (chooser === undefined && scope.flags.has(on))
  )
    return true;
  const known = scope.names.has(on);
  const message = known
    ? `"${on}" cannot say whether "${name}" is there`
    : `there is no field "${on}" before this`;
  const others = [...scope.choosers.keys(), ...scope.flags.keys()];
  const hint = scope.bigs.has(on) ? OF_64_BITS : CHOOSER;
  scope.schema.report.error(at, message, known ? hint : suggest(on, others));
  return false;
}

function reportOutside(
  item: Entry,
  on: string,
  range: readonly [number, number] | undefined,
  scope: Scope,
): void {
  if (range === undefined) return;
  const chooser = scope.choosers.get(on);
  areHeld(item, range, chooser === undefined ? [0, 1] : intRange(chooser.type), scope);
}

/** What a member counts, or the end of the bytes, a member may say to be missing, too. */
function mayBeMissing(type: ValueType): boolean {
  const ref = countRefOf(type);
  if (takesAll(type)) return true;
  return ref?.member === true && regionOf(type) === undefined;
}

/** Reports what cannot be there by a value, and a second reason for its being there. */
function reportCompanion(
  name: string,
  entry: Entry,
  given: Entry,
  type: ValueType,
  { schema: { report } }: Scope,
): void {
  const at = given.key ?? given;
  const always = mayBeMissing(type) ? undefined : alwaysThere(type);
  if (always !== undefined)
    report.error(at, `"${name}" is always there, ${always.as}`, always.hint);
  for (const key of ["when", "unless", "wide"])
    if (member(entry, key) !== undefined)
      report.error(at, `a field with "${key}" does not depend on a value, too`, "Leave one out.");
}
