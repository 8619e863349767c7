import { PbfReader, PbfWriter } from "pbf";
import { compile } from "pbf/compile";
import parse from "protocol-buffers-schema";
import type { Contestant } from "../contestants/contestant.ts";
import type { Update } from "../contestants/hand-written.ts";
import { named, numbered, type NumberedText, type Text } from "../streams/texts.ts";
import type { Peer } from "./peer.ts";

/*
 * Protocol buffers, compiled when the benchmark starts. What is absent is 0, and 0 is absent.
 */

const { readUpdates, writeUpdates, readTexts, writeTexts } = compile<
  Lists<"Updates", Value> & Lists<"Texts", NumberedText>
>(
  parse(`
    syntax = "proto3";
    message Update {
      uint32 flags = 1;
      uint32 entity = 2;
      uint32 modelindex = 3;
      uint32 frame = 4;
      uint32 colormap = 5;
      uint32 skin = 6;
      uint32 effects = 7;
      float origin1 = 8;
      float angle1 = 9;
      float origin2 = 10;
      float angle2 = 11;
      float origin3 = 12;
      float angle3 = 13;
      bool nolerp = 14;
    }
    message Updates { repeated Update list = 1; }
    message Text { uint32 id = 1; string text = 2; }
    message Texts { repeated Text list = 1; }
  `),
);

type Value = Omit<Update, "type">;

interface List<V> {
  readonly list: readonly V[];
}

type Lists<N extends string, V> = Readonly<Record<`read${N}`, (pbf: PbfReader) => List<V>>> &
  Readonly<Record<`write${N}`, (list: List<V>, pbf: PbfWriter) => void>>;

function decode(packet: Uint8Array, ring: unknown[]): number {
  const { list } = readUpdates(new PbfReader(packet));
  for (let i = 0; i < list.length; i++) ring[i] = list[i];
  return list.length;
}

const writer = new PbfWriter();

function encode(list: readonly Value[]): Uint8Array {
  writer.pos = 0;
  writeUpdates({ list }, writer);
  return writer.buf.subarray(0, writer.pos);
}

function decodeTexts(packet: Uint8Array, ring: unknown[]): number {
  const { list } = readTexts(new PbfReader(packet));
  for (let i = 0; i < list.length; i++) ring[i] = list[i];
  return list.length;
}

function encodeTexts(list: readonly NumberedText[]): Uint8Array {
  writer.pos = 0;
  writeTexts({ list }, writer);
  return writer.buf.subarray(0, writer.pos);
}

const ABSENT = {
  modelindex: 0,
  frame: 0,
  colormap: 0,
  skin: 0,
  effects: 0,
  origin1: 0,
  angle1: 0,
  origin2: 0,
  angle2: 0,
  origin3: 0,
  angle3: 0,
};

/** With 0 for what is absent. */
function left(update: Update): Update {
  const present = Object.entries(update).filter(([, member]) => member !== undefined);
  return { ...ABSENT, ...Object.fromEntries(present) } as unknown as Update;
}

const peer = { name: "pbf", package: "pbf" };

export const pbf: Peer = {
  update: {
    ...peer,
    cannot: "say these bytes: its form is its own; what is absent is 0, and 0 is absent",
    decode,
    encode,
    from: left,
    left,
    plain: (value) => ({ ...value, type: "updateentity" }),
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
