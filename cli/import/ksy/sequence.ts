import type { Around, Beside } from "./beside.ts";
import { named } from "./build.ts";
import { Unsayable } from "./fields/expression.ts";
import { type Attribute, bitsFrom, type Field, fieldOf, namesOf, wordOf } from "./fields/fields.ts";
import { handedTo, structsIn } from "./handed.ts";
import { withDoc } from "./instances.ts";
import { commentOf } from "./fields/kept.ts";
import { bytesKeys, isSized, typesIn, valueKeys } from "./later/later.ts";
import { printed } from "./fields/printed.ts";
import { elementOf, laterOf, valueIn } from "./reads.ts";
import { computedEntry, type Entry } from "./fields/rest.ts";
import { type Type } from "./source/spec.ts";
import { type Keys, mapOf } from "../located.ts";

/** The fields of a type's sequence, up to what is kept and read later. */
export class Sequence {
  constructor(
    private readonly type: Type,
    private readonly beside: Beside,
    private readonly around: Around,
  ) {}

  /** The fields; where one is none of the schema, `later` knows that, and these are not all. */
  fields(attributes: readonly Attribute[]): Entry[] {
    const entries: Entry[] = [];
    for (let i = 0; i < attributes.length;) {
      const at = attributes[i]!;
      const bits = bitsFrom(attributes, i);
      try {
        if (bits.length > 0) this.#addBits(bits, entries);
        else this.#addField(at, entries);
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        this.#keepLater(at, bits.length > 0);
        return entries;
      }
      i += Math.max(1, bits.length);
    }
    return entries;
  }

  #addBits(bits: readonly Attribute[], entries: Entry[]): void {
    const { keys } = bits[0]!;
    this.#expectTaken(keys);
    entries.push({ keys, field: wordOf(bits, this.around), comment: bits.flatMap(commentOf) });
    for (const each of bits) this.beside.addValid(each.keys, each.name, ["seq", each.place]);
  }

  #addField(at: Attribute, entries: Entry[]): void {
    const { keys, name, place, before } = at;
    const reads = this.beside.reads(keys, name, ["seq", place]);
    const later = laterOf(at, reads);
    this.#expectTaken(later === undefined ? keys : bytesKeys(keys));
    const comment = commentOf(at);
    const isRead = later === undefined || this.#readLater(at, later, comment);
    if (before !== undefined) entries.push(computedEntry(at, before));
    const { doc } = keys;
    const kept = isRead ? later : { ...later!, name, keys: { ...later!.keys, doc } };
    const field = fieldOf(kept ?? elementOf(at, reads), this.around);
    this.#expectEnds(at, field);
    if (place < namesOf(this.type).length - 1 && goesToEnd(field))
      throw new Unsayable("what follows what goes to the end");
    for (const each of handedTo(field, this.beside.handing)) entries.push(computedEntry(at, each));
    entries.push({ keys: later === undefined ? keys : bytesKeys(keys), field, comment });
    if (isRead && field["constant"] === undefined) this.beside.addValid(keys, name, ["seq", place]);
  }

  /** Adds what an attribute is that is kept as bytes. Returns whether it is taken. */
  #readLater(at: Attribute, { name }: Attribute, comment: string[]): boolean {
    const { keys, type, place } = at;
    const reads = this.beside.reads(keys, at.name, ["seq", place]);
    try {
      this.#expectTaken(valueKeys(keys));
      const value = printed(valueIn(named(name), keys, type, reads));
      this.beside.derive(at.name, valueKeys(keys), withDoc(value, keys), reads);
      this.beside.parts.later.push(at.name);
      return true;
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      this.beside.parts.derived.delete(at.name);
      this.around.lose(
        type,
        ["seq", place],
        `the field "${at.name}"`,
        `${error.message}: it is kept as bytes`,
      );
      comment.push(`Not taken: ${error.message.replaceAll("\n", " ")}`);
      return false;
    }
  }

  #expectTaken(keys: Keys): void {
    const [refusal] = this.around.refused.get(keys) ?? [];
    if (refusal !== undefined) throw new Unsayable(refusal);
  }

  /** Throws Unsayable for what has a type that is kept from some attribute on, and so ends where that says. */
  #expectEnds({ isLast, keys }: Attribute, field: Field): void {
    if (this.type === this.around.root && isLast && keys["repeat"] === undefined) return;
    for (const name of structsIn(field)) {
      const of = this.around.structs.typeOf(name);
      if (of !== undefined && this.around.later.tailOf(of) < Infinity)
        throw new Unsayable(`the type "${of.name}", which is read later`);
    }
  }

  /** Keeps an attribute that is no field of the schema: alone, where its size is known, or with all that follows. */
  #keepLater({ place, isLater }: Attribute, isBits: boolean): void {
    const keys = namesOf(this.type)[place]!;
    const isOne = isSized(keys) && keys["repeat"] === undefined && typesIn(keys).length > 0;
    if (isBits || !isOne || isLater === true || !this.around.later.keep(keys))
      this.around.later.keepFrom(this.type, place);
  }
}

function goesToEnd(field: Field): boolean {
  return Object.values(field)
    .map(mapOf)
    .some(({ to, ends }) => to === "end" || ends === "bytes");
}
