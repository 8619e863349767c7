import { VALUE_KEYS } from "./fields/value.ts";
import { DOC } from "./keys.ts";
import { DERIVED_NAME, EXPRESSION, NAME } from "./scalars.ts";
import { giving, of } from "./shape.ts";
import type { Key } from "./shape.ts";

export const DERIVED: Key = {
  doc: "Values that follow from its members, by their names. They are in no bytes: `withDerived` computes them.",
  shape: {
    kind: "names",
    names: giving("member", DERIVED_NAME),
    of: {
      kind: "oneOf",
      name: "derived value",
      doc: "What follows from members: an expression, or a map.",
      scalar: EXPRESSION,
      maps: [
        {
          marker: "value",
          shape: {
            kind: "map",
            name: "explained value",
            doc: "A derived value that is there on a condition, or has a doc.",
            keys: {
              value: { doc: "The expression.", shape: EXPRESSION, required: true },
              if: { doc: "Where it is there.", shape: EXPRESSION },
              enum: VALUE_KEYS.enum,
              doc: DOC,
            },
          },
        },
      ],
    },
    some: true,
  },
};

export const VALID: Key = {
  doc: "What must hold of members and derived values, by their names; `_` is the value, or each element of a list. They are read and written all the same: `invalidIn` lists those of which it does not hold.",
  shape: { kind: "names", names: of("member", NAME), of: EXPRESSION, some: true },
};
