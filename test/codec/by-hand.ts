import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

/* Bytes as they are written by hand. */

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));

/** A reader of these bytes, with others around them. */
export function readerOf(hex: string): Reader {
  const bytes = bytesOf(`aa ${hex} 00`);
  return new Reader(bytes, 1, bytes.length - 1);
}

/** What is written after a byte that is there. */
export function wrote(by: (w: Writer) => void): string {
  const w = new Writer(1);
  w.offset = 1;
  by(w);
  return hexOf(written(w).subarray(1));
}
