import { child } from "./coverage.ts";
import { again, decode, encodeHex, idOf, world, worldError } from "./calls.ts";
import { bytesOf } from "../by-hand.ts";
import { WORLD } from "./world.ts";
import { describe, expect, test } from "vitest";
import { enumNameOf, noArmReason } from "../../../runtime/errors/reasons.ts";
import { interpretDecode } from "../../../runtime/interpret/interpret.ts";
import { effect } from "./types.ts";
import { PROTOCOL } from "./protocol.ts";

describe("arms, kinds and vectors", () => {
  test("arms nest, and one takes all other values", () => {
    const reached = new Set<string>();
    const run = (hex: string) => {
      const bytes = bytesOf(`${idOf("event")} ${hex}`);
      const found = interpretDecode(WORLD, 0, bytes, 0, bytes.length, reached);
      expect(again(found).canonical).toBe(hex);
      return found.value;
    };
    expect(run("32 07 08 00")).toStrictEqual({
      type: "event",
      event: 2,
      weight: 3,
      what: 7,
      at: 1,
    });
    expect(run("32 09")).toStrictEqual({ type: "event", event: 2, weight: 3, what: 9 });
    expect(run("3f 01 02")).toMatchObject({ event: 15, rest: Uint8Array.of(1, 2) });
    expect([...reached]).toEqual(
      expect.arrayContaining([
        "event@1..server 2/loud.what = 7",
        "event@1..server 2/loud.what selects other",
        "event@1..server 2.event selects unknown",
        "event@1..server 2/unknown.rest not empty",
      ]),
    );
    expect(reached).not.toContain("event@1..server 2.event = 15");
    expect(worldError({ type: "event", event: 2, weight: 0, what: 7 })).toBe(
      "event › at: is missing",
    );
  });

  test("numbers stand for kinds and vectors", () => {
    const found = world("hello", `02 01${" 00 01".repeat(256)}`);
    expect(found.value!["table"]).toEqual(Array(256).fill(256));
    expect(child(found.root, "kind").notes).toEqual(["all that follows is of the kind server"]);
    expect(child(found.root, "normal").notes).toEqual(["0.5, 0, 0.86"]);
    const other = world("hello", `03 02${" 00 01".repeat(256)}`);
    expect(child(other.root, "kind").notes).toEqual([]);
    expect(child(other.root, "normal").notes).toEqual(["is no number of normals"]);
  });

  test("a bit of the id", () => {
    const plain = decode("70", 3, WORLD);
    expect(plain.value).toStrictEqual({ type: "hurry", sequence: undefined });
    const found = decode("f0 05 00", 3, WORLD);
    expect(found.value).toStrictEqual({ type: "hurry", sequence: 5 });
    expect(child(found.root, "id")).toMatchObject({ startBit: 0, bitLength: 7, value: 0xf0 });
    expect(child(found.root, "id$7.0")).toMatchObject({ start: 0, startBit: 7, bitLength: 1 });
    expect(encodeHex({ type: "hurry", sequence: 5, id$7: 0 }, 3, WORLD)).toBe("f0 05 00");
    expect(encodeHex({ type: "hurry", id$7: 1 }, 3, WORLD)).toBe("70");
    expect(decode("f1", 3, WORLD).error?.reason).toContain("no message has the id 0xf1");
  });

  test("enums speak of plain versions", () => {
    const versions = [...PROTOCOL.versions, "s1", "s2", "s3"];
    const flavors = [
      { name: "client", from: 0, to: 2, base: 0 },
      { name: "server", from: 3, to: 5, base: 0 },
    ];
    const table = { ...PROTOCOL, versions, flavors };
    expect(enumNameOf(table, 5, effect, 9)).toBe("BEAM2");
    expect(enumNameOf(table, 4, effect, 9)).toBeUndefined();
    const layout = PROTOCOL.messages.find(({ name }) => name === "temp")!.layouts[0]!;
    const last = layout.fields.at(-1)!;
    if (last.kind !== "switch") throw new Error("no switch");
    expect(noArmReason(table, layout, last, 9)).toBe(
      "effect 9 is none of 0 to 4; BEAM2 is from version 1.08 on",
    );
  });
});
