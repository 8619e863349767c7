import { CAPACITY, type Contestant } from "./contestant.ts";
import { type Cursor, type Update, decodeUpdate, encodeUpdate } from "./hand-written.ts";

const output = new Uint8Array(CAPACITY);
const outputView = new DataView(output.buffer);

function decode(packet: Uint8Array, ring: unknown[]): number {
  const cursor: Cursor = {
    view: new DataView(packet.buffer, packet.byteOffset, packet.byteLength),
    offset: 0,
  };
  let count = 0;
  while (cursor.offset < packet.length) ring[count++] = decodeUpdate(cursor);
  return count;
}

function encode(values: readonly Update[]): Uint8Array {
  const cursor: Cursor = { view: outputView, offset: 0 };
  for (const value of values) encodeUpdate(cursor, value);
  return output.subarray(0, cursor.offset);
}

export const handWritten: Contestant<Update, Update> = {
  name: "hand-written",
  decode,
  encode,
  plain: (value) => value,
};
