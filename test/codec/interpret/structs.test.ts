import { child } from "./coverage.ts";
import { again, idOf, world, worldError } from "./calls.ts";
import { bytesOf } from "../by-hand.ts";
import { WORLD } from "./world.ts";
import { describe, expect, test } from "vitest";
import { interpretDecode } from "../../../runtime/interpret/interpret.ts";

describe("structs", () => {
  test("are members without a type, each with masks of its own", () => {
    const found = world("move", "01 09 08 00 05 0c 07 00");
    expect(found.value).toStrictEqual({
      type: "move",
      m: 1,
      first: { bits: 9, angle: 1, tilt: undefined, tiltNaN: undefined, jump: false, msec: 5 },
      second: {
        bits: 12,
        angle: undefined,
        tilt: undefined,
        tiltNaN: undefined,
        jump: true,
        msec: 7,
      },
      more: undefined,
      moreEnd: undefined,
      players: [],
    });
    expect(Object.keys(found.value!["first"] as object)[0]).toBe("bits");
    expect(found.nonCanonical).toEqual([]);
    expect(again(found).same).toBe("01 09 08 00 05 0c 07 00");
    expect(child(found.root, "first")).toMatchObject({ type: "command", start: 2, bitLength: 32 });
  });

  test("nest", () => {
    const found = world("move", "00 08 05 02 01 09 00 08 01 00 08 02");
    expect(found.value!["players"]).toMatchObject([
      { items: [{ id: 1, count: 9 }], last: { msec: 1 } },
      { items: [], last: { msec: 2 } },
    ]);
    expect(again(found).same).toBe("00 08 05 02 01 09 00 08 01 00 08 02");
  });

  test("errors tell where they are", () => {
    expect(world("move", "00 01 08").error).toMatchObject({
      path: ["move", "first", "angle"],
      offset: 4,
      reason: "the bytes end: angle needs 2 bytes, 1 is left",
    });
    expect(world("move", "00 08 05 01 01 09 02").error).toMatchObject({
      path: ["move", "players[0]", "items[1]", "count"],
      offset: 8,
    });
    const player = { items: [], last: { msec: 1 } };
    const move = { type: "move", first: { msec: 1 }, players: [player] };
    expect(worldError({ ...move, first: { mesc: 1 } })).toBe(
      "move › first › msec: is missing: is it what you call mesc?",
    );
    expect(worldError({ ...move, first: undefined })).toBe("move › first: is missing");
    expect(worldError({ ...move, first: [] })).toBe("move › first: an array is not an object");
    expect(worldError({ ...move, players: [player, 5] })).toBe(
      "move › players[1]: 5 is not an object",
    );
    expect(worldError({ ...move, players: {} })).toBe("move › players: an object is not an array");
    const items = [{ id: 1, count: 256 }];
    expect(worldError({ ...move, players: [{ ...player, items }] })).toBe(
      "move › players[0] › items[0] › count: 256 is not a whole number from 0 to 255 (u8)",
    );
    expect(worldError({ ...move, first: { msec: 1, bits: 1n } })).toBe(
      "move › first › bits: is not a number",
    );
  });

  test("reasons and branches bear their names", () => {
    const reached = new Set<string>();
    const bytes = bytesOf(`${idOf("move")} 00 90 05 01 00 02 01 00 80 ff 02`);
    const found = interpretDecode(WORLD, 2, bytes, 0, bytes.length, reached);
    expect(found.nonCanonical).toEqual([
      "move.first.bits usual bit 3 is clear",
      "move.first.bits bit 4 means nothing",
      "move.first.bits bit 7 means nothing",
      "move.players.last.tilt is a NaN with bits of its own",
      "move.players.last.bits usual bit 3 is clear",
    ]);
    expect([...reached]).toContain("command@1..server 2.bits.7 set without meaning");
    expect([...reached]).toContain("move@1..server 2.players not empty");
    expect([...reached]).toContain("move@1..server 2.m.1 clear");
  });
});
