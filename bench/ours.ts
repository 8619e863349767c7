import {
  type Message,
  type Updateentity,
  codecs,
  decodeMessage,
  decodeUpdateentity,
  encodeMessage,
  encodeUpdateentity,
  newScratch,
  skipMessage,
  skipMessages,
  table,
  visitMessages,
} from "../generated/netquake.ts";
import type { Columns } from "../runtime/columns/column.ts";
import { columns } from "../runtime/columns/columns.ts";
import { visitFields } from "../runtime/fields/visit-fields.ts";
import { Reader } from "../runtime/bytes/reader.ts";
import { Writer, written } from "../runtime/bytes/writer.ts";
import { CAPACITY, type Contestant } from "./contestants/contestant.ts";
import type { Update } from "./contestants/hand-written.ts";
import type { Text } from "./streams/texts.ts";
import { contains } from "../runtime/table/versions.ts";

/*
 * The generated codec, as its users call it: through the functions that take any message.
 * The functions of the one message are there too, to show what the dispatch costs.
 */

const writer = new Writer(CAPACITY);

function decode(packet: Uint8Array, ring: unknown[]): number {
  const r = new Reader(packet);
  let count = 0;
  while (r.offset < packet.length) ring[count++] = decodeMessage(r);
  return count;
}

function encode(values: readonly Message[]): Uint8Array {
  writer.offset = 0;
  for (const value of values) encodeMessage(writer, value);
  return written(writer);
}

function decodeDirectly(packet: Uint8Array, ring: unknown[]): number {
  const r = new Reader(packet);
  let count = 0;
  while (r.offset < packet.length) ring[count++] = decodeUpdateentity(r);
  return count;
}

function encodeDirectly(values: readonly Updateentity[]): Uint8Array {
  writer.offset = 0;
  for (const value of values) encodeUpdateentity(writer, value);
  return written(writer);
}

/** What the visits saw, so that their handler is not empty. A fraction, so that V8 never changes how it stores the sum. */
const seen = { entities: 0.5 };

const ALL =
  "entity modelindex frame colormap skin effects origin1 angle1 origin2 angle2 origin3 angle3".split(
    " ",
  ) as readonly Exclude<keyof Update, "type" | "flags" | "nolerp">[];

/** As little as can be: what a handler does for itself is not the codec's. They look at one member, three, or all twelve. */
const HANDLERS = {
  one: {
    fields: ["entity"] as const,
    visit(m: Pick<Updateentity, "entity">): void {
      seen.entities += m.entity;
    },
  },
  three: {
    fields: ["entity", "origin1", "origin2"] as const,
    visit(m: Pick<Updateentity, "entity" | "origin1" | "origin2">): void {
      seen.entities += m.entity + (m.origin1 ?? 0) + (m.origin2 ?? 0);
    },
  },
  all: {
    fields: ALL,
    visit(m: Pick<Updateentity, (typeof ALL)[number]>): void {
      const looks = (m.modelindex ?? 0) + (m.frame ?? 0) + (m.colormap ?? 0) + (m.skin ?? 0);
      const place = (m.origin1 ?? 0) + (m.origin2 ?? 0) + (m.origin3 ?? 0);
      const turn = (m.angle1 ?? 0) + (m.angle2 ?? 0) + (m.angle3 ?? 0);
      seen.entities += m.entity + (m.effects ?? 0) + looks + place + turn;
    },
  },
};

/** How many members are looked at. */
export type Looks = keyof typeof HANDLERS;

const VIEWERS = {
  one: { updateentity: HANDLERS.one.visit },
  three: { updateentity: HANDLERS.three.visit },
  all: { updateentity: HANDLERS.all.visit },
};

const FIELDS = {
  one: { updateentity: HANDLERS.one },
  three: { updateentity: HANDLERS.three },
  all: { updateentity: HANDLERS.all },
};

const scratch = newScratch();

/** Visits all messages of `bytes` in one reused view. */
export function visit(bytes: Uint8Array, looks: Looks): void {
  visitMessages(new Reader(bytes), VIEWERS[looks], scratch);
}

const CURRENT = codecs.find((range) => contains(range, table.current))!;

/** Visits all messages of `bytes` with the members that the handler says it looks at. */
export function visitOnly(bytes: Uint8Array, looks: Looks): void {
  visitFields(CURRENT, bytes, FIELDS[looks] as typeof FIELDS.all);
}

const COLUMNS = {
  three: HANDLERS.three.fields,
  all: HANDLERS.all.fields,
};

/** Fills columns with members of all messages of `bytes`: new ones, or those that it filled before. */
export function fillColumns(
  bytes: Uint8Array,
  looks: keyof typeof COLUMNS,
  into?: Columns,
): Columns {
  return columns(CURRENT, bytes, "updateentity", COLUMNS[looks], { into });
}

/** Passes over all messages of `bytes`, as whoever looks for others among them does. */
export function skip(bytes: Uint8Array): number {
  const r = new Reader(bytes);
  skipMessages(r);
  return r.offset;
}

/** Passes over the messages of `bytes` one by one, and returns their number. */
export function skipOneByOne(bytes: Uint8Array): number {
  const r = new Reader(bytes);
  let count = 0;
  let ids = 0;
  for (; r.offset < bytes.length; count++) ids |= skipMessage(r);
  return ids === 0 ? 0 : count;
}

function plain(value: Message): Update {
  return value as Update;
}

export const ours: Contestant<Update, Message> = { name: "demospec", decode, encode, plain };

/** The same functions: in a process of its own they see texts only, in one process all of it, as they do in programs. */
export const oursTexts: Contestant<Text, Message> = {
  name: "demospec",
  decode,
  encode,
  plain: (value) => value as Text,
};

export const oursDirectly: Contestant<Update, Updateentity> = {
  name: "demospec, without dispatch",
  decode: decodeDirectly,
  encode: encodeDirectly,
  plain,
};
