import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { offsetOfBlock, OffsetsOfBlocks } from "../../quake/seek/block-offsets.ts";
import type { GameEvent } from "../../quake/events/index.ts";
import { KeptEvents } from "../../quake/seek/kept-events.ts";
import { KeptKeyframes } from "../../quake/seek/kept-keyframes.ts";
import { indexRecording } from "../../quake/seek/index.ts";
import { firstOther, Sums } from "../../quake/seek/sums.ts";
import type { Keyframe } from "../../quake/world/index.ts";
import { readRecording } from "../../recording/index.ts";
import { demOf, frame, LEVEL, SIGNONS } from "../support/made-dem.ts";
import { whole } from "../support/whole.ts";

/** This many bytes have a checksum. */
const PIECE = 65_536;

describe("checksums of pieces", () => {
  const bytes = Uint8Array.from({ length: 3 * PIECE + 100 }, (_, i) => (i * 7) ^ (i >> 8));
  const sums = [0, 1, 2, 3].map((i) => crc32(bytes.subarray(i * PIECE, (i + 1) * PIECE)));

  it.each([1000, 60_000, PIECE, 100_000, bytes.length])(
    "are CRC-32s, also where %i bytes come at once",
    (count) => {
      const own = new Sums();
      for (let at = 0; at < bytes.length; at += count) own.push(bytes.subarray(at, at + count));
      expect(own.end()).toEqual(sums);
    },
  );

  it("have none for a piece without bytes", () => {
    const own = new Sums();
    own.push(bytes.subarray(0, PIECE));
    expect(own.end()).toEqual(sums.slice(0, 1));
    expect(new Sums().end()).toEqual([]);
  });

  it("have one for a piece of a single byte", () => {
    const own = new Sums();
    own.push(bytes.subarray(0, PIECE + 1));
    expect(own.end()).toEqual([sums[0], crc32(bytes.subarray(PIECE, PIECE + 1))]);
  });

  it("tell which piece is another, of those that are asked for", () => {
    const other = bytes.slice();
    other[2 * PIECE]! ^= 1;
    expect(firstOther(bytes, sums, 0, bytes.length)).toBeUndefined();
    expect(firstOther(other, sums, 0, bytes.length)).toBe(2 * PIECE);
    expect(firstOther(other, sums, 3 * PIECE - 1, bytes.length)).toBe(2 * PIECE);
    expect(firstOther(other, sums, 3 * PIECE, bytes.length)).toBeUndefined();
    expect(firstOther(other, sums, 0, 2 * PIECE)).toBeUndefined();
  });
});

describe("where blocks begin", () => {
  it("is kept of each of 32,768, and then of every second, and so on", () => {
    const offsets = new OffsetsOfBlocks();
    for (let i = 0; i < 32_768; i++) offsets.see({ offset: 3 * i });
    expect(offsets.now).toMatchObject({ count: 32_768, every: 1 });
    for (let i = 32_768; i < 100_000; i++) offsets.see({ offset: 3 * i });
    const { count, every, offsets: kept } = offsets.now;
    expect([count, every]).toEqual([100_000, 4]);
    expect(kept).toEqual(Array.from({ length: 25_000 }, (_, i) => 12 * i));
  });

  it("is found between those that are kept", () => {
    const bytes = demOf([LEVEL], ...SIGNONS, frame(1), frame(2), frame(3));
    const all = [...readRecording(dem, bytes)].flatMap((part) =>
      part.kind === "block" ? [part.offset] : [],
    );
    const some = { count: all.length, every: 4, offsets: [all[0]!, all[4]!] };
    for (const [block, offset] of all.entries())
      expect(offsetOfBlock(some, dem, bytes, block)).toBe(offset);
    for (const none of [-1, 0.5, all.length])
      expect(offsetOfBlock(some, dem, bytes, none)).toBeUndefined();
    // A block has at least its length: none begins where the bytes end.
    for (const length of [all[4]! - 1, all[4]!]) {
      const cut = () => offsetOfBlock(some, dem, bytes.subarray(0, length), 4);
      expect(cut).toThrow("the recording is shorter");
    }
    expect(offsetOfBlock(some, dem, bytes.subarray(0, all[4]! + 1), 4)).toBe(all[4]);
  });
});

describe("keyframes", () => {
  it("that are kept are fewer than 16,384: of as many every second one, and they lie twice as far apart", () => {
    const kept = new KeptKeyframes(3);
    const places: number[] = [];
    const pass = (place: number) => {
      kept.pass(1);
      if (!kept.isDue) return;
      places.push(place);
      kept.keep({ seconds: place } as Keyframe);
    };
    const keptPlaces = () => kept.list.map(({ seconds }) => seconds);
    // The first one at once, and then each third: 16,383 of them.
    for (let place = 0; place < 3 * 16_383; place++) pass(place);
    expect(keptPlaces()).toEqual(Array.from({ length: 16_383 }, (_, i) => 3 * i));
    for (let place = 3 * 16_383; place < 3 * 16_390; place++) pass(place);
    // The last of 16,384 is left out, so that the next one is three later, and then each sixth.
    expect(keptPlaces()).toEqual(Array.from({ length: 8195 }, (_, i) => 6 * i));
    expect(places.slice(-4)).toEqual([16_383, 16_384, 16_386, 16_388].map((i) => 3 * i));
  });

  it("are asked for until there is one, and then where the next one is due", () => {
    const kept = new KeptKeyframes(2);
    kept.keep(undefined);
    expect([kept.isDue, kept.list]).toEqual([true, []]);
    kept.keep({ seconds: 0 } as Keyframe);
    kept.pass(1.5);
    expect(kept.isDue).toBe(false);
    kept.pass(0.5);
    expect(kept.isDue).toBe(true);
    // Where there can be none, it is looked for as much later.
    kept.keep(undefined);
    expect([kept.isDue, kept.list.length]).toEqual([false, 1]);
  });

  const frames = Array.from({ length: 17_000 }, (_, i) => frame(1 + i / 10));
  const bytes = demOf([LEVEL], ...SIGNONS, ...frames);

  // A frame has a world of one entity, which counts as five, and its bytes for an eighth each.
  const each = 5 + (4 + 12 + 5 + 6) / 8;

  whole("are at most 16,384: of more every second one is kept, from the first on", () => {
    const { keyframes, blocks } = indexRecording(dem, bytes, { between: each }).data;
    const places = keyframes.map(({ point }) => blocks.offsets.indexOf(point.offset));
    // They lie twice as far apart from there on.
    const steps = places.slice(1).map((place, i) => place - places[i]!);
    expect(new Set(steps.slice(2, -1))).toEqual(new Set([2]));
    // The first is where the version is known.
    expect(places.slice(0, 3)).toEqual([1, 6, 8]);
    expect(keyframes.length).toBeGreaterThan(8192);
    expect(keyframes.length).toBeLessThan(16_384);
    // The last one is where the bytes end.
    expect(places.at(-2)).toBeGreaterThan(16_990);
  });

  it("lie as far apart as is asked for, in entities and bytes", () => {
    const steps = (between: number) => {
      const { keyframes, blocks } = indexRecording(dem, bytes.subarray(0, 40_000), {
        between,
      }).data;
      const places = keyframes.map(({ point }) => blocks.offsets.indexOf(point.offset));
      return [...new Set(places.slice(3).map((place, i) => place - places[i + 2]!))];
    };
    expect(steps(10 * each)).toEqual([10]);
    expect(steps(10 * each + 1)).toEqual([11]);
  });

  // 16 bytes of messages and the block's own 16 count as 4, and so does a world without entities.
  it.each([
    [11, 4096 / 8],
    // 504 such blocks are 4095, of 8 and an eighth each.
    [12, 505],
  ])("lie 4096 such units apart where nobody says how far: %i messages each", (count, apart) => {
    const short = Array.from({ length: 1600 }, (_, i) => [
      { type: "time", time: 1 + i / 10 } as const,
      ...Array.from({ length: count }, () => ({ type: "nop" }) as const),
    ]);
    const { keyframes, blocks } = indexRecording(dem, demOf([LEVEL], ...SIGNONS, ...short)).data;
    const places = keyframes.map(({ point }) => blocks.offsets.indexOf(point.offset));
    expect(places[2]! - places[1]!).toBe(apart);
  });
});

describe("events", () => {
  it("are the first 32,768 that a time line shows, and how many more there are", () => {
    const kept = new KeptEvents();
    const chat = { type: "chat" } as GameEvent;
    for (let i = 0; i < 32_768; i++) kept.see(chat);
    kept.see({ type: "damage" } as GameEvent);
    expect([kept.events.length, kept.more]).toEqual([32_768, 0]);
    kept.see(chat);
    kept.see(chat);
    expect([kept.events.length, kept.more]).toEqual([32_768, 2]);
  });
});
