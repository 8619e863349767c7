import { DOC, RANGE } from "../keys.ts";
import { TYPE, WIDTH } from "../scalars.ts";
import type { MapShape } from "../shape.ts";
import { VALUE } from "./value.ts";

export const WIDTHS_FIELD: MapShape = {
  kind: "map",
  name: "field of two widths",
  doc: "An integer that two bits of a mask tell the width of: neither, it is not there. Without `both`, both integers are there when both bits are set, and the second counts.",
  keys: {
    widths: {
      doc: "The types by their bits, the narrower first: `{ flags.16: u8, flags.25: i16, both: i32 }`.",
      shape: { kind: "names", names: WIDTH, of: TYPE, some: true },
      required: true,
    },
    absent: VALUE.keys["absent"]!,
    "at-first": VALUE.keys["at-first"]!,
    max: VALUE.keys["max"]!,
    ...RANGE,
    doc: DOC,
  },
};
