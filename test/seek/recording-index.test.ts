import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import {
  indexRecording,
  indexText,
  parseIndex,
  IndexError,
  RecordingIndex,
} from "../../quake/seek/index.ts";
import { isIndex } from "../../quake/seek/index-text.ts";
import type { Keyframe } from "../../quake/world/index.ts";
import { eventsOf } from "../../quake/events/index.ts";
import { states } from "../../quake/world/index.ts";
import { formatOfFile } from "../../formats/index.ts";
import { type AnyContainer, readRecording } from "../../recording/index.ts";
import { fixtures } from "../support/corpus.ts";

const [file] = fixtures(".qwd");
const container = formatOfFile(file!.name);
const bytes = file!.bytes().subarray(0, 60_000);
const index = indexRecording(container, bytes, { between: 3000 });
const from = index.seconds / 2;

function worlds(ofBytes: Uint8Array, of: AnyContainer = container, options = {}) {
  return () => states(of, ofBytes, { from, index, ...options }).next();
}

describe("an index", () => {
  it("says that it is of another recording, by its size, its bytes, or how it is read", () => {
    expect(worlds(bytes)).not.toThrow();
    expect(worlds(bytes.subarray(1))).toThrow(/60000 bytes, and this one has 59999/);
    const [keyframe] = [index.before({ container, bytes, options: {} }, from)!];
    const other = bytes.slice();
    other[keyframe.point.offset + 40]! ^= 1;
    expect(worlds(other)).toThrow(IndexError);
    expect(worlds(other)).toThrow(/another checksum.*demospec index/);
    expect(worlds(bytes, formatOfFile("a.dem"))).toThrow(/in qwd, and this one is read as dem/);
    expect(worlds(bytes, container, { version: "28" })).toThrow(/the version that was found/);
  });

  it("holds all bytes against its checksums where it is asked to", () => {
    const last = bytes.slice();
    last[last.length - 1]! ^= 1;
    expect(() => index.check({ container, bytes, options: {} })).not.toThrow();
    expect(() => index.check({ container, bytes: last, options: {} })).toThrow(IndexError);
  });

  it("says where each block begins", () => {
    const recording = { container, bytes, options: {} };
    for (const part of readRecording(container, bytes))
      if (part.kind === "block" && part.index % 50 === 0)
        expect(index.offsetOf(recording, part.index)).toBe(part.offset);
    expect(index.offsetOf(recording, index.data.blocks.count)).toBeUndefined();
  });

  it("has the events that a time line shows", () => {
    const shown = new Set(index.data.events.map(({ type }) => type));
    const all = [...eventsOf(container, bytes)].filter(({ type }) => shown.has(type));
    expect(shown.has("level")).toBe(true);
    expect(index.data.events).toEqual(all);
    expect(index.data.moreEvents).toBe(0);
  });

  it("is told by its first line", () => {
    expect(isIndex(indexText(index).slice(0, 200))).toBe(true);
    for (const other of ["", "{}\n", "null\n", "[]\n", '{"format":"dem"}\n', '"a"\n', "{\n"])
      expect([other, isIndex(other)]).toEqual([other, false]);
    // A line that does not end is no first line yet.
    expect(isIndex('{"format":"demospec index"}')).toBe(false);
    expect(isIndex('{"format":"demospec index","version":99}\n')).toBe(true);
  });

  it("comes back from its text as it was, and says where the text is invalid", () => {
    const text = indexText(index);
    expect(parseIndex(text).data).toEqual(index.data);
    const damaged = text.replace("seconds", "secondz");
    expect(() => parseIndex(damaged)).toThrow(/it is damaged/);
    expect(() => parseIndex(text.slice(0, -100))).toThrow(/it is damaged/);
    const [head, values] = text.split("\n") as [string, string];
    expect(JSON.parse(head)).toMatchObject({ crc32: crc32(values) });
    for (const none of ["", "{}", "null\n", "PACK", "[1]\n2"])
      expect(() => parseIndex(none)).toThrow(/this is no index/);
    expect(() => parseIndex(text.replace('"version":2', '"version":1'))).toThrow(/another version/);
  });

  it("keeps of the frames that QuakeWorld remembers those that are needed", () => {
    const frames = index.data.keyframes.map(({ known }) => {
      return (known as { ring: { frames: Map<number, unknown> } }).ring.frames.size;
    });
    // The last ones are near the end, where nothing is forgotten any more.
    expect(Math.max(...frames.slice(0, -3))).toBeLessThan(16);
  });
});

describe("what is read from a keyframe on", () => {
  const PIECE = 65_536;
  const all = Uint8Array.from({ length: 5 * PIECE + 10 }, (_, i) => (i * 7) ^ (i >> 8));
  const keyframes = [
    [10, PIECE + 5],
    [20, 2 * PIECE + 5],
    [30, 4 * PIECE],
  ].map(([seconds, offset]) => ({ seconds, point: { offset } }) as Keyframe);
  const own = new RecordingIndex({
    format: "dem",
    options: { version: "1.09" },
    size: all.length,
    sums: Array.from({ length: 6 }, (_, i) => crc32(all.subarray(i * PIECE, (i + 1) * PIECE))),
    seconds: 40,
    blocks: { count: 0, every: 1, offsets: [] },
    events: [],
    moreEvents: 0,
    keyframes,
  });
  const of = (ofBytes: Uint8Array, options: object = { version: "1.09" }) => ({
    container: dem,
    bytes: ofBytes,
    options,
  });

  it.each([
    [0, undefined],
    [10, undefined],
    [10.5, 10],
    [20, 10],
    [20.5, 20],
    [30, 20],
    [30.5, 30],
    [Infinity, 30],
  ])("is from the last one before the time: at %d from %d", (seconds, found) => {
    expect(own.keyframe(seconds)?.seconds).toBe(found);
    expect(own.before(of(all), seconds)?.seconds).toBe(found);
  });

  it("is held against its checksums up to the next one, and so is what is first", () => {
    const refusing = (seconds: number) =>
      [0, 1, 2, 3, 4, 5].filter((piece) => {
        const other = all.slice();
        other[piece * PIECE + 7]! ^= 1;
        try {
          own.before(of(other), seconds);
          return false;
        } catch (error) {
          expect((error as Error).message).toContain(`what begins at byte ${piece * PIECE} `);
          return true;
        }
      });
    expect([5, 15, 25, 35].map(refusing)).toEqual([
      [0, 1],
      [0, 1, 2],
      [0, 2, 3],
      [0, 4, 5],
    ]);
  });

  it("is of a time that is a number, and of a recording that is read as the index's was", () => {
    expect(() => own.before(of(all), NaN)).toThrow(RangeError);
    const short = of(all.subarray(1));
    for (const work of [
      () => own.before(short, 5),
      () => own.check(short),
      () => own.offsetOf(short, 0),
    ])
      expect(work).toThrow(/has 327689\. Make it anew/);
    expect(() => own.check(of(all, {}))).toThrow("it was made with the version 1.09");
    expect(() => own.check(of(all, { version: "1.09", reading: "fte" }))).toThrow(
      "it was made with the reading that was found",
    );
    expect(() => own.check(of(all))).not.toThrow();
  });
});
