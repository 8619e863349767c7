import { Writer, written } from "../../runtime/bytes/writer.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";

/** The bytes of a random value; nothing where its members do not agree with each other. */
export function bytesOf(
  codec: { encode(w: Writer, value: any): void },
  value: unknown,
): Uint8Array | undefined {
  const w = new Writer();
  try {
    codec.encode(w, value);
    return written(w);
  } catch (error) {
    if (error instanceof EncodeError) return undefined;
    throw error;
  }
}
