import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { difference } from "../../../fuzz/properties/equal.ts";
import { dm2 } from "../../../generated/dm2.ts";
import { edited, EditError, recam, type Shot, surveyed } from "../../../quake/edit/index.ts";
import { jsonLines, lmpcText } from "../../../quake/lmpc/index.ts";
import { states, timedStates, type World } from "../../../quake/world/index.ts";
import { readRecording } from "../../../recording/index.ts";
import { corpusFiles, fixtures, isWhole } from "../../support/corpus.ts";
import { blocksOf, bytesOf, fault, shown, throughText } from "../../support/edit-states.ts";
import { script } from "./random-script.ts";

function recammed(bytes: Uint8Array, shots: readonly Shot[], commands?: readonly string[]) {
  const parts = [...readRecording(dm2, bytes)];
  const survey = surveyed(dm2, parts);
  const edit = recam(dm2, { shots, ...(commands && { commands }) }, survey);
  return { result: bytesOf(dm2, edited(parts, edit)), edit, survey };
}

const [client, server] = fixtures(".dm2").map((file) => file.bytes());
const STILL: Shot = {
  from: 2,
  to: 4,
  place: { kind: "still", point: [100.06, -200, 300] },
  look: { kind: "angles", angles: [10, 90, 0] },
};
/** The highest number that id's engine has for entities: MAX_EDICTS is 1024. */
const DOUBLE = 1023;

/** What of a world a camera does not change. */
function without(world: World) {
  const { view: _, entities, ...others } = shown(world, dm2);
  return { ...others, entities: entities.filter(([number]) => number !== DOUBLE) };
}

function isIn(shots: readonly Shot[], seconds: number): boolean {
  const now = Math.round(seconds * 1000);
  return shots.some(
    ({ from, to }) => Math.round(from * 1000) <= now && now < Math.round(to * 1000),
  );
}

/** What is another than the script says; undefined where nothing is. */
function wrongWorld(bytes: Uint8Array, result: Uint8Array, shots: readonly Shot[]) {
  const others = states(dm2, result);
  for (const { seconds, world } of timedStates(dm2, bytes)) {
    const { value: other, done } = others.next();
    if (done === true) return `at ${seconds}: the frame is not there`;
    const found = isIn(shots, seconds)
      ? difference(without(world), without(other))
      : difference(shown(world, dm2), shown(other, dm2));
    if (found !== undefined) return `at ${seconds}: ${found}`;
  }
  return others.next().done === true ? undefined : "there are more frames";
}

describe("a shot in a recording of Quake II", () => {
  const { result, edit } = recammed(client!, [STILL], ["cl_gun 0"]);
  const before = [...timedStates(dm2, client!)].map(({ seconds, world }) => ({ seconds, world }));
  const after = [...states(dm2, result)];
  const inside = before.flatMap(({ seconds }, i) => (isIn([STILL], seconds) ? [i] : []));

  it("has the eyes at its place, in eighths of a unit, with its angles and without a weapon", () => {
    expect(inside.length).toBe(edit.frames);
    expect(inside.length).toBeGreaterThan(10);
    for (const i of inside) {
      const { origin, angles, gun } = after[i]!.view;
      expect([origin, gun]).toEqual([[100, -200, 300], 0]);
      for (const [axis, angle] of [10, 90, 0].entries())
        expect(Math.abs(angles![axis]! - angle)).toBeLessThan(360 / 65536);
    }
  });

  it("shows another entity in the player's place, since clients do not draw him", () => {
    for (const i of inside) {
      const { view, entities } = before[i]!.world;
      const player = entities.get(view.entity!);
      const double = after[i]!.entities.get(DOUBLE);
      if (player === undefined) expect(double).toBeUndefined();
      else expect(double).toEqual({ ...player, number: DOUBLE, event: 0, sound: 0 });
    }
    expect(inside.some((i) => after[i]!.entities.has(DOUBLE))).toBe(true);
    const outside = after.filter((_, i) => !inside.includes(i));
    expect(outside.some(({ entities }) => entities.has(DOUBLE))).toBe(false);
  });

  it("keeps the bytes of all blocks outside of it, but for those that differ from its frames", () => {
    const [was, is] = [blocksOf(dm2, client!), blocksOf(dm2, result)];
    const changed = was.flatMap(({ body }, i) =>
      Buffer.compare(body, is[i]!.body) === 0
        ? []
        : [before.findIndex((one) => one.world.block === i)],
    );
    expect(is).toHaveLength(was.length);
    expect(changed[0]).toBe(inside[0]);
    expect(changed.length - inside.length).toBeLessThan(4);
  });

  it("runs the script's commands when the first one begins", () => {
    const texts = blocksOf(dm2, result).flatMap(({ messages, index }) =>
      messages.flatMap((one) => (one.type === "stufftext" ? [{ index, one }] : [])),
    );
    expect(texts.filter(({ index }) => index === before[inside[0]!]!.world.block)).toEqual([
      { index: expect.anything(), one: { type: "stufftext", text: "cl_gun 0\n" } },
    ]);
  });

  it.each([lmpcText, jsonLines])("comes back from $title", async (form) => {
    const again = await throughText(form, dm2, result);
    expect(Buffer.compare(again, result)).toBe(0);
  });

  it("is refused in a server's recording, which has no view", () => {
    expect(() => recammed(server!, [STILL])).toThrow(EditError);
    expect(() => recammed(server!, [STILL])).toThrow("a server's recording has no view of its own");
    const place = { kind: "follow", target: { kind: "recorder" }, offset: [-96, 0, 40] } as const;
    const follow: Shot = { ...STILL, place: { ...place, turns: true } };
    expect(() => recammed(server!, [follow])).toThrow(
      "no shot is shown: whom the shots follow or look at is not in sight before they end",
    );
  });
});

const others = isWhole ? corpusFiles("dm2", ".dm2") : [];

describe.each([...fixtures(".dm2").slice(0, 1), ...others])("cameras in $name", (file) => {
  it("leave the same worlds at all frames, but for the view in a script's shots", () => {
    const bytes = file.bytes();
    const times = [...timedStates(dm2, bytes)].map(({ seconds }) => seconds);
    fc.assert(
      fc.property(script(12), (shots) => {
        const isShown = times.some((seconds) => isIn(shots, seconds));
        if (!isShown || shots.some(({ from }) => from > times.at(-1)!)) {
          expect(() => recammed(bytes, shots)).toThrow(EditError);
          return;
        }
        const { result } = recammed(bytes, shots);
        expect(fault(dm2, result)).toBeUndefined();
        expect(wrongWorld(bytes, result, shots)).toBeUndefined();
      }),
      { numRuns: isWhole ? 6 : 1 },
    );
  });
});
