import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { type Finding, runOf } from "../../quake/runs/index.ts";
import { SolidMap } from "../../quake/map/index.ts";
import { corpusFiles, hasCorpus, isWhole, whyNoCorpus, whyNotWhole } from "../support/corpus.ts";
import { demOf, frame, LEVEL } from "../support/made-dem.ts";
import {
  added,
  each,
  type Forged,
  type Forgery,
  forgedBy,
  moved,
  status,
  timed,
  timeIn,
} from "./forgeries.ts";
import { halfMap } from "./half-map.ts";

const print = (text: string) => ({ type: "print", text });
const HONEST: Forgery = (blocks) => blocks;

/** The fixture's player is at heights from -616 to -124: below that all is solid, and above nothing. */
const MAPS = new Map([["lqdm4_a6", new SolidMap(halfMap(-700))]]);

function found(forgery: Forgery): readonly Finding[] {
  return runOf(forgedBy(forgery), { check: true, maps: MAPS }).integrity!.findings;
}

/** In the fixture, by its decompiled text: where hits, pickups and prints are. */
const HIT = 499;
const HITS = [483, 484, 499, 514, 529, 544, 559, 574, 589, 605];
const NAILGUN = 412;

/** Blocks [from, to) are gone, and the times after them go on as if they had never been. */
function cutAndMended(from: number, to: number): Forgery {
  return (blocks) => {
    const gap = timeIn(blocks, to) - timeIn(blocks, from);
    return [...blocks.slice(0, from), ...timed((time) => time - gap, 0)(blocks.slice(to))];
  };
}

const stretched: Forgery = (blocks) => {
  const [from, to] = [timeIn(blocks, 200), timeIn(blocks, 400)];
  const change = (time: number) =>
    from + 1.3 * (Math.min(time, to) - from) + Math.max(time - to, 0);
  return timed(change, 200)(blocks);
};

const ALL_WEAPONS = 0x7f | (3 << 17);
const impulse9 = status(
  ({ items = 0 }) => ({
    items: items | ALL_WEAPONS,
    shells: 100,
    nails: 200,
    rockets: 100,
    cells: 200,
  }),
  250,
  600,
);
const withoutPrints: Forgery = (blocks) =>
  each(blocks, (message) => (message.type === "print" ? [] : message), NAILGUN, NAILGUN + 1);
const withoutHit: Forgery = (blocks) =>
  each(blocks, (message) => (message.type === "damage" ? [] : message), HIT, HIT + 1);
const otherSkill: Forgery = (blocks) =>
  added(
    [print("Playing on Nightmare skill\n")],
    5,
  )(added([{ type: "stufftext", text: '//fullserverinfo "\\skill\\0"\n' }], 0)(blocks));
const twice: Forgery = (blocks) => [
  ...blocks.slice(0, 301),
  ...blocks.slice(100, 150),
  ...blocks.slice(301),
];
const removed = (from: number, to: number) => (blocks: readonly Forged[]) => [
  ...blocks.slice(0, from),
  ...blocks.slice(to),
];

describe("a forgery of the fixture", () => {
  it("that changes nothing is not found", () => expect(found(HONEST)).toEqual([]));

  it.each<[name: string, Forgery, Partial<Finding>]>([
    [
      "health refilled",
      status(() => ({ health: 100 }), 550, 559),
      { check: "pickups", certainty: "likely", block: 550 },
    ],
    ["blocks removed", removed(420, 470), { check: "clock", certainty: "notice", block: 420 }],
    ["a span spliced in", twice, { check: "clock", certainty: "certain", block: 301 }],
    [
      "a span cut out, and times mended",
      cutAndMended(300, 380),
      { check: "moves", certainty: "likely", block: 300 },
    ],
    [
      "the player teleported",
      moved([1000, 0, 0], 300, 320),
      { check: "moves", certainty: "likely", block: 300 },
    ],
    ["time stretched", stretched, { check: "pace", certainty: "likely" }],
    ["prints removed", withoutPrints, { check: "prints", certainty: "likely", block: NAILGUN + 1 }],
    [
      "god mode, with its text stripped",
      status(() => ({ health: 100, armor: undefined }), 420, 880),
      {
        check: "hits",
        certainty: "certain",
        block: HITS[0]!,
        last: HITS.at(-1)!,
        count: HITS.length,
      },
    ],
    ["another skill in the text", otherSkill, { check: "skill", certainty: "certain", block: 5 }],
    [
      "impulse 9, with its text stripped",
      impulse9,
      { check: "pickups", certainty: "certain", block: 250 },
    ],
    ["a hit taken away", withoutHit, { check: "hits", certainty: "likely", block: HIT }],
    [
      "noclip",
      moved([0, 0, -1000], 330, 340),
      { check: "walls", certainty: "certain", block: 332 },
    ],
  ])("%s is found, with its block", (_, forgery, expected) => {
    expect(found(forgery)).toContainEqual(expect.objectContaining(expected));
  });

  it("is found where its times were stretched, and not elsewhere", () => {
    const pace = found(stretched).filter(({ check }) => check === "pace");
    for (const { block } of pace) expect(block).toBeGreaterThan(150);
    for (const { block } of pace) expect(block).toBeLessThan(400);
  });
});

describe("what the game itself says", () => {
  const honest = [[LEVEL], frame(1), frame(1.05)];
  const check = (...blocks: readonly (readonly object[])[]) =>
    runOf(demOf(...honest, ...blocks), { check: true }).integrity!.findings;

  test.each([
    [print("godmode ON\n"), "cheats", "certain"],
    [print("noclip ON\n"), "cheats", "certain"],
    [print('"sv_gravity" changed to "100"\n'), "settings", "certain"],
    [print('"teamplay" changed to "1"\n'), "settings", "notice"],
    [{ type: "stufftext", text: '//svi "sv_maxspeed" "640"\n' }, "settings", "certain"],
    [{ type: "stufftext", text: "bf\nimpulse 9\n" }, "commands", "notice"],
    [{ type: "stufftext", text: "net_messagetimeout 300mk10000\n" }, "commands", "notice"],
  ])("%j is found", (message, name, certainty) => {
    expect(check([message]).map((one) => [one.check, one.certainty, one.block])).toEqual([
      [name, certainty, 3],
    ]);
  });

  it("is no accusation where a player says it, or is called so", () => {
    const name = { type: "updatename", player: 0, netname: "godmode ON\n" };
    const said = [print("\u0001player: noclip ON\n"), print("\u0001noclip ON\n")];
    const named = check([name], frame(1.1), [print("godmode ON\n"), ...said]);
    expect(named.map(({ certainty }) => certainty)).toEqual(["notice"]);
  });

  it("of a level's time is held against its clock", () => {
    const alone = { ...LEVEL, maxclients: 1 };
    const end = [{ type: "intermission" }];
    const checked = (text: string) =>
      runOf(demOf([alone], frame(20), frame(20.05), end, [print(text)]), { check: true })
        .integrity!.findings.filter(({ certainty }) => certainty !== "notice")
        .map((one) => [one.check, one.certainty, one.block]);
    expect(checked("exact time was 20.05000\n")).toEqual([]);
    expect(checked("exact time was 19.05000\n")).toEqual([["clock", "certain", 4]]);
    expect(checked("The recorded time was 19.05000\n")).toEqual([["clock", "likely", 4]]);
  });
});

describe("frames that do not follow from those before", () => {
  const level = {
    ...LEVEL,
    gametype: 0,
    maxclients: 1,
    models: ["maps/a.bsp", "progs/player.mdl", "progs/ogre.mdl"],
  };
  /** Two ogres, the second one beside the first one. */
  const ogres = (x: number) =>
    [10, 11].map((entity) => ({
      type: "updateentity",
      entity,
      modelindex: 3,
      nolerp: false,
      origin1: x + entity,
    }));
  const line = (items: number) => ({
    type: "clientdata",
    items,
    onground: true,
    inwater: false,
    health: 100,
    ammo: 25,
    shells: 25,
    nails: 0,
    rockets: 0,
    cells: 0,
    activeweapon: 1,
  });
  const after = Array.from({ length: 12 }, (_, i) => frame(2 + i / 20, ...ogres(800)));
  const check = (...blocks: readonly (readonly object[])[]) =>
    runOf(demOf([level], ...blocks), { check: true })
      .integrity!.findings.filter((one) => one.check !== "clock")
      .map((one) => [one.check, one.certainty, one.block]);

  it("have several entities elsewhere at once", () => {
    const [before, jump] = [frame(1.9, ...ogres(0)), frame(1.95, ...ogres(800))];
    expect(check(before, jump, ...after)).toEqual([["entities", "likely", 2]]);
    // An ambush: they come by teleporters.
    const flash = { type: "temp_entity", entitytype: 11, origin: [800, 0, 0] };
    expect(check(before, [...jump, flash], ...after)).toEqual([]);
    // From one recorded a second before, nothing says that they did not walk.
    expect(check(frame(1, ...ogres(0)), jump, ...after)).toEqual([]);
  });

  it("lack a weapon that the player had", () => {
    const [two, one] = [0x1003, 0x1001];
    expect(check(frame(1, line(two)), frame(1.05, line(one)), frame(2, line(one)))).toEqual([
      ["pickups", "likely", 2],
    ]);
  });

  it("have settings that Quake does not have", () => {
    const reported = (setting: string) => [
      { type: "stufftext", text: `//fullserverinfo "\\skill\\1\\${setting}"\n` },
    ];
    expect(check(reported("sv_gravity\\800"), frame(1))).toEqual([]);
    expect(check(reported("sv_maxspeed\\640"), frame(1))).toEqual([["settings", "likely", 1]]);
  });
});

describe("a map", () => {
  it("says with which skill it has as many monsters", () => {
    const level = { ...LEVEL, gametype: 0, models: ["maps/half.bsp", "progs/player.mdl"] };
    const total = (value: number) => ({ type: "updatestat", index: 12, value });
    const said = print("Playing on Nightmare skill\n");
    const entities = [0, 0, 256, 256 + 512]
      .map((flags) => `{"classname" "monster_ogre" "spawnflags" "${flags}"}`)
      .join("\n");
    const maps = new Map([["half", new SolidMap(halfMap(-4000, entities))]]);
    const checked = (monsters: number) =>
      runOf(demOf([level], [total(monsters), said], frame(1)), { check: true, maps }).integrity!
        .findings;
    expect(checked(4)).toEqual([]);
    expect(checked(2)).toEqual([
      expect.objectContaining({ check: "skill", certainty: "likely", block: 1 }),
    ]);
    expect(checked(2)[0]!.evidence).toContain("as with Easy");
    // Of games that count otherwise nothing can be said.
    expect(checked(7)).toEqual([]);
  });

  it("of another level accuses nobody", () => {
    const maps = new Map([["lqdm4_a6", new SolidMap(halfMap(4000))]]);
    const { findings } = runOf(forgedBy(HONEST), { check: true, maps }).integrity!;
    expect(findings.map(({ check, certainty }) => [check, certainty])).toEqual([
      ["walls", "notice"],
    ]);
  });
});

/** These print themselves that somebody cheated in them. */
const CHEATED = [
  "librequake-demo2-p666.dem",
  "qss08_fte15_start.dem",
  "qss28_fte666_start.dem",
  "qss_fte999_e1m3.dem",
];
const RECORDINGS = [...corpusFiles("dem", ".dem"), ...corpusFiles("recorded", ".dem")];

const why = hasCorpus ? whyNotWhole : whyNoCorpus;

describe.skipIf(!hasCorpus || !isWhole)(`public recordings${why}`, () => {
  it.each(RECORDINGS.filter(({ name }) => !CHEATED.includes(name)))(
    "$name is accused of nothing that is certain",
    ({ path }) => {
      const { findings } = runOf(readFileSync(path), { check: true }).integrity!;
      expect(findings.filter(({ certainty }) => certainty === "certain")).toEqual([]);
    },
  );

  it.each(RECORDINGS.filter(({ name }) => CHEATED.includes(name)))(
    "$name prints that somebody cheated, and nothing else is certain",
    ({ path }) => {
      const { findings } = runOf(readFileSync(path), { check: true }).integrity!;
      const certain = findings.filter(({ certainty }) => certainty === "certain");
      expect(certain.some(({ check }) => check === "cheats")).toBe(true);
      expect(certain.filter(({ check }) => !["cheats", "pickups", "hits"].includes(check))).toEqual(
        [],
      );
    },
  );
});
