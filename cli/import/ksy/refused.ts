import { isMap, isSeq, type Node, type Pair, parseDocument, type Scalar } from "yaml";
import type { Diagnostic } from "../../../generator/read/diagnostics.ts";
import type { Keys, Type } from "./spec.ts";

/** What a part of the schema was made of: a type, and for each of its fields the attribute. */
export interface Origin {
  readonly type: Type;
  readonly attributes: readonly Keys[];
}

/** Why the schema language refuses types and attributes, the latter once more where they were bytes already. */
export type Refused = Map<Type | Keys, string[]>;

/** Adds what a diagnostic refuses. False where it concerns no struct and no field. */
export function addRefused(
  refused: Refused,
  { span, message }: Diagnostic,
  origins: ReadonlyMap<string, Origin>,
): boolean {
  const root = parseDocument(span.source.text).contents;
  for (const section of ["structs", "messages"])
    for (const { key, value } of pairsOf(isMap(root) ? root.get(section, true) : undefined)) {
      const origin = origins.get(`${section} ${String(key.value)}`);
      if (origin === undefined || !holds(key, value ?? key, span.start)) continue;
      const fields = isMap(value) ? value.get("fields", true) : undefined;
      const items = (isSeq(fields) ? fields.items : []) as Node[];
      const index = items.findIndex((item) => holds(item, item, span.start));
      const what = index < 0 && section === "structs" ? origin.type : origin.attributes[index];
      const reasons = what && (refused.get(what) ?? []);
      if (reasons === undefined || reasons.length === MOST) return false;
      reasons.push(message);
      refused.set(what!, reasons);
      return true;
    }
  return false;
}

/** An attribute is a field, then bytes, then bytes up to the end. */
const MOST = 2;

function pairsOf(node: unknown): Pair<Scalar, Node | null>[] {
  return isMap(node) ? (node.items as Pair<Scalar, Node | null>[]) : [];
}

function holds(first: Node, last: Node, at: number): boolean {
  return first.range![0] <= at && at < last.range![2];
}
