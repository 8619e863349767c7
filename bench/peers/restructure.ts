import * as r from "restructure";
import { CAPACITY, type Contestant } from "../contestants/contestant.ts";
import type { Update } from "../contestants/hand-written.ts";
import type { Peer } from "./peer.ts";

/*
 * restructure reads and writes one declaration.
 * The two bytes of the mask are fields, and `flags` is computed from them in decoding; in encoding it is not
 * computed but taken as it was decoded, so nothing is derived from the fields.
 */

interface Value extends Update {
  readonly id: number;
  readonly more?: number;
}

/** What a condition is asked about: the value in decoding, a context that has it as `val` in encoding. */
type Parent = Value & { readonly val?: Value };

function optional(bit: number, type: r.Type): r.Type {
  return new r.Optional(type, (parent: Parent) => ((parent.val ?? parent).flags & bit) !== 0);
}

class Angle extends r.Number {
  constructor() {
    super("Int8");
  }

  override decode(stream: r.DecodeStream): number {
    return (super.decode(stream) * 360) / 256;
  }

  override encode(stream: r.EncodeStream, value: number): void {
    super.encode(stream, (value * 256) / 360);
  }
}

/** A type of its own, as a choice between two types by a bit is not among the ready ones. */
class Entity implements r.Type {
  #type(parent: Parent): r.Type {
    return ((parent.val ?? parent).flags & 0x4000) !== 0 ? r.uint16le : r.uint8;
  }

  size(_value: number, parent: Parent): number {
    return this.#type(parent).size();
  }

  decode(stream: r.DecodeStream, parent: Parent): unknown {
    return this.#type(parent).decode(stream);
  }

  encode(stream: r.EncodeStream, value: number, parent: Parent): void {
    this.#type(parent).encode(stream, value);
  }
}

const coord = new r.Fixed(16, "LE", 3);
const angle = new Angle();

const update = new r.Struct({
  id: r.uint8,
  more: new r.Optional(r.uint8, (parent: Parent) => ((parent.val ?? parent).id & 0x01) !== 0),
  flags: (value: Value) => (value.id & 0x7f) | ((value.more ?? 0) << 8),
  entity: new Entity(),
  modelindex: optional(0x0400, r.uint8),
  frame: optional(0x0040, r.uint8),
  colormap: optional(0x0800, r.uint8),
  skin: optional(0x1000, r.uint8),
  effects: optional(0x2000, r.uint8),
  origin1: optional(0x0002, coord),
  angle1: optional(0x0100, angle),
  origin2: optional(0x0004, coord),
  angle2: optional(0x0010, angle),
  origin3: optional(0x0008, coord),
  angle3: optional(0x0200, angle),
  nolerp: (value: Value) => (value.flags & 0x0020) !== 0,
});

const output = new r.EncodeStream(new Uint8Array(CAPACITY));

function decode(packet: Uint8Array, ring: unknown[]): number {
  // One stream for all messages: `fromBuffer` would make one for each.
  const stream = new r.DecodeStream(packet);
  let count = 0;
  while (stream.pos < packet.length) ring[count++] = update.decode(stream);
  return count;
}

function encode(values: readonly Value[]): Uint8Array {
  output.pos = 0;
  for (const value of values) update.encode(output, value);
  return output.buffer.subarray(0, output.pos);
}

function plain({ id: _id, more: _more, ...fields }: Value): Update {
  return { ...fields, type: "updateentity" };
}

const peer = { name: "restructure", package: "restructure" };

export const restructure: Peer = {
  update: {
    ...peer,
    cannot: "derive the mask: it is written as it was read",
    decode,
    encode,
    plain,
  } satisfies Contestant<Update, Value>,
  text: { ...peer, unable: "it writes no character set of one byte a character but ASCII" },
};
