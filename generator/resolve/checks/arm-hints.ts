import { hasHints, companionFields } from "../../../runtime/table/facts/hints.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { type Layout, layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { membersOf } from "../../members/members.ts";
import type { Entry } from "../../read/source.ts";
import type { Schema } from "../scope/scope.ts";
import { fieldEntry } from "./agreement.ts";

/*
 * What only tells how a message came is taken away by its name, whatever the arm: in all arms a name is such a hint,
 * or it is invalid.
 */

/** Reports members that are a hint in one arm and something else in another, or structs of which only one has hints. */
export function reportHintsInArms(
  about: Omit<Table, "title" | "current" | "messages">,
  { layouts }: MessageTable,
  entry: Entry,
  { groups, report, structs }: Pick<Schema, "groups" | "report" | "structs">,
): void {
  const table = about as Table;
  const entries = [...structs.values()];
  for (const layout of layouts) {
    const known = new Map<string, Category>();
    for (const { name, arm, category: own } of categoriesIn(table, layout, layout.fields)) {
      // In another byte order a struct has the same hints.
      const category = typeof own === "number" ? entries.indexOf(entries[own]!) : own;
      const other = known.get(name);
      known.set(name, category);
      if (other !== undefined && other !== category) {
        const at = fieldEntry(entry, arm, name, groups);
        report.error(
          at.key ?? at,
          `"${name}" tells how a message came in one arm, and something else in another`,
          "What is a mask, a gap, a checksum, or a struct with one of them, has a name that no other arm gives to something else.",
          "hints in arms",
        );
      }
    }
  }
}

/** A hint; the index of a struct that has hints inside; or anything else. */
type Category = "hint" | "plain" | number;

const PLAIN: Category = "plain";

interface Named {
  readonly name: string;
  readonly arm: string;
  readonly category: Category;
}

function categoriesIn(table: Table, layout: Layout, fields: readonly Field[], arm = ""): Named[] {
  const own = fields.filter(({ kind }) => kind !== "switch");
  const hints = new Set(companionFields(table, { ...layout, fields: own }));
  const values = new Map(own.flatMap((f) => (f.kind === "value" ? [[f.name, f] as const] : [])));
  const members = membersOf(table, own).map(({ name }): Named => {
    const category = hints.has(name) ? "hint" : structCategory(table, layout, values.get(name));
    return { name, arm, category };
  });
  const inner = fields.flatMap((field) =>
    field.kind === "switch"
      ? field.arms.flatMap((one) =>
          categoriesIn(table, layout, one.fields, arm === "" ? one.name : `${arm}_${one.name}`),
        )
      : [],
  );
  return [...members, ...inner];
}

function structCategory(table: Table, { from }: Layout, field: ValueField | undefined): Category {
  if (field === undefined) return PLAIN;
  const { type } = field;
  if (type.kind !== "struct" && type.kind !== "list") return PLAIN;
  const layout = layoutOf(table.structs[type.struct]!, from);
  return layout !== undefined && hasHints(table, layout) ? type.struct : PLAIN;
}
