import { MASK_FIELD } from "./mask.ts";
import { VALUE_KEYS } from "./value.ts";
import { DOC, RANGE } from "../keys.ts";
import { BIT, COUNT, INTEGER, NAME, TYPE, WORD_MASK } from "../scalars.ts";
import { giving, of, scalar } from "../shape.ts";
import type { MapShape, OneOfShape } from "../shape.ts";

const PART: OneOfShape = {
  kind: "oneOf",
  name: "part",
  doc: "A part of a split word: `u3`, `i4`, or a map.",
  scalar: TYPE,
  maps: [
    {
      marker: "type",
      shape: {
        kind: "map",
        name: "split part",
        doc: "Some bits of a word.",
        keys: {
          type: VALUE_KEYS.type,
          scale: VALUE_KEYS.scale,
          plus: VALUE_KEYS.plus,
          enum: VALUE_KEYS.enum,
          vectors: VALUE_KEYS.vectors,
          doc: DOC,
        },
      },
    },
    {
      marker: "mask",
      shape: {
        kind: "map",
        name: "mask in a word",
        doc: "Some bits of a word of a `split` are the first of a mask.",
        keys: {
          mask: { doc: "How many bits of the word: `u7`.", shape: WORD_MASK, required: true },
          at: { doc: "Which bit of the mask is the lowest of them; 0 without.", shape: INTEGER },
          more: MASK_FIELD.keys["more"]!,
          default: MASK_FIELD.keys["default"]!,
          doc: DOC,
        },
      },
    },
  ],
};

const SPLIT_PART = PART.maps[0]!;

const ELEMENT: OneOfShape = {
  kind: "oneOf",
  name: "element",
  doc: "The type of the elements: `u8`, `coord`, or a map.",
  scalar: TYPE,
  maps: [SPLIT_PART],
};

export const SPLIT: MapShape = {
  kind: "map",
  name: "split",
  doc: "Several values in one word, lowest bits first. Together they have as many bits as the word.",
  keys: {
    split: {
      doc: "The word: `u8`, `u16`, `u24`, `u32`, or of 40, 48, 56 or 64 bits, of which no part touches more than four bytes; with `be` its highest byte comes first.",
      shape: scalar(
        "word",
        "`u8`, `u16`, `u24` … `u64`, with `be` where the highest byte comes first",
        /^u(8|(16|24|32|40|48|56|64)(be)?)$/,
      ),
      required: true,
    },
    into: {
      doc: "The parts, each with its type: `u3`, `i4`.",
      shape: { kind: "names", names: giving("member", NAME), of: PART, some: true },
      required: true,
    },
    ends: {
      doc: "In a struct: a word of this value ends the list that it is an element of, and nothing of the element follows. `0` where a mask begins in the word.",
      shape: INTEGER,
    },
    wide: {
      doc: "A bit that puts the parts here one after another, each as an integer of its own.",
      shape: {
        kind: "map",
        name: "word apart",
        doc: "The parts of a word as integers of their own. The encoder writes them so where one does not fit into the word.",
        keys: {
          when: { doc: "The bit.", shape: BIT, required: true },
          into: {
            doc: "The parts in the order of the wire, each with its type.",
            shape: { kind: "names", names: of("member", NAME), of: TYPE, some: true },
            required: true,
          },
        },
      },
    },
    ...RANGE,
  },
};

export const INTERLEAVE: MapShape = {
  kind: "map",
  name: "interleave",
  doc: "Arrays whose elements take turns: origin[0] angles[0] origin[1] angles[1] …",
  keys: {
    interleave: { doc: "How many elements each array has.", shape: COUNT, required: true },
    of: {
      doc: "The arrays, each with the type of its elements.",
      shape: { kind: "names", names: giving("member", NAME), of: ELEMENT, some: true },
      required: true,
    },
    ...RANGE,
  },
};
