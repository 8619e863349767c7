import { toldOutside } from "../../../runtime/table/outer.ts";
import type { MessageTable, ValueType } from "../../../runtime/table/table.ts";
import { bitTest, outerLocal } from "./code.ts";

/** The parameters that the functions of a struct have for what it is told. */
export function outerParameters({ outer = [] }: MessageTable): { name: string; type: string }[] {
  return outer.map((name) => ({ name: outerLocal(name), type: "number" }));
}

/** What a struct's own functions hand on to each other, each behind a comma. */
export function outerPassed({ outer = [] }: MessageTable): string {
  return outer.map((name) => `, ${outerLocal(name)}`).join("");
}

/**
 * What a struct is told where it is used, each behind a comma.
 *
 * @param valueOf the code of an integer beside it
 */
export function outerArguments(type: ValueType, valueOf: (member: string) => string): string {
  return toldOutside(type)
    .map(({ name, bit, outer }) => {
      if (bit !== undefined) return `, ${bitTest(bit.mask, bit.bit)} ? 1 : 0`;
      return `, ${outer ? outerLocal(name) : valueOf(name)}`;
    })
    .join("");
}
