import { describe, expect, it, test } from "vitest";
import { mvd, type MvdBlock } from "../../generated/mvd.ts";
import { type Message, table } from "../../generated/quakeworld.ts";
import { states, Summary, type Vector, type World } from "../../quake/world/index.ts";
import { formatOfFile } from "../../formats/index.ts";
import { readRecording, type RecordedBlock } from "../../recording/index.ts";
import {
  corpusFiles,
  type File,
  fixtures,
  hasCorpus,
  isWhole,
  whyNoCorpus,
} from "../support/corpus.ts";
import { bytesOf } from "../support/edit-states.ts";
import { whole } from "../support/whole.ts";

/*
 * QuakeWorld's recordings of all players. That bytes are read to their end proves little: what was read is looked at, too.
 */

const NOTHING = new Uint8Array(0);
const [ANCHOR] = fixtures(".mvd") as [File];

function blocksOf(file: File): RecordedBlock<MvdBlock, Message>[] {
  return [...readRecording(mvd, file.bytes())].filter((part) => part.kind === "block");
}

function messagesOf<T extends Message["type"]>(blocks: readonly RecordedBlock[], type: T) {
  const all = blocks.flatMap(({ messages }) => messages as unknown as Message[]);
  return all.filter((message): message is Message & { type: T } => message.type === type);
}

/** How far each player went from one world to the next, in map units. */
function stepsOf(worlds: Iterable<World>): number[] {
  const last = new Map<number, Vector>();
  const steps: number[] = [];
  for (const { players } of worlds)
    for (const [slot, { origin }] of players) {
      const before = last.get(slot);
      if (before !== undefined)
        steps.push(Math.hypot(...origin.map((part, axis) => part - before[axis]!)));
      last.set(slot, origin);
    }
  return steps;
}

/** Players go on from where they were: nobody runs 100 units in a frame, but for teleporters and those who begin anew. */
function expectToWalk(file: File): void {
  const steps = stepsOf(states(mvd, file.bytes().subarray(0, isWhole ? Infinity : 200_000)));
  expect(steps.length).toBeGreaterThan(100);
  expect(steps.some((step) => step > 0)).toBe(true);
  expect(steps.filter((step) => step > 100).length / steps.length).toBeLessThan(0.005);
}

describe(`${ANCHOR.name}`, () => {
  const blocks = blocksOf(ANCHOR);

  it("is known by its ending, and tells its level, its player and how long it takes", () => {
    expect(formatOfFile(ANCHOR.name)).toBe(mvd);
    const summary = new Summary(mvd);
    for (const block of blocks) summary.see(block);
    expect(summary.kind).toBe("recording of all players");
    expect(summary.levels.map(({ level }) => [level.map, level.title])).toEqual([
      ["lqdm4_a6", "Psychofuge"],
    ]);
    expect(summary.levels[0]!.players.map(({ score }) => score.name)).toEqual(["pyqw"]);
    expect(summary.seconds).toBeCloseTo(10.374, 3);
    expect(summary.levels[0]!.unresolved).toBe(0);
  });

  it("says what its server extends, and ends as such recordings do", () => {
    expect(messagesOf(blocks, "serverdata")).toMatchObject([{ serverversion: 28, mvdsv: 0x20 }]);
    expect(blocks.at(-1)!.messages).toEqual([{ type: "disconnect", text: "EndOfDemo" }]);
  });

  it("tells where its player goes", () => expectToWalk(ANCHOR));
});

test("with FTE's extensions entities have numbers above 511, and baselines that differ from nothing", () => {
  const version = table.versions.indexOf("28-mvd");
  const floats = { gravity: 800, stopspeed: 100, maxspeed: 320, spectatormaxspeed: 500 };
  const more = { accelerate: 10, airaccelerate: 1, wateraccelerate: 10, friction: 4 };
  const rest = { waterfriction: 4, entgravity: 1, servertime: 1, mapname: "a" };
  const number = { remove: false, solid: false, beyond512: false, beyond1024: true };
  const level: Message[] = [
    {
      type: "serverdata",
      fte: 0x1487008,
      serverversion: 28,
      servercount: 1,
      gamedir: "qw",
      ...floats,
      ...more,
      ...rest,
    },
    { type: "modellist", start: 0, models: ["maps/a.bsp", "progs/b.mdl"], next: 0 },
    { type: "spawnbaseline2", entity: { ...number, number: 9, modelindex: 2, origin1: 16.5 } },
    { type: "packetentities", entities: [{ ...number, number: 9, trans: 200 }] },
  ];
  const gone: Message = {
    type: "deltapacketentities",
    from: 0,
    entities: [
      { ...number, number: 9, remove: true },
      { ...number, number: 10, beyond512: true },
    ],
  };
  const blocks = [level, [gone]].map((messages) => ({
    kind: "block" as const,
    block: { type: "block" as const, delta: 1, target: 6 as const, player: 0, messages: NOTHING },
    messages,
    version: messages === level ? version : version + 1,
    undecoded: undefined,
  }));
  const worlds = [...states(mvd, bytesOf(mvd, blocks))];
  const shown = worlds.map(({ entities }) => [...entities.values()].map((one) => ({ ...one })));
  expect(shown).toMatchObject([
    [{ number: 1033, model: "progs/b.mdl", origin: [16.5, 0, 0], trans: 200 }],
    [{ number: 1546, model: undefined, origin: [0, 0, 0], trans: 0 }],
  ]);
});

describe.skipIf(!hasCorpus)(`public recordings${whyNoCorpus}`, () => {
  const named = (name: string) => corpusFiles("mvd", name)[0]!;

  whole("an old server's has nails with numbers, and messages for some", () => {
    const blocks = blocksOf(named("osm-demo2.mvd"));
    const nails = messagesOf(blocks, "nails2");
    expect(nails.length).toBe(30);
    expect(nails.every((one) => one.nails.every(({ number }) => number > 0))).toBe(true);
    const some = blocks.filter(({ block }) => block.target === 3);
    expect(some.map(({ messages }) => messages.map(({ type }) => type)).flat()).toEqual(
      Array.from({ length: some.length }, () => "print"),
    );
    expect(blocks.filter(({ block }) => block.target === 2).map(({ index }) => index)).toEqual([
      10,
    ]);
    expectToWalk(named("osm-demo2.mvd"));
  });

  test("a new server's has blocks for nobody, of items with a length and a type", () => {
    const blocks = blocksOf(named("1on1-milton-mushi.mvd")).map(({ block }) => block);
    const hidden = blocks.flatMap((block) => ("items" in block ? [block.items] : []));
    expect(hidden.length).toBe(111);
    for (const items of hidden) {
      const view = new DataView(items.buffer, items.byteOffset, items.length);
      let at = 0;
      while (at < items.length) at += 6 + view.getInt32(at, true);
      expect(at).toBe(items.length);
    }
    expectToWalk(named("1on1-milton-mushi.mvd"));
  });

  /** What a recording shows, in one pass. */
  function seenIn(file: File) {
    const seen = {
      entities: 0,
      unnamed: 0,
      traces: new Set<string>(),
      from: [0, 0, 0],
      to: [0, 0, 0],
    };
    let last: World | undefined;
    function* watched(): Generator<World, void> {
      for (const world of states(mvd, file.bytes())) {
        for (const one of world.entities.values()) {
          const { trans, colourmod } = one as unknown as { trans: number; colourmod: number[] };
          seen.traces.add(`${trans} ${colourmod.join(" ")}`);
          seen.entities++;
          if ((one.model === undefined) !== (one.modelindex === 0)) seen.unnamed++;
        }
        for (const { origin } of [...world.entities.values(), ...world.players.values()])
          for (const [i, at] of origin!.entries()) {
            seen.from[i] = Math.min(seen.from[i]!, Math.round(at));
            seen.to[i] = Math.max(seen.to[i]!, Math.round(at));
          }
        last = world;
        yield world;
      }
    }
    const steps = stepsOf(watched());
    return { ...seen, traces: [...seen.traces].toSorted(), steps, last: last! };
  }

  test("with FTE's extensions entities have models, and are on the map", () => {
    const { steps, last, ...seen } = seenIn(named("duel-oddjob-paradoks-fte.mvd"));
    expect(seen).toEqual({
      entities: 443_078,
      unnamed: 0,
      // A body that lights up blue, for a while, and all else that is as usual.
      traces: ["0 0 0 0", "76 0 38 38"],
      from: [-963, -958, -416],
      to: [2024, 880, 356],
    });
    expect(steps.filter((step) => step > 100).length / steps.length).toBeLessThan(0.005);
    expect(
      [...last.scoreboard.values()].map(({ name, frags }) => [name?.replace(/^\W+/, ""), frags]),
    ).toEqual([
      ["ToT_Oddjob", 1],
      ["ParadokS", 0],
    ]);
  });

  test("with FTE's extensions frags are those that the server prints", () => {
    const file = named("osm-demo4-fte.mvd");
    const { steps, last, ...seen } = seenIn(file);
    expect(seen).toEqual({
      entities: 245_390,
      unnamed: 0,
      traces: ["0 0 0 0"],
      from: [-448, -1406, -212],
      to: [2144, 1616, 609],
    });
    expect(steps.filter((step) => step > 100).length / steps.length).toBeLessThan(0.005);
    const texts = messagesOf(blocksOf(file), "print").map(({ text }) =>
      text.replace(/[\x80-\xff]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 128)),
    );
    const heading = texts.findIndex((text) => text.endsWith("\n      Frags: "));
    const [, best, frags] = /^(\w+) \W(\d+)\W/.exec(texts[heading + 1]!)!;
    const [first] = [...last.scoreboard.values()].toSorted((a, b) => b.frags! - a.frags!);
    expect([first!.name, first!.frags]).toEqual([best, Number(frags)]);
  });
});
