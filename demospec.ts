/*
 * What programs call that read and write recordings and messages with generated codecs. What generated code itself needs
 * is `demospec/codegen`, the compiler of schemas `demospec-cli/generator`.
 */
export * from "./runtime/wire.ts";
export type { AnyMessage, Codec } from "./runtime/codec.ts";
export type { Container } from "./runtime/container.ts";
export { UnknownProtocolError } from "./runtime/errors/errors.ts";
export { canonical, isCanonical } from "./runtime/canonical/canonical-form.ts";
export { withoutHints } from "./runtime/canonical/without-hints.ts";
export { type Column, type Columns, type ColumnValues, valueAt } from "./runtime/columns/column.ts";
export { type Derived, withDerived } from "./runtime/derived/derived.ts";
export { type Invalid, invalidIn } from "./runtime/derived/valid.ts";
export { DerivedError } from "./runtime/derived/values.ts";
export { columns } from "./runtime/columns/columns.ts";
export type { ColumnType } from "./runtime/columns/element-types.ts";
export {
  type FieldHandler,
  type FieldHandlers,
  type Fields,
  visitFields,
} from "./runtime/fields/visit-fields.ts";
export {
  type Interpreted,
  interpretDecode,
  interpretEncode,
  type Node,
} from "./runtime/interpret/interpret.ts";
export { decodePacket, encodePacket, type PacketContainer } from "./runtime/packet.ts";
export type * from "./runtime/table/table.ts";
export type * from "./runtime/table/versions.ts";
export type * from "./runtime/table/terms/bit-ref.ts";
export type * from "./runtime/table/text.ts";
export type * from "./runtime/table/messages.ts";
export type * from "./runtime/table/types/integers.ts";
export type * from "./runtime/table/types/float.ts";
export type * from "./runtime/table/types/string.ts";
export type * from "./runtime/table/types/delimited.ts";
export type * from "./runtime/table/types/array.ts";
export type * from "./runtime/table/types/count-ref.ts";
export type * from "./runtime/table/types/bytes.ts";
export type * from "./runtime/table/types/struct.ts";
export type * from "./runtime/table/types/list.ts";
export type * from "./runtime/table/types/sparse.ts";
export type * from "./runtime/table/types/number.ts";
export type * from "./runtime/table/types/types.ts";
export type * from "./runtime/table/fields/masks.ts";
export type * from "./runtime/table/fields/presence.ts";
export type * from "./runtime/table/fields/checksum.ts";
export type * from "./runtime/table/fields/gap.ts";
export type * from "./runtime/table/fields/constant.ts";
export type * from "./runtime/table/fields/value.ts";
export type * from "./runtime/table/fields/split.ts";
export type * from "./runtime/table/fields/interleave.ts";
export type * from "./runtime/table/fields/length.ts";
export type * from "./runtime/table/fields/field.ts";
export {
  type AnyContainer,
  codecFor,
  codecNamed,
  currentCodec,
  findHeader,
  followBlock,
  type Followed,
  FollowedBlock,
  foreignFormat,
  Formats,
  type HeaderFound,
  FormatEvidence,
  messagesOf,
  mostUnderstanding,
  newSession,
  announcedProtocol,
  type Part,
  type Passed,
  PlayTime,
  type Protocol,
  protocolOf,
  protocolsOf,
  type ReadOptions,
  type ReadPoint,
  type RecordedBlock,
  type RecordedColumns,
  type RecordedHeader,
  type RecordedTail,
  recordingColumns,
  RecordingDecoder,
  RecordingEncoder,
  readRecording,
  runsOf,
  type Session,
  type SessionPoint,
  streamRecording,
  streamVisits,
  versionFor,
  visitRecording,
  visitRecordingFields,
  type WritableBlock,
  writeRecording,
} from "./recording/index.ts";
