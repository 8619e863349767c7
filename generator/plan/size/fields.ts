import type { OfKind } from "../../../runtime/table/by-kind.ts";
import { isVaried } from "../../../runtime/table/facts/companions.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { MaskField } from "../../../runtime/table/fields/masks.ts";
import { presenceBy, type Widths } from "../../../runtime/table/fields/presence.ts";
import type { SplitField } from "../../../runtime/table/fields/split.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { type Count, greatest, product, sum } from "../code/count.ts";
import { bytes, bytesOf, NOTHING, roundBytes, type Size, sizeOf, splitSize } from "./size.ts";

/** The bytes that fields of a kind take. */
interface FieldSize<F extends Field> {
  /** Those that a decoder asks for before it reads the field; undefined where it asks as it goes. */
  read(field: F): Size | undefined;
  /** All of them, where all are values; undefined where the field finds out for itself, or tells what follows. */
  values(field: F): Size | undefined;
  /** The most that they can be, all parts of a mask included. Never less: decoders check the end by it. */
  most(field: F): Count;
}

const none: FieldSize<Field> = {
  read: () => NOTHING,
  values: () => undefined,
  most: () => 0,
};
const inMask: FieldSize<Field> = { ...none, values: () => NOTHING };

const SIZES: { readonly [K in Field["kind"]]: FieldSize<OfKind<Field, K>> } = {
  bit: inMask,
  number: inMask,
  computed: none,
  reserved: none,
  terminator: none,
  switch: none,
  mask: {
    read: firstPart,
    values: () => undefined,
    most: ({ parts }) => sum(...parts.map(partBytes)),
  },
  value: {
    // What ends a list is read as others are.
    read: (field) => sizeOf(withoutEnds(field)),
    values: sizeOf,
    most: mostOfValue,
  },
  split: {
    read: splitSize,
    values: (field) => (tellsMore(field) ? undefined : splitSize(field)),
    most: (field) => splitSize(field).most,
  },
  interleave: always((field) => product(field.count, roundBytes(field))),
  checksum: always(({ type }) => type.bits / 8),
  length: {
    read: ({ type }) => (isVaried(type) ? undefined : bytes(type.bits / 8)),
    values: () => undefined,
    most: ({ type }) => type.bits / 8,
  },
  constant: {
    read: (field) => bytes(field.bytes.length),
    values: () => undefined,
    most: (field) => field.bytes.length,
  },
  gap: {
    read: () => undefined,
    values: ({ pad, open }) => (pad === undefined || open ? undefined : bytes(pad)),
    most: () => 0,
  },
};

/** Of fields that always take the same. */
function always<F extends Field>(count: (field: F) => Count): FieldSize<F> {
  const size = (field: F) => bytes(count(field));
  return { read: size, values: size, most: count };
}

/** What the field takes of a run that is read; undefined for what checks for itself. */
export function readSize(field: Field): Size | undefined {
  return sizesOf(field).read(field);
}

/** What a field takes whose bytes all are values: undefined when it finds out for itself, or tells what follows. */
export function valueSize(field: Field): Size | undefined {
  return sizesOf(field).values(field);
}

/** The most bytes that a field takes, all parts of a mask included. */
export function mostBytes(field: Field): Count {
  return sizesOf(field).most(field);
}

function sizesOf({ kind }: Field): FieldSize<Field> {
  return SIZES[kind];
}

/** What comes first of a mask. */
export function firstPart({ parts }: MaskField): Size {
  return bytes(partBytes(parts[0]!));
}

function partBytes({ from, bits }: MaskField["parts"][number]): number {
  return typeof from === "string" ? 0 : bits / 8;
}

/** Whether what follows depends on a word. */
function tellsMore({ parts, ends }: SplitField): boolean {
  return ends !== undefined || parts.some((part) => part.isMask);
}

function withoutEnds(field: ValueField): ValueField {
  const { ends: _, ...plain } = field;
  return plain;
}

function mostOfValue(field: ValueField): Count {
  const { type, wide, presence } = field;
  if (type.kind === "sparse") return 4 * type.of.bits * (type.rounds ?? 1);
  if (presence?.kind === "widths") return widthsBytes(presence);
  const own = bytesOf(type);
  const widest = wide === undefined ? own : greatest(own, bytesOf(wide.type));
  // What announces a field takes room as well.
  return presenceBy(field, "marker") === undefined ? widest : sum(4, widest);
}

function widthsBytes({ narrow, wide, both }: Widths): number {
  return both === undefined ? (narrow.type.bits + wide.type.bits) / 8 : both.bits / 8;
}
