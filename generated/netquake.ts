// Generated from netquake.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Viewed } from "../runtime/bytes/view.ts";
import { table } from "./netquake.table.ts";
import {
  explaining,
  explainEncode,
  passExplained,
  passAllExplained,
} from "../runtime/errors/explain.ts";
import { bitLengths, pairLengths } from "../runtime/bytes/lengths.ts";
import {
  type Reader,
  ensure,
  ensureWhole,
  past,
  skip,
  peekId,
  nanBits,
  expectProtocol,
  expectTogether,
  noArm,
  unknownId,
} from "../runtime/bytes/reader.ts";
import {
  readString,
  skipString,
  writeString,
  readStrings,
  skipStrings,
  writeStrings,
} from "../runtime/bytes/text.ts";
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
  expectLength,
  expectWhere,
  fit,
  expectOneOf,
  expectRow,
  noSuchArm,
  unscale,
  outside,
  unknownType,
} from "../runtime/bytes/writer.ts";
import { viewedAs, View } from "../runtime/bytes/view.ts";
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
} as const;

/**
 * Never sent on purpose. Illegal: id's client stops with "Bad server message".
 *
 * DEM §7.1 · netquake.yaml:75
 */
export interface Bad {
  type: "bad";
}

/**
 * Does nothing.
 *
 * DEM §7.2 · netquake.yaml:81
 */
export interface Nop {
  type: "nop";
}

/**
 * The server ends the game. The last message of most recordings.
 *
 * DEM §7.3, ERRATA 21 · netquake.yaml:87
 */
export interface Disconnect {
  type: "disconnect";
}

/**
 * Sets one of the player's statistics.
 *
 * DEM §7.4 · netquake.yaml:93
 */
export interface Updatestat {
  type: "updatestat";
  /** One of STAT. */
  index: number;
  value: number;
}

/**
 * The server's protocol number. Servers say it in serverinfo instead.
 *
 * DEM §7.5 · netquake.yaml:105
 */
export interface Version {
  type: "version";
  serverprotocol: number;
}

/**
 * Puts the camera at an entity.
 *
 * DEM §7.6, ERRATA 23 · netquake.yaml:112
 */
export interface Setview {
  type: "setview";
  entity: number;
}

/**
 * Starts a sound at a point.
 *
 * DEM §7.7, ERRATA 17 · netquake.yaml:122
 */
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
  /** One of CHANNEL. */
  channel: number;
  entity: number;
  /** Index into the sounds of serverinfo, the first is 1. */
  soundnum: number;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/**
 * The server's time, in seconds since the level began.
 *
 * DEM §7.8 · netquake.yaml:151
 */
export interface Time {
  type: "time";
  time: number;
  /** The bits of a NaN as it came, which a number loses. */
  timeNaN?: number | undefined;
}

/**
 * Text for the top of the screen and the console. A first byte of 1 plays the chat sound.
 *
 * DEM §7.9 · netquake.yaml:161
 */
export interface Print {
  type: "print";
  text: string;
}

/**
 * Commands that the client's console runs.
 *
 * DEM §7.10 · netquake.yaml:170
 */
export interface Stufftext {
  type: "stufftext";
  text: string;
}

/**
 * Turns the camera.
 *
 * DEM §7.11 · netquake.yaml:179
 */
export interface Setangle {
  type: "setangle";
  /** Pitch, yaw, roll. */
  angles: [number, number, number];
}

/**
 * A level begins.
 *
 * DEM §7.12 · netquake.yaml:187
 */
export interface Serverinfo {
  type: "serverinfo";
  /** The protocol's number, 15. */
  serverversion: number;
  /** How angles and coordinates are told. Where serverversion is 999. */
  protocolflags?: number | undefined;
  maxclients: number;
  /** One of GAMETYPE. */
  gametype: number;
  /** The level's title. */
  mapname: string;
  /** Model names, the first is number 1. */
  models: string[];
  /** Sound names, the first is number 1. */
  sounds: string[];
}

/**
 * How a kind of light flickers.
 *
 * DEM §7.13 · netquake.yaml:218
 */
export interface Lightstyle {
  type: "lightstyle";
  style: number;
  /** A letter each tenth of a second, a dark to z bright. */
  string: string;
}

/**
 * A player's name.
 *
 * DEM §7.14 · netquake.yaml:229
 */
export interface Updatename {
  type: "updatename";
  player: number;
  netname: string;
}

/**
 * A player's frags.
 *
 * DEM §7.15 · netquake.yaml:240
 */
export interface Updatefrags {
  type: "updatefrags";
  player: number;
  frags: number;
}

/**
 * The status bar, and how the camera is moved.
 *
 * DEM §7.16, ERRATA 1-9 · netquake.yaml:251
 */
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
}

/**
 * Stops the sound that an entity makes on a channel.
 *
 * DEM §7.17 · netquake.yaml:324
 */
export interface Stopsound {
  type: "stopsound";
  /** One of CHANNEL. */
  channel: number;
  entity: number;
}

/**
 * A player's colours.
 *
 * DEM §7.18 · netquake.yaml:340
 */
export interface Updatecolors {
  type: "updatecolors";
  player: number;
  pants: number;
  shirt: number;
}

/**
 * Particles fly.
 *
 * DEM §7.19, ERRATA 14 · netquake.yaml:357
 */
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

/**
 * The player was hit.
 *
 * DEM §7.20, §3.4 · netquake.yaml:374
 */
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

/**
 * An entity that never changes, such as a flame.
 *
 * DEM §7.21 · netquake.yaml:389
 */
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
 * DEM §7.22 · netquake.yaml:411
 */
export interface Spawnbinary {
  type: "spawnbinary";
}

/**
 * An entity's state that its updates differ from.
 *
 * DEM §7.23, ERRATA 13 · netquake.yaml:417
 */
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
  entitytype: 0 | 1 | 2 | 3 | 4 | 7 | 8 | 10 | 11;
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

/**
 * A short-lived effect.
 *
 * DEM §7.24 · netquake.yaml:442
 */
export type TempEntity = TempEntityPoint | TempEntityLine | TempEntityExplosion2;

/**
 * The game pauses or goes on.
 *
 * DEM §7.25 · netquake.yaml:485
 */
export interface Setpause {
  type: "setpause";
  /** 0 goes on. */
  paused: number;
}

/**
 * How far the client has come with its sign-on.
 *
 * DEM §7.26, ERRATA 25 · netquake.yaml:493
 */
export interface Signonnum {
  type: "signonnum";
  /** One of SIGNON. */
  signon: number;
}

/**
 * Text in the middle of the screen.
 *
 * DEM §7.27 · netquake.yaml:502
 */
export interface Centerprint {
  type: "centerprint";
  text: string;
}

/**
 * One more monster is dead.
 *
 * DEM §7.28 · netquake.yaml:512
 */
export interface Killedmonster {
  type: "killedmonster";
}

/**
 * One more secret is found.
 *
 * DEM §7.29 · netquake.yaml:518
 */
export interface Foundsecret {
  type: "foundsecret";
}

/**
 * A sound that goes on for the whole level.
 *
 * DEM §7.30 · netquake.yaml:524
 */
export interface Spawnstaticsound {
  type: "spawnstaticsound";
  origin: [number, number, number];
  soundnum: number;
  volume: number;
  attenuation: number;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/**
 * The level is over; its figures are shown.
 *
 * DEM §7.31 · netquake.yaml:541
 */
export interface Intermission {
  type: "intermission";
}

/**
 * The episode is over; this text is told.
 *
 * DEM §7.32 · netquake.yaml:547
 */
export interface Finale {
  type: "finale";
  text: string;
}

/**
 * Which music plays.
 *
 * DEM §7.33, ERRATA 27 · netquake.yaml:555
 */
export interface Cdtrack {
  type: "cdtrack";
  track: number;
  /** What plays when the track is over. */
  looptrack: number;
}

/**
 * Shows what the shareware does not have.
 *
 * DEM §7.34 · netquake.yaml:568
 */
export interface Sellscreen {
  type: "sellscreen";
}

/**
 * As finale, without its end.
 *
 * DEM §7.35 · netquake.yaml:574
 */
export interface Cutscene {
  type: "cutscene";
  text: string;
}

/**
 * How an entity differs from its baseline. One that gets no update is out of sight.
 *
 * DEM §7.36, ERRATA 10-13 · netquake.yaml:583
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
}

/**
 * The sky's pictures.
 *
 * netquake-666.yaml:50
 */
export interface Skybox {
  type: "skybox";
  name: string;
}

/**
 * The screen flashes.
 *
 * netquake-666.yaml:51
 */
export interface Bf {
  type: "bf";
}

/** netquake-666.yaml:52 */
export interface Fog {
  type: "fog";
  levels: [number, number, number, number];
  time: number;
}

/** netquake-666.yaml:56 */
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
}

/** netquake-666.yaml:58 */
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
}

/** netquake-666.yaml:59 */
export interface Spawnstaticsound2 {
  type: "spawnstaticsound2";
  origin: [number, number, number];
  soundnum: number;
  volume: number;
  attenuation: number;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
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
  | Spawnstaticsound2;

/** What `sound` makes, with what it does not tell filled in. */
export type SoundState = {
  volume: number;
  attenuation: number;
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
  scale: number;
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
  scale: number;
};

/** What is told, the states that it makes, and what these differ from. */
export interface States {
  sound: { delta: Sound; state: SoundState; from: never };
  clientdata: { delta: Clientdata; state: ClientdataState; from: never };
  spawnbaseline: { delta: Spawnbaseline; state: SpawnbaselineState; from: never };
  updateentity: { delta: Updateentity; state: UpdateentityState; from: "baseline" };
  spawnbaseline2: { delta: Spawnbaseline2; state: Spawnbaseline2State; from: never };
  spawnstatic2: { delta: Spawnstatic2; state: Spawnstatic2State; from: never };
}

/** States by the roles of what tells them. */
export interface RoleStates {
  effect: SoundState;
  status: ClientdataState;
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
}

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
const UPDATEENTITY_FROM666_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 2, 2, 2, 1, 0, 1, 0]);
const UPDATEENTITY_FROM666_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 0]);
const UPDATEENTITY_FROM666_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 0, 0, 0]);
const bytesOfUpdateentityFrom666Flags = (flags: number): number =>
  UPDATEENTITY_FROM666_FLAGS_LENGTHS_0[flags & 0xff]! +
  UPDATEENTITY_FROM666_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  UPDATEENTITY_FROM666_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]!;
const UPDATEENTITY_FROM99912_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 4, 4, 4, 2, 0, 1, 0]);
const UPDATEENTITY_FROM99912_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([2, 2, 1, 1, 1, 1, 1, 0]);
const UPDATEENTITY_FROM99912_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 0, 0, 0]);
const bytesOfUpdateentityFrom99912Flags = (flags: number): number =>
  UPDATEENTITY_FROM99912_FLAGS_LENGTHS_0[flags & 0xff]! +
  UPDATEENTITY_FROM99912_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  UPDATEENTITY_FROM99912_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]!;
const UPDATEENTITY_FROM99982_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 4, 4, 4, 2, 0, 1, 0]);
const UPDATEENTITY_FROM99982_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([2, 2, 1, 1, 1, 1, 1, 0]);
const UPDATEENTITY_FROM99982_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 0, 0, 0]);
const bytesOfUpdateentityFrom99982Flags = (flags: number): number =>
  UPDATEENTITY_FROM99982_FLAGS_LENGTHS_0[flags & 0xff]! +
  UPDATEENTITY_FROM99982_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  UPDATEENTITY_FROM99982_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]!;
const SOUND_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 0, 0, 0, 0]);
const SOUND_FROM666_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 1, 1, 0, 0, 0]);
const SOUND_FROM99912_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 1, 1, 0, 0, 0]);
const SOUND_FROM99982_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 1, 1, 0, 0, 0]);
const TOLD_TOGETHER = [
  [999, 0],
  [999, 18],
  [999, 130],
];
const CLIENTDATA_FROM666_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const CLIENTDATA_FROM666_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 0, 0, 1, 1, 1, 0]);
const CLIENTDATA_FROM666_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 0]);
const CLIENTDATA_FROM666_FLAGS_LENGTHS_3 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 0, 0, 0, 0]);
const bytesOfClientdataFrom666Flags = (flags: number): number =>
  CLIENTDATA_FROM666_FLAGS_LENGTHS_0[flags & 0xff]! +
  CLIENTDATA_FROM666_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  CLIENTDATA_FROM666_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
  CLIENTDATA_FROM666_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]!;
const SPAWNBASELINE2_FROM666_BITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 0, 0, 0, 0]);
const SPAWNBASELINE2_FROM99912_BITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  1, 1, 1, 1, 0, 0, 0, 0,
]);
const SPAWNBASELINE2_FROM99982_BITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  1, 1, 1, 1, 0, 0, 0, 0,
]);
const SPAWNSTATIC2_FROM666_BITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 0, 0, 0, 0]);
const SPAWNSTATIC2_FROM99912_BITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 0, 0, 0, 0]);
const SPAWNSTATIC2_FROM99982_BITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 0, 0, 0, 0]);
const UPDATEENTITY_PAIRS = /* @__PURE__ */ pairLengths({
  ids: [0x80, 0xff],
  bits: 7,
  more: 0,
  bytes: 2,
  perBit: [0, 2, 2, 2, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0],
  refused: 0x00,
});
const explainedUntil106 = /* @__PURE__ */ explaining(table, 5);
const explainedUntil107 = /* @__PURE__ */ explaining(table, 6);
const explained = /* @__PURE__ */ explaining(table, 8);
const explainedFrom666 = /* @__PURE__ */ explaining(table, 10);
const explainedFrom99912 = /* @__PURE__ */ explaining(table, 11);
const explainedFrom99982 = /* @__PURE__ */ explaining(table, 12);

/** Reads a `updatestat` at the cursor, its id first. Throws DecodeError. */
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
  reserve(w, 5);
  const view = w.view;
  const at = w.offset;
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
  reserve(w, 4);
  const view = w.view;
  const at = w.offset;
  view.setInt32(at, asI32(m.serverprotocol), true);
  w.offset = at + 4;
}

/** Reads a `setview` at the cursor, its id first. Throws DecodeError. */
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
  reserve(w, 2);
  const view = w.view;
  const at = w.offset;
  view.setInt16(at, asI16(m.entity), true);
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
  r.offset = past(r, at, 9 + SOUND_FLAGS_LENGTHS_0[flags & 0xff]!);
}

/** Writes what `decodeSound` reads. Throws EncodeError. */
export function encodeSound(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfc;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  reserve(w, 12);
  const view = w.view;
  let at = w.offset;
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

/** Reads a `sound` (to 999) at the cursor, its id first. Throws DecodeError. */
export function decodeSoundFrom666(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 15 > r.end) ensureWhole(r, skipSoundFrom666);
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
  let soundnum: number;
  if ((flags & 0x10) !== 0) {
    soundnum = view.getUint16(at, true);
    at += 2;
  } else {
    soundnum = view.getUint8(at++);
  }
  r.offset = at + 6;
  return {
    type: "sound",
    flags,
    volume,
    attenuation,
    channel,
    entity,
    soundnum,
    origin: [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ],
  };
}

/** Passes over what `decodeSoundFrom666` reads. Throws DecodeError. */
export function skipSoundFrom666(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  r.offset = past(r, at, 9 + SOUND_FROM666_FLAGS_LENGTHS_0[flags & 0xff]!);
}

/** Writes what `decodeSoundFrom666` reads. Throws EncodeError. */
export function encodeSoundFrom666(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfc;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  if (m.channel !== (m.channel & 0x07) || m.entity !== (m.entity & 0x1fff)) flags |= 0x08;
  if (m.soundnum !== (m.soundnum & 0xff)) flags |= 0x10;
  reserve(w, 14);
  const view = w.view;
  let at = w.offset;
  view.setUint8(at++, flags);
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  if ((flags & 0x08) !== 0) {
    view.setUint16(at, asU16(m.entity), true);
    at += 2;
    view.setUint8(at++, asU8(m.channel));
  } else {
    view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
    at += 2;
  }
  if ((flags & 0x10) !== 0) {
    view.setUint16(at, asU16(m.soundnum), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.soundnum));
  }
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
  w.offset = at + 6;
}

/** Reads a `sound` (999+12) at the cursor, its id first. Throws DecodeError. */
export function decodeSoundFrom99912(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 21 > r.end) ensureWhole(r, skipSoundFrom99912);
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
  let soundnum: number;
  if ((flags & 0x10) !== 0) {
    soundnum = view.getUint16(at, true);
    at += 2;
  } else {
    soundnum = view.getUint8(at++);
  }
  r.offset = at + 12;
  return {
    type: "sound",
    flags,
    volume,
    attenuation,
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

/** Passes over what `decodeSoundFrom99912` reads. Throws DecodeError. */
export function skipSoundFrom99912(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  r.offset = past(r, at, 15 + SOUND_FROM99912_FLAGS_LENGTHS_0[flags & 0xff]!);
}

/** Writes what `decodeSoundFrom99912` reads. Throws EncodeError. */
export function encodeSoundFrom99912(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfc;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  if (m.channel !== (m.channel & 0x07) || m.entity !== (m.entity & 0x1fff)) flags |= 0x08;
  if (m.soundnum !== (m.soundnum & 0xff)) flags |= 0x10;
  reserve(w, 20);
  const view = w.view;
  let at = w.offset;
  view.setUint8(at++, flags);
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  if ((flags & 0x08) !== 0) {
    view.setUint16(at, asU16(m.entity), true);
    at += 2;
    view.setUint8(at++, asU8(m.channel));
  } else {
    view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
    at += 2;
  }
  if ((flags & 0x10) !== 0) {
    view.setUint16(at, asU16(m.soundnum), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.soundnum));
  }
  expectLength(m.origin, 3);
  setF32(view, at, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
  w.offset = at + 12;
}

/** Reads a `sound` (999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeSoundFrom99982(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 21 > r.end) ensureWhole(r, skipSoundFrom99982);
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
  let soundnum: number;
  if ((flags & 0x10) !== 0) {
    soundnum = view.getUint16(at, true);
    at += 2;
  } else {
    soundnum = view.getUint8(at++);
  }
  r.offset = at + 12;
  return {
    type: "sound",
    flags,
    volume,
    attenuation,
    channel,
    entity,
    soundnum,
    origin: [
      view.getInt32(at, true) * 0.0625,
      view.getInt32(at + 4, true) * 0.0625,
      view.getInt32(at + 8, true) * 0.0625,
    ],
  };
}

/** Passes over what `decodeSoundFrom99982` reads. Throws DecodeError. */
export function skipSoundFrom99982(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  r.offset = past(r, at, 15 + SOUND_FROM99982_FLAGS_LENGTHS_0[flags & 0xff]!);
}

/** Writes what `decodeSoundFrom99982` reads. Throws EncodeError. */
export function encodeSoundFrom99982(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfc;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  if (m.channel !== (m.channel & 0x07) || m.entity !== (m.entity & 0x1fff)) flags |= 0x08;
  if (m.soundnum !== (m.soundnum & 0xff)) flags |= 0x10;
  reserve(w, 20);
  const view = w.view;
  let at = w.offset;
  view.setUint8(at++, flags);
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  if ((flags & 0x08) !== 0) {
    view.setUint16(at, asU16(m.entity), true);
    at += 2;
    view.setUint8(at++, asU8(m.channel));
  } else {
    view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
    at += 2;
  }
  if ((flags & 0x10) !== 0) {
    view.setUint16(at, asU16(m.soundnum), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.soundnum));
  }
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++) view.setInt32(at + 4 * i, asI32(unscale(m.origin[i]!, 1, 16)), true);
  w.offset = at + 12;
}

/** Reads a `time` at the cursor, its id first. Throws DecodeError. */
export function decodeTime(r: Reader): Time {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  return {
    type: "time",
    time: view.getFloat32(at + 1, true),
    timeNaN: nanBits(view, at + 1, 1)?.[0],
  };
}

/** Passes over what `decodeTime` reads. Throws DecodeError. */
export function skipTime(r: Reader): undefined {
  skip(r, 5);
}

/** Writes what `decodeTime` reads. Throws EncodeError. */
export function encodeTime(w: Writer, m: Time): void {
  reserve(w, 4);
  const view = w.view;
  const at = w.offset;
  setF32(view, at, m.time, m.timeNaN);
  w.offset = at + 4;
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
  reserve(w, 3);
  const view = w.view;
  const at = w.offset;
  expectLength(m.angles, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + i, asI8(unscale(m.angles[i]!, 45, 32)));
  w.offset = at + 3;
}

/** Reads a `setangle` (from 999+12) at the cursor, its id first. Throws DecodeError. */
export function decodeSetangleFrom99912(r: Reader): Setangle {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  r.offset = at + 7;
  return {
    type: "setangle",
    angles: [
      view.getInt16(at + 1, true) * 0.0054931640625,
      view.getInt16(at + 3, true) * 0.0054931640625,
      view.getInt16(at + 5, true) * 0.0054931640625,
    ],
  };
}

/** Passes over what `decodeSetangleFrom99912` reads. Throws DecodeError. */
export function skipSetangleFrom99912(r: Reader): undefined {
  skip(r, 7);
}

/** Writes what `decodeSetangleFrom99912` reads. Throws EncodeError. */
export function encodeSetangleFrom99912(w: Writer, m: Setangle): void {
  reserve(w, 6);
  const view = w.view;
  const at = w.offset;
  expectLength(m.angles, 3);
  for (let i = 0; i < 3; i++)
    view.setInt16(at + 2 * i, asI16(unscale(m.angles[i]!, 45, 8192)), true);
  w.offset = at + 6;
}

/** Reads a `serverinfo` at the cursor, its id first. Throws DecodeError. */
export function decodeServerinfo(r: Reader): Serverinfo {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 4);
  const serverversion = expectProtocol(r, view.getInt32(at + 1, true), [15, 666, 999]);
  at += 5;
  let protocolflags: number | undefined;
  if (serverversion === 999) {
    ensure(r, at, 4);
    protocolflags = view.getUint32(at, true);
    at += 4;
    expectTogether(r, [serverversion, (protocolflags & 0x8000009e) >>> 0], TOLD_TOGETHER);
  }
  ensure(r, at, 2);
  r.offset = at + 2;
  return {
    type: "serverinfo",
    serverversion,
    protocolflags,
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
  ensure(r, at, 4);
  const serverversion = expectProtocol(r, view.getInt32(at, true), [15, 666, 999]);
  at += 4;
  if (serverversion === 999) {
    ensure(r, at, 4);
    expectTogether(
      r,
      [serverversion, (view.getUint32(at, true) & 0x8000009e) >>> 0],
      TOLD_TOGETHER,
    );
    at += 4;
  }
  at = past(r, at, 2);
  r.offset = at;
  skipString(r, 2047);
  skipStrings(r, 2047);
  skipStrings(r, 2047);
}

/** Writes what `decodeServerinfo` reads. Throws EncodeError. */
export function encodeServerinfo(w: Writer, m: Serverinfo): void {
  reserve(w, 10);
  const view = w.view;
  let at = w.offset;
  view.setInt32(at, asI32(m.serverversion), true);
  expectOneOf(m.serverversion, [15, 666, 999]);
  expectWhere(m.protocolflags, m.serverversion === 999);
  at += 4;
  if (m.protocolflags !== undefined) {
    view.setUint32(at, asU32(m.protocolflags), true);
    at += 4;
  }
  if (m.protocolflags !== undefined)
    expectRow([m.serverversion, (m.protocolflags & 0x8000009e) >>> 0], TOLD_TOGETHER);
  view.setUint8(at, asU8(m.maxclients));
  view.setUint8(at + 1, asU8(m.gametype));
  w.offset = at + 2;
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
  at = past(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeLightstyle` reads. Throws EncodeError. */
export function encodeLightstyle(w: Writer, m: Lightstyle): void {
  reserve(w, 1);
  const view = w.view;
  const at = w.offset;
  view.setUint8(at, asU8(m.style));
  w.offset = at + 1;
  writeString(w, m.string, 2047);
}

/** Reads a `updatename` at the cursor, its id first. Throws DecodeError. */
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
  at = past(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeUpdatename` reads. Throws EncodeError. */
export function encodeUpdatename(w: Writer, m: Updatename): void {
  reserve(w, 1);
  const view = w.view;
  const at = w.offset;
  view.setUint8(at, asU8(m.player));
  w.offset = at + 1;
  writeString(w, m.netname, 2047);
}

/** Reads a `updatefrags` at the cursor, its id first. Throws DecodeError. */
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
  reserve(w, 3);
  const view = w.view;
  const at = w.offset;
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
  return {
    type: "clientdata",
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
    health: view.getInt16(at, true),
    ammo: view.getUint8(at + 2),
    shells: view.getUint8(at + 3),
    nails: view.getUint8(at + 4),
    rockets: view.getUint8(at + 5),
    cells: view.getUint8(at + 6),
    activeweapon: view.getUint8(at + 7),
  };
}

/** Passes over what `decodeClientdataUntil106` reads. Throws DecodeError. */
export function skipClientdataUntil106(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  r.offset = past(r, at, 8 + bytesOfClientdataUntil106Flags(flags));
}

/** Writes what `decodeClientdataUntil106` reads. Throws EncodeError. */
export function encodeClientdataUntil106(w: Writer, m: Clientdata): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x8100;
  if (m.viewheight !== undefined) flags |= 0x01;
  if (m.idealpitch !== undefined) flags |= 0x02;
  if (m.punchangle1 !== undefined) flags |= 0x04;
  if (m.velocity1 !== undefined) flags |= 0x20;
  if (m.punchangle2 !== undefined) flags |= 0x08;
  if (m.velocity2 !== undefined) flags |= 0x40;
  if (m.punchangle3 !== undefined) flags |= 0x10;
  if (m.velocity3 !== undefined) flags |= 0x80;
  if (m.items !== undefined) flags |= 0x0200;
  if (m.onground) flags |= 0x0400;
  if (m.inwater) flags |= 0x0800;
  if (m.weaponframe !== undefined) flags |= 0x1000;
  if (m.armor !== undefined) flags |= 0x2000;
  if (m.weapon !== undefined) flags |= 0x4000;
  reserve(w, 25);
  const view = w.view;
  let at = w.offset;
  view.setUint16(at, flags, true);
  at += 2;
  if (m.viewheight !== undefined) {
    if (m.viewheight !== (m.viewheight << 24) >> 24) throw outside(m.viewheight, -128, 127);
    view.setInt8(at++, m.viewheight);
  }
  if (m.idealpitch !== undefined) {
    if (m.idealpitch !== (m.idealpitch << 24) >> 24) throw outside(m.idealpitch, -128, 127);
    view.setInt8(at++, m.idealpitch);
  }
  if (m.punchangle1 !== undefined) {
    if (m.punchangle1 !== (m.punchangle1 << 24) >> 24) throw outside(m.punchangle1, -128, 127);
    view.setInt8(at++, m.punchangle1);
  }
  if (m.velocity1 !== undefined) {
    const raw = Math.round(m.velocity1 / 16);
    if (typeof m.velocity1 !== "number" || raw !== (raw << 24) >> 24)
      throw outside(m.velocity1, -2048, 2032);
    view.setInt8(at++, raw);
  }
  if (m.punchangle2 !== undefined) {
    if (m.punchangle2 !== (m.punchangle2 << 24) >> 24) throw outside(m.punchangle2, -128, 127);
    view.setInt8(at++, m.punchangle2);
  }
  if (m.velocity2 !== undefined) {
    const raw = Math.round(m.velocity2 / 16);
    if (typeof m.velocity2 !== "number" || raw !== (raw << 24) >> 24)
      throw outside(m.velocity2, -2048, 2032);
    view.setInt8(at++, raw);
  }
  if (m.punchangle3 !== undefined) {
    if (m.punchangle3 !== (m.punchangle3 << 24) >> 24) throw outside(m.punchangle3, -128, 127);
    view.setInt8(at++, m.punchangle3);
  }
  if (m.velocity3 !== undefined) {
    const raw = Math.round(m.velocity3 / 16);
    if (typeof m.velocity3 !== "number" || raw !== (raw << 24) >> 24)
      throw outside(m.velocity3, -2048, 2032);
    view.setInt8(at++, raw);
  }
  if (m.items !== undefined) {
    if (m.items !== m.items >>> 0) throw outside(m.items, 0, 4294967295);
    view.setUint32(at, m.items, true);
    at += 4;
  }
  if (m.weaponframe !== undefined) {
    if (m.weaponframe !== (m.weaponframe & 0xff)) throw outside(m.weaponframe, 0, 255);
    view.setUint8(at++, m.weaponframe);
  }
  if (m.armor !== undefined) {
    if (m.armor !== (m.armor & 0xff)) throw outside(m.armor, 0, 255);
    view.setUint8(at++, m.armor);
  }
  if (m.weapon !== undefined) {
    if (m.weapon !== (m.weapon & 0xff)) throw outside(m.weapon, 0, 255);
    view.setUint8(at++, m.weapon);
  }
  view.setInt16(at, asI16(m.health), true);
  view.setUint8(at + 2, asU8(m.ammo));
  view.setUint8(at + 3, asU8(m.shells));
  view.setUint8(at + 4, asU8(m.nails));
  view.setUint8(at + 5, asU8(m.rockets));
  view.setUint8(at + 6, asU8(m.cells));
  view.setUint8(at + 7, asU8(m.activeweapon));
  w.offset = at + 8;
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
  return {
    type: "clientdata",
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
    health: view.getInt16(at, true),
    ammo: view.getUint8(at + 2),
    shells: view.getUint8(at + 3),
    nails: view.getUint8(at + 4),
    rockets: view.getUint8(at + 5),
    cells: view.getUint8(at + 6),
    activeweapon: view.getUint8(at + 7),
  };
}

/** Passes over what `decodeClientdata` reads. Throws DecodeError. */
export function skipClientdata(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  r.offset = past(r, at, 12 + bytesOfClientdataFlags(flags));
}

/** Writes what `decodeClientdata` reads. Throws EncodeError. */
export function encodeClientdata(w: Writer, m: Clientdata): void {
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
  reserve(w, 25);
  const view = w.view;
  let at = w.offset;
  view.setUint16(at, flags, true);
  at += 2;
  if (m.viewheight !== undefined) {
    if (m.viewheight !== (m.viewheight << 24) >> 24) throw outside(m.viewheight, -128, 127);
    view.setInt8(at++, m.viewheight);
  }
  if (m.idealpitch !== undefined) {
    if (m.idealpitch !== (m.idealpitch << 24) >> 24) throw outside(m.idealpitch, -128, 127);
    view.setInt8(at++, m.idealpitch);
  }
  if (m.punchangle1 !== undefined) {
    if (m.punchangle1 !== (m.punchangle1 << 24) >> 24) throw outside(m.punchangle1, -128, 127);
    view.setInt8(at++, m.punchangle1);
  }
  if (m.velocity1 !== undefined) {
    const raw = Math.round(m.velocity1 / 16);
    if (typeof m.velocity1 !== "number" || raw !== (raw << 24) >> 24)
      throw outside(m.velocity1, -2048, 2032);
    view.setInt8(at++, raw);
  }
  if (m.punchangle2 !== undefined) {
    if (m.punchangle2 !== (m.punchangle2 << 24) >> 24) throw outside(m.punchangle2, -128, 127);
    view.setInt8(at++, m.punchangle2);
  }
  if (m.velocity2 !== undefined) {
    const raw = Math.round(m.velocity2 / 16);
    if (typeof m.velocity2 !== "number" || raw !== (raw << 24) >> 24)
      throw outside(m.velocity2, -2048, 2032);
    view.setInt8(at++, raw);
  }
  if (m.punchangle3 !== undefined) {
    if (m.punchangle3 !== (m.punchangle3 << 24) >> 24) throw outside(m.punchangle3, -128, 127);
    view.setInt8(at++, m.punchangle3);
  }
  if (m.velocity3 !== undefined) {
    const raw = Math.round(m.velocity3 / 16);
    if (typeof m.velocity3 !== "number" || raw !== (raw << 24) >> 24)
      throw outside(m.velocity3, -2048, 2032);
    view.setInt8(at++, raw);
  }
  view.setUint32(at, asU32(m.items!), true);
  at += 4;
  if (m.weaponframe !== undefined) {
    if (m.weaponframe !== (m.weaponframe & 0xff)) throw outside(m.weaponframe, 0, 255);
    view.setUint8(at++, m.weaponframe);
  }
  if (m.armor !== undefined) {
    if (m.armor !== (m.armor & 0xff)) throw outside(m.armor, 0, 255);
    view.setUint8(at++, m.armor);
  }
  if (m.weapon !== undefined) {
    if (m.weapon !== (m.weapon & 0xff)) throw outside(m.weapon, 0, 255);
    view.setUint8(at++, m.weapon);
  }
  view.setInt16(at, asI16(m.health), true);
  view.setUint8(at + 2, asU8(m.ammo));
  view.setUint8(at + 3, asU8(m.shells));
  view.setUint8(at + 4, asU8(m.nails));
  view.setUint8(at + 5, asU8(m.rockets));
  view.setUint8(at + 6, asU8(m.cells));
  view.setUint8(at + 7, asU8(m.activeweapon));
  w.offset = at + 8;
}

/** Reads a `clientdata` (from 666) at the cursor, its id first. Throws DecodeError. */
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
  const health = view.getInt16(at, true);
  const ammo = view.getUint8(at + 2);
  const shells = view.getUint8(at + 3);
  const nails = view.getUint8(at + 4);
  const rockets = view.getUint8(at + 5);
  const cells = view.getUint8(at + 6);
  const activeweapon = view.getUint8(at + 7);
  at += 8;
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
  return {
    type: "clientdata",
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
  };
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
  r.offset = past(r, at, 12 + bytesOfClientdataFrom666Flags(flags));
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
  reserve(w, 36);
  const view = w.view;
  let at = w.offset;
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
  reserve(w, 2);
  const view = w.view;
  const at = w.offset;
  view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
  w.offset = at + 2;
}

/** Reads a `updatecolors` at the cursor, its id first. Throws DecodeError. */
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
  reserve(w, 2);
  const view = w.view;
  const at = w.offset;
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
  reserve(w, 11);
  const view = w.view;
  const at = w.offset;
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
  expectLength(m.direction, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + 6 + i, asI8(unscale(m.direction[i]!, 1, 16)));
  view.setUint8(at + 9, asU8(m.count));
  view.setUint8(at + 10, asU8(m.color));
  w.offset = at + 11;
}

/** Reads a `particle` (999+12) at the cursor, its id first. Throws DecodeError. */
export function decodeParticleFrom99912(r: Reader): Particle {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 17);
  r.offset = at + 18;
  return {
    type: "particle",
    origin: [
      view.getFloat32(at + 1, true),
      view.getFloat32(at + 5, true),
      view.getFloat32(at + 9, true),
    ],
    originNaN: nanBits(view, at + 1, 3),
    direction: [
      view.getInt8(at + 13) * 0.0625,
      view.getInt8(at + 14) * 0.0625,
      view.getInt8(at + 15) * 0.0625,
    ],
    count: view.getUint8(at + 16),
    color: view.getUint8(at + 17),
  };
}

/** Passes over what `decodeParticleFrom99912` reads. Throws DecodeError. */
export function skipParticleFrom99912(r: Reader): undefined {
  skip(r, 18);
}

/** Writes what `decodeParticleFrom99912` reads. Throws EncodeError. */
export function encodeParticleFrom99912(w: Writer, m: Particle): void {
  reserve(w, 17);
  const view = w.view;
  const at = w.offset;
  expectLength(m.origin, 3);
  setF32(view, at, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
  expectLength(m.direction, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + 12 + i, asI8(unscale(m.direction[i]!, 1, 16)));
  view.setUint8(at + 15, asU8(m.count));
  view.setUint8(at + 16, asU8(m.color));
  w.offset = at + 17;
}

/** Reads a `particle` (999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeParticleFrom99982(r: Reader): Particle {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 17);
  r.offset = at + 18;
  return {
    type: "particle",
    origin: [
      view.getInt32(at + 1, true) * 0.0625,
      view.getInt32(at + 5, true) * 0.0625,
      view.getInt32(at + 9, true) * 0.0625,
    ],
    direction: [
      view.getInt8(at + 13) * 0.0625,
      view.getInt8(at + 14) * 0.0625,
      view.getInt8(at + 15) * 0.0625,
    ],
    count: view.getUint8(at + 16),
    color: view.getUint8(at + 17),
  };
}

/** Passes over what `decodeParticleFrom99982` reads. Throws DecodeError. */
export function skipParticleFrom99982(r: Reader): undefined {
  skip(r, 18);
}

/** Writes what `decodeParticleFrom99982` reads. Throws EncodeError. */
export function encodeParticleFrom99982(w: Writer, m: Particle): void {
  reserve(w, 17);
  const view = w.view;
  const at = w.offset;
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++) view.setInt32(at + 4 * i, asI32(unscale(m.origin[i]!, 1, 16)), true);
  expectLength(m.direction, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + 12 + i, asI8(unscale(m.direction[i]!, 1, 16)));
  view.setUint8(at + 15, asU8(m.count));
  view.setUint8(at + 16, asU8(m.color));
  w.offset = at + 17;
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
  reserve(w, 8);
  const view = w.view;
  const at = w.offset;
  view.setUint8(at, asU8(m.armor));
  view.setUint8(at + 1, asU8(m.blood));
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++)
    view.setInt16(at + 2 + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
  w.offset = at + 8;
}

/** Reads a `damage` (999+12) at the cursor, its id first. Throws DecodeError. */
export function decodeDamageFrom99912(r: Reader): Damage {
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

/** Passes over what `decodeDamageFrom99912` reads. Throws DecodeError. */
export function skipDamageFrom99912(r: Reader): undefined {
  skip(r, 15);
}

/** Writes what `decodeDamageFrom99912` reads. Throws EncodeError. */
export function encodeDamageFrom99912(w: Writer, m: Damage): void {
  reserve(w, 14);
  const view = w.view;
  const at = w.offset;
  view.setUint8(at, asU8(m.armor));
  view.setUint8(at + 1, asU8(m.blood));
  expectLength(m.origin, 3);
  setF32(view, at + 2, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 6, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 10, m.origin[2], m.originNaN?.[2]);
  w.offset = at + 14;
}

/** Reads a `damage` (999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeDamageFrom99982(r: Reader): Damage {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 14);
  r.offset = at + 15;
  return {
    type: "damage",
    armor: view.getUint8(at + 1),
    blood: view.getUint8(at + 2),
    origin: [
      view.getInt32(at + 3, true) * 0.0625,
      view.getInt32(at + 7, true) * 0.0625,
      view.getInt32(at + 11, true) * 0.0625,
    ],
  };
}

/** Passes over what `decodeDamageFrom99982` reads. Throws DecodeError. */
export function skipDamageFrom99982(r: Reader): undefined {
  skip(r, 15);
}

/** Writes what `decodeDamageFrom99982` reads. Throws EncodeError. */
export function encodeDamageFrom99982(w: Writer, m: Damage): void {
  reserve(w, 14);
  const view = w.view;
  const at = w.offset;
  view.setUint8(at, asU8(m.armor));
  view.setUint8(at + 1, asU8(m.blood));
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++)
    view.setInt32(at + 2 + 4 * i, asI32(unscale(m.origin[i]!, 1, 16)), true);
  w.offset = at + 14;
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
  reserve(w, 13);
  const view = w.view;
  const at = w.offset;
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

/** Reads a `spawnstatic` (999+12) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticFrom99912(r: Reader): Spawnstatic {
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

/** Passes over what `decodeSpawnstaticFrom99912` reads. Throws DecodeError. */
export function skipSpawnstaticFrom99912(r: Reader): undefined {
  skip(r, 23);
}

/** Writes what `decodeSpawnstaticFrom99912` reads. Throws EncodeError. */
export function encodeSpawnstaticFrom99912(w: Writer, m: Spawnstatic): void {
  reserve(w, 22);
  const view = w.view;
  const at = w.offset;
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

/** Reads a `spawnstatic` (999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticFrom99982(r: Reader): Spawnstatic {
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
      view.getInt32(at + 5, true) * 0.0625,
      view.getInt32(at + 11, true) * 0.0625,
      view.getInt32(at + 17, true) * 0.0625,
    ],
    angles: [
      view.getInt16(at + 9, true) * 0.0054931640625,
      view.getInt16(at + 15, true) * 0.0054931640625,
      view.getInt16(at + 21, true) * 0.0054931640625,
    ],
  };
}

/** Passes over what `decodeSpawnstaticFrom99982` reads. Throws DecodeError. */
export function skipSpawnstaticFrom99982(r: Reader): undefined {
  skip(r, 23);
}

/** Writes what `decodeSpawnstaticFrom99982` reads. Throws EncodeError. */
export function encodeSpawnstaticFrom99982(w: Writer, m: Spawnstatic): void {
  reserve(w, 22);
  const view = w.view;
  const at = w.offset;
  view.setUint8(at, asU8(m.modelindex));
  view.setUint8(at + 1, asU8(m.frame));
  view.setUint8(at + 2, asU8(m.colormap));
  view.setUint8(at + 3, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  view.setInt32(at + 4, asI32(unscale(m.origin[0], 1, 16)), true);
  view.setInt16(at + 8, asI16(unscale(m.angles[0], 45, 8192)), true);
  view.setInt32(at + 10, asI32(unscale(m.origin[1], 1, 16)), true);
  view.setInt16(at + 14, asI16(unscale(m.angles[1], 45, 8192)), true);
  view.setInt32(at + 16, asI32(unscale(m.origin[2], 1, 16)), true);
  view.setInt16(at + 20, asI16(unscale(m.angles[2], 45, 8192)), true);
  w.offset = at + 22;
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
  reserve(w, 15);
  const view = w.view;
  const at = w.offset;
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

/** Reads a `spawnbaseline` (999+12) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineFrom99912(r: Reader): Spawnbaseline {
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

/** Passes over what `decodeSpawnbaselineFrom99912` reads. Throws DecodeError. */
export function skipSpawnbaselineFrom99912(r: Reader): undefined {
  skip(r, 25);
}

/** Writes what `decodeSpawnbaselineFrom99912` reads. Throws EncodeError. */
export function encodeSpawnbaselineFrom99912(w: Writer, m: Spawnbaseline): void {
  reserve(w, 24);
  const view = w.view;
  const at = w.offset;
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

/** Reads a `spawnbaseline` (999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineFrom99982(r: Reader): Spawnbaseline {
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
      view.getInt32(at + 7, true) * 0.0625,
      view.getInt32(at + 13, true) * 0.0625,
      view.getInt32(at + 19, true) * 0.0625,
    ],
    angles: [
      view.getInt16(at + 11, true) * 0.0054931640625,
      view.getInt16(at + 17, true) * 0.0054931640625,
      view.getInt16(at + 23, true) * 0.0054931640625,
    ],
  };
}

/** Passes over what `decodeSpawnbaselineFrom99982` reads. Throws DecodeError. */
export function skipSpawnbaselineFrom99982(r: Reader): undefined {
  skip(r, 25);
}

/** Writes what `decodeSpawnbaselineFrom99982` reads. Throws EncodeError. */
export function encodeSpawnbaselineFrom99982(w: Writer, m: Spawnbaseline): void {
  reserve(w, 24);
  const view = w.view;
  const at = w.offset;
  view.setInt16(at, asI16(m.entity), true);
  view.setUint8(at + 2, asU8(m.modelindex));
  view.setUint8(at + 3, asU8(m.frame));
  view.setUint8(at + 4, asU8(m.colormap));
  view.setUint8(at + 5, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  view.setInt32(at + 6, asI32(unscale(m.origin[0], 1, 16)), true);
  view.setInt16(at + 10, asI16(unscale(m.angles[0], 45, 8192)), true);
  view.setInt32(at + 12, asI32(unscale(m.origin[1], 1, 16)), true);
  view.setInt16(at + 16, asI16(unscale(m.angles[1], 45, 8192)), true);
  view.setInt32(at + 18, asI32(unscale(m.origin[2], 1, 16)), true);
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
      r.offset = past(r, at, 6);
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09: {
      r.offset = past(r, at, 14);
      return;
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Writes what `decodeTempEntityUntil107` reads. Throws EncodeError. */
export function encodeTempEntityUntil107(w: Writer, m: TempEntity): void {
  reserve(w, 1);
  const view = w.view;
  const at = w.offset;
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
      reserve(w, 6);
      const view = w.view;
      const at = w.offset;
      expectLength(m.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
      w.offset = at + 6;
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09: {
      reserve(w, 14);
      const view = w.view;
      const at = w.offset;
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
      r.offset = past(r, at, 6);
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d: {
      r.offset = past(r, at, 14);
      return;
    }
    case 0x0c: {
      r.offset = past(r, at, 8);
      return;
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Writes what `decodeTempEntity` reads. Throws EncodeError. */
export function encodeTempEntity(w: Writer, m: TempEntity): void {
  reserve(w, 1);
  const view = w.view;
  const at = w.offset;
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
      reserve(w, 6);
      const view = w.view;
      const at = w.offset;
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
      reserve(w, 14);
      const view = w.view;
      const at = w.offset;
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
      reserve(w, 8);
      const view = w.view;
      const at = w.offset;
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

/** Reads a `temp_entity` (999+12) at the cursor, its id first. Throws DecodeError. */
export function decodeTempEntityFrom99912(r: Reader): TempEntity {
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
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d: {
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
    case 0x0c: {
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
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Passes over what `decodeTempEntityFrom99912` reads. Throws DecodeError. */
export function skipTempEntityFrom99912(r: Reader): undefined {
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
      r.offset = past(r, at, 12);
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d: {
      r.offset = past(r, at, 26);
      return;
    }
    case 0x0c: {
      r.offset = past(r, at, 14);
      return;
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Writes what `decodeTempEntityFrom99912` reads. Throws EncodeError. */
export function encodeTempEntityFrom99912(w: Writer, m: TempEntity): void {
  reserve(w, 1);
  const view = w.view;
  const at = w.offset;
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
      reserve(w, 12);
      const view = w.view;
      const at = w.offset;
      expectLength(m.origin, 3);
      setF32(view, at, m.origin[0], m.originNaN?.[0]);
      setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
      setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
      w.offset = at + 12;
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d: {
      reserve(w, 26);
      const view = w.view;
      const at = w.offset;
      view.setInt16(at, asI16(m.entity), true);
      expectLength(m.origin, 3);
      setF32(view, at + 2, m.origin[0], m.originNaN?.[0]);
      setF32(view, at + 6, m.origin[1], m.originNaN?.[1]);
      setF32(view, at + 10, m.origin[2], m.originNaN?.[2]);
      expectLength(m.endpos, 3);
      setF32(view, at + 14, m.endpos[0], m.endposNaN?.[0]);
      setF32(view, at + 18, m.endpos[1], m.endposNaN?.[1]);
      setF32(view, at + 22, m.endpos[2], m.endposNaN?.[2]);
      w.offset = at + 26;
      return;
    }
    case 0x0c: {
      reserve(w, 14);
      const view = w.view;
      const at = w.offset;
      expectLength(m.origin, 3);
      setF32(view, at, m.origin[0], m.originNaN?.[0]);
      setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
      setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
      view.setUint8(at + 12, asU8(m.colorstart));
      view.setUint8(at + 13, asU8(m.colorlength));
      w.offset = at + 14;
      return;
    }
    default:
      throw noSuchArm("entitytype", m);
  }
}

/** Reads a `temp_entity` (999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeTempEntityFrom99982(r: Reader): TempEntity {
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
      ensure(r, at, 12);
      r.offset = at + 12;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityPoint["entitytype"],
        origin: [
          view.getInt32(at, true) * 0.0625,
          view.getInt32(at + 4, true) * 0.0625,
          view.getInt32(at + 8, true) * 0.0625,
        ],
      };
    }
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d: {
      ensure(r, at, 26);
      r.offset = at + 26;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityLine["entitytype"],
        entity: view.getInt16(at, true),
        origin: [
          view.getInt32(at + 2, true) * 0.0625,
          view.getInt32(at + 6, true) * 0.0625,
          view.getInt32(at + 10, true) * 0.0625,
        ],
        endpos: [
          view.getInt32(at + 14, true) * 0.0625,
          view.getInt32(at + 18, true) * 0.0625,
          view.getInt32(at + 22, true) * 0.0625,
        ],
      };
    }
    case 0x0c: {
      ensure(r, at, 14);
      r.offset = at + 14;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityExplosion2["entitytype"],
        origin: [
          view.getInt32(at, true) * 0.0625,
          view.getInt32(at + 4, true) * 0.0625,
          view.getInt32(at + 8, true) * 0.0625,
        ],
        colorstart: view.getUint8(at + 12),
        colorlength: view.getUint8(at + 13),
      };
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Passes over what `decodeTempEntityFrom99982` reads. Throws DecodeError. */
export function skipTempEntityFrom99982(r: Reader): undefined {
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
      r.offset = past(r, at, 12);
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d: {
      r.offset = past(r, at, 26);
      return;
    }
    case 0x0c: {
      r.offset = past(r, at, 14);
      return;
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Writes what `decodeTempEntityFrom99982` reads. Throws EncodeError. */
export function encodeTempEntityFrom99982(w: Writer, m: TempEntity): void {
  reserve(w, 1);
  const view = w.view;
  const at = w.offset;
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
      reserve(w, 12);
      const view = w.view;
      const at = w.offset;
      expectLength(m.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt32(at + 4 * i, asI32(unscale(m.origin[i]!, 1, 16)), true);
      w.offset = at + 12;
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d: {
      reserve(w, 26);
      const view = w.view;
      const at = w.offset;
      view.setInt16(at, asI16(m.entity), true);
      expectLength(m.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt32(at + 2 + 4 * i, asI32(unscale(m.origin[i]!, 1, 16)), true);
      expectLength(m.endpos, 3);
      for (let i = 0; i < 3; i++)
        view.setInt32(at + 14 + 4 * i, asI32(unscale(m.endpos[i]!, 1, 16)), true);
      w.offset = at + 26;
      return;
    }
    case 0x0c: {
      reserve(w, 14);
      const view = w.view;
      const at = w.offset;
      expectLength(m.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt32(at + 4 * i, asI32(unscale(m.origin[i]!, 1, 16)), true);
      view.setUint8(at + 12, asU8(m.colorstart));
      view.setUint8(at + 13, asU8(m.colorlength));
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
  reserve(w, 1);
  const view = w.view;
  const at = w.offset;
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
  reserve(w, 1);
  const view = w.view;
  const at = w.offset;
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
  reserve(w, 9);
  const view = w.view;
  const at = w.offset;
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
  view.setUint8(at + 6, asU8(m.soundnum));
  view.setUint8(at + 7, asU8(unscale(m.volume, 1, 255)));
  view.setUint8(at + 8, asU8(unscale(m.attenuation, 1, 64)));
  w.offset = at + 9;
}

/** Reads a `spawnstaticsound` (999+12) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticsoundFrom99912(r: Reader): Spawnstaticsound {
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

/** Passes over what `decodeSpawnstaticsoundFrom99912` reads. Throws DecodeError. */
export function skipSpawnstaticsoundFrom99912(r: Reader): undefined {
  skip(r, 16);
}

/** Writes what `decodeSpawnstaticsoundFrom99912` reads. Throws EncodeError. */
export function encodeSpawnstaticsoundFrom99912(w: Writer, m: Spawnstaticsound): void {
  reserve(w, 15);
  const view = w.view;
  const at = w.offset;
  expectLength(m.origin, 3);
  setF32(view, at, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
  view.setUint8(at + 12, asU8(m.soundnum));
  view.setUint8(at + 13, asU8(unscale(m.volume, 1, 255)));
  view.setUint8(at + 14, asU8(unscale(m.attenuation, 1, 64)));
  w.offset = at + 15;
}

/** Reads a `spawnstaticsound` (999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticsoundFrom99982(r: Reader): Spawnstaticsound {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 15);
  r.offset = at + 16;
  return {
    type: "spawnstaticsound",
    origin: [
      view.getInt32(at + 1, true) * 0.0625,
      view.getInt32(at + 5, true) * 0.0625,
      view.getInt32(at + 9, true) * 0.0625,
    ],
    soundnum: view.getUint8(at + 13),
    volume: view.getUint8(at + 14) / 255,
    attenuation: view.getUint8(at + 15) * 0.015625,
  };
}

/** Passes over what `decodeSpawnstaticsoundFrom99982` reads. Throws DecodeError. */
export function skipSpawnstaticsoundFrom99982(r: Reader): undefined {
  skip(r, 16);
}

/** Writes what `decodeSpawnstaticsoundFrom99982` reads. Throws EncodeError. */
export function encodeSpawnstaticsoundFrom99982(w: Writer, m: Spawnstaticsound): void {
  reserve(w, 15);
  const view = w.view;
  const at = w.offset;
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++) view.setInt32(at + 4 * i, asI32(unscale(m.origin[i]!, 1, 16)), true);
  view.setUint8(at + 12, asU8(m.soundnum));
  view.setUint8(at + 13, asU8(unscale(m.volume, 1, 255)));
  view.setUint8(at + 14, asU8(unscale(m.attenuation, 1, 64)));
  w.offset = at + 15;
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
  reserve(w, 2);
  const view = w.view;
  const at = w.offset;
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

/** Reads a `updateentity` (to 1.09) at the cursor, its id first. Throws DecodeError. */
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
    nolerp: (flags & 0x20) !== 0,
  };
}

/** Passes over what `decodeUpdateentity` reads. Throws DecodeError. */
export function skipUpdateentity(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  let flags = view.getUint8(r.offset) & 0x7f;
  const more1 = flags & 1;
  flags |= (r.bytes[at]! & -more1) << 8;
  at += more1;
  r.offset = past(r, at, 1 + bytesOfUpdateentityFlags(flags));
}

/** Writes what `decodeUpdateentity` reads. Throws EncodeError. */
export function encodeUpdateentity(w: Writer, m: Updateentity): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xc001;
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
  reserve(w, 18);
  const view = w.view;
  let at = w.offset;
  view.setUint8(at++, 0x80 | (flags & 0x7f));
  if ((flags & 0x01) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x4000) !== 0) {
    if (m.entity !== (m.entity & 0xffff)) throw outside(m.entity, 0, 65535);
    view.setUint16(at, m.entity, true);
    at += 2;
  } else {
    if (m.entity !== (m.entity & 0xff)) throw outside(m.entity, 0, 255);
    view.setUint8(at++, m.entity);
  }
  if (m.modelindex !== undefined) {
    if (m.modelindex !== (m.modelindex & 0xff)) throw outside(m.modelindex, 0, 255);
    view.setUint8(at++, m.modelindex);
  }
  if (m.frame !== undefined) {
    if (m.frame !== (m.frame & 0xff)) throw outside(m.frame, 0, 255);
    view.setUint8(at++, m.frame);
  }
  if (m.colormap !== undefined) {
    if (m.colormap !== (m.colormap & 0xff)) throw outside(m.colormap, 0, 255);
    view.setUint8(at++, m.colormap);
  }
  if (m.skin !== undefined) {
    if (m.skin !== (m.skin & 0xff)) throw outside(m.skin, 0, 255);
    view.setUint8(at++, m.skin);
  }
  if (m.effects !== undefined) {
    if (m.effects !== (m.effects & 0xff)) throw outside(m.effects, 0, 255);
    view.setUint8(at++, m.effects);
  }
  if (m.origin1 !== undefined) {
    const raw = Math.round(m.origin1 * 8);
    if (typeof m.origin1 !== "number" || raw !== (raw << 16) >> 16)
      throw outside(m.origin1, -4096, 4095.875);
    view.setInt16(at, raw, true);
    at += 2;
  }
  if (m.angle1 !== undefined) {
    const raw = Math.round((m.angle1 * 32) / 45);
    if (typeof m.angle1 !== "number" || raw !== (raw << 24) >> 24)
      throw outside(m.angle1, -180, 178.59375);
    view.setInt8(at++, raw);
  }
  if (m.origin2 !== undefined) {
    const raw = Math.round(m.origin2 * 8);
    if (typeof m.origin2 !== "number" || raw !== (raw << 16) >> 16)
      throw outside(m.origin2, -4096, 4095.875);
    view.setInt16(at, raw, true);
    at += 2;
  }
  if (m.angle2 !== undefined) {
    const raw = Math.round((m.angle2 * 32) / 45);
    if (typeof m.angle2 !== "number" || raw !== (raw << 24) >> 24)
      throw outside(m.angle2, -180, 178.59375);
    view.setInt8(at++, raw);
  }
  if (m.origin3 !== undefined) {
    const raw = Math.round(m.origin3 * 8);
    if (typeof m.origin3 !== "number" || raw !== (raw << 16) >> 16)
      throw outside(m.origin3, -4096, 4095.875);
    view.setInt16(at, raw, true);
    at += 2;
  }
  if (m.angle3 !== undefined) {
    const raw = Math.round((m.angle3 * 32) / 45);
    if (typeof m.angle3 !== "number" || raw !== (raw << 24) >> 24)
      throw outside(m.angle3, -180, 178.59375);
    view.setInt8(at++, raw);
  }
  w.offset = at;
}

/** Reads a `updateentity` (to 999) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateentityFrom666(r: Reader): Updateentity {
  const view = r.view;
  let at = r.offset;
  if (at + 25 > r.end) ensureWhole(r, skipUpdateentityFrom666);
  let flags = view.getUint8(at) & 0x7f;
  at += 1;
  if ((flags & 0x01) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
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
  const alpha = (flags & 0x010000) !== 0 ? view.getUint8(at++) : undefined;
  const scale = (flags & 0x100000) !== 0 ? view.getUint8(at++) * 0.0625 : undefined;
  const frame2 = (flags & 0x020000) !== 0 ? view.getUint8(at++) : undefined;
  const model2 = (flags & 0x040000) !== 0 ? view.getUint8(at++) : undefined;
  const lerpfinish = (flags & 0x080000) !== 0 ? view.getUint8(at++) / 255 : undefined;
  r.offset = at;
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
    alpha,
    scale,
    frame2,
    model2,
    lerpfinish,
    nolerp: (flags & 0x20) !== 0,
  };
}

/** Passes over what `decodeUpdateentityFrom666` reads. Throws DecodeError. */
export function skipUpdateentityFrom666(r: Reader): undefined {
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
  r.offset = past(r, at, 1 + bytesOfUpdateentityFrom666Flags(flags));
}

/** Writes what `decodeUpdateentityFrom666` reads. Throws EncodeError. */
export function encodeUpdateentityFrom666(w: Writer, m: Updateentity): void {
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
  reserve(w, 25);
  const view = w.view;
  let at = w.offset;
  view.setUint8(at++, 0x80 | (flags & 0x7f));
  if ((flags & 0x01) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if ((flags & 0x4000) !== 0) {
    view.setUint16(at, asU16(m.entity), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.entity));
  }
  if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
  if (m.frame !== undefined) view.setUint8(at++, asU8(m.frame));
  if (m.colormap !== undefined) view.setUint8(at++, asU8(m.colormap));
  if (m.skin !== undefined) view.setUint8(at++, asU8(m.skin));
  if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
  if (m.origin1 !== undefined) {
    view.setInt16(at, asI16(unscale(m.origin1, 1, 8)), true);
    at += 2;
  }
  if (m.angle1 !== undefined) view.setInt8(at++, asI8(unscale(m.angle1, 45, 32)));
  if (m.origin2 !== undefined) {
    view.setInt16(at, asI16(unscale(m.origin2, 1, 8)), true);
    at += 2;
  }
  if (m.angle2 !== undefined) view.setInt8(at++, asI8(unscale(m.angle2, 45, 32)));
  if (m.origin3 !== undefined) {
    view.setInt16(at, asI16(unscale(m.origin3, 1, 8)), true);
    at += 2;
  }
  if (m.angle3 !== undefined) view.setInt8(at++, asI8(unscale(m.angle3, 45, 32)));
  if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
  if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
  if (m.frame2 !== undefined) view.setUint8(at++, asU8(m.frame2));
  if (m.model2 !== undefined) view.setUint8(at++, asU8(m.model2));
  if (m.lerpfinish !== undefined) view.setUint8(at++, asU8(unscale(m.lerpfinish, 1, 255)));
  w.offset = at;
}

/** Reads a `updateentity` (999+12) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateentityFrom99912(r: Reader): Updateentity {
  const view = r.view;
  let at = r.offset;
  if (at + 34 > r.end) ensureWhole(r, skipUpdateentityFrom99912);
  let flags = view.getUint8(at) & 0x7f;
  at += 1;
  if ((flags & 0x01) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
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
  let origin1NaN: number | undefined;
  if ((flags & 0x02) !== 0) {
    origin1 = view.getFloat32(at, true);
    origin1NaN = nanBits(view, at, 1)?.[0];
    at += 4;
  }
  let angle1: number | undefined;
  if ((flags & 0x0100) !== 0) {
    angle1 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let origin2: number | undefined;
  let origin2NaN: number | undefined;
  if ((flags & 0x04) !== 0) {
    origin2 = view.getFloat32(at, true);
    origin2NaN = nanBits(view, at, 1)?.[0];
    at += 4;
  }
  let angle2: number | undefined;
  if ((flags & 0x10) !== 0) {
    angle2 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let origin3: number | undefined;
  let origin3NaN: number | undefined;
  if ((flags & 0x08) !== 0) {
    origin3 = view.getFloat32(at, true);
    origin3NaN = nanBits(view, at, 1)?.[0];
    at += 4;
  }
  let angle3: number | undefined;
  if ((flags & 0x0200) !== 0) {
    angle3 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  const alpha = (flags & 0x010000) !== 0 ? view.getUint8(at++) : undefined;
  const scale = (flags & 0x100000) !== 0 ? view.getUint8(at++) * 0.0625 : undefined;
  const frame2 = (flags & 0x020000) !== 0 ? view.getUint8(at++) : undefined;
  const model2 = (flags & 0x040000) !== 0 ? view.getUint8(at++) : undefined;
  const lerpfinish = (flags & 0x080000) !== 0 ? view.getUint8(at++) / 255 : undefined;
  r.offset = at;
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
    origin1NaN,
    angle1,
    origin2,
    origin2NaN,
    angle2,
    origin3,
    origin3NaN,
    angle3,
    alpha,
    scale,
    frame2,
    model2,
    lerpfinish,
    nolerp: (flags & 0x20) !== 0,
  };
}

/** Passes over what `decodeUpdateentityFrom99912` reads. Throws DecodeError. */
export function skipUpdateentityFrom99912(r: Reader): undefined {
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
  r.offset = past(r, at, 1 + bytesOfUpdateentityFrom99912Flags(flags));
}

/** Writes what `decodeUpdateentityFrom99912` reads. Throws EncodeError. */
export function encodeUpdateentityFrom99912(w: Writer, m: Updateentity): void {
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
  reserve(w, 34);
  const view = w.view;
  let at = w.offset;
  view.setUint8(at++, 0x80 | (flags & 0x7f));
  if ((flags & 0x01) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if ((flags & 0x4000) !== 0) {
    view.setUint16(at, asU16(m.entity), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.entity));
  }
  if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
  if (m.frame !== undefined) view.setUint8(at++, asU8(m.frame));
  if (m.colormap !== undefined) view.setUint8(at++, asU8(m.colormap));
  if (m.skin !== undefined) view.setUint8(at++, asU8(m.skin));
  if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
  if (m.origin1 !== undefined) {
    setF32(view, at, m.origin1, m.origin1NaN);
    at += 4;
  }
  if (m.angle1 !== undefined) {
    view.setInt16(at, asI16(unscale(m.angle1, 45, 8192)), true);
    at += 2;
  }
  if (m.origin2 !== undefined) {
    setF32(view, at, m.origin2, m.origin2NaN);
    at += 4;
  }
  if (m.angle2 !== undefined) {
    view.setInt16(at, asI16(unscale(m.angle2, 45, 8192)), true);
    at += 2;
  }
  if (m.origin3 !== undefined) {
    setF32(view, at, m.origin3, m.origin3NaN);
    at += 4;
  }
  if (m.angle3 !== undefined) {
    view.setInt16(at, asI16(unscale(m.angle3, 45, 8192)), true);
    at += 2;
  }
  if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
  if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
  if (m.frame2 !== undefined) view.setUint8(at++, asU8(m.frame2));
  if (m.model2 !== undefined) view.setUint8(at++, asU8(m.model2));
  if (m.lerpfinish !== undefined) view.setUint8(at++, asU8(unscale(m.lerpfinish, 1, 255)));
  w.offset = at;
}

/** Reads a `updateentity` (999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeUpdateentityFrom99982(r: Reader): Updateentity {
  const view = r.view;
  let at = r.offset;
  if (at + 34 > r.end) ensureWhole(r, skipUpdateentityFrom99982);
  let flags = view.getUint8(at) & 0x7f;
  at += 1;
  if ((flags & 0x01) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
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
    origin1 = view.getInt32(at, true) * 0.0625;
    at += 4;
  }
  let angle1: number | undefined;
  if ((flags & 0x0100) !== 0) {
    angle1 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let origin2: number | undefined;
  if ((flags & 0x04) !== 0) {
    origin2 = view.getInt32(at, true) * 0.0625;
    at += 4;
  }
  let angle2: number | undefined;
  if ((flags & 0x10) !== 0) {
    angle2 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let origin3: number | undefined;
  if ((flags & 0x08) !== 0) {
    origin3 = view.getInt32(at, true) * 0.0625;
    at += 4;
  }
  let angle3: number | undefined;
  if ((flags & 0x0200) !== 0) {
    angle3 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  const alpha = (flags & 0x010000) !== 0 ? view.getUint8(at++) : undefined;
  const scale = (flags & 0x100000) !== 0 ? view.getUint8(at++) * 0.0625 : undefined;
  const frame2 = (flags & 0x020000) !== 0 ? view.getUint8(at++) : undefined;
  const model2 = (flags & 0x040000) !== 0 ? view.getUint8(at++) : undefined;
  const lerpfinish = (flags & 0x080000) !== 0 ? view.getUint8(at++) / 255 : undefined;
  r.offset = at;
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
    alpha,
    scale,
    frame2,
    model2,
    lerpfinish,
    nolerp: (flags & 0x20) !== 0,
  };
}

/** Passes over what `decodeUpdateentityFrom99982` reads. Throws DecodeError. */
export function skipUpdateentityFrom99982(r: Reader): undefined {
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
  r.offset = past(r, at, 1 + bytesOfUpdateentityFrom99982Flags(flags));
}

/** Writes what `decodeUpdateentityFrom99982` reads. Throws EncodeError. */
export function encodeUpdateentityFrom99982(w: Writer, m: Updateentity): void {
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
  reserve(w, 34);
  const view = w.view;
  let at = w.offset;
  view.setUint8(at++, 0x80 | (flags & 0x7f));
  if ((flags & 0x01) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if ((flags & 0x4000) !== 0) {
    view.setUint16(at, asU16(m.entity), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.entity));
  }
  if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
  if (m.frame !== undefined) view.setUint8(at++, asU8(m.frame));
  if (m.colormap !== undefined) view.setUint8(at++, asU8(m.colormap));
  if (m.skin !== undefined) view.setUint8(at++, asU8(m.skin));
  if (m.effects !== undefined) view.setUint8(at++, asU8(m.effects));
  if (m.origin1 !== undefined) {
    view.setInt32(at, asI32(unscale(m.origin1, 1, 16)), true);
    at += 4;
  }
  if (m.angle1 !== undefined) {
    view.setInt16(at, asI16(unscale(m.angle1, 45, 8192)), true);
    at += 2;
  }
  if (m.origin2 !== undefined) {
    view.setInt32(at, asI32(unscale(m.origin2, 1, 16)), true);
    at += 4;
  }
  if (m.angle2 !== undefined) {
    view.setInt16(at, asI16(unscale(m.angle2, 45, 8192)), true);
    at += 2;
  }
  if (m.origin3 !== undefined) {
    view.setInt32(at, asI32(unscale(m.origin3, 1, 16)), true);
    at += 4;
  }
  if (m.angle3 !== undefined) {
    view.setInt16(at, asI16(unscale(m.angle3, 45, 8192)), true);
    at += 2;
  }
  if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
  if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
  if (m.frame2 !== undefined) view.setUint8(at++, asU8(m.frame2));
  if (m.model2 !== undefined) view.setUint8(at++, asU8(m.model2));
  if (m.lerpfinish !== undefined) view.setUint8(at++, asU8(unscale(m.lerpfinish, 1, 255)));
  w.offset = at;
}

/** Reads a `skybox` at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `fog` at the cursor, its id first. Throws DecodeError. */
export function decodeFogFrom666(r: Reader): Fog {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  r.offset = at + 7;
  return {
    type: "fog",
    levels: [
      view.getUint8(at + 1) / 255,
      view.getUint8(at + 2) / 255,
      view.getUint8(at + 3) / 255,
      view.getUint8(at + 4) / 255,
    ],
    time: view.getInt16(at + 5, true) / 100,
  };
}

/** Passes over what `decodeFogFrom666` reads. Throws DecodeError. */
export function skipFogFrom666(r: Reader): undefined {
  skip(r, 7);
}

/** Writes what `decodeFogFrom666` reads. Throws EncodeError. */
export function encodeFogFrom666(w: Writer, m: Fog): void {
  reserve(w, 6);
  const view = w.view;
  const at = w.offset;
  expectLength(m.levels, 4);
  for (let i = 0; i < 4; i++) view.setUint8(at + i, asU8(unscale(m.levels[i]!, 1, 255)));
  view.setInt16(at + 4, asI16(unscale(m.time, 1, 100)), true);
  w.offset = at + 6;
}

/** Reads a `spawnbaseline2` (to 999) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaseline2From666(r: Reader): Spawnbaseline2 {
  const view = r.view;
  let at = r.offset;
  if (at + 21 > r.end) ensureWhole(r, skipSpawnbaseline2From666);
  const entity = view.getInt16(at + 1, true);
  at += 3;
  const bits$ = view.getUint8(at++);
  let modelindex: number;
  if ((bits$ & 0x01) !== 0) {
    modelindex = view.getUint16(at, true);
    at += 2;
  } else {
    modelindex = view.getUint8(at++);
  }
  let frame: number;
  if ((bits$ & 0x02) !== 0) {
    frame = view.getUint16(at, true);
    at += 2;
  } else {
    frame = view.getUint8(at++);
  }
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
    angles,
    alpha,
    scale,
  };
}

/** Passes over what `decodeSpawnbaseline2From666` reads. Throws DecodeError. */
export function skipSpawnbaseline2From666(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = past(r, at, 2);
  ensure(r, at, 1);
  const bits$ = view.getUint8(at++);
  r.offset = past(r, at, 13 + SPAWNBASELINE2_FROM666_BITS_LENGTHS_0[bits$ & 0xff]!);
}

/** Writes what `decodeSpawnbaseline2From666` reads. Throws EncodeError. */
export function encodeSpawnbaseline2From666(w: Writer, m: Spawnbaseline2): void {
  let bits$ = m.bits === undefined ? 0 : m.bits & 0xf3;
  if (m.modelindex !== (m.modelindex & 0xff)) bits$ |= 0x01;
  if (m.frame !== (m.frame & 0xff)) bits$ |= 0x02;
  if (m.alpha !== undefined) bits$ |= 0x04;
  if (m.scale !== undefined) bits$ |= 0x08;
  reserve(w, 20);
  const view = w.view;
  let at = w.offset;
  view.setInt16(at, asI16(m.entity), true);
  at += 2;
  view.setUint8(at++, bits$);
  if ((bits$ & 0x01) !== 0) {
    view.setUint16(at, asU16(m.modelindex), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.modelindex));
  }
  if ((bits$ & 0x02) !== 0) {
    view.setUint16(at, asU16(m.frame), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.frame));
  }
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
  if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
  w.offset = at;
}

/** Reads a `spawnbaseline2` (999+12) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaseline2From99912(r: Reader): Spawnbaseline2 {
  const view = r.view;
  let at = r.offset;
  if (at + 30 > r.end) ensureWhole(r, skipSpawnbaseline2From99912);
  const entity = view.getInt16(at + 1, true);
  at += 3;
  const bits$ = view.getUint8(at++);
  let modelindex: number;
  if ((bits$ & 0x01) !== 0) {
    modelindex = view.getUint16(at, true);
    at += 2;
  } else {
    modelindex = view.getUint8(at++);
  }
  let frame: number;
  if ((bits$ & 0x02) !== 0) {
    frame = view.getUint16(at, true);
    at += 2;
  } else {
    frame = view.getUint8(at++);
  }
  const colormap = view.getUint8(at);
  const skin = view.getUint8(at + 1);
  const origin: [number, number, number] = [
    view.getFloat32(at + 2, true),
    view.getFloat32(at + 8, true),
    view.getFloat32(at + 14, true),
  ];
  const originNaN = nanBits(view, at + 2, 3, 6);
  const angles: [number, number, number] = [
    view.getInt16(at + 6, true) * 0.0054931640625,
    view.getInt16(at + 12, true) * 0.0054931640625,
    view.getInt16(at + 18, true) * 0.0054931640625,
  ];
  at += 20;
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

/** Passes over what `decodeSpawnbaseline2From99912` reads. Throws DecodeError. */
export function skipSpawnbaseline2From99912(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = past(r, at, 2);
  ensure(r, at, 1);
  const bits$ = view.getUint8(at++);
  r.offset = past(r, at, 22 + SPAWNBASELINE2_FROM99912_BITS_LENGTHS_0[bits$ & 0xff]!);
}

/** Writes what `decodeSpawnbaseline2From99912` reads. Throws EncodeError. */
export function encodeSpawnbaseline2From99912(w: Writer, m: Spawnbaseline2): void {
  let bits$ = m.bits === undefined ? 0 : m.bits & 0xf3;
  if (m.modelindex !== (m.modelindex & 0xff)) bits$ |= 0x01;
  if (m.frame !== (m.frame & 0xff)) bits$ |= 0x02;
  if (m.alpha !== undefined) bits$ |= 0x04;
  if (m.scale !== undefined) bits$ |= 0x08;
  reserve(w, 29);
  const view = w.view;
  let at = w.offset;
  view.setInt16(at, asI16(m.entity), true);
  at += 2;
  view.setUint8(at++, bits$);
  if ((bits$ & 0x01) !== 0) {
    view.setUint16(at, asU16(m.modelindex), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.modelindex));
  }
  if ((bits$ & 0x02) !== 0) {
    view.setUint16(at, asU16(m.frame), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.frame));
  }
  view.setUint8(at, asU8(m.colormap));
  view.setUint8(at + 1, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  setF32(view, at + 2, m.origin[0], m.originNaN?.[0]);
  view.setInt16(at + 6, asI16(unscale(m.angles[0], 45, 8192)), true);
  setF32(view, at + 8, m.origin[1], m.originNaN?.[1]);
  view.setInt16(at + 12, asI16(unscale(m.angles[1], 45, 8192)), true);
  setF32(view, at + 14, m.origin[2], m.originNaN?.[2]);
  view.setInt16(at + 18, asI16(unscale(m.angles[2], 45, 8192)), true);
  at += 20;
  if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
  if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
  w.offset = at;
}

/** Reads a `spawnbaseline2` (999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaseline2From99982(r: Reader): Spawnbaseline2 {
  const view = r.view;
  let at = r.offset;
  if (at + 30 > r.end) ensureWhole(r, skipSpawnbaseline2From99982);
  const entity = view.getInt16(at + 1, true);
  at += 3;
  const bits$ = view.getUint8(at++);
  let modelindex: number;
  if ((bits$ & 0x01) !== 0) {
    modelindex = view.getUint16(at, true);
    at += 2;
  } else {
    modelindex = view.getUint8(at++);
  }
  let frame: number;
  if ((bits$ & 0x02) !== 0) {
    frame = view.getUint16(at, true);
    at += 2;
  } else {
    frame = view.getUint8(at++);
  }
  const colormap = view.getUint8(at);
  const skin = view.getUint8(at + 1);
  const origin: [number, number, number] = [
    view.getInt32(at + 2, true) * 0.0625,
    view.getInt32(at + 8, true) * 0.0625,
    view.getInt32(at + 14, true) * 0.0625,
  ];
  const angles: [number, number, number] = [
    view.getInt16(at + 6, true) * 0.0054931640625,
    view.getInt16(at + 12, true) * 0.0054931640625,
    view.getInt16(at + 18, true) * 0.0054931640625,
  ];
  at += 20;
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
    angles,
    alpha,
    scale,
  };
}

/** Passes over what `decodeSpawnbaseline2From99982` reads. Throws DecodeError. */
export function skipSpawnbaseline2From99982(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = past(r, at, 2);
  ensure(r, at, 1);
  const bits$ = view.getUint8(at++);
  r.offset = past(r, at, 22 + SPAWNBASELINE2_FROM99982_BITS_LENGTHS_0[bits$ & 0xff]!);
}

/** Writes what `decodeSpawnbaseline2From99982` reads. Throws EncodeError. */
export function encodeSpawnbaseline2From99982(w: Writer, m: Spawnbaseline2): void {
  let bits$ = m.bits === undefined ? 0 : m.bits & 0xf3;
  if (m.modelindex !== (m.modelindex & 0xff)) bits$ |= 0x01;
  if (m.frame !== (m.frame & 0xff)) bits$ |= 0x02;
  if (m.alpha !== undefined) bits$ |= 0x04;
  if (m.scale !== undefined) bits$ |= 0x08;
  reserve(w, 29);
  const view = w.view;
  let at = w.offset;
  view.setInt16(at, asI16(m.entity), true);
  at += 2;
  view.setUint8(at++, bits$);
  if ((bits$ & 0x01) !== 0) {
    view.setUint16(at, asU16(m.modelindex), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.modelindex));
  }
  if ((bits$ & 0x02) !== 0) {
    view.setUint16(at, asU16(m.frame), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.frame));
  }
  view.setUint8(at, asU8(m.colormap));
  view.setUint8(at + 1, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  view.setInt32(at + 2, asI32(unscale(m.origin[0], 1, 16)), true);
  view.setInt16(at + 6, asI16(unscale(m.angles[0], 45, 8192)), true);
  view.setInt32(at + 8, asI32(unscale(m.origin[1], 1, 16)), true);
  view.setInt16(at + 12, asI16(unscale(m.angles[1], 45, 8192)), true);
  view.setInt32(at + 14, asI32(unscale(m.origin[2], 1, 16)), true);
  view.setInt16(at + 18, asI16(unscale(m.angles[2], 45, 8192)), true);
  at += 20;
  if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
  if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
  w.offset = at;
}

/** Reads a `spawnstatic2` (to 999) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstatic2From666(r: Reader): Spawnstatic2 {
  const view = r.view;
  let at = r.offset;
  if (at + 19 > r.end) ensureWhole(r, skipSpawnstatic2From666);
  at += 1;
  const bits$ = view.getUint8(at++);
  let modelindex: number;
  if ((bits$ & 0x01) !== 0) {
    modelindex = view.getUint16(at, true);
    at += 2;
  } else {
    modelindex = view.getUint8(at++);
  }
  let frame: number;
  if ((bits$ & 0x02) !== 0) {
    frame = view.getUint16(at, true);
    at += 2;
  } else {
    frame = view.getUint8(at++);
  }
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
    angles,
    alpha,
    scale,
  };
}

/** Passes over what `decodeSpawnstatic2From666` reads. Throws DecodeError. */
export function skipSpawnstatic2From666(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const bits$ = view.getUint8(at++);
  r.offset = past(r, at, 13 + SPAWNSTATIC2_FROM666_BITS_LENGTHS_0[bits$ & 0xff]!);
}

/** Writes what `decodeSpawnstatic2From666` reads. Throws EncodeError. */
export function encodeSpawnstatic2From666(w: Writer, m: Spawnstatic2): void {
  let bits$ = m.bits === undefined ? 0 : m.bits & 0xf3;
  if (m.modelindex !== (m.modelindex & 0xff)) bits$ |= 0x01;
  if (m.frame !== (m.frame & 0xff)) bits$ |= 0x02;
  if (m.alpha !== undefined) bits$ |= 0x04;
  if (m.scale !== undefined) bits$ |= 0x08;
  reserve(w, 18);
  const view = w.view;
  let at = w.offset;
  view.setUint8(at++, bits$);
  if ((bits$ & 0x01) !== 0) {
    view.setUint16(at, asU16(m.modelindex), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.modelindex));
  }
  if ((bits$ & 0x02) !== 0) {
    view.setUint16(at, asU16(m.frame), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.frame));
  }
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
  if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
  w.offset = at;
}

/** Reads a `spawnstatic2` (999+12) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstatic2From99912(r: Reader): Spawnstatic2 {
  const view = r.view;
  let at = r.offset;
  if (at + 28 > r.end) ensureWhole(r, skipSpawnstatic2From99912);
  at += 1;
  const bits$ = view.getUint8(at++);
  let modelindex: number;
  if ((bits$ & 0x01) !== 0) {
    modelindex = view.getUint16(at, true);
    at += 2;
  } else {
    modelindex = view.getUint8(at++);
  }
  let frame: number;
  if ((bits$ & 0x02) !== 0) {
    frame = view.getUint16(at, true);
    at += 2;
  } else {
    frame = view.getUint8(at++);
  }
  const colormap = view.getUint8(at);
  const skin = view.getUint8(at + 1);
  const origin: [number, number, number] = [
    view.getFloat32(at + 2, true),
    view.getFloat32(at + 8, true),
    view.getFloat32(at + 14, true),
  ];
  const originNaN = nanBits(view, at + 2, 3, 6);
  const angles: [number, number, number] = [
    view.getInt16(at + 6, true) * 0.0054931640625,
    view.getInt16(at + 12, true) * 0.0054931640625,
    view.getInt16(at + 18, true) * 0.0054931640625,
  ];
  at += 20;
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

/** Passes over what `decodeSpawnstatic2From99912` reads. Throws DecodeError. */
export function skipSpawnstatic2From99912(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const bits$ = view.getUint8(at++);
  r.offset = past(r, at, 22 + SPAWNSTATIC2_FROM99912_BITS_LENGTHS_0[bits$ & 0xff]!);
}

/** Writes what `decodeSpawnstatic2From99912` reads. Throws EncodeError. */
export function encodeSpawnstatic2From99912(w: Writer, m: Spawnstatic2): void {
  let bits$ = m.bits === undefined ? 0 : m.bits & 0xf3;
  if (m.modelindex !== (m.modelindex & 0xff)) bits$ |= 0x01;
  if (m.frame !== (m.frame & 0xff)) bits$ |= 0x02;
  if (m.alpha !== undefined) bits$ |= 0x04;
  if (m.scale !== undefined) bits$ |= 0x08;
  reserve(w, 27);
  const view = w.view;
  let at = w.offset;
  view.setUint8(at++, bits$);
  if ((bits$ & 0x01) !== 0) {
    view.setUint16(at, asU16(m.modelindex), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.modelindex));
  }
  if ((bits$ & 0x02) !== 0) {
    view.setUint16(at, asU16(m.frame), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.frame));
  }
  view.setUint8(at, asU8(m.colormap));
  view.setUint8(at + 1, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  setF32(view, at + 2, m.origin[0], m.originNaN?.[0]);
  view.setInt16(at + 6, asI16(unscale(m.angles[0], 45, 8192)), true);
  setF32(view, at + 8, m.origin[1], m.originNaN?.[1]);
  view.setInt16(at + 12, asI16(unscale(m.angles[1], 45, 8192)), true);
  setF32(view, at + 14, m.origin[2], m.originNaN?.[2]);
  view.setInt16(at + 18, asI16(unscale(m.angles[2], 45, 8192)), true);
  at += 20;
  if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
  if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
  w.offset = at;
}

/** Reads a `spawnstatic2` (999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstatic2From99982(r: Reader): Spawnstatic2 {
  const view = r.view;
  let at = r.offset;
  if (at + 28 > r.end) ensureWhole(r, skipSpawnstatic2From99982);
  at += 1;
  const bits$ = view.getUint8(at++);
  let modelindex: number;
  if ((bits$ & 0x01) !== 0) {
    modelindex = view.getUint16(at, true);
    at += 2;
  } else {
    modelindex = view.getUint8(at++);
  }
  let frame: number;
  if ((bits$ & 0x02) !== 0) {
    frame = view.getUint16(at, true);
    at += 2;
  } else {
    frame = view.getUint8(at++);
  }
  const colormap = view.getUint8(at);
  const skin = view.getUint8(at + 1);
  const origin: [number, number, number] = [
    view.getInt32(at + 2, true) * 0.0625,
    view.getInt32(at + 8, true) * 0.0625,
    view.getInt32(at + 14, true) * 0.0625,
  ];
  const angles: [number, number, number] = [
    view.getInt16(at + 6, true) * 0.0054931640625,
    view.getInt16(at + 12, true) * 0.0054931640625,
    view.getInt16(at + 18, true) * 0.0054931640625,
  ];
  at += 20;
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
    angles,
    alpha,
    scale,
  };
}

/** Passes over what `decodeSpawnstatic2From99982` reads. Throws DecodeError. */
export function skipSpawnstatic2From99982(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const bits$ = view.getUint8(at++);
  r.offset = past(r, at, 22 + SPAWNSTATIC2_FROM99982_BITS_LENGTHS_0[bits$ & 0xff]!);
}

/** Writes what `decodeSpawnstatic2From99982` reads. Throws EncodeError. */
export function encodeSpawnstatic2From99982(w: Writer, m: Spawnstatic2): void {
  let bits$ = m.bits === undefined ? 0 : m.bits & 0xf3;
  if (m.modelindex !== (m.modelindex & 0xff)) bits$ |= 0x01;
  if (m.frame !== (m.frame & 0xff)) bits$ |= 0x02;
  if (m.alpha !== undefined) bits$ |= 0x04;
  if (m.scale !== undefined) bits$ |= 0x08;
  reserve(w, 27);
  const view = w.view;
  let at = w.offset;
  view.setUint8(at++, bits$);
  if ((bits$ & 0x01) !== 0) {
    view.setUint16(at, asU16(m.modelindex), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.modelindex));
  }
  if ((bits$ & 0x02) !== 0) {
    view.setUint16(at, asU16(m.frame), true);
    at += 2;
  } else {
    view.setUint8(at++, asU8(m.frame));
  }
  view.setUint8(at, asU8(m.colormap));
  view.setUint8(at + 1, asU8(m.skin));
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  view.setInt32(at + 2, asI32(unscale(m.origin[0], 1, 16)), true);
  view.setInt16(at + 6, asI16(unscale(m.angles[0], 45, 8192)), true);
  view.setInt32(at + 8, asI32(unscale(m.origin[1], 1, 16)), true);
  view.setInt16(at + 12, asI16(unscale(m.angles[1], 45, 8192)), true);
  view.setInt32(at + 14, asI32(unscale(m.origin[2], 1, 16)), true);
  view.setInt16(at + 18, asI16(unscale(m.angles[2], 45, 8192)), true);
  at += 20;
  if (m.alpha !== undefined) view.setUint8(at++, asU8(m.alpha));
  if (m.scale !== undefined) view.setUint8(at++, asU8(unscale(m.scale, 1, 16)));
  w.offset = at;
}

/** Reads a `spawnstaticsound2` (to 999) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticsound2From666(r: Reader): Spawnstaticsound2 {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 10);
  r.offset = at + 11;
  return {
    type: "spawnstaticsound2",
    origin: [
      view.getInt16(at + 1, true) * 0.125,
      view.getInt16(at + 3, true) * 0.125,
      view.getInt16(at + 5, true) * 0.125,
    ],
    soundnum: view.getUint16(at + 7, true),
    volume: view.getUint8(at + 9) / 255,
    attenuation: view.getUint8(at + 10) * 0.015625,
  };
}

/** Passes over what `decodeSpawnstaticsound2From666` reads. Throws DecodeError. */
export function skipSpawnstaticsound2From666(r: Reader): undefined {
  skip(r, 11);
}

/** Writes what `decodeSpawnstaticsound2From666` reads. Throws EncodeError. */
export function encodeSpawnstaticsound2From666(w: Writer, m: Spawnstaticsound2): void {
  reserve(w, 10);
  const view = w.view;
  const at = w.offset;
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
  view.setUint16(at + 6, asU16(m.soundnum), true);
  view.setUint8(at + 8, asU8(unscale(m.volume, 1, 255)));
  view.setUint8(at + 9, asU8(unscale(m.attenuation, 1, 64)));
  w.offset = at + 10;
}

/** Reads a `spawnstaticsound2` (999+12) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticsound2From99912(r: Reader): Spawnstaticsound2 {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 16);
  r.offset = at + 17;
  return {
    type: "spawnstaticsound2",
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

/** Passes over what `decodeSpawnstaticsound2From99912` reads. Throws DecodeError. */
export function skipSpawnstaticsound2From99912(r: Reader): undefined {
  skip(r, 17);
}

/** Writes what `decodeSpawnstaticsound2From99912` reads. Throws EncodeError. */
export function encodeSpawnstaticsound2From99912(w: Writer, m: Spawnstaticsound2): void {
  reserve(w, 16);
  const view = w.view;
  const at = w.offset;
  expectLength(m.origin, 3);
  setF32(view, at, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
  view.setUint16(at + 12, asU16(m.soundnum), true);
  view.setUint8(at + 14, asU8(unscale(m.volume, 1, 255)));
  view.setUint8(at + 15, asU8(unscale(m.attenuation, 1, 64)));
  w.offset = at + 16;
}

/** Reads a `spawnstaticsound2` (999+82) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnstaticsound2From99982(r: Reader): Spawnstaticsound2 {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 16);
  r.offset = at + 17;
  return {
    type: "spawnstaticsound2",
    origin: [
      view.getInt32(at + 1, true) * 0.0625,
      view.getInt32(at + 5, true) * 0.0625,
      view.getInt32(at + 9, true) * 0.0625,
    ],
    soundnum: view.getUint16(at + 13, true),
    volume: view.getUint8(at + 15) / 255,
    attenuation: view.getUint8(at + 16) * 0.015625,
  };
}

/** Passes over what `decodeSpawnstaticsound2From99982` reads. Throws DecodeError. */
export function skipSpawnstaticsound2From99982(r: Reader): undefined {
  skip(r, 17);
}

/** Writes what `decodeSpawnstaticsound2From99982` reads. Throws EncodeError. */
export function encodeSpawnstaticsound2From99982(w: Writer, m: Spawnstaticsound2): void {
  reserve(w, 16);
  const view = w.view;
  const at = w.offset;
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++) view.setInt32(at + 4 * i, asI32(unscale(m.origin[i]!, 1, 16)), true);
  view.setUint16(at + 12, asU16(m.soundnum), true);
  view.setUint8(at + 14, asU8(unscale(m.volume, 1, 255)));
  view.setUint8(at + 15, asU8(unscale(m.attenuation, 1, 64)));
  w.offset = at + 16;
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
  let tellsVersions = false;
  while (r.offset < r.end) {
    passUpdateentityRun(r);
    if (r.offset < r.end) {
      const id = passMessageUntil106(r);
      if (id === 0x0b) tellsVersions = true;
    }
  }
  return tellsVersions;
}

/** As `skipMessages`, in versions 0.91 to 1.06. */
export function skipMessagesUntil106(r: Reader): void {
  passAllExplained(r, passMessagesUntil106, skipMessageUntil106);
}

/** As `aimNumbered`, in versions 0.91 to 1.06. */
function aimNumberedUntil106(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x0f:
      return handlers.clientdata === undefined
        ? skipClientdataUntil106(r)
        : scratch.clientdata.aim(r);
    case 0x22:
      throw unknownId(r, id);
    default:
      return aimNumberedUntil107(r, id, handlers, scratch);
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
        handlers.updateentity === undefined ? skipUpdateentity(r) : scratch.updateentity.aim(r);
    } else {
      message = aimNumberedUntil106(r, id, handlers, scratch);
    }
  } catch (error) {
    throw explainedUntil106(r, start, error);
  }
  if (message === undefined) return;
  if (message === scratch.updateentity) handlers.updateentity?.(scratch.updateentity);
  else (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
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
  let tellsVersions = false;
  while (r.offset < r.end) {
    passUpdateentityRun(r);
    if (r.offset < r.end) {
      const id = passMessageUntil107(r);
      if (id === 0x0b) tellsVersions = true;
    }
  }
  return tellsVersions;
}

/** As `skipMessages`, in version 1.07. */
export function skipMessagesUntil107(r: Reader): void {
  passAllExplained(r, passMessagesUntil107, skipMessageUntil107);
}

/** As `aimNumbered`, in version 1.07. */
function aimNumberedUntil107(
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
      return aimNumbered(r, id, handlers, scratch);
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
        handlers.updateentity === undefined ? skipUpdateentity(r) : scratch.updateentity.aim(r);
    } else {
      message = aimNumberedUntil107(r, id, handlers, scratch);
    }
  } catch (error) {
    throw explainedUntil107(r, start, error);
  }
  if (message === undefined) return;
  if (message === scratch.updateentity) handlers.updateentity?.(scratch.updateentity);
  else (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
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
 * which byte, and the cursor stands anywhere. Throws DecodeError.
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
 * which byte, and the cursor stands anywhere. Throws DecodeError.
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
 * which byte, and the cursor stands anywhere. Says whether a message tells of versions.
 * Throws DecodeError.
 */
export function passMessages(r: Reader): boolean {
  let tellsVersions = false;
  while (r.offset < r.end) {
    passUpdateentityRun(r);
    if (r.offset < r.end) {
      const id = passMessage(r);
      if (id === 0x0b) tellsVersions = true;
    }
  }
  return tellsVersions;
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
function aimNumbered(
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
      return handlers.clientdata === undefined ? skipClientdata(r) : scratch.clientdata.aim(r);
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
        handlers.updateentity === undefined ? skipUpdateentity(r) : scratch.updateentity.aim(r);
    } else {
      message = aimNumbered(r, id, handlers, scratch);
    }
  } catch (error) {
    throw explained(r, start, error);
  }
  if (message === undefined) return;
  if (message === scratch.updateentity) handlers.updateentity?.(scratch.updateentity);
  else (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** `readMessageFrom666` for ids that stand for one message each. */
function readNumberedFrom666(r: Reader, id: number): Message {
  switch (id) {
    case 0x06:
      return decodeSoundFrom666(r);
    case 0x0f:
      return decodeClientdataFrom666(r);
    case 0x25:
      return decodeSkyboxFrom666(r);
    case 0x28:
      r.offset += 1;
      return { type: "bf" };
    case 0x29:
      return decodeFogFrom666(r);
    case 0x2a:
      return decodeSpawnbaseline2From666(r);
    case 0x2b:
      return decodeSpawnstatic2From666(r);
    case 0x2c:
      return decodeSpawnstaticsound2From666(r);
    default:
      return readNumbered(r, id);
  }
}

/** As `readMessage`, in versions 666 to 999. */
export function readMessageFrom666(r: Reader): Message {
  const id = peekId(r);
  if (id >= 0x80) {
    return decodeUpdateentityFrom666(r);
  }
  return readNumberedFrom666(r, id);
}

/** As `decodeMessage`, in versions 666 to 999. */
export function decodeMessageFrom666(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    if (id >= 0x80) {
      return decodeUpdateentityFrom666(r);
    }
    return readNumberedFrom666(r, id);
  } catch (error) {
    throw explainedFrom666(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedFrom666(w: Writer, message: Message): void {
  switch (message.type) {
    case "sound":
      writeId(w, 0x06);
      return encodeSoundFrom666(w, message);
    case "clientdata":
      writeId(w, 0x0f);
      return encodeClientdataFrom666(w, message);
    case "skybox":
      writeId(w, 0x25);
      return encodeSkyboxFrom666(w, message);
    case "bf":
      return writeId(w, 0x28);
    case "fog":
      writeId(w, 0x29);
      return encodeFogFrom666(w, message);
    case "spawnbaseline2":
      writeId(w, 0x2a);
      return encodeSpawnbaseline2From666(w, message);
    case "spawnstatic2":
      writeId(w, 0x2b);
      return encodeSpawnstatic2From666(w, message);
    case "spawnstaticsound2":
      writeId(w, 0x2c);
      return encodeSpawnstaticsound2From666(w, message);
    default:
      encodeNumbered(w, message);
  }
}

/** As `encodeMessage`, in versions 666 to 999. */
export function encodeMessageFrom666(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    if (message.type === "updateentity") {
      encodeUpdateentityFrom666(w, message);
    } else {
      encodeNumberedFrom666(w, message);
    }
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 10, message, error);
  }
}

/** `passMessageFrom666` for ids that stand for one message each. */
function passNumberedFrom666(r: Reader, id: number): number {
  switch (id) {
    case 0x06:
      return (skipSoundFrom666(r), id);
    case 0x0f:
      return (skipClientdataFrom666(r), id);
    case 0x25:
      return (skipSkyboxFrom666(r), id);
    case 0x28:
      return ((r.offset += 1), id);
    case 0x29:
      return (skipFogFrom666(r), id);
    case 0x2a:
      return (skipSpawnbaseline2From666(r), id);
    case 0x2b:
      return (skipSpawnstatic2From666(r), id);
    case 0x2c:
      return (skipSpawnstaticsound2From666(r), id);
    default:
      return passNumbered(r, id);
  }
}

/** As `passMessage`, in versions 666 to 999. */
export function passMessageFrom666(r: Reader): number {
  const id = peekId(r);
  if (id >= 0x80) {
    return (skipUpdateentityFrom666(r), id);
  }
  return passNumberedFrom666(r, id);
}

/** As `skipMessage`, in versions 666 to 999. */
export function skipMessageFrom666(r: Reader): number {
  return passExplained(r, passMessageFrom666, explainedFrom666);
}

/** As `passMessages`, in versions 666 to 999. */
export function passMessagesFrom666(r: Reader): boolean {
  let tellsVersions = false;
  while (r.offset < r.end) {
    const id = passMessageFrom666(r);
    if (id === 0x0b) tellsVersions = true;
  }
  return tellsVersions;
}

/** As `skipMessages`, in versions 666 to 999. */
export function skipMessagesFrom666(r: Reader): void {
  passAllExplained(r, passMessagesFrom666, skipMessageFrom666);
}

/** As `aimNumbered`, in versions 666 to 999. */
function aimNumberedFrom666(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x06:
      return handlers.sound === undefined ? skipSoundFrom666(r) : decodeSoundFrom666(r);
    case 0x0f:
      return handlers.clientdata === undefined
        ? skipClientdataFrom666(r)
        : viewedAs(decodeClientdataFrom666(r));
    case 0x25:
      return handlers.skybox === undefined ? skipSkyboxFrom666(r) : decodeSkyboxFrom666(r);
    case 0x28:
      r.offset += 1;
      return handlers.bf && scratch.bf;
    case 0x29:
      return handlers.fog === undefined ? skipFogFrom666(r) : decodeFogFrom666(r);
    case 0x2a:
      return handlers.spawnbaseline2 === undefined
        ? skipSpawnbaseline2From666(r)
        : decodeSpawnbaseline2From666(r);
    case 0x2b:
      return handlers.spawnstatic2 === undefined
        ? skipSpawnstatic2From666(r)
        : decodeSpawnstatic2From666(r);
    case 0x2c:
      return handlers.spawnstaticsound2 === undefined
        ? skipSpawnstaticsound2From666(r)
        : decodeSpawnstaticsound2From666(r);
    default:
      return aimNumbered(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in versions 666 to 999. */
export function visitMessageFrom666(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    if (id >= 0x80) {
      message =
        handlers.updateentity === undefined
          ? skipUpdateentityFrom666(r)
          : scratch.updateentity.aim(r);
    } else {
      message = aimNumberedFrom666(r, id, handlers, scratch);
    }
  } catch (error) {
    throw explainedFrom666(r, start, error);
  }
  if (message === undefined) return;
  if (message === scratch.updateentity) handlers.updateentity?.(scratch.updateentity);
  else (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** `readMessageFrom99912` for ids that stand for one message each. */
function readNumberedFrom99912(r: Reader, id: number): Message {
  switch (id) {
    case 0x06:
      return decodeSoundFrom99912(r);
    case 0x12:
      return decodeParticleFrom99912(r);
    case 0x13:
      return decodeDamageFrom99912(r);
    case 0x14:
      return decodeSpawnstaticFrom99912(r);
    case 0x16:
      return decodeSpawnbaselineFrom99912(r);
    case 0x17:
      return decodeTempEntityFrom99912(r);
    case 0x1d:
      return decodeSpawnstaticsoundFrom99912(r);
    case 0x2a:
      return decodeSpawnbaseline2From99912(r);
    case 0x2b:
      return decodeSpawnstatic2From99912(r);
    case 0x2c:
      return decodeSpawnstaticsound2From99912(r);
    default:
      return readNumberedFrom99982(r, id);
  }
}

/** As `readMessage`, in version 999+12. */
export function readMessageFrom99912(r: Reader): Message {
  const id = peekId(r);
  if (id >= 0x80) {
    return decodeUpdateentityFrom99912(r);
  }
  return readNumberedFrom99912(r, id);
}

/** As `decodeMessage`, in version 999+12. */
export function decodeMessageFrom99912(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    if (id >= 0x80) {
      return decodeUpdateentityFrom99912(r);
    }
    return readNumberedFrom99912(r, id);
  } catch (error) {
    throw explainedFrom99912(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedFrom99912(w: Writer, message: Message): void {
  switch (message.type) {
    case "sound":
      writeId(w, 0x06);
      return encodeSoundFrom99912(w, message);
    case "particle":
      writeId(w, 0x12);
      return encodeParticleFrom99912(w, message);
    case "damage":
      writeId(w, 0x13);
      return encodeDamageFrom99912(w, message);
    case "spawnstatic":
      writeId(w, 0x14);
      return encodeSpawnstaticFrom99912(w, message);
    case "spawnbaseline":
      writeId(w, 0x16);
      return encodeSpawnbaselineFrom99912(w, message);
    case "temp_entity":
      writeId(w, 0x17);
      return encodeTempEntityFrom99912(w, message);
    case "spawnstaticsound":
      writeId(w, 0x1d);
      return encodeSpawnstaticsoundFrom99912(w, message);
    case "spawnbaseline2":
      writeId(w, 0x2a);
      return encodeSpawnbaseline2From99912(w, message);
    case "spawnstatic2":
      writeId(w, 0x2b);
      return encodeSpawnstatic2From99912(w, message);
    case "spawnstaticsound2":
      writeId(w, 0x2c);
      return encodeSpawnstaticsound2From99912(w, message);
    default:
      encodeNumberedFrom99982(w, message);
  }
}

/** As `encodeMessage`, in version 999+12. */
export function encodeMessageFrom99912(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    if (message.type === "updateentity") {
      encodeUpdateentityFrom99912(w, message);
    } else {
      encodeNumberedFrom99912(w, message);
    }
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 11, message, error);
  }
}

/** `passMessageFrom99912` for ids that stand for one message each. */
function passNumberedFrom99912(r: Reader, id: number): number {
  switch (id) {
    case 0x06:
      return (skipSoundFrom99912(r), id);
    case 0x12:
      return (skipParticleFrom99912(r), id);
    case 0x13:
      return (skipDamageFrom99912(r), id);
    case 0x14:
      return (skipSpawnstaticFrom99912(r), id);
    case 0x16:
      return (skipSpawnbaselineFrom99912(r), id);
    case 0x17:
      return (skipTempEntityFrom99912(r), id);
    case 0x1d:
      return (skipSpawnstaticsoundFrom99912(r), id);
    case 0x2a:
      return (skipSpawnbaseline2From99912(r), id);
    case 0x2b:
      return (skipSpawnstatic2From99912(r), id);
    case 0x2c:
      return (skipSpawnstaticsound2From99912(r), id);
    default:
      return passNumberedFrom99982(r, id);
  }
}

/** As `passMessage`, in version 999+12. */
export function passMessageFrom99912(r: Reader): number {
  const id = peekId(r);
  if (id >= 0x80) {
    return (skipUpdateentityFrom99912(r), id);
  }
  return passNumberedFrom99912(r, id);
}

/** As `skipMessage`, in version 999+12. */
export function skipMessageFrom99912(r: Reader): number {
  return passExplained(r, passMessageFrom99912, explainedFrom99912);
}

/** As `passMessages`, in version 999+12. */
export function passMessagesFrom99912(r: Reader): boolean {
  let tellsVersions = false;
  while (r.offset < r.end) {
    const id = passMessageFrom99912(r);
    if (id === 0x0b) tellsVersions = true;
  }
  return tellsVersions;
}

/** As `skipMessages`, in version 999+12. */
export function skipMessagesFrom99912(r: Reader): void {
  passAllExplained(r, passMessagesFrom99912, skipMessageFrom99912);
}

/** As `aimNumbered`, in version 999+12. */
function aimNumberedFrom99912(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x06:
      return handlers.sound === undefined ? skipSoundFrom99912(r) : decodeSoundFrom99912(r);
    case 0x12:
      return handlers.particle === undefined
        ? skipParticleFrom99912(r)
        : decodeParticleFrom99912(r);
    case 0x13:
      return handlers.damage === undefined ? skipDamageFrom99912(r) : decodeDamageFrom99912(r);
    case 0x14:
      return handlers.spawnstatic === undefined
        ? skipSpawnstaticFrom99912(r)
        : decodeSpawnstaticFrom99912(r);
    case 0x16:
      return handlers.spawnbaseline === undefined
        ? skipSpawnbaselineFrom99912(r)
        : decodeSpawnbaselineFrom99912(r);
    case 0x17:
      return handlers.temp_entity === undefined
        ? skipTempEntityFrom99912(r)
        : decodeTempEntityFrom99912(r);
    case 0x1d:
      return handlers.spawnstaticsound === undefined
        ? skipSpawnstaticsoundFrom99912(r)
        : decodeSpawnstaticsoundFrom99912(r);
    case 0x2a:
      return handlers.spawnbaseline2 === undefined
        ? skipSpawnbaseline2From99912(r)
        : decodeSpawnbaseline2From99912(r);
    case 0x2b:
      return handlers.spawnstatic2 === undefined
        ? skipSpawnstatic2From99912(r)
        : decodeSpawnstatic2From99912(r);
    case 0x2c:
      return handlers.spawnstaticsound2 === undefined
        ? skipSpawnstaticsound2From99912(r)
        : decodeSpawnstaticsound2From99912(r);
    default:
      return aimNumberedFrom99982(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in version 999+12. */
export function visitMessageFrom99912(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    if (id >= 0x80) {
      message =
        handlers.updateentity === undefined
          ? skipUpdateentityFrom99912(r)
          : scratch.updateentity.aim(r);
    } else {
      message = aimNumberedFrom99912(r, id, handlers, scratch);
    }
  } catch (error) {
    throw explainedFrom99912(r, start, error);
  }
  if (message === undefined) return;
  if (message === scratch.updateentity) handlers.updateentity?.(scratch.updateentity);
  else (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** `readMessageFrom99982` for ids that stand for one message each. */
function readNumberedFrom99982(r: Reader, id: number): Message {
  switch (id) {
    case 0x06:
      return decodeSoundFrom99982(r);
    case 0x0a:
      return decodeSetangleFrom99912(r);
    case 0x12:
      return decodeParticleFrom99982(r);
    case 0x13:
      return decodeDamageFrom99982(r);
    case 0x14:
      return decodeSpawnstaticFrom99982(r);
    case 0x16:
      return decodeSpawnbaselineFrom99982(r);
    case 0x17:
      return decodeTempEntityFrom99982(r);
    case 0x1d:
      return decodeSpawnstaticsoundFrom99982(r);
    case 0x2a:
      return decodeSpawnbaseline2From99982(r);
    case 0x2b:
      return decodeSpawnstatic2From99982(r);
    case 0x2c:
      return decodeSpawnstaticsound2From99982(r);
    default:
      return readNumberedFrom666(r, id);
  }
}

/** As `readMessage`, in version 999+82. */
export function readMessageFrom99982(r: Reader): Message {
  const id = peekId(r);
  if (id >= 0x80) {
    return decodeUpdateentityFrom99982(r);
  }
  return readNumberedFrom99982(r, id);
}

/** As `decodeMessage`, in version 999+82. */
export function decodeMessageFrom99982(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    if (id >= 0x80) {
      return decodeUpdateentityFrom99982(r);
    }
    return readNumberedFrom99982(r, id);
  } catch (error) {
    throw explainedFrom99982(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedFrom99982(w: Writer, message: Message): void {
  switch (message.type) {
    case "sound":
      writeId(w, 0x06);
      return encodeSoundFrom99982(w, message);
    case "setangle":
      writeId(w, 0x0a);
      return encodeSetangleFrom99912(w, message);
    case "particle":
      writeId(w, 0x12);
      return encodeParticleFrom99982(w, message);
    case "damage":
      writeId(w, 0x13);
      return encodeDamageFrom99982(w, message);
    case "spawnstatic":
      writeId(w, 0x14);
      return encodeSpawnstaticFrom99982(w, message);
    case "spawnbaseline":
      writeId(w, 0x16);
      return encodeSpawnbaselineFrom99982(w, message);
    case "temp_entity":
      writeId(w, 0x17);
      return encodeTempEntityFrom99982(w, message);
    case "spawnstaticsound":
      writeId(w, 0x1d);
      return encodeSpawnstaticsoundFrom99982(w, message);
    case "spawnbaseline2":
      writeId(w, 0x2a);
      return encodeSpawnbaseline2From99982(w, message);
    case "spawnstatic2":
      writeId(w, 0x2b);
      return encodeSpawnstatic2From99982(w, message);
    case "spawnstaticsound2":
      writeId(w, 0x2c);
      return encodeSpawnstaticsound2From99982(w, message);
    default:
      encodeNumberedFrom666(w, message);
  }
}

/** As `encodeMessage`, in version 999+82. */
export function encodeMessageFrom99982(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    if (message.type === "updateentity") {
      encodeUpdateentityFrom99982(w, message);
    } else {
      encodeNumberedFrom99982(w, message);
    }
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 12, message, error);
  }
}

/** `passMessageFrom99982` for ids that stand for one message each. */
function passNumberedFrom99982(r: Reader, id: number): number {
  switch (id) {
    case 0x06:
      return (skipSoundFrom99982(r), id);
    case 0x0a:
      return (skipSetangleFrom99912(r), id);
    case 0x12:
      return (skipParticleFrom99982(r), id);
    case 0x13:
      return (skipDamageFrom99982(r), id);
    case 0x14:
      return (skipSpawnstaticFrom99982(r), id);
    case 0x16:
      return (skipSpawnbaselineFrom99982(r), id);
    case 0x17:
      return (skipTempEntityFrom99982(r), id);
    case 0x1d:
      return (skipSpawnstaticsoundFrom99982(r), id);
    case 0x2a:
      return (skipSpawnbaseline2From99982(r), id);
    case 0x2b:
      return (skipSpawnstatic2From99982(r), id);
    case 0x2c:
      return (skipSpawnstaticsound2From99982(r), id);
    default:
      return passNumberedFrom666(r, id);
  }
}

/** As `passMessage`, in version 999+82. */
export function passMessageFrom99982(r: Reader): number {
  const id = peekId(r);
  if (id >= 0x80) {
    return (skipUpdateentityFrom99982(r), id);
  }
  return passNumberedFrom99982(r, id);
}

/** As `skipMessage`, in version 999+82. */
export function skipMessageFrom99982(r: Reader): number {
  return passExplained(r, passMessageFrom99982, explainedFrom99982);
}

/** As `passMessages`, in version 999+82. */
export function passMessagesFrom99982(r: Reader): boolean {
  let tellsVersions = false;
  while (r.offset < r.end) {
    const id = passMessageFrom99982(r);
    if (id === 0x0b) tellsVersions = true;
  }
  return tellsVersions;
}

/** As `skipMessages`, in version 999+82. */
export function skipMessagesFrom99982(r: Reader): void {
  passAllExplained(r, passMessagesFrom99982, skipMessageFrom99982);
}

/** As `aimNumbered`, in version 999+82. */
function aimNumberedFrom99982(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x06:
      return handlers.sound === undefined ? skipSoundFrom99982(r) : decodeSoundFrom99982(r);
    case 0x0a:
      return handlers.setangle === undefined
        ? skipSetangleFrom99912(r)
        : decodeSetangleFrom99912(r);
    case 0x12:
      return handlers.particle === undefined
        ? skipParticleFrom99982(r)
        : decodeParticleFrom99982(r);
    case 0x13:
      return handlers.damage === undefined ? skipDamageFrom99982(r) : decodeDamageFrom99982(r);
    case 0x14:
      return handlers.spawnstatic === undefined
        ? skipSpawnstaticFrom99982(r)
        : decodeSpawnstaticFrom99982(r);
    case 0x16:
      return handlers.spawnbaseline === undefined
        ? skipSpawnbaselineFrom99982(r)
        : decodeSpawnbaselineFrom99982(r);
    case 0x17:
      return handlers.temp_entity === undefined
        ? skipTempEntityFrom99982(r)
        : decodeTempEntityFrom99982(r);
    case 0x1d:
      return handlers.spawnstaticsound === undefined
        ? skipSpawnstaticsoundFrom99982(r)
        : decodeSpawnstaticsoundFrom99982(r);
    case 0x2a:
      return handlers.spawnbaseline2 === undefined
        ? skipSpawnbaseline2From99982(r)
        : decodeSpawnbaseline2From99982(r);
    case 0x2b:
      return handlers.spawnstatic2 === undefined
        ? skipSpawnstatic2From99982(r)
        : decodeSpawnstatic2From99982(r);
    case 0x2c:
      return handlers.spawnstaticsound2 === undefined
        ? skipSpawnstaticsound2From99982(r)
        : decodeSpawnstaticsound2From99982(r);
    default:
      return aimNumberedFrom666(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in version 999+82. */
export function visitMessageFrom99982(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    if (id >= 0x80) {
      message =
        handlers.updateentity === undefined
          ? skipUpdateentityFrom99982(r)
          : scratch.updateentity.aim(r);
    } else {
      message = aimNumberedFrom99982(r, id, handlers, scratch);
    }
  } catch (error) {
    throw explainedFrom99982(r, start, error);
  }
  if (message === undefined) return;
  if (message === scratch.updateentity) handlers.updateentity?.(scratch.updateentity);
  else (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** A `clientdata` where it stands in the bytes. */
export class ClientdataUntil106View extends View<Clientdata> {
  override readonly type = "clientdata";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  aim(r: Reader): this {
    this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    ensure(r, at, 2);
    const flags = view.getUint16(at, true);
    at += 2;
    this.#flags = flags;
    this.#at0 = at;
    r.offset = past(r, at, 8 + bytesOfClientdataUntil106Flags(flags));
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

/** A `clientdata` where it stands in the bytes. */
export class ClientdataView extends View<Clientdata> {
  override readonly type = "clientdata";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  aim(r: Reader): this {
    this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    ensure(r, at, 2);
    const flags = view.getUint16(at, true);
    at += 2;
    this.#flags = flags;
    this.#at0 = at;
    r.offset = past(r, at, 12 + bytesOfClientdataFlags(flags));
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

/** A `updateentity` where it stands in the bytes. */
export class UpdateentityView extends View<Updateentity> {
  override readonly type = "updateentity";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  aim(r: Reader): this {
    this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    let flags = view.getUint8(r.offset) & 0x7f;
    const more1 = flags & 1;
    flags |= (r.bytes[at]! & -more1) << 8;
    at += more1;
    this.#flags = flags;
    this.#at0 = at;
    r.offset = past(r, at, 1 + bytesOfUpdateentityFlags(flags));
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

/** A `updateentity` where it stands in the bytes. */
export class UpdateentityFrom666View extends View<Updateentity> {
  override readonly type = "updateentity";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  aim(r: Reader): this {
    this.#r = r;
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
    r.offset = past(r, at, 1 + bytesOfUpdateentityFrom666Flags(flags));
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
    const flags = this.#flags;
    if ((flags & 0x0400) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + ((flags & 0x4000) !== 0 ? 1 : 0));
  }

  get frame(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x40) === 0) return undefined;
    return this.#r.view.getUint8(
      this.#at0 + 1 + UPDATEENTITY_FROM666_FLAGS_LENGTHS_1[(flags >>> 8) & 0x44]!,
    );
  }

  get colormap(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0800) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x4440));
  }

  get skin(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x1000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x4c40));
  }

  get effects(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x2000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x5c40));
  }

  get origin1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x7c40), true) *
      0.125
    );
  }

  get angle1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0100) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x7c42)) *
      1.40625
    );
  }

  get origin2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x7d42), true) *
      0.125
    );
  }

  get angle2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x10) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x7d46)) *
      1.40625
    );
  }

  get origin3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x7d56), true) *
      0.125
    );
  }

  get angle3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0200) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x7d5e)) *
      1.40625
    );
  }

  get alpha(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x010000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x7f5e));
  }

  get scale(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x100000) === 0) return undefined;
    return (
      this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x017f5e)) *
      0.0625
    );
  }

  get frame2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x020000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x117f5e));
  }

  get model2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x040000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x137f5e));
  }

  get lerpfinish(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x080000) === 0) return undefined;
    return (
      this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom666Flags(flags & 0x177f5e)) / 255
    );
  }

  get nolerp(): boolean {
    return (this.#flags & 0x20) !== 0;
  }
}

/** A `updateentity` where it stands in the bytes. */
export class UpdateentityFrom99912View extends View<Updateentity> {
  override readonly type = "updateentity";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  aim(r: Reader): this {
    this.#r = r;
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
    r.offset = past(r, at, 1 + bytesOfUpdateentityFrom99912Flags(flags));
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
    const flags = this.#flags;
    if ((flags & 0x0400) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + ((flags & 0x4000) !== 0 ? 1 : 0));
  }

  get frame(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x40) === 0) return undefined;
    return this.#r.view.getUint8(
      this.#at0 + 1 + UPDATEENTITY_FROM99912_FLAGS_LENGTHS_1[(flags >>> 8) & 0x44]!,
    );
  }

  get colormap(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0800) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x4440));
  }

  get skin(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x1000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x4c40));
  }

  get effects(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x2000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x5c40));
  }

  get origin1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return this.#r.view.getFloat32(
      this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x7c40),
      true,
    );
  }

  get origin1NaN(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return nanBits(
      this.#r.view,
      this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x7c40),
      1,
    )?.[0];
  }

  get angle1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0100) === 0) return undefined;
    return (
      this.#r.view.getInt16(
        this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x7c42),
        true,
      ) * 0.0054931640625
    );
  }

  get origin2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    return this.#r.view.getFloat32(
      this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x7d42),
      true,
    );
  }

  get origin2NaN(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    return nanBits(
      this.#r.view,
      this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x7d42),
      1,
    )?.[0];
  }

  get angle2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x10) === 0) return undefined;
    return (
      this.#r.view.getInt16(
        this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x7d46),
        true,
      ) * 0.0054931640625
    );
  }

  get origin3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return this.#r.view.getFloat32(
      this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x7d56),
      true,
    );
  }

  get origin3NaN(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return nanBits(
      this.#r.view,
      this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x7d56),
      1,
    )?.[0];
  }

  get angle3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0200) === 0) return undefined;
    return (
      this.#r.view.getInt16(
        this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x7d5e),
        true,
      ) * 0.0054931640625
    );
  }

  get alpha(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x010000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x7f5e));
  }

  get scale(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x100000) === 0) return undefined;
    return (
      this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x017f5e)) *
      0.0625
    );
  }

  get frame2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x020000) === 0) return undefined;
    return this.#r.view.getUint8(
      this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x117f5e),
    );
  }

  get model2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x040000) === 0) return undefined;
    return this.#r.view.getUint8(
      this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x137f5e),
    );
  }

  get lerpfinish(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x080000) === 0) return undefined;
    return (
      this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom99912Flags(flags & 0x177f5e)) /
      255
    );
  }

  get nolerp(): boolean {
    return (this.#flags & 0x20) !== 0;
  }
}

/** A `updateentity` where it stands in the bytes. */
export class UpdateentityFrom99982View extends View<Updateentity> {
  override readonly type = "updateentity";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  aim(r: Reader): this {
    this.#r = r;
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
    r.offset = past(r, at, 1 + bytesOfUpdateentityFrom99982Flags(flags));
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
    const flags = this.#flags;
    if ((flags & 0x0400) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + ((flags & 0x4000) !== 0 ? 1 : 0));
  }

  get frame(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x40) === 0) return undefined;
    return this.#r.view.getUint8(
      this.#at0 + 1 + UPDATEENTITY_FROM99982_FLAGS_LENGTHS_1[(flags >>> 8) & 0x44]!,
    );
  }

  get colormap(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0800) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x4440));
  }

  get skin(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x1000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x4c40));
  }

  get effects(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x2000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x5c40));
  }

  get origin1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return (
      this.#r.view.getInt32(
        this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x7c40),
        true,
      ) * 0.0625
    );
  }

  get angle1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0100) === 0) return undefined;
    return (
      this.#r.view.getInt16(
        this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x7c42),
        true,
      ) * 0.0054931640625
    );
  }

  get origin2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    return (
      this.#r.view.getInt32(
        this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x7d42),
        true,
      ) * 0.0625
    );
  }

  get angle2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x10) === 0) return undefined;
    return (
      this.#r.view.getInt16(
        this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x7d46),
        true,
      ) * 0.0054931640625
    );
  }

  get origin3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return (
      this.#r.view.getInt32(
        this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x7d56),
        true,
      ) * 0.0625
    );
  }

  get angle3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0200) === 0) return undefined;
    return (
      this.#r.view.getInt16(
        this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x7d5e),
        true,
      ) * 0.0054931640625
    );
  }

  get alpha(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x010000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x7f5e));
  }

  get scale(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x100000) === 0) return undefined;
    return (
      this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x017f5e)) *
      0.0625
    );
  }

  get frame2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x020000) === 0) return undefined;
    return this.#r.view.getUint8(
      this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x117f5e),
    );
  }

  get model2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x040000) === 0) return undefined;
    return this.#r.view.getUint8(
      this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x137f5e),
    );
  }

  get lerpfinish(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x080000) === 0) return undefined;
    return (
      this.#r.view.getUint8(this.#at0 + 1 + bytesOfUpdateentityFrom99982Flags(flags & 0x177f5e)) /
      255
    );
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
    | UpdateentityFrom666View
    | UpdateentityFrom99912View
    | UpdateentityFrom99982View;
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

/** Makes what visiting in versions 666 to 999 aims. */
export function newScratchFrom666(): Scratch {
  return { ...newScratch(), updateentity: new UpdateentityFrom666View(), bf: { type: "bf" } };
}

/** Makes what visiting in version 999+12 aims. */
export function newScratchFrom99912(): Scratch {
  return { ...newScratchFrom99982(), updateentity: new UpdateentityFrom99912View() };
}

/** Makes what visiting in version 999+82 aims. */
export function newScratchFrom99982(): Scratch {
  return { ...newScratchFrom666(), updateentity: new UpdateentityFrom99982View() };
}

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
    passAll: passMessages,
    scratch: newScratch,
    read: readMessage,
    pass: passMessage,
  },
  {
    table,
    from: 9,
    to: 10,
    decode: decodeMessageFrom666,
    encode: encodeMessageFrom666,
    skip: skipMessageFrom666,
    visit: visitMessageFrom666,
    skipAll: skipMessagesFrom666,
    passAll: passMessagesFrom666,
    scratch: newScratchFrom666,
    read: readMessageFrom666,
    pass: passMessageFrom666,
  },
  {
    table,
    from: 11,
    to: 11,
    decode: decodeMessageFrom99912,
    encode: encodeMessageFrom99912,
    skip: skipMessageFrom99912,
    visit: visitMessageFrom99912,
    skipAll: skipMessagesFrom99912,
    passAll: passMessagesFrom99912,
    scratch: newScratchFrom99912,
    read: readMessageFrom99912,
    pass: passMessageFrom99912,
  },
  {
    table,
    from: 12,
    to: 12,
    decode: decodeMessageFrom99982,
    encode: encodeMessageFrom99982,
    skip: skipMessageFrom99982,
    visit: visitMessageFrom99982,
    skipAll: skipMessagesFrom99982,
    passAll: passMessagesFrom99982,
    scratch: newScratchFrom99982,
    read: readMessageFrom99982,
    pass: passMessageFrom99982,
  },
];
