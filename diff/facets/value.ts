import { byKind } from "../../runtime/table/by-kind.ts";
import { companionsOf } from "../../runtime/table/facts/companions.ts";
import { type Presence, presenceBy, type Widths } from "../../runtime/table/fields/presence.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import { type At, conditionText, givenText, hexByte } from "../parts/describe.ts";
import { formOf, meaningOf, namesOf, typeText } from "../parts/types.ts";
import { docs, type Facet, wire } from "./facet.ts";

/** What may be otherwise of a value. */
export function valueFacets(field: ValueField, at: At): Facet[] {
  const { type, wide, ends, absent, highOf, max, presence } = field;
  const widths = presenceBy({ presence }, "widths");
  const marker = presenceBy({ presence }, "marker")?.number;
  const isOf =
    type.kind === "struct" || type.kind === "list"
      ? at.table.structs[type.struct]?.name
      : undefined;
  return [
    wire("type", typeText(type), formOf(type)),
    {
      what: "meaning",
      severity: "value",
      text: widths === undefined ? typeText(type) : widthsText(widths),
      data: [meaningOf(type), widths && typesOf(widths).map(meaningOf)],
    },
    { what: "enum", severity: "rename", text: namesOf(type, at) },
    { what: "struct", severity: "rename", text: isOf },
    wire("presence", presence === undefined ? "always there" : presenceText(presence)),
    wire(
      "wide",
      wide && `${typeText(wide.type)} ${conditionText(wide.when)}`,
      wide && [wide.when, formOf(wide.type)],
    ),
    {
      what: "wide meaning",
      severity: "value",
      text: wide && typeText(wide.type),
      data: wide && meaningOf(wide.type),
    },
    wire(
      "widths",
      widths && widthsText(widths),
      widths && [bitsOf(widths), typesOf(widths).map(formOf)],
    ),
    wire("marker", marker === undefined ? undefined : hexByte(marker)),
    wire("ends the list", ends === undefined ? undefined : `${ends}`),
    {
      what: "kept beside it",
      severity: "value",
      text:
        companionsOf(field)
          .map(({ name }) => name)
          .join(", ") || undefined,
    },
    { what: "absence", severity: "value", text: absent === undefined ? undefined : `${absent}` },
    { what: "high byte of", severity: "value", text: highOf },
    // Readers refuse what is not described.
    wire("selects", announcedVersionsText(field, at.table), announcedNumbers(field)),
    wire("selects-bits", field.selectsBits === undefined ? undefined : hexByte(field.selectsBits)),
    { what: "tells", severity: "value", text: announcedVersionsText(field, at.table) },
    docs("foreign", (field.foreign ?? []).map(({ value, name }) => `${value}: ${name}`).join(", ")),
    docs("limit", max === undefined ? undefined : `${max}`),
  ];
}

function typesOf({ narrow, wide, both }: Widths): IntType[] {
  return [narrow.type, wide.type, ...(both === undefined ? [] : [both])];
}

function bitsOf({ mask, narrow, wide }: Widths): unknown {
  return [mask, narrow.bit, wide.bit];
}

/** `u8 by flags.16, i16 by flags.25, i32 by both` */
function widthsText({ mask, narrow, wide, both }: Widths): string {
  const one = ({ bit, type }: Widths["wide"]) => `${typeText(type)} by ${mask}.${bit}`;
  const all = [
    one(narrow),
    one(wide),
    ...(both === undefined ? [] : [`${typeText(both)} by both`]),
  ];
  return all.join(", ");
}

function announcedNumbers({ selects = [] }: ValueField): number[] {
  return selects.map(({ value }) => value).toSorted((a, b) => a - b);
}

/** The versions and kinds that a field's numbers tell. */
function announcedVersionsText({ selects = [], selectsFlavor = [] }: ValueField, table: Table) {
  const versions = selects.map(({ value, versions: { from, to } }) =>
    from === to
      ? `${value}: ${table.versions[from]}`
      : `${value}: ${table.versions[from]}..${table.versions[to]}`,
  );
  const flavors = selectsFlavor.map(
    ({ value, flavor }) => `${value}: ${table.flavors?.[flavor]?.name}`,
  );
  return [...versions, ...flavors].join(", ") || undefined;
}

const presenceText = byKind<Presence, [], string | undefined>({
  bit: conditionText,
  more: () => "while bytes are left",
  given: ({ tests }) => givenText(tests),
  marker: () => "after its number",
  // The bits that tell the width tell this, too.
  widths: () => undefined,
});
