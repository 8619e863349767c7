import type { Reader } from "../../runtime/bytes/reader.ts";
import type { Writer } from "../../runtime/bytes/writer.ts";
import { fault, signed, take } from "./bytes.ts";
import type { Entities, Entity } from "./entities.ts";
import { toggleForced } from "./frame.ts";
import { writeUpdate } from "./update.ts";

/*
 * Entities in archives of Dzip 1. Its parts of a frame follow each other, and are written when another message comes.
 */

/** The id of a change; the next ones are that of an entity above 255, of nothing, of removals, and of needless bits. */
export const CHANGE = 0x80;
const [CHANGE_BY_BYTE, NOTHING, REMOVALS, FORCED] = [0x81, 0x82, 0x83, 0x84];
/** Bits that say that another byte follows, and one that adds to the entity. */
const [MORE, MORE_2, LARGE] = [0x8000, 0x800000, 0x08000000];

/** Reads one part of a frame. Throws DecodeError. */
export function readPart(r: Reader, entities: Entities): void {
  const id = take(r, 1);
  if (id === NOTHING) return;
  if (id === REMOVALS) {
    const removed: number[] = [];
    for (let entity = take(r, 2); entity !== 0; entity = take(r, 2)) removed.push(known(r, entity));
    entities.hide(removed);
  } else if (id === FORCED) readForced(r, entities);
  else readChanges(r, entities, id);
}

function readForced(r: Reader, entities: Entities): void {
  for (let low = take(r, 2); low !== 0; low = take(r, 2)) {
    let mask = low & 0xffff;
    if ((mask & MORE) !== 0) mask |= take(r, 1) << 16;
    toggleForced(entities, mask & 0x3ff, mask & 0xfffc00);
  }
}

function readChanges(r: Reader, entities: Entities, id: number): void {
  const shown: number[] = [];
  for (let isFirst = true; ; isFirst = false) {
    let mask = isFirst && id === CHANGE_BY_BYTE ? (take(r, 1) << 8) + 1 : take(r, 2) & 0xffff;
    if ((mask & MORE) !== 0) mask |= take(r, 1) << 16;
    if ((mask & MORE_2) !== 0) mask |= take(r, 1) << 24;
    const entity = (mask & 0x1ff) + ((mask & LARGE) !== 0 ? 0x200 : 0);
    if (entity === 0) break;
    shown.push(entity);
    const state = { ...entities.state(entity) };
    readChange(r, mask, state);
    entities.setState(entity, state);
  }
  entities.show(shown);
}

type Member = Exclude<keyof Entity, "nolerp" | "isActive">;

/** In the order of the archive: bits of members as they are, of differences, and of origins as they are. */
const MEMBERS: readonly (readonly [Member, whole: number, byte?: number])[] = [
  ["modelindex", 0x010000],
  ["frame", 0, 0x080000],
  ["colormap", 0x01000000],
  ["skin", 0x02000000],
  ["effects", 0x04000000],
  ["origin1", 0x100000, 0x0400],
  ["angle1", 0, 0x2000],
  ["origin2", 0x200000, 0x0800],
  ["angle2", 0, 0x4000],
  ["origin3", 0x400000, 0x1000],
  ["angle3", 0, 0x020000],
];
const FRAME_NEXT = 0x0200;
const NOLERP = 0x040000;

function readChange(r: Reader, mask: number, state: Entity): void {
  if ((mask & FRAME_NEXT) !== 0) state.frame = (state.frame + 1) & 0xff;
  for (const [name, whole, byte = 0] of MEMBERS) {
    const isOrigin = name.startsWith("origin");
    if ((mask & byte) !== 0) {
      const sum = state[name] + signed(take(r, 1));
      state[name] = isOrigin ? sum | 0 : sum & 0xff;
    }
    if ((mask & whole) !== 0) state[name] = take(r, isOrigin ? 2 : 1);
  }
  if ((mask & NOLERP) !== 0) state.nolerp = !state.nolerp;
}

/** Writes the updates of a frame whose parts are read. */
export function writeFrame(w: Writer, entities: Entities): void {
  for (const entity of entities.shown)
    writeUpdate(w, entity, entities.state(entity), entities.baseline(entity), false);
}

function known(r: Reader, entity: number): number {
  if (entity < 0) throw fault(r, `there is no entity ${entity & 0xffff}`);
  return entity;
}
