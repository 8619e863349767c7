import type { IntType } from "./integers.ts";
import type { RunsType } from "./runs.ts";
import type { Told } from "./told.ts";
import type { ListType } from "./list.ts";

/** The integer in front of a list's elements that says how many there are. */
export function countOf({ ends }: Pick<ListType | RunsType, "ends">): IntType | undefined {
  return typeof ends === "object" && "kind" in ends ? ends : undefined;
}

/** The number further in front that says how many elements a list has. */
export function toldCount({ ends }: Pick<ListType | RunsType, "ends">): Told | undefined {
  return typeof ends === "object" && "by" in ends ? ends : undefined;
}
