import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { difference } from "../../../fuzz/properties/equal.ts";
import { mvd } from "../../../generated/mvd.ts";
import type { Message } from "../../../generated/quakeworld.ts";
import { qwd, type QwdBlock } from "../../../generated/qwd.ts";
import { edited, EditError, recam, type Shot, surveyed } from "../../../quake/edit/index.ts";
import { jsonLines, lmpcText } from "../../../quake/lmpc/index.ts";
import { states, timedStates, type World } from "../../../quake/world/index.ts";
import { readRecording } from "../../../recording/index.ts";
import { corpusFiles, fixtures, isWhole } from "../../support/corpus.ts";
import { blocksOf, bytesOf, fault, shown, throughText } from "../../support/edit-states.ts";
import { script } from "./random-script.ts";
import { whole } from "../../support/whole.ts";

function recammed(bytes: Uint8Array, shots: readonly Shot[], commands?: readonly string[]) {
  const parts = [...readRecording(qwd, bytes)];
  const survey = surveyed(qwd, parts);
  const edit = recam(qwd, { shots, ...(commands && { commands }) }, survey);
  return { result: bytesOf(qwd, edited(parts, edit)), edit };
}

const client = fixtures(".qwd")[0]!.bytes();
const STILL: Shot = {
  from: 2,
  to: 4,
  place: { kind: "still", point: [100.06, -200, 300] },
  look: { kind: "angles", angles: [10, 90, 0] },
  fov: 60,
};
/** The highest number that nine bits have. */
const DOUBLE = 511;

/** What of a world a camera does not change: the player who recorded is where it is. */
function without(world: World) {
  const { view: _, entities, players, ...others } = shown(world, qwd);
  return {
    ...others,
    entities: entities.filter(([number]) => number !== DOUBLE),
    players: players.filter(([slot]) => slot !== world.view.slot),
  };
}

function isIn(shots: readonly Shot[], seconds: number): boolean {
  const now = Math.round(seconds * 1000);
  return shots.some(
    ({ from, to }) => Math.round(from * 1000) <= now && now < Math.round(to * 1000),
  );
}

/** What is another than the script says; undefined where nothing is. */
function wrongWorld(bytes: Uint8Array, result: Uint8Array, shots: readonly Shot[]) {
  const others = states(qwd, result);
  for (const { seconds, world } of timedStates(qwd, bytes)) {
    const { value: other, done } = others.next();
    if (done === true) return `at ${seconds}: the frame is not there`;
    const found = isIn(shots, seconds)
      ? difference(without(world), without(other))
      : difference(shown(world, qwd), shown(other, qwd));
    if (found !== undefined) return `at ${seconds}: ${found}`;
  }
  return others.next().done === true ? undefined : "there are more frames";
}

describe("a shot in a client's recording of QuakeWorld", () => {
  const { result, edit } = recammed(client, [STILL], ["crosshair 0"]);
  const before = [...timedStates(qwd, client)].map(({ seconds, world }) => ({ seconds, world }));
  const after = [...states(qwd, result)];
  const inside = before.flatMap(({ seconds }, i) => (isIn([STILL], seconds) ? [i] : []));
  const [first, last] = [inside[0]!, inside.at(-1)!];

  it("has the eyes at its place, 22 units above the player, who rests, and its direction", () => {
    expect(inside.length).toBe(edit.frames);
    expect(inside.length).toBeGreaterThan(10);
    for (const i of inside) {
      const { view, players } = after[i]!;
      expect([view.origin, view.angles, view.stats[2]]).toEqual([
        [100, -200, 278],
        [10, 90, 0],
        // The weapon comes with the first of them.
        0,
      ]);
      expect(players.get(view.slot!)!.velocity).toEqual([0, 0, 0]);
    }
  });

  it("shows an entity in the player's place, since clients do not draw him", () => {
    for (const i of inside) {
      const { view, players, level } = before[i]!.world;
      const { origin, state } = players.get(view.slot!)!;
      const double = after[i]!.entities.get(DOUBLE)!;
      expect(double).toMatchObject({ origin, frame: state["frame"], colormap: view.slot! + 1 });
      expect(level.models[double.modelindex]).toBe("progs/player.mdl");
    }
    const outside = after.filter((_, i) => !inside.includes(i));
    expect(outside.some(({ entities }) => entities.has(DOUBLE))).toBe(false);
  });

  it("has commands of the client that look so and move nothing, and no other ones", () => {
    const [was, is] = [blocksOf(qwd, client), blocksOf(qwd, result)];
    expect(is).toHaveLength(was.length);
    const [from, to] = [before[first - 1]!.world.block, before[last]!.world.block];
    for (const [i, { block }] of is.entries()) {
      const own = block as QwdBlock;
      if (own.code !== 0) continue;
      const { angles, forwardmove, sidemove, upmove, buttons } = own;
      if (i > from && i < to)
        expect([angles, forwardmove, sidemove, upmove, buttons]).toEqual([[10, 90, 0], 0, 0, 0, 0]);
      else expect(own).toEqual(was[i]!.block);
    }
  });

  it("takes the player's weight away, and gives it and his weapon back", () => {
    const blocks = blocksOf(qwd, result);
    const added = (i: number) =>
      (blocks[before[i]!.world.block]!.messages as Message[]).filter(({ type }) =>
        ["entgravity", "updatestat", "stufftext"].includes(type),
      );
    expect(added(first)).toEqual(
      expect.arrayContaining([
        { type: "entgravity", gravity: 0 },
        { type: "updatestat", index: 2, value: 0 },
        { type: "stufftext", text: "fov 60\ncrosshair 0\n" },
      ]),
    );
    expect(added(last + 1)).toEqual(
      expect.arrayContaining([
        { type: "entgravity", gravity: 1 },
        { type: "updatestat", index: 2, value: before[last + 1]!.world.view.stats[2] },
        { type: "stufftext", text: "fov 90\n" },
      ]),
    );
  });

  it.each([lmpcText, jsonLines])("comes back from $title", async (form) => {
    const again = await throughText(form, qwd, result);
    expect(Buffer.compare(again, result)).toBe(0);
  });

  it("is refused where a place cannot be written, and in recordings of all players", () => {
    const far: Shot = { ...STILL, place: { kind: "still", point: [5000, 0, 0] } };
    expect(() => recammed(client, [far])).toThrow(EditError);
    expect(() => recammed(client, [far])).toThrow("the recording's protocol cannot say it");
    const all = fixtures(".mvd")[0]!.bytes();
    const parts = [...readRecording(mvd, all)];
    expect(() => recam(mvd, { shots: [STILL] }, surveyed(mvd, parts))).toThrow(
      "make one player's recording of it",
    );
  });
});

const others = isWhole ? corpusFiles("qwd", ".qwd") : [];

describe.each([...fixtures(".qwd").slice(0, 1), ...others])("cameras in $name", (file) => {
  whole("leave the same worlds at all frames, but for the view in a script's shots", () => {
    const bytes = file.bytes();
    const times = [...timedStates(qwd, bytes)].map(({ seconds }) => seconds);
    const isSpectators = blocksOf(qwd, bytes).some(({ messages }) =>
      (messages as Message[]).some((one) => one.type === "serverdata" && one.spectator === 1),
    );
    fc.assert(
      fc.property(script(12), (shots) => {
        if (isSpectators) {
          expect(() => recammed(bytes, shots)).toThrow(EditError);
          return;
        }
        const isShown = times.some((seconds) => isIn(shots, seconds));
        if (!isShown || shots.some(({ from }) => from > times.at(-1)!)) {
          expect(() => recammed(bytes, shots)).toThrow(EditError);
          return;
        }
        const { result } = recammed(bytes, shots);
        expect(fault(qwd, result)).toBeUndefined();
        expect(wrongWorld(bytes, result, shots)).toBeUndefined();
      }),
      { numRuns: isWhole ? 6 : 2 },
    );
  });
});
