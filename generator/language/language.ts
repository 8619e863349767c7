/*
 * The schema language as data. The checker, the language's reference and the JSON Schema for editors
 * are all made from what is here.
 */

import { CHECKSUMS } from "../../runtime/table/algorithms.ts";
import { PACKINGS } from "../../runtime/table/packings.ts";
import { ROLES, WORDS } from "../../runtime/table/words.ts";

/** What a place in a schema may hold. */
export type Shape =
  | ScalarShape
  | MapShape
  | NamesShape
  | ListShape
  | OneOfShape
  | EitherShape
  | ItemShape;

export interface ScalarShape {
  readonly kind: "scalar";
  readonly name: string;
  /** What it looks like, for people. */
  readonly looks: string;
  readonly pattern: RegExp;
  /** What the names in it are names of. None without. */
  readonly naming?: Naming;
}

/** What a name in a schema is a name of. */
export type Category =
  | "protocol"
  | "container"
  | "file"
  | "version"
  | "flavor"
  | "type"
  | "enum"
  | "constant"
  | "vectors"
  | "group"
  | "struct"
  | "message"
  | "arm"
  | "member"
  | "state"
  | "lookup";

/** How names are in a scalar. */
export interface Naming {
  readonly category: Category;
  /** The name is given here. Without: it is one that is given elsewhere. */
  readonly defines?: true;
  /**
   * Where there are several: `words` has spaces between; `dotted` is a member, and a member of the struct that it is;
   * `field` a message and its member; `state` a state and its member; `condition` a condition in words; `bit` a mask and its bit. One without,
   * which is the first word, or the last one of `package/protocol`.
   */
  readonly form?: "words" | "dotted" | "field" | "state" | "condition" | "bit";
  /** Words that are no names there. */
  readonly words?: readonly string[];
}

/** A map with fixed keys. */
export interface MapShape {
  readonly kind: "map";
  readonly name: string;
  readonly doc: string;
  readonly keys: Readonly<Record<string, Key>>;
}

export interface Key {
  readonly doc: string;
  readonly shape: Shape | (() => Shape);
  readonly required?: true;
}

/** A map from names that the schema's author chooses. */
export interface NamesShape {
  readonly kind: "names";
  readonly names: ScalarShape;
  readonly of: Shape | (() => Shape);
  /** Whether there is at least one. */
  readonly some?: true;
}

export interface ListShape {
  readonly kind: "list";
  readonly of: Shape | (() => Shape);
  /** Whether there is at least one. */
  readonly some?: true;
}

/** One of several: the first whose `marker` key is there, or, for what is no map, the list or the scalar. */
export interface OneOfShape {
  readonly kind: "oneOf";
  readonly name: string;
  readonly doc: string;
  readonly scalar?: ScalarShape;
  readonly list?: ListShape;
  readonly maps: readonly { readonly marker: string; readonly shape: MapShape }[];
}

/** A scalar, or, for what is invalid, something else. */
export interface EitherShape {
  readonly kind: "either";
  readonly scalar: ScalarShape;
  readonly other: Shape;
}

/** An entry of a field list: a structure, known by its first key, or one name with its field. */
export interface ItemShape {
  readonly kind: "item";
  readonly name: string;
  readonly doc: string;
  readonly structures: Readonly<Record<string, MapShape>>;
  readonly names: ScalarShape;
  readonly field: OneOfShape;
}

export function shapeOf(shape: Shape | (() => Shape)): Shape {
  return typeof shape === "function" ? shape() : shape;
}

function scalar(name: string, looks: string, pattern: RegExp, naming?: Naming): ScalarShape {
  return { kind: "scalar", name, looks, pattern, ...(naming && { naming }) };
}

/** A scalar that is a name given elsewhere. */
function of(category: Category, shape: ScalarShape, words?: readonly string[]): ScalarShape {
  return { ...shape, naming: { category, ...(words && { words }) } };
}

/** A scalar that gives a name. */
function giving(category: Category, shape: ScalarShape): ScalarShape {
  return { ...shape, naming: { category, defines: true } };
}

const TEXT = scalar("text", "text", /^[^]*$/);
const NAME = scalar("name", "a name in lower case: `idealpitch`", /^[a-z][a-z0-9_]*$/);
const CONSTANT = scalar("constant", "a name: `TE_SPIKE`", /^[A-Za-z][A-Za-z0-9_]*$/);
const INTEGER = scalar(
  "integer",
  "a whole number: `31`, `0x4001`, `-1`",
  /^-?(0x[0-9a-fA-F]{1,12}|\d{1,15})$/,
);
/** As an integer, of up to 64 bits. */
const LONG_INTEGER = scalar(
  "long integer",
  "a whole number: `31`, `0x4001`, `-1`",
  /^-?(0x[0-9a-fA-F]{1,16}|\d{1,20})$/,
);
const COUNT = scalar("count", "a whole number from 1 on", /^[1-9]\d{0,5}$/);
const VERSION = scalar(
  "version",
  'a version: `"1.07"`, of letters and digits, with `.`, `-` or `+` between them',
  /^[A-Za-z0-9]+([.+-][A-Za-z0-9]+)*$/,
  { category: "version" },
);
const VERSIONS = scalar(
  "versions",
  "a version, or two as `1.06..1.08`, both included",
  /^[A-Za-z0-9]+([.+-][A-Za-z0-9]+)*(\.\.[A-Za-z0-9]+([.+-][A-Za-z0-9]+)*)?$/,
  { category: "version" },
);
const TYPE = scalar(
  "type",
  "a type's name: `u8`, `coord`; an array as `coord[3]`",
  /^[a-z][a-z0-9_]*(\[\d{1,6}\])?$/,
  { category: "type" },
);
const BIT = scalar("bit", "a bit of an earlier mask: `flags.9`", /^[a-z][a-z0-9_]*\.\d{1,3}$/, {
  category: "member",
  form: "bit",
});
const BITS = scalar(
  "bits",
  "a bit of an earlier mask, as `flags.9`, or a mask, for all of its bits",
  /^[a-z][a-z0-9_]*(\.\d{1,3})?$/,
  { category: "member", form: "bit" },
);
const FACTOR = scalar(
  "factor",
  "a whole number or a fraction, and not 0: `16`, `1/8`",
  /^0*[1-9]\d{0,14}(\/0*[1-9]\d{0,14})?$/,
);
const ABSENT = scalar(
  "absent",
  "a number, or a member of an earlier message: `baseline.frame`",
  /^(-?(0x[0-9a-fA-F]{1,16}|\d{1,20}(\.\d{1,15})?)|[a-z][a-z0-9_]*(\.[a-z0-9_]+)+)$/,
  { category: "state", form: "state" },
);
const IDS = scalar(
  "id",
  "a number, or two as `0x80..0xff`, both included",
  /^(0x[0-9a-fA-F]{1,8}|\d{1,10})(\.\.(0x[0-9a-fA-F]{1,8}|\d{1,10}))?$/,
);
const MASK = scalar(
  "mask",
  "`u8`, `u16`, `u32`, `u16be`, `u32be`, the low bits of the message's id, `id & 0x7f`, or its high ones, `id >> 5`; in a struct that is `bitwise` any of `u1` to `u32`",
  /^(u([1-9]|[12]\d|3[0-2])|u16be|u32be|id & (0x[0-9a-fA-F]{1,8}|\d{1,8})|id >> [1-7])$/,
);
const CHOICE = scalar(
  "value",
  "a number, two as `1..63`, both included, or an enum's name",
  /^(-?(0x[0-9a-fA-F]{1,16}|\d{1,20})(\.\.-?(0x[0-9a-fA-F]{1,16}|\d{1,20}))?|[A-Za-z][A-Za-z0-9_]*)$/,
  { category: "constant" },
);
const COUNT_REF = scalar(
  "count reference",
  "an earlier member, or its lowest bits: `head & 0x0f`; or more than it says: `older + 1`",
  /^[a-z][a-z0-9_]*( *& *(0x[0-9a-fA-F]{1,8}|\d{1,9}))?( *\+ *\d{1,3})?$/,
  { category: "member" },
);
const WORD_MASK = scalar("mask", "the bits of the word: `u7`", /^u\d{1,2}$/);
const TRUE = scalar("true", "`true`", /^true$/);
const NUMBER = scalar("number", "a number: `-0.525731`", /^-?\d{1,9}(\.\d{1,9})?$/);
const ENDS = scalar("end", "`empty` for strings, `bytes` for structs", /^(empty|bytes)$/);
const WHEN = scalar(
  "condition",
  "a bit of an earlier mask, as `flags.9`, or `more`",
  /^(more|[a-z][a-z0-9_]*\.\d{1,3})$/,
  { category: "member", form: "bit", words: ["more"] },
);
const WIDTH = scalar(
  "width",
  "a bit of an earlier mask, as `flags.9`, or `both`",
  /^(both|[a-z][a-z0-9_]*\.\d{1,3})$/,
  { category: "member", form: "bit", words: ["both"] },
);

const VERSION_OR_SOME = {
  kind: "oneOf",
  name: "version or some",
  doc: "A version, or several.",
  scalar: VERSION,
  list: { kind: "list", of: VERSION, some: true },
  maps: [],
} as const satisfies OneOfShape;

const SINCE = {
  doc: "The first version that has it; where several branches have it, the first of each, as a list.",
  shape: VERSION_OR_SOME,
} as const;
const UNTIL = {
  doc: "The last version that has it. What branches from one that has it has it, too.",
  shape: VERSION,
} as const;
const EXCEPT = {
  doc: "Versions between those two that do not have it, nor what branches from them.",
  shape: { kind: "list", of: VERSION, some: true },
} as const;
const FLAVORS = {
  doc: "The kinds of the format that have it. All without.",
  shape: { kind: "list", of: of("flavor", NAME), some: true },
} as const;
const DOC = {
  doc: "What it is, in a sentence. It becomes a comment in the code.",
  shape: TEXT,
} as const;
const REF = { doc: "Where the format's documents speak of it: `DEM §7.7`.", shape: TEXT } as const;

const UNLESS = {
  doc: "It is there only when this bit is clear. Other fields may be there `when` it is set.",
  shape: BIT,
} as const;

const VALUE_KEYS = {
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

const IF = {
  doc: "It is there only where earlier members say so: integers of the same message or struct, always there and without scale, or bits that are members. A map from members to values, all of which must be so, or a condition in words: `qos > 0 and not (retain or kind in [3, 5..7])`.",
  shape: {
    kind: "either",
    scalar: scalar(
      "condition",
      "a condition: `qos > 0 and not retain`",
      /^[a-z(][\w\s()[\],.<>=!-]{0,500}$/,
      { category: "member", form: "condition", words: ["and", "or", "not", "in"] },
    ),
    other: {
      kind: "names",
      names: of("member", NAME),
      of: { kind: "list", of: CHOICE, some: true },
      some: true,
    },
  },
} as const satisfies Key;

const VALUE: MapShape = {
  kind: "map",
  name: "value field",
  doc: "A value on the wire.",
  keys: {
    ...VALUE_KEYS,
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
      doc: "With `type: bytes`: the earlier member that tells how many there are, or its lowest bits: `head & 0x1f`. It is a member all the same, and encoding asks that it is right.",
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
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
    doc: DOC,
  },
};

const WIDTHS_FIELD: MapShape = {
  kind: "map",
  name: "field of two widths",
  doc: "An integer that two bits of a mask tell the width of: neither, it is not there. Without `both`, both integers are there when both bits are set, and the second counts.",
  keys: {
    widths: {
      doc: "The types by their bits, the narrower first: `{ flags.16: u8, flags.25: i16, both: i32 }`.",
      shape: { kind: "names", names: WIDTH, of: TYPE, some: true },
      required: true,
    },
    absent: {
      doc: "What it means when it is not there: a constant, or what to look up. The codec keeps it absent.",
      shape: ABSENT,
    },
    "at-first": {
      doc: "With `absent`: what it is where that which is looked up is not there. 0 without.",
      shape: NUMBER,
    },
    max: {
      doc: "The largest value that engines accept. More is decoded all the same, and worth a warning.",
      shape: INTEGER,
    },
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
    doc: DOC,
  },
};

const MASK_FIELD: MapShape = {
  kind: "map",
  name: "mask field",
  doc: "Bits that tell which fields follow. In a value the mask as it came is a hint: the encoder derives every bit from the fields that are there, and takes only what they leave open from the hint.",
  keys: {
    mask: { doc: "Where its first bits come from.", shape: MASK, required: true },
    more: {
      doc: "Further parts, each after the bits before it.",
      shape: {
        kind: "list",
        of: {
          kind: "map",
          name: "mask part",
          doc: "A part of a mask that is there only when a bit of an earlier part is set.",
          keys: {
            bit: { doc: "The bit that announces it.", shape: INTEGER, required: true },
            type: {
              doc: "`u8`, `u16` or `u16be`; in a struct that is `bitwise` any of `u1` to `u31`.",
              shape: scalar(
                "part",
                "`u8`, `u16` or `u16be`, or as many bits",
                /^(u([1-9]|[12]\d|3[01])|u16be)$/,
              ),
              required: true,
            },
            at: {
              doc: "Which bit of the mask is its lowest. Without: the first byte that no part before it has a bit of, in a struct that is `bitwise` the first bit.",
              shape: INTEGER,
            },
            unless: {
              doc: "A bit whose being set says that it is not there all the same.",
              shape: INTEGER,
            },
          },
        },
      },
    },
    default: {
      doc: "Bits that mean nothing and are set where nobody says otherwise.",
      shape: { kind: "list", of: INTEGER },
    },
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
    doc: DOC,
  },
};

const BIT_FIELD: MapShape = {
  kind: "map",
  name: "bit field",
  doc: "A bit of a mask that is a value of its own: true or false.",
  keys: {
    bit: { doc: "The bit.", shape: BIT, required: true },
    terminates: {
      doc: "Where it is set, nothing follows: the fields after it are not there, and the other bits of the mask mean nothing.",
      shape: TRUE,
    },
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
    doc: DOC,
  },
};

const LIST_FIELD: MapShape = {
  kind: "map",
  name: "list field",
  doc: "Numbers, texts or structs, one after another. How many there are, a `count` tells, or an earlier number, or the end of the bytes; of structs also a field of the struct that `ends` the list. Texts that are cut end with an empty one.",
  keys: {
    list: {
      doc: "The type of the elements: a number, a text, bytes, or a struct.",
      shape: TYPE,
      required: true,
    },
    count: { doc: "The preceding integer that counts the elements.", shape: TYPE },
    "count-by": {
      doc: "The earlier member that tells how many elements there are, or its lowest bits: `head & 0x0f`; where there are more than it says, `older + 1`. Encoding asks that it is right.",
      shape: COUNT_REF,
    },
    when: { doc: "It is there only when this bit is set.", shape: BIT },
    unless: UNLESS,
    if: IF,
    ends: {
      doc: "What ends the list: `empty`, an empty string; `bytes`, the end of the bytes.",
      shape: ENDS,
    },
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
    doc: DOC,
  },
};

const PAD_FIELD: MapShape = {
  kind: "map",
  name: "gap",
  doc: "Padding: zeros. Where one is not zero, all of them are a hint in the member of this name.",
  keys: {
    pad: { doc: "How many bytes.", shape: COUNT, required: true },
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
    doc: DOC,
  },
};

const ALIGN_FIELD: MapShape = {
  kind: "map",
  name: "alignment",
  doc: "Padding up to the next offset that is a multiple, counted from the message's first byte, which is its id, or from the struct's. Its bytes are as those of a gap.",
  keys: {
    align: { doc: "Of how many bytes that offset is a multiple.", shape: COUNT, required: true },
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
    doc: DOC,
  },
};

const NUMBER_FIELD: MapShape = {
  kind: "map",
  name: "number of bits",
  doc: "Some bits of a mask as a number, or of several masks, as where a number's high byte is separate from its low one. It is always there; bits of a part that is not there are 0. The encoder sets the bits by the number.",
  keys: {
    bits: {
      doc: "Its lowest bit, with `count`; or all of them, the lowest first, which need not be neighbours. A mask's name stands for all of its bits.",
      shape: {
        kind: "oneOf",
        name: "choice of bits",
        doc: "A bit, or several.",
        scalar: BITS,
        list: { kind: "list", of: BITS, some: true },
        maps: [],
      },
      required: true,
    },
    count: { doc: "How many bits, each above the one before.", shape: COUNT },
    enum: VALUE_KEYS.enum,
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
    doc: DOC,
  },
};

const ALGORITHM: OneOfShape = {
  kind: "oneOf",
  name: "algorithm",
  doc: "How a checksum is computed: a name, the parameters of a CRC, or a function that whoever uses the code gives.",
  scalar: scalar("algorithm", `one of ${namesOf(CHECKSUMS)}`, oneOf(CHECKSUMS)),
  maps: [
    {
      marker: "polynomial",
      shape: {
        kind: "map",
        name: "CRC",
        doc: "The parameters of a CRC, as catalogues have them.",
        keys: {
          bits: { doc: "How many bits it has: 8, 16, 24 or 32.", shape: COUNT, required: true },
          polynomial: {
            doc: "The polynomial, without its highest term: `0x04c11db7`.",
            shape: INTEGER,
            required: true,
          },
          init: { doc: "What it begins with; 0 without.", shape: INTEGER },
          reflect: {
            doc: "Each byte goes in, and the sum comes out, lowest bit first.",
            shape: TRUE,
          },
          xor: { doc: "What is put over it at last; 0 without.", shape: INTEGER },
        },
      },
    },
    {
      marker: "function",
      shape: {
        kind: "map",
        name: "own algorithm",
        doc: "A function of bytes that is given to the generated module: `setChecksum`.",
        keys: { function: { doc: "What it is called.", shape: NAME, required: true } },
      },
    },
  ],
};

const CHECKSUM_FIELD: MapShape = {
  kind: "map",
  name: "checksum",
  doc: "A number that is computed of bytes of the same message or struct. It is no member of the value, but where another number is there: then that is a hint in the member of this name.",
  keys: {
    type: { doc: "The number: `u8`, `u16be`, `u32`.", shape: TYPE, required: true },
    checksum: { doc: "How it is computed.", shape: ALGORITHM, required: true },
    from: {
      doc: "The field that the bytes begin with; without, they begin with the message, its id included, or the struct. A later one, with `through: end`.",
      shape: of("member", NAME),
    },
    through: {
      doc: "The last field of them, or `end`: all up to the message's end, or the struct's, in which its own bytes count as zeros. Without, the one before it.",
      shape: of("member", NAME, ["end"]),
    },
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
    doc: DOC,
  },
};

/** What follows a field's name. */
export const FIELD: OneOfShape = {
  kind: "oneOf",
  name: "field",
  doc: "A field: `name: type`, or `name: { … }` with one of the following.",
  scalar: TYPE,
  maps: [
    { marker: "mask", shape: MASK_FIELD },
    { marker: "bit", shape: BIT_FIELD },
    { marker: "bits", shape: NUMBER_FIELD },
    { marker: "list", shape: LIST_FIELD },
    { marker: "widths", shape: WIDTHS_FIELD },
    { marker: "pad", shape: PAD_FIELD },
    { marker: "align", shape: ALIGN_FIELD },
    { marker: "checksum", shape: CHECKSUM_FIELD },
    { marker: "type", shape: VALUE },
  ],
};

const PART: OneOfShape = {
  kind: "oneOf",
  name: "part",
  doc: "A part of a split word: `u3`, `i4`, or a map.",
  scalar: TYPE,
  maps: [
    {
      marker: "type",
      shape: {
        kind: "map",
        name: "split part",
        doc: "Some bits of a word.",
        keys: {
          type: VALUE_KEYS.type,
          scale: VALUE_KEYS.scale,
          plus: VALUE_KEYS.plus,
          enum: VALUE_KEYS.enum,
          vectors: VALUE_KEYS.vectors,
          doc: DOC,
        },
      },
    },
    {
      marker: "mask",
      shape: {
        kind: "map",
        name: "mask in a word",
        doc: "Some bits of a word of a `split` are the first of a mask.",
        keys: {
          mask: { doc: "How many bits of the word: `u7`.", shape: WORD_MASK, required: true },
          at: { doc: "Which bit of the mask is the lowest of them; 0 without.", shape: INTEGER },
          more: MASK_FIELD.keys["more"]!,
          default: MASK_FIELD.keys["default"]!,
          doc: DOC,
        },
      },
    },
  ],
};

const SPLIT_PART = PART.maps[0]!;

const ELEMENT: OneOfShape = {
  kind: "oneOf",
  name: "element",
  doc: "The type of the elements: `u8`, `coord`, or a map.",
  scalar: TYPE,
  maps: [SPLIT_PART],
};

export const SPLIT: MapShape = {
  kind: "map",
  name: "split",
  doc: "Several values in one word, lowest bits first. Together they have as many bits as the word.",
  keys: {
    split: {
      doc: "The word: `u8`, `u16`, `u24`, `u32`, or such with `be`; also `u40`, `u48`, `u40be` or `u48be`, of which no part touches more than four bytes.",
      shape: scalar(
        "word",
        "`u8`, `u16`, `u24`, `u32`, `u40` or `u48`, with `be` where the highest byte comes first",
        /^u(8|(16|24|32|40|48)(be)?)$/,
      ),
      required: true,
    },
    into: {
      doc: "The parts, each with its type: `u3`, `i4`.",
      shape: { kind: "names", names: giving("member", NAME), of: PART, some: true },
      required: true,
    },
    ends: {
      doc: "In a struct: a word of this value ends the list that it is an element of, and nothing of the element follows. `0` where a mask begins in the word.",
      shape: INTEGER,
    },
    wide: {
      doc: "A bit that puts the parts here one after another, each as an integer of its own.",
      shape: {
        kind: "map",
        name: "word apart",
        doc: "The parts of a word as integers of their own. The encoder writes them so where one does not fit into the word.",
        keys: {
          when: { doc: "The bit.", shape: BIT, required: true },
          into: {
            doc: "The parts in the order of the wire, each with its type.",
            shape: { kind: "names", names: of("member", NAME), of: TYPE, some: true },
            required: true,
          },
        },
      },
    },
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
  },
};

export const INTERLEAVE: MapShape = {
  kind: "map",
  name: "interleave",
  doc: "Arrays whose elements take turns: origin[0] angles[0] origin[1] angles[1] …",
  keys: {
    interleave: { doc: "How many elements each array has.", shape: COUNT, required: true },
    of: {
      doc: "The arrays, each with the type of its elements.",
      shape: { kind: "names", names: giving("member", NAME), of: ELEMENT, some: true },
      required: true,
    },
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
  },
};

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

const TEXT_FORM = {
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

const TOKEN = { doc: "Its name in the text form, where it is another one.", shape: NAME } as const;

const FIELDS = { doc: "The fields in the order of the wire.", shape: () => ITEMS } as const;

export const RESERVED: MapShape = {
  kind: "map",
  name: "refusal",
  doc: "A bit that announces what this schema does not describe. A message that has it set cannot be read; it is kept as bytes, and the error says why.",
  keys: {
    "reserved-bit": { doc: "The bit.", shape: BIT, required: true },
    why: { doc: "What it announces, as the end of a sentence.", shape: TEXT, required: true },
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
  },
};

export const USE: MapShape = {
  kind: "map",
  name: "use of a group",
  doc: "The fields of a group, as if they were here.",
  keys: {
    use: { doc: "The group's name.", shape: of("group", NAME), required: true },
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
  },
};

const CONSTANT_BYTES: OneOfShape = {
  kind: "oneOf",
  name: "constant value",
  doc: 'Bytes as a text, `"MThd"`, in which a character up to U+00FF is a byte, or as a list, `[0x89, 0x50]`; with a type, a number of it.',
  scalar: scalar("text", "a text, or with a type a number", /^[^\u0100-\uffff]+$/),
  list: {
    kind: "list",
    of: scalar("byte", "a byte: `0x89`", /^(0x[0-9a-fA-F]{1,2}|\d{1,3})$/),
    some: true,
  },
  maps: [],
};

export const CONSTANT_FIELD: MapShape = {
  kind: "map",
  name: "constant",
  doc: "Bytes that are always the same, and no member of the value. Others are an error.",
  keys: {
    constant: { doc: "What is there.", shape: CONSTANT_BYTES, required: true },
    type: { doc: "The type of a number: `u16be`.", shape: TYPE },
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
    doc: DOC,
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
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
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

const ITEMS: ListShape = { kind: "list", of: ITEM };

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

const ROLE = {
  doc: "What it is to the state of a game: what follows recordings uses this, and no names of messages.",
  shape: scalar("role", namesOf(ROLES), oneOf(ROLES)),
} as const;

const TELLS = {
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

const LASTS = {
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

function namesOf(words: object): string {
  return Object.keys(words)
    .map((word) => `\`${word}\``)
    .join(", ");
}

function oneOf(words: object): RegExp {
  return new RegExp(`^(${Object.keys(words).join("|")})$`);
}

const EXPRESSION = scalar(
  "expression",
  "an expression over members: `width * height`",
  /^[^]{1,1000}$/,
);

const DERIVED: Key = {
  doc: "Values that follow from its members, by their names. They are in no bytes: `withDerived` computes them.",
  shape: {
    kind: "names",
    names: giving("member", NAME),
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

const VALID: Key = {
  doc: "What must hold of members and derived values, by their names; `_` is the value, or each element of a list. They are read and written all the same: `invalidIn` lists those of which it does not hold.",
  shape: { kind: "names", names: of("member", NAME), of: EXPRESSION, some: true },
};

const MESSAGE: MapShape = {
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
    since: SINCE,
    until: UNTIL,
    except: EXCEPT,
    in: FLAVORS,
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

const STRUCT: MapShape = {
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

const FLAVOR: MapShape = {
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

const VECTORS: MapShape = {
  kind: "map",
  name: "vectors",
  doc: "Directions or points that a number stands for, the first for 0.",
  keys: {
    values: {
      doc: "Their coordinates.",
      shape: { kind: "list", of: { kind: "list", of: NUMBER, some: true }, some: true },
    },
    made: {
      doc: "Instead of `values`: how they are made. `icosphere`: the corners of an icosahedron and of its faces cut in four twice, as directions.",
      shape: scalar("maker", "`icosphere`", /^icosphere$/),
    },
    doc: DOC,
    ref: REF,
  },
};

const ENUM_VALUE: OneOfShape = {
  kind: "oneOf",
  name: "enum value",
  doc: "A number, or a map.",
  scalar: INTEGER,
  maps: [
    {
      marker: "value",
      shape: {
        kind: "map",
        name: "enum entry",
        doc: "A number that has a name.",
        keys: {
          value: { doc: "The number.", shape: INTEGER, required: true },
          since: SINCE,
          until: UNTIL,
          except: EXCEPT,
          doc: DOC,
        },
      },
    },
  ],
};

const ENUM: MapShape = {
  kind: "map",
  name: "enum",
  doc: "Names for numbers. A field may hold other numbers all the same.",
  keys: {
    values: {
      doc: "The names with their numbers.",
      shape: { kind: "names", names: giving("constant", CONSTANT), of: ENUM_VALUE, some: true },
      required: true,
    },
    doc: DOC,
    ref: REF,
  },
};

const TYPE_DEFINITION: MapShape = {
  kind: "map",
  name: "type definition",
  doc: "A name for a type.",
  keys: {
    type: {
      doc: "The type it is made of: `u8` to `u64`, `i8` to `i64`, `varu28` to `vari64`, `sleb32`, `sleb64`, `vari23`, `step23`, `f32`, `f64`, `text`, `utf8`, `latin1`, `bytes`, or another name.",
      shape: TYPE,
      required: true,
    },
    scale: VALUE_KEYS.scale,
    plus: VALUE_KEYS.plus,
    length: {
      doc: "With `type: utf8`, `latin1` or `bytes`: the unsigned integer before it that counts its bytes.",
      shape: TYPE,
    },
    ends: {
      doc: "With `type: utf8`, `latin1` or `bytes`: the byte that ends it, or several, the usual one first.",
      shape: scalar(
        "ending bytes",
        "a byte, or several: `0x0a`, `0 0xff`",
        /^(0x[0-9a-fA-F]{1,2}|\d{1,3})( (0x[0-9a-fA-F]{1,2}|\d{1,3})){0,7}$/,
      ),
    },
    cut: {
      doc: "With `type: text`, or with `ends`: after that many bytes a string ends without a terminator.",
      shape: COUNT,
    },
    open: {
      doc: "With `type: text`: a string may also end where the bytes end.",
      shape: TRUE,
    },
    vectors: VALUE_KEYS.vectors,
    instead: {
      doc: "What it is in some versions: further definitions, each with `since`, `until` or `except`.",
      shape: { kind: "list", of: () => TYPE_DEFINITION, some: true },
    },
    since: {
      doc: "The first version that it is for: it stands in for one that is for all.",
      shape: VERSION,
    },
    until: UNTIL,
    except: EXCEPT,
    doc: DOC,
    ref: REF,
  },
};

const READING: MapShape = {
  kind: "map",
  name: "reading",
  doc: "A way to read the header.",
  keys: {
    bytes: {
      doc: "A pattern of bytes and classes, each with `?`, `*` or `+`, matched as far as it goes and never back: `-?[0-9]+\\n`.",
      shape: TEXT,
      required: true,
    },
    doc: DOC,
  },
};

const HEADER: MapShape = {
  kind: "map",
  name: "header",
  doc: "What is before the first block: bytes that several readers read differently.",
  keys: {
    readings: {
      doc: "The ways to read it. The one after which most bytes are whole blocks is taken, the first of equals.",
      shape: { kind: "names", names: NAME, of: READING, some: true },
      required: true,
    },
    token: TOKEN,
    doc: DOC,
    ref: REF,
  },
};

const BLOCK: MapShape = {
  kind: "map",
  name: "block",
  doc: "What a container is a row of.",
  keys: {
    fields: { ...FIELDS, required: true },
    token: TOKEN,
    legacy: {
      doc: "`unknown`: the older program that the text form comes from does not know such recordings.",
      shape: scalar("what the older program does with it", "`unknown`", /^unknown$/),
    },
    text: TEXT_FORM,
    tells: TELLS,
    "token-empty": {
      doc: "Of a block: its name in the text form where its messages are empty.",
      shape: NAME,
    },
    "token-none": { doc: "Of a block: its name in the text form where it has none.", shape: NAME },
    doc: DOC,
    ref: REF,
  },
};

const PORTS = scalar(
  "ports",
  "a port, or two as `26000..26009`, both included",
  /^\d{1,5}(\.\.\d{1,5})?$/,
);
const BLOCK_MEMBER = of("member", NAME);
const SENDER = scalar("sender", "`server` or `client`", /^(server|client)$/);

const REGISTER_KEYS = {
  udp: { doc: "Ports of its servers over UDP.", shape: { kind: "list", of: PORTS, some: true } },
  tcp: { doc: "Ports of its servers over TCP.", shape: { kind: "list", of: PORTS, some: true } },
  sender: {
    doc: "Whose packets these are, where those of the other side are laid out otherwise: `server`, those that come from such a port, or `client`, those that go there.",
    shape: SENDER,
  },
  heuristic: {
    doc: "Packets of other ports are tried, too: those are taken of which all bytes are understood.",
    shape: TRUE,
  },
} as const satisfies MapShape["keys"];
const REGISTER_DOC =
  "Where it is met on a network, for what looks at packets: `generate --target wireshark`.";

const REGISTER: MapShape = {
  kind: "map",
  name: "register",
  doc: REGISTER_DOC,
  keys: REGISTER_KEYS,
};

const PARTS: MapShape = {
  kind: "map",
  name: "parts",
  doc: "How parts of something longer than a packet follow each other, those of each side by themselves.",
  keys: {
    of: { doc: "The member of type bytes that is a part.", shape: BLOCK_MEMBER, required: true },
    when: { doc: "The flag that says that it is one.", shape: BLOCK_MEMBER, required: true },
    last: { doc: "The flag of the last part.", shape: BLOCK_MEMBER, required: true },
    number: {
      doc: "The number of a part: one more than that of the part before it.",
      shape: BLOCK_MEMBER,
      required: true,
    },
  },
};

const PACKET_REGISTER: MapShape = {
  kind: "map",
  name: "register of packets",
  doc: REGISTER_DOC,
  keys: {
    ...REGISTER_KEYS,
    carries: {
      doc: "The messages in bytes of the block, by who sent them, where the block does not say so itself.",
      shape: {
        kind: "list",
        of: {
          kind: "map",
          name: "carried messages",
          doc: "The messages in a member.",
          keys: {
            in: { doc: "The member, of type bytes.", shape: BLOCK_MEMBER, required: true },
            of: {
              doc: "The protocol that they are of.",
              shape: of("protocol", NAME),
              required: true,
            },
            sender: { doc: "Who sent them; anybody without.", shape: SENDER },
          },
        },
        some: true,
      },
    },
    parts: { doc: PARTS.doc, shape: PARTS },
  },
};

const FOREIGN: MapShape = {
  kind: "map",
  name: "foreign format",
  doc: "Another format that is met under the same file name.",
  keys: {
    begins: {
      doc: "The bytes it begins with.",
      shape: scalar("bytes", "bytes, as characters up to U+00FF", /^[^\u0100-\uffff]+$/),
      required: true,
    },
    title: { doc: "What it is.", shape: TEXT, required: true },
  },
};

const EXTENSION = scalar("extension", "an ending: `.rec`", /^\.[a-z0-9]+$/);
const TITLE = { doc: "A few words for headings.", shape: TEXT } as const;
const INCLUDE = {
  doc: "Files whose types, enums and vectors are used, beside this one.",
  shape: { kind: "list", of: of("file", TEXT) },
} as const;
const TYPES = {
  doc: "Types by name.",
  shape: { kind: "names", names: giving("type", NAME), of: TYPE_DEFINITION },
} as const;
const ENUMS = {
  doc: "Enums by name.",
  shape: { kind: "names", names: giving("enum", NAME), of: ENUM },
} as const;
const VECTOR_LISTS = {
  doc: "Vectors by name.",
  shape: { kind: "names", names: giving("vectors", NAME), of: VECTORS },
} as const;
const STRUCTS = {
  doc: "Structs by name. Fields have them as their type.",
  shape: { kind: "names", names: giving("struct", NAME), of: STRUCT },
} as const;
const GROUPS = {
  doc: "Lists of fields by name, for `use`.",
  shape: { kind: "names", names: giving("group", NAME), of: () => ITEMS },
} as const;

const EXPLICIT_ONLY = {
  doc: "Nothing on the wire tells it, and it is not tried: it is read where somebody asks for it.",
  shape: TRUE,
} as const;

const DIALECT: MapShape = {
  kind: "map",
  name: "dialect",
  doc: "A version that somebody else made of another one. It has all that the other one has.",
  keys: {
    from: { doc: "The version that it branches from.", shape: VERSION, required: true },
    "explicit-only": EXPLICIT_ONLY,
    doc: DOC,
    ref: REF,
  },
};

// ---- overlays

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

const CHANGES = {
  doc: "What is otherwise in the dialect, one after the other.",
  shape: { kind: "list", of: CHANGE, some: true },
} as const;

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

const OVERLAY: MapShape = {
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
      doc: "The values of fields that tell that this dialect is spoken, by `message.field`; the fields `select` versions.",
      shape: {
        kind: "names",
        names: scalar("field", "`message.field`", /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/, {
          category: "message",
          form: "field",
        }),
        of: INTEGER,
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
      shape: {
        kind: "names",
        names: giving("group", NAME),
        of: {
          kind: "oneOf",
          name: "group of a dialect",
          doc: "A new group, or a changed one.",
          maps: [
            { marker: "changes", shape: CHANGED },
            { marker: "fields", shape: NEW_GROUP },
          ],
        },
      },
    },
    structs: {
      doc: "Structs by name: new ones, or `changes` of those that are there.",
      shape: {
        kind: "names",
        names: giving("struct", NAME),
        of: {
          kind: "oneOf",
          name: "struct of a dialect",
          doc: "A new struct, or a changed one.",
          maps: [
            { marker: "changes", shape: CHANGED },
            { marker: "fields", shape: STRUCT },
          ],
        },
      },
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

/** A file: of a protocol, of a container, an overlay, or what others include. */
export const SCHEMA: OneOfShape = {
  kind: "oneOf",
  name: "schema",
  doc: "A schema file.",
  maps: [
    {
      marker: "protocol",
      shape: {
        kind: "map",
        name: "protocol",
        doc: "Messages that follow each other, each with an id.",
        keys: {
          protocol: {
            doc: "The protocol's name: of the generated file, and what `carries` refers to.",
            shape: giving("protocol", NAME),
            required: true,
          },
          title: { ...TITLE, required: true },
          extension: {
            doc: "How the names of files end that have its messages one after the other, where no container carries it: `.rec`. Without, it is its name.",
            shape: EXTENSION,
          },
          register: { doc: REGISTER.doc, shape: REGISTER },
          versions: {
            doc: "All versions, oldest first.",
            shape: { kind: "list", of: giving("version", VERSION), some: true },
            required: true,
          },
          dialects: {
            doc: "Further versions that others made, by name. One that no number tells is tried where the version that it comes from cannot read what it should.",
            shape: { kind: "names", names: giving("version", VERSION), of: DIALECT, some: true },
          },
          flavors: {
            doc: "The kinds that the format comes in, where it does; the first is the plain one.",
            shape: { kind: "names", names: giving("flavor", NAME), of: FLAVOR, some: true },
          },
          ids: {
            doc: "What messages begin with, where that is no byte: `u16`, `u16be`, `u32` or `u32be`; or `none`, where there is one message.",
            shape: scalar(
              "ids",
              "`u16`, `u16be`, `u32`, `u32be` or `none`",
              /^(u16|u16be|u32|u32be|none)$/,
            ),
          },
          frame: {
            doc: "The length before each message, id and all: how many bytes follow it until the next one.",
            shape: {
              kind: "oneOf",
              name: "length of messages",
              doc: "An unsigned integer, or a map.",
              scalar: TYPE,
              maps: [
                {
                  marker: "type",
                  shape: {
                    kind: "map",
                    name: "counted frame",
                    doc: "A length that counts more than what follows it, as itself.",
                    keys: {
                      type: { doc: "The unsigned integer.", shape: TYPE, required: true },
                      plus: {
                        doc: "How many bytes follow is the number on the wire plus this: `-4` where a `u32` counts itself.",
                        shape: INTEGER,
                      },
                    },
                  },
                },
              ],
            },
          },
          names: {
            doc: "What comments in texts may look up: names that a recording tells, or that who writes the text knows.",
            shape: { kind: "list", of: giving("lookup", NAME), some: true },
          },
          include: INCLUDE,
          types: TYPES,
          enums: ENUMS,
          vectors: VECTOR_LISTS,
          groups: GROUPS,
          structs: STRUCTS,
          messages: {
            doc: "The messages by name.",
            shape: { kind: "names", names: giving("message", NAME), of: MESSAGE, some: true },
            required: true,
          },
          doc: DOC,
          ref: REF,
        },
      },
    },
    {
      marker: "container",
      shape: {
        kind: "map",
        name: "container",
        doc: "A file of blocks, or packets, that carry a protocol's messages.",
        keys: {
          container: {
            doc: "The container's name.",
            shape: giving("container", NAME),
            required: true,
          },
          title: { ...TITLE, required: true },
          extension: {
            doc: "How its files' names end: `.rec`. Without, its blocks are packets: each is by itself, and there is no file of them.",
            shape: EXTENSION,
          },
          register: { doc: REGISTER.doc, shape: PACKET_REGISTER },
          include: INCLUDE,
          types: TYPES,
          enums: ENUMS,
          vectors: VECTOR_LISTS,
          groups: GROUPS,
          structs: STRUCTS,
          header: {
            doc: "The one member before the first block, by its name.",
            shape: { kind: "names", names: NAME, of: HEADER, some: true },
          },
          block: { doc: "The block.", shape: BLOCK, required: true },
          foreign: {
            doc: "Formats that are no such file, by name.",
            shape: { kind: "names", names: NAME, of: FOREIGN },
          },
          doc: DOC,
          ref: REF,
        },
      },
    },
    { marker: "extends", shape: OVERLAY },
    {
      marker: "types",
      shape: {
        kind: "map",
        name: "shared file",
        doc: "Types, enums and vectors for others to include.",
        keys: {
          title: TITLE,
          types: { ...TYPES, required: true },
          enums: ENUMS,
          vectors: VECTOR_LISTS,
          doc: DOC,
          ref: REF,
        },
      },
    },
  ],
};
