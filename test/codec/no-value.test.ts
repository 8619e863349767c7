import { expect, test } from "vitest";
import { interpretedTarget } from "../../fuzz/schemas/interpreted.ts";
import { aimOf, runTask, worksOf } from "../../fuzz/task.ts";
import { resolveSchemas } from "../../generator/generate.ts";

const SCHEMA = `protocol: p
title: P
versions: ["1"]
structs:
  item: { fields: [a: u8] }
messages:
  m:
    id: 1
    fields:
      - items: { list: item, ends-after: _.a * 2 == 7 }
`;

test("a list that no element ends, which ranges of numbers do not show, is a failure and no endless search", () => {
  const { protocols } = resolveSchemas(new Map([["p.yaml", SCHEMA]]));
  const target = interpretedTarget(protocols[0]!);
  const aim = aimOf(worksOf(target)[0]!);
  const { failure } = runTask([target], { ...aim, seed: 1, runs: 3 });
  expect(failure).toMatchObject({ ...aim, input: null, path: "" });
  expect(failure!.error).toMatch(
    /^of 1000 values made in a row none can be written: a list has no element that `ends-after` holds of/,
  );
});
