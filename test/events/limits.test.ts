import { describe, expect, it } from "vitest";
import { table as netquake } from "../../generated/netquake.ts";
import { table as quakeworld } from "../../generated/quakeworld.ts";
import { Figures } from "../../quake/events/figures.ts";
import { type Happening, tallyOf } from "../../quake/events/index.ts";
import { Ktx, type Moment } from "../../quake/events/ktx/ktx.ts";
import { chatOf } from "../../quake/events/said.ts";

/* Limits of what is told of figures, matches and chat: what is at them, and one after it. */
/** How many backpacks are known at most. */
const MOST_BACKPACKS = 256;
const ANN = { slot: 0, name: "ann" };
const BOB = { slot: 1, name: "bob" };

describe("chat", () => {
  it("is nobody's where no name fits, and not of a team", () => {
    const chat = { type: "chat", player: undefined, team: false };
    expect(chatOf("\x01eve: hi", [ANN])).toEqual({ ...chat, text: "eve: hi" });
    expect(chatOf("(ann) hi", [ANN])).toEqual({ ...chat, text: "(ann) hi" });
    expect(chatOf("ann: hi", [ANN])).toEqual({ ...chat, player: ANN, text: "hi" });
    expect(chatOf("\x01(ann): hi", [ANN])).toEqual({
      ...chat,
      player: ANN,
      team: true,
      text: "hi",
    });
  });
});

describe("figures of a player", () => {
  /** What is told where figures change from one world to the next. */
  function changes(...all: object[]) {
    const figures = new Figures(quakeworld.name);
    const found = all.map((stats) => [
      ...figures.see({
        view: { slot: 0, stats },
        players: new Map([[0, { slot: 0, name: "ann" }]]),
        scoreboard: new Map(),
        level: { settings: new Map() },
      } as never),
    ]);
    return found.at(-1)!.map((one) => (one as { item?: string }).item ?? one.type);
  }
  // QWD §5.4: 0 is the health, 15 the items, of which a bit each is one (defs.qc).
  const stats = (items: number, health = 100) => ({ 0: health, 15: items });

  it("tell of three items at once, and of none where four came: all were given", () => {
    expect(changes(stats(1), stats(0b1111))).toEqual(["super shotgun", "nailgun", "super nailgun"]);
    expect(changes(stats(1), stats(0b1_1111))).toEqual([]);
    expect(changes(stats(0), stats(1 | (1 << 12)))).toEqual([]);
    expect(changes(stats(0), stats(1))).toEqual(["shotgun"]);
    expect(changes(stats(3), stats(3))).toEqual([]);
  });

  it("tell of what came before a health is known, and of a death without armor", () => {
    const [few, more] = [1, 3].map((items) => ({ 15: items }));
    expect(changes(few!, more!)).toEqual(["super shotgun"]);
    const figures = new Figures(quakeworld.name);
    const lost = [
      { 0: 100, 4: 50, 15: 0 },
      { 0: -1, 15: 0 },
    ].map((stats) => [
      ...figures.see({
        view: { slot: 0, stats },
        players: new Map(),
        scoreboard: new Map(),
        level: { settings: new Map() },
      } as never),
    ]);
    expect(lost.at(-1)).toMatchObject([{ type: "death", left: -1, lost: 150 }]);
  });

  it("tell of nothing that came with a new life", () => {
    expect(changes(stats(1, 0), stats(3))).toEqual([]);
    expect(changes(stats(1, 1), stats(3, 1))).toEqual(["super shotgun"]);
    expect(changes(stats(1), stats(1, 0))).toEqual(["death"]);
    expect(changes(stats(1, 0), stats(1, -5))).toEqual([]);
  });

  it("are of the protocol: Quake's figures have names", () => {
    const figures = new Figures(netquake.name);
    const see = (health: number, armor: number) =>
      [
        ...figures.see({
          view: { slot: 0, stats: { health, armor, items: 0 } },
          players: new Map(),
          scoreboard: new Map([[0, { name: "ann" }]]),
          level: { settings: new Map() },
        } as never),
      ] as unknown[];
    expect([see(100, 50), see(100, 50)]).toEqual([[], []]);
    expect(see(-10, 20)).toContainEqual({
      type: "death",
      player: ANN,
      left: -10,
      // What he had: 100 points of health, and 30 of armor.
      lost: 130,
    });
  });
});

describe("a match that is over", () => {
  it("counts what is of its last moment, and nothing that is later", () => {
    const of = (seconds: number) => {
      const hit: Happening = {
        type: "damage",
        player: BOB,
        attacker: ANN,
        weapon: "rocket launcher",
        health: 30,
        armor: undefined,
      };
      const end: Happening = { type: "result", date: "", mode: "", map: "", scores: [] };
      const all = [
        { ...hit, seconds: 0.5, block: 0 },
        { ...end, seconds: 1, block: 0 },
        { ...hit, seconds, block: 0 },
      ];
      return tallyOf(all).get("ann")!.given;
    };
    // A frame is two hundredths of a second.
    expect([of(1), of(1 + 0.02), of(1.03)]).toEqual([60, 60, 30]);
  });
});

describe("backpacks of KTX", () => {
  it("are remembered, those that lie longest up to a limit, and one that is dropped anew as new", () => {
    const ktx = new Ktx();
    const now: Moment = {
      at: 1,
      level: undefined,
      who: () => ANN,
      figures: () => undefined,
      areTeammates: () => false,
    };
    const say = (text: string) =>
      [...ktx.see({ type: "stufftext", text: `${text}\n` } as never, now)].map(({ type }) => type);
    // KTX: the entity, the bit of the weapon, and the player.
    const drop = (entity: number) => say(`//ktx drop ${entity} 32 1`);
    const take = (entity: number) => say(`//ktx bp ${entity} 2`);
    for (let entity = 1; entity <= MOST_BACKPACKS; entity++) expect(drop(entity)).toEqual(["drop"]);
    drop(1);
    drop(MOST_BACKPACKS + 1);
    expect([take(2), take(1), take(1), take(3), take(MOST_BACKPACKS + 1)]).toEqual([
      [],
      ["pickup"],
      [],
      ["pickup"],
      ["pickup"],
    ]);
  });
});

describe("entities of KTX", () => {
  it("are those of their baselines, in either message that tells these", () => {
    const models = ["", "maps/a.bsp", "progs/armor.mdl"];
    const took = (message: object) => {
      const ktx = new Ktx();
      const now: Moment = {
        at: 1,
        level: { models } as never,
        who: () => ANN,
        figures: () => undefined,
        areTeammates: () => false,
      };
      const text = "//ktx took 40 20 1\n";
      const all = [message, { type: "stufftext", text }];
      return all
        .flatMap((one) => [...ktx.see(one as never, now)])
        .map((one) => (one as { item?: string }).item);
    };
    const first = (skin: number) => ({ type: "spawnbaseline", entity: 40, modelindex: 2, skin });
    const second = (more: object) => ({
      type: "spawnbaseline2",
      entity: { number: 40, remove: false, solid: false, modelindex: 2, ...more },
    });
    expect([first(0), first(1), first(2)].flatMap(took)).toEqual([
      "green armor",
      "yellow armor",
      "red armor",
    ]);
    expect([second({}), second({ skin: 1 })].flatMap(took)).toEqual([
      "green armor",
      "yellow armor",
    ]);
    expect(took(second({ modelindex: undefined }))).toEqual([]);
    expect(took({ type: "serverdata" })).toEqual([]);
  });
});
