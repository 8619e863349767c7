import { CONSTANT_FIELD } from "./fields/constant.ts";
import { FIELD } from "./fields/field.ts";
import { INTERLEAVE, SPLIT } from "./fields/split.ts";
import { DOC, RANGE, TOKEN } from "./keys.ts";
import { BIT, CHOICE, LONG_INTEGER, NAME, TEXT, TRUE } from "./scalars.ts";
import { giving, of } from "./shape.ts";
import type { ItemShape, ListShape, MapShape } from "./shape.ts";
import { TEXT_FORM } from "./text-form.ts";

export const FIELDS = { doc: "The fields in the order of the wire.", shape: () => ITEMS } as const;

export const RESERVED: MapShape = {
  kind: "map",
  name: "refusal",
  doc: "A bit that announces what this schema does not describe. A message that has it set cannot be read; it is kept as bytes, and the error says why.",
  keys: {
    "reserved-bit": { doc: "The bit.", shape: BIT, required: true },
    why: { doc: "What it announces, as the end of a sentence.", shape: TEXT, required: true },
    ...RANGE,
  },
};

export const USE: MapShape = {
  kind: "map",
  name: "use of a group",
  doc: "The fields of a group, as if they were here.",
  keys: {
    use: { doc: "The group's name.", shape: of("group", NAME), required: true },
    ...RANGE,
  },
};

export const SWITCH: MapShape = {
  kind: "map",
  name: "switch",
  doc: "Further fields that an earlier field's value chooses. It is last, in a message or in an arm.",
  keys: {
    switch: { doc: "The field whose value chooses.", shape: of("member", NAME), required: true },
    foreign: {
      doc: "What values announce that are known and not described, so that the error can say it.",
      shape: { kind: "names", names: LONG_INTEGER, of: TEXT },
    },
    arms: {
      doc: "The choices, each with a name.",
      shape: {
        kind: "names",
        names: giving("arm", NAME),
        some: true,
        of: {
          kind: "map",
          name: "arm",
          doc: "What follows for some values.",
          keys: {
            is: {
              doc: "The values: numbers, or names from the field's enum. A name that a version does not have is no choice there.",
              shape: {
                kind: "list",
                some: true,
                of: CHOICE,
              },
            },
            otherwise: {
              doc: "Instead of `is`, in the last arm: all values that choose no other one.",
              shape: TRUE,
            },
            fields: FIELDS,
            token: TOKEN,
            text: TEXT_FORM,
            doc: DOC,
          },
        },
      },
      required: true,
    },
    ...RANGE,
  },
};

export const ITEM: ItemShape = {
  kind: "item",
  name: "entry of a field list",
  doc: "A field as `name: …`, or one of the structures `split`, `interleave`, `constant`, `reserved-bit`, `use` and `switch`.",
  structures: {
    split: SPLIT,
    interleave: INTERLEAVE,
    constant: CONSTANT_FIELD,
    "reserved-bit": RESERVED,
    use: USE,
    switch: SWITCH,
  },
  names: giving("member", NAME),
  field: FIELD,
};

export const ITEMS: ListShape = { kind: "list", of: ITEM };
