import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatOfFile } from "../../formats/index.ts";
import type { AnyContainer } from "../../recording/index.ts";
import { type Player, type Shown, type World, WorldReader } from "../../quake/world/index.ts";
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
import { madeRecordings } from "../support/made-worlds.ts";
import { whole } from "../support/whole.ts";

const MOST = isWhole ? 40_000 : 10_000;
const ENDINGS = ["dem", "qwd", "mvd", "dm2", "mvd2"];

const CHOICES: readonly Wanted[] = [0, 1, 2, 3, 4, 5, 6].map((bits) => {
  return { entities: (bits & 1) > 0, players: (bits & 2) > 0, figures: (bits & 4) > 0 };
});

const FIGURES: Wanted = { entities: false, players: false, figures: true };

/** Each world is looked at before the next. */
const PASSING: Wanted = { ...ALL, passing: true };

/** What worlds have of each choice, at the moment in which they are shown. */
function worldsOf(
  container: AnyContainer,
  bytes: Uint8Array,
  wanted: Wanted,
  choices: readonly Wanted[],
  version?: string,
): unknown[][] {
  const options = { version };
  const reader = new WorldReader<object, any, any, any>(container, options, undefined, wanted);
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
  const { stats, ...own } = view;
  // A camera that is at no player is where an entity is.
  const isElsewhere = view.entity !== undefined && view.slot === undefined;
  const eyes = isElsewhere && !entities ? { ...own, origin: undefined } : own;
  return {
    seconds,
    at: { block, time, frame, slot: view.slot, entity: view.entity },
    level: { ...level, lightstyles: [...level.lightstyles], settings: [...level.settings] },
    scoreboard: [...scoreboard],
    ...(entities ? { entities: [...world.entities], complete: world.complete } : {}),
    ...(players ? { players: [...playersOf(world, figures)], eyes } : {}),
    ...(figures ? { stats, figures: [...figuresOf(world)] } : {}),
  };
}

/** In which order figures and places come is another where figures are not asked for. */
function bySlot({ players }: World): Player[] {
  return [...players.values()].toSorted((a, b) => a.slot - b.slot);
}

/** Those of players, of whom nothing else is known but their names where players are not asked for. */
function* figuresOf(world: World): Generator<object, void> {
  for (const { slot, name, stats } of bySlot(world))
    if (stats !== undefined) yield { slot, name, stats };
}

function* playersOf(world: World, hasFigures: boolean): Generator<object, void> {
  for (const player of bySlot(world)) yield hasFigures ? player : { ...player, stats: {} };
}

/** Of a small recording nothing is given before its end. */
function* both<T>(first: Iterable<T>, second: () => Iterable<T>): Generator<T, void> {
  yield* first;
  yield* second();
}

/** What is not asked for is not there. */
function expectNoMore(
  container: AnyContainer,
  bytes: Uint8Array,
  wanted: Wanted,
  version?: string,
): void {
  const { entities, players, figures } = wanted;
  const reader = new WorldReader<object, any, any, any>(container, { version }, undefined, wanted);
  for (const part of both(reader.push(bytes), () => reader.end())) {
    if (part.kind !== "block") continue;
    for (const { world } of reader.shown(part)) {
      if (!entities && !players) expect(world.entities.size).toBe(0);
      if (!players && !figures) expect(world.players.size).toBe(0);
      if (entities) continue;
      const numbers = [...world.entities.keys()];
      expect(numbers.filter((number) => number > world.level.maxclients)).toEqual([]);
    }
  }
}

const OWN = ENDINGS.flatMap((ending) => fixtures(`.${ending}`));
const OTHERS = ENDINGS.flatMap((ending) => corpusFiles(ending, `.${ending}`));

function expectAlike({ name }: File, bytes: Uint8Array, choices = CHOICES): void {
  expectParts(formatOfFile(name), bytes, choices);
}

function expectParts(
  container: AnyContainer,
  bytes: Uint8Array,
  choices: readonly Wanted[],
  version?: string,
): void {
  const all = worldsOf(container, bytes, ALL, choices, version);
  for (const [i, wanted] of choices.entries()) {
    const [some] = worldsOf(container, bytes, wanted, [wanted], version);
    // What tells of differences is slow.
    if (!isDeepStrictEqual(some, all[i])) expect(some, JSON.stringify(wanted)).toEqual(all[i]);
    expectNoMore(container, bytes, wanted, version);
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

  it.each(madeRecordings())("have it of any recording of $name", (made) => {
    const { container, version, bytes } = made;
    fc.assert(
      fc.property(bytes, (own) => expectParts(container, own, [...CHOICES, PASSING], version)),
      { numRuns: isWhole ? 15 : 4 },
    );
  });

  it.each(madeRecordings())(
    "have the figures of the status line, where they suffice: $name",
    (made) => {
      const { container, version, bytes } = made;
      const wanted: Wanted = { entities: false, players: false, figures: true, statusOnly: true };
      const named = (all: readonly unknown[]) =>
        (all as readonly { readonly stats: object }[]).map(({ stats }) =>
          Object.entries(stats).filter(([name]) => !/^\d+$/.test(name)),
        );
      const same = (own: Uint8Array) => {
        const [all] = worldsOf(container, own, ALL, [FIGURES], version);
        const [some] = worldsOf(container, own, wanted, [FIGURES], version);
        expect(named(some!)).toEqual(named(all!));
      };
      fc.assert(fc.property(bytes, same), { numRuns: isWhole ? 10 : 3 });
    },
  );

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
