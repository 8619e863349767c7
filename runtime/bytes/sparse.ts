import { EncodeError } from "../errors/errors.ts";
import type { Form } from "./numbers/forms.ts";
import type { Reader } from "./reader.ts";
import type { Writer } from "./writer.ts";

/** The bits that are keys of a record, which goes through those of `all` in rounds. Throws EncodeError for another key. */
export function sparseBits(
  values: Readonly<Record<number, number>>,
  all: number,
  rounds = 1,
): number {
  if (typeof values !== "object" || values === null) throw new EncodeError("is not an object");
  let bits = 0;
  for (const key in values) {
    if (values[key] === undefined) continue;
    const bit = Number(key);
    // Another writing of a number is a key of its own: "01" beside "1".
    if (!(bit >= 0 && bit < 32 * rounds) || String(bit | 0) !== key || ((all >>> bit) & 1) === 0)
      throw new EncodeError(`the mask has no bit ${key}`);
    bits |= 1 << bit;
  }
  return bits;
}

type Numbers = Record<number, number>;

/** Integers by the numbers of the bits of a number before them, lowest first. */
class Numbered implements Form<Numbers> {
  readonly #keys: Form<number> | Form<bigint>;
  readonly #bits: number;
  readonly #values: Form<number>;

  constructor(keys: Form<number> | Form<bigint>, bits: number, values: Form<number>) {
    this.#keys = keys;
    this.#bits = bits;
    this.#values = values;
  }

  read(r: Reader): Numbers {
    const record: Numbers = {};
    let bits = BigInt(this.#keys.read(r));
    for (let key = 0; bits !== 0n; key++, bits >>= 1n)
      if ((bits & 1n) === 1n) record[key] = this.#values.read(r);
    return record;
  }

  skip(r: Reader): void {
    for (let bits = BigInt(this.#keys.read(r)); bits !== 0n; bits &= bits - 1n)
      this.#values.skip(r);
  }

  write(w: Writer, record: Numbers, how?: number): void {
    if (typeof record !== "object" || record === null) throw new EncodeError("is not an object");
    const keys = Object.keys(record).filter(
      (key) => record[key as unknown as number] !== undefined,
    );
    let bits = 0n;
    for (const key of keys) {
      const bit = Number(key);
      if (!(bit >= 0 && bit < this.#bits) || String(bit | 0) !== key)
        throw new EncodeError(`the preceding number has no bit ${key}`);
      bits |= 1n << BigInt(bit);
    }
    const form = this.#keys as Form<number | bigint>;
    form.write(w, this.#bits > 53 ? bits : Number(bits), how);
    for (const key of keys.map(Number).toSorted((a, b) => a - b))
      this.#values.write(w, record[key]!);
  }

  variantAt(r: Reader, at: number): number {
    return this.#keys.variantAt(r, at);
  }

  oddAt(r: Reader, at: number): number | undefined {
    return this.#keys.oddAt(r, at);
  }
}

/** What reads and writes such a record, of which the preceding number has that many bits. */
export function numbered(
  keys: Form<number> | Form<bigint>,
  bits: number,
  values: Form<number>,
): Form<Numbers> {
  return new Numbered(keys, bits, values);
}
