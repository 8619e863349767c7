import { type Expression } from "../../../../runtime/table/terms/expressions.ts";
import { call, choice, named, two, whole } from "../build.ts";
import { Unsayable } from "../fields/expression.ts";
import { nameOf } from "../source/find.ts";
import type { Reads } from "../reads.ts";
import { type Keys } from "../../located.ts";
import { placed, type Spot } from "./late.ts";

/** An attribute of bits, or a number that those after it ask for. */
interface Bits {
  readonly name: string;
  readonly keys?: Keys;
  readonly value: Expression;
  readonly where?: Expression;
}

/**
 * Bits of which some are there on a condition: each begins where the one before it ends. Throws Unsayable.
 *
 * @param order the highest bit of a byte is first where it is not `le`
 */
export function bitsAt(
  all: readonly Keys[],
  { io, at }: { readonly io: Expression; readonly at: Spot },
  reads: Reads,
  order: unknown,
): { readonly values: readonly Bits[]; readonly end: Spot } {
  if (order === "le") throw new Unsayable("bits with `if` whose lowest are first");
  const values: Bits[] = [];
  let [begin, plus]: [Expression, number] = [two("*", placed(at), whole(8)), 0];
  for (const keys of all) {
    if (keys["repeat"] !== undefined) throw new Unsayable("bits with `repeat`");
    // Where the bytes are read is in between two of them.
    if (/\b_io\b/.test(String(keys["if"]))) throw new Unsayable("bits with a condition on `_io`");
    const name = nameOf(String(keys.id));
    const width = Number.parseInt(String(keys["type"]).slice(1), 10);
    const place = placed({ of: begin, plus });
    const value = call(io, "bits", place, whole(width));
    const condition = keys["if"] === undefined ? undefined : reads.expression(keys["if"]);
    values.push({ name, keys, value, ...(condition !== undefined && { where: condition }) });
    if (condition === undefined) plus += width;
    else {
      const own = `${name}_bits_end`;
      values.push({ name: own, value: choice(condition, two("+", place, whole(width)), place) });
      [begin, plus] = [named(own), 0];
    }
  }
  const up = two("+", placed({ of: begin, plus }), whole(7));
  return { values, end: { of: two("/", up, whole(8)), plus: 0 } };
}
