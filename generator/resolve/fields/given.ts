import type { ValueField, ValueType } from "../../../runtime/table/table.ts";
import { type Entry, items, member, members, text } from "../../read/source.ts";
import { suggest } from "../../read/suggest.ts";
import type { Scope } from "../scope.ts";
import { intRange } from "../scales.ts";
import { chosenValue } from "./chosen-value.ts";
import { alwaysThere } from "./keys.ts";

const CHOOSER = "Expected an integer without scale, of one width, always there.";

/**
 * The values of an earlier integer that say that a field is there. Nothing where none of them has a name in the
 * scope's version, so that the field is not there at all.
 */
export function givenOf(
  name: string,
  entry: Entry,
  type: ValueType,
  scope: Scope,
): Pick<ValueField, "whenIs"> | undefined {
  const given = member(entry, "if");
  if (given === undefined) return {};
  const { report } = scope.schema;
  const [on, other] = members(given);
  if (on === undefined) return {}; // its shape was reported
  reportBeside(name, entry, given, type, scope);
  if (other !== undefined)
    report.error(other.key, `"${on.key.text}" says already whether "${name}" is there`);
  const chooser = scope.choosers.get(on.key.text);
  if (chooser === undefined || !chooser.chooses) {
    const known = scope.names.has(on.key.text);
    const message = known
      ? `"${on.key.text}" cannot say whether "${name}" is there`
      : `there is no field "${on.key.text}" before this`;
    const hint = known ? CHOOSER : suggest(on.key.text, scope.choosers.keys());
    report.error(on.key, message, hint);
    return {};
  }
  const values = valuesOf(on, chooser.type.enum, intRange(chooser.type), scope);
  return values.length === 0 ? undefined : { whenIs: { member: on.key.text, values } };
}

function valuesOf(
  list: Entry,
  enumIndex: number | undefined,
  [low, high]: [number, number],
  scope: Scope,
): number[] {
  const { report } = scope.schema;
  const values: number[] = [];
  for (const item of items(list)) {
    const value = chosenValue(item, enumIndex, scope);
    if (value === undefined) continue;
    if (value < low || value > high) report.error(item, `the field does not hold ${value}`);
    else if (values.includes(value)) report.error(item, `${text(item)} stands there already`);
    values.push(value);
  }
  return values;
}

/** Reports what cannot be there by a value, and a second reason for its being there. */
function reportBeside(
  name: string,
  entry: Entry,
  given: Entry,
  type: ValueType,
  { schema: { report } }: Scope,
): void {
  const at = given.key ?? given;
  const always = alwaysThere(type);
  if (always !== undefined)
    report.error(at, `"${name}" is always there, ${always.as}`, always.hint);
  for (const key of ["when", "unless", "wide"])
    if (member(entry, key) !== undefined)
      report.error(at, `a field with "${key}" does not hang on a value, too`, "Leave one out.");
}
