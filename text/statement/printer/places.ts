import { hasBit } from "../bit-numbers.ts";
import {
  type BitRef,
  type Field,
  type IntType,
  layoutOf,
  type MaskField,
  type SplitField,
  type StopField,
  type Table,
  type TextTable,
  type ValueField,
} from "../../../runtime/table/table.ts";

/*
 * Where the members of a message stand in its bytes. Only masks, and what chooses an arm, decide that: for each of their
 * values all other members have a place of their own, or none.
 */

/** What stands in the way of printing messages by their places: whatever it is, the table knows it. */
export class Unplaced extends Error {}

/** How an integer stands: as such, or as bits of a word. */
export const INTS = { u8: 0, i8: 1, u16: 2, i16: 3, u32: 4, i32: 5, bits: 6 } as const;

/** Where a number stands. A class, so that all of them are alike to the machine. */
export class Place {
  /**
   * @param offset bytes from the message's first to its own
   * @param int one of `INTS`; of all but integers 0
   * @param stride of an array, the bytes from an element to the next
   * @param shift of bits, the number of the first one
   * @param width and how many there are
   * @param isSigned whether the highest of them is a sign
   */
  constructor(
    readonly offset: number,
    readonly int: number = 0,
    readonly stride = 0,
    readonly shift = 0,
    readonly width = 0,
    readonly isSigned = false,
  ) {}
}

/** A mask, or what chooses, that is to be read before the places of what follows are known. */
export interface Decision {
  /** What decides, by its name and that of the struct that it is in. */
  readonly name: string;
  readonly parts: readonly DecisionPart[];
}

/** A part of a mask, which may stand behind others. */
export interface DecisionPart {
  /** Where it stands; undefined: behind the part before it. */
  readonly place: Place;
  readonly isNext: boolean;
  /** Where in the mask it stands. */
  readonly at: number;
  /** Bits of the mask of which one must be set, and of which none may be; 0 where it does not matter. */
  readonly when: number;
  readonly unless: number;
}

/** A number that is written in this way only where it is outside of a range. */
export interface Outside {
  readonly place: Place;
  readonly low: number;
  readonly high: number;
}

/** The members of a message, of a struct in it, or of an element of a list, that are there. */
export interface Scope {
  readonly text: TextTable | undefined;
  readonly fields: readonly Field[];
  readonly places: Map<string, Place>;
  readonly masks: Map<string, number>;
  readonly structs: Map<string, Scope>;
}

/** What ends a list: a number of an element, or a word of 0. */
export interface End {
  readonly place: Place;
  readonly value: number;
  /** Bytes from the element's first to the one behind its end. */
  readonly size: number;
  /** The mask in front of it was clear: another one is a hint. */
  readonly isPlain: boolean;
}

/** What decides was decided: all that is there has a place. */
export interface Placed {
  readonly scope: Scope;
  readonly size: number;
  readonly outside: readonly Outside[];
  readonly end: End | undefined;
}

/** Finds the places of fields, as far as is known what decides them. */
export class Placing {
  /** Bytes from the first one to the present field. */
  #at: number;
  readonly outside: Outside[] = [];
  #end: End | undefined;
  readonly #table: Table;
  readonly #version: number;
  readonly #known: ReadonlyMap<string, number>;

  /**
   * @param version an index into the table's versions
   * @param at where the fields begin
   * @param known what was decided by now
   */
  constructor(table: Table, version: number, at: number, known: ReadonlyMap<string, number>) {
    this.#table = table;
    this.#version = version;
    this.#at = at;
    this.#known = known;
  }

  /** Where all fields are, or what must be decided next. Throws Unplaced. */
  place(text: TextTable | undefined, fields: readonly Field[]): Placed | Decision {
    const scope = scopeOf(text, fields);
    const next = this.#fields(scope, fields, "");
    return next ?? { scope, size: this.#at, outside: this.outside, end: this.#end };
  }

  #fields(scope: Scope, fields: readonly Field[], prefix: string): Decision | undefined {
    for (const field of fields) {
      const next = this.#field(scope, field, prefix);
      if (next !== undefined) return next;
    }
    return undefined;
  }

  #field(scope: Scope, field: Field, prefix: string): Decision | undefined {
    switch (field.kind) {
      case "mask":
        return this.#mask(scope, field, prefix);
      case "bit":
        if (isSet(scope, field.bit)) scope.places.set(field.name, new Place(0));
        return undefined;
      case "stop":
        scope.masks.set(field.live, liveOf(scope, field));
        return undefined;
      case "refuse":
        if (isSet(scope, field.bit)) throw new Unplaced();
        return undefined;
      case "split":
        return this.#split(scope, field);
      case "interleave": {
        const stride = field.fields.reduce((sum, { type }) => sum + type.bits / 8, 0);
        let offset = this.#at;
        for (const { name, type } of field.fields) {
          scope.places.set(name, new Place(offset, intOf(type), stride));
          offset += type.bits / 8;
        }
        this.#at += stride * field.count;
        return undefined;
      }
      case "value":
        return this.#value(scope, field, prefix);
      case "switch": {
        const on = scope.places.get(field.on);
        const name = `${prefix}${field.on}`;
        const value = this.#known.get(name);
        if (on === undefined) throw new Unplaced();
        if (value === undefined) return { name, parts: [wholePart(on)] };
        const arm = field.arms.find(({ values, otherwise }) => otherwise || values.includes(value));
        if (arm === undefined) throw new Unplaced();
        const inner: Scope = { ...scope, fields: [...scope.fields.slice(0, -1), ...arm.fields] };
        Object.assign(scope, { fields: inner.fields, text: arm.text ?? scope.text });
        return this.#fields(scope, arm.fields, prefix);
      }
      default:
        throw new Unplaced();
    }
  }

  #mask(scope: Scope, mask: MaskField, prefix: string): Decision | undefined {
    const name = `${prefix}${mask.name}`;
    const value = this.#known.get(name);
    const front = scope.places.get(mask.name);
    scope.places.delete(mask.name);
    if (value === undefined) {
      // Some of it stands in front: in the id, or in the word just before.
      const parts = mask.parts.map(
        ({ from, low = 0, bits, at, when, unless }, i): DecisionPart => ({
          place:
            from === "id"
              ? new Place(0, INTS.bits, 0, low, bits)
              : from === "split"
                ? front!
                : new Place(this.#at, intOf(from)),
          isNext: i > 0 && typeof mask.parts[i - 1]!.from === "object",
          at,
          when: bitOf(when),
          unless: bitOf(unless),
        }),
      );
      return { name, parts };
    }
    scope.masks.set(mask.name, value);
    for (const { from, when, unless } of mask.parts)
      if (typeof from === "object" && (when === undefined || hasBit(value, when)))
        if (unless === undefined || !hasBit(value, unless)) this.#at += from.bits / 8;
    return undefined;
  }

  #split(scope: Scope, { wire, parts, ends, wide }: SplitField): undefined {
    if (wide !== undefined || wire.bigEndian) throw new Unplaced();
    const size = wire.bits / 8;
    let low = 0;
    for (const { name, type } of parts) {
      const offset = this.#at + (low >> 3);
      const place = new Place(offset, INTS.bits, 0, low & 7, type.bits, type.signed);
      scope.places.set(name, place);
      low += type.bits;
    }
    if (ends !== undefined)
      this.#end = {
        place: new Place(this.#at, wordOf(wire)),
        value: 0,
        size: this.#at + size,
        isPlain: true,
      };
    this.#at += size;
    return undefined;
  }

  #value(scope: Scope, field: ValueField, prefix: string): Decision | undefined {
    const { name, type, when, whenMore, widths } = field;
    if (whenMore || field.selects !== undefined || field.picks !== undefined) throw new Unplaced();
    if (when !== undefined && !isSet(scope, when)) return undefined;
    if (widths !== undefined) return this.#widths(scope, field);
    switch (type.kind) {
      case "int":
        return this.#int(scope, field, type);
      case "float":
        return this.#bytes(scope, name, 0, 0, 4);
      case "array": {
        const size = type.of.kind === "float" ? 4 : type.of.bits / 8;
        const int = type.of.kind === "float" ? 0 : intOf(type.of);
        return this.#bytes(scope, name, int, size, size * type.count);
      }
      case "list":
        return this.#bytes(scope, name, 0, 0, 0);
      case "sparse":
        // One that has elements is left to the table.
        if (maskOf(scope, type.mask) !== 0) throw new Unplaced();
        return undefined;
      case "struct": {
        const struct = this.#table.structs[type.struct]!;
        const fields = layoutOf(struct, this.#version)?.fields;
        if (fields === undefined) throw new Unplaced();
        const inner = scopeOf(struct.text, fields);
        scope.structs.set(name, inner);
        return this.#fields(inner, fields, `${prefix}${name}.`);
      }
      default:
        throw new Unplaced();
    }
  }

  #int(scope: Scope, { name, wide, ends }: ValueField, type: IntType): undefined {
    const isWide = wide !== undefined && isSet(scope, wide.when);
    const own = isWide ? wide.type : type;
    const place = new Place(this.#at, intOf(own));
    if (isWide) this.outside.push({ place, ...rangeOf(type) });
    this.#bytes(scope, name, place.int, 0, own.bits / 8);
    if (ends === undefined) return undefined;
    const isPlain = [...scope.masks.values()].every((mask) => mask === 0);
    this.#end = { place, value: rawOf(own, ends), size: this.#at, isPlain };
    return undefined;
  }

  #widths(scope: Scope, { name, widths }: ValueField): undefined {
    const { mask, narrow, wide, both } = widths!;
    const [isNarrow, isWide] = [narrow, wide].map(({ bit }) => isSet(scope, { mask, bit }));
    if (!isNarrow && !isWide) return undefined;
    const type = isNarrow && isWide ? both : isWide ? wide.type : narrow.type;
    if (type === undefined) throw new Unplaced();
    const place = new Place(this.#at, intOf(type));
    if (isWide) this.outside.push({ place, ...rangeOf(narrow.type) });
    if (isWide && isNarrow) this.outside.push({ place, ...rangeOf(wide.type) });
    return this.#bytes(scope, name, place.int, 0, type.bits / 8);
  }

  #bytes(scope: Scope, name: string, int: number, stride: number, size: number): undefined {
    scope.places.set(name, new Place(this.#at, int, stride));
    this.#at += size;
    return undefined;
  }
}

function scopeOf(text: TextTable | undefined, fields: readonly Field[]): Scope {
  return { text, fields, places: new Map(), masks: new Map(), structs: new Map() };
}

function wholePart(place: Place): DecisionPart {
  return { place, isNext: false, at: 0, when: 0, unless: 0 };
}

function maskOf({ masks }: Scope, name: string): number {
  const mask = masks.get(name);
  if (mask === undefined) throw new Unplaced();
  return mask;
}

function isSet(scope: Scope, { mask, bit }: BitRef): boolean {
  return hasBit(maskOf(scope, mask), bit);
}

function liveOf(scope: Scope, { bit }: StopField): number {
  return isSet(scope, bit) ? 0 : maskOf(scope, bit.mask);
}

function bitOf(bit: number | undefined): number {
  return bit === undefined ? 0 : 1 << bit;
}

/** How an integer of whole bytes is read. Throws Unplaced. */
export function intOf({ bits, signed, bigEndian }: IntType): number {
  if (bigEndian && bits > 8) throw new Unplaced();
  if (bits === 8) return signed ? INTS.i8 : INTS.u8;
  if (bits === 16) return signed ? INTS.i16 : INTS.u16;
  if (bits === 32) return signed ? INTS.i32 : INTS.u32;
  throw new Unplaced();
}

function wordOf(wire: IntType): number {
  return intOf({ ...wire, signed: false });
}

/** What a value of a type is on the wire. */
export function rawOf({ scale }: IntType, value: number): number {
  if (scale === undefined) return value;
  return Math.round(((value - scale.plus) * scale.den) / scale.num);
}

function rangeOf({ bits, signed, scale }: IntType): { low: number; high: number } {
  if (scale !== undefined) throw new Unplaced();
  return signed
    ? { low: -(2 ** (bits - 1)), high: 2 ** (bits - 1) - 1 }
    : { low: 0, high: 2 ** bits - 1 };
}
