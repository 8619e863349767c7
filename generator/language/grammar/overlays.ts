import { CHANGES } from "./changes.ts";
import { FIELDS } from "./items.ts";
import { DOC, REF, TITLE, TOKEN, VERSION_OR_SOME } from "./keys.ts";
import { MESSAGE, STRUCT } from "./messages.ts";
import { CONSTANT, NAME, TRUE, VERSION } from "./scalars.ts";
import { EXPLICIT_ONLY, INCLUDE, TYPES, VECTOR_LISTS } from "./sections.ts";
import { giving, of, scalar } from "./shape.ts";
import type { MapShape, NamesShape } from "./shape.ts";
import { TEXT_FORM } from "./text-form.ts";
import { ENUM, ENUM_VALUE } from "./types.ts";

const REMOVED: MapShape = {
  kind: "map",
  name: "removed message",
  doc: "A message that the dialect does not have.",
  keys: { removed: { doc: "That it is gone.", shape: TRUE, required: true } },
};

const JOINED: MapShape = {
  kind: "map",
  name: "joined message",
  doc: "A message that another dialect has, and this one, too.",
  keys: { joined: { doc: "That it has it.", shape: TRUE, required: true } },
};

const CHANGED_ENUM: MapShape = {
  ...ENUM,
  name: "enum of a dialect",
  keys: {
    ...ENUM.keys,
    values: {
      doc: "The names with their numbers. One that is there already has this number in the dialect.",
      shape: {
        kind: "names",
        names: giving("constant", CONSTANT),
        of: {
          ...ENUM_VALUE,
          name: "enum value of a dialect",
          doc: "A number, or a map; or that the dialect does not have it.",
          maps: [
            ...ENUM_VALUE.maps,
            {
              marker: "removed",
              shape: {
                ...REMOVED,
                name: "removed value",
                doc: "A name that the dialect does not have.",
              },
            },
          ],
        },
        some: true,
      },
      required: true,
    },
  },
};

const LIKE: MapShape = {
  kind: "map",
  name: "message like another",
  doc: "A new message that is as one that is there, but for its id and some changes.",
  keys: {
    like: { doc: "The other message.", shape: of("message", NAME), required: true },
    id: MESSAGE.keys["id"]!,
    changes: CHANGES,
    token: TOKEN,
    legacy: MESSAGE.keys["legacy"]!,
    doc: DOC,
    ref: REF,
  },
};

const CHANGED: MapShape = {
  kind: "map",
  name: "changed entry",
  doc: "What a dialect changes in a message, a struct or a group that is there.",
  keys: {
    changes: { ...CHANGES, required: true },
    text: { ...TEXT_FORM, doc: "Statements that are added to those of the text form." },
  },
};

const NEW_GROUP: MapShape = {
  kind: "map",
  name: "new group",
  doc: "A list of fields for `use`.",
  keys: { fields: { ...FIELDS, required: true } },
};

/** Entries of a dialect by their names. */
function newOrChanged(category: "group" | "struct", shape: MapShape): NamesShape {
  return {
    kind: "names",
    names: giving(category, NAME),
    of: {
      kind: "oneOf",
      name: `${category} of a dialect`,
      doc: `A new ${category}, or a changed one.`,
      maps: [
        { marker: "changes", shape: CHANGED },
        { marker: "fields", shape },
      ],
    },
  };
}

export const OVERLAY: MapShape = {
  kind: "map",
  name: "overlay",
  doc: "A dialect of a protocol that is described elsewhere: what it changes, and nothing else.",
  keys: {
    extends: {
      doc: "The protocol, or `package/protocol` where another package describes it.",
      shape: scalar(
        "protocol",
        "a protocol's name, or `package/protocol`",
        /^((@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*\/)?[a-z][a-z0-9_]*$/,
        { category: "protocol" },
      ),
      required: true,
    },
    dialect: {
      doc: "The dialect's name among the versions; of one with several origins, what is added to the name of each: `wide` makes `1.09+wide` of 1.09.",
      shape: giving("version", VERSION),
      required: true,
    },
    from: {
      doc: "The version that it branches from. A list makes a dialect from each of them, all with the same changes; what another overlay with a list is called stands for all of its dialects.",
      shape: VERSION_OR_SOME,
      required: true,
    },
    title: { ...TITLE, required: true },
    selected: {
      doc: "The values of fields that tell that this dialect is spoken, by `message.field`; the fields `select` versions. By `message.field.bit` it is one bit of the value, 0, 1 or `any`, and the others are as in the version that it branches from.",
      shape: {
        kind: "names",
        names: scalar("field", "`message.field`", /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*(\.\d+)?$/, {
          category: "message",
          form: "field",
        }),
        of: scalar("number or any", "an integer, or `any`", /^(-?(0x[0-9a-fA-F]+|\d+)|any)$/),
        some: true,
      },
    },
    "explicit-only": EXPLICIT_ONLY,
    include: INCLUDE,
    types: { ...TYPES, doc: "Further types by name." },
    vectors: VECTOR_LISTS,
    flavors: {
      doc: "The kinds of the format that it comes in, the first one among them. All without.",
      shape: { kind: "list", of: of("flavor", NAME), some: true },
    },
    enums: {
      doc: "Enums by name: new ones, or further values of those that are there, and values that are `removed`.",
      shape: { kind: "names", names: giving("enum", NAME), of: CHANGED_ENUM },
    },
    groups: {
      doc: "Lists of fields by name: the `fields` of new ones, or `changes` of those that are there.",
      shape: newOrChanged("group", NEW_GROUP),
    },
    structs: {
      doc: "Structs by name: new ones, or `changes` of those that are there.",
      shape: newOrChanged("struct", STRUCT),
    },
    messages: {
      doc: "Messages by name: new ones, `changes` of those that are there, that they are `removed`, or `joined`: as another dialect has them.",
      shape: {
        kind: "names",
        names: giving("message", NAME),
        some: true,
        of: {
          kind: "oneOf",
          name: "message of a dialect",
          doc: "A new message, a changed one, one that is gone, or one that another dialect describes.",
          maps: [
            { marker: "removed", shape: REMOVED },
            { marker: "joined", shape: JOINED },
            { marker: "like", shape: LIKE },
            { marker: "id", shape: MESSAGE },
            { marker: "changes", shape: CHANGED },
          ],
        },
      },
    },
    doc: DOC,
    ref: REF,
  },
};
