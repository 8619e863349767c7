import type { Field, SwitchArm, SwitchField } from "../runtime/table.ts";
import { docOf } from "./enums.ts";
import type { Scope } from "./scope.ts";
import { type Entry, items, member, members, numberOf, text } from "./source.ts";
import { suggest } from "./suggest.ts";
import { intRange } from "./types.ts";

const CHOOSER =
  "Expected a field of its own: an integer without scale, of one width, always there.";

/** Resolves a switch. Reports arms that share a value or have none. */
export function resolveSwitch(
  item: Entry,
  scope: Scope,
  resolveFields: (list: Entry | undefined, scope: Scope) => Field[],
): SwitchField | undefined {
  const on = member(item, "switch")!;
  const field = scope.values.get(text(on));
  const { report } = scope.schema;
  if (field === undefined) {
    const message = scope.names.has(text(on))
      ? `"${text(on)}" cannot choose`
      : `there is no field "${text(on)}" before this`;
    const hint = scope.names.has(text(on)) ? CHOOSER : suggest(text(on), scope.values.keys());
    report.error(on, message, hint);
    return undefined;
  }
  if (
    field.type.kind !== "int" ||
    field.type.scale !== undefined ||
    field.when !== undefined ||
    field.wide !== undefined
  ) {
    report.error(on, `"${text(on)}" cannot choose`, CHOOSER);
    return undefined;
  }
  const taken = new Map<number, string>();
  const arms: SwitchArm[] = [];
  for (const arm of members(member(item, "arms"))) {
    const values = armValues(arm, field.type.enum, intRange(field.type), taken, scope);
    const fields = resolveFields(member(arm, "fields"), scope);
    if (values.length > 0) arms.push({ name: arm.key.text, ...docOf(arm), values, fields });
  }
  if (arms.length === 0 && isAllNamed(item, field.type.enum, scope)) {
    const version = scope.schema.versions[scope.version];
    const message = `no arm can be chosen in version ${version}`;
    report.error(on.key ?? on, message, "Begin the message later, or end it earlier.", "no arm");
  }
  return { kind: "switch", on: text(on), arms };
}

/** Whether all values are names that the enum has in some version: otherwise something else is wrong. */
function isAllNamed(item: Entry, enumIndex: number | undefined, { schema }: Scope): boolean {
  const known = new Set(schema.enums[enumIndex ?? -1]?.values.map((value) => value.name));
  const values = members(member(item, "arms")).flatMap((arm) => items(member(arm, "is")));
  return values.every((value) => known.has(text(value)));
}

/** The numbers that an arm is chosen by in the scope's version. */
function armValues(
  arm: Entry,
  enumIndex: number | undefined,
  [low, high]: [number, number],
  taken: Map<number, string>,
  scope: Scope,
): number[] {
  const { report } = scope.schema;
  const is = member(arm, "is")!;
  const values: number[] = [];
  for (const item of items(is)) {
    const value = armValue(item, enumIndex, scope);
    if (value === undefined) continue;
    const other = taken.get(value);
    if (value < low || value > high) report.error(item, `the field does not hold ${value}`);
    else if (other !== undefined)
      report.error(item, `${text(item)} chooses the arm "${other}" already`);
    else values.push(value);
    taken.set(value, other ?? arm.key!.text);
  }
  return values;
}

/** A number, or a name that the enum has in the scope's version. */
function armValue(item: Entry, enumIndex: number | undefined, scope: Scope): number | undefined {
  const name = text(item);
  if (/^[-\d]/.test(name)) return numberOf(name);
  const { enums, report } = scope.schema;
  const table = enumIndex === undefined ? undefined : enums[enumIndex];
  if (table === undefined) {
    report.error(
      item,
      `"${name}" is no number, and the field has no enum`,
      "Give the field an `enum`, or write the number.",
    );
    return undefined;
  }
  const named = table.values.filter((v) => v.name === name);
  if (named.length === 0)
    report.error(
      item,
      `the enum "${table.name}" has no ${name}`,
      suggest(
        name,
        table.values.map((v) => v.name),
      ),
    );
  return named.find((v) => v.from <= scope.version && scope.version <= v.to)?.value;
}
