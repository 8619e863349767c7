import type { Reader } from "../../runtime/bytes/reader.ts";
import {
  type Writer,
  writeBytes,
  written,
  Writer as NewWriter,
} from "../../runtime/bytes/writer.ts";
import { type Bits, fault, peek, put, putBits, signed, take, takeBits } from "./bytes.ts";
import { isByte } from "./clientdata.ts";
import { Entities, type Entity, MOST_ENTITIES } from "./entities.ts";
import { writeUpdate } from "./update.ts";

/*
 * All entities of a frame, as differences from the frame before.
 */

/** What begins a frame, and what begins those bits of members that changed which are written needlessly. */
export const FRAME = 0x30;
const FORCED = 0x31;
const FORCED_LARGE = 0x32;
/** Entities from this number on have other bits. */
const LARGE = 1024;
/** In a list of numbers: the next ones count from there. */
const RAISE = 0xff;
const RAISED_BY = 0xfe;
const REMOVED = 0x80;

const BITS: Bits = { id: 0, more: [7, 15] };
const [FRAME_NEXT, FRAME_BYTE, FRAME_WHOLE] = [6, 8, 22];
const NOLERP = 14;
/** Of each coordinate: its bit where the change of its speed fits a byte, and where not. */
const ORIGINS = [
  ["origin3", "moved3", 0, 11],
  ["origin2", "moved2", 1, 10],
  ["origin1", "moved1", 2, 9],
] as const;
const ANGLES = [
  ["angle1", 3],
  ["angle2", 4],
  ["angle3", 5],
] as const;
/** Members that are written as they are. */
const MEMBERS = [
  ["colormap", 16],
  ["skin", 17],
] as const;
/** By protocol: Nehahra, and 666. */
const LOOKS = [
  ["opacity", 18, 4],
  ["fullbright", 19, 1],
] as const;
const LOOKS_666 = [
  ["alpha", 18, 1],
  ["scale", 19, 1],
] as const;
const LERPFINISH = 20;
const EFFECTS = 12;
const [MODEL_LOW, MODEL_HIGH] = [13, 21];

/** Reads a frame's differences, and writes the updates of all its entities. Throws DecodeError. */
export function unpackFrame(r: Reader, w: Writer, entities: Entities, is666: boolean): void {
  take(r, 1);
  for (const entity of activated(r, entities)) {
    entities.setState(entity, { ...entities.state(entity), isActive: true });
  }
  const removed: number[] = [];
  for (const entity of entities.shown) {
    const last = entities.state(entity);
    const state: Entity = { ...last };
    for (const [origin, moved] of ORIGINS) state[origin] = (last[origin] + last[moved]) | 0;
    entities.setState(entity, state);
    if (!state.isActive) continue;
    const first = peek(r);
    if (first === REMOVED) {
      take(r, 1);
      removed.push(entity);
    } else if (first === 0) {
      take(r, 1);
      state.isActive = false;
    } else readChange(r, state, last, is666);
  }
  entities.hide(removed);
  readForced(r, entities, is666);
  for (const entity of entities.shown)
    writeUpdate(w, entity, entities.state(entity), entities.baseline(entity), is666);
}

/** Entities that begin to change; those that were not in the frame before are from now on. */
function activated(r: Reader, entities: Entities): number[] {
  const found: number[] = [];
  let base = 0;
  for (let byte = take(r, 1); byte !== 0; byte = take(r, 1)) {
    if (byte === RAISE) base += RAISED_BY;
    else if (base + byte < MOST_ENTITIES) found.push(base + byte);
    else throw fault(r, `there is no entity ${base + byte}`);
  }
  entities.show(found);
  return found;
}

function readChange(r: Reader, state: Entity, last: Readonly<Entity>, is666: boolean): void {
  const bits = takeBits(r, BITS);
  for (const [origin, moved, byte, whole] of ORIGINS) {
    if (bits.has(byte)) {
      state[moved] = (last[moved] + signed(take(r, 1))) | 0;
      state[origin] = (last[origin] + state[moved]) | 0;
    }
    if (bits.has(whole)) {
      state[origin] = take(r, 2);
      state[moved] = (state[origin] - last[origin]) | 0;
    }
  }
  for (const [angle, bit] of ANGLES)
    if (bits.has(bit)) state[angle] = (last[angle] + take(r, 1)) & 0xff;
  if (bits.has(FRAME_NEXT)) state.frame = ((last.frame + 1) << 16) >> 16;
  if (bits.has(FRAME_BYTE)) {
    const sum = last.frame + signed(take(r, 1));
    state.frame = (last.frame & 0xff00) === 0 ? sum & 0xff : (sum << 16) >> 16;
  }
  if (bits.has(FRAME_WHOLE)) state.frame = take(r, 2);
  if (bits.has(EFFECTS)) state.effects = take(r, 1);
  if (bits.has(MODEL_LOW)) state.modelindex = (state.modelindex & 0xff00) | take(r, 1);
  if (bits.has(MODEL_HIGH)) state.modelindex = (state.modelindex & 0xff) | (take(r, 1) << 8);
  state.modelindex = (state.modelindex << 16) >> 16;
  if (bits.has(NOLERP)) state.nolerp = !last.nolerp;
  for (const [name, bit] of MEMBERS) if (bits.has(bit)) state[name] = take(r, 1);
  for (const [name, bit, size] of is666 ? LOOKS_666 : LOOKS)
    if (bits.has(bit)) state[name] = take(r, size);
  if (bits.has(LERPFINISH)) state.lerpfinish = take(r, 1);
}

function readForced(r: Reader, entities: Entities, is666: boolean): void {
  for (const id of [FORCED, FORCED_LARGE]) {
    if (peek(r) !== id) continue;
    const [shift, most] = id === FORCED ? [0, LARGE] : [8, MOST_ENTITIES];
    take(r, 1);
    for (let low = take(r, 2); low !== 0; low = take(r, 2)) {
      let high = 0;
      let mask = low & 0xffff;
      const add = () => (mask += take(r, 1) * 2 ** (16 + 8 * high++));
      if (shift > 0) add();
      if (hasBit(mask, 15 + shift)) add();
      if (is666 && hasBit(mask, 23 + shift)) add();
      const entity = mask % most;
      toggleForced(entities, entity, (mask - entity) / 2 ** shift);
    }
  }
}

export function toggleForced(entities: Entities, entity: number, bits: number): void {
  const state = entities.state(entity);
  entities.setState(entity, { ...state, forced: state.forced ^ bits });
}

function hasBit(mask: number, bit: number): boolean {
  return Math.floor(mask / 2 ** bit) % 2 === 1;
}

/** A frame that is packed: the states of the entities in it, in ascending order. */
export type Frame = ReadonlyMap<number, Entity>;

/** Writes a frame as differences from the one before, and makes it that one. */
export function packFrame(w: Writer, frame: Frame, entities: Entities, is666: boolean): void {
  const last = new Map(entities.shown.map((entity) => [entity, entities.state(entity)]));
  const changes = new NewWriter();
  const begun: number[] = [];
  const all = [...new Set([...last.keys(), ...frame.keys()])].toSorted((a, b) => a - b);
  for (const entity of all) {
    const state = frame.get(entity);
    const before = entities.state(entity);
    if (!before.isActive && packEntity(changes, state, before, last.has(entity), is666))
      begun.push(entity);
    else if (before.isActive) packEntity(changes, state, before, true, is666);
  }
  put(w, 1, FRAME);
  writeActivated(w, begun);
  writeBytes(w, written(changes));
  const forced = [...frame].filter(([entity, { forced: bits }]) => {
    return bits !== entities.state(entity).forced;
  });
  writeForced(
    w,
    FORCED,
    forced.filter(([entity]) => entity < LARGE),
    entities,
  );
  writeForced(
    w,
    FORCED_LARGE,
    forced.filter(([entity]) => entity >= LARGE),
    entities,
  );
  entities.hide([...last.keys()].filter((entity) => !frame.has(entity)));
  entities.show(frame.keys());
  for (const [entity, state] of frame) entities.setState(entity, state);
}

/** Writes what changed of an entity, and returns whether anything was written. */
function packEntity(
  w: Writer,
  state: Entity | undefined,
  before: Readonly<Entity>,
  wasShown: boolean,
  is666: boolean,
): boolean {
  if (state === undefined) {
    put(w, 1, REMOVED);
    return true;
  }
  for (const [origin, moved] of ORIGINS) state[moved] = state[origin] - before[origin];
  const bits = new Set<number>();
  const bytes = new NewWriter(64);
  writeChange(bytes, bits, state, before, is666);
  if (bits.size === 0) {
    if (wasShown && !before.isActive) return false;
    put(w, 1, 0);
    return true;
  }
  state.isActive = true;
  // A first byte that says nothing but that another one follows would remove it.
  const isEmpty = ![...bits].some((bit) => bit < 7);
  putBits(w, isEmpty ? bits.add(0) : bits, BITS);
  if (isEmpty) put(w, 1, 0);
  writeBytes(w, written(bytes));
  return true;
}

function writeChange(
  w: Writer,
  bits: Set<number>,
  state: Readonly<Entity>,
  before: Readonly<Entity>,
  is666: boolean,
): void {
  const add = (differs: boolean, bit: number, size: 1 | 2 | 4, value: number) => {
    if (!differs) return;
    bits.add(bit);
    put(w, size, value);
  };
  for (const [origin, moved, byte, whole] of ORIGINS) {
    const change = state[moved] - before[moved];
    const isSmall = change >= -128 && change <= 127;
    if (isSmall) add(change !== 0, byte, 1, change);
    else add(true, whole, 2, state[origin]);
  }
  for (const [angle, bit] of ANGLES)
    add(state[angle] !== before[angle], bit, 1, state[angle] - before[angle]);
  const frames = state.frame - before.frame;
  if (frames === 1) bits.add(FRAME_NEXT);
  else if (isByte(state.frame, before.frame)) add(frames !== 0, FRAME_BYTE, 1, frames);
  else add(true, FRAME_WHOLE, 2, state.frame);
  add(state.effects !== before.effects, EFFECTS, 1, state.effects);
  const [model, lastModel] = [state.modelindex, before.modelindex];
  add((model & 0xff) !== (lastModel & 0xff), MODEL_LOW, 1, model);
  add(model >> 8 !== lastModel >> 8, MODEL_HIGH, 1, model >> 8);
  if (state.nolerp !== before.nolerp) bits.add(NOLERP);
  for (const [name, bit] of MEMBERS) add(state[name] !== before[name], bit, 1, state[name]);
  for (const [name, bit, size] of is666 ? LOOKS_666 : LOOKS)
    add(state[name] !== before[name], bit, size, state[name]);
  add(state.lerpfinish !== before.lerpfinish, LERPFINISH, 1, state.lerpfinish);
}

function writeActivated(w: Writer, entities: readonly number[]): void {
  let base = 0;
  for (const entity of entities) {
    for (; entity - base >= RAISE; base += RAISED_BY) put(w, 1, RAISE);
    put(w, 1, entity - base);
  }
  put(w, 1, 0);
}

function writeForced(
  w: Writer,
  id: number,
  changed: readonly (readonly [number, Readonly<Entity>])[],
  entities: Entities,
): void {
  if (changed.length === 0) return;
  put(w, 1, id);
  for (const [entity, { forced }] of changed) {
    let bits = (forced ^ entities.state(entity).forced) >>> 0;
    if (bits > 0xffffff) bits = (bits | 0x808000) >>> 0;
    else if (bits > 0xffff) bits |= 0x8000;
    let mask = id === FORCED ? entity + bits : entity + bits * 256;
    const size = Math.max(id === FORCED ? 2 : 3, byteLength(mask));
    for (let i = 0; i < size; i++, mask = Math.floor(mask / 256)) put(w, 1, mask & 0xff);
  }
  put(w, 2, 0);
}

function byteLength(value: number): number {
  return Math.ceil(Math.log2(value + 1) / 8);
}
