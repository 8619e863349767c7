import type { Condition, Given } from "../runtime/table/fields/presence.ts";
import type { IntType, Scale } from "../runtime/table/types/integers.ts";
import type { SparseType } from "../runtime/table/types/sparse.ts";
import type { Table } from "../runtime/table/table.ts";
import type { CountRef } from "../runtime/table/types/count-ref.ts";
import type { ValueType } from "../runtime/table/types/types.ts";
import { varintType } from "../runtime/table/varints/varints.ts";

/*
 * Types and conditions as people write them, and as data that is alike exactly where the bytes, or the values, are.
 */

/** Where a type is: the structs and enums that it names are the table's. */
export interface At {
  readonly table: Table;
  /** An index into the table's versions. */
  readonly version: number;
}

/** What of a type says how its bytes stand. */
export function formOf(type: ValueType): unknown {
  switch (type.kind) {
    case "int":
    case "big":
    case "float": {
      // Whatever else there is of a number says how it is.
      const {
        kind: _kind,
        name: _name,
        signed: _signed,
        scale: _scale,
        enum: _enum,
        vectors: _vectors,
        ...form
      } = type as IntType;
      return { ...form, bits: type.bits ?? 32 };
    }
    case "string":
    case "strings":
      return { ...type, name: undefined };
    case "delimited":
      return {
        ...type,
        name: undefined,
        as: undefined,
        length: type.length && formOf(type.length),
      };
    case "sequence":
      return { ...type, name: undefined, of: formOf(type.of), ends: endsForm(type.ends) };
    case "array":
      return { kind: "array", of: formOf(type.of), count: type.count };
    case "bytes":
      return { ...type, name: undefined, as: undefined };
    case "struct":
      return { ...type, name: undefined, struct: undefined };
    case "list":
      return { ...type, name: undefined, struct: undefined, ends: endsForm(type.ends) };
    case "sparse":
      return { ...type, name: undefined, of: formOf(type.of) };
  }
}

function endsForm(ends: IntType | CountRef | "element" | "bytes"): unknown {
  return typeof ends === "object" && "kind" in ends ? formOf(ends) : ends;
}

/** What of a type says which value its bytes have. */
export function meaningOf(type: ValueType): unknown {
  switch (type.kind) {
    case "int":
      return { integer: true, signed: type.signed, scale: type.scale };
    case "big":
      return { integer: true, signed: type.signed };
    case "float":
      return { float: true };
    case "delimited":
    case "bytes":
      return { as: type.as ?? "bytes" };
    case "sequence":
    case "array":
    case "sparse":
      return meaningOf(type.of);
    default:
      return {};
  }
}

/** The enum and the vectors that name a type's values. */
export function namesOf(type: ValueType, { table }: At): string | undefined {
  if (type.kind === "array" || type.kind === "sparse")
    return namesOf(type.of, { table, version: 0 });
  if (type.kind !== "int") return undefined;
  const names = [
    type.enum === undefined ? undefined : table.enums[type.enum]?.name,
    type.vectors === undefined ? undefined : table.vectors[type.vectors]?.name,
  ].filter((name) => name !== undefined);
  return names.length === 0 ? undefined : names.join(", ");
}

/** A type for people: `coord (i16 × 1/8)`. */
export function typeText(type: ValueType): string {
  switch (type.kind) {
    case "int":
    case "big":
    case "float": {
      const plain = numberText(type as IntType);
      return type.name === plain || type.name === "" ? plain : `${type.name} (${plain})`;
    }
    case "array":
      return `${typeText(type.of)}[${type.count}]`;
    case "string":
      return `${type.name}, up to ${type.cut} bytes${type.open ? ", open" : ""}`;
    case "strings":
      return "texts up to an empty one";
    case "bytes":
      return `bytes${type.length === undefined ? "" : ` by ${type.length}`}${countRefText(type.countRef)}`;
    case "struct":
      return type.name;
    case "list":
      return `list of ${type.name}, ${endsText(type.ends)}`;
    case "delimited":
      return type.length === undefined
        ? `${type.as} up to ${(type.ends ?? []).map(hexByte).join(" or ")}`
        : `${type.as} after ${typeText(type.length)}`;
    case "sequence":
      return `list of ${typeText(type.of)}, ${endsText(type.ends)}`;
    case "sparse":
      return sparseText(type);
  }
}

function numberText(type: IntType): string {
  const { kind, name, bits = 32, signed, bigEndian, middleEndian, varint, bitCode, scale } = type;
  if (varint !== undefined) return `${varintType(type).name}${scaleText(scale)}`;
  if (bitCode !== undefined) return `${name}${scaleText(scale)}`;
  const letter = (kind as string) === "float" ? "f" : signed ? "i" : "u";
  const order = bigEndian ? "be" : middleEndian ? "me" : "";
  return `${letter}${bits}${order}${scaleText(scale)}`;
}

function scaleText(scale: Scale | undefined): string {
  if (scale === undefined) return "";
  const { num, den, plus } = scale;
  const factor = num === 1 && den === 1 ? "" : ` × ${num}${den === 1 ? "" : `/${den}`}`;
  return `${factor}${plus === 0 ? "" : ` ${plus < 0 ? "-" : "+"} ${Math.abs(plus)}`}`;
}

function endsText(ends: IntType | CountRef | "element" | "bytes"): string {
  if (ends === "element") return "which one of them ends";
  if (ends === "bytes") return "up to the end";
  return "kind" in ends ? `after ${typeText(ends)}` : countRefText(ends).trim();
}

function sparseText({ of, mask, by, rounds }: SparseType): string {
  const bits = mask ?? (by === undefined ? "a number in front" : `${typeText(by)} in front`);
  const times = rounds === undefined ? "" : `, ${rounds} times over`;
  return `${typeText(of)} for each bit of ${bits}${times}`;
}

function countRefText(ref: CountRef | undefined): string {
  return ref === undefined ? "" : ` as many as ${ref.by} says`;
}

/** A bit that says whether something is there: `where flags.3 is set`. */
export function conditionText({ mask, bit, clear }: Condition): string {
  return `where ${mask}.${bit} is ${clear ? "clear" : "set"}`;
}

/** What members say whether something is there. */
export function givenText(given: Given): string {
  const one = (tests: Given[number]) =>
    tests
      .map(({ member, ranges, not }) => {
        const values = ranges.map(([low, high]) => (low === high ? `${low}` : `${low}..${high}`));
        return `${member} is ${not ? "not " : ""}${values.join(", ")}`;
      })
      .join(" and ");
  return `where ${given.map(one).join(" or ")}`;
}

export function hexByte(byte: number): string {
  return `0x${byte.toString(16).padStart(2, "0")}`;
}

/** Bytes as people write them: `0f 0b 29`. */
export function hexText(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
}

/** `flags.7`. After what stops, a mask has a name of its own in tables: for people it is the same one. */
export function bitText({ mask, bit }: { readonly mask: string; readonly bit: number }): string {
  return `${shownMask(mask)}.${bit}`;
}

export function shownMask(text: string): string {
  return text.replaceAll("$live", "");
}
