import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { seedsOf } from "./seeds.ts";

/* Writes a corpus of guided fuzzing as engines have theirs, a file an input: `node write-seeds.js CORPUS FOLDER`. */

const [corpus, folder] = process.argv.slice(2);
if (corpus === undefined || folder === undefined) throw new Error("expected a corpus and a folder");
await mkdir(folder, { recursive: true });
for (const seed of await seedsOf(corpus)) {
  const name = createHash("sha1").update(seed).digest("hex");
  await writeFile(join(folder, name), seed);
}
