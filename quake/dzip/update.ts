import type { Reader } from "../../runtime/bytes/reader.ts";
import type { Writer } from "../../runtime/bytes/writer.ts";
import { fault, put, take } from "./bytes.ts";
import { type Entity, NO_ENTITY } from "./entities.ts";

/*
 * Updates of entities as a recording has them: written from a state and its baseline, and read.
 */

interface Field {
  readonly name: {
    [K in keyof Entity]: Entity[K] extends number ? K : never;
  }[keyof Entity];
  /** Its bit of the mask, and of those that are written though they do not differ. */
  readonly bit: number;
  readonly force: number;
  readonly size: 1 | 2;
  /** Half of a number of 16 bits. */
  readonly half?: "low" | "high";
}

/** In the order of the wire. */
const FIELDS: readonly Field[] = [
  { name: "modelindex", bit: 0x400, force: 0x40000, size: 1, half: "low" },
  { name: "frame", bit: 0x40, force: 0x4000, size: 1, half: "low" },
  { name: "colormap", bit: 0x800, force: 0x80000, size: 1 },
  { name: "skin", bit: 0x1000, force: 0x100000, size: 1 },
  { name: "effects", bit: 0x2000, force: 0x200000, size: 1 },
  { name: "origin1", bit: 0x2, force: 0x10000, size: 2 },
  { name: "angle1", bit: 0x100, force: 0x800, size: 1 },
  { name: "origin2", bit: 0x4, force: 0x400, size: 2 },
  { name: "angle2", bit: 0x10, force: 0x1000, size: 1 },
  { name: "origin3", bit: 0x8, force: 0x20000, size: 2 },
  { name: "angle3", bit: 0x200, force: 0x2000, size: 1 },
];

/** What protocol 666 has after these. */
const FIELDS_666: readonly Field[] = [
  { name: "alpha", bit: 0x10000, force: 0x1000000, size: 1 },
  { name: "scale", bit: 0x100000, force: 0x2000000, size: 1 },
  { name: "frame", bit: 0x20000, force: 0x10000000, size: 1, half: "high" },
  { name: "modelindex", bit: 0x40000, force: 0x8000000, size: 1, half: "high" },
  { name: "lerpfinish", bit: 0x80000, force: 0x4000000, size: 1 },
];

const UPDATE = 0x80;
const NOLERP = 0x20;
const MORE = 0x1;
/** Protocol 666: a third byte; Nehahra: how it is seen. */
const EXTENDED = 0x8000;
const LONG_ENTITY = { bit: 0x4000, force: 0x400000 };
const LOOK_FORCE = 0x800000;

/** Whether a state is written with a field. */
function isWritten(field: Field, state: Readonly<Entity>, baseline: Readonly<Entity>): boolean {
  if ((state.forced & field.force) !== 0) return true;
  const value = valueOf(field, state);
  return value !== valueOf(field, baseline) && (field.half !== "high" || value !== 0);
}

function valueOf({ name, half }: Field, state: Readonly<Entity>): number {
  const value = state[name];
  if (half === undefined) return value;
  return half === "low" ? value & 0xff : value >> 8;
}

/** Writes an update from a baseline to a state. */
export function writeUpdate(
  w: Writer,
  entity: number,
  state: Readonly<Entity>,
  baseline: Readonly<Entity>,
  is666: boolean,
): void {
  const isLong = entity > 0xff || (state.forced & LONG_ENTITY.force) !== 0;
  const isLook = !is666 && (state.forced & LOOK_FORCE) !== 0;
  let mask = UPDATE | (state.nolerp ? NOLERP : 0);
  if (isLong) mask |= LONG_ENTITY.bit;
  if (isLook) mask |= EXTENDED;
  for (const field of FIELDS) if (isWritten(field, state, baseline)) mask |= field.bit;
  for (const field of FIELDS_666)
    if ((is666 || field.name !== "alpha") && isWritten(field, state, baseline)) mask |= field.bit;
  if (mask >> 8 !== 0) mask |= MORE;
  if (mask >> 16 !== 0) mask |= EXTENDED;
  put(w, 1, mask);
  if ((mask & MORE) !== 0) put(w, 1, mask >> 8);
  if (mask >> 16 !== 0) put(w, 1, mask >> 16);
  put(w, isLong ? 2 : 1, entity);
  for (const field of FIELDS)
    if ((mask & field.bit) !== 0) put(w, field.size, valueOf(field, state));
  if (isLook) writeLook(w, state);
  for (const field of FIELDS_666)
    if ((mask & field.bit) !== 0) put(w, field.size, valueOf(field, state));
}

/** Nehahra: 1 and an opacity, or 2, an opacity, and whether it is fully lit; all are floats. */
function writeLook(w: Writer, { opacity, fullbright }: Readonly<Entity>): void {
  put(w, 4, bitsOf(fullbright === 0 ? 1 : 2));
  put(w, 4, opacity);
  if (fullbright !== 0) put(w, 4, bitsOf(((fullbright - 1) << 24) >> 24));
}

/**
 * Reads an update as a state from its baseline, which `writeUpdate` writes as it was read, where it can be.
 *
 * @throws DecodeError where it is not a known one
 */
export function readUpdate(
  r: Reader,
  is666: boolean,
  baselineOf: (entity: number) => Readonly<Entity>,
): [entity: number, state: Entity] {
  let mask = take(r, 1);
  if ((mask & MORE) !== 0) mask |= take(r, 1) << 8;
  if (is666 && (mask & EXTENDED) !== 0) mask |= take(r, 1) << 16;
  if ((mask & 0xe00000) !== 0) throw fault(r, "an update with bits that are not known");
  const isLong = (mask & LONG_ENTITY.bit) !== 0;
  const entity = isLong ? take(r, 2) : take(r, 1);
  if (entity < 0) throw fault(r, `there is no entity ${entity & 0xffff}`);
  const baseline = baselineOf(entity);
  const state = { ...baseline, nolerp: (mask & NOLERP) !== 0, isActive: false, forced: 0 };
  if (isLong && entity <= 0xff) state.forced |= LONG_ENTITY.force;
  const fields = FIELDS.filter(({ bit }) => (mask & bit) !== 0);
  for (const field of fields) readField(r, field, state);
  if (!is666 && (mask & EXTENDED) !== 0) readLook(r, state);
  const others = FIELDS_666.filter(({ bit }) => (mask & bit) !== 0);
  for (const field of others) readField(r, field, state);
  for (const field of [...fields, ...others])
    if (!isWritten(field, state, baseline)) state.forced |= field.force;
  return [entity, state];
}

function readField(r: Reader, { name, size, half }: Field, state: Entity): void {
  const value = take(r, size);
  if (half === "high") state[name] = (state[name] & 0xff) | ((value << 24) >> 16);
  else state[name] = value;
}

function readLook(r: Reader, state: Entity): void {
  const how = floatOf(take(r, 4));
  if (how !== 1 && how !== 2) throw fault(r, "an update with a look that is not known");
  state.opacity = take(r, 4);
  const lit = how === 2 ? floatOf(take(r, 4)) : -1;
  if (lit !== -1 && lit !== 0 && lit !== 1) throw fault(r, "an update with a light of its own");
  state.fullbright = lit + 1;
  state.forced |= LOOK_FORCE;
}

const FLOAT = new DataView(new ArrayBuffer(4));

function floatOf(bits: number): number {
  FLOAT.setInt32(0, bits);
  return FLOAT.getFloat32(0);
}

function bitsOf(float: number): number {
  FLOAT.setFloat32(0, float);
  return FLOAT.getInt32(0);
}

/** A baseline's state. */
export function newBaseline(): Entity {
  return { ...NO_ENTITY };
}
