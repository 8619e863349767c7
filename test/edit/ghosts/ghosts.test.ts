import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import { difference } from "../../../fuzz/properties/equal.ts";
import { formatOfFile } from "../../../formats/index.ts";
import {
  edited,
  EditError,
  type Ghost,
  ghostNoteText,
  type GhostOptions,
  GhostReader,
  ghosts,
  surveyed,
} from "../../../quake/edit/index.ts";
import { jsonLines, lmpcText } from "../../../quake/lmpc/index.ts";
import { states, type World } from "../../../quake/world/index.ts";
import { type AnyContainer, readRecording } from "../../../recording/index.ts";
import { fixtures } from "../../support/corpus.ts";
import { blocksOf, bytesOf, fault, shown, throughText } from "../../support/edit-states.ts";
import { demOf, demParts, LEVEL, SIGNONS } from "../../support/made-dem.ts";
import { whole } from "../../support/whole.ts";

function ghostOf(bytes: Uint8Array, name = "best", player?: string, container: AnyContainer = dem) {
  const reader = new GhostReader(container, player);
  for (const part of readRecording(container, bytes)) reader.take(part);
  return reader.ghost(name);
}

function haunted(bytes: Uint8Array, runs: readonly Ghost[], options?: GhostOptions) {
  const parts = demParts(bytes);
  const edit = ghosts(dem, runs, surveyed(dem, parts), options);
  const result = bytesOf(dem, edited(parts, edit));
  expect(fault(dem, result)).toBeUndefined();
  return { edit, result };
}

const VIEW = { type: "setview", entity: 1 };

/** A frame of the recorder: where he is, how he turns, and more of his entity. */
function at(time: number, x: number, more: object = {}) {
  const update = { type: "updateentity", entity: 1, modelindex: 2, nolerp: false, origin1: x };
  return [
    { type: "time", time },
    { ...update, ...more },
  ];
}

function runOf(level: object, ...frames: readonly (readonly object[])[]) {
  return [[level, VIEW], ...SIGNONS, ...frames];
}

/** Half seconds of a level, from some second of its clock on. */
const mine = demOf(...runOf(LEVEL, ...[0, 1, 2, 3, 4].map((i) => at(10 + i / 2, 0))));

/** Where a ghost is in each frame; undefined where he is not there. */
function places(result: Uint8Array, number = 599) {
  return [...states(dem, result)].map(({ entities }) => entities.get(number)?.origin[0]);
}

describe("a ghost", () => {
  // 20 units a second, at other times than the recording's, from 1 s of the level's clock on.
  const best = demOf(...runOf(LEVEL, ...[0, 1, 2, 3, 4, 5].map((i) => at(1 + 0.4 * i, 8 * i))));

  it("goes his way between his frames, from the level's first frame on", () => {
    const { result, edit } = haunted(mine, [ghostOf(best)]);
    expect(places(result)).toEqual([0, 10, 20, 30, 40]);
    expect(edit.notes).toEqual([]);
  });

  it("goes at the time that he is told to", () => {
    // 0.5 s of the recording is 1 s of his: at 0 s he is at his half.
    const at05 = haunted(mine, [ghostOf(best)], { align: { own: 0.5, ghost: 1 } });
    expect(places(at05.result)).toEqual([10, 20, 30, 40, 40]);
    // The recording's clock goes from 10 to 12, his from 1 to 3.
    expect(() => haunted(mine, [ghostOf(best)], { align: "clock" })).toThrow("no ghost is seen");
    const early = demOf(...runOf(LEVEL, ...[0, 1, 2].map((i) => at(2 + i / 2, 0))));
    expect(places(haunted(early, [ghostOf(best)], { align: "clock" }).result)).toEqual([
      20, 30, 40,
    ]);
  });

  it("is not there before he comes, and after he is gone", () => {
    const before = haunted(mine, [ghostOf(best)], { align: { own: 1, ghost: 0 } });
    expect(places(before.result)).toEqual([undefined, undefined, 0, 10, 20]);
    const after = haunted(mine, [ghostOf(best)], { align: { own: 0, ghost: 2.5 } });
    // A second after his last frame.
    expect(places(after.result)).toEqual([40, 40, undefined, undefined, undefined]);
  });

  it("turns the short way, and does not walk where he teleports", () => {
    const turning = [
      at(1, 0, { angle2: 168.75 }),
      at(2, 16, { angle2: -168.75 }),
      at(3, 500, { angle2: -168.75 }),
    ];
    const { result } = haunted(mine, [ghostOf(demOf(...runOf(LEVEL, ...turning)))]);
    expect(places(result)).toEqual([0, 8, 16, 16, 500]);
    const yaws = [...states(dem, result)].map(({ entities }) => entities.get(599)!.angles[1]);
    expect(yaws.slice(0, 3)).toEqual([168.75, -180, -168.75]);
    const cuts = blocksOf(dem, result).flatMap(({ messages }) =>
      messages.flatMap((message) =>
        "entity" in message && message["entity"] === 599 && "nolerp" in message
          ? [message.nolerp]
          : [],
      ),
    );
    expect(cuts).toEqual([true, false, false, false, true]);
  });

  it("has his model, frame and skin; one that the level lacks is added to it", () => {
    const level = { ...LEVEL, models: [...LEVEL.models, "progs/eyes.mdl"] };
    const dying = [at(1, 0, { frame: 5, skin: 1 }), at(2, 0, { modelindex: 3 })];
    const { result, edit } = haunted(mine, [ghostOf(demOf(...runOf(level, ...dying)))]);
    const seen = [...states(dem, result)].map(({ entities }) => entities.get(599)!);
    expect(seen.map(({ model, frame, skin }) => [model, frame, skin])).toEqual([
      ["progs/player.mdl", 5, 1],
      ["progs/player.mdl", 5, 1],
      ["progs/eyes.mdl", 0, 0],
      ["progs/eyes.mdl", 0, 0],
      ["progs/eyes.mdl", 0, 0],
    ]);
    expect(edit.notes.map(ghostNoteText)).toEqual([
      "level 1: models added, which clients must have: progs/eyes.mdl",
    ]);
    const [first] = blocksOf(dem, result);
    expect(first!.messages[0]).toEqual({ ...LEVEL, models: [...LEVEL.models, "progs/eyes.mdl"] });
  });

  it("is seen as a player where the level has no number for a model", () => {
    const many = Array.from({ length: 253 }, (_, i) => `*${i + 1}`);
    const full = { ...LEVEL, models: [...LEVEL.models, ...many] };
    const bytes = demOf(...runOf(full, at(1, 0), at(2, 0)));
    const level = { ...LEVEL, models: [...LEVEL.models, "progs/eyes.mdl"] };
    const { result, edit } = haunted(bytes, [
      ghostOf(demOf(...runOf(level, at(1, 0, { modelindex: 3 }), at(2, 0)))),
    ]);
    const [, last] = [...states(dem, result)];
    expect(last!.entities.get(599)!.model).toBe("progs/player.mdl");
    expect(edit.notes.map(ghostNoteText)).toEqual([
      "level 1: there is no number for a model, so he is seen as a player: progs/eyes.mdl",
    ]);
  });

  it("goes with levels of the same map, each time that they are played", () => {
    const other = { ...LEVEL, models: ["maps/e1m2.bsp", "progs/player.mdl"] };
    const levels = (...all: readonly (readonly [object, number])[]) =>
      demOf(...all.flatMap(([level, x]) => runOf(level, at(1, x), at(2, x))));
    const own = levels([other, 0], [LEVEL, 0], [LEVEL, 0], [LEVEL, 0]);
    const run = levels([LEVEL, 8], [LEVEL, 16], [other, 24]);
    const { result, edit } = haunted(own, [ghostOf(run)]);
    expect(places(result)).toEqual([24, 24, 8, 8, 16, 16, undefined, undefined]);
    expect(edit.notes.map(ghostNoteText)).toEqual([
      "best: level 4 is e1 m1, which he does not play then",
    ]);
  });

  it("is one of several, each with a number of his own", () => {
    const runs = [ghostOf(best, "a"), ghostOf(mine, "b")];
    const { result, edit } = haunted(mine, runs);
    expect([places(result, 599), places(result, 598)]).toEqual([
      [0, 10, 20, 30, 40],
      [0, 0, 0, 0, 0],
    ]);
    expect(runs.map((run) => edit.framesOf(run))).toEqual([5, 5]);
  });

  it("looks as solid as it is told, where the protocol says that", () => {
    const run = ghostOf(best);
    expect(() => haunted(mine, [run], { alpha: 0.5 })).toThrow("does not say how solid");
    const level = { ...LEVEL, serverversion: 666 };
    const { table } = dem.codecs[0]!;
    const version = table.versions.indexOf("666");
    const parts = demParts(mine).map((part) =>
      part.kind === "block"
        ? {
            ...part,
            version,
            messages: part.messages.map((m) => (m.type === "serverinfo" ? level : m)),
          }
        : part,
    );
    const { result } = haunted(bytesOf(dem, parts), [run], { alpha: 0.5 });
    const [first] = [...states(dem, result)];
    // 1 and half of 254.
    expect(first!.entities.get(599)!["alpha"]).toBe(128);
  });

  it.each([
    [
      "a.dem",
      "whoever recorded it is not in sight",
      demOf([LEVEL], ...SIGNONS, [{ type: "time", time: 1 }]),
    ],
    ["b.dem", "whoever recorded it is not in sight", demOf()],
  ])("of %s is refused: %s", (_, why, bytes) => {
    expect(() => ghostOf(bytes)).toThrow(EditError);
    expect(() => ghostOf(bytes)).toThrow(why);
  });

  it("who is not there is refused, with who is", () => {
    const [file] = fixtures(".dem");
    expect(() => ghostOf(file!.bytes(), "x", "Ranger")).toThrow(
      'no player "Ranger" is in sight: there are pybot',
    );
  });

  it("of all of Quake II's players, or for others than Quake's recordings, is refused", () => {
    expect(() => new GhostReader(formatOfFile("x.mvd2"))).toThrow("no ghost is read from such");
    for (const file of fixtures(".mvd")) {
      const container = formatOfFile(file.name);
      const survey = surveyed(container, []);
      expect(() => ghosts(container, [], survey)).toThrow(
        "no entity is put into recordings of all",
      );
    }
  });

  it("of another game is refused", () => {
    const [file] = fixtures(".dm2");
    const container = formatOfFile(file!.name);
    const run = ghostOf(file!.bytes(), "q2.dm2", undefined, container);
    expect(() => haunted(mine, [run])).toThrow(
      "q2.dm2: its models are not those of this recording's game",
    );
  });
});

describe.each(fixtures(".dem"))("$name", (file) => {
  const bytes = file.bytes();
  const original = [...states(dem, bytes)].map((world) => without(world));

  /** A world without ghosts. */
  function without(world: World) {
    const { entities, level, ...others } = shown(world, dem);
    return { ...others, level, entities: entities.filter(([number]) => (number as number) < 590) };
  }

  const [qwd, mvd] = [...fixtures(".qwd"), ...fixtures(".mvd")];
  const RUNS = [
    ghostOf(bytes, "itself"),
    ghostOf(qwd!.bytes(), "QuakeWorld's", undefined, formatOfFile(qwd!.name)),
    ghostOf(mvd!.bytes(), "one of all", "pyqw", formatOfFile(mvd!.name)),
  ];

  whole("shows the same worlds at all frames, but for ghosts", () => {
    const second = fc.integer({ min: -4000, max: 8000 }).map((ms) => ms / 1000);
    const runs = fc.subarray(RUNS, { minLength: 1 });
    fc.assert(
      fc.property(runs, second, fc.boolean(), (some, own, isTimed) => {
        const options = isTimed ? ({ align: { own, ghost: 0 } } as const) : {};
        const { result, edit } = haunted(bytes, some, options);
        const worlds = [...states(dem, result)];
        expect(worlds).toHaveLength(original.length);
        for (const [i, world] of worlds.entries()) {
          const found = difference(original[i]!, without(world));
          expect([i, found]).toEqual([i, undefined]);
        }
        const added = worlds.reduce((sum, { entities }) => sum + countIn(entities), 0);
        expect(some.reduce((sum, run) => sum + edit.framesOf(run), 0)).toBe(added);
      }),
      { numRuns: 5 },
    );
  });

  function countIn(entities: World["entities"]): number {
    return [...entities.keys()].filter((number) => number >= 590).length;
  }

  it("follows himself, to an eighth of a unit", () => {
    const { result } = haunted(bytes, [RUNS[0]!]);
    const seen = [...states(dem, result)].flatMap(({ entities }) => {
      const [self, ghost] = [entities.get(1), entities.get(599)];
      return ghost === undefined ? [] : [[self!.origin, ghost.origin, self!.frame - ghost.frame]];
    });
    expect(seen.length).toBeGreaterThan(1000);
    for (const [self, ghost, frames] of seen) expect([ghost, frames]).toEqual([self, 0]);
  });

  it("keeps the bytes of all blocks, before what is added", () => {
    const { result } = haunted(bytes, RUNS);
    const after = blocksOf(dem, result);
    for (const [i, { body }] of blocksOf(dem, bytes).entries())
      expect(Buffer.compare(body, after[i]!.body.subarray(0, body.length))).toBe(0);
  });

  it.each([lmpcText, jsonLines])("comes back from $title", async (form) => {
    const { result } = haunted(bytes, RUNS);
    const again = await throughText(form, dem, result);
    expect(Buffer.compare(again, result)).toBe(0);
  });
});
