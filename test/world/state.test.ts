import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currentCodec } from "../../recording/versions/protocol.ts";
import { anyOf, anyStructOf } from "../../fuzz/values/any-of.ts";
import { codecs as netquakeCodecs, table as netquake } from "../../generated/netquake.ts";
import {
  codecs as quake2Codecs,
  type Packetentity,
  table as quake2,
} from "../../generated/quake2.ts";
import { formatOfFile } from "../../formats/index.ts";
import {
  type AnyContainer,
  readRecording,
  type RecordedBlock,
  visitRecording,
  writeRecording,
} from "../../recording/index.ts";
import { states, streamStates, type World } from "../../quake/world/index.ts";
import { same } from "../../fuzz/properties/equal.ts";
import { Ring } from "../../quake/world/resolved/ring.ts";
import { Resolver, type State } from "../../quake/world/resolved/resolve.ts";
import { infoOf } from "../../quake/world/quakeworld/userinfo.ts";
import {
  beginningOf,
  corpusFiles,
  type File,
  fixtures,
  hasCorpus,
  howMuch,
  isWhole,
  whyNoCorpus,
} from "../support/corpus.ts";
import { expectEqual } from "../support/expect-equal.ts";
import { runs } from "../support/runs.ts";
import { whole } from "../support/whole.ts";

const RECORDINGS = [".dem", ".qwd", ".dm2"].flatMap(fixtures);

function worldsOf(file: File, bytes: Uint8Array = file.bytes()): World[] {
  return [...states(formatOfFile(file.name), bytes)];
}

/** What two worlds must have in common, whatever came before. */
function shown({ entities, players, view, time }: World) {
  const bodies = [...players].map(([slot, { origin, state }]) => ({ slot, origin, state }));
  return { entities: [...entities], bodies, origin: view.origin, time };
}

/** The entities without the names of their models, which a lost block may have reported. */
function bodies({ entities }: World): object[] {
  return [...entities.values()].map((entity) => ({ ...entity, model: undefined }));
}

describe("a delta and what it differs from", () => {
  const resolver = new Resolver(quake2, "packetentity");
  const version = quake2.current;
  const any = anyStructOf<Packetentity>(currentCodec(quake2Codecs), "packetentity", true).filter(
    (delta) => delta.remove !== true,
  );

  whole("make a state of which each member is the delta's, or else the reference's", () => {
    fc.assert(
      fc.property(any, any, (before, delta) => {
        const previous = resolver.resolve(version, before, {});
        const state = resolver.resolve(version, delta, { previous });
        for (const name of ["modelindex", "frame", "skin", "effects", "sound", "solid"] as const)
          expect(state[name]).toBe(delta[name] ?? previous[name]);
        expect(state["event"]).toBe(delta.event ?? 0);
        const origin = [delta.origin1, delta.origin2, delta.origin3];
        const old = previous["origin"] as number[];
        expect(state["origin"]).toEqual(origin.map((value, i) => value ?? old[i]));
        expect(state["oldorigin"]).toEqual(delta.oldorigin ?? old);
      }),
    );
  });

  it("make zeros where there is nothing to differ from, and leave the reference alone", () => {
    const updates = new Resolver(netquake, "updateentity");
    fc.assert(
      fc.property(anyOf(currentCodec(netquakeCodecs), "updateentity", true), (delta) => {
        const baseline: State = Object.freeze({ origin: Object.freeze([1, 2, 3]) }) as State;
        const state = updates.resolve(netquake.current, delta, { baseline });
        expect(state["skin"]).toBe(delta.skin ?? 0);
        expect((state["origin"] as number[])[1]).toBe(delta.origin2 ?? 2);
        expect(state["angles"]).toEqual([delta.angle1 ?? 0, delta.angle2 ?? 0, delta.angle3 ?? 0]);
      }),
    );
  });

  it("merge what is told value by value", () => {
    const playerinfo = new Resolver(quake2, "playerinfo");
    const first = playerinfo.resolve(version, { stats: { 1: 100, 3: 5 } }, {});
    const second = playerinfo.resolve(version, { stats: { 3: 4 } }, { previous: first });
    expect(second["stats"]).toEqual({ 1: 100, 3: 4 });
  });
});

describe("remembered frames", () => {
  it("are those of the last numbers, and no others", () => {
    const step = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
        const ring = new Ring<{ readonly number: number }>(16);
        let number = 0;
        for (const next of steps) ring.put({ number: (number += next) });
        for (let n = -20; n <= number + 20; n++) {
          const found = ring.get(n);
          if (found !== undefined) expect(found.number).toBe(n);
        }
        expect(ring.get(number)?.number).toBe(number);
      }),
    );
  });
});

describe("names and values", () => {
  it("are read from a text with backslashes", () => {
    expect([...infoOf("\\name\\Ranger\\team\\red")]).toEqual([
      ["name", "Ranger"],
      ["team", "red"],
    ]);
    expect([...infoOf("")]).toEqual([]);
    expect([...infoOf("\\name")]).toEqual([]);
  });
});

describe.each(RECORDINGS)("states of $name", (file) => {
  const container = formatOfFile(file.name);
  const worlds = worldsOf(file);

  it("are there for each frame, with all that is in sight", () => {
    expect(worlds.length).toBeGreaterThan(20);
    expect(worlds.flatMap((world) => world.problems)).toEqual([]);
    expect(worlds.every((world) => world.complete)).toBe(true);
    const last = worlds.at(-1)!;
    expect(last.level.map).not.toBe("");
    expect(last.entities.size).toBeGreaterThan(0);
    expect(last.scoreboard.size).toBeGreaterThan(0);
    for (const entity of last.entities.values())
      if (entity.modelindex > 0 && entity.modelindex < 255)
        expect(entity.model).toBe(last.level.models[entity.modelindex]);
  });

  it("are the same when the bytes come in pieces", async () => {
    const bytes = file.bytes();
    const pieces = [bytes.subarray(0, 777), bytes.subarray(777)];
    const streamed: World[] = [];
    for await (const world of streamStates(container, pieces)) streamed.push(world);
    expectEqual(streamed.map(shown), worlds.map(shown));
  });

  it("are never made from a frame that is not there: what is lost is told, and the rest is as it was", () => {
    const parts = [...readRecording(container, file.bytes())];
    const known = new Map(worlds.map((world) => [world.block, world]));
    const first = worlds[0]!.block;
    const loss = fc.array(fc.integer({ min: first, max: parts.length - 1 }), { maxLength: 40 });
    fc.assert(
      fc.property(loss, (lost) => {
        const gone = new Set(lost);
        const kept = parts.filter((part) => part.kind !== "block" || !gone.has(part.index));
        const places = kept.filter((part) => part.kind === "block").map((part) => part.index);
        for (const world of states(container, writeRecording(container, kept))) {
          const original = known.get(places[world.block]!)!;
          if (!world.complete) {
            expect(world.problems).not.toEqual([]);
            expect(world.entities.size).toBe(0);
          } else {
            expect(same(bodies(world), bodies(original))).toBe(true);
          }
        }
      }),
      { numRuns: runs(6) },
    );
  });

  it("go on through any damage", () => {
    const bytes = file.bytes().subarray(0, 40_000);
    // Found: what was after the damage was not reported as lost.
    const found: [number, number][] = [[37361, 128]];
    const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 12 });
    fc.assert(
      fc.property(damage, (damages) => {
        const broken = bytes.slice();
        for (const [at, byte] of damages) broken[at] = byte;
        for (const world of states(container, broken)) {
          expect(world.complete || world.problems.length > 0).toBe(true);
        }
      }),
      { numRuns: runs(15), examples: bytes.length > 37361 ? [[found]] : [] },
    );
  });

  it("tell when a recording begins in the middle", () => {
    const parts = [...readRecording(container, file.bytes())];
    const middle = Math.floor(parts.length / 2);
    const rest = parts.filter((part) => part.kind !== "block" || part.index >= middle);
    const [world] = states(container, writeRecording(container, rest));
    expect(world!.problems).not.toEqual([]);
  });
});

/** Those that are longer say the same for seconds more: `npm run test:recordings` goes through them. */
const LONGEST = isWhole ? Infinity : 1_000_000;

/** The longest recordings of the corpus that are understood. */
function longest(): File[] {
  const all = ["dem", "qwd", "dm2"].flatMap((ending) => corpusFiles(ending, `.${ending}`));
  const chosen = all.filter(({ name }) => !/-p56|-fte/.test(name));
  const sized = chosen
    .map((file) => ({ file, size: file.bytes().length }))
    .filter(({ size }) => size <= LONGEST);
  const top = sized.toSorted((a, b) => b.size - a.size).slice(0, isWhole ? 5 : 1);
  const longestDm2 = sized
    .filter(({ file }) => file.name.endsWith(".dm2"))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 3);
  return [...new Set([...top, ...longestDm2].map(({ file }) => file))];
}

/** Frags by slot as the messages of the last level tell them. */
function lastFrags(container: AnyContainer, bytes: Uint8Array): Map<number, number> {
  const frags = new Map<number, number>();
  const begin = () => frags.clear();
  const handlers = {
    serverinfo: (m: { serverversion?: number }) => m.serverversion !== undefined && begin(),
    serverdata: begin,
    updatefrags: (m: { player: number; frags: number }) => void frags.set(m.player, m.frags),
  };
  visitRecording(container, bytes, handlers);
  return frags;
}

describe.skipIf(!hasCorpus)(`the longest recordings${whyNoCorpus}`, () => {
  it.each(hasCorpus ? longest() : [])("$name: the state is what the recording says", (file) => {
    const container = formatOfFile(file.name);
    const bytes = file.bytes();
    const worlds = worldsOf(file, bytes);
    expect(worlds.length).toBeGreaterThan(500);
    const incomplete = worlds.filter((world) => !world.complete);
    expect(incomplete.every((world) => world.problems.length > 0)).toBe(true);
    // Packets that were lost on their way are few.
    expect(incomplete.length).toBeLessThan(worlds.length / 100);
    const { scoreboard } = worlds.at(-1)!;
    for (const [slot, frags] of lastFrags(container, bytes))
      if (scoreboard.has(slot)) expect(scoreboard.get(slot)!.frags).toBe(frags);
    checkPositions(file, worlds);
  });
});

/** The player's own position, as the packet tells it, is where his entity is. */
function checkPositions(file: File, worlds: readonly World[]): void {
  // The test release tells where the eyes are: 22 units above, and moving with the step.
  const most = file.name.includes("q2test") ? 32 : 0;
  let far = 0;
  for (const { entities, view } of worlds) {
    const own = view.entity === undefined ? undefined : entities.get(view.entity);
    if (own === undefined || view.origin === undefined) continue;
    const distance = Math.hypot(...own.origin.map((x, i) => x - view.origin![i]!));
    if (distance > most) far++;
  }
  expect(far).toBe(0);
}

describe.skipIf(!hasCorpus)(`all recordings${howMuch}${whyNoCorpus}`, () => {
  const files = hasCorpus
    ? ["dem", "qwd", "dm2"].flatMap((ending) => corpusFiles(ending, `.${ending}`))
    : [];

  it.each(files)("$name: whatever is not resolved is told", (file) => {
    const blocks = (world: World): RecordedBlock["index"] => world.block;
    const worlds = worldsOf(file, beginningOf(file));
    const unannounced = worlds.filter((world) => !world.complete && world.problems.length === 0);
    expect(unannounced.map(blocks)).toEqual([]);
    const odd = worlds.filter(({ entities }) =>
      [...entities.values()].some(({ origin }) => !origin.every(Number.isFinite)),
    );
    expect(odd.map(blocks)).toEqual([]);
    expect(worlds.map(blocks)).toEqual(worlds.map(blocks).toSorted((a, b) => a - b));
  });
});
