import { describe, expect, it } from "vitest";
import { MatchText } from "../../quake/events/ktx/match.ts";
import { hiddenItems } from "../../quake/world/index.ts";

/* The text in JSON that a server writes when a match is over, in parts: the first has number 1, and the last 0. */

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

function summary(...parts: readonly (readonly [part: number, text: string])[]) {
  const match = new MatchText();
  return parts.map(([part, text]) => match.push({ type: "match", part, text: bytes(text) })).at(-1);
}

const player = (more: object) => JSON.stringify({ players: [{ name: "a", team: "b", ...more }] });
const figures = (more: object) => summary([0, player(more)])!.players[0]!.figures;

describe("a match's text", () => {
  it("is that of all its parts, and another one begins anew", () => {
    const [half, rest] = [
      '{"map":"dm4","mode":"duel","date":"d","pla',
      'yers":[{"name":"\xe1"},5,null]}',
    ];
    const expected = {
      map: "dm4",
      mode: "duel",
      date: "d",
      players: [{ name: "\xe1", team: "", figures: {} }],
    };
    expect(summary([1, half], [0, rest])).toEqual(expected);
    expect(summary([1, "x"], [1, half], [0, rest])).toEqual(expected);
    expect(summary([1, half], [2, rest])).toBeUndefined();
    expect(summary([0, "x"], [0, half + rest])).toEqual(expected);
  });

  it("has a megabyte at most", () => {
    const text = player({});
    const padded = (length: number) => text.padEnd(length, " ");
    expect(summary([0, padded(1 << 20)])?.players).toHaveLength(1);
    expect(summary([0, padded((1 << 20) + 1)])).toBeUndefined();
    // What is too long stays so until it ends.
    expect(summary([1, padded(1 << 20)], [2, " "], [0, ""])).toBeUndefined();
    expect(summary([1, padded(1 << 20)], [2, " "], [0, " "], [0, text])?.players).toHaveLength(1);
  });

  it("has all numbers inside of a player, by paths of up to 64 letters", () => {
    const [long, longer] = ["n".repeat(59), "n".repeat(60)];
    expect(
      figures({ ping: 5, frags: -1.5, dmg: { given: 7, [long]: 8, [longer]: 9, text: "6" } }),
    ).toEqual({
      ping: 5,
      frags: -1.5,
      "dmg.given": 7,
      [`dmg.${long}`]: 8,
      [`dmg.${longer}`]: 9,
    });
    // With the four letters before it one of 61 is too long.
    expect(
      figures({ dmg: { ["n".repeat(61)]: 1 }, ["n".repeat(64)]: 2, ["n".repeat(65)]: 3 }),
    ).toEqual({
      ["n".repeat(64)]: 2,
    });
  });

  it("has none that are deeper than eight", () => {
    const nested = (depth: number): object => (depth === 0 ? { x: 1 } : { a: nested(depth - 1) });
    expect(figures(nested(8))).toEqual({ "a.a.a.a.a.a.a.a.x": 1 });
    expect(figures(nested(9))).toEqual({});
  });

  it("gives nothing where it is no such JSON", () => {
    for (const text of ["", "{", "5", "null", "[]", "{}", '{"players":5}'])
      expect([text, summary([0, text])]).toEqual([text, undefined]);
  });
});

describe("hidden parts of blocks", () => {
  /** A length of 32 bits, a type of 16, and the bytes. */
  const said = (kind: number, ...data: number[]) =>
    hiddenItems(Uint8Array.of(data.length, 0, 0, 0, kind, 0, ...data)).items.map(
      (item) => item.said,
    );

  it("say something where they have as many bytes as it takes", () => {
    // 3: a part's number of 16 bits, and its text, which may be empty.
    expect(said(3, 5)).toEqual([undefined]);
    expect(said(3, 5, 1)).toEqual([{ type: "match", part: 0x105, text: new Uint8Array(0) }]);
    // 7: four numbers of 16 bits; the highest bit of the first says that it was by splash.
    expect(said(7, 5, 0x80, 1, 0, 2, 0, 3, 1)).toEqual([
      { type: "damage", deathtype: 5, splash: true, attacker: 1, victim: 2, damage: 0x103 },
    ]);
    expect(said(7, 0xff, 0x7f, 1, 0, 2, 0, 3, 1)).toMatchObject([
      { deathtype: 0x7fff, splash: false },
    ]);
    for (const length of [7, 9])
      expect(said(7, ...Array<number>(length).fill(1))).toEqual([undefined]);
    // 9 and 11: milliseconds in 64 bits; 10: in 8.
    for (const kind of [9, 11]) {
      expect(said(kind, 1, 1, 0, 0, 0, 0, 0, 0)).toEqual([{ type: "start", milliseconds: 257 }]);
      expect(said(kind, 1, 1, 0, 0, 0, 0, 0)).toEqual([undefined]);
    }
    expect([said(10, 7), said(10, 7, 7), said(10)]).toEqual([
      [{ type: "pause", milliseconds: 7 }],
      [undefined],
      [undefined],
    ]);
  });

  it("are those that are whole", () => {
    const bytesOf = (...all: number[]) => hiddenItems(Uint8Array.from(all));
    const found = (...all: number[]) => {
      const { items, rest } = bytesOf(...all);
      return [items.map(({ kind, data }) => [kind, [...data]]), [...rest]];
    };
    expect(found(0, 0, 0, 0, 4, 0)).toEqual([[[4, []]], []]);
    expect(found(0, 0, 0, 0, 4)).toEqual([[], [0, 0, 0, 0, 4]]);
    expect(found(1, 0, 0, 0, 4, 1, 9, 8)).toEqual([[[0x104, [9]]], [8]]);
    expect(found(2, 0, 0, 0, 4, 1, 9)).toEqual([[], [2, 0, 0, 0, 4, 1, 9]]);
    expect(found(255, 255, 255, 255, 4, 1, 9)[0]).toEqual([]);
    expect(found(1, 0, 0, 0, 255, 255, 2, 1, 9)).toEqual([[[0x10102, [9]]], []]);
    // The further number is missing.
    expect(found(0, 0, 0, 0, 255, 255, 7)).toEqual([[], [0, 0, 0, 0, 255, 255, 7]]);
  });
});
