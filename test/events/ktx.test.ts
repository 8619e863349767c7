import { describe, expect, it } from "vitest";
import type { Block } from "../meaning/state-vectors.ts";
import {
  asBlock,
  blockFor,
  BEGINS,
  ANN,
  BOB,
  MODELS,
  stat,
  HEALTH,
  ITEMS,
  whatOf,
  says,
  frame,
  hidden,
} from "./ktx-recording.ts";

/* What servers with KTX write for whoever reads a recording. Texts are as KTX's sources and recordings have them. */

describe("who took what", () => {
  const red = { type: "pickup", player: BOB, item: "red armor", entity: 40, respawn: 20 };

  it("is told by entity, seconds and player, and once: figures tell nothing new (items.c)", () => {
    const armor = blockFor(5, 1, 0, stat(ITEMS, 0x8001));
    expect(whatOf(says("//ktx took 40 20 2"), armor, frame())).toEqual([red]);
    expect(whatOf(armor, frame())).toEqual([{ type: "pickup", player: BOB, item: "red armor" }]);
    const mega = { ...red, player: ANN, item: "megahealth", entity: 41, respawn: 0 };
    expect(whatOf(says("//ktx took 41 0 1"), frame())).toEqual([mega]);
  });

  it("is told also where he had it", () => {
    const armor = blockFor(5, 1, 0, stat(ITEMS, 0x8001));
    expect(whatOf(says("//ktx took 40 20 2"), armor, frame(), says("//ktx took 40 20 2"))).toEqual([
      red,
      red,
    ]);
  });

  it("is what figures say more than a second later, or of another player or item", () => {
    const armor = (player: number, items: number) => blockFor(5, player, 0, stat(ITEMS, items));
    const took = says("//ktx took 40 20 2");
    const seen = (player: object | undefined, item: string) => ({ type: "pickup", player, item });
    expect(whatOf(took, armor(0, 0x8001), frame())).toEqual([red, seen(ANN, "red armor")]);
    expect(whatOf(took, armor(1, 0x4001), frame())).toEqual([red, seen(BOB, "yellow armor")]);
    // Blocks are at most 255 ms apart.
    const later = [frame(250), frame(250), frame(250), frame(250), frame(20)];
    expect(whatOf(took, ...later, armor(1, 0x8001), frame())).toEqual([
      red,
      seen(BOB, "red armor"),
    ]);
  });

  it("is what figures say, where the level did not begin with the entity", () => {
    const quad = blockFor(5, 0, 0, stat(ITEMS, 0x400001));
    const seen = { type: "pickup", player: ANN, item: "quad damage" };
    expect(whatOf(says("//ktx took 300 60 1"), quad, frame())).toEqual([seen]);
  });

  it("uses the entities of the level that is played", () => {
    const { blocks: another } = BEGINS["28-mvd"]!;
    const took = says("//ktx took 40 20 2", "//ktx bp 119 2");
    const models = asBlock({ type: "modellist", start: 3, models: MODELS, next: 0 });
    const first = says("//ktx drop 119 32 1");
    expect(whatOf(first, ...another, models, frame(), took)).toMatchObject([{ type: "drop" }]);
  });

  it("has backpacks with whom they are from, by the bit of the weapon (items.c, DropBackpack)", () => {
    const left = { type: "drop", player: ANN, item: "rocket launcher", entity: 119 };
    const taken = { type: "pickup", player: BOB, item: "rocket launcher", entity: 119, from: ANN };
    const launcher = blockFor(5, 1, 0, stat(ITEMS, 0x21));
    const dropped = says("//ktx drop 119 32 1");
    expect(whatOf(dropped, says("//ktx bp 119 2"), launcher, frame())).toEqual([left, taken]);
    // It is gone, and one that nobody left is not one.
    expect(whatOf(dropped, says("//ktx bp 119 2", "//ktx bp 119 1"))).toEqual([left, taken]);
    expect(whatOf(says("//ktx drop 119 64 1"))).toMatchObject([{ item: "thunderbolt" }]);
    expect(whatOf(says("//ktx drop 119 96 1", "//ktx bp 7 1"))).toEqual([]);
  });
});

it("the last 256 backpacks are known, by their entities", () => {
  const drop = (entity: number) => `//ktx drop ${entity} 32 1`;
  const many = Array.from({ length: 257 }, (_, i) => drop(100 + i));
  const takes = (...entities: number[]) =>
    whatOf(says(drop(100), ...many), says(...entities.map((entity) => `//ktx bp ${entity} 2`)))
      .filter((event) => "type" in event && event.type === "pickup")
      .map((event) => ("entity" in event ? event.entity : undefined));
  expect(takes(356, 101, 100)).toEqual([356, 101]);
});

describe("who had a weapon already", () => {
  const LAUNCHER = 0x21;
  const figures = (health: number, items: number) =>
    blockFor(5, 1, 0, stat(HEALTH, health), stat(ITEMS, items));
  const taken = (...blocks: Block[]) =>
    whatOf(...blocks).flatMap((event) =>
      "had" in event ? [event.had] : "entity" in event ? [false] : [],
    );

  it("is told as such, by his figures, or where he took two at once", () => {
    const took = says("//ktx took 42 30 2");
    expect(taken(took)).toEqual([false]);
    expect(taken(figures(100, LAUNCHER), frame(), took)).toEqual([true]);
    // Who was dead comes to life without it.
    expect(taken(figures(-9, LAUNCHER), frame(), took)).toEqual([false]);
    expect(taken(says("//ktx took 42 30 2", "//ktx took 42 30 2"))).toEqual([false, true]);
  });

  it("is not told of armour, which is worn once", () => {
    expect(taken(figures(100, 0x8001), frame(), says("//ktx took 40 20 2"))).toEqual([false]);
  });
});

describe("what a match came to", () => {
  it("has shots and hits by slot and short name (client.c, WS_CheckUpdate; stats.c, WpName)", () => {
    const shots = { type: "accuracy", player: BOB, weapon: "super shotgun", attacks: 28, hits: 3 };
    expect(whatOf(says("//wps 1 ssg 28 3"))).toEqual([shots]);
    expect(whatOf(says("//wps 1 bfg 28 3", "//wps 9 ssg 28 3", "//wps 1 ssg 28"))).toEqual([]);
  });

  it("begins, and ends with the scores of two (match.c; commands.c, lastscore_add)", () => {
    const line = '//finalscores "Mar 25, 11:55" "duel" "dm3" "ToT_Oddjob" 1 "\x1c ParadokS" -2';
    expect(
      whatOf(says("//ktx matchstart"), blockFor(4, 0, 0, { type: "stufftext", text: line })),
    ).toEqual([
      { type: "start" },
      {
        type: "result",
        date: "Mar 25, 11:55",
        mode: "duel",
        map: "dm3",
        scores: [
          { name: "ToT_Oddjob", frags: 1 },
          { name: "\x1c ParadokS", frags: -2 },
        ],
      },
    ]);
  });

  it("is nothing where a command is another one, or lacks a part", () => {
    const texts = [
      "//ktx took",
      "//ktx took 40 x 1",
      "//ktx timer 53 20",
      "//at 4",
      "ktx took 40 20 1",
    ];
    expect(whatOf(says(...texts, 'say "//ktx took 40 20 1"', '//finalscores "a" "b'))).toEqual([]);
  });

  /** As mvdsv writes it: a length, type 3, the number of the part, and a piece of the text. */
  const part = (number: number, text: string) => {
    const bytes = [...Buffer.from(text, "latin1")];
    const length = bytes.length + 2;
    return hidden(length & 0xff, length >> 8, 0, 0, 3, 0, number, 0, ...bytes);
  };
  const JSON_TEXT =
    '{"map": "dm3","mode": "duel","date": "2026","players": [{"name": "\\u001C P","team": "red",' +
    '"stats": { "frags": 2 },"weapons": {"rl": {"acc": { "hits": 1 }}},"deep": [[[[[[[[[[[1]]]]]]]]]]]}]}';

  it("has what the server counted, in parts, with figures by their paths", () => {
    const figures = { "stats.frags": 2, "weapons.rl.acc.hits": 1 };
    const match = {
      type: "match",
      map: "dm3",
      mode: "duel",
      date: "2026",
      players: [{ name: "\x1c P", team: "red", figures }],
    };
    expect(whatOf(part(0, JSON_TEXT))).toEqual([match]);
    const [one, two] = [JSON_TEXT.slice(0, 50), JSON_TEXT.slice(50)];
    expect(whatOf(part(1, one), part(0, two))).toEqual([match]);
    // What was begun before is forgotten.
    expect(whatOf(part(2, "x"), part(1, one), part(0, two))).toEqual([match]);
  });

  it("is nothing where the text is no such JSON, or has more than 1 MiB", () => {
    expect(whatOf(part(0, "{"), part(0, "[]"), part(0, '{"players": 3}'), part(0, "null"))).toEqual(
      [],
    );
    const many = Array.from({ length: 17 }, (_, i) => part(i + 1, " ".repeat(65_000)));
    expect(whatOf(...many, part(0, JSON_TEXT))).toEqual([]);
    expect(whatOf(...many.slice(1), part(0, JSON_TEXT))).toHaveLength(1);
  });

  it("leaves out numbers with paths of more than 64 characters", () => {
    const named = (name: string) => `{"players": [{"a": {"${name}": 1}}]}`;
    const figures = (name: string) => whatOf(part(0, named(name)));
    expect(figures("b".repeat(62))).toMatchObject([
      { players: [{ figures: { [`a.${"b".repeat(62)}`]: 1 } }] },
    ]);
    expect(figures("b".repeat(63))).toMatchObject([{ players: [{ figures: {} }] }]);
  });
});
