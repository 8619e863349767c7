import { describe, expect, it } from "vitest";
import { codecs, decodeMessage, encodeMessage, table } from "../../generated/netquake.ts";
import { encodeUsercmd, type Usercmd } from "../../generated/quakeworld.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { nearest } from "../../runtime/bytes/numbers/scales.ts";
import { firstOutOfRange } from "../../runtime/bytes/numbers/out-of-range.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { contains } from "../../runtime/table/versions.ts";
import { whole } from "../support/whole.ts";

/** An update of one coordinate. */
function update(origin1: unknown) {
  return { type: "updateentity", flags: 0x02, entity: 1, origin1, nolerp: false } as never;
}

function writtenAs(origin1: unknown): unknown {
  const w = new Writer();
  encodeMessage(w, update(origin1));
  return (decodeMessage(new Reader(written(w))) as { origin1?: number }).origin1;
}

describe("scaled numbers of messages that recordings are full of", () => {
  it.each([
    [-4096, -4096],
    [4095.875, 4095.875],
    [0.05, 0],
    [0.0625, 0.125],
    [-0.0625, 0],
    [-0, 0],
    [4095.9, 4095.875],
    [-4096.0625, -4096],
  ])("%f is written as the nearest, %f", (value, expected) => {
    expect(writtenAs(value)).toBe(expected);
  });

  it.each([4095.95, -4096.1, 2 ** 29, 8192, NaN, Infinity, -Infinity, "8", null, true, [8], {}])(
    "%o is refused",
    (value) => {
      expect(() => writtenAs(value)).toThrow(/origin1.* is not a number/);
    },
  );

  it("are of the present versions", () => {
    expect(codecs.some((range) => contains(range, table.current))).toBe(true);
    expect(() => nearest("1" as never, 1, 0, 255, 0, 255)).toThrow("1 is not a number");
  });
});

/** A move with an angle in steps of 45/8192, and the steps that it was written as. */
function angleSteps(angle1: number): number {
  const w = new Writer();
  const move: Partial<Usercmd> = { flags: 0, angle1, msec: 0 };
  encodeUsercmd(w, move as Usercmd);
  return w.view.getInt16(1, true);
}

describe("steps that a product proposes", () => {
  whole(
    "are those of the quotient, for each whole number and all that is next to where they change",
    () => {
      const wrong: number[] = [];
      for (let raw = -0x8000; raw < 0x7fff; raw++) {
        const between = ((raw + 0.5) * 45) / 8192;
        const near = Math.abs(between) * Number.EPSILON;
        for (const value of [(raw * 45) / 8192, between, between - near, between + near])
          if (angleSteps(value) !== Math.round((value * 8192) / 45)) wrong.push(value);
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe("members that do not fit", () => {
  const types = "U16 entity, U8 frame skin, I8 turn";

  it.each([
    [{ entity: 1, frame: 255, skin: 256, turn: 0 }, "256 is not a whole number from 0 to 255"],
    [{ entity: 1, turn: -129 }, "-129 is not a whole number from -128 to 127"],
    [{ entity: 65536, frame: 256 }, "65536 is not a whole number from 0 to 65535"],
    [{ entity: 1, frame: 0.5 }, "0.5 is not a whole number from 0 to 255"],
    [{ entity: 1, frame: "1" }, "1 is not a number"],
    [{ frame: 1 }, "is missing"],
  ])("%o: %s", (message, reason) => {
    expect(firstOutOfRange(message, types).message).toContain(reason);
  });
});
