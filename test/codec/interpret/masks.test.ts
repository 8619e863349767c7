import { describe, expect, test } from "vitest";
import { resolveSchemas } from "../../../generator/index.ts";
import { interpretEncode } from "../../../runtime/interpret/interpret.ts";
import { hexOf } from "../by-hand.ts";
import { child } from "./coverage.ts";
import { decode, encodeHex } from "./calls.ts";

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

test("bits of a part that is announced in one that is left out are left out, too", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
messages:
  a:
    id: 1
    fields:
      - m: { mask: u8, more: [{ bit: 7, unless: 6, type: u8 }, { bit: 15, type: u8 }] }
      - gone: { bit: m.6, terminates: true }
      - a: { type: u8, when: m.16 }
`;
  const [table] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const wrote = (message: object) => hexOf(interpretEncode(table!, 0, { type: "a", ...message }));
  expect(wrote({ gone: false, a: 5 })).toBe("0180800105");
  // The mask as it may have come: bits 6, 8, 15 and 16, of which only the first part is there.
  expect(wrote({ gone: true, m: 0x18140 })).toBe("0140");
});
