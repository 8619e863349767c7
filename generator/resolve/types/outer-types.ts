import type { IntType } from "../../../runtime/table/types/integers.ts";
import { intRange } from "../../facts/integers.ts";
import { type Entry, isScalarEntry, member, text } from "../../read/source.ts";
import type { Types } from "./types.ts";

/*
 * The types of the outer parameters of a struct.
 */

/** A flag outside is 0 or 1 inside. */
export const FLAG: IntType = { kind: "int", name: "bit", bits: 1, signed: false };

export function isFlag(parameter: Entry): boolean {
  return isScalarEntry(parameter) && text(parameter) === FLAG.name;
}

/** The least and the greatest that a struct may be given. */
export function outerRange(parameter: Entry, types: Types): [number, number] {
  return intRange((isFlag(parameter) ? undefined : ofType(parameter, types)) ?? FLAG);
}

/** The type that a struct gives what it is sent; what is wrong with it is reported at the struct. */
export function ofType(parameter: Entry, types: Types): IntType | undefined {
  const type = types.get(text(member(parameter, "type") ?? parameter));
  return type?.kind === "int" ? type : undefined;
}
