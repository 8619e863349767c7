import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DIRECTION } from "../../generated/quake2.ts";
import { icosphere } from "../../generator/resolve/types/icosphere.ts";
import { sharedFile } from "../support/corpus.ts";

type Vector = readonly [number, number, number];

/*
 * The icosahedron by its twelve corners, with the golden ratio: what generator/icosphere.ts knows of the order
 * and of single precision is not given here.
 */
const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CORNERS: readonly Vector[] = [-1, 1].flatMap((a) =>
  [-GOLDEN, GOLDEN].flatMap((b): Vector[] => [
    [a, 0, b],
    [0, b, a],
    [b, a, 0],
  ]),
);

/** Corners with an edge between them are 2 apart. */
function areNeighbours(a: Vector, b: Vector): boolean {
  const squares = [0, 1, 2].map((i) => (a[i]! - b[i]!) ** 2);
  return Math.abs(squares.reduce((sum, square) => sum + square) - 4) < 1e-9;
}

/** The twenty triples of corners that are neighbours of each other. */
const FACES = CORNERS.flatMap((a, i) =>
  CORNERS.slice(i + 1).flatMap((b, j) =>
    CORNERS.slice(i + j + 2).flatMap((c) =>
      areNeighbours(a, b) && areNeighbours(b, c) && areNeighbours(c, a) ? [[a, b, c] as const] : [],
    ),
  ),
);

/** All corners of the triangles that a face is cut into, each edge in four, as directions. */
function directionsOf([a, b, c]: readonly [Vector, Vector, Vector]): Vector[] {
  const steps = [0, 1, 2, 3, 4];
  return steps.flatMap((i) =>
    steps.slice(0, 5 - i).map((j) => {
      const point = [0, 1, 2].map((n) => (a[n]! * i + b[n]! * j + c[n]! * (4 - i - j)) / 4);
      const length = Math.hypot(...point);
      return point.map((n) => n / length) as unknown as Vector;
    }),
  );
}

function distance(a: Vector, b: Vector): number {
  return Math.hypot(...a.map((n, i) => n - b[i]!));
}

test("the directions are the corners of the cut icosahedron, each once", () => {
  expect([CORNERS.length, FACES.length]).toEqual([12, 20]);
  const left = icosphere();
  expect(left).toHaveLength(162);
  for (const direction of FACES.flatMap(directionsOf)) {
    const near = left.filter((other) => distance(direction, other) < 1e-5);
    expect(near, direction.join(" ")).toHaveLength(1);
  }
  for (const direction of left) {
    const near = left.filter((other) => distance(direction, other) < 0.01);
    expect(near, direction.join(" ")).toHaveLength(1);
  }
});

test("the generated list is that one", () => {
  expect(DIRECTION).toEqual(icosphere());
});

const listed = sharedFile("lmpc-text/synthetic/dm2-directions.txt");

test.skipIf(!listed.isThere)(`they are in the order of the engine's list${listed.why}`, () => {
  const text = readFileSync(listed.path, "latin1");
  const found = [...text.matchAll(/^ *movedir (\S+) (\S+) (\S+);$/gm)].map(([, ...numbers]) =>
    numbers.map((number) => Math.round(Number(number) * 1e6) / 1e6 + 0),
  );
  expect(found).toEqual(icosphere());
});
