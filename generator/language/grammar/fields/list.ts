import { DOC, IF, ORDER, RANGE, UNLESS } from "../keys.ts";
import { BIT, COUNT_REF, ENDS, EXPRESSION, TYPE } from "../scalars.ts";
import type { MapShape } from "../shape.ts";

export const LIST_FIELD: MapShape = {
  kind: "map",
  name: "list field",
  doc: "Numbers, texts or structs, one after another. How many there are, a `count` tells, or an earlier number, or the end of the bytes; of structs also a field of the struct that `ends` the list, or what its last element is, `ends-after`. Texts that are cut end with an empty one.",
  keys: {
    list: {
      doc: "The type of the elements: a number, a text, bytes, or a struct.",
      shape: TYPE,
      required: true,
    },
    count: { doc: "The preceding integer that counts the elements.", shape: TYPE },
    "count-by": {
      doc: "The earlier member that tells how many elements there are, or its lowest bits: `head & 0x0f`; or an expression of such, as `older + 1` or `width * height`. Encoding asks that it is right.",
      shape: COUNT_REF,
    },
    order: ORDER,
    when: { doc: "It is there only when this bit is set.", shape: BIT },
    unless: UNLESS,
    if: IF,
    ends: {
      doc: "What ends the list: `empty`, an empty string; `bytes`, the end of the bytes, with `ends-after` whichever comes first.",
      shape: ENDS,
    },
    "ends-after": {
      doc: "Of structs: what holds of the last element and of no other, which is `_`: `_.kind == 3`. Of numbers and bits of the element, of structs in it, and of computed numbers.",
      shape: EXPRESSION,
    },
    ...RANGE,
    doc: DOC,
  },
};
