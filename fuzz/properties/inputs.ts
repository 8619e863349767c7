import { joined } from "../../runtime/bytes/text/joined.ts";
import { idBytesOf } from "./ids.ts";
import { idsOf } from "../../runtime/table/messages.ts";
import fc from "fast-check";
import type { AnyMessage } from "../../runtime/codec.ts";
import { interpretEncode } from "../../runtime/interpret/interpret.ts";
import type { Table } from "../../runtime/table/table.ts";
import { type MessageSubject, messageSubjects, type Subject } from "../values/subjects.ts";

/*
 * Bytes to decode. They are made by the interpreter, so that they do not depend on the codec under test.
 */

/** The bytes of any message of that kind, with all that a writer could choose. */
export function encodedBytes(subject: MessageSubject): fc.Arbitrary<Uint8Array> {
  return bytesOfAny(subject, subject.any(true));
}

/** The bytes of such messages. */
export function bytesOfAny(
  { target, version }: Subject,
  any: fc.Arbitrary<AnyMessage>,
): fc.Arbitrary<Uint8Array> {
  return any.map((message) => bytesOf(target.table, version, message));
}

/** What the interpreter refuses is for other properties to find. */
function bytesOf(table: Table, version: number, message: AnyMessage): Uint8Array {
  try {
    return interpretEncode(table, version, message);
  } catch {
    return new Uint8Array(0);
  }
}

/** Bytes that may be such a message: as it is written, damaged, its id with noise after it, or noise. */
export function messageBytes(subject: MessageSubject): fc.Arbitrary<Uint8Array> {
  const encoded = encodedBytes(subject);
  return fc.oneof(
    { weight: 6, arbitrary: encoded },
    { weight: 4, arbitrary: damaged(encoded) },
    { weight: 6, arbitrary: noiseAfterId(subject) },
    { weight: 1, arbitrary: noise(48) },
  );
}

/** A byte; those that end strings more often than chance has it. */
const BYTE = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 255 }) },
  { weight: 1, arbitrary: fc.constantFrom(0x00, 0xff) },
);

function noise(maxLength: number): fc.Arbitrary<Uint8Array> {
  return fc.array(BYTE, { maxLength }).map((bytes) => Uint8Array.from(bytes));
}

function noiseAfterId({ layout, codec }: MessageSubject): fc.Arbitrary<Uint8Array> {
  if (layout.id === undefined) return noise(48);
  const { ids } = codec.table;
  if (typeof ids === "object")
    return noise(48).map((rest) => Uint8Array.of(...idBytesOf(ids, layout.id![0]), ...rest));
  return fc
    .tuple(fc.constantFrom(...idsOf(layout)), noise(48))
    .map(([id, rest]) => Uint8Array.of(id, ...rest));
}

// ---- messages in a row

/** A few messages of any kind, one after the other, some of them damaged. */
export function rowBytes({ target, codec }: Subject): fc.Arbitrary<Uint8Array> {
  const subjects = messageSubjects(target).filter((subject) => subject.codec === codec);
  const message = fc.oneof(...subjects.map(encodedBytes));
  const row = fc.array(message, { maxLength: 8 }).map(joined);
  return fc.oneof(row, damaged(row));
}

/** One of the pieces of recordings, damaged; nothing where there are none. */
export function damagedPiece(pieces: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  if (pieces.length === 0) return fc.constant(new Uint8Array(0));
  return damaged(fc.nat(pieces.length - 1).map((index) => pieces[index]!));
}

// ---- damage

interface Damage {
  readonly kind: "flip" | "insert" | "delete" | "overwrite" | "truncate";
  /** Where, in parts of the length. */
  readonly at: number;
  readonly bytes: readonly number[];
}

const PARTS = 0x10000;

const DAMAGE: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom("flip", "overwrite", "insert", "delete", "truncate"),
  at: fc.nat(PARTS),
  bytes: fc.array(BYTE, { minLength: 1, maxLength: 4 }),
});

/** The same bytes with a few of them flipped, inserted, deleted or overwritten, or cut short. */
export function damaged(bytes: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> {
  return fc
    .tuple(bytes, fc.array(DAMAGE, { minLength: 1, maxLength: 4 }))
    .map(([whole, damages]) => damages.reduce(damage, whole));
}

function damage(whole: Uint8Array, { kind, at, bytes }: Damage): Uint8Array {
  const place = Math.floor((at / PARTS) * whole.length);
  const [before, after] = [whole.subarray(0, place), whole.subarray(place)];
  switch (kind) {
    case "flip":
      return flipped(whole, place, bytes[0]! % 8);
    case "insert":
      return joined([before, Uint8Array.from(bytes), after]);
    case "delete":
      return joined([before, after.subarray(bytes.length)]);
    case "overwrite":
      return joined([before, Uint8Array.from(bytes), after.subarray(bytes.length)]);
    case "truncate":
      return before.slice();
  }
}

function flipped(whole: Uint8Array, place: number, bit: number): Uint8Array {
  const bytes = whole.slice();
  if (place < bytes.length) bytes[place]! ^= 1 << bit;
  return bytes;
}
