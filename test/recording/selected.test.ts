import { describe, expect, it } from "vitest";
import { mvd2 } from "../../generated/mvd2.ts";
import { readRecording } from "../../recording/index.ts";

/**
 * A stream of Q2PRO's that begins a level, as its `MVD_ParseServerData` reads it: since 2012 a word of flags follows the
 * number, and with extended limits (4) the strings end with 13630 in place of 2080.
 */
function streamOf(minor: number, flags: number): Uint8Array {
  const w = (n: number) => [n & 0xff, n >> 8];
  const extensions = minor >= 2012 ? w(flags) : [];
  const end = w((flags & 4) === 0 ? 2080 : 13_630);
  const begin = [4, 37, 0, 0, 0, ...w(minor), ...extensions, 1, 0, 0, 0, 0, 0xff, 0xff, ...end];
  // No portals, no player, no entity; then a frame with as little, in a block of its own.
  const nothing = [0, 255, 0, 0];
  const block = (bytes: number[]) => [...w(bytes.length), ...bytes];
  const blocks = [...block([...begin, ...nothing]), ...block([6, ...nothing]), 0, 0];
  return Uint8Array.of(...Buffer.from("MVD2"), ...blocks);
}

/** The version that the frame after is read in; undefined where the beginning is not understood. */
function versionAfter(minor: number, flags: number): string | undefined {
  const blocks = [...readRecording(mvd2, streamOf(minor, flags))].flatMap((part) =>
    part.kind === "block" ? [part] : [],
  );
  const [begin, frame] = blocks;
  if (begin!.undecoded !== undefined) return undefined;
  expect(frame!.messages).toMatchObject([{ type: "frame" }]);
  return mvd2.codecs[0]!.table.versions[frame!.version];
}

describe("the flags of a multi-view stream", () => {
  // 1: without what is for one player; 2: one point of view; 4: extended limits; 8: more of them, since 2013.
  it.each([
    [2012, [4, 5, 6, 7], "2012"],
    // With 4 alone 2013 is as 2012 in all bytes, and is read as it.
    [2013, [4, 5, 6, 7], "2012"],
    [2013, [12, 13, 14, 15], "2013+12"],
    // What nobody described: 8 without 4, or before 2013.
    [2012, [8, 12], undefined],
    [2013, [8], undefined],
  ])("of %i: %j tell %s", (minor, flags, version) => {
    expect(flags.map((each) => versionAfter(minor, each))).toEqual(flags.map(() => version));
  });

  it("have no effect on bytes where they say what is left out", () => {
    const plain = [...readRecording(mvd2, streamOf(2012, 4))];
    for (const flags of [5, 6, 7]) {
      const [, begin] = [...readRecording(mvd2, streamOf(2012, flags))] as {
        messages: unknown[];
      }[];
      const [, other] = plain as unknown as { messages: object[] }[];
      expect(begin!.messages).toEqual([{ ...other!.messages[0], extensions: flags }]);
    }
  });
});
