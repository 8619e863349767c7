import { hasBit } from "../table/facts/bits.ts";
import { isPadded } from "../table/facts/companions.ts";
import { usesBraces } from "../table/facts/statements.ts";
import type { BitRef } from "../table/terms/bit-ref.ts";
import type { Field } from "../table/fields/field.ts";
import type { IntType } from "../table/types/integers.ts";
import { layoutOf } from "../table/messages.ts";
import type { MaskField, TerminatorField } from "../table/fields/masks.ts";
import type { SplitField } from "../table/fields/split.ts";
import type { Table } from "../table/table.ts";
import type { TextTable } from "../table/text.ts";
import type { ValueField } from "../table/fields/value.ts";
import type { NumberType } from "../table/types/number.ts";
import {
  type Decision,
  type DecisionPart,
  type End,
  INTS,
  type RangeBranch,
  WirePosition,
  type Placed,
  type Scope,
  Unplaced,
} from "./place.ts";
import { intOf, rangeOf, rawOf, sizeOf, wordOf } from "./ints.ts";
import { presenceBy } from "../table/fields/presence.ts";

/*
 * Where the members of a message are in its bytes. Only masks, and what chooses an arm, decide that: for each of their
 * values all other members have a place of their own, or none.
 */

/** Finds the places of fields, as far as is known what decides them. */
export class Placing {
  /** Bytes from the first one to the present field. */
  #at: number;
  readonly outside: RangeBranch[] = [];
  #end: End | undefined;
  /** A list was met, which takes as many bytes as it likes. */
  #isOpen = false;
  readonly #table: Table;
  readonly #version: number;
  readonly #known: ReadonlyMap<string, number>;

  /**
   * @param version an index into the table's versions
   * @param at where the fields begin
   * @param known what was decided so far
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
      // What follows a list has no place, also after the struct that the list is in.
      if (this.#isOpen) throw new Unplaced();
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
        if (isSet(scope, field.bit)) scope.places.set(field.name, new WirePosition(0));
        return undefined;
      case "terminator":
        scope.masks.set(field.live, liveOf(scope, field));
        return undefined;
      case "reserved":
        if (isSet(scope, field.bit)) throw new Unplaced();
        return undefined;
      case "split":
        return this.#split(scope, field);
      case "interleave": {
        const sizes = field.fields.map(({ type }) => sizeOf(type));
        const stride = sizes.reduce((sum, size) => sum + size, 0);
        let offset = this.#at;
        for (const [i, { name, type }] of field.fields.entries()) {
          const int = type.kind === "int" ? intOf(type) : 0;
          scope.places.set(name, new WirePosition(offset, int, stride, 0, 0, false, type));
          offset += sizes[i]!;
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
      // Some of it is before it: in the id, or in the word just before.
      const parts = mask.parts.map(
        ({ from, low = 0, bits, at, when, unless }, i): DecisionPart => ({
          place:
            from === "id"
              ? new WirePosition(0, INTS.bits, 0, low, bits)
              : from === "split"
                ? front!
                : new WirePosition(this.#at, intOf(from)),
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
      const place = new WirePosition(offset, INTS.bits, 0, low & 7, type.bits, type.signed, type);
      scope.places.set(name, place);
      low += type.bits;
    }
    if (ends !== undefined)
      this.#end = {
        place: new WirePosition(this.#at, wordOf(wire)),
        value: ends,
        size: this.#at + size,
        isPlain: isClear(scope),
      };
    this.#at += size;
    return undefined;
  }

  #value(scope: Scope, field: ValueField, prefix: string): Decision | undefined {
    const { name, type, presence } = field;
    if (["more", "given", "marker"].includes(presence?.kind ?? "")) throw new Unplaced();
    if (field.selects !== undefined || field.selectsFlavor !== undefined) throw new Unplaced();
    if (isPadded(type)) throw new Unplaced();
    if (presence?.kind === "bit" && isSet(scope, presence) === (presence.clear === true))
      return undefined;
    if (presence?.kind === "widths") return this.#widths(scope, field);
    switch (type.kind) {
      case "int":
        return this.#int(scope, field, type);
      case "float":
        return this.#bytes(scope, name, 0, 0, sizeOf(type), type);
      case "array": {
        const size = sizeOf(type.of);
        const int = type.of.kind === "int" ? intOf(type.of) : 0;
        return this.#bytes(scope, name, int, size, size * type.count, type.of);
      }
      case "list":
        this.#isOpen = true;
        return this.#bytes(scope, name, 0, 0, 0);
      case "sparse":
        // One that has elements is left to the table.
        if (type.mask === undefined || maskOf(scope, type.mask) !== 0) throw new Unplaced();
        return undefined;
      case "struct": {
        const struct = this.#table.structs[type.struct]!;
        const fields = layoutOf(struct, this.#version)?.fields;
        const isPlain =
          fields !== undefined && !usesBraces(struct, fields) && type.region === undefined;
        if (!isPlain) throw new Unplaced();
        const inner = scopeOf(struct.text, fields);
        scope.structs.set(name, inner);
        return this.#fields(inner, fields, `${prefix}${name}.`);
      }
      default:
        throw new Unplaced();
    }
  }

  #int(scope: Scope, { name, wide, ends }: ValueField, type: IntType): undefined {
    if (wide?.type.scale !== undefined) throw new Unplaced();
    const isWide = wide !== undefined && isSet(scope, wide.when);
    const own = isWide ? wide.type : type;
    const place = new WirePosition(this.#at, intOf(own));
    if (isWide) this.outside.push({ place, ...rangeOf(type) });
    this.#bytes(scope, name, place.int, 0, own.bits / 8, own);
    if (ends === undefined) return undefined;
    this.#end = { place, value: rawOf(own, ends), size: this.#at, isPlain: isClear(scope) };
    return undefined;
  }

  #widths(scope: Scope, { name, presence }: ValueField): undefined {
    const widths = presenceBy({ presence }, "widths");
    const { mask, narrow, wide, both } = widths!;
    const [isNarrow, isWide] = [narrow, wide].map(({ bit }) => isSet(scope, { mask, bit }));
    if (!isNarrow && !isWide) return undefined;
    const type = isNarrow && isWide ? both : isWide ? wide.type : narrow.type;
    if (type === undefined) throw new Unplaced();
    const place = new WirePosition(this.#at, intOf(type));
    if (isWide) this.outside.push({ place, ...rangeOf(narrow.type) });
    if (isWide && isNarrow) this.outside.push({ place, ...rangeOf(wide.type) });
    return this.#bytes(scope, name, place.int, 0, type.bits / 8, type);
  }

  #bytes(
    scope: Scope,
    name: string,
    int: number,
    stride: number,
    size: number,
    type?: NumberType,
  ): undefined {
    scope.places.set(name, new WirePosition(this.#at, int, stride, 0, 0, false, type));
    this.#at += size;
    return undefined;
  }
}

function scopeOf(text: TextTable | undefined, fields: readonly Field[]): Scope {
  return { text, fields, places: new Map(), masks: new Map(), structs: new Map() };
}

function wholePart(place: WirePosition): DecisionPart {
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

function liveOf(scope: Scope, { bit }: TerminatorField): number {
  return isSet(scope, bit) ? 0 : maskOf(scope, bit.mask);
}

function bitOf(bit: number | undefined): number {
  return bit === undefined ? 0 : 1 << bit;
}

/** Whether no bit of a preceding mask is set. */
function isClear({ masks }: Scope): boolean {
  return [...masks.values()].every((mask) => mask === 0);
}
