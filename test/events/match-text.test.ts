import { describe, expect, it } from "vitest";
import { MatchText } from "../../quake/events/ktx/match.ts";

/* The text in JSON that a server writes when a match is over, in parts: the first has number 1, and the last 0. */

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

function summary(...parts: readonly (readonly [part: number, text: string])[]) {
  const match = new MatchText();
  return parts
    .map(([part, text]) => match.push({ type: "demoinfo", part, text: bytes(text) }))
    .at(-1);
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
