import { isInFourBytes } from "../../../runtime/table/fields/split.ts";
import { Unsayable } from "../ksy/fields/expression.ts";
import { listOf, mapOf } from "../located.ts";

/** Bits: a word of a schema can have as many. */
const WIDEST = 64;

/**
 * A `bitfield` as a word that is split: its first part has the highest bits. Throws Unsayable.
 *
 * @param name gives a part its name, by that in the description and its type
 */
export function wordOf(
  given: unknown,
  name: (known: string, type: string) => string,
): Record<string, unknown> {
  const parts = listOf(given).map(mapOf);
  const bits = parts.reduce((sum, { size }) => sum + Number(size), 0);
  if (bits > WIDEST) throw new Unsayable(`a bitfield of ${bits} bits`);
  if (bits % 8 !== 0) throw new Unsayable(`a bitfield of ${bits} bits, which fill no bytes`);
  let low = bits;
  const entries = parts.map(({ name: known, size, signed }) => {
    low -= Number(size);
    if (!isInFourBytes(low, Number(size)))
      throw new Unsayable(`"${String(known)}" of a bitfield, in more than four bytes`);
    const type = `${signed === true ? "i" : "u"}${Number(size)}`;
    return [name(String(known), type), type];
  });
  return {
    split: `u${bits}${bits > 8 ? "be" : ""}`,
    into: Object.fromEntries(entries.toReversed()),
  };
}

/** `bitflags` as a mask, with a member for each flag. Throws Unsayable. */
export function flagsOf(
  type: string | undefined,
  flags: unknown,
  name: (known: string) => string,
): Record<string, unknown>[] {
  if (type === undefined || !/^u(?:8|16be|32be)$/.test(type))
    throw new Unsayable(`flags in \`${String(type)}\``);
  const mask = name("flags");
  const bits = Array.isArray(flags)
    ? flags.map((each, i) => [String(each), i] as const)
    : Object.entries(mapOf(flags)).map(
        ([each, value]) => [each, Math.log2(Number(value))] as const,
      );
  if (bits.some(([, bit]) => !Number.isInteger(bit))) throw new Unsayable("flags of several bits");
  return [
    { [mask]: { mask: type } },
    ...bits.map(([each, bit]) => ({ [name(each)]: { bit: `${mask}.${bit}` } })),
  ];
}
