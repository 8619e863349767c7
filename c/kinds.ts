import { byKind } from "../runtime/table/by-kind.ts";
import { highest, lowest, valueOf } from "../runtime/table/facts/ints.ts";
import type { DelimitedType } from "../runtime/table/types/delimited.ts";
import type { IntType } from "../runtime/table/types/integers.ts";
import type { NumberType } from "../runtime/table/types/number.ts";
import type { Table } from "../runtime/table/table.ts";
import type { ValueType } from "../runtime/table/types/types.ts";

/** What a member of a struct of C is. */
export type Kind =
  | NumberKind
  | { readonly kind: "big"; readonly signed: boolean }
  | { readonly kind: "flag" }
  | { readonly kind: "bytes"; readonly as: "bytes" | "latin1" | "utf8" }
  | { readonly kind: "struct"; readonly struct: number; readonly isPointer: boolean }
  | { readonly kind: "list"; readonly of: Kind }
  | { readonly kind: "array"; readonly of: Kind; readonly count: number }
  | { readonly kind: "sparse"; readonly of: Kind; readonly count: number };

/** Numbers of a range, whole ones or not. */
export interface NumberKind {
  readonly kind: "number";
  readonly low: number;
  readonly high: number;
  readonly isWhole: boolean;
  /** It is a float of that many bits in all versions. */
  readonly float?: 32 | 64;
}

/** Which kinds one member cannot be both: those of other names. */
export const kindName: (kind: Kind) => string = byKind<Kind, [], string>({
  number: () => "number",
  big: ({ signed }) => (signed ? "i64" : "u64"),
  flag: () => "flag",
  bytes: ({ as }) => as,
  struct: ({ struct }) => `struct${struct}`,
  list: ({ of }) => `list_${kindName(of)}`,
  array: ({ of, count }) => `${count}_${kindName(of)}`,
  sparse: ({ of, count }) => `sparse${count}_${kindName(of)}`,
});

/** A kind that holds what two of the same name do. */
export function widest(a: Kind, b: Kind): Kind {
  if (a.kind === "number" && b.kind === "number") {
    const { float } = a;
    const [low, high] = [Math.min(a.low, b.low), Math.max(a.high, b.high)];
    return {
      kind: "number",
      low,
      high,
      isWhole: a.isWhole && b.isWhole,
      ...(float !== undefined && float === b.float ? { float } : {}),
    };
  }
  if ("of" in a && "of" in b) return { ...a, of: widest(a.of, b.of) } as Kind;
  return a;
}

/** Whole numbers of that many bits. */
export function unsigned(bits: number): NumberKind {
  return { kind: "number", low: 0, high: 2 ** bits - 1, isWhole: true };
}

/** Numbers of bytes or elements, as C counts them. */
export const SIZE: NumberKind = { kind: "number", low: 0, high: 2 ** 64, isWhole: true };

/** The numbers that an integer on the wire stands for. */
export function intKind(type: IntType): NumberKind {
  const ends = [valueOf(type, lowest(type)), valueOf(type, highest(type))];
  const { num, den, plus } = type.scale ?? { num: 1, den: 1, plus: 0 };
  const isWhole = num % den === 0 && Number.isInteger(plus);
  return { kind: "number", low: Math.min(...ends), high: Math.max(...ends), isWhole };
}

export function numberKind(type: NumberType): Kind {
  if (type.kind === "int") return intKind(type);
  if (type.kind === "big") return { kind: "big", signed: type.signed };
  return { kind: "number", low: 0, high: 0, isWhole: false, float: type.bits ?? 32 };
}

function delimitedKind({ as }: DelimitedType): Kind {
  return { kind: "bytes", as };
}

/** What a value on the wire is in a struct of C. */
export const valueKind = byKind<ValueType, [Table], Kind>({
  int: (_, type) => intKind(type),
  big: (_, type) => numberKind(type),
  float: (_, type) => numberKind(type),
  array: (_, { of, count }) => ({ kind: "array", of: numberKind(of), count }),
  string: () => ({ kind: "bytes", as: "latin1" }),
  strings: () => ({ kind: "list", of: { kind: "bytes", as: "latin1" } }),
  delimited: (_, type) => delimitedKind(type),
  sequence: (_, { of }) => ({
    kind: "list",
    of: of.kind === "delimited" ? delimitedKind(of) : numberKind(of),
  }),
  bytes: (_, { as }) => ({ kind: "bytes", as: as ?? "bytes" }),
  struct: ({ structs }, { struct }) => structKind(structs, struct),
  list: (_, { struct }) => ({ kind: "list", of: { kind: "struct", struct, isPointer: false } }),
  sparse: (_, { of, by, rounds = 1 }) => ({
    kind: "sparse",
    of: intKind(of),
    count: by === undefined ? 32 * rounds : by.bits,
  }),
});

/** A struct that may have itself inside is elsewhere. */
function structKind(structs: Table["structs"], struct: number): Kind {
  return { kind: "struct", struct, isPointer: structs[struct]!.maxDepth !== undefined };
}

/** The type of C that holds numbers of a range. */
export function numberType({ low, high, isWhole, float }: NumberKind): string {
  if (!isWhole) return float === 32 ? "float" : "double";
  const sizes = [8, 16, 32, 64];
  if (low >= 0) return `uint${sizes.find((bits) => high < 2 ** bits) ?? 64}_t`;
  const holds = (bits: number) => low >= -(2 ** (bits - 1)) && high < 2 ** (bits - 1);
  return `int${sizes.find(holds) ?? 64}_t`;
}
