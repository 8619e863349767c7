import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mvd2 } from "../../generated/mvd2.ts";
import type { Entity, Message, Player, Serverdata } from "../../generated/quake2_mvd.ts";
import { cut, edited } from "../../quake/edit/index.ts";
import { readRecording } from "../../recording/index.ts";
import { blocksOf, bytesOf, fault, stateDifference } from "../support/edit-states.ts";
import { mvd2Recording } from "../support/mvd2-recording.ts";
import { whole } from "../support/whole.ts";

/** What shows an entity as a beam, which keeps its other end (`RF_BEAM`). */
const BEAM = 128;
/** A player whose entity has a place of its own: `PM_DEAD`. */
const DEAD = 2;

const LEVEL: Serverdata = {
  type: "serverdata",
  nomessages: false,
  onepointofview: false,
  serverversion: 37,
  minor: 2010,
  servercount: 1,
  gamedir: "opentdm",
  clientnum: 2,
  portals: Uint8Array.of(1),
  configurations: [
    { index: 0, string: "The Edge" },
    { index: 33, string: "maps/q2dm1.bsp" },
  ],
  players: [],
  entities: [],
};

/** Small numbers that the wire has, so that the same ones come again. */
const place = fc.constantFrom(0, 8, -16, 100.5);
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 2 });

const player: fc.Arbitrary<Player> = fc
  .record({
    number: fc.nat(2),
    pm_type: maybe(fc.constantFrom(0, DEAD)),
    plane: maybe(fc.tuple(place, place)),
    origin3: maybe(place),
    looks: maybe(fc.constantFrom<[number, number]>([0, 90], [-45, 0])),
    stats: maybe(fc.dictionary(fc.constantFrom("1", "14"), fc.nat(3), { minKeys: 1 })),
    removed: fc.boolean(),
  })
  .map(({ plane, looks, stats, ...rest }) => ({
    ...rest,
    origin1: plane?.[0],
    origin2: plane?.[1],
    viewangle1: looks?.[0],
    viewangle2: looks?.[1],
    figures: stats && { stats },
  }));

const entity: fc.Arbitrary<Entity> = fc.record({
  // The first three are players'.
  number: fc.integer({ min: 1, max: 5 }),
  modelindex: maybe(fc.nat(2)),
  renderfx: maybe(fc.constantFrom(0, BEAM)),
  origin1: maybe(place),
  origin2: maybe(place),
  angle2: maybe(fc.constantFrom(0, 90)),
  oldorigin: maybe(fc.tuple(place, place, place)),
  event: maybe(fc.nat(3)),
  remove: fc.boolean(),
});

const byNumber = { selector: ({ number }: { number: number }) => number, maxLength: 4 };
const moment = fc.record({
  portals: fc.uint8Array({ maxLength: 2 }),
  players: fc.uniqueArray(player, byNumber).map(sorted),
  entities: fc.uniqueArray(entity, byNumber).map(sorted),
});
const setting = fc.record({
  type: fc.constant("configstring" as const),
  // A title, a model and a player's name, which worlds show.
  index: fc.constantFrom(0, 34, 1312),
  string: fc.constantFrom("one", "two", "models/box.md2", "Ranger\\male/grunt"),
});
const block: fc.Arbitrary<Message[]> = fc
  .tuple(fc.array(setting, { maxLength: 1 }), moment)
  .map(([settings, now]) => [...settings, { type: "frame", ...now }]);
const level = moment.map((now): Message[] => [{ ...LEVEL, ...now }]);

/** Blocks of a level, then of another, and the block from which on they are kept. */
const recording = fc
  .tuple(level, fc.array(block, { maxLength: 4 }), level, fc.array(block, { maxLength: 5 }))
  .map(([one, its, other, others]) => [one, ...its, other, ...others]);

function cutFrom(blocks: readonly Message[][], from: number) {
  const bytes = mvd2Recording("2010", ...blocks);
  const parts = readRecording(mvd2, bytes);
  const to = blocks.length - 1;
  return { bytes, result: bytesOf(mvd2, edited(parts, cut(mvd2, { blocks: { from, to } }))) };
}

/** Messages that say how everything was before the first block that is kept. */
function beginning(blocks: readonly Message[][]): Message[] {
  const { result } = cutFrom(blocks, blocks.length - 1);
  return blocksOf(mvd2, result).at(0)!.messages as Message[];
}

describe("a cut of a multi-view recording of Quake II", () => {
  whole("shows the same worlds, wherever it begins", () => {
    const place = recording.chain((blocks) =>
      fc.tuple(fc.constant(blocks), fc.nat(blocks.length - 1)),
    );
    fc.assert(
      fc.property(place, ([blocks, from]) => {
        const { bytes, result } = cutFrom(blocks, from);
        expect(fault(mvd2, result)).toBeUndefined();
        // After the level's beginning, where that is not kept itself.
        const added = blocksOf(mvd2, result).length - (blocks.length - from) - 1;
        expect(added).toBe(blocks[from]![0]!.type === "serverdata" ? 0 : 1);
        const kept = (at: number) => (at < from ? undefined : at - from + added);
        expect(stateDifference(mvd2, bytes, result, kept)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  const frame = (of: object): Message => ({ ...LEVEL, ...of, type: "frame" }) as Message;

  it("has all configuration, and the portals of the last frame", () => {
    const named: Message = { type: "configstring", index: 1312, string: "Ranger" };
    const portals = Uint8Array.of(5, 6);
    expect(beginning([[LEVEL], [named, frame({ portals })], [frame({})]])).toMatchObject([
      {
        portals,
        configurations: [...LEVEL.configurations, { index: 1312, string: "Ranger" }],
      },
    ]);
  });

  it("gives players and entities by their numbers, and no place that a player has anyway", () => {
    const body = { modelindex: 255, origin1: 8, angle2: 90, remove: false };
    const own = { origin1: 8, origin2: 16, removed: false };
    const figures = { stats: { 1: 100 } };
    const [message, ...others] = beginning([
      [LEVEL],
      [frame({ players: [{ ...own, number: 1, figures }], entities: [{ ...body, number: 4 }] })],
      [frame({ players: [{ ...own, number: 0 }], entities: [{ ...body, number: 1 }] })],
      [frame({})],
    ]) as [Serverdata, ...Message[]];
    expect(others).toEqual([]);
    expect(message.players.map((one) => [one.number, one.figures?.stats])).toEqual([
      [0, undefined],
      [1, figures.stats],
    ]);
    const [placed, box] = message.entities;
    expect(placed).toEqual({ flags: expect.anything(), number: 1, modelindex: 255, remove: false });
    expect(box).toMatchObject({ number: 4, origin1: 8, angle2: 90 });
  });
});

function sorted<T extends { readonly number: number }>(all: readonly T[]): T[] {
  return all.toSorted((a, b) => a.number - b.number);
}
