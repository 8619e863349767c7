import type { EncodeError } from "../../errors/errors.ts";
import { outOfRange } from "../writer.ts";

/**
 * For a message of which a number is invalid that its type holds.
 *
 * @param types the members of each type: `"U16 entity, U8 frame skin"`
 */
export function firstOutOfRange(message: object, types: string): EncodeError {
  const members = message as Readonly<Record<string, unknown>>;
  for (const [type, ...names] of types.split(", ").map((each) => each.split(" "))) {
    const count = 2 ** Number(type!.slice(1));
    const low = type!.startsWith("I") ? -count / 2 : 0;
    const holds = (value: unknown) =>
      Number.isInteger(value) && Number(value) >= low && Number(value) < low + count;
    const name = names.find((n) => members[n] !== undefined && !holds(members[n]));
    if (name !== undefined) return outOfRange(members[name], low, low + count - 1);
  }
  return outOfRange(undefined, 0, 0);
}
