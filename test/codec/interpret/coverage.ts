import {
  interpretDecode,
  interpretEncode,
  leaves,
  type Node,
} from "../../../runtime/interpret/interpret.ts";
import { expect } from "vitest";
import { hexOf } from "./calls.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { withoutHints } from "../../../runtime/canonical/without-hints.ts";
import type { Table } from "../../../runtime/table/table.ts";

export function child(node: Node, name: string): Node {
  const found = [node, ...node.children.flatMap((c) => [c, ...c.children])].find(
    (c) => c.name === name,
  );
  if (found === undefined) throw new Error(`no node ${name}`);
  return found;
}

/** How often each bit of `[start, end)` is covered by a leaf. */
export function coverage(root: Node, start: number, end: number): number[] {
  const counts = Array.from({ length: (end - start) * 8 }, () => 0);
  for (const leaf of leaves(root)) {
    const at = (leaf.start - start) * 8 + leaf.startBit;
    for (let i = 0; i < leaf.bitLength; i++) counts[at + i] = (counts[at + i] ?? 0) + 1;
  }
  return counts;
}

/** Decodes what encodes back to the same bytes, with and without its hints, and is covered by leaves. */
export function checkBytes(
  table: Table,
  version: number,
  bytes: Uint8Array,
  start: number,
  reached?: Set<string>,
): boolean {
  const result = interpretDecode(table, version, bytes, start, bytes.length, reached);
  const covered = coverage(result.root, start, result.end);
  if (result.value === undefined) {
    expect(result.error).toBeInstanceOf(DecodeError);
    expect(covered.every((count) => count <= 1)).toBe(true);
    return false;
  }
  const own = bytes.slice(start, result.end);
  expect(covered.every((count) => count === 1) && covered.length === own.length * 8).toBe(true);
  expect(hexOf(interpretEncode(table, version, result.value))).toBe(hexOf(own));
  const canonical = interpretEncode(table, version, withoutHints(table, version, result.value));
  expect(result.nonCanonical.length === 0).toBe(hexOf(canonical) === hexOf(own));
  const again = interpretDecode(table, version, canonical, 0, canonical.length);
  expect(again.nonCanonical).toEqual([]);
  expect(again.value && withoutHints(table, version, again.value)).toEqual(
    withoutHints(table, version, result.value),
  );
  return true;
}
