import { Writer, written } from "../../../runtime/bytes/writer.ts";
import {
  readString,
  readStrings,
  writeString,
  writeStrings,
} from "../../../runtime/bytes/text/text.ts";
import { WORLD } from "./world.ts";
import { DecodeError, EncodeError } from "../../../runtime/errors/errors.ts";
import { describe, expect, test } from "vitest";
import { interpretDecode, interpretEncode, leaves } from "../../../runtime/interpret/interpret.ts";
import { checkBytes, coverage } from "./coverage.ts";
import { CONTAINER, PROTOCOL } from "./protocol.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import { idsOf, layoutOf } from "../../../runtime/table/messages.ts";
import { messageArb } from "./values.ts";
import * as fc from "fast-check";
import { decode, encodeHex, hexOf } from "./calls.ts";
import { withoutHints } from "../../../runtime/canonical/without-hints.ts";
import { runs } from "../../support/runs.ts";

describe("decoding and encoding", () => {
  for (const table of [PROTOCOL, CONTAINER, WORLD]) {
    for (const version of table.versions.keys()) {
      test(`${table.name} ${table.versions[version]}: values survive`, () => {
        fc.assert(
          fc.property(messageArb(table, version), (message) => {
            const bytes = interpretEncode(table, version, message);
            const { value, error } = interpretDecode(table, version, bytes, 0, bytes.length);
            expect(error).toBeUndefined();
            const bare = (m: object) => withoutHints(table, version, m as { type: string });
            expect(bare(value!)).toEqual(bare(message));
            checkBytes(table, version, bytes, 0);
          }),
          { numRuns: runs(300) },
        );
      });

      test(`${table.name} ${table.versions[version]}: bytes survive`, () => {
        const ids = table.messages.flatMap((m) => {
          const layout = layoutOf(m, version);
          return layout === undefined ? [] : idsOf(layout);
        });
        const first = ids.length > 0 ? fc.constantFrom(...ids) : fc.nat(40);
        const byte = fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 9, 0xff, 0x7f));
        const bytes = fc.tuple(first, fc.array(byte, { maxLength: 48 }), fc.nat(3));
        fc.assert(
          fc.property(bytes, ([id, rest, start]) => {
            const input = Uint8Array.from([...Array(start).fill(7), id, ...rest]);
            checkBytes(table, version, input, start);
          }),
          { numRuns: runs(700) },
        );
      });
    }
  }

  test("a message is cut anywhere: a DecodeError at the end, with a path", () => {
    fc.assert(
      fc.property(messageArb(PROTOCOL, 2), fc.nat(), (message, at) => {
        const bytes = interpretEncode(PROTOCOL, 2, message);
        const end = at % bytes.length;
        const { error, value, root } = interpretDecode(PROTOCOL, 2, bytes, 0, end);
        expect(value).toBeUndefined();
        expect(error?.offset).toBe(end);
        expect(error?.place.hex).toMatch(/\[\]$/);
        expect(error?.reason).toMatch(/^the bytes end/);
        if (end > 0) expect(error?.path[0]).toBe(message["type"]);
        expect(coverage(root, 0, end).length).toBe(end * 8);
      }),
    );
  });

  test("members are in field order, those of absent fields too", () => {
    expect(Object.keys(decode("06 00 13 00 08 00 10 00 f8 ff").value!)).toEqual([
      "type",
      "flags",
      "volume",
      "fall",
      "channel",
      "entity",
      "origin",
    ]);
    expect(decode("06 00 15 00 08 00 10 00 f8 ff").value).toStrictEqual({
      type: "sound",
      flags: 0,
      volume: undefined,
      fall: undefined,
      channel: -3,
      entity: 2,
      origin: [1, 2, -1],
    });
    expect(
      Object.keys(decode("0a 00 00 80 3f 00 00 00 00 00 00 00 00 00 00 00 80").value!),
    ).toEqual(["type", "time", "timeNaN", "angles", "anglesNaN"]);
  });

  test("scaled numbers", () => {
    const message = { type: "sound", volume: 0.5, fall: 8.4, channel: 0, entity: 0 };
    expect(encodeHex({ ...message, origin: [0.06, -0.07, -0] })).toBe(
      "06 03 80 02 00 00 00 00 ff ff 00 00",
    );
  });

  test("floats: their numbers are those of DataView, NaNs keep their bits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (raw) => {
        const bytes = new Uint8Array(17);
        bytes[0] = 10;
        new DataView(bytes.buffer).setUint32(1, raw, true);
        const { value } = interpretDecode(PROTOCOL, 0, bytes, 0, 17);
        const r = new Reader(bytes, 1);
        expect(Object.is(value!["time"], r.view.getFloat32(r.offset, true))).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
    const nan = decode("0a 01 00 80 ff 00 00 80 3f 00 00 c0 7f 00 00 00 00");
    expect(nan.value).toMatchObject({ timeNaN: 0xff800001 });
    expect(nan.value!["anglesNaN"]).toEqual([0x3f800000, 0x7fc00000, 0]);
    expect(nan.nonCanonical).toEqual(["turn.time is a NaN with bits of its own"]);
    const turn = { type: "turn", time: NaN, angles: [NaN, 1, NaN] };
    const canonical = "0a 00 00 c0 7f 00 00 c0 7f 00 00 80 3f 00 00 c0 7f";
    expect(encodeHex(turn)).toBe(canonical);
    expect(encodeHex({ ...turn, timeNaN: 0x7f800000, anglesNaN: [0, 0x7fc00001] })).toBe(canonical);
    expect(encodeHex({ ...turn, anglesNaN: [0xffc00001, 0x7fc00001, 0x7f800001] })).toBe(
      "0a 00 00 c0 7f 01 00 c0 ff 00 00 80 3f 01 00 80 7f",
    );
  });

  test("strings: the same as in text.ts, accepted and refused", () => {
    const char = fc.constantFrom("a", "\xff", "\0", "\u0100", "z");
    const any = fc.oneof(fc.string({ unit: char, maxLength: 9 }), fc.constant(undefined as never));
    fc.assert(
      fc.property(any, fc.array(any, { maxLength: 4 }), (single, list) => {
        same({ type: "print", text: single }, (w) => writeString(w, single, 7));
        same({ type: "lists", models: list, sounds: [] }, (w) => {
          writeStrings(w, list, 7);
          writeStrings(w, [], 7);
        });
      }),
      { numRuns: runs(2000) },
    );
    const bytes = fc
      .uint8Array({ maxLength: 20 })
      .map((b) => b.map((x) => [0, 0xff, 65, 66][x % 4]!));
    fc.assert(
      fc.property(bytes, (body) => {
        sameRead(8, body, (r) => ({ text: readString(r, 7) }));
        sameRead(9, body, (r) => ({ models: readStrings(r, 7), sounds: readStrings(r, 7) }));
      }),
      { numRuns: runs(2000) },
    );
  });
});

function outcome<T>(f: () => T): T | "refused" {
  try {
    return f();
  } catch (error) {
    if (error instanceof EncodeError || error instanceof DecodeError) return "refused";
    throw error;
  }
}

export function same(message: unknown, write: (w: Writer) => void): void {
  const w = new Writer();
  const fast = outcome(() => (write(w), hexOf(written(w))));
  const slow = outcome(() => hexOf(interpretEncode(PROTOCOL, 0, message).subarray(1)));
  expect(slow).toBe(fast);
}

function sameRead(id: number, body: Uint8Array, read: (r: Reader) => object): void {
  const bytes = Uint8Array.from([id, ...body]);
  const r = new Reader(bytes, 1);
  const fast = outcome(() => read(r));
  const { value, end } = interpretDecode(PROTOCOL, 0, bytes, 0, bytes.length);
  if (fast === "refused") return expect(value).toBeUndefined();
  expect(value).toMatchObject(fast);
  expect(end).toBe(r.offset);
}

test("a list of many strings has few nodes, which cover all of it", () => {
  const body = Array.from({ length: 10000 }, () => [65, 0]).flat();
  const bytes = Uint8Array.from([9, ...body, 0, 0xff]);
  const { root, value } = interpretDecode(PROTOCOL, 0, bytes, 0, bytes.length);
  expect(value!["models"]).toHaveLength(10000);
  expect(leaves(root).length).toBeLessThan(5000);
  expect(coverage(root, 0, bytes.length).every((count) => count === 1)).toBe(true);
});
