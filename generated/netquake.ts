// Generated from netquake.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Viewed } from "../runtime/bytes/view.ts";
import { table } from "./netquake.table.ts";
import {
  dialectCodec,
  ownMessage,
  wholeMessage,
  emptyMessage,
  idsBetween,
} from "../runtime/dialect.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import { armsOf } from "../runtime/bytes/arms.ts";
import { type Scalar, noNans } from "../runtime/bytes/numbers/scalars.ts";
import { bitLengths, pairLengths } from "../runtime/bytes/lengths.ts";
import { gatherBits, spreadBits } from "../runtime/bytes/bits/bits.ts";
import {
  type Reader,
  ensure,
  ensureWhole,
  advance,
  skip,
  peekId,
  nanAt,
  nanBits,
  passBytes,
  takeBytes,
  elementsOf,
  expectTogether,
  noArm,
  unsupported,
  unknownId,
} from "../runtime/bytes/reader.ts";
import {
  readString,
  skipString,
  writeString,
  readStrings,
  skipStrings,
  writeStrings,
} from "../runtime/bytes/text/text.ts";
import { plainConstructor } from "../runtime/bytes/constructors.ts";
import { firstOutOfRange } from "../runtime/bytes/numbers/out-of-range.ts";
import { unscale, nearest } from "../runtime/bytes/numbers/scales.ts";
import {
  type Writer,
  reserve,
  writeId,
  asU8,
  asI8,
  asU16,
  asI16,
  asU32,
  asI32,
  setF32,
  writeBytes,
  expectLength,
  expectArray,
  expectObject,
  flagConflict,
  expectWhere,
  endsList,
  expectCount,
  fit,
  expectRow,
  noSuchArm,
  unknownType,
} from "../runtime/bytes/writer.ts";
import { IMPLICIT, readWithVariant } from "../runtime/bytes/numbers/forms.ts";
import { varu32, vari32 } from "../runtime/bytes/varints/leb128.ts";
import { type Retargetable, View, readAt } from "../runtime/bytes/view.ts";
export { table };

/** What updatestat counts. */
export const STAT = {
  STAT_HEALTH: 0,
  STAT_FRAGS: 1,
  /** Model of the weapon. */
  STAT_WEAPON: 2,
  STAT_AMMO: 3,
  STAT_ARMOR: 4,
  STAT_WEAPONFRAME: 5,
  STAT_SHELLS: 6,
  STAT_NAILS: 7,
  STAT_ROCKETS: 8,
  STAT_CELLS: 9,
  STAT_ACTIVEWEAPON: 10,
  STAT_TOTALSECRETS: 11,
  STAT_TOTALMONSTERS: 12,
  /** Secrets found. */
  STAT_SECRETS: 13,
  /** Monsters killed. */
  STAT_MONSTERS: 14,
} as const;

/** Values of gametype. */
export const GAMETYPE = {
  /** Single player and cooperative. */
  GAME_COOP: 0,
  GAME_DEATHMATCH: 1,
} as const;

/** Values of channel. */
export const CHANNEL = {
  /** Any free channel. */
  CHAN_AUTO: 0,
  CHAN_WEAPON: 1,
  CHAN_VOICE: 2,
  CHAN_ITEM: 3,
  CHAN_BODY: 4,
} as const;

/** Values of signon. */
export const SIGNON = {
  /** Models and sounds are known; entities follow. */
  SIGNON_PRESPAWN: 1,
  /** Light styles and players follow. */
  SIGNON_SPAWN: 2,
  /** Drawing begins. */
  SIGNON_BEGIN: 3,
} as const;

/** Short-lived effects. */
export const TEMP_ENTITY = {
  /** A nail hits a wall. */
  TE_SPIKE: 0,
  /** A nail of the super nailgun or a trap hits a wall. */
  TE_SUPERSPIKE: 1,
  /** Shot or axe hits a wall. */
  TE_GUNSHOT: 2,
  /** Grenade or rocket. */
  TE_EXPLOSION: 3,
  /** A tarbaby bursts. */
  TE_TAREXPLOSION: 4,
  /** A shambler's bolt. */
  TE_LIGHTNING1: 5,
  /** The thunderbolt's. */
  TE_LIGHTNING2: 6,
  /** A scrag's spit hits. */
  TE_WIZSPIKE: 7,
  /** A hell knight's shot hits. */
  TE_KNIGHTSPIKE: 8,
  /** What kills Chthon. */
  TE_LIGHTNING3: 9,
  /** Chthon rises or falls. */
  TE_LAVASPLASH: 10,
  /** Where somebody arrives. */
  TE_TELEPORT: 11,
  /** An explosion in chosen colours. */
  TE_EXPLOSION2: 12,
  /** A grappling hook's line. */
  TE_BEAM: 13,
  /** An explosion in a colour. */
  TE_EXPLOSION3: 16,
  /** A bolt with a model of its own. */
  TE_LIGHTNING4NEH: 17,
  /** Somebody bleeds. */
  TE_BLOOD: 50,
  TE_SPARK: 51,
  /** Somebody bleeds all over. */
  TE_BLOODSHOWER: 52,
  /** An explosion in a colour. */
  TE_EXPLOSIONRGB: 53,
  /** Particles in a box. */
  TE_PARTICLECUBE: 54,
  TE_PARTICLERAIN: 55,
  TE_PARTICLESNOW: 56,
  /** This one, and those called alike, with quad damage. */
  TE_GUNSHOTQUAD: 57,
  TE_SPIKEQUAD: 58,
  TE_SUPERSPIKEQUAD: 59,
  TE_EXPLOSIONQUAD: 70,
  TE_SMALLFLASH: 72,
  TE_CUSTOMFLASH: 73,
  TE_FLAMEJET: 74,
  TE_PLASMABURN: 75,
  /** This one and those after it are Nexuiz's. */
  TE_TEI_G3: 76,
  TE_TEI_SMOKE: 77,
  TE_TEI_BIGEXPLOSION: 78,
  TE_TEI_PLASMAHIT: 79,
} as const;

/** Values of precached. */
export const PRECACHED = {
  PC_MODEL: 0,
  PC_PARTICLE: 1,
  PC_SOUND: 2,
} as const;

/** netquake-darkplaces.yaml:47 */
export interface EntityLight {
  color: [number, number, number];
  radius: number;
  style: number;
  flags: number;
}

/** netquake-darkplaces.yaml:49 */
export interface Skeleton {
  modelindex: number;
  bones: Bone[];
}

/** netquake-darkplaces.yaml:52 */
export interface Bone {
  origin: [number, number, number];
  turn: [number, number, number, number];
}

/** A variant of Blending. */
export interface BlendingOne {
  kind: 0;
  frame: number;
  age: number;
}

/** A variant of Blending. */
export interface BlendingTwo {
  kind: 1;
  frames: [number, number];
  ages: [number, number];
  shares: [number, number];
}

/** A variant of Blending. */
export interface BlendingThree {
  kind: 2;
  frames: [number, number, number];
  ages: [number, number, number];
  shares: [number, number, number];
}

/** A variant of Blending. */
export interface BlendingFour {
  kind: 3;
  frames: [number, number, number, number];
  ages: [number, number, number, number];
  shares: [number, number, number, number];
}

/** A variant of Blending. */
export interface BlendingBones {
  kind: 4;
  skeleton: Skeleton;
}

/** netquake-darkplaces.yaml:54 */
export type Blending = BlendingOne | BlendingTwo | BlendingThree | BlendingFour | BlendingBones;

/** netquake-darkplaces.yaml:64 */
export interface EntityChange {
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** Nothing of what it was counts. */
  fresh: boolean;
  origin_width: number;
  angles_width: number;
  effects_width: number;
  /** RENDER_ bits. Absent: previous.renderflags. */
  renderflags?: number | undefined;
  /** Where origin_width is 1. Absent: previous.origin. */
  origin?: [number, number, number] | undefined;
  /** Where origin_width is 3. */
  origin_wide?: [number, number, number] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin_wideNaN?: readonly number[] | undefined;
  /** Where angles_width is 1. Absent: previous.angles. */
  angles?: [number, number, number] | undefined;
  /** Where angles_width is 3. */
  angles_wide?: [number, number, number] | undefined;
  /** Absent: previous.modelindex. */
  modelindex?: number | undefined;
  /** Absent: previous.frame. */
  frame?: number | undefined;
  /** Absent: previous.skin. */
  skin?: number | undefined;
  /** EF_ bits. Where effects_width is 1. Absent: previous.effects. */
  effects?: number | undefined;
  /** Where effects_width is 3. */
  effects_wide?: number | undefined;
  /** Where effects_width is 5 or 7. */
  effects_widest?: number | undefined;
  /** Absent: previous.alpha. */
  alpha?: number | undefined;
  /** Absent: previous.scale. */
  scale?: number | undefined;
  /** Absent: previous.colormap. */
  colormap?: number | undefined;
  /** What it is fastened to. There with `tagindex`. Absent: previous.tagentity. */
  tagentity?: number | undefined;
  /** There with `tagentity`. Absent: previous.tagindex. */
  tagindex?: number | undefined;
  /** Absent: previous.light. */
  light?: EntityLight | undefined;
  /** There with `glowcolor`. Absent: previous.glowsize. */
  glowsize?: number | undefined;
  /** There with `glowsize`. Absent: previous.glowcolor. */
  glowcolor?: number | undefined;
  /** Absent: previous.colormod. */
  colormod?: [number, number, number] | undefined;
  /** Absent: previous.glowmod. */
  glowmod?: [number, number, number] | undefined;
  /** Absent: previous.blending. */
  blending?: Blending | undefined;
  /** Absent: previous.traileffect. */
  traileffect?: number | undefined;
}

/** netquake-darkplaces.yaml:116 */
export interface EntityWord {
  number: number;
  gone: number;
  /** Where gone is 0. */
  change?: EntityChange | undefined;
}

/** A variant of CsqcWord. */
export interface CsqcWordGone {
  number: number;
  gone: 1;
}

/** netquake-darkplaces.yaml:120 */
export type CsqcWord = CsqcWordGone;

/** netquake-nehahra.yaml:14 */
export interface EntityLook {
  /** A float as its bits: 0x40000000 is 2. */
  kind: number;
  alpha: number;
  /** The bits of a NaN as it came, which a number loses. */
  alphaNaN?: number | undefined;
  /** Where kind is 1073741824. */
  fullbright?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  fullbrightNaN?: number | undefined;
}

/** netquake-rerelease.yaml:21 */
export interface Part {
  text: string;
}

/** netquake-rerelease.yaml:23 */
export interface Choice {
  text: string;
  /** The command by number that says it was chosen. */
  impulse: number;
}

/** netquake-with-fte.yaml:12 */
export interface FteEntity {
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** Of what it was nothing counts but its baseline. */
  reset: boolean;
  turned: number;
  effects_width: number;
  /** Absent: previous.frame. */
  frame?: number | undefined;
  /** There with `origin2`. Absent: previous.origin.0. */
  origin1?: number | undefined;
  /** There with `origin1`. Absent: previous.origin.1. */
  origin2?: number | undefined;
  /** Absent: previous.origin.2. */
  origin3?: number | undefined;
  /** Where turned is 1 or 3 or 5 or 7. Absent: previous.angles.0. */
  angle1?: number | undefined;
  /** Where turned is 1 or 3 or 5 or 7. Absent: previous.angles.2. */
  angle3?: number | undefined;
  /** Where turned is 2 to 3 or 6 to 7. Absent: previous.angles.1. */
  angle2?: number | undefined;
  /** EF_ bits. Where effects_width is 1. Absent: previous.effects. */
  effects?: number | undefined;
  /** Where effects_width is 2. */
  effects_wide?: number | undefined;
  /** Where effects_width is 3. */
  effects_widest?: number | undefined;
  /** How it moves, where clients predict it. Where turned is 4 to 7. */
  moves?: FteMoves | undefined;
  /** Absent: previous.modelindex. */
  modelindex?: number | undefined;
  /** Absent: previous.skin. */
  skin?: number | undefined;
  /** Absent: previous.colormap. */
  colormap?: number | undefined;
  /** Its size in a few bits. Absent: previous.solid. */
  solid?: number | undefined;
  /**
   * 1 moves in steps, 4 seen by its owner alone, 8 by all others, 32 colours in colormap, 128
   * on the ground. Absent: previous.entflags.
   */
  entflags?: number | undefined;
  /** 0 invisible to 254 opaque, 255 usual. Absent: previous.alpha. */
  alpha?: number | undefined;
  /** Absent: previous.scale. */
  scale?: number | undefined;
  /** Absent: previous.bones. */
  bones?: FteBones | undefined;
  /** Absent: previous.drawn. */
  drawn?: FteDrawn | undefined;
  /** What it is fastened to. Absent: previous.tag. */
  tag?: FteTag | undefined;
  /** Absent: previous.light. */
  light?: EntityLight | undefined;
  /** Absent: previous.trail. */
  trail?: FteTrail | undefined;
  /** Absent: previous.colormod. */
  colormod?: [number, number, number] | undefined;
  /** There with `glowcolor`, `glowmod`. Absent: previous.glowsize. */
  glowsize?: number | undefined;
  /** There with `glowsize`, `glowmod`. Absent: previous.glowcolor. */
  glowcolor?: number | undefined;
  /** There with `glowsize`, `glowcolor`. Absent: previous.glowmod. */
  glowmod?: [number, number, number] | undefined;
  /** Absent: previous.fatness. */
  fatness?: number | undefined;
  /** Absent: previous.modelindex2. */
  modelindex2?: number | undefined;
  /** Absent: previous.gravitydir. */
  gravitydir?: [number, number] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin1NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin2NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin3NaN?: number | undefined;
  /** Where turned is 5 or 7. */
  angle1_fine?: number | undefined;
  /** Where turned is 5 or 7. */
  angle3_fine?: number | undefined;
  /** Where turned is 6 to 7. */
  angle2_fine?: number | undefined;
}

/** netquake-with-fte.yaml:92 */
export interface FteMoves {
  /** The mask as it came: a hint for what the other members leave open. */
  bits?: number | undefined;
  /** The view is given. */
  is_seen?: boolean | undefined;
  /** Absent: 0. */
  forward?: number | undefined;
  /** Absent: 0. */
  side?: number | undefined;
  /** Absent: 0. */
  up?: number | undefined;
  movetype?: number | undefined;
  /** There with `velocity2`. Absent: 0. */
  velocity1?: number | undefined;
  /** There with `velocity1`. Absent: 0. */
  velocity2?: number | undefined;
  /** Absent: 0. */
  velocity3?: number | undefined;
  /** How old this is. Absent: 0. */
  msec?: number | undefined;
  /** Where is_seen is set and the outer turned is 5 or 7. */
  viewangle1?: number | undefined;
  /** Where is_seen is set and the outer turned is 5 or 7. */
  viewangle3?: number | undefined;
  /** Where is_seen is set and the outer turned is 6 or 7. */
  viewangle2?: number | undefined;
  weaponframe?: FteWeaponframe | undefined;
}

/** netquake-with-fte.yaml:105 */
export interface FteWeaponframe {
  frame: number;
  is_wide: number;
  /** 128 times this is added. Where is_wide is 1. */
  high?: number | undefined;
}

/** netquake-with-fte.yaml:109 */
export interface FteBones {
  /** The mask as it came: a hint for what the other members leave open. */
  bits?: number | undefined;
  bones?: FteBone[] | undefined;
  /** There with `baseframe`. */
  basebone?: number | undefined;
  /** There with `basebone`. */
  baseframe?: number | undefined;
}

/** netquake-with-fte.yaml:122 */
export interface FteBone {
  turn: [number, number, number, number, number, number, number];
}

/** netquake-with-fte.yaml:123 */
export interface FteDrawn {
  light: number;
  other: number;
  /** Where light is 7. */
  brightness?: number | undefined;
}

/** netquake-with-fte.yaml:127 */
export interface FteTag {
  entity: number;
  is_far: number;
  /** The number is 256 times the one before, and this. Where is_far is 1. */
  low?: number | undefined;
  index: number;
}

/** netquake-with-fte.yaml:133 */
export interface FteTrail {
  trail: number;
  emits: number;
  /** Where emits is 1. */
  emitted?: number | undefined;
}

/** netquake-with-fte.yaml:137 */
export interface FteEntityWord {
  number: number;
  is_far: number;
  gone: number;
  /** The bits of its number from 14 on. Where is_far is 1. */
  beyond?: number | undefined;
  /** Where gone is 0. */
  change?: FteEntity | undefined;
}

/** A variant of FteCsqcWord. */
export interface FteCsqcWordGone {
  number: number;
  is_far: number;
  gone: 1;
  /** The bits of its number from 14 on. Where is_far is 1. */
  beyond?: number | undefined;
}

/** netquake-with-fte.yaml:142 */
export type FteCsqcWord = FteCsqcWordGone;

/**
 * Never sent on purpose. Illegal: id's client stops with "Bad server message".
 *
 * DEM §7.1 · netquake.yaml:78
 */
export interface Bad {
  type: "bad";
}

/** Does nothing. DEM §7.2 · netquake.yaml:84 */
export interface Nop {
  type: "nop";
}

/**
 * The server ends the game. The last message of most recordings.
 *
 * DEM §7.3, ERRATA 21 · netquake.yaml:90
 */
export interface Disconnect {
  type: "disconnect";
}

/** Sets one of the player's statistics. DEM §7.4 · netquake.yaml:96 */
export interface Updatestat {
  type: "updatestat";
  /** One of STAT. */
  index: number;
  value: number;
}

/**
 * The server's protocol number. Servers say it in serverinfo instead.
 *
 * DEM §7.5 · netquake.yaml:107
 */
export interface Version {
  type: "version";
  serverprotocol: number;
}

/** Puts the camera at an entity. DEM §7.6, ERRATA 23 · netquake.yaml:114 */
export interface Setview {
  type: "setview";
  entity: number;
}

/** Starts a sound at a point. DEM §7.7, ERRATA 17 · netquake.yaml:124 */
export interface Sound {
  type: "sound";
  /**
   * The mask as it came: a hint for what the other members leave open. Bit 2 (SND_LOOPING) is
   * defined but brings no data.
   */
  flags?: number | undefined;
  /** 0 silent, 1 loudest. Absent: 1. */
  volume?: number | undefined;
  /** 0 everywhere, 1 normal, 2 idle monsters, 3 static sounds. Absent: 1. */
  attenuation?: number | undefined;
  /** In percent, 0 and 100 usual. Absent: 0. */
  pitch?: number | undefined;
  /** Seconds. Absent: 0. */
  delay?: number | undefined;
  velocity?: [number, number, number] | undefined;
  velocity2?: [number, number, number] | undefined;
  /** Absent: 1. */
  speed?: number | undefined;
  /** One of CHANNEL. */
  channel: number;
  entity: number;
  /** Index into the sounds of serverinfo, the first is 1. */
  soundnum: number;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** The server's time, in seconds since the level began. DEM §7.8 · netquake.yaml:153 */
export interface Time {
  type: "time";
  time: number;
  /** The bits of a NaN as it came, which a number loses. */
  timeNaN?: number | undefined;
  /** The client's last move that the server knows. */
  ack?: number | undefined;
}

/**
 * Text for the top of the screen and the console. A first byte of 1 plays the chat sound.
 *
 * DEM §7.9 · netquake.yaml:163
 */
export interface Print {
  type: "print";
  text: string;
}

/** Commands that the client's console runs. DEM §7.10 · netquake.yaml:172 */
export interface Stufftext {
  type: "stufftext";
  text: string;
}

/** Turns the camera. DEM §7.11 · netquake.yaml:181 */
export interface Setangle {
  type: "setangle";
  /** Pitch, yaw, roll. */
  angles: [number, number, number];
}

/** A level begins. DEM §7.12 · netquake.yaml:189 */
export interface Serverinfo {
  type: "serverinfo";
  /** FTE's extensions; those that engines agree on here change no layout. */
  fte?: number | undefined;
  /** FTE's second extensions. */
  fte2?: number | undefined;
  /** The protocol's number, 15. */
  serverversion: number;
  /** How angles and coordinates are given. Where serverversion is 999. */
  protocolflags?: number | undefined;
  /**
   * The game's folder. Where fte2 is 32 to 63 or 96 to 127 or 160 to 191 or 224 to 255 or 288
   * to 319 or 352 to 383 or 416 to 447 or 480 to 511.
   */
  folder?: string | undefined;
  maxclients: number;
  /** One of GAMETYPE. */
  gametype: number;
  /** The level's title. */
  mapname: string;
  /** Model names, the first is number 1. */
  models: string[];
  /** Sound names, the first is number 1. */
  sounds: string[];
  /** The game's folder. */
  gamedir?: string | undefined;
}

/** How a kind of light flickers. DEM §7.13 · netquake.yaml:227 */
export interface Lightstyle {
  type: "lightstyle";
  style: number;
  /** A letter each tenth of a second, a dark to z bright. */
  string: string;
}

/** A player's name. DEM §7.14 · netquake.yaml:238 */
export interface Updatename {
  type: "updatename";
  player: number;
  netname: string;
}

/** A player's frags. DEM §7.15 · netquake.yaml:249 */
export interface Updatefrags {
  type: "updatefrags";
  player: number;
  frags: number;
}

/** The status bar, and how the camera is moved. DEM §7.16, ERRATA 1-9 · netquake.yaml:260 */
export interface Clientdata {
  type: "clientdata";
  /**
   * The mask as it came: a hint for what the other members leave open. Bit 9 said up to 1.06
   * that items follow. They always follow since 1.07; servers still set the bit. Some
   * recordings clear it and send the items (ERRATA C3).
   */
  flags?: number | undefined;
  /** Height of the eyes above the origin. Absent: 22. */
  viewheight?: number | undefined;
  /** Where the view drifts on slopes. Absent: 0. */
  idealpitch?: number | undefined;
  /** Kick of the weapon, pitch. Absent: 0. */
  punchangle1?: number | undefined;
  /** Absent: 0. */
  velocity1?: number | undefined;
  /** Yaw. Absent: 0. */
  punchangle2?: number | undefined;
  /** Absent: 0. */
  velocity2?: number | undefined;
  /** Roll. Absent: 0. */
  punchangle3?: number | undefined;
  /** Absent: 0. */
  velocity3?: number | undefined;
  /** IT_ bits. */
  items?: number | undefined;
  onground: boolean;
  inwater: boolean;
  /** Absent: 0. */
  weaponframe?: number | undefined;
  /** Absent: 0. */
  armor?: number | undefined;
  /** Index into the models of serverinfo. Absent: 0. */
  weapon?: number | undefined;
  health: number;
  /** Of the active weapon. */
  ammo: number;
  shells: number;
  nails: number;
  rockets: number;
  cells: number;
  /** An IT_ bit; in the mission packs, the bit's number. */
  activeweapon: number;
  weapon2?: number | undefined;
  armor2?: number | undefined;
  ammo2?: number | undefined;
  shells2?: number | undefined;
  nails2?: number | undefined;
  rockets2?: number | undefined;
  cells2?: number | undefined;
  weaponframe2?: number | undefined;
  /** As alpha of an entity. Absent: 0. */
  weaponalpha?: number | undefined;
  velocities?: number | undefined;
  /** Where velocities is 9 or 11 or 13 or 15. */
  velocity1_float?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  velocity1_floatNaN?: number | undefined;
  /** Where velocities is 10 to 11 or 14 to 15. */
  velocity2_float?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  velocity2_floatNaN?: number | undefined;
  /** Where velocities is 12 to 15. */
  velocity3_float?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  velocity3_floatNaN?: number | undefined;
  /** FL_ bits of the player. Absent: 0. */
  entflags?: number | undefined;
  /** How many bytes it came in, where it takes fewer. */
  entflagsWidth?: number | undefined;
}

/** Stops the sound that an entity makes on a channel. DEM §7.17 · netquake.yaml:333 */
export interface Stopsound {
  type: "stopsound";
  /** One of CHANNEL. */
  channel: number;
  entity: number;
}

/** A player's colours. DEM §7.18 · netquake.yaml:349 */
export interface Updatecolors {
  type: "updatecolors";
  player: number;
  pants: number;
  shirt: number;
}

/** Particles fly. DEM §7.19, ERRATA 14 · netquake.yaml:366 */
export interface Particle {
  type: "particle";
  origin: [number, number, number];
  direction: [number, number, number];
  /** 255 stands for 1024. */
  count: number;
  /** Index into the palette. */
  color: number;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** The player was hit. DEM §7.20, §3.4 · netquake.yaml:383 */
export interface Damage {
  type: "damage";
  /** What the armour took. */
  armor: number;
  /** What the health took. */
  blood: number;
  /** Where the hit came from. */
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** An entity that never changes, such as a flame. DEM §7.21 · netquake.yaml:398 */
export interface Spawnstatic {
  type: "spawnstatic";
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  origin: [number, number, number];
  angles: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/**
 * No longer used. Illegal: id's client stops with "Illegible server message".
 *
 * DEM §7.22 · netquake.yaml:420
 */
export interface Spawnbinary {
  type: "spawnbinary";
}

/** An entity's state that its updates differ from. DEM §7.23, ERRATA 13 · netquake.yaml:426 */
export interface Spawnbaseline {
  type: "spawnbaseline";
  entity: number;
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  origin: [number, number, number];
  angles: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityPoint {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 0 | 1 | 2 | 3 | 4 | 7 | 8 | 10 | 11 | 57 | 58 | 59 | 70 | 72 | 75 | 78;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityLine {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 5 | 6 | 9 | 13;
  /** Where it starts from. */
  entity: number;
  origin: [number, number, number];
  endpos: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  endposNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityExplosion2 {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 12;
  origin: [number, number, number];
  /** First colour of the palette. */
  colorstart: number;
  /** How many colours from there. */
  colorlength: number;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityExplosion3 {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 16;
  origin: [number, number, number];
  color: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  colorNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityBolt {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 17;
  model: string;
  entity: number;
  origin: [number, number, number];
  endpos: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  endposNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityDrops {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 50 | 51;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  direction: [number, number, number];
  count: number;
}

/** A variant of TempEntity. */
export interface TempEntityShower {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 52;
  low: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  lowNaN?: readonly number[] | undefined;
  high: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  highNaN?: readonly number[] | undefined;
  speed: number;
  /** The bits of a NaN as it came, which a number loses. */
  speedNaN?: number | undefined;
  amount: number;
}

/** A variant of TempEntity. */
export interface TempEntityExplosionrgb {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 53;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  rgb: [number, number, number];
}

/** A variant of TempEntity. */
export interface TempEntityCube {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 54;
  low: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  lowNaN?: readonly number[] | undefined;
  high: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  highNaN?: readonly number[] | undefined;
  velocity: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  velocityNaN?: readonly number[] | undefined;
  amount: number;
  tint: number;
  falls: number;
  jitter: number;
  /** The bits of a NaN as it came, which a number loses. */
  jitterNaN?: number | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityWeather {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 55 | 56;
  low: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  lowNaN?: readonly number[] | undefined;
  high: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  highNaN?: readonly number[] | undefined;
  velocity: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  velocityNaN?: readonly number[] | undefined;
  amount: number;
  shade: number;
}

/** A variant of TempEntity. */
export interface TempEntityFlash {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 73;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  radius: number;
  lifetime: number;
  rgb: [number, number, number];
}

/** A variant of TempEntity. */
export interface TempEntityJet {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 74 | 77 | 79;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  velocity: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  velocityNaN?: readonly number[] | undefined;
  count: number;
}

/** A variant of TempEntity. */
export interface TempEntityBeam {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 76;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  endpos: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  endposNaN?: readonly number[] | undefined;
  bend: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  bendNaN?: readonly number[] | undefined;
}

/** A short-lived effect. DEM §7.24 · netquake.yaml:451 */
export type TempEntity =
  | TempEntityPoint
  | TempEntityLine
  | TempEntityExplosion2
  | TempEntityExplosion3
  | TempEntityBolt
  | TempEntityDrops
  | TempEntityShower
  | TempEntityExplosionrgb
  | TempEntityCube
  | TempEntityWeather
  | TempEntityFlash
  | TempEntityJet
  | TempEntityBeam;

/** The game pauses or goes on. DEM §7.25 · netquake.yaml:494 */
export interface Setpause {
  type: "setpause";
  /** 0 goes on. */
  paused: number;
}

/** How far the client has come with its sign-on. DEM §7.26, ERRATA 25 · netquake.yaml:502 */
export interface Signonnum {
  type: "signonnum";
  /** One of SIGNON. */
  signon: number;
}

/** Text in the middle of the screen. DEM §7.27 · netquake.yaml:511 */
export interface Centerprint {
  type: "centerprint";
  text: string;
}

/** One more monster is dead. DEM §7.28 · netquake.yaml:521 */
export interface Killedmonster {
  type: "killedmonster";
}

/** One more secret is found. DEM §7.29 · netquake.yaml:527 */
export interface Foundsecret {
  type: "foundsecret";
}

/** A sound that goes on for the whole level. DEM §7.30 · netquake.yaml:533 */
export interface Spawnstaticsound {
  type: "spawnstaticsound";
  origin: [number, number, number];
  soundnum: number;
  volume: number;
  attenuation: number;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** The level is over; its figures are shown. DEM §7.31 · netquake.yaml:550 */
export interface Intermission {
  type: "intermission";
}

/** The episode is over; this text is given. DEM §7.32 · netquake.yaml:556 */
export interface Finale {
  type: "finale";
  text: string;
}

/** Which music plays. DEM §7.33, ERRATA 27 · netquake.yaml:564 */
export interface Cdtrack {
  type: "cdtrack";
  track: number;
  /** What plays when the track is over. */
  looptrack: number;
}

/** Shows what the shareware does not have. DEM §7.34 · netquake.yaml:577 */
export interface Sellscreen {
  type: "sellscreen";
}

/** As finale, without its end. DEM §7.35 · netquake.yaml:583 */
export interface Cutscene {
  type: "cutscene";
  text: string;
}

/**
 * How an entity differs from its baseline. One that gets no update is out of sight.
 *
 * DEM §7.36, ERRATA 10-13 · netquake.yaml:592
 */
export interface Updateentity {
  type: "updateentity";
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  entity: number;
  /** Absent: baseline.modelindex. */
  modelindex?: number | undefined;
  /** Absent: baseline.frame. */
  frame?: number | undefined;
  /** 0 own colours, otherwise a player's number + 1. Absent: baseline.colormap. */
  colormap?: number | undefined;
  /** Absent: baseline.skin. */
  skin?: number | undefined;
  /** EF_ bits. Absent: 0. */
  effects?: number | undefined;
  /** Absent: baseline.origin.0. */
  origin1?: number | undefined;
  /** Absent: baseline.angles.0. */
  angle1?: number | undefined;
  /** Absent: baseline.origin.1. */
  origin2?: number | undefined;
  /** Absent: baseline.angles.1. */
  angle2?: number | undefined;
  /** Absent: baseline.origin.2. */
  origin3?: number | undefined;
  /** Absent: baseline.angles.2. */
  angle3?: number | undefined;
  /** Absent: baseline.alpha. */
  alpha?: number | undefined;
  /** Absent: baseline.scale. */
  scale?: number | undefined;
  frame2?: number | undefined;
  model2?: number | undefined;
  /** Seconds to its next thought. */
  lerpfinish?: number | undefined;
  /** The movement is not to be smoothed. */
  nolerp: boolean;
  /** The bits of a NaN as it came, which a number loses. */
  origin1NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin2NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin3NaN?: number | undefined;
  origins?: number | undefined;
  /** Where origins is 9 or 11 or 13 or 15. */
  origin1_float?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin1_floatNaN?: number | undefined;
  /** Where origins is 10 to 11 or 14 to 15. */
  origin2_float?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin2_floatNaN?: number | undefined;
  /** Where origins is 12 to 15. */
  origin3_float?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin3_floatNaN?: number | undefined;
  solidtype?: number | undefined;
  /** FL_ bits. */
  entflags?: number | undefined;
  /** How many bytes it came in, where it takes fewer. */
  entflagsWidth?: number | undefined;
  health?: number | undefined;
  /** How many bytes it came in, where it takes fewer. */
  healthWidth?: number | undefined;
  unknown26?: number | undefined;
  unknown27?: number | undefined;
  unknown28?: number | undefined;
  unknown29?: number | undefined;
  unknown30?: number | undefined;
  unknown31?: number | undefined;
  look?: EntityLook | undefined;
}

/** The sky's pictures. netquake-666.yaml:50 */
export interface Skybox {
  type: "skybox";
  name: string;
}

/** The screen flashes. netquake-666.yaml:51 */
export interface Bf {
  type: "bf";
}

/** Fog: its density and colour, and in how many seconds it becomes so. netquake-666.yaml:52 */
export interface Fog {
  type: "fog";
  levels: [number, number, number, number];
  time: number;
}

/**
 * As spawnbaseline, with bits for wider numbers and for how solid the entity looks.
 *
 * netquake-666.yaml:57
 */
export interface Spawnbaseline2 {
  type: "spawnbaseline2";
  entity: number;
  /** The mask as it came: a hint for what the other members leave open. */
  bits?: number | undefined;
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  origin: [number, number, number];
  angles: [number, number, number];
  /** 0 usual, 1 invisible, 255 opaque. Absent: 0. */
  alpha?: number | undefined;
  /** 999's, and read in 666. Absent: 1. */
  scale?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  solidtype?: number | undefined;
  unknown4?: number | undefined;
  unknown5?: number | undefined;
  unknown6?: number | undefined;
  unknown7?: number | undefined;
}

/**
 * As spawnstatic, with bits for wider numbers and for how solid the entity looks.
 *
 * netquake-666.yaml:65
 */
export interface Spawnstatic2 {
  type: "spawnstatic2";
  /** The mask as it came: a hint for what the other members leave open. */
  bits?: number | undefined;
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  origin: [number, number, number];
  angles: [number, number, number];
  /** 0 usual, 1 invisible, 255 opaque. Absent: 0. */
  alpha?: number | undefined;
  /** 999's, and read in 666. Absent: 1. */
  scale?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  solidtype?: number | undefined;
  unknown4?: number | undefined;
  unknown5?: number | undefined;
  unknown6?: number | undefined;
  unknown7?: number | undefined;
}

/** As spawnstaticsound, with a sound of two bytes. netquake-666.yaml:72 */
export interface Spawnstaticsound2 {
  type: "spawnstaticsound2";
  origin: [number, number, number];
  soundnum: number;
  volume: number;
  attenuation: number;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/**
 * The player's view. Health, ammunition and weapons come as figures, by updatestat and
 * updatestatubyte.
 *
 * netquake-darkplaces.yaml:138
 */
export interface Clientview {
  type: "clientview";
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** Absent: previous.viewheight. */
  viewheight?: number | undefined;
  /** Where the view drifts on slopes. Absent: 0. */
  idealpitch?: number | undefined;
  /** Absent: 0. */
  punchangle1?: number | undefined;
  /** Absent: 0. */
  punchvector1?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  punchvector1NaN?: number | undefined;
  /** Absent: 0. */
  velocity1?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  velocity1NaN?: number | undefined;
  /** Absent: 0. */
  punchangle2?: number | undefined;
  /** Absent: 0. */
  punchvector2?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  punchvector2NaN?: number | undefined;
  /** Absent: 0. */
  velocity2?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  velocity2NaN?: number | undefined;
  /** Absent: 0. */
  punchangle3?: number | undefined;
  /** Absent: 0. */
  punchvector3?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  punchvector3NaN?: number | undefined;
  /** Absent: 0. */
  velocity3?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  velocity3NaN?: number | undefined;
  /** IT_ bits. Absent: previous.items. */
  items?: number | undefined;
  /** Absent: previous.viewzoom. */
  viewzoom?: number | undefined;
  onground: boolean;
  inwater: boolean;
}

/** A picture over the view, at a place, until it is hidden. netquake-darkplaces.yaml:227 */
export interface Showlmp {
  type: "showlmp";
  slot: string;
  picture: string;
  x: number;
  y: number;
}

/** The picture of a slot is gone. netquake-darkplaces.yaml:235 */
export interface Hidelmp {
  type: "hidelmp";
  slot: string;
}

/** The sky's pictures, by the beginning of their names. netquake-darkplaces.yaml:243 */
export interface SkyboxDp {
  type: "skybox_dp";
  name: string;
}

/** A part of a file. netquake-darkplaces.yaml:251 */
export interface Downloaddata {
  type: "downloaddata";
  start: number;
  data: Uint8Array;
}

/** As updatestat, for figures of a byte. netquake-darkplaces.yaml:257 */
export interface Updatestatubyte {
  type: "updatestatubyte";
  index: number;
  value: number;
}

/**
 * A model that is shown at a place, frame by frame, and is gone.
 *
 * netquake-darkplaces.yaml:267
 */
export interface Effect {
  type: "effect";
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  modelindex: number;
  frame: number;
  count: number;
  rate: number;
}

/** As effect, with numbers of two bytes. netquake-darkplaces.yaml:273 */
export interface Effect2 {
  type: "effect2";
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  modelindex: number;
  frame: number;
  count: number;
  rate: number;
}

/**
 * The name of a model or a sound that was not listed at the beginning.
 *
 * netquake-darkplaces.yaml:279
 */
export interface Precache {
  type: "precache";
  number: number;
  is_sound: number;
  name: string;
}

/** As spawnbaseline, with numbers of two bytes. netquake-darkplaces.yaml:286 */
export interface SpawnbaselineDp {
  type: "spawnbaseline_dp";
  entity: number;
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  angles: [number, number, number];
}

/** As spawnstatic, with numbers of two bytes. netquake-darkplaces.yaml:295 */
export interface SpawnstaticDp {
  type: "spawnstatic_dp";
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  angles: [number, number, number];
}

/**
 * How entities differ from what they were. Those that are not mentioned stay as they are.
 *
 * netquake-darkplaces.yaml:303
 */
export interface Entities {
  type: "entities";
  framenum: number;
  movesequence: number;
  entities: EntityWord[];
}

/**
 * Entities of the game's own program, which alone can read what they are.
 *
 * netquake-darkplaces.yaml:311
 */
export interface Csqcentities {
  type: "csqcentities";
  entities: CsqcWord[];
}

/** Particles along the way of an entity. netquake-darkplaces.yaml:326 */
export interface Trailparticles {
  type: "trailparticles";
  entity: number;
  effect: number;
  start: [number, number, number];
  end: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  startNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  endNaN?: readonly number[] | undefined;
}

/** Particles at a place, that many, flying somewhere. netquake-darkplaces.yaml:332 */
export interface Pointparticles {
  type: "pointparticles";
  effect: number;
  origin: [number, number, number];
  velocity: [number, number, number];
  count: number;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  velocityNaN?: readonly number[] | undefined;
}

/** Particles at a place, once, and still. netquake-darkplaces.yaml:338 */
export interface Pointparticles1 {
  type: "pointparticles1";
  effect: number;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** As spawnstaticsound, with a sound of two bytes. netquake-darkplaces.yaml:318 */
export interface SpawnstaticsoundDp {
  type: "spawnstaticsound_dp";
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  soundnum: number;
  volume: number;
  attenuation: number;
}

/** A picture over the view, at a place, until it is gone. netquake-nehahra.yaml:23 */
export interface Picture {
  type: "picture";
  slot: string;
  picture: string;
  x: number;
  y: number;
}

/** The picture of a slot is gone. netquake-nehahra.yaml:31 */
export interface Nopicture {
  type: "nopicture";
  slot: string;
}

/** The sky's pictures, by the beginning of their names. netquake-nehahra.yaml:39 */
export interface Sky {
  type: "sky";
  name: string;
}

/** Fog: its density and colour; none where `on` is 0. netquake-nehahra.yaml:47 */
export interface Mist {
  type: "mist";
  on: number;
  /** Where on is 1 to 255. */
  density?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  densityNaN?: number | undefined;
  /** Where on is 1 to 255. */
  color?: [number, number, number] | undefined;
}

/** How long a player's packets take. netquake-rerelease.yaml:86 */
export interface Updateping {
  type: "updateping";
  player: number;
  ping: number;
  /** How many bytes it came in, where it takes fewer. */
  pingWidth?: number | undefined;
}

/** Who a player is where he signed in. netquake-rerelease.yaml:94 */
export interface Updatesocial {
  type: "updatesocial";
  player: number;
  /** 0 the host, -1 who is there by his address. */
  account: [number, number];
}

/** How a player of the team is. netquake-rerelease.yaml:103 */
export interface Updateplinfo {
  type: "updateplinfo";
  player: number;
  health: number;
  /** How many bytes it came in, where it takes fewer. */
  healthWidth?: number | undefined;
  armor: number;
  /** How many bytes it came in, where it takes fewer. */
  armorWidth?: number | undefined;
}

/**
 * Text for the console in the player's language: a text, or its name, and what is put into
 * it.
 *
 * netquake-rerelease.yaml:111
 */
export interface Locprint {
  type: "locprint";
  parts: Part[];
}

/**
 * Settings of the server that predicting movement takes; those that changed.
 *
 * netquake-rerelease.yaml:117
 */
export interface Servervars {
  type: "servervars";
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  deathmatch?: number | undefined;
  idealpitchscale?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  idealpitchscaleNaN?: number | undefined;
  friction?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  frictionNaN?: number | undefined;
  edgefriction?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  edgefrictionNaN?: number | undefined;
  stopspeed?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  stopspeedNaN?: number | undefined;
  maxvelocity?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  maxvelocityNaN?: number | undefined;
  gravity?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  gravityNaN?: number | undefined;
  nostep?: number | undefined;
  maxspeed?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  maxspeedNaN?: number | undefined;
  accelerate?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  accelerateNaN?: number | undefined;
  controlleronly?: number | undefined;
  timelimit?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  timelimitNaN?: number | undefined;
  fraglimit?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  fraglimitNaN?: number | undefined;
  teamplay?: number | undefined;
}

/** The last of the client's moves that the server knows. netquake-rerelease.yaml:140 */
export interface Seq {
  type: "seq";
  movesequence: number;
  /** How many bytes it came in, where it takes fewer. */
  movesequenceWidth?: number | undefined;
}

/** The player achieved something. netquake-rerelease.yaml:146 */
export interface Achievement {
  type: "achievement";
  achievement: string;
}

/** A player says something. netquake-rerelease.yaml:152 */
export interface Chat {
  type: "chat";
  name_color: number;
  text_color: number;
  name: string;
  text: string;
}

/** The level is over. What its figures mean is not known. netquake-rerelease.yaml:159 */
export interface Levelcompleted {
  type: "levelcompleted";
  figures: [number, number, number, number, number, number, number, number, number, number];
  level: string;
}

/** A sound that is heard from nowhere. netquake-rerelease.yaml:165 */
export interface Localsound {
  type: "localsound";
  /** The mask as it came: a hint for what the other members leave open. */
  bits?: number | undefined;
  soundnum: number;
}

/** A variant of Prompt. */
export interface PromptNone {
  type: "prompt";
  count: 0;
}

/** A variant of Prompt. */
export interface PromptQuestion {
  type: "prompt";
  count: number;
  title: string;
  choices: Choice[];
}

/**
 * A question with answers to choose from; without any, it is gone.
 *
 * netquake-rerelease.yaml:173
 */
export type Prompt = PromptNone | PromptQuestion;

/** As locprint, in the middle of the screen. netquake-rerelease.yaml:187 */
export interface Loccenterprint {
  type: "loccenterprint";
  parts: Part[];
}

/** As spawnstatic, written as an entity of updateentities. netquake-with-fte.yaml:215 */
export interface SpawnstaticFte {
  type: "spawnstatic_fte";
  state: FteEntity;
}

/**
 * The name of a model, an effect or a sound that was not listed at the beginning.
 *
 * netquake-with-fte.yaml:222
 */
export interface PrecacheFte {
  type: "precache_fte";
  number: number;
  /** One of PRECACHED. */
  of: number;
  name: string;
}

/**
 * Entities of the game's own program, which alone can read what they are.
 *
 * netquake-with-fte.yaml:230
 */
export interface CsqcentitiesFte {
  type: "csqcentities_fte";
  entities: FteCsqcWord[];
}

/** As spawnbaseline, written as an entity of updateentities. netquake-with-fte.yaml:238 */
export interface SpawnbaselineFte {
  type: "spawnbaseline_fte";
  entity: number;
  is_far: number;
  /** The number is 256 times the one before, and this. Where is_far is 1. */
  low?: number | undefined;
  state: FteEntity;
}

/** As updatestat, for figures that are text. netquake-with-fte.yaml:249 */
export interface Updatestatstring {
  type: "updatestatstring";
  index: number;
  value: string;
}

/** As updatestat, for figures that are no whole numbers. netquake-with-fte.yaml:255 */
export interface Updatestatfloat {
  type: "updatestatfloat";
  index: number;
  value: number;
  /** The bits of a NaN as it came, which a number loses. */
  valueNaN?: number | undefined;
}

/** A part of what a player says. netquake-with-fte.yaml:263 */
export interface Voicechat {
  type: "voicechat";
  player: number;
  generation: number;
  codec: number;
  /** Of this part. */
  sequence: number;
  /** As the voice's codec has it. */
  data: Uint8Array;
}

/** Turns the camera by that much. netquake-with-fte.yaml:275 */
export interface Setangledelta {
  type: "setangledelta";
  /** Pitch, yaw, roll. */
  angles: [number, number, number];
}

/**
 * The server's time, and how entities differ from what they were, or from their baselines.
 * Those that are not mentioned stay as they are. Where the one of number 0 is gone, all are.
 *
 * netquake-with-fte.yaml:281
 */
export interface Updateentities {
  type: "updateentities";
  /** The client's last move that the server knows. */
  ack?: number | undefined;
  time: number;
  /** The bits of a NaN as it came, which a number loses. */
  timeNaN?: number | undefined;
  entities: FteEntityWord[];
}

/** Any message. */
export type Message =
  | Bad
  | Nop
  | Disconnect
  | Updatestat
  | Version
  | Setview
  | Sound
  | Time
  | Print
  | Stufftext
  | Setangle
  | Serverinfo
  | Lightstyle
  | Updatename
  | Updatefrags
  | Clientdata
  | Stopsound
  | Updatecolors
  | Particle
  | Damage
  | Spawnstatic
  | Spawnbinary
  | Spawnbaseline
  | TempEntity
  | Setpause
  | Signonnum
  | Centerprint
  | Killedmonster
  | Foundsecret
  | Spawnstaticsound
  | Intermission
  | Finale
  | Cdtrack
  | Sellscreen
  | Cutscene
  | Updateentity
  | Skybox
  | Bf
  | Fog
  | Spawnbaseline2
  | Spawnstatic2
  | Spawnstaticsound2
  | Clientview
  | Showlmp
  | Hidelmp
  | SkyboxDp
  | Downloaddata
  | Updatestatubyte
  | Effect
  | Effect2
  | Precache
  | SpawnbaselineDp
  | SpawnstaticDp
  | Entities
  | Csqcentities
  | Trailparticles
  | Pointparticles
  | Pointparticles1
  | SpawnstaticsoundDp
  | Picture
  | Nopicture
  | Sky
  | Mist
  | Updateping
  | Updatesocial
  | Updateplinfo
  | Locprint
  | Servervars
  | Seq
  | Achievement
  | Chat
  | Levelcompleted
  | Localsound
  | Prompt
  | Loccenterprint
  | SpawnstaticFte
  | PrecacheFte
  | CsqcentitiesFte
  | SpawnbaselineFte
  | Updatestatstring
  | Updatestatfloat
  | Voicechat
  | Setangledelta
  | Updateentities;

/** What `entity_change` makes, with what it does not tell filled in. */
export type EntityChangeState = {
  fresh: boolean;
  renderflags: number;
  origin: [number, number, number];
  angles: [number, number, number];
  modelindex: number;
  frame: number;
  skin: number;
  effects: number;
  alpha: number;
  scale: number;
  colormap: number;
  tagentity: number;
  tagindex: number;
  light: EntityLight | undefined;
  glowsize: number;
  glowcolor: number;
  colormod: [number, number, number];
  glowmod: [number, number, number];
  blending: Blending | undefined;
  traileffect: number;
};

/** What `fte_entity` makes, with what it does not tell filled in. */
export type FteEntityState = {
  reset: boolean;
  frame: number;
  origin: [number, number, number];
  angles: [number, number, number];
  effects: number;
  moves: FteMoves | undefined;
  modelindex: number;
  skin: number;
  colormap: number;
  solid: number;
  entflags: number;
  alpha: number;
  scale: number;
  bones: FteBones | undefined;
  drawn: FteDrawn | undefined;
  tag: FteTag | undefined;
  light: EntityLight | undefined;
  trail: FteTrail | undefined;
  colormod: [number, number, number];
  glowsize: number;
  glowcolor: number;
  glowmod: [number, number, number];
  fatness: number;
  modelindex2: number;
  gravitydir: [number, number];
};

/** What `fte_moves` makes, with what it does not tell filled in. */
export type FteMovesState = {
  is_seen?: boolean | undefined;
  forward: number;
  side: number;
  up: number;
  movetype: number;
  velocity1: number;
  velocity2: number;
  velocity3: number;
  msec: number;
  viewangle1?: number | undefined;
  viewangle3?: number | undefined;
  viewangle2?: number | undefined;
  weaponframe?: FteWeaponframe | undefined | undefined;
};

/** What `sound` makes, with what it does not tell filled in. */
export type SoundState = {
  volume: number;
  attenuation: number;
  pitch?: number | undefined;
  delay?: number | undefined;
  velocity?: [number, number, number] | undefined;
  speed?: number | undefined;
  channel: number;
  entity: number;
  soundnum: number;
  origin: [number, number, number];
};

/** What `clientdata` makes, with what it does not tell filled in. */
export type ClientdataState = {
  viewheight: number;
  idealpitch: number;
  punchangle1: number;
  velocity1: number;
  punchangle2: number;
  velocity2: number;
  punchangle3: number;
  velocity3: number;
  items: number;
  onground: boolean;
  inwater: boolean;
  weaponframe: number;
  armor: number;
  weapon: number;
  health: number;
  ammo: number;
  shells: number;
  nails: number;
  rockets: number;
  cells: number;
  activeweapon: number;
  weaponalpha?: number | undefined;
  entflags?: number | undefined;
};

/** What `spawnbaseline` makes, with what it does not tell filled in. */
export type SpawnbaselineState = {
  entity: number;
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  origin: [number, number, number];
  angles: [number, number, number];
};

/** What `updateentity` makes, with what it does not tell filled in. */
export type UpdateentityState = {
  entity: number;
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  effects: number;
  origin: [number, number, number];
  angles: [number, number, number];
  alpha?: number | undefined;
  scale?: number | undefined;
  lerpfinish?: number | undefined;
  nolerp: boolean;
  solidtype?: number | undefined;
  entflags?: number | undefined;
  health?: number | undefined;
  unknown26?: number | undefined;
  unknown27?: number | undefined;
  unknown28?: number | undefined;
  unknown29?: number | undefined;
  unknown30?: number | undefined;
  unknown31?: number | undefined;
  look?: EntityLook | undefined | undefined;
};

/** What `spawnbaseline2` makes, with what it does not tell filled in. */
export type Spawnbaseline2State = {
  entity: number;
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  origin: [number, number, number];
  angles: [number, number, number];
  alpha: number;
  scale?: number | undefined;
  solidtype?: number | undefined;
  unknown4?: number | undefined;
  unknown5?: number | undefined;
  unknown6?: number | undefined;
  unknown7?: number | undefined;
};

/** What `spawnstatic2` makes, with what it does not tell filled in. */
export type Spawnstatic2State = {
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  origin: [number, number, number];
  angles: [number, number, number];
  alpha: number;
  scale?: number | undefined;
  solidtype?: number | undefined;
  unknown4?: number | undefined;
  unknown5?: number | undefined;
  unknown6?: number | undefined;
  unknown7?: number | undefined;
};

/** What `clientview` makes, with what it does not tell filled in. */
export type ClientviewState = {
  viewheight: number;
  idealpitch: number;
  punchangle1: number;
  punchvector1: number;
  velocity1: number;
  punchangle2: number;
  punchvector2: number;
  velocity2: number;
  punchangle3: number;
  punchvector3: number;
  velocity3: number;
  items: number;
  viewzoom: number;
  onground: boolean;
  inwater: boolean;
};

/** What `spawnbaseline_dp` makes, with what it does not tell filled in. */
export type SpawnbaselineDpState = {
  entity: number;
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  origin: [number, number, number];
  angles: [number, number, number];
};

/** What `spawnbaseline_fte` makes, with what it does not tell filled in. */
export type SpawnbaselineFteState = {
  entity: number;
  is_far: number;
  low: number;
  state: FteEntity | undefined;
};

/** Entity messages, the states that they make, and what these differ from. */
export interface States {
  entity_change: { delta: EntityChange; state: EntityChangeState; from: "previous" };
  fte_entity: { delta: FteEntity; state: FteEntityState; from: "previous" };
  fte_moves: { delta: FteMoves; state: FteMovesState; from: never };
  sound: { delta: Sound; state: SoundState; from: never };
  clientdata: { delta: Clientdata; state: ClientdataState; from: never };
  spawnbaseline: { delta: Spawnbaseline; state: SpawnbaselineState; from: never };
  updateentity: { delta: Updateentity; state: UpdateentityState; from: "baseline" };
  spawnbaseline2: { delta: Spawnbaseline2; state: Spawnbaseline2State; from: never };
  spawnstatic2: { delta: Spawnstatic2; state: Spawnstatic2State; from: never };
  clientview: { delta: Clientview; state: ClientviewState; from: "previous" };
  spawnbaseline_dp: { delta: SpawnbaselineDp; state: SpawnbaselineDpState; from: never };
  spawnbaseline_fte: { delta: SpawnbaselineFte; state: SpawnbaselineFteState; from: never };
}

/** States by the roles of what tells them. */
export interface RoleStates {
  effect: SoundState;
  status: ClientdataState | ClientviewState;
  entity: UpdateentityState;
}

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  bad?: ((message: Readonly<Bad>) => void) | undefined;
  nop?: ((message: Readonly<Nop>) => void) | undefined;
  disconnect?: ((message: Readonly<Disconnect>) => void) | undefined;
  updatestat?: ((message: Readonly<Updatestat>) => void) | undefined;
  version?: ((message: Readonly<Version>) => void) | undefined;
  setview?: ((message: Readonly<Setview>) => void) | undefined;
  sound?: ((message: Readonly<Sound>) => void) | undefined;
  time?: ((message: Readonly<Time>) => void) | undefined;
  print?: ((message: Readonly<Print>) => void) | undefined;
  stufftext?: ((message: Readonly<Stufftext>) => void) | undefined;
  setangle?: ((message: Readonly<Setangle>) => void) | undefined;
  serverinfo?: ((message: Readonly<Serverinfo>) => void) | undefined;
  lightstyle?: ((message: Readonly<Lightstyle>) => void) | undefined;
  updatename?: ((message: Readonly<Updatename>) => void) | undefined;
  updatefrags?: ((message: Readonly<Updatefrags>) => void) | undefined;
  clientdata?: ((message: Viewed<Clientdata>) => void) | undefined;
  stopsound?: ((message: Readonly<Stopsound>) => void) | undefined;
  updatecolors?: ((message: Readonly<Updatecolors>) => void) | undefined;
  particle?: ((message: Readonly<Particle>) => void) | undefined;
  damage?: ((message: Readonly<Damage>) => void) | undefined;
  spawnstatic?: ((message: Readonly<Spawnstatic>) => void) | undefined;
  spawnbinary?: ((message: Readonly<Spawnbinary>) => void) | undefined;
  spawnbaseline?: ((message: Readonly<Spawnbaseline>) => void) | undefined;
  temp_entity?: ((message: Readonly<TempEntity>) => void) | undefined;
  setpause?: ((message: Readonly<Setpause>) => void) | undefined;
  signonnum?: ((message: Readonly<Signonnum>) => void) | undefined;
  centerprint?: ((message: Readonly<Centerprint>) => void) | undefined;
  killedmonster?: ((message: Readonly<Killedmonster>) => void) | undefined;
  foundsecret?: ((message: Readonly<Foundsecret>) => void) | undefined;
  spawnstaticsound?: ((message: Readonly<Spawnstaticsound>) => void) | undefined;
  intermission?: ((message: Readonly<Intermission>) => void) | undefined;
  finale?: ((message: Readonly<Finale>) => void) | undefined;
  cdtrack?: ((message: Readonly<Cdtrack>) => void) | undefined;
  sellscreen?: ((message: Readonly<Sellscreen>) => void) | undefined;
  cutscene?: ((message: Readonly<Cutscene>) => void) | undefined;
  updateentity?: ((message: Viewed<Updateentity>) => void) | undefined;
  skybox?: ((message: Readonly<Skybox>) => void) | undefined;
  bf?: ((message: Readonly<Bf>) => void) | undefined;
  fog?: ((message: Readonly<Fog>) => void) | undefined;
  spawnbaseline2?: ((message: Readonly<Spawnbaseline2>) => void) | undefined;
  spawnstatic2?: ((message: Readonly<Spawnstatic2>) => void) | undefined;
  spawnstaticsound2?: ((message: Readonly<Spawnstaticsound2>) => void) | undefined;
  clientview?: ((message: Readonly<Clientview>) => void) | undefined;
  showlmp?: ((message: Readonly<Showlmp>) => void) | undefined;
  hidelmp?: ((message: Readonly<Hidelmp>) => void) | undefined;
  skybox_dp?: ((message: Readonly<SkyboxDp>) => void) | undefined;
  downloaddata?: ((message: Readonly<Downloaddata>) => void) | undefined;
  updatestatubyte?: ((message: Readonly<Updatestatubyte>) => void) | undefined;
  effect?: ((message: Readonly<Effect>) => void) | undefined;
  effect2?: ((message: Readonly<Effect2>) => void) | undefined;
  precache?: ((message: Readonly<Precache>) => void) | undefined;
  spawnbaseline_dp?: ((message: Readonly<SpawnbaselineDp>) => void) | undefined;
  spawnstatic_dp?: ((message: Readonly<SpawnstaticDp>) => void) | undefined;
  entities?: ((message: Readonly<Entities>) => void) | undefined;
  csqcentities?: ((message: Readonly<Csqcentities>) => void) | undefined;
  trailparticles?: ((message: Readonly<Trailparticles>) => void) | undefined;
  pointparticles?: ((message: Readonly<Pointparticles>) => void) | undefined;
  pointparticles1?: ((message: Readonly<Pointparticles1>) => void) | undefined;
  spawnstaticsound_dp?: ((message: Readonly<SpawnstaticsoundDp>) => void) | undefined;
  picture?: ((message: Readonly<Picture>) => void) | undefined;
  nopicture?: ((message: Readonly<Nopicture>) => void) | undefined;
  sky?: ((message: Readonly<Sky>) => void) | undefined;
  mist?: ((message: Readonly<Mist>) => void) | undefined;
  updateping?: ((message: Readonly<Updateping>) => void) | undefined;
  updatesocial?: ((message: Readonly<Updatesocial>) => void) | undefined;
  updateplinfo?: ((message: Readonly<Updateplinfo>) => void) | undefined;
  locprint?: ((message: Readonly<Locprint>) => void) | undefined;
  servervars?: ((message: Readonly<Servervars>) => void) | undefined;
  seq?: ((message: Readonly<Seq>) => void) | undefined;
  achievement?: ((message: Readonly<Achievement>) => void) | undefined;
  chat?: ((message: Readonly<Chat>) => void) | undefined;
  levelcompleted?: ((message: Readonly<Levelcompleted>) => void) | undefined;
  localsound?: ((message: Readonly<Localsound>) => void) | undefined;
  prompt?: ((message: Readonly<Prompt>) => void) | undefined;
  loccenterprint?: ((message: Readonly<Loccenterprint>) => void) | undefined;
  spawnstatic_fte?: ((message: Readonly<SpawnstaticFte>) => void) | undefined;
  precache_fte?: ((message: Readonly<PrecacheFte>) => void) | undefined;
  csqcentities_fte?: ((message: Readonly<CsqcentitiesFte>) => void) | undefined;
  spawnbaseline_fte?: ((message: Readonly<SpawnbaselineFte>) => void) | undefined;
  updatestatstring?: ((message: Readonly<Updatestatstring>) => void) | undefined;
  updatestatfloat?: ((message: Readonly<Updatestatfloat>) => void) | undefined;
  voicechat?: ((message: Readonly<Voicechat>) => void) | undefined;
  setangledelta?: ((message: Readonly<Setangledelta>) => void) | undefined;
  updateentities?: ((message: Readonly<Updateentities>) => void) | undefined;
}

const COORD_I16 = {
  bytes: 2,
  at: (view, at) => view.getInt16(at, true) * 0.125,
  set: (view, at, value) => view.setInt16(at, asI16(unscale(value, 1, 8)), true),
  nans: noNans,
} satisfies Scalar;
const COORD_F32 = {
  bytes: 4,
  at: (view, at) => view.getFloat32(at, true),
  set: (view, at, value, nan) => setF32(view, at, value, nan),
  nans: (view, at, count, step) => nanBits(view, at, count, step),
} satisfies Scalar;
const COORD_I32 = {
  bytes: 4,
  at: (view, at) => view.getInt32(at, true) * 0.0625,
  set: (view, at, value) => view.setInt32(at, asI32(unscale(value, 1, 16)), true),
  nans: noNans,
} satisfies Scalar;
const ANGLE_I8 = {
  bytes: 1,
  at: (view, at) => view.getInt8(at) * 1.40625,
  set: (view, at, value) => view.setInt8(at, asI8(unscale(value, 45, 32))),
  nans: noNans,
} satisfies Scalar;
const ANGLE_I16 = {
  bytes: 2,
  at: (view, at) => view.getInt16(at, true) * 0.0054931640625,
  set: (view, at, value) => view.setInt16(at, asI16(unscale(value, 45, 8192)), true),
  nans: noNans,
} satisfies Scalar;
const MODEL_U8 = {
  bytes: 1,
  at: (view, at) => view.getUint8(at),
  set: (view, at, value) => view.setUint8(at, asU8(value)),
  nans: noNans,
} satisfies Scalar;
const MODEL_U16 = {
  bytes: 2,
  at: (view, at) => view.getUint16(at, true),
  set: (view, at, value) => view.setUint16(at, asU16(value), true),
  nans: noNans,
} satisfies Scalar;
const ENTITYTYPE_ARMS = /* @__PURE__ */ armsOf({
  point: [0x00, 0x01, 0x02, 0x03, 0x04, 0x07, 0x08, 0x0a, 0x0b],
  line: [0x05, 0x06, 0x09, 0x0d],
  explosion2: [0x0c],
});
const CLIENTDATA_UNTIL106_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const CLIENTDATA_UNTIL106_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 4, 0, 0, 1, 1, 1, 0]);
const bytesOfClientdataUntil106Flags = (flags: number): number =>
  CLIENTDATA_UNTIL106_FLAGS_LENGTHS_0[flags & 0xff]! +
  CLIENTDATA_UNTIL106_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const CLIENTDATA_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const CLIENTDATA_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 0, 0, 1, 1, 1, 0]);
const bytesOfClientdataFlags = (flags: number): number =>
  CLIENTDATA_FLAGS_LENGTHS_0[flags & 0xff]! + CLIENTDATA_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const UPDATEENTITY_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 2, 2, 2, 1, 0, 1, 0]);
const UPDATEENTITY_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 0]);
const bytesOfUpdateentityFlags = (flags: number): number =>
  UPDATEENTITY_FLAGS_LENGTHS_0[flags & 0xff]! + UPDATEENTITY_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const UPDATEENTITY_PAIRS = /* @__PURE__ */ pairLengths({
  ids: [0x80, 0xff],
  bits: 7,
  more: 0,
  bytes: 2,
  perBit: [0, 2, 2, 2, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0],
  refused: 0x00,
});
const UPDATEENTITY_FROM10000_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 2, 2, 2, 1, 0, 1, 0]);
const UPDATEENTITY_FROM10000_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 1, 2, 1, 1, 1, 1, 0]);
const bytesOfUpdateentityFrom10000Flags = (flags: number): number =>
  UPDATEENTITY_FROM10000_FLAGS_LENGTHS_0[flags & 0xff]! +
  UPDATEENTITY_FROM10000_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const UPDATEENTITY_FROM250_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 2, 2, 2, 1, 0, 1, 0]);
const UPDATEENTITY_FROM250_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 0]);
const bytesOfUpdateentityFrom250Flags = (flags: number): number =>
  UPDATEENTITY_FROM250_FLAGS_LENGTHS_0[flags & 0xff]! +
  UPDATEENTITY_FROM250_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const read3U16 = (view: DataView, at: number): [number, number, number] => [
  view.getUint16(at, true),
  view.getUint16(at + 2, true),
  view.getUint16(at + 4, true),
];
const write3U16 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setUint16(at + 2 * i, asU16(values[i]!), true);
};
const read3I16 = (view: DataView, at: number): [number, number, number] => [
  view.getInt16(at, true) * 0.015625,
  view.getInt16(at + 2, true) * 0.015625,
  view.getInt16(at + 4, true) * 0.015625,
];
const read4I16 = (view: DataView, at: number): [number, number, number, number] => [
  view.getInt16(at, true),
  view.getInt16(at + 2, true),
  view.getInt16(at + 4, true),
  view.getInt16(at + 6, true),
];
const write3I16 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 1, 64)), true);
};
const write4I16 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 4);
  for (let i = 0; i < 4; i++) view.setInt16(at + 2 * i, asI16(values[i]!), true);
};
const read2U16 = (view: DataView, at: number): [number, number] => [
  view.getUint16(at, true),
  view.getUint16(at + 2, true),
];
const read2U8 = (view: DataView, at: number): [number, number] => [
  view.getUint8(at),
  view.getUint8(at + 1),
];
const read3U8 = (view: DataView, at: number): [number, number, number] => [
  view.getUint8(at),
  view.getUint8(at + 1),
  view.getUint8(at + 2),
];
const read4U16 = (view: DataView, at: number): [number, number, number, number] => [
  view.getUint16(at, true),
  view.getUint16(at + 2, true),
  view.getUint16(at + 4, true),
  view.getUint16(at + 6, true),
];
const read4U8 = (view: DataView, at: number): [number, number, number, number] => [
  view.getUint8(at),
  view.getUint8(at + 1),
  view.getUint8(at + 2),
  view.getUint8(at + 3),
];
const write2U16 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 2);
  for (let i = 0; i < 2; i++) view.setUint16(at + 2 * i, asU16(values[i]!), true);
};
const write2U8 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 2);
  for (let i = 0; i < 2; i++) view.setUint8(at + i, asU8(values[i]!));
};
const write3U8 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setUint8(at + i, asU8(values[i]!));
};
const write4U16 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 4);
  for (let i = 0; i < 4; i++) view.setUint16(at + 2 * i, asU16(values[i]!), true);
};
const write4U8 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 4);
  for (let i = 0; i < 4; i++) view.setUint8(at + i, asU8(values[i]!));
};
const read3I16_2 = (view: DataView, at: number): [number, number, number] => [
  view.getInt16(at, true) * 0.125,
  view.getInt16(at + 2, true) * 0.125,
  view.getInt16(at + 4, true) * 0.125,
];
const read3I8 = (view: DataView, at: number): [number, number, number] => [
  view.getInt8(at) * 1.40625,
  view.getInt8(at + 1) * 1.40625,
  view.getInt8(at + 2) * 1.40625,
];
const read3Angle = (view: DataView, at: number): [number, number, number] => [
  view.getInt16(at, true) * 0.0054931640625,
  view.getInt16(at + 2, true) * 0.0054931640625,
  view.getInt16(at + 4, true) * 0.0054931640625,
];
const ENTITY_CHANGE_FROM3504_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 0, 0, 1, 1, 1, 0, 0]);
const bytesOfEntityChangeFrom3504Flags = (flags: number): number =>
  ENTITY_CHANGE_FROM3504_FLAGS_LENGTHS_0[flags & 0xff]! +
  ((flags & 0x08) !== 0 && (flags & 0x2000) !== 0 ? 1 : 0) +
  ((flags & 0x10) !== 0 && (flags & 0x200000) !== 0 ? 1 : 0);
const ENTITY_CHANGE_FROM3504_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 1, 1, 0, 0, 0, 1, 0]);
const bytesOfEntityChangeFrom3504FlagsRun1 = (flags: number): number =>
  ENTITY_CHANGE_FROM3504_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  ((flags & 0x010000) !== 0 ? 3 : 0);
const ENTITY_CHANGE_FROM3504_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([0, 0, 2, 0, 0, 0, 3, 0]);
const bytesOfEntityChangeFrom3504FlagsRun2 = (flags: number): number =>
  ENTITY_CHANGE_FROM3504_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
  ((flags & 0x01000000) !== 0 ? 3 : 0);
const read3U8_2 = (view: DataView, at: number): [number, number, number] => [
  view.getUint8(at) * 0.03125,
  view.getUint8(at + 1) * 0.03125,
  view.getUint8(at + 2) * 0.03125,
];
const write3I16_2 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 1, 8)), true);
};
const write3I8 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + i, asI8(unscale(values[i]!, 45, 32)));
};
const write3Angle = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 45, 8192)), true);
};
const write3U8_2 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setUint8(at + i, asU8(unscale(values[i]!, 1, 32)));
};
const FTE_MOVES_FROM109FTE_BITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 2, 1, 4, 2, 1, 0]);
const FTE_MOVES_FROM109FTEPREDINFO_BITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  2, 2, 2, 1, 4, 2, 1, 0,
]);
const read7I16 = (
  view: DataView,
  at: number,
): [number, number, number, number, number, number, number] => [
  view.getInt16(at, true),
  view.getInt16(at + 2, true),
  view.getInt16(at + 4, true),
  view.getInt16(at + 6, true),
  view.getInt16(at + 8, true),
  view.getInt16(at + 10, true),
  view.getInt16(at + 12, true),
];
const write7I16 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 7);
  for (let i = 0; i < 7; i++) view.setInt16(at + 2 * i, asI16(values[i]!), true);
};
const SOUND_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 0, 0, 0, 0]);
const SOUND_FROM3504_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 1, 1, 2, 0, 0]);
const read3Coord = (view: DataView, at: number): [number, number, number] => [
  view.getInt16(at, true) * 0.125,
  view.getInt16(at + 2, true) * 0.125,
  view.getInt16(at + 4, true) * 0.125,
];
const SOUND_FROM10002_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 0, 0, 0, 0]);
const write3Coord = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 1, 8)), true);
};
const SOUND_FROM109FTE_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 0, 2, 2, 1]);
const bytesOfSoundFrom109fteFlags = (flags: number): number =>
  SOUND_FROM109FTE_FLAGS_LENGTHS_0[flags & 0xff]! +
  ((flags & 0x0100) !== 0 ? 6 : 0) +
  ((flags & 0x010000) !== 0 ? 6 : 0);
const ANNOUNCED_TOGETHER = [
  [0, 0, 15],
  [0, 0, 666],
  [0, 0, 999],
  [0, 0, 3504],
  [0, 0, 10000],
  [0, 0, 10002],
  [0, 0, 10001],
  [0, 0, 250],
  [0, 8, 15],
  [0, 8, 666],
  [0, 8, 999],
  [0, 40, 15],
  [0, 40, 666],
  [0, 40, 999],
];
const ANNOUNCED_TOGETHER_1 = [
  [0, 0, 999, 0],
  [0, 0, 999, 18],
  [0, 0, 999, 130],
  [0, 8, 999, 0],
  [0, 8, 999, 18],
  [0, 8, 999, 130],
  [0, 40, 999, 0],
  [0, 40, 999, 18],
  [0, 40, 999, 130],
];
const Clientdata$ = /* @__PURE__ */ plainConstructor(function (
  this: Clientdata,
  flags: Clientdata["flags"],
  viewheight: Clientdata["viewheight"],
  idealpitch: Clientdata["idealpitch"],
  punchangle1: Clientdata["punchangle1"],
  velocity1: Clientdata["velocity1"],
  punchangle2: Clientdata["punchangle2"],
  velocity2: Clientdata["velocity2"],
  punchangle3: Clientdata["punchangle3"],
  velocity3: Clientdata["velocity3"],
  items: Clientdata["items"],
  onground: Clientdata["onground"],
  inwater: Clientdata["inwater"],
  weaponframe: Clientdata["weaponframe"],
  armor: Clientdata["armor"],
  weapon: Clientdata["weapon"],
  health: Clientdata["health"],
  ammo: Clientdata["ammo"],
  shells: Clientdata["shells"],
  nails: Clientdata["nails"],
  rockets: Clientdata["rockets"],
  cells: Clientdata["cells"],
  activeweapon: Clientdata["activeweapon"],
) {
  this.type = "clientdata";
  this.flags = flags;
  this.viewheight = viewheight;
  this.idealpitch = idealpitch;
  this.punchangle1 = punchangle1;
  this.velocity1 = velocity1;
  this.punchangle2 = punchangle2;
  this.velocity2 = velocity2;
  this.punchangle3 = punchangle3;
  this.velocity3 = velocity3;
  this.items = items;
  this.onground = onground;
  this.inwater = inwater;
  this.weaponframe = weaponframe;
  this.armor = armor;
  this.weapon = weapon;
  this.health = health;
  this.ammo = ammo;
  this.shells = shells;
  this.nails = nails;
  this.rockets = rockets;
  this.cells = cells;
  this.activeweapon = activeweapon;
});
const CLIENTDATA_FROM666_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const CLIENTDATA_FROM666_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 0, 0, 1, 1, 1, 0]);
const CLIENTDATA_FROM666_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 0]);
const CLIENTDATA_FROM666_FLAGS_LENGTHS_3 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 0, 0, 0, 0]);
const bytesOfClientdataFrom666Flags = (flags: number): number =>
  CLIENTDATA_FROM666_FLAGS_LENGTHS_0[flags & 0xff]! +
  CLIENTDATA_FROM666_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  CLIENTDATA_FROM666_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
  CLIENTDATA_FROM666_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]!;
const CLIENTDATA_FROM10000_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const CLIENTDATA_FROM10000_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 0, 0, 1, 1, 2, 0]);
const bytesOfClientdataFrom10000Flags = (flags: number): number =>
  CLIENTDATA_FROM10000_FLAGS_LENGTHS_0[flags & 0xff]! +
  CLIENTDATA_FROM10000_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const CLIENTDATA_FROM2021_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 0, 0, 1, 1, 1, 0]);
const CLIENTDATA_FROM2021_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 0]);
const CLIENTDATA_FROM2021_FLAGS_LENGTHS_3 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 0, 0, 0, 0]);
const bytesOfClientdataFrom2021Flags = (flags: number): number =>
  CLIENTDATA_FROM2021_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  CLIENTDATA_FROM2021_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
  CLIENTDATA_FROM2021_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]!;
const CLIENTDATA_FROM2021_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 0, 0, 0, 0, 0]);
const ENTITYTYPE_ARMS_2 = /* @__PURE__ */ armsOf({
  point: [
    0x00, 0x01, 0x02, 0x03, 0x04, 0x07, 0x08, 0x0a, 0x0b, 0x39, 0x3a, 0x3b, 0x46, 0x48, 0x4b, 0x4e,
  ],
  line: [0x05, 0x06, 0x09, 0x0d],
  explosion2: [0x0c],
  explosion3: [0x10],
  bolt: [0x11],
  drops: [0x32, 0x33],
  shower: [0x34],
  explosionrgb: [0x35],
  cube: [0x36],
  weather: [0x37, 0x38],
  flash: [0x49],
  jet: [0x4a, 0x4d, 0x4f],
  beam: [0x4c],
});
const read3I8_2 = (view: DataView, at: number): [number, number, number] => [
  view.getInt8(at),
  view.getInt8(at + 1),
  view.getInt8(at + 2),
];
const write3I8_2 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + i, asI8(values[i]!));
};
const ENTITYTYPE_ARMS_3 = /* @__PURE__ */ armsOf({
  point: [0x00, 0x01, 0x02, 0x03, 0x04, 0x07, 0x08, 0x0a, 0x0b],
  line: [0x05, 0x06, 0x09, 0x0d],
  explosion2: [0x0c],
  explosion3: [0x10],
  bolt: [0x11],
});
const Updateentity$ = /* @__PURE__ */ plainConstructor(function (
  this: Updateentity,
  flags: Updateentity["flags"],
  entity: Updateentity["entity"],
  modelindex: Updateentity["modelindex"],
  frame: Updateentity["frame"],
  colormap: Updateentity["colormap"],
  skin: Updateentity["skin"],
  effects: Updateentity["effects"],
  origin1: Updateentity["origin1"],
  angle1: Updateentity["angle1"],
  origin2: Updateentity["origin2"],
  angle2: Updateentity["angle2"],
  origin3: Updateentity["origin3"],
  angle3: Updateentity["angle3"],
  nolerp: Updateentity["nolerp"],
) {
  this.type = "updateentity";
  this.flags = flags;
  this.entity = entity;
  this.modelindex = modelindex;
  this.frame = frame;
  this.colormap = colormap;
  this.skin = skin;
  this.effects = effects;
  this.origin1 = origin1;
  this.angle1 = angle1;
  this.origin2 = origin2;
  this.angle2 = angle2;
  this.origin3 = origin3;
  this.angle3 = angle3;
  this.nolerp = nolerp;
});
const UPDATEENTITY_FROM2021_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 0, 1, 0]);
const bytesOfUpdateentityFrom2021Flags = (flags: number): number =>
  ((flags & 0x0200) !== 0 ? 1 : 0) + UPDATEENTITY_FROM2021_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]!;
const UPDATEENTITY_FROM2021_FLAGS_LENGTHS_3 = /* @__PURE__ */ bitLengths([0, 0, 1, 1, 1, 1, 1, 1]);
const UPDATEENTITY_FROM2021_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 1, 1, 1, 1, 0, 0]);
const bytesOfUpdateentityFrom2021FlagsRun1 = (flags: number): number =>
  ((flags & 0x40) !== 0 ? 1 : 0) + UPDATEENTITY_FROM2021_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const read4U8_2 = (view: DataView, at: number): [number, number, number, number] => [
  view.getUint8(at) / 255,
  view.getUint8(at + 1) / 255,
  view.getUint8(at + 2) / 255,
  view.getUint8(at + 3) / 255,
];
const write4U8_2 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 4);
  for (let i = 0; i < 4; i++) view.setUint8(at + i, asU8(unscale(values[i]!, 1, 255)));
};
const SPAWNBASELINE2_FROM2021_BITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const SPAWNSTATIC2_FROM2021_BITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const CLIENTVIEW_FROM3504_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 2, 2, 2, 4, 4, 4]);
const CLIENTVIEW_FROM3504_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([4, 4, 4, 2, 0, 0, 0, 0]);
const bytesOfClientviewFrom3504Flags = (flags: number): number =>
  CLIENTVIEW_FROM3504_FLAGS_LENGTHS_0[flags & 0xff]! +
  ((flags & 0x0200) !== 0 ? 4 : 0) +
  CLIENTVIEW_FROM3504_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]!;
const read2I32 = (view: DataView, at: number): [number, number] => [
  view.getInt32(at, true),
  view.getInt32(at + 4, true),
];
const write2I32 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 2);
  for (let i = 0; i < 2; i++) view.setInt32(at + 4 * i, asI32(values[i]!), true);
};
const SERVERVARS_FROM2021_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 4, 4, 4, 4, 4, 4, 0]);
const SERVERVARS_FROM2021_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 4, 4, 1, 4, 4, 1, 0]);
const bytesOfServervarsFrom2021Flags = (flags: number): number =>
  SERVERVARS_FROM2021_FLAGS_LENGTHS_0[flags & 0xff]! +
  SERVERVARS_FROM2021_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const read10U8 = (
  view: DataView,
  at: number,
): [number, number, number, number, number, number, number, number, number, number] => [
  view.getUint8(at),
  view.getUint8(at + 1),
  view.getUint8(at + 2),
  view.getUint8(at + 3),
  view.getUint8(at + 4),
  view.getUint8(at + 5),
  view.getUint8(at + 6),
  view.getUint8(at + 7),
  view.getUint8(at + 8),
  view.getUint8(at + 9),
];
const write10U8 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 10);
  for (let i = 0; i < 10; i++) view.setUint8(at + i, asU8(values[i]!));
};
const read3I16_3 = (view: DataView, at: number): [number, number, number] => [
  view.getInt16(at, true) * 0.0054931640625,
  view.getInt16(at + 2, true) * 0.0054931640625,
  view.getInt16(at + 4, true) * 0.0054931640625,
];
const write3I16_3 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 45, 8192)), true);
};
const UPDATEENTITYFROM10000_PAIRS = /* @__PURE__ */ pairLengths({
  ids: [0x80, 0xff],
  bits: 7,
  more: 0,
  bytes: 2,
  perBit: [0, 2, 2, 2, 1, 0, 1, 0, 1, 1, 2, 1, 1, 1, 1, 0],
  refused: 0x8000,
});
const explainedUntil106 = /* @__PURE__ */ explaining(table, 5);
const explainedUntil107 = /* @__PURE__ */ explaining(table, 6);
const explained = /* @__PURE__ */ explaining(table, 8);

/** Throws EncodeError for a member that its type does not hold. */
function rejectOutOfRange(message: object, types: string): never {
  throw firstOutOfRange(message, types);
}

/** Reads an `entity_light` (3504). Throws DecodeError. */
export function decodeEntityLightFrom3504(r: Reader): EntityLight {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 10);
  r.offset = at + 10;
  return {
    color: read3U16(view, at),
    radius: view.getUint16(at + 6, true),
    style: view.getUint8(at + 8),
    flags: view.getUint8(at + 9),
  };
}

/** Passes over what `decodeEntityLightFrom3504` reads. Throws DecodeError. */
export function skipEntityLightFrom3504(r: Reader): undefined {
  skip(r, 10);
}

/** Writes what `decodeEntityLightFrom3504` reads. Throws EncodeError. */
export function encodeEntityLightFrom3504(w: Writer, m: EntityLight): void {
  const at = reserve(w, 10);
  const view = w.view;
  write3U16(view, at, m.color);
  view.setUint16(at + 6, asU16(m.radius), true);
  view.setUint8(at + 8, asU8(m.style));
  view.setUint8(at + 9, asU8(m.flags));
  w.offset = at + 10;
}

/** Reads a `skeleton`. Throws DecodeError. */
export function decodeSkeletonFrom3504(r: Reader): Skeleton {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  r.offset = at + 2;
  const modelindex = view.getUint16(at, true);
  ensure(r, r.offset, 1);
  const bonesCount = r.view.getUint8(r.offset);
  r.offset += 1;
  const bones: Bone[] = [];
  for (let i = 0; i < bonesCount; i++) bones.push(decodeBoneFrom3504(r));
  return { modelindex, bones };
}

/** Passes over what `decodeSkeletonFrom3504` reads. Throws DecodeError. */
export function skipSkeletonFrom3504(r: Reader): undefined {
  let at = r.offset;
  at = advance(r, at, 2);
  r.offset = at;
  ensure(r, r.offset, 1);
  const bonesCount = r.view.getUint8(r.offset);
  r.offset += 1;
  skip(r, 14 * bonesCount);
}

/** Writes what `decodeSkeletonFrom3504` reads. Throws EncodeError. */
export function encodeSkeletonFrom3504(w: Writer, m: Skeleton): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, asU16(m.modelindex), true);
  w.offset = at + 2;
  expectArray(m.bones);
  reserve(w, 1);
  w.view.setUint8(w.offset, asU8(m.bones.length));
  w.offset += 1;
  for (const element of m.bones) encodeBoneFrom3504(w, element);
}

/** Reads a `bone`. Throws DecodeError. */
export function decodeBoneFrom3504(r: Reader): Bone {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 14);
  r.offset = at + 14;
  return { origin: read3I16(view, at), turn: read4I16(view, at + 6) };
}

/** Passes over what `decodeBoneFrom3504` reads. Throws DecodeError. */
export function skipBoneFrom3504(r: Reader): undefined {
  skip(r, 14);
}

/** Writes what `decodeBoneFrom3504` reads. Throws EncodeError. */
export function encodeBoneFrom3504(w: Writer, m: Bone): void {
  const at = reserve(w, 14);
  const view = w.view;
  write3I16(view, at, m.origin);
  write4I16(view, at + 6, m.turn);
  w.offset = at + 14;
}

/** Reads a `blending`. Throws DecodeError. */
export function decodeBlendingFrom3504(r: Reader): Blending {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const kind = view.getUint8((at += 1) - 1);
  switch (kind) {
    case 0x00: {
      ensure(r, at, 4);
      r.offset = at + 4;
      return {
        kind: kind as BlendingOne["kind"],
        frame: view.getUint16(at, true),
        age: view.getUint16(at + 2, true),
      };
    }
    case 0x01: {
      ensure(r, at, 10);
      r.offset = at + 10;
      return {
        kind: kind as BlendingTwo["kind"],
        frames: read2U16(view, at),
        ages: read2U16(view, at + 4),
        shares: read2U8(view, at + 8),
      };
    }
    case 0x02: {
      ensure(r, at, 15);
      r.offset = at + 15;
      return {
        kind: kind as BlendingThree["kind"],
        frames: read3U16(view, at),
        ages: read3U16(view, at + 6),
        shares: read3U8(view, at + 12),
      };
    }
    case 0x03: {
      ensure(r, at, 20);
      r.offset = at + 20;
      return {
        kind: kind as BlendingFour["kind"],
        frames: read4U16(view, at),
        ages: read4U16(view, at + 8),
        shares: read4U8(view, at + 16),
      };
    }
    case 0x04: {
      r.offset = at;
      return { kind: kind as BlendingBones["kind"], skeleton: decodeSkeletonFrom3504(r) };
    }
    default:
      throw noArm(r, "kind", kind);
  }
}

/** Passes over what `decodeBlendingFrom3504` reads. Throws DecodeError. */
export function skipBlendingFrom3504(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const kind = view.getUint8(at++);
  switch (kind) {
    case 0x00: {
      r.offset = advance(r, at, 4);
      return;
    }
    case 0x01: {
      r.offset = advance(r, at, 10);
      return;
    }
    case 0x02: {
      r.offset = advance(r, at, 15);
      return;
    }
    case 0x03: {
      r.offset = advance(r, at, 20);
      return;
    }
    case 0x04: {
      r.offset = at;
      skipSkeletonFrom3504(r);
      return;
    }
    default:
      throw noArm(r, "kind", kind);
  }
}

/** Writes what `decodeBlendingFrom3504` reads. Throws EncodeError. */
export function encodeBlendingFrom3504(w: Writer, m: Blending): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.kind));
  w.offset = at + 1;
  switch (m.kind) {
    case 0x00: {
      const oneArm = m as BlendingOne;
      const at = reserve(w, 4);
      const view = w.view;
      view.setUint16(at, asU16(oneArm.frame), true);
      view.setUint16(at + 2, asU16(oneArm.age), true);
      w.offset = at + 4;
      return;
    }
    case 0x01: {
      const twoArm = m as BlendingTwo;
      const at = reserve(w, 10);
      const view = w.view;
      write2U16(view, at, twoArm.frames);
      write2U16(view, at + 4, twoArm.ages);
      write2U8(view, at + 8, twoArm.shares);
      w.offset = at + 10;
      return;
    }
    case 0x02: {
      const threeArm = m as BlendingThree;
      const at = reserve(w, 15);
      const view = w.view;
      write3U16(view, at, threeArm.frames);
      write3U16(view, at + 6, threeArm.ages);
      write3U8(view, at + 12, threeArm.shares);
      w.offset = at + 15;
      return;
    }
    case 0x03: {
      const fourArm = m as BlendingFour;
      const at = reserve(w, 20);
      const view = w.view;
      write4U16(view, at, fourArm.frames);
      write4U16(view, at + 8, fourArm.ages);
      write4U8(view, at + 16, fourArm.shares);
      w.offset = at + 20;
      return;
    }
    case 0x04: {
      const bonesArm = m as BlendingBones;
      encodeSkeletonFrom3504(w, bonesArm.skeleton);
      return;
    }
    default:
      throw noSuchArm("kind", m);
  }
}

/** Reads an `entity_change`. Throws DecodeError. */
export function decodeEntityChangeFrom3504(r: Reader): EntityChange {
  const view = r.view;
  let at = r.offset;
  if (at + 5 > r.end) ensureWhole(r, skipEntityChangeFrom3504);
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const fresh = (flags & 0x01) !== 0;
  const origin_width = gatherBits(flags, [1, 11]);
  const angles_width = gatherBits(flags, [2, 12]);
  const effects_width = gatherBits(flags, [6, 19, 20]);
  const renderflags = (flags & 0x0100) !== 0 ? view.getUint8(at++) : undefined;
  let origin: [number, number, number] | undefined;
  if (origin_width === 1) {
    ensure(r, at, 6);
    origin = read3I16_2(view, (at += 6) - 6);
  }
  let origin_wide: [number, number, number] | undefined;
  let origin_wideNaN: number[] | undefined;
  if (origin_width === 3) {
    ensure(r, at, 12);
    origin_wide = [
      view.getFloat32(at, true),
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
    ];
    origin_wideNaN = nanBits(view, at, 3);
    at += 12;
  }
  let angles: [number, number, number] | undefined;
  if (angles_width === 1) {
    ensure(r, at, 3);
    angles = read3I8(view, (at += 3) - 3);
  }
  let angles_wide: [number, number, number] | undefined;
  if (angles_width === 3) {
    ensure(r, at, 6);
    angles_wide = read3Angle(view, (at += 6) - 6);
  }
  if (at + 5 > r.end) ensure(r, at, bytesOfEntityChangeFrom3504Flags(flags));
  const modelindex =
    (flags & 0x08) !== 0
      ? (flags & 0x2000) !== 0
        ? view.getUint16((at += 2) - 2, true)
        : view.getUint8(at++)
      : undefined;
  const frame =
    (flags & 0x10) !== 0
      ? (flags & 0x200000) !== 0
        ? view.getUint16((at += 2) - 2, true)
        : view.getUint8(at++)
      : undefined;
  const skin = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  let effects: number | undefined;
  if (effects_width === 1) {
    ensure(r, at, 1);
    effects = view.getUint8(at++);
  }
  let effects_wide: number | undefined;
  if (effects_width === 3) {
    ensure(r, at, 2);
    effects_wide = view.getUint16((at += 2) - 2, true);
  }
  let effects_widest: number | undefined;
  if (effects_width === 5 || effects_width === 7) {
    ensure(r, at, 4);
    effects_widest = view.getUint32((at += 4) - 4, true);
  }
  if (at + 6 > r.end) ensure(r, at, bytesOfEntityChangeFrom3504FlagsRun1(flags));
  const alpha = (flags & 0x0200) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const scale = (flags & 0x0400) !== 0 ? view.getUint8(at++) * 0.0625 : undefined;
  const colormap = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  const tagentity = (flags & 0x010000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const tagindex = (flags & 0x010000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const light = (flags & 0x020000) !== 0 ? decodeEntityLightFrom3504(r) : undefined;
  at = r.offset;
  if (at + 8 > r.end) ensure(r, at, bytesOfEntityChangeFrom3504FlagsRun2(flags));
  const glowsize = (flags & 0x040000) !== 0 ? view.getUint8(at++) : undefined;
  const glowcolor = (flags & 0x040000) !== 0 ? view.getUint8(at++) : undefined;
  const colormod = (flags & 0x400000) !== 0 ? read3U8_2(view, (at += 3) - 3) : undefined;
  const glowmod = (flags & 0x01000000) !== 0 ? read3U8_2(view, (at += 3) - 3) : undefined;
  r.offset = at;
  const blending = (flags & 0x02000000) !== 0 ? decodeBlendingFrom3504(r) : undefined;
  at = r.offset;
  if (at + 2 > r.end) ensure(r, at, (flags & 0x04000000) !== 0 ? 2 : 0);
  const traileffect = (flags & 0x04000000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  r.offset = at;
  return {
    flags,
    fresh,
    origin_width,
    angles_width,
    effects_width,
    renderflags,
    origin,
    origin_wide,
    origin_wideNaN,
    angles,
    angles_wide,
    modelindex,
    frame,
    skin,
    effects,
    effects_wide,
    effects_widest,
    alpha,
    scale,
    colormap,
    tagentity,
    tagindex,
    light,
    glowsize,
    glowcolor,
    colormod,
    glowmod,
    blending,
    traileffect,
  };
}

/** Passes over what `decodeEntityChangeFrom3504` reads. Throws DecodeError. */
export function skipEntityChangeFrom3504(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  let flags = view.getUint8(at++);
  const more1 = (flags >>> 7) & 1;
  flags |= (r.bytes[at]! & -more1) << 8;
  at += more1;
  const more2 = (flags >>> 15) & 1;
  flags |= (r.bytes[at]! & -more2) << 16;
  at += more2;
  const more3 = (flags >>> 23) & 1;
  flags |= (r.bytes[at]! & -more3) << 24;
  at += more3;
  flags >>>= 0;
  const origin_width = gatherBits(flags, [1, 11]);
  const angles_width = gatherBits(flags, [2, 12]);
  const effects_width = gatherBits(flags, [6, 19, 20]);
  at = advance(r, at, (flags & 0x0100) !== 0 ? 1 : 0);
  if (origin_width === 1) {
    ensure(r, at, 6);
    at += 6;
  }
  if (origin_width === 3) {
    ensure(r, at, 12);
    at += 12;
  }
  if (angles_width === 1) {
    ensure(r, at, 3);
    at += 3;
  }
  if (angles_width === 3) {
    ensure(r, at, 6);
    at += 6;
  }
  at = advance(r, at, bytesOfEntityChangeFrom3504Flags(flags));
  if (effects_width === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  if (effects_width === 3) {
    ensure(r, at, 2);
    at += 2;
  }
  if (effects_width === 5 || effects_width === 7) {
    ensure(r, at, 4);
    at += 4;
  }
  at = advance(r, at, bytesOfEntityChangeFrom3504FlagsRun1(flags));
  r.offset = at;
  if ((flags & 0x020000) !== 0) skipEntityLightFrom3504(r);
  at = r.offset;
  at = advance(r, at, bytesOfEntityChangeFrom3504FlagsRun2(flags));
  r.offset = at;
  if ((flags & 0x02000000) !== 0) skipBlendingFrom3504(r);
  at = r.offset;
  r.offset = advance(r, at, (flags & 0x04000000) !== 0 ? 2 : 0);
}

/** Writes what `decodeEntityChangeFrom3504` reads. Throws EncodeError. */
export function encodeEntityChangeFrom3504(w: Writer, m: EntityChange): void {
  expectObject(m);
  let flags = m.flags === undefined ? 0 : m.flags & 0xf8a0a080;
  if (m.fresh) flags |= 0x01;
  flags |= spreadBits(m.origin_width, [1, 11]);
  flags |= spreadBits(m.angles_width, [2, 12]);
  flags |= spreadBits(m.effects_width, [6, 19, 20]);
  if (m.renderflags !== undefined) flags |= 0x0100;
  if (m.modelindex !== undefined) flags |= 0x08;
  if (m.modelindex !== undefined && m.modelindex !== (m.modelindex & 0xff)) flags |= 0x2000;
  if (m.frame !== undefined) flags |= 0x10;
  if (m.frame !== undefined && m.frame !== (m.frame & 0xff)) flags |= 0x200000;
  if (m.skin !== undefined) flags |= 0x20;
  if (m.alpha !== undefined) flags |= 0x0200;
  if (m.scale !== undefined) flags |= 0x0400;
  if (m.colormap !== undefined) flags |= 0x4000;
  if (m.tagentity !== undefined) flags |= 0x010000;
  if (m.light !== undefined) flags |= 0x020000;
  if (m.glowsize !== undefined) flags |= 0x040000;
  if (m.colormod !== undefined) flags |= 0x400000;
  if (m.glowmod !== undefined) flags |= 0x01000000;
  if (m.blending !== undefined) flags |= 0x02000000;
  if (m.traileffect !== undefined) flags |= 0x04000000;
  if ((m.tagentity !== undefined) !== (m.tagindex !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 16, set: ["tagentity", "tagindex"], clear: [] });
  if ((m.glowsize !== undefined) !== (m.glowcolor !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 18, set: ["glowsize", "glowcolor"], clear: [] });
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  if ((flags & 0xff00) !== 0) flags |= 0x80;
  let at = reserve(w, 50);
  let view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if (m.renderflags !== undefined) view.setUint8(at++, asU8(m.renderflags));
  expectWhere(m.origin, m.origin_width === 1);
  if (m.origin !== undefined) write3I16_2(view, (at += 6) - 6, m.origin);
  expectWhere(m.origin_wide, m.origin_width === 3);
  if (m.origin_wide !== undefined) {
    expectLength(m.origin_wide, 3);
    setF32(view, at, m.origin_wide[0], m.origin_wideNaN?.[0]);
    setF32(view, at + 4, m.origin_wide[1], m.origin_wideNaN?.[1]);
    setF32(view, at + 8, m.origin_wide[2], m.origin_wideNaN?.[2]);
    at += 12;
  }
  expectWhere(m.angles, m.angles_width === 1);
  if (m.angles !== undefined) write3I8(view, (at += 3) - 3, m.angles);
  expectWhere(m.angles_wide, m.angles_width === 3);
  if (m.angles_wide !== undefined) write3Angle(view, (at += 6) - 6, m.angles_wide);
  if (m.modelindex !== undefined) {
    if ((flags & 0x2000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
    else view.setUint8(at++, asU8(m.modelindex));
  }
  if (m.frame !== undefined) {
    if ((flags & 0x200000) !== 0) view.setUint16((at += 2) - 2, asU16(m.frame), true);
    else view.setUint8(at++, asU8(m.frame));
  }
  if (m.skin !== undefined) view.setUint8(at++, asU8(m.skin));
  expectWhere(m.effects, m.effects_width === 1);
  if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
  expectWhere(m.effects_wide, m.effects_width === 3);
  if (m.effects_wide !== undefined) view.setUint16((at += 2) - 2, asU16(m.effects_wide), true);
  expectWhere(m.effects_widest, m.effects_width === 5 || m.effects_width === 7);
  if (m.effects_widest !== undefined) view.setUint32((at += 4) - 4, asU32(m.effects_widest), true);
  if (m.alpha !== undefined) view.setUint8(at++, asU8(unscale(m.alpha, 1, 255)));
  if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
  if (m.colormap !== undefined) view.setUint8(at++, asU8(m.colormap));
  if (m.tagentity !== undefined) view.setUint16((at += 2) - 2, asU16(m.tagentity), true);
  if (m.tagindex !== undefined) view.setUint8(at++, asU8(m.tagindex));
  w.offset = at;
  if (m.light !== undefined) encodeEntityLightFrom3504(w, m.light);
  at = reserve(w, 8);
  view = w.view;
  if (m.glowsize !== undefined) view.setUint8(at++, asU8(m.glowsize));
  if (m.glowcolor !== undefined) view.setUint8(at++, asU8(m.glowcolor));
  if (m.colormod !== undefined) write3U8_2(view, (at += 3) - 3, m.colormod);
  if (m.glowmod !== undefined) write3U8_2(view, (at += 3) - 3, m.glowmod);
  w.offset = at;
  if (m.blending !== undefined) encodeBlendingFrom3504(w, m.blending);
  at = reserve(w, 2);
  view = w.view;
  if (m.traileffect !== undefined) view.setUint16((at += 2) - 2, asU16(m.traileffect), true);
  w.offset = at;
}

/** Reads an `entity_word`. Returns 0 where it ends its list. Throws DecodeError. */
export function decodeEntityWordFrom3504(r: Reader): EntityWord | number {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const numberGone = view.getUint16(at, true);
  if (numberGone === 32768) {
    r.offset = at + 2;
    return 0;
  }
  const number = numberGone & 0x7fff;
  const gone = numberGone >>> 15;
  at += 2;
  let change: EntityChange | undefined;
  if (gone === 0) {
    r.offset = at;
    change = decodeEntityChangeFrom3504(r);
    at = r.offset;
  }
  r.offset = at;
  return { number, gone, change };
}

/**
 * Passes over what `decodeEntityWordFrom3504` reads. Returns whether it ends its list.
 * Throws DecodeError.
 */
export function skipEntityWordFrom3504(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  if (word === 32768) {
    r.offset = at;
    return true;
  }
  const gone = word >>> 15;
  if (gone === 0) {
    r.offset = at;
    skipEntityChangeFrom3504(r);
    at = r.offset;
  }
  r.offset = at;
  return false;
}

/** Writes what `decodeEntityWordFrom3504` reads. Throws EncodeError. */
export function encodeEntityWordFrom3504(w: Writer, m: EntityWord): void {
  const at = reserve(w, 2);
  const view = w.view;
  const numberWord = fit(m.number, 15) | (fit(m.gone, 1) << 15);
  if (numberWord === 32768) throw endsList("number");
  view.setUint16(at, numberWord, true);
  expectWhere(m.change, m.gone === 0);
  w.offset = at + 2;
  if (m.change !== undefined) encodeEntityChangeFrom3504(w, m.change);
}

/** Reads a `csqc_word`. Returns 0 where it ends its list. Throws DecodeError. */
export function decodeCsqcWordFrom3504(r: Reader): CsqcWord | number {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const numberGone = view.getUint16(at, true);
  if (numberGone === 0) {
    r.offset = at + 2;
    return 0;
  }
  const number = numberGone & 0x7fff;
  const gone = numberGone >>> 15;
  at += 2;
  switch (gone) {
    case 0x01: {
      r.offset = at;
      return { number, gone: gone as CsqcWordGone["gone"] };
    }
    default:
      throw noArm(r, "gone", gone);
  }
}

/**
 * Passes over what `decodeCsqcWordFrom3504` reads. Returns whether it ends its list. Throws
 * DecodeError.
 */
export function skipCsqcWordFrom3504(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  if (word === 0) {
    r.offset = at;
    return true;
  }
  const gone = word >>> 15;
  switch (gone) {
    case 0x01: {
      r.offset = at;
      return false;
    }
    default:
      throw noArm(r, "gone", gone);
  }
}

/** Writes what `decodeCsqcWordFrom3504` reads. Throws EncodeError. */
export function encodeCsqcWordFrom3504(w: Writer, m: CsqcWord): void {
  const at = reserve(w, 2);
  const view = w.view;
  const numberWord = fit(m.number, 15) | (fit(m.gone, 1) << 15);
  if (numberWord === 0) throw endsList("number");
  view.setUint16(at, numberWord, true);
  w.offset = at + 2;
  switch (m.gone) {
    case 0x01: {
      return;
    }
    default:
      throw noSuchArm("gone", m);
  }
}

/** Reads an `entity_look`. Throws DecodeError. */
export function decodeEntityLookFrom250(r: Reader): EntityLook {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 8);
  const kind = view.getUint32(at, true);
  const alpha = view.getFloat32(at + 4, true);
  const alphaNaN = nanAt(view, at + 4);
  at += 8;
  let fullbright: number | undefined;
  let fullbrightNaN: number | undefined;
  if (kind === 1073741824) {
    ensure(r, at, 4);
    fullbright = view.getFloat32(at, true);
    fullbrightNaN = nanAt(view, at);
    at += 4;
  }
  r.offset = at;
  return { kind, alpha, alphaNaN, fullbright, fullbrightNaN };
}

/** Passes over what `decodeEntityLookFrom250` reads. Throws DecodeError. */
export function skipEntityLookFrom250(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 4);
  const kind = view.getUint32(at, true);
  at += 4;
  at = advance(r, at, 4);
  if (kind === 1073741824) {
    ensure(r, at, 4);
    at += 4;
  }
  r.offset = at;
}

/** Writes what `decodeEntityLookFrom250` reads. Throws EncodeError. */
export function encodeEntityLookFrom250(w: Writer, m: EntityLook): void {
  let at = reserve(w, 12);
  const view = w.view;
  view.setUint32(at, asU32(m.kind), true);
  setF32(view, at + 4, m.alpha, m.alphaNaN);
  expectWhere(m.fullbright, m.kind === 1073741824);
  at += 8;
  if (m.fullbright !== undefined) setF32(view, (at += 4) - 4, m.fullbright, m.fullbrightNaN);
  w.offset = at;
}

/** Reads a `part`. Throws DecodeError. */
export function decodePartFrom2021(r: Reader): Part {
  return { text: readString(r, 2047) };
}

/** Passes over what `decodePartFrom2021` reads. Throws DecodeError. */
export function skipPartFrom2021(r: Reader): undefined {
  skipString(r, 2047);
}

/** Writes what `decodePartFrom2021` reads. Throws EncodeError. */
export function encodePartFrom2021(w: Writer, m: Part): void {
  writeString(w, m.text, 2047);
}

/** Reads a `choice`. Throws DecodeError. */
export function decodeChoiceFrom2021(r: Reader): Choice {
  const view = r.view;
  let at = r.offset;
  const text = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 1);
  r.offset = at + 1;
  return { text, impulse: view.getUint8(at) };
}

/** Passes over what `decodeChoiceFrom2021` reads. Throws DecodeError. */
export function skipChoiceFrom2021(r: Reader): undefined {
  let at = r.offset;
  skipString(r, 2047);
  at = r.offset;
  r.offset = advance(r, at, 1);
}

/** Writes what `decodeChoiceFrom2021` reads. Throws EncodeError. */
export function encodeChoiceFrom2021(w: Writer, m: Choice): void {
  writeString(w, m.text, 2047);
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.impulse));
  w.offset = at + 1;
}

/** Reads a `fte_moves` (to 999+82+fte). Throws DecodeError. */
export function decodeFteMovesFrom109fte(r: Reader, turned$outer: number): FteMoves {
  const view = r.view;
  let at = r.offset;
  if (at + 15 > r.end) ensureWhole(r, (r) => skipFteMovesFrom109fte(r, turned$outer));
  const bits$ = view.getUint8(at++);
  const forward = (bits$ & 0x01) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const side = (bits$ & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const up = (bits$ & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const movetype = (bits$ & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const velocity1 = (bits$ & 0x10) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity2 = (bits$ & 0x10) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity3 = (bits$ & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const msec = (bits$ & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const weaponframe = (bits$ & 0x80) !== 0 ? decodeFteWeaponframeFrom109fte(r) : undefined;
  return {
    bits: bits$,
    forward,
    side,
    up,
    movetype,
    velocity1,
    velocity2,
    velocity3,
    msec,
    weaponframe,
  };
}

/** Passes over what `decodeFteMovesFrom109fte` reads. Throws DecodeError. */
export function skipFteMovesFrom109fte(r: Reader, _turned$outer: number): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const bits$ = view.getUint8(at++);
  at = advance(r, at, FTE_MOVES_FROM109FTE_BITS_LENGTHS_0[bits$ & 0xff]!);
  r.offset = at;
  if ((bits$ & 0x80) !== 0) skipFteWeaponframeFrom109fte(r);
}

/** Writes what `decodeFteMovesFrom109fte` reads. Throws EncodeError. */
export function encodeFteMovesFrom109fte(w: Writer, m: FteMoves, _turned$outer: number): void {
  expectObject(m);
  let bits$ = 0;
  if (m.forward !== undefined) bits$ |= 0x01;
  if (m.side !== undefined) bits$ |= 0x02;
  if (m.up !== undefined) bits$ |= 0x04;
  if (m.movetype !== undefined) bits$ |= 0x08;
  if (m.velocity1 !== undefined) bits$ |= 0x10;
  if (m.velocity3 !== undefined) bits$ |= 0x20;
  if (m.msec !== undefined) bits$ |= 0x40;
  if (m.weaponframe !== undefined) bits$ |= 0x80;
  if ((m.velocity1 !== undefined) !== (m.velocity2 !== undefined))
    throw flagConflict(m, { mask: "bits", bit: 4, set: ["velocity1", "velocity2"], clear: [] });
  let at = reserve(w, 15);
  const view = w.view;
  view.setUint8(at++, bits$);
  if (m.forward !== undefined) view.setInt16((at += 2) - 2, asI16(m.forward), true);
  if (m.side !== undefined) view.setInt16((at += 2) - 2, asI16(m.side), true);
  if (m.up !== undefined) view.setInt16((at += 2) - 2, asI16(m.up), true);
  if (m.movetype !== undefined) view.setUint8(at++, asU8(m.movetype));
  if (m.velocity1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity1, 1, 8)), true);
  if (m.velocity2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity2, 1, 8)), true);
  if (m.velocity3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity3, 1, 8)), true);
  if (m.msec !== undefined) view.setUint8(at++, asU8(m.msec));
  w.offset = at;
  if (m.weaponframe !== undefined) encodeFteWeaponframeFrom109fte(w, m.weaponframe);
}

/** Reads a `fte_moves` (from 1.09+fte+predinfo). Throws DecodeError. */
export function decodeFteMovesFrom109ftepredinfo(r: Reader, turned$outer: number): FteMoves {
  const view = r.view;
  let at = r.offset;
  if (at + 15 > r.end) ensureWhole(r, (r) => skipFteMovesFrom109ftepredinfo(r, turned$outer));
  const bits$ = view.getUint8(at++);
  const is_seen = (bits$ & 0x80) !== 0;
  const forward = (bits$ & 0x01) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const side = (bits$ & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const up = (bits$ & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const movetype = (bits$ & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const velocity1 = (bits$ & 0x10) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity2 = (bits$ & 0x10) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity3 = (bits$ & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const msec = (bits$ & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  let viewangle1: number | undefined;
  if ((bits$ & 0x80) !== 0 && (turned$outer === 5 || turned$outer === 7)) {
    ensure(r, at, 2);
    viewangle1 = view.getInt16((at += 2) - 2, true) * 0.0054931640625;
  }
  let viewangle3: number | undefined;
  if ((bits$ & 0x80) !== 0 && (turned$outer === 5 || turned$outer === 7)) {
    ensure(r, at, 2);
    viewangle3 = view.getInt16((at += 2) - 2, true) * 0.0054931640625;
  }
  let viewangle2: number | undefined;
  if ((bits$ & 0x80) !== 0 && (turned$outer === 6 || turned$outer === 7)) {
    ensure(r, at, 2);
    viewangle2 = view.getInt16((at += 2) - 2, true) * 0.0054931640625;
  }
  r.offset = at;
  return {
    bits: bits$,
    is_seen,
    forward,
    side,
    up,
    movetype,
    velocity1,
    velocity2,
    velocity3,
    msec,
    viewangle1,
    viewangle3,
    viewangle2,
  };
}

/** Passes over what `decodeFteMovesFrom109ftepredinfo` reads. Throws DecodeError. */
export function skipFteMovesFrom109ftepredinfo(r: Reader, turned$outer: number): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const bits$ = view.getUint8(at++);
  at = advance(r, at, FTE_MOVES_FROM109FTEPREDINFO_BITS_LENGTHS_0[bits$ & 0xff]!);
  if ((bits$ & 0x80) !== 0 && (turned$outer === 5 || turned$outer === 7)) {
    ensure(r, at, 2);
    at += 2;
  }
  if ((bits$ & 0x80) !== 0 && (turned$outer === 5 || turned$outer === 7)) {
    ensure(r, at, 2);
    at += 2;
  }
  if ((bits$ & 0x80) !== 0 && (turned$outer === 6 || turned$outer === 7)) {
    ensure(r, at, 2);
    at += 2;
  }
  r.offset = at;
}

/** Writes what `decodeFteMovesFrom109ftepredinfo` reads. Throws EncodeError. */
export function encodeFteMovesFrom109ftepredinfo(
  w: Writer,
  m: FteMoves,
  turned$outer: number,
): void {
  expectObject(m);
  let bits$ = 0;
  if (m.is_seen) bits$ |= 0x80;
  if (m.forward !== undefined) bits$ |= 0x01;
  if (m.side !== undefined) bits$ |= 0x02;
  if (m.up !== undefined) bits$ |= 0x04;
  if (m.movetype !== undefined) bits$ |= 0x08;
  if (m.velocity1 !== undefined) bits$ |= 0x10;
  if (m.velocity3 !== undefined) bits$ |= 0x20;
  if (m.msec !== undefined) bits$ |= 0x40;
  if ((m.velocity1 !== undefined) !== (m.velocity2 !== undefined))
    throw flagConflict(m, { mask: "bits", bit: 4, set: ["velocity1", "velocity2"], clear: [] });
  let at = reserve(w, 21);
  const view = w.view;
  view.setUint8(at++, bits$);
  if (m.forward !== undefined) view.setInt16((at += 2) - 2, asI16(m.forward), true);
  if (m.side !== undefined) view.setInt16((at += 2) - 2, asI16(m.side), true);
  if (m.up !== undefined) view.setInt16((at += 2) - 2, asI16(m.up), true);
  if (m.movetype !== undefined) view.setUint8(at++, asU8(m.movetype));
  if (m.velocity1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity1, 1, 8)), true);
  if (m.velocity2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity2, 1, 8)), true);
  if (m.velocity3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity3, 1, 8)), true);
  if (m.msec !== undefined) view.setUint8(at++, asU8(m.msec));
  expectWhere(m.viewangle1, (bits$ & 0x80) !== 0 && (turned$outer === 5 || turned$outer === 7));
  if (m.viewangle1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle1, 45, 8192)), true);
  expectWhere(m.viewangle3, (bits$ & 0x80) !== 0 && (turned$outer === 5 || turned$outer === 7));
  if (m.viewangle3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle3, 45, 8192)), true);
  expectWhere(m.viewangle2, (bits$ & 0x80) !== 0 && (turned$outer === 6 || turned$outer === 7));
  if (m.viewangle2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle2, 45, 8192)), true);
  w.offset = at;
}

/** Reads a `fte_weaponframe`. Throws DecodeError. */
export function decodeFteWeaponframeFrom109fte(r: Reader): FteWeaponframe {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const frameIs_wide = view.getUint8(at);
  const frame = frameIs_wide & 0x7f;
  const is_wide = frameIs_wide >>> 7;
  at += 1;
  let high: number | undefined;
  if (is_wide === 1) {
    ensure(r, at, 1);
    high = view.getUint8(at++);
  }
  r.offset = at;
  return { frame, is_wide, high };
}

/** Passes over what `decodeFteWeaponframeFrom109fte` reads. Throws DecodeError. */
export function skipFteWeaponframeFrom109fte(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const word = view.getUint8(at++);
  const is_wide = word >>> 7;
  if (is_wide === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
}

/** Writes what `decodeFteWeaponframeFrom109fte` reads. Throws EncodeError. */
export function encodeFteWeaponframeFrom109fte(w: Writer, m: FteWeaponframe): void {
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at, fit(m.frame, 7) | (fit(m.is_wide, 1) << 7));
  expectWhere(m.high, m.is_wide === 1);
  at += 1;
  if (m.high !== undefined) view.setUint8(at++, asU8(m.high));
  w.offset = at;
}

/** Reads a `fte_bones`. Throws DecodeError. */
export function decodeFteBonesFrom109fte(r: Reader): FteBones {
  const view = r.view;
  let at = r.offset;
  if (at + 1 > r.end) ensureWhole(r, skipFteBonesFrom109fte);
  const bits$ = view.getUint8(at++);
  if ((bits$ & 0x01) !== 0) throw unsupported(r, "what engines refuse");
  if ((bits$ & 0x02) !== 0) throw unsupported(r, "what engines refuse");
  if ((bits$ & 0x04) !== 0) throw unsupported(r, "what engines refuse");
  if ((bits$ & 0x08) !== 0) throw unsupported(r, "what engines refuse");
  if ((bits$ & 0x10) !== 0) throw unsupported(r, "what engines refuse");
  if ((bits$ & 0x20) !== 0) throw unsupported(r, "what engines refuse");
  r.offset = at;
  let bones: FteBone[] | undefined;
  if ((bits$ & 0x80) !== 0) {
    ensure(r, r.offset, 1);
    const bonesCount = r.view.getUint8(r.offset);
    r.offset += 1;
    bones = [];
    for (let i = 0; i < bonesCount; i++) bones.push(decodeFteBoneFrom109fte(r));
  }
  at = r.offset;
  if (at + 3 > r.end) ensure(r, at, (bits$ & 0x40) !== 0 ? 3 : 0);
  const basebone = (bits$ & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const baseframe = (bits$ & 0x40) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  r.offset = at;
  return { bits: bits$, bones, basebone, baseframe };
}

/** Passes over what `decodeFteBonesFrom109fte` reads. Throws DecodeError. */
export function skipFteBonesFrom109fte(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const bits$ = view.getUint8(at++);
  if ((bits$ & 0x01) !== 0) throw unsupported(r, "what engines refuse");
  if ((bits$ & 0x02) !== 0) throw unsupported(r, "what engines refuse");
  if ((bits$ & 0x04) !== 0) throw unsupported(r, "what engines refuse");
  if ((bits$ & 0x08) !== 0) throw unsupported(r, "what engines refuse");
  if ((bits$ & 0x10) !== 0) throw unsupported(r, "what engines refuse");
  if ((bits$ & 0x20) !== 0) throw unsupported(r, "what engines refuse");
  if ((bits$ & 0x80) !== 0) {
    r.offset = at;
    ensure(r, r.offset, 1);
    const bonesCount = r.view.getUint8(r.offset);
    r.offset += 1;
    skip(r, 14 * bonesCount);
    at = r.offset;
  }
  r.offset = advance(r, at, (bits$ & 0x40) !== 0 ? 3 : 0);
}

/** Writes what `decodeFteBonesFrom109fte` reads. Throws EncodeError. */
export function encodeFteBonesFrom109fte(w: Writer, m: FteBones): void {
  expectObject(m);
  let bits$ = 0;
  if (m.bones !== undefined) bits$ |= 0x80;
  if (m.basebone !== undefined) bits$ |= 0x40;
  if ((m.basebone !== undefined) !== (m.baseframe !== undefined))
    throw flagConflict(m, { mask: "bits", bit: 6, set: ["basebone", "baseframe"], clear: [] });
  let at = reserve(w, 1);
  let view = w.view;
  view.setUint8(at++, bits$);
  w.offset = at;
  if (m.bones !== undefined) {
    expectArray(m.bones);
    reserve(w, 1);
    w.view.setUint8(w.offset, asU8(m.bones.length));
    w.offset += 1;
    for (const element of m.bones) encodeFteBoneFrom109fte(w, element);
  }
  at = reserve(w, 3);
  view = w.view;
  if (m.basebone !== undefined) view.setUint8(at++, asU8(m.basebone));
  if (m.baseframe !== undefined) view.setInt16((at += 2) - 2, asI16(m.baseframe), true);
  w.offset = at;
}

/** Reads a `fte_bone`. Throws DecodeError. */
export function decodeFteBoneFrom109fte(r: Reader): FteBone {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 14);
  r.offset = at + 14;
  return { turn: read7I16(view, at) };
}

/** Passes over what `decodeFteBoneFrom109fte` reads. Throws DecodeError. */
export function skipFteBoneFrom109fte(r: Reader): undefined {
  skip(r, 14);
}

/** Writes what `decodeFteBoneFrom109fte` reads. Throws EncodeError. */
export function encodeFteBoneFrom109fte(w: Writer, m: FteBone): void {
  const at = reserve(w, 14);
  const view = w.view;
  write7I16(view, at, m.turn);
  w.offset = at + 14;
}

/** Reads a `fte_drawn`. Throws DecodeError. */
export function decodeFteDrawnFrom109fte(r: Reader): FteDrawn {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const lightOther = view.getUint8(at);
  const light = lightOther & 0x07;
  const other = lightOther >>> 3;
  at += 1;
  let brightness: number | undefined;
  if (light === 7) {
    ensure(r, at, 1);
    brightness = view.getUint8(at++);
  }
  r.offset = at;
  return { light, other, brightness };
}

/** Passes over what `decodeFteDrawnFrom109fte` reads. Throws DecodeError. */
export function skipFteDrawnFrom109fte(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const word = view.getUint8(at++);
  const light = word & 0x07;
  if (light === 7) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
}

/** Writes what `decodeFteDrawnFrom109fte` reads. Throws EncodeError. */
export function encodeFteDrawnFrom109fte(w: Writer, m: FteDrawn): void {
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at, fit(m.light, 3) | (fit(m.other, 5) << 3));
  expectWhere(m.brightness, m.light === 7);
  at += 1;
  if (m.brightness !== undefined) view.setUint8(at++, asU8(m.brightness));
  w.offset = at;
}

/** Reads a `fte_tag`. Throws DecodeError. */
export function decodeFteTagFrom109fte(r: Reader): FteTag {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const entityIs_far = view.getUint16(at, true);
  const entity = entityIs_far & 0x7fff;
  const is_far = entityIs_far >>> 15;
  at += 2;
  let low: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    low = view.getUint8(at++);
  }
  ensure(r, at, 1);
  r.offset = at + 1;
  return { entity, is_far, low, index: view.getUint8(at) };
}

/** Passes over what `decodeFteTagFrom109fte` reads. Throws DecodeError. */
export function skipFteTagFrom109fte(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const is_far = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = advance(r, at, 1);
}

/** Writes what `decodeFteTagFrom109fte` reads. Throws EncodeError. */
export function encodeFteTagFrom109fte(w: Writer, m: FteTag): void {
  let at = reserve(w, 4);
  const view = w.view;
  view.setUint16(at, fit(m.entity, 15) | (fit(m.is_far, 1) << 15), true);
  expectWhere(m.low, m.is_far === 1);
  at += 2;
  if (m.low !== undefined) view.setUint8(at++, asU8(m.low));
  view.setUint8(at, asU8(m.index));
  w.offset = at + 1;
}

/** Reads a `fte_trail`. Throws DecodeError. */
export function decodeFteTrailFrom109fte(r: Reader): FteTrail {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const trailEmits = view.getUint16(at, true);
  const trail = trailEmits & 0x7fff;
  const emits = trailEmits >>> 15;
  at += 2;
  let emitted: number | undefined;
  if (emits === 1) {
    ensure(r, at, 2);
    emitted = view.getUint16((at += 2) - 2, true);
  }
  r.offset = at;
  return { trail, emits, emitted };
}

/** Passes over what `decodeFteTrailFrom109fte` reads. Throws DecodeError. */
export function skipFteTrailFrom109fte(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const emits = word >>> 15;
  if (emits === 1) {
    ensure(r, at, 2);
    at += 2;
  }
  r.offset = at;
}

/** Writes what `decodeFteTrailFrom109fte` reads. Throws EncodeError. */
export function encodeFteTrailFrom109fte(w: Writer, m: FteTrail): void {
  let at = reserve(w, 4);
  const view = w.view;
  view.setUint16(at, fit(m.trail, 15) | (fit(m.emits, 1) << 15), true);
  expectWhere(m.emitted, m.emits === 1);
  at += 2;
  if (m.emitted !== undefined) view.setUint16((at += 2) - 2, asU16(m.emitted), true);
  w.offset = at;
}

/**
 * Reads a `fte_entity_word` (to 999+fte). Returns 0 where it ends its list. Throws
 * DecodeError.
 */
export function decodeFteEntityWordFrom109fte(r: Reader): FteEntityWord | number {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const numberIs_farGone = view.getUint16(at, true);
  if (numberIs_farGone === 0) {
    r.offset = at + 2;
    return 0;
  }
  const number = numberIs_farGone & 0x3fff;
  const is_far = (numberIs_farGone >>> 14) & 0x01;
  const gone = numberIs_farGone >>> 15;
  at += 2;
  let beyond: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    beyond = view.getUint8(at++);
  }
  let change: FteEntity | undefined;
  if (gone === 0) {
    r.offset = at;
    change = decodeFteEntityFrom109fte(r);
    at = r.offset;
  }
  r.offset = at;
  return { number, is_far, gone, beyond, change };
}

/**
 * Passes over what `decodeFteEntityWordFrom109fte` reads. Returns whether it ends its list.
 * Throws DecodeError.
 */
export function skipFteEntityWordFrom109fte(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  if (word === 0) {
    r.offset = at;
    return true;
  }
  const is_far = (word >>> 14) & 0x01;
  const gone = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  if (gone === 0) {
    r.offset = at;
    skipFteEntityFrom109fte(r);
    at = r.offset;
  }
  r.offset = at;
  return false;
}

/** Writes what `decodeFteEntityWordFrom109fte` reads. Throws EncodeError. */
export function encodeFteEntityWordFrom109fte(w: Writer, m: FteEntityWord): void {
  let at = reserve(w, 3);
  const view = w.view;
  const numberWord = fit(m.number, 14) | (fit(m.is_far, 1) << 14) | (fit(m.gone, 1) << 15);
  if (numberWord === 0) throw endsList("number");
  view.setUint16(at, numberWord, true);
  expectWhere(m.beyond, m.is_far === 1);
  at += 2;
  if (m.beyond !== undefined) view.setUint8(at++, asU8(m.beyond));
  expectWhere(m.change, m.gone === 0);
  w.offset = at;
  if (m.change !== undefined) encodeFteEntityFrom109fte(w, m.change);
}

/**
 * Reads a `fte_entity_word` (999+12+fte). Returns 0 where it ends its list. Throws
 * DecodeError.
 */
export function decodeFteEntityWordFrom99912fte(r: Reader): FteEntityWord | number {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const numberIs_farGone = view.getUint16(at, true);
  if (numberIs_farGone === 0) {
    r.offset = at + 2;
    return 0;
  }
  const number = numberIs_farGone & 0x3fff;
  const is_far = (numberIs_farGone >>> 14) & 0x01;
  const gone = numberIs_farGone >>> 15;
  at += 2;
  let beyond: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    beyond = view.getUint8(at++);
  }
  let change: FteEntity | undefined;
  if (gone === 0) {
    r.offset = at;
    change = decodeFteEntityFrom99912fte(r);
    at = r.offset;
  }
  r.offset = at;
  return { number, is_far, gone, beyond, change };
}

/**
 * Passes over what `decodeFteEntityWordFrom99912fte` reads. Returns whether it ends its
 * list. Throws DecodeError.
 */
export function skipFteEntityWordFrom99912fte(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  if (word === 0) {
    r.offset = at;
    return true;
  }
  const is_far = (word >>> 14) & 0x01;
  const gone = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  if (gone === 0) {
    r.offset = at;
    skipFteEntityFrom99912fte(r);
    at = r.offset;
  }
  r.offset = at;
  return false;
}

/** Writes what `decodeFteEntityWordFrom99912fte` reads. Throws EncodeError. */
export function encodeFteEntityWordFrom99912fte(w: Writer, m: FteEntityWord): void {
  let at = reserve(w, 3);
  const view = w.view;
  const numberWord = fit(m.number, 14) | (fit(m.is_far, 1) << 14) | (fit(m.gone, 1) << 15);
  if (numberWord === 0) throw endsList("number");
  view.setUint16(at, numberWord, true);
  expectWhere(m.beyond, m.is_far === 1);
  at += 2;
  if (m.beyond !== undefined) view.setUint8(at++, asU8(m.beyond));
  expectWhere(m.change, m.gone === 0);
  w.offset = at;
  if (m.change !== undefined) encodeFteEntityFrom99912fte(w, m.change);
}

/**
 * Reads a `fte_entity_word` (999+82+fte). Returns 0 where it ends its list. Throws
 * DecodeError.
 */
export function decodeFteEntityWordFrom99982fte(r: Reader): FteEntityWord | number {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const numberIs_farGone = view.getUint16(at, true);
  if (numberIs_farGone === 0) {
    r.offset = at + 2;
    return 0;
  }
  const number = numberIs_farGone & 0x3fff;
  const is_far = (numberIs_farGone >>> 14) & 0x01;
  const gone = numberIs_farGone >>> 15;
  at += 2;
  let beyond: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    beyond = view.getUint8(at++);
  }
  let change: FteEntity | undefined;
  if (gone === 0) {
    r.offset = at;
    change = decodeFteEntityFrom99982fte(r);
    at = r.offset;
  }
  r.offset = at;
  return { number, is_far, gone, beyond, change };
}

/**
 * Passes over what `decodeFteEntityWordFrom99982fte` reads. Returns whether it ends its
 * list. Throws DecodeError.
 */
export function skipFteEntityWordFrom99982fte(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  if (word === 0) {
    r.offset = at;
    return true;
  }
  const is_far = (word >>> 14) & 0x01;
  const gone = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  if (gone === 0) {
    r.offset = at;
    skipFteEntityFrom99982fte(r);
    at = r.offset;
  }
  r.offset = at;
  return false;
}

/** Writes what `decodeFteEntityWordFrom99982fte` reads. Throws EncodeError. */
export function encodeFteEntityWordFrom99982fte(w: Writer, m: FteEntityWord): void {
  let at = reserve(w, 3);
  const view = w.view;
  const numberWord = fit(m.number, 14) | (fit(m.is_far, 1) << 14) | (fit(m.gone, 1) << 15);
  if (numberWord === 0) throw endsList("number");
  view.setUint16(at, numberWord, true);
  expectWhere(m.beyond, m.is_far === 1);
  at += 2;
  if (m.beyond !== undefined) view.setUint8(at++, asU8(m.beyond));
  expectWhere(m.change, m.gone === 0);
  w.offset = at;
  if (m.change !== undefined) encodeFteEntityFrom99982fte(w, m.change);
}

/**
 * Reads a `fte_entity_word` (to 999+fte+predinfo). Returns 0 where it ends its list. Throws
 * DecodeError.
 */
export function decodeFteEntityWordFrom109ftepredinfo(r: Reader): FteEntityWord | number {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const numberIs_farGone = view.getUint16(at, true);
  if (numberIs_farGone === 0) {
    r.offset = at + 2;
    return 0;
  }
  const number = numberIs_farGone & 0x3fff;
  const is_far = (numberIs_farGone >>> 14) & 0x01;
  const gone = numberIs_farGone >>> 15;
  at += 2;
  let beyond: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    beyond = view.getUint8(at++);
  }
  let change: FteEntity | undefined;
  if (gone === 0) {
    r.offset = at;
    change = decodeFteEntityFrom109ftepredinfo(r);
    at = r.offset;
  }
  r.offset = at;
  return { number, is_far, gone, beyond, change };
}

/**
 * Passes over what `decodeFteEntityWordFrom109ftepredinfo` reads. Returns whether it ends
 * its list. Throws DecodeError.
 */
export function skipFteEntityWordFrom109ftepredinfo(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  if (word === 0) {
    r.offset = at;
    return true;
  }
  const is_far = (word >>> 14) & 0x01;
  const gone = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  if (gone === 0) {
    r.offset = at;
    skipFteEntityFrom109ftepredinfo(r);
    at = r.offset;
  }
  r.offset = at;
  return false;
}

/** Writes what `decodeFteEntityWordFrom109ftepredinfo` reads. Throws EncodeError. */
export function encodeFteEntityWordFrom109ftepredinfo(w: Writer, m: FteEntityWord): void {
  let at = reserve(w, 3);
  const view = w.view;
  const numberWord = fit(m.number, 14) | (fit(m.is_far, 1) << 14) | (fit(m.gone, 1) << 15);
  if (numberWord === 0) throw endsList("number");
  view.setUint16(at, numberWord, true);
  expectWhere(m.beyond, m.is_far === 1);
  at += 2;
  if (m.beyond !== undefined) view.setUint8(at++, asU8(m.beyond));
  expectWhere(m.change, m.gone === 0);
  w.offset = at;
  if (m.change !== undefined) encodeFteEntityFrom109ftepredinfo(w, m.change);
}

/**
 * Reads a `fte_entity_word` (999+12+fte+predinfo). Returns 0 where it ends its list. Throws
 * DecodeError.
 */
export function decodeFteEntityWordFrom99912ftepredinfo(r: Reader): FteEntityWord | number {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const numberIs_farGone = view.getUint16(at, true);
  if (numberIs_farGone === 0) {
    r.offset = at + 2;
    return 0;
  }
  const number = numberIs_farGone & 0x3fff;
  const is_far = (numberIs_farGone >>> 14) & 0x01;
  const gone = numberIs_farGone >>> 15;
  at += 2;
  let beyond: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    beyond = view.getUint8(at++);
  }
  let change: FteEntity | undefined;
  if (gone === 0) {
    r.offset = at;
    change = decodeFteEntityFrom99912ftepredinfo(r);
    at = r.offset;
  }
  r.offset = at;
  return { number, is_far, gone, beyond, change };
}

/**
 * Passes over what `decodeFteEntityWordFrom99912ftepredinfo` reads. Returns whether it ends
 * its list. Throws DecodeError.
 */
export function skipFteEntityWordFrom99912ftepredinfo(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  if (word === 0) {
    r.offset = at;
    return true;
  }
  const is_far = (word >>> 14) & 0x01;
  const gone = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  if (gone === 0) {
    r.offset = at;
    skipFteEntityFrom99912ftepredinfo(r);
    at = r.offset;
  }
  r.offset = at;
  return false;
}

/** Writes what `decodeFteEntityWordFrom99912ftepredinfo` reads. Throws EncodeError. */
export function encodeFteEntityWordFrom99912ftepredinfo(w: Writer, m: FteEntityWord): void {
  let at = reserve(w, 3);
  const view = w.view;
  const numberWord = fit(m.number, 14) | (fit(m.is_far, 1) << 14) | (fit(m.gone, 1) << 15);
  if (numberWord === 0) throw endsList("number");
  view.setUint16(at, numberWord, true);
  expectWhere(m.beyond, m.is_far === 1);
  at += 2;
  if (m.beyond !== undefined) view.setUint8(at++, asU8(m.beyond));
  expectWhere(m.change, m.gone === 0);
  w.offset = at;
  if (m.change !== undefined) encodeFteEntityFrom99912ftepredinfo(w, m.change);
}

/**
 * Reads a `fte_entity_word` (999+82+fte+predinfo). Returns 0 where it ends its list. Throws
 * DecodeError.
 */
export function decodeFteEntityWordFrom99982ftepredinfo(r: Reader): FteEntityWord | number {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const numberIs_farGone = view.getUint16(at, true);
  if (numberIs_farGone === 0) {
    r.offset = at + 2;
    return 0;
  }
  const number = numberIs_farGone & 0x3fff;
  const is_far = (numberIs_farGone >>> 14) & 0x01;
  const gone = numberIs_farGone >>> 15;
  at += 2;
  let beyond: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    beyond = view.getUint8(at++);
  }
  let change: FteEntity | undefined;
  if (gone === 0) {
    r.offset = at;
    change = decodeFteEntityFrom99982ftepredinfo(r);
    at = r.offset;
  }
  r.offset = at;
  return { number, is_far, gone, beyond, change };
}

/**
 * Passes over what `decodeFteEntityWordFrom99982ftepredinfo` reads. Returns whether it ends
 * its list. Throws DecodeError.
 */
export function skipFteEntityWordFrom99982ftepredinfo(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  if (word === 0) {
    r.offset = at;
    return true;
  }
  const is_far = (word >>> 14) & 0x01;
  const gone = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  if (gone === 0) {
    r.offset = at;
    skipFteEntityFrom99982ftepredinfo(r);
    at = r.offset;
  }
  r.offset = at;
  return false;
}

/** Writes what `decodeFteEntityWordFrom99982ftepredinfo` reads. Throws EncodeError. */
export function encodeFteEntityWordFrom99982ftepredinfo(w: Writer, m: FteEntityWord): void {
  let at = reserve(w, 3);
  const view = w.view;
  const numberWord = fit(m.number, 14) | (fit(m.is_far, 1) << 14) | (fit(m.gone, 1) << 15);
  if (numberWord === 0) throw endsList("number");
  view.setUint16(at, numberWord, true);
  expectWhere(m.beyond, m.is_far === 1);
  at += 2;
  if (m.beyond !== undefined) view.setUint8(at++, asU8(m.beyond));
  expectWhere(m.change, m.gone === 0);
  w.offset = at;
  if (m.change !== undefined) encodeFteEntityFrom99982ftepredinfo(w, m.change);
}

/** Reads a `fte_csqc_word`. Returns 0 where it ends its list. Throws DecodeError. */
export function decodeFteCsqcWordFrom109fte(r: Reader): FteCsqcWord | number {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const numberIs_farGone = view.getUint16(at, true);
  if (numberIs_farGone === 0) {
    r.offset = at + 2;
    return 0;
  }
  const number = numberIs_farGone & 0x3fff;
  const is_far = (numberIs_farGone >>> 14) & 0x01;
  const gone = numberIs_farGone >>> 15;
  at += 2;
  let beyond: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    beyond = view.getUint8(at++);
  }
  switch (gone) {
    case 0x01: {
      r.offset = at;
      return { number, is_far, gone: gone as FteCsqcWordGone["gone"], beyond };
    }
    default:
      throw noArm(r, "gone", gone);
  }
}

/**
 * Passes over what `decodeFteCsqcWordFrom109fte` reads. Returns whether it ends its list.
 * Throws DecodeError.
 */
export function skipFteCsqcWordFrom109fte(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  if (word === 0) {
    r.offset = at;
    return true;
  }
  const is_far = (word >>> 14) & 0x01;
  const gone = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  switch (gone) {
    case 0x01: {
      r.offset = at;
      return false;
    }
    default:
      throw noArm(r, "gone", gone);
  }
}

/** Writes what `decodeFteCsqcWordFrom109fte` reads. Throws EncodeError. */
export function encodeFteCsqcWordFrom109fte(w: Writer, m: FteCsqcWord): void {
  let at = reserve(w, 3);
  const view = w.view;
  const numberWord = fit(m.number, 14) | (fit(m.is_far, 1) << 14) | (fit(m.gone, 1) << 15);
  if (numberWord === 0) throw endsList("number");
  view.setUint16(at, numberWord, true);
  expectWhere(m.beyond, m.is_far === 1);
  at += 2;
  if (m.beyond !== undefined) view.setUint8(at++, asU8(m.beyond));
  w.offset = at;
  switch (m.gone) {
    case 0x01: {
      return;
    }
    default:
      throw noSuchArm("gone", m);
  }
}

/** Reads an `updatestat` at the cursor, its id first. Throws DecodeError. */
export function decodeUpdatestat(r: Reader): Updatestat {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 5);
  r.offset = at + 6;
  return { type: "updatestat", index: view.getUint8(at + 1), value: view.getInt32(at + 2, true) };
}

/** Passes over what `decodeUpdatestat` reads. Throws DecodeError. */
export function skipUpdatestat(r: Reader): undefined {
  skip(r, 6);
}

/** Writes what `decodeUpdatestat` reads. Throws EncodeError. */
export function encodeUpdatestat(w: Writer, m: Updatestat): void {
  const at = reserve(w, 5);
  const view = w.view;
  view.setUint8(at, asU8(m.index));
  view.setInt32(at + 1, asI32(m.value), true);
  w.offset = at + 5;
}

/** Reads a `version` at the cursor, its id first. Throws DecodeError. */
export function decodeVersion(r: Reader): Version {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  return { type: "version", serverprotocol: view.getInt32(at + 1, true) };
}

/** Passes over what `decodeVersion` reads. Throws DecodeError. */
export function skipVersion(r: Reader): undefined {
  skip(r, 5);
}

/** Writes what `decodeVersion` reads. Throws EncodeError. */
export function encodeVersion(w: Writer, m: Version): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setInt32(at, asI32(m.serverprotocol), true);
  w.offset = at + 4;
}

/** Reads a `setview` (to 999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeSetview(r: Reader): Setview {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "setview", entity: view.getInt16(at + 1, true) };
}

/** Passes over what `decodeSetview` reads. Throws DecodeError. */
export function skipSetview(r: Reader): undefined {
  skip(r, 3);
}

/** Writes what `decodeSetview` reads. Throws EncodeError. */
export function encodeSetview(w: Writer, m: Setview): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setInt16(at, asI16(m.entity), true);
  w.offset = at + 2;
}

/** Reads a `setview` (3504) at the cursor, its id first. Throws DecodeError. */
export function decodeSetviewFrom3504(r: Reader): Setview {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "setview", entity: view.getUint16(at + 1, true) };
}

/** Passes over what `decodeSetviewFrom3504` reads. Throws DecodeError. */
export function skipSetviewFrom3504(r: Reader): undefined {
  skip(r, 3);
}

/** Writes what `decodeSetviewFrom3504` reads. Throws EncodeError. */
export function encodeSetviewFrom3504(w: Writer, m: Setview): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, asU16(m.entity), true);
  w.offset = at + 2;
}

/** Reads a `sound` (to 1.09) at the cursor, its id first. Throws DecodeError. */
export function decodeSound(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 13 > r.end) ensureWhole(r, skipSound);
  at += 1;
  const flags = view.getUint8(at++);
  const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
  const channelEntity = view.getUint16(at, true);
  r.offset = at + 9;
  return {
    type: "sound",
    flags,
    volume,
    attenuation,
    channel: channelEntity & 0x07,
    entity: channelEntity >>> 3,
    soundnum: view.getUint8(at + 2),
    origin: [
      view.getInt16(at + 3, true) * 0.125,
      view.getInt16(at + 5, true) * 0.125,
      view.getInt16(at + 7, true) * 0.125,
    ],
  };
}

/** Passes over what `decodeSound` reads. Throws DecodeError. */
export function skipSound(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  r.offset = advance(r, at, 9 + SOUND_FLAGS_LENGTHS_0[flags & 0xff]!);
}

/** Writes what `decodeSound` reads. Throws EncodeError. */
export function encodeSound(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfc;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  let at = reserve(w, 12);
  const view = w.view;
  view.setUint8(at++, flags);
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
  view.setUint8(at + 2, asU8(m.soundnum));
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++)
    view.setInt16(at + 3 + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
  w.offset = at + 9;
}

/** Reads a `sound` (3504) at the cursor, its id first. Throws DecodeError. */
export function decodeSoundFrom3504(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 23 > r.end) ensureWhole(r, skipSoundFrom3504);
  at += 1;
  const flags = view.getUint8(at++);
  const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
  const speed = (flags & 0x20) !== 0 ? view.getUint16((at += 2) - 2, true) / 4000 : undefined;
  let channel: number;
  let entity: number;
  if ((flags & 0x08) !== 0) {
    entity = view.getUint16(at, true);
    at += 2;
    channel = view.getUint8(at++);
  } else {
    const channelEntity = view.getUint16(at, true);
    at += 2;
    channel = channelEntity & 0x07;
    entity = channelEntity >>> 3;
  }
  const soundnum = (flags & 0x10) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  r.offset = at + 12;
  return {
    type: "sound",
    flags,
    volume,
    attenuation,
    speed,
    channel,
    entity,
    soundnum,
    origin: [
      view.getFloat32(at, true),
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
    ],
    originNaN: nanBits(view, at, 3),
  };
}

/** Passes over what `decodeSoundFrom3504` reads. Throws DecodeError. */
export function skipSoundFrom3504(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  r.offset = advance(r, at, 15 + SOUND_FROM3504_FLAGS_LENGTHS_0[flags & 0xff]!);
}

/** Writes what `decodeSoundFrom3504` reads. Throws EncodeError. */
export function encodeSoundFrom3504(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xdc;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  if (m.speed !== undefined) flags |= 0x20;
  if (m.channel !== (m.channel & 0x07) || m.entity !== (m.entity & 0x1fff)) flags |= 0x08;
  if (m.soundnum !== (m.soundnum & 0xff)) flags |= 0x10;
  let at = reserve(w, 22);
  const view = w.view;
  view.setUint8(at++, flags);
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  if (m.speed !== undefined) view.setUint16((at += 2) - 2, asU16(unscale(m.speed, 1, 4000)), true);
  if ((flags & 0x08) !== 0) {
    view.setUint16((at += 2) - 2, asU16(m.entity), true);
    view.setUint8(at++, asU8(m.channel));
  } else {
    view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
    at += 2;
  }
  if ((flags & 0x10) !== 0) view.setUint16((at += 2) - 2, asU16(m.soundnum), true);
  else view.setUint8(at++, asU8(m.soundnum));
  expectLength(m.origin, 3);
  setF32(view, at, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
  w.offset = at + 12;
}

/** Reads a `sound` (to 10001) at the cursor, its id first. Throws DecodeError. */
export function decodeSoundFrom10002(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 14 > r.end) ensureWhole(r, skipSoundFrom10002);
  at += 1;
  const flags = view.getUint8(at++);
  const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
  const channelEntity = view.getUint16(at, true);
  r.offset = at + 10;
  return {
    type: "sound",
    flags,
    volume,
    attenuation,
    channel: channelEntity & 0x07,
    entity: channelEntity >>> 3,
    soundnum: view.getUint16(at + 2, true),
    origin: read3Coord(view, at + 4),
  };
}

/** Passes over what `decodeSoundFrom10002` reads. Throws DecodeError. */
export function skipSoundFrom10002(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  r.offset = advance(r, at, 10 + SOUND_FROM10002_FLAGS_LENGTHS_0[flags & 0xff]!);
}

/** Writes what `decodeSoundFrom10002` reads. Throws EncodeError. */
export function encodeSoundFrom10002(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfc;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  let at = reserve(w, 13);
  const view = w.view;
  view.setUint8(at++, flags);
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
  view.setUint16(at + 2, asU16(m.soundnum), true);
  write3Coord(view, at + 4, m.origin);
  w.offset = at + 10;
}

/** Reads a `sound` (1.09+fte) at the cursor, its id first. Throws DecodeError. */
export function decodeSoundFrom109fte(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 32 > r.end) ensureWhole(r, skipSoundFrom109fte);
  at += 1;
  let flags = view.getUint8(at++);
  if ((flags & 0x04) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
  const pitch = (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined;
  const delay = (flags & 0x40) !== 0 ? view.getInt16((at += 2) - 2, true) / 1000 : undefined;
  const velocity = (flags & 0x0100) !== 0 ? read3I16_2(view, (at += 6) - 6) : undefined;
  const velocity2 = (flags & 0x010000) !== 0 ? read3I16_2(view, (at += 6) - 6) : undefined;
  const speed = (flags & 0x20) !== 0 ? view.getUint16((at += 2) - 2, true) / 4000 : undefined;
  const channelEntity = view.getUint16(at, true);
  r.offset = at + 9;
  return {
    type: "sound",
    flags,
    volume,
    attenuation,
    pitch,
    delay,
    velocity,
    velocity2,
    speed,
    channel: channelEntity & 0x07,
    entity: channelEntity >>> 3,
    soundnum: view.getUint8(at + 2),
    origin: read3Coord(view, at + 3),
  };
}

/** Passes over what `decodeSoundFrom109fte` reads. Throws DecodeError. */
export function skipSoundFrom109fte(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  let flags = view.getUint8(at++);
  const more1 = (flags >>> 2) & 1;
  flags |= (r.bytes[at]! & -more1) << 8;
  at += more1;
  const more2 = (flags >>> 15) & 1;
  flags |= (r.bytes[at]! & -more2) << 16;
  at += more2;
  r.offset = advance(r, at, 9 + bytesOfSoundFrom109fteFlags(flags));
}

/** Writes what `decodeSoundFrom109fte` reads. Throws EncodeError. */
export function encodeSoundFrom109fte(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfefe1c;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  if (m.pitch !== undefined) flags |= 0x80;
  if (m.delay !== undefined) flags |= 0x40;
  if (m.velocity !== undefined) flags |= 0x0100;
  if (m.velocity2 !== undefined) flags |= 0x010000;
  if (m.speed !== undefined) flags |= 0x20;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  if ((flags & 0xff00) !== 0) flags |= 0x04;
  let at = reserve(w, 31);
  const view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x04) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  if (m.pitch !== undefined) view.setUint8(at++, asU8(m.pitch));
  if (m.delay !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.delay, 1, 1000)), true);
  if (m.velocity !== undefined) write3I16_2(view, (at += 6) - 6, m.velocity);
  if (m.velocity2 !== undefined) write3I16_2(view, (at += 6) - 6, m.velocity2);
  if (m.speed !== undefined) view.setUint16((at += 2) - 2, asU16(unscale(m.speed, 1, 4000)), true);
  view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
  view.setUint8(at + 2, asU8(m.soundnum));
  write3Coord(view, at + 3, m.origin);
  w.offset = at + 9;
}

/** Reads a `time` (to 999+82+fte) at the cursor, its id first. Throws DecodeError. */
export function decodeTime(r: Reader): Time {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  return { type: "time", time: view.getFloat32(at + 1, true), timeNaN: nanAt(view, at + 1) };
}

/** Passes over what `decodeTime` reads. Throws DecodeError. */
export function skipTime(r: Reader): undefined {
  skip(r, 5);
}

/** Writes what `decodeTime` reads. Throws EncodeError. */
export function encodeTime(w: Writer, m: Time): void {
  const at = reserve(w, 4);
  const view = w.view;
  setF32(view, at, m.time, m.timeNaN);
  w.offset = at + 4;
}

/** Reads a `time` (from 1.09+fte+predinfo) at the cursor, its id first. Throws DecodeError. */
export function decodeTimeFrom109ftepredinfo(r: Reader): Time {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  r.offset = at + 7;
  return {
    type: "time",
    time: view.getFloat32(at + 1, true),
    timeNaN: nanAt(view, at + 1),
    ack: view.getUint16(at + 5, true),
  };
}

/** Passes over what `decodeTimeFrom109ftepredinfo` reads. Throws DecodeError. */
export function skipTimeFrom109ftepredinfo(r: Reader): undefined {
  skip(r, 7);
}

/** Writes what `decodeTimeFrom109ftepredinfo` reads. Throws EncodeError. */
export function encodeTimeFrom109ftepredinfo(w: Writer, m: Time): void {
  const at = reserve(w, 6);
  const view = w.view;
  setF32(view, at, m.time, m.timeNaN);
  view.setUint16(at + 4, asU16(m.ack!), true);
  w.offset = at + 6;
}

/** Reads a `print` at the cursor, its id first. Throws DecodeError. */
export function decodePrint(r: Reader): Print {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "print", text: readString(r, 2047) };
}

/** Passes over what `decodePrint` reads. Throws DecodeError. */
export function skipPrint(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodePrint` reads. Throws EncodeError. */
export function encodePrint(w: Writer, m: Print): void {
  writeString(w, m.text, 2047);
}

/** Reads a `stufftext` at the cursor, its id first. Throws DecodeError. */
export function decodeStufftext(r: Reader): Stufftext {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "stufftext", text: readString(r, 2047) };
}

/** Passes over what `decodeStufftext` reads. Throws DecodeError. */
export function skipStufftext(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeStufftext` reads. Throws EncodeError. */
export function encodeStufftext(w: Writer, m: Stufftext): void {
  writeString(w, m.text, 2047);
}

/** Reads a `setangle` (to 999) at the cursor, its id first. Throws DecodeError. */
export function decodeSetangle(r: Reader): Setangle {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 3);
  r.offset = at + 4;
  return {
    type: "setangle",
    angles: [
      view.getInt8(at + 1) * 1.40625,
      view.getInt8(at + 2) * 1.40625,
      view.getInt8(at + 3) * 1.40625,
    ],
  };
}

/** Passes over what `decodeSetangle` reads. Throws DecodeError. */
export function skipSetangle(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeSetangle` reads. Throws EncodeError. */
export function encodeSetangle(w: Writer, m: Setangle): void {
  const at = reserve(w, 3);
  const view = w.view;
  expectLength(m.angles, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + i, asI8(unscale(m.angles[i]!, 45, 32)));
  w.offset = at + 3;
}

/** Reads a `setangle` (to 3504) at the cursor, its id first. Throws DecodeError. */
export function decodeSetangleFrom99912(r: Reader): Setangle {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  r.offset = at + 7;
  return { type: "setangle", angles: read3Angle(view, at + 1) };
}

/** Passes over what `decodeSetangleFrom99912` reads. Throws DecodeError. */
export function skipSetangleFrom99912(r: Reader): undefined {
  skip(r, 7);
}

/** Writes what `decodeSetangleFrom99912` reads. Throws EncodeError. */
export function encodeSetangleFrom99912(w: Writer, m: Setangle): void {
  const at = reserve(w, 6);
  const view = w.view;
  write3Angle(view, at, m.angles);
  w.offset = at + 6;
}

/** Reads a `serverinfo` (to 250) at the cursor, its id first. Throws DecodeError. */
export function decodeServerinfo(r: Reader): Serverinfo {
  const view = r.view;
  let at = r.offset;
  at += 1;
  let fte: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x58455446) {
    at += 4;
    ensure(r, at, 4);
    fte = view.getUint32(at, true);
    at += 4;
  }
  let fte2: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x32455446) {
    at += 4;
    ensure(r, at, 4);
    fte2 = view.getUint32(at, true);
    at += 4;
  }
  ensure(r, at, 4);
  const serverversion = view.getInt32(at, true);
  at += 4;
  expectTogether(
    r,
    [((fte ?? 0) & 0x8000) >>> 0, ((fte2 ?? 0) & 0x0468) >>> 0, serverversion],
    ANNOUNCED_TOGETHER,
    2,
  );
  let protocolflags: number | undefined;
  if (serverversion === 999) {
    ensure(r, at, 4);
    protocolflags = view.getUint32(at, true);
    at += 4;
    expectTogether(
      r,
      [
        ((fte ?? 0) & 0x8000) >>> 0,
        ((fte2 ?? 0) & 0x0468) >>> 0,
        serverversion,
        (protocolflags & 0x8000009e) >>> 0,
      ],
      ANNOUNCED_TOGETHER_1,
      2,
    );
  }
  let folder: string | undefined;
  if (
    fte2 !== undefined &&
    ((fte2 >= 32 && fte2 <= 63) ||
      (fte2 >= 96 && fte2 <= 127) ||
      (fte2 >= 160 && fte2 <= 191) ||
      (fte2 >= 224 && fte2 <= 255) ||
      (fte2 >= 288 && fte2 <= 319) ||
      (fte2 >= 352 && fte2 <= 383) ||
      (fte2 >= 416 && fte2 <= 447) ||
      (fte2 >= 480 && fte2 <= 511))
  ) {
    r.offset = at;
    folder = readString(r, 2047);
    at = r.offset;
  }
  ensure(r, at, 2);
  r.offset = at + 2;
  return {
    type: "serverinfo",
    fte,
    fte2,
    serverversion,
    protocolflags,
    folder,
    maxclients: view.getUint8(at),
    gametype: view.getUint8(at + 1),
    mapname: readString(r, 2047),
    models: readStrings(r, 2047),
    sounds: readStrings(r, 2047),
  };
}

/** Passes over what `decodeServerinfo` reads. Throws DecodeError. */
export function skipServerinfo(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  let fte: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x58455446) {
    at += 4;
    ensure(r, at, 4);
    fte = view.getUint32(at, true);
    at += 4;
  }
  let fte2: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x32455446) {
    at += 4;
    ensure(r, at, 4);
    fte2 = view.getUint32(at, true);
    at += 4;
  }
  ensure(r, at, 4);
  const serverversion = view.getInt32(at, true);
  expectTogether(
    r,
    [((fte ?? 0) & 0x8000) >>> 0, ((fte2 ?? 0) & 0x0468) >>> 0, serverversion],
    ANNOUNCED_TOGETHER,
    2,
  );
  at += 4;
  if (serverversion === 999) {
    ensure(r, at, 4);
    expectTogether(
      r,
      [
        ((fte ?? 0) & 0x8000) >>> 0,
        ((fte2 ?? 0) & 0x0468) >>> 0,
        serverversion,
        (view.getUint32(at, true) & 0x8000009e) >>> 0,
      ],
      ANNOUNCED_TOGETHER_1,
      2,
    );
    at += 4;
  }
  if (
    fte2 !== undefined &&
    ((fte2 >= 32 && fte2 <= 63) ||
      (fte2 >= 96 && fte2 <= 127) ||
      (fte2 >= 160 && fte2 <= 191) ||
      (fte2 >= 224 && fte2 <= 255) ||
      (fte2 >= 288 && fte2 <= 319) ||
      (fte2 >= 352 && fte2 <= 383) ||
      (fte2 >= 416 && fte2 <= 447) ||
      (fte2 >= 480 && fte2 <= 511))
  ) {
    r.offset = at;
    skipString(r, 2047);
    at = r.offset;
  }
  at = advance(r, at, 2);
  r.offset = at;
  skipString(r, 2047);
  skipStrings(r, 2047);
  skipStrings(r, 2047);
}

/** Writes what `decodeServerinfo` reads. Throws EncodeError. */
export function encodeServerinfo(w: Writer, m: Serverinfo): void {
  let at = reserve(w, 24);
  let view = w.view;
  if (m.fte !== undefined) {
    view.setUint32(at, 0x58455446, true);
    at += 4;
    view.setUint32(at, asU32(m.fte), true);
    at += 4;
  }
  if (m.fte2 !== undefined) {
    view.setUint32(at, 0x32455446, true);
    at += 4;
    view.setUint32(at, asU32(m.fte2), true);
    at += 4;
  }
  view.setInt32(at, asI32(m.serverversion), true);
  expectRow(
    [((m.fte ?? 0) & 0x8000) >>> 0, ((m.fte2 ?? 0) & 0x0468) >>> 0, m.serverversion],
    ANNOUNCED_TOGETHER,
  );
  expectWhere(m.protocolflags, m.serverversion === 999);
  at += 4;
  if (m.protocolflags !== undefined) {
    view.setUint32(at, asU32(m.protocolflags), true);
    at += 4;
  }
  if (m.protocolflags !== undefined)
    expectRow(
      [
        ((m.fte ?? 0) & 0x8000) >>> 0,
        ((m.fte2 ?? 0) & 0x0468) >>> 0,
        m.serverversion,
        (m.protocolflags & 0x8000009e) >>> 0,
      ],
      ANNOUNCED_TOGETHER_1,
    );
  expectWhere(
    m.folder,
    m.fte2 !== undefined &&
      ((m.fte2 >= 32 && m.fte2 <= 63) ||
        (m.fte2 >= 96 && m.fte2 <= 127) ||
        (m.fte2 >= 160 && m.fte2 <= 191) ||
        (m.fte2 >= 224 && m.fte2 <= 255) ||
        (m.fte2 >= 288 && m.fte2 <= 319) ||
        (m.fte2 >= 352 && m.fte2 <= 383) ||
        (m.fte2 >= 416 && m.fte2 <= 447) ||
        (m.fte2 >= 480 && m.fte2 <= 511)),
  );
  w.offset = at;
  if (m.folder !== undefined) writeString(w, m.folder, 2047);
  at = reserve(w, 2);
  view = w.view;
  view.setUint8(at, asU8(m.maxclients));
  view.setUint8(at + 1, asU8(m.gametype));
  w.offset = at + 2;
  writeString(w, m.mapname, 2047);
  writeStrings(w, m.models, 2047);
  writeStrings(w, m.sounds, 2047);
}

/** Reads a `serverinfo` (2021) at the cursor, its id first. Throws DecodeError. */
export function decodeServerinfoFrom2021(r: Reader): Serverinfo {
  const view = r.view;
  let at = r.offset;
  at += 1;
  let fte: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x58455446) {
    at += 4;
    ensure(r, at, 4);
    fte = view.getUint32(at, true);
    at += 4;
  }
  let fte2: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x32455446) {
    at += 4;
    ensure(r, at, 4);
    fte2 = view.getUint32(at, true);
    at += 4;
  }
  ensure(r, at, 4);
  const serverversion = view.getInt32(at, true);
  at += 4;
  expectTogether(
    r,
    [((fte ?? 0) & 0x8000) >>> 0, ((fte2 ?? 0) & 0x0468) >>> 0, serverversion],
    ANNOUNCED_TOGETHER,
    2,
  );
  let protocolflags: number | undefined;
  if (serverversion === 999) {
    ensure(r, at, 4);
    protocolflags = view.getUint32(at, true);
    at += 4;
    expectTogether(
      r,
      [
        ((fte ?? 0) & 0x8000) >>> 0,
        ((fte2 ?? 0) & 0x0468) >>> 0,
        serverversion,
        (protocolflags & 0x8000009e) >>> 0,
      ],
      ANNOUNCED_TOGETHER_1,
      2,
    );
  }
  let folder: string | undefined;
  if (
    fte2 !== undefined &&
    ((fte2 >= 32 && fte2 <= 63) ||
      (fte2 >= 96 && fte2 <= 127) ||
      (fte2 >= 160 && fte2 <= 191) ||
      (fte2 >= 224 && fte2 <= 255) ||
      (fte2 >= 288 && fte2 <= 319) ||
      (fte2 >= 352 && fte2 <= 383) ||
      (fte2 >= 416 && fte2 <= 447) ||
      (fte2 >= 480 && fte2 <= 511))
  ) {
    r.offset = at;
    folder = readString(r, 2047);
    at = r.offset;
  }
  ensure(r, at, 1);
  r.offset = at + 1;
  const maxclients = view.getUint8(at);
  const gamedir = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 1);
  r.offset = at + 1;
  return {
    type: "serverinfo",
    fte,
    fte2,
    serverversion,
    protocolflags,
    folder,
    maxclients,
    gamedir,
    gametype: view.getUint8(at),
    mapname: readString(r, 2047),
    models: readStrings(r, 2047),
    sounds: readStrings(r, 2047),
  };
}

/** Passes over what `decodeServerinfoFrom2021` reads. Throws DecodeError. */
export function skipServerinfoFrom2021(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  let fte: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x58455446) {
    at += 4;
    ensure(r, at, 4);
    fte = view.getUint32(at, true);
    at += 4;
  }
  let fte2: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x32455446) {
    at += 4;
    ensure(r, at, 4);
    fte2 = view.getUint32(at, true);
    at += 4;
  }
  ensure(r, at, 4);
  const serverversion = view.getInt32(at, true);
  expectTogether(
    r,
    [((fte ?? 0) & 0x8000) >>> 0, ((fte2 ?? 0) & 0x0468) >>> 0, serverversion],
    ANNOUNCED_TOGETHER,
    2,
  );
  at += 4;
  if (serverversion === 999) {
    ensure(r, at, 4);
    expectTogether(
      r,
      [
        ((fte ?? 0) & 0x8000) >>> 0,
        ((fte2 ?? 0) & 0x0468) >>> 0,
        serverversion,
        (view.getUint32(at, true) & 0x8000009e) >>> 0,
      ],
      ANNOUNCED_TOGETHER_1,
      2,
    );
    at += 4;
  }
  if (
    fte2 !== undefined &&
    ((fte2 >= 32 && fte2 <= 63) ||
      (fte2 >= 96 && fte2 <= 127) ||
      (fte2 >= 160 && fte2 <= 191) ||
      (fte2 >= 224 && fte2 <= 255) ||
      (fte2 >= 288 && fte2 <= 319) ||
      (fte2 >= 352 && fte2 <= 383) ||
      (fte2 >= 416 && fte2 <= 447) ||
      (fte2 >= 480 && fte2 <= 511))
  ) {
    r.offset = at;
    skipString(r, 2047);
    at = r.offset;
  }
  at = advance(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  at = advance(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
  skipStrings(r, 2047);
  skipStrings(r, 2047);
}

/** Writes what `decodeServerinfoFrom2021` reads. Throws EncodeError. */
export function encodeServerinfoFrom2021(w: Writer, m: Serverinfo): void {
  let at = reserve(w, 24);
  let view = w.view;
  if (m.fte !== undefined) {
    view.setUint32(at, 0x58455446, true);
    at += 4;
    view.setUint32((at += 4) - 4, asU32(m.fte), true);
  }
  if (m.fte2 !== undefined) {
    view.setUint32(at, 0x32455446, true);
    at += 4;
    view.setUint32((at += 4) - 4, asU32(m.fte2), true);
  }
  view.setInt32(at, asI32(m.serverversion), true);
  expectRow(
    [((m.fte ?? 0) & 0x8000) >>> 0, ((m.fte2 ?? 0) & 0x0468) >>> 0, m.serverversion],
    ANNOUNCED_TOGETHER,
  );
  expectWhere(m.protocolflags, m.serverversion === 999);
  at += 4;
  if (m.protocolflags !== undefined) view.setUint32((at += 4) - 4, asU32(m.protocolflags), true);
  if (m.protocolflags !== undefined)
    expectRow(
      [
        ((m.fte ?? 0) & 0x8000) >>> 0,
        ((m.fte2 ?? 0) & 0x0468) >>> 0,
        m.serverversion,
        (m.protocolflags & 0x8000009e) >>> 0,
      ],
      ANNOUNCED_TOGETHER_1,
    );
  expectWhere(
    m.folder,
    m.fte2 !== undefined &&
      ((m.fte2 >= 32 && m.fte2 <= 63) ||
        (m.fte2 >= 96 && m.fte2 <= 127) ||
        (m.fte2 >= 160 && m.fte2 <= 191) ||
        (m.fte2 >= 224 && m.fte2 <= 255) ||
        (m.fte2 >= 288 && m.fte2 <= 319) ||
        (m.fte2 >= 352 && m.fte2 <= 383) ||
        (m.fte2 >= 416 && m.fte2 <= 447) ||
        (m.fte2 >= 480 && m.fte2 <= 511)),
  );
  w.offset = at;
  if (m.folder !== undefined) writeString(w, m.folder, 2047);
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, asU8(m.maxclients));
  w.offset = at + 1;
  writeString(w, m.gamedir!, 2047);
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, asU8(m.gametype));
  w.offset = at + 1;
  writeString(w, m.mapname, 2047);
  writeStrings(w, m.models, 2047);
  writeStrings(w, m.sounds, 2047);
}

/** Reads a `lightstyle` at the cursor, its id first. Throws DecodeError. */
export function decodeLightstyle(r: Reader): Lightstyle {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "lightstyle", style: view.getUint8(at + 1), string: readString(r, 2047) };
}

/** Passes over what `decodeLightstyle` reads. Throws DecodeError. */
export function skipLightstyle(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeLightstyle` reads. Throws EncodeError. */
export function encodeLightstyle(w: Writer, m: Lightstyle): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.style));
  w.offset = at + 1;
  writeString(w, m.string, 2047);
}

/** Reads an `updatename` at the cursor, its id first. Throws DecodeError. */
export function decodeUpdatename(r: Reader): Updatename {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "updatename", player: view.getUint8(at + 1), netname: readString(r, 2047) };
}

/** Passes over what `decodeUpdatename` reads. Throws DecodeError. */
export function skipUpdatename(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeUpdatename` reads. Throws EncodeError. */
export function encodeUpdatename(w: Writer, m: Updatename): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  w.offset = at + 1;
  writeString(w, m.netname, 2047);
}

/** Reads an `updatefrags` at the cursor, its id first. Throws DecodeError. */
export function decodeUpdatefrags(r: Reader): Updatefrags {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 3);
  r.offset = at + 4;
  return { type: "updatefrags", player: view.getUint8(at + 1), frags: view.getInt16(at + 2, true) };
}

/** Passes over what `decodeUpdatefrags` reads. Throws DecodeError. */
export function skipUpdatefrags(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeUpdatefrags` reads. Throws EncodeError. */
export function encodeUpdatefrags(w: Writer, m: Updatefrags): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  view.setInt16(at + 1, asI16(m.frags), true);
  w.offset = at + 3;
}

/** Reads a `clientdata` (to 1.06) at the cursor, its id first. Throws DecodeError. */
export function decodeClientdataUntil106(r: Reader): Clientdata {
  const view = r.view;
  let at = r.offset;
  if (at + 26 > r.end) ensureWhole(r, skipClientdataUntil106);
  at += 1;
  const flags = view.getUint16(at, true);
  at += 2;
  const viewheight = (flags & 0x01) !== 0 ? view.getInt8(at++) : undefined;
  const idealpitch = (flags & 0x02) !== 0 ? view.getInt8(at++) : undefined;
  const punchangle1 = (flags & 0x04) !== 0 ? view.getInt8(at++) : undefined;
  const velocity1 = (flags & 0x20) !== 0 ? view.getInt8(at++) * 16 : undefined;
  const punchangle2 = (flags & 0x08) !== 0 ? view.getInt8(at++) : undefined;
  const velocity2 = (flags & 0x40) !== 0 ? view.getInt8(at++) * 16 : undefined;
  const punchangle3 = (flags & 0x10) !== 0 ? view.getInt8(at++) : undefined;
  const velocity3 = (flags & 0x80) !== 0 ? view.getInt8(at++) * 16 : undefined;
  let items: number | undefined;
  if ((flags & 0x0200) !== 0) {
    items = view.getUint32(at, true);
    at += 4;
  }
  const onground = (flags & 0x0400) !== 0;
  const inwater = (flags & 0x0800) !== 0;
  const weaponframe = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const armor = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const weapon = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at + 8;
  return new Clientdata$(
    flags,
    viewheight,
    idealpitch,
    punchangle1,
    velocity1,
    punchangle2,
    velocity2,
    punchangle3,
    velocity3,
    items,
    onground,
    inwater,
    weaponframe,
    armor,
    weapon,
    view.getInt16(at, true),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
    view.getUint8(at + 4),
    view.getUint8(at + 5),
    view.getUint8(at + 6),
    view.getUint8(at + 7),
  );
}

/** Passes over what `decodeClientdataUntil106` reads. Throws DecodeError. */
export function skipClientdataUntil106(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  r.offset = advance(r, at, 8 + bytesOfClientdataUntil106Flags(flags));
}

/** Writes what `decodeClientdataUntil106` reads. Throws EncodeError. */
export function encodeClientdataUntil106(w: Writer, m: Clientdata): void {
  const {
    flags: flagsGiven$,
    viewheight,
    idealpitch,
    punchangle1,
    velocity1,
    punchangle2,
    velocity2,
    punchangle3,
    velocity3,
    items,
    weaponframe,
    armor,
    weapon,
  } = m;
  fits: {
    let flags = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x8100;
    if (m.onground) flags |= 0x0400;
    if (m.inwater) flags |= 0x0800;
    let at = reserve(w, 25);
    const view = w.view;
    const bytes = w.bytes;
    let flags$at = at;
    at += 2;
    if (viewheight !== undefined) {
      flags |= 0x01;
      if (viewheight !== (viewheight << 24) >> 24) break fits;
      bytes[at++] = viewheight;
    }
    if (idealpitch !== undefined) {
      flags |= 0x02;
      if (idealpitch !== (idealpitch << 24) >> 24) break fits;
      bytes[at++] = idealpitch;
    }
    if (punchangle1 !== undefined) {
      flags |= 0x04;
      if (punchangle1 !== (punchangle1 << 24) >> 24) break fits;
      bytes[at++] = punchangle1;
    }
    if (velocity1 !== undefined) {
      flags |= 0x20;
      const steps$ = velocity1 * 0.0625;
      let raw = (steps$ << 24) >> 24;
      if (raw * 16 !== velocity1) raw = nearest(velocity1, velocity1 / 16, -128, 127, -2048, 2032);
      bytes[at++] = raw;
    }
    if (punchangle2 !== undefined) {
      flags |= 0x08;
      if (punchangle2 !== (punchangle2 << 24) >> 24) break fits;
      bytes[at++] = punchangle2;
    }
    if (velocity2 !== undefined) {
      flags |= 0x40;
      const steps$ = velocity2 * 0.0625;
      let raw = (steps$ << 24) >> 24;
      if (raw * 16 !== velocity2) raw = nearest(velocity2, velocity2 / 16, -128, 127, -2048, 2032);
      bytes[at++] = raw;
    }
    if (punchangle3 !== undefined) {
      flags |= 0x10;
      if (punchangle3 !== (punchangle3 << 24) >> 24) break fits;
      bytes[at++] = punchangle3;
    }
    if (velocity3 !== undefined) {
      flags |= 0x80;
      const steps$ = velocity3 * 0.0625;
      let raw = (steps$ << 24) >> 24;
      if (raw * 16 !== velocity3) raw = nearest(velocity3, velocity3 / 16, -128, 127, -2048, 2032);
      bytes[at++] = raw;
    }
    if (items !== undefined) {
      flags |= 0x0200;
      if (items !== items >>> 0) break fits;
      view.setUint32(at, items, true);
      at += 4;
    }
    if (weaponframe !== undefined) {
      flags |= 0x1000;
      if (weaponframe !== (weaponframe & 0xff)) break fits;
      bytes[at++] = weaponframe;
    }
    if (armor !== undefined) {
      flags |= 0x2000;
      if (armor !== (armor & 0xff)) break fits;
      bytes[at++] = armor;
    }
    if (weapon !== undefined) {
      flags |= 0x4000;
      if (weapon !== (weapon & 0xff)) break fits;
      bytes[at++] = weapon;
    }
    view.setInt16(at, asI16(m.health), true);
    bytes[at + 2] = asU8(m.ammo);
    bytes[at + 3] = asU8(m.shells);
    bytes[at + 4] = asU8(m.nails);
    bytes[at + 5] = asU8(m.rockets);
    bytes[at + 6] = asU8(m.cells);
    bytes[at + 7] = asU8(m.activeweapon);
    bytes[flags$at++] = flags;
    bytes[flags$at++] = flags >> 8;
    w.offset = at + 8;
    return;
  }
  return rejectOutOfRange(
    m,
    "I8 viewheight idealpitch punchangle1 punchangle2 punchangle3, U32 items, U8 weaponframe armor weapon",
  );
}

/** Reads a `clientdata` (to 1.09) at the cursor, its id first. Throws DecodeError. */
export function decodeClientdata(r: Reader): Clientdata {
  const view = r.view;
  let at = r.offset;
  if (at + 26 > r.end) ensureWhole(r, skipClientdata);
  at += 1;
  const flags = view.getUint16(at, true);
  at += 2;
  const viewheight = (flags & 0x01) !== 0 ? view.getInt8(at++) : undefined;
  const idealpitch = (flags & 0x02) !== 0 ? view.getInt8(at++) : undefined;
  const punchangle1 = (flags & 0x04) !== 0 ? view.getInt8(at++) : undefined;
  const velocity1 = (flags & 0x20) !== 0 ? view.getInt8(at++) * 16 : undefined;
  const punchangle2 = (flags & 0x08) !== 0 ? view.getInt8(at++) : undefined;
  const velocity2 = (flags & 0x40) !== 0 ? view.getInt8(at++) * 16 : undefined;
  const punchangle3 = (flags & 0x10) !== 0 ? view.getInt8(at++) : undefined;
  const velocity3 = (flags & 0x80) !== 0 ? view.getInt8(at++) * 16 : undefined;
  const items = view.getUint32(at, true);
  const onground = (flags & 0x0400) !== 0;
  const inwater = (flags & 0x0800) !== 0;
  at += 4;
  const weaponframe = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const armor = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const weapon = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at + 8;
  return new Clientdata$(
    flags,
    viewheight,
    idealpitch,
    punchangle1,
    velocity1,
    punchangle2,
    velocity2,
    punchangle3,
    velocity3,
    items,
    onground,
    inwater,
    weaponframe,
    armor,
    weapon,
    view.getInt16(at, true),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
    view.getUint8(at + 4),
    view.getUint8(at + 5),
    view.getUint8(at + 6),
    view.getUint8(at + 7),
  );
}

/** Passes over what `decodeClientdata` reads. Throws DecodeError. */
export function skipClientdata(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  r.offset = advance(r, at, 12 + bytesOfClientdataFlags(flags));
}

/** Writes what `decodeClientdata` reads. Throws EncodeError. */
export function encodeClientdata(w: Writer, m: Clientdata): void {
  const {
    flags: flagsGiven$,
    viewheight,
    idealpitch,
    punchangle1,
    velocity1,
    punchangle2,
    velocity2,
    punchangle3,
    velocity3,
    weaponframe,
    armor,
    weapon,
  } = m;
  fits: {
    let flags = flagsGiven$ === undefined ? 0x0200 : flagsGiven$ & 0x8300;
    if (m.onground) flags |= 0x0400;
    if (m.inwater) flags |= 0x0800;
    let at = reserve(w, 25);
    const view = w.view;
    const bytes = w.bytes;
    let flags$at = at;
    at += 2;
    if (viewheight !== undefined) {
      flags |= 0x01;
      if (viewheight !== (viewheight << 24) >> 24) break fits;
      bytes[at++] = viewheight;
    }
    if (idealpitch !== undefined) {
      flags |= 0x02;
      if (idealpitch !== (idealpitch << 24) >> 24) break fits;
      bytes[at++] = idealpitch;
    }
    if (punchangle1 !== undefined) {
      flags |= 0x04;
      if (punchangle1 !== (punchangle1 << 24) >> 24) break fits;
      bytes[at++] = punchangle1;
    }
    if (velocity1 !== undefined) {
      flags |= 0x20;
      const steps$ = velocity1 * 0.0625;
      let raw = (steps$ << 24) >> 24;
      if (raw * 16 !== velocity1) raw = nearest(velocity1, velocity1 / 16, -128, 127, -2048, 2032);
      bytes[at++] = raw;
    }
    if (punchangle2 !== undefined) {
      flags |= 0x08;
      if (punchangle2 !== (punchangle2 << 24) >> 24) break fits;
      bytes[at++] = punchangle2;
    }
    if (velocity2 !== undefined) {
      flags |= 0x40;
      const steps$ = velocity2 * 0.0625;
      let raw = (steps$ << 24) >> 24;
      if (raw * 16 !== velocity2) raw = nearest(velocity2, velocity2 / 16, -128, 127, -2048, 2032);
      bytes[at++] = raw;
    }
    if (punchangle3 !== undefined) {
      flags |= 0x10;
      if (punchangle3 !== (punchangle3 << 24) >> 24) break fits;
      bytes[at++] = punchangle3;
    }
    if (velocity3 !== undefined) {
      flags |= 0x80;
      const steps$ = velocity3 * 0.0625;
      let raw = (steps$ << 24) >> 24;
      if (raw * 16 !== velocity3) raw = nearest(velocity3, velocity3 / 16, -128, 127, -2048, 2032);
      bytes[at++] = raw;
    }
    view.setUint32(at, asU32(m.items!), true);
    at += 4;
    if (weaponframe !== undefined) {
      flags |= 0x1000;
      if (weaponframe !== (weaponframe & 0xff)) break fits;
      bytes[at++] = weaponframe;
    }
    if (armor !== undefined) {
      flags |= 0x2000;
      if (armor !== (armor & 0xff)) break fits;
      bytes[at++] = armor;
    }
    if (weapon !== undefined) {
      flags |= 0x4000;
      if (weapon !== (weapon & 0xff)) break fits;
      bytes[at++] = weapon;
    }
    view.setInt16(at, asI16(m.health), true);
    bytes[at + 2] = asU8(m.ammo);
    bytes[at + 3] = asU8(m.shells);
    bytes[at + 4] = asU8(m.nails);
    bytes[at + 5] = asU8(m.rockets);
    bytes[at + 6] = asU8(m.cells);
    bytes[at + 7] = asU8(m.activeweapon);
    bytes[flags$at++] = flags;
    bytes[flags$at++] = flags >> 8;
    w.offset = at + 8;
    return;
  }
  return rejectOutOfRange(
    m,
    "I8 viewheight idealpitch punchangle1 punchangle2 punchangle3, U8 weaponframe armor weapon",
  );
}

/** Reads a `clientdata` (to 999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeClientdataFrom666(r: Reader): Clientdata {
  const view = r.view;
  let at = r.offset;
  if (at + 37 > r.end) ensureWhole(r, skipClientdataFrom666);
  at += 1;
  let flags = view.getUint16(at, true);
  at += 2;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const message$: Clientdata = {
    type: "clientdata",
    flags,
    viewheight: (flags & 0x01) !== 0 ? view.getInt8(at++) : undefined,
    idealpitch: (flags & 0x02) !== 0 ? view.getInt8(at++) : undefined,
    punchangle1: (flags & 0x04) !== 0 ? view.getInt8(at++) : undefined,
    velocity1: (flags & 0x20) !== 0 ? view.getInt8(at++) * 16 : undefined,
    punchangle2: (flags & 0x08) !== 0 ? view.getInt8(at++) : undefined,
    velocity2: (flags & 0x40) !== 0 ? view.getInt8(at++) * 16 : undefined,
    punchangle3: (flags & 0x10) !== 0 ? view.getInt8(at++) : undefined,
    velocity3: (flags & 0x80) !== 0 ? view.getInt8(at++) * 16 : undefined,
    items: view.getUint32((at += 4) - 4, true),
    onground: (flags & 0x0400) !== 0,
    inwater: (flags & 0x0800) !== 0,
    weaponframe: (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined,
    armor: (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined,
    weapon: (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined,
    health: view.getInt16(at, true),
    ammo: view.getUint8(at + 2),
    shells: view.getUint8(at + 3),
    nails: view.getUint8(at + 4),
    rockets: view.getUint8(at + 5),
    cells: view.getUint8(at + 6),
    activeweapon: view.getUint8((at += 8) - 1),
    weapon2: (flags & 0x010000) !== 0 ? view.getUint8(at++) : undefined,
    armor2: (flags & 0x020000) !== 0 ? view.getUint8(at++) : undefined,
    ammo2: (flags & 0x040000) !== 0 ? view.getUint8(at++) : undefined,
    shells2: (flags & 0x080000) !== 0 ? view.getUint8(at++) : undefined,
    nails2: (flags & 0x100000) !== 0 ? view.getUint8(at++) : undefined,
    rockets2: (flags & 0x200000) !== 0 ? view.getUint8(at++) : undefined,
    cells2: (flags & 0x400000) !== 0 ? view.getUint8(at++) : undefined,
    weaponframe2: (flags & 0x01000000) !== 0 ? view.getUint8(at++) : undefined,
    weaponalpha: (flags & 0x02000000) !== 0 ? view.getUint8(at++) : undefined,
  };
  r.offset = at;
  return message$;
}

/** Passes over what `decodeClientdataFrom666` reads. Throws DecodeError. */
export function skipClientdataFrom666(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  let flags = view.getUint16(at, true);
  at += 2;
  const more2 = (flags >>> 15) & 1;
  flags |= (r.bytes[at]! & -more2) << 16;
  at += more2;
  const more3 = (flags >>> 23) & 1;
  flags |= (r.bytes[at]! & -more3) << 24;
  at += more3;
  flags >>>= 0;
  r.offset = advance(r, at, 12 + bytesOfClientdataFrom666Flags(flags));
}

/** Writes what `decodeClientdataFrom666` reads. Throws EncodeError. */
export function encodeClientdataFrom666(w: Writer, m: Clientdata): void {
  let flags = m.flags === undefined ? 0x0200 : m.flags & 0xfc808300;
  if (m.viewheight !== undefined) flags |= 0x01;
  if (m.idealpitch !== undefined) flags |= 0x02;
  if (m.punchangle1 !== undefined) flags |= 0x04;
  if (m.velocity1 !== undefined) flags |= 0x20;
  if (m.punchangle2 !== undefined) flags |= 0x08;
  if (m.velocity2 !== undefined) flags |= 0x40;
  if (m.punchangle3 !== undefined) flags |= 0x10;
  if (m.velocity3 !== undefined) flags |= 0x80;
  if (m.onground) flags |= 0x0400;
  if (m.inwater) flags |= 0x0800;
  if (m.weaponframe !== undefined) flags |= 0x1000;
  if (m.armor !== undefined) flags |= 0x2000;
  if (m.weapon !== undefined) flags |= 0x4000;
  if (m.weapon2 !== undefined) flags |= 0x010000;
  if (m.armor2 !== undefined) flags |= 0x020000;
  if (m.ammo2 !== undefined) flags |= 0x040000;
  if (m.shells2 !== undefined) flags |= 0x080000;
  if (m.nails2 !== undefined) flags |= 0x100000;
  if (m.rockets2 !== undefined) flags |= 0x200000;
  if (m.cells2 !== undefined) flags |= 0x400000;
  if (m.weaponframe2 !== undefined) flags |= 0x01000000;
  if (m.weaponalpha !== undefined) flags |= 0x02000000;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  let at = reserve(w, 36);
  const view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if (m.viewheight !== undefined) view.setInt8(at++, asI8(m.viewheight));
  if (m.idealpitch !== undefined) view.setInt8(at++, asI8(m.idealpitch));
  if (m.punchangle1 !== undefined) view.setInt8(at++, asI8(m.punchangle1));
  if (m.velocity1 !== undefined) view.setInt8(at++, asI8(unscale(m.velocity1, 16, 1)));
  if (m.punchangle2 !== undefined) view.setInt8(at++, asI8(m.punchangle2));
  if (m.velocity2 !== undefined) view.setInt8(at++, asI8(unscale(m.velocity2, 16, 1)));
  if (m.punchangle3 !== undefined) view.setInt8(at++, asI8(m.punchangle3));
  if (m.velocity3 !== undefined) view.setInt8(at++, asI8(unscale(m.velocity3, 16, 1)));
  view.setUint32(at, asU32(m.items!), true);
  at += 4;
  if (m.weaponframe !== undefined) view.setUint8(at++, asU8(m.weaponframe));
  if (m.armor !== undefined) view.setUint8(at++, asU8(m.armor));
  if (m.weapon !== undefined) view.setUint8(at++, asU8(m.weapon));
  view.setInt16(at, asI16(m.health), true);
  view.setUint8(at + 2, asU8(m.ammo));
  view.setUint8(at + 3, asU8(m.shells));
  view.setUint8(at + 4, asU8(m.nails));
  view.setUint8(at + 5, asU8(m.rockets));
  view.setUint8(at + 6, asU8(m.cells));
  view.setUint8(at + 7, asU8(m.activeweapon));
  at += 8;
  if (m.weapon2 !== undefined) view.setUint8(at++, asU8(m.weapon2));
  if (m.armor2 !== undefined) view.setUint8(at++, asU8(m.armor2));
  if (m.ammo2 !== undefined) view.setUint8(at++, asU8(m.ammo2));
  if (m.shells2 !== undefined) view.setUint8(at++, asU8(m.shells2));
  if (m.nails2 !== undefined) view.setUint8(at++, asU8(m.nails2));
  if (m.rockets2 !== undefined) view.setUint8(at++, asU8(m.rockets2));
  if (m.cells2 !== undefined) view.setUint8(at++, asU8(m.cells2));
  if (m.weaponframe2 !== undefined) view.setUint8(at++, asU8(m.weaponframe2));
  if (m.weaponalpha !== undefined) view.setUint8(at++, asU8(m.weaponalpha));
  w.offset = at;
}

/** Reads a `clientdata` (to 10001) at the cursor, its id first. Throws DecodeError. */
export function decodeClientdataFrom10000(r: Reader): Clientdata {
  const view = r.view;
  let at = r.offset;
  if (at + 27 > r.end) ensureWhole(r, skipClientdataFrom10000);
  at += 1;
  const flags = view.getUint16(at, true);
  at += 2;
  const message$: Clientdata = {
    type: "clientdata",
    flags,
    viewheight: (flags & 0x01) !== 0 ? view.getInt8(at++) : undefined,
    idealpitch: (flags & 0x02) !== 0 ? view.getInt8(at++) : undefined,
    punchangle1: (flags & 0x04) !== 0 ? view.getInt8(at++) : undefined,
    velocity1: (flags & 0x20) !== 0 ? view.getInt8(at++) * 16 : undefined,
    punchangle2: (flags & 0x08) !== 0 ? view.getInt8(at++) : undefined,
    velocity2: (flags & 0x40) !== 0 ? view.getInt8(at++) * 16 : undefined,
    punchangle3: (flags & 0x10) !== 0 ? view.getInt8(at++) : undefined,
    velocity3: (flags & 0x80) !== 0 ? view.getInt8(at++) * 16 : undefined,
    items: view.getUint32((at += 4) - 4, true),
    onground: (flags & 0x0400) !== 0,
    inwater: (flags & 0x0800) !== 0,
    weaponframe: (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined,
    armor: (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined,
    weapon: (flags & 0x4000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined,
    health: view.getInt16(at, true),
    ammo: view.getUint8(at + 2),
    shells: view.getUint8(at + 3),
    nails: view.getUint8(at + 4),
    rockets: view.getUint8(at + 5),
    cells: view.getUint8(at + 6),
    activeweapon: view.getUint8(at + 7),
  };
  r.offset = at + 8;
  return message$;
}

/** Passes over what `decodeClientdataFrom10000` reads. Throws DecodeError. */
export function skipClientdataFrom10000(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  r.offset = advance(r, at, 12 + bytesOfClientdataFrom10000Flags(flags));
}

/** Writes what `decodeClientdataFrom10000` reads. Throws EncodeError. */
export function encodeClientdataFrom10000(w: Writer, m: Clientdata): void {
  let flags = m.flags === undefined ? 0x0200 : m.flags & 0x8300;
  if (m.viewheight !== undefined) flags |= 0x01;
  if (m.idealpitch !== undefined) flags |= 0x02;
  if (m.punchangle1 !== undefined) flags |= 0x04;
  if (m.velocity1 !== undefined) flags |= 0x20;
  if (m.punchangle2 !== undefined) flags |= 0x08;
  if (m.velocity2 !== undefined) flags |= 0x40;
  if (m.punchangle3 !== undefined) flags |= 0x10;
  if (m.velocity3 !== undefined) flags |= 0x80;
  if (m.onground) flags |= 0x0400;
  if (m.inwater) flags |= 0x0800;
  if (m.weaponframe !== undefined) flags |= 0x1000;
  if (m.armor !== undefined) flags |= 0x2000;
  if (m.weapon !== undefined) flags |= 0x4000;
  let at = reserve(w, 26);
  const view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  if (m.viewheight !== undefined) view.setInt8(at++, asI8(m.viewheight));
  if (m.idealpitch !== undefined) view.setInt8(at++, asI8(m.idealpitch));
  if (m.punchangle1 !== undefined) view.setInt8(at++, asI8(m.punchangle1));
  if (m.velocity1 !== undefined) view.setInt8(at++, asI8(unscale(m.velocity1, 16, 1)));
  if (m.punchangle2 !== undefined) view.setInt8(at++, asI8(m.punchangle2));
  if (m.velocity2 !== undefined) view.setInt8(at++, asI8(unscale(m.velocity2, 16, 1)));
  if (m.punchangle3 !== undefined) view.setInt8(at++, asI8(m.punchangle3));
  if (m.velocity3 !== undefined) view.setInt8(at++, asI8(unscale(m.velocity3, 16, 1)));
  view.setUint32(at, asU32(m.items!), true);
  at += 4;
  if (m.weaponframe !== undefined) view.setUint8(at++, asU8(m.weaponframe));
  if (m.armor !== undefined) view.setUint8(at++, asU8(m.armor));
  if (m.weapon !== undefined) view.setUint16((at += 2) - 2, asU16(m.weapon), true);
  view.setInt16(at, asI16(m.health), true);
  view.setUint8(at + 2, asU8(m.ammo));
  view.setUint8(at + 3, asU8(m.shells));
  view.setUint8(at + 4, asU8(m.nails));
  view.setUint8(at + 5, asU8(m.rockets));
  view.setUint8(at + 6, asU8(m.cells));
  view.setUint8(at + 7, asU8(m.activeweapon));
  w.offset = at + 8;
}

/** Reads a `clientdata` (2021) at the cursor, its id first. Throws DecodeError. */
export function decodeClientdataFrom2021(r: Reader): Clientdata {
  const view = r.view;
  let at = r.offset;
  if (at + 8 > r.end) ensureWhole(r, skipClientdataFrom2021);
  at += 1;
  let flags = view.getUint16(at, true);
  at += 2;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const velocities = (flags >>> 5) & 0x0f;
  const viewheight = (flags & 0x01) !== 0 ? view.getInt8(at++) : undefined;
  const idealpitch = (flags & 0x02) !== 0 ? view.getInt8(at++) : undefined;
  const punchangle1 = (flags & 0x04) !== 0 ? view.getInt8(at++) : undefined;
  let velocity1: number | undefined;
  if (velocities === 1 || velocities === 3 || velocities === 5 || velocities === 7) {
    ensure(r, at, 1);
    velocity1 = view.getInt8(at++) * 16;
  }
  let velocity1_float: number | undefined;
  let velocity1_floatNaN: number | undefined;
  if (velocities === 9 || velocities === 11 || velocities === 13 || velocities === 15) {
    ensure(r, at, 4);
    velocity1_float = view.getFloat32(at, true);
    velocity1_floatNaN = nanAt(view, at);
    at += 4;
  }
  if (at + 1 > r.end) ensure(r, at, (flags & 0x08) !== 0 ? 1 : 0);
  const punchangle2 = (flags & 0x08) !== 0 ? view.getInt8(at++) : undefined;
  let velocity2: number | undefined;
  if ((velocities >= 2 && velocities <= 3) || (velocities >= 6 && velocities <= 7)) {
    ensure(r, at, 1);
    velocity2 = view.getInt8(at++) * 16;
  }
  let velocity2_float: number | undefined;
  let velocity2_floatNaN: number | undefined;
  if ((velocities >= 10 && velocities <= 11) || (velocities >= 14 && velocities <= 15)) {
    ensure(r, at, 4);
    velocity2_float = view.getFloat32(at, true);
    velocity2_floatNaN = nanAt(view, at);
    at += 4;
  }
  if (at + 1 > r.end) ensure(r, at, (flags & 0x10) !== 0 ? 1 : 0);
  const punchangle3 = (flags & 0x10) !== 0 ? view.getInt8(at++) : undefined;
  let velocity3: number | undefined;
  if (velocities >= 4 && velocities <= 7) {
    ensure(r, at, 1);
    velocity3 = view.getInt8(at++) * 16;
  }
  let velocity3_float: number | undefined;
  let velocity3_floatNaN: number | undefined;
  if (velocities >= 12 && velocities <= 15) {
    ensure(r, at, 4);
    velocity3_float = view.getFloat32(at, true);
    velocity3_floatNaN = nanAt(view, at);
    at += 4;
  }
  if (at + 24 > r.end) ensure(r, at, 12 + bytesOfClientdataFrom2021Flags(flags));
  const items = view.getUint32((at += 4) - 4, true);
  const onground = (flags & 0x0400) !== 0;
  const inwater = (flags & 0x0800) !== 0;
  const weaponframe = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const armor = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const weapon = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  const health = view.getInt16(at, true);
  const ammo = view.getUint8(at + 2);
  const shells = view.getUint8(at + 3);
  const nails = view.getUint8(at + 4);
  const rockets = view.getUint8(at + 5);
  const cells = view.getUint8(at + 6);
  const activeweapon = view.getUint8((at += 8) - 1);
  const weapon2 = (flags & 0x010000) !== 0 ? view.getUint8(at++) : undefined;
  const armor2 = (flags & 0x020000) !== 0 ? view.getUint8(at++) : undefined;
  const ammo2 = (flags & 0x040000) !== 0 ? view.getUint8(at++) : undefined;
  const shells2 = (flags & 0x080000) !== 0 ? view.getUint8(at++) : undefined;
  const nails2 = (flags & 0x100000) !== 0 ? view.getUint8(at++) : undefined;
  const rockets2 = (flags & 0x200000) !== 0 ? view.getUint8(at++) : undefined;
  const cells2 = (flags & 0x400000) !== 0 ? view.getUint8(at++) : undefined;
  const weaponframe2 = (flags & 0x01000000) !== 0 ? view.getUint8(at++) : undefined;
  const weaponalpha = (flags & 0x02000000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const { 0: entflags, 1: entflagsWidth } =
    (flags & 0x04000000) !== 0 ? readWithVariant(varu32, r) : IMPLICIT;
  return {
    type: "clientdata",
    flags,
    velocities,
    viewheight,
    idealpitch,
    punchangle1,
    velocity1,
    velocity1_float,
    velocity1_floatNaN,
    punchangle2,
    velocity2,
    velocity2_float,
    velocity2_floatNaN,
    punchangle3,
    velocity3,
    velocity3_float,
    velocity3_floatNaN,
    items,
    onground,
    inwater,
    weaponframe,
    armor,
    weapon,
    health,
    ammo,
    shells,
    nails,
    rockets,
    cells,
    activeweapon,
    weapon2,
    armor2,
    ammo2,
    shells2,
    nails2,
    rockets2,
    cells2,
    weaponframe2,
    weaponalpha,
    entflags,
    entflagsWidth,
  };
}

/** Passes over what `decodeClientdataFrom2021` reads. Throws DecodeError. */
export function skipClientdataFrom2021(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  let flags = view.getUint16(at, true);
  at += 2;
  const more2 = (flags >>> 15) & 1;
  flags |= (r.bytes[at]! & -more2) << 16;
  at += more2;
  const more3 = (flags >>> 23) & 1;
  flags |= (r.bytes[at]! & -more3) << 24;
  at += more3;
  flags >>>= 0;
  const velocities = (flags >>> 5) & 0x0f;
  at = advance(r, at, CLIENTDATA_FROM2021_FLAGS_LENGTHS_0[flags & 0xff]!);
  if (velocities === 1 || velocities === 3 || velocities === 5 || velocities === 7) {
    ensure(r, at, 1);
    at += 1;
  }
  if (velocities === 9 || velocities === 11 || velocities === 13 || velocities === 15) {
    ensure(r, at, 4);
    at += 4;
  }
  at = advance(r, at, (flags & 0x08) !== 0 ? 1 : 0);
  if ((velocities >= 2 && velocities <= 3) || (velocities >= 6 && velocities <= 7)) {
    ensure(r, at, 1);
    at += 1;
  }
  if ((velocities >= 10 && velocities <= 11) || (velocities >= 14 && velocities <= 15)) {
    ensure(r, at, 4);
    at += 4;
  }
  at = advance(r, at, (flags & 0x10) !== 0 ? 1 : 0);
  if (velocities >= 4 && velocities <= 7) {
    ensure(r, at, 1);
    at += 1;
  }
  if (velocities >= 12 && velocities <= 15) {
    ensure(r, at, 4);
    at += 4;
  }
  at = advance(r, at, 12 + bytesOfClientdataFrom2021Flags(flags));
  r.offset = at;
  if ((flags & 0x04000000) !== 0) varu32.skip(r);
}

/** Writes what `decodeClientdataFrom2021` reads. Throws EncodeError. */
export function encodeClientdataFrom2021(w: Writer, m: Clientdata): void {
  let flags = m.flags === undefined ? 0x0200 : m.flags & 0xf8808200;
  flags |= fit(m.velocities!, 4) << 5;
  if (m.viewheight !== undefined) flags |= 0x01;
  if (m.idealpitch !== undefined) flags |= 0x02;
  if (m.punchangle1 !== undefined) flags |= 0x04;
  if (m.punchangle2 !== undefined) flags |= 0x08;
  if (m.punchangle3 !== undefined) flags |= 0x10;
  if (m.onground) flags |= 0x0400;
  if (m.inwater) flags |= 0x0800;
  if (m.weaponframe !== undefined) flags |= 0x1000;
  if (m.armor !== undefined) flags |= 0x2000;
  if (m.weapon !== undefined) flags |= 0x4000;
  if (m.weapon2 !== undefined) flags |= 0x010000;
  if (m.armor2 !== undefined) flags |= 0x020000;
  if (m.ammo2 !== undefined) flags |= 0x040000;
  if (m.shells2 !== undefined) flags |= 0x080000;
  if (m.nails2 !== undefined) flags |= 0x100000;
  if (m.rockets2 !== undefined) flags |= 0x200000;
  if (m.cells2 !== undefined) flags |= 0x400000;
  if (m.weaponframe2 !== undefined) flags |= 0x01000000;
  if (m.weaponalpha !== undefined) flags |= 0x02000000;
  if (m.entflags !== undefined) flags |= 0x04000000;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  let at = reserve(w, 48);
  const view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if (m.viewheight !== undefined) view.setInt8(at++, asI8(m.viewheight));
  if (m.idealpitch !== undefined) view.setInt8(at++, asI8(m.idealpitch));
  if (m.punchangle1 !== undefined) view.setInt8(at++, asI8(m.punchangle1));
  expectWhere(
    m.velocity1,
    m.velocities === 1 || m.velocities === 3 || m.velocities === 5 || m.velocities === 7,
  );
  if (m.velocity1 !== undefined) view.setInt8(at++, asI8(unscale(m.velocity1, 16, 1)));
  expectWhere(
    m.velocity1_float,
    m.velocities === 9 || m.velocities === 11 || m.velocities === 13 || m.velocities === 15,
  );
  if (m.velocity1_float !== undefined)
    setF32(view, (at += 4) - 4, m.velocity1_float, m.velocity1_floatNaN);
  if (m.punchangle2 !== undefined) view.setInt8(at++, asI8(m.punchangle2));
  expectWhere(
    m.velocity2,
    (m.velocities! >= 2 && m.velocities! <= 3) || (m.velocities! >= 6 && m.velocities! <= 7),
  );
  if (m.velocity2 !== undefined) view.setInt8(at++, asI8(unscale(m.velocity2, 16, 1)));
  expectWhere(
    m.velocity2_float,
    (m.velocities! >= 10 && m.velocities! <= 11) || (m.velocities! >= 14 && m.velocities! <= 15),
  );
  if (m.velocity2_float !== undefined)
    setF32(view, (at += 4) - 4, m.velocity2_float, m.velocity2_floatNaN);
  if (m.punchangle3 !== undefined) view.setInt8(at++, asI8(m.punchangle3));
  expectWhere(m.velocity3, m.velocities! >= 4 && m.velocities! <= 7);
  if (m.velocity3 !== undefined) view.setInt8(at++, asI8(unscale(m.velocity3, 16, 1)));
  expectWhere(m.velocity3_float, m.velocities! >= 12 && m.velocities! <= 15);
  if (m.velocity3_float !== undefined)
    setF32(view, (at += 4) - 4, m.velocity3_float, m.velocity3_floatNaN);
  view.setUint32(at, asU32(m.items!), true);
  at += 4;
  if (m.weaponframe !== undefined) view.setUint8(at++, asU8(m.weaponframe));
  if (m.armor !== undefined) view.setUint8(at++, asU8(m.armor));
  if (m.weapon !== undefined) view.setUint8(at++, asU8(m.weapon));
  view.setInt16(at, asI16(m.health), true);
  view.setUint8(at + 2, asU8(m.ammo));
  view.setUint8(at + 3, asU8(m.shells));
  view.setUint8(at + 4, asU8(m.nails));
  view.setUint8(at + 5, asU8(m.rockets));
  view.setUint8(at + 6, asU8(m.cells));
  view.setUint8(at + 7, asU8(m.activeweapon));
  at += 8;
  if (m.weapon2 !== undefined) view.setUint8(at++, asU8(m.weapon2));
  if (m.armor2 !== undefined) view.setUint8(at++, asU8(m.armor2));
  if (m.ammo2 !== undefined) view.setUint8(at++, asU8(m.ammo2));
  if (m.shells2 !== undefined) view.setUint8(at++, asU8(m.shells2));
  if (m.nails2 !== undefined) view.setUint8(at++, asU8(m.nails2));
  if (m.rockets2 !== undefined) view.setUint8(at++, asU8(m.rockets2));
  if (m.cells2 !== undefined) view.setUint8(at++, asU8(m.cells2));
  if (m.weaponframe2 !== undefined) view.setUint8(at++, asU8(m.weaponframe2));
  if (m.weaponalpha !== undefined) view.setUint8(at++, asU8(m.weaponalpha));
  w.offset = at;
  if (m.entflags !== undefined) varu32.write(w, m.entflags, m.entflagsWidth);
}

/** Reads a `stopsound` at the cursor, its id first. Throws DecodeError. */
export function decodeStopsound(r: Reader): Stopsound {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  const channelEntity = view.getUint16(at + 1, true);
  r.offset = at + 3;
  return { type: "stopsound", channel: channelEntity & 0x07, entity: channelEntity >>> 3 };
}

/** Passes over what `decodeStopsound` reads. Throws DecodeError. */
export function skipStopsound(r: Reader): undefined {
  skip(r, 3);
}

/** Writes what `decodeStopsound` reads. Throws EncodeError. */
export function encodeStopsound(w: Writer, m: Stopsound): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
  w.offset = at + 2;
}

/** Reads an `updatecolors` at the cursor, its id first. Throws DecodeError. */
export function decodeUpdatecolors(r: Reader): Updatecolors {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  const player = view.getUint8(at + 1);
  const pantsShirt = view.getUint8(at + 2);
  r.offset = at + 3;
  return { type: "updatecolors", player, pants: pantsShirt & 0x0f, shirt: pantsShirt >>> 4 };
}

/** Passes over what `decodeUpdatecolors` reads. Throws DecodeError. */
export function skipUpdatecolors(r: Reader): undefined {
  skip(r, 3);
}

/** Writes what `decodeUpdatecolors` reads. Throws EncodeError. */
export function encodeUpdatecolors(w: Writer, m: Updatecolors): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  view.setUint8(at + 1, fit(m.pants, 4) | (fit(m.shirt, 4) << 4));
  w.offset = at + 2;
}

/** Reads a `particle` (to 999) at the cursor, its id first. Throws DecodeError. */
export function decodeParticle(r: Reader): Particle {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 11);
  r.offset = at + 12;
  return {
    type: "particle",
    origin: [
      view.getInt16(at + 1, true) * 0.125,
      view.getInt16(at + 3, true) * 0.125,
      view.getInt16(at + 5, true) * 0.125,
    ],
    direction: [
      view.getInt8(at + 7) * 0.0625,
      view.getInt8(at + 8) * 0.0625,
      view.getInt8(at + 9) * 0.0625,
    ],
    count: view.getUint8(at + 10),
    color: view.getUint8(at + 11),
  };
}

/** Passes over what `decodeParticle` reads. Throws DecodeError. */
export function skipParticle(r: Reader): undefined {
  skip(r, 12);
}

/** Writes what `decodeParticle` reads. Throws EncodeError. */
export function encodeParticle(w: Writer, m: Particle): void {
  const at = reserve(w, 11);
  const view = w.view;
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
  expectLength(m.direction, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + 6 + i, asI8(unscale(m.direction[i]!, 1, 16)));
  view.setUint8(at + 9, asU8(m.count));
  view.setUint8(at + 10, asU8(m.color));
  w.offset = at + 11;
}

/** Reads a `damage` (to 999) at the cursor, its id first. Throws DecodeError. */
export function decodeDamage(r: Reader): Damage {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 8);
  r.offset = at + 9;
  return {
    type: "damage",
    armor: view.getUint8(at + 1),
    blood: view.getUint8(at + 2),
    origin: [
      view.getInt16(at + 3, true) * 0.125,
      view.getInt16(at + 5, true) * 0.125,
      view.getInt16(at + 7, true) * 0.125,
    ],
  };
}

/** Passes over what `decodeDamage` reads. Throws DecodeError. */
export function skipDamage(r: Reader): undefined {
  skip(r, 9);
}

/** Writes what `decodeDamage` reads. Throws EncodeError. */
export function encodeDamage(w: Writer, m: Damage): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setUint8(at, asU8(m.armor));
  view.setUint8(at + 1, asU8(m.blood));
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++)
    view.setInt16(at + 2 + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
  w.offset = at + 8;
}

/** Reads a `spawnstatic` (to 999) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstatic(r: Reader): Spawnstatic {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 13);
  r.offset = at + 14;
  return {
    type: "spawnstatic",
    modelindex: view.getUint8(at + 1),
    frame: view.getUint8(at + 2),
    colormap: view.getUint8(at + 3),
    skin: view.getUint8(at + 4),
    origin: [
      view.getInt16(at + 5, true) * 0.125,
      view.getInt16(at + 8, true) * 0.125,
      view.getInt16(at + 11, true) * 0.125,
    ],
    angles: [
      view.getInt8(at + 7) * 1.40625,
      view.getInt8(at + 10) * 1.40625,
      view.getInt8(at + 13) * 1.40625,
    ],
  };
}

/** Passes over what `decodeSpawnstatic` reads. Throws DecodeError. */
export function skipSpawnstatic(r: Reader): undefined {
  skip(r, 14);
}

/** Writes what `decodeSpawnstatic` reads. Throws EncodeError. */
export function encodeSpawnstatic(w: Writer, m: Spawnstatic): void {
  const at = reserve(w, 13);
  const view = w.view;
  view.setUint8(at, asU8(m.modelindex));
  view.setUint8(at + 1, asU8(m.frame));
  view.setUint8(at + 2, asU8(m.colormap));
  view.setUint8(at + 3, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  view.setInt16(at + 4, asI16(unscale(m.origin[0], 1, 8)), true);
  view.setInt8(at + 6, asI8(unscale(m.angles[0], 45, 32)));
  view.setInt16(at + 7, asI16(unscale(m.origin[1], 1, 8)), true);
  view.setInt8(at + 9, asI8(unscale(m.angles[1], 45, 32)));
  view.setInt16(at + 10, asI16(unscale(m.origin[2], 1, 8)), true);
  view.setInt8(at + 12, asI8(unscale(m.angles[2], 45, 32)));
  w.offset = at + 13;
}

/** Reads a `spawnbaseline` (to 999) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaseline(r: Reader): Spawnbaseline {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 15);
  r.offset = at + 16;
  return {
    type: "spawnbaseline",
    entity: view.getInt16(at + 1, true),
    modelindex: view.getUint8(at + 3),
    frame: view.getUint8(at + 4),
    colormap: view.getUint8(at + 5),
    skin: view.getUint8(at + 6),
    origin: [
      view.getInt16(at + 7, true) * 0.125,
      view.getInt16(at + 10, true) * 0.125,
      view.getInt16(at + 13, true) * 0.125,
    ],
    angles: [
      view.getInt8(at + 9) * 1.40625,
      view.getInt8(at + 12) * 1.40625,
      view.getInt8(at + 15) * 1.40625,
    ],
  };
}

/** Passes over what `decodeSpawnbaseline` reads. Throws DecodeError. */
export function skipSpawnbaseline(r: Reader): undefined {
  skip(r, 16);
}

/** Writes what `decodeSpawnbaseline` reads. Throws EncodeError. */
export function encodeSpawnbaseline(w: Writer, m: Spawnbaseline): void {
  const at = reserve(w, 15);
  const view = w.view;
  view.setInt16(at, asI16(m.entity), true);
  view.setUint8(at + 2, asU8(m.modelindex));
  view.setUint8(at + 3, asU8(m.frame));
  view.setUint8(at + 4, asU8(m.colormap));
  view.setUint8(at + 5, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  view.setInt16(at + 6, asI16(unscale(m.origin[0], 1, 8)), true);
  view.setInt8(at + 8, asI8(unscale(m.angles[0], 45, 32)));
  view.setInt16(at + 9, asI16(unscale(m.origin[1], 1, 8)), true);
  view.setInt8(at + 11, asI8(unscale(m.angles[1], 45, 32)));
  view.setInt16(at + 12, asI16(unscale(m.origin[2], 1, 8)), true);
  view.setInt8(at + 14, asI8(unscale(m.angles[2], 45, 32)));
  w.offset = at + 15;
}

/** Reads a `spawnbaseline` (3504) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineFrom3504(r: Reader): Spawnbaseline {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 24);
  r.offset = at + 25;
  return {
    type: "spawnbaseline",
    entity: view.getUint16(at + 1, true),
    modelindex: view.getUint8(at + 3),
    frame: view.getUint8(at + 4),
    colormap: view.getUint8(at + 5),
    skin: view.getUint8(at + 6),
    origin: [
      view.getFloat32(at + 7, true),
      view.getFloat32(at + 13, true),
      view.getFloat32(at + 19, true),
    ],
    originNaN: nanBits(view, at + 7, 3, 6),
    angles: [
      view.getInt16(at + 11, true) * 0.0054931640625,
      view.getInt16(at + 17, true) * 0.0054931640625,
      view.getInt16(at + 23, true) * 0.0054931640625,
    ],
  };
}

/** Passes over what `decodeSpawnbaselineFrom3504` reads. Throws DecodeError. */
export function skipSpawnbaselineFrom3504(r: Reader): undefined {
  skip(r, 25);
}

/** Writes what `decodeSpawnbaselineFrom3504` reads. Throws EncodeError. */
export function encodeSpawnbaselineFrom3504(w: Writer, m: Spawnbaseline): void {
  const at = reserve(w, 24);
  const view = w.view;
  view.setUint16(at, asU16(m.entity), true);
  view.setUint8(at + 2, asU8(m.modelindex));
  view.setUint8(at + 3, asU8(m.frame));
  view.setUint8(at + 4, asU8(m.colormap));
  view.setUint8(at + 5, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  setF32(view, at + 6, m.origin[0], m.originNaN?.[0]);
  view.setInt16(at + 10, asI16(unscale(m.angles[0], 45, 8192)), true);
  setF32(view, at + 12, m.origin[1], m.originNaN?.[1]);
  view.setInt16(at + 16, asI16(unscale(m.angles[1], 45, 8192)), true);
  setF32(view, at + 18, m.origin[2], m.originNaN?.[2]);
  view.setInt16(at + 22, asI16(unscale(m.angles[2], 45, 8192)), true);
  w.offset = at + 24;
}

/** Reads a `temp_entity` (to 1.07) at the cursor, its id first. Throws DecodeError. */
export function decodeTempEntityUntil107(r: Reader): TempEntity {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 1);
  const entitytype = view.getUint8(at + 1);
  at += 2;
  switch (entitytype) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b: {
      ensure(r, at, 6);
      r.offset = at + 6;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityPoint["entitytype"],
        origin: [
          view.getInt16(at, true) * 0.125,
          view.getInt16(at + 2, true) * 0.125,
          view.getInt16(at + 4, true) * 0.125,
        ],
      };
    }
    case 0x05:
    case 0x06:
    case 0x09: {
      ensure(r, at, 14);
      r.offset = at + 14;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityLine["entitytype"],
        entity: view.getInt16(at, true),
        origin: [
          view.getInt16(at + 2, true) * 0.125,
          view.getInt16(at + 4, true) * 0.125,
          view.getInt16(at + 6, true) * 0.125,
        ],
        endpos: [
          view.getInt16(at + 8, true) * 0.125,
          view.getInt16(at + 10, true) * 0.125,
          view.getInt16(at + 12, true) * 0.125,
        ],
      };
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Passes over what `decodeTempEntityUntil107` reads. Throws DecodeError. */
export function skipTempEntityUntil107(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const entitytype = view.getUint8(at++);
  switch (entitytype) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b: {
      r.offset = advance(r, at, 6);
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09: {
      r.offset = advance(r, at, 14);
      return;
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Writes what `decodeTempEntityUntil107` reads. Throws EncodeError. */
export function encodeTempEntityUntil107(w: Writer, m: TempEntity): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.entitytype));
  w.offset = at + 1;
  switch (m.entitytype) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b: {
      const at = reserve(w, 6);
      const view = w.view;
      expectLength(m.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
      w.offset = at + 6;
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09: {
      const at = reserve(w, 14);
      const view = w.view;
      view.setInt16(at, asI16(m.entity), true);
      expectLength(m.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
      expectLength(m.endpos, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 8 + 2 * i, asI16(unscale(m.endpos[i]!, 1, 8)), true);
      w.offset = at + 14;
      return;
    }
    default:
      throw noSuchArm("entitytype", m);
  }
}

/** Reads a `temp_entity` (to 999) at the cursor, its id first. Throws DecodeError. */
export function decodeTempEntity(r: Reader): TempEntity {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 1);
  const entitytype = view.getUint8(at + 1);
  at += 2;
  switch (entitytype) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b: {
      ensure(r, at, 6);
      r.offset = at + 6;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityPoint["entitytype"],
        origin: [
          view.getInt16(at, true) * 0.125,
          view.getInt16(at + 2, true) * 0.125,
          view.getInt16(at + 4, true) * 0.125,
        ],
      };
    }
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d: {
      ensure(r, at, 14);
      r.offset = at + 14;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityLine["entitytype"],
        entity: view.getInt16(at, true),
        origin: [
          view.getInt16(at + 2, true) * 0.125,
          view.getInt16(at + 4, true) * 0.125,
          view.getInt16(at + 6, true) * 0.125,
        ],
        endpos: [
          view.getInt16(at + 8, true) * 0.125,
          view.getInt16(at + 10, true) * 0.125,
          view.getInt16(at + 12, true) * 0.125,
        ],
      };
    }
    case 0x0c: {
      ensure(r, at, 8);
      r.offset = at + 8;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityExplosion2["entitytype"],
        origin: [
          view.getInt16(at, true) * 0.125,
          view.getInt16(at + 2, true) * 0.125,
          view.getInt16(at + 4, true) * 0.125,
        ],
        colorstart: view.getUint8(at + 6),
        colorlength: view.getUint8(at + 7),
      };
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Passes over what `decodeTempEntity` reads. Throws DecodeError. */
export function skipTempEntity(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const entitytype = view.getUint8(at++);
  switch (entitytype) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b: {
      r.offset = advance(r, at, 6);
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d: {
      r.offset = advance(r, at, 14);
      return;
    }
    case 0x0c: {
      r.offset = advance(r, at, 8);
      return;
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Writes what `decodeTempEntity` reads. Throws EncodeError. */
export function encodeTempEntity(w: Writer, m: TempEntity): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.entitytype));
  w.offset = at + 1;
  switch (m.entitytype) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b: {
      const at = reserve(w, 6);
      const view = w.view;
      expectLength(m.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
      w.offset = at + 6;
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d: {
      const at = reserve(w, 14);
      const view = w.view;
      view.setInt16(at, asI16(m.entity), true);
      expectLength(m.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
      expectLength(m.endpos, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 8 + 2 * i, asI16(unscale(m.endpos[i]!, 1, 8)), true);
      w.offset = at + 14;
      return;
    }
    case 0x0c: {
      const at = reserve(w, 8);
      const view = w.view;
      expectLength(m.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
      view.setUint8(at + 6, asU8(m.colorstart));
      view.setUint8(at + 7, asU8(m.colorlength));
      w.offset = at + 8;
      return;
    }
    default:
      throw noSuchArm("entitytype", m);
  }
}

/** Reads a `temp_entity` (3504) at the cursor, its id first. Throws DecodeError. */
export function decodeTempEntityFrom3504(r: Reader): TempEntity {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 1);
  const entitytype = view.getUint8((at += 2) - 1);
  switch (ENTITYTYPE_ARMS_2[entitytype]) {
    case "point": {
      ensure(r, at, 12);
      r.offset = at + 12;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityPoint["entitytype"],
        origin: [
          view.getFloat32(at, true),
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
        ],
        originNaN: nanBits(view, at, 3),
      };
    }
    case "line": {
      ensure(r, at, 26);
      r.offset = at + 26;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityLine["entitytype"],
        entity: view.getInt16(at, true),
        origin: [
          view.getFloat32(at + 2, true),
          view.getFloat32(at + 6, true),
          view.getFloat32(at + 10, true),
        ],
        originNaN: nanBits(view, at + 2, 3),
        endpos: [
          view.getFloat32(at + 14, true),
          view.getFloat32(at + 18, true),
          view.getFloat32(at + 22, true),
        ],
        endposNaN: nanBits(view, at + 14, 3),
      };
    }
    case "explosion2": {
      ensure(r, at, 14);
      r.offset = at + 14;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityExplosion2["entitytype"],
        origin: [
          view.getFloat32(at, true),
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
        ],
        originNaN: nanBits(view, at, 3),
        colorstart: view.getUint8(at + 12),
        colorlength: view.getUint8(at + 13),
      };
    }
    case "explosion3": {
      ensure(r, at, 24);
      r.offset = at + 24;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityExplosion3["entitytype"],
        origin: [
          view.getFloat32(at, true),
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
        ],
        originNaN: nanBits(view, at, 3),
        color: [
          view.getFloat32(at + 12, true),
          view.getFloat32(at + 16, true),
          view.getFloat32(at + 20, true),
        ],
        colorNaN: nanBits(view, at + 12, 3),
      };
    }
    case "bolt": {
      r.offset = at;
      const model = readString(r, 2047);
      at = r.offset;
      ensure(r, at, 26);
      r.offset = at + 26;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityBolt["entitytype"],
        model,
        entity: view.getUint16(at, true),
        origin: [
          view.getFloat32(at + 2, true),
          view.getFloat32(at + 6, true),
          view.getFloat32(at + 10, true),
        ],
        originNaN: nanBits(view, at + 2, 3),
        endpos: [
          view.getFloat32(at + 14, true),
          view.getFloat32(at + 18, true),
          view.getFloat32(at + 22, true),
        ],
        endposNaN: nanBits(view, at + 14, 3),
      };
    }
    case "drops": {
      ensure(r, at, 16);
      r.offset = at + 16;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityDrops["entitytype"],
        origin: [
          view.getFloat32(at, true),
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
        ],
        originNaN: nanBits(view, at, 3),
        direction: read3I8_2(view, at + 12),
        count: view.getUint8(at + 15),
      };
    }
    case "shower": {
      ensure(r, at, 30);
      r.offset = at + 30;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityShower["entitytype"],
        low: [
          view.getFloat32(at, true),
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
        ],
        lowNaN: nanBits(view, at, 3),
        high: [
          view.getFloat32(at + 12, true),
          view.getFloat32(at + 16, true),
          view.getFloat32(at + 20, true),
        ],
        highNaN: nanBits(view, at + 12, 3),
        speed: view.getFloat32(at + 24, true),
        speedNaN: nanAt(view, at + 24),
        amount: view.getUint16(at + 28, true),
      };
    }
    case "explosionrgb": {
      ensure(r, at, 15);
      r.offset = at + 15;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityExplosionrgb["entitytype"],
        origin: [
          view.getFloat32(at, true),
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
        ],
        originNaN: nanBits(view, at, 3),
        rgb: read3U8(view, at + 12),
      };
    }
    case "cube": {
      ensure(r, at, 44);
      r.offset = at + 44;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityCube["entitytype"],
        low: [
          view.getFloat32(at, true),
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
        ],
        lowNaN: nanBits(view, at, 3),
        high: [
          view.getFloat32(at + 12, true),
          view.getFloat32(at + 16, true),
          view.getFloat32(at + 20, true),
        ],
        highNaN: nanBits(view, at + 12, 3),
        velocity: [
          view.getFloat32(at + 24, true),
          view.getFloat32(at + 28, true),
          view.getFloat32(at + 32, true),
        ],
        velocityNaN: nanBits(view, at + 24, 3),
        amount: view.getUint16(at + 36, true),
        tint: view.getUint8(at + 38),
        falls: view.getUint8(at + 39),
        jitter: view.getFloat32(at + 40, true),
        jitterNaN: nanAt(view, at + 40),
      };
    }
    case "weather": {
      ensure(r, at, 39);
      r.offset = at + 39;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityWeather["entitytype"],
        low: [
          view.getFloat32(at, true),
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
        ],
        lowNaN: nanBits(view, at, 3),
        high: [
          view.getFloat32(at + 12, true),
          view.getFloat32(at + 16, true),
          view.getFloat32(at + 20, true),
        ],
        highNaN: nanBits(view, at + 12, 3),
        velocity: [
          view.getFloat32(at + 24, true),
          view.getFloat32(at + 28, true),
          view.getFloat32(at + 32, true),
        ],
        velocityNaN: nanBits(view, at + 24, 3),
        amount: view.getUint16(at + 36, true),
        shade: view.getUint8(at + 38),
      };
    }
    case "flash": {
      ensure(r, at, 17);
      r.offset = at + 17;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityFlash["entitytype"],
        origin: [
          view.getFloat32(at, true),
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
        ],
        originNaN: nanBits(view, at, 3),
        radius: view.getUint8(at + 12) * 8 + 8,
        lifetime: view.getUint8(at + 13),
        rgb: read3U8(view, at + 14),
      };
    }
    case "jet": {
      ensure(r, at, 25);
      r.offset = at + 25;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityJet["entitytype"],
        origin: [
          view.getFloat32(at, true),
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
        ],
        originNaN: nanBits(view, at, 3),
        velocity: [
          view.getFloat32(at + 12, true),
          view.getFloat32(at + 16, true),
          view.getFloat32(at + 20, true),
        ],
        velocityNaN: nanBits(view, at + 12, 3),
        count: view.getUint8(at + 24),
      };
    }
    case "beam": {
      ensure(r, at, 36);
      r.offset = at + 36;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityBeam["entitytype"],
        origin: [
          view.getFloat32(at, true),
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
        ],
        originNaN: nanBits(view, at, 3),
        endpos: [
          view.getFloat32(at + 12, true),
          view.getFloat32(at + 16, true),
          view.getFloat32(at + 20, true),
        ],
        endposNaN: nanBits(view, at + 12, 3),
        bend: [
          view.getFloat32(at + 24, true),
          view.getFloat32(at + 28, true),
          view.getFloat32(at + 32, true),
        ],
        bendNaN: nanBits(view, at + 24, 3),
      };
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Passes over what `decodeTempEntityFrom3504` reads. Throws DecodeError. */
export function skipTempEntityFrom3504(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const entitytype = view.getUint8(at++);
  switch (ENTITYTYPE_ARMS_2[entitytype]) {
    case "point": {
      r.offset = advance(r, at, 12);
      return;
    }
    case "line": {
      r.offset = advance(r, at, 26);
      return;
    }
    case "explosion2": {
      r.offset = advance(r, at, 14);
      return;
    }
    case "explosion3": {
      r.offset = advance(r, at, 24);
      return;
    }
    case "bolt": {
      r.offset = at;
      skipString(r, 2047);
      at = r.offset;
      r.offset = advance(r, at, 26);
      return;
    }
    case "drops": {
      r.offset = advance(r, at, 16);
      return;
    }
    case "shower": {
      r.offset = advance(r, at, 30);
      return;
    }
    case "explosionrgb": {
      r.offset = advance(r, at, 15);
      return;
    }
    case "cube": {
      r.offset = advance(r, at, 44);
      return;
    }
    case "weather": {
      r.offset = advance(r, at, 39);
      return;
    }
    case "flash": {
      r.offset = advance(r, at, 17);
      return;
    }
    case "jet": {
      r.offset = advance(r, at, 25);
      return;
    }
    case "beam": {
      r.offset = advance(r, at, 36);
      return;
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Writes what `decodeTempEntityFrom3504` reads. Throws EncodeError. */
export function encodeTempEntityFrom3504(w: Writer, m: TempEntity): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.entitytype));
  w.offset = at + 1;
  switch (ENTITYTYPE_ARMS_2[m.entitytype]) {
    case "point": {
      const pointArm = m as TempEntityPoint;
      const at = reserve(w, 12);
      const view = w.view;
      expectLength(pointArm.origin, 3);
      setF32(view, at, pointArm.origin[0], pointArm.originNaN?.[0]);
      setF32(view, at + 4, pointArm.origin[1], pointArm.originNaN?.[1]);
      setF32(view, at + 8, pointArm.origin[2], pointArm.originNaN?.[2]);
      w.offset = at + 12;
      return;
    }
    case "line": {
      const lineArm = m as TempEntityLine;
      const at = reserve(w, 26);
      const view = w.view;
      view.setInt16(at, asI16(lineArm.entity), true);
      expectLength(lineArm.origin, 3);
      setF32(view, at + 2, lineArm.origin[0], lineArm.originNaN?.[0]);
      setF32(view, at + 6, lineArm.origin[1], lineArm.originNaN?.[1]);
      setF32(view, at + 10, lineArm.origin[2], lineArm.originNaN?.[2]);
      expectLength(lineArm.endpos, 3);
      setF32(view, at + 14, lineArm.endpos[0], lineArm.endposNaN?.[0]);
      setF32(view, at + 18, lineArm.endpos[1], lineArm.endposNaN?.[1]);
      setF32(view, at + 22, lineArm.endpos[2], lineArm.endposNaN?.[2]);
      w.offset = at + 26;
      return;
    }
    case "explosion2": {
      const explosion2Arm = m as TempEntityExplosion2;
      const at = reserve(w, 14);
      const view = w.view;
      expectLength(explosion2Arm.origin, 3);
      setF32(view, at, explosion2Arm.origin[0], explosion2Arm.originNaN?.[0]);
      setF32(view, at + 4, explosion2Arm.origin[1], explosion2Arm.originNaN?.[1]);
      setF32(view, at + 8, explosion2Arm.origin[2], explosion2Arm.originNaN?.[2]);
      view.setUint8(at + 12, asU8(explosion2Arm.colorstart));
      view.setUint8(at + 13, asU8(explosion2Arm.colorlength));
      w.offset = at + 14;
      return;
    }
    case "explosion3": {
      const explosion3Arm = m as TempEntityExplosion3;
      const at = reserve(w, 24);
      const view = w.view;
      expectLength(explosion3Arm.origin, 3);
      setF32(view, at, explosion3Arm.origin[0], explosion3Arm.originNaN?.[0]);
      setF32(view, at + 4, explosion3Arm.origin[1], explosion3Arm.originNaN?.[1]);
      setF32(view, at + 8, explosion3Arm.origin[2], explosion3Arm.originNaN?.[2]);
      expectLength(explosion3Arm.color, 3);
      setF32(view, at + 12, explosion3Arm.color[0], explosion3Arm.colorNaN?.[0]);
      setF32(view, at + 16, explosion3Arm.color[1], explosion3Arm.colorNaN?.[1]);
      setF32(view, at + 20, explosion3Arm.color[2], explosion3Arm.colorNaN?.[2]);
      w.offset = at + 24;
      return;
    }
    case "bolt": {
      const boltArm = m as TempEntityBolt;
      writeString(w, boltArm.model, 2047);
      const at = reserve(w, 26);
      const view = w.view;
      view.setUint16(at, asU16(boltArm.entity), true);
      expectLength(boltArm.origin, 3);
      setF32(view, at + 2, boltArm.origin[0], boltArm.originNaN?.[0]);
      setF32(view, at + 6, boltArm.origin[1], boltArm.originNaN?.[1]);
      setF32(view, at + 10, boltArm.origin[2], boltArm.originNaN?.[2]);
      expectLength(boltArm.endpos, 3);
      setF32(view, at + 14, boltArm.endpos[0], boltArm.endposNaN?.[0]);
      setF32(view, at + 18, boltArm.endpos[1], boltArm.endposNaN?.[1]);
      setF32(view, at + 22, boltArm.endpos[2], boltArm.endposNaN?.[2]);
      w.offset = at + 26;
      return;
    }
    case "drops": {
      const dropsArm = m as TempEntityDrops;
      const at = reserve(w, 16);
      const view = w.view;
      expectLength(dropsArm.origin, 3);
      setF32(view, at, dropsArm.origin[0], dropsArm.originNaN?.[0]);
      setF32(view, at + 4, dropsArm.origin[1], dropsArm.originNaN?.[1]);
      setF32(view, at + 8, dropsArm.origin[2], dropsArm.originNaN?.[2]);
      write3I8_2(view, at + 12, dropsArm.direction);
      view.setUint8(at + 15, asU8(dropsArm.count));
      w.offset = at + 16;
      return;
    }
    case "shower": {
      const showerArm = m as TempEntityShower;
      const at = reserve(w, 30);
      const view = w.view;
      expectLength(showerArm.low, 3);
      setF32(view, at, showerArm.low[0], showerArm.lowNaN?.[0]);
      setF32(view, at + 4, showerArm.low[1], showerArm.lowNaN?.[1]);
      setF32(view, at + 8, showerArm.low[2], showerArm.lowNaN?.[2]);
      expectLength(showerArm.high, 3);
      setF32(view, at + 12, showerArm.high[0], showerArm.highNaN?.[0]);
      setF32(view, at + 16, showerArm.high[1], showerArm.highNaN?.[1]);
      setF32(view, at + 20, showerArm.high[2], showerArm.highNaN?.[2]);
      setF32(view, at + 24, showerArm.speed, showerArm.speedNaN);
      view.setUint16(at + 28, asU16(showerArm.amount), true);
      w.offset = at + 30;
      return;
    }
    case "explosionrgb": {
      const explosionrgbArm = m as TempEntityExplosionrgb;
      const at = reserve(w, 15);
      const view = w.view;
      expectLength(explosionrgbArm.origin, 3);
      setF32(view, at, explosionrgbArm.origin[0], explosionrgbArm.originNaN?.[0]);
      setF32(view, at + 4, explosionrgbArm.origin[1], explosionrgbArm.originNaN?.[1]);
      setF32(view, at + 8, explosionrgbArm.origin[2], explosionrgbArm.originNaN?.[2]);
      write3U8(view, at + 12, explosionrgbArm.rgb);
      w.offset = at + 15;
      return;
    }
    case "cube": {
      const cubeArm = m as TempEntityCube;
      const at = reserve(w, 44);
      const view = w.view;
      expectLength(cubeArm.low, 3);
      setF32(view, at, cubeArm.low[0], cubeArm.lowNaN?.[0]);
      setF32(view, at + 4, cubeArm.low[1], cubeArm.lowNaN?.[1]);
      setF32(view, at + 8, cubeArm.low[2], cubeArm.lowNaN?.[2]);
      expectLength(cubeArm.high, 3);
      setF32(view, at + 12, cubeArm.high[0], cubeArm.highNaN?.[0]);
      setF32(view, at + 16, cubeArm.high[1], cubeArm.highNaN?.[1]);
      setF32(view, at + 20, cubeArm.high[2], cubeArm.highNaN?.[2]);
      expectLength(cubeArm.velocity, 3);
      setF32(view, at + 24, cubeArm.velocity[0], cubeArm.velocityNaN?.[0]);
      setF32(view, at + 28, cubeArm.velocity[1], cubeArm.velocityNaN?.[1]);
      setF32(view, at + 32, cubeArm.velocity[2], cubeArm.velocityNaN?.[2]);
      view.setUint16(at + 36, asU16(cubeArm.amount), true);
      view.setUint8(at + 38, asU8(cubeArm.tint));
      view.setUint8(at + 39, asU8(cubeArm.falls));
      setF32(view, at + 40, cubeArm.jitter, cubeArm.jitterNaN);
      w.offset = at + 44;
      return;
    }
    case "weather": {
      const weatherArm = m as TempEntityWeather;
      const at = reserve(w, 39);
      const view = w.view;
      expectLength(weatherArm.low, 3);
      setF32(view, at, weatherArm.low[0], weatherArm.lowNaN?.[0]);
      setF32(view, at + 4, weatherArm.low[1], weatherArm.lowNaN?.[1]);
      setF32(view, at + 8, weatherArm.low[2], weatherArm.lowNaN?.[2]);
      expectLength(weatherArm.high, 3);
      setF32(view, at + 12, weatherArm.high[0], weatherArm.highNaN?.[0]);
      setF32(view, at + 16, weatherArm.high[1], weatherArm.highNaN?.[1]);
      setF32(view, at + 20, weatherArm.high[2], weatherArm.highNaN?.[2]);
      expectLength(weatherArm.velocity, 3);
      setF32(view, at + 24, weatherArm.velocity[0], weatherArm.velocityNaN?.[0]);
      setF32(view, at + 28, weatherArm.velocity[1], weatherArm.velocityNaN?.[1]);
      setF32(view, at + 32, weatherArm.velocity[2], weatherArm.velocityNaN?.[2]);
      view.setUint16(at + 36, asU16(weatherArm.amount), true);
      view.setUint8(at + 38, asU8(weatherArm.shade));
      w.offset = at + 39;
      return;
    }
    case "flash": {
      const flashArm = m as TempEntityFlash;
      const at = reserve(w, 17);
      const view = w.view;
      expectLength(flashArm.origin, 3);
      setF32(view, at, flashArm.origin[0], flashArm.originNaN?.[0]);
      setF32(view, at + 4, flashArm.origin[1], flashArm.originNaN?.[1]);
      setF32(view, at + 8, flashArm.origin[2], flashArm.originNaN?.[2]);
      view.setUint8(at + 12, asU8(unscale(flashArm.radius, 8, 1, 8)));
      view.setUint8(at + 13, asU8(flashArm.lifetime));
      write3U8(view, at + 14, flashArm.rgb);
      w.offset = at + 17;
      return;
    }
    case "jet": {
      const jetArm = m as TempEntityJet;
      const at = reserve(w, 25);
      const view = w.view;
      expectLength(jetArm.origin, 3);
      setF32(view, at, jetArm.origin[0], jetArm.originNaN?.[0]);
      setF32(view, at + 4, jetArm.origin[1], jetArm.originNaN?.[1]);
      setF32(view, at + 8, jetArm.origin[2], jetArm.originNaN?.[2]);
      expectLength(jetArm.velocity, 3);
      setF32(view, at + 12, jetArm.velocity[0], jetArm.velocityNaN?.[0]);
      setF32(view, at + 16, jetArm.velocity[1], jetArm.velocityNaN?.[1]);
      setF32(view, at + 20, jetArm.velocity[2], jetArm.velocityNaN?.[2]);
      view.setUint8(at + 24, asU8(jetArm.count));
      w.offset = at + 25;
      return;
    }
    case "beam": {
      const beamArm = m as TempEntityBeam;
      const at = reserve(w, 36);
      const view = w.view;
      expectLength(beamArm.origin, 3);
      setF32(view, at, beamArm.origin[0], beamArm.originNaN?.[0]);
      setF32(view, at + 4, beamArm.origin[1], beamArm.originNaN?.[1]);
      setF32(view, at + 8, beamArm.origin[2], beamArm.originNaN?.[2]);
      expectLength(beamArm.endpos, 3);
      setF32(view, at + 12, beamArm.endpos[0], beamArm.endposNaN?.[0]);
      setF32(view, at + 16, beamArm.endpos[1], beamArm.endposNaN?.[1]);
      setF32(view, at + 20, beamArm.endpos[2], beamArm.endposNaN?.[2]);
      expectLength(beamArm.bend, 3);
      setF32(view, at + 24, beamArm.bend[0], beamArm.bendNaN?.[0]);
      setF32(view, at + 28, beamArm.bend[1], beamArm.bendNaN?.[1]);
      setF32(view, at + 32, beamArm.bend[2], beamArm.bendNaN?.[2]);
      w.offset = at + 36;
      return;
    }
    default:
      throw noSuchArm("entitytype", m);
  }
}

/** Reads a `temp_entity` (250) at the cursor, its id first. Throws DecodeError. */
export function decodeTempEntityFrom250(r: Reader): TempEntity {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 1);
  const entitytype = view.getUint8((at += 2) - 1);
  switch (ENTITYTYPE_ARMS_3[entitytype]) {
    case "point": {
      ensure(r, at, 6);
      r.offset = at + 6;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityPoint["entitytype"],
        origin: read3Coord(view, at),
      };
    }
    case "line": {
      ensure(r, at, 14);
      r.offset = at + 14;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityLine["entitytype"],
        entity: view.getInt16(at, true),
        origin: read3Coord(view, at + 2),
        endpos: read3Coord(view, at + 8),
      };
    }
    case "explosion2": {
      ensure(r, at, 8);
      r.offset = at + 8;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityExplosion2["entitytype"],
        origin: read3Coord(view, at),
        colorstart: view.getUint8(at + 6),
        colorlength: view.getUint8(at + 7),
      };
    }
    case "explosion3": {
      ensure(r, at, 12);
      r.offset = at + 12;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityExplosion3["entitytype"],
        origin: read3Coord(view, at),
        color: read3Coord(view, at + 6),
      };
    }
    case "bolt": {
      r.offset = at;
      const model = readString(r, 2047);
      at = r.offset;
      ensure(r, at, 14);
      r.offset = at + 14;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityBolt["entitytype"],
        model,
        entity: view.getUint16(at, true),
        origin: read3Coord(view, at + 2),
        endpos: read3Coord(view, at + 8),
      };
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Passes over what `decodeTempEntityFrom250` reads. Throws DecodeError. */
export function skipTempEntityFrom250(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const entitytype = view.getUint8(at++);
  switch (ENTITYTYPE_ARMS_3[entitytype]) {
    case "point": {
      r.offset = advance(r, at, 6);
      return;
    }
    case "line": {
      r.offset = advance(r, at, 14);
      return;
    }
    case "explosion2": {
      r.offset = advance(r, at, 8);
      return;
    }
    case "explosion3": {
      r.offset = advance(r, at, 12);
      return;
    }
    case "bolt": {
      r.offset = at;
      skipString(r, 2047);
      at = r.offset;
      r.offset = advance(r, at, 14);
      return;
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Writes what `decodeTempEntityFrom250` reads. Throws EncodeError. */
export function encodeTempEntityFrom250(w: Writer, m: TempEntity): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.entitytype));
  w.offset = at + 1;
  switch (ENTITYTYPE_ARMS_3[m.entitytype]) {
    case "point": {
      const pointArm = m as TempEntityPoint;
      const at = reserve(w, 6);
      const view = w.view;
      write3Coord(view, at, pointArm.origin);
      w.offset = at + 6;
      return;
    }
    case "line": {
      const lineArm = m as TempEntityLine;
      const at = reserve(w, 14);
      const view = w.view;
      view.setInt16(at, asI16(lineArm.entity), true);
      write3Coord(view, at + 2, lineArm.origin);
      write3Coord(view, at + 8, lineArm.endpos);
      w.offset = at + 14;
      return;
    }
    case "explosion2": {
      const explosion2Arm = m as TempEntityExplosion2;
      const at = reserve(w, 8);
      const view = w.view;
      write3Coord(view, at, explosion2Arm.origin);
      view.setUint8(at + 6, asU8(explosion2Arm.colorstart));
      view.setUint8(at + 7, asU8(explosion2Arm.colorlength));
      w.offset = at + 8;
      return;
    }
    case "explosion3": {
      const explosion3Arm = m as TempEntityExplosion3;
      const at = reserve(w, 12);
      const view = w.view;
      write3Coord(view, at, explosion3Arm.origin);
      write3Coord(view, at + 6, explosion3Arm.color);
      w.offset = at + 12;
      return;
    }
    case "bolt": {
      const boltArm = m as TempEntityBolt;
      writeString(w, boltArm.model, 2047);
      const at = reserve(w, 14);
      const view = w.view;
      view.setUint16(at, asU16(boltArm.entity), true);
      write3Coord(view, at + 2, boltArm.origin);
      write3Coord(view, at + 8, boltArm.endpos);
      w.offset = at + 14;
      return;
    }
    default:
      throw noSuchArm("entitytype", m);
  }
}

/** Reads a `setpause` at the cursor, its id first. Throws DecodeError. */
export function decodeSetpause(r: Reader): Setpause {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "setpause", paused: view.getUint8(at + 1) };
}

/** Passes over what `decodeSetpause` reads. Throws DecodeError. */
export function skipSetpause(r: Reader): undefined {
  skip(r, 2);
}

/** Writes what `decodeSetpause` reads. Throws EncodeError. */
export function encodeSetpause(w: Writer, m: Setpause): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.paused));
  w.offset = at + 1;
}

/** Reads a `signonnum` at the cursor, its id first. Throws DecodeError. */
export function decodeSignonnum(r: Reader): Signonnum {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "signonnum", signon: view.getUint8(at + 1) };
}

/** Passes over what `decodeSignonnum` reads. Throws DecodeError. */
export function skipSignonnum(r: Reader): undefined {
  skip(r, 2);
}

/** Writes what `decodeSignonnum` reads. Throws EncodeError. */
export function encodeSignonnum(w: Writer, m: Signonnum): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.signon));
  w.offset = at + 1;
}

/** Reads a `centerprint` at the cursor, its id first. Throws DecodeError. */
export function decodeCenterprint(r: Reader): Centerprint {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "centerprint", text: readString(r, 2047) };
}

/** Passes over what `decodeCenterprint` reads. Throws DecodeError. */
export function skipCenterprint(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeCenterprint` reads. Throws EncodeError. */
export function encodeCenterprint(w: Writer, m: Centerprint): void {
  writeString(w, m.text, 2047);
}

/** Reads a `spawnstaticsound` (to 999) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticsound(r: Reader): Spawnstaticsound {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 9);
  r.offset = at + 10;
  return {
    type: "spawnstaticsound",
    origin: [
      view.getInt16(at + 1, true) * 0.125,
      view.getInt16(at + 3, true) * 0.125,
      view.getInt16(at + 5, true) * 0.125,
    ],
    soundnum: view.getUint8(at + 7),
    volume: view.getUint8(at + 8) / 255,
    attenuation: view.getUint8(at + 9) * 0.015625,
  };
}

/** Passes over what `decodeSpawnstaticsound` reads. Throws DecodeError. */
export function skipSpawnstaticsound(r: Reader): undefined {
  skip(r, 10);
}

/** Writes what `decodeSpawnstaticsound` reads. Throws EncodeError. */
export function encodeSpawnstaticsound(w: Writer, m: Spawnstaticsound): void {
  const at = reserve(w, 9);
  const view = w.view;
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
  view.setUint8(at + 6, asU8(m.soundnum));
  view.setUint8(at + 7, asU8(unscale(m.volume, 1, 255)));
  view.setUint8(at + 8, asU8(unscale(m.attenuation, 1, 64)));
  w.offset = at + 9;
}

/** Reads a `spawnstaticsound` (10001) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticsoundFrom10001(r: Reader): Spawnstaticsound {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 10);
  r.offset = at + 11;
  return {
    type: "spawnstaticsound",
    origin: read3Coord(view, at + 1),
    soundnum: view.getUint16(at + 7, true),
    volume: view.getUint8(at + 9) / 255,
    attenuation: view.getUint8(at + 10) * 0.015625,
  };
}

/** Passes over what `decodeSpawnstaticsoundFrom10001` reads. Throws DecodeError. */
export function skipSpawnstaticsoundFrom10001(r: Reader): undefined {
  skip(r, 11);
}

/** Writes what `decodeSpawnstaticsoundFrom10001` reads. Throws EncodeError. */
export function encodeSpawnstaticsoundFrom10001(w: Writer, m: Spawnstaticsound): void {
  const at = reserve(w, 10);
  const view = w.view;
  write3Coord(view, at, m.origin);
  view.setUint16(at + 6, asU16(m.soundnum), true);
  view.setUint8(at + 8, asU8(unscale(m.volume, 1, 255)));
  view.setUint8(at + 9, asU8(unscale(m.attenuation, 1, 64)));
  w.offset = at + 10;
}

/** Reads a `finale` at the cursor, its id first. Throws DecodeError. */
export function decodeFinale(r: Reader): Finale {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "finale", text: readString(r, 2047) };
}

/** Passes over what `decodeFinale` reads. Throws DecodeError. */
export function skipFinale(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeFinale` reads. Throws EncodeError. */
export function encodeFinale(w: Writer, m: Finale): void {
  writeString(w, m.text, 2047);
}

/** Reads a `cdtrack` at the cursor, its id first. Throws DecodeError. */
export function decodeCdtrack(r: Reader): Cdtrack {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "cdtrack", track: view.getUint8(at + 1), looptrack: view.getUint8(at + 2) };
}

/** Passes over what `decodeCdtrack` reads. Throws DecodeError. */
export function skipCdtrack(r: Reader): undefined {
  skip(r, 3);
}

/** Writes what `decodeCdtrack` reads. Throws EncodeError. */
export function encodeCdtrack(w: Writer, m: Cdtrack): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at, asU8(m.track));
  view.setUint8(at + 1, asU8(m.looptrack));
  w.offset = at + 2;
}

/** Reads a `cutscene` at the cursor, its id first. Throws DecodeError. */
export function decodeCutscene(r: Reader): Cutscene {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "cutscene", text: readString(r, 2047) };
}

/** Passes over what `decodeCutscene` reads. Throws DecodeError. */
export function skipCutscene(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeCutscene` reads. Throws EncodeError. */
export function encodeCutscene(w: Writer, m: Cutscene): void {
  writeString(w, m.text, 2047);
}

/** Reads an `updateentity` (to 1.09) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateentity(r: Reader): Updateentity {
  const view = r.view;
  let at = r.offset;
  if (at + 18 > r.end) ensureWhole(r, skipUpdateentity);
  let flags = view.getUint8(at) & 0x7f;
  at += 1;
  if ((flags & 0x01) !== 0) flags |= view.getUint8(at++) << 8;
  let entity: number;
  if ((flags & 0x4000) !== 0) {
    entity = view.getUint16(at, true);
    at += 2;
  } else {
    entity = view.getUint8(at++);
  }
  const modelindex = (flags & 0x0400) !== 0 ? view.getUint8(at++) : undefined;
  const frame = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const colormap = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const skin = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  let origin1: number | undefined;
  if ((flags & 0x02) !== 0) {
    origin1 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  const angle1 = (flags & 0x0100) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let origin2: number | undefined;
  if ((flags & 0x04) !== 0) {
    origin2 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  const angle2 = (flags & 0x10) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let origin3: number | undefined;
  if ((flags & 0x08) !== 0) {
    origin3 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  const angle3 = (flags & 0x0200) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  r.offset = at;
  return new Updateentity$(
    flags,
    entity,
    modelindex,
    frame,
    colormap,
    skin,
    effects,
    origin1,
    angle1,
    origin2,
    angle2,
    origin3,
    angle3,
    (flags & 0x20) !== 0,
  );
}

/** Passes over what `decodeUpdateentity` reads. Throws DecodeError. */
export function skipUpdateentity(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  let flags = view.getUint8(r.offset) & 0x7f;
  const more1 = flags & 1;
  flags |= (r.bytes[at]! & -more1) << 8;
  at += more1;
  r.offset = advance(r, at, 1 + bytesOfUpdateentityFlags(flags));
}

/** Writes what `decodeUpdateentity` reads. Throws EncodeError. */
export function encodeUpdateentity(w: Writer, m: Updateentity): void {
  const {
    flags: flagsGiven$,
    entity,
    modelindex,
    colormap,
    skin,
    effects,
    angle1,
    angle3,
    frame,
    origin1,
    origin2,
    angle2,
    origin3,
  } = m;
  fits: {
    let flags = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0xc001;
    if (entity !== (entity & 0xff)) flags |= 0x4000;
    if (m.nolerp) flags |= 0x20;
    if (
      (flags & 0xff00) !== 0 ||
      modelindex !== undefined ||
      colormap !== undefined ||
      skin !== undefined ||
      effects !== undefined ||
      angle1 !== undefined ||
      angle3 !== undefined
    )
      flags |= 0x01;
    let at = reserve(w, 18);
    const bytes = w.bytes;
    let flags$at = at;
    at += 1;
    at += flags & 1;
    if ((flags & 0x4000) !== 0) {
      if (entity !== (entity & 0xffff)) break fits;
      bytes[at++] = entity;
      bytes[at++] = entity >> 8;
    } else {
      bytes[at++] = entity;
    }
    if (modelindex !== undefined) {
      flags |= 0x0400;
      if (modelindex !== (modelindex & 0xff)) break fits;
      bytes[at++] = modelindex;
    }
    if (frame !== undefined) {
      flags |= 0x40;
      if (frame !== (frame & 0xff)) break fits;
      bytes[at++] = frame;
    }
    if (colormap !== undefined) {
      flags |= 0x0800;
      if (colormap !== (colormap & 0xff)) break fits;
      bytes[at++] = colormap;
    }
    if (skin !== undefined) {
      flags |= 0x1000;
      if (skin !== (skin & 0xff)) break fits;
      bytes[at++] = skin;
    }
    if (effects !== undefined) {
      flags |= 0x2000;
      if (effects !== (effects & 0xff)) break fits;
      bytes[at++] = effects;
    }
    if (origin1 !== undefined) {
      flags |= 0x02;
      const steps$ = origin1 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin1) raw = nearest(origin1, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle1 !== undefined) {
      flags |= 0x0100;
      const steps$ = angle1 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle1)
        raw = nearest(angle1, (angle1 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    if (origin2 !== undefined) {
      flags |= 0x04;
      const steps$ = origin2 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin2) raw = nearest(origin2, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle2 !== undefined) {
      flags |= 0x10;
      const steps$ = angle2 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle2)
        raw = nearest(angle2, (angle2 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    if (origin3 !== undefined) {
      flags |= 0x08;
      const steps$ = origin3 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin3) raw = nearest(origin3, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle3 !== undefined) {
      flags |= 0x0200;
      const steps$ = angle3 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle3)
        raw = nearest(angle3, (angle3 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    bytes[flags$at++] = 0x80 | (flags & 0x7f);
    if ((flags & 0x01) !== 0) bytes[flags$at++] = flags >>> 8;
    w.offset = at;
    return;
  }
  return rejectOutOfRange(m, "U16 entity, U8 modelindex frame colormap skin effects");
}

/** Reads an `updateentity` (to 10001) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateentityFrom10000(r: Reader): Updateentity {
  const view = r.view;
  let at = r.offset;
  if (at + 19 > r.end) ensureWhole(r, skipUpdateentityFrom10000);
  let flags = view.getUint8(at) & 0x7f;
  at += 1;
  if ((flags & 0x01) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) throw unsupported(r, "how engines read it they do not agree on");
  const message$: Updateentity = {
    type: "updateentity",
    flags,
    entity: (flags & 0x4000) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++),
    modelindex: (flags & 0x0400) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined,
    frame: (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined,
    colormap: (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined,
    skin: (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined,
    effects: (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined,
    origin1: (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    angle1: (flags & 0x0100) !== 0 ? view.getInt8(at++) * 1.40625 : undefined,
    origin2: (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    angle2: (flags & 0x10) !== 0 ? view.getInt8(at++) * 1.40625 : undefined,
    origin3: (flags & 0x08) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    angle3: (flags & 0x0200) !== 0 ? view.getInt8(at++) * 1.40625 : undefined,
    nolerp: (flags & 0x20) !== 0,
  };
  r.offset = at;
  return message$;
}

/** Passes over what `decodeUpdateentityFrom10000` reads. Throws DecodeError. */
export function skipUpdateentityFrom10000(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  let flags = view.getUint8(r.offset) & 0x7f;
  const more1 = flags & 1;
  flags |= (r.bytes[at]! & -more1) << 8;
  at += more1;
  if ((flags & 0x8000) !== 0) throw unsupported(r, "how engines read it they do not agree on");
  r.offset = advance(r, at, 1 + bytesOfUpdateentityFrom10000Flags(flags));
}

/** Writes what `decodeUpdateentityFrom10000` reads. Throws EncodeError. */
export function encodeUpdateentityFrom10000(w: Writer, m: Updateentity): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x4001;
  if (m.entity !== (m.entity & 0xff)) flags |= 0x4000;
  if (m.modelindex !== undefined) flags |= 0x0400;
  if (m.frame !== undefined) flags |= 0x40;
  if (m.colormap !== undefined) flags |= 0x0800;
  if (m.skin !== undefined) flags |= 0x1000;
  if (m.effects !== undefined) flags |= 0x2000;
  if (m.origin1 !== undefined) flags |= 0x02;
  if (m.angle1 !== undefined) flags |= 0x0100;
  if (m.origin2 !== undefined) flags |= 0x04;
  if (m.angle2 !== undefined) flags |= 0x10;
  if (m.origin3 !== undefined) flags |= 0x08;
  if (m.angle3 !== undefined) flags |= 0x0200;
  if (m.nolerp) flags |= 0x20;
  if ((flags & 0xff00) !== 0) flags |= 0x01;
  let at = reserve(w, 19);
  const view = w.view;
  view.setUint8(at++, 0x80 | (flags & 0x7f));
  if ((flags & 0x01) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x4000) !== 0) view.setUint16((at += 2) - 2, asU16(m.entity), true);
  else view.setUint8(at++, asU8(m.entity));
  if (m.modelindex !== undefined) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
  if (m.frame !== undefined) view.setUint8(at++, asU8(m.frame));
  if (m.colormap !== undefined) view.setUint8(at++, asU8(m.colormap));
  if (m.skin !== undefined) view.setUint8(at++, asU8(m.skin));
  if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
  if (m.origin1 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin1, 1, 8)), true);
  if (m.angle1 !== undefined) view.setInt8(at++, asI8(unscale(m.angle1, 45, 32)));
  if (m.origin2 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin2, 1, 8)), true);
  if (m.angle2 !== undefined) view.setInt8(at++, asI8(unscale(m.angle2, 45, 32)));
  if (m.origin3 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin3, 1, 8)), true);
  if (m.angle3 !== undefined) view.setInt8(at++, asI8(unscale(m.angle3, 45, 32)));
  w.offset = at;
}

/** Reads an `updateentity` (250) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateentityFrom250(r: Reader): Updateentity {
  const view = r.view;
  let at = r.offset;
  if (at + 18 > r.end) ensureWhole(r, skipUpdateentityFrom250);
  let flags = view.getUint8(at) & 0x7f;
  at += 1;
  if ((flags & 0x01) !== 0) flags |= view.getUint8(at++) << 8;
  const entity = (flags & 0x4000) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  const modelindex = (flags & 0x0400) !== 0 ? view.getUint8(at++) : undefined;
  const frame = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const colormap = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const skin = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const origin1 = (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const angle1 = (flags & 0x0100) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  const origin2 = (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const angle2 = (flags & 0x10) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  const origin3 = (flags & 0x08) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const angle3 = (flags & 0x0200) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  r.offset = at;
  const look = (flags & 0x8000) !== 0 ? decodeEntityLookFrom250(r) : undefined;
  return {
    type: "updateentity",
    flags,
    entity,
    modelindex,
    frame,
    colormap,
    skin,
    effects,
    origin1,
    angle1,
    origin2,
    angle2,
    origin3,
    angle3,
    look,
    nolerp: (flags & 0x20) !== 0,
  };
}

/** Passes over what `decodeUpdateentityFrom250` reads. Throws DecodeError. */
export function skipUpdateentityFrom250(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  let flags = view.getUint8(r.offset) & 0x7f;
  const more1 = flags & 1;
  flags |= (r.bytes[at]! & -more1) << 8;
  at += more1;
  at = advance(r, at, 1 + bytesOfUpdateentityFrom250Flags(flags));
  r.offset = at;
  if ((flags & 0x8000) !== 0) skipEntityLookFrom250(r);
}

/** Writes what `decodeUpdateentityFrom250` reads. Throws EncodeError. */
export function encodeUpdateentityFrom250(w: Writer, m: Updateentity): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x4001;
  if (m.entity !== (m.entity & 0xff)) flags |= 0x4000;
  if (m.modelindex !== undefined) flags |= 0x0400;
  if (m.frame !== undefined) flags |= 0x40;
  if (m.colormap !== undefined) flags |= 0x0800;
  if (m.skin !== undefined) flags |= 0x1000;
  if (m.effects !== undefined) flags |= 0x2000;
  if (m.origin1 !== undefined) flags |= 0x02;
  if (m.angle1 !== undefined) flags |= 0x0100;
  if (m.origin2 !== undefined) flags |= 0x04;
  if (m.angle2 !== undefined) flags |= 0x10;
  if (m.origin3 !== undefined) flags |= 0x08;
  if (m.angle3 !== undefined) flags |= 0x0200;
  if (m.look !== undefined) flags |= 0x8000;
  if (m.nolerp) flags |= 0x20;
  if ((flags & 0xff00) !== 0) flags |= 0x01;
  let at = reserve(w, 18);
  const view = w.view;
  view.setUint8(at++, 0x80 | (flags & 0x7f));
  if ((flags & 0x01) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x4000) !== 0) view.setUint16((at += 2) - 2, asU16(m.entity), true);
  else view.setUint8(at++, asU8(m.entity));
  if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
  if (m.frame !== undefined) view.setUint8(at++, asU8(m.frame));
  if (m.colormap !== undefined) view.setUint8(at++, asU8(m.colormap));
  if (m.skin !== undefined) view.setUint8(at++, asU8(m.skin));
  if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
  if (m.origin1 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin1, 1, 8)), true);
  if (m.angle1 !== undefined) view.setInt8(at++, asI8(unscale(m.angle1, 45, 32)));
  if (m.origin2 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin2, 1, 8)), true);
  if (m.angle2 !== undefined) view.setInt8(at++, asI8(unscale(m.angle2, 45, 32)));
  if (m.origin3 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin3, 1, 8)), true);
  if (m.angle3 !== undefined) view.setInt8(at++, asI8(unscale(m.angle3, 45, 32)));
  w.offset = at;
  if (m.look !== undefined) encodeEntityLookFrom250(w, m.look);
}

/** Reads an `updateentity` (2021) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateentityFrom2021(r: Reader): Updateentity {
  const view = r.view;
  let at = r.offset;
  if (at + 11 > r.end) ensureWhole(r, skipUpdateentityFrom2021);
  let flags = view.getUint8(at) & 0x7f;
  at += 1;
  if ((flags & 0x01) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const entity = (flags & 0x4000) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  const origins = gatherBits(flags, [1, 2, 3, 21]);
  const modelindex = (flags & 0x0400) !== 0 ? view.getUint8(at++) : undefined;
  const frame = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const colormap = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const skin = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  let origin1: number | undefined;
  if (origins === 1 || origins === 3 || origins === 5 || origins === 7) {
    ensure(r, at, 2);
    origin1 = view.getInt16((at += 2) - 2, true) * 0.125;
  }
  let origin1_float: number | undefined;
  let origin1_floatNaN: number | undefined;
  if (origins === 9 || origins === 11 || origins === 13 || origins === 15) {
    ensure(r, at, 4);
    origin1_float = view.getFloat32(at, true);
    origin1_floatNaN = nanAt(view, at);
    at += 4;
  }
  if (at + 1 > r.end) ensure(r, at, (flags & 0x0100) !== 0 ? 1 : 0);
  const angle1 = (flags & 0x0100) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let origin2: number | undefined;
  if ((origins >= 2 && origins <= 3) || (origins >= 6 && origins <= 7)) {
    ensure(r, at, 2);
    origin2 = view.getInt16((at += 2) - 2, true) * 0.125;
  }
  let origin2_float: number | undefined;
  let origin2_floatNaN: number | undefined;
  if ((origins >= 10 && origins <= 11) || (origins >= 14 && origins <= 15)) {
    ensure(r, at, 4);
    origin2_float = view.getFloat32(at, true);
    origin2_floatNaN = nanAt(view, at);
    at += 4;
  }
  if (at + 1 > r.end) ensure(r, at, (flags & 0x10) !== 0 ? 1 : 0);
  const angle2 = (flags & 0x10) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let origin3: number | undefined;
  if (origins >= 4 && origins <= 7) {
    ensure(r, at, 2);
    origin3 = view.getInt16((at += 2) - 2, true) * 0.125;
  }
  let origin3_float: number | undefined;
  let origin3_floatNaN: number | undefined;
  if (origins >= 12 && origins <= 15) {
    ensure(r, at, 4);
    origin3_float = view.getFloat32(at, true);
    origin3_floatNaN = nanAt(view, at);
    at += 4;
  }
  if (at + 7 > r.end) ensure(r, at, bytesOfUpdateentityFrom2021Flags(flags));
  const angle3 = (flags & 0x0200) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  const alpha = (flags & 0x010000) !== 0 ? view.getUint8(at++) : undefined;
  const scale = (flags & 0x100000) !== 0 ? view.getUint8(at++) * 0.0625 : undefined;
  const frame2 = (flags & 0x020000) !== 0 ? view.getUint8(at++) : undefined;
  const model2 = (flags & 0x040000) !== 0 ? view.getUint8(at++) : undefined;
  const lerpfinish = (flags & 0x080000) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const solidtype = (flags & 0x400000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const { 0: entflags, 1: entflagsWidth } =
    (flags & 0x01000000) !== 0 ? readWithVariant(varu32, r) : IMPLICIT;
  const { 0: health, 1: healthWidth } =
    (flags & 0x02000000) !== 0 ? readWithVariant(vari32, r) : IMPLICIT;
  at = r.offset;
  if (at + 6 > r.end) ensure(r, at, UPDATEENTITY_FROM2021_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]!);
  const message$: Updateentity = {
    type: "updateentity",
    flags,
    entity,
    origins,
    modelindex,
    frame,
    colormap,
    skin,
    effects,
    origin1,
    origin1_float,
    origin1_floatNaN,
    angle1,
    origin2,
    origin2_float,
    origin2_floatNaN,
    angle2,
    origin3,
    origin3_float,
    origin3_floatNaN,
    angle3,
    alpha,
    scale,
    frame2,
    model2,
    lerpfinish,
    solidtype,
    entflags,
    entflagsWidth,
    health,
    healthWidth,
    unknown26: (flags & 0x04000000) !== 0 ? view.getUint8(at++) : undefined,
    unknown27: (flags & 0x08000000) !== 0 ? view.getUint8(at++) : undefined,
    unknown28: (flags & 0x10000000) !== 0 ? view.getUint8(at++) : undefined,
    unknown29: (flags & 0x20000000) !== 0 ? view.getUint8(at++) : undefined,
    unknown30: (flags & 0x40000000) !== 0 ? view.getUint8(at++) : undefined,
    unknown31: (flags & 0x80000000) !== 0 ? view.getUint8(at++) : undefined,
    nolerp: (flags & 0x20) !== 0,
  };
  r.offset = at;
  return message$;
}

/** Passes over what `decodeUpdateentityFrom2021` reads. Throws DecodeError. */
export function skipUpdateentityFrom2021(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  let flags = view.getUint8(r.offset) & 0x7f;
  const more1 = flags & 1;
  flags |= (r.bytes[at]! & -more1) << 8;
  at += more1;
  const more2 = (flags >>> 15) & 1;
  flags |= (r.bytes[at]! & -more2) << 16;
  at += more2;
  const more3 = (flags >>> 23) & 1;
  flags |= (r.bytes[at]! & -more3) << 24;
  at += more3;
  flags >>>= 0;
  at = advance(r, at, 1 + ((flags & 0x4000) !== 0 ? 1 : 0));
  const origins = gatherBits(flags, [1, 2, 3, 21]);
  at = advance(r, at, bytesOfUpdateentityFrom2021FlagsRun1(flags));
  if (origins === 1 || origins === 3 || origins === 5 || origins === 7) {
    ensure(r, at, 2);
    at += 2;
  }
  if (origins === 9 || origins === 11 || origins === 13 || origins === 15) {
    ensure(r, at, 4);
    at += 4;
  }
  at = advance(r, at, (flags & 0x0100) !== 0 ? 1 : 0);
  if ((origins >= 2 && origins <= 3) || (origins >= 6 && origins <= 7)) {
    ensure(r, at, 2);
    at += 2;
  }
  if ((origins >= 10 && origins <= 11) || (origins >= 14 && origins <= 15)) {
    ensure(r, at, 4);
    at += 4;
  }
  at = advance(r, at, (flags & 0x10) !== 0 ? 1 : 0);
  if (origins >= 4 && origins <= 7) {
    ensure(r, at, 2);
    at += 2;
  }
  if (origins >= 12 && origins <= 15) {
    ensure(r, at, 4);
    at += 4;
  }
  at = advance(r, at, bytesOfUpdateentityFrom2021Flags(flags));
  r.offset = at;
  if ((flags & 0x01000000) !== 0) varu32.skip(r);
  if ((flags & 0x02000000) !== 0) vari32.skip(r);
  at = r.offset;
  r.offset = advance(r, at, UPDATEENTITY_FROM2021_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]!);
}

/** Writes what `decodeUpdateentityFrom2021` reads. Throws EncodeError. */
export function encodeUpdateentityFrom2021(w: Writer, m: Updateentity): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x80c001;
  if (m.entity !== (m.entity & 0xff)) flags |= 0x4000;
  flags |= spreadBits(m.origins!, [1, 2, 3, 21]);
  if (m.modelindex !== undefined) flags |= 0x0400;
  if (m.frame !== undefined) flags |= 0x40;
  if (m.colormap !== undefined) flags |= 0x0800;
  if (m.skin !== undefined) flags |= 0x1000;
  if (m.effects !== undefined) flags |= 0x2000;
  if (m.angle1 !== undefined) flags |= 0x0100;
  if (m.angle2 !== undefined) flags |= 0x10;
  if (m.angle3 !== undefined) flags |= 0x0200;
  if (m.alpha !== undefined) flags |= 0x010000;
  if (m.scale !== undefined) flags |= 0x100000;
  if (m.frame2 !== undefined) flags |= 0x020000;
  if (m.model2 !== undefined) flags |= 0x040000;
  if (m.lerpfinish !== undefined) flags |= 0x080000;
  if (m.solidtype !== undefined) flags |= 0x400000;
  if (m.entflags !== undefined) flags |= 0x01000000;
  if (m.health !== undefined) flags |= 0x02000000;
  if (m.unknown26 !== undefined) flags |= 0x04000000;
  if (m.unknown27 !== undefined) flags |= 0x08000000;
  if (m.unknown28 !== undefined) flags |= 0x10000000;
  if (m.unknown29 !== undefined) flags |= 0x20000000;
  if (m.unknown30 !== undefined) flags |= 0x40000000;
  if (m.unknown31 !== undefined) flags |= 0x80000000;
  if (m.nolerp) flags |= 0x20;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  if ((flags & 0xff00) !== 0) flags |= 0x01;
  let at = reserve(w, 38);
  let view = w.view;
  view.setUint8(at++, 0x80 | (flags & 0x7f));
  if ((flags & 0x01) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if ((flags & 0x4000) !== 0) view.setUint16((at += 2) - 2, asU16(m.entity), true);
  else view.setUint8(at++, asU8(m.entity));
  if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
  if (m.frame !== undefined) view.setUint8(at++, asU8(m.frame));
  if (m.colormap !== undefined) view.setUint8(at++, asU8(m.colormap));
  if (m.skin !== undefined) view.setUint8(at++, asU8(m.skin));
  if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
  expectWhere(m.origin1, m.origins === 1 || m.origins === 3 || m.origins === 5 || m.origins === 7);
  if (m.origin1 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin1, 1, 8)), true);
  expectWhere(
    m.origin1_float,
    m.origins === 9 || m.origins === 11 || m.origins === 13 || m.origins === 15,
  );
  if (m.origin1_float !== undefined)
    setF32(view, (at += 4) - 4, m.origin1_float, m.origin1_floatNaN);
  if (m.angle1 !== undefined) view.setInt8(at++, asI8(unscale(m.angle1, 45, 32)));
  expectWhere(
    m.origin2,
    (m.origins! >= 2 && m.origins! <= 3) || (m.origins! >= 6 && m.origins! <= 7),
  );
  if (m.origin2 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin2, 1, 8)), true);
  expectWhere(
    m.origin2_float,
    (m.origins! >= 10 && m.origins! <= 11) || (m.origins! >= 14 && m.origins! <= 15),
  );
  if (m.origin2_float !== undefined)
    setF32(view, (at += 4) - 4, m.origin2_float, m.origin2_floatNaN);
  if (m.angle2 !== undefined) view.setInt8(at++, asI8(unscale(m.angle2, 45, 32)));
  expectWhere(m.origin3, m.origins! >= 4 && m.origins! <= 7);
  if (m.origin3 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin3, 1, 8)), true);
  expectWhere(m.origin3_float, m.origins! >= 12 && m.origins! <= 15);
  if (m.origin3_float !== undefined)
    setF32(view, (at += 4) - 4, m.origin3_float, m.origin3_floatNaN);
  if (m.angle3 !== undefined) view.setInt8(at++, asI8(unscale(m.angle3, 45, 32)));
  if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
  if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
  if (m.frame2 !== undefined) view.setUint8(at++, asU8(m.frame2));
  if (m.model2 !== undefined) view.setUint8(at++, asU8(m.model2));
  if (m.lerpfinish !== undefined) view.setUint8(at++, asU8(unscale(m.lerpfinish, 1, 255)));
  if (m.solidtype !== undefined) view.setUint8(at++, asU8(m.solidtype));
  w.offset = at;
  if (m.entflags !== undefined) varu32.write(w, m.entflags, m.entflagsWidth);
  if (m.health !== undefined) vari32.write(w, m.health, m.healthWidth);
  at = reserve(w, 6);
  view = w.view;
  if (m.unknown26 !== undefined) view.setUint8(at++, asU8(m.unknown26));
  if (m.unknown27 !== undefined) view.setUint8(at++, asU8(m.unknown27));
  if (m.unknown28 !== undefined) view.setUint8(at++, asU8(m.unknown28));
  if (m.unknown29 !== undefined) view.setUint8(at++, asU8(m.unknown29));
  if (m.unknown30 !== undefined) view.setUint8(at++, asU8(m.unknown30));
  if (m.unknown31 !== undefined) view.setUint8(at++, asU8(m.unknown31));
  w.offset = at;
}

/** Reads a `skybox` (to 999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeSkyboxFrom666(r: Reader): Skybox {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "skybox", name: readString(r, 2047) };
}

/** Passes over what `decodeSkyboxFrom666` reads. Throws DecodeError. */
export function skipSkyboxFrom666(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeSkyboxFrom666` reads. Throws EncodeError. */
export function encodeSkyboxFrom666(w: Writer, m: Skybox): void {
  writeString(w, m.name, 2047);
}

/** Reads a `fog` (to 999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeFogFrom666(r: Reader): Fog {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  r.offset = at + 7;
  return { type: "fog", levels: read4U8_2(view, at + 1), time: view.getInt16(at + 5, true) / 100 };
}

/** Passes over what `decodeFogFrom666` reads. Throws DecodeError. */
export function skipFogFrom666(r: Reader): undefined {
  skip(r, 7);
}

/** Writes what `decodeFogFrom666` reads. Throws EncodeError. */
export function encodeFogFrom666(w: Writer, m: Fog): void {
  const at = reserve(w, 6);
  const view = w.view;
  write4U8_2(view, at, m.levels);
  view.setInt16(at + 4, asI16(unscale(m.time, 1, 100)), true);
  w.offset = at + 6;
}

/** Reads a `spawnbaseline2` (2021) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaseline2From2021(r: Reader): Spawnbaseline2 {
  const view = r.view;
  let at = r.offset;
  if (at + 25 > r.end) ensureWhole(r, skipSpawnbaseline2From2021);
  const entity = view.getInt16((at += 3) - 2, true);
  const bits$ = view.getUint8(at++);
  const modelindex =
    (bits$ & 0x01) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  const frame = (bits$ & 0x02) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  const colormap = view.getUint8(at);
  const skin = view.getUint8(at + 1);
  const origin: [number, number, number] = [
    view.getInt16(at + 2, true) * 0.125,
    view.getInt16(at + 5, true) * 0.125,
    view.getInt16(at + 8, true) * 0.125,
  ];
  const angles: [number, number, number] = [
    view.getInt8(at + 4) * 1.40625,
    view.getInt8(at + 7) * 1.40625,
    view.getInt8(at + 10) * 1.40625,
  ];
  at += 11;
  const message$: Spawnbaseline2 = {
    type: "spawnbaseline2",
    entity,
    bits: bits$,
    modelindex,
    frame,
    colormap,
    skin,
    origin,
    angles,
    alpha: (bits$ & 0x04) !== 0 ? view.getUint8(at++) : undefined,
    solidtype: (bits$ & 0x08) !== 0 ? view.getUint8(at++) : undefined,
    unknown4: (bits$ & 0x10) !== 0 ? view.getUint8(at++) : undefined,
    unknown5: (bits$ & 0x20) !== 0 ? view.getUint8(at++) : undefined,
    unknown6: (bits$ & 0x40) !== 0 ? view.getUint8(at++) : undefined,
    unknown7: (bits$ & 0x80) !== 0 ? view.getUint8(at++) : undefined,
  };
  r.offset = at;
  return message$;
}

/** Passes over what `decodeSpawnbaseline2From2021` reads. Throws DecodeError. */
export function skipSpawnbaseline2From2021(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 2);
  ensure(r, at, 1);
  const bits$ = view.getUint8(at++);
  r.offset = advance(r, at, 13 + SPAWNBASELINE2_FROM2021_BITS_LENGTHS_0[bits$ & 0xff]!);
}

/** Writes what `decodeSpawnbaseline2From2021` reads. Throws EncodeError. */
export function encodeSpawnbaseline2From2021(w: Writer, m: Spawnbaseline2): void {
  let bits$ = m.bits === undefined ? 0 : m.bits & 0x03;
  if (m.modelindex !== (m.modelindex & 0xff)) bits$ |= 0x01;
  if (m.frame !== (m.frame & 0xff)) bits$ |= 0x02;
  if (m.alpha !== undefined) bits$ |= 0x04;
  if (m.solidtype !== undefined) bits$ |= 0x08;
  if (m.unknown4 !== undefined) bits$ |= 0x10;
  if (m.unknown5 !== undefined) bits$ |= 0x20;
  if (m.unknown6 !== undefined) bits$ |= 0x40;
  if (m.unknown7 !== undefined) bits$ |= 0x80;
  let at = reserve(w, 24);
  const view = w.view;
  view.setInt16(at, asI16(m.entity), true);
  at += 2;
  view.setUint8(at++, bits$);
  if ((bits$ & 0x01) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
  else view.setUint8(at++, asU8(m.modelindex));
  if ((bits$ & 0x02) !== 0) view.setUint16((at += 2) - 2, asU16(m.frame), true);
  else view.setUint8(at++, asU8(m.frame));
  view.setUint8(at, asU8(m.colormap));
  view.setUint8(at + 1, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  view.setInt16(at + 2, asI16(unscale(m.origin[0], 1, 8)), true);
  view.setInt8(at + 4, asI8(unscale(m.angles[0], 45, 32)));
  view.setInt16(at + 5, asI16(unscale(m.origin[1], 1, 8)), true);
  view.setInt8(at + 7, asI8(unscale(m.angles[1], 45, 32)));
  view.setInt16(at + 8, asI16(unscale(m.origin[2], 1, 8)), true);
  view.setInt8(at + 10, asI8(unscale(m.angles[2], 45, 32)));
  at += 11;
  if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
  if (m.solidtype !== undefined) view.setUint8(at++, asU8(m.solidtype));
  if (m.unknown4 !== undefined) view.setUint8(at++, asU8(m.unknown4));
  if (m.unknown5 !== undefined) view.setUint8(at++, asU8(m.unknown5));
  if (m.unknown6 !== undefined) view.setUint8(at++, asU8(m.unknown6));
  if (m.unknown7 !== undefined) view.setUint8(at++, asU8(m.unknown7));
  w.offset = at;
}

/** Reads a `spawnstatic2` (2021) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstatic2From2021(r: Reader): Spawnstatic2 {
  const view = r.view;
  let at = r.offset;
  if (at + 23 > r.end) ensureWhole(r, skipSpawnstatic2From2021);
  at += 1;
  const bits$ = view.getUint8(at++);
  const modelindex =
    (bits$ & 0x01) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  const frame = (bits$ & 0x02) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  const colormap = view.getUint8(at);
  const skin = view.getUint8(at + 1);
  const origin: [number, number, number] = [
    view.getInt16(at + 2, true) * 0.125,
    view.getInt16(at + 5, true) * 0.125,
    view.getInt16(at + 8, true) * 0.125,
  ];
  const angles: [number, number, number] = [
    view.getInt8(at + 4) * 1.40625,
    view.getInt8(at + 7) * 1.40625,
    view.getInt8(at + 10) * 1.40625,
  ];
  at += 11;
  const message$: Spawnstatic2 = {
    type: "spawnstatic2",
    bits: bits$,
    modelindex,
    frame,
    colormap,
    skin,
    origin,
    angles,
    alpha: (bits$ & 0x04) !== 0 ? view.getUint8(at++) : undefined,
    solidtype: (bits$ & 0x08) !== 0 ? view.getUint8(at++) : undefined,
    unknown4: (bits$ & 0x10) !== 0 ? view.getUint8(at++) : undefined,
    unknown5: (bits$ & 0x20) !== 0 ? view.getUint8(at++) : undefined,
    unknown6: (bits$ & 0x40) !== 0 ? view.getUint8(at++) : undefined,
    unknown7: (bits$ & 0x80) !== 0 ? view.getUint8(at++) : undefined,
  };
  r.offset = at;
  return message$;
}

/** Passes over what `decodeSpawnstatic2From2021` reads. Throws DecodeError. */
export function skipSpawnstatic2From2021(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const bits$ = view.getUint8(at++);
  r.offset = advance(r, at, 13 + SPAWNSTATIC2_FROM2021_BITS_LENGTHS_0[bits$ & 0xff]!);
}

/** Writes what `decodeSpawnstatic2From2021` reads. Throws EncodeError. */
export function encodeSpawnstatic2From2021(w: Writer, m: Spawnstatic2): void {
  let bits$ = m.bits === undefined ? 0 : m.bits & 0x03;
  if (m.modelindex !== (m.modelindex & 0xff)) bits$ |= 0x01;
  if (m.frame !== (m.frame & 0xff)) bits$ |= 0x02;
  if (m.alpha !== undefined) bits$ |= 0x04;
  if (m.solidtype !== undefined) bits$ |= 0x08;
  if (m.unknown4 !== undefined) bits$ |= 0x10;
  if (m.unknown5 !== undefined) bits$ |= 0x20;
  if (m.unknown6 !== undefined) bits$ |= 0x40;
  if (m.unknown7 !== undefined) bits$ |= 0x80;
  let at = reserve(w, 22);
  const view = w.view;
  view.setUint8(at++, bits$);
  if ((bits$ & 0x01) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
  else view.setUint8(at++, asU8(m.modelindex));
  if ((bits$ & 0x02) !== 0) view.setUint16((at += 2) - 2, asU16(m.frame), true);
  else view.setUint8(at++, asU8(m.frame));
  view.setUint8(at, asU8(m.colormap));
  view.setUint8(at + 1, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  view.setInt16(at + 2, asI16(unscale(m.origin[0], 1, 8)), true);
  view.setInt8(at + 4, asI8(unscale(m.angles[0], 45, 32)));
  view.setInt16(at + 5, asI16(unscale(m.origin[1], 1, 8)), true);
  view.setInt8(at + 7, asI8(unscale(m.angles[1], 45, 32)));
  view.setInt16(at + 8, asI16(unscale(m.origin[2], 1, 8)), true);
  view.setInt8(at + 10, asI8(unscale(m.angles[2], 45, 32)));
  at += 11;
  if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
  if (m.solidtype !== undefined) view.setUint8(at++, asU8(m.solidtype));
  if (m.unknown4 !== undefined) view.setUint8(at++, asU8(m.unknown4));
  if (m.unknown5 !== undefined) view.setUint8(at++, asU8(m.unknown5));
  if (m.unknown6 !== undefined) view.setUint8(at++, asU8(m.unknown6));
  if (m.unknown7 !== undefined) view.setUint8(at++, asU8(m.unknown7));
  w.offset = at;
}

/** Reads a `clientview` at the cursor, its id first. Throws DecodeError. */
export function decodeClientviewFrom3504(r: Reader): Clientview {
  const view = r.view;
  let at = r.offset;
  if (at + 43 > r.end) ensureWhole(r, skipClientviewFrom3504);
  at += 1;
  let flags = view.getUint16(at, true);
  at += 2;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const viewheight = (flags & 0x01) !== 0 ? view.getInt8(at++) : undefined;
  const idealpitch = (flags & 0x02) !== 0 ? view.getInt8(at++) : undefined;
  const punchangle1 =
    (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  let punchvector1: number | undefined;
  let punchvector1NaN: number | undefined;
  if ((flags & 0x010000) !== 0) {
    punchvector1 = view.getFloat32(at, true);
    punchvector1NaN = nanAt(view, at);
    at += 4;
  }
  let velocity1: number | undefined;
  let velocity1NaN: number | undefined;
  if ((flags & 0x20) !== 0) {
    velocity1 = view.getFloat32(at, true);
    velocity1NaN = nanAt(view, at);
    at += 4;
  }
  const punchangle2 =
    (flags & 0x08) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  let punchvector2: number | undefined;
  let punchvector2NaN: number | undefined;
  if ((flags & 0x020000) !== 0) {
    punchvector2 = view.getFloat32(at, true);
    punchvector2NaN = nanAt(view, at);
    at += 4;
  }
  let velocity2: number | undefined;
  let velocity2NaN: number | undefined;
  if ((flags & 0x40) !== 0) {
    velocity2 = view.getFloat32(at, true);
    velocity2NaN = nanAt(view, at);
    at += 4;
  }
  const punchangle3 =
    (flags & 0x10) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  let punchvector3: number | undefined;
  let punchvector3NaN: number | undefined;
  if ((flags & 0x040000) !== 0) {
    punchvector3 = view.getFloat32(at, true);
    punchvector3NaN = nanAt(view, at);
    at += 4;
  }
  let velocity3: number | undefined;
  let velocity3NaN: number | undefined;
  if ((flags & 0x80) !== 0) {
    velocity3 = view.getFloat32(at, true);
    velocity3NaN = nanAt(view, at);
    at += 4;
  }
  const items = (flags & 0x0200) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined;
  const viewzoom = (flags & 0x080000) !== 0 ? view.getUint16((at += 2) - 2, true) / 255 : undefined;
  r.offset = at;
  return {
    type: "clientview",
    flags,
    viewheight,
    idealpitch,
    punchangle1,
    punchvector1,
    punchvector1NaN,
    velocity1,
    velocity1NaN,
    punchangle2,
    punchvector2,
    punchvector2NaN,
    velocity2,
    velocity2NaN,
    punchangle3,
    punchvector3,
    punchvector3NaN,
    velocity3,
    velocity3NaN,
    items,
    viewzoom,
    onground: (flags & 0x0400) !== 0,
    inwater: (flags & 0x0800) !== 0,
  };
}

/** Passes over what `decodeClientviewFrom3504` reads. Throws DecodeError. */
export function skipClientviewFrom3504(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  let flags = view.getUint16(at, true);
  at += 2;
  const more2 = (flags >>> 15) & 1;
  flags |= (r.bytes[at]! & -more2) << 16;
  at += more2;
  const more3 = (flags >>> 23) & 1;
  flags |= (r.bytes[at]! & -more3) << 24;
  at += more3;
  flags >>>= 0;
  r.offset = advance(r, at, bytesOfClientviewFrom3504Flags(flags));
}

/** Writes what `decodeClientviewFrom3504` reads. Throws EncodeError. */
export function encodeClientviewFrom3504(w: Writer, m: Clientview): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfff0f100;
  if (m.viewheight !== undefined) flags |= 0x01;
  if (m.idealpitch !== undefined) flags |= 0x02;
  if (m.punchangle1 !== undefined) flags |= 0x04;
  if (m.punchvector1 !== undefined) flags |= 0x010000;
  if (m.velocity1 !== undefined) flags |= 0x20;
  if (m.punchangle2 !== undefined) flags |= 0x08;
  if (m.punchvector2 !== undefined) flags |= 0x020000;
  if (m.velocity2 !== undefined) flags |= 0x40;
  if (m.punchangle3 !== undefined) flags |= 0x10;
  if (m.punchvector3 !== undefined) flags |= 0x040000;
  if (m.velocity3 !== undefined) flags |= 0x80;
  if (m.items !== undefined) flags |= 0x0200;
  if (m.viewzoom !== undefined) flags |= 0x080000;
  if (m.onground) flags |= 0x0400;
  if (m.inwater) flags |= 0x0800;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  let at = reserve(w, 42);
  const view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if (m.viewheight !== undefined) view.setInt8(at++, asI8(m.viewheight));
  if (m.idealpitch !== undefined) view.setInt8(at++, asI8(m.idealpitch));
  if (m.punchangle1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.punchangle1, 45, 8192)), true);
  if (m.punchvector1 !== undefined) setF32(view, (at += 4) - 4, m.punchvector1, m.punchvector1NaN);
  if (m.velocity1 !== undefined) setF32(view, (at += 4) - 4, m.velocity1, m.velocity1NaN);
  if (m.punchangle2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.punchangle2, 45, 8192)), true);
  if (m.punchvector2 !== undefined) setF32(view, (at += 4) - 4, m.punchvector2, m.punchvector2NaN);
  if (m.velocity2 !== undefined) setF32(view, (at += 4) - 4, m.velocity2, m.velocity2NaN);
  if (m.punchangle3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.punchangle3, 45, 8192)), true);
  if (m.punchvector3 !== undefined) setF32(view, (at += 4) - 4, m.punchvector3, m.punchvector3NaN);
  if (m.velocity3 !== undefined) setF32(view, (at += 4) - 4, m.velocity3, m.velocity3NaN);
  if (m.items !== undefined) view.setUint32((at += 4) - 4, asU32(m.items), true);
  if (m.viewzoom !== undefined)
    view.setUint16((at += 2) - 2, asU16(unscale(m.viewzoom, 1, 255)), true);
  w.offset = at;
}

/** Reads a `showlmp` at the cursor, its id first. Throws DecodeError. */
export function decodeShowlmpFrom3504(r: Reader): Showlmp {
  const view = r.view;
  let at = r.offset;
  r.offset = at + 1;
  const slot = readString(r, 2047);
  const picture = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 4);
  r.offset = at + 4;
  return {
    type: "showlmp",
    slot,
    picture,
    x: view.getInt16(at, true),
    y: view.getInt16(at + 2, true),
  };
}

/** Passes over what `decodeShowlmpFrom3504` reads. Throws DecodeError. */
export function skipShowlmpFrom3504(r: Reader): undefined {
  let at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
  skipString(r, 2047);
  at = r.offset;
  r.offset = advance(r, at, 4);
}

/** Writes what `decodeShowlmpFrom3504` reads. Throws EncodeError. */
export function encodeShowlmpFrom3504(w: Writer, m: Showlmp): void {
  writeString(w, m.slot, 2047);
  writeString(w, m.picture, 2047);
  const at = reserve(w, 4);
  const view = w.view;
  view.setInt16(at, asI16(m.x), true);
  view.setInt16(at + 2, asI16(m.y), true);
  w.offset = at + 4;
}

/** Reads a `hidelmp` at the cursor, its id first. Throws DecodeError. */
export function decodeHidelmpFrom3504(r: Reader): Hidelmp {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "hidelmp", slot: readString(r, 2047) };
}

/** Passes over what `decodeHidelmpFrom3504` reads. Throws DecodeError. */
export function skipHidelmpFrom3504(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeHidelmpFrom3504` reads. Throws EncodeError. */
export function encodeHidelmpFrom3504(w: Writer, m: Hidelmp): void {
  writeString(w, m.slot, 2047);
}

/** Reads a `skybox_dp` at the cursor, its id first. Throws DecodeError. */
export function decodeSkyboxDpFrom3504(r: Reader): SkyboxDp {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "skybox_dp", name: readString(r, 2047) };
}

/** Passes over what `decodeSkyboxDpFrom3504` reads. Throws DecodeError. */
export function skipSkyboxDpFrom3504(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeSkyboxDpFrom3504` reads. Throws EncodeError. */
export function encodeSkyboxDpFrom3504(w: Writer, m: SkyboxDp): void {
  writeString(w, m.name, 2047);
}

/** Reads a `downloaddata` at the cursor, its id first. Throws DecodeError. */
export function decodeDownloaddataFrom3504(r: Reader): Downloaddata {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  const start = view.getUint32(at + 1, true);
  const size = view.getUint16(at + 5, true);
  r.offset = at + 7;
  return { type: "downloaddata", start, data: takeBytes(r, size) };
}

/** Passes over what `decodeDownloaddataFrom3504` reads. Throws DecodeError. */
export function skipDownloaddataFrom3504(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 4);
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  at += 2;
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeDownloaddataFrom3504` reads. Throws EncodeError. */
export function encodeDownloaddataFrom3504(w: Writer, m: Downloaddata): void {
  const at = reserve(w, 6);
  const view = w.view;
  view.setUint32(at, asU32(m.start), true);
  view.setUint16(at + 4, asU16(m.data.length), true);
  w.offset = at + 6;
  writeBytes(w, m.data);
}

/** Reads an `updatestatubyte` (3504) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdatestatubyteFrom3504(r: Reader): Updatestatubyte {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "updatestatubyte", index: view.getUint8(at + 1), value: view.getUint8(at + 2) };
}

/** Passes over what `decodeUpdatestatubyteFrom3504` reads. Throws DecodeError. */
export function skipUpdatestatubyteFrom3504(r: Reader): undefined {
  skip(r, 3);
}

/** Writes what `decodeUpdatestatubyteFrom3504` reads. Throws EncodeError. */
export function encodeUpdatestatubyteFrom3504(w: Writer, m: Updatestatubyte): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at, asU8(m.index));
  view.setUint8(at + 1, asU8(m.value));
  w.offset = at + 2;
}

/** Reads an `effect` at the cursor, its id first. Throws DecodeError. */
export function decodeEffectFrom3504(r: Reader): Effect {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 16);
  r.offset = at + 17;
  return {
    type: "effect",
    origin: [
      view.getFloat32(at + 1, true),
      view.getFloat32(at + 5, true),
      view.getFloat32(at + 9, true),
    ],
    originNaN: nanBits(view, at + 1, 3),
    modelindex: view.getUint8(at + 13),
    frame: view.getUint8(at + 14),
    count: view.getUint8(at + 15),
    rate: view.getUint8(at + 16),
  };
}

/** Passes over what `decodeEffectFrom3504` reads. Throws DecodeError. */
export function skipEffectFrom3504(r: Reader): undefined {
  skip(r, 17);
}

/** Writes what `decodeEffectFrom3504` reads. Throws EncodeError. */
export function encodeEffectFrom3504(w: Writer, m: Effect): void {
  const at = reserve(w, 16);
  const view = w.view;
  expectLength(m.origin, 3);
  setF32(view, at, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
  view.setUint8(at + 12, asU8(m.modelindex));
  view.setUint8(at + 13, asU8(m.frame));
  view.setUint8(at + 14, asU8(m.count));
  view.setUint8(at + 15, asU8(m.rate));
  w.offset = at + 16;
}

/** Reads an `effect2` at the cursor, its id first. Throws DecodeError. */
export function decodeEffect2From3504(r: Reader): Effect2 {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 18);
  r.offset = at + 19;
  return {
    type: "effect2",
    origin: [
      view.getFloat32(at + 1, true),
      view.getFloat32(at + 5, true),
      view.getFloat32(at + 9, true),
    ],
    originNaN: nanBits(view, at + 1, 3),
    modelindex: view.getUint16(at + 13, true),
    frame: view.getUint16(at + 15, true),
    count: view.getUint8(at + 17),
    rate: view.getUint8(at + 18),
  };
}

/** Passes over what `decodeEffect2From3504` reads. Throws DecodeError. */
export function skipEffect2From3504(r: Reader): undefined {
  skip(r, 19);
}

/** Writes what `decodeEffect2From3504` reads. Throws EncodeError. */
export function encodeEffect2From3504(w: Writer, m: Effect2): void {
  const at = reserve(w, 18);
  const view = w.view;
  expectLength(m.origin, 3);
  setF32(view, at, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
  view.setUint16(at + 12, asU16(m.modelindex), true);
  view.setUint16(at + 14, asU16(m.frame), true);
  view.setUint8(at + 16, asU8(m.count));
  view.setUint8(at + 17, asU8(m.rate));
  w.offset = at + 18;
}

/** Reads a `precache` at the cursor, its id first. Throws DecodeError. */
export function decodePrecacheFrom3504(r: Reader): Precache {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  const numberIs_sound = view.getUint16(at + 1, true);
  r.offset = at + 3;
  return {
    type: "precache",
    number: numberIs_sound & 0x7fff,
    is_sound: numberIs_sound >>> 15,
    name: readString(r, 2047),
  };
}

/** Passes over what `decodePrecacheFrom3504` reads. Throws DecodeError. */
export function skipPrecacheFrom3504(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 2);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodePrecacheFrom3504` reads. Throws EncodeError. */
export function encodePrecacheFrom3504(w: Writer, m: Precache): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, fit(m.number, 15) | (fit(m.is_sound, 1) << 15), true);
  w.offset = at + 2;
  writeString(w, m.name, 2047);
}

/** Reads a `spawnbaseline_dp` at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineDpFrom3504(r: Reader): SpawnbaselineDp {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 26);
  r.offset = at + 27;
  return {
    type: "spawnbaseline_dp",
    entity: view.getUint16(at + 1, true),
    modelindex: view.getUint16(at + 3, true),
    frame: view.getUint16(at + 5, true),
    colormap: view.getUint8(at + 7),
    skin: view.getUint8(at + 8),
    origin: [
      view.getFloat32(at + 9, true),
      view.getFloat32(at + 15, true),
      view.getFloat32(at + 21, true),
    ],
    originNaN: nanBits(view, at + 9, 3, 6),
    angles: [
      view.getInt16(at + 13, true) * 0.0054931640625,
      view.getInt16(at + 19, true) * 0.0054931640625,
      view.getInt16(at + 25, true) * 0.0054931640625,
    ],
  };
}

/** Passes over what `decodeSpawnbaselineDpFrom3504` reads. Throws DecodeError. */
export function skipSpawnbaselineDpFrom3504(r: Reader): undefined {
  skip(r, 27);
}

/** Writes what `decodeSpawnbaselineDpFrom3504` reads. Throws EncodeError. */
export function encodeSpawnbaselineDpFrom3504(w: Writer, m: SpawnbaselineDp): void {
  const at = reserve(w, 26);
  const view = w.view;
  view.setUint16(at, asU16(m.entity), true);
  view.setUint16(at + 2, asU16(m.modelindex), true);
  view.setUint16(at + 4, asU16(m.frame), true);
  view.setUint8(at + 6, asU8(m.colormap));
  view.setUint8(at + 7, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  setF32(view, at + 8, m.origin[0], m.originNaN?.[0]);
  view.setInt16(at + 12, asI16(unscale(m.angles[0], 45, 8192)), true);
  setF32(view, at + 14, m.origin[1], m.originNaN?.[1]);
  view.setInt16(at + 18, asI16(unscale(m.angles[1], 45, 8192)), true);
  setF32(view, at + 20, m.origin[2], m.originNaN?.[2]);
  view.setInt16(at + 24, asI16(unscale(m.angles[2], 45, 8192)), true);
  w.offset = at + 26;
}

/** Reads a `spawnstatic_dp` at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticDpFrom3504(r: Reader): SpawnstaticDp {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 24);
  r.offset = at + 25;
  return {
    type: "spawnstatic_dp",
    modelindex: view.getUint16(at + 1, true),
    frame: view.getUint16(at + 3, true),
    colormap: view.getUint8(at + 5),
    skin: view.getUint8(at + 6),
    origin: [
      view.getFloat32(at + 7, true),
      view.getFloat32(at + 13, true),
      view.getFloat32(at + 19, true),
    ],
    originNaN: nanBits(view, at + 7, 3, 6),
    angles: [
      view.getInt16(at + 11, true) * 0.0054931640625,
      view.getInt16(at + 17, true) * 0.0054931640625,
      view.getInt16(at + 23, true) * 0.0054931640625,
    ],
  };
}

/** Passes over what `decodeSpawnstaticDpFrom3504` reads. Throws DecodeError. */
export function skipSpawnstaticDpFrom3504(r: Reader): undefined {
  skip(r, 25);
}

/** Writes what `decodeSpawnstaticDpFrom3504` reads. Throws EncodeError. */
export function encodeSpawnstaticDpFrom3504(w: Writer, m: SpawnstaticDp): void {
  const at = reserve(w, 24);
  const view = w.view;
  view.setUint16(at, asU16(m.modelindex), true);
  view.setUint16(at + 2, asU16(m.frame), true);
  view.setUint8(at + 4, asU8(m.colormap));
  view.setUint8(at + 5, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  setF32(view, at + 6, m.origin[0], m.originNaN?.[0]);
  view.setInt16(at + 10, asI16(unscale(m.angles[0], 45, 8192)), true);
  setF32(view, at + 12, m.origin[1], m.originNaN?.[1]);
  view.setInt16(at + 16, asI16(unscale(m.angles[1], 45, 8192)), true);
  setF32(view, at + 18, m.origin[2], m.originNaN?.[2]);
  view.setInt16(at + 22, asI16(unscale(m.angles[2], 45, 8192)), true);
  w.offset = at + 24;
}

/** Reads an `entities` at the cursor, its id first. Throws DecodeError. */
export function decodeEntitiesFrom3504(r: Reader): Entities {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 8);
  r.offset = at + 9;
  const framenum = view.getUint32(at + 1, true);
  const movesequence = view.getUint32(at + 5, true);
  const entities = elementsOf(r, decodeEntityWordFrom3504)[0];
  return { type: "entities", framenum, movesequence, entities };
}

/** Passes over what `decodeEntitiesFrom3504` reads. Throws DecodeError. */
export function skipEntitiesFrom3504(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 8);
  r.offset = at;
  while (!skipEntityWordFrom3504(r));
}

/** Writes what `decodeEntitiesFrom3504` reads. Throws EncodeError. */
export function encodeEntitiesFrom3504(w: Writer, m: Entities): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setUint32(at, asU32(m.framenum), true);
  view.setUint32(at + 4, asU32(m.movesequence), true);
  w.offset = at + 8;
  expectArray(m.entities);
  for (const element of m.entities) encodeEntityWordFrom3504(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 32768, true);
  w.offset += 2;
}

/** Reads a `csqcentities` at the cursor, its id first. Throws DecodeError. */
export function decodeCsqcentitiesFrom3504(r: Reader): Csqcentities {
  const at = r.offset;
  r.offset = at + 1;
  const entities = elementsOf(r, decodeCsqcWordFrom3504)[0];
  return { type: "csqcentities", entities };
}

/** Passes over what `decodeCsqcentitiesFrom3504` reads. Throws DecodeError. */
export function skipCsqcentitiesFrom3504(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipCsqcWordFrom3504(r));
}

/** Writes what `decodeCsqcentitiesFrom3504` reads. Throws EncodeError. */
export function encodeCsqcentitiesFrom3504(w: Writer, m: Csqcentities): void {
  expectArray(m.entities);
  for (const element of m.entities) encodeCsqcWordFrom3504(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/** Reads a `spawnstaticsound_dp` at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticsoundDpFrom3504(r: Reader): SpawnstaticsoundDp {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 16);
  r.offset = at + 17;
  return {
    type: "spawnstaticsound_dp",
    origin: [
      view.getFloat32(at + 1, true),
      view.getFloat32(at + 5, true),
      view.getFloat32(at + 9, true),
    ],
    originNaN: nanBits(view, at + 1, 3),
    soundnum: view.getUint16(at + 13, true),
    volume: view.getUint8(at + 15) / 255,
    attenuation: view.getUint8(at + 16) * 0.015625,
  };
}

/** Passes over what `decodeSpawnstaticsoundDpFrom3504` reads. Throws DecodeError. */
export function skipSpawnstaticsoundDpFrom3504(r: Reader): undefined {
  skip(r, 17);
}

/** Writes what `decodeSpawnstaticsoundDpFrom3504` reads. Throws EncodeError. */
export function encodeSpawnstaticsoundDpFrom3504(w: Writer, m: SpawnstaticsoundDp): void {
  const at = reserve(w, 16);
  const view = w.view;
  expectLength(m.origin, 3);
  setF32(view, at, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
  view.setUint16(at + 12, asU16(m.soundnum), true);
  view.setUint8(at + 14, asU8(unscale(m.volume, 1, 255)));
  view.setUint8(at + 15, asU8(unscale(m.attenuation, 1, 64)));
  w.offset = at + 16;
}

/** Reads a `picture` at the cursor, its id first. Throws DecodeError. */
export function decodePictureFrom250(r: Reader): Picture {
  const view = r.view;
  let at = r.offset;
  r.offset = at + 1;
  const slot = readString(r, 2047);
  const picture = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 2);
  r.offset = at + 2;
  return { type: "picture", slot, picture, x: view.getUint8(at), y: view.getUint8(at + 1) };
}

/** Passes over what `decodePictureFrom250` reads. Throws DecodeError. */
export function skipPictureFrom250(r: Reader): undefined {
  let at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
  skipString(r, 2047);
  at = r.offset;
  r.offset = advance(r, at, 2);
}

/** Writes what `decodePictureFrom250` reads. Throws EncodeError. */
export function encodePictureFrom250(w: Writer, m: Picture): void {
  writeString(w, m.slot, 2047);
  writeString(w, m.picture, 2047);
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at, asU8(m.x));
  view.setUint8(at + 1, asU8(m.y));
  w.offset = at + 2;
}

/** Reads a `nopicture` at the cursor, its id first. Throws DecodeError. */
export function decodeNopictureFrom250(r: Reader): Nopicture {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "nopicture", slot: readString(r, 2047) };
}

/** Passes over what `decodeNopictureFrom250` reads. Throws DecodeError. */
export function skipNopictureFrom250(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeNopictureFrom250` reads. Throws EncodeError. */
export function encodeNopictureFrom250(w: Writer, m: Nopicture): void {
  writeString(w, m.slot, 2047);
}

/** Reads a `sky` at the cursor, its id first. Throws DecodeError. */
export function decodeSkyFrom250(r: Reader): Sky {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "sky", name: readString(r, 2047) };
}

/** Passes over what `decodeSkyFrom250` reads. Throws DecodeError. */
export function skipSkyFrom250(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeSkyFrom250` reads. Throws EncodeError. */
export function encodeSkyFrom250(w: Writer, m: Sky): void {
  writeString(w, m.name, 2047);
}

/** Reads a `mist` at the cursor, its id first. Throws DecodeError. */
export function decodeMistFrom250(r: Reader): Mist {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 1);
  const on = view.getUint8((at += 2) - 1);
  let density: number | undefined;
  let densityNaN: number | undefined;
  if (on >= 1 && on <= 255) {
    ensure(r, at, 4);
    density = view.getFloat32(at, true);
    densityNaN = nanAt(view, at);
    at += 4;
  }
  let color: [number, number, number] | undefined;
  if (on >= 1 && on <= 255) {
    ensure(r, at, 3);
    color = read3U8(view, (at += 3) - 3);
  }
  r.offset = at;
  return { type: "mist", on, density, densityNaN, color };
}

/** Passes over what `decodeMistFrom250` reads. Throws DecodeError. */
export function skipMistFrom250(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const on = view.getUint8(at++);
  if (on >= 1 && on <= 255) {
    ensure(r, at, 4);
    at += 4;
  }
  if (on >= 1 && on <= 255) {
    ensure(r, at, 3);
    at += 3;
  }
  r.offset = at;
}

/** Writes what `decodeMistFrom250` reads. Throws EncodeError. */
export function encodeMistFrom250(w: Writer, m: Mist): void {
  let at = reserve(w, 8);
  const view = w.view;
  view.setUint8(at, asU8(m.on));
  expectWhere(m.density, m.on >= 1 && m.on <= 255);
  at += 1;
  if (m.density !== undefined) setF32(view, (at += 4) - 4, m.density, m.densityNaN);
  expectWhere(m.color, m.on >= 1 && m.on <= 255);
  if (m.color !== undefined) write3U8(view, (at += 3) - 3, m.color);
  w.offset = at;
}

/** Reads an `updateping` at the cursor, its id first. Throws DecodeError. */
export function decodeUpdatepingFrom2021(r: Reader): Updateping {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  const player = view.getUint8(at + 1);
  const [ping, pingWidth] = readWithVariant(vari32, r);
  return { type: "updateping", player, ping, pingWidth };
}

/** Passes over what `decodeUpdatepingFrom2021` reads. Throws DecodeError. */
export function skipUpdatepingFrom2021(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  vari32.skip(r);
}

/** Writes what `decodeUpdatepingFrom2021` reads. Throws EncodeError. */
export function encodeUpdatepingFrom2021(w: Writer, m: Updateping): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  w.offset = at + 1;
  vari32.write(w, m.ping, m.pingWidth);
}

/** Reads an `updatesocial` at the cursor, its id first. Throws DecodeError. */
export function decodeUpdatesocialFrom2021(r: Reader): Updatesocial {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 9);
  r.offset = at + 10;
  return { type: "updatesocial", player: view.getUint8(at + 1), account: read2I32(view, at + 2) };
}

/** Passes over what `decodeUpdatesocialFrom2021` reads. Throws DecodeError. */
export function skipUpdatesocialFrom2021(r: Reader): undefined {
  skip(r, 10);
}

/** Writes what `decodeUpdatesocialFrom2021` reads. Throws EncodeError. */
export function encodeUpdatesocialFrom2021(w: Writer, m: Updatesocial): void {
  const at = reserve(w, 9);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  write2I32(view, at + 1, m.account);
  w.offset = at + 9;
}

/** Reads an `updateplinfo` at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateplinfoFrom2021(r: Reader): Updateplinfo {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  const player = view.getUint8(at + 1);
  const [health, healthWidth] = readWithVariant(vari32, r);
  const [armor, armorWidth] = readWithVariant(vari32, r);
  return { type: "updateplinfo", player, health, healthWidth, armor, armorWidth };
}

/** Passes over what `decodeUpdateplinfoFrom2021` reads. Throws DecodeError. */
export function skipUpdateplinfoFrom2021(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  vari32.skip(r);
  vari32.skip(r);
}

/** Writes what `decodeUpdateplinfoFrom2021` reads. Throws EncodeError. */
export function encodeUpdateplinfoFrom2021(w: Writer, m: Updateplinfo): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  w.offset = at + 1;
  vari32.write(w, m.health, m.healthWidth);
  vari32.write(w, m.armor, m.armorWidth);
}

/** Reads a `locprint` at the cursor, its id first. Throws DecodeError. */
export function decodeLocprintFrom2021(r: Reader): Locprint {
  const at = r.offset;
  r.offset = at + 1;
  ensure(r, r.offset, 2);
  const partsCount = r.view.getUint16(r.offset, true);
  r.offset += 2;
  const parts: Part[] = [];
  for (let i = 0; i < partsCount; i++) parts.push(decodePartFrom2021(r));
  return { type: "locprint", parts };
}

/** Passes over what `decodeLocprintFrom2021` reads. Throws DecodeError. */
export function skipLocprintFrom2021(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  ensure(r, r.offset, 2);
  const partsCount = r.view.getUint16(r.offset, true);
  r.offset += 2;
  for (let i = 0; i < partsCount; i++) skipPartFrom2021(r);
}

/** Writes what `decodeLocprintFrom2021` reads. Throws EncodeError. */
export function encodeLocprintFrom2021(w: Writer, m: Locprint): void {
  expectArray(m.parts);
  reserve(w, 2);
  w.view.setUint16(w.offset, asU16(m.parts.length), true);
  w.offset += 2;
  for (const element of m.parts) encodePartFrom2021(w, element);
}

/** Reads a `servervars` at the cursor, its id first. Throws DecodeError. */
export function decodeServervarsFrom2021(r: Reader): Servervars {
  const view = r.view;
  let at = r.offset;
  if (at + 47 > r.end) ensureWhole(r, skipServervarsFrom2021);
  at += 1;
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) throw unsupported(r, "settings that nobody described");
  const deathmatch = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  let idealpitchscale: number | undefined;
  let idealpitchscaleNaN: number | undefined;
  if ((flags & 0x02) !== 0) {
    idealpitchscale = view.getFloat32(at, true);
    idealpitchscaleNaN = nanAt(view, at);
    at += 4;
  }
  let friction: number | undefined;
  let frictionNaN: number | undefined;
  if ((flags & 0x04) !== 0) {
    friction = view.getFloat32(at, true);
    frictionNaN = nanAt(view, at);
    at += 4;
  }
  let edgefriction: number | undefined;
  let edgefrictionNaN: number | undefined;
  if ((flags & 0x08) !== 0) {
    edgefriction = view.getFloat32(at, true);
    edgefrictionNaN = nanAt(view, at);
    at += 4;
  }
  let stopspeed: number | undefined;
  let stopspeedNaN: number | undefined;
  if ((flags & 0x10) !== 0) {
    stopspeed = view.getFloat32(at, true);
    stopspeedNaN = nanAt(view, at);
    at += 4;
  }
  let maxvelocity: number | undefined;
  let maxvelocityNaN: number | undefined;
  if ((flags & 0x20) !== 0) {
    maxvelocity = view.getFloat32(at, true);
    maxvelocityNaN = nanAt(view, at);
    at += 4;
  }
  let gravity: number | undefined;
  let gravityNaN: number | undefined;
  if ((flags & 0x40) !== 0) {
    gravity = view.getFloat32(at, true);
    gravityNaN = nanAt(view, at);
    at += 4;
  }
  const nostep = (flags & 0x0100) !== 0 ? view.getUint8(at++) : undefined;
  let maxspeed: number | undefined;
  let maxspeedNaN: number | undefined;
  if ((flags & 0x0200) !== 0) {
    maxspeed = view.getFloat32(at, true);
    maxspeedNaN = nanAt(view, at);
    at += 4;
  }
  let accelerate: number | undefined;
  let accelerateNaN: number | undefined;
  if ((flags & 0x0400) !== 0) {
    accelerate = view.getFloat32(at, true);
    accelerateNaN = nanAt(view, at);
    at += 4;
  }
  const controlleronly = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  let timelimit: number | undefined;
  let timelimitNaN: number | undefined;
  if ((flags & 0x1000) !== 0) {
    timelimit = view.getFloat32(at, true);
    timelimitNaN = nanAt(view, at);
    at += 4;
  }
  let fraglimit: number | undefined;
  let fraglimitNaN: number | undefined;
  if ((flags & 0x2000) !== 0) {
    fraglimit = view.getFloat32(at, true);
    fraglimitNaN = nanAt(view, at);
    at += 4;
  }
  const teamplay = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return {
    type: "servervars",
    flags,
    deathmatch,
    idealpitchscale,
    idealpitchscaleNaN,
    friction,
    frictionNaN,
    edgefriction,
    edgefrictionNaN,
    stopspeed,
    stopspeedNaN,
    maxvelocity,
    maxvelocityNaN,
    gravity,
    gravityNaN,
    nostep,
    maxspeed,
    maxspeedNaN,
    accelerate,
    accelerateNaN,
    controlleronly,
    timelimit,
    timelimitNaN,
    fraglimit,
    fraglimitNaN,
    teamplay,
  };
}

/** Passes over what `decodeServervarsFrom2021` reads. Throws DecodeError. */
export function skipServervarsFrom2021(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  let flags = view.getUint8(at++);
  const more1 = (flags >>> 7) & 1;
  flags |= (r.bytes[at]! & -more1) << 8;
  at += more1;
  if ((flags & 0x8000) !== 0) throw unsupported(r, "settings that nobody described");
  r.offset = advance(r, at, bytesOfServervarsFrom2021Flags(flags));
}

/** Writes what `decodeServervarsFrom2021` reads. Throws EncodeError. */
export function encodeServervarsFrom2021(w: Writer, m: Servervars): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x80;
  if (m.deathmatch !== undefined) flags |= 0x01;
  if (m.idealpitchscale !== undefined) flags |= 0x02;
  if (m.friction !== undefined) flags |= 0x04;
  if (m.edgefriction !== undefined) flags |= 0x08;
  if (m.stopspeed !== undefined) flags |= 0x10;
  if (m.maxvelocity !== undefined) flags |= 0x20;
  if (m.gravity !== undefined) flags |= 0x40;
  if (m.nostep !== undefined) flags |= 0x0100;
  if (m.maxspeed !== undefined) flags |= 0x0200;
  if (m.accelerate !== undefined) flags |= 0x0400;
  if (m.controlleronly !== undefined) flags |= 0x0800;
  if (m.timelimit !== undefined) flags |= 0x1000;
  if (m.fraglimit !== undefined) flags |= 0x2000;
  if (m.teamplay !== undefined) flags |= 0x4000;
  if ((flags & 0xff00) !== 0) flags |= 0x80;
  let at = reserve(w, 46);
  const view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
  if (m.deathmatch !== undefined) view.setUint8(at++, asU8(m.deathmatch));
  if (m.idealpitchscale !== undefined)
    setF32(view, (at += 4) - 4, m.idealpitchscale, m.idealpitchscaleNaN);
  if (m.friction !== undefined) setF32(view, (at += 4) - 4, m.friction, m.frictionNaN);
  if (m.edgefriction !== undefined) setF32(view, (at += 4) - 4, m.edgefriction, m.edgefrictionNaN);
  if (m.stopspeed !== undefined) setF32(view, (at += 4) - 4, m.stopspeed, m.stopspeedNaN);
  if (m.maxvelocity !== undefined) setF32(view, (at += 4) - 4, m.maxvelocity, m.maxvelocityNaN);
  if (m.gravity !== undefined) setF32(view, (at += 4) - 4, m.gravity, m.gravityNaN);
  if (m.nostep !== undefined) view.setUint8(at++, asU8(m.nostep));
  if (m.maxspeed !== undefined) setF32(view, (at += 4) - 4, m.maxspeed, m.maxspeedNaN);
  if (m.accelerate !== undefined) setF32(view, (at += 4) - 4, m.accelerate, m.accelerateNaN);
  if (m.controlleronly !== undefined) view.setUint8(at++, asU8(m.controlleronly));
  if (m.timelimit !== undefined) setF32(view, (at += 4) - 4, m.timelimit, m.timelimitNaN);
  if (m.fraglimit !== undefined) setF32(view, (at += 4) - 4, m.fraglimit, m.fraglimitNaN);
  if (m.teamplay !== undefined) view.setUint8(at++, asU8(m.teamplay));
  w.offset = at;
}

/** Reads a `seq` at the cursor, its id first. Throws DecodeError. */
export function decodeSeqFrom2021(r: Reader): Seq {
  const at = r.offset;
  r.offset = at + 1;
  const [movesequence, movesequenceWidth] = readWithVariant(varu32, r);
  return { type: "seq", movesequence, movesequenceWidth };
}

/** Passes over what `decodeSeqFrom2021` reads. Throws DecodeError. */
export function skipSeqFrom2021(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  varu32.skip(r);
}

/** Writes what `decodeSeqFrom2021` reads. Throws EncodeError. */
export function encodeSeqFrom2021(w: Writer, m: Seq): void {
  varu32.write(w, m.movesequence, m.movesequenceWidth);
}

/** Reads an `achievement` at the cursor, its id first. Throws DecodeError. */
export function decodeAchievementFrom2021(r: Reader): Achievement {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "achievement", achievement: readString(r, 2047) };
}

/** Passes over what `decodeAchievementFrom2021` reads. Throws DecodeError. */
export function skipAchievementFrom2021(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeAchievementFrom2021` reads. Throws EncodeError. */
export function encodeAchievementFrom2021(w: Writer, m: Achievement): void {
  writeString(w, m.achievement, 2047);
}

/** Reads a `chat` at the cursor, its id first. Throws DecodeError. */
export function decodeChatFrom2021(r: Reader): Chat {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return {
    type: "chat",
    name_color: view.getUint8(at + 1),
    text_color: view.getUint8(at + 2),
    name: readString(r, 2047),
    text: readString(r, 2047),
  };
}

/** Passes over what `decodeChatFrom2021` reads. Throws DecodeError. */
export function skipChatFrom2021(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 2);
  r.offset = at;
  skipString(r, 2047);
  skipString(r, 2047);
}

/** Writes what `decodeChatFrom2021` reads. Throws EncodeError. */
export function encodeChatFrom2021(w: Writer, m: Chat): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at, asU8(m.name_color));
  view.setUint8(at + 1, asU8(m.text_color));
  w.offset = at + 2;
  writeString(w, m.name, 2047);
  writeString(w, m.text, 2047);
}

/** Reads a `levelcompleted` at the cursor, its id first. Throws DecodeError. */
export function decodeLevelcompletedFrom2021(r: Reader): Levelcompleted {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 10);
  r.offset = at + 11;
  return { type: "levelcompleted", figures: read10U8(view, at + 1), level: readString(r, 2047) };
}

/** Passes over what `decodeLevelcompletedFrom2021` reads. Throws DecodeError. */
export function skipLevelcompletedFrom2021(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 10);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeLevelcompletedFrom2021` reads. Throws EncodeError. */
export function encodeLevelcompletedFrom2021(w: Writer, m: Levelcompleted): void {
  const at = reserve(w, 10);
  const view = w.view;
  write10U8(view, at, m.figures);
  w.offset = at + 10;
  writeString(w, m.level, 2047);
}

/** Reads a `localsound` at the cursor, its id first. Throws DecodeError. */
export function decodeLocalsoundFrom2021(r: Reader): Localsound {
  const view = r.view;
  let at = r.offset;
  if (at + 4 > r.end) ensureWhole(r, skipLocalsoundFrom2021);
  at += 1;
  const bits$ = view.getUint8(at++);
  const soundnum = (bits$ & 0x10) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  r.offset = at;
  return { type: "localsound", bits: bits$, soundnum };
}

/** Passes over what `decodeLocalsoundFrom2021` reads. Throws DecodeError. */
export function skipLocalsoundFrom2021(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const bits$ = view.getUint8(at++);
  r.offset = advance(r, at, 1 + ((bits$ & 0x10) !== 0 ? 1 : 0));
}

/** Writes what `decodeLocalsoundFrom2021` reads. Throws EncodeError. */
export function encodeLocalsoundFrom2021(w: Writer, m: Localsound): void {
  let bits$ = m.bits === undefined ? 0 : m.bits & 0xff;
  if (m.soundnum !== (m.soundnum & 0xff)) bits$ |= 0x10;
  let at = reserve(w, 3);
  const view = w.view;
  view.setUint8(at++, bits$);
  if ((bits$ & 0x10) !== 0) view.setUint16((at += 2) - 2, asU16(m.soundnum), true);
  else view.setUint8(at++, asU8(m.soundnum));
  w.offset = at;
}

/** Reads a `prompt` at the cursor, its id first. Throws DecodeError. */
export function decodePromptFrom2021(r: Reader): Prompt {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 1);
  const count = view.getUint8((at += 2) - 1);
  switch (count >= 0x01 && count <= 0xff ? 0x01 : count) {
    case 0x00: {
      r.offset = at;
      return { type: "prompt", count: count as PromptNone["count"] };
    }
    case 0x01: {
      r.offset = at;
      const title = readString(r, 2047);
      const choices: Choice[] = [];
      for (let i = count; i > 0; i--) choices.push(decodeChoiceFrom2021(r));
      return { type: "prompt", count: count as PromptQuestion["count"], title, choices };
    }
    default:
      throw noArm(r, "count", count);
  }
}

/** Passes over what `decodePromptFrom2021` reads. Throws DecodeError. */
export function skipPromptFrom2021(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const count = view.getUint8(at++);
  switch (count >= 0x01 && count <= 0xff ? 0x01 : count) {
    case 0x00: {
      r.offset = at;
      return;
    }
    case 0x01: {
      r.offset = at;
      skipString(r, 2047);
      for (let i = count; i > 0; i--) skipChoiceFrom2021(r);
      return;
    }
    default:
      throw noArm(r, "count", count);
  }
}

/** Writes what `decodePromptFrom2021` reads. Throws EncodeError. */
export function encodePromptFrom2021(w: Writer, m: Prompt): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.count));
  w.offset = at + 1;
  switch (m.count >= 0x01 && m.count <= 0xff ? 0x01 : m.count) {
    case 0x00: {
      return;
    }
    case 0x01: {
      const questionArm = m as PromptQuestion;
      writeString(w, questionArm.title, 2047);
      expectArray(questionArm.choices);
      expectCount("choices", questionArm.choices.length, questionArm.count);
      for (const element of questionArm.choices) encodeChoiceFrom2021(w, element);
      return;
    }
    default:
      throw noSuchArm("count", m);
  }
}

/** Reads a `loccenterprint` at the cursor, its id first. Throws DecodeError. */
export function decodeLoccenterprintFrom2021(r: Reader): Loccenterprint {
  const at = r.offset;
  r.offset = at + 1;
  ensure(r, r.offset, 2);
  const partsCount = r.view.getUint16(r.offset, true);
  r.offset += 2;
  const parts: Part[] = [];
  for (let i = 0; i < partsCount; i++) parts.push(decodePartFrom2021(r));
  return { type: "loccenterprint", parts };
}

/** Passes over what `decodeLoccenterprintFrom2021` reads. Throws DecodeError. */
export function skipLoccenterprintFrom2021(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  ensure(r, r.offset, 2);
  const partsCount = r.view.getUint16(r.offset, true);
  r.offset += 2;
  for (let i = 0; i < partsCount; i++) skipPartFrom2021(r);
}

/** Writes what `decodeLoccenterprintFrom2021` reads. Throws EncodeError. */
export function encodeLoccenterprintFrom2021(w: Writer, m: Loccenterprint): void {
  expectArray(m.parts);
  reserve(w, 2);
  w.view.setUint16(w.offset, asU16(m.parts.length), true);
  w.offset += 2;
  for (const element of m.parts) encodePartFrom2021(w, element);
}

/** Reads a `spawnstatic_fte` (to 999+fte) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticFteFrom109fte(r: Reader): SpawnstaticFte {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "spawnstatic_fte", state: decodeFteEntityFrom109fte(r) };
}

/** Passes over what `decodeSpawnstaticFteFrom109fte` reads. Throws DecodeError. */
export function skipSpawnstaticFteFrom109fte(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipFteEntityFrom109fte(r);
}

/** Writes what `decodeSpawnstaticFteFrom109fte` reads. Throws EncodeError. */
export function encodeSpawnstaticFteFrom109fte(w: Writer, m: SpawnstaticFte): void {
  encodeFteEntityFrom109fte(w, m.state);
}

/** Reads a `spawnstatic_fte` (999+12+fte) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticFteFrom99912fte(r: Reader): SpawnstaticFte {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "spawnstatic_fte", state: decodeFteEntityFrom99912fte(r) };
}

/** Passes over what `decodeSpawnstaticFteFrom99912fte` reads. Throws DecodeError. */
export function skipSpawnstaticFteFrom99912fte(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipFteEntityFrom99912fte(r);
}

/** Writes what `decodeSpawnstaticFteFrom99912fte` reads. Throws EncodeError. */
export function encodeSpawnstaticFteFrom99912fte(w: Writer, m: SpawnstaticFte): void {
  encodeFteEntityFrom99912fte(w, m.state);
}

/** Reads a `spawnstatic_fte` (999+82+fte) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticFteFrom99982fte(r: Reader): SpawnstaticFte {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "spawnstatic_fte", state: decodeFteEntityFrom99982fte(r) };
}

/** Passes over what `decodeSpawnstaticFteFrom99982fte` reads. Throws DecodeError. */
export function skipSpawnstaticFteFrom99982fte(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipFteEntityFrom99982fte(r);
}

/** Writes what `decodeSpawnstaticFteFrom99982fte` reads. Throws EncodeError. */
export function encodeSpawnstaticFteFrom99982fte(w: Writer, m: SpawnstaticFte): void {
  encodeFteEntityFrom99982fte(w, m.state);
}

/**
 * Reads a `spawnstatic_fte` (to 999+fte+predinfo) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeSpawnstaticFteFrom109ftepredinfo(r: Reader): SpawnstaticFte {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "spawnstatic_fte", state: decodeFteEntityFrom109ftepredinfo(r) };
}

/** Passes over what `decodeSpawnstaticFteFrom109ftepredinfo` reads. Throws DecodeError. */
export function skipSpawnstaticFteFrom109ftepredinfo(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipFteEntityFrom109ftepredinfo(r);
}

/** Writes what `decodeSpawnstaticFteFrom109ftepredinfo` reads. Throws EncodeError. */
export function encodeSpawnstaticFteFrom109ftepredinfo(w: Writer, m: SpawnstaticFte): void {
  encodeFteEntityFrom109ftepredinfo(w, m.state);
}

/**
 * Reads a `spawnstatic_fte` (999+12+fte+predinfo) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeSpawnstaticFteFrom99912ftepredinfo(r: Reader): SpawnstaticFte {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "spawnstatic_fte", state: decodeFteEntityFrom99912ftepredinfo(r) };
}

/** Passes over what `decodeSpawnstaticFteFrom99912ftepredinfo` reads. Throws DecodeError. */
export function skipSpawnstaticFteFrom99912ftepredinfo(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipFteEntityFrom99912ftepredinfo(r);
}

/** Writes what `decodeSpawnstaticFteFrom99912ftepredinfo` reads. Throws EncodeError. */
export function encodeSpawnstaticFteFrom99912ftepredinfo(w: Writer, m: SpawnstaticFte): void {
  encodeFteEntityFrom99912ftepredinfo(w, m.state);
}

/**
 * Reads a `spawnstatic_fte` (999+82+fte+predinfo) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeSpawnstaticFteFrom99982ftepredinfo(r: Reader): SpawnstaticFte {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "spawnstatic_fte", state: decodeFteEntityFrom99982ftepredinfo(r) };
}

/** Passes over what `decodeSpawnstaticFteFrom99982ftepredinfo` reads. Throws DecodeError. */
export function skipSpawnstaticFteFrom99982ftepredinfo(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipFteEntityFrom99982ftepredinfo(r);
}

/** Writes what `decodeSpawnstaticFteFrom99982ftepredinfo` reads. Throws EncodeError. */
export function encodeSpawnstaticFteFrom99982ftepredinfo(w: Writer, m: SpawnstaticFte): void {
  encodeFteEntityFrom99982ftepredinfo(w, m.state);
}

/** Reads a `precache_fte` at the cursor, its id first. Throws DecodeError. */
export function decodePrecacheFteFrom109fte(r: Reader): PrecacheFte {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  const numberOf = view.getUint16(at + 1, true);
  r.offset = at + 3;
  return {
    type: "precache_fte",
    number: numberOf & 0x3fff,
    of: numberOf >>> 14,
    name: readString(r, 2047),
  };
}

/** Passes over what `decodePrecacheFteFrom109fte` reads. Throws DecodeError. */
export function skipPrecacheFteFrom109fte(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 2);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodePrecacheFteFrom109fte` reads. Throws EncodeError. */
export function encodePrecacheFteFrom109fte(w: Writer, m: PrecacheFte): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, fit(m.number, 14) | (fit(m.of, 2) << 14), true);
  w.offset = at + 2;
  writeString(w, m.name, 2047);
}

/** Reads a `csqcentities_fte` at the cursor, its id first. Throws DecodeError. */
export function decodeCsqcentitiesFteFrom109fte(r: Reader): CsqcentitiesFte {
  const at = r.offset;
  r.offset = at + 1;
  const entities = elementsOf(r, decodeFteCsqcWordFrom109fte)[0];
  return { type: "csqcentities_fte", entities };
}

/** Passes over what `decodeCsqcentitiesFteFrom109fte` reads. Throws DecodeError. */
export function skipCsqcentitiesFteFrom109fte(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipFteCsqcWordFrom109fte(r));
}

/** Writes what `decodeCsqcentitiesFteFrom109fte` reads. Throws EncodeError. */
export function encodeCsqcentitiesFteFrom109fte(w: Writer, m: CsqcentitiesFte): void {
  expectArray(m.entities);
  for (const element of m.entities) encodeFteCsqcWordFrom109fte(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/** Reads a `spawnbaseline_fte` (to 999+fte) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineFteFrom109fte(r: Reader): SpawnbaselineFte {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 2);
  const entityIs_far = view.getUint16(at + 1, true);
  const entity = entityIs_far & 0x7fff;
  const is_far = entityIs_far >>> 15;
  at += 3;
  let low: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    low = view.getUint8(at++);
  }
  r.offset = at;
  return { type: "spawnbaseline_fte", entity, is_far, low, state: decodeFteEntityFrom109fte(r) };
}

/** Passes over what `decodeSpawnbaselineFteFrom109fte` reads. Throws DecodeError. */
export function skipSpawnbaselineFteFrom109fte(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const is_far = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
  skipFteEntityFrom109fte(r);
}

/** Writes what `decodeSpawnbaselineFteFrom109fte` reads. Throws EncodeError. */
export function encodeSpawnbaselineFteFrom109fte(w: Writer, m: SpawnbaselineFte): void {
  let at = reserve(w, 3);
  const view = w.view;
  view.setUint16(at, fit(m.entity, 15) | (fit(m.is_far, 1) << 15), true);
  expectWhere(m.low, m.is_far === 1);
  at += 2;
  if (m.low !== undefined) view.setUint8(at++, asU8(m.low));
  w.offset = at;
  encodeFteEntityFrom109fte(w, m.state);
}

/** Reads a `spawnbaseline_fte` (999+12+fte) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineFteFrom99912fte(r: Reader): SpawnbaselineFte {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 2);
  const entityIs_far = view.getUint16(at + 1, true);
  const entity = entityIs_far & 0x7fff;
  const is_far = entityIs_far >>> 15;
  at += 3;
  let low: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    low = view.getUint8(at++);
  }
  r.offset = at;
  return { type: "spawnbaseline_fte", entity, is_far, low, state: decodeFteEntityFrom99912fte(r) };
}

/** Passes over what `decodeSpawnbaselineFteFrom99912fte` reads. Throws DecodeError. */
export function skipSpawnbaselineFteFrom99912fte(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const is_far = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
  skipFteEntityFrom99912fte(r);
}

/** Writes what `decodeSpawnbaselineFteFrom99912fte` reads. Throws EncodeError. */
export function encodeSpawnbaselineFteFrom99912fte(w: Writer, m: SpawnbaselineFte): void {
  let at = reserve(w, 3);
  const view = w.view;
  view.setUint16(at, fit(m.entity, 15) | (fit(m.is_far, 1) << 15), true);
  expectWhere(m.low, m.is_far === 1);
  at += 2;
  if (m.low !== undefined) view.setUint8(at++, asU8(m.low));
  w.offset = at;
  encodeFteEntityFrom99912fte(w, m.state);
}

/** Reads a `spawnbaseline_fte` (999+82+fte) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineFteFrom99982fte(r: Reader): SpawnbaselineFte {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 2);
  const entityIs_far = view.getUint16(at + 1, true);
  const entity = entityIs_far & 0x7fff;
  const is_far = entityIs_far >>> 15;
  at += 3;
  let low: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    low = view.getUint8(at++);
  }
  r.offset = at;
  return { type: "spawnbaseline_fte", entity, is_far, low, state: decodeFteEntityFrom99982fte(r) };
}

/** Passes over what `decodeSpawnbaselineFteFrom99982fte` reads. Throws DecodeError. */
export function skipSpawnbaselineFteFrom99982fte(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const is_far = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
  skipFteEntityFrom99982fte(r);
}

/** Writes what `decodeSpawnbaselineFteFrom99982fte` reads. Throws EncodeError. */
export function encodeSpawnbaselineFteFrom99982fte(w: Writer, m: SpawnbaselineFte): void {
  let at = reserve(w, 3);
  const view = w.view;
  view.setUint16(at, fit(m.entity, 15) | (fit(m.is_far, 1) << 15), true);
  expectWhere(m.low, m.is_far === 1);
  at += 2;
  if (m.low !== undefined) view.setUint8(at++, asU8(m.low));
  w.offset = at;
  encodeFteEntityFrom99982fte(w, m.state);
}

/**
 * Reads a `spawnbaseline_fte` (to 999+fte+predinfo) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeSpawnbaselineFteFrom109ftepredinfo(r: Reader): SpawnbaselineFte {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 2);
  const entityIs_far = view.getUint16(at + 1, true);
  const entity = entityIs_far & 0x7fff;
  const is_far = entityIs_far >>> 15;
  at += 3;
  let low: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    low = view.getUint8(at++);
  }
  r.offset = at;
  return {
    type: "spawnbaseline_fte",
    entity,
    is_far,
    low,
    state: decodeFteEntityFrom109ftepredinfo(r),
  };
}

/** Passes over what `decodeSpawnbaselineFteFrom109ftepredinfo` reads. Throws DecodeError. */
export function skipSpawnbaselineFteFrom109ftepredinfo(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const is_far = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
  skipFteEntityFrom109ftepredinfo(r);
}

/** Writes what `decodeSpawnbaselineFteFrom109ftepredinfo` reads. Throws EncodeError. */
export function encodeSpawnbaselineFteFrom109ftepredinfo(w: Writer, m: SpawnbaselineFte): void {
  let at = reserve(w, 3);
  const view = w.view;
  view.setUint16(at, fit(m.entity, 15) | (fit(m.is_far, 1) << 15), true);
  expectWhere(m.low, m.is_far === 1);
  at += 2;
  if (m.low !== undefined) view.setUint8(at++, asU8(m.low));
  w.offset = at;
  encodeFteEntityFrom109ftepredinfo(w, m.state);
}

/**
 * Reads a `spawnbaseline_fte` (999+12+fte+predinfo) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeSpawnbaselineFteFrom99912ftepredinfo(r: Reader): SpawnbaselineFte {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 2);
  const entityIs_far = view.getUint16(at + 1, true);
  const entity = entityIs_far & 0x7fff;
  const is_far = entityIs_far >>> 15;
  at += 3;
  let low: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    low = view.getUint8(at++);
  }
  r.offset = at;
  return {
    type: "spawnbaseline_fte",
    entity,
    is_far,
    low,
    state: decodeFteEntityFrom99912ftepredinfo(r),
  };
}

/** Passes over what `decodeSpawnbaselineFteFrom99912ftepredinfo` reads. Throws DecodeError. */
export function skipSpawnbaselineFteFrom99912ftepredinfo(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const is_far = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
  skipFteEntityFrom99912ftepredinfo(r);
}

/** Writes what `decodeSpawnbaselineFteFrom99912ftepredinfo` reads. Throws EncodeError. */
export function encodeSpawnbaselineFteFrom99912ftepredinfo(w: Writer, m: SpawnbaselineFte): void {
  let at = reserve(w, 3);
  const view = w.view;
  view.setUint16(at, fit(m.entity, 15) | (fit(m.is_far, 1) << 15), true);
  expectWhere(m.low, m.is_far === 1);
  at += 2;
  if (m.low !== undefined) view.setUint8(at++, asU8(m.low));
  w.offset = at;
  encodeFteEntityFrom99912ftepredinfo(w, m.state);
}

/**
 * Reads a `spawnbaseline_fte` (999+82+fte+predinfo) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeSpawnbaselineFteFrom99982ftepredinfo(r: Reader): SpawnbaselineFte {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 2);
  const entityIs_far = view.getUint16(at + 1, true);
  const entity = entityIs_far & 0x7fff;
  const is_far = entityIs_far >>> 15;
  at += 3;
  let low: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    low = view.getUint8(at++);
  }
  r.offset = at;
  return {
    type: "spawnbaseline_fte",
    entity,
    is_far,
    low,
    state: decodeFteEntityFrom99982ftepredinfo(r),
  };
}

/** Passes over what `decodeSpawnbaselineFteFrom99982ftepredinfo` reads. Throws DecodeError. */
export function skipSpawnbaselineFteFrom99982ftepredinfo(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const is_far = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
  skipFteEntityFrom99982ftepredinfo(r);
}

/** Writes what `decodeSpawnbaselineFteFrom99982ftepredinfo` reads. Throws EncodeError. */
export function encodeSpawnbaselineFteFrom99982ftepredinfo(w: Writer, m: SpawnbaselineFte): void {
  let at = reserve(w, 3);
  const view = w.view;
  view.setUint16(at, fit(m.entity, 15) | (fit(m.is_far, 1) << 15), true);
  expectWhere(m.low, m.is_far === 1);
  at += 2;
  if (m.low !== undefined) view.setUint8(at++, asU8(m.low));
  w.offset = at;
  encodeFteEntityFrom99982ftepredinfo(w, m.state);
}

/** Reads an `updatestatstring` at the cursor, its id first. Throws DecodeError. */
export function decodeUpdatestatstringFrom109fte(r: Reader): Updatestatstring {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "updatestatstring", index: view.getUint8(at + 1), value: readString(r, 2047) };
}

/** Passes over what `decodeUpdatestatstringFrom109fte` reads. Throws DecodeError. */
export function skipUpdatestatstringFrom109fte(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeUpdatestatstringFrom109fte` reads. Throws EncodeError. */
export function encodeUpdatestatstringFrom109fte(w: Writer, m: Updatestatstring): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.index));
  w.offset = at + 1;
  writeString(w, m.value, 2047);
}

/** Reads an `updatestatfloat` at the cursor, its id first. Throws DecodeError. */
export function decodeUpdatestatfloatFrom109fte(r: Reader): Updatestatfloat {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 5);
  r.offset = at + 6;
  return {
    type: "updatestatfloat",
    index: view.getUint8(at + 1),
    value: view.getFloat32(at + 2, true),
    valueNaN: nanAt(view, at + 2),
  };
}

/** Passes over what `decodeUpdatestatfloatFrom109fte` reads. Throws DecodeError. */
export function skipUpdatestatfloatFrom109fte(r: Reader): undefined {
  skip(r, 6);
}

/** Writes what `decodeUpdatestatfloatFrom109fte` reads. Throws EncodeError. */
export function encodeUpdatestatfloatFrom109fte(w: Writer, m: Updatestatfloat): void {
  const at = reserve(w, 5);
  const view = w.view;
  view.setUint8(at, asU8(m.index));
  setF32(view, at + 1, m.value, m.valueNaN);
  w.offset = at + 5;
}

/** Reads a `voicechat` at the cursor, its id first. Throws DecodeError. */
export function decodeVoicechatFrom109fte(r: Reader): Voicechat {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 5);
  const player = view.getUint8(at + 1);
  const generationCodec = view.getUint8(at + 2);
  const generation = generationCodec & 0x0f;
  const codec = generationCodec >>> 4;
  const sequence = view.getUint8(at + 3);
  const size = view.getUint16(at + 4, true);
  r.offset = at + 6;
  return { type: "voicechat", player, generation, codec, sequence, data: takeBytes(r, size) };
}

/** Passes over what `decodeVoicechatFrom109fte` reads. Throws DecodeError. */
export function skipVoicechatFrom109fte(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 3);
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  at += 2;
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeVoicechatFrom109fte` reads. Throws EncodeError. */
export function encodeVoicechatFrom109fte(w: Writer, m: Voicechat): void {
  const at = reserve(w, 5);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  view.setUint8(at + 1, fit(m.generation, 4) | (fit(m.codec, 4) << 4));
  view.setUint8(at + 2, asU8(m.sequence));
  view.setUint16(at + 3, asU16(m.data.length), true);
  w.offset = at + 5;
  writeBytes(w, m.data);
}

/** Reads a `setangledelta` at the cursor, its id first. Throws DecodeError. */
export function decodeSetangledeltaFrom109fte(r: Reader): Setangledelta {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  r.offset = at + 7;
  return { type: "setangledelta", angles: read3I16_3(view, at + 1) };
}

/** Passes over what `decodeSetangledeltaFrom109fte` reads. Throws DecodeError. */
export function skipSetangledeltaFrom109fte(r: Reader): undefined {
  skip(r, 7);
}

/** Writes what `decodeSetangledeltaFrom109fte` reads. Throws EncodeError. */
export function encodeSetangledeltaFrom109fte(w: Writer, m: Setangledelta): void {
  const at = reserve(w, 6);
  const view = w.view;
  write3I16_3(view, at, m.angles);
  w.offset = at + 6;
}

/** Reads an `updateentities` (to 999+fte) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateentitiesFrom109fte(r: Reader): Updateentities {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  const time = view.getFloat32(at + 1, true);
  const timeNaN = nanAt(view, at + 1);
  const entities = elementsOf(r, decodeFteEntityWordFrom109fte)[0];
  return { type: "updateentities", time, timeNaN, entities };
}

/** Passes over what `decodeUpdateentitiesFrom109fte` reads. Throws DecodeError. */
export function skipUpdateentitiesFrom109fte(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 4);
  r.offset = at;
  while (!skipFteEntityWordFrom109fte(r));
}

/** Writes what `decodeUpdateentitiesFrom109fte` reads. Throws EncodeError. */
export function encodeUpdateentitiesFrom109fte(w: Writer, m: Updateentities): void {
  const at = reserve(w, 4);
  const view = w.view;
  setF32(view, at, m.time, m.timeNaN);
  w.offset = at + 4;
  expectArray(m.entities);
  for (const element of m.entities) encodeFteEntityWordFrom109fte(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/** Reads an `updateentities` (999+12+fte) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateentitiesFrom99912fte(r: Reader): Updateentities {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  const time = view.getFloat32(at + 1, true);
  const timeNaN = nanAt(view, at + 1);
  const entities = elementsOf(r, decodeFteEntityWordFrom99912fte)[0];
  return { type: "updateentities", time, timeNaN, entities };
}

/** Passes over what `decodeUpdateentitiesFrom99912fte` reads. Throws DecodeError. */
export function skipUpdateentitiesFrom99912fte(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 4);
  r.offset = at;
  while (!skipFteEntityWordFrom99912fte(r));
}

/** Writes what `decodeUpdateentitiesFrom99912fte` reads. Throws EncodeError. */
export function encodeUpdateentitiesFrom99912fte(w: Writer, m: Updateentities): void {
  const at = reserve(w, 4);
  const view = w.view;
  setF32(view, at, m.time, m.timeNaN);
  w.offset = at + 4;
  expectArray(m.entities);
  for (const element of m.entities) encodeFteEntityWordFrom99912fte(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/** Reads an `updateentities` (999+82+fte) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateentitiesFrom99982fte(r: Reader): Updateentities {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  const time = view.getFloat32(at + 1, true);
  const timeNaN = nanAt(view, at + 1);
  const entities = elementsOf(r, decodeFteEntityWordFrom99982fte)[0];
  return { type: "updateentities", time, timeNaN, entities };
}

/** Passes over what `decodeUpdateentitiesFrom99982fte` reads. Throws DecodeError. */
export function skipUpdateentitiesFrom99982fte(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 4);
  r.offset = at;
  while (!skipFteEntityWordFrom99982fte(r));
}

/** Writes what `decodeUpdateentitiesFrom99982fte` reads. Throws EncodeError. */
export function encodeUpdateentitiesFrom99982fte(w: Writer, m: Updateentities): void {
  const at = reserve(w, 4);
  const view = w.view;
  setF32(view, at, m.time, m.timeNaN);
  w.offset = at + 4;
  expectArray(m.entities);
  for (const element of m.entities) encodeFteEntityWordFrom99982fte(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/**
 * Reads an `updateentities` (to 999+fte+predinfo) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeUpdateentitiesFrom109ftepredinfo(r: Reader): Updateentities {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  r.offset = at + 7;
  const ack = view.getUint16(at + 1, true);
  const time = view.getFloat32(at + 3, true);
  const timeNaN = nanAt(view, at + 3);
  const entities = elementsOf(r, decodeFteEntityWordFrom109ftepredinfo)[0];
  return { type: "updateentities", ack, time, timeNaN, entities };
}

/** Passes over what `decodeUpdateentitiesFrom109ftepredinfo` reads. Throws DecodeError. */
export function skipUpdateentitiesFrom109ftepredinfo(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 6);
  r.offset = at;
  while (!skipFteEntityWordFrom109ftepredinfo(r));
}

/** Writes what `decodeUpdateentitiesFrom109ftepredinfo` reads. Throws EncodeError. */
export function encodeUpdateentitiesFrom109ftepredinfo(w: Writer, m: Updateentities): void {
  const at = reserve(w, 6);
  const view = w.view;
  view.setUint16(at, asU16(m.ack!), true);
  setF32(view, at + 2, m.time, m.timeNaN);
  w.offset = at + 6;
  expectArray(m.entities);
  for (const element of m.entities) encodeFteEntityWordFrom109ftepredinfo(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/**
 * Reads an `updateentities` (999+12+fte+predinfo) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeUpdateentitiesFrom99912ftepredinfo(r: Reader): Updateentities {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  r.offset = at + 7;
  const ack = view.getUint16(at + 1, true);
  const time = view.getFloat32(at + 3, true);
  const timeNaN = nanAt(view, at + 3);
  const entities = elementsOf(r, decodeFteEntityWordFrom99912ftepredinfo)[0];
  return { type: "updateentities", ack, time, timeNaN, entities };
}

/** Passes over what `decodeUpdateentitiesFrom99912ftepredinfo` reads. Throws DecodeError. */
export function skipUpdateentitiesFrom99912ftepredinfo(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 6);
  r.offset = at;
  while (!skipFteEntityWordFrom99912ftepredinfo(r));
}

/** Writes what `decodeUpdateentitiesFrom99912ftepredinfo` reads. Throws EncodeError. */
export function encodeUpdateentitiesFrom99912ftepredinfo(w: Writer, m: Updateentities): void {
  const at = reserve(w, 6);
  const view = w.view;
  view.setUint16(at, asU16(m.ack!), true);
  setF32(view, at + 2, m.time, m.timeNaN);
  w.offset = at + 6;
  expectArray(m.entities);
  for (const element of m.entities) encodeFteEntityWordFrom99912ftepredinfo(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/**
 * Reads an `updateentities` (999+82+fte+predinfo) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeUpdateentitiesFrom99982ftepredinfo(r: Reader): Updateentities {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  r.offset = at + 7;
  const ack = view.getUint16(at + 1, true);
  const time = view.getFloat32(at + 3, true);
  const timeNaN = nanAt(view, at + 3);
  const entities = elementsOf(r, decodeFteEntityWordFrom99982ftepredinfo)[0];
  return { type: "updateentities", ack, time, timeNaN, entities };
}

/** Passes over what `decodeUpdateentitiesFrom99982ftepredinfo` reads. Throws DecodeError. */
export function skipUpdateentitiesFrom99982ftepredinfo(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 6);
  r.offset = at;
  while (!skipFteEntityWordFrom99982ftepredinfo(r));
}

/** Writes what `decodeUpdateentitiesFrom99982ftepredinfo` reads. Throws EncodeError. */
export function encodeUpdateentitiesFrom99982ftepredinfo(w: Writer, m: Updateentities): void {
  const at = reserve(w, 6);
  const view = w.view;
  view.setUint16(at, asU16(m.ack!), true);
  setF32(view, at + 2, m.time, m.timeNaN);
  w.offset = at + 6;
  expectArray(m.entities);
  for (const element of m.entities) encodeFteEntityWordFrom99982ftepredinfo(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/** What reads and writes a `fte_entity` in dialects that differ in `coord` and `angle`. */
function fteEntityBy(coord$: Scalar, angle$: Scalar) {
  const coord$Bytes = coord$.bytes;
  const angle$Bytes = angle$.bytes;
  const FTE_ENTITY_BY_FLAGS_LENGTHS_1 = bitLengths([0, 0, 1, 1, 1, 2, 1, 0]);
  const FTE_ENTITY_BY_FLAGS_LENGTHS_2 = bitLengths([1, 1, 0, 0, 0, 0, 0, 0]);
  const bytesOfFteEntityByFlags = (flags: number): number =>
    FTE_ENTITY_BY_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
    FTE_ENTITY_BY_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
    ((flags & 0x0400) !== 0 && (flags & 0x0200) !== 0 ? 1 : 0) +
    ((flags & 0x0800) !== 0 && (flags & 0x0200) !== 0 ? 1 : 0);
  const FTE_ENTITY_BY_FLAGS_LENGTHS_3 = bitLengths([3, 5, 1, 1, 2, 0, 0, 0]);
  const bytesOfFteEntityByFlagsRun1 = (flags: number): number =>
    FTE_ENTITY_BY_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]! +
    ((flags & 0x08000000) !== 0 && (flags & 0x0200) !== 0 ? 1 : 0);
  const read3U8 = (view: DataView, at: number): [number, number, number] => [
    view.getUint8(at) * 0.03125,
    view.getUint8(at + 1) * 0.03125,
    view.getUint8(at + 2) * 0.03125,
  ];
  const read3U8_2 = (view: DataView, at: number): [number, number, number] => [
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
  ];
  const read2U8 = (view: DataView, at: number): [number, number] => [
    view.getUint8(at),
    view.getUint8(at + 1),
  ];
  const FTE_ENTITY_BY_FLAGS_LENGTHS_0 = bitLengths([
    1,
    2 * coord$Bytes,
    coord$Bytes,
    0,
    0,
    0,
    0,
    0,
  ]);
  const bytesOfFteEntityByFlagsRun2 = (flags: number): number =>
    FTE_ENTITY_BY_FLAGS_LENGTHS_0[flags & 0xff]! +
    ((flags & 0x01) !== 0 && (flags & 0x0200) !== 0 ? 1 : 0);
  const write3U8 = (view: DataView, at: number, values: readonly number[]): void => {
    expectLength(values, 3);
    for (let i = 0; i < 3; i++) view.setUint8(at + i, asU8(unscale(values[i]!, 1, 32)));
  };
  const write3U8_2 = (view: DataView, at: number, values: readonly number[]): void => {
    expectLength(values, 3);
    for (let i = 0; i < 3; i++) view.setUint8(at + i, asU8(values[i]!));
  };
  const write2U8 = (view: DataView, at: number, values: readonly number[]): void => {
    expectLength(values, 2);
    for (let i = 0; i < 2; i++) view.setUint8(at + i, asU8(values[i]!));
  };

  /** Reads a `fte_entity`. Throws DecodeError. */
  function decodeFteEntityBy(r: Reader): FteEntity {
    const view = r.view;
    let at = r.offset;
    if (at + (6 + 3 * coord$Bytes) > r.end) ensureWhole(r, skipFteEntityBy);
    let flags = view.getUint8(at++);
    if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
    if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
    if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
    flags >>>= 0;
    if ((flags & 0x40000000) !== 0) throw unsupported(r, "what engines refuse");
    if ((flags & 0x80000000) !== 0) throw unsupported(r, "what engines refuse");
    const reset = (flags & 0x0100) !== 0;
    const turned = gatherBits(flags, [3, 4, 6]);
    const effects_width = gatherBits(flags, [5, 29]);
    const frame =
      (flags & 0x01) !== 0
        ? (flags & 0x0200) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    let origin1: number | undefined;
    let origin1NaN: number | undefined;
    if ((flags & 0x02) !== 0) {
      origin1 = coord$.at(view, at);
      origin1NaN = coord$.nans(view, at, 1)?.[0];
      at += coord$Bytes;
    }
    let origin2: number | undefined;
    let origin2NaN: number | undefined;
    if ((flags & 0x02) !== 0) {
      origin2 = coord$.at(view, at);
      origin2NaN = coord$.nans(view, at, 1)?.[0];
      at += coord$Bytes;
    }
    let origin3: number | undefined;
    let origin3NaN: number | undefined;
    if ((flags & 0x04) !== 0) {
      origin3 = coord$.at(view, at);
      origin3NaN = coord$.nans(view, at, 1)?.[0];
      at += coord$Bytes;
    }
    let angle1: number | undefined;
    if (turned === 1 || turned === 3) {
      ensure(r, at, angle$Bytes);
      angle1 = angle$.at(view, (at += angle$Bytes) - angle$Bytes);
    }
    let angle1_fine: number | undefined;
    if (turned === 5 || turned === 7) {
      ensure(r, at, 2);
      angle1_fine = view.getInt16((at += 2) - 2, true) * 0.0054931640625;
    }
    let angle3: number | undefined;
    if (turned === 1 || turned === 3) {
      ensure(r, at, angle$Bytes);
      angle3 = angle$.at(view, (at += angle$Bytes) - angle$Bytes);
    }
    let angle3_fine: number | undefined;
    if (turned === 5 || turned === 7) {
      ensure(r, at, 2);
      angle3_fine = view.getInt16((at += 2) - 2, true) * 0.0054931640625;
    }
    let angle2: number | undefined;
    if (turned >= 2 && turned <= 3) {
      ensure(r, at, angle$Bytes);
      angle2 = angle$.at(view, (at += angle$Bytes) - angle$Bytes);
    }
    let angle2_fine: number | undefined;
    if (turned >= 6 && turned <= 7) {
      ensure(r, at, 2);
      angle2_fine = view.getInt16((at += 2) - 2, true) * 0.0054931640625;
    }
    let effects: number | undefined;
    if (effects_width === 1) {
      ensure(r, at, 1);
      effects = view.getUint8(at++);
    }
    let effects_wide: number | undefined;
    if (effects_width === 2) {
      ensure(r, at, 2);
      effects_wide = view.getUint16((at += 2) - 2, true);
    }
    let effects_widest: number | undefined;
    if (effects_width === 3) {
      ensure(r, at, 4);
      effects_widest = view.getUint32((at += 4) - 4, true);
    }
    let moves: FteMoves | undefined;
    if (turned >= 4 && turned <= 7) {
      r.offset = at;
      moves = decodeFteMovesFrom109fte(r, turned);
      at = r.offset;
    }
    if (at + 10 > r.end) ensure(r, at, bytesOfFteEntityByFlags(flags));
    const modelindex =
      (flags & 0x0400) !== 0
        ? (flags & 0x0200) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    const skin =
      (flags & 0x0800) !== 0
        ? (flags & 0x0200) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    const colormap = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
    const solid = (flags & 0x2000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
    const entflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
    const alpha = (flags & 0x010000) !== 0 ? view.getUint8(at++) : undefined;
    const scale = (flags & 0x020000) !== 0 ? view.getUint8(at++) * 0.0625 : undefined;
    r.offset = at;
    const bones = (flags & 0x040000) !== 0 ? decodeFteBonesFrom109fte(r) : undefined;
    const drawn = (flags & 0x080000) !== 0 ? decodeFteDrawnFrom109fte(r) : undefined;
    const tag = (flags & 0x100000) !== 0 ? decodeFteTagFrom109fte(r) : undefined;
    const light = (flags & 0x200000) !== 0 ? decodeEntityLightFrom3504(r) : undefined;
    const trail = (flags & 0x400000) !== 0 ? decodeFteTrailFrom109fte(r) : undefined;
    at = r.offset;
    if (at + 13 > r.end) ensure(r, at, bytesOfFteEntityByFlagsRun1(flags));
    const message$: FteEntity = {
      flags,
      reset,
      turned,
      effects_width,
      frame,
      origin1,
      origin1NaN,
      origin2,
      origin2NaN,
      origin3,
      origin3NaN,
      angle1,
      angle1_fine,
      angle3,
      angle3_fine,
      angle2,
      angle2_fine,
      effects,
      effects_wide,
      effects_widest,
      moves,
      modelindex,
      skin,
      colormap,
      solid,
      entflags,
      alpha,
      scale,
      bones,
      drawn,
      tag,
      light,
      trail,
      colormod: (flags & 0x01000000) !== 0 ? read3U8(view, (at += 3) - 3) : undefined,
      glowsize: (flags & 0x02000000) !== 0 ? view.getUint8(at++) : undefined,
      glowcolor: (flags & 0x02000000) !== 0 ? view.getUint8(at++) : undefined,
      glowmod: (flags & 0x02000000) !== 0 ? read3U8_2(view, (at += 3) - 3) : undefined,
      fatness: (flags & 0x04000000) !== 0 ? view.getUint8(at++) : undefined,
      modelindex2:
        (flags & 0x08000000) !== 0
          ? (flags & 0x0200) !== 0
            ? view.getUint16((at += 2) - 2, true)
            : view.getUint8(at++)
          : undefined,
      gravitydir: (flags & 0x10000000) !== 0 ? read2U8(view, (at += 2) - 2) : undefined,
    };
    r.offset = at;
    return message$;
  }

  /** Passes over what `decodeFteEntityBy` reads. Throws DecodeError. */
  function skipFteEntityBy(r: Reader): undefined {
    const view = r.view;
    let at = r.offset;
    ensure(r, at, 1);
    let flags = view.getUint8(at++);
    const more1 = (flags >>> 7) & 1;
    flags |= (r.bytes[at]! & -more1) << 8;
    at += more1;
    const more2 = (flags >>> 15) & 1;
    flags |= (r.bytes[at]! & -more2) << 16;
    at += more2;
    const more3 = (flags >>> 23) & 1;
    flags |= (r.bytes[at]! & -more3) << 24;
    at += more3;
    flags >>>= 0;
    if ((flags & 0x40000000) !== 0) throw unsupported(r, "what engines refuse");
    if ((flags & 0x80000000) !== 0) throw unsupported(r, "what engines refuse");
    const turned = gatherBits(flags, [3, 4, 6]);
    const effects_width = gatherBits(flags, [5, 29]);
    at = advance(r, at, bytesOfFteEntityByFlagsRun2(flags));
    if (turned === 1 || turned === 3) {
      ensure(r, at, angle$Bytes);
      at += angle$Bytes;
    }
    if (turned === 5 || turned === 7) {
      ensure(r, at, 2);
      at += 2;
    }
    if (turned === 1 || turned === 3) {
      ensure(r, at, angle$Bytes);
      at += angle$Bytes;
    }
    if (turned === 5 || turned === 7) {
      ensure(r, at, 2);
      at += 2;
    }
    if (turned >= 2 && turned <= 3) {
      ensure(r, at, angle$Bytes);
      at += angle$Bytes;
    }
    if (turned >= 6 && turned <= 7) {
      ensure(r, at, 2);
      at += 2;
    }
    if (effects_width === 1) {
      ensure(r, at, 1);
      at += 1;
    }
    if (effects_width === 2) {
      ensure(r, at, 2);
      at += 2;
    }
    if (effects_width === 3) {
      ensure(r, at, 4);
      at += 4;
    }
    if (turned >= 4 && turned <= 7) {
      r.offset = at;
      skipFteMovesFrom109fte(r, turned);
      at = r.offset;
    }
    at = advance(r, at, bytesOfFteEntityByFlags(flags));
    r.offset = at;
    if ((flags & 0x040000) !== 0) skipFteBonesFrom109fte(r);
    if ((flags & 0x080000) !== 0) skipFteDrawnFrom109fte(r);
    if ((flags & 0x100000) !== 0) skipFteTagFrom109fte(r);
    if ((flags & 0x200000) !== 0) skipEntityLightFrom3504(r);
    if ((flags & 0x400000) !== 0) skipFteTrailFrom109fte(r);
    at = r.offset;
    r.offset = advance(r, at, bytesOfFteEntityByFlagsRun1(flags));
  }

  /** Writes what `decodeFteEntityBy` reads. Throws EncodeError. */
  function encodeFteEntityBy(w: Writer, m: FteEntity): void {
    expectObject(m);
    let flags = m.flags === undefined ? 0 : m.flags & 0x808280;
    if (m.reset) flags |= 0x0100;
    flags |= spreadBits(m.turned, [3, 4, 6]);
    flags |= spreadBits(m.effects_width, [5, 29]);
    if (m.frame !== undefined) flags |= 0x01;
    if (m.frame !== undefined && m.frame !== (m.frame & 0xff)) flags |= 0x0200;
    if (m.origin1 !== undefined) flags |= 0x02;
    if (m.origin3 !== undefined) flags |= 0x04;
    if (m.modelindex !== undefined) flags |= 0x0400;
    if (m.modelindex !== undefined && m.modelindex !== (m.modelindex & 0xff)) flags |= 0x0200;
    if (m.skin !== undefined) flags |= 0x0800;
    if (m.skin !== undefined && m.skin !== (m.skin & 0xff)) flags |= 0x0200;
    if (m.colormap !== undefined) flags |= 0x1000;
    if (m.solid !== undefined) flags |= 0x2000;
    if (m.entflags !== undefined) flags |= 0x4000;
    if (m.alpha !== undefined) flags |= 0x010000;
    if (m.scale !== undefined) flags |= 0x020000;
    if (m.bones !== undefined) flags |= 0x040000;
    if (m.drawn !== undefined) flags |= 0x080000;
    if (m.tag !== undefined) flags |= 0x100000;
    if (m.light !== undefined) flags |= 0x200000;
    if (m.trail !== undefined) flags |= 0x400000;
    if (m.colormod !== undefined) flags |= 0x01000000;
    if (m.glowsize !== undefined) flags |= 0x02000000;
    if (m.fatness !== undefined) flags |= 0x04000000;
    if (m.modelindex2 !== undefined) flags |= 0x08000000;
    if (m.modelindex2 !== undefined && m.modelindex2 !== (m.modelindex2 & 0xff)) flags |= 0x0200;
    if (m.gravitydir !== undefined) flags |= 0x10000000;
    if ((m.origin1 !== undefined) !== (m.origin2 !== undefined))
      throw flagConflict(m, { mask: "flags", bit: 1, set: ["origin1", "origin2"], clear: [] });
    if (
      (m.glowsize !== undefined) !== (m.glowcolor !== undefined) ||
      (m.glowsize !== undefined) !== (m.glowmod !== undefined)
    )
      throw flagConflict(m, {
        mask: "flags",
        bit: 25,
        set: ["glowsize", "glowcolor", "glowmod"],
        clear: [],
      });
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    let at = reserve(w, 19 + 3 * angle$Bytes + 3 * coord$Bytes);
    let view = w.view;
    view.setUint8(at++, flags);
    if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if (m.frame !== undefined) {
      if ((flags & 0x0200) !== 0) view.setUint16((at += 2) - 2, asU16(m.frame), true);
      else view.setUint8(at++, asU8(m.frame));
    }
    if (m.origin1 !== undefined)
      coord$.set(view, (at += coord$Bytes) - coord$Bytes, m.origin1, m.origin1NaN);
    if (m.origin2 !== undefined)
      coord$.set(view, (at += coord$Bytes) - coord$Bytes, m.origin2, m.origin2NaN);
    if (m.origin3 !== undefined)
      coord$.set(view, (at += coord$Bytes) - coord$Bytes, m.origin3, m.origin3NaN);
    expectWhere(m.angle1, m.turned === 1 || m.turned === 3);
    if (m.angle1 !== undefined) angle$.set(view, (at += angle$Bytes) - angle$Bytes, m.angle1);
    expectWhere(m.angle1_fine, m.turned === 5 || m.turned === 7);
    if (m.angle1_fine !== undefined)
      view.setInt16((at += 2) - 2, asI16(unscale(m.angle1_fine, 45, 8192)), true);
    expectWhere(m.angle3, m.turned === 1 || m.turned === 3);
    if (m.angle3 !== undefined) angle$.set(view, (at += angle$Bytes) - angle$Bytes, m.angle3);
    expectWhere(m.angle3_fine, m.turned === 5 || m.turned === 7);
    if (m.angle3_fine !== undefined)
      view.setInt16((at += 2) - 2, asI16(unscale(m.angle3_fine, 45, 8192)), true);
    expectWhere(m.angle2, m.turned >= 2 && m.turned <= 3);
    if (m.angle2 !== undefined) angle$.set(view, (at += angle$Bytes) - angle$Bytes, m.angle2);
    expectWhere(m.angle2_fine, m.turned >= 6 && m.turned <= 7);
    if (m.angle2_fine !== undefined)
      view.setInt16((at += 2) - 2, asI16(unscale(m.angle2_fine, 45, 8192)), true);
    expectWhere(m.effects, m.effects_width === 1);
    if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
    expectWhere(m.effects_wide, m.effects_width === 2);
    if (m.effects_wide !== undefined) view.setUint16((at += 2) - 2, asU16(m.effects_wide), true);
    expectWhere(m.effects_widest, m.effects_width === 3);
    if (m.effects_widest !== undefined)
      view.setUint32((at += 4) - 4, asU32(m.effects_widest), true);
    expectWhere(m.moves, m.turned >= 4 && m.turned <= 7);
    w.offset = at;
    if (m.moves !== undefined) encodeFteMovesFrom109fte(w, m.moves, m.turned);
    at = reserve(w, 10);
    view = w.view;
    if (m.modelindex !== undefined) {
      if ((flags & 0x0200) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
      else view.setUint8(at++, asU8(m.modelindex));
    }
    if (m.skin !== undefined) {
      if ((flags & 0x0200) !== 0) view.setUint16((at += 2) - 2, asU16(m.skin), true);
      else view.setUint8(at++, asU8(m.skin));
    }
    if (m.colormap !== undefined) view.setUint8(at++, asU8(m.colormap));
    if (m.solid !== undefined) view.setUint16((at += 2) - 2, asU16(m.solid), true);
    if (m.entflags !== undefined) view.setUint8(at++, asU8(m.entflags));
    if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
    if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
    w.offset = at;
    if (m.bones !== undefined) encodeFteBonesFrom109fte(w, m.bones);
    if (m.drawn !== undefined) encodeFteDrawnFrom109fte(w, m.drawn);
    if (m.tag !== undefined) encodeFteTagFrom109fte(w, m.tag);
    if (m.light !== undefined) encodeEntityLightFrom3504(w, m.light);
    if (m.trail !== undefined) encodeFteTrailFrom109fte(w, m.trail);
    at = reserve(w, 13);
    view = w.view;
    if (m.colormod !== undefined) write3U8(view, (at += 3) - 3, m.colormod);
    if (m.glowsize !== undefined) view.setUint8(at++, asU8(m.glowsize));
    if (m.glowcolor !== undefined) view.setUint8(at++, asU8(m.glowcolor));
    if (m.glowmod !== undefined) write3U8_2(view, (at += 3) - 3, m.glowmod);
    if (m.fatness !== undefined) view.setUint8(at++, asU8(m.fatness));
    if (m.modelindex2 !== undefined) {
      if ((flags & 0x0200) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex2), true);
      else view.setUint8(at++, asU8(m.modelindex2));
    }
    if (m.gravitydir !== undefined) write2U8(view, (at += 2) - 2, m.gravitydir);
    w.offset = at;
  }
  return [decodeFteEntityBy, encodeFteEntityBy, skipFteEntityBy] as const;
}

/** What reads and writes a `fte_entity` in dialects that differ in `coord` and `angle`. */
function fteEntityBy2(coord$: Scalar, angle$: Scalar) {
  const coord$Bytes = coord$.bytes;
  const angle$Bytes = angle$.bytes;
  const FTE_ENTITY_BY_FLAGS_LENGTHS_1 = bitLengths([0, 0, 1, 1, 1, 2, 1, 0]);
  const FTE_ENTITY_BY_FLAGS_LENGTHS_2 = bitLengths([1, 1, 0, 0, 0, 0, 0, 0]);
  const bytesOfFteEntityByFlags = (flags: number): number =>
    FTE_ENTITY_BY_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
    FTE_ENTITY_BY_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
    ((flags & 0x0400) !== 0 && (flags & 0x0200) !== 0 ? 1 : 0) +
    ((flags & 0x0800) !== 0 && (flags & 0x0200) !== 0 ? 1 : 0);
  const FTE_ENTITY_BY_FLAGS_LENGTHS_3 = bitLengths([3, 5, 1, 1, 2, 0, 0, 0]);
  const bytesOfFteEntityByFlagsRun1 = (flags: number): number =>
    FTE_ENTITY_BY_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]! +
    ((flags & 0x08000000) !== 0 && (flags & 0x0200) !== 0 ? 1 : 0);
  const read3U8 = (view: DataView, at: number): [number, number, number] => [
    view.getUint8(at) * 0.03125,
    view.getUint8(at + 1) * 0.03125,
    view.getUint8(at + 2) * 0.03125,
  ];
  const read3U8_2 = (view: DataView, at: number): [number, number, number] => [
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
  ];
  const read2U8 = (view: DataView, at: number): [number, number] => [
    view.getUint8(at),
    view.getUint8(at + 1),
  ];
  const FTE_ENTITY_BY_FLAGS_LENGTHS_0 = bitLengths([
    1,
    2 * coord$Bytes,
    coord$Bytes,
    0,
    0,
    0,
    0,
    0,
  ]);
  const bytesOfFteEntityByFlagsRun2 = (flags: number): number =>
    FTE_ENTITY_BY_FLAGS_LENGTHS_0[flags & 0xff]! +
    ((flags & 0x01) !== 0 && (flags & 0x0200) !== 0 ? 1 : 0);
  const write3U8 = (view: DataView, at: number, values: readonly number[]): void => {
    expectLength(values, 3);
    for (let i = 0; i < 3; i++) view.setUint8(at + i, asU8(unscale(values[i]!, 1, 32)));
  };
  const write3U8_2 = (view: DataView, at: number, values: readonly number[]): void => {
    expectLength(values, 3);
    for (let i = 0; i < 3; i++) view.setUint8(at + i, asU8(values[i]!));
  };
  const write2U8 = (view: DataView, at: number, values: readonly number[]): void => {
    expectLength(values, 2);
    for (let i = 0; i < 2; i++) view.setUint8(at + i, asU8(values[i]!));
  };

  /** Reads a `fte_entity`. Throws DecodeError. */
  function decodeFteEntityBy(r: Reader): FteEntity {
    const view = r.view;
    let at = r.offset;
    if (at + (6 + 3 * coord$Bytes) > r.end) ensureWhole(r, skipFteEntityBy);
    let flags = view.getUint8(at++);
    if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
    if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
    if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
    flags >>>= 0;
    if ((flags & 0x40000000) !== 0) throw unsupported(r, "what engines refuse");
    if ((flags & 0x80000000) !== 0) throw unsupported(r, "what engines refuse");
    const reset = (flags & 0x0100) !== 0;
    const turned = gatherBits(flags, [3, 4, 6]);
    const effects_width = gatherBits(flags, [5, 29]);
    const frame =
      (flags & 0x01) !== 0
        ? (flags & 0x0200) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    let origin1: number | undefined;
    let origin1NaN: number | undefined;
    if ((flags & 0x02) !== 0) {
      origin1 = coord$.at(view, at);
      origin1NaN = coord$.nans(view, at, 1)?.[0];
      at += coord$Bytes;
    }
    let origin2: number | undefined;
    let origin2NaN: number | undefined;
    if ((flags & 0x02) !== 0) {
      origin2 = coord$.at(view, at);
      origin2NaN = coord$.nans(view, at, 1)?.[0];
      at += coord$Bytes;
    }
    let origin3: number | undefined;
    let origin3NaN: number | undefined;
    if ((flags & 0x04) !== 0) {
      origin3 = coord$.at(view, at);
      origin3NaN = coord$.nans(view, at, 1)?.[0];
      at += coord$Bytes;
    }
    let angle1: number | undefined;
    if (turned === 1 || turned === 3 || turned === 5 || turned === 7) {
      ensure(r, at, angle$Bytes);
      angle1 = angle$.at(view, (at += angle$Bytes) - angle$Bytes);
    }
    let angle3: number | undefined;
    if (turned === 1 || turned === 3 || turned === 5 || turned === 7) {
      ensure(r, at, angle$Bytes);
      angle3 = angle$.at(view, (at += angle$Bytes) - angle$Bytes);
    }
    let angle2: number | undefined;
    if ((turned >= 2 && turned <= 3) || (turned >= 6 && turned <= 7)) {
      ensure(r, at, angle$Bytes);
      angle2 = angle$.at(view, (at += angle$Bytes) - angle$Bytes);
    }
    let effects: number | undefined;
    if (effects_width === 1) {
      ensure(r, at, 1);
      effects = view.getUint8(at++);
    }
    let effects_wide: number | undefined;
    if (effects_width === 2) {
      ensure(r, at, 2);
      effects_wide = view.getUint16((at += 2) - 2, true);
    }
    let effects_widest: number | undefined;
    if (effects_width === 3) {
      ensure(r, at, 4);
      effects_widest = view.getUint32((at += 4) - 4, true);
    }
    let moves: FteMoves | undefined;
    if (turned >= 4 && turned <= 7) {
      r.offset = at;
      moves = decodeFteMovesFrom109ftepredinfo(r, turned);
      at = r.offset;
    }
    if (at + 10 > r.end) ensure(r, at, bytesOfFteEntityByFlags(flags));
    const modelindex =
      (flags & 0x0400) !== 0
        ? (flags & 0x0200) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    const skin =
      (flags & 0x0800) !== 0
        ? (flags & 0x0200) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    const colormap = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
    const solid = (flags & 0x2000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
    const entflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
    const alpha = (flags & 0x010000) !== 0 ? view.getUint8(at++) : undefined;
    const scale = (flags & 0x020000) !== 0 ? view.getUint8(at++) * 0.0625 : undefined;
    r.offset = at;
    const bones = (flags & 0x040000) !== 0 ? decodeFteBonesFrom109fte(r) : undefined;
    const drawn = (flags & 0x080000) !== 0 ? decodeFteDrawnFrom109fte(r) : undefined;
    const tag = (flags & 0x100000) !== 0 ? decodeFteTagFrom109fte(r) : undefined;
    const light = (flags & 0x200000) !== 0 ? decodeEntityLightFrom3504(r) : undefined;
    const trail = (flags & 0x400000) !== 0 ? decodeFteTrailFrom109fte(r) : undefined;
    at = r.offset;
    if (at + 13 > r.end) ensure(r, at, bytesOfFteEntityByFlagsRun1(flags));
    const message$: FteEntity = {
      flags,
      reset,
      turned,
      effects_width,
      frame,
      origin1,
      origin1NaN,
      origin2,
      origin2NaN,
      origin3,
      origin3NaN,
      angle1,
      angle3,
      angle2,
      effects,
      effects_wide,
      effects_widest,
      moves,
      modelindex,
      skin,
      colormap,
      solid,
      entflags,
      alpha,
      scale,
      bones,
      drawn,
      tag,
      light,
      trail,
      colormod: (flags & 0x01000000) !== 0 ? read3U8(view, (at += 3) - 3) : undefined,
      glowsize: (flags & 0x02000000) !== 0 ? view.getUint8(at++) : undefined,
      glowcolor: (flags & 0x02000000) !== 0 ? view.getUint8(at++) : undefined,
      glowmod: (flags & 0x02000000) !== 0 ? read3U8_2(view, (at += 3) - 3) : undefined,
      fatness: (flags & 0x04000000) !== 0 ? view.getUint8(at++) : undefined,
      modelindex2:
        (flags & 0x08000000) !== 0
          ? (flags & 0x0200) !== 0
            ? view.getUint16((at += 2) - 2, true)
            : view.getUint8(at++)
          : undefined,
      gravitydir: (flags & 0x10000000) !== 0 ? read2U8(view, (at += 2) - 2) : undefined,
    };
    r.offset = at;
    return message$;
  }

  /** Passes over what `decodeFteEntityBy` reads. Throws DecodeError. */
  function skipFteEntityBy(r: Reader): undefined {
    const view = r.view;
    let at = r.offset;
    ensure(r, at, 1);
    let flags = view.getUint8(at++);
    const more1 = (flags >>> 7) & 1;
    flags |= (r.bytes[at]! & -more1) << 8;
    at += more1;
    const more2 = (flags >>> 15) & 1;
    flags |= (r.bytes[at]! & -more2) << 16;
    at += more2;
    const more3 = (flags >>> 23) & 1;
    flags |= (r.bytes[at]! & -more3) << 24;
    at += more3;
    flags >>>= 0;
    if ((flags & 0x40000000) !== 0) throw unsupported(r, "what engines refuse");
    if ((flags & 0x80000000) !== 0) throw unsupported(r, "what engines refuse");
    const turned = gatherBits(flags, [3, 4, 6]);
    const effects_width = gatherBits(flags, [5, 29]);
    at = advance(r, at, bytesOfFteEntityByFlagsRun2(flags));
    if (turned === 1 || turned === 3 || turned === 5 || turned === 7) {
      ensure(r, at, angle$Bytes);
      at += angle$Bytes;
    }
    if (turned === 1 || turned === 3 || turned === 5 || turned === 7) {
      ensure(r, at, angle$Bytes);
      at += angle$Bytes;
    }
    if ((turned >= 2 && turned <= 3) || (turned >= 6 && turned <= 7)) {
      ensure(r, at, angle$Bytes);
      at += angle$Bytes;
    }
    if (effects_width === 1) {
      ensure(r, at, 1);
      at += 1;
    }
    if (effects_width === 2) {
      ensure(r, at, 2);
      at += 2;
    }
    if (effects_width === 3) {
      ensure(r, at, 4);
      at += 4;
    }
    if (turned >= 4 && turned <= 7) {
      r.offset = at;
      skipFteMovesFrom109ftepredinfo(r, turned);
      at = r.offset;
    }
    at = advance(r, at, bytesOfFteEntityByFlags(flags));
    r.offset = at;
    if ((flags & 0x040000) !== 0) skipFteBonesFrom109fte(r);
    if ((flags & 0x080000) !== 0) skipFteDrawnFrom109fte(r);
    if ((flags & 0x100000) !== 0) skipFteTagFrom109fte(r);
    if ((flags & 0x200000) !== 0) skipEntityLightFrom3504(r);
    if ((flags & 0x400000) !== 0) skipFteTrailFrom109fte(r);
    at = r.offset;
    r.offset = advance(r, at, bytesOfFteEntityByFlagsRun1(flags));
  }

  /** Writes what `decodeFteEntityBy` reads. Throws EncodeError. */
  function encodeFteEntityBy(w: Writer, m: FteEntity): void {
    expectObject(m);
    let flags = m.flags === undefined ? 0 : m.flags & 0x808280;
    if (m.reset) flags |= 0x0100;
    flags |= spreadBits(m.turned, [3, 4, 6]);
    flags |= spreadBits(m.effects_width, [5, 29]);
    if (m.frame !== undefined) flags |= 0x01;
    if (m.frame !== undefined && m.frame !== (m.frame & 0xff)) flags |= 0x0200;
    if (m.origin1 !== undefined) flags |= 0x02;
    if (m.origin3 !== undefined) flags |= 0x04;
    if (m.modelindex !== undefined) flags |= 0x0400;
    if (m.modelindex !== undefined && m.modelindex !== (m.modelindex & 0xff)) flags |= 0x0200;
    if (m.skin !== undefined) flags |= 0x0800;
    if (m.skin !== undefined && m.skin !== (m.skin & 0xff)) flags |= 0x0200;
    if (m.colormap !== undefined) flags |= 0x1000;
    if (m.solid !== undefined) flags |= 0x2000;
    if (m.entflags !== undefined) flags |= 0x4000;
    if (m.alpha !== undefined) flags |= 0x010000;
    if (m.scale !== undefined) flags |= 0x020000;
    if (m.bones !== undefined) flags |= 0x040000;
    if (m.drawn !== undefined) flags |= 0x080000;
    if (m.tag !== undefined) flags |= 0x100000;
    if (m.light !== undefined) flags |= 0x200000;
    if (m.trail !== undefined) flags |= 0x400000;
    if (m.colormod !== undefined) flags |= 0x01000000;
    if (m.glowsize !== undefined) flags |= 0x02000000;
    if (m.fatness !== undefined) flags |= 0x04000000;
    if (m.modelindex2 !== undefined) flags |= 0x08000000;
    if (m.modelindex2 !== undefined && m.modelindex2 !== (m.modelindex2 & 0xff)) flags |= 0x0200;
    if (m.gravitydir !== undefined) flags |= 0x10000000;
    if ((m.origin1 !== undefined) !== (m.origin2 !== undefined))
      throw flagConflict(m, { mask: "flags", bit: 1, set: ["origin1", "origin2"], clear: [] });
    if (
      (m.glowsize !== undefined) !== (m.glowcolor !== undefined) ||
      (m.glowsize !== undefined) !== (m.glowmod !== undefined)
    )
      throw flagConflict(m, {
        mask: "flags",
        bit: 25,
        set: ["glowsize", "glowcolor", "glowmod"],
        clear: [],
      });
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    let at = reserve(w, 13 + 3 * angle$Bytes + 3 * coord$Bytes);
    let view = w.view;
    view.setUint8(at++, flags);
    if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if (m.frame !== undefined) {
      if ((flags & 0x0200) !== 0) view.setUint16((at += 2) - 2, asU16(m.frame), true);
      else view.setUint8(at++, asU8(m.frame));
    }
    if (m.origin1 !== undefined)
      coord$.set(view, (at += coord$Bytes) - coord$Bytes, m.origin1, m.origin1NaN);
    if (m.origin2 !== undefined)
      coord$.set(view, (at += coord$Bytes) - coord$Bytes, m.origin2, m.origin2NaN);
    if (m.origin3 !== undefined)
      coord$.set(view, (at += coord$Bytes) - coord$Bytes, m.origin3, m.origin3NaN);
    expectWhere(m.angle1, m.turned === 1 || m.turned === 3 || m.turned === 5 || m.turned === 7);
    if (m.angle1 !== undefined) angle$.set(view, (at += angle$Bytes) - angle$Bytes, m.angle1);
    expectWhere(m.angle3, m.turned === 1 || m.turned === 3 || m.turned === 5 || m.turned === 7);
    if (m.angle3 !== undefined) angle$.set(view, (at += angle$Bytes) - angle$Bytes, m.angle3);
    expectWhere(m.angle2, (m.turned >= 2 && m.turned <= 3) || (m.turned >= 6 && m.turned <= 7));
    if (m.angle2 !== undefined) angle$.set(view, (at += angle$Bytes) - angle$Bytes, m.angle2);
    expectWhere(m.effects, m.effects_width === 1);
    if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
    expectWhere(m.effects_wide, m.effects_width === 2);
    if (m.effects_wide !== undefined) view.setUint16((at += 2) - 2, asU16(m.effects_wide), true);
    expectWhere(m.effects_widest, m.effects_width === 3);
    if (m.effects_widest !== undefined)
      view.setUint32((at += 4) - 4, asU32(m.effects_widest), true);
    expectWhere(m.moves, m.turned >= 4 && m.turned <= 7);
    w.offset = at;
    if (m.moves !== undefined) encodeFteMovesFrom109ftepredinfo(w, m.moves, m.turned);
    at = reserve(w, 10);
    view = w.view;
    if (m.modelindex !== undefined) {
      if ((flags & 0x0200) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
      else view.setUint8(at++, asU8(m.modelindex));
    }
    if (m.skin !== undefined) {
      if ((flags & 0x0200) !== 0) view.setUint16((at += 2) - 2, asU16(m.skin), true);
      else view.setUint8(at++, asU8(m.skin));
    }
    if (m.colormap !== undefined) view.setUint8(at++, asU8(m.colormap));
    if (m.solid !== undefined) view.setUint16((at += 2) - 2, asU16(m.solid), true);
    if (m.entflags !== undefined) view.setUint8(at++, asU8(m.entflags));
    if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
    if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
    w.offset = at;
    if (m.bones !== undefined) encodeFteBonesFrom109fte(w, m.bones);
    if (m.drawn !== undefined) encodeFteDrawnFrom109fte(w, m.drawn);
    if (m.tag !== undefined) encodeFteTagFrom109fte(w, m.tag);
    if (m.light !== undefined) encodeEntityLightFrom3504(w, m.light);
    if (m.trail !== undefined) encodeFteTrailFrom109fte(w, m.trail);
    at = reserve(w, 13);
    view = w.view;
    if (m.colormod !== undefined) write3U8(view, (at += 3) - 3, m.colormod);
    if (m.glowsize !== undefined) view.setUint8(at++, asU8(m.glowsize));
    if (m.glowcolor !== undefined) view.setUint8(at++, asU8(m.glowcolor));
    if (m.glowmod !== undefined) write3U8_2(view, (at += 3) - 3, m.glowmod);
    if (m.fatness !== undefined) view.setUint8(at++, asU8(m.fatness));
    if (m.modelindex2 !== undefined) {
      if ((flags & 0x0200) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex2), true);
      else view.setUint8(at++, asU8(m.modelindex2));
    }
    if (m.gravitydir !== undefined) write2U8(view, (at += 2) - 2, m.gravitydir);
    w.offset = at;
  }
  return [decodeFteEntityBy, encodeFteEntityBy, skipFteEntityBy] as const;
}

/** What reads and writes a `sound` in dialects that differ in `coord`. */
function soundBy(coord$: Scalar) {
  const coord$Bytes = coord$.bytes;
  const SOUND_BY_FLAGS_LENGTHS_0 = bitLengths([1, 1, 0, 1, 1, 0, 0, 0]);

  /** Reads a `sound` at the cursor, its id first. Throws DecodeError. */
  function decodeSoundBy(r: Reader): Sound {
    const view = r.view;
    let at = r.offset;
    if (at + (9 + 3 * coord$Bytes) > r.end) ensureWhole(r, skipSoundBy);
    at += 1;
    const flags = view.getUint8(at++);
    const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
    const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
    let channel: number;
    let entity: number;
    if ((flags & 0x08) !== 0) {
      entity = view.getUint16(at, true);
      at += 2;
      channel = view.getUint8(at++);
    } else {
      const channelEntity = view.getUint16(at, true);
      at += 2;
      channel = channelEntity & 0x07;
      entity = channelEntity >>> 3;
    }
    const soundnum =
      (flags & 0x10) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
    r.offset = at + 3 * coord$Bytes;
    return {
      type: "sound",
      flags,
      volume,
      attenuation,
      channel,
      entity,
      soundnum,
      origin: [
        coord$.at(view, at),
        coord$.at(view, at + coord$Bytes),
        coord$.at(view, at + 2 * coord$Bytes),
      ],
      originNaN: coord$.nans(view, at, 3),
    };
  }

  /** Passes over what `decodeSoundBy` reads. Throws DecodeError. */
  function skipSoundBy(r: Reader): undefined {
    const view = r.view;
    let at = r.offset + 1;
    ensure(r, at, 1);
    const flags = view.getUint8(at++);
    r.offset = advance(r, at, 3 + 3 * coord$Bytes + SOUND_BY_FLAGS_LENGTHS_0[flags & 0xff]!);
  }

  /** Writes what `decodeSoundBy` reads. Throws EncodeError. */
  function encodeSoundBy(w: Writer, m: Sound): void {
    let flags = m.flags === undefined ? 0 : m.flags & 0xfc;
    if (m.volume !== undefined) flags |= 0x01;
    if (m.attenuation !== undefined) flags |= 0x02;
    if (m.channel !== (m.channel & 0x07) || m.entity !== (m.entity & 0x1fff)) flags |= 0x08;
    if (m.soundnum !== (m.soundnum & 0xff)) flags |= 0x10;
    let at = reserve(w, 8 + 3 * coord$Bytes);
    const view = w.view;
    view.setUint8(at++, flags);
    if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
    if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
    if ((flags & 0x08) !== 0) {
      view.setUint16((at += 2) - 2, asU16(m.entity), true);
      view.setUint8(at++, asU8(m.channel));
    } else {
      view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
      at += 2;
    }
    if ((flags & 0x10) !== 0) view.setUint16((at += 2) - 2, asU16(m.soundnum), true);
    else view.setUint8(at++, asU8(m.soundnum));
    expectLength(m.origin, 3);
    coord$.set(view, at, m.origin[0], m.originNaN?.[0]);
    coord$.set(view, at + coord$Bytes, m.origin[1], m.originNaN?.[1]);
    coord$.set(view, at + 2 * coord$Bytes, m.origin[2], m.originNaN?.[2]);
    w.offset = at + 3 * coord$Bytes;
  }
  return [decodeSoundBy, encodeSoundBy, skipSoundBy] as const;
}

/** What reads and writes a `sound` in dialects that differ in `coord`. */
function soundBy2(coord$: Scalar) {
  const coord$Bytes = coord$.bytes;
  const read3I16 = (view: DataView, at: number): [number, number, number] => [
    view.getInt16(at, true) * 0.125,
    view.getInt16(at + 2, true) * 0.125,
    view.getInt16(at + 4, true) * 0.125,
  ];
  const SOUND_BY_FLAGS_LENGTHS_0 = bitLengths([1, 1, 0, 1, 1, 2, 2, 1]);
  const bytesOfSoundByFlags = (flags: number): number =>
    SOUND_BY_FLAGS_LENGTHS_0[flags & 0xff]! +
    ((flags & 0x0100) !== 0 ? 6 : 0) +
    ((flags & 0x010000) !== 0 ? 6 : 0);
  const write3I16 = (view: DataView, at: number, values: readonly number[]): void => {
    expectLength(values, 3);
    for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 1, 8)), true);
  };

  /** Reads a `sound` at the cursor, its id first. Throws DecodeError. */
  function decodeSoundBy(r: Reader): Sound {
    const view = r.view;
    let at = r.offset;
    if (at + (28 + 3 * coord$Bytes) > r.end) ensureWhole(r, skipSoundBy);
    at += 1;
    let flags = view.getUint8(at++);
    if ((flags & 0x04) !== 0) flags |= view.getUint8(at++) << 8;
    if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
    const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
    const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
    const pitch = (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined;
    const delay = (flags & 0x40) !== 0 ? view.getInt16((at += 2) - 2, true) / 1000 : undefined;
    const velocity = (flags & 0x0100) !== 0 ? read3I16(view, (at += 6) - 6) : undefined;
    const velocity2 = (flags & 0x010000) !== 0 ? read3I16(view, (at += 6) - 6) : undefined;
    const speed = (flags & 0x20) !== 0 ? view.getUint16((at += 2) - 2, true) / 4000 : undefined;
    let channel: number;
    let entity: number;
    if ((flags & 0x08) !== 0) {
      entity = view.getUint16(at, true);
      at += 2;
      channel = view.getUint8(at++);
    } else {
      const channelEntity = view.getUint16(at, true);
      at += 2;
      channel = channelEntity & 0x07;
      entity = channelEntity >>> 3;
    }
    const soundnum =
      (flags & 0x10) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
    r.offset = at + 3 * coord$Bytes;
    return {
      type: "sound",
      flags,
      volume,
      attenuation,
      pitch,
      delay,
      velocity,
      velocity2,
      speed,
      channel,
      entity,
      soundnum,
      origin: [
        coord$.at(view, at),
        coord$.at(view, at + coord$Bytes),
        coord$.at(view, at + 2 * coord$Bytes),
      ],
      originNaN: coord$.nans(view, at, 3),
    };
  }

  /** Passes over what `decodeSoundBy` reads. Throws DecodeError. */
  function skipSoundBy(r: Reader): undefined {
    const view = r.view;
    let at = r.offset + 1;
    ensure(r, at, 1);
    let flags = view.getUint8(at++);
    const more1 = (flags >>> 2) & 1;
    flags |= (r.bytes[at]! & -more1) << 8;
    at += more1;
    const more2 = (flags >>> 15) & 1;
    flags |= (r.bytes[at]! & -more2) << 16;
    at += more2;
    r.offset = advance(r, at, 3 + 3 * coord$Bytes + bytesOfSoundByFlags(flags));
  }

  /** Writes what `decodeSoundBy` reads. Throws EncodeError. */
  function encodeSoundBy(w: Writer, m: Sound): void {
    let flags = m.flags === undefined ? 0 : m.flags & 0xfefe1c;
    if (m.volume !== undefined) flags |= 0x01;
    if (m.attenuation !== undefined) flags |= 0x02;
    if (m.pitch !== undefined) flags |= 0x80;
    if (m.delay !== undefined) flags |= 0x40;
    if (m.velocity !== undefined) flags |= 0x0100;
    if (m.velocity2 !== undefined) flags |= 0x010000;
    if (m.speed !== undefined) flags |= 0x20;
    if (m.channel !== (m.channel & 0x07) || m.entity !== (m.entity & 0x1fff)) flags |= 0x08;
    if (m.soundnum !== (m.soundnum & 0xff)) flags |= 0x10;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x04;
    let at = reserve(w, 27 + 3 * coord$Bytes);
    const view = w.view;
    view.setUint8(at++, flags);
    if ((flags & 0x04) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
    if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
    if (m.pitch !== undefined) view.setUint8(at++, asU8(m.pitch));
    if (m.delay !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.delay, 1, 1000)), true);
    if (m.velocity !== undefined) write3I16(view, (at += 6) - 6, m.velocity);
    if (m.velocity2 !== undefined) write3I16(view, (at += 6) - 6, m.velocity2);
    if (m.speed !== undefined)
      view.setUint16((at += 2) - 2, asU16(unscale(m.speed, 1, 4000)), true);
    if ((flags & 0x08) !== 0) {
      view.setUint16((at += 2) - 2, asU16(m.entity), true);
      view.setUint8(at++, asU8(m.channel));
    } else {
      view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
      at += 2;
    }
    if ((flags & 0x10) !== 0) view.setUint16((at += 2) - 2, asU16(m.soundnum), true);
    else view.setUint8(at++, asU8(m.soundnum));
    expectLength(m.origin, 3);
    coord$.set(view, at, m.origin[0], m.originNaN?.[0]);
    coord$.set(view, at + coord$Bytes, m.origin[1], m.originNaN?.[1]);
    coord$.set(view, at + 2 * coord$Bytes, m.origin[2], m.originNaN?.[2]);
    w.offset = at + 3 * coord$Bytes;
  }
  return [decodeSoundBy, encodeSoundBy, skipSoundBy] as const;
}

/** What reads and writes a `particle` in dialects that differ in `coord`. */
function particleBy(coord$: Scalar) {
  const read3I8 = (view: DataView, at: number): [number, number, number] => [
    view.getInt8(at) * 0.0625,
    view.getInt8(at + 1) * 0.0625,
    view.getInt8(at + 2) * 0.0625,
  ];
  const write3I8 = (view: DataView, at: number, values: readonly number[]): void => {
    expectLength(values, 3);
    for (let i = 0; i < 3; i++) view.setInt8(at + i, asI8(unscale(values[i]!, 1, 16)));
  };

  /** Reads a `particle` at the cursor, its id first. Throws DecodeError. */
  function decodeParticleBy(r: Reader): Particle {
    const view = r.view;
    const at = r.offset;
    ensure(r, at + 1, 17);
    r.offset = at + 18;
    return {
      type: "particle",
      origin: [coord$.at(view, at + 1), coord$.at(view, at + 5), coord$.at(view, at + 9)],
      originNaN: coord$.nans(view, at + 1, 3),
      direction: read3I8(view, at + 13),
      count: view.getUint8(at + 16),
      color: view.getUint8(at + 17),
    };
  }

  /** Passes over what `decodeParticleBy` reads. Throws DecodeError. */
  function skipParticleBy(r: Reader): undefined {
    skip(r, 18);
  }

  /** Writes what `decodeParticleBy` reads. Throws EncodeError. */
  function encodeParticleBy(w: Writer, m: Particle): void {
    const at = reserve(w, 17);
    const view = w.view;
    expectLength(m.origin, 3);
    coord$.set(view, at, m.origin[0], m.originNaN?.[0]);
    coord$.set(view, at + 4, m.origin[1], m.originNaN?.[1]);
    coord$.set(view, at + 8, m.origin[2], m.originNaN?.[2]);
    write3I8(view, at + 12, m.direction);
    view.setUint8(at + 15, asU8(m.count));
    view.setUint8(at + 16, asU8(m.color));
    w.offset = at + 17;
  }
  return [decodeParticleBy, encodeParticleBy, skipParticleBy] as const;
}

/** What reads and writes a `damage` in dialects that differ in `coord`. */
function damageBy(coord$: Scalar) {
  /** Reads a `damage` at the cursor, its id first. Throws DecodeError. */
  function decodeDamageBy(r: Reader): Damage {
    const view = r.view;
    const at = r.offset;
    ensure(r, at + 1, 14);
    r.offset = at + 15;
    return {
      type: "damage",
      armor: view.getUint8(at + 1),
      blood: view.getUint8(at + 2),
      origin: [coord$.at(view, at + 3), coord$.at(view, at + 7), coord$.at(view, at + 11)],
      originNaN: coord$.nans(view, at + 3, 3),
    };
  }

  /** Passes over what `decodeDamageBy` reads. Throws DecodeError. */
  function skipDamageBy(r: Reader): undefined {
    skip(r, 15);
  }

  /** Writes what `decodeDamageBy` reads. Throws EncodeError. */
  function encodeDamageBy(w: Writer, m: Damage): void {
    const at = reserve(w, 14);
    const view = w.view;
    view.setUint8(at, asU8(m.armor));
    view.setUint8(at + 1, asU8(m.blood));
    expectLength(m.origin, 3);
    coord$.set(view, at + 2, m.origin[0], m.originNaN?.[0]);
    coord$.set(view, at + 6, m.origin[1], m.originNaN?.[1]);
    coord$.set(view, at + 10, m.origin[2], m.originNaN?.[2]);
    w.offset = at + 14;
  }
  return [decodeDamageBy, encodeDamageBy, skipDamageBy] as const;
}

/** What reads and writes a `spawnstatic` in dialects that differ in `model` and `coord` and `angle`. */
function spawnstaticBy(model$: Scalar, coord$: Scalar, angle$: Scalar) {
  const model$Bytes = model$.bytes;
  const coord$Bytes = coord$.bytes;
  const angle$Bytes = angle$.bytes;

  /** Reads a `spawnstatic` at the cursor, its id first. Throws DecodeError. */
  function decodeSpawnstaticBy(r: Reader): Spawnstatic {
    const view = r.view;
    const at = r.offset;
    ensure(r, at + 1, 3 + 3 * angle$Bytes + 3 * coord$Bytes + model$Bytes);
    r.offset = at + (4 + 3 * angle$Bytes + 3 * coord$Bytes + model$Bytes);
    return {
      type: "spawnstatic",
      modelindex: model$.at(view, at + 1),
      frame: view.getUint8(at + (1 + model$Bytes)),
      colormap: view.getUint8(at + (2 + model$Bytes)),
      skin: view.getUint8(at + (3 + model$Bytes)),
      origin: [
        coord$.at(view, at + (4 + model$Bytes)),
        coord$.at(view, at + (4 + angle$Bytes + coord$Bytes + model$Bytes)),
        coord$.at(view, at + (4 + 2 * angle$Bytes + 2 * coord$Bytes + model$Bytes)),
      ],
      originNaN: coord$.nans(view, at + (4 + model$Bytes), 3, angle$Bytes + coord$Bytes),
      angles: [
        angle$.at(view, at + (4 + coord$Bytes + model$Bytes)),
        angle$.at(view, at + (4 + angle$Bytes + 2 * coord$Bytes + model$Bytes)),
        angle$.at(view, at + (4 + 2 * angle$Bytes + 3 * coord$Bytes + model$Bytes)),
      ],
    };
  }

  /** Passes over what `decodeSpawnstaticBy` reads. Throws DecodeError. */
  function skipSpawnstaticBy(r: Reader): undefined {
    skip(r, 4 + 3 * angle$Bytes + 3 * coord$Bytes + model$Bytes);
  }

  /** Writes what `decodeSpawnstaticBy` reads. Throws EncodeError. */
  function encodeSpawnstaticBy(w: Writer, m: Spawnstatic): void {
    const at = reserve(w, 3 + 3 * angle$Bytes + 3 * coord$Bytes + model$Bytes);
    const view = w.view;
    model$.set(view, at, m.modelindex);
    view.setUint8(at + model$Bytes, asU8(m.frame));
    view.setUint8(at + (1 + model$Bytes), asU8(m.colormap));
    view.setUint8(at + (2 + model$Bytes), asU8(m.skin));
    expectLength(m.origin, 3);
    expectLength(m.angles, 3);
    coord$.set(view, at + (3 + model$Bytes), m.origin[0], m.originNaN?.[0]);
    angle$.set(view, at + (3 + coord$Bytes + model$Bytes), m.angles[0]);
    coord$.set(
      view,
      at + (3 + angle$Bytes + coord$Bytes + model$Bytes),
      m.origin[1],
      m.originNaN?.[1],
    );
    angle$.set(view, at + (3 + angle$Bytes + 2 * coord$Bytes + model$Bytes), m.angles[1]);
    coord$.set(
      view,
      at + (3 + 2 * angle$Bytes + 2 * coord$Bytes + model$Bytes),
      m.origin[2],
      m.originNaN?.[2],
    );
    angle$.set(view, at + (3 + 2 * angle$Bytes + 3 * coord$Bytes + model$Bytes), m.angles[2]);
    w.offset = at + (3 + 3 * angle$Bytes + 3 * coord$Bytes + model$Bytes);
  }
  return [decodeSpawnstaticBy, encodeSpawnstaticBy, skipSpawnstaticBy] as const;
}

/** What reads and writes a `spawnbaseline` in dialects that differ in `model` and `coord` and `angle`. */
function spawnbaselineBy(model$: Scalar, coord$: Scalar, angle$: Scalar) {
  const model$Bytes = model$.bytes;
  const coord$Bytes = coord$.bytes;
  const angle$Bytes = angle$.bytes;

  /** Reads a `spawnbaseline` at the cursor, its id first. Throws DecodeError. */
  function decodeSpawnbaselineBy(r: Reader): Spawnbaseline {
    const view = r.view;
    const at = r.offset;
    ensure(r, at + 1, 5 + 3 * angle$Bytes + 3 * coord$Bytes + model$Bytes);
    r.offset = at + (6 + 3 * angle$Bytes + 3 * coord$Bytes + model$Bytes);
    return {
      type: "spawnbaseline",
      entity: view.getInt16(at + 1, true),
      modelindex: model$.at(view, at + 3),
      frame: view.getUint8(at + (3 + model$Bytes)),
      colormap: view.getUint8(at + (4 + model$Bytes)),
      skin: view.getUint8(at + (5 + model$Bytes)),
      origin: [
        coord$.at(view, at + (6 + model$Bytes)),
        coord$.at(view, at + (6 + angle$Bytes + coord$Bytes + model$Bytes)),
        coord$.at(view, at + (6 + 2 * angle$Bytes + 2 * coord$Bytes + model$Bytes)),
      ],
      originNaN: coord$.nans(view, at + (6 + model$Bytes), 3, angle$Bytes + coord$Bytes),
      angles: [
        angle$.at(view, at + (6 + coord$Bytes + model$Bytes)),
        angle$.at(view, at + (6 + angle$Bytes + 2 * coord$Bytes + model$Bytes)),
        angle$.at(view, at + (6 + 2 * angle$Bytes + 3 * coord$Bytes + model$Bytes)),
      ],
    };
  }

  /** Passes over what `decodeSpawnbaselineBy` reads. Throws DecodeError. */
  function skipSpawnbaselineBy(r: Reader): undefined {
    skip(r, 6 + 3 * angle$Bytes + 3 * coord$Bytes + model$Bytes);
  }

  /** Writes what `decodeSpawnbaselineBy` reads. Throws EncodeError. */
  function encodeSpawnbaselineBy(w: Writer, m: Spawnbaseline): void {
    const at = reserve(w, 5 + 3 * angle$Bytes + 3 * coord$Bytes + model$Bytes);
    const view = w.view;
    view.setInt16(at, asI16(m.entity), true);
    model$.set(view, at + 2, m.modelindex);
    view.setUint8(at + (2 + model$Bytes), asU8(m.frame));
    view.setUint8(at + (3 + model$Bytes), asU8(m.colormap));
    view.setUint8(at + (4 + model$Bytes), asU8(m.skin));
    expectLength(m.origin, 3);
    expectLength(m.angles, 3);
    coord$.set(view, at + (5 + model$Bytes), m.origin[0], m.originNaN?.[0]);
    angle$.set(view, at + (5 + coord$Bytes + model$Bytes), m.angles[0]);
    coord$.set(
      view,
      at + (5 + angle$Bytes + coord$Bytes + model$Bytes),
      m.origin[1],
      m.originNaN?.[1],
    );
    angle$.set(view, at + (5 + angle$Bytes + 2 * coord$Bytes + model$Bytes), m.angles[1]);
    coord$.set(
      view,
      at + (5 + 2 * angle$Bytes + 2 * coord$Bytes + model$Bytes),
      m.origin[2],
      m.originNaN?.[2],
    );
    angle$.set(view, at + (5 + 2 * angle$Bytes + 3 * coord$Bytes + model$Bytes), m.angles[2]);
    w.offset = at + (5 + 3 * angle$Bytes + 3 * coord$Bytes + model$Bytes);
  }
  return [decodeSpawnbaselineBy, encodeSpawnbaselineBy, skipSpawnbaselineBy] as const;
}

/** What reads and writes a `temp_entity` in dialects that differ in `coord`. */
function tempEntityBy(coord$: Scalar) {
  /** Reads a `temp_entity` at the cursor, its id first. Throws DecodeError. */
  function decodeTempEntityBy(r: Reader): TempEntity {
    const view = r.view;
    let at = r.offset;
    ensure(r, at + 1, 1);
    const entitytype = view.getUint8((at += 2) - 1);
    switch (ENTITYTYPE_ARMS[entitytype]) {
      case "point": {
        ensure(r, at, 12);
        r.offset = at + 12;
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityPoint["entitytype"],
          origin: [coord$.at(view, at), coord$.at(view, at + 4), coord$.at(view, at + 8)],
          originNaN: coord$.nans(view, at, 3),
        };
      }
      case "line": {
        ensure(r, at, 26);
        r.offset = at + 26;
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityLine["entitytype"],
          entity: view.getInt16(at, true),
          origin: [coord$.at(view, at + 2), coord$.at(view, at + 6), coord$.at(view, at + 10)],
          originNaN: coord$.nans(view, at + 2, 3),
          endpos: [coord$.at(view, at + 14), coord$.at(view, at + 18), coord$.at(view, at + 22)],
          endposNaN: coord$.nans(view, at + 14, 3),
        };
      }
      case "explosion2": {
        ensure(r, at, 14);
        r.offset = at + 14;
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityExplosion2["entitytype"],
          origin: [coord$.at(view, at), coord$.at(view, at + 4), coord$.at(view, at + 8)],
          originNaN: coord$.nans(view, at, 3),
          colorstart: view.getUint8(at + 12),
          colorlength: view.getUint8(at + 13),
        };
      }
      default:
        throw noArm(r, "entitytype", entitytype);
    }
  }

  /** Passes over what `decodeTempEntityBy` reads. Throws DecodeError. */
  function skipTempEntityBy(r: Reader): undefined {
    const view = r.view;
    let at = r.offset + 1;
    ensure(r, at, 1);
    const entitytype = view.getUint8(at++);
    switch (ENTITYTYPE_ARMS[entitytype]) {
      case "point": {
        r.offset = advance(r, at, 12);
        return;
      }
      case "line": {
        r.offset = advance(r, at, 26);
        return;
      }
      case "explosion2": {
        r.offset = advance(r, at, 14);
        return;
      }
      default:
        throw noArm(r, "entitytype", entitytype);
    }
  }

  /** Writes what `decodeTempEntityBy` reads. Throws EncodeError. */
  function encodeTempEntityBy(w: Writer, m: TempEntity): void {
    const at = reserve(w, 1);
    const view = w.view;
    view.setUint8(at, asU8(m.entitytype));
    w.offset = at + 1;
    switch (ENTITYTYPE_ARMS[m.entitytype]) {
      case "point": {
        const pointArm = m as TempEntityPoint;
        const at = reserve(w, 12);
        const view = w.view;
        expectLength(pointArm.origin, 3);
        coord$.set(view, at, pointArm.origin[0], pointArm.originNaN?.[0]);
        coord$.set(view, at + 4, pointArm.origin[1], pointArm.originNaN?.[1]);
        coord$.set(view, at + 8, pointArm.origin[2], pointArm.originNaN?.[2]);
        w.offset = at + 12;
        return;
      }
      case "line": {
        const lineArm = m as TempEntityLine;
        const at = reserve(w, 26);
        const view = w.view;
        view.setInt16(at, asI16(lineArm.entity), true);
        expectLength(lineArm.origin, 3);
        coord$.set(view, at + 2, lineArm.origin[0], lineArm.originNaN?.[0]);
        coord$.set(view, at + 6, lineArm.origin[1], lineArm.originNaN?.[1]);
        coord$.set(view, at + 10, lineArm.origin[2], lineArm.originNaN?.[2]);
        expectLength(lineArm.endpos, 3);
        coord$.set(view, at + 14, lineArm.endpos[0], lineArm.endposNaN?.[0]);
        coord$.set(view, at + 18, lineArm.endpos[1], lineArm.endposNaN?.[1]);
        coord$.set(view, at + 22, lineArm.endpos[2], lineArm.endposNaN?.[2]);
        w.offset = at + 26;
        return;
      }
      case "explosion2": {
        const explosion2Arm = m as TempEntityExplosion2;
        const at = reserve(w, 14);
        const view = w.view;
        expectLength(explosion2Arm.origin, 3);
        coord$.set(view, at, explosion2Arm.origin[0], explosion2Arm.originNaN?.[0]);
        coord$.set(view, at + 4, explosion2Arm.origin[1], explosion2Arm.originNaN?.[1]);
        coord$.set(view, at + 8, explosion2Arm.origin[2], explosion2Arm.originNaN?.[2]);
        view.setUint8(at + 12, asU8(explosion2Arm.colorstart));
        view.setUint8(at + 13, asU8(explosion2Arm.colorlength));
        w.offset = at + 14;
        return;
      }
      default:
        throw noSuchArm("entitytype", m);
    }
  }
  return [decodeTempEntityBy, encodeTempEntityBy, skipTempEntityBy] as const;
}

/** What reads and writes a `spawnstaticsound` in dialects that differ in `coord`. */
function spawnstaticsoundBy(coord$: Scalar) {
  /** Reads a `spawnstaticsound` at the cursor, its id first. Throws DecodeError. */
  function decodeSpawnstaticsoundBy(r: Reader): Spawnstaticsound {
    const view = r.view;
    const at = r.offset;
    ensure(r, at + 1, 15);
    r.offset = at + 16;
    return {
      type: "spawnstaticsound",
      origin: [coord$.at(view, at + 1), coord$.at(view, at + 5), coord$.at(view, at + 9)],
      originNaN: coord$.nans(view, at + 1, 3),
      soundnum: view.getUint8(at + 13),
      volume: view.getUint8(at + 14) / 255,
      attenuation: view.getUint8(at + 15) * 0.015625,
    };
  }

  /** Passes over what `decodeSpawnstaticsoundBy` reads. Throws DecodeError. */
  function skipSpawnstaticsoundBy(r: Reader): undefined {
    skip(r, 16);
  }

  /** Writes what `decodeSpawnstaticsoundBy` reads. Throws EncodeError. */
  function encodeSpawnstaticsoundBy(w: Writer, m: Spawnstaticsound): void {
    const at = reserve(w, 15);
    const view = w.view;
    expectLength(m.origin, 3);
    coord$.set(view, at, m.origin[0], m.originNaN?.[0]);
    coord$.set(view, at + 4, m.origin[1], m.originNaN?.[1]);
    coord$.set(view, at + 8, m.origin[2], m.originNaN?.[2]);
    view.setUint8(at + 12, asU8(m.soundnum));
    view.setUint8(at + 13, asU8(unscale(m.volume, 1, 255)));
    view.setUint8(at + 14, asU8(unscale(m.attenuation, 1, 64)));
    w.offset = at + 15;
  }
  return [decodeSpawnstaticsoundBy, encodeSpawnstaticsoundBy, skipSpawnstaticsoundBy] as const;
}

/** What reads and writes an `updateentity` in dialects that differ in `coord` and `angle`. */
function updateentityBy(coord$: Scalar, angle$: Scalar) {
  const coord$Bytes = coord$.bytes;
  const angle$Bytes = angle$.bytes;
  const UPDATEENTITY_BY_FLAGS_LENGTHS_0 = bitLengths([
    0,
    coord$Bytes,
    coord$Bytes,
    coord$Bytes,
    angle$Bytes,
    0,
    1,
    0,
  ]);
  const UPDATEENTITY_BY_FLAGS_LENGTHS_1 = bitLengths([angle$Bytes, angle$Bytes, 1, 1, 1, 1, 1, 0]);
  const UPDATEENTITY_BY_FLAGS_LENGTHS_2 = bitLengths([1, 1, 1, 1, 1, 0, 0, 0]);
  const bytesOfUpdateentityByFlags = (flags: number): number =>
    UPDATEENTITY_BY_FLAGS_LENGTHS_0[flags & 0xff]! +
    UPDATEENTITY_BY_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
    UPDATEENTITY_BY_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]!;

  /** Reads an `updateentity` at the cursor, its id first. Throws DecodeError. */
  function decodeUpdateentityBy(r: Reader): Updateentity {
    const view = r.view;
    let at = r.offset;
    if (at + (16 + 3 * angle$Bytes + 3 * coord$Bytes) > r.end) ensureWhole(r, skipUpdateentityBy);
    let flags = view.getUint8(at) & 0x7f;
    at += 1;
    if ((flags & 0x01) !== 0) flags |= view.getUint8(at++) << 8;
    if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
    if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
    flags >>>= 0;
    const entity =
      (flags & 0x4000) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
    const modelindex = (flags & 0x0400) !== 0 ? view.getUint8(at++) : undefined;
    const frame = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
    const colormap = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
    const skin = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
    const effects = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
    let origin1: number | undefined;
    let origin1NaN: number | undefined;
    if ((flags & 0x02) !== 0) {
      origin1 = coord$.at(view, at);
      origin1NaN = coord$.nans(view, at, 1)?.[0];
      at += coord$Bytes;
    }
    const angle1 =
      (flags & 0x0100) !== 0 ? angle$.at(view, (at += angle$Bytes) - angle$Bytes) : undefined;
    let origin2: number | undefined;
    let origin2NaN: number | undefined;
    if ((flags & 0x04) !== 0) {
      origin2 = coord$.at(view, at);
      origin2NaN = coord$.nans(view, at, 1)?.[0];
      at += coord$Bytes;
    }
    const angle2 =
      (flags & 0x10) !== 0 ? angle$.at(view, (at += angle$Bytes) - angle$Bytes) : undefined;
    let origin3: number | undefined;
    let origin3NaN: number | undefined;
    if ((flags & 0x08) !== 0) {
      origin3 = coord$.at(view, at);
      origin3NaN = coord$.nans(view, at, 1)?.[0];
      at += coord$Bytes;
    }
    const message$: Updateentity = {
      type: "updateentity",
      flags,
      entity,
      modelindex,
      frame,
      colormap,
      skin,
      effects,
      origin1,
      origin1NaN,
      angle1,
      origin2,
      origin2NaN,
      angle2,
      origin3,
      origin3NaN,
      angle3:
        (flags & 0x0200) !== 0 ? angle$.at(view, (at += angle$Bytes) - angle$Bytes) : undefined,
      alpha: (flags & 0x010000) !== 0 ? view.getUint8(at++) : undefined,
      scale: (flags & 0x100000) !== 0 ? view.getUint8(at++) * 0.0625 : undefined,
      frame2: (flags & 0x020000) !== 0 ? view.getUint8(at++) : undefined,
      model2: (flags & 0x040000) !== 0 ? view.getUint8(at++) : undefined,
      lerpfinish: (flags & 0x080000) !== 0 ? view.getUint8(at++) / 255 : undefined,
      nolerp: (flags & 0x20) !== 0,
    };
    r.offset = at;
    return message$;
  }

  /** Passes over what `decodeUpdateentityBy` reads. Throws DecodeError. */
  function skipUpdateentityBy(r: Reader): undefined {
    const view = r.view;
    let at = r.offset + 1;
    let flags = view.getUint8(r.offset) & 0x7f;
    const more1 = flags & 1;
    flags |= (r.bytes[at]! & -more1) << 8;
    at += more1;
    const more2 = (flags >>> 15) & 1;
    flags |= (r.bytes[at]! & -more2) << 16;
    at += more2;
    const more3 = (flags >>> 23) & 1;
    flags |= (r.bytes[at]! & -more3) << 24;
    at += more3;
    flags >>>= 0;
    r.offset = advance(r, at, 1 + bytesOfUpdateentityByFlags(flags));
  }

  /** Writes what `decodeUpdateentityBy` reads. Throws EncodeError. */
  function encodeUpdateentityBy(w: Writer, m: Updateentity): void {
    let flags = m.flags === undefined ? 0 : m.flags & 0xffe0c001;
    if (m.entity !== (m.entity & 0xff)) flags |= 0x4000;
    if (m.modelindex !== undefined) flags |= 0x0400;
    if (m.frame !== undefined) flags |= 0x40;
    if (m.colormap !== undefined) flags |= 0x0800;
    if (m.skin !== undefined) flags |= 0x1000;
    if (m.effects !== undefined) flags |= 0x2000;
    if (m.origin1 !== undefined) flags |= 0x02;
    if (m.angle1 !== undefined) flags |= 0x0100;
    if (m.origin2 !== undefined) flags |= 0x04;
    if (m.angle2 !== undefined) flags |= 0x10;
    if (m.origin3 !== undefined) flags |= 0x08;
    if (m.angle3 !== undefined) flags |= 0x0200;
    if (m.alpha !== undefined) flags |= 0x010000;
    if (m.scale !== undefined) flags |= 0x100000;
    if (m.frame2 !== undefined) flags |= 0x020000;
    if (m.model2 !== undefined) flags |= 0x040000;
    if (m.lerpfinish !== undefined) flags |= 0x080000;
    if (m.nolerp) flags |= 0x20;
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x01;
    let at = reserve(w, 16 + 3 * angle$Bytes + 3 * coord$Bytes);
    const view = w.view;
    view.setUint8(at++, 0x80 | (flags & 0x7f));
    if ((flags & 0x01) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if ((flags & 0x4000) !== 0) view.setUint16((at += 2) - 2, asU16(m.entity), true);
    else view.setUint8(at++, asU8(m.entity));
    if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
    if (m.frame !== undefined) view.setUint8(at++, asU8(m.frame));
    if (m.colormap !== undefined) view.setUint8(at++, asU8(m.colormap));
    if (m.skin !== undefined) view.setUint8(at++, asU8(m.skin));
    if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
    if (m.origin1 !== undefined)
      coord$.set(view, (at += coord$Bytes) - coord$Bytes, m.origin1, m.origin1NaN);
    if (m.angle1 !== undefined) angle$.set(view, (at += angle$Bytes) - angle$Bytes, m.angle1);
    if (m.origin2 !== undefined)
      coord$.set(view, (at += coord$Bytes) - coord$Bytes, m.origin2, m.origin2NaN);
    if (m.angle2 !== undefined) angle$.set(view, (at += angle$Bytes) - angle$Bytes, m.angle2);
    if (m.origin3 !== undefined)
      coord$.set(view, (at += coord$Bytes) - coord$Bytes, m.origin3, m.origin3NaN);
    if (m.angle3 !== undefined) angle$.set(view, (at += angle$Bytes) - angle$Bytes, m.angle3);
    if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
    if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
    if (m.frame2 !== undefined) view.setUint8(at++, asU8(m.frame2));
    if (m.model2 !== undefined) view.setUint8(at++, asU8(m.model2));
    if (m.lerpfinish !== undefined) view.setUint8(at++, asU8(unscale(m.lerpfinish, 1, 255)));
    w.offset = at;
  }

  /** A `updateentity` where it is in the bytes. */
  class UpdateentityByView extends View<Updateentity> {
    override readonly type = "updateentity";
    #r!: Reader;
    #flags = 0;
    #at0 = 0;

    /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
    retarget(r: Reader): this {
      if (this.#r !== r) this.#r = r;
      const view = r.view;
      let at = r.offset + 1;
      let flags = view.getUint8(r.offset) & 0x7f;
      const more1 = flags & 1;
      flags |= (r.bytes[at]! & -more1) << 8;
      at += more1;
      const more2 = (flags >>> 15) & 1;
      flags |= (r.bytes[at]! & -more2) << 16;
      at += more2;
      const more3 = (flags >>> 23) & 1;
      flags |= (r.bytes[at]! & -more3) << 24;
      at += more3;
      flags >>>= 0;
      this.#flags = flags;
      this.#at0 = at;
      r.offset = advance(r, at, 1 + bytesOfUpdateentityByFlags(flags));
      return this;
    }

    get flags(): number {
      return this.#flags;
    }

    get entity(): number {
      const view = this.#r.view;
      return (this.#flags & 0x4000) !== 0
        ? view.getUint16(this.#at0, true)
        : view.getUint8(this.#at0);
    }

    get modelindex(): number | undefined {
      if ((this.#flags & 0x0400) === 0) return undefined;
      return this.#r.view.getUint8(this.#at0 + 1 + ((this.#flags & 0x4000) !== 0 ? 1 : 0));
    }

    get frame(): number | undefined {
      if ((this.#flags & 0x40) === 0) return undefined;
      const at = this.#at0 + 1 + UPDATEENTITY_BY_FLAGS_LENGTHS_1[(this.#flags >>> 8) & 0x44]!;
      return this.#r.view.getUint8(at);
    }

    get colormap(): number | undefined {
      if ((this.#flags & 0x0800) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x4440);
      return this.#r.view.getUint8(at);
    }

    get skin(): number | undefined {
      if ((this.#flags & 0x1000) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x4c40);
      return this.#r.view.getUint8(at);
    }

    get effects(): number | undefined {
      if ((this.#flags & 0x2000) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x5c40);
      return this.#r.view.getUint8(at);
    }

    get origin1(): number | undefined {
      if ((this.#flags & 0x02) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x7c40);
      return coord$.at(this.#r.view, at);
    }

    get origin1NaN(): number | undefined {
      if ((this.#flags & 0x02) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x7c40);
      return coord$.nans(this.#r.view, at, 1)?.[0];
    }

    get angle1(): number | undefined {
      if ((this.#flags & 0x0100) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x7c42);
      return angle$.at(this.#r.view, at);
    }

    get origin2(): number | undefined {
      if ((this.#flags & 0x04) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x7d42);
      return coord$.at(this.#r.view, at);
    }

    get origin2NaN(): number | undefined {
      if ((this.#flags & 0x04) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x7d42);
      return coord$.nans(this.#r.view, at, 1)?.[0];
    }

    get angle2(): number | undefined {
      if ((this.#flags & 0x10) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x7d46);
      return angle$.at(this.#r.view, at);
    }

    get origin3(): number | undefined {
      if ((this.#flags & 0x08) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x7d56);
      return coord$.at(this.#r.view, at);
    }

    get origin3NaN(): number | undefined {
      if ((this.#flags & 0x08) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x7d56);
      return coord$.nans(this.#r.view, at, 1)?.[0];
    }

    get angle3(): number | undefined {
      if ((this.#flags & 0x0200) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x7d5e);
      return angle$.at(this.#r.view, at);
    }

    get alpha(): number | undefined {
      if ((this.#flags & 0x010000) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x7f5e);
      return this.#r.view.getUint8(at);
    }

    get scale(): number | undefined {
      if ((this.#flags & 0x100000) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x017f5e);
      return this.#r.view.getUint8(at) * 0.0625;
    }

    get frame2(): number | undefined {
      if ((this.#flags & 0x020000) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x117f5e);
      return this.#r.view.getUint8(at);
    }

    get model2(): number | undefined {
      if ((this.#flags & 0x040000) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x137f5e);
      return this.#r.view.getUint8(at);
    }

    get lerpfinish(): number | undefined {
      if ((this.#flags & 0x080000) === 0) return undefined;
      const at = this.#at0 + 1 + bytesOfUpdateentityByFlags(this.#flags & 0x177f5e);
      return this.#r.view.getUint8(at) / 255;
    }

    get nolerp(): boolean {
      return (this.#flags & 0x20) !== 0;
    }
  }
  return {
    functions: [decodeUpdateentityBy, encodeUpdateentityBy, skipUpdateentityBy] as const,
    View: UpdateentityByView,
  };
}

/** What reads and writes a `spawnbaseline2` in dialects that differ in `coord` and `angle`. */
function spawnbaseline2By(coord$: Scalar, angle$: Scalar) {
  const coord$Bytes = coord$.bytes;
  const angle$Bytes = angle$.bytes;
  const SPAWNBASELINE2_BY_BITS_LENGTHS_0 = bitLengths([1, 1, 1, 1, 0, 0, 0, 0]);

  /** Reads a `spawnbaseline2` at the cursor, its id first. Throws DecodeError. */
  function decodeSpawnbaseline2By(r: Reader): Spawnbaseline2 {
    const view = r.view;
    let at = r.offset;
    if (at + (12 + 3 * angle$Bytes + 3 * coord$Bytes) > r.end) ensureWhole(r, skipSpawnbaseline2By);
    const entity = view.getInt16((at += 3) - 2, true);
    const bits$ = view.getUint8(at++);
    const modelindex =
      (bits$ & 0x01) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
    const frame = (bits$ & 0x02) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
    const colormap = view.getUint8(at);
    const skin = view.getUint8(at + 1);
    const origin: [number, number, number] = [
      coord$.at(view, at + 2),
      coord$.at(view, at + (2 + angle$Bytes + coord$Bytes)),
      coord$.at(view, at + (2 + 2 * angle$Bytes + 2 * coord$Bytes)),
    ];
    const originNaN = coord$.nans(view, at + 2, 3, angle$Bytes + coord$Bytes);
    const angles: [number, number, number] = [
      angle$.at(view, at + (2 + coord$Bytes)),
      angle$.at(view, at + (2 + angle$Bytes + 2 * coord$Bytes)),
      angle$.at(view, at + (2 + 2 * angle$Bytes + 3 * coord$Bytes)),
    ];
    at += 2 + 3 * angle$Bytes + 3 * coord$Bytes;
    const alpha = (bits$ & 0x04) !== 0 ? view.getUint8(at++) : undefined;
    const scale = (bits$ & 0x08) !== 0 ? view.getUint8(at++) * 0.0625 : undefined;
    r.offset = at;
    return {
      type: "spawnbaseline2",
      entity,
      bits: bits$,
      modelindex,
      frame,
      colormap,
      skin,
      origin,
      originNaN,
      angles,
      alpha,
      scale,
    };
  }

  /** Passes over what `decodeSpawnbaseline2By` reads. Throws DecodeError. */
  function skipSpawnbaseline2By(r: Reader): undefined {
    const view = r.view;
    let at = r.offset + 1;
    at = advance(r, at, 2);
    ensure(r, at, 1);
    const bits$ = view.getUint8(at++);
    r.offset = advance(
      r,
      at,
      4 + 3 * angle$Bytes + 3 * coord$Bytes + SPAWNBASELINE2_BY_BITS_LENGTHS_0[bits$ & 0xff]!,
    );
  }

  /** Writes what `decodeSpawnbaseline2By` reads. Throws EncodeError. */
  function encodeSpawnbaseline2By(w: Writer, m: Spawnbaseline2): void {
    let bits$ = m.bits === undefined ? 0 : m.bits & 0xf3;
    if (m.modelindex !== (m.modelindex & 0xff)) bits$ |= 0x01;
    if (m.frame !== (m.frame & 0xff)) bits$ |= 0x02;
    if (m.alpha !== undefined) bits$ |= 0x04;
    if (m.scale !== undefined) bits$ |= 0x08;
    let at = reserve(w, 11 + 3 * angle$Bytes + 3 * coord$Bytes);
    const view = w.view;
    view.setInt16(at, asI16(m.entity), true);
    at += 2;
    view.setUint8(at++, bits$);
    if ((bits$ & 0x01) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
    else view.setUint8(at++, asU8(m.modelindex));
    if ((bits$ & 0x02) !== 0) view.setUint16((at += 2) - 2, asU16(m.frame), true);
    else view.setUint8(at++, asU8(m.frame));
    view.setUint8(at, asU8(m.colormap));
    view.setUint8(at + 1, asU8(m.skin));
    expectLength(m.origin, 3);
    expectLength(m.angles, 3);
    coord$.set(view, at + 2, m.origin[0], m.originNaN?.[0]);
    angle$.set(view, at + (2 + coord$Bytes), m.angles[0]);
    coord$.set(view, at + (2 + angle$Bytes + coord$Bytes), m.origin[1], m.originNaN?.[1]);
    angle$.set(view, at + (2 + angle$Bytes + 2 * coord$Bytes), m.angles[1]);
    coord$.set(view, at + (2 + 2 * angle$Bytes + 2 * coord$Bytes), m.origin[2], m.originNaN?.[2]);
    angle$.set(view, at + (2 + 2 * angle$Bytes + 3 * coord$Bytes), m.angles[2]);
    at += 2 + 3 * angle$Bytes + 3 * coord$Bytes;
    if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
    if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
    w.offset = at;
  }
  return [decodeSpawnbaseline2By, encodeSpawnbaseline2By, skipSpawnbaseline2By] as const;
}

/** What reads and writes a `spawnstatic2` in dialects that differ in `coord` and `angle`. */
function spawnstatic2By(coord$: Scalar, angle$: Scalar) {
  const coord$Bytes = coord$.bytes;
  const angle$Bytes = angle$.bytes;
  const SPAWNSTATIC2_BY_BITS_LENGTHS_0 = bitLengths([1, 1, 1, 1, 0, 0, 0, 0]);

  /** Reads a `spawnstatic2` at the cursor, its id first. Throws DecodeError. */
  function decodeSpawnstatic2By(r: Reader): Spawnstatic2 {
    const view = r.view;
    let at = r.offset;
    if (at + (10 + 3 * angle$Bytes + 3 * coord$Bytes) > r.end) ensureWhole(r, skipSpawnstatic2By);
    at += 1;
    const bits$ = view.getUint8(at++);
    const modelindex =
      (bits$ & 0x01) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
    const frame = (bits$ & 0x02) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
    const colormap = view.getUint8(at);
    const skin = view.getUint8(at + 1);
    const origin: [number, number, number] = [
      coord$.at(view, at + 2),
      coord$.at(view, at + (2 + angle$Bytes + coord$Bytes)),
      coord$.at(view, at + (2 + 2 * angle$Bytes + 2 * coord$Bytes)),
    ];
    const originNaN = coord$.nans(view, at + 2, 3, angle$Bytes + coord$Bytes);
    const angles: [number, number, number] = [
      angle$.at(view, at + (2 + coord$Bytes)),
      angle$.at(view, at + (2 + angle$Bytes + 2 * coord$Bytes)),
      angle$.at(view, at + (2 + 2 * angle$Bytes + 3 * coord$Bytes)),
    ];
    at += 2 + 3 * angle$Bytes + 3 * coord$Bytes;
    const alpha = (bits$ & 0x04) !== 0 ? view.getUint8(at++) : undefined;
    const scale = (bits$ & 0x08) !== 0 ? view.getUint8(at++) * 0.0625 : undefined;
    r.offset = at;
    return {
      type: "spawnstatic2",
      bits: bits$,
      modelindex,
      frame,
      colormap,
      skin,
      origin,
      originNaN,
      angles,
      alpha,
      scale,
    };
  }

  /** Passes over what `decodeSpawnstatic2By` reads. Throws DecodeError. */
  function skipSpawnstatic2By(r: Reader): undefined {
    const view = r.view;
    let at = r.offset + 1;
    ensure(r, at, 1);
    const bits$ = view.getUint8(at++);
    r.offset = advance(
      r,
      at,
      4 + 3 * angle$Bytes + 3 * coord$Bytes + SPAWNSTATIC2_BY_BITS_LENGTHS_0[bits$ & 0xff]!,
    );
  }

  /** Writes what `decodeSpawnstatic2By` reads. Throws EncodeError. */
  function encodeSpawnstatic2By(w: Writer, m: Spawnstatic2): void {
    let bits$ = m.bits === undefined ? 0 : m.bits & 0xf3;
    if (m.modelindex !== (m.modelindex & 0xff)) bits$ |= 0x01;
    if (m.frame !== (m.frame & 0xff)) bits$ |= 0x02;
    if (m.alpha !== undefined) bits$ |= 0x04;
    if (m.scale !== undefined) bits$ |= 0x08;
    let at = reserve(w, 9 + 3 * angle$Bytes + 3 * coord$Bytes);
    const view = w.view;
    view.setUint8(at++, bits$);
    if ((bits$ & 0x01) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
    else view.setUint8(at++, asU8(m.modelindex));
    if ((bits$ & 0x02) !== 0) view.setUint16((at += 2) - 2, asU16(m.frame), true);
    else view.setUint8(at++, asU8(m.frame));
    view.setUint8(at, asU8(m.colormap));
    view.setUint8(at + 1, asU8(m.skin));
    expectLength(m.origin, 3);
    expectLength(m.angles, 3);
    coord$.set(view, at + 2, m.origin[0], m.originNaN?.[0]);
    angle$.set(view, at + (2 + coord$Bytes), m.angles[0]);
    coord$.set(view, at + (2 + angle$Bytes + coord$Bytes), m.origin[1], m.originNaN?.[1]);
    angle$.set(view, at + (2 + angle$Bytes + 2 * coord$Bytes), m.angles[1]);
    coord$.set(view, at + (2 + 2 * angle$Bytes + 2 * coord$Bytes), m.origin[2], m.originNaN?.[2]);
    angle$.set(view, at + (2 + 2 * angle$Bytes + 3 * coord$Bytes), m.angles[2]);
    at += 2 + 3 * angle$Bytes + 3 * coord$Bytes;
    if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
    if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
    w.offset = at;
  }
  return [decodeSpawnstatic2By, encodeSpawnstatic2By, skipSpawnstatic2By] as const;
}

/** What reads and writes a `spawnstaticsound2` in dialects that differ in `coord`. */
function spawnstaticsound2By(coord$: Scalar) {
  const coord$Bytes = coord$.bytes;

  /** Reads a `spawnstaticsound2` at the cursor, its id first. Throws DecodeError. */
  function decodeSpawnstaticsound2By(r: Reader): Spawnstaticsound2 {
    const view = r.view;
    const at = r.offset;
    ensure(r, at + 1, 4 + 3 * coord$Bytes);
    r.offset = at + (5 + 3 * coord$Bytes);
    return {
      type: "spawnstaticsound2",
      origin: [
        coord$.at(view, at + 1),
        coord$.at(view, at + (1 + coord$Bytes)),
        coord$.at(view, at + (1 + 2 * coord$Bytes)),
      ],
      originNaN: coord$.nans(view, at + 1, 3),
      soundnum: view.getUint16(at + (1 + 3 * coord$Bytes), true),
      volume: view.getUint8(at + (3 + 3 * coord$Bytes)) / 255,
      attenuation: view.getUint8(at + (4 + 3 * coord$Bytes)) * 0.015625,
    };
  }

  /** Passes over what `decodeSpawnstaticsound2By` reads. Throws DecodeError. */
  function skipSpawnstaticsound2By(r: Reader): undefined {
    skip(r, 5 + 3 * coord$Bytes);
  }

  /** Writes what `decodeSpawnstaticsound2By` reads. Throws EncodeError. */
  function encodeSpawnstaticsound2By(w: Writer, m: Spawnstaticsound2): void {
    const at = reserve(w, 4 + 3 * coord$Bytes);
    const view = w.view;
    expectLength(m.origin, 3);
    coord$.set(view, at, m.origin[0], m.originNaN?.[0]);
    coord$.set(view, at + coord$Bytes, m.origin[1], m.originNaN?.[1]);
    coord$.set(view, at + 2 * coord$Bytes, m.origin[2], m.originNaN?.[2]);
    view.setUint16(at + 3 * coord$Bytes, asU16(m.soundnum), true);
    view.setUint8(at + (2 + 3 * coord$Bytes), asU8(unscale(m.volume, 1, 255)));
    view.setUint8(at + (3 + 3 * coord$Bytes), asU8(unscale(m.attenuation, 1, 64)));
    w.offset = at + (4 + 3 * coord$Bytes);
  }
  return [decodeSpawnstaticsound2By, encodeSpawnstaticsound2By, skipSpawnstaticsound2By] as const;
}

/** What reads and writes a `trailparticles` in dialects that differ in `coord`. */
function trailparticlesBy(coord$: Scalar) {
  const coord$Bytes = coord$.bytes;

  /** Reads a `trailparticles` at the cursor, its id first. Throws DecodeError. */
  function decodeTrailparticlesBy(r: Reader): Trailparticles {
    const view = r.view;
    const at = r.offset;
    ensure(r, at + 1, 4 + 6 * coord$Bytes);
    r.offset = at + (5 + 6 * coord$Bytes);
    return {
      type: "trailparticles",
      entity: view.getUint16(at + 1, true),
      effect: view.getUint16(at + 3, true),
      start: [
        coord$.at(view, at + 5),
        coord$.at(view, at + (5 + coord$Bytes)),
        coord$.at(view, at + (5 + 2 * coord$Bytes)),
      ],
      startNaN: coord$.nans(view, at + 5, 3),
      end: [
        coord$.at(view, at + (5 + 3 * coord$Bytes)),
        coord$.at(view, at + (5 + 4 * coord$Bytes)),
        coord$.at(view, at + (5 + 5 * coord$Bytes)),
      ],
      endNaN: coord$.nans(view, at + (5 + 3 * coord$Bytes), 3),
    };
  }

  /** Passes over what `decodeTrailparticlesBy` reads. Throws DecodeError. */
  function skipTrailparticlesBy(r: Reader): undefined {
    skip(r, 5 + 6 * coord$Bytes);
  }

  /** Writes what `decodeTrailparticlesBy` reads. Throws EncodeError. */
  function encodeTrailparticlesBy(w: Writer, m: Trailparticles): void {
    const at = reserve(w, 4 + 6 * coord$Bytes);
    const view = w.view;
    view.setUint16(at, asU16(m.entity), true);
    view.setUint16(at + 2, asU16(m.effect), true);
    expectLength(m.start, 3);
    coord$.set(view, at + 4, m.start[0], m.startNaN?.[0]);
    coord$.set(view, at + (4 + coord$Bytes), m.start[1], m.startNaN?.[1]);
    coord$.set(view, at + (4 + 2 * coord$Bytes), m.start[2], m.startNaN?.[2]);
    expectLength(m.end, 3);
    coord$.set(view, at + (4 + 3 * coord$Bytes), m.end[0], m.endNaN?.[0]);
    coord$.set(view, at + (4 + 4 * coord$Bytes), m.end[1], m.endNaN?.[1]);
    coord$.set(view, at + (4 + 5 * coord$Bytes), m.end[2], m.endNaN?.[2]);
    w.offset = at + (4 + 6 * coord$Bytes);
  }
  return [decodeTrailparticlesBy, encodeTrailparticlesBy, skipTrailparticlesBy] as const;
}

/** What reads and writes a `pointparticles` in dialects that differ in `coord`. */
function pointparticlesBy(coord$: Scalar) {
  const coord$Bytes = coord$.bytes;

  /** Reads a `pointparticles` at the cursor, its id first. Throws DecodeError. */
  function decodePointparticlesBy(r: Reader): Pointparticles {
    const view = r.view;
    const at = r.offset;
    ensure(r, at + 1, 4 + 6 * coord$Bytes);
    r.offset = at + (5 + 6 * coord$Bytes);
    return {
      type: "pointparticles",
      effect: view.getUint16(at + 1, true),
      origin: [
        coord$.at(view, at + 3),
        coord$.at(view, at + (3 + coord$Bytes)),
        coord$.at(view, at + (3 + 2 * coord$Bytes)),
      ],
      originNaN: coord$.nans(view, at + 3, 3),
      velocity: [
        coord$.at(view, at + (3 + 3 * coord$Bytes)),
        coord$.at(view, at + (3 + 4 * coord$Bytes)),
        coord$.at(view, at + (3 + 5 * coord$Bytes)),
      ],
      velocityNaN: coord$.nans(view, at + (3 + 3 * coord$Bytes), 3),
      count: view.getUint16(at + (3 + 6 * coord$Bytes), true),
    };
  }

  /** Passes over what `decodePointparticlesBy` reads. Throws DecodeError. */
  function skipPointparticlesBy(r: Reader): undefined {
    skip(r, 5 + 6 * coord$Bytes);
  }

  /** Writes what `decodePointparticlesBy` reads. Throws EncodeError. */
  function encodePointparticlesBy(w: Writer, m: Pointparticles): void {
    const at = reserve(w, 4 + 6 * coord$Bytes);
    const view = w.view;
    view.setUint16(at, asU16(m.effect), true);
    expectLength(m.origin, 3);
    coord$.set(view, at + 2, m.origin[0], m.originNaN?.[0]);
    coord$.set(view, at + (2 + coord$Bytes), m.origin[1], m.originNaN?.[1]);
    coord$.set(view, at + (2 + 2 * coord$Bytes), m.origin[2], m.originNaN?.[2]);
    expectLength(m.velocity, 3);
    coord$.set(view, at + (2 + 3 * coord$Bytes), m.velocity[0], m.velocityNaN?.[0]);
    coord$.set(view, at + (2 + 4 * coord$Bytes), m.velocity[1], m.velocityNaN?.[1]);
    coord$.set(view, at + (2 + 5 * coord$Bytes), m.velocity[2], m.velocityNaN?.[2]);
    view.setUint16(at + (2 + 6 * coord$Bytes), asU16(m.count), true);
    w.offset = at + (4 + 6 * coord$Bytes);
  }
  return [decodePointparticlesBy, encodePointparticlesBy, skipPointparticlesBy] as const;
}

/** What reads and writes a `pointparticles1` in dialects that differ in `coord`. */
function pointparticles1By(coord$: Scalar) {
  const coord$Bytes = coord$.bytes;

  /** Reads a `pointparticles1` at the cursor, its id first. Throws DecodeError. */
  function decodePointparticles1By(r: Reader): Pointparticles1 {
    const view = r.view;
    const at = r.offset;
    ensure(r, at + 1, 2 + 3 * coord$Bytes);
    r.offset = at + (3 + 3 * coord$Bytes);
    return {
      type: "pointparticles1",
      effect: view.getUint16(at + 1, true),
      origin: [
        coord$.at(view, at + 3),
        coord$.at(view, at + (3 + coord$Bytes)),
        coord$.at(view, at + (3 + 2 * coord$Bytes)),
      ],
      originNaN: coord$.nans(view, at + 3, 3),
    };
  }

  /** Passes over what `decodePointparticles1By` reads. Throws DecodeError. */
  function skipPointparticles1By(r: Reader): undefined {
    skip(r, 3 + 3 * coord$Bytes);
  }

  /** Writes what `decodePointparticles1By` reads. Throws EncodeError. */
  function encodePointparticles1By(w: Writer, m: Pointparticles1): void {
    const at = reserve(w, 2 + 3 * coord$Bytes);
    const view = w.view;
    view.setUint16(at, asU16(m.effect), true);
    expectLength(m.origin, 3);
    coord$.set(view, at + 2, m.origin[0], m.originNaN?.[0]);
    coord$.set(view, at + (2 + coord$Bytes), m.origin[1], m.originNaN?.[1]);
    coord$.set(view, at + (2 + 2 * coord$Bytes), m.origin[2], m.originNaN?.[2]);
    w.offset = at + (2 + 3 * coord$Bytes);
  }
  return [decodePointparticles1By, encodePointparticles1By, skipPointparticles1By] as const;
}

/** `readMessageUntil106` for ids that stand for one message each. */
function readNumberedUntil106(r: Reader, id: number): Message {
  switch (id) {
    case 0x0f:
      return decodeClientdataUntil106(r);
    case 0x22:
      throw unknownId(r, id);
    default:
      return readNumberedUntil107(r, id);
  }
}

/** As `readMessage`, in versions 0.91 to 1.06. */
export function readMessageUntil106(r: Reader): Message {
  const id = peekId(r);
  if (id >= 0x80) {
    return decodeUpdateentity(r);
  }
  return readNumberedUntil106(r, id);
}

/** As `decodeMessage`, in versions 0.91 to 1.06. */
export function decodeMessageUntil106(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    if (id >= 0x80) {
      return decodeUpdateentity(r);
    }
    return readNumberedUntil106(r, id);
  } catch (error) {
    throw explainedUntil106(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedUntil106(w: Writer, message: Message): void {
  switch (message.type) {
    case "clientdata":
      writeId(w, 0x0f);
      return encodeClientdataUntil106(w, message);
    case "cutscene":
      throw unknownType(message);
    default:
      encodeNumberedUntil107(w, message);
  }
}

/** As `encodeMessage`, in versions 0.91 to 1.06. */
export function encodeMessageUntil106(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    if (message.type === "updateentity") {
      encodeUpdateentity(w, message);
    } else {
      encodeNumberedUntil106(w, message);
    }
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 5, message, error);
  }
}

/** `passMessageUntil106` for ids that stand for one message each. */
function passNumberedUntil106(r: Reader, id: number): number {
  switch (id) {
    case 0x0f:
      return (skipClientdataUntil106(r), id);
    case 0x22:
      throw unknownId(r, id);
    default:
      return passNumberedUntil107(r, id);
  }
}

/** As `passMessage`, in versions 0.91 to 1.06. */
export function passMessageUntil106(r: Reader): number {
  const id = peekId(r);
  if (id >= 0x80) {
    return (skipUpdateentity(r), id);
  }
  return passNumberedUntil106(r, id);
}

/** As `skipMessage`, in versions 0.91 to 1.06. */
export function skipMessageUntil106(r: Reader): number {
  return passExplained(r, passMessageUntil106, explainedUntil106);
}

/** As `passMessages`, in versions 0.91 to 1.06. */
export function passMessagesUntil106(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    passUpdateentityRun(r);
    if (r.offset < r.end) {
      const id = passMessageUntil106(r);
      if (id === 0x0b) announcesVersions = true;
    }
  }
  return announcesVersions;
}

/** As `skipMessages`, in versions 0.91 to 1.06. */
export function skipMessagesUntil106(r: Reader): void {
  passAllExplained(r, passMessagesUntil106, skipMessageUntil106);
}

/** As `retargetNumbered`, in versions 0.91 to 1.06. */
function retargetNumberedUntil106(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x0f:
      return handlers.clientdata === undefined
        ? skipClientdataUntil106(r)
        : scratch.clientdata.retarget(r);
    case 0x22:
      throw unknownId(r, id);
    default:
      return retargetNumberedUntil107(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in versions 0.91 to 1.06. */
export function visitMessageUntil106(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    if (id >= 0x80) {
      message =
        handlers.updateentity === undefined
          ? skipUpdateentity(r)
          : scratch.updateentity.retarget(r);
    } else {
      message = retargetNumberedUntil106(r, id, handlers, scratch);
    }
  } catch (error) {
    throw explainedUntil106(r, start, error);
  }
  if (message === undefined) return;
  if (message === scratch.updateentity) handlers.updateentity?.(scratch.updateentity);
  else (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in versions 0.91 to 1.06. */
export function visitMessagesUntil106(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    if (handlers.updateentity === undefined) passUpdateentityRun(r);
    else (scratch.updateentity as UpdateentityView).visitRun(r, handlers);
    if (r.offset < r.end) visitMessageUntil106(r, handlers, scratch);
  }
}

/** `readMessageUntil107` for ids that stand for one message each. */
function readNumberedUntil107(r: Reader, id: number): Message {
  switch (id) {
    case 0x17:
      return decodeTempEntityUntil107(r);
    default:
      return readNumbered(r, id);
  }
}

/** As `readMessage`, in version 1.07. */
export function readMessageUntil107(r: Reader): Message {
  const id = peekId(r);
  if (id >= 0x80) {
    return decodeUpdateentity(r);
  }
  return readNumberedUntil107(r, id);
}

/** As `decodeMessage`, in version 1.07. */
export function decodeMessageUntil107(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    if (id >= 0x80) {
      return decodeUpdateentity(r);
    }
    return readNumberedUntil107(r, id);
  } catch (error) {
    throw explainedUntil107(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedUntil107(w: Writer, message: Message): void {
  switch (message.type) {
    case "temp_entity":
      writeId(w, 0x17);
      return encodeTempEntityUntil107(w, message);
    default:
      encodeNumbered(w, message);
  }
}

/** As `encodeMessage`, in version 1.07. */
export function encodeMessageUntil107(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    if (message.type === "updateentity") {
      encodeUpdateentity(w, message);
    } else {
      encodeNumberedUntil107(w, message);
    }
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 6, message, error);
  }
}

/** `passMessageUntil107` for ids that stand for one message each. */
function passNumberedUntil107(r: Reader, id: number): number {
  switch (id) {
    case 0x17:
      return (skipTempEntityUntil107(r), id);
    default:
      return passNumbered(r, id);
  }
}

/** As `passMessage`, in version 1.07. */
export function passMessageUntil107(r: Reader): number {
  const id = peekId(r);
  if (id >= 0x80) {
    return (skipUpdateentity(r), id);
  }
  return passNumberedUntil107(r, id);
}

/** As `skipMessage`, in version 1.07. */
export function skipMessageUntil107(r: Reader): number {
  return passExplained(r, passMessageUntil107, explainedUntil107);
}

/** As `passMessages`, in version 1.07. */
export function passMessagesUntil107(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    passUpdateentityRun(r);
    if (r.offset < r.end) {
      const id = passMessageUntil107(r);
      if (id === 0x0b) announcesVersions = true;
    }
  }
  return announcesVersions;
}

/** As `skipMessages`, in version 1.07. */
export function skipMessagesUntil107(r: Reader): void {
  passAllExplained(r, passMessagesUntil107, skipMessageUntil107);
}

/** As `retargetNumbered`, in version 1.07. */
function retargetNumberedUntil107(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x17:
      return handlers.temp_entity === undefined
        ? skipTempEntityUntil107(r)
        : decodeTempEntityUntil107(r);
    default:
      return retargetNumbered(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in version 1.07. */
export function visitMessageUntil107(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    if (id >= 0x80) {
      message =
        handlers.updateentity === undefined
          ? skipUpdateentity(r)
          : scratch.updateentity.retarget(r);
    } else {
      message = retargetNumberedUntil107(r, id, handlers, scratch);
    }
  } catch (error) {
    throw explainedUntil107(r, start, error);
  }
  if (message === undefined) return;
  if (message === scratch.updateentity) handlers.updateentity?.(scratch.updateentity);
  else (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in version 1.07. */
export function visitMessagesUntil107(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    if (handlers.updateentity === undefined) passUpdateentityRun(r);
    else (scratch.updateentity as UpdateentityView).visitRun(r, handlers);
    if (r.offset < r.end) visitMessageUntil107(r, handlers, scratch);
  }
}

/** `readMessage` for ids that stand for one message each. */
function readNumbered(r: Reader, id: number): Message {
  switch (id) {
    case 0x00:
      r.offset += 1;
      return { type: "bad" };
    case 0x01:
      r.offset += 1;
      return { type: "nop" };
    case 0x02:
      r.offset += 1;
      return { type: "disconnect" };
    case 0x03:
      return decodeUpdatestat(r);
    case 0x04:
      return decodeVersion(r);
    case 0x05:
      return decodeSetview(r);
    case 0x06:
      return decodeSound(r);
    case 0x07:
      return decodeTime(r);
    case 0x08:
      return decodePrint(r);
    case 0x09:
      return decodeStufftext(r);
    case 0x0a:
      return decodeSetangle(r);
    case 0x0b:
      return decodeServerinfo(r);
    case 0x0c:
      return decodeLightstyle(r);
    case 0x0d:
      return decodeUpdatename(r);
    case 0x0e:
      return decodeUpdatefrags(r);
    case 0x0f:
      return decodeClientdata(r);
    case 0x10:
      return decodeStopsound(r);
    case 0x11:
      return decodeUpdatecolors(r);
    case 0x12:
      return decodeParticle(r);
    case 0x13:
      return decodeDamage(r);
    case 0x14:
      return decodeSpawnstatic(r);
    case 0x15:
      r.offset += 1;
      return { type: "spawnbinary" };
    case 0x16:
      return decodeSpawnbaseline(r);
    case 0x17:
      return decodeTempEntity(r);
    case 0x18:
      return decodeSetpause(r);
    case 0x19:
      return decodeSignonnum(r);
    case 0x1a:
      return decodeCenterprint(r);
    case 0x1b:
      r.offset += 1;
      return { type: "killedmonster" };
    case 0x1c:
      r.offset += 1;
      return { type: "foundsecret" };
    case 0x1d:
      return decodeSpawnstaticsound(r);
    case 0x1e:
      r.offset += 1;
      return { type: "intermission" };
    case 0x1f:
      return decodeFinale(r);
    case 0x20:
      return decodeCdtrack(r);
    case 0x21:
      r.offset += 1;
      return { type: "sellscreen" };
    case 0x22:
      return decodeCutscene(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * As `decodeMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Throws DecodeError.
 */
export function readMessage(r: Reader): Message {
  const id = peekId(r);
  if (id >= 0x80) {
    return decodeUpdateentity(r);
  }
  return readNumbered(r, id);
}

/**
 * Reads the message at the cursor, in versions 1.08 to 1.09. Throws DecodeError, and leaves
 * the cursor where it was.
 */
export function decodeMessage(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    if (id >= 0x80) {
      return decodeUpdateentity(r);
    }
    return readNumbered(r, id);
  } catch (error) {
    throw explained(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumbered(w: Writer, message: Message): void {
  switch (message.type) {
    case "bad":
      return writeId(w, 0x00);
    case "nop":
      return writeId(w, 0x01);
    case "disconnect":
      return writeId(w, 0x02);
    case "updatestat":
      writeId(w, 0x03);
      return encodeUpdatestat(w, message);
    case "version":
      writeId(w, 0x04);
      return encodeVersion(w, message);
    case "setview":
      writeId(w, 0x05);
      return encodeSetview(w, message);
    case "sound":
      writeId(w, 0x06);
      return encodeSound(w, message);
    case "time":
      writeId(w, 0x07);
      return encodeTime(w, message);
    case "print":
      writeId(w, 0x08);
      return encodePrint(w, message);
    case "stufftext":
      writeId(w, 0x09);
      return encodeStufftext(w, message);
    case "setangle":
      writeId(w, 0x0a);
      return encodeSetangle(w, message);
    case "serverinfo":
      writeId(w, 0x0b);
      return encodeServerinfo(w, message);
    case "lightstyle":
      writeId(w, 0x0c);
      return encodeLightstyle(w, message);
    case "updatename":
      writeId(w, 0x0d);
      return encodeUpdatename(w, message);
    case "updatefrags":
      writeId(w, 0x0e);
      return encodeUpdatefrags(w, message);
    case "clientdata":
      writeId(w, 0x0f);
      return encodeClientdata(w, message);
    case "stopsound":
      writeId(w, 0x10);
      return encodeStopsound(w, message);
    case "updatecolors":
      writeId(w, 0x11);
      return encodeUpdatecolors(w, message);
    case "particle":
      writeId(w, 0x12);
      return encodeParticle(w, message);
    case "damage":
      writeId(w, 0x13);
      return encodeDamage(w, message);
    case "spawnstatic":
      writeId(w, 0x14);
      return encodeSpawnstatic(w, message);
    case "spawnbinary":
      return writeId(w, 0x15);
    case "spawnbaseline":
      writeId(w, 0x16);
      return encodeSpawnbaseline(w, message);
    case "temp_entity":
      writeId(w, 0x17);
      return encodeTempEntity(w, message);
    case "setpause":
      writeId(w, 0x18);
      return encodeSetpause(w, message);
    case "signonnum":
      writeId(w, 0x19);
      return encodeSignonnum(w, message);
    case "centerprint":
      writeId(w, 0x1a);
      return encodeCenterprint(w, message);
    case "killedmonster":
      return writeId(w, 0x1b);
    case "foundsecret":
      return writeId(w, 0x1c);
    case "spawnstaticsound":
      writeId(w, 0x1d);
      return encodeSpawnstaticsound(w, message);
    case "intermission":
      return writeId(w, 0x1e);
    case "finale":
      writeId(w, 0x1f);
      return encodeFinale(w, message);
    case "cdtrack":
      writeId(w, 0x20);
      return encodeCdtrack(w, message);
    case "sellscreen":
      return writeId(w, 0x21);
    case "cutscene":
      writeId(w, 0x22);
      return encodeCutscene(w, message);
    default:
      throw unknownType(message);
  }
}

/**
 * Writes a message, in versions 1.08 to 1.09. Throws EncodeError, and leaves the writer as
 * it was.
 */
export function encodeMessage(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    if (message.type === "updateentity") {
      encodeUpdateentity(w, message);
    } else {
      encodeNumbered(w, message);
    }
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 8, message, error);
  }
}

/** `passMessage` for ids that stand for one message each. */
function passNumbered(r: Reader, id: number): number {
  switch (id) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x15:
    case 0x1b:
    case 0x1c:
    case 0x1e:
    case 0x21:
      return ((r.offset += 1), id);
    case 0x03:
      return (skipUpdatestat(r), id);
    case 0x04:
      return (skipVersion(r), id);
    case 0x05:
      return (skipSetview(r), id);
    case 0x06:
      return (skipSound(r), id);
    case 0x07:
      return (skipTime(r), id);
    case 0x08:
      return (skipPrint(r), id);
    case 0x09:
      return (skipStufftext(r), id);
    case 0x0a:
      return (skipSetangle(r), id);
    case 0x0b:
      return (skipServerinfo(r), id);
    case 0x0c:
      return (skipLightstyle(r), id);
    case 0x0d:
      return (skipUpdatename(r), id);
    case 0x0e:
      return (skipUpdatefrags(r), id);
    case 0x0f:
      return (skipClientdata(r), id);
    case 0x10:
      return (skipStopsound(r), id);
    case 0x11:
      return (skipUpdatecolors(r), id);
    case 0x12:
      return (skipParticle(r), id);
    case 0x13:
      return (skipDamage(r), id);
    case 0x14:
      return (skipSpawnstatic(r), id);
    case 0x16:
      return (skipSpawnbaseline(r), id);
    case 0x17:
      return (skipTempEntity(r), id);
    case 0x18:
      return (skipSetpause(r), id);
    case 0x19:
      return (skipSignonnum(r), id);
    case 0x1a:
      return (skipCenterprint(r), id);
    case 0x1d:
      return (skipSpawnstaticsound(r), id);
    case 0x1f:
      return (skipFinale(r), id);
    case 0x20:
      return (skipCdtrack(r), id);
    case 0x22:
      return (skipCutscene(r), id);
    default:
      throw unknownId(r, id);
  }
}

/**
 * As `skipMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Throws DecodeError.
 */
export function passMessage(r: Reader): number {
  const id = peekId(r);
  if (id >= 0x80) {
    return (skipUpdateentity(r), id);
  }
  return passNumbered(r, id);
}

/**
 * Passes over the message at the cursor, in versions 1.08 to 1.09, and returns its id.
 * Throws DecodeError, and leaves the cursor where it was.
 */
export function skipMessage(r: Reader): number {
  return passExplained(r, passMessage, explained);
}

/**
 * Passes over `updateentity`s as long as one follows another: its first two bytes tell how
 * long it is.
 */
function passUpdateentityRun(r: Reader): void {
  const { view, end } = r;
  let at = r.offset;
  const last = end - 2;
  while (at <= last) {
    const length = UPDATEENTITY_PAIRS[view.getUint16(at, true)]!;
    if (length === 0 || at + length > end) break;
    at += length;
  }
  r.offset = at;
}

/**
 * As `skipMessages`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Says whether a message tells of versions. Throws
 * DecodeError.
 */
export function passMessages(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    passUpdateentityRun(r);
    if (r.offset < r.end) {
      const id = passMessage(r);
      if (id === 0x0b) announcesVersions = true;
    }
  }
  return announcesVersions;
}

/**
 * Passes over all messages up to the end, in versions 1.08 to 1.09. Throws DecodeError, and
 * leaves the cursor at the message that cannot be read.
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
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x00:
      r.offset += 1;
      return handlers.bad && scratch.bad;
    case 0x01:
      r.offset += 1;
      return handlers.nop && scratch.nop;
    case 0x02:
      r.offset += 1;
      return handlers.disconnect && scratch.disconnect;
    case 0x03:
      return handlers.updatestat === undefined ? skipUpdatestat(r) : decodeUpdatestat(r);
    case 0x04:
      return handlers.version === undefined ? skipVersion(r) : decodeVersion(r);
    case 0x05:
      return handlers.setview === undefined ? skipSetview(r) : decodeSetview(r);
    case 0x06:
      return handlers.sound === undefined ? skipSound(r) : decodeSound(r);
    case 0x07:
      return handlers.time === undefined ? skipTime(r) : decodeTime(r);
    case 0x08:
      return handlers.print === undefined ? skipPrint(r) : decodePrint(r);
    case 0x09:
      return handlers.stufftext === undefined ? skipStufftext(r) : decodeStufftext(r);
    case 0x0a:
      return handlers.setangle === undefined ? skipSetangle(r) : decodeSetangle(r);
    case 0x0b:
      return handlers.serverinfo === undefined ? skipServerinfo(r) : decodeServerinfo(r);
    case 0x0c:
      return handlers.lightstyle === undefined ? skipLightstyle(r) : decodeLightstyle(r);
    case 0x0d:
      return handlers.updatename === undefined ? skipUpdatename(r) : decodeUpdatename(r);
    case 0x0e:
      return handlers.updatefrags === undefined ? skipUpdatefrags(r) : decodeUpdatefrags(r);
    case 0x0f:
      return handlers.clientdata === undefined ? skipClientdata(r) : scratch.clientdata.retarget(r);
    case 0x10:
      return handlers.stopsound === undefined ? skipStopsound(r) : decodeStopsound(r);
    case 0x11:
      return handlers.updatecolors === undefined ? skipUpdatecolors(r) : decodeUpdatecolors(r);
    case 0x12:
      return handlers.particle === undefined ? skipParticle(r) : decodeParticle(r);
    case 0x13:
      return handlers.damage === undefined ? skipDamage(r) : decodeDamage(r);
    case 0x14:
      return handlers.spawnstatic === undefined ? skipSpawnstatic(r) : decodeSpawnstatic(r);
    case 0x15:
      r.offset += 1;
      return handlers.spawnbinary && scratch.spawnbinary;
    case 0x16:
      return handlers.spawnbaseline === undefined ? skipSpawnbaseline(r) : decodeSpawnbaseline(r);
    case 0x17:
      return handlers.temp_entity === undefined ? skipTempEntity(r) : decodeTempEntity(r);
    case 0x18:
      return handlers.setpause === undefined ? skipSetpause(r) : decodeSetpause(r);
    case 0x19:
      return handlers.signonnum === undefined ? skipSignonnum(r) : decodeSignonnum(r);
    case 0x1a:
      return handlers.centerprint === undefined ? skipCenterprint(r) : decodeCenterprint(r);
    case 0x1b:
      r.offset += 1;
      return handlers.killedmonster && scratch.killedmonster;
    case 0x1c:
      r.offset += 1;
      return handlers.foundsecret && scratch.foundsecret;
    case 0x1d:
      return handlers.spawnstaticsound === undefined
        ? skipSpawnstaticsound(r)
        : decodeSpawnstaticsound(r);
    case 0x1e:
      r.offset += 1;
      return handlers.intermission && scratch.intermission;
    case 0x1f:
      return handlers.finale === undefined ? skipFinale(r) : decodeFinale(r);
    case 0x20:
      return handlers.cdtrack === undefined ? skipCdtrack(r) : decodeCdtrack(r);
    case 0x21:
      r.offset += 1;
      return handlers.sellscreen && scratch.sellscreen;
    case 0x22:
      return handlers.cutscene === undefined ? skipCutscene(r) : decodeCutscene(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in versions 1.08 to 1.09; passes over it
 * when there is none. The handler gets a view that the next call aims anew. Throws
 * DecodeError, and leaves the cursor where it was; what a handler throws goes through.
 */
export function visitMessage(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    if (id >= 0x80) {
      message =
        handlers.updateentity === undefined
          ? skipUpdateentity(r)
          : scratch.updateentity.retarget(r);
    } else {
      message = retargetNumbered(r, id, handlers, scratch);
    }
  } catch (error) {
    throw explained(r, start, error);
  }
  if (message === undefined) return;
  if (message === scratch.updateentity) handlers.updateentity?.(scratch.updateentity);
  else (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/**
 * Hands all messages up to the end to their handlers, as `visitMessage` does one, in
 * versions 1.08 to 1.09. Throws DecodeError, and leaves the cursor at the message that
 * cannot be read.
 */
export function visitMessages(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    if (handlers.updateentity === undefined) passUpdateentityRun(r);
    else (scratch.updateentity as UpdateentityView).visitRun(r, handlers);
    if (r.offset < r.end) visitMessage(r, handlers, scratch);
  }
}

/**
 * Passes over `updateentity`s as long as one follows another: its first two bytes tell how
 * long it is.
 */
function passUpdateentityFrom10000Run(r: Reader): void {
  const { view, end } = r;
  let at = r.offset;
  const last = end - 2;
  while (at <= last) {
    const length = UPDATEENTITYFROM10000_PAIRS[view.getUint16(at, true)]!;
    if (length === 0 || at + length > end) break;
    at += length;
  }
  r.offset = at;
}

/** A `clientdata` where it is in the bytes. */
export class ClientdataUntil106View extends View<Clientdata> {
  override readonly type = "clientdata";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    ensure(r, at, 2);
    const flags = view.getUint16(at, true);
    at += 2;
    this.#flags = flags;
    this.#at0 = at;
    r.offset = advance(r, at, 8 + bytesOfClientdataUntil106Flags(flags));
    return this;
  }

  get flags(): number {
    return this.#flags;
  }

  get viewheight(): number | undefined {
    if ((this.#flags & 0x01) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0);
  }

  get idealpitch(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + ((flags & 0x01) !== 0 ? 1 : 0));
  }

  get punchangle1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + CLIENTDATA_UNTIL106_FLAGS_LENGTHS_0[flags & 0x03]!);
  }

  get velocity1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x20) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at0 + CLIENTDATA_UNTIL106_FLAGS_LENGTHS_0[flags & 0x07]!) * 16
    );
  }

  get punchangle2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + CLIENTDATA_UNTIL106_FLAGS_LENGTHS_0[flags & 0x27]!);
  }

  get velocity2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x40) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at0 + CLIENTDATA_UNTIL106_FLAGS_LENGTHS_0[flags & 0x2f]!) * 16
    );
  }

  get punchangle3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x10) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + CLIENTDATA_UNTIL106_FLAGS_LENGTHS_0[flags & 0x6f]!);
  }

  get velocity3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x80) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at0 + CLIENTDATA_UNTIL106_FLAGS_LENGTHS_0[flags & 0x7f]!) * 16
    );
  }

  get items(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0200) === 0) return undefined;
    return this.#r.view.getUint32(
      this.#at0 + CLIENTDATA_UNTIL106_FLAGS_LENGTHS_0[flags & 0xff]!,
      true,
    );
  }

  get onground(): boolean {
    return (this.#flags & 0x0400) !== 0;
  }

  get inwater(): boolean {
    return (this.#flags & 0x0800) !== 0;
  }

  get weaponframe(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x1000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + bytesOfClientdataUntil106Flags(flags & 0x02ff));
  }

  get armor(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x2000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + bytesOfClientdataUntil106Flags(flags & 0x12ff));
  }

  get weapon(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x4000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + bytesOfClientdataUntil106Flags(flags & 0x32ff));
  }

  get health(): number {
    return this.#r.view.getInt16(
      this.#at0 + bytesOfClientdataUntil106Flags(this.#flags & 0x72ff),
      true,
    );
  }

  get ammo(): number {
    return this.#r.view.getUint8(
      this.#at0 + 2 + bytesOfClientdataUntil106Flags(this.#flags & 0x72ff),
    );
  }

  get shells(): number {
    return this.#r.view.getUint8(
      this.#at0 + 3 + bytesOfClientdataUntil106Flags(this.#flags & 0x72ff),
    );
  }

  get nails(): number {
    return this.#r.view.getUint8(
      this.#at0 + 4 + bytesOfClientdataUntil106Flags(this.#flags & 0x72ff),
    );
  }

  get rockets(): number {
    return this.#r.view.getUint8(
      this.#at0 + 5 + bytesOfClientdataUntil106Flags(this.#flags & 0x72ff),
    );
  }

  get cells(): number {
    return this.#r.view.getUint8(
      this.#at0 + 6 + bytesOfClientdataUntil106Flags(this.#flags & 0x72ff),
    );
  }

  get activeweapon(): number {
    return this.#r.view.getUint8(
      this.#at0 + 7 + bytesOfClientdataUntil106Flags(this.#flags & 0x72ff),
    );
  }
}

/** A `clientdata` where it is in the bytes. */
export class ClientdataView extends View<Clientdata> {
  override readonly type = "clientdata";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    ensure(r, at, 2);
    const flags = view.getUint16(at, true);
    at += 2;
    this.#flags = flags;
    this.#at0 = at;
    r.offset = advance(r, at, 12 + bytesOfClientdataFlags(flags));
    return this;
  }

  get flags(): number {
    return this.#flags;
  }

  get viewheight(): number | undefined {
    if ((this.#flags & 0x01) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0);
  }

  get idealpitch(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + ((flags & 0x01) !== 0 ? 1 : 0));
  }

  get punchangle1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + CLIENTDATA_FLAGS_LENGTHS_0[flags & 0x03]!);
  }

  get velocity1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x20) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + CLIENTDATA_FLAGS_LENGTHS_0[flags & 0x07]!) * 16;
  }

  get punchangle2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + CLIENTDATA_FLAGS_LENGTHS_0[flags & 0x27]!);
  }

  get velocity2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x40) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + CLIENTDATA_FLAGS_LENGTHS_0[flags & 0x2f]!) * 16;
  }

  get punchangle3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x10) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + CLIENTDATA_FLAGS_LENGTHS_0[flags & 0x6f]!);
  }

  get velocity3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x80) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + CLIENTDATA_FLAGS_LENGTHS_0[flags & 0x7f]!) * 16;
  }

  get items(): number {
    return this.#r.view.getUint32(
      this.#at0 + CLIENTDATA_FLAGS_LENGTHS_0[this.#flags & 0xff]!,
      true,
    );
  }

  get onground(): boolean {
    return (this.#flags & 0x0400) !== 0;
  }

  get inwater(): boolean {
    return (this.#flags & 0x0800) !== 0;
  }

  get weaponframe(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x1000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 4 + CLIENTDATA_FLAGS_LENGTHS_0[flags & 0xff]!);
  }

  get armor(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x2000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 4 + bytesOfClientdataFlags(flags & 0x10ff));
  }

  get weapon(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x4000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 4 + bytesOfClientdataFlags(flags & 0x30ff));
  }

  get health(): number {
    return this.#r.view.getInt16(
      this.#at0 + 4 + bytesOfClientdataFlags(this.#flags & 0x70ff),
      true,
    );
  }

  get ammo(): number {
    return this.#r.view.getUint8(this.#at0 + 6 + bytesOfClientdataFlags(this.#flags & 0x70ff));
  }

  get shells(): number {
    return this.#r.view.getUint8(this.#at0 + 7 + bytesOfClientdataFlags(this.#flags & 0x70ff));
  }

  get nails(): number {
    return this.#r.view.getUint8(this.#at0 + 8 + bytesOfClientdataFlags(this.#flags & 0x70ff));
  }

  get rockets(): number {
    return this.#r.view.getUint8(this.#at0 + 9 + bytesOfClientdataFlags(this.#flags & 0x70ff));
  }

  get cells(): number {
    return this.#r.view.getUint8(this.#at0 + 10 + bytesOfClientdataFlags(this.#flags & 0x70ff));
  }

  get activeweapon(): number {
    return this.#r.view.getUint8(this.#at0 + 11 + bytesOfClientdataFlags(this.#flags & 0x70ff));
  }
}

/** A `updateentity` where it is in the bytes. */
export class UpdateentityView extends View<Updateentity> {
  override readonly type = "updateentity";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    let flags = view.getUint8(r.offset) & 0x7f;
    const more1 = flags & 1;
    flags |= (r.bytes[at]! & -more1) << 8;
    at += more1;
    this.#flags = flags;
    this.#at0 = at;
    r.offset = advance(r, at, 1 + bytesOfUpdateentityFlags(flags));
    return this;
  }

  /** Hands over `updateentity`s as long as one follows another, and its first two bytes tell how long it is. What the handler throws goes through. */
  visitRun(r: Reader, handlers: Handlers): void {
    if (this.#r !== r) this.#r = r;
    const { view, end } = r;
    let at = r.offset;
    const last = end - 2;
    while (at <= last) {
      const pair = view.getUint16(at, true);
      const length = UPDATEENTITY_PAIRS[pair]!;
      if (length === 0 || at + length > end) break;
      const more = pair & 1;
      this.#flags = (pair & 0x7f) | (pair & 0xff00 & -more);
      this.#at0 = at + 1 + more;
      at += length;
      r.offset = at;
      handlers.updateentity?.(this);
    }
  }

  get flags(): number {
    return this.#flags;
  }

  get entity(): number {
    const view = this.#r.view;
    return (this.#flags & 0x4000) !== 0
      ? view.getUint16(this.#at0, true)
      : view.getUint8(this.#at0);
  }

  get modelindex(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0400) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + ((flags & 0x4000) !== 0 ? 1 : 0));
  }

  get frame(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x40) === 0) return undefined;
    return this.#r.view.getUint8(
      this.#at0 + 1 + UPDATEENTITY_FLAGS_LENGTHS_1[(flags >>> 8) & 0x44]!,
    );
  }

  get colormap(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0800) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFlags(flags & 0x4440));
  }

  get skin(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x1000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFlags(flags & 0x4c40));
  }

  get effects(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x2000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFlags(flags & 0x5c40));
  }

  get origin1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at0 + 1 + bytesOfUpdateentityFlags(flags & 0x7c40), true) * 0.125
    );
  }

  get angle1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0100) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + 1 + bytesOfUpdateentityFlags(flags & 0x7c42)) * 1.40625;
  }

  get origin2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at0 + 1 + bytesOfUpdateentityFlags(flags & 0x7d42), true) * 0.125
    );
  }

  get angle2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x10) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + 1 + bytesOfUpdateentityFlags(flags & 0x7d46)) * 1.40625;
  }

  get origin3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at0 + 1 + bytesOfUpdateentityFlags(flags & 0x7d56), true) * 0.125
    );
  }

  get angle3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0200) === 0) return undefined;
    return this.#r.view.getInt8(this.#at0 + 1 + bytesOfUpdateentityFlags(flags & 0x7d5e)) * 1.40625;
  }

  get nolerp(): boolean {
    return (this.#flags & 0x20) !== 0;
  }
}

/** A `updateentity` where it is in the bytes. */
export class UpdateentityFrom10000View extends View<Updateentity> {
  override readonly type = "updateentity";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    let flags = view.getUint8(r.offset) & 0x7f;
    const more1 = flags & 1;
    flags |= (r.bytes[at]! & -more1) << 8;
    at += more1;
    this.#flags = flags;
    if ((flags & 0x8000) !== 0) throw unsupported(r, "how engines read it they do not agree on");
    this.#at0 = at;
    r.offset = advance(r, at, 1 + bytesOfUpdateentityFrom10000Flags(flags));
    return this;
  }

  get flags(): number {
    return this.#flags;
  }

  get entity(): number {
    const view = this.#r.view;
    return (this.#flags & 0x4000) !== 0
      ? view.getUint16(this.#at0, true)
      : view.getUint8(this.#at0);
  }

  get modelindex(): number | undefined {
    if ((this.#flags & 0x0400) === 0) return undefined;
    return this.#r.view.getUint16(this.#at0 + 1 + ((this.#flags & 0x4000) !== 0 ? 1 : 0), true);
  }

  get frame(): number | undefined {
    if ((this.#flags & 0x40) === 0) return undefined;
    const at = this.#at0 + 1 + UPDATEENTITY_FROM10000_FLAGS_LENGTHS_1[(this.#flags >>> 8) & 0x44]!;
    return this.#r.view.getUint8(at);
  }

  get colormap(): number | undefined {
    if ((this.#flags & 0x0800) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom10000Flags(this.#flags & 0x4440);
    return this.#r.view.getUint8(at);
  }

  get skin(): number | undefined {
    if ((this.#flags & 0x1000) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom10000Flags(this.#flags & 0x4c40);
    return this.#r.view.getUint8(at);
  }

  get effects(): number | undefined {
    if ((this.#flags & 0x2000) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom10000Flags(this.#flags & 0x5c40);
    return this.#r.view.getUint8(at);
  }

  get origin1(): number | undefined {
    if ((this.#flags & 0x02) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom10000Flags(this.#flags & 0x7c40);
    return this.#r.view.getInt16(at, true) * 0.125;
  }

  get angle1(): number | undefined {
    if ((this.#flags & 0x0100) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom10000Flags(this.#flags & 0x7c42);
    return this.#r.view.getInt8(at) * 1.40625;
  }

  get origin2(): number | undefined {
    if ((this.#flags & 0x04) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom10000Flags(this.#flags & 0x7d42);
    return this.#r.view.getInt16(at, true) * 0.125;
  }

  get angle2(): number | undefined {
    if ((this.#flags & 0x10) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom10000Flags(this.#flags & 0x7d46);
    return this.#r.view.getInt8(at) * 1.40625;
  }

  get origin3(): number | undefined {
    if ((this.#flags & 0x08) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom10000Flags(this.#flags & 0x7d56);
    return this.#r.view.getInt16(at, true) * 0.125;
  }

  get angle3(): number | undefined {
    if ((this.#flags & 0x0200) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom10000Flags(this.#flags & 0x7d5e);
    return this.#r.view.getInt8(at) * 1.40625;
  }

  get nolerp(): boolean {
    return (this.#flags & 0x20) !== 0;
  }
}

/** A `updateentity` where it is in the bytes. */
export class UpdateentityFrom250View extends View<Updateentity> {
  override readonly type = "updateentity";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;
  #at1 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    let flags = view.getUint8(r.offset) & 0x7f;
    const more1 = flags & 1;
    flags |= (r.bytes[at]! & -more1) << 8;
    at += more1;
    this.#flags = flags;
    this.#at0 = at;
    at = advance(r, at, 1 + bytesOfUpdateentityFrom250Flags(flags));
    this.#at1 = at;
    r.offset = at;
    if ((flags & 0x8000) !== 0) skipEntityLookFrom250(r);
    return this;
  }

  get flags(): number {
    return this.#flags;
  }

  get entity(): number {
    const view = this.#r.view;
    return (this.#flags & 0x4000) !== 0
      ? view.getUint16(this.#at0, true)
      : view.getUint8(this.#at0);
  }

  get modelindex(): number | undefined {
    if ((this.#flags & 0x0400) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + ((this.#flags & 0x4000) !== 0 ? 1 : 0));
  }

  get frame(): number | undefined {
    if ((this.#flags & 0x40) === 0) return undefined;
    const at = this.#at0 + 1 + UPDATEENTITY_FROM250_FLAGS_LENGTHS_1[(this.#flags >>> 8) & 0x44]!;
    return this.#r.view.getUint8(at);
  }

  get colormap(): number | undefined {
    if ((this.#flags & 0x0800) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom250Flags(this.#flags & 0x4440);
    return this.#r.view.getUint8(at);
  }

  get skin(): number | undefined {
    if ((this.#flags & 0x1000) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom250Flags(this.#flags & 0x4c40);
    return this.#r.view.getUint8(at);
  }

  get effects(): number | undefined {
    if ((this.#flags & 0x2000) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom250Flags(this.#flags & 0x5c40);
    return this.#r.view.getUint8(at);
  }

  get origin1(): number | undefined {
    if ((this.#flags & 0x02) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom250Flags(this.#flags & 0x7c40);
    return this.#r.view.getInt16(at, true) * 0.125;
  }

  get angle1(): number | undefined {
    if ((this.#flags & 0x0100) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom250Flags(this.#flags & 0x7c42);
    return this.#r.view.getInt8(at) * 1.40625;
  }

  get origin2(): number | undefined {
    if ((this.#flags & 0x04) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom250Flags(this.#flags & 0x7d42);
    return this.#r.view.getInt16(at, true) * 0.125;
  }

  get angle2(): number | undefined {
    if ((this.#flags & 0x10) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom250Flags(this.#flags & 0x7d46);
    return this.#r.view.getInt8(at) * 1.40625;
  }

  get origin3(): number | undefined {
    if ((this.#flags & 0x08) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom250Flags(this.#flags & 0x7d56);
    return this.#r.view.getInt16(at, true) * 0.125;
  }

  get angle3(): number | undefined {
    if ((this.#flags & 0x0200) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfUpdateentityFrom250Flags(this.#flags & 0x7d5e);
    return this.#r.view.getInt8(at) * 1.40625;
  }

  get look(): EntityLook | undefined {
    if ((this.#flags & 0x8000) === 0) return undefined;
    return readAt(this.#r, this.#at1, decodeEntityLookFrom250);
  }

  get nolerp(): boolean {
    return (this.#flags & 0x20) !== 0;
  }
}

/** What visiting aims again and again. */
export interface Scratch {
  bad: Bad;
  nop: Nop;
  disconnect: Disconnect;
  clientdata: ClientdataUntil106View | ClientdataView;
  spawnbinary: Spawnbinary;
  killedmonster: Killedmonster;
  foundsecret: Foundsecret;
  intermission: Intermission;
  sellscreen: Sellscreen;
  updateentity:
    | UpdateentityView
    | Retargetable<Updateentity>
    | UpdateentityFrom10000View
    | UpdateentityFrom250View;
  bf: Bf;
}

/** Makes what visiting in versions 0.91 to 1.06 aims. */
export function newScratchUntil106(): Scratch {
  return { ...newScratchUntil107(), clientdata: new ClientdataUntil106View() };
}

/** Makes what visiting in version 1.07 aims. */
export function newScratchUntil107(): Scratch {
  return { ...newScratch() };
}

/** Makes what visiting in versions 1.08 to 1.09 aims. */
export function newScratch(): Scratch {
  return {
    bad: { type: "bad" },
    nop: { type: "nop" },
    disconnect: { type: "disconnect" },
    clientdata: new ClientdataView(),
    spawnbinary: { type: "spawnbinary" },
    killedmonster: { type: "killedmonster" },
    foundsecret: { type: "foundsecret" },
    intermission: { type: "intermission" },
    sellscreen: { type: "sellscreen" },
    updateentity: new UpdateentityView(),
    bf: { type: "bf" },
  };
}

const numberedMessages = {
  read: readNumbered,
  pass: passNumbered,
  encode: encodeNumbered,
  retarget: retargetNumbered,
  scratch: newScratch,
};
const madeFteEntityFrom109fte = /* @__PURE__ */ fteEntityBy(COORD_I16, ANGLE_I8);

/** Reads `fte_entity` from 1.09+fte on. */
export const decodeFteEntityFrom109fte: (r: Reader) => FteEntity = /* @__PURE__ */ (() =>
  madeFteEntityFrom109fte[0])();

/** Writes `fte_entity` from 1.09+fte on. */
export const encodeFteEntityFrom109fte: (w: Writer, m: FteEntity) => void = /* @__PURE__ */ (() =>
  madeFteEntityFrom109fte[1])();

/** Passes over `fte_entity` from 1.09+fte on. */
export const skipFteEntityFrom109fte: (r: Reader) => undefined = /* @__PURE__ */ (() =>
  madeFteEntityFrom109fte[2])();
const madeFteEntityFrom99912fte = /* @__PURE__ */ fteEntityBy(COORD_F32, ANGLE_I16);

/** Reads `fte_entity` from 999+12+fte on. */
export const decodeFteEntityFrom99912fte: (r: Reader) => FteEntity = /* @__PURE__ */ (() =>
  madeFteEntityFrom99912fte[0])();

/** Writes `fte_entity` from 999+12+fte on. */
export const encodeFteEntityFrom99912fte: (w: Writer, m: FteEntity) => void = /* @__PURE__ */ (() =>
  madeFteEntityFrom99912fte[1])();

/** Passes over `fte_entity` from 999+12+fte on. */
export const skipFteEntityFrom99912fte: (r: Reader) => undefined = /* @__PURE__ */ (() =>
  madeFteEntityFrom99912fte[2])();
const madeFteEntityFrom99982fte = /* @__PURE__ */ fteEntityBy(COORD_I32, ANGLE_I16);

/** Reads `fte_entity` from 999+82+fte on. */
export const decodeFteEntityFrom99982fte: (r: Reader) => FteEntity = /* @__PURE__ */ (() =>
  madeFteEntityFrom99982fte[0])();

/** Writes `fte_entity` from 999+82+fte on. */
export const encodeFteEntityFrom99982fte: (w: Writer, m: FteEntity) => void = /* @__PURE__ */ (() =>
  madeFteEntityFrom99982fte[1])();

/** Passes over `fte_entity` from 999+82+fte on. */
export const skipFteEntityFrom99982fte: (r: Reader) => undefined = /* @__PURE__ */ (() =>
  madeFteEntityFrom99982fte[2])();
const madeFteEntityFrom109ftepredinfo = /* @__PURE__ */ fteEntityBy2(COORD_I16, ANGLE_I8);

/** Reads `fte_entity` from 1.09+fte+predinfo on. */
export const decodeFteEntityFrom109ftepredinfo: (r: Reader) => FteEntity = /* @__PURE__ */ (() =>
  madeFteEntityFrom109ftepredinfo[0])();

/** Writes `fte_entity` from 1.09+fte+predinfo on. */
export const encodeFteEntityFrom109ftepredinfo: (w: Writer, m: FteEntity) => void =
  /* @__PURE__ */ (() => madeFteEntityFrom109ftepredinfo[1])();

/** Passes over `fte_entity` from 1.09+fte+predinfo on. */
export const skipFteEntityFrom109ftepredinfo: (r: Reader) => undefined = /* @__PURE__ */ (() =>
  madeFteEntityFrom109ftepredinfo[2])();
const madeFteEntityFrom99912ftepredinfo = /* @__PURE__ */ fteEntityBy2(COORD_F32, ANGLE_I16);

/** Reads `fte_entity` from 999+12+fte+predinfo on. */
export const decodeFteEntityFrom99912ftepredinfo: (r: Reader) => FteEntity = /* @__PURE__ */ (() =>
  madeFteEntityFrom99912ftepredinfo[0])();

/** Writes `fte_entity` from 999+12+fte+predinfo on. */
export const encodeFteEntityFrom99912ftepredinfo: (w: Writer, m: FteEntity) => void =
  /* @__PURE__ */ (() => madeFteEntityFrom99912ftepredinfo[1])();

/** Passes over `fte_entity` from 999+12+fte+predinfo on. */
export const skipFteEntityFrom99912ftepredinfo: (r: Reader) => undefined = /* @__PURE__ */ (() =>
  madeFteEntityFrom99912ftepredinfo[2])();
const madeFteEntityFrom99982ftepredinfo = /* @__PURE__ */ fteEntityBy2(COORD_I32, ANGLE_I16);

/** Reads `fte_entity` from 999+82+fte+predinfo on. */
export const decodeFteEntityFrom99982ftepredinfo: (r: Reader) => FteEntity = /* @__PURE__ */ (() =>
  madeFteEntityFrom99982ftepredinfo[0])();

/** Writes `fte_entity` from 999+82+fte+predinfo on. */
export const encodeFteEntityFrom99982ftepredinfo: (w: Writer, m: FteEntity) => void =
  /* @__PURE__ */ (() => madeFteEntityFrom99982ftepredinfo[1])();

/** Passes over `fte_entity` from 999+82+fte+predinfo on. */
export const skipFteEntityFrom99982ftepredinfo: (r: Reader) => undefined = /* @__PURE__ */ (() =>
  madeFteEntityFrom99982ftepredinfo[2])();
const madeUpdateentityFrom666 = /* @__PURE__ */ updateentityBy(COORD_I16, ANGLE_I8);
const madeUpdateentityFrom99912 = /* @__PURE__ */ updateentityBy(COORD_F32, ANGLE_I16);
const madeUpdateentityFrom99982 = /* @__PURE__ */ updateentityBy(COORD_I32, ANGLE_I16);

/** Reads and writes messages in version 10000. */
const codecFrom10000 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 14,
  to: 14,
  like: numberedMessages,
  own: [
    ownMessage("clientdata", [0x0f], "copy", [
      decodeClientdataFrom10000,
      encodeClientdataFrom10000,
      skipClientdataFrom10000,
    ]),
    ownMessage("spawnstatic", [0x14], spawnstaticBy(MODEL_U16, COORD_I16, ANGLE_I8)),
    ownMessage("spawnbaseline", [0x16], spawnbaselineBy(MODEL_U16, COORD_I16, ANGLE_I8)),
    wholeMessage("updateentity", idsBetween(0x80, 0xff), "view", [
      decodeUpdateentityFrom10000,
      encodeUpdateentityFrom10000,
      skipUpdateentityFrom10000,
    ]),
  ],
  tells: [0x0b],
  runs: [passUpdateentityFrom10000Run],
  scratch: () => ({ updateentity: new UpdateentityFrom10000View() }),
}));

/** Reads and writes messages in version 10002. */
const codecFrom10002 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 15,
  to: 15,
  like: codecFrom10000.numbered,
  own: [
    ownMessage("sound", [0x06], [decodeSoundFrom10002, encodeSoundFrom10002, skipSoundFrom10002]),
  ],
  tells: [0x0b],
  runs: [passUpdateentityFrom10000Run],
}));

/** Reads and writes messages in version 10001. */
const codecFrom10001 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 16,
  to: 16,
  like: codecFrom10002.numbered,
  own: [
    ownMessage(
      "spawnstaticsound",
      [0x1d],
      [
        decodeSpawnstaticsoundFrom10001,
        encodeSpawnstaticsoundFrom10001,
        skipSpawnstaticsoundFrom10001,
      ],
    ),
  ],
  tells: [0x0b],
  runs: [passUpdateentityFrom10000Run],
}));

/** Reads and writes messages in version 250. */
const codecFrom250 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 17,
  to: 17,
  like: numberedMessages,
  own: [
    ownMessage(
      "temp_entity",
      [0x17],
      [decodeTempEntityFrom250, encodeTempEntityFrom250, skipTempEntityFrom250],
    ),
    ownMessage("picture", [0x23], [decodePictureFrom250, encodePictureFrom250, skipPictureFrom250]),
    ownMessage(
      "nopicture",
      [0x24],
      [decodeNopictureFrom250, encodeNopictureFrom250, skipNopictureFrom250],
    ),
    ownMessage("sky", [0x25], [decodeSkyFrom250, encodeSkyFrom250, skipSkyFrom250]),
    ownMessage("mist", [0x33], [decodeMistFrom250, encodeMistFrom250, skipMistFrom250]),
    wholeMessage("updateentity", idsBetween(0x80, 0xff), "view", [
      decodeUpdateentityFrom250,
      encodeUpdateentityFrom250,
      skipUpdateentityFrom250,
    ]),
  ],
  tells: [0x0b],
  scratch: () => ({ updateentity: new UpdateentityFrom250View() }),
}));

/** Reads and writes messages in versions 666 to 999. */
const codecFrom666 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 9,
  to: 10,
  like: numberedMessages,
  own: [
    ownMessage("sound", [0x06], soundBy(COORD_I16)),
    ownMessage("clientdata", [0x0f], "copy", [
      decodeClientdataFrom666,
      encodeClientdataFrom666,
      skipClientdataFrom666,
    ]),
    ownMessage("skybox", [0x25], [decodeSkyboxFrom666, encodeSkyboxFrom666, skipSkyboxFrom666]),
    emptyMessage("bf", [0x28]),
    ownMessage("fog", [0x29], [decodeFogFrom666, encodeFogFrom666, skipFogFrom666]),
    ownMessage("spawnbaseline2", [0x2a], spawnbaseline2By(COORD_I16, ANGLE_I8)),
    ownMessage("spawnstatic2", [0x2b], spawnstatic2By(COORD_I16, ANGLE_I8)),
    ownMessage("spawnstaticsound2", [0x2c], spawnstaticsound2By(COORD_I16)),
    wholeMessage("updateentity", idsBetween(0x80, 0xff), "view", madeUpdateentityFrom666.functions),
  ],
  tells: [0x0b],
  scratch: () => ({ updateentity: new madeUpdateentityFrom666.View(), bf: { type: "bf" } }),
}));

/** Reads and writes messages in version 999+82. */
const codecFrom99982 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 12,
  to: 12,
  like: codecFrom666.numbered,
  own: [
    ownMessage("sound", [0x06], soundBy(COORD_I32)),
    ownMessage(
      "setangle",
      [0x0a],
      [decodeSetangleFrom99912, encodeSetangleFrom99912, skipSetangleFrom99912],
    ),
    ownMessage("particle", [0x12], particleBy(COORD_I32)),
    ownMessage("damage", [0x13], damageBy(COORD_I32)),
    ownMessage("spawnstatic", [0x14], spawnstaticBy(MODEL_U8, COORD_I32, ANGLE_I16)),
    ownMessage("spawnbaseline", [0x16], spawnbaselineBy(MODEL_U8, COORD_I32, ANGLE_I16)),
    ownMessage("temp_entity", [0x17], tempEntityBy(COORD_I32)),
    ownMessage("spawnstaticsound", [0x1d], spawnstaticsoundBy(COORD_I32)),
    ownMessage("spawnbaseline2", [0x2a], spawnbaseline2By(COORD_I32, ANGLE_I16)),
    ownMessage("spawnstatic2", [0x2b], spawnstatic2By(COORD_I32, ANGLE_I16)),
    ownMessage("spawnstaticsound2", [0x2c], spawnstaticsound2By(COORD_I32)),
    wholeMessage(
      "updateentity",
      idsBetween(0x80, 0xff),
      "view",
      madeUpdateentityFrom99982.functions,
    ),
  ],
  tells: [0x0b],
  scratch: () => ({ updateentity: new madeUpdateentityFrom99982.View() }),
}));

/** Reads and writes messages in version 999+12. */
const codecFrom99912 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 11,
  to: 11,
  like: codecFrom99982.numbered,
  own: [
    ownMessage("sound", [0x06], soundBy(COORD_F32)),
    ownMessage("particle", [0x12], particleBy(COORD_F32)),
    ownMessage("damage", [0x13], damageBy(COORD_F32)),
    ownMessage("spawnstatic", [0x14], spawnstaticBy(MODEL_U8, COORD_F32, ANGLE_I16)),
    ownMessage("spawnbaseline", [0x16], spawnbaselineBy(MODEL_U8, COORD_F32, ANGLE_I16)),
    ownMessage("temp_entity", [0x17], tempEntityBy(COORD_F32)),
    ownMessage("spawnstaticsound", [0x1d], spawnstaticsoundBy(COORD_F32)),
    ownMessage("spawnbaseline2", [0x2a], spawnbaseline2By(COORD_F32, ANGLE_I16)),
    ownMessage("spawnstatic2", [0x2b], spawnstatic2By(COORD_F32, ANGLE_I16)),
    ownMessage("spawnstaticsound2", [0x2c], spawnstaticsound2By(COORD_F32)),
    wholeMessage(
      "updateentity",
      idsBetween(0x80, 0xff),
      "view",
      madeUpdateentityFrom99912.functions,
    ),
  ],
  tells: [0x0b],
  scratch: () => ({ updateentity: new madeUpdateentityFrom99912.View() }),
}));

/** Reads and writes messages in version 999+82+fte. */
const codecFrom99982fte = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 23,
  to: 23,
  like: codecFrom99982.numbered,
  own: [
    ownMessage("sound", [0x06], soundBy2(COORD_I32)),
    ownMessage(
      "updatestatubyte",
      [0x33],
      [decodeUpdatestatubyteFrom3504, encodeUpdatestatubyteFrom3504, skipUpdatestatubyteFrom3504],
    ),
    ownMessage("trailparticles", [0x3c], trailparticlesBy(COORD_I32)),
    ownMessage("pointparticles", [0x3d], pointparticlesBy(COORD_I32)),
    ownMessage("pointparticles1", [0x3e], pointparticles1By(COORD_I32)),
    ownMessage(
      "spawnstatic_fte",
      [0x15],
      [
        decodeSpawnstaticFteFrom99982fte,
        encodeSpawnstaticFteFrom99982fte,
        skipSpawnstaticFteFrom99982fte,
      ],
    ),
    ownMessage(
      "precache_fte",
      [0x36],
      [decodePrecacheFteFrom109fte, encodePrecacheFteFrom109fte, skipPrecacheFteFrom109fte],
    ),
    ownMessage(
      "csqcentities_fte",
      [0x3a],
      [
        decodeCsqcentitiesFteFrom109fte,
        encodeCsqcentitiesFteFrom109fte,
        skipCsqcentitiesFteFrom109fte,
      ],
    ),
    ownMessage(
      "spawnbaseline_fte",
      [0x42],
      [
        decodeSpawnbaselineFteFrom99982fte,
        encodeSpawnbaselineFteFrom99982fte,
        skipSpawnbaselineFteFrom99982fte,
      ],
    ),
    ownMessage(
      "updatestatstring",
      [0x4e],
      [
        decodeUpdatestatstringFrom109fte,
        encodeUpdatestatstringFrom109fte,
        skipUpdatestatstringFrom109fte,
      ],
    ),
    ownMessage(
      "updatestatfloat",
      [0x4f],
      [
        decodeUpdatestatfloatFrom109fte,
        encodeUpdatestatfloatFrom109fte,
        skipUpdatestatfloatFrom109fte,
      ],
    ),
    ownMessage(
      "voicechat",
      [0x54],
      [decodeVoicechatFrom109fte, encodeVoicechatFrom109fte, skipVoicechatFrom109fte],
    ),
    ownMessage(
      "setangledelta",
      [0x55],
      [decodeSetangledeltaFrom109fte, encodeSetangledeltaFrom109fte, skipSetangledeltaFrom109fte],
    ),
    ownMessage(
      "updateentities",
      [0x56],
      [
        decodeUpdateentitiesFrom99982fte,
        encodeUpdateentitiesFrom99982fte,
        skipUpdateentitiesFrom99982fte,
      ],
    ),
  ],
  gone: ["spawnbinary"],
  tells: [0x0b],
}));

/** Reads and writes messages in version 999+82+fte+predinfo. */
const codecFrom99982ftepredinfo = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 28,
  to: 28,
  like: codecFrom99982fte.numbered,
  own: [
    ownMessage(
      "time",
      [0x07],
      [decodeTimeFrom109ftepredinfo, encodeTimeFrom109ftepredinfo, skipTimeFrom109ftepredinfo],
    ),
    ownMessage(
      "spawnstatic_fte",
      [0x15],
      [
        decodeSpawnstaticFteFrom99982ftepredinfo,
        encodeSpawnstaticFteFrom99982ftepredinfo,
        skipSpawnstaticFteFrom99982ftepredinfo,
      ],
    ),
    ownMessage(
      "spawnbaseline_fte",
      [0x42],
      [
        decodeSpawnbaselineFteFrom99982ftepredinfo,
        encodeSpawnbaselineFteFrom99982ftepredinfo,
        skipSpawnbaselineFteFrom99982ftepredinfo,
      ],
    ),
    ownMessage(
      "updateentities",
      [0x56],
      [
        decodeUpdateentitiesFrom99982ftepredinfo,
        encodeUpdateentitiesFrom99982ftepredinfo,
        skipUpdateentitiesFrom99982ftepredinfo,
      ],
    ),
  ],
  tells: [0x0b],
}));

/** Reads and writes messages in version 999+12+fte. */
const codecFrom99912fte = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 22,
  to: 22,
  like: codecFrom99912.numbered,
  own: [
    ownMessage("sound", [0x06], soundBy2(COORD_F32)),
    ownMessage(
      "updatestatubyte",
      [0x33],
      [decodeUpdatestatubyteFrom3504, encodeUpdatestatubyteFrom3504, skipUpdatestatubyteFrom3504],
    ),
    ownMessage("trailparticles", [0x3c], trailparticlesBy(COORD_F32)),
    ownMessage("pointparticles", [0x3d], pointparticlesBy(COORD_F32)),
    ownMessage("pointparticles1", [0x3e], pointparticles1By(COORD_F32)),
    ownMessage(
      "spawnstatic_fte",
      [0x15],
      [
        decodeSpawnstaticFteFrom99912fte,
        encodeSpawnstaticFteFrom99912fte,
        skipSpawnstaticFteFrom99912fte,
      ],
    ),
    ownMessage(
      "precache_fte",
      [0x36],
      [decodePrecacheFteFrom109fte, encodePrecacheFteFrom109fte, skipPrecacheFteFrom109fte],
    ),
    ownMessage(
      "csqcentities_fte",
      [0x3a],
      [
        decodeCsqcentitiesFteFrom109fte,
        encodeCsqcentitiesFteFrom109fte,
        skipCsqcentitiesFteFrom109fte,
      ],
    ),
    ownMessage(
      "spawnbaseline_fte",
      [0x42],
      [
        decodeSpawnbaselineFteFrom99912fte,
        encodeSpawnbaselineFteFrom99912fte,
        skipSpawnbaselineFteFrom99912fte,
      ],
    ),
    ownMessage(
      "updatestatstring",
      [0x4e],
      [
        decodeUpdatestatstringFrom109fte,
        encodeUpdatestatstringFrom109fte,
        skipUpdatestatstringFrom109fte,
      ],
    ),
    ownMessage(
      "updatestatfloat",
      [0x4f],
      [
        decodeUpdatestatfloatFrom109fte,
        encodeUpdatestatfloatFrom109fte,
        skipUpdatestatfloatFrom109fte,
      ],
    ),
    ownMessage(
      "voicechat",
      [0x54],
      [decodeVoicechatFrom109fte, encodeVoicechatFrom109fte, skipVoicechatFrom109fte],
    ),
    ownMessage(
      "setangledelta",
      [0x55],
      [decodeSetangledeltaFrom109fte, encodeSetangledeltaFrom109fte, skipSetangledeltaFrom109fte],
    ),
    ownMessage(
      "updateentities",
      [0x56],
      [
        decodeUpdateentitiesFrom99912fte,
        encodeUpdateentitiesFrom99912fte,
        skipUpdateentitiesFrom99912fte,
      ],
    ),
  ],
  gone: ["spawnbinary"],
  tells: [0x0b],
}));

/** Reads and writes messages in version 999+12+fte+predinfo. */
const codecFrom99912ftepredinfo = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 27,
  to: 27,
  like: codecFrom99912fte.numbered,
  own: [
    ownMessage(
      "time",
      [0x07],
      [decodeTimeFrom109ftepredinfo, encodeTimeFrom109ftepredinfo, skipTimeFrom109ftepredinfo],
    ),
    ownMessage(
      "spawnstatic_fte",
      [0x15],
      [
        decodeSpawnstaticFteFrom99912ftepredinfo,
        encodeSpawnstaticFteFrom99912ftepredinfo,
        skipSpawnstaticFteFrom99912ftepredinfo,
      ],
    ),
    ownMessage(
      "spawnbaseline_fte",
      [0x42],
      [
        decodeSpawnbaselineFteFrom99912ftepredinfo,
        encodeSpawnbaselineFteFrom99912ftepredinfo,
        skipSpawnbaselineFteFrom99912ftepredinfo,
      ],
    ),
    ownMessage(
      "updateentities",
      [0x56],
      [
        decodeUpdateentitiesFrom99912ftepredinfo,
        encodeUpdateentitiesFrom99912ftepredinfo,
        skipUpdateentitiesFrom99912ftepredinfo,
      ],
    ),
  ],
  tells: [0x0b],
}));

/** Reads and writes messages in versions 666+fte to 999+fte. */
const codecFrom666fte = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 20,
  to: 21,
  like: codecFrom666.numbered,
  own: [
    ownMessage("sound", [0x06], soundBy2(COORD_I16)),
    ownMessage(
      "updatestatubyte",
      [0x33],
      [decodeUpdatestatubyteFrom3504, encodeUpdatestatubyteFrom3504, skipUpdatestatubyteFrom3504],
    ),
    ownMessage("trailparticles", [0x3c], trailparticlesBy(COORD_I16)),
    ownMessage("pointparticles", [0x3d], pointparticlesBy(COORD_I16)),
    ownMessage("pointparticles1", [0x3e], pointparticles1By(COORD_I16)),
    ownMessage(
      "spawnstatic_fte",
      [0x15],
      [
        decodeSpawnstaticFteFrom109fte,
        encodeSpawnstaticFteFrom109fte,
        skipSpawnstaticFteFrom109fte,
      ],
    ),
    ownMessage(
      "precache_fte",
      [0x36],
      [decodePrecacheFteFrom109fte, encodePrecacheFteFrom109fte, skipPrecacheFteFrom109fte],
    ),
    ownMessage(
      "csqcentities_fte",
      [0x3a],
      [
        decodeCsqcentitiesFteFrom109fte,
        encodeCsqcentitiesFteFrom109fte,
        skipCsqcentitiesFteFrom109fte,
      ],
    ),
    ownMessage(
      "spawnbaseline_fte",
      [0x42],
      [
        decodeSpawnbaselineFteFrom109fte,
        encodeSpawnbaselineFteFrom109fte,
        skipSpawnbaselineFteFrom109fte,
      ],
    ),
    ownMessage(
      "updatestatstring",
      [0x4e],
      [
        decodeUpdatestatstringFrom109fte,
        encodeUpdatestatstringFrom109fte,
        skipUpdatestatstringFrom109fte,
      ],
    ),
    ownMessage(
      "updatestatfloat",
      [0x4f],
      [
        decodeUpdatestatfloatFrom109fte,
        encodeUpdatestatfloatFrom109fte,
        skipUpdatestatfloatFrom109fte,
      ],
    ),
    ownMessage(
      "voicechat",
      [0x54],
      [decodeVoicechatFrom109fte, encodeVoicechatFrom109fte, skipVoicechatFrom109fte],
    ),
    ownMessage(
      "setangledelta",
      [0x55],
      [decodeSetangledeltaFrom109fte, encodeSetangledeltaFrom109fte, skipSetangledeltaFrom109fte],
    ),
    ownMessage(
      "updateentities",
      [0x56],
      [
        decodeUpdateentitiesFrom109fte,
        encodeUpdateentitiesFrom109fte,
        skipUpdateentitiesFrom109fte,
      ],
    ),
  ],
  gone: ["spawnbinary"],
  tells: [0x0b],
}));

/** Reads and writes messages in versions 666+fte+predinfo to 999+fte+predinfo. */
const codecFrom666ftepredinfo = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 25,
  to: 26,
  like: codecFrom666fte.numbered,
  own: [
    ownMessage(
      "time",
      [0x07],
      [decodeTimeFrom109ftepredinfo, encodeTimeFrom109ftepredinfo, skipTimeFrom109ftepredinfo],
    ),
    ownMessage(
      "spawnstatic_fte",
      [0x15],
      [
        decodeSpawnstaticFteFrom109ftepredinfo,
        encodeSpawnstaticFteFrom109ftepredinfo,
        skipSpawnstaticFteFrom109ftepredinfo,
      ],
    ),
    ownMessage(
      "spawnbaseline_fte",
      [0x42],
      [
        decodeSpawnbaselineFteFrom109ftepredinfo,
        encodeSpawnbaselineFteFrom109ftepredinfo,
        skipSpawnbaselineFteFrom109ftepredinfo,
      ],
    ),
    ownMessage(
      "updateentities",
      [0x56],
      [
        decodeUpdateentitiesFrom109ftepredinfo,
        encodeUpdateentitiesFrom109ftepredinfo,
        skipUpdateentitiesFrom109ftepredinfo,
      ],
    ),
  ],
  tells: [0x0b],
}));

/** Reads and writes messages in version 1.09+fte+predinfo. */
const codecFrom109ftepredinfo = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 24,
  to: 24,
  like: codecFrom666ftepredinfo.numbered,
  own: [
    ownMessage(
      "sound",
      [0x06],
      [decodeSoundFrom109fte, encodeSoundFrom109fte, skipSoundFrom109fte],
    ),
    ownMessage("clientdata", [0x0f], "view", [decodeClientdata, encodeClientdata, skipClientdata]),
    wholeMessage("updateentity", idsBetween(0x80, 0xff), "view", [
      decodeUpdateentity,
      encodeUpdateentity,
      skipUpdateentity,
    ]),
  ],
  gone: [
    "skybox",
    "bf",
    "fog",
    "spawnbaseline2",
    "spawnstatic2",
    "spawnstaticsound2",
    0x25,
    0x28,
    0x29,
    0x2a,
    0x2b,
    0x2c,
  ],
  tells: [0x0b],
  runs: [passUpdateentityRun],
  scratch: () => ({ clientdata: new ClientdataView(), updateentity: new UpdateentityView() }),
}));

/** Reads and writes messages in version 1.09+fte. */
const codecFrom109fte = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 19,
  to: 19,
  like: codecFrom109ftepredinfo.numbered,
  own: [
    ownMessage("time", [0x07], [decodeTime, encodeTime, skipTime]),
    ownMessage(
      "spawnstatic_fte",
      [0x15],
      [
        decodeSpawnstaticFteFrom109fte,
        encodeSpawnstaticFteFrom109fte,
        skipSpawnstaticFteFrom109fte,
      ],
    ),
    ownMessage(
      "spawnbaseline_fte",
      [0x42],
      [
        decodeSpawnbaselineFteFrom109fte,
        encodeSpawnbaselineFteFrom109fte,
        skipSpawnbaselineFteFrom109fte,
      ],
    ),
    ownMessage(
      "updateentities",
      [0x56],
      [
        decodeUpdateentitiesFrom109fte,
        encodeUpdateentitiesFrom109fte,
        skipUpdateentitiesFrom109fte,
      ],
    ),
  ],
  tells: [0x0b],
  runs: [passUpdateentityRun],
}));

/** Reads and writes messages in version 2021. */
const codecFrom2021 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 18,
  to: 18,
  like: codecFrom666.numbered,
  own: [
    ownMessage(
      "serverinfo",
      [0x0b],
      [decodeServerinfoFrom2021, encodeServerinfoFrom2021, skipServerinfoFrom2021],
    ),
    ownMessage("clientdata", [0x0f], "copy", [
      decodeClientdataFrom2021,
      encodeClientdataFrom2021,
      skipClientdataFrom2021,
    ]),
    ownMessage(
      "spawnbaseline2",
      [0x2a],
      [decodeSpawnbaseline2From2021, encodeSpawnbaseline2From2021, skipSpawnbaseline2From2021],
    ),
    ownMessage(
      "spawnstatic2",
      [0x2b],
      [decodeSpawnstatic2From2021, encodeSpawnstatic2From2021, skipSpawnstatic2From2021],
    ),
    ownMessage(
      "updateping",
      [0x2e],
      [decodeUpdatepingFrom2021, encodeUpdatepingFrom2021, skipUpdatepingFrom2021],
    ),
    ownMessage(
      "updatesocial",
      [0x2f],
      [decodeUpdatesocialFrom2021, encodeUpdatesocialFrom2021, skipUpdatesocialFrom2021],
    ),
    ownMessage(
      "updateplinfo",
      [0x30],
      [decodeUpdateplinfoFrom2021, encodeUpdateplinfoFrom2021, skipUpdateplinfoFrom2021],
    ),
    ownMessage(
      "locprint",
      [0x31],
      [decodeLocprintFrom2021, encodeLocprintFrom2021, skipLocprintFrom2021],
    ),
    ownMessage(
      "servervars",
      [0x32],
      [decodeServervarsFrom2021, encodeServervarsFrom2021, skipServervarsFrom2021],
    ),
    ownMessage("seq", [0x33], [decodeSeqFrom2021, encodeSeqFrom2021, skipSeqFrom2021]),
    ownMessage(
      "achievement",
      [0x34],
      [decodeAchievementFrom2021, encodeAchievementFrom2021, skipAchievementFrom2021],
    ),
    ownMessage("chat", [0x35], [decodeChatFrom2021, encodeChatFrom2021, skipChatFrom2021]),
    ownMessage(
      "levelcompleted",
      [0x36],
      [decodeLevelcompletedFrom2021, encodeLevelcompletedFrom2021, skipLevelcompletedFrom2021],
    ),
    ownMessage(
      "localsound",
      [0x38],
      [decodeLocalsoundFrom2021, encodeLocalsoundFrom2021, skipLocalsoundFrom2021],
    ),
    ownMessage("prompt", [0x39], [decodePromptFrom2021, encodePromptFrom2021, skipPromptFrom2021]),
    ownMessage(
      "loccenterprint",
      [0x3a],
      [decodeLoccenterprintFrom2021, encodeLoccenterprintFrom2021, skipLoccenterprintFrom2021],
    ),
    wholeMessage("updateentity", idsBetween(0x80, 0xff), "copy", [
      decodeUpdateentityFrom2021,
      encodeUpdateentityFrom2021,
      skipUpdateentityFrom2021,
    ]),
  ],
  tells: [0x0b],
}));

/** Reads and writes messages in version 3504. */
const codecFrom3504 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 13,
  to: 13,
  like: codecFrom99912.numbered,
  own: [
    ownMessage(
      "setview",
      [0x05],
      [decodeSetviewFrom3504, encodeSetviewFrom3504, skipSetviewFrom3504],
    ),
    ownMessage("sound", [0x06], [decodeSoundFrom3504, encodeSoundFrom3504, skipSoundFrom3504]),
    ownMessage(
      "spawnbaseline",
      [0x16],
      [decodeSpawnbaselineFrom3504, encodeSpawnbaselineFrom3504, skipSpawnbaselineFrom3504],
    ),
    ownMessage(
      "temp_entity",
      [0x17],
      [decodeTempEntityFrom3504, encodeTempEntityFrom3504, skipTempEntityFrom3504],
    ),
    ownMessage(
      "clientview",
      [0x0f],
      [decodeClientviewFrom3504, encodeClientviewFrom3504, skipClientviewFrom3504],
    ),
    ownMessage(
      "showlmp",
      [0x23],
      [decodeShowlmpFrom3504, encodeShowlmpFrom3504, skipShowlmpFrom3504],
    ),
    ownMessage(
      "hidelmp",
      [0x24],
      [decodeHidelmpFrom3504, encodeHidelmpFrom3504, skipHidelmpFrom3504],
    ),
    ownMessage(
      "skybox_dp",
      [0x25],
      [decodeSkyboxDpFrom3504, encodeSkyboxDpFrom3504, skipSkyboxDpFrom3504],
    ),
    ownMessage(
      "downloaddata",
      [0x32],
      [decodeDownloaddataFrom3504, encodeDownloaddataFrom3504, skipDownloaddataFrom3504],
    ),
    ownMessage(
      "updatestatubyte",
      [0x33],
      [decodeUpdatestatubyteFrom3504, encodeUpdatestatubyteFrom3504, skipUpdatestatubyteFrom3504],
    ),
    ownMessage("effect", [0x34], [decodeEffectFrom3504, encodeEffectFrom3504, skipEffectFrom3504]),
    ownMessage(
      "effect2",
      [0x35],
      [decodeEffect2From3504, encodeEffect2From3504, skipEffect2From3504],
    ),
    ownMessage(
      "precache",
      [0x36],
      [decodePrecacheFrom3504, encodePrecacheFrom3504, skipPrecacheFrom3504],
    ),
    ownMessage(
      "spawnbaseline_dp",
      [0x37],
      [decodeSpawnbaselineDpFrom3504, encodeSpawnbaselineDpFrom3504, skipSpawnbaselineDpFrom3504],
    ),
    ownMessage(
      "spawnstatic_dp",
      [0x38],
      [decodeSpawnstaticDpFrom3504, encodeSpawnstaticDpFrom3504, skipSpawnstaticDpFrom3504],
    ),
    ownMessage(
      "entities",
      [0x39],
      [decodeEntitiesFrom3504, encodeEntitiesFrom3504, skipEntitiesFrom3504],
    ),
    ownMessage(
      "csqcentities",
      [0x3a],
      [decodeCsqcentitiesFrom3504, encodeCsqcentitiesFrom3504, skipCsqcentitiesFrom3504],
    ),
    ownMessage("trailparticles", [0x3c], trailparticlesBy(COORD_F32)),
    ownMessage("pointparticles", [0x3d], pointparticlesBy(COORD_F32)),
    ownMessage("pointparticles1", [0x3e], pointparticles1By(COORD_F32)),
    ownMessage(
      "spawnstaticsound_dp",
      [0x3b],
      [
        decodeSpawnstaticsoundDpFrom3504,
        encodeSpawnstaticsoundDpFrom3504,
        skipSpawnstaticsoundDpFrom3504,
      ],
    ),
  ],
  gone: [
    "clientdata",
    "skybox",
    "bf",
    "fog",
    "spawnbaseline2",
    "spawnstatic2",
    "spawnstaticsound2",
    "updateentity",
    0x28,
    0x29,
    0x2a,
    0x2b,
    0x2c,
    0x80,
    0x81,
    0x82,
    0x83,
    0x84,
    0x85,
    0x86,
    0x87,
    0x88,
    0x89,
    0x8a,
    0x8b,
    0x8c,
    0x8d,
    0x8e,
    0x8f,
    0x90,
    0x91,
    0x92,
    0x93,
    0x94,
    0x95,
    0x96,
    0x97,
    0x98,
    0x99,
    0x9a,
    0x9b,
    0x9c,
    0x9d,
    0x9e,
    0x9f,
    0xa0,
    0xa1,
    0xa2,
    0xa3,
    0xa4,
    0xa5,
    0xa6,
    0xa7,
    0xa8,
    0xa9,
    0xaa,
    0xab,
    0xac,
    0xad,
    0xae,
    0xaf,
    0xb0,
    0xb1,
    0xb2,
    0xb3,
    0xb4,
    0xb5,
    0xb6,
    0xb7,
    0xb8,
    0xb9,
    0xba,
    0xbb,
    0xbc,
    0xbd,
    0xbe,
    0xbf,
    0xc0,
    0xc1,
    0xc2,
    0xc3,
    0xc4,
    0xc5,
    0xc6,
    0xc7,
    0xc8,
    0xc9,
    0xca,
    0xcb,
    0xcc,
    0xcd,
    0xce,
    0xcf,
    0xd0,
    0xd1,
    0xd2,
    0xd3,
    0xd4,
    0xd5,
    0xd6,
    0xd7,
    0xd8,
    0xd9,
    0xda,
    0xdb,
    0xdc,
    0xdd,
    0xde,
    0xdf,
    0xe0,
    0xe1,
    0xe2,
    0xe3,
    0xe4,
    0xe5,
    0xe6,
    0xe7,
    0xe8,
    0xe9,
    0xea,
    0xeb,
    0xec,
    0xed,
    0xee,
    0xef,
    0xf0,
    0xf1,
    0xf2,
    0xf3,
    0xf4,
    0xf5,
    0xf6,
    0xf7,
    0xf8,
    0xf9,
    0xfa,
    0xfb,
    0xfc,
    0xfd,
    0xfe,
    0xff,
  ],
  tells: [0x0b],
}));
/** A codec for each class of versions that are alike, oldest first. */
export const codecs: readonly Codec<Message, Handlers>[] = [
  {
    table,
    from: 0,
    to: 5,
    decode: decodeMessageUntil106,
    encode: encodeMessageUntil106,
    skip: skipMessageUntil106,
    visit: visitMessageUntil106,
    skipAll: skipMessagesUntil106,
    visitAll: visitMessagesUntil106,
    passAll: passMessagesUntil106,
    scratch: newScratchUntil106,
    read: readMessageUntil106,
    pass: passMessageUntil106,
  },
  {
    table,
    from: 6,
    to: 6,
    decode: decodeMessageUntil107,
    encode: encodeMessageUntil107,
    skip: skipMessageUntil107,
    visit: visitMessageUntil107,
    skipAll: skipMessagesUntil107,
    visitAll: visitMessagesUntil107,
    passAll: passMessagesUntil107,
    scratch: newScratchUntil107,
    read: readMessageUntil107,
    pass: passMessageUntil107,
  },
  {
    table,
    from: 7,
    to: 8,
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
  codecFrom666,
  codecFrom99912,
  codecFrom99982,
  codecFrom3504,
  codecFrom10000,
  codecFrom10002,
  codecFrom10001,
  codecFrom250,
  codecFrom2021,
  codecFrom109fte,
  codecFrom666fte,
  codecFrom99912fte,
  codecFrom99982fte,
  codecFrom109ftepredinfo,
  codecFrom666ftepredinfo,
  codecFrom99912ftepredinfo,
  codecFrom99982ftepredinfo,
];
const EntityChangeState$0 = /* @__PURE__ */ plainConstructor(function (
  this: any,
  m: any,
  from: any,
) {
  const r0 = from.previous;
  this.fresh = m.fresh ?? false;
  this.renderflags = m.renderflags ?? r0?.renderflags ?? 0;
  this.origin = m.origin ?? r0?.origin ?? [0, 0, 0];
  if (m.origin_wide !== undefined) this.origin = m.origin_wide;
  this.angles = m.angles ?? r0?.angles ?? [0, 0, 0];
  if (m.angles_wide !== undefined) this.angles = m.angles_wide;
  this.modelindex = m.modelindex ?? r0?.modelindex ?? 0;
  this.frame = m.frame ?? r0?.frame ?? 0;
  this.skin = m.skin ?? r0?.skin ?? 0;
  this.effects = m.effects ?? r0?.effects ?? 0;
  if (m.effects_wide !== undefined) this.effects = m.effects_wide;
  if (m.effects_widest !== undefined) this.effects = m.effects_widest;
  this.alpha = m.alpha ?? r0?.alpha ?? 1;
  this.scale = m.scale ?? r0?.scale ?? 1;
  this.colormap = m.colormap ?? r0?.colormap ?? 0;
  this.tagentity = m.tagentity ?? r0?.tagentity ?? 0;
  this.tagindex = m.tagindex ?? r0?.tagindex ?? 0;
  this.light = m.light ?? r0?.light;
  this.glowsize = m.glowsize ?? r0?.glowsize ?? 0;
  this.glowcolor = m.glowcolor ?? r0?.glowcolor ?? 254;
  this.colormod = m.colormod ?? r0?.colormod ?? [1, 1, 1];
  this.glowmod = m.glowmod ?? r0?.glowmod ?? [1, 1, 1];
  this.blending = m.blending ?? r0?.blending;
  this.traileffect = m.traileffect ?? r0?.traileffect ?? 0;
});
const FteMovesState$1 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.forward = m.forward ?? 0;
  this.side = m.side ?? 0;
  this.up = m.up ?? 0;
  this.movetype = m.movetype ?? 0;
  this.velocity1 = m.velocity1 ?? 0;
  this.velocity2 = m.velocity2 ?? 0;
  this.velocity3 = m.velocity3 ?? 0;
  this.msec = m.msec ?? 0;
  this.weaponframe = m.weaponframe;
});
const FteMovesState$2 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.is_seen = m.is_seen ?? false;
  this.forward = m.forward ?? 0;
  this.side = m.side ?? 0;
  this.up = m.up ?? 0;
  this.movetype = m.movetype ?? 0;
  this.velocity1 = m.velocity1 ?? 0;
  this.velocity2 = m.velocity2 ?? 0;
  this.velocity3 = m.velocity3 ?? 0;
  this.msec = m.msec ?? 0;
  this.viewangle1 = m.viewangle1 ?? 0;
  this.viewangle3 = m.viewangle3 ?? 0;
  this.viewangle2 = m.viewangle2 ?? 0;
});
const ClientdataState$3 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.viewheight = m.viewheight ?? 22;
  this.idealpitch = m.idealpitch ?? 0;
  this.punchangle1 = m.punchangle1 ?? 0;
  this.velocity1 = m.velocity1 ?? 0;
  this.punchangle2 = m.punchangle2 ?? 0;
  this.velocity2 = m.velocity2 ?? 0;
  this.punchangle3 = m.punchangle3 ?? 0;
  this.velocity3 = m.velocity3 ?? 0;
  this.items = m.items ?? 16385;
  this.onground = m.onground ?? false;
  this.inwater = m.inwater ?? false;
  this.weaponframe = m.weaponframe ?? 0;
  this.armor = m.armor ?? 0;
  this.weapon = m.weapon ?? 0;
  this.health = m.health ?? 0;
  this.ammo = m.ammo ?? 0;
  this.shells = m.shells ?? 0;
  this.nails = m.nails ?? 0;
  this.rockets = m.rockets ?? 0;
  this.cells = m.cells ?? 0;
  this.activeweapon = m.activeweapon ?? 0;
});
const ClientdataState$4 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.viewheight = m.viewheight ?? 22;
  this.idealpitch = m.idealpitch ?? 0;
  this.punchangle1 = m.punchangle1 ?? 0;
  this.velocity1 = m.velocity1 ?? 0;
  this.punchangle2 = m.punchangle2 ?? 0;
  this.velocity2 = m.velocity2 ?? 0;
  this.punchangle3 = m.punchangle3 ?? 0;
  this.velocity3 = m.velocity3 ?? 0;
  this.items = m.items ?? 0;
  this.onground = m.onground ?? false;
  this.inwater = m.inwater ?? false;
  this.weaponframe = m.weaponframe ?? 0;
  this.armor = m.armor ?? 0;
  this.weapon = m.weapon ?? 0;
  this.health = m.health ?? 0;
  this.ammo = m.ammo ?? 0;
  this.shells = m.shells ?? 0;
  this.nails = m.nails ?? 0;
  this.rockets = m.rockets ?? 0;
  this.cells = m.cells ?? 0;
  this.activeweapon = m.activeweapon ?? 0;
});
const ClientdataState$5 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.viewheight = m.viewheight ?? 22;
  this.idealpitch = m.idealpitch ?? 0;
  this.punchangle1 = m.punchangle1 ?? 0;
  this.velocity1 = m.velocity1 ?? 0;
  this.punchangle2 = m.punchangle2 ?? 0;
  this.velocity2 = m.velocity2 ?? 0;
  this.punchangle3 = m.punchangle3 ?? 0;
  this.velocity3 = m.velocity3 ?? 0;
  this.items = m.items ?? 0;
  this.onground = m.onground ?? false;
  this.inwater = m.inwater ?? false;
  this.weaponframe = m.weaponframe ?? 0;
  this.armor = m.armor ?? 0;
  this.weapon = m.weapon ?? 0;
  this.health = m.health ?? 0;
  this.ammo = m.ammo ?? 0;
  this.shells = m.shells ?? 0;
  this.nails = m.nails ?? 0;
  this.rockets = m.rockets ?? 0;
  this.cells = m.cells ?? 0;
  this.activeweapon = m.activeweapon ?? 0;
  if (m.weapon2 !== undefined) this.weapon = (this.weapon & 0xff) | (m.weapon2 << 8);
  if (m.armor2 !== undefined) this.armor = (this.armor & 0xff) | (m.armor2 << 8);
  if (m.ammo2 !== undefined) this.ammo = (this.ammo & 0xff) | (m.ammo2 << 8);
  if (m.shells2 !== undefined) this.shells = (this.shells & 0xff) | (m.shells2 << 8);
  if (m.nails2 !== undefined) this.nails = (this.nails & 0xff) | (m.nails2 << 8);
  if (m.rockets2 !== undefined) this.rockets = (this.rockets & 0xff) | (m.rockets2 << 8);
  if (m.cells2 !== undefined) this.cells = (this.cells & 0xff) | (m.cells2 << 8);
  if (m.weaponframe2 !== undefined)
    this.weaponframe = (this.weaponframe & 0xff) | (m.weaponframe2 << 8);
  this.weaponalpha = m.weaponalpha ?? 0;
});
const ClientdataState$6 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.viewheight = m.viewheight ?? 22;
  this.idealpitch = m.idealpitch ?? 0;
  this.punchangle1 = m.punchangle1 ?? 0;
  this.velocity1 = m.velocity1 ?? 0;
  if (m.velocity1_float !== undefined) this.velocity1 = m.velocity1_float;
  this.punchangle2 = m.punchangle2 ?? 0;
  this.velocity2 = m.velocity2 ?? 0;
  if (m.velocity2_float !== undefined) this.velocity2 = m.velocity2_float;
  this.punchangle3 = m.punchangle3 ?? 0;
  this.velocity3 = m.velocity3 ?? 0;
  if (m.velocity3_float !== undefined) this.velocity3 = m.velocity3_float;
  this.items = m.items ?? 0;
  this.onground = m.onground ?? false;
  this.inwater = m.inwater ?? false;
  this.weaponframe = m.weaponframe ?? 0;
  this.armor = m.armor ?? 0;
  this.weapon = m.weapon ?? 0;
  this.health = m.health ?? 0;
  this.ammo = m.ammo ?? 0;
  this.shells = m.shells ?? 0;
  this.nails = m.nails ?? 0;
  this.rockets = m.rockets ?? 0;
  this.cells = m.cells ?? 0;
  this.activeweapon = m.activeweapon ?? 0;
  if (m.weapon2 !== undefined) this.weapon = (this.weapon & 0xff) | (m.weapon2 << 8);
  if (m.armor2 !== undefined) this.armor = (this.armor & 0xff) | (m.armor2 << 8);
  if (m.ammo2 !== undefined) this.ammo = (this.ammo & 0xff) | (m.ammo2 << 8);
  if (m.shells2 !== undefined) this.shells = (this.shells & 0xff) | (m.shells2 << 8);
  if (m.nails2 !== undefined) this.nails = (this.nails & 0xff) | (m.nails2 << 8);
  if (m.rockets2 !== undefined) this.rockets = (this.rockets & 0xff) | (m.rockets2 << 8);
  if (m.cells2 !== undefined) this.cells = (this.cells & 0xff) | (m.cells2 << 8);
  if (m.weaponframe2 !== undefined)
    this.weaponframe = (this.weaponframe & 0xff) | (m.weaponframe2 << 8);
  this.weaponalpha = m.weaponalpha ?? 0;
  this.entflags = m.entflags ?? 0;
});
const UpdateentityState$7 = /* @__PURE__ */ plainConstructor(function (
  this: any,
  m: any,
  from: any,
) {
  const r0 = from.baseline;
  this.entity = m.entity ?? 0;
  this.modelindex = m.modelindex ?? r0?.modelindex ?? 0;
  this.frame = m.frame ?? r0?.frame ?? 0;
  this.colormap = m.colormap ?? r0?.colormap ?? 0;
  this.skin = m.skin ?? r0?.skin ?? 0;
  this.effects = m.effects ?? 0;
  this.origin = [
    m.origin1 ?? r0?.origin?.[0] ?? 0,
    m.origin2 ?? r0?.origin?.[1] ?? 0,
    m.origin3 ?? r0?.origin?.[2] ?? 0,
  ];
  this.angles = [
    m.angle1 ?? r0?.angles?.[0] ?? 0,
    m.angle2 ?? r0?.angles?.[1] ?? 0,
    m.angle3 ?? r0?.angles?.[2] ?? 0,
  ];
  this.nolerp = m.nolerp ?? false;
});
const UpdateentityState$8 = /* @__PURE__ */ plainConstructor(function (
  this: any,
  m: any,
  from: any,
) {
  const r0 = from.baseline;
  this.entity = m.entity ?? 0;
  this.modelindex = m.modelindex ?? r0?.modelindex ?? 0;
  this.frame = m.frame ?? r0?.frame ?? 0;
  this.colormap = m.colormap ?? r0?.colormap ?? 0;
  this.skin = m.skin ?? r0?.skin ?? 0;
  this.effects = m.effects ?? 0;
  this.origin = [
    m.origin1 ?? r0?.origin?.[0] ?? 0,
    m.origin2 ?? r0?.origin?.[1] ?? 0,
    m.origin3 ?? r0?.origin?.[2] ?? 0,
  ];
  this.angles = [
    m.angle1 ?? r0?.angles?.[0] ?? 0,
    m.angle2 ?? r0?.angles?.[1] ?? 0,
    m.angle3 ?? r0?.angles?.[2] ?? 0,
  ];
  this.alpha = m.alpha ?? r0?.alpha ?? 0;
  this.scale = m.scale ?? r0?.scale ?? 0;
  if (m.frame2 !== undefined) this.frame = (this.frame & 0xff) | (m.frame2 << 8);
  if (m.model2 !== undefined) this.modelindex = (this.modelindex & 0xff) | (m.model2 << 8);
  this.lerpfinish = m.lerpfinish ?? 0;
  this.nolerp = m.nolerp ?? false;
});
const UpdateentityState$9 = /* @__PURE__ */ plainConstructor(function (
  this: any,
  m: any,
  from: any,
) {
  const r0 = from.baseline;
  this.entity = m.entity ?? 0;
  this.modelindex = m.modelindex ?? r0?.modelindex ?? 0;
  this.frame = m.frame ?? r0?.frame ?? 0;
  this.colormap = m.colormap ?? r0?.colormap ?? 0;
  this.skin = m.skin ?? r0?.skin ?? 0;
  this.effects = m.effects ?? 0;
  this.origin = [
    m.origin1 ?? r0?.origin?.[0] ?? 0,
    m.origin2 ?? r0?.origin?.[1] ?? 0,
    m.origin3 ?? r0?.origin?.[2] ?? 0,
  ];
  this.angles = [
    m.angle1 ?? r0?.angles?.[0] ?? 0,
    m.angle2 ?? r0?.angles?.[1] ?? 0,
    m.angle3 ?? r0?.angles?.[2] ?? 0,
  ];
  this.look = m.look;
  this.nolerp = m.nolerp ?? false;
});
const UpdateentityState$10 = /* @__PURE__ */ plainConstructor(function (
  this: any,
  m: any,
  from: any,
) {
  const r0 = from.baseline;
  this.entity = m.entity ?? 0;
  this.modelindex = m.modelindex ?? r0?.modelindex ?? 0;
  this.frame = m.frame ?? r0?.frame ?? 0;
  this.colormap = m.colormap ?? r0?.colormap ?? 0;
  this.skin = m.skin ?? r0?.skin ?? 0;
  this.effects = m.effects ?? 0;
  this.origin = [
    m.origin1 ?? r0?.origin?.[0] ?? 0,
    m.origin2 ?? r0?.origin?.[1] ?? 0,
    m.origin3 ?? r0?.origin?.[2] ?? 0,
  ];
  if (m.origin1_float !== undefined) this.origin[0] = m.origin1_float;
  this.angles = [
    m.angle1 ?? r0?.angles?.[0] ?? 0,
    m.angle2 ?? r0?.angles?.[1] ?? 0,
    m.angle3 ?? r0?.angles?.[2] ?? 0,
  ];
  if (m.origin2_float !== undefined) this.origin[1] = m.origin2_float;
  if (m.origin3_float !== undefined) this.origin[2] = m.origin3_float;
  this.alpha = m.alpha ?? r0?.alpha ?? 0;
  this.scale = m.scale ?? 1;
  if (m.frame2 !== undefined) this.frame = (this.frame & 0xff) | (m.frame2 << 8);
  if (m.model2 !== undefined) this.modelindex = (this.modelindex & 0xff) | (m.model2 << 8);
  this.lerpfinish = m.lerpfinish ?? 0;
  this.solidtype = m.solidtype ?? 0;
  this.entflags = m.entflags ?? 0;
  this.health = m.health ?? 0;
  this.unknown26 = m.unknown26 ?? 0;
  this.unknown27 = m.unknown27 ?? 0;
  this.unknown28 = m.unknown28 ?? 0;
  this.unknown29 = m.unknown29 ?? 0;
  this.unknown30 = m.unknown30 ?? 0;
  this.unknown31 = m.unknown31 ?? 0;
  this.nolerp = m.nolerp ?? false;
});
const Spawnstatic2State$11 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.modelindex = m.modelindex ?? 0;
  this.frame = m.frame ?? 0;
  this.colormap = m.colormap ?? 0;
  this.skin = m.skin ?? 0;
  this.origin = m.origin ?? [0, 0, 0];
  this.angles = m.angles ?? [0, 0, 0];
  this.alpha = m.alpha ?? 0;
  this.scale = m.scale ?? 1;
});
const Spawnstatic2State$12 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.modelindex = m.modelindex ?? 0;
  this.frame = m.frame ?? 0;
  this.colormap = m.colormap ?? 0;
  this.skin = m.skin ?? 0;
  this.origin = m.origin ?? [0, 0, 0];
  this.angles = m.angles ?? [0, 0, 0];
  this.alpha = m.alpha ?? 0;
  this.solidtype = m.solidtype ?? 0;
  this.unknown4 = m.unknown4 ?? 0;
  this.unknown5 = m.unknown5 ?? 0;
  this.unknown6 = m.unknown6 ?? 0;
  this.unknown7 = m.unknown7 ?? 0;
});
const ClientviewState$13 = /* @__PURE__ */ plainConstructor(function (
  this: any,
  m: any,
  from: any,
) {
  const r0 = from.previous;
  this.viewheight = m.viewheight ?? r0?.viewheight ?? 22;
  this.idealpitch = m.idealpitch ?? 0;
  this.punchangle1 = m.punchangle1 ?? 0;
  this.punchvector1 = m.punchvector1 ?? 0;
  this.velocity1 = m.velocity1 ?? 0;
  this.punchangle2 = m.punchangle2 ?? 0;
  this.punchvector2 = m.punchvector2 ?? 0;
  this.velocity2 = m.velocity2 ?? 0;
  this.punchangle3 = m.punchangle3 ?? 0;
  this.punchvector3 = m.punchvector3 ?? 0;
  this.velocity3 = m.velocity3 ?? 0;
  this.items = m.items ?? r0?.items ?? 0;
  this.viewzoom = m.viewzoom ?? r0?.viewzoom ?? 1;
  this.onground = m.onground ?? false;
  this.inwater = m.inwater ?? false;
});

/** What makes states of deltas, by names and by layouts; undefined where only the table says how. */
export const stateMakers: Readonly<
  Record<string, readonly ((new (m: any, from: any) => any) | undefined)[]>
> = {
  entity_change: [EntityChangeState$0],
  fte_entity: [undefined, undefined, undefined, undefined, undefined, undefined],
  fte_moves: [FteMovesState$1, FteMovesState$2],
  clientdata: [
    ClientdataState$3,
    ClientdataState$4,
    ClientdataState$5,
    ClientdataState$4,
    ClientdataState$4,
    ClientdataState$6,
    ClientdataState$4,
    ClientdataState$5,
    ClientdataState$4,
    ClientdataState$5,
  ],
  updateentity: [
    UpdateentityState$7,
    UpdateentityState$8,
    UpdateentityState$8,
    UpdateentityState$8,
    UpdateentityState$7,
    UpdateentityState$9,
    UpdateentityState$10,
    UpdateentityState$7,
    UpdateentityState$8,
    UpdateentityState$8,
    UpdateentityState$8,
    UpdateentityState$7,
    UpdateentityState$8,
    UpdateentityState$8,
    UpdateentityState$8,
  ],
  spawnstatic2: [
    Spawnstatic2State$11,
    Spawnstatic2State$11,
    Spawnstatic2State$11,
    Spawnstatic2State$12,
    Spawnstatic2State$11,
    Spawnstatic2State$11,
    Spawnstatic2State$11,
    Spawnstatic2State$11,
    Spawnstatic2State$11,
    Spawnstatic2State$11,
  ],
  clientview: [ClientviewState$13],
};
