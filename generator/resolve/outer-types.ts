import type { IntType } from "../../runtime/table/types/integers.ts";
import { intRange } from "../facts/integers.ts";
import { type Entry, isScalarEntry, member, text } from "../read/source.ts";
import type { Types } from "./types.ts";

/*
 * The types of what a struct is told of what it is in.
 */

/** A flag outside is 0 or 1 inside. */
export const FLAG: IntType = { kind: "int", name: "bit", bits: 1, signed: false };

export function isFlag(told: Entry): boolean {
  return isScalarEntry(told) && text(told) === FLAG.name;
}

/** The least and the greatest that a struct may be told. */
export function outerRange(told: Entry, types: Types): [number, number] {
  return intRange((isFlag(told) ? undefined : ofType(told, types)) ?? FLAG);
}

/** The type that a struct gives what it is told; what is wrong with it is told at the struct. */
export function ofType(told: Entry, types: Types): IntType | undefined {
  const type = types.get(text(member(told, "type") ?? told));
  return type?.kind === "int" ? type : undefined;
}
