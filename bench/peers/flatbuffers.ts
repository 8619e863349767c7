import { Builder, ByteBuffer } from "flatbuffers";
import type { Contestant } from "../contestants/contestant.ts";
import { CAPACITY } from "../contestants/contestant.ts";
import { type Update, UPDATE_MEMBERS } from "../contestants/hand-written.ts";
import { named, numbered, type NumberedText, type Text } from "../streams/texts.ts";
import type { Peer } from "./peer.ts";

/*
 * FlatBuffers, as its compiler writes the classes: that is a program of its own, so they are written by hand.
 * A packet is a vector of tables, whose members are read where they are asked for; all are.
 *
 *     table Update { flags:ushort; entity:ushort; modelindex:ubyte = null; … origin1:float = null; … nolerp:bool; }
 */

/** Where a table has the place of its first member. */
const FIRST = 4;

type Optional = Exclude<keyof Update, "type" | "flags" | "entity" | "nolerp">;
type Value = Pick<Update, "flags" | "entity" | "nolerp"> & {
  readonly [K in Optional]: number | null | undefined;
};

class UpdateTable implements Value {
  readonly #bytes: ByteBuffer;
  readonly #at: number;

  constructor(bytes: ByteBuffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  #short(slot: number): number {
    const offset = this.#bytes.__offset(this.#at, FIRST + 2 * slot);
    return offset ? this.#bytes.readUint16(this.#at + offset) : 0;
  }

  #byte(slot: number): number | null {
    const offset = this.#bytes.__offset(this.#at, FIRST + 2 * slot);
    return offset ? this.#bytes.readUint8(this.#at + offset) : null;
  }

  #float(slot: number): number | null {
    const offset = this.#bytes.__offset(this.#at, FIRST + 2 * slot);
    return offset ? this.#bytes.readFloat32(this.#at + offset) : null;
  }

  get flags(): number {
    return this.#short(0);
  }
  get entity(): number {
    return this.#short(1);
  }
  get modelindex(): number | null {
    return this.#byte(2);
  }
  get frame(): number | null {
    return this.#byte(3);
  }
  get colormap(): number | null {
    return this.#byte(4);
  }
  get skin(): number | null {
    return this.#byte(5);
  }
  get effects(): number | null {
    return this.#byte(6);
  }
  get origin1(): number | null {
    return this.#float(7);
  }
  get angle1(): number | null {
    return this.#float(8);
  }
  get origin2(): number | null {
    return this.#float(9);
  }
  get angle2(): number | null {
    return this.#float(10);
  }
  get origin3(): number | null {
    return this.#float(11);
  }
  get angle3(): number | null {
    return this.#float(12);
  }
  get nolerp(): boolean {
    return this.#byte(13) === 1;
  }
}

class TextTable {
  readonly #bytes: ByteBuffer;
  readonly #at: number;

  constructor(bytes: ByteBuffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get id(): number {
    const offset = this.#bytes.__offset(this.#at, FIRST);
    return offset ? this.#bytes.readUint8(this.#at + offset) : 0;
  }

  get text(): string {
    const offset = this.#bytes.__offset(this.#at, FIRST + 2);
    return offset ? (this.#bytes.__string(this.#at + offset) as string) : "";
  }
}

function decode(packet: Uint8Array, ring: unknown[]): number {
  const bytes = new ByteBuffer(packet);
  const { first, count } = vectorOf(bytes);
  for (let i = 0; i < count; i++) ring[i] = new UpdateTable(bytes, bytes.__indirect(first + 4 * i));
  return count;
}

function decodeTexts(packet: Uint8Array, ring: unknown[]): number {
  const bytes = new ByteBuffer(packet);
  const { first, count } = vectorOf(bytes);
  for (let i = 0; i < count; i++) ring[i] = new TextTable(bytes, bytes.__indirect(first + 4 * i));
  return count;
}

/** The list that a packet's root table has for its only member. */
function vectorOf(bytes: ByteBuffer): { first: number; count: number } {
  const root = bytes.readInt32(bytes.position()) + bytes.position();
  const list = root + bytes.__offset(root, FIRST);
  return { first: bytes.__vector(list), count: bytes.__vector_len(list) };
}

const builder = new Builder(CAPACITY);

function encode(values: readonly Value[]): Uint8Array {
  builder.clear();
  return finished(values.map(updateTable));
}

function updateTable(m: Value): number {
  builder.startObject(14);
  builder.addFieldInt16(0, m.flags, 0);
  builder.addFieldInt16(1, m.entity, 0);
  if (m.modelindex != null) builder.addFieldInt8(2, m.modelindex, null);
  if (m.frame != null) builder.addFieldInt8(3, m.frame, null);
  if (m.colormap != null) builder.addFieldInt8(4, m.colormap, null);
  if (m.skin != null) builder.addFieldInt8(5, m.skin, null);
  if (m.effects != null) builder.addFieldInt8(6, m.effects, null);
  if (m.origin1 != null) builder.addFieldFloat32(7, m.origin1, null);
  if (m.angle1 != null) builder.addFieldFloat32(8, m.angle1, null);
  if (m.origin2 != null) builder.addFieldFloat32(9, m.origin2, null);
  if (m.angle2 != null) builder.addFieldFloat32(10, m.angle2, null);
  if (m.origin3 != null) builder.addFieldFloat32(11, m.origin3, null);
  if (m.angle3 != null) builder.addFieldFloat32(12, m.angle3, null);
  builder.addFieldInt8(13, Number(m.nolerp), 0);
  return builder.endObject();
}

function encodeTexts(values: readonly NumberedText[]): Uint8Array {
  builder.clear();
  return finished(values.map(textTable));
}

function textTable({ id, text }: NumberedText): number {
  const string = builder.createString(text);
  builder.startObject(2);
  builder.addFieldInt8(0, id, 0);
  builder.addFieldOffset(1, string, 0);
  return builder.endObject();
}

function finished(tables: readonly number[]): Uint8Array {
  builder.startVector(4, tables.length, 4);
  for (let i = tables.length - 1; i >= 0; i--) builder.addOffset(tables[i]!);
  const list = builder.endVector();
  builder.startObject(1);
  builder.addFieldOffset(0, list, 0);
  builder.finish(builder.endObject());
  return builder.asUint8Array();
}

function plain(value: Value): Update {
  const members = UPDATE_MEMBERS.map((name) => [name, value[name]] as const);
  const present = Object.fromEntries(members.filter(([, member]) => member !== null));
  return { ...present, type: "updateentity" } as unknown as Update;
}

const peer = { name: "flatbuffers", package: "flatbuffers" };

export const flatbuffers: Peer = {
  update: {
    ...peer,
    cannot: "say these bytes: its form is its own; what is absent is null",
    decode,
    encode,
    from: (value) => value,
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
