import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { targets } from "../../fuzz/all-targets.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import { interpretDecode, type Node } from "../../runtime/interpret/interpret.ts";
import type { Table } from "../../runtime/table/table.ts";
import { readVectors, type Vector } from "../../vectors/files.ts";
import { vectorsOf } from "../meaning/vector-folder.ts";
import { isWhole, whyNotWhole } from "../support/corpus.ts";
import { RIGHT_SCHEMAS, rightSchemas } from "../support/right-schemas.ts";
import { giveSums } from "../support/given-sums.ts";
import { whole } from "../support/whole.ts";
import { LUA, type LuaCase, readByLua, whyNoLua } from "./lua-nodes.ts";

/*
 * What a dissector's code reads of bytes, in a plain interpreter of Lua: each leaf's place, length and value are held
 * against those of the interpreter, which vectors hold.
 */

interface Case extends LuaCase {
  readonly place: string;
}

/** Each vector in each of its versions, and in those where it is something else. */
function casesOf(vectors: readonly Vector[], table: number): Case[] {
  return vectors.flatMap(({ bytes, versions, not, place }) =>
    [...versions, ...not].map((version) => ({ table, version, bytes, place })),
  );
}

/** A case with one of its bytes changed, and one cut short: which, its place in the list says. */
function damaged({ bytes, ...rest }: Case, i: number): Case[] {
  if (bytes.length === 0) return [];
  const changed = bytes.slice();
  changed[i % bytes.length]! ^= 1 << (i % 8);
  return [changed, bytes.subarray(0, i % bytes.length)].map((own) => ({ ...rest, bytes: own }));
}

async function expectAlike(tables: readonly Table[], cases: readonly Case[]): Promise<void> {
  const found = await readByLua(tables, cases);
  const wrong = cases.flatMap(({ table, version, bytes, place }, i) => {
    const { root, end, error } = interpretDecode(tables[table]!, version, bytes, 0, bytes.length);
    const fault = error === undefined ? null : [error.place.kind, error.offset];
    const own = {
      stop: fault === null ? end : null,
      fault,
      leaves: leavesOf(bytes, root, root.name),
    };
    const { stop, fault: other, leaves } = found[i]!;
    const lua = other
      ? { stop: null, fault: [other.kind, other.offset], leaves }
      : { stop, fault: null, leaves };
    if (JSON.stringify(own) === JSON.stringify(lua)) return [];
    return [{ place, version: tables[table]!.versions[version], bytes, own, lua, other, error }];
  });
  const [first] = wrong;
  expect(first?.lua, JSON.stringify(first)).toEqual(first?.own);
  expect(wrong).toHaveLength(0);
}

/** What the interpreter reads, as the dissector's leaves. */
function leavesOf(bytes: Uint8Array, node: Node, path: string): unknown[] {
  const isInPieces = node.children.some(({ type }) => type === "bits") && node.value !== undefined;
  const isLeaf = node.children.length === 0 || node.name === "id" || isInPieces;
  if (!isLeaf)
    return node.children.flatMap((child) => leavesOf(bytes, child, `${path}/${child.name}`));
  if (node.absent) return [];
  const at = 8 * node.start + node.startBit;
  return [[path, at, node.bitLength, valueOf(bytes, node), node.enumName ?? null]];
}

/** A value as JSON has it: texts and bytes as a letter for each byte. */
function valueOf(bytes: Uint8Array, { value, name, start, bitLength }: Node): unknown {
  if (name === "constant") return lettersOf(bytes.subarray(start, start + bitLength / 8));
  if (value instanceof Uint8Array) return lettersOf(value);
  if (typeof value === "bigint") return String(value);
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  return typeof value === "object" ? null : (value ?? null);
}

function lettersOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

describe.skipIf(LUA === undefined)(`a dissector's code${whyNoLua}`, () => {
  const described = targets.map(({ table }) => table);
  const vectors = described.flatMap((table, i) => casesOf(vectorsOf(table), i));

  /** One in eight, where not all are asked for. */
  const EVERY = isWhole ? 1 : 8;

  whole("reads each vector as the interpreter does", () =>
    expectAlike(
      described,
      vectors.filter((_, i) => i % EVERY === 0),
    ),
  );

  it.skipIf(!isWhole)(
    `reads damaged vectors as the interpreter does, up to the same byte${whyNotWhole}`,
    () => expectAlike(described, vectors.flatMap(damaged)),
  );

  whole("reads what no described format has", async () => {
    giveSums();
    const { protocols, containers } = resolveSchemas(rightSchemas());
    // Lists that end after an element are refused here.
    const tables = [...protocols, ...containers];
    const cases = tables.flatMap((table, i) => casesOf(vectorsIn(table), i));
    await expectAlike(tables, [...cases, ...cases.flatMap(damaged)]);
  });
});

/** The vectors of a right schema. */
function vectorsIn(table: Table): Vector[] {
  const file = `${table.name}/vectors.yaml`;
  const { refused: _, ...byMessage } = parse(
    readFileSync(join(RIGHT_SCHEMAS, file), "utf8"),
  ) as Readonly<Record<string, unknown>>;
  return Object.entries(byMessage).flatMap(([message, own]) =>
    readVectors(table, file, JSON.stringify({ message, vectors: own })),
  );
}
