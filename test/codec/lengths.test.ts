import { expect, test } from "vitest";
import { mvd } from "../../generated/mvd.ts";
import { codecs as quake2 } from "../../generated/quake2.ts";
import { codecs as quakeworld } from "../../generated/quakeworld.ts";
import { codecNamed, readRecording } from "../../recording/index.ts";
import { pairLengths } from "../../runtime/bytes/lengths.ts";
import { passBytes, Reader, regionEnd, takeBytes } from "../../runtime/bytes/reader.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";

// Ids 0x80 to 0xff, whose low seven bits are a mask, which has no bit 7; bit 0 announces a second byte. Two bytes are always there.
const lengthsOf = () =>
  pairLengths({
    ids: [0x80, 0xff],
    bits: 7,
    more: 0,
    bytes: 2,
    perBit: [0, 2, 4, 0, 0, 0, 0, 32, 1, 0, 0, 0, 0, 0, 0, 64],
    refused: 1 << 9,
  });

test.each([
  ["no such message", 0x7f, 0, 0],
  ["no bit", 0x80, 0xff, 2],
  ["bit 1: two bytes", 0x82, 0, 4],
  ["bits 1 and 2: six bytes", 0x86, 0, 8],
  ["bit 0: the second byte", 0x81, 0, 3],
  ["bit 8, in the second byte: one more", 0x81, 1, 4],
  ["bit 15, the last one", 0x81, 0x80, 67],
  ["bit 9, which is refused", 0x81, 2, 0],
])("the first two bytes tell the length: %s", (_, id, second, length) => {
  expect(lengthsOf()[id | (second << 8)]).toBe(length);
});

test("any bit of the first byte may announce the second", () => {
  // Ids 0x10 to 0x1f: a mask of four bits, of which bit 2 announces the next byte; each bit but that adds one.
  const perBit = [1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1];
  const lengths = pairLengths({
    ids: [0x10, 0x1f],
    bits: 4,
    more: 2,
    bytes: 1,
    perBit,
    refused: 0,
  });
  const of = (id: number, second: number) => lengths[id | (second << 8)];
  expect([of(0x10, 0xff), of(0x13, 0xff), of(0x14, 0), of(0x15, 0)]).toEqual([1, 3, 2, 3]);
  // Bits 8 and 9.
  expect(of(0x15, 3)).toBe(5);
});

/** What an act throws. */
function thrown(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each([
  ["takeBytes", (r: Reader) => takeBytes(r, -2)],
  ["passBytes", (r: Reader) => passBytes(r, -2)],
  ["regionEnd", (r: Reader) => regionEnd(r, r.offset, -2)],
])("%s refuses a negative length at the reader's offset", (_, act) => {
  expect(thrown(() => act(new Reader(new Uint8Array(9), 3)))).toMatchObject({
    reason: "a length of -2 is negative",
    offset: 3,
  });
});

test.each([
  // id, size, percent; -1 is no data.
  ["quake2", codecNamed(quake2, "34"), [16, 0xfe, 0xff, 0]],
  ["quakeworld", codecNamed(quakeworld, "28"), [41, 0xfe, 0xff, 0]],
])("a negative length is told of at its own offset: download of %s", (_, codec, bytes) => {
  const r = new Reader(Uint8Array.of(7, 7, 7, ...bytes, 0, 0), 3);
  const error = thrown(() => (codec as Codec<AnyMessage>).decode(r));
  expect(error).toBeInstanceOf(DecodeError);
  // After the id, and in the middle of other bytes.
  expect(error).toMatchObject({ reason: "the length size is negative: -2", offset: 4 });
});

test("a block of a negative size is told of at its size, and kept", () => {
  // Two blocks: a message that does nothing, and -3 bytes.
  const bytes = Uint8Array.of(0, 6, 1, 0, 0, 0, 1, 0, 6, 0xfd, 0xff, 0xff, 0xff);
  const parts = [...readRecording(mvd, bytes)];
  expect(parts.at(-1)).toMatchObject({ kind: "tail", offset: 7, bytes: bytes.subarray(7) });
  const { error } = parts.at(-1) as unknown as { error: DecodeError };
  expect(error).toMatchObject({ reason: "the length size is negative: -3", offset: 9 });
});
