import type { BitRef } from "../../../runtime/table/table.ts";
import { bitTest, hex, local, pascal, upper } from "../code/code.ts";
import type { Size } from "./size.ts";

/** The tables of lengths that a module needs, and the functions that add up what they say: their code by their name. */
export class LengthTables {
  readonly declarations = new Map<string, string>();

  /** The name of the table that holds these bytes by bit of the mask's n-th byte. */
  tableFor(layout: string, mask: string, byte: number, perBit: readonly number[]): string {
    const code = `bitLengths([${perBit.join(", ")}])`;
    const base = `${snake(layout)}_${upper(mask)}_LENGTHS_${byte}`;
    // A message with several runs has a table for each.
    return this.#declared(code, (run) => (run === 0 ? base : `${base}_RUN${run}`));
  }

  /** The name of the function that adds these bytes up by the bits of a mask. */
  sumFor(layout: string, mask: string, code: string): string {
    const base = `bytesOf${layout}${pascal(mask.replace("$live", ""))}`;
    return this.#declared(`(${local(mask)}: number): number => ${code}`, (run) =>
      run === 0 ? base : `${base}Run${run}`,
    );
  }

  /** The name of the list of what members that tell versions say together. */
  rowsFor(rows: string): string {
    return this.#declared(rows, (run) => (run === 0 ? "TOLD_TOGETHER" : `TOLD_TOGETHER_${run}`));
  }

  /** The name of the constant that holds this code: `base`, unless that is another one's. */
  named(base: string, code: string): string {
    return this.#declared(code, (run) => (run === 0 ? base : `${base}_${run + 1}`));
  }

  #declared(code: string, nameOf: (run: number) => string): string {
    for (let run = 0; ; run++) {
      const known = this.declarations.get(nameOf(run));
      if (known !== undefined && known !== code) continue;
      this.declarations.set(nameOf(run), code);
      return nameOf(run);
    }
  }
}

/** `ClientdataUntil106` → `CLIENTDATA_UNTIL106`. */
export function snake(name: string): string {
  return upper(name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "_"));
}

/** The size as code that counts it. */
export function sizeCode(size: Size, layout: string, tables: LengthTables): string {
  const sum = sumOf(size, layout, tables);
  const constant = size.constant > 0 ? [String(size.constant)] : [];
  if (sum !== undefined) return [...constant, `${sum.name}(${local(sum.mask)})`].join(" + ");
  return [...constant, ...partsOf(size, layout, tables)].join(" + ");
}

/** What is added up by the bits of masks. */
function partsOf(size: Size, layout: string, tables: LengthTables): string[] {
  const bytesOfMasks = [...size.masks].flatMap(([mask, bits]) =>
    [0, 8, 16, 24].flatMap((low) => {
      const perBit = byteBits(bits, low);
      return byteCode(mask, low, perBit, layout, tables) ?? [];
    }),
  );
  return [...bytesOfMasks, ...size.terms.map(({ code }) => code)];
}

/** The function that adds up a size of several parts, where one mask tells them all. */
function sumOf(size: Size, layout: string, tables: LengthTables) {
  const [mask, ...others] = new Set([
    ...size.masks.keys(),
    ...size.terms.flatMap(({ of }) => of.map((ref) => ref.mask)),
  ]);
  if (mask === undefined || others.length > 0) return undefined;
  const parts = partsOf(size, layout, tables);
  if (parts.length < 2) return undefined;
  return { mask, name: tables.sumFor(layout, mask, parts.join(" + ")) };
}

/**
 * As `sizeCode`, for the beginning of a run: it shares the tables and the function of the whole, and looks only at
 * the bits before.
 *
 * @param before what comes before the place
 * @param whole the run's size
 */
export function offsetCode(
  before: Size,
  whole: Size,
  layout: string,
  tables: LengthTables,
): string {
  const constant = before.constant > 0 ? [String(before.constant)] : [];
  const parts = [...before.masks].flatMap(([mask, bits]) =>
    [0, 8, 16, 24].flatMap((low) => {
      const all = byteBits(whole.masks.get(mask)!, low);
      return frontCode(mask, low, byteBits(bits, low), all, layout, tables) ?? [];
    }),
  );
  const own = bitsOf(before);
  const sum =
    parts.length + before.terms.length > 1 && isCut(before, whole, own)
      ? sumOf(whole, layout, tables)
      : undefined;
  if (sum === undefined)
    return [...constant, ...parts, ...before.terms.map(({ code }) => code)].join(" + ");
  const bits = own.map(({ bit }) => bit);
  const only = hex([...new Set(bits)].reduce((all, bit) => all + 2 ** bit, 0));
  return [...constant, `${sum.name}(${local(sum.mask)} & ${only})`].join(" + ");
}

/** All bits that a size depends on. */
function bitsOf({ masks, terms }: Size): BitRef[] {
  const own = [...masks].flatMap(([mask, bits]) => [...bits.keys()].map((bit) => ({ mask, bit })));
  return [...own, ...terms.flatMap(({ of }) => of)];
}

/**
 * Whether those bits add in the whole just what they add before the place: no field behind it has one of them, and
 * none is there where a bit is clear.
 */
function isCut(before: Size, whole: Size, own: readonly BitRef[]): boolean {
  const has = ({ mask, bit }: BitRef) => own.some((o) => o.mask === mask && o.bit === bit);
  const behind = whole.terms.slice(before.terms.length);
  return (
    own.every(
      ({ mask, bit }) => before.masks.get(mask)?.get(bit) === whole.masks.get(mask)?.get(bit),
    ) && !behind.some(({ of, whereClear }) => whereClear || of.every(has))
  );
}

/** What those bits of a mask's byte add that come before a place. */
function frontCode(
  mask: string,
  low: number,
  own: readonly number[],
  all: readonly number[],
  layout: string,
  tables: LengthTables,
): string | undefined {
  const set = own.flatMap((count, i) => (count > 0 ? [i] : []));
  if (set.length === 0) return undefined;
  // A bit may tell of fields before the place, and of others behind it.
  const isShared = set.some((i) => own[i] !== all[i]);
  if (set.length === 1 || isShared || !fitsTable(all))
    return byteCode(mask, low, own, layout, tables);
  const only = hex(set.reduce((sum, i) => sum | (1 << i), 0));
  const byte = low === 0 ? `${local(mask)} & ${only}` : `(${local(mask)} >>> ${low}) & ${only}`;
  return `${tables.tableFor(layout, mask, low / 8, all)}[${byte}]!`;
}

/** Whether a table of bytes holds the sum of them all, and is worth it. */
function fitsTable(perBit: readonly number[]): boolean {
  const total = perBit.reduce((sum, count) => sum + count, 0);
  return total <= 0xff && perBit.filter((count) => count > 0).length > 1;
}

function byteBits(bits: ReadonlyMap<number, number>, low: number): number[] {
  return Array.from({ length: 8 }, (_, i) => bits.get(low + i) ?? 0);
}

/** What the bits of one byte of a mask add: a table, or a plain test for a single bit. */
function byteCode(
  mask: string,
  low: number,
  perBit: readonly number[],
  layout: string,
  tables: LengthTables,
) {
  const set = perBit.flatMap((count, i) => (count > 0 ? [i] : []));
  if (set.length === 0) return undefined;
  // A table's entries are bytes.
  if (set.length === 1 || perBit.reduce((sum, count) => sum + count, 0) > 0xff)
    return set.map((i) => `(${bitTest(mask, low + i)} ? ${perBit[i]} : 0)`).join(" + ");
  const byte = low === 0 ? `${local(mask)} & 0xff` : `(${local(mask)} >>> ${low}) & 0xff`;
  return `${tables.tableFor(layout, mask, low / 8, perBit)}[${byte}]!`;
}
