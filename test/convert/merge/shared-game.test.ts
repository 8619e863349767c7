import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { difference } from "../../../fuzz/properties/equal.ts";
import { mvd, type MvdBlock } from "../../../generated/mvd.ts";
import type { Message } from "../../../generated/quakeworld.ts";
import { type SharedRecording } from "../../../quake/convert/index.ts";
import { jsonLines, lmpcText } from "../../../quake/lmpc/index.ts";
import { type Follower, followerOf, states, type World } from "../../../quake/world/index.ts";
import { BlockClock } from "../../../recording/time/block-clock.ts";
import { readRecording } from "../../../recording/index.ts";
import { corpusFiles, hasCorpus, isWhole, whyNoCorpus, whyNotWhole } from "../../support/corpus.ts";
import { throughText } from "../../support/edit-states.ts";
import { merged } from "../../support/merged-clients.ts";
import { viewOf, withoutFrames } from "../../support/two-views.ts";
import { whole } from "../../support/whole.ts";

/** What is shown of all players at the end of each moment, by the milliseconds since the first one. */
function shownAt(bytes: Uint8Array) {
  const follower = followerOf(mvd)!;
  const clock = new BlockClock(mvd);
  const stats = new Map<number, Record<number, number>>();
  const all = new Map<number, ReturnType<typeof plainOf>>();
  let world: World | undefined;
  let time = 0;
  const end = (): void => {
    if (world !== undefined) all.set(Math.round(time * 1000), plainOf(world, follower, stats));
    world = undefined;
  };
  for (const part of readRecording(mvd, bytes)) {
    if (part.kind !== "block") continue;
    const now = clock.see(part.block)!;
    if (now !== time) end();
    time = now;
    world = follower.follow(part).at(-1) ?? world;
    const { target, player } = part.block as MvdBlock;
    if (target !== 4 && target !== 5) continue;
    for (const message of part.messages as Message[])
      if (message.type === "updatestat" || message.type === "updatestatlong")
        stats.set(player, { ...stats.get(player), [message.index]: message.value });
  }
  end();
  return all;
}

function byNumber<T>(all: Iterable<readonly [number, T]>): (readonly [number, T])[] {
  return [...all].toSorted(([a], [b]) => a - b);
}

function plainOf(
  { entities, players, level }: World,
  { roster }: Pick<Follower, "roster">,
  stats: ReadonlyMap<number, object>,
) {
  return {
    entities: byNumber(
      [...entities].map(([number, entity]) => {
        const { model, frame, colormap, skin, effects, origin, angles, solid } = entity;
        return [number, { model, frame, colormap, skin, effects, origin, angles, solid }];
      }),
    ),
    players: byNumber(
      [...players].map(([slot, { name, origin, angles, state }]) => {
        const { frame, modelindex, skinnum, effects, weaponframe, dead, gib } = state;
        const look = { frame, modelindex, skinnum, effects, weaponframe, dead, gib };
        return [slot, { name, origin, angles, look, stats: stats.get(slot) }];
      }),
    ),
    scoreboard: byNumber([...roster.now()].map(([slot, score]) => [slot, { ...score }])),
    models: [...level.models],
    lightstyles: byNumber(level.lightstyles),
    settings: [...level.settings].toSorted(),
  };
}

/** Where a player is, and how he looks to others: not which frame of a gun he himself sees. */
function lookOf([slot, { name, origin, look }]: ReturnType<typeof plainOf>["players"][number]) {
  return [slot, { name, origin, ...look, weaponframe: 0 }];
}

/** This much of a recording is enough. */
const MOST = isWhole ? 60_000 : 40_000;

const RECORDINGS = corpusFiles("mvd", ".mvd").filter(({ name }) => name.startsWith("1on1"));

it.skipIf(!hasCorpus)(`recordings of duels are there${whyNoCorpus}`, () => {
  expect(RECORDINGS).not.toEqual([]);
});

describe.each(RECORDINGS)("two players' recordings of $name", (file) => {
  const bytes = file.bytes().subarray(0, MOST);
  const truth = shownAt(bytes);
  const [one, two] = [...[...states(mvd, bytes)].at(-1)!.players.keys()] as [number, number];
  const masks = fc.integer({ min: 1, max: 0xffff });
  /** Of what is not a client itself some bits of a number say when he sees it. */
  const sees = (own: number, mask: number) => (of: string, frame: number) =>
    of === `player ${own}` ||
    ((mask >> ((of.length * 7 + Number(of.at(-1)) * 5 + (frame >> 4)) & 15)) & 1) === 1;

  whole(
    "are together what was recorded of all players, whatever each of them sees and what his clock shows",
    () => {
      const clocks = fc.double({ min: 0, max: 4000, noNaN: true });
      fc.assert(
        fc.property(masks, masks, clocks, (mask, other, ahead) => {
          const a = viewOf(bytes, one, { sees: sees(one, mask) });
          const clock = (time: number): number => time + ahead;
          const b = viewOf(bytes, two, { sees: sees(two, ~mask | other), clock });
          const { result, notes, game } = merged(a, b);
          expect(notes).toEqual([]);
          const all = shownAt(result);
          expect(all.size).toBe(game.merged[0]!.frames);
          for (const [time, shown] of all)
            expect([time, difference(truth.get(time), shown)]).toEqual([time, undefined]);
        }),
        { numRuns: 20 },
      );
    },
  );

  whole("agree with it where each of them has lost most frames, at other times", () => {
    const [a, b] = [masks, masks].map((_, i) => {
      const kept = (frame: number): boolean => (frame * 5 + i * 3) % 7 < 3;
      return withoutFrames(
        viewOf(bytes, [one, two][i]!, { sees: () => true, clock: (t) => t + i * 9 }),
        kept,
      );
    }) as [Uint8Array, Uint8Array];
    const { result, notes, game } = merged(a, b);
    expect(notes).toEqual([]);
    const [{ frames, together }, other] = game.merged as [SharedRecording, SharedRecording];
    expect(together).toBeGreaterThan(frames / 10);
    const all = shownAt(result);
    expect(all.size).toBe(frames + other.frames - together);
    for (const [time, { players, entities }] of all) {
      const was = truth.get(time) ?? truth.get(time + 1) ?? truth.get(time - 1);
      expect([time, difference(was?.players.map(lookOf), players.map(lookOf))]).toEqual([
        time,
        undefined,
      ]);
      // What is gone stays until each of them has received that it is.
      const there = new Set(was?.entities.map(([number]) => number));
      const still = entities.filter(([number]) => there.has(number));
      expect([time, difference(was?.entities, still)]).toEqual([time, undefined]);
    }
  });

  it.skipIf(!isWhole).each([lmpcText, jsonLines])(
    `come back from $title${whyNotWhole}`,
    async (form) => {
      const { result } = merged(viewOf(bytes, one), viewOf(bytes, two));
      expect(Buffer.compare(await throughText(form, mvd, result), result)).toBe(0);
    },
  );

  whole("are merged as far as they are whole", () => {
    const a = viewOf(bytes, one);
    const b = viewOf(bytes, two);
    const damaged = b.slice(0, b.length - 5000);
    // A message that there is not, in the middle of a packet.
    damaged.fill(0xff, damaged.length >> 1, (damaged.length >> 1) + 40);
    const { game } = merged(a, damaged);
    expect(game.merged[0]!.frames).toBe(truth.size);
    expect(game.losses.report.map(({ of }) => of)).toContain("bytes that are not understood");
  });
});
