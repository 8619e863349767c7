import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { mvd } from "../../generated/mvd.ts";
import { qwd, type QwdBlock } from "../../generated/qwd.ts";
import { cut, edited, EditError, type Span, Split } from "../../quake/edit/index.ts";
import { type AnyContainer, type Part, readRecording } from "../../recording/index.ts";
import { recordingOf, stateVectors } from "../meaning/state-vectors.ts";
import { entities, levelOf, player } from "../support/client-recording.ts";
import { blocksOf, bytesOf } from "../support/edit-states.ts";
import { demOf, demParts, frame, LEVEL, SIGNONS, typesOf } from "../support/made-dem.ts";

const style = (string: string) => ({ type: "lightstyle", style: 3, string });

/** Three levels: of 1, of 2 and of 1 light style that is set while they are played. Blocks are numbered after it. */
const LEVELS = demOf(
  [LEVEL, style("a")], // 0
  ...SIGNONS, // 1 to 3
  frame(11), // 4
  frame(12, style("b")), // 5
  frame(19), // 6
  [{ ...LEVEL, mapname: "Two" }, style("c")], // 7
  ...SIGNONS, // 8 to 10
  frame(5), // 11
  frame(6, { type: "setpause", paused: 1 }), // 12
  frame(7), // 13
  frame(8), // 14
  frame(9), // 15
  [{ ...LEVEL, mapname: "Three" }], // 16
  ...SIGNONS, // 17 to 19
  frame(1), // 20
  frame(2), // 21
);

function cutOf(bytes: Uint8Array, span: Span) {
  const result = [...edited(demParts(bytes), cut(dem, span))];
  const kept = result.flatMap((part) => ("index" in part ? [part.index as number] : []));
  return { kept, blocks: blocksOf(dem, bytesOf(dem, result)).map(({ messages }) => messages) };
}

/** A recording whose first or last level is in a protocol that is not described. */
function inProtocol78(bytes: Uint8Array, which: "indexOf" | "lastIndexOf"): Uint8Array {
  const copy = Buffer.from(bytes);
  copy[copy[which](Uint8Array.of(11, 15, 0, 0, 0)) + 1] = 78;
  return copy;
}

describe("a cut of one of several levels", () => {
  it("by the seconds of the level ends with these, whatever comes after", () => {
    // 5 is the level's first second, 6 to 7 are 1 to 2. What leads in stays.
    const { kept, blocks } = cutOf(LEVELS, { level: 2, time: { from: 1, to: 2 } });
    expect(kept).toEqual([7, 8, 9, 10, 12, 13]);
    expect(typesOf(blocks.at(-1)!)).toEqual(["disconnect"]);
  });

  it("is not ended by the clock of a level before it", () => {
    // The first level's seconds go to 8.
    expect(cutOf(LEVELS, { level: 2, time: { from: 0, to: 3 } }).kept).toEqual([
      7, 8, 9, 10, 11, 12, 13, 14,
    ]);
    expect(cutOf(LEVELS, { level: 3, time: { from: 0, to: 0 } }).kept).toEqual([
      16, 17, 18, 19, 20,
    ]);
  });

  it("goes on until it is over, where seconds are rounded to fewer", () => {
    // What leads in stays. Floats of 64 bits have steps of 2 ** -22 from 2 ** 30 on: beside such a clock these seconds are less.
    const [early, late] = [Math.fround(0.3), 2 ** 30];
    expect(early + late - late).toBeLessThan(early);
    const next = [{ ...LEVEL, mapname: "Two" }];
    const both = demOf([LEVEL], ...SIGNONS, frame(0), frame(early), next, ...SIGNONS, [
      { type: "time", time: late },
      ...frame(1).slice(1),
    ]);
    expect(cutOf(both, { time: { from: early, to: 1 } }).kept).toEqual([
      0, 1, 2, 3, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it("by the seconds of the recording counts those of the levels before", () => {
    // The first level has 8 seconds. From its end on, the second has those from 8 to 12.
    expect(cutOf(LEVELS, { time: { from: 9, to: 10 } }).kept).toEqual([7, 8, 9, 10, 12, 13]);
  });

  it("of nothing tells what there is, to the recording's end", () => {
    // Between 8 and 9 there is no frame; in all there are 8, 4 and 1 seconds.
    for (const span of [{ time: { from: 8.2, to: 8.4 } }, { level: 4 }])
      expect(() => cutOf(LEVELS, span)).toThrow(
        "nothing is in this span: the recording has 22 blocks, 3 levels, 13.0 s",
      );
    const one = demOf([LEVEL], ...SIGNONS, frame(1), frame(1.78));
    expect(() => cutOf(one, { level: 2 })).toThrow("the recording has 6 blocks, 1 level, 0.8 s");
  });

  it("is over once it was passed, where seconds are rounded to fewer", () => {
    const [early, late] = [Math.fround(0.3), 2 ** 30];
    const less = early + late - late;
    const next = [{ ...LEVEL, mapname: "Two" }];
    const both = demOf([LEVEL], ...SIGNONS, frame(0), frame(early), next, ...SIGNONS, [
      { type: "time", time: late },
      ...frame(1).slice(1),
    ]);
    const span = { time: { from: 0.2, to: (less + early) / 2 } };
    expect(() => cutOf(both, span)).toThrow("nothing is in this span");
  });

  it("by its number has nothing that sends the client to the next one", () => {
    const reconnect = [{ type: "stufftext", text: "reconnect\n" }];
    const bytes = demOf([LEVEL], frame(1), reconnect, [LEVEL], frame(1));
    const typesIn = (span: Span) => cutOf(bytes, span).blocks.slice(2).map(typesOf);
    expect(typesIn({ level: 1 })).toEqual([["nop"], ["disconnect"]]);
    expect(typesIn({ blocks: { from: 0, to: 2 } })).toEqual([["stufftext"], ["disconnect"]]);
  });

  it("has both ends of a time, and of blocks", () => {
    expect(cutOf(LEVELS, { level: 2, time: { from: 2, to: 2 } }).kept).toEqual([7, 8, 9, 10, 13]);
    expect(cutOf(LEVELS, { blocks: { from: 12, to: 13 } }).kept).toEqual([7, 8, 9, 10, 12, 13]);
    expect(cutOf(LEVELS, { level: 1 }).kept).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("brings nothing of the level before", () => {
    const { blocks } = cutOf(LEVELS, { blocks: { from: 13, to: 13 } });
    expect(blocks.map(typesOf)).toEqual([
      ["serverinfo", "lightstyle"],
      ["signonnum"],
      ["signonnum"],
      ["signonnum"],
      ["setpause"],
      ["time", "updateentity"],
      ["disconnect"],
    ]);
    expect(blocks[0]).toMatchObject([{ mapname: "Two" }, { string: "c" }]);
  });

  it("brings what lasts in as few blocks as the engine reads: of 7,999 bytes", () => {
    // Three bytes of a message are no text.
    const styles = (last: number) =>
      [1997, 1997, 1997, last].map((length, i) => ({
        type: "lightstyle",
        style: i,
        string: "a".repeat(length),
      }));
    const between = (last: number) => {
      const bytes = demOf([LEVEL], ...SIGNONS, frame(1, ...styles(last)), frame(2));
      return cutOf(bytes, { blocks: { from: 5, to: 5 } })
        .blocks.slice(4, -2)
        .map(typesOf);
    };
    const style = "lightstyle";
    expect(between(1996)).toEqual([[style, style, style, style]]);
    expect(between(1997)).toEqual([[style, style, style], [style]]);
  });

  it("that begins after what leads in has nothing between", () => {
    const { blocks } = cutOf(LEVELS, { blocks: { from: 11, to: 11 } });
    expect(blocks.map(typesOf).slice(4)).toEqual([["time", "updateentity"], ["disconnect"]]);
  });

  it("is refused where it comes after a level in a protocol that is not described", () => {
    const level = [[LEVEL], ...SIGNONS, frame(1), frame(2), frame(3)];
    const bytes = inProtocol78(demOf(...level, ...level), "lastIndexOf");
    expect(cutOf(bytes, { blocks: { from: 5, to: 5 } }).kept).toEqual([0, 1, 2, 3, 5]);
    const cutAfter = () => cutOf(bytes, { blocks: { from: 12, to: 12 } });
    expect(cutAfter).toThrow(EditError);
    expect(cutAfter).toThrow("protocol 78");
  });

  it("is that level's alone where it comes after one in a protocol that is not described", () => {
    const level = [[LEVEL], ...SIGNONS, frame(1), frame(2), frame(3)];
    const bytes = inProtocol78(demOf(...level, ...level), "indexOf");
    const { kept, blocks } = cutOf(bytes, { blocks: { from: 12, to: 12 } });
    expect([kept, typesOf(blocks[0]!)]).toEqual([[7, 8, 9, 10, 12], ["serverinfo"]]);
    expect(cutOf(bytes, { level: 2 }).kept).toEqual([7, 8, 9, 10, 11, 12, 13]);
    expect(cutOf(bytes, { level: 1 }).kept).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

/** A recording of QuakeWorld: a packet a block. */
function qwdOf(...blocks: readonly (readonly object[])[]): Uint8Array {
  return recordingOf(qwd, blocks as never, "28");
}

const partsIn = (bytes: Uint8Array): Part[] => [...readRecording(qwd, bytes)];

function cutBlocks(container: AnyContainer, bytes: Uint8Array, from: number, to: number) {
  const parts: Part[] = [...readRecording(container, bytes)];
  const result = bytesOf(container, edited(parts, cut(container, { blocks: { from, to } })));
  return blocksOf(container, result);
}

describe("a cut of QuakeWorld's second level", () => {
  const level = (mapname: string) => ({
    type: "serverdata",
    serverversion: 28,
    servercount: 1,
    gamedir: "qw",
    player: 0,
    spectator: 0,
    mapname,
    gravity: 800,
    stopspeed: 100,
    maxspeed: 320,
    spectatormaxspeed: 500,
    accelerate: 10,
    airaccelerate: 0.7,
    wateraccelerate: 10,
    friction: 4,
    waterfriction: 4,
    entgravity: 1,
  });
  const baseline = (entity: number, frameOf: number) => ({
    type: "spawnbaseline",
    entity,
    modelindex: 1,
    frame: frameOf,
    colormap: 0,
    skin: 0,
    origin: [0, 0, 0],
    angles: [0, 0, 0],
  });
  const skins = { type: "stufftext", text: "skins\n" };
  const all = (...numbers: number[]) => ({
    type: "packetentities",
    entities: numbers.map((number) => ({ number, remove: false, frame: 7 })),
  });
  const delta = (from: number) => ({ type: "deltapacketentities", from, entities: [] });
  const bytes = qwdOf(
    [level("One"), baseline(9, 7)], // 0
    [skins], // 1
    [all(9)], // 2
    [delta(3)], // 3
    [level("Two"), baseline(8, 5)], // 4
    [skins], // 5
    [all(9)], // 6: sequence 7
    [delta(7)], // 7: sequence 8, from the packet before
    [delta(8)], // 8: sequence 9, from the packet before
  );

  it("writes whole what differs from a packet that is cut, by the level's own baselines", () => {
    const [first] = cutBlocks(qwd, bytes, 7, 8).flatMap(({ messages }) =>
      messages.filter(({ type }) => type.endsWith("packetentities")),
    );
    // The first level's baseline of 9 has frame 7, which would be left out there; the second one has none of 9.
    expect(first).toMatchObject({ type: "packetentities", entities: [{ number: 9, frame: 7 }] });
  });

  it("leaves what differs from a packet that is kept, and brings the numbers", () => {
    const blocks = cutBlocks(qwd, bytes, 7, 8);
    expect(blocks.at(-2)!.messages).toMatchObject([{ type: "deltapacketentities", from: 8 }]);
    expect(blocks.map(({ messages }) => typesOf(messages))).toEqual([
      ["serverdata", "spawnbaseline"],
      ["stufftext"],
      [],
      ["packetentities"],
      ["deltapacketentities"],
      ["end_of_demo"],
    ]);
  });

  it("has its numbers first in a file of its own, if only one block was before it", () => {
    const split = new Split(qwd);
    const own = levelOf(1, { map: "b", servercount: 4 });
    const two = qwdOf(levelOf(1), own, [player(1, 8), entities()]);
    const made = [...readRecording(qwd, two)].flatMap((part) => [...split.take(part)]);
    const codes = (number: number) =>
      made.flatMap(({ level, part }) =>
        level === number && part.kind === "block" ? [(part.block as QwdBlock).code] : [],
      );
    // 2 is the block that sets them, and 1 a packet: the first level's file has one that ends it.
    expect([codes(1), codes(2)]).toEqual([
      [1, 1],
      [2, 1, 1],
    ]);
  });

  it("has only its numbers first, where it is kept from its beginning", () => {
    const blocks = cutBlocks(qwd, bytes, 4, 8);
    expect(blocks.map(({ messages }) => typesOf(messages))).toEqual([
      [],
      ["serverdata", "spawnbaseline"],
      ["stufftext"],
      ["packetentities"],
      ["deltapacketentities"],
      ["deltapacketentities"],
      ["end_of_demo"],
    ]);
    // Of a recording's own beginning nothing is cut, whatever its first block is called.
    for (const parts of [partsIn(bytes), partsIn(bytes).filter((_, i) => i !== 1)]) {
      const all = [...edited(parts, cut(qwd, { blocks: { from: 0, to: 3 } }))];
      expect(all[1]).toBe(parts[1]);
    }
    // Sequence 4 is the last one of the first level, and the client sent nothing.
    expect(blocks[0]!.block).toMatchObject({ code: 2, incoming: 4, outgoing: 0 });
    const played = cutBlocks(qwd, bytes, 6, 8);
    expect(played.map(({ block }) => block)).toEqual(blocks.map(({ block }) => block));
  });

  it("sets the number before its own, where a recorder made the beginning: it counts from 1", () => {
    const from = (sequence: number) => ({
      block: { sequence },
      messages: [level("Two"), baseline(8, 5)],
    });
    for (const [sequence, incoming] of [
      [1, 0],
      [2, 1],
      [9, 2],
    ] as const) {
      const two = recordingOf(
        qwd,
        [[level("One")], [all(9)], from(sequence), [skins]] as never,
        "28",
      );
      expect(cutBlocks(qwd, two, 2, 3)[0]!.block).toMatchObject({ code: 2, incoming });
    }
  });
});

describe("what goes before a cut of QuakeWorld's recordings of all players", () => {
  const figure = (value: number) => ({ type: "updatestat", index: 0, value });
  const [ALL, STATS] = [6, 5];
  const vector = stateVectors().find(({ name }) => name.startsWith("mvd 28-mvd: a player is"))!;

  it("is for one player, or for all: then engines write no player (mvdsv's MVD_WriteMessage)", () => {
    const level = blocksOf(mvd, vector.bytes)[0]!.messages;
    const own = { block: { target: STATS, player: 3 }, messages: [figure(7)] };
    const now = { type: "packetentities", entities: [{ number: 9, remove: false, solid: false }] };
    const style = { type: "lightstyle", style: 3, string: "z" };
    const bytes = recordingOf(mvd, [level, [now, style], own, [now], [now]] as never, "28-mvd");
    const made = cutBlocks(mvd, bytes, 4, 4).slice(1, -1);
    expect(made.map(({ block, messages }) => [block, typesOf(messages)])).toMatchObject([
      [{ target: ALL, player: 0, delta: 0 }, ["lightstyle"]],
      [{ target: STATS, player: 3, delta: 0 }, ["updatestat"]],
      [{ target: ALL, player: 0, delta: 0 }, ["packetentities"]],
    ]);
  });

  it("ends when its last block has been shown, whenever the whole recording did", () => {
    const level = blocksOf(mvd, vector.bytes)[0]!.messages;
    const now = { type: "packetentities", entities: [] };
    const end = {
      block: { delta: 100 },
      messages: [{ type: "disconnect", text: "EndOfDemo" }],
    };
    const bytes = recordingOf(mvd, [level, [now], [now], end] as never, "28-mvd");
    const last = cutBlocks(mvd, bytes, 0, 1).at(-1)!;
    expect(typesOf(last.messages)).toEqual(["disconnect"]);
    expect(last.block).toMatchObject({ delta: 0 });
  });
});
