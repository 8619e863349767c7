import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { difference } from "../../../fuzz/properties/equal.ts";
import { dem } from "../../../generated/dem.ts";
import { qwd } from "../../../generated/qwd.ts";
import {
  edited,
  type Ghost,
  ghostNoteText,
  type GhostOptions,
  GhostReader,
  ghosts,
  surveyed,
} from "../../../quake/edit/index.ts";
import { jsonLines, lmpcText } from "../../../quake/lmpc/index.ts";
import { states, timedStates, type World } from "../../../quake/world/index.ts";
import { type AnyContainer, readRecording } from "../../../recording/index.ts";
import { recordingOf } from "../../meaning/state-vectors.ts";
import { entities, levelOf, player } from "../../support/client-recording.ts";
import { corpusFiles, fixtures, isWhole } from "../../support/corpus.ts";
import { bytesOf, fault, shown, throughText } from "../../support/edit-states.ts";
import { whole } from "../../support/whole.ts";

function ghostOf(container: AnyContainer, bytes: Uint8Array): Ghost {
  const reader = new GhostReader(container);
  for (const part of readRecording(container, bytes)) reader.take(part);
  return reader.ghost("run");
}

function haunted(bytes: Uint8Array, runs: readonly Ghost[], options: GhostOptions) {
  const parts = [...readRecording(qwd, bytes)];
  const edit = ghosts(qwd, runs, surveyed(qwd, parts), options);
  return { edit, result: bytesOf(qwd, edited(parts, edit)) };
}

/** The highest number that a word of nine bits can say. */
const FIRST = 511;

function without(world: World) {
  const { entities, ...others } = shown(world, qwd);
  return { ...others, entities: entities.filter(([number]) => (number as number) < FIRST - 2) };
}

const bytes = fixtures(".qwd")[0]!.bytes();
const run = ghostOf(qwd, bytes);

describe("a ghost in a recording of QuakeWorld", () => {
  const { result, edit } = haunted(bytes, [run], { align: "clock" });

  whole("is where he was at the same time, and leans as players do", () => {
    const others = states(qwd, result);
    let frames = 0;
    for (const { players, view } of states(qwd, bytes)) {
      const ghost = others.next().value!.entities.get(FIRST);
      const player = players.get(view.slot!);
      if (player === undefined || ghost === undefined) continue;
      expect([ghost.model, ghost.origin]).toEqual(["progs/player.mdl", player.origin]);
      // QWCL: a player's model leans a third of his view, the other way. A step is 360 / 256 degrees.
      const [pitch, yaw] = player.angles ?? view.angles ?? [0, 0];
      const off = [ghost.angles[0] + pitch / 3, ghost.angles[1] - yaw];
      for (const angle of off)
        expect(Math.abs(angle - 360 * Math.round(angle / 360))).toBeLessThan(0.71);
      frames++;
    }
    expect(frames).toBe(edit.framesOf(run));
    expect(frames).toBeGreaterThan(100);
  });

  whole("may be of Quake, and is seen as a player where the level does not have his model", () => {
    const other = ghostOf(dem, fixtures(".dem")[0]!.bytes());
    const [level] = other.levels;
    const frames = level!.frames.map((frame) => ({ ...frame, model: "progs/eyes2.mdl" }));
    const own = { ...other, levels: [{ ...level!, map: run.levels[0]!.map, frames }] };
    const { edit: both, result: made } = haunted(bytes, [own], { align: "start" });
    expect(both.notes.map(ghostNoteText)).toEqual([
      "level 1: there is no number for a model, so he is seen as a player: progs/eyes2.mdl",
    ]);
    const models = [...states(qwd, made)].map(({ entities }) => entities.get(FIRST)?.model);
    expect(new Set(models)).toEqual(new Set([undefined, "progs/player.mdl"]));
  });

  it.each([lmpcText, jsonLines])("comes back from $title", async (form) => {
    const again = await throughText(form, qwd, result);
    expect(Buffer.compare(again, result)).toBe(0);
  });
});

it("a ghost is looked for where a level's first frame is: what lists its models may come late", () => {
  const [serverdata, ...lists] = levelOf(1);
  const packet = (time: number, ...messages: readonly object[]) => ({ block: { time }, messages });
  const frames = [1, 1.1].map((time) => packet(time, player(1, 0), entities()));
  const blocks = [packet(0, serverdata!), packet(0), packet(0, ...lists), ...frames];
  const made = recordingOf(qwd, blocks as never, "28");
  const { edit } = haunted(made, [ghostOf(qwd, made)], {});
  expect(edit.notes).toEqual([]);
  // Of what the level does not list nothing is added.
  const none = recordingOf(qwd, [packet(0, serverdata!), ...frames] as never, "28");
  const seen = ghostOf(qwd, made);
  const unknown = { ...seen, levels: [{ ...seen.levels[0]!, map: "" }] };
  expect(haunted(none, [unknown], {}).edit.notes.map(({ kind }) => kind)).toEqual(["unknown"]);
});

const others = isWhole ? corpusFiles("qwd", ".qwd") : [];

describe.each([...fixtures(".qwd"), ...others])("ghosts in $name", (file) => {
  whole(
    "leave the same worlds at all frames",
    () => {
      const recording = file.bytes();
      const original = [...states(qwd, recording)].map(without);
      const times = [...timedStates(qwd, recording)];
      const { map } = times[0]!.world.level;
      const { seconds } = times.at(-1)!;
      const second = fc.integer({ min: -1000, max: 3000 }).map((ms) => ms / 1000);
      fc.assert(
        fc.property(fc.array(second, { minLength: 1, maxLength: 2 }), (shifts) => {
          const runs = shifts.map((shift) => ({
            ...run,
            levels: [later(run.levels[0]!, shift, map)],
          }));
          const begins = Math.min(...runs.flatMap(({ levels }) => levels[0]!.frames[0]!.seconds));
          fc.pre(begins < seconds);
          const { result } = haunted(recording, runs, { align: { own: 0, ghost: 0 } });
          expect(fault(qwd, result)).toBe(fault(qwd, recording));
          const worlds = [...states(qwd, result)];
          expect(worlds).toHaveLength(original.length);
          for (const [i, world] of worlds.entries()) {
            const found = difference(original[i]!, without(world));
            expect([i, found]).toEqual([i, undefined]);
          }
        }),
        { numRuns: isWhole ? 2 : 1 },
      );
      // Recordings of others are long.
    },
    600_000,
  );
});

/** A run's way on another map, and later. */
function later(level: Ghost["levels"][number], by: number, map: string) {
  const frames = level.frames.map((frame) => ({ ...frame, seconds: frame.seconds + by }));
  return { ...level, map, frames };
}
