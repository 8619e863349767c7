import fc from "fast-check";
import { isDeepStrictEqual } from "node:util";
import { protocol } from "../../fuzz/targets.ts";
import { messageSubjects } from "../../fuzz/values/subjects.ts";
import { interpretedCodecs } from "../../runtime/interpreted-codecs.ts";
import type { Table } from "../../runtime/table/table.ts";
import { interpreter } from "../../vectors/index.ts";
import { bytesOf } from "./bytes-of.ts";

/** What was tried of a version, and what a schema of all versions says otherwise of it. */
export interface Tried {
  readonly values: number;
  readonly wrong: readonly string[];
}

/**
 * Writes random values by the schema of one version, and reads and writes them again by that of all: values must be the
 * same but for the names of messages, and bytes as well.
 *
 * @param version of `merged`, by its name
 */
export function triedIn(single: Table, merged: Table, version: string, runs: number): Tried {
  const index = merged.versions.indexOf(version);
  const [own, all] = [interpreter(single), interpreter(merged)];
  const wrong: string[] = [];
  let values = 0;
  for (const { any, codec, message } of messageSubjects(protocol(interpretedCodecs(single))))
    for (const value of fc.sample(any(false), { seed: 11, numRuns: runs })) {
      const bytes = bytesOf(codec, value);
      if (bytes === undefined) continue;
      values++;
      const hex = Buffer.from(bytes).toString("hex").slice(0, 80);
      try {
        const read = all.decode(index, bytes);
        const { type: _, ...members } = read.value;
        const { type: _t, ...known } = own.decode(0, bytes).value;
        if (read.end !== bytes.length || !isDeepStrictEqual(members, known))
          wrong.push(`${version} ${message}: ${hex} has another value`);
        else if (!isDeepStrictEqual(all.encode(index, read.value), bytes))
          wrong.push(`${version} ${message}: ${hex} becomes other bytes`);
      } catch (error) {
        wrong.push(`${version} ${message}: ${hex}: ${(error as Error).message.split("\n")[0]}`);
      }
    }
  return { values, wrong };
}
