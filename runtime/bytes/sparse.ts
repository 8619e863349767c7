import { EncodeError } from "../errors/errors.ts";

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
