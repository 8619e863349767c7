import { beforeAll, describe, expect, test } from "vitest";
import { targets } from "../../fuzz/all-targets.ts";
import { generated } from "./vector-codecs.ts";
import { missing } from "./vector-coverage.ts";
import type { Vector } from "../../vectors/files.ts";
import { vectorsOf } from "./vector-folder.ts";
import { complaintsOf, interpreter } from "../../vectors/run.ts";
import { hasText, textComplaints } from "./vector-texts.ts";

/*
 * Bytes and what they mean, worked out from the formats' documents and not by this code: what the schemas say, and what
 * generated code and the interpreter make of it, is held against them.
 */

describe.each(targets)("$name", (target) => {
  const { name, table } = target;
  const vectors = vectorsOf(table);
  const implementations = [generated(target), interpreter(table)];

  let texts: ReadonlyMap<Vector, string[]>;
  beforeAll(async () => {
    texts = await textComplaints(table, vectors);
  });

  test.each(vectors.map((vector) => [vector.place, vector] as const))("%s", (place, vector) => {
    const complaints = implementations.flatMap((each) => complaintsOf(table, vector, each));
    expect([...complaints, ...(texts.get(vector) ?? [])].join("\n"), place).toBe("");
  });

  test("all of it is in a vector", () => {
    const folder = `test/vectors/${name}`;
    expect(missing(table, vectors, hasText(table)), `in no vector of ${folder}`).toEqual([]);
  });
});
