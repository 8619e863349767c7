import type { TextEntry } from "../../../runtime/table/text.ts";
import { readFloats, readInts, type TextNode, wrong } from "../syntax/nodes.ts";
import type { Statement } from "../statement.ts";
import { type FloatForm, floatForm, integerForm } from "../syntax/values.ts";

const DECIMAL = floatForm(undefined);
const WHOLE = integerForm({ kind: "int", name: "u32", bits: 32, signed: false }, undefined);

/** A direction as its coordinates. One that they would not bring back, as points and what is there twice, is its number. */
export function vectorStatement(
  { token }: TextEntry,
  name: string,
  vectors: readonly (readonly number[])[],
): Statement {
  const { texts, comesBack } = directionsOf(vectors);
  const size = vectors[0]!.length;
  return {
    token,
    write(members, out, own = token) {
      const index = members[name] as number | undefined;
      if (index === undefined) return;
      const vector = texts[index];
      if (comesBack[index] !== true && out.losses === undefined) out.line(own, String(index));
      else out.line(own, (vector ?? texts[0]!).map((x) => DECIMAL.write(x, undefined)).join(" "));
      if (vector === undefined)
        out.losses?.add(own, "directions that there are not, written as the first");
    },
    read(node, members) {
      members[name] =
        node.values.length === 1
          ? readInts(node, 1, WHOLE)[0]
          : nearest(texts, readDirection(node, size));
    },
  };
}

interface Directions {
  /** As numbers of the text. */
  readonly texts: readonly (readonly number[])[];
  /** Whether its coordinates are read as the direction again. */
  readonly comesBack: readonly boolean[];
}

/** By tables of directions, which all versions share. */
const DIRECTIONS = new WeakMap<readonly (readonly number[])[], Directions>();

function directionsOf(vectors: readonly (readonly number[])[]): Directions {
  let known = DIRECTIONS.get(vectors);
  if (known === undefined) {
    const texts = vectors.map((vector) => vector.map((x) => Math.fround(x)));
    const comesBack = texts.map(
      (vector, index) =>
        vector.length > 1 && isDirection(vector) && nearest(texts, vector) === index,
    );
    known = { texts, comesBack };
    DIRECTIONS.set(vectors, known);
  }
  return known;
}

/** Which of the directions points most where one does. */
function nearest(directions: readonly (readonly number[])[], wanted: readonly number[]): number {
  let best = 0;
  let most = -Infinity;
  for (const [index, vector] of directions.entries()) {
    const product = vector.reduce((sum, x, i) => sum + x * wanted[i]!, 0);
    if (product <= most) continue;
    most = product;
    best = index;
  }
  return best;
}

/** Whether coordinates have a length up to that of a cube's corner, and point somewhere. */
function isDirection(vector: readonly number[]): boolean {
  return vector.every((x) => Math.abs(x) <= 1) && vector.some((x) => x !== 0);
}

/** The coordinates of a direction, which has any length up to that of a cube's corner, and points somewhere. */
function readDirection(node: TextNode, size: number): number[] {
  const wanted = readFloats(node, Array<FloatForm>(size).fill(DECIMAL)).map((one) => one.value);
  for (const [i, x] of wanted.entries())
    if (!(Math.abs(x) <= 1))
      throw wrong(node.values[i]!, `${x} is outside -1.0 to 1.0`, "A direction has a length of 1.");
  if (wanted.every((x) => x === 0)) throw wrong(node, "this is no direction: all of it is 0", "");
  return wanted;
}
