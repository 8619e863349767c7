import type { BitRef } from "../../../runtime/table/terms/bit-ref.ts";
import * as code from "../code/build.ts";
import { type Count, countExpr, isMore, sum } from "../code/count.ts";
import type { Expr } from "../code/model.ts";
import { bitTest, held } from "../parts/tests.ts";
import type { Constants } from "../parts/constants.ts";
import type { Size } from "./size.ts";

/** The size as code that counts it. */
export function sizeCode(size: Size, layout: string, tables: Constants): Expr {
  const whole = sumOf(size, layout, tables);
  const parts = whole === undefined ? partsOf(size, layout, tables) : [summed(whole)];
  return added(size.constant, parts);
}

function added(constant: Count, parts: readonly Expr[]): Expr {
  const all = withConstant(constant, parts);
  return all.length === 0 ? code.number(0) : code.joined(all, "+");
}

function withConstant(constant: Count, parts: readonly Expr[]): Expr[] {
  return constant === 0 ? [...parts] : [countExpr(constant), ...parts];
}

function summed({ mask, own }: { readonly mask: string; readonly own: Expr }): Expr {
  return code.call(own, held(mask));
}

/** What is added up by the bits of masks. */
function partsOf(size: Size, layout: string, tables: Constants): Expr[] {
  const bytesOfMasks = [...size.masks].flatMap(([mask, bits]) =>
    BYTES.flatMap((low) => byteCode(mask, low, byteBits(bits, low), layout, tables)),
  );
  return [...bytesOfMasks, ...size.terms.map((term) => term.code)];
}

/** The lowest bits of a mask's bytes. */
const BYTES = [0, 8, 16, 24];

/** The function that adds up a size of several parts, where one mask tells them all. */
function sumOf(size: Size, layout: string, tables: Constants) {
  const [mask, ...others] = new Set([
    ...size.masks.keys(),
    ...size.terms.flatMap(({ of }) => of.map((ref) => ref.mask)),
  ]);
  if (mask === undefined || others.length > 0) return undefined;
  const parts = partsOf(size, layout, tables);
  if (parts.length < 2) return undefined;
  return { mask, own: tables.sumFor(layout, mask, code.joined(parts, "+")) };
}

/**
 * As `sizeCode`, for the beginning of a run: it shares the tables and the function of the whole, and looks only at
 * the bits before. Its parts are to be added up.
 *
 * @param before what comes before the place
 * @param whole the run's size
 */
export function offsetCode(before: Size, whole: Size, layout: string, tables: Constants): Expr[] {
  const parts = [...before.masks].flatMap(([mask, bits]) =>
    BYTES.flatMap((low) => {
      const all = byteBits(whole.masks.get(mask)!, low);
      return frontCode(mask, low, byteBits(bits, low), all, layout, tables);
    }),
  );
  const own = bitsOf(before);
  const total =
    parts.length + before.terms.length > 1 && isCut(before, whole, own)
      ? sumOf(whole, layout, tables)
      : undefined;
  if (total === undefined) {
    return withConstant(before.constant, [...parts, ...before.terms.map((term) => term.code)]);
  }
  const bits = own.map(({ bit }) => bit);
  const only = [...new Set(bits)].reduce((all, bit) => all + 2 ** bit, 0);
  return withConstant(before.constant, [code.call(total.own, code.and(held(total.mask), only))]);
}

/** All bits that a size depends on. */
function bitsOf({ masks, terms }: Size): BitRef[] {
  const own = [...masks].flatMap(([mask, bits]) => [...bits.keys()].map((bit) => ({ mask, bit })));
  return [...own, ...terms.flatMap(({ of }) => of)];
}

/**
 * Whether those bits add in the whole just what they add before the place: no field after it has one of them, and
 * none is there where a bit is clear.
 */
function isCut(before: Size, whole: Size, own: readonly BitRef[]): boolean {
  const has = ({ mask, bit }: BitRef) => own.some((o) => o.mask === mask && o.bit === bit);
  const after = whole.terms.slice(before.terms.length);
  return (
    own.every(({ mask, bit }) => {
      const [front, all] = [before, whole].map(({ masks }) => masks.get(mask)?.get(bit));
      return JSON.stringify(front) === JSON.stringify(all);
    }) && !after.some(({ of, whereClear }) => whereClear || of.every(has))
  );
}

/** What those bits of a mask's byte add that come before a place. */
function frontCode(
  mask: string,
  low: number,
  own: readonly Count[],
  all: readonly Count[],
  layout: string,
  tables: Constants,
): Expr[] {
  const set = setBits(own);
  if (set.length === 0) return [];
  // A bit may tell of fields before the place, and of others after it.
  const isShared = set.some((i) => JSON.stringify(own[i]) !== JSON.stringify(all[i]));
  if (set.length === 1 || isShared || !fitsTable(all))
    return byteCode(mask, low, own, layout, tables);
  const only = set.reduce((bits, i) => bits | (1 << i), 0);
  return [lookedUp(tables.tableFor(layout, mask, low / 8, all), mask, low, only)];
}

/** The bits that add something. */
function setBits(perBit: readonly Count[]): number[] {
  return perBit.flatMap((count, i) => (count === 0 ? [] : [i]));
}

/** Whether a table of bytes holds the sum of them all, and is worth it. */
function fitsTable(perBit: readonly Count[]): boolean {
  return !isMore(sum(...perBit), 0xff) && setBits(perBit).length > 1;
}

/** What a table says of some bits of a mask's byte. */
function lookedUp(table: Expr, mask: string, low: number, bits: number): Expr {
  return code.itemThere(table, code.and(code.shiftedRight(held(mask), low), bits));
}

function byteBits(bits: ReadonlyMap<number, Count>, low: number): Count[] {
  return Array.from({ length: 8 }, (_, i) => bits.get(low + i) ?? 0);
}

/** What the bits of one byte of a mask add: a table, or a plain test for a single bit. */
function byteCode(
  mask: string,
  low: number,
  perBit: readonly Count[],
  layout: string,
  tables: Constants,
): Expr[] {
  const set = setBits(perBit);
  if (set.length === 0) return [];
  // A table's entries are bytes.
  if (set.length === 1 || isMore(sum(...perBit), 0xff))
    return set.map((i) => code.choice(bitTest(mask, low + i), countExpr(perBit[i]!), 0));
  return [lookedUp(tables.tableFor(layout, mask, low / 8, perBit), mask, low, 0xff)];
}
