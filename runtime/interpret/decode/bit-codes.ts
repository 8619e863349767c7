import { valueOf } from "../../table/facts/ints.ts";
import type { IntType } from "../../table/types/integers.ts";
import { makeNode, type Node } from "../node.ts";
import { BIT_CODINGS } from "../wire/bit-codes/bit-codes.ts";
import { bitsAt } from "../wire/int.ts";
import { fail, leftText, nameOf, type Scope } from "./places.ts";

/** Reads a number that has a code among bits into a child of `parent`. Throws DecodeError. */
export function readBitCode(
  s: Scope,
  name: string,
  bitCode: string,
  type: IntType,
  parent: Node,
  doc?: string,
): Node {
  const { bytes, offset, end } = s.input;
  const start = offset * 8;
  const bitAt = (i: number) => (start + i < end * 8 ? bitsAt(bytes, start + i, 1) : undefined);
  const found = BIT_CODINGS[bitCode]!.numberAt(bitAt, type);
  if ("fault" in found) {
    const { fault, count } = found;
    if (fault === "cut")
      throw fail(s, `the bytes end inside the number ${name}: ${leftText(count / 8)}`, name, {
        type: type.name,
        offset: end,
        kind: "end",
      });
    throw fail(s, `has more bits than the ${type.bits} that ${type.name} holds`, name, {
      type: type.name,
      offset,
      kind: "number",
    });
  }
  const { value: raw, count } = found;
  const value = valueOf(type, raw);
  const about = { value, raw, type: type.name, doc, enumName: nameOf(s, name, type, value) };
  const node = makeNode(name, start, count, about);
  parent.children.push(node);
  s.input.offset += count / 8;
  return node;
}
