/* Keys that many maps have. */

import { BIT, CHOICE, NAME, TEXT, VERSION } from "./scalars.ts";
import { of, scalar } from "./shape.ts";
import type { Key, OneOfShape } from "./shape.ts";

export const VERSION_OR_SOME = {
  kind: "oneOf",
  name: "version or some",
  doc: "A version, or several.",
  scalar: VERSION,
  list: { kind: "list", of: VERSION, some: true },
  maps: [],
} as const satisfies OneOfShape;

export const SINCE = {
  doc: "The first version that has it; where several branches have it, the first of each, as a list.",
  shape: VERSION_OR_SOME,
} as const;

export const UNTIL = {
  doc: "The last version that has it. What branches from one that has it has it, too.",
  shape: VERSION,
} as const;

export const EXCEPT = {
  doc: "Versions between those two that do not have it, nor what branches from them.",
  shape: { kind: "list", of: VERSION, some: true },
} as const;

const FLAVORS = {
  doc: "The kinds of the format that have it. All without.",
  shape: { kind: "list", of: of("flavor", NAME), some: true },
} as const;

export const DOC = {
  doc: "What it is, in a sentence. It becomes a comment in the code.",
  shape: TEXT,
} as const;

export const REF = {
  doc: "Where the format's documents speak of it: `DEM §7.7`.",
  shape: TEXT,
} as const;

export const TITLE = { doc: "A few words for headings.", shape: TEXT } as const;

export const TOKEN = {
  doc: "Its name in the text form, where it is another one.",
  shape: NAME,
} as const;

export const UNLESS = {
  doc: "It is there only when this bit is clear. Other fields may be there `when` it is set.",
  shape: BIT,
} as const;

export const ORDER = {
  doc: "Of a struct, or a list of such: with `big` all numbers in it, and in structs in it, have their highest byte first, as `u16be` has; with `little` their lowest.",
  shape: scalar("byte order", "`big` or `little`", /^(big|little)$/),
} as const;

export const IF = {
  doc: "It is there only where earlier members say so: integers of the same message or struct, always there and without scale, or bits that are members. A map from members to values, all of which must be so, or a condition in words: `qos > 0 and not (retain or kind in [3, 5..7])`. What compares members with each other, or calculates, is an expression: `size - used > 4`.",
  shape: {
    kind: "either",
    scalar: scalar(
      "condition",
      "a condition: `qos > 0 and not retain`, `size > 4 * used`",
      /^[a-z(~\d-][^]{0,999}$/,
      { category: "member", form: "condition", words: ["and", "or", "not", "in"] },
    ),
    other: {
      kind: "names",
      names: of("member", NAME),
      of: { kind: "list", of: CHOICE, some: true },
      some: true,
    },
  },
} as const satisfies Key;

/** In which versions and flavors something is there. */
export const RANGE = { since: SINCE, until: UNTIL, except: EXCEPT, in: FLAVORS } as const;
