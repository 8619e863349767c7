import { type Entry, numberOf, text } from "../../read/source.ts";
import { suggest } from "../../read/suggest.ts";
import type { Scope } from "../scope.ts";

/** A number, or a name that the enum has in the scope's version. */
export function chosenValue(
  item: Entry,
  enumIndex: number | undefined,
  scope: Scope,
): number | undefined {
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
