import { CHECKSUMS } from "../../../../runtime/table/algorithms.ts";
import { DOC, RANGE } from "../keys.ts";
import { COUNT, INTEGER, NAME, TRUE, TYPE } from "../scalars.ts";
import { namesOf, of, oneOf, scalar } from "../shape.ts";
import type { MapShape, OneOfShape } from "../shape.ts";

const ALGORITHM: OneOfShape = {
  kind: "oneOf",
  name: "algorithm",
  doc: "How a checksum is computed: a name, the parameters of a CRC, or a function that whoever uses the code gives.",
  scalar: scalar("algorithm", `one of ${namesOf(CHECKSUMS)}`, oneOf(CHECKSUMS)),
  maps: [
    {
      marker: "polynomial",
      shape: {
        kind: "map",
        name: "CRC",
        doc: "The parameters of a CRC, as catalogues have them.",
        keys: {
          bits: { doc: "How many bits it has: 8, 16, 24 or 32.", shape: COUNT, required: true },
          polynomial: {
            doc: "The polynomial, without its highest term: `0x04c11db7`.",
            shape: INTEGER,
            required: true,
          },
          init: { doc: "What it begins with; 0 without.", shape: INTEGER },
          reflect: {
            doc: "Each byte goes in, and the sum comes out, lowest bit first.",
            shape: TRUE,
          },
          xor: { doc: "What is put over it at last; 0 without.", shape: INTEGER },
        },
      },
    },
    {
      marker: "function",
      shape: {
        kind: "map",
        name: "own algorithm",
        doc: "A function of bytes that is given to the generated module: `setChecksum`.",
        keys: { function: { doc: "What it is called.", shape: NAME, required: true } },
      },
    },
  ],
};

export const CHECKSUM_FIELD: MapShape = {
  kind: "map",
  name: "checksum",
  doc: "A number that is computed of bytes of the same message or struct. It is no member of the value, but where another number is there: then that is a hint in the member of this name.",
  keys: {
    type: { doc: "The number: `u8`, `u16be`, `u32`.", shape: TYPE, required: true },
    checksum: { doc: "How it is computed.", shape: ALGORITHM, required: true },
    from: {
      doc: "The field that the bytes begin with; without, they begin with the message, its id included, or the struct. A later one, with `through: end`.",
      shape: of("member", NAME),
    },
    through: {
      doc: "The last field of them, or `end`: all up to the message's end, or the struct's, in which its own bytes count as zeros. Without, the one before it.",
      shape: of("member", NAME, ["end"]),
    },
    ...RANGE,
    doc: DOC,
  },
};
