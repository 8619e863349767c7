import { type Batch, type BatchResult, tryBatch } from "./batch.ts";

/** What the threads of `runSchemas` run. */
export default function work(batch: Batch): Promise<BatchResult> {
  return tryBatch(batch);
}
