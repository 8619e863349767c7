import { presenceBy } from "../../runtime/table/fields/presence.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import {
  numberWithout,
  type SelectingField,
  selectingFields,
} from "../../runtime/table/facts/selection.ts";
import { bits, block, text } from "../code.ts";
import type { Members } from "../members.ts";
import { identifier } from "../names.ts";
import { hasCode, memberCode, type Scope } from "./scope.ts";

/** Asks whether what a number tells of versions is known, with what is before it. */
export function selectsCode(s: Scope, field: ValueField): string[] {
  const fields = judgedWith(s.layout, field);
  if (fields.length === 0) return [];
  const { versions } = s.unit.table;
  return block(
    "",
    selectingLines(fields, s.owner.members, s, (name) => `at_${identifier(name)}`),
    [
      `at = ds_expect_known(r, at, announced, ${fields.length}, ${versions.length});`,
      "if (at == NULL) return NULL;",
    ],
  );
}

/** The fields that tell of versions up to one of them, where that is judged with those before it. */
export function judgedWith(layout: Layout, field: ValueField): readonly SelectingField[] {
  // What a marker announces is judged with the number after it.
  if (field.selects === undefined || presenceBy(field, "marker") !== undefined) return [];
  const fields = selectingFields(layout.fields);
  return fields.slice(0, fields.findIndex(({ name }) => name === field.name) + 1);
}

/** What fields tell of versions, as a variable `announced`. */
export function selectingLines(
  fields: readonly SelectingField[],
  members: Members,
  way: Pick<Scope, "skips">,
  placeOf: (name: string) => string,
): string[] {
  const tables = fields.map(({ selects }, i) => {
    const rows = selects.map(
      ({ value, versions }) =>
        `{ ${value >>> 0}u, ${versions.from}, ${Math.min(versions.to, 0xffff)} }`,
    );
    return `static const ds_selects announced_${i}[] = { ${rows.join(", ")} };`;
  });
  const rows = fields.map((field, i) => {
    const member = members.named(field.name);
    const has = hasCode(way, member) ?? "true";
    const without = numberWithout(field);
    const own = narrow(field, memberCode(way, member));
    const number = field.selectsBits === undefined ? own : `${own} & ${bits(field.selectsBits)}`;
    const announced = without === undefined ? number : `${has} ? ${number} : ${without}u`;
    const others = presenceBy(field, "marker") !== undefined;
    return `  { ${text(field.name)}, ${placeOf(field.name)}, ${without === undefined ? has : "true"}, ${others}, ${announced}, announced_${i}, ${field.selects.length} },`;
  });
  return [...tables, "const ds_selecting announced[] = {", ...rows, "};"];
}

/** A number of 32 bits that versions are known by. A wider one that does not fit is one that no version has. */
function narrow({ type, selects }: SelectingField, member: string): string {
  const own = `(uint32_t)${member}`;
  if (type.kind !== "int" || type.bits <= 32) return own;
  const known = new Set(selects.map(({ value }) => value >>> 0));
  let unknown = 0;
  while (known.has(unknown)) unknown++;
  const fits = type.signed
    ? `${member} >= INT32_MIN && ${member} <= UINT32_MAX`
    : `${member} <= UINT32_MAX`;
  return `(${fits} ? ${own} : ${unknown}u)`;
}
