export { FollowedBlock, type RecordedBlock } from "./block.ts";
export {
  type Beginning,
  beginnings,
  carriedBy,
  type Carried,
  codecsOf,
  firstCodec,
  protocolsOf,
} from "./versions/carried.ts";
export { type Part, RecordingDecoder, type RecordedHeader, type RecordedTail } from "./decoder.ts";
export { type AnyContainer, foreignFormat, Formats, isNamed } from "./formats.ts";
export { mostUnderstanding, TRIED, understandsMost } from "./understanding.ts";
export { findHeader, type HeaderFound } from "./header.ts";
export { announcesVersions, withCodecs } from "./versions/messages.ts";
export {
  codecFor,
  codecNamed,
  currentCodec,
  announcedProtocol,
  type Protocol,
  protocolOf,
  versionFor,
  announcedVersions,
} from "./versions/protocol.ts";
export { rolesOf } from "./roles.ts";
export { type PlacedBlock, placesOf } from "./placed/blocks.ts";
export { findMessages, findByReads, findInBytes, type FoundMessages } from "./placed/find.ts";
export { placedFiles } from "./placed/files.ts";
export { type Change, foldPlaces } from "./placed/fold.ts";
export { PlayTime, type SavedPlayTime } from "./play-time.ts";
export type { ReadOptions } from "./read-options.ts";
export type { ReadPoint, SessionPoint } from "./read-point.ts";
export { readRecording, streamRecording } from "./read.ts";
export { type RecordedColumns, recordingColumns } from "./columns.ts";
export { visitRecordingFields } from "./fields.ts";
export { followLazily } from "./lazily.ts";
export { FormatEvidence } from "./format-evidence.ts";
export { messagesOf, type Run, runsOf } from "./runs.ts";
export { LARGE } from "./versions/runs.ts";
export { type Followed, followBlock, newSession, type Session } from "./versions/session.ts";
export { type Passed, streamVisits, visitRecording } from "./visit.ts";
export {
  RecordingEncoder,
  type WritableBlock,
  type WritablePart,
  writeRecording,
} from "./write.ts";
