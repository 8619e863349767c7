import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Visibility } from "../../quake/map/index.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { EDITIONS, splitMap } from "./split-map.ts";

describe.each(EDITIONS)("$name", (edition) => {
  const bytes = splitMap(edition);
  const map = new Visibility(bytes);

  it("have leafs on both sides of planes", () => {
    const leafs = [10, 0, -10, -100, -101].map((x) => map.leafAt([x, 500, -500]));
    expect(leafs).toEqual([1, 1, 2, 2, 3]);
  });

  it("have what is seen from each", () => {
    const seen = [0, 1, 2, 3].map((from) => [0, 1, 2, 3].map((to) => map.sees(from, to)));
    expect(seen).toEqual([
      [true, false, false, false],
      [false, true, true, false],
      [false, true, true, false],
      [false, false, false, true],
    ]);
  });

  it("are read with any damage, or refused with words", () => {
    const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 6 });
    fc.assert(
      fc.property(damage, fc.nat(bytes.length), (damages, length) => {
        const broken = Uint8Array.from(bytes);
        for (const [at, byte] of damages) broken[at] = byte;
        const read = visibilityOf(length % 3 === 0 ? broken.subarray(0, length) : broken);
        // What could be read once never fails after that.
        for (const x of [10, -10, -200]) read?.sees(read.leafAt([x, 0, 0]), 1);
      }),
      { numRuns: 300 },
    );
  });
});

/** Undefined where it is refused. */
function visibilityOf(bytes: Uint8Array): Visibility | undefined {
  try {
    return new Visibility(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(DecodeError);
    return undefined;
  }
}
