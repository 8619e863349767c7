// Generated from schema/netquake.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Codec } from "../runtime/codec.ts";
import { table } from "./netquake.table.ts";
import { explainDecode, explainEncode } from "../runtime/explain.ts";
import { bitLengths } from "../runtime/lengths.ts";
import {
  type Reader,
  need,
  skip,
  readU8,
  readI8,
  readU16,
  readI16,
  readU32,
  readI32,
  readF32,
  nanBits,
  expectProtocol,
  noArm,
  refused,
  unknownId,
} from "../runtime/reader.ts";
import {
  readString,
  skipString,
  writeString,
  readStrings,
  skipStrings,
  writeStrings,
} from "../runtime/text.ts";
import {
  type Writer,
  reserve,
  writeId,
  writeU8,
  writeI8,
  writeU16,
  writeI16,
  writeU32,
  writeI32,
  writeF32,
  expectLength,
  fit,
  expectOneOf,
  noSuchArm,
  unscale,
  unknownType,
} from "../runtime/writer.ts";
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
 * DEM §7.1 · netquake.yaml:76
 */
export interface Bad {
  type: "bad";
}

/**
 * Does nothing.
 *
 * DEM §7.2 · netquake.yaml:82
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
 * DEM §7.4 · netquake.yaml:92
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
 * DEM §7.5 · netquake.yaml:100
 */
export interface Version {
  type: "version";
  serverprotocol: number;
}

/**
 * Puts the camera at an entity.
 *
 * DEM §7.6, ERRATA 23 · netquake.yaml:107
 */
export interface Setview {
  type: "setview";
  entity: number;
}

/**
 * Starts a sound at a point.
 *
 * DEM §7.7, ERRATA 17 · netquake.yaml:114
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
}

/**
 * The server's time, in seconds since the level began.
 *
 * DEM §7.8 · netquake.yaml:136
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
 * DEM §7.9 · netquake.yaml:143
 */
export interface Print {
  type: "print";
  text: string;
}

/**
 * Commands that the client's console runs.
 *
 * DEM §7.10 · netquake.yaml:150
 */
export interface Stufftext {
  type: "stufftext";
  text: string;
}

/**
 * Turns the camera.
 *
 * DEM §7.11 · netquake.yaml:157
 */
export interface Setangle {
  type: "setangle";
  /** Pitch, yaw, roll. */
  angles: [number, number, number];
}

/**
 * A level begins.
 *
 * DEM §7.12 · netquake.yaml:164
 */
export interface Serverinfo {
  type: "serverinfo";
  /** The protocol's number: 15, or 666 for FitzQuake. */
  serverversion: number;
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
 * DEM §7.13 · netquake.yaml:186
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
 * DEM §7.14 · netquake.yaml:194
 */
export interface Updatename {
  type: "updatename";
  player: number;
  netname: string;
}

/**
 * A player's frags.
 *
 * DEM §7.15 · netquake.yaml:202
 */
export interface Updatefrags {
  type: "updatefrags";
  player: number;
  frags: number;
}

/**
 * The status bar, and how the camera is moved.
 *
 * DEM §7.16, ERRATA 1-9 · netquake.yaml:210
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
}

/**
 * Stops the sound that an entity makes on a channel.
 *
 * DEM §7.17 · netquake.yaml:248
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
 * DEM §7.18 · netquake.yaml:258
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
 * DEM §7.19, ERRATA 14 · netquake.yaml:269
 */
export interface Particle {
  type: "particle";
  origin: [number, number, number];
  direction: [number, number, number];
  /** 255 stands for 1024. */
  count: number;
  /** Index into the palette. */
  color: number;
}

/**
 * The player was hit.
 *
 * DEM §7.20 · netquake.yaml:279
 */
export interface Damage {
  type: "damage";
  /** What the armour took. */
  armor: number;
  /** What the health took. */
  blood: number;
  /** Where the hit came from. */
  origin: [number, number, number];
}

/**
 * An entity that never changes, such as a flame.
 *
 * DEM §7.21 · netquake.yaml:288
 */
export interface Spawnstatic {
  type: "spawnstatic";
  modelindex: number;
  frame: number;
  colormap: number;
  skin: number;
  origin: [number, number, number];
  angles: [number, number, number];
}

/**
 * No longer used. Illegal: id's client stops with "Illegible server message".
 *
 * DEM §7.22 · netquake.yaml:302
 */
export interface Spawnbinary {
  type: "spawnbinary";
}

/**
 * An entity's state that its updates differ from.
 *
 * DEM §7.23, ERRATA 13 · netquake.yaml:308
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
}

/** A variant of TempEntity. */
export interface TempEntityPoint {
  type: "temp_entity";
  /** One of TEMP_ENTITY. */
  entitytype: 0 | 1 | 2 | 3 | 4 | 7 | 8 | 10 | 11;
  origin: [number, number, number];
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
}

/**
 * A short-lived effect.
 *
 * DEM §7.24 · netquake.yaml:323
 */
export type TempEntity = TempEntityPoint | TempEntityLine | TempEntityExplosion2;

/**
 * The game pauses or goes on.
 *
 * DEM §7.25 · netquake.yaml:357
 */
export interface Setpause {
  type: "setpause";
  /** 0 goes on. */
  paused: number;
}

/**
 * How far the client has come with its sign-on.
 *
 * DEM §7.26, ERRATA 25 · netquake.yaml:364
 */
export interface Signonnum {
  type: "signonnum";
  /** One of SIGNON. */
  signon: number;
}

/**
 * Text in the middle of the screen.
 *
 * DEM §7.27 · netquake.yaml:371
 */
export interface Centerprint {
  type: "centerprint";
  text: string;
}

/**
 * One more monster is dead.
 *
 * DEM §7.28 · netquake.yaml:378
 */
export interface Killedmonster {
  type: "killedmonster";
}

/**
 * One more secret is found.
 *
 * DEM §7.29 · netquake.yaml:383
 */
export interface Foundsecret {
  type: "foundsecret";
}

/**
 * A sound that goes on for the whole level.
 *
 * DEM §7.30 · netquake.yaml:388
 */
export interface Spawnstaticsound {
  type: "spawnstaticsound";
  origin: [number, number, number];
  soundnum: number;
  volume: number;
  attenuation: number;
}

/**
 * The level is over; its figures are shown.
 *
 * DEM §7.31 · netquake.yaml:398
 */
export interface Intermission {
  type: "intermission";
}

/**
 * The episode is over; this text is told.
 *
 * DEM §7.32 · netquake.yaml:403
 */
export interface Finale {
  type: "finale";
  text: string;
}

/**
 * Which music plays.
 *
 * DEM §7.33, ERRATA 27 · netquake.yaml:410
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
 * DEM §7.34 · netquake.yaml:418
 */
export interface Sellscreen {
  type: "sellscreen";
}

/**
 * As finale, without its end.
 *
 * DEM §7.35 · netquake.yaml:423
 */
export interface Cutscene {
  type: "cutscene";
  text: string;
}

/**
 * How an entity differs from its baseline. One that gets no update is out of sight.
 *
 * DEM §7.36, ERRATA 10-13 · netquake.yaml:431
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
  /** EF_ bits. Absent: baseline.effects. */
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
  /** The movement is not to be smoothed. */
  nolerp: boolean;
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
  | Updateentity;

/** What to do with messages, by type. Each gets an object that is good until it returns. */
export interface Handlers {
  bad?: ((message: Bad) => void) | undefined;
  nop?: ((message: Nop) => void) | undefined;
  disconnect?: ((message: Disconnect) => void) | undefined;
  updatestat?: ((message: Updatestat) => void) | undefined;
  version?: ((message: Version) => void) | undefined;
  setview?: ((message: Setview) => void) | undefined;
  sound?: ((message: Sound) => void) | undefined;
  time?: ((message: Time) => void) | undefined;
  print?: ((message: Print) => void) | undefined;
  stufftext?: ((message: Stufftext) => void) | undefined;
  setangle?: ((message: Setangle) => void) | undefined;
  serverinfo?: ((message: Serverinfo) => void) | undefined;
  lightstyle?: ((message: Lightstyle) => void) | undefined;
  updatename?: ((message: Updatename) => void) | undefined;
  updatefrags?: ((message: Updatefrags) => void) | undefined;
  clientdata?: ((message: Clientdata) => void) | undefined;
  stopsound?: ((message: Stopsound) => void) | undefined;
  updatecolors?: ((message: Updatecolors) => void) | undefined;
  particle?: ((message: Particle) => void) | undefined;
  damage?: ((message: Damage) => void) | undefined;
  spawnstatic?: ((message: Spawnstatic) => void) | undefined;
  spawnbinary?: ((message: Spawnbinary) => void) | undefined;
  spawnbaseline?: ((message: Spawnbaseline) => void) | undefined;
  temp_entity?: ((message: TempEntity) => void) | undefined;
  setpause?: ((message: Setpause) => void) | undefined;
  signonnum?: ((message: Signonnum) => void) | undefined;
  centerprint?: ((message: Centerprint) => void) | undefined;
  killedmonster?: ((message: Killedmonster) => void) | undefined;
  foundsecret?: ((message: Foundsecret) => void) | undefined;
  spawnstaticsound?: ((message: Spawnstaticsound) => void) | undefined;
  intermission?: ((message: Intermission) => void) | undefined;
  finale?: ((message: Finale) => void) | undefined;
  cdtrack?: ((message: Cdtrack) => void) | undefined;
  sellscreen?: ((message: Sellscreen) => void) | undefined;
  cutscene?: ((message: Cutscene) => void) | undefined;
  updateentity?: ((message: Updateentity) => void) | undefined;
}

/** The objects that visiting fills. */
export interface Scratch {
  bad: Bad;
  nop: Nop;
  disconnect: Disconnect;
  updatestat: Updatestat;
  version: Version;
  setview: Setview;
  sound: Sound;
  time: Time;
  print: Print;
  stufftext: Stufftext;
  setangle: Setangle;
  serverinfo: Serverinfo;
  lightstyle: Lightstyle;
  updatename: Updatename;
  updatefrags: Updatefrags;
  clientdata: Clientdata;
  stopsound: Stopsound;
  updatecolors: Updatecolors;
  particle: Particle;
  damage: Damage;
  spawnstatic: Spawnstatic;
  spawnbinary: Spawnbinary;
  spawnbaseline: Spawnbaseline;
  setpause: Setpause;
  signonnum: Signonnum;
  centerprint: Centerprint;
  killedmonster: Killedmonster;
  foundsecret: Foundsecret;
  spawnstaticsound: Spawnstaticsound;
  intermission: Intermission;
  finale: Finale;
  cdtrack: Cdtrack;
  sellscreen: Sellscreen;
  cutscene: Cutscene;
  updateentity: Updateentity;
}

/** Makes the objects that visiting fills. */
export function newScratch(): Scratch {
  return {
    bad: { type: "bad" },
    nop: { type: "nop" },
    disconnect: { type: "disconnect" },
    updatestat: { type: "updatestat", index: 0, value: 0 },
    version: { type: "version", serverprotocol: 0 },
    setview: { type: "setview", entity: 0 },
    sound: {
      type: "sound",
      flags: undefined,
      volume: undefined,
      attenuation: undefined,
      channel: 0,
      entity: 0,
      soundnum: 0,
      origin: [0, 0, 0],
    },
    time: { type: "time", time: 0, timeNaN: undefined },
    print: { type: "print", text: "" },
    stufftext: { type: "stufftext", text: "" },
    setangle: { type: "setangle", angles: [0, 0, 0] },
    serverinfo: {
      type: "serverinfo",
      serverversion: 0,
      maxclients: 0,
      gametype: 0,
      mapname: "",
      models: [],
      sounds: [],
    },
    lightstyle: { type: "lightstyle", style: 0, string: "" },
    updatename: { type: "updatename", player: 0, netname: "" },
    updatefrags: { type: "updatefrags", player: 0, frags: 0 },
    clientdata: {
      type: "clientdata",
      flags: undefined,
      viewheight: undefined,
      idealpitch: undefined,
      punchangle1: undefined,
      velocity1: undefined,
      punchangle2: undefined,
      velocity2: undefined,
      punchangle3: undefined,
      velocity3: undefined,
      items: undefined,
      onground: false,
      inwater: false,
      weaponframe: undefined,
      armor: undefined,
      weapon: undefined,
      health: 0,
      ammo: 0,
      shells: 0,
      nails: 0,
      rockets: 0,
      cells: 0,
      activeweapon: 0,
    },
    stopsound: { type: "stopsound", channel: 0, entity: 0 },
    updatecolors: { type: "updatecolors", player: 0, pants: 0, shirt: 0 },
    particle: { type: "particle", origin: [0, 0, 0], direction: [0, 0, 0], count: 0, color: 0 },
    damage: { type: "damage", armor: 0, blood: 0, origin: [0, 0, 0] },
    spawnstatic: {
      type: "spawnstatic",
      modelindex: 0,
      frame: 0,
      colormap: 0,
      skin: 0,
      origin: [0, 0, 0],
      angles: [0, 0, 0],
    },
    spawnbinary: { type: "spawnbinary" },
    spawnbaseline: {
      type: "spawnbaseline",
      entity: 0,
      modelindex: 0,
      frame: 0,
      colormap: 0,
      skin: 0,
      origin: [0, 0, 0],
      angles: [0, 0, 0],
    },
    setpause: { type: "setpause", paused: 0 },
    signonnum: { type: "signonnum", signon: 0 },
    centerprint: { type: "centerprint", text: "" },
    killedmonster: { type: "killedmonster" },
    foundsecret: { type: "foundsecret" },
    spawnstaticsound: {
      type: "spawnstaticsound",
      origin: [0, 0, 0],
      soundnum: 0,
      volume: 0,
      attenuation: 0,
    },
    intermission: { type: "intermission" },
    finale: { type: "finale", text: "" },
    cdtrack: { type: "cdtrack", track: 0, looptrack: 0 },
    sellscreen: { type: "sellscreen" },
    cutscene: { type: "cutscene", text: "" },
    updateentity: {
      type: "updateentity",
      flags: undefined,
      entity: 0,
      modelindex: undefined,
      frame: undefined,
      colormap: undefined,
      skin: undefined,
      effects: undefined,
      origin1: undefined,
      angle1: undefined,
      origin2: undefined,
      angle2: undefined,
      origin3: undefined,
      angle3: undefined,
      nolerp: false,
    },
  };
}

const SOUND_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 0, 0, 0, 0]);
const SOUND_FROM666_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 0, 0, 0, 0]);
const CLIENTDATA_UNTIL106_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const CLIENTDATA_UNTIL106_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 4, 0, 0, 1, 1, 1, 0]);
const CLIENTDATA_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const CLIENTDATA_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 0, 0, 1, 1, 1, 0]);
const CLIENTDATA_FROM666_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const CLIENTDATA_FROM666_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 0, 0, 1, 1, 1, 0]);
const UPDATEENTITY_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 2, 2, 2, 1, 0, 1, 0]);
const UPDATEENTITY_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 0]);
const UPDATEENTITY_FROM666_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 2, 2, 2, 1, 0, 1, 0]);
const UPDATEENTITY_FROM666_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 0]);

/** Reads a `updatestat` behind its id. Throws DecodeError. */
export function decodeUpdatestat(r: Reader): Updatestat {
  need(r, 5);
  return { type: "updatestat", index: readU8(r), value: readI32(r) };
}

/** As `decodeUpdatestat`, into `m`. */
export function visitUpdatestat(r: Reader, m: Updatestat): Updatestat {
  need(r, 5);
  m.index = readU8(r);
  m.value = readI32(r);
  return m;
}

/** Passes over what `decodeUpdatestat` reads. Throws DecodeError. */
export function skipUpdatestat(r: Reader): void {
  skip(r, 5);
}

/** Writes what `decodeUpdatestat` reads. Throws EncodeError. */
export function encodeUpdatestat(w: Writer, m: Updatestat): void {
  reserve(w, 5);
  writeU8(w, m.index);
  writeI32(w, m.value);
}

/** Reads a `version` behind its id. Throws DecodeError. */
export function decodeVersion(r: Reader): Version {
  need(r, 4);
  return { type: "version", serverprotocol: readI32(r) };
}

/** As `decodeVersion`, into `m`. */
export function visitVersion(r: Reader, m: Version): Version {
  need(r, 4);
  m.serverprotocol = readI32(r);
  return m;
}

/** Passes over what `decodeVersion` reads. Throws DecodeError. */
export function skipVersion(r: Reader): void {
  skip(r, 4);
}

/** Writes what `decodeVersion` reads. Throws EncodeError. */
export function encodeVersion(w: Writer, m: Version): void {
  reserve(w, 4);
  writeI32(w, m.serverprotocol);
}

/** Reads a `setview` behind its id. Throws DecodeError. */
export function decodeSetview(r: Reader): Setview {
  need(r, 2);
  return { type: "setview", entity: readI16(r) };
}

/** As `decodeSetview`, into `m`. */
export function visitSetview(r: Reader, m: Setview): Setview {
  need(r, 2);
  m.entity = readI16(r);
  return m;
}

/** Passes over what `decodeSetview` reads. Throws DecodeError. */
export function skipSetview(r: Reader): void {
  skip(r, 2);
}

/** Writes what `decodeSetview` reads. Throws EncodeError. */
export function encodeSetview(w: Writer, m: Setview): void {
  reserve(w, 2);
  writeI16(w, m.entity);
}

/** Reads a `sound` (to 1.09) behind its id. Throws DecodeError. */
export function decodeSound(r: Reader): Sound {
  need(r, 1);
  const flags = readU8(r);
  need(r, 9 + SOUND_FLAGS_LENGTHS_0[flags & 0xff]!);
  const volume = (flags & 0x01) !== 0 ? readU8(r) / 255 : undefined;
  const attenuation = (flags & 0x02) !== 0 ? readU8(r) * 0.015625 : undefined;
  const channelEntity = readU16(r);
  return {
    type: "sound",
    flags,
    volume,
    attenuation,
    channel: channelEntity & 0x07,
    entity: channelEntity >>> 3,
    soundnum: readU8(r),
    origin: [readI16(r) * 0.125, readI16(r) * 0.125, readI16(r) * 0.125],
  };
}

/** As `decodeSound`, into `m`. */
export function visitSound(r: Reader, m: Sound): Sound {
  need(r, 1);
  const flags = readU8(r);
  m.flags = flags;
  need(r, 9 + SOUND_FLAGS_LENGTHS_0[flags & 0xff]!);
  m.volume = (flags & 0x01) !== 0 ? readU8(r) / 255 : undefined;
  m.attenuation = (flags & 0x02) !== 0 ? readU8(r) * 0.015625 : undefined;
  const channelEntity = readU16(r);
  m.channel = channelEntity & 0x07;
  m.entity = channelEntity >>> 3;
  m.soundnum = readU8(r);
  m.origin[0] = readI16(r) * 0.125;
  m.origin[1] = readI16(r) * 0.125;
  m.origin[2] = readI16(r) * 0.125;
  return m;
}

/** Passes over what `decodeSound` reads. Throws DecodeError. */
export function skipSound(r: Reader): void {
  need(r, 1);
  const flags = readU8(r);
  skip(r, 9 + SOUND_FLAGS_LENGTHS_0[flags & 0xff]!);
}

/** Writes what `decodeSound` reads. Throws EncodeError. */
export function encodeSound(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfc;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  reserve(w, 12);
  writeU8(w, flags);
  if (m.volume !== undefined) writeU8(w, unscale(m.volume, 1, 255));
  if (m.attenuation !== undefined) writeU8(w, unscale(m.attenuation, 1, 64));
  writeU16(w, fit(m.channel, 3) | (fit(m.entity, 13) << 3));
  writeU8(w, m.soundnum);
  expectLength(m.origin, 3);
  writeI16(w, unscale(m.origin[0], 1, 8));
  writeI16(w, unscale(m.origin[1], 1, 8));
  writeI16(w, unscale(m.origin[2], 1, 8));
}

/** Reads a `sound` (666) behind its id. Throws DecodeError. */
export function decodeSoundFrom666(r: Reader): Sound {
  need(r, 1);
  const flags = readU8(r);
  need(r, 9 + SOUND_FROM666_FLAGS_LENGTHS_0[flags & 0xff]!);
  if ((flags & 0x08) !== 0) throw refused(r, "an entity of 16 bits (ERRATA 121)");
  if ((flags & 0x10) !== 0) throw refused(r, "a sound of 16 bits (ERRATA 121)");
  const volume = (flags & 0x01) !== 0 ? readU8(r) / 255 : undefined;
  const attenuation = (flags & 0x02) !== 0 ? readU8(r) * 0.015625 : undefined;
  const channelEntity = readU16(r);
  return {
    type: "sound",
    flags,
    volume,
    attenuation,
    channel: channelEntity & 0x07,
    entity: channelEntity >>> 3,
    soundnum: readU8(r),
    origin: [readI16(r) * 0.125, readI16(r) * 0.125, readI16(r) * 0.125],
  };
}

/** As `decodeSoundFrom666`, into `m`. */
export function visitSoundFrom666(r: Reader, m: Sound): Sound {
  need(r, 1);
  const flags = readU8(r);
  m.flags = flags;
  need(r, 9 + SOUND_FROM666_FLAGS_LENGTHS_0[flags & 0xff]!);
  if ((flags & 0x08) !== 0) throw refused(r, "an entity of 16 bits (ERRATA 121)");
  if ((flags & 0x10) !== 0) throw refused(r, "a sound of 16 bits (ERRATA 121)");
  m.volume = (flags & 0x01) !== 0 ? readU8(r) / 255 : undefined;
  m.attenuation = (flags & 0x02) !== 0 ? readU8(r) * 0.015625 : undefined;
  const channelEntity = readU16(r);
  m.channel = channelEntity & 0x07;
  m.entity = channelEntity >>> 3;
  m.soundnum = readU8(r);
  m.origin[0] = readI16(r) * 0.125;
  m.origin[1] = readI16(r) * 0.125;
  m.origin[2] = readI16(r) * 0.125;
  return m;
}

/** Passes over what `decodeSoundFrom666` reads. Throws DecodeError. */
export function skipSoundFrom666(r: Reader): void {
  need(r, 1);
  const flags = readU8(r);
  if ((flags & 0x08) !== 0) throw refused(r, "an entity of 16 bits (ERRATA 121)");
  if ((flags & 0x10) !== 0) throw refused(r, "a sound of 16 bits (ERRATA 121)");
  skip(r, 9 + SOUND_FROM666_FLAGS_LENGTHS_0[flags & 0xff]!);
}

/** Writes what `decodeSoundFrom666` reads. Throws EncodeError. */
export function encodeSoundFrom666(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xe4;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  reserve(w, 12);
  writeU8(w, flags);
  if (m.volume !== undefined) writeU8(w, unscale(m.volume, 1, 255));
  if (m.attenuation !== undefined) writeU8(w, unscale(m.attenuation, 1, 64));
  writeU16(w, fit(m.channel, 3) | (fit(m.entity, 13) << 3));
  writeU8(w, m.soundnum);
  expectLength(m.origin, 3);
  writeI16(w, unscale(m.origin[0], 1, 8));
  writeI16(w, unscale(m.origin[1], 1, 8));
  writeI16(w, unscale(m.origin[2], 1, 8));
}

/** Reads a `time` behind its id. Throws DecodeError. */
export function decodeTime(r: Reader): Time {
  need(r, 4);
  return { type: "time", time: readF32(r), timeNaN: nanBits(r, 1)?.[0] };
}

/** As `decodeTime`, into `m`. */
export function visitTime(r: Reader, m: Time): Time {
  need(r, 4);
  m.time = readF32(r);
  m.timeNaN = nanBits(r, 1)?.[0];
  return m;
}

/** Passes over what `decodeTime` reads. Throws DecodeError. */
export function skipTime(r: Reader): void {
  skip(r, 4);
}

/** Writes what `decodeTime` reads. Throws EncodeError. */
export function encodeTime(w: Writer, m: Time): void {
  reserve(w, 4);
  writeF32(w, m.time, m.timeNaN);
}

/** Reads a `print` behind its id. Throws DecodeError. */
export function decodePrint(r: Reader): Print {
  return { type: "print", text: readString(r, 2047) };
}

/** As `decodePrint`, into `m`. */
export function visitPrint(r: Reader, m: Print): Print {
  m.text = readString(r, 2047);
  return m;
}

/** Passes over what `decodePrint` reads. Throws DecodeError. */
export function skipPrint(r: Reader): void {
  skipString(r, 2047);
}

/** Writes what `decodePrint` reads. Throws EncodeError. */
export function encodePrint(w: Writer, m: Print): void {
  writeString(w, m.text, 2047);
}

/** Reads a `stufftext` behind its id. Throws DecodeError. */
export function decodeStufftext(r: Reader): Stufftext {
  return { type: "stufftext", text: readString(r, 2047) };
}

/** As `decodeStufftext`, into `m`. */
export function visitStufftext(r: Reader, m: Stufftext): Stufftext {
  m.text = readString(r, 2047);
  return m;
}

/** Passes over what `decodeStufftext` reads. Throws DecodeError. */
export function skipStufftext(r: Reader): void {
  skipString(r, 2047);
}

/** Writes what `decodeStufftext` reads. Throws EncodeError. */
export function encodeStufftext(w: Writer, m: Stufftext): void {
  writeString(w, m.text, 2047);
}

/** Reads a `setangle` behind its id. Throws DecodeError. */
export function decodeSetangle(r: Reader): Setangle {
  need(r, 3);
  return {
    type: "setangle",
    angles: [readI8(r) * 1.40625, readI8(r) * 1.40625, readI8(r) * 1.40625],
  };
}

/** As `decodeSetangle`, into `m`. */
export function visitSetangle(r: Reader, m: Setangle): Setangle {
  need(r, 3);
  m.angles[0] = readI8(r) * 1.40625;
  m.angles[1] = readI8(r) * 1.40625;
  m.angles[2] = readI8(r) * 1.40625;
  return m;
}

/** Passes over what `decodeSetangle` reads. Throws DecodeError. */
export function skipSetangle(r: Reader): void {
  skip(r, 3);
}

/** Writes what `decodeSetangle` reads. Throws EncodeError. */
export function encodeSetangle(w: Writer, m: Setangle): void {
  reserve(w, 3);
  expectLength(m.angles, 3);
  writeI8(w, unscale(m.angles[0], 45, 32));
  writeI8(w, unscale(m.angles[1], 45, 32));
  writeI8(w, unscale(m.angles[2], 45, 32));
}

/** Reads a `serverinfo` behind its id. Throws DecodeError. */
export function decodeServerinfo(r: Reader): Serverinfo {
  need(r, 6);
  return {
    type: "serverinfo",
    serverversion: expectProtocol(r, readI32(r), [15, 666]),
    maxclients: readU8(r),
    gametype: readU8(r),
    mapname: readString(r, 2047),
    models: readStrings(r, 2047),
    sounds: readStrings(r, 2047),
  };
}

/** As `decodeServerinfo`, into `m`. */
export function visitServerinfo(r: Reader, m: Serverinfo): Serverinfo {
  need(r, 6);
  m.serverversion = expectProtocol(r, readI32(r), [15, 666]);
  m.maxclients = readU8(r);
  m.gametype = readU8(r);
  m.mapname = readString(r, 2047);
  m.models = readStrings(r, 2047);
  m.sounds = readStrings(r, 2047);
  return m;
}

/** Passes over what `decodeServerinfo` reads. Throws DecodeError. */
export function skipServerinfo(r: Reader): void {
  need(r, 4);
  const serverversion = readI32(r);
  expectProtocol(r, serverversion, [15, 666]);
  skip(r, 2);
  skipString(r, 2047);
  skipStrings(r, 2047);
  skipStrings(r, 2047);
}

/** Writes what `decodeServerinfo` reads. Throws EncodeError. */
export function encodeServerinfo(w: Writer, m: Serverinfo): void {
  reserve(w, 6);
  expectOneOf(m.serverversion, [15, 666]);
  writeI32(w, m.serverversion);
  writeU8(w, m.maxclients);
  writeU8(w, m.gametype);
  writeString(w, m.mapname, 2047);
  writeStrings(w, m.models, 2047);
  writeStrings(w, m.sounds, 2047);
}

/** Reads a `lightstyle` behind its id. Throws DecodeError. */
export function decodeLightstyle(r: Reader): Lightstyle {
  need(r, 1);
  return { type: "lightstyle", style: readU8(r), string: readString(r, 2047) };
}

/** As `decodeLightstyle`, into `m`. */
export function visitLightstyle(r: Reader, m: Lightstyle): Lightstyle {
  need(r, 1);
  m.style = readU8(r);
  m.string = readString(r, 2047);
  return m;
}

/** Passes over what `decodeLightstyle` reads. Throws DecodeError. */
export function skipLightstyle(r: Reader): void {
  skip(r, 1);
  skipString(r, 2047);
}

/** Writes what `decodeLightstyle` reads. Throws EncodeError. */
export function encodeLightstyle(w: Writer, m: Lightstyle): void {
  reserve(w, 1);
  writeU8(w, m.style);
  writeString(w, m.string, 2047);
}

/** Reads a `updatename` behind its id. Throws DecodeError. */
export function decodeUpdatename(r: Reader): Updatename {
  need(r, 1);
  return { type: "updatename", player: readU8(r), netname: readString(r, 2047) };
}

/** As `decodeUpdatename`, into `m`. */
export function visitUpdatename(r: Reader, m: Updatename): Updatename {
  need(r, 1);
  m.player = readU8(r);
  m.netname = readString(r, 2047);
  return m;
}

/** Passes over what `decodeUpdatename` reads. Throws DecodeError. */
export function skipUpdatename(r: Reader): void {
  skip(r, 1);
  skipString(r, 2047);
}

/** Writes what `decodeUpdatename` reads. Throws EncodeError. */
export function encodeUpdatename(w: Writer, m: Updatename): void {
  reserve(w, 1);
  writeU8(w, m.player);
  writeString(w, m.netname, 2047);
}

/** Reads a `updatefrags` behind its id. Throws DecodeError. */
export function decodeUpdatefrags(r: Reader): Updatefrags {
  need(r, 3);
  return { type: "updatefrags", player: readU8(r), frags: readI16(r) };
}

/** As `decodeUpdatefrags`, into `m`. */
export function visitUpdatefrags(r: Reader, m: Updatefrags): Updatefrags {
  need(r, 3);
  m.player = readU8(r);
  m.frags = readI16(r);
  return m;
}

/** Passes over what `decodeUpdatefrags` reads. Throws DecodeError. */
export function skipUpdatefrags(r: Reader): void {
  skip(r, 3);
}

/** Writes what `decodeUpdatefrags` reads. Throws EncodeError. */
export function encodeUpdatefrags(w: Writer, m: Updatefrags): void {
  reserve(w, 3);
  writeU8(w, m.player);
  writeI16(w, m.frags);
}

/** Reads a `clientdata` (to 1.06) behind its id. Throws DecodeError. */
export function decodeClientdataUntil106(r: Reader): Clientdata {
  need(r, 2);
  const flags = readU16(r);
  need(
    r,
    8 +
      CLIENTDATA_UNTIL106_FLAGS_LENGTHS_0[flags & 0xff]! +
      CLIENTDATA_UNTIL106_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
  return {
    type: "clientdata",
    flags,
    viewheight: (flags & 0x01) !== 0 ? readI8(r) : undefined,
    idealpitch: (flags & 0x02) !== 0 ? readI8(r) : undefined,
    punchangle1: (flags & 0x04) !== 0 ? readI8(r) : undefined,
    velocity1: (flags & 0x20) !== 0 ? readI8(r) * 16 : undefined,
    punchangle2: (flags & 0x08) !== 0 ? readI8(r) : undefined,
    velocity2: (flags & 0x40) !== 0 ? readI8(r) * 16 : undefined,
    punchangle3: (flags & 0x10) !== 0 ? readI8(r) : undefined,
    velocity3: (flags & 0x80) !== 0 ? readI8(r) * 16 : undefined,
    items: (flags & 0x0200) !== 0 ? readU32(r) : undefined,
    onground: (flags & 0x0400) !== 0,
    inwater: (flags & 0x0800) !== 0,
    weaponframe: (flags & 0x1000) !== 0 ? readU8(r) : undefined,
    armor: (flags & 0x2000) !== 0 ? readU8(r) : undefined,
    weapon: (flags & 0x4000) !== 0 ? readU8(r) : undefined,
    health: readI16(r),
    ammo: readU8(r),
    shells: readU8(r),
    nails: readU8(r),
    rockets: readU8(r),
    cells: readU8(r),
    activeweapon: readU8(r),
  };
}

/** As `decodeClientdataUntil106`, into `m`. */
export function visitClientdataUntil106(r: Reader, m: Clientdata): Clientdata {
  need(r, 2);
  const flags = readU16(r);
  m.flags = flags;
  need(
    r,
    8 +
      CLIENTDATA_UNTIL106_FLAGS_LENGTHS_0[flags & 0xff]! +
      CLIENTDATA_UNTIL106_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
  m.viewheight = (flags & 0x01) !== 0 ? readI8(r) : undefined;
  m.idealpitch = (flags & 0x02) !== 0 ? readI8(r) : undefined;
  m.punchangle1 = (flags & 0x04) !== 0 ? readI8(r) : undefined;
  m.velocity1 = (flags & 0x20) !== 0 ? readI8(r) * 16 : undefined;
  m.punchangle2 = (flags & 0x08) !== 0 ? readI8(r) : undefined;
  m.velocity2 = (flags & 0x40) !== 0 ? readI8(r) * 16 : undefined;
  m.punchangle3 = (flags & 0x10) !== 0 ? readI8(r) : undefined;
  m.velocity3 = (flags & 0x80) !== 0 ? readI8(r) * 16 : undefined;
  m.items = (flags & 0x0200) !== 0 ? readU32(r) : undefined;
  m.onground = (flags & 0x0400) !== 0;
  m.inwater = (flags & 0x0800) !== 0;
  m.weaponframe = (flags & 0x1000) !== 0 ? readU8(r) : undefined;
  m.armor = (flags & 0x2000) !== 0 ? readU8(r) : undefined;
  m.weapon = (flags & 0x4000) !== 0 ? readU8(r) : undefined;
  m.health = readI16(r);
  m.ammo = readU8(r);
  m.shells = readU8(r);
  m.nails = readU8(r);
  m.rockets = readU8(r);
  m.cells = readU8(r);
  m.activeweapon = readU8(r);
  return m;
}

/** Passes over what `decodeClientdataUntil106` reads. Throws DecodeError. */
export function skipClientdataUntil106(r: Reader): void {
  need(r, 2);
  const flags = readU16(r);
  skip(
    r,
    8 +
      CLIENTDATA_UNTIL106_FLAGS_LENGTHS_0[flags & 0xff]! +
      CLIENTDATA_UNTIL106_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
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
  writeU16(w, flags);
  if (m.viewheight !== undefined) writeI8(w, m.viewheight);
  if (m.idealpitch !== undefined) writeI8(w, m.idealpitch);
  if (m.punchangle1 !== undefined) writeI8(w, m.punchangle1);
  if (m.velocity1 !== undefined) writeI8(w, unscale(m.velocity1, 16, 1));
  if (m.punchangle2 !== undefined) writeI8(w, m.punchangle2);
  if (m.velocity2 !== undefined) writeI8(w, unscale(m.velocity2, 16, 1));
  if (m.punchangle3 !== undefined) writeI8(w, m.punchangle3);
  if (m.velocity3 !== undefined) writeI8(w, unscale(m.velocity3, 16, 1));
  if (m.items !== undefined) writeU32(w, m.items);
  if (m.weaponframe !== undefined) writeU8(w, m.weaponframe);
  if (m.armor !== undefined) writeU8(w, m.armor);
  if (m.weapon !== undefined) writeU8(w, m.weapon);
  writeI16(w, m.health);
  writeU8(w, m.ammo);
  writeU8(w, m.shells);
  writeU8(w, m.nails);
  writeU8(w, m.rockets);
  writeU8(w, m.cells);
  writeU8(w, m.activeweapon);
}

/** Reads a `clientdata` (to 1.09) behind its id. Throws DecodeError. */
export function decodeClientdata(r: Reader): Clientdata {
  need(r, 2);
  const flags = readU16(r);
  need(
    r,
    12 +
      CLIENTDATA_FLAGS_LENGTHS_0[flags & 0xff]! +
      CLIENTDATA_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
  return {
    type: "clientdata",
    flags,
    viewheight: (flags & 0x01) !== 0 ? readI8(r) : undefined,
    idealpitch: (flags & 0x02) !== 0 ? readI8(r) : undefined,
    punchangle1: (flags & 0x04) !== 0 ? readI8(r) : undefined,
    velocity1: (flags & 0x20) !== 0 ? readI8(r) * 16 : undefined,
    punchangle2: (flags & 0x08) !== 0 ? readI8(r) : undefined,
    velocity2: (flags & 0x40) !== 0 ? readI8(r) * 16 : undefined,
    punchangle3: (flags & 0x10) !== 0 ? readI8(r) : undefined,
    velocity3: (flags & 0x80) !== 0 ? readI8(r) * 16 : undefined,
    items: readU32(r),
    onground: (flags & 0x0400) !== 0,
    inwater: (flags & 0x0800) !== 0,
    weaponframe: (flags & 0x1000) !== 0 ? readU8(r) : undefined,
    armor: (flags & 0x2000) !== 0 ? readU8(r) : undefined,
    weapon: (flags & 0x4000) !== 0 ? readU8(r) : undefined,
    health: readI16(r),
    ammo: readU8(r),
    shells: readU8(r),
    nails: readU8(r),
    rockets: readU8(r),
    cells: readU8(r),
    activeweapon: readU8(r),
  };
}

/** As `decodeClientdata`, into `m`. */
export function visitClientdata(r: Reader, m: Clientdata): Clientdata {
  need(r, 2);
  const flags = readU16(r);
  m.flags = flags;
  need(
    r,
    12 +
      CLIENTDATA_FLAGS_LENGTHS_0[flags & 0xff]! +
      CLIENTDATA_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
  m.viewheight = (flags & 0x01) !== 0 ? readI8(r) : undefined;
  m.idealpitch = (flags & 0x02) !== 0 ? readI8(r) : undefined;
  m.punchangle1 = (flags & 0x04) !== 0 ? readI8(r) : undefined;
  m.velocity1 = (flags & 0x20) !== 0 ? readI8(r) * 16 : undefined;
  m.punchangle2 = (flags & 0x08) !== 0 ? readI8(r) : undefined;
  m.velocity2 = (flags & 0x40) !== 0 ? readI8(r) * 16 : undefined;
  m.punchangle3 = (flags & 0x10) !== 0 ? readI8(r) : undefined;
  m.velocity3 = (flags & 0x80) !== 0 ? readI8(r) * 16 : undefined;
  m.items = readU32(r);
  m.onground = (flags & 0x0400) !== 0;
  m.inwater = (flags & 0x0800) !== 0;
  m.weaponframe = (flags & 0x1000) !== 0 ? readU8(r) : undefined;
  m.armor = (flags & 0x2000) !== 0 ? readU8(r) : undefined;
  m.weapon = (flags & 0x4000) !== 0 ? readU8(r) : undefined;
  m.health = readI16(r);
  m.ammo = readU8(r);
  m.shells = readU8(r);
  m.nails = readU8(r);
  m.rockets = readU8(r);
  m.cells = readU8(r);
  m.activeweapon = readU8(r);
  return m;
}

/** Passes over what `decodeClientdata` reads. Throws DecodeError. */
export function skipClientdata(r: Reader): void {
  need(r, 2);
  const flags = readU16(r);
  skip(
    r,
    12 +
      CLIENTDATA_FLAGS_LENGTHS_0[flags & 0xff]! +
      CLIENTDATA_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
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
  writeU16(w, flags);
  if (m.viewheight !== undefined) writeI8(w, m.viewheight);
  if (m.idealpitch !== undefined) writeI8(w, m.idealpitch);
  if (m.punchangle1 !== undefined) writeI8(w, m.punchangle1);
  if (m.velocity1 !== undefined) writeI8(w, unscale(m.velocity1, 16, 1));
  if (m.punchangle2 !== undefined) writeI8(w, m.punchangle2);
  if (m.velocity2 !== undefined) writeI8(w, unscale(m.velocity2, 16, 1));
  if (m.punchangle3 !== undefined) writeI8(w, m.punchangle3);
  if (m.velocity3 !== undefined) writeI8(w, unscale(m.velocity3, 16, 1));
  writeU32(w, m.items!);
  if (m.weaponframe !== undefined) writeU8(w, m.weaponframe);
  if (m.armor !== undefined) writeU8(w, m.armor);
  if (m.weapon !== undefined) writeU8(w, m.weapon);
  writeI16(w, m.health);
  writeU8(w, m.ammo);
  writeU8(w, m.shells);
  writeU8(w, m.nails);
  writeU8(w, m.rockets);
  writeU8(w, m.cells);
  writeU8(w, m.activeweapon);
}

/** Reads a `clientdata` (666) behind its id. Throws DecodeError. */
export function decodeClientdataFrom666(r: Reader): Clientdata {
  need(r, 2);
  const flags = readU16(r);
  need(
    r,
    12 +
      CLIENTDATA_FROM666_FLAGS_LENGTHS_0[flags & 0xff]! +
      CLIENTDATA_FROM666_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
  if ((flags & 0x8000) !== 0) throw refused(r, "a third byte of flags (ERRATA 120)");
  return {
    type: "clientdata",
    flags,
    viewheight: (flags & 0x01) !== 0 ? readI8(r) : undefined,
    idealpitch: (flags & 0x02) !== 0 ? readI8(r) : undefined,
    punchangle1: (flags & 0x04) !== 0 ? readI8(r) : undefined,
    velocity1: (flags & 0x20) !== 0 ? readI8(r) * 16 : undefined,
    punchangle2: (flags & 0x08) !== 0 ? readI8(r) : undefined,
    velocity2: (flags & 0x40) !== 0 ? readI8(r) * 16 : undefined,
    punchangle3: (flags & 0x10) !== 0 ? readI8(r) : undefined,
    velocity3: (flags & 0x80) !== 0 ? readI8(r) * 16 : undefined,
    items: readU32(r),
    onground: (flags & 0x0400) !== 0,
    inwater: (flags & 0x0800) !== 0,
    weaponframe: (flags & 0x1000) !== 0 ? readU8(r) : undefined,
    armor: (flags & 0x2000) !== 0 ? readU8(r) : undefined,
    weapon: (flags & 0x4000) !== 0 ? readU8(r) : undefined,
    health: readI16(r),
    ammo: readU8(r),
    shells: readU8(r),
    nails: readU8(r),
    rockets: readU8(r),
    cells: readU8(r),
    activeweapon: readU8(r),
  };
}

/** As `decodeClientdataFrom666`, into `m`. */
export function visitClientdataFrom666(r: Reader, m: Clientdata): Clientdata {
  need(r, 2);
  const flags = readU16(r);
  m.flags = flags;
  need(
    r,
    12 +
      CLIENTDATA_FROM666_FLAGS_LENGTHS_0[flags & 0xff]! +
      CLIENTDATA_FROM666_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
  if ((flags & 0x8000) !== 0) throw refused(r, "a third byte of flags (ERRATA 120)");
  m.viewheight = (flags & 0x01) !== 0 ? readI8(r) : undefined;
  m.idealpitch = (flags & 0x02) !== 0 ? readI8(r) : undefined;
  m.punchangle1 = (flags & 0x04) !== 0 ? readI8(r) : undefined;
  m.velocity1 = (flags & 0x20) !== 0 ? readI8(r) * 16 : undefined;
  m.punchangle2 = (flags & 0x08) !== 0 ? readI8(r) : undefined;
  m.velocity2 = (flags & 0x40) !== 0 ? readI8(r) * 16 : undefined;
  m.punchangle3 = (flags & 0x10) !== 0 ? readI8(r) : undefined;
  m.velocity3 = (flags & 0x80) !== 0 ? readI8(r) * 16 : undefined;
  m.items = readU32(r);
  m.onground = (flags & 0x0400) !== 0;
  m.inwater = (flags & 0x0800) !== 0;
  m.weaponframe = (flags & 0x1000) !== 0 ? readU8(r) : undefined;
  m.armor = (flags & 0x2000) !== 0 ? readU8(r) : undefined;
  m.weapon = (flags & 0x4000) !== 0 ? readU8(r) : undefined;
  m.health = readI16(r);
  m.ammo = readU8(r);
  m.shells = readU8(r);
  m.nails = readU8(r);
  m.rockets = readU8(r);
  m.cells = readU8(r);
  m.activeweapon = readU8(r);
  return m;
}

/** Passes over what `decodeClientdataFrom666` reads. Throws DecodeError. */
export function skipClientdataFrom666(r: Reader): void {
  need(r, 2);
  const flags = readU16(r);
  if ((flags & 0x8000) !== 0) throw refused(r, "a third byte of flags (ERRATA 120)");
  skip(
    r,
    12 +
      CLIENTDATA_FROM666_FLAGS_LENGTHS_0[flags & 0xff]! +
      CLIENTDATA_FROM666_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
}

/** Writes what `decodeClientdataFrom666` reads. Throws EncodeError. */
export function encodeClientdataFrom666(w: Writer, m: Clientdata): void {
  let flags = m.flags === undefined ? 0x0200 : m.flags & 0x0300;
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
  writeU16(w, flags);
  if (m.viewheight !== undefined) writeI8(w, m.viewheight);
  if (m.idealpitch !== undefined) writeI8(w, m.idealpitch);
  if (m.punchangle1 !== undefined) writeI8(w, m.punchangle1);
  if (m.velocity1 !== undefined) writeI8(w, unscale(m.velocity1, 16, 1));
  if (m.punchangle2 !== undefined) writeI8(w, m.punchangle2);
  if (m.velocity2 !== undefined) writeI8(w, unscale(m.velocity2, 16, 1));
  if (m.punchangle3 !== undefined) writeI8(w, m.punchangle3);
  if (m.velocity3 !== undefined) writeI8(w, unscale(m.velocity3, 16, 1));
  writeU32(w, m.items!);
  if (m.weaponframe !== undefined) writeU8(w, m.weaponframe);
  if (m.armor !== undefined) writeU8(w, m.armor);
  if (m.weapon !== undefined) writeU8(w, m.weapon);
  writeI16(w, m.health);
  writeU8(w, m.ammo);
  writeU8(w, m.shells);
  writeU8(w, m.nails);
  writeU8(w, m.rockets);
  writeU8(w, m.cells);
  writeU8(w, m.activeweapon);
}

/** Reads a `stopsound` behind its id. Throws DecodeError. */
export function decodeStopsound(r: Reader): Stopsound {
  need(r, 2);
  const channelEntity = readU16(r);
  return { type: "stopsound", channel: channelEntity & 0x07, entity: channelEntity >>> 3 };
}

/** As `decodeStopsound`, into `m`. */
export function visitStopsound(r: Reader, m: Stopsound): Stopsound {
  need(r, 2);
  const channelEntity = readU16(r);
  m.channel = channelEntity & 0x07;
  m.entity = channelEntity >>> 3;
  return m;
}

/** Passes over what `decodeStopsound` reads. Throws DecodeError. */
export function skipStopsound(r: Reader): void {
  skip(r, 2);
}

/** Writes what `decodeStopsound` reads. Throws EncodeError. */
export function encodeStopsound(w: Writer, m: Stopsound): void {
  reserve(w, 2);
  writeU16(w, fit(m.channel, 3) | (fit(m.entity, 13) << 3));
}

/** Reads a `updatecolors` behind its id. Throws DecodeError. */
export function decodeUpdatecolors(r: Reader): Updatecolors {
  need(r, 2);
  const player = readU8(r);
  const pantsShirt = readU8(r);
  return { type: "updatecolors", player, pants: pantsShirt & 0x0f, shirt: pantsShirt >>> 4 };
}

/** As `decodeUpdatecolors`, into `m`. */
export function visitUpdatecolors(r: Reader, m: Updatecolors): Updatecolors {
  need(r, 2);
  m.player = readU8(r);
  const pantsShirt = readU8(r);
  m.pants = pantsShirt & 0x0f;
  m.shirt = pantsShirt >>> 4;
  return m;
}

/** Passes over what `decodeUpdatecolors` reads. Throws DecodeError. */
export function skipUpdatecolors(r: Reader): void {
  skip(r, 2);
}

/** Writes what `decodeUpdatecolors` reads. Throws EncodeError. */
export function encodeUpdatecolors(w: Writer, m: Updatecolors): void {
  reserve(w, 2);
  writeU8(w, m.player);
  writeU8(w, fit(m.pants, 4) | (fit(m.shirt, 4) << 4));
}

/** Reads a `particle` behind its id. Throws DecodeError. */
export function decodeParticle(r: Reader): Particle {
  need(r, 11);
  return {
    type: "particle",
    origin: [readI16(r) * 0.125, readI16(r) * 0.125, readI16(r) * 0.125],
    direction: [readI8(r) * 0.0625, readI8(r) * 0.0625, readI8(r) * 0.0625],
    count: readU8(r),
    color: readU8(r),
  };
}

/** As `decodeParticle`, into `m`. */
export function visitParticle(r: Reader, m: Particle): Particle {
  need(r, 11);
  m.origin[0] = readI16(r) * 0.125;
  m.origin[1] = readI16(r) * 0.125;
  m.origin[2] = readI16(r) * 0.125;
  m.direction[0] = readI8(r) * 0.0625;
  m.direction[1] = readI8(r) * 0.0625;
  m.direction[2] = readI8(r) * 0.0625;
  m.count = readU8(r);
  m.color = readU8(r);
  return m;
}

/** Passes over what `decodeParticle` reads. Throws DecodeError. */
export function skipParticle(r: Reader): void {
  skip(r, 11);
}

/** Writes what `decodeParticle` reads. Throws EncodeError. */
export function encodeParticle(w: Writer, m: Particle): void {
  reserve(w, 11);
  expectLength(m.origin, 3);
  writeI16(w, unscale(m.origin[0], 1, 8));
  writeI16(w, unscale(m.origin[1], 1, 8));
  writeI16(w, unscale(m.origin[2], 1, 8));
  expectLength(m.direction, 3);
  writeI8(w, unscale(m.direction[0], 1, 16));
  writeI8(w, unscale(m.direction[1], 1, 16));
  writeI8(w, unscale(m.direction[2], 1, 16));
  writeU8(w, m.count);
  writeU8(w, m.color);
}

/** Reads a `damage` behind its id. Throws DecodeError. */
export function decodeDamage(r: Reader): Damage {
  need(r, 8);
  return {
    type: "damage",
    armor: readU8(r),
    blood: readU8(r),
    origin: [readI16(r) * 0.125, readI16(r) * 0.125, readI16(r) * 0.125],
  };
}

/** As `decodeDamage`, into `m`. */
export function visitDamage(r: Reader, m: Damage): Damage {
  need(r, 8);
  m.armor = readU8(r);
  m.blood = readU8(r);
  m.origin[0] = readI16(r) * 0.125;
  m.origin[1] = readI16(r) * 0.125;
  m.origin[2] = readI16(r) * 0.125;
  return m;
}

/** Passes over what `decodeDamage` reads. Throws DecodeError. */
export function skipDamage(r: Reader): void {
  skip(r, 8);
}

/** Writes what `decodeDamage` reads. Throws EncodeError. */
export function encodeDamage(w: Writer, m: Damage): void {
  reserve(w, 8);
  writeU8(w, m.armor);
  writeU8(w, m.blood);
  expectLength(m.origin, 3);
  writeI16(w, unscale(m.origin[0], 1, 8));
  writeI16(w, unscale(m.origin[1], 1, 8));
  writeI16(w, unscale(m.origin[2], 1, 8));
}

/** Reads a `spawnstatic` behind its id. Throws DecodeError. */
export function decodeSpawnstatic(r: Reader): Spawnstatic {
  need(r, 13);
  const modelindex = readU8(r);
  const frame = readU8(r);
  const colormap = readU8(r);
  const skin = readU8(r);
  const origin0 = readI16(r) * 0.125;
  const angles0 = readI8(r) * 1.40625;
  const origin1 = readI16(r) * 0.125;
  const angles1 = readI8(r) * 1.40625;
  const origin2 = readI16(r) * 0.125;
  const angles2 = readI8(r) * 1.40625;
  return {
    type: "spawnstatic",
    modelindex,
    frame,
    colormap,
    skin,
    origin: [origin0, origin1, origin2],
    angles: [angles0, angles1, angles2],
  };
}

/** As `decodeSpawnstatic`, into `m`. */
export function visitSpawnstatic(r: Reader, m: Spawnstatic): Spawnstatic {
  need(r, 13);
  m.modelindex = readU8(r);
  m.frame = readU8(r);
  m.colormap = readU8(r);
  m.skin = readU8(r);
  const origin0 = readI16(r) * 0.125;
  const angles0 = readI8(r) * 1.40625;
  const origin1 = readI16(r) * 0.125;
  const angles1 = readI8(r) * 1.40625;
  const origin2 = readI16(r) * 0.125;
  const angles2 = readI8(r) * 1.40625;
  m.origin[0] = origin0;
  m.origin[1] = origin1;
  m.origin[2] = origin2;
  m.angles[0] = angles0;
  m.angles[1] = angles1;
  m.angles[2] = angles2;
  return m;
}

/** Passes over what `decodeSpawnstatic` reads. Throws DecodeError. */
export function skipSpawnstatic(r: Reader): void {
  skip(r, 13);
}

/** Writes what `decodeSpawnstatic` reads. Throws EncodeError. */
export function encodeSpawnstatic(w: Writer, m: Spawnstatic): void {
  reserve(w, 13);
  writeU8(w, m.modelindex);
  writeU8(w, m.frame);
  writeU8(w, m.colormap);
  writeU8(w, m.skin);
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  writeI16(w, unscale(m.origin[0], 1, 8));
  writeI8(w, unscale(m.angles[0], 45, 32));
  writeI16(w, unscale(m.origin[1], 1, 8));
  writeI8(w, unscale(m.angles[1], 45, 32));
  writeI16(w, unscale(m.origin[2], 1, 8));
  writeI8(w, unscale(m.angles[2], 45, 32));
}

/** Reads a `spawnbaseline` behind its id. Throws DecodeError. */
export function decodeSpawnbaseline(r: Reader): Spawnbaseline {
  need(r, 15);
  const entity = readI16(r);
  const modelindex = readU8(r);
  const frame = readU8(r);
  const colormap = readU8(r);
  const skin = readU8(r);
  const origin0 = readI16(r) * 0.125;
  const angles0 = readI8(r) * 1.40625;
  const origin1 = readI16(r) * 0.125;
  const angles1 = readI8(r) * 1.40625;
  const origin2 = readI16(r) * 0.125;
  const angles2 = readI8(r) * 1.40625;
  return {
    type: "spawnbaseline",
    entity,
    modelindex,
    frame,
    colormap,
    skin,
    origin: [origin0, origin1, origin2],
    angles: [angles0, angles1, angles2],
  };
}

/** As `decodeSpawnbaseline`, into `m`. */
export function visitSpawnbaseline(r: Reader, m: Spawnbaseline): Spawnbaseline {
  need(r, 15);
  m.entity = readI16(r);
  m.modelindex = readU8(r);
  m.frame = readU8(r);
  m.colormap = readU8(r);
  m.skin = readU8(r);
  const origin0 = readI16(r) * 0.125;
  const angles0 = readI8(r) * 1.40625;
  const origin1 = readI16(r) * 0.125;
  const angles1 = readI8(r) * 1.40625;
  const origin2 = readI16(r) * 0.125;
  const angles2 = readI8(r) * 1.40625;
  m.origin[0] = origin0;
  m.origin[1] = origin1;
  m.origin[2] = origin2;
  m.angles[0] = angles0;
  m.angles[1] = angles1;
  m.angles[2] = angles2;
  return m;
}

/** Passes over what `decodeSpawnbaseline` reads. Throws DecodeError. */
export function skipSpawnbaseline(r: Reader): void {
  skip(r, 15);
}

/** Writes what `decodeSpawnbaseline` reads. Throws EncodeError. */
export function encodeSpawnbaseline(w: Writer, m: Spawnbaseline): void {
  reserve(w, 15);
  writeI16(w, m.entity);
  writeU8(w, m.modelindex);
  writeU8(w, m.frame);
  writeU8(w, m.colormap);
  writeU8(w, m.skin);
  expectLength(m.origin, 3);
  expectLength(m.angles, 3);
  writeI16(w, unscale(m.origin[0], 1, 8));
  writeI8(w, unscale(m.angles[0], 45, 32));
  writeI16(w, unscale(m.origin[1], 1, 8));
  writeI8(w, unscale(m.angles[1], 45, 32));
  writeI16(w, unscale(m.origin[2], 1, 8));
  writeI8(w, unscale(m.angles[2], 45, 32));
}

/** Reads a `temp_entity` (to 1.07) behind its id. Throws DecodeError. */
export function decodeTempEntityUntil107(r: Reader): TempEntity {
  need(r, 1);
  const entitytype = readU8(r);
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
      need(r, 6);
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityPoint["entitytype"],
        origin: [readI16(r) * 0.125, readI16(r) * 0.125, readI16(r) * 0.125],
      };
    }
    case 0x05:
    case 0x06:
    case 0x09: {
      need(r, 14);
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityLine["entitytype"],
        entity: readI16(r),
        origin: [readI16(r) * 0.125, readI16(r) * 0.125, readI16(r) * 0.125],
        endpos: [readI16(r) * 0.125, readI16(r) * 0.125, readI16(r) * 0.125],
      };
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Passes over what `decodeTempEntityUntil107` reads. Throws DecodeError. */
export function skipTempEntityUntil107(r: Reader): void {
  need(r, 1);
  const entitytype = readU8(r);
  switch (entitytype) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b:
      skip(r, 6);
      return;
    case 0x05:
    case 0x06:
    case 0x09:
      skip(r, 14);
      return;
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Writes what `decodeTempEntityUntil107` reads. Throws EncodeError. */
export function encodeTempEntityUntil107(w: Writer, m: TempEntity): void {
  reserve(w, 1);
  writeU8(w, m.entitytype);
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
      expectLength(m.origin, 3);
      writeI16(w, unscale(m.origin[0], 1, 8));
      writeI16(w, unscale(m.origin[1], 1, 8));
      writeI16(w, unscale(m.origin[2], 1, 8));
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09: {
      reserve(w, 14);
      writeI16(w, m.entity);
      expectLength(m.origin, 3);
      writeI16(w, unscale(m.origin[0], 1, 8));
      writeI16(w, unscale(m.origin[1], 1, 8));
      writeI16(w, unscale(m.origin[2], 1, 8));
      expectLength(m.endpos, 3);
      writeI16(w, unscale(m.endpos[0], 1, 8));
      writeI16(w, unscale(m.endpos[1], 1, 8));
      writeI16(w, unscale(m.endpos[2], 1, 8));
      return;
    }
    default:
      throw noSuchArm("entitytype", m);
  }
}

/** Reads a `temp_entity` (from 1.08) behind its id. Throws DecodeError. */
export function decodeTempEntity(r: Reader): TempEntity {
  need(r, 1);
  const entitytype = readU8(r);
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
      need(r, 6);
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityPoint["entitytype"],
        origin: [readI16(r) * 0.125, readI16(r) * 0.125, readI16(r) * 0.125],
      };
    }
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d: {
      need(r, 14);
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityLine["entitytype"],
        entity: readI16(r),
        origin: [readI16(r) * 0.125, readI16(r) * 0.125, readI16(r) * 0.125],
        endpos: [readI16(r) * 0.125, readI16(r) * 0.125, readI16(r) * 0.125],
      };
    }
    case 0x0c: {
      need(r, 8);
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityExplosion2["entitytype"],
        origin: [readI16(r) * 0.125, readI16(r) * 0.125, readI16(r) * 0.125],
        colorstart: readU8(r),
        colorlength: readU8(r),
      };
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Passes over what `decodeTempEntity` reads. Throws DecodeError. */
export function skipTempEntity(r: Reader): void {
  need(r, 1);
  const entitytype = readU8(r);
  switch (entitytype) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b:
      skip(r, 6);
      return;
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d:
      skip(r, 14);
      return;
    case 0x0c:
      skip(r, 8);
      return;
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Writes what `decodeTempEntity` reads. Throws EncodeError. */
export function encodeTempEntity(w: Writer, m: TempEntity): void {
  reserve(w, 1);
  writeU8(w, m.entitytype);
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
      expectLength(m.origin, 3);
      writeI16(w, unscale(m.origin[0], 1, 8));
      writeI16(w, unscale(m.origin[1], 1, 8));
      writeI16(w, unscale(m.origin[2], 1, 8));
      return;
    }
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d: {
      reserve(w, 14);
      writeI16(w, m.entity);
      expectLength(m.origin, 3);
      writeI16(w, unscale(m.origin[0], 1, 8));
      writeI16(w, unscale(m.origin[1], 1, 8));
      writeI16(w, unscale(m.origin[2], 1, 8));
      expectLength(m.endpos, 3);
      writeI16(w, unscale(m.endpos[0], 1, 8));
      writeI16(w, unscale(m.endpos[1], 1, 8));
      writeI16(w, unscale(m.endpos[2], 1, 8));
      return;
    }
    case 0x0c: {
      reserve(w, 8);
      expectLength(m.origin, 3);
      writeI16(w, unscale(m.origin[0], 1, 8));
      writeI16(w, unscale(m.origin[1], 1, 8));
      writeI16(w, unscale(m.origin[2], 1, 8));
      writeU8(w, m.colorstart);
      writeU8(w, m.colorlength);
      return;
    }
    default:
      throw noSuchArm("entitytype", m);
  }
}

/** Reads a `setpause` behind its id. Throws DecodeError. */
export function decodeSetpause(r: Reader): Setpause {
  need(r, 1);
  return { type: "setpause", paused: readU8(r) };
}

/** As `decodeSetpause`, into `m`. */
export function visitSetpause(r: Reader, m: Setpause): Setpause {
  need(r, 1);
  m.paused = readU8(r);
  return m;
}

/** Passes over what `decodeSetpause` reads. Throws DecodeError. */
export function skipSetpause(r: Reader): void {
  skip(r, 1);
}

/** Writes what `decodeSetpause` reads. Throws EncodeError. */
export function encodeSetpause(w: Writer, m: Setpause): void {
  reserve(w, 1);
  writeU8(w, m.paused);
}

/** Reads a `signonnum` behind its id. Throws DecodeError. */
export function decodeSignonnum(r: Reader): Signonnum {
  need(r, 1);
  return { type: "signonnum", signon: readU8(r) };
}

/** As `decodeSignonnum`, into `m`. */
export function visitSignonnum(r: Reader, m: Signonnum): Signonnum {
  need(r, 1);
  m.signon = readU8(r);
  return m;
}

/** Passes over what `decodeSignonnum` reads. Throws DecodeError. */
export function skipSignonnum(r: Reader): void {
  skip(r, 1);
}

/** Writes what `decodeSignonnum` reads. Throws EncodeError. */
export function encodeSignonnum(w: Writer, m: Signonnum): void {
  reserve(w, 1);
  writeU8(w, m.signon);
}

/** Reads a `centerprint` behind its id. Throws DecodeError. */
export function decodeCenterprint(r: Reader): Centerprint {
  return { type: "centerprint", text: readString(r, 2047) };
}

/** As `decodeCenterprint`, into `m`. */
export function visitCenterprint(r: Reader, m: Centerprint): Centerprint {
  m.text = readString(r, 2047);
  return m;
}

/** Passes over what `decodeCenterprint` reads. Throws DecodeError. */
export function skipCenterprint(r: Reader): void {
  skipString(r, 2047);
}

/** Writes what `decodeCenterprint` reads. Throws EncodeError. */
export function encodeCenterprint(w: Writer, m: Centerprint): void {
  writeString(w, m.text, 2047);
}

/** Reads a `spawnstaticsound` behind its id. Throws DecodeError. */
export function decodeSpawnstaticsound(r: Reader): Spawnstaticsound {
  need(r, 9);
  return {
    type: "spawnstaticsound",
    origin: [readI16(r) * 0.125, readI16(r) * 0.125, readI16(r) * 0.125],
    soundnum: readU8(r),
    volume: readU8(r) / 255,
    attenuation: readU8(r) * 0.015625,
  };
}

/** As `decodeSpawnstaticsound`, into `m`. */
export function visitSpawnstaticsound(r: Reader, m: Spawnstaticsound): Spawnstaticsound {
  need(r, 9);
  m.origin[0] = readI16(r) * 0.125;
  m.origin[1] = readI16(r) * 0.125;
  m.origin[2] = readI16(r) * 0.125;
  m.soundnum = readU8(r);
  m.volume = readU8(r) / 255;
  m.attenuation = readU8(r) * 0.015625;
  return m;
}

/** Passes over what `decodeSpawnstaticsound` reads. Throws DecodeError. */
export function skipSpawnstaticsound(r: Reader): void {
  skip(r, 9);
}

/** Writes what `decodeSpawnstaticsound` reads. Throws EncodeError. */
export function encodeSpawnstaticsound(w: Writer, m: Spawnstaticsound): void {
  reserve(w, 9);
  expectLength(m.origin, 3);
  writeI16(w, unscale(m.origin[0], 1, 8));
  writeI16(w, unscale(m.origin[1], 1, 8));
  writeI16(w, unscale(m.origin[2], 1, 8));
  writeU8(w, m.soundnum);
  writeU8(w, unscale(m.volume, 1, 255));
  writeU8(w, unscale(m.attenuation, 1, 64));
}

/** Reads a `finale` behind its id. Throws DecodeError. */
export function decodeFinale(r: Reader): Finale {
  return { type: "finale", text: readString(r, 2047) };
}

/** As `decodeFinale`, into `m`. */
export function visitFinale(r: Reader, m: Finale): Finale {
  m.text = readString(r, 2047);
  return m;
}

/** Passes over what `decodeFinale` reads. Throws DecodeError. */
export function skipFinale(r: Reader): void {
  skipString(r, 2047);
}

/** Writes what `decodeFinale` reads. Throws EncodeError. */
export function encodeFinale(w: Writer, m: Finale): void {
  writeString(w, m.text, 2047);
}

/** Reads a `cdtrack` behind its id. Throws DecodeError. */
export function decodeCdtrack(r: Reader): Cdtrack {
  need(r, 2);
  return { type: "cdtrack", track: readU8(r), looptrack: readU8(r) };
}

/** As `decodeCdtrack`, into `m`. */
export function visitCdtrack(r: Reader, m: Cdtrack): Cdtrack {
  need(r, 2);
  m.track = readU8(r);
  m.looptrack = readU8(r);
  return m;
}

/** Passes over what `decodeCdtrack` reads. Throws DecodeError. */
export function skipCdtrack(r: Reader): void {
  skip(r, 2);
}

/** Writes what `decodeCdtrack` reads. Throws EncodeError. */
export function encodeCdtrack(w: Writer, m: Cdtrack): void {
  reserve(w, 2);
  writeU8(w, m.track);
  writeU8(w, m.looptrack);
}

/** Reads a `cutscene` behind its id. Throws DecodeError. */
export function decodeCutscene(r: Reader): Cutscene {
  return { type: "cutscene", text: readString(r, 2047) };
}

/** As `decodeCutscene`, into `m`. */
export function visitCutscene(r: Reader, m: Cutscene): Cutscene {
  m.text = readString(r, 2047);
  return m;
}

/** Passes over what `decodeCutscene` reads. Throws DecodeError. */
export function skipCutscene(r: Reader): void {
  skipString(r, 2047);
}

/** Writes what `decodeCutscene` reads. Throws EncodeError. */
export function encodeCutscene(w: Writer, m: Cutscene): void {
  writeString(w, m.text, 2047);
}

/** Reads a `updateentity` (to 1.09) behind its id. Throws DecodeError. */
export function decodeUpdateentity(r: Reader, id: number): Updateentity {
  let flags = id & 0x7f;
  if ((flags & 0x01) !== 0) {
    need(r, 1);
    flags |= readU8(r) << 8;
  }
  need(
    r,
    1 +
      UPDATEENTITY_FLAGS_LENGTHS_0[flags & 0xff]! +
      UPDATEENTITY_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
  return {
    type: "updateentity",
    flags,
    entity: (flags & 0x4000) !== 0 ? readU16(r) : readU8(r),
    modelindex: (flags & 0x0400) !== 0 ? readU8(r) : undefined,
    frame: (flags & 0x40) !== 0 ? readU8(r) : undefined,
    colormap: (flags & 0x0800) !== 0 ? readU8(r) : undefined,
    skin: (flags & 0x1000) !== 0 ? readU8(r) : undefined,
    effects: (flags & 0x2000) !== 0 ? readU8(r) : undefined,
    origin1: (flags & 0x02) !== 0 ? readI16(r) * 0.125 : undefined,
    angle1: (flags & 0x0100) !== 0 ? readI8(r) * 1.40625 : undefined,
    origin2: (flags & 0x04) !== 0 ? readI16(r) * 0.125 : undefined,
    angle2: (flags & 0x10) !== 0 ? readI8(r) * 1.40625 : undefined,
    origin3: (flags & 0x08) !== 0 ? readI16(r) * 0.125 : undefined,
    angle3: (flags & 0x0200) !== 0 ? readI8(r) * 1.40625 : undefined,
    nolerp: (flags & 0x20) !== 0,
  };
}

/** As `decodeUpdateentity`, into `m`. */
export function visitUpdateentity(r: Reader, id: number, m: Updateentity): Updateentity {
  let flags = id & 0x7f;
  if ((flags & 0x01) !== 0) {
    need(r, 1);
    flags |= readU8(r) << 8;
  }
  m.flags = flags;
  need(
    r,
    1 +
      UPDATEENTITY_FLAGS_LENGTHS_0[flags & 0xff]! +
      UPDATEENTITY_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
  m.entity = (flags & 0x4000) !== 0 ? readU16(r) : readU8(r);
  m.modelindex = (flags & 0x0400) !== 0 ? readU8(r) : undefined;
  m.frame = (flags & 0x40) !== 0 ? readU8(r) : undefined;
  m.colormap = (flags & 0x0800) !== 0 ? readU8(r) : undefined;
  m.skin = (flags & 0x1000) !== 0 ? readU8(r) : undefined;
  m.effects = (flags & 0x2000) !== 0 ? readU8(r) : undefined;
  m.origin1 = (flags & 0x02) !== 0 ? readI16(r) * 0.125 : undefined;
  m.angle1 = (flags & 0x0100) !== 0 ? readI8(r) * 1.40625 : undefined;
  m.origin2 = (flags & 0x04) !== 0 ? readI16(r) * 0.125 : undefined;
  m.angle2 = (flags & 0x10) !== 0 ? readI8(r) * 1.40625 : undefined;
  m.origin3 = (flags & 0x08) !== 0 ? readI16(r) * 0.125 : undefined;
  m.angle3 = (flags & 0x0200) !== 0 ? readI8(r) * 1.40625 : undefined;
  m.nolerp = (flags & 0x20) !== 0;
  return m;
}

/** Passes over what `decodeUpdateentity` reads. Throws DecodeError. */
export function skipUpdateentity(r: Reader, id: number): void {
  let flags = id & 0x7f;
  if ((flags & 0x01) !== 0) {
    need(r, 1);
    flags |= readU8(r) << 8;
  }
  skip(
    r,
    1 +
      UPDATEENTITY_FLAGS_LENGTHS_0[flags & 0xff]! +
      UPDATEENTITY_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
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
  writeU8(w, 0x80 | (flags & 0x7f));
  if ((flags & 0x01) !== 0) writeU8(w, flags >>> 8);
  if ((flags & 0x4000) !== 0) writeU16(w, m.entity);
  else writeU8(w, m.entity);
  if (m.modelindex !== undefined) writeU8(w, m.modelindex);
  if (m.frame !== undefined) writeU8(w, m.frame);
  if (m.colormap !== undefined) writeU8(w, m.colormap);
  if (m.skin !== undefined) writeU8(w, m.skin);
  if (m.effects !== undefined) writeU8(w, m.effects);
  if (m.origin1 !== undefined) writeI16(w, unscale(m.origin1, 1, 8));
  if (m.angle1 !== undefined) writeI8(w, unscale(m.angle1, 45, 32));
  if (m.origin2 !== undefined) writeI16(w, unscale(m.origin2, 1, 8));
  if (m.angle2 !== undefined) writeI8(w, unscale(m.angle2, 45, 32));
  if (m.origin3 !== undefined) writeI16(w, unscale(m.origin3, 1, 8));
  if (m.angle3 !== undefined) writeI8(w, unscale(m.angle3, 45, 32));
}

/** Reads a `updateentity` (666) behind its id. Throws DecodeError. */
export function decodeUpdateentityFrom666(r: Reader, id: number): Updateentity {
  let flags = id & 0x7f;
  if ((flags & 0x01) !== 0) {
    need(r, 1);
    flags |= readU8(r) << 8;
  }
  need(
    r,
    1 +
      UPDATEENTITY_FROM666_FLAGS_LENGTHS_0[flags & 0xff]! +
      UPDATEENTITY_FROM666_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
  if ((flags & 0x8000) !== 0) throw refused(r, "a third byte of flags (ERRATA 119)");
  return {
    type: "updateentity",
    flags,
    entity: (flags & 0x4000) !== 0 ? readU16(r) : readU8(r),
    modelindex: (flags & 0x0400) !== 0 ? readU8(r) : undefined,
    frame: (flags & 0x40) !== 0 ? readU8(r) : undefined,
    colormap: (flags & 0x0800) !== 0 ? readU8(r) : undefined,
    skin: (flags & 0x1000) !== 0 ? readU8(r) : undefined,
    effects: (flags & 0x2000) !== 0 ? readU8(r) : undefined,
    origin1: (flags & 0x02) !== 0 ? readI16(r) * 0.125 : undefined,
    angle1: (flags & 0x0100) !== 0 ? readI8(r) * 1.40625 : undefined,
    origin2: (flags & 0x04) !== 0 ? readI16(r) * 0.125 : undefined,
    angle2: (flags & 0x10) !== 0 ? readI8(r) * 1.40625 : undefined,
    origin3: (flags & 0x08) !== 0 ? readI16(r) * 0.125 : undefined,
    angle3: (flags & 0x0200) !== 0 ? readI8(r) * 1.40625 : undefined,
    nolerp: (flags & 0x20) !== 0,
  };
}

/** As `decodeUpdateentityFrom666`, into `m`. */
export function visitUpdateentityFrom666(r: Reader, id: number, m: Updateentity): Updateentity {
  let flags = id & 0x7f;
  if ((flags & 0x01) !== 0) {
    need(r, 1);
    flags |= readU8(r) << 8;
  }
  m.flags = flags;
  need(
    r,
    1 +
      UPDATEENTITY_FROM666_FLAGS_LENGTHS_0[flags & 0xff]! +
      UPDATEENTITY_FROM666_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
  if ((flags & 0x8000) !== 0) throw refused(r, "a third byte of flags (ERRATA 119)");
  m.entity = (flags & 0x4000) !== 0 ? readU16(r) : readU8(r);
  m.modelindex = (flags & 0x0400) !== 0 ? readU8(r) : undefined;
  m.frame = (flags & 0x40) !== 0 ? readU8(r) : undefined;
  m.colormap = (flags & 0x0800) !== 0 ? readU8(r) : undefined;
  m.skin = (flags & 0x1000) !== 0 ? readU8(r) : undefined;
  m.effects = (flags & 0x2000) !== 0 ? readU8(r) : undefined;
  m.origin1 = (flags & 0x02) !== 0 ? readI16(r) * 0.125 : undefined;
  m.angle1 = (flags & 0x0100) !== 0 ? readI8(r) * 1.40625 : undefined;
  m.origin2 = (flags & 0x04) !== 0 ? readI16(r) * 0.125 : undefined;
  m.angle2 = (flags & 0x10) !== 0 ? readI8(r) * 1.40625 : undefined;
  m.origin3 = (flags & 0x08) !== 0 ? readI16(r) * 0.125 : undefined;
  m.angle3 = (flags & 0x0200) !== 0 ? readI8(r) * 1.40625 : undefined;
  m.nolerp = (flags & 0x20) !== 0;
  return m;
}

/** Passes over what `decodeUpdateentityFrom666` reads. Throws DecodeError. */
export function skipUpdateentityFrom666(r: Reader, id: number): void {
  let flags = id & 0x7f;
  if ((flags & 0x01) !== 0) {
    need(r, 1);
    flags |= readU8(r) << 8;
  }
  if ((flags & 0x8000) !== 0) throw refused(r, "a third byte of flags (ERRATA 119)");
  skip(
    r,
    1 +
      UPDATEENTITY_FROM666_FLAGS_LENGTHS_0[flags & 0xff]! +
      UPDATEENTITY_FROM666_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!,
  );
}

/** Writes what `decodeUpdateentityFrom666` reads. Throws EncodeError. */
export function encodeUpdateentityFrom666(w: Writer, m: Updateentity): void {
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
  reserve(w, 18);
  writeU8(w, 0x80 | (flags & 0x7f));
  if ((flags & 0x01) !== 0) writeU8(w, flags >>> 8);
  if ((flags & 0x4000) !== 0) writeU16(w, m.entity);
  else writeU8(w, m.entity);
  if (m.modelindex !== undefined) writeU8(w, m.modelindex);
  if (m.frame !== undefined) writeU8(w, m.frame);
  if (m.colormap !== undefined) writeU8(w, m.colormap);
  if (m.skin !== undefined) writeU8(w, m.skin);
  if (m.effects !== undefined) writeU8(w, m.effects);
  if (m.origin1 !== undefined) writeI16(w, unscale(m.origin1, 1, 8));
  if (m.angle1 !== undefined) writeI8(w, unscale(m.angle1, 45, 32));
  if (m.origin2 !== undefined) writeI16(w, unscale(m.origin2, 1, 8));
  if (m.angle2 !== undefined) writeI8(w, unscale(m.angle2, 45, 32));
  if (m.origin3 !== undefined) writeI16(w, unscale(m.origin3, 1, 8));
  if (m.angle3 !== undefined) writeI8(w, unscale(m.angle3, 45, 32));
}

/**
 * As `decodeMessageUntil106`, for whoever tries bytes: the error knows only what went wrong
 * and at which byte, and the cursor stands anywhere. Throws DecodeError.
 */
export function readMessageUntil106(r: Reader): Message {
  need(r, 1);
  const id = readU8(r);
  switch (id) {
    case 0x00:
      return { type: "bad" };
    case 0x01:
      return { type: "nop" };
    case 0x02:
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
      return decodeClientdataUntil106(r);
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
      return { type: "spawnbinary" };
    case 0x16:
      return decodeSpawnbaseline(r);
    case 0x17:
      return decodeTempEntityUntil107(r);
    case 0x18:
      return decodeSetpause(r);
    case 0x19:
      return decodeSignonnum(r);
    case 0x1a:
      return decodeCenterprint(r);
    case 0x1b:
      return { type: "killedmonster" };
    case 0x1c:
      return { type: "foundsecret" };
    case 0x1d:
      return decodeSpawnstaticsound(r);
    case 0x1e:
      return { type: "intermission" };
    case 0x1f:
      return decodeFinale(r);
    case 0x20:
      return decodeCdtrack(r);
    case 0x21:
      return { type: "sellscreen" };
    default:
      if (id >= 0x80) {
        return decodeUpdateentity(r, id);
      }
      throw unknownId(r, id);
  }
}

/**
 * Reads the message at the cursor, in versions 0.91 to 1.06. Throws DecodeError, and leaves
 * the cursor where it was.
 */
export function decodeMessageUntil106(r: Reader): Message {
  const start = r.offset;
  try {
    return readMessageUntil106(r);
  } catch (error) {
    r.offset = start;
    throw explainDecode(table, 5, r.bytes, start, r.end, error);
  }
}

/**
 * Writes a message, in versions 0.91 to 1.06. Throws EncodeError, and leaves the writer as
 * it was.
 */
export function encodeMessageUntil106(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    switch (message.type) {
      case "updateentity":
        encodeUpdateentity(w, message);
        return;
      case "sellscreen":
        writeId(w, 0x21);
        return;
      case "cdtrack":
        writeId(w, 0x20);
        encodeCdtrack(w, message);
        return;
      case "finale":
        writeId(w, 0x1f);
        encodeFinale(w, message);
        return;
      case "intermission":
        writeId(w, 0x1e);
        return;
      case "spawnstaticsound":
        writeId(w, 0x1d);
        encodeSpawnstaticsound(w, message);
        return;
      case "foundsecret":
        writeId(w, 0x1c);
        return;
      case "killedmonster":
        writeId(w, 0x1b);
        return;
      case "centerprint":
        writeId(w, 0x1a);
        encodeCenterprint(w, message);
        return;
      case "signonnum":
        writeId(w, 0x19);
        encodeSignonnum(w, message);
        return;
      case "setpause":
        writeId(w, 0x18);
        encodeSetpause(w, message);
        return;
      case "temp_entity":
        writeId(w, 0x17);
        encodeTempEntityUntil107(w, message);
        return;
      case "spawnbaseline":
        writeId(w, 0x16);
        encodeSpawnbaseline(w, message);
        return;
      case "spawnbinary":
        writeId(w, 0x15);
        return;
      case "spawnstatic":
        writeId(w, 0x14);
        encodeSpawnstatic(w, message);
        return;
      case "damage":
        writeId(w, 0x13);
        encodeDamage(w, message);
        return;
      case "particle":
        writeId(w, 0x12);
        encodeParticle(w, message);
        return;
      case "updatecolors":
        writeId(w, 0x11);
        encodeUpdatecolors(w, message);
        return;
      case "stopsound":
        writeId(w, 0x10);
        encodeStopsound(w, message);
        return;
      case "clientdata":
        writeId(w, 0x0f);
        encodeClientdataUntil106(w, message);
        return;
      case "updatefrags":
        writeId(w, 0x0e);
        encodeUpdatefrags(w, message);
        return;
      case "updatename":
        writeId(w, 0x0d);
        encodeUpdatename(w, message);
        return;
      case "lightstyle":
        writeId(w, 0x0c);
        encodeLightstyle(w, message);
        return;
      case "serverinfo":
        writeId(w, 0x0b);
        encodeServerinfo(w, message);
        return;
      case "setangle":
        writeId(w, 0x0a);
        encodeSetangle(w, message);
        return;
      case "stufftext":
        writeId(w, 0x09);
        encodeStufftext(w, message);
        return;
      case "print":
        writeId(w, 0x08);
        encodePrint(w, message);
        return;
      case "time":
        writeId(w, 0x07);
        encodeTime(w, message);
        return;
      case "sound":
        writeId(w, 0x06);
        encodeSound(w, message);
        return;
      case "setview":
        writeId(w, 0x05);
        encodeSetview(w, message);
        return;
      case "version":
        writeId(w, 0x04);
        encodeVersion(w, message);
        return;
      case "updatestat":
        writeId(w, 0x03);
        encodeUpdatestat(w, message);
        return;
      case "disconnect":
        writeId(w, 0x02);
        return;
      case "nop":
        writeId(w, 0x01);
        return;
      case "bad":
        writeId(w, 0x00);
        return;
      default:
        throw unknownType(message);
    }
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 5, message, error);
  }
}

/**
 * As `skipMessageUntil106`, for whoever tries bytes: the error knows only what went wrong
 * and at which byte, and the cursor stands anywhere. Throws DecodeError.
 */
export function passMessageUntil106(r: Reader): number {
  need(r, 1);
  const id = readU8(r);
  switch (id) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x15:
    case 0x1b:
    case 0x1c:
    case 0x1e:
    case 0x21:
      return id;
    case 0x03:
      skipUpdatestat(r);
      return id;
    case 0x04:
      skipVersion(r);
      return id;
    case 0x05:
      skipSetview(r);
      return id;
    case 0x06:
      skipSound(r);
      return id;
    case 0x07:
      skipTime(r);
      return id;
    case 0x08:
      skipPrint(r);
      return id;
    case 0x09:
      skipStufftext(r);
      return id;
    case 0x0a:
      skipSetangle(r);
      return id;
    case 0x0b:
      skipServerinfo(r);
      return id;
    case 0x0c:
      skipLightstyle(r);
      return id;
    case 0x0d:
      skipUpdatename(r);
      return id;
    case 0x0e:
      skipUpdatefrags(r);
      return id;
    case 0x0f:
      skipClientdataUntil106(r);
      return id;
    case 0x10:
      skipStopsound(r);
      return id;
    case 0x11:
      skipUpdatecolors(r);
      return id;
    case 0x12:
      skipParticle(r);
      return id;
    case 0x13:
      skipDamage(r);
      return id;
    case 0x14:
      skipSpawnstatic(r);
      return id;
    case 0x16:
      skipSpawnbaseline(r);
      return id;
    case 0x17:
      skipTempEntityUntil107(r);
      return id;
    case 0x18:
      skipSetpause(r);
      return id;
    case 0x19:
      skipSignonnum(r);
      return id;
    case 0x1a:
      skipCenterprint(r);
      return id;
    case 0x1d:
      skipSpawnstaticsound(r);
      return id;
    case 0x1f:
      skipFinale(r);
      return id;
    case 0x20:
      skipCdtrack(r);
      return id;
    default:
      if (id >= 0x80) {
        skipUpdateentity(r, id);
        return id;
      }
      throw unknownId(r, id);
  }
}

/**
 * Passes over the message at the cursor, in versions 0.91 to 1.06, and returns its id.
 * Throws DecodeError, and leaves the cursor where it was.
 */
export function skipMessageUntil106(r: Reader): number {
  const start = r.offset;
  try {
    return passMessageUntil106(r);
  } catch (error) {
    r.offset = start;
    throw explainDecode(table, 5, r.bytes, start, r.end, error);
  }
}

/**
 * Hands the message at the cursor to its handler, in versions 0.91 to 1.06; passes over it
 * when there is none. The handler gets an object that the next call fills again. Throws
 * DecodeError, and leaves the cursor where it was; what a handler throws goes through.
 */
export function visitMessageUntil106(r: Reader, handlers: Handlers, scratch: Scratch): void {
  const start = r.offset;
  let read = false;
  try {
    need(r, 1);
    const id = readU8(r);
    switch (id) {
      case 0x00:
        read = true;
        return handlers.bad?.(scratch.bad);
      case 0x01:
        read = true;
        return handlers.nop?.(scratch.nop);
      case 0x02:
        read = true;
        return handlers.disconnect?.(scratch.disconnect);
      case 0x03: {
        if (handlers.updatestat === undefined) return skipUpdatestat(r);
        const m = visitUpdatestat(r, scratch.updatestat);
        read = true;
        return handlers.updatestat(m);
      }
      case 0x04: {
        if (handlers.version === undefined) return skipVersion(r);
        const m = visitVersion(r, scratch.version);
        read = true;
        return handlers.version(m);
      }
      case 0x05: {
        if (handlers.setview === undefined) return skipSetview(r);
        const m = visitSetview(r, scratch.setview);
        read = true;
        return handlers.setview(m);
      }
      case 0x06: {
        if (handlers.sound === undefined) return skipSound(r);
        const m = visitSound(r, scratch.sound);
        read = true;
        return handlers.sound(m);
      }
      case 0x07: {
        if (handlers.time === undefined) return skipTime(r);
        const m = visitTime(r, scratch.time);
        read = true;
        return handlers.time(m);
      }
      case 0x08: {
        if (handlers.print === undefined) return skipPrint(r);
        const m = visitPrint(r, scratch.print);
        read = true;
        return handlers.print(m);
      }
      case 0x09: {
        if (handlers.stufftext === undefined) return skipStufftext(r);
        const m = visitStufftext(r, scratch.stufftext);
        read = true;
        return handlers.stufftext(m);
      }
      case 0x0a: {
        if (handlers.setangle === undefined) return skipSetangle(r);
        const m = visitSetangle(r, scratch.setangle);
        read = true;
        return handlers.setangle(m);
      }
      case 0x0b: {
        if (handlers.serverinfo === undefined) return skipServerinfo(r);
        const m = visitServerinfo(r, scratch.serverinfo);
        read = true;
        return handlers.serverinfo(m);
      }
      case 0x0c: {
        if (handlers.lightstyle === undefined) return skipLightstyle(r);
        const m = visitLightstyle(r, scratch.lightstyle);
        read = true;
        return handlers.lightstyle(m);
      }
      case 0x0d: {
        if (handlers.updatename === undefined) return skipUpdatename(r);
        const m = visitUpdatename(r, scratch.updatename);
        read = true;
        return handlers.updatename(m);
      }
      case 0x0e: {
        if (handlers.updatefrags === undefined) return skipUpdatefrags(r);
        const m = visitUpdatefrags(r, scratch.updatefrags);
        read = true;
        return handlers.updatefrags(m);
      }
      case 0x0f: {
        if (handlers.clientdata === undefined) return skipClientdataUntil106(r);
        const m = visitClientdataUntil106(r, scratch.clientdata);
        read = true;
        return handlers.clientdata(m);
      }
      case 0x10: {
        if (handlers.stopsound === undefined) return skipStopsound(r);
        const m = visitStopsound(r, scratch.stopsound);
        read = true;
        return handlers.stopsound(m);
      }
      case 0x11: {
        if (handlers.updatecolors === undefined) return skipUpdatecolors(r);
        const m = visitUpdatecolors(r, scratch.updatecolors);
        read = true;
        return handlers.updatecolors(m);
      }
      case 0x12: {
        if (handlers.particle === undefined) return skipParticle(r);
        const m = visitParticle(r, scratch.particle);
        read = true;
        return handlers.particle(m);
      }
      case 0x13: {
        if (handlers.damage === undefined) return skipDamage(r);
        const m = visitDamage(r, scratch.damage);
        read = true;
        return handlers.damage(m);
      }
      case 0x14: {
        if (handlers.spawnstatic === undefined) return skipSpawnstatic(r);
        const m = visitSpawnstatic(r, scratch.spawnstatic);
        read = true;
        return handlers.spawnstatic(m);
      }
      case 0x15:
        read = true;
        return handlers.spawnbinary?.(scratch.spawnbinary);
      case 0x16: {
        if (handlers.spawnbaseline === undefined) return skipSpawnbaseline(r);
        const m = visitSpawnbaseline(r, scratch.spawnbaseline);
        read = true;
        return handlers.spawnbaseline(m);
      }
      case 0x17: {
        if (handlers.temp_entity === undefined) return skipTempEntityUntil107(r);
        const m = decodeTempEntityUntil107(r);
        read = true;
        return handlers.temp_entity(m);
      }
      case 0x18: {
        if (handlers.setpause === undefined) return skipSetpause(r);
        const m = visitSetpause(r, scratch.setpause);
        read = true;
        return handlers.setpause(m);
      }
      case 0x19: {
        if (handlers.signonnum === undefined) return skipSignonnum(r);
        const m = visitSignonnum(r, scratch.signonnum);
        read = true;
        return handlers.signonnum(m);
      }
      case 0x1a: {
        if (handlers.centerprint === undefined) return skipCenterprint(r);
        const m = visitCenterprint(r, scratch.centerprint);
        read = true;
        return handlers.centerprint(m);
      }
      case 0x1b:
        read = true;
        return handlers.killedmonster?.(scratch.killedmonster);
      case 0x1c:
        read = true;
        return handlers.foundsecret?.(scratch.foundsecret);
      case 0x1d: {
        if (handlers.spawnstaticsound === undefined) return skipSpawnstaticsound(r);
        const m = visitSpawnstaticsound(r, scratch.spawnstaticsound);
        read = true;
        return handlers.spawnstaticsound(m);
      }
      case 0x1e:
        read = true;
        return handlers.intermission?.(scratch.intermission);
      case 0x1f: {
        if (handlers.finale === undefined) return skipFinale(r);
        const m = visitFinale(r, scratch.finale);
        read = true;
        return handlers.finale(m);
      }
      case 0x20: {
        if (handlers.cdtrack === undefined) return skipCdtrack(r);
        const m = visitCdtrack(r, scratch.cdtrack);
        read = true;
        return handlers.cdtrack(m);
      }
      case 0x21:
        read = true;
        return handlers.sellscreen?.(scratch.sellscreen);
      default:
        if (id >= 0x80) {
          {
            if (handlers.updateentity === undefined) return skipUpdateentity(r, id);
            const m = visitUpdateentity(r, id, scratch.updateentity);
            read = true;
            return handlers.updateentity(m);
          }
        }
        throw unknownId(r, id);
    }
  } catch (error) {
    if (read) throw error;
    r.offset = start;
    throw explainDecode(table, 5, r.bytes, start, r.end, error);
  }
}

/**
 * As `decodeMessageUntil107`, for whoever tries bytes: the error knows only what went wrong
 * and at which byte, and the cursor stands anywhere. Throws DecodeError.
 */
export function readMessageUntil107(r: Reader): Message {
  need(r, 1);
  const id = readU8(r);
  switch (id) {
    case 0x00:
      return { type: "bad" };
    case 0x01:
      return { type: "nop" };
    case 0x02:
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
      return { type: "spawnbinary" };
    case 0x16:
      return decodeSpawnbaseline(r);
    case 0x17:
      return decodeTempEntityUntil107(r);
    case 0x18:
      return decodeSetpause(r);
    case 0x19:
      return decodeSignonnum(r);
    case 0x1a:
      return decodeCenterprint(r);
    case 0x1b:
      return { type: "killedmonster" };
    case 0x1c:
      return { type: "foundsecret" };
    case 0x1d:
      return decodeSpawnstaticsound(r);
    case 0x1e:
      return { type: "intermission" };
    case 0x1f:
      return decodeFinale(r);
    case 0x20:
      return decodeCdtrack(r);
    case 0x21:
      return { type: "sellscreen" };
    case 0x22:
      return decodeCutscene(r);
    default:
      if (id >= 0x80) {
        return decodeUpdateentity(r, id);
      }
      throw unknownId(r, id);
  }
}

/**
 * Reads the message at the cursor, in version 1.07. Throws DecodeError, and leaves the
 * cursor where it was.
 */
export function decodeMessageUntil107(r: Reader): Message {
  const start = r.offset;
  try {
    return readMessageUntil107(r);
  } catch (error) {
    r.offset = start;
    throw explainDecode(table, 6, r.bytes, start, r.end, error);
  }
}

/** Writes a message, in version 1.07. Throws EncodeError, and leaves the writer as it was. */
export function encodeMessageUntil107(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    switch (message.type) {
      case "updateentity":
        encodeUpdateentity(w, message);
        return;
      case "cutscene":
        writeId(w, 0x22);
        encodeCutscene(w, message);
        return;
      case "sellscreen":
        writeId(w, 0x21);
        return;
      case "cdtrack":
        writeId(w, 0x20);
        encodeCdtrack(w, message);
        return;
      case "finale":
        writeId(w, 0x1f);
        encodeFinale(w, message);
        return;
      case "intermission":
        writeId(w, 0x1e);
        return;
      case "spawnstaticsound":
        writeId(w, 0x1d);
        encodeSpawnstaticsound(w, message);
        return;
      case "foundsecret":
        writeId(w, 0x1c);
        return;
      case "killedmonster":
        writeId(w, 0x1b);
        return;
      case "centerprint":
        writeId(w, 0x1a);
        encodeCenterprint(w, message);
        return;
      case "signonnum":
        writeId(w, 0x19);
        encodeSignonnum(w, message);
        return;
      case "setpause":
        writeId(w, 0x18);
        encodeSetpause(w, message);
        return;
      case "temp_entity":
        writeId(w, 0x17);
        encodeTempEntityUntil107(w, message);
        return;
      case "spawnbaseline":
        writeId(w, 0x16);
        encodeSpawnbaseline(w, message);
        return;
      case "spawnbinary":
        writeId(w, 0x15);
        return;
      case "spawnstatic":
        writeId(w, 0x14);
        encodeSpawnstatic(w, message);
        return;
      case "damage":
        writeId(w, 0x13);
        encodeDamage(w, message);
        return;
      case "particle":
        writeId(w, 0x12);
        encodeParticle(w, message);
        return;
      case "updatecolors":
        writeId(w, 0x11);
        encodeUpdatecolors(w, message);
        return;
      case "stopsound":
        writeId(w, 0x10);
        encodeStopsound(w, message);
        return;
      case "clientdata":
        writeId(w, 0x0f);
        encodeClientdata(w, message);
        return;
      case "updatefrags":
        writeId(w, 0x0e);
        encodeUpdatefrags(w, message);
        return;
      case "updatename":
        writeId(w, 0x0d);
        encodeUpdatename(w, message);
        return;
      case "lightstyle":
        writeId(w, 0x0c);
        encodeLightstyle(w, message);
        return;
      case "serverinfo":
        writeId(w, 0x0b);
        encodeServerinfo(w, message);
        return;
      case "setangle":
        writeId(w, 0x0a);
        encodeSetangle(w, message);
        return;
      case "stufftext":
        writeId(w, 0x09);
        encodeStufftext(w, message);
        return;
      case "print":
        writeId(w, 0x08);
        encodePrint(w, message);
        return;
      case "time":
        writeId(w, 0x07);
        encodeTime(w, message);
        return;
      case "sound":
        writeId(w, 0x06);
        encodeSound(w, message);
        return;
      case "setview":
        writeId(w, 0x05);
        encodeSetview(w, message);
        return;
      case "version":
        writeId(w, 0x04);
        encodeVersion(w, message);
        return;
      case "updatestat":
        writeId(w, 0x03);
        encodeUpdatestat(w, message);
        return;
      case "disconnect":
        writeId(w, 0x02);
        return;
      case "nop":
        writeId(w, 0x01);
        return;
      case "bad":
        writeId(w, 0x00);
        return;
      default:
        throw unknownType(message);
    }
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 6, message, error);
  }
}

/**
 * As `skipMessageUntil107`, for whoever tries bytes: the error knows only what went wrong
 * and at which byte, and the cursor stands anywhere. Throws DecodeError.
 */
export function passMessageUntil107(r: Reader): number {
  need(r, 1);
  const id = readU8(r);
  switch (id) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x15:
    case 0x1b:
    case 0x1c:
    case 0x1e:
    case 0x21:
      return id;
    case 0x03:
      skipUpdatestat(r);
      return id;
    case 0x04:
      skipVersion(r);
      return id;
    case 0x05:
      skipSetview(r);
      return id;
    case 0x06:
      skipSound(r);
      return id;
    case 0x07:
      skipTime(r);
      return id;
    case 0x08:
      skipPrint(r);
      return id;
    case 0x09:
      skipStufftext(r);
      return id;
    case 0x0a:
      skipSetangle(r);
      return id;
    case 0x0b:
      skipServerinfo(r);
      return id;
    case 0x0c:
      skipLightstyle(r);
      return id;
    case 0x0d:
      skipUpdatename(r);
      return id;
    case 0x0e:
      skipUpdatefrags(r);
      return id;
    case 0x0f:
      skipClientdata(r);
      return id;
    case 0x10:
      skipStopsound(r);
      return id;
    case 0x11:
      skipUpdatecolors(r);
      return id;
    case 0x12:
      skipParticle(r);
      return id;
    case 0x13:
      skipDamage(r);
      return id;
    case 0x14:
      skipSpawnstatic(r);
      return id;
    case 0x16:
      skipSpawnbaseline(r);
      return id;
    case 0x17:
      skipTempEntityUntil107(r);
      return id;
    case 0x18:
      skipSetpause(r);
      return id;
    case 0x19:
      skipSignonnum(r);
      return id;
    case 0x1a:
      skipCenterprint(r);
      return id;
    case 0x1d:
      skipSpawnstaticsound(r);
      return id;
    case 0x1f:
      skipFinale(r);
      return id;
    case 0x20:
      skipCdtrack(r);
      return id;
    case 0x22:
      skipCutscene(r);
      return id;
    default:
      if (id >= 0x80) {
        skipUpdateentity(r, id);
        return id;
      }
      throw unknownId(r, id);
  }
}

/**
 * Passes over the message at the cursor, in version 1.07, and returns its id. Throws
 * DecodeError, and leaves the cursor where it was.
 */
export function skipMessageUntil107(r: Reader): number {
  const start = r.offset;
  try {
    return passMessageUntil107(r);
  } catch (error) {
    r.offset = start;
    throw explainDecode(table, 6, r.bytes, start, r.end, error);
  }
}

/**
 * Hands the message at the cursor to its handler, in version 1.07; passes over it when there
 * is none. The handler gets an object that the next call fills again. Throws DecodeError,
 * and leaves the cursor where it was; what a handler throws goes through.
 */
export function visitMessageUntil107(r: Reader, handlers: Handlers, scratch: Scratch): void {
  const start = r.offset;
  let read = false;
  try {
    need(r, 1);
    const id = readU8(r);
    switch (id) {
      case 0x00:
        read = true;
        return handlers.bad?.(scratch.bad);
      case 0x01:
        read = true;
        return handlers.nop?.(scratch.nop);
      case 0x02:
        read = true;
        return handlers.disconnect?.(scratch.disconnect);
      case 0x03: {
        if (handlers.updatestat === undefined) return skipUpdatestat(r);
        const m = visitUpdatestat(r, scratch.updatestat);
        read = true;
        return handlers.updatestat(m);
      }
      case 0x04: {
        if (handlers.version === undefined) return skipVersion(r);
        const m = visitVersion(r, scratch.version);
        read = true;
        return handlers.version(m);
      }
      case 0x05: {
        if (handlers.setview === undefined) return skipSetview(r);
        const m = visitSetview(r, scratch.setview);
        read = true;
        return handlers.setview(m);
      }
      case 0x06: {
        if (handlers.sound === undefined) return skipSound(r);
        const m = visitSound(r, scratch.sound);
        read = true;
        return handlers.sound(m);
      }
      case 0x07: {
        if (handlers.time === undefined) return skipTime(r);
        const m = visitTime(r, scratch.time);
        read = true;
        return handlers.time(m);
      }
      case 0x08: {
        if (handlers.print === undefined) return skipPrint(r);
        const m = visitPrint(r, scratch.print);
        read = true;
        return handlers.print(m);
      }
      case 0x09: {
        if (handlers.stufftext === undefined) return skipStufftext(r);
        const m = visitStufftext(r, scratch.stufftext);
        read = true;
        return handlers.stufftext(m);
      }
      case 0x0a: {
        if (handlers.setangle === undefined) return skipSetangle(r);
        const m = visitSetangle(r, scratch.setangle);
        read = true;
        return handlers.setangle(m);
      }
      case 0x0b: {
        if (handlers.serverinfo === undefined) return skipServerinfo(r);
        const m = visitServerinfo(r, scratch.serverinfo);
        read = true;
        return handlers.serverinfo(m);
      }
      case 0x0c: {
        if (handlers.lightstyle === undefined) return skipLightstyle(r);
        const m = visitLightstyle(r, scratch.lightstyle);
        read = true;
        return handlers.lightstyle(m);
      }
      case 0x0d: {
        if (handlers.updatename === undefined) return skipUpdatename(r);
        const m = visitUpdatename(r, scratch.updatename);
        read = true;
        return handlers.updatename(m);
      }
      case 0x0e: {
        if (handlers.updatefrags === undefined) return skipUpdatefrags(r);
        const m = visitUpdatefrags(r, scratch.updatefrags);
        read = true;
        return handlers.updatefrags(m);
      }
      case 0x0f: {
        if (handlers.clientdata === undefined) return skipClientdata(r);
        const m = visitClientdata(r, scratch.clientdata);
        read = true;
        return handlers.clientdata(m);
      }
      case 0x10: {
        if (handlers.stopsound === undefined) return skipStopsound(r);
        const m = visitStopsound(r, scratch.stopsound);
        read = true;
        return handlers.stopsound(m);
      }
      case 0x11: {
        if (handlers.updatecolors === undefined) return skipUpdatecolors(r);
        const m = visitUpdatecolors(r, scratch.updatecolors);
        read = true;
        return handlers.updatecolors(m);
      }
      case 0x12: {
        if (handlers.particle === undefined) return skipParticle(r);
        const m = visitParticle(r, scratch.particle);
        read = true;
        return handlers.particle(m);
      }
      case 0x13: {
        if (handlers.damage === undefined) return skipDamage(r);
        const m = visitDamage(r, scratch.damage);
        read = true;
        return handlers.damage(m);
      }
      case 0x14: {
        if (handlers.spawnstatic === undefined) return skipSpawnstatic(r);
        const m = visitSpawnstatic(r, scratch.spawnstatic);
        read = true;
        return handlers.spawnstatic(m);
      }
      case 0x15:
        read = true;
        return handlers.spawnbinary?.(scratch.spawnbinary);
      case 0x16: {
        if (handlers.spawnbaseline === undefined) return skipSpawnbaseline(r);
        const m = visitSpawnbaseline(r, scratch.spawnbaseline);
        read = true;
        return handlers.spawnbaseline(m);
      }
      case 0x17: {
        if (handlers.temp_entity === undefined) return skipTempEntityUntil107(r);
        const m = decodeTempEntityUntil107(r);
        read = true;
        return handlers.temp_entity(m);
      }
      case 0x18: {
        if (handlers.setpause === undefined) return skipSetpause(r);
        const m = visitSetpause(r, scratch.setpause);
        read = true;
        return handlers.setpause(m);
      }
      case 0x19: {
        if (handlers.signonnum === undefined) return skipSignonnum(r);
        const m = visitSignonnum(r, scratch.signonnum);
        read = true;
        return handlers.signonnum(m);
      }
      case 0x1a: {
        if (handlers.centerprint === undefined) return skipCenterprint(r);
        const m = visitCenterprint(r, scratch.centerprint);
        read = true;
        return handlers.centerprint(m);
      }
      case 0x1b:
        read = true;
        return handlers.killedmonster?.(scratch.killedmonster);
      case 0x1c:
        read = true;
        return handlers.foundsecret?.(scratch.foundsecret);
      case 0x1d: {
        if (handlers.spawnstaticsound === undefined) return skipSpawnstaticsound(r);
        const m = visitSpawnstaticsound(r, scratch.spawnstaticsound);
        read = true;
        return handlers.spawnstaticsound(m);
      }
      case 0x1e:
        read = true;
        return handlers.intermission?.(scratch.intermission);
      case 0x1f: {
        if (handlers.finale === undefined) return skipFinale(r);
        const m = visitFinale(r, scratch.finale);
        read = true;
        return handlers.finale(m);
      }
      case 0x20: {
        if (handlers.cdtrack === undefined) return skipCdtrack(r);
        const m = visitCdtrack(r, scratch.cdtrack);
        read = true;
        return handlers.cdtrack(m);
      }
      case 0x21:
        read = true;
        return handlers.sellscreen?.(scratch.sellscreen);
      case 0x22: {
        if (handlers.cutscene === undefined) return skipCutscene(r);
        const m = visitCutscene(r, scratch.cutscene);
        read = true;
        return handlers.cutscene(m);
      }
      default:
        if (id >= 0x80) {
          {
            if (handlers.updateentity === undefined) return skipUpdateentity(r, id);
            const m = visitUpdateentity(r, id, scratch.updateentity);
            read = true;
            return handlers.updateentity(m);
          }
        }
        throw unknownId(r, id);
    }
  } catch (error) {
    if (read) throw error;
    r.offset = start;
    throw explainDecode(table, 6, r.bytes, start, r.end, error);
  }
}

/**
 * As `decodeMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor stands anywhere. Throws DecodeError.
 */
export function readMessage(r: Reader): Message {
  need(r, 1);
  const id = readU8(r);
  switch (id) {
    case 0x00:
      return { type: "bad" };
    case 0x01:
      return { type: "nop" };
    case 0x02:
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
      return { type: "killedmonster" };
    case 0x1c:
      return { type: "foundsecret" };
    case 0x1d:
      return decodeSpawnstaticsound(r);
    case 0x1e:
      return { type: "intermission" };
    case 0x1f:
      return decodeFinale(r);
    case 0x20:
      return decodeCdtrack(r);
    case 0x21:
      return { type: "sellscreen" };
    case 0x22:
      return decodeCutscene(r);
    default:
      if (id >= 0x80) {
        return decodeUpdateentity(r, id);
      }
      throw unknownId(r, id);
  }
}

/**
 * Reads the message at the cursor, in versions 1.08 to 1.09. Throws DecodeError, and leaves
 * the cursor where it was.
 */
export function decodeMessage(r: Reader): Message {
  const start = r.offset;
  try {
    return readMessage(r);
  } catch (error) {
    r.offset = start;
    throw explainDecode(table, 8, r.bytes, start, r.end, error);
  }
}

/**
 * Writes a message, in versions 1.08 to 1.09. Throws EncodeError, and leaves the writer as
 * it was.
 */
export function encodeMessage(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    switch (message.type) {
      case "updateentity":
        encodeUpdateentity(w, message);
        return;
      case "cutscene":
        writeId(w, 0x22);
        encodeCutscene(w, message);
        return;
      case "sellscreen":
        writeId(w, 0x21);
        return;
      case "cdtrack":
        writeId(w, 0x20);
        encodeCdtrack(w, message);
        return;
      case "finale":
        writeId(w, 0x1f);
        encodeFinale(w, message);
        return;
      case "intermission":
        writeId(w, 0x1e);
        return;
      case "spawnstaticsound":
        writeId(w, 0x1d);
        encodeSpawnstaticsound(w, message);
        return;
      case "foundsecret":
        writeId(w, 0x1c);
        return;
      case "killedmonster":
        writeId(w, 0x1b);
        return;
      case "centerprint":
        writeId(w, 0x1a);
        encodeCenterprint(w, message);
        return;
      case "signonnum":
        writeId(w, 0x19);
        encodeSignonnum(w, message);
        return;
      case "setpause":
        writeId(w, 0x18);
        encodeSetpause(w, message);
        return;
      case "temp_entity":
        writeId(w, 0x17);
        encodeTempEntity(w, message);
        return;
      case "spawnbaseline":
        writeId(w, 0x16);
        encodeSpawnbaseline(w, message);
        return;
      case "spawnbinary":
        writeId(w, 0x15);
        return;
      case "spawnstatic":
        writeId(w, 0x14);
        encodeSpawnstatic(w, message);
        return;
      case "damage":
        writeId(w, 0x13);
        encodeDamage(w, message);
        return;
      case "particle":
        writeId(w, 0x12);
        encodeParticle(w, message);
        return;
      case "updatecolors":
        writeId(w, 0x11);
        encodeUpdatecolors(w, message);
        return;
      case "stopsound":
        writeId(w, 0x10);
        encodeStopsound(w, message);
        return;
      case "clientdata":
        writeId(w, 0x0f);
        encodeClientdata(w, message);
        return;
      case "updatefrags":
        writeId(w, 0x0e);
        encodeUpdatefrags(w, message);
        return;
      case "updatename":
        writeId(w, 0x0d);
        encodeUpdatename(w, message);
        return;
      case "lightstyle":
        writeId(w, 0x0c);
        encodeLightstyle(w, message);
        return;
      case "serverinfo":
        writeId(w, 0x0b);
        encodeServerinfo(w, message);
        return;
      case "setangle":
        writeId(w, 0x0a);
        encodeSetangle(w, message);
        return;
      case "stufftext":
        writeId(w, 0x09);
        encodeStufftext(w, message);
        return;
      case "print":
        writeId(w, 0x08);
        encodePrint(w, message);
        return;
      case "time":
        writeId(w, 0x07);
        encodeTime(w, message);
        return;
      case "sound":
        writeId(w, 0x06);
        encodeSound(w, message);
        return;
      case "setview":
        writeId(w, 0x05);
        encodeSetview(w, message);
        return;
      case "version":
        writeId(w, 0x04);
        encodeVersion(w, message);
        return;
      case "updatestat":
        writeId(w, 0x03);
        encodeUpdatestat(w, message);
        return;
      case "disconnect":
        writeId(w, 0x02);
        return;
      case "nop":
        writeId(w, 0x01);
        return;
      case "bad":
        writeId(w, 0x00);
        return;
      default:
        throw unknownType(message);
    }
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 8, message, error);
  }
}

/**
 * As `skipMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor stands anywhere. Throws DecodeError.
 */
export function passMessage(r: Reader): number {
  need(r, 1);
  const id = readU8(r);
  switch (id) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x15:
    case 0x1b:
    case 0x1c:
    case 0x1e:
    case 0x21:
      return id;
    case 0x03:
      skipUpdatestat(r);
      return id;
    case 0x04:
      skipVersion(r);
      return id;
    case 0x05:
      skipSetview(r);
      return id;
    case 0x06:
      skipSound(r);
      return id;
    case 0x07:
      skipTime(r);
      return id;
    case 0x08:
      skipPrint(r);
      return id;
    case 0x09:
      skipStufftext(r);
      return id;
    case 0x0a:
      skipSetangle(r);
      return id;
    case 0x0b:
      skipServerinfo(r);
      return id;
    case 0x0c:
      skipLightstyle(r);
      return id;
    case 0x0d:
      skipUpdatename(r);
      return id;
    case 0x0e:
      skipUpdatefrags(r);
      return id;
    case 0x0f:
      skipClientdata(r);
      return id;
    case 0x10:
      skipStopsound(r);
      return id;
    case 0x11:
      skipUpdatecolors(r);
      return id;
    case 0x12:
      skipParticle(r);
      return id;
    case 0x13:
      skipDamage(r);
      return id;
    case 0x14:
      skipSpawnstatic(r);
      return id;
    case 0x16:
      skipSpawnbaseline(r);
      return id;
    case 0x17:
      skipTempEntity(r);
      return id;
    case 0x18:
      skipSetpause(r);
      return id;
    case 0x19:
      skipSignonnum(r);
      return id;
    case 0x1a:
      skipCenterprint(r);
      return id;
    case 0x1d:
      skipSpawnstaticsound(r);
      return id;
    case 0x1f:
      skipFinale(r);
      return id;
    case 0x20:
      skipCdtrack(r);
      return id;
    case 0x22:
      skipCutscene(r);
      return id;
    default:
      if (id >= 0x80) {
        skipUpdateentity(r, id);
        return id;
      }
      throw unknownId(r, id);
  }
}

/**
 * Passes over the message at the cursor, in versions 1.08 to 1.09, and returns its id.
 * Throws DecodeError, and leaves the cursor where it was.
 */
export function skipMessage(r: Reader): number {
  const start = r.offset;
  try {
    return passMessage(r);
  } catch (error) {
    r.offset = start;
    throw explainDecode(table, 8, r.bytes, start, r.end, error);
  }
}

/**
 * Hands the message at the cursor to its handler, in versions 1.08 to 1.09; passes over it
 * when there is none. The handler gets an object that the next call fills again. Throws
 * DecodeError, and leaves the cursor where it was; what a handler throws goes through.
 */
export function visitMessage(r: Reader, handlers: Handlers, scratch: Scratch): void {
  const start = r.offset;
  let read = false;
  try {
    need(r, 1);
    const id = readU8(r);
    switch (id) {
      case 0x00:
        read = true;
        return handlers.bad?.(scratch.bad);
      case 0x01:
        read = true;
        return handlers.nop?.(scratch.nop);
      case 0x02:
        read = true;
        return handlers.disconnect?.(scratch.disconnect);
      case 0x03: {
        if (handlers.updatestat === undefined) return skipUpdatestat(r);
        const m = visitUpdatestat(r, scratch.updatestat);
        read = true;
        return handlers.updatestat(m);
      }
      case 0x04: {
        if (handlers.version === undefined) return skipVersion(r);
        const m = visitVersion(r, scratch.version);
        read = true;
        return handlers.version(m);
      }
      case 0x05: {
        if (handlers.setview === undefined) return skipSetview(r);
        const m = visitSetview(r, scratch.setview);
        read = true;
        return handlers.setview(m);
      }
      case 0x06: {
        if (handlers.sound === undefined) return skipSound(r);
        const m = visitSound(r, scratch.sound);
        read = true;
        return handlers.sound(m);
      }
      case 0x07: {
        if (handlers.time === undefined) return skipTime(r);
        const m = visitTime(r, scratch.time);
        read = true;
        return handlers.time(m);
      }
      case 0x08: {
        if (handlers.print === undefined) return skipPrint(r);
        const m = visitPrint(r, scratch.print);
        read = true;
        return handlers.print(m);
      }
      case 0x09: {
        if (handlers.stufftext === undefined) return skipStufftext(r);
        const m = visitStufftext(r, scratch.stufftext);
        read = true;
        return handlers.stufftext(m);
      }
      case 0x0a: {
        if (handlers.setangle === undefined) return skipSetangle(r);
        const m = visitSetangle(r, scratch.setangle);
        read = true;
        return handlers.setangle(m);
      }
      case 0x0b: {
        if (handlers.serverinfo === undefined) return skipServerinfo(r);
        const m = visitServerinfo(r, scratch.serverinfo);
        read = true;
        return handlers.serverinfo(m);
      }
      case 0x0c: {
        if (handlers.lightstyle === undefined) return skipLightstyle(r);
        const m = visitLightstyle(r, scratch.lightstyle);
        read = true;
        return handlers.lightstyle(m);
      }
      case 0x0d: {
        if (handlers.updatename === undefined) return skipUpdatename(r);
        const m = visitUpdatename(r, scratch.updatename);
        read = true;
        return handlers.updatename(m);
      }
      case 0x0e: {
        if (handlers.updatefrags === undefined) return skipUpdatefrags(r);
        const m = visitUpdatefrags(r, scratch.updatefrags);
        read = true;
        return handlers.updatefrags(m);
      }
      case 0x0f: {
        if (handlers.clientdata === undefined) return skipClientdata(r);
        const m = visitClientdata(r, scratch.clientdata);
        read = true;
        return handlers.clientdata(m);
      }
      case 0x10: {
        if (handlers.stopsound === undefined) return skipStopsound(r);
        const m = visitStopsound(r, scratch.stopsound);
        read = true;
        return handlers.stopsound(m);
      }
      case 0x11: {
        if (handlers.updatecolors === undefined) return skipUpdatecolors(r);
        const m = visitUpdatecolors(r, scratch.updatecolors);
        read = true;
        return handlers.updatecolors(m);
      }
      case 0x12: {
        if (handlers.particle === undefined) return skipParticle(r);
        const m = visitParticle(r, scratch.particle);
        read = true;
        return handlers.particle(m);
      }
      case 0x13: {
        if (handlers.damage === undefined) return skipDamage(r);
        const m = visitDamage(r, scratch.damage);
        read = true;
        return handlers.damage(m);
      }
      case 0x14: {
        if (handlers.spawnstatic === undefined) return skipSpawnstatic(r);
        const m = visitSpawnstatic(r, scratch.spawnstatic);
        read = true;
        return handlers.spawnstatic(m);
      }
      case 0x15:
        read = true;
        return handlers.spawnbinary?.(scratch.spawnbinary);
      case 0x16: {
        if (handlers.spawnbaseline === undefined) return skipSpawnbaseline(r);
        const m = visitSpawnbaseline(r, scratch.spawnbaseline);
        read = true;
        return handlers.spawnbaseline(m);
      }
      case 0x17: {
        if (handlers.temp_entity === undefined) return skipTempEntity(r);
        const m = decodeTempEntity(r);
        read = true;
        return handlers.temp_entity(m);
      }
      case 0x18: {
        if (handlers.setpause === undefined) return skipSetpause(r);
        const m = visitSetpause(r, scratch.setpause);
        read = true;
        return handlers.setpause(m);
      }
      case 0x19: {
        if (handlers.signonnum === undefined) return skipSignonnum(r);
        const m = visitSignonnum(r, scratch.signonnum);
        read = true;
        return handlers.signonnum(m);
      }
      case 0x1a: {
        if (handlers.centerprint === undefined) return skipCenterprint(r);
        const m = visitCenterprint(r, scratch.centerprint);
        read = true;
        return handlers.centerprint(m);
      }
      case 0x1b:
        read = true;
        return handlers.killedmonster?.(scratch.killedmonster);
      case 0x1c:
        read = true;
        return handlers.foundsecret?.(scratch.foundsecret);
      case 0x1d: {
        if (handlers.spawnstaticsound === undefined) return skipSpawnstaticsound(r);
        const m = visitSpawnstaticsound(r, scratch.spawnstaticsound);
        read = true;
        return handlers.spawnstaticsound(m);
      }
      case 0x1e:
        read = true;
        return handlers.intermission?.(scratch.intermission);
      case 0x1f: {
        if (handlers.finale === undefined) return skipFinale(r);
        const m = visitFinale(r, scratch.finale);
        read = true;
        return handlers.finale(m);
      }
      case 0x20: {
        if (handlers.cdtrack === undefined) return skipCdtrack(r);
        const m = visitCdtrack(r, scratch.cdtrack);
        read = true;
        return handlers.cdtrack(m);
      }
      case 0x21:
        read = true;
        return handlers.sellscreen?.(scratch.sellscreen);
      case 0x22: {
        if (handlers.cutscene === undefined) return skipCutscene(r);
        const m = visitCutscene(r, scratch.cutscene);
        read = true;
        return handlers.cutscene(m);
      }
      default:
        if (id >= 0x80) {
          {
            if (handlers.updateentity === undefined) return skipUpdateentity(r, id);
            const m = visitUpdateentity(r, id, scratch.updateentity);
            read = true;
            return handlers.updateentity(m);
          }
        }
        throw unknownId(r, id);
    }
  } catch (error) {
    if (read) throw error;
    r.offset = start;
    throw explainDecode(table, 8, r.bytes, start, r.end, error);
  }
}

/**
 * As `decodeMessageFrom666`, for whoever tries bytes: the error knows only what went wrong
 * and at which byte, and the cursor stands anywhere. Throws DecodeError.
 */
export function readMessageFrom666(r: Reader): Message {
  need(r, 1);
  const id = readU8(r);
  switch (id) {
    case 0x00:
      return { type: "bad" };
    case 0x01:
      return { type: "nop" };
    case 0x02:
      return { type: "disconnect" };
    case 0x03:
      return decodeUpdatestat(r);
    case 0x04:
      return decodeVersion(r);
    case 0x05:
      return decodeSetview(r);
    case 0x06:
      return decodeSoundFrom666(r);
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
      return decodeClientdataFrom666(r);
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
      return { type: "killedmonster" };
    case 0x1c:
      return { type: "foundsecret" };
    case 0x1d:
      return decodeSpawnstaticsound(r);
    case 0x1e:
      return { type: "intermission" };
    case 0x1f:
      return decodeFinale(r);
    case 0x20:
      return decodeCdtrack(r);
    case 0x21:
      return { type: "sellscreen" };
    case 0x22:
      return decodeCutscene(r);
    default:
      if (id >= 0x80) {
        return decodeUpdateentityFrom666(r, id);
      }
      throw unknownId(r, id);
  }
}

/**
 * Reads the message at the cursor, in version 666. Throws DecodeError, and leaves the cursor
 * where it was.
 */
export function decodeMessageFrom666(r: Reader): Message {
  const start = r.offset;
  try {
    return readMessageFrom666(r);
  } catch (error) {
    r.offset = start;
    throw explainDecode(table, 9, r.bytes, start, r.end, error);
  }
}

/** Writes a message, in version 666. Throws EncodeError, and leaves the writer as it was. */
export function encodeMessageFrom666(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    switch (message.type) {
      case "updateentity":
        encodeUpdateentityFrom666(w, message);
        return;
      case "cutscene":
        writeId(w, 0x22);
        encodeCutscene(w, message);
        return;
      case "sellscreen":
        writeId(w, 0x21);
        return;
      case "cdtrack":
        writeId(w, 0x20);
        encodeCdtrack(w, message);
        return;
      case "finale":
        writeId(w, 0x1f);
        encodeFinale(w, message);
        return;
      case "intermission":
        writeId(w, 0x1e);
        return;
      case "spawnstaticsound":
        writeId(w, 0x1d);
        encodeSpawnstaticsound(w, message);
        return;
      case "foundsecret":
        writeId(w, 0x1c);
        return;
      case "killedmonster":
        writeId(w, 0x1b);
        return;
      case "centerprint":
        writeId(w, 0x1a);
        encodeCenterprint(w, message);
        return;
      case "signonnum":
        writeId(w, 0x19);
        encodeSignonnum(w, message);
        return;
      case "setpause":
        writeId(w, 0x18);
        encodeSetpause(w, message);
        return;
      case "temp_entity":
        writeId(w, 0x17);
        encodeTempEntity(w, message);
        return;
      case "spawnbaseline":
        writeId(w, 0x16);
        encodeSpawnbaseline(w, message);
        return;
      case "spawnbinary":
        writeId(w, 0x15);
        return;
      case "spawnstatic":
        writeId(w, 0x14);
        encodeSpawnstatic(w, message);
        return;
      case "damage":
        writeId(w, 0x13);
        encodeDamage(w, message);
        return;
      case "particle":
        writeId(w, 0x12);
        encodeParticle(w, message);
        return;
      case "updatecolors":
        writeId(w, 0x11);
        encodeUpdatecolors(w, message);
        return;
      case "stopsound":
        writeId(w, 0x10);
        encodeStopsound(w, message);
        return;
      case "clientdata":
        writeId(w, 0x0f);
        encodeClientdataFrom666(w, message);
        return;
      case "updatefrags":
        writeId(w, 0x0e);
        encodeUpdatefrags(w, message);
        return;
      case "updatename":
        writeId(w, 0x0d);
        encodeUpdatename(w, message);
        return;
      case "lightstyle":
        writeId(w, 0x0c);
        encodeLightstyle(w, message);
        return;
      case "serverinfo":
        writeId(w, 0x0b);
        encodeServerinfo(w, message);
        return;
      case "setangle":
        writeId(w, 0x0a);
        encodeSetangle(w, message);
        return;
      case "stufftext":
        writeId(w, 0x09);
        encodeStufftext(w, message);
        return;
      case "print":
        writeId(w, 0x08);
        encodePrint(w, message);
        return;
      case "time":
        writeId(w, 0x07);
        encodeTime(w, message);
        return;
      case "sound":
        writeId(w, 0x06);
        encodeSoundFrom666(w, message);
        return;
      case "setview":
        writeId(w, 0x05);
        encodeSetview(w, message);
        return;
      case "version":
        writeId(w, 0x04);
        encodeVersion(w, message);
        return;
      case "updatestat":
        writeId(w, 0x03);
        encodeUpdatestat(w, message);
        return;
      case "disconnect":
        writeId(w, 0x02);
        return;
      case "nop":
        writeId(w, 0x01);
        return;
      case "bad":
        writeId(w, 0x00);
        return;
      default:
        throw unknownType(message);
    }
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 9, message, error);
  }
}

/**
 * As `skipMessageFrom666`, for whoever tries bytes: the error knows only what went wrong and
 * at which byte, and the cursor stands anywhere. Throws DecodeError.
 */
export function passMessageFrom666(r: Reader): number {
  need(r, 1);
  const id = readU8(r);
  switch (id) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x15:
    case 0x1b:
    case 0x1c:
    case 0x1e:
    case 0x21:
      return id;
    case 0x03:
      skipUpdatestat(r);
      return id;
    case 0x04:
      skipVersion(r);
      return id;
    case 0x05:
      skipSetview(r);
      return id;
    case 0x06:
      skipSoundFrom666(r);
      return id;
    case 0x07:
      skipTime(r);
      return id;
    case 0x08:
      skipPrint(r);
      return id;
    case 0x09:
      skipStufftext(r);
      return id;
    case 0x0a:
      skipSetangle(r);
      return id;
    case 0x0b:
      skipServerinfo(r);
      return id;
    case 0x0c:
      skipLightstyle(r);
      return id;
    case 0x0d:
      skipUpdatename(r);
      return id;
    case 0x0e:
      skipUpdatefrags(r);
      return id;
    case 0x0f:
      skipClientdataFrom666(r);
      return id;
    case 0x10:
      skipStopsound(r);
      return id;
    case 0x11:
      skipUpdatecolors(r);
      return id;
    case 0x12:
      skipParticle(r);
      return id;
    case 0x13:
      skipDamage(r);
      return id;
    case 0x14:
      skipSpawnstatic(r);
      return id;
    case 0x16:
      skipSpawnbaseline(r);
      return id;
    case 0x17:
      skipTempEntity(r);
      return id;
    case 0x18:
      skipSetpause(r);
      return id;
    case 0x19:
      skipSignonnum(r);
      return id;
    case 0x1a:
      skipCenterprint(r);
      return id;
    case 0x1d:
      skipSpawnstaticsound(r);
      return id;
    case 0x1f:
      skipFinale(r);
      return id;
    case 0x20:
      skipCdtrack(r);
      return id;
    case 0x22:
      skipCutscene(r);
      return id;
    default:
      if (id >= 0x80) {
        skipUpdateentityFrom666(r, id);
        return id;
      }
      throw unknownId(r, id);
  }
}

/**
 * Passes over the message at the cursor, in version 666, and returns its id. Throws
 * DecodeError, and leaves the cursor where it was.
 */
export function skipMessageFrom666(r: Reader): number {
  const start = r.offset;
  try {
    return passMessageFrom666(r);
  } catch (error) {
    r.offset = start;
    throw explainDecode(table, 9, r.bytes, start, r.end, error);
  }
}

/**
 * Hands the message at the cursor to its handler, in version 666; passes over it when there
 * is none. The handler gets an object that the next call fills again. Throws DecodeError,
 * and leaves the cursor where it was; what a handler throws goes through.
 */
export function visitMessageFrom666(r: Reader, handlers: Handlers, scratch: Scratch): void {
  const start = r.offset;
  let read = false;
  try {
    need(r, 1);
    const id = readU8(r);
    switch (id) {
      case 0x00:
        read = true;
        return handlers.bad?.(scratch.bad);
      case 0x01:
        read = true;
        return handlers.nop?.(scratch.nop);
      case 0x02:
        read = true;
        return handlers.disconnect?.(scratch.disconnect);
      case 0x03: {
        if (handlers.updatestat === undefined) return skipUpdatestat(r);
        const m = visitUpdatestat(r, scratch.updatestat);
        read = true;
        return handlers.updatestat(m);
      }
      case 0x04: {
        if (handlers.version === undefined) return skipVersion(r);
        const m = visitVersion(r, scratch.version);
        read = true;
        return handlers.version(m);
      }
      case 0x05: {
        if (handlers.setview === undefined) return skipSetview(r);
        const m = visitSetview(r, scratch.setview);
        read = true;
        return handlers.setview(m);
      }
      case 0x06: {
        if (handlers.sound === undefined) return skipSoundFrom666(r);
        const m = visitSoundFrom666(r, scratch.sound);
        read = true;
        return handlers.sound(m);
      }
      case 0x07: {
        if (handlers.time === undefined) return skipTime(r);
        const m = visitTime(r, scratch.time);
        read = true;
        return handlers.time(m);
      }
      case 0x08: {
        if (handlers.print === undefined) return skipPrint(r);
        const m = visitPrint(r, scratch.print);
        read = true;
        return handlers.print(m);
      }
      case 0x09: {
        if (handlers.stufftext === undefined) return skipStufftext(r);
        const m = visitStufftext(r, scratch.stufftext);
        read = true;
        return handlers.stufftext(m);
      }
      case 0x0a: {
        if (handlers.setangle === undefined) return skipSetangle(r);
        const m = visitSetangle(r, scratch.setangle);
        read = true;
        return handlers.setangle(m);
      }
      case 0x0b: {
        if (handlers.serverinfo === undefined) return skipServerinfo(r);
        const m = visitServerinfo(r, scratch.serverinfo);
        read = true;
        return handlers.serverinfo(m);
      }
      case 0x0c: {
        if (handlers.lightstyle === undefined) return skipLightstyle(r);
        const m = visitLightstyle(r, scratch.lightstyle);
        read = true;
        return handlers.lightstyle(m);
      }
      case 0x0d: {
        if (handlers.updatename === undefined) return skipUpdatename(r);
        const m = visitUpdatename(r, scratch.updatename);
        read = true;
        return handlers.updatename(m);
      }
      case 0x0e: {
        if (handlers.updatefrags === undefined) return skipUpdatefrags(r);
        const m = visitUpdatefrags(r, scratch.updatefrags);
        read = true;
        return handlers.updatefrags(m);
      }
      case 0x0f: {
        if (handlers.clientdata === undefined) return skipClientdataFrom666(r);
        const m = visitClientdataFrom666(r, scratch.clientdata);
        read = true;
        return handlers.clientdata(m);
      }
      case 0x10: {
        if (handlers.stopsound === undefined) return skipStopsound(r);
        const m = visitStopsound(r, scratch.stopsound);
        read = true;
        return handlers.stopsound(m);
      }
      case 0x11: {
        if (handlers.updatecolors === undefined) return skipUpdatecolors(r);
        const m = visitUpdatecolors(r, scratch.updatecolors);
        read = true;
        return handlers.updatecolors(m);
      }
      case 0x12: {
        if (handlers.particle === undefined) return skipParticle(r);
        const m = visitParticle(r, scratch.particle);
        read = true;
        return handlers.particle(m);
      }
      case 0x13: {
        if (handlers.damage === undefined) return skipDamage(r);
        const m = visitDamage(r, scratch.damage);
        read = true;
        return handlers.damage(m);
      }
      case 0x14: {
        if (handlers.spawnstatic === undefined) return skipSpawnstatic(r);
        const m = visitSpawnstatic(r, scratch.spawnstatic);
        read = true;
        return handlers.spawnstatic(m);
      }
      case 0x15:
        read = true;
        return handlers.spawnbinary?.(scratch.spawnbinary);
      case 0x16: {
        if (handlers.spawnbaseline === undefined) return skipSpawnbaseline(r);
        const m = visitSpawnbaseline(r, scratch.spawnbaseline);
        read = true;
        return handlers.spawnbaseline(m);
      }
      case 0x17: {
        if (handlers.temp_entity === undefined) return skipTempEntity(r);
        const m = decodeTempEntity(r);
        read = true;
        return handlers.temp_entity(m);
      }
      case 0x18: {
        if (handlers.setpause === undefined) return skipSetpause(r);
        const m = visitSetpause(r, scratch.setpause);
        read = true;
        return handlers.setpause(m);
      }
      case 0x19: {
        if (handlers.signonnum === undefined) return skipSignonnum(r);
        const m = visitSignonnum(r, scratch.signonnum);
        read = true;
        return handlers.signonnum(m);
      }
      case 0x1a: {
        if (handlers.centerprint === undefined) return skipCenterprint(r);
        const m = visitCenterprint(r, scratch.centerprint);
        read = true;
        return handlers.centerprint(m);
      }
      case 0x1b:
        read = true;
        return handlers.killedmonster?.(scratch.killedmonster);
      case 0x1c:
        read = true;
        return handlers.foundsecret?.(scratch.foundsecret);
      case 0x1d: {
        if (handlers.spawnstaticsound === undefined) return skipSpawnstaticsound(r);
        const m = visitSpawnstaticsound(r, scratch.spawnstaticsound);
        read = true;
        return handlers.spawnstaticsound(m);
      }
      case 0x1e:
        read = true;
        return handlers.intermission?.(scratch.intermission);
      case 0x1f: {
        if (handlers.finale === undefined) return skipFinale(r);
        const m = visitFinale(r, scratch.finale);
        read = true;
        return handlers.finale(m);
      }
      case 0x20: {
        if (handlers.cdtrack === undefined) return skipCdtrack(r);
        const m = visitCdtrack(r, scratch.cdtrack);
        read = true;
        return handlers.cdtrack(m);
      }
      case 0x21:
        read = true;
        return handlers.sellscreen?.(scratch.sellscreen);
      case 0x22: {
        if (handlers.cutscene === undefined) return skipCutscene(r);
        const m = visitCutscene(r, scratch.cutscene);
        read = true;
        return handlers.cutscene(m);
      }
      default:
        if (id >= 0x80) {
          {
            if (handlers.updateentity === undefined) return skipUpdateentityFrom666(r, id);
            const m = visitUpdateentityFrom666(r, id, scratch.updateentity);
            read = true;
            return handlers.updateentity(m);
          }
        }
        throw unknownId(r, id);
    }
  } catch (error) {
    if (read) throw error;
    r.offset = start;
    throw explainDecode(table, 9, r.bytes, start, r.end, error);
  }
}

/** A codec for each class of versions that are alike, oldest first. */
export const codecs: readonly Codec<Message, Handlers, Scratch>[] = [
  {
    table,
    from: 0,
    to: 5,
    decode: decodeMessageUntil106,
    encode: encodeMessageUntil106,
    skip: skipMessageUntil106,
    visit: visitMessageUntil106,
    scratch: newScratch,
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
    scratch: newScratch,
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
    scratch: newScratch,
    read: readMessage,
    pass: passMessage,
  },
  {
    table,
    from: 9,
    to: 9,
    decode: decodeMessageFrom666,
    encode: encodeMessageFrom666,
    skip: skipMessageFrom666,
    visit: visitMessageFrom666,
    scratch: newScratch,
    read: readMessageFrom666,
    pass: passMessageFrom666,
  },
];
