import { again, encodeHex, world, worldError, worldHex } from "./calls.ts";
import { describe, expect, test } from "vitest";
import { child } from "./coverage.ts";
import { always, u8 } from "./types.ts";
import { open } from "./world-structs.ts";
import { WORLD } from "./world.ts";
import type { Table } from "../../../runtime/table/table.ts";

describe("what the end of the bytes decides", () => {
  test("open strings", () => {
    const found = world("tail", "41 42");
    expect(found.value).toStrictEqual({
      type: "tail",
      a: "AB",
      aOpen: true,
      b: undefined,
      c: undefined,
      cOpen: undefined,
      rest: [],
    });
    expect(found.nonCanonical).toEqual(["tail.a ends where the bytes end"]);
    expect(child(found.root, "a").notes).toEqual(["ends where the bytes end"]);
    expect(again(found)).toEqual({ same: "41 42", canonical: "41 42 00" });
    const tail = { type: "tail", a: "AB", aOpen: true, rest: [] };
    expect(worldHex({ ...tail, b: 1 })).toBe("41 42 00 01");
    expect(worldHex({ ...tail, aOpen: 1 })).toBe("41 42 00");
    expect(worldHex({ ...tail, a: "A\xff" })).toBe("41 ff");
    expect(worldHex({ ...tail, a: "" })).toBe("");
    // Nothing at all would say that c is not there.
    expect(worldHex({ ...tail, b: 1, c: "", cOpen: true })).toBe("41 42 00 01 00");
    expect(world("tail", "41 42 43 44 45").value).toMatchObject({ a: "ABCDE", aOpen: undefined });
  });

  test("the NUL of an open string is there where anything follows: a struct without bytes is nothing", () => {
    const more = { kind: "more" } as const;
    const struct = (index: number) => ({ kind: "struct", name: "s", struct: index }) as const;
    const number = { kind: "value", name: "x", type: u8 } as const;
    const table: Table = {
      ...WORLD,
      structs: [[], [{ kind: "gap", name: "gap", align: 4 } as const, number]].map((fields) => ({
        name: "s",
        source: "w:1",
        layouts: [{ from: 0, to: 0, fields }],
      })),
      messages: [0, 1].map((index) => ({
        name: `m${index}`,
        source: "w:2",
        layouts: always(1 + index, [
          { kind: "value", name: "a", type: open },
          { kind: "value", name: "s", type: struct(index), presence: more },
          { kind: "value", name: "b", type: u8, presence: more },
        ]),
      })),
    };
    const hex = (message: object) => encodeHex({ a: "A", aOpen: true, ...message }, 0, table);
    expect(hex({ type: "m0", s: {}, b: 7 })).toBe("01 41 00 07");
    expect(hex({ type: "m0", s: {} })).toBe("01 41");
    // A struct begins after that NUL: nothing is missing there to a multiple of 4.
    expect(hex({ type: "m1", s: { x: 7 } })).toBe("02 41 00 07");
  });

  test("fields that are there when bytes are left", () => {
    expect(world("tail", "00 07").value).toMatchObject({ b: 7, c: undefined });
    const tail = { type: "tail", a: "", rest: [] };
    expect(worldError({ ...tail, c: "x" })).toBe("tail › c: is there, and b before it is not");
    expect(worldError({ ...tail, rest: [{ id: 1, count: 2 }] })).toBe(
      "tail › rest[0] › id: is there, and b before it is not",
    );
    expect(worldHex({ ...tail, b: 1, c: "x", rest: [{ id: 0, count: 2 }] })).toBe(
      "00 01 78 00 00 02",
    );
  });

  test("lengths of all that follows", () => {
    const found = world("sized", "03 41 00 07 09");
    expect(found.value).toMatchObject({ word: "A", data: Uint8Array.of(7) });
    expect(found.end).toBe(5);
    expect(again(found).same).toBe("03 41 00 07");
    expect(Object.keys(found.value!)).toEqual(["type", "word", "wordOpen", "data"]);
    expect(world("exact", "03 01 00 41 ff").value).toMatchObject({ b: "A", bOpen: true });
    expect(again(world("exact", "03 01 00 41 ff"))).toEqual({
      same: "03 01 00 41",
      canonical: "04 01 00 41 00",
    });
    expect(world("exact", "05 01 00 41 00 09").error).toMatchObject({
      reason: "1 byte is left of those that size counts",
      path: ["exact", "size"],
      offset: 6,
    });
    expect(world("exact", "01 01 00").error).toMatchObject({
      reason: "the bytes end: a needs 2 bytes, 1 is left",
      path: ["exact", "a"],
      offset: 3,
    });
    expect(world("sized", "05 41 00").error).toMatchObject({
      reason: "the bytes end: size counts 5, 2 are left",
      path: ["sized", "size"],
      offset: 4,
    });
    expect(world("sized", "ff").error?.reason).toBe("the length size is negative: -1");
    const data = new Uint8Array(127);
    expect(worldError({ type: "sized", word: "", data })).toBe(
      "sized › size: 128 bytes follow: i8 ends at 127",
    );
  });

  test("bytes that a length says are not there", () => {
    const found = world("chunk", "ff ff 05");
    expect(found.value).toStrictEqual({ type: "chunk", percent: 5, data: undefined });
    expect(again(found).canonical).toBe("ff ff 05");
    expect(child(found.root, "data")).toMatchObject({ absent: true, bitLength: 0 });
    expect(world("chunk", "00 00 05").value!["data"]).toEqual(new Uint8Array(0));
    expect(world("chunk", "fe ff 05").error?.reason).toBe("the length size is negative: -2");
  });
});
