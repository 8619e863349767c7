// Generated from mvd_hidden.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { table } from "./mvd_hidden.table.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import {
  type Reader,
  ensure,
  advance,
  skip,
  peekWideId,
  nanAt,
  nanBits,
  takeBytes,
  unknownId,
} from "../runtime/bytes/reader.ts";
import { plainConstructor } from "../runtime/bytes/constructors.ts";
import {
  type Writer,
  reserve,
  writeWideId,
  asU8,
  asU16,
  asI16,
  asU32,
  asI32,
  setF32,
  writeBytes,
  expectLength,
  expectArray,
  endsList,
  fit,
  unknownType,
} from "../runtime/bytes/writer.ts";
import { asBig } from "../runtime/bytes/numbers/long-numbers.ts";
export { table };

/** What hurt, as KTX numbers it. */
export const DEATHTYPE = {
  DT_NONE: 0,
  DT_AXE: 1,
  DT_SG: 2,
  DT_SSG: 3,
  DT_NG: 4,
  DT_SNG: 5,
  DT_GL: 6,
  DT_RL: 7,
  DT_LG_BEAM: 8,
  /** Lightning in water. */
  DT_LG_DIS: 9,
  /** One's own lightning in water. */
  DT_LG_DIS_SELF: 10,
  DT_HOOK: 11,
  /** An exit that kills. */
  DT_CHANGELEVEL: 12,
  DT_LAVA: 13,
  DT_SLIME: 14,
  DT_WATER: 15,
  DT_FALL: 16,
  /** Somebody landed on somebody. */
  DT_STOMP: 17,
  DT_TELE1: 18,
  DT_TELE2: 19,
  DT_TELE3: 20,
  DT_TELE4: 21,
  DT_EXPLO_BOX: 22,
  DT_LASER: 23,
  DT_FIREBALL: 24,
  DT_SQUISH: 25,
  DT_TRIGGER_HURT: 26,
  DT_SUICIDE: 27,
  DT_UNKNOWN: 28,
} as const;

/** Where a player was when another one shot. mvd_hidden.yaml:49 */
export interface Position {
  /** Where the shooter saw the player. */
  client: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  clientNaN?: readonly number[] | undefined;
  /** Where the server had the player for the shot. */
  antilag: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  antilagNaN?: readonly number[] | undefined;
  /** The player's. */
  slot: number;
  msec: number;
  /** How the shooter's program predicts. */
  prediction: number;
}

/** A weapon that is asked for. mvd_hidden.yaml:58 */
export interface Choice {
  /** As an impulse chooses it. */
  weapon: number;
}

/** Where the players were for a shot of somebody with a slow line. mvd_hidden.yaml:72 */
export interface AntilagPosition {
  type: "antilag_position";
  /** The shooter's. */
  slot: number;
  /** Of the shooter's packet. */
  sequence: number;
  /** The server's, in seconds. */
  time: number;
  /** The bits of a NaN as it came, which a number loses. */
  timeNaN?: number | undefined;
  /** The time that the shooter saw, in seconds. */
  target: number;
  /** The bits of a NaN as it came, which a number loses. */
  targetNaN?: number | undefined;
  /** Of all players. */
  positions: Position[];
}

/** What a player asked for. mvd_hidden.yaml:82 */
export interface Usercmd {
  type: "usercmd";
  /** The player's. */
  slot: number;
  /** How many packets were lost before it. */
  dropped: number;
  /** Milliseconds that the command lasts. */
  msec: number;
  /** Pitch, yaw and roll in degrees. */
  angles: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  anglesNaN?: readonly number[] | undefined;
  /** Units a second. */
  forwardmove: number;
  sidemove: number;
  upmove: number;
  /** 1 attack, 2 jump. */
  buttons: number;
  impulse: number;
}

/** Which weapon a client chose for a player. mvd_hidden.yaml:95 */
export interface UsercmdWeapons {
  type: "usercmd_weapons";
  /** The player's. */
  slot: number;
  /** What the player has. */
  items: number;
  /** Shells, nails, rockets and cells. */
  ammo: [number, number, number, number];
  /** The weapon that was chosen. */
  result: number;
  /** The best first. */
  priority: Choice[];
}

/** A part of a text in JSON about the match. mvd_hidden.yaml:99 */
export interface Demoinfo {
  type: "demoinfo";
  /** From 1 on; the last one has 0. */
  part: number;
  text: Uint8Array;
}

/** A commentator's track. No server is known that writes one. mvd_hidden.yaml:105 */
export interface CommentaryTrack {
  type: "commentary_track";
  track: number;
  data: Uint8Array;
}

/** What a commentator says. mvd_hidden.yaml:109 */
export interface CommentaryData {
  type: "commentary_data";
  track: number;
  data: Uint8Array;
}

/** What a commentator writes. mvd_hidden.yaml:113 */
export interface CommentaryTextSegment {
  type: "commentary_text_segment";
  track: number;
  data: Uint8Array;
}

/** Somebody hurt somebody. mvd_hidden.yaml:117 */
export interface Dmgdone {
  type: "dmgdone";
  /** What hurt. One of DEATHTYPE. */
  deathtype: number;
  /** 1 where it did not hit directly. */
  splash: number;
  /** An entity: a player's is the slot and 1, and 0 is the world. */
  attacker: number;
  /** An entity. */
  victim: number;
  /** How much it was, also what the victim did not have. */
  points: number;
}

/** Which weapon the server chose for a player. mvd_hidden.yaml:128 */
export interface UsercmdWeaponsSs {
  type: "usercmd_weapons_ss";
  /** The player's. */
  slot: number;
  /** What the player has. */
  items: number;
  /** Shells, nails, rockets and cells. */
  ammo: [number, number, number, number];
  /** The weapon that was chosen. */
  result: number;
  /** The best first. */
  priority: Choice[];
}

/** Which weapons a player asks the server to choose from. mvd_hidden.yaml:132 */
export interface UsercmdWeaponInstruction {
  type: "usercmd_weapon_instruction";
  /** The player's. */
  slot: number;
  flags: number;
  /** Of the player's packet. */
  sequence: number;
  mode: number;
  /** The best first. */
  weapons: [number, number, number, number, number, number, number, number, number, number];
}

/** The game is paused, and time goes on. Only streams have it. mvd_hidden.yaml:142 */
export interface PausedDuration {
  type: "paused_duration";
  /** Since the block before. */
  milliseconds: number;
}

/** When the recording began. mvd_hidden.yaml:147 */
export interface StartTimestamp {
  type: "start_timestamp";
  /** Since 1970, in UTC. */
  milliseconds: bigint;
}

/** Any message. */
export type Message =
  | AntilagPosition
  | Usercmd
  | UsercmdWeapons
  | Demoinfo
  | CommentaryTrack
  | CommentaryData
  | CommentaryTextSegment
  | Dmgdone
  | UsercmdWeaponsSs
  | UsercmdWeaponInstruction
  | PausedDuration
  | StartTimestamp;

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  antilag_position?: ((message: Readonly<AntilagPosition>) => void) | undefined;
  usercmd?: ((message: Readonly<Usercmd>) => void) | undefined;
  usercmd_weapons?: ((message: Readonly<UsercmdWeapons>) => void) | undefined;
  demoinfo?: ((message: Readonly<Demoinfo>) => void) | undefined;
  commentary_track?: ((message: Readonly<CommentaryTrack>) => void) | undefined;
  commentary_data?: ((message: Readonly<CommentaryData>) => void) | undefined;
  commentary_text_segment?: ((message: Readonly<CommentaryTextSegment>) => void) | undefined;
  dmgdone?: ((message: Readonly<Dmgdone>) => void) | undefined;
  usercmd_weapons_ss?: ((message: Readonly<UsercmdWeaponsSs>) => void) | undefined;
  usercmd_weapon_instruction?: ((message: Readonly<UsercmdWeaponInstruction>) => void) | undefined;
  paused_duration?: ((message: Readonly<PausedDuration>) => void) | undefined;
  start_timestamp?: ((message: Readonly<StartTimestamp>) => void) | undefined;
}

const Choice$ = /* @__PURE__ */ plainConstructor(function (this: Choice, weapon: Choice["weapon"]) {
  this.weapon = weapon;
});
const explained = /* @__PURE__ */ explaining(table, 0);
const explainedFrom1start = /* @__PURE__ */ explaining(table, 1);

/** Reads a `position`. Throws DecodeError. */
export function decodePosition(r: Reader): Position {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 27);
  r.offset = at + 27;
  return {
    client: [
      view.getFloat32(at, true),
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
    ],
    clientNaN: nanBits(view, at, 3),
    antilag: [
      view.getFloat32(at + 12, true),
      view.getFloat32(at + 16, true),
      view.getFloat32(at + 20, true),
    ],
    antilagNaN: nanBits(view, at + 12, 3),
    slot: view.getUint8(at + 24),
    msec: view.getUint8(at + 25),
    prediction: view.getUint8(at + 26),
  };
}

/** Passes over what `decodePosition` reads. Throws DecodeError. */
export function skipPosition(r: Reader): undefined {
  skip(r, 27);
}

/** Writes what `decodePosition` reads. Throws EncodeError. */
export function encodePosition(w: Writer, m: Position): void {
  const at = reserve(w, 27);
  const view = w.view;
  expectLength(m.client, 3);
  setF32(view, at, m.client[0], m.clientNaN?.[0]);
  setF32(view, at + 4, m.client[1], m.clientNaN?.[1]);
  setF32(view, at + 8, m.client[2], m.clientNaN?.[2]);
  expectLength(m.antilag, 3);
  setF32(view, at + 12, m.antilag[0], m.antilagNaN?.[0]);
  setF32(view, at + 16, m.antilag[1], m.antilagNaN?.[1]);
  setF32(view, at + 20, m.antilag[2], m.antilagNaN?.[2]);
  view.setUint8(at + 24, asU8(m.slot));
  view.setUint8(at + 25, asU8(m.msec));
  view.setUint8(at + 26, asU8(m.prediction));
  w.offset = at + 27;
}

/** Reads a `choice`. Returns 0 where it ends its list. Throws DecodeError. */
export function decodeChoice(r: Reader): Choice | number {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 1);
  const weapon = view.getUint8(at);
  if (weapon === 0) {
    r.offset = at + 1;
    return 0;
  }
  r.offset = at + 1;
  return new Choice$(weapon);
}

/**
 * Passes over what `decodeChoice` reads. Returns whether it ends its list. Throws
 * DecodeError.
 */
export function skipChoice(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const weapon = view.getUint8(at++);
  if (weapon === 0) {
    r.offset = at;
    return true;
  }
  r.offset = at;
  return false;
}

/** Writes what `decodeChoice` reads. Throws EncodeError. */
export function encodeChoice(w: Writer, m: Choice): void {
  const { weapon } = m;
  const at = reserve(w, 1);
  const bytes = w.bytes;
  if (weapon === (0 as number)) throw endsList("weapon");
  bytes[at] = asU8(weapon);
  w.offset = at + 1;
}

/** Reads an `antilag_position` at the cursor, its id first. Throws DecodeError. */
export function decodeAntilagPosition(r: Reader): AntilagPosition {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 2, 2);
  const slot = view.getUint8(at + 2);
  const count = view.getUint8(at + 3);
  ensure(r, at + 4, 12);
  r.offset = at + 16;
  const sequence = view.getInt32(at + 4, true);
  const time = view.getFloat32(at + 8, true);
  const timeNaN = nanAt(view, at + 8);
  const target = view.getFloat32(at + 12, true);
  const targetNaN = nanAt(view, at + 12);
  const positions: Position[] = [];
  for (let i = count; i > 0; i--) positions.push(decodePosition(r));
  return { type: "antilag_position", slot, sequence, time, timeNaN, target, targetNaN, positions };
}

/** Passes over what `decodeAntilagPosition` reads. Throws DecodeError. */
export function skipAntilagPosition(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 2;
  at = advance(r, at, 1);
  ensure(r, at, 1);
  const count = view.getUint8(at++);
  at = advance(r, at, 12);
  r.offset = at;
  for (let i = count; i > 0; i--) skipPosition(r);
}

/** Writes what `decodeAntilagPosition` reads. Throws EncodeError. */
export function encodeAntilagPosition(w: Writer, m: AntilagPosition): void {
  const at = reserve(w, 14);
  const view = w.view;
  view.setUint8(at, asU8(m.slot));
  view.setUint8(at + 1, asU8(m.positions.length));
  view.setInt32(at + 2, asI32(m.sequence), true);
  setF32(view, at + 6, m.time, m.timeNaN);
  setF32(view, at + 10, m.target, m.targetNaN);
  w.offset = at + 14;
  expectArray(m.positions);
  for (const element of m.positions) encodePosition(w, element);
}

/** Reads a `usercmd` at the cursor, its id first. Throws DecodeError. */
export function decodeUsercmd(r: Reader): Usercmd {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 2, 23);
  r.offset = at + 25;
  return {
    type: "usercmd",
    slot: view.getUint8(at + 2),
    dropped: view.getUint8(at + 3),
    msec: view.getUint8(at + 4),
    angles: [
      view.getFloat32(at + 5, true),
      view.getFloat32(at + 9, true),
      view.getFloat32(at + 13, true),
    ],
    anglesNaN: nanBits(view, at + 5, 3),
    forwardmove: view.getInt16(at + 17, true),
    sidemove: view.getInt16(at + 19, true),
    upmove: view.getInt16(at + 21, true),
    buttons: view.getUint8(at + 23),
    impulse: view.getUint8(at + 24),
  };
}

/** Passes over what `decodeUsercmd` reads. Throws DecodeError. */
export function skipUsercmd(r: Reader): undefined {
  skip(r, 25);
}

/** Writes what `decodeUsercmd` reads. Throws EncodeError. */
export function encodeUsercmd(w: Writer, m: Usercmd): void {
  const at = reserve(w, 23);
  const view = w.view;
  view.setUint8(at, asU8(m.slot));
  view.setUint8(at + 1, asU8(m.dropped));
  view.setUint8(at + 2, asU8(m.msec));
  expectLength(m.angles, 3);
  setF32(view, at + 3, m.angles[0], m.anglesNaN?.[0]);
  setF32(view, at + 7, m.angles[1], m.anglesNaN?.[1]);
  setF32(view, at + 11, m.angles[2], m.anglesNaN?.[2]);
  view.setInt16(at + 15, asI16(m.forwardmove), true);
  view.setInt16(at + 17, asI16(m.sidemove), true);
  view.setInt16(at + 19, asI16(m.upmove), true);
  view.setUint8(at + 21, asU8(m.buttons));
  view.setUint8(at + 22, asU8(m.impulse));
  w.offset = at + 23;
}

/** Reads a `usercmd_weapons` at the cursor, its id first. Throws DecodeError. */
export function decodeUsercmdWeapons(r: Reader): UsercmdWeapons {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 2, 10);
  r.offset = at + 12;
  const slot = view.getUint8(at + 2);
  const items = view.getUint32(at + 3, true);
  const ammo: [number, number, number, number] = [
    view.getUint8(at + 7),
    view.getUint8(at + 8),
    view.getUint8(at + 9),
    view.getUint8(at + 10),
  ];
  const result = view.getUint8(at + 11);
  const priority: Choice[] = [];
  for (;;) {
    const next = decodeChoice(r);
    if (typeof next === "number") {
      break;
    }
    priority.push(next);
  }
  return { type: "usercmd_weapons", slot, items, ammo, result, priority };
}

/** Passes over what `decodeUsercmdWeapons` reads. Throws DecodeError. */
export function skipUsercmdWeapons(r: Reader): undefined {
  let at = r.offset + 2;
  at = advance(r, at, 10);
  r.offset = at;
  while (!skipChoice(r));
}

/** Writes what `decodeUsercmdWeapons` reads. Throws EncodeError. */
export function encodeUsercmdWeapons(w: Writer, m: UsercmdWeapons): void {
  const at = reserve(w, 10);
  const view = w.view;
  view.setUint8(at, asU8(m.slot));
  view.setUint32(at + 1, asU32(m.items), true);
  expectLength(m.ammo, 4);
  view.setUint8(at + 5, asU8(m.ammo[0]));
  view.setUint8(at + 6, asU8(m.ammo[1]));
  view.setUint8(at + 7, asU8(m.ammo[2]));
  view.setUint8(at + 8, asU8(m.ammo[3]));
  view.setUint8(at + 9, asU8(m.result));
  w.offset = at + 10;
  expectArray(m.priority);
  for (const element of m.priority) encodeChoice(w, element);
  {
    let at = reserve(w, 1);
    const view = w.view;
    view.setUint8(at++, 0);
    w.offset = at;
  }
}

/** Reads a `demoinfo` at the cursor, its id first. Throws DecodeError. */
export function decodeDemoinfo(r: Reader): Demoinfo {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 2, 2);
  r.offset = at + 4;
  return {
    type: "demoinfo",
    part: view.getUint16(at + 2, true),
    text: takeBytes(r, r.end - r.offset),
  };
}

/** Passes over what `decodeDemoinfo` reads. Throws DecodeError. */
export function skipDemoinfo(r: Reader): undefined {
  let at = r.offset + 2;
  at = advance(r, at, 2);
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeDemoinfo` reads. Throws EncodeError. */
export function encodeDemoinfo(w: Writer, m: Demoinfo): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, asU16(m.part), true);
  w.offset = at + 2;
  writeBytes(w, m.text);
}

/** Reads a `commentary_track` at the cursor, its id first. Throws DecodeError. */
export function decodeCommentaryTrack(r: Reader): CommentaryTrack {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 2, 1);
  r.offset = at + 3;
  return {
    type: "commentary_track",
    track: view.getUint8(at + 2),
    data: takeBytes(r, r.end - r.offset),
  };
}

/** Passes over what `decodeCommentaryTrack` reads. Throws DecodeError. */
export function skipCommentaryTrack(r: Reader): undefined {
  let at = r.offset + 2;
  at = advance(r, at, 1);
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeCommentaryTrack` reads. Throws EncodeError. */
export function encodeCommentaryTrack(w: Writer, m: CommentaryTrack): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.track));
  w.offset = at + 1;
  writeBytes(w, m.data);
}

/** Reads a `commentary_data` at the cursor, its id first. Throws DecodeError. */
export function decodeCommentaryData(r: Reader): CommentaryData {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 2, 1);
  r.offset = at + 3;
  return {
    type: "commentary_data",
    track: view.getUint8(at + 2),
    data: takeBytes(r, r.end - r.offset),
  };
}

/** Passes over what `decodeCommentaryData` reads. Throws DecodeError. */
export function skipCommentaryData(r: Reader): undefined {
  let at = r.offset + 2;
  at = advance(r, at, 1);
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeCommentaryData` reads. Throws EncodeError. */
export function encodeCommentaryData(w: Writer, m: CommentaryData): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.track));
  w.offset = at + 1;
  writeBytes(w, m.data);
}

/** Reads a `commentary_text_segment` at the cursor, its id first. Throws DecodeError. */
export function decodeCommentaryTextSegment(r: Reader): CommentaryTextSegment {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 2, 1);
  r.offset = at + 3;
  return {
    type: "commentary_text_segment",
    track: view.getUint8(at + 2),
    data: takeBytes(r, r.end - r.offset),
  };
}

/** Passes over what `decodeCommentaryTextSegment` reads. Throws DecodeError. */
export function skipCommentaryTextSegment(r: Reader): undefined {
  let at = r.offset + 2;
  at = advance(r, at, 1);
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeCommentaryTextSegment` reads. Throws EncodeError. */
export function encodeCommentaryTextSegment(w: Writer, m: CommentaryTextSegment): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.track));
  w.offset = at + 1;
  writeBytes(w, m.data);
}

/** Reads a `dmgdone` at the cursor, its id first. Throws DecodeError. */
export function decodeDmgdone(r: Reader): Dmgdone {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 2, 8);
  const deathtypeSplash = view.getUint16(at + 2, true);
  r.offset = at + 10;
  return {
    type: "dmgdone",
    deathtype: deathtypeSplash & 0x7fff,
    splash: deathtypeSplash >>> 15,
    attacker: view.getInt16(at + 4, true),
    victim: view.getInt16(at + 6, true),
    points: view.getInt16(at + 8, true),
  };
}

/** Passes over what `decodeDmgdone` reads. Throws DecodeError. */
export function skipDmgdone(r: Reader): undefined {
  skip(r, 10);
}

/** Writes what `decodeDmgdone` reads. Throws EncodeError. */
export function encodeDmgdone(w: Writer, m: Dmgdone): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setUint16(at, fit(m.deathtype, 15) | (fit(m.splash, 1) << 15), true);
  view.setInt16(at + 2, asI16(m.attacker), true);
  view.setInt16(at + 4, asI16(m.victim), true);
  view.setInt16(at + 6, asI16(m.points), true);
  w.offset = at + 8;
}

/** Reads a `usercmd_weapons_ss` at the cursor, its id first. Throws DecodeError. */
export function decodeUsercmdWeaponsSs(r: Reader): UsercmdWeaponsSs {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 2, 10);
  r.offset = at + 12;
  const slot = view.getUint8(at + 2);
  const items = view.getUint32(at + 3, true);
  const ammo: [number, number, number, number] = [
    view.getUint8(at + 7),
    view.getUint8(at + 8),
    view.getUint8(at + 9),
    view.getUint8(at + 10),
  ];
  const result = view.getUint8(at + 11);
  const priority: Choice[] = [];
  for (;;) {
    const next = decodeChoice(r);
    if (typeof next === "number") {
      break;
    }
    priority.push(next);
  }
  return { type: "usercmd_weapons_ss", slot, items, ammo, result, priority };
}

/** Passes over what `decodeUsercmdWeaponsSs` reads. Throws DecodeError. */
export function skipUsercmdWeaponsSs(r: Reader): undefined {
  let at = r.offset + 2;
  at = advance(r, at, 10);
  r.offset = at;
  while (!skipChoice(r));
}

/** Writes what `decodeUsercmdWeaponsSs` reads. Throws EncodeError. */
export function encodeUsercmdWeaponsSs(w: Writer, m: UsercmdWeaponsSs): void {
  const at = reserve(w, 10);
  const view = w.view;
  view.setUint8(at, asU8(m.slot));
  view.setUint32(at + 1, asU32(m.items), true);
  expectLength(m.ammo, 4);
  view.setUint8(at + 5, asU8(m.ammo[0]));
  view.setUint8(at + 6, asU8(m.ammo[1]));
  view.setUint8(at + 7, asU8(m.ammo[2]));
  view.setUint8(at + 8, asU8(m.ammo[3]));
  view.setUint8(at + 9, asU8(m.result));
  w.offset = at + 10;
  expectArray(m.priority);
  for (const element of m.priority) encodeChoice(w, element);
  {
    let at = reserve(w, 1);
    const view = w.view;
    view.setUint8(at++, 0);
    w.offset = at;
  }
}

/** Reads a `usercmd_weapon_instruction` at the cursor, its id first. Throws DecodeError. */
export function decodeUsercmdWeaponInstruction(r: Reader): UsercmdWeaponInstruction {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 2, 20);
  r.offset = at + 22;
  return {
    type: "usercmd_weapon_instruction",
    slot: view.getUint8(at + 2),
    flags: view.getUint8(at + 3),
    sequence: view.getInt32(at + 4, true),
    mode: view.getInt32(at + 8, true),
    weapons: [
      view.getUint8(at + 12),
      view.getUint8(at + 13),
      view.getUint8(at + 14),
      view.getUint8(at + 15),
      view.getUint8(at + 16),
      view.getUint8(at + 17),
      view.getUint8(at + 18),
      view.getUint8(at + 19),
      view.getUint8(at + 20),
      view.getUint8(at + 21),
    ],
  };
}

/** Passes over what `decodeUsercmdWeaponInstruction` reads. Throws DecodeError. */
export function skipUsercmdWeaponInstruction(r: Reader): undefined {
  skip(r, 22);
}

/** Writes what `decodeUsercmdWeaponInstruction` reads. Throws EncodeError. */
export function encodeUsercmdWeaponInstruction(w: Writer, m: UsercmdWeaponInstruction): void {
  const at = reserve(w, 20);
  const view = w.view;
  view.setUint8(at, asU8(m.slot));
  view.setUint8(at + 1, asU8(m.flags));
  view.setInt32(at + 2, asI32(m.sequence), true);
  view.setInt32(at + 6, asI32(m.mode), true);
  expectLength(m.weapons, 10);
  view.setUint8(at + 10, asU8(m.weapons[0]));
  view.setUint8(at + 11, asU8(m.weapons[1]));
  view.setUint8(at + 12, asU8(m.weapons[2]));
  view.setUint8(at + 13, asU8(m.weapons[3]));
  view.setUint8(at + 14, asU8(m.weapons[4]));
  view.setUint8(at + 15, asU8(m.weapons[5]));
  view.setUint8(at + 16, asU8(m.weapons[6]));
  view.setUint8(at + 17, asU8(m.weapons[7]));
  view.setUint8(at + 18, asU8(m.weapons[8]));
  view.setUint8(at + 19, asU8(m.weapons[9]));
  w.offset = at + 20;
}

/** Reads a `paused_duration` at the cursor, its id first. Throws DecodeError. */
export function decodePausedDuration(r: Reader): PausedDuration {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 2, 1);
  r.offset = at + 3;
  return { type: "paused_duration", milliseconds: view.getUint8(at + 2) };
}

/** Passes over what `decodePausedDuration` reads. Throws DecodeError. */
export function skipPausedDuration(r: Reader): undefined {
  skip(r, 3);
}

/** Writes what `decodePausedDuration` reads. Throws EncodeError. */
export function encodePausedDuration(w: Writer, m: PausedDuration): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.milliseconds));
  w.offset = at + 1;
}

/** Reads a `start_timestamp` (1) at the cursor, its id first. Throws DecodeError. */
export function decodeStartTimestamp(r: Reader): StartTimestamp {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 2, 8);
  r.offset = at + 10;
  return { type: "start_timestamp", milliseconds: view.getBigUint64(at + 2, true) };
}

/** Passes over what `decodeStartTimestamp` reads. Throws DecodeError. */
export function skipStartTimestamp(r: Reader): undefined {
  skip(r, 10);
}

/** Writes what `decodeStartTimestamp` reads. Throws EncodeError. */
export function encodeStartTimestamp(w: Writer, m: StartTimestamp): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setBigUint64(at, asBig(m.milliseconds, false), true);
  w.offset = at + 8;
}

/** Reads a `start_timestamp` (1-start) at the cursor, its id first. Throws DecodeError. */
export function decodeStartTimestampFrom1start(r: Reader): StartTimestamp {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 2, 8);
  r.offset = at + 10;
  return { type: "start_timestamp", milliseconds: view.getBigUint64(at + 2, true) };
}

/** Passes over what `decodeStartTimestampFrom1start` reads. Throws DecodeError. */
export function skipStartTimestampFrom1start(r: Reader): undefined {
  skip(r, 10);
}

/** Writes what `decodeStartTimestampFrom1start` reads. Throws EncodeError. */
export function encodeStartTimestampFrom1start(w: Writer, m: StartTimestamp): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setBigUint64(at, asBig(m.milliseconds, false), true);
  w.offset = at + 8;
}

/** `readMessage` for ids that stand for one message each. */
function readNumbered(r: Reader, id: number): Message {
  switch (id) {
    case 0x00:
      return decodeAntilagPosition(r);
    case 0x01:
      return decodeUsercmd(r);
    case 0x02:
      return decodeUsercmdWeapons(r);
    case 0x03:
      return decodeDemoinfo(r);
    case 0x04:
      return decodeCommentaryTrack(r);
    case 0x05:
      return decodeCommentaryData(r);
    case 0x06:
      return decodeCommentaryTextSegment(r);
    case 0x07:
      return decodeDmgdone(r);
    case 0x08:
      return decodeUsercmdWeaponsSs(r);
    case 0x09:
      return decodeUsercmdWeaponInstruction(r);
    case 0x0a:
      return decodePausedDuration(r);
    case 0x0b:
      return decodeStartTimestamp(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * As `decodeMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Throws DecodeError.
 */
export function readMessage(r: Reader): Message {
  const id = peekWideId(r, 16, true);
  return readNumbered(r, id);
}

/**
 * Reads the message at the cursor, in version 1. Throws DecodeError, and leaves the cursor
 * where it was.
 */
export function decodeMessage(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekWideId(r, 16, true);
    return readNumbered(r, id);
  } catch (error) {
    throw explained(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumbered(w: Writer, message: Message): void {
  switch (message.type) {
    case "antilag_position":
      writeWideId(w, 0x00, 16, true);
      return encodeAntilagPosition(w, message);
    case "usercmd":
      writeWideId(w, 0x01, 16, true);
      return encodeUsercmd(w, message);
    case "usercmd_weapons":
      writeWideId(w, 0x02, 16, true);
      return encodeUsercmdWeapons(w, message);
    case "demoinfo":
      writeWideId(w, 0x03, 16, true);
      return encodeDemoinfo(w, message);
    case "commentary_track":
      writeWideId(w, 0x04, 16, true);
      return encodeCommentaryTrack(w, message);
    case "commentary_data":
      writeWideId(w, 0x05, 16, true);
      return encodeCommentaryData(w, message);
    case "commentary_text_segment":
      writeWideId(w, 0x06, 16, true);
      return encodeCommentaryTextSegment(w, message);
    case "dmgdone":
      writeWideId(w, 0x07, 16, true);
      return encodeDmgdone(w, message);
    case "usercmd_weapons_ss":
      writeWideId(w, 0x08, 16, true);
      return encodeUsercmdWeaponsSs(w, message);
    case "usercmd_weapon_instruction":
      writeWideId(w, 0x09, 16, true);
      return encodeUsercmdWeaponInstruction(w, message);
    case "paused_duration":
      writeWideId(w, 0x0a, 16, true);
      return encodePausedDuration(w, message);
    case "start_timestamp":
      writeWideId(w, 0x0b, 16, true);
      return encodeStartTimestamp(w, message);
    default:
      throw unknownType(message);
  }
}

/** Writes a message, in version 1. Throws EncodeError, and leaves the writer as it was. */
export function encodeMessage(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumbered(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 0, message, error);
  }
}

/** `passMessage` for ids that stand for one message each. */
function passNumbered(r: Reader, id: number): number {
  switch (id) {
    case 0x00:
      return (skipAntilagPosition(r), id);
    case 0x01:
      return (skipUsercmd(r), id);
    case 0x02:
      return (skipUsercmdWeapons(r), id);
    case 0x03:
      return (skipDemoinfo(r), id);
    case 0x04:
      return (skipCommentaryTrack(r), id);
    case 0x05:
      return (skipCommentaryData(r), id);
    case 0x06:
      return (skipCommentaryTextSegment(r), id);
    case 0x07:
      return (skipDmgdone(r), id);
    case 0x08:
      return (skipUsercmdWeaponsSs(r), id);
    case 0x09:
      return (skipUsercmdWeaponInstruction(r), id);
    case 0x0a:
      return (skipPausedDuration(r), id);
    case 0x0b:
      return (skipStartTimestamp(r), id);
    default:
      throw unknownId(r, id);
  }
}

/**
 * As `skipMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Throws DecodeError.
 */
export function passMessage(r: Reader): number {
  const id = peekWideId(r, 16, true);
  return passNumbered(r, id);
}

/**
 * Passes over the message at the cursor, in version 1, and returns its id. Throws
 * DecodeError, and leaves the cursor where it was.
 */
export function skipMessage(r: Reader): number {
  return passExplained(r, passMessage, explained);
}

/**
 * As `skipMessages`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Says whether a message tells of versions. Throws
 * DecodeError.
 */
export function passMessages(r: Reader): boolean {
  while (r.offset < r.end) {
    passMessage(r);
  }
  return false;
}

/**
 * Passes over all messages up to the end, in version 1. Throws DecodeError, and leaves the
 * cursor at the message that cannot be read.
 */
export function skipMessages(r: Reader): void {
  passAllExplained(r, passMessages, skipMessage);
}

/**
 * The next message when there is a handler for it, for ids that stand for one message each.
 * Without a handler it is passed over.
 */
function retargetNumbered(
  r: Reader,
  id: number,
  handlers: Handlers,
  _scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x00:
      return handlers.antilag_position === undefined
        ? skipAntilagPosition(r)
        : decodeAntilagPosition(r);
    case 0x01:
      return handlers.usercmd === undefined ? skipUsercmd(r) : decodeUsercmd(r);
    case 0x02:
      return handlers.usercmd_weapons === undefined
        ? skipUsercmdWeapons(r)
        : decodeUsercmdWeapons(r);
    case 0x03:
      return handlers.demoinfo === undefined ? skipDemoinfo(r) : decodeDemoinfo(r);
    case 0x04:
      return handlers.commentary_track === undefined
        ? skipCommentaryTrack(r)
        : decodeCommentaryTrack(r);
    case 0x05:
      return handlers.commentary_data === undefined
        ? skipCommentaryData(r)
        : decodeCommentaryData(r);
    case 0x06:
      return handlers.commentary_text_segment === undefined
        ? skipCommentaryTextSegment(r)
        : decodeCommentaryTextSegment(r);
    case 0x07:
      return handlers.dmgdone === undefined ? skipDmgdone(r) : decodeDmgdone(r);
    case 0x08:
      return handlers.usercmd_weapons_ss === undefined
        ? skipUsercmdWeaponsSs(r)
        : decodeUsercmdWeaponsSs(r);
    case 0x09:
      return handlers.usercmd_weapon_instruction === undefined
        ? skipUsercmdWeaponInstruction(r)
        : decodeUsercmdWeaponInstruction(r);
    case 0x0a:
      return handlers.paused_duration === undefined
        ? skipPausedDuration(r)
        : decodePausedDuration(r);
    case 0x0b:
      return handlers.start_timestamp === undefined
        ? skipStartTimestamp(r)
        : decodeStartTimestamp(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in version 1; passes over it when there is
 * none. The handler gets a view that the next call aims anew. Throws DecodeError, and leaves
 * the cursor where it was; what a handler throws goes through.
 */
export function visitMessage(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekWideId(r, 16, true);
    message = retargetNumbered(r, id, handlers, scratch);
  } catch (error) {
    throw explained(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/**
 * Hands all messages up to the end to their handlers, as `visitMessage` does one, in version
 * 1. Throws DecodeError, and leaves the cursor at the message that cannot be read.
 */
export function visitMessages(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessage(r, handlers, scratch);
  }
}

/** `readMessageFrom1start` for ids that stand for one message each. */
function readNumberedFrom1start(r: Reader, id: number): Message {
  switch (id) {
    case 0x09:
      return decodeStartTimestampFrom1start(r);
    case 0x0b:
      throw unknownId(r, id);
    default:
      return readNumbered(r, id);
  }
}

/** As `readMessage`, in version 1-start. */
export function readMessageFrom1start(r: Reader): Message {
  const id = peekWideId(r, 16, true);
  return readNumberedFrom1start(r, id);
}

/** As `decodeMessage`, in version 1-start. */
export function decodeMessageFrom1start(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekWideId(r, 16, true);
    return readNumberedFrom1start(r, id);
  } catch (error) {
    throw explainedFrom1start(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedFrom1start(w: Writer, message: Message): void {
  switch (message.type) {
    case "start_timestamp":
      writeWideId(w, 0x09, 16, true);
      return encodeStartTimestampFrom1start(w, message);
    case "usercmd_weapon_instruction":
      throw unknownType(message);
    default:
      encodeNumbered(w, message);
  }
}

/** As `encodeMessage`, in version 1-start. */
export function encodeMessageFrom1start(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedFrom1start(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 1, message, error);
  }
}

/** `passMessageFrom1start` for ids that stand for one message each. */
function passNumberedFrom1start(r: Reader, id: number): number {
  switch (id) {
    case 0x09:
      return (skipStartTimestampFrom1start(r), id);
    case 0x0b:
      throw unknownId(r, id);
    default:
      return passNumbered(r, id);
  }
}

/** As `passMessage`, in version 1-start. */
export function passMessageFrom1start(r: Reader): number {
  const id = peekWideId(r, 16, true);
  return passNumberedFrom1start(r, id);
}

/** As `skipMessage`, in version 1-start. */
export function skipMessageFrom1start(r: Reader): number {
  return passExplained(r, passMessageFrom1start, explainedFrom1start);
}

/** As `passMessages`, in version 1-start. */
export function passMessagesFrom1start(r: Reader): boolean {
  while (r.offset < r.end) {
    passMessageFrom1start(r);
  }
  return false;
}

/** As `skipMessages`, in version 1-start. */
export function skipMessagesFrom1start(r: Reader): void {
  passAllExplained(r, passMessagesFrom1start, skipMessageFrom1start);
}

/** As `retargetNumbered`, in version 1-start. */
function retargetNumberedFrom1start(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x09:
      return handlers.start_timestamp === undefined
        ? skipStartTimestampFrom1start(r)
        : decodeStartTimestampFrom1start(r);
    case 0x0b:
      throw unknownId(r, id);
    default:
      return retargetNumbered(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in version 1-start. */
export function visitMessageFrom1start(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekWideId(r, 16, true);
    message = retargetNumberedFrom1start(r, id, handlers, scratch);
  } catch (error) {
    throw explainedFrom1start(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in version 1-start. */
export function visitMessagesFrom1start(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessageFrom1start(r, handlers, scratch);
  }
}

/** What visiting aims again and again. */
export interface Scratch {}

/** Makes what visiting in version 1 aims. */
export function newScratch(): Scratch {
  return {};
}

/** Makes what visiting in version 1-start aims. */
export function newScratchFrom1start(): Scratch {
  return { ...newScratch() };
}

/** A codec for each class of versions that are alike, oldest first. */
export const codecs: readonly Codec<Message, Handlers>[] = [
  {
    table,
    from: 0,
    to: 0,
    decode: decodeMessage,
    encode: encodeMessage,
    skip: skipMessage,
    visit: visitMessage,
    skipAll: skipMessages,
    visitAll: visitMessages,
    passAll: passMessages,
    scratch: newScratch,
    read: readMessage,
    pass: passMessage,
  },
  {
    table,
    from: 1,
    to: 1,
    decode: decodeMessageFrom1start,
    encode: encodeMessageFrom1start,
    skip: skipMessageFrom1start,
    visit: visitMessageFrom1start,
    skipAll: skipMessagesFrom1start,
    visitAll: visitMessagesFrom1start,
    passAll: passMessagesFrom1start,
    scratch: newScratchFrom1start,
    read: readMessageFrom1start,
    pass: passMessageFrom1start,
  },
];
