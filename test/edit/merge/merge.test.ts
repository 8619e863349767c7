import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import { difference } from "../../../fuzz/properties/equal.ts";
import { formatOfFile } from "../../../formats/index.ts";
import { EditError, Merge, mergeNoteText, type MergeView } from "../../../quake/edit/index.ts";
import { jsonLines, lmpcText } from "../../../quake/lmpc/index.ts";
import { states, type World } from "../../../quake/world/index.ts";
import { readRecording } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { fixtures, fteFixtures } from "../../support/corpus.ts";
import { blocksOf, bytesOf, fault, shown, throughText } from "../../support/edit-states.ts";
import { demOf, demParts, LEVEL, SIGNONS } from "../../support/made-dem.ts";

function merged(recordings: readonly Uint8Array[], views?: readonly MergeView[]) {
  const inputs = recordings.map((bytes, i) => ({
    name: `${"abc"[i]}.dem`,
    parts: () => readRecording(dem, bytes),
  }));
  const edit = new Merge(dem, inputs, views);
  const result = bytesOf(dem, edit.parts());
  expect(fault(dem, result)).toBeUndefined();
  return { result, edit, notes: edit.notes.map(mergeNoteText) };
}

/** An entity in sight, with where it is. */
function seen(entity: number, origin1: number) {
  return { type: "updateentity", entity, modelindex: 2, nolerp: false, origin1 };
}

/** What a client that is one of the players records of a level. */
function clientOf(player: number, frames: readonly (readonly object[])[], level: object = LEVEL) {
  return demOf([level, { type: "setview", entity: player }], ...SIGNONS, ...frames);
}

function at(time: number, ...others: readonly object[]): object[] {
  return [{ type: "time", time }, ...others];
}

/** In each frame the entities in sight with where they are, and whose view it is. */
function scenes(bytes: Uint8Array): [view: number | undefined, entities: [number, number][]][] {
  return [...states(dem, bytes)].map(({ view, entities }) => [
    view.entity,
    [...entities].map(([number, { origin }]): [number, number] => [number, origin[0]]),
  ]);
}

/** Two players in different rooms; a monster that each sees a while. */
const FIRST = clientOf(1, [
  at(1, seen(1, 8), seen(9, 80)),
  at(1.5, seen(1, 16), seen(9, 88)),
  at(2, seen(1, 24)),
]);
const SECOND = clientOf(2, [
  at(1.5, seen(2, -8), seen(9, 88)),
  at(2, seen(2, -16), seen(9, 96)),
  at(2.5, seen(2, -24), seen(9, 104)),
]);

describe("a merge", () => {
  it("shows what any recording shows at the same time", () => {
    const { result, edit, notes } = merged([FIRST, SECOND]);
    expect(scenes(result).map(([view, entities]) => [view, new Map(entities)])).toEqual([
      [
        1,
        new Map([
          [1, 8],
          [9, 80],
        ]),
      ],
      [
        1,
        new Map([
          [1, 16],
          [9, 88],
          [2, -8],
        ]),
      ],
      [
        1,
        new Map([
          [1, 24],
          [2, -16],
          [9, 96],
        ]),
      ],
    ]);
    expect(edit.merged).toEqual([
      { name: "a.dem", frames: 0, entities: 0 },
      { name: "b.dem", frames: 2, entities: 3 },
    ]);
    expect(notes).toEqual([]);
  });

  it("is seen by another player from a time on, with what he was sent", () => {
    const style = { type: "lightstyle", style: 3, string: "az" };
    const second = clientOf(2, [at(1, style), at(1.5, seen(2, -8)), at(2, seen(2, -16))]);
    const { result } = merged([FIRST, second], [{ seconds: 0.5, recording: 1 }]);
    expect(scenes(result).map(([view, entities]) => [view, new Map(entities)])).toEqual([
      [
        1,
        new Map([
          [1, 8],
          [9, 80],
        ]),
      ],
      [
        2,
        new Map([
          [2, -8],
          [1, 16],
          [9, 88],
        ]),
      ],
      [
        2,
        new Map([
          [2, -16],
          [1, 24],
        ]),
      ],
    ]);
    expect([...states(dem, result)].at(-1)!.level.lightstyles.get(3)).toBe("az");
  });

  it("goes on with the first recording where another one ends", () => {
    const second = clientOf(2, [at(1, seen(2, 0)), at(1.5, seen(2, -8)), [{ type: "disconnect" }]]);
    const { result } = merged([FIRST, second], [{ seconds: 0, recording: 1 }]);
    expect(scenes(result).map(([view]) => view)).toEqual([2, 2, 1]);
  });

  it("counts once what came to one client later than to another", () => {
    const kill = { type: "killedmonster" };
    const early = clientOf(1, [at(1, seen(1, 0), kill), at(1.5, seen(1, 0)), at(2, seen(1, 0))]);
    const late = clientOf(2, [at(1, seen(2, 0)), at(1.5, seen(2, 0), kill), at(2, seen(2, 0))]);
    const views = [{ seconds: 0.5, recording: 1 }];
    for (const both of [
      [early, late],
      [late, early],
    ]) {
      const { result } = merged(both, views);
      const kills = blocksOf(dem, result).flatMap(({ messages }) =>
        messages.filter(({ type }) => type === kill.type),
      );
      expect(kills).toHaveLength(1);
    }
  });

  it("counts anew in a level what adds up, whatever came before it", () => {
    const kill = { type: "killedmonster" };
    const two = [{ ...LEVEL, models: ["maps/e1m2.bsp"] }];
    const next = (player: number) => [[...two, { type: "setview", entity: player }], ...SIGNONS];
    const early = clientOf(1, [at(1, kill), at(1.5), ...next(1), at(1), at(1.5)]);
    const late = clientOf(2, [at(1), at(1.5), ...next(2), at(1), at(1.5, kill)]);
    const { result } = merged([early, late], [{ seconds: 0.5, recording: 1 }]);
    // The second one was not sent what came in the first level; that of the second level is another one.
    const kills = blocksOf(dem, result).flatMap(({ messages }) =>
      messages.filter(({ type }) => type === kill.type),
    );
    expect(kills).toHaveLength(2);
  });

  it("shows the first recording between the end of another one and the next view", () => {
    const frames = (player: number, ...times: readonly number[]) =>
      clientOf(
        player,
        times.map((time) => at(time, seen(player, 0))),
      );
    const all = [frames(1, 1, 2, 3, 4, 5), frames(2, 1, 2), frames(3, 1, 2, 3, 4, 5)];
    const viewed = (...views: readonly MergeView[]) => {
      const { result, notes } = merged(all, views);
      return [scenes(result).map(([view]) => view), notes];
    };
    const [second, third] = [
      { seconds: 0, recording: 1 },
      { seconds: 3, recording: 2 },
    ];
    expect(viewed(second, third)).toEqual([[2, 2, 1, 3, 3], []]);
    expect(viewed(third, second)).toEqual([[2, 2, 1, 3, 3], []]);
    // Who has left is not seen any more, whether he was seen before or not.
    const unseen = "b.dem: it shows nothing at 3 s: the view stays where it was";
    expect(viewed({ seconds: 3, recording: 1 })).toEqual([[1, 1, 1, 1, 1], [unseen]]);
    expect(viewed(second, { seconds: 3, recording: 1 })).toEqual([[2, 2, 1, 1, 1], [unseen]]);
    expect(viewed(second, { seconds: 1, recording: 1 })).toEqual([[2, 2, 1, 1, 1], []]);
  });

  it("has the first recording's beginning, its end, and no other one's", () => {
    const end = [{ type: "disconnect" }];
    const endingOf = (times: readonly number[], others: readonly number[]) => {
      const all = [times, others].map((own, i) =>
        clientOf(i + 1, [...own.map((time) => at(time, seen(i + 1, 0))), end]),
      );
      const { result } = merged(all, [{ seconds: 0, recording: 1 }]);
      const ends = blocksOf(dem, result).map(({ messages }) =>
        messages.some(({ type }) => type === "disconnect"),
      );
      expect(ends.indexOf(true)).toBe(ends.length - 1);
      // The number of a CD track, in a line.
      expect([...result.subarray(0, 2)]).toEqual([0x32, 0x0a]);
      return scenes(result).map(([view]) => view);
    };
    expect(endingOf([1, 2, 3], [1, 2])).toEqual([2, 2, 1]);
    expect(endingOf([1, 2], [1, 2])).toEqual([2, 2]);
    expect(endingOf([1, 2], [1, 2, 3])).toEqual([2, 2, 2]);
  });

  it("leaves blocks as they are to which nothing is added", () => {
    const parts = demParts(FIRST);
    const inputs = [parts, parts].map((own, i) => ({ name: `${i}`, parts: () => own }));
    // Of who is seen instead the same was said.
    for (const views of [[], [{ seconds: 0.5, recording: 1 }]]) {
      const made = [...new Merge(dem, inputs, views).parts()];
      expect(made.map((part, i) => part === parts[i])).toEqual(parts.map(() => true));
    }
  });

  it("leaves blocks as they are in which nothing comes once more", () => {
    const kill = { type: "killedmonster" };
    const all = [[kill], []].map((more) => demParts(clientOf(1, [at(1, ...more), at(1.5), at(2)])));
    const inputs = all.map((own, i) => ({ name: `${i}`, parts: () => own }));
    const made = [...new Merge(dem, inputs, [{ seconds: 0.5, recording: 1 }]).parts()];
    expect(made.slice(-2)).toEqual(all[1]!.slice(-2));
    expect(made.slice(-2).map((part, i) => part === all[1]!.at(i - 2))).toEqual([true, true]);
  });

  it("leaves damaged blocks as they are, and counts them", () => {
    const broken = FIRST.slice();
    const [damaged] = blocksOf(dem, FIRST).slice(5);
    // There is no message 60.
    broken[damaged!.bodyOffset + 5] = 60;
    const inputs = [broken, SECOND].map((bytes, i) => {
      return { name: `${i}`, parts: () => readRecording(dem, bytes) };
    });
    const edit = new Merge(dem, inputs);
    const made = blocksOf(dem, bytesOf(dem, edit.parts()));
    expect(Buffer.compare(made[5]!.body, blocksOf(dem, broken)[5]!.body)).toBe(0);
    expect(edit.notes.map(mergeNoteText)).toEqual([
      "1 damaged blocks, from 5 on, stay as they are",
    ]);
    expect(made[6]!.body.length).toBeGreaterThan(damaged!.body.length);
  });

  it("is of one game where no more than half of what both show differs", () => {
    const states = (...all: readonly number[]) =>
      clientOf(1, [at(1, ...all.map((x, i) => seen(i + 1, x)))]);
    const differs = (...all: readonly number[]) =>
      merged([states(1, 2, 3, 4, 5), states(...all)]).notes.length > 0;
    expect([differs(1), differs(1, 9), differs(1, 2, 3, 9, 9)]).toEqual([false, true, true]);
    expect(() => differs(9)).toThrow("b.dem: it is not of the same game");
    expect(() => differs(1, 9, 9)).toThrow("b.dem: it is not of the same game");
  });

  describe("of several levels", () => {
    const named = (map: string) => ({ ...LEVEL, models: [`maps/${map}.bsp`, "progs/player.mdl"] });
    /** What a player records of levels, with the server's clock in his frames. */
    const game = (player: number, ...levels: readonly (readonly [map: string, ...number[]])[]) =>
      demOf(
        ...levels.flatMap(([map, ...times]) => [
          [named(map), { type: "setview", entity: player }],
          ...SIGNONS,
          ...times.map((time) => at(time, seen(player, 0))),
        ]),
        [{ type: "disconnect" }],
      );
    /** In each frame the map, whose view it is, and the server's clock. */
    const shows = (recordings: readonly Uint8Array[], seconds: number) => {
      const { result } = merged(recordings, [{ seconds, recording: 1 }]);
      return [...states(dem, result)].map(
        ({ level, view, time }) => `${level.map} ${view.entity} ${time}`,
      );
    };

    it("begins a view in a level where that has begun", () => {
      const both = [1, 2].map((player) => game(player, ["a", 5, 6], ["b", 1, 2]));
      expect(shows(both, 2)).toEqual(["a 1 5", "a 1 6", "b 1 1", "b 2 2"]);
    });

    it("goes on with the first recording's next level where another one leaves at a level's end", () => {
      const both = [game(1, ["a", 5, 6], ["b", 1, 2]), game(2, ["a", 5, 6, 7])];
      expect(shows(both, 0)).toEqual(["a 2 5", "a 2 6", "a 2 7", "b 1 1", "b 1 2"]);
    });

    it("shows a level that only another one has between those that both have, or before them", () => {
      const between = [game(1, ["a", 5, 6, 9], ["c", 1, 2]), game(2, ["a", 5, 6], ["b", 1, 8])];
      // Who left in a level that comes after the first one has left that, too.
      expect(shows(between, 0)).toEqual(["a 2 5", "a 2 6", "b 2 1", "b 2 8", "c 1 1", "c 1 2"]);
      const before = [game(1, ["a", 5, 6], ["c", 1]), game(2, ["b", 1, 8], ["a", 5, 6])];
      expect(shows(before, 0)).toEqual(["a 2 5", "a 2 6", "c 1 1"]);
    });
  });

  it("adds effects that only another recording has, once each", () => {
    const boom = {
      type: "particle",
      origin: [1, 2, 3],
      direction: [0, 0, 0],
      count: 255,
      color: 75,
    };
    const first = clientOf(1, [at(1, seen(1, 0), boom)]);
    const second = clientOf(2, [at(1, boom, boom)]);
    const { result } = merged([first, second]);
    const all = blocksOf(dem, result).flatMap(({ messages }) => messages);
    expect(all.filter(({ type }) => type === "particle")).toHaveLength(2);
  });

  it("reports what contradicts, and keeps what is in view", () => {
    const second = clientOf(2, [
      at(1, seen(1, 8), seen(9, 80)),
      at(1.5, seen(1, 16), seen(9, 99)),
      at(2, seen(1, 24)),
    ]);
    const { result, notes } = merged([FIRST, second]);
    expect(scenes(result)).toEqual(scenes(FIRST));
    expect(notes).toEqual([
      "b.dem: 1 states of entities differ at the same time, the first of entity 9 in level 1 at 1.5 s; those of the view are kept",
    ]);
  });

  it("reports levels and times that another recording has not", () => {
    const other = { ...LEVEL, models: ["maps/e1m2.bsp"] };
    const level = [
      [other, { type: "setview", entity: 1 }],
      ...SIGNONS,
      at(1, seen(1, 5)),
      at(2, seen(1, 6)),
    ];
    const frames = [at(1, seen(1, 8)), at(3, seen(1, 9)), ...level];
    const { result, notes } = merged(
      [clientOf(1, frames), SECOND.slice(), clientOf(2, [at(1, seen(2, 3))])].filter(
        (_, i) => i !== 1,
      ),
      [{ seconds: 2.5, recording: 1 }],
    );
    expect(notes).toEqual([
      "b.dem: it does not have level 2, e1m2",
      "b.dem: it shows nothing at 2.5 s: the view stays where it was",
    ]);
    expect(scenes(result).map(([view]) => view)).toEqual([1, 1, 1, 1]);
  });

  it.each([
    ["on another map", clientOf(2, [at(1.5, seen(2, 0))], { ...LEVEL, models: ["maps/e1m2.bsp"] })],
    ["at other times", clientOf(2, [at(1.25, seen(2, 0))])],
    [
      "of another game on the same map",
      clientOf(1, [at(1, seen(1, 0), seen(9, 1)), at(1.5, seen(1, 1))]),
    ],
    ["of nothing", demOf()],
  ])("of recordings %s is refused", (_, other) => {
    expect(() => merged([FIRST, other])).toThrow(EditError);
    expect(() => merged([FIRST, other])).toThrow("b.dem: it is not of the same game");
  });

  it("is refused after the end, and where frames cannot be added to", () => {
    expect(() => merged([FIRST, SECOND], [{ seconds: 9, recording: 1 }])).toThrow(
      "a view begins at 9 s: the first recording has 1 s",
    );
    for (const { name } of [...fixtures(".qwd"), ...fixtures(".mvd"), ...fixtures(".dm2")])
      expect(() => new Merge(formatOfFile(name), [])).toThrow("only .dem recordings");
    for (const file of fteFixtures().slice(0, 1)) {
      const bytes = file.bytes();
      expect(() => merged([bytes, bytes])).toThrow("tells entities in lists");
    }
  });
});

/** The first blocks of a recording, which are enough. */
const BLOCKS = 300;

describe.each(fixtures(".dem"))("what two clients see of $name", (file) => {
  const bytes = bytesOf(dem, demParts(file.bytes()).slice(0, BLOCKS));
  const original = [...states(dem, bytes)].map((world) => shown(world, dem));

  /** What a client records that does not see some of the entities in some frames. */
  function partOf(isSeen: (entity: number, block: number) => boolean): Uint8Array {
    const parts = demParts(bytes).map((part) => {
      if (part.kind !== "block") return part;
      const { kind, block, version, undecoded, index } = part;
      const messages = part.messages.filter((one) => isSeen(entityOf(one) ?? 0, index));
      return { kind, block, version, undecoded, messages };
    });
    return bytesOf(dem, parts);
  }

  function entityOf(message: AnyMessage): number | undefined {
    return message.type === "updateentity" ? (message as { entity?: number }).entity : undefined;
  }

  const masks = fc.tuple(fc.integer({ min: 1, max: 0xffff }), fc.integer({ min: 1, max: 0xffff }));
  /** Every entity is seen by one of them in each frame, by some bits of a number. */
  const sees = (mask: number) => (entity: number, block: number) =>
    entity < 2 || ((mask >> ((entity * 7 + (block >> 5)) & 15)) & 1) === 1;

  it("is the same world at all frames", () => {
    fc.assert(
      fc.property(masks, ([mask, other]) => {
        const [a, b] = [sees(mask), sees(~mask | other)];
        const { result, notes } = merged([partOf(a), partOf(b)]);
        expect(notes).toEqual([]);
        const worlds: World[] = [...states(dem, result)];
        expect(worlds).toHaveLength(original.length);
        for (const [i, world] of worlds.entries()) {
          const found = difference(original[i]!, shown(world, dem));
          expect([i, found]).toEqual([i, undefined]);
        }
      }),
      { numRuns: 3 },
    );
  });

  it("is the same world wherever the view changes", () => {
    const parts = [partOf(sees(0x5a5a)), partOf(sees(0xa5a5))];
    const end = original.at(-1)!.time - original[0]!.time - 1;
    const seconds = fc.array(fc.double({ min: 0, max: end, noNaN: true }), { maxLength: 6 });
    fc.assert(
      fc.property(seconds, (all) => {
        const views = all.map((one, i) => ({ seconds: one, recording: i % 2 }));
        const { result } = merged(parts, views);
        const worlds = [...states(dem, result)];
        expect(worlds).toHaveLength(original.length);
        for (const [i, world] of worlds.entries()) {
          const found = difference(original[i]!, shown(world, dem));
          expect([i, found]).toEqual([i, undefined]);
        }
      }),
      { numRuns: 3 },
    );
  });

  it.each([lmpcText, jsonLines])("comes back from $title", async (form) => {
    const parts = [partOf(sees(0x5a5a)), partOf(sees(0xa5a5))];
    const { result } = merged(parts, [{ seconds: 1, recording: 1 }]);
    const again = await throughText(form, dem, result);
    expect(Buffer.compare(again, result)).toBe(0);
  });
});
