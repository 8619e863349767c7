import { describe, expect, it } from "vitest";
import { mvd } from "../../generated/mvd.ts";
import { MultiViewGap } from "../../quake/edit/family/multi-view-gap.ts";
import { followerOf } from "../../quake/world/index.ts";
import { recordingOf, stateVectors } from "../meaning/state-vectors.ts";
import { blocksOf } from "../support/edit-states.ts";

/* What goes before what is kept of a recording of all players: how everything was when it was cut. */

describe("QuakeWorld's moments of all players", () => {
  const vector = stateVectors().find(({ name }) => name.startsWith("mvd 28-mvd: a player is"))!;
  const level = blocksOf(mvd, vector.bytes)[0]!.messages;
  const player = (number: number, more: object) => ({
    type: "playerstate",
    player: number,
    frame: 1,
    ...more,
  });
  const entities = (...all: object[]) => ({
    type: "packetentities",
    entities: all.map((one) => ({ remove: false, solid: false, ...one })),
  });
  const figure = (index: number, value: number, long = false) => ({
    type: long ? "updatestatlong" : "updatestat",
    index,
    value,
  });
  const block = (target: number, player: number, ...messages: object[]) => ({
    block: { target, player },
    messages,
  });
  // ERRATA 63: one player, one and who watches him, everybody.
  const [SINGLE, STATS, ALL] = [4, 5, 6];

  /** What goes before what is kept, after these blocks. */
  function bridged(...blocks: readonly object[]) {
    const bytes = recordingOf(mvd, [level, ...blocks] as never, "28-mvd");
    const follower = followerOf(mvd)!;
    const gap = new MultiViewGap();
    const parts = blocksOf(mvd, bytes);
    for (const [index, part] of parts.entries()) {
      const worlds = [...follower.worlds(part)];
      if (index % 2 === 0) gap.pass(part, worlds);
      else expect(gap.keep(part, worlds)).toBe(part);
    }
    expect(gap.start(parts[0]!)).toEqual([]);
    return gap
      .bridge([parts[0]!], [parts[1]!])
      .slice(2)
      .map((edited) => ({
        ...(edited.block as { target: number; player: number; delta: number }),
        messages: edited.messages as unknown as Record<string, unknown>[],
      }));
  }

  it("are told as they were last, to everybody, each player by what is known of him", () => {
    const [now, ...more] = bridged(
      block(ALL, 0, player(2, { origin1: 8, origin2: 16 }), entities({ number: 9, frame: 3 })),
      block(ALL, 0, player(2, { origin2: 24, frame: 7 }), player(5, { angle1: 90 }), entities()),
    );
    expect(more).toEqual([]);
    expect(now).toMatchObject({ target: ALL, player: 0, delta: 0 });
    expect(now!.messages).toMatchObject([
      { type: "playerstate", player: 2, origin1: 8, origin2: 24, frame: 7 },
      { type: "playerstate", player: 5, angle1: 90 },
      { type: "packetentities" },
    ]);
  });

  it("are the last of those that a block shows, by the level's own baselines", () => {
    const baseline = {
      type: "spawnbaseline",
      entity: 9,
      modelindex: 3,
      frame: 7,
      colormap: 0,
      skin: 0,
      origin: [0, 0, 0],
      angles: [0, 0, 0],
    };
    const own = { number: 9, modelindex: 3 };
    const [now] = bridged(
      block(ALL, 0, baseline),
      block(ALL, 0, entities({ ...own, frame: 4 }), entities({ ...own, frame: 5 })),
    );
    const [whole] = now!.messages.at(-1)!["entities"] as object[];
    expect(whole).toMatchObject({ number: 9, frame: 5 });
    expect(whole).not.toHaveProperty("modelindex");
  });

  it("have figures of one player, which last for him, in the order in which they were set last", () => {
    const made = bridged(
      block(STATS, 3, figure(1, 10), figure(0, 7)),
      block(SINGLE, 4, figure(1, 11, true)),
      block(STATS, 3, figure(1, 12), figure(2, 500, true)),
      block(ALL, 6, figure(5, 1)),
      block(1, 6, figure(5, 3)),
    );
    const own = made.filter(({ target }) => target === STATS);
    expect(
      own.map(({ target, player: whose, delta, messages }) => [
        target,
        whose,
        delta,
        messages.map(({ type, index, value }) => [type, index, value]),
      ]),
    ).toEqual([
      [
        STATS,
        3,
        0,
        [
          ["updatestat", 0, 7],
          ["updatestat", 1, 12],
          ["updatestatlong", 2, 500],
        ],
      ],
      [STATS, 4, 0, [["updatestatlong", 1, 11]]],
    ]);
  });

  it("are those of the level: what was before it is over", () => {
    const made = bridged(
      block(STATS, 3, figure(1, 10)),
      block(ALL, 0, player(2, { origin1: 8 }), entities({ number: 9, frame: 3 })),
      block(ALL, 0, ...(level as object[])),
    );
    expect(made).toEqual([]);
    const later = bridged(
      block(ALL, 0, player(2, { origin1: 8 }), entities({ number: 9, frame: 3 })),
      block(ALL, 0, ...(level as object[])),
      block(ALL, 0, player(7, { origin1: 16 }), entities({ number: 8 })),
    );
    expect(later.at(-1)!.messages).toMatchObject([
      { type: "playerstate", player: 7, origin1: 16 },
      { type: "packetentities", entities: [{ number: 8 }] },
    ]);
    expect(later.at(-1)!.messages).toHaveLength(2);
  });
});
