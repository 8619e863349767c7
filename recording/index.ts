export { FollowedBlock, type RecordedBlock } from "./block.ts";
export {
  type Beginning,
  beginnings,
  carriedBy,
  type Carried,
  codecsOf,
  firstCodec,
  protocolsOf,
} from "./carried.ts";
export {
  type Part,
  type ReadOptions,
  RecordingDecoder,
  type RecordedHeader,
  type RecordedTail,
} from "./decoder.ts";
export { type AnyContainer, foreignFormat, formatNamed, formatOfFile, FORMATS } from "./formats.ts";
export { findHeader, type HeaderFound } from "./header.ts";
export { Hits, type HitsReport, Tallies, type UnexpectedNumber } from "./hits.ts";
export { tellsVersions, withCodecs } from "./messages.ts";
export {
  codecFor,
  codecNamed,
  currentCodec,
  numberTold,
  type Protocol,
  protocolOf,
  versionsTold,
} from "./protocol.ts";
export { PlayTime } from "./play-time.ts";
export { readRecording, streamRecording } from "./read.ts";
export { followLazily } from "./lazily.ts";
export { Likeness } from "./likeness.ts";
export { LARGE, messagesOf, type Run, runsOf } from "./runs.ts";
export { type Followed, followBlock, newSession, type Session } from "./session.ts";
export { type Passed, streamVisits, visitRecording } from "./visit.ts";
export type { Follower } from "./state/follower.ts";
export type { Played, Roster } from "./state/roster.ts";
export { followerOf, states, streamStates } from "./state/states.ts";
export type { Entity, Level, Player, Score, Vector, View, World } from "./state/world.ts";
export { type LevelSummary, Summary } from "./summary.ts";
export { RecordingEncoder, type WritableBlock, writeRecording } from "./write.ts";
