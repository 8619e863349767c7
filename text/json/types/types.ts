import type { OfKind } from "../../../runtime/table/by-kind.ts";
import type { BitField } from "../../../runtime/table/fields/masks.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { arraysOf } from "../../../runtime/table/fields/interleave.ts";
import {
  type SplitField,
  type SplitPart,
  widestParts,
} from "../../../runtime/table/fields/split.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { BytesType } from "../../../runtime/table/types/bytes.ts";
import type { StringType } from "../../../runtime/table/types/string.ts";
import type { DelimitedType } from "../../../runtime/table/types/delimited.ts";
import type { NumberType } from "../../../runtime/table/types/number.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import type { Kind, Plan } from "./kind.ts";
import {
  arrayOf,
  bigSchema,
  delimitedSchema,
  DOUBLE,
  intSchema,
  type Json,
  recordSchema,
  refer,
  stringSchema,
  structSchema,
} from "./schemas.ts";

/** The members of a field that a message always has where the field is, each as a value of its own. */
export function membersIn(field: Field): readonly (ValueField | BitField)[] {
  if (field.kind === "value" || field.kind === "bit") return [field];
  if (field.kind === "interleave") return arraysOf(field);
  const parts = field.kind === "split" ? partsOf(field) : field.kind === "number" ? [field] : [];
  return parts.map(({ name, type, doc }) => ({
    kind: "value",
    name,
    type,
    ...(doc !== undefined && { doc }),
  }));
}

/** In the order of the word, in which they are written. */
function partsOf(field: SplitField): readonly SplitPart[] {
  const widest = new Map(widestParts(field).map((part) => [part.name, part]));
  return field.parts.flatMap(({ name }) => widest.get(name) ?? []);
}

/** What may be several times, in an array. */
type ElementType = NumberType | DelimitedType;
type Word = "number" | "big" | "float" | "string" | "bytes";

/** A type in JSON. */
interface JsonType<T extends ValueType> {
  /** @param planOf the plan of the struct of an index */
  kind(type: T, planOf: (struct: number) => Plan): Kind;
  schema(type: T, table: Table): Json;
}

const simple = <T extends ValueType>(
  word: (type: T) => Word,
  schema: JsonType<T>["schema"],
): JsonType<T> & { word(type: T): Word } => ({
  word,
  schema,
  kind: (type) => ({ kind: word(type) }),
});

const ELEMENTS: {
  readonly [K in ElementType["kind"]]: JsonType<OfKind<ElementType, K>> & {
    word(type: OfKind<ElementType, K>): Word;
  };
} = {
  int: simple(
    () => "number",
    (type, table) => intSchema(table, [type]),
  ),
  big: simple(() => "big", bigSchema),
  float: simple(
    () => "float",
    ({ bits }) => (bits === 64 ? DOUBLE : refer("float")),
  ),
  delimited: simple<DelimitedType>(
    ({ as }) => (as === "bytes" ? "bytes" : "string"),
    delimitedSchema,
  ),
};

const arrayKind = ({ of }: { readonly of: ElementType }): Kind => {
  const element: { word(type: ElementType): Word } = ELEMENTS[of.kind];
  return { kind: "array", of: element.word(of) };
};

const TYPES: { readonly [K in ValueType["kind"]]: JsonType<OfKind<ValueType, K>> } = {
  ...ELEMENTS,
  string: simple<StringType>(() => "string", stringSchema),
  strings: {
    kind: () => ({ kind: "array", of: "string" }),
    schema: (type) => ({ type: "array", items: stringSchema(type) }),
  },
  bytes: simple<BytesType>(
    ({ as }) => (as === undefined ? "bytes" : "string"),
    ({ as }) => delimitedSchema({ as: as ?? "bytes" }),
  ),
  array: {
    kind: arrayKind,
    schema: ({ of, count }, table) => arrayOf(jsonType(of).schema(of, table), count),
  },
  sequence: {
    kind: arrayKind,
    schema: ({ of }, table) => ({ type: "array", items: jsonType(of).schema(of, table) }),
  },
  struct: {
    kind: ({ struct }, planOf) => ({ kind: "struct", plan: planOf(struct) }),
    schema: ({ struct }, table) => structSchema(table, struct),
  },
  list: {
    kind: ({ struct }, planOf) => ({ kind: "list", plan: planOf(struct) }),
    schema: ({ struct }, table) => ({ type: "array", items: structSchema(table, struct) }),
  },
  sparse: { kind: () => ({ kind: "record" }), schema: recordSchema },
};

/** What a type is in JSON. */
export function jsonType({ kind }: ValueType): JsonType<ValueType> {
  return TYPES[kind];
}
