import { workerData } from "piscina";
import { explore, type GuidedResult, type GuidedTask } from "./guided/explore.ts";
import { loadTargets } from "./targets.ts";
import type { Target } from "./values/target.ts";
import { watchedBy } from "./pulse.ts";
import { runTask, type Task, type TaskResult } from "./task.ts";
import type { Watched } from "./threads.ts";

let targets: Promise<readonly Target[]> | undefined;

/** What the threads of `runFuzz` and `runGuided` run. */
export default async function work({
  task,
  pulse,
}: Watched<Task | GuidedTask>): Promise<TaskResult | GuidedResult> {
  // Not awaited above: what a thread begins with is required where it is TypeScript.
  targets ??= loadTargets((workerData as { readonly modules?: string }).modules);
  const loaded = await targets;
  return watchedBy<TaskResult | GuidedResult>(pulse, () =>
    "aim" in task ? explore(loaded, task) : runTask(loaded, task),
  );
}
