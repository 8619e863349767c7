import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { mvd } from "../../generated/mvd.ts";
import { type HiddenItem, hiddenItems } from "../../quake/world/index.ts";
import { readRecording } from "../../recording/index.ts";
import { corpusFiles, hasCorpus, whyNoCorpus } from "../support/corpus.ts";

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.replaceAll(" ", ""), "hex"));
}

function said(text: string) {
  const { items, rest } = hiddenItems(bytesOf(text));
  return { said: items.map((item) => item.said), rest: rest.length };
}

describe("blocks for nobody", () => {
  it("tell who hurt whom: 0x8009 is 9 by splash, then 3, 258 and 75", () => {
    expect(said("08000000 0700 0980 0300 0201 4b00")).toEqual({
      said: [{ type: "damage", deathtype: 9, splash: true, attacker: 3, victim: 258, damage: 75 }],
      rest: 0,
    });
  });

  it.each([
    ["0080", 0, true],
    ["ff7f", 0x7fff, false],
    ["ffff", 0x7fff, true],
    ["0000", 0, false],
  ])(
    "tell by the highest bit whether it was by splash: %s is %i, %s",
    (death, deathtype, splash) => {
      const [fact] = said(`08000000 0700 ${death} 0100 0200 0300`).said;
      expect(fact).toMatchObject({ deathtype, splash, attacker: 1, victim: 2, damage: 3 });
    },
  );

  it("tell of the match in parts, of which the last has number 0", () => {
    const { said: facts } = said("04000000 0300 0100 7b22 03000000 0300 0000 7d");
    expect(facts).toEqual([
      { type: "match", part: 1, text: bytesOf("7b22") },
      { type: "match", part: 0, text: bytesOf("7d") },
    ]);
  });

  it("tell when it began: 0x18bcfe56800 ms are 1 700 000 000 s, under either number", () => {
    const start = { type: "start", milliseconds: 1_700_000_000_000 };
    expect(said("08000000 0b00 0068e5cf8b010000").said).toEqual([start]);
    expect(said("08000000 0900 0068e5cf8b010000").said).toEqual([start]);
    expect(said(`14000000 0900 ${"00".repeat(20)}`).said).toEqual([undefined]);
  });

  it("tell of a pause without a length, and with one", () => {
    expect(said("0a00 0d").said).toEqual([{ type: "pause", milliseconds: 13 }]);
    expect(said("01000000 0a00 0d").said).toEqual([{ type: "pause", milliseconds: 13 }]);
  });

  it("have items without bytes", () => {
    expect(said("00000000 0700 01000000 0a00 0d").said).toEqual([
      undefined,
      { type: "pause", milliseconds: 13 },
    ]);
  });

  it("have types from 0x10000 on after 0xffff", () => {
    expect(hiddenItems(bytesOf("01000000 ffff 0200 ee")).items).toEqual([
      { kind: 0x10002, name: undefined, data: bytesOf("ee"), said: undefined },
    ]);
  });

  it.each([
    "ffffffff 0700",
    "09000000 0700 0000",
    "0800",
    "0700000000",
    // Three bytes, and no pause.
    "0b000d",
    "0a010d",
    // The number that a type says that follows is not there.
    "00000000 ffff",
    "00000000 ffff 02",
  ])("keep what is no item: %s", (text) => {
    const bytes = bytesOf(text);
    expect(hiddenItems(bytes)).toEqual({ items: [], rest: bytes });
  });

  it("are items and a rest, which are all of the bytes", () => {
    const header = ({ kind }: HiddenItem) => (kind > 0xffff ? 8 : 6);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        fc.pre(bytes.length !== 3);
        const { items, rest } = hiddenItems(bytes);
        const total = items.reduce((sum, item) => sum + header(item) + item.data.length, 0);
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
        for (const { kind, name, said: fact } of items) {
          seen.set(`${kind} ${name}`, (seen.get(`${kind} ${name}`) ?? 0) + 1);
          expect(fact).toBeDefined();
          if (fact?.type === "damage") damage = Math.max(damage, fact.damage);
          // The recording of 25 March 2026, 11:54 in Central Europe, by its name.
          if (fact?.type === "start")
            expect(new Date(fact.milliseconds).toISOString()).toMatch(/^2026-03-/);
        }
      }
    expect(seen.get("7 dmgdone")).toBeGreaterThan(100);
    expect(seen.get("3 demoinfo")).toBeGreaterThan(0);
    // Who is where another one arrives takes the most.
    expect(damage).toBe(9999);
  });
});
