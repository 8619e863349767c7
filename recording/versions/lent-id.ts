import type { Codec } from "../../runtime/codec.ts";
import { layoutOf } from "../../runtime/table/messages.ts";

/* Codecs begin at a message's id: where bytes are without, it is lent to them. */

/** The id that a message has with a codec; undefined where it is not in its versions. */
export function idOf({ table, to }: Codec<any, any, any>, name: string): number | undefined {
  const message = table.messages.find((one) => one.name === name);
  return message && layoutOf(message, to)?.id?.[0];
}

/** Bytes of a message, with its id before them. */
export function withId(id: number, bytes: Uint8Array): Uint8Array {
  const all = new Uint8Array(1 + bytes.length);
  all[0] = id;
  all.set(bytes, 1);
  return all;
}
