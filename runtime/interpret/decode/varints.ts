import { shapeKey } from "../../branches/branch-keys.ts";
import { isStep } from "../../table/facts/companions.ts";
import type { BigType, IntType } from "../../table/types/integers.ts";
import { makeNode, type Node } from "../node.ts";
import { valueOf } from "../../table/facts/ints.ts";
import type { VarintFault } from "../wire/varints/coding.ts";
import { varintCoding } from "../wire/varints/varints.ts";
import { fail, judge, leftText, nameOf, reach, type Scope } from "./places.ts";

/** Reads a number in groups of seven bits into a child of `parent`. Throws DecodeError. */
export function readVarint(
  s: Scope,
  name: string,
  type: IntType | BigType,
  parent: Node,
  doc?: string,
): Node {
  const { bytes, offset, end } = s.input;
  const found = varintCoding(type).numberAt(bytes, offset, end, type);
  if ("fault" in found) throw faulty(s, name, type, found);
  const { value: whole, count, needed } = found;
  const value = type.kind === "big" ? whole : valueOf(type, Number(whole));
  const enumName = type.kind === "int" ? nameOf(s, name, type, value as number) : undefined;
  const raw = type.kind === "big" ? undefined : Number(whole);
  const about = { value, raw, type: type.name, doc, enumName };
  const node = makeNode(name, offset * 8, count * 8, about);
  if (isStep(type)) {
    node.notes.push(count === 3 ? "the number itself" : "a step from what it was");
    if (count === 3) node.isOdd = true;
  } else if (needed < count) {
    node.notes.push(`${count} bytes, where ${needed} would do`);
    node.isOdd = true;
  }
  node.way = count;
  parent.children.push(node);
  s.input.offset += count;
  return node;
}

function faulty(s: Scope, name: string, type: IntType | BigType, { fault, count }: VarintFault) {
  const { offset, end } = s.input;
  const at = { type: type.name };
  if (fault === "cut")
    return fail(s, `the bytes end inside the number ${name}: ${leftText(count)}`, name, {
      ...at,
      offset: end,
      kind: "end",
    });
  const reason =
    fault === "long"
      ? `goes on after ${count} bytes, and a ${type.name} has no more`
      : `has more bits than the ${type.bits} of a ${type.name}`;
  return fail(s, reason, name, { ...at, offset, kind: "number" });
}

/**
 * Keeps how many bytes numbers came in, where that is more than they take.
 *
 * @param name the field's
 * @param member the one that keeps it
 * @param tells it is a part of the value, and no hint
 */
export function keepWidths(
  s: Scope,
  name: string,
  member: string,
  nodes: readonly Node[],
  isList: boolean,
  tells = false,
): void {
  const isLong = keepWays(s, member, nodes, isList);
  reach(s, (prefix) => shapeKey(prefix, name, isLong ? "in more bytes" : "in few bytes"));
  if (isLong && !tells) judge(s, `${name} takes more bytes than needed`);
}

/** Keeps in which of several ways something came, where one is not the usual one, and says whether one is. */
export function keepWays(
  s: Scope,
  member: string,
  nodes: readonly Node[],
  isList: boolean,
): boolean {
  const isOdd = nodes.some((node) => node.isOdd);
  const ways = nodes.map((node) => node.way!);
  s.value[member] = isOdd ? (isList ? ways : ways[0]) : undefined;
  return isOdd;
}
