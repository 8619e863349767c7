import { COUNT, INTEGER, NAME, TRUE } from "./scalars.ts";
import { of, scalar } from "./shape.ts";
import type { Key, MapShape } from "./shape.ts";

const TEXT_ENTRY: MapShape = {
  kind: "map",
  name: "way of a statement",
  doc: "How a statement of the text form is written and read.",
  keys: {
    of: {
      doc: "The member that it tells, or several: `x y z`.",
      shape: scalar(
        "members",
        "a member's name, or several as `x y z`",
        /^[a-z][a-z0-9_]*( [a-z][a-z0-9_]*)*$/,
        { category: "member", form: "words" },
      ),
      required: true,
    },
    as: {
      doc: "How it is written: `time`; `float`, an integer with a point; `whole`, a value without one; `set`, the numbers of the members that are not 0; `word`, the members as the word that they are parts of; or the raw integer as the type of that name reads it.",
      shape: of("type", NAME, ["time", "float", "whole", "set", "word"]),
    },
    bits: {
      doc: "The numbers of the bits that are set: 1 stands for the first of these. -1 stands for there being none, -2 for nothing.",
      shape: { kind: "list", of: INTEGER, some: true },
    },
    flag: { doc: "This bit: the token alone says that it is set.", shape: INTEGER },
    from: { doc: "With `count`: some bits as a number, from this one on.", shape: INTEGER },
    count: { doc: "With `from`: how many bits.", shape: COUNT },
    each: { doc: "Of a list, the token of its elements.", shape: NAME },
    names: { doc: "What a comment after the value looks up.", shape: of("lookup", NAME) },
    default: {
      doc: "A value that is left out, and is meant where nothing is written.",
      shape: INTEGER,
    },
    old: {
      doc: "It is read, and never written: another way to say what other statements say, after the message's name and without braces.",
      shape: TRUE,
    },
    legacy: {
      doc: "The older program that the text form comes from does not know the statement (`unknown`), or writes it and cannot read it back (`unread`).",
      shape: scalar(
        "what the older program does with it",
        "`unknown` or `unread`",
        /^(unknown|unread)$/,
      ),
    },
  },
};

export const TEXT_FORM = {
  doc: "How it is written in the text form: the statements that come first, `- token: member`, or `- token: { … }`. Members that none of them tells follow under their own names, in the order of the fields.",
  shape: {
    kind: "list",
    of: {
      kind: "item",
      name: "statement of the text form",
      doc: "A statement: `- token: member`, or `- token: { … }`.",
      structures: {},
      names: NAME,
      field: {
        kind: "oneOf",
        name: "statement",
        doc: "A member, or a map.",
        scalar: of("member", NAME),
        maps: [{ marker: "of", shape: TEXT_ENTRY }],
      },
    },
  },
} as const satisfies Key;
