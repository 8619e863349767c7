export { exactTime } from "./exact-time.ts";
export {
  CERTAINTIES,
  type Certainty,
  type CheckName,
  type Finding,
  type IntegrityReport,
  type Looked,
} from "./integrity/finding.ts";
export { Quake2RunReader } from "./quake2-run.ts";
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
} from "./run.ts";
export { type RunOptions, RunReader } from "./run-reader.ts";
export { SKILLS } from "./skills.ts";
