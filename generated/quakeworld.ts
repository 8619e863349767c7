// Generated from quakeworld.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Viewed } from "../runtime/bytes/view.ts";
import { table } from "./quakeworld.table.ts";
import { dialectCodec, ownMessage, emptyMessage } from "../runtime/dialect.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import { armsOf } from "../runtime/bytes/arms.ts";
import { type Scalar, noNans } from "../runtime/bytes/numbers/scalars.ts";
import { bitLengths } from "../runtime/bytes/lengths.ts";
import { expectByteCount } from "../runtime/bytes/numbers/constants.ts";
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
  expectOne,
  expectNoEnd,
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
  expectNothing,
  fit,
  expectRow,
  noSuchArm,
  unknownType,
} from "../runtime/bytes/writer.ts";
import { View, StructView, readAt, firstOf } from "../runtime/bytes/view.ts";
export { table };

/** What updatestat and updatestatlong count. */
export const STAT = {
  STAT_HEALTH: 0,
  /** Not used. */
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
  /** IT_ bits. */
  STAT_ITEMS: 15,
  /** ZQuake's. */
  STAT_VIEWHEIGHT: 16,
  /** ZQuake's, in milliseconds. */
  STAT_TIME: 17,
  /** ZQuake's. */
  STAT_MATCHSTARTTIME: 18,
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

/** How important a text is. */
export const PRINT_LEVEL = {
  /** Somebody picked something up. */
  PRINT_LOW: 0,
  /** Somebody died. */
  PRINT_MEDIUM: 1,
  PRINT_HIGH: 2,
  PRINT_CHAT: 3,
} as const;

/** Short-lived effects. */
export const TEMP_ENTITY = {
  /** A nail hits a wall. */
  TE_SPIKE: 0,
  /** A nail of the super nailgun or a trap hits a wall. */
  TE_SUPERSPIKE: 1,
  /** Pellets hit a wall. */
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
  /** Somebody who can bleed was hit. */
  TE_BLOOD: 12,
  /** Somebody was hit by the thunderbolt. */
  TE_LIGHTNINGBLOOD: 13,
} as const;

/** Values of turn_cause. */
export const TURN_CAUSE = {
  TURN_UNKNOWN: 0,
  TURN_TELEPORT: 1,
  TURN_RESPAWN: 2,
} as const;

/**
 * What a player's client asked for. What is not there is 0.
 *
 * QWD §5.43, ERRATA 80-82 · quakeworld.yaml:108
 */
export interface Usercmd {
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** Pitch. Absent: 0. */
  angle1?: number | undefined;
  /** Yaw. Absent: 0. */
  angle2?: number | undefined;
  /** Roll. Absent: 0. */
  angle3?: number | undefined;
  /** Units a second. Absent: 0. */
  forwardmove?: number | undefined;
  /** Absent: 0. */
  sidemove?: number | undefined;
  /** Absent: 0. */
  upmove?: number | undefined;
  /** 1 attack, 2 jump, 4 use, 8 attack2. Absent: 0. */
  buttons?: number | undefined;
  /** Absent: 0. */
  impulse?: number | undefined;
  /** Milliseconds that the command lasts. */
  msec?: number | undefined;
}

/**
 * A nail in flight. Its place is given in even numbers.
 *
 * QWD §5.44, ERRATA 88 · quakeworld.yaml:148
 */
export interface Nail {
  x: number;
  y: number;
  z: number;
  /** Degrees. */
  pitch: number;
  /** Degrees. */
  yaw: number;
}

/** A nail in flight that keeps its number. ERRATA 88 · quakeworld.yaml:158 */
export interface Numberednail {
  /** From 1 on. */
  number: number;
  x: number;
  y: number;
  z: number;
  /** Degrees. */
  pitch: number;
  /** Degrees. */
  yaw: number;
}

/**
 * How an entity differs from its state in the frame before, or from its baseline where that
 * frame does not have it.
 *
 * QWD §5.48, ERRATA 90-91 · quakeworld.yaml:170
 */
export interface Packetentity {
  number: number;
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** 512 more than its number says. */
  beyond512?: boolean | undefined;
  /** 1024 more than its number says. */
  beyond1024?: boolean | undefined;
  /** It is out of sight. */
  remove: boolean;
  /** Absent: previous.modelindex. */
  modelindex?: number | undefined;
  /** Absent: previous.frame. */
  frame?: number | undefined;
  /** Absent: previous.colormap. */
  colormap?: number | undefined;
  /** Absent: previous.skin. */
  skin?: number | undefined;
  /**
   * EF_ bits: 1 brightfield, 2 muzzleflash, 4 brightlight, 8 dimlight, 16 flag1, 32 flag2, 64
   * blue, 128 red. Absent: previous.effects.
   */
  effects?: number | undefined;
  /** Absent: previous.origin.0. */
  origin1?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin1NaN?: number | undefined;
  /** Absent: previous.angles.0. */
  angle1?: number | undefined;
  /** Absent: previous.origin.1. */
  origin2?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin2NaN?: number | undefined;
  /** Absent: previous.angles.1. */
  angle2?: number | undefined;
  /** Absent: previous.origin.2. */
  origin3?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin3NaN?: number | undefined;
  /** Absent: previous.angles.2. */
  angle3?: number | undefined;
  /** 0 usual, 254 opaque. Absent: previous.trans. */
  trans?: number | undefined;
  /** Red, green and blue, 32 usual; 0 0 0 where nothing is given. Absent: previous.colourmod. */
  colourmod?: [number, number, number] | undefined;
  /** Players bump into it. */
  solid: boolean;
}

/**
 * Never sent on purpose. Illegal: id's client stops with "Bad server message".
 *
 * QWD §5.1 · quakeworld.yaml:202
 */
export interface Bad {
  type: "bad";
}

/** Does nothing. QWD §5.2 · quakeworld.yaml:208 */
export interface Nop {
  type: "nop";
}

/** The server ends the game. QWD §5.3, ERRATA 99 · quakeworld.yaml:214 */
export interface Disconnect {
  type: "disconnect";
  /** EndOfDemo. */
  text?: string | undefined;
}

/** Sets one of the player's statistics to a byte. QWD §5.4 · quakeworld.yaml:222 */
export interface Updatestat {
  type: "updatestat";
  /** One of STAT. */
  index: number;
  value: number;
}

/** Illegal: no longer used. QWD §5.5, ERRATA 96 · quakeworld.yaml:231 */
export interface Version {
  type: "version";
}

/** Illegal: no longer used. QWD §5.6, ERRATA 96 · quakeworld.yaml:236 */
export interface Setview {
  type: "setview";
}

/** Starts a sound at a point. QWD §5.7, ERRATA 89 · quakeworld.yaml:241 */
export interface Sound {
  type: "sound";
  /** One of CHANNEL. */
  channel: number;
  /** Id's client stops at more than 768. */
  entity: number;
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** 0 silent, 1 loudest. Absent: 1. */
  volume?: number | undefined;
  /** 0 everywhere, 1 normal, 2 idle monsters, 3 static sounds. Absent: 1. */
  attenuation?: number | undefined;
  /** Index into the sounds, the first is 1. */
  soundnum: number;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** Illegal: no longer used. QWD §5.8, ERRATA 96 · quakeworld.yaml:269 */
export interface Time {
  type: "time";
}

/** Text for the top of the screen and the console. QWD §5.9 · quakeworld.yaml:274 */
export interface Print {
  type: "print";
  /** One of PRINT_LEVEL. */
  level: number;
  text: string;
}

/** Commands that the client's console runs. QWD §5.10 · quakeworld.yaml:287 */
export interface Stufftext {
  type: "stufftext";
  text: string;
}

/** Turns the camera. QWD §5.11, ERRATA 99 · quakeworld.yaml:296 */
export interface Setangle {
  type: "setangle";
  /** Whose camera it is. */
  player?: number | undefined;
  /** Pitch, yaw, roll. */
  angles: [number, number, number];
  /** What turned the player. One of TURN_CAUSE. */
  cause?: number | undefined;
}

/** A level begins. QWD §5.12, ERRATA 73-76 · quakeworld.yaml:304 */
export interface Serverdata {
  type: "serverdata";
  fte?: number | undefined;
  /** FTE's second extensions; some servers tell bit 0 for bit 1, voices. */
  fte2?: number | undefined;
  /** MVDSV's extensions. */
  mvdsv?: number | undefined;
  /** The protocol's number. */
  serverversion: number;
  /** Levels since the server began; clients repeat it. */
  servercount: number;
  gamedir: string;
  /** Seconds that the server's level has run. */
  servertime?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  servertimeNaN?: number | undefined;
  /** The level's title. */
  mapname: string;
  /** Sv_gravity. */
  gravity?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  gravityNaN?: number | undefined;
  stopspeed?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  stopspeedNaN?: number | undefined;
  maxspeed?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  maxspeedNaN?: number | undefined;
  spectatormaxspeed?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  spectatormaxspeedNaN?: number | undefined;
  accelerate?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  accelerateNaN?: number | undefined;
  airaccelerate?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  airaccelerateNaN?: number | undefined;
  wateraccelerate?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  wateraccelerateNaN?: number | undefined;
  friction?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  frictionNaN?: number | undefined;
  waterfriction?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  waterfrictionNaN?: number | undefined;
  /** What the player's gravity is multiplied by. */
  entgravity?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  entgravityNaN?: number | undefined;
  /** The client's number. */
  player?: number | undefined;
  /** 1 for a spectator. */
  spectator?: number | undefined;
}

/** How a kind of light flickers. QWD §5.13 · quakeworld.yaml:362 */
export interface Lightstyle {
  type: "lightstyle";
  style: number;
  /** A letter each tenth of a second, a dark to z bright. */
  string: string;
}

/** Illegal: no longer used. QWD §5.14, ERRATA 96 · quakeworld.yaml:373 */
export interface Updatename {
  type: "updatename";
}

/** A player's frags. QWD §5.15 · quakeworld.yaml:378 */
export interface Updatefrags {
  type: "updatefrags";
  player: number;
  frags: number;
}

/** Illegal: no longer used. QWD §5.16, ERRATA 96 · quakeworld.yaml:389 */
export interface Clientdata {
  type: "clientdata";
}

/** Stops the sound that an entity makes on a channel. QWD §5.17 · quakeworld.yaml:394 */
export interface Stopsound {
  type: "stopsound";
  /** One of CHANNEL. */
  channel: number;
  entity: number;
}

/** Illegal: no longer used. QWD §5.18, ERRATA 96 · quakeworld.yaml:405 */
export interface Updatecolors {
  type: "updatecolors";
}

/** Illegal: no longer used. QWD §5.19, ERRATA 96 · quakeworld.yaml:410 */
export interface Particle {
  type: "particle";
}

/** The player was hit. QWD §5.20 · quakeworld.yaml:415 */
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

/** An entity that never changes, such as a flame. QWD §5.21 · quakeworld.yaml:429 */
export interface Spawnstatic {
  type: "spawnstatic";
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  angles: [number, number, number];
}

/** Illegal: no longer used. QWD §5.22, ERRATA 96 · quakeworld.yaml:451 */
export interface Spawnbinary {
  type: "spawnbinary";
}

/** An entity's state that its first update differs from. QWD §5.23 · quakeworld.yaml:456 */
export interface Spawnbaseline {
  type: "spawnbaseline";
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

/** A variant of TempEntity. */
export interface TempEntityPoint {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 0 | 1 | 3 | 4 | 7 | 8 | 10 | 11 | 13;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityLine {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 5 | 6 | 9;
  /** Where it starts from. */
  entity: number;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  endpos: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  endposNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityMulti {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 2 | 12;
  /** How many pellets, or drops. */
  count: number;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** A short-lived effect. QWD §5.24 · quakeworld.yaml:481 */
export type TempEntity = TempEntityPoint | TempEntityLine | TempEntityMulti;

/** The game pauses or goes on. QWD §5.25 · quakeworld.yaml:521 */
export interface Setpause {
  type: "setpause";
  /** 0 goes on. */
  paused: number;
}

/** Illegal: no longer used. QWD §5.26, ERRATA 96 · quakeworld.yaml:529 */
export interface Signonnum {
  type: "signonnum";
}

/** Text in the middle of the screen. QWD §5.27 · quakeworld.yaml:534 */
export interface Centerprint {
  type: "centerprint";
  text: string;
}

/** One more monster is dead. QWD §5.28 · quakeworld.yaml:543 */
export interface Killedmonster {
  type: "killedmonster";
}

/** One more secret is found. QWD §5.29 · quakeworld.yaml:549 */
export interface Foundsecret {
  type: "foundsecret";
}

/**
 * A sound that goes on for the whole level. Recordings do without (ERRATA 69).
 *
 * QWD §5.30 · quakeworld.yaml:555
 */
export interface Spawnstaticsound {
  type: "spawnstaticsound";
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  soundnum: number;
  volume: number;
  attenuation: number;
}

/** The level is over; its figures are shown. QWD §5.31 · quakeworld.yaml:572 */
export interface Intermission {
  type: "intermission";
  /** Where the camera is. */
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  /** Where it looks. */
  angles: [number, number, number];
}

/** The episode is over; this text is given. QWD §5.32 · quakeworld.yaml:581 */
export interface Finale {
  type: "finale";
  text: string;
}

/** Which music plays. QWD §5.33 · quakeworld.yaml:589 */
export interface Cdtrack {
  type: "cdtrack";
  track: number;
}

/** Shows what the shareware does not have. QWD §5.34 · quakeworld.yaml:598 */
export interface Sellscreen {
  type: "sellscreen";
}

/** A weapon kicks softly. QWD §5.35 · quakeworld.yaml:604 */
export interface Smallkick {
  type: "smallkick";
}

/** The double-barrelled shotgun kicks. QWD §5.36 · quakeworld.yaml:610 */
export interface Bigkick {
  type: "bigkick";
}

/** A player's ping. QWD §5.37, ERRATA 95 · quakeworld.yaml:616 */
export interface Updateping {
  type: "updateping";
  player: number;
  /** Milliseconds. */
  ping: number;
}

/** When a player came. QWD §5.38, ERRATA 94 · quakeworld.yaml:627 */
export interface Updateentertime {
  type: "updateentertime";
  player: number;
  /** Seconds ago. */
  entertime: number;
  /** The bits of a NaN as it came, which a number loses. */
  entertimeNaN?: number | undefined;
}

/** Sets one of the player's statistics. QWD §5.39 · quakeworld.yaml:639 */
export interface Updatestatlong {
  type: "updatestatlong";
  /** One of STAT. */
  index: number;
  value: number;
}

/** Somebody shoots, and lights up. QWD §5.40 · quakeworld.yaml:648 */
export interface Muzzleflash {
  type: "muzzleflash";
  entity: number;
}

/**
 * What a player's client tells of him: name, colours, team.
 *
 * QWD §5.41, ERRATA 95 · quakeworld.yaml:656
 */
export interface Updateuserinfo {
  type: "updateuserinfo";
  player: number;
  /** The server's number for him; 0 when he is gone. */
  userid: number;
  /** Names and values, with a backslash before each. */
  userinfo: string;
}

/** A part of a file that the client asked for. QWD §5.42, ERRATA 98 · quakeworld.yaml:670 */
export interface Download {
  type: "download";
  /** How much is sent so far. */
  percent: number;
  /** Not there when there is no such file. */
  data?: Uint8Array | undefined;
}

/** Where a player is, and what he does. QWD §5.43, ERRATA 77-82 · quakeworld.yaml:684 */
export interface Playerinfo {
  type: "playerinfo";
  player: number;
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  frame: number;
  /** Milliseconds since the player's last move. Absent: 0. */
  msec?: number | undefined;
  command?: Usercmd | undefined;
  /** Units a second. Absent: 0. */
  velocity1?: number | undefined;
  /** Absent: 0. */
  velocity2?: number | undefined;
  /** Absent: 0. */
  velocity3?: number | undefined;
  /** Absent: that of progs/player.mdl. */
  modelindex?: number | undefined;
  /** Absent: 0. */
  skinnum?: number | undefined;
  /** EF_ bits. Absent: 0. */
  effects?: number | undefined;
  /** Absent: 0. */
  weaponframe?: number | undefined;
  dead: boolean;
  /** He is in pieces. */
  gib: boolean;
  /** Gravity does not pull him. ZQuake: bit 0 of how he moves. */
  nograv: boolean;
  /**
   * ZQuake's: bit 1 of how he moves, PMC: 0 walks, 1 and holds jump, 2 spectator of old, 3
   * spectator, 4 flies, 5 stands still, 6 is held.
   */
  pmc_bit1?: boolean | undefined;
  /** ZQuake's: bit 2 of how he moves. */
  pmc_bit2?: boolean | undefined;
  /** ZQuake's: he stands on something. */
  onground?: boolean | undefined;
  /** ZQuake's: others bump into him. */
  solid?: boolean | undefined;
  /** 254 opaque. Absent: 254. */
  alpha?: number | undefined;
  /** Red, green and blue; 32 usual. */
  colourmod?: [number, number, number] | undefined;
}

/**
 * Where a player is, as far as it differs from what the recording reported of him before.
 *
 * ERRATA 99 · quakeworld.yaml:735
 */
export interface Playerstate {
  type: "playerstate";
  player: number;
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  frame: number;
  /** Absent: previous.origin.0. */
  origin1?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin1NaN?: number | undefined;
  /** Absent: previous.origin.1. */
  origin2?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin2NaN?: number | undefined;
  /** Absent: previous.origin.2. */
  origin3?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin3NaN?: number | undefined;
  /** Pitch. Absent: previous.angles.0. */
  angle1?: number | undefined;
  /** Yaw. Absent: previous.angles.1. */
  angle2?: number | undefined;
  /** Roll. Absent: previous.angles.2. */
  angle3?: number | undefined;
  /** Absent: previous.modelindex. */
  modelindex?: number | undefined;
  /** Absent: previous.skinnum. */
  skinnum?: number | undefined;
  /** EF_ bits. Absent: previous.effects. */
  effects?: number | undefined;
  /** Absent: previous.weaponframe. */
  weaponframe?: number | undefined;
  dead: boolean;
  /** He is in pieces. */
  gib: boolean;
}

/** All nails in flight. QWD §5.44 · quakeworld.yaml:758 */
export interface Nails {
  type: "nails";
  nails: Nail[];
}

/**
 * How many of the packets before this one the server withheld.
 *
 * QWD §5.45, ERRATA 93 · quakeworld.yaml:765
 */
export interface Chokecount {
  type: "chokecount";
  count: number;
}

/** Names of models, or some of them. QWD §5.46, ERRATA 87 · quakeworld.yaml:774 */
export interface Modellist {
  type: "modellist";
  /** The first name is the model number start + 1. */
  start?: number | undefined;
  models: string[];
  /** Where to ask from for more; 0 when that was all. */
  next?: number | undefined;
}

/** Names of sounds, or some of them. QWD §5.47, ERRATA 87 · quakeworld.yaml:790 */
export interface Soundlist {
  type: "soundlist";
  /** The first name is the sound number start + 1. */
  start?: number | undefined;
  sounds: string[];
  /** Where to ask from for more; 0 when that was all. */
  next?: number | undefined;
}

/** All entities in sight. QWD §5.48 · quakeworld.yaml:806 */
export interface Packetentities {
  type: "packetentities";
  entities: Packetentity[];
}

/**
 * How the entities in sight differ from those of an earlier frame.
 *
 * QWD §5.49, ERRATA 92 · quakeworld.yaml:814
 */
export interface Deltapacketentities {
  type: "deltapacketentities";
  /** The low byte of that frame's number. */
  from: number;
  entities: Packetentity[];
}

/** How fast the player can run. QWD §5.50 · quakeworld.yaml:826 */
export interface Maxspeed {
  type: "maxspeed";
  /** Units a second. */
  speed: number;
  /** The bits of a NaN as it came, which a number loses. */
  speedNaN?: number | undefined;
}

/** What the player's gravity is multiplied by. QWD §5.51 · quakeworld.yaml:835 */
export interface Entgravity {
  type: "entgravity";
  gravity: number;
  /** The bits of a NaN as it came, which a number loses. */
  gravityNaN?: number | undefined;
}

/** A player's setting changes. QWD §5.52 · quakeworld.yaml:844 */
export interface Setinfo {
  type: "setinfo";
  player: number;
  key: string;
  value: string;
}

/** A setting of the server changes. QWD §5.53 · quakeworld.yaml:859 */
export interface Serverinfo {
  type: "serverinfo";
  key: string;
  value: string;
}

/** How many of a player's packets are lost. QWD §5.54 · quakeworld.yaml:872 */
export interface Updatepl {
  type: "updatepl";
  player: number;
  /** Percent. */
  loss: number;
}

/** All nails in flight, with numbers to know them by. ERRATA 88 · quakeworld.yaml:884 */
export interface Nails2 {
  type: "nails2";
  nails: Numberednail[];
}

/** A part of what someone says by a Qizmo. quakeworld.yaml:895 */
export interface Qizmovoice {
  type: "qizmovoice";
  /** Of this part. */
  sequence: number;
  /** As Qizmo has it. */
  data: Uint8Array;
}

/** A variant of Chunk. */
export interface ChunkSize {
  type: "chunk";
  /** Of the part; -1: how large the file is. */
  number: -1;
  /** Bytes; below 0, why there are none. */
  total: number;
  name: string;
}

/** A variant of Chunk. */
export interface ChunkPart {
  type: "chunk";
  /** Of the part; -1: how large the file is. */
  number: number;
  data: number[];
}

/** A part of a file that the client asked for, or how large it is. quakeworld-fte.yaml:125 */
export type Chunk = ChunkSize | ChunkPart;

/** As spawnstatic, written as an entity of packetentities. quakeworld-fte.yaml:140 */
export interface Spawnstatic2 {
  type: "spawnstatic2";
  entity: Packetentity;
}

/** As spawnbaseline, written as an entity of packetentities. quakeworld-fte.yaml:148 */
export interface Spawnbaseline2 {
  type: "spawnbaseline2";
  entity: Packetentity;
}

/** A part of what a player says. quakeworld-fte.yaml:162 */
export interface Voicechat {
  type: "voicechat";
  player: number;
  /** Of what he says now. */
  generation: number;
  /** Of this part. */
  sequence: number;
  /** As the voice's codec has it. */
  data: Uint8Array;
}

/** Names of models from any number on, or some of them. quakeworld-fte.yaml:156 */
export interface Modellistshort {
  type: "modellistshort";
  /** The first name is the model number start + 1. */
  start: number;
  models: string[];
  /** Where to ask from for more; 0 when that was all. */
  next: number;
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
  | Serverdata
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
  | Smallkick
  | Bigkick
  | Updateping
  | Updateentertime
  | Updatestatlong
  | Muzzleflash
  | Updateuserinfo
  | Download
  | Playerinfo
  | Playerstate
  | Nails
  | Chokecount
  | Modellist
  | Soundlist
  | Packetentities
  | Deltapacketentities
  | Maxspeed
  | Entgravity
  | Setinfo
  | Serverinfo
  | Updatepl
  | Nails2
  | Qizmovoice
  | Chunk
  | Spawnstatic2
  | Spawnbaseline2
  | Voicechat
  | Modellistshort;

/** What `usercmd` makes, with what it does not tell filled in. */
export type UsercmdState = {
  angle1: number;
  angle2: number;
  angle3: number;
  forwardmove: number;
  sidemove: number;
  upmove: number;
  buttons: number;
  impulse: number;
  msec: number;
};

/** What `packetentity` makes, with what it does not tell filled in. */
export type PacketentityState = {
  number: number;
  beyond512?: boolean | undefined;
  beyond1024?: boolean | undefined;
  remove: boolean;
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  effects: number;
  origin: [number, number, number];
  angles: [number, number, number];
  trans?: number | undefined;
  colourmod?: [number, number, number] | undefined;
  solid: boolean;
};

/** What `sound` makes, with what it does not tell filled in. */
export type SoundState = {
  channel: number;
  entity: number;
  volume: number;
  attenuation: number;
  soundnum: number;
  origin: [number, number, number];
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

/** What `playerinfo` makes, with what it does not tell filled in. */
export type PlayerinfoState = {
  player: number;
  origin: [number, number, number];
  frame: number;
  msec: number;
  command: Usercmd | undefined;
  velocity1: number;
  velocity2: number;
  velocity3: number;
  modelindex: number;
  skinnum: number;
  effects: number;
  weaponframe: number;
  dead: boolean;
  gib: boolean;
  nograv: boolean;
  pmc_bit1?: boolean | undefined;
  pmc_bit2?: boolean | undefined;
  onground?: boolean | undefined;
  solid?: boolean | undefined;
  alpha?: number | undefined;
  colourmod?: [number, number, number] | undefined;
};

/** What `playerstate` makes, with what it does not tell filled in. */
export type PlayerstateState = {
  player: number;
  frame: number;
  origin: [number, number, number];
  angles: [number, number, number];
  modelindex: number;
  skinnum: number;
  effects: number;
  weaponframe: number;
  dead: boolean;
  gib: boolean;
};

/** Entity messages, the states that they make, and what these differ from. */
export interface States {
  usercmd: { delta: Usercmd; state: UsercmdState; from: never };
  packetentity: { delta: Packetentity; state: PacketentityState; from: "previous" };
  sound: { delta: Sound; state: SoundState; from: never };
  spawnbaseline: { delta: Spawnbaseline; state: SpawnbaselineState; from: never };
  playerinfo: { delta: Playerinfo; state: PlayerinfoState; from: never };
  playerstate: { delta: Playerstate; state: PlayerstateState; from: "previous" };
}

/** States by the roles of what tells them. */
export interface RoleStates {
  effect: SoundState;
  frame: PlayerinfoState | PlayerstateState;
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
  serverdata?: ((message: Readonly<Serverdata>) => void) | undefined;
  lightstyle?: ((message: Readonly<Lightstyle>) => void) | undefined;
  updatename?: ((message: Readonly<Updatename>) => void) | undefined;
  updatefrags?: ((message: Readonly<Updatefrags>) => void) | undefined;
  clientdata?: ((message: Readonly<Clientdata>) => void) | undefined;
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
  smallkick?: ((message: Readonly<Smallkick>) => void) | undefined;
  bigkick?: ((message: Readonly<Bigkick>) => void) | undefined;
  updateping?: ((message: Readonly<Updateping>) => void) | undefined;
  updateentertime?: ((message: Readonly<Updateentertime>) => void) | undefined;
  updatestatlong?: ((message: Readonly<Updatestatlong>) => void) | undefined;
  muzzleflash?: ((message: Readonly<Muzzleflash>) => void) | undefined;
  updateuserinfo?: ((message: Readonly<Updateuserinfo>) => void) | undefined;
  download?: ((message: Readonly<Download>) => void) | undefined;
  playerinfo?: ((message: Viewed<Playerinfo>) => void) | undefined;
  playerstate?: ((message: Viewed<Playerstate>) => void) | undefined;
  nails?: ((message: Readonly<Nails>) => void) | undefined;
  chokecount?: ((message: Readonly<Chokecount>) => void) | undefined;
  modellist?: ((message: Readonly<Modellist>) => void) | undefined;
  soundlist?: ((message: Readonly<Soundlist>) => void) | undefined;
  packetentities?: ((message: Viewed<Packetentities>) => void) | undefined;
  deltapacketentities?: ((message: Viewed<Deltapacketentities>) => void) | undefined;
  maxspeed?: ((message: Readonly<Maxspeed>) => void) | undefined;
  entgravity?: ((message: Readonly<Entgravity>) => void) | undefined;
  setinfo?: ((message: Readonly<Setinfo>) => void) | undefined;
  serverinfo?: ((message: Readonly<Serverinfo>) => void) | undefined;
  updatepl?: ((message: Readonly<Updatepl>) => void) | undefined;
  nails2?: ((message: Readonly<Nails2>) => void) | undefined;
  qizmovoice?: ((message: Readonly<Qizmovoice>) => void) | undefined;
  chunk?: ((message: Readonly<Chunk>) => void) | undefined;
  spawnstatic2?: ((message: Readonly<Spawnstatic2>) => void) | undefined;
  spawnbaseline2?: ((message: Readonly<Spawnbaseline2>) => void) | undefined;
  voicechat?: ((message: Readonly<Voicechat>) => void) | undefined;
  modellistshort?: ((message: Readonly<Modellistshort>) => void) | undefined;
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
const PACKETENTITY_FLAGS$LIVE_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 0, 0]);
const PACKETENTITY_FLAGS$LIVE_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 2, 2, 2, 1, 1, 0, 0]);
const bytesOfPacketentityFlags = (flags$live: number): number =>
  PACKETENTITY_FLAGS$LIVE_LENGTHS_0[flags$live & 0xff]! +
  PACKETENTITY_FLAGS$LIVE_LENGTHS_1[(flags$live >>> 8) & 0xff]!;
const PLAYERINFO_UNTIL26_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 0, 2, 2, 2, 1, 1, 1]);
const bytesOfPlayerinfoUntil26Flags = (flags: number): number =>
  PLAYERINFO_UNTIL26_FLAGS_LENGTHS_0[flags & 0xff]! + ((flags & 0x0100) !== 0 ? 1 : 0);
const PLAYERINFO_UNTIL27_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 0, 2, 2, 2, 1, 1, 1]);
const bytesOfPlayerinfoUntil27Flags = (flags: number): number =>
  PLAYERINFO_UNTIL27_FLAGS_LENGTHS_0[flags & 0xff]! + ((flags & 0x0100) !== 0 ? 1 : 0);
const PLAYERINFO_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 0, 2, 2, 2, 1, 1, 1]);
const bytesOfPlayerinfoFlags = (flags: number): number =>
  PLAYERINFO_FLAGS_LENGTHS_0[flags & 0xff]! + ((flags & 0x0100) !== 0 ? 1 : 0);
const PLAYERSTATE_MVD_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 1, 1]);
const PLAYERSTATE_MVD_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 1, 1, 0, 0, 0, 0]);
const bytesOfPlayerstateMvdFlags = (flags: number): number =>
  PLAYERSTATE_MVD_FLAGS_LENGTHS_0[flags & 0xff]! +
  PLAYERSTATE_MVD_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const Usercmd$ = /* @__PURE__ */ plainConstructor(function (
  this: Usercmd,
  flags: Usercmd["flags"],
  angle1: Usercmd["angle1"],
  angle2: Usercmd["angle2"],
  angle3: Usercmd["angle3"],
  forwardmove: Usercmd["forwardmove"],
  sidemove: Usercmd["sidemove"],
  upmove: Usercmd["upmove"],
  buttons: Usercmd["buttons"],
  impulse: Usercmd["impulse"],
  msec: Usercmd["msec"],
) {
  this.flags = flags;
  this.angle1 = angle1;
  this.angle2 = angle2;
  this.angle3 = angle3;
  this.forwardmove = forwardmove;
  this.sidemove = sidemove;
  this.upmove = upmove;
  this.buttons = buttons;
  this.impulse = impulse;
  this.msec = msec;
});
const USERCMD_UNTIL26_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 1, 1, 1, 1, 1, 1]);
const USERCMD_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 1, 1, 2]);
const Packetentity$ = /* @__PURE__ */ plainConstructor(function (
  this: Packetentity,
  number: Packetentity["number"],
  flags: Packetentity["flags"],
  remove: Packetentity["remove"],
  modelindex: Packetentity["modelindex"],
  frame: Packetentity["frame"],
  colormap: Packetentity["colormap"],
  skin: Packetentity["skin"],
  effects: Packetentity["effects"],
  origin1: Packetentity["origin1"],
  angle1: Packetentity["angle1"],
  origin2: Packetentity["origin2"],
  angle2: Packetentity["angle2"],
  origin3: Packetentity["origin3"],
  angle3: Packetentity["angle3"],
  solid: Packetentity["solid"],
) {
  this.number = number;
  this.flags = flags;
  this.remove = remove;
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
  this.solid = solid;
});
const PACKETENTITY_FROM28ORIGINS_FLAGS$LIVE_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  1, 1, 1, 1, 1, 1, 0, 0,
]);
const PACKETENTITY_FROM28ORIGINS_FLAGS$LIVE_LENGTHS_1 = /* @__PURE__ */ bitLengths([
  0, 4, 4, 4, 1, 1, 0, 0,
]);
const bytesOfPacketentityFrom28originsFlags = (flags$live: number): number =>
  PACKETENTITY_FROM28ORIGINS_FLAGS$LIVE_LENGTHS_0[flags$live & 0xff]! +
  PACKETENTITY_FROM28ORIGINS_FLAGS$LIVE_LENGTHS_1[(flags$live >>> 8) & 0xff]!;
const read3U8 = (view: DataView, at: number): [number, number, number] => [
  view.getUint8(at),
  view.getUint8(at + 1),
  view.getUint8(at + 2),
];
const PACKETENTITY_FROMFTEORIGINS_FLAGS$LIVE_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  1, 1, 1, 1, 1, 1, 0, 0,
]);
const PACKETENTITY_FROMFTEORIGINS_FLAGS$LIVE_LENGTHS_1 = /* @__PURE__ */ bitLengths([
  0, 4, 4, 4, 1, 1, 0, 0,
]);
const bytesOfPacketentityFromfteoriginsFlags = (flags$live: number): number =>
  PACKETENTITY_FROMFTEORIGINS_FLAGS$LIVE_LENGTHS_0[flags$live & 0xff]! +
  PACKETENTITY_FROMFTEORIGINS_FLAGS$LIVE_LENGTHS_1[(flags$live >>> 8) & 0xff]! +
  ((flags$live & 0x020000) !== 0 ? 1 : 0) +
  ((flags$live & 0x04000000) !== 0 ? 3 : 0);
const write3U8 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setUint8(at + i, asU8(values[i]!));
};
const SOUND_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 0, 0, 0, 0, 1, 1]);
const SOUND_FROMFTEFLOAT_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 0, 0, 0, 0, 1, 1]);
const read3Angle = (view: DataView, at: number): [number, number, number] => [
  view.getInt16(at, true) * 0.0054931640625,
  view.getInt16(at + 2, true) * 0.0054931640625,
  view.getInt16(at + 4, true) * 0.0054931640625,
];
const write3Angle = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 45, 8192)), true);
};
const ANNOUNCED_TOGETHER = [
  [536870920, 0, 0, 28],
  [536870920, 0, 1, 28],
  [536870920, 0, 2, 28],
  [536870920, 0, 3, 28],
  [536903688, 0, 0, 28],
  [536903688, 0, 1, 28],
  [536903688, 0, 2, 28],
  [536903688, 0, 3, 28],
  [536870912, 0, 0, 28],
  [536870912, 0, 1, 28],
  [536870912, 0, 2, 28],
  [536870912, 0, 3, 28],
  [536903680, 0, 0, 28],
  [536903680, 0, 1, 28],
  [536903680, 0, 2, 28],
  [536903680, 0, 3, 28],
  [8, 0, 0, 28],
  [8, 0, 1, 28],
  [8, 0, 2, 28],
  [8, 0, 3, 28],
  [32776, 0, 0, 28],
  [32776, 0, 1, 28],
  [32776, 0, 2, 28],
  [32776, 0, 3, 28],
  [0, 0, 0, 28],
  [0, 0, 1, 28],
  [0, 0, 2, 28],
  [0, 0, 3, 28],
  [32768, 0, 0, 28],
  [32768, 0, 1, 28],
  [32768, 0, 2, 28],
  [32768, 0, 3, 28],
  [undefined, 0, 0, 24],
  [undefined, 0, 0, 25],
  [undefined, 0, 0, 26],
  [undefined, 0, 0, 27],
  [undefined, 0, 0, 28],
  [undefined, 0, 1, 28],
  [undefined, 0, 2, 28],
  [undefined, 0, 3, 28],
];
const ANNOUNCED_TOGETHER_1 = [
  [8, 0, 0, 28],
  [32776, 0, 0, 28],
  [32776, 0, 1, 28],
  [0, 0, 0, 28],
  [32768, 0, 0, 28],
  [32768, 0, 1, 28],
  [undefined, 0, 0, 28],
];
const ENTITYTYPE_ARMS = /* @__PURE__ */ armsOf({
  point: [0x00, 0x01, 0x03, 0x04, 0x07, 0x08, 0x0a, 0x0b, 0x0d],
  line: [0x05, 0x06, 0x09],
  multi: [0x02, 0x0c],
});
const Playerinfo$ = /* @__PURE__ */ plainConstructor(function (
  this: Playerinfo,
  player: Playerinfo["player"],
  flags: Playerinfo["flags"],
  origin: Playerinfo["origin"],
  frame: Playerinfo["frame"],
  msec: Playerinfo["msec"],
  command: Playerinfo["command"],
  velocity1: Playerinfo["velocity1"],
  velocity2: Playerinfo["velocity2"],
  velocity3: Playerinfo["velocity3"],
  modelindex: Playerinfo["modelindex"],
  skinnum: Playerinfo["skinnum"],
  effects: Playerinfo["effects"],
  weaponframe: Playerinfo["weaponframe"],
  dead: Playerinfo["dead"],
  gib: Playerinfo["gib"],
  nograv: Playerinfo["nograv"],
) {
  this.type = "playerinfo";
  this.player = player;
  this.flags = flags;
  this.origin = origin;
  this.frame = frame;
  this.msec = msec;
  this.command = command;
  this.velocity1 = velocity1;
  this.velocity2 = velocity2;
  this.velocity3 = velocity3;
  this.modelindex = modelindex;
  this.skinnum = skinnum;
  this.effects = effects;
  this.weaponframe = weaponframe;
  this.dead = dead;
  this.gib = gib;
  this.nograv = nograv;
});
const Playerinfo$_2 = /* @__PURE__ */ plainConstructor(function (
  this: Playerinfo,
  player: Playerinfo["player"],
  flags: Playerinfo["flags"],
  origin: Playerinfo["origin"],
  frame: Playerinfo["frame"],
  msec: Playerinfo["msec"],
  command: Playerinfo["command"],
  velocity1: Playerinfo["velocity1"],
  velocity2: Playerinfo["velocity2"],
  velocity3: Playerinfo["velocity3"],
  modelindex: Playerinfo["modelindex"],
  skinnum: Playerinfo["skinnum"],
  effects: Playerinfo["effects"],
  weaponframe: Playerinfo["weaponframe"],
  dead: Playerinfo["dead"],
  gib: Playerinfo["gib"],
  nograv: Playerinfo["nograv"],
  pmc_bit1: Playerinfo["pmc_bit1"],
  pmc_bit2: Playerinfo["pmc_bit2"],
  onground: Playerinfo["onground"],
  solid: Playerinfo["solid"],
) {
  this.type = "playerinfo";
  this.player = player;
  this.flags = flags;
  this.origin = origin;
  this.frame = frame;
  this.msec = msec;
  this.command = command;
  this.velocity1 = velocity1;
  this.velocity2 = velocity2;
  this.velocity3 = velocity3;
  this.modelindex = modelindex;
  this.skinnum = skinnum;
  this.effects = effects;
  this.weaponframe = weaponframe;
  this.dead = dead;
  this.gib = gib;
  this.nograv = nograv;
  this.pmc_bit1 = pmc_bit1;
  this.pmc_bit2 = pmc_bit2;
  this.onground = onground;
  this.solid = solid;
});
const PLAYERINFO_FROMFTEFLOATOPAQUE_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  0, 0, 2, 2, 2, 1, 1, 1,
]);
const bytesOfPlayerinfoFromftefloatopaqueFlags = (flags: number): number =>
  PLAYERINFO_FROMFTEFLOATOPAQUE_FLAGS_LENGTHS_0[flags & 0xff]! + ((flags & 0x0100) !== 0 ? 1 : 0);
const Playerstate$ = /* @__PURE__ */ plainConstructor(function (
  this: Playerstate,
  player: Playerstate["player"],
  flags: Playerstate["flags"],
  frame: Playerstate["frame"],
  origin1: Playerstate["origin1"],
  origin2: Playerstate["origin2"],
  origin3: Playerstate["origin3"],
  angle1: Playerstate["angle1"],
  angle2: Playerstate["angle2"],
  angle3: Playerstate["angle3"],
  modelindex: Playerstate["modelindex"],
  skinnum: Playerstate["skinnum"],
  effects: Playerstate["effects"],
  weaponframe: Playerstate["weaponframe"],
  dead: Playerstate["dead"],
  gib: Playerstate["gib"],
) {
  this.type = "playerstate";
  this.player = player;
  this.flags = flags;
  this.frame = frame;
  this.origin1 = origin1;
  this.origin2 = origin2;
  this.origin3 = origin3;
  this.angle1 = angle1;
  this.angle2 = angle2;
  this.angle3 = angle3;
  this.modelindex = modelindex;
  this.skinnum = skinnum;
  this.effects = effects;
  this.weaponframe = weaponframe;
  this.dead = dead;
  this.gib = gib;
});
const PLAYERSTATE_MVD_FROMFTEFLOAT_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  4, 4, 4, 2, 2, 2, 1, 1,
]);
const PLAYERSTATE_MVD_FROMFTEFLOAT_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([
  0, 0, 1, 1, 0, 0, 0, 0,
]);
const bytesOfPlayerstateMvdFromftefloatFlags = (flags: number): number =>
  PLAYERSTATE_MVD_FROMFTEFLOAT_FLAGS_LENGTHS_0[flags & 0xff]! +
  PLAYERSTATE_MVD_FROMFTEFLOAT_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const explainedUntil24 = /* @__PURE__ */ explaining(table, 0);
const explainedUntil25 = /* @__PURE__ */ explaining(table, 1);
const explainedUntil26 = /* @__PURE__ */ explaining(table, 2);
const explainedUntil27 = /* @__PURE__ */ explaining(table, 3);
const explained = /* @__PURE__ */ explaining(table, 4);
const explainedMvd = /* @__PURE__ */ explaining(table, 32);

/** Throws EncodeError for a member that its type does not hold. */
function rejectOutOfRange(message: object, types: string): never {
  throw firstOutOfRange(message, types);
}

/** Reads a `usercmd` (to 26). Throws DecodeError. */
export function decodeUsercmdUntil26(r: Reader): Usercmd {
  const view = r.view;
  let at = r.offset;
  if (at + 13 > r.end) ensureWhole(r, skipUsercmdUntil26);
  const flags = view.getUint8(at++);
  let angle1: number | undefined;
  if ((flags & 0x01) !== 0) {
    angle1 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  const angle2 = view.getInt16(at, true) * 0.0054931640625;
  at += 2;
  let angle3: number | undefined;
  if ((flags & 0x02) !== 0) {
    angle3 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  const forwardmove = (flags & 0x04) !== 0 ? view.getInt8(at++) * 8 : undefined;
  const sidemove = (flags & 0x08) !== 0 ? view.getInt8(at++) * 8 : undefined;
  const upmove = (flags & 0x10) !== 0 ? view.getInt8(at++) * 8 : undefined;
  const buttons = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  const impulse = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const msec = (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return new Usercmd$(
    flags,
    angle1,
    angle2,
    angle3,
    forwardmove,
    sidemove,
    upmove,
    buttons,
    impulse,
    msec,
  );
}

/** Passes over what `decodeUsercmdUntil26` reads. Throws DecodeError. */
export function skipUsercmdUntil26(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  r.offset = advance(r, at, 2 + USERCMD_UNTIL26_FLAGS_LENGTHS_0[flags & 0xff]!);
}

/** Writes what `decodeUsercmdUntil26` reads. Throws EncodeError. */
export function encodeUsercmdUntil26(w: Writer, m: Usercmd): void {
  const { angle1, angle3, forwardmove, sidemove, upmove, buttons, impulse, msec } = m;
  fits: {
    let flags = 0;
    let at = reserve(w, 13);
    const view = w.view;
    const bytes = w.bytes;
    let flags$at = at;
    at += 1;
    if (angle1 !== undefined) {
      flags |= 0x01;
      const steps$ = angle1 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== angle1)
        raw = nearest(angle1, (angle1 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    view.setInt16(at, asI16(unscale(m.angle2!, 45, 8192)), true);
    at += 2;
    if (angle3 !== undefined) {
      flags |= 0x02;
      const steps$ = angle3 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== angle3)
        raw = nearest(angle3, (angle3 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (forwardmove !== undefined) {
      flags |= 0x04;
      const steps$ = forwardmove * 0.125;
      let raw = (steps$ << 24) >> 24;
      if (raw * 8 !== forwardmove)
        raw = nearest(forwardmove, forwardmove / 8, -128, 127, -1024, 1016);
      bytes[at++] = raw;
    }
    if (sidemove !== undefined) {
      flags |= 0x08;
      const steps$ = sidemove * 0.125;
      let raw = (steps$ << 24) >> 24;
      if (raw * 8 !== sidemove) raw = nearest(sidemove, sidemove / 8, -128, 127, -1024, 1016);
      bytes[at++] = raw;
    }
    if (upmove !== undefined) {
      flags |= 0x10;
      const steps$ = upmove * 0.125;
      let raw = (steps$ << 24) >> 24;
      if (raw * 8 !== upmove) raw = nearest(upmove, upmove / 8, -128, 127, -1024, 1016);
      bytes[at++] = raw;
    }
    if (buttons !== undefined) {
      flags |= 0x20;
      if (buttons !== (buttons & 0xff)) break fits;
      bytes[at++] = buttons;
    }
    if (impulse !== undefined) {
      flags |= 0x40;
      if (impulse !== (impulse & 0xff)) break fits;
      bytes[at++] = impulse;
    }
    if (msec !== undefined) {
      flags |= 0x80;
      if (msec !== (msec & 0xff)) break fits;
      bytes[at++] = msec;
    }
    bytes[flags$at++] = flags;
    w.offset = at;
    return;
  }
  return rejectOutOfRange(m, "U8 buttons impulse msec");
}

/** Reads a `usercmd` (from 27). Throws DecodeError. */
export function decodeUsercmd(r: Reader): Usercmd {
  const view = r.view;
  let at = r.offset;
  if (at + 16 > r.end) ensureWhole(r, skipUsercmd);
  const flags = view.getUint8(at++);
  let angle1: number | undefined;
  if ((flags & 0x01) !== 0) {
    angle1 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let angle2: number | undefined;
  if ((flags & 0x80) !== 0) {
    angle2 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let angle3: number | undefined;
  if ((flags & 0x02) !== 0) {
    angle3 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let forwardmove: number | undefined;
  if ((flags & 0x04) !== 0) {
    forwardmove = view.getInt16(at, true);
    at += 2;
  }
  let sidemove: number | undefined;
  if ((flags & 0x08) !== 0) {
    sidemove = view.getInt16(at, true);
    at += 2;
  }
  let upmove: number | undefined;
  if ((flags & 0x10) !== 0) {
    upmove = view.getInt16(at, true);
    at += 2;
  }
  const buttons = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  const impulse = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at + 1;
  return new Usercmd$(
    flags,
    angle1,
    angle2,
    angle3,
    forwardmove,
    sidemove,
    upmove,
    buttons,
    impulse,
    view.getUint8(at),
  );
}

/** Passes over what `decodeUsercmd` reads. Throws DecodeError. */
export function skipUsercmd(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  r.offset = advance(r, at, 1 + USERCMD_FLAGS_LENGTHS_0[flags & 0xff]!);
}

/** Writes what `decodeUsercmd` reads. Throws EncodeError. */
export function encodeUsercmd(w: Writer, m: Usercmd): void {
  const { angle1, angle2, angle3, forwardmove, sidemove, upmove, buttons, impulse } = m;
  fits: {
    let flags = 0;
    let at = reserve(w, 16);
    const bytes = w.bytes;
    let flags$at = at;
    at += 1;
    if (angle1 !== undefined) {
      flags |= 0x01;
      const steps$ = angle1 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== angle1)
        raw = nearest(angle1, (angle1 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle2 !== undefined) {
      flags |= 0x80;
      const steps$ = angle2 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== angle2)
        raw = nearest(angle2, (angle2 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle3 !== undefined) {
      flags |= 0x02;
      const steps$ = angle3 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== angle3)
        raw = nearest(angle3, (angle3 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (forwardmove !== undefined) {
      flags |= 0x04;
      if (forwardmove !== (forwardmove << 16) >> 16) break fits;
      bytes[at++] = forwardmove;
      bytes[at++] = forwardmove >> 8;
    }
    if (sidemove !== undefined) {
      flags |= 0x08;
      if (sidemove !== (sidemove << 16) >> 16) break fits;
      bytes[at++] = sidemove;
      bytes[at++] = sidemove >> 8;
    }
    if (upmove !== undefined) {
      flags |= 0x10;
      if (upmove !== (upmove << 16) >> 16) break fits;
      bytes[at++] = upmove;
      bytes[at++] = upmove >> 8;
    }
    if (buttons !== undefined) {
      flags |= 0x20;
      if (buttons !== (buttons & 0xff)) break fits;
      bytes[at++] = buttons;
    }
    if (impulse !== undefined) {
      flags |= 0x40;
      if (impulse !== (impulse & 0xff)) break fits;
      bytes[at++] = impulse;
    }
    bytes[at] = asU8(m.msec!);
    bytes[flags$at++] = flags;
    w.offset = at + 1;
    return;
  }
  return rejectOutOfRange(m, "I16 forwardmove sidemove upmove, U8 buttons impulse");
}

/** Reads a `nail` (to fte). Throws DecodeError. */
export function decodeNail(r: Reader): Nail {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 6);
  r.offset = at + 6;
  return {
    x: (view.getUint16(at, true) & 0x0fff) * 2 - 4096,
    y: (view.getUint16(at + 1, true) >>> 4) * 2 - 4096,
    z: (view.getUint16(at + 3, true) & 0x0fff) * 2 - 4096,
    pitch: (view.getUint8(at + 4) >>> 4) * 22.5,
    yaw: view.getInt8(at + 5) * 1.40625,
  };
}

/** Passes over what `decodeNail` reads. Throws DecodeError. */
export function skipNail(r: Reader): undefined {
  skip(r, 6);
}

/** Writes what `decodeNail` reads. Throws EncodeError. */
export function encodeNail(w: Writer, m: Nail): void {
  const at = reserve(w, 6);
  const view = w.view;
  const x$raw = fit(unscale(m.x, 2, 1, -4096), 12);
  const y$raw = fit(unscale(m.y, 2, 1, -4096), 12);
  const z$raw = fit(unscale(m.z, 2, 1, -4096), 12);
  const pitch$raw = fit(unscale(m.pitch, 45, 2), 4);
  view.setUint8(at, x$raw);
  view.setUint8(at + 1, (x$raw >>> 8) | (y$raw << 4));
  view.setUint8(at + 2, y$raw >>> 4);
  view.setUint8(at + 3, z$raw);
  view.setUint8(at + 4, (z$raw >>> 8) | (pitch$raw << 4));
  view.setInt8(at + 5, asI8(unscale(m.yaw, 45, 32)));
  w.offset = at + 6;
}

/** Reads a `nail` (fte+float). Throws DecodeError. */
export function decodeNailFromftefloat(r: Reader): Nail {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 7);
  r.offset = at + 7;
  return {
    x: (view.getUint16(at, true) & 0x0fff) * 2 - 4096,
    y: (view.getUint16(at + 1, true) >>> 4) * 2 - 4096,
    z: (view.getUint16(at + 3, true) & 0x0fff) * 2 - 4096,
    pitch: (view.getUint8(at + 4) >>> 4) * 22.5,
    yaw: view.getInt16(at + 5, true) * 0.0054931640625,
  };
}

/** Passes over what `decodeNailFromftefloat` reads. Throws DecodeError. */
export function skipNailFromftefloat(r: Reader): undefined {
  skip(r, 7);
}

/** Writes what `decodeNailFromftefloat` reads. Throws EncodeError. */
export function encodeNailFromftefloat(w: Writer, m: Nail): void {
  const at = reserve(w, 7);
  const view = w.view;
  const x$raw = fit(unscale(m.x, 2, 1, -4096), 12);
  const y$raw = fit(unscale(m.y, 2, 1, -4096), 12);
  const z$raw = fit(unscale(m.z, 2, 1, -4096), 12);
  const pitch$raw = fit(unscale(m.pitch, 45, 2), 4);
  view.setUint8(at, x$raw);
  view.setUint8(at + 1, (x$raw >>> 8) | (y$raw << 4));
  view.setUint8(at + 2, y$raw >>> 4);
  view.setUint8(at + 3, z$raw);
  view.setUint8(at + 4, (z$raw >>> 8) | (pitch$raw << 4));
  view.setInt16(at + 5, asI16(unscale(m.yaw, 45, 8192)), true);
  w.offset = at + 7;
}

/** Reads a `numberednail` (to fte-mvd). Throws DecodeError. */
export function decodeNumberednailMvd(r: Reader): Numberednail {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 7);
  r.offset = at + 7;
  return {
    number: view.getUint8(at),
    x: (view.getUint16(at + 1, true) & 0x0fff) * 2 - 4096,
    y: (view.getUint16(at + 2, true) >>> 4) * 2 - 4096,
    z: (view.getUint16(at + 4, true) & 0x0fff) * 2 - 4096,
    pitch: (view.getUint8(at + 5) >>> 4) * 22.5,
    yaw: view.getInt8(at + 6) * 1.40625,
  };
}

/** Passes over what `decodeNumberednailMvd` reads. Throws DecodeError. */
export function skipNumberednailMvd(r: Reader): undefined {
  skip(r, 7);
}

/** Writes what `decodeNumberednailMvd` reads. Throws EncodeError. */
export function encodeNumberednailMvd(w: Writer, m: Numberednail): void {
  const at = reserve(w, 7);
  const view = w.view;
  view.setUint8(at, asU8(m.number));
  const x$raw = fit(unscale(m.x, 2, 1, -4096), 12);
  const y$raw = fit(unscale(m.y, 2, 1, -4096), 12);
  const z$raw = fit(unscale(m.z, 2, 1, -4096), 12);
  const pitch$raw = fit(unscale(m.pitch, 45, 2), 4);
  view.setUint8(at + 1, x$raw);
  view.setUint8(at + 2, (x$raw >>> 8) | (y$raw << 4));
  view.setUint8(at + 3, y$raw >>> 4);
  view.setUint8(at + 4, z$raw);
  view.setUint8(at + 5, (z$raw >>> 8) | (pitch$raw << 4));
  view.setInt8(at + 6, asI8(unscale(m.yaw, 45, 32)));
  w.offset = at + 7;
}

/** Reads a `numberednail` (fte+float-mvd). Throws DecodeError. */
export function decodeNumberednailMvdFromftefloat(r: Reader): Numberednail {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 8);
  r.offset = at + 8;
  return {
    number: view.getUint8(at),
    x: (view.getUint16(at + 1, true) & 0x0fff) * 2 - 4096,
    y: (view.getUint16(at + 2, true) >>> 4) * 2 - 4096,
    z: (view.getUint16(at + 4, true) & 0x0fff) * 2 - 4096,
    pitch: (view.getUint8(at + 5) >>> 4) * 22.5,
    yaw: view.getInt16(at + 6, true) * 0.0054931640625,
  };
}

/** Passes over what `decodeNumberednailMvdFromftefloat` reads. Throws DecodeError. */
export function skipNumberednailMvdFromftefloat(r: Reader): undefined {
  skip(r, 8);
}

/** Writes what `decodeNumberednailMvdFromftefloat` reads. Throws EncodeError. */
export function encodeNumberednailMvdFromftefloat(w: Writer, m: Numberednail): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setUint8(at, asU8(m.number));
  const x$raw = fit(unscale(m.x, 2, 1, -4096), 12);
  const y$raw = fit(unscale(m.y, 2, 1, -4096), 12);
  const z$raw = fit(unscale(m.z, 2, 1, -4096), 12);
  const pitch$raw = fit(unscale(m.pitch, 45, 2), 4);
  view.setUint8(at + 1, x$raw);
  view.setUint8(at + 2, (x$raw >>> 8) | (y$raw << 4));
  view.setUint8(at + 3, y$raw >>> 4);
  view.setUint8(at + 4, z$raw);
  view.setUint8(at + 5, (z$raw >>> 8) | (pitch$raw << 4));
  view.setInt16(at + 6, asI16(unscale(m.yaw, 45, 8192)), true);
  w.offset = at + 8;
}

/** Reads a `packetentity` (to 28). Returns 0 where it ends its list. Throws DecodeError. */
export function decodePacketentity(r: Reader): Packetentity | number {
  const view = r.view;
  let at = r.offset;
  if (at + 17 > r.end) ensureWhole(r, skipPacketentity);
  const numberFlags = view.getUint16(at, true);
  if (numberFlags === 0) {
    r.offset = at + 2;
    return 0;
  }
  const number = numberFlags & 0x01ff;
  let flags = numberFlags & 0xfe00;
  at += 2;
  if ((flags & 0xc000) === 0x8000) flags |= view.getUint8(at++);
  const remove = (flags & 0x4000) !== 0;
  const flags$live = (flags & 0x4000) !== 0 ? 0 : flags;
  const modelindex = (flags$live & 0x04) !== 0 ? view.getUint8(at++) : undefined;
  const frame = (flags$live & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const colormap = (flags$live & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const skin = (flags$live & 0x10) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags$live & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  let origin1: number | undefined;
  if ((flags$live & 0x0200) !== 0) {
    origin1 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  const angle1 = (flags$live & 0x01) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let origin2: number | undefined;
  if ((flags$live & 0x0400) !== 0) {
    origin2 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  const angle2 = (flags$live & 0x1000) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let origin3: number | undefined;
  if ((flags$live & 0x0800) !== 0) {
    origin3 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  const angle3 = (flags$live & 0x02) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  r.offset = at;
  return new Packetentity$(
    number,
    flags,
    remove,
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
    (flags$live & 0x40) !== 0,
  );
}

/**
 * Passes over what `decodePacketentity` reads. Returns whether it ends its list. Throws
 * DecodeError.
 */
export function skipPacketentity(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  if (word === 0) {
    r.offset = at;
    return true;
  }
  let flags = word & 0xfe00;
  if ((flags & 0xc000) === 0x8000) {
    ensure(r, at, 1);
    flags |= view.getUint8(at++);
  }
  const flags$live = (flags & 0x4000) !== 0 ? 0 : flags;
  r.offset = advance(r, at, bytesOfPacketentityFlags(flags$live));
  return false;
}

/** Writes what `decodePacketentity` reads. Throws EncodeError. */
export function encodePacketentity(w: Writer, m: Packetentity): void {
  const {
    flags: flagsGiven$,
    remove,
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
    solid,
  } = m;
  fits: {
    let flags = flagsGiven$ === undefined ? 0 : flagsGiven$ & (remove ? 0xbeff : 0x8080);
    if (remove) flags |= 0x4000;
    if (modelindex !== undefined) flags |= 0x04;
    if (frame !== undefined) flags |= 0x2000;
    if (colormap !== undefined) flags |= 0x08;
    if (skin !== undefined) flags |= 0x10;
    if (effects !== undefined) flags |= 0x20;
    if (origin1 !== undefined) flags |= 0x0200;
    if (angle1 !== undefined) flags |= 0x01;
    if (origin2 !== undefined) flags |= 0x0400;
    if (angle2 !== undefined) flags |= 0x1000;
    if (origin3 !== undefined) flags |= 0x0800;
    if (angle3 !== undefined) flags |= 0x02;
    if (solid) flags |= 0x40;
    if ((flags & 0xff) !== 0 && (flags & 0x4000) === 0) flags |= 0x8000;
    if (
      remove &&
      (modelindex !== undefined ||
        frame !== undefined ||
        colormap !== undefined ||
        skin !== undefined ||
        effects !== undefined ||
        origin1 !== undefined ||
        angle1 !== undefined ||
        origin2 !== undefined ||
        angle2 !== undefined ||
        origin3 !== undefined ||
        angle3 !== undefined ||
        solid)
    )
      expectNothing(
        m,
        "modelindex frame colormap skin effects origin1 angle1 origin2 angle2 origin3 angle3 solid",
        "remove",
      );
    let at = reserve(w, 17);
    const bytes = w.bytes;
    let numberWord = fit(m.number, 9) | (((flags >>> 9) & 0x7f) << 9);
    if (numberWord === 0) {
      numberWord = 0x8000;
      flags |= 0x8000;
    }
    bytes[at] = numberWord;
    bytes[at + 1] = numberWord >> 8;
    at += 2;
    if ((flags & 0xc000) === 0x8000) bytes[at++] = flags;
    if (modelindex !== undefined) {
      if (modelindex !== (modelindex & 0xff)) break fits;
      bytes[at++] = modelindex;
    }
    if (frame !== undefined) {
      if (frame !== (frame & 0xff)) break fits;
      bytes[at++] = frame;
    }
    if (colormap !== undefined) {
      if (colormap !== (colormap & 0xff)) break fits;
      bytes[at++] = colormap;
    }
    if (skin !== undefined) {
      if (skin !== (skin & 0xff)) break fits;
      bytes[at++] = skin;
    }
    if (effects !== undefined) {
      if (effects !== (effects & 0xff)) break fits;
      bytes[at++] = effects;
    }
    if (origin1 !== undefined) {
      const steps$ = origin1 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin1) raw = nearest(origin1, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle1 !== undefined) {
      const steps$ = angle1 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle1)
        raw = nearest(angle1, (angle1 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    if (origin2 !== undefined) {
      const steps$ = origin2 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin2) raw = nearest(origin2, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle2 !== undefined) {
      const steps$ = angle2 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle2)
        raw = nearest(angle2, (angle2 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    if (origin3 !== undefined) {
      const steps$ = origin3 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin3) raw = nearest(origin3, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle3 !== undefined) {
      const steps$ = angle3 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle3)
        raw = nearest(angle3, (angle3 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    w.offset = at;
    return;
  }
  return rejectOutOfRange(m, "U8 modelindex frame colormap skin effects");
}

/** Reads a `packetentity` (28+origins). Returns 0 where it ends its list. Throws DecodeError. */
export function decodePacketentityFrom28origins(r: Reader): Packetentity | number {
  const view = r.view;
  let at = r.offset;
  if (at + 23 > r.end) ensureWhole(r, skipPacketentityFrom28origins);
  const numberFlags = view.getUint16(at, true);
  if (numberFlags === 0) {
    r.offset = at + 2;
    return 0;
  }
  const number = numberFlags & 0x01ff;
  let flags = numberFlags & 0xfe00;
  at += 2;
  if ((flags & 0xc000) === 0x8000) flags |= view.getUint8(at++);
  const remove = (flags & 0x4000) !== 0;
  const flags$live = (flags & 0x4000) !== 0 ? 0 : flags;
  const modelindex = (flags$live & 0x04) !== 0 ? view.getUint8(at++) : undefined;
  const frame = (flags$live & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const colormap = (flags$live & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const skin = (flags$live & 0x10) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags$live & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  let origin1: number | undefined;
  let origin1NaN: number | undefined;
  if ((flags$live & 0x0200) !== 0) {
    origin1 = view.getFloat32(at, true);
    origin1NaN = nanAt(view, at);
    at += 4;
  }
  const angle1 = (flags$live & 0x01) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let origin2: number | undefined;
  let origin2NaN: number | undefined;
  if ((flags$live & 0x0400) !== 0) {
    origin2 = view.getFloat32(at, true);
    origin2NaN = nanAt(view, at);
    at += 4;
  }
  const angle2 = (flags$live & 0x1000) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let origin3: number | undefined;
  let origin3NaN: number | undefined;
  if ((flags$live & 0x0800) !== 0) {
    origin3 = view.getFloat32(at, true);
    origin3NaN = nanAt(view, at);
    at += 4;
  }
  const angle3 = (flags$live & 0x02) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  r.offset = at;
  return {
    number,
    flags,
    remove,
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
    angle3,
    solid: (flags$live & 0x40) !== 0,
  };
}

/**
 * Passes over what `decodePacketentityFrom28origins` reads. Returns whether it ends its
 * list. Throws DecodeError.
 */
export function skipPacketentityFrom28origins(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  if (word === 0) {
    r.offset = at;
    return true;
  }
  let flags = word & 0xfe00;
  if ((flags & 0xc000) === 0x8000) {
    ensure(r, at, 1);
    flags |= view.getUint8(at++);
  }
  const flags$live = (flags & 0x4000) !== 0 ? 0 : flags;
  r.offset = advance(r, at, bytesOfPacketentityFrom28originsFlags(flags$live));
  return false;
}

/** Writes what `decodePacketentityFrom28origins` reads. Throws EncodeError. */
export function encodePacketentityFrom28origins(w: Writer, m: Packetentity): void {
  let flags = m.flags === undefined ? 0 : m.flags & (m.remove ? 0xbeff : 0x8080);
  if (m.remove) flags |= 0x4000;
  if (m.modelindex !== undefined) flags |= 0x04;
  if (m.frame !== undefined) flags |= 0x2000;
  if (m.colormap !== undefined) flags |= 0x08;
  if (m.skin !== undefined) flags |= 0x10;
  if (m.effects !== undefined) flags |= 0x20;
  if (m.origin1 !== undefined) flags |= 0x0200;
  if (m.angle1 !== undefined) flags |= 0x01;
  if (m.origin2 !== undefined) flags |= 0x0400;
  if (m.angle2 !== undefined) flags |= 0x1000;
  if (m.origin3 !== undefined) flags |= 0x0800;
  if (m.angle3 !== undefined) flags |= 0x02;
  if (m.solid) flags |= 0x40;
  if ((flags & 0xff) !== 0 && (flags & 0x4000) === 0) flags |= 0x8000;
  if (m.remove)
    expectNothing(
      m,
      "modelindex frame colormap skin effects origin1 angle1 origin2 angle2 origin3 angle3 solid",
      "remove",
    );
  let at = reserve(w, 23);
  const view = w.view;
  let numberWord = fit(m.number, 9) | (((flags >>> 9) & 0x7f) << 9);
  if (numberWord === 0) {
    numberWord = 0x8000;
    flags |= 0x8000;
  }
  view.setUint16(at, numberWord, true);
  at += 2;
  if ((flags & 0xc000) === 0x8000) view.setUint8(at++, flags);
  if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
  if (m.frame !== undefined) view.setUint8(at++, asU8(m.frame));
  if (m.colormap !== undefined) view.setUint8(at++, asU8(m.colormap));
  if (m.skin !== undefined) view.setUint8(at++, asU8(m.skin));
  if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
  if (m.origin1 !== undefined) setF32(view, (at += 4) - 4, m.origin1, m.origin1NaN);
  if (m.angle1 !== undefined) view.setInt8(at++, asI8(unscale(m.angle1, 45, 32)));
  if (m.origin2 !== undefined) setF32(view, (at += 4) - 4, m.origin2, m.origin2NaN);
  if (m.angle2 !== undefined) view.setInt8(at++, asI8(unscale(m.angle2, 45, 32)));
  if (m.origin3 !== undefined) setF32(view, (at += 4) - 4, m.origin3, m.origin3NaN);
  if (m.angle3 !== undefined) view.setInt8(at++, asI8(unscale(m.angle3, 45, 32)));
  w.offset = at;
}

/**
 * Reads a `packetentity` (to fte+opaque+origins). Returns 0 where it ends its list. Throws
 * DecodeError.
 */
export function decodePacketentityFromfteorigins(r: Reader): Packetentity | number {
  const view = r.view;
  let at = r.offset;
  if (at + 29 > r.end) ensureWhole(r, skipPacketentityFromfteorigins);
  const numberFlags = view.getUint16(at, true);
  if (numberFlags === 0) {
    r.offset = at + 2;
    return 0;
  }
  const number = numberFlags & 0x01ff;
  let flags = numberFlags & 0xfe00;
  at += 2;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x804000) === 0x800000) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  if ((flags & 0x080000) !== 0) throw unsupported(r, "models above 255");
  const beyond512 = (flags & 0x200000) !== 0;
  const beyond1024 = (flags & 0x400000) !== 0;
  const remove = (flags & 0x4000) !== 0;
  const flags$live = (flags & 0x4000) !== 0 ? 0 : flags;
  const modelindex = (flags$live & 0x04) !== 0 ? view.getUint8(at++) : undefined;
  const frame = (flags$live & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const colormap = (flags$live & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const skin = (flags$live & 0x10) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags$live & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  let origin1: number | undefined;
  let origin1NaN: number | undefined;
  if ((flags$live & 0x0200) !== 0) {
    origin1 = view.getFloat32(at, true);
    origin1NaN = nanAt(view, at);
    at += 4;
  }
  const angle1 = (flags$live & 0x01) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let origin2: number | undefined;
  let origin2NaN: number | undefined;
  if ((flags$live & 0x0400) !== 0) {
    origin2 = view.getFloat32(at, true);
    origin2NaN = nanAt(view, at);
    at += 4;
  }
  const angle2 = (flags$live & 0x1000) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let origin3: number | undefined;
  let origin3NaN: number | undefined;
  if ((flags$live & 0x0800) !== 0) {
    origin3 = view.getFloat32(at, true);
    origin3NaN = nanAt(view, at);
    at += 4;
  }
  const angle3 = (flags$live & 0x02) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  const trans = (flags$live & 0x020000) !== 0 ? view.getUint8(at++) : undefined;
  const colourmod = (flags$live & 0x04000000) !== 0 ? read3U8(view, (at += 3) - 3) : undefined;
  r.offset = at;
  return {
    number,
    flags,
    beyond512,
    beyond1024,
    remove,
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
    angle3,
    trans,
    colourmod,
    solid: (flags$live & 0x40) !== 0,
  };
}

/**
 * Passes over what `decodePacketentityFromfteorigins` reads. Returns whether it ends its
 * list. Throws DecodeError.
 */
export function skipPacketentityFromfteorigins(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  if (word === 0) {
    r.offset = at;
    return true;
  }
  let flags = word & 0xfe00;
  const more0 = (flags >>> 15) & 1;
  flags |= (r.bytes[at]! & -more0) << 0;
  at += more0;
  const more2 = (flags >>> 7) & 1;
  flags |= (r.bytes[at]! & -more2) << 16;
  at += more2;
  if ((flags & 0x804000) === 0x800000) {
    ensure(r, at, 1);
    flags |= view.getUint8(at++) << 24;
  }
  flags >>>= 0;
  if ((flags & 0x080000) !== 0) throw unsupported(r, "models above 255");
  const flags$live = (flags & 0x4000) !== 0 ? 0 : flags;
  r.offset = advance(r, at, bytesOfPacketentityFromfteoriginsFlags(flags$live));
  return false;
}

/** Writes what `decodePacketentityFromfteorigins` reads. Throws EncodeError. */
export function encodePacketentityFromfteorigins(w: Writer, m: Packetentity): void {
  let flags = m.flags === undefined ? 0 : m.flags & (m.remove ? 0xff97beff : 0xfb958080);
  if (m.beyond512) flags |= 0x200000;
  if (m.beyond1024) flags |= 0x400000;
  if (m.remove) flags |= 0x4000;
  if (m.modelindex !== undefined) flags |= 0x04;
  if (m.frame !== undefined) flags |= 0x2000;
  if (m.colormap !== undefined) flags |= 0x08;
  if (m.skin !== undefined) flags |= 0x10;
  if (m.effects !== undefined) flags |= 0x20;
  if (m.origin1 !== undefined) flags |= 0x0200;
  if (m.angle1 !== undefined) flags |= 0x01;
  if (m.origin2 !== undefined) flags |= 0x0400;
  if (m.angle2 !== undefined) flags |= 0x1000;
  if (m.origin3 !== undefined) flags |= 0x0800;
  if (m.angle3 !== undefined) flags |= 0x02;
  if (m.trans !== undefined) flags |= 0x020000;
  if (m.colourmod !== undefined) flags |= 0x04000000;
  if (m.solid) flags |= 0x40;
  if ((flags & 0xff000000) !== 0 && (flags & 0x4000) === 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x80;
  if ((flags & 0xff) !== 0) flags |= 0x8000;
  if (m.remove)
    expectNothing(
      m,
      "modelindex frame colormap skin effects origin1 angle1 origin2 angle2 origin3 angle3 trans colourmod solid",
      "remove",
    );
  let at = reserve(w, 29);
  const view = w.view;
  let numberWord = fit(m.number, 9) | (((flags >>> 9) & 0x7f) << 9);
  if (numberWord === 0) {
    numberWord = 0x8000;
    flags |= 0x8000;
  }
  view.setUint16(at, numberWord, true);
  at += 2;
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x804000) === 0x800000) view.setUint8(at++, flags >>> 24);
  if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
  if (m.frame !== undefined) view.setUint8(at++, asU8(m.frame));
  if (m.colormap !== undefined) view.setUint8(at++, asU8(m.colormap));
  if (m.skin !== undefined) view.setUint8(at++, asU8(m.skin));
  if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
  if (m.origin1 !== undefined) setF32(view, (at += 4) - 4, m.origin1, m.origin1NaN);
  if (m.angle1 !== undefined) view.setInt8(at++, asI8(unscale(m.angle1, 45, 32)));
  if (m.origin2 !== undefined) setF32(view, (at += 4) - 4, m.origin2, m.origin2NaN);
  if (m.angle2 !== undefined) view.setInt8(at++, asI8(unscale(m.angle2, 45, 32)));
  if (m.origin3 !== undefined) setF32(view, (at += 4) - 4, m.origin3, m.origin3NaN);
  if (m.angle3 !== undefined) view.setInt8(at++, asI8(unscale(m.angle3, 45, 32)));
  if (m.trans !== undefined) view.setUint8(at++, asU8(m.trans));
  if (m.colourmod !== undefined) write3U8(view, (at += 3) - 3, m.colourmod);
  w.offset = at;
}

/**
 * Reads a `disconnect` (to fte+float+opaque-mvd) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeDisconnectMvd(r: Reader): Disconnect {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "disconnect", text: readString(r, 2047) };
}

/** Passes over what `decodeDisconnectMvd` reads. Throws DecodeError. */
export function skipDisconnectMvd(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeDisconnectMvd` reads. Throws EncodeError. */
export function encodeDisconnectMvd(w: Writer, m: Disconnect): void {
  writeString(w, m.text!, 2047);
}

/** Reads an `updatestat` (from 24) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdatestat(r: Reader): Updatestat {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "updatestat", index: view.getUint8(at + 1), value: view.getUint8(at + 2) };
}

/** Passes over what `decodeUpdatestat` reads. Throws DecodeError. */
export function skipUpdatestat(r: Reader): undefined {
  skip(r, 3);
}

/** Writes what `decodeUpdatestat` reads. Throws EncodeError. */
export function encodeUpdatestat(w: Writer, m: Updatestat): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at, asU8(m.index));
  view.setUint8(at + 1, asU8(m.value));
  w.offset = at + 2;
}

/** Reads a `sound` (to fte) at the cursor, its id first. Throws DecodeError. */
export function decodeSound(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 12 > r.end) ensureWhole(r, skipSound);
  const channelEntityFlags = view.getUint16(at + 1, true);
  const channel = channelEntityFlags & 0x07;
  const entity = (channelEntityFlags >>> 3) & 0x03ff;
  const flags = channelEntityFlags & 0xe000;
  at += 3;
  const volume = (flags & 0x8000) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const attenuation = (flags & 0x4000) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
  r.offset = at + 7;
  return {
    type: "sound",
    channel,
    entity,
    flags,
    volume,
    attenuation,
    soundnum: view.getUint8(at),
    origin: [
      view.getInt16(at + 1, true) * 0.125,
      view.getInt16(at + 3, true) * 0.125,
      view.getInt16(at + 5, true) * 0.125,
    ],
  };
}

/** Passes over what `decodeSound` reads. Throws DecodeError. */
export function skipSound(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const flags = word & 0xe000;
  r.offset = advance(r, at, 7 + SOUND_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!);
}

/** Writes what `decodeSound` reads. Throws EncodeError. */
export function encodeSound(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x2000;
  if (m.volume !== undefined) flags |= 0x8000;
  if (m.attenuation !== undefined) flags |= 0x4000;
  let at = reserve(w, 11);
  const view = w.view;
  view.setUint16(
    at,
    fit(m.channel, 3) | (fit(m.entity, 10) << 3) | (((flags >>> 13) & 0x07) << 13),
    true,
  );
  at += 2;
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  view.setUint8(at, asU8(m.soundnum));
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++)
    view.setInt16(at + 1 + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
  w.offset = at + 7;
}

/** Reads a `sound` (fte+float) at the cursor, its id first. Throws DecodeError. */
export function decodeSoundFromftefloat(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 18 > r.end) ensureWhole(r, skipSoundFromftefloat);
  const channelEntityFlags = view.getUint16(at + 1, true);
  const channel = channelEntityFlags & 0x07;
  const entity = (channelEntityFlags >>> 3) & 0x03ff;
  const flags = channelEntityFlags & 0xe000;
  at += 3;
  const volume = (flags & 0x8000) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const attenuation = (flags & 0x4000) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
  r.offset = at + 13;
  return {
    type: "sound",
    channel,
    entity,
    flags,
    volume,
    attenuation,
    soundnum: view.getUint8(at),
    origin: [
      view.getFloat32(at + 1, true),
      view.getFloat32(at + 5, true),
      view.getFloat32(at + 9, true),
    ],
    originNaN: nanBits(view, at + 1, 3),
  };
}

/** Passes over what `decodeSoundFromftefloat` reads. Throws DecodeError. */
export function skipSoundFromftefloat(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const flags = word & 0xe000;
  r.offset = advance(r, at, 13 + SOUND_FROMFTEFLOAT_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!);
}

/** Writes what `decodeSoundFromftefloat` reads. Throws EncodeError. */
export function encodeSoundFromftefloat(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x2000;
  if (m.volume !== undefined) flags |= 0x8000;
  if (m.attenuation !== undefined) flags |= 0x4000;
  let at = reserve(w, 17);
  const view = w.view;
  view.setUint16(
    at,
    fit(m.channel, 3) | (fit(m.entity, 10) << 3) | (((flags >>> 13) & 0x07) << 13),
    true,
  );
  at += 2;
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  view.setUint8(at, asU8(m.soundnum));
  expectLength(m.origin, 3);
  setF32(view, at + 1, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 5, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 9, m.origin[2], m.originNaN?.[2]);
  w.offset = at + 13;
}

/** Reads a `print` (from 24) at the cursor, its id first. Throws DecodeError. */
export function decodePrint(r: Reader): Print {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "print", level: view.getUint8(at + 1), text: readString(r, 2047) };
}

/** Passes over what `decodePrint` reads. Throws DecodeError. */
export function skipPrint(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodePrint` reads. Throws EncodeError. */
export function encodePrint(w: Writer, m: Print): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.level));
  w.offset = at + 1;
  writeString(w, m.text, 2047);
}

/** Reads a `stufftext` (from 24) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `setangle` (to fte) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `setangle` (fte+float) at the cursor, its id first. Throws DecodeError. */
export function decodeSetangleFromftefloat(r: Reader): Setangle {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  r.offset = at + 7;
  return { type: "setangle", angles: read3Angle(view, at + 1) };
}

/** Passes over what `decodeSetangleFromftefloat` reads. Throws DecodeError. */
export function skipSetangleFromftefloat(r: Reader): undefined {
  skip(r, 7);
}

/** Writes what `decodeSetangleFromftefloat` reads. Throws EncodeError. */
export function encodeSetangleFromftefloat(w: Writer, m: Setangle): void {
  const at = reserve(w, 6);
  const view = w.view;
  write3Angle(view, at, m.angles);
  w.offset = at + 6;
}

/** Reads a `setangle` (to fte-mvd) at the cursor, its id first. Throws DecodeError. */
export function decodeSetangleMvd(r: Reader): Setangle {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  return {
    type: "setangle",
    player: view.getUint8(at + 1),
    angles: [
      view.getInt8(at + 2) * 1.40625,
      view.getInt8(at + 3) * 1.40625,
      view.getInt8(at + 4) * 1.40625,
    ],
  };
}

/** Passes over what `decodeSetangleMvd` reads. Throws DecodeError. */
export function skipSetangleMvd(r: Reader): undefined {
  skip(r, 5);
}

/** Writes what `decodeSetangleMvd` reads. Throws EncodeError. */
export function encodeSetangleMvd(w: Writer, m: Setangle): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint8(at, asU8(m.player!));
  expectLength(m.angles, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + 1 + i, asI8(unscale(m.angles[i]!, 45, 32)));
  w.offset = at + 4;
}

/** Reads a `setangle` (fte+float-mvd) at the cursor, its id first. Throws DecodeError. */
export function decodeSetangleMvdFromftefloat(r: Reader): Setangle {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 7);
  r.offset = at + 8;
  return { type: "setangle", player: view.getUint8(at + 1), angles: read3Angle(view, at + 2) };
}

/** Passes over what `decodeSetangleMvdFromftefloat` reads. Throws DecodeError. */
export function skipSetangleMvdFromftefloat(r: Reader): undefined {
  skip(r, 8);
}

/** Writes what `decodeSetangleMvdFromftefloat` reads. Throws EncodeError. */
export function encodeSetangleMvdFromftefloat(w: Writer, m: Setangle): void {
  const at = reserve(w, 7);
  const view = w.view;
  view.setUint8(at, asU8(m.player!));
  write3Angle(view, at + 1, m.angles);
  w.offset = at + 7;
}

/** Reads a `serverdata` (24) at the cursor, its id first. Throws DecodeError. */
export function decodeServerdataUntil24(r: Reader): Serverdata {
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
  let mvdsv: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x3144564d) {
    at += 4;
    ensure(r, at, 4);
    mvdsv = view.getUint32(at, true);
    at += 4;
  }
  ensure(r, at, 8);
  const serverversion = view.getInt32(at, true);
  at += 4;
  expectTogether(
    r,
    [
      fte === undefined ? undefined : (fte & 0xecb08d8f) >>> 0,
      ((fte2 ?? 0) & 0x049c) >>> 0,
      ((mvdsv ?? 0) & 0x0183) >>> 0,
      serverversion,
    ],
    ANNOUNCED_TOGETHER,
    3,
  );
  r.offset = at + 4;
  const servercount = view.getInt32(at, true);
  const gamedir = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 1);
  const playerSpectator = view.getUint8(at);
  r.offset = at + 1;
  return {
    type: "serverdata",
    fte,
    fte2,
    mvdsv,
    serverversion,
    servercount,
    gamedir,
    player: playerSpectator & 0x7f,
    spectator: playerSpectator >>> 7,
    mapname: readString(r, 2047),
  };
}

/** Passes over what `decodeServerdataUntil24` reads. Throws DecodeError. */
export function skipServerdataUntil24(r: Reader): undefined {
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
  let mvdsv: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x3144564d) {
    at += 4;
    ensure(r, at, 4);
    mvdsv = view.getUint32(at, true);
    at += 4;
  }
  ensure(r, at, 4);
  expectTogether(
    r,
    [
      fte === undefined ? undefined : (fte & 0xecb08d8f) >>> 0,
      ((fte2 ?? 0) & 0x049c) >>> 0,
      ((mvdsv ?? 0) & 0x0183) >>> 0,
      view.getInt32(at, true),
    ],
    ANNOUNCED_TOGETHER,
    3,
  );
  at += 4;
  at = advance(r, at, 4);
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  at = advance(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeServerdataUntil24` reads. Throws EncodeError. */
export function encodeServerdataUntil24(w: Writer, m: Serverdata): void {
  let at = reserve(w, 32);
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
  if (m.mvdsv !== undefined) {
    view.setUint32(at, 0x3144564d, true);
    at += 4;
    view.setUint32(at, asU32(m.mvdsv), true);
    at += 4;
  }
  view.setInt32(at, asI32(m.serverversion), true);
  expectRow(
    [
      m.fte === undefined ? undefined : (m.fte & 0xecb08d8f) >>> 0,
      ((m.fte2 ?? 0) & 0x049c) >>> 0,
      ((m.mvdsv ?? 0) & 0x0183) >>> 0,
      m.serverversion,
    ],
    ANNOUNCED_TOGETHER,
  );
  view.setInt32(at + 4, asI32(m.servercount), true);
  w.offset = at + 8;
  writeString(w, m.gamedir, 2047);
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, fit(m.player!, 7) | (fit(m.spectator!, 1) << 7));
  w.offset = at + 1;
  writeString(w, m.mapname, 2047);
}

/** Reads a `serverdata` (from 25) at the cursor, its id first. Throws DecodeError. */
export function decodeServerdata(r: Reader): Serverdata {
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
  let mvdsv: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x3144564d) {
    at += 4;
    ensure(r, at, 4);
    mvdsv = view.getUint32(at, true);
    at += 4;
  }
  ensure(r, at, 8);
  const serverversion = view.getInt32(at, true);
  at += 4;
  expectTogether(
    r,
    [
      fte === undefined ? undefined : (fte & 0xecb08d8f) >>> 0,
      ((fte2 ?? 0) & 0x049c) >>> 0,
      ((mvdsv ?? 0) & 0x0183) >>> 0,
      serverversion,
    ],
    ANNOUNCED_TOGETHER,
    3,
  );
  r.offset = at + 4;
  const servercount = view.getInt32(at, true);
  const gamedir = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 1);
  const playerSpectator = view.getUint8(at);
  r.offset = at + 1;
  const player = playerSpectator & 0x7f;
  const spectator = playerSpectator >>> 7;
  const mapname = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 40);
  r.offset = at + 40;
  return {
    type: "serverdata",
    fte,
    fte2,
    mvdsv,
    serverversion,
    servercount,
    gamedir,
    player,
    spectator,
    mapname,
    gravity: view.getFloat32(at, true),
    gravityNaN: nanAt(view, at),
    stopspeed: view.getFloat32(at + 4, true),
    stopspeedNaN: nanAt(view, at + 4),
    maxspeed: view.getFloat32(at + 8, true),
    maxspeedNaN: nanAt(view, at + 8),
    spectatormaxspeed: view.getFloat32(at + 12, true),
    spectatormaxspeedNaN: nanAt(view, at + 12),
    accelerate: view.getFloat32(at + 16, true),
    accelerateNaN: nanAt(view, at + 16),
    airaccelerate: view.getFloat32(at + 20, true),
    airaccelerateNaN: nanAt(view, at + 20),
    wateraccelerate: view.getFloat32(at + 24, true),
    wateraccelerateNaN: nanAt(view, at + 24),
    friction: view.getFloat32(at + 28, true),
    frictionNaN: nanAt(view, at + 28),
    waterfriction: view.getFloat32(at + 32, true),
    waterfrictionNaN: nanAt(view, at + 32),
    entgravity: view.getFloat32(at + 36, true),
    entgravityNaN: nanAt(view, at + 36),
  };
}

/** Passes over what `decodeServerdata` reads. Throws DecodeError. */
export function skipServerdata(r: Reader): undefined {
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
  let mvdsv: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x3144564d) {
    at += 4;
    ensure(r, at, 4);
    mvdsv = view.getUint32(at, true);
    at += 4;
  }
  ensure(r, at, 4);
  expectTogether(
    r,
    [
      fte === undefined ? undefined : (fte & 0xecb08d8f) >>> 0,
      ((fte2 ?? 0) & 0x049c) >>> 0,
      ((mvdsv ?? 0) & 0x0183) >>> 0,
      view.getInt32(at, true),
    ],
    ANNOUNCED_TOGETHER,
    3,
  );
  at += 4;
  at = advance(r, at, 4);
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  at = advance(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  r.offset = advance(r, at, 40);
}

/** Writes what `decodeServerdata` reads. Throws EncodeError. */
export function encodeServerdata(w: Writer, m: Serverdata): void {
  let at = reserve(w, 32);
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
  if (m.mvdsv !== undefined) {
    view.setUint32(at, 0x3144564d, true);
    at += 4;
    view.setUint32(at, asU32(m.mvdsv), true);
    at += 4;
  }
  view.setInt32(at, asI32(m.serverversion), true);
  expectRow(
    [
      m.fte === undefined ? undefined : (m.fte & 0xecb08d8f) >>> 0,
      ((m.fte2 ?? 0) & 0x049c) >>> 0,
      ((m.mvdsv ?? 0) & 0x0183) >>> 0,
      m.serverversion,
    ],
    ANNOUNCED_TOGETHER,
  );
  view.setInt32(at + 4, asI32(m.servercount), true);
  w.offset = at + 8;
  writeString(w, m.gamedir, 2047);
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, fit(m.player!, 7) | (fit(m.spectator!, 1) << 7));
  w.offset = at + 1;
  writeString(w, m.mapname, 2047);
  at = reserve(w, 40);
  view = w.view;
  setF32(view, at, m.gravity!, m.gravityNaN);
  setF32(view, at + 4, m.stopspeed!, m.stopspeedNaN);
  setF32(view, at + 8, m.maxspeed!, m.maxspeedNaN);
  setF32(view, at + 12, m.spectatormaxspeed!, m.spectatormaxspeedNaN);
  setF32(view, at + 16, m.accelerate!, m.accelerateNaN);
  setF32(view, at + 20, m.airaccelerate!, m.airaccelerateNaN);
  setF32(view, at + 24, m.wateraccelerate!, m.wateraccelerateNaN);
  setF32(view, at + 28, m.friction!, m.frictionNaN);
  setF32(view, at + 32, m.waterfriction!, m.waterfrictionNaN);
  setF32(view, at + 36, m.entgravity!, m.entgravityNaN);
  w.offset = at + 40;
}

/**
 * Reads a `serverdata` (to fte+float+opaque-mvd) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeServerdataMvd(r: Reader): Serverdata {
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
  let mvdsv: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x3144564d) {
    at += 4;
    ensure(r, at, 4);
    mvdsv = view.getUint32(at, true);
    at += 4;
  }
  ensure(r, at, 8);
  const serverversion = view.getInt32(at, true);
  at += 4;
  expectTogether(
    r,
    [
      fte === undefined ? undefined : (fte & 0xecb08d8f) >>> 0,
      ((fte2 ?? 0) & 0x049c) >>> 0,
      ((mvdsv ?? 0) & 0x0183) >>> 0,
      serverversion,
    ],
    ANNOUNCED_TOGETHER_1,
    3,
  );
  r.offset = at + 4;
  const servercount = view.getInt32(at, true);
  const gamedir = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 4);
  r.offset = at + 4;
  const servertime = view.getFloat32(at, true);
  const servertimeNaN = nanAt(view, at);
  const mapname = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 40);
  r.offset = at + 40;
  return {
    type: "serverdata",
    fte,
    fte2,
    mvdsv,
    serverversion,
    servercount,
    gamedir,
    servertime,
    servertimeNaN,
    mapname,
    gravity: view.getFloat32(at, true),
    gravityNaN: nanAt(view, at),
    stopspeed: view.getFloat32(at + 4, true),
    stopspeedNaN: nanAt(view, at + 4),
    maxspeed: view.getFloat32(at + 8, true),
    maxspeedNaN: nanAt(view, at + 8),
    spectatormaxspeed: view.getFloat32(at + 12, true),
    spectatormaxspeedNaN: nanAt(view, at + 12),
    accelerate: view.getFloat32(at + 16, true),
    accelerateNaN: nanAt(view, at + 16),
    airaccelerate: view.getFloat32(at + 20, true),
    airaccelerateNaN: nanAt(view, at + 20),
    wateraccelerate: view.getFloat32(at + 24, true),
    wateraccelerateNaN: nanAt(view, at + 24),
    friction: view.getFloat32(at + 28, true),
    frictionNaN: nanAt(view, at + 28),
    waterfriction: view.getFloat32(at + 32, true),
    waterfrictionNaN: nanAt(view, at + 32),
    entgravity: view.getFloat32(at + 36, true),
    entgravityNaN: nanAt(view, at + 36),
  };
}

/** Passes over what `decodeServerdataMvd` reads. Throws DecodeError. */
export function skipServerdataMvd(r: Reader): undefined {
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
  let mvdsv: number | undefined;
  if (r.end - at >= 4 && view.getUint32(at, true) === 0x3144564d) {
    at += 4;
    ensure(r, at, 4);
    mvdsv = view.getUint32(at, true);
    at += 4;
  }
  ensure(r, at, 4);
  expectTogether(
    r,
    [
      fte === undefined ? undefined : (fte & 0xecb08d8f) >>> 0,
      ((fte2 ?? 0) & 0x049c) >>> 0,
      ((mvdsv ?? 0) & 0x0183) >>> 0,
      view.getInt32(at, true),
    ],
    ANNOUNCED_TOGETHER_1,
    3,
  );
  at += 4;
  at = advance(r, at, 4);
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  at = advance(r, at, 4);
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  r.offset = advance(r, at, 40);
}

/** Writes what `decodeServerdataMvd` reads. Throws EncodeError. */
export function encodeServerdataMvd(w: Writer, m: Serverdata): void {
  let at = reserve(w, 32);
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
  if (m.mvdsv !== undefined) {
    view.setUint32(at, 0x3144564d, true);
    at += 4;
    view.setUint32(at, asU32(m.mvdsv), true);
    at += 4;
  }
  view.setInt32(at, asI32(m.serverversion), true);
  expectRow(
    [
      m.fte === undefined ? undefined : (m.fte & 0xecb08d8f) >>> 0,
      ((m.fte2 ?? 0) & 0x049c) >>> 0,
      ((m.mvdsv ?? 0) & 0x0183) >>> 0,
      m.serverversion,
    ],
    ANNOUNCED_TOGETHER_1,
  );
  view.setInt32(at + 4, asI32(m.servercount), true);
  w.offset = at + 8;
  writeString(w, m.gamedir, 2047);
  at = reserve(w, 4);
  view = w.view;
  setF32(view, at, m.servertime!, m.servertimeNaN);
  w.offset = at + 4;
  writeString(w, m.mapname, 2047);
  at = reserve(w, 40);
  view = w.view;
  setF32(view, at, m.gravity!, m.gravityNaN);
  setF32(view, at + 4, m.stopspeed!, m.stopspeedNaN);
  setF32(view, at + 8, m.maxspeed!, m.maxspeedNaN);
  setF32(view, at + 12, m.spectatormaxspeed!, m.spectatormaxspeedNaN);
  setF32(view, at + 16, m.accelerate!, m.accelerateNaN);
  setF32(view, at + 20, m.airaccelerate!, m.airaccelerateNaN);
  setF32(view, at + 24, m.wateraccelerate!, m.wateraccelerateNaN);
  setF32(view, at + 28, m.friction!, m.frictionNaN);
  setF32(view, at + 32, m.waterfriction!, m.waterfrictionNaN);
  setF32(view, at + 36, m.entgravity!, m.entgravityNaN);
  w.offset = at + 40;
}

/** Reads a `lightstyle` (from 24) at the cursor, its id first. Throws DecodeError. */
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

/** Reads an `updatefrags` (from 24) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `stopsound` (from 24) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `damage` (to fte) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `damage` (fte+float) at the cursor, its id first. Throws DecodeError. */
export function decodeDamageFromftefloat(r: Reader): Damage {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 14);
  r.offset = at + 15;
  return {
    type: "damage",
    armor: view.getUint8(at + 1),
    blood: view.getUint8(at + 2),
    origin: [
      view.getFloat32(at + 3, true),
      view.getFloat32(at + 7, true),
      view.getFloat32(at + 11, true),
    ],
    originNaN: nanBits(view, at + 3, 3),
  };
}

/** Passes over what `decodeDamageFromftefloat` reads. Throws DecodeError. */
export function skipDamageFromftefloat(r: Reader): undefined {
  skip(r, 15);
}

/** Writes what `decodeDamageFromftefloat` reads. Throws EncodeError. */
export function encodeDamageFromftefloat(w: Writer, m: Damage): void {
  const at = reserve(w, 14);
  const view = w.view;
  view.setUint8(at, asU8(m.armor));
  view.setUint8(at + 1, asU8(m.blood));
  expectLength(m.origin, 3);
  setF32(view, at + 2, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 6, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 10, m.origin[2], m.originNaN?.[2]);
  w.offset = at + 14;
}

/** Reads a `spawnstatic` (to fte) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `spawnstatic` (fte+float) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticFromftefloat(r: Reader): Spawnstatic {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 22);
  r.offset = at + 23;
  return {
    type: "spawnstatic",
    modelindex: view.getUint8(at + 1),
    frame: view.getUint8(at + 2),
    colormap: view.getUint8(at + 3),
    skin: view.getUint8(at + 4),
    origin: [
      view.getFloat32(at + 5, true),
      view.getFloat32(at + 11, true),
      view.getFloat32(at + 17, true),
    ],
    originNaN: nanBits(view, at + 5, 3, 6),
    angles: [
      view.getInt16(at + 9, true) * 0.0054931640625,
      view.getInt16(at + 15, true) * 0.0054931640625,
      view.getInt16(at + 21, true) * 0.0054931640625,
    ],
  };
}

/** Passes over what `decodeSpawnstaticFromftefloat` reads. Throws DecodeError. */
export function skipSpawnstaticFromftefloat(r: Reader): undefined {
  skip(r, 23);
}

/** Writes what `decodeSpawnstaticFromftefloat` reads. Throws EncodeError. */
export function encodeSpawnstaticFromftefloat(w: Writer, m: Spawnstatic): void {
  const at = reserve(w, 22);
  const view = w.view;
  view.setUint8(at, asU8(m.modelindex));
  view.setUint8(at + 1, asU8(m.frame));
  view.setUint8(at + 2, asU8(m.colormap));
  view.setUint8(at + 3, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  setF32(view, at + 4, m.origin[0], m.originNaN?.[0]);
  view.setInt16(at + 8, asI16(unscale(m.angles[0], 45, 8192)), true);
  setF32(view, at + 10, m.origin[1], m.originNaN?.[1]);
  view.setInt16(at + 14, asI16(unscale(m.angles[1], 45, 8192)), true);
  setF32(view, at + 16, m.origin[2], m.originNaN?.[2]);
  view.setInt16(at + 20, asI16(unscale(m.angles[2], 45, 8192)), true);
  w.offset = at + 22;
}

/** Reads a `spawnbaseline` (to fte) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `spawnbaseline` (fte+float) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineFromftefloat(r: Reader): Spawnbaseline {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 24);
  r.offset = at + 25;
  return {
    type: "spawnbaseline",
    entity: view.getInt16(at + 1, true),
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

/** Passes over what `decodeSpawnbaselineFromftefloat` reads. Throws DecodeError. */
export function skipSpawnbaselineFromftefloat(r: Reader): undefined {
  skip(r, 25);
}

/** Writes what `decodeSpawnbaselineFromftefloat` reads. Throws EncodeError. */
export function encodeSpawnbaselineFromftefloat(w: Writer, m: Spawnbaseline): void {
  const at = reserve(w, 24);
  const view = w.view;
  view.setInt16(at, asI16(m.entity), true);
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

/** Reads a `temp_entity` (to fte) at the cursor, its id first. Throws DecodeError. */
export function decodeTempEntity(r: Reader): TempEntity {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 1);
  const entitytype = view.getUint8(at + 1);
  at += 2;
  switch (entitytype) {
    case 0x00:
    case 0x01:
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b:
    case 0x0d: {
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
    case 0x02:
    case 0x0c: {
      ensure(r, at, 7);
      r.offset = at + 7;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityMulti["entitytype"],
        count: view.getUint8(at),
        origin: [
          view.getInt16(at + 1, true) * 0.125,
          view.getInt16(at + 3, true) * 0.125,
          view.getInt16(at + 5, true) * 0.125,
        ],
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
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b:
    case 0x0d: {
      r.offset = advance(r, at, 6);
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09: {
      r.offset = advance(r, at, 14);
      return;
    }
    case 0x02:
    case 0x0c: {
      r.offset = advance(r, at, 7);
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
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b:
    case 0x0d: {
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
    case 0x02:
    case 0x0c: {
      const at = reserve(w, 7);
      const view = w.view;
      view.setUint8(at, asU8(m.count));
      expectLength(m.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 1 + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
      w.offset = at + 7;
      return;
    }
    default:
      throw noSuchArm("entitytype", m);
  }
}

/** Reads a `temp_entity` (fte+float) at the cursor, its id first. Throws DecodeError. */
export function decodeTempEntityFromftefloat(r: Reader): TempEntity {
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
    case "multi": {
      ensure(r, at, 13);
      r.offset = at + 13;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityMulti["entitytype"],
        count: view.getUint8(at),
        origin: [
          view.getFloat32(at + 1, true),
          view.getFloat32(at + 5, true),
          view.getFloat32(at + 9, true),
        ],
        originNaN: nanBits(view, at + 1, 3),
      };
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Passes over what `decodeTempEntityFromftefloat` reads. Throws DecodeError. */
export function skipTempEntityFromftefloat(r: Reader): undefined {
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
    case "multi": {
      r.offset = advance(r, at, 13);
      return;
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Writes what `decodeTempEntityFromftefloat` reads. Throws EncodeError. */
export function encodeTempEntityFromftefloat(w: Writer, m: TempEntity): void {
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
    case "multi": {
      const multiArm = m as TempEntityMulti;
      const at = reserve(w, 13);
      const view = w.view;
      view.setUint8(at, asU8(multiArm.count));
      expectLength(multiArm.origin, 3);
      setF32(view, at + 1, multiArm.origin[0], multiArm.originNaN?.[0]);
      setF32(view, at + 5, multiArm.origin[1], multiArm.originNaN?.[1]);
      setF32(view, at + 9, multiArm.origin[2], multiArm.originNaN?.[2]);
      w.offset = at + 13;
      return;
    }
    default:
      throw noSuchArm("entitytype", m);
  }
}

/** Reads a `setpause` (from 24) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `centerprint` (from 24) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `spawnstaticsound` (to fte) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `spawnstaticsound` (fte+float) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticsoundFromftefloat(r: Reader): Spawnstaticsound {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 15);
  r.offset = at + 16;
  return {
    type: "spawnstaticsound",
    origin: [
      view.getFloat32(at + 1, true),
      view.getFloat32(at + 5, true),
      view.getFloat32(at + 9, true),
    ],
    originNaN: nanBits(view, at + 1, 3),
    soundnum: view.getUint8(at + 13),
    volume: view.getUint8(at + 14) / 255,
    attenuation: view.getUint8(at + 15) * 0.015625,
  };
}

/** Passes over what `decodeSpawnstaticsoundFromftefloat` reads. Throws DecodeError. */
export function skipSpawnstaticsoundFromftefloat(r: Reader): undefined {
  skip(r, 16);
}

/** Writes what `decodeSpawnstaticsoundFromftefloat` reads. Throws EncodeError. */
export function encodeSpawnstaticsoundFromftefloat(w: Writer, m: Spawnstaticsound): void {
  const at = reserve(w, 15);
  const view = w.view;
  expectLength(m.origin, 3);
  setF32(view, at, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
  view.setUint8(at + 12, asU8(m.soundnum));
  view.setUint8(at + 13, asU8(unscale(m.volume, 1, 255)));
  view.setUint8(at + 14, asU8(unscale(m.attenuation, 1, 64)));
  w.offset = at + 15;
}

/** Reads an `intermission` (to fte) at the cursor, its id first. Throws DecodeError. */
export function decodeIntermission(r: Reader): Intermission {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 9);
  r.offset = at + 10;
  return {
    type: "intermission",
    origin: [
      view.getInt16(at + 1, true) * 0.125,
      view.getInt16(at + 3, true) * 0.125,
      view.getInt16(at + 5, true) * 0.125,
    ],
    angles: [
      view.getInt8(at + 7) * 1.40625,
      view.getInt8(at + 8) * 1.40625,
      view.getInt8(at + 9) * 1.40625,
    ],
  };
}

/** Passes over what `decodeIntermission` reads. Throws DecodeError. */
export function skipIntermission(r: Reader): undefined {
  skip(r, 10);
}

/** Writes what `decodeIntermission` reads. Throws EncodeError. */
export function encodeIntermission(w: Writer, m: Intermission): void {
  const at = reserve(w, 9);
  const view = w.view;
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
  expectLength(m.angles, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + 6 + i, asI8(unscale(m.angles[i]!, 45, 32)));
  w.offset = at + 9;
}

/** Reads an `intermission` (fte+float) at the cursor, its id first. Throws DecodeError. */
export function decodeIntermissionFromftefloat(r: Reader): Intermission {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 18);
  r.offset = at + 19;
  return {
    type: "intermission",
    origin: [
      view.getFloat32(at + 1, true),
      view.getFloat32(at + 5, true),
      view.getFloat32(at + 9, true),
    ],
    originNaN: nanBits(view, at + 1, 3),
    angles: read3Angle(view, at + 13),
  };
}

/** Passes over what `decodeIntermissionFromftefloat` reads. Throws DecodeError. */
export function skipIntermissionFromftefloat(r: Reader): undefined {
  skip(r, 19);
}

/** Writes what `decodeIntermissionFromftefloat` reads. Throws EncodeError. */
export function encodeIntermissionFromftefloat(w: Writer, m: Intermission): void {
  const at = reserve(w, 18);
  const view = w.view;
  expectLength(m.origin, 3);
  setF32(view, at, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
  write3Angle(view, at + 12, m.angles);
  w.offset = at + 18;
}

/** Reads a `finale` (from 24) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `cdtrack` (from 24) at the cursor, its id first. Throws DecodeError. */
export function decodeCdtrack(r: Reader): Cdtrack {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "cdtrack", track: view.getUint8(at + 1) };
}

/** Passes over what `decodeCdtrack` reads. Throws DecodeError. */
export function skipCdtrack(r: Reader): undefined {
  skip(r, 2);
}

/** Writes what `decodeCdtrack` reads. Throws EncodeError. */
export function encodeCdtrack(w: Writer, m: Cdtrack): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.track));
  w.offset = at + 1;
}

/** Reads an `updateping` (from 24) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateping(r: Reader): Updateping {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 3);
  r.offset = at + 4;
  return { type: "updateping", player: view.getUint8(at + 1), ping: view.getInt16(at + 2, true) };
}

/** Passes over what `decodeUpdateping` reads. Throws DecodeError. */
export function skipUpdateping(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeUpdateping` reads. Throws EncodeError. */
export function encodeUpdateping(w: Writer, m: Updateping): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  view.setInt16(at + 1, asI16(m.ping), true);
  w.offset = at + 3;
}

/** Reads an `updateentertime` (from 24) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateentertime(r: Reader): Updateentertime {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 5);
  r.offset = at + 6;
  return {
    type: "updateentertime",
    player: view.getUint8(at + 1),
    entertime: view.getFloat32(at + 2, true),
    entertimeNaN: nanAt(view, at + 2),
  };
}

/** Passes over what `decodeUpdateentertime` reads. Throws DecodeError. */
export function skipUpdateentertime(r: Reader): undefined {
  skip(r, 6);
}

/** Writes what `decodeUpdateentertime` reads. Throws EncodeError. */
export function encodeUpdateentertime(w: Writer, m: Updateentertime): void {
  const at = reserve(w, 5);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  setF32(view, at + 1, m.entertime, m.entertimeNaN);
  w.offset = at + 5;
}

/** Reads an `updatestatlong` (from 24) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdatestatlong(r: Reader): Updatestatlong {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 5);
  r.offset = at + 6;
  return {
    type: "updatestatlong",
    index: view.getUint8(at + 1),
    value: view.getInt32(at + 2, true),
  };
}

/** Passes over what `decodeUpdatestatlong` reads. Throws DecodeError. */
export function skipUpdatestatlong(r: Reader): undefined {
  skip(r, 6);
}

/** Writes what `decodeUpdatestatlong` reads. Throws EncodeError. */
export function encodeUpdatestatlong(w: Writer, m: Updatestatlong): void {
  const at = reserve(w, 5);
  const view = w.view;
  view.setUint8(at, asU8(m.index));
  view.setInt32(at + 1, asI32(m.value), true);
  w.offset = at + 5;
}

/** Reads a `muzzleflash` (from 24) at the cursor, its id first. Throws DecodeError. */
export function decodeMuzzleflash(r: Reader): Muzzleflash {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "muzzleflash", entity: view.getInt16(at + 1, true) };
}

/** Passes over what `decodeMuzzleflash` reads. Throws DecodeError. */
export function skipMuzzleflash(r: Reader): undefined {
  skip(r, 3);
}

/** Writes what `decodeMuzzleflash` reads. Throws EncodeError. */
export function encodeMuzzleflash(w: Writer, m: Muzzleflash): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setInt16(at, asI16(m.entity), true);
  w.offset = at + 2;
}

/** Reads an `updateuserinfo` (from 24) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateuserinfo(r: Reader): Updateuserinfo {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 5);
  r.offset = at + 6;
  return {
    type: "updateuserinfo",
    player: view.getUint8(at + 1),
    userid: view.getInt32(at + 2, true),
    userinfo: readString(r, 2047),
  };
}

/** Passes over what `decodeUpdateuserinfo` reads. Throws DecodeError. */
export function skipUpdateuserinfo(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 5);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeUpdateuserinfo` reads. Throws EncodeError. */
export function encodeUpdateuserinfo(w: Writer, m: Updateuserinfo): void {
  const at = reserve(w, 5);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  view.setInt32(at + 1, asI32(m.userid), true);
  w.offset = at + 5;
  writeString(w, m.userinfo, 2047);
}

/** Reads a `download` (to 28) at the cursor, its id first. Throws DecodeError. */
export function decodeDownload(r: Reader): Download {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  const size = view.getInt16(at + 1, true);
  ensure(r, at + 3, 1);
  r.offset = at + 4;
  return {
    type: "download",
    percent: view.getUint8(at + 3),
    data: size === -1 ? undefined : takeBytes(r, size),
  };
}

/** Passes over what `decodeDownload` reads. Throws DecodeError. */
export function skipDownload(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const size = view.getInt16(at, true);
  at += 2;
  at = advance(r, at, 1);
  r.offset = at;
  if (size !== -1) passBytes(r, size);
}

/** Writes what `decodeDownload` reads. Throws EncodeError. */
export function encodeDownload(w: Writer, m: Download): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setInt16(at, m.data === undefined ? -1 : asI16(m.data.length), true);
  view.setUint8(at + 2, asU8(m.percent));
  w.offset = at + 3;
  if (m.data !== undefined) writeBytes(w, m.data!);
}

/** Reads a `playerinfo` (to 26) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerinfoUntil26(r: Reader): Playerinfo {
  const view = r.view;
  let at = r.offset;
  if (at + 12 > r.end) ensureWhole(r, skipPlayerinfoUntil26);
  const player = view.getUint8(at + 1);
  at += 2;
  const flags = view.getUint16(at, true);
  at += 2;
  const origin: [number, number, number] = [
    view.getInt16(at, true) * 0.125,
    view.getInt16(at + 2, true) * 0.125,
    view.getInt16(at + 4, true) * 0.125,
  ];
  const frame = view.getUint8(at + 6);
  at += 7;
  const msec = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  let command: Usercmd | undefined;
  if ((flags & 0x02) !== 0) {
    r.offset = at;
    command = decodeUsercmdUntil26(r);
    at = r.offset;
  }
  if (at + 10 > r.end) ensure(r, at, bytesOfPlayerinfoUntil26Flags(flags));
  let velocity1: number | undefined;
  if ((flags & 0x04) !== 0) {
    velocity1 = view.getInt16(at, true);
    at += 2;
  }
  let velocity2: number | undefined;
  if ((flags & 0x08) !== 0) {
    velocity2 = view.getInt16(at, true);
    at += 2;
  }
  let velocity3: number | undefined;
  if ((flags & 0x10) !== 0) {
    velocity3 = view.getInt16(at, true);
    at += 2;
  }
  const modelindex = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  const skinnum = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined;
  const weaponframe = (flags & 0x0100) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return new Playerinfo$(
    player,
    flags,
    origin,
    frame,
    msec,
    command,
    velocity1,
    velocity2,
    velocity3,
    modelindex,
    skinnum,
    effects,
    weaponframe,
    (flags & 0x0200) !== 0,
    (flags & 0x0400) !== 0,
    (flags & 0x0800) !== 0,
  );
}

/** Passes over what `decodePlayerinfoUntil26` reads. Throws DecodeError. */
export function skipPlayerinfoUntil26(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 1);
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, 7 + ((flags & 0x01) !== 0 ? 1 : 0));
  if ((flags & 0x02) !== 0) {
    r.offset = at;
    skipUsercmdUntil26(r);
    at = r.offset;
  }
  r.offset = advance(r, at, bytesOfPlayerinfoUntil26Flags(flags));
}

/** Writes what `decodePlayerinfoUntil26` reads. Throws EncodeError. */
export function encodePlayerinfoUntil26(w: Writer, m: Playerinfo): void {
  const {
    flags: flagsGiven$,
    command,
    velocity1,
    velocity2,
    velocity3,
    modelindex,
    skinnum,
    effects,
    weaponframe,
    origin,
    msec,
  } = m;
  fits: {
    let flags = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0xf000;
    if (command !== undefined) flags |= 0x02;
    if (velocity1 !== undefined) flags |= 0x04;
    if (velocity2 !== undefined) flags |= 0x08;
    if (velocity3 !== undefined) flags |= 0x10;
    if (modelindex !== undefined) flags |= 0x20;
    if (skinnum !== undefined) flags |= 0x40;
    if (effects !== undefined) flags |= 0x80;
    if (weaponframe !== undefined) flags |= 0x0100;
    if (m.dead) flags |= 0x0200;
    if (m.gib) flags |= 0x0400;
    if (m.nograv) flags |= 0x0800;
    let at = reserve(w, 11);
    let view = w.view;
    let bytes = w.bytes;
    bytes[at] = asU8(m.player);
    at += 1;
    let flags$at = at;
    at += 2;
    expectLength(origin, 3);
    for (let i = 0; i < 3; i++) {
      const value = origin[i]!;
      const steps$ = value * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== value) raw = nearest(value, steps$, -32768, 32767, -4096, 4095.875);
      view.setInt16(at + 2 * i, raw, true);
    }
    bytes[at + 6] = asU8(m.frame);
    at += 7;
    if (msec !== undefined) {
      flags |= 0x01;
      if (msec !== (msec & 0xff)) break fits;
      bytes[at++] = msec;
    }
    bytes[flags$at++] = flags;
    bytes[flags$at++] = flags >> 8;
    w.offset = at;
    if (command !== undefined) encodeUsercmdUntil26(w, command);
    at = reserve(w, 10);
    view = w.view;
    bytes = w.bytes;
    if (velocity1 !== undefined) {
      if (velocity1 !== (velocity1 << 16) >> 16) break fits;
      bytes[at++] = velocity1;
      bytes[at++] = velocity1 >> 8;
    }
    if (velocity2 !== undefined) {
      if (velocity2 !== (velocity2 << 16) >> 16) break fits;
      bytes[at++] = velocity2;
      bytes[at++] = velocity2 >> 8;
    }
    if (velocity3 !== undefined) {
      if (velocity3 !== (velocity3 << 16) >> 16) break fits;
      bytes[at++] = velocity3;
      bytes[at++] = velocity3 >> 8;
    }
    if (modelindex !== undefined) {
      if (modelindex !== (modelindex & 0xff)) break fits;
      bytes[at++] = modelindex;
    }
    if (skinnum !== undefined) {
      if (skinnum !== (skinnum & 0xff)) break fits;
      bytes[at++] = skinnum;
    }
    if (effects !== undefined) {
      if (effects !== (effects & 0xff)) break fits;
      bytes[at++] = effects;
    }
    if (weaponframe !== undefined) {
      if (weaponframe !== (weaponframe & 0xff)) break fits;
      bytes[at++] = weaponframe;
    }
    w.offset = at;
    return;
  }
  return rejectOutOfRange(
    m,
    "U8 msec modelindex skinnum effects weaponframe, I16 velocity1 velocity2 velocity3",
  );
}

/** Reads a `playerinfo` (27) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerinfoUntil27(r: Reader): Playerinfo {
  const view = r.view;
  let at = r.offset;
  if (at + 12 > r.end) ensureWhole(r, skipPlayerinfoUntil27);
  const player = view.getUint8(at + 1);
  at += 2;
  const flags = view.getUint16(at, true);
  at += 2;
  const origin: [number, number, number] = [
    view.getInt16(at, true) * 0.125,
    view.getInt16(at + 2, true) * 0.125,
    view.getInt16(at + 4, true) * 0.125,
  ];
  const frame = view.getUint8(at + 6);
  at += 7;
  const msec = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  let command: Usercmd | undefined;
  if ((flags & 0x02) !== 0) {
    r.offset = at;
    command = decodeUsercmd(r);
    at = r.offset;
  }
  if (at + 10 > r.end) ensure(r, at, bytesOfPlayerinfoUntil27Flags(flags));
  let velocity1: number | undefined;
  if ((flags & 0x04) !== 0) {
    velocity1 = view.getInt16(at, true);
    at += 2;
  }
  let velocity2: number | undefined;
  if ((flags & 0x08) !== 0) {
    velocity2 = view.getInt16(at, true);
    at += 2;
  }
  let velocity3: number | undefined;
  if ((flags & 0x10) !== 0) {
    velocity3 = view.getInt16(at, true);
    at += 2;
  }
  const modelindex = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  const skinnum = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined;
  const weaponframe = (flags & 0x0100) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return new Playerinfo$(
    player,
    flags,
    origin,
    frame,
    msec,
    command,
    velocity1,
    velocity2,
    velocity3,
    modelindex,
    skinnum,
    effects,
    weaponframe,
    (flags & 0x0200) !== 0,
    (flags & 0x0400) !== 0,
    (flags & 0x0800) !== 0,
  );
}

/** Passes over what `decodePlayerinfoUntil27` reads. Throws DecodeError. */
export function skipPlayerinfoUntil27(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 1);
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, 7 + ((flags & 0x01) !== 0 ? 1 : 0));
  if ((flags & 0x02) !== 0) {
    r.offset = at;
    skipUsercmd(r);
    at = r.offset;
  }
  r.offset = advance(r, at, bytesOfPlayerinfoUntil27Flags(flags));
}

/** Writes what `decodePlayerinfoUntil27` reads. Throws EncodeError. */
export function encodePlayerinfoUntil27(w: Writer, m: Playerinfo): void {
  const {
    flags: flagsGiven$,
    command,
    velocity1,
    velocity2,
    velocity3,
    modelindex,
    skinnum,
    effects,
    weaponframe,
    origin,
    msec,
  } = m;
  fits: {
    let flags = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0xf000;
    if (command !== undefined) flags |= 0x02;
    if (velocity1 !== undefined) flags |= 0x04;
    if (velocity2 !== undefined) flags |= 0x08;
    if (velocity3 !== undefined) flags |= 0x10;
    if (modelindex !== undefined) flags |= 0x20;
    if (skinnum !== undefined) flags |= 0x40;
    if (effects !== undefined) flags |= 0x80;
    if (weaponframe !== undefined) flags |= 0x0100;
    if (m.dead) flags |= 0x0200;
    if (m.gib) flags |= 0x0400;
    if (m.nograv) flags |= 0x0800;
    let at = reserve(w, 11);
    let view = w.view;
    let bytes = w.bytes;
    bytes[at] = asU8(m.player);
    at += 1;
    let flags$at = at;
    at += 2;
    expectLength(origin, 3);
    for (let i = 0; i < 3; i++) {
      const value = origin[i]!;
      const steps$ = value * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== value) raw = nearest(value, steps$, -32768, 32767, -4096, 4095.875);
      view.setInt16(at + 2 * i, raw, true);
    }
    bytes[at + 6] = asU8(m.frame);
    at += 7;
    if (msec !== undefined) {
      flags |= 0x01;
      if (msec !== (msec & 0xff)) break fits;
      bytes[at++] = msec;
    }
    bytes[flags$at++] = flags;
    bytes[flags$at++] = flags >> 8;
    w.offset = at;
    if (command !== undefined) encodeUsercmd(w, command);
    at = reserve(w, 10);
    view = w.view;
    bytes = w.bytes;
    if (velocity1 !== undefined) {
      if (velocity1 !== (velocity1 << 16) >> 16) break fits;
      bytes[at++] = velocity1;
      bytes[at++] = velocity1 >> 8;
    }
    if (velocity2 !== undefined) {
      if (velocity2 !== (velocity2 << 16) >> 16) break fits;
      bytes[at++] = velocity2;
      bytes[at++] = velocity2 >> 8;
    }
    if (velocity3 !== undefined) {
      if (velocity3 !== (velocity3 << 16) >> 16) break fits;
      bytes[at++] = velocity3;
      bytes[at++] = velocity3 >> 8;
    }
    if (modelindex !== undefined) {
      if (modelindex !== (modelindex & 0xff)) break fits;
      bytes[at++] = modelindex;
    }
    if (skinnum !== undefined) {
      if (skinnum !== (skinnum & 0xff)) break fits;
      bytes[at++] = skinnum;
    }
    if (effects !== undefined) {
      if (effects !== (effects & 0xff)) break fits;
      bytes[at++] = effects;
    }
    if (weaponframe !== undefined) {
      if (weaponframe !== (weaponframe & 0xff)) break fits;
      bytes[at++] = weaponframe;
    }
    w.offset = at;
    return;
  }
  return rejectOutOfRange(
    m,
    "U8 msec modelindex skinnum effects weaponframe, I16 velocity1 velocity2 velocity3",
  );
}

/** Reads a `playerinfo` (28) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerinfo(r: Reader): Playerinfo {
  const view = r.view;
  let at = r.offset;
  if (at + 12 > r.end) ensureWhole(r, skipPlayerinfo);
  const player = view.getUint8(at + 1);
  at += 2;
  const flags = view.getUint16(at, true);
  at += 2;
  const origin: [number, number, number] = [
    view.getInt16(at, true) * 0.125,
    view.getInt16(at + 2, true) * 0.125,
    view.getInt16(at + 4, true) * 0.125,
  ];
  const frame = view.getUint8(at + 6);
  at += 7;
  const msec = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  let command: Usercmd | undefined;
  if ((flags & 0x02) !== 0) {
    r.offset = at;
    command = decodeUsercmd(r);
    at = r.offset;
  }
  if (at + 10 > r.end) ensure(r, at, bytesOfPlayerinfoFlags(flags));
  let velocity1: number | undefined;
  if ((flags & 0x04) !== 0) {
    velocity1 = view.getInt16(at, true);
    at += 2;
  }
  let velocity2: number | undefined;
  if ((flags & 0x08) !== 0) {
    velocity2 = view.getInt16(at, true);
    at += 2;
  }
  let velocity3: number | undefined;
  if ((flags & 0x10) !== 0) {
    velocity3 = view.getInt16(at, true);
    at += 2;
  }
  const modelindex = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  const skinnum = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined;
  const weaponframe = (flags & 0x0100) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return new Playerinfo$_2(
    player,
    flags,
    origin,
    frame,
    msec,
    command,
    velocity1,
    velocity2,
    velocity3,
    modelindex,
    skinnum,
    effects,
    weaponframe,
    (flags & 0x0200) !== 0,
    (flags & 0x0400) !== 0,
    (flags & 0x0800) !== 0,
    (flags & 0x1000) !== 0,
    (flags & 0x2000) !== 0,
    (flags & 0x4000) !== 0,
    (flags & 0x8000) !== 0,
  );
}

/** Passes over what `decodePlayerinfo` reads. Throws DecodeError. */
export function skipPlayerinfo(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 1);
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, 7 + ((flags & 0x01) !== 0 ? 1 : 0));
  if ((flags & 0x02) !== 0) {
    r.offset = at;
    skipUsercmd(r);
    at = r.offset;
  }
  r.offset = advance(r, at, bytesOfPlayerinfoFlags(flags));
}

/** Writes what `decodePlayerinfo` reads. Throws EncodeError. */
export function encodePlayerinfo(w: Writer, m: Playerinfo): void {
  const {
    command,
    velocity1,
    velocity2,
    velocity3,
    modelindex,
    skinnum,
    effects,
    weaponframe,
    origin,
    msec,
  } = m;
  fits: {
    let flags = 0;
    if (command !== undefined) flags |= 0x02;
    if (velocity1 !== undefined) flags |= 0x04;
    if (velocity2 !== undefined) flags |= 0x08;
    if (velocity3 !== undefined) flags |= 0x10;
    if (modelindex !== undefined) flags |= 0x20;
    if (skinnum !== undefined) flags |= 0x40;
    if (effects !== undefined) flags |= 0x80;
    if (weaponframe !== undefined) flags |= 0x0100;
    if (m.dead) flags |= 0x0200;
    if (m.gib) flags |= 0x0400;
    if (m.nograv) flags |= 0x0800;
    if (m.pmc_bit1) flags |= 0x1000;
    if (m.pmc_bit2) flags |= 0x2000;
    if (m.onground) flags |= 0x4000;
    if (m.solid) flags |= 0x8000;
    let at = reserve(w, 11);
    let view = w.view;
    let bytes = w.bytes;
    bytes[at] = asU8(m.player);
    at += 1;
    let flags$at = at;
    at += 2;
    expectLength(origin, 3);
    for (let i = 0; i < 3; i++) {
      const value = origin[i]!;
      const steps$ = value * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== value) raw = nearest(value, steps$, -32768, 32767, -4096, 4095.875);
      view.setInt16(at + 2 * i, raw, true);
    }
    bytes[at + 6] = asU8(m.frame);
    at += 7;
    if (msec !== undefined) {
      flags |= 0x01;
      if (msec !== (msec & 0xff)) break fits;
      bytes[at++] = msec;
    }
    bytes[flags$at++] = flags;
    bytes[flags$at++] = flags >> 8;
    w.offset = at;
    if (command !== undefined) encodeUsercmd(w, command);
    at = reserve(w, 10);
    view = w.view;
    bytes = w.bytes;
    if (velocity1 !== undefined) {
      if (velocity1 !== (velocity1 << 16) >> 16) break fits;
      bytes[at++] = velocity1;
      bytes[at++] = velocity1 >> 8;
    }
    if (velocity2 !== undefined) {
      if (velocity2 !== (velocity2 << 16) >> 16) break fits;
      bytes[at++] = velocity2;
      bytes[at++] = velocity2 >> 8;
    }
    if (velocity3 !== undefined) {
      if (velocity3 !== (velocity3 << 16) >> 16) break fits;
      bytes[at++] = velocity3;
      bytes[at++] = velocity3 >> 8;
    }
    if (modelindex !== undefined) {
      if (modelindex !== (modelindex & 0xff)) break fits;
      bytes[at++] = modelindex;
    }
    if (skinnum !== undefined) {
      if (skinnum !== (skinnum & 0xff)) break fits;
      bytes[at++] = skinnum;
    }
    if (effects !== undefined) {
      if (effects !== (effects & 0xff)) break fits;
      bytes[at++] = effects;
    }
    if (weaponframe !== undefined) {
      if (weaponframe !== (weaponframe & 0xff)) break fits;
      bytes[at++] = weaponframe;
    }
    w.offset = at;
    return;
  }
  return rejectOutOfRange(
    m,
    "U8 msec modelindex skinnum effects weaponframe, I16 velocity1 velocity2 velocity3",
  );
}

/** Reads a `playerinfo` (fte+float+opaque) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerinfoFromftefloatopaque(r: Reader): Playerinfo {
  const view = r.view;
  let at = r.offset;
  if (at + 18 > r.end) ensureWhole(r, skipPlayerinfoFromftefloatopaque);
  const player = view.getUint8((at += 2) - 1);
  const flags = view.getUint16(at, true);
  at += 2;
  const origin: [number, number, number] = [
    view.getFloat32(at, true),
    view.getFloat32(at + 4, true),
    view.getFloat32(at + 8, true),
  ];
  const originNaN = nanBits(view, at, 3);
  const frame = view.getUint8((at += 13) - 1);
  const msec = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const command = (flags & 0x02) !== 0 ? decodeUsercmd(r) : undefined;
  at = r.offset;
  if (at + 10 > r.end) ensure(r, at, bytesOfPlayerinfoFromftefloatopaqueFlags(flags));
  const message$: Playerinfo = {
    type: "playerinfo",
    player,
    flags,
    origin,
    originNaN,
    frame,
    msec,
    command,
    velocity1: (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined,
    velocity2: (flags & 0x08) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined,
    velocity3: (flags & 0x10) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined,
    modelindex: (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined,
    skinnum: (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined,
    effects: (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined,
    weaponframe: (flags & 0x0100) !== 0 ? view.getUint8(at++) : undefined,
    dead: (flags & 0x0200) !== 0,
    gib: (flags & 0x0400) !== 0,
    nograv: (flags & 0x0800) !== 0,
    pmc_bit1: (flags & 0x1000) !== 0,
    pmc_bit2: (flags & 0x2000) !== 0,
    onground: (flags & 0x4000) !== 0,
    solid: (flags & 0x8000) !== 0,
  };
  r.offset = at;
  return message$;
}

/** Passes over what `decodePlayerinfoFromftefloatopaque` reads. Throws DecodeError. */
export function skipPlayerinfoFromftefloatopaque(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 1);
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, 13 + ((flags & 0x01) !== 0 ? 1 : 0));
  r.offset = at;
  if ((flags & 0x02) !== 0) skipUsercmd(r);
  at = r.offset;
  r.offset = advance(r, at, bytesOfPlayerinfoFromftefloatopaqueFlags(flags));
}

/** Writes what `decodePlayerinfoFromftefloatopaque` reads. Throws EncodeError. */
export function encodePlayerinfoFromftefloatopaque(w: Writer, m: Playerinfo): void {
  let flags = 0;
  if (m.msec !== undefined) flags |= 0x01;
  if (m.command !== undefined) flags |= 0x02;
  if (m.velocity1 !== undefined) flags |= 0x04;
  if (m.velocity2 !== undefined) flags |= 0x08;
  if (m.velocity3 !== undefined) flags |= 0x10;
  if (m.modelindex !== undefined) flags |= 0x20;
  if (m.skinnum !== undefined) flags |= 0x40;
  if (m.effects !== undefined) flags |= 0x80;
  if (m.weaponframe !== undefined) flags |= 0x0100;
  if (m.dead) flags |= 0x0200;
  if (m.gib) flags |= 0x0400;
  if (m.nograv) flags |= 0x0800;
  if (m.pmc_bit1) flags |= 0x1000;
  if (m.pmc_bit2) flags |= 0x2000;
  if (m.onground) flags |= 0x4000;
  if (m.solid) flags |= 0x8000;
  let at = reserve(w, 17);
  let view = w.view;
  view.setUint8(at, asU8(m.player));
  at += 1;
  view.setUint16(at, flags, true);
  at += 2;
  expectLength(m.origin, 3);
  setF32(view, at, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
  view.setUint8(at + 12, asU8(m.frame));
  at += 13;
  if (m.msec !== undefined) view.setUint8(at++, asU8(m.msec));
  w.offset = at;
  if (m.command !== undefined) encodeUsercmd(w, m.command);
  at = reserve(w, 10);
  view = w.view;
  if (m.velocity1 !== undefined) view.setInt16((at += 2) - 2, asI16(m.velocity1), true);
  if (m.velocity2 !== undefined) view.setInt16((at += 2) - 2, asI16(m.velocity2), true);
  if (m.velocity3 !== undefined) view.setInt16((at += 2) - 2, asI16(m.velocity3), true);
  if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
  if (m.skinnum !== undefined) view.setUint8(at++, asU8(m.skinnum));
  if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
  if (m.weaponframe !== undefined) view.setUint8(at++, asU8(m.weaponframe));
  w.offset = at;
}

/** Reads a `playerstate` (to fte-mvd) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerstateMvd(r: Reader): Playerstate {
  const view = r.view;
  let at = r.offset;
  if (at + 21 > r.end) ensureWhole(r, skipPlayerstateMvd);
  const player = view.getUint8(at + 1);
  at += 2;
  const flags = view.getUint16(at, true);
  at += 2;
  const frame = view.getUint8(at);
  at += 1;
  let origin1: number | undefined;
  if ((flags & 0x01) !== 0) {
    origin1 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  let origin2: number | undefined;
  if ((flags & 0x02) !== 0) {
    origin2 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  let origin3: number | undefined;
  if ((flags & 0x04) !== 0) {
    origin3 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  let angle1: number | undefined;
  if ((flags & 0x08) !== 0) {
    angle1 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let angle2: number | undefined;
  if ((flags & 0x10) !== 0) {
    angle2 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let angle3: number | undefined;
  if ((flags & 0x20) !== 0) {
    angle3 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  const modelindex = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const skinnum = (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const weaponframe = (flags & 0x0400) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return new Playerstate$(
    player,
    flags,
    frame,
    origin1,
    origin2,
    origin3,
    angle1,
    angle2,
    angle3,
    modelindex,
    skinnum,
    effects,
    weaponframe,
    (flags & 0x0100) !== 0,
    (flags & 0x0200) !== 0,
  );
}

/** Passes over what `decodePlayerstateMvd` reads. Throws DecodeError. */
export function skipPlayerstateMvd(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 1);
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  r.offset = advance(r, at, 1 + bytesOfPlayerstateMvdFlags(flags));
}

/** Writes what `decodePlayerstateMvd` reads. Throws EncodeError. */
export function encodePlayerstateMvd(w: Writer, m: Playerstate): void {
  const {
    flags: flagsGiven$,
    origin1,
    origin2,
    origin3,
    angle1,
    angle2,
    angle3,
    modelindex,
    skinnum,
    effects,
    weaponframe,
  } = m;
  fits: {
    let flags = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0xf000;
    if (m.dead) flags |= 0x0100;
    if (m.gib) flags |= 0x0200;
    let at = reserve(w, 20);
    const bytes = w.bytes;
    bytes[at] = asU8(m.player);
    at += 1;
    let flags$at = at;
    at += 2;
    bytes[at] = asU8(m.frame);
    at += 1;
    if (origin1 !== undefined) {
      flags |= 0x01;
      const steps$ = origin1 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin1) raw = nearest(origin1, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (origin2 !== undefined) {
      flags |= 0x02;
      const steps$ = origin2 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin2) raw = nearest(origin2, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (origin3 !== undefined) {
      flags |= 0x04;
      const steps$ = origin3 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin3) raw = nearest(origin3, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle1 !== undefined) {
      flags |= 0x08;
      const steps$ = angle1 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== angle1)
        raw = nearest(angle1, (angle1 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle2 !== undefined) {
      flags |= 0x10;
      const steps$ = angle2 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== angle2)
        raw = nearest(angle2, (angle2 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle3 !== undefined) {
      flags |= 0x20;
      const steps$ = angle3 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== angle3)
        raw = nearest(angle3, (angle3 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (modelindex !== undefined) {
      flags |= 0x0800;
      if (modelindex !== (modelindex & 0xff)) break fits;
      bytes[at++] = modelindex;
    }
    if (skinnum !== undefined) {
      flags |= 0x80;
      if (skinnum !== (skinnum & 0xff)) break fits;
      bytes[at++] = skinnum;
    }
    if (effects !== undefined) {
      flags |= 0x40;
      if (effects !== (effects & 0xff)) break fits;
      bytes[at++] = effects;
    }
    if (weaponframe !== undefined) {
      flags |= 0x0400;
      if (weaponframe !== (weaponframe & 0xff)) break fits;
      bytes[at++] = weaponframe;
    }
    bytes[flags$at++] = flags;
    bytes[flags$at++] = flags >> 8;
    w.offset = at;
    return;
  }
  return rejectOutOfRange(m, "U8 modelindex skinnum effects weaponframe");
}

/** Reads a `playerstate` (fte+float-mvd) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerstateMvdFromftefloat(r: Reader): Playerstate {
  const view = r.view;
  let at = r.offset;
  if (at + 27 > r.end) ensureWhole(r, skipPlayerstateMvdFromftefloat);
  const player = view.getUint8((at += 2) - 1);
  const flags = view.getUint16(at, true);
  at += 2;
  const frame = view.getUint8((at += 1) - 1);
  let origin1: number | undefined;
  let origin1NaN: number | undefined;
  if ((flags & 0x01) !== 0) {
    origin1 = view.getFloat32(at, true);
    origin1NaN = nanAt(view, at);
    at += 4;
  }
  let origin2: number | undefined;
  let origin2NaN: number | undefined;
  if ((flags & 0x02) !== 0) {
    origin2 = view.getFloat32(at, true);
    origin2NaN = nanAt(view, at);
    at += 4;
  }
  let origin3: number | undefined;
  let origin3NaN: number | undefined;
  if ((flags & 0x04) !== 0) {
    origin3 = view.getFloat32(at, true);
    origin3NaN = nanAt(view, at);
    at += 4;
  }
  const message$: Playerstate = {
    type: "playerstate",
    player,
    flags,
    frame,
    origin1,
    origin1NaN,
    origin2,
    origin2NaN,
    origin3,
    origin3NaN,
    angle1: (flags & 0x08) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined,
    angle2: (flags & 0x10) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined,
    angle3: (flags & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined,
    modelindex: (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined,
    skinnum: (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined,
    effects: (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined,
    weaponframe: (flags & 0x0400) !== 0 ? view.getUint8(at++) : undefined,
    dead: (flags & 0x0100) !== 0,
    gib: (flags & 0x0200) !== 0,
  };
  r.offset = at;
  return message$;
}

/** Passes over what `decodePlayerstateMvdFromftefloat` reads. Throws DecodeError. */
export function skipPlayerstateMvdFromftefloat(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 1);
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  r.offset = advance(r, at, 1 + bytesOfPlayerstateMvdFromftefloatFlags(flags));
}

/** Writes what `decodePlayerstateMvdFromftefloat` reads. Throws EncodeError. */
export function encodePlayerstateMvdFromftefloat(w: Writer, m: Playerstate): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xf000;
  if (m.origin1 !== undefined) flags |= 0x01;
  if (m.origin2 !== undefined) flags |= 0x02;
  if (m.origin3 !== undefined) flags |= 0x04;
  if (m.angle1 !== undefined) flags |= 0x08;
  if (m.angle2 !== undefined) flags |= 0x10;
  if (m.angle3 !== undefined) flags |= 0x20;
  if (m.modelindex !== undefined) flags |= 0x0800;
  if (m.skinnum !== undefined) flags |= 0x80;
  if (m.effects !== undefined) flags |= 0x40;
  if (m.weaponframe !== undefined) flags |= 0x0400;
  if (m.dead) flags |= 0x0100;
  if (m.gib) flags |= 0x0200;
  let at = reserve(w, 26);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  at += 1;
  view.setUint16(at, flags, true);
  at += 2;
  view.setUint8(at, asU8(m.frame));
  at += 1;
  if (m.origin1 !== undefined) setF32(view, (at += 4) - 4, m.origin1, m.origin1NaN);
  if (m.origin2 !== undefined) setF32(view, (at += 4) - 4, m.origin2, m.origin2NaN);
  if (m.origin3 !== undefined) setF32(view, (at += 4) - 4, m.origin3, m.origin3NaN);
  if (m.angle1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.angle1, 45, 8192)), true);
  if (m.angle2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.angle2, 45, 8192)), true);
  if (m.angle3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.angle3, 45, 8192)), true);
  if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
  if (m.skinnum !== undefined) view.setUint8(at++, asU8(m.skinnum));
  if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
  if (m.weaponframe !== undefined) view.setUint8(at++, asU8(m.weaponframe));
  w.offset = at;
}

/** Reads a `nails` (to fte) at the cursor, its id first. Throws DecodeError. */
export function decodeNails(r: Reader): Nails {
  const at = r.offset;
  r.offset = at + 1;
  ensure(r, r.offset, 1);
  const nailsCount = r.view.getUint8(r.offset);
  r.offset += 1;
  const nails: Nail[] = [];
  for (let i = 0; i < nailsCount; i++) nails.push(decodeNail(r));
  return { type: "nails", nails };
}

/** Passes over what `decodeNails` reads. Throws DecodeError. */
export function skipNails(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  ensure(r, r.offset, 1);
  const nailsCount = r.view.getUint8(r.offset);
  r.offset += 1;
  skip(r, 6 * nailsCount);
}

/** Writes what `decodeNails` reads. Throws EncodeError. */
export function encodeNails(w: Writer, m: Nails): void {
  expectArray(m.nails);
  reserve(w, 1);
  w.view.setUint8(w.offset, asU8(m.nails.length));
  w.offset += 1;
  for (const element of m.nails) encodeNail(w, element);
}

/** Reads a `nails` (fte+float) at the cursor, its id first. Throws DecodeError. */
export function decodeNailsFromftefloat(r: Reader): Nails {
  const at = r.offset;
  r.offset = at + 1;
  ensure(r, r.offset, 1);
  const nailsCount = r.view.getUint8(r.offset);
  r.offset += 1;
  const nails: Nail[] = [];
  for (let i = 0; i < nailsCount; i++) nails.push(decodeNailFromftefloat(r));
  return { type: "nails", nails };
}

/** Passes over what `decodeNailsFromftefloat` reads. Throws DecodeError. */
export function skipNailsFromftefloat(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  ensure(r, r.offset, 1);
  const nailsCount = r.view.getUint8(r.offset);
  r.offset += 1;
  skip(r, 7 * nailsCount);
}

/** Writes what `decodeNailsFromftefloat` reads. Throws EncodeError. */
export function encodeNailsFromftefloat(w: Writer, m: Nails): void {
  expectArray(m.nails);
  reserve(w, 1);
  w.view.setUint8(w.offset, asU8(m.nails.length));
  w.offset += 1;
  for (const element of m.nails) encodeNailFromftefloat(w, element);
}

/** Reads a `chokecount` (from 24) at the cursor, its id first. Throws DecodeError. */
export function decodeChokecount(r: Reader): Chokecount {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "chokecount", count: view.getUint8(at + 1) };
}

/** Passes over what `decodeChokecount` reads. Throws DecodeError. */
export function skipChokecount(r: Reader): undefined {
  skip(r, 2);
}

/** Writes what `decodeChokecount` reads. Throws EncodeError. */
export function encodeChokecount(w: Writer, m: Chokecount): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.count));
  w.offset = at + 1;
}

/** Reads a `modellist` (to 25) at the cursor, its id first. Throws DecodeError. */
export function decodeModellistUntil25(r: Reader): Modellist {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "modellist", models: readStrings(r, 2047) };
}

/** Passes over what `decodeModellistUntil25` reads. Throws DecodeError. */
export function skipModellistUntil25(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipStrings(r, 2047);
}

/** Writes what `decodeModellistUntil25` reads. Throws EncodeError. */
export function encodeModellistUntil25(w: Writer, m: Modellist): void {
  writeStrings(w, m.models, 2047);
}

/** Reads a `modellist` (from 26) at the cursor, its id first. Throws DecodeError. */
export function decodeModellist(r: Reader): Modellist {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  const start = view.getUint8(at + 1);
  const models = readStrings(r, 2047);
  at = r.offset;
  ensure(r, at, 1);
  r.offset = at + 1;
  return { type: "modellist", start, models, next: view.getUint8(at) };
}

/** Passes over what `decodeModellist` reads. Throws DecodeError. */
export function skipModellist(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  skipStrings(r, 2047);
  at = r.offset;
  r.offset = advance(r, at, 1);
}

/** Writes what `decodeModellist` reads. Throws EncodeError. */
export function encodeModellist(w: Writer, m: Modellist): void {
  let at = reserve(w, 1);
  let view = w.view;
  view.setUint8(at, asU8(m.start!));
  w.offset = at + 1;
  writeStrings(w, m.models, 2047);
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, asU8(m.next!));
  w.offset = at + 1;
}

/** Reads a `soundlist` (to 25) at the cursor, its id first. Throws DecodeError. */
export function decodeSoundlistUntil25(r: Reader): Soundlist {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "soundlist", sounds: readStrings(r, 2047) };
}

/** Passes over what `decodeSoundlistUntil25` reads. Throws DecodeError. */
export function skipSoundlistUntil25(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipStrings(r, 2047);
}

/** Writes what `decodeSoundlistUntil25` reads. Throws EncodeError. */
export function encodeSoundlistUntil25(w: Writer, m: Soundlist): void {
  writeStrings(w, m.sounds, 2047);
}

/** Reads a `soundlist` (from 26) at the cursor, its id first. Throws DecodeError. */
export function decodeSoundlist(r: Reader): Soundlist {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  const start = view.getUint8(at + 1);
  const sounds = readStrings(r, 2047);
  at = r.offset;
  ensure(r, at, 1);
  r.offset = at + 1;
  return { type: "soundlist", start, sounds, next: view.getUint8(at) };
}

/** Passes over what `decodeSoundlist` reads. Throws DecodeError. */
export function skipSoundlist(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  skipStrings(r, 2047);
  at = r.offset;
  r.offset = advance(r, at, 1);
}

/** Writes what `decodeSoundlist` reads. Throws EncodeError. */
export function encodeSoundlist(w: Writer, m: Soundlist): void {
  let at = reserve(w, 1);
  let view = w.view;
  view.setUint8(at, asU8(m.start!));
  w.offset = at + 1;
  writeStrings(w, m.sounds, 2047);
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, asU8(m.next!));
  w.offset = at + 1;
}

/** Reads a `packetentities` (to 28) at the cursor, its id first. Throws DecodeError. */
export function decodePacketentities(r: Reader): Packetentities {
  const at = r.offset;
  r.offset = at + 1;
  const entities: Packetentity[] = [];
  for (;;) {
    const next = decodePacketentity(r);
    if (typeof next === "number") {
      break;
    }
    entities.push(next);
  }
  return { type: "packetentities", entities };
}

/** Passes over what `decodePacketentities` reads. Throws DecodeError. */
export function skipPacketentities(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentity(r));
}

/** Writes what `decodePacketentities` reads. Throws EncodeError. */
export function encodePacketentities(w: Writer, m: Packetentities): void {
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentity(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/** Reads a `packetentities` (fte) at the cursor, its id first. Throws DecodeError. */
export function decodePacketentitiesFromfte(r: Reader): Packetentities {
  const at = r.offset;
  r.offset = at + 1;
  const entities = elementsOf(r, decodePacketentityFromfte)[0];
  return { type: "packetentities", entities };
}

/** Passes over what `decodePacketentitiesFromfte` reads. Throws DecodeError. */
export function skipPacketentitiesFromfte(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentityFromfte(r));
}

/** Writes what `decodePacketentitiesFromfte` reads. Throws EncodeError. */
export function encodePacketentitiesFromfte(w: Writer, m: Packetentities): void {
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityFromfte(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/** Reads a `packetentities` (fte+float) at the cursor, its id first. Throws DecodeError. */
export function decodePacketentitiesFromftefloat(r: Reader): Packetentities {
  const at = r.offset;
  r.offset = at + 1;
  const entities = elementsOf(r, decodePacketentityFromftefloat)[0];
  return { type: "packetentities", entities };
}

/** Passes over what `decodePacketentitiesFromftefloat` reads. Throws DecodeError. */
export function skipPacketentitiesFromftefloat(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentityFromftefloat(r));
}

/** Writes what `decodePacketentitiesFromftefloat` reads. Throws EncodeError. */
export function encodePacketentitiesFromftefloat(w: Writer, m: Packetentities): void {
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityFromftefloat(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/** Reads a `packetentities` (28+origins) at the cursor, its id first. Throws DecodeError. */
export function decodePacketentitiesFrom28origins(r: Reader): Packetentities {
  const at = r.offset;
  r.offset = at + 1;
  const entities = elementsOf(r, decodePacketentityFrom28origins)[0];
  return { type: "packetentities", entities };
}

/** Passes over what `decodePacketentitiesFrom28origins` reads. Throws DecodeError. */
export function skipPacketentitiesFrom28origins(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentityFrom28origins(r));
}

/** Writes what `decodePacketentitiesFrom28origins` reads. Throws EncodeError. */
export function encodePacketentitiesFrom28origins(w: Writer, m: Packetentities): void {
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityFrom28origins(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/**
 * Reads a `packetentities` (to fte+opaque+origins) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodePacketentitiesFromfteorigins(r: Reader): Packetentities {
  const at = r.offset;
  r.offset = at + 1;
  const entities = elementsOf(r, decodePacketentityFromfteorigins)[0];
  return { type: "packetentities", entities };
}

/** Passes over what `decodePacketentitiesFromfteorigins` reads. Throws DecodeError. */
export function skipPacketentitiesFromfteorigins(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentityFromfteorigins(r));
}

/** Writes what `decodePacketentitiesFromfteorigins` reads. Throws EncodeError. */
export function encodePacketentitiesFromfteorigins(w: Writer, m: Packetentities): void {
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityFromfteorigins(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/** Reads a `deltapacketentities` (to 28) at the cursor, its id first. Throws DecodeError. */
export function decodeDeltapacketentities(r: Reader): Deltapacketentities {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  const from = view.getUint8(at + 1);
  const entities: Packetentity[] = [];
  for (;;) {
    const next = decodePacketentity(r);
    if (typeof next === "number") {
      break;
    }
    entities.push(next);
  }
  return { type: "deltapacketentities", from, entities };
}

/** Passes over what `decodeDeltapacketentities` reads. Throws DecodeError. */
export function skipDeltapacketentities(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  while (!skipPacketentity(r));
}

/** Writes what `decodeDeltapacketentities` reads. Throws EncodeError. */
export function encodeDeltapacketentities(w: Writer, m: Deltapacketentities): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.from));
  w.offset = at + 1;
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentity(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/** Reads a `deltapacketentities` (fte) at the cursor, its id first. Throws DecodeError. */
export function decodeDeltapacketentitiesFromfte(r: Reader): Deltapacketentities {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  const from = view.getUint8(at + 1);
  const entities = elementsOf(r, decodePacketentityFromfte)[0];
  return { type: "deltapacketentities", from, entities };
}

/** Passes over what `decodeDeltapacketentitiesFromfte` reads. Throws DecodeError. */
export function skipDeltapacketentitiesFromfte(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  while (!skipPacketentityFromfte(r));
}

/** Writes what `decodeDeltapacketentitiesFromfte` reads. Throws EncodeError. */
export function encodeDeltapacketentitiesFromfte(w: Writer, m: Deltapacketentities): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.from));
  w.offset = at + 1;
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityFromfte(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/** Reads a `deltapacketentities` (fte+float) at the cursor, its id first. Throws DecodeError. */
export function decodeDeltapacketentitiesFromftefloat(r: Reader): Deltapacketentities {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  const from = view.getUint8(at + 1);
  const entities = elementsOf(r, decodePacketentityFromftefloat)[0];
  return { type: "deltapacketentities", from, entities };
}

/** Passes over what `decodeDeltapacketentitiesFromftefloat` reads. Throws DecodeError. */
export function skipDeltapacketentitiesFromftefloat(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  while (!skipPacketentityFromftefloat(r));
}

/** Writes what `decodeDeltapacketentitiesFromftefloat` reads. Throws EncodeError. */
export function encodeDeltapacketentitiesFromftefloat(w: Writer, m: Deltapacketentities): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.from));
  w.offset = at + 1;
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityFromftefloat(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/**
 * Reads a `deltapacketentities` (28+origins) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeDeltapacketentitiesFrom28origins(r: Reader): Deltapacketentities {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  const from = view.getUint8(at + 1);
  const entities = elementsOf(r, decodePacketentityFrom28origins)[0];
  return { type: "deltapacketentities", from, entities };
}

/** Passes over what `decodeDeltapacketentitiesFrom28origins` reads. Throws DecodeError. */
export function skipDeltapacketentitiesFrom28origins(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  while (!skipPacketentityFrom28origins(r));
}

/** Writes what `decodeDeltapacketentitiesFrom28origins` reads. Throws EncodeError. */
export function encodeDeltapacketentitiesFrom28origins(w: Writer, m: Deltapacketentities): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.from));
  w.offset = at + 1;
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityFrom28origins(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/**
 * Reads a `deltapacketentities` (to fte+opaque+origins) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeDeltapacketentitiesFromfteorigins(r: Reader): Deltapacketentities {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  const from = view.getUint8(at + 1);
  const entities = elementsOf(r, decodePacketentityFromfteorigins)[0];
  return { type: "deltapacketentities", from, entities };
}

/** Passes over what `decodeDeltapacketentitiesFromfteorigins` reads. Throws DecodeError. */
export function skipDeltapacketentitiesFromfteorigins(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  while (!skipPacketentityFromfteorigins(r));
}

/** Writes what `decodeDeltapacketentitiesFromfteorigins` reads. Throws EncodeError. */
export function encodeDeltapacketentitiesFromfteorigins(w: Writer, m: Deltapacketentities): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.from));
  w.offset = at + 1;
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityFromfteorigins(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/** Reads a `maxspeed` (from 25) at the cursor, its id first. Throws DecodeError. */
export function decodeMaxspeed(r: Reader): Maxspeed {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  return { type: "maxspeed", speed: view.getFloat32(at + 1, true), speedNaN: nanAt(view, at + 1) };
}

/** Passes over what `decodeMaxspeed` reads. Throws DecodeError. */
export function skipMaxspeed(r: Reader): undefined {
  skip(r, 5);
}

/** Writes what `decodeMaxspeed` reads. Throws EncodeError. */
export function encodeMaxspeed(w: Writer, m: Maxspeed): void {
  const at = reserve(w, 4);
  const view = w.view;
  setF32(view, at, m.speed, m.speedNaN);
  w.offset = at + 4;
}

/** Reads an `entgravity` (from 25) at the cursor, its id first. Throws DecodeError. */
export function decodeEntgravity(r: Reader): Entgravity {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  return {
    type: "entgravity",
    gravity: view.getFloat32(at + 1, true),
    gravityNaN: nanAt(view, at + 1),
  };
}

/** Passes over what `decodeEntgravity` reads. Throws DecodeError. */
export function skipEntgravity(r: Reader): undefined {
  skip(r, 5);
}

/** Writes what `decodeEntgravity` reads. Throws EncodeError. */
export function encodeEntgravity(w: Writer, m: Entgravity): void {
  const at = reserve(w, 4);
  const view = w.view;
  setF32(view, at, m.gravity, m.gravityNaN);
  w.offset = at + 4;
}

/** Reads a `setinfo` (from 26) at the cursor, its id first. Throws DecodeError. */
export function decodeSetinfo(r: Reader): Setinfo {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return {
    type: "setinfo",
    player: view.getUint8(at + 1),
    key: readString(r, 2047),
    value: readString(r, 2047),
  };
}

/** Passes over what `decodeSetinfo` reads. Throws DecodeError. */
export function skipSetinfo(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
  skipString(r, 2047);
}

/** Writes what `decodeSetinfo` reads. Throws EncodeError. */
export function encodeSetinfo(w: Writer, m: Setinfo): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  w.offset = at + 1;
  writeString(w, m.key, 2047);
  writeString(w, m.value, 2047);
}

/** Reads a `serverinfo` (from 26) at the cursor, its id first. Throws DecodeError. */
export function decodeServerinfo(r: Reader): Serverinfo {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "serverinfo", key: readString(r, 2047), value: readString(r, 2047) };
}

/** Passes over what `decodeServerinfo` reads. Throws DecodeError. */
export function skipServerinfo(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
  skipString(r, 2047);
}

/** Writes what `decodeServerinfo` reads. Throws EncodeError. */
export function encodeServerinfo(w: Writer, m: Serverinfo): void {
  writeString(w, m.key, 2047);
  writeString(w, m.value, 2047);
}

/** Reads an `updatepl` (from 28) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdatepl(r: Reader): Updatepl {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "updatepl", player: view.getUint8(at + 1), loss: view.getUint8(at + 2) };
}

/** Passes over what `decodeUpdatepl` reads. Throws DecodeError. */
export function skipUpdatepl(r: Reader): undefined {
  skip(r, 3);
}

/** Writes what `decodeUpdatepl` reads. Throws EncodeError. */
export function encodeUpdatepl(w: Writer, m: Updatepl): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  view.setUint8(at + 1, asU8(m.loss));
  w.offset = at + 2;
}

/** Reads a `nails2` (to fte-mvd) at the cursor, its id first. Throws DecodeError. */
export function decodeNails2Mvd(r: Reader): Nails2 {
  const at = r.offset;
  r.offset = at + 1;
  ensure(r, r.offset, 1);
  const nailsCount = r.view.getUint8(r.offset);
  r.offset += 1;
  const nails: Numberednail[] = [];
  for (let i = 0; i < nailsCount; i++) nails.push(decodeNumberednailMvd(r));
  return { type: "nails2", nails };
}

/** Passes over what `decodeNails2Mvd` reads. Throws DecodeError. */
export function skipNails2Mvd(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  ensure(r, r.offset, 1);
  const nailsCount = r.view.getUint8(r.offset);
  r.offset += 1;
  skip(r, 7 * nailsCount);
}

/** Writes what `decodeNails2Mvd` reads. Throws EncodeError. */
export function encodeNails2Mvd(w: Writer, m: Nails2): void {
  expectArray(m.nails);
  reserve(w, 1);
  w.view.setUint8(w.offset, asU8(m.nails.length));
  w.offset += 1;
  for (const element of m.nails) encodeNumberednailMvd(w, element);
}

/** Reads a `nails2` (fte+float-mvd) at the cursor, its id first. Throws DecodeError. */
export function decodeNails2MvdFromftefloat(r: Reader): Nails2 {
  const at = r.offset;
  r.offset = at + 1;
  ensure(r, r.offset, 1);
  const nailsCount = r.view.getUint8(r.offset);
  r.offset += 1;
  const nails: Numberednail[] = [];
  for (let i = 0; i < nailsCount; i++) nails.push(decodeNumberednailMvdFromftefloat(r));
  return { type: "nails2", nails };
}

/** Passes over what `decodeNails2MvdFromftefloat` reads. Throws DecodeError. */
export function skipNails2MvdFromftefloat(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  ensure(r, r.offset, 1);
  const nailsCount = r.view.getUint8(r.offset);
  r.offset += 1;
  skip(r, 8 * nailsCount);
}

/** Writes what `decodeNails2MvdFromftefloat` reads. Throws EncodeError. */
export function encodeNails2MvdFromftefloat(w: Writer, m: Nails2): void {
  expectArray(m.nails);
  reserve(w, 1);
  w.view.setUint8(w.offset, asU8(m.nails.length));
  w.offset += 1;
  for (const element of m.nails) encodeNumberednailMvdFromftefloat(w, element);
}

/** Reads a `qizmovoice` (from 24) at the cursor, its id first. Throws DecodeError. */
export function decodeQizmovoice(r: Reader): Qizmovoice {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "qizmovoice", sequence: view.getUint8(at + 1), data: takeBytes(r, 33) };
}

/** Passes over what `decodeQizmovoice` reads. Throws DecodeError. */
export function skipQizmovoice(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  passBytes(r, 33);
}

/** Writes what `decodeQizmovoice` reads. Throws EncodeError. */
export function encodeQizmovoice(w: Writer, m: Qizmovoice): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.sequence));
  w.offset = at + 1;
  writeBytes(w, m.data);
  expectByteCount("data", m.data, 33);
}

/** Reads a `chunk` (to fte+float+opaque) at the cursor, its id first. Throws DecodeError. */
export function decodeChunkFromfte(r: Reader): Chunk {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 4);
  const number = view.getInt32((at += 5) - 4, true);
  switch (number) {
    case -1: {
      ensure(r, at, 4);
      r.offset = at + 4;
      return {
        type: "chunk",
        number: number as ChunkSize["number"],
        total: view.getInt32(at, true),
        name: readString(r, 2047),
      };
    }
    default: {
      ensure(r, at, 1024);
      const data: number[] = [];
      for (let i = 0; i < 1024; i++) data.push(view.getUint8(at + 1 * i));
      at += 1024;
      r.offset = at;
      return { type: "chunk", number, data };
    }
  }
}

/** Passes over what `decodeChunkFromfte` reads. Throws DecodeError. */
export function skipChunkFromfte(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 4);
  const number = view.getInt32(at, true);
  at += 4;
  switch (number) {
    case -1: {
      at = advance(r, at, 4);
      r.offset = at;
      skipString(r, 2047);
      return;
    }
    default: {
      r.offset = advance(r, at, 1024);
      return;
    }
  }
}

/** Writes what `decodeChunkFromfte` reads. Throws EncodeError. */
export function encodeChunkFromfte(w: Writer, m: Chunk): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setInt32(at, asI32(m.number), true);
  w.offset = at + 4;
  switch (m.number) {
    case -1: {
      const sizeArm = m as ChunkSize;
      const at = reserve(w, 4);
      const view = w.view;
      view.setInt32(at, asI32(sizeArm.total), true);
      w.offset = at + 4;
      writeString(w, sizeArm.name, 2047);
      return;
    }
    default: {
      const partArm = m as ChunkPart;
      const at = reserve(w, 1024);
      const view = w.view;
      expectLength(partArm.data, 1024);
      for (let i = 0; i < 1024; i++) view.setUint8(at + i, asU8(partArm.data[i]!));
      w.offset = at + 1024;
      return;
    }
  }
}

/** Reads a `spawnstatic2` (fte) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstatic2Fromfte(r: Reader): Spawnstatic2 {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "spawnstatic2", entity: expectOne(r, decodePacketentityFromfte(r)) };
}

/** Passes over what `decodeSpawnstatic2Fromfte` reads. Throws DecodeError. */
export function skipSpawnstatic2Fromfte(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  expectNoEnd(r, skipPacketentityFromfte(r));
}

/** Writes what `decodeSpawnstatic2Fromfte` reads. Throws EncodeError. */
export function encodeSpawnstatic2Fromfte(w: Writer, m: Spawnstatic2): void {
  encodePacketentityFromfte(w, m.entity);
}

/** Reads a `spawnstatic2` (fte+float) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstatic2Fromftefloat(r: Reader): Spawnstatic2 {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "spawnstatic2", entity: expectOne(r, decodePacketentityFromftefloat(r)) };
}

/** Passes over what `decodeSpawnstatic2Fromftefloat` reads. Throws DecodeError. */
export function skipSpawnstatic2Fromftefloat(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  expectNoEnd(r, skipPacketentityFromftefloat(r));
}

/** Writes what `decodeSpawnstatic2Fromftefloat` reads. Throws EncodeError. */
export function encodeSpawnstatic2Fromftefloat(w: Writer, m: Spawnstatic2): void {
  encodePacketentityFromftefloat(w, m.entity);
}

/**
 * Reads a `spawnstatic2` (to fte+opaque+origins) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeSpawnstatic2Fromfteorigins(r: Reader): Spawnstatic2 {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "spawnstatic2", entity: expectOne(r, decodePacketentityFromfteorigins(r)) };
}

/** Passes over what `decodeSpawnstatic2Fromfteorigins` reads. Throws DecodeError. */
export function skipSpawnstatic2Fromfteorigins(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  expectNoEnd(r, skipPacketentityFromfteorigins(r));
}

/** Writes what `decodeSpawnstatic2Fromfteorigins` reads. Throws EncodeError. */
export function encodeSpawnstatic2Fromfteorigins(w: Writer, m: Spawnstatic2): void {
  encodePacketentityFromfteorigins(w, m.entity);
}

/** Reads a `spawnbaseline2` (fte) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaseline2Fromfte(r: Reader): Spawnbaseline2 {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "spawnbaseline2", entity: expectOne(r, decodePacketentityFromfte(r)) };
}

/** Passes over what `decodeSpawnbaseline2Fromfte` reads. Throws DecodeError. */
export function skipSpawnbaseline2Fromfte(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  expectNoEnd(r, skipPacketentityFromfte(r));
}

/** Writes what `decodeSpawnbaseline2Fromfte` reads. Throws EncodeError. */
export function encodeSpawnbaseline2Fromfte(w: Writer, m: Spawnbaseline2): void {
  encodePacketentityFromfte(w, m.entity);
}

/** Reads a `spawnbaseline2` (fte+float) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaseline2Fromftefloat(r: Reader): Spawnbaseline2 {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "spawnbaseline2", entity: expectOne(r, decodePacketentityFromftefloat(r)) };
}

/** Passes over what `decodeSpawnbaseline2Fromftefloat` reads. Throws DecodeError. */
export function skipSpawnbaseline2Fromftefloat(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  expectNoEnd(r, skipPacketentityFromftefloat(r));
}

/** Writes what `decodeSpawnbaseline2Fromftefloat` reads. Throws EncodeError. */
export function encodeSpawnbaseline2Fromftefloat(w: Writer, m: Spawnbaseline2): void {
  encodePacketentityFromftefloat(w, m.entity);
}

/**
 * Reads a `spawnbaseline2` (to fte+opaque+origins) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeSpawnbaseline2Fromfteorigins(r: Reader): Spawnbaseline2 {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "spawnbaseline2", entity: expectOne(r, decodePacketentityFromfteorigins(r)) };
}

/** Passes over what `decodeSpawnbaseline2Fromfteorigins` reads. Throws DecodeError. */
export function skipSpawnbaseline2Fromfteorigins(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  expectNoEnd(r, skipPacketentityFromfteorigins(r));
}

/** Writes what `decodeSpawnbaseline2Fromfteorigins` reads. Throws EncodeError. */
export function encodeSpawnbaseline2Fromfteorigins(w: Writer, m: Spawnbaseline2): void {
  encodePacketentityFromfteorigins(w, m.entity);
}

/** Reads a `voicechat` (to fte+float+opaque) at the cursor, its id first. Throws DecodeError. */
export function decodeVoicechatFromfte(r: Reader): Voicechat {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 5);
  const player = view.getUint8(at + 1);
  const generation = view.getUint8(at + 2);
  const sequence = view.getUint8(at + 3);
  const size = view.getUint16(at + 4, true);
  r.offset = at + 6;
  return { type: "voicechat", player, generation, sequence, data: takeBytes(r, size) };
}

/** Passes over what `decodeVoicechatFromfte` reads. Throws DecodeError. */
export function skipVoicechatFromfte(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 3);
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  at += 2;
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeVoicechatFromfte` reads. Throws EncodeError. */
export function encodeVoicechatFromfte(w: Writer, m: Voicechat): void {
  const at = reserve(w, 5);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  view.setUint8(at + 1, asU8(m.generation));
  view.setUint8(at + 2, asU8(m.sequence));
  view.setUint16(at + 3, asU16(m.data.length), true);
  w.offset = at + 5;
  writeBytes(w, m.data);
}

/**
 * Reads a `modellistshort` (to fte+float+opaque) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeModellistshortFromfte(r: Reader): Modellistshort {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  const start = view.getUint16(at + 1, true);
  const models = readStrings(r, 2047);
  at = r.offset;
  ensure(r, at, 1);
  r.offset = at + 1;
  return { type: "modellistshort", start, models, next: view.getUint8(at) };
}

/** Passes over what `decodeModellistshortFromfte` reads. Throws DecodeError. */
export function skipModellistshortFromfte(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 2);
  r.offset = at;
  skipStrings(r, 2047);
  at = r.offset;
  r.offset = advance(r, at, 1);
}

/** Writes what `decodeModellistshortFromfte` reads. Throws EncodeError. */
export function encodeModellistshortFromfte(w: Writer, m: Modellistshort): void {
  let at = reserve(w, 2);
  let view = w.view;
  view.setUint16(at, asU16(m.start), true);
  w.offset = at + 2;
  writeStrings(w, m.models, 2047);
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, asU8(m.next));
  w.offset = at + 1;
}

/** What reads and writes a `packetentity` in dialects that differ in `coord` and `angle`. */
function packetentityBy(coord$: Scalar, angle$: Scalar) {
  const coord$Bytes = coord$.bytes;
  const angle$Bytes = angle$.bytes;
  const read3U8 = (view: DataView, at: number): [number, number, number] => [
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
  ];
  const PACKETENTITY_BY_FLAGS$LIVE_LENGTHS_0 = bitLengths([
    angle$Bytes,
    angle$Bytes,
    1,
    1,
    1,
    1,
    0,
    0,
  ]);
  const PACKETENTITY_BY_FLAGS$LIVE_LENGTHS_1 = bitLengths([
    0,
    coord$Bytes,
    coord$Bytes,
    coord$Bytes,
    angle$Bytes,
    1,
    0,
    0,
  ]);
  const bytesOfPacketentityByFlags = (flags$live: number): number =>
    PACKETENTITY_BY_FLAGS$LIVE_LENGTHS_0[flags$live & 0xff]! +
    PACKETENTITY_BY_FLAGS$LIVE_LENGTHS_1[(flags$live >>> 8) & 0xff]! +
    ((flags$live & 0x020000) !== 0 ? 1 : 0) +
    ((flags$live & 0x04000000) !== 0 ? 3 : 0);
  const write3U8 = (view: DataView, at: number, values: readonly number[]): void => {
    expectLength(values, 3);
    for (let i = 0; i < 3; i++) view.setUint8(at + i, asU8(values[i]!));
  };

  /** Reads a `packetentity`. Returns 0 where it ends its list. Throws DecodeError. */
  function decodePacketentityBy(r: Reader): Packetentity | number {
    const view = r.view;
    let at = r.offset;
    if (at + (14 + 3 * angle$Bytes + 3 * coord$Bytes) > r.end) ensureWhole(r, skipPacketentityBy);
    const numberFlags = view.getUint16(at, true);
    if (numberFlags === 0) {
      r.offset = at + 2;
      return 0;
    }
    const number = numberFlags & 0x01ff;
    let flags = numberFlags & 0xfe00;
    at += 2;
    if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++);
    if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 16;
    if ((flags & 0x804000) === 0x800000) flags |= view.getUint8(at++) << 24;
    flags >>>= 0;
    if ((flags & 0x080000) !== 0) throw unsupported(r, "models above 255");
    const beyond512 = (flags & 0x200000) !== 0;
    const beyond1024 = (flags & 0x400000) !== 0;
    const remove = (flags & 0x4000) !== 0;
    const flags$live = (flags & 0x4000) !== 0 ? 0 : flags;
    const modelindex = (flags$live & 0x04) !== 0 ? view.getUint8(at++) : undefined;
    const frame = (flags$live & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
    const colormap = (flags$live & 0x08) !== 0 ? view.getUint8(at++) : undefined;
    const skin = (flags$live & 0x10) !== 0 ? view.getUint8(at++) : undefined;
    const effects = (flags$live & 0x20) !== 0 ? view.getUint8(at++) : undefined;
    let origin1: number | undefined;
    let origin1NaN: number | undefined;
    if ((flags$live & 0x0200) !== 0) {
      origin1 = coord$.at(view, at);
      origin1NaN = coord$.nans(view, at, 1)?.[0];
      at += coord$Bytes;
    }
    const angle1 =
      (flags$live & 0x01) !== 0 ? angle$.at(view, (at += angle$Bytes) - angle$Bytes) : undefined;
    let origin2: number | undefined;
    let origin2NaN: number | undefined;
    if ((flags$live & 0x0400) !== 0) {
      origin2 = coord$.at(view, at);
      origin2NaN = coord$.nans(view, at, 1)?.[0];
      at += coord$Bytes;
    }
    const angle2 =
      (flags$live & 0x1000) !== 0 ? angle$.at(view, (at += angle$Bytes) - angle$Bytes) : undefined;
    let origin3: number | undefined;
    let origin3NaN: number | undefined;
    if ((flags$live & 0x0800) !== 0) {
      origin3 = coord$.at(view, at);
      origin3NaN = coord$.nans(view, at, 1)?.[0];
      at += coord$Bytes;
    }
    const angle3 =
      (flags$live & 0x02) !== 0 ? angle$.at(view, (at += angle$Bytes) - angle$Bytes) : undefined;
    const trans = (flags$live & 0x020000) !== 0 ? view.getUint8(at++) : undefined;
    const colourmod = (flags$live & 0x04000000) !== 0 ? read3U8(view, (at += 3) - 3) : undefined;
    r.offset = at;
    return {
      number,
      flags,
      beyond512,
      beyond1024,
      remove,
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
      angle3,
      trans,
      colourmod,
      solid: (flags$live & 0x40) !== 0,
    };
  }

  /** Passes over what `decodePacketentityBy` reads. Returns whether it ends its list. Throws DecodeError. */
  function skipPacketentityBy(r: Reader): boolean {
    const view = r.view;
    let at = r.offset;
    ensure(r, at, 2);
    const word = view.getUint16(at, true);
    at += 2;
    if (word === 0) {
      r.offset = at;
      return true;
    }
    let flags = word & 0xfe00;
    const more0 = (flags >>> 15) & 1;
    flags |= (r.bytes[at]! & -more0) << 0;
    at += more0;
    const more2 = (flags >>> 7) & 1;
    flags |= (r.bytes[at]! & -more2) << 16;
    at += more2;
    if ((flags & 0x804000) === 0x800000) {
      ensure(r, at, 1);
      flags |= view.getUint8(at++) << 24;
    }
    flags >>>= 0;
    if ((flags & 0x080000) !== 0) throw unsupported(r, "models above 255");
    const flags$live = (flags & 0x4000) !== 0 ? 0 : flags;
    r.offset = advance(r, at, bytesOfPacketentityByFlags(flags$live));
    return false;
  }

  /** Writes what `decodePacketentityBy` reads. Throws EncodeError. */
  function encodePacketentityBy(w: Writer, m: Packetentity): void {
    let flags = m.flags === undefined ? 0 : m.flags & (m.remove ? 0xff97beff : 0xfb958080);
    if (m.beyond512) flags |= 0x200000;
    if (m.beyond1024) flags |= 0x400000;
    if (m.remove) flags |= 0x4000;
    if (m.modelindex !== undefined) flags |= 0x04;
    if (m.frame !== undefined) flags |= 0x2000;
    if (m.colormap !== undefined) flags |= 0x08;
    if (m.skin !== undefined) flags |= 0x10;
    if (m.effects !== undefined) flags |= 0x20;
    if (m.origin1 !== undefined) flags |= 0x0200;
    if (m.angle1 !== undefined) flags |= 0x01;
    if (m.origin2 !== undefined) flags |= 0x0400;
    if (m.angle2 !== undefined) flags |= 0x1000;
    if (m.origin3 !== undefined) flags |= 0x0800;
    if (m.angle3 !== undefined) flags |= 0x02;
    if (m.trans !== undefined) flags |= 0x020000;
    if (m.colourmod !== undefined) flags |= 0x04000000;
    if (m.solid) flags |= 0x40;
    if ((flags & 0xff000000) !== 0 && (flags & 0x4000) === 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x80;
    if ((flags & 0xff) !== 0) flags |= 0x8000;
    if (m.remove)
      expectNothing(
        m,
        "modelindex frame colormap skin effects origin1 angle1 origin2 angle2 origin3 angle3 trans colourmod solid",
        "remove",
      );
    let at = reserve(w, 14 + 3 * angle$Bytes + 3 * coord$Bytes);
    const view = w.view;
    let numberWord = fit(m.number, 9) | (((flags >>> 9) & 0x7f) << 9);
    if (numberWord === 0) {
      numberWord = 0x8000;
      flags |= 0x8000;
    }
    view.setUint16(at, numberWord, true);
    at += 2;
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags);
    if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x804000) === 0x800000) view.setUint8(at++, flags >>> 24);
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
    if (m.trans !== undefined) view.setUint8(at++, asU8(m.trans));
    if (m.colourmod !== undefined) write3U8(view, (at += 3) - 3, m.colourmod);
    w.offset = at;
  }
  return [decodePacketentityBy, encodePacketentityBy, skipPacketentityBy] as const;
}

/** What reads and writes a `setangle` in dialects that differ in `angle`. */
function setangleBy(angle$: Scalar) {
  const angle$Bytes = angle$.bytes;

  /** Reads a `setangle` at the cursor, its id first. Throws DecodeError. */
  function decodeSetangleBy(r: Reader): Setangle {
    const view = r.view;
    const at = r.offset;
    ensure(r, at + 1, 1 + 3 * angle$Bytes);
    r.offset = at + (2 + 3 * angle$Bytes);
    return {
      type: "setangle",
      cause: view.getUint8(at + 1),
      angles: [
        angle$.at(view, at + 2),
        angle$.at(view, at + (2 + angle$Bytes)),
        angle$.at(view, at + (2 + 2 * angle$Bytes)),
      ],
    };
  }

  /** Passes over what `decodeSetangleBy` reads. Throws DecodeError. */
  function skipSetangleBy(r: Reader): undefined {
    skip(r, 2 + 3 * angle$Bytes);
  }

  /** Writes what `decodeSetangleBy` reads. Throws EncodeError. */
  function encodeSetangleBy(w: Writer, m: Setangle): void {
    const at = reserve(w, 1 + 3 * angle$Bytes);
    const view = w.view;
    view.setUint8(at, asU8(m.cause!));
    expectLength(m.angles, 3);
    angle$.set(view, at + 1, m.angles[0]);
    angle$.set(view, at + (1 + angle$Bytes), m.angles[1]);
    angle$.set(view, at + (1 + 2 * angle$Bytes), m.angles[2]);
    w.offset = at + (1 + 3 * angle$Bytes);
  }
  return [decodeSetangleBy, encodeSetangleBy, skipSetangleBy] as const;
}

/** What reads and writes a `playerinfo` in dialects that differ in `coord`. */
function playerinfoBy(coord$: Scalar) {
  const coord$Bytes = coord$.bytes;
  const PLAYERINFO_BY_FLAGS_LENGTHS_0 = bitLengths([0, 0, 2, 2, 2, 1, 1, 1]);
  const PLAYERINFO_BY_FLAGS_LENGTHS_2 = bitLengths([0, 1, 0, 3, 0, 0, 0, 0]);
  const bytesOfPlayerinfoByFlags = (flags: number): number =>
    PLAYERINFO_BY_FLAGS_LENGTHS_0[flags & 0xff]! +
    ((flags & 0x0100) !== 0 ? 1 : 0) +
    PLAYERINFO_BY_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]!;
  const read3U8 = (view: DataView, at: number): [number, number, number] => [
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
  ];
  const write3U8 = (view: DataView, at: number, values: readonly number[]): void => {
    expectLength(values, 3);
    for (let i = 0; i < 3; i++) view.setUint8(at + i, asU8(values[i]!));
  };

  /** Reads a `playerinfo` at the cursor, its id first. Throws DecodeError. */
  function decodePlayerinfoBy(r: Reader): Playerinfo {
    const view = r.view;
    let at = r.offset;
    if (at + (7 + 3 * coord$Bytes) > r.end) ensureWhole(r, skipPlayerinfoBy);
    const player = view.getUint8((at += 2) - 1);
    let flags = view.getUint16(at, true);
    at += 2;
    if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
    const origin: [number, number, number] = [
      coord$.at(view, at),
      coord$.at(view, at + coord$Bytes),
      coord$.at(view, at + 2 * coord$Bytes),
    ];
    const originNaN = coord$.nans(view, at, 3);
    const frame = view.getUint8((at += 1 + 3 * coord$Bytes) - 1);
    const msec = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
    r.offset = at;
    const command = (flags & 0x02) !== 0 ? decodeUsercmd(r) : undefined;
    at = r.offset;
    if (at + 14 > r.end) ensure(r, at, bytesOfPlayerinfoByFlags(flags));
    const message$: Playerinfo = {
      type: "playerinfo",
      player,
      flags,
      origin,
      originNaN,
      frame,
      msec,
      command,
      velocity1: (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined,
      velocity2: (flags & 0x08) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined,
      velocity3: (flags & 0x10) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined,
      modelindex: (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined,
      skinnum: (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined,
      effects: (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined,
      weaponframe: (flags & 0x0100) !== 0 ? view.getUint8(at++) : undefined,
      alpha: (flags & 0x020000) !== 0 ? view.getUint8(at++) : undefined,
      colourmod: (flags & 0x080000) !== 0 ? read3U8(view, (at += 3) - 3) : undefined,
      dead: (flags & 0x0200) !== 0,
      gib: (flags & 0x0400) !== 0,
      nograv: (flags & 0x0800) !== 0,
      pmc_bit1: (flags & 0x1000) !== 0,
      pmc_bit2: (flags & 0x2000) !== 0,
      onground: (flags & 0x400000) !== 0,
      solid: (flags & 0x800000) !== 0,
    };
    r.offset = at;
    return message$;
  }

  /** Passes over what `decodePlayerinfoBy` reads. Throws DecodeError. */
  function skipPlayerinfoBy(r: Reader): undefined {
    const view = r.view;
    let at = r.offset + 1;
    at = advance(r, at, 1);
    ensure(r, at, 2);
    let flags = view.getUint16(at, true);
    at += 2;
    const more2 = (flags >>> 15) & 1;
    flags |= (r.bytes[at]! & -more2) << 16;
    at += more2;
    at = advance(r, at, 1 + 3 * coord$Bytes + ((flags & 0x01) !== 0 ? 1 : 0));
    r.offset = at;
    if ((flags & 0x02) !== 0) skipUsercmd(r);
    at = r.offset;
    r.offset = advance(r, at, bytesOfPlayerinfoByFlags(flags));
  }

  /** Writes what `decodePlayerinfoBy` reads. Throws EncodeError. */
  function encodePlayerinfoBy(w: Writer, m: Playerinfo): void {
    let flags = m.flags === undefined ? 0 : m.flags & 0x35c000;
    if (m.msec !== undefined) flags |= 0x01;
    if (m.command !== undefined) flags |= 0x02;
    if (m.velocity1 !== undefined) flags |= 0x04;
    if (m.velocity2 !== undefined) flags |= 0x08;
    if (m.velocity3 !== undefined) flags |= 0x10;
    if (m.modelindex !== undefined) flags |= 0x20;
    if (m.skinnum !== undefined) flags |= 0x40;
    if (m.effects !== undefined) flags |= 0x80;
    if (m.weaponframe !== undefined) flags |= 0x0100;
    if (m.alpha !== undefined) flags |= 0x020000;
    if (m.colourmod !== undefined) flags |= 0x080000;
    if (m.dead) flags |= 0x0200;
    if (m.gib) flags |= 0x0400;
    if (m.nograv) flags |= 0x0800;
    if (m.pmc_bit1) flags |= 0x1000;
    if (m.pmc_bit2) flags |= 0x2000;
    if (m.onground) flags |= 0x400000;
    if (m.solid) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    let at = reserve(w, 6 + 3 * coord$Bytes);
    let view = w.view;
    view.setUint8(at, asU8(m.player));
    at += 1;
    view.setUint16(at, flags, true);
    at += 2;
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    expectLength(m.origin, 3);
    coord$.set(view, at, m.origin[0], m.originNaN?.[0]);
    coord$.set(view, at + coord$Bytes, m.origin[1], m.originNaN?.[1]);
    coord$.set(view, at + 2 * coord$Bytes, m.origin[2], m.originNaN?.[2]);
    view.setUint8(at + 3 * coord$Bytes, asU8(m.frame));
    at += 1 + 3 * coord$Bytes;
    if (m.msec !== undefined) view.setUint8(at++, asU8(m.msec));
    w.offset = at;
    if (m.command !== undefined) encodeUsercmd(w, m.command);
    at = reserve(w, 14);
    view = w.view;
    if (m.velocity1 !== undefined) view.setInt16((at += 2) - 2, asI16(m.velocity1), true);
    if (m.velocity2 !== undefined) view.setInt16((at += 2) - 2, asI16(m.velocity2), true);
    if (m.velocity3 !== undefined) view.setInt16((at += 2) - 2, asI16(m.velocity3), true);
    if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
    if (m.skinnum !== undefined) view.setUint8(at++, asU8(m.skinnum));
    if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
    if (m.weaponframe !== undefined) view.setUint8(at++, asU8(m.weaponframe));
    if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
    if (m.colourmod !== undefined) write3U8(view, (at += 3) - 3, m.colourmod);
    w.offset = at;
  }
  return [decodePlayerinfoBy, encodePlayerinfoBy, skipPlayerinfoBy] as const;
}

/** `readMessageUntil24` for ids that stand for one message each. */
function readNumberedUntil24(r: Reader, id: number): Message {
  switch (id) {
    case 0x0b:
      return decodeServerdataUntil24(r);
    case 0x31:
    case 0x32:
      throw unknownId(r, id);
    default:
      return readNumberedUntil25(r, id);
  }
}

/** As `readMessage`, in version 24. */
export function readMessageUntil24(r: Reader): Message {
  const id = peekId(r);
  return readNumberedUntil24(r, id);
}

/** As `decodeMessage`, in version 24. */
export function decodeMessageUntil24(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumberedUntil24(r, id);
  } catch (error) {
    throw explainedUntil24(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedUntil24(w: Writer, message: Message): void {
  switch (message.type) {
    case "serverdata":
      writeId(w, 0x0b);
      return encodeServerdataUntil24(w, message);
    case "maxspeed":
    case "entgravity":
      throw unknownType(message);
    default:
      encodeNumberedUntil25(w, message);
  }
}

/** As `encodeMessage`, in version 24. */
export function encodeMessageUntil24(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedUntil24(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 0, message, error);
  }
}

/** `passMessageUntil24` for ids that stand for one message each. */
function passNumberedUntil24(r: Reader, id: number): number {
  switch (id) {
    case 0x0b:
      return (skipServerdataUntil24(r), id);
    case 0x31:
    case 0x32:
      throw unknownId(r, id);
    default:
      return passNumberedUntil25(r, id);
  }
}

/** As `passMessage`, in version 24. */
export function passMessageUntil24(r: Reader): number {
  const id = peekId(r);
  return passNumberedUntil24(r, id);
}

/** As `skipMessage`, in version 24. */
export function skipMessageUntil24(r: Reader): number {
  return passExplained(r, passMessageUntil24, explainedUntil24);
}

/** As `passMessages`, in version 24. */
export function passMessagesUntil24(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    const id = passMessageUntil24(r);
    if (id === 0x0b) announcesVersions = true;
  }
  return announcesVersions;
}

/** As `skipMessages`, in version 24. */
export function skipMessagesUntil24(r: Reader): void {
  passAllExplained(r, passMessagesUntil24, skipMessageUntil24);
}

/** As `retargetNumbered`, in version 24. */
function retargetNumberedUntil24(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x0b:
      return handlers.serverdata === undefined
        ? skipServerdataUntil24(r)
        : decodeServerdataUntil24(r);
    case 0x31:
    case 0x32:
      throw unknownId(r, id);
    default:
      return retargetNumberedUntil25(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in version 24. */
export function visitMessageUntil24(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumberedUntil24(r, id, handlers, scratch);
  } catch (error) {
    throw explainedUntil24(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in version 24. */
export function visitMessagesUntil24(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessageUntil24(r, handlers, scratch);
  }
}

/** `readMessageUntil25` for ids that stand for one message each. */
function readNumberedUntil25(r: Reader, id: number): Message {
  switch (id) {
    case 0x2d:
      return decodeModellistUntil25(r);
    case 0x2e:
      return decodeSoundlistUntil25(r);
    case 0x33:
    case 0x34:
      throw unknownId(r, id);
    default:
      return readNumberedUntil26(r, id);
  }
}

/** As `readMessage`, in version 25. */
export function readMessageUntil25(r: Reader): Message {
  const id = peekId(r);
  return readNumberedUntil25(r, id);
}

/** As `decodeMessage`, in version 25. */
export function decodeMessageUntil25(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumberedUntil25(r, id);
  } catch (error) {
    throw explainedUntil25(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedUntil25(w: Writer, message: Message): void {
  switch (message.type) {
    case "modellist":
      writeId(w, 0x2d);
      return encodeModellistUntil25(w, message);
    case "soundlist":
      writeId(w, 0x2e);
      return encodeSoundlistUntil25(w, message);
    case "setinfo":
    case "serverinfo":
      throw unknownType(message);
    default:
      encodeNumberedUntil26(w, message);
  }
}

/** As `encodeMessage`, in version 25. */
export function encodeMessageUntil25(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedUntil25(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 1, message, error);
  }
}

/** `passMessageUntil25` for ids that stand for one message each. */
function passNumberedUntil25(r: Reader, id: number): number {
  switch (id) {
    case 0x2d:
      return (skipModellistUntil25(r), id);
    case 0x2e:
      return (skipSoundlistUntil25(r), id);
    case 0x33:
    case 0x34:
      throw unknownId(r, id);
    default:
      return passNumberedUntil26(r, id);
  }
}

/** As `passMessage`, in version 25. */
export function passMessageUntil25(r: Reader): number {
  const id = peekId(r);
  return passNumberedUntil25(r, id);
}

/** As `skipMessage`, in version 25. */
export function skipMessageUntil25(r: Reader): number {
  return passExplained(r, passMessageUntil25, explainedUntil25);
}

/** As `passMessages`, in version 25. */
export function passMessagesUntil25(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    const id = passMessageUntil25(r);
    if (id === 0x0b) announcesVersions = true;
  }
  return announcesVersions;
}

/** As `skipMessages`, in version 25. */
export function skipMessagesUntil25(r: Reader): void {
  passAllExplained(r, passMessagesUntil25, skipMessageUntil25);
}

/** As `retargetNumbered`, in version 25. */
function retargetNumberedUntil25(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x2d:
      return handlers.modellist === undefined ? skipModellistUntil25(r) : decodeModellistUntil25(r);
    case 0x2e:
      return handlers.soundlist === undefined ? skipSoundlistUntil25(r) : decodeSoundlistUntil25(r);
    case 0x33:
    case 0x34:
      throw unknownId(r, id);
    default:
      return retargetNumberedUntil26(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in version 25. */
export function visitMessageUntil25(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumberedUntil25(r, id, handlers, scratch);
  } catch (error) {
    throw explainedUntil25(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in version 25. */
export function visitMessagesUntil25(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessageUntil25(r, handlers, scratch);
  }
}

/** `readMessageUntil26` for ids that stand for one message each. */
function readNumberedUntil26(r: Reader, id: number): Message {
  switch (id) {
    case 0x2a:
      return decodePlayerinfoUntil26(r);
    default:
      return readNumberedUntil27(r, id);
  }
}

/** As `readMessage`, in version 26. */
export function readMessageUntil26(r: Reader): Message {
  const id = peekId(r);
  return readNumberedUntil26(r, id);
}

/** As `decodeMessage`, in version 26. */
export function decodeMessageUntil26(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumberedUntil26(r, id);
  } catch (error) {
    throw explainedUntil26(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedUntil26(w: Writer, message: Message): void {
  switch (message.type) {
    case "playerinfo":
      writeId(w, 0x2a);
      return encodePlayerinfoUntil26(w, message);
    default:
      encodeNumberedUntil27(w, message);
  }
}

/** As `encodeMessage`, in version 26. */
export function encodeMessageUntil26(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedUntil26(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 2, message, error);
  }
}

/** `passMessageUntil26` for ids that stand for one message each. */
function passNumberedUntil26(r: Reader, id: number): number {
  switch (id) {
    case 0x2a:
      return (skipPlayerinfoUntil26(r), id);
    default:
      return passNumberedUntil27(r, id);
  }
}

/** As `passMessage`, in version 26. */
export function passMessageUntil26(r: Reader): number {
  const id = peekId(r);
  return passNumberedUntil26(r, id);
}

/** As `skipMessage`, in version 26. */
export function skipMessageUntil26(r: Reader): number {
  return passExplained(r, passMessageUntil26, explainedUntil26);
}

/** As `passMessages`, in version 26. */
export function passMessagesUntil26(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    const id = passMessageUntil26(r);
    if (id === 0x0b) announcesVersions = true;
  }
  return announcesVersions;
}

/** As `skipMessages`, in version 26. */
export function skipMessagesUntil26(r: Reader): void {
  passAllExplained(r, passMessagesUntil26, skipMessageUntil26);
}

/** As `retargetNumbered`, in version 26. */
function retargetNumberedUntil26(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x2a:
      return handlers.playerinfo === undefined
        ? skipPlayerinfoUntil26(r)
        : scratch.playerinfo.retarget(r);
    default:
      return retargetNumberedUntil27(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in version 26. */
export function visitMessageUntil26(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumberedUntil26(r, id, handlers, scratch);
  } catch (error) {
    throw explainedUntil26(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in version 26. */
export function visitMessagesUntil26(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessageUntil26(r, handlers, scratch);
  }
}

/** `readMessageUntil27` for ids that stand for one message each. */
function readNumberedUntil27(r: Reader, id: number): Message {
  switch (id) {
    case 0x2a:
      return decodePlayerinfoUntil27(r);
    case 0x35:
      throw unknownId(r, id);
    default:
      return readNumbered(r, id);
  }
}

/** As `readMessage`, in version 27. */
export function readMessageUntil27(r: Reader): Message {
  const id = peekId(r);
  return readNumberedUntil27(r, id);
}

/** As `decodeMessage`, in version 27. */
export function decodeMessageUntil27(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumberedUntil27(r, id);
  } catch (error) {
    throw explainedUntil27(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedUntil27(w: Writer, message: Message): void {
  switch (message.type) {
    case "playerinfo":
      writeId(w, 0x2a);
      return encodePlayerinfoUntil27(w, message);
    case "updatepl":
      throw unknownType(message);
    default:
      encodeNumbered(w, message);
  }
}

/** As `encodeMessage`, in version 27. */
export function encodeMessageUntil27(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedUntil27(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 3, message, error);
  }
}

/** `passMessageUntil27` for ids that stand for one message each. */
function passNumberedUntil27(r: Reader, id: number): number {
  switch (id) {
    case 0x2a:
      return (skipPlayerinfoUntil27(r), id);
    case 0x35:
      throw unknownId(r, id);
    default:
      return passNumbered(r, id);
  }
}

/** As `passMessage`, in version 27. */
export function passMessageUntil27(r: Reader): number {
  const id = peekId(r);
  return passNumberedUntil27(r, id);
}

/** As `skipMessage`, in version 27. */
export function skipMessageUntil27(r: Reader): number {
  return passExplained(r, passMessageUntil27, explainedUntil27);
}

/** As `passMessages`, in version 27. */
export function passMessagesUntil27(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    const id = passMessageUntil27(r);
    if (id === 0x0b) announcesVersions = true;
  }
  return announcesVersions;
}

/** As `skipMessages`, in version 27. */
export function skipMessagesUntil27(r: Reader): void {
  passAllExplained(r, passMessagesUntil27, skipMessageUntil27);
}

/** As `retargetNumbered`, in version 27. */
function retargetNumberedUntil27(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x2a:
      return handlers.playerinfo === undefined
        ? skipPlayerinfoUntil27(r)
        : scratch.playerinfo.retarget(r);
    case 0x35:
      throw unknownId(r, id);
    default:
      return retargetNumbered(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in version 27. */
export function visitMessageUntil27(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumberedUntil27(r, id, handlers, scratch);
  } catch (error) {
    throw explainedUntil27(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in version 27. */
export function visitMessagesUntil27(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessageUntil27(r, handlers, scratch);
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
      r.offset += 1;
      return { type: "version" };
    case 0x05:
      r.offset += 1;
      return { type: "setview" };
    case 0x06:
      return decodeSound(r);
    case 0x07:
      r.offset += 1;
      return { type: "time" };
    case 0x08:
      return decodePrint(r);
    case 0x09:
      return decodeStufftext(r);
    case 0x0a:
      return decodeSetangle(r);
    case 0x0b:
      return decodeServerdata(r);
    case 0x0c:
      return decodeLightstyle(r);
    case 0x0d:
      r.offset += 1;
      return { type: "updatename" };
    case 0x0e:
      return decodeUpdatefrags(r);
    case 0x0f:
      r.offset += 1;
      return { type: "clientdata" };
    case 0x10:
      return decodeStopsound(r);
    case 0x11:
      r.offset += 1;
      return { type: "updatecolors" };
    case 0x12:
      r.offset += 1;
      return { type: "particle" };
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
      r.offset += 1;
      return { type: "signonnum" };
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
      return decodeIntermission(r);
    case 0x1f:
      return decodeFinale(r);
    case 0x20:
      return decodeCdtrack(r);
    case 0x21:
      r.offset += 1;
      return { type: "sellscreen" };
    case 0x22:
      r.offset += 1;
      return { type: "smallkick" };
    case 0x23:
      r.offset += 1;
      return { type: "bigkick" };
    case 0x24:
      return decodeUpdateping(r);
    case 0x25:
      return decodeUpdateentertime(r);
    case 0x26:
      return decodeUpdatestatlong(r);
    case 0x27:
      return decodeMuzzleflash(r);
    case 0x28:
      return decodeUpdateuserinfo(r);
    case 0x29:
      return decodeDownload(r);
    case 0x2a:
      return decodePlayerinfo(r);
    case 0x2b:
      return decodeNails(r);
    case 0x2c:
      return decodeChokecount(r);
    case 0x2d:
      return decodeModellist(r);
    case 0x2e:
      return decodeSoundlist(r);
    case 0x2f:
      return decodePacketentities(r);
    case 0x30:
      return decodeDeltapacketentities(r);
    case 0x31:
      return decodeMaxspeed(r);
    case 0x32:
      return decodeEntgravity(r);
    case 0x33:
      return decodeSetinfo(r);
    case 0x34:
      return decodeServerinfo(r);
    case 0x35:
      return decodeUpdatepl(r);
    case 0x53:
      return decodeQizmovoice(r);
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
  return readNumbered(r, id);
}

/**
 * Reads the message at the cursor, in version 28. Throws DecodeError, and leaves the cursor
 * where it was.
 */
export function decodeMessage(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
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
      return writeId(w, 0x04);
    case "setview":
      return writeId(w, 0x05);
    case "sound":
      writeId(w, 0x06);
      return encodeSound(w, message);
    case "time":
      return writeId(w, 0x07);
    case "print":
      writeId(w, 0x08);
      return encodePrint(w, message);
    case "stufftext":
      writeId(w, 0x09);
      return encodeStufftext(w, message);
    case "setangle":
      writeId(w, 0x0a);
      return encodeSetangle(w, message);
    case "serverdata":
      writeId(w, 0x0b);
      return encodeServerdata(w, message);
    case "lightstyle":
      writeId(w, 0x0c);
      return encodeLightstyle(w, message);
    case "updatename":
      return writeId(w, 0x0d);
    case "updatefrags":
      writeId(w, 0x0e);
      return encodeUpdatefrags(w, message);
    case "clientdata":
      return writeId(w, 0x0f);
    case "stopsound":
      writeId(w, 0x10);
      return encodeStopsound(w, message);
    case "updatecolors":
      return writeId(w, 0x11);
    case "particle":
      return writeId(w, 0x12);
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
      return writeId(w, 0x19);
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
      writeId(w, 0x1e);
      return encodeIntermission(w, message);
    case "finale":
      writeId(w, 0x1f);
      return encodeFinale(w, message);
    case "cdtrack":
      writeId(w, 0x20);
      return encodeCdtrack(w, message);
    case "sellscreen":
      return writeId(w, 0x21);
    case "smallkick":
      return writeId(w, 0x22);
    case "bigkick":
      return writeId(w, 0x23);
    case "updateping":
      writeId(w, 0x24);
      return encodeUpdateping(w, message);
    case "updateentertime":
      writeId(w, 0x25);
      return encodeUpdateentertime(w, message);
    case "updatestatlong":
      writeId(w, 0x26);
      return encodeUpdatestatlong(w, message);
    case "muzzleflash":
      writeId(w, 0x27);
      return encodeMuzzleflash(w, message);
    case "updateuserinfo":
      writeId(w, 0x28);
      return encodeUpdateuserinfo(w, message);
    case "download":
      writeId(w, 0x29);
      return encodeDownload(w, message);
    case "playerinfo":
      writeId(w, 0x2a);
      return encodePlayerinfo(w, message);
    case "nails":
      writeId(w, 0x2b);
      return encodeNails(w, message);
    case "chokecount":
      writeId(w, 0x2c);
      return encodeChokecount(w, message);
    case "modellist":
      writeId(w, 0x2d);
      return encodeModellist(w, message);
    case "soundlist":
      writeId(w, 0x2e);
      return encodeSoundlist(w, message);
    case "packetentities":
      writeId(w, 0x2f);
      return encodePacketentities(w, message);
    case "deltapacketentities":
      writeId(w, 0x30);
      return encodeDeltapacketentities(w, message);
    case "maxspeed":
      writeId(w, 0x31);
      return encodeMaxspeed(w, message);
    case "entgravity":
      writeId(w, 0x32);
      return encodeEntgravity(w, message);
    case "setinfo":
      writeId(w, 0x33);
      return encodeSetinfo(w, message);
    case "serverinfo":
      writeId(w, 0x34);
      return encodeServerinfo(w, message);
    case "updatepl":
      writeId(w, 0x35);
      return encodeUpdatepl(w, message);
    case "qizmovoice":
      writeId(w, 0x53);
      return encodeQizmovoice(w, message);
    default:
      throw unknownType(message);
  }
}

/** Writes a message, in version 28. Throws EncodeError, and leaves the writer as it was. */
export function encodeMessage(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumbered(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 4, message, error);
  }
}

/** `passMessage` for ids that stand for one message each. */
function passNumbered(r: Reader, id: number): number {
  switch (id) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x04:
    case 0x05:
    case 0x07:
    case 0x0d:
    case 0x0f:
    case 0x11:
    case 0x12:
    case 0x15:
    case 0x19:
    case 0x1b:
    case 0x1c:
    case 0x21:
    case 0x22:
    case 0x23:
      return ((r.offset += 1), id);
    case 0x03:
      return (skipUpdatestat(r), id);
    case 0x06:
      return (skipSound(r), id);
    case 0x08:
      return (skipPrint(r), id);
    case 0x09:
      return (skipStufftext(r), id);
    case 0x0a:
      return (skipSetangle(r), id);
    case 0x0b:
      return (skipServerdata(r), id);
    case 0x0c:
      return (skipLightstyle(r), id);
    case 0x0e:
      return (skipUpdatefrags(r), id);
    case 0x10:
      return (skipStopsound(r), id);
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
    case 0x1a:
      return (skipCenterprint(r), id);
    case 0x1d:
      return (skipSpawnstaticsound(r), id);
    case 0x1e:
      return (skipIntermission(r), id);
    case 0x1f:
      return (skipFinale(r), id);
    case 0x20:
      return (skipCdtrack(r), id);
    case 0x24:
      return (skipUpdateping(r), id);
    case 0x25:
      return (skipUpdateentertime(r), id);
    case 0x26:
      return (skipUpdatestatlong(r), id);
    case 0x27:
      return (skipMuzzleflash(r), id);
    case 0x28:
      return (skipUpdateuserinfo(r), id);
    case 0x29:
      return (skipDownload(r), id);
    case 0x2a:
      return (skipPlayerinfo(r), id);
    case 0x2b:
      return (skipNails(r), id);
    case 0x2c:
      return (skipChokecount(r), id);
    case 0x2d:
      return (skipModellist(r), id);
    case 0x2e:
      return (skipSoundlist(r), id);
    case 0x2f:
      return (skipPacketentities(r), id);
    case 0x30:
      return (skipDeltapacketentities(r), id);
    case 0x31:
      return (skipMaxspeed(r), id);
    case 0x32:
      return (skipEntgravity(r), id);
    case 0x33:
      return (skipSetinfo(r), id);
    case 0x34:
      return (skipServerinfo(r), id);
    case 0x35:
      return (skipUpdatepl(r), id);
    case 0x53:
      return (skipQizmovoice(r), id);
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
  return passNumbered(r, id);
}

/**
 * Passes over the message at the cursor, in version 28, and returns its id. Throws
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
  let announcesVersions = false;
  while (r.offset < r.end) {
    const id = passMessage(r);
    if (id === 0x0b) announcesVersions = true;
  }
  return announcesVersions;
}

/**
 * Passes over all messages up to the end, in version 28. Throws DecodeError, and leaves the
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
      return handlers.disconnect && { type: "disconnect" };
    case 0x03:
      return handlers.updatestat === undefined ? skipUpdatestat(r) : decodeUpdatestat(r);
    case 0x04:
      r.offset += 1;
      return handlers.version && scratch.version;
    case 0x05:
      r.offset += 1;
      return handlers.setview && scratch.setview;
    case 0x06:
      return handlers.sound === undefined ? skipSound(r) : decodeSound(r);
    case 0x07:
      r.offset += 1;
      return handlers.time && scratch.time;
    case 0x08:
      return handlers.print === undefined ? skipPrint(r) : decodePrint(r);
    case 0x09:
      return handlers.stufftext === undefined ? skipStufftext(r) : decodeStufftext(r);
    case 0x0a:
      return handlers.setangle === undefined ? skipSetangle(r) : decodeSetangle(r);
    case 0x0b:
      return handlers.serverdata === undefined ? skipServerdata(r) : decodeServerdata(r);
    case 0x0c:
      return handlers.lightstyle === undefined ? skipLightstyle(r) : decodeLightstyle(r);
    case 0x0d:
      r.offset += 1;
      return handlers.updatename && scratch.updatename;
    case 0x0e:
      return handlers.updatefrags === undefined ? skipUpdatefrags(r) : decodeUpdatefrags(r);
    case 0x0f:
      r.offset += 1;
      return handlers.clientdata && scratch.clientdata;
    case 0x10:
      return handlers.stopsound === undefined ? skipStopsound(r) : decodeStopsound(r);
    case 0x11:
      r.offset += 1;
      return handlers.updatecolors && scratch.updatecolors;
    case 0x12:
      r.offset += 1;
      return handlers.particle && scratch.particle;
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
      r.offset += 1;
      return handlers.signonnum && scratch.signonnum;
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
      return handlers.intermission === undefined ? skipIntermission(r) : decodeIntermission(r);
    case 0x1f:
      return handlers.finale === undefined ? skipFinale(r) : decodeFinale(r);
    case 0x20:
      return handlers.cdtrack === undefined ? skipCdtrack(r) : decodeCdtrack(r);
    case 0x21:
      r.offset += 1;
      return handlers.sellscreen && scratch.sellscreen;
    case 0x22:
      r.offset += 1;
      return handlers.smallkick && scratch.smallkick;
    case 0x23:
      r.offset += 1;
      return handlers.bigkick && scratch.bigkick;
    case 0x24:
      return handlers.updateping === undefined ? skipUpdateping(r) : decodeUpdateping(r);
    case 0x25:
      return handlers.updateentertime === undefined
        ? skipUpdateentertime(r)
        : decodeUpdateentertime(r);
    case 0x26:
      return handlers.updatestatlong === undefined
        ? skipUpdatestatlong(r)
        : decodeUpdatestatlong(r);
    case 0x27:
      return handlers.muzzleflash === undefined ? skipMuzzleflash(r) : decodeMuzzleflash(r);
    case 0x28:
      return handlers.updateuserinfo === undefined
        ? skipUpdateuserinfo(r)
        : decodeUpdateuserinfo(r);
    case 0x29:
      return handlers.download === undefined ? skipDownload(r) : decodeDownload(r);
    case 0x2a:
      return handlers.playerinfo === undefined ? skipPlayerinfo(r) : scratch.playerinfo.retarget(r);
    case 0x2b:
      return handlers.nails === undefined ? skipNails(r) : decodeNails(r);
    case 0x2c:
      return handlers.chokecount === undefined ? skipChokecount(r) : decodeChokecount(r);
    case 0x2d:
      return handlers.modellist === undefined ? skipModellist(r) : decodeModellist(r);
    case 0x2e:
      return handlers.soundlist === undefined ? skipSoundlist(r) : decodeSoundlist(r);
    case 0x2f:
      return handlers.packetentities === undefined
        ? skipPacketentities(r)
        : scratch.packetentities.retarget(r);
    case 0x30:
      return handlers.deltapacketentities === undefined
        ? skipDeltapacketentities(r)
        : scratch.deltapacketentities.retarget(r);
    case 0x31:
      return handlers.maxspeed === undefined ? skipMaxspeed(r) : decodeMaxspeed(r);
    case 0x32:
      return handlers.entgravity === undefined ? skipEntgravity(r) : decodeEntgravity(r);
    case 0x33:
      return handlers.setinfo === undefined ? skipSetinfo(r) : decodeSetinfo(r);
    case 0x34:
      return handlers.serverinfo === undefined ? skipServerinfo(r) : decodeServerinfo(r);
    case 0x35:
      return handlers.updatepl === undefined ? skipUpdatepl(r) : decodeUpdatepl(r);
    case 0x53:
      return handlers.qizmovoice === undefined ? skipQizmovoice(r) : decodeQizmovoice(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in version 28; passes over it when there
 * is none. The handler gets a view that the next call aims anew. Throws DecodeError, and
 * leaves the cursor where it was; what a handler throws goes through.
 */
export function visitMessage(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumbered(r, id, handlers, scratch);
  } catch (error) {
    throw explained(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/**
 * Hands all messages up to the end to their handlers, as `visitMessage` does one, in version
 * 28. Throws DecodeError, and leaves the cursor at the message that cannot be read.
 */
export function visitMessages(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessage(r, handlers, scratch);
  }
}

/** `readMessageMvd` for ids that stand for one message each. */
function readNumberedMvd(r: Reader, id: number): Message {
  switch (id) {
    case 0x02:
      return decodeDisconnectMvd(r);
    case 0x0a:
      return decodeSetangleMvd(r);
    case 0x0b:
      return decodeServerdataMvd(r);
    case 0x2a:
      return decodePlayerstateMvd(r);
    case 0x36:
      return decodeNails2Mvd(r);
    default:
      return readNumbered(r, id);
  }
}

/** As `readMessage`, in version 28-mvd. */
export function readMessageMvd(r: Reader): Message {
  const id = peekId(r);
  return readNumberedMvd(r, id);
}

/** As `decodeMessage`, in version 28-mvd. */
export function decodeMessageMvd(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumberedMvd(r, id);
  } catch (error) {
    throw explainedMvd(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedMvd(w: Writer, message: Message): void {
  switch (message.type) {
    case "disconnect":
      writeId(w, 0x02);
      return encodeDisconnectMvd(w, message);
    case "setangle":
      writeId(w, 0x0a);
      return encodeSetangleMvd(w, message);
    case "serverdata":
      writeId(w, 0x0b);
      return encodeServerdataMvd(w, message);
    case "playerstate":
      writeId(w, 0x2a);
      return encodePlayerstateMvd(w, message);
    case "nails2":
      writeId(w, 0x36);
      return encodeNails2Mvd(w, message);
    case "playerinfo":
      throw unknownType(message);
    default:
      encodeNumbered(w, message);
  }
}

/** As `encodeMessage`, in version 28-mvd. */
export function encodeMessageMvd(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedMvd(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 32, message, error);
  }
}

/** `passMessageMvd` for ids that stand for one message each. */
function passNumberedMvd(r: Reader, id: number): number {
  switch (id) {
    case 0x02:
      return (skipDisconnectMvd(r), id);
    case 0x0a:
      return (skipSetangleMvd(r), id);
    case 0x0b:
      return (skipServerdataMvd(r), id);
    case 0x2a:
      return (skipPlayerstateMvd(r), id);
    case 0x36:
      return (skipNails2Mvd(r), id);
    default:
      return passNumbered(r, id);
  }
}

/** As `passMessage`, in version 28-mvd. */
export function passMessageMvd(r: Reader): number {
  const id = peekId(r);
  return passNumberedMvd(r, id);
}

/** As `skipMessage`, in version 28-mvd. */
export function skipMessageMvd(r: Reader): number {
  return passExplained(r, passMessageMvd, explainedMvd);
}

/** As `passMessages`, in version 28-mvd. */
export function passMessagesMvd(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    const id = passMessageMvd(r);
    if (id === 0x0b) announcesVersions = true;
  }
  return announcesVersions;
}

/** As `skipMessages`, in version 28-mvd. */
export function skipMessagesMvd(r: Reader): void {
  passAllExplained(r, passMessagesMvd, skipMessageMvd);
}

/** As `retargetNumbered`, in version 28-mvd. */
function retargetNumberedMvd(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x02:
      return handlers.disconnect === undefined ? skipDisconnectMvd(r) : decodeDisconnectMvd(r);
    case 0x0a:
      return handlers.setangle === undefined ? skipSetangleMvd(r) : decodeSetangleMvd(r);
    case 0x0b:
      return handlers.serverdata === undefined ? skipServerdataMvd(r) : decodeServerdataMvd(r);
    case 0x2a:
      return handlers.playerstate === undefined
        ? skipPlayerstateMvd(r)
        : scratch.playerstate.retarget(r);
    case 0x36:
      return handlers.nails2 === undefined ? skipNails2Mvd(r) : decodeNails2Mvd(r);
    default:
      return retargetNumbered(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in version 28-mvd. */
export function visitMessageMvd(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumberedMvd(r, id, handlers, scratch);
  } catch (error) {
    throw explainedMvd(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in version 28-mvd. */
export function visitMessagesMvd(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessageMvd(r, handlers, scratch);
  }
}

/** A `packetentity` where it is in the bytes. */
export class PacketentityView extends StructView<Packetentity> {
  #r!: Reader;
  #flags = 0;
  #flags$live = 0;
  #at0 = 0;
  #at1 = 0;

  /** Takes the struct at the cursor, and passes over it. Returns whether it ends its list. Throws DecodeError. */
  retarget(r: Reader): boolean {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset;
    this.#at0 = at;
    ensure(r, at, 2);
    const word = view.getUint16(at, true);
    at += 2;
    if (word === 0) {
      r.offset = at;
      return true;
    }
    let flags = word & 0xfe00;
    if ((flags & 0xc000) === 0x8000) {
      ensure(r, at, 1);
      flags |= view.getUint8(at++);
    }
    this.#flags = flags;
    const flags$live = (flags & 0x4000) !== 0 ? 0 : flags;
    this.#flags$live = flags$live;
    this.#at1 = at;
    r.offset = advance(r, at, bytesOfPacketentityFlags(flags$live));
    return false;
  }

  get number(): number {
    return this.#r.view.getUint16(this.#at0, true) & 0x01ff;
  }

  get flags(): number {
    return this.#flags;
  }

  get remove(): boolean {
    return (this.#flags & 0x4000) !== 0;
  }

  get modelindex(): number | undefined {
    if ((this.#flags$live & 0x04) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1);
  }

  get frame(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x2000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + ((flags$live & 0x04) !== 0 ? 1 : 0));
  }

  get colormap(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x08) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x2004));
  }

  get skin(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x10) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x200c));
  }

  get effects(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x20) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x201c));
  }

  get origin1(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x0200) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x203c), true) * 0.125
    );
  }

  get angle1(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x01) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x223c)) * 1.40625
    );
  }

  get origin2(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x0400) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x223d), true) * 0.125
    );
  }

  get angle2(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x1000) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x263d)) * 1.40625
    );
  }

  get origin3(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x0800) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x363d), true) * 0.125
    );
  }

  get angle3(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x02) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x3e3d)) * 1.40625
    );
  }

  get solid(): boolean {
    return (this.#flags$live & 0x40) !== 0;
  }
}

/** A `playerinfo` where it is in the bytes. */
export class PlayerinfoUntil26View extends View<Playerinfo> {
  override readonly type = "playerinfo";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;
  #at1 = 0;
  #at2 = 0;
  #at3 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    this.#at0 = at;
    at = advance(r, at, 1);
    ensure(r, at, 2);
    const flags = view.getUint16(at, true);
    at += 2;
    this.#flags = flags;
    this.#at1 = at;
    at = advance(r, at, 7 + ((flags & 0x01) !== 0 ? 1 : 0));
    this.#at2 = at;
    if ((flags & 0x02) !== 0) {
      r.offset = at;
      skipUsercmdUntil26(r);
      at = r.offset;
    }
    this.#at3 = at;
    r.offset = advance(r, at, bytesOfPlayerinfoUntil26Flags(flags));
    return this;
  }

  get player(): number {
    return this.#r.view.getUint8(this.#at0);
  }

  get flags(): number {
    return this.#flags;
  }

  get origin(): [number, number, number] {
    const view = this.#r.view;
    return [
      view.getInt16(this.#at1, true) * 0.125,
      view.getInt16(this.#at1 + 2, true) * 0.125,
      view.getInt16(this.#at1 + 4, true) * 0.125,
    ];
  }

  get frame(): number {
    return this.#r.view.getUint8(this.#at1 + 6);
  }

  get msec(): number | undefined {
    if ((this.#flags & 0x01) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + 7);
  }

  get command(): Usercmd | undefined {
    if ((this.#flags & 0x02) === 0) return undefined;
    return readAt(this.#r, this.#at2, decodeUsercmdUntil26);
  }

  get velocity1(): number | undefined {
    if ((this.#flags & 0x04) === 0) return undefined;
    return this.#r.view.getInt16(this.#at3, true);
  }

  get velocity2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return this.#r.view.getInt16(this.#at3 + ((flags & 0x04) !== 0 ? 2 : 0), true);
  }

  get velocity3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x10) === 0) return undefined;
    return this.#r.view.getInt16(
      this.#at3 + PLAYERINFO_UNTIL26_FLAGS_LENGTHS_0[flags & 0x0c]!,
      true,
    );
  }

  get modelindex(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x20) === 0) return undefined;
    return this.#r.view.getUint8(this.#at3 + PLAYERINFO_UNTIL26_FLAGS_LENGTHS_0[flags & 0x1c]!);
  }

  get skinnum(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x40) === 0) return undefined;
    return this.#r.view.getUint8(this.#at3 + PLAYERINFO_UNTIL26_FLAGS_LENGTHS_0[flags & 0x3c]!);
  }

  get effects(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x80) === 0) return undefined;
    return this.#r.view.getUint8(this.#at3 + PLAYERINFO_UNTIL26_FLAGS_LENGTHS_0[flags & 0x7c]!);
  }

  get weaponframe(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0100) === 0) return undefined;
    return this.#r.view.getUint8(this.#at3 + PLAYERINFO_UNTIL26_FLAGS_LENGTHS_0[flags & 0xfc]!);
  }

  get dead(): boolean {
    return (this.#flags & 0x0200) !== 0;
  }

  get gib(): boolean {
    return (this.#flags & 0x0400) !== 0;
  }

  get nograv(): boolean {
    return (this.#flags & 0x0800) !== 0;
  }
}

/** A `playerinfo` where it is in the bytes. */
export class PlayerinfoUntil27View extends View<Playerinfo> {
  override readonly type = "playerinfo";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;
  #at1 = 0;
  #at2 = 0;
  #at3 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    this.#at0 = at;
    at = advance(r, at, 1);
    ensure(r, at, 2);
    const flags = view.getUint16(at, true);
    at += 2;
    this.#flags = flags;
    this.#at1 = at;
    at = advance(r, at, 7 + ((flags & 0x01) !== 0 ? 1 : 0));
    this.#at2 = at;
    if ((flags & 0x02) !== 0) {
      r.offset = at;
      skipUsercmd(r);
      at = r.offset;
    }
    this.#at3 = at;
    r.offset = advance(r, at, bytesOfPlayerinfoUntil27Flags(flags));
    return this;
  }

  get player(): number {
    return this.#r.view.getUint8(this.#at0);
  }

  get flags(): number {
    return this.#flags;
  }

  get origin(): [number, number, number] {
    const view = this.#r.view;
    return [
      view.getInt16(this.#at1, true) * 0.125,
      view.getInt16(this.#at1 + 2, true) * 0.125,
      view.getInt16(this.#at1 + 4, true) * 0.125,
    ];
  }

  get frame(): number {
    return this.#r.view.getUint8(this.#at1 + 6);
  }

  get msec(): number | undefined {
    if ((this.#flags & 0x01) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + 7);
  }

  get command(): Usercmd | undefined {
    if ((this.#flags & 0x02) === 0) return undefined;
    return readAt(this.#r, this.#at2, decodeUsercmd);
  }

  get velocity1(): number | undefined {
    if ((this.#flags & 0x04) === 0) return undefined;
    return this.#r.view.getInt16(this.#at3, true);
  }

  get velocity2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return this.#r.view.getInt16(this.#at3 + ((flags & 0x04) !== 0 ? 2 : 0), true);
  }

  get velocity3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x10) === 0) return undefined;
    return this.#r.view.getInt16(
      this.#at3 + PLAYERINFO_UNTIL27_FLAGS_LENGTHS_0[flags & 0x0c]!,
      true,
    );
  }

  get modelindex(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x20) === 0) return undefined;
    return this.#r.view.getUint8(this.#at3 + PLAYERINFO_UNTIL27_FLAGS_LENGTHS_0[flags & 0x1c]!);
  }

  get skinnum(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x40) === 0) return undefined;
    return this.#r.view.getUint8(this.#at3 + PLAYERINFO_UNTIL27_FLAGS_LENGTHS_0[flags & 0x3c]!);
  }

  get effects(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x80) === 0) return undefined;
    return this.#r.view.getUint8(this.#at3 + PLAYERINFO_UNTIL27_FLAGS_LENGTHS_0[flags & 0x7c]!);
  }

  get weaponframe(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0100) === 0) return undefined;
    return this.#r.view.getUint8(this.#at3 + PLAYERINFO_UNTIL27_FLAGS_LENGTHS_0[flags & 0xfc]!);
  }

  get dead(): boolean {
    return (this.#flags & 0x0200) !== 0;
  }

  get gib(): boolean {
    return (this.#flags & 0x0400) !== 0;
  }

  get nograv(): boolean {
    return (this.#flags & 0x0800) !== 0;
  }
}

/** A `playerinfo` where it is in the bytes. */
export class PlayerinfoView extends View<Playerinfo> {
  override readonly type = "playerinfo";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;
  #at1 = 0;
  #at2 = 0;
  #at3 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    this.#at0 = at;
    at = advance(r, at, 1);
    ensure(r, at, 2);
    const flags = view.getUint16(at, true);
    at += 2;
    this.#flags = flags;
    this.#at1 = at;
    at = advance(r, at, 7 + ((flags & 0x01) !== 0 ? 1 : 0));
    this.#at2 = at;
    if ((flags & 0x02) !== 0) {
      r.offset = at;
      skipUsercmd(r);
      at = r.offset;
    }
    this.#at3 = at;
    r.offset = advance(r, at, bytesOfPlayerinfoFlags(flags));
    return this;
  }

  get player(): number {
    return this.#r.view.getUint8(this.#at0);
  }

  get flags(): number {
    return this.#flags;
  }

  get origin(): [number, number, number] {
    const view = this.#r.view;
    return [
      view.getInt16(this.#at1, true) * 0.125,
      view.getInt16(this.#at1 + 2, true) * 0.125,
      view.getInt16(this.#at1 + 4, true) * 0.125,
    ];
  }

  get frame(): number {
    return this.#r.view.getUint8(this.#at1 + 6);
  }

  get msec(): number | undefined {
    if ((this.#flags & 0x01) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + 7);
  }

  get command(): Usercmd | undefined {
    if ((this.#flags & 0x02) === 0) return undefined;
    return readAt(this.#r, this.#at2, decodeUsercmd);
  }

  get velocity1(): number | undefined {
    if ((this.#flags & 0x04) === 0) return undefined;
    return this.#r.view.getInt16(this.#at3, true);
  }

  get velocity2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return this.#r.view.getInt16(this.#at3 + ((flags & 0x04) !== 0 ? 2 : 0), true);
  }

  get velocity3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x10) === 0) return undefined;
    return this.#r.view.getInt16(this.#at3 + PLAYERINFO_FLAGS_LENGTHS_0[flags & 0x0c]!, true);
  }

  get modelindex(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x20) === 0) return undefined;
    return this.#r.view.getUint8(this.#at3 + PLAYERINFO_FLAGS_LENGTHS_0[flags & 0x1c]!);
  }

  get skinnum(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x40) === 0) return undefined;
    return this.#r.view.getUint8(this.#at3 + PLAYERINFO_FLAGS_LENGTHS_0[flags & 0x3c]!);
  }

  get effects(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x80) === 0) return undefined;
    return this.#r.view.getUint8(this.#at3 + PLAYERINFO_FLAGS_LENGTHS_0[flags & 0x7c]!);
  }

  get weaponframe(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0100) === 0) return undefined;
    return this.#r.view.getUint8(this.#at3 + PLAYERINFO_FLAGS_LENGTHS_0[flags & 0xfc]!);
  }

  get dead(): boolean {
    return (this.#flags & 0x0200) !== 0;
  }

  get gib(): boolean {
    return (this.#flags & 0x0400) !== 0;
  }

  get nograv(): boolean {
    return (this.#flags & 0x0800) !== 0;
  }

  get pmc_bit1(): boolean {
    return (this.#flags & 0x1000) !== 0;
  }

  get pmc_bit2(): boolean {
    return (this.#flags & 0x2000) !== 0;
  }

  get onground(): boolean {
    return (this.#flags & 0x4000) !== 0;
  }

  get solid(): boolean {
    return (this.#flags & 0x8000) !== 0;
  }
}

/** A `playerstate` where it is in the bytes. */
export class PlayerstateMvdView extends View<Playerstate> {
  override readonly type = "playerstate";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;
  #at1 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    this.#at0 = at;
    at = advance(r, at, 1);
    ensure(r, at, 2);
    const flags = view.getUint16(at, true);
    at += 2;
    this.#flags = flags;
    this.#at1 = at;
    r.offset = advance(r, at, 1 + bytesOfPlayerstateMvdFlags(flags));
    return this;
  }

  get player(): number {
    return this.#r.view.getUint8(this.#at0);
  }

  get flags(): number {
    return this.#flags;
  }

  get frame(): number {
    return this.#r.view.getUint8(this.#at1);
  }

  get origin1(): number | undefined {
    if ((this.#flags & 0x01) === 0) return undefined;
    return this.#r.view.getInt16(this.#at1 + 1, true) * 0.125;
  }

  get origin2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return this.#r.view.getInt16(this.#at1 + 1 + ((flags & 0x01) !== 0 ? 2 : 0), true) * 0.125;
  }

  get origin3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + 1 + PLAYERSTATE_MVD_FLAGS_LENGTHS_0[flags & 0x03]!, true) *
      0.125
    );
  }

  get angle1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + 1 + PLAYERSTATE_MVD_FLAGS_LENGTHS_0[flags & 0x07]!, true) *
      0.0054931640625
    );
  }

  get angle2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x10) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + 1 + PLAYERSTATE_MVD_FLAGS_LENGTHS_0[flags & 0x0f]!, true) *
      0.0054931640625
    );
  }

  get angle3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x20) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + 1 + PLAYERSTATE_MVD_FLAGS_LENGTHS_0[flags & 0x1f]!, true) *
      0.0054931640625
    );
  }

  get modelindex(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0800) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + 1 + PLAYERSTATE_MVD_FLAGS_LENGTHS_0[flags & 0x3f]!);
  }

  get skinnum(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x80) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + 1 + bytesOfPlayerstateMvdFlags(flags & 0x083f));
  }

  get effects(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x40) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + 1 + bytesOfPlayerstateMvdFlags(flags & 0x08bf));
  }

  get weaponframe(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0400) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + 1 + bytesOfPlayerstateMvdFlags(flags & 0x08ff));
  }

  get dead(): boolean {
    return (this.#flags & 0x0100) !== 0;
  }

  get gib(): boolean {
    return (this.#flags & 0x0200) !== 0;
  }
}

/** A `packetentities` where it is in the bytes. */
export class PacketentitiesView extends View<Packetentities> {
  override readonly type = "packetentities";

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    const at = r.offset + 1;
    r.offset = at;
    this.#retargetEntities$(r);
    return this;
  }

  readonly #entities: PacketentityView[] = [];
  readonly #entities$shown: PacketentityView[] = [];
  #entities$count = 0;

  #retargetEntities$(r: Reader): void {
    const views = this.#entities;
    let count = 0;
    for (; ; count++) {
      if (count === views.length) views.push(new PacketentityView());
      if (views[count]!.retarget(r)) break;
    }
    this.#entities$count = count;
  }

  get entities(): Packetentity[] {
    return firstOf(this.#entities, this.#entities$shown, this.#entities$count);
  }
}

/** A `deltapacketentities` where it is in the bytes. */
export class DeltapacketentitiesView extends View<Deltapacketentities> {
  override readonly type = "deltapacketentities";
  #r!: Reader;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    let at = r.offset + 1;
    this.#at0 = at;
    at = advance(r, at, 1);
    r.offset = at;
    this.#retargetEntities$(r);
    return this;
  }

  get from(): number {
    return this.#r.view.getUint8(this.#at0);
  }

  readonly #entities: PacketentityView[] = [];
  readonly #entities$shown: PacketentityView[] = [];
  #entities$count = 0;

  #retargetEntities$(r: Reader): void {
    const views = this.#entities;
    let count = 0;
    for (; ; count++) {
      if (count === views.length) views.push(new PacketentityView());
      if (views[count]!.retarget(r)) break;
    }
    this.#entities$count = count;
  }

  get entities(): Packetentity[] {
    return firstOf(this.#entities, this.#entities$shown, this.#entities$count);
  }
}

/** What visiting aims again and again. */
export interface Scratch {
  bad: Bad;
  nop: Nop;
  version: Version;
  setview: Setview;
  time: Time;
  updatename: Updatename;
  clientdata: Clientdata;
  updatecolors: Updatecolors;
  particle: Particle;
  spawnbinary: Spawnbinary;
  signonnum: Signonnum;
  killedmonster: Killedmonster;
  foundsecret: Foundsecret;
  sellscreen: Sellscreen;
  smallkick: Smallkick;
  bigkick: Bigkick;
  playerinfo: PlayerinfoUntil26View | PlayerinfoUntil27View | PlayerinfoView;
  playerstate: PlayerstateMvdView;
  packetentities: PacketentitiesView;
  deltapacketentities: DeltapacketentitiesView;
}

/** Makes what visiting in version 24 aims. */
export function newScratchUntil24(): Scratch {
  return { ...newScratchUntil25() };
}

/** Makes what visiting in version 25 aims. */
export function newScratchUntil25(): Scratch {
  return { ...newScratchUntil26() };
}

/** Makes what visiting in version 26 aims. */
export function newScratchUntil26(): Scratch {
  return { ...newScratchUntil27(), playerinfo: new PlayerinfoUntil26View() };
}

/** Makes what visiting in version 27 aims. */
export function newScratchUntil27(): Scratch {
  return { ...newScratch(), playerinfo: new PlayerinfoUntil27View() };
}

/** Makes what visiting in version 28 aims. */
export function newScratch(): Scratch {
  return {
    bad: { type: "bad" },
    nop: { type: "nop" },
    version: { type: "version" },
    setview: { type: "setview" },
    time: { type: "time" },
    updatename: { type: "updatename" },
    clientdata: { type: "clientdata" },
    updatecolors: { type: "updatecolors" },
    particle: { type: "particle" },
    spawnbinary: { type: "spawnbinary" },
    signonnum: { type: "signonnum" },
    killedmonster: { type: "killedmonster" },
    foundsecret: { type: "foundsecret" },
    sellscreen: { type: "sellscreen" },
    smallkick: { type: "smallkick" },
    bigkick: { type: "bigkick" },
    playerinfo: new PlayerinfoView(),
    playerstate: new PlayerstateMvdView(),
    packetentities: new PacketentitiesView(),
    deltapacketentities: new DeltapacketentitiesView(),
  };
}

/** Makes what visiting in version 28-mvd aims. */
export function newScratchMvd(): Scratch {
  return { ...newScratch(), playerstate: new PlayerstateMvdView() };
}

const numberedMessages = {
  read: readNumbered,
  pass: passNumbered,
  encode: encodeNumbered,
  retarget: retargetNumbered,
  scratch: newScratch,
};
const numberedMessagesMvd = {
  read: readNumberedMvd,
  pass: passNumberedMvd,
  encode: encodeNumberedMvd,
  retarget: retargetNumberedMvd,
  scratch: newScratchMvd,
};
const madePacketentityFromfte = /* @__PURE__ */ packetentityBy(COORD_I16, ANGLE_I8);

/** Reads `packetentity` from fte on. */
export const decodePacketentityFromfte: (r: Reader) => Packetentity | number =
  /* @__PURE__ */ (() => madePacketentityFromfte[0])();

/** Writes `packetentity` from fte on. */
export const encodePacketentityFromfte: (w: Writer, m: Packetentity) => void =
  /* @__PURE__ */ (() => madePacketentityFromfte[1])();

/** Passes over `packetentity` from fte on. */
export const skipPacketentityFromfte: (r: Reader) => boolean = /* @__PURE__ */ (() =>
  madePacketentityFromfte[2])();
const madePacketentityFromftefloat = /* @__PURE__ */ packetentityBy(COORD_F32, ANGLE_I16);

/** Reads `packetentity` from fte+float on. */
export const decodePacketentityFromftefloat: (r: Reader) => Packetentity | number =
  /* @__PURE__ */ (() => madePacketentityFromftefloat[0])();

/** Writes `packetentity` from fte+float on. */
export const encodePacketentityFromftefloat: (w: Writer, m: Packetentity) => void =
  /* @__PURE__ */ (() => madePacketentityFromftefloat[1])();

/** Passes over `packetentity` from fte+float on. */
export const skipPacketentityFromftefloat: (r: Reader) => boolean = /* @__PURE__ */ (() =>
  madePacketentityFromftefloat[2])();

/** Reads and writes messages in version 28+turns. */
const codecFrom28turns = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 18,
  to: 18,
  like: numberedMessages,
  own: [ownMessage("setangle", [0x0a], setangleBy(ANGLE_I8))],
  tells: [0x0b],
}));

/** Reads and writes messages in version 28+origins+turns. */
const codecFrom28originsturns = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 23,
  to: 23,
  like: codecFrom28turns.numbered,
  own: [
    ownMessage("playerinfo", [0x2a], "copy", [
      decodePlayerinfoFromftefloatopaque,
      encodePlayerinfoFromftefloatopaque,
      skipPlayerinfoFromftefloatopaque,
    ]),
    ownMessage("packetentities", [0x2f], "copy", [
      decodePacketentitiesFrom28origins,
      encodePacketentitiesFrom28origins,
      skipPacketentitiesFrom28origins,
    ]),
    ownMessage("deltapacketentities", [0x30], "copy", [
      decodeDeltapacketentitiesFrom28origins,
      encodeDeltapacketentitiesFrom28origins,
      skipDeltapacketentitiesFrom28origins,
    ]),
  ],
  tells: [0x0b],
}));

/** Reads and writes messages in version 28+origins. */
const codecFrom28origins = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 9,
  to: 9,
  like: codecFrom28originsturns.numbered,
  own: [ownMessage("setangle", [0x0a], [decodeSetangle, encodeSetangle, skipSetangle])],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+opaque-mvd. */
const codecMvdFromfteopaque = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 35,
  to: 35,
  like: numberedMessagesMvd,
  own: [
    ownMessage("packetentities", [0x2f], "copy", [
      decodePacketentitiesFromfte,
      encodePacketentitiesFromfte,
      skipPacketentitiesFromfte,
    ]),
    ownMessage("deltapacketentities", [0x30], "copy", [
      decodeDeltapacketentitiesFromfte,
      encodeDeltapacketentitiesFromfte,
      skipDeltapacketentitiesFromfte,
    ]),
    ownMessage(
      "spawnstatic2",
      [0x15],
      [decodeSpawnstatic2Fromfte, encodeSpawnstatic2Fromfte, skipSpawnstatic2Fromfte],
    ),
    ownMessage(
      "spawnbaseline2",
      [0x42],
      [decodeSpawnbaseline2Fromfte, encodeSpawnbaseline2Fromfte, skipSpawnbaseline2Fromfte],
    ),
    ownMessage(
      "voicechat",
      [0x54],
      [decodeVoicechatFromfte, encodeVoicechatFromfte, skipVoicechatFromfte],
    ),
    ownMessage(
      "modellistshort",
      [0x3c],
      [decodeModellistshortFromfte, encodeModellistshortFromfte, skipModellistshortFromfte],
    ),
  ],
  gone: ["spawnbinary", "download", 0x29],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte-mvd. */
const codecMvdFromfte = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 33,
  to: 33,
  like: codecMvdFromfteopaque.numbered,
  own: [],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+opaque+whole+turns. */
const codecFromfteopaquewholeturns = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(
  () => ({
    table,
    from: 28,
    to: 28,
    like: codecMvdFromfteopaque.numbered,
    own: [
      emptyMessage("disconnect", [0x02]),
      ownMessage("setangle", [0x0a], setangleBy(ANGLE_I8)),
      ownMessage("serverdata", [0x0b], [decodeServerdata, encodeServerdata, skipServerdata]),
      ownMessage("download", [0x29], [decodeDownload, encodeDownload, skipDownload]),
      ownMessage("playerinfo", [0x2a], "view", [
        decodePlayerinfo,
        encodePlayerinfo,
        skipPlayerinfo,
      ]),
    ],
    gone: ["playerstate", "nails2", 0x36],
    tells: [0x0b],
    scratch: () => ({ playerinfo: new PlayerinfoView() }),
  }),
);

/** Reads and writes messages in version fte+whole+turns. */
const codecFromftewholeturns = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 26,
  to: 26,
  like: codecFromfteopaquewholeturns.numbered,
  own: [ownMessage("playerinfo", [0x2a], "copy", playerinfoBy(COORD_I16))],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+opaque+turns. */
const codecFromfteopaqueturns = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 21,
  to: 21,
  like: codecFromfteopaquewholeturns.numbered,
  own: [ownMessage("chunk", [0x29], [decodeChunkFromfte, encodeChunkFromfte, skipChunkFromfte])],
  gone: ["download"],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+turns. */
const codecFromfteturns = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 19,
  to: 19,
  like: codecFromftewholeturns.numbered,
  own: [ownMessage("chunk", [0x29], [decodeChunkFromfte, encodeChunkFromfte, skipChunkFromfte])],
  gone: ["download"],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+opaque+whole. */
const codecFromfteopaquewhole = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 14,
  to: 14,
  like: codecFromfteopaquewholeturns.numbered,
  own: [ownMessage("setangle", [0x0a], [decodeSetangle, encodeSetangle, skipSetangle])],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+whole. */
const codecFromftewhole = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 12,
  to: 12,
  like: codecFromftewholeturns.numbered,
  own: [ownMessage("setangle", [0x0a], [decodeSetangle, encodeSetangle, skipSetangle])],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+opaque. */
const codecFromfteopaque = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 7,
  to: 7,
  like: codecFromfteopaqueturns.numbered,
  own: [ownMessage("setangle", [0x0a], [decodeSetangle, encodeSetangle, skipSetangle])],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte. */
const codecFromfte = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 5,
  to: 5,
  like: codecFromfteturns.numbered,
  own: [ownMessage("setangle", [0x0a], [decodeSetangle, encodeSetangle, skipSetangle])],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+opaque+origins+whole+turns. */
const codecFromfteopaqueoriginswholeturns = /* @__PURE__ */ dialectCodec<
  Message,
  Handlers,
  Scratch
>(() => ({
  table,
  from: 31,
  to: 31,
  like: codecFromfteopaquewholeturns.numbered,
  own: [
    ownMessage("playerinfo", [0x2a], "copy", [
      decodePlayerinfoFromftefloatopaque,
      encodePlayerinfoFromftefloatopaque,
      skipPlayerinfoFromftefloatopaque,
    ]),
    ownMessage("packetentities", [0x2f], "copy", [
      decodePacketentitiesFromfteorigins,
      encodePacketentitiesFromfteorigins,
      skipPacketentitiesFromfteorigins,
    ]),
    ownMessage("deltapacketentities", [0x30], "copy", [
      decodeDeltapacketentitiesFromfteorigins,
      encodeDeltapacketentitiesFromfteorigins,
      skipDeltapacketentitiesFromfteorigins,
    ]),
    ownMessage(
      "spawnstatic2",
      [0x15],
      [
        decodeSpawnstatic2Fromfteorigins,
        encodeSpawnstatic2Fromfteorigins,
        skipSpawnstatic2Fromfteorigins,
      ],
    ),
    ownMessage(
      "spawnbaseline2",
      [0x42],
      [
        decodeSpawnbaseline2Fromfteorigins,
        encodeSpawnbaseline2Fromfteorigins,
        skipSpawnbaseline2Fromfteorigins,
      ],
    ),
  ],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+origins+whole+turns. */
const codecFromfteoriginswholeturns = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(
  () => ({
    table,
    from: 30,
    to: 30,
    like: codecFromfteopaqueoriginswholeturns.numbered,
    own: [ownMessage("playerinfo", [0x2a], "copy", playerinfoBy(COORD_F32))],
    tells: [0x0b],
  }),
);

/** Reads and writes messages in version fte+opaque+origins+turns. */
const codecFromfteopaqueoriginsturns = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(
  () => ({
    table,
    from: 25,
    to: 25,
    like: codecFromfteopaqueoriginswholeturns.numbered,
    own: [ownMessage("chunk", [0x29], [decodeChunkFromfte, encodeChunkFromfte, skipChunkFromfte])],
    gone: ["download"],
    tells: [0x0b],
  }),
);

/** Reads and writes messages in version fte+origins+turns. */
const codecFromfteoriginsturns = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 24,
  to: 24,
  like: codecFromfteoriginswholeturns.numbered,
  own: [ownMessage("chunk", [0x29], [decodeChunkFromfte, encodeChunkFromfte, skipChunkFromfte])],
  gone: ["download"],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+opaque+origins+whole. */
const codecFromfteopaqueoriginswhole = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(
  () => ({
    table,
    from: 17,
    to: 17,
    like: codecFromfteopaqueoriginswholeturns.numbered,
    own: [ownMessage("setangle", [0x0a], [decodeSetangle, encodeSetangle, skipSetangle])],
    tells: [0x0b],
  }),
);

/** Reads and writes messages in version fte+origins+whole. */
const codecFromfteoriginswhole = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 16,
  to: 16,
  like: codecFromfteoriginswholeturns.numbered,
  own: [ownMessage("setangle", [0x0a], [decodeSetangle, encodeSetangle, skipSetangle])],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+opaque+origins. */
const codecFromfteopaqueorigins = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 11,
  to: 11,
  like: codecFromfteopaqueoriginsturns.numbered,
  own: [ownMessage("setangle", [0x0a], [decodeSetangle, encodeSetangle, skipSetangle])],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+origins. */
const codecFromfteorigins = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 10,
  to: 10,
  like: codecFromfteoriginsturns.numbered,
  own: [ownMessage("setangle", [0x0a], [decodeSetangle, encodeSetangle, skipSetangle])],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+float+opaque+whole+turns. */
const codecFromftefloatopaquewholeturns = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(
  () => ({
    table,
    from: 29,
    to: 29,
    like: codecFromfteopaqueoriginswholeturns.numbered,
    own: [
      ownMessage(
        "sound",
        [0x06],
        [decodeSoundFromftefloat, encodeSoundFromftefloat, skipSoundFromftefloat],
      ),
      ownMessage("setangle", [0x0a], setangleBy(ANGLE_I16)),
      ownMessage(
        "damage",
        [0x13],
        [decodeDamageFromftefloat, encodeDamageFromftefloat, skipDamageFromftefloat],
      ),
      ownMessage(
        "spawnstatic",
        [0x14],
        [decodeSpawnstaticFromftefloat, encodeSpawnstaticFromftefloat, skipSpawnstaticFromftefloat],
      ),
      ownMessage(
        "spawnbaseline",
        [0x16],
        [
          decodeSpawnbaselineFromftefloat,
          encodeSpawnbaselineFromftefloat,
          skipSpawnbaselineFromftefloat,
        ],
      ),
      ownMessage(
        "temp_entity",
        [0x17],
        [decodeTempEntityFromftefloat, encodeTempEntityFromftefloat, skipTempEntityFromftefloat],
      ),
      ownMessage(
        "spawnstaticsound",
        [0x1d],
        [
          decodeSpawnstaticsoundFromftefloat,
          encodeSpawnstaticsoundFromftefloat,
          skipSpawnstaticsoundFromftefloat,
        ],
      ),
      ownMessage(
        "intermission",
        [0x1e],
        [
          decodeIntermissionFromftefloat,
          encodeIntermissionFromftefloat,
          skipIntermissionFromftefloat,
        ],
      ),
      ownMessage(
        "nails",
        [0x2b],
        [decodeNailsFromftefloat, encodeNailsFromftefloat, skipNailsFromftefloat],
      ),
      ownMessage("packetentities", [0x2f], "copy", [
        decodePacketentitiesFromftefloat,
        encodePacketentitiesFromftefloat,
        skipPacketentitiesFromftefloat,
      ]),
      ownMessage("deltapacketentities", [0x30], "copy", [
        decodeDeltapacketentitiesFromftefloat,
        encodeDeltapacketentitiesFromftefloat,
        skipDeltapacketentitiesFromftefloat,
      ]),
      ownMessage(
        "spawnstatic2",
        [0x15],
        [
          decodeSpawnstatic2Fromftefloat,
          encodeSpawnstatic2Fromftefloat,
          skipSpawnstatic2Fromftefloat,
        ],
      ),
      ownMessage(
        "spawnbaseline2",
        [0x42],
        [
          decodeSpawnbaseline2Fromftefloat,
          encodeSpawnbaseline2Fromftefloat,
          skipSpawnbaseline2Fromftefloat,
        ],
      ),
    ],
    tells: [0x0b],
  }),
);

/** Reads and writes messages in version fte+float+whole+turns. */
const codecFromftefloatwholeturns = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(
  () => ({
    table,
    from: 27,
    to: 27,
    like: codecFromftefloatopaquewholeturns.numbered,
    own: [ownMessage("playerinfo", [0x2a], "copy", playerinfoBy(COORD_F32))],
    tells: [0x0b],
  }),
);

/** Reads and writes messages in version fte+float+opaque+turns. */
const codecFromftefloatopaqueturns = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(
  () => ({
    table,
    from: 22,
    to: 22,
    like: codecFromftefloatopaquewholeturns.numbered,
    own: [ownMessage("chunk", [0x29], [decodeChunkFromfte, encodeChunkFromfte, skipChunkFromfte])],
    gone: ["download"],
    tells: [0x0b],
  }),
);

/** Reads and writes messages in version fte+float+turns. */
const codecFromftefloatturns = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 20,
  to: 20,
  like: codecFromftefloatwholeturns.numbered,
  own: [ownMessage("chunk", [0x29], [decodeChunkFromfte, encodeChunkFromfte, skipChunkFromfte])],
  gone: ["download"],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+float+opaque+whole. */
const codecFromftefloatopaquewhole = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(
  () => ({
    table,
    from: 15,
    to: 15,
    like: codecFromftefloatopaquewholeturns.numbered,
    own: [
      ownMessage(
        "setangle",
        [0x0a],
        [decodeSetangleFromftefloat, encodeSetangleFromftefloat, skipSetangleFromftefloat],
      ),
    ],
    tells: [0x0b],
  }),
);

/** Reads and writes messages in version fte+float+whole. */
const codecFromftefloatwhole = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 13,
  to: 13,
  like: codecFromftefloatwholeturns.numbered,
  own: [
    ownMessage(
      "setangle",
      [0x0a],
      [decodeSetangleFromftefloat, encodeSetangleFromftefloat, skipSetangleFromftefloat],
    ),
  ],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+float+opaque. */
const codecFromftefloatopaque = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 8,
  to: 8,
  like: codecFromftefloatopaqueturns.numbered,
  own: [
    ownMessage(
      "setangle",
      [0x0a],
      [decodeSetangleFromftefloat, encodeSetangleFromftefloat, skipSetangleFromftefloat],
    ),
  ],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+float. */
const codecFromftefloat = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 6,
  to: 6,
  like: codecFromftefloatturns.numbered,
  own: [
    ownMessage(
      "setangle",
      [0x0a],
      [decodeSetangleFromftefloat, encodeSetangleFromftefloat, skipSetangleFromftefloat],
    ),
  ],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+float+opaque-mvd. */
const codecMvdFromftefloatopaque = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 36,
  to: 36,
  like: codecFromftefloatopaquewholeturns.numbered,
  own: [
    ownMessage("disconnect", [0x02], [decodeDisconnectMvd, encodeDisconnectMvd, skipDisconnectMvd]),
    ownMessage(
      "setangle",
      [0x0a],
      [decodeSetangleMvdFromftefloat, encodeSetangleMvdFromftefloat, skipSetangleMvdFromftefloat],
    ),
    ownMessage("serverdata", [0x0b], [decodeServerdataMvd, encodeServerdataMvd, skipServerdataMvd]),
    ownMessage("playerstate", [0x2a], "copy", [
      decodePlayerstateMvdFromftefloat,
      encodePlayerstateMvdFromftefloat,
      skipPlayerstateMvdFromftefloat,
    ]),
    ownMessage(
      "nails2",
      [0x36],
      [decodeNails2MvdFromftefloat, encodeNails2MvdFromftefloat, skipNails2MvdFromftefloat],
    ),
  ],
  gone: ["download", "playerinfo", 0x29],
  tells: [0x0b],
}));

/** Reads and writes messages in version fte+float-mvd. */
const codecMvdFromftefloat = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 34,
  to: 34,
  like: codecMvdFromftefloatopaque.numbered,
  own: [],
  tells: [0x0b],
}));
/** A codec for each class of versions that are alike, oldest first. */
export const codecs: readonly Codec<Message, Handlers>[] = [
  {
    table,
    from: 0,
    to: 0,
    decode: decodeMessageUntil24,
    encode: encodeMessageUntil24,
    skip: skipMessageUntil24,
    visit: visitMessageUntil24,
    skipAll: skipMessagesUntil24,
    visitAll: visitMessagesUntil24,
    passAll: passMessagesUntil24,
    scratch: newScratchUntil24,
    read: readMessageUntil24,
    pass: passMessageUntil24,
  },
  {
    table,
    from: 1,
    to: 1,
    decode: decodeMessageUntil25,
    encode: encodeMessageUntil25,
    skip: skipMessageUntil25,
    visit: visitMessageUntil25,
    skipAll: skipMessagesUntil25,
    visitAll: visitMessagesUntil25,
    passAll: passMessagesUntil25,
    scratch: newScratchUntil25,
    read: readMessageUntil25,
    pass: passMessageUntil25,
  },
  {
    table,
    from: 2,
    to: 2,
    decode: decodeMessageUntil26,
    encode: encodeMessageUntil26,
    skip: skipMessageUntil26,
    visit: visitMessageUntil26,
    skipAll: skipMessagesUntil26,
    visitAll: visitMessagesUntil26,
    passAll: passMessagesUntil26,
    scratch: newScratchUntil26,
    read: readMessageUntil26,
    pass: passMessageUntil26,
  },
  {
    table,
    from: 3,
    to: 3,
    decode: decodeMessageUntil27,
    encode: encodeMessageUntil27,
    skip: skipMessageUntil27,
    visit: visitMessageUntil27,
    skipAll: skipMessagesUntil27,
    visitAll: visitMessagesUntil27,
    passAll: passMessagesUntil27,
    scratch: newScratchUntil27,
    read: readMessageUntil27,
    pass: passMessageUntil27,
  },
  {
    table,
    from: 4,
    to: 4,
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
  codecFromfte,
  codecFromftefloat,
  codecFromfteopaque,
  codecFromftefloatopaque,
  codecFrom28origins,
  codecFromfteorigins,
  codecFromfteopaqueorigins,
  codecFromftewhole,
  codecFromftefloatwhole,
  codecFromfteopaquewhole,
  codecFromftefloatopaquewhole,
  codecFromfteoriginswhole,
  codecFromfteopaqueoriginswhole,
  codecFrom28turns,
  codecFromfteturns,
  codecFromftefloatturns,
  codecFromfteopaqueturns,
  codecFromftefloatopaqueturns,
  codecFrom28originsturns,
  codecFromfteoriginsturns,
  codecFromfteopaqueoriginsturns,
  codecFromftewholeturns,
  codecFromftefloatwholeturns,
  codecFromfteopaquewholeturns,
  codecFromftefloatopaquewholeturns,
  codecFromfteoriginswholeturns,
  codecFromfteopaqueoriginswholeturns,
  {
    table,
    from: 32,
    to: 32,
    decode: decodeMessageMvd,
    encode: encodeMessageMvd,
    skip: skipMessageMvd,
    visit: visitMessageMvd,
    skipAll: skipMessagesMvd,
    visitAll: visitMessagesMvd,
    passAll: passMessagesMvd,
    scratch: newScratchMvd,
    read: readMessageMvd,
    pass: passMessageMvd,
  },
  codecMvdFromfte,
  codecMvdFromftefloat,
  codecMvdFromfteopaque,
  codecMvdFromftefloatopaque,
];
const UsercmdState$0 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.angle1 = m.angle1 ?? 0;
  this.angle2 = m.angle2 ?? 0;
  this.angle3 = m.angle3 ?? 0;
  this.forwardmove = m.forwardmove ?? 0;
  this.sidemove = m.sidemove ?? 0;
  this.upmove = m.upmove ?? 0;
  this.buttons = m.buttons ?? 0;
  this.impulse = m.impulse ?? 0;
  this.msec = m.msec ?? 0;
});
const PacketentityState$1 = /* @__PURE__ */ plainConstructor(function (
  this: any,
  m: any,
  from: any,
) {
  const r0 = from.previous;
  this.number = m.number ?? 0;
  this.remove = m.remove ?? false;
  this.modelindex = m.modelindex ?? r0?.modelindex ?? 0;
  this.frame = m.frame ?? r0?.frame ?? 0;
  this.colormap = m.colormap ?? r0?.colormap ?? 0;
  this.skin = m.skin ?? r0?.skin ?? 0;
  this.effects = m.effects ?? r0?.effects ?? 0;
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
  this.solid = m.solid ?? false;
});
const PacketentityState$2 = /* @__PURE__ */ plainConstructor(function (
  this: any,
  m: any,
  from: any,
) {
  const r0 = from.previous;
  this.number = m.number ?? 0;
  this.beyond512 = m.beyond512 ?? false;
  this.beyond1024 = m.beyond1024 ?? false;
  this.remove = m.remove ?? false;
  this.modelindex = m.modelindex ?? r0?.modelindex ?? 0;
  this.frame = m.frame ?? r0?.frame ?? 0;
  this.colormap = m.colormap ?? r0?.colormap ?? 0;
  this.skin = m.skin ?? r0?.skin ?? 0;
  this.effects = m.effects ?? r0?.effects ?? 0;
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
  this.trans = m.trans ?? r0?.trans ?? 0;
  this.colourmod = m.colourmod ?? r0?.colourmod ?? [0, 0, 0];
  this.solid = m.solid ?? false;
});
const PlayerinfoState$3 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.player = m.player ?? 0;
  this.origin = m.origin ?? [0, 0, 0];
  this.frame = m.frame ?? 0;
  this.msec = m.msec ?? 0;
  this.command = m.command;
  this.velocity1 = m.velocity1 ?? 0;
  this.velocity2 = m.velocity2 ?? 0;
  this.velocity3 = m.velocity3 ?? 0;
  this.modelindex = m.modelindex ?? 0;
  this.skinnum = m.skinnum ?? 0;
  this.effects = m.effects ?? 0;
  this.weaponframe = m.weaponframe ?? 0;
  this.dead = m.dead ?? false;
  this.gib = m.gib ?? false;
  this.nograv = m.nograv ?? false;
});
const PlayerinfoState$4 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.player = m.player ?? 0;
  this.origin = m.origin ?? [0, 0, 0];
  this.frame = m.frame ?? 0;
  this.msec = m.msec ?? 0;
  this.command = m.command;
  this.velocity1 = m.velocity1 ?? 0;
  this.velocity2 = m.velocity2 ?? 0;
  this.velocity3 = m.velocity3 ?? 0;
  this.modelindex = m.modelindex ?? 0;
  this.skinnum = m.skinnum ?? 0;
  this.effects = m.effects ?? 0;
  this.weaponframe = m.weaponframe ?? 0;
  this.dead = m.dead ?? false;
  this.gib = m.gib ?? false;
  this.nograv = m.nograv ?? false;
  this.pmc_bit1 = m.pmc_bit1 ?? false;
  this.pmc_bit2 = m.pmc_bit2 ?? false;
  this.onground = m.onground ?? false;
  this.solid = m.solid ?? false;
});
const PlayerinfoState$5 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.player = m.player ?? 0;
  this.origin = m.origin ?? [0, 0, 0];
  this.frame = m.frame ?? 0;
  this.msec = m.msec ?? 0;
  this.command = m.command;
  this.velocity1 = m.velocity1 ?? 0;
  this.velocity2 = m.velocity2 ?? 0;
  this.velocity3 = m.velocity3 ?? 0;
  this.modelindex = m.modelindex ?? 0;
  this.skinnum = m.skinnum ?? 0;
  this.effects = m.effects ?? 0;
  this.weaponframe = m.weaponframe ?? 0;
  this.alpha = m.alpha ?? 254;
  this.colourmod = m.colourmod ?? [0, 0, 0];
  this.dead = m.dead ?? false;
  this.gib = m.gib ?? false;
  this.nograv = m.nograv ?? false;
  this.pmc_bit1 = m.pmc_bit1 ?? false;
  this.pmc_bit2 = m.pmc_bit2 ?? false;
  this.onground = m.onground ?? false;
  this.solid = m.solid ?? false;
});
const PlayerstateState$6 = /* @__PURE__ */ plainConstructor(function (
  this: any,
  m: any,
  from: any,
) {
  const r0 = from.previous;
  this.player = m.player ?? 0;
  this.frame = m.frame ?? 0;
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
  this.modelindex = m.modelindex ?? r0?.modelindex ?? 0;
  this.skinnum = m.skinnum ?? r0?.skinnum ?? 0;
  this.effects = m.effects ?? r0?.effects ?? 0;
  this.weaponframe = m.weaponframe ?? r0?.weaponframe ?? 0;
  this.dead = m.dead ?? false;
  this.gib = m.gib ?? false;
});

/** What makes states of deltas, by names and by layouts; undefined where only the table says how. */
export const stateMakers: Readonly<
  Record<string, readonly ((new (m: any, from: any) => any) | undefined)[]>
> = {
  usercmd: [UsercmdState$0, UsercmdState$0],
  packetentity: [
    PacketentityState$1,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$1,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$1,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$1,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$1,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
    PacketentityState$2,
  ],
  playerinfo: [
    PlayerinfoState$3,
    PlayerinfoState$3,
    PlayerinfoState$4,
    PlayerinfoState$5,
    PlayerinfoState$5,
    PlayerinfoState$4,
    PlayerinfoState$4,
    PlayerinfoState$4,
    PlayerinfoState$5,
    PlayerinfoState$4,
    PlayerinfoState$5,
    PlayerinfoState$5,
    PlayerinfoState$4,
    PlayerinfoState$4,
    PlayerinfoState$5,
    PlayerinfoState$4,
    PlayerinfoState$4,
    PlayerinfoState$5,
    PlayerinfoState$5,
    PlayerinfoState$4,
    PlayerinfoState$4,
    PlayerinfoState$4,
    PlayerinfoState$5,
    PlayerinfoState$4,
    PlayerinfoState$5,
    PlayerinfoState$5,
    PlayerinfoState$4,
    PlayerinfoState$4,
    PlayerinfoState$5,
    PlayerinfoState$4,
  ],
  playerstate: [PlayerstateState$6, PlayerstateState$6, PlayerstateState$6, PlayerstateState$6],
};
