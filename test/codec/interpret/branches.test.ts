import { interpretDecode, interpretEncode } from "../../../runtime/interpret/interpret.ts";
import { describe, expect, test } from "vitest";
import { messageArb } from "./values.ts";
import * as fc from "fast-check";
import { whole } from "../../support/whole.ts";
import { resolveSchemas } from "../../../generator/index.ts";
import { CONTAINER, PROTOCOL } from "./protocol.ts";
import { WORLD } from "./world.ts";
import { branchesOf } from "../../../runtime/branches/branches.ts";
import type { Table } from "../../../runtime/table/table.ts";

function tableOf(schema: string): Table {
  return resolveSchemas(new Map([["p.yaml", schema]])).protocols[0]!;
}

/** The branches that a message's bytes reach whose keys have a word. */
function reachedIn(table: Table, hex: string, word: string): string[] {
  const reached = new Set<string>();
  const bytes = Buffer.from(hex, "hex");
  interpretDecode(table, 0, bytes, 0, bytes.length, reached);
  return [...reached].filter((key) => key.includes(word));
}

test("how wide a number came is one of two branches", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
messages:
  a: { id: 1, fields: [m: { mask: u8 }, x: { type: u8, wide: { when: m.0, type: u16 } }] }
`;
  const table = tableOf(schema);
  const widthsOf = (hex: string) => reachedIn(table, hex, ".x ");
  expect(widthsOf("01012c01")).toEqual(["a@1.x wide"]);
  expect(widthsOf("010007")).toEqual(["a@1.x narrow"]);
});

test("a list whose count an arm's value says is empty, or is not, and not both", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
messages:
  a:
    id: 1
    fields:
      - n: u8
      - switch: n
        arms:
          none: { is: [0], fields: [xs: { list: u8, count-by: n }] }
          two: { is: [2], fields: [ys: { list: u8, count-by: n }] }
`;
  const keys = branchesOf(tableOf(schema));
  expect(keys.filter((key) => /[xy]s /.test(key))).toEqual([
    "a@1/none.xs empty",
    "a@1/two.ys not empty",
  ]);
});

test("values that choose an arm are branches of their own, where it lists no more than 24", () => {
  const keysOf = (count: number) => {
    const values = Array.from({ length: count }, (_, i) => i + 1);
    const schema = `protocol: p
title: P
versions: ["1"]
messages:
  a:
    id: 1
    fields:
      - kind: u8
      - switch: kind
        arms: { some: { is: [${values.join(", ")}], fields: [x: u8] }, rest: { otherwise: true, fields: [] } }
`;
    return branchesOf(tableOf(schema));
  };
  const arms = ["a@1.kind selects some", "a@1.kind selects rest"];
  expect(keysOf(24).filter((key) => arms.includes(key))).toEqual(arms);
  expect(keysOf(24).filter((key) => key.startsWith("a@1.kind = "))).toHaveLength(24);
  expect(keysOf(25)).toEqual(["a@1", ...arms]);
});

test("a gap that may be left out is open, zeros or not", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
messages:
  a: { id: 1, fields: [x: u8, pad: { pad: 2, open: true }] }
`;
  const table = tableOf(schema);
  const gapOf = (hex: string) => reachedIn(table, hex, ".pad ");
  expect(gapOf("0107")).toEqual(["a@1.pad open"]);
  expect(gapOf("010700")).toEqual(["a@1.pad open"]);
  expect(gapOf("01070000")).toEqual(["a@1.pad zeros"]);
  expect(gapOf("01070001")).toEqual(["a@1.pad not zeros"]);
});

test("a checksum is right or wrong", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
messages:
  a: { id: 1, fields: [x: u8, sum: { type: u8, checksum: sum-8 }] }
`;
  const table = tableOf(schema);
  const sumOf = (hex: string) => reachedIn(table, hex, ".sum ");
  // 1 + 7 is 8.
  expect(sumOf("010708")).toEqual(["a@1.sum right"]);
  expect(sumOf("010709")).toEqual(["a@1.sum wrong"]);
});

test("bits that mean nothing in an arm are branches of its own arms, where these choose last", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
messages:
  a:
    id: 1
    fields:
      - m: { mask: u8 }
      - kind: u8
      - switch: kind
        arms:
          one: { is: [1], fields: [x: { type: u8, when: m.0 }, sort: u8, { switch: sort, arms: { p: { is: [1], fields: [y: { type: u8, when: m.1 }] }, q: { otherwise: true } } }] }
          two: { is: [2], fields: [y: { type: u8, when: m.1 }] }
`;
  const keys = branchesOf(tableOf(schema));
  expect(keys.filter((key) => /\/.* set without meaning$/.test(key))).toEqual([
    "a@1/one/q.m.1 set without meaning",
    "a@1/two.m.0 set without meaning",
  ]);
});

describe("branches", () => {
  test("have stable names", () => {
    const keys = branchesOf(PROTOCOL);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.startsWith("sound@")).slice(0, 4)).toEqual([
      "sound@1.06..1.08",
      "sound@1.06..1.08.flags.2 set without meaning",
      "sound@1.06..1.08.flags.3 set without meaning",
      "sound@1.06..1.08.flags.4 set without meaning",
    ]);
    expect(keys).toContain("sound@1.06..1.08.flags.0 clear");
    expect(keys).toContain("update@1.06..1.08.flags part 3 present");
    expect(keys).toContain("update@1.06..1.08.entity wide");
    expect(keys).toContain("temp@1.08.effect = 9");
    expect(keys).toContain("temp@1.06..1.07/beam.more.1 clear unusually");
    expect(keys).toContain("info@1.06..1.08.protocol = 16");
    expect(branchesOf(CONTAINER)).toEqual([
      "block@1",
      "block@1.angles NaN",
      "block@1.angles not NaN",
      "block@1.data empty",
      "block@1.data not empty",
    ]);
  });

  /** Until all are reached, so often at the most. */
  const ROUNDS = 20;

  whole("are all reached by arbitrary messages, and no others", () => {
    for (const table of [PROTOCOL, CONTAINER, WORLD]) {
      const reached = new Set<string>();
      const all = branchesOf(table);
      for (let round = 0; round < ROUNDS && reached.size < all.length; round++)
        for (const version of table.versions.keys()) {
          fc.assert(
            fc.property(messageArb(table, version), (message) => {
              const bytes = interpretEncode(table, version, message);
              interpretDecode(table, version, bytes, 0, bytes.length, reached);
            }),
            { numRuns: 100, seed: 3 + round },
          );
        }
      expect([...reached].toSorted()).toEqual(all.toSorted());
    }
  });
});
