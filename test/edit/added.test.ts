import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { qwd } from "../../generated/qwd.ts";
import { BlockCount, blocksNoteText } from "../../quake/edit/added/block-count.ts";
import { addedChanges, withEntities } from "../../quake/edit/added/entities.ts";
import { NetquakeAddition } from "../../quake/edit/added/netquake.ts";
import { Quake2Frames, type Shown } from "../../quake/edit/added/quake2-frames.ts";
import { QuakeworldFrames } from "../../quake/edit/added/quakeworld-frames.ts";
import { Room } from "../../quake/edit/added/room.ts";
import { anglesInSteps, inEighths, inSteps } from "../../quake/edit/added/steps.ts";
import { surveyed } from "../../quake/edit/added/survey.ts";
import { EditError } from "../../quake/edit/edit.ts";
import { familyOf } from "../../quake/edit/family/index.ts";
import { recordingOf } from "../meaning/state-vectors.ts";
import { MOVES } from "../support/client-recording.ts";
import { blocksOf } from "../support/edit-states.ts";
import { demOf, demParts, frame, LEVEL, SIGNONS } from "../support/made-dem.ts";
import { QUAKE2_LEVEL } from "../support/quake2-level.ts";

/* What is put into frames that was not recorded, each part alone: frames that differ from changed ones change, too. */

it("angles and places are the nearest that protocols can say", () => {
  // 256 steps are of 1.40625 degrees, 65,536 of 360 / 65536.
  const cases: [angle: number, steps: number, nearest: number][] = [
    [0, 256, 0],
    [1, 256, 1.40625],
    [0.7, 256, 0],
    [179, 256, 178.59375],
    [179.5, 256, -180],
    [180, 256, -180],
    [-1, 256, -1.40625],
    [359.9, 256, 0],
    [725, 256, 5.625],
    [90.001, 65_536, 90],
    [-90, 4, -90],
  ];
  for (const [angle, steps, nearest] of cases)
    expect([angle, inSteps(angle, steps)]).toEqual([angle, nearest]);
  expect(anglesInSteps([90, 180, 1], 256)).toEqual([90, -180, 1.40625]);
  expect(inEighths([1.06, -1.07, 7.06])).toEqual([1, -1.125, 7]);
});

it("blocks that something became of are counted, from the first one on", () => {
  const count = new BlockCount("large");
  expect(count.notes).toEqual([]);
  for (const block of [7, 9, 3]) count.add(block);
  expect(count.notes).toEqual([{ kind: "large", count: 3, block: 7 }]);
  expect(count.notes.map(blocksNoteText)).toEqual([
    "3 blocks, from 7 on, are larger than id's engine reads",
  ]);
  expect(blocksNoteText({ kind: "damaged", count: 1, block: 0 })).toBe(
    "1 damaged blocks, from 0 on, stay as they are",
  );
});

it("entities that are added are told where they are new, changed or gone, in the order of numbers", () => {
  const state = (x: number) => ({ x });
  const before = new Map([
    [1, state(1)],
    [2, state(2)],
    [3, state(3)],
  ]);
  const now = new Map([
    [2, state(2)],
    [3, state(4)],
    [5, state(0)],
  ]);
  const deltas = {
    differ: ({ x }: { x: number }, previous: { x: number } | undefined) =>
      ({ number: x, remove: false, ...(previous?.x === x ? {} : { x }) }) as {
        number: number;
      },
    removed: (number: number) => ({ number, remove: true }),
  };
  expect([...addedChanges(before, now, deltas)]).toEqual([
    { number: 1, remove: true },
    { number: 4, remove: false, x: 4 },
    // It is new, and has nothing to say but that.
    { number: 0, remove: false, x: 0 },
  ]);
  const same = {
    ...deltas,
    differ: (own: { x: number }) => ({ number: own.x, solid: false }) as { number: number },
  };
  expect([...addedChanges(new Map(), new Map([[9, state(9)]]), same)]).toEqual([
    { number: 9, solid: false },
  ]);
  expect([...addedChanges(before, before, same)]).toEqual([]);
  const numbers = (...all: number[]) => all.map((number) => ({ number }));
  expect(withEntities(numbers(2, 9), numbers(10, 1))).toEqual(numbers(1, 2, 9, 10));
});

describe("what is put into Quake's blocks", () => {
  const survey = surveyed(dem, demParts(demOf([LEVEL], ...SIGNONS, frame(1))));
  const update = { type: "updateentity", entity: 1, modelindex: 2, nolerp: false };
  const blockOf = (...messages: object[]) => blocksOf(dem, demOf(messages))[0]!;
  /** Messages of that many bytes in all: two of a print are no text. */
  const bytes = (count: number): object[] => [
    ...Array.from({ length: Math.floor(count / 1000) }, () => ({
      type: "print",
      text: "a".repeat(998),
    })),
    ...Array.from({ length: count % 1000 }, () => ({ type: "nop" })),
  ];

  it("is an entity with the last number of id's engine that is free (MAX_EDICTS is 600)", () => {
    const addition = new NetquakeAddition(dem, familyOf(dem), survey);
    const free = (entities: number, messages: object[], taken?: ReadonlySet<number>) => {
      const world = { entities: new Map(Array.from({ length: entities }, (_, i) => [i, {}])) };
      return addition.free({ part: blockOf(...messages), world: world as never, level: 1 }, taken);
    };
    expect(free(1, [update])).toBe(599);
    expect(free(1, [{ type: "nop" }, update, { type: "nop" }], new Set([599, 597]))).toBe(598);
    const all = new Set(Array.from({ length: 600 }, (_, i) => i));
    expect(() => free(1, [update], all)).toThrow("no number of an entity up to 599 is free");
    // Where nothing is in sight, it may come either way.
    expect(free(0, [{ type: "nop" }])).toBe(599);
    expect(() => free(1, [{ type: "nop" }])).toThrow("in lists");
  });

  it("is counted where a block becomes larger than any before, and than id's engine reads: 7,999 bytes", () => {
    const countOf = (...blocks: (readonly [own: number, added: number])[]) => {
      const [after, changed] = [0, 1].map(() => new Room(dem, familyOf(dem))) as [Room, Room];
      for (const [own, added] of blocks) {
        const part = blockOf(...bytes(own));
        const more = bytes(added) as never[];
        expect(after.withAfter(part, part, more).messages).toEqual([...part.messages, ...more]);
        const made = changed.changed(part, part, more);
        expect(made.messages).toEqual([...part.messages, ...more]);
        expect(made === part).toBe(added === 0);
      }
      expect(changed.large.notes).toEqual(after.large.notes);
      return after.large.notes.map(({ count }) => count);
    };
    expect(countOf([7000, 999], [0, 7999])).toEqual([]);
    expect(countOf([7000, 1000], [7999, 1])).toEqual([2]);
    // Who plays it reads what was recorded.
    expect(countOf([8050, 0], [7999, 51])).toEqual([]);
    expect(countOf([8050, 0], [7999, 52])).toEqual([1]);
  });

  it("is refused where the protocol has no number for it", () => {
    const part = blockOf({ type: "nop" });
    const room = new Room(dem, familyOf(dem));
    const large = [{ ...update, modelindex: 256 }] as never;
    expect(() => room.withAfter(part, part, large)).toThrow(EditError);
    expect(() => room.changed(part, part, large)).toThrow("the recording's protocol cannot say it");
  });
});

describe("Quake II's frames", () => {
  const frame = (
    serverframe: number,
    deltaframe: number,
    player: object,
    ...entities: object[]
  ) => [
    { type: "frame", serverframe, deltaframe, suppresscount: 0, areas: new Uint8Array(0) },
    { type: "playerinfo", stats: {}, ...player },
    { type: "packetentities", entities: entities.map((one) => ({ remove: false, ...one })) },
  ];

  /** The messages of blocks that became others; undefined of those that stay as they are. */
  function written(blocks: readonly object[][], shown: (index: number) => Shown | undefined) {
    const frames = new Quake2Frames();
    return blocksOf(dm2, recordingOf(dm2, [[QUAKE2_LEVEL], ...blocks] as never, "34")).map(
      (part, i) => {
        const edited = frames.take(part, shown(i));
        return edited === part ? undefined : (edited.messages as unknown as Record<string, any>[]);
      },
    );
  }
  const fov = (value: number) =>
    ({ player: (recorded: object) => ({ ...recorded, fov: value }) }) as Shown;
  const ghost = (origin1: number) =>
    ({
      added: new Map([[40, { number: 40, modelindex: 3, origin: [origin1, 0, 0] }]]),
    }) as unknown as Shown;

  it("that show another player are written anew, and those that differ from them", () => {
    const blocks = [
      frame(1, -1, { fov: 90, pm_type: 1 }),
      frame(2, 1, {}),
      frame(3, 2, { fov: 95 }),
      frame(4, 1, {}),
      frame(5, 4, {}),
    ];
    const made = written(blocks, (index) => (index === 2 ? fov(120) : undefined));
    expect(made.map((messages) => messages?.[1])).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ fov: 120 }),
      // The recorded one said 95 already.
      expect.objectContaining({ fov: 95 }),
      undefined,
      undefined,
    ]);
    expect(made[2]![1]).not.toHaveProperty("pm_type");
    // What follows a changed one, and shows what was recorded, says so.
    const back = written(blocks, (index) => (index === 1 ? fov(120) : undefined));
    expect(back.map((messages) => messages?.[1]?.["fov"])).toEqual([
      undefined,
      120,
      90,
      undefined,
      90,
      undefined,
    ]);
  });

  it("that show more have entities in the order of their numbers, and say when these are gone", () => {
    const blocks = [
      frame(1, -1, {}, { number: 5, modelindex: 1 }, { number: 90, modelindex: 2 }),
      frame(2, 1, {}),
      frame(3, 2, {}, { number: 41, modelindex: 1 }),
      frame(4, 3, {}),
      frame(5, 2, {}),
    ];
    const made = written(blocks, (index) => [undefined, ghost(8), ghost(8), ghost(16)][index]);
    expect(made[1]![2]!["entities"]).toMatchObject([
      { number: 5 },
      { number: 40, modelindex: 3, origin1: 8 },
      { number: 90 },
    ]);
    expect(made[2]).toBeUndefined();
    const [moved] = made[3]![2]!["entities"];
    expect(moved).toMatchObject({ number: 40, origin1: 16 });
    expect(moved).not.toHaveProperty("modelindex");
    // 4 differs from 3, and 5 from 2: in both of them it was there.
    expect(made.slice(4).map((messages) => messages![2]!["entities"])).toMatchObject([
      [{ number: 40, remove: true }],
      [{ number: 40, remove: true }],
    ]);
  });

  it("may be several in a block, and have nothing to do with what comes outside of them", () => {
    const [player, entities] = frame(1, -1, {}).slice(1) as [object, object];
    const made = written(
      [[...frame(1, -1, { fov: 90 }), ...frame(2, 1, {})], [player], [entities], frame(3, 1, {})],
      (index) => ({ ...fov(120 + index), ...ghost(8) }),
    );
    expect(made[1]!.map(({ type, fov: of }) => [type, of])).toEqual([
      ["frame", undefined],
      ["playerinfo", 121],
      ["packetentities", undefined],
      ["frame", undefined],
      // As the one before: nothing is said.
      ["playerinfo", undefined],
      ["packetentities", undefined],
    ]);
    expect(made[1]![2]!["entities"]).toMatchObject([{ number: 40 }]);
    expect(made[1]![5]!["entities"]).toEqual([]);
    expect(made.slice(2, 4)).toEqual([undefined, undefined]);
    // The first one of them is there to differ from.
    expect(made[4]![1]).toMatchObject({ fov: 124 });
  });

  it("of which what they differ from is not there stay as they are: for 16 frames, and in a level", () => {
    const until = (count: number) => [
      frame(1, -1, { fov: 90 }),
      ...Array.from({ length: count - 2 }, (_, i) => frame(2 + i, -1, {})),
      frame(count, 1, {}),
    ];
    const last = (count: number) =>
      written(until(count), (index) => (index === 1 ? fov(120) : undefined)).at(-1)?.[1]?.["fov"];
    expect([last(2), last(17), last(18)]).toEqual([90, 90, undefined]);
    const lost = written([frame(5, 4, {}), frame(6, 5, {})], () => fov(120));
    expect(lost).toEqual([undefined, undefined, undefined]);
    expect(written([frame(5, 4, {})], () => ghost(8))).toEqual([undefined, undefined]);
    // One that differs from 0 differs from none (CL_ParseFrame).
    expect(written([frame(5, 0, {})], () => fov(120))[1]?.[1]).toMatchObject({ fov: 120 });
    const before = [[...frame(1, -1, { fov: 90 }), QUAKE2_LEVEL], frame(2, 1, {})];
    expect(written(before, (index) => (index === 1 ? fov(120) : undefined)).at(-1)).toBeUndefined();
    const levels = [frame(1, -1, { fov: 90 }), [QUAKE2_LEVEL], frame(2, 1, {})];
    expect(written(levels, (index) => (index === 1 ? fov(120) : undefined)).at(-1)).toBeUndefined();
  });
});

describe("QuakeWorld's packets", () => {
  const level = {
    type: "serverdata",
    serverversion: 28,
    servercount: 1,
    gamedir: "qw",
    player: 0,
    spectator: 0,
    mapname: "Made",
    ...MOVES,
  };
  const baseline = {
    type: "spawnbaseline",
    entity: 40,
    modelindex: 3,
    frame: 0,
    colormap: 0,
    skin: 0,
    origin: [0, 0, 0],
    angles: [0, 0, 0],
  };
  const all = (...numbers: number[]) => ({
    type: "packetentities",
    entities: numbers.map((number) => ({ number, remove: false, frame: 7 })),
  });
  const delta = (from: number) => ({ type: "deltapacketentities", from, entities: [] });
  const packet = (sequence: number, ...messages: object[]) => ({
    block: { sequence, acknowledged: sequence },
    messages,
  });
  const ghost = (origin1: number) =>
    new Map([
      [
        40,
        {
          number: 40,
          modelindex: 3,
          frame: 0,
          colormap: 0,
          skinnum: 0,
          effects: 0,
          origin: [origin1, 0, 0],
          angles: [0, 0, 0],
        },
      ],
    ]) as never;

  function written(blocks: readonly object[], added: (index: number) => never | undefined) {
    const frames = new QuakeworldFrames();
    const bytes = recordingOf(qwd, [packet(1, level), ...blocks] as never, "28");
    return blocksOf(qwd, bytes).map((part, i) => {
      const edited = frames.take(part, added(i));
      return edited === part
        ? undefined
        : edited.messages.flatMap(
            (message) => (message as unknown as { entities?: object[] }).entities ?? [],
          );
    });
  }

  it("that show more say so, and what differs from them when it is gone", () => {
    const blocks = [
      packet(300, { type: "nop" }, all(9, 50)),
      packet(301, delta(300 & 255)),
      packet(302, delta(301 & 255)),
      packet(303, delta(302 & 255)),
    ];
    const made = written(blocks, (index) => [undefined, ghost(8), ghost(8)][index] as never);
    expect(made.slice(0, 2)).toEqual([
      undefined,
      [
        expect.objectContaining({ number: 9 }),
        expect.objectContaining({ number: 40, modelindex: 3, origin1: 8 }),
        expect.objectContaining({ number: 50 }),
      ],
    ]);
    expect(made.slice(2)).toEqual([
      undefined,
      [{ number: 40, remove: true, solid: false }],
      undefined,
    ]);
  });

  it("tell one that is new by its baseline, and of a level only its own", () => {
    const by = (...blocks: object[]) =>
      written(blocks, (index) => (index === blocks.length ? ghost(8) : undefined) as never).at(
        -1,
      )![0];
    expect(by(packet(2, baseline), packet(3, all()))).not.toHaveProperty("modelindex");
    expect(by(packet(2, baseline), packet(3, level), packet(4, all()))).toMatchObject({
      modelindex: 3,
    });
  });

  it("that differ from one that is not there stay as they are: for 64 packets, and in a level", () => {
    const after = (count: number) => [
      packet(100, all()),
      ...Array.from({ length: count - 1 }, (_, i) => packet(101 + i, all())),
      packet(100 + count, delta(100)),
    ];
    const last = (count: number) =>
      written(after(count), (index) => (index === 1 ? ghost(8) : undefined) as never).at(-1)
        ?.length;
    expect([last(1), last(64), last(65)]).toEqual([1, 1, undefined]);
    const levels = [packet(100, all()), packet(101, level), packet(102, delta(100))];
    expect(
      written(levels, (index) => (index === 1 ? ghost(8) : undefined) as never).at(-1),
    ).toBeUndefined();
  });
});
