import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatOfFile } from "../../formats/index.ts";
import type { AnyContainer } from "../../recording/index.ts";
import { type Shown, type World, WorldReader } from "../../quake/world/index.ts";
import { ALL, type Wanted } from "../../quake/world/wanted.ts";
import {
  corpusFiles,
  type File,
  fixtures,
  fteFixtures,
  hasCorpus,
  isWhole,
  whyNoCorpus,
} from "../support/corpus.ts";
import { whole } from "../support/whole.ts";

const MOST = isWhole ? 40_000 : 10_000;
const ENDINGS = ["dem", "qwd", "mvd", "dm2", "mvd2"];

const CHOICES: readonly Wanted[] = [0, 1, 2, 3, 4, 5, 6].map((bits) => {
  return { entities: (bits & 1) > 0, players: (bits & 2) > 0, figures: (bits & 4) > 0 };
});

/** What worlds have of each choice, at the moment in which they are shown. */
function worldsOf(
  container: AnyContainer,
  bytes: Uint8Array,
  wanted: Wanted,
  choices: readonly Wanted[],
): unknown[][] {
  const reader = new WorldReader<object, any, any, any>(container, {}, undefined, wanted);
  const found: unknown[][] = choices.map(() => []);
  const see = (parts: ReturnType<typeof reader.push>) => {
    for (const part of parts)
      if (part.kind === "block")
        for (const shown of reader.shown(part))
          for (const [i, choice] of choices.entries()) found[i]!.push(chosen(shown, choice));
  };
  see(reader.push(bytes));
  see(reader.end());
  return found;
}

function chosen({ seconds, world }: Shown, { entities, players, figures }: Wanted): object {
  const { block, time, frame, level, scoreboard, view } = world;
  const { stats, ...eyes } = view;
  return {
    seconds,
    at: { block, time, frame, slot: view.slot, entity: view.entity },
    level: { ...level, lightstyles: [...level.lightstyles], settings: [...level.settings] },
    scoreboard: [...scoreboard],
    ...(entities ? { entities: [...world.entities], complete: world.complete } : {}),
    ...(players ? { players: [...playersOf(world, figures)], eyes } : {}),
    ...(figures ? { stats } : {}),
  };
}

function* playersOf({ players }: World, hasFigures: boolean): Generator<object, void> {
  for (const player of players.values()) yield hasFigures ? player : { ...player, stats: {} };
}

const OWN = ENDINGS.flatMap((ending) => fixtures(`.${ending}`));
const OTHERS = ENDINGS.flatMap((ending) => corpusFiles(ending, `.${ending}`));

function expectAlike({ name }: File, bytes: Uint8Array, choices = CHOICES): void {
  const container = formatOfFile(name);
  const all = worldsOf(container, bytes, ALL, choices);
  for (const [i, wanted] of choices.entries()) {
    const [some] = worldsOf(container, bytes, wanted, [wanted]);
    // What tells of differences is slow.
    if (!isDeepStrictEqual(some, all[i])) expect(some, JSON.stringify(wanted)).toEqual(all[i]);
  }
}

describe("worlds of which a part is asked for", () => {
  it.each(OWN)("have that part of $name as all of them do", (file) => {
    expectAlike(file, file.bytes().subarray(0, MOST));
  });

  // Players that only commands tell of.
  it.each(fteFixtures())("have that part of $name, with FTE's extensions, too", (file) => {
    expectAlike(file, file.bytes().subarray(0, MOST / 2));
  });

  whole("have it also where the recording is damaged", () => {
    const damage = fc.array(fc.tuple(fc.nat(MOST - 1), fc.nat(255)), { minLength: 1 });
    const some = fc.tuple(fc.constantFrom(...OWN), fc.constantFrom(...CHOICES), damage);
    const damaged = ([file, wanted, places]: typeof some extends fc.Arbitrary<infer T>
      ? T
      : never) => {
      const bytes = file.bytes().slice(0, MOST);
      for (const [at, byte] of places) bytes[at % bytes.length] = byte;
      expectAlike(file, bytes, [wanted]);
    };
    fc.assert(fc.property(some, damaged), { numRuns: isWhole ? 40 : 10 });
  });
});

describe.skipIf(!hasCorpus)(`worlds of recordings of others${whyNoCorpus}`, () => {
  it.each(OTHERS)("have that part of $name as all of them do", (file) => {
    expectAlike(file, file.bytes().subarray(0, MOST), [CHOICES[0]!, CHOICES[2]!, CHOICES[6]!]);
  });
});
