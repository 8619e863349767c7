import { highest, lowest, valueOf } from "../table/facts/ints.ts";
import { byKind } from "../table/by-kind.ts";
import { type MemberKind, masksOf, membersOf, armPathsOf } from "../table/facts/statements.ts";
import { namesIn, type RowsOf, unknown } from "../shapes/rows.ts";
import type { Field } from "../table/fields/field.ts";
import type { IntType } from "../table/types/integers.ts";
import { type Layout, layoutOf } from "../table/messages.ts";
import type { MaskField } from "../table/fields/masks.ts";
import type { ValueType } from "../table/types/types.ts";

/** What a column holds: numbers, flags, or texts and bytes. */
export type ColumnType =
  | "u8"
  | "i8"
  | "u16"
  | "i16"
  | "u32"
  | "i32"
  | "f32"
  | "f64"
  | "u64"
  | "i64"
  | "bool"
  | "latin1"
  | "utf8"
  | "bytes";

/** How many numbers a row has. */
interface Size {
  readonly size: number;
  /** They are an array, also where there is only one. */
  readonly isArray?: true;
}

/** The type of a member's column, and how many numbers of it a row has. */
export interface ElementType extends Size {
  readonly type: ColumnType;
}

/** What numbers a member may be. */
interface Range {
  readonly low: number;
  readonly high: number;
  /** All of them are integers; floats of 32 bits hold all of them. */
  readonly isWhole: boolean;
  readonly isSingle: boolean;
}

type Found = (Range & Size) | ElementType;

/**
 * The columns of rows in these versions, indexes into the table's.
 * @throws RangeError for a member that there is not, or of which no column can be made
 */
export function elementTypesOf(
  { message, struct = message }: RowsOf,
  names: readonly string[],
  versions: readonly number[],
): readonly ElementType[] {
  const known = new Set(versions.flatMap((version) => layoutOf(struct, version) ?? []));
  // In versions that do not have it, nothing fills the columns: they are as in those that do.
  const layouts: readonly Layout[] = known.size > 0 ? [...known] : struct.layouts;
  return names.map((name) => {
    const elementType = elementTypeOf(name, layouts) ?? elementTypeOf(name, struct.layouts);
    if (elementType === undefined)
      throw unknown("member", name, columnNames(struct.layouts), struct.name);
    return elementType;
  });
}

/**
 * The column of a member: of the smallest type that holds what it may be in all of these layouts.
 * Throws RangeError for a member of which no column can be made; undefined where there is no such member.
 */
export function elementTypeOf(
  name: string,
  layouts: readonly Pick<Layout, "fields">[],
): ElementType | undefined {
  const found = layouts.flatMap(armPathsOf).flatMap(({ fields }) => foundIn(name, fields) ?? []);
  const [first, ...others] = found;
  if (first === undefined) return undefined;
  if (layouts.flatMap(armPathsOf).some(({ fields }) => isCompanion(name, fields)))
    throw new RangeError(severalTypes(name));
  const both = others.reduce((a, b) => joined(name, a, b), first);
  return asElementType(both);
}

/** The names of all members that columns can hold. */
export function columnNames(layouts: readonly Pick<Layout, "fields">[]): string[] {
  return namesIn(layouts).filter((name) => {
    try {
      return elementTypeOf(name, layouts) !== undefined;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  });
}

function foundIn(name: string, fields: readonly Field[]): Found | undefined {
  const mask = masksOf(fields).find((one) => one.name === name);
  if (mask !== undefined) return maskRange(mask);
  const member = membersOf(fields).get(name);
  if (member === undefined) return undefined;
  return ofMember(name, member);
}

const ofMember = /* @__PURE__ */ byKind<MemberKind, [name: string], Found | undefined>({
  length: () => undefined,
  bit: () => ({ type: "bool", size: 1 }),
  int: (_, { type }) => ({ ...rangeOf(type), size: 1 }),
  ints: (_, { type, count }) => ({ ...rangeOf(type), size: count, isArray: true }),
  value: (name, { field: { type, wide } }) => {
    const own = ofType(name, type);
    return wide === undefined ? own : joined(name, own, { ...rangeOf(wide.type), size: 1 });
  },
});

/** Whether a name is that of bytes or of a number which are members only where they are not as they should be. */
function isCompanion(name: string, fields: readonly Field[]): boolean {
  return fields.some((f) => (f.kind === "gap" || f.kind === "checksum") && f.name === name);
}

function noColumn(name: string, { kind }: ValueType): never {
  throw new RangeError(`${name} is a ${kind}, of which there is no column`);
}

/** What a column of each type holds. */
const ofType: (name: string, type: ValueType) => Found = /* @__PURE__ */ byKind<
  ValueType,
  [name: string],
  Found
>(
  {
    int: (_, type) => ({ ...rangeOf(type), size: 1 }),
    float: (_, { bits }) => ({ type: bits === 64 ? "f64" : "f32", size: 1 }),
    big: (_, { signed }) => ({ type: signed ? "i64" : "u64", size: 1 }),
    array: (name, { of, count }) => ({ ...ofType(name, of), size: count, isArray: true }),
    string: () => ({ type: "latin1", size: 1 }),
    delimited: (_, { as }) => ({ type: as, size: 1 }),
    bytes: (_, { as }) => ({ type: as ?? "bytes", size: 1 }),
  },
  noColumn,
);

function maskRange({ parts }: MaskField): Found {
  const bits = Math.max(...parts.map((part) => part.at + part.bits));
  const type: IntType = { kind: "int", name: "", bits, signed: false };
  return { ...rangeOf(type), size: 1 };
}

/** Integers that floats of 32 bits hold. */
const SINGLE = 2 ** 24;

function rangeOf(type: IntType): Range {
  const [from, to] = [lowest(type), highest(type)];
  const ends = [valueOf(type, from), valueOf(type, to)];
  const { num, den, plus } = type.scale ?? { num: 1, den: 1, plus: 0 };
  const isBinary = Number.isInteger(Math.log2(den)) && Number.isInteger(plus);
  const most = Math.max(-from, to) * Math.abs(num) + Math.abs(plus) * den;
  return {
    low: Math.min(...ends),
    high: Math.max(...ends),
    isWhole: den === 1 && Number.isInteger(plus),
    isSingle: isBinary && most <= SINGLE,
  };
}

function joined(name: string, a: Found, b: Found): Found {
  if (a.size === b.size && a.isArray === b.isArray) {
    if (!("type" in a) && !("type" in b))
      return {
        low: Math.min(a.low, b.low),
        high: Math.max(a.high, b.high),
        isWhole: a.isWhole && b.isWhole,
        isSingle: a.isSingle && b.isSingle,
        ...sizeOf(a),
      };
    const [one, other] = [asElementType(a), asElementType(b)];
    if (one.type === other.type) return one;
    const types = [one.type, other.type];
    if (types.every((type) => FLOATS.has(type) || isNumber(type))) {
      const isSingle = [a, b].every((each) =>
        "type" in each ? each.type === "f32" : each.isSingle,
      );
      return { type: isSingle ? "f32" : "f64", ...sizeOf(a) };
    }
  }
  throw new RangeError(severalTypes(name));
}

function severalTypes(name: string): string {
  return `${name} is of several kinds, of which there is no one column`;
}

const FLOATS: ReadonlySet<ColumnType> = new Set(["f32", "f64"]);

function asElementType(found: Found): ElementType {
  return "type" in found ? found : { type: numberType(found), ...sizeOf(found) };
}

function sizeOf({ size, isArray }: Size): Size {
  return isArray === undefined ? { size } : { size, isArray };
}

function isNumber(type: ColumnType): boolean {
  return /^[ui](8|16|32)$/.test(type);
}

function numberType({ low, high, isWhole, isSingle }: Range): ColumnType {
  if (!isWhole) return isSingle ? "f32" : "f64";
  if (low >= 0)
    return high < 2 ** 8 ? "u8" : high < 2 ** 16 ? "u16" : high < 2 ** 32 ? "u32" : "f64";
  const most = Math.max(high, -low - 1);
  return most < 2 ** 7 ? "i8" : most < 2 ** 15 ? "i16" : most < 2 ** 31 ? "i32" : "f64";
}
