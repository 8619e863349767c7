import { describe, expect, it } from "vitest";
import { mvd } from "../../generated/mvd.ts";
import { eventsOf, type GameEvent } from "../../quake/events/index.ts";
import { type Block, readVectors, recordingOf } from "../meaning/state-vectors.ts";

/* What servers with KTX write for whoever reads a recording. Texts are as KTX's sources and recordings have them. */

interface Beginning {
  readonly version: string;
  readonly blocks: readonly Block[];
}

const asBlock = (...messages: readonly object[]) => messages as unknown as Block;
/** `target` as dem_single 4, dem_stats 5, dem_all 6 (ERRATA 63). */
const blockFor = (target: number, player: number, delta: number, ...messages: object[]) =>
  ({ block: { delta, target, player }, messages }) as unknown as Block;

const BEGINS = readVectors<{ begins: Record<string, Beginning> }>("worlds-mvd.yaml").begins;
const [ANN, BOB] = ["ann", "bob"].map((name, slot) => ({ slot, name }));
const place = (player: number) => {
  return { type: "playerstate", player, frame: 6, dead: false, gib: false };
};
const FRAME = [place(0), place(1), { type: "packetentities", entities: [] }];
/** Models from the fourth on, and an entity of each, from 40 on. */
const MODELS = ["progs/armor.mdl", "maps/b_bh100.bsp", "progs/g_rock2.mdl"];
const NOWHERE = { frame: 0, colormap: 0, origin: [0, 0, 0], angles: [0, 0, 0] };
const baseline = (entity: number, modelindex: number, skin = 0) => {
  return { type: "spawnbaseline", entity, modelindex, skin, ...NOWHERE };
};
const stat = (index: number, value: number) => ({ type: "updatestatlong", index, value });
const [HEALTH, ITEMS] = [0, 15];

/** What happens in a recording that begins with two players of a team. */
function events(...blocks: readonly Block[]): GameEvent[] {
  const { version, blocks: begin } = BEGINS["28-mvd"]!;
  const players = ["ann", "bob"].map((name, player) => {
    const userinfo = `\\name\\${name}\\team\\red`;
    return { type: "updateuserinfo", player, userid: player + 1, userinfo };
  });
  const level = asBlock(
    { type: "modellist", start: 3, models: MODELS, next: 0 },
    baseline(40, 4, 2),
    baseline(41, 5),
    baseline(42, 6),
    ...players,
    ...[0, 1].map((player) => ({ type: "updatefrags", player, frags: 0 })),
  );
  const first = [0, 1].map((player) => blockFor(5, player, 0, stat(HEALTH, 100), stat(ITEMS, 1)));
  const all = [...begin, level, ...first, asBlock(...FRAME), ...blocks];
  return [...eventsOf(mvd, recordingOf(mvd, all, version))].filter(
    ({ type }) => type !== "level" && type !== "join",
  );
}

/** What happens, without when. */
function whatOf(...blocks: readonly Block[]): object[] {
  return events(...blocks).map((event) => ({ ...event, seconds: undefined, block: undefined }));
}

const says = (...texts: string[]) =>
  blockFor(6, 0, 10, ...texts.map((text) => ({ type: "stufftext", text: `${text}\n` })));
const frame = (delta = 10) => blockFor(6, 0, delta, ...FRAME);
const hidden = (...bytes: number[]) =>
  ({
    block: { delta: 0, target: 3, player: 0, mask: 0, items: Uint8Array.from(bytes) },
    messages: [],
  }) as unknown as Block;

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

/** A length, type 7, what with, who, whom and how much. */
const hurts = (weapon: number, attacker: number, victim: number, points: number) =>
  hidden(8, 0, 0, 0, 7, 0, weapon, 0, attacker, 0, victim, 0, points, 0);

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
