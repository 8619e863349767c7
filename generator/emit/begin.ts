import type { Field, GapField } from "../../runtime/table/table.ts";
import { allFields } from "../../runtime/interpret/wire/mask.ts";

/** The constant that holds where a message or a struct begins. No member is called so. */
export const BEGIN = "begin$";

/** Whether something in a message counts from where that begins, also in an arm. */
export function countsFromBegin(fields: readonly Field[]): boolean {
  return allFields(fields).some((field) => field.kind === "gap" && field.align !== undefined);
}

/** How many bytes a gap has that begins at a place. */
export function gapCode({ pad, align }: GapField, place: string, use: (name: string) => string) {
  return pad === undefined ? `${use("toMultiple")}(${place} - ${BEGIN}, ${align})` : String(pad);
}
