// Generated from quake2_mvd.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Viewed } from "../runtime/bytes/view.ts";
import { table } from "./quake2_mvd.table.ts";
import { dialectCodec, ownMessage, wholeMessage } from "../runtime/dialect.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import { type Scalar, noNans } from "../runtime/bytes/numbers/scalars.ts";
import { bitLengths } from "../runtime/bytes/lengths.ts";
import {
  type Reader,
  ensure,
  ensureWhole,
  advance,
  skip,
  peekId,
  passBytes,
  takeBytes,
  elementsOf,
  expectProtocol,
  expectTogether,
  unsupported,
  unknownId,
} from "../runtime/bytes/reader.ts";
import { readString, stringAt, skipString, writeString } from "../runtime/bytes/text/text.ts";
import { merged, plainConstructor } from "../runtime/bytes/constructors.ts";
import { sparseBits, numbered } from "../runtime/bytes/sparse.ts";
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
  writeBytes,
  expectLength,
  expectArray,
  expectObject,
  flagConflict,
  expectWhere,
  endsList,
  fit,
  expectOneOf,
  expectRow,
  outOfRange,
  unknownType,
} from "../runtime/bytes/writer.ts";
import {
  type Form,
  scalarForm,
  IMPLICIT,
  readWithVariant,
  scaledForm,
  readManyWithVariants,
  exactlyWritten,
  manyPassed,
  fixedInteger,
} from "../runtime/bytes/numbers/forms.ts";
import { varu64 } from "../runtime/bytes/varints/leb128.ts";
import { vari23, step23 } from "../runtime/bytes/varints/two.ts";
import { View, StructView, readAt, firstOf } from "../runtime/bytes/view.ts";
export { table };

/** One of the strings that everybody must know. quake2_mvd.yaml:25 */
export interface Configuration {
  index: number;
  string: string;
}

/** What a player has. quake2_mvd.yaml:31 */
export interface Figures {
  /** By number. */
  stats: Record<number, number>;
  /** How many bytes it came in, where it takes fewer. */
  statsWidth?: number | undefined;
  /** The mask as it came: a hint for what the other members leave open. */
  statbits?: number | undefined;
}

/** Who makes a sound. quake2_mvd.yaml:37 */
export interface Source {
  channel: number;
  entity: number;
}

/**
 * How a player differs from what was known of him last. One who is gone may have fields all
 * the same.
 *
 * quake2_mvd.yaml:43
 */
export interface Player {
  number: number;
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** Absent: previous.pm_type. */
  pm_type?: number | undefined;
  /** There with `origin2`. Absent: previous.origin.0. */
  origin1?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  origin1Width?: number | undefined;
  /** There with `origin1`. Absent: previous.origin.1. */
  origin2?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  origin2Width?: number | undefined;
  /** Absent: previous.origin.2. */
  origin3?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  origin3Width?: number | undefined;
  /** Absent: previous.viewoffset. */
  viewoffset?: [number, number, number] | undefined;
  /** There with `viewangle2`. Absent: previous.viewangles.0. */
  viewangle1?: number | undefined;
  /** There with `viewangle1`. Absent: previous.viewangles.1. */
  viewangle2?: number | undefined;
  /** Absent: previous.viewangles.2. */
  viewangle3?: number | undefined;
  /** Absent: previous.kick_angles. */
  kick_angles?: [number, number, number] | undefined;
  /** Absent: previous.gunindex. */
  gunindex?: number | undefined;
  /** Absent: previous.gunframe. */
  gunframe?: number | undefined;
  /** Absent: previous.gunoffset. */
  gunoffset?: [number, number, number] | undefined;
  /** Absent: previous.gunangles. */
  gunangles?: [number, number, number] | undefined;
  /** Absent: previous.colours. */
  colours?: Colours | undefined;
  /** Absent: previous.fog. */
  fog?: PlayerFog | undefined;
  /** Absent: previous.fov. */
  fov?: number | undefined;
  /** Absent: previous.rdflags. */
  rdflags?: number | undefined;
  figures?: Figures | undefined;
  removed: boolean;
  /** Absent: previous.blend. */
  blend?: [number, number, number, number] | undefined;
}

/**
 * How an entity differs from what was known of it last. One that is gone may have fields all
 * the same. The entity of a player who is there and whose pm_type is 0 has his place:
 * origin, a third of the pitch, and the yaw of viewangles, but that of the server's own
 * player.
 *
 * quake2_mvd.yaml:67
 */
export interface Entity {
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  number: number;
  /** Absent: previous.modelindex. */
  modelindex?: number | undefined;
  /** Absent: previous.modelindex2. */
  modelindex2?: number | undefined;
  /** Absent: previous.modelindex3. */
  modelindex3?: number | undefined;
  /** Absent: previous.modelindex4. */
  modelindex4?: number | undefined;
  /** Absent: previous.frame. */
  frame?: number | undefined;
  /** What came first, where two came: the second counts. */
  frameBefore?: number | undefined;
  /** Absent: previous.skin. */
  skin?: number | undefined;
  /** Absent: previous.effects. */
  effects?: number | undefined;
  /** Absent: previous.renderfx. */
  renderfx?: number | undefined;
  /** Absent: previous.origin.0. */
  origin1?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  origin1Width?: number | undefined;
  /** Absent: previous.origin.1. */
  origin2?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  origin2Width?: number | undefined;
  /** Absent: previous.origin.2. */
  origin3?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  origin3Width?: number | undefined;
  /** Absent: previous.angles.0. */
  angle1?: number | undefined;
  /** Absent: previous.angles.1. */
  angle2?: number | undefined;
  /** Absent: previous.angles.2. */
  angle3?: number | undefined;
  /** Absent: previous.oldorigin. */
  oldorigin?: [number, number, number] | undefined;
  /** How many bytes it came in, where it takes fewer. */
  oldoriginWidth?: readonly number[] | undefined;
  /** Absent: previous.loop. */
  loop?: Loop | undefined;
  /** Absent: 0. */
  event?: number | undefined;
  /** Absent: previous.solid. */
  solid?: number | undefined;
  /** Absent: previous.morefx. */
  morefx?: number | undefined;
  /** Absent: previous.alpha. */
  alpha?: number | undefined;
  /** It is out of everybody's sight. */
  remove: boolean;
  /** Absent: previous.sound. */
  sound?: number | undefined;
}

/** A sound that goes on. quake2_mvd-2011.yaml:9 */
export interface Loop {
  soundnum: number;
  /** The mask as it came: a hint for what the other members leave open. */
  louder?: number | undefined;
  /** Absent: previous.volume. */
  volume?: number | undefined;
  /** 3 for none at all. Absent: previous.attenuation. */
  attenuation?: number | undefined;
}

/** Fog as a player sees it. What is not there is as it was. quake2_mvd-2013-2.yaml:11 */
export interface PlayerFog {
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** Absent: previous.colour. */
  colour?: [number, number, number] | undefined;
  /** There with `sky`. Absent: previous.density. */
  density?: number | undefined;
  /** There with `density`. Absent: previous.sky. */
  sky?: number | undefined;
  /** Absent: previous.heightdensity. */
  heightdensity?: number | undefined;
  /** Absent: previous.falloff. */
  falloff?: number | undefined;
  /** Absent: previous.startcolour. */
  startcolour?: [number, number, number] | undefined;
  /** Absent: previous.endcolour. */
  endcolour?: [number, number, number] | undefined;
  /** Absent: previous.start. */
  start?: number | undefined;
  /** How many bytes it came in, where it takes fewer. */
  startWidth?: number | undefined;
  /** Absent: previous.end. */
  end?: number | undefined;
  /** How many bytes it came in, where it takes fewer. */
  endWidth?: number | undefined;
}

/**
 * What lies over the screen, of each part that changed: red, green, blue, how much; 4 to 7
 * where it hurts.
 *
 * quake2_mvd-2013-2.yaml:25
 */
export interface Colours {
  /** The mask as it came: a hint for what the other members leave open. */
  parts?: number | undefined;
  /** Absent: previous.values. */
  values: Record<number, number>;
}

/** Illegal: nobody sends it. quake2_mvd.yaml:99 */
export interface Bad {
  type: "bad";
}

/** Nothing. quake2_mvd.yaml:103 */
export interface Nop {
  type: "nop";
}

/** A level begins, or the recording. quake2_mvd.yaml:108 */
export interface Serverdata {
  type: "serverdata";
  /** The mask as it came: a hint for what the other members leave open. */
  streamflags?: number | undefined;
  /** What is for one player is not recorded. */
  nomessages: boolean;
  onepointofview: boolean;
  /** 37. */
  serverversion: number;
  minor: number;
  /**
   * 1 without what is for one player, 2 one point of view, 4 extended limits, 8 extended
   * limits 2. Where minor is 2012 to 2013.
   */
  extensions?: number | undefined;
  servercount: number;
  gamedir: string;
  /** The number of the server's own player; -1 for none. */
  clientnum: number;
  configurations: Configuration[];
  /** A bit for each portal of the map that is open. */
  portals: Uint8Array;
  players: Player[];
  entities: Entity[];
  /** The mask of what ended the list. */
  entitiesEnd?: number | undefined;
  /** It has extended limits. */
  extended?: boolean | undefined;
}

/** One of the level's texts, as in Quake II's own protocol. quake2_mvd.yaml:134 */
export interface Configstring {
  type: "configstring";
  index: number;
  string: string;
}

/**
 * A frame: what areas are open, and all players and entities that changed.
 *
 * quake2_mvd.yaml:144
 */
export interface Frame {
  type: "frame";
  /** A bit for each portal of the map that is open. */
  portals: Uint8Array;
  players: Player[];
  entities: Entity[];
  /** The mask of what ended the list. */
  entitiesEnd?: number | undefined;
}

/** What one player was sent. quake2_mvd.yaml:151 */
export interface Unicast {
  type: "unicast";
  client: number;
  /** Messages of Quake II's protocol 34. */
  data: Uint8Array;
}

/** What one player was sent, and had to hear. quake2_mvd.yaml:161 */
export interface UnicastR {
  type: "unicast_r";
  client: number;
  /** Messages of Quake II's protocol 34. */
  data: Uint8Array;
}

/** What all players were sent. quake2_mvd.yaml:171 */
export interface MulticastAll {
  type: "multicast_all";
  /** Messages of Quake II's protocol 34. */
  data: Uint8Array;
}

/** What all who might hear it were sent. quake2_mvd.yaml:180 */
export interface MulticastPhs {
  type: "multicast_phs";
  /** Of the map. */
  leaf: number;
  /** Messages of Quake II's protocol 34. */
  data: Uint8Array;
}

/** What all who might see it were sent. quake2_mvd.yaml:190 */
export interface MulticastPvs {
  type: "multicast_pvs";
  /** Of the map. */
  leaf: number;
  /** Messages of Quake II's protocol 34. */
  data: Uint8Array;
}

/** What all players were sent, and had to hear. quake2_mvd.yaml:200 */
export interface MulticastAllR {
  type: "multicast_all_r";
  /** Messages of Quake II's protocol 34. */
  data: Uint8Array;
}

/** What all who might hear it were sent, and had to. quake2_mvd.yaml:209 */
export interface MulticastPhsR {
  type: "multicast_phs_r";
  /** Of the map. */
  leaf: number;
  /** Messages of Quake II's protocol 34. */
  data: Uint8Array;
}

/** What all who might see it were sent, and had to. quake2_mvd.yaml:219 */
export interface MulticastPvsR {
  type: "multicast_pvs_r";
  /** Of the map. */
  leaf: number;
  /** Messages of Quake II's protocol 34. */
  data: Uint8Array;
}

/** Starts a sound, where its source is. quake2_mvd.yaml:229 */
export interface Sound {
  type: "sound";
  /** The mask as it came: a hint for what the other members leave open. */
  hearing?: number | undefined;
  /** It is heard everywhere. */
  everybody: boolean;
  reliable: boolean;
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  soundnum: number;
  /** Absent: 1. */
  volume?: number | undefined;
  /** Absent: 1. */
  attenuation?: number | undefined;
  /** Absent: 0. */
  timeofs?: number | undefined;
  source: Source;
}

/** A line for everybody, as in Quake II itself. quake2_mvd.yaml:244 */
export interface Print {
  type: "print";
  level: number;
  text: string;
}

/** Any message. */
export type Message =
  | Bad
  | Nop
  | Serverdata
  | Configstring
  | Frame
  | Unicast
  | UnicastR
  | MulticastAll
  | MulticastPhs
  | MulticastPvs
  | MulticastAllR
  | MulticastPhsR
  | MulticastPvsR
  | Sound
  | Print;

/** What `player` makes, with what it does not tell filled in. */
export type PlayerState = {
  number: number;
  pm_type: number;
  origin: [number, number, number];
  viewoffset: [number, number, number];
  viewangles: [number, number, number];
  kick_angles: [number, number, number];
  gunindex: number;
  gunframe: number;
  gunoffset: [number, number, number];
  gunangles: [number, number, number];
  colours?: Colours | undefined | undefined;
  fog?: PlayerFog | undefined | undefined;
  fov: number;
  rdflags: number;
  figures: Figures | undefined;
  removed: boolean;
  blend?: [number, number, number, number] | undefined;
};

/** What `entity` makes, with what it does not tell filled in. */
export type EntityState = {
  number: number;
  modelindex: number;
  modelindex2: number;
  modelindex3: number;
  modelindex4: number;
  frame: number;
  skin: number;
  effects: number;
  renderfx: number;
  origin: [number, number, number];
  angles: [number, number, number];
  oldorigin: [number, number, number];
  loop?: Loop | undefined | undefined;
  event: number;
  solid: number;
  morefx?: number | undefined;
  alpha?: number | undefined;
  remove: boolean;
  sound?: number | undefined;
};

/** What `loop` makes, with what it does not tell filled in. */
export type LoopState = {
  soundnum: number;
  volume: number;
  attenuation: number;
};

/** What `player_fog` makes, with what it does not tell filled in. */
export type PlayerFogState = {
  colour: [number, number, number];
  density: number;
  sky: number;
  heightdensity: number;
  falloff: number;
  startcolour: [number, number, number];
  endcolour: [number, number, number];
  start: number;
  end: number;
};

/** What `colours` makes, with what it does not tell filled in. */
export type ColoursState = {
  values: Record<number, number>;
};

/** What `sound` makes, with what it does not tell filled in. */
export type SoundState = {
  everybody: boolean;
  reliable: boolean;
  soundnum: number;
  volume: number;
  attenuation: number;
  timeofs: number;
  source: Source | undefined;
};

/** Entity messages, the states that they make, and what these differ from. */
export interface States {
  player: { delta: Player; state: PlayerState; from: "previous" };
  entity: { delta: Entity; state: EntityState; from: "previous" };
  loop: { delta: Loop; state: LoopState; from: "previous" };
  player_fog: { delta: PlayerFog; state: PlayerFogState; from: "previous" };
  colours: { delta: Colours; state: ColoursState; from: "previous" };
  sound: { delta: Sound; state: SoundState; from: never };
}

/** States by the roles of what tells them. */
export interface RoleStates {
  effect: SoundState;
}

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  bad?: ((message: Readonly<Bad>) => void) | undefined;
  nop?: ((message: Readonly<Nop>) => void) | undefined;
  serverdata?: ((message: Viewed<Serverdata>) => void) | undefined;
  configstring?: ((message: Readonly<Configstring>) => void) | undefined;
  frame?: ((message: Viewed<Frame>) => void) | undefined;
  unicast?: ((message: Readonly<Unicast>) => void) | undefined;
  unicast_r?: ((message: Readonly<UnicastR>) => void) | undefined;
  multicast_all?: ((message: Readonly<MulticastAll>) => void) | undefined;
  multicast_phs?: ((message: Readonly<MulticastPhs>) => void) | undefined;
  multicast_pvs?: ((message: Readonly<MulticastPvs>) => void) | undefined;
  multicast_all_r?: ((message: Readonly<MulticastAllR>) => void) | undefined;
  multicast_phs_r?: ((message: Readonly<MulticastPhsR>) => void) | undefined;
  multicast_pvs_r?: ((message: Readonly<MulticastPvsR>) => void) | undefined;
  sound?: ((message: Readonly<Sound>) => void) | undefined;
  print?: ((message: Readonly<Print>) => void) | undefined;
}

const COORD_I16 = {
  bytes: 2,
  at: (view, at) => view.getInt16(at, true) * 0.125,
  set: (view, at, value) => view.setInt16(at, asI16(unscale(value, 1, 8)), true),
  nans: noNans,
} satisfies Scalar;
const COORD_I16_FORM = /* @__PURE__ */ scalarForm(COORD_I16);
const STEP23_SCALED = /* @__PURE__ */ scaledForm(
  step23,
  (raw) => raw * 0.125,
  (value) => unscale(value, 1, 8),
);
const VARI23_SCALED = /* @__PURE__ */ scaledForm(
  vari23,
  (raw) => raw * 0.125,
  (value) => unscale(value, 1, 8),
);
const PLAYER_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 4, 2, 3, 4, 2, 3, 4]);
const PLAYER_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 1, 1, 3, 3, 1, 0, 0]);
const bytesOfPlayerFlags = (flags: number): number =>
  PLAYER_FLAGS_LENGTHS_0[flags & 0xff]! + PLAYER_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const PLAYER_FLAGS_LENGTHS_0_RUN1 = /* @__PURE__ */ bitLengths([1, 2, 0, 0, 0, 0, 0, 0]);
const PLAYER_FLAGS_LENGTHS_0_RUN2 = /* @__PURE__ */ bitLengths([1, 4, 2, 3, 2, 0, 0, 0]);
const ENTITY_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 1, 1, 1, 1, 0, 0]);
const ENTITY_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 2, 1, 1, 1, 0, 1, 0]);
const ENTITY_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 2, 2, 2, 1, 1, 1, 0]);
const ENTITY_FLAGS_LENGTHS_3 = /* @__PURE__ */ bitLengths([6, 2, 1, 2, 0, 0, 0, 0]);
const bytesOfEntityFlags = (flags: number): number =>
  ENTITY_FLAGS_LENGTHS_0[flags & 0xff]! +
  ENTITY_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  ENTITY_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
  ENTITY_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]! +
  ((flags >>> 16) & (flags >>> 25) & 1) +
  ((flags >>> 14) & (flags >>> 19) & 1) +
  ((flags >>> 12) & (flags >>> 18) & 1);
const ANNOUNCED_TOGETHER = [
  [2012, 4],
  [2013, 4],
  [2013, 12],
];
const Configuration$ = /* @__PURE__ */ plainConstructor(function (
  this: Configuration,
  index: Configuration["index"],
  string: Configuration["string"],
) {
  this.index = index;
  this.string = string;
});
const FIGURES_STATBITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const FIGURES_STATBITS_LENGTHS_1 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const FIGURES_STATBITS_LENGTHS_2 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const FIGURES_STATBITS_LENGTHS_3 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const bytesOfFiguresStatbits = (statbits: number): number =>
  FIGURES_STATBITS_LENGTHS_0[statbits & 0xff]! +
  FIGURES_STATBITS_LENGTHS_1[(statbits >>> 8) & 0xff]! +
  FIGURES_STATBITS_LENGTHS_2[(statbits >>> 16) & 0xff]! +
  FIGURES_STATBITS_LENGTHS_3[(statbits >>> 24) & 0xff]!;
const I16_FORM = /* @__PURE__ */ fixedInteger(16, true);
const I16_PER_VARU64 = /* @__PURE__ */ numbered(varu64, 64, I16_FORM);
const Player$ = /* @__PURE__ */ plainConstructor(function (
  this: Player,
  number: Player["number"],
  flags: Player["flags"],
  pm_type: Player["pm_type"],
  origin1: Player["origin1"],
  origin2: Player["origin2"],
  origin3: Player["origin3"],
  viewoffset: Player["viewoffset"],
  viewangle1: Player["viewangle1"],
  viewangle2: Player["viewangle2"],
  viewangle3: Player["viewangle3"],
  kick_angles: Player["kick_angles"],
  gunindex: Player["gunindex"],
  gunframe: Player["gunframe"],
  gunoffset: Player["gunoffset"],
  gunangles: Player["gunangles"],
  blend: Player["blend"],
  fov: Player["fov"],
  rdflags: Player["rdflags"],
  figures: Player["figures"],
  removed: Player["removed"],
) {
  this.number = number;
  this.flags = flags;
  this.pm_type = pm_type;
  this.origin1 = origin1;
  this.origin2 = origin2;
  this.origin3 = origin3;
  this.viewoffset = viewoffset;
  this.viewangle1 = viewangle1;
  this.viewangle2 = viewangle2;
  this.viewangle3 = viewangle3;
  this.kick_angles = kick_angles;
  this.gunindex = gunindex;
  this.gunframe = gunframe;
  this.gunoffset = gunoffset;
  this.gunangles = gunangles;
  this.blend = blend;
  this.fov = fov;
  this.rdflags = rdflags;
  this.figures = figures;
  this.removed = removed;
});
const read3Quarter = (view: DataView, at: number): [number, number, number] => [
  view.getInt8(at) * 0.25,
  view.getInt8(at + 1) * 0.25,
  view.getInt8(at + 2) * 0.25,
];
const read4U8 = (view: DataView, at: number): [number, number, number, number] => [
  view.getUint8(at) / 255,
  view.getUint8(at + 1) / 255,
  view.getUint8(at + 2) / 255,
  view.getUint8(at + 3) / 255,
];
const PLAYER_FROM2011_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 4, 2, 3, 4, 2, 3, 4]);
const PLAYER_FROM2011_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 2, 1, 3, 3, 1, 0, 0]);
const bytesOfPlayerFrom2011Flags = (flags: number): number =>
  PLAYER_FROM2011_FLAGS_LENGTHS_0[flags & 0xff]! +
  PLAYER_FROM2011_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const write3Quarter = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + i, asI8(unscale(values[i]!, 1, 4)));
};
const write4U8 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 4);
  for (let i = 0; i < 4; i++) view.setUint8(at + i, asU8(unscale(values[i]!, 1, 255)));
};
const PLAYER_FROM201312_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 0, 0, 3, 4, 2, 3, 0]);
const PLAYER_FROM201312_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 2, 1, 3, 3, 0, 0, 0]);
const bytesOfPlayerFrom201312Flags = (flags: number): number =>
  PLAYER_FROM201312_FLAGS_LENGTHS_0[flags & 0xff]! +
  PLAYER_FROM201312_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const PLAYER_FROM201312_FLAGS_LENGTHS_1_RUN1 = /* @__PURE__ */ bitLengths([1, 0, 0, 0, 0, 1, 0, 0]);
const Entity$ = /* @__PURE__ */ plainConstructor(function (
  this: Entity,
  flags: Entity["flags"],
  number: Entity["number"],
  modelindex: Entity["modelindex"],
  modelindex2: Entity["modelindex2"],
  modelindex3: Entity["modelindex3"],
  modelindex4: Entity["modelindex4"],
  frame: Entity["frame"],
  frameBefore: Entity["frameBefore"],
  skin: Entity["skin"],
  effects: Entity["effects"],
  renderfx: Entity["renderfx"],
  origin1: Entity["origin1"],
  origin2: Entity["origin2"],
  origin3: Entity["origin3"],
  angle1: Entity["angle1"],
  angle2: Entity["angle2"],
  angle3: Entity["angle3"],
  oldorigin: Entity["oldorigin"],
  sound: Entity["sound"],
  event: Entity["event"],
  solid: Entity["solid"],
  remove: Entity["remove"],
) {
  this.flags = flags;
  this.number = number;
  this.modelindex = modelindex;
  this.modelindex2 = modelindex2;
  this.modelindex3 = modelindex3;
  this.modelindex4 = modelindex4;
  this.frame = frame;
  this.frameBefore = frameBefore;
  this.skin = skin;
  this.effects = effects;
  this.renderfx = renderfx;
  this.origin1 = origin1;
  this.origin2 = origin2;
  this.origin3 = origin3;
  this.angle1 = angle1;
  this.angle2 = angle2;
  this.angle3 = angle3;
  this.oldorigin = oldorigin;
  this.sound = sound;
  this.event = event;
  this.solid = solid;
  this.remove = remove;
});
const LOOP_FROM2011_LOUDER_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 0, 0, 0, 0]);
const read3U8 = (view: DataView, at: number): [number, number, number] => [
  view.getUint8(at) / 255,
  view.getUint8(at + 1) / 255,
  view.getUint8(at + 2) / 255,
];
const PLAYER_FOG_FROM201312_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([3, 4, 2, 2, 3, 3, 0, 0]);
const write3U8 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setUint8(at + i, asU8(unscale(values[i]!, 1, 255)));
};
const COLOURS_FROM201312_PARTS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const COLOURS_FROM201312_PARTS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const COLOURS_FROM201312_PARTS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const COLOURS_FROM201312_PARTS_LENGTHS_3 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const bytesOfColoursFrom201312Parts = (parts: number): number =>
  COLOURS_FROM201312_PARTS_LENGTHS_0[parts & 0xff]! +
  COLOURS_FROM201312_PARTS_LENGTHS_1[(parts >>> 8) & 0xff]! +
  COLOURS_FROM201312_PARTS_LENGTHS_2[(parts >>> 16) & 0xff]! +
  COLOURS_FROM201312_PARTS_LENGTHS_3[(parts >>> 24) & 0xff]!;
const SOUND_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 1, 0, 0, 0]);
const SOUND_FROM2011_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 1, 1, 0, 0]);
const explained = /* @__PURE__ */ explaining(table, 0);

/** Throws EncodeError for a member that its type does not hold. */
function rejectOutOfRange(message: object, types: string): never {
  throw firstOutOfRange(message, types);
}

/** Reads a `configuration` (2010). Returns 0 where it ends its list. Throws DecodeError. */
export function decodeConfiguration(r: Reader): Configuration | number {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  const index = view.getUint16(at, true);
  if (index === 2080) {
    r.offset = at + 2;
    return 0;
  }
  r.offset = at + 2;
  return new Configuration$(index, readString(r, 2047));
}

/**
 * Passes over what `decodeConfiguration` reads. Returns whether it ends its list. Throws
 * DecodeError.
 */
export function skipConfiguration(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const index = view.getUint16(at, true);
  at += 2;
  if (index === 2080) {
    r.offset = at;
    return true;
  }
  r.offset = at;
  skipString(r, 2047);
  return false;
}

/** Writes what `decodeConfiguration` reads. Throws EncodeError. */
export function encodeConfiguration(w: Writer, m: Configuration): void {
  const { index } = m;
  const at = reserve(w, 2);
  const view = w.view;
  if (index === (2080 as number)) throw endsList("index");
  view.setUint16(at, asU16(index), true);
  w.offset = at + 2;
  writeString(w, m.string, 2047);
}

/** Reads a `configuration` (from 2011). Returns 0 where it ends its list. Throws DecodeError. */
export function decodeConfigurationFrom2011(r: Reader): Configuration | number {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  const index = view.getUint16(at, true);
  if (index === 13630) {
    r.offset = at + 2;
    return 0;
  }
  r.offset = at + 2;
  return { index, string: readString(r, 2047) };
}

/**
 * Passes over what `decodeConfigurationFrom2011` reads. Returns whether it ends its list.
 * Throws DecodeError.
 */
export function skipConfigurationFrom2011(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const index = view.getUint16(at, true);
  at += 2;
  if (index === 13630) {
    r.offset = at;
    return true;
  }
  r.offset = at;
  skipString(r, 2047);
  return false;
}

/** Writes what `decodeConfigurationFrom2011` reads. Throws EncodeError. */
export function encodeConfigurationFrom2011(w: Writer, m: Configuration): void {
  const at = reserve(w, 2);
  const view = w.view;
  if (m.index === (13630 as number)) throw endsList("index");
  view.setUint16(at, asU16(m.index), true);
  w.offset = at + 2;
  writeString(w, m.string, 2047);
}

/** Reads a `figures` (to 2013). Throws DecodeError. */
export function decodeFigures(r: Reader): Figures {
  const view = r.view;
  let at = r.offset;
  if (at + 68 > r.end) ensureWhole(r, skipFigures);
  const statbits = view.getUint32(at, true);
  at += 4;
  let stats: Record<number, number>;
  stats = {};
  for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
    stats[31 - Math.clz32(bits & -bits)] = view.getInt16(at, true);
    at += 2;
  }
  r.offset = at;
  return { statbits, stats };
}

/** Passes over what `decodeFigures` reads. Throws DecodeError. */
export function skipFigures(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 4);
  const statbits = view.getUint32(at, true);
  at += 4;
  r.offset = advance(r, at, bytesOfFiguresStatbits(statbits));
}

/** Writes what `decodeFigures` reads. Throws EncodeError. */
export function encodeFigures(w: Writer, m: Figures): void {
  const statbits = sparseBits(m.stats, 0xffffffff);
  let at = reserve(w, 68);
  const view = w.view;
  view.setUint32(at, statbits, true);
  at += 4;
  for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
    view.setInt16(at, asI16(m.stats[31 - Math.clz32(bits & -bits)]!), true);
    at += 2;
  }
  w.offset = at;
}

/** Reads a `figures` (2013+12). Throws DecodeError. */
export function decodeFiguresFrom201312(r: Reader): Figures {
  const [stats, statsWidth] = readWithVariant(I16_PER_VARU64, r);
  return { stats, statsWidth };
}

/** Passes over what `decodeFiguresFrom201312` reads. Throws DecodeError. */
export function skipFiguresFrom201312(r: Reader): undefined {
  I16_PER_VARU64.skip(r);
}

/** Writes what `decodeFiguresFrom201312` reads. Throws EncodeError. */
export function encodeFiguresFrom201312(w: Writer, m: Figures): void {
  I16_PER_VARU64.write(w, m.stats, m.statsWidth);
}

/** Reads a `source`. Throws DecodeError. */
export function decodeSource(r: Reader): Source {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  const channelEntity = view.getUint16(at, true);
  r.offset = at + 2;
  return { channel: channelEntity & 0x07, entity: channelEntity >>> 3 };
}

/** Passes over what `decodeSource` reads. Throws DecodeError. */
export function skipSource(r: Reader): undefined {
  skip(r, 2);
}

/** Writes what `decodeSource` reads. Throws EncodeError. */
export function encodeSource(w: Writer, m: Source): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
  w.offset = at + 2;
}

/** Reads a `player` (2010). Returns 0 where it ends its list. Throws DecodeError. */
export function decodePlayer(r: Reader): Player | number {
  const view = r.view;
  let at = r.offset;
  if (at + 36 > r.end) ensureWhole(r, skipPlayer);
  const number = view.getUint8(at);
  if (number === 255) {
    r.offset = at + 1;
    return 0;
  }
  at += 1;
  const flags = view.getUint16(at, true);
  at += 2;
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  let origin1: number | undefined;
  if ((flags & 0x02) !== 0) {
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
  let viewoffset: [number, number, number] | undefined;
  if ((flags & 0x08) !== 0) {
    viewoffset = [
      view.getInt8(at) * 0.25,
      view.getInt8(at + 1) * 0.25,
      view.getInt8(at + 2) * 0.25,
    ];
    at += 3;
  }
  let viewangle1: number | undefined;
  if ((flags & 0x10) !== 0) {
    viewangle1 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let viewangle2: number | undefined;
  if ((flags & 0x10) !== 0) {
    viewangle2 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let viewangle3: number | undefined;
  if ((flags & 0x20) !== 0) {
    viewangle3 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let kick_angles: [number, number, number] | undefined;
  if ((flags & 0x40) !== 0) {
    kick_angles = [
      view.getInt8(at) * 0.25,
      view.getInt8(at + 1) * 0.25,
      view.getInt8(at + 2) * 0.25,
    ];
    at += 3;
  }
  const gunindex = (flags & 0x0200) !== 0 ? view.getUint8(at++) : undefined;
  const gunframe = (flags & 0x0400) !== 0 ? view.getUint8(at++) : undefined;
  let gunoffset: [number, number, number] | undefined;
  if ((flags & 0x0800) !== 0) {
    gunoffset = [view.getInt8(at) * 0.25, view.getInt8(at + 1) * 0.25, view.getInt8(at + 2) * 0.25];
    at += 3;
  }
  let gunangles: [number, number, number] | undefined;
  if ((flags & 0x1000) !== 0) {
    gunangles = [view.getInt8(at) * 0.25, view.getInt8(at + 1) * 0.25, view.getInt8(at + 2) * 0.25];
    at += 3;
  }
  let blend: [number, number, number, number] | undefined;
  if ((flags & 0x80) !== 0) {
    blend = [
      view.getUint8(at) / 255,
      view.getUint8(at + 1) / 255,
      view.getUint8(at + 2) / 255,
      view.getUint8(at + 3) / 255,
    ];
    at += 4;
  }
  const fov = (flags & 0x0100) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  let figures: Figures | undefined;
  if ((flags & 0x4000) !== 0) {
    r.offset = at;
    figures = decodeFigures(r);
    at = r.offset;
  }
  r.offset = at;
  return new Player$(
    number,
    flags,
    pm_type,
    origin1,
    origin2,
    origin3,
    viewoffset,
    viewangle1,
    viewangle2,
    viewangle3,
    kick_angles,
    gunindex,
    gunframe,
    gunoffset,
    gunangles,
    blend,
    fov,
    rdflags,
    figures,
    (flags & 0x8000) !== 0,
  );
}

/**
 * Passes over what `decodePlayer` reads. Returns whether it ends its list. Throws
 * DecodeError.
 */
export function skipPlayer(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const number = view.getUint8(at++);
  if (number === 255) {
    r.offset = at;
    return true;
  }
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, bytesOfPlayerFlags(flags));
  if ((flags & 0x4000) !== 0) {
    r.offset = at;
    skipFigures(r);
    at = r.offset;
  }
  r.offset = at;
  return false;
}

/** Writes what `decodePlayer` reads. Throws EncodeError. */
export function encodePlayer(w: Writer, m: Player): void {
  const {
    figures,
    origin1,
    origin2,
    viewangle1,
    viewangle2,
    number,
    pm_type,
    origin3,
    viewoffset,
    viewangle3,
    kick_angles,
    gunindex,
    gunframe,
    gunoffset,
    gunangles,
    blend,
    fov,
    rdflags,
  } = m;
  fits: {
    let flags = 0;
    if (figures !== undefined) flags |= 0x4000;
    if (m.removed) flags |= 0x8000;
    if ((origin1 !== undefined) !== (origin2 !== undefined))
      throw flagConflict(m, { mask: "flags", bit: 1, set: ["origin1", "origin2"], clear: [] });
    if ((viewangle1 !== undefined) !== (viewangle2 !== undefined))
      throw flagConflict(m, {
        mask: "flags",
        bit: 4,
        set: ["viewangle1", "viewangle2"],
        clear: [],
      });
    let at = reserve(w, 36);
    const view = w.view;
    const bytes = w.bytes;
    if (number === (255 as number)) throw endsList("number");
    bytes[at] = asU8(number);
    at += 1;
    let flags$at = at;
    at += 2;
    if (pm_type !== undefined) {
      flags |= 0x01;
      if (pm_type !== (pm_type & 0xff)) break fits;
      bytes[at++] = pm_type;
    }
    if (origin1 !== undefined) {
      flags |= 0x02;
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
    if (viewoffset !== undefined) {
      flags |= 0x08;
      expectLength(viewoffset, 3);
      for (let i = 0; i < 3; i++) {
        const value = viewoffset[i]!;
        const steps$ = value * 4;
        let raw = (steps$ << 24) >> 24;
        if (raw * 0.25 !== value) raw = nearest(value, steps$, -128, 127, -32, 31.75);
        view.setInt8(at + i, raw);
      }
      at += 3;
    }
    if (viewangle1 !== undefined) {
      flags |= 0x10;
      const steps$ = viewangle1 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== viewangle1)
        raw = nearest(viewangle1, (viewangle1 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (viewangle2 !== undefined) {
      flags |= 0x10;
      const steps$ = viewangle2 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== viewangle2)
        raw = nearest(viewangle2, (viewangle2 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (viewangle3 !== undefined) {
      flags |= 0x20;
      const steps$ = viewangle3 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== viewangle3)
        raw = nearest(viewangle3, (viewangle3 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (kick_angles !== undefined) {
      flags |= 0x40;
      expectLength(kick_angles, 3);
      for (let i = 0; i < 3; i++) {
        const value = kick_angles[i]!;
        const steps$ = value * 4;
        let raw = (steps$ << 24) >> 24;
        if (raw * 0.25 !== value) raw = nearest(value, steps$, -128, 127, -32, 31.75);
        view.setInt8(at + i, raw);
      }
      at += 3;
    }
    if (gunindex !== undefined) {
      flags |= 0x0200;
      if (gunindex !== (gunindex & 0xff)) break fits;
      bytes[at++] = gunindex;
    }
    if (gunframe !== undefined) {
      flags |= 0x0400;
      if (gunframe !== (gunframe & 0xff)) break fits;
      bytes[at++] = gunframe;
    }
    if (gunoffset !== undefined) {
      flags |= 0x0800;
      expectLength(gunoffset, 3);
      for (let i = 0; i < 3; i++) {
        const value = gunoffset[i]!;
        const steps$ = value * 4;
        let raw = (steps$ << 24) >> 24;
        if (raw * 0.25 !== value) raw = nearest(value, steps$, -128, 127, -32, 31.75);
        view.setInt8(at + i, raw);
      }
      at += 3;
    }
    if (gunangles !== undefined) {
      flags |= 0x1000;
      expectLength(gunangles, 3);
      for (let i = 0; i < 3; i++) {
        const value = gunangles[i]!;
        const steps$ = value * 4;
        let raw = (steps$ << 24) >> 24;
        if (raw * 0.25 !== value) raw = nearest(value, steps$, -128, 127, -32, 31.75);
        view.setInt8(at + i, raw);
      }
      at += 3;
    }
    if (blend !== undefined) {
      flags |= 0x80;
      expectLength(blend, 4);
      for (let i = 0; i < 4; i++) {
        const value = blend[i]!;
        const steps$ = value * 255;
        let raw = steps$ & 0xff;
        if (raw / 255 !== value) raw = nearest(value, steps$, 0, 255, 0, 1);
        view.setUint8(at + i, raw);
      }
      at += 4;
    }
    if (fov !== undefined) {
      flags |= 0x0100;
      if (fov !== (fov & 0xff)) break fits;
      bytes[at++] = fov;
    }
    if (rdflags !== undefined) {
      flags |= 0x2000;
      if (rdflags !== (rdflags & 0xff)) break fits;
      bytes[at++] = rdflags;
    }
    bytes[flags$at++] = flags;
    bytes[flags$at++] = flags >> 8;
    w.offset = at;
    if (figures !== undefined) encodeFigures(w, figures);
    return;
  }
  return rejectOutOfRange(m, "U8 pm_type gunindex gunframe fov rdflags");
}

/** Reads a `player` (to 2013). Returns 0 where it ends its list. Throws DecodeError. */
export function decodePlayerFrom2011(r: Reader): Player | number {
  const view = r.view;
  let at = r.offset;
  if (at + 37 > r.end) ensureWhole(r, skipPlayerFrom2011);
  const number = view.getUint8(at);
  if (number === 255) {
    r.offset = at + 1;
    return 0;
  }
  at += 1;
  const flags = view.getUint16(at, true);
  at += 2;
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  const origin1 = (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const origin2 = (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const origin3 = (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const viewoffset = (flags & 0x08) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const viewangle1 =
    (flags & 0x10) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle2 =
    (flags & 0x10) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle3 =
    (flags & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const kick_angles = (flags & 0x40) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunindex = (flags & 0x0200) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const gunframe = (flags & 0x0400) !== 0 ? view.getUint8(at++) : undefined;
  const gunoffset = (flags & 0x0800) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunangles = (flags & 0x1000) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const blend = (flags & 0x80) !== 0 ? read4U8(view, (at += 4) - 4) : undefined;
  const fov = (flags & 0x0100) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const figures = (flags & 0x4000) !== 0 ? decodeFigures(r) : undefined;
  return {
    number,
    flags,
    pm_type,
    origin1,
    origin2,
    origin3,
    viewoffset,
    viewangle1,
    viewangle2,
    viewangle3,
    kick_angles,
    gunindex,
    gunframe,
    gunoffset,
    gunangles,
    blend,
    fov,
    rdflags,
    figures,
    removed: (flags & 0x8000) !== 0,
  };
}

/**
 * Passes over what `decodePlayerFrom2011` reads. Returns whether it ends its list. Throws
 * DecodeError.
 */
export function skipPlayerFrom2011(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const number = view.getUint8(at++);
  if (number === 255) {
    r.offset = at;
    return true;
  }
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, bytesOfPlayerFrom2011Flags(flags));
  r.offset = at;
  if ((flags & 0x4000) !== 0) skipFigures(r);
  return false;
}

/** Writes what `decodePlayerFrom2011` reads. Throws EncodeError. */
export function encodePlayerFrom2011(w: Writer, m: Player): void {
  let flags = 0;
  if (m.pm_type !== undefined) flags |= 0x01;
  if (m.origin1 !== undefined) flags |= 0x02;
  if (m.origin3 !== undefined) flags |= 0x04;
  if (m.viewoffset !== undefined) flags |= 0x08;
  if (m.viewangle1 !== undefined) flags |= 0x10;
  if (m.viewangle3 !== undefined) flags |= 0x20;
  if (m.kick_angles !== undefined) flags |= 0x40;
  if (m.gunindex !== undefined) flags |= 0x0200;
  if (m.gunframe !== undefined) flags |= 0x0400;
  if (m.gunoffset !== undefined) flags |= 0x0800;
  if (m.gunangles !== undefined) flags |= 0x1000;
  if (m.blend !== undefined) flags |= 0x80;
  if (m.fov !== undefined) flags |= 0x0100;
  if (m.rdflags !== undefined) flags |= 0x2000;
  if (m.figures !== undefined) flags |= 0x4000;
  if (m.removed) flags |= 0x8000;
  if ((m.origin1 !== undefined) !== (m.origin2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 1, set: ["origin1", "origin2"], clear: [] });
  if ((m.viewangle1 !== undefined) !== (m.viewangle2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 4, set: ["viewangle1", "viewangle2"], clear: [] });
  let at = reserve(w, 37);
  const view = w.view;
  if (m.number === (255 as number)) throw endsList("number");
  view.setUint8(at, asU8(m.number));
  at += 1;
  view.setUint16(at, flags, true);
  at += 2;
  if (m.pm_type !== undefined) view.setUint8(at++, asU8(m.pm_type));
  if (m.origin1 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin1, 1, 8)), true);
  if (m.origin2 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin2, 1, 8)), true);
  if (m.origin3 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin3, 1, 8)), true);
  if (m.viewoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.viewoffset);
  if (m.viewangle1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle1, 45, 8192)), true);
  if (m.viewangle2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle2, 45, 8192)), true);
  if (m.viewangle3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle3, 45, 8192)), true);
  if (m.kick_angles !== undefined) write3Quarter(view, (at += 3) - 3, m.kick_angles);
  if (m.gunindex !== undefined) view.setUint16((at += 2) - 2, asU16(m.gunindex), true);
  if (m.gunframe !== undefined) view.setUint8(at++, asU8(m.gunframe));
  if (m.gunoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.gunoffset);
  if (m.gunangles !== undefined) write3Quarter(view, (at += 3) - 3, m.gunangles);
  if (m.blend !== undefined) write4U8(view, (at += 4) - 4, m.blend);
  if (m.fov !== undefined) view.setUint8(at++, asU8(m.fov));
  if (m.rdflags !== undefined) view.setUint8(at++, asU8(m.rdflags));
  w.offset = at;
  if (m.figures !== undefined) encodeFigures(w, m.figures);
}

/** Reads a `player` (2013+12). Returns 0 where it ends its list. Throws DecodeError. */
export function decodePlayerFrom201312(r: Reader): Player | number {
  const view = r.view;
  let at = r.offset;
  if (at + 5 > r.end) ensureWhole(r, skipPlayerFrom201312);
  const number = view.getUint8(at);
  if (number === 255) {
    r.offset = at + 1;
    return 0;
  }
  at += 1;
  let flags = view.getUint16(at, true);
  at += 2;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const { 0: origin1, 1: origin1Width } =
    (flags & 0x02) !== 0 ? readWithVariant(STEP23_SCALED, r) : IMPLICIT;
  const { 0: origin2, 1: origin2Width } =
    (flags & 0x02) !== 0 ? readWithVariant(STEP23_SCALED, r) : IMPLICIT;
  const { 0: origin3, 1: origin3Width } =
    (flags & 0x04) !== 0 ? readWithVariant(STEP23_SCALED, r) : IMPLICIT;
  at = r.offset;
  if (at + 21 > r.end) ensure(r, at, bytesOfPlayerFrom201312Flags(flags));
  const viewoffset = (flags & 0x08) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const viewangle1 =
    (flags & 0x10) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle2 =
    (flags & 0x10) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle3 =
    (flags & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const kick_angles = (flags & 0x40) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunindex = (flags & 0x0200) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const gunframe = (flags & 0x0400) !== 0 ? view.getUint8(at++) : undefined;
  const gunoffset = (flags & 0x0800) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunangles = (flags & 0x1000) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  r.offset = at;
  const colours = (flags & 0x80) !== 0 ? decodeColoursFrom201312(r) : undefined;
  const fog = (flags & 0x020000) !== 0 ? decodePlayerFogFrom201312(r) : undefined;
  at = r.offset;
  if (at + 2 > r.end) ensure(r, at, PLAYER_FROM201312_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]!);
  const fov = (flags & 0x0100) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const figures = (flags & 0x4000) !== 0 ? decodeFiguresFrom201312(r) : undefined;
  return {
    number,
    flags,
    pm_type,
    origin1,
    origin1Width,
    origin2,
    origin2Width,
    origin3,
    origin3Width,
    viewoffset,
    viewangle1,
    viewangle2,
    viewangle3,
    kick_angles,
    gunindex,
    gunframe,
    gunoffset,
    gunangles,
    colours,
    fog,
    fov,
    rdflags,
    figures,
    removed: (flags & 0x010000) !== 0,
  };
}

/**
 * Passes over what `decodePlayerFrom201312` reads. Returns whether it ends its list. Throws
 * DecodeError.
 */
export function skipPlayerFrom201312(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const number = view.getUint8(at++);
  if (number === 255) {
    r.offset = at;
    return true;
  }
  ensure(r, at, 2);
  let flags = view.getUint16(at, true);
  at += 2;
  const more2 = (flags >>> 15) & 1;
  flags |= (r.bytes[at]! & -more2) << 16;
  at += more2;
  at = advance(r, at, (flags & 0x01) !== 0 ? 1 : 0);
  r.offset = at;
  if ((flags & 0x02) !== 0) step23.skip(r);
  if ((flags & 0x02) !== 0) step23.skip(r);
  if ((flags & 0x04) !== 0) step23.skip(r);
  at = r.offset;
  at = advance(r, at, bytesOfPlayerFrom201312Flags(flags));
  r.offset = at;
  if ((flags & 0x80) !== 0) skipColoursFrom201312(r);
  if ((flags & 0x020000) !== 0) skipPlayerFogFrom201312(r);
  at = r.offset;
  at = advance(r, at, PLAYER_FROM201312_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]!);
  r.offset = at;
  if ((flags & 0x4000) !== 0) skipFiguresFrom201312(r);
  return false;
}

/** Writes what `decodePlayerFrom201312` reads. Throws EncodeError. */
export function encodePlayerFrom201312(w: Writer, m: Player): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfc8000;
  if (m.pm_type !== undefined) flags |= 0x01;
  if (m.origin1 !== undefined) flags |= 0x02;
  if (m.origin3 !== undefined) flags |= 0x04;
  if (m.viewoffset !== undefined) flags |= 0x08;
  if (m.viewangle1 !== undefined) flags |= 0x10;
  if (m.viewangle3 !== undefined) flags |= 0x20;
  if (m.kick_angles !== undefined) flags |= 0x40;
  if (m.gunindex !== undefined) flags |= 0x0200;
  if (m.gunframe !== undefined) flags |= 0x0400;
  if (m.gunoffset !== undefined) flags |= 0x0800;
  if (m.gunangles !== undefined) flags |= 0x1000;
  if (m.colours !== undefined) flags |= 0x80;
  if (m.fog !== undefined) flags |= 0x020000;
  if (m.fov !== undefined) flags |= 0x0100;
  if (m.rdflags !== undefined) flags |= 0x2000;
  if (m.figures !== undefined) flags |= 0x4000;
  if (m.removed) flags |= 0x010000;
  if ((m.origin1 !== undefined) !== (m.origin2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 1, set: ["origin1", "origin2"], clear: [] });
  if ((m.viewangle1 !== undefined) !== (m.viewangle2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 4, set: ["viewangle1", "viewangle2"], clear: [] });
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  let at = reserve(w, 5);
  let view = w.view;
  if (m.number === (255 as number)) throw endsList("number");
  view.setUint8(at, asU8(m.number));
  at += 1;
  view.setUint16(at, flags, true);
  at += 2;
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if (m.pm_type !== undefined) view.setUint8(at++, asU8(m.pm_type));
  w.offset = at;
  if (m.origin1 !== undefined) STEP23_SCALED.write(w, m.origin1, m.origin1Width);
  if (m.origin2 !== undefined) STEP23_SCALED.write(w, m.origin2, m.origin2Width);
  if (m.origin3 !== undefined) STEP23_SCALED.write(w, m.origin3, m.origin3Width);
  at = reserve(w, 21);
  view = w.view;
  if (m.viewoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.viewoffset);
  if (m.viewangle1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle1, 45, 8192)), true);
  if (m.viewangle2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle2, 45, 8192)), true);
  if (m.viewangle3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle3, 45, 8192)), true);
  if (m.kick_angles !== undefined) write3Quarter(view, (at += 3) - 3, m.kick_angles);
  if (m.gunindex !== undefined) view.setUint16((at += 2) - 2, asU16(m.gunindex), true);
  if (m.gunframe !== undefined) view.setUint8(at++, asU8(m.gunframe));
  if (m.gunoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.gunoffset);
  if (m.gunangles !== undefined) write3Quarter(view, (at += 3) - 3, m.gunangles);
  w.offset = at;
  if (m.colours !== undefined) encodeColoursFrom201312(w, m.colours);
  if (m.fog !== undefined) encodePlayerFogFrom201312(w, m.fog);
  at = reserve(w, 2);
  view = w.view;
  if (m.fov !== undefined) view.setUint8(at++, asU8(m.fov));
  if (m.rdflags !== undefined) view.setUint8(at++, asU8(m.rdflags));
  w.offset = at;
  if (m.figures !== undefined) encodeFiguresFrom201312(w, m.figures);
}

/** Reads an `entity` (2010). Returns `flags` where it ends its list. Throws DecodeError. */
export function decodeEntity(r: Reader): Entity | number {
  const view = r.view;
  let at = r.offset;
  if (at + 44 > r.end) ensureWhole(r, skipEntity);
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  let number: number;
  if ((flags & 0x0100) !== 0) {
    number = view.getUint16(at, true);
    at += 2;
  } else {
    number = view.getUint8(at++);
  }
  if (number === 0) {
    r.offset = at;
    return flags;
  }
  const modelindex = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex2 = (flags & 0x100000) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex3 = (flags & 0x200000) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex4 = (flags & 0x400000) !== 0 ? view.getUint8(at++) : undefined;
  let frame: number | undefined;
  let frameBefore: number | undefined;
  if ((flags & 0x10) !== 0) {
    frame = view.getUint8(at++);
  }
  if ((flags & 0x020000) !== 0) {
    frameBefore = frame;
    frame = view.getInt16(at, true);
    at += 2;
  }
  let skin: number | undefined;
  if ((flags & 0x010000) !== 0) {
    if ((flags & 0x02000000) !== 0) {
      skin = view.getInt32(at, true);
      at += 4;
    } else {
      skin = view.getUint8(at++);
    }
  } else if ((flags & 0x02000000) !== 0) {
    skin = view.getInt16(at, true);
    at += 2;
  }
  let effects: number | undefined;
  if ((flags & 0x4000) !== 0) {
    if ((flags & 0x080000) !== 0) {
      effects = view.getInt32(at, true);
      at += 4;
    } else {
      effects = view.getUint8(at++);
    }
  } else if ((flags & 0x080000) !== 0) {
    effects = view.getInt16(at, true);
    at += 2;
  }
  let renderfx: number | undefined;
  if ((flags & 0x1000) !== 0) {
    if ((flags & 0x040000) !== 0) {
      renderfx = view.getInt32(at, true);
      at += 4;
    } else {
      renderfx = view.getUint8(at++);
    }
  } else if ((flags & 0x040000) !== 0) {
    renderfx = view.getInt16(at, true);
    at += 2;
  }
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
  if ((flags & 0x0200) !== 0) {
    origin3 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  const angle1 = (flags & 0x0400) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  const angle2 = (flags & 0x04) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  const angle3 = (flags & 0x08) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let oldorigin: [number, number, number] | undefined;
  if ((flags & 0x01000000) !== 0) {
    oldorigin = [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
    at += 6;
  }
  const sound = (flags & 0x04000000) !== 0 ? view.getUint8(at++) : undefined;
  const event = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  let solid: number | undefined;
  if ((flags & 0x08000000) !== 0) {
    solid = view.getInt16(at, true);
    at += 2;
  }
  r.offset = at;
  return new Entity$(
    flags,
    number,
    modelindex,
    modelindex2,
    modelindex3,
    modelindex4,
    frame,
    frameBefore,
    skin,
    effects,
    renderfx,
    origin1,
    origin2,
    origin3,
    angle1,
    angle2,
    angle3,
    oldorigin,
    sound,
    event,
    solid,
    (flags & 0x40) !== 0,
  );
}

/**
 * Passes over what `decodeEntity` reads. Returns whether it ends its list. Throws
 * DecodeError.
 */
export function skipEntity(r: Reader): boolean {
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
  let number: number;
  if ((flags & 0x0100) !== 0) {
    ensure(r, at, 2);
    number = view.getUint16(at, true);
    at += 2;
  } else {
    ensure(r, at, 1);
    number = view.getUint8(at++);
  }
  if (number === 0) {
    r.offset = at;
    return true;
  }
  r.offset = advance(r, at, bytesOfEntityFlags(flags));
  return false;
}

/** Writes what `decodeEntity` reads. Throws EncodeError. */
export function encodeEntity(w: Writer, m: Entity): void {
  const {
    flags: flagsGiven$,
    number,
    frame,
    frameBefore,
    skin,
    effects,
    renderfx,
    oldorigin,
    sound,
    solid,
    modelindex2,
    modelindex3,
    modelindex4,
    modelindex,
    origin3,
    angle1,
    origin1,
    origin2,
    angle2,
    angle3,
    event,
  } = m;
  fits: {
    let flags = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0xf080a180;
    if (number !== (number & 0xff)) flags |= 0x0100;
    if (frame !== undefined) {
      const hinted = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x020010;
      if (
        hinted === 0x020010 &&
        frameBefore !== undefined &&
        frameBefore === (frameBefore & 0xff) &&
        frame === (frame << 16) >> 16
      )
        flags |= 0x020010;
      else if (hinted === 0x020000 || frame !== (frame & 0xff)) flags |= 0x020000;
      else flags |= 0x10;
    }
    if (skin !== undefined) {
      const hinted = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x02010000;
      if (hinted === 0x02010000 || skin !== (skin << 16) >> 16) flags |= 0x02010000;
      else if (hinted === 0x02000000 || skin !== (skin & 0xff)) flags |= 0x02000000;
      else flags |= 0x010000;
    }
    if (effects !== undefined) {
      const hinted = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x084000;
      if (hinted === 0x084000 || effects !== (effects << 16) >> 16) flags |= 0x084000;
      else if (hinted === 0x080000 || effects !== (effects & 0xff)) flags |= 0x080000;
      else flags |= 0x4000;
    }
    if (renderfx !== undefined) {
      const hinted = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x041000;
      if (hinted === 0x041000 || renderfx !== (renderfx << 16) >> 16) flags |= 0x041000;
      else if (hinted === 0x040000 || renderfx !== (renderfx & 0xff)) flags |= 0x040000;
      else flags |= 0x1000;
    }
    if (m.remove) flags |= 0x40;
    if (
      (flags & 0xff000000) !== 0 ||
      oldorigin !== undefined ||
      sound !== undefined ||
      solid !== undefined
    )
      flags |= 0x800000;
    if (
      (flags & 0xff0000) !== 0 ||
      modelindex2 !== undefined ||
      modelindex3 !== undefined ||
      modelindex4 !== undefined
    )
      flags |= 0x8000;
    if (
      (flags & 0xff00) !== 0 ||
      modelindex !== undefined ||
      origin3 !== undefined ||
      angle1 !== undefined
    )
      flags |= 0x80;
    let at = reserve(w, 44);
    const view = w.view;
    const bytes = w.bytes;
    let flags$at = at;
    at += 1;
    at += (flags >>> 7) & 1;
    at += (flags >>> 15) & 1;
    at += (flags >>> 23) & 1;
    if (number === (0 as number)) throw endsList("number");
    if ((flags & 0x0100) !== 0) {
      if (number !== (number & 0xffff)) break fits;
      bytes[at++] = number;
      bytes[at++] = number >> 8;
    } else {
      bytes[at++] = number;
    }
    if (modelindex !== undefined) {
      flags |= 0x0800;
      if (modelindex !== (modelindex & 0xff)) break fits;
      bytes[at++] = modelindex;
    }
    if (modelindex2 !== undefined) {
      flags |= 0x100000;
      if (modelindex2 !== (modelindex2 & 0xff)) break fits;
      bytes[at++] = modelindex2;
    }
    if (modelindex3 !== undefined) {
      flags |= 0x200000;
      if (modelindex3 !== (modelindex3 & 0xff)) break fits;
      bytes[at++] = modelindex3;
    }
    if (modelindex4 !== undefined) {
      flags |= 0x400000;
      if (modelindex4 !== (modelindex4 & 0xff)) break fits;
      bytes[at++] = modelindex4;
    }
    if ((flags & 0x10) !== 0) {
      const first = (flags & 0x020000) !== 0 ? frameBefore! : frame!;
      if (first !== (first & 0xff)) throw outOfRange(first, 0, 255);
      bytes[at++] = first;
    }
    if ((flags & 0x020000) !== 0) {
      if (frame! !== (frame! << 16) >> 16) break fits;
      bytes[at++] = frame!;
      bytes[at++] = frame! >> 8;
    }
    if ((flags & 0x010000) !== 0) {
      if ((flags & 0x02000000) !== 0) {
        if (skin! !== (skin! | 0)) break fits;
        view.setInt32(at, skin!, true);
        at += 4;
      } else {
        if (skin! !== (skin! & 0xff)) break fits;
        bytes[at++] = skin!;
      }
    } else if ((flags & 0x02000000) !== 0) {
      if (skin! !== (skin! << 16) >> 16) break fits;
      bytes[at++] = skin!;
      bytes[at++] = skin! >> 8;
    }
    if ((flags & 0x4000) !== 0) {
      if ((flags & 0x080000) !== 0) {
        if (effects! !== (effects! | 0)) break fits;
        view.setInt32(at, effects!, true);
        at += 4;
      } else {
        if (effects! !== (effects! & 0xff)) break fits;
        bytes[at++] = effects!;
      }
    } else if ((flags & 0x080000) !== 0) {
      if (effects! !== (effects! << 16) >> 16) break fits;
      bytes[at++] = effects!;
      bytes[at++] = effects! >> 8;
    }
    if ((flags & 0x1000) !== 0) {
      if ((flags & 0x040000) !== 0) {
        if (renderfx! !== (renderfx! | 0)) break fits;
        view.setInt32(at, renderfx!, true);
        at += 4;
      } else {
        if (renderfx! !== (renderfx! & 0xff)) break fits;
        bytes[at++] = renderfx!;
      }
    } else if ((flags & 0x040000) !== 0) {
      if (renderfx! !== (renderfx! << 16) >> 16) break fits;
      bytes[at++] = renderfx!;
      bytes[at++] = renderfx! >> 8;
    }
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
      flags |= 0x0200;
      const steps$ = origin3 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin3) raw = nearest(origin3, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle1 !== undefined) {
      flags |= 0x0400;
      const steps$ = angle1 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle1)
        raw = nearest(angle1, (angle1 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    if (angle2 !== undefined) {
      flags |= 0x04;
      const steps$ = angle2 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle2)
        raw = nearest(angle2, (angle2 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    if (angle3 !== undefined) {
      flags |= 0x08;
      const steps$ = angle3 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle3)
        raw = nearest(angle3, (angle3 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    if (oldorigin !== undefined) {
      flags |= 0x01000000;
      expectLength(oldorigin, 3);
      for (let i = 0; i < 3; i++) {
        const value = oldorigin[i]!;
        const steps$ = value * 8;
        let raw = (steps$ << 16) >> 16;
        if (raw * 0.125 !== value) raw = nearest(value, steps$, -32768, 32767, -4096, 4095.875);
        view.setInt16(at + 2 * i, raw, true);
      }
      at += 6;
    }
    if (sound !== undefined) {
      flags |= 0x04000000;
      if (sound !== (sound & 0xff)) break fits;
      bytes[at++] = sound;
    }
    if (event !== undefined) {
      flags |= 0x20;
      if (event !== (event & 0xff)) break fits;
      bytes[at++] = event;
    }
    if (solid !== undefined) {
      flags |= 0x08000000;
      if (solid !== (solid << 16) >> 16) break fits;
      bytes[at++] = solid;
      bytes[at++] = solid >> 8;
    }
    bytes[flags$at++] = flags;
    if ((flags & 0x80) !== 0) bytes[flags$at++] = flags >>> 8;
    if ((flags & 0x8000) !== 0) bytes[flags$at++] = flags >>> 16;
    if ((flags & 0x800000) !== 0) bytes[flags$at++] = flags >>> 24;
    w.offset = at;
    return;
  }
  return rejectOutOfRange(
    m,
    "U16 number, U8 modelindex modelindex2 modelindex3 modelindex4 sound event, I16 frame solid, I32 skin effects renderfx",
  );
}

/** Reads a `loop`. Throws DecodeError. */
export function decodeLoopFrom2011(r: Reader): Loop {
  const view = r.view;
  let at = r.offset;
  if (at + 4 > r.end) ensureWhole(r, skipLoopFrom2011);
  const soundnumLouder = view.getUint16(at, true);
  const soundnum = soundnumLouder & 0x3fff;
  const louder = ((soundnumLouder >>> 14) & 0x03) << 0;
  at += 2;
  const volume = (louder & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const attenuation = (louder & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
  r.offset = at;
  return { soundnum, louder, volume, attenuation };
}

/** Passes over what `decodeLoopFrom2011` reads. Throws DecodeError. */
export function skipLoopFrom2011(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const louder = ((word >>> 14) & 0x03) << 0;
  r.offset = advance(r, at, LOOP_FROM2011_LOUDER_LENGTHS_0[louder & 0xff]!);
}

/** Writes what `decodeLoopFrom2011` reads. Throws EncodeError. */
export function encodeLoopFrom2011(w: Writer, m: Loop): void {
  let louder = 0;
  if (m.volume !== undefined) louder |= 0x01;
  if (m.attenuation !== undefined) louder |= 0x02;
  let at = reserve(w, 4);
  const view = w.view;
  view.setUint16(at, fit(m.soundnum, 14) | ((louder & 0x03) << 14), true);
  at += 2;
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  w.offset = at;
}

/** Reads a `player_fog`. Throws DecodeError. */
export function decodePlayerFogFrom201312(r: Reader): PlayerFog {
  const view = r.view;
  let at = r.offset;
  if (at + 18 > r.end) ensureWhole(r, skipPlayerFogFrom201312);
  const flags = view.getUint8(at++);
  const colour = (flags & 0x01) !== 0 ? read3U8(view, (at += 3) - 3) : undefined;
  const density = (flags & 0x02) !== 0 ? view.getUint16((at += 2) - 2, true) / 65535 : undefined;
  const sky = (flags & 0x02) !== 0 ? view.getUint16((at += 2) - 2, true) / 65535 : undefined;
  const heightdensity =
    (flags & 0x04) !== 0 ? view.getUint16((at += 2) - 2, true) / 65535 : undefined;
  const falloff = (flags & 0x08) !== 0 ? view.getUint16((at += 2) - 2, true) / 65535 : undefined;
  const startcolour = (flags & 0x10) !== 0 ? read3U8(view, (at += 3) - 3) : undefined;
  const endcolour = (flags & 0x20) !== 0 ? read3U8(view, (at += 3) - 3) : undefined;
  r.offset = at;
  const { 0: start, 1: startWidth } =
    (flags & 0x40) !== 0 ? readWithVariant(VARI23_SCALED, r) : IMPLICIT;
  const { 0: end, 1: endWidth } =
    (flags & 0x80) !== 0 ? readWithVariant(VARI23_SCALED, r) : IMPLICIT;
  return {
    flags,
    colour,
    density,
    sky,
    heightdensity,
    falloff,
    startcolour,
    endcolour,
    start,
    startWidth,
    end,
    endWidth,
  };
}

/** Passes over what `decodePlayerFogFrom201312` reads. Throws DecodeError. */
export function skipPlayerFogFrom201312(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  at = advance(r, at, PLAYER_FOG_FROM201312_FLAGS_LENGTHS_0[flags & 0xff]!);
  r.offset = at;
  if ((flags & 0x40) !== 0) vari23.skip(r);
  if ((flags & 0x80) !== 0) vari23.skip(r);
}

/** Writes what `decodePlayerFogFrom201312` reads. Throws EncodeError. */
export function encodePlayerFogFrom201312(w: Writer, m: PlayerFog): void {
  expectObject(m);
  let flags = 0;
  if (m.colour !== undefined) flags |= 0x01;
  if (m.density !== undefined) flags |= 0x02;
  if (m.heightdensity !== undefined) flags |= 0x04;
  if (m.falloff !== undefined) flags |= 0x08;
  if (m.startcolour !== undefined) flags |= 0x10;
  if (m.endcolour !== undefined) flags |= 0x20;
  if (m.start !== undefined) flags |= 0x40;
  if (m.end !== undefined) flags |= 0x80;
  if ((m.density !== undefined) !== (m.sky !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 1, set: ["density", "sky"], clear: [] });
  let at = reserve(w, 18);
  const view = w.view;
  view.setUint8(at++, flags);
  if (m.colour !== undefined) write3U8(view, (at += 3) - 3, m.colour);
  if (m.density !== undefined)
    view.setUint16((at += 2) - 2, asU16(unscale(m.density, 1, 65535)), true);
  if (m.sky !== undefined) view.setUint16((at += 2) - 2, asU16(unscale(m.sky, 1, 65535)), true);
  if (m.heightdensity !== undefined)
    view.setUint16((at += 2) - 2, asU16(unscale(m.heightdensity, 1, 65535)), true);
  if (m.falloff !== undefined)
    view.setUint16((at += 2) - 2, asU16(unscale(m.falloff, 1, 65535)), true);
  if (m.startcolour !== undefined) write3U8(view, (at += 3) - 3, m.startcolour);
  if (m.endcolour !== undefined) write3U8(view, (at += 3) - 3, m.endcolour);
  w.offset = at;
  if (m.start !== undefined) VARI23_SCALED.write(w, m.start, m.startWidth);
  if (m.end !== undefined) VARI23_SCALED.write(w, m.end, m.endWidth);
}

/** Reads a `colours`. Throws DecodeError. */
export function decodeColoursFrom201312(r: Reader): Colours {
  const view = r.view;
  let at = r.offset;
  if (at + 33 > r.end) ensureWhole(r, skipColoursFrom201312);
  const parts = view.getUint8(at++);
  let values$: Record<number, number>;
  values$ = {};
  for (let bits = parts | 0; bits !== 0; bits &= bits - 1) {
    values$[31 - Math.clz32(bits & -bits)] = view.getUint8(at++) / 255;
  }
  r.offset = at;
  return { parts, values: values$ };
}

/** Passes over what `decodeColoursFrom201312` reads. Throws DecodeError. */
export function skipColoursFrom201312(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const parts = view.getUint8(at++);
  r.offset = advance(r, at, bytesOfColoursFrom201312Parts(parts));
}

/** Writes what `decodeColoursFrom201312` reads. Throws EncodeError. */
export function encodeColoursFrom201312(w: Writer, m: Colours): void {
  const parts = sparseBits(m.values, 0xff);
  let at = reserve(w, 33);
  const view = w.view;
  view.setUint8(at++, parts);
  for (let bits = parts | 0; bits !== 0; bits &= bits - 1) {
    view.setUint8(at++, asU8(unscale(m.values[31 - Math.clz32(bits & -bits)]!, 1, 255)));
  }
  w.offset = at;
}

/** Reads a `serverdata` (2010) at the cursor, its id first. Throws DecodeError. */
export function decodeServerdata(r: Reader): Serverdata {
  const view = r.view;
  let at = r.offset;
  if (at + 7 > r.end) ensureWhole(r, skipServerdata);
  const streamflags = (view.getUint8(at) >>> 5) & 0x07;
  const nomessages = (streamflags & 0x01) !== 0;
  const onepointofview = (streamflags & 0x02) !== 0;
  if ((streamflags & 0x04) !== 0) throw unsupported(r, "extended limits");
  const serverversion = view.getInt32(at + 1, true);
  const minor = expectProtocol(r, view.getUint16(at + 5, true), [2010, 2011, 2012, 2013]);
  at += 7;
  let extensions: number | undefined;
  if (minor >= 2012 && minor <= 2013) {
    ensure(r, at, 2);
    extensions = view.getUint16(at, true);
    at += 2;
    expectTogether(r, [minor, (extensions & 0x0c) >>> 0], ANNOUNCED_TOGETHER);
  }
  ensure(r, at, 4);
  r.offset = at + 4;
  const servercount = view.getInt32(at, true);
  const gamedir = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 2);
  r.offset = at + 2;
  const clientnum = view.getInt16(at, true);
  const configurations: Configuration[] = [];
  for (;;) {
    const next = decodeConfiguration(r);
    if (typeof next === "number") {
      break;
    }
    configurations.push(next);
  }
  at = r.offset;
  ensure(r, at, 1);
  const portalcount = view.getUint8(at);
  r.offset = at + 1;
  const portals = takeBytes(r, portalcount);
  const players: Player[] = [];
  for (;;) {
    const next = decodePlayer(r);
    if (typeof next === "number") {
      break;
    }
    players.push(next);
  }
  let entitiesEnd: number | undefined;
  const entities: Entity[] = [];
  for (;;) {
    const next = decodeEntity(r);
    if (typeof next === "number") {
      entitiesEnd = next;
      break;
    }
    entities.push(next);
  }
  return {
    type: "serverdata",
    streamflags,
    nomessages,
    onepointofview,
    serverversion,
    minor,
    extensions,
    servercount,
    gamedir,
    clientnum,
    configurations,
    portals,
    players,
    entities,
    entitiesEnd,
  };
}

/** Passes over what `decodeServerdata` reads. Throws DecodeError. */
export function skipServerdata(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const streamflags = (view.getUint8(r.offset) >>> 5) & 0x07;
  if ((streamflags & 0x04) !== 0) throw unsupported(r, "extended limits");
  at = advance(r, at, 4);
  ensure(r, at, 2);
  const minor = expectProtocol(r, view.getUint16(at, true), [2010, 2011, 2012, 2013]);
  at += 2;
  if (minor >= 2012 && minor <= 2013) {
    ensure(r, at, 2);
    expectTogether(r, [minor, (view.getUint16(at, true) & 0x0c) >>> 0], ANNOUNCED_TOGETHER);
    at += 2;
  }
  at = advance(r, at, 4);
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  at = advance(r, at, 2);
  r.offset = at;
  while (!skipConfiguration(r));
  at = r.offset;
  ensure(r, at, 1);
  const portalcount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, portalcount);
  while (!skipPlayer(r));
  while (!skipEntity(r));
}

/** Writes what `decodeServerdata` reads. Throws EncodeError. */
export function encodeServerdata(w: Writer, m: Serverdata): void {
  let streamflags = 0;
  if (m.nomessages) streamflags |= 0x01;
  if (m.onepointofview) streamflags |= 0x02;
  let at = reserve(w, 13);
  let view = w.view;
  view.setUint8(at++, 0x04 | ((streamflags & 0x07) << 5));
  view.setInt32(at, asI32(m.serverversion), true);
  view.setUint16(at + 4, asU16(m.minor), true);
  expectOneOf(m.minor, [2010, 2011, 2012, 2013]);
  expectWhere(m.extensions, m.minor >= 2012 && m.minor <= 2013);
  at += 6;
  if (m.extensions !== undefined) {
    view.setUint16(at, asU16(m.extensions), true);
    at += 2;
  }
  if (m.extensions !== undefined)
    expectRow([m.minor, (m.extensions & 0x0c) >>> 0], ANNOUNCED_TOGETHER);
  view.setInt32(at, asI32(m.servercount), true);
  w.offset = at + 4;
  writeString(w, m.gamedir, 2047);
  at = reserve(w, 2);
  view = w.view;
  view.setInt16(at, asI16(m.clientnum), true);
  w.offset = at + 2;
  expectArray(m.configurations);
  for (const element of m.configurations) encodeConfiguration(w, element);
  {
    let at = reserve(w, 2);
    const view = w.view;
    view.setUint16(at, 2080, true);
    at += 2;
    w.offset = at;
  }
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, asU8(m.portals.length));
  w.offset = at + 1;
  writeBytes(w, m.portals);
  expectArray(m.players);
  for (const element of m.players) encodePlayer(w, element);
  {
    let at = reserve(w, 1);
    const view = w.view;
    view.setUint8(at++, 255);
    w.offset = at;
  }
  expectArray(m.entities);
  for (const element of m.entities) encodeEntity(w, element);
  {
    let flags = (m.entitiesEnd ?? 0) & 0xffffffff;
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    let at = reserve(w, 6);
    const view = w.view;
    view.setUint8(at++, flags);
    if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if ((flags & 0x0100) !== 0) {
      view.setUint16(at, 0, true);
      at += 2;
    } else {
      view.setUint8(at++, 0);
    }
    w.offset = at;
  }
}

/** Reads a `serverdata` (2011) at the cursor, its id first. Throws DecodeError. */
export function decodeServerdataFrom2011(r: Reader): Serverdata {
  const view = r.view;
  let at = r.offset;
  if (at + 7 > r.end) ensureWhole(r, skipServerdataFrom2011);
  const streamflags = (view.getUint8(at) >>> 5) & 0x07;
  const nomessages = (streamflags & 0x01) !== 0;
  const onepointofview = (streamflags & 0x02) !== 0;
  const extended = (streamflags & 0x04) !== 0;
  const serverversion = view.getInt32(at + 1, true);
  const minor = expectProtocol(r, view.getUint16(at + 5, true), [2010, 2011, 2012, 2013]);
  at += 7;
  let extensions: number | undefined;
  if (minor >= 2012 && minor <= 2013) {
    ensure(r, at, 2);
    extensions = view.getUint16(at, true);
    at += 2;
    expectTogether(r, [minor, (extensions & 0x0c) >>> 0], ANNOUNCED_TOGETHER);
  }
  ensure(r, at, 4);
  r.offset = at + 4;
  const servercount = view.getInt32(at, true);
  const gamedir = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 2);
  r.offset = at + 2;
  const clientnum = view.getInt16(at, true);
  const configurations = elementsOf(r, decodeConfigurationFrom2011)[0];
  at = r.offset;
  ensure(r, at, 1);
  const portalcount = view.getUint8(at);
  r.offset = at + 1;
  const portals = takeBytes(r, portalcount);
  const players = elementsOf(r, decodePlayerFrom2011)[0];
  const [entities, entitiesEnd] = elementsOf(r, decodeEntityFrom2011);
  return {
    type: "serverdata",
    streamflags,
    nomessages,
    onepointofview,
    extended,
    serverversion,
    minor,
    extensions,
    servercount,
    gamedir,
    clientnum,
    configurations,
    portals,
    players,
    entities,
    entitiesEnd,
  };
}

/** Passes over what `decodeServerdataFrom2011` reads. Throws DecodeError. */
export function skipServerdataFrom2011(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 4);
  ensure(r, at, 2);
  const minor = expectProtocol(r, view.getUint16(at, true), [2010, 2011, 2012, 2013]);
  at += 2;
  if (minor >= 2012 && minor <= 2013) {
    ensure(r, at, 2);
    expectTogether(r, [minor, (view.getUint16(at, true) & 0x0c) >>> 0], ANNOUNCED_TOGETHER);
    at += 2;
  }
  at = advance(r, at, 4);
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  at = advance(r, at, 2);
  r.offset = at;
  while (!skipConfigurationFrom2011(r));
  at = r.offset;
  ensure(r, at, 1);
  const portalcount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, portalcount);
  while (!skipPlayerFrom2011(r));
  while (!skipEntityFrom2011(r));
}

/** Writes what `decodeServerdataFrom2011` reads. Throws EncodeError. */
export function encodeServerdataFrom2011(w: Writer, m: Serverdata): void {
  let streamflags = 0;
  if (m.nomessages) streamflags |= 0x01;
  if (m.onepointofview) streamflags |= 0x02;
  if (m.extended) streamflags |= 0x04;
  let at = reserve(w, 13);
  let view = w.view;
  view.setUint8(at++, 0x04 | ((streamflags & 0x07) << 5));
  view.setInt32(at, asI32(m.serverversion), true);
  view.setUint16(at + 4, asU16(m.minor), true);
  expectOneOf(m.minor, [2010, 2011, 2012, 2013]);
  expectWhere(m.extensions, m.minor >= 2012 && m.minor <= 2013);
  at += 6;
  if (m.extensions !== undefined) view.setUint16((at += 2) - 2, asU16(m.extensions), true);
  if (m.extensions !== undefined)
    expectRow([m.minor, (m.extensions & 0x0c) >>> 0], ANNOUNCED_TOGETHER);
  view.setInt32(at, asI32(m.servercount), true);
  w.offset = at + 4;
  writeString(w, m.gamedir, 2047);
  at = reserve(w, 2);
  view = w.view;
  view.setInt16(at, asI16(m.clientnum), true);
  w.offset = at + 2;
  expectArray(m.configurations);
  for (const element of m.configurations) encodeConfigurationFrom2011(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 13630, true);
  w.offset += 2;
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, asU8(m.portals.length));
  w.offset = at + 1;
  writeBytes(w, m.portals);
  expectArray(m.players);
  for (const element of m.players) encodePlayerFrom2011(w, element);
  reserve(w, 1);
  w.view.setUint8(w.offset, 255);
  w.offset += 1;
  expectArray(m.entities);
  for (const element of m.entities) encodeEntityFrom2011(w, element);
  {
    let flags = (m.entitiesEnd ?? 0) & 0xffffffff;
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    let at = reserve(w, 6);
    const view = w.view;
    view.setUint8(at++, flags);
    if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if ((flags & 0x0100) !== 0) {
      view.setUint16(at, 0, true);
      at += 2;
    } else {
      view.setUint8(at++, 0);
    }
    w.offset = at;
  }
}

/** Reads a `serverdata` (to 2013) at the cursor, its id first. Throws DecodeError. */
export function decodeServerdataFrom2012(r: Reader): Serverdata {
  const view = r.view;
  let at = r.offset;
  if (at + 7 > r.end) ensureWhole(r, skipServerdataFrom2012);
  const streamflags = (view.getUint8(at) >>> 5) & 0x07;
  const nomessages = (streamflags & 0x01) !== 0;
  const onepointofview = (streamflags & 0x02) !== 0;
  const serverversion = view.getInt32(at + 1, true);
  const minor = expectProtocol(r, view.getUint16(at + 5, true), [2010, 2011, 2012, 2013]);
  at += 7;
  let extensions: number | undefined;
  if (minor >= 2012 && minor <= 2013) {
    ensure(r, at, 2);
    extensions = view.getUint16(at, true);
    at += 2;
    expectTogether(r, [minor, (extensions & 0x0c) >>> 0], ANNOUNCED_TOGETHER);
  }
  ensure(r, at, 4);
  r.offset = at + 4;
  const servercount = view.getInt32(at, true);
  const gamedir = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 2);
  r.offset = at + 2;
  const clientnum = view.getInt16(at, true);
  const configurations = elementsOf(r, decodeConfigurationFrom2011)[0];
  at = r.offset;
  ensure(r, at, 1);
  const portalcount = view.getUint8(at);
  r.offset = at + 1;
  const portals = takeBytes(r, portalcount);
  const players = elementsOf(r, decodePlayerFrom2011)[0];
  const [entities, entitiesEnd] = elementsOf(r, decodeEntityFrom2011);
  return {
    type: "serverdata",
    streamflags,
    nomessages,
    onepointofview,
    serverversion,
    minor,
    extensions,
    servercount,
    gamedir,
    clientnum,
    configurations,
    portals,
    players,
    entities,
    entitiesEnd,
  };
}

/** Passes over what `decodeServerdataFrom2012` reads. Throws DecodeError. */
export function skipServerdataFrom2012(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 4);
  ensure(r, at, 2);
  const minor = expectProtocol(r, view.getUint16(at, true), [2010, 2011, 2012, 2013]);
  at += 2;
  if (minor >= 2012 && minor <= 2013) {
    ensure(r, at, 2);
    expectTogether(r, [minor, (view.getUint16(at, true) & 0x0c) >>> 0], ANNOUNCED_TOGETHER);
    at += 2;
  }
  at = advance(r, at, 4);
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  at = advance(r, at, 2);
  r.offset = at;
  while (!skipConfigurationFrom2011(r));
  at = r.offset;
  ensure(r, at, 1);
  const portalcount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, portalcount);
  while (!skipPlayerFrom2011(r));
  while (!skipEntityFrom2011(r));
}

/** Writes what `decodeServerdataFrom2012` reads. Throws EncodeError. */
export function encodeServerdataFrom2012(w: Writer, m: Serverdata): void {
  let streamflags = m.streamflags === undefined ? 0 : m.streamflags & 0x04;
  if (m.nomessages) streamflags |= 0x01;
  if (m.onepointofview) streamflags |= 0x02;
  let at = reserve(w, 13);
  let view = w.view;
  view.setUint8(at++, 0x04 | ((streamflags & 0x07) << 5));
  view.setInt32(at, asI32(m.serverversion), true);
  view.setUint16(at + 4, asU16(m.minor), true);
  expectOneOf(m.minor, [2010, 2011, 2012, 2013]);
  expectWhere(m.extensions, m.minor >= 2012 && m.minor <= 2013);
  at += 6;
  if (m.extensions !== undefined) view.setUint16((at += 2) - 2, asU16(m.extensions), true);
  if (m.extensions !== undefined)
    expectRow([m.minor, (m.extensions & 0x0c) >>> 0], ANNOUNCED_TOGETHER);
  view.setInt32(at, asI32(m.servercount), true);
  w.offset = at + 4;
  writeString(w, m.gamedir, 2047);
  at = reserve(w, 2);
  view = w.view;
  view.setInt16(at, asI16(m.clientnum), true);
  w.offset = at + 2;
  expectArray(m.configurations);
  for (const element of m.configurations) encodeConfigurationFrom2011(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 13630, true);
  w.offset += 2;
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, asU8(m.portals.length));
  w.offset = at + 1;
  writeBytes(w, m.portals);
  expectArray(m.players);
  for (const element of m.players) encodePlayerFrom2011(w, element);
  reserve(w, 1);
  w.view.setUint8(w.offset, 255);
  w.offset += 1;
  expectArray(m.entities);
  for (const element of m.entities) encodeEntityFrom2011(w, element);
  {
    let flags = (m.entitiesEnd ?? 0) & 0xffffffff;
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    let at = reserve(w, 6);
    const view = w.view;
    view.setUint8(at++, flags);
    if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if ((flags & 0x0100) !== 0) {
      view.setUint16(at, 0, true);
      at += 2;
    } else {
      view.setUint8(at++, 0);
    }
    w.offset = at;
  }
}

/** Reads a `serverdata` (2013+12) at the cursor, its id first. Throws DecodeError. */
export function decodeServerdataFrom201312(r: Reader): Serverdata {
  const view = r.view;
  let at = r.offset;
  if (at + 7 > r.end) ensureWhole(r, skipServerdataFrom201312);
  const streamflags = (view.getUint8(at) >>> 5) & 0x07;
  const nomessages = (streamflags & 0x01) !== 0;
  const onepointofview = (streamflags & 0x02) !== 0;
  const serverversion = view.getInt32(at + 1, true);
  const minor = expectProtocol(r, view.getUint16(at + 5, true), [2010, 2011, 2012, 2013]);
  at += 7;
  let extensions: number | undefined;
  if (minor >= 2012 && minor <= 2013) {
    ensure(r, at, 2);
    extensions = view.getUint16(at, true);
    at += 2;
    expectTogether(r, [minor, (extensions & 0x0c) >>> 0], ANNOUNCED_TOGETHER);
  }
  ensure(r, at, 4);
  r.offset = at + 4;
  const servercount = view.getInt32(at, true);
  const gamedir = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 2);
  r.offset = at + 2;
  const clientnum = view.getInt16(at, true);
  const configurations = elementsOf(r, decodeConfigurationFrom2011)[0];
  at = r.offset;
  ensure(r, at, 1);
  const portalcount = view.getUint8(at);
  r.offset = at + 1;
  const portals = takeBytes(r, portalcount);
  const players = elementsOf(r, decodePlayerFrom201312)[0];
  const [entities, entitiesEnd] = elementsOf(r, decodeEntityFrom201312);
  return {
    type: "serverdata",
    streamflags,
    nomessages,
    onepointofview,
    serverversion,
    minor,
    extensions,
    servercount,
    gamedir,
    clientnum,
    configurations,
    portals,
    players,
    entities,
    entitiesEnd,
  };
}

/** Passes over what `decodeServerdataFrom201312` reads. Throws DecodeError. */
export function skipServerdataFrom201312(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 4);
  ensure(r, at, 2);
  const minor = expectProtocol(r, view.getUint16(at, true), [2010, 2011, 2012, 2013]);
  at += 2;
  if (minor >= 2012 && minor <= 2013) {
    ensure(r, at, 2);
    expectTogether(r, [minor, (view.getUint16(at, true) & 0x0c) >>> 0], ANNOUNCED_TOGETHER);
    at += 2;
  }
  at = advance(r, at, 4);
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  at = advance(r, at, 2);
  r.offset = at;
  while (!skipConfigurationFrom2011(r));
  at = r.offset;
  ensure(r, at, 1);
  const portalcount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, portalcount);
  while (!skipPlayerFrom201312(r));
  while (!skipEntityFrom201312(r));
}

/** Writes what `decodeServerdataFrom201312` reads. Throws EncodeError. */
export function encodeServerdataFrom201312(w: Writer, m: Serverdata): void {
  let streamflags = m.streamflags === undefined ? 0 : m.streamflags & 0x04;
  if (m.nomessages) streamflags |= 0x01;
  if (m.onepointofview) streamflags |= 0x02;
  let at = reserve(w, 13);
  let view = w.view;
  view.setUint8(at++, 0x04 | ((streamflags & 0x07) << 5));
  view.setInt32(at, asI32(m.serverversion), true);
  view.setUint16(at + 4, asU16(m.minor), true);
  expectOneOf(m.minor, [2010, 2011, 2012, 2013]);
  expectWhere(m.extensions, m.minor >= 2012 && m.minor <= 2013);
  at += 6;
  if (m.extensions !== undefined) view.setUint16((at += 2) - 2, asU16(m.extensions), true);
  if (m.extensions !== undefined)
    expectRow([m.minor, (m.extensions & 0x0c) >>> 0], ANNOUNCED_TOGETHER);
  view.setInt32(at, asI32(m.servercount), true);
  w.offset = at + 4;
  writeString(w, m.gamedir, 2047);
  at = reserve(w, 2);
  view = w.view;
  view.setInt16(at, asI16(m.clientnum), true);
  w.offset = at + 2;
  expectArray(m.configurations);
  for (const element of m.configurations) encodeConfigurationFrom2011(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 13630, true);
  w.offset += 2;
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, asU8(m.portals.length));
  w.offset = at + 1;
  writeBytes(w, m.portals);
  expectArray(m.players);
  for (const element of m.players) encodePlayerFrom201312(w, element);
  reserve(w, 1);
  w.view.setUint8(w.offset, 255);
  w.offset += 1;
  expectArray(m.entities);
  for (const element of m.entities) encodeEntityFrom201312(w, element);
  {
    let flags = (m.entitiesEnd ?? 0) & 0xffffffff;
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    let at = reserve(w, 6);
    const view = w.view;
    view.setUint8(at++, flags);
    if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if ((flags & 0x0100) !== 0) {
      view.setUint16(at, 0, true);
      at += 2;
    } else {
      view.setUint8(at++, 0);
    }
    w.offset = at;
  }
}

/** Reads a `configstring` at the cursor, its id first. Throws DecodeError. */
export function decodeConfigstring(r: Reader): Configstring {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "configstring", index: view.getUint16(at + 1, true), string: readString(r, 2047) };
}

/** Passes over what `decodeConfigstring` reads. Throws DecodeError. */
export function skipConfigstring(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 2);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeConfigstring` reads. Throws EncodeError. */
export function encodeConfigstring(w: Writer, m: Configstring): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, asU16(m.index), true);
  w.offset = at + 2;
  writeString(w, m.string, 2047);
}

/** Reads a `frame` (2010) at the cursor, its id first. Throws DecodeError. */
export function decodeFrame(r: Reader): Frame {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  const portalcount = view.getUint8(at + 1);
  r.offset = at + 2;
  const portals = takeBytes(r, portalcount);
  const players: Player[] = [];
  for (;;) {
    const next = decodePlayer(r);
    if (typeof next === "number") {
      break;
    }
    players.push(next);
  }
  let entitiesEnd: number | undefined;
  const entities: Entity[] = [];
  for (;;) {
    const next = decodeEntity(r);
    if (typeof next === "number") {
      entitiesEnd = next;
      break;
    }
    entities.push(next);
  }
  return { type: "frame", portals, players, entities, entitiesEnd };
}

/** Passes over what `decodeFrame` reads. Throws DecodeError. */
export function skipFrame(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const portalcount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, portalcount);
  while (!skipPlayer(r));
  while (!skipEntity(r));
}

/** Writes what `decodeFrame` reads. Throws EncodeError. */
export function encodeFrame(w: Writer, m: Frame): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.portals.length));
  w.offset = at + 1;
  writeBytes(w, m.portals);
  expectArray(m.players);
  for (const element of m.players) encodePlayer(w, element);
  {
    let at = reserve(w, 1);
    const view = w.view;
    view.setUint8(at++, 255);
    w.offset = at;
  }
  expectArray(m.entities);
  for (const element of m.entities) encodeEntity(w, element);
  {
    let flags = (m.entitiesEnd ?? 0) & 0xffffffff;
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    let at = reserve(w, 6);
    const view = w.view;
    view.setUint8(at++, flags);
    if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if ((flags & 0x0100) !== 0) {
      view.setUint16(at, 0, true);
      at += 2;
    } else {
      view.setUint8(at++, 0);
    }
    w.offset = at;
  }
}

/** Reads a `frame` (to 2013) at the cursor, its id first. Throws DecodeError. */
export function decodeFrameFrom2011(r: Reader): Frame {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  const portalcount = view.getUint8(at + 1);
  r.offset = at + 2;
  const portals = takeBytes(r, portalcount);
  const players = elementsOf(r, decodePlayerFrom2011)[0];
  const [entities, entitiesEnd] = elementsOf(r, decodeEntityFrom2011);
  return { type: "frame", portals, players, entities, entitiesEnd };
}

/** Passes over what `decodeFrameFrom2011` reads. Throws DecodeError. */
export function skipFrameFrom2011(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const portalcount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, portalcount);
  while (!skipPlayerFrom2011(r));
  while (!skipEntityFrom2011(r));
}

/** Writes what `decodeFrameFrom2011` reads. Throws EncodeError. */
export function encodeFrameFrom2011(w: Writer, m: Frame): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.portals.length));
  w.offset = at + 1;
  writeBytes(w, m.portals);
  expectArray(m.players);
  for (const element of m.players) encodePlayerFrom2011(w, element);
  reserve(w, 1);
  w.view.setUint8(w.offset, 255);
  w.offset += 1;
  expectArray(m.entities);
  for (const element of m.entities) encodeEntityFrom2011(w, element);
  {
    let flags = (m.entitiesEnd ?? 0) & 0xffffffff;
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    let at = reserve(w, 6);
    const view = w.view;
    view.setUint8(at++, flags);
    if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if ((flags & 0x0100) !== 0) {
      view.setUint16(at, 0, true);
      at += 2;
    } else {
      view.setUint8(at++, 0);
    }
    w.offset = at;
  }
}

/** Reads a `frame` (2013+12) at the cursor, its id first. Throws DecodeError. */
export function decodeFrameFrom201312(r: Reader): Frame {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  const portalcount = view.getUint8(at + 1);
  r.offset = at + 2;
  const portals = takeBytes(r, portalcount);
  const players = elementsOf(r, decodePlayerFrom201312)[0];
  const [entities, entitiesEnd] = elementsOf(r, decodeEntityFrom201312);
  return { type: "frame", portals, players, entities, entitiesEnd };
}

/** Passes over what `decodeFrameFrom201312` reads. Throws DecodeError. */
export function skipFrameFrom201312(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const portalcount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, portalcount);
  while (!skipPlayerFrom201312(r));
  while (!skipEntityFrom201312(r));
}

/** Writes what `decodeFrameFrom201312` reads. Throws EncodeError. */
export function encodeFrameFrom201312(w: Writer, m: Frame): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.portals.length));
  w.offset = at + 1;
  writeBytes(w, m.portals);
  expectArray(m.players);
  for (const element of m.players) encodePlayerFrom201312(w, element);
  reserve(w, 1);
  w.view.setUint8(w.offset, 255);
  w.offset += 1;
  expectArray(m.entities);
  for (const element of m.entities) encodeEntityFrom201312(w, element);
  {
    let flags = (m.entitiesEnd ?? 0) & 0xffffffff;
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    let at = reserve(w, 6);
    const view = w.view;
    view.setUint8(at++, flags);
    if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if ((flags & 0x0100) !== 0) {
      view.setUint16(at, 0, true);
      at += 2;
    } else {
      view.setUint8(at++, 0);
    }
    w.offset = at;
  }
}

/** Reads a `unicast` at the cursor, its id first. Throws DecodeError. */
export function decodeUnicast(r: Reader): Unicast {
  const view = r.view;
  const at = r.offset;
  if (at + 1 > r.end) ensureWhole(r, skipUnicast);
  const high = (view.getUint8(at) >>> 5) & 0x07;
  ensure(r, at + 1, 1);
  const size = view.getUint8(at + 1) | (high << 8);
  ensure(r, at + 2, 1);
  r.offset = at + 3;
  return { type: "unicast", client: view.getUint8(at + 2), data: takeBytes(r, size) };
}

/** Passes over what `decodeUnicast` reads. Throws DecodeError. */
export function skipUnicast(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const high = (view.getUint8(r.offset) >>> 5) & 0x07;
  ensure(r, at, 1);
  const size = view.getUint8(at) | (high << 8);
  at += 1;
  at = advance(r, at, 1);
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeUnicast` reads. Throws EncodeError. */
export function encodeUnicast(w: Writer, m: Unicast): void {
  const high = fit(m.data.length, 11) >> 8;
  let at = reserve(w, 3);
  const view = w.view;
  view.setUint8(at++, 0x08 | ((high & 0x07) << 5));
  view.setUint8(at, m.data.length & 0xff);
  view.setUint8(at + 1, asU8(m.client));
  w.offset = at + 2;
  writeBytes(w, m.data);
}

/** Reads a `unicast_r` at the cursor, its id first. Throws DecodeError. */
export function decodeUnicastR(r: Reader): UnicastR {
  const view = r.view;
  const at = r.offset;
  if (at + 1 > r.end) ensureWhole(r, skipUnicastR);
  const high = (view.getUint8(at) >>> 5) & 0x07;
  ensure(r, at + 1, 1);
  const size = view.getUint8(at + 1) | (high << 8);
  ensure(r, at + 2, 1);
  r.offset = at + 3;
  return { type: "unicast_r", client: view.getUint8(at + 2), data: takeBytes(r, size) };
}

/** Passes over what `decodeUnicastR` reads. Throws DecodeError. */
export function skipUnicastR(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const high = (view.getUint8(r.offset) >>> 5) & 0x07;
  ensure(r, at, 1);
  const size = view.getUint8(at) | (high << 8);
  at += 1;
  at = advance(r, at, 1);
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeUnicastR` reads. Throws EncodeError. */
export function encodeUnicastR(w: Writer, m: UnicastR): void {
  const high = fit(m.data.length, 11) >> 8;
  let at = reserve(w, 3);
  const view = w.view;
  view.setUint8(at++, 0x09 | ((high & 0x07) << 5));
  view.setUint8(at, m.data.length & 0xff);
  view.setUint8(at + 1, asU8(m.client));
  w.offset = at + 2;
  writeBytes(w, m.data);
}

/** Reads a `multicast_all` at the cursor, its id first. Throws DecodeError. */
export function decodeMulticastAll(r: Reader): MulticastAll {
  const view = r.view;
  const at = r.offset;
  if (at + 1 > r.end) ensureWhole(r, skipMulticastAll);
  const high = (view.getUint8(at) >>> 5) & 0x07;
  ensure(r, at + 1, 1);
  const size = view.getUint8(at + 1) | (high << 8);
  r.offset = at + 2;
  return { type: "multicast_all", data: takeBytes(r, size) };
}

/** Passes over what `decodeMulticastAll` reads. Throws DecodeError. */
export function skipMulticastAll(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const high = (view.getUint8(r.offset) >>> 5) & 0x07;
  ensure(r, at, 1);
  const size = view.getUint8(at) | (high << 8);
  at += 1;
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeMulticastAll` reads. Throws EncodeError. */
export function encodeMulticastAll(w: Writer, m: MulticastAll): void {
  const high = fit(m.data.length, 11) >> 8;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x0a | ((high & 0x07) << 5));
  view.setUint8(at, m.data.length & 0xff);
  w.offset = at + 1;
  writeBytes(w, m.data);
}

/** Reads a `multicast_phs` at the cursor, its id first. Throws DecodeError. */
export function decodeMulticastPhs(r: Reader): MulticastPhs {
  const view = r.view;
  const at = r.offset;
  if (at + 1 > r.end) ensureWhole(r, skipMulticastPhs);
  const high = (view.getUint8(at) >>> 5) & 0x07;
  ensure(r, at + 1, 1);
  const size = view.getUint8(at + 1) | (high << 8);
  ensure(r, at + 2, 2);
  r.offset = at + 4;
  return { type: "multicast_phs", leaf: view.getUint16(at + 2, true), data: takeBytes(r, size) };
}

/** Passes over what `decodeMulticastPhs` reads. Throws DecodeError. */
export function skipMulticastPhs(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const high = (view.getUint8(r.offset) >>> 5) & 0x07;
  ensure(r, at, 1);
  const size = view.getUint8(at) | (high << 8);
  at += 1;
  at = advance(r, at, 2);
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeMulticastPhs` reads. Throws EncodeError. */
export function encodeMulticastPhs(w: Writer, m: MulticastPhs): void {
  const high = fit(m.data.length, 11) >> 8;
  let at = reserve(w, 4);
  const view = w.view;
  view.setUint8(at++, 0x0b | ((high & 0x07) << 5));
  view.setUint8(at, m.data.length & 0xff);
  view.setUint16(at + 1, asU16(m.leaf), true);
  w.offset = at + 3;
  writeBytes(w, m.data);
}

/** Reads a `multicast_pvs` at the cursor, its id first. Throws DecodeError. */
export function decodeMulticastPvs(r: Reader): MulticastPvs {
  const view = r.view;
  const at = r.offset;
  if (at + 1 > r.end) ensureWhole(r, skipMulticastPvs);
  const high = (view.getUint8(at) >>> 5) & 0x07;
  ensure(r, at + 1, 1);
  const size = view.getUint8(at + 1) | (high << 8);
  ensure(r, at + 2, 2);
  r.offset = at + 4;
  return { type: "multicast_pvs", leaf: view.getUint16(at + 2, true), data: takeBytes(r, size) };
}

/** Passes over what `decodeMulticastPvs` reads. Throws DecodeError. */
export function skipMulticastPvs(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const high = (view.getUint8(r.offset) >>> 5) & 0x07;
  ensure(r, at, 1);
  const size = view.getUint8(at) | (high << 8);
  at += 1;
  at = advance(r, at, 2);
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeMulticastPvs` reads. Throws EncodeError. */
export function encodeMulticastPvs(w: Writer, m: MulticastPvs): void {
  const high = fit(m.data.length, 11) >> 8;
  let at = reserve(w, 4);
  const view = w.view;
  view.setUint8(at++, 0x0c | ((high & 0x07) << 5));
  view.setUint8(at, m.data.length & 0xff);
  view.setUint16(at + 1, asU16(m.leaf), true);
  w.offset = at + 3;
  writeBytes(w, m.data);
}

/** Reads a `multicast_all_r` at the cursor, its id first. Throws DecodeError. */
export function decodeMulticastAllR(r: Reader): MulticastAllR {
  const view = r.view;
  const at = r.offset;
  if (at + 1 > r.end) ensureWhole(r, skipMulticastAllR);
  const high = (view.getUint8(at) >>> 5) & 0x07;
  ensure(r, at + 1, 1);
  const size = view.getUint8(at + 1) | (high << 8);
  r.offset = at + 2;
  return { type: "multicast_all_r", data: takeBytes(r, size) };
}

/** Passes over what `decodeMulticastAllR` reads. Throws DecodeError. */
export function skipMulticastAllR(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const high = (view.getUint8(r.offset) >>> 5) & 0x07;
  ensure(r, at, 1);
  const size = view.getUint8(at) | (high << 8);
  at += 1;
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeMulticastAllR` reads. Throws EncodeError. */
export function encodeMulticastAllR(w: Writer, m: MulticastAllR): void {
  const high = fit(m.data.length, 11) >> 8;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x0d | ((high & 0x07) << 5));
  view.setUint8(at, m.data.length & 0xff);
  w.offset = at + 1;
  writeBytes(w, m.data);
}

/** Reads a `multicast_phs_r` at the cursor, its id first. Throws DecodeError. */
export function decodeMulticastPhsR(r: Reader): MulticastPhsR {
  const view = r.view;
  const at = r.offset;
  if (at + 1 > r.end) ensureWhole(r, skipMulticastPhsR);
  const high = (view.getUint8(at) >>> 5) & 0x07;
  ensure(r, at + 1, 1);
  const size = view.getUint8(at + 1) | (high << 8);
  ensure(r, at + 2, 2);
  r.offset = at + 4;
  return { type: "multicast_phs_r", leaf: view.getUint16(at + 2, true), data: takeBytes(r, size) };
}

/** Passes over what `decodeMulticastPhsR` reads. Throws DecodeError. */
export function skipMulticastPhsR(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const high = (view.getUint8(r.offset) >>> 5) & 0x07;
  ensure(r, at, 1);
  const size = view.getUint8(at) | (high << 8);
  at += 1;
  at = advance(r, at, 2);
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeMulticastPhsR` reads. Throws EncodeError. */
export function encodeMulticastPhsR(w: Writer, m: MulticastPhsR): void {
  const high = fit(m.data.length, 11) >> 8;
  let at = reserve(w, 4);
  const view = w.view;
  view.setUint8(at++, 0x0e | ((high & 0x07) << 5));
  view.setUint8(at, m.data.length & 0xff);
  view.setUint16(at + 1, asU16(m.leaf), true);
  w.offset = at + 3;
  writeBytes(w, m.data);
}

/** Reads a `multicast_pvs_r` at the cursor, its id first. Throws DecodeError. */
export function decodeMulticastPvsR(r: Reader): MulticastPvsR {
  const view = r.view;
  const at = r.offset;
  if (at + 1 > r.end) ensureWhole(r, skipMulticastPvsR);
  const high = (view.getUint8(at) >>> 5) & 0x07;
  ensure(r, at + 1, 1);
  const size = view.getUint8(at + 1) | (high << 8);
  ensure(r, at + 2, 2);
  r.offset = at + 4;
  return { type: "multicast_pvs_r", leaf: view.getUint16(at + 2, true), data: takeBytes(r, size) };
}

/** Passes over what `decodeMulticastPvsR` reads. Throws DecodeError. */
export function skipMulticastPvsR(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const high = (view.getUint8(r.offset) >>> 5) & 0x07;
  ensure(r, at, 1);
  const size = view.getUint8(at) | (high << 8);
  at += 1;
  at = advance(r, at, 2);
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeMulticastPvsR` reads. Throws EncodeError. */
export function encodeMulticastPvsR(w: Writer, m: MulticastPvsR): void {
  const high = fit(m.data.length, 11) >> 8;
  let at = reserve(w, 4);
  const view = w.view;
  view.setUint8(at++, 0x0f | ((high & 0x07) << 5));
  view.setUint8(at, m.data.length & 0xff);
  view.setUint16(at + 1, asU16(m.leaf), true);
  w.offset = at + 3;
  writeBytes(w, m.data);
}

/** Reads a `sound` (2010) at the cursor, its id first. Throws DecodeError. */
export function decodeSound(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 6 > r.end) ensureWhole(r, skipSound);
  const hearing = (view.getUint8(at) >>> 5) & 0x07;
  const everybody = (hearing & 0x01) !== 0;
  const reliable = (hearing & 0x02) !== 0;
  at += 1;
  const flags = view.getUint8(at++);
  const soundnum = view.getUint8(at);
  at += 1;
  const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
  const timeofs = (flags & 0x10) !== 0 ? view.getUint8(at++) / 1000 : undefined;
  r.offset = at;
  return {
    type: "sound",
    hearing,
    everybody,
    reliable,
    flags,
    soundnum,
    volume,
    attenuation,
    timeofs,
    source: decodeSource(r),
  };
}

/** Passes over what `decodeSound` reads. Throws DecodeError. */
export function skipSound(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  at = advance(r, at, 1 + SOUND_FLAGS_LENGTHS_0[flags & 0xff]!);
  r.offset = at;
  skipSource(r);
}

/** Writes what `decodeSound` reads. Throws EncodeError. */
export function encodeSound(w: Writer, m: Sound): void {
  let hearing = m.hearing === undefined ? 0 : m.hearing & 0x04;
  if (m.everybody) hearing |= 0x01;
  if (m.reliable) hearing |= 0x02;
  let flags = m.flags === undefined ? 0x08 : m.flags & 0xec;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  if (m.timeofs !== undefined) flags |= 0x10;
  let at = reserve(w, 6);
  const view = w.view;
  view.setUint8(at++, 0x10 | ((hearing & 0x07) << 5));
  view.setUint8(at++, flags);
  view.setUint8(at, asU8(m.soundnum));
  at += 1;
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  if (m.timeofs !== undefined) view.setUint8(at++, asU8(unscale(m.timeofs, 1, 1000)));
  w.offset = at;
  encodeSource(w, m.source);
}

/** Reads a `sound` (from 2011) at the cursor, its id first. Throws DecodeError. */
export function decodeSoundFrom2011(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 7 > r.end) ensureWhole(r, skipSoundFrom2011);
  const hearing = (view.getUint8(at) >>> 5) & 0x07;
  const everybody = (hearing & 0x01) !== 0;
  const reliable = (hearing & 0x02) !== 0;
  at += 1;
  const flags = view.getUint8(at++);
  const soundnum = (flags & 0x20) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
  const timeofs = (flags & 0x10) !== 0 ? view.getUint8(at++) / 1000 : undefined;
  r.offset = at;
  return {
    type: "sound",
    hearing,
    everybody,
    reliable,
    flags,
    soundnum,
    volume,
    attenuation,
    timeofs,
    source: decodeSource(r),
  };
}

/** Passes over what `decodeSoundFrom2011` reads. Throws DecodeError. */
export function skipSoundFrom2011(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  at = advance(r, at, 1 + SOUND_FROM2011_FLAGS_LENGTHS_0[flags & 0xff]!);
  r.offset = at;
  skipSource(r);
}

/** Writes what `decodeSoundFrom2011` reads. Throws EncodeError. */
export function encodeSoundFrom2011(w: Writer, m: Sound): void {
  let hearing = m.hearing === undefined ? 0 : m.hearing & 0x04;
  if (m.everybody) hearing |= 0x01;
  if (m.reliable) hearing |= 0x02;
  let flags = m.flags === undefined ? 0x08 : m.flags & 0xec;
  if (m.soundnum !== (m.soundnum & 0xff)) flags |= 0x20;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  if (m.timeofs !== undefined) flags |= 0x10;
  let at = reserve(w, 7);
  const view = w.view;
  view.setUint8(at++, 0x10 | ((hearing & 0x07) << 5));
  view.setUint8(at++, flags);
  if ((flags & 0x20) !== 0) view.setUint16((at += 2) - 2, asU16(m.soundnum), true);
  else view.setUint8(at++, asU8(m.soundnum));
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  if (m.timeofs !== undefined) view.setUint8(at++, asU8(unscale(m.timeofs, 1, 1000)));
  w.offset = at;
  encodeSource(w, m.source);
}

/** Reads a `print` at the cursor, its id first. Throws DecodeError. */
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

/** What reads and writes an `entity` in dialects that differ in `step` and `coord`. */
function entityBy(step$: Form<number>, coord$: Form<number>) {
  const ENTITY_BY_FLAGS_LENGTHS_0 = bitLengths([0, 0, 1, 1, 0, 0, 0, 0]);
  const bytesOfEntityByFlags = (flags: number): number =>
    ENTITY_BY_FLAGS_LENGTHS_0[flags & 0xff]! +
    ((flags & 0x0400) !== 0 ? 1 : 0) +
    ((flags & 0x0400) !== 0 && (flags & 0x2000) !== 0 ? 1 : 0) +
    ((flags & 0x04) !== 0 && (flags & 0x2000) !== 0 ? 1 : 0) +
    ((flags & 0x08) !== 0 && (flags & 0x2000) !== 0 ? 1 : 0);
  const ENTITY_BY_FLAGS_LENGTHS_3 = bitLengths([0, 0, 0, 4, 0, 1, 1, 0]);
  const bytesOfEntityByFlagsRun1 = (flags: number): number =>
    ((flags & 0x20) !== 0 ? 1 : 0) + ENTITY_BY_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]!;
  const ENTITY_BY_FLAGS_LENGTHS_1 = bitLengths([0, 0, 0, 1, 1, 0, 1, 0]);
  const ENTITY_BY_FLAGS_LENGTHS_2 = bitLengths([1, 2, 2, 2, 1, 1, 1, 0]);
  const bytesOfEntityByFlagsRun2 = (flags: number): number =>
    ((flags & 0x10) !== 0 ? 1 : 0) +
    ENTITY_BY_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
    ENTITY_BY_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
    ((flags & 0x02000000) !== 0 ? 2 : 0) +
    ((flags & 0x0800) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
    ((flags & 0x100000) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
    ((flags & 0x200000) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
    ((flags & 0x400000) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
    ((flags >>> 16) & (flags >>> 25) & 1) +
    ((flags >>> 14) & (flags >>> 19) & 1) +
    ((flags >>> 12) & (flags >>> 18) & 1);

  /** Reads an `entity`. Returns `flags` where it ends its list. Throws DecodeError. */
  function decodeEntityBy(r: Reader): Entity | number {
    const view = r.view;
    let at = r.offset;
    if (at + 29 > r.end) ensureWhole(r, skipEntityBy);
    let flags = view.getUint8(at++);
    if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
    if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
    if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
    flags >>>= 0;
    const number =
      (flags & 0x0100) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
    if (number === 0) {
      r.offset = at;
      return flags;
    }
    const modelindex =
      (flags & 0x0800) !== 0
        ? (flags & 0x10000000) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    const modelindex2 =
      (flags & 0x100000) !== 0
        ? (flags & 0x10000000) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    const modelindex3 =
      (flags & 0x200000) !== 0
        ? (flags & 0x10000000) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    const modelindex4 =
      (flags & 0x400000) !== 0
        ? (flags & 0x10000000) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    let frame: number | undefined;
    let frameBefore: number | undefined;
    if ((flags & 0x10) !== 0) {
      frame = view.getUint8(at++);
    }
    if ((flags & 0x020000) !== 0) {
      frameBefore = frame;
      frame = view.getInt16(at, true);
      at += 2;
    }
    let skin: number | undefined;
    if ((flags & 0x02010000) === 0x02010000) skin = view.getUint32((at += 4) - 4, true);
    else if ((flags & 0x010000) !== 0) skin = view.getUint8(at++);
    else if ((flags & 0x02000000) !== 0) skin = view.getUint16((at += 2) - 2, true);
    let effects: number | undefined;
    if ((flags & 0x084000) === 0x084000) effects = view.getUint32((at += 4) - 4, true);
    else if ((flags & 0x4000) !== 0) effects = view.getUint8(at++);
    else if ((flags & 0x080000) !== 0) effects = view.getUint16((at += 2) - 2, true);
    let renderfx: number | undefined;
    if ((flags & 0x041000) === 0x041000) renderfx = view.getUint32((at += 4) - 4, true);
    else if ((flags & 0x1000) !== 0) renderfx = view.getUint8(at++);
    else if ((flags & 0x040000) !== 0) renderfx = view.getUint16((at += 2) - 2, true);
    r.offset = at;
    const { 0: origin1, 1: origin1Width } =
      (flags & 0x01) !== 0 ? readWithVariant(step$, r) : IMPLICIT;
    const { 0: origin2, 1: origin2Width } =
      (flags & 0x02) !== 0 ? readWithVariant(step$, r) : IMPLICIT;
    const { 0: origin3, 1: origin3Width } =
      (flags & 0x0200) !== 0 ? readWithVariant(step$, r) : IMPLICIT;
    at = r.offset;
    if (at + 6 > r.end) ensure(r, at, bytesOfEntityByFlags(flags));
    const angle1 =
      (flags & 0x0400) !== 0
        ? (flags & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined;
    const angle2 =
      (flags & 0x04) !== 0
        ? (flags & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined;
    const angle3 =
      (flags & 0x08) !== 0
        ? (flags & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined;
    r.offset = at;
    const { 0: oldorigin, 1: oldoriginWidth } =
      (flags & 0x01000000) !== 0 ? readManyWithVariants(coord$, r, 3) : IMPLICIT;
    const loop = (flags & 0x04000000) !== 0 ? decodeLoopFrom2011(r) : undefined;
    at = r.offset;
    if (at + 7 > r.end) ensure(r, at, bytesOfEntityByFlagsRun1(flags));
    const event = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
    const solid = (flags & 0x08000000) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined;
    const morefx = (flags & 0x20000000) !== 0 ? view.getUint8(at++) : undefined;
    const alpha = (flags & 0x40000000) !== 0 ? view.getUint8(at++) / 255 : undefined;
    if ((flags & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
    r.offset = at;
    return {
      flags,
      number,
      modelindex,
      modelindex2,
      modelindex3,
      modelindex4,
      frame,
      frameBefore,
      skin,
      effects,
      renderfx,
      origin1,
      origin1Width,
      origin2,
      origin2Width,
      origin3,
      origin3Width,
      angle1,
      angle2,
      angle3,
      oldorigin,
      oldoriginWidth,
      loop,
      event,
      solid,
      morefx,
      alpha,
      remove: (flags & 0x40) !== 0,
    };
  }

  /** Passes over what `decodeEntityBy` reads. Returns whether it ends its list. Throws DecodeError. */
  function skipEntityBy(r: Reader): boolean {
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
    let number: number;
    if ((flags & 0x0100) !== 0) {
      ensure(r, at, 2);
      number = view.getUint16(at, true);
      at += 2;
    } else {
      ensure(r, at, 1);
      number = view.getUint8(at++);
    }
    if (number === 0) {
      r.offset = at;
      return true;
    }
    at = advance(r, at, bytesOfEntityByFlagsRun2(flags));
    r.offset = at;
    if ((flags & 0x01) !== 0) step$.skip(r);
    if ((flags & 0x02) !== 0) step$.skip(r);
    if ((flags & 0x0200) !== 0) step$.skip(r);
    at = r.offset;
    at = advance(r, at, bytesOfEntityByFlags(flags));
    r.offset = at;
    if ((flags & 0x01000000) !== 0) manyPassed(coord$, r, 3);
    if ((flags & 0x04000000) !== 0) skipLoopFrom2011(r);
    at = r.offset;
    at = advance(r, at, bytesOfEntityByFlagsRun1(flags));
    if ((flags & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
    r.offset = at;
    return false;
  }

  /** Writes what `decodeEntityBy` reads. Throws EncodeError. */
  function encodeEntityBy(w: Writer, m: Entity): void {
    let flags = m.flags === undefined ? 0 : m.flags & 0x1080a180;
    if (m.number !== (m.number & 0xff)) flags |= 0x0100;
    if (m.modelindex !== undefined) flags |= 0x0800;
    if (m.modelindex !== undefined && m.modelindex !== (m.modelindex & 0xff)) flags |= 0x10000000;
    if (m.modelindex2 !== undefined) flags |= 0x100000;
    if (m.modelindex2 !== undefined && m.modelindex2 !== (m.modelindex2 & 0xff))
      flags |= 0x10000000;
    if (m.modelindex3 !== undefined) flags |= 0x200000;
    if (m.modelindex3 !== undefined && m.modelindex3 !== (m.modelindex3 & 0xff))
      flags |= 0x10000000;
    if (m.modelindex4 !== undefined) flags |= 0x400000;
    if (m.modelindex4 !== undefined && m.modelindex4 !== (m.modelindex4 & 0xff))
      flags |= 0x10000000;
    if (m.frame !== undefined) {
      const hinted = m.flags === undefined ? 0 : m.flags & 0x020010;
      if (
        hinted === 0x020010 &&
        m.frameBefore !== undefined &&
        m.frameBefore === (m.frameBefore & 0xff) &&
        m.frame === (m.frame << 16) >> 16
      )
        flags |= 0x020010;
      else if (hinted === 0x020000 || m.frame !== (m.frame & 0xff)) flags |= 0x020000;
      else flags |= 0x10;
    }
    if (m.skin !== undefined) {
      const hinted = m.flags === undefined ? 0 : m.flags & 0x02010000;
      if (hinted === 0x02010000 || m.skin !== (m.skin & 0xffff)) flags |= 0x02010000;
      else if (hinted === 0x02000000 || m.skin !== (m.skin & 0xff)) flags |= 0x02000000;
      else flags |= 0x010000;
    }
    if (m.effects !== undefined) {
      const hinted = m.flags === undefined ? 0 : m.flags & 0x084000;
      if (hinted === 0x084000 || m.effects !== (m.effects & 0xffff)) flags |= 0x084000;
      else if (hinted === 0x080000 || m.effects !== (m.effects & 0xff)) flags |= 0x080000;
      else flags |= 0x4000;
    }
    if (m.renderfx !== undefined) {
      const hinted = m.flags === undefined ? 0 : m.flags & 0x041000;
      if (hinted === 0x041000 || m.renderfx !== (m.renderfx & 0xffff)) flags |= 0x041000;
      else if (hinted === 0x040000 || m.renderfx !== (m.renderfx & 0xff)) flags |= 0x040000;
      else flags |= 0x1000;
    }
    if (m.origin1 !== undefined) flags |= 0x01;
    if (m.origin2 !== undefined) flags |= 0x02;
    if (m.origin3 !== undefined) flags |= 0x0200;
    if (m.angle1 !== undefined) flags |= 0x0400;
    if (
      m.angle1 !== undefined &&
      Math.round((m.angle1 * 8192) / 45) / 256 !==
        ((Math.round((m.angle1 * 8192) / 45) / 256) << 24) >> 24
    )
      flags |= 0x2000;
    if (m.angle2 !== undefined) flags |= 0x04;
    if (
      m.angle2 !== undefined &&
      Math.round((m.angle2 * 8192) / 45) / 256 !==
        ((Math.round((m.angle2 * 8192) / 45) / 256) << 24) >> 24
    )
      flags |= 0x2000;
    if (m.angle3 !== undefined) flags |= 0x08;
    if (
      m.angle3 !== undefined &&
      Math.round((m.angle3 * 8192) / 45) / 256 !==
        ((Math.round((m.angle3 * 8192) / 45) / 256) << 24) >> 24
    )
      flags |= 0x2000;
    if (m.oldorigin !== undefined) flags |= 0x01000000;
    if (m.loop !== undefined) flags |= 0x04000000;
    if (m.event !== undefined) flags |= 0x20;
    if (m.solid !== undefined) flags |= 0x08000000;
    if (m.morefx !== undefined) flags |= 0x20000000;
    if (m.alpha !== undefined) flags |= 0x40000000;
    if (m.remove) flags |= 0x40;
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    let at = reserve(w, 29);
    let view = w.view;
    view.setUint8(at++, flags);
    if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if (m.number === (0 as number)) throw endsList("number");
    if ((flags & 0x0100) !== 0) view.setUint16((at += 2) - 2, asU16(m.number), true);
    else view.setUint8(at++, asU8(m.number));
    if (m.modelindex !== undefined) {
      if ((flags & 0x10000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
      else view.setUint8(at++, asU8(m.modelindex));
    }
    if (m.modelindex2 !== undefined) {
      if ((flags & 0x10000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex2), true);
      else view.setUint8(at++, asU8(m.modelindex2));
    }
    if (m.modelindex3 !== undefined) {
      if ((flags & 0x10000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex3), true);
      else view.setUint8(at++, asU8(m.modelindex3));
    }
    if (m.modelindex4 !== undefined) {
      if ((flags & 0x10000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex4), true);
      else view.setUint8(at++, asU8(m.modelindex4));
    }
    if ((flags & 0x10) !== 0) {
      const first = (flags & 0x020000) !== 0 ? m.frameBefore! : m.frame!;
      view.setUint8(at++, asU8(first));
    }
    if ((flags & 0x020000) !== 0) {
      view.setInt16((at += 2) - 2, asI16(m.frame!), true);
    }
    if ((flags & 0x02010000) === 0x02010000) view.setUint32((at += 4) - 4, asU32(m.skin!), true);
    else if ((flags & 0x010000) !== 0) view.setUint8(at++, asU8(m.skin!));
    else if ((flags & 0x02000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.skin!), true);
    if ((flags & 0x084000) === 0x084000) view.setUint32((at += 4) - 4, asU32(m.effects!), true);
    else if ((flags & 0x4000) !== 0) view.setUint8(at++, asU8(m.effects!));
    else if ((flags & 0x080000) !== 0) view.setUint16((at += 2) - 2, asU16(m.effects!), true);
    if ((flags & 0x041000) === 0x041000) view.setUint32((at += 4) - 4, asU32(m.renderfx!), true);
    else if ((flags & 0x1000) !== 0) view.setUint8(at++, asU8(m.renderfx!));
    else if ((flags & 0x040000) !== 0) view.setUint16((at += 2) - 2, asU16(m.renderfx!), true);
    w.offset = at;
    if (m.origin1 !== undefined) step$.write(w, m.origin1, m.origin1Width);
    if (m.origin2 !== undefined) step$.write(w, m.origin2, m.origin2Width);
    if (m.origin3 !== undefined) step$.write(w, m.origin3, m.origin3Width);
    at = reserve(w, 6);
    view = w.view;
    if (m.angle1 !== undefined) {
      if ((flags & 0x2000) !== 0)
        view.setInt16((at += 2) - 2, asI16(unscale(m.angle1, 45, 8192)), true);
      else view.setInt8(at++, asI8(unscale(m.angle1, 45, 32)));
    }
    if (m.angle2 !== undefined) {
      if ((flags & 0x2000) !== 0)
        view.setInt16((at += 2) - 2, asI16(unscale(m.angle2, 45, 8192)), true);
      else view.setInt8(at++, asI8(unscale(m.angle2, 45, 32)));
    }
    if (m.angle3 !== undefined) {
      if ((flags & 0x2000) !== 0)
        view.setInt16((at += 2) - 2, asI16(unscale(m.angle3, 45, 8192)), true);
      else view.setInt8(at++, asI8(unscale(m.angle3, 45, 32)));
    }
    w.offset = at;
    if (m.oldorigin !== undefined) exactlyWritten(coord$, w, m.oldorigin, 3, m.oldoriginWidth);
    if (m.loop !== undefined) encodeLoopFrom2011(w, m.loop);
    at = reserve(w, 7);
    view = w.view;
    if (m.event !== undefined) view.setUint8(at++, asU8(m.event));
    if (m.solid !== undefined) view.setUint32((at += 4) - 4, asU32(m.solid), true);
    if (m.morefx !== undefined) view.setUint8(at++, asU8(m.morefx));
    if (m.alpha !== undefined) view.setUint8(at++, asU8(unscale(m.alpha, 1, 255)));
    w.offset = at;
  }
  return [decodeEntityBy, encodeEntityBy, skipEntityBy] as const;
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
    case 0x04:
    case 0x24:
    case 0x44:
    case 0x64:
    case 0x84:
    case 0xa4:
    case 0xc4:
    case 0xe4:
      return decodeServerdata(r);
    case 0x05:
      return decodeConfigstring(r);
    case 0x06:
      return decodeFrame(r);
    case 0x08:
    case 0x28:
    case 0x48:
    case 0x68:
    case 0x88:
    case 0xa8:
    case 0xc8:
    case 0xe8:
      return decodeUnicast(r);
    case 0x09:
    case 0x29:
    case 0x49:
    case 0x69:
    case 0x89:
    case 0xa9:
    case 0xc9:
    case 0xe9:
      return decodeUnicastR(r);
    case 0x0a:
    case 0x2a:
    case 0x4a:
    case 0x6a:
    case 0x8a:
    case 0xaa:
    case 0xca:
    case 0xea:
      return decodeMulticastAll(r);
    case 0x0b:
    case 0x2b:
    case 0x4b:
    case 0x6b:
    case 0x8b:
    case 0xab:
    case 0xcb:
    case 0xeb:
      return decodeMulticastPhs(r);
    case 0x0c:
    case 0x2c:
    case 0x4c:
    case 0x6c:
    case 0x8c:
    case 0xac:
    case 0xcc:
    case 0xec:
      return decodeMulticastPvs(r);
    case 0x0d:
    case 0x2d:
    case 0x4d:
    case 0x6d:
    case 0x8d:
    case 0xad:
    case 0xcd:
    case 0xed:
      return decodeMulticastAllR(r);
    case 0x0e:
    case 0x2e:
    case 0x4e:
    case 0x6e:
    case 0x8e:
    case 0xae:
    case 0xce:
    case 0xee:
      return decodeMulticastPhsR(r);
    case 0x0f:
    case 0x2f:
    case 0x4f:
    case 0x6f:
    case 0x8f:
    case 0xaf:
    case 0xcf:
    case 0xef:
      return decodeMulticastPvsR(r);
    case 0x10:
    case 0x30:
    case 0x50:
    case 0x70:
    case 0x90:
    case 0xb0:
    case 0xd0:
    case 0xf0:
      return decodeSound(r);
    case 0x11:
      return decodePrint(r);
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
 * Reads the message at the cursor, in version 2010. Throws DecodeError, and leaves the
 * cursor where it was.
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
    case "serverdata":
      return encodeServerdata(w, message);
    case "configstring":
      writeId(w, 0x05);
      return encodeConfigstring(w, message);
    case "frame":
      writeId(w, 0x06);
      return encodeFrame(w, message);
    case "unicast":
      return encodeUnicast(w, message);
    case "unicast_r":
      return encodeUnicastR(w, message);
    case "multicast_all":
      return encodeMulticastAll(w, message);
    case "multicast_phs":
      return encodeMulticastPhs(w, message);
    case "multicast_pvs":
      return encodeMulticastPvs(w, message);
    case "multicast_all_r":
      return encodeMulticastAllR(w, message);
    case "multicast_phs_r":
      return encodeMulticastPhsR(w, message);
    case "multicast_pvs_r":
      return encodeMulticastPvsR(w, message);
    case "sound":
      return encodeSound(w, message);
    case "print":
      writeId(w, 0x11);
      return encodePrint(w, message);
    default:
      throw unknownType(message);
  }
}

/** Writes a message, in version 2010. Throws EncodeError, and leaves the writer as it was. */
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
    case 0x01:
      return ((r.offset += 1), id);
    case 0x04:
    case 0x24:
    case 0x44:
    case 0x64:
    case 0x84:
    case 0xa4:
    case 0xc4:
    case 0xe4:
      return (skipServerdata(r), id);
    case 0x05:
      return (skipConfigstring(r), id);
    case 0x06:
      return (skipFrame(r), id);
    case 0x08:
    case 0x28:
    case 0x48:
    case 0x68:
    case 0x88:
    case 0xa8:
    case 0xc8:
    case 0xe8:
      return (skipUnicast(r), id);
    case 0x09:
    case 0x29:
    case 0x49:
    case 0x69:
    case 0x89:
    case 0xa9:
    case 0xc9:
    case 0xe9:
      return (skipUnicastR(r), id);
    case 0x0a:
    case 0x2a:
    case 0x4a:
    case 0x6a:
    case 0x8a:
    case 0xaa:
    case 0xca:
    case 0xea:
      return (skipMulticastAll(r), id);
    case 0x0b:
    case 0x2b:
    case 0x4b:
    case 0x6b:
    case 0x8b:
    case 0xab:
    case 0xcb:
    case 0xeb:
      return (skipMulticastPhs(r), id);
    case 0x0c:
    case 0x2c:
    case 0x4c:
    case 0x6c:
    case 0x8c:
    case 0xac:
    case 0xcc:
    case 0xec:
      return (skipMulticastPvs(r), id);
    case 0x0d:
    case 0x2d:
    case 0x4d:
    case 0x6d:
    case 0x8d:
    case 0xad:
    case 0xcd:
    case 0xed:
      return (skipMulticastAllR(r), id);
    case 0x0e:
    case 0x2e:
    case 0x4e:
    case 0x6e:
    case 0x8e:
    case 0xae:
    case 0xce:
    case 0xee:
      return (skipMulticastPhsR(r), id);
    case 0x0f:
    case 0x2f:
    case 0x4f:
    case 0x6f:
    case 0x8f:
    case 0xaf:
    case 0xcf:
    case 0xef:
      return (skipMulticastPvsR(r), id);
    case 0x10:
    case 0x30:
    case 0x50:
    case 0x70:
    case 0x90:
    case 0xb0:
    case 0xd0:
    case 0xf0:
      return (skipSound(r), id);
    case 0x11:
      return (skipPrint(r), id);
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
 * Passes over the message at the cursor, in version 2010, and returns its id. Throws
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
    if (
      id === 0x04 ||
      id === 0x24 ||
      id === 0x44 ||
      id === 0x64 ||
      id === 0x84 ||
      id === 0xa4 ||
      id === 0xc4 ||
      id === 0xe4
    )
      announcesVersions = true;
  }
  return announcesVersions;
}

/**
 * Passes over all messages up to the end, in version 2010. Throws DecodeError, and leaves
 * the cursor at the message that cannot be read.
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
    case 0x04:
    case 0x24:
    case 0x44:
    case 0x64:
    case 0x84:
    case 0xa4:
    case 0xc4:
    case 0xe4:
      return handlers.serverdata === undefined ? skipServerdata(r) : scratch.serverdata.retarget(r);
    case 0x05:
      return handlers.configstring === undefined ? skipConfigstring(r) : decodeConfigstring(r);
    case 0x06:
      return handlers.frame === undefined ? skipFrame(r) : scratch.frame.retarget(r);
    case 0x08:
    case 0x28:
    case 0x48:
    case 0x68:
    case 0x88:
    case 0xa8:
    case 0xc8:
    case 0xe8:
      return handlers.unicast === undefined ? skipUnicast(r) : decodeUnicast(r);
    case 0x09:
    case 0x29:
    case 0x49:
    case 0x69:
    case 0x89:
    case 0xa9:
    case 0xc9:
    case 0xe9:
      return handlers.unicast_r === undefined ? skipUnicastR(r) : decodeUnicastR(r);
    case 0x0a:
    case 0x2a:
    case 0x4a:
    case 0x6a:
    case 0x8a:
    case 0xaa:
    case 0xca:
    case 0xea:
      return handlers.multicast_all === undefined ? skipMulticastAll(r) : decodeMulticastAll(r);
    case 0x0b:
    case 0x2b:
    case 0x4b:
    case 0x6b:
    case 0x8b:
    case 0xab:
    case 0xcb:
    case 0xeb:
      return handlers.multicast_phs === undefined ? skipMulticastPhs(r) : decodeMulticastPhs(r);
    case 0x0c:
    case 0x2c:
    case 0x4c:
    case 0x6c:
    case 0x8c:
    case 0xac:
    case 0xcc:
    case 0xec:
      return handlers.multicast_pvs === undefined ? skipMulticastPvs(r) : decodeMulticastPvs(r);
    case 0x0d:
    case 0x2d:
    case 0x4d:
    case 0x6d:
    case 0x8d:
    case 0xad:
    case 0xcd:
    case 0xed:
      return handlers.multicast_all_r === undefined ? skipMulticastAllR(r) : decodeMulticastAllR(r);
    case 0x0e:
    case 0x2e:
    case 0x4e:
    case 0x6e:
    case 0x8e:
    case 0xae:
    case 0xce:
    case 0xee:
      return handlers.multicast_phs_r === undefined ? skipMulticastPhsR(r) : decodeMulticastPhsR(r);
    case 0x0f:
    case 0x2f:
    case 0x4f:
    case 0x6f:
    case 0x8f:
    case 0xaf:
    case 0xcf:
    case 0xef:
      return handlers.multicast_pvs_r === undefined ? skipMulticastPvsR(r) : decodeMulticastPvsR(r);
    case 0x10:
    case 0x30:
    case 0x50:
    case 0x70:
    case 0x90:
    case 0xb0:
    case 0xd0:
    case 0xf0:
      return handlers.sound === undefined ? skipSound(r) : decodeSound(r);
    case 0x11:
      return handlers.print === undefined ? skipPrint(r) : decodePrint(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in version 2010; passes over it when there
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
 * 2010. Throws DecodeError, and leaves the cursor at the message that cannot be read.
 */
export function visitMessages(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessage(r, handlers, scratch);
  }
}

/** A `configuration` where it is in the bytes. */
export class ConfigurationView extends StructView<Configuration> {
  #r!: Reader;
  #at0 = 0;
  #at1 = 0;

  /** Takes the struct at the cursor, and passes over it. Returns whether it ends its list. Throws DecodeError. */
  retarget(r: Reader): boolean {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset;
    this.#at0 = at;
    ensure(r, at, 2);
    const index = view.getUint16(at, true);
    at += 2;
    if (index === 2080) {
      r.offset = at;
      return true;
    }
    this.#at1 = at;
    r.offset = at;
    skipString(r, 2047);
    return false;
  }

  get index(): number {
    return this.#r.view.getUint16(this.#at0, true);
  }

  get string(): string {
    return stringAt(this.#r, this.#at1, 2047);
  }
}

/** A `player` where it is in the bytes. */
export class PlayerView extends StructView<Player> {
  #r!: Reader;
  #flags = 0;
  #at0 = 0;
  #at1 = 0;
  #at2 = 0;

  /** Takes the struct at the cursor, and passes over it. Returns whether it ends its list. Throws DecodeError. */
  retarget(r: Reader): boolean {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset;
    this.#at0 = at;
    ensure(r, at, 1);
    const number = view.getUint8(at++);
    if (number === 255) {
      r.offset = at;
      return true;
    }
    ensure(r, at, 2);
    const flags = view.getUint16(at, true);
    at += 2;
    this.#flags = flags;
    this.#at1 = at;
    at = advance(r, at, bytesOfPlayerFlags(flags));
    this.#at2 = at;
    if ((flags & 0x4000) !== 0) {
      r.offset = at;
      skipFigures(r);
      at = r.offset;
    }
    r.offset = at;
    return false;
  }

  get number(): number {
    return this.#r.view.getUint8(this.#at0);
  }

  get flags(): number {
    return this.#flags;
  }

  get pm_type(): number | undefined {
    if ((this.#flags & 0x01) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1);
  }

  get origin1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return this.#r.view.getInt16(this.#at1 + ((flags & 0x01) !== 0 ? 1 : 0), true) * 0.125;
  }

  get origin2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + PLAYER_FLAGS_LENGTHS_0_RUN1[flags & 0xff]!, true) * 0.125
    );
  }

  get origin3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    return this.#r.view.getInt16(this.#at1 + PLAYER_FLAGS_LENGTHS_0[flags & 0x03]!, true) * 0.125;
  }

  get viewoffset(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    const at = this.#at1 + PLAYER_FLAGS_LENGTHS_0[flags & 0x07]!;
    return [view.getInt8(at) * 0.25, view.getInt8(at + 1) * 0.25, view.getInt8(at + 2) * 0.25];
  }

  get viewangle1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x10) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + PLAYER_FLAGS_LENGTHS_0[flags & 0x0f]!, true) *
      0.0054931640625
    );
  }

  get viewangle2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x10) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + PLAYER_FLAGS_LENGTHS_0_RUN2[flags & 0xff]!, true) *
      0.0054931640625
    );
  }

  get viewangle3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x20) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + PLAYER_FLAGS_LENGTHS_0[flags & 0x1f]!, true) *
      0.0054931640625
    );
  }

  get kick_angles(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x40) === 0) return undefined;
    const at = this.#at1 + PLAYER_FLAGS_LENGTHS_0[flags & 0x3f]!;
    return [view.getInt8(at) * 0.25, view.getInt8(at + 1) * 0.25, view.getInt8(at + 2) * 0.25];
  }

  get gunindex(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0200) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + PLAYER_FLAGS_LENGTHS_0[flags & 0x7f]!);
  }

  get gunframe(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0400) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfPlayerFlags(flags & 0x027f));
  }

  get gunoffset(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x0800) === 0) return undefined;
    const at = this.#at1 + bytesOfPlayerFlags(flags & 0x067f);
    return [view.getInt8(at) * 0.25, view.getInt8(at + 1) * 0.25, view.getInt8(at + 2) * 0.25];
  }

  get gunangles(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x1000) === 0) return undefined;
    const at = this.#at1 + bytesOfPlayerFlags(flags & 0x0e7f);
    return [view.getInt8(at) * 0.25, view.getInt8(at + 1) * 0.25, view.getInt8(at + 2) * 0.25];
  }

  get blend(): [number, number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x80) === 0) return undefined;
    const at = this.#at1 + bytesOfPlayerFlags(flags & 0x1e7f);
    return [
      view.getUint8(at) / 255,
      view.getUint8(at + 1) / 255,
      view.getUint8(at + 2) / 255,
      view.getUint8(at + 3) / 255,
    ];
  }

  get fov(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0100) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfPlayerFlags(flags & 0x1eff));
  }

  get rdflags(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x2000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfPlayerFlags(flags & 0x1fff));
  }

  get figures(): Figures | undefined {
    if ((this.#flags & 0x4000) === 0) return undefined;
    return readAt(this.#r, this.#at2, decodeFigures);
  }

  get removed(): boolean {
    return (this.#flags & 0x8000) !== 0;
  }
}

/** A `entity` where it is in the bytes. */
export class EntityView extends StructView<Entity> {
  #r!: Reader;
  #flags = 0;
  #at0 = 0;
  #at1 = 0;

  /** Takes the struct at the cursor, and passes over it. Returns whether it ends its list. Throws DecodeError. */
  retarget(r: Reader): boolean {
    if (this.#r !== r) this.#r = r;
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
    this.#flags = flags;
    this.#at0 = at;
    let number: number;
    if ((flags & 0x0100) !== 0) {
      ensure(r, at, 2);
      number = view.getUint16(at, true);
      at += 2;
    } else {
      ensure(r, at, 1);
      number = view.getUint8(at++);
    }
    if (number === 0) {
      r.offset = at;
      return true;
    }
    this.#at1 = at;
    r.offset = advance(r, at, bytesOfEntityFlags(flags));
    return false;
  }

  get flags(): number {
    return this.#flags;
  }

  get number(): number {
    const view = this.#r.view;
    return (this.#flags & 0x0100) !== 0
      ? view.getUint16(this.#at0, true)
      : view.getUint8(this.#at0);
  }

  get modelindex(): number | undefined {
    if ((this.#flags & 0x0800) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1);
  }

  get modelindex2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x100000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + ((flags & 0x0800) !== 0 ? 1 : 0));
  }

  get modelindex3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x200000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfEntityFlags(flags & 0x100800));
  }

  get modelindex4(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x400000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfEntityFlags(flags & 0x300800));
  }

  get frame(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at1 + bytesOfEntityFlags(flags & 0x700800);
    if ((flags & 0x10) !== 0)
      return (flags & 0x020000) !== 0 ? view.getInt16(at + 1, true) : view.getUint8(at);
    return (flags & 0x020000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get frameBefore(): number | undefined {
    const flags = this.#flags;
    return (flags & 0x10) !== 0 && (flags & 0x020000) !== 0
      ? this.#r.view.getUint8(this.#at1 + bytesOfEntityFlags(flags & 0x700800))
      : undefined;
  }

  get skin(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at1 + bytesOfEntityFlags(flags & 0x720810);
    if ((flags & 0x010000) !== 0)
      return (flags & 0x02000000) !== 0 ? view.getInt32(at, true) : view.getUint8(at);
    return (flags & 0x02000000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get effects(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at1 + bytesOfEntityFlags(flags & 0x02730810);
    if ((flags & 0x4000) !== 0)
      return (flags & 0x080000) !== 0 ? view.getInt32(at, true) : view.getUint8(at);
    return (flags & 0x080000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get renderfx(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at1 + bytesOfEntityFlags(flags & 0x027b4810);
    if ((flags & 0x1000) !== 0)
      return (flags & 0x040000) !== 0 ? view.getInt32(at, true) : view.getUint8(at);
    return (flags & 0x040000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get origin1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x01) === 0) return undefined;
    return this.#r.view.getInt16(this.#at1 + bytesOfEntityFlags(flags & 0x027f5810), true) * 0.125;
  }

  get origin2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return this.#r.view.getInt16(this.#at1 + bytesOfEntityFlags(flags & 0x027f5811), true) * 0.125;
  }

  get origin3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0200) === 0) return undefined;
    return this.#r.view.getInt16(this.#at1 + bytesOfEntityFlags(flags & 0x027f5813), true) * 0.125;
  }

  get angle1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0400) === 0) return undefined;
    return this.#r.view.getInt8(this.#at1 + bytesOfEntityFlags(flags & 0x027f5a13)) * 1.40625;
  }

  get angle2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    return this.#r.view.getInt8(this.#at1 + bytesOfEntityFlags(flags & 0x027f5e13)) * 1.40625;
  }

  get angle3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return this.#r.view.getInt8(this.#at1 + bytesOfEntityFlags(flags & 0x027f5e17)) * 1.40625;
  }

  get oldorigin(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x01000000) === 0) return undefined;
    const at = this.#at1 + bytesOfEntityFlags(flags & 0x027f5e1f);
    return [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
  }

  get sound(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04000000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfEntityFlags(flags & 0x037f5e1f));
  }

  get event(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x20) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfEntityFlags(flags & 0x077f5e1f));
  }

  get solid(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08000000) === 0) return undefined;
    return this.#r.view.getInt16(this.#at1 + bytesOfEntityFlags(flags & 0x077f5e3f), true);
  }

  get remove(): boolean {
    return (this.#flags & 0x40) !== 0;
  }
}

/** A `serverdata` where it is in the bytes. */
export class ServerdataView extends View<Serverdata> {
  override readonly type = "serverdata";
  #r!: Reader;
  #streamflags = 0;
  #portalcount = 0;
  #at0 = 0;
  #at1 = 0;
  #at2 = 0;
  #at3 = 0;
  #at4 = 0;
  #at5 = 0;
  #at6 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    const streamflags = (view.getUint8(r.offset) >>> 5) & 0x07;
    this.#streamflags = streamflags;
    if ((streamflags & 0x04) !== 0) throw unsupported(r, "extended limits");
    this.#at0 = at;
    at = advance(r, at, 4);
    this.#at1 = at;
    ensure(r, at, 2);
    const minor = expectProtocol(r, view.getUint16(at, true), [2010, 2011, 2012, 2013]);
    at += 2;
    this.#at2 = at;
    if (minor >= 2012 && minor <= 2013) {
      ensure(r, at, 2);
      expectTogether(r, [minor, (view.getUint16(at, true) & 0x0c) >>> 0], ANNOUNCED_TOGETHER);
      at += 2;
    }
    this.#at3 = at;
    at = advance(r, at, 4);
    this.#at4 = at;
    r.offset = at;
    skipString(r, 2047);
    at = r.offset;
    this.#at5 = at;
    at = advance(r, at, 2);
    r.offset = at;
    this.#retargetConfigurations$(r);
    at = r.offset;
    ensure(r, at, 1);
    const portalcount = view.getUint8(at++);
    this.#portalcount = portalcount;
    this.#at6 = at;
    r.offset = at;
    passBytes(r, portalcount);
    this.#retargetPlayers$(r);
    this.#retargetEntities$(r);
    return this;
  }

  get streamflags(): number {
    return this.#streamflags;
  }

  get nomessages(): boolean {
    return (this.#streamflags & 0x01) !== 0;
  }

  get onepointofview(): boolean {
    return (this.#streamflags & 0x02) !== 0;
  }

  get serverversion(): number {
    return this.#r.view.getInt32(this.#at0, true);
  }

  get minor(): number {
    return this.#r.view.getUint16(this.#at1, true);
  }

  get extensions(): number | undefined {
    if (!(this.minor >= 2012 && this.minor <= 2013)) return undefined;
    return this.#r.view.getUint16(this.#at2, true);
  }

  get servercount(): number {
    return this.#r.view.getInt32(this.#at3, true);
  }

  get gamedir(): string {
    return stringAt(this.#r, this.#at4, 2047);
  }

  get clientnum(): number {
    return this.#r.view.getInt16(this.#at5, true);
  }

  readonly #configurations: ConfigurationView[] = [];
  readonly #configurations$shown: ConfigurationView[] = [];
  #configurations$count = 0;

  #retargetConfigurations$(r: Reader): void {
    const views = this.#configurations;
    let count = 0;
    for (; ; count++) {
      if (count === views.length) views.push(new ConfigurationView());
      if (views[count]!.retarget(r)) break;
    }
    this.#configurations$count = count;
  }

  get configurations(): Configuration[] {
    return firstOf(this.#configurations, this.#configurations$shown, this.#configurations$count);
  }

  get portals(): Uint8Array {
    return this.#r.bytes.subarray(this.#at6, this.#at6 + this.#portalcount);
  }

  readonly #players: PlayerView[] = [];
  readonly #players$shown: PlayerView[] = [];
  #players$count = 0;

  #retargetPlayers$(r: Reader): void {
    const views = this.#players;
    let count = 0;
    for (; ; count++) {
      if (count === views.length) views.push(new PlayerView());
      if (views[count]!.retarget(r)) break;
    }
    this.#players$count = count;
  }

  get players(): Player[] {
    return firstOf(this.#players, this.#players$shown, this.#players$count);
  }

  readonly #entities: EntityView[] = [];
  readonly #entities$shown: EntityView[] = [];
  #entities$count = 0;

  #retargetEntities$(r: Reader): void {
    const views = this.#entities;
    let count = 0;
    for (; ; count++) {
      if (count === views.length) views.push(new EntityView());
      if (views[count]!.retarget(r)) break;
    }
    this.#entities$count = count;
  }

  get entities(): Entity[] {
    return firstOf(this.#entities, this.#entities$shown, this.#entities$count);
  }

  get entitiesEnd(): number | undefined {
    return this.#entities[this.#entities$count]!.flags;
  }
}

/** A `frame` where it is in the bytes. */
export class FrameView extends View<Frame> {
  override readonly type = "frame";
  #r!: Reader;
  #portalcount = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    ensure(r, at, 1);
    const portalcount = view.getUint8(at++);
    this.#portalcount = portalcount;
    this.#at0 = at;
    r.offset = at;
    passBytes(r, portalcount);
    this.#retargetPlayers$(r);
    this.#retargetEntities$(r);
    return this;
  }

  get portals(): Uint8Array {
    return this.#r.bytes.subarray(this.#at0, this.#at0 + this.#portalcount);
  }

  readonly #players: PlayerView[] = [];
  readonly #players$shown: PlayerView[] = [];
  #players$count = 0;

  #retargetPlayers$(r: Reader): void {
    const views = this.#players;
    let count = 0;
    for (; ; count++) {
      if (count === views.length) views.push(new PlayerView());
      if (views[count]!.retarget(r)) break;
    }
    this.#players$count = count;
  }

  get players(): Player[] {
    return firstOf(this.#players, this.#players$shown, this.#players$count);
  }

  readonly #entities: EntityView[] = [];
  readonly #entities$shown: EntityView[] = [];
  #entities$count = 0;

  #retargetEntities$(r: Reader): void {
    const views = this.#entities;
    let count = 0;
    for (; ; count++) {
      if (count === views.length) views.push(new EntityView());
      if (views[count]!.retarget(r)) break;
    }
    this.#entities$count = count;
  }

  get entities(): Entity[] {
    return firstOf(this.#entities, this.#entities$shown, this.#entities$count);
  }

  get entitiesEnd(): number | undefined {
    return this.#entities[this.#entities$count]!.flags;
  }
}

/** What visiting aims again and again. */
export interface Scratch {
  bad: Bad;
  nop: Nop;
  serverdata: ServerdataView;
  frame: FrameView;
}

/** Makes what visiting in version 2010 aims. */
export function newScratch(): Scratch {
  return {
    bad: { type: "bad" },
    nop: { type: "nop" },
    serverdata: new ServerdataView(),
    frame: new FrameView(),
  };
}

const numberedMessages = {
  read: readNumbered,
  pass: passNumbered,
  encode: encodeNumbered,
  retarget: retargetNumbered,
  scratch: newScratch,
};
const madeEntityFrom2011 = /* @__PURE__ */ entityBy(COORD_I16_FORM, COORD_I16_FORM);

/** Reads `entity` from 2011 on. */
export const decodeEntityFrom2011: (r: Reader) => Entity | number = /* @__PURE__ */ (() =>
  madeEntityFrom2011[0])();

/** Writes `entity` from 2011 on. */
export const encodeEntityFrom2011: (w: Writer, m: Entity) => void = /* @__PURE__ */ (() =>
  madeEntityFrom2011[1])();

/** Passes over `entity` from 2011 on. */
export const skipEntityFrom2011: (r: Reader) => boolean = /* @__PURE__ */ (() =>
  madeEntityFrom2011[2])();
const madeEntityFrom201312 = /* @__PURE__ */ entityBy(STEP23_SCALED, VARI23_SCALED);

/** Reads `entity` from 2013+12 on. */
export const decodeEntityFrom201312: (r: Reader) => Entity | number = /* @__PURE__ */ (() =>
  madeEntityFrom201312[0])();

/** Writes `entity` from 2013+12 on. */
export const encodeEntityFrom201312: (w: Writer, m: Entity) => void = /* @__PURE__ */ (() =>
  madeEntityFrom201312[1])();

/** Passes over `entity` from 2013+12 on. */
export const skipEntityFrom201312: (r: Reader) => boolean = /* @__PURE__ */ (() =>
  madeEntityFrom201312[2])();

/** Reads and writes messages in version 2013+12. */
const codecFrom201312 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 4,
  to: 4,
  like: numberedMessages,
  own: [
    wholeMessage("serverdata", [0x04, 0x24, 0x44, 0x64, 0x84, 0xa4, 0xc4, 0xe4], "copy", [
      decodeServerdataFrom201312,
      encodeServerdataFrom201312,
      skipServerdataFrom201312,
    ]),
    ownMessage("frame", [0x06], "copy", [
      decodeFrameFrom201312,
      encodeFrameFrom201312,
      skipFrameFrom201312,
    ]),
    wholeMessage(
      "sound",
      [0x10, 0x30, 0x50, 0x70, 0x90, 0xb0, 0xd0, 0xf0],
      [decodeSoundFrom2011, encodeSoundFrom2011, skipSoundFrom2011],
    ),
  ],
  tells: [0x04, 0x24, 0x44, 0x64, 0x84, 0xa4, 0xc4, 0xe4],
}));

/** Reads and writes messages in versions 2012 to 2013. */
const codecFrom2012 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 2,
  to: 3,
  like: codecFrom201312.numbered,
  own: [
    wholeMessage("serverdata", [0x04, 0x24, 0x44, 0x64, 0x84, 0xa4, 0xc4, 0xe4], "copy", [
      decodeServerdataFrom2012,
      encodeServerdataFrom2012,
      skipServerdataFrom2012,
    ]),
    ownMessage("frame", [0x06], "copy", [
      decodeFrameFrom2011,
      encodeFrameFrom2011,
      skipFrameFrom2011,
    ]),
  ],
  tells: [0x04, 0x24, 0x44, 0x64, 0x84, 0xa4, 0xc4, 0xe4],
}));

/** Reads and writes messages in version 2011. */
const codecFrom2011 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 1,
  to: 1,
  like: codecFrom2012.numbered,
  own: [
    wholeMessage("serverdata", [0x04, 0x24, 0x44, 0x64, 0x84, 0xa4, 0xc4, 0xe4], "copy", [
      decodeServerdataFrom2011,
      encodeServerdataFrom2011,
      skipServerdataFrom2011,
    ]),
  ],
  tells: [0x04, 0x24, 0x44, 0x64, 0x84, 0xa4, 0xc4, 0xe4],
}));
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
  codecFrom2011,
  codecFrom2012,
  codecFrom201312,
];
const PlayerState$0 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
  const r0 = from.previous;
  this.number = m.number ?? 0;
  this.pm_type = m.pm_type ?? r0?.pm_type ?? 0;
  this.origin = [
    m.origin1 ?? r0?.origin?.[0] ?? 0,
    m.origin2 ?? r0?.origin?.[1] ?? 0,
    m.origin3 ?? r0?.origin?.[2] ?? 0,
  ];
  this.viewoffset = m.viewoffset ?? r0?.viewoffset ?? [0, 0, 0];
  this.viewangles = [
    m.viewangle1 ?? r0?.viewangles?.[0] ?? 0,
    m.viewangle2 ?? r0?.viewangles?.[1] ?? 0,
    m.viewangle3 ?? r0?.viewangles?.[2] ?? 0,
  ];
  this.kick_angles = m.kick_angles ?? r0?.kick_angles ?? [0, 0, 0];
  this.gunindex = m.gunindex ?? r0?.gunindex ?? 0;
  this.gunframe = m.gunframe ?? r0?.gunframe ?? 0;
  this.gunoffset = m.gunoffset ?? r0?.gunoffset ?? [0, 0, 0];
  this.gunangles = m.gunangles ?? r0?.gunangles ?? [0, 0, 0];
  this.blend = m.blend ?? r0?.blend ?? [0, 0, 0, 0];
  this.fov = m.fov ?? r0?.fov ?? 0;
  this.rdflags = m.rdflags ?? r0?.rdflags ?? 0;
  this.figures = m.figures;
  this.removed = m.removed ?? false;
});
const EntityState$1 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
  const r0 = from.previous;
  this.number = m.number ?? 0;
  this.modelindex = m.modelindex ?? r0?.modelindex ?? 0;
  this.modelindex2 = m.modelindex2 ?? r0?.modelindex2 ?? 0;
  this.modelindex3 = m.modelindex3 ?? r0?.modelindex3 ?? 0;
  this.modelindex4 = m.modelindex4 ?? r0?.modelindex4 ?? 0;
  this.frame = m.frame ?? r0?.frame ?? 0;
  this.skin = m.skin ?? r0?.skin ?? 0;
  this.effects = m.effects ?? r0?.effects ?? 0;
  this.renderfx = m.renderfx ?? r0?.renderfx ?? 0;
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
  this.oldorigin = m.oldorigin ?? r0?.oldorigin ?? [0, 0, 0];
  this.sound = m.sound ?? r0?.sound ?? 0;
  this.event = m.event ?? 0;
  this.solid = m.solid ?? r0?.solid ?? 0;
  this.remove = m.remove ?? false;
});
const LoopState$2 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
  const r0 = from.previous;
  this.soundnum = m.soundnum ?? 0;
  this.volume = m.volume ?? r0?.volume ?? 0;
  this.attenuation = m.attenuation ?? r0?.attenuation ?? 0;
});
const PlayerFogState$3 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
  const r0 = from.previous;
  this.colour = m.colour ?? r0?.colour ?? [0, 0, 0];
  this.density = m.density ?? r0?.density ?? 0;
  this.sky = m.sky ?? r0?.sky ?? 0;
  this.heightdensity = m.heightdensity ?? r0?.heightdensity ?? 0;
  this.falloff = m.falloff ?? r0?.falloff ?? 0;
  this.startcolour = m.startcolour ?? r0?.startcolour ?? [0, 0, 0];
  this.endcolour = m.endcolour ?? r0?.endcolour ?? [0, 0, 0];
  this.start = m.start ?? r0?.start ?? 0;
  this.end = m.end ?? r0?.end ?? 0;
});
const ColoursState$4 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
  const r0 = from.previous;
  this.values = merged(r0?.values ?? {}, m.values);
});

/** What makes states of deltas, by names and by layouts; undefined where only the table says how. */
export const stateMakers: Readonly<
  Record<string, readonly ((new (m: any, from: any) => any) | undefined)[]>
> = {
  player: [PlayerState$0, PlayerState$0, undefined],
  entity: [EntityState$1, undefined, undefined],
  loop: [LoopState$2],
  player_fog: [PlayerFogState$3],
  colours: [ColoursState$4],
};
