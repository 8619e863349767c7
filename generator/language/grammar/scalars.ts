/* The scalars of schemas. */

import { scalar } from "./shape.ts";

export const TEXT = scalar("text", "text", /^[^]*$/);

export const NAME = scalar("name", "a name in lower case: `idealpitch`", /^[a-z][a-z0-9_]*$/);

export const DERIVED_NAME = scalar(
  "name",
  "a name in lower case: `area`; or `_end`",
  /^([a-z][a-z0-9_]*|_end)$/,
);

export const CONSTANT = scalar("constant", "a name: `TE_SPIKE`", /^[A-Za-z][A-Za-z0-9_]*$/);

export const INTEGER = scalar(
  "integer",
  "a whole number: `31`, `0x4001`, `-1`",
  /^-?(0x[0-9a-fA-F]{1,12}|\d{1,15})$/,
);

/** As an integer, of up to 64 bits. */
export const LONG_INTEGER = scalar(
  "long integer",
  "a whole number: `31`, `0x4001`, `-1`",
  /^-?(0x[0-9a-fA-F]{1,16}|\d{1,20})$/,
);

export const COUNT = scalar("count", "a whole number from 1 on", /^[1-9]\d{0,5}$/);

export const VERSION = scalar(
  "version",
  'a version: `"1.07"`, of letters and digits, with `.`, `-` or `+` between them',
  /^[A-Za-z0-9]+([.+-][A-Za-z0-9]+)*$/,
  { category: "version" },
);

export const VERSIONS = scalar(
  "versions",
  "a version, or two as `1.06..1.08`, both included",
  /^[A-Za-z0-9]+([.+-][A-Za-z0-9]+)*(\.\.[A-Za-z0-9]+([.+-][A-Za-z0-9]+)*)?$/,
  { category: "version" },
);

export const TYPE = scalar(
  "type",
  "a type's name: `u8`, `coord`; an array as `coord[3]`",
  /^[a-z][a-z0-9_]*(\[\d{1,6}\])?$/,
  { category: "type" },
);

export const BIT = scalar(
  "bit",
  "a bit of an earlier mask: `flags.9`",
  /^[a-z][a-z0-9_]*\.\d{1,3}$/,
  {
    category: "member",
    form: "bit",
  },
);

export const BITS = scalar(
  "bits",
  "a bit of an earlier mask, as `flags.9`, or a mask, for all of its bits",
  /^[a-z][a-z0-9_]*(\.\d{1,3})?$/,
  { category: "member", form: "bit" },
);

export const FACTOR = scalar(
  "factor",
  "a whole number or a fraction, and not 0: `16`, `1/8`",
  /^0*[1-9]\d{0,14}(\/0*[1-9]\d{0,14})?$/,
);

export const ABSENT = scalar(
  "absent",
  "a number, or a member of an earlier message: `baseline.frame`",
  /^(-?(0x[0-9a-fA-F]{1,16}|\d{1,20}(\.\d{1,15})?)|[a-z][a-z0-9_]*(\.[a-z0-9_]+)+)$/,
  { category: "state", form: "state" },
);

export const IDS = scalar(
  "id",
  "a number, or two as `0x80..0xff`, both included",
  /^(0x[0-9a-fA-F]{1,8}|\d{1,10})(\.\.(0x[0-9a-fA-F]{1,8}|\d{1,10}))?$/,
);

export const MASK = scalar(
  "mask",
  "`u8`, `u16`, `u32`, `u16be`, `u32be`, the low bits of the message's id, `id & 0x7f`, or its high ones, `id >> 5`; in a struct that is `bitwise` any of `u1` to `u32`",
  /^(u([1-9]|[12]\d|3[0-2])|u16be|u32be|id & (0x[0-9a-fA-F]{1,8}|\d{1,8})|id >> [1-7])$/,
);

export const CHOICE = scalar(
  "value",
  "a number, two as `1..63`, both included, or an enum's name",
  /^(-?(0x[0-9a-fA-F]{1,16}|\d{1,20})(\.\.-?(0x[0-9a-fA-F]{1,16}|\d{1,20}))?|[A-Za-z][A-Za-z0-9_]*)$/,
  { category: "constant" },
);

export const COUNT_REF = scalar(
  "count reference",
  "an earlier member, or its lowest bits: `head & 0x0f`; or an expression of several: `width * height - 4`",
  /^[a-z(~\d-][^\n]{0,999}$/,
  { category: "member", form: "condition", words: ["and", "or", "not"] },
);

export const COMPUTED = scalar(
  "computed number",
  "an expression over earlier members: `length - 4`",
  /^[a-z(~\d-][^\n]{0,999}$/,
  { category: "member", form: "condition", words: ["and", "or", "not"] },
);

export const WORD_MASK = scalar("mask", "the bits of the word: `u7`", /^u\d{1,2}$/);

export const TRUE = scalar("true", "`true`", /^true$/);

export const NUMBER = scalar("number", "a number: `-0.525731`", /^-?\d{1,9}(\.\d{1,9})?$/);

export const ENDS = scalar("end", "`empty` for strings, `bytes` for structs", /^(empty|bytes)$/);

export const WHEN = scalar(
  "condition",
  "a bit of an earlier mask, as `flags.9`, or `more`",
  /^(more|[a-z][a-z0-9_]*\.\d{1,3})$/,
  { category: "member", form: "bit", words: ["more"] },
);

export const WIDTH = scalar(
  "width",
  "a bit of an earlier mask, as `flags.9`, or `both`",
  /^(both|[a-z][a-z0-9_]*\.\d{1,3})$/,
  { category: "member", form: "bit", words: ["both"] },
);

export const EXPRESSION = scalar(
  "expression",
  "an expression over members: `width * height`",
  /^[^]{1,20000}$/,
);
