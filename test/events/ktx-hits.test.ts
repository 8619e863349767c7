import { describe, expect, it } from "vitest";
import type { Block } from "../meaning/state-vectors.ts";
import { blockFor, ANN, BOB, stat, ITEMS, events, says, frame, hurts } from "./ktx-recording.ts";

/* Who hurt whom, as KTX writes it into blocks for nobody: what it says of the pentagram, and of teammates. */

describe("who has the pentagram", () => {
  /* combat.c: armour takes 3, 6 or 8 tenths, as far as there is some, and the rest is spared. */
  const PENTAGRAM = 0x100000;
  const points = (items: number, armor: number, ...hits: number[]) => {
    const figures = blockFor(5, 0, 0, stat(ITEMS, items), stat(4, armor));
    return events(figures, frame(), ...hits.map((each) => hurts(7, 2, 1, each)))
      .filter((event) => event.type === "damage")
      .map(({ health, invulnerable }) => [health, invulnerable]);
  };

  it("loses armour alone", () => {
    expect(points(1, 200, 30)).toEqual([[30, undefined]]);
    expect(points(PENTAGRAM, 0, 30)).toEqual([[0, true]]);
    for (const [bit, saved] of [
      [0x2000, 9],
      [0x4000, 18],
      [0x8000, 24],
    ])
      expect(points(PENTAGRAM | bit!, 200, 30)).toEqual([[saved, true]]);
    expect(points(PENTAGRAM | 0x8000, 200, 11)).toEqual([[9, true]]);
  });

  it("loses nothing of another one's", () => {
    const worn = [0, 1].map((slot) =>
      blockFor(5, slot, 0, stat(ITEMS, PENTAGRAM | 0x8000), stat(4, 30)),
    );
    const hits = [hurts(7, 1, 2, 30), hurts(7, 2, 1, 30)];
    const happened = events(...worn, frame(), ...hits).filter(({ type }) => type === "damage");
    expect(happened).toMatchObject([{ health: 24 }, { health: 24 }]);
  });

  it("loses no more than he has of it", () => {
    expect(points(PENTAGRAM | 0x8000, 30, 30, 30, 30)).toEqual([
      [24, true],
      [6, true],
      [0, true],
    ]);
  });
});

describe("teammates", () => {
  const print = (text: string) => blockFor(6, 0, 0, { type: "print", level: 1, text: `${text}\n` });
  const teamplay = says('fullserverinfo "\\teamplay\\2"');
  const kills = (...blocks: Block[]) =>
    events(...blocks).filter(({ type }) => type === "kill" || type === "damage");

  it("who kill are named by who hurt whom just before, where the line has one name (combat.c)", () => {
    const [first] = kills(hurts(7, 2, 1, 90), print("bob mows down a teammate")).slice(1);
    expect(first).toMatchObject({ killer: BOB, victim: ANN, teammate: true });
    const [second] = kills(hurts(18, 2, 1, 90), print("ann was telefragged by his teammate")).slice(
      1,
    );
    expect(second).toMatchObject({ killer: BOB, victim: ANN, weapon: "telefrag", teammate: true });
  });

  it("who kill are not named by another one's hit, nor by one of another moment", () => {
    const line = print("bob mows down a teammate");
    expect(kills(hurts(7, 1, 2, 90), line)[1]).toMatchObject({ killer: BOB, victim: undefined });
    expect(kills(hurts(7, 2, 2, 90), line)[1]).toMatchObject({ killer: BOB, victim: undefined });
    expect(kills(hurts(7, 2, 1, 90), frame(), frame(), line)[1]).toMatchObject({
      victim: undefined,
    });
  });

  it("who kill are named by the last 256 hits of a moment", () => {
    const others = (count: number) => Array.from({ length: count }, () => hurts(7, 1, 2, 1));
    const line = print("bob mows down a teammate");
    const killOf = (count: number) =>
      kills(hurts(7, 2, 1, 90), ...others(count), line).find(({ type }) => type === "kill");
    expect(killOf(255)).toMatchObject({ victim: ANN });
    expect(killOf(256)).toMatchObject({ victim: undefined });
  });

  it("who hurt each other are told as such where teams count", () => {
    const hit = {
      type: "damage",
      player: ANN,
      attacker: BOB,
      weapon: "rocket launcher",
      health: 90,
    };
    expect(kills(hurts(7, 2, 1, 90))).toMatchObject([hit]);
    expect(kills(hurts(7, 2, 1, 90))[0]).not.toHaveProperty("teammate");
    expect(kills(teamplay, hurts(7, 2, 1, 90))).toMatchObject([{ ...hit, teammate: true }]);
    expect(kills(teamplay, hurts(7, 1, 1, 90))[0]).not.toHaveProperty("teammate");
  });
});
