import { describe, expect, test } from "vitest";
import { targets } from "../fuzz/targets.ts";
import { generated } from "./vector-codecs.ts";
import { vectorsOf } from "./vector-files.ts";
import { complaintsOf, interpreter } from "./vector-run.ts";
import { textComplaints } from "./vector-texts.ts";

/*
 * Bytes and what they mean, worked out from the formats' documents and not by this code: what the schemas say, and what
 * generated code and the interpreter make of it, is held against them.
 */

const tested = targets.map((target) => ({ ...target, vectors: vectorsOf(target.table) }));

describe.each(tested.filter(({ vectors }) => vectors.length > 0))("$name", (target) => {
  const { table, vectors } = target;
  const implementations = [generated(target), interpreter(table)];

  for (const vector of vectors)
    test(vector.place, async () => {
      const complaints = implementations.flatMap((each) => complaintsOf(table, vector, each));
      const all = [...complaints, ...(await textComplaints(table, vector))];
      expect(all.join("\n"), vector.place).toBe("");
    });
});
