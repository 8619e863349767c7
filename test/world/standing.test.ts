import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { type EntityWord, type Message, table } from "../../generated/netquake.ts";
import { readRecording, RecordingEncoder } from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { cut, edited } from "../../quake/edit/index.ts";
import { states, type World } from "../../quake/world/index.ts";
import { bytesOf } from "../support/fake-server.ts";
import { NetquakeFollower } from "../../quake/world/netquake/netquake.ts";
import { corpusFiles, hasCorpus, whyNoCorpus } from "../support/corpus.ts";

/* Entities that stay as they are until a list tells of them, as DarkPlaces 7 has them. */

const VERSION = "3504";

function recordingOf(blocks: readonly (readonly Message[])[]): Uint8Array {
  const w = new Writer();
  for (const messages of blocks)
    dem.encodeBlock(w, { type: "block", angles: [0, 0, 0], messages: bytesOf(messages, VERSION) });
  return Uint8Array.from([...new TextEncoder().encode("-1\n"), ...written(w)]);
}

const level: Message = {
  type: "serverinfo",
  serverversion: 3504,
  maxclients: 1,
  gametype: 0,
  mapname: "The Test",
  models: ["maps/test.bsp", "progs/a.mdl"],
  sounds: [],
};

/** What is known of an entity: all of it, a place in floats or in eighths, nothing new, or that it is gone. */
function entityAt(number: number, frame: number): EntityWord {
  const none = { origin_width: 0, angles_width: 0, effects_width: 0 };
  const turn = (number * 7 + frame) % 11;
  if (frame === 0)
    return { number, gone: 0, change: { ...none, fresh: true, modelindex: 2, alpha: 0.2 } };
  const change = { ...none, fresh: turn === 0 };
  if (turn === 1) return { number, gone: 1 };
  if (turn < 4)
    return { number, gone: 0, change: { ...change, origin_width: 1, origin: [frame, number, 8] } };
  if (turn < 7)
    return {
      number,
      gone: 0,
      change: { ...change, origin_width: 3, origin_wide: [frame, number + 1 / 128, 8] },
    };
  return { number, gone: 0, change: { ...change, frame } };
}

const blocks: Message[][] = [
  [level, { type: "setview", entity: 1 }],
  ...Array.from({ length: 30 }, (_, frame): Message[] => [
    { type: "time", time: 1 + frame / 10 },
    { type: "updatestatubyte", index: 0, value: 100 - frame },
    {
      type: "entities",
      framenum: frame,
      movesequence: 0,
      // More than one list has room for where they are given anew.
      entities: Array.from({ length: 150 }, (_, i) => i + 1)
        .filter((number) => frame === 0 || (number + frame) % 5 === 0)
        .map((number) => entityAt(number, frame)),
    },
  ]),
];

function shown({ time, entities, view }: World): object {
  // Whether it is new is of the moment.
  const all = [...entities].map(([number, entity]) => [number, { ...entity, fresh: undefined }]);
  return { time, stats: view.stats, entities: Object.fromEntries(all) };
}

describe("entities that stay", () => {
  const bytes = recordingOf(blocks);

  it("are what they were where a list does not tell of them", () => {
    const worlds = [...states(dem, bytes)];
    expect(
      worlds.flatMap(({ problems }) => problems).filter((one) => !/not sent/.test(one)),
    ).toEqual([]);
    expect(worlds).toHaveLength(30);
    expect(worlds[0]!.entities.size).toBe(150);
    expect(worlds[0]!.entities.get(3)).toMatchObject({
      model: "progs/a.mdl",
      alpha: 0.2,
      scale: 1,
    });
    expect(worlds.at(-1)!.entities.size).toBeGreaterThan(100);
  });

  it("are the same objects in the next world, and nothing of how they were told is kept for worlds", () => {
    const [first, second] = states(dem, bytes);
    const changed = new Set(
      [...second!.entities.keys()].filter((number) => (number + 1) % 5 === 0),
    );
    for (const [number, entity] of second!.entities)
      if (!changed.has(number)) expect(entity).toBe(first!.entities.get(number));
    expect(second!.entities.size - changed.size).toBeGreaterThan(100);
    // What an entity is, and not what was known of it, is what a follower keeps for later.
    const follower = new NetquakeFollower(dem);
    for (const part of readRecording(dem, bytes)) if (part.kind === "block") follower.follow(part);
    const [kept] = follower.save().standing.known.values();
    expect(Object.keys(kept!)).toEqual(expect.arrayContaining(["modelindex", "scale"]));
    expect(Object.keys(kept!)).not.toContain("change");
  });

  it("are told anew where what told of them is cut", () => {
    const whole = [...states(dem, bytes)].filter(({ time }) => time >= 2.05);
    const encoder = new RecordingEncoder(dem);
    const w = new Writer();
    for (const part of edited(readRecording(dem, bytes), cut(dem, { time: { from: 1.05, to: 9 } })))
      encoder.write(w, part as never);
    const worlds = [...states(dem, written(w).slice())];
    expect(worlds.map(shown)).toEqual(whole.map(shown));
    expect(worlds.flatMap(({ problems }) => problems).length).toBeLessThanOrEqual(
      whole.flatMap(({ problems }) => problems).length,
    );
  });
});

describe.skipIf(!hasCorpus)(`DarkPlaces 7's recordings${whyNoCorpus}`, () => {
  it.each([
    ["nexuiz-dp7-demo1.dem", 25_412, [-784, -1186, -318], [1047, 832, 553]],
    ["nexuiz-dp7-demo2.dem", 10_177, [-2040, -1272, -193], [1397, 1528, 696]],
  ])(
    "%s is read to its end, and players run as fast as they are told",
    (name, count, low, high) => {
      const bytes = corpusFiles("other", name)[0]!.bytes();
      let [messages, undecoded] = [0, 0];
      let version: string | undefined;
      for (const part of readRecording(dem, bytes)) {
        if (part.kind !== "block") continue;
        messages += part.messages.length;
        undecoded += part.undecoded?.length ?? 0;
        version = table.versions[part.version];
      }
      expect({ messages, undecoded, version }).toEqual({
        messages: count,
        undecoded: 0,
        version: VERSION,
      });
      const [least, most] = [
        [0, 0, 0],
        [0, 0, 0],
      ];
      const wrong: object[] = [];
      let before: World | undefined;
      let [moves, alike] = [0, 0];
      for (const world of states(dem, bytes)) {
        if (world.problems.length > 0) wrong.push(world.problems);
        for (const { number, model, modelindex, origin } of world.entities.values()) {
          if ((model === undefined) !== (modelindex === 0)) wrong.push({ number, modelindex });
          for (let i = 0; i < 3; i++) {
            least[i] = Math.min(least[i]!, origin[i]!);
            most[i] = Math.max(most[i]!, origin[i]!);
          }
        }
        // The speed that the server tells of him whose view it is, and that at which his entity moves.
        const { origin, stats, entity } = world.view;
        const last = before?.view.entity === entity ? before?.view.origin : undefined;
        const seconds = world.time - (before?.time ?? 0);
        const { velocity1 = 0, velocity2 = 0 } = stats as Record<string, number>;
        if (origin !== undefined && last !== undefined && Math.hypot(velocity1, velocity2) > 200) {
          moves++;
          const off = Math.hypot(
            (origin[0] - last[0]) / seconds - velocity1,
            (origin[1] - last[1]) / seconds - velocity2,
          );
          if (off < 100) alike++;
        }
        before = world;
      }
      expect(wrong).toEqual([]);
      expect([least.map(Math.round), most.map(Math.round)]).toEqual([low, high]);
      expect(moves).toBeGreaterThan(200);
      expect(alike / moves).toBeGreaterThan(0.8);
    },
  );
});
