import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import { difference } from "../../../fuzz/properties/equal.ts";
import { edited, recam, type Shot, type Survey, surveyed } from "../../../quake/edit/index.ts";
import { jsonLines, lmpcText } from "../../../quake/lmpc/index.ts";
import { states, timedStates, type World } from "../../../quake/world/index.ts";
import { readRecording } from "../../../recording/index.ts";
import {
  beginningOf,
  corpusFiles,
  fixtures,
  hasCorpus,
  howMuch,
  isWhole,
  whyNoCorpus,
  whyNotWhole,
} from "../../support/corpus.ts";
import { blocksOf, bytesOf, fault, shown, throughText } from "../../support/edit-states.ts";
import { script } from "./random-script.ts";
import { whole } from "../../support/whole.ts";

function recammed(bytes: Uint8Array, shots: readonly Shot[]) {
  const parts = [...readRecording(dem, bytes)];
  const survey = surveyed(dem, parts);
  const edit = recam(dem, { shots }, survey);
  return { result: bytesOf(dem, edited(parts, edit)), edit, survey };
}

/** What of a world a camera does not change. */
function without(world: World, camera: ReadonlySet<number>) {
  const { view: _, entities, ...others } = shown(world, dem);
  return { ...others, entities: entities.filter(([number]) => !camera.has(number as number)) };
}

/** What is another than the script says; undefined where nothing is. */
function wrongWorld(bytes: Uint8Array, result: Uint8Array, shots: readonly Shot[], survey: Survey) {
  const cameras = new Set(
    Array.from({ length: survey.levels }, (_, i) => survey.free(i + 1, 599)!),
  );
  const others = states(dem, result);
  let levelsBegin = NaN;
  for (const { seconds, world } of timedStates(dem, bytes)) {
    levelsBegin = Number.isNaN(levelsBegin) ? world.time : levelsBegin;
    const { value: other, done } = others.next();
    if (done === true) return `at ${seconds}: the frame is not there`;
    const isIn = shots.some(({ from, to }) => {
      const now = Math.round(seconds * 1000);
      return Math.round(from * 1000) <= now && now < Math.round(to * 1000);
    });
    const isSeen = cameras.has(other.view.entity ?? 0);
    if (isSeen !== isIn) return `at ${seconds}: the view is at ${other.view.entity}`;
    const found = isIn
      ? difference(without(world, cameras), without(other, cameras))
      : difference(shown(world, dem), shown(other, dem));
    if (found !== undefined) return `at ${seconds}: ${found}`;
  }
  return others.next().done === true ? undefined : "there are more frames";
}

describe.each(fixtures(".dem"))("$name", (file) => {
  const bytes = file.bytes();

  whole("shows the same worlds at all frames, but for the view in a script's shots", () => {
    fc.assert(
      fc.property(script(12), (shots) => {
        const { result, survey } = recammed(bytes, shots);
        expect(fault(dem, result)).toBeUndefined();
        expect(wrongWorld(bytes, result, shots, survey)).toBeUndefined();
      }),
      { numRuns: isWhole ? 6 : 2 },
    );
  });

  const SHOT = {
    from: 2,
    to: 4,
    place: { kind: "still", point: [0, 0, 0] },
    look: { kind: "target", target: { kind: "recorder" } },
    fov: 60,
  } as const;

  whole("keeps the bytes of all blocks outside of a shot, but for one after it", () => {
    const { result, edit } = recammed(bytes, [SHOT]);
    const before = blocksOf(dem, bytes);
    const after = blocksOf(dem, result);
    // A block turns the view before the shot, another one after it.
    expect(after).toHaveLength(before.length + 2);
    const same = (a: number, b: number) =>
      Buffer.compare(before[a]!.body, after[b]!.body) === 0 &&
      JSON.stringify(before[a]!.block) === JSON.stringify(after[b]!.block);
    const first = before.findIndex((_, i) => !same(i, i));
    expect(before.slice(0, first).every((_, i) => same(i, i))).toBe(true);
    const end = before.findLastIndex((_, i) => !same(i, i + 2));
    const inside = before.slice(0, end).map((_, i) => i >= first && !same(i, i + 1));
    expect(inside.filter(Boolean)).toHaveLength(edit.frames);
    expect(
      Buffer.from(after[end + 2]!.body)
        .subarray(0, before[end]!.body.length)
        .equals(before[end]!.body),
    ).toBe(true);
  });

  it.each([lmpcText, jsonLines])("comes back from $title", async (form) => {
    const { result } = recammed(bytes, [SHOT]);
    const again = await throughText(form, dem, result);
    expect(Buffer.compare(again, result)).toBe(0);
  });
});

const why = hasCorpus ? whyNotWhole : whyNoCorpus;

describe.skipIf(!hasCorpus || !isWhole)(`recordings of others${why}`, () => {
  const all = [...corpusFiles("dem", ".dem"), ...corpusFiles("recorded", ".dem")];

  it.each(all)(`$name is seen from elsewhere, or refused with the reason${howMuch}`, (file) => {
    const bytes = beginningOf(file);
    const shots: Shot[] = [
      {
        from: 0.2,
        to: 1e6,
        place: {
          kind: "orbit",
          center: { kind: "recorder" },
          radius: 64,
          height: 16,
          period: 5,
          start: 0,
        },
        look: { kind: "target", target: { kind: "recorder" } },
      },
    ];
    const made = (() => {
      try {
        return recammed(bytes, shots);
      } catch (error) {
        return error as Error;
      }
    })();
    if (made instanceof Error) {
      expect(made.message).toMatch(
        /after the recording's end|no shot is shown|in lists, of DarkPlaces or FTE|another format/,
      );
      return;
    }
    const again = bytesOf(dem, readRecording(dem, made.result));
    expect(Buffer.compare(again, made.result)).toBe(0);
    expect(made.edit.frames).toBeGreaterThan(0);
  });
});
