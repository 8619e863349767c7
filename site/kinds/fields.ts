import { hexByte } from "../../diff/parts/describe.ts";
import { nameOf } from "../../diff/facets/fields.ts";
import { shortText } from "../../diff/parts/types.ts";
import type { BitRef } from "../../runtime/table/terms/bit-ref.ts";
import type { OfKind } from "../../runtime/table/by-kind.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import type { MaskField } from "../../runtime/table/fields/masks.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";
import type { SplitField } from "../../runtime/table/fields/split.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import type { ValueType } from "../../runtime/table/types/types.ts";
import { type Box, box, drawn, sizedBox } from "./box.ts";
import { bitsOf } from "./types.ts";

/** Whether the highest bit of an integer is drawn at the left. */
type HighFirst = (type: IntType) => boolean;

/** A kind of field as the pages show it. */
interface ShownField<F extends Field> {
  /** What it is, in a word or two; nothing of a value. */
  readonly category: string;
  /** The stretches of the wire that it takes. */
  boxes(field: F, highFirst: HighFirst): Box[];
  /** The types of the numbers there. */
  types(field: F): readonly ValueType[];
  /** The bits of masks that say something of it. */
  bits(field: F): readonly BitRef[];
}

const none: Pick<ShownField<Field>, "boxes" | "types" | "bits"> = {
  boxes: () => [],
  types: () => [],
  bits: () => [],
};
const typeIn = ({ type }: { readonly type: ValueType }) => [type];
const inMask = { ...none, bits: ({ bit }: { readonly bit: BitRef }) => [bit] };

const FIELDS: { readonly [K in Field["kind"]]: ShownField<OfKind<Field, K>> } = {
  value: {
    category: "",
    boxes: ({ name, type, presence }) => [
      { ...valueBox(name, shortText(type), type), isOptional: presence !== undefined },
    ],
    types: typeIn,
    bits: valueBits,
  },
  split: {
    category: "word",
    boxes: (field, highFirst) => [wordBox(field, highFirst(field.wire))],
    types: ({ wire }) => [wire],
    bits: ({ wide }) => (wide === undefined ? [] : [wide.when]),
  },
  interleave: {
    ...none,
    category: "take turns",
    boxes: ({ count, fields }) =>
      Array.from({ length: count }, (_, i) =>
        fields.map(({ name, type }) => valueBox(`${name}[${i}]`, type.name, type)),
      ).flat(),
    types: ({ fields }) => fields.map(({ type }) => type),
  },
  mask: {
    ...none,
    category: "mask",
    boxes: maskBoxes,
    types: ({ parts }) => parts.flatMap(({ from }) => (typeof from === "string" ? [] : [from])),
  },
  bit: { ...inMask, category: "flag" },
  terminator: { ...inMask, category: "ends the message" },
  reserved: { ...inMask, category: "not described" },
  number: { ...none, category: "bits as a number", bits: ({ bits }) => bits },
  constant: {
    ...none,
    category: "constant",
    boxes: ({ bytes }) => [
      sizedBox("constant", bytes.map(hexByte).join(" "), "id", bytes.length * 8),
    ],
  },
  computed: {
    ...none,
    category: "computed",
    boxes: ({ name, text }) => [box(name, `is ${text}`, "length")],
  },
  gap: {
    ...none,
    category: "gap",
    boxes: ({ name, pad, open }) => [
      sizedBox(name, open ? "zeros, or the end" : "zeros", "length", pad && pad * 8),
    ],
  },
  checksum: {
    ...none,
    category: "checksum",
    boxes: ({ name, algorithm, type }) => [sizedBox(name, algorithm.name, "length", type.bits)],
    types: typeIn,
  },
  length: {
    ...none,
    category: "count",
    boxes: ({ counts = "length", of = "the rest", type }) => [
      sizedBox(`${counts} of ${of}`, type.name, "length", bitsOf(type)),
    ],
    types: typeIn,
  },
  switch: {
    ...none,
    category: "choice",
    boxes: ({ on, arms }) => [box(`by ${on}`, `${arms.length} choices`, "open")],
  },
};

/** How the pages show a field. */
export function shownAs({ kind }: Field): ShownField<Field> {
  return FIELDS[kind];
}

function valueBox(label: string, detail: string, type: ValueType): Box {
  const bits = bitsOf(type);
  return sizedBox(label, detail, bits === undefined ? "open" : "field", bits);
}

function wordBox(field: SplitField, highFirst: boolean): Box {
  const { wire } = field;
  const parts = field.parts.map(({ name, type }) => ({ label: name, bits: type.bits }));
  return {
    ...sizedBox(nameOf(field), wire.name, "field", wire.bits),
    parts: drawn(parts, highFirst),
    ends: highFirst ? [wire.bits - 1, 0] : [0, wire.bits - 1],
  };
}

function valueBits({ wide, presence }: ValueField): BitRef[] {
  const widths = presenceBy({ presence }, "widths");
  const both =
    widths && [widths.narrow, widths.wide].map(({ bit }) => ({ mask: widths.mask, bit }));
  const all = [presenceBy({ presence }, "bit"), wide?.when, ...(both ?? [])];
  return all.filter((ref) => ref !== undefined);
}

/** Parts that come in integers of their own; those of the id and of words are drawn there. */
function maskBoxes({ name, parts }: MaskField, highFirst: HighFirst): Box[] {
  return parts.flatMap((part): Box[] => {
    if (typeof part.from === "string") return [];
    const bits = Array.from({ length: part.bits }, (_, i) => ({
      label: `${part.at + i}`,
      bits: 1,
    }));
    const more = part.when === undefined ? "" : `, where bit ${part.when} is set`;
    return [
      {
        ...box(
          part.at === 0 ? name : `${name} ${part.at}–${part.at + part.bits - 1}`,
          `${part.from.name}${more}`,
          "mask",
        ),
        bits: part.bits,
        isOptional: part.when !== undefined,
        parts: drawn(bits, highFirst(part.from)),
      },
    ];
  });
}
