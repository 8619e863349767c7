export { exactTime } from "./exact-time.ts";
export { runOf } from "./read-run.ts";
export {
  type Engine,
  type Finish,
  type KeyReport,
  type PrintedTime,
  type RunLevel,
  type RunReport,
  type RunTotals,
  type Share,
  SKILLS,
} from "./run.ts";
export { RunReader } from "./run-reader.ts";
