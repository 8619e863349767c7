export { type AnyMessage, type Codec, codecsOfKind } from "./codec.ts";
export { canonical, isCanonical } from "./canonical/canonical-form.ts";
export { type Column, type Columns, type ColumnValues, valueAt } from "./columns/column.ts";
export { columns } from "./columns/columns.ts";
export type { ColumnType } from "./columns/sorts.ts";
export {
  type FieldHandler,
  type FieldHandlers,
  type Fields,
  visitFields,
} from "./fields/visit-fields.ts";
export type { Container } from "./container.ts";
export {
  type Dialect,
  dialectCodec,
  emptyMessage,
  idsBetween,
  type Numbered,
  type Own,
  ownMessage,
  wholeMessage,
} from "./dialect.ts";
export { DecodeError, EncodeError, type Place, UnknownProtocolError } from "./errors/errors.ts";
export {
  encodeExplained,
  explainDecode,
  explainEncode,
  explaining,
  passExplained,
  passAllExplained,
} from "./errors/explain.ts";
export { hintMembers, withoutHints } from "./canonical/hints.ts";
export {
  type Interpreted,
  interpretDecode,
  interpretEncode,
  type Node,
} from "./interpret/interpret.ts";
export { branchesOf } from "./branches/branches.ts";
export { noNans, type Scalar } from "./bytes/scalars.ts";
export { changed, fieldIf, fieldOf } from "./table/field-of.ts";
export { gatherBits, spreadBits } from "./bytes/bits.ts";
export { doubles, floats } from "./bytes/float-forms.ts";
export { takeBits, takePadding, takeSignedBits, putBits, putPadding } from "./bytes/bit-runs.ts";
export { framed, putFrame } from "./bytes/frames.ts";
export {
  type Checksum,
  checksumBy,
  giveChecksum,
  type GivenChecksum,
  otherSum,
  sumAround,
  sumOr,
} from "./bytes/checksum.ts";
export { expectBytes, writeConstant } from "./bytes/constants.ts";
export { plainConstructor } from "./bytes/constructors.ts";
export { takeGap, toMultiple, writeGap } from "./bytes/gaps.ts";
export { armsOf } from "./bytes/arms.ts";
export { bitLengths, pairLengths } from "./bytes/lengths.ts";
export { decodePacket, encodePacket, type PacketContainer } from "./packet.ts";
export * from "./bytes/reader.ts";
export * from "./table/table.ts";
export * from "./bytes/forms.ts";
export * from "./bytes/long-numbers.ts";
export { misfit } from "./bytes/misfits.ts";
export * from "./bytes/runs.ts";
export * from "./bytes/scales.ts";
export * from "./bytes/sparse.ts";
export * from "./bytes/steps.ts";
export * from "./bytes/text.ts";
export * from "./bytes/thirds.ts";
export * from "./bytes/varint.ts";
export * from "./bytes/writer.ts";
export * from "./bytes/view.ts";
