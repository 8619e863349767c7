import protodef from "protodef";
import { CAPACITY, type Contestant } from "../contestants/contestant.ts";
import type { Update } from "../contestants/hand-written.ts";
import { named, type NumberedText, type Text } from "../streams/texts.ts";
import type { Peer } from "./peer.ts";

/*
 * protodef, compiled: the fast way to use it.
 * A mask is a bitfield, the highest bit first, and an optional field is a switch over one of its bits.
 * The second byte of the mask is a switch too, with an empty container where it is not there.
 * The bits are members of the value and are written as they are: nothing is derived from the fields.
 * Scaled numbers are types of its user's own, as the projects around Minecraft add them.
 */

type Bit = 0 | 1;

interface Value extends Partial<Omit<Update, "flags" | "entity" | "nolerp" | "type">> {
  readonly entity: number;
  readonly nolerp: Bit;
  readonly more: Partial<Record<MoreBit, Bit>>;
  readonly [bit: `has${string}`]: Bit;
}

const ID_BITS = [
  "isUpdate",
  "hasFrame",
  "nolerp",
  "hasAngle2",
  "hasOrigin3",
  "hasOrigin2",
  "hasOrigin1",
  "hasMore",
];
const MORE_BITS = [
  "unused",
  "longEntity",
  "effects",
  "skin",
  "colormap",
  "modelindex",
  "angle3",
  "angle1",
] as const;
type MoreBit = (typeof MORE_BITS)[number];

function bits(names: readonly string[]) {
  return ["bitfield", names.map((name) => ({ name, size: 1, signed: false }))];
}

function optional(compareTo: string, type: unknown, absent: unknown = "void") {
  return ["switch", { compareTo, fields: { 1: type }, default: absent }];
}

const update = [
  "container",
  [
    { anon: true, type: bits(ID_BITS) },
    { name: "more", type: optional("hasMore", bits(MORE_BITS), ["container", []]) },
    { name: "entity", type: optional("more/longEntity", "lu16", "u8") },
    { name: "modelindex", type: optional("more/modelindex", "u8") },
    { name: "frame", type: optional("hasFrame", "u8") },
    { name: "colormap", type: optional("more/colormap", "u8") },
    { name: "skin", type: optional("more/skin", "u8") },
    { name: "effects", type: optional("more/effects", "u8") },
    { name: "origin1", type: optional("hasOrigin1", "coord") },
    { name: "angle1", type: optional("more/angle1", "angle") },
    { name: "origin2", type: optional("hasOrigin2", "coord") },
    { name: "angle2", type: optional("hasAngle2", "angle") },
    { name: "origin3", type: optional("hasOrigin3", "coord") },
    { name: "angle3", type: optional("more/angle3", "angle") },
  ],
];

const text = [
  "container",
  [
    { name: "id", type: "u8" },
    { name: "text", type: "latin1" },
  ],
];

function readCoord(buffer: Buffer, offset: number) {
  return { value: buffer.readInt16LE(offset) / 8, size: 2 };
}

function writeCoord(value: number, buffer: Buffer, offset: number) {
  return buffer.writeInt16LE(value * 8, offset);
}

function readAngle(buffer: Buffer, offset: number) {
  return { value: (buffer.readInt8(offset) * 360) / 256, size: 1 };
}

function writeAngle(value: number, buffer: Buffer, offset: number) {
  return buffer.writeInt8((value * 256) / 360, offset);
}

/** Of the ready type of such strings the compiler takes no character set. */
function readLatin1(buffer: Buffer, offset: number) {
  const end = buffer.indexOf(0, offset);
  if (end === -1) throw new RangeError("a text without an end");
  return { value: buffer.toString("latin1", offset, end), size: end - offset + 1 };
}

function writeLatin1(value: string, buffer: Buffer, offset: number) {
  const end = offset + buffer.write(value, offset, "latin1");
  return buffer.writeUInt8(0, end);
}

/** What the compiler takes, which the package's declarations tell wrongly. */
interface Compiler {
  addTypes(types: object): void;
  addTypesToCompile(types: object): void;
  compileProtoDefSync(): Compiled;
}

interface Compiled {
  read<V = Value>(buffer: Buffer, offset: number, type: string): { value: V; size: number };
  write(value: Value | NumberedText, buffer: Buffer, offset: number, type: string): number;
}

function compile(): Compiled {
  const compiler = new protodef.Compiler.ProtoDefCompiler() as unknown as Compiler;
  compiler.addTypes({
    Read: {
      coord: ["native", readCoord],
      angle: ["native", readAngle],
      latin1: ["native", readLatin1],
    },
    Write: {
      coord: ["native", writeCoord],
      angle: ["native", writeAngle],
      latin1: ["native", writeLatin1],
    },
    SizeOf: {
      coord: ["native", 2],
      angle: ["native", 1],
      latin1: ["native", (value: string) => value.length + 1],
    },
  });
  compiler.addTypesToCompile({ update, text });
  return compiler.compileProtoDefSync();
}

const compiled = compile();
const output = Buffer.alloc(CAPACITY);

function decode(packet: Uint8Array, ring: unknown[]): number {
  const buffer = Buffer.from(packet.buffer, packet.byteOffset, packet.byteLength);
  let count = 0;
  for (let offset = 0; offset < buffer.length;) {
    const { value, size } = compiled.read(buffer, offset, "update");
    ring[count++] = value;
    offset += size;
  }
  return count;
}

/** `createPacketBuffer` would measure and allocate for each message: `write` is its quicker half. */
function encode(values: readonly Value[]): Uint8Array {
  let offset = 0;
  for (const value of values) offset = compiled.write(value, output, offset, "update");
  return output.subarray(0, offset);
}

function plain(value: Value): Update {
  const fields = Object.entries(value).filter(
    ([name]) => !ID_BITS.includes(name) && name !== "more",
  );
  const flags = (number(ID_BITS, value) & 0x7f) | (number(MORE_BITS, value.more) << 8);
  const nolerp = value.nolerp === 1;
  return {
    ...(Object.fromEntries(fields) as unknown as Update),
    type: "updateentity",
    flags,
    nolerp,
  };
}

function number(names: readonly string[], value: object): number {
  const bit = value as Record<string, Bit | undefined>;
  return names.reduce((sum, name) => sum * 2 + (bit[name] ?? 0), 0);
}

function decodeTexts(packet: Uint8Array, ring: unknown[]): number {
  const buffer = Buffer.from(packet.buffer, packet.byteOffset, packet.byteLength);
  let count = 0;
  for (let offset = 0; offset < buffer.length;) {
    const { value, size } = compiled.read<NumberedText>(buffer, offset, "text");
    ring[count++] = value;
    offset += size;
  }
  return count;
}

function encodeTexts(values: readonly NumberedText[]): Uint8Array {
  let offset = 0;
  for (const value of values) offset = compiled.write(value, output, offset, "text");
  return output.subarray(0, offset);
}

const peer = { name: "protodef, compiled", package: "protodef" };

export const protodefCompiled: Peer = {
  update: {
    ...peer,
    cannot: "derive the mask: its bits are members, and written as they are",
    decode,
    encode,
    plain,
  } satisfies Contestant<Update, Value>,
  text: {
    ...peer,
    cannot: "name the type, which is a number",
    decode: decodeTexts,
    encode: encodeTexts,
    plain: named,
  } satisfies Contestant<Text, NumberedText>,
};
