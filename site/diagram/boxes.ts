import { hexByte, typeText } from "../../diff/describe.ts";
import { nameOf } from "../../diff/facets.ts";
import { fixedBits } from "../../runtime/table/ints.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { idBytes, type Table } from "../../runtime/table/table.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import type { MaskField } from "../../runtime/table/fields/masks.ts";
import type { SplitField } from "../../runtime/table/fields/split.ts";
import type { ValueType } from "../../runtime/table/types/types.ts";
import { isHighFirst } from "./bit-order.ts";

/** A stretch of the wire. */
export interface Box {
  readonly label: string;
  readonly detail: string;
  /** How many bits it has; none where that is given by the bytes. */
  readonly bits?: number;
  readonly sort: "id" | "mask" | "field" | "length" | "open";
  readonly isOptional: boolean;
  /** Parts of a word, or bits of a mask, from left to right. */
  readonly parts: readonly Part[];
  /** With parts of a word: the numbers of its bits at the left and at the right. */
  readonly ends?: readonly [left: number, right: number];
}

export interface Part {
  readonly label: string;
  readonly bits: number;
}

/** Parts that are known from the lowest bit up, as they are drawn. */
function drawn(parts: readonly Part[], highFirst: boolean): readonly Part[] {
  return highFirst ? parts.toReversed() : parts;
}

/** The boxes of a layout, in the order of the wire. */
export function layoutBoxes(table: Table, layout: Layout): Box[] {
  return [...idBoxes(table, layout), ...layout.fields.flatMap((field) => boxesOf(field, table))];
}

function idBoxes(table: Table, layout: Layout): Box[] {
  const bytes = idBytes(table, layout);
  if (bytes === 0 || layout.id === undefined) return [];
  const [first, last] = layout.id;
  const detail = first === last ? hexByte(first) : `${hexByte(first)} – ${hexByte(last)}`;
  const frame: Box[] =
    table.frame === undefined
      ? []
      : [{ ...box("length", typeText(table.frame), "length"), bits: table.frame.bits }];
  const parts = drawn(idParts(layout), isHighFirst(table, ID_BYTE));
  return [...frame, { ...box("id", detail, "id"), bits: bytes * 8, parts }];
}

const ID_BYTE: IntType = { kind: "int", name: "u8", bits: 8, signed: false };

/** The bits of an id that are a mask's, and the others, the lowest first. */
function idParts({ fields }: Layout): readonly Part[] {
  const own = fields.flatMap((field) => (field.kind === "mask" ? field.parts : []));
  const inId = own.filter(({ from }) => from === "id");
  if (inId.length === 0) return [];
  return Array.from({ length: 8 }, (_, bit) => {
    const part = inId.find(({ low = 0, bits }) => low <= bit && bit < low + bits);
    return { label: part === undefined ? "·" : `${part.at + bit - (part.low ?? 0)}`, bits: 1 };
  });
}

function box(label: string, detail: string, sort: Box["sort"]): Box {
  return { label, detail, sort, isOptional: false, parts: [] };
}

/** @param bits nothing where the bytes tell how many */
function sizedBox(label: string, detail: string, sort: Box["sort"], bits: number | undefined): Box {
  return { ...box(label, detail, sort), ...(bits !== undefined && { bits }) };
}

function valueBox(label: string, detail: string, type: ValueType): Box {
  const bits = bitsOf(type);
  return sizedBox(label, detail, bits === undefined ? "open" : "field", bits);
}

function wordBox(field: SplitField, table: Table): Box {
  const { wire } = field;
  const highFirst = isHighFirst(table, wire);
  const parts = field.parts.map(({ name, type }) => ({ label: name, bits: type.bits }));
  return {
    ...sizedBox(nameOf(field), wire.name, "field", wire.bits),
    parts: drawn(parts, highFirst),
    ends: highFirst ? [wire.bits - 1, 0] : [0, wire.bits - 1],
  };
}

function boxesOf(field: Field, table: Table): Box[] {
  switch (field.kind) {
    case "value": {
      const { type } = field;
      const isOptional = field.presence !== undefined;
      return [{ ...valueBox(field.name, shortType(type), type), isOptional }];
    }
    case "split":
      return [wordBox(field, table)];
    case "mask":
      return maskBoxes(field, table);
    case "length": {
      const { counts = "length", of = "the rest", type } = field;
      return [sizedBox(`${counts} of ${of}`, type.name, "length", bitsOf(type))];
    }
    case "constant": {
      const { bytes } = field;
      return [sizedBox("constant", bytes.map(hexByte).join(" "), "id", bytes.length * 8)];
    }
    case "gap":
      return [sizedBox(field.name, "zeros", "length", field.pad && field.pad * 8)];
    case "checksum":
      return [sizedBox(field.name, field.algorithm.name, "length", field.type.bits)];
    case "interleave":
      return Array.from({ length: field.count }, (_, i) =>
        field.fields.map(({ name, type }) => valueBox(`${name}[${i}]`, type.name, type)),
      ).flat();
    case "switch":
      return [box(`by ${field.on}`, `${field.arms.length} choices`, "open")];
    default:
      return [];
  }
}

/** Parts that come in integers of their own; those of the id and of words are drawn there. */
function maskBoxes({ name, parts }: MaskField, table: Table): Box[] {
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
        parts: drawn(bits, isHighFirst(table, part.from)),
      },
    ];
  });
}

/** How many bits a type takes, where that is always the same. */
function bitsOf(type: ValueType): number | undefined {
  switch (type.kind) {
    case "int":
    case "big":
      return fixedBits(type);
    case "float":
      return type.bits ?? 32;
    case "array": {
      const one = bitsOf(type.of);
      return one === undefined ? undefined : one * type.count;
    }
    default:
      return undefined;
  }
}

function shortType(type: ValueType): string {
  switch (type.kind) {
    case "struct":
    case "int":
    case "big":
    case "float":
    case "bytes":
      return type.name;
    case "array":
      return `${type.of.name}[${type.count}]`;
    case "list":
      return `list of ${type.name}`;
    case "sequence":
      return `list of ${type.of.name}`;
    case "strings":
      return "list of texts";
    case "sparse":
      return `${type.of.name} each`;
    default:
      return type.name;
  }
}
