// Generated from box.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./box.table.ts";
import {
  codecs as categories,
  type Message as CategoriesMessage,
  type Handlers as CategoriesHandlers,
} from "./categories.ts";
import { codecs as one, type Message as OneMessage, type Handlers as OneHandlers } from "./one.ts";
import { encodeExplained } from "../runtime/explain.ts";
import {
  type Reader,
  ensure,
  ensureWhole,
  skip,
  passBytes,
  takeBytes,
  regionEnd,
} from "../runtime/bytes/reader.ts";
import { readString, skipString, writeString } from "../runtime/bytes/text/text.ts";
import { unscale } from "../runtime/bytes/numbers/scales.ts";
import {
  type Writer,
  reserve,
  asU8,
  asI16,
  asU32,
  asI32,
  writeBytes,
  expectArray,
  fit,
} from "../runtime/bytes/writer.ts";
export { table };

/** The vectors of way. */
export const WAY: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
];

/** box.yaml:14 */
export interface BoxPlace {
  x: number;
  /** The number of one of WAY. */
  way: number;
}

/** A variant of BoxBlock. */
export interface BoxBlockOne {
  type: "block";
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  places?: BoxPlace[] | undefined;
  kind: 0;
  rest: number;
  one_messages?: Uint8Array | undefined;
}

/** A variant of BoxBlock. */
export interface BoxBlockSorts {
  type: "block";
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  places?: BoxPlace[] | undefined;
  kind: 1;
  rest: number;
  place: BoxPlace;
  sorts_messages: Uint8Array;
}

/** A variant of BoxBlock. */
export interface BoxBlockOthers {
  type: "block";
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  places?: BoxPlace[] | undefined;
  kind: number;
  rest: number;
  text: string;
}

/** box.yaml:19 */
export type BoxBlock = BoxBlockOne | BoxBlockSorts | BoxBlockOthers;

/** Any message that a block carries. */
export type Message = CategoriesMessage | OneMessage;

/** What to do with messages, by type. */
export type Handlers = CategoriesHandlers & OneHandlers;

/** Reads a `place`. Throws DecodeError. */
export function decodeBoxPlace(r: Reader): BoxPlace {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 3);
  r.offset = at + 3;
  return { x: view.getInt16(at, true) * 0.125, way: view.getUint8(at + 2) };
}

/** Passes over what `decodeBoxPlace` reads. Throws DecodeError. */
export function skipBoxPlace(r: Reader): undefined {
  skip(r, 3);
}

/** Writes what `decodeBoxPlace` reads. Throws EncodeError. */
export function encodeBoxPlace(w: Writer, m: BoxPlace): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setInt16(at, asI16(unscale(m.x, 1, 8)), true);
  view.setUint8(at + 2, asU8(m.way));
  w.offset = at + 3;
}

/** As `decodeBoxBlock`, which puts back what it moves of the reader. */
function readBoxBlock(r: Reader): BoxBlock {
  const view = r.view;
  let at = r.offset;
  if (at + 1 > r.end) ensureWhole(r, skipBoxBlock);
  const flags = view.getUint8(at++);
  let places: BoxPlace[] | undefined;
  if ((flags & 0x01) !== 0) {
    r.offset = at;
    ensure(r, r.offset, 1);
    const placesCount = r.view.getUint8(r.offset);
    r.offset += 1;
    places = [];
    for (let i = 0; i < placesCount; i++) places.push(decodeBoxPlace(r));
    at = r.offset;
  }
  ensure(r, at, 1);
  const kindRest = view.getUint8(at);
  const kind = kindRest & 0x07;
  const rest = kindRest >>> 3;
  at += 1;
  switch (kind) {
    case 0x00: {
      ensure(r, at, 4);
      const size = view.getInt32(at, true);
      r.offset = at + 4;
      return {
        type: "block",
        flags,
        places,
        kind: kind as BoxBlockOne["kind"],
        rest,
        one_messages: size === -1 ? undefined : takeBytes(r, size),
      };
    }
    case 0x01: {
      ensure(r, at, 4);
      const size = view.getUint32(at, true);
      r.end = regionEnd(r, at + 4, size);
      r.offset = at + 4;
      return {
        type: "block",
        flags,
        places,
        kind: kind as BoxBlockSorts["kind"],
        rest,
        place: decodeBoxPlace(r),
        sorts_messages: takeBytes(r, r.end - r.offset),
      };
    }
    default: {
      r.offset = at;
      return { type: "block", flags, places, kind, rest, text: readString(r, 3) };
    }
  }
}

/** Reads a `block`. Throws DecodeError. */
export function decodeBoxBlock(r: Reader): BoxBlock {
  const { end } = r;
  try {
    return readBoxBlock(r);
  } finally {
    r.end = end;
  }
}

/** As `skipBoxBlock`, which puts back what it moves of the reader. */
function passBoxBlock(r: Reader): void {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  if ((flags & 0x01) !== 0) {
    r.offset = at;
    ensure(r, r.offset, 1);
    const placesCount = r.view.getUint8(r.offset);
    r.offset += 1;
    skip(r, 3 * placesCount);
    at = r.offset;
  }
  ensure(r, at, 1);
  const word = view.getUint8(at++);
  const kind = word & 0x07;
  switch (kind) {
    case 0x00: {
      ensure(r, at, 4);
      const size = view.getInt32(at, true);
      at += 4;
      r.offset = at;
      if (size !== -1) passBytes(r, size);
      return;
    }
    case 0x01: {
      ensure(r, at, 4);
      const size = view.getUint32(at, true);
      at += 4;
      r.end = regionEnd(r, at, size);
      r.offset = at;
      skipBoxPlace(r);
      r.offset = r.end;
      return;
    }
    default: {
      r.offset = at;
      skipString(r, 3);
      return;
    }
  }
}

/** Passes over what `decodeBoxBlock` reads. Throws DecodeError. */
export function skipBoxBlock(r: Reader): undefined {
  const { end } = r;
  try {
    passBoxBlock(r);
  } finally {
    r.end = end;
  }
}

/** Writes what `decodeBoxBlock` reads. Throws EncodeError. */
export function encodeBoxBlock(w: Writer, m: BoxBlock): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfe;
  if (m.places !== undefined) flags |= 0x01;
  let at = reserve(w, 1);
  let view = w.view;
  view.setUint8(at++, flags);
  w.offset = at;
  if (m.places !== undefined) {
    expectArray(m.places);
    reserve(w, 1);
    w.view.setUint8(w.offset, asU8(m.places.length));
    w.offset += 1;
    for (const element of m.places) encodeBoxPlace(w, element);
  }
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, fit(m.kind, 3) | (fit(m.rest, 5) << 3));
  w.offset = at + 1;
  switch (m.kind) {
    case 0x00: {
      const oneArm = m as BoxBlockOne;
      const at = reserve(w, 4);
      const view = w.view;
      view.setInt32(
        at,
        oneArm.one_messages === undefined ? -1 : asI32(oneArm.one_messages.length),
        true,
      );
      w.offset = at + 4;
      if (oneArm.one_messages !== undefined) writeBytes(w, oneArm.one_messages!);
      return;
    }
    case 0x01: {
      const sortsArm = m as BoxBlockSorts;
      const at = reserve(w, 4);
      const sizeAt = at;
      w.offset = at + 4;
      encodeBoxPlace(w, sortsArm.place);
      writeBytes(w, sortsArm.sorts_messages);
      w.view.setUint32(sizeAt, asU32(w.offset - sizeAt - 4), true);
      return;
    }
    default: {
      const othersArm = m as BoxBlockOthers;
      writeString(w, othersArm.text, 3);
      return;
    }
  }
}

/** A container whose blocks are of several kinds. */
export const box: Container<BoxBlock, Message, Handlers> = {
  table,
  codecs: categories,
  further: [one],
  decodeBlock: decodeBoxBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeBoxBlock),
  skipBlock: skipBoxBlock,
};
