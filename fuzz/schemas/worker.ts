import { watchedBy } from "../pulse.ts";
import type { Watched } from "../threads.ts";
import { type Batch, type BatchResult, tryBatch } from "./batch.ts";

/** What the threads of `runSchemas` run. */
export default function work({ task, pulse }: Watched<Batch>): Promise<BatchResult> {
  return watchedBy(pulse, () => tryBatch(task));
}
