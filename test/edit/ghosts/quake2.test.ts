import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { difference } from "../../../fuzz/properties/equal.ts";
import { dm2 } from "../../../generated/dm2.ts";
import {
  edited,
  type Ghost,
  type GhostOptions,
  GhostReader,
  ghosts,
  surveyed,
} from "../../../quake/edit/index.ts";
import { jsonLines, lmpcText } from "../../../quake/lmpc/index.ts";
import { states, type World } from "../../../quake/world/index.ts";
import { readRecording } from "../../../recording/index.ts";
import { recordingOf } from "../../meaning/state-vectors.ts";
import { QUAKE2_LEVEL } from "../../support/quake2-level.ts";
import { corpusFiles, fixtures, hasCorpus, isWhole, whyNotWhole } from "../../support/corpus.ts";
import { blocksOf, bytesOf, fault, shown, throughText } from "../../support/edit-states.ts";

function ghostOf(bytes: Uint8Array): Ghost {
  const reader = new GhostReader(dm2);
  for (const part of readRecording(dm2, bytes)) reader.take(part);
  return reader.ghost("itself");
}

function haunted(bytes: Uint8Array, runs: readonly Ghost[], options: GhostOptions) {
  const parts = [...readRecording(dm2, bytes)];
  const edit = ghosts(dm2, runs, surveyed(dm2, parts), options);
  return { edit, result: bytesOf(dm2, edited(parts, edit)) };
}

/** The highest number that id's engine has for entities: MAX_EDICTS is 1024. */
const FIRST = 1023;

/** A world without ghosts, and without what the configuration says of them. */
function without(world: World) {
  const { entities, level, ...others } = shown(world, dm2);
  const settings = level.settings.filter(([number]) => !GHOSTS.has(number as string));
  const own = entities.filter(([number]) => (number as number) < FIRST - 2);
  return { ...others, level: { ...level, settings }, entities: own };
}

/** Players have configuration from number 1312 on, 256 of them (DM2 §3.14): the last ones are nobody's. */
const GHOSTS = new Set([1567, 1566].map(String));

const [client, server] = fixtures(".dm2").map((file) => file.bytes());

describe("a ghost in a recording of Quake II", () => {
  const run = ghostOf(client!);
  const { result } = haunted(client!, [run], { align: "clock" });

  it("is where he was at the same time, as a player with a number of his own", () => {
    const others = states(dm2, result);
    let frames = 0;
    for (const { entities, view } of states(dm2, client!)) {
      const { value: other } = others.next();
      const [player, ghost] = [entities.get(view.entity!), other!.entities.get(FIRST)];
      expect(ghost === undefined).toBe(player === undefined);
      if (player === undefined || ghost === undefined) continue;
      const { modelindex, skin, frame, origin, angles } = ghost;
      expect([modelindex, skin, frame]).toEqual([255, 255, player.frame]);
      expect([origin, angles]).toEqual([player.origin, player.angles]);
      frames++;
    }
    expect(frames).toBeGreaterThan(100);
  });

  it("looks as his configuration said, and has no name on the scoreboard", () => {
    const own = [...states(dm2, client!)].at(-1)!;
    const after = [...states(dm2, result)].at(-1)!;
    const [, look] = own.level.settings.get(`${1312 + own.view.slot!}`)!.split("\\");
    expect(look).toMatch(/^\w+\/\w+$/);
    expect(after.level.settings.get("1567")).toBe(`\\${look}`);
    expect([...after.scoreboard.keys()]).toEqual([...own.scoreboard.keys()]);
  });

  it("comes into a server's recording, too", () => {
    const { edit, result: both } = haunted(server!, [run], { align: "start" });
    expect(fault(dm2, both)).toBeUndefined();
    expect(edit.framesOf(run)).toBeGreaterThan(50);
  });

  it("is refused where it is asked how solid he looks", () => {
    expect(() => haunted(client!, [run], { alpha: 0.5 })).toThrow(
      "Quake II's protocols do not say how solid an entity looks",
    );
  });

  it.each([lmpcText, jsonLines])("comes back from $title", async (form) => {
    const again = await throughText(form, dm2, result);
    expect(Buffer.compare(again, result)).toBe(0);
  });
});

it("a run is of whoever recorded it, though no configuration names him", () => {
  const map = { type: "configstring", index: 33, string: "maps/a.bsp" };
  const frame = [
    { type: "frame", serverframe: 1, deltaframe: -1, suppresscount: 0, areas: new Uint8Array(0) },
    { type: "playerinfo", stats: {} },
    { type: "packetentities", entities: [{ number: 1, modelindex: 255, remove: false }] },
  ];
  const made = recordingOf(dm2, [[QUAKE2_LEVEL, map], frame] as never, "34");
  expect(ghostOf(made).levels).toMatchObject([{ map: "a", frames: [{ model: "male/grunt" }] }]);
});

const others = isWhole ? corpusFiles("dm2", ".dm2") : [];

/** Recordings in which whoever recorded is in sight of himself, for some seconds. */
const LONG = [...fixtures(".dm2").slice(0, 1), ...others].filter((file) => {
  const worlds = [...states(dm2, file.bytes())];
  const { length } = worlds.filter(({ view, entities }) => entities.has(view.entity!));
  return length > 40;
});

it.skipIf(!isWhole)(`there are recordings whose players see themselves${whyNotWhole}`, () => {
  expect(LONG.length).toBeGreaterThan(hasCorpus ? 4 : 0);
});

describe.each(LONG)("ghosts in $name", (file) => {
  it("leave the same worlds at all frames", () => {
    const bytes = file.bytes();
    const original = [...states(dm2, bytes)].map(without);
    const run = ghostOf(bytes);
    const second = fc.integer({ min: -1000, max: 3000 }).map((ms) => ms / 1000);
    fc.assert(
      fc.property(fc.array(second, { minLength: 1, maxLength: 2 }), (shifts) => {
        const runs = shifts.map((shift) => ({ ...run, levels: run.levels.map(later(shift)) }));
        const { result } = haunted(bytes, runs, { align: { own: 0, ghost: 0 } });
        expect(fault(dm2, result)).toBeUndefined();
        const worlds = [...states(dm2, result)];
        expect(worlds).toHaveLength(original.length);
        for (const [i, world] of worlds.entries()) {
          const found = difference(original[i]!, without(world));
          expect([i, found]).toEqual([i, undefined]);
        }
        expect(blocksOf(dm2, result)).toHaveLength(blocksOf(dm2, bytes).length);
      }),
      { numRuns: isWhole ? 2 : 1 },
    );
    // Recordings of others are long.
  }, 600_000);
});

function later(by: number) {
  return (level: Ghost["levels"][number]) => ({
    ...level,
    frames: level.frames.map((frame) => ({ ...frame, seconds: frame.seconds + by })),
  });
}
