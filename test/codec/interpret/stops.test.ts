import { child } from "./coverage.ts";
import { again, decode, encodeHex, world, worldError, worldHex } from "./calls.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { WORLD } from "./world.ts";
import { u8 } from "./types.ts";
import { describe, expect, test } from "vitest";
import type { Table } from "../../../runtime/table/table.ts";
import { open } from "./world-structs.ts";

/** WORLD with the fields of its messages in the place of those of the message `tail`. */
function tailOf(fields: readonly Field[]): Table {
  const layouts = [{ from: 0, to: 3, id: [1, 1] as const, fields }];
  return { ...WORLD, messages: [{ name: "tail", source: "", layouts }] };
}

describe("stops and refusals", () => {
  const table = tailOf([
    {
      kind: "mask",
      name: "m",
      parts: [{ from: u8, bits: 8, at: 0 }],
      hint: 0xc0,
      unused: 0xc0,
      defaultValue: 0,
    },
    { kind: "reserved", bit: { mask: "m", bit: 5 }, why: "a first thing" },
    { kind: "value", name: "front", type: u8, presence: { kind: "bit", mask: "m", bit: 0 } },
    { kind: "bit", name: "last", bit: { mask: "m", bit: 1 } },
    { kind: "terminator", bit: { mask: "m", bit: 1 }, live: "m$live" },
    { kind: "reserved", bit: { mask: "m$live", bit: 2 }, why: "a second thing" },
    { kind: "value", name: "back", type: u8, presence: { kind: "bit", mask: "m$live", bit: 3 } },
  ]);

  test("what is before a stop keeps its bits", () => {
    const tail = { type: "tail", m: 0xff, last: true };
    expect(encodeHex(tail, 0, table)).toBe("01 de");
    expect(encodeHex({ ...tail, front: 7 }, 0, table)).toBe("01 df 07");
    expect(decode("01 df 07", 0, table).nonCanonical).toEqual(
      [2, 3, 4, 6, 7].map((bit) => `tail.m bit ${bit} means nothing beside last`),
    );
    expect(encodeHex({ ...tail, last: false, back: 9 }, 0, table)).toBe("01 c8 09");
  });

  test("a refusal after a stop names the mask", () => {
    expect(decode("01 04", 0, table).error).toMatchObject({
      reason: "bit 2 of m is set, which announces a second thing: that is not described here",
      path: ["tail", "m"],
    });
    expect(decode("01 06", 0, table).error).toBeUndefined();
    expect(decode("01 22", 0, table).error?.reason).toContain("a first thing");
  });
});

test("of two open strings at the end none has a NUL that it came without", () => {
  const table = tailOf([
    { kind: "length", name: "size", type: u8 },
    { kind: "value", name: "a", type: open },
    { kind: "value", name: "b", type: open },
  ]);
  for (const hex of ["01 00", "01 01 41", "01 02 41 00", "01 03 41 00 00", "01 03 41 00 42"]) {
    expect(encodeHex(decode(hex, 0, table).value, 0, table)).toBe(hex);
  }
});

describe("records of what a mask's bits announce", () => {
  const stats = (record: unknown) => ({ type: "stats", stats: record });

  test("have a value for each bit", () => {
    const found = world("stats", "02 20 00 80 64 00 00 00 ff ff");
    expect(found.value).toStrictEqual({
      type: "stats",
      bits: 0x80002002,
      stats: { 1: 100, 13: 0, 31: -1 },
    });
    expect(again(found).canonical).toBe("02 20 00 80 64 00 00 00 ff ff");
    expect(child(found.root, "bits.13").notes).toEqual(["a value of stats"]);
    expect(child(found.root, "stats[13]")).toMatchObject({ start: 7, bitLength: 16 });
    expect(child(world("stats", "01 00 00 00 c9 00").root, "stats[0]").notes).toEqual([
      "above the limit of 200",
    ]);
    expect(world("stats", "00 00 00 00").value).toMatchObject({ bits: 0, stats: {} });
    expect(worldHex(stats({ 3: undefined, 1: 5, 40: undefined }))).toBe("02 00 00 00 05 00");
    expect(worldHex({ ...stats({}), bits: 0xff })).toBe("00 00 00 00");
    expect(worldHex(stats([7, undefined, 5]))).toBe("05 00 00 00 07 00 05 00");
  });

  test("are refused", () => {
    expect(worldError(stats(5))).toBe("stats › stats: 5 is not an object");
    expect(worldError(stats(undefined))).toBe("stats › stats: is missing");
    expect(worldError(stats({ 40: 1 }))).toBe("stats › stats[40]: the mask has no such bit");
    expect(worldError(stats({ "01": 1 }))).toBe("stats › stats[01]: the mask has no such bit");
    expect(worldError(stats({ a: 1 }))).toBe("stats › stats[a]: the mask has no such bit");
    expect(worldError(stats({ 1: 40000 }))).toBe(
      "stats › stats[1]: 40000 is not a whole number from -32768 to 32767 (i16)",
    );
    expect(world("stats", "02 00 00 00 05").error).toMatchObject({
      path: ["stats", "stats[1]"],
      offset: 6,
    });
  });
});
