import type { EnumTable, VectorTable } from "../../../runtime/table/table.ts";
import type { Report } from "../../read/diagnostics.ts";
import { reportTaken } from "./enums.ts";
import { docOf } from "./docs.ts";
import { icosphere } from "./icosphere.ts";
import { type Entry, items, member, members, text, textOf } from "../../read/source.ts";

/**
 * Resolves the vectors of a file and of those it includes.
 *
 * @param enums whose constants have names of the same kind
 */
export function resolveVectors(
  definitions: readonly Entry[],
  report: Report,
  enums: readonly EnumTable[] = [],
): VectorTable[] {
  const seen = new Set<string>();
  return definitions.flatMap(members).map((entry) => {
    const name = entry.key.text;
    if (seen.has(name))
      report.error(entry.key, `the vectors "${name}" are there already`, "Choose another name.");
    reportTaken(entry, report);
    if (enums.some((known) => known.name === name))
      report.error(entry.key, `"${name}" is an enum already`, "Choose another name.");
    seen.add(name);
    const list = items(member(entry, "values"));
    const made = member(entry, "made");
    if ((made === undefined) === (list.length === 0))
      report.error(
        entry.key,
        `"${name}" needs either "values" or "made"`,
        "List the vectors under `values`, or name under `made` how they are made.",
      );
    const values =
      made === undefined
        ? list.map((item) => items(item).map((number) => Number(text(number))))
        : icosphere();
    const size = values[0]?.length;
    const odd = values.findIndex((vector) => vector.length !== size);
    if (odd >= 0)
      report.error(
        list[odd]!,
        `it has ${values[odd]!.length} coordinates, and the first one ${size}`,
        "Give all as many.",
      );
    const ref = textOf(entry, "ref");
    return { name, ...docOf(entry), ...(ref === undefined ? {} : { ref }), values };
  });
}
