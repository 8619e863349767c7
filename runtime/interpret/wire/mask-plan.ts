import { openIn, tiesOf } from "../../table/facts/bits.ts";
import type { Field } from "../../table/fields/field.ts";
import type { LengthField } from "../../table/fields/length.ts";
import type { MaskField, MaskPart, NumberField } from "../../table/fields/masks.ts";
import type { SparseType } from "../../table/types/sparse.ts";
import type { SplitField } from "../../table/fields/split.ts";
import type { ValueField } from "../../table/fields/value.ts";
import { flagOf } from "../../table/fields/all-fields.ts";
import { fits } from "../../table/facts/ints.ts";
import { hasBit } from "./int.ts";
import { carriedBits, isIn, type Members, namesOf, sparseKeys } from "./mask.ts";
import { fitsNarrow, widthBits, widthFor, widthIn } from "./width.ts";
import { presenceBy, type Widths } from "../../table/fields/presence.ts";

/*
 * What decides a mask's bits, found once for each list of fields: messages that are written or printed ask for each
 * mask of each element. Masks have 32 bits at most, so sets of bits are integers.
 */

/** The bits that a field needs, as `members` are. `hint` is the mask as it came. */
type Need = (members: Members, hint: number) => number;

export interface MaskPlan {
  /** The bits that are taken from the hint. */
  readonly open: number;
  /** The same where a member says that a stop's bit is set: the first one counts. */
  readonly terminators: readonly { readonly member: string; readonly open: number }[];
  /** Bits that are set where none of these members is there. */
  readonly absences: readonly { readonly bits: number; readonly clear: readonly string[] }[];
  readonly needs: readonly Need[];
  /** The word whose being zero would end a list. */
  readonly word: SplitField | undefined;
  /** The parts that are not always there. */
  readonly optional: readonly MaskPart[];
  /** All bits that parts carry. */
  readonly carried: number;
}

const known = new WeakMap<readonly Field[], Map<MaskField, MaskPlan>>();

/** @param fields those of one way through the switches */
export function planOf(mask: MaskField, fields: readonly Field[]): MaskPlan {
  let plans = known.get(fields);
  if (plans === undefined) known.set(fields, (plans = new Map()));
  let plan = plans.get(mask);
  if (plan === undefined) plans.set(mask, (plan = planned(mask, fields)));
  return plan;
}

function planned(mask: MaskField, fields: readonly Field[]): MaskPlan {
  const names = namesOf(mask, fields);
  const ties = tiesOf(fields).filter((tie) => tie.set.length === 0 && isIn(tie, names));
  const word = fields.find((field) => field.kind === "split" && field.goesOn !== undefined);
  return {
    open: openIn(mask, fields),
    terminators: stopsIn(mask, names, fields),
    absences: ties.map(({ bit, clear }) => ({
      bits: bitsWith([bit]),
      clear: clear.map(({ name }) => name),
    })),
    needs: fields.flatMap((field) => needsOf(field, names)),
    word: word?.kind === "split" ? word : undefined,
    optional: mask.parts.filter((part) => part.when !== undefined || part.unless !== undefined),
    carried: carriedBits(mask),
  };
}

/** After a stop all bits are hints, but for those that the fields before it decide. */
function stopsIn(mask: MaskField, names: ReadonlySet<string>, fields: readonly Field[]) {
  return fields.flatMap((field, index) => {
    if (field.kind !== "terminator" || !names.has(field.bit.mask)) return [];
    const claimed = fields.slice(0, index).flatMap((one) => claimedBits(one, names));
    const open = (carriedBits(mask) & ~bitsWith(claimed)) >>> 0;
    return [{ member: flagOf(field, fields), open }];
  });
}

/** The bits that a field decides by itself. */
function claimedBits(field: Field, names: ReadonlySet<string>): number[] {
  if (field.kind === "bit" || field.kind === "reserved")
    return isIn(field.bit, names) ? [field.bit.bit] : [];
  if (field.kind === "number")
    return field.bits.filter(({ mask }) => names.has(mask)).map(({ bit }) => bit);
  if (field.kind !== "value") return [];
  const { presence } = field;
  const when = presenceBy({ presence }, "bit");
  const widths = presenceBy({ presence }, "widths");
  const bits = isIn(when, names) ? [when.bit] : [];
  return widths && names.has(widths.mask) ? [...bits, ...widthBits(widths, "both")] : bits;
}

// ---- what fields need

function needsOf(field: Field, names: ReadonlySet<string>): Need[] {
  if (field.kind === "bit") {
    const { name, bit } = field;
    const bits = bitsWith([bit.bit]);
    return names.has(bit.mask) ? [(members) => (members[name] ? bits : 0)] : [];
  }
  if (field.kind === "split") return apartNeeds(field, names);
  if (field.kind === "number") return numberNeeds(field, names);
  if (field.kind === "length") return highNeeds(field, names);
  return field.kind === "value" ? valueNeeds(field, names) : [];
}

function valueNeeds({ name, type, wide, presence }: ValueField, names: ReadonlySet<string>) {
  const when = presenceBy({ presence }, "bit");
  const widths = presenceBy({ presence }, "widths");
  const needs: Need[] = [];
  if (isIn(when, names) && when.clear === undefined) {
    const bits = bitsWith([when.bit]);
    needs.push((members) => (members[name] === undefined ? 0 : bits));
  }
  if (isIn(wide?.when, names) && type.kind === "int") {
    const bits = bitsWith([wide.when.bit]);
    needs.push((members) => {
      const value = members[name];
      return value === undefined || fitsNarrow(type, wide.type, value) ? 0 : bits;
    });
  }
  if (type.kind === "sparse" && type.mask !== undefined && names.has(type.mask))
    needs.push((members) => keysOf(members[name], type));
  if (widths !== undefined && names.has(widths.mask)) needs.push(widthNeed(name, widths));
  return needs;
}

function widthNeed(name: string, widths: Widths): Need {
  return (members, hint) => {
    if (members[name] === undefined) return 0;
    return bitsWith(widthBits(widths, widthFor(widths, name, members, widthIn(widths, hint))));
  };
}

/** The bits that a number is: none of one that does not fit, which is reported where all masks are settled. */
function numberNeeds({ name, bits, type }: NumberField, names: ReadonlySet<string>): Need[] {
  const own = bits.flatMap(({ mask, bit }, of) =>
    names.has(mask) ? [{ of, bits: bitsWith([bit]) }] : [],
  );
  if (own.length === 0) return [];
  return [
    (members) => {
      const value = members[name];
      // Most are.
      if (value === 0 || !fits(type, value)) return 0;
      let set = 0;
      for (const one of own) if (hasBit(value, one.of)) set |= one.bits;
      return set;
    },
  ];
}

/** The high bits of a length that are in the mask. What is no bytes, or has too many, is found when it is written. */
function highNeeds({ high, of, type }: LengthField, names: ReadonlySet<string>): Need[] {
  if (high === undefined || !names.has(high)) return [];
  return [
    (members) => {
      const { length = 0 } = (members[of!] ?? []) as { readonly length?: number };
      return length > 0 ? Math.floor(length / 2 ** type.bits) | 0 : 0;
    },
  ];
}

/** The bit that sets the parts of a word apart, where one does not fit into the word. */
function apartNeeds({ parts, wide }: SplitField, names: ReadonlySet<string>): Need[] {
  if (!isIn(wide?.when, names)) return [];
  const bits = bitsWith([wide.when.bit]);
  return [(members) => (parts.every(({ name, type }) => fits(type, members[name])) ? 0 : bits)];
}

/** The bits of what a record has values for. Keys that are invalid are found when the record is written. */
function keysOf(record: unknown, type: SparseType): number {
  if (typeof record !== "object" || record === null) return 0;
  const keys = sparseKeys(2 ** 32 - 1, type);
  return bitsWith(
    keys.filter((key) => (record as Members)[key] !== undefined).map((key) => key % 32),
  );
}

function bitsWith(numbers: readonly number[]): number {
  return numbers.reduce((bits, bit) => bits | (1 << bit), 0);
}
