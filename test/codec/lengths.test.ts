import { expect, test } from "vitest";
import { pairLengths } from "../../runtime/bytes/lengths.ts";

// Ids 0x80 to 0xff, whose low seven bits are a mask; bit 0 announces a second byte. Two bytes are always there.
const lengths = pairLengths({
  ids: [0x80, 0xff],
  bits: 7,
  more: 0,
  bytes: 2,
  perBit: [0, 2, 4, 0, 0, 0, 0, 0, 1],
  refused: 1 << 9,
});

test.each([
  ["no such message", 0x7f, 0, 0],
  ["no bit", 0x80, 0xff, 2],
  ["bit 1: two bytes", 0x82, 0, 4],
  ["bits 1 and 2: six bytes", 0x86, 0, 8],
  ["bit 0: the second byte", 0x81, 0, 3],
  ["bit 8, in the second byte: one more", 0x81, 1, 4],
  ["bit 9, which is refused", 0x81, 2, 0],
])("the first two bytes tell the length: %s", (_, id, second, length) => {
  expect(lengths[id | (second << 8)]).toBe(length);
});
