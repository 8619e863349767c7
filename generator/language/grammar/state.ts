import { ROLES, WORDS } from "../../../runtime/table/words.ts";
import { NAME } from "./scalars.ts";
import { namesOf, of, oneOf, scalar } from "./shape.ts";
import type { Key, MapShape } from "./shape.ts";

const MEMBER = scalar(
  "member",
  "a member's name, or `frame/10`; of the elements of a list `entities.number`",
  /^[a-z][a-z0-9_]*((\/[1-9]\d{0,5})?|(\.[a-z][a-z0-9_]*){1,2})$/,
  { category: "member", form: "dotted" },
);

const STEP = scalar(
  "step",
  "a member's name, `ms/1000`, or a number of parts of a second, `1/10`",
  /^([a-z][a-z0-9_]*(\/[1-9]\d{0,5})?|[1-9]\d{0,5}\/[1-9]\d{0,5})$/,
  { category: "member", form: "dotted" },
);

export const ROLE = {
  doc: "What it is to the state of a game: what follows recordings uses this, and no names of messages.",
  shape: scalar("role", namesOf(ROLES), oneOf(ROLES)),
} as const;

export const TELLS = {
  doc: "What of the state its members tell.",
  shape: {
    kind: "map",
    name: "set of state properties",
    doc: "Members by what they tell.",
    keys: Object.fromEntries(
      Object.entries(WORDS).map(([word, { doc }]) => [
        word,
        { doc, shape: word === "step" ? STEP : MEMBER },
      ]),
    ),
  },
} as const satisfies Key;

const LASTING: MapShape = {
  kind: "map",
  name: "lasting thing",
  doc: "What a message sets until one sets the same again.",
  keys: {
    as: {
      doc: "What it sets, where several messages set the same. Its own name without.",
      shape: of("message", NAME),
    },
    by: {
      doc: "The members that tell which of several it sets.",
      shape: { kind: "list", of: of("member", NAME), some: true },
    },
  },
};

export const LASTS = {
  doc: "How long what it says lasts. Without, it is over when it was shown.",
  shape: {
    kind: "oneOf",
    name: "duration",
    doc: "`moment`: it is over when it was shown, and nobody misses it who did not see it; `each`: it adds to what was before; `last`: until the next one; or what it sets.",
    scalar: scalar("duration", "`moment`, `each` or `last`", /^(moment|each|last)$/),
    maps: [
      { marker: "by", shape: LASTING },
      { marker: "as", shape: LASTING },
    ],
  },
} as const satisfies Key;
