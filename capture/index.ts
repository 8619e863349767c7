export type { LeftOut } from "./datagram.ts";
export {
  CaptureDecoder,
  type CapturedPacket,
  type CaptureOptions,
  type CapturePart,
  mayBeGame,
  type OtherPacket,
  readCapture,
  streamCapture,
  type UnfinishedMessage,
} from "./decoder.ts";
export type { Family } from "./family.ts";
export type { CapturedSession } from "./flows.ts";
export { linkName } from "./link.ts";
export { MessageRun, type RunPlace } from "./message-run.ts";
export { CaptureFileDecoder } from "./any-file.ts";
export type { CaptureHeader, CaptureTail, FilePart, Frame, FrameDecoder } from "./frame.ts";
export { protocolNamed, PROTOCOLS } from "./protocols.ts";
export type { Delivery, PacketHeader, Reading, Side } from "./reading.ts";
export { sameBytes } from "./same-bytes.ts";
