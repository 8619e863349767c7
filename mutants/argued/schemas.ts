import type { Argued } from "./argument.ts";

/** Of `schemas`. */
export const SCHEMAS: readonly Argued[] = [
  {
    file: /^schema/,
    diff: /^- .*\babsent: 0\b.*\n\+ (?!.*\babsent)/m,
    why: "Worlds take 0 for what nothing says, too: the key is for who reads the schema.",
  },
  {
    file: /^schema/,
    diff: /^\+ .*(?:length-of:|size: \{ type: u32)/m,
    why: "A length with its highest bit set is refused either way: nothing has as many bytes.",
  },
  {
    file: /quake2\.yaml$/,
    diff: /^\+ .*vwep: .*from: 8, count: 25/m,
    why: "The integer has 32 bits: after the first 8 there is no 25th.",
  },
];
