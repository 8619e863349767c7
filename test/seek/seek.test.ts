import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IndexBuilder, indexRecording, indexText, parseIndex } from "../../quake/seek/index.ts";
import { states, streamStates, timedStates, type World } from "../../quake/world/index.ts";
import { formatNamed, formatOfFile } from "../../formats/index.ts";
import type { AnyContainer } from "../../recording/index.ts";
import {
  corpusFiles,
  fixtures,
  fteFixtures,
  hasCorpus,
  isWhole,
  whyNoCorpus,
  whyNotWhole,
} from "../support/corpus.ts";
import { whole } from "../support/whole.ts";

const FIXTURES = [...[".dem", ".qwd", ".mvd", ".dm2"].flatMap(fixtures), ...fteFixtures()];
const RECORDED = [".dm2", ".mvd2"].flatMap((ending) => corpusFiles("recorded", ending));
const CORPUS = ["dem", "qwd", "mvd", "dm2", "mvd2", "other"].flatMap((folder) =>
  corpusFiles(folder, folder === "other" ? "" : `.${folder}`),
);

const whyNot = isWhole ? whyNoCorpus : whyNotWhole;

/** This many worlds after a time are held against those of reading from the beginning. */
const MOST = isWhole ? Infinity : 70;

/** The first world of each time that is not as it would be by reading from the beginning; undefined where all are. */
function firstOther(
  container: AnyContainer,
  bytes: Uint8Array,
  index: ReturnType<typeof indexRecording>,
  from: number,
): { whole: World | undefined; sought: World | undefined } | undefined {
  const seeking = states(container, bytes, { from, index });
  let count = 0;
  for (const { seconds, world: whole } of timedStates(container, bytes)) {
    if (seconds < from) continue;
    const { value: sought } = seeking.next();
    // A level goes on being given: what it is now is looked at now.
    if (!isDeepStrictEqual(sought, whole)) return { whole, sought: sought ?? undefined };
    if (++count === MOST) return undefined;
  }
  const { value: sought } = seeking.next();
  return sought === undefined ? undefined : { whole: undefined, sought };
}

/** An index with keyframes that lie close, that was written and read again. */
function indexOf(container: AnyContainer, bytes: Uint8Array, between = 300) {
  return parseIndex(indexText(indexRecording(container, bytes, { between })));
}

describe("worlds from a time on", () => {
  it.each([...FIXTURES, ...RECORDED])("of $name are as read from the beginning", (file) => {
    const container = formatOfFile(file.name);
    const bytes = file.bytes().subarray(0, isWhole ? Infinity : 50_000);
    const index = indexOf(container, bytes);
    expect(index.data.keyframes.length).toBeGreaterThan(3);
    const { seconds } = index;
    for (const from of [seconds * 0.31, seconds * 0.83, seconds])
      expect(firstOther(container, bytes, index, from)).toBeUndefined();
    expect([...states(container, bytes, { from: seconds + 1, index })]).toEqual([]);
  });

  it.skipIf(!hasCorpus || !isWhole).each(CORPUS)(`of $name, too${whyNot}`, (file) => {
    const container = formatOfFile(file.name);
    const bytes = file.bytes();
    const index = indexOf(container, bytes, 2000);
    for (const part of [0.1, 0.5, 0.9])
      expect(firstOther(container, bytes, index, index.seconds * part)).toBeUndefined();
  });

  whole("are read from a keyframe also at the beginning", () => {
    for (const file of [...FIXTURES, ...RECORDED]) {
      const container = formatOfFile(file.name);
      const bytes = file.bytes().subarray(0, 40_000);
      const index = indexRecording(container, bytes);
      // Finding the version took longer than all that is read from a keyframe on.
      const second = index.offsetOf({ container, bytes, options: {} }, 1);
      expect(index.data.keyframes[0]!.point.offset).toBe(second);
      const isShown = [...states(container, bytes.subarray(0, second))].length > 0;
      expect(index.keyframe(0) === undefined).toBe(isShown);
    }
  });

  whole("of damaged recordings are, too", () => {
    const files = FIXTURES.map((file) => {
      return { container: formatOfFile(file.name), bytes: file.bytes().subarray(0, 8000) };
    });
    const change = fc.tuple(fc.nat(7999), fc.nat(255));
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(change, { maxLength: 4 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ container, bytes }, changes, part) => {
          const damaged = bytes.slice();
          for (const [at, byte] of changes) damaged[at] = byte;
          const index = indexOf(container, damaged, 100);
          const other = firstOther(container, damaged, index, index.seconds * part);
          // A block is given in fewer lines than a world.
          expect(other?.whole?.block).toBeUndefined();
          expect(other).toBeUndefined();
        },
      ),
      { numRuns: isWhole ? 500 : 15 },
    );
  });

  it("come from pieces that begin at a keyframe, and from an index that was made of pieces", async () => {
    const [file] = fixtures(".dm2");
    const container = formatNamed("dm2")!;
    const bytes = file!.bytes();
    const builder = new IndexBuilder(container, { between: 300 });
    for (let at = 0; at < bytes.length; at += 777) builder.push(bytes.subarray(at, at + 777));
    const index = builder.end();
    expect(indexText(index)).toBe(indexText(indexRecording(container, bytes, { between: 300 })));
    const from = index.seconds / 2;
    const keyframe = index.before({ container, bytes, options: {} }, from)!;
    const chunks = [bytes.subarray(keyframe.point.offset)];
    const streamed: World[] = [];
    for await (const world of streamStates(container, chunks, { from, keyframe }))
      streamed.push(world);
    expect(streamed).toEqual([...states(container, bytes, { from })]);
    expect(streamed.length).toBeGreaterThan(10);
  });
});
