/*
 * `demospec/wire`: bytes as codecs read and write them, and the errors that they throw.
 */
export { Reader } from "./bytes/reader.ts";
export { takeWritten, Writer, written } from "./bytes/writer.ts";
export { bytesToText, textToBytes } from "./bytes/text/text.ts";
export { DecodeError, EncodeError, type ErrorKind, type ErrorPosition } from "./errors/errors.ts";
