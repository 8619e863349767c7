export type { Follower } from "./follower.ts";
export type { Message as HiddenMessage } from "../../generated/mvd_hidden.ts";
export { type Hidden, type HiddenItem, hiddenItems } from "./quakeworld/hidden.ts";
export { entityNumber } from "./quakeworld/quakeworld-level.ts";
export { Hits, type HitsReport, Tallies, type UnexpectedNumber } from "./quakeworld/hits.ts";
export type { Played, Roster } from "./level/roster.ts";
export { followerOf } from "./reading/followers.ts";
export {
  type Keyframes,
  type Recording,
  type StateOptions,
  states,
  type StreamStateOptions,
  streamStates,
  timedStates,
} from "./reading/states.ts";
export { type LevelSummary, Summary } from "./reading/summary.ts";
export {
  type Keyframe,
  type Shown,
  type ShownWorlds,
  WorldReader,
} from "./reading/world-reader.ts";
export type { Entity, Level, Player, Score, Vector, View, World } from "./world.ts";
