import { expect, it } from "vitest";
import { fitNumber } from "../../quake/convert/fit/fit-number.ts";

/* The number nearest to a value that a type holds, and how far that is: by arithmetic. */

const int = (bits: number, signed = false, scale?: object) =>
  ({ kind: "int", bits, signed, ...(scale && { scale }) }) as never;
const EIGHTHS = { num: 1, den: 8, plus: 0 };
const TURN = (bits: number) => ({ num: 360, den: 2 ** bits, plus: 0 });

type Expected = readonly [value: number, fitted: number, outcome?: string, error?: number];

function expectFitted(type: never, ...all: readonly Expected[]) {
  for (const [value, fitted, outcome = "same", error = 0] of all) {
    const found = fitNumber(type, value);
    expect([value, found.value, found.outcome]).toEqual([value, fitted, outcome]);
    expect(found.error).toBeCloseTo(error, 9);
  }
}

it("integers are clamped at their ends, and rounded between", () => {
  expectFitted(
    int(8),
    [0, 0],
    [255, 255],
    [256, 255, "clamped", 1],
    [-1, 0, "clamped", 1],
    [0.25, 0, "rounded", 0.25],
    [1.25, 1, "rounded", 0.25],
    [254.75, 255, "rounded", 0.25],
    [255.25, 255, "rounded", 0.25],
    [255.5, 255, "clamped", 0.5],
  );
  expectFitted(int(8, true), [127, 127], [128, 127, "clamped", 1], [-128, -128]);
  expectFitted(int(8, true), [-130, -128, "clamped", 2]);
});

it("coordinates are in eighths, from -4096 to 4095.875", () => {
  expectFitted(
    int(16, true, EIGHTHS),
    [1.125, 1.125],
    [-4096, -4096],
    [4095.875, 4095.875],
    [1.0625, 1.125, "rounded", 0.0625],
    [1.05, 1, "rounded", 0.05],
    // It is nearest to the last one that there is.
    [4095.9, 4095.875, "rounded", 0.025],
    [4096, 4095.875, "clamped", 0.125],
    [-5000, -4096, "clamped", 904],
  );
});

it("angles go around: a whole turn makes no difference", () => {
  // A step of 8 bits is 1.40625 degrees.
  expectFitted(
    int(8, true, TURN(8)),
    [90, 90],
    [-90, -90],
    [180, -180],
    [270, -90],
    [450, 90],
    [-720, 0],
    [1, 1.40625, "rounded", 0.40625],
    [-1, -1.40625, "rounded", 0.40625],
    [359, -1.40625, "rounded", 0.40625],
    [719.5, 0, "rounded", 0.5],
  );
  expectFitted(int(8, false, TURN(8)), [270, 270], [-1, 358.59375, "rounded", 0.40625]);
  // What is not once around is clamped.
  expectFitted(int(8, true, { ...TURN(8), den: 128 }), [400, 357.1875, "clamped", 42.8125]);
  expectFitted(
    int(8, true, { ...TURN(8), plus: 1 }),
    [1, 1],
    [500, 179.59375, "clamped", 320.40625],
  );
});

it("what is no number is as near as can be, and nothing is far from it", () => {
  for (const type of [int(8), int(16, true, EIGHTHS), int(8, true, TURN(8))])
    expectFitted(type, [Number.NaN, 0, "clamped"]);
  expectFitted(int(8), [Infinity, 255, "clamped"], [-Infinity, 0, "clamped"]);
  expectFitted(int(8, true, TURN(8)), [Infinity, 0, "clamped"]);
});

it("floats of 32 bits are rounded, of 64 bits and integers of 64 bits stay", () => {
  const float = (bits: number) => ({ kind: "float", bits }) as never;
  expectFitted(float(64), [0.1, 0.1]);
  expectFitted(float(32), [0.5, 0.5], [0.1, Math.fround(0.1), "rounded", Math.fround(0.1) - 0.1]);
  expect(fitNumber(float(32), Number.NaN)).toMatchObject({ value: Number.NaN, outcome: "same" });
  expectFitted({ kind: "big", bits: 64 } as never, [5, 5]);
});
