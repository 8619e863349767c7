import { describe, expect, it } from "vitest";
import { dm2 } from "../../generated/dm2.ts";
import { qwd } from "../../generated/qwd.ts";
import { QuakeworldGap } from "../../quake/edit/family/quakeworld-gap.ts";
import { Quake2Gap } from "../../quake/edit/family/quake2-gap.ts";
import { followerOf } from "../../quake/world/index.ts";
import type { RecordedBlock } from "../../recording/index.ts";
import { recordingOf } from "../meaning/state-vectors.ts";
import { MOVES } from "../support/client-recording.ts";
import { blocksOf } from "../support/edit-states.ts";
import { QUAKE2_LEVEL } from "../support/quake2-level.ts";

/*
 * What of frames must be others where those that they differ from are cut, for each family's gap alone.
 */

/** What a client asked for (QWD §3). */
const CLIENT = (time: number) => ({
  time,
  code: 0,
  msec: 13,
  padding: [0, 0, 0],
  angles: [0, 0, 0],
  forwardmove: 0,
  sidemove: 0,
  upmove: 0,
  buttons: 0,
  impulse: 0,
  viewangles: [0, 0, 0],
});

describe("Quake II's frames", () => {
  const baseline = { type: "spawnbaseline", number: 5, modelindex: 2, origin1: 8, frame: 3 };
  const NOBODY = { stats: {} };
  const frame = (
    serverframe: number,
    deltaframe: number,
    player: object = NOBODY,
    entities: readonly object[] = [],
  ) => [
    { type: "frame", serverframe, deltaframe, suppresscount: 0, areas: new Uint8Array(0) },
    { type: "playerinfo", ...player },
    { type: "packetentities", entities: entities.map((one) => ({ remove: false, ...one })) },
  ];

  /** The blocks that a gap makes of some that are kept, of all that are given. */
  function made(isKept: (index: number) => boolean, blocks: readonly object[][], isWhole = false) {
    const bytes = recordingOf(dm2, [[QUAKE2_LEVEL, baseline], ...blocks] as never, "34");
    const follower = followerOf(dm2)!;
    const gap = new Quake2Gap(isWhole);
    return blocksOf(dm2, bytes).flatMap((part: RecordedBlock, index) => {
      const worlds = [...follower.worlds(part)];
      if (isKept(index)) return [{ part, edited: gap.keep(part, worlds) }];
      gap.pass(part, worlds);
      return [];
    });
  }

  /** For each kept block the frame that it differs from, where it was written otherwise; undefined where it is as it was. */
  const references = (all: ReturnType<typeof made>) =>
    all.map(({ part, edited }) =>
      edited === part
        ? undefined
        : edited.messages.flatMap((message) =>
            message.type === "frame"
              ? [(message as unknown as { deltaframe: number }).deltaframe]
              : [],
          ),
    );

  it("are whole where the one before is cut: the player, and entities by their baselines", () => {
    const [first, second, third] = made(
      (index) => index > 1,
      [
        frame(1, -1, { origin: [8, 16, 24], fov: 90, stats: { 1: 100 } }, [
          { number: 5, origin1: 16 },
          { number: 7, modelindex: 3, angle2: 90 },
        ]),
        frame(2, 1, { fov: 100, stats: { 2: 5 } }, [{ number: 5, origin1: 24 }]),
        frame(3, 2, { fov: 110, stats: {} }, [{ number: 7, remove: true }]),
        frame(4, 1, NOBODY),
      ],
    );
    expect(first!.edited.messages).toMatchObject([
      { type: "frame", serverframe: 2, deltaframe: -1 },
      { type: "playerinfo", origin: [8, 16, 24], fov: 100, stats: { 1: 100, 2: 5 } },
      {
        type: "packetentities",
        entities: [
          { number: 5, origin1: 24 },
          { number: 7, modelindex: 3, angle2: 90 },
        ],
      },
    ]);
    const [five, seven] = (first!.edited.messages[2] as unknown as { entities: object[] }).entities;
    // What the baseline has is not said.
    expect(five).not.toHaveProperty("modelindex");
    expect(five).not.toHaveProperty("frame");
    // Where it comes from is said of beams, and of what has moved.
    expect(seven).not.toHaveProperty("oldorigin");
    expect(second!.edited).toBe(second!.part);
    // The fourth differs from the first one again.
    expect(third!.edited.messages).toMatchObject([
      { serverframe: 4, deltaframe: -1 },
      { origin: [8, 16, 24], fov: 90, stats: { 1: 100 } },
      { entities: [{ number: 5, origin1: 16 }, { number: 7 }] },
    ]);
  });

  it("are as they were where what they differ from was kept, and whole where it was not", () => {
    const all = [frame(1, -1), frame(2, 1), frame(3, 2), frame(4, 2), frame(5, 4), frame(6, 0)];
    // Blocks are those of the frames, after the level's.
    const kept = (...numbers: number[]) =>
      references(made((index) => numbers.includes(index), all));
    expect(kept(0, 1, 2, 3, 4, 5, 6)).toEqual(Array(7).fill(undefined));
    expect(kept(2, 3, 4, 5, 6)).toEqual([[-1], undefined, undefined, undefined, undefined]);
    expect(kept(1, 3, 4, 5, 6)).toEqual([undefined, [-1], [-1], undefined, undefined]);
    expect(kept(5, 6)).toEqual([[-1], undefined]);
    // One that differs from 0 differs from none (CL_ParseFrame).
    expect(references(made((index) => index === 2, [frame(1, 0), frame(2, 1)]))).toEqual([[-1]]);
    expect(references(made(() => true, all, true))).toEqual([
      undefined,
      undefined,
      [-1],
      [-1],
      [-1],
      [-1],
      undefined,
    ]);
  });

  it("of which the recording lacks what they differ from stay as they are, and so do those after", () => {
    const all = [frame(8, 7), frame(9, 8), frame(10, -1), frame(11, 10)];
    expect(references(made((index) => index > 1, all))).toEqual([undefined, undefined, undefined]);
    expect(references(made((index) => index !== 3, all))).toEqual([
      undefined,
      undefined,
      undefined,
      [-1],
    ]);
  });

  it("are remembered for sixteen frames (UPDATE_BACKUP)", () => {
    const until = (last: number, delta: number) => [
      frame(1, -1),
      ...Array.from({ length: last - 2 }, (_, i) => frame(i + 2, -1)),
      frame(last, delta),
    ];
    const lastOf = (all: object[][], isKept: (index: number) => boolean) =>
      references(made(isKept, all)).at(-1);
    // Of what was cut, the sixteenth before is known, and one before that is not.
    expect(lastOf(until(17, 2), (index) => index > 2)).toEqual([-1]);
    expect(lastOf(until(18, 2), (index) => index > 2)).toEqual([-1]);
    expect(lastOf(until(19, 2), (index) => index > 2)).toBeUndefined();
    // Of what was kept all are.
    expect(lastOf(until(17, 1), () => true)).toBeUndefined();
    expect(lastOf(until(16, 1), () => true)).toBeUndefined();
  });

  it("of a level do not differ from those of the level before", () => {
    const all = [
      frame(1, -1, { fov: 90, stats: {} }, [{ number: 5, origin1: 16 }]),
      frame(2, -1),
      [QUAKE2_LEVEL, { ...baseline, origin1: 40 }],
      frame(1, -1, { fov: 80, stats: {} }, [{ number: 5, origin2: 8 }]),
      frame(2, 1),
      frame(3, 2),
    ];
    const [first] = made((index) => index === 5, all);
    // The origin is the second baseline's.
    expect(first!.edited.messages).toMatchObject([
      { deltaframe: -1 },
      { fov: 80 },
      { entities: [{ number: 5, origin2: 8 }] },
    ]);
    const [entity] = (first!.edited.messages[2] as unknown as { entities: object[] }).entities;
    expect(entity).not.toHaveProperty("origin1");
    // 2 was kept in the level before.
    expect(references(made((index) => index === 2 || index > 5, all))).toEqual([undefined, [-1]]);
  });

  it("may be several in a block, of which each is what its world shows", () => {
    const all = [
      frame(1, -1, { fov: 90, stats: {} }),
      [
        ...frame(2, 1, { fov: 91, stats: {} }),
        ...frame(3, 1, { fov: 92, stats: {} }, [{ number: 5 }]),
      ],
    ];
    const [both] = made((index) => index === 2, all);
    expect(both!.edited.messages).toMatchObject([
      { serverframe: 2, deltaframe: -1 },
      { fov: 91 },
      { entities: [] },
      { serverframe: 3, deltaframe: -1 },
      { fov: 92 },
      { entities: [{ number: 5 }] },
    ]);
  });

  it("are known where several come in a block that is cut, and have entities in their order", () => {
    const several = [
      frame(1, -1, NOBODY, [{ number: 9, origin1: 8 }]),
      [...frame(2, 1, NOBODY, [{ number: 6, origin1: 8 }]), ...frame(3, 2)],
      frame(4, 2),
    ];
    const [last] = made((index) => index > 2, several);
    expect(last!.edited.messages).toMatchObject([
      { serverframe: 4, deltaframe: -1 },
      {},
      { entities: [{ number: 6 }, { number: 9 }] },
    ]);
  });

  it("of a level's first block are not those of the level before in it, nor its baselines", () => {
    const six = { ...baseline, number: 6, modelindex: 4 };
    const blocks = [
      [six],
      [...frame(1, -1), QUAKE2_LEVEL],
      frame(1, -1, NOBODY, [{ number: 6, modelindex: 4 }]),
      frame(2, 1),
    ];
    const kept = made((index) => index === 2 || index > 3, blocks);
    expect(references(kept)).toEqual([undefined, [-1]]);
    expect(kept[1]!.edited.messages[2]).toMatchObject({ entities: [{ number: 6, modelindex: 4 }] });
  });

  it("have a player in them: one outside of a frame stays as he is", () => {
    const blocks = [[{ type: "playerinfo", stats: {} }], frame(1, -1)];
    expect(references(made(() => true, blocks))).toEqual([undefined, undefined, undefined]);
  });

  it("say of a beam where it comes from, though a baseline says it", () => {
    // RF_BEAM is 128 (DM2 §4.2).
    const beam = { number: 6, renderfx: 128, origin1: 8, oldorigin: [8, 16, 24] };
    const all = [
      [{ ...beam, type: "spawnbaseline" }],
      frame(1, -1, NOBODY, [{ number: 6 }]),
      frame(2, 1),
    ];
    const [last] = made((index) => index === 3, all);
    expect(last!.edited.messages[2]).toMatchObject({
      entities: [{ number: 6, oldorigin: [8, 16, 24] }],
    });
    // Absent, it would be the baseline's, and not where the entity was.
    const from = [
      [{ ...beam, type: "spawnbaseline" }],
      frame(1, -1, NOBODY, [{ number: 6, oldorigin: [8, 0, 0] }]),
      frame(2, 1),
    ];
    expect(made((index) => index === 3, from)[0]!.edited.messages[2]).toMatchObject({
      entities: [{ number: 6, oldorigin: [8, 0, 0] }],
    });
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
  const all = { type: "packetentities", entities: [{ number: 9, remove: false, frame: 7 }] };
  const delta = (from: number) => ({ type: "deltapacketentities", from, entities: [] });
  const packet = (sequence: number, ...messages: object[]) => ({
    block: { time: sequence, sequence, acknowledged: (500 + sequence) % 1000 },
    messages,
  });
  const client = (time: number) => ({ block: CLIENT(time), messages: [] });
  const numbers = (outgoing: number, incoming: number) => ({
    block: { code: 2, outgoing, incoming },
    messages: [],
  });

  /** A gap that has seen blocks, and what became of those that are kept. */
  function seen(isKept: (index: number) => boolean, blocks: readonly object[], isWhole = false) {
    const bytes = recordingOf(qwd, [packet(1, level), ...blocks] as never, "28");
    const follower = followerOf(qwd)!;
    const gap = new QuakeworldGap(isWhole);
    const parts = blocksOf(qwd, bytes);
    const kept = parts.flatMap((part: RecordedBlock, index) => {
      const worlds = [...follower.worlds(part)];
      if (isKept(index)) return [{ part, edited: gap.keep(part, worlds) }];
      gap.pass(part, worlds);
      return [];
    });
    return { gap, parts, kept };
  }

  const types = (all: ReturnType<typeof seen>["kept"]) =>
    all.map(({ part, edited }) =>
      edited === part ? "same" : edited.messages.map(({ type }) => type).join(" "),
    );

  it("are whole where what they differ from was cut, as their number's lowest byte says", () => {
    const blocks = [packet(300, all), packet(301, delta(300 & 255)), packet(302, delta(301 & 255))];
    const kept = (...indexes: number[]) =>
      types(seen((index) => indexes.includes(index), blocks).kept);
    expect(kept(1, 2, 3)).toEqual(["same", "same", "same"]);
    expect(kept(2, 3)).toEqual(["packetentities", "same"]);
    expect(kept(1, 3)).toEqual(["same", "packetentities"]);
    expect(types(seen((index) => index > 0, blocks, true).kept)).toEqual([
      "same",
      "packetentities",
      "packetentities",
    ]);
    const [whole] = seen((index) => index === 2, blocks).kept;
    expect(whole!.edited.messages).toMatchObject([{ entities: [{ number: 9, frame: 7 }] }]);
  });

  it("are remembered for 64 packets (UPDATE_BACKUP), and to the end of a level", () => {
    const after = (count: number) => [
      packet(100, all),
      ...Array.from({ length: count - 1 }, (_, i) => packet(101 + i, all)),
      packet(100 + count, delta(100)),
    ];
    const last = (count: number) => types(seen((index) => index > 0, after(count)).kept).at(-1);
    // The world of one that differs from what is forgotten is not complete: it stays.
    expect([last(1), last(63), last(64), last(65)]).toEqual(["same", "same", "same", "same"]);
    const cut = (count: number) => types(seen((index) => index > 1, after(count)).kept).at(-1);
    expect([cut(1), cut(63), cut(64)]).toEqual(["packetentities", "packetentities", "same"]);
    const levels = [
      packet(100, all),
      packet(101, level),
      packet(102, all),
      packet(103, delta(102)),
    ];
    expect(types(seen((index) => [1, 4].includes(index), levels).kept)).toEqual([
      "same",
      "packetentities",
    ]);
  });

  it("that are put together are numbered after the beginning, and both numbers are set (ERRATA 67, 69)", () => {
    const { gap, parts } = seen(
      () => false,
      [numbers(40, 7), packet(8, all), client(8.5), packet(9, all), client(9.5), client(9.75)],
    );
    const beginning = [parts[0]!, parts[1]!];
    const lasting = [1, 2].map(() => ({ ...parts[2]!, messages: [] }));
    const made = gap.bridge(beginning, lasting, parts[4]!).map(({ block }) => block as object);
    // What the beginning set is left out. The client's next packet was 43 of its own, one of which follows.
    expect(made).toMatchObject([
      { code: 1, sequence: 1, acknowledged: 501 },
      { code: 1, sequence: 2, acknowledged: 2 },
      { code: 1, sequence: 3, acknowledged: 3 },
      { code: 2, time: 9, outgoing: 42, incoming: 9 },
      { code: 0, time: 9.75 },
    ]);
    expect(made).toHaveLength(5);
  });

  it("that are kept end what the client said before", () => {
    const { gap, parts } = seen(
      (index) => index === 3,
      [numbers(40, 7), client(8), packet(8, all)],
    );
    const made = gap.bridge([], [{ ...parts[3]!, messages: [] }], parts[3]!);
    expect(made.map(({ block }) => block)).toMatchObject([
      { sequence: 1, acknowledged: 1 },
      { code: 2, outgoing: 41, incoming: 8 },
    ]);
    expect(made).toHaveLength(2);
  });

  it("have a last number, after which are those outside of the connection", () => {
    const { gap, parts } = seen(() => false, [packet(0x7ffffffd, all)]);
    const lasting = [1, 2, 3].map(() => ({ ...parts[1]!, messages: [] }));
    const made = gap.bridge([parts[1]!], lasting, parts[1]!);
    expect(made.slice(1, -1).map(({ block }) => (block as { sequence: number }).sequence)).toEqual([
      0x7ffffffe, 0x7ffffffe, 0x7ffffffe,
    ]);
  });

  it("of a level's beginning come after the numbers, of which the server's is below its own", () => {
    const { gap, parts } = seen(() => false, [numbers(40, 7), client(7.5), packet(8, all)]);
    const start = (sequence: number) =>
      gap.start({ ...parts[3]!, block: { ...parts[3]!.block, sequence } } as RecordedBlock);
    expect([start(1), start(8), start(9), start(20)].map(([one]) => one!.block)).toMatchObject([
      { code: 2, outgoing: 41, incoming: 0 },
      { code: 2, outgoing: 41, incoming: 7 },
      { code: 2, outgoing: 41, incoming: 8 },
      { code: 2, outgoing: 41, incoming: 8 },
    ]);
    expect(start(1)).toMatchObject([{ kind: "block", messages: [], undecoded: undefined }]);
  });
});
