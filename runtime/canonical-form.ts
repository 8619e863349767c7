import type { AnyMessage, Codec } from "./codec.ts";
import { withoutHints } from "./hints.ts";
import { Reader } from "./reader.ts";
import { Writer, written } from "./writer.ts";

/** The message as it is written when nothing tells how it came: the shortest form, without bits that mean nothing. */
export function canonical<M extends AnyMessage>(codec: Codec<M>, message: M): M {
  return withoutHints(codec.table, codec.to, message);
}

/** Whether the bytes are one message in its canonical form. Throws DecodeError when they are no message. */
export function isCanonical<M extends AnyMessage>(codec: Codec<M>, bytes: Uint8Array): boolean {
  const r = new Reader(bytes);
  const message = codec.decode(r);
  const w = new Writer(bytes.length);
  codec.encode(w, canonical(codec, message));
  const plain = written(w);
  return plain.length === bytes.length && plain.every((byte, i) => byte === bytes[i]);
}
