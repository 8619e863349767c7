import avro from "avsc";
import type { Contestant } from "../contestants/contestant.ts";
import { CAPACITY } from "../contestants/contestant.ts";
import type { Update } from "../contestants/hand-written.ts";
import { named, numbered, type NumberedText, type Text } from "../streams/texts.ts";
import type { Peer } from "./peer.ts";

/*
 * Avro. A packet is an array of its own form; what may be absent is a union with null.
 */

type Value = { readonly [K in Exclude<keyof Update, "type">]: Update[K] | null };

const OPTIONAL_INT = ["null", "int"] as const;
const OPTIONAL_FLOAT = ["null", "float"] as const;

const updates = avro.Type.forSchema({
  type: "array",
  items: {
    type: "record",
    name: "Update",
    fields: [
      { name: "flags", type: "int" },
      { name: "entity", type: "int" },
      ...["modelindex", "frame", "colormap", "skin", "effects"].map((name) => ({
        name,
        type: [...OPTIONAL_INT],
        default: null,
      })),
      ...["origin1", "angle1", "origin2", "angle2", "origin3", "angle3"].map((name) => ({
        name,
        type: [...OPTIONAL_FLOAT],
        default: null,
      })),
      { name: "nolerp", type: "boolean" },
    ],
  },
});

const texts = avro.Type.forSchema({
  type: "array",
  items: {
    type: "record",
    name: "Text",
    fields: [
      { name: "id", type: "int" },
      { name: "text", type: "string" },
    ],
  },
});

function decode(packet: Uint8Array, ring: unknown[]): number {
  return decodeAs(updates, packet, ring);
}

function decodeTexts(packet: Uint8Array, ring: unknown[]): number {
  return decodeAs(texts, packet, ring);
}

function decodeAs(type: avro.Type, packet: Uint8Array, ring: unknown[]): number {
  const buffer = Buffer.from(packet.buffer, packet.byteOffset, packet.byteLength);
  const values = type.fromBuffer(buffer) as unknown[];
  for (let i = 0; i < values.length; i++) ring[i] = values[i];
  return values.length;
}

const output = Buffer.alloc(CAPACITY);

function encode(values: readonly unknown[]): Uint8Array {
  return output.subarray(0, updates.encode(values, output, 0));
}

function encodeTexts(values: readonly unknown[]): Uint8Array {
  return output.subarray(0, texts.encode(values, output, 0));
}

function from(update: Update): Value {
  const { type: _, ...members } = update;
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, value ?? null]),
  ) as unknown as Value;
}

function plain(value: Value): Update {
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return { ...Object.fromEntries(members), type: "updateentity" } as unknown as Update;
}

const peer = { name: "avsc", package: "avsc" };

export const avsc: Peer = {
  update: {
    ...peer,
    cannot: "say these bytes: its form is its own; what is absent is null",
    decode,
    encode,
    from,
    plain,
  } satisfies Contestant<Update, Value>,
  text: {
    ...peer,
    cannot: "say these bytes: its form is its own; the type is a number",
    decode: decodeTexts,
    encode: encodeTexts,
    from: numbered,
    plain: named,
  } satisfies Contestant<Text, NumberedText>,
};
