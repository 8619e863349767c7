import { VALUE_KEYS } from "./fields/value.ts";
import { DOC, EXCEPT, REF, SINCE, UNTIL } from "./keys.ts";
import { CONSTANT, COUNT, INTEGER, NUMBER, TRUE, TYPE, VERSION } from "./scalars.ts";
import { giving, scalar } from "./shape.ts";
import type { MapShape, OneOfShape } from "./shape.ts";

export const VECTORS: MapShape = {
  kind: "map",
  name: "vectors",
  doc: "Directions or points that a number stands for, the first for 0.",
  keys: {
    values: {
      doc: "Their coordinates.",
      shape: { kind: "list", of: { kind: "list", of: NUMBER, some: true }, some: true },
    },
    made: {
      doc: "Instead of `values`: how they are made. `icosphere`: the corners of an icosahedron and of its faces cut in four twice, as directions.",
      shape: scalar("maker", "`icosphere`", /^icosphere$/),
    },
    doc: DOC,
    ref: REF,
  },
};

export const ENUM_VALUE: OneOfShape = {
  kind: "oneOf",
  name: "enum value",
  doc: "A number, or a map.",
  scalar: INTEGER,
  maps: [
    {
      marker: "value",
      shape: {
        kind: "map",
        name: "enum entry",
        doc: "A number that has a name.",
        keys: {
          value: { doc: "The number.", shape: INTEGER, required: true },
          since: SINCE,
          until: UNTIL,
          except: EXCEPT,
          doc: DOC,
        },
      },
    },
  ],
};

export const ENUM: MapShape = {
  kind: "map",
  name: "enum",
  doc: "Names for numbers. A field may hold other numbers all the same.",
  keys: {
    values: {
      doc: "The names with their numbers.",
      shape: { kind: "names", names: giving("constant", CONSTANT), of: ENUM_VALUE, some: true },
      required: true,
    },
    doc: DOC,
    ref: REF,
  },
};

export const TYPE_DEFINITION: MapShape = {
  kind: "map",
  name: "type definition",
  doc: "A name for a type.",
  keys: {
    type: {
      doc: "The type it is made of: `u8` to `u64`, `i8` to `i64`, `varu28` to `vari64`, `sleb32`, `sleb64`, `vari23`, `step23`, `f32`, `f64`, `text`, `utf8`, `latin1`, `bytes`, or another name.",
      shape: TYPE,
      required: true,
    },
    scale: VALUE_KEYS.scale,
    plus: VALUE_KEYS.plus,
    length: {
      doc: "With `type: utf8`, `latin1` or `bytes`: the unsigned integer before it that counts its bytes.",
      shape: TYPE,
    },
    ends: {
      doc: "With `type: utf8`, `latin1` or `bytes`: the byte that ends it, or several, the usual one first.",
      shape: scalar(
        "ending bytes",
        "a byte, or several: `0x0a`, `0 0xff`",
        /^(0x[0-9a-fA-F]{1,2}|\d{1,3})( (0x[0-9a-fA-F]{1,2}|\d{1,3})){0,7}$/,
      ),
    },
    cut: {
      doc: "With `type: text`, or with `ends`: after that many bytes a string ends without a terminator.",
      shape: COUNT,
    },
    open: {
      doc: "With `type: text`: a string may also end where the bytes end.",
      shape: TRUE,
    },
    vectors: VALUE_KEYS.vectors,
    instead: {
      doc: "What it is in some versions: further definitions, each with `since`, `until` or `except`.",
      shape: { kind: "list", of: () => TYPE_DEFINITION, some: true },
    },
    since: {
      doc: "The first version that it is for: it stands in for one that is for all.",
      shape: VERSION,
    },
    until: UNTIL,
    except: EXCEPT,
    doc: DOC,
    ref: REF,
  },
};
