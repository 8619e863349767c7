import { describe, expect, it } from "vitest";
import { eventsOf, type GameEvent, streamEvents, tallyOf } from "../../quake/events/index.ts";
import { scoresIn } from "../../quake/events/layout.ts";
import { mvd } from "../../generated/mvd.ts";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import type { Updatefrags } from "../../generated/netquake.ts";
import { formatOfFile } from "../../formats/index.ts";
import { type AnyContainer, readRecording } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { type Block, readVectors, recordingOf } from "../meaning/state-vectors.ts";
import {
  beginningOf,
  corpusFiles,
  fixtures,
  fteFixtures,
  howMuch,
  isWhole,
  whyNoCorpus,
} from "../support/corpus.ts";

/**
 * What recordings say themselves at their ends, written down by hand: in Quake II a line as `claire wins, 4 to 2`, in
 * QuakeWorld the figures after players' names, otherwise the last `updatefrags` of each.
 */
const SCORES: readonly { folder: string; name: string; long?: true; scores: object }[] = [
  { folder: "dm2", name: "testduel-p34.dm2", scores: { claire: 4, shloo: 2 } },
  {
    folder: "mvd2",
    name: "q2demo-test.mvd2",
    long: true,
    scores: { "Mar1aN.lmr": 23, "[bmw]RaFi": 9 },
  },
  {
    folder: "dem",
    name: "hipdm1-no-items-bit.dem",
    scores: { markd: 2, levelord: 2, ParadoX: 13, roba: 0, mph: 1 },
  },
  { folder: "mvd", name: "osm-demo2.mvd", long: true, scores: { slime: 17, riker: 27 } },
  {
    folder: "mvd",
    name: "osm-demo4-fte.mvd",
    long: true,
    scores: { ToT_slime: 20, heddan: 8, mrlame: 6, legio: 5, wigorf: 5, mutilator: 5, drejfus: 1 },
  },
  {
    folder: "qwd",
    name: "osm-demo31.qwd",
    long: true,
    scores: { wisel: 13, "\xad\xbd\xbd\xc5\xfd\xfc\xfb\xd5\xcb\xbd\xbd\xad": 20 },
  },
];

function ofType<T extends GameEvent["type"]>(events: readonly GameEvent[], type: T) {
  return events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
}

describe("kills and mishaps", () => {
  const cases = SCORES.filter(({ long }) => isWhole || long === undefined);
  it.each(cases)(`of $name come to the scores that it shows${whyNoCorpus}`, (each) => {
    const file = corpusFiles(each.folder, each.name)[0];
    if (file === undefined) return;
    const events = [...eventsOf(formatOfFile(file.name), file.bytes())];
    const tally = tallyOf(events);
    for (const [name, frags] of Object.entries(each.scores))
      expect([name, tally.get(name)?.frags]).toEqual([name, frags]);
  });
});

it("kills count for who killed, mishaps and betrayals against him, as id's ClientObituary counts", () => {
  const [ann, bob] = ["ann", "bob"].map((name, slot) => ({ slot, name }));
  const when = { seconds: 0, block: 0 };
  const kill = { type: "kill", killer: ann!, weapon: "axe", ...when } as const;
  const tally = tallyOf([
    { ...kill, victim: bob! },
    { ...kill, victim: bob! },
    { ...kill, victim: bob! },
    { ...kill, victim: undefined },
    { type: "mishap", player: ann!, cause: "lava", ...when },
    { type: "mishap", player: bob!, cause: "fall", ...when },
    { type: "death", player: bob!, left: -5, lost: 25, ...when },
  ]);
  expect([...tally.values()]).toMatchObject([
    { name: "ann", kills: 3, betrayals: 1, mishaps: 1, killed: 0, frags: 1 },
    { name: "bob", kills: 0, betrayals: 0, mishaps: 1, killed: 3, frags: -1 },
  ]);
});

it("a kill by a teammate who is not named counts for the victim alone, as KTX prints no killer", () => {
  const bob = { slot: 1, name: "bob" };
  const tally = tallyOf([
    { type: "kill", killer: undefined, victim: bob, weapon: "telefrag", seconds: 0, block: 0 },
  ]);
  expect([...tally.values()]).toMatchObject([
    { name: "bob", kills: 0, betrayals: 0, mishaps: 0, killed: 1, frags: 0 },
  ]);
});

/**
 * The lines of the file itself, as `strings` finds them: ten "You got the" (seven boxes, two weapons, a key), two
 * "You get", four "You receive".
 */
const demo1 = corpusFiles("dem", "id-shareware-demo1.dem")[0];

it.skipIf(demo1 === undefined)(`the shareware's first demo has 16 pickups${whyNoCorpus}`, () => {
  const events = [...eventsOf(formatOfFile(demo1!.name), demo1!.bytes())];
  const items = events.flatMap((event) => (event.type === "pickup" ? [event.item] : []));
  expect(items).toHaveLength(16);
  const count = (item: string) => items.filter((each) => each === item).length;
  expect(["shells", "nails", "rockets", "health"].map(count)).toEqual([1, 4, 4, 4]);
});

/** What a server tells of frags, in NetQuake and QuakeWorld. */
const isFrags = (message: AnyMessage): message is Updatefrags => message.type === "updatefrags";

describe("the frags of each slot", () => {
  const own = ["dem", "qwd", "mvd"].flatMap((ending) => [
    ...fixtures(`.${ending}`),
    ...corpusFiles(ending, `.${ending}`),
  ]);
  const files = [...own, ...fteFixtures()];

  it.each(files)(`are at last those that $name tells last${howMuch}`, (file) => {
    const container: AnyContainer = formatOfFile(file.name);
    const bytes = beginningOf(file);
    const last = new Map<number, number>();
    for (const part of readRecording(container, bytes))
      for (const message of part.kind === "block" ? part.messages : [])
        if (isFrags(message)) last.set(message.player, message.frags);
    const reported = new Map<number, number>();
    for (const event of eventsOf(container, bytes)) {
      if (event.type === "level") reported.clear();
      if (event.type === "leave") reported.delete(event.player.slot);
      if (event.type === "frags") reported.set(event.player.slot, event.frags);
    }
    for (const [slot, frags] of reported) expect([slot, frags]).toEqual([slot, last.get(slot)]);
  });
});

describe("events of a recording", () => {
  const files = [...fixtures(".dem"), ...fteFixtures()];

  it.each(files)(
    "have in $name their times in order, and are the same from pieces",
    async (file) => {
      const container = formatOfFile(file.name);
      const bytes = file.bytes().subarray(0, 60_000);
      const events = [...eventsOf(container, bytes)];
      const seconds = events.map((event) => event.seconds);
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
      expect(events.length).toBeGreaterThan(5);
      const chunks = Array.from({ length: 60 }, (_, i) =>
        bytes.subarray(i * 1000, i * 1000 + 1000),
      );
      const streamed: GameEvent[] = [];
      for await (const event of streamEvents(container, chunks)) streamed.push(event);
      expect(streamed).toEqual(events);
    },
  );

  it("tell levels, pauses, damage, what is picked up, secrets, and when the level is over", () => {
    const serverinfo = {
      type: "serverinfo",
      serverversion: 15,
      maxclients: 2,
      gametype: 1,
      mapname: "the Slipgate",
      models: ["maps/e1m1.bsp"],
      sounds: [],
    };
    const ammo = {
      ammo: 0,
      shells: 0,
      nails: 0,
      rockets: 0,
      cells: 0,
      onground: true,
      inwater: false,
    };
    const status = { type: "clientdata", items: 0x1001, health: 100, ...ammo, activeweapon: 1 };
    const frame = (time: number, ...more: object[]) => [{ type: "time", time }, ...more] as Block;
    const reported = recordingOf(dem, [
      [
        serverinfo,
        { type: "setview", entity: 1 },
        { type: "updatename", player: 0, netname: "ann" },
        { type: "updatename", player: 1, netname: "bob" },
        { type: "updatefrags", player: 0, frags: 0 },
        { type: "updatefrags", player: 1, frags: 0 },
      ] as unknown as Block,
      frame(1, status),
      frame(2, { ...status, items: 0x401001 }, { type: "foundsecret" }),
      frame(3, { type: "setpause", paused: 1 }, { type: "setpause", paused: 0 }),
      frame(
        4,
        { type: "damage", armor: 3, blood: 100, origin: [0, 0, 0] },
        { ...status, health: 0 },
      ),
      frame(
        5,
        { type: "print", text: "ann" },
        { type: "print", text: " accepts " },
        { type: "print", text: "bob" },
        { type: "print", text: "'s shaft\n" },
        { type: "updatefrags", player: 1, frags: 1 },
        { type: "print", text: "\u0001bob: gg\n" },
      ),
      frame(6, { type: "updatename", player: 1, netname: "" }),
      frame(7, { type: "intermission" }),
    ]);
    const [ann, bob] = [
      { slot: 0, name: "ann" },
      { slot: 1, name: "bob" },
    ];
    const what = [...eventsOf(dem, reported)].map((event) => ({ ...event, block: 0 }));
    expect(what).toEqual([
      { type: "level", map: "e1m1", title: "the Slipgate", seconds: 0, block: 0 },
      { type: "secret", seconds: 1, block: 0 },
      { type: "pickup", player: ann, item: "quad damage", amount: undefined, seconds: 1, block: 0 },
      { type: "pause", on: true, seconds: 2, block: 0 },
      { type: "pause", on: false, seconds: 2, block: 0 },
      {
        type: "damage",
        player: ann,
        attacker: undefined,
        health: 100,
        armor: 3,
        seconds: 3,
        block: 0,
      },
      { type: "death", player: ann, left: 0, lost: 100, seconds: 3, block: 0 },
      { type: "kill", killer: bob, victim: ann, weapon: "thunderbolt", seconds: 4, block: 0 },
      { type: "chat", player: bob, team: false, text: "gg", seconds: 4, block: 0 },
      { type: "frags", player: bob, frags: 1, seconds: 4, block: 0 },
      { type: "leave", player: bob, frags: 1, seconds: 5, block: 0 },
      { type: "finish", time: 7, seconds: 6, block: 0 },
    ]);
  });

  it("tell once what a recording of all players has in a block for each who read it", () => {
    const said = { type: "print", level: 3, text: "ann: hi\n" } as const;
    const toOne = (player: number, delta = 0) => {
      return { block: { delta, target: 4, player }, messages: [said] } as Block;
    };
    const bytes = recordingOf(mvd, [toOne(0), toOne(1), toOne(1)]);
    expect([...eventsOf(mvd, bytes)].map(({ block }) => block)).toEqual([0]);
  });

  it("tell what servers said of players", () => {
    const events = [...eventsOf(dem, fixtures(".dem")[0]!.bytes().subarray(0, 60_000))];
    expect(ofType(events, "level")).toHaveLength(1);
    for (const { player } of ofType(events, "mishap")) expect(player.name).toBe("pybot");
  });
});

describe("the end of a level of Quake II", () => {
  const begins =
    readVectors<Record<string, { version: string; blocks: Block[] }>>("begins-quake2.yaml");
  const { version, blocks } = begins["34"]!;
  const frame = (serverframe: number, reported: object) =>
    [
      {
        type: "frame",
        serverframe,
        deltaframe: -1,
        suppresscount: 0,
        areas: { hex: "" },
        connected: { hex: "" },
      },
      { type: "playerinfo", ...reported },
      { type: "packetentities", entities: [] },
    ] as unknown as Block;
  const finishes = (...frames: Block[]) =>
    ofType([...eventsOf(dm2, recordingOf(dm2, [...blocks, ...frames], version))], "finish");

  it("is where who records is frozen and the layout stays, once, by the server's frames", () => {
    const frozen = { pm_type: 4, stats: { "13": 1 } };
    const [end, ...others] = finishes(
      frame(500, { pm_type: 0, stats: { "13": 0 } }),
      frame(503, frozen),
      frame(504, frozen),
    );
    expect([end?.time, others]).toEqual([50.3, []]);
  });

  it("is neither where the scoreboard is looked at, nor where a game stops the clock", () => {
    const looked = frame(500, { pm_type: 0, stats: { "13": 1 } });
    expect(finishes(looked, frame(501, { pm_type: 4, stats: { "13": 0 } }))).toEqual([]);
    // DM2 §3.18: of STAT_LAYOUTS 1 is the summary, 2 the inventory.
    expect(finishes(frame(502, { pm_type: 4, stats: { "13": 2 } }))).toEqual([]);
    const both = finishes(frame(503, { pm_type: 4, stats: { "13": 3 } }));
    expect(both.map(({ time }) => time)).toEqual([50.3]);
  });
});

describe("a layout of Quake II", () => {
  it("shows the scores after its words for clients", () => {
    const layout = 'xv 32 yv 8 client 0 58 1 12 30 4 ctf 160 66 0 -3 40 "client 1 2 3"';
    const nameOf = (slot: number) => ["ann", "bob"][slot] ?? "";
    expect(scoresIn(layout, nameOf)).toEqual([
      { slot: 1, name: "bob", frags: 12 },
      { slot: 0, name: "ann", frags: -3 },
    ]);
    expect(scoresIn('yb -24 string "client"', nameOf)).toEqual([]);
  });
});
