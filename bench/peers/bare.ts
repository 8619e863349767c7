import { ByteCursor, Config } from "@bare-ts/lib";
import { transform } from "@bare-ts/tools";
import type { Contestant } from "../contestants/contestant.ts";
import { CAPACITY } from "../contestants/contestant.ts";
import type { Update } from "../contestants/hand-written.ts";
import { named, numbered, type NumberedText, type Text } from "../streams/texts.ts";
import type { Peer } from "./peer.ts";

/*
 * BARE, whose compiler makes JavaScript when the benchmark starts. A packet is a list.
 */

const SCHEMA = `
  type Update struct {
    flags: u16
    entity: u16
    modelindex: optional<u8>
    frame: optional<u8>
    colormap: optional<u8>
    skin: optional<u8>
    effects: optional<u8>
    origin1: optional<f32>
    angle1: optional<f32>
    origin2: optional<f32>
    angle2: optional<f32>
    origin3: optional<f32>
    angle3: optional<f32>
    nolerp: bool
  }
  type Updates list<Update>
  type Text struct { id: u8 text: str }
  type Texts list<Text>
`;

type Value = { readonly [K in Exclude<keyof Update, "type">]: Update[K] | null };

interface Compiled {
  decodeUpdates(packet: Uint8Array): Value[];
  writeUpdates(cursor: ByteCursor, values: readonly Value[]): void;
  decodeTexts(packet: Uint8Array): NumberedText[];
  writeTexts(cursor: ByteCursor, values: readonly NumberedText[]): void;
}

let compiled: Compiled;

async function compile(): Promise<Compiled> {
  const library = JSON.stringify(import.meta.resolve("@bare-ts/lib"));
  const source = transform(SCHEMA, { generator: "js" }).replace('"@bare-ts/lib"', library);
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as Compiled;
}

/** `encodeUpdates` would allocate for each packet: `writeUpdates` is its quicker half. */
const output = new ByteCursor(new Uint8Array(CAPACITY), Config({}));

function decode(packet: Uint8Array, ring: unknown[]): number {
  const values = compiled.decodeUpdates(packet);
  for (let i = 0; i < values.length; i++) ring[i] = values[i];
  return values.length;
}

function encode(values: readonly Value[]): Uint8Array {
  output.offset = 0;
  compiled.writeUpdates(output, values);
  return output.bytes.subarray(0, output.offset);
}

function decodeTexts(packet: Uint8Array, ring: unknown[]): number {
  const values = compiled.decodeTexts(packet);
  for (let i = 0; i < values.length; i++) ring[i] = values[i];
  return values.length;
}

function encodeTexts(values: readonly NumberedText[]): Uint8Array {
  output.offset = 0;
  compiled.writeTexts(output, values);
  return output.bytes.subarray(0, output.offset);
}

function plain(value: Value): Update {
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return { ...Object.fromEntries(members), type: "updateentity" } as unknown as Update;
}

const peer = { name: "bare-ts", package: "@bare-ts/lib" };

export async function bare(): Promise<Peer> {
  compiled = await compile();
  const update: Contestant<Update, Value> = {
    ...peer,
    cannot: "say these bytes: its form is its own; what is absent is null",
    decode,
    encode,
    from: (value) => value,
    plain,
  };
  const text: Contestant<Text, NumberedText> = {
    ...peer,
    cannot: "say these bytes: its form is its own; the type is a number",
    decode: decodeTexts,
    encode: encodeTexts,
    from: numbered,
    plain: named,
  };
  return { update, text };
}
