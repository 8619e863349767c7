import type { Expression } from "../../../runtime/table/terms/expressions.ts";
import { aloneBits } from "./fields/alone.ts";
import type { Around, Beside } from "./beside.ts";
import { call, choice, memberOf, named, text, two } from "./build.ts";
import { Unsayable } from "./fields/expression.ts";
import { namesOf } from "./fields/fields.ts";
import { nameOf } from "./source/find.ts";
import { conditionIn, explained, withDoc } from "./instances.ts";
import { printed } from "./fields/printed.ts";
import type { Reads } from "./reads.ts";
import type { Entry } from "./fields/rest.ts";
import { type Type } from "./source/spec.ts";
import { type Keys, mapOf } from "../located.ts";
import { bitsAt } from "./later/bits.ts";
import { isSized, typesIn, valueKeys } from "./later/later.ts";
import { type Late, lateOf, placed, type Spot } from "./later/late.ts";

const IO = named("_io");
const NOTHING: Keys = {};

/** The attributes of a type from one on, as bytes that are kept and as derived values. */
export class Tail {
  #at: Spot;
  #isLost = false;

  constructor(
    private readonly type: Type,
    private readonly from: number,
    private readonly beside: Beside,
    private readonly around: Around,
  ) {
    const begin = `${this.#name}_at`;
    const value = printed(two("-", memberOf(IO, "size"), memberOf(named(this.#name), "size")));
    beside.parts.derived.set(begin, { keys: NOTHING, value });
    this.#at = { of: named(begin), plus: 0 };
  }

  get #name(): string {
    const first = namesOf(this.type)[this.from]!;
    return `${this.#nameOf(first, this.from)}_rest`;
  }

  #nameOf({ id }: Keys, place: number): string {
    return nameOf(String(id ?? `unnamed${place}`));
  }

  /** Adds the derived values. Returns the bytes that they are read from. */
  add(): Entry {
    const all = namesOf(this.type);
    for (let place = this.from; place < all.length && !this.#isLost;)
      place += this.#addOne(all, place);
    const { around, type, beside } = this;
    if (this.#isLost) around.later.loseEnd(type);
    else if (type !== around.root && printed(this.#at.of) !== "_io.size")
      beside.parts.derived.set("_end", { keys: NOTHING, value: printed(placed(this.#at)) });
    const comment = ["What follows is read out of these bytes when it is asked for."];
    return { keys: NOTHING, field: { [this.#name]: { type: "bytes", to: "end" } }, comment };
  }

  /** Returns how many attributes that were. */
  #addOne(all: readonly Keys[], place: number): number {
    const bits = bitsOf(all, place);
    const keys = all[place]!;
    const name = this.#nameOf(keys, place);
    const where = ["seq", place];
    const { type, beside, around } = this;
    try {
      const own = valueKeys(keys);
      const [refusal] = around.refused.get(own) ?? [];
      if (refusal !== undefined) throw new Unsayable(refusal);
      const reads = beside.reads(keys, name, where, { pos: placed(this.#at) });
      this.#addPlaces(keys);
      if (bits.some(({ if: condition, repeat }) => (condition ?? repeat) !== undefined)) {
        const run = runOf(all, place);
        this.#addBits(run, reads);
        for (const [i, each] of run.entries())
          beside.addValid(each, this.#nameOf(each, place + i), ["seq", place + i]);
        return run.length;
      }
      const asked = { keys, name, type, io: IO, at: this.#at };
      const late = bits.length > 0 ? this.#lateBits(bits, name, where) : lateOf(asked, reads);
      for (const [each, value] of explained(keys, late, reads))
        beside.derive(each, own, value, reads);
      beside.addContents(keys, name);
      for (const [i, each] of (bits.length > 0 ? bits : [keys]).entries())
        beside.addValid(each, this.#nameOf(each, place + i), ["seq", place + i]);
      this.#goOn(keys, name, late, reads);
      beside.parts.later.push(name);
      if (this.#endsNowhere(keys)) throw new Unsayable("nobody knows where it ends");
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      const without = "it is kept as bytes, with all that follows it";
      around.lose(type, where, `the field "${name}"`, `${error.message}: ${without}`);
      this.#isLost = true;
    }
    return Math.max(1, bits.length);
  }

  /** Adds bits of which some are there on a condition, up to where there are no more. */
  #addBits(run: readonly Keys[], reads: Reads): void {
    const { beside, type, around } = this;
    const { values, end } = bitsAt(run, { io: IO, at: this.#at }, reads, type.meta["bit-endian"]);
    for (const { name, keys = NOTHING, value, where } of values) {
      const own = keys["enum"];
      const more = {
        ...(where !== undefined && { if: printed(where) }),
        ...(own !== undefined && { enum: around.enumName(type, String(own)) }),
      };
      beside.derive(name, valueKeys(keys), withDoc(printed(value), keys, more), reads);
      if (keys !== NOTHING) beside.parts.later.push(name);
    }
    const own = `${values.at(-1)!.name}_end`;
    beside.parts.derived.set(own, { keys: NOTHING, value: printed(placed(end)) });
    this.#at = { of: named(own), plus: 0 };
  }

  /** Adds instances of where in the bytes the type is read: that is where an attribute first asks for them. */
  #addPlaces(keys: Keys): void {
    const { type, beside } = this;
    const { doc: _, ...own } = keys as Record<string, unknown>;
    const asked = JSON.stringify(own);
    for (const [id, written] of Object.entries(mapOf(type.keys["instances"]))) {
      const [instance, name] = [mapOf(written), nameOf(id)];
      const isPlace = /(?<![.\w])_io\.(pos|eof)\b/.test(String(instance.value));
      if (!isPlace || beside.placed.has(id) || !new RegExp(`(?<![.\\w])${id}\\b`).test(asked))
        continue;
      beside.placed.add(id);
      beside.addInstance(id, instance, { pos: placed(this.#at) });
      if (!beside.parts.derived.has(name)) throw new Unsayable(`the instance "${id}"`);
    }
  }

  /** Whether an attribute has no size, and a type of which something is lost. */
  #endsNowhere(keys: Keys): boolean {
    if (isSized(keys)) return false;
    const found = typesIn(keys).map((path) => this.around.find(this.type, path));
    return found.some((each) => each !== undefined && this.around.later.hasNoEnd(each));
  }

  #lateBits(bits: readonly Keys[], name: string, where: (string | number)[]): Late {
    if (this.type.isAlone === true) throw new Unsayable("more than 64 bits that are together");
    const group = aloneBits(bits, this.type, { name, where });
    const own = `${name}_read`;
    const read = call(
      IO,
      "read_at",
      text(this.around.structs.nameOf(group, false)),
      placed(this.#at),
    );
    const values = bits.map(({ id }, i) => {
      const each = this.#nameOf({ id }, Number(where[1]) + i);
      return { name: each, value: memberOf(named(own), each) };
    });
    return {
      values: [{ name: own, value: read }, ...values],
      end: { of: memberOf(named(own), "_end"), plus: 0 },
    };
  }

  /** What comes next begins where this ends; where it is not there, where it would begin. */
  #goOn(keys: Keys, name: string, late: Late, reads: Reads): void {
    const condition = conditionIn(keys, late, reads);
    const end = placed(late.end);
    const next: Expression =
      condition === undefined ? end : choice(condition, end, placed(this.#at));
    const isPlain =
      condition === undefined &&
      (late.end.of === this.#at.of || printed(late.end.of) === "_io.size");
    if (isPlain) {
      this.#at = late.end;
      return;
    }
    const own = `${name}_end`;
    this.beside.parts.derived.set(own, { keys: valueKeys(keys), value: printed(next) });
    this.#at = { of: named(own), plus: 0 };
  }
}

/** The attributes of bits from one on. */
function runOf(all: readonly Keys[], from: number): readonly Keys[] {
  const end = all.findIndex((keys, i) => i > from && !/^b\d+$/.test(String(keys["type"])));
  return all.slice(from, end < 0 ? undefined : end);
}

/** The attributes of bits from one on, up to where a byte ends with one of them. */
function bitsOf(all: readonly Keys[], from: number): readonly Keys[] {
  const widths = all.slice(from).map((keys) => /^b(\d+)(le|be)?$/.exec(String(keys["type"]))?.[1]);
  let total = 0;
  for (const [i, width] of widths.entries()) {
    if (width === undefined) return all.slice(from, from + i);
    total += Number(width);
    if (total % 8 === 0) return all.slice(from, from + i + 1);
  }
  return all.slice(from);
}
