export { type About, aboutOf } from "./about.ts";
export type { Level, Player } from "./about-netquake.ts";
export {
  type Part,
  type ReadOptions,
  type RecordedBlock,
  RecordingDecoder,
  type RecordedHeader,
  type RecordedTail,
} from "./decoder.ts";
export { type AnyContainer, foreignFormat, formatNamed, formatOfFile, FORMATS } from "./formats.ts";
export { findHeader, type HeaderFound } from "./header.ts";
export { withCodecs } from "./messages.ts";
export { codecNamed, numberTold, type Protocol, protocolOf } from "./protocol.ts";
export { readRecording, streamRecording } from "./read.ts";
export { visitRecording } from "./visit.ts";
export { RecordingEncoder, type WritableBlock, writeRecording } from "./write.ts";
