import type { AnyMessage, Codec } from "../codec.ts";
import { EncodeError } from "../errors/errors.ts";
import { withoutHints } from "./without-hints.ts";
import { Reader } from "../bytes/reader.ts";
import { Writer, written } from "../bytes/writer.ts";

/**
 * The message as it is written when nothing tells how it came: the shortest form, without bits that mean nothing.
 * One that cannot be written without keeps all that it came with: a text without its terminator, after a length
 * that cannot count one byte more.
 */
export function canonical<M extends AnyMessage>(codec: Codec<M>, message: M): M {
  const bare = withoutHints(codec.table, codec.to, message);
  return canWrite(() => codec.encode(new Writer(), bare)) ? bare : { ...message };
}

/**
 * Whether the bytes are one message in its canonical form: what has none but the one that it came in is not.
 * Throws DecodeError when they are no message.
 */
export function isCanonical<M extends AnyMessage>(codec: Codec<M>, bytes: Uint8Array): boolean {
  const message = codec.decode(new Reader(bytes));
  const w = new Writer(bytes.length);
  if (!writeBare(codec, w, message)) return false;
  const plain = written(w);
  return plain.length === bytes.length && plain.every((byte, i) => byte === bytes[i]);
}

/**
 * Writes the message as when nothing tells how it came. Returns false, and leaves the writer as it was, where it
 * cannot be written so.
 */
export function writeBare<M extends AnyMessage>(codec: Codec<M>, w: Writer, message: M): boolean {
  const bare = withoutHints(codec.table, codec.to, message);
  return canWrite(() => codec.encode(w, bare));
}

/** Whether what writes did, and threw no EncodeError. */
export function canWrite(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (error instanceof EncodeError) return false;
    throw error;
  }
}
