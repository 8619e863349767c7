import { targets } from "../fuzz/targets.ts";
import { generated } from "../test/meaning/vector-codecs.ts";
import { vectorsOf } from "../test/meaning/vector-files.ts";
import { complaintsOf, interpreter } from "../test/meaning/vector-run.ts";
import { textComplaints } from "../test/meaning/vector-texts.ts";

/*
 * The vectors without what else their test does: the quickest way to see that code is wrong.
 */
for (const target of targets) {
  const { table } = target;
  const vectors = vectorsOf(table);
  const implementations = [generated(target), interpreter(table)];
  const told = vectors.flatMap((vector) =>
    implementations
      .flatMap((each) => complaintsOf(table, vector, each))
      .map((why) => `${vector.place}: ${why}`),
  );
  for (const [{ place }, [why]] of await textComplaints(table, vectors))
    told.push(`${place}: ${why}`);
  if (told.length === 0) continue;
  console.log(`vectors: ${told[0]}`);
  process.exit(1);
}
