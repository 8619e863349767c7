import { CHECKSUM_FIELD } from "./fields/checksum.ts";
import { COMPUTED_FIELD } from "./fields/computed.ts";
import { ALIGN_FIELD, PAD_FIELD } from "./fields/gap.ts";
import { LIST_FIELD } from "./fields/list.ts";
import { BIT_FIELD, MASK_FIELD, NUMBER_FIELD } from "./fields/mask.ts";
import { INTERLEAVE, SPLIT } from "./fields/split.ts";
import { VALUE } from "./fields/value.ts";
import { WIDTHS_FIELD } from "./fields/widths.ts";
import { FIELDS, ITEMS } from "./items.ts";
import { DOC, TOKEN } from "./keys.ts";
import { CONSTANT, NAME, TRUE } from "./scalars.ts";
import { giving, of, scalar } from "./shape.ts";
import type { MapShape, OneOfShape } from "./shape.ts";
import { TEXT_FORM } from "./text-form.ts";

const WIDE: OneOfShape = {
  kind: "oneOf",
  name: "wider field",
  doc: "A wider integer, or the parts of a word as integers of their own.",
  maps: [
    { marker: "into", shape: SPLIT.keys["wide"]!.shape as MapShape },
    { marker: "type", shape: VALUE.keys["wide"]!.shape as MapShape },
  ],
};

/** What has keys that may be altered. Of several of one name the last counts. */
const ALTERABLE: readonly MapShape[] = [
  SPLIT,
  INTERLEAVE,
  BIT_FIELD,
  LIST_FIELD,
  WIDTHS_FIELD,
  MASK_FIELD,
  PAD_FIELD,
  ALIGN_FIELD,
  CHECKSUM_FIELD,
  COMPUTED_FIELD,
  NUMBER_FIELD,
  VALUE,
];

/** The keys of a field, none of which has to be there: what is given replaces what the field has. */
const ALTERED: MapShape = {
  kind: "map",
  name: "set of altered keys",
  doc: "Keys of a field, or of a word. They replace those that are there; what they do not name stays.",
  keys: Object.fromEntries(
    ALTERABLE.flatMap(({ keys }) => Object.entries(keys))
      .filter(([name]) => !["since", "until", "except", "in"].includes(name))
      .map(([name, { doc, shape }]) => [name, { doc, shape: name === "wide" ? WIDE : shape }]),
  ),
};

/** What an overlay's change names: a field, or a part of a word. */
const PLACE = scalar("field", "the name of a field that is there", /^[a-z][a-z0-9_]*$/, {
  category: "member",
});

function changeShape(name: string, doc: string, keys: MapShape["keys"]): MapShape {
  return { kind: "map", name, doc, keys };
}

const ADDED = {
  doc: "The fields that are added, in the order of the wire.",
  shape: () => ({ ...ITEMS, some: true }) as const,
  required: true,
} as const;

const EVERYWHERE = {
  doc: "The fields are there in all versions: a value that the message tells says so, `if`, as where the message itself tells which version it is.",
  shape: TRUE,
} as const;

const CHANGE: OneOfShape = {
  kind: "oneOf",
  name: "change",
  doc: "A change to a list of fields. A word, or fields that take turns, are called by any of their names.",
  maps: [
    {
      marker: "after",
      shape: changeShape("addition after", "Adds fields after one.", {
        after: { doc: "The field that they follow.", shape: PLACE, required: true },
        add: ADDED,
        everywhere: EVERYWHERE,
      }),
    },
    {
      marker: "before",
      shape: changeShape("addition before", "Adds fields before one.", {
        before: { doc: "The field that they come before.", shape: PLACE, required: true },
        add: ADDED,
        everywhere: EVERYWHERE,
      }),
    },
    {
      marker: "replace",
      shape: changeShape("replacement", "Puts other fields where one is.", {
        replace: { doc: "The field that goes.", shape: PLACE, required: true },
        by: { ...ADDED, doc: "What comes in its place." },
      }),
    },
    {
      marker: "alter",
      shape: changeShape("alteration", "Changes some of what a field says.", {
        alter: { doc: "The field.", shape: PLACE, required: true },
        to: { doc: "What it says instead.", shape: ALTERED, required: true },
      }),
    },
    {
      marker: "remove",
      shape: changeShape("removal", "Takes a field away.", {
        remove: { doc: "The field that goes.", shape: PLACE, required: true },
      }),
    },
    {
      marker: "arm",
      shape: changeShape(
        "change of arms",
        "Adds an arm to the switch, or values to one that is there.",
        {
          arm: { doc: "The arm's name.", shape: giving("arm", NAME), required: true },
          is: {
            doc: "The values, by their names in the field's enum.",
            shape: { kind: "list", of: of("constant", CONSTANT), some: true },
            required: true,
          },
          fields: { ...FIELDS, doc: "Of a new arm: its fields." },
          token: TOKEN,
          text: TEXT_FORM,
          doc: DOC,
        },
      ),
    },
  ],
};

export const CHANGES = {
  doc: "What is otherwise in the dialect, one after the other.",
  shape: { kind: "list", of: CHANGE, some: true },
} as const;
