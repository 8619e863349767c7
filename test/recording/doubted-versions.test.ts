import { keep } from "../../runtime/bytes/view.ts";
import { describe, expect, it, test } from "vitest";
import { dem } from "../../generated/dem.ts";
import { followLazily, readRecording, visitRecording } from "../../recording/index.ts";
import { FormatEvidence } from "../../recording/understanding/format-evidence.ts";
import { followSelected } from "../../recording/decode/selected.ts";
import { mostUnderstanding, understandsMost } from "../../recording/understanding/understanding.ts";

/*
 * A block that only another version reads says that the recording is in that one, or that it is damaged: once 32 blocks were
 * read, the version before is tried first with what follows. However blocks are read, as a whole or in part, it is the same.
 */

/** DEM §7.15: up to 1.06 what the player has follows only where bit 9 of the mask says so; since 1.07 always. */
const OLD = [15, 0, 0, 100, 0, 1, 2, 3, 4, 5, 6];
const NEW = [...OLD.slice(0, 3), 1, 0, 0, 0, ...OLD.slice(3)];
/** DEM §7.1: all versions read it. */
const NOP = [1];
/** DEM §7.12: a number of 32 bits, the protocol 666; players, sort, title, and two lists of names that are empty. */
const ANNOUNCES = [11, 0x9a, 2, 0, 0, 1, 0, 0, 0, 0];
/** No version has such a message. */
const NO_MESSAGE = [110];

function recording(...bodies: readonly (readonly number[])[]): Uint8Array {
  const blocks = bodies.map((body) => [body.length, ...Array<number>(15).fill(0), ...body]);
  return Uint8Array.from([45, 49, 10, ...blocks.flat()]);
}

const READ = {
  "all messages": (bytes: Uint8Array) => readRecording(dem, bytes),
  "when they are asked for": (bytes: Uint8Array) => readRecording(dem, bytes, {}, followLazily),
  "some types": (bytes: Uint8Array) =>
    readRecording(dem, bytes, {}, followSelected({ nop: "read", clientdata: "seen" })),
  "no type": (bytes: Uint8Array) => readRecording(dem, bytes, {}, followSelected({})),
};

/** The names of the versions that the blocks are read in, and what is not read of them. */
function versionsOf(way: keyof typeof READ, bytes: Uint8Array) {
  const found: [version: string, undecoded: number][] = [];
  for (const part of READ[way](bytes))
    if (part.kind === "block")
      found.push([dem.codecs[0]!.table.versions[part.version]!, part.undecoded?.length ?? 0]);
  return found;
}

const WAYS = Object.keys(READ) as (keyof typeof READ)[];

describe.each(WAYS)("%s", (way) => {
  it.each([
    [31, false],
    [32, true],
  ])("after %i blocks, an old one is in doubt: %s", (count, isDoubted) => {
    const known = Array<number[]>(count).fill(NEW);
    const found = versionsOf(way, recording(...known, OLD, NOP, NOP));
    const [present] = found[0]!;
    const [old] = found[count]!;
    expect(old).not.toBe(present);
    const after = isDoubted ? present : old;
    expect(found.slice(count)).toEqual([
      [old, 0],
      [after, 0],
      [after, 0],
    ]);
  });

  it("an empty block does not decide about what is in doubt", () => {
    const known = Array<number[]>(32).fill(NEW);
    const found = versionsOf(way, recording(...known, OLD, [], NOP)).map(([version]) => version);
    expect(found.slice(31)).toEqual([found[0], found[32], found[32], found[0]]);
    expect(found[32]).not.toBe(found[0]);
  });

  it("an old block is believed where those that follow are old, too", () => {
    const known = Array<number[]>(40).fill(NEW);
    const found = versionsOf(way, recording(...known, OLD, OLD, NOP, OLD));
    const [present, old] = [found[0]![0], found[40]![0]];
    expect(old).not.toBe(present);
    expect(found.slice(40)).toEqual(Array.from({ length: 4 }, () => [old, 0]));
  });

  it("empty blocks say nothing of the version", () => {
    const known = [...Array<number[]>(31).fill(NEW), ...Array<number[]>(9).fill([])];
    const found = versionsOf(way, recording(...known, OLD, NOP));
    expect(found[41]![0]).toBe(found[40]![0]);
    expect(found[41]![0]).not.toBe(found[0]![0]);
  });
});

describe("handlers", () => {
  const types = dem.codecs[0]!.table.messages.map(({ name }) => name);

  /** Messages as handlers get them, with the version that each is read in. */
  function visited(bytes: Uint8Array) {
    const found: unknown[] = [];
    const handle = (message: object) => void found.push(keep(message as never));
    const handlers = Object.fromEntries(types.map((type) => [type, handle]));
    visitRecording(dem, bytes, handlers);
    return found;
  }

  function read(bytes: Uint8Array) {
    return [...readRecording(dem, bytes)].flatMap((part) =>
      part.kind === "block" ? part.messages : [],
    );
  }

  it("get what is read, whichever version reads it, before what follows is known", () => {
    const known = Array<number[]>(33).fill(NEW);
    const announces = ANNOUNCES;
    for (const bytes of [
      recording(...known, OLD, NOP, NEW, OLD, OLD, NOP),
      recording(OLD, NOP, NEW),
      recording(NEW, [...OLD, ...OLD], [...NOP, ...OLD, ...NOP], NEW),
      recording([...OLD, ...announces, ...NOP], NEW),
      recording([...NOP, ...NEW, ...announces, ...NOP, ...NO_MESSAGE], NEW, OLD),
      recording([...NOP, ...OLD, ...announces, ...NEW, ...NO_MESSAGE], NOP, NEW),
      recording([...NOP, ...OLD, ...OLD, ...NO_MESSAGE, ...NOP], NOP, NEW),
    ])
      expect(visited(bytes)).toEqual(read(bytes));
  });
});

describe("a recording is told from other bytes", () => {
  function isRecording(...bodies: readonly (readonly number[])[]): boolean {
    const evidence = new FormatEvidence();
    for (const part of readRecording(dem, recording(...bodies))) evidence.see(part);
    return evidence.isRecording;
  }

  it("by a block of which more is understood than not", () => {
    // DEM §7.4: a number of 8 bits, and one of 32.
    const stat = [3, 7, 0, 0, 0, 0];
    const left = (count: number) => Array<number>(count).fill(NO_MESSAGE[0]!);
    expect(isRecording([...stat, ...left(5)])).toBe(true);
    expect(isRecording([...stat, ...left(6)])).toBe(false);
  });

  it("by a message that is longer than its id", () => {
    expect(isRecording(Array<number>(100).fill(1))).toBe(false);
    expect(isRecording([1, ...NEW])).toBe(true);
    expect(isRecording([1, 3, 7, 0, 0, 0, 0])).toBe(true);
  });

  it("by most of its bytes: half of them do not do", () => {
    const whole = recording(NEW);
    const { length } = whole;
    const tail = (count: number) => Uint8Array.from([...whole, ...Array<number>(count).fill(255)]);
    expect(understandsMost(dem, tail(length - 1))).toBe(true);
    expect(understandsMost(dem, tail(length))).toBe(false);
    // The name says what it is only where that holds.
    expect(mostUnderstanding([dem], "x.dem", tail(length))).toBe(dem);
  });
});

test("the version is that which reads most of the beginning, and follows what is told", () => {
  // In 666 41 is fog: a byte, three for colours, and a time; `clientdata` is as in 1.07.
  const fog = [41, 9, 1, 1, 1, 1, 1];
  const found = versionsOf("all messages", recording(NOP, ANNOUNCES, [...NEW, ...fog]));
  // 1.06 would read all of the last block, in another way; but it was told which version follows.
  expect(found.map(([version]) => version)).toEqual(["1.09", "1.09", "666"]);
  expect(versionsOf("all messages", recording(NOP, [...NEW, ...fog]))[0]![0]).toBe("1.06");
});

test("what cannot be read is told, and no version is", () => {
  for (const way of WAYS) {
    const found = versionsOf(way, recording(NEW, NO_MESSAGE, NEW));
    expect([way, found.map(([, left]) => left)]).toEqual([way, [0, 1, 0]]);
  }
});
