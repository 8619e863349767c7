import { describe, expect, it } from "vitest";
import { indexRecording, indexText, parseIndex, IndexError } from "../../quake/seek/index.ts";
import { isIndex } from "../../quake/seek/index-text.ts";
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
