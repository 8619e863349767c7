/*
 * Small whole schemas for the constructs of the language, each with a message as a value and as bytes. The bytes are
 * written by hand.
 */

/** A message of an example. */
export interface ExampleMessage {
  /** Without its type, which is `m`. */
  readonly value: Readonly<Record<string, unknown>>;
  /** In hex. */
  readonly bytes: string;
}

export interface WholeExample {
  /** The constructs, as the table of what makes them invertible names them. */
  readonly of: string;
  /** All but the protocol's name. */
  readonly schema: string;
  readonly message: ExampleMessage;
  /** Bytes that say the same in another way, or what else there is to see. */
  readonly other?: ExampleMessage;
}

/** A schema of the message `m`. */
function fields(list: string, before = "", id = "1"): string {
  const lines = list.trim().split("\n");
  return `${before}messages:\n  m:\n    id: ${id}\n    fields:\n${lines.map((line) => `      ${line}`).join("\n")}\n`;
}

const FLAGS = "- flags: { mask: u8 }\n";
const POINT = "structs:\n  point: { fields: [x: u16, y: u8] }\n";
const ITEM = "structs:\n  item: { fields: [a: u8] }\n";

export const WHOLE_EXAMPLES: readonly WholeExample[] = [
  {
    of: "integers, floats",
    schema: fields("- count: u16\n- far: i24be\n- time: f32"),
    message: { value: { count: 258, far: -2, time: 1.5 }, bytes: "01 02 01 ff ff fe 00 00 c0 3f" },
  },
  {
    of: "`scale`, `plus`",
    schema: fields("- angle: { type: u8, scale: 360/256 }\n- level: { type: u8, plus: -100 }"),
    message: { value: { angle: 90, level: -1 }, bytes: "01 40 63" },
  },
  {
    of: "numbers in groups",
    schema: fields("- size: varu32"),
    message: { value: { size: 300 }, bytes: "01 ac 02" },
    other: { value: { size: 300, sizeWidth: 3 }, bytes: "01 ac 82 00" },
  },
  {
    of: "`step23`",
    schema: fields(`${FLAGS}- x: { type: step23, when: flags.0, absent: previous.x }`),
    message: { value: { x: 5 }, bytes: "01 01 0a 00" },
    other: { value: { x: 5, xWidth: 3 }, bytes: "01 01 0b 00 00" },
  },
  {
    of: "arrays, `interleave`",
    schema: fields("- at: i8[2]\n- interleave: 2\n  of: { shirt: u8, pants: u16 }"),
    message: {
      value: { at: [1, -1], shirt: [1, 2], pants: [3, 4] },
      bytes: "01 01 ff 01 03 00 02 04 00",
    },
  },
  {
    of: "`split`",
    schema: fields("- split: u16\n  into: { channel: u3, entity: u13 }"),
    message: { value: { channel: 2, entity: 5 }, bytes: "01 2a 00" },
  },
  {
    of: "`bitwise`",
    schema: fields(
      "- paces: { list: pace, count: u8 }",
      "structs:\n  pace: { bitwise: true, fields: [{ way: u3 }, { far: i6 }] }\n",
    ),
    message: { value: { paces: [{ way: 5, far: -3 }] }, bytes: "01 01 ed 01" },
    other: { value: { paces: [{ way: 5, far: -3 }], pacesPadding: 1 }, bytes: "01 01 ed 03" },
  },
  {
    of: "`mask`, `when`, `unless`",
    schema: fields(
      `${FLAGS}- x: { type: i16, when: flags.3 }\n- far: { type: f32, unless: flags.3 }`,
    ),
    message: { value: { x: 5 }, bytes: "01 08 05 00" },
    other: { value: { x: 5, flags: 9 }, bytes: "01 09 05 00" },
  },
  {
    of: "`bit`, `bits`",
    schema: fields(`${FLAGS}- retain: { bit: flags.0 }\n- qos: { bits: flags.1, count: 2 }`),
    message: { value: { retain: true, qos: 2 }, bytes: "01 05" },
  },
  {
    of: "`wide`, `widths`",
    schema: fields(`${FLAGS}- frame: { type: u8, wide: { when: flags.0, type: u16 } }`),
    message: { value: { frame: 300 }, bytes: "01 01 2c 01" },
    other: { value: { frame: 7, flags: 1 }, bytes: "01 01 07 00" },
  },
  {
    of: "`keyed-by`",
    schema: fields("- statbits: { mask: u8 }\n- stats: { type: i16, keyed-by: statbits }"),
    message: { value: { stats: { 0: 5, 3: -1 } }, bytes: "01 09 05 00 ff ff" },
  },
  {
    of: "`terminates`",
    schema: fields(
      `${FLAGS}- remove: { bit: flags.7, terminates: true }\n- model: { type: u8, when: flags.0 }`,
    ),
    message: { value: { remove: true }, bytes: "01 80" },
    other: { value: { remove: true, flags: 0x81 }, bytes: "01 81" },
  },
  {
    of: "`if`, `outer`",
    schema: fields(
      "- number: u8\n- options: { type: options, if: { number: [9] } }",
      "structs:\n  options:\n    outer: { number: u8 }\n    fields:\n      - a: u8\n      - b: { type: u8, if: number > 9 }\n",
    ),
    message: { value: { number: 9, options: { a: 3 } }, bytes: "01 09 03" },
  },
  {
    of: "`switch`",
    schema: fields(
      "- sort: u8\n- switch: sort\n  arms:\n    point: { is: [1], fields: [x: u8, y: u8] }\n    size: { is: [2], fields: [size: u16] }",
    ),
    message: { value: { sort: 2, size: 5 }, bytes: "01 02 05 00" },
  },
  {
    of: "`use`",
    schema: fields("- use: pair\n- c: u8", "groups:\n  pair: [a: u8, b: u8]\n"),
    message: { value: { a: 1, b: 2, c: 3 }, bytes: "01 01 02 03" },
  },
  {
    of: "structs, `max-depth`",
    schema: fields(
      "- root: value",
      "structs:\n  value:\n    max-depth: 4\n    fields:\n      - head: u8\n      - switch: head\n        arms:\n          none: { is: [0] }\n          list: { is: [1], fields: [items: { list: value, count: u8 }] }\n",
    ),
    message: {
      value: { root: { head: 1, items: [{ head: 0 }, { head: 0 }] } },
      bytes: "01 01 02 00 00",
    },
  },
  {
    of: "`order`",
    schema: fields("- low: point\n- high: { type: point, order: big }", POINT),
    message: {
      value: { low: { x: 258, y: 3 }, high: { x: 258, y: 3 } },
      bytes: "01 02 01 03 01 02 03",
    },
  },
  {
    of: "lists",
    schema: fields(
      "- items: { list: item }",
      "structs:\n  item:\n    fields:\n      - flags: { mask: u8 }\n      - number: { type: u8, ends: 0 }\n      - frame: { type: u8, when: flags.4 }\n",
    ),
    message: { value: { items: [{ number: 3, frame: 4 }] }, bytes: "01 10 03 04 00 00" },
    other: { value: { items: [{ number: 3, frame: 4 }], itemsEnd: 1 }, bytes: "01 10 03 04 01 00" },
  },
  {
    of: "`length-of`, `count-of`",
    schema: fields(
      "- asked: { type: u8, count-of: items }\n- size: { type: u16be, length-of: note }\n- items: { list: item }\n- note: latin1",
      ITEM,
    ),
    message: { value: { items: [{ a: 80 }], note: "ab" }, bytes: "01 01 00 02 50 61 62" },
  },
  {
    of: "`length-by`, `count-by`",
    schema: fields("- head: u8\n- items: { list: item, count-by: head & 0x0f }", ITEM),
    message: { value: { head: 0x92, items: [{ a: 1 }, { a: 2 }] }, bytes: "01 92 01 02" },
  },
  {
    of: "`computed`",
    schema: fields(
      "- size: u8\n- rest: { computed: size - 2 }\n- note: { type: latin1, length-by: rest }\n- more: { type: u8, if: rest > 1 }",
    ),
    message: { value: { size: 4, note: "ab", more: 7 }, bytes: "01 04 61 62 07" },
    other: { value: { size: 2, note: "" }, bytes: "01 02" },
  },
  {
    of: "`to: end`, `ends: bytes`",
    schema: fields("- kind: u8\n- items: { list: item, ends: bytes }", ITEM),
    message: { value: { kind: 1, items: [{ a: 2 }, { a: 3 }] }, bytes: "01 01 02 03" },
  },
  {
    of: "`when: more`",
    schema: fields("- a: u8\n- b: { type: u8, when: more }"),
    message: { value: { a: 1, b: 2 }, bytes: "01 01 02" },
    other: { value: { a: 1 }, bytes: "01 01" },
  },
  {
    of: "strings",
    schema: fields(
      "- first: short_string\n- second: short_string",
      "types:\n  short_string: { type: text, cut: 4 }\n",
    ),
    message: { value: { first: "ab", second: "abcd" }, bytes: "01 61 62 00 61 62 63 64" },
  },
  {
    of: "texts, bytes",
    schema: fields(
      "- name: string\n- note: line",
      "types:\n  string: { type: utf8, length: u8 }\n  line: { type: latin1, ends: 0x0a 0x0d }\n",
    ),
    message: { value: { name: "é", note: "a" }, bytes: "01 02 c3 a9 61 0a" },
    other: { value: { name: "é", note: "a", noteEnd: 13 }, bytes: "01 02 c3 a9 61 0d" },
  },
  {
    of: "`open`",
    schema: fields("- name: line", "types:\n  line: { type: text, cut: 16, open: true }\n"),
    message: { value: { name: "a" }, bytes: "01 61 00" },
    other: { value: { name: "a", nameOpen: true }, bytes: "01 61" },
  },
  {
    of: "`constant`",
    schema: fields('- constant: "MT"\n- constant: 6\n  type: u16be\n- format: u8'),
    message: { value: { format: 1 }, bytes: "01 4d 54 00 06 01" },
  },
  {
    of: "`pad`, `align`",
    schema: fields("- kind: u8\n- gap: { pad: 1 }\n- filler: { align: 4 }\n- value: u8"),
    message: { value: { kind: 1, value: 5 }, bytes: "01 01 00 00 05" },
    other: { value: { kind: 1, gap: Uint8Array.of(7), value: 5 }, bytes: "01 01 07 00 05" },
  },
  {
    of: "`checksum`",
    schema: fields("- a: u8\n- b: u8\n- sum: { type: u8, checksum: sum-8, from: a }"),
    message: { value: { a: 1, b: 2 }, bytes: "01 01 02 03" },
    other: { value: { a: 1, b: 2, sum: 4 }, bytes: "01 01 02 04" },
  },
  {
    of: "`marker`",
    schema: fields(
      '- extra: { type: item, marker: 0x58455446 }\n- version: { type: i32, selects: { 1: "1" } }',
      ITEM,
    ),
    message: { value: { extra: { a: 3 }, version: 1 }, bytes: "01 46 54 45 58 03 01 00 00 00" },
    other: { value: { version: 1 }, bytes: "01 01 00 00 00" },
  },
  {
    of: "`reserved-bit`",
    schema: fields(
      `${FLAGS}- reserved-bit: flags.7\n  why: more than this schema knows\n- a: { type: u8, when: flags.0 }`,
    ),
    message: { value: { a: 2 }, bytes: "01 01 02" },
  },
  {
    of: "`high-of`, `same-as`, `absent`, `enum`, `vectors`, `max`",
    schema: fields(
      `${FLAGS}- sort: { type: u8, enum: sort }\n- volume: { type: u8, when: flags.0, absent: 255 }`,
      "enums:\n  sort: { values: { START: 1, STOP: 2 } }\n",
    ),
    message: { value: { sort: 2 }, bytes: "01 00 02" },
  },
  {
    of: "`selects`, `selects-flavor`",
    schema: fields('- version: { type: u8, selects: { 7: "1" } }\n- a: u8'),
    message: { value: { version: 7, a: 3 }, bytes: "01 07 03" },
  },
  {
    of: "`id`, `ids`, `frame`",
    schema: fields("- flags: { mask: id & 0xf }\n- retain: { bit: flags.0 }", "", "0x30..0x3f"),
    message: { value: { retain: true }, bytes: "31" },
    other: { value: { retain: true, flags: 9 }, bytes: "39" },
  },
];

/** The schema as a file has it. */
export function wholeSchema({ schema }: WholeExample): string {
  return `protocol: example\ntitle: An example\nversions: ["1"]\n${schema}`;
}

/** All examples, under the constructs that they are of. */
export function wholeExamplesText(): string {
  const sections = WHOLE_EXAMPLES.map((example) => {
    const { of, message, other } = example;
    const shown = `\`${message.bytes}\` is \`${membersText(message.value)}\``;
    const more =
      other === undefined ? "" : `, and \`${other.bytes}\` is \`${membersText(other.value)}\``;
    return `### With ${of}\n\n\`\`\`yaml\n${wholeSchema(example)}\`\`\`\n\n${shown}${more}.\n`;
  });
  return `## Small whole examples\n\n${INTRODUCTION}\n\n${sections.join("\n")}`;
}

const INTRODUCTION =
  "A schema for each of these, and a message as bytes and as a value. Where there are two, the second has what is a hint, or what else can be seen.";

/** `{ size: 300, sizeWidth: 3 }` */
function membersText(value: ExampleMessage["value"]): string {
  const members = Object.entries(value).map(([name, member]) => `${name}: ${memberText(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function memberText(member: unknown): string {
  if (member instanceof Uint8Array) return `bytes ${Buffer.from(member).toString("hex")}`;
  if (Array.isArray(member)) return `[${member.map(memberText).join(", ")}]`;
  if (typeof member === "object" && member !== null)
    return membersText(member as ExampleMessage["value"]);
  return JSON.stringify(member);
}
