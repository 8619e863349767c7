import { describe, expect, it } from "vitest";
import { codecs, decodeMessage, encodeMessage, table } from "../../generated/netquake.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { nearest } from "../../runtime/bytes/scales.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { unpacked } from "../../generator/emit/encode/unpacked.ts";

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
    expect(codecs.some(({ from, to }) => from <= table.current && table.current <= to)).toBe(true);
    expect(() => nearest("1" as never, 1, 0, 255, 0, 255)).toThrow("1 is not a number");
  });
});

describe("members that are read once", () => {
  it("are constants, of another name where the code has theirs", () => {
    const code =
      'let flags = m.flags & m.flags;\nif (m.a !== 1) f(m.a!, "b");\ng(m.b, m.b, m.c, m.at, at, m.at);';
    expect(unpacked(code)).toBe(
      'const { flags: flagsGiven$, a, b, at: at$ } = m;\nlet flags = flagsGiven$ & flagsGiven$;\nif (a !== 1) f(a!, "b");\ng(b, b, m.c, at$, at, at$);',
    );
  });

  it("are none where each is read once anyway", () => {
    expect(unpacked("f(m.a, m.b);")).toBe("f(m.a, m.b);");
  });
});
