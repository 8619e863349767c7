export type { Follower } from "./follower.ts";
export { type Hidden, type HiddenFact, type HiddenItem, hiddenItems } from "./hidden.ts";
export { Hits, type HitsReport, Tallies, type UnexpectedNumber } from "./hits.ts";
export type { Played, Roster } from "./roster.ts";
export { followerOf } from "./followers.ts";
export {
  type Keyframes,
  type Recording,
  type StateOptions,
  states,
  type StreamStateOptions,
  streamStates,
  timedStates,
} from "./states.ts";
export { type LevelSummary, Summary } from "./summary.ts";
export { type Keyframe, type Shown, WorldReader } from "./world-reader.ts";
export type { Entity, Level, Player, Score, Vector, View, World } from "./world.ts";
