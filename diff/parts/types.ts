import type { OfKind } from "../../runtime/table/by-kind.ts";
import type { CountRef } from "../../runtime/table/types/count-ref.ts";
import type { ListType } from "../../runtime/table/types/list.ts";
import type { IntType, Scale } from "../../runtime/table/types/integers.ts";
import type { SparseType } from "../../runtime/table/types/sparse.ts";
import type { ValueType } from "../../runtime/table/types/types.ts";
import { varintType } from "../../runtime/table/varints/varints.ts";
import { type At, hexByte } from "./describe.ts";

/** Types as people write them, and as data that is alike exactly where the values are. */
interface TypeWords<T extends ValueType> {
  /** What says which value its bytes have. */
  meaning(type: T): unknown;
  /** All of it, for people. */
  text(type: T): string;
  /** It in a word or two. */
  short(type: T): string;
}

const named: TypeWords<ValueType> = {
  meaning: () => ({}),
  text: ({ name }) => name,
  short: ({ name }) => name,
};
const meaningOfElements = ({ of }: { readonly of: ValueType }) => meaningOf(of);

const TYPES: { readonly [K in ValueType["kind"]]: TypeWords<OfKind<ValueType, K>> } = {
  int: {
    ...named,
    meaning: ({ signed, scale }) => ({ integer: true, signed, scale }),
    text: (type) => numberText(type, `${integerText(type)}${scaleText(type.scale)}`),
  },
  big: {
    ...named,
    meaning: ({ signed }) => ({ integer: true, signed }),
    text: (type) => numberText(type, integerText(type)),
  },
  float: {
    ...named,
    meaning: () => ({ float: true }),
    text: (type) => numberText(type, `f${type.bits ?? 32}${type.bigEndian ? "be" : ""}`),
  },
  string: {
    ...named,
    text: ({ name, cut, open }) => `${name}, up to ${cut} bytes${open ? ", open" : ""}`,
  },
  strings: {
    ...named,
    text: () => "texts up to an empty one",
    short: () => "list of texts",
  },
  delimited: {
    ...named,
    meaning: ({ as }) => ({ as }),
    text: ({ as, length, ends = [] }) =>
      length === undefined
        ? `${as} up to ${ends.map(hexByte).join(" or ")}`
        : `${as} after ${typeText(length)}`,
  },
  bytes: {
    ...named,
    meaning: ({ as = "bytes" }) => ({ as }),
    text: ({ length, count, countRef }) =>
      `bytes${count === undefined ? "" : `[${count}]`}${length === undefined ? "" : ` by ${length}`}${countRefText(countRef)}`,
  },
  array: {
    meaning: meaningOfElements,
    text: ({ of, count }) => `${typeText(of)}[${count}]`,
    short: ({ of, count }) => `${of.name}[${count}]`,
  },
  sequence: {
    meaning: meaningOfElements,
    text: ({ of, ends }) => `list of ${typeText(of)}, ${endsText(ends)}`,
    short: ({ of }) => `list of ${of.name}`,
  },
  struct: named,
  list: {
    ...named,
    text: ({ name, ends }) => `list of ${name}, ${endsText(ends)}`,
    short: ({ name }) => `list of ${name}`,
  },
  sparse: {
    meaning: meaningOfElements,
    text: sparseText,
    short: ({ of }) => `${of.name} each`,
  },
};

function wordsOf({ kind }: ValueType): TypeWords<ValueType> {
  return TYPES[kind];
}

/** What says how a value is, or what it is called: its bytes are as without. */
const NO_BYTES = new Set(["name", "struct", "as", "signed", "scale", "enum", "vectors"]);

/** What of a type says how its bytes are. */
export function formOf(type: ValueType): unknown {
  const own = Object.entries(type).filter(([key]) => !NO_BYTES.has(key));
  const form = Object.fromEntries(
    own.map(([key, part]) => [key, isType(part) ? formOf(part) : part]),
  );
  if (type.kind !== "int" && type.kind !== "big" && type.kind !== "float") return form;
  // The bytes of numbers of one width are the same ones.
  return { ...form, kind: "number", bits: type.bits ?? 32 };
}

function isType(part: unknown): part is ValueType {
  return typeof part === "object" && part !== null && "kind" in part;
}

/** What of a type says which value its bytes have. */
export function meaningOf(type: ValueType): unknown {
  return wordsOf(type).meaning(type);
}

/** A type for people: `coord (i16 × 1/8)`. */
export function typeText(type: ValueType): string {
  return wordsOf(type).text(type);
}

/** A type for people, where there is little room: `coord[3]`. */
export function shortText(type: ValueType): string {
  return wordsOf(type).short(type);
}

/** The enum and the vectors that name a type's values. */
export function namesOf(type: ValueType, { table }: Pick<At, "table">): string | undefined {
  if (type.kind === "array" || type.kind === "sparse") return namesOf(type.of, { table });
  if (type.kind !== "int") return undefined;
  const names = [
    type.enum === undefined ? undefined : table.enums[type.enum]?.name,
    type.vectors === undefined ? undefined : table.vectors[type.vectors]?.name,
  ].filter((name) => name !== undefined);
  return names.length === 0 ? undefined : names.join(", ");
}

/** A number by its own name, with what it is. */
function numberText({ name }: { readonly name: string }, plain: string): string {
  return name === plain || name === "" ? plain : `${name} (${plain})`;
}

function integerText(type: Omit<IntType, "kind">): string {
  const { name, bits, signed, bigEndian, middleEndian, varint, bitCode } = type;
  if (varint !== undefined) return varintType(type).name;
  if (bitCode !== undefined) return name;
  const order = bigEndian ? "be" : middleEndian ? "me" : "";
  return `${signed ? "i" : "u"}${bits}${order}`;
}

function scaleText(scale: Scale | undefined): string {
  if (scale === undefined) return "";
  const { num, den, plus } = scale;
  const factor = num === 1 && den === 1 ? "" : ` × ${num}${den === 1 ? "" : `/${den}`}`;
  return `${factor}${plus === 0 ? "" : ` ${plus < 0 ? "-" : "+"} ${Math.abs(plus)}`}`;
}

function endsText(ends: ListType["ends"]): string {
  if (ends === "element") return "which one of them ends";
  if (ends === "bytes") return "up to the end";
  if ("until" in ends)
    return `up to ${ends.orEnd ? "the end, or to " : ""}where ${ends.until.text}`;
  return "kind" in ends ? `after ${typeText(ends)}` : countRefText(ends).trim();
}

function sparseText({ of, mask, by, rounds }: SparseType): string {
  const bits = mask ?? (by === undefined ? "a preceding number" : `a preceding ${typeText(by)}`);
  const times = rounds === undefined ? "" : `, ${rounds} times over`;
  return `${typeText(of)} for each bit of ${bits}${times}`;
}

function countRefText(ref: CountRef | undefined): string {
  return ref === undefined ? "" : ` as many as ${ref.by} says`;
}
