import type { OfKind } from "../../runtime/table/by-kind.ts";
import type { Field, SwitchField } from "../../runtime/table/fields/field.ts";
import { fieldNames } from "../../runtime/table/fields/names.ts";
import { arraysOf, type InterleaveField } from "../../runtime/table/fields/interleave.ts";
import { type At, bitText, hexByte, shownMask } from "../parts/describe.ts";
import { formOf, meaningOf, namesOf, typeText } from "../parts/types.ts";
import { docs, type Facet, wire } from "./facet.ts";
import { maskFacets, splitFacets } from "./masks.ts";
import { valueFacets } from "./value.ts";

/** A field that is alone, or a word of several. */
export type Plain = Exclude<Field, SwitchField>;

/** A kind of field as people see it. */
interface FieldWords<F extends Plain> {
  /** What it is, in a word; its kind without. */
  readonly category?: string;
  /** Its name; without, the names of its parts. */
  name?(field: F): string;
  /** The names that its bits are shown by, where it has others. */
  names?(field: F): readonly string[];
  /** What may be otherwise of it. */
  facets(field: F, at: At): readonly Facet[];
}

const FIELDS: { readonly [K in Plain["kind"]]: FieldWords<OfKind<Plain, K>> } = {
  value: { category: "field", facets: valueFacets },
  split: {
    category: "word",
    names: (field) => [
      nameOf(field),
      ...namesOfParts([...field.parts, ...(field.wide?.parts ?? [])]),
    ],
    facets: splitFacets,
  },
  interleave: {
    names: (field) => [nameOf(field), ...namesOfParts(field.fields)],
    facets: interleaveFacets,
  },
  mask: { facets: maskFacets },
  bit: {
    names: ({ name, bit }) => [name, bitText(bit), shownMask(bit.mask)],
    facets: ({ bit }) => [wire("bit", bitText(bit))],
  },
  terminator: {
    name: ({ bit }) => bitText(bit),
    names: ({ bit }) => [shownMask(bit.mask)],
    facets: ({ bit }) => [wire("bit", bitText(bit))],
  },
  reserved: {
    name: ({ bit }) => bitText(bit),
    facets: ({ bit, why }) => [wire("bit", bitText(bit)), docs("announces", why)],
  },
  number: {
    names: ({ name, bits }) => [name, ...bits.map(({ mask }) => shownMask(mask))],
    facets: ({ bits, type }, at) => [
      wire("bits", bits.map(bitText).join(", ")),
      { what: "enum", severity: "rename", text: namesOf(type, at) },
    ],
  },
  computed: { facets: ({ text }) => [wire("value", text)] },
  constant: { facets: ({ bytes }) => [wire("bytes", bytes.map(hexByte).join(" "))] },
  gap: {
    facets: ({ pad, align, open }) => [
      wire("bytes", pad === undefined ? `up to a multiple of ${align}` : `${pad}`),
      ...(open ? [wire("end", "may be where the bytes end")] : []),
    ],
  },
  checksum: {
    facets: ({ type, algorithm, from = "the beginning", through = "what is before it" }) => [
      wire("type", typeText(type), formOf(type)),
      wire("algorithm", algorithm.name, algorithm),
      wire("counts", `from ${from} through ${through}`),
    ],
  },
  length: {
    facets: ({ type, of = "all that follows", counts = "bytes", none, high }) => [
      wire("type", typeText(type), [formOf(type), meaningOf(type)]),
      wire("counts", `${counts} of ${of}`),
      wire("none", none === undefined ? undefined : `${none}`),
      wire("high bits", high),
    ],
  },
};

function wordsOf({ kind }: Plain): FieldWords<Plain> {
  return FIELDS[kind];
}

/** What a field is, in a word. */
export function categoryOf(field: Plain): string {
  return wordsOf(field).category ?? field.kind;
}

/** The name of a field. */
export function nameOf(field: Plain): string {
  return wordsOf(field).name?.(field) ?? fieldNames(field).join(", ");
}

/** The names that a field's bits are shown by. */
export function namesIn(field: Plain): readonly string[] {
  return wordsOf(field).names?.(field) ?? [nameOf(field)];
}

interface Named {
  readonly name: string;
  readonly doc?: string;
}

/** The members that a word has, or that take turns. */
export function partsOf(field: Plain): readonly Named[] | undefined {
  if (field.kind === "split") return field.parts;
  return field.kind === "interleave" ? field.fields : undefined;
}

function namesOfParts(parts: readonly Named[]): string[] {
  return parts.map(({ name }) => name);
}

/** All that may be otherwise of a field. */
export function facetsOf(field: Plain, at: At): Facet[] {
  const own = [wire("sort", categoryOf(field)), ...wordsOf(field).facets(field, at)];
  return [...own.map((facet) => asShown(facet)), docs("doc", docOf(field))];
}

function docOf(field: Plain): string | undefined {
  const parts = partsOf(field);
  if (parts !== undefined) return parts.map(({ doc = "" }) => doc).join("; ") || undefined;
  return "doc" in field ? field.doc : undefined;
}

/** With masks as they are shown: that something stops before a field changes nothing of it. */
function asShown({ text, data, ...facet }: Facet): Facet {
  const own = JSON.parse(shownMask(JSON.stringify(data ?? null))) as unknown;
  return { ...facet, text: text && shownMask(text), ...(data === undefined ? {} : { data: own }) };
}

function interleaveFacets(field: InterleaveField, at: At): Facet[] {
  const arrays = arraysOf(field).flatMap((array) =>
    valueFacets(array, at).map((facet) => ({ ...facet, what: `${array.name} ${facet.what}` })),
  );
  return [wire("count", `${field.count}`), ...arrays];
}
