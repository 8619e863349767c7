import { expect, test } from "vitest";
import { resolveSchemas } from "../../generator/index.ts";
import { listBranches } from "../../runtime/branches/branches.ts";
import { mayBePadded } from "../../runtime/branches/paddings.ts";
import { BIT_TYPES } from "../../runtime/table/bit-codes/bit-codes.ts";
import { flatPresence, presenceOf } from "../../runtime/table/fields/flat-presence.ts";
import { wordBits } from "../../runtime/interpret/wire/int.ts";
import { holdsIfSet, type Presence } from "../../runtime/table/fields/presence.ts";
import { companionRange } from "../../runtime/table/facts/companion-range.ts";
import { companionsOf } from "../../runtime/table/facts/companions.ts";
import { hasOpenGaps } from "../../runtime/table/facts/open-gaps.ts";
import { resolveCount } from "../../runtime/table/types/count-ref.ts";
import { setBits } from "../../runtime/table/facts/bits.ts";
import { slotsIn } from "../../runtime/table/states/slots.ts";
import { EACH, Meaning } from "../../runtime/table/facts/roles.ts";
import { firstOf } from "../../runtime/table/states/first-values.ts";
import { namedEntries, structTokens } from "../../runtime/table/facts/statements.ts";
import type { Table } from "../../runtime/table/table.ts";
import { versionsIn } from "../../runtime/table/versions.ts";
import { idsBetween } from "../../runtime/dialect.ts";

/*
 * What is found out about a schema's tables before a byte is read: each answer follows from the schema that is beside it.
 */

function tableOf(rest: string, head = ""): Table {
  const schema = `protocol: p\ntitle: P\nversions: ["1", "2", "3"]\n${head}${rest}`;
  const { protocols } = resolveSchemas(new Map([["p.yaml", schema]]));
  return protocols[0]!;
}

const fieldsOf = (table: Table, message: string) =>
  table.messages.find(({ name }) => name === message)!.layouts[0]!.fields;

test("the last byte of bits is padded where they may be another number than a multiple of 8", () => {
  const table = tableOf(`structs:
  whole: { bitwise: true, fields: [a: u3, b: u13] }
  odd: { bitwise: true, fields: [a: u3, b: u4] }
  masked: { bitwise: true, fields: [m: { mask: u8 }, a: { type: u8, when: m.0 }] }
  maybe: { bitwise: true, fields: [m: { mask: u8 }, a: { type: u3, when: m.0 }] }
  code: { bitwise: true, fields: [a: ue] }
  inner: { bitwise: true, fields: [a: odd, b: u1] }
  list8: { bitwise: true, fields: [all: { list: whole, count: u8 }] }
  list5: { bitwise: true, fields: [all: { list: whole, count: u5 }] }
  said: { bitwise: true, fields: [n: u8, all: { list: whole, count-by: n }] }
  odds: { bitwise: true, fields: [all: { list: odd, count: u8 }] }
  wider: { bitwise: true, fields: [m: { mask: u8, more: [{ bit: 7, type: u8 }] }] }
  finer: { bitwise: true, fields: [m: { mask: u8, more: [{ bit: 7, type: u4 }] }] }
messages:
  m:
    id: 1
    fields: [whole: whole, odd: odd, masked: masked, maybe: maybe, code: code, inner: inner, list8: list8, list5: list5, said: said, odds: odds, wider: wider, finer: finer]
`);
  const padded = fieldsOf(table, "m").flatMap((field) =>
    field.kind === "value" && field.type.kind === "struct" && mayBePadded(table, 0, field.type)
      ? [field.name]
      : [],
  );
  expect(padded).toEqual(["odd", "maybe", "code", "list5", "odds", "finer"]);
});

test("padding that may end with the bytes is found in structs of structs, however often it is asked", () => {
  const table = tableOf(`structs:
  plain: { fields: [a: u8, inner: leaf] }
  leaf: { fields: [a: u8] }
  open: { fields: [a: u8, inner: { list: gapped, ends: bytes }] }
  gapped: { fields: [a: u8, rest: { pad: 3, open: true }] }
messages:
  m: { id: 1, fields: [x: plain] }
  n: { id: 2, fields: [x: open] }
  o: { id: 3, fields: [a: u8, rest: { pad: 3, open: true }] }
`);
  const asked = () =>
    ["m", "n", "o"].map((name) => hasOpenGaps(table.structs, fieldsOf(table, name)));
  expect(asked()).toEqual([false, true, true]);
  expect(asked()).toEqual([false, true, true]);
});

test("a list is printed as its elements' struct, unless something else is called so", () => {
  const table = tableOf(`structs:
  item: { fields: [number: u8, more: u8] }
messages:
  m: { id: 1, fields: [items: { list: item, count: u8 }, x: u8] }
  n: { id: 2, fields: [items: { list: item, count: u8 }, item: u8] }
`);
  const tokens = (name: string) =>
    namedEntries(table, 0, undefined, fieldsOf(table, name)).map(({ token }) => token);
  expect(tokens("m")).toEqual(["item", "x"]);
  expect(tokens("n")).toEqual(["items", "item"]);
});

test("a struct's statements are among the others, and in braces where its last field chooses, or it may have itself inside", () => {
  const table = tableOf(`structs:
  plain: { fields: [x: u8, y: u8] }
  chosen:
    fields:
      - kind: u8
      - switch: kind
        arms: { one: { is: [1], fields: [z: u8] } }
  before:
    fields:
      - kind: u8
      - plain: plain
  tree: { max-depth: 4, fields: [n: u8, all: { list: tree, count: u8 }] }
messages:
  m: { id: 1, fields: [a: plain, b: chosen, c: before, d: tree, w: u8] }
  n: { id: 2, fields: [a: plain, w: u8] }
`);
  const entries = (message: string) =>
    namedEntries(table, 0, undefined, fieldsOf(table, message)).map(
      ({ token, isBraced, tokens }) => [token, isBraced, tokens],
    );
  expect(entries("n")).toEqual([
    ["a", false, ["x", "y"]],
    ["w", false, ["w"]],
  ]);
  // x and y are in two structs: both need their names.
  expect(entries("m")).toEqual([
    ["a", true, ["a"]],
    ["b", true, ["b"]],
    ["c", true, ["c"]],
    ["d", true, ["d"]],
    ["w", false, ["w"]],
  ]);
  const alone = (index: number) => structTokens(table, 0, index);
  expect([0, 1, 2, 3].map(alone)).toEqual([
    ["x", "y"],
    ["kind"],
    ["kind", "x", "y"],
    ["n", "tree"],
  ]);
});

test("a member has as its first value what the schema says, or nothing of its type", () => {
  const table = tableOf(`structs:
  item: { fields: [a: u8] }
messages:
  m: { id: 1, fields: [m: { mask: u8 }, a: u8, b: f32, c: "i16[3]", e: { type: u8, keyed-by: m }, f: item] }
`);
  const firsts = (at: number | undefined) =>
    fieldsOf(table, "m").flatMap((field) =>
      field.kind === "value" ? [[field.name, firstOf(field.type, at)]] : [],
    );
  expect(Object.fromEntries(firsts(undefined))).toEqual({
    a: 0,
    b: 0,
    c: [0, 0, 0],
    e: {},
    f: undefined,
  });
  expect(Object.fromEntries(firsts(7))).toMatchObject({ a: 7, b: 7, c: [7, 7, 7] });
});

test("a state has a slot for each member, with what it is where nothing says it", () => {
  const table = tableOf(`messages:
  m:
    id: 1
    fields:
      - m: { mask: u8 }
      - on: { bit: m.0 }
      - split: u8
        into: { low: u3, rest: u5 }
      - interleave: 2
        of: { xs: u8, ys: i8 }
      - a: { type: u8, when: m.1, absent: 7 }
      - b: { type: u8, when: m.2, absent: previous.b }
      - high: { type: u8, when: m.3, high-of: b }
      - far: { type: i16, when: m.4, same-as: b }
      - moved: { type: step23, when: m.5, absent: previous.moved }
      - eighths: { type: step23, when: m.6, scale: 1/8, absent: previous.eighths }
      - stats: { mask: u8 }
      - list: { type: u8, keyed-by: stats }
      - n: { mask: u8 }
      - second: { type: u8, when: n.0, absent: previous.xs.1 }
      - second_far: { type: i16, when: n.1, same-as: second }
`);
  const slots = slotsIn(table.messages[0]!.layouts[0]!, () => undefined);
  const shown = slots.map(({ member, name, zero, absent, highOf, isOther, merges, isPlain }) => [
    member,
    name,
    zero,
    absent,
    highOf,
    isOther ?? false,
    merges ?? false,
    isPlain,
  ]);
  expect(shown).toEqual([
    ["on", "on", false, undefined, undefined, false, false, true],
    ["low", "low", 0, undefined, undefined, false, false, true],
    ["rest", "rest", 0, undefined, undefined, false, false, true],
    ["xs", "xs", [0, 0], undefined, undefined, false, false, true],
    ["ys", "ys", [0, 0], undefined, undefined, false, false, true],
    ["a", "a", 0, 7, undefined, false, false, true],
    ["b", "b", 0, { root: "previous", name: "b" }, undefined, false, false, true],
    ["high", "high", 0, undefined, "b", false, false, false],
    ["far", "b", 0, undefined, undefined, true, false, false],
    ["moved", "moved", 0, { root: "previous", name: "moved" }, undefined, false, false, false],
    [
      "eighths",
      "eighths",
      0,
      { root: "previous", name: "eighths" },
      undefined,
      false,
      false,
      false,
    ],
    ["list", "list", {}, undefined, undefined, false, true, false],
    ["second", "xs", 0, { root: "previous", name: "xs" }, undefined, false, false, true],
    // What tells the same is the same element.
    ["second_far", "xs", 0, undefined, undefined, true, false, false],
  ]);
  const elements = slots.flatMap(({ member, index }) =>
    index === undefined ? [] : [[member, index]],
  );
  expect(elements).toEqual([
    ["second", 1],
    ["second_far", 1],
  ]);
  const steps = slots.flatMap(({ name, step }) => (step === undefined ? [] : [[name, step]]));
  expect(steps).toEqual([
    ["moved", 1],
    ["eighths", 1 / 8],
  ]);
});

test("what a message says beside its bytes is found by its words", () => {
  const meaningOf = (own: object) => new Meaning({ name: "m", source: "", layouts: [], ...own });
  const own = meaningOf({
    role: "entities",
    sets: "models",
    tells: {
      members: { number: "n", low: "l", seconds: "t", step: "s", model: "a.b" },
      rate: 4,
    },
  } as object);
  const message = { type: "m", n: 3, l: 5, t: 10, s: 2 };
  expect(own.number(message, "number")).toBe(3 * 256 + 5);
  expect(own.number({ type: "m", n: 3 }, "number")).toBe(3);
  expect([own.seconds(message), own.seconds({})]).toEqual([2.5, undefined]);
  expect(own.step(message)).toEqual({ step: 2, rate: 4 });
  expect([own.step({}), own.path("model"), own.path("name")]).toEqual([undefined, ["a", "b"], []]);
  expect([own.beginsMoment, own.isMomentary]).toEqual([true, false]);
  // What others refer to lasts by its number.
  expect(own.lasting(message)).toBe("m 3 5");
  const begins = (role: string, seconds?: string) =>
    meaningOf({ role, tells: { members: { seconds } } } as object).beginsMoment;
  expect([begins("frame"), begins("entities"), begins("time", "t")]).toEqual([true, false, false]);
  const lasts = (own: object) => meaningOf({ lasts: own } as object).lasting(message);
  expect(lasts({ how: "last", as: "light", by: ["n", "t"] })).toBe("light 3 10");
  expect(lasts({ how: "last" })).toBe("m");
  expect([lasts({ how: "each" }), lasts({ how: "moment" })]).toEqual([EACH, undefined]);
  expect(meaningOf({}).lasting(message)).toBeUndefined();
  const momentary = (own: object) => meaningOf(own).isMomentary;
  expect(
    [{ lasts: { how: "moment" } }, { role: "status" }, { role: "time" }, {}].map(momentary),
  ).toEqual([true, true, false, false]);
});

test("bits of a number are those of 32, and the highest is no sign", () => {
  expect(setBits(0x80000001 | 0)).toEqual([0, 31]);
  expect(setBits(-1)).toHaveLength(32);
  const bits = 0x80000000 | 0;
  expect(resolveCount({ by: "x", bits }, -1)).toBe(0x80000000);
  expect(resolveCount({ by: "x", bits: 6, plus: -1 }, 0x0d)).toBe(3);
  expect(resolveCount({ by: "x" }, 5)).toBe(5);
});

test("presences are kept flat, each as it was", () => {
  const presences: Presence[] = [
    { kind: "bit", mask: "m", bit: 3 },
    { kind: "bit", mask: "m", bit: 3, clear: true },
    { kind: "more" },
    { kind: "given", tests: [[{ member: "a", ranges: [[1, 2]] }]] },
    { kind: "marker", number: 7 },
  ];
  for (const presence of presences) expect(presenceOf(flatPresence(presence))).toEqual(presence);
  expect(presenceOf({})).toBeUndefined();
});

test("what keeps how something came is a byte, what seven bits hold, or as many bytes as a number may take", () => {
  const table = tableOf(`types:
  line: { type: latin1, ends: 0x0a 0 }
structs:
  odd: { bitwise: true, fields: [a: u3] }
  number: { fields: [a: u8] }
messages:
  m:
    id: 1
    fields:
      - m: { mask: u8 }
      - end: line
      - padding: odd
      - step: { type: step23, when: m.0, absent: previous.step }
      - two: vari23
      - four: varu28
      - five: varu32
      - ten: varu64
      - count: { list: number, count: varu28 }
`);
  const ranges = fieldsOf(table, "m").flatMap((field) =>
    companionsOf(field).map((one) => [one.name, companionRange(one)]),
  );
  // A group has seven bits: 28 are four groups, 32 five, 64 ten.
  expect(Object.fromEntries(ranges)).toEqual({
    endEnd: { low: 0, high: 255 },
    paddingPadding: { low: 1, high: 127 },
    stepWidth: { low: 2, high: 3 },
    twoWidth: { low: 2, high: 3 },
    fourWidth: { low: 1, high: 4 },
    fiveWidth: { low: 1, high: 5 },
    tenWidth: { low: 1, high: 10 },
    countCountWidth: { low: 1, high: 4 },
  });
});

test("a test of a flag holds where it is set, or where it is not", () => {
  expect(holdsIfSet({ ranges: [[1, 1]] })).toBe(true);
  expect(holdsIfSet({ ranges: [[0, 0]] })).toBe(false);
  expect(holdsIfSet({ ranges: [[1, 1]], not: true })).toBe(false);
  expect(holdsIfSet({ ranges: [[0, 0]], not: true })).toBe(true);
});

test("ranges have both of their ends, and codes hold 32 bits", () => {
  expect(versionsIn({ from: 1, to: 3 })).toEqual([1, 2, 3]);
  expect(idsBetween(5, 7)).toEqual([5, 6, 7]);
  expect([...BIT_TYPES].map(([name, { bits, signed }]) => [name, bits, signed])).toEqual([
    ["ue", 32, false],
    ["se", 32, true],
  ]);
});

test("each name that an enum gives a value is a branch, but of values that choose", () => {
  const table = tableOf(`enums:
  color: { values: { red: 1, green: 2, blue: { value: 3, since: "2" } } }
messages:
  m:
    id: 1
    until: "1"
    fields:
      - color: { type: u8, enum: color }
      - colors: { type: "u8[2]", enum: color }
      - kind: { type: u8, enum: color }
      - switch: kind
        arms:
          one: { is: [1], fields: [inner: { type: u8, enum: color }] }
          other: { otherwise: true }
`);
  expect(listBranches(table, true).map(({ key }) => key)).toEqual([
    "m@1",
    "m@1.color is red",
    "m@1.color is green",
    "m@1.colors is red",
    "m@1.colors is green",
    "m@1.kind is green",
    "m@1.kind selects one",
    "m@1.kind = 1",
    "m@1/one.inner is red",
    "m@1/one.inner is green",
    "m@1.kind selects other",
  ]);
  const called = listBranches(table).flatMap((branch) => branch.called ?? []);
  expect(called).toEqual(["red"]);
});

test("a list is empty but where an element of it ends it, and has its mask where it has one", () => {
  const table = tableOf(`structs:
  plain: { fields: [x: u8] }
  ended: { fields: [number: { type: u8, ends: 0 }] }
  masked: { fields: [m: { mask: u8 }, number: { type: u8, ends: 0 }, x: { type: u8, when: m.0 }] }
messages:
  m:
    id: 1
    fields:
      - last: { list: plain, ends-after: _.x == 0 }
      - counted: { list: plain, count: u8 }
      - varied: { list: plain, count: varu28 }
      - ended: { list: ended }
      - masked: { list: masked }
      - either: { list: plain, ends-after: _.x == 0, ends: bytes }
`);
  const shapes = new Map<string, string[]>();
  for (const { key } of listBranches(table)) {
    const [, name, shape] = /^m@1\.\.3\.(\w+) (.*)$/.exec(key) ?? [];
    if (name !== undefined) shapes.set(name, [...(shapes.get(name) ?? []), shape!]);
  }
  const both = ["empty", "not empty"];
  expect(Object.fromEntries(shapes)).toMatchObject({
    last: ["not empty"],
    counted: both,
    varied: [...both, "in more bytes", "in few bytes"],
    ended: both,
    masked: [...both, "ended by a mask that is not 0"],
    either: both,
  });
});

test("bits of a word are those of its number, in whichever order its bytes are", () => {
  const bytes = Uint8Array.of(0x99, 0x12, 0x34, 0x56, 0x99);
  const orders = [
    [{}, 0x563412],
    [{ bigEndian: true }, 0x123456],
    // The highest byte first, and of the others the lowest.
    [{ middleEndian: true }, 0x125634],
  ] as const;
  for (const [order, word] of orders) {
    const type = { kind: "int", name: "u24", bits: 24, signed: false, ...order } as const;
    for (let low = 0; low < 24; low++)
      for (let count = 1; low + count <= 24; count++)
        expect([low, count, wordBits(bytes, { type, offset: 1 }, low, count)]).toEqual([
          low,
          count,
          (word >> low) & (2 ** count - 1),
        ]);
  }
});
