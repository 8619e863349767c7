import { DOC, RANGE } from "../keys.ts";
import { TYPE } from "../scalars.ts";
import { scalar } from "../shape.ts";
import type { MapShape, OneOfShape } from "../shape.ts";

const CONSTANT_BYTES: OneOfShape = {
  kind: "oneOf",
  name: "constant value",
  doc: 'Bytes as a text, `"MThd"`, in which a character up to U+00FF is a byte, or as a list, `[0x89, 0x50]`; with a type, a number of it.',
  scalar: scalar("text", "a text, or with a type a number", /^[^\u0100-\uffff]+$/),
  list: {
    kind: "list",
    of: scalar("byte", "a byte: `0x89`", /^(0x[0-9a-fA-F]{1,2}|\d{1,3})$/),
    some: true,
  },
  maps: [],
};

export const CONSTANT_FIELD: MapShape = {
  kind: "map",
  name: "constant",
  doc: "Bytes that are always the same, and no member of the value. Others are an error.",
  keys: {
    constant: { doc: "What is there.", shape: CONSTANT_BYTES, required: true },
    type: { doc: "The type of a number: `u16be`.", shape: TYPE },
    ...RANGE,
    doc: DOC,
  },
};
