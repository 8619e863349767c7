import type { Clientdata } from "../../generated/netquake.ts";
import type { Reader } from "../../runtime/bytes/reader.ts";
import type { Writer } from "../../runtime/bytes/writer.ts";
import { type Bits, fault, peek, put, putBits, signed, take, takeBits } from "./bytes.ts";

/*
 * What a player gets of itself: as a recording has it, and as differences from what came last.
 */

type Counted =
  | "weaponframe"
  | "armor"
  | "weapon"
  | "ammo"
  | "shells"
  | "nails"
  | "rockets"
  | "cells";
type Small =
  | "viewheight"
  | "idealpitch"
  | "punchangle1"
  | "punchangle2"
  | "punchangle3"
  | "velocity1"
  | "velocity2"
  | "velocity3"
  | "activeweapon"
  | "weaponalpha";
type Values = Record<(Counted | Small | "items" | "health") & keyof Clientdata, number> &
  Record<"onground" | "inwater", boolean> & {
    /** The bit that says that items follow is not set. */
    noItems: boolean;
    /** Bits of members that are written though they are the default. */
    forced: number;
  };

/** What counts before the first message. */
export function firstClientdata(): Values {
  return {
    viewheight: 22,
    idealpitch: 0,
    punchangle1: 0,
    punchangle2: 0,
    punchangle3: 0,
    velocity1: 0,
    velocity2: 0,
    velocity3: 0,
    items: 16385,
    health: 0,
    weaponframe: 0,
    armor: 0,
    weapon: 0,
    ammo: 0,
    shells: 0,
    nails: 0,
    rockets: 0,
    cells: 0,
    activeweapon: 0,
    weaponalpha: 0,
    forced: 0,
    onground: false,
    inwater: false,
    noItems: false,
  };
}

/** A member in the order of the wire: its bit where it has one, that of needless ones, and its default. */
interface Field {
  readonly name: Counted | Small | "items" | "health";
  readonly bit?: number;
  readonly force?: number;
  readonly size?: 2 | 4;
  readonly absent?: number;
}

const FIELDS: readonly Field[] = [
  { name: "viewheight", bit: 0x1, force: 0x800, absent: 22 },
  { name: "idealpitch", bit: 0x2, force: 0x1000 },
  { name: "punchangle1", bit: 0x4, force: 0x100 },
  { name: "velocity1", bit: 0x20, force: 0x1 },
  { name: "punchangle2", bit: 0x8, force: 0x200 },
  { name: "velocity2", bit: 0x40, force: 0x2 },
  { name: "punchangle3", bit: 0x10, force: 0x400 },
  { name: "velocity3", bit: 0x80, force: 0x4 },
  { name: "items", size: 4 },
  { name: "weaponframe", bit: 0x1000, force: 0x2000 },
  { name: "armor", bit: 0x2000, force: 0x4000 },
  { name: "weapon", bit: 0x4000, force: 0x8000 },
  { name: "health", size: 2 },
  { name: "ammo" },
  { name: "shells" },
  { name: "nails" },
  { name: "rockets" },
  { name: "cells" },
  { name: "activeweapon" },
];

/** Protocol 666: the high bytes of numbers, after the others. */
const HIGH: readonly { readonly name: Counted; readonly bit: number }[] = [
  { name: "weapon", bit: 0x10000 },
  { name: "armor", bit: 0x20000 },
  { name: "ammo", bit: 0x40000 },
  { name: "shells", bit: 0x80000 },
  { name: "nails", bit: 0x100000 },
  { name: "rockets", bit: 0x200000 },
  { name: "cells", bit: 0x400000 },
  { name: "weaponframe", bit: 0x1000000 },
];
const ALPHA = 0x2000000;
const NO_ITEMS = 0x200;
const ONGROUND = 0x400;
const INWATER = 0x800;
const EXTENDED = [0x8000, 0x800000] as const;
const ID = 15;

function writeValues(w: Writer, values: Values, before: Values): void {
  const written = FIELDS.filter(({ name, bit, force = 0, absent = 0 }) => {
    return bit === undefined || (values[name] & 0xff) !== absent || (values.forced & force) !== 0;
  });
  const high = HIGH.filter(({ name }) => values[name] >> 8 !== 0);
  const isAlpha = values.weaponalpha !== before.weaponalpha;
  let mask = (values.noItems ? 0 : NO_ITEMS) | (values.onground ? ONGROUND : 0);
  if (values.inwater) mask |= INWATER;
  if (isAlpha) mask |= ALPHA;
  for (const { bit = 0 } of [...written, ...high]) mask |= bit;
  if (mask >> 24 !== 0) mask |= EXTENDED[1];
  if (mask >> 16 !== 0) mask |= EXTENDED[0];
  put(w, 1, ID);
  put(w, 2, mask);
  if (mask >> 16 !== 0) put(w, 1, mask >> 16);
  if (mask >> 24 !== 0) put(w, 1, mask >> 24);
  for (const { name, size = 1 } of written) put(w, size, values[name]);
  for (const { name } of high) put(w, 1, values[name] >> 8);
  if (isAlpha) put(w, 1, values.weaponalpha);
}

function readValues(r: Reader): Values {
  take(r, 1);
  let mask = take(r, 2) & 0xffff;
  if ((mask & EXTENDED[0]) !== 0) mask |= take(r, 1) << 16;
  if ((mask & EXTENDED[1]) !== 0) mask |= take(r, 1) << 24;
  const values = firstClientdata();
  values.noItems = (mask & NO_ITEMS) === 0;
  values.onground = (mask & ONGROUND) !== 0;
  values.inwater = (mask & INWATER) !== 0;
  for (const { name, bit, force = 0, size = 1, absent = 0 } of FIELDS) {
    if (bit !== undefined && (mask & bit) === 0) continue;
    values[name] = take(r, size);
    if (bit !== undefined && values[name] === absent) values.forced |= force;
  }
  for (const { name, bit } of HIGH)
    if ((mask & bit) !== 0) values[name] |= (take(r, 1) << 24) >> 16;
  if ((mask & ALPHA) !== 0) values.weaponalpha = take(r, 1);
  return values;
}

/** How a member's difference is written: its bit, and for a number of 16 bits the bit of one that is written whole. */
type Delta = readonly [name: Exclude<keyof Values, "forced">, bit: number, whole?: number];

/** Both in the order of the archive. */
const DELTAS: readonly Delta[] = [
  ["velocity3", 0],
  ["velocity1", 1],
  ["velocity2", 2],
  ["weaponframe", 8, 29],
  ["onground", 9],
  ["punchangle1", 10],
  ["ammo", 11, 30],
  ["health", 12],
  ["items", 13],
  ["armor", 14, 32],
  ["idealpitch", 16],
  ["shells", 17, 33],
  ["nails", 18, 34],
  ["rockets", 19, 35],
  ["weapon", 20, 36],
  ["activeweapon", 21],
  ["inwater", 22],
  ["viewheight", 24],
  ["cells", 25, 37],
  ["punchangle2", 26],
  ["punchangle3", 27],
  ["noItems", 28],
  ["weaponalpha", 38],
];
const DELTAS_1: readonly Delta[] = [
  ["viewheight", 24],
  ["idealpitch", 20],
  ["punchangle1", 27],
  ["punchangle2", 26],
  ["punchangle3", 25],
  ["velocity1", 3],
  ["velocity2", 2],
  ["velocity3", 1],
  ["onground", 15],
  ["inwater", 22],
  ["noItems", 28],
  ["items", 21],
  ["weaponframe", 14],
  ["armor", 19],
  ["weapon", 17],
  ["health", 18],
  ["ammo", 13],
  ["shells", 12],
  ["nails", 11],
  ["rockets", 10],
  ["cells", 23],
  ["activeweapon", 9],
];
const BITS: Bits = { id: 0x40, more: [3, 15, 23, 31] };
const BITS_1: Bits = { id: 0xf0, more: [0, 8, 16] };
const FORCED: Bits = { id: 0x50, more: [3] };
const FORCED_1: Bits = { id: 0xe0, more: [3] };
const FORCED_BITS = 0xff07;

/** Reads differences, writes the message that they make, and returns the values now. Throws DecodeError. */
export function unpackClientdata(r: Reader, w: Writer, before: Values, isFirst: boolean): Values {
  const values = { ...before };
  const bits = takeBits(r, isFirst ? BITS_1 : BITS);
  for (const [name, bit, whole] of isFirst ? DELTAS_1 : DELTAS) {
    if (whole !== undefined && bits.has(whole)) values[name as Counted] = take(r, 2);
    else if (bits.has(bit)) addDelta(r, values, name, isFirst);
  }
  const forced = isFirst ? FORCED_1 : FORCED;
  if ((peek(r) & 0xf0) === forced.id)
    for (const bit of takeBits(r, forced)) values.forced ^= (1 << bit) & FORCED_BITS;
  writeValues(w, values, before);
  return values;
}

function addDelta(r: Reader, values: Values, name: Delta[0], isFirst: boolean): void {
  if (name === "onground" || name === "inwater" || name === "noItems") values[name] = !values[name];
  else if (name === "health") values.health = (values.health + take(r, 2)) | 0;
  else if (name === "items")
    values.items = isFirst ? (values.items + take(r, 4)) | 0 : values.items ^ take(r, 4);
  else {
    const sum = values[name] + signed(take(r, 1));
    values[name] = (values[name] & 0xff00) === 0 ? sum & 0xff : (sum << 16) >> 16;
  }
}

/** Reads the message, writes its differences, and returns the values now. Throws DecodeError where it cannot be packed. */
export function packClientdata(r: Reader, w: Writer, before: Values): Values {
  const values = readValues(r);
  const changed = DELTAS.filter(([name]) => values[name] !== before[name]);
  const bits = new Set<number>();
  for (const [name, bit, whole] of changed) {
    const isWhole =
      whole !== undefined && !isByte(values[name as Counted], before[name as Counted]);
    bits.add(isWhole ? whole : bit);
  }
  putBits(w, bits, BITS);
  for (const [name, , whole] of changed) {
    const [now, last] = [values[name], before[name]];
    if (typeof now === "boolean" || typeof last === "boolean") continue;
    if (name === "items") put(w, 4, now ^ last);
    else if (name === "health") put(w, 2, now - last);
    else if (whole !== undefined && !isByte(now, last)) put(w, 2, now);
    else put(w, 1, now - last);
  }
  if (values.forced !== before.forced) putBits(w, setBits(values.forced ^ before.forced), FORCED);
  if (r.offset > r.end) throw fault(r, "it ends inside");
  return values;
}

/** Whether a difference fits a byte, to be added as the reader adds it. */
export function isByte(now: number, last: number): boolean {
  if (now >= 0 && now <= 0xff && last >= 0 && last <= 0xff) return true;
  const difference = now - last;
  return difference >= -128 && difference <= 127 && !(last <= 0xff && now > 0xff);
}

function setBits(bits: number): Set<number> {
  const found = new Set<number>();
  for (let bit = 0; bit < 32; bit++) if ((bits & (1 << bit)) !== 0) found.add(bit);
  return found;
}
