import { Parser } from "binary-parser";
import type { Contestant } from "../contestants/contestant.ts";
import type { Update } from "../contestants/hand-written.ts";
import { named, type NumberedText, type Text } from "../streams/texts.ts";
import type { Peer } from "./peer.ts";

/*
 * binary-parser reads only.
 * An optional field is a choice between the field and nothing, and a scaled number has a formatter.
 * It cannot say that a mask begins in the id and goes on in a second byte: its user keeps the two bytes
 * and asks the one that has the bit. The mask as one number is left to who needs it: that is not timed.
 */

interface Value extends Partial<Omit<Update, "entity">> {
  readonly id: number;
  readonly more?: number;
  readonly entity: number;
}

type Bit = (this: Value) => number;

const nothing = new Parser();

function optional(bit: Bit, present: Parser, absent = nothing) {
  return { tag: bit, choices: { 0: absent, 1: present } };
}

/** A bit of the first byte, which is the id. */
function idBit(bit: number): Bit {
  return function () {
    return (this.id >> bit) & 1;
  };
}

/** A bit of the second byte. */
function moreBit(bit: number): Bit {
  return function () {
    return this.more === undefined ? 0 : (this.more >> bit) & 1;
  };
}

function u8(name: string): Parser {
  return new Parser().uint8(name);
}

function coord(name: string): Parser {
  return new Parser().int16le(name, { formatter: (raw: number) => raw / 8 });
}

function angle(name: string): Parser {
  return new Parser().int8(name, { formatter: (raw: number) => (raw * 360) / 256 });
}

const update = new Parser()
  .uint8("id")
  .choice(optional(idBit(0), u8("more")))
  .choice(optional(moreBit(6), new Parser().uint16le("entity"), u8("entity")))
  .choice(optional(moreBit(2), u8("modelindex")))
  .choice(optional(idBit(6), u8("frame")))
  .choice(optional(moreBit(3), u8("colormap")))
  .choice(optional(moreBit(4), u8("skin")))
  .choice(optional(moreBit(5), u8("effects")))
  .choice(optional(idBit(1), coord("origin1")))
  .choice(optional(moreBit(0), angle("angle1")))
  .choice(optional(idBit(2), coord("origin2")))
  .choice(optional(idBit(4), angle("angle2")))
  .choice(optional(idBit(3), coord("origin3")))
  .choice(optional(moreBit(1), angle("angle3")));

/** It parses a buffer from its beginning, so messages in a row are one array to it, which is also its fastest way. */
const updates = new Parser().array("messages", { type: update, readUntil: "eof" });

function decode(packet: Uint8Array, ring: unknown[]): number {
  const { messages } = updates.parse(packet) as { messages: Value[] };
  for (let i = 0; i < messages.length; i++) ring[i] = messages[i];
  return messages.length;
}

function plain({ id, more = 0, ...fields }: Value): Update {
  const flags = (id & 0x7f) | (more << 8);
  return { ...fields, type: "updateentity", flags, nolerp: (flags & 0x20) !== 0 } as Update;
}

const text = u8("id").string("text", { encoding: "latin1", zeroTerminated: true });
const texts = new Parser().array("messages", { type: text, readUntil: "eof" });

function decodeTexts(packet: Uint8Array, ring: unknown[]): number {
  const { messages } = texts.parse(packet) as { messages: NumberedText[] };
  for (let i = 0; i < messages.length; i++) ring[i] = messages[i];
  return messages.length;
}

const peer = { name: "binary-parser", package: "binary-parser" };

export const binaryParser: Peer = {
  update: {
    ...peer,
    cannot: "write; the mask as one number, and its bits as members, are left to its user",
    decode,
    plain,
  } satisfies Contestant<Update, Value>,
  text: {
    ...peer,
    cannot: "write; the type is a number",
    decode: decodeTexts,
    plain: named,
  } satisfies Contestant<Text, NumberedText>,
};
