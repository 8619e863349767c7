export type { LeftOut } from "./datagram.ts";
export {
  CaptureDecoder,
  type CapturedPacket,
  type CaptureOptions,
  type CapturePart,
  mayBeGame,
  type OtherPacket,
  readCapture,
  type UnfinishedMessage,
} from "./decoder.ts";
export type { Family } from "./family.ts";
export type { CapturedSession } from "./flows.ts";
export { type Heard, HeardSessions } from "./heard.ts";
export { linkName } from "./files/link.ts";
export { MessageRun, type RunPlace } from "./sessions/message-run.ts";
export { CaptureFileDecoder } from "./files/any-file.ts";
export type { CaptureHeader, CaptureTail, FilePart, Frame, FrameDecoder } from "./files/frame.ts";
export { protocolNamed, PROTOCOLS } from "./sessions/protocols.ts";
export type { Delivery, PacketHeader, Reading, Side } from "./sessions/reading.ts";
export { captureRecords } from "./files/records.ts";
export { sameBytes } from "../../runtime/bytes/same-bytes.ts";
export { streamCapture } from "./stream.ts";
