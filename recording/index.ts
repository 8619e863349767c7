export { FollowedBlock, type RecordedBlock } from "./decode/block.ts";
export {
  type Beginning,
  beginnings,
  carriedBy,
  type Carried,
  codecsOf,
  firstCodec,
  protocolsOf,
} from "./versions/carried.ts";
export {
  type Part,
  RecordingDecoder,
  type RecordedHeader,
  type RecordedTail,
} from "./decode/decoder.ts";
export { type AnyContainer, foreignFormat, Formats, isNamed } from "./formats/formats.ts";
export { mostUnderstanding, TRIED, understandsMost } from "./understanding/understanding.ts";
export { findHeader, type HeaderFound } from "./formats/header.ts";
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
export { rolesOf } from "./formats/roles.ts";
export { type PlacedBlock, placesOf } from "./placed/blocks.ts";
export { findMessages, findByReads, findInBytes, type FoundMessages } from "./placed/find.ts";
export { placedFiles } from "./placed/files.ts";
export { type Change, foldPlaces } from "./placed/fold.ts";
export { PlayTime, type SavedPlayTime } from "./time/play-time.ts";
export type { ReadOptions } from "./decode/read-options.ts";
export type { ReadPoint, SessionPoint } from "./decode/read-point.ts";
export { readRecording, streamRecording } from "./decode/read.ts";
export { type RecordedColumns, recordingColumns } from "./columns/columns.ts";
export { visitRecordingFields } from "./columns/fields.ts";
export { followLazily } from "./decode/lazily.ts";
export { FormatEvidence } from "./understanding/format-evidence.ts";
export { messagesOf, type Run, runsOf } from "./decode/runs.ts";
export { LARGE } from "./versions/runs.ts";
export { type Followed, followBlock, newSession, type Session } from "./versions/session.ts";
export { type Passed, streamVisits, visitRecording } from "./visit.ts";
export {
  RecordingEncoder,
  type WritableBlock,
  type WritablePart,
  writeRecording,
} from "./write.ts";
