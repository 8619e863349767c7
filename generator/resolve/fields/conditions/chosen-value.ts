import { bigintOf, type Entry, numberOf, text } from "../../../read/source.ts";
import { suggest } from "../../../read/suggest.ts";
import type { Scope } from "../../scope/scope.ts";
import { contains } from "../../../../runtime/table/versions.ts";

/** This many values a range may have. */
const MOST = 4096;

/** The numbers that an item stands for: of an enum's name in the scope's version, a number, or a range of them. */
export function chosenValues(item: Entry, enumIndex: number | undefined, scope: Scope): number[] {
  const [first = "", last] = text(item).split("..");
  if (last === undefined) {
    const value = chosenValue(item, enumIndex, scope);
    return value === undefined ? [] : [value];
  }
  const [from, to] = [numberOf(first), numberOf(last)];
  if (!isRange(item, from, to, scope)) return [];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** As `chosenValues`, of 64 bits, which have no names. */
export function chosenBigs(item: Entry, scope: Scope): bigint[] {
  const [first = "", last = first] = text(item).split("..");
  if (!/^[-\d]/.test(first)) {
    scope.schema.report.error(item, `"${first}" is no number, and those of 64 bits have no enum`);
    return [];
  }
  const [from, to] = [bigintOf(first), bigintOf(last)];
  if (!isRange(item, from, to, scope)) return [];
  return Array.from({ length: Number(to - from) + 1 }, (_, i) => from + BigInt(i));
}

/** Whether a range has values, and no more than may be listed. Reports one that has not. */
function isRange<N extends number | bigint>(
  item: Entry,
  from: N,
  to: N,
  { schema: { report } }: Scope,
): boolean {
  if (to < from)
    report.error(item, "the range ends before it begins", "Write the lower number first: `3..7`.");
  else if (to - from >= MOST)
    report.error(item, `the range has more than ${MOST} values`, "Use `otherwise: true` for many.");
  else return true;
  return false;
}

/** Whether a field's type holds all of the numbers that an item stands for. Reports the first that it does not. */
export function areHeld(
  item: Entry,
  values: readonly (number | bigint)[],
  [low, high]: readonly [number | bigint, number | bigint],
  { schema: { report } }: Scope,
): boolean {
  const outside = values.find((value) => value < low || value > high);
  if (outside === undefined) return true;
  report.error(item, `the field does not hold ${outside}`, "Choose a number that its type has.");
  return false;
}

/** A number, or a name that the enum has in the scope's version. */
function chosenValue(item: Entry, enumIndex: number | undefined, scope: Scope): number | undefined {
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
  return named.find((v) => contains(v, scope.version))?.value;
}
