import { dem } from "../../generated/dem.ts";
import type { ReadOptions } from "../../recording/index.ts";
import { WorldReader } from "../world/index.ts";
import { type RunOptions, RunReader } from "./run-reader.ts";
import type { RunReport } from "./run.ts";

/** What a Quake recording shows of a run. Throws RangeError for a version or a reading that there is not. */
export function runOf(bytes: Uint8Array, options: ReadOptions & RunOptions = {}): RunReport {
  const worlds = new WorldReader(dem, options);
  const reader = new RunReader(options);
  for (const parts of [worlds.push(bytes), worlds.end()])
    for (const part of parts)
      if (part.kind === "block")
        reader.see(
          part,
          [...worlds.shown(part)].map(({ world }) => world),
        );
  return reader.report();
}
