import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { branchesOf } from "../runtime/branches.ts";
import { DecodeError, EncodeError, UnknownProtocolError } from "../runtime/errors.ts";
import { explainDecode, explainEncode } from "../runtime/explain.ts";
import { hintMembers, withoutHints } from "../runtime/hints.ts";
import { interpretDecode, interpretEncode, leaves, type Node } from "../runtime/interpret.ts";
import { Reader } from "../runtime/reader.ts";
import { type Field, type IntType, type Table, layoutOf, nanMember } from "../runtime/table.ts";
import { readString, readStrings, writeString, writeStrings } from "../runtime/text.ts";
import { Writer, written } from "../runtime/writer.ts";

// ---- tables that use every kind of field

function int(name: string, bits: number, signed: boolean, rest: Partial<IntType> = {}): IntType {
  return { kind: "int", name, bits, signed, ...rest };
}

const u8 = int("u8", 8, false);
const i8 = int("i8", 8, true);
const u16 = int("u16", 16, false);
const i16 = int("i16", 16, true);
const u32 = int("u32", 32, false);
const i32 = int("i32", 32, true);
const coord = int("coord", 16, true, { scale: { num: 1, den: 8, plus: 0 } });
const volume = int("volume", 8, false, { scale: { num: 1, den: 255, plus: 0 } });
const falling = int("falling", 8, true, { scale: { num: -3, den: 4, plus: 10 } });
const effect = int("u8", 8, false, { enum: 0 });
const f32 = { kind: "float", name: "f32" } as const;
const text = { kind: "string", name: "text", cut: 7 } as const;
const flags = (bit: number) => ({ mask: "flags", bit });

function always(id: number, fields: readonly Field[]) {
  return [{ from: 0, to: 2, id: [id, id] as const, fields }];
}

const SOUND: readonly Field[] = [
  {
    kind: "mask",
    name: "flags",
    parts: [{ from: u8, bits: 8, at: 0 }],
    hint: 0xfc,
    unused: 0xfc,
    usual: 0,
  },
  { kind: "value", name: "volume", type: volume, when: flags(0), absent: 1 },
  { kind: "value", name: "fall", type: falling, when: flags(1) },
  {
    kind: "split",
    wire: u16,
    parts: [
      { name: "channel", type: int("i3", 3, true) },
      { name: "entity", type: int("u13", 13, false) },
    ],
  },
  { kind: "value", name: "origin", type: { kind: "array", name: "coord[3]", of: coord, count: 3 } },
];

const UPDATE: readonly Field[] = [
  {
    kind: "mask",
    name: "flags",
    parts: [
      { from: "id", bits: 7, at: 0 },
      { from: u8, bits: 8, at: 7, when: 0 },
      { from: u16, bits: 16, at: 15, when: 14 },
    ],
    hint: 0x3fff_f00b,
    unused: 0x3fff_0008,
    usual: 1 << 3,
  },
  { kind: "value", name: "entity", type: u8, wide: { when: flags(1), type: u16 }, max: 600 },
  { kind: "value", name: "frame", type: u8, when: flags(6), absent: "baseline.frame" },
  { kind: "value", name: "skin", type: i8, when: flags(7), wide: { when: flags(12), type: i16 } },
  { kind: "value", name: "label", type: text, when: flags(8) },
  { kind: "value", name: "alpha", type: f32, when: flags(9) },
  { kind: "bit", name: "nolerp", bit: flags(5) },
  { kind: "bit", name: "glow", bit: flags(10) },
  { kind: "bit", name: "high", bit: flags(30) },
  { kind: "value", name: "color", type: u8, when: flags(2) },
  { kind: "value", name: "step", type: u8, when: flags(4) },
  { kind: "value", name: "a", type: u8, when: flags(11) },
  { kind: "value", name: "b", type: u8, wide: { when: flags(13), type: coord } },
  { kind: "value", name: "c", type: u32, wide: { when: flags(15), type: u32 } },
];

const POINT = { name: "point", values: [0, 1, 4] } as const;
const AT = { kind: "value", name: "at", type: coord } as const;
const MASKED: readonly Field[] = [
  {
    kind: "mask",
    name: "more",
    parts: [{ from: u8, bits: 8, at: 0 }],
    hint: 0xfe,
    unused: 0xfe,
    usual: 0x02,
  },
  { kind: "value", name: "width", type: u8, when: { mask: "more", bit: 0 } },
];

function effectFields(values: readonly number[]): readonly Field[] {
  return [
    { kind: "value", name: "effect", type: effect },
    {
      kind: "switch",
      on: "effect",
      arms: [
        { ...POINT, fields: [AT] },
        { name: "beam", values, fields: [{ ...AT, type: i32 }, ...MASKED] },
      ],
    },
  ];
}

const PROTOCOL: Table = {
  name: "petnet",
  kind: "protocol",
  title: "A protocol for tests",
  versions: ["1.06", "1.07", "1.08"],
  current: 2,
  enums: [
    {
      name: "effect",
      values: [
        { from: 0, to: 2, name: "PUFF", value: 0 },
        { from: 2, to: 2, name: "BEAM2", value: 9 },
      ],
    },
  ],
  messages: [
    { name: "nop", source: "petnet.yaml:1", illegal: "never sent", layouts: always(1, []) },
    { name: "sound", source: "petnet.yaml:2", layouts: always(6, SOUND) },
    {
      name: "update",
      source: "petnet.yaml:3",
      layouts: [{ from: 0, to: 2, id: [0x80, 0xff], fields: UPDATE }],
    },
    {
      name: "print",
      source: "petnet.yaml:4",
      layouts: always(8, [{ kind: "value", name: "text", type: text }]),
    },
    {
      name: "lists",
      source: "petnet.yaml:5",
      layouts: always(9, [
        { kind: "value", name: "models", type: { kind: "strings", name: "texts", cut: 7 } },
        { kind: "value", name: "sounds", type: { kind: "strings", name: "texts", cut: 7 } },
      ]),
    },
    {
      name: "turn",
      source: "petnet.yaml:6",
      layouts: always(10, [
        { kind: "value", name: "time", type: f32 },
        {
          kind: "value",
          name: "angles",
          type: { kind: "array", name: "f32[3]", of: f32, count: 3 },
        },
      ]),
    },
    {
      name: "info",
      source: "petnet.yaml:7",
      layouts: always(11, [
        {
          kind: "value",
          name: "protocol",
          type: i32,
          selects: [
            { value: 15, versions: { from: 0, to: 1 } },
            { value: 16, versions: { from: 2, to: 2 } },
          ],
        },
      ]),
    },
    {
      name: "baseline",
      source: "petnet.yaml:8",
      layouts: always(22, [
        {
          kind: "interleave",
          count: 3,
          fields: [
            { name: "origin", type: coord },
            { name: "angles", type: i8 },
          ],
        },
      ]),
    },
    {
      name: "temp",
      source: "petnet.yaml:9",
      layouts: [
        { from: 0, to: 1, id: [23, 23], fields: effectFields([2, 3]) },
        { from: 2, to: 2, id: [23, 23], fields: effectFields([2, 3, 9]) },
      ],
    },
    {
      name: "cutscene",
      source: "petnet.yaml:10",
      layouts: [{ from: 1, to: 2, id: [0x22, 0x22], fields: [] }],
    },
    {
      name: "old",
      source: "petnet.yaml:11",
      layouts: [{ from: 0, to: 0, id: [0x23, 0x23], fields: [] }],
    },
  ],
};

const CONTAINER: Table = {
  name: "tape",
  kind: "container",
  title: "A container for tests",
  versions: ["1"],
  current: 0,
  enums: [],
  messages: [
    {
      name: "block",
      source: "tape.yaml:1",
      layouts: [
        {
          from: 0,
          to: 0,
          fields: [
            { kind: "length", name: "size", type: i16, of: "data" },
            {
              kind: "value",
              name: "angles",
              type: { kind: "array", name: "f32[3]", of: f32, count: 3 },
            },
            { kind: "value", name: "data", type: { kind: "bytes", name: "bytes", length: "size" } },
          ],
        },
      ],
    },
  ],
};

// ---- helpers

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.split(" ").filter(Boolean), (digits) => parseInt(digits, 16));
}

function decode(hex: string, version = 0, table = PROTOCOL) {
  const bytes = bytesOf(hex);
  return interpretDecode(table, version, bytes, 0, bytes.length);
}

function encodeHex(message: unknown, version = 0, table = PROTOCOL): string {
  return hexOf(interpretEncode(table, version, message));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");
}

function encodeError(message: unknown, version = 0, table = PROTOCOL): EncodeError {
  try {
    interpretEncode(table, version, message);
  } catch (error) {
    if (error instanceof EncodeError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

function child(node: Node, name: string): Node {
  const found = [node, ...node.children.flatMap((c) => [c, ...c.children])].find(
    (c) => c.name === name,
  );
  if (found === undefined) throw new Error(`no node ${name}`);
  return found;
}

/** How often each bit of `[start, end)` is covered by a leaf. */
function coverage(root: Node, start: number, end: number): number[] {
  const counts = Array.from({ length: (end - start) * 8 }, () => 0);
  for (const leaf of leaves(root)) {
    const at = (leaf.start - start) * 8 + leaf.startBit;
    for (let i = 0; i < leaf.bitLength; i++) counts[at + i] = (counts[at + i] ?? 0) + 1;
  }
  return counts;
}

/** Decodes what encodes back to the same bytes, with and without its hints, and is covered by leaves. */
function checkBytes(
  table: Table,
  version: number,
  bytes: Uint8Array,
  start: number,
  reached?: Set<string>,
): boolean {
  const result = interpretDecode(table, version, bytes, start, bytes.length, reached);
  const covered = coverage(result.root, start, result.end);
  if (result.value === undefined) {
    expect(result.error).toBeInstanceOf(DecodeError);
    expect(covered.every((count) => count <= 1)).toBe(true);
    return false;
  }
  const own = bytes.slice(start, result.end);
  expect(covered.every((count) => count === 1) && covered.length === own.length * 8).toBe(true);
  expect(hexOf(interpretEncode(table, version, result.value))).toBe(hexOf(own));
  const canonical = interpretEncode(table, version, withoutHints(table, version, result.value));
  expect(result.nonCanonical.length === 0).toBe(hexOf(canonical) === hexOf(own));
  const again = interpretDecode(table, version, canonical, 0, canonical.length);
  expect(again.nonCanonical).toEqual([]);
  expect(again.value && withoutHints(table, version, again.value)).toEqual(
    withoutHints(table, version, result.value),
  );
  return true;
}

// ---- arbitraries: members by kind, straight from the table

const optional = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined, freq: 2 });
const byteText = (max: number) =>
  fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 254 }), { maxLength: max }),
      fc.constantFrom("", "\xff"),
    )
    .map(([codes, end]) => (String.fromCharCode(...codes) + end).slice(0, max));

function intArb(type: IntType): fc.Arbitrary<number> {
  const low = type.signed ? -(2 ** (type.bits - 1)) : 0;
  const raw = fc.integer({ min: low, max: low + 2 ** type.bits - 1 });
  const { num, den, plus } = type.scale ?? { num: 1, den: 1, plus: 0 };
  return raw.map((n) => (n * num) / den + plus);
}

const rawFloat = fc.oneof(
  fc.integer({ min: 0, max: 0xffffffff }),
  fc.constantFrom(0x7fc00000, 0xffc00000, 0x7f800001, 0x80000000, 1, 0x7f800000),
);

/** Bytes of any value of a field, `undefined` where it may be left out: what the wire can carry, by hand. */
function membersArb(fields: readonly Field[]): fc.Arbitrary<Record<string, unknown>> {
  return fc.tuple(...fields.map(fieldArb)).map((all) => Object.assign({}, ...all));
}

function fieldArb(field: Field): fc.Arbitrary<Record<string, unknown>> {
  switch (field.kind) {
    case "mask":
      return optional(fc.oneof(fc.nat(3), fc.nat(0x7fffffff))).map((m) => ({ [field.name]: m }));
    case "bit":
      return fc.boolean().map((b) => ({ [field.name]: b }));
    case "value":
      return valueArb(field);
    case "split":
      return fc.record(Object.fromEntries(field.parts.map((p) => [p.name, intArb(p.type)])));
    case "interleave":
      return fc.record(
        Object.fromEntries(
          field.fields.map((f) => [
            f.name,
            fc.array(intArb(f.type), { minLength: field.count, maxLength: field.count }),
          ]),
        ),
      );
    case "switch":
      return fc.oneof(
        ...field.arms.flatMap((arm) =>
          arm.values.map((v) => membersArb(arm.fields).map((m) => ({ ...m, [field.on]: v }))),
        ),
      );
    case "length":
    case "refuse":
      return fc.constant({});
  }
}

function valueArb(field: Field & { kind: "value" }): fc.Arbitrary<Record<string, unknown>> {
  const { name, type } = field;
  const may = <T>(arb: fc.Arbitrary<T>) => (field.when ? optional(arb) : arb);
  const plain = (arb: fc.Arbitrary<unknown>) => may(arb).map((v) => ({ [name]: v }));
  switch (type.kind) {
    case "int":
      if (field.selects) return plain(fc.constantFrom(...field.selects.map((s) => s.value)));
      return plain(field.wide ? fc.oneof(intArb(type), intArb(field.wide.type)) : intArb(type));
    case "float":
      return may(rawFloat).map((raw) => floatMembers(name, raw === undefined ? undefined : [raw]));
    case "array":
      if (type.of.kind === "int") {
        return plain(fc.array(intArb(type.of), { minLength: type.count, maxLength: type.count }));
      }
      return fc
        .array(rawFloat, { minLength: type.count, maxLength: type.count })
        .map((raws) => floatMembers(name, raws, true));
    case "string":
      return plain(byteText(type.cut));
    case "strings":
      return plain(stringsArb(type.cut));
    case "bytes":
      return plain(fc.uint8Array({ maxLength: 40 }));
  }
}

function stringsArb(cut: number): fc.Arbitrary<string[]> {
  const list = fc.array(
    byteText(cut).filter((t) => t !== "" && t !== "\xff"),
    { maxLength: 4 },
  );
  return fc.tuple(list, fc.boolean()).map(([texts, stop]) => (stop ? [...texts, "\xff"] : texts));
}

function floatMembers(name: string, raws: readonly number[] | undefined, array = false) {
  if (raws === undefined) return { [name]: undefined, [nanMember(name)]: undefined };
  const view = new DataView(new ArrayBuffer(4));
  const values = raws.map((raw) => (view.setUint32(0, raw), view.getFloat32(0)));
  const hasNaN = values.some(Number.isNaN);
  return {
    [name]: array ? values : values[0],
    [nanMember(name)]: hasNaN ? (array ? [...raws] : raws[0]) : undefined,
  };
}

function messageArb(table: Table, version: number): fc.Arbitrary<Record<string, unknown>> {
  const arbs = table.messages.flatMap((message) => {
    const layout = layoutOf(message, version);
    if (layout === undefined) return [];
    return [membersArb(layout.fields).map((members) => ({ type: message.name, ...members }))];
  });
  return fc.oneof(...arbs);
}

// ---- tests

describe("decoding and encoding", () => {
  for (const table of [PROTOCOL, CONTAINER]) {
    for (const version of table.versions.keys()) {
      test(`${table.name} ${table.versions[version]}: values survive`, () => {
        fc.assert(
          fc.property(messageArb(table, version), (message) => {
            const bytes = interpretEncode(table, version, message);
            const { value, error } = interpretDecode(table, version, bytes, 0, bytes.length);
            expect(error).toBeUndefined();
            const bare = (m: object) => withoutHints(table, version, m as { type: string });
            expect(bare(value!)).toEqual(bare(message));
            checkBytes(table, version, bytes, 0);
          }),
          { numRuns: 600 },
        );
      });

      test(`${table.name} ${table.versions[version]}: bytes survive`, () => {
        const ids = table.messages.flatMap((m) => layoutOf(m, version)?.id?.[0] ?? []);
        const first = ids.length > 0 ? fc.constantFrom(...ids) : fc.nat(40);
        const byte = fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 9, 0xff, 0x7f));
        const bytes = fc.tuple(first, fc.array(byte, { maxLength: 48 }), fc.nat(3));
        fc.assert(
          fc.property(bytes, ([id, rest, start]) => {
            const input = Uint8Array.from([...Array(start).fill(7), id, ...rest]);
            checkBytes(table, version, input, start);
          }),
          { numRuns: 1500 },
        );
      });
    }
  }

  test("a message is cut anywhere: a DecodeError at the end, with a path", () => {
    fc.assert(
      fc.property(messageArb(PROTOCOL, 2), fc.nat(), (message, at) => {
        const bytes = interpretEncode(PROTOCOL, 2, message);
        const end = at % bytes.length;
        const { error, value, root } = interpretDecode(PROTOCOL, 2, bytes, 0, end);
        expect(value).toBeUndefined();
        expect(error?.offset).toBe(end);
        expect(error?.place.hex).toMatch(/\[\]$/);
        expect(error?.reason).toMatch(/^the bytes end/);
        if (end > 0) expect(error?.path[0]).toBe(message["type"]);
        expect(coverage(root, 0, end).length).toBe(end * 8);
      }),
    );
  });

  test("members stand in field order, those of absent fields too", () => {
    expect(Object.keys(decode("06 00 13 00 08 00 10 00 f8 ff").value!)).toEqual([
      "type",
      "flags",
      "volume",
      "fall",
      "channel",
      "entity",
      "origin",
    ]);
    expect(decode("06 00 15 00 08 00 10 00 f8 ff").value).toStrictEqual({
      type: "sound",
      flags: 0,
      volume: undefined,
      fall: undefined,
      channel: -3,
      entity: 2,
      origin: [1, 2, -1],
    });
    expect(
      Object.keys(decode("0a 00 00 80 3f 00 00 00 00 00 00 00 00 00 00 00 80").value!),
    ).toEqual(["type", "time", "timeNaN", "angles", "anglesNaN"]);
  });

  test("scaled numbers", () => {
    const message = { type: "sound", volume: 0.5, fall: 8.4, channel: 0, entity: 0 };
    expect(encodeHex({ ...message, origin: [0.06, -0.07, -0] })).toBe(
      "06 03 80 02 00 00 00 00 ff ff 00 00",
    );
  });

  test("floats: their numbers are those of DataView, NaNs keep their bits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (raw) => {
        const bytes = new Uint8Array(17);
        bytes[0] = 10;
        new DataView(bytes.buffer).setUint32(1, raw, true);
        const { value } = interpretDecode(PROTOCOL, 0, bytes, 0, 17);
        const r = new Reader(bytes, 1);
        expect(Object.is(value!["time"], r.view.getFloat32(r.offset, true))).toBe(true);
      }),
      { numRuns: 2000 },
    );
    const nan = decode("0a 01 00 80 ff 00 00 80 3f 00 00 c0 7f 00 00 00 00");
    expect(nan.value).toMatchObject({ timeNaN: 0xff800001 });
    expect(nan.value!["anglesNaN"]).toEqual([0x3f800000, 0x7fc00000, 0]);
    expect(nan.nonCanonical).toEqual(["turn.time is a NaN with bits of its own"]);
    const turn = { type: "turn", time: NaN, angles: [NaN, 1, NaN] };
    const canonical = "0a 00 00 c0 7f 00 00 c0 7f 00 00 80 3f 00 00 c0 7f";
    expect(encodeHex(turn)).toBe(canonical);
    expect(encodeHex({ ...turn, timeNaN: 0x7f800000, anglesNaN: [0, 0x7fc00001] })).toBe(canonical);
    expect(encodeHex({ ...turn, anglesNaN: [0xffc00001, 0x7fc00001, 0x7f800001] })).toBe(
      "0a 00 00 c0 7f 01 00 c0 ff 00 00 80 3f 01 00 80 7f",
    );
  });

  test("strings: the same as in text.ts, accepted and refused", () => {
    const char = fc.constantFrom("a", "\xff", "\0", "\u0100", "z");
    const any = fc.oneof(fc.string({ unit: char, maxLength: 9 }), fc.constant(undefined as never));
    fc.assert(
      fc.property(any, fc.array(any, { maxLength: 4 }), (single, list) => {
        same({ type: "print", text: single }, (w) => writeString(w, single, 7));
        same({ type: "lists", models: list, sounds: [] }, (w) => {
          writeStrings(w, list, 7);
          writeStrings(w, [], 7);
        });
      }),
      { numRuns: 2000 },
    );
    const bytes = fc
      .uint8Array({ maxLength: 20 })
      .map((b) => b.map((x) => [0, 0xff, 65, 66][x % 4]!));
    fc.assert(
      fc.property(bytes, (body) => {
        sameRead(8, body, (r) => ({ text: readString(r, 7) }));
        sameRead(9, body, (r) => ({ models: readStrings(r, 7), sounds: readStrings(r, 7) }));
      }),
      { numRuns: 2000 },
    );
  });
});

function outcome<T>(f: () => T): T | "refused" {
  try {
    return f();
  } catch (error) {
    if (error instanceof EncodeError || error instanceof DecodeError) return "refused";
    throw error;
  }
}

function same(message: unknown, write: (w: Writer) => void): void {
  const w = new Writer();
  const fast = outcome(() => (write(w), hexOf(written(w))));
  const slow = outcome(() => hexOf(interpretEncode(PROTOCOL, 0, message).subarray(1)));
  expect(slow).toBe(fast);
}

function sameRead(id: number, body: Uint8Array, read: (r: Reader) => object): void {
  const bytes = Uint8Array.from([id, ...body]);
  const r = new Reader(bytes, 1);
  const fast = outcome(() => read(r));
  const { value, end } = interpretDecode(PROTOCOL, 0, bytes, 0, bytes.length);
  if (fast === "refused") return expect(value).toBeUndefined();
  expect(value).toMatchObject(fast);
  expect(end).toBe(r.offset);
}

test("a list of many strings has few nodes, which cover all of it", () => {
  const body = Array.from({ length: 10000 }, () => [65, 0]).flat();
  const bytes = Uint8Array.from([9, ...body, 0, 0xff]);
  const { root, value } = interpretDecode(PROTOCOL, 0, bytes, 0, bytes.length);
  expect(value!["models"]).toHaveLength(10000);
  expect(leaves(root).length).toBeLessThan(5000);
  expect(coverage(root, 0, bytes.length).every((count) => count === 1)).toBe(true);
});

describe("masks", () => {
  const update = { type: "update", entity: 5, b: 0, c: 0 };

  test("grow by need, and start from what is usual", () => {
    expect(encodeHex(update)).toBe("88 05 00 00 00 00 00");
    expect(encodeHex({ ...update, entity: 0x1234 })).toBe("8a 34 12 00 00 00 00 00");
    expect(encodeHex({ ...update, glow: true })).toBe("89 08 05 00 00 00 00 00");
    expect(encodeHex({ ...update, high: true })).toBe("89 80 00 80 05 00 00 00 00 00");
    expect(encodeHex({ ...update, skin: 200 })).toBe("89 21 05 c8 00 00 00 00 00 00");
    expect(encodeHex({ ...update, b: -1.5 })).toBe("89 40 05 f4 ff 00 00 00 00");
  });

  test("a hint keeps open bits only", () => {
    expect(encodeHex({ ...update, flags: 0 })).toBe("80 05 00 00 00 00 00");
    expect(encodeHex({ ...update, flags: 0x64 })).toBe("80 05 00 00 00 00 00");
    expect(encodeHex({ ...update, flags: 2 })).toBe("82 05 00 00 00 00 00 00");
    expect(encodeHex({ ...update, flags: 0x1001 })).toBe("81 20 05 00 00 00 00 00");
  });

  test("choices that were not needed are named", () => {
    const found = decode("82 05 00 00 00 00 00 00");
    expect(found.nonCanonical).toEqual([
      "update.entity is wider than needed",
      "update.flags usual bit 3 is clear",
    ]);
    expect(child(found.root, "entity").notes).toEqual(["16 bits for 5, which fits in 8"]);
    expect(child(found.root, "flags.1").notes).toEqual(["entity is 16 bits"]);
    const zero = decode("89 00 05 00 00 00 00 00");
    expect(zero.nonCanonical).toEqual(["update.flags second byte is zero"]);
    expect(child(zero.root, "flags").notes).toEqual(["extension byte is 0"]);
    expect(child(zero.root, "flags.0").notes).toEqual(["second byte follows"]);
    const absent = decode("89 20 05 00 00 00 00 00");
    expect(absent.nonCanonical).toEqual(["update.skin is absent but wide"]);
    const third = decode("89 80 01 00 05 00 00 00 00 00");
    expect(third.nonCanonical).toEqual(["update.c is wider than needed"]);
    expect(decode("88 05 00 00 00 00 00").nonCanonical).toEqual([]);
    expect(decode("06 80 00 00 00 00 00 00 00 00")).toMatchObject({
      nonCanonical: ["sound.flags bit 7 means nothing"],
    });
  });

  test("the tree tells what is absent and what each bit does", () => {
    const { root } = decode("06 81 ff 00 00 00 00 00 00 00 00");
    expect(child(root, "flags.0")).toMatchObject({
      doc: "volume follows",
      notes: ["volume follows"],
    });
    expect(child(root, "flags.1")).toMatchObject({ doc: "fall follows", notes: [], value: false });
    expect(child(root, "flags.7").notes).toEqual(["bit 7 is set and means nothing"]);
    expect(child(root, "fall")).toMatchObject({ absent: true, bitLength: 0, notes: ["absent"] });
    expect(child(root, "volume")).toMatchObject({ value: 1, raw: 255, type: "volume", start: 2 });
    expect(child(root, "entity")).toMatchObject({ start: 3, startBit: 3, bitLength: 13 });
    const bare = decode("06 00 00 00 00 00 00 00 00 00").root;
    expect(child(bare, "volume").notes).toEqual(["absent: 1"]);
    const large = decode("8a 59 02 00 00 00 00 00").root;
    expect(child(large, "entity").notes).toEqual(["above the limit of 600"]);
    expect(child(decode("17 00 08 00").root, "effect")).toMatchObject({
      enumName: "PUFF",
      notes: ["selects point"],
    });
    expect(child(large, "flags")).toMatchObject({ start: 0, startBit: 0, bitLength: 7 });
    expect(child(large, "id")).toMatchObject({ start: 0, startBit: 7, bitLength: 1 });
    expect(decode("01").root).toMatchObject({ name: "nop", notes: ["never sent"], bitLength: 8 });
  });
});

describe("decode errors", () => {
  test("bytes that end", () => {
    const { error, root, end } = decode("06 00 00 00 08 00 10");
    expect(error?.path).toEqual(["sound", "origin[1]"]);
    expect(error?.reason).toBe("the bytes end: origin[1] needs 2 bytes, 1 is left");
    expect(error?.place).toMatchObject({
      offset: 7,
      type: "coord",
      hex: "06 00 00 00 08 00 10 []",
    });
    expect(child(root, "origin[0]").value).toBe(1);
    expect(end).toBe(6);
    expect(decode("08 41 42").error?.message).toContain("the bytes end inside the string text");
    expect(decode("").error?.reason).toContain("the message's id needs 1 byte");
  });

  test("bytes behind the end are neither read nor shown", () => {
    const bytes = bytesOf("06 00 00 00 08 00 10 00 08 00");
    const { error } = interpretDecode(PROTOCOL, 0, bytes, 0, 7);
    expect(error?.place).toMatchObject({ offset: 7, hex: "06 00 00 00 08 00 10 []" });
    expect(() => interpretDecode(PROTOCOL, 0, bytes, 0, 11)).toThrow(RangeError);
  });

  test("ids", () => {
    expect(decode("43 01").error?.reason).toBe("no message has the id 0x43 in version 1.06");
    expect(decode("43 01").error?.place.hex).toBe("[43] 01");
    expect(decode("22").error?.reason).toBe("cutscene (id 0x22) is from version 1.07 on");
    expect(decode("23", 2).error?.reason).toBe("old (id 0x23) is up to version 1.06");
  });

  test("values without an arm", () => {
    const { error } = decode("17 09 00");
    expect(error?.reason).toBe("effect 9 is none of 0 to 4; BEAM2 is from version 1.08 on");
    expect(error?.place).toMatchObject({ path: ["temp", "effect"], offset: 1, hex: "17 [09] 00" });
    expect(decode("17 0c").error?.reason).toBe("effect 12 is none of 0 to 4");
  });

  test("a protocol that is not described", () => {
    const { error } = decode("0b 9a 02 00 00");
    expect(error).toBeInstanceOf(UnknownProtocolError);
    expect(error).toMatchObject({
      protocol: 666,
      reason: "protocol 666 is not described here: petnet describes 15, 16",
      offset: 1,
    });
  });

  test("lengths", () => {
    const rest = "00 00 00 00 00 00 00 00 00 00 00 00";
    expect(decode(`ff ff ${rest}`, 0, CONTAINER).error).toMatchObject({
      reason: "the length size is negative: -1",
      path: ["block", "size"],
      offset: 0,
    });
    expect(decode(`ff 7f ${rest} 01`, 0, CONTAINER).error).toMatchObject({
      reason: "the bytes end: data needs 32767 bytes, 1 is left",
      path: ["block", "data"],
      offset: 15,
    });
    const { value } = decode(`01 00 ${rest} 2a`, 0, CONTAINER);
    expect(Object.keys(value!)).toEqual(["type", "angles", "anglesNaN", "data"]);
    expect(value!["data"]).toEqual(Uint8Array.of(42));
  });

  test("are explained with their cause", () => {
    const cause = new Error("fast");
    const bytes = bytesOf("00 0b 9a 02 00 00");
    const error = explainDecode(PROTOCOL, 0, bytes, 1, 6, cause);
    expect(error).toBeInstanceOf(UnknownProtocolError);
    expect(error.cause).toBe(cause);
    expect(error.offset).toBe(2);
    const bug = explainDecode(PROTOCOL, 0, bytesOf("01"), 0, 1, cause);
    expect(bug.reason).toContain("the two implementations disagree");
    expect(bug.cause).toBe(cause);
  });
});

describe("encode errors", () => {
  const sound = { type: "sound", channel: 0, entity: 0, origin: [0, 0, 0] };

  const cases: readonly [unknown, string][] = [
    [
      { ...sound, origin: [0, 5000, 0] },
      "sound › origin[1]: 5000 is not a number from -4096 to 4095.875 (coord)",
    ],
    [{ ...sound, fall: 200 }, "sound › fall: 200 is not a number from -85.25 to 106 (falling)"],
    [{ ...sound, fall: NaN }, "sound › fall: NaN is not a number from -85.25 to 106 (falling)"],
    [{ ...sound, channel: 4 }, "sound › channel: 4 is not a whole number from -4 to 3 (i3)"],
    [{ ...sound, entity: 1.5 }, "sound › entity: 1.5 is not a whole number from 0 to 8191 (u13)"],
    [{ ...sound, entity: "1" }, 'sound › entity: "1" is not a number'],
    [{ ...sound, origin: [0, 0] }, "sound › origin: has 2 elements, not 3"],
    [{ ...sound, origin: "no" }, 'sound › origin: "no" is not an array'],
    [
      { ...sound, origin: undefined, orgin: [] },
      "sound › origin: is missing: is it what you call orgin?",
    ],
    [{ type: "sound" }, "sound › channel: is missing"],
    [{ type: "print", text: 5 }, "print › text: 5 is not a string"],
    [{ type: "print", text: "12345678" }, "print › text: has 8 characters: a reader stops after 7"],
    [{ type: "print", text: "a\0" }, "print › text: character 1 is NUL, which ends a string"],
    [
      { type: "lists", models: ["a", ""], sounds: [] },
      "lists › models[1]: is empty, which ends the list",
    ],
    [
      { type: "turn", time: 1e39, angles: [0, 0, 0] },
      "turn › time: 1e+39 is too large for a 32-bit float",
    ],
    [{ type: "turn", time: 0, angles: [0, 0] }, "turn › angles: has 2 elements, not 3"],
    [
      { type: "info", protocol: 14 },
      "info › protocol: protocol 14 is not described here: petnet describes 15, 16",
    ],
    [
      { type: "temp", effect: 9 },
      "temp › effect: effect 9 is none of 0 to 4; BEAM2 is from version 1.08 on",
    ],
    [
      { type: "update", entity: 70000, b: 0, c: 0 },
      "update › entity: 70000 is not a whole number from 0 to 65535 (u16)",
    ],
    [{ type: "update", entity: 0, b: 0, c: 0, flags: 1n }, "update › flags: is not a number"],
    [{ type: "cutscene" }, "cutscene: cutscene is from version 1.07 on, not in version 1.06"],
    [{ type: "sonud" }, 'petnet has no message of the type "sonud": did you mean "sound"?'],
    [{ type: "?" }, 'petnet has no message of the type "?"'],
    [{}, "the message has no type"],
    [null, "a message is an object with a type, not null"],
  ];

  test.each(cases.map(([message, expected]) => [expected, message] as const))(
    "%s",
    (expected, message) => {
      expect(encodeError(message).message).toBe(expected);
    },
  );

  test("lengths", () => {
    const block = { type: "block", angles: [0, 0, 0] };
    expect(encodeError({ ...block, data: new Uint8Array(40000) }, 0, CONTAINER).message).toBe(
      "block › data: has 40000 bytes: its length size (i16) ends at 32767",
    );
    expect(encodeError(block, 0, CONTAINER).message).toBe("block › data: is missing");
    expect(encodeError({ ...block, data: [1] }, 0, CONTAINER).message).toBe(
      "block › data: an array is not a Uint8Array",
    );
  });

  test("are explained with their cause", () => {
    const cause = new Error("fast");
    const error = explainEncode(PROTOCOL, 0, { type: "sound" }, cause);
    expect(error).toMatchObject({ path: ["sound", "channel"], cause });
    const bug = explainEncode(PROTOCOL, 0, { type: "nop" }, cause);
    expect(bug.message).toContain("nop: the two implementations disagree");
  });
});

describe("hints", () => {
  test("are the masks and the bits of NaNs", () => {
    expect(hintMembers(PROTOCOL.messages[2]!.layouts[0]!)).toEqual(["flags", "alphaNaN"]);
    expect(hintMembers(PROTOCOL.messages[8]!.layouts[0]!)).toEqual(["more"]);
  });

  test("leave a copy of the same shape", () => {
    const message = { type: "temp", effect: 0, at: 1 };
    expect(withoutHints(PROTOCOL, 0, message)).toStrictEqual(message);
    const turn = decode("0a 01 00 80 ff 00 00 80 3f 00 00 00 00 00 00 00 00").value!;
    expect(Object.keys(withoutHints(PROTOCOL, 0, turn))).toEqual(Object.keys(turn));
    expect(withoutHints(PROTOCOL, 0, turn)["timeNaN"]).toBeUndefined();
    expect(turn["timeNaN"]).toBe(0xff800001);
  });
});

describe("branches", () => {
  test("have stable names", () => {
    const keys = branchesOf(PROTOCOL);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.startsWith("sound@")).slice(0, 4)).toEqual([
      "sound@1.06..1.08",
      "sound@1.06..1.08.flags.2 set without meaning",
      "sound@1.06..1.08.flags.3 set without meaning",
      "sound@1.06..1.08.flags.4 set without meaning",
    ]);
    expect(keys).toContain("sound@1.06..1.08.flags.0 clear");
    expect(keys).toContain("update@1.06..1.08.flags part 3 present");
    expect(keys).toContain("update@1.06..1.08.entity wide");
    expect(keys).toContain("temp@1.08.effect = 9");
    expect(keys).toContain("temp@1.06..1.07/beam.more.1 clear unusually");
    expect(keys).toContain("info@1.06..1.08.protocol = 16");
    expect(branchesOf(CONTAINER)).toEqual([
      "block@1",
      "block@1.angles NaN",
      "block@1.angles not NaN",
      "block@1.data empty",
      "block@1.data not empty",
    ]);
  });

  test("are all reached by arbitrary messages, and no others", () => {
    for (const table of [PROTOCOL, CONTAINER]) {
      const reached = new Set<string>();
      for (const version of table.versions.keys()) {
        fc.assert(
          fc.property(messageArb(table, version), (message) => {
            const bytes = interpretEncode(table, version, message);
            interpretDecode(table, version, bytes, 0, bytes.length, reached);
          }),
          { numRuns: 4000, seed: 1 },
        );
      }
      expect([...reached].toSorted()).toEqual(branchesOf(table).toSorted());
    }
  });
});
