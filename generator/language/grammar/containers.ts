import { FIELDS } from "./items.ts";
import { DOC, REF, TOKEN } from "./keys.ts";
import { STRUCT } from "./messages.ts";
import { NAME, TEXT } from "./scalars.ts";
import { scalar } from "./shape.ts";
import type { MapShape } from "./shape.ts";
import { TELLS } from "./state.ts";
import { TEXT_FORM } from "./text-form.ts";

const READING: MapShape = {
  kind: "map",
  name: "reading",
  doc: "A way to read the header.",
  keys: {
    bytes: {
      doc: "A pattern of bytes and classes, each with `?`, `*` or `+`, matched as far as it goes and never back: `-?[0-9]+\\n`.",
      shape: TEXT,
      required: true,
    },
    doc: DOC,
  },
};

export const HEADER: MapShape = {
  kind: "map",
  name: "header",
  doc: "What is before the first block: bytes that several readers read differently.",
  keys: {
    readings: {
      doc: "The ways to read it. The one after which most bytes are whole blocks is taken, the first of equals.",
      shape: { kind: "names", names: NAME, of: READING, some: true },
      required: true,
    },
    token: TOKEN,
    doc: DOC,
    ref: REF,
  },
};

export const BLOCK: MapShape = {
  kind: "map",
  name: "block",
  doc: "What a container is a row of.",
  keys: {
    fields: { ...FIELDS, required: true },
    token: TOKEN,
    legacy: {
      doc: "`unknown`: the older program that the text form comes from does not know such recordings.",
      shape: scalar("what the older program does with it", "`unknown`", /^unknown$/),
    },
    text: TEXT_FORM,
    tells: TELLS,
    "token-empty": STRUCT.keys["token-empty"]!,
    "token-none": STRUCT.keys["token-none"]!,
    doc: DOC,
    ref: REF,
  },
};

export const FOREIGN: MapShape = {
  kind: "map",
  name: "foreign format",
  doc: "Another format that is met under the same file name.",
  keys: {
    begins: {
      doc: "The bytes it begins with.",
      shape: scalar("bytes", "bytes, as characters up to U+00FF", /^[^\u0100-\uffff]+$/),
      required: true,
    },
    title: { doc: "What it is.", shape: TEXT, required: true },
  },
};
