import { describe, expect, it } from "vitest";
import { PendingInput } from "../../recording/decode/pending-input.ts";

/*
 * What is held of a recording that comes in pieces: how many bytes at once, which of them are copied, and where they are in
 * the file. Small pieces are put together to such of 64 KB; larger ones stay what they are.
 */

const PIECE = 65_536;
/** Of a block 4 KB show how it begins. */
const SHOWN = 4096;

/** Bytes of which each two neighbours differ, and none is 0. */
function numbered(length: number, first = 0): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => 1 + ((first + i) % 251));
}

/** Input that waits for more than it gets. */
function waiting(): PendingInput {
  const pending = new PendingInput();
  pending.need(10_000_000);
  return pending;
}

describe("input that comes byte by byte", () => {
  it("is held in pieces of 64 KB, in its order", () => {
    const all = numbered(2 * PIECE + 1);
    const pending = waiting();
    for (let i = 0; i < all.length; i++) pending.push(all.subarray(i, i + 1));
    expect([pending.length, pending.isCut, pending.isEnough]).toEqual([all.length, true, false]);
    const pieces = [...pending.take()];
    expect(pieces.map(({ offset, bytes }) => [offset, bytes.length])).toEqual([
      [0, PIECE],
      [PIECE, PIECE],
      [2 * PIECE, 1],
    ]);
    expect(Buffer.concat(pieces.map(({ bytes }) => bytes)).equals(all)).toBe(true);
    expect([pending.length, pending.offset, pending.isCut]).toEqual([0, all.length, false]);
  });

  it("is one after it was joined, and what was read of it is gone", () => {
    const all = numbered(300);
    const pending = waiting();
    pending.push(all.subarray(0, 100));
    pending.push(all.subarray(100, 150));
    pending.join();
    expect([pending.at, pending.end, pending.base, pending.isEnough]).toEqual([0, 150, 0, true]);
    expect(pending.bytes).toEqual(all.subarray(0, 150));
    pending.at = 40;
    pending.need(60);
    pending.push(all.subarray(150, 209));
    expect(pending.isEnough).toBe(false);
    pending.push(all.subarray(209, 210));
    expect(pending.isEnough).toBe(true);
    pending.push(all.subarray(210));
    expect([pending.length, pending.offset]).toEqual([260, 40]);
    pending.join();
    expect([pending.base, pending.at, pending.end, pending.offset]).toEqual([40, 0, 260, 40]);
    expect(pending.bytes).toEqual(all.subarray(40));
    const r = pending.reader();
    expect([r.offset, r.end, r.bytes]).toEqual([0, 260, all.subarray(40)]);
    pending.at = 7;
    expect(pending.reader().offset).toBe(7);
  });

  it("needs as much again as there is, where nobody says how much", () => {
    const pending = new PendingInput();
    pending.push(numbered(100));
    pending.join();
    pending.need();
    pending.push(numbered(99));
    expect(pending.isEnough).toBe(false);
    pending.push(numbered(1));
    expect(pending.isEnough).toBe(true);
  });
});

it("is read once a quarter of a megabyte is there, from which it is told what it is", () => {
  const pending = new PendingInput();
  pending.push(new Uint8Array(262_143));
  expect(pending.isEnough).toBe(false);
  pending.push(new Uint8Array(1));
  expect(pending.isEnough).toBe(true);
});

it("is in pieces from its first byte on that is not joined", () => {
  const pending = waiting();
  expect(pending.isCut).toBe(false);
  pending.push(numbered(1));
  expect(pending.isCut).toBe(true);
});

describe("input that comes in large pieces", () => {
  it("is not copied: neither where one is alone, nor while it waits", () => {
    const alone = numbered(PIECE);
    const pending = waiting();
    pending.push(alone);
    pending.join();
    expect(pending.bytes).toBe(alone);
    pending.need(10_000_000);
    const [small, large] = [numbered(10, 3), numbered(PIECE, 7)];
    pending.push(small);
    pending.push(large);
    const pieces = [...pending.take()];
    expect(pieces.map(({ offset, bytes }) => [offset, bytes.length])).toEqual([
      [0, PIECE],
      [PIECE, 10],
      [PIECE + 10, PIECE],
    ]);
    expect(pieces[2]!.bytes).toBe(large);
  });

  it("is not copied either where it will be joined at once", () => {
    const small = numbered(10);
    const pending = new PendingInput();
    pending.need(0);
    pending.push(small);
    pending.join();
    expect(pending.bytes).toBe(small);
  });

  it("has an outline: its beginning and its end, and as many zeros as there are bytes between", () => {
    const pieces = [PIECE, PIECE, PIECE, 5000, 10].map((length, i) => numbered(length, 17 * i));
    const pending = waiting();
    for (const piece of pieces) pending.push(piece);
    const all = new Uint8Array(Buffer.concat(pieces));
    const outline = pending.outline();
    expect(outline.length).toBe(all.length);
    expect(outline.subarray(0, SHOWN)).toEqual(all.subarray(0, SHOWN));
    expect(outline.subarray(-SHOWN)).toEqual(all.subarray(-SHOWN));
    expect(outline.subarray(PIECE, 3 * PIECE).every((byte) => byte === 0)).toBe(true);
    expect(pending.length).toBe(all.length);
  });
});
