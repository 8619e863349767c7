import { VALUE_KEYS } from "./value.ts";
import { DOC, RANGE } from "../keys.ts";
import { BIT, BITS, COUNT, INTEGER, MASK, TRUE } from "../scalars.ts";
import { scalar } from "../shape.ts";
import type { MapShape } from "../shape.ts";

export const MASK_FIELD: MapShape = {
  kind: "map",
  name: "mask field",
  doc: "Bits that tell which fields follow. In a value the mask as it came is a hint: the encoder derives every bit from the fields that are there, and takes only what they leave open from the hint.",
  keys: {
    mask: { doc: "Where its first bits come from.", shape: MASK, required: true },
    more: {
      doc: "Further parts, each after the bits before it.",
      shape: {
        kind: "list",
        of: {
          kind: "map",
          name: "mask part",
          doc: "A part of a mask that is there only when a bit of an earlier part is set.",
          keys: {
            bit: { doc: "The bit that announces it.", shape: INTEGER, required: true },
            type: {
              doc: "`u8`, `u16` or `u16be`; in a struct that is `bitwise` any of `u1` to `u31`.",
              shape: scalar(
                "part",
                "`u8`, `u16` or `u16be`, or as many bits",
                /^(u([1-9]|[12]\d|3[01])|u16be)$/,
              ),
              required: true,
            },
            at: {
              doc: "Which bit of the mask is its lowest. Without: the first byte that no part before it has a bit of, in a struct that is `bitwise` the first bit.",
              shape: INTEGER,
            },
            unless: {
              doc: "A bit whose being set says that it is not there all the same.",
              shape: INTEGER,
            },
          },
        },
      },
    },
    default: {
      doc: "Bits that mean nothing and are set where nobody says otherwise.",
      shape: { kind: "list", of: INTEGER },
    },
    ...RANGE,
    doc: DOC,
  },
};

export const BIT_FIELD: MapShape = {
  kind: "map",
  name: "bit field",
  doc: "A bit of a mask that is a value of its own: true or false.",
  keys: {
    bit: { doc: "The bit.", shape: BIT, required: true },
    terminates: {
      doc: "Where it is set, nothing follows: the fields after it are not there, and the other bits of the mask mean nothing.",
      shape: TRUE,
    },
    ...RANGE,
    doc: DOC,
  },
};

export const NUMBER_FIELD: MapShape = {
  kind: "map",
  name: "number of bits",
  doc: "Some bits of a mask as a number, or of several masks, as where a number's high byte is separate from its low one. It is always there; bits of a part that is not there are 0. The encoder sets the bits by the number.",
  keys: {
    bits: {
      doc: "Its lowest bit, with `count`; or all of them, the lowest first, which need not be neighbours. A mask's name stands for all of its bits.",
      shape: {
        kind: "oneOf",
        name: "choice of bits",
        doc: "A bit, or several.",
        scalar: BITS,
        list: { kind: "list", of: BITS, some: true },
        maps: [],
      },
      required: true,
    },
    count: { doc: "How many bits, each above the one before.", shape: COUNT },
    enum: VALUE_KEYS.enum,
    ...RANGE,
    doc: DOC,
  },
};
