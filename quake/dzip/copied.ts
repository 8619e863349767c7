import type { Message } from "../../generated/netquake.ts";
import type { Reader } from "../../runtime/bytes/reader.ts";
import { ensure } from "../../runtime/bytes/reader.ts";
import { fault, stringLength } from "./bytes.ts";

/*
 * Messages that an archive has as they were. Their lengths are a part of the archive's format: its strings end with
 * NUL only, and 0xff is a letter, unlike in the protocol, so that no codec of the protocol tells where they end.
 */

/** A message's id, its name, and its length with the id; or how many bytes are before its strings, and how many these are. */
type Copied =
  | readonly [id: number, type: Message["type"], length: number]
  | readonly [id: number, type: Message["type"], before: number, strings: number, after: number];

const COPIED: readonly Copied[] = [
  [1, "nop", 1],
  [2, "disconnect", 1],
  [3, "updatestat", 6],
  [4, "version", 5],
  [5, "setview", 3],
  [8, "print", 1, 1, 0],
  [9, "stufftext", 1, 1, 0],
  [10, "setangle", 4],
  [12, "lightstyle", 2, 1, 0],
  [13, "updatename", 2, 1, 0],
  [14, "updatefrags", 4],
  [16, "stopsound", 3],
  [17, "updatecolors", 3],
  [18, "particle", 12],
  [19, "damage", 9],
  [20, "spawnstatic", 14],
  [21, "spawnbinary", 1],
  [24, "setpause", 2],
  [25, "signonnum", 2],
  [26, "centerprint", 1, 1, 0],
  [27, "killedmonster", 1],
  [28, "foundsecret", 1],
  [29, "spawnstaticsound", 10],
  [30, "intermission", 1],
  [31, "finale", 1, 1, 0],
  [32, "cdtrack", 3],
  [33, "sellscreen", 1],
  [34, "cutscene", 1, 1, 0],
  [36, "hidelmp", 1, 1, 0],
  [37, "skybox", 1, 1, 0],
  [41, "fog", 6],
  [44, "spawnstaticsound2", 11],
];

const BY_ID: ReadonlyMap<number, Copied> = new Map(COPIED.map((one) => [one[0], one]));

/** By what a temporary entity is: its length with the id. */
const TEMP_ENTITIES = [8, 8, 8, 8, 8, 16, 16, 8, 8, 16, 8, 8, 10, 16, 8, 8, 14];
/** Nehahra's beam with a model, whose name comes first. */
const MODEL_BEAM = 17;
const TEMP_ENTITY = 23;
const SPAWNSTATIC2 = 43;

/** The length of a copied message; nothing where there is none of that id. Throws DecodeError. */
export function copiedLength(r: Reader, id: number): number | undefined {
  if (id === TEMP_ENTITY) return tempEntityLength(r);
  if (id === SPAWNSTATIC2) return 15 + bitCount(byteAfter(r) & 7);
  const [, , before, strings = 0, after = 0] = BY_ID.get(id) ?? [];
  if (before === undefined) return undefined;
  return stringsLength(r, before, strings) + after;
}

/** How many bytes strings have, and what is before them. */
export function stringsLength(r: Reader, before: number, count: number): number {
  let length = before;
  for (let i = 0; i < count; i++) length += stringLength(r, r.offset + length);
  return length;
}

/** Protocol, players, rules and level; then names of models and of sounds, each list up to an empty one. */
export function serverinfoLength(r: Reader): number {
  let length = stringsLength(r, 7, 1);
  for (let list = 0; list < 2; list++) {
    let name: number;
    do {
      name = stringLength(r, r.offset + length);
      length += name;
    } while (name > 1);
  }
  return length;
}

function tempEntityLength(r: Reader): number {
  const what = byteAfter(r);
  if (what === MODEL_BEAM) return stringsLength(r, 2, 1) + 14;
  const length = TEMP_ENTITIES[what];
  if (length === undefined) throw fault(r, `there is no temporary entity ${what}`);
  return length;
}

function byteAfter(r: Reader): number {
  ensure(r, r.offset, 2);
  return r.view.getUint8(r.offset + 1);
}

function bitCount(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
}

/** Bits of an update, and how many bytes each adds to one that is copied. */
const UPDATE_BYTES = new Map([
  [0x4000, 1],
  [0x400, 1],
  [0x40, 1],
  [0x800, 1],
  [0x1000, 1],
  [0x2000, 1],
  [0x2, 2],
  [0x100, 1],
  [0x4, 2],
  [0x10, 1],
  [0x8, 2],
  [0x200, 1],
]);

/** How many bytes of an update are copied: what protocol 666 adds is not among them. Throws DecodeError. */
export function updateLength(r: Reader, is666: boolean): number {
  ensure(r, r.offset, 1);
  let mask = r.view.getUint8(r.offset) & 0x7f;
  let length = 2;
  if ((mask & 1) !== 0) {
    mask |= byteAfter(r) << 8;
    length++;
    if ((mask & 0x8000) !== 0 && !is666) throw fault(r, "an update that cannot be copied");
  }
  if ((mask & 0x8000) !== 0) length++;
  for (const [bit, count] of UPDATE_BYTES) if ((mask & bit) !== 0) length += count;
  return length;
}
