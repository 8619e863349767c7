import { resolveSchemas } from "../../../generator/index.ts";
import { explainDecode, explainEncode } from "../../../runtime/explain.ts";
import { child } from "./coverage.ts";
import { decode, encodeError } from "./calls.ts";
import { bytesOf } from "../by-hand.ts";
import { UnknownProtocolError } from "../../../runtime/errors/errors.ts";
import { describe, expect, test } from "vitest";
import { interpretDecode, interpretEncode } from "../../../runtime/interpret/interpret.ts";
import { EncodeError } from "../../../runtime/errors/errors.ts";
import { CONTAINER, PROTOCOL } from "./protocol.ts";

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
    expect(decode("").error?.reason).toBe(
      "the bytes end: the message's id needs 1 byte, none is left",
    );
    expect(decode("").root).toMatchObject({ start: 0, startBit: 0, bitLength: 0 });
  });

  test("bytes that end inside of an id", () => {
    const schema = `protocol: p
title: P
versions: ["1"]
ids: u32be
messages: { m: { id: 1 } }
`;
    const [table] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
    const reason = (hex: string) => {
      const bytes = bytesOf(hex);
      return interpretDecode(table!, 0, bytes, 0, bytes.length).error?.reason;
    };
    const ends = "the bytes end: the message's id needs 4 bytes,";
    expect(["", "00", "00 00", "00 00 00 01"].map(reason)).toEqual([
      `${ends} none is left`,
      `${ends} 1 is left`,
      `${ends} 2 are left`,
      undefined,
    ]);
  });

  test("bytes after the end are neither read nor shown", () => {
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

test.each([
  [
    "a text that a reader cuts before its end",
    { type: "a", line: "abcd", stats: {} },
    "line: has 4 bytes: a reader stops after 3",
  ],
  [
    "a key that is no bit of the mask",
    { type: "a", line: "", stats: { 1: 5, 33: 7 } },
    "stats[33]: the mask has no such bit",
  ],
])("%s is refused", (_, message, error) => {
  const schema = `protocol: p
title: P
versions: ["1"]
types: { line: { type: latin1, ends: 0x0a, cut: 3 } }
messages:
  a: { id: 1, fields: [m: { mask: u8 }, line: line, stats: { type: u8, keyed-by: m }] }
`;
  const [table] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  expect(() => interpretEncode(table!, 0, message as never)).toThrow(error);
  expect(interpretEncode(table!, 0, { ...message, line: "abc", stats: { 1: 5 } } as never)).toEqual(
    Uint8Array.of(1, 2, 0x61, 0x62, 0x63, 5),
  );
});

test("an element after which a list may end has a number that is exact", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
structs: { one: { fields: [x: u32] } }
messages: { m: { id: 1, fields: [all: { list: one, ends-after: _.x * _.x }] } }
`;
  const [own] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  expect(decode("01 00 00 00 00 03 00 00 00", 0, own!).value).toMatchObject({
    all: [{ x: 0 }, { x: 3 }],
  });
  // 0xffffffff squared has 64 bits.
  expect(decode("01 ff ff ff ff 03 00 00 00", 0, own!).error).toMatchObject({
    reason: "_.x * _.x is no number that can be exact",
    offset: 5,
  });
});

test("a checksum up to the end counts its own bytes as zeros, wherever it begins", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
messages:
  m: { id: 1, fields: [a: u8, b: u8, sum: { type: u8, checksum: sum-8, from: b, through: end }, c: "u8[4]"] }
`;
  const [own] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const message = { type: "m", a: 9, b: 20, c: [1, 2, 3, 4] };
  // 20 + 1 + 2 + 3 + 4.
  expect([...interpretEncode(own!, 0, message as never)]).toEqual([1, 9, 20, 30, 1, 2, 3, 4]);
});

test("a record's numbers are bits of its mask: 31 is the last one of 32", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
messages: { m: { id: 1, fields: [bits: { mask: u32 }, stats: { type: u8, keyed-by: bits }] } }
`;
  const [own] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const encode = (stats: object) => interpretEncode(own!, 0, { type: "m", stats } as never);
  expect([...encode({ 31: 7 })]).toEqual([1, 0, 0, 0, 0x80, 7]);
  // The mask has bit 0, and no bit 32.
  expect(() => encode({ 0: 7, 32: 7 })).toThrow(EncodeError);
});
