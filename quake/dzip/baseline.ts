import type { Spawnbaseline2 } from "../../generated/netquake.ts";
import type { Reader } from "../../runtime/bytes/reader.ts";
import type { Writer } from "../../runtime/bytes/writer.ts";
import { fault, put, take } from "./bytes.ts";
import { type Entity, MOST_ENTITIES } from "./entities.ts";
import { newBaseline } from "./update.ts";

/*
 * Baselines: as a recording has them, and without what is 0.
 */

export const SPAWNBASELINE = 22;
/** Protocol 666: numbers of 16 bits, and how much is seen of it. */
export const SPAWNBASELINE2 = 42;

type Values = Omit<Spawnbaseline2, "type">;

/** In the archive: which members follow. */
const [MORE, FRAME, COLORMAP, SKIN, ORIGIN, ANGLE2, ANGLES] = [1, 4, 8, 16, 32, 64, 128];
/** It is no message of protocol 666, but has an entity that the other form has no room for. */
const IS_LARGE = 0x100;
/** Bits of the message, and the same ones in the archive. */
const [LARGE_MODEL, LARGE_FRAME, ALPHA] = [1, 2, 4];
const SHIFT = 9;
/** Entities from this number on have no other form. */
const ROUND = 1024;

/** Reads a baseline of the archive, writes the message, and returns entity and state. Throws DecodeError. */
export function unpackBaseline(r: Reader, w: Writer, last: number): [number, Entity] {
  const id = take(r, 1);
  let entity = take(r, 2);
  let mask: number;
  if (id === SPAWNBASELINE2) {
    mask = take(r, 1);
    if ((mask & MORE) !== 0) mask |= take(r, 1) << 8;
  } else {
    mask = (entity >> 8) & 0xff;
    entity = (last + (entity & (ROUND - 1))) % ROUND;
  }
  if (entity < 0) throw fault(r, `there is no entity ${entity & 0xffff}`);
  const bits = (mask >> SHIFT) & 7;
  const { values, state } = newBaselineValues(entity, bits);
  values.modelindex = take(r, (bits & LARGE_MODEL) !== 0 ? 2 : 1);
  if ((mask & FRAME) !== 0) values.frame = take(r, (bits & LARGE_FRAME) !== 0 ? 2 : 1);
  if ((mask & COLORMAP) !== 0) values.colormap = take(r, 1);
  if ((mask & SKIN) !== 0) values.skin = take(r, 1);
  if ((mask & ORIGIN) !== 0) values.origin = [take(r, 2), take(r, 2), take(r, 2)];
  if ((mask & ANGLE2) !== 0) values.angles[1] = take(r, 1);
  if ((mask & ANGLES) !== 0) [values.angles[0], values.angles[2]] = [take(r, 1), take(r, 1)];
  if ((bits & ALPHA) !== 0) values.alpha = take(r, 1);
  const isLarge = id === SPAWNBASELINE2 && (mask & IS_LARGE) === 0;
  writeValues(w, values, isLarge);
  return [entity, stateOf(state, values)];
}

/** Reads the message, writes a baseline of the archive, and returns entity and state. Throws DecodeError. */
export function packBaseline(r: Reader, w: Writer, last: number): [number, Entity] {
  const { values, state, id } = readValues(r);
  const { entity, bits = 0, frame, colormap, skin, origin, angles, alpha } = values;
  const isLarge = id === SPAWNBASELINE2 || entity >= ROUND;
  let mask = bits << SHIFT;
  if (isLarge && id === SPAWNBASELINE) mask |= IS_LARGE;
  if (frame === 0) mask &= ~(LARGE_FRAME << SHIFT);
  else mask |= FRAME;
  if (colormap !== 0) mask |= COLORMAP;
  if (skin !== 0) mask |= SKIN;
  if (origin.some((one) => one !== 0)) mask |= ORIGIN;
  if (angles[1] !== 0) mask |= ANGLE2;
  if (angles[0] !== 0 || angles[2] !== 0) mask |= ANGLES;
  put(w, 1, isLarge ? SPAWNBASELINE2 : SPAWNBASELINE);
  if (isLarge) {
    put(w, 2, entity);
    if (mask >> 8 === 0) put(w, 1, mask);
    else put(w, 2, mask | MORE);
  } else put(w, 2, ((entity - last + ROUND) % ROUND) | (mask << 8));
  put(w, (bits & LARGE_MODEL) !== 0 ? 2 : 1, values.modelindex);
  if (frame !== 0) put(w, (bits & LARGE_FRAME) !== 0 ? 2 : 1, frame);
  if (colormap !== 0) put(w, 1, colormap);
  if (skin !== 0) put(w, 1, skin);
  if ((mask & ORIGIN) !== 0) for (const one of origin) put(w, 2, one);
  if ((mask & ANGLE2) !== 0) put(w, 1, angles[1]);
  if ((mask & ANGLES) !== 0) for (const one of [angles[0], angles[2]]) put(w, 1, one);
  if (alpha !== undefined) put(w, 1, alpha);
  return [entity, stateOf(state, values)];
}

function newBaselineValues(entity: number, bits: number): { values: Values; state: Entity } {
  const values: Values = {
    entity,
    bits,
    modelindex: 0,
    frame: 0,
    colormap: 0,
    skin: 0,
    origin: [0, 0, 0],
    angles: [0, 0, 0],
  };
  return { values, state: newBaseline() };
}

function readValues(r: Reader): { values: Values; state: Entity; id: number } {
  const id = take(r, 1);
  const entity = take(r, 2);
  const bits = id === SPAWNBASELINE2 ? take(r, 1) : 0;
  if (entity < 0 || entity >= MOST_ENTITIES || bits > 7) throw fault(r, "a baseline of more bits");
  const { values, state } = newBaselineValues(entity, bits);
  values.modelindex = take(r, (bits & LARGE_MODEL) !== 0 ? 2 : 1);
  values.frame = take(r, (bits & LARGE_FRAME) !== 0 ? 2 : 1);
  values.colormap = take(r, 1);
  values.skin = take(r, 1);
  for (const i of [0, 1, 2] as const) {
    values.origin[i] = take(r, 2);
    values.angles[i] = take(r, 1);
  }
  if ((bits & ALPHA) !== 0) values.alpha = take(r, 1);
  return { values, state, id };
}

function writeValues(w: Writer, values: Values, isLarge: boolean): void {
  const { bits = 0, origin, angles } = values;
  put(w, 1, isLarge ? SPAWNBASELINE2 : SPAWNBASELINE);
  put(w, 2, values.entity);
  if (isLarge) put(w, 1, bits);
  put(w, (bits & LARGE_MODEL) !== 0 ? 2 : 1, values.modelindex);
  put(w, (bits & LARGE_FRAME) !== 0 ? 2 : 1, values.frame);
  put(w, 1, values.colormap);
  put(w, 1, values.skin);
  for (const i of [0, 1, 2] as const) {
    put(w, 2, origin[i]);
    put(w, 1, angles[i]);
  }
  if (values.alpha !== undefined) put(w, 1, values.alpha);
}

function stateOf(state: Entity, { origin, angles, ...values }: Values): Entity {
  const { modelindex, frame, colormap, skin, alpha = 0 } = values;
  const [origin1, origin2, origin3] = origin;
  const [angle1, angle2, angle3] = angles;
  return Object.assign(state, {
    modelindex,
    frame,
    colormap,
    skin,
    alpha,
    origin1,
    origin2,
    origin3,
    angle1,
    angle2,
    angle3,
  });
}
