import type { BitRef } from "../../../runtime/table/terms/bit-ref.ts";
import { type Condition, presenceBy, type Widths } from "../../../runtime/table/fields/presence.ts";
import type { InterleaveField } from "../../../runtime/table/fields/interleave.ts";
import type { SparseType } from "../../../runtime/table/types/sparse.ts";
import type { SplitField } from "../../../runtime/table/fields/split.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { isNumbered, isVaried } from "../../../runtime/table/facts/companions.ts";
import * as code from "../code/build.ts";
import { type Count, countExpr, isNone, product, sum } from "../code/count.ts";
import type { Expr } from "../code/model.ts";
import { bitTest, held, presenceTest } from "../parts/tests.ts";
import { sizeBy } from "../parts/by.ts";

/** How many bytes something takes: that many, and that many more for each bit that is set in a mask. */
export interface Size {
  readonly constant: Count;
  /** Bytes by bit, by mask. */
  readonly masks: ReadonlyMap<string, ReadonlyMap<number, Count>>;
  /** What does not add up bit by bit. */
  readonly terms: readonly Term[];
  /** The most that it can be. */
  readonly most: Count;
}

/** Bytes that depend on several bits. */
export interface Term {
  readonly code: Expr;
  readonly of: readonly BitRef[];
  /** There are some where all bits are clear. */
  readonly whereClear?: true;
}

export const NOTHING: Size = { constant: 0, masks: new Map(), terms: [], most: 0 };

export function bytes(count: Count): Size {
  return { ...NOTHING, constant: count, most: count };
}

function bytesWhen(ref: BitRef, count: Count): Size {
  return { ...NOTHING, masks: new Map([[ref.mask, new Map([[ref.bit, count]])]]), most: count };
}

export function add(a: Size, b: Size): Size {
  const masks = new Map(a.masks);
  for (const [mask, bits] of b.masks) {
    const sums = new Map(masks.get(mask));
    for (const [bit, count] of bits) sums.set(bit, sum(sums.get(bit) ?? 0, count));
    masks.set(mask, sums);
  }
  return {
    constant: sum(a.constant, b.constant),
    masks,
    terms: [...a.terms, ...b.terms],
    most: sum(a.most, b.most),
  };
}

/** Bytes of a type whose values all take the same, otherwise undefined. */
export function fixedBytes(type: ValueType): Count | undefined {
  if (isVaried(type)) return undefined;
  const by = sizeBy(type);
  if (by !== undefined) return by;
  if (type.kind === "int" || type.kind === "big") return type.bits / 8;
  if (type.kind === "float") return (type.bits ?? 32) / 8;
  if (type.kind !== "array" || isVaried(type.of)) return undefined;
  return product(type.count, fixedBytes(type.of)!);
}

/** Bytes of what always takes the same. */
export function bytesOf(type: ValueType): Count {
  return fixedBytes(type)!;
}

/** What a field takes, undefined when it finds out for itself. */
export function sizeOf(field: ValueField): Size | undefined {
  if (isNumbered(field.type)) return undefined;
  if (field.type.kind === "sparse") return sparseSize(field.type);
  const { wide, presence } = field;
  if (presence?.kind === "widths") return widthsSize(presence);
  const size = fixedBytes(field.type);
  const when = presenceBy(field, "bit");
  const isConditional = presence !== when;
  if (size === undefined || isConditional || field.ends !== undefined) return undefined;
  const extra = wide === undefined ? 0 : sum(bytesOf(wide.type), product(-1, size));
  if (when === undefined) {
    return wide === undefined ? bytes(size) : add(bytes(size), bytesWhen(wide.when, extra));
  }
  if (wide === undefined) return presentSize(when, size);
  // The wide bit counts only where the field is there.
  const isWide = bitTest(wide.when.mask, wide.when.bit);
  const test = code.operation(presenceTest(when), "&&", isWide);
  const both: Term = { code: code.choice(test, countExpr(extra), 0), of: [when, wide.when] };
  return add(presentSize(when, size), { ...NOTHING, terms: [both], most: extra });
}

/** The bytes of what is there by a bit. */
function presentSize(when: Condition, count: Count): Size {
  if (!when.clear) return bytesWhen(when, count);
  const { mask, bit } = when;
  const one = code.operation(code.shiftedRight(code.unary("~", held(mask)), bit), "&", 1);
  const term: Term = { code: timesOne(one, count), of: [when], whereClear: true };
  return { ...NOTHING, terms: [term], most: count };
}

/** This many bytes where a bit is 1, none where it is 0. */
function timesOne(bit: Expr, count: Count): Expr {
  return count === 1 ? bit : code.operation(bit, "*", countExpr(count));
}

/** As many integers as bits are set. */
function sparseSize({ mask, of, rounds = 1 }: SparseType): Size {
  const each = rounds * (of.bits / 8);
  const bits = Array.from({ length: 32 }, (_, bit) => [bit, each] as const);
  return { ...NOTHING, masks: new Map([[mask!, new Map(bits)]]), most: 32 * each };
}

function widthsSize({ mask, narrow, wide, both }: Widths): Size {
  const [few, many] = [narrow.type.bits / 8, wide.type.bits / 8];
  const bits = new Map([
    [narrow.bit, few],
    [wide.bit, many],
  ]);
  const size: Size = { ...NOTHING, masks: new Map([[mask, bits]]), most: few + many };
  const extra = (both?.bits ?? 8 * (few + many)) / 8 - few - many;
  if (isNone(extra)) return size;
  const bitsOf = [narrow, wide].map(({ bit }) => code.operation(held(mask), ">>>", bit));
  const one = code.joined([...bitsOf, code.number(1)], "&");
  const term: Term = {
    code: timesOne(one, extra),
    of: [narrow, wide].map(({ bit }) => ({ mask, bit })),
  };
  return { ...size, terms: [term], most: Math.max(few + many, few + many + extra) };
}

/** The bytes of one element of each of the arrays that take turns. */
export function roundBytes({ fields }: InterleaveField): Count {
  return sum(...fields.map(({ type }) => bytesOf(type)));
}

/** The bytes of a word, or of its parts where they are separate. */
export function splitSize({ wire, wide }: SplitField): Size {
  const word = bytes(wire.bits / 8);
  if (wide === undefined) return word;
  const apart = wide.parts.reduce((total, part) => total + part.type.bits / 8, 0);
  return add(word, bytesWhen(wide.when, apart - wire.bits / 8));
}
