import { targets } from "./targets.ts";
import { runTask, type Task, type TaskResult } from "./task.ts";

/** What the threads of `runFuzz` run. */
export default function work(task: Task): TaskResult {
  return runTask(targets, task);
}
