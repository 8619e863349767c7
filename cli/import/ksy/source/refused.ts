import { isMap, isSeq, type Node, type Pair, parseDocument, type Scalar } from "yaml";
import type { Diagnostic } from "../../../../generator/read/diagnostics.ts";
import { type Type } from "./spec.ts";
import { type Keys } from "../../located.ts";

/** What a part of the schema was made of: a type, and for each of its fields the attribute. */
export interface Origin {
  readonly type: Type;
  readonly attributes: readonly Keys[];
  /** By the names of what is derived. */
  readonly derived: ReadonlyMap<string, Keys>;
  /** By the names of what a condition is of. */
  readonly valid: ReadonlyMap<string, Keys>;
}

/** Why the schema language refuses types and attributes, the latter once more where they were bytes already. */
export type Refused = Map<Type | Keys, string[]>;

/** Adds what diagnostics of a schema refuse. Returns how many of them are of a struct or of a field. */
export function addRefused(
  refused: Refused,
  diagnostics: readonly Diagnostic[],
  origins: ReadonlyMap<string, Origin>,
): number {
  const [first] = diagnostics;
  if (first === undefined) return 0;
  const root = parseDocument(first.span.source.text).contents;
  const bodies = ["structs", "messages"].flatMap((section) =>
    pairsOf(isMap(root) ? root.get(section, true) : undefined).flatMap(({ key, value }) => {
      const origin = origins.get(`${section} ${String(key.value)}`);
      return origin === undefined ? [] : [{ origin, section, key, value }];
    }),
  );
  return diagnostics.filter(({ span: { start }, message }) => {
    const body = bodies.find(({ key, value }) => holds(key, value ?? key, start));
    if (body === undefined) return false;
    const { origin, section, value } = body;
    const fields = isMap(value) ? value.get("fields", true) : undefined;
    const items = (isSeq(fields) ? fields.items : []) as Node[];
    const index = items.findIndex((item) => holds(item, item, start));
    const part = (["derived", "valid"] as const).flatMap((key) =>
      pairsOf(isMap(value) ? value.get(key, true) : undefined)
        .filter((pair) => holds(pair.key, pair.value ?? pair.key, start))
        .map((pair) => origin[key].get(String(pair.key.value))),
    );
    const what =
      part.length > 0
        ? part[0]
        : index < 0 && section === "structs"
          ? origin.type
          : origin.attributes[index];
    const reasons = what && (refused.get(what) ?? []);
    if (reasons === undefined || reasons.length === MOST) return false;
    reasons.push(message);
    refused.set(what!, reasons);
    return true;
  }).length;
}

/** An attribute is a field, then bytes, then bytes up to the end. */
const MOST = 2;

function pairsOf(node: unknown): Pair<Scalar, Node | null>[] {
  return isMap(node) ? (node.items as Pair<Scalar, Node | null>[]) : [];
}

function holds(first: Node, last: Node, at: number): boolean {
  return first.range![0] <= at && at < last.range![2];
}
