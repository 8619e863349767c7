import { DOC, RANGE } from "../keys.ts";
import { COUNT, TRUE } from "../scalars.ts";
import type { Key, MapShape } from "../shape.ts";

const OPEN: Key = {
  doc: "It may also end where the bytes end: then the hint has those that there are, none of them or some.",
  shape: TRUE,
};

export const PAD_FIELD: MapShape = {
  kind: "map",
  name: "gap",
  doc: "Padding: zeros. Where one is not zero, all of them are a hint in the member of this name.",
  keys: {
    pad: { doc: "How many bytes.", shape: COUNT, required: true },
    open: OPEN,
    ...RANGE,
    doc: DOC,
  },
};

export const ALIGN_FIELD: MapShape = {
  kind: "map",
  name: "alignment",
  doc: "Padding up to the next offset that is a multiple, counted from the message's first byte, which is its id, or from the struct's. Its bytes are as those of a gap.",
  keys: {
    align: { doc: "Of how many bytes that offset is a multiple.", shape: COUNT, required: true },
    open: OPEN,
    ...RANGE,
    doc: DOC,
  },
};
