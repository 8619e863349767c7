import { FLOAT32_OPTIONS, Packr } from "msgpackr";
import type { Contestant } from "../contestants/contestant.ts";
import type { Update } from "../contestants/hand-written.ts";
import type { Text } from "../streams/texts.ts";
import type { Peer } from "./peer.ts";

/*
 * MessagePack with records, which is this library's fastest way: the names of members are agreed on once.
 * A packet is an array.
 */

const { ALWAYS } = FLOAT32_OPTIONS;
const updates = new Packr({ structures: [], useFloat32: ALWAYS });
const texts = new Packr({ structures: [], useFloat32: ALWAYS });

function decode(packet: Uint8Array, ring: unknown[]): number {
  const values = updates.unpack(packet) as unknown[];
  for (let i = 0; i < values.length; i++) ring[i] = values[i];
  return values.length;
}

function encode(values: readonly unknown[]): Uint8Array {
  return updates.pack(values);
}

function decodeTexts(packet: Uint8Array, ring: unknown[]): number {
  const values = texts.unpack(packet) as unknown[];
  for (let i = 0; i < values.length; i++) ring[i] = values[i];
  return values.length;
}

function encodeTexts(values: readonly unknown[]): Uint8Array {
  return texts.pack(values);
}

const peer = {
  name: "msgpackr",
  package: "msgpackr",
  cannot: "say these bytes: its form is its own",
};

export const msgpackr: Peer = {
  update: {
    ...peer,
    decode,
    encode,
    from: (update) => update,
    plain: (value) => value,
  } satisfies Contestant<Update, Update>,
  text: {
    ...peer,
    decode: decodeTexts,
    encode: encodeTexts,
    from: (text) => text,
    plain: (value) => value,
  } satisfies Contestant<Text, Text>,
};
