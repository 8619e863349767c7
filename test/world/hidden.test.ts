import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { mvd } from "../../generated/mvd.ts";
import { hiddenItems } from "../../quake/world/index.ts";
import { readRecording } from "../../recording/index.ts";
import { corpusFiles, hasCorpus, whyNoCorpus } from "../support/corpus.ts";

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.replaceAll(" ", ""), "hex"));
}

/** What the items of a block say, and how many bytes are after them. */
function said(text: string) {
  const { items, rest } = hiddenItems(bytesOf(text));
  return { said: items.map(({ message }) => message), rest: rest.length };
}

const [pause, hit] = [
  { type: "paused_duration", milliseconds: 13 },
  // 0x8009 is 9 by splash; then 3, 258 and 75.
  { type: "dmgdone", deathtype: 9, splash: 1, attacker: 3, victim: 258, points: 75 },
];

describe("blocks for nobody", () => {
  it("have items one after the other, also without data", () => {
    expect(said("08000000 0700 0980 0300 0201 4b00 00000000 0300 01000000 0a00 0d")).toEqual({
      said: [hit, undefined, pause],
      rest: 0,
    });
  });

  it("tell when it began: 0x18bcfe56800 ms are 1 700 000 000 s, under either number", () => {
    const start = { type: "start_timestamp", milliseconds: 1_700_000_000_000n };
    expect(said("08000000 0b00 0068e5cf8b010000").said).toEqual([start]);
    expect(said("08000000 0900 0068e5cf8b010000").said).toEqual([start]);
    expect(said(`14000000 0900 ${"00".repeat(20)}`).said).toMatchObject([
      { type: "usercmd_weapon_instruction" },
    ]);
  });

  it("tell of a pause without a length, and with one", () => {
    expect(said("0a00 0d")).toEqual({ said: [pause], rest: 0 });
    expect(said("01000000 0a00 0d")).toEqual({ said: [pause], rest: 0 });
  });

  it.each([
    ["of an unknown kind", "01000000 0c00 ee"],
    ["of a kind whose number would go on", "01000000 ffff ee"],
    ["with a byte too few", "07000000 0700 0980 0300 0201 4b"],
    ["with a byte too many", "09000000 0700 0980 0300 0201 4b00 00"],
    ["with another message after its own", "04000000 0a00 0d 0a00 0d"],
    ["without data", "00000000 0a00"],
  ])("keep an item %s as bytes, and read on", (_, text) => {
    const bytes = bytesOf(text);
    const { items, rest } = hiddenItems(bytesOf(`${text} 01000000 0a00 0d`));
    expect(items).toEqual([
      { message: undefined, bytes: bytes.subarray(4) },
      { message: pause, bytes: bytesOf("0a00 0d") },
    ]);
    expect(rest.length).toBe(0);
  });

  it.each([
    "ffffffff 0700",
    "09000000 0700 0000",
    "0800",
    "0700000000",
    // Without a length, and no pause.
    "0b000d",
    "0a010d",
    "0a000d00",
    "030000",
    "0400 01",
  ])("keep what is no item: %s", (text) => {
    const bytes = bytesOf(text);
    expect(hiddenItems(bytes)).toEqual({ items: [], rest: bytes });
  });

  it("are items and a rest, which are all of the bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        fc.pre(bytes.length !== 3);
        const { items, rest } = hiddenItems(bytes);
        // A length has four bytes.
        const total = items.reduce((sum, item) => sum + 4 + item.bytes.length, 0);
        expect(total + rest.length).toBe(bytes.length);
      }),
    );
  });
});

describe.skipIf(!hasCorpus)(`public recordings${whyNoCorpus}`, () => {
  test("their blocks for nobody are items to the last byte", () => {
    const seen = new Map<string, number>();
    let damage = 0;
    for (const file of corpusFiles("mvd", ".mvd"))
      for (const part of readRecording(mvd, file.bytes())) {
        if (part.kind !== "block" || !("items" in part.block)) continue;
        const { items, rest } = hiddenItems(part.block.items);
        expect(rest.length).toBe(0);
        for (const { message } of items) {
          const type = message?.type ?? "unknown";
          seen.set(type, (seen.get(type) ?? 0) + 1);
          if (message?.type === "dmgdone") damage = Math.max(damage, message.points);
          // The recording of 25 March 2026, 11:54 in Central Europe, by its name.
          if (message?.type === "start_timestamp")
            expect(new Date(Number(message.milliseconds)).toISOString()).toMatch(/^2026-03-/);
        }
      }
    expect(seen.get("dmgdone")).toBeGreaterThan(100);
    expect([...seen.keys()].sort()).toEqual(["demoinfo", "dmgdone", "start_timestamp"]);
    // Who is where another one arrives takes the most.
    expect(damage).toBe(9999);
  });
});
