import { describe, expect, it } from "vitest";
import { cut, edited } from "../../quake/edit/index.ts";
import { dm2 } from "../../generated/dm2.ts";
import type { Packetentities, Packetentity } from "../../generated/quake2.ts";
import { readRecording } from "../../recording/index.ts";
import { states } from "../../quake/world/index.ts";
import { corpusFiles, hasCorpus, whyNoCorpus } from "../support/corpus.ts";
import { blocksOf, bytesOf } from "../support/edit-states.ts";
import { type Block, recordingOf } from "../meaning/state-vectors.ts";

function cutBlocks(bytes: Uint8Array, from: number, to: number): Uint8Array {
  return bytesOf(dm2, edited(readRecording(dm2, bytes), cut(dm2, { blocks: { from, to } })));
}

/** The entities that a recording's frames tell of, those of each frame by themselves. */
function entitiesIn(bytes: Uint8Array): (readonly Packetentity[])[] {
  const messages = blocksOf(dm2, bytes).flatMap((block) => block.messages);
  const lists = messages.filter(({ type }) => type === "packetentities") as Packetentities[];
  return lists.map(({ entities }) => entities);
}

describe("a cut of Quake II, in the frame that it tells whole", () => {
  it("has no event of an earlier frame, and nobody who moves and stands still", () => {
    const none = new Uint8Array(0);
    const frame = (serverframe: number, deltaframe: number, entities: readonly object[]): Block => [
      { type: "frame", serverframe, deltaframe, suppresscount: 0, areas: none },
      { type: "playerinfo", stats: {} },
      { type: "packetentities", entities },
    ];
    const server = { type: "serverdata", serverversion: 34, servercount: 1, attractloop: 1 };
    const bytes = recordingOf(dm2, [
      [
        { ...server, gamedir: "", playernum: 0, levelname: "" },
        { type: "spawnbaseline", number: 9, origin1: 8 },
        { type: "stufftext", text: "precache\n" },
      ],
      frame(1, -1, [
        { number: 9, event: 1 },
        { number: 10, event: 2, origin1: 16 },
      ]),
      frame(2, 1, [{ number: 10, event: 6, origin1: 24 }]),
      frame(3, 2, [{ number: 10, event: 5, origin1: 32 }]),
      frame(4, 3, []),
      frame(5, 4, []),
    ]);
    const [third] = entitiesIn(cutBlocks(bytes, 3, 5));
    // Entity 9 comes to rest 8 units from where there is nothing, 10 was 24 units away.
    expect(third!.map(({ number, event, origin1 }) => ({ number, event, origin1 }))).toEqual([
      { number: 9, event: undefined, origin1: undefined },
      { number: 10, event: 5, origin1: 32 },
    ]);
    expect(third!.map(({ oldorigin }) => oldorigin)).toEqual([undefined, [24, 0, 0]]);
    const [fourth] = entitiesIn(cutBlocks(bytes, 4, 5));
    expect(fourth!.map(({ event }) => event)).toEqual([undefined, undefined]);
    expect(fourth!.map(({ oldorigin }) => oldorigin)).toEqual([undefined, [32, 0, 0]]);
  });

  it.skipIf(!hasCorpus)(`tells of no event that nobody saw${whyNoCorpus}`, () => {
    const file = corpusFiles("dm2", ".dm2").find(({ name }) => name === "testduel-p34.dm2")!;
    const [from, to] = [504, 704];
    const bytes = file.bytes();
    const messages = blocksOf(dm2, bytes)
      .slice(from, to + 1)
      .flatMap((block) => block.messages.filter(({ type }) => type === "packetentities"));
    const events = (lists: readonly (readonly Packetentity[])[]) =>
      lists.flatMap((entities) => entities.filter(({ event }) => event !== undefined)).length;
    const count = events((messages as Packetentities[]).map(({ entities }) => entities));
    expect(count).toBeGreaterThan(20);
    expect(events(entitiesIn(cutBlocks(bytes, from, to)))).toBe(count);
    let shown = 0;
    for (const { entities } of states(dm2, bytes))
      for (const { event } of entities.values()) if (event !== 0) shown++;
    expect(shown).toBe(919);
  });
});
