import { DOC, RANGE } from "../keys.ts";
import { COMPUTED } from "../scalars.ts";
import type { MapShape } from "../shape.ts";

export const COMPUTED_FIELD: MapShape = {
  kind: "map",
  name: "computed number",
  doc: "A whole number that follows from earlier members. It is in no bytes, and no member of the value: what comes after it is counted by it, is there by it, or is given it.",
  keys: {
    computed: {
      doc: "The expression: of earlier integers and bits, members of structs before it as `header.size`, numbers, operators, comparisons, which are 1 where they hold, and choices, `kind == 1 ? 4 : size`. Division is of the number below.",
      shape: COMPUTED,
      required: true,
    },
    ...RANGE,
    doc: DOC,
  },
};
