import { workerData } from "piscina";
import { explore, type GuidedResult, type GuidedTask } from "./guided/explore.ts";
import { loadTargets, type Target, targets as allTargets } from "./targets.ts";
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
  targets ??= ownTargets();
  const loaded = await targets;
  return watchedBy<TaskResult | GuidedResult>(pulse, () =>
    "aim" in task ? explore(loaded, task) : runTask(loaded, task),
  );
}

async function ownTargets(): Promise<readonly Target[]> {
  const { modules } = workerData as { readonly modules?: string };
  return modules === undefined ? allTargets : loadTargets(modules);
}
