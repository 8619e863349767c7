import { PACKINGS } from "../../../../runtime/table/packings.ts";
import { DOC, IF, ORDER, RANGE, UNLESS } from "../keys.ts";
import {
  ABSENT,
  BIT,
  COUNT,
  COUNT_REF,
  FACTOR,
  INTEGER,
  NAME,
  NUMBER,
  TEXT,
  TYPE,
  VERSIONS,
  WHEN,
} from "../scalars.ts";
import { namesOf, of, oneOf, scalar } from "../shape.ts";
import type { Key, MapShape } from "../shape.ts";

export const VALUE_KEYS = {
  type: { doc: "The type on the wire.", shape: TYPE, required: true },
  count: {
    doc: "An array of that many, instead of one. Of `bytes`, `utf8` or `latin1`: how many bytes there always are.",
    shape: COUNT,
  },
  scale: { doc: "The value is the number on the wire times this.", shape: FACTOR },
  plus: { doc: "…plus this.", shape: INTEGER },
  enum: { doc: "The enum that names the values.", shape: of("enum", NAME) },
  vectors: { doc: "The vectors that the value is a number of.", shape: of("vectors", NAME) },
} as const satisfies Record<string, Key>;

export const VALUE: MapShape = {
  kind: "map",
  name: "value field",
  doc: "A value on the wire.",
  elsewhere: {
    constant: "A constant is no member and has no name: `- { constant: 6, type: u32be }`.",
    length:
      "A type has it, and the field that type: `types: { name: { type: utf8, length: u8 } }`.",
  },
  keys: {
    ...VALUE_KEYS,
    order: ORDER,
    when: {
      doc: "It is there only when this bit is set; with `more`, only when bytes are left.",
      shape: WHEN,
    },
    unless: UNLESS,
    if: IF,
    marker: {
      doc: "Of a struct in a message, or an integer that `selects`: it is there only after this number, a `u32` that is before it.",
      shape: INTEGER,
    },
    "keyed-by": {
      doc: "One for each bit that is set in the mask of that name, lowest first: a record by bit number. Or a type of numbers in groups, as `varu64`: such a number comes before it, and its bits tell.",
      shape: of("member", NAME),
    },
    rounds: {
      doc: "With `keyed-by`, and a mask of 32 bits: how often its bits are gone through, each time all of them. In the second round bit 0 stands for number 32, and so on. 2 to 8.",
      shape: INTEGER,
    },
    ends: {
      doc: "In a struct: this value ends the list that it is an element of, and nothing of the element follows.",
      shape: INTEGER,
    },
    absent: {
      doc: "What it means when it is not there: a constant, or what to look up. The codec keeps it absent.",
      shape: ABSENT,
    },
    "at-first": {
      doc: "With `absent`: what it is where that which is looked up is not there. 0 without.",
      shape: NUMBER,
    },
    wide: {
      doc: "A bit that makes it a wider integer, or a finer one. It may be that of several fields.",
      shape: {
        kind: "map",
        name: "second width",
        doc: "A wider integer instead.",
        keys: {
          when: { doc: "The bit.", shape: BIT, required: true },
          type: { doc: "The wider type.", shape: TYPE, required: true },
        },
      },
    },
    "high-of": {
      doc: "It is the high byte of the value of an earlier field, which has the low one: for the world they are one number.",
      shape: of("member", NAME),
    },
    "same-as": {
      doc: "It tells what an earlier field tells in another way: for the world they are one member, of the earlier one's name.",
      shape: of("member", NAME),
    },
    max: {
      doc: "The largest value that engines accept. More is decoded all the same, and worth a warning.",
      shape: INTEGER,
    },
    selects: {
      doc: "The field tells the protocol of what follows: from its values to versions. Another value is an error, and nothing is decoded until a known one comes. Where several fields of a message select, it is the versions that all of them tell.",
      shape: {
        kind: "names",
        names: INTEGER,
        of: {
          kind: "oneOf",
          name: "selected versions",
          doc: "A version, or two as `1.06..1.08`, both included; or a list of such, of which another field tells the one.",
          scalar: VERSIONS,
          list: { kind: "list", of: VERSIONS, some: true },
          maps: [],
        },
        some: true,
      },
    },
    "selects-bits": {
      doc: "With `selects`: the bits of the value that tell. Others may be set or clear.",
      shape: INTEGER,
    },
    foreign: {
      doc: "With `selects`: names for values that are known and not described; with `selects-bits`, for bits.",
      shape: { kind: "names", names: INTEGER, of: TEXT },
    },
    "selects-flavor": {
      doc: "The field tells of which kind all that follows is: from its values to kinds. Other values tell that it is of the first.",
      shape: { kind: "names", names: INTEGER, of: of("flavor", NAME), some: true },
    },
    "length-of": {
      doc: "It counts the bytes of a field further on, of type bytes, a struct or a list, and is no member of the value; with `rest`, all bytes that follow it. The count is the number on the wire, and where there is one, `plus`.",
      shape: of("member", NAME, ["rest"]),
    },
    high: {
      doc: "With `length-of`: the mask whose bits are the number's high bits, above those of its type. They mean nothing else.",
      shape: of("member", NAME),
    },
    "count-of": {
      doc: "It counts the elements of a list further on, and is no member of the value.",
      shape: of("member", NAME),
    },
    "length-by": {
      doc: "With `type: bytes`: the earlier member that tells how many there are, or its lowest bits: `head & 0x1f`; or an expression, as `length - 8`. It is a member all the same, and encoding asks that it is right.",
      shape: COUNT_REF,
    },
    none: {
      doc: "With `length-of`: the number that says that the bytes are not there, which is not the same as there being none.",
      shape: INTEGER,
    },
    to: {
      doc: "With `type: bytes`: all bytes up to the end.",
      shape: scalar("end", "`end`", /^end$/),
    },
    carries: {
      doc: "With `type: bytes`: the protocol whose messages the bytes are. In a message, that it is of itself.",
      shape: of("protocol", NAME),
    },
    packed: {
      doc: `With \`carries\`, in a message: how the bytes are packed, ${namesOf(PACKINGS)}. The member has them packed, as they came.`,
      shape: scalar("packing", `one of ${namesOf(PACKINGS)}`, oneOf(PACKINGS)),
    },
    unpacked: {
      doc: "With `packed`: the earlier member that tells how many bytes they are unpacked. No more are ever made of them, and fewer are an error.",
      shape: NAME,
    },
    each: {
      doc: "With `carries`, in a message: the message that all of them are. Their ids are not there.",
      shape: of("message", NAME),
    },
    flavor: {
      doc: "With `carries`: the kind of the protocol that the messages are of, where no field picks it. The first one without.",
      shape: of("flavor", NAME),
    },
    ...RANGE,
    doc: DOC,
  },
};
