import { companionsOf } from "../runtime/table/companions.ts";
import { arraysOf } from "../runtime/table/fields/interleave.ts";
import type { Field, SwitchField } from "../runtime/table/fields/field.ts";
import type { IntType } from "../runtime/table/types/integers.ts";
import type { MaskField } from "../runtime/table/fields/masks.ts";
import type { SplitField } from "../runtime/table/fields/split.ts";
import type { Table } from "../runtime/table/table.ts";
import type { ValueField } from "../runtime/table/fields/value.ts";
import {
  type At,
  bitText,
  conditionText,
  formOf,
  givenText,
  hexByte,
  meaningOf,
  namesOf,
  shownMask,
  typeText,
} from "./describe.ts";
import { docs, type Facet, wire } from "./facet.ts";
import { presenceBy, type Widths } from "../runtime/table/fields/presence.ts";

/** A field that stands alone, or a word of several. */
export type Plain = Exclude<Field, SwitchField>;

/** The name that a field goes by. */
export function nameOf(field: Plain): string {
  switch (field.kind) {
    case "split":
      return field.parts.map((part) => part.name).join(", ");
    case "interleave":
      return field.fields.map((one) => one.name).join(", ");
    case "constant":
      return "constant";
    case "reserved":
    case "terminator":
      return bitText(field.bit);
    default:
      return field.name;
  }
}

/** All that may be otherwise of a field. */
export function facetsOf(field: Plain, at: At): Facet[] {
  const own = [wire("sort", categoryOf(field)), ...ownFacets(field, at)];
  return [...own.map((facet) => asShown(facet)), docs("doc", docOf(field))];
}

/** With masks as they are shown: that something stops before a field changes nothing of it. */
function asShown({ text, data, ...facet }: Facet): Facet {
  const own = JSON.parse(shownMask(JSON.stringify(data ?? null))) as unknown;
  return { ...facet, text: text && shownMask(text), ...(data === undefined ? {} : { data: own }) };
}

function docOf(field: Plain): string | undefined {
  if (field.kind === "split")
    return field.parts.map((part) => part.doc ?? "").join("; ") || undefined;
  if (field.kind === "interleave")
    return field.fields.map((one) => one.doc ?? "").join("; ") || undefined;
  return "doc" in field ? field.doc : undefined;
}

/** What a field is, in a word. */
export function categoryOf({ kind }: Plain): string {
  return kind === "value" ? "field" : kind === "split" ? "word" : kind;
}

function ownFacets(field: Plain, at: At): Facet[] {
  switch (field.kind) {
    case "value":
      return valueFacets(field, at);
    case "split":
      return splitFacets(field, at);
    case "mask":
      return maskFacets(field);
    case "bit":
    case "terminator":
      return [wire("bit", bitText(field.bit))];
    case "number":
      return [
        wire("bits", field.bits.map(bitText).join(", ")),
        { what: "enum", severity: "rename", text: namesOf(field.type, at) },
      ];
    case "reserved":
      return [wire("bit", bitText(field.bit)), docs("announces", field.why)];
    case "constant":
      return [wire("bytes", field.bytes.map(hexByte).join(" "))];
    case "gap":
      return [
        wire(
          "bytes",
          field.pad === undefined ? `up to a multiple of ${field.align}` : `${field.pad}`,
        ),
      ];
    case "checksum":
      return [
        wire("type", typeText(field.type), formOf(field.type)),
        wire("algorithm", field.algorithm.name, field.algorithm),
        wire(
          "counts",
          `from ${field.from ?? "the beginning"} through ${field.through ?? "what is in front"}`,
        ),
      ];
    case "length": {
      const { type, of, counts, none, high } = field;
      return [
        wire("type", typeText(type), [formOf(type), meaningOf(type)]),
        wire("counts", `${counts ?? "bytes"} of ${of ?? "all that follows"}`),
        wire("none", none === undefined ? undefined : `${none}`),
        wire("high bits", high),
      ];
    }
    case "interleave":
      return [
        wire("count", `${field.count}`),
        ...arraysOf(field).flatMap((array) =>
          valueFacets(array, at).map((facet) => ({
            ...facet,
            what: `${array.name} ${facet.what}`,
          })),
        ),
      ];
  }
}

function valueFacets(field: ValueField, at: At): Facet[] {
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
    wire("presence", presenceText(field)),
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

function presenceText({ presence }: ValueField): string | undefined {
  switch (presence?.kind) {
    case undefined:
      return "always there";
    case "bit":
      return conditionText(presence);
    case "more":
      return "while bytes are left";
    case "given":
      return givenText(presence.tests);
    case "marker":
      return "after its number";
    case "widths":
      // The bits that tell the width tell this, too.
      return undefined;
  }
}

function splitFacets({ wire: word, parts, wide, ends, goesOn }: SplitField, at: At): Facet[] {
  const apart = wide?.parts.map(({ name, type }) => `${name} ${typeText(type)}`).join(", ");
  const forms = (list: SplitField["parts"]) =>
    list.map(({ type, isMask }) => [formOf(type), isMask]);
  const meanings = parts.map(({ type }) => meaningOf(type));
  const enums = parts.map(({ name, type }) => [name, namesOf(type, at)] as const);
  return [
    wire(
      "word",
      `${typeText(word)}: ${parts.map(({ name, type }) => `${name} ${typeText(type)}`).join(", ")}`,
      [formOf(word), forms(parts)],
    ),
    {
      what: "meaning",
      severity: "value",
      text: parts.map(({ type }) => typeText(type)).join(", "),
      data: meanings,
    },
    wire(
      "wide",
      wide && `${apart} ${conditionText(wide.when)}`,
      wide && [wide.when, forms(wide.parts), wide.parts.map(({ name }) => name)],
    ),
    wire("ends the list", ends === undefined ? undefined : `a word of ${hexByte(ends)}`),
    wire("goes on by", goesOn === undefined ? undefined : `bit ${goesOn}`),
    {
      what: "enum",
      severity: "rename",
      text:
        enums
          .flatMap(([name, named]) => (named === undefined ? [] : [`${name}: ${named}`]))
          .join(", ") || undefined,
    },
  ];
}

function maskFacets({ parts, hidden, defaultValue }: MaskField): Facet[] {
  const text = parts.map(({ from, bits, at, when, unless }) => {
    const where =
      typeof from === "string"
        ? `${bits} bits of the ${from === "id" ? "id" : "word"}`
        : typeText(from);
    const announced = when === undefined ? "" : ` where bit ${when} is set`;
    return `${where} from bit ${at}${announced}${unless === undefined ? "" : ` and bit ${unless} is clear`}`;
  });
  const data = parts.map(({ from, ...part }) => [
    typeof from === "string" ? from : formOf(from),
    part,
  ]);
  return [
    wire("parts", text.join(", "), data),
    {
      what: "usual bits",
      severity: "value",
      text: defaultValue === 0 ? undefined : hexByte(defaultValue),
    },
    { what: "member", severity: "value", text: hidden ? "is none" : undefined },
  ];
}
