import type { Table } from "../../runtime/table/table.ts";
import type { Condition, Given } from "../../runtime/table/fields/presence.ts";

/* Conditions and bytes as people write them. */

/** Where a type or a field is: the structs and enums that it names are the table's. */
export interface At {
  readonly table: Table;
  /** An index into the table's versions. */
  readonly version: number;
}

/** A bit that says whether something is there: `where flags.3 is set`. */
export function conditionText({ mask, bit, clear }: Condition): string {
  return `where ${mask}.${bit} is ${clear ? "clear" : "set"}`;
}

/** What members say whether something is there. */
export function givenText(given: Given): string {
  const one = (tests: Given[number]) =>
    tests
      .map(({ member, ranges, not }) => {
        const values = ranges.map(([low, high]) => (low === high ? `${low}` : `${low}..${high}`));
        return `${member} is ${not ? "not " : ""}${values.join(", ")}`;
      })
      .join(" and ");
  return `where ${given.map(one).join(" or ")}`;
}

export function hexByte(byte: number): string {
  return `0x${byte.toString(16).padStart(2, "0")}`;
}

/** Bytes as people write them: `0f 0b 29`. */
export function hexText(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
}

/** `flags.7`. After what stops, a mask has a name of its own in tables: for people it is the same one. */
export function bitText({ mask, bit }: { readonly mask: string; readonly bit: number }): string {
  return `${shownMask(mask)}.${bit}`;
}

export function shownMask(text: string): string {
  return text.replaceAll("$live", "");
}
