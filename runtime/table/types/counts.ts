import type { IntType } from "./integers.ts";
import type { SequenceType } from "./delimited.ts";
import type { CountRef } from "./count-ref.ts";
import type { Calculation } from "../terms/calculation.ts";
import type { ListType } from "./list.ts";

/** The integer before a list's elements that says how many there are. */
export function countOf({ ends }: Pick<ListType | SequenceType, "ends">): IntType | undefined {
  return typeof ends === "object" && "kind" in ends ? ends : undefined;
}

/** The earlier number that says how many elements a list has. */
export function countRef({ ends }: Pick<ListType | SequenceType, "ends">): CountRef | undefined {
  return typeof ends === "object" && "by" in ends ? ends : undefined;
}

/** What holds of the last element of a list, and of no other. */
export function untilOf({ ends }: Pick<ListType | SequenceType, "ends">): Calculation | undefined {
  return typeof ends === "object" && "until" in ends ? ends.until : undefined;
}

/** Whether a list may end where the bytes do. */
export function endsWithBytes({ ends }: Pick<ListType | SequenceType, "ends">): boolean {
  if (typeof ends === "object") return "until" in ends && ends.orEnd === true;
  return ends === "bytes";
}
