import { expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { stretchesOf } from "../../recording/columns/stretches.ts";

/** A size and three angles are before a block's messages (DEM §3.3), and a byte of 1 is a message (§7.1). */
const block = (...body: number[]) => [body.length, 0, 0, 0, ...Array<number>(12).fill(0), ...body];

it("messages are where blocks have some, be it one of a byte", () => {
  const bytes = Uint8Array.from([45, 49, 10, ...block(), ...block(1), ...block(1, 1)]);
  const { stretches, blocks } = stretchesOf(dem, bytes, {});
  expect(blocks).toBe(3);
  // After the header of 3 bytes and the first block's 16: 3 + 16 + 16, and 16 after its byte.
  expect(stretches.map((one) => [one.block, one.start, one.end])).toEqual([
    [1, 35, 36],
    [2, 52, 54],
  ]);
});
