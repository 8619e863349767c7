import { facetsOf, nameOf, partsOf, type Plain } from "../diff/facets/fields.ts";
import { allFields } from "../runtime/table/fields/all-fields.ts";
import { numbersText } from "../runtime/errors/reasons.ts";
import type { ArmValue, Field, SwitchField } from "../runtime/table/fields/field.ts";
import { type EnumTable, plainVersion, type Table } from "../runtime/table/table.ts";
import type { ValueType } from "../runtime/table/types/types.ts";
import { html, type Html, joined } from "./html.ts";
import { shownAs } from "./kinds/fields.ts";
import { enumPath, relative, structPath } from "./links.ts";
import { listing, type Row } from "./listing.ts";
import { contains } from "../runtime/table/versions.ts";

/** Where a list of fields is shown. */
export interface Showing {
  readonly table: Table;
  readonly version: number;
  /** The page that shows them. */
  readonly path: string;
}

/** The fields of a layout: a table, and one for each choice of a switch. */
export function fieldsTable(fields: readonly Field[], showing: Showing, title: string): Html {
  const plain = fields.filter((field): field is Plain => field.kind !== "switch");
  const switches = fields.filter((field): field is SwitchField => field.kind === "switch");
  const rows = plain.map((field) => rowOf(field, fields, showing));
  const table =
    rows.length === 0
      ? html``
      : listing({
          label: `Fields of ${title}`,
          caption: `Fields of ${title}`,
          columns: [
            { title: "name", isHead: true },
            { title: "what it is" },
            { title: "about it" },
          ],
          rows,
        });
  return html`${table}${switches.map((field) => armsOf(field, fields, showing))}`;
}

function rowOf(field: Plain, fields: readonly Field[], showing: Showing): Row {
  const facets = facetsOf(field, { table: showing.table, version: showing.version });
  const shown = facets.filter(
    ({ what, text }) =>
      text !== undefined &&
      text !== "always there" &&
      !HIDDEN.has(what) &&
      !what.endsWith(" meaning"),
  );
  const category =
    field.kind === "value"
      ? undefined
      : html`<span class="sort">${shownAs(field).category}</span> `;
  const facts = shown.map(({ what, text }) =>
    what === "type" || what === "word" || what === "parts"
      ? html`<li>${typeMarkup(field, text!, showing)}</li>`
      : html`<li><span class="facet">${SAID[what] ?? what}</span> ${linked(what, text!, showing)}</li>`,
  );
  const doc = docOf(field);
  const bits = field.kind === "mask" ? bitItems(field.name, fields) : [];
  const names = partsOf(field)?.map(({ name }) => name) ?? [nameOf(field)];
  return {
    cells: [
      joined(
        names.map((name) => html`<code>${name}</code>`),
        html`<br>`,
      ),
      html`${category}<ul class="facts">${facts}</ul>`,
      html`${doc}${bits.length > 0 && html`<ul class="bits">${bits}</ul>`}`,
    ],
  };
}

/** What is said of a field, and of each part of a word. */
function docOf(field: Plain): string | undefined {
  const parts = partsOf(field);
  if (parts === undefined) return "doc" in field ? field.doc : undefined;
  return parts
    .flatMap(({ name, doc }) => (doc === undefined ? [] : [`${name}: ${doc}`]))
    .join("; ");
}

/** What the bits of a mask announce: `bit 0 volume`, `bit 1 attenuation`. */
function bitItems(mask: string, fields: readonly Field[]): Html[] {
  const flags = allFields(fields).flatMap((field) =>
    shownAs(field)
      .bits(field)
      .filter((ref) => ref.mask === mask)
      .map(({ bit }) => ({ bit, name: field.kind === "switch" ? "" : nameOf(field) })),
  );
  const byBit = new Map<number, Set<string>>();
  for (const { bit, name } of flags) byBit.set(bit, (byBit.get(bit) ?? new Set()).add(name));
  return [...byBit]
    .toSorted(([a], [b]) => a - b)
    .map(
      ([bit, names]) =>
        html`<li><span class="facet">bit ${bit}</span> ${[...names].join(", ")}</li>`,
    );
}

/** What the type, or the column beside, says already. */
const HIDDEN = new Set(["sort", "doc", "meaning", "struct"]);

const SAID: Readonly<Record<string, string>> = {
  presence: "",
  absence: "absent means",
  limit: "engines take at most",
  wide: "wider:",
  enum: "named by",
};

/** A type with a link to the struct that it is. */
function typeMarkup(field: Plain, text: string, { table, path }: Showing): Html {
  const type = field.kind === "value" ? field.type : undefined;
  const struct = type && structIn(type, table);
  return struct === undefined
    ? html`<code>${text}</code>`
    : html`<a href="${relative(path, structPath(table, struct))}"><code>${text}</code></a>`;
}

/** The name of the struct that a type is, or that its elements are. */
export function structIn(type: ValueType, table: Table): string | undefined {
  return type.kind === "struct" || type.kind === "list"
    ? table.structs[type.struct]?.name
    : undefined;
}

/** Names of enums are links. */
function linked(what: string, text: string, { table, path }: Showing): Html {
  if (!what.endsWith("enum")) return html`${text}`;
  const parts = text.split(", ").map((named) => {
    const name = named.split(": ").at(-1)!;
    const known = table.enums.find((one: EnumTable) => one.name === name);
    return known === undefined
      ? html`${named}`
      : html`<a href="${relative(path, enumPath(table, name))}">${named}</a>`;
  });
  return joined(parts, ", ");
}

/** The names that an enum gives to the values of a field, in the version that is shown. */
function valueNames(on: string, fields: readonly Field[], { table, version }: Showing) {
  const types = fields.flatMap((field): ValueType[] => {
    if (field.kind === "split")
      return field.parts.filter(({ name }) => name === on).map((part) => part.type);
    const isIt = (field.kind === "value" || field.kind === "number") && field.name === on;
    return isIt ? [field.type] : [];
  });
  const [type] = types;
  const known =
    type?.kind === "int" && type.enum !== undefined ? table.enums[type.enum] : undefined;
  const plain = plainVersion(table, version);
  const own = known?.values.filter((range) => contains(range, plain)) ?? [];
  return new Map(own.map(({ value, name }) => [value, name]));
}

/** Values with their names, where they have all; the many of them as numbers. */
function valuesText(values: readonly ArmValue[], names: ReadonlyMap<ArmValue, string>): string {
  const called = values.map((value) => names.get(value));
  if (values.length > MOST_NAMES || called.includes(undefined)) return numbersText(values);
  return values.map((value, i) => `${value} ${called[i]}`).join(", ");
}

const MOST_NAMES = 24;

function armsOf(
  { on, arms, foreign = [] }: SwitchField,
  fields: readonly Field[],
  showing: Showing,
): Html {
  const names = valueNames(on, fields, showing);
  const sections = arms.map(
    ({
      name,
      doc,
      values,
      fields,
    }) => html`<details open><summary><code>${name}</code> <span class="sort">${valuesText(values, names)}</span></summary>
${doc && html`<p>${doc}</p>`}${fields.length === 0 ? html`<p>Nothing follows.</p>` : fieldsTable(fields, showing, name)}
</details>`,
  );
  const others =
    foreign.length === 0
      ? undefined
      : html`<p>Known and not described: ${foreign.map(({ value, name }) => `${value} ${name}`).join(", ")}.</p>`;
  return html`<div class="arms"><p>What follows, <code>${on}</code> chooses:</p>${sections}${others}</div>`;
}
