import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatOfFile } from "../../formats/index.ts";
import {
  type AnyContainer,
  followLazily,
  type Part,
  readRecording,
} from "../../recording/index.ts";
import { beginningOf, corpusFiles, fixtures, howMuch, whyNoCorpus } from "../support/corpus.ts";
import { expectEqual } from "../support/expect-equal.ts";
import { runs } from "../support/runs.ts";

/** What a part says, without asking how it came to say it. */
function summary(part: Part): unknown {
  if (part.kind !== "block") return part;
  const { index, offset, length, block, protocol, bodyOffset, ends, version } = part;
  const place = { index, offset, length, block, protocol, bodyOffset, ends, version };
  const { undecoded, unknownProtocol, error, messages } = part;
  return { ...place, undecoded, unknownProtocol, error: error?.message, messages };
}

function expectAlike(container: AnyContainer, bytes: Uint8Array): void {
  const lazily = readRecording(container, bytes, {}, followLazily);
  for (const part of readRecording(container, bytes)) {
    expectEqual(summary(lazily.next().value!), summary(part));
  }
  expect(lazily.next().done).toBe(true);
}

const FORMATS = [".dem", ".qwd", ".mvd", ".dm2"];

describe("messages that are decoded when they are asked for", () => {
  it.each(FORMATS.flatMap(fixtures))("are those of $name, whatever is wrong with it", (file) => {
    const container = formatOfFile(file.name);
    const piece = file.bytes().subarray(0, 20_000);
    const damage = fc.array(fc.tuple(fc.nat(piece.length - 1), fc.nat(255)), { maxLength: 6 });
    fc.assert(
      fc.property(damage, (damages) => {
        const broken = piece.slice();
        for (const [at, byte] of damages) broken[at] = byte;
        expectAlike(container, broken);
      }),
      { numRuns: runs(20) },
    );
  });

  const files = FORMATS.flatMap((ending) => corpusFiles(ending.slice(1), ending));
  it.each(files)(`are those of $name${howMuch}${whyNoCorpus}`, (file) => {
    expectAlike(formatOfFile(file.name), beginningOf(file));
  });
});
