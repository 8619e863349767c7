import fc from "fast-check";
import { isStep, isVaried } from "../../runtime/table/facts/companions.ts";
import { valueOf } from "../../runtime/table/facts/ints.ts";
import type { BigType, IntType } from "../../runtime/table/types/integers.ts";
import {
  leastVarintBytes,
  mostVarintBytes,
  VARINTS,
  type VarintName,
} from "../../runtime/table/varints/varints.ts";
import { scaled } from "./arbitrary.ts";
import { integer } from "./edged.ts";
import type { Any } from "./making.ts";

/** What a step has, where it is one; it may be the number itself, which has more. */
const STEP_BITS = 15;

type VariedType = (IntType | BigType) & { readonly varint: VarintName };

/** Any number that a type holds; in groups, often one at which it takes another. */
export function withEdges(type: IntType | BigType, any: Any): Any {
  if (!isVaried(type) || isStep(type) || (type.kind === "int" && type.scale)) return any;
  return fc.oneof(any, fc.constantFrom(...groupEdges(type)));
}

/** What the numbers of groups change at. */
function groupEdges(type: VariedType): (number | bigint)[] {
  const { kind, bits, signed, varint } = type;
  const edges: bigint[] = [];
  for (let count = leastVarintBytes(type); count <= mostVarintBytes(type); count++) {
    const held = Math.min(VARINTS[varint].bitsIn(count), bits);
    const edge = 2n ** BigInt(signed ? held - 1 : held);
    edges.push(edge - 1n, ...(signed ? [-edge] : []));
    if (held < bits) edges.push(edge, ...(signed ? [-edge - 1n] : []));
  }
  return kind === "big" ? edges : edges.map(Number);
}

export function anyInteger(type: IntType): fc.Arbitrary<number> {
  const { signed, scale } = type;
  const bits = isStep(type) ? STEP_BITS : type.bits;
  if (scale === undefined) return integer(bits, signed);
  const any = scaled(bits, signed, scale.num, scale.den, scale.plus);
  if (!isVaried(type) || isStep(type)) return any;
  const edges = groupEdges(type).map((raw) => valueOf(type, Number(raw)));
  return fc.oneof(any, fc.constantFrom(...edges));
}
