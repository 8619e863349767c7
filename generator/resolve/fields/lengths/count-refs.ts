import type { CountRef } from "../../../../runtime/table/types/count-ref.ts";
import { type Entry, member, text } from "../../../read/source.ts";
import { suggest } from "../../../read/suggest.ts";
import type { Scope } from "../../scope.ts";
import { intRange } from "../../../facts/integers.ts";

/** `count-by: head & 0x0f + 1`: the number that an earlier member tells, which encoding asks to be right. */
export function countRefOf(key: string, entry: Entry, scope: Scope): CountRef | undefined {
  const at = member(entry, key);
  if (at === undefined) return undefined;
  const { report } = scope.schema;
  const [number = "", more] = text(at).split(/ *\+ */);
  const [name = "", mask] = number.split(/ *& */);
  const ref = {
    by: name,
    member: true,
    ...(more === undefined ? {} : { plus: Number(more) }),
  } as const;
  const chooser = scope.choosers.get(name);
  if (chooser === undefined || !chooser.chooses || chooser.outer || chooser.type.signed) {
    const known = scope.names.has(name);
    report.error(
      at,
      known
        ? `"${name}" cannot tell how many there are`
        : `there is no field "${name}" before this`,
      known
        ? "Expected an unsigned integer without scale, of one width, always there, beside it."
        : suggest(name, scope.choosers.keys()),
    );
    return ref;
  }
  if (mask === undefined) return ref;
  const bits = Number(mask);
  const [, high] = intRange(chooser.type);
  if (bits === 0 || bits > high || !isRun(bits))
    report.error(
      at,
      `${mask} is no number of bits of "${name}"`,
      "Expected its lowest bits: 0x0f for four.",
    );
  return { ...ref, bits };
}

/** Whether the bits are the lowest ones, without a hole. */
function isRun(bits: number): boolean {
  return Number.isInteger(Math.log2(bits + 1));
}
