type Vector = [number, number, number];

/*
 * Directions spread over a sphere: the corners of an icosahedron, and of its faces cut in four twice.
 * The cuts are flat, and what comes out is made as long as 1 in the end.
 */

// Each step in single precision, as the figures that engines have were made: `0.951056` depends on it.
const single = Math.fround;
const SHORT = single(Math.sqrt((5 - Math.sqrt(5)) / 10));
const LONG = single(Math.sqrt((5 + Math.sqrt(5)) / 10));

const CORNERS: readonly Vector[] = [
  [-SHORT, 0, LONG],
  [SHORT, 0, LONG],
  [-SHORT, 0, -LONG],
  [SHORT, 0, -LONG],
  [0, LONG, SHORT],
  [0, LONG, -SHORT],
  [0, -LONG, SHORT],
  [0, -LONG, -SHORT],
  [LONG, SHORT, 0],
  [-LONG, SHORT, 0],
  [LONG, -SHORT, 0],
  [-LONG, -SHORT, 0],
];

/** The faces, each by its corners in base 12. */
const FACES =
  "041 094 954 458 481 8a1 83a 538 523 273 7a3 76a 7b6 b06 016 61a 90b 9b2 925 72b".split(" ");

/** The 162 directions, to six decimals, in the order in which cutting face by face comes upon them. */
export function icosphere(): Vector[] {
  const found = new Map<string, Vector>();
  for (const face of FACES) {
    const [a, b, c] = [...face].map((digit) => CORNERS[Number.parseInt(digit, 12)]!);
    cut(a!, b!, c!, 2, found);
  }
  return [...found.values()];
}

/** Cuts a face in four. The one in the middle has no corner that the others do not have. */
function cut(a: Vector, b: Vector, c: Vector, times: number, found: Map<string, Vector>): void {
  if (times === 0) {
    for (const corner of [a, b, c].map(unit)) {
      const key = corner.join(" ");
      if (!found.has(key)) found.set(key, corner);
    }
    return;
  }
  const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
  cut(a, ab, ca, times - 1, found);
  cut(b, ab, bc, times - 1, found);
  cut(c, ca, bc, times - 1, found);
}

function middle(a: Vector, b: Vector): Vector {
  return [0, 1, 2].map((i) => single(a[i]! + b[i]!) / 2) as Vector;
}

function unit([x, y, z]: Vector): Vector {
  const length = single(Math.sqrt(single(single(single(x * x) + single(y * y)) + single(z * z))));
  // + 0 leaves no -0.
  return [x, y, z].map((n) => Math.round(single(n / length) * 1e6) / 1e6 + 0) as Vector;
}
