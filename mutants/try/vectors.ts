import { targets } from "../../fuzz/all-targets.ts";
import type { Table } from "../../runtime/table/table.ts";
import { generated } from "../../test/meaning/vector-codecs.ts";
import { missing } from "../../test/meaning/vector-coverage.ts";
import type { Vector } from "../../vectors/files.ts";
import { vectorsOf } from "../../test/meaning/vector-folder.ts";
import { wrongRounding } from "../../test/meaning/vector-rounding.ts";
import { complaintsOf, interpreter } from "../../vectors/run.ts";
import { hasText, textComplaints } from "../../test/meaning/vector-texts.ts";

/** What vectors say of code, without what else their test does: the quickest first. Nothing where all is right. */
export async function wrongVector(isTried: (table: string) => boolean) {
  const tried = targets
    .filter(({ name }) => isTried(name))
    .map((target) => ({ ...target, vectors: vectorsOf(target.table) }));
  for (const { table, vectors, codecs } of tried)
    for (const implementation of [generated({ codecs }), interpreter(table)]) {
      for (const vector of vectors) {
        const [why] = complaintsOf(table, vector, implementation);
        if (why !== undefined) return `${vector.place}: ${why}`;
      }
      const [why] = wrongRounding(table, vectors, implementation).wrong;
      if (why !== undefined) return why;
    }
  for (const { table, vectors } of tried.filter((each) => hasText(each.table))) {
    const why = await wrongText(table, vectors);
    if (why !== undefined) return why;
  }
  for (const { table, vectors } of tried) {
    // What the interpreter reaches is part of what it tells.
    const [hole] = missing(table, vectors, hasText(table));
    if (hole !== undefined) return `in no vector of ${table.name}: ${hole}`;
  }
  return undefined;
}

async function wrongText(table: Table, vectors: readonly Vector[]): Promise<string | undefined> {
  const [first] = await textComplaints(table, vectors);
  return first === undefined ? undefined : `${first[0].place}: ${first[1][0]}`;
}
