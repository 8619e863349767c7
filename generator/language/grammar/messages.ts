import { DERIVED, VALID } from "./derived.ts";
import { VALUE_KEYS } from "./fields/value.ts";
import { FIELDS } from "./items.ts";
import { DOC, EXCEPT, RANGE, REF, SINCE, TOKEN, UNTIL } from "./keys.ts";
import { COUNT, IDS, INTEGER, NAME, TEXT, TRUE, TYPE, VERSIONS } from "./scalars.ts";
import { giving, scalar } from "./shape.ts";
import type { MapShape } from "./shape.ts";
import { LASTS, ROLE, TELLS } from "./state.ts";
import { TEXT_FORM } from "./text-form.ts";

export const MESSAGE: MapShape = {
  kind: "map",
  name: "message",
  doc: "A message. Its first byte identifies it.",
  keys: {
    id: {
      doc: "The first byte, or the first and the last of several; where the protocol says what `ids` are, one of these. The only message of a protocol without ids has none.",
      shape: IDS,
    },
    renumbered: {
      doc: "Its id in versions that number it otherwise: from versions to ids.",
      shape: {
        kind: "names",
        names: VERSIONS,
        of: scalar("id", "a byte", /^(0x[0-9a-fA-F]{1,8}|\d{1,8})$/),
        some: true,
      },
    },
    fields: FIELDS,
    derived: DERIVED,
    valid: VALID,
    token: TOKEN,
    legacy: {
      doc: "`unknown`: the older program that the text form comes from does not know the message.",
      shape: scalar("what the older program does with it", "`unknown`", /^unknown$/),
    },
    text: TEXT_FORM,
    sets: {
      doc: "What its members are to messages that `absent` refers them to: `baseline`.",
      shape: giving("state", NAME),
    },
    role: ROLE,
    tells: TELLS,
    lasts: LASTS,
    illegal: {
      doc: "Why it should not be met. It is decoded all the same, and worth a warning.",
      shape: TEXT,
    },
    ...RANGE,
    doc: DOC,
    ref: REF,
  },
};

const OUTER: MapShape = {
  kind: "map",
  name: "outer integer",
  doc: "An outer parameter of a struct: an integer whose values have names.",
  keys: {
    type: { doc: "Its type.", shape: TYPE, required: true },
    enum: { ...VALUE_KEYS.enum, required: true },
  },
};

export const STRUCT: MapShape = {
  kind: "map",
  name: "struct",
  doc: "Fields that are one member of a message, or an element of a list. Its masks are its own.",
  keys: {
    outer: {
      doc: "Members of the enclosing struct or message, before it, that its fields depend on by `if`: integers without scale with their types, and flags as `bit`. A map gives an integer an enum, too. The enclosing struct has these members, or declares them as `outer` in turn.",
      shape: {
        kind: "names",
        names: giving("member", NAME),
        of: { kind: "either", scalar: TYPE, other: OUTER },
        some: true,
      },
    },
    bitwise: {
      doc: "Its fields are packed bit by bit, without regard to bytes, the lowest bit of each byte first: masks, flags, numbers of 1 to 32 bits, `u3` or `i10`, Exp-Golomb codes, `ue` and `se`, structs that are so, too, and lists of such with a count. In what is not bitwise, such a struct or list begins at a byte, and what its last byte has left is padding: zeros, or a hint beside it, `framesPadding`.",
      shape: TRUE,
    },
    fields: { ...FIELDS, required: true },
    derived: DERIVED,
    valid: VALID,
    token: TOKEN,
    text: TEXT_FORM,
    "token-empty": {
      doc: "Of a block: its name in the text form where its messages are empty.",
      shape: NAME,
    },
    "token-none": { doc: "Of a block: its name in the text form where it has none.", shape: NAME },
    "max-depth": {
      doc: "Of a struct that may have itself inside: how many may be nested; 64 without.",
      shape: COUNT,
    },
    doc: DOC,
    ref: REF,
  },
};

export const FLAVOR: MapShape = {
  kind: "map",
  name: "flavor",
  doc: "A kind of the format, such as a server's recording beside a client's. The first one is what the format is where nothing says otherwise.",
  keys: {
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    prefix: {
      doc: "What may follow the id of every message of this kind.",
      shape: {
        kind: "map",
        name: "prefix",
        doc: "A field that a bit of the id announces.",
        keys: {
          bit: { doc: "The bit of the id.", shape: INTEGER, required: true },
          name: { doc: "The field's name.", shape: giving("member", NAME), required: true },
          type: { doc: "Its type.", shape: TYPE, required: true },
          doc: DOC,
        },
      },
    },
    doc: DOC,
  },
};
