import { describe, expect, it } from "vitest";
import { mvd2 } from "../../generated/mvd2.ts";
import type { Message } from "../../generated/quake2_mvd.ts";
import { cut, edited, joined, Split, strip } from "../../quake/edit/index.ts";
import { states, type World } from "../../quake/world/index.ts";
import { readRecording, writeRecording } from "../../recording/index.ts";
import { blocksOf, bytesOf, fault, stateDifference } from "../support/edit-states.ts";
import { corpusFiles, hasCorpus, whyNoCorpus } from "../support/corpus.ts";
import { expectEqual } from "../support/expect-equal.ts";
import { mvd2Level, mvd2Recording, NOTHING } from "../support/mvd2-recording.ts";

/** The bytes of a recording, a block for each list of messages, and what ends it. */
function recordingOf(...blocks: readonly (readonly Message[])[]): Uint8Array {
  return mvd2Recording("2010", ...blocks);
}

/** Where a block is in a cut from one block to another: after the level's beginning. */
function keptAt(block: number, from: number, to: number): number | undefined {
  return block < from || block > to ? undefined : block - from + 1;
}

const LEVEL = mvd2Level({
  players: [{ number: 2, origin1: 8, origin2: 16, origin3: 24, removed: false }],
  entities: [{ number: 3, modelindex: 255, remove: false }],
});
const box = { number: 9, modelindex: 2, origin1: 100, event: 5, remove: false };

it("an entity of which nothing was told is the same one in the next world", () => {
  const step = { number: 2, origin1: 4, origin2: 4, removed: false };
  const [shown, next, still, last] = [
    ...states(
      mvd2,
      recordingOf(
        [LEVEL],
        [{ ...NOTHING, type: "frame", entities: [{ ...box, event: 0, oldorigin: [100, 0, 0] }] }],
        [{ ...NOTHING, type: "frame", players: [step] }],
        [{ ...NOTHING, type: "frame" }],
        [{ ...NOTHING, type: "frame", entities: [{ number: 9, origin3: 5, remove: false }] }],
      ),
    ),
  ].map(({ entities }) => entities);
  // The first is of a player, who moved.
  expect(next!.get(3)).not.toBe(shown!.get(3));
  expect(next!.get(9)).toBe(shown!.get(9));
  // It came from elsewhere, and a frame later it did not.
  expect(still!.get(3)).not.toBe(next!.get(3));
  expect(last!.get(3)).toBe(still!.get(3));
  expect(last!.get(9)).not.toBe(next!.get(9));
});

describe("an edition whose beginning is otherwise after what tells it", () => {
  const extended = {
    ...LEVEL,
    configurations: [
      { index: 0, string: "The Edge" },
      { index: 2080, string: "models/far.md2" },
      { index: 12862, string: "Ranger\\male/grunt" },
    ],
    players: [{ number: 0, origin1: 8, origin2: 9000, origin2Width: 3, removed: false }],
  };
  const step = { number: 0, origin1: 2.5, origin2: -1, removed: false };
  const frame: Message = { ...NOTHING, type: "frame", players: [step] };

  it.each([
    ["2013+12", { minor: 2013, extensions: 12 }, [10.5, 8999, 0]],
    ["2012", { minor: 2012, extensions: 4 }, [2.5, -1, 0]],
  ])("%s is read by what it tells", (version, announced, origin) => {
    const plain = version === "2012" ? { players: LEVEL.players, entities: LEVEL.entities } : {};
    const level = { ...extended, ...announced, ...plain } as Message;
    const bytes = mvd2Recording(version, [level], [frame]);
    const blocks = [...readRecording(mvd2, bytes)].filter((part) => part.kind === "block");
    expect(blocks.map(({ undecoded }) => undecoded)).toEqual(blocks.map(() => undefined));
    expectEqual(writeRecording(mvd2, readRecording(mvd2, bytes)), bytes);
    const last = [...states(mvd2, bytes)].at(-1)!;
    expect(last.level.models[2018]).toBe("models/far.md2");
    expect(last.players.get(0)).toMatchObject({ name: "Ranger", origin });
  });
});

describe("a multi-view recording of Quake II", () => {
  const bytes = recordingOf(
    [LEVEL],
    [{ ...NOTHING, type: "frame", entities: [box] }],
    [{ ...NOTHING, type: "frame", entities: [{ number: 9, origin2: 50, remove: true }] }],
    [
      {
        ...NOTHING,
        type: "frame",
        players: [
          {
            number: 2,
            viewangle1: 0,
            viewangle2: 90,
            figures: { stats: { 14: 3 } },
            removed: false,
          },
        ],
        entities: [{ number: 9, remove: false }],
      },
    ],
    [{ ...NOTHING, type: "frame", players: [{ number: 2, removed: true }] }],
  );

  it("comes back, and ends in a block without messages", () => {
    const parts = [...readRecording(mvd2, bytes)];
    expectEqual(writeRecording(mvd2, parts), bytes);
    const blocks = parts.filter((part) => part.kind === "block");
    expect(blocks.map(({ undecoded }) => undecoded)).toEqual(blocks.map(() => undefined));
    expect(blocks.at(-1)!.messages).toEqual([]);
  });

  it("shows players and entities by what was told of them last, also where they were gone in between", () => {
    const worlds = [...states(mvd2, bytes)];
    expect(worlds.map(({ time }) => time)).toEqual([0.2, 0.3, 0.4, 0.5]);
    expect(worlds.map(({ entities }) => entities.get(9)?.origin)).toEqual([
      [100, 0, 0],
      undefined,
      [100, 50, 0],
      [100, 50, 0],
    ]);
    expect(worlds.map(({ entities }) => entities.get(9)?.["event"])).toEqual([5, undefined, 0, 0]);
    expect(worlds[0]!.entities.get(9)).toMatchObject({ model: "models/box.md2" });
    expect(worlds[0]!.entities.get(3)).toMatchObject({ origin: [8, 16, 24] });
    expect(worlds[2]!.players.get(2)).toMatchObject({
      name: "Ranger",
      origin: [8, 16, 24],
      angles: [0, 90, 0],
      stats: { 14: 3 },
    });
    expect(worlds[2]!.scoreboard.get(2)).toMatchObject({ name: "Ranger", frags: 3 });
    expect(worlds[3]!.players.size).toBe(0);
    expect(worlds[3]!.level).toMatchObject({ title: "The Edge", map: "q2dm1", maxclients: 8 });
  });

  it("is cut, and begins with all that was told by then", () => {
    const parts = [...readRecording(mvd2, bytes)];
    const result = [...edited(parts, cut(mvd2, { blocks: { from: 2, to: 3 } }))];
    const part = bytesOf(mvd2, result);
    expect(fault(mvd2, part)).toBeUndefined();
    // A block for the level's beginning, those that are kept, and one that ends it.
    expect(blocksOf(mvd2, part).map(({ messages }) => messages.map(({ type }) => type))).toEqual([
      ["serverdata"],
      ["frame"],
      ["frame"],
      [],
    ]);
    expect(stateDifference(mvd2, bytes, part, (block) => keptAt(block, 2, 3))).toBeUndefined();
  });

  it("is joined, split and stripped", () => {
    const parts = [...readRecording(mvd2, bytes)];
    const twice = bytesOf(mvd2, joined(mvd2, [parts, parts]));
    expect(fault(mvd2, twice)).toBeUndefined();
    expect(blocksOf(mvd2, twice).filter(({ messages }) => messages.length === 0).length).toBe(1);
    const split = new Split(mvd2);
    const levels = [[], []] as unknown[][];
    for (const part of readRecording(mvd2, twice))
      for (const own of split.take(part)) levels[own.level - 1]!.push(own.part);
    for (const own of split.end()) levels[own.level - 1]!.push(own.part);
    for (const level of levels) expectEqual(bytesOf(mvd2, level), bytes);
    const talk: Message = { type: "print", level: 3, text: "hello" };
    const talking = recordingOf([LEVEL], [talk], [{ ...NOTHING, type: "frame" }]);
    const silent = bytesOf(mvd2, edited(readRecording(mvd2, talking), strip(mvd2, { chat: true })));
    expect(silent).toEqual(
      recordingOf([LEVEL], [{ type: "nop" }], [{ ...NOTHING, type: "frame" }]),
    );
  });
});

/*
 * What Q2PRO's relay does with entities, read in its source: MVD_PrepWorldFrame, MVD_ParsePacketEntities,
 * MVD_PlayerToEntityStates, Com_PlayerToEntityState.
 */
describe("members of entities that come from elsewhere than the file's last word", () => {
  const RF_BEAM = 128;
  const frame = (...entities: Extract<Message, { type: "frame" }>["entities"]): Message => {
    return { ...NOTHING, type: "frame", entities };
  };
  const shown = (bytes: Uint8Array, number: number) =>
    [...states(mvd2, bytes)].map(({ entities }) => entities.get(number));

  it("oldorigin is where an entity was a frame ago, and of a beam what was written", () => {
    const beam = { number: 8, renderfx: RF_BEAM, oldorigin: [1, 2, 3], remove: false } as const;
    const bytes = recordingOf(
      [LEVEL],
      [frame({ ...beam, oldorigin: [1, 2, 3] }, box)],
      [frame({ number: 8, origin1: 50, remove: false }, { ...box, origin1: 108, event: 0 })],
      [frame()],
      [frame({ ...box, origin1: 116, remove: true })],
      [frame({ ...box, origin1: 124 })],
    );
    const places = shown(bytes, 9).map((entity) => entity?.["oldorigin"]);
    expect(places).toEqual([[0, 0, 0], [100, 0, 0], [108, 0, 0], undefined, [116, 0, 0]]);
    for (const entity of shown(bytes, 8)) expect(entity?.["oldorigin"]).toEqual([1, 2, 3]);
    expect(shown(bytes, 9).map((entity) => entity?.["event"])).toEqual([5, 0, 0, undefined, 5]);
  });

  const dead = { number: 2, pm_type: 2, removed: false };
  const looking = { number: 2, viewangle1: -45, viewangle2: 90, viewangle3: 9, removed: false };
  const bytes = recordingOf(
    [LEVEL],
    [{ ...frame(), players: [looking] } as Message],
    [{ ...frame(), players: [dead] } as Message],
    [frame({ number: 3, origin2: 40, remove: false })],
    [frame()],
  );

  it("a body looks up and down by a third of what its player does, and stays when he dies", () => {
    const bodies = shown(bytes, 3).map((body) => ({ ...body }));
    expect(bodies.map(({ angles }) => angles)).toEqual(bodies.map(() => [-15, 90, 0].map(closest)));
    expect(bodies.map(({ origin }) => origin)).toEqual([
      [8, 16, 24],
      [8, 16, 24],
      [8, 40, 24],
      [8, 40, 24],
    ]);
  });

  it("a body has its player's place also before a level says which one is the server's own", () => {
    const first = { number: 0, origin1: 8, origin2: 16, removed: false };
    const moved = { ...frame({ number: 1, remove: false }), players: [first] } as Message;
    expect(shown(recordingOf([moved]), 1)[0]).toMatchObject({ origin: [8, 16, 0] });
  });

  it("the entity of the server's own player is where the file says", () => {
    const own = { ...LEVEL, clientnum: 2 } as Message;
    expect(shown(recordingOf([own], [frame()]), 3)[0]).toMatchObject({ origin: [0, 0, 0] });
  });

  it.each([2, 3, 4])("a cut from block %i shows the same bodies", (from) => {
    const result = bytesOf(
      mvd2,
      edited(readRecording(mvd2, bytes), cut(mvd2, { blocks: { from, to: 4 } })),
    );
    expect(fault(mvd2, result)).toBeUndefined();
    expect(stateDifference(mvd2, bytes, result, (at) => keptAt(at, from, 4))).toBeUndefined();
  });
});

/** The nearest angle that 16 bits can say. */
function closest(angle: number): unknown {
  return expect.closeTo(angle, 2);
}

/** How far a map may reach from its middle. */
const FURTHEST = 4096;
/** No player goes further in a tenth of a second, but for one who comes to life again, or is teleported. */
const STEP = 100;

/** Recordings of servers with extended limits. */
const EXTENDED = [
  {
    name: "q2pro-mvd2-2013-ext2.mvd2",
    steps: 90,
    level: { map: "anchor1", title: "Anchor Arena", maxclients: 8 },
  },
];

describe.skipIf(!hasCorpus)(`public multi-view recordings of Quake II${whyNoCorpus}`, () => {
  const FILES = [...corpusFiles("mvd2", ".mvd2"), ...corpusFiles("recorded", ".mvd2")];

  it.each(FILES)("$name: each frame makes sense", (file) => {
    const wrong: object[] = [];
    const healths = new Set<unknown>();
    let [steps, long] = [0, 0];
    let before: World | undefined;
    for (const world of states(mvd2, file.bytes())) {
      const { block, entities, players, problems } = world;
      if (problems.length > 0) wrong.push({ block, problems });
      for (const { number, model, modelindex, origin } of entities.values()) {
        // 255 is a player's own model.
        const isNamed = modelindex === 255 || (model === undefined) === (modelindex === 0);
        const isNear = origin.every((one) => Math.abs(one) <= FURTHEST);
        if (!isNamed || !isNear) wrong.push({ block, number, modelindex, origin });
      }
      for (const [slot, { origin, stats }] of players) {
        const last = before?.players.get(slot)?.origin;
        const distance = Math.hypot(...origin.map((one, i) => one - (last ?? origin)[i]!));
        steps++;
        if (distance > STEP) long++;
        healths.add(stats?.[1]);
      }
      before = world;
    }
    expect(wrong).toEqual([]);
    const own = EXTENDED.find(({ name }) => name === file.name);
    expect(steps).toBeGreaterThan(own?.steps ?? 1000);
    expect(long / steps).toBeLessThan(1 / 150);
    expect([...healths].every((one) => one === undefined || Math.abs(one as number) <= 999)).toBe(
      true,
    );
    const level = own?.level ?? { map: "q2dm1", title: "The Edge", maxclients: 25 };
    expect(before!.level).toMatchObject(level);
    expect(before!.scoreboard.size).toBeGreaterThan(own === undefined ? 7 : 0);
  });

  const cuts = [
    { name: "q2demo-test.mvd2", from: 1000, to: 1030 },
    { name: "q2pro-mvd2-2013-ext2.mvd2", from: 60, to: 90 },
  ];
  it.each(cuts)("$name: a cut of its middle shows the same", ({ name, from, to }) => {
    const file = FILES.find((one) => one.name === name)!;
    const parts = readRecording(mvd2, file.bytes());
    const result = bytesOf(mvd2, edited(parts, cut(mvd2, { blocks: { from, to } })));
    expect(fault(mvd2, result)).toBeUndefined();
    const place = (block: number) => keptAt(block, from, to);
    expect(stateDifference(mvd2, file.bytes(), result, place)).toBeUndefined();
  });
});
