import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatOfFile } from "../../formats/index.ts";
import { type AnyContainer, readRecording, type RecordedBlock } from "../../recording/index.ts";
import { protocolOf } from "../../recording/versions/protocol.ts";
import { codecsOf } from "../../recording/versions/carried.ts";
import { fixtures } from "../support/corpus.ts";
import { expectEqual } from "../support/expect-equal.ts";
import { runs } from "../support/runs.ts";

const LONGEST = 60_000;

/** What is read of a block, without its place. */
function contentOf({ block, messages, undecoded, error }: RecordedBlock): unknown {
  return { block, messages, undecoded, error: error?.message };
}

function blocksOf(container: AnyContainer, bytes: Uint8Array): RecordedBlock[] {
  return [...readRecording(container, bytes)].filter((part) => part.kind === "block");
}

/** This many blocks show which version a recording is of. */
const BEGINNING = 40;

/** The messages of a block that say which version follows. */
function announcements(container: AnyContainer, block: RecordedBlock): Uint8Array[] {
  const index = container.table.carries.findIndex(({ protocol }) => protocol === block.protocol);
  if (index < 0) return [];
  const { selectors } = protocolOf(codecsOf(container, index), false);
  const { body, messages, ends } = block;
  return messages.flatMap(({ type }, i) =>
    selectors.has(type) ? [body.subarray(i === 0 ? 0 : ends[i - 1]!, ends[i])] : [],
  );
}

/** The same bytes, in some places of some blocks' messages others. */
function anyDamage(container: AnyContainer, bytes: Uint8Array) {
  const blocks = blocksOf(container, bytes);
  const known = blocks.flatMap((block) => announcements(container, block));
  // What says how the others are read stays.
  const places = blocks.filter(
    (block) =>
      block.index >= BEGINNING &&
      block.body.length > 8 &&
      block.error === undefined &&
      announcements(container, block).length === 0,
  );
  // An announcement that nobody made: a message's id, and a number that may be any.
  const anyAnnouncement = fc
    .tuple(fc.constantFrom(...known), fc.uint8Array({ minLength: 1, maxLength: 4 }), fc.nat(4))
    .map(([message, number, length]) => {
      const copy = message.slice(0, 5 + 4 * length);
      copy.set(number.subarray(0, Math.max(0, copy.length - 1)), 1);
      return copy;
    });
  const one = fc.record({
    at: fc.constantFrom(...places),
    where: fc.nat(),
    isAtMessage: fc.boolean(),
    bytes: fc.oneof(fc.uint8Array({ minLength: 1, maxLength: 8 }), anyAnnouncement),
  });
  return fc.array(one, { minLength: 1, maxLength: 3 }).map((all) => {
    const damaged = bytes.slice();
    for (const { at, where, isAtMessage, bytes: other } of all) {
      const starts = [0, ...at.ends.slice(0, -1)];
      const from = isAtMessage ? starts[where % starts.length]! : where % at.body.length;
      damaged.set(other.subarray(0, at.body.length - from), at.bodyOffset + from);
    }
    return { damaged, touched: new Set(all.map(({ at }) => at.index)), blocks };
  });
}

describe("damage in the messages of some blocks", () => {
  const files = [".dem", ".qwd", ".mvd", ".dm2"].flatMap(fixtures);
  it.each(files)("costs nothing of the others of $name", (file) => {
    const container = formatOfFile(file.name);
    fc.assert(
      fc.property(
        anyDamage(container, file.bytes().subarray(0, LONGEST)),
        ({ damaged, touched, blocks }) => {
          const found = blocksOf(container, damaged);
          expect(found.length).toBe(blocks.length);
          // Damage that is read as a whole is no damage to a reader: what it announces follows.
          const announced = found.filter(
            (block) => touched.has(block.index) && announcements(container, block).length > 0,
          );
          fc.pre(announced.every(({ error }) => error !== undefined));
          for (const block of blocks)
            if (!touched.has(block.index))
              expectEqual(contentOf(found[block.index]!), contentOf(block));
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

describe("an announcement of a protocol that is not described", () => {
  const [file] = fixtures(".dem");
  const container = formatOfFile(file!.name);
  const bytes = file!.bytes().subarray(0, LONGEST);
  const blocks = blocksOf(container, bytes);
  // DEM §7.12: the id 11, and the number of the protocol. This one was misread from a recording of Nexuiz.
  const announcement = [11, ...new Uint8Array(new Int32Array([-1_033_097_034]).buffer)];

  it("is in doubt where its block does not decode: what follows is read", () => {
    const { index, bodyOffset } = blocks.find(
      (block) => block.index > BEGINNING && block.body.length > 8,
    )!;
    const damaged = bytes.slice();
    damaged.set(announcement, bodyOffset);
    const found = blocksOf(container, damaged);
    expect(found[index]!.unknownProtocol).toBe(-1_033_097_034);
    expect(found.filter(({ undecoded }) => undecoded !== undefined)).toHaveLength(1);
  });

  it("is believed at the beginning of a recording: nothing is read that may mean anything else", () => {
    const first = blocks.findIndex((block) => announcements(container, block).length > 0);
    const { bodyOffset, messages, ends } = blocks[first]!;
    const place = messages.findIndex(({ type }) => type === "serverinfo");
    const damaged = bytes.slice();
    damaged.set(announcement, bodyOffset + (place === 0 ? 0 : ends[place - 1]!));
    const found = blocksOf(container, damaged);
    const rest = found.filter(({ index, body }) => index > first && body.length > 0);
    expect(rest.every(({ undecoded, body }) => undecoded?.length === body.length)).toBe(true);
  });
});
