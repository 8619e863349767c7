// Generated from quake2.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Viewed } from "../runtime/bytes/view.ts";
import { table } from "./quake2.table.ts";
import { dialectCodec, ownMessage, wholeMessage, emptyMessage } from "../runtime/dialect.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import { armsOf } from "../runtime/bytes/arms.ts";
import { type Scalar, noNans } from "../runtime/bytes/numbers/scalars.ts";
import { bitLengths } from "../runtime/bytes/lengths.ts";
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
  expectProtocol,
  expectTogether,
  noArm,
  unsupported,
  unknownId,
} from "../runtime/bytes/reader.ts";
import { readString, skipString, writeString } from "../runtime/bytes/text/text.ts";
import { merged, plainConstructor } from "../runtime/bytes/constructors.ts";
import { sparseBits, numbered } from "../runtime/bytes/sparse.ts";
import { firstOutOfRange } from "../runtime/bytes/numbers/out-of-range.ts";
import { unscale, nearest } from "../runtime/bytes/numbers/scales.ts";
import { setUint24MiddleEndian } from "../runtime/bytes/numbers/middle-endian.ts";
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
  expectNothing,
  flagConflict,
  expectWhere,
  endsList,
  expectCount,
  fit,
  expectOneOf,
  expectRow,
  noSuchArm,
  outOfRange,
  unknownType,
} from "../runtime/bytes/writer.ts";
import { asSigned } from "../runtime/bytes/numbers/long-numbers.ts";
import {
  type Form,
  scalarForm,
  IMPLICIT,
  readWithVariant,
  scaledForm,
  readManyWithVariants,
  exactlyWritten,
  manyPassed,
  manyWritten,
  fixedInteger,
} from "../runtime/bytes/numbers/forms.ts";
import { varu64 } from "../runtime/bytes/varints/leb128.ts";
import { vari23, step23 } from "../runtime/bytes/varints/two.ts";
import { View, StructView, readAt, firstOf } from "../runtime/bytes/view.ts";
export { table };

/** Short-lived effects. The test release numbers them otherwise. */
export const TEMP_ENTITY = {
  TE_GUNSHOT: 0,
  TE_BLOOD: 1,
  TE_BLASTER: 2,
  TE_RAILTRAIL: 3,
  TE_SHOTGUN: 4,
  TE_EXPLOSION1: 5,
  TE_EXPLOSION2: 6,
  TE_ROCKET_EXPLOSION: 7,
  TE_GRENADE_EXPLOSION: 8,
  TE_SPARKS: 9,
  TE_SPLASH: 10,
  TE_BUBBLETRAIL: 11,
  TE_SCREEN_SPARKS: 12,
  TE_SHIELD_SPARKS: 13,
  TE_BULLET_SPARKS: 14,
  TE_LASER_SPARKS: 15,
  TE_PARASITE_ATTACK: 16,
  TE_ROCKET_EXPLOSION_WATER: 17,
  TE_GRENADE_EXPLOSION_WATER: 18,
  TE_MEDIC_CABLE_ATTACK: 19,
  TE_BFG_EXPLOSION: 20,
  TE_BFG_BIGEXPLOSION: 21,
  TE_BOSSTPORT: 22,
  TE_BFG_LASER: 23,
  TE_GRAPPLE_CABLE: 24,
  TE_WELDING_SPARKS: 25,
  TE_PLASMATRAIL: 26,
  TE_GREENBLOOD_OLD: 27,
  /** 27 before 3.15. */
  TE_GREENBLOOD: 26,
  TE_BLUEHYPERBLASTER: 27,
  TE_PLASMA_EXPLOSION: 28,
  TE_TUNNEL_SPARKS: 29,
  TE_BLASTER2: 30,
  /** Declared by the engine, which does not read it. */
  TE_RAILTRAIL2: 31,
  /** Declared by the engine, which does not read it; read as LMPC does. */
  TE_FLAME: 32,
  TE_LIGHTNING: 33,
  TE_DEBUGTRAIL: 34,
  TE_PLAIN_EXPLOSION: 35,
  TE_FLASHLIGHT: 36,
  TE_FORCEWALL: 37,
  TE_HEATBEAM: 38,
  TE_MONSTER_HEATBEAM: 39,
  TE_STEAM: 40,
  TE_BUBBLETRAIL2: 41,
  TE_MOREBLOOD: 42,
  TE_HEATBEAM_SPARKS: 43,
  TE_HEATBEAM_STEAM: 44,
  TE_CHAINFIST_SMOKE: 45,
  TE_ELECTRIC_SPARKS: 46,
  TE_TRACKER_EXPLOSION: 47,
  TE_TELEPORT_EFFECT: 48,
  TE_DBALL_GOAL: 49,
  TE_WIDOWBEAMOUT: 50,
  TE_NUKEBLAST: 51,
  TE_WIDOWSPLASH: 52,
  TE_EXPLOSION1_BIG: 53,
  TE_EXPLOSION1_NP: 54,
  TE_FLECHETTE: 55,
  /** Later engines' only. */
  TE_BLUEHYPERBLASTER_2: 56,
  /** Later engines' only. */
  TE_BFG_ZAP: 57,
  /** Later engines' only. */
  TE_BERSERK_SLAM: 58,
  /** Later engines' only. */
  TE_GRAPPLE_CABLE_2: 59,
  /** Later engines' only. */
  TE_POWER_SPLASH: 60,
  /** Later engines' only. */
  TE_LIGHTNING_BEAM: 61,
  /** Later engines' only. */
  TE_EXPLOSION1_NL: 62,
  /** Later engines' only. */
  TE_EXPLOSION2_NL: 63,
  /** Q2PRO's. */
  TE_DAMAGE_DEALT: 128,
  /** TE_BLUEHYPERBLASTER with a direction. */
  TE_BLUEHYPERBLASTER_56: 27,
  TE_REDBLASTER: 56,
  TE_SHOCKSPLASH: 57,
} as const;

/** How important a text is. */
export const PRINT_LEVEL = {
  /** Somebody picked something up. */
  PRINT_LOW: 0,
  /** Somebody died. */
  PRINT_MEDIUM: 1,
  PRINT_HIGH: 2,
  PRINT_CHAT: 3,
  PRINT_TYPEWRITER: 4,
  PRINT_CENTER: 5,
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

/** How a player moves. */
export const PM_TYPE = {
  PM_NORMAL: 0,
  PM_SPECTATOR: 1,
  PM_DEAD: 2,
  PM_GIB: 3,
  PM_FREEZE: 4,
} as const;

/** What the messages are for. */
export const ATTRACTLOOP = {
  /** A client. */
  RECORD_NETWORK: 0,
  /** A client, from a recording. */
  RECORD_CLIENT: 1,
  /** Nobody. */
  RECORD_SERVER: 2,
  /** Several clients. */
  RECORD_RELAY: 128,
} as const;

/** What happens to an entity at this moment. */
export const EVENT = {
  EV_NONE: 0,
  EV_ITEM_RESPAWN: 1,
  EV_FOOTSTEP: 2,
  EV_FALLSHORT: 3,
  EV_FALL: 4,
  EV_FALLFAR: 5,
  EV_PLAYER_TELEPORT: 6,
  EV_OTHER_TELEPORT: 7,
} as const;

/** What playerinfo counts. */
export const STAT = {
  STAT_HEALTH_ICON: 0,
  STAT_HEALTH: 1,
  STAT_AMMO_ICON: 2,
  STAT_AMMO: 3,
  STAT_ARMOR_ICON: 4,
  STAT_ARMOR: 5,
  STAT_SELECTED_ICON: 6,
  STAT_PICKUP_ICON: 7,
  STAT_PICKUP_STRING: 8,
  STAT_TIMER_ICON: 9,
  STAT_TIMER: 10,
  STAT_HELPICON: 11,
  STAT_SELECTED_ITEM: 12,
  STAT_LAYOUTS: 13,
  STAT_FRAGS: 14,
  STAT_FLASHES: 15,
  STAT_CHASE: 16,
  STAT_SPECTATOR: 17,
} as const;

/**
 * Quake II's 162 directions, of length 1. The format document has them as a list whose
 * making was not known: they are the corners of an icosahedron and of its faces cut in four
 * twice, in the order in which one comes upon them face by face.
 *
 * DM2 §2.4, ERRATA C11
 */
export const DIRECTION: readonly (readonly [number, number, number])[] = [
  [-0.525731, 0, 0.850651],
  [-0.442863, 0.238856, 0.864188],
  [-0.295242, 0, 0.955423],
  [-0.309017, 0.5, 0.809017],
  [-0.16246, 0.262866, 0.951056],
  [0, 0, 1],
  [0, 0.850651, 0.525731],
  [-0.147621, 0.716567, 0.681718],
  [0.147621, 0.716567, 0.681718],
  [0, 0.525731, 0.850651],
  [0.309017, 0.5, 0.809017],
  [0.525731, 0, 0.850651],
  [0.295242, 0, 0.955423],
  [0.442863, 0.238856, 0.864188],
  [0.16246, 0.262866, 0.951056],
  [-0.681718, 0.147621, 0.716567],
  [-0.809017, 0.309017, 0.5],
  [-0.587785, 0.425325, 0.688191],
  [-0.850651, 0.525731, 0],
  [-0.864188, 0.442863, 0.238856],
  [-0.716567, 0.681718, 0.147621],
  [-0.688191, 0.587785, 0.425325],
  [-0.5, 0.809017, 0.309017],
  [-0.238856, 0.864188, 0.442863],
  [-0.425325, 0.688191, 0.587785],
  [-0.716567, 0.681718, -0.147621],
  [-0.5, 0.809017, -0.309017],
  [-0.525731, 0.850651, 0],
  [0, 0.850651, -0.525731],
  [-0.238856, 0.864188, -0.442863],
  [0, 0.955423, -0.295242],
  [-0.262866, 0.951056, -0.16246],
  [0, 1, 0],
  [0, 0.955423, 0.295242],
  [-0.262866, 0.951056, 0.16246],
  [0.238856, 0.864188, 0.442863],
  [0.262866, 0.951056, 0.16246],
  [0.5, 0.809017, 0.309017],
  [0.238856, 0.864188, -0.442863],
  [0.262866, 0.951056, -0.16246],
  [0.5, 0.809017, -0.309017],
  [0.850651, 0.525731, 0],
  [0.716567, 0.681718, 0.147621],
  [0.716567, 0.681718, -0.147621],
  [0.525731, 0.850651, 0],
  [0.425325, 0.688191, 0.587785],
  [0.864188, 0.442863, 0.238856],
  [0.688191, 0.587785, 0.425325],
  [0.809017, 0.309017, 0.5],
  [0.681718, 0.147621, 0.716567],
  [0.587785, 0.425325, 0.688191],
  [0.955423, 0.295242, 0],
  [1, 0, 0],
  [0.951056, 0.16246, 0.262866],
  [0.850651, -0.525731, 0],
  [0.955423, -0.295242, 0],
  [0.864188, -0.442863, 0.238856],
  [0.951056, -0.16246, 0.262866],
  [0.809017, -0.309017, 0.5],
  [0.681718, -0.147621, 0.716567],
  [0.850651, 0, 0.525731],
  [0.864188, 0.442863, -0.238856],
  [0.809017, 0.309017, -0.5],
  [0.951056, 0.16246, -0.262866],
  [0.525731, 0, -0.850651],
  [0.681718, 0.147621, -0.716567],
  [0.681718, -0.147621, -0.716567],
  [0.850651, 0, -0.525731],
  [0.809017, -0.309017, -0.5],
  [0.864188, -0.442863, -0.238856],
  [0.951056, -0.16246, -0.262866],
  [0.147621, 0.716567, -0.681718],
  [0.309017, 0.5, -0.809017],
  [0.425325, 0.688191, -0.587785],
  [0.442863, 0.238856, -0.864188],
  [0.587785, 0.425325, -0.688191],
  [0.688191, 0.587785, -0.425325],
  [-0.147621, 0.716567, -0.681718],
  [-0.309017, 0.5, -0.809017],
  [0, 0.525731, -0.850651],
  [-0.525731, 0, -0.850651],
  [-0.442863, 0.238856, -0.864188],
  [-0.295242, 0, -0.955423],
  [-0.16246, 0.262866, -0.951056],
  [0, 0, -1],
  [0.295242, 0, -0.955423],
  [0.16246, 0.262866, -0.951056],
  [-0.442863, -0.238856, -0.864188],
  [-0.309017, -0.5, -0.809017],
  [-0.16246, -0.262866, -0.951056],
  [0, -0.850651, -0.525731],
  [-0.147621, -0.716567, -0.681718],
  [0.147621, -0.716567, -0.681718],
  [0, -0.525731, -0.850651],
  [0.309017, -0.5, -0.809017],
  [0.442863, -0.238856, -0.864188],
  [0.16246, -0.262866, -0.951056],
  [0.238856, -0.864188, -0.442863],
  [0.5, -0.809017, -0.309017],
  [0.425325, -0.688191, -0.587785],
  [0.716567, -0.681718, -0.147621],
  [0.688191, -0.587785, -0.425325],
  [0.587785, -0.425325, -0.688191],
  [0, -0.955423, -0.295242],
  [0, -1, 0],
  [0.262866, -0.951056, -0.16246],
  [0, -0.850651, 0.525731],
  [0, -0.955423, 0.295242],
  [0.238856, -0.864188, 0.442863],
  [0.262866, -0.951056, 0.16246],
  [0.5, -0.809017, 0.309017],
  [0.716567, -0.681718, 0.147621],
  [0.525731, -0.850651, 0],
  [-0.238856, -0.864188, -0.442863],
  [-0.5, -0.809017, -0.309017],
  [-0.262866, -0.951056, -0.16246],
  [-0.850651, -0.525731, 0],
  [-0.716567, -0.681718, -0.147621],
  [-0.716567, -0.681718, 0.147621],
  [-0.525731, -0.850651, 0],
  [-0.5, -0.809017, 0.309017],
  [-0.238856, -0.864188, 0.442863],
  [-0.262866, -0.951056, 0.16246],
  [-0.864188, -0.442863, 0.238856],
  [-0.809017, -0.309017, 0.5],
  [-0.688191, -0.587785, 0.425325],
  [-0.681718, -0.147621, 0.716567],
  [-0.442863, -0.238856, 0.864188],
  [-0.587785, -0.425325, 0.688191],
  [-0.309017, -0.5, 0.809017],
  [-0.147621, -0.716567, 0.681718],
  [-0.425325, -0.688191, 0.587785],
  [-0.16246, -0.262866, 0.951056],
  [0.442863, -0.238856, 0.864188],
  [0.16246, -0.262866, 0.951056],
  [0.309017, -0.5, 0.809017],
  [0.147621, -0.716567, 0.681718],
  [0, -0.525731, 0.850651],
  [0.425325, -0.688191, 0.587785],
  [0.587785, -0.425325, 0.688191],
  [0.688191, -0.587785, 0.425325],
  [-0.955423, 0.295242, 0],
  [-0.951056, 0.16246, 0.262866],
  [-1, 0, 0],
  [-0.850651, 0, 0.525731],
  [-0.955423, -0.295242, 0],
  [-0.951056, -0.16246, 0.262866],
  [-0.864188, 0.442863, -0.238856],
  [-0.951056, 0.16246, -0.262866],
  [-0.809017, 0.309017, -0.5],
  [-0.864188, -0.442863, -0.238856],
  [-0.951056, -0.16246, -0.262866],
  [-0.809017, -0.309017, -0.5],
  [-0.681718, 0.147621, -0.716567],
  [-0.681718, -0.147621, -0.716567],
  [-0.850651, 0, -0.525731],
  [-0.688191, 0.587785, -0.425325],
  [-0.587785, 0.425325, -0.688191],
  [-0.425325, 0.688191, -0.587785],
  [-0.425325, -0.688191, -0.587785],
  [-0.587785, -0.425325, -0.688191],
  [-0.688191, -0.587785, -0.425325],
];

/**
 * How an entity differs from its state in the reference frame, or from its baseline where
 * that frame does not have it.
 *
 * DM2 §3.19, ERRATA 31-38 · quake2.yaml:270
 */
export interface Packetentity {
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  number: number;
  /** It is out of sight. */
  remove?: boolean | undefined;
  /** Absent: previous.modelindex. */
  modelindex?: number | undefined;
  /** Weapons, flags and the like. Absent: previous.modelindex2. */
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
  /** EF_ bits. Absent: previous.effects. */
  effects?: number | undefined;
  /** RF_ bits. Absent: previous.renderfx. */
  renderfx?: number | undefined;
  /** Absent: previous.origin.0. */
  origin1?: number | undefined;
  /** Absent: previous.origin.1. */
  origin2?: number | undefined;
  /** Absent: previous.origin.2. */
  origin3?: number | undefined;
  /** Absent: previous.angles.0. */
  angle1?: number | undefined;
  /** Absent: previous.angles.1. */
  angle2?: number | undefined;
  /** Absent: previous.angles.2. */
  angle3?: number | undefined;
  /**
   * Where the movement comes from; absent: where it was in the frame before. Absent:
   * previous.origin.
   */
  oldorigin?: [number, number, number] | undefined;
  /** A sound that goes on. Absent: previous.sound. */
  sound?: number | undefined;
  /** Absent: 0. One of EVENT. */
  event?: number | undefined;
  /** How large it is, for prediction. Absent: previous.solid. */
  solid?: number | undefined;
  /** Absent: previous.modelindex5. */
  modelindex5?: number | undefined;
  /** Absent: previous.modelindex6. */
  modelindex6?: number | undefined;
  /** Absent: previous.alpha. */
  alpha?: number | undefined;
  /** Absent: previous.attenuation. */
  attenuation?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  origin1Width?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  origin2Width?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  origin3Width?: number | undefined;
  /** How many bytes it came in, where it takes fewer. */
  oldoriginWidth?: readonly number[] | undefined;
  /** Absent: previous.loop. */
  loop?: Loop | undefined;
  /** Absent: previous.morefx. */
  morefx?: number | undefined;
  /** The low half of the EF_ bits; effects are the high one then. Absent: previous.loweffects. */
  loweffects?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  angle1NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  angle2NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  angle3NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin1NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin2NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin3NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  oldoriginNaN?: readonly number[] | undefined;
  /** What came first, where two came: the second counts. */
  skinBefore?: number | undefined;
  /** What came first, where two came: the second counts. */
  effectsBefore?: number | undefined;
  /** What came first, where two came: the second counts. */
  renderfxBefore?: number | undefined;
}

/** Who makes a sound. DM2 §3.10, ERRATA 44 · quake2.yaml:322 */
export interface Source {
  /** One of CHANNEL. */
  channel: number;
  entity: number;
}

/** What the player sees of his weapon. DM2 §3.18 · quake2.yaml:331 */
export interface Gun {
  gunframe: number;
  gunoffset: [number, number, number];
  /** Degrees. */
  gunangles: [number, number, number];
  /** Seems to count a machine gun's shots. */
  shots?: number | undefined;
}

/** Who makes a sound, where the number is large. quake2-2023.yaml:17 */
export interface LargeSource {
  /** One of CHANNEL. */
  channel: number;
  entity: number;
}

/** Model and skin of the weapon. quake2-2023.yaml:24 */
export interface GunModel {
  gunindex: number;
  gunskin: number;
}

/** What the player sees of his weapon, as far as it changed. quake2-2023.yaml:29 */
export interface Weapon {
  gunframe: number;
  /** The mask as it came: a hint for what the other members leave open. */
  parts?: number | undefined;
  /** Absent: previous.gunoffset1. */
  gunoffset1?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  gunoffset1NaN?: number | undefined;
  /** Absent: previous.gunoffset2. */
  gunoffset2?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  gunoffset2NaN?: number | undefined;
  /** Absent: previous.gunoffset3. */
  gunoffset3?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  gunoffset3NaN?: number | undefined;
  /** Absent: previous.gunangle1. */
  gunangle1?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  gunangle1NaN?: number | undefined;
  /** Absent: previous.gunangle2. */
  gunangle2?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  gunangle2NaN?: number | undefined;
  /** Absent: previous.gunangle3. */
  gunangle3?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  gunangle3NaN?: number | undefined;
  /** Frames a second. Absent: previous.gunrate. */
  gunrate?: number | undefined;
}

/** A part of what hurt the player. quake2-2023.yaml:43 */
export interface Blow {
  /** How much, to the next three. */
  amount: number;
  /** 1 where it took health. */
  health: number;
  /** 1 where it took armour. */
  armor: number;
  /** 1 where a shield took it. */
  shield: number;
  /** Where it came from. The number of one of DIRECTION. */
  from: number;
}

/** A string of the configuration that is otherwise now. quake2-2023.yaml:53 */
export interface RestartString {
  index: number;
  string: string;
}

/** What is in a text, or another text that does. quake2-2023.yaml:58 */
export interface Argument {
  text: string;
}

/** A sound that goes on. quake2-3434.yaml:14 */
export interface Loop {
  soundnum: number;
  /** The mask as it came: a hint for what the other members leave open. */
  louder?: number | undefined;
  /** Absent: previous.volume. */
  volume?: number | undefined;
  /** 3 for none at all. Absent: previous.attenuation. */
  attenuation?: number | undefined;
}

/**
 * What lies over the screen, of each part that changed: red, green, blue, how much; 4 to 7
 * where it hurts.
 *
 * quake2-3435.yaml:13
 */
export interface Colours {
  /** The mask as it came: a hint for what the other members leave open. */
  parts?: number | undefined;
  /** Absent: previous.values. */
  values: Record<number, number>;
}

/** Fog as the player sees it. What is not there is as it was. quake2-3436.yaml:9 */
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

/** What the player has, as far as it changed. quake2-35.yaml:48 */
export interface Figures {
  /** By STAT. */
  stats: Record<number, number>;
  /** How many bytes it came in, where it takes fewer. */
  statsWidth?: number | undefined;
  /** The mask as it came: a hint for what the other members leave open. */
  statbits?: number | undefined;
}

/** Where a player is. quake2-35.yaml:53 */
export interface Position {
  origin: [number, number, number];
}

/** One of the strings that everybody must know. quake2-36.yaml:9 */
export interface Configuration {
  index: number;
  string: string;
}

/**
 * Never sent on purpose. Illegal: id's client stops with "Illegible server message".
 *
 * DM2 §3.1 · quake2.yaml:346
 */
export interface Bad {
  type: "bad";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
}

/** A player shoots. DM2 §3.2, ERRATA 55 · quake2.yaml:352 */
export interface Muzzleflash {
  type: "muzzleflash";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  entity: number;
  /** An MZ_ number, and 128 where it is silenced. */
  weapon: number;
}

/** A monster shoots. DM2 §3.3 · quake2.yaml:365 */
export interface Muzzleflash2 {
  type: "muzzleflash2";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  entity: number;
  /** An MZ2_ number. */
  flash: number;
  /** 256 times this is added to the flash. */
  page?: number | undefined;
}

/** Something hits something. */
export interface TempEntityImpact {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype:
    | 0
    | 1
    | 2
    | 4
    | 9
    | 12
    | 13
    | 14
    | 26
    | 30
    | 42
    | 43
    | 44
    | 46
    | 55
    | 56
    | 58
    | 27
    | 57
    | 16
    | 21;
  origin: [number, number, number];
  /** Away from what was hit. The number of one of DIRECTION. */
  movedir: number;
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityPoint {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype:
    | 5
    | 6
    | 7
    | 8
    | 17
    | 18
    | 20
    | 21
    | 22
    | 28
    | 35
    | 45
    | 47
    | 48
    | 49
    | 51
    | 52
    | 53
    | 54
    | 62
    | 63
    | 19;
  origin: [number, number, number];
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityLine {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype: 3 | 11 | 23 | 27 | 31 | 34 | 41 | 57 | 26;
  origin: [number, number, number];
  endpos: [number, number, number];
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** How many bytes it came in, where it takes fewer. */
  endposWidth?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  endposNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntitySplash {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype: 10 | 15 | 25 | 29;
  /** How many particles. */
  count: number;
  origin: [number, number, number];
  /** The number of one of DIRECTION. */
  movedir: number;
  /** Of the palette; of TE_SPLASH the kind, 0 to 6. */
  color: number;
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityBeam {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype: 16 | 19 | 38 | 39 | 59 | 61;
  /** Whose it is. */
  entity: number;
  origin: [number, number, number];
  endpos: [number, number, number];
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** How many bytes it came in, where it takes fewer. */
  endposWidth?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  endposNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityCable {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype: 24;
  entity: number;
  origin: [number, number, number];
  endpos: [number, number, number];
  offset: [number, number, number];
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** How many bytes it came in, where it takes fewer. */
  endposWidth?: readonly number[] | undefined;
  /** How many bytes it came in, where it takes fewer. */
  offsetWidth?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  endposNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  offsetNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityFlame {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype: 32;
  entity: number;
  count: number;
  start: [number, number, number];
  origin: [number, number, number];
  pos1: [number, number, number];
  pos2: [number, number, number];
  pos3: [number, number, number];
  pos4: [number, number, number];
  /** How many bytes it came in, where it takes fewer. */
  startWidth?: readonly number[] | undefined;
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** How many bytes it came in, where it takes fewer. */
  pos1Width?: readonly number[] | undefined;
  /** How many bytes it came in, where it takes fewer. */
  pos2Width?: readonly number[] | undefined;
  /** How many bytes it came in, where it takes fewer. */
  pos3Width?: readonly number[] | undefined;
  /** How many bytes it came in, where it takes fewer. */
  pos4Width?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  startNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  pos1NaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  pos2NaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  pos3NaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  pos4NaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityLightning {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype: 33;
  /** Where it goes, in the order of the wire. */
  destentity: number;
  entity: number;
  destorigin: [number, number, number];
  origin: [number, number, number];
  /** How many bytes it came in, where it takes fewer. */
  destoriginWidth?: readonly number[] | undefined;
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  destoriginNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityFlashlight {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype: 36;
  origin: [number, number, number];
  entity: number;
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityForcewall {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype: 37;
  origin: [number, number, number];
  endpos: [number, number, number];
  color: number;
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** How many bytes it came in, where it takes fewer. */
  endposWidth?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  endposNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntitySteamInstant {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype: 40;
  /** -1 for steam that does not last. */
  id: -1;
  count: number;
  origin: [number, number, number];
  /** The number of one of DIRECTION. */
  movedir: number;
  color: number;
  magnitude: number;
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntitySteamLasting {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype: 40;
  /** -1 for steam that does not last. */
  id: number;
  count: number;
  origin: [number, number, number];
  /** The number of one of DIRECTION. */
  movedir: number;
  color: number;
  magnitude: number;
  /** Milliseconds. */
  duration: number;
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityWidowbeam {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype: 50;
  id: number;
  origin: [number, number, number];
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** A variant of TempEntity. */
export interface TempEntityPowersplash {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype: 60;
  entity: number;
  /** 1 power screen, 0 power armour. */
  screen: number;
}

/** A variant of TempEntity. */
export interface TempEntityDamagedealt {
  type: "temp_entity";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of TEMP_ENTITY. */
  entitytype: 128;
  damage: number;
}

/** A short-lived effect. DM2 §3.4, ERRATA 52-54 · quake2.yaml:379 */
export type TempEntity =
  | TempEntityImpact
  | TempEntityPoint
  | TempEntityLine
  | TempEntitySplash
  | TempEntityBeam
  | TempEntityCable
  | TempEntityFlame
  | TempEntityLightning
  | TempEntityFlashlight
  | TempEntityForcewall
  | TempEntitySteamInstant
  | TempEntitySteamLasting
  | TempEntityWidowbeam
  | TempEntityPowersplash
  | TempEntityDamagedealt;

/** What the screen is to show, such as scores. DM2 §3.5 · quake2.yaml:600 */
export interface Layout {
  type: "layout";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** In a small language of its own. */
  text: string;
}

/** How many of each item the player carries. DM2 §3.6 · quake2.yaml:610 */
export interface Inventory {
  type: "inventory";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** By the number of the item in the configuration. */
  items: number[];
}

/** Does nothing. DM2 §3.7 · quake2.yaml:621 */
export interface Nop {
  type: "nop";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
}

/** The server ends the game. DM2 §3.8 · quake2.yaml:628 */
export interface Disconnect {
  type: "disconnect";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
}

/** The client is to connect again. DM2 §3.9 · quake2.yaml:635 */
export interface Reconnect {
  type: "reconnect";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
}

/** Starts a sound. DM2 §3.10, ERRATA 44 · quake2.yaml:642 */
export interface Sound {
  type: "sound";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** Index into the sounds of the configuration, the first is 1. */
  soundnum: number;
  /** 0 silent, 1 loudest. Absent: 1. */
  volume?: number | undefined;
  /** 0 everywhere, 1 normal, 2 idle monsters, 3 static sounds. Absent: 1. */
  attenuation?: number | undefined;
  /** Seconds to wait. Absent: 0. */
  timeofs?: number | undefined;
  /** Absent: nobody, at origin. */
  source?: Source | undefined;
  /** Absent: where its source is. */
  origin?: [number, number, number] | undefined;
  /** How many bytes it came in, where it takes fewer. */
  originWidth?: readonly number[] | undefined;
  /** 1 a source, 3 one whose number is large. */
  sourced?: number | undefined;
  /** Who makes it. Where sourced is 3. */
  large_source?: LargeSource | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
}

/** Text for the top of the screen and the console. DM2 §3.11 · quake2.yaml:670 */
export interface Print {
  type: "print";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** One of PRINT_LEVEL. */
  level: number;
  text: string;
}

/** Commands that the client's console runs. DM2 §3.12 · quake2.yaml:684 */
export interface Stufftext {
  type: "stufftext";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  text: string;
}

/** A level begins. DM2 §3.13, ERRATA 46-48 · quake2.yaml:694 */
export interface Serverdata {
  type: "serverdata";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** The protocol's number. */
  serverversion: number;
  /** Levels since the server began, 0x10000 more in a recording. */
  servercount: number;
  /** One of ATTRACTLOOP. */
  attractloop: number;
  /** Frames a second. Where serverversion is 2022 to 2023. */
  tickrate?: number | undefined;
  gamedir: string;
  /** The client's number; -1 for a picture, or a server's recording. */
  playernum: number;
  /**
   * The numbers of all players who share the screen. Where serverversion is 2022 or 2023 and
   * playernum is -2.
   */
  splitplayers?: number[] | undefined;
  levelname: string;
  /** 0. Where serverversion is 35. */
  enhanced?: number | undefined;
  /** The edition of the protocol. Where serverversion is 35 to 36. */
  minor?: number | undefined;
  /**
   * 0 dead, 1 loading, 2 game, 3 picture, 4 broadcast, 5 film; in 35 always 0. Where
   * serverversion is 35 to 36.
   */
  serverstate?: number | undefined;
  /**
   * 1 who jumps and strafes gains speed; from edition 1024 on also 2 as in QuakeWorld, 4 who
   * leaves water is pushed, 8 extended limits, 16 extended limits 2. Where serverversion is 35
   * to 36.
   */
  movement?: number | undefined;
  /** Up to edition 1023: 1 for movement as in QuakeWorld. Where serverversion is 36. */
  quakeworld?: number | undefined;
  /** 1 where who leaves water is pushed. Where serverversion is 36 and minor is 0 to 1023. */
  waterjump?: number | undefined;
}

/** One of the strings that everybody must know. DM2 §3.14, ERRATA 45 · quake2.yaml:743 */
export interface Configstring {
  type: "configstring";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /**
   * 0 name, 1 CD track, 2 to 4 sky, 5 status bar, 29 air acceleration, 30 clients, 31
   * checksum, 32 models, 288 sounds, 544 images, 800 lights, 1056 items, 1312 players, 1568
   * anything.
   */
  index: number;
  string: string;
}

/**
 * An entity's state that its first update differs from.
 *
 * DM2 §3.15, ERRATA 34-38 · quake2.yaml:763
 */
export interface Spawnbaseline {
  type: "spawnbaseline";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  number: number;
  /** Absent: previous.modelindex. */
  modelindex?: number | undefined;
  /** Weapons, flags and the like. Absent: previous.modelindex2. */
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
  /** EF_ bits. Absent: previous.effects. */
  effects?: number | undefined;
  /** RF_ bits. Absent: previous.renderfx. */
  renderfx?: number | undefined;
  /** Absent: previous.origin.0. */
  origin1?: number | undefined;
  /** Absent: previous.origin.1. */
  origin2?: number | undefined;
  /** Absent: previous.origin.2. */
  origin3?: number | undefined;
  /** Absent: previous.angles.0. */
  angle1?: number | undefined;
  /** Absent: previous.angles.1. */
  angle2?: number | undefined;
  /** Absent: previous.angles.2. */
  angle3?: number | undefined;
  /**
   * Where the movement comes from; absent: where it was in the frame before. Absent:
   * previous.origin.
   */
  oldorigin?: [number, number, number] | undefined;
  /** A sound that goes on. Absent: previous.sound. */
  sound?: number | undefined;
  /** Absent: 0. One of EVENT. */
  event?: number | undefined;
  /** How large it is, for prediction. Absent: previous.solid. */
  solid?: number | undefined;
  /** Absent: previous.modelindex5. */
  modelindex5?: number | undefined;
  /** Absent: previous.modelindex6. */
  modelindex6?: number | undefined;
  /** Absent: previous.alpha. */
  alpha?: number | undefined;
  /** Absent: previous.attenuation. */
  attenuation?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  origin1Width?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  origin2Width?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  origin3Width?: number | undefined;
  /** How many bytes it came in, where it takes fewer. */
  oldoriginWidth?: readonly number[] | undefined;
  /** Absent: previous.loop. */
  loop?: Loop | undefined;
  /** Absent: previous.morefx. */
  morefx?: number | undefined;
  /** The low half of the EF_ bits; effects are the high one then. Absent: previous.loweffects. */
  loweffects?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  angle1NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  angle2NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  angle3NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin1NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin2NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  origin3NaN?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  oldoriginNaN?: readonly number[] | undefined;
  /** What came first, where two came: the second counts. */
  skinBefore?: number | undefined;
  /** What came first, where two came: the second counts. */
  effectsBefore?: number | undefined;
  /** What came first, where two came: the second counts. */
  renderfxBefore?: number | undefined;
}

/** Text in the middle of the screen. DM2 §3.16 · quake2.yaml:809 */
export interface Centerprint {
  type: "centerprint";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  text: string;
}

/** A part of a file that the client asked for. DM2 §3.17, ERRATA 56 · quake2.yaml:819 */
export interface Download {
  type: "download";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** How much is sent so far. */
  percent: number;
  /** Not there when there is no such file. */
  data?: Uint8Array | undefined;
  /** Bytes, which do not follow; -1 where there is no such file. */
  size?: number | undefined;
}

/**
 * How the player's view differs from that of the reference frame.
 *
 * DM2 §3.18, ERRATA 39-42 · quake2.yaml:840
 */
export interface Playerinfo {
  type: "playerinfo";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** Absent: previous.pm_type. One of PM_TYPE. */
  pm_type?: number | undefined;
  /** Absent: previous.origin. */
  origin?: [number, number, number] | undefined;
  /** Absent: previous.velocity. */
  velocity?: [number, number, number] | undefined;
  /** In 8 milliseconds. Absent: previous.pm_time. */
  pm_time?: number | undefined;
  /**
   * 1 ducked, 2 jump held, 4 on ground, 8 out of water, 16 landing, 32 teleported, 64 no
   * prediction. Absent: previous.pm_flags.
   */
  pm_flags?: number | undefined;
  /** Absent: previous.gravity. */
  gravity?: number | undefined;
  /** What is added to the angles of the player's commands. Absent: previous.delta_angles. */
  delta_angles?: [number, number, number] | undefined;
  /** From the origin to the eyes. Absent: previous.viewoffset. */
  viewoffset?: [number, number, number] | undefined;
  /** Absent: previous.viewangles. */
  viewangles?: [number, number, number] | undefined;
  /** Absent: previous.kick_angles. */
  kick_angles?: [number, number, number] | undefined;
  /** Model of the weapon. Absent: previous.gunindex. */
  gunindex?: number | undefined;
  /** Absent: previous.gun. */
  gun?: Gun | undefined;
  /** A colour over the whole screen: red, green, blue, and how much. Absent: previous.blend. */
  blend?: [number, number, number, number] | undefined;
  /** Degrees. Absent: previous.fov. */
  fov?: number | undefined;
  /** 1 under water, 2 no world, 4 infrared, 8 ultraviolet. Absent: previous.rdflags. */
  rdflags?: number | undefined;
  /** The mask as it came: a hint for what the other members leave open. */
  statbits?: number | undefined;
  /** By STAT. Absent: previous.stats. */
  stats: Record<number, number>;
  /** Absent: previous.gunindex2. */
  gunindex2?: number | undefined;
  /** Absent: previous.gunskin. */
  gunskin?: number | undefined;
  /** Absent: previous.gunskin2. */
  gunskin2?: number | undefined;
  /** Absent: previous.maxspeed. */
  maxspeed?: number | undefined;
  /** Absent: previous.duckspeed. */
  duckspeed?: number | undefined;
  /** Absent: previous.waterspeed. */
  waterspeed?: number | undefined;
  /** Absent: previous.acceleration. */
  acceleration?: number | undefined;
  /** Absent: previous.stopspeed. */
  stopspeed?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  originWidth?: readonly number[] | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  velocityWidth?: readonly number[] | undefined;
  /** Absent: previous.colours. */
  colours?: Colours | undefined;
  /** Absent: previous.fog. */
  fog?: PlayerFog | undefined;
  /** How many bytes it came in, where it takes fewer. */
  statsWidth?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  velocityNaN?: readonly number[] | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  delta_anglesNaN?: readonly number[] | undefined;
  /** There with `viewoffset`. Absent: previous.viewheight. */
  viewheight?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  viewanglesNaN?: readonly number[] | undefined;
  /** Absent: previous.gun_model. */
  gun_model?: GunModel | undefined;
  /** Absent: previous.weapon. */
  weapon?: Weapon | undefined;
  /** The mask as it came: a hint for what the other members leave open. */
  morestatbits?: number | undefined;
  /** 32 more than the number. Absent: previous.morestats. */
  morestats?: Record<number, number> | undefined;
  /**
   * What lies over the screen where it hurts: red, green, blue, and how much. Absent:
   * previous.damageblend.
   */
  damageblend?: [number, number, number, number] | undefined;
  /** Absent: previous.team. */
  team?: number | undefined;
  /** Always 0. */
  unknown?: number | undefined;
}

/**
 * How the entities in sight differ from those of the reference frame.
 *
 * DM2 §3.19, ERRATA 31-36 · quake2.yaml:938
 */
export interface Packetentities {
  type: "packetentities";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  entities: Packetentity[];
  /** The mask of what ended the list. */
  entitiesEnd?: number | undefined;
}

/**
 * Reserved, and never sent. Illegal: id's client stops with "Out of place frame data".
 *
 * DM2 §3.20, ERRATA 30 · quake2.yaml:948
 */
export interface Deltapacketentities {
  type: "deltapacketentities";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  data: Uint8Array;
}

/**
 * A moment of the game begins. Player and entities follow.
 *
 * DM2 §3.21, ERRATA 29-31 · quake2.yaml:957
 */
export interface Frame {
  type: "frame";
  /** The one player whom the message is for. */
  unicast?: number | undefined;
  /** The number of the frame, ten a second. */
  serverframe: number;
  /**
   * The frame that player and entities differ from; 0 or less: from nothing, and from the
   * baselines.
   */
  deltaframe?: number | undefined;
  /** How many frames were withheld for want of speed. */
  suppresscount?: number | undefined;
  /** A bit for each area that is in sight. */
  areas?: Uint8Array | undefined;
  /** A bit for each player who is connected. */
  connected?: Uint8Array | undefined;
  /** The mask as it came: a hint for what the other members leave open. */
  high?: number | undefined;
  /** That many frames before is the one that it differs from; 31: from nothing. */
  offset?: number | undefined;
  /** The mask as it came: a hint for what the other members leave open. */
  low?: number | undefined;
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** Absent: previous.pm_type. One of PM_TYPE. */
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
  /** There with `velocity2`. Absent: previous.velocity.0. */
  velocity1?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  velocity1Width?: number | undefined;
  /** There with `velocity1`. Absent: previous.velocity.1. */
  velocity2?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  velocity2Width?: number | undefined;
  /** Absent: previous.velocity.2. */
  velocity3?: number | undefined;
  /** 3 where it is the number itself, which came in three bytes, and no step. */
  velocity3Width?: number | undefined;
  /** In 8 milliseconds. Absent: previous.pm_time. */
  pm_time?: number | undefined;
  /** Absent: previous.pm_flags. */
  pm_flags?: number | undefined;
  /** Absent: previous.gravity. */
  gravity?: number | undefined;
  /** Absent: previous.delta_angles. */
  delta_angles?: [number, number, number] | undefined;
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
  /** The player whose view it is, as 36 tells. */
  clientnum?: number | undefined;
  entities?: Packetentity[] | undefined;
  /** The mask of what ended the list. */
  entitiesEnd?: number | undefined;
  /** Absent: previous.blend. */
  blend?: [number, number, number, number] | undefined;
}

/** A monster shoots, of those whose numbers are large. quake2-2023.yaml:133 */
export interface Muzzleflash3 {
  type: "muzzleflash3";
  entity: number;
  /** An MZ2_ number. */
  flash: number;
}

/** For which of the players who share a screen the next message is. quake2-2023.yaml:201 */
export interface Splitclient {
  type: "splitclient";
  /** 1 for the first. */
  player: number;
}

/** Strings that everybody must know, packed. quake2-2023.yaml:206 */
export interface Configblast {
  type: "configblast";
  /** How many bytes they have. */
  inflated: number;
  data: Uint8Array;
}

/** States of entities that their first updates differ from, packed. quake2-2023.yaml:213 */
export interface Spawnbaselineblast {
  type: "spawnbaselineblast";
  /** How many bytes they have. */
  inflated: number;
  data: Uint8Array;
}

/** The level begins anew. quake2-2023.yaml:221 */
export interface LevelRestart {
  type: "level_restart";
  strings: RestartString[];
}

/** What hurt the player. quake2-2023.yaml:228 */
export interface Hurt {
  type: "hurt";
  blows: Blow[];
}

/** Text in the player's language. quake2-2023.yaml:236 */
export interface Locprint {
  type: "locprint";
  /** As of print, 6 spoken; 8 for everybody, 16 not announced. */
  level: number;
  /** A text with {} for each argument, or the name of one, after $. */
  base: string;
  arguments: Argument[];
}

/** Fog changes. What is not there is as it was. quake2-2023.yaml:249 */
export interface Fogchange {
  type: "fogchange";
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** There with `sky`. */
  density?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  densityNaN?: number | undefined;
  /** How much of it lies over the sky. There with `density`. */
  sky?: number | undefined;
  red?: number | undefined;
  green?: number | undefined;
  blue?: number | undefined;
  /** Seconds that it takes. */
  time?: number | undefined;
  /** From here on, of fog that lies on the ground. */
  falloff?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  falloffNaN?: number | undefined;
  heightdensity?: number | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  heightdensityNaN?: number | undefined;
  startred?: number | undefined;
  startgreen?: number | undefined;
  startblue?: number | undefined;
  start?: number | undefined;
  endred?: number | undefined;
  endgreen?: number | undefined;
  endblue?: number | undefined;
  end?: number | undefined;
}

/** How many players the game waits for. quake2-2023.yaml:271 */
export interface Waitingforplayers {
  type: "waitingforplayers";
  /** 0 where all are there. */
  count: number;
}

/** A bot says something. quake2-2023.yaml:276 */
export interface BotChat {
  type: "bot_chat";
  name: string;
  /** Whom it is sent, 256 for nobody. */
  player: number;
  text: string;
}

/** A place that the player is to see. quake2-2023.yaml:284 */
export interface Poi {
  type: "poi";
  /** 0, or there is one place of it. */
  key: number;
  /** 0 for ever, 65535 for no longer. */
  time: number;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  image: number;
  /** Of the palette. */
  color: number;
  /** 1 where it hides from who aims at it. */
  flags: number;
}

/** A step on the way that the player is to go. quake2-2023.yaml:295 */
export interface HelpPath {
  type: "help_path";
  /** 1 for the first. */
  start: number;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  /** The number of one of DIRECTION. */
  direction: number;
}

/** The player achieved something. quake2-2023.yaml:303 */
export interface Achievement {
  type: "achievement";
  achievement: string;
}

/** Messages, deflated. quake2-35.yaml:106 */
export interface Zpacket {
  type: "zpacket";
  /** How many bytes the messages have. */
  inflated: number;
  data: Uint8Array;
}

/** A variant of Zdownload. */
export interface ZdownloadNone {
  type: "zdownload";
  /** Bytes that follow; 0xffff where there is no such file. */
  size: 65535;
  /** How much is sent so far. */
  percent: number;
}

/** A variant of Zdownload. */
export interface ZdownloadPart {
  type: "zdownload";
  /** Bytes that follow; 0xffff where there is no such file. */
  size: number;
  /** How much is sent so far. */
  percent: number;
  /** How many bytes of the file it is. */
  inflated: number;
  data: Uint8Array;
}

/** A part of a file that the client asked for, deflated by itself. quake2-35.yaml:113 */
export type Zdownload = ZdownloadNone | ZdownloadPart;

/** Where the other players of a frame are. Nothing tells how many. quake2-35.yaml:127 */
export interface Playerupdate {
  type: "playerupdate";
  serverframe: number;
  positions: Position[];
}

/** Something about the connection. quake2-35.yaml:136 */
export interface Setting {
  type: "setting";
  /** 0 positions of players, 1 frames a second. */
  index: number;
  value: number;
}

/**
 * A part of a file that the client asked for, and of one stream of deflate that all parts
 * are.
 *
 * quake2-36.yaml:30
 */
export interface ZdownloadPiece {
  type: "zdownload_piece";
  /** How much is sent so far. */
  percent: number;
  /** Not there when there is no such file. */
  data?: Uint8Array | undefined;
}

/** The whole configuration, and all baselines. quake2-36.yaml:37 */
export interface Gamestate {
  type: "gamestate";
  configurations: Configuration[];
  baselines: Packetentity[];
  /** The mask of what ended the list. */
  baselinesEnd?: number | undefined;
}

/** Strings that everybody must know. quake2-36.yaml:46 */
export interface Configstringstream {
  type: "configstringstream";
  configurations: Configuration[];
}

/** States of entities that their first updates differ from. quake2-36.yaml:53 */
export interface Baselinestream {
  type: "baselinestream";
  baselines: Packetentity[];
  /** The mask of what ended the list. */
  baselinesEnd?: number | undefined;
}

/** Fog lies over all, or lifts. quake2-56.yaml:67 */
export interface Fog {
  type: "fog";
  /** 0 for none. */
  on: number;
  /** 0 to 2: how it thickens. */
  model: number;
  /** 1 to 100. */
  density: number;
  /** Where it begins. */
  near: number;
  /** Where it hides all. */
  far: number;
  red: number;
  green: number;
  blue: number;
}

/** Any message. */
export type Message =
  | Bad
  | Muzzleflash
  | Muzzleflash2
  | TempEntity
  | Layout
  | Inventory
  | Nop
  | Disconnect
  | Reconnect
  | Sound
  | Print
  | Stufftext
  | Serverdata
  | Configstring
  | Spawnbaseline
  | Centerprint
  | Download
  | Playerinfo
  | Packetentities
  | Deltapacketentities
  | Frame
  | Muzzleflash3
  | Splitclient
  | Configblast
  | Spawnbaselineblast
  | LevelRestart
  | Hurt
  | Locprint
  | Fogchange
  | Waitingforplayers
  | BotChat
  | Poi
  | HelpPath
  | Achievement
  | Zpacket
  | Zdownload
  | Playerupdate
  | Setting
  | ZdownloadPiece
  | Gamestate
  | Configstringstream
  | Baselinestream
  | Fog;

/** What `packetentity` makes, with what it does not tell filled in. */
export type PacketentityState = {
  number: number;
  remove?: boolean | undefined;
  modelindex: number;
  modelindex2?: number | undefined;
  modelindex3?: number | undefined;
  modelindex4?: number | undefined;
  frame: number;
  skin: number;
  effects: number;
  renderfx: number;
  origin?: [number, number, number] | undefined;
  angles: [number, number, number];
  oldorigin?: [number, number, number] | undefined;
  sound?: number | undefined;
  event?: number | undefined;
  solid?: number | undefined;
  modelindex5?: number | undefined;
  modelindex6?: number | undefined;
  alpha?: number | undefined;
  attenuation?: number | undefined;
  loop?: Loop | undefined | undefined;
  morefx?: number | undefined;
  loweffects?: number | undefined;
};

/** What `weapon` makes, with what it does not tell filled in. */
export type WeaponState = {
  gunframe: number;
  gunoffset1: number;
  gunoffset2: number;
  gunoffset3: number;
  gunangle1: number;
  gunangle2: number;
  gunangle3: number;
  gunrate: number;
};

/** What `loop` makes, with what it does not tell filled in. */
export type LoopState = {
  soundnum: number;
  volume: number;
  attenuation: number;
};

/** What `colours` makes, with what it does not tell filled in. */
export type ColoursState = {
  values: Record<number, number>;
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

/** What `sound` makes, with what it does not tell filled in. */
export type SoundState = {
  unicast?: number | undefined;
  soundnum: number;
  volume: number;
  attenuation: number;
  timeofs: number;
  source: Source | undefined;
  origin: [number, number, number];
  large_source?: LargeSource | undefined | undefined;
};

/** What `spawnbaseline` makes, with what it does not tell filled in. */
export type SpawnbaselineState = {
  unicast?: number | undefined;
  number: number;
  modelindex: number;
  modelindex2?: number | undefined;
  modelindex3?: number | undefined;
  modelindex4?: number | undefined;
  frame: number;
  skin: number;
  effects: number;
  renderfx: number;
  origin?: [number, number, number] | undefined;
  angles: [number, number, number];
  oldorigin?: [number, number, number] | undefined;
  sound?: number | undefined;
  event?: number | undefined;
  solid?: number | undefined;
  modelindex5?: number | undefined;
  modelindex6?: number | undefined;
  alpha?: number | undefined;
  attenuation?: number | undefined;
  loop?: Loop | undefined | undefined;
  morefx?: number | undefined;
  loweffects?: number | undefined;
};

/** What `playerinfo` makes, with what it does not tell filled in. */
export type PlayerinfoState = {
  unicast?: number | undefined;
  pm_type?: number | undefined;
  origin: [number, number, number];
  velocity?: [number, number, number] | undefined;
  pm_time?: number | undefined;
  pm_flags?: number | undefined;
  gravity?: number | undefined;
  delta_angles?: [number, number, number] | undefined;
  viewoffset?: [number, number, number] | undefined;
  viewangles: [number, number, number];
  kick_angles: [number, number, number];
  gunindex?: number | undefined;
  gun?: Gun | undefined | undefined;
  blend?: [number, number, number, number] | undefined;
  fov?: number | undefined;
  rdflags?: number | undefined;
  stats: Record<number, number>;
  gunindex2?: number | undefined;
  gunskin?: number | undefined;
  gunskin2?: number | undefined;
  maxspeed?: number | undefined;
  duckspeed?: number | undefined;
  waterspeed?: number | undefined;
  acceleration?: number | undefined;
  stopspeed?: number | undefined;
  colours?: Colours | undefined | undefined;
  fog?: PlayerFog | undefined | undefined;
  viewheight?: number | undefined;
  gun_model?: GunModel | undefined | undefined;
  weapon?: Weapon | undefined | undefined;
  morestats?: Record<number, number> | undefined;
  damageblend?: [number, number, number, number] | undefined;
  team?: number | undefined;
  unknown?: number | undefined;
};

/** What `frame` makes, with what it does not tell filled in. */
export type FrameState = {
  unicast?: number | undefined;
  serverframe: number;
  deltaframe?: number | undefined;
  suppresscount?: number | undefined;
  areas?: Uint8Array | undefined | undefined;
  connected?: Uint8Array | undefined | undefined;
  offset?: number | undefined;
  pm_type?: number | undefined;
  origin?: [number, number, number] | undefined;
  velocity?: [number, number, number] | undefined;
  pm_time?: number | undefined;
  pm_flags?: number | undefined;
  gravity?: number | undefined;
  delta_angles?: [number, number, number] | undefined;
  viewoffset?: [number, number, number] | undefined;
  viewangles?: [number, number, number] | undefined;
  kick_angles?: [number, number, number] | undefined;
  gunindex?: number | undefined;
  gunframe?: number | undefined;
  gunoffset?: [number, number, number] | undefined;
  gunangles?: [number, number, number] | undefined;
  colours?: Colours | undefined | undefined;
  fog?: PlayerFog | undefined | undefined;
  fov?: number | undefined;
  rdflags?: number | undefined;
  figures?: Figures | undefined | undefined;
  clientnum?: number | undefined;
  entities?: Packetentity[] | undefined | undefined;
  blend?: [number, number, number, number] | undefined;
};

/** Entity messages, the states that they make, and what these differ from. */
export interface States {
  packetentity: { delta: Packetentity; state: PacketentityState; from: "baseline" | "previous" };
  weapon: { delta: Weapon; state: WeaponState; from: "previous" };
  loop: { delta: Loop; state: LoopState; from: "previous" };
  colours: { delta: Colours; state: ColoursState; from: "previous" };
  player_fog: { delta: PlayerFog; state: PlayerFogState; from: "previous" };
  sound: { delta: Sound; state: SoundState; from: never };
  spawnbaseline: { delta: Spawnbaseline; state: SpawnbaselineState; from: "baseline" | "previous" };
  playerinfo: { delta: Playerinfo; state: PlayerinfoState; from: "previous" };
  frame: { delta: Frame; state: FrameState; from: "previous" };
}

/** States by the roles of what tells them. */
export interface RoleStates {
  effect: SoundState;
  frame: FrameState;
}

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  bad?: ((message: Readonly<Bad>) => void) | undefined;
  muzzleflash?: ((message: Readonly<Muzzleflash>) => void) | undefined;
  muzzleflash2?: ((message: Readonly<Muzzleflash2>) => void) | undefined;
  temp_entity?: ((message: Readonly<TempEntity>) => void) | undefined;
  layout?: ((message: Readonly<Layout>) => void) | undefined;
  inventory?: ((message: Readonly<Inventory>) => void) | undefined;
  nop?: ((message: Readonly<Nop>) => void) | undefined;
  disconnect?: ((message: Readonly<Disconnect>) => void) | undefined;
  reconnect?: ((message: Readonly<Reconnect>) => void) | undefined;
  sound?: ((message: Readonly<Sound>) => void) | undefined;
  print?: ((message: Readonly<Print>) => void) | undefined;
  stufftext?: ((message: Readonly<Stufftext>) => void) | undefined;
  serverdata?: ((message: Readonly<Serverdata>) => void) | undefined;
  configstring?: ((message: Readonly<Configstring>) => void) | undefined;
  spawnbaseline?: ((message: Viewed<Spawnbaseline>) => void) | undefined;
  centerprint?: ((message: Readonly<Centerprint>) => void) | undefined;
  download?: ((message: Readonly<Download>) => void) | undefined;
  playerinfo?: ((message: Viewed<Playerinfo>) => void) | undefined;
  packetentities?: ((message: Viewed<Packetentities>) => void) | undefined;
  deltapacketentities?: ((message: Readonly<Deltapacketentities>) => void) | undefined;
  frame?: ((message: Readonly<Frame>) => void) | undefined;
  muzzleflash3?: ((message: Readonly<Muzzleflash3>) => void) | undefined;
  splitclient?: ((message: Readonly<Splitclient>) => void) | undefined;
  configblast?: ((message: Readonly<Configblast>) => void) | undefined;
  spawnbaselineblast?: ((message: Readonly<Spawnbaselineblast>) => void) | undefined;
  level_restart?: ((message: Readonly<LevelRestart>) => void) | undefined;
  hurt?: ((message: Readonly<Hurt>) => void) | undefined;
  locprint?: ((message: Readonly<Locprint>) => void) | undefined;
  fogchange?: ((message: Readonly<Fogchange>) => void) | undefined;
  waitingforplayers?: ((message: Readonly<Waitingforplayers>) => void) | undefined;
  bot_chat?: ((message: Readonly<BotChat>) => void) | undefined;
  poi?: ((message: Readonly<Poi>) => void) | undefined;
  help_path?: ((message: Readonly<HelpPath>) => void) | undefined;
  achievement?: ((message: Readonly<Achievement>) => void) | undefined;
  zpacket?: ((message: Readonly<Zpacket>) => void) | undefined;
  zdownload?: ((message: Readonly<Zdownload>) => void) | undefined;
  playerupdate?: ((message: Readonly<Playerupdate>) => void) | undefined;
  setting?: ((message: Readonly<Setting>) => void) | undefined;
  zdownload_piece?: ((message: Readonly<ZdownloadPiece>) => void) | undefined;
  gamestate?: ((message: Readonly<Gamestate>) => void) | undefined;
  configstringstream?: ((message: Readonly<Configstringstream>) => void) | undefined;
  baselinestream?: ((message: Readonly<Baselinestream>) => void) | undefined;
  fog?: ((message: Readonly<Fog>) => void) | undefined;
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
const ENTITYTYPE_ARMS = /* @__PURE__ */ armsOf({
  impact: [
    0x00, 0x01, 0x02, 0x04, 0x09, 0x0c, 0x0d, 0x0e, 0x1a, 0x1e, 0x2a, 0x2b, 0x2c, 0x2e, 0x37, 0x38,
    0x3a,
  ],
  line: [0x03, 0x0b, 0x17, 0x1b, 0x1f, 0x22, 0x29, 0x39],
  point: [
    0x05, 0x06, 0x07, 0x08, 0x11, 0x12, 0x14, 0x15, 0x16, 0x1c, 0x23, 0x2d, 0x2f, 0x30, 0x31, 0x33,
    0x34, 0x35, 0x36, 0x3e, 0x3f,
  ],
  splash: [0x0a, 0x0f, 0x19, 0x1d],
  beam: [0x10, 0x13, 0x26, 0x27, 0x3b, 0x3d],
  cable: [0x18],
  flame: [0x20],
  lightning: [0x21],
  flashlight: [0x24],
  forcewall: [0x25],
  steam: [0x28],
  widowbeam: [0x32],
  powersplash: [0x3c],
  damagedealt: [0x80],
});
const ENTITYTYPE_ARMS_2 = /* @__PURE__ */ armsOf({
  impact: [
    0x00, 0x01, 0x02, 0x04, 0x09, 0x0c, 0x0d, 0x0e, 0x1a, 0x1e, 0x2a, 0x2b, 0x2c, 0x2e, 0x37, 0x1b,
    0x38, 0x39,
  ],
  line: [0x03, 0x0b, 0x17, 0x1f, 0x22, 0x29],
  point: [
    0x05, 0x06, 0x07, 0x08, 0x11, 0x12, 0x14, 0x15, 0x16, 0x1c, 0x23, 0x2d, 0x2f, 0x30, 0x31, 0x33,
    0x34, 0x35, 0x36, 0x3e, 0x3f,
  ],
  splash: [0x0a, 0x0f, 0x19, 0x1d],
  beam: [0x10, 0x13, 0x26, 0x27, 0x3d],
  cable: [0x18],
  flame: [0x20],
  lightning: [0x21],
  flashlight: [0x24],
  forcewall: [0x25],
  steam: [0x28],
  widowbeam: [0x32],
  powersplash: [0x3c],
  damagedealt: [0x80],
});
const COORD_I24 = {
  bytes: 3,
  at: (view, at) => (view.getUint16(at + 1, true) + view.getInt8(at) * 0x010000) * 0.125,
  set: (view, at, value) => setUint24MiddleEndian(view, at, asSigned(unscale(value, 1, 8), 24)),
  nans: noNans,
} satisfies Scalar;
const COORD_I24_FORM = /* @__PURE__ */ scalarForm(COORD_I24);
const COORD_F32 = {
  bytes: 4,
  at: (view, at) => view.getFloat32(at, true),
  set: (view, at, value, nan) => setF32(view, at, value, nan),
  nans: (view, at, count, step) => nanBits(view, at, count, step),
} satisfies Scalar;
const PACKETENTITY_UNTIL25_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 2, 1, 0, 0, 0, 0]);
const PACKETENTITY_UNTIL25_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 0]);
const PACKETENTITY_UNTIL25_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([2, 2, 2, 0, 0, 0, 6, 4]);
const bytesOfPacketentityUntil25Flags = (flags: number): number =>
  PACKETENTITY_UNTIL25_FLAGS_LENGTHS_0[flags & 0xff]! +
  PACKETENTITY_UNTIL25_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  PACKETENTITY_UNTIL25_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
  ((flags & 0x01000000) !== 0 ? 1 : 0);
const PACKETENTITY_FLAGS$LIVE_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 1, 1, 1, 1, 0, 0]);
const PACKETENTITY_FLAGS$LIVE_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 2, 1, 1, 1, 0, 1, 0]);
const PACKETENTITY_FLAGS$LIVE_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 2, 2, 2, 1, 1, 1, 0]);
const PACKETENTITY_FLAGS$LIVE_LENGTHS_3 = /* @__PURE__ */ bitLengths([6, 2, 1, 2, 0, 0, 0, 0]);
const bytesOfPacketentityFlags = (flags$live: number): number =>
  PACKETENTITY_FLAGS$LIVE_LENGTHS_0[flags$live & 0xff]! +
  PACKETENTITY_FLAGS$LIVE_LENGTHS_1[(flags$live >>> 8) & 0xff]! +
  PACKETENTITY_FLAGS$LIVE_LENGTHS_2[(flags$live >>> 16) & 0xff]! +
  PACKETENTITY_FLAGS$LIVE_LENGTHS_3[(flags$live >>> 24) & 0xff]! +
  ((flags$live >>> 16) & (flags$live >>> 25) & 1) +
  ((flags$live >>> 14) & (flags$live >>> 19) & 1) +
  ((flags$live >>> 12) & (flags$live >>> 18) & 1);
const SPAWNBASELINE_UNTIL25_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 2, 1, 0, 0, 0, 0]);
const SPAWNBASELINE_UNTIL25_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 0]);
const SPAWNBASELINE_UNTIL25_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([2, 2, 2, 0, 0, 0, 6, 4]);
const bytesOfSpawnbaselineUntil25Flags = (flags: number): number =>
  SPAWNBASELINE_UNTIL25_FLAGS_LENGTHS_0[flags & 0xff]! +
  SPAWNBASELINE_UNTIL25_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  SPAWNBASELINE_UNTIL25_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
  ((flags & 0x01000000) !== 0 ? 1 : 0);
const SPAWNBASELINE_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 1, 1, 1, 1, 0, 0]);
const SPAWNBASELINE_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 2, 1, 1, 1, 0, 1, 0]);
const SPAWNBASELINE_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 2, 2, 2, 1, 1, 1, 0]);
const SPAWNBASELINE_FLAGS_LENGTHS_3 = /* @__PURE__ */ bitLengths([6, 2, 1, 2, 0, 0, 0, 0]);
const bytesOfSpawnbaselineFlags = (flags: number): number =>
  SPAWNBASELINE_FLAGS_LENGTHS_0[flags & 0xff]! +
  SPAWNBASELINE_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  SPAWNBASELINE_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
  SPAWNBASELINE_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]! +
  ((flags >>> 16) & (flags >>> 25) & 1) +
  ((flags >>> 14) & (flags >>> 19) & 1) +
  ((flags >>> 12) & (flags >>> 18) & 1);
const PLAYERINFO_UNTIL25_STATBITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const PLAYERINFO_UNTIL25_STATBITS_LENGTHS_1 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const PLAYERINFO_UNTIL25_STATBITS_LENGTHS_2 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const PLAYERINFO_UNTIL25_STATBITS_LENGTHS_3 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const bytesOfPlayerinfoUntil25Statbits = (statbits: number): number =>
  PLAYERINFO_UNTIL25_STATBITS_LENGTHS_0[statbits & 0xff]! +
  PLAYERINFO_UNTIL25_STATBITS_LENGTHS_1[(statbits >>> 8) & 0xff]! +
  PLAYERINFO_UNTIL25_STATBITS_LENGTHS_2[(statbits >>> 16) & 0xff]! +
  PLAYERINFO_UNTIL25_STATBITS_LENGTHS_3[(statbits >>> 24) & 0xff]!;
const PLAYERINFO_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 6, 6, 1, 1, 2, 6, 3]);
const PLAYERINFO_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([6, 3, 0, 0, 1, 0, 0, 0]);
const bytesOfPlayerinfoFlags = (flags: number): number =>
  PLAYERINFO_FLAGS_LENGTHS_0[flags & 0xff]! + PLAYERINFO_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const PLAYERINFO_FLAGS_LENGTHS_1_RUN1 = /* @__PURE__ */ bitLengths([0, 0, 4, 1, 0, 0, 1, 0]);
const PLAYERINFO_STATBITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const PLAYERINFO_STATBITS_LENGTHS_1 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const PLAYERINFO_STATBITS_LENGTHS_2 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const PLAYERINFO_STATBITS_LENGTHS_3 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const bytesOfPlayerinfoStatbits = (statbits: number): number =>
  PLAYERINFO_STATBITS_LENGTHS_0[statbits & 0xff]! +
  PLAYERINFO_STATBITS_LENGTHS_1[(statbits >>> 8) & 0xff]! +
  PLAYERINFO_STATBITS_LENGTHS_2[(statbits >>> 16) & 0xff]! +
  PLAYERINFO_STATBITS_LENGTHS_3[(statbits >>> 24) & 0xff]!;
const Packetentity$ = /* @__PURE__ */ plainConstructor(function (
  this: Packetentity,
  number: Packetentity["number"],
  flags: Packetentity["flags"],
  modelindex: Packetentity["modelindex"],
  frame: Packetentity["frame"],
  frameBefore: Packetentity["frameBefore"],
  skin: Packetentity["skin"],
  skinBefore: Packetentity["skinBefore"],
  effects: Packetentity["effects"],
  effectsBefore: Packetentity["effectsBefore"],
  renderfx: Packetentity["renderfx"],
  renderfxBefore: Packetentity["renderfxBefore"],
  origin1: Packetentity["origin1"],
  origin2: Packetentity["origin2"],
  origin3: Packetentity["origin3"],
  angle1: Packetentity["angle1"],
  angle2: Packetentity["angle2"],
  angle3: Packetentity["angle3"],
  oldorigin: Packetentity["oldorigin"],
  sound: Packetentity["sound"],
) {
  this.number = number;
  this.flags = flags;
  this.modelindex = modelindex;
  this.frame = frame;
  this.frameBefore = frameBefore;
  this.skin = skin;
  this.skinBefore = skinBefore;
  this.effects = effects;
  this.effectsBefore = effectsBefore;
  this.renderfx = renderfx;
  this.renderfxBefore = renderfxBefore;
  this.origin1 = origin1;
  this.origin2 = origin2;
  this.origin3 = origin3;
  this.angle1 = angle1;
  this.angle2 = angle2;
  this.angle3 = angle3;
  this.oldorigin = oldorigin;
  this.sound = sound;
});
const Packetentity$_2 = /* @__PURE__ */ plainConstructor(function (
  this: Packetentity,
  flags: Packetentity["flags"],
  number: Packetentity["number"],
  remove: Packetentity["remove"],
  modelindex: Packetentity["modelindex"],
  modelindex2: Packetentity["modelindex2"],
  modelindex3: Packetentity["modelindex3"],
  modelindex4: Packetentity["modelindex4"],
  frame: Packetentity["frame"],
  frameBefore: Packetentity["frameBefore"],
  skin: Packetentity["skin"],
  effects: Packetentity["effects"],
  renderfx: Packetentity["renderfx"],
  origin1: Packetentity["origin1"],
  origin2: Packetentity["origin2"],
  origin3: Packetentity["origin3"],
  angle1: Packetentity["angle1"],
  angle2: Packetentity["angle2"],
  angle3: Packetentity["angle3"],
  oldorigin: Packetentity["oldorigin"],
  sound: Packetentity["sound"],
  event: Packetentity["event"],
  solid: Packetentity["solid"],
) {
  this.flags = flags;
  this.number = number;
  this.remove = remove;
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
});
const bytesOfPacketentityFrom2023Flags = (flags$live: number): number =>
  ((flags$live & 0x20) !== 0 ? 1 : 0) + ((flags$live & 0x40000000) !== 0 ? 1 : 0);
const PACKETENTITY_FROM2023_FLAGS$LIVE_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  4, 4, 4, 4, 1, 0, 0, 0,
]);
const PACKETENTITY_FROM2023_FLAGS$LIVE_LENGTHS_1 = /* @__PURE__ */ bitLengths([
  0, 4, 4, 1, 1, 0, 1, 0,
]);
const PACKETENTITY_FROM2023_FLAGS$LIVE_LENGTHS_2 = /* @__PURE__ */ bitLengths([
  1, 2, 2, 2, 1, 1, 1, 0,
]);
const PACKETENTITY_FROM2023_FLAGS$LIVE_LENGTHS_3 = /* @__PURE__ */ bitLengths([
  12, 2, 0, 4, 0, 4, 0, 0,
]);
const bytesOfPacketentityFrom2023FlagsRun1 = (flags$live: number): number =>
  PACKETENTITY_FROM2023_FLAGS$LIVE_LENGTHS_0[flags$live & 0xff]! +
  PACKETENTITY_FROM2023_FLAGS$LIVE_LENGTHS_1[(flags$live >>> 8) & 0xff]! +
  PACKETENTITY_FROM2023_FLAGS$LIVE_LENGTHS_2[(flags$live >>> 16) & 0xff]! +
  PACKETENTITY_FROM2023_FLAGS$LIVE_LENGTHS_3[(flags$live >>> 24) & 0xff]! +
  ((flags$live & 0x0800) !== 0 && (flags$live & 0x10000000) !== 0 ? 1 : 0) +
  ((flags$live & 0x100000) !== 0 && (flags$live & 0x10000000) !== 0 ? 1 : 0) +
  ((flags$live & 0x200000) !== 0 && (flags$live & 0x10000000) !== 0 ? 1 : 0) +
  ((flags$live & 0x400000) !== 0 && (flags$live & 0x10000000) !== 0 ? 1 : 0) +
  ((flags$live >>> 16) & (flags$live >>> 25) & 1) +
  ((flags$live >>> 14) & (flags$live >>> 19) & 1) +
  ((flags$live >>> 12) & (flags$live >>> 18) & 1);
const bytesOfPacketentityFrom2022Flags = (flags$live: number): number =>
  ((flags$live & 0x20) !== 0 ? 1 : 0) + ((flags$live & 0x40000000) !== 0 ? 1 : 0);
const PACKETENTITY_FROM2022_FLAGS$LIVE_LENGTHS_1 = /* @__PURE__ */ bitLengths([
  0, 0, 0, 1, 1, 0, 1, 0,
]);
const PACKETENTITY_FROM2022_FLAGS$LIVE_LENGTHS_2 = /* @__PURE__ */ bitLengths([
  1, 2, 2, 2, 1, 1, 1, 0,
]);
const PACKETENTITY_FROM2022_FLAGS$LIVE_LENGTHS_3 = /* @__PURE__ */ bitLengths([
  0, 2, 0, 4, 0, 4, 0, 0,
]);
const bytesOfPacketentityFrom2022FlagsRun1 = (flags$live: number): number =>
  ((flags$live & 0x10) !== 0 ? 1 : 0) +
  PACKETENTITY_FROM2022_FLAGS$LIVE_LENGTHS_1[(flags$live >>> 8) & 0xff]! +
  PACKETENTITY_FROM2022_FLAGS$LIVE_LENGTHS_2[(flags$live >>> 16) & 0xff]! +
  PACKETENTITY_FROM2022_FLAGS$LIVE_LENGTHS_3[(flags$live >>> 24) & 0xff]! +
  ((flags$live & 0x0800) !== 0 && (flags$live & 0x10000000) !== 0 ? 1 : 0) +
  ((flags$live & 0x100000) !== 0 && (flags$live & 0x10000000) !== 0 ? 1 : 0) +
  ((flags$live & 0x200000) !== 0 && (flags$live & 0x10000000) !== 0 ? 1 : 0) +
  ((flags$live & 0x400000) !== 0 && (flags$live & 0x10000000) !== 0 ? 1 : 0) +
  ((flags$live >>> 16) & (flags$live >>> 25) & 1) +
  ((flags$live >>> 14) & (flags$live >>> 19) & 1) +
  ((flags$live >>> 12) & (flags$live >>> 18) & 1);
const PACKETENTITY_FROM2022_FLAGS$LIVE_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  0, 0, 4, 4, 0, 0, 0, 0,
]);
const bytesOfPacketentityFrom2022FlagsRun2 = (flags$live: number): number =>
  PACKETENTITY_FROM2022_FLAGS$LIVE_LENGTHS_0[flags$live & 0xff]! +
  ((flags$live & 0x0400) !== 0 ? 4 : 0);
const read3Coord = (view: DataView, at: number): [number, number, number] => [
  view.getInt16(at, true) * 0.125,
  view.getInt16(at + 2, true) * 0.125,
  view.getInt16(at + 4, true) * 0.125,
];
const PACKETENTITY_FROM35_FLAGS$LIVE_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  2, 2, 1, 1, 1, 1, 0, 0,
]);
const PACKETENTITY_FROM35_FLAGS$LIVE_LENGTHS_1 = /* @__PURE__ */ bitLengths([
  0, 2, 1, 1, 1, 0, 1, 0,
]);
const PACKETENTITY_FROM35_FLAGS$LIVE_LENGTHS_2 = /* @__PURE__ */ bitLengths([
  1, 2, 2, 2, 1, 1, 1, 0,
]);
const PACKETENTITY_FROM35_FLAGS$LIVE_LENGTHS_3 = /* @__PURE__ */ bitLengths([
  6, 2, 1, 4, 0, 0, 0, 0,
]);
const bytesOfPacketentityFrom35Flags = (flags$live: number): number =>
  PACKETENTITY_FROM35_FLAGS$LIVE_LENGTHS_0[flags$live & 0xff]! +
  PACKETENTITY_FROM35_FLAGS$LIVE_LENGTHS_1[(flags$live >>> 8) & 0xff]! +
  PACKETENTITY_FROM35_FLAGS$LIVE_LENGTHS_2[(flags$live >>> 16) & 0xff]! +
  PACKETENTITY_FROM35_FLAGS$LIVE_LENGTHS_3[(flags$live >>> 24) & 0xff]! +
  ((flags$live >>> 16) & (flags$live >>> 25) & 1) +
  ((flags$live >>> 14) & (flags$live >>> 19) & 1) +
  ((flags$live >>> 12) & (flags$live >>> 18) & 1) +
  ((flags$live & 0x0400) !== 0 && (flags$live & 0x2000) !== 0 ? 1 : 0) +
  ((flags$live & 0x04) !== 0 && (flags$live & 0x2000) !== 0 ? 1 : 0) +
  ((flags$live & 0x08) !== 0 && (flags$live & 0x2000) !== 0 ? 1 : 0);
const write3Coord = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 1, 8)), true);
};
const PACKETENTITY_FROM351904_FLAGS$LIVE_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  2, 2, 1, 1, 1, 1, 0, 0,
]);
const PACKETENTITY_FROM351904_FLAGS$LIVE_LENGTHS_1 = /* @__PURE__ */ bitLengths([
  0, 2, 1, 1, 1, 0, 1, 0,
]);
const PACKETENTITY_FROM351904_FLAGS$LIVE_LENGTHS_2 = /* @__PURE__ */ bitLengths([
  1, 2, 2, 2, 1, 1, 1, 0,
]);
const PACKETENTITY_FROM351904_FLAGS$LIVE_LENGTHS_3 = /* @__PURE__ */ bitLengths([
  6, 2, 1, 2, 0, 0, 0, 0,
]);
const bytesOfPacketentityFrom351904Flags = (flags$live: number): number =>
  PACKETENTITY_FROM351904_FLAGS$LIVE_LENGTHS_0[flags$live & 0xff]! +
  PACKETENTITY_FROM351904_FLAGS$LIVE_LENGTHS_1[(flags$live >>> 8) & 0xff]! +
  PACKETENTITY_FROM351904_FLAGS$LIVE_LENGTHS_2[(flags$live >>> 16) & 0xff]! +
  PACKETENTITY_FROM351904_FLAGS$LIVE_LENGTHS_3[(flags$live >>> 24) & 0xff]! +
  ((flags$live >>> 16) & (flags$live >>> 25) & 1) +
  ((flags$live >>> 14) & (flags$live >>> 19) & 1) +
  ((flags$live >>> 12) & (flags$live >>> 18) & 1) +
  ((flags$live & 0x0400) !== 0 && (flags$live & 0x2000) !== 0 ? 1 : 0) +
  ((flags$live & 0x04) !== 0 && (flags$live & 0x2000) !== 0 ? 1 : 0) +
  ((flags$live & 0x08) !== 0 && (flags$live & 0x2000) !== 0 ? 1 : 0);
const read1Coord = (view: DataView, at: number): number =>
  (view.getUint16(at + 1, true) + view.getInt8(at) * 0x010000) * 0.125;
const read3Coord_2 = (view: DataView, at: number): [number, number, number] => [
  (view.getUint16(at + 1, true) + view.getInt8(at) * 0x010000) * 0.125,
  (view.getUint16(at + 4, true) + view.getInt8(at + 3) * 0x010000) * 0.125,
  (view.getUint16(at + 7, true) + view.getInt8(at + 6) * 0x010000) * 0.125,
];
const PACKETENTITY_FROM56_FLAGS$LIVE_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  3, 3, 1, 1, 1, 1, 0, 0,
]);
const PACKETENTITY_FROM56_FLAGS$LIVE_LENGTHS_1 = /* @__PURE__ */ bitLengths([
  0, 3, 1, 2, 1, 0, 1, 0,
]);
const PACKETENTITY_FROM56_FLAGS$LIVE_LENGTHS_2 = /* @__PURE__ */ bitLengths([
  1, 2, 2, 2, 2, 2, 2, 0,
]);
const PACKETENTITY_FROM56_FLAGS$LIVE_LENGTHS_3 = /* @__PURE__ */ bitLengths([
  9, 2, 2, 2, 2, 2, 1, 1,
]);
const bytesOfPacketentityFrom56Flags = (flags$live: number): number =>
  PACKETENTITY_FROM56_FLAGS$LIVE_LENGTHS_0[flags$live & 0xff]! +
  PACKETENTITY_FROM56_FLAGS$LIVE_LENGTHS_1[(flags$live >>> 8) & 0xff]! +
  PACKETENTITY_FROM56_FLAGS$LIVE_LENGTHS_2[(flags$live >>> 16) & 0xff]! +
  PACKETENTITY_FROM56_FLAGS$LIVE_LENGTHS_3[(flags$live >>> 24) & 0xff]! +
  ((flags$live >>> 16) & (flags$live >>> 25) & 1) +
  ((flags$live >>> 14) & (flags$live >>> 19) & 1) +
  ((flags$live >>> 12) & (flags$live >>> 18) & 1);
const write3Coord_2 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++)
    setUint24MiddleEndian(view, at + 3 * i, asSigned(unscale(values[i]!, 1, 8), 24));
};
const WEAPON_FROM2023_PARTS_LENGTHS_0 = /* @__PURE__ */ bitLengths([4, 4, 4, 4, 4, 4, 1, 0]);
const LOOP_FROM2023_LOUDER_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 0, 0, 0, 0]);
const COLOURS_FROM3435_PARTS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const COLOURS_FROM3435_PARTS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const COLOURS_FROM3435_PARTS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const COLOURS_FROM3435_PARTS_LENGTHS_3 = /* @__PURE__ */ bitLengths([1, 1, 1, 1, 1, 1, 1, 1]);
const bytesOfColoursFrom3435Parts = (parts: number): number =>
  COLOURS_FROM3435_PARTS_LENGTHS_0[parts & 0xff]! +
  COLOURS_FROM3435_PARTS_LENGTHS_1[(parts >>> 8) & 0xff]! +
  COLOURS_FROM3435_PARTS_LENGTHS_2[(parts >>> 16) & 0xff]! +
  COLOURS_FROM3435_PARTS_LENGTHS_3[(parts >>> 24) & 0xff]!;
const read3U8 = (view: DataView, at: number): [number, number, number] => [
  view.getUint8(at) / 255,
  view.getUint8(at + 1) / 255,
  view.getUint8(at + 2) / 255,
];
const PLAYER_FOG_FROM3436_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([3, 4, 2, 2, 3, 3, 0, 0]);
const write3U8 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setUint8(at + i, asU8(unscale(values[i]!, 1, 255)));
};
const FIGURES_FROM35_STATBITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const FIGURES_FROM35_STATBITS_LENGTHS_1 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const FIGURES_FROM35_STATBITS_LENGTHS_2 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const FIGURES_FROM35_STATBITS_LENGTHS_3 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const bytesOfFiguresFrom35Statbits = (statbits: number): number =>
  FIGURES_FROM35_STATBITS_LENGTHS_0[statbits & 0xff]! +
  FIGURES_FROM35_STATBITS_LENGTHS_1[(statbits >>> 8) & 0xff]! +
  FIGURES_FROM35_STATBITS_LENGTHS_2[(statbits >>> 16) & 0xff]! +
  FIGURES_FROM35_STATBITS_LENGTHS_3[(statbits >>> 24) & 0xff]!;
const I16_FORM = /* @__PURE__ */ fixedInteger(16, true);
const I16_PER_VARU64 = /* @__PURE__ */ numbered(varu64, 64, I16_FORM);
const SOUND_UNTIL25_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 1, 0, 0, 0]);
const SOUND_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 1, 0, 0, 0]);
const SOUND_FROM56_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 1, 0, 0, 1, 0, 0, 0]);
const ANNOUNCED_TOGETHER = [
  [35, 0],
  [36, 0],
  [36, 8],
  [36, 24],
];
const U16_FORM = /* @__PURE__ */ fixedInteger(16);
const Spawnbaseline$ = /* @__PURE__ */ plainConstructor(function (
  this: Spawnbaseline,
  number: Spawnbaseline["number"],
  flags: Spawnbaseline["flags"],
  modelindex: Spawnbaseline["modelindex"],
  frame: Spawnbaseline["frame"],
  frameBefore: Spawnbaseline["frameBefore"],
  skin: Spawnbaseline["skin"],
  skinBefore: Spawnbaseline["skinBefore"],
  effects: Spawnbaseline["effects"],
  effectsBefore: Spawnbaseline["effectsBefore"],
  renderfx: Spawnbaseline["renderfx"],
  renderfxBefore: Spawnbaseline["renderfxBefore"],
  origin1: Spawnbaseline["origin1"],
  origin2: Spawnbaseline["origin2"],
  origin3: Spawnbaseline["origin3"],
  angle1: Spawnbaseline["angle1"],
  angle2: Spawnbaseline["angle2"],
  angle3: Spawnbaseline["angle3"],
  oldorigin: Spawnbaseline["oldorigin"],
  sound: Spawnbaseline["sound"],
) {
  this.type = "spawnbaseline";
  this.number = number;
  this.flags = flags;
  this.modelindex = modelindex;
  this.frame = frame;
  this.frameBefore = frameBefore;
  this.skin = skin;
  this.skinBefore = skinBefore;
  this.effects = effects;
  this.effectsBefore = effectsBefore;
  this.renderfx = renderfx;
  this.renderfxBefore = renderfxBefore;
  this.origin1 = origin1;
  this.origin2 = origin2;
  this.origin3 = origin3;
  this.angle1 = angle1;
  this.angle2 = angle2;
  this.angle3 = angle3;
  this.oldorigin = oldorigin;
  this.sound = sound;
});
const Spawnbaseline$_2 = /* @__PURE__ */ plainConstructor(function (
  this: Spawnbaseline,
  flags: Spawnbaseline["flags"],
  number: Spawnbaseline["number"],
  modelindex: Spawnbaseline["modelindex"],
  modelindex2: Spawnbaseline["modelindex2"],
  modelindex3: Spawnbaseline["modelindex3"],
  modelindex4: Spawnbaseline["modelindex4"],
  frame: Spawnbaseline["frame"],
  frameBefore: Spawnbaseline["frameBefore"],
  skin: Spawnbaseline["skin"],
  effects: Spawnbaseline["effects"],
  renderfx: Spawnbaseline["renderfx"],
  origin1: Spawnbaseline["origin1"],
  origin2: Spawnbaseline["origin2"],
  origin3: Spawnbaseline["origin3"],
  angle1: Spawnbaseline["angle1"],
  angle2: Spawnbaseline["angle2"],
  angle3: Spawnbaseline["angle3"],
  oldorigin: Spawnbaseline["oldorigin"],
  sound: Spawnbaseline["sound"],
  event: Spawnbaseline["event"],
  solid: Spawnbaseline["solid"],
) {
  this.type = "spawnbaseline";
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
});
const bytesOfSpawnbaselineFrom2023Flags = (flags: number): number =>
  ((flags & 0x20) !== 0 ? 1 : 0) + ((flags & 0x40000000) !== 0 ? 1 : 0);
const SPAWNBASELINE_FROM2023_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([4, 4, 4, 4, 1, 0, 0, 0]);
const SPAWNBASELINE_FROM2023_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 4, 4, 1, 1, 0, 1, 0]);
const SPAWNBASELINE_FROM2023_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 2, 2, 2, 1, 1, 1, 0]);
const SPAWNBASELINE_FROM2023_FLAGS_LENGTHS_3 = /* @__PURE__ */ bitLengths([
  12, 2, 0, 4, 0, 4, 0, 0,
]);
const bytesOfSpawnbaselineFrom2023FlagsRun1 = (flags: number): number =>
  SPAWNBASELINE_FROM2023_FLAGS_LENGTHS_0[flags & 0xff]! +
  SPAWNBASELINE_FROM2023_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  SPAWNBASELINE_FROM2023_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
  SPAWNBASELINE_FROM2023_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]! +
  ((flags & 0x0800) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
  ((flags & 0x100000) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
  ((flags & 0x200000) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
  ((flags & 0x400000) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
  ((flags >>> 16) & (flags >>> 25) & 1) +
  ((flags >>> 14) & (flags >>> 19) & 1) +
  ((flags >>> 12) & (flags >>> 18) & 1);
const bytesOfSpawnbaselineFrom2022Flags = (flags: number): number =>
  ((flags & 0x20) !== 0 ? 1 : 0) + ((flags & 0x40000000) !== 0 ? 1 : 0);
const SPAWNBASELINE_FROM2022_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 0, 0, 1, 1, 0, 1, 0]);
const SPAWNBASELINE_FROM2022_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 2, 2, 2, 1, 1, 1, 0]);
const SPAWNBASELINE_FROM2022_FLAGS_LENGTHS_3 = /* @__PURE__ */ bitLengths([0, 2, 0, 4, 0, 4, 0, 0]);
const bytesOfSpawnbaselineFrom2022FlagsRun1 = (flags: number): number =>
  ((flags & 0x10) !== 0 ? 1 : 0) +
  SPAWNBASELINE_FROM2022_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  SPAWNBASELINE_FROM2022_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
  SPAWNBASELINE_FROM2022_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]! +
  ((flags & 0x0800) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
  ((flags & 0x100000) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
  ((flags & 0x200000) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
  ((flags & 0x400000) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
  ((flags >>> 16) & (flags >>> 25) & 1) +
  ((flags >>> 14) & (flags >>> 19) & 1) +
  ((flags >>> 12) & (flags >>> 18) & 1);
const SPAWNBASELINE_FROM2022_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 0, 4, 4, 0, 0, 0, 0]);
const bytesOfSpawnbaselineFrom2022FlagsRun2 = (flags: number): number =>
  SPAWNBASELINE_FROM2022_FLAGS_LENGTHS_0[flags & 0xff]! + ((flags & 0x0400) !== 0 ? 4 : 0);
const SPAWNBASELINE_FROM35_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 1, 1, 1, 1, 0, 0]);
const SPAWNBASELINE_FROM35_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 2, 1, 1, 1, 0, 1, 0]);
const SPAWNBASELINE_FROM35_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 2, 2, 2, 1, 1, 1, 0]);
const SPAWNBASELINE_FROM35_FLAGS_LENGTHS_3 = /* @__PURE__ */ bitLengths([6, 2, 1, 4, 0, 0, 0, 0]);
const bytesOfSpawnbaselineFrom35Flags = (flags: number): number =>
  SPAWNBASELINE_FROM35_FLAGS_LENGTHS_0[flags & 0xff]! +
  SPAWNBASELINE_FROM35_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  SPAWNBASELINE_FROM35_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
  SPAWNBASELINE_FROM35_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]! +
  ((flags >>> 16) & (flags >>> 25) & 1) +
  ((flags >>> 14) & (flags >>> 19) & 1) +
  ((flags >>> 12) & (flags >>> 18) & 1) +
  ((flags & 0x0400) !== 0 && (flags & 0x2000) !== 0 ? 1 : 0) +
  ((flags & 0x04) !== 0 && (flags & 0x2000) !== 0 ? 1 : 0) +
  ((flags & 0x08) !== 0 && (flags & 0x2000) !== 0 ? 1 : 0);
const SPAWNBASELINE_FROM351904_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  2, 2, 1, 1, 1, 1, 0, 0,
]);
const SPAWNBASELINE_FROM351904_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([
  1, 2, 1, 1, 1, 0, 1, 0,
]);
const SPAWNBASELINE_FROM351904_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([
  1, 2, 2, 2, 1, 1, 1, 0,
]);
const SPAWNBASELINE_FROM351904_FLAGS_LENGTHS_3 = /* @__PURE__ */ bitLengths([
  6, 2, 1, 2, 0, 0, 0, 0,
]);
const bytesOfSpawnbaselineFrom351904Flags = (flags: number): number =>
  SPAWNBASELINE_FROM351904_FLAGS_LENGTHS_0[flags & 0xff]! +
  SPAWNBASELINE_FROM351904_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  SPAWNBASELINE_FROM351904_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
  SPAWNBASELINE_FROM351904_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]! +
  ((flags >>> 16) & (flags >>> 25) & 1) +
  ((flags >>> 14) & (flags >>> 19) & 1) +
  ((flags >>> 12) & (flags >>> 18) & 1) +
  ((flags & 0x0400) !== 0 && (flags & 0x2000) !== 0 ? 1 : 0) +
  ((flags & 0x04) !== 0 && (flags & 0x2000) !== 0 ? 1 : 0) +
  ((flags & 0x08) !== 0 && (flags & 0x2000) !== 0 ? 1 : 0);
const SPAWNBASELINE_FROM56_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([3, 3, 1, 1, 1, 1, 0, 0]);
const SPAWNBASELINE_FROM56_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 3, 1, 2, 1, 0, 1, 0]);
const SPAWNBASELINE_FROM56_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([1, 2, 2, 2, 2, 2, 2, 0]);
const SPAWNBASELINE_FROM56_FLAGS_LENGTHS_3 = /* @__PURE__ */ bitLengths([9, 2, 2, 2, 2, 2, 1, 1]);
const bytesOfSpawnbaselineFrom56Flags = (flags: number): number =>
  SPAWNBASELINE_FROM56_FLAGS_LENGTHS_0[flags & 0xff]! +
  SPAWNBASELINE_FROM56_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  SPAWNBASELINE_FROM56_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
  SPAWNBASELINE_FROM56_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]! +
  ((flags >>> 16) & (flags >>> 25) & 1) +
  ((flags >>> 14) & (flags >>> 19) & 1) +
  ((flags >>> 12) & (flags >>> 18) & 1);
const Playerinfo$ = /* @__PURE__ */ plainConstructor(function (
  this: Playerinfo,
  flags: Playerinfo["flags"],
  pm_type: Playerinfo["pm_type"],
  origin: Playerinfo["origin"],
  velocity: Playerinfo["velocity"],
  pm_time: Playerinfo["pm_time"],
  pm_flags: Playerinfo["pm_flags"],
  gravity: Playerinfo["gravity"],
  delta_angles: Playerinfo["delta_angles"],
  viewoffset: Playerinfo["viewoffset"],
  viewangles: Playerinfo["viewangles"],
  kick_angles: Playerinfo["kick_angles"],
  gunindex: Playerinfo["gunindex"],
  gun: Playerinfo["gun"],
  blend: Playerinfo["blend"],
  fov: Playerinfo["fov"],
  rdflags: Playerinfo["rdflags"],
  statbits: Playerinfo["statbits"],
  stats: Playerinfo["stats"],
) {
  this.type = "playerinfo";
  this.flags = flags;
  this.pm_type = pm_type;
  this.origin = origin;
  this.velocity = velocity;
  this.pm_time = pm_time;
  this.pm_flags = pm_flags;
  this.gravity = gravity;
  this.delta_angles = delta_angles;
  this.viewoffset = viewoffset;
  this.viewangles = viewangles;
  this.kick_angles = kick_angles;
  this.gunindex = gunindex;
  this.gun = gun;
  this.blend = blend;
  this.fov = fov;
  this.rdflags = rdflags;
  this.statbits = statbits;
  this.stats = stats;
});
const read3I16 = (view: DataView, at: number): [number, number, number] => [
  view.getInt16(at, true) * 0.0625,
  view.getInt16(at + 2, true) * 0.0625,
  view.getInt16(at + 4, true) * 0.0625,
];
const read3I16_2 = (view: DataView, at: number): [number, number, number] => [
  view.getInt16(at, true) * 0.0009765625,
  view.getInt16(at + 2, true) * 0.0009765625,
  view.getInt16(at + 4, true) * 0.0009765625,
];
const PLAYERINFO_FROM2023_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 4, 1, 0, 0, 1, 0]);
const read4U8 = (view: DataView, at: number): [number, number, number, number] => [
  view.getUint8(at) / 255,
  view.getUint8(at + 1) / 255,
  view.getUint8(at + 2) / 255,
  view.getUint8(at + 3) / 255,
];
const PLAYERINFO_FROM2023_STATBITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const PLAYERINFO_FROM2023_STATBITS_LENGTHS_1 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const PLAYERINFO_FROM2023_STATBITS_LENGTHS_2 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const PLAYERINFO_FROM2023_STATBITS_LENGTHS_3 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const bytesOfPlayerinfoFrom2023Statbits = (statbits: number): number =>
  PLAYERINFO_FROM2023_STATBITS_LENGTHS_0[statbits & 0xff]! +
  PLAYERINFO_FROM2023_STATBITS_LENGTHS_1[(statbits >>> 8) & 0xff]! +
  PLAYERINFO_FROM2023_STATBITS_LENGTHS_2[(statbits >>> 16) & 0xff]! +
  PLAYERINFO_FROM2023_STATBITS_LENGTHS_3[(statbits >>> 24) & 0xff]!;
const PLAYERINFO_FROM2023_MORESTATBITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  2, 2, 2, 2, 2, 2, 2, 2,
]);
const PLAYERINFO_FROM2023_MORESTATBITS_LENGTHS_1 = /* @__PURE__ */ bitLengths([
  2, 2, 2, 2, 2, 2, 2, 2,
]);
const PLAYERINFO_FROM2023_MORESTATBITS_LENGTHS_2 = /* @__PURE__ */ bitLengths([
  2, 2, 2, 2, 2, 2, 2, 2,
]);
const PLAYERINFO_FROM2023_MORESTATBITS_LENGTHS_3 = /* @__PURE__ */ bitLengths([
  2, 2, 2, 2, 2, 2, 2, 2,
]);
const PLAYERINFO_FROM2023_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([4, 1, 0, 0, 0, 0, 0, 0]);
const PLAYERINFO_FROM2023_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 12, 12, 2, 2, 2, 12, 7]);
const PLAYERINFO_FROM2023_FLAGS_LENGTHS_1_RUN1 = /* @__PURE__ */ bitLengths([
  12, 6, 0, 0, 0, 0, 0, 0,
]);
const bytesOfPlayerinfoFrom2023Flags = (flags: number): number =>
  PLAYERINFO_FROM2023_FLAGS_LENGTHS_0[flags & 0xff]! +
  PLAYERINFO_FROM2023_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]!;
const write3I16 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 1, 16)), true);
};
const write3I16_2 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 1, 1024)), true);
};
const write4U8 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 4);
  for (let i = 0; i < 4; i++) view.setUint8(at + i, asU8(unscale(values[i]!, 1, 255)));
};
const read3Angle16 = (view: DataView, at: number): [number, number, number] => [
  view.getInt16(at, true) * 0.0054931640625,
  view.getInt16(at + 2, true) * 0.0054931640625,
  view.getInt16(at + 4, true) * 0.0054931640625,
];
const read3Quarter = (view: DataView, at: number): [number, number, number] => [
  view.getInt8(at) * 0.25,
  view.getInt8(at + 1) * 0.25,
  view.getInt8(at + 2) * 0.25,
];
const PLAYERINFO_FROM3434_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 4, 1, 0, 0, 1, 0]);
const PLAYERINFO_FROM3434_STATBITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const PLAYERINFO_FROM3434_STATBITS_LENGTHS_1 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const PLAYERINFO_FROM3434_STATBITS_LENGTHS_2 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const PLAYERINFO_FROM3434_STATBITS_LENGTHS_3 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 2, 2]);
const bytesOfPlayerinfoFrom3434Statbits = (statbits: number): number =>
  PLAYERINFO_FROM3434_STATBITS_LENGTHS_0[statbits & 0xff]! +
  PLAYERINFO_FROM3434_STATBITS_LENGTHS_1[(statbits >>> 8) & 0xff]! +
  PLAYERINFO_FROM3434_STATBITS_LENGTHS_2[(statbits >>> 16) & 0xff]! +
  PLAYERINFO_FROM3434_STATBITS_LENGTHS_3[(statbits >>> 24) & 0xff]!;
const PLAYERINFO_FROM3434_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 6, 6, 1, 1, 2, 6, 3]);
const PLAYERINFO_FROM3434_FLAGS_LENGTHS_1_RUN1 = /* @__PURE__ */ bitLengths([
  6, 3, 0, 0, 2, 0, 0, 0,
]);
const bytesOfPlayerinfoFrom3434Flags = (flags: number): number =>
  PLAYERINFO_FROM3434_FLAGS_LENGTHS_0[flags & 0xff]! +
  PLAYERINFO_FROM3434_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]!;
const write3Angle16 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 45, 8192)), true);
};
const write3Quarter = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + i, asI8(unscale(values[i]!, 1, 4)));
};
const PLAYERINFO_FROM3435_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 0, 0, 2, 2, 2, 6, 3]);
const PLAYERINFO_FROM3435_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([6, 3, 0, 0, 2, 0, 0, 0]);
const bytesOfPlayerinfoFrom3435Flags = (flags: number): number =>
  PLAYERINFO_FROM3435_FLAGS_LENGTHS_0[flags & 0xff]! +
  PLAYERINFO_FROM3435_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const PLAYERINFO_FROM3435_FLAGS_LENGTHS_1_RUN1 = /* @__PURE__ */ bitLengths([
  0, 0, 0, 1, 0, 0, 1, 0,
]);
const PLAYERINFO_FROM3436_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 0, 0, 2, 2, 2, 6, 3]);
const PLAYERINFO_FROM3436_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([6, 3, 0, 0, 2, 0, 0, 0]);
const bytesOfPlayerinfoFrom3436Flags = (flags: number): number =>
  PLAYERINFO_FROM3436_FLAGS_LENGTHS_0[flags & 0xff]! +
  PLAYERINFO_FROM3436_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const PLAYERINFO_FROM3436_FLAGS_LENGTHS_1_RUN1 = /* @__PURE__ */ bitLengths([
  0, 0, 0, 1, 0, 0, 1, 0,
]);
const read3Speed = (view: DataView, at: number): [number, number, number] => [
  view.getInt16(at, true) * 0.125,
  view.getInt16(at + 2, true) * 0.125,
  view.getInt16(at + 4, true) * 0.125,
];
const PLAYERINFO_FROM56_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([0, 0, 4, 1, 0, 0, 1, 2]);
const PLAYERINFO_FROM56_FLAGS_LENGTHS_2 = /* @__PURE__ */ bitLengths([0, 0, 2, 2, 2, 2, 2, 2]);
const bytesOfPlayerinfoFrom56Flags = (flags: number): number =>
  PLAYERINFO_FROM56_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
  PLAYERINFO_FROM56_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]!;
const PLAYERINFO_FROM56_STATBITS_LENGTHS_0 = /* @__PURE__ */ bitLengths([
  16, 16, 16, 16, 16, 16, 16, 16,
]);
const PLAYERINFO_FROM56_STATBITS_LENGTHS_1 = /* @__PURE__ */ bitLengths([
  16, 16, 16, 16, 16, 16, 16, 16,
]);
const PLAYERINFO_FROM56_STATBITS_LENGTHS_2 = /* @__PURE__ */ bitLengths([
  16, 16, 16, 16, 16, 16, 16, 16,
]);
const PLAYERINFO_FROM56_STATBITS_LENGTHS_3 = /* @__PURE__ */ bitLengths([
  16, 16, 16, 16, 16, 16, 16, 16,
]);
const bytesOfPlayerinfoFrom56Statbits = (statbits: number): number =>
  PLAYERINFO_FROM56_STATBITS_LENGTHS_0[statbits & 0xff]! +
  PLAYERINFO_FROM56_STATBITS_LENGTHS_1[(statbits >>> 8) & 0xff]! +
  PLAYERINFO_FROM56_STATBITS_LENGTHS_2[(statbits >>> 16) & 0xff]! +
  PLAYERINFO_FROM56_STATBITS_LENGTHS_3[(statbits >>> 24) & 0xff]!;
const PLAYERINFO_FROM56_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 9, 6, 1, 1, 2, 6, 3]);
const PLAYERINFO_FROM56_FLAGS_LENGTHS_1_RUN1 = /* @__PURE__ */ bitLengths([6, 3, 0, 0, 2, 0, 0, 0]);
const bytesOfPlayerinfoFrom56FlagsRun1 = (flags: number): number =>
  PLAYERINFO_FROM56_FLAGS_LENGTHS_0[flags & 0xff]! +
  PLAYERINFO_FROM56_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]! +
  ((flags & 0x010000) !== 0 ? 2 : 0);
const write3Speed = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 1, 8)), true);
};
const FRAME_FROM35_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 4, 4, 1, 1, 2, 6, 3]);
const FRAME_FROM35_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([4, 3, 4, 1, 1, 1, 1, 0]);
const FRAME_FROM35_LOW_LENGTHS_0 = /* @__PURE__ */ bitLengths([3, 3, 2, 2, 0, 0, 0, 0]);
const FRAME_FROM351904_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 4, 4, 1, 1, 2, 6, 3]);
const FRAME_FROM351904_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([4, 3, 4, 1, 1, 1, 1, 0]);
const FRAME_FROM351904_LOW_LENGTHS_0 = /* @__PURE__ */ bitLengths([3, 3, 2, 2, 0, 0, 0, 0]);
const FRAME_FROM361015_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 4, 4, 1, 1, 2, 6, 3]);
const FRAME_FROM361015_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([4, 3, 4, 1, 1, 1, 1, 0]);
const FRAME_FROM361015_LOW_LENGTHS_0 = /* @__PURE__ */ bitLengths([3, 3, 2, 2, 0, 0, 0, 0]);
const FRAME_FROM368_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([1, 4, 4, 1, 1, 2, 6, 3]);
const FRAME_FROM368_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([4, 3, 4, 1, 2, 1, 1, 0]);
const FRAME_FROM368_LOW_LENGTHS_0 = /* @__PURE__ */ bitLengths([3, 3, 2, 2, 0, 0, 0, 0]);
const FRAME_FROM3624_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([0, 0, 0, 2, 2, 2, 6, 3]);
const FRAME_FROM3624_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([4, 3, 0, 0, 2, 1, 0, 0]);
const FRAME_FROM3624_LOW_LENGTHS_0 = /* @__PURE__ */ bitLengths([3, 3, 0, 0, 0, 0, 0, 0]);
const FRAME_FROM3624_FLAGS_LENGTHS_1_RUN1 = /* @__PURE__ */ bitLengths([0, 0, 0, 1, 0, 0, 1, 0]);
const FOGCHANGE_FROM2023_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([5, 1, 1, 1, 2, 4, 4, 0]);
const FOGCHANGE_FROM2023_FLAGS_LENGTHS_1 = /* @__PURE__ */ bitLengths([1, 1, 1, 4, 1, 1, 1, 4]);
const bytesOfFogchangeFrom2023Flags = (flags: number): number =>
  FOGCHANGE_FROM2023_FLAGS_LENGTHS_0[flags & 0xff]! +
  FOGCHANGE_FROM2023_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!;
const explainedUntil25 = /* @__PURE__ */ explaining(table, 0);
const explainedUntil26 = /* @__PURE__ */ explaining(table, 1);
const explainedUntil31 = /* @__PURE__ */ explaining(table, 5);
const explained = /* @__PURE__ */ explaining(table, 8);
const explainedServer = /* @__PURE__ */ explaining(table, 24);
const explainedRelayUntil26 = /* @__PURE__ */ explaining(table, 25);
const explainedRelayUntil31 = /* @__PURE__ */ explaining(table, 29);
const explainedRelay = /* @__PURE__ */ explaining(table, 32);

/** Throws EncodeError for a member that its type does not hold. */
function rejectOutOfRange(message: object, types: string): never {
  throw firstOutOfRange(message, types);
}

/** Reads a `packetentity` (25). Returns 0 where it ends its list. Throws DecodeError. */
export function decodePacketentityUntil25(r: Reader): Packetentity | number {
  const view = r.view;
  let at = r.offset;
  if (at + 36 > r.end) ensureWhole(r, skipPacketentityUntil25);
  const flagsNumber = view.getUint16(at, true);
  if (flagsNumber === 0) {
    r.offset = at + 2;
    return 0;
  }
  let flags = flagsNumber & 0x3f;
  const number = flagsNumber >>> 6;
  at += 2;
  if ((flags & 0x20) !== 0) {
    flags |= view.getUint16(at, true) << 8;
    at += 2;
  }
  if ((flags & 0x10) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  if ((flags & 0x8000) !== 0)
    throw unsupported(r, "what no recording shows, perhaps a skin of 16 bits");
  if ((flags & 0x080000) !== 0) throw unsupported(r, "what no recording shows");
  if ((flags & 0x100000) !== 0)
    throw unsupported(r, "what no recording shows, perhaps a second model");
  if ((flags & 0x200000) !== 0)
    throw unsupported(r, "what no recording shows, perhaps a third model");
  const modelindex = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  let frame: number | undefined;
  let frameBefore: number | undefined;
  if ((flags & 0x08) !== 0) {
    frame = view.getUint8(at++);
  }
  if ((flags & 0x010000) !== 0) {
    frameBefore = frame;
    frame = view.getInt16(at, true);
    at += 2;
  }
  let skin: number | undefined;
  let skinBefore: number | undefined;
  if ((flags & 0x2000) !== 0) {
    skin = view.getUint8(at++);
  }
  if ((flags & 0x800000) !== 0) {
    skinBefore = skin;
    skin = view.getInt32(at, true);
    at += 4;
  }
  let effects: number | undefined;
  let effectsBefore: number | undefined;
  if ((flags & 0x4000) !== 0) {
    effects = view.getUint8(at++);
  }
  if ((flags & 0x040000) !== 0) {
    effectsBefore = effects;
    effects = view.getInt16(at, true);
    at += 2;
  }
  let renderfx: number | undefined;
  let renderfxBefore: number | undefined;
  if ((flags & 0x1000) !== 0) {
    renderfx = view.getUint8(at++);
  }
  if ((flags & 0x020000) !== 0) {
    renderfxBefore = renderfx;
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
  if ((flags & 0x04) !== 0) {
    origin3 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  const angle1 = (flags & 0x0100) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  const angle2 = (flags & 0x0200) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  const angle3 = (flags & 0x0400) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let oldorigin: [number, number, number] | undefined;
  if ((flags & 0x400000) !== 0) {
    oldorigin = [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
    at += 6;
  }
  const sound = (flags & 0x01000000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return new Packetentity$(
    number,
    flags,
    modelindex,
    frame,
    frameBefore,
    skin,
    skinBefore,
    effects,
    effectsBefore,
    renderfx,
    renderfxBefore,
    origin1,
    origin2,
    origin3,
    angle1,
    angle2,
    angle3,
    oldorigin,
    sound,
  );
}

/**
 * Passes over what `decodePacketentityUntil25` reads. Returns whether it ends its list.
 * Throws DecodeError.
 */
export function skipPacketentityUntil25(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  if (word === 0) {
    r.offset = at;
    return true;
  }
  let flags = word & 0x3f;
  if ((flags & 0x20) !== 0) {
    ensure(r, at, 2);
    flags |= view.getUint16(at, true) << 8;
    at += 2;
  }
  const more3 = (flags >>> 4) & 1;
  flags |= (r.bytes[at]! & -more3) << 24;
  at += more3;
  flags >>>= 0;
  if ((flags & 0x8000) !== 0)
    throw unsupported(r, "what no recording shows, perhaps a skin of 16 bits");
  if ((flags & 0x080000) !== 0) throw unsupported(r, "what no recording shows");
  if ((flags & 0x100000) !== 0)
    throw unsupported(r, "what no recording shows, perhaps a second model");
  if ((flags & 0x200000) !== 0)
    throw unsupported(r, "what no recording shows, perhaps a third model");
  r.offset = advance(r, at, bytesOfPacketentityUntil25Flags(flags));
  return false;
}

/** Writes what `decodePacketentityUntil25` reads. Throws EncodeError. */
export function encodePacketentityUntil25(w: Writer, m: Packetentity): void {
  const {
    flags: flagsGiven$,
    modelindex,
    frame,
    frameBefore,
    skin,
    skinBefore,
    effects,
    effectsBefore,
    renderfx,
    renderfxBefore,
    origin1,
    origin2,
    origin3,
    angle1,
    angle2,
    angle3,
    oldorigin,
    sound,
  } = m;
  fits: {
    let flags = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0xfe000030;
    if (modelindex !== undefined) flags |= 0x0800;
    if (frame !== undefined) {
      const hinted = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x010008;
      if (
        hinted === 0x010008 &&
        frameBefore !== undefined &&
        frameBefore === (frameBefore & 0xff) &&
        frame === (frame << 16) >> 16
      )
        flags |= 0x010008;
      else if (hinted === 0x010000 || frame !== (frame & 0xff)) flags |= 0x010000;
      else flags |= 0x08;
    }
    if (skin !== undefined) {
      const hinted = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x802000;
      if (
        hinted === 0x802000 &&
        skinBefore !== undefined &&
        skinBefore === (skinBefore & 0xff) &&
        skin === (skin | 0)
      )
        flags |= 0x802000;
      else if (hinted === 0x800000 || skin !== (skin & 0xff)) flags |= 0x800000;
      else flags |= 0x2000;
    }
    if (effects !== undefined) {
      const hinted = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x044000;
      if (
        hinted === 0x044000 &&
        effectsBefore !== undefined &&
        effectsBefore === (effectsBefore & 0xff) &&
        effects === (effects << 16) >> 16
      )
        flags |= 0x044000;
      else if (hinted === 0x040000 || effects !== (effects & 0xff)) flags |= 0x040000;
      else flags |= 0x4000;
    }
    if (renderfx !== undefined) {
      const hinted = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x021000;
      if (
        hinted === 0x021000 &&
        renderfxBefore !== undefined &&
        renderfxBefore === (renderfxBefore & 0xff) &&
        renderfx === (renderfx << 16) >> 16
      )
        flags |= 0x021000;
      else if (hinted === 0x020000 || renderfx !== (renderfx & 0xff)) flags |= 0x020000;
      else flags |= 0x1000;
    }
    if (origin1 !== undefined) flags |= 0x01;
    if (origin2 !== undefined) flags |= 0x02;
    if (origin3 !== undefined) flags |= 0x04;
    if (angle1 !== undefined) flags |= 0x0100;
    if (angle2 !== undefined) flags |= 0x0200;
    if (angle3 !== undefined) flags |= 0x0400;
    if (oldorigin !== undefined) flags |= 0x400000;
    if (sound !== undefined) flags |= 0x01000000;
    if ((flags & 0xff000000) !== 0) flags |= 0x10;
    if ((flags & 0xffff00) !== 0) flags |= 0x20;
    let at = reserve(w, 36);
    const view = w.view;
    const bytes = w.bytes;
    let numberWord = (flags & 0x3f) | (fit(m.number, 10) << 6);
    if (numberWord === 0) {
      numberWord = 0x10;
      flags |= 0x10;
    }
    bytes[at] = numberWord;
    bytes[at + 1] = numberWord >> 8;
    at += 2;
    if ((flags & 0x20) !== 0) {
      view.setUint16(at, flags >>> 8, true);
      at += 2;
    }
    if ((flags & 0x10) !== 0) bytes[at++] = flags >>> 24;
    if (modelindex !== undefined) {
      if (modelindex !== (modelindex & 0xff)) break fits;
      bytes[at++] = modelindex;
    }
    if ((flags & 0x08) !== 0) {
      const first = (flags & 0x010000) !== 0 ? frameBefore! : frame!;
      if (first !== (first & 0xff)) throw outOfRange(first, 0, 255);
      bytes[at++] = first;
    }
    if ((flags & 0x010000) !== 0) {
      if (frame! !== (frame! << 16) >> 16) break fits;
      bytes[at++] = frame!;
      bytes[at++] = frame! >> 8;
    }
    if ((flags & 0x2000) !== 0) {
      const first = (flags & 0x800000) !== 0 ? skinBefore! : skin!;
      if (first !== (first & 0xff)) throw outOfRange(first, 0, 255);
      bytes[at++] = first;
    }
    if ((flags & 0x800000) !== 0) {
      if (skin! !== (skin! | 0)) break fits;
      view.setInt32(at, skin!, true);
      at += 4;
    }
    if ((flags & 0x4000) !== 0) {
      const first = (flags & 0x040000) !== 0 ? effectsBefore! : effects!;
      if (first !== (first & 0xff)) throw outOfRange(first, 0, 255);
      bytes[at++] = first;
    }
    if ((flags & 0x040000) !== 0) {
      if (effects! !== (effects! << 16) >> 16) break fits;
      bytes[at++] = effects!;
      bytes[at++] = effects! >> 8;
    }
    if ((flags & 0x1000) !== 0) {
      const first = (flags & 0x020000) !== 0 ? renderfxBefore! : renderfx!;
      if (first !== (first & 0xff)) throw outOfRange(first, 0, 255);
      bytes[at++] = first;
    }
    if ((flags & 0x020000) !== 0) {
      if (renderfx! !== (renderfx! << 16) >> 16) break fits;
      bytes[at++] = renderfx!;
      bytes[at++] = renderfx! >> 8;
    }
    if (origin1 !== undefined) {
      const steps$ = origin1 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin1) raw = nearest(origin1, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (origin2 !== undefined) {
      const steps$ = origin2 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin2) raw = nearest(origin2, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (origin3 !== undefined) {
      const steps$ = origin3 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin3) raw = nearest(origin3, steps$, -32768, 32767, -4096, 4095.875);
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
    if (angle2 !== undefined) {
      const steps$ = angle2 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle2)
        raw = nearest(angle2, (angle2 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    if (angle3 !== undefined) {
      const steps$ = angle3 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle3)
        raw = nearest(angle3, (angle3 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    if (oldorigin !== undefined) {
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
      if (sound !== (sound & 0xff)) break fits;
      bytes[at++] = sound;
    }
    w.offset = at;
    return;
  }
  return rejectOutOfRange(m, "U8 modelindex sound, I16 frame effects renderfx, I32 skin");
}

/**
 * Reads a `packetentity` (to 34). Returns `flags` where it ends its list. Throws
 * DecodeError.
 */
export function decodePacketentity(r: Reader): Packetentity | number {
  const view = r.view;
  let at = r.offset;
  if (at + 44 > r.end) ensureWhole(r, skipPacketentity);
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
  const remove = (flags & 0x40) !== 0;
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  const modelindex = (flags$live & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex2 = (flags$live & 0x100000) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex3 = (flags$live & 0x200000) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex4 = (flags$live & 0x400000) !== 0 ? view.getUint8(at++) : undefined;
  let frame: number | undefined;
  let frameBefore: number | undefined;
  if ((flags$live & 0x10) !== 0) {
    frame = view.getUint8(at++);
  }
  if ((flags$live & 0x020000) !== 0) {
    frameBefore = frame;
    frame = view.getInt16(at, true);
    at += 2;
  }
  let skin: number | undefined;
  if ((flags$live & 0x010000) !== 0) {
    if ((flags$live & 0x02000000) !== 0) {
      skin = view.getInt32(at, true);
      at += 4;
    } else {
      skin = view.getUint8(at++);
    }
  } else if ((flags$live & 0x02000000) !== 0) {
    skin = view.getInt16(at, true);
    at += 2;
  }
  let effects: number | undefined;
  if ((flags$live & 0x4000) !== 0) {
    if ((flags$live & 0x080000) !== 0) {
      effects = view.getInt32(at, true);
      at += 4;
    } else {
      effects = view.getUint8(at++);
    }
  } else if ((flags$live & 0x080000) !== 0) {
    effects = view.getInt16(at, true);
    at += 2;
  }
  let renderfx: number | undefined;
  if ((flags$live & 0x1000) !== 0) {
    if ((flags$live & 0x040000) !== 0) {
      renderfx = view.getInt32(at, true);
      at += 4;
    } else {
      renderfx = view.getUint8(at++);
    }
  } else if ((flags$live & 0x040000) !== 0) {
    renderfx = view.getInt16(at, true);
    at += 2;
  }
  let origin1: number | undefined;
  if ((flags$live & 0x01) !== 0) {
    origin1 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  let origin2: number | undefined;
  if ((flags$live & 0x02) !== 0) {
    origin2 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  let origin3: number | undefined;
  if ((flags$live & 0x0200) !== 0) {
    origin3 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  const angle1 = (flags$live & 0x0400) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  const angle2 = (flags$live & 0x04) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  const angle3 = (flags$live & 0x08) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let oldorigin: [number, number, number] | undefined;
  if ((flags$live & 0x01000000) !== 0) {
    oldorigin = [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
    at += 6;
  }
  const sound = (flags$live & 0x04000000) !== 0 ? view.getUint8(at++) : undefined;
  const event = (flags$live & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  let solid: number | undefined;
  if ((flags$live & 0x08000000) !== 0) {
    solid = view.getInt16(at, true);
    at += 2;
  }
  r.offset = at;
  return new Packetentity$_2(
    flags,
    number,
    remove,
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
  );
}

/**
 * Passes over what `decodePacketentity` reads. Returns whether it ends its list. Throws
 * DecodeError.
 */
export function skipPacketentity(r: Reader): boolean {
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
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  r.offset = advance(r, at, bytesOfPacketentityFlags(flags$live));
  return false;
}

/** Writes what `decodePacketentity` reads. Throws EncodeError. */
export function encodePacketentity(w: Writer, m: Packetentity): void {
  const {
    flags: flagsGiven$,
    remove,
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
  } = m;
  fits: {
    let flags = flagsGiven$ === undefined ? 0 : flagsGiven$ & (remove ? 0xffffffbf : 0xf080a180);
    if (number !== (number & 0xff)) flags |= 0x0100;
    if (remove) flags |= 0x40;
    if (modelindex !== undefined) flags |= 0x0800;
    if (modelindex2 !== undefined) flags |= 0x100000;
    if (modelindex3 !== undefined) flags |= 0x200000;
    if (modelindex4 !== undefined) flags |= 0x400000;
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
    if (origin1 !== undefined) flags |= 0x01;
    if (origin2 !== undefined) flags |= 0x02;
    if (origin3 !== undefined) flags |= 0x0200;
    if (angle1 !== undefined) flags |= 0x0400;
    if (angle2 !== undefined) flags |= 0x04;
    if (angle3 !== undefined) flags |= 0x08;
    if (oldorigin !== undefined) flags |= 0x01000000;
    if (sound !== undefined) flags |= 0x04000000;
    if (event !== undefined) flags |= 0x20;
    if (solid !== undefined) flags |= 0x08000000;
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    if (
      remove &&
      (modelindex !== undefined ||
        modelindex2 !== undefined ||
        modelindex3 !== undefined ||
        modelindex4 !== undefined ||
        frame !== undefined ||
        skin !== undefined ||
        effects !== undefined ||
        renderfx !== undefined ||
        origin1 !== undefined ||
        origin2 !== undefined ||
        origin3 !== undefined ||
        angle1 !== undefined ||
        angle2 !== undefined ||
        angle3 !== undefined ||
        oldorigin !== undefined ||
        sound !== undefined ||
        event !== undefined ||
        solid !== undefined)
    )
      expectNothing(
        m,
        "modelindex modelindex2 modelindex3 modelindex4 frame skin effects renderfx origin1 origin2 origin3 angle1 angle2 angle3 oldorigin sound event solid",
        "remove",
      );
    const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
    let at = reserve(w, 44);
    const view = w.view;
    const bytes = w.bytes;
    bytes[at++] = flags;
    if ((flags & 0x80) !== 0) bytes[at++] = flags >>> 8;
    if ((flags & 0x8000) !== 0) bytes[at++] = flags >>> 16;
    if ((flags & 0x800000) !== 0) bytes[at++] = flags >>> 24;
    if (number === (0 as number)) throw endsList("number");
    if ((flags & 0x0100) !== 0) {
      if (number !== (number & 0xffff)) break fits;
      bytes[at++] = number;
      bytes[at++] = number >> 8;
    } else {
      bytes[at++] = number;
    }
    if (modelindex !== undefined) {
      if (modelindex !== (modelindex & 0xff)) break fits;
      bytes[at++] = modelindex;
    }
    if (modelindex2 !== undefined) {
      if (modelindex2 !== (modelindex2 & 0xff)) break fits;
      bytes[at++] = modelindex2;
    }
    if (modelindex3 !== undefined) {
      if (modelindex3 !== (modelindex3 & 0xff)) break fits;
      bytes[at++] = modelindex3;
    }
    if (modelindex4 !== undefined) {
      if (modelindex4 !== (modelindex4 & 0xff)) break fits;
      bytes[at++] = modelindex4;
    }
    if ((flags$live & 0x10) !== 0) {
      const first = (flags$live & 0x020000) !== 0 ? frameBefore! : frame!;
      if (first !== (first & 0xff)) throw outOfRange(first, 0, 255);
      bytes[at++] = first;
    }
    if ((flags$live & 0x020000) !== 0) {
      if (frame! !== (frame! << 16) >> 16) break fits;
      bytes[at++] = frame!;
      bytes[at++] = frame! >> 8;
    }
    if ((flags$live & 0x010000) !== 0) {
      if ((flags$live & 0x02000000) !== 0) {
        if (skin! !== (skin! | 0)) break fits;
        view.setInt32(at, skin!, true);
        at += 4;
      } else {
        if (skin! !== (skin! & 0xff)) break fits;
        bytes[at++] = skin!;
      }
    } else if ((flags$live & 0x02000000) !== 0) {
      if (skin! !== (skin! << 16) >> 16) break fits;
      bytes[at++] = skin!;
      bytes[at++] = skin! >> 8;
    }
    if ((flags$live & 0x4000) !== 0) {
      if ((flags$live & 0x080000) !== 0) {
        if (effects! !== (effects! | 0)) break fits;
        view.setInt32(at, effects!, true);
        at += 4;
      } else {
        if (effects! !== (effects! & 0xff)) break fits;
        bytes[at++] = effects!;
      }
    } else if ((flags$live & 0x080000) !== 0) {
      if (effects! !== (effects! << 16) >> 16) break fits;
      bytes[at++] = effects!;
      bytes[at++] = effects! >> 8;
    }
    if ((flags$live & 0x1000) !== 0) {
      if ((flags$live & 0x040000) !== 0) {
        if (renderfx! !== (renderfx! | 0)) break fits;
        view.setInt32(at, renderfx!, true);
        at += 4;
      } else {
        if (renderfx! !== (renderfx! & 0xff)) break fits;
        bytes[at++] = renderfx!;
      }
    } else if ((flags$live & 0x040000) !== 0) {
      if (renderfx! !== (renderfx! << 16) >> 16) break fits;
      bytes[at++] = renderfx!;
      bytes[at++] = renderfx! >> 8;
    }
    if (origin1 !== undefined) {
      const steps$ = origin1 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin1) raw = nearest(origin1, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (origin2 !== undefined) {
      const steps$ = origin2 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin2) raw = nearest(origin2, steps$, -32768, 32767, -4096, 4095.875);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (origin3 !== undefined) {
      const steps$ = origin3 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin3) raw = nearest(origin3, steps$, -32768, 32767, -4096, 4095.875);
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
    if (angle2 !== undefined) {
      const steps$ = angle2 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle2)
        raw = nearest(angle2, (angle2 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    if (angle3 !== undefined) {
      const steps$ = angle3 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle3)
        raw = nearest(angle3, (angle3 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    if (oldorigin !== undefined) {
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
      if (sound !== (sound & 0xff)) break fits;
      bytes[at++] = sound;
    }
    if (event !== undefined) {
      if (event !== (event & 0xff)) break fits;
      bytes[at++] = event;
    }
    if (solid !== undefined) {
      if (solid !== (solid << 16) >> 16) break fits;
      bytes[at++] = solid;
      bytes[at++] = solid >> 8;
    }
    w.offset = at;
    return;
  }
  return rejectOutOfRange(
    m,
    "U16 number, U8 modelindex modelindex2 modelindex3 modelindex4 sound event, I16 frame solid, I32 skin effects renderfx",
  );
}

/** Reads a `packetentity` (2023). Returns `flags` where it ends its list. Throws DecodeError. */
export function decodePacketentityFrom2023(r: Reader): Packetentity | number {
  const view = r.view;
  let at = r.offset;
  if (at + 73 > r.end) ensureWhole(r, skipPacketentityFrom2023);
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const number = (flags & 0x0100) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  if (number === 0) {
    r.offset = at;
    return flags;
  }
  const remove = (flags & 0x40) !== 0;
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  const modelindex =
    (flags$live & 0x0800) !== 0
      ? (flags$live & 0x10000000) !== 0
        ? view.getUint16((at += 2) - 2, true)
        : view.getUint8(at++)
      : undefined;
  const modelindex2 =
    (flags$live & 0x100000) !== 0
      ? (flags$live & 0x10000000) !== 0
        ? view.getUint16((at += 2) - 2, true)
        : view.getUint8(at++)
      : undefined;
  const modelindex3 =
    (flags$live & 0x200000) !== 0
      ? (flags$live & 0x10000000) !== 0
        ? view.getUint16((at += 2) - 2, true)
        : view.getUint8(at++)
      : undefined;
  const modelindex4 =
    (flags$live & 0x400000) !== 0
      ? (flags$live & 0x10000000) !== 0
        ? view.getUint16((at += 2) - 2, true)
        : view.getUint8(at++)
      : undefined;
  let frame: number | undefined;
  let frameBefore: number | undefined;
  if ((flags$live & 0x10) !== 0) {
    frame = view.getUint8(at++);
  }
  if ((flags$live & 0x020000) !== 0) {
    frameBefore = frame;
    frame = view.getUint16(at, true);
    at += 2;
  }
  let skin: number | undefined;
  if ((flags$live & 0x02010000) === 0x02010000) skin = view.getUint32((at += 4) - 4, true);
  else if ((flags$live & 0x010000) !== 0) skin = view.getUint8(at++);
  else if ((flags$live & 0x02000000) !== 0) skin = view.getUint16((at += 2) - 2, true);
  const loweffects =
    (flags$live & 0x20000000) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined;
  let effects: number | undefined;
  if ((flags$live & 0x084000) === 0x084000) effects = view.getUint32((at += 4) - 4, true);
  else if ((flags$live & 0x4000) !== 0) effects = view.getUint8(at++);
  else if ((flags$live & 0x080000) !== 0) effects = view.getUint16((at += 2) - 2, true);
  let renderfx: number | undefined;
  if ((flags$live & 0x041000) === 0x041000) renderfx = view.getUint32((at += 4) - 4, true);
  else if ((flags$live & 0x1000) !== 0) renderfx = view.getUint8(at++);
  else if ((flags$live & 0x040000) !== 0) renderfx = view.getUint16((at += 2) - 2, true);
  const solid = (flags$live & 0x08000000) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined;
  let origin1: number | undefined;
  let origin1NaN: number | undefined;
  if ((flags$live & 0x01) !== 0) {
    origin1 = view.getFloat32(at, true);
    origin1NaN = nanAt(view, at);
    at += 4;
  }
  let origin2: number | undefined;
  let origin2NaN: number | undefined;
  if ((flags$live & 0x02) !== 0) {
    origin2 = view.getFloat32(at, true);
    origin2NaN = nanAt(view, at);
    at += 4;
  }
  let origin3: number | undefined;
  let origin3NaN: number | undefined;
  if ((flags$live & 0x0200) !== 0) {
    origin3 = view.getFloat32(at, true);
    origin3NaN = nanAt(view, at);
    at += 4;
  }
  let oldorigin: [number, number, number] | undefined;
  let oldoriginNaN: number[] | undefined;
  if ((flags$live & 0x01000000) !== 0) {
    oldorigin = [
      view.getFloat32(at, true),
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
    ];
    oldoriginNaN = nanBits(view, at, 3);
    at += 12;
  }
  let angle1: number | undefined;
  let angle1NaN: number | undefined;
  if ((flags$live & 0x0400) !== 0) {
    angle1 = view.getFloat32(at, true);
    angle1NaN = nanAt(view, at);
    at += 4;
  }
  let angle2: number | undefined;
  let angle2NaN: number | undefined;
  if ((flags$live & 0x04) !== 0) {
    angle2 = view.getFloat32(at, true);
    angle2NaN = nanAt(view, at);
    at += 4;
  }
  let angle3: number | undefined;
  let angle3NaN: number | undefined;
  if ((flags$live & 0x08) !== 0) {
    angle3 = view.getFloat32(at, true);
    angle3NaN = nanAt(view, at);
    at += 4;
  }
  r.offset = at;
  const loop = (flags$live & 0x04000000) !== 0 ? decodeLoopFrom2023(r) : undefined;
  at = r.offset;
  if (at + 2 > r.end) ensure(r, at, bytesOfPacketentityFrom2023Flags(flags$live));
  const event = (flags$live & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  const alpha = (flags$live & 0x40000000) !== 0 ? view.getUint8(at++) / 255 : undefined;
  if ((flags$live & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
  r.offset = at;
  return {
    flags,
    number,
    remove,
    modelindex,
    modelindex2,
    modelindex3,
    modelindex4,
    frame,
    frameBefore,
    skin,
    loweffects,
    effects,
    renderfx,
    solid,
    origin1,
    origin1NaN,
    origin2,
    origin2NaN,
    origin3,
    origin3NaN,
    oldorigin,
    oldoriginNaN,
    angle1,
    angle1NaN,
    angle2,
    angle2NaN,
    angle3,
    angle3NaN,
    loop,
    event,
    alpha,
  };
}

/**
 * Passes over what `decodePacketentityFrom2023` reads. Returns whether it ends its list.
 * Throws DecodeError.
 */
export function skipPacketentityFrom2023(r: Reader): boolean {
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
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  at = advance(r, at, bytesOfPacketentityFrom2023FlagsRun1(flags$live));
  r.offset = at;
  if ((flags$live & 0x04000000) !== 0) skipLoopFrom2023(r);
  at = r.offset;
  at = advance(r, at, bytesOfPacketentityFrom2023Flags(flags$live));
  if ((flags$live & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
  r.offset = at;
  return false;
}

/** Writes what `decodePacketentityFrom2023` reads. Throws EncodeError. */
export function encodePacketentityFrom2023(w: Writer, m: Packetentity): void {
  let flags = m.flags === undefined ? 0 : m.flags & (m.remove ? 0xffffffbf : 0x1080a180);
  if (m.number !== (m.number & 0xff)) flags |= 0x0100;
  if (m.remove) flags |= 0x40;
  if (m.modelindex !== undefined) flags |= 0x0800;
  if (m.modelindex !== undefined && m.modelindex !== (m.modelindex & 0xff)) flags |= 0x10000000;
  if (m.modelindex2 !== undefined) flags |= 0x100000;
  if (m.modelindex2 !== undefined && m.modelindex2 !== (m.modelindex2 & 0xff)) flags |= 0x10000000;
  if (m.modelindex3 !== undefined) flags |= 0x200000;
  if (m.modelindex3 !== undefined && m.modelindex3 !== (m.modelindex3 & 0xff)) flags |= 0x10000000;
  if (m.modelindex4 !== undefined) flags |= 0x400000;
  if (m.modelindex4 !== undefined && m.modelindex4 !== (m.modelindex4 & 0xff)) flags |= 0x10000000;
  if (m.frame !== undefined) {
    const hinted = m.flags === undefined ? 0 : m.flags & 0x020010;
    if (
      hinted === 0x020010 &&
      m.frameBefore !== undefined &&
      m.frameBefore === (m.frameBefore & 0xff) &&
      m.frame === (m.frame & 0xffff)
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
  if (m.loweffects !== undefined) flags |= 0x20000000;
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
  if (m.solid !== undefined) flags |= 0x08000000;
  if (m.origin1 !== undefined) flags |= 0x01;
  if (m.origin2 !== undefined) flags |= 0x02;
  if (m.origin3 !== undefined) flags |= 0x0200;
  if (m.oldorigin !== undefined) flags |= 0x01000000;
  if (m.angle1 !== undefined) flags |= 0x0400;
  if (m.angle2 !== undefined) flags |= 0x04;
  if (m.angle3 !== undefined) flags |= 0x08;
  if (m.loop !== undefined) flags |= 0x04000000;
  if (m.event !== undefined) flags |= 0x20;
  if (m.alpha !== undefined) flags |= 0x40000000;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  if ((flags & 0xff00) !== 0) flags |= 0x80;
  if (m.remove)
    expectNothing(
      m,
      "modelindex modelindex2 modelindex3 modelindex4 frame skin loweffects effects renderfx solid origin1 origin2 origin3 oldorigin angle1 angle2 angle3 loop event alpha",
      "remove",
    );
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  let at = reserve(w, 73);
  let view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if (m.number === (0 as number)) throw endsList("number");
  if ((flags & 0x0100) !== 0) view.setUint16((at += 2) - 2, asU16(m.number), true);
  else view.setUint8(at++, asU8(m.number));
  if (m.modelindex !== undefined) {
    if ((flags$live & 0x10000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
    else view.setUint8(at++, asU8(m.modelindex));
  }
  if (m.modelindex2 !== undefined) {
    if ((flags$live & 0x10000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex2), true);
    else view.setUint8(at++, asU8(m.modelindex2));
  }
  if (m.modelindex3 !== undefined) {
    if ((flags$live & 0x10000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex3), true);
    else view.setUint8(at++, asU8(m.modelindex3));
  }
  if (m.modelindex4 !== undefined) {
    if ((flags$live & 0x10000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex4), true);
    else view.setUint8(at++, asU8(m.modelindex4));
  }
  if ((flags$live & 0x10) !== 0) {
    const first = (flags$live & 0x020000) !== 0 ? m.frameBefore! : m.frame!;
    view.setUint8(at++, asU8(first));
  }
  if ((flags$live & 0x020000) !== 0) {
    view.setUint16((at += 2) - 2, asU16(m.frame!), true);
  }
  if ((flags$live & 0x02010000) === 0x02010000) view.setUint32((at += 4) - 4, asU32(m.skin!), true);
  else if ((flags$live & 0x010000) !== 0) view.setUint8(at++, asU8(m.skin!));
  else if ((flags$live & 0x02000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.skin!), true);
  if (m.loweffects !== undefined) view.setUint32((at += 4) - 4, asU32(m.loweffects), true);
  if ((flags$live & 0x084000) === 0x084000) view.setUint32((at += 4) - 4, asU32(m.effects!), true);
  else if ((flags$live & 0x4000) !== 0) view.setUint8(at++, asU8(m.effects!));
  else if ((flags$live & 0x080000) !== 0) view.setUint16((at += 2) - 2, asU16(m.effects!), true);
  if ((flags$live & 0x041000) === 0x041000) view.setUint32((at += 4) - 4, asU32(m.renderfx!), true);
  else if ((flags$live & 0x1000) !== 0) view.setUint8(at++, asU8(m.renderfx!));
  else if ((flags$live & 0x040000) !== 0) view.setUint16((at += 2) - 2, asU16(m.renderfx!), true);
  if (m.solid !== undefined) view.setUint32((at += 4) - 4, asU32(m.solid), true);
  if (m.origin1 !== undefined) setF32(view, (at += 4) - 4, m.origin1, m.origin1NaN);
  if (m.origin2 !== undefined) setF32(view, (at += 4) - 4, m.origin2, m.origin2NaN);
  if (m.origin3 !== undefined) setF32(view, (at += 4) - 4, m.origin3, m.origin3NaN);
  if (m.oldorigin !== undefined) {
    expectLength(m.oldorigin, 3);
    setF32(view, at, m.oldorigin[0], m.oldoriginNaN?.[0]);
    setF32(view, at + 4, m.oldorigin[1], m.oldoriginNaN?.[1]);
    setF32(view, at + 8, m.oldorigin[2], m.oldoriginNaN?.[2]);
    at += 12;
  }
  if (m.angle1 !== undefined) setF32(view, (at += 4) - 4, m.angle1, m.angle1NaN);
  if (m.angle2 !== undefined) setF32(view, (at += 4) - 4, m.angle2, m.angle2NaN);
  if (m.angle3 !== undefined) setF32(view, (at += 4) - 4, m.angle3, m.angle3NaN);
  w.offset = at;
  if (m.loop !== undefined) encodeLoopFrom2023(w, m.loop);
  at = reserve(w, 2);
  view = w.view;
  if (m.event !== undefined) view.setUint8(at++, asU8(m.event));
  if (m.alpha !== undefined) view.setUint8(at++, asU8(unscale(m.alpha, 1, 255)));
  w.offset = at;
}

/** Reads a `packetentity` (2022). Returns `flags` where it ends its list. Throws DecodeError. */
export function decodePacketentityFrom2022(r: Reader): Packetentity | number {
  const view = r.view;
  let at = r.offset;
  if (at + 49 > r.end) ensureWhole(r, skipPacketentityFrom2022);
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const number = (flags & 0x0100) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  if (number === 0) {
    r.offset = at;
    return flags;
  }
  const remove = (flags & 0x40) !== 0;
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  const modelindex =
    (flags$live & 0x0800) !== 0
      ? (flags$live & 0x10000000) !== 0
        ? view.getUint16((at += 2) - 2, true)
        : view.getUint8(at++)
      : undefined;
  const modelindex2 =
    (flags$live & 0x100000) !== 0
      ? (flags$live & 0x10000000) !== 0
        ? view.getUint16((at += 2) - 2, true)
        : view.getUint8(at++)
      : undefined;
  const modelindex3 =
    (flags$live & 0x200000) !== 0
      ? (flags$live & 0x10000000) !== 0
        ? view.getUint16((at += 2) - 2, true)
        : view.getUint8(at++)
      : undefined;
  const modelindex4 =
    (flags$live & 0x400000) !== 0
      ? (flags$live & 0x10000000) !== 0
        ? view.getUint16((at += 2) - 2, true)
        : view.getUint8(at++)
      : undefined;
  let frame: number | undefined;
  let frameBefore: number | undefined;
  if ((flags$live & 0x10) !== 0) {
    frame = view.getUint8(at++);
  }
  if ((flags$live & 0x020000) !== 0) {
    frameBefore = frame;
    frame = view.getUint16(at, true);
    at += 2;
  }
  let skin: number | undefined;
  if ((flags$live & 0x02010000) === 0x02010000) skin = view.getUint32((at += 4) - 4, true);
  else if ((flags$live & 0x010000) !== 0) skin = view.getUint8(at++);
  else if ((flags$live & 0x02000000) !== 0) skin = view.getUint16((at += 2) - 2, true);
  const loweffects =
    (flags$live & 0x20000000) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined;
  let effects: number | undefined;
  if ((flags$live & 0x084000) === 0x084000) effects = view.getUint32((at += 4) - 4, true);
  else if ((flags$live & 0x4000) !== 0) effects = view.getUint8(at++);
  else if ((flags$live & 0x080000) !== 0) effects = view.getUint16((at += 2) - 2, true);
  let renderfx: number | undefined;
  if ((flags$live & 0x041000) === 0x041000) renderfx = view.getUint32((at += 4) - 4, true);
  else if ((flags$live & 0x1000) !== 0) renderfx = view.getUint8(at++);
  else if ((flags$live & 0x040000) !== 0) renderfx = view.getUint16((at += 2) - 2, true);
  const solid = (flags$live & 0x08000000) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined;
  if ((flags$live & 0x01) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  if ((flags$live & 0x02) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  if ((flags$live & 0x0200) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  if ((flags$live & 0x01000000) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  let angle1: number | undefined;
  let angle1NaN: number | undefined;
  if ((flags$live & 0x0400) !== 0) {
    angle1 = view.getFloat32(at, true);
    angle1NaN = nanAt(view, at);
    at += 4;
  }
  let angle2: number | undefined;
  let angle2NaN: number | undefined;
  if ((flags$live & 0x04) !== 0) {
    angle2 = view.getFloat32(at, true);
    angle2NaN = nanAt(view, at);
    at += 4;
  }
  let angle3: number | undefined;
  let angle3NaN: number | undefined;
  if ((flags$live & 0x08) !== 0) {
    angle3 = view.getFloat32(at, true);
    angle3NaN = nanAt(view, at);
    at += 4;
  }
  r.offset = at;
  const loop = (flags$live & 0x04000000) !== 0 ? decodeLoopFrom2023(r) : undefined;
  at = r.offset;
  if (at + 2 > r.end) ensure(r, at, bytesOfPacketentityFrom2022Flags(flags$live));
  const event = (flags$live & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  const alpha = (flags$live & 0x40000000) !== 0 ? view.getUint8(at++) / 255 : undefined;
  if ((flags$live & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
  r.offset = at;
  return {
    flags,
    number,
    remove,
    modelindex,
    modelindex2,
    modelindex3,
    modelindex4,
    frame,
    frameBefore,
    skin,
    loweffects,
    effects,
    renderfx,
    solid,
    angle1,
    angle1NaN,
    angle2,
    angle2NaN,
    angle3,
    angle3NaN,
    loop,
    event,
    alpha,
  };
}

/**
 * Passes over what `decodePacketentityFrom2022` reads. Returns whether it ends its list.
 * Throws DecodeError.
 */
export function skipPacketentityFrom2022(r: Reader): boolean {
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
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  at = advance(r, at, bytesOfPacketentityFrom2022FlagsRun1(flags$live));
  if ((flags$live & 0x01) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  if ((flags$live & 0x02) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  if ((flags$live & 0x0200) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  if ((flags$live & 0x01000000) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  at = advance(r, at, bytesOfPacketentityFrom2022FlagsRun2(flags$live));
  r.offset = at;
  if ((flags$live & 0x04000000) !== 0) skipLoopFrom2023(r);
  at = r.offset;
  at = advance(r, at, bytesOfPacketentityFrom2022Flags(flags$live));
  if ((flags$live & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
  r.offset = at;
  return false;
}

/** Writes what `decodePacketentityFrom2022` reads. Throws EncodeError. */
export function encodePacketentityFrom2022(w: Writer, m: Packetentity): void {
  let flags = m.flags === undefined ? 0 : m.flags & (m.remove ? 0xffffffbf : 0x1080a180);
  if (m.number !== (m.number & 0xff)) flags |= 0x0100;
  if (m.remove) flags |= 0x40;
  if (m.modelindex !== undefined) flags |= 0x0800;
  if (m.modelindex !== undefined && m.modelindex !== (m.modelindex & 0xff)) flags |= 0x10000000;
  if (m.modelindex2 !== undefined) flags |= 0x100000;
  if (m.modelindex2 !== undefined && m.modelindex2 !== (m.modelindex2 & 0xff)) flags |= 0x10000000;
  if (m.modelindex3 !== undefined) flags |= 0x200000;
  if (m.modelindex3 !== undefined && m.modelindex3 !== (m.modelindex3 & 0xff)) flags |= 0x10000000;
  if (m.modelindex4 !== undefined) flags |= 0x400000;
  if (m.modelindex4 !== undefined && m.modelindex4 !== (m.modelindex4 & 0xff)) flags |= 0x10000000;
  if (m.frame !== undefined) {
    const hinted = m.flags === undefined ? 0 : m.flags & 0x020010;
    if (
      hinted === 0x020010 &&
      m.frameBefore !== undefined &&
      m.frameBefore === (m.frameBefore & 0xff) &&
      m.frame === (m.frame & 0xffff)
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
  if (m.loweffects !== undefined) flags |= 0x20000000;
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
  if (m.solid !== undefined) flags |= 0x08000000;
  if (m.angle1 !== undefined) flags |= 0x0400;
  if (m.angle2 !== undefined) flags |= 0x04;
  if (m.angle3 !== undefined) flags |= 0x08;
  if (m.loop !== undefined) flags |= 0x04000000;
  if (m.event !== undefined) flags |= 0x20;
  if (m.alpha !== undefined) flags |= 0x40000000;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  if ((flags & 0xff00) !== 0) flags |= 0x80;
  if (m.remove)
    expectNothing(
      m,
      "modelindex modelindex2 modelindex3 modelindex4 frame skin loweffects effects renderfx solid angle1 angle2 angle3 loop event alpha",
      "remove",
    );
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  let at = reserve(w, 49);
  let view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if (m.number === (0 as number)) throw endsList("number");
  if ((flags & 0x0100) !== 0) view.setUint16((at += 2) - 2, asU16(m.number), true);
  else view.setUint8(at++, asU8(m.number));
  if (m.modelindex !== undefined) {
    if ((flags$live & 0x10000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
    else view.setUint8(at++, asU8(m.modelindex));
  }
  if (m.modelindex2 !== undefined) {
    if ((flags$live & 0x10000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex2), true);
    else view.setUint8(at++, asU8(m.modelindex2));
  }
  if (m.modelindex3 !== undefined) {
    if ((flags$live & 0x10000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex3), true);
    else view.setUint8(at++, asU8(m.modelindex3));
  }
  if (m.modelindex4 !== undefined) {
    if ((flags$live & 0x10000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex4), true);
    else view.setUint8(at++, asU8(m.modelindex4));
  }
  if ((flags$live & 0x10) !== 0) {
    const first = (flags$live & 0x020000) !== 0 ? m.frameBefore! : m.frame!;
    view.setUint8(at++, asU8(first));
  }
  if ((flags$live & 0x020000) !== 0) {
    view.setUint16((at += 2) - 2, asU16(m.frame!), true);
  }
  if ((flags$live & 0x02010000) === 0x02010000) view.setUint32((at += 4) - 4, asU32(m.skin!), true);
  else if ((flags$live & 0x010000) !== 0) view.setUint8(at++, asU8(m.skin!));
  else if ((flags$live & 0x02000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.skin!), true);
  if (m.loweffects !== undefined) view.setUint32((at += 4) - 4, asU32(m.loweffects), true);
  if ((flags$live & 0x084000) === 0x084000) view.setUint32((at += 4) - 4, asU32(m.effects!), true);
  else if ((flags$live & 0x4000) !== 0) view.setUint8(at++, asU8(m.effects!));
  else if ((flags$live & 0x080000) !== 0) view.setUint16((at += 2) - 2, asU16(m.effects!), true);
  if ((flags$live & 0x041000) === 0x041000) view.setUint32((at += 4) - 4, asU32(m.renderfx!), true);
  else if ((flags$live & 0x1000) !== 0) view.setUint8(at++, asU8(m.renderfx!));
  else if ((flags$live & 0x040000) !== 0) view.setUint16((at += 2) - 2, asU16(m.renderfx!), true);
  if (m.solid !== undefined) view.setUint32((at += 4) - 4, asU32(m.solid), true);
  if (m.angle1 !== undefined) setF32(view, (at += 4) - 4, m.angle1, m.angle1NaN);
  if (m.angle2 !== undefined) setF32(view, (at += 4) - 4, m.angle2, m.angle2NaN);
  if (m.angle3 !== undefined) setF32(view, (at += 4) - 4, m.angle3, m.angle3NaN);
  w.offset = at;
  if (m.loop !== undefined) encodeLoopFrom2023(w, m.loop);
  at = reserve(w, 2);
  view = w.view;
  if (m.event !== undefined) view.setUint8(at++, asU8(m.event));
  if (m.alpha !== undefined) view.setUint8(at++, asU8(unscale(m.alpha, 1, 255)));
  w.offset = at;
}

/** Reads a `packetentity` (35). Returns `flags` where it ends its list. Throws DecodeError. */
export function decodePacketentityFrom35(r: Reader): Packetentity | number {
  const view = r.view;
  let at = r.offset;
  if (at + 49 > r.end) ensureWhole(r, skipPacketentityFrom35);
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const number = (flags & 0x0100) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  if (number === 0) {
    r.offset = at;
    return flags;
  }
  const remove = (flags & 0x40) !== 0;
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  const modelindex = (flags$live & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex2 = (flags$live & 0x100000) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex3 = (flags$live & 0x200000) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex4 = (flags$live & 0x400000) !== 0 ? view.getUint8(at++) : undefined;
  let frame: number | undefined;
  let frameBefore: number | undefined;
  if ((flags$live & 0x10) !== 0) {
    frame = view.getUint8(at++);
  }
  if ((flags$live & 0x020000) !== 0) {
    frameBefore = frame;
    frame = view.getInt16(at, true);
    at += 2;
  }
  let skin: number | undefined;
  if ((flags$live & 0x02010000) === 0x02010000) skin = view.getUint32((at += 4) - 4, true);
  else if ((flags$live & 0x010000) !== 0) skin = view.getUint8(at++);
  else if ((flags$live & 0x02000000) !== 0) skin = view.getUint16((at += 2) - 2, true);
  let effects: number | undefined;
  if ((flags$live & 0x084000) === 0x084000) effects = view.getUint32((at += 4) - 4, true);
  else if ((flags$live & 0x4000) !== 0) effects = view.getUint8(at++);
  else if ((flags$live & 0x080000) !== 0) effects = view.getUint16((at += 2) - 2, true);
  let renderfx: number | undefined;
  if ((flags$live & 0x041000) === 0x041000) renderfx = view.getUint32((at += 4) - 4, true);
  else if ((flags$live & 0x1000) !== 0) renderfx = view.getUint8(at++);
  else if ((flags$live & 0x040000) !== 0) renderfx = view.getUint16((at += 2) - 2, true);
  const message$: Packetentity = {
    flags,
    number,
    remove,
    modelindex,
    modelindex2,
    modelindex3,
    modelindex4,
    frame,
    frameBefore,
    skin,
    effects,
    renderfx,
    origin1: (flags$live & 0x01) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    origin2: (flags$live & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    origin3: (flags$live & 0x0200) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    angle1:
      (flags$live & 0x0400) !== 0
        ? (flags$live & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined,
    angle2:
      (flags$live & 0x04) !== 0
        ? (flags$live & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined,
    angle3:
      (flags$live & 0x08) !== 0
        ? (flags$live & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined,
    oldorigin: (flags$live & 0x01000000) !== 0 ? read3Coord(view, (at += 6) - 6) : undefined,
    sound: (flags$live & 0x04000000) !== 0 ? view.getUint8(at++) : undefined,
    event: (flags$live & 0x20) !== 0 ? view.getUint8(at++) : undefined,
    solid: (flags$live & 0x08000000) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined,
  };
  r.offset = at;
  return message$;
}

/**
 * Passes over what `decodePacketentityFrom35` reads. Returns whether it ends its list.
 * Throws DecodeError.
 */
export function skipPacketentityFrom35(r: Reader): boolean {
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
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  r.offset = advance(r, at, bytesOfPacketentityFrom35Flags(flags$live));
  return false;
}

/** Writes what `decodePacketentityFrom35` reads. Throws EncodeError. */
export function encodePacketentityFrom35(w: Writer, m: Packetentity): void {
  let flags = m.flags === undefined ? 0 : m.flags & (m.remove ? 0xffffffbf : 0xf080a180);
  if (m.number !== (m.number & 0xff)) flags |= 0x0100;
  if (m.remove) flags |= 0x40;
  if (m.modelindex !== undefined) flags |= 0x0800;
  if (m.modelindex2 !== undefined) flags |= 0x100000;
  if (m.modelindex3 !== undefined) flags |= 0x200000;
  if (m.modelindex4 !== undefined) flags |= 0x400000;
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
  if (m.sound !== undefined) flags |= 0x04000000;
  if (m.event !== undefined) flags |= 0x20;
  if (m.solid !== undefined) flags |= 0x08000000;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  if ((flags & 0xff00) !== 0) flags |= 0x80;
  if (m.remove)
    expectNothing(
      m,
      "modelindex modelindex2 modelindex3 modelindex4 frame skin effects renderfx origin1 origin2 origin3 angle1 angle2 angle3 oldorigin sound event solid",
      "remove",
    );
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  let at = reserve(w, 49);
  const view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if (m.number === (0 as number)) throw endsList("number");
  if ((flags & 0x0100) !== 0) view.setUint16((at += 2) - 2, asU16(m.number), true);
  else view.setUint8(at++, asU8(m.number));
  if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
  if (m.modelindex2 !== undefined) view.setUint8(at++, asU8(m.modelindex2));
  if (m.modelindex3 !== undefined) view.setUint8(at++, asU8(m.modelindex3));
  if (m.modelindex4 !== undefined) view.setUint8(at++, asU8(m.modelindex4));
  if ((flags$live & 0x10) !== 0) {
    const first = (flags$live & 0x020000) !== 0 ? m.frameBefore! : m.frame!;
    view.setUint8(at++, asU8(first));
  }
  if ((flags$live & 0x020000) !== 0) {
    view.setInt16((at += 2) - 2, asI16(m.frame!), true);
  }
  if ((flags$live & 0x02010000) === 0x02010000) view.setUint32((at += 4) - 4, asU32(m.skin!), true);
  else if ((flags$live & 0x010000) !== 0) view.setUint8(at++, asU8(m.skin!));
  else if ((flags$live & 0x02000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.skin!), true);
  if ((flags$live & 0x084000) === 0x084000) view.setUint32((at += 4) - 4, asU32(m.effects!), true);
  else if ((flags$live & 0x4000) !== 0) view.setUint8(at++, asU8(m.effects!));
  else if ((flags$live & 0x080000) !== 0) view.setUint16((at += 2) - 2, asU16(m.effects!), true);
  if ((flags$live & 0x041000) === 0x041000) view.setUint32((at += 4) - 4, asU32(m.renderfx!), true);
  else if ((flags$live & 0x1000) !== 0) view.setUint8(at++, asU8(m.renderfx!));
  else if ((flags$live & 0x040000) !== 0) view.setUint16((at += 2) - 2, asU16(m.renderfx!), true);
  if (m.origin1 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin1, 1, 8)), true);
  if (m.origin2 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin2, 1, 8)), true);
  if (m.origin3 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin3, 1, 8)), true);
  if (m.angle1 !== undefined) {
    if ((flags$live & 0x2000) !== 0)
      view.setInt16((at += 2) - 2, asI16(unscale(m.angle1, 45, 8192)), true);
    else view.setInt8(at++, asI8(unscale(m.angle1, 45, 32)));
  }
  if (m.angle2 !== undefined) {
    if ((flags$live & 0x2000) !== 0)
      view.setInt16((at += 2) - 2, asI16(unscale(m.angle2, 45, 8192)), true);
    else view.setInt8(at++, asI8(unscale(m.angle2, 45, 32)));
  }
  if (m.angle3 !== undefined) {
    if ((flags$live & 0x2000) !== 0)
      view.setInt16((at += 2) - 2, asI16(unscale(m.angle3, 45, 8192)), true);
    else view.setInt8(at++, asI8(unscale(m.angle3, 45, 32)));
  }
  if (m.oldorigin !== undefined) write3Coord(view, (at += 6) - 6, m.oldorigin);
  if (m.sound !== undefined) view.setUint8(at++, asU8(m.sound));
  if (m.event !== undefined) view.setUint8(at++, asU8(m.event));
  if (m.solid !== undefined) view.setUint32((at += 4) - 4, asU32(m.solid), true);
  w.offset = at;
}

/**
 * Reads a `packetentity` (35-1904). Returns `flags` where it ends its list. Throws
 * DecodeError.
 */
export function decodePacketentityFrom351904(r: Reader): Packetentity | number {
  const view = r.view;
  let at = r.offset;
  if (at + 47 > r.end) ensureWhole(r, skipPacketentityFrom351904);
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const number = (flags & 0x0100) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  if (number === 0) {
    r.offset = at;
    return flags;
  }
  const remove = (flags & 0x40) !== 0;
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  const modelindex = (flags$live & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex2 = (flags$live & 0x100000) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex3 = (flags$live & 0x200000) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex4 = (flags$live & 0x400000) !== 0 ? view.getUint8(at++) : undefined;
  let frame: number | undefined;
  let frameBefore: number | undefined;
  if ((flags$live & 0x10) !== 0) {
    frame = view.getUint8(at++);
  }
  if ((flags$live & 0x020000) !== 0) {
    frameBefore = frame;
    frame = view.getInt16(at, true);
    at += 2;
  }
  let skin: number | undefined;
  if ((flags$live & 0x02010000) === 0x02010000) skin = view.getUint32((at += 4) - 4, true);
  else if ((flags$live & 0x010000) !== 0) skin = view.getUint8(at++);
  else if ((flags$live & 0x02000000) !== 0) skin = view.getUint16((at += 2) - 2, true);
  let effects: number | undefined;
  if ((flags$live & 0x084000) === 0x084000) effects = view.getUint32((at += 4) - 4, true);
  else if ((flags$live & 0x4000) !== 0) effects = view.getUint8(at++);
  else if ((flags$live & 0x080000) !== 0) effects = view.getUint16((at += 2) - 2, true);
  let renderfx: number | undefined;
  if ((flags$live & 0x041000) === 0x041000) renderfx = view.getUint32((at += 4) - 4, true);
  else if ((flags$live & 0x1000) !== 0) renderfx = view.getUint8(at++);
  else if ((flags$live & 0x040000) !== 0) renderfx = view.getUint16((at += 2) - 2, true);
  const message$: Packetentity = {
    flags,
    number,
    remove,
    modelindex,
    modelindex2,
    modelindex3,
    modelindex4,
    frame,
    frameBefore,
    skin,
    effects,
    renderfx,
    origin1: (flags$live & 0x01) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    origin2: (flags$live & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    origin3: (flags$live & 0x0200) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    angle1:
      (flags$live & 0x0400) !== 0
        ? (flags$live & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined,
    angle2:
      (flags$live & 0x04) !== 0
        ? (flags$live & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined,
    angle3:
      (flags$live & 0x08) !== 0
        ? (flags$live & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined,
    oldorigin: (flags$live & 0x01000000) !== 0 ? read3Coord(view, (at += 6) - 6) : undefined,
    sound: (flags$live & 0x04000000) !== 0 ? view.getUint8(at++) : undefined,
    event: (flags$live & 0x20) !== 0 ? view.getUint8(at++) : undefined,
    solid: (flags$live & 0x08000000) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined,
  };
  r.offset = at;
  return message$;
}

/**
 * Passes over what `decodePacketentityFrom351904` reads. Returns whether it ends its list.
 * Throws DecodeError.
 */
export function skipPacketentityFrom351904(r: Reader): boolean {
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
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  r.offset = advance(r, at, bytesOfPacketentityFrom351904Flags(flags$live));
  return false;
}

/** Writes what `decodePacketentityFrom351904` reads. Throws EncodeError. */
export function encodePacketentityFrom351904(w: Writer, m: Packetentity): void {
  let flags = m.flags === undefined ? 0 : m.flags & (m.remove ? 0xffffffbf : 0xf080a180);
  if (m.number !== (m.number & 0xff)) flags |= 0x0100;
  if (m.remove) flags |= 0x40;
  if (m.modelindex !== undefined) flags |= 0x0800;
  if (m.modelindex2 !== undefined) flags |= 0x100000;
  if (m.modelindex3 !== undefined) flags |= 0x200000;
  if (m.modelindex4 !== undefined) flags |= 0x400000;
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
  if (m.sound !== undefined) flags |= 0x04000000;
  if (m.event !== undefined) flags |= 0x20;
  if (m.solid !== undefined) flags |= 0x08000000;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  if ((flags & 0xff00) !== 0) flags |= 0x80;
  if (m.remove)
    expectNothing(
      m,
      "modelindex modelindex2 modelindex3 modelindex4 frame skin effects renderfx origin1 origin2 origin3 angle1 angle2 angle3 oldorigin sound event solid",
      "remove",
    );
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  let at = reserve(w, 47);
  const view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if (m.number === (0 as number)) throw endsList("number");
  if ((flags & 0x0100) !== 0) view.setUint16((at += 2) - 2, asU16(m.number), true);
  else view.setUint8(at++, asU8(m.number));
  if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
  if (m.modelindex2 !== undefined) view.setUint8(at++, asU8(m.modelindex2));
  if (m.modelindex3 !== undefined) view.setUint8(at++, asU8(m.modelindex3));
  if (m.modelindex4 !== undefined) view.setUint8(at++, asU8(m.modelindex4));
  if ((flags$live & 0x10) !== 0) {
    const first = (flags$live & 0x020000) !== 0 ? m.frameBefore! : m.frame!;
    view.setUint8(at++, asU8(first));
  }
  if ((flags$live & 0x020000) !== 0) {
    view.setInt16((at += 2) - 2, asI16(m.frame!), true);
  }
  if ((flags$live & 0x02010000) === 0x02010000) view.setUint32((at += 4) - 4, asU32(m.skin!), true);
  else if ((flags$live & 0x010000) !== 0) view.setUint8(at++, asU8(m.skin!));
  else if ((flags$live & 0x02000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.skin!), true);
  if ((flags$live & 0x084000) === 0x084000) view.setUint32((at += 4) - 4, asU32(m.effects!), true);
  else if ((flags$live & 0x4000) !== 0) view.setUint8(at++, asU8(m.effects!));
  else if ((flags$live & 0x080000) !== 0) view.setUint16((at += 2) - 2, asU16(m.effects!), true);
  if ((flags$live & 0x041000) === 0x041000) view.setUint32((at += 4) - 4, asU32(m.renderfx!), true);
  else if ((flags$live & 0x1000) !== 0) view.setUint8(at++, asU8(m.renderfx!));
  else if ((flags$live & 0x040000) !== 0) view.setUint16((at += 2) - 2, asU16(m.renderfx!), true);
  if (m.origin1 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin1, 1, 8)), true);
  if (m.origin2 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin2, 1, 8)), true);
  if (m.origin3 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin3, 1, 8)), true);
  if (m.angle1 !== undefined) {
    if ((flags$live & 0x2000) !== 0)
      view.setInt16((at += 2) - 2, asI16(unscale(m.angle1, 45, 8192)), true);
    else view.setInt8(at++, asI8(unscale(m.angle1, 45, 32)));
  }
  if (m.angle2 !== undefined) {
    if ((flags$live & 0x2000) !== 0)
      view.setInt16((at += 2) - 2, asI16(unscale(m.angle2, 45, 8192)), true);
    else view.setInt8(at++, asI8(unscale(m.angle2, 45, 32)));
  }
  if (m.angle3 !== undefined) {
    if ((flags$live & 0x2000) !== 0)
      view.setInt16((at += 2) - 2, asI16(unscale(m.angle3, 45, 8192)), true);
    else view.setInt8(at++, asI8(unscale(m.angle3, 45, 32)));
  }
  if (m.oldorigin !== undefined) write3Coord(view, (at += 6) - 6, m.oldorigin);
  if (m.sound !== undefined) view.setUint8(at++, asU8(m.sound));
  if (m.event !== undefined) view.setUint8(at++, asU8(m.event));
  if (m.solid !== undefined) view.setInt16((at += 2) - 2, asI16(m.solid), true);
  w.offset = at;
}

/** Reads a `packetentity` (56). Returns `flags` where it ends its list. Throws DecodeError. */
export function decodePacketentityFrom56(r: Reader): Packetentity | number {
  const view = r.view;
  let at = r.offset;
  if (at + 61 > r.end) ensureWhole(r, skipPacketentityFrom56);
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const number = (flags & 0x0100) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  if (number === 0) {
    r.offset = at;
    return flags;
  }
  const remove = (flags & 0x40) !== 0;
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  const modelindex = (flags$live & 0x0800) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const modelindex2 =
    (flags$live & 0x100000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const modelindex3 =
    (flags$live & 0x200000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const modelindex4 =
    (flags$live & 0x400000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const modelindex5 =
    (flags$live & 0x10000000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const modelindex6 =
    (flags$live & 0x20000000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  let frame: number | undefined;
  let frameBefore: number | undefined;
  if ((flags$live & 0x10) !== 0) {
    frame = view.getUint8(at++);
  }
  if ((flags$live & 0x020000) !== 0) {
    frameBefore = frame;
    frame = view.getInt16(at, true);
    at += 2;
  }
  let skin: number | undefined;
  if ((flags$live & 0x02010000) === 0x02010000) skin = view.getInt32((at += 4) - 4, true);
  else if ((flags$live & 0x010000) !== 0) skin = view.getUint8(at++);
  else if ((flags$live & 0x02000000) !== 0) skin = view.getInt16((at += 2) - 2, true);
  let effects: number | undefined;
  if ((flags$live & 0x084000) === 0x084000) effects = view.getInt32((at += 4) - 4, true);
  else if ((flags$live & 0x4000) !== 0) effects = view.getUint8(at++);
  else if ((flags$live & 0x080000) !== 0) effects = view.getInt16((at += 2) - 2, true);
  let renderfx: number | undefined;
  if ((flags$live & 0x041000) === 0x041000) renderfx = view.getInt32((at += 4) - 4, true);
  else if ((flags$live & 0x1000) !== 0) renderfx = view.getUint8(at++);
  else if ((flags$live & 0x040000) !== 0) renderfx = view.getInt16((at += 2) - 2, true);
  const message$: Packetentity = {
    flags,
    number,
    remove,
    modelindex,
    modelindex2,
    modelindex3,
    modelindex4,
    modelindex5,
    modelindex6,
    frame,
    frameBefore,
    skin,
    effects,
    renderfx,
    origin1: (flags$live & 0x01) !== 0 ? read1Coord(view, (at += 3) - 3) : undefined,
    origin2: (flags$live & 0x02) !== 0 ? read1Coord(view, (at += 3) - 3) : undefined,
    origin3: (flags$live & 0x0200) !== 0 ? read1Coord(view, (at += 3) - 3) : undefined,
    angle1: (flags$live & 0x0400) !== 0 ? view.getInt8(at++) * 1.40625 : undefined,
    angle2: (flags$live & 0x04) !== 0 ? view.getInt8(at++) * 1.40625 : undefined,
    angle3: (flags$live & 0x08) !== 0 ? view.getInt8(at++) * 1.40625 : undefined,
    oldorigin: (flags$live & 0x01000000) !== 0 ? read3Coord_2(view, (at += 9) - 9) : undefined,
    alpha: (flags$live & 0x80000000) !== 0 ? view.getUint8(at++) / 255 : undefined,
    sound: (flags$live & 0x04000000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined,
    attenuation: (flags$live & 0x40000000) !== 0 ? view.getUint8(at++) * 0.015625 : undefined,
    event: (flags$live & 0x20) !== 0 ? view.getUint8(at++) : undefined,
    solid: (flags$live & 0x08000000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined,
  };
  r.offset = at;
  return message$;
}

/**
 * Passes over what `decodePacketentityFrom56` reads. Returns whether it ends its list.
 * Throws DecodeError.
 */
export function skipPacketentityFrom56(r: Reader): boolean {
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
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  r.offset = advance(r, at, bytesOfPacketentityFrom56Flags(flags$live));
  return false;
}

/** Writes what `decodePacketentityFrom56` reads. Throws EncodeError. */
export function encodePacketentityFrom56(w: Writer, m: Packetentity): void {
  let flags = m.flags === undefined ? 0 : m.flags & (m.remove ? 0xffffffbf : 0x80a180);
  if (m.number !== (m.number & 0xff)) flags |= 0x0100;
  if (m.remove) flags |= 0x40;
  if (m.modelindex !== undefined) flags |= 0x0800;
  if (m.modelindex2 !== undefined) flags |= 0x100000;
  if (m.modelindex3 !== undefined) flags |= 0x200000;
  if (m.modelindex4 !== undefined) flags |= 0x400000;
  if (m.modelindex5 !== undefined) flags |= 0x10000000;
  if (m.modelindex6 !== undefined) flags |= 0x20000000;
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
    if (hinted === 0x02010000 || m.skin !== (m.skin << 16) >> 16) flags |= 0x02010000;
    else if (hinted === 0x02000000 || m.skin !== (m.skin & 0xff)) flags |= 0x02000000;
    else flags |= 0x010000;
  }
  if (m.effects !== undefined) {
    const hinted = m.flags === undefined ? 0 : m.flags & 0x084000;
    if (hinted === 0x084000 || m.effects !== (m.effects << 16) >> 16) flags |= 0x084000;
    else if (hinted === 0x080000 || m.effects !== (m.effects & 0xff)) flags |= 0x080000;
    else flags |= 0x4000;
  }
  if (m.renderfx !== undefined) {
    const hinted = m.flags === undefined ? 0 : m.flags & 0x041000;
    if (hinted === 0x041000 || m.renderfx !== (m.renderfx << 16) >> 16) flags |= 0x041000;
    else if (hinted === 0x040000 || m.renderfx !== (m.renderfx & 0xff)) flags |= 0x040000;
    else flags |= 0x1000;
  }
  if (m.origin1 !== undefined) flags |= 0x01;
  if (m.origin2 !== undefined) flags |= 0x02;
  if (m.origin3 !== undefined) flags |= 0x0200;
  if (m.angle1 !== undefined) flags |= 0x0400;
  if (m.angle2 !== undefined) flags |= 0x04;
  if (m.angle3 !== undefined) flags |= 0x08;
  if (m.oldorigin !== undefined) flags |= 0x01000000;
  if (m.alpha !== undefined) flags |= 0x80000000;
  if (m.sound !== undefined) flags |= 0x04000000;
  if (m.attenuation !== undefined) flags |= 0x40000000;
  if (m.event !== undefined) flags |= 0x20;
  if (m.solid !== undefined) flags |= 0x08000000;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  if ((flags & 0xff00) !== 0) flags |= 0x80;
  if (m.remove)
    expectNothing(
      m,
      "modelindex modelindex2 modelindex3 modelindex4 modelindex5 modelindex6 frame skin effects renderfx origin1 origin2 origin3 angle1 angle2 angle3 oldorigin alpha sound attenuation event solid",
      "remove",
    );
  const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
  let at = reserve(w, 61);
  const view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if (m.number === (0 as number)) throw endsList("number");
  if ((flags & 0x0100) !== 0) view.setUint16((at += 2) - 2, asU16(m.number), true);
  else view.setUint8(at++, asU8(m.number));
  if (m.modelindex !== undefined) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
  if (m.modelindex2 !== undefined) view.setUint16((at += 2) - 2, asU16(m.modelindex2), true);
  if (m.modelindex3 !== undefined) view.setUint16((at += 2) - 2, asU16(m.modelindex3), true);
  if (m.modelindex4 !== undefined) view.setUint16((at += 2) - 2, asU16(m.modelindex4), true);
  if (m.modelindex5 !== undefined) view.setUint16((at += 2) - 2, asU16(m.modelindex5), true);
  if (m.modelindex6 !== undefined) view.setUint16((at += 2) - 2, asU16(m.modelindex6), true);
  if ((flags$live & 0x10) !== 0) {
    const first = (flags$live & 0x020000) !== 0 ? m.frameBefore! : m.frame!;
    view.setUint8(at++, asU8(first));
  }
  if ((flags$live & 0x020000) !== 0) {
    view.setInt16((at += 2) - 2, asI16(m.frame!), true);
  }
  if ((flags$live & 0x02010000) === 0x02010000) view.setInt32((at += 4) - 4, asI32(m.skin!), true);
  else if ((flags$live & 0x010000) !== 0) view.setUint8(at++, asU8(m.skin!));
  else if ((flags$live & 0x02000000) !== 0) view.setInt16((at += 2) - 2, asI16(m.skin!), true);
  if ((flags$live & 0x084000) === 0x084000) view.setInt32((at += 4) - 4, asI32(m.effects!), true);
  else if ((flags$live & 0x4000) !== 0) view.setUint8(at++, asU8(m.effects!));
  else if ((flags$live & 0x080000) !== 0) view.setInt16((at += 2) - 2, asI16(m.effects!), true);
  if ((flags$live & 0x041000) === 0x041000) view.setInt32((at += 4) - 4, asI32(m.renderfx!), true);
  else if ((flags$live & 0x1000) !== 0) view.setUint8(at++, asU8(m.renderfx!));
  else if ((flags$live & 0x040000) !== 0) view.setInt16((at += 2) - 2, asI16(m.renderfx!), true);
  if (m.origin1 !== undefined)
    setUint24MiddleEndian(view, (at += 3) - 3, asSigned(unscale(m.origin1, 1, 8), 24));
  if (m.origin2 !== undefined)
    setUint24MiddleEndian(view, (at += 3) - 3, asSigned(unscale(m.origin2, 1, 8), 24));
  if (m.origin3 !== undefined)
    setUint24MiddleEndian(view, (at += 3) - 3, asSigned(unscale(m.origin3, 1, 8), 24));
  if (m.angle1 !== undefined) view.setInt8(at++, asI8(unscale(m.angle1, 45, 32)));
  if (m.angle2 !== undefined) view.setInt8(at++, asI8(unscale(m.angle2, 45, 32)));
  if (m.angle3 !== undefined) view.setInt8(at++, asI8(unscale(m.angle3, 45, 32)));
  if (m.oldorigin !== undefined) write3Coord_2(view, (at += 9) - 9, m.oldorigin);
  if (m.alpha !== undefined) view.setUint8(at++, asU8(unscale(m.alpha, 1, 255)));
  if (m.sound !== undefined) view.setUint16((at += 2) - 2, asU16(m.sound), true);
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  if (m.event !== undefined) view.setUint8(at++, asU8(m.event));
  if (m.solid !== undefined) view.setUint16((at += 2) - 2, asU16(m.solid), true);
  w.offset = at;
}

/** Reads a `source` (from 25). Throws DecodeError. */
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

/** Reads a `gun` (25). Throws DecodeError. */
export function decodeGunUntil25(r: Reader): Gun {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 8);
  r.offset = at + 8;
  return {
    gunframe: view.getUint8(at),
    shots: view.getUint8(at + 1),
    gunoffset: [
      view.getInt8(at + 2) * 0.25,
      view.getInt8(at + 3) * 0.25,
      view.getInt8(at + 4) * 0.25,
    ],
    gunangles: [
      view.getInt8(at + 5) * 0.25,
      view.getInt8(at + 6) * 0.25,
      view.getInt8(at + 7) * 0.25,
    ],
  };
}

/** Passes over what `decodeGunUntil25` reads. Throws DecodeError. */
export function skipGunUntil25(r: Reader): undefined {
  skip(r, 8);
}

/** Writes what `decodeGunUntil25` reads. Throws EncodeError. */
export function encodeGunUntil25(w: Writer, m: Gun): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setUint8(at, asU8(m.gunframe));
  view.setUint8(at + 1, asU8(m.shots!));
  expectLength(m.gunoffset, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + 2 + i, asI8(unscale(m.gunoffset[i]!, 1, 4)));
  expectLength(m.gunangles, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + 5 + i, asI8(unscale(m.gunangles[i]!, 1, 4)));
  w.offset = at + 8;
}

/** Reads a `gun` (to 34). Throws DecodeError. */
export function decodeGun(r: Reader): Gun {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 7);
  r.offset = at + 7;
  return {
    gunframe: view.getUint8(at),
    gunoffset: [
      view.getInt8(at + 1) * 0.25,
      view.getInt8(at + 2) * 0.25,
      view.getInt8(at + 3) * 0.25,
    ],
    gunangles: [
      view.getInt8(at + 4) * 0.25,
      view.getInt8(at + 5) * 0.25,
      view.getInt8(at + 6) * 0.25,
    ],
  };
}

/** Passes over what `decodeGun` reads. Throws DecodeError. */
export function skipGun(r: Reader): undefined {
  skip(r, 7);
}

/** Writes what `decodeGun` reads. Throws EncodeError. */
export function encodeGun(w: Writer, m: Gun): void {
  const at = reserve(w, 7);
  const view = w.view;
  view.setUint8(at, asU8(m.gunframe));
  expectLength(m.gunoffset, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + 1 + i, asI8(unscale(m.gunoffset[i]!, 1, 4)));
  expectLength(m.gunangles, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + 4 + i, asI8(unscale(m.gunangles[i]!, 1, 4)));
  w.offset = at + 7;
}

/** Reads a `large_source`. Throws DecodeError. */
export function decodeLargeSourceFrom2023(r: Reader): LargeSource {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 4);
  const channelEntity = view.getUint32(at, true);
  r.offset = at + 4;
  return { channel: channelEntity & 0x07, entity: channelEntity >>> 3 };
}

/** Passes over what `decodeLargeSourceFrom2023` reads. Throws DecodeError. */
export function skipLargeSourceFrom2023(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeLargeSourceFrom2023` reads. Throws EncodeError. */
export function encodeLargeSourceFrom2023(w: Writer, m: LargeSource): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint32(at, fit(m.channel, 3) | (fit(m.entity, 29) << 3), true);
  w.offset = at + 4;
}

/** Reads a `gun_model`. Throws DecodeError. */
export function decodeGunModelFrom2023(r: Reader): GunModel {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  const gunindexGunskin = view.getUint16(at, true);
  r.offset = at + 2;
  return { gunindex: gunindexGunskin & 0x1fff, gunskin: gunindexGunskin >>> 13 };
}

/** Passes over what `decodeGunModelFrom2023` reads. Throws DecodeError. */
export function skipGunModelFrom2023(r: Reader): undefined {
  skip(r, 2);
}

/** Writes what `decodeGunModelFrom2023` reads. Throws EncodeError. */
export function encodeGunModelFrom2023(w: Writer, m: GunModel): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, fit(m.gunindex, 13) | (fit(m.gunskin, 3) << 13), true);
  w.offset = at + 2;
}

/** Reads a `weapon`. Throws DecodeError. */
export function decodeWeaponFrom2023(r: Reader): Weapon {
  const view = r.view;
  let at = r.offset;
  if (at + 27 > r.end) ensureWhole(r, skipWeaponFrom2023);
  const gunframeParts = view.getUint16(at, true);
  const gunframe = gunframeParts & 0x01ff;
  const parts = ((gunframeParts >>> 9) & 0x7f) << 0;
  at += 2;
  let gunoffset1: number | undefined;
  let gunoffset1NaN: number | undefined;
  if ((parts & 0x01) !== 0) {
    gunoffset1 = view.getFloat32(at, true);
    gunoffset1NaN = nanAt(view, at);
    at += 4;
  }
  let gunoffset2: number | undefined;
  let gunoffset2NaN: number | undefined;
  if ((parts & 0x02) !== 0) {
    gunoffset2 = view.getFloat32(at, true);
    gunoffset2NaN = nanAt(view, at);
    at += 4;
  }
  let gunoffset3: number | undefined;
  let gunoffset3NaN: number | undefined;
  if ((parts & 0x04) !== 0) {
    gunoffset3 = view.getFloat32(at, true);
    gunoffset3NaN = nanAt(view, at);
    at += 4;
  }
  let gunangle1: number | undefined;
  let gunangle1NaN: number | undefined;
  if ((parts & 0x08) !== 0) {
    gunangle1 = view.getFloat32(at, true);
    gunangle1NaN = nanAt(view, at);
    at += 4;
  }
  let gunangle2: number | undefined;
  let gunangle2NaN: number | undefined;
  if ((parts & 0x10) !== 0) {
    gunangle2 = view.getFloat32(at, true);
    gunangle2NaN = nanAt(view, at);
    at += 4;
  }
  let gunangle3: number | undefined;
  let gunangle3NaN: number | undefined;
  if ((parts & 0x20) !== 0) {
    gunangle3 = view.getFloat32(at, true);
    gunangle3NaN = nanAt(view, at);
    at += 4;
  }
  const gunrate = (parts & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return {
    gunframe,
    parts,
    gunoffset1,
    gunoffset1NaN,
    gunoffset2,
    gunoffset2NaN,
    gunoffset3,
    gunoffset3NaN,
    gunangle1,
    gunangle1NaN,
    gunangle2,
    gunangle2NaN,
    gunangle3,
    gunangle3NaN,
    gunrate,
  };
}

/** Passes over what `decodeWeaponFrom2023` reads. Throws DecodeError. */
export function skipWeaponFrom2023(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const parts = ((word >>> 9) & 0x7f) << 0;
  r.offset = advance(r, at, WEAPON_FROM2023_PARTS_LENGTHS_0[parts & 0xff]!);
}

/** Writes what `decodeWeaponFrom2023` reads. Throws EncodeError. */
export function encodeWeaponFrom2023(w: Writer, m: Weapon): void {
  let parts = 0;
  if (m.gunoffset1 !== undefined) parts |= 0x01;
  if (m.gunoffset2 !== undefined) parts |= 0x02;
  if (m.gunoffset3 !== undefined) parts |= 0x04;
  if (m.gunangle1 !== undefined) parts |= 0x08;
  if (m.gunangle2 !== undefined) parts |= 0x10;
  if (m.gunangle3 !== undefined) parts |= 0x20;
  if (m.gunrate !== undefined) parts |= 0x40;
  let at = reserve(w, 27);
  const view = w.view;
  view.setUint16(at, fit(m.gunframe, 9) | ((parts & 0x7f) << 9), true);
  at += 2;
  if (m.gunoffset1 !== undefined) setF32(view, (at += 4) - 4, m.gunoffset1, m.gunoffset1NaN);
  if (m.gunoffset2 !== undefined) setF32(view, (at += 4) - 4, m.gunoffset2, m.gunoffset2NaN);
  if (m.gunoffset3 !== undefined) setF32(view, (at += 4) - 4, m.gunoffset3, m.gunoffset3NaN);
  if (m.gunangle1 !== undefined) setF32(view, (at += 4) - 4, m.gunangle1, m.gunangle1NaN);
  if (m.gunangle2 !== undefined) setF32(view, (at += 4) - 4, m.gunangle2, m.gunangle2NaN);
  if (m.gunangle3 !== undefined) setF32(view, (at += 4) - 4, m.gunangle3, m.gunangle3NaN);
  if (m.gunrate !== undefined) view.setUint8(at++, asU8(m.gunrate));
  w.offset = at;
}

/** Reads a `blow`. Throws DecodeError. */
export function decodeBlowFrom2023(r: Reader): Blow {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  const amountHealthArmorShield = view.getUint8(at);
  r.offset = at + 2;
  return {
    amount: (amountHealthArmorShield & 0x1f) * 3,
    health: (amountHealthArmorShield >>> 5) & 0x01,
    armor: (amountHealthArmorShield >>> 6) & 0x01,
    shield: amountHealthArmorShield >>> 7,
    from: view.getUint8(at + 1),
  };
}

/** Passes over what `decodeBlowFrom2023` reads. Throws DecodeError. */
export function skipBlowFrom2023(r: Reader): undefined {
  skip(r, 2);
}

/** Writes what `decodeBlowFrom2023` reads. Throws EncodeError. */
export function encodeBlowFrom2023(w: Writer, m: Blow): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint8(
    at,
    fit(unscale(m.amount, 3, 1), 5) |
      (fit(m.health, 1) << 5) |
      (fit(m.armor, 1) << 6) |
      (fit(m.shield, 1) << 7),
  );
  view.setUint8(at + 1, asU8(m.from));
  w.offset = at + 2;
}

/** Reads a `restart_string`. Returns 0 where it ends its list. Throws DecodeError. */
export function decodeRestartStringFrom2023(r: Reader): RestartString | number {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  const index = view.getInt16(at, true);
  if (index === -1) {
    r.offset = at + 2;
    return 0;
  }
  r.offset = at + 2;
  return { index, string: readString(r, 2047) };
}

/**
 * Passes over what `decodeRestartStringFrom2023` reads. Returns whether it ends its list.
 * Throws DecodeError.
 */
export function skipRestartStringFrom2023(r: Reader): boolean {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const index = view.getInt16(at, true);
  at += 2;
  if (index === -1) {
    r.offset = at;
    return true;
  }
  r.offset = at;
  skipString(r, 2047);
  return false;
}

/** Writes what `decodeRestartStringFrom2023` reads. Throws EncodeError. */
export function encodeRestartStringFrom2023(w: Writer, m: RestartString): void {
  const at = reserve(w, 2);
  const view = w.view;
  if (m.index === (-1 as number)) throw endsList("index");
  view.setInt16(at, asI16(m.index), true);
  w.offset = at + 2;
  writeString(w, m.string, 2047);
}

/** Reads an `argument`. Throws DecodeError. */
export function decodeArgumentFrom2023(r: Reader): Argument {
  return { text: readString(r, 2047) };
}

/** Passes over what `decodeArgumentFrom2023` reads. Throws DecodeError. */
export function skipArgumentFrom2023(r: Reader): undefined {
  skipString(r, 2047);
}

/** Writes what `decodeArgumentFrom2023` reads. Throws EncodeError. */
export function encodeArgumentFrom2023(w: Writer, m: Argument): void {
  writeString(w, m.text, 2047);
}

/** Reads a `loop` (to 3436+coord). Throws DecodeError. */
export function decodeLoopFrom2023(r: Reader): Loop {
  const view = r.view;
  let at = r.offset;
  if (at + 4 > r.end) ensureWhole(r, skipLoopFrom2023);
  const soundnumLouder = view.getUint16(at, true);
  const soundnum = soundnumLouder & 0x3fff;
  const louder = ((soundnumLouder >>> 14) & 0x03) << 0;
  at += 2;
  const volume = (louder & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const attenuation = (louder & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
  r.offset = at;
  return { soundnum, louder, volume, attenuation };
}

/** Passes over what `decodeLoopFrom2023` reads. Throws DecodeError. */
export function skipLoopFrom2023(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const louder = ((word >>> 14) & 0x03) << 0;
  r.offset = advance(r, at, LOOP_FROM2023_LOUDER_LENGTHS_0[louder & 0xff]!);
}

/** Writes what `decodeLoopFrom2023` reads. Throws EncodeError. */
export function encodeLoopFrom2023(w: Writer, m: Loop): void {
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

/** Reads a `colours` (to 3436+coord). Throws DecodeError. */
export function decodeColoursFrom3435(r: Reader): Colours {
  const view = r.view;
  let at = r.offset;
  if (at + 33 > r.end) ensureWhole(r, skipColoursFrom3435);
  const parts = view.getUint8(at++);
  let values$: Record<number, number>;
  values$ = {};
  for (let bits = parts | 0; bits !== 0; bits &= bits - 1) {
    values$[31 - Math.clz32(bits & -bits)] = view.getUint8(at++) / 255;
  }
  r.offset = at;
  return { parts, values: values$ };
}

/** Passes over what `decodeColoursFrom3435` reads. Throws DecodeError. */
export function skipColoursFrom3435(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const parts = view.getUint8(at++);
  r.offset = advance(r, at, bytesOfColoursFrom3435Parts(parts));
}

/** Writes what `decodeColoursFrom3435` reads. Throws EncodeError. */
export function encodeColoursFrom3435(w: Writer, m: Colours): void {
  const parts = sparseBits(m.values, 0xff);
  let at = reserve(w, 33);
  const view = w.view;
  view.setUint8(at++, parts);
  for (let bits = parts | 0; bits !== 0; bits &= bits - 1) {
    view.setUint8(at++, asU8(unscale(m.values[31 - Math.clz32(bits & -bits)]!, 1, 255)));
  }
  w.offset = at;
}

/** Reads a `player_fog` (to 3436+coord). Throws DecodeError. */
export function decodePlayerFogFrom3436(r: Reader): PlayerFog {
  const view = r.view;
  let at = r.offset;
  if (at + 18 > r.end) ensureWhole(r, skipPlayerFogFrom3436);
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

/** Passes over what `decodePlayerFogFrom3436` reads. Throws DecodeError. */
export function skipPlayerFogFrom3436(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  at = advance(r, at, PLAYER_FOG_FROM3436_FLAGS_LENGTHS_0[flags & 0xff]!);
  r.offset = at;
  if ((flags & 0x40) !== 0) vari23.skip(r);
  if ((flags & 0x80) !== 0) vari23.skip(r);
}

/** Writes what `decodePlayerFogFrom3436` reads. Throws EncodeError. */
export function encodePlayerFogFrom3436(w: Writer, m: PlayerFog): void {
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

/** Reads a `figures` (to 36+8). Throws DecodeError. */
export function decodeFiguresFrom35(r: Reader): Figures {
  const view = r.view;
  let at = r.offset;
  if (at + 68 > r.end) ensureWhole(r, skipFiguresFrom35);
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

/** Passes over what `decodeFiguresFrom35` reads. Throws DecodeError. */
export function skipFiguresFrom35(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 4);
  const statbits = view.getUint32(at, true);
  at += 4;
  r.offset = advance(r, at, bytesOfFiguresFrom35Statbits(statbits));
}

/** Writes what `decodeFiguresFrom35` reads. Throws EncodeError. */
export function encodeFiguresFrom35(w: Writer, m: Figures): void {
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

/** Reads a `figures` (36+24). Throws DecodeError. */
export function decodeFiguresFrom3624(r: Reader): Figures {
  const [stats, statsWidth] = readWithVariant(I16_PER_VARU64, r);
  return { stats, statsWidth };
}

/** Passes over what `decodeFiguresFrom3624` reads. Throws DecodeError. */
export function skipFiguresFrom3624(r: Reader): undefined {
  I16_PER_VARU64.skip(r);
}

/** Writes what `decodeFiguresFrom3624` reads. Throws EncodeError. */
export function encodeFiguresFrom3624(w: Writer, m: Figures): void {
  I16_PER_VARU64.write(w, m.stats, m.statsWidth);
}

/** Reads a `position`. Throws DecodeError. */
export function decodePositionFrom35(r: Reader): Position {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 6);
  r.offset = at + 6;
  return { origin: read3Coord(view, at) };
}

/** Passes over what `decodePositionFrom35` reads. Throws DecodeError. */
export function skipPositionFrom35(r: Reader): undefined {
  skip(r, 6);
}

/** Writes what `decodePositionFrom35` reads. Throws EncodeError. */
export function encodePositionFrom35(w: Writer, m: Position): void {
  const at = reserve(w, 6);
  const view = w.view;
  write3Coord(view, at, m.origin);
  w.offset = at + 6;
}

/**
 * Reads a `configuration` (to 36-1015). Returns 0 where it ends its list. Throws
 * DecodeError.
 */
export function decodeConfigurationFrom36(r: Reader): Configuration | number {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  const index = view.getUint16(at, true);
  if (index === 2080) {
    r.offset = at + 2;
    return 0;
  }
  r.offset = at + 2;
  return { index, string: readString(r, 2047) };
}

/**
 * Passes over what `decodeConfigurationFrom36` reads. Returns whether it ends its list.
 * Throws DecodeError.
 */
export function skipConfigurationFrom36(r: Reader): boolean {
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

/** Writes what `decodeConfigurationFrom36` reads. Throws EncodeError. */
export function encodeConfigurationFrom36(w: Writer, m: Configuration): void {
  const at = reserve(w, 2);
  const view = w.view;
  if (m.index === (2080 as number)) throw endsList("index");
  view.setUint16(at, asU16(m.index), true);
  w.offset = at + 2;
  writeString(w, m.string, 2047);
}

/** Reads a `configuration` (to 36+24). Returns 0 where it ends its list. Throws DecodeError. */
export function decodeConfigurationFrom368(r: Reader): Configuration | number {
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
 * Passes over what `decodeConfigurationFrom368` reads. Returns whether it ends its list.
 * Throws DecodeError.
 */
export function skipConfigurationFrom368(r: Reader): boolean {
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

/** Writes what `decodeConfigurationFrom368` reads. Throws EncodeError. */
export function encodeConfigurationFrom368(w: Writer, m: Configuration): void {
  const at = reserve(w, 2);
  const view = w.view;
  if (m.index === (13630 as number)) throw endsList("index");
  view.setUint16(at, asU16(m.index), true);
  w.offset = at + 2;
  writeString(w, m.string, 2047);
}

/** Reads a `bad` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeBadRelay(r: Reader): Bad {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipBadRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return { type: "bad", unicast };
}

/** Passes over what `decodeBadRelay` reads. Throws DecodeError. */
export function skipBadRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
}

/** Writes what `decodeBadRelay` reads. Throws EncodeError. */
export function encodeBadRelay(w: Writer, m: Bad): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x00 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
}

/** Reads a `muzzleflash` (25) at the cursor, its id first. Throws DecodeError. */
export function decodeMuzzleflashUntil25(r: Reader): Muzzleflash {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 3);
  r.offset = at + 4;
  return {
    type: "muzzleflash",
    entity: view.getInt16(at + 1, true),
    weapon: view.getUint8(at + 3),
  };
}

/** Passes over what `decodeMuzzleflashUntil25` reads. Throws DecodeError. */
export function skipMuzzleflashUntil25(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeMuzzleflashUntil25` reads. Throws EncodeError. */
export function encodeMuzzleflashUntil25(w: Writer, m: Muzzleflash): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setInt16(at, asI16(m.entity), true);
  view.setUint8(at + 2, asU8(m.weapon));
  w.offset = at + 3;
}

/** Reads a `muzzleflash` (to 36+24) at the cursor, its id first. Throws DecodeError. */
export function decodeMuzzleflash(r: Reader): Muzzleflash {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 3);
  r.offset = at + 4;
  return {
    type: "muzzleflash",
    entity: view.getInt16(at + 1, true),
    weapon: view.getUint8(at + 3),
  };
}

/** Passes over what `decodeMuzzleflash` reads. Throws DecodeError. */
export function skipMuzzleflash(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeMuzzleflash` reads. Throws EncodeError. */
export function encodeMuzzleflash(w: Writer, m: Muzzleflash): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setInt16(at, asI16(m.entity), true);
  view.setUint8(at + 2, asU8(m.weapon));
  w.offset = at + 3;
}

/** Reads a `muzzleflash` (56) at the cursor, its id first. Throws DecodeError. */
export function decodeMuzzleflashFrom56(r: Reader): Muzzleflash {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 3);
  r.offset = at + 4;
  return {
    type: "muzzleflash",
    entity: view.getUint16(at + 1, true),
    weapon: view.getUint8(at + 3),
  };
}

/** Passes over what `decodeMuzzleflashFrom56` reads. Throws DecodeError. */
export function skipMuzzleflashFrom56(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeMuzzleflashFrom56` reads. Throws EncodeError. */
export function encodeMuzzleflashFrom56(w: Writer, m: Muzzleflash): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setUint16(at, asU16(m.entity), true);
  view.setUint8(at + 2, asU8(m.weapon));
  w.offset = at + 3;
}

/** Reads a `muzzleflash` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeMuzzleflashRelay(r: Reader): Muzzleflash {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipMuzzleflashRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  r.offset -= 1;
  return Object.assign({ type: "muzzleflash" as const, unicast }, decodeMuzzleflashUntil25(r));
}

/** Passes over what `decodeMuzzleflashRelay` reads. Throws DecodeError. */
export function skipMuzzleflashRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset -= 1;
  skipMuzzleflashUntil25(r);
}

/** Writes what `decodeMuzzleflashRelay` reads. Throws EncodeError. */
export function encodeMuzzleflashRelay(w: Writer, m: Muzzleflash): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x01 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  encodeMuzzleflashUntil25(w, m);
}

/** Reads a `muzzleflash2` (25) at the cursor, its id first. Throws DecodeError. */
export function decodeMuzzleflash2Until25(r: Reader): Muzzleflash2 {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 3);
  r.offset = at + 4;
  return {
    type: "muzzleflash2",
    entity: view.getInt16(at + 1, true),
    flash: view.getUint8(at + 3),
  };
}

/** Passes over what `decodeMuzzleflash2Until25` reads. Throws DecodeError. */
export function skipMuzzleflash2Until25(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeMuzzleflash2Until25` reads. Throws EncodeError. */
export function encodeMuzzleflash2Until25(w: Writer, m: Muzzleflash2): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setInt16(at, asI16(m.entity), true);
  view.setUint8(at + 2, asU8(m.flash));
  w.offset = at + 3;
}

/** Reads a `muzzleflash2` (to 2022) at the cursor, its id first. Throws DecodeError. */
export function decodeMuzzleflash2(r: Reader): Muzzleflash2 {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 3);
  r.offset = at + 4;
  return {
    type: "muzzleflash2",
    entity: view.getInt16(at + 1, true),
    flash: view.getUint8(at + 3),
  };
}

/** Passes over what `decodeMuzzleflash2` reads. Throws DecodeError. */
export function skipMuzzleflash2(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeMuzzleflash2` reads. Throws EncodeError. */
export function encodeMuzzleflash2(w: Writer, m: Muzzleflash2): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setInt16(at, asI16(m.entity), true);
  view.setUint8(at + 2, asU8(m.flash));
  w.offset = at + 3;
}

/** Reads a `muzzleflash2` (to 3436+coord) at the cursor, its id first. Throws DecodeError. */
export function decodeMuzzleflash2From3434(r: Reader): Muzzleflash2 {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 3);
  const entityPage = view.getUint16(at + 1, true);
  r.offset = at + 4;
  return {
    type: "muzzleflash2",
    entity: entityPage & 0x1fff,
    page: entityPage >>> 13,
    flash: view.getUint8(at + 3),
  };
}

/** Passes over what `decodeMuzzleflash2From3434` reads. Throws DecodeError. */
export function skipMuzzleflash2From3434(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeMuzzleflash2From3434` reads. Throws EncodeError. */
export function encodeMuzzleflash2From3434(w: Writer, m: Muzzleflash2): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setUint16(at, fit(m.entity, 13) | (fit(m.page!, 3) << 13), true);
  view.setUint8(at + 2, asU8(m.flash));
  w.offset = at + 3;
}

/** Reads a `muzzleflash2` (56) at the cursor, its id first. Throws DecodeError. */
export function decodeMuzzleflash2From56(r: Reader): Muzzleflash2 {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 3);
  r.offset = at + 4;
  return {
    type: "muzzleflash2",
    entity: view.getUint16(at + 1, true),
    flash: view.getUint8(at + 3),
  };
}

/** Passes over what `decodeMuzzleflash2From56` reads. Throws DecodeError. */
export function skipMuzzleflash2From56(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeMuzzleflash2From56` reads. Throws EncodeError. */
export function encodeMuzzleflash2From56(w: Writer, m: Muzzleflash2): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setUint16(at, asU16(m.entity), true);
  view.setUint8(at + 2, asU8(m.flash));
  w.offset = at + 3;
}

/** Reads a `muzzleflash2` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeMuzzleflash2Relay(r: Reader): Muzzleflash2 {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipMuzzleflash2Relay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  r.offset -= 1;
  return Object.assign({ type: "muzzleflash2" as const, unicast }, decodeMuzzleflash2Until25(r));
}

/** Passes over what `decodeMuzzleflash2Relay` reads. Throws DecodeError. */
export function skipMuzzleflash2Relay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset -= 1;
  skipMuzzleflash2Until25(r);
}

/** Writes what `decodeMuzzleflash2Relay` reads. Throws EncodeError. */
export function encodeMuzzleflash2Relay(w: Writer, m: Muzzleflash2): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x02 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  encodeMuzzleflash2Until25(w, m);
}

/** Reads a `temp_entity` (25) at the cursor, its id first. Throws DecodeError. */
export function decodeTempEntityUntil25(r: Reader): TempEntity {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 1);
  const entitytype = view.getUint8(at + 1);
  at += 2;
  switch (entitytype) {
    case 0x02:
    case 0x0c:
    case 0x0e:
    case 0x10:
    case 0x15:
    case 0x1a: {
      ensure(r, at, 7);
      r.offset = at + 7;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityImpact["entitytype"],
        origin: [
          view.getInt16(at, true) * 0.125,
          view.getInt16(at + 2, true) * 0.125,
          view.getInt16(at + 4, true) * 0.125,
        ],
        movedir: view.getUint8(at + 6),
      };
    }
    case 0x11:
    case 0x12:
    case 0x13: {
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
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Passes over what `decodeTempEntityUntil25` reads. Throws DecodeError. */
export function skipTempEntityUntil25(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const entitytype = view.getUint8(at++);
  switch (entitytype) {
    case 0x02:
    case 0x0c:
    case 0x0e:
    case 0x10:
    case 0x15:
    case 0x1a: {
      r.offset = advance(r, at, 7);
      return;
    }
    case 0x11:
    case 0x12:
    case 0x13: {
      r.offset = advance(r, at, 6);
      return;
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Writes what `decodeTempEntityUntil25` reads. Throws EncodeError. */
export function encodeTempEntityUntil25(w: Writer, m: TempEntity): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.entitytype));
  w.offset = at + 1;
  switch (m.entitytype) {
    case 0x02:
    case 0x0c:
    case 0x0e:
    case 0x10:
    case 0x15:
    case 0x1a: {
      const impactArm = m as TempEntityImpact;
      const at = reserve(w, 7);
      const view = w.view;
      expectLength(impactArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(impactArm.origin[i]!, 1, 8)), true);
      view.setUint8(at + 6, asU8(impactArm.movedir));
      w.offset = at + 7;
      return;
    }
    case 0x11:
    case 0x12:
    case 0x13: {
      const pointArm = m as TempEntityPoint;
      const at = reserve(w, 6);
      const view = w.view;
      expectLength(pointArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(pointArm.origin[i]!, 1, 8)), true);
      w.offset = at + 6;
      return;
    }
    default:
      throw noSuchArm("entitytype", m);
  }
}

/** Reads a `temp_entity` (to 31) at the cursor, its id first. Throws DecodeError. */
export function decodeTempEntityUntil31(r: Reader): TempEntity {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 1);
  const entitytype = view.getUint8(at + 1);
  at += 2;
  switch (entitytype) {
    case 0x1b: {
      ensure(r, at, 7);
      r.offset = at + 7;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityImpact["entitytype"],
        origin: [
          view.getInt16(at, true) * 0.125,
          view.getInt16(at + 2, true) * 0.125,
          view.getInt16(at + 4, true) * 0.125,
        ],
        movedir: view.getUint8(at + 6),
      };
    }
    case 0x1a: {
      ensure(r, at, 12);
      r.offset = at + 12;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityLine["entitytype"],
        origin: [
          view.getInt16(at, true) * 0.125,
          view.getInt16(at + 2, true) * 0.125,
          view.getInt16(at + 4, true) * 0.125,
        ],
        endpos: [
          view.getInt16(at + 6, true) * 0.125,
          view.getInt16(at + 8, true) * 0.125,
          view.getInt16(at + 10, true) * 0.125,
        ],
      };
    }
    default:
      return decodeTempEntity(r);
  }
}

/** Passes over what `decodeTempEntityUntil31` reads. Throws DecodeError. */
export function skipTempEntityUntil31(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const entitytype = view.getUint8(at++);
  switch (entitytype) {
    case 0x1b: {
      r.offset = advance(r, at, 7);
      return;
    }
    case 0x1a: {
      r.offset = advance(r, at, 12);
      return;
    }
    default:
      return skipTempEntity(r);
  }
}

/** Writes what `decodeTempEntityUntil31` reads. Throws EncodeError. */
export function encodeTempEntityUntil31(w: Writer, m: TempEntity): void {
  if (m.entitytype !== 0x1b && m.entitytype !== 0x1a) return encodeTempEntity(w, m);
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.entitytype));
  w.offset = at + 1;
  switch (m.entitytype) {
    case 0x1b: {
      const impactArm = m as TempEntityImpact;
      const at = reserve(w, 7);
      const view = w.view;
      expectLength(impactArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(impactArm.origin[i]!, 1, 8)), true);
      view.setUint8(at + 6, asU8(impactArm.movedir));
      w.offset = at + 7;
      return;
    }
    case 0x1a: {
      const lineArm = m as TempEntityLine;
      const at = reserve(w, 12);
      const view = w.view;
      expectLength(lineArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(lineArm.origin[i]!, 1, 8)), true);
      expectLength(lineArm.endpos, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 6 + 2 * i, asI16(unscale(lineArm.endpos[i]!, 1, 8)), true);
      w.offset = at + 12;
      return;
    }
    default:
      throw noSuchArm("entitytype", m);
  }
}

/** Reads a `temp_entity` (to 34) at the cursor, its id first. Throws DecodeError. */
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
    case 0x04:
    case 0x09:
    case 0x0c:
    case 0x0d:
    case 0x0e:
    case 0x1a:
    case 0x1e:
    case 0x2a:
    case 0x2b:
    case 0x2c:
    case 0x2e:
    case 0x37:
    case 0x38:
    case 0x3a: {
      ensure(r, at, 7);
      r.offset = at + 7;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityImpact["entitytype"],
        origin: [
          view.getInt16(at, true) * 0.125,
          view.getInt16(at + 2, true) * 0.125,
          view.getInt16(at + 4, true) * 0.125,
        ],
        movedir: view.getUint8(at + 6),
      };
    }
    case 0x03:
    case 0x0b:
    case 0x17:
    case 0x1b:
    case 0x1f:
    case 0x22:
    case 0x29:
    case 0x39: {
      ensure(r, at, 12);
      r.offset = at + 12;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityLine["entitytype"],
        origin: [
          view.getInt16(at, true) * 0.125,
          view.getInt16(at + 2, true) * 0.125,
          view.getInt16(at + 4, true) * 0.125,
        ],
        endpos: [
          view.getInt16(at + 6, true) * 0.125,
          view.getInt16(at + 8, true) * 0.125,
          view.getInt16(at + 10, true) * 0.125,
        ],
      };
    }
    case 0x05:
    case 0x06:
    case 0x07:
    case 0x08:
    case 0x11:
    case 0x12:
    case 0x14:
    case 0x15:
    case 0x16:
    case 0x1c:
    case 0x23:
    case 0x2d:
    case 0x2f:
    case 0x30:
    case 0x31:
    case 0x33:
    case 0x34:
    case 0x35:
    case 0x36:
    case 0x3e:
    case 0x3f: {
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
    case 0x0a:
    case 0x0f:
    case 0x19:
    case 0x1d: {
      ensure(r, at, 9);
      r.offset = at + 9;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntitySplash["entitytype"],
        count: view.getUint8(at),
        origin: [
          view.getInt16(at + 1, true) * 0.125,
          view.getInt16(at + 3, true) * 0.125,
          view.getInt16(at + 5, true) * 0.125,
        ],
        movedir: view.getUint8(at + 7),
        color: view.getUint8(at + 8),
      };
    }
    case 0x10:
    case 0x13:
    case 0x26:
    case 0x27:
    case 0x3b:
    case 0x3d: {
      ensure(r, at, 14);
      r.offset = at + 14;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityBeam["entitytype"],
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
    case 0x18: {
      ensure(r, at, 20);
      r.offset = at + 20;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityCable["entitytype"],
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
        offset: [
          view.getInt16(at + 14, true) * 0.125,
          view.getInt16(at + 16, true) * 0.125,
          view.getInt16(at + 18, true) * 0.125,
        ],
      };
    }
    case 0x20: {
      ensure(r, at, 40);
      r.offset = at + 40;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityFlame["entitytype"],
        entity: view.getInt16(at, true),
        count: view.getInt16(at + 2, true),
        start: [
          view.getInt16(at + 4, true) * 0.125,
          view.getInt16(at + 6, true) * 0.125,
          view.getInt16(at + 8, true) * 0.125,
        ],
        origin: [
          view.getInt16(at + 10, true) * 0.125,
          view.getInt16(at + 12, true) * 0.125,
          view.getInt16(at + 14, true) * 0.125,
        ],
        pos1: [
          view.getInt16(at + 16, true) * 0.125,
          view.getInt16(at + 18, true) * 0.125,
          view.getInt16(at + 20, true) * 0.125,
        ],
        pos2: [
          view.getInt16(at + 22, true) * 0.125,
          view.getInt16(at + 24, true) * 0.125,
          view.getInt16(at + 26, true) * 0.125,
        ],
        pos3: [
          view.getInt16(at + 28, true) * 0.125,
          view.getInt16(at + 30, true) * 0.125,
          view.getInt16(at + 32, true) * 0.125,
        ],
        pos4: [
          view.getInt16(at + 34, true) * 0.125,
          view.getInt16(at + 36, true) * 0.125,
          view.getInt16(at + 38, true) * 0.125,
        ],
      };
    }
    case 0x21: {
      ensure(r, at, 16);
      r.offset = at + 16;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityLightning["entitytype"],
        destentity: view.getInt16(at, true),
        entity: view.getInt16(at + 2, true),
        destorigin: [
          view.getInt16(at + 4, true) * 0.125,
          view.getInt16(at + 6, true) * 0.125,
          view.getInt16(at + 8, true) * 0.125,
        ],
        origin: [
          view.getInt16(at + 10, true) * 0.125,
          view.getInt16(at + 12, true) * 0.125,
          view.getInt16(at + 14, true) * 0.125,
        ],
      };
    }
    case 0x24: {
      ensure(r, at, 8);
      r.offset = at + 8;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityFlashlight["entitytype"],
        origin: [
          view.getInt16(at, true) * 0.125,
          view.getInt16(at + 2, true) * 0.125,
          view.getInt16(at + 4, true) * 0.125,
        ],
        entity: view.getInt16(at + 6, true),
      };
    }
    case 0x25: {
      ensure(r, at, 13);
      r.offset = at + 13;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityForcewall["entitytype"],
        origin: [
          view.getInt16(at, true) * 0.125,
          view.getInt16(at + 2, true) * 0.125,
          view.getInt16(at + 4, true) * 0.125,
        ],
        endpos: [
          view.getInt16(at + 6, true) * 0.125,
          view.getInt16(at + 8, true) * 0.125,
          view.getInt16(at + 10, true) * 0.125,
        ],
        color: view.getUint8(at + 12),
      };
    }
    case 0x28: {
      ensure(r, at, 13);
      const id$ = view.getInt16(at, true);
      const count = view.getUint8(at + 2);
      const origin: [number, number, number] = [
        view.getInt16(at + 3, true) * 0.125,
        view.getInt16(at + 5, true) * 0.125,
        view.getInt16(at + 7, true) * 0.125,
      ];
      const movedir = view.getUint8(at + 9);
      const color = view.getUint8(at + 10);
      const magnitude = view.getInt16(at + 11, true);
      at += 13;
      switch (id$) {
        case -1: {
          r.offset = at;
          return {
            type: "temp_entity",
            entitytype: entitytype as TempEntitySteamInstant["entitytype"],
            id: id$ as TempEntitySteamInstant["id"],
            count,
            origin,
            movedir,
            color,
            magnitude,
          };
        }
        default: {
          ensure(r, at, 4);
          r.offset = at + 4;
          return {
            type: "temp_entity",
            entitytype: entitytype as TempEntitySteamInstant["entitytype"],
            id: id$,
            count,
            origin,
            movedir,
            color,
            magnitude,
            duration: view.getInt32(at, true),
          };
        }
      }
    }
    case 0x32: {
      ensure(r, at, 8);
      r.offset = at + 8;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityWidowbeam["entitytype"],
        id: view.getInt16(at, true),
        origin: [
          view.getInt16(at + 2, true) * 0.125,
          view.getInt16(at + 4, true) * 0.125,
          view.getInt16(at + 6, true) * 0.125,
        ],
      };
    }
    case 0x3c: {
      ensure(r, at, 3);
      r.offset = at + 3;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityPowersplash["entitytype"],
        entity: view.getInt16(at, true),
        screen: view.getUint8(at + 2),
      };
    }
    case 0x80: {
      ensure(r, at, 2);
      r.offset = at + 2;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityDamagedealt["entitytype"],
        damage: view.getInt16(at, true),
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
    case 0x04:
    case 0x09:
    case 0x0c:
    case 0x0d:
    case 0x0e:
    case 0x1a:
    case 0x1e:
    case 0x2a:
    case 0x2b:
    case 0x2c:
    case 0x2e:
    case 0x37:
    case 0x38:
    case 0x3a: {
      r.offset = advance(r, at, 7);
      return;
    }
    case 0x03:
    case 0x0b:
    case 0x17:
    case 0x1b:
    case 0x1f:
    case 0x22:
    case 0x29:
    case 0x39: {
      r.offset = advance(r, at, 12);
      return;
    }
    case 0x05:
    case 0x06:
    case 0x07:
    case 0x08:
    case 0x11:
    case 0x12:
    case 0x14:
    case 0x15:
    case 0x16:
    case 0x1c:
    case 0x23:
    case 0x2d:
    case 0x2f:
    case 0x30:
    case 0x31:
    case 0x33:
    case 0x34:
    case 0x35:
    case 0x36:
    case 0x3e:
    case 0x3f: {
      r.offset = advance(r, at, 6);
      return;
    }
    case 0x0a:
    case 0x0f:
    case 0x19:
    case 0x1d: {
      r.offset = advance(r, at, 9);
      return;
    }
    case 0x10:
    case 0x13:
    case 0x26:
    case 0x27:
    case 0x3b:
    case 0x3d: {
      r.offset = advance(r, at, 14);
      return;
    }
    case 0x18: {
      r.offset = advance(r, at, 20);
      return;
    }
    case 0x20: {
      r.offset = advance(r, at, 40);
      return;
    }
    case 0x21: {
      r.offset = advance(r, at, 16);
      return;
    }
    case 0x24: {
      r.offset = advance(r, at, 8);
      return;
    }
    case 0x25: {
      r.offset = advance(r, at, 13);
      return;
    }
    case 0x28: {
      ensure(r, at, 2);
      const id$ = view.getInt16(at, true);
      at += 2;
      at = advance(r, at, 11);
      switch (id$) {
        case -1: {
          r.offset = at;
          return;
        }
        default: {
          r.offset = advance(r, at, 4);
          return;
        }
      }
    }
    case 0x32: {
      r.offset = advance(r, at, 8);
      return;
    }
    case 0x3c: {
      r.offset = advance(r, at, 3);
      return;
    }
    case 0x80: {
      r.offset = advance(r, at, 2);
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
    case 0x04:
    case 0x09:
    case 0x0c:
    case 0x0d:
    case 0x0e:
    case 0x1a:
    case 0x1e:
    case 0x2a:
    case 0x2b:
    case 0x2c:
    case 0x2e:
    case 0x37:
    case 0x38:
    case 0x3a: {
      const impactArm = m as TempEntityImpact;
      const at = reserve(w, 7);
      const view = w.view;
      expectLength(impactArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(impactArm.origin[i]!, 1, 8)), true);
      view.setUint8(at + 6, asU8(impactArm.movedir));
      w.offset = at + 7;
      return;
    }
    case 0x03:
    case 0x0b:
    case 0x17:
    case 0x1b:
    case 0x1f:
    case 0x22:
    case 0x29:
    case 0x39: {
      const lineArm = m as TempEntityLine;
      const at = reserve(w, 12);
      const view = w.view;
      expectLength(lineArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(lineArm.origin[i]!, 1, 8)), true);
      expectLength(lineArm.endpos, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 6 + 2 * i, asI16(unscale(lineArm.endpos[i]!, 1, 8)), true);
      w.offset = at + 12;
      return;
    }
    case 0x05:
    case 0x06:
    case 0x07:
    case 0x08:
    case 0x11:
    case 0x12:
    case 0x14:
    case 0x15:
    case 0x16:
    case 0x1c:
    case 0x23:
    case 0x2d:
    case 0x2f:
    case 0x30:
    case 0x31:
    case 0x33:
    case 0x34:
    case 0x35:
    case 0x36:
    case 0x3e:
    case 0x3f: {
      const pointArm = m as TempEntityPoint;
      const at = reserve(w, 6);
      const view = w.view;
      expectLength(pointArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(pointArm.origin[i]!, 1, 8)), true);
      w.offset = at + 6;
      return;
    }
    case 0x0a:
    case 0x0f:
    case 0x19:
    case 0x1d: {
      const splashArm = m as TempEntitySplash;
      const at = reserve(w, 9);
      const view = w.view;
      view.setUint8(at, asU8(splashArm.count));
      expectLength(splashArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 1 + 2 * i, asI16(unscale(splashArm.origin[i]!, 1, 8)), true);
      view.setUint8(at + 7, asU8(splashArm.movedir));
      view.setUint8(at + 8, asU8(splashArm.color));
      w.offset = at + 9;
      return;
    }
    case 0x10:
    case 0x13:
    case 0x26:
    case 0x27:
    case 0x3b:
    case 0x3d: {
      const beamArm = m as TempEntityBeam;
      const at = reserve(w, 14);
      const view = w.view;
      view.setInt16(at, asI16(beamArm.entity), true);
      expectLength(beamArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 + 2 * i, asI16(unscale(beamArm.origin[i]!, 1, 8)), true);
      expectLength(beamArm.endpos, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 8 + 2 * i, asI16(unscale(beamArm.endpos[i]!, 1, 8)), true);
      w.offset = at + 14;
      return;
    }
    case 0x18: {
      const cableArm = m as TempEntityCable;
      const at = reserve(w, 20);
      const view = w.view;
      view.setInt16(at, asI16(cableArm.entity), true);
      expectLength(cableArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 + 2 * i, asI16(unscale(cableArm.origin[i]!, 1, 8)), true);
      expectLength(cableArm.endpos, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 8 + 2 * i, asI16(unscale(cableArm.endpos[i]!, 1, 8)), true);
      expectLength(cableArm.offset, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 14 + 2 * i, asI16(unscale(cableArm.offset[i]!, 1, 8)), true);
      w.offset = at + 20;
      return;
    }
    case 0x20: {
      const flameArm = m as TempEntityFlame;
      const at = reserve(w, 40);
      const view = w.view;
      view.setInt16(at, asI16(flameArm.entity), true);
      view.setInt16(at + 2, asI16(flameArm.count), true);
      expectLength(flameArm.start, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 4 + 2 * i, asI16(unscale(flameArm.start[i]!, 1, 8)), true);
      expectLength(flameArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 10 + 2 * i, asI16(unscale(flameArm.origin[i]!, 1, 8)), true);
      expectLength(flameArm.pos1, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 16 + 2 * i, asI16(unscale(flameArm.pos1[i]!, 1, 8)), true);
      expectLength(flameArm.pos2, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 22 + 2 * i, asI16(unscale(flameArm.pos2[i]!, 1, 8)), true);
      expectLength(flameArm.pos3, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 28 + 2 * i, asI16(unscale(flameArm.pos3[i]!, 1, 8)), true);
      expectLength(flameArm.pos4, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 34 + 2 * i, asI16(unscale(flameArm.pos4[i]!, 1, 8)), true);
      w.offset = at + 40;
      return;
    }
    case 0x21: {
      const lightningArm = m as TempEntityLightning;
      const at = reserve(w, 16);
      const view = w.view;
      view.setInt16(at, asI16(lightningArm.destentity), true);
      view.setInt16(at + 2, asI16(lightningArm.entity), true);
      expectLength(lightningArm.destorigin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 4 + 2 * i, asI16(unscale(lightningArm.destorigin[i]!, 1, 8)), true);
      expectLength(lightningArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 10 + 2 * i, asI16(unscale(lightningArm.origin[i]!, 1, 8)), true);
      w.offset = at + 16;
      return;
    }
    case 0x24: {
      const flashlightArm = m as TempEntityFlashlight;
      const at = reserve(w, 8);
      const view = w.view;
      expectLength(flashlightArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(flashlightArm.origin[i]!, 1, 8)), true);
      view.setInt16(at + 6, asI16(flashlightArm.entity), true);
      w.offset = at + 8;
      return;
    }
    case 0x25: {
      const forcewallArm = m as TempEntityForcewall;
      const at = reserve(w, 13);
      const view = w.view;
      expectLength(forcewallArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(forcewallArm.origin[i]!, 1, 8)), true);
      expectLength(forcewallArm.endpos, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 6 + 2 * i, asI16(unscale(forcewallArm.endpos[i]!, 1, 8)), true);
      view.setUint8(at + 12, asU8(forcewallArm.color));
      w.offset = at + 13;
      return;
    }
    case 0x28: {
      const steamArm = m as TempEntitySteamInstant | TempEntitySteamLasting;
      const at = reserve(w, 13);
      const view = w.view;
      view.setInt16(at, asI16(steamArm.id), true);
      view.setUint8(at + 2, asU8(steamArm.count));
      expectLength(steamArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 3 + 2 * i, asI16(unscale(steamArm.origin[i]!, 1, 8)), true);
      view.setUint8(at + 9, asU8(steamArm.movedir));
      view.setUint8(at + 10, asU8(steamArm.color));
      view.setInt16(at + 11, asI16(steamArm.magnitude), true);
      w.offset = at + 13;
      switch (steamArm.id) {
        case -1: {
          return;
        }
        default: {
          const lastingArm = m as TempEntitySteamLasting;
          const at = reserve(w, 4);
          const view = w.view;
          view.setInt32(at, asI32(lastingArm.duration), true);
          w.offset = at + 4;
          return;
        }
      }
    }
    case 0x32: {
      const widowbeamArm = m as TempEntityWidowbeam;
      const at = reserve(w, 8);
      const view = w.view;
      view.setInt16(at, asI16(widowbeamArm.id), true);
      expectLength(widowbeamArm.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 + 2 * i, asI16(unscale(widowbeamArm.origin[i]!, 1, 8)), true);
      w.offset = at + 8;
      return;
    }
    case 0x3c: {
      const powersplashArm = m as TempEntityPowersplash;
      const at = reserve(w, 3);
      const view = w.view;
      view.setInt16(at, asI16(powersplashArm.entity), true);
      view.setUint8(at + 2, asU8(powersplashArm.screen));
      w.offset = at + 3;
      return;
    }
    case 0x80: {
      const damagedealtArm = m as TempEntityDamagedealt;
      const at = reserve(w, 2);
      const view = w.view;
      view.setInt16(at, asI16(damagedealtArm.damage), true);
      w.offset = at + 2;
      return;
    }
    default:
      throw noSuchArm("entitytype", m);
  }
}

/** Reads a `temp_entity` (2023) at the cursor, its id first. Throws DecodeError. */
export function decodeTempEntityFrom2023(r: Reader): TempEntity {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 1);
  const entitytype = view.getUint8((at += 2) - 1);
  switch (ENTITYTYPE_ARMS[entitytype]) {
    case "impact": {
      ensure(r, at, 13);
      r.offset = at + 13;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityImpact["entitytype"],
        origin: [
          view.getFloat32(at, true),
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
        ],
        originNaN: nanBits(view, at, 3),
        movedir: view.getUint8(at + 12),
      };
    }
    case "line": {
      ensure(r, at, 24);
      r.offset = at + 24;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityLine["entitytype"],
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
      };
    }
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
    case "splash": {
      ensure(r, at, 15);
      r.offset = at + 15;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntitySplash["entitytype"],
        count: view.getUint8(at),
        origin: [
          view.getFloat32(at + 1, true),
          view.getFloat32(at + 5, true),
          view.getFloat32(at + 9, true),
        ],
        originNaN: nanBits(view, at + 1, 3),
        movedir: view.getUint8(at + 13),
        color: view.getUint8(at + 14),
      };
    }
    case "beam": {
      ensure(r, at, 26);
      r.offset = at + 26;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityBeam["entitytype"],
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
    case "cable": {
      ensure(r, at, 38);
      r.offset = at + 38;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityCable["entitytype"],
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
        offset: [
          view.getFloat32(at + 26, true),
          view.getFloat32(at + 30, true),
          view.getFloat32(at + 34, true),
        ],
        offsetNaN: nanBits(view, at + 26, 3),
      };
    }
    case "flame": {
      ensure(r, at, 76);
      r.offset = at + 76;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityFlame["entitytype"],
        entity: view.getInt16(at, true),
        count: view.getInt16(at + 2, true),
        start: [
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
          view.getFloat32(at + 12, true),
        ],
        startNaN: nanBits(view, at + 4, 3),
        origin: [
          view.getFloat32(at + 16, true),
          view.getFloat32(at + 20, true),
          view.getFloat32(at + 24, true),
        ],
        originNaN: nanBits(view, at + 16, 3),
        pos1: [
          view.getFloat32(at + 28, true),
          view.getFloat32(at + 32, true),
          view.getFloat32(at + 36, true),
        ],
        pos1NaN: nanBits(view, at + 28, 3),
        pos2: [
          view.getFloat32(at + 40, true),
          view.getFloat32(at + 44, true),
          view.getFloat32(at + 48, true),
        ],
        pos2NaN: nanBits(view, at + 40, 3),
        pos3: [
          view.getFloat32(at + 52, true),
          view.getFloat32(at + 56, true),
          view.getFloat32(at + 60, true),
        ],
        pos3NaN: nanBits(view, at + 52, 3),
        pos4: [
          view.getFloat32(at + 64, true),
          view.getFloat32(at + 68, true),
          view.getFloat32(at + 72, true),
        ],
        pos4NaN: nanBits(view, at + 64, 3),
      };
    }
    case "lightning": {
      ensure(r, at, 28);
      r.offset = at + 28;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityLightning["entitytype"],
        destentity: view.getInt16(at, true),
        entity: view.getInt16(at + 2, true),
        destorigin: [
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
          view.getFloat32(at + 12, true),
        ],
        destoriginNaN: nanBits(view, at + 4, 3),
        origin: [
          view.getFloat32(at + 16, true),
          view.getFloat32(at + 20, true),
          view.getFloat32(at + 24, true),
        ],
        originNaN: nanBits(view, at + 16, 3),
      };
    }
    case "flashlight": {
      ensure(r, at, 14);
      r.offset = at + 14;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityFlashlight["entitytype"],
        origin: [
          view.getFloat32(at, true),
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
        ],
        originNaN: nanBits(view, at, 3),
        entity: view.getInt16(at + 12, true),
      };
    }
    case "forcewall": {
      ensure(r, at, 25);
      r.offset = at + 25;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityForcewall["entitytype"],
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
        color: view.getUint8(at + 24),
      };
    }
    case "steam": {
      ensure(r, at, 19);
      const id$ = view.getInt16(at, true);
      const count = view.getUint8(at + 2);
      const origin: [number, number, number] = [
        view.getFloat32(at + 3, true),
        view.getFloat32(at + 7, true),
        view.getFloat32(at + 11, true),
      ];
      const originNaN = nanBits(view, at + 3, 3);
      const movedir = view.getUint8(at + 15);
      const color = view.getUint8(at + 16);
      const magnitude = view.getInt16((at += 19) - 2, true);
      switch (id$) {
        case -1: {
          r.offset = at;
          return {
            type: "temp_entity",
            entitytype: entitytype as TempEntitySteamInstant["entitytype"],
            id: id$ as TempEntitySteamInstant["id"],
            count,
            origin,
            originNaN,
            movedir,
            color,
            magnitude,
          };
        }
        default: {
          ensure(r, at, 4);
          r.offset = at + 4;
          return {
            type: "temp_entity",
            entitytype: entitytype as TempEntitySteamInstant["entitytype"],
            id: id$,
            count,
            origin,
            originNaN,
            movedir,
            color,
            magnitude,
            duration: view.getInt32(at, true),
          };
        }
      }
    }
    case "widowbeam": {
      ensure(r, at, 14);
      r.offset = at + 14;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityWidowbeam["entitytype"],
        id: view.getInt16(at, true),
        origin: [
          view.getFloat32(at + 2, true),
          view.getFloat32(at + 6, true),
          view.getFloat32(at + 10, true),
        ],
        originNaN: nanBits(view, at + 2, 3),
      };
    }
    case "powersplash": {
      ensure(r, at, 3);
      r.offset = at + 3;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityPowersplash["entitytype"],
        entity: view.getInt16(at, true),
        screen: view.getUint8(at + 2),
      };
    }
    case "damagedealt": {
      ensure(r, at, 2);
      r.offset = at + 2;
      return {
        type: "temp_entity",
        entitytype: entitytype as TempEntityDamagedealt["entitytype"],
        damage: view.getInt16(at, true),
      };
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Passes over what `decodeTempEntityFrom2023` reads. Throws DecodeError. */
export function skipTempEntityFrom2023(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const entitytype = view.getUint8(at++);
  switch (ENTITYTYPE_ARMS[entitytype]) {
    case "impact": {
      r.offset = advance(r, at, 13);
      return;
    }
    case "line": {
      r.offset = advance(r, at, 24);
      return;
    }
    case "point": {
      r.offset = advance(r, at, 12);
      return;
    }
    case "splash": {
      r.offset = advance(r, at, 15);
      return;
    }
    case "beam": {
      r.offset = advance(r, at, 26);
      return;
    }
    case "cable": {
      r.offset = advance(r, at, 38);
      return;
    }
    case "flame": {
      r.offset = advance(r, at, 76);
      return;
    }
    case "lightning": {
      r.offset = advance(r, at, 28);
      return;
    }
    case "flashlight": {
      r.offset = advance(r, at, 14);
      return;
    }
    case "forcewall": {
      r.offset = advance(r, at, 25);
      return;
    }
    case "steam": {
      ensure(r, at, 2);
      const id$ = view.getInt16(at, true);
      at += 2;
      at = advance(r, at, 17);
      switch (id$) {
        case -1: {
          r.offset = at;
          return;
        }
        default: {
          r.offset = advance(r, at, 4);
          return;
        }
      }
    }
    case "widowbeam": {
      r.offset = advance(r, at, 14);
      return;
    }
    case "powersplash": {
      r.offset = advance(r, at, 3);
      return;
    }
    case "damagedealt": {
      r.offset = advance(r, at, 2);
      return;
    }
    default:
      throw noArm(r, "entitytype", entitytype);
  }
}

/** Writes what `decodeTempEntityFrom2023` reads. Throws EncodeError. */
export function encodeTempEntityFrom2023(w: Writer, m: TempEntity): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.entitytype));
  w.offset = at + 1;
  switch (ENTITYTYPE_ARMS[m.entitytype]) {
    case "impact": {
      const impactArm = m as TempEntityImpact;
      const at = reserve(w, 13);
      const view = w.view;
      expectLength(impactArm.origin, 3);
      setF32(view, at, impactArm.origin[0], impactArm.originNaN?.[0]);
      setF32(view, at + 4, impactArm.origin[1], impactArm.originNaN?.[1]);
      setF32(view, at + 8, impactArm.origin[2], impactArm.originNaN?.[2]);
      view.setUint8(at + 12, asU8(impactArm.movedir));
      w.offset = at + 13;
      return;
    }
    case "line": {
      const lineArm = m as TempEntityLine;
      const at = reserve(w, 24);
      const view = w.view;
      expectLength(lineArm.origin, 3);
      setF32(view, at, lineArm.origin[0], lineArm.originNaN?.[0]);
      setF32(view, at + 4, lineArm.origin[1], lineArm.originNaN?.[1]);
      setF32(view, at + 8, lineArm.origin[2], lineArm.originNaN?.[2]);
      expectLength(lineArm.endpos, 3);
      setF32(view, at + 12, lineArm.endpos[0], lineArm.endposNaN?.[0]);
      setF32(view, at + 16, lineArm.endpos[1], lineArm.endposNaN?.[1]);
      setF32(view, at + 20, lineArm.endpos[2], lineArm.endposNaN?.[2]);
      w.offset = at + 24;
      return;
    }
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
    case "splash": {
      const splashArm = m as TempEntitySplash;
      const at = reserve(w, 15);
      const view = w.view;
      view.setUint8(at, asU8(splashArm.count));
      expectLength(splashArm.origin, 3);
      setF32(view, at + 1, splashArm.origin[0], splashArm.originNaN?.[0]);
      setF32(view, at + 5, splashArm.origin[1], splashArm.originNaN?.[1]);
      setF32(view, at + 9, splashArm.origin[2], splashArm.originNaN?.[2]);
      view.setUint8(at + 13, asU8(splashArm.movedir));
      view.setUint8(at + 14, asU8(splashArm.color));
      w.offset = at + 15;
      return;
    }
    case "beam": {
      const beamArm = m as TempEntityBeam;
      const at = reserve(w, 26);
      const view = w.view;
      view.setInt16(at, asI16(beamArm.entity), true);
      expectLength(beamArm.origin, 3);
      setF32(view, at + 2, beamArm.origin[0], beamArm.originNaN?.[0]);
      setF32(view, at + 6, beamArm.origin[1], beamArm.originNaN?.[1]);
      setF32(view, at + 10, beamArm.origin[2], beamArm.originNaN?.[2]);
      expectLength(beamArm.endpos, 3);
      setF32(view, at + 14, beamArm.endpos[0], beamArm.endposNaN?.[0]);
      setF32(view, at + 18, beamArm.endpos[1], beamArm.endposNaN?.[1]);
      setF32(view, at + 22, beamArm.endpos[2], beamArm.endposNaN?.[2]);
      w.offset = at + 26;
      return;
    }
    case "cable": {
      const cableArm = m as TempEntityCable;
      const at = reserve(w, 38);
      const view = w.view;
      view.setInt16(at, asI16(cableArm.entity), true);
      expectLength(cableArm.origin, 3);
      setF32(view, at + 2, cableArm.origin[0], cableArm.originNaN?.[0]);
      setF32(view, at + 6, cableArm.origin[1], cableArm.originNaN?.[1]);
      setF32(view, at + 10, cableArm.origin[2], cableArm.originNaN?.[2]);
      expectLength(cableArm.endpos, 3);
      setF32(view, at + 14, cableArm.endpos[0], cableArm.endposNaN?.[0]);
      setF32(view, at + 18, cableArm.endpos[1], cableArm.endposNaN?.[1]);
      setF32(view, at + 22, cableArm.endpos[2], cableArm.endposNaN?.[2]);
      expectLength(cableArm.offset, 3);
      setF32(view, at + 26, cableArm.offset[0], cableArm.offsetNaN?.[0]);
      setF32(view, at + 30, cableArm.offset[1], cableArm.offsetNaN?.[1]);
      setF32(view, at + 34, cableArm.offset[2], cableArm.offsetNaN?.[2]);
      w.offset = at + 38;
      return;
    }
    case "flame": {
      const flameArm = m as TempEntityFlame;
      const at = reserve(w, 76);
      const view = w.view;
      view.setInt16(at, asI16(flameArm.entity), true);
      view.setInt16(at + 2, asI16(flameArm.count), true);
      expectLength(flameArm.start, 3);
      setF32(view, at + 4, flameArm.start[0], flameArm.startNaN?.[0]);
      setF32(view, at + 8, flameArm.start[1], flameArm.startNaN?.[1]);
      setF32(view, at + 12, flameArm.start[2], flameArm.startNaN?.[2]);
      expectLength(flameArm.origin, 3);
      setF32(view, at + 16, flameArm.origin[0], flameArm.originNaN?.[0]);
      setF32(view, at + 20, flameArm.origin[1], flameArm.originNaN?.[1]);
      setF32(view, at + 24, flameArm.origin[2], flameArm.originNaN?.[2]);
      expectLength(flameArm.pos1, 3);
      setF32(view, at + 28, flameArm.pos1[0], flameArm.pos1NaN?.[0]);
      setF32(view, at + 32, flameArm.pos1[1], flameArm.pos1NaN?.[1]);
      setF32(view, at + 36, flameArm.pos1[2], flameArm.pos1NaN?.[2]);
      expectLength(flameArm.pos2, 3);
      setF32(view, at + 40, flameArm.pos2[0], flameArm.pos2NaN?.[0]);
      setF32(view, at + 44, flameArm.pos2[1], flameArm.pos2NaN?.[1]);
      setF32(view, at + 48, flameArm.pos2[2], flameArm.pos2NaN?.[2]);
      expectLength(flameArm.pos3, 3);
      setF32(view, at + 52, flameArm.pos3[0], flameArm.pos3NaN?.[0]);
      setF32(view, at + 56, flameArm.pos3[1], flameArm.pos3NaN?.[1]);
      setF32(view, at + 60, flameArm.pos3[2], flameArm.pos3NaN?.[2]);
      expectLength(flameArm.pos4, 3);
      setF32(view, at + 64, flameArm.pos4[0], flameArm.pos4NaN?.[0]);
      setF32(view, at + 68, flameArm.pos4[1], flameArm.pos4NaN?.[1]);
      setF32(view, at + 72, flameArm.pos4[2], flameArm.pos4NaN?.[2]);
      w.offset = at + 76;
      return;
    }
    case "lightning": {
      const lightningArm = m as TempEntityLightning;
      const at = reserve(w, 28);
      const view = w.view;
      view.setInt16(at, asI16(lightningArm.destentity), true);
      view.setInt16(at + 2, asI16(lightningArm.entity), true);
      expectLength(lightningArm.destorigin, 3);
      setF32(view, at + 4, lightningArm.destorigin[0], lightningArm.destoriginNaN?.[0]);
      setF32(view, at + 8, lightningArm.destorigin[1], lightningArm.destoriginNaN?.[1]);
      setF32(view, at + 12, lightningArm.destorigin[2], lightningArm.destoriginNaN?.[2]);
      expectLength(lightningArm.origin, 3);
      setF32(view, at + 16, lightningArm.origin[0], lightningArm.originNaN?.[0]);
      setF32(view, at + 20, lightningArm.origin[1], lightningArm.originNaN?.[1]);
      setF32(view, at + 24, lightningArm.origin[2], lightningArm.originNaN?.[2]);
      w.offset = at + 28;
      return;
    }
    case "flashlight": {
      const flashlightArm = m as TempEntityFlashlight;
      const at = reserve(w, 14);
      const view = w.view;
      expectLength(flashlightArm.origin, 3);
      setF32(view, at, flashlightArm.origin[0], flashlightArm.originNaN?.[0]);
      setF32(view, at + 4, flashlightArm.origin[1], flashlightArm.originNaN?.[1]);
      setF32(view, at + 8, flashlightArm.origin[2], flashlightArm.originNaN?.[2]);
      view.setInt16(at + 12, asI16(flashlightArm.entity), true);
      w.offset = at + 14;
      return;
    }
    case "forcewall": {
      const forcewallArm = m as TempEntityForcewall;
      const at = reserve(w, 25);
      const view = w.view;
      expectLength(forcewallArm.origin, 3);
      setF32(view, at, forcewallArm.origin[0], forcewallArm.originNaN?.[0]);
      setF32(view, at + 4, forcewallArm.origin[1], forcewallArm.originNaN?.[1]);
      setF32(view, at + 8, forcewallArm.origin[2], forcewallArm.originNaN?.[2]);
      expectLength(forcewallArm.endpos, 3);
      setF32(view, at + 12, forcewallArm.endpos[0], forcewallArm.endposNaN?.[0]);
      setF32(view, at + 16, forcewallArm.endpos[1], forcewallArm.endposNaN?.[1]);
      setF32(view, at + 20, forcewallArm.endpos[2], forcewallArm.endposNaN?.[2]);
      view.setUint8(at + 24, asU8(forcewallArm.color));
      w.offset = at + 25;
      return;
    }
    case "steam": {
      const steamArm = m as TempEntitySteamInstant | TempEntitySteamLasting;
      const at = reserve(w, 19);
      const view = w.view;
      view.setInt16(at, asI16(steamArm.id), true);
      view.setUint8(at + 2, asU8(steamArm.count));
      expectLength(steamArm.origin, 3);
      setF32(view, at + 3, steamArm.origin[0], steamArm.originNaN?.[0]);
      setF32(view, at + 7, steamArm.origin[1], steamArm.originNaN?.[1]);
      setF32(view, at + 11, steamArm.origin[2], steamArm.originNaN?.[2]);
      view.setUint8(at + 15, asU8(steamArm.movedir));
      view.setUint8(at + 16, asU8(steamArm.color));
      view.setInt16(at + 17, asI16(steamArm.magnitude), true);
      w.offset = at + 19;
      switch (steamArm.id) {
        case -1: {
          return;
        }
        default: {
          const lastingArm = m as TempEntitySteamLasting;
          const at = reserve(w, 4);
          const view = w.view;
          view.setInt32(at, asI32(lastingArm.duration), true);
          w.offset = at + 4;
          return;
        }
      }
    }
    case "widowbeam": {
      const widowbeamArm = m as TempEntityWidowbeam;
      const at = reserve(w, 14);
      const view = w.view;
      view.setInt16(at, asI16(widowbeamArm.id), true);
      expectLength(widowbeamArm.origin, 3);
      setF32(view, at + 2, widowbeamArm.origin[0], widowbeamArm.originNaN?.[0]);
      setF32(view, at + 6, widowbeamArm.origin[1], widowbeamArm.originNaN?.[1]);
      setF32(view, at + 10, widowbeamArm.origin[2], widowbeamArm.originNaN?.[2]);
      w.offset = at + 14;
      return;
    }
    case "powersplash": {
      const powersplashArm = m as TempEntityPowersplash;
      const at = reserve(w, 3);
      const view = w.view;
      view.setInt16(at, asI16(powersplashArm.entity), true);
      view.setUint8(at + 2, asU8(powersplashArm.screen));
      w.offset = at + 3;
      return;
    }
    case "damagedealt": {
      const damagedealtArm = m as TempEntityDamagedealt;
      const at = reserve(w, 2);
      const view = w.view;
      view.setInt16(at, asI16(damagedealtArm.damage), true);
      w.offset = at + 2;
      return;
    }
    default:
      throw noSuchArm("entitytype", m);
  }
}

/** Reads a `temp_entity` (to 31-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeTempEntityRelayUntil31(r: Reader): TempEntity {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipTempEntityRelayUntil31);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  r.offset -= 1;
  return Object.assign({ type: "temp_entity" as const, unicast }, decodeTempEntityUntil31(r));
}

/** Passes over what `decodeTempEntityRelayUntil31` reads. Throws DecodeError. */
export function skipTempEntityRelayUntil31(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset -= 1;
  skipTempEntityUntil31(r);
}

/** Writes what `decodeTempEntityRelayUntil31` reads. Throws EncodeError. */
export function encodeTempEntityRelayUntil31(w: Writer, m: TempEntity): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x03 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  encodeTempEntityUntil31(w, m);
}

/** Reads a `temp_entity` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeTempEntityRelay(r: Reader): TempEntity {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipTempEntityRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  r.offset -= 1;
  return Object.assign({ type: "temp_entity" as const, unicast }, decodeTempEntity(r));
}

/** Passes over what `decodeTempEntityRelay` reads. Throws DecodeError. */
export function skipTempEntityRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset -= 1;
  skipTempEntity(r);
}

/** Writes what `decodeTempEntityRelay` reads. Throws EncodeError. */
export function encodeTempEntityRelay(w: Writer, m: TempEntity): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x03 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  encodeTempEntity(w, m);
}

/** Reads a `layout` (from 26) at the cursor, its id first. Throws DecodeError. */
export function decodeLayout(r: Reader): Layout {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "layout", text: readString(r, 2047) };
}

/** Passes over what `decodeLayout` reads. Throws DecodeError. */
export function skipLayout(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeLayout` reads. Throws EncodeError. */
export function encodeLayout(w: Writer, m: Layout): void {
  writeString(w, m.text, 2047);
}

/** Reads a `layout` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeLayoutRelay(r: Reader): Layout {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipLayoutRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return { type: "layout", unicast, text: readString(r, 2047) };
}

/** Passes over what `decodeLayoutRelay` reads. Throws DecodeError. */
export function skipLayoutRelay(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  at = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeLayoutRelay` reads. Throws EncodeError. */
export function encodeLayoutRelay(w: Writer, m: Layout): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x04 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  writeString(w, m.text, 2047);
}

/** Reads an `inventory` (from 26) at the cursor, its id first. Throws DecodeError. */
export function decodeInventory(r: Reader): Inventory {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 512);
  at += 1;
  const items: number[] = [];
  for (let i = 0; i < 256; i++) items.push(view.getInt16(at + 2 * i, true));
  at += 512;
  r.offset = at;
  return { type: "inventory", items };
}

/** Passes over what `decodeInventory` reads. Throws DecodeError. */
export function skipInventory(r: Reader): undefined {
  skip(r, 513);
}

/** Writes what `decodeInventory` reads. Throws EncodeError. */
export function encodeInventory(w: Writer, m: Inventory): void {
  const at = reserve(w, 512);
  const view = w.view;
  expectLength(m.items, 256);
  for (let i = 0; i < 256; i++) view.setInt16(at + 2 * i, asI16(m.items[i]!), true);
  w.offset = at + 512;
}

/** Reads an `inventory` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeInventoryRelay(r: Reader): Inventory {
  const view = r.view;
  let at = r.offset;
  if (at + 514 > r.end) ensureWhole(r, skipInventoryRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  const items: number[] = [];
  for (let i = 0; i < 256; i++) items.push(view.getInt16(at + 2 * i, true));
  at += 512;
  r.offset = at;
  return { type: "inventory", unicast, items };
}

/** Passes over what `decodeInventoryRelay` reads. Throws DecodeError. */
export function skipInventoryRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, 512 + ((unicast$bit & 0x01) !== 0 ? 1 : 0));
}

/** Writes what `decodeInventoryRelay` reads. Throws EncodeError. */
export function encodeInventoryRelay(w: Writer, m: Inventory): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 514);
  const view = w.view;
  view.setUint8(at++, 0x05 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  expectLength(m.items, 256);
  for (let i = 0; i < 256; i++) view.setInt16(at + 2 * i, asI16(m.items[i]!), true);
  w.offset = at + 512;
}

/** Reads a `nop` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeNopRelay(r: Reader): Nop {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipNopRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return { type: "nop", unicast };
}

/** Passes over what `decodeNopRelay` reads. Throws DecodeError. */
export function skipNopRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
}

/** Writes what `decodeNopRelay` reads. Throws EncodeError. */
export function encodeNopRelay(w: Writer, m: Nop): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x06 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
}

/** Reads a `disconnect` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeDisconnectRelay(r: Reader): Disconnect {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipDisconnectRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return { type: "disconnect", unicast };
}

/** Passes over what `decodeDisconnectRelay` reads. Throws DecodeError. */
export function skipDisconnectRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
}

/** Writes what `decodeDisconnectRelay` reads. Throws EncodeError. */
export function encodeDisconnectRelay(w: Writer, m: Disconnect): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x07 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
}

/** Reads a `reconnect` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeReconnectRelay(r: Reader): Reconnect {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipReconnectRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return { type: "reconnect", unicast };
}

/** Passes over what `decodeReconnectRelay` reads. Throws DecodeError. */
export function skipReconnectRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
}

/** Writes what `decodeReconnectRelay` reads. Throws EncodeError. */
export function encodeReconnectRelay(w: Writer, m: Reconnect): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x08 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
}

/** Reads a `sound` (25) at the cursor, its id first. Throws DecodeError. */
export function decodeSoundUntil25(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 6 > r.end) ensureWhole(r, skipSoundUntil25);
  at += 1;
  const flags = view.getUint8(at++);
  const soundnum = view.getUint8(at);
  at += 1;
  const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
  const timeofs = (flags & 0x10) !== 0 ? view.getUint8(at++) / 1000 : undefined;
  let source: Source | undefined;
  if ((flags & 0x08) !== 0) {
    r.offset = at;
    source = decodeSource(r);
    at = r.offset;
  }
  if (at + 6 > r.end) ensure(r, at, (flags & 0x04) !== 0 ? 6 : 0);
  let origin: [number, number, number] | undefined;
  if ((flags & 0x04) !== 0) {
    origin = [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
    at += 6;
  }
  r.offset = at;
  return { type: "sound", flags, soundnum, volume, attenuation, timeofs, source, origin };
}

/** Passes over what `decodeSoundUntil25` reads. Throws DecodeError. */
export function skipSoundUntil25(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  at = advance(r, at, 1 + SOUND_UNTIL25_FLAGS_LENGTHS_0[flags & 0xff]!);
  if ((flags & 0x08) !== 0) {
    r.offset = at;
    skipSource(r);
    at = r.offset;
  }
  r.offset = advance(r, at, (flags & 0x04) !== 0 ? 6 : 0);
}

/** Writes what `decodeSoundUntil25` reads. Throws EncodeError. */
export function encodeSoundUntil25(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xe0;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  if (m.timeofs !== undefined) flags |= 0x10;
  if (m.source !== undefined) flags |= 0x08;
  if (m.origin !== undefined) flags |= 0x04;
  let at = reserve(w, 5);
  let view = w.view;
  view.setUint8(at++, flags);
  view.setUint8(at, asU8(m.soundnum));
  at += 1;
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  if (m.timeofs !== undefined) view.setUint8(at++, asU8(unscale(m.timeofs, 1, 1000)));
  w.offset = at;
  if (m.source !== undefined) encodeSource(w, m.source);
  at = reserve(w, 6);
  view = w.view;
  if (m.origin !== undefined) {
    expectLength(m.origin, 3);
    for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
    at += 6;
  }
  w.offset = at;
}

/** Reads a `sound` (to 34) at the cursor, its id first. Throws DecodeError. */
export function decodeSound(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 6 > r.end) ensureWhole(r, skipSound);
  at += 1;
  const flags = view.getUint8(at++);
  const soundnum = view.getUint8(at);
  at += 1;
  const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
  const timeofs = (flags & 0x10) !== 0 ? view.getUint8(at++) / 1000 : undefined;
  let source: Source | undefined;
  if ((flags & 0x08) !== 0) {
    r.offset = at;
    source = decodeSource(r);
    at = r.offset;
  }
  if (at + 6 > r.end) ensure(r, at, (flags & 0x04) !== 0 ? 6 : 0);
  let origin: [number, number, number] | undefined;
  if ((flags & 0x04) !== 0) {
    origin = [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
    at += 6;
  }
  r.offset = at;
  return { type: "sound", flags, soundnum, volume, attenuation, timeofs, source, origin };
}

/** Passes over what `decodeSound` reads. Throws DecodeError. */
export function skipSound(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  at = advance(r, at, 1 + SOUND_FLAGS_LENGTHS_0[flags & 0xff]!);
  if ((flags & 0x08) !== 0) {
    r.offset = at;
    skipSource(r);
    at = r.offset;
  }
  r.offset = advance(r, at, (flags & 0x04) !== 0 ? 6 : 0);
}

/** Writes what `decodeSound` reads. Throws EncodeError. */
export function encodeSound(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xe0;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  if (m.timeofs !== undefined) flags |= 0x10;
  if (m.source !== undefined) flags |= 0x08;
  if (m.origin !== undefined) flags |= 0x04;
  let at = reserve(w, 5);
  let view = w.view;
  view.setUint8(at++, flags);
  view.setUint8(at, asU8(m.soundnum));
  at += 1;
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  if (m.timeofs !== undefined) view.setUint8(at++, asU8(unscale(m.timeofs, 1, 1000)));
  w.offset = at;
  if (m.source !== undefined) encodeSource(w, m.source);
  at = reserve(w, 6);
  view = w.view;
  if (m.origin !== undefined) {
    expectLength(m.origin, 3);
    for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
    at += 6;
  }
  w.offset = at;
}

/** Reads a `sound` (56) at the cursor, its id first. Throws DecodeError. */
export function decodeSoundFrom56(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 7 > r.end) ensureWhole(r, skipSoundFrom56);
  at += 1;
  const flags = view.getUint8(at++);
  const soundnum = view.getUint16((at += 2) - 2, true);
  const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
  const timeofs = (flags & 0x10) !== 0 ? view.getUint8(at++) / 1000 : undefined;
  r.offset = at;
  const source = (flags & 0x08) !== 0 ? decodeSource(r) : undefined;
  at = r.offset;
  if (at + 9 > r.end) ensure(r, at, (flags & 0x04) !== 0 ? 9 : 0);
  const origin = (flags & 0x04) !== 0 ? read3Coord_2(view, (at += 9) - 9) : undefined;
  r.offset = at;
  return { type: "sound", flags, soundnum, volume, attenuation, timeofs, source, origin };
}

/** Passes over what `decodeSoundFrom56` reads. Throws DecodeError. */
export function skipSoundFrom56(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  at = advance(r, at, 2 + SOUND_FROM56_FLAGS_LENGTHS_0[flags & 0xff]!);
  r.offset = at;
  if ((flags & 0x08) !== 0) skipSource(r);
  at = r.offset;
  r.offset = advance(r, at, (flags & 0x04) !== 0 ? 9 : 0);
}

/** Writes what `decodeSoundFrom56` reads. Throws EncodeError. */
export function encodeSoundFrom56(w: Writer, m: Sound): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xe0;
  if (m.volume !== undefined) flags |= 0x01;
  if (m.attenuation !== undefined) flags |= 0x02;
  if (m.timeofs !== undefined) flags |= 0x10;
  if (m.source !== undefined) flags |= 0x08;
  if (m.origin !== undefined) flags |= 0x04;
  let at = reserve(w, 6);
  let view = w.view;
  view.setUint8(at++, flags);
  view.setUint16(at, asU16(m.soundnum), true);
  at += 2;
  if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  if (m.timeofs !== undefined) view.setUint8(at++, asU8(unscale(m.timeofs, 1, 1000)));
  w.offset = at;
  if (m.source !== undefined) encodeSource(w, m.source);
  at = reserve(w, 9);
  view = w.view;
  if (m.origin !== undefined) write3Coord_2(view, (at += 9) - 9, m.origin);
  w.offset = at;
}

/** Reads a `sound` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeSoundRelay(r: Reader): Sound {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipSoundRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  r.offset -= 1;
  return Object.assign({ type: "sound" as const, unicast }, decodeSoundUntil25(r));
}

/** Passes over what `decodeSoundRelay` reads. Throws DecodeError. */
export function skipSoundRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset -= 1;
  skipSoundUntil25(r);
}

/** Writes what `decodeSoundRelay` reads. Throws EncodeError. */
export function encodeSoundRelay(w: Writer, m: Sound): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x09 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  encodeSoundUntil25(w, m);
}

/** Reads a `print` (25) at the cursor, its id first. Throws DecodeError. */
export function decodePrintUntil25(r: Reader): Print {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "print", level: view.getUint8(at + 1), text: readString(r, 2047) };
}

/** Passes over what `decodePrintUntil25` reads. Throws DecodeError. */
export function skipPrintUntil25(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodePrintUntil25` reads. Throws EncodeError. */
export function encodePrintUntil25(w: Writer, m: Print): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.level));
  w.offset = at + 1;
  writeString(w, m.text, 2047);
}

/** Reads a `print` (from 26) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `print` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodePrintRelay(r: Reader): Print {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipPrintRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  r.offset -= 1;
  return Object.assign({ type: "print" as const, unicast }, decodePrintUntil25(r));
}

/** Passes over what `decodePrintRelay` reads. Throws DecodeError. */
export function skipPrintRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset -= 1;
  skipPrintUntil25(r);
}

/** Writes what `decodePrintRelay` reads. Throws EncodeError. */
export function encodePrintRelay(w: Writer, m: Print): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x0a | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  encodePrintUntil25(w, m);
}

/** Reads a `stufftext` (25) at the cursor, its id first. Throws DecodeError. */
export function decodeStufftextUntil25(r: Reader): Stufftext {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "stufftext", text: readString(r, 2047) };
}

/** Passes over what `decodeStufftextUntil25` reads. Throws DecodeError. */
export function skipStufftextUntil25(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeStufftextUntil25` reads. Throws EncodeError. */
export function encodeStufftextUntil25(w: Writer, m: Stufftext): void {
  writeString(w, m.text, 2047);
}

/** Reads a `stufftext` (from 26) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `stufftext` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeStufftextRelay(r: Reader): Stufftext {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipStufftextRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return { type: "stufftext", unicast, text: readString(r, 2047) };
}

/** Passes over what `decodeStufftextRelay` reads. Throws DecodeError. */
export function skipStufftextRelay(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  at = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeStufftextRelay` reads. Throws EncodeError. */
export function encodeStufftextRelay(w: Writer, m: Stufftext): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x0b | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  writeString(w, m.text, 2047);
}

/** Reads a `serverdata` (25) at the cursor, its id first. Throws DecodeError. */
export function decodeServerdataUntil25(r: Reader): Serverdata {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 9);
  const serverversion = expectProtocol(
    r,
    view.getInt32(at + 1, true),
    [25, 26, 27, 28, 30, 31, 32, 33, 34, 2023, 2022, 3434, 3435, 3436, 35, 36, 56],
  );
  const servercount = view.getInt32(at + 5, true);
  const attractloop = view.getUint8(at + 9);
  at += 10;
  let tickrate: number | undefined;
  if (serverversion >= 2022 && serverversion <= 2023) {
    ensure(r, at, 1);
    tickrate = view.getUint8(at++);
  }
  r.offset = at;
  const gamedir = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 2);
  const playernum = view.getInt16(at, true);
  at += 2;
  let splitplayers: number[] | undefined;
  if ((serverversion === 2022 || serverversion === 2023) && playernum === -2) {
    r.offset = at;
    ensure(r, r.offset, 2);
    const splitplayersCount = r.view.getUint16(r.offset, true);
    r.offset += 2;
    splitplayers = [];
    for (let i = 0; i < splitplayersCount; i++) splitplayers.push(I16_FORM.read(r));
    at = r.offset;
  }
  r.offset = at;
  const levelname = readString(r, 2047);
  at = r.offset;
  let enhanced: number | undefined;
  if (serverversion === 35) {
    ensure(r, at, 1);
    enhanced = view.getUint8(at++);
  }
  let minor: number | undefined;
  if (serverversion >= 35 && serverversion <= 36) {
    ensure(r, at, 2);
    minor = view.getUint16(at, true);
    at += 2;
  }
  let serverstate: number | undefined;
  if (serverversion >= 35 && serverversion <= 36) {
    ensure(r, at, 1);
    serverstate = view.getUint8(at++);
  }
  let movement: number | undefined;
  if (serverversion >= 35 && serverversion <= 36) {
    ensure(r, at, 1);
    movement = view.getUint8(at++);
    expectTogether(r, [serverversion, (movement & 0x18) >>> 0], ANNOUNCED_TOGETHER);
  }
  let quakeworld: number | undefined;
  if (serverversion === 36) {
    ensure(r, at, 1);
    quakeworld = view.getUint8(at++);
  }
  let waterjump: number | undefined;
  if (serverversion === 36 && minor !== undefined && minor >= 0 && minor <= 1023) {
    ensure(r, at, 1);
    waterjump = view.getUint8(at++);
  }
  r.offset = at;
  return {
    type: "serverdata",
    serverversion,
    servercount,
    attractloop,
    tickrate,
    gamedir,
    playernum,
    splitplayers,
    levelname,
    enhanced,
    minor,
    serverstate,
    movement,
    quakeworld,
    waterjump,
  };
}

/** Passes over what `decodeServerdataUntil25` reads. Throws DecodeError. */
export function skipServerdataUntil25(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 4);
  const serverversion = expectProtocol(
    r,
    view.getInt32(at, true),
    [25, 26, 27, 28, 30, 31, 32, 33, 34, 2023, 2022, 3434, 3435, 3436, 35, 36, 56],
  );
  at += 4;
  at = advance(r, at, 5);
  if (serverversion >= 2022 && serverversion <= 2023) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  ensure(r, at, 2);
  const playernum = view.getInt16(at, true);
  at += 2;
  if ((serverversion === 2022 || serverversion === 2023) && playernum === -2) {
    r.offset = at;
    manyPassed(I16_FORM, r, U16_FORM.read(r));
    at = r.offset;
  }
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  if (serverversion === 35) {
    ensure(r, at, 1);
    at += 1;
  }
  let minor: number | undefined;
  if (serverversion >= 35 && serverversion <= 36) {
    ensure(r, at, 2);
    minor = view.getUint16(at, true);
    at += 2;
  }
  if (serverversion >= 35 && serverversion <= 36) {
    ensure(r, at, 1);
    at += 1;
  }
  if (serverversion >= 35 && serverversion <= 36) {
    ensure(r, at, 1);
    expectTogether(r, [serverversion, (view.getUint8(at) & 0x18) >>> 0], ANNOUNCED_TOGETHER);
    at += 1;
  }
  if (serverversion === 36) {
    ensure(r, at, 1);
    at += 1;
  }
  if (serverversion === 36 && minor !== undefined && minor >= 0 && minor <= 1023) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
}

/** Writes what `decodeServerdataUntil25` reads. Throws EncodeError. */
export function encodeServerdataUntil25(w: Writer, m: Serverdata): void {
  let at = reserve(w, 10);
  let view = w.view;
  view.setInt32(at, asI32(m.serverversion), true);
  expectOneOf(
    m.serverversion,
    [25, 26, 27, 28, 30, 31, 32, 33, 34, 2023, 2022, 3434, 3435, 3436, 35, 36, 56],
  );
  view.setInt32(at + 4, asI32(m.servercount), true);
  view.setUint8(at + 8, asU8(m.attractloop));
  expectWhere(m.tickrate, m.serverversion >= 2022 && m.serverversion <= 2023);
  at += 9;
  if (m.tickrate !== undefined) view.setUint8(at++, asU8(m.tickrate));
  w.offset = at;
  writeString(w, m.gamedir, 2047);
  at = reserve(w, 2);
  view = w.view;
  view.setInt16(at, asI16(m.playernum), true);
  expectWhere(
    m.splitplayers,
    (m.serverversion === 2022 || m.serverversion === 2023) && m.playernum === -2,
  );
  w.offset = at + 2;
  if (m.splitplayers !== undefined) {
    expectArray(m.splitplayers);
    U16_FORM.write(w, m.splitplayers.length);
    manyWritten(I16_FORM, w, m.splitplayers);
  }
  writeString(w, m.levelname, 2047);
  at = reserve(w, 7);
  view = w.view;
  expectWhere(m.enhanced, m.serverversion === 35);
  if (m.enhanced !== undefined) view.setUint8(at++, asU8(m.enhanced));
  expectWhere(m.minor, m.serverversion >= 35 && m.serverversion <= 36);
  if (m.minor !== undefined) {
    view.setUint16(at, asU16(m.minor), true);
    at += 2;
  }
  expectWhere(m.serverstate, m.serverversion >= 35 && m.serverversion <= 36);
  if (m.serverstate !== undefined) view.setUint8(at++, asU8(m.serverstate));
  expectWhere(m.movement, m.serverversion >= 35 && m.serverversion <= 36);
  if (m.movement !== undefined) view.setUint8(at++, asU8(m.movement));
  if (m.movement !== undefined)
    expectRow([m.serverversion, (m.movement & 0x18) >>> 0], ANNOUNCED_TOGETHER);
  expectWhere(m.quakeworld, m.serverversion === 36);
  if (m.quakeworld !== undefined) view.setUint8(at++, asU8(m.quakeworld));
  expectWhere(
    m.waterjump,
    m.serverversion === 36 && m.minor !== undefined && m.minor >= 0 && m.minor <= 1023,
  );
  if (m.waterjump !== undefined) view.setUint8(at++, asU8(m.waterjump));
  w.offset = at;
}

/** Reads a `serverdata` (from 26) at the cursor, its id first. Throws DecodeError. */
export function decodeServerdata(r: Reader): Serverdata {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 9);
  const serverversion = expectProtocol(
    r,
    view.getInt32(at + 1, true),
    [25, 26, 27, 28, 30, 31, 32, 33, 34, 2023, 2022, 3434, 3435, 3436, 35, 36, 56],
  );
  const servercount = view.getInt32(at + 5, true);
  const attractloop = view.getUint8(at + 9);
  at += 10;
  let tickrate: number | undefined;
  if (serverversion >= 2022 && serverversion <= 2023) {
    ensure(r, at, 1);
    tickrate = view.getUint8(at++);
  }
  r.offset = at;
  const gamedir = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 2);
  const playernum = view.getInt16(at, true);
  at += 2;
  let splitplayers: number[] | undefined;
  if ((serverversion === 2022 || serverversion === 2023) && playernum === -2) {
    r.offset = at;
    ensure(r, r.offset, 2);
    const splitplayersCount = r.view.getUint16(r.offset, true);
    r.offset += 2;
    splitplayers = [];
    for (let i = 0; i < splitplayersCount; i++) splitplayers.push(I16_FORM.read(r));
    at = r.offset;
  }
  r.offset = at;
  const levelname = readString(r, 2047);
  at = r.offset;
  let enhanced: number | undefined;
  if (serverversion === 35) {
    ensure(r, at, 1);
    enhanced = view.getUint8(at++);
  }
  let minor: number | undefined;
  if (serverversion >= 35 && serverversion <= 36) {
    ensure(r, at, 2);
    minor = view.getUint16(at, true);
    at += 2;
  }
  let serverstate: number | undefined;
  if (serverversion >= 35 && serverversion <= 36) {
    ensure(r, at, 1);
    serverstate = view.getUint8(at++);
  }
  let movement: number | undefined;
  if (serverversion >= 35 && serverversion <= 36) {
    ensure(r, at, 1);
    movement = view.getUint8(at++);
    expectTogether(r, [serverversion, (movement & 0x18) >>> 0], ANNOUNCED_TOGETHER);
  }
  let quakeworld: number | undefined;
  if (serverversion === 36) {
    ensure(r, at, 1);
    quakeworld = view.getUint8(at++);
  }
  let waterjump: number | undefined;
  if (serverversion === 36 && minor !== undefined && minor >= 0 && minor <= 1023) {
    ensure(r, at, 1);
    waterjump = view.getUint8(at++);
  }
  r.offset = at;
  return {
    type: "serverdata",
    serverversion,
    servercount,
    attractloop,
    tickrate,
    gamedir,
    playernum,
    splitplayers,
    levelname,
    enhanced,
    minor,
    serverstate,
    movement,
    quakeworld,
    waterjump,
  };
}

/** Passes over what `decodeServerdata` reads. Throws DecodeError. */
export function skipServerdata(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 4);
  const serverversion = expectProtocol(
    r,
    view.getInt32(at, true),
    [25, 26, 27, 28, 30, 31, 32, 33, 34, 2023, 2022, 3434, 3435, 3436, 35, 36, 56],
  );
  at += 4;
  at = advance(r, at, 5);
  if (serverversion >= 2022 && serverversion <= 2023) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  ensure(r, at, 2);
  const playernum = view.getInt16(at, true);
  at += 2;
  if ((serverversion === 2022 || serverversion === 2023) && playernum === -2) {
    r.offset = at;
    manyPassed(I16_FORM, r, U16_FORM.read(r));
    at = r.offset;
  }
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  if (serverversion === 35) {
    ensure(r, at, 1);
    at += 1;
  }
  let minor: number | undefined;
  if (serverversion >= 35 && serverversion <= 36) {
    ensure(r, at, 2);
    minor = view.getUint16(at, true);
    at += 2;
  }
  if (serverversion >= 35 && serverversion <= 36) {
    ensure(r, at, 1);
    at += 1;
  }
  if (serverversion >= 35 && serverversion <= 36) {
    ensure(r, at, 1);
    expectTogether(r, [serverversion, (view.getUint8(at) & 0x18) >>> 0], ANNOUNCED_TOGETHER);
    at += 1;
  }
  if (serverversion === 36) {
    ensure(r, at, 1);
    at += 1;
  }
  if (serverversion === 36 && minor !== undefined && minor >= 0 && minor <= 1023) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
}

/** Writes what `decodeServerdata` reads. Throws EncodeError. */
export function encodeServerdata(w: Writer, m: Serverdata): void {
  let at = reserve(w, 10);
  let view = w.view;
  view.setInt32(at, asI32(m.serverversion), true);
  expectOneOf(
    m.serverversion,
    [25, 26, 27, 28, 30, 31, 32, 33, 34, 2023, 2022, 3434, 3435, 3436, 35, 36, 56],
  );
  view.setInt32(at + 4, asI32(m.servercount), true);
  view.setUint8(at + 8, asU8(m.attractloop));
  expectWhere(m.tickrate, m.serverversion >= 2022 && m.serverversion <= 2023);
  at += 9;
  if (m.tickrate !== undefined) view.setUint8(at++, asU8(m.tickrate));
  w.offset = at;
  writeString(w, m.gamedir, 2047);
  at = reserve(w, 2);
  view = w.view;
  view.setInt16(at, asI16(m.playernum), true);
  expectWhere(
    m.splitplayers,
    (m.serverversion === 2022 || m.serverversion === 2023) && m.playernum === -2,
  );
  w.offset = at + 2;
  if (m.splitplayers !== undefined) {
    expectArray(m.splitplayers);
    U16_FORM.write(w, m.splitplayers.length);
    manyWritten(I16_FORM, w, m.splitplayers);
  }
  writeString(w, m.levelname, 2047);
  at = reserve(w, 7);
  view = w.view;
  expectWhere(m.enhanced, m.serverversion === 35);
  if (m.enhanced !== undefined) view.setUint8(at++, asU8(m.enhanced));
  expectWhere(m.minor, m.serverversion >= 35 && m.serverversion <= 36);
  if (m.minor !== undefined) {
    view.setUint16(at, asU16(m.minor), true);
    at += 2;
  }
  expectWhere(m.serverstate, m.serverversion >= 35 && m.serverversion <= 36);
  if (m.serverstate !== undefined) view.setUint8(at++, asU8(m.serverstate));
  expectWhere(m.movement, m.serverversion >= 35 && m.serverversion <= 36);
  if (m.movement !== undefined) view.setUint8(at++, asU8(m.movement));
  if (m.movement !== undefined)
    expectRow([m.serverversion, (m.movement & 0x18) >>> 0], ANNOUNCED_TOGETHER);
  expectWhere(m.quakeworld, m.serverversion === 36);
  if (m.quakeworld !== undefined) view.setUint8(at++, asU8(m.quakeworld));
  expectWhere(
    m.waterjump,
    m.serverversion === 36 && m.minor !== undefined && m.minor >= 0 && m.minor <= 1023,
  );
  if (m.waterjump !== undefined) view.setUint8(at++, asU8(m.waterjump));
  w.offset = at;
}

/** Reads a `serverdata` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeServerdataRelay(r: Reader): Serverdata {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipServerdataRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  r.offset -= 1;
  return Object.assign({ type: "serverdata" as const, unicast }, decodeServerdataUntil25(r));
}

/** Passes over what `decodeServerdataRelay` reads. Throws DecodeError. */
export function skipServerdataRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset -= 1;
  skipServerdataUntil25(r);
}

/** Writes what `decodeServerdataRelay` reads. Throws EncodeError. */
export function encodeServerdataRelay(w: Writer, m: Serverdata): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x0c | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  encodeServerdataUntil25(w, m);
}

/** Reads a `configstring` (25) at the cursor, its id first. Throws DecodeError. */
export function decodeConfigstringUntil25(r: Reader): Configstring {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "configstring", index: view.getInt16(at + 1, true), string: readString(r, 2047) };
}

/** Passes over what `decodeConfigstringUntil25` reads. Throws DecodeError. */
export function skipConfigstringUntil25(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 2);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeConfigstringUntil25` reads. Throws EncodeError. */
export function encodeConfigstringUntil25(w: Writer, m: Configstring): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setInt16(at, asI16(m.index), true);
  w.offset = at + 2;
  writeString(w, m.string, 2047);
}

/** Reads a `configstring` (to 34) at the cursor, its id first. Throws DecodeError. */
export function decodeConfigstring(r: Reader): Configstring {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "configstring", index: view.getInt16(at + 1, true), string: readString(r, 2047) };
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
  view.setInt16(at, asI16(m.index), true);
  w.offset = at + 2;
  writeString(w, m.string, 2047);
}

/** Reads a `configstring` (to 2022) at the cursor, its id first. Throws DecodeError. */
export function decodeConfigstringFrom2023(r: Reader): Configstring {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "configstring", index: view.getInt16(at + 1, true), string: readString(r, 2047) };
}

/** Passes over what `decodeConfigstringFrom2023` reads. Throws DecodeError. */
export function skipConfigstringFrom2023(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 2);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeConfigstringFrom2023` reads. Throws EncodeError. */
export function encodeConfigstringFrom2023(w: Writer, m: Configstring): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setInt16(at, asI16(m.index), true);
  w.offset = at + 2;
  writeString(w, m.string, 2047);
}

/** Reads a `configstring` (to 3436+coord) at the cursor, its id first. Throws DecodeError. */
export function decodeConfigstringFrom3434(r: Reader): Configstring {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "configstring", index: view.getInt16(at + 1, true), string: readString(r, 2047) };
}

/** Passes over what `decodeConfigstringFrom3434` reads. Throws DecodeError. */
export function skipConfigstringFrom3434(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 2);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeConfigstringFrom3434` reads. Throws EncodeError. */
export function encodeConfigstringFrom3434(w: Writer, m: Configstring): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setInt16(at, asI16(m.index), true);
  w.offset = at + 2;
  writeString(w, m.string, 2047);
}

/** Reads a `configstring` (56) at the cursor, its id first. Throws DecodeError. */
export function decodeConfigstringFrom56(r: Reader): Configstring {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "configstring", index: view.getInt16(at + 1, true), string: readString(r, 2047) };
}

/** Passes over what `decodeConfigstringFrom56` reads. Throws DecodeError. */
export function skipConfigstringFrom56(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 2);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeConfigstringFrom56` reads. Throws EncodeError. */
export function encodeConfigstringFrom56(w: Writer, m: Configstring): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setInt16(at, asI16(m.index), true);
  w.offset = at + 2;
  writeString(w, m.string, 2047);
}

/** Reads a `configstring` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeConfigstringRelay(r: Reader): Configstring {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipConfigstringRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  r.offset -= 1;
  return Object.assign({ type: "configstring" as const, unicast }, decodeConfigstringUntil25(r));
}

/** Passes over what `decodeConfigstringRelay` reads. Throws DecodeError. */
export function skipConfigstringRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset -= 1;
  skipConfigstringUntil25(r);
}

/** Writes what `decodeConfigstringRelay` reads. Throws EncodeError. */
export function encodeConfigstringRelay(w: Writer, m: Configstring): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x0d | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  encodeConfigstringUntil25(w, m);
}

/** Reads a `spawnbaseline` (25) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineUntil25(r: Reader): Spawnbaseline {
  const view = r.view;
  let at = r.offset;
  if (at + 37 > r.end) ensureWhole(r, skipSpawnbaselineUntil25);
  const flagsNumber = view.getUint16(at + 1, true);
  let flags = flagsNumber & 0x3f;
  const number = flagsNumber >>> 6;
  at += 3;
  if ((flags & 0x20) !== 0) {
    flags |= view.getUint16(at, true) << 8;
    at += 2;
  }
  if ((flags & 0x10) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  if ((flags & 0x8000) !== 0)
    throw unsupported(r, "what no recording shows, perhaps a skin of 16 bits");
  if ((flags & 0x080000) !== 0) throw unsupported(r, "what no recording shows");
  if ((flags & 0x100000) !== 0)
    throw unsupported(r, "what no recording shows, perhaps a second model");
  if ((flags & 0x200000) !== 0)
    throw unsupported(r, "what no recording shows, perhaps a third model");
  const modelindex = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  let frame: number | undefined;
  let frameBefore: number | undefined;
  if ((flags & 0x08) !== 0) {
    frame = view.getUint8(at++);
  }
  if ((flags & 0x010000) !== 0) {
    frameBefore = frame;
    frame = view.getInt16(at, true);
    at += 2;
  }
  let skin: number | undefined;
  let skinBefore: number | undefined;
  if ((flags & 0x2000) !== 0) {
    skin = view.getUint8(at++);
  }
  if ((flags & 0x800000) !== 0) {
    skinBefore = skin;
    skin = view.getInt32(at, true);
    at += 4;
  }
  let effects: number | undefined;
  let effectsBefore: number | undefined;
  if ((flags & 0x4000) !== 0) {
    effects = view.getUint8(at++);
  }
  if ((flags & 0x040000) !== 0) {
    effectsBefore = effects;
    effects = view.getInt16(at, true);
    at += 2;
  }
  let renderfx: number | undefined;
  let renderfxBefore: number | undefined;
  if ((flags & 0x1000) !== 0) {
    renderfx = view.getUint8(at++);
  }
  if ((flags & 0x020000) !== 0) {
    renderfxBefore = renderfx;
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
  if ((flags & 0x04) !== 0) {
    origin3 = view.getInt16(at, true) * 0.125;
    at += 2;
  }
  const angle1 = (flags & 0x0100) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  const angle2 = (flags & 0x0200) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  const angle3 = (flags & 0x0400) !== 0 ? view.getInt8(at++) * 1.40625 : undefined;
  let oldorigin: [number, number, number] | undefined;
  if ((flags & 0x400000) !== 0) {
    oldorigin = [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
    at += 6;
  }
  const sound = (flags & 0x01000000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return new Spawnbaseline$(
    number,
    flags,
    modelindex,
    frame,
    frameBefore,
    skin,
    skinBefore,
    effects,
    effectsBefore,
    renderfx,
    renderfxBefore,
    origin1,
    origin2,
    origin3,
    angle1,
    angle2,
    angle3,
    oldorigin,
    sound,
  );
}

/** Passes over what `decodeSpawnbaselineUntil25` reads. Throws DecodeError. */
export function skipSpawnbaselineUntil25(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  let flags = word & 0x3f;
  if ((flags & 0x20) !== 0) {
    ensure(r, at, 2);
    flags |= view.getUint16(at, true) << 8;
    at += 2;
  }
  const more3 = (flags >>> 4) & 1;
  flags |= (r.bytes[at]! & -more3) << 24;
  at += more3;
  flags >>>= 0;
  if ((flags & 0x8000) !== 0)
    throw unsupported(r, "what no recording shows, perhaps a skin of 16 bits");
  if ((flags & 0x080000) !== 0) throw unsupported(r, "what no recording shows");
  if ((flags & 0x100000) !== 0)
    throw unsupported(r, "what no recording shows, perhaps a second model");
  if ((flags & 0x200000) !== 0)
    throw unsupported(r, "what no recording shows, perhaps a third model");
  r.offset = advance(r, at, bytesOfSpawnbaselineUntil25Flags(flags));
}

/** Writes what `decodeSpawnbaselineUntil25` reads. Throws EncodeError. */
export function encodeSpawnbaselineUntil25(w: Writer, m: Spawnbaseline): void {
  const {
    flags: flagsGiven$,
    frame,
    frameBefore,
    skin,
    skinBefore,
    effects,
    effectsBefore,
    renderfx,
    renderfxBefore,
    sound,
    modelindex,
    angle1,
    angle2,
    angle3,
    oldorigin,
    origin1,
    origin2,
    origin3,
  } = m;
  fits: {
    let flags = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0xfe000030;
    if (frame !== undefined) {
      const hinted = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x010008;
      if (
        hinted === 0x010008 &&
        frameBefore !== undefined &&
        frameBefore === (frameBefore & 0xff) &&
        frame === (frame << 16) >> 16
      )
        flags |= 0x010008;
      else if (hinted === 0x010000 || frame !== (frame & 0xff)) flags |= 0x010000;
      else flags |= 0x08;
    }
    if (skin !== undefined) {
      const hinted = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x802000;
      if (
        hinted === 0x802000 &&
        skinBefore !== undefined &&
        skinBefore === (skinBefore & 0xff) &&
        skin === (skin | 0)
      )
        flags |= 0x802000;
      else if (hinted === 0x800000 || skin !== (skin & 0xff)) flags |= 0x800000;
      else flags |= 0x2000;
    }
    if (effects !== undefined) {
      const hinted = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x044000;
      if (
        hinted === 0x044000 &&
        effectsBefore !== undefined &&
        effectsBefore === (effectsBefore & 0xff) &&
        effects === (effects << 16) >> 16
      )
        flags |= 0x044000;
      else if (hinted === 0x040000 || effects !== (effects & 0xff)) flags |= 0x040000;
      else flags |= 0x4000;
    }
    if (renderfx !== undefined) {
      const hinted = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x021000;
      if (
        hinted === 0x021000 &&
        renderfxBefore !== undefined &&
        renderfxBefore === (renderfxBefore & 0xff) &&
        renderfx === (renderfx << 16) >> 16
      )
        flags |= 0x021000;
      else if (hinted === 0x020000 || renderfx !== (renderfx & 0xff)) flags |= 0x020000;
      else flags |= 0x1000;
    }
    if ((flags & 0xff000000) !== 0 || sound !== undefined) flags |= 0x10;
    if (
      (flags & 0xffff00) !== 0 ||
      modelindex !== undefined ||
      angle1 !== undefined ||
      angle2 !== undefined ||
      angle3 !== undefined ||
      oldorigin !== undefined
    )
      flags |= 0x20;
    let at = reserve(w, 36);
    const view = w.view;
    const bytes = w.bytes;
    const flags$word$at = at;
    at += 2;
    let flags$at = at;
    at += (flags >>> 4) & 2;
    at += (flags >>> 4) & 1;
    if (modelindex !== undefined) {
      flags |= 0x0800;
      if (modelindex !== (modelindex & 0xff)) break fits;
      bytes[at++] = modelindex;
    }
    if ((flags & 0x08) !== 0) {
      const first = (flags & 0x010000) !== 0 ? frameBefore! : frame!;
      if (first !== (first & 0xff)) throw outOfRange(first, 0, 255);
      bytes[at++] = first;
    }
    if ((flags & 0x010000) !== 0) {
      if (frame! !== (frame! << 16) >> 16) break fits;
      bytes[at++] = frame!;
      bytes[at++] = frame! >> 8;
    }
    if ((flags & 0x2000) !== 0) {
      const first = (flags & 0x800000) !== 0 ? skinBefore! : skin!;
      if (first !== (first & 0xff)) throw outOfRange(first, 0, 255);
      bytes[at++] = first;
    }
    if ((flags & 0x800000) !== 0) {
      if (skin! !== (skin! | 0)) break fits;
      view.setInt32(at, skin!, true);
      at += 4;
    }
    if ((flags & 0x4000) !== 0) {
      const first = (flags & 0x040000) !== 0 ? effectsBefore! : effects!;
      if (first !== (first & 0xff)) throw outOfRange(first, 0, 255);
      bytes[at++] = first;
    }
    if ((flags & 0x040000) !== 0) {
      if (effects! !== (effects! << 16) >> 16) break fits;
      bytes[at++] = effects!;
      bytes[at++] = effects! >> 8;
    }
    if ((flags & 0x1000) !== 0) {
      const first = (flags & 0x020000) !== 0 ? renderfxBefore! : renderfx!;
      if (first !== (first & 0xff)) throw outOfRange(first, 0, 255);
      bytes[at++] = first;
    }
    if ((flags & 0x020000) !== 0) {
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
      flags |= 0x04;
      const steps$ = origin3 * 8;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.125 !== origin3) raw = nearest(origin3, steps$, -32768, 32767, -4096, 4095.875);
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
    if (angle2 !== undefined) {
      flags |= 0x0200;
      const steps$ = angle2 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle2)
        raw = nearest(angle2, (angle2 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    if (angle3 !== undefined) {
      flags |= 0x0400;
      const steps$ = angle3 * 0.7111111111111111;
      let raw = (steps$ << 24) >> 24;
      if (raw * 1.40625 !== angle3)
        raw = nearest(angle3, (angle3 * 32) / 45, -128, 127, -180, 178.59375);
      bytes[at++] = raw;
    }
    if (oldorigin !== undefined) {
      flags |= 0x400000;
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
      flags |= 0x01000000;
      if (sound !== (sound & 0xff)) break fits;
      bytes[at++] = sound;
    }
    view.setUint16(flags$word$at, (flags & 0x3f) | (fit(m.number, 10) << 6), true);
    if ((flags & 0x20) !== 0) {
      view.setUint16(flags$at, flags >>> 8, true);
      flags$at += 2;
    }
    if ((flags & 0x10) !== 0) bytes[flags$at++] = flags >>> 24;
    w.offset = at;
    return;
  }
  return rejectOutOfRange(m, "U8 modelindex sound, I16 frame effects renderfx, I32 skin");
}

/** Reads a `spawnbaseline` (to 34) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaseline(r: Reader): Spawnbaseline {
  const view = r.view;
  let at = r.offset;
  if (at + 45 > r.end) ensureWhole(r, skipSpawnbaseline);
  at += 1;
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
  return new Spawnbaseline$_2(
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
  );
}

/** Passes over what `decodeSpawnbaseline` reads. Throws DecodeError. */
export function skipSpawnbaseline(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
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
  r.offset = advance(r, at, 1 + bytesOfSpawnbaselineFlags(flags));
}

/** Writes what `decodeSpawnbaseline` reads. Throws EncodeError. */
export function encodeSpawnbaseline(w: Writer, m: Spawnbaseline): void {
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
    let flags = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0xf080a1c0;
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

/** Reads a `spawnbaseline` (2023) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineFrom2023(r: Reader): Spawnbaseline {
  const view = r.view;
  let at = r.offset;
  if (at + 74 > r.end) ensureWhole(r, skipSpawnbaselineFrom2023);
  at += 1;
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const number = (flags & 0x0100) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
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
    frame = view.getUint16(at, true);
    at += 2;
  }
  let skin: number | undefined;
  if ((flags & 0x02010000) === 0x02010000) skin = view.getUint32((at += 4) - 4, true);
  else if ((flags & 0x010000) !== 0) skin = view.getUint8(at++);
  else if ((flags & 0x02000000) !== 0) skin = view.getUint16((at += 2) - 2, true);
  const loweffects = (flags & 0x20000000) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined;
  let effects: number | undefined;
  if ((flags & 0x084000) === 0x084000) effects = view.getUint32((at += 4) - 4, true);
  else if ((flags & 0x4000) !== 0) effects = view.getUint8(at++);
  else if ((flags & 0x080000) !== 0) effects = view.getUint16((at += 2) - 2, true);
  let renderfx: number | undefined;
  if ((flags & 0x041000) === 0x041000) renderfx = view.getUint32((at += 4) - 4, true);
  else if ((flags & 0x1000) !== 0) renderfx = view.getUint8(at++);
  else if ((flags & 0x040000) !== 0) renderfx = view.getUint16((at += 2) - 2, true);
  const solid = (flags & 0x08000000) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined;
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
  if ((flags & 0x0200) !== 0) {
    origin3 = view.getFloat32(at, true);
    origin3NaN = nanAt(view, at);
    at += 4;
  }
  let oldorigin: [number, number, number] | undefined;
  let oldoriginNaN: number[] | undefined;
  if ((flags & 0x01000000) !== 0) {
    oldorigin = [
      view.getFloat32(at, true),
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
    ];
    oldoriginNaN = nanBits(view, at, 3);
    at += 12;
  }
  let angle1: number | undefined;
  let angle1NaN: number | undefined;
  if ((flags & 0x0400) !== 0) {
    angle1 = view.getFloat32(at, true);
    angle1NaN = nanAt(view, at);
    at += 4;
  }
  let angle2: number | undefined;
  let angle2NaN: number | undefined;
  if ((flags & 0x04) !== 0) {
    angle2 = view.getFloat32(at, true);
    angle2NaN = nanAt(view, at);
    at += 4;
  }
  let angle3: number | undefined;
  let angle3NaN: number | undefined;
  if ((flags & 0x08) !== 0) {
    angle3 = view.getFloat32(at, true);
    angle3NaN = nanAt(view, at);
    at += 4;
  }
  r.offset = at;
  const loop = (flags & 0x04000000) !== 0 ? decodeLoopFrom2023(r) : undefined;
  at = r.offset;
  if (at + 2 > r.end) ensure(r, at, bytesOfSpawnbaselineFrom2023Flags(flags));
  const event = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  const alpha = (flags & 0x40000000) !== 0 ? view.getUint8(at++) / 255 : undefined;
  if ((flags & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
  r.offset = at;
  return {
    type: "spawnbaseline",
    flags,
    number,
    modelindex,
    modelindex2,
    modelindex3,
    modelindex4,
    frame,
    frameBefore,
    skin,
    loweffects,
    effects,
    renderfx,
    solid,
    origin1,
    origin1NaN,
    origin2,
    origin2NaN,
    origin3,
    origin3NaN,
    oldorigin,
    oldoriginNaN,
    angle1,
    angle1NaN,
    angle2,
    angle2NaN,
    angle3,
    angle3NaN,
    loop,
    event,
    alpha,
  };
}

/** Passes over what `decodeSpawnbaselineFrom2023` reads. Throws DecodeError. */
export function skipSpawnbaselineFrom2023(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
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
  at = advance(r, at, 1 + bytesOfSpawnbaselineFrom2023FlagsRun1(flags));
  r.offset = at;
  if ((flags & 0x04000000) !== 0) skipLoopFrom2023(r);
  at = r.offset;
  at = advance(r, at, bytesOfSpawnbaselineFrom2023Flags(flags));
  if ((flags & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
  r.offset = at;
}

/** Writes what `decodeSpawnbaselineFrom2023` reads. Throws EncodeError. */
export function encodeSpawnbaselineFrom2023(w: Writer, m: Spawnbaseline): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x1080a1c0;
  if (m.number !== (m.number & 0xff)) flags |= 0x0100;
  if (m.modelindex !== undefined) flags |= 0x0800;
  if (m.modelindex !== undefined && m.modelindex !== (m.modelindex & 0xff)) flags |= 0x10000000;
  if (m.modelindex2 !== undefined) flags |= 0x100000;
  if (m.modelindex2 !== undefined && m.modelindex2 !== (m.modelindex2 & 0xff)) flags |= 0x10000000;
  if (m.modelindex3 !== undefined) flags |= 0x200000;
  if (m.modelindex3 !== undefined && m.modelindex3 !== (m.modelindex3 & 0xff)) flags |= 0x10000000;
  if (m.modelindex4 !== undefined) flags |= 0x400000;
  if (m.modelindex4 !== undefined && m.modelindex4 !== (m.modelindex4 & 0xff)) flags |= 0x10000000;
  if (m.frame !== undefined) {
    const hinted = m.flags === undefined ? 0 : m.flags & 0x020010;
    if (
      hinted === 0x020010 &&
      m.frameBefore !== undefined &&
      m.frameBefore === (m.frameBefore & 0xff) &&
      m.frame === (m.frame & 0xffff)
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
  if (m.loweffects !== undefined) flags |= 0x20000000;
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
  if (m.solid !== undefined) flags |= 0x08000000;
  if (m.origin1 !== undefined) flags |= 0x01;
  if (m.origin2 !== undefined) flags |= 0x02;
  if (m.origin3 !== undefined) flags |= 0x0200;
  if (m.oldorigin !== undefined) flags |= 0x01000000;
  if (m.angle1 !== undefined) flags |= 0x0400;
  if (m.angle2 !== undefined) flags |= 0x04;
  if (m.angle3 !== undefined) flags |= 0x08;
  if (m.loop !== undefined) flags |= 0x04000000;
  if (m.event !== undefined) flags |= 0x20;
  if (m.alpha !== undefined) flags |= 0x40000000;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  if ((flags & 0xff00) !== 0) flags |= 0x80;
  let at = reserve(w, 73);
  let view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
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
    view.setUint16((at += 2) - 2, asU16(m.frame!), true);
  }
  if ((flags & 0x02010000) === 0x02010000) view.setUint32((at += 4) - 4, asU32(m.skin!), true);
  else if ((flags & 0x010000) !== 0) view.setUint8(at++, asU8(m.skin!));
  else if ((flags & 0x02000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.skin!), true);
  if (m.loweffects !== undefined) view.setUint32((at += 4) - 4, asU32(m.loweffects), true);
  if ((flags & 0x084000) === 0x084000) view.setUint32((at += 4) - 4, asU32(m.effects!), true);
  else if ((flags & 0x4000) !== 0) view.setUint8(at++, asU8(m.effects!));
  else if ((flags & 0x080000) !== 0) view.setUint16((at += 2) - 2, asU16(m.effects!), true);
  if ((flags & 0x041000) === 0x041000) view.setUint32((at += 4) - 4, asU32(m.renderfx!), true);
  else if ((flags & 0x1000) !== 0) view.setUint8(at++, asU8(m.renderfx!));
  else if ((flags & 0x040000) !== 0) view.setUint16((at += 2) - 2, asU16(m.renderfx!), true);
  if (m.solid !== undefined) view.setUint32((at += 4) - 4, asU32(m.solid), true);
  if (m.origin1 !== undefined) setF32(view, (at += 4) - 4, m.origin1, m.origin1NaN);
  if (m.origin2 !== undefined) setF32(view, (at += 4) - 4, m.origin2, m.origin2NaN);
  if (m.origin3 !== undefined) setF32(view, (at += 4) - 4, m.origin3, m.origin3NaN);
  if (m.oldorigin !== undefined) {
    expectLength(m.oldorigin, 3);
    setF32(view, at, m.oldorigin[0], m.oldoriginNaN?.[0]);
    setF32(view, at + 4, m.oldorigin[1], m.oldoriginNaN?.[1]);
    setF32(view, at + 8, m.oldorigin[2], m.oldoriginNaN?.[2]);
    at += 12;
  }
  if (m.angle1 !== undefined) setF32(view, (at += 4) - 4, m.angle1, m.angle1NaN);
  if (m.angle2 !== undefined) setF32(view, (at += 4) - 4, m.angle2, m.angle2NaN);
  if (m.angle3 !== undefined) setF32(view, (at += 4) - 4, m.angle3, m.angle3NaN);
  w.offset = at;
  if (m.loop !== undefined) encodeLoopFrom2023(w, m.loop);
  at = reserve(w, 2);
  view = w.view;
  if (m.event !== undefined) view.setUint8(at++, asU8(m.event));
  if (m.alpha !== undefined) view.setUint8(at++, asU8(unscale(m.alpha, 1, 255)));
  w.offset = at;
}

/** Reads a `spawnbaseline` (2022) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineFrom2022(r: Reader): Spawnbaseline {
  const view = r.view;
  let at = r.offset;
  if (at + 50 > r.end) ensureWhole(r, skipSpawnbaselineFrom2022);
  at += 1;
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const number = (flags & 0x0100) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
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
    frame = view.getUint16(at, true);
    at += 2;
  }
  let skin: number | undefined;
  if ((flags & 0x02010000) === 0x02010000) skin = view.getUint32((at += 4) - 4, true);
  else if ((flags & 0x010000) !== 0) skin = view.getUint8(at++);
  else if ((flags & 0x02000000) !== 0) skin = view.getUint16((at += 2) - 2, true);
  const loweffects = (flags & 0x20000000) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined;
  let effects: number | undefined;
  if ((flags & 0x084000) === 0x084000) effects = view.getUint32((at += 4) - 4, true);
  else if ((flags & 0x4000) !== 0) effects = view.getUint8(at++);
  else if ((flags & 0x080000) !== 0) effects = view.getUint16((at += 2) - 2, true);
  let renderfx: number | undefined;
  if ((flags & 0x041000) === 0x041000) renderfx = view.getUint32((at += 4) - 4, true);
  else if ((flags & 0x1000) !== 0) renderfx = view.getUint8(at++);
  else if ((flags & 0x040000) !== 0) renderfx = view.getUint16((at += 2) - 2, true);
  const solid = (flags & 0x08000000) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined;
  if ((flags & 0x01) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  if ((flags & 0x02) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  if ((flags & 0x0200) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  if ((flags & 0x01000000) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  let angle1: number | undefined;
  let angle1NaN: number | undefined;
  if ((flags & 0x0400) !== 0) {
    angle1 = view.getFloat32(at, true);
    angle1NaN = nanAt(view, at);
    at += 4;
  }
  let angle2: number | undefined;
  let angle2NaN: number | undefined;
  if ((flags & 0x04) !== 0) {
    angle2 = view.getFloat32(at, true);
    angle2NaN = nanAt(view, at);
    at += 4;
  }
  let angle3: number | undefined;
  let angle3NaN: number | undefined;
  if ((flags & 0x08) !== 0) {
    angle3 = view.getFloat32(at, true);
    angle3NaN = nanAt(view, at);
    at += 4;
  }
  r.offset = at;
  const loop = (flags & 0x04000000) !== 0 ? decodeLoopFrom2023(r) : undefined;
  at = r.offset;
  if (at + 2 > r.end) ensure(r, at, bytesOfSpawnbaselineFrom2022Flags(flags));
  const event = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  const alpha = (flags & 0x40000000) !== 0 ? view.getUint8(at++) / 255 : undefined;
  if ((flags & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
  r.offset = at;
  return {
    type: "spawnbaseline",
    flags,
    number,
    modelindex,
    modelindex2,
    modelindex3,
    modelindex4,
    frame,
    frameBefore,
    skin,
    loweffects,
    effects,
    renderfx,
    solid,
    angle1,
    angle1NaN,
    angle2,
    angle2NaN,
    angle3,
    angle3NaN,
    loop,
    event,
    alpha,
  };
}

/** Passes over what `decodeSpawnbaselineFrom2022` reads. Throws DecodeError. */
export function skipSpawnbaselineFrom2022(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
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
  at = advance(r, at, 1 + bytesOfSpawnbaselineFrom2022FlagsRun1(flags));
  if ((flags & 0x01) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  if ((flags & 0x02) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  if ((flags & 0x0200) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  if ((flags & 0x01000000) !== 0)
    throw unsupported(r, "a place whose width only an earlier message tells");
  at = advance(r, at, bytesOfSpawnbaselineFrom2022FlagsRun2(flags));
  r.offset = at;
  if ((flags & 0x04000000) !== 0) skipLoopFrom2023(r);
  at = r.offset;
  at = advance(r, at, bytesOfSpawnbaselineFrom2022Flags(flags));
  if ((flags & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
  r.offset = at;
}

/** Writes what `decodeSpawnbaselineFrom2022` reads. Throws EncodeError. */
export function encodeSpawnbaselineFrom2022(w: Writer, m: Spawnbaseline): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x1080a1c0;
  if (m.number !== (m.number & 0xff)) flags |= 0x0100;
  if (m.modelindex !== undefined) flags |= 0x0800;
  if (m.modelindex !== undefined && m.modelindex !== (m.modelindex & 0xff)) flags |= 0x10000000;
  if (m.modelindex2 !== undefined) flags |= 0x100000;
  if (m.modelindex2 !== undefined && m.modelindex2 !== (m.modelindex2 & 0xff)) flags |= 0x10000000;
  if (m.modelindex3 !== undefined) flags |= 0x200000;
  if (m.modelindex3 !== undefined && m.modelindex3 !== (m.modelindex3 & 0xff)) flags |= 0x10000000;
  if (m.modelindex4 !== undefined) flags |= 0x400000;
  if (m.modelindex4 !== undefined && m.modelindex4 !== (m.modelindex4 & 0xff)) flags |= 0x10000000;
  if (m.frame !== undefined) {
    const hinted = m.flags === undefined ? 0 : m.flags & 0x020010;
    if (
      hinted === 0x020010 &&
      m.frameBefore !== undefined &&
      m.frameBefore === (m.frameBefore & 0xff) &&
      m.frame === (m.frame & 0xffff)
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
  if (m.loweffects !== undefined) flags |= 0x20000000;
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
  if (m.solid !== undefined) flags |= 0x08000000;
  if (m.angle1 !== undefined) flags |= 0x0400;
  if (m.angle2 !== undefined) flags |= 0x04;
  if (m.angle3 !== undefined) flags |= 0x08;
  if (m.loop !== undefined) flags |= 0x04000000;
  if (m.event !== undefined) flags |= 0x20;
  if (m.alpha !== undefined) flags |= 0x40000000;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  if ((flags & 0xff00) !== 0) flags |= 0x80;
  let at = reserve(w, 49);
  let view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
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
    view.setUint16((at += 2) - 2, asU16(m.frame!), true);
  }
  if ((flags & 0x02010000) === 0x02010000) view.setUint32((at += 4) - 4, asU32(m.skin!), true);
  else if ((flags & 0x010000) !== 0) view.setUint8(at++, asU8(m.skin!));
  else if ((flags & 0x02000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.skin!), true);
  if (m.loweffects !== undefined) view.setUint32((at += 4) - 4, asU32(m.loweffects), true);
  if ((flags & 0x084000) === 0x084000) view.setUint32((at += 4) - 4, asU32(m.effects!), true);
  else if ((flags & 0x4000) !== 0) view.setUint8(at++, asU8(m.effects!));
  else if ((flags & 0x080000) !== 0) view.setUint16((at += 2) - 2, asU16(m.effects!), true);
  if ((flags & 0x041000) === 0x041000) view.setUint32((at += 4) - 4, asU32(m.renderfx!), true);
  else if ((flags & 0x1000) !== 0) view.setUint8(at++, asU8(m.renderfx!));
  else if ((flags & 0x040000) !== 0) view.setUint16((at += 2) - 2, asU16(m.renderfx!), true);
  if (m.solid !== undefined) view.setUint32((at += 4) - 4, asU32(m.solid), true);
  if (m.angle1 !== undefined) setF32(view, (at += 4) - 4, m.angle1, m.angle1NaN);
  if (m.angle2 !== undefined) setF32(view, (at += 4) - 4, m.angle2, m.angle2NaN);
  if (m.angle3 !== undefined) setF32(view, (at += 4) - 4, m.angle3, m.angle3NaN);
  w.offset = at;
  if (m.loop !== undefined) encodeLoopFrom2023(w, m.loop);
  at = reserve(w, 2);
  view = w.view;
  if (m.event !== undefined) view.setUint8(at++, asU8(m.event));
  if (m.alpha !== undefined) view.setUint8(at++, asU8(unscale(m.alpha, 1, 255)));
  w.offset = at;
}

/** Reads a `spawnbaseline` (35) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineFrom35(r: Reader): Spawnbaseline {
  const view = r.view;
  let at = r.offset;
  if (at + 50 > r.end) ensureWhole(r, skipSpawnbaselineFrom35);
  at += 1;
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const number = (flags & 0x0100) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
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
  const message$: Spawnbaseline = {
    type: "spawnbaseline",
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
    origin1: (flags & 0x01) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    origin2: (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    origin3: (flags & 0x0200) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    angle1:
      (flags & 0x0400) !== 0
        ? (flags & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined,
    angle2:
      (flags & 0x04) !== 0
        ? (flags & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined,
    angle3:
      (flags & 0x08) !== 0
        ? (flags & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined,
    oldorigin: (flags & 0x01000000) !== 0 ? read3Coord(view, (at += 6) - 6) : undefined,
    sound: (flags & 0x04000000) !== 0 ? view.getUint8(at++) : undefined,
    event: (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined,
    solid: (flags & 0x08000000) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined,
  };
  r.offset = at;
  return message$;
}

/** Passes over what `decodeSpawnbaselineFrom35` reads. Throws DecodeError. */
export function skipSpawnbaselineFrom35(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
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
  r.offset = advance(r, at, 1 + bytesOfSpawnbaselineFrom35Flags(flags));
}

/** Writes what `decodeSpawnbaselineFrom35` reads. Throws EncodeError. */
export function encodeSpawnbaselineFrom35(w: Writer, m: Spawnbaseline): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xf080a1c0;
  if (m.number !== (m.number & 0xff)) flags |= 0x0100;
  if (m.modelindex !== undefined) flags |= 0x0800;
  if (m.modelindex2 !== undefined) flags |= 0x100000;
  if (m.modelindex3 !== undefined) flags |= 0x200000;
  if (m.modelindex4 !== undefined) flags |= 0x400000;
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
  if (m.sound !== undefined) flags |= 0x04000000;
  if (m.event !== undefined) flags |= 0x20;
  if (m.solid !== undefined) flags |= 0x08000000;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  if ((flags & 0xff00) !== 0) flags |= 0x80;
  let at = reserve(w, 49);
  const view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if ((flags & 0x0100) !== 0) view.setUint16((at += 2) - 2, asU16(m.number), true);
  else view.setUint8(at++, asU8(m.number));
  if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
  if (m.modelindex2 !== undefined) view.setUint8(at++, asU8(m.modelindex2));
  if (m.modelindex3 !== undefined) view.setUint8(at++, asU8(m.modelindex3));
  if (m.modelindex4 !== undefined) view.setUint8(at++, asU8(m.modelindex4));
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
  if (m.origin1 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin1, 1, 8)), true);
  if (m.origin2 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin2, 1, 8)), true);
  if (m.origin3 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin3, 1, 8)), true);
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
  if (m.oldorigin !== undefined) write3Coord(view, (at += 6) - 6, m.oldorigin);
  if (m.sound !== undefined) view.setUint8(at++, asU8(m.sound));
  if (m.event !== undefined) view.setUint8(at++, asU8(m.event));
  if (m.solid !== undefined) view.setUint32((at += 4) - 4, asU32(m.solid), true);
  w.offset = at;
}

/** Reads a `spawnbaseline` (35-1904) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineFrom351904(r: Reader): Spawnbaseline {
  const view = r.view;
  let at = r.offset;
  if (at + 48 > r.end) ensureWhole(r, skipSpawnbaselineFrom351904);
  at += 1;
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const number = (flags & 0x0100) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
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
  const message$: Spawnbaseline = {
    type: "spawnbaseline",
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
    origin1: (flags & 0x01) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    origin2: (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    origin3: (flags & 0x0200) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined,
    angle1:
      (flags & 0x0400) !== 0
        ? (flags & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined,
    angle2:
      (flags & 0x04) !== 0
        ? (flags & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined,
    angle3:
      (flags & 0x08) !== 0
        ? (flags & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined,
    oldorigin: (flags & 0x01000000) !== 0 ? read3Coord(view, (at += 6) - 6) : undefined,
    sound: (flags & 0x04000000) !== 0 ? view.getUint8(at++) : undefined,
    event: (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined,
    solid: (flags & 0x08000000) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined,
  };
  r.offset = at;
  return message$;
}

/** Passes over what `decodeSpawnbaselineFrom351904` reads. Throws DecodeError. */
export function skipSpawnbaselineFrom351904(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
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
  r.offset = advance(r, at, 1 + bytesOfSpawnbaselineFrom351904Flags(flags));
}

/** Writes what `decodeSpawnbaselineFrom351904` reads. Throws EncodeError. */
export function encodeSpawnbaselineFrom351904(w: Writer, m: Spawnbaseline): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xf080a1c0;
  if (m.number !== (m.number & 0xff)) flags |= 0x0100;
  if (m.modelindex !== undefined) flags |= 0x0800;
  if (m.modelindex2 !== undefined) flags |= 0x100000;
  if (m.modelindex3 !== undefined) flags |= 0x200000;
  if (m.modelindex4 !== undefined) flags |= 0x400000;
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
  if (m.sound !== undefined) flags |= 0x04000000;
  if (m.event !== undefined) flags |= 0x20;
  if (m.solid !== undefined) flags |= 0x08000000;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  if ((flags & 0xff00) !== 0) flags |= 0x80;
  let at = reserve(w, 47);
  const view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if ((flags & 0x0100) !== 0) view.setUint16((at += 2) - 2, asU16(m.number), true);
  else view.setUint8(at++, asU8(m.number));
  if (m.modelindex !== undefined) view.setUint8(at++, asU8(m.modelindex));
  if (m.modelindex2 !== undefined) view.setUint8(at++, asU8(m.modelindex2));
  if (m.modelindex3 !== undefined) view.setUint8(at++, asU8(m.modelindex3));
  if (m.modelindex4 !== undefined) view.setUint8(at++, asU8(m.modelindex4));
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
  if (m.origin1 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin1, 1, 8)), true);
  if (m.origin2 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin2, 1, 8)), true);
  if (m.origin3 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin3, 1, 8)), true);
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
  if (m.oldorigin !== undefined) write3Coord(view, (at += 6) - 6, m.oldorigin);
  if (m.sound !== undefined) view.setUint8(at++, asU8(m.sound));
  if (m.event !== undefined) view.setUint8(at++, asU8(m.event));
  if (m.solid !== undefined) view.setInt16((at += 2) - 2, asI16(m.solid), true);
  w.offset = at;
}

/** Reads a `spawnbaseline` (56) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineFrom56(r: Reader): Spawnbaseline {
  const view = r.view;
  let at = r.offset;
  if (at + 62 > r.end) ensureWhole(r, skipSpawnbaselineFrom56);
  at += 1;
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const number = (flags & 0x0100) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
  const modelindex = (flags & 0x0800) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const modelindex2 = (flags & 0x100000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const modelindex3 = (flags & 0x200000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const modelindex4 = (flags & 0x400000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const modelindex5 = (flags & 0x10000000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const modelindex6 = (flags & 0x20000000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
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
  if ((flags & 0x02010000) === 0x02010000) skin = view.getInt32((at += 4) - 4, true);
  else if ((flags & 0x010000) !== 0) skin = view.getUint8(at++);
  else if ((flags & 0x02000000) !== 0) skin = view.getInt16((at += 2) - 2, true);
  let effects: number | undefined;
  if ((flags & 0x084000) === 0x084000) effects = view.getInt32((at += 4) - 4, true);
  else if ((flags & 0x4000) !== 0) effects = view.getUint8(at++);
  else if ((flags & 0x080000) !== 0) effects = view.getInt16((at += 2) - 2, true);
  let renderfx: number | undefined;
  if ((flags & 0x041000) === 0x041000) renderfx = view.getInt32((at += 4) - 4, true);
  else if ((flags & 0x1000) !== 0) renderfx = view.getUint8(at++);
  else if ((flags & 0x040000) !== 0) renderfx = view.getInt16((at += 2) - 2, true);
  const message$: Spawnbaseline = {
    type: "spawnbaseline",
    flags,
    number,
    modelindex,
    modelindex2,
    modelindex3,
    modelindex4,
    modelindex5,
    modelindex6,
    frame,
    frameBefore,
    skin,
    effects,
    renderfx,
    origin1: (flags & 0x01) !== 0 ? read1Coord(view, (at += 3) - 3) : undefined,
    origin2: (flags & 0x02) !== 0 ? read1Coord(view, (at += 3) - 3) : undefined,
    origin3: (flags & 0x0200) !== 0 ? read1Coord(view, (at += 3) - 3) : undefined,
    angle1: (flags & 0x0400) !== 0 ? view.getInt8(at++) * 1.40625 : undefined,
    angle2: (flags & 0x04) !== 0 ? view.getInt8(at++) * 1.40625 : undefined,
    angle3: (flags & 0x08) !== 0 ? view.getInt8(at++) * 1.40625 : undefined,
    oldorigin: (flags & 0x01000000) !== 0 ? read3Coord_2(view, (at += 9) - 9) : undefined,
    alpha: (flags & 0x80000000) !== 0 ? view.getUint8(at++) / 255 : undefined,
    sound: (flags & 0x04000000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined,
    attenuation: (flags & 0x40000000) !== 0 ? view.getUint8(at++) * 0.015625 : undefined,
    event: (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined,
    solid: (flags & 0x08000000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined,
  };
  r.offset = at;
  return message$;
}

/** Passes over what `decodeSpawnbaselineFrom56` reads. Throws DecodeError. */
export function skipSpawnbaselineFrom56(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
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
  r.offset = advance(r, at, 1 + bytesOfSpawnbaselineFrom56Flags(flags));
}

/** Writes what `decodeSpawnbaselineFrom56` reads. Throws EncodeError. */
export function encodeSpawnbaselineFrom56(w: Writer, m: Spawnbaseline): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x80a1c0;
  if (m.number !== (m.number & 0xff)) flags |= 0x0100;
  if (m.modelindex !== undefined) flags |= 0x0800;
  if (m.modelindex2 !== undefined) flags |= 0x100000;
  if (m.modelindex3 !== undefined) flags |= 0x200000;
  if (m.modelindex4 !== undefined) flags |= 0x400000;
  if (m.modelindex5 !== undefined) flags |= 0x10000000;
  if (m.modelindex6 !== undefined) flags |= 0x20000000;
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
    if (hinted === 0x02010000 || m.skin !== (m.skin << 16) >> 16) flags |= 0x02010000;
    else if (hinted === 0x02000000 || m.skin !== (m.skin & 0xff)) flags |= 0x02000000;
    else flags |= 0x010000;
  }
  if (m.effects !== undefined) {
    const hinted = m.flags === undefined ? 0 : m.flags & 0x084000;
    if (hinted === 0x084000 || m.effects !== (m.effects << 16) >> 16) flags |= 0x084000;
    else if (hinted === 0x080000 || m.effects !== (m.effects & 0xff)) flags |= 0x080000;
    else flags |= 0x4000;
  }
  if (m.renderfx !== undefined) {
    const hinted = m.flags === undefined ? 0 : m.flags & 0x041000;
    if (hinted === 0x041000 || m.renderfx !== (m.renderfx << 16) >> 16) flags |= 0x041000;
    else if (hinted === 0x040000 || m.renderfx !== (m.renderfx & 0xff)) flags |= 0x040000;
    else flags |= 0x1000;
  }
  if (m.origin1 !== undefined) flags |= 0x01;
  if (m.origin2 !== undefined) flags |= 0x02;
  if (m.origin3 !== undefined) flags |= 0x0200;
  if (m.angle1 !== undefined) flags |= 0x0400;
  if (m.angle2 !== undefined) flags |= 0x04;
  if (m.angle3 !== undefined) flags |= 0x08;
  if (m.oldorigin !== undefined) flags |= 0x01000000;
  if (m.alpha !== undefined) flags |= 0x80000000;
  if (m.sound !== undefined) flags |= 0x04000000;
  if (m.attenuation !== undefined) flags |= 0x40000000;
  if (m.event !== undefined) flags |= 0x20;
  if (m.solid !== undefined) flags |= 0x08000000;
  if ((flags & 0xff000000) !== 0) flags |= 0x800000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  if ((flags & 0xff00) !== 0) flags |= 0x80;
  let at = reserve(w, 61);
  const view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
  if ((flags & 0x0100) !== 0) view.setUint16((at += 2) - 2, asU16(m.number), true);
  else view.setUint8(at++, asU8(m.number));
  if (m.modelindex !== undefined) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
  if (m.modelindex2 !== undefined) view.setUint16((at += 2) - 2, asU16(m.modelindex2), true);
  if (m.modelindex3 !== undefined) view.setUint16((at += 2) - 2, asU16(m.modelindex3), true);
  if (m.modelindex4 !== undefined) view.setUint16((at += 2) - 2, asU16(m.modelindex4), true);
  if (m.modelindex5 !== undefined) view.setUint16((at += 2) - 2, asU16(m.modelindex5), true);
  if (m.modelindex6 !== undefined) view.setUint16((at += 2) - 2, asU16(m.modelindex6), true);
  if ((flags & 0x10) !== 0) {
    const first = (flags & 0x020000) !== 0 ? m.frameBefore! : m.frame!;
    view.setUint8(at++, asU8(first));
  }
  if ((flags & 0x020000) !== 0) {
    view.setInt16((at += 2) - 2, asI16(m.frame!), true);
  }
  if ((flags & 0x02010000) === 0x02010000) view.setInt32((at += 4) - 4, asI32(m.skin!), true);
  else if ((flags & 0x010000) !== 0) view.setUint8(at++, asU8(m.skin!));
  else if ((flags & 0x02000000) !== 0) view.setInt16((at += 2) - 2, asI16(m.skin!), true);
  if ((flags & 0x084000) === 0x084000) view.setInt32((at += 4) - 4, asI32(m.effects!), true);
  else if ((flags & 0x4000) !== 0) view.setUint8(at++, asU8(m.effects!));
  else if ((flags & 0x080000) !== 0) view.setInt16((at += 2) - 2, asI16(m.effects!), true);
  if ((flags & 0x041000) === 0x041000) view.setInt32((at += 4) - 4, asI32(m.renderfx!), true);
  else if ((flags & 0x1000) !== 0) view.setUint8(at++, asU8(m.renderfx!));
  else if ((flags & 0x040000) !== 0) view.setInt16((at += 2) - 2, asI16(m.renderfx!), true);
  if (m.origin1 !== undefined)
    setUint24MiddleEndian(view, (at += 3) - 3, asSigned(unscale(m.origin1, 1, 8), 24));
  if (m.origin2 !== undefined)
    setUint24MiddleEndian(view, (at += 3) - 3, asSigned(unscale(m.origin2, 1, 8), 24));
  if (m.origin3 !== undefined)
    setUint24MiddleEndian(view, (at += 3) - 3, asSigned(unscale(m.origin3, 1, 8), 24));
  if (m.angle1 !== undefined) view.setInt8(at++, asI8(unscale(m.angle1, 45, 32)));
  if (m.angle2 !== undefined) view.setInt8(at++, asI8(unscale(m.angle2, 45, 32)));
  if (m.angle3 !== undefined) view.setInt8(at++, asI8(unscale(m.angle3, 45, 32)));
  if (m.oldorigin !== undefined) write3Coord_2(view, (at += 9) - 9, m.oldorigin);
  if (m.alpha !== undefined) view.setUint8(at++, asU8(unscale(m.alpha, 1, 255)));
  if (m.sound !== undefined) view.setUint16((at += 2) - 2, asU16(m.sound), true);
  if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
  if (m.event !== undefined) view.setUint8(at++, asU8(m.event));
  if (m.solid !== undefined) view.setUint16((at += 2) - 2, asU16(m.solid), true);
  w.offset = at;
}

/** Reads a `spawnbaseline` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineRelay(r: Reader): Spawnbaseline {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipSpawnbaselineRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  r.offset -= 1;
  return Object.assign({ type: "spawnbaseline" as const, unicast }, decodeSpawnbaseline(r));
}

/** Passes over what `decodeSpawnbaselineRelay` reads. Throws DecodeError. */
export function skipSpawnbaselineRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset -= 1;
  skipSpawnbaseline(r);
}

/** Writes what `decodeSpawnbaselineRelay` reads. Throws EncodeError. */
export function encodeSpawnbaselineRelay(w: Writer, m: Spawnbaseline): void {
  const { unicast } = m;
  fits: {
    let unicast$bit = 0;
    let at = reserve(w, 2);
    const bytes = w.bytes;
    let unicast$bit$at = at;
    at += 1;
    if (unicast !== undefined) {
      unicast$bit |= 0x01;
      if (unicast !== (unicast & 0xff)) break fits;
      bytes[at++] = unicast;
    }
    bytes[unicast$bit$at++] = 0x0e | ((unicast$bit & 0x01) << 7);
    w.offset = at;
    encodeSpawnbaseline(w, m);
    return;
  }
  return rejectOutOfRange(m, "U8 unicast");
}

/** Reads a `centerprint` (from 26) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `centerprint` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeCenterprintRelay(r: Reader): Centerprint {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipCenterprintRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return { type: "centerprint", unicast, text: readString(r, 2047) };
}

/** Passes over what `decodeCenterprintRelay` reads. Throws DecodeError. */
export function skipCenterprintRelay(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  at = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeCenterprintRelay` reads. Throws EncodeError. */
export function encodeCenterprintRelay(w: Writer, m: Centerprint): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x0f | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  writeString(w, m.text, 2047);
}

/** Reads a `download` (to 31) at the cursor, its id first. Throws DecodeError. */
export function decodeDownloadUntil31(r: Reader): Download {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 3);
  r.offset = at + 4;
  return { type: "download", size: view.getInt16(at + 1, true), percent: view.getUint8(at + 3) };
}

/** Passes over what `decodeDownloadUntil31` reads. Throws DecodeError. */
export function skipDownloadUntil31(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeDownloadUntil31` reads. Throws EncodeError. */
export function encodeDownloadUntil31(w: Writer, m: Download): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setInt16(at, asI16(m.size!), true);
  view.setUint8(at + 2, asU8(m.percent));
  w.offset = at + 3;
}

/** Reads a `download` (from 32) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `download` (to 31-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeDownloadRelayUntil31(r: Reader): Download {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipDownloadRelayUntil31);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  r.offset -= 1;
  return Object.assign({ type: "download" as const, unicast }, decodeDownloadUntil31(r));
}

/** Passes over what `decodeDownloadRelayUntil31` reads. Throws DecodeError. */
export function skipDownloadRelayUntil31(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset -= 1;
  skipDownloadUntil31(r);
}

/** Writes what `decodeDownloadRelayUntil31` reads. Throws EncodeError. */
export function encodeDownloadRelayUntil31(w: Writer, m: Download): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x10 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  encodeDownloadUntil31(w, m);
}

/** Reads a `download` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeDownloadRelay(r: Reader): Download {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipDownloadRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  r.offset -= 1;
  return Object.assign({ type: "download" as const, unicast }, decodeDownload(r));
}

/** Passes over what `decodeDownloadRelay` reads. Throws DecodeError. */
export function skipDownloadRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset -= 1;
  skipDownload(r);
}

/** Writes what `decodeDownloadRelay` reads. Throws EncodeError. */
export function encodeDownloadRelay(w: Writer, m: Download): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x10 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  encodeDownload(w, m);
}

/** Reads a `playerinfo` (25) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerinfoUntil25(r: Reader): Playerinfo {
  const view = r.view;
  let at = r.offset;
  if (at + 23 > r.end) ensureWhole(r, skipPlayerinfoUntil25);
  at += 1;
  const flags = view.getUint16(at, true);
  at += 2;
  const origin: [number, number, number] = [
    view.getInt16(at, true) * 0.125,
    view.getInt16(at + 2, true) * 0.125,
    view.getInt16(at + 4, true) * 0.125,
  ];
  const viewangles: [number, number, number] = [
    view.getInt16(at + 6, true) * 0.0054931640625,
    view.getInt16(at + 8, true) * 0.0054931640625,
    view.getInt16(at + 10, true) * 0.0054931640625,
  ];
  const kick_angles: [number, number, number] = [
    view.getInt16(at + 12, true) * 0.0054931640625,
    view.getInt16(at + 14, true) * 0.0054931640625,
    view.getInt16(at + 16, true) * 0.0054931640625,
  ];
  const gunindex = view.getUint8(at + 18);
  const unknown = view.getUint8(at + 19);
  at += 20;
  let gun: Gun | undefined;
  if ((flags & 0x08) !== 0) {
    r.offset = at;
    gun = decodeGunUntil25(r);
    at = r.offset;
  }
  if (at + 8 > r.end) ensure(r, at, 4 + ((flags & 0x01) !== 0 ? 4 : 0));
  let blend: [number, number, number, number] | undefined;
  if ((flags & 0x01) !== 0) {
    blend = [
      view.getUint8(at) / 255,
      view.getUint8(at + 1) / 255,
      view.getUint8(at + 2) / 255,
      view.getUint8(at + 3) / 255,
    ];
    at += 4;
  }
  const statbits = view.getUint32(at, true);
  at += 4;
  if (at + 64 > r.end) ensure(r, at, bytesOfPlayerinfoUntil25Statbits(statbits));
  let stats: Record<number, number>;
  stats = {};
  for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
    stats[31 - Math.clz32(bits & -bits)] = view.getInt16(at, true);
    at += 2;
  }
  r.offset = at;
  return {
    type: "playerinfo",
    flags,
    origin,
    viewangles,
    kick_angles,
    gunindex,
    unknown,
    gun,
    blend,
    statbits,
    stats,
  };
}

/** Passes over what `decodePlayerinfoUntil25` reads. Throws DecodeError. */
export function skipPlayerinfoUntil25(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, 20);
  if ((flags & 0x08) !== 0) {
    r.offset = at;
    skipGunUntil25(r);
    at = r.offset;
  }
  at = advance(r, at, (flags & 0x01) !== 0 ? 4 : 0);
  ensure(r, at, 4);
  const statbits = view.getUint32(at, true);
  at += 4;
  r.offset = advance(r, at, bytesOfPlayerinfoUntil25Statbits(statbits));
}

/** Writes what `decodePlayerinfoUntil25` reads. Throws EncodeError. */
export function encodePlayerinfoUntil25(w: Writer, m: Playerinfo): void {
  let flags = m.flags === undefined ? 0x14 : m.flags & 0xfff6;
  if (m.gun !== undefined) flags |= 0x08;
  if (m.blend !== undefined) flags |= 0x01;
  const statbits = sparseBits(m.stats, 0xffffffff);
  let at = reserve(w, 22);
  let view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  expectLength(m.origin!, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin![i]!, 1, 8)), true);
  expectLength(m.viewangles!, 3);
  for (let i = 0; i < 3; i++)
    view.setInt16(at + 6 + 2 * i, asI16(unscale(m.viewangles![i]!, 45, 8192)), true);
  expectLength(m.kick_angles!, 3);
  for (let i = 0; i < 3; i++)
    view.setInt16(at + 12 + 2 * i, asI16(unscale(m.kick_angles![i]!, 45, 8192)), true);
  view.setUint8(at + 18, asU8(m.gunindex!));
  view.setUint8(at + 19, asU8(m.unknown!));
  w.offset = at + 20;
  if (m.gun !== undefined) encodeGunUntil25(w, m.gun);
  at = reserve(w, 72);
  view = w.view;
  if (m.blend !== undefined) {
    expectLength(m.blend, 4);
    for (let i = 0; i < 4; i++) view.setUint8(at + i, asU8(unscale(m.blend[i]!, 1, 255)));
    at += 4;
  }
  view.setUint32(at, statbits, true);
  at += 4;
  for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
    view.setInt16(at, asI16(m.stats[31 - Math.clz32(bits & -bits)]!), true);
    at += 2;
  }
  w.offset = at;
}

/** Reads a `playerinfo` (to 34) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerinfo(r: Reader): Playerinfo {
  const view = r.view;
  let at = r.offset;
  if (at + 39 > r.end) ensureWhole(r, skipPlayerinfo);
  at += 1;
  const flags = view.getUint16(at, true);
  at += 2;
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  let origin: [number, number, number] | undefined;
  if ((flags & 0x02) !== 0) {
    origin = [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
    at += 6;
  }
  let velocity: [number, number, number] | undefined;
  if ((flags & 0x04) !== 0) {
    velocity = [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
    at += 6;
  }
  const pm_time = (flags & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const pm_flags = (flags & 0x10) !== 0 ? view.getUint8(at++) : undefined;
  let gravity: number | undefined;
  if ((flags & 0x20) !== 0) {
    gravity = view.getInt16(at, true);
    at += 2;
  }
  let delta_angles: [number, number, number] | undefined;
  if ((flags & 0x40) !== 0) {
    delta_angles = [
      view.getInt16(at, true) * 0.0054931640625,
      view.getInt16(at + 2, true) * 0.0054931640625,
      view.getInt16(at + 4, true) * 0.0054931640625,
    ];
    at += 6;
  }
  let viewoffset: [number, number, number] | undefined;
  if ((flags & 0x80) !== 0) {
    viewoffset = [
      view.getInt8(at) * 0.25,
      view.getInt8(at + 1) * 0.25,
      view.getInt8(at + 2) * 0.25,
    ];
    at += 3;
  }
  let viewangles: [number, number, number] | undefined;
  if ((flags & 0x0100) !== 0) {
    viewangles = [
      view.getInt16(at, true) * 0.0054931640625,
      view.getInt16(at + 2, true) * 0.0054931640625,
      view.getInt16(at + 4, true) * 0.0054931640625,
    ];
    at += 6;
  }
  let kick_angles: [number, number, number] | undefined;
  if ((flags & 0x0200) !== 0) {
    kick_angles = [
      view.getInt8(at) * 0.25,
      view.getInt8(at + 1) * 0.25,
      view.getInt8(at + 2) * 0.25,
    ];
    at += 3;
  }
  const gunindex = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  let gun: Gun | undefined;
  if ((flags & 0x2000) !== 0) {
    r.offset = at;
    gun = decodeGun(r);
    at = r.offset;
  }
  if (at + 10 > r.end) ensure(r, at, 4 + PLAYERINFO_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]!);
  let blend: [number, number, number, number] | undefined;
  if ((flags & 0x0400) !== 0) {
    blend = [
      view.getUint8(at) / 255,
      view.getUint8(at + 1) / 255,
      view.getUint8(at + 2) / 255,
      view.getUint8(at + 3) / 255,
    ];
    at += 4;
  }
  const fov = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  const statbits = view.getUint32(at, true);
  at += 4;
  if (at + 64 > r.end) ensure(r, at, bytesOfPlayerinfoStatbits(statbits));
  let stats: Record<number, number>;
  stats = {};
  for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
    stats[31 - Math.clz32(bits & -bits)] = view.getInt16(at, true);
    at += 2;
  }
  r.offset = at;
  return new Playerinfo$(
    flags,
    pm_type,
    origin,
    velocity,
    pm_time,
    pm_flags,
    gravity,
    delta_angles,
    viewoffset,
    viewangles,
    kick_angles,
    gunindex,
    gun,
    blend,
    fov,
    rdflags,
    statbits,
    stats,
  );
}

/** Passes over what `decodePlayerinfo` reads. Throws DecodeError. */
export function skipPlayerinfo(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, bytesOfPlayerinfoFlags(flags));
  if ((flags & 0x2000) !== 0) {
    r.offset = at;
    skipGun(r);
    at = r.offset;
  }
  at = advance(r, at, PLAYERINFO_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]!);
  ensure(r, at, 4);
  const statbits = view.getUint32(at, true);
  at += 4;
  r.offset = advance(r, at, bytesOfPlayerinfoStatbits(statbits));
}

/** Writes what `decodePlayerinfo` reads. Throws EncodeError. */
export function encodePlayerinfo(w: Writer, m: Playerinfo): void {
  const {
    flags: flagsGiven$,
    gun,
    blend,
    fov,
    rdflags,
    stats,
    pm_type,
    origin,
    velocity,
    pm_time,
    pm_flags,
    gravity,
    delta_angles,
    viewoffset,
    viewangles,
    kick_angles,
    gunindex,
  } = m;
  fits: {
    let flags = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x8000;
    if (gun !== undefined) flags |= 0x2000;
    if (blend !== undefined) flags |= 0x0400;
    if (fov !== undefined) flags |= 0x0800;
    if (rdflags !== undefined) flags |= 0x4000;
    const statbits = sparseBits(stats, 0xffffffff);
    let at = reserve(w, 38);
    let view = w.view;
    let bytes = w.bytes;
    let flags$at = at;
    at += 2;
    if (pm_type !== undefined) {
      flags |= 0x01;
      if (pm_type !== (pm_type & 0xff)) break fits;
      bytes[at++] = pm_type;
    }
    if (origin !== undefined) {
      flags |= 0x02;
      expectLength(origin, 3);
      for (let i = 0; i < 3; i++) {
        const value = origin[i]!;
        const steps$ = value * 8;
        let raw = (steps$ << 16) >> 16;
        if (raw * 0.125 !== value) raw = nearest(value, steps$, -32768, 32767, -4096, 4095.875);
        view.setInt16(at + 2 * i, raw, true);
      }
      at += 6;
    }
    if (velocity !== undefined) {
      flags |= 0x04;
      expectLength(velocity, 3);
      for (let i = 0; i < 3; i++) {
        const value = velocity[i]!;
        const steps$ = value * 8;
        let raw = (steps$ << 16) >> 16;
        if (raw * 0.125 !== value) raw = nearest(value, steps$, -32768, 32767, -4096, 4095.875);
        view.setInt16(at + 2 * i, raw, true);
      }
      at += 6;
    }
    if (pm_time !== undefined) {
      flags |= 0x08;
      if (pm_time !== (pm_time & 0xff)) break fits;
      bytes[at++] = pm_time;
    }
    if (pm_flags !== undefined) {
      flags |= 0x10;
      if (pm_flags !== (pm_flags & 0xff)) break fits;
      bytes[at++] = pm_flags;
    }
    if (gravity !== undefined) {
      flags |= 0x20;
      if (gravity !== (gravity << 16) >> 16) break fits;
      bytes[at++] = gravity;
      bytes[at++] = gravity >> 8;
    }
    if (delta_angles !== undefined) {
      flags |= 0x40;
      expectLength(delta_angles, 3);
      for (let i = 0; i < 3; i++) {
        const value = delta_angles[i]!;
        const steps$ = value * 182.04444444444445;
        let raw = (steps$ << 16) >> 16;
        if (raw * 0.0054931640625 !== value)
          raw = nearest(value, (value * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
        view.setInt16(at + 2 * i, raw, true);
      }
      at += 6;
    }
    if (viewoffset !== undefined) {
      flags |= 0x80;
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
    if (viewangles !== undefined) {
      flags |= 0x0100;
      expectLength(viewangles, 3);
      for (let i = 0; i < 3; i++) {
        const value = viewangles[i]!;
        const steps$ = value * 182.04444444444445;
        let raw = (steps$ << 16) >> 16;
        if (raw * 0.0054931640625 !== value)
          raw = nearest(value, (value * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
        view.setInt16(at + 2 * i, raw, true);
      }
      at += 6;
    }
    if (kick_angles !== undefined) {
      flags |= 0x0200;
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
      flags |= 0x1000;
      if (gunindex !== (gunindex & 0xff)) break fits;
      bytes[at++] = gunindex;
    }
    bytes[flags$at++] = flags;
    bytes[flags$at++] = flags >> 8;
    w.offset = at;
    if (gun !== undefined) encodeGun(w, gun);
    at = reserve(w, 74);
    view = w.view;
    bytes = w.bytes;
    if (blend !== undefined) {
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
      if (fov !== (fov & 0xff)) break fits;
      bytes[at++] = fov;
    }
    if (rdflags !== undefined) {
      if (rdflags !== (rdflags & 0xff)) break fits;
      bytes[at++] = rdflags;
    }
    view.setUint32(at, statbits, true);
    at += 4;
    for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
      view.setInt16(at, asI16(stats[31 - Math.clz32(bits & -bits)]!), true);
      at += 2;
    }
    w.offset = at;
    return;
  }
  return rejectOutOfRange(m, "U8 pm_type pm_time pm_flags gunindex fov rdflags, I16 gravity");
}

/** Reads a `playerinfo` (to 2022) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerinfoFrom2023(r: Reader): Playerinfo {
  const view = r.view;
  let at = r.offset;
  if (at + 73 > r.end) ensureWhole(r, skipPlayerinfoFrom2023);
  at += 1;
  let flags = view.getUint16(at, true);
  at += 2;
  if ((flags & 0x8000) !== 0) {
    flags |= view.getUint16(at, true) << 16;
    at += 2;
  }
  flags >>>= 0;
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  let origin: [number, number, number] | undefined;
  let originNaN: number[] | undefined;
  if ((flags & 0x02) !== 0) {
    origin = [
      view.getFloat32(at, true),
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
    ];
    originNaN = nanBits(view, at, 3);
    at += 12;
  }
  let velocity: [number, number, number] | undefined;
  let velocityNaN: number[] | undefined;
  if ((flags & 0x04) !== 0) {
    velocity = [
      view.getFloat32(at, true),
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
    ];
    velocityNaN = nanBits(view, at, 3);
    at += 12;
  }
  const pm_time = (flags & 0x08) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const pm_flags = (flags & 0x10) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const gravity = (flags & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  let delta_angles: [number, number, number] | undefined;
  let delta_anglesNaN: number[] | undefined;
  if ((flags & 0x40) !== 0) {
    delta_angles = [
      view.getFloat32(at, true),
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
    ];
    delta_anglesNaN = nanBits(view, at, 3);
    at += 12;
  }
  const viewoffset = (flags & 0x80) !== 0 ? read3I16(view, (at += 6) - 6) : undefined;
  const viewheight = (flags & 0x80) !== 0 ? view.getInt8(at++) : undefined;
  let viewangles: [number, number, number] | undefined;
  let viewanglesNaN: number[] | undefined;
  if ((flags & 0x0100) !== 0) {
    viewangles = [
      view.getFloat32(at, true),
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
    ];
    viewanglesNaN = nanBits(view, at, 3);
    at += 12;
  }
  const kick_angles = (flags & 0x0200) !== 0 ? read3I16_2(view, (at += 6) - 6) : undefined;
  r.offset = at;
  const gun_model = (flags & 0x1000) !== 0 ? decodeGunModelFrom2023(r) : undefined;
  const weapon = (flags & 0x2000) !== 0 ? decodeWeaponFrom2023(r) : undefined;
  at = r.offset;
  if (at + 10 > r.end)
    ensure(r, at, 4 + PLAYERINFO_FROM2023_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!);
  const blend = (flags & 0x0400) !== 0 ? read4U8(view, (at += 4) - 4) : undefined;
  const fov = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  const statbits = view.getUint32(at, true);
  at += 4;
  if (at + 68 > r.end) ensure(r, at, 4 + bytesOfPlayerinfoFrom2023Statbits(statbits));
  let stats: Record<number, number>;
  stats = {};
  for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
    stats[31 - Math.clz32(bits & -bits)] = view.getInt16(at, true);
    at += 2;
  }
  const morestatbits = view.getUint32(at, true);
  at += 4;
  if (at + 69 > r.end)
    ensure(
      r,
      at,
      PLAYERINFO_FROM2023_MORESTATBITS_LENGTHS_0[morestatbits & 0xff]! +
        PLAYERINFO_FROM2023_MORESTATBITS_LENGTHS_1[(morestatbits >>> 8) & 0xff]! +
        PLAYERINFO_FROM2023_MORESTATBITS_LENGTHS_2[(morestatbits >>> 16) & 0xff]! +
        PLAYERINFO_FROM2023_MORESTATBITS_LENGTHS_3[(morestatbits >>> 24) & 0xff]! +
        PLAYERINFO_FROM2023_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]!,
    );
  let morestats: Record<number, number>;
  morestats = {};
  for (let bits = morestatbits | 0; bits !== 0; bits &= bits - 1) {
    morestats[31 - Math.clz32(bits & -bits)] = view.getInt16(at, true);
    at += 2;
  }
  const damageblend = (flags & 0x010000) !== 0 ? read4U8(view, (at += 4) - 4) : undefined;
  const team = (flags & 0x020000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return {
    type: "playerinfo",
    flags,
    pm_type,
    origin,
    originNaN,
    velocity,
    velocityNaN,
    pm_time,
    pm_flags,
    gravity,
    delta_angles,
    delta_anglesNaN,
    viewoffset,
    viewheight,
    viewangles,
    viewanglesNaN,
    kick_angles,
    gun_model,
    weapon,
    blend,
    fov,
    rdflags,
    statbits,
    stats,
    morestatbits,
    morestats,
    damageblend,
    team,
  };
}

/** Passes over what `decodePlayerinfoFrom2023` reads. Throws DecodeError. */
export function skipPlayerinfoFrom2023(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  let flags = view.getUint16(at, true);
  at += 2;
  if ((flags & 0x8000) !== 0) {
    ensure(r, at, 2);
    flags |= view.getUint16(at, true) << 16;
    at += 2;
  }
  flags >>>= 0;
  at = advance(r, at, bytesOfPlayerinfoFrom2023Flags(flags));
  r.offset = at;
  if ((flags & 0x1000) !== 0) skipGunModelFrom2023(r);
  if ((flags & 0x2000) !== 0) skipWeaponFrom2023(r);
  at = r.offset;
  at = advance(r, at, PLAYERINFO_FROM2023_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!);
  ensure(r, at, 4);
  const statbits = view.getUint32(at, true);
  at += 4;
  at = advance(r, at, bytesOfPlayerinfoFrom2023Statbits(statbits));
  ensure(r, at, 4);
  const morestatbits = view.getUint32(at, true);
  at += 4;
  r.offset = advance(
    r,
    at,
    PLAYERINFO_FROM2023_MORESTATBITS_LENGTHS_0[morestatbits & 0xff]! +
      PLAYERINFO_FROM2023_MORESTATBITS_LENGTHS_1[(morestatbits >>> 8) & 0xff]! +
      PLAYERINFO_FROM2023_MORESTATBITS_LENGTHS_2[(morestatbits >>> 16) & 0xff]! +
      PLAYERINFO_FROM2023_MORESTATBITS_LENGTHS_3[(morestatbits >>> 24) & 0xff]! +
      PLAYERINFO_FROM2023_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]!,
  );
}

/** Writes what `decodePlayerinfoFrom2023` reads. Throws EncodeError. */
export function encodePlayerinfoFrom2023(w: Writer, m: Playerinfo): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfffc8000;
  if (m.pm_type !== undefined) flags |= 0x01;
  if (m.origin !== undefined) flags |= 0x02;
  if (m.velocity !== undefined) flags |= 0x04;
  if (m.pm_time !== undefined) flags |= 0x08;
  if (m.pm_flags !== undefined) flags |= 0x10;
  if (m.gravity !== undefined) flags |= 0x20;
  if (m.delta_angles !== undefined) flags |= 0x40;
  if (m.viewoffset !== undefined) flags |= 0x80;
  if (m.viewangles !== undefined) flags |= 0x0100;
  if (m.kick_angles !== undefined) flags |= 0x0200;
  if (m.gun_model !== undefined) flags |= 0x1000;
  if (m.weapon !== undefined) flags |= 0x2000;
  if (m.blend !== undefined) flags |= 0x0400;
  if (m.fov !== undefined) flags |= 0x0800;
  if (m.rdflags !== undefined) flags |= 0x4000;
  if (m.damageblend !== undefined) flags |= 0x010000;
  if (m.team !== undefined) flags |= 0x020000;
  if ((m.viewoffset !== undefined) !== (m.viewheight !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 7, set: ["viewoffset", "viewheight"], clear: [] });
  if ((flags & 0xffff0000) !== 0) flags |= 0x8000;
  const statbits = sparseBits(m.stats, 0xffffffff);
  const morestatbits = sparseBits(m.morestats!, 0xffffffff);
  let at = reserve(w, 72);
  let view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  if ((flags & 0x8000) !== 0) {
    view.setUint16(at, flags >>> 16, true);
    at += 2;
  }
  if (m.pm_type !== undefined) view.setUint8(at++, asU8(m.pm_type));
  if (m.origin !== undefined) {
    expectLength(m.origin, 3);
    setF32(view, at, m.origin[0], m.originNaN?.[0]);
    setF32(view, at + 4, m.origin[1], m.originNaN?.[1]);
    setF32(view, at + 8, m.origin[2], m.originNaN?.[2]);
    at += 12;
  }
  if (m.velocity !== undefined) {
    expectLength(m.velocity, 3);
    setF32(view, at, m.velocity[0], m.velocityNaN?.[0]);
    setF32(view, at + 4, m.velocity[1], m.velocityNaN?.[1]);
    setF32(view, at + 8, m.velocity[2], m.velocityNaN?.[2]);
    at += 12;
  }
  if (m.pm_time !== undefined) view.setUint16((at += 2) - 2, asU16(m.pm_time), true);
  if (m.pm_flags !== undefined) view.setUint16((at += 2) - 2, asU16(m.pm_flags), true);
  if (m.gravity !== undefined) view.setInt16((at += 2) - 2, asI16(m.gravity), true);
  if (m.delta_angles !== undefined) {
    expectLength(m.delta_angles, 3);
    setF32(view, at, m.delta_angles[0], m.delta_anglesNaN?.[0]);
    setF32(view, at + 4, m.delta_angles[1], m.delta_anglesNaN?.[1]);
    setF32(view, at + 8, m.delta_angles[2], m.delta_anglesNaN?.[2]);
    at += 12;
  }
  if (m.viewoffset !== undefined) write3I16(view, (at += 6) - 6, m.viewoffset);
  if (m.viewheight !== undefined) view.setInt8(at++, asI8(m.viewheight));
  if (m.viewangles !== undefined) {
    expectLength(m.viewangles, 3);
    setF32(view, at, m.viewangles[0], m.viewanglesNaN?.[0]);
    setF32(view, at + 4, m.viewangles[1], m.viewanglesNaN?.[1]);
    setF32(view, at + 8, m.viewangles[2], m.viewanglesNaN?.[2]);
    at += 12;
  }
  if (m.kick_angles !== undefined) write3I16_2(view, (at += 6) - 6, m.kick_angles);
  w.offset = at;
  if (m.gun_model !== undefined) encodeGunModelFrom2023(w, m.gun_model);
  if (m.weapon !== undefined) encodeWeaponFrom2023(w, m.weapon);
  at = reserve(w, 147);
  view = w.view;
  if (m.blend !== undefined) write4U8(view, (at += 4) - 4, m.blend);
  if (m.fov !== undefined) view.setUint8(at++, asU8(m.fov));
  if (m.rdflags !== undefined) view.setUint8(at++, asU8(m.rdflags));
  view.setUint32(at, statbits, true);
  at += 4;
  for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
    view.setInt16(at, asI16(m.stats[31 - Math.clz32(bits & -bits)]!), true);
    at += 2;
  }
  view.setUint32(at, morestatbits, true);
  at += 4;
  for (let bits = morestatbits | 0; bits !== 0; bits &= bits - 1) {
    view.setInt16(at, asI16(m.morestats![31 - Math.clz32(bits & -bits)]!), true);
    at += 2;
  }
  if (m.damageblend !== undefined) write4U8(view, (at += 4) - 4, m.damageblend);
  if (m.team !== undefined) view.setUint8(at++, asU8(m.team));
  w.offset = at;
}

/** Reads a `playerinfo` (3434) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerinfoFrom3434(r: Reader): Playerinfo {
  const view = r.view;
  let at = r.offset;
  if (at + 40 > r.end) ensureWhole(r, skipPlayerinfoFrom3434);
  at += 1;
  const flags = view.getUint16(at, true);
  at += 2;
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  const origin = (flags & 0x02) !== 0 ? read3Coord(view, (at += 6) - 6) : undefined;
  const velocity = (flags & 0x04) !== 0 ? read3Coord(view, (at += 6) - 6) : undefined;
  const pm_time = (flags & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const pm_flags = (flags & 0x10) !== 0 ? view.getUint8(at++) : undefined;
  const gravity = (flags & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const delta_angles = (flags & 0x40) !== 0 ? read3Angle16(view, (at += 6) - 6) : undefined;
  const viewoffset = (flags & 0x80) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const viewangles = (flags & 0x0100) !== 0 ? read3Angle16(view, (at += 6) - 6) : undefined;
  const kick_angles = (flags & 0x0200) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunindex = (flags & 0x1000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  r.offset = at;
  const gun = (flags & 0x2000) !== 0 ? decodeGun(r) : undefined;
  at = r.offset;
  if (at + 10 > r.end)
    ensure(r, at, 4 + PLAYERINFO_FROM3434_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!);
  const blend = (flags & 0x0400) !== 0 ? read4U8(view, (at += 4) - 4) : undefined;
  const fov = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  const statbits = view.getUint32(at, true);
  at += 4;
  if (at + 64 > r.end) ensure(r, at, bytesOfPlayerinfoFrom3434Statbits(statbits));
  let stats: Record<number, number>;
  stats = {};
  for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
    stats[31 - Math.clz32(bits & -bits)] = view.getInt16(at, true);
    at += 2;
  }
  r.offset = at;
  return {
    type: "playerinfo",
    flags,
    pm_type,
    origin,
    velocity,
    pm_time,
    pm_flags,
    gravity,
    delta_angles,
    viewoffset,
    viewangles,
    kick_angles,
    gunindex,
    gun,
    blend,
    fov,
    rdflags,
    statbits,
    stats,
  };
}

/** Passes over what `decodePlayerinfoFrom3434` reads. Throws DecodeError. */
export function skipPlayerinfoFrom3434(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, bytesOfPlayerinfoFrom3434Flags(flags));
  r.offset = at;
  if ((flags & 0x2000) !== 0) skipGun(r);
  at = r.offset;
  at = advance(r, at, PLAYERINFO_FROM3434_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]!);
  ensure(r, at, 4);
  const statbits = view.getUint32(at, true);
  at += 4;
  r.offset = advance(r, at, bytesOfPlayerinfoFrom3434Statbits(statbits));
}

/** Writes what `decodePlayerinfoFrom3434` reads. Throws EncodeError. */
export function encodePlayerinfoFrom3434(w: Writer, m: Playerinfo): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x8000;
  if (m.pm_type !== undefined) flags |= 0x01;
  if (m.origin !== undefined) flags |= 0x02;
  if (m.velocity !== undefined) flags |= 0x04;
  if (m.pm_time !== undefined) flags |= 0x08;
  if (m.pm_flags !== undefined) flags |= 0x10;
  if (m.gravity !== undefined) flags |= 0x20;
  if (m.delta_angles !== undefined) flags |= 0x40;
  if (m.viewoffset !== undefined) flags |= 0x80;
  if (m.viewangles !== undefined) flags |= 0x0100;
  if (m.kick_angles !== undefined) flags |= 0x0200;
  if (m.gunindex !== undefined) flags |= 0x1000;
  if (m.gun !== undefined) flags |= 0x2000;
  if (m.blend !== undefined) flags |= 0x0400;
  if (m.fov !== undefined) flags |= 0x0800;
  if (m.rdflags !== undefined) flags |= 0x4000;
  const statbits = sparseBits(m.stats, 0xffffffff);
  let at = reserve(w, 39);
  let view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  if (m.pm_type !== undefined) view.setUint8(at++, asU8(m.pm_type));
  if (m.origin !== undefined) write3Coord(view, (at += 6) - 6, m.origin);
  if (m.velocity !== undefined) write3Coord(view, (at += 6) - 6, m.velocity);
  if (m.pm_time !== undefined) view.setUint8(at++, asU8(m.pm_time));
  if (m.pm_flags !== undefined) view.setUint8(at++, asU8(m.pm_flags));
  if (m.gravity !== undefined) view.setInt16((at += 2) - 2, asI16(m.gravity), true);
  if (m.delta_angles !== undefined) write3Angle16(view, (at += 6) - 6, m.delta_angles);
  if (m.viewoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.viewoffset);
  if (m.viewangles !== undefined) write3Angle16(view, (at += 6) - 6, m.viewangles);
  if (m.kick_angles !== undefined) write3Quarter(view, (at += 3) - 3, m.kick_angles);
  if (m.gunindex !== undefined) view.setUint16((at += 2) - 2, asU16(m.gunindex), true);
  w.offset = at;
  if (m.gun !== undefined) encodeGun(w, m.gun);
  at = reserve(w, 74);
  view = w.view;
  if (m.blend !== undefined) write4U8(view, (at += 4) - 4, m.blend);
  if (m.fov !== undefined) view.setUint8(at++, asU8(m.fov));
  if (m.rdflags !== undefined) view.setUint8(at++, asU8(m.rdflags));
  view.setUint32(at, statbits, true);
  at += 4;
  for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
    view.setInt16(at, asI16(m.stats[31 - Math.clz32(bits & -bits)]!), true);
    at += 2;
  }
  w.offset = at;
}

/** Reads a `playerinfo` (3435) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerinfoFrom3435(r: Reader): Playerinfo {
  const view = r.view;
  let at = r.offset;
  if (at + 4 > r.end) ensureWhole(r, skipPlayerinfoFrom3435);
  at += 1;
  const flags = view.getUint16(at, true);
  at += 2;
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const { 0: origin, 1: originWidth } =
    (flags & 0x02) !== 0 ? readManyWithVariants(STEP23_SCALED, r, 3) : IMPLICIT;
  const { 0: velocity, 1: velocityWidth } =
    (flags & 0x04) !== 0 ? readManyWithVariants(STEP23_SCALED, r, 3) : IMPLICIT;
  at = r.offset;
  if (at + 26 > r.end) ensure(r, at, bytesOfPlayerinfoFrom3435Flags(flags));
  const pm_time = (flags & 0x08) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const pm_flags = (flags & 0x10) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const gravity = (flags & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const delta_angles = (flags & 0x40) !== 0 ? read3Angle16(view, (at += 6) - 6) : undefined;
  const viewoffset = (flags & 0x80) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const viewangles = (flags & 0x0100) !== 0 ? read3Angle16(view, (at += 6) - 6) : undefined;
  const kick_angles = (flags & 0x0200) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunindex = (flags & 0x1000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  r.offset = at;
  const gun = (flags & 0x2000) !== 0 ? decodeGun(r) : undefined;
  const colours = (flags & 0x0400) !== 0 ? decodeColoursFrom3435(r) : undefined;
  at = r.offset;
  if (at + 2 > r.end)
    ensure(r, at, PLAYERINFO_FROM3435_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]!);
  const fov = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const [stats, statsWidth] = readWithVariant(I16_PER_VARU64, r);
  return {
    type: "playerinfo",
    flags,
    pm_type,
    origin,
    originWidth,
    velocity,
    velocityWidth,
    pm_time,
    pm_flags,
    gravity,
    delta_angles,
    viewoffset,
    viewangles,
    kick_angles,
    gunindex,
    gun,
    colours,
    fov,
    rdflags,
    stats,
    statsWidth,
  };
}

/** Passes over what `decodePlayerinfoFrom3435` reads. Throws DecodeError. */
export function skipPlayerinfoFrom3435(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, (flags & 0x01) !== 0 ? 1 : 0);
  r.offset = at;
  if ((flags & 0x02) !== 0) manyPassed(step23, r, 3);
  if ((flags & 0x04) !== 0) manyPassed(step23, r, 3);
  at = r.offset;
  at = advance(r, at, bytesOfPlayerinfoFrom3435Flags(flags));
  r.offset = at;
  if ((flags & 0x2000) !== 0) skipGun(r);
  if ((flags & 0x0400) !== 0) skipColoursFrom3435(r);
  at = r.offset;
  at = advance(r, at, PLAYERINFO_FROM3435_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]!);
  r.offset = at;
  I16_PER_VARU64.skip(r);
}

/** Writes what `decodePlayerinfoFrom3435` reads. Throws EncodeError. */
export function encodePlayerinfoFrom3435(w: Writer, m: Playerinfo): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x8000;
  if (m.pm_type !== undefined) flags |= 0x01;
  if (m.origin !== undefined) flags |= 0x02;
  if (m.velocity !== undefined) flags |= 0x04;
  if (m.pm_time !== undefined) flags |= 0x08;
  if (m.pm_flags !== undefined) flags |= 0x10;
  if (m.gravity !== undefined) flags |= 0x20;
  if (m.delta_angles !== undefined) flags |= 0x40;
  if (m.viewoffset !== undefined) flags |= 0x80;
  if (m.viewangles !== undefined) flags |= 0x0100;
  if (m.kick_angles !== undefined) flags |= 0x0200;
  if (m.gunindex !== undefined) flags |= 0x1000;
  if (m.gun !== undefined) flags |= 0x2000;
  if (m.colours !== undefined) flags |= 0x0400;
  if (m.fov !== undefined) flags |= 0x0800;
  if (m.rdflags !== undefined) flags |= 0x4000;
  let at = reserve(w, 3);
  let view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  if (m.pm_type !== undefined) view.setUint8(at++, asU8(m.pm_type));
  w.offset = at;
  if (m.origin !== undefined) exactlyWritten(STEP23_SCALED, w, m.origin, 3, m.originWidth);
  if (m.velocity !== undefined) exactlyWritten(STEP23_SCALED, w, m.velocity, 3, m.velocityWidth);
  at = reserve(w, 26);
  view = w.view;
  if (m.pm_time !== undefined) view.setUint16((at += 2) - 2, asU16(m.pm_time), true);
  if (m.pm_flags !== undefined) view.setUint16((at += 2) - 2, asU16(m.pm_flags), true);
  if (m.gravity !== undefined) view.setInt16((at += 2) - 2, asI16(m.gravity), true);
  if (m.delta_angles !== undefined) write3Angle16(view, (at += 6) - 6, m.delta_angles);
  if (m.viewoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.viewoffset);
  if (m.viewangles !== undefined) write3Angle16(view, (at += 6) - 6, m.viewangles);
  if (m.kick_angles !== undefined) write3Quarter(view, (at += 3) - 3, m.kick_angles);
  if (m.gunindex !== undefined) view.setUint16((at += 2) - 2, asU16(m.gunindex), true);
  w.offset = at;
  if (m.gun !== undefined) encodeGun(w, m.gun);
  if (m.colours !== undefined) encodeColoursFrom3435(w, m.colours);
  at = reserve(w, 2);
  view = w.view;
  if (m.fov !== undefined) view.setUint8(at++, asU8(m.fov));
  if (m.rdflags !== undefined) view.setUint8(at++, asU8(m.rdflags));
  w.offset = at;
  I16_PER_VARU64.write(w, m.stats, m.statsWidth);
}

/** Reads a `playerinfo` (to 3436+coord) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerinfoFrom3436(r: Reader): Playerinfo {
  const view = r.view;
  let at = r.offset;
  if (at + 5 > r.end) ensureWhole(r, skipPlayerinfoFrom3436);
  at += 1;
  let flags = view.getUint16(at, true);
  at += 2;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const { 0: origin, 1: originWidth } =
    (flags & 0x02) !== 0 ? readManyWithVariants(STEP23_SCALED, r, 3) : IMPLICIT;
  const { 0: velocity, 1: velocityWidth } =
    (flags & 0x04) !== 0 ? readManyWithVariants(STEP23_SCALED, r, 3) : IMPLICIT;
  at = r.offset;
  if (at + 26 > r.end) ensure(r, at, bytesOfPlayerinfoFrom3436Flags(flags));
  const pm_time = (flags & 0x08) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const pm_flags = (flags & 0x10) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const gravity = (flags & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const delta_angles = (flags & 0x40) !== 0 ? read3Angle16(view, (at += 6) - 6) : undefined;
  const viewoffset = (flags & 0x80) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const viewangles = (flags & 0x0100) !== 0 ? read3Angle16(view, (at += 6) - 6) : undefined;
  const kick_angles = (flags & 0x0200) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunindex = (flags & 0x1000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  r.offset = at;
  const gun = (flags & 0x2000) !== 0 ? decodeGun(r) : undefined;
  const colours = (flags & 0x0400) !== 0 ? decodeColoursFrom3435(r) : undefined;
  const fog = (flags & 0x010000) !== 0 ? decodePlayerFogFrom3436(r) : undefined;
  at = r.offset;
  if (at + 2 > r.end)
    ensure(r, at, PLAYERINFO_FROM3436_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]!);
  const fov = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const [stats, statsWidth] = readWithVariant(I16_PER_VARU64, r);
  return {
    type: "playerinfo",
    flags,
    pm_type,
    origin,
    originWidth,
    velocity,
    velocityWidth,
    pm_time,
    pm_flags,
    gravity,
    delta_angles,
    viewoffset,
    viewangles,
    kick_angles,
    gunindex,
    gun,
    colours,
    fog,
    fov,
    rdflags,
    stats,
    statsWidth,
  };
}

/** Passes over what `decodePlayerinfoFrom3436` reads. Throws DecodeError. */
export function skipPlayerinfoFrom3436(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  let flags = view.getUint16(at, true);
  at += 2;
  const more2 = (flags >>> 15) & 1;
  flags |= (r.bytes[at]! & -more2) << 16;
  at += more2;
  at = advance(r, at, (flags & 0x01) !== 0 ? 1 : 0);
  r.offset = at;
  if ((flags & 0x02) !== 0) manyPassed(step23, r, 3);
  if ((flags & 0x04) !== 0) manyPassed(step23, r, 3);
  at = r.offset;
  at = advance(r, at, bytesOfPlayerinfoFrom3436Flags(flags));
  r.offset = at;
  if ((flags & 0x2000) !== 0) skipGun(r);
  if ((flags & 0x0400) !== 0) skipColoursFrom3435(r);
  if ((flags & 0x010000) !== 0) skipPlayerFogFrom3436(r);
  at = r.offset;
  at = advance(r, at, PLAYERINFO_FROM3436_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]!);
  r.offset = at;
  I16_PER_VARU64.skip(r);
}

/** Writes what `decodePlayerinfoFrom3436` reads. Throws EncodeError. */
export function encodePlayerinfoFrom3436(w: Writer, m: Playerinfo): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfe8000;
  if (m.pm_type !== undefined) flags |= 0x01;
  if (m.origin !== undefined) flags |= 0x02;
  if (m.velocity !== undefined) flags |= 0x04;
  if (m.pm_time !== undefined) flags |= 0x08;
  if (m.pm_flags !== undefined) flags |= 0x10;
  if (m.gravity !== undefined) flags |= 0x20;
  if (m.delta_angles !== undefined) flags |= 0x40;
  if (m.viewoffset !== undefined) flags |= 0x80;
  if (m.viewangles !== undefined) flags |= 0x0100;
  if (m.kick_angles !== undefined) flags |= 0x0200;
  if (m.gunindex !== undefined) flags |= 0x1000;
  if (m.gun !== undefined) flags |= 0x2000;
  if (m.colours !== undefined) flags |= 0x0400;
  if (m.fog !== undefined) flags |= 0x010000;
  if (m.fov !== undefined) flags |= 0x0800;
  if (m.rdflags !== undefined) flags |= 0x4000;
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  let at = reserve(w, 4);
  let view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if (m.pm_type !== undefined) view.setUint8(at++, asU8(m.pm_type));
  w.offset = at;
  if (m.origin !== undefined) exactlyWritten(STEP23_SCALED, w, m.origin, 3, m.originWidth);
  if (m.velocity !== undefined) exactlyWritten(STEP23_SCALED, w, m.velocity, 3, m.velocityWidth);
  at = reserve(w, 26);
  view = w.view;
  if (m.pm_time !== undefined) view.setUint16((at += 2) - 2, asU16(m.pm_time), true);
  if (m.pm_flags !== undefined) view.setUint16((at += 2) - 2, asU16(m.pm_flags), true);
  if (m.gravity !== undefined) view.setInt16((at += 2) - 2, asI16(m.gravity), true);
  if (m.delta_angles !== undefined) write3Angle16(view, (at += 6) - 6, m.delta_angles);
  if (m.viewoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.viewoffset);
  if (m.viewangles !== undefined) write3Angle16(view, (at += 6) - 6, m.viewangles);
  if (m.kick_angles !== undefined) write3Quarter(view, (at += 3) - 3, m.kick_angles);
  if (m.gunindex !== undefined) view.setUint16((at += 2) - 2, asU16(m.gunindex), true);
  w.offset = at;
  if (m.gun !== undefined) encodeGun(w, m.gun);
  if (m.colours !== undefined) encodeColoursFrom3435(w, m.colours);
  if (m.fog !== undefined) encodePlayerFogFrom3436(w, m.fog);
  at = reserve(w, 2);
  view = w.view;
  if (m.fov !== undefined) view.setUint8(at++, asU8(m.fov));
  if (m.rdflags !== undefined) view.setUint8(at++, asU8(m.rdflags));
  w.offset = at;
  I16_PER_VARU64.write(w, m.stats, m.statsWidth);
}

/** Reads a `playerinfo` (56) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerinfoFrom56(r: Reader): Playerinfo {
  const view = r.view;
  let at = r.offset;
  if (at + 47 > r.end) ensureWhole(r, skipPlayerinfoFrom56);
  at += 1;
  const flags = view.getUint32(at, true);
  at += 4;
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  const origin = (flags & 0x02) !== 0 ? read3Coord_2(view, (at += 9) - 9) : undefined;
  const velocity = (flags & 0x04) !== 0 ? read3Speed(view, (at += 6) - 6) : undefined;
  const pm_time = (flags & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const pm_flags = (flags & 0x10) !== 0 ? view.getUint8(at++) : undefined;
  const gravity = (flags & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const delta_angles = (flags & 0x40) !== 0 ? read3Angle16(view, (at += 6) - 6) : undefined;
  const viewoffset = (flags & 0x80) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const viewangles = (flags & 0x0100) !== 0 ? read3Angle16(view, (at += 6) - 6) : undefined;
  const kick_angles = (flags & 0x0200) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunindex = (flags & 0x1000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const gunindex2 = (flags & 0x010000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  if ((flags & 0x020000) !== 0) throw unsupported(r, "the frame of a second weapon");
  r.offset = at;
  const gun = (flags & 0x2000) !== 0 ? decodeGun(r) : undefined;
  at = r.offset;
  if (at + 24 > r.end) ensure(r, at, 4 + bytesOfPlayerinfoFrom56Flags(flags));
  const gunskin = (flags & 0x8000) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const gunskin2 = (flags & 0x040000) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const maxspeed = (flags & 0x080000) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const duckspeed = (flags & 0x100000) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const waterspeed = (flags & 0x200000) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const acceleration = (flags & 0x400000) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const stopspeed = (flags & 0x800000) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const blend = (flags & 0x0400) !== 0 ? read4U8(view, (at += 4) - 4) : undefined;
  const fov = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  const statbits = view.getUint32(at, true);
  at += 4;
  if (at + 512 > r.end) ensure(r, at, bytesOfPlayerinfoFrom56Statbits(statbits));
  let stats: Record<number, number>;
  stats = {};
  for (let round = 0; round < 256; round += 32) {
    for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
      stats[round + (31 - Math.clz32(bits & -bits))] = view.getInt16(at, true);
      at += 2;
    }
  }
  r.offset = at;
  return {
    type: "playerinfo",
    flags,
    pm_type,
    origin,
    velocity,
    pm_time,
    pm_flags,
    gravity,
    delta_angles,
    viewoffset,
    viewangles,
    kick_angles,
    gunindex,
    gunindex2,
    gun,
    gunskin,
    gunskin2,
    maxspeed,
    duckspeed,
    waterspeed,
    acceleration,
    stopspeed,
    blend,
    fov,
    rdflags,
    statbits,
    stats,
  };
}

/** Passes over what `decodePlayerinfoFrom56` reads. Throws DecodeError. */
export function skipPlayerinfoFrom56(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 4);
  const flags = view.getUint32(at, true);
  at += 4;
  at = advance(r, at, bytesOfPlayerinfoFrom56FlagsRun1(flags));
  if ((flags & 0x020000) !== 0) throw unsupported(r, "the frame of a second weapon");
  r.offset = at;
  if ((flags & 0x2000) !== 0) skipGun(r);
  at = r.offset;
  at = advance(r, at, bytesOfPlayerinfoFrom56Flags(flags));
  ensure(r, at, 4);
  const statbits = view.getUint32(at, true);
  at += 4;
  r.offset = advance(r, at, bytesOfPlayerinfoFrom56Statbits(statbits));
}

/** Writes what `decodePlayerinfoFrom56` reads. Throws EncodeError. */
export function encodePlayerinfoFrom56(w: Writer, m: Playerinfo): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xff000000;
  if (m.pm_type !== undefined) flags |= 0x01;
  if (m.origin !== undefined) flags |= 0x02;
  if (m.velocity !== undefined) flags |= 0x04;
  if (m.pm_time !== undefined) flags |= 0x08;
  if (m.pm_flags !== undefined) flags |= 0x10;
  if (m.gravity !== undefined) flags |= 0x20;
  if (m.delta_angles !== undefined) flags |= 0x40;
  if (m.viewoffset !== undefined) flags |= 0x80;
  if (m.viewangles !== undefined) flags |= 0x0100;
  if (m.kick_angles !== undefined) flags |= 0x0200;
  if (m.gunindex !== undefined) flags |= 0x1000;
  if (m.gunindex2 !== undefined) flags |= 0x010000;
  if (m.gun !== undefined) flags |= 0x2000;
  if (m.gunskin !== undefined) flags |= 0x8000;
  if (m.gunskin2 !== undefined) flags |= 0x040000;
  if (m.maxspeed !== undefined) flags |= 0x080000;
  if (m.duckspeed !== undefined) flags |= 0x100000;
  if (m.waterspeed !== undefined) flags |= 0x200000;
  if (m.acceleration !== undefined) flags |= 0x400000;
  if (m.stopspeed !== undefined) flags |= 0x800000;
  if (m.blend !== undefined) flags |= 0x0400;
  if (m.fov !== undefined) flags |= 0x0800;
  if (m.rdflags !== undefined) flags |= 0x4000;
  const statbits = sparseBits(m.stats, 0xffffffff, 8);
  let at = reserve(w, 46);
  let view = w.view;
  view.setUint32(at, flags, true);
  at += 4;
  if (m.pm_type !== undefined) view.setUint8(at++, asU8(m.pm_type));
  if (m.origin !== undefined) write3Coord_2(view, (at += 9) - 9, m.origin);
  if (m.velocity !== undefined) write3Speed(view, (at += 6) - 6, m.velocity);
  if (m.pm_time !== undefined) view.setUint8(at++, asU8(m.pm_time));
  if (m.pm_flags !== undefined) view.setUint8(at++, asU8(m.pm_flags));
  if (m.gravity !== undefined) view.setInt16((at += 2) - 2, asI16(m.gravity), true);
  if (m.delta_angles !== undefined) write3Angle16(view, (at += 6) - 6, m.delta_angles);
  if (m.viewoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.viewoffset);
  if (m.viewangles !== undefined) write3Angle16(view, (at += 6) - 6, m.viewangles);
  if (m.kick_angles !== undefined) write3Quarter(view, (at += 3) - 3, m.kick_angles);
  if (m.gunindex !== undefined) view.setUint16((at += 2) - 2, asU16(m.gunindex), true);
  if (m.gunindex2 !== undefined) view.setUint16((at += 2) - 2, asU16(m.gunindex2), true);
  w.offset = at;
  if (m.gun !== undefined) encodeGun(w, m.gun);
  at = reserve(w, 536);
  view = w.view;
  if (m.gunskin !== undefined) view.setInt16((at += 2) - 2, asI16(m.gunskin), true);
  if (m.gunskin2 !== undefined) view.setInt16((at += 2) - 2, asI16(m.gunskin2), true);
  if (m.maxspeed !== undefined) view.setInt16((at += 2) - 2, asI16(m.maxspeed), true);
  if (m.duckspeed !== undefined) view.setInt16((at += 2) - 2, asI16(m.duckspeed), true);
  if (m.waterspeed !== undefined) view.setInt16((at += 2) - 2, asI16(m.waterspeed), true);
  if (m.acceleration !== undefined) view.setInt16((at += 2) - 2, asI16(m.acceleration), true);
  if (m.stopspeed !== undefined) view.setInt16((at += 2) - 2, asI16(m.stopspeed), true);
  if (m.blend !== undefined) write4U8(view, (at += 4) - 4, m.blend);
  if (m.fov !== undefined) view.setUint8(at++, asU8(m.fov));
  if (m.rdflags !== undefined) view.setUint8(at++, asU8(m.rdflags));
  view.setUint32(at, statbits, true);
  at += 4;
  for (let round = 0; round < 256; round += 32) {
    for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
      view.setInt16(at, asI16(m.stats[round + (31 - Math.clz32(bits & -bits))]!), true);
      at += 2;
    }
  }
  w.offset = at;
}

/** Reads a `playerinfo` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodePlayerinfoRelay(r: Reader): Playerinfo {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipPlayerinfoRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  r.offset -= 1;
  return Object.assign({ type: "playerinfo" as const, unicast }, decodePlayerinfo(r));
}

/** Passes over what `decodePlayerinfoRelay` reads. Throws DecodeError. */
export function skipPlayerinfoRelay(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset -= 1;
  skipPlayerinfo(r);
}

/** Writes what `decodePlayerinfoRelay` reads. Throws EncodeError. */
export function encodePlayerinfoRelay(w: Writer, m: Playerinfo): void {
  const { unicast } = m;
  fits: {
    let unicast$bit = 0;
    let at = reserve(w, 2);
    const bytes = w.bytes;
    let unicast$bit$at = at;
    at += 1;
    if (unicast !== undefined) {
      unicast$bit |= 0x01;
      if (unicast !== (unicast & 0xff)) break fits;
      bytes[at++] = unicast;
    }
    bytes[unicast$bit$at++] = 0x11 | ((unicast$bit & 0x01) << 7);
    w.offset = at;
    encodePlayerinfo(w, m);
    return;
  }
  return rejectOutOfRange(m, "U8 unicast");
}

/** Reads a `packetentities` (25) at the cursor, its id first. Throws DecodeError. */
export function decodePacketentitiesUntil25(r: Reader): Packetentities {
  const at = r.offset;
  r.offset = at + 1;
  const entities: Packetentity[] = [];
  for (;;) {
    const next = decodePacketentityUntil25(r);
    if (typeof next === "number") {
      break;
    }
    entities.push(next);
  }
  return { type: "packetentities", entities };
}

/** Passes over what `decodePacketentitiesUntil25` reads. Throws DecodeError. */
export function skipPacketentitiesUntil25(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentityUntil25(r));
}

/** Writes what `decodePacketentitiesUntil25` reads. Throws EncodeError. */
export function encodePacketentitiesUntil25(w: Writer, m: Packetentities): void {
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityUntil25(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 0, true);
  w.offset += 2;
}

/** Reads a `packetentities` (to 34) at the cursor, its id first. Throws DecodeError. */
export function decodePacketentities(r: Reader): Packetentities {
  const at = r.offset;
  r.offset = at + 1;
  let entitiesEnd: number | undefined;
  const entities: Packetentity[] = [];
  for (;;) {
    const next = decodePacketentity(r);
    if (typeof next === "number") {
      entitiesEnd = next;
      break;
    }
    entities.push(next);
  }
  return { type: "packetentities", entities, entitiesEnd };
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

/** Reads a `packetentities` (2023) at the cursor, its id first. Throws DecodeError. */
export function decodePacketentitiesFrom2023(r: Reader): Packetentities {
  const at = r.offset;
  r.offset = at + 1;
  const [entities, entitiesEnd] = elementsOf(r, decodePacketentityFrom2023);
  return { type: "packetentities", entities, entitiesEnd };
}

/** Passes over what `decodePacketentitiesFrom2023` reads. Throws DecodeError. */
export function skipPacketentitiesFrom2023(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentityFrom2023(r));
}

/** Writes what `decodePacketentitiesFrom2023` reads. Throws EncodeError. */
export function encodePacketentitiesFrom2023(w: Writer, m: Packetentities): void {
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityFrom2023(w, element);
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

/** Reads a `packetentities` (2022) at the cursor, its id first. Throws DecodeError. */
export function decodePacketentitiesFrom2022(r: Reader): Packetentities {
  const at = r.offset;
  r.offset = at + 1;
  const [entities, entitiesEnd] = elementsOf(r, decodePacketentityFrom2022);
  return { type: "packetentities", entities, entitiesEnd };
}

/** Passes over what `decodePacketentitiesFrom2022` reads. Throws DecodeError. */
export function skipPacketentitiesFrom2022(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentityFrom2022(r));
}

/** Writes what `decodePacketentitiesFrom2022` reads. Throws EncodeError. */
export function encodePacketentitiesFrom2022(w: Writer, m: Packetentities): void {
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityFrom2022(w, element);
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

/** Reads a `packetentities` (3434) at the cursor, its id first. Throws DecodeError. */
export function decodePacketentitiesFrom3434(r: Reader): Packetentities {
  const at = r.offset;
  r.offset = at + 1;
  const [entities, entitiesEnd] = elementsOf(r, decodePacketentityFrom3434);
  return { type: "packetentities", entities, entitiesEnd };
}

/** Passes over what `decodePacketentitiesFrom3434` reads. Throws DecodeError. */
export function skipPacketentitiesFrom3434(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentityFrom3434(r));
}

/** Writes what `decodePacketentitiesFrom3434` reads. Throws EncodeError. */
export function encodePacketentitiesFrom3434(w: Writer, m: Packetentities): void {
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityFrom3434(w, element);
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

/** Reads a `packetentities` (to 3436+coord) at the cursor, its id first. Throws DecodeError. */
export function decodePacketentitiesFrom3435(r: Reader): Packetentities {
  const at = r.offset;
  r.offset = at + 1;
  const [entities, entitiesEnd] = elementsOf(r, decodePacketentityFrom3435);
  return { type: "packetentities", entities, entitiesEnd };
}

/** Passes over what `decodePacketentitiesFrom3435` reads. Throws DecodeError. */
export function skipPacketentitiesFrom3435(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentityFrom3435(r));
}

/** Writes what `decodePacketentitiesFrom3435` reads. Throws EncodeError. */
export function encodePacketentitiesFrom3435(w: Writer, m: Packetentities): void {
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityFrom3435(w, element);
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

/** Reads a `packetentities` (56) at the cursor, its id first. Throws DecodeError. */
export function decodePacketentitiesFrom56(r: Reader): Packetentities {
  const at = r.offset;
  r.offset = at + 1;
  const [entities, entitiesEnd] = elementsOf(r, decodePacketentityFrom56);
  return { type: "packetentities", entities, entitiesEnd };
}

/** Passes over what `decodePacketentitiesFrom56` reads. Throws DecodeError. */
export function skipPacketentitiesFrom56(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentityFrom56(r));
}

/** Writes what `decodePacketentitiesFrom56` reads. Throws EncodeError. */
export function encodePacketentitiesFrom56(w: Writer, m: Packetentities): void {
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentityFrom56(w, element);
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

/** Reads a `packetentities` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodePacketentitiesRelay(r: Reader): Packetentities {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipPacketentitiesRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  let entitiesEnd: number | undefined;
  const entities: Packetentity[] = [];
  for (;;) {
    const next = decodePacketentity(r);
    if (typeof next === "number") {
      entitiesEnd = next;
      break;
    }
    entities.push(next);
  }
  return { type: "packetentities", unicast, entities, entitiesEnd };
}

/** Passes over what `decodePacketentitiesRelay` reads. Throws DecodeError. */
export function skipPacketentitiesRelay(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  at = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset = at;
  while (!skipPacketentity(r));
}

/** Writes what `decodePacketentitiesRelay` reads. Throws EncodeError. */
export function encodePacketentitiesRelay(w: Writer, m: Packetentities): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x12 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  expectArray(m.entities);
  for (const element of m.entities) encodePacketentity(w, element);
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

/** Reads a `deltapacketentities` (from 26) at the cursor, its id first. Throws DecodeError. */
export function decodeDeltapacketentities(r: Reader): Deltapacketentities {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "deltapacketentities", data: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeDeltapacketentities` reads. Throws DecodeError. */
export function skipDeltapacketentities(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeDeltapacketentities` reads. Throws EncodeError. */
export function encodeDeltapacketentities(w: Writer, m: Deltapacketentities): void {
  writeBytes(w, m.data);
}

/**
 * Reads a `deltapacketentities` (to 34-relay) at the cursor, its id first. Throws
 * DecodeError.
 */
export function decodeDeltapacketentitiesRelay(r: Reader): Deltapacketentities {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipDeltapacketentitiesRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return { type: "deltapacketentities", unicast, data: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeDeltapacketentitiesRelay` reads. Throws DecodeError. */
export function skipDeltapacketentitiesRelay(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  at = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeDeltapacketentitiesRelay` reads. Throws EncodeError. */
export function encodeDeltapacketentitiesRelay(w: Writer, m: Deltapacketentities): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, 0x13 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  w.offset = at;
  writeBytes(w, m.data);
}

/** Reads a `frame` (25) at the cursor, its id first. Throws DecodeError. */
export function decodeFrameUntil25(r: Reader): Frame {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 5);
  const serverframe = view.getInt32(at + 1, true);
  const areacount = view.getUint8(at + 5);
  r.offset = at + 6;
  return { type: "frame", serverframe, areas: takeBytes(r, areacount) };
}

/** Passes over what `decodeFrameUntil25` reads. Throws DecodeError. */
export function skipFrameUntil25(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 4);
  ensure(r, at, 1);
  const areacount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, areacount);
}

/** Writes what `decodeFrameUntil25` reads. Throws EncodeError. */
export function encodeFrameUntil25(w: Writer, m: Frame): void {
  const at = reserve(w, 5);
  const view = w.view;
  view.setInt32(at, asI32(m.serverframe), true);
  view.setUint8(at + 4, asU8(m.areas!.length));
  w.offset = at + 5;
  writeBytes(w, m.areas!);
}

/** Reads a `frame` (26) at the cursor, its id first. Throws DecodeError. */
export function decodeFrameUntil26(r: Reader): Frame {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 9);
  const serverframe = view.getInt32(at + 1, true);
  const deltaframe = view.getInt32(at + 5, true);
  const areacount = view.getUint8(at + 9);
  r.offset = at + 10;
  return { type: "frame", serverframe, deltaframe, areas: takeBytes(r, areacount) };
}

/** Passes over what `decodeFrameUntil26` reads. Throws DecodeError. */
export function skipFrameUntil26(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 8);
  ensure(r, at, 1);
  const areacount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, areacount);
}

/** Writes what `decodeFrameUntil26` reads. Throws EncodeError. */
export function encodeFrameUntil26(w: Writer, m: Frame): void {
  const at = reserve(w, 9);
  const view = w.view;
  view.setInt32(at, asI32(m.serverframe), true);
  view.setInt32(at + 4, asI32(m.deltaframe!), true);
  view.setUint8(at + 8, asU8(m.areas!.length));
  w.offset = at + 9;
  writeBytes(w, m.areas!);
}

/** Reads a `frame` (to 3436+coord) at the cursor, its id first. Throws DecodeError. */
export function decodeFrame(r: Reader): Frame {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 10);
  const serverframe = view.getInt32(at + 1, true);
  const deltaframe = view.getInt32(at + 5, true);
  const suppresscount = view.getUint8(at + 9);
  const areacount = view.getUint8(at + 10);
  r.offset = at + 11;
  return { type: "frame", serverframe, deltaframe, suppresscount, areas: takeBytes(r, areacount) };
}

/** Passes over what `decodeFrame` reads. Throws DecodeError. */
export function skipFrame(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 9);
  ensure(r, at, 1);
  const areacount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, areacount);
}

/** Writes what `decodeFrame` reads. Throws EncodeError. */
export function encodeFrame(w: Writer, m: Frame): void {
  const at = reserve(w, 10);
  const view = w.view;
  view.setInt32(at, asI32(m.serverframe), true);
  view.setInt32(at + 4, asI32(m.deltaframe!), true);
  view.setUint8(at + 8, asU8(m.suppresscount!));
  view.setUint8(at + 9, asU8(m.areas!.length));
  w.offset = at + 10;
  writeBytes(w, m.areas!);
}

/** Reads a `frame` (35) at the cursor, its id first. Throws DecodeError. */
export function decodeFrameFrom35(r: Reader): Frame {
  const view = r.view;
  let at = r.offset;
  if (at + 6 > r.end) ensureWhole(r, skipFrameFrom35);
  const high = (view.getUint8(at) >>> 5) & 0x07;
  const serverframeOffset = view.getUint32(at + 1, true);
  const serverframe = serverframeOffset & 0x07ffffff;
  const offset = serverframeOffset >>> 27;
  const suppresscountLow = view.getUint8(at + 5);
  const suppresscount = suppresscountLow & 0x0f;
  const low = ((suppresscountLow >>> 4) & 0x0f) << 0;
  ensure(r, at + 6, 1);
  const areacount = view.getUint8(at + 6);
  r.offset = at + 7;
  const areas = takeBytes(r, areacount);
  at = r.offset;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  if (at + 49 > r.end)
    ensure(
      r,
      at,
      FRAME_FROM35_FLAGS_LENGTHS_0[flags & 0xff]! +
        FRAME_FROM35_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
        FRAME_FROM35_LOW_LENGTHS_0[low & 0xff]! +
        ((high & 0x01) !== 0 ? 2 : 0),
    );
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  const origin1 = (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const origin2 = (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const origin3 = (low & 0x08) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity1 = (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity2 = (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity3 = (low & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const pm_time = (flags & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const pm_flags = (flags & 0x10) !== 0 ? view.getUint8(at++) : undefined;
  const gravity = (flags & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const delta_angles = (flags & 0x40) !== 0 ? read3Angle16(view, (at += 6) - 6) : undefined;
  const viewoffset = (flags & 0x80) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const viewangle1 =
    (flags & 0x0100) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle2 =
    (flags & 0x0100) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle3 =
    (high & 0x01) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const kick_angles = (flags & 0x0200) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunindex = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const gunframe = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const gunoffset = (low & 0x01) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunangles = (low & 0x02) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const blend = (flags & 0x0400) !== 0 ? read4U8(view, (at += 4) - 4) : undefined;
  const fov = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const figures = (high & 0x02) !== 0 ? decodeFiguresFrom35(r) : undefined;
  at = r.offset;
  if (at + 2 > r.end) ensure(r, at, (high & 0x04) !== 0 ? 2 : 0);
  const clientnum = (high & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  r.offset = at;
  const [entities, entitiesEnd] = elementsOf(r, decodePacketentityFrom35);
  return {
    type: "frame",
    high,
    serverframe,
    offset,
    suppresscount,
    low,
    areas,
    flags,
    pm_type,
    origin1,
    origin2,
    origin3,
    velocity1,
    velocity2,
    velocity3,
    pm_time,
    pm_flags,
    gravity,
    delta_angles,
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
    clientnum,
    entities,
    entitiesEnd,
  };
}

/** Passes over what `decodeFrameFrom35` reads. Throws DecodeError. */
export function skipFrameFrom35(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const high = (view.getUint8(r.offset) >>> 5) & 0x07;
  at = advance(r, at, 4);
  ensure(r, at, 1);
  const word = view.getUint8(at++);
  const low = ((word >>> 4) & 0x0f) << 0;
  ensure(r, at, 1);
  const areacount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, areacount);
  at = r.offset;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(
    r,
    at,
    FRAME_FROM35_FLAGS_LENGTHS_0[flags & 0xff]! +
      FRAME_FROM35_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
      FRAME_FROM35_LOW_LENGTHS_0[low & 0xff]! +
      ((high & 0x01) !== 0 ? 2 : 0),
  );
  r.offset = at;
  if ((high & 0x02) !== 0) skipFiguresFrom35(r);
  at = r.offset;
  at = advance(r, at, (high & 0x04) !== 0 ? 2 : 0);
  r.offset = at;
  while (!skipPacketentityFrom35(r));
}

/** Writes what `decodeFrameFrom35` reads. Throws EncodeError. */
export function encodeFrameFrom35(w: Writer, m: Frame): void {
  let high = 0;
  if (m.viewangle3 !== undefined) high |= 0x01;
  if (m.figures !== undefined) high |= 0x02;
  if (m.clientnum !== undefined) high |= 0x04;
  let low = 0;
  if (m.origin3 !== undefined) low |= 0x08;
  if (m.velocity3 !== undefined) low |= 0x04;
  if (m.gunoffset !== undefined) low |= 0x01;
  if (m.gunangles !== undefined) low |= 0x02;
  let flags = m.flags === undefined ? 0 : m.flags & 0x8000;
  if (m.pm_type !== undefined) flags |= 0x01;
  if (m.origin1 !== undefined) flags |= 0x02;
  if (m.velocity1 !== undefined) flags |= 0x04;
  if (m.pm_time !== undefined) flags |= 0x08;
  if (m.pm_flags !== undefined) flags |= 0x10;
  if (m.gravity !== undefined) flags |= 0x20;
  if (m.delta_angles !== undefined) flags |= 0x40;
  if (m.viewoffset !== undefined) flags |= 0x80;
  if (m.viewangle1 !== undefined) flags |= 0x0100;
  if (m.kick_angles !== undefined) flags |= 0x0200;
  if (m.gunindex !== undefined) flags |= 0x1000;
  if (m.gunframe !== undefined) flags |= 0x2000;
  if (m.blend !== undefined) flags |= 0x0400;
  if (m.fov !== undefined) flags |= 0x0800;
  if (m.rdflags !== undefined) flags |= 0x4000;
  if ((m.origin1 !== undefined) !== (m.origin2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 1, set: ["origin1", "origin2"], clear: [] });
  if ((m.velocity1 !== undefined) !== (m.velocity2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 2, set: ["velocity1", "velocity2"], clear: [] });
  if ((m.viewangle1 !== undefined) !== (m.viewangle2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 8, set: ["viewangle1", "viewangle2"], clear: [] });
  let at = reserve(w, 7);
  let view = w.view;
  view.setUint8(at++, 0x14 | ((high & 0x07) << 5));
  view.setUint32(at, fit(m.serverframe, 27) | (fit(m.offset!, 5) << 27), true);
  view.setUint8(at + 4, fit(m.suppresscount!, 4) | ((low & 0x0f) << 4));
  at += 5;
  view.setUint8(at, asU8(m.areas!.length));
  w.offset = at + 1;
  writeBytes(w, m.areas!);
  at = reserve(w, 51);
  view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  if (m.pm_type !== undefined) view.setUint8(at++, asU8(m.pm_type));
  if (m.origin1 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin1, 1, 8)), true);
  if (m.origin2 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin2, 1, 8)), true);
  if (m.origin3 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin3, 1, 8)), true);
  if (m.velocity1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity1, 1, 8)), true);
  if (m.velocity2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity2, 1, 8)), true);
  if (m.velocity3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity3, 1, 8)), true);
  if (m.pm_time !== undefined) view.setUint8(at++, asU8(m.pm_time));
  if (m.pm_flags !== undefined) view.setUint8(at++, asU8(m.pm_flags));
  if (m.gravity !== undefined) view.setInt16((at += 2) - 2, asI16(m.gravity), true);
  if (m.delta_angles !== undefined) write3Angle16(view, (at += 6) - 6, m.delta_angles);
  if (m.viewoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.viewoffset);
  if (m.viewangle1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle1, 45, 8192)), true);
  if (m.viewangle2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle2, 45, 8192)), true);
  if (m.viewangle3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle3, 45, 8192)), true);
  if (m.kick_angles !== undefined) write3Quarter(view, (at += 3) - 3, m.kick_angles);
  if (m.gunindex !== undefined) view.setUint8(at++, asU8(m.gunindex));
  if (m.gunframe !== undefined) view.setUint8(at++, asU8(m.gunframe));
  if (m.gunoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.gunoffset);
  if (m.gunangles !== undefined) write3Quarter(view, (at += 3) - 3, m.gunangles);
  if (m.blend !== undefined) write4U8(view, (at += 4) - 4, m.blend);
  if (m.fov !== undefined) view.setUint8(at++, asU8(m.fov));
  if (m.rdflags !== undefined) view.setUint8(at++, asU8(m.rdflags));
  w.offset = at;
  if (m.figures !== undefined) encodeFiguresFrom35(w, m.figures);
  at = reserve(w, 2);
  view = w.view;
  if (m.clientnum !== undefined) view.setInt16((at += 2) - 2, asI16(m.clientnum), true);
  w.offset = at;
  expectArray(m.entities!);
  for (const element of m.entities!) encodePacketentityFrom35(w, element);
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

/** Reads a `frame` (35-1904) at the cursor, its id first. Throws DecodeError. */
export function decodeFrameFrom351904(r: Reader): Frame {
  const view = r.view;
  let at = r.offset;
  if (at + 6 > r.end) ensureWhole(r, skipFrameFrom351904);
  const high = (view.getUint8(at) >>> 5) & 0x07;
  const serverframeOffset = view.getUint32(at + 1, true);
  const serverframe = serverframeOffset & 0x07ffffff;
  const offset = serverframeOffset >>> 27;
  const suppresscountLow = view.getUint8(at + 5);
  const suppresscount = suppresscountLow & 0x0f;
  const low = ((suppresscountLow >>> 4) & 0x0f) << 0;
  ensure(r, at + 6, 1);
  const areacount = view.getUint8(at + 6);
  r.offset = at + 7;
  const areas = takeBytes(r, areacount);
  at = r.offset;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  if (at + 49 > r.end)
    ensure(
      r,
      at,
      FRAME_FROM351904_FLAGS_LENGTHS_0[flags & 0xff]! +
        FRAME_FROM351904_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
        FRAME_FROM351904_LOW_LENGTHS_0[low & 0xff]! +
        ((high & 0x01) !== 0 ? 2 : 0),
    );
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  const origin1 = (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const origin2 = (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const origin3 = (low & 0x08) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity1 = (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity2 = (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity3 = (low & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const pm_time = (flags & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const pm_flags = (flags & 0x10) !== 0 ? view.getUint8(at++) : undefined;
  const gravity = (flags & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const delta_angles = (flags & 0x40) !== 0 ? read3Angle16(view, (at += 6) - 6) : undefined;
  const viewoffset = (flags & 0x80) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const viewangle1 =
    (flags & 0x0100) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle2 =
    (flags & 0x0100) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle3 =
    (high & 0x01) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const kick_angles = (flags & 0x0200) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunindex = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const gunframe = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const gunoffset = (low & 0x01) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunangles = (low & 0x02) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const blend = (flags & 0x0400) !== 0 ? read4U8(view, (at += 4) - 4) : undefined;
  const fov = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const figures = (high & 0x02) !== 0 ? decodeFiguresFrom35(r) : undefined;
  at = r.offset;
  if (at + 2 > r.end) ensure(r, at, (high & 0x04) !== 0 ? 2 : 0);
  const clientnum = (high & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  r.offset = at;
  const [entities, entitiesEnd] = elementsOf(r, decodePacketentityFrom351904);
  return {
    type: "frame",
    high,
    serverframe,
    offset,
    suppresscount,
    low,
    areas,
    flags,
    pm_type,
    origin1,
    origin2,
    origin3,
    velocity1,
    velocity2,
    velocity3,
    pm_time,
    pm_flags,
    gravity,
    delta_angles,
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
    clientnum,
    entities,
    entitiesEnd,
  };
}

/** Passes over what `decodeFrameFrom351904` reads. Throws DecodeError. */
export function skipFrameFrom351904(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const high = (view.getUint8(r.offset) >>> 5) & 0x07;
  at = advance(r, at, 4);
  ensure(r, at, 1);
  const word = view.getUint8(at++);
  const low = ((word >>> 4) & 0x0f) << 0;
  ensure(r, at, 1);
  const areacount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, areacount);
  at = r.offset;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(
    r,
    at,
    FRAME_FROM351904_FLAGS_LENGTHS_0[flags & 0xff]! +
      FRAME_FROM351904_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
      FRAME_FROM351904_LOW_LENGTHS_0[low & 0xff]! +
      ((high & 0x01) !== 0 ? 2 : 0),
  );
  r.offset = at;
  if ((high & 0x02) !== 0) skipFiguresFrom35(r);
  at = r.offset;
  at = advance(r, at, (high & 0x04) !== 0 ? 2 : 0);
  r.offset = at;
  while (!skipPacketentityFrom351904(r));
}

/** Writes what `decodeFrameFrom351904` reads. Throws EncodeError. */
export function encodeFrameFrom351904(w: Writer, m: Frame): void {
  let high = 0;
  if (m.viewangle3 !== undefined) high |= 0x01;
  if (m.figures !== undefined) high |= 0x02;
  if (m.clientnum !== undefined) high |= 0x04;
  let low = 0;
  if (m.origin3 !== undefined) low |= 0x08;
  if (m.velocity3 !== undefined) low |= 0x04;
  if (m.gunoffset !== undefined) low |= 0x01;
  if (m.gunangles !== undefined) low |= 0x02;
  let flags = m.flags === undefined ? 0 : m.flags & 0x8000;
  if (m.pm_type !== undefined) flags |= 0x01;
  if (m.origin1 !== undefined) flags |= 0x02;
  if (m.velocity1 !== undefined) flags |= 0x04;
  if (m.pm_time !== undefined) flags |= 0x08;
  if (m.pm_flags !== undefined) flags |= 0x10;
  if (m.gravity !== undefined) flags |= 0x20;
  if (m.delta_angles !== undefined) flags |= 0x40;
  if (m.viewoffset !== undefined) flags |= 0x80;
  if (m.viewangle1 !== undefined) flags |= 0x0100;
  if (m.kick_angles !== undefined) flags |= 0x0200;
  if (m.gunindex !== undefined) flags |= 0x1000;
  if (m.gunframe !== undefined) flags |= 0x2000;
  if (m.blend !== undefined) flags |= 0x0400;
  if (m.fov !== undefined) flags |= 0x0800;
  if (m.rdflags !== undefined) flags |= 0x4000;
  if ((m.origin1 !== undefined) !== (m.origin2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 1, set: ["origin1", "origin2"], clear: [] });
  if ((m.velocity1 !== undefined) !== (m.velocity2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 2, set: ["velocity1", "velocity2"], clear: [] });
  if ((m.viewangle1 !== undefined) !== (m.viewangle2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 8, set: ["viewangle1", "viewangle2"], clear: [] });
  let at = reserve(w, 7);
  let view = w.view;
  view.setUint8(at++, 0x14 | ((high & 0x07) << 5));
  view.setUint32(at, fit(m.serverframe, 27) | (fit(m.offset!, 5) << 27), true);
  view.setUint8(at + 4, fit(m.suppresscount!, 4) | ((low & 0x0f) << 4));
  at += 5;
  view.setUint8(at, asU8(m.areas!.length));
  w.offset = at + 1;
  writeBytes(w, m.areas!);
  at = reserve(w, 51);
  view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  if (m.pm_type !== undefined) view.setUint8(at++, asU8(m.pm_type));
  if (m.origin1 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin1, 1, 8)), true);
  if (m.origin2 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin2, 1, 8)), true);
  if (m.origin3 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin3, 1, 8)), true);
  if (m.velocity1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity1, 1, 8)), true);
  if (m.velocity2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity2, 1, 8)), true);
  if (m.velocity3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity3, 1, 8)), true);
  if (m.pm_time !== undefined) view.setUint8(at++, asU8(m.pm_time));
  if (m.pm_flags !== undefined) view.setUint8(at++, asU8(m.pm_flags));
  if (m.gravity !== undefined) view.setInt16((at += 2) - 2, asI16(m.gravity), true);
  if (m.delta_angles !== undefined) write3Angle16(view, (at += 6) - 6, m.delta_angles);
  if (m.viewoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.viewoffset);
  if (m.viewangle1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle1, 45, 8192)), true);
  if (m.viewangle2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle2, 45, 8192)), true);
  if (m.viewangle3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle3, 45, 8192)), true);
  if (m.kick_angles !== undefined) write3Quarter(view, (at += 3) - 3, m.kick_angles);
  if (m.gunindex !== undefined) view.setUint8(at++, asU8(m.gunindex));
  if (m.gunframe !== undefined) view.setUint8(at++, asU8(m.gunframe));
  if (m.gunoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.gunoffset);
  if (m.gunangles !== undefined) write3Quarter(view, (at += 3) - 3, m.gunangles);
  if (m.blend !== undefined) write4U8(view, (at += 4) - 4, m.blend);
  if (m.fov !== undefined) view.setUint8(at++, asU8(m.fov));
  if (m.rdflags !== undefined) view.setUint8(at++, asU8(m.rdflags));
  w.offset = at;
  if (m.figures !== undefined) encodeFiguresFrom35(w, m.figures);
  at = reserve(w, 2);
  view = w.view;
  if (m.clientnum !== undefined) view.setInt16((at += 2) - 2, asI16(m.clientnum), true);
  w.offset = at;
  expectArray(m.entities!);
  for (const element of m.entities!) encodePacketentityFrom351904(w, element);
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

/** Reads a `frame` (36-1015) at the cursor, its id first. Throws DecodeError. */
export function decodeFrameFrom361015(r: Reader): Frame {
  const view = r.view;
  let at = r.offset;
  if (at + 6 > r.end) ensureWhole(r, skipFrameFrom361015);
  const high = (view.getUint8(at) >>> 5) & 0x07;
  const serverframeOffset = view.getUint32(at + 1, true);
  const serverframe = serverframeOffset & 0x07ffffff;
  const offset = serverframeOffset >>> 27;
  const suppresscountLow = view.getUint8(at + 5);
  const suppresscount = suppresscountLow & 0x0f;
  const low = ((suppresscountLow >>> 4) & 0x0f) << 0;
  ensure(r, at + 6, 1);
  const areacount = view.getUint8(at + 6);
  r.offset = at + 7;
  const areas = takeBytes(r, areacount);
  at = r.offset;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  if (at + 49 > r.end)
    ensure(
      r,
      at,
      FRAME_FROM361015_FLAGS_LENGTHS_0[flags & 0xff]! +
        FRAME_FROM361015_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
        FRAME_FROM361015_LOW_LENGTHS_0[low & 0xff]! +
        ((high & 0x01) !== 0 ? 2 : 0),
    );
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  const origin1 = (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const origin2 = (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const origin3 = (low & 0x08) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity1 = (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity2 = (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity3 = (low & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const pm_time = (flags & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const pm_flags = (flags & 0x10) !== 0 ? view.getUint8(at++) : undefined;
  const gravity = (flags & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const delta_angles = (flags & 0x40) !== 0 ? read3Angle16(view, (at += 6) - 6) : undefined;
  const viewoffset = (flags & 0x80) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const viewangle1 =
    (flags & 0x0100) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle2 =
    (flags & 0x0100) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle3 =
    (high & 0x01) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const kick_angles = (flags & 0x0200) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunindex = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const gunframe = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const gunoffset = (low & 0x01) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunangles = (low & 0x02) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const blend = (flags & 0x0400) !== 0 ? read4U8(view, (at += 4) - 4) : undefined;
  const fov = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const figures = (high & 0x02) !== 0 ? decodeFiguresFrom35(r) : undefined;
  at = r.offset;
  if (at + 1 > r.end) ensure(r, at, (high & 0x04) !== 0 ? 1 : 0);
  const clientnum = (high & 0x04) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const [entities, entitiesEnd] = elementsOf(r, decodePacketentityFrom35);
  return {
    type: "frame",
    high,
    serverframe,
    offset,
    suppresscount,
    low,
    areas,
    flags,
    pm_type,
    origin1,
    origin2,
    origin3,
    velocity1,
    velocity2,
    velocity3,
    pm_time,
    pm_flags,
    gravity,
    delta_angles,
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
    clientnum,
    entities,
    entitiesEnd,
  };
}

/** Passes over what `decodeFrameFrom361015` reads. Throws DecodeError. */
export function skipFrameFrom361015(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const high = (view.getUint8(r.offset) >>> 5) & 0x07;
  at = advance(r, at, 4);
  ensure(r, at, 1);
  const word = view.getUint8(at++);
  const low = ((word >>> 4) & 0x0f) << 0;
  ensure(r, at, 1);
  const areacount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, areacount);
  at = r.offset;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(
    r,
    at,
    FRAME_FROM361015_FLAGS_LENGTHS_0[flags & 0xff]! +
      FRAME_FROM361015_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
      FRAME_FROM361015_LOW_LENGTHS_0[low & 0xff]! +
      ((high & 0x01) !== 0 ? 2 : 0),
  );
  r.offset = at;
  if ((high & 0x02) !== 0) skipFiguresFrom35(r);
  at = r.offset;
  at = advance(r, at, (high & 0x04) !== 0 ? 1 : 0);
  r.offset = at;
  while (!skipPacketentityFrom35(r));
}

/** Writes what `decodeFrameFrom361015` reads. Throws EncodeError. */
export function encodeFrameFrom361015(w: Writer, m: Frame): void {
  let high = 0;
  if (m.viewangle3 !== undefined) high |= 0x01;
  if (m.figures !== undefined) high |= 0x02;
  if (m.clientnum !== undefined) high |= 0x04;
  let low = 0;
  if (m.origin3 !== undefined) low |= 0x08;
  if (m.velocity3 !== undefined) low |= 0x04;
  if (m.gunoffset !== undefined) low |= 0x01;
  if (m.gunangles !== undefined) low |= 0x02;
  let flags = m.flags === undefined ? 0 : m.flags & 0x8000;
  if (m.pm_type !== undefined) flags |= 0x01;
  if (m.origin1 !== undefined) flags |= 0x02;
  if (m.velocity1 !== undefined) flags |= 0x04;
  if (m.pm_time !== undefined) flags |= 0x08;
  if (m.pm_flags !== undefined) flags |= 0x10;
  if (m.gravity !== undefined) flags |= 0x20;
  if (m.delta_angles !== undefined) flags |= 0x40;
  if (m.viewoffset !== undefined) flags |= 0x80;
  if (m.viewangle1 !== undefined) flags |= 0x0100;
  if (m.kick_angles !== undefined) flags |= 0x0200;
  if (m.gunindex !== undefined) flags |= 0x1000;
  if (m.gunframe !== undefined) flags |= 0x2000;
  if (m.blend !== undefined) flags |= 0x0400;
  if (m.fov !== undefined) flags |= 0x0800;
  if (m.rdflags !== undefined) flags |= 0x4000;
  if ((m.origin1 !== undefined) !== (m.origin2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 1, set: ["origin1", "origin2"], clear: [] });
  if ((m.velocity1 !== undefined) !== (m.velocity2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 2, set: ["velocity1", "velocity2"], clear: [] });
  if ((m.viewangle1 !== undefined) !== (m.viewangle2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 8, set: ["viewangle1", "viewangle2"], clear: [] });
  let at = reserve(w, 7);
  let view = w.view;
  view.setUint8(at++, 0x14 | ((high & 0x07) << 5));
  view.setUint32(at, fit(m.serverframe, 27) | (fit(m.offset!, 5) << 27), true);
  view.setUint8(at + 4, fit(m.suppresscount!, 4) | ((low & 0x0f) << 4));
  at += 5;
  view.setUint8(at, asU8(m.areas!.length));
  w.offset = at + 1;
  writeBytes(w, m.areas!);
  at = reserve(w, 51);
  view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  if (m.pm_type !== undefined) view.setUint8(at++, asU8(m.pm_type));
  if (m.origin1 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin1, 1, 8)), true);
  if (m.origin2 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin2, 1, 8)), true);
  if (m.origin3 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin3, 1, 8)), true);
  if (m.velocity1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity1, 1, 8)), true);
  if (m.velocity2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity2, 1, 8)), true);
  if (m.velocity3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity3, 1, 8)), true);
  if (m.pm_time !== undefined) view.setUint8(at++, asU8(m.pm_time));
  if (m.pm_flags !== undefined) view.setUint8(at++, asU8(m.pm_flags));
  if (m.gravity !== undefined) view.setInt16((at += 2) - 2, asI16(m.gravity), true);
  if (m.delta_angles !== undefined) write3Angle16(view, (at += 6) - 6, m.delta_angles);
  if (m.viewoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.viewoffset);
  if (m.viewangle1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle1, 45, 8192)), true);
  if (m.viewangle2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle2, 45, 8192)), true);
  if (m.viewangle3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.viewangle3, 45, 8192)), true);
  if (m.kick_angles !== undefined) write3Quarter(view, (at += 3) - 3, m.kick_angles);
  if (m.gunindex !== undefined) view.setUint8(at++, asU8(m.gunindex));
  if (m.gunframe !== undefined) view.setUint8(at++, asU8(m.gunframe));
  if (m.gunoffset !== undefined) write3Quarter(view, (at += 3) - 3, m.gunoffset);
  if (m.gunangles !== undefined) write3Quarter(view, (at += 3) - 3, m.gunangles);
  if (m.blend !== undefined) write4U8(view, (at += 4) - 4, m.blend);
  if (m.fov !== undefined) view.setUint8(at++, asU8(m.fov));
  if (m.rdflags !== undefined) view.setUint8(at++, asU8(m.rdflags));
  w.offset = at;
  if (m.figures !== undefined) encodeFiguresFrom35(w, m.figures);
  at = reserve(w, 1);
  view = w.view;
  if (m.clientnum !== undefined) view.setUint8(at++, asU8(m.clientnum));
  w.offset = at;
  expectArray(m.entities!);
  for (const element of m.entities!) encodePacketentityFrom35(w, element);
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

/** Reads a `frame` (36+8) at the cursor, its id first. Throws DecodeError. */
export function decodeFrameFrom368(r: Reader): Frame {
  const view = r.view;
  let at = r.offset;
  if (at + 6 > r.end) ensureWhole(r, skipFrameFrom368);
  const high = (view.getUint8(at) >>> 5) & 0x07;
  const serverframeOffset = view.getUint32(at + 1, true);
  const serverframe = serverframeOffset & 0x07ffffff;
  const offset = serverframeOffset >>> 27;
  const suppresscountLow = view.getUint8(at + 5);
  const suppresscount = suppresscountLow & 0x0f;
  const low = ((suppresscountLow >>> 4) & 0x0f) << 0;
  ensure(r, at + 6, 1);
  const areacount = view.getUint8(at + 6);
  r.offset = at + 7;
  const areas = takeBytes(r, areacount);
  at = r.offset;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  if (at + 50 > r.end)
    ensure(
      r,
      at,
      FRAME_FROM368_FLAGS_LENGTHS_0[flags & 0xff]! +
        FRAME_FROM368_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
        FRAME_FROM368_LOW_LENGTHS_0[low & 0xff]! +
        ((high & 0x01) !== 0 ? 2 : 0),
    );
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  const origin1 = (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const origin2 = (flags & 0x02) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const origin3 = (low & 0x08) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity1 = (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity2 = (flags & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const velocity3 = (low & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.125 : undefined;
  const pm_time = (flags & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const pm_flags = (flags & 0x10) !== 0 ? view.getUint8(at++) : undefined;
  const gravity = (flags & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const delta_angles = (flags & 0x40) !== 0 ? read3Angle16(view, (at += 6) - 6) : undefined;
  const viewoffset = (flags & 0x80) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const viewangle1 =
    (flags & 0x0100) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle2 =
    (flags & 0x0100) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle3 =
    (high & 0x01) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const kick_angles = (flags & 0x0200) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunindex = (flags & 0x1000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const gunframe = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const gunoffset = (low & 0x01) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunangles = (low & 0x02) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const blend = (flags & 0x0400) !== 0 ? read4U8(view, (at += 4) - 4) : undefined;
  const fov = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const figures = (high & 0x02) !== 0 ? decodeFiguresFrom35(r) : undefined;
  at = r.offset;
  if (at + 2 > r.end) ensure(r, at, (high & 0x04) !== 0 ? 2 : 0);
  const clientnum = (high & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  r.offset = at;
  const [entities, entitiesEnd] = elementsOf(r, decodePacketentityFrom3434);
  return {
    type: "frame",
    high,
    serverframe,
    offset,
    suppresscount,
    low,
    areas,
    flags,
    pm_type,
    origin1,
    origin2,
    origin3,
    velocity1,
    velocity2,
    velocity3,
    pm_time,
    pm_flags,
    gravity,
    delta_angles,
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
    clientnum,
    entities,
    entitiesEnd,
  };
}

/** Passes over what `decodeFrameFrom368` reads. Throws DecodeError. */
export function skipFrameFrom368(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const high = (view.getUint8(r.offset) >>> 5) & 0x07;
  at = advance(r, at, 4);
  ensure(r, at, 1);
  const word = view.getUint8(at++);
  const low = ((word >>> 4) & 0x0f) << 0;
  ensure(r, at, 1);
  const areacount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, areacount);
  at = r.offset;
  ensure(r, at, 2);
  const flags = view.getUint16(at, true);
  at += 2;
  at = advance(
    r,
    at,
    FRAME_FROM368_FLAGS_LENGTHS_0[flags & 0xff]! +
      FRAME_FROM368_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
      FRAME_FROM368_LOW_LENGTHS_0[low & 0xff]! +
      ((high & 0x01) !== 0 ? 2 : 0),
  );
  r.offset = at;
  if ((high & 0x02) !== 0) skipFiguresFrom35(r);
  at = r.offset;
  at = advance(r, at, (high & 0x04) !== 0 ? 2 : 0);
  r.offset = at;
  while (!skipPacketentityFrom3434(r));
}

/** Writes what `decodeFrameFrom368` reads. Throws EncodeError. */
export function encodeFrameFrom368(w: Writer, m: Frame): void {
  let high = 0;
  if (m.viewangle3 !== undefined) high |= 0x01;
  if (m.figures !== undefined) high |= 0x02;
  if (m.clientnum !== undefined) high |= 0x04;
  let low = 0;
  if (m.origin3 !== undefined) low |= 0x08;
  if (m.velocity3 !== undefined) low |= 0x04;
  if (m.gunoffset !== undefined) low |= 0x01;
  if (m.gunangles !== undefined) low |= 0x02;
  let flags = m.flags === undefined ? 0 : m.flags & 0x8000;
  if (m.pm_type !== undefined) flags |= 0x01;
  if (m.origin1 !== undefined) flags |= 0x02;
  if (m.velocity1 !== undefined) flags |= 0x04;
  if (m.pm_time !== undefined) flags |= 0x08;
  if (m.pm_flags !== undefined) flags |= 0x10;
  if (m.gravity !== undefined) flags |= 0x20;
  if (m.delta_angles !== undefined) flags |= 0x40;
  if (m.viewoffset !== undefined) flags |= 0x80;
  if (m.viewangle1 !== undefined) flags |= 0x0100;
  if (m.kick_angles !== undefined) flags |= 0x0200;
  if (m.gunindex !== undefined) flags |= 0x1000;
  if (m.gunframe !== undefined) flags |= 0x2000;
  if (m.blend !== undefined) flags |= 0x0400;
  if (m.fov !== undefined) flags |= 0x0800;
  if (m.rdflags !== undefined) flags |= 0x4000;
  if ((m.origin1 !== undefined) !== (m.origin2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 1, set: ["origin1", "origin2"], clear: [] });
  if ((m.velocity1 !== undefined) !== (m.velocity2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 2, set: ["velocity1", "velocity2"], clear: [] });
  if ((m.viewangle1 !== undefined) !== (m.viewangle2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 8, set: ["viewangle1", "viewangle2"], clear: [] });
  let at = reserve(w, 7);
  let view = w.view;
  view.setUint8(at++, 0x14 | ((high & 0x07) << 5));
  view.setUint32(at, fit(m.serverframe, 27) | (fit(m.offset!, 5) << 27), true);
  view.setUint8(at + 4, fit(m.suppresscount!, 4) | ((low & 0x0f) << 4));
  at += 5;
  view.setUint8(at, asU8(m.areas!.length));
  w.offset = at + 1;
  writeBytes(w, m.areas!);
  at = reserve(w, 52);
  view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  if (m.pm_type !== undefined) view.setUint8(at++, asU8(m.pm_type));
  if (m.origin1 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin1, 1, 8)), true);
  if (m.origin2 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin2, 1, 8)), true);
  if (m.origin3 !== undefined) view.setInt16((at += 2) - 2, asI16(unscale(m.origin3, 1, 8)), true);
  if (m.velocity1 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity1, 1, 8)), true);
  if (m.velocity2 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity2, 1, 8)), true);
  if (m.velocity3 !== undefined)
    view.setInt16((at += 2) - 2, asI16(unscale(m.velocity3, 1, 8)), true);
  if (m.pm_time !== undefined) view.setUint8(at++, asU8(m.pm_time));
  if (m.pm_flags !== undefined) view.setUint8(at++, asU8(m.pm_flags));
  if (m.gravity !== undefined) view.setInt16((at += 2) - 2, asI16(m.gravity), true);
  if (m.delta_angles !== undefined) write3Angle16(view, (at += 6) - 6, m.delta_angles);
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
  if (m.figures !== undefined) encodeFiguresFrom35(w, m.figures);
  at = reserve(w, 2);
  view = w.view;
  if (m.clientnum !== undefined) view.setInt16((at += 2) - 2, asI16(m.clientnum), true);
  w.offset = at;
  expectArray(m.entities!);
  for (const element of m.entities!) encodePacketentityFrom3434(w, element);
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

/** Reads a `frame` (36+24) at the cursor, its id first. Throws DecodeError. */
export function decodeFrameFrom3624(r: Reader): Frame {
  const view = r.view;
  let at = r.offset;
  if (at + 6 > r.end) ensureWhole(r, skipFrameFrom3624);
  const high = (view.getUint8(at) >>> 5) & 0x07;
  const serverframeOffset = view.getUint32(at + 1, true);
  const serverframe = serverframeOffset & 0x07ffffff;
  const offset = serverframeOffset >>> 27;
  const suppresscountLow = view.getUint8(at + 5);
  const suppresscount = suppresscountLow & 0x0f;
  const low = ((suppresscountLow >>> 4) & 0x0f) << 0;
  ensure(r, at + 6, 1);
  const areacount = view.getUint8(at + 6);
  r.offset = at + 7;
  const areas = takeBytes(r, areacount);
  at = r.offset;
  ensure(r, at, 2);
  let flags = view.getUint16(at, true);
  at += 2;
  if ((flags & 0x8000) !== 0) {
    ensure(r, at, 1);
    flags |= view.getUint8(at++) << 16;
  }
  if (at + 1 > r.end) ensure(r, at, (flags & 0x01) !== 0 ? 1 : 0);
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const { 0: origin1, 1: origin1Width } =
    (flags & 0x02) !== 0 ? readWithVariant(STEP23_SCALED, r) : IMPLICIT;
  const { 0: origin2, 1: origin2Width } =
    (flags & 0x02) !== 0 ? readWithVariant(STEP23_SCALED, r) : IMPLICIT;
  const { 0: origin3, 1: origin3Width } =
    (low & 0x08) !== 0 ? readWithVariant(STEP23_SCALED, r) : IMPLICIT;
  const { 0: velocity1, 1: velocity1Width } =
    (flags & 0x04) !== 0 ? readWithVariant(STEP23_SCALED, r) : IMPLICIT;
  const { 0: velocity2, 1: velocity2Width } =
    (flags & 0x04) !== 0 ? readWithVariant(STEP23_SCALED, r) : IMPLICIT;
  const { 0: velocity3, 1: velocity3Width } =
    (low & 0x04) !== 0 ? readWithVariant(STEP23_SCALED, r) : IMPLICIT;
  at = r.offset;
  if (at + 33 > r.end)
    ensure(
      r,
      at,
      FRAME_FROM3624_FLAGS_LENGTHS_0[flags & 0xff]! +
        FRAME_FROM3624_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
        ((high & 0x01) !== 0 ? 2 : 0) +
        FRAME_FROM3624_LOW_LENGTHS_0[low & 0xff]!,
    );
  const pm_time = (flags & 0x08) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const pm_flags = (flags & 0x10) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const gravity = (flags & 0x20) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  const delta_angles = (flags & 0x40) !== 0 ? read3Angle16(view, (at += 6) - 6) : undefined;
  const viewoffset = (flags & 0x80) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const viewangle1 =
    (flags & 0x0100) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle2 =
    (flags & 0x0100) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const viewangle3 =
    (high & 0x01) !== 0 ? view.getInt16((at += 2) - 2, true) * 0.0054931640625 : undefined;
  const kick_angles = (flags & 0x0200) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunindex = (flags & 0x1000) !== 0 ? view.getUint16((at += 2) - 2, true) : undefined;
  const gunframe = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const gunoffset = (low & 0x01) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  const gunangles = (low & 0x02) !== 0 ? read3Quarter(view, (at += 3) - 3) : undefined;
  r.offset = at;
  const colours = (flags & 0x0400) !== 0 ? decodeColoursFrom3435(r) : undefined;
  const fog = (flags & 0x010000) !== 0 ? decodePlayerFogFrom3436(r) : undefined;
  at = r.offset;
  if (at + 2 > r.end) ensure(r, at, FRAME_FROM3624_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]!);
  const fov = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const figures = (high & 0x02) !== 0 ? decodeFiguresFrom3624(r) : undefined;
  at = r.offset;
  if (at + 2 > r.end) ensure(r, at, (high & 0x04) !== 0 ? 2 : 0);
  const clientnum = (high & 0x04) !== 0 ? view.getInt16((at += 2) - 2, true) : undefined;
  r.offset = at;
  const [entities, entitiesEnd] = elementsOf(r, decodePacketentityFrom3435);
  return {
    type: "frame",
    high,
    serverframe,
    offset,
    suppresscount,
    low,
    areas,
    flags,
    pm_type,
    origin1,
    origin1Width,
    origin2,
    origin2Width,
    origin3,
    origin3Width,
    velocity1,
    velocity1Width,
    velocity2,
    velocity2Width,
    velocity3,
    velocity3Width,
    pm_time,
    pm_flags,
    gravity,
    delta_angles,
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
    clientnum,
    entities,
    entitiesEnd,
  };
}

/** Passes over what `decodeFrameFrom3624` reads. Throws DecodeError. */
export function skipFrameFrom3624(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const high = (view.getUint8(r.offset) >>> 5) & 0x07;
  at = advance(r, at, 4);
  ensure(r, at, 1);
  const word = view.getUint8(at++);
  const low = ((word >>> 4) & 0x0f) << 0;
  ensure(r, at, 1);
  const areacount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, areacount);
  at = r.offset;
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
  if ((low & 0x08) !== 0) step23.skip(r);
  if ((flags & 0x04) !== 0) step23.skip(r);
  if ((flags & 0x04) !== 0) step23.skip(r);
  if ((low & 0x04) !== 0) step23.skip(r);
  at = r.offset;
  at = advance(
    r,
    at,
    FRAME_FROM3624_FLAGS_LENGTHS_0[flags & 0xff]! +
      FRAME_FROM3624_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
      ((high & 0x01) !== 0 ? 2 : 0) +
      FRAME_FROM3624_LOW_LENGTHS_0[low & 0xff]!,
  );
  r.offset = at;
  if ((flags & 0x0400) !== 0) skipColoursFrom3435(r);
  if ((flags & 0x010000) !== 0) skipPlayerFogFrom3436(r);
  at = r.offset;
  at = advance(r, at, FRAME_FROM3624_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]!);
  r.offset = at;
  if ((high & 0x02) !== 0) skipFiguresFrom3624(r);
  at = r.offset;
  at = advance(r, at, (high & 0x04) !== 0 ? 2 : 0);
  r.offset = at;
  while (!skipPacketentityFrom3435(r));
}

/** Writes what `decodeFrameFrom3624` reads. Throws EncodeError. */
export function encodeFrameFrom3624(w: Writer, m: Frame): void {
  let high = 0;
  if (m.viewangle3 !== undefined) high |= 0x01;
  if (m.figures !== undefined) high |= 0x02;
  if (m.clientnum !== undefined) high |= 0x04;
  let low = 0;
  if (m.origin3 !== undefined) low |= 0x08;
  if (m.velocity3 !== undefined) low |= 0x04;
  if (m.gunoffset !== undefined) low |= 0x01;
  if (m.gunangles !== undefined) low |= 0x02;
  let flags = m.flags === undefined ? 0 : m.flags & 0xfe8000;
  if (m.pm_type !== undefined) flags |= 0x01;
  if (m.origin1 !== undefined) flags |= 0x02;
  if (m.velocity1 !== undefined) flags |= 0x04;
  if (m.pm_time !== undefined) flags |= 0x08;
  if (m.pm_flags !== undefined) flags |= 0x10;
  if (m.gravity !== undefined) flags |= 0x20;
  if (m.delta_angles !== undefined) flags |= 0x40;
  if (m.viewoffset !== undefined) flags |= 0x80;
  if (m.viewangle1 !== undefined) flags |= 0x0100;
  if (m.kick_angles !== undefined) flags |= 0x0200;
  if (m.gunindex !== undefined) flags |= 0x1000;
  if (m.gunframe !== undefined) flags |= 0x2000;
  if (m.colours !== undefined) flags |= 0x0400;
  if (m.fog !== undefined) flags |= 0x010000;
  if (m.fov !== undefined) flags |= 0x0800;
  if (m.rdflags !== undefined) flags |= 0x4000;
  if ((m.origin1 !== undefined) !== (m.origin2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 1, set: ["origin1", "origin2"], clear: [] });
  if ((m.velocity1 !== undefined) !== (m.velocity2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 2, set: ["velocity1", "velocity2"], clear: [] });
  if ((m.viewangle1 !== undefined) !== (m.viewangle2 !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 8, set: ["viewangle1", "viewangle2"], clear: [] });
  if ((flags & 0xff0000) !== 0) flags |= 0x8000;
  let at = reserve(w, 7);
  let view = w.view;
  view.setUint8(at++, 0x14 | ((high & 0x07) << 5));
  view.setUint32(at, fit(m.serverframe, 27) | (fit(m.offset!, 5) << 27), true);
  view.setUint8(at + 4, fit(m.suppresscount!, 4) | ((low & 0x0f) << 4));
  at += 5;
  view.setUint8(at, asU8(m.areas!.length));
  w.offset = at + 1;
  writeBytes(w, m.areas!);
  at = reserve(w, 4);
  view = w.view;
  view.setUint16(at, flags, true);
  at += 2;
  if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
  if (m.pm_type !== undefined) view.setUint8(at++, asU8(m.pm_type));
  w.offset = at;
  if (m.origin1 !== undefined) STEP23_SCALED.write(w, m.origin1, m.origin1Width);
  if (m.origin2 !== undefined) STEP23_SCALED.write(w, m.origin2, m.origin2Width);
  if (m.origin3 !== undefined) STEP23_SCALED.write(w, m.origin3, m.origin3Width);
  if (m.velocity1 !== undefined) STEP23_SCALED.write(w, m.velocity1, m.velocity1Width);
  if (m.velocity2 !== undefined) STEP23_SCALED.write(w, m.velocity2, m.velocity2Width);
  if (m.velocity3 !== undefined) STEP23_SCALED.write(w, m.velocity3, m.velocity3Width);
  at = reserve(w, 33);
  view = w.view;
  if (m.pm_time !== undefined) view.setUint16((at += 2) - 2, asU16(m.pm_time), true);
  if (m.pm_flags !== undefined) view.setUint16((at += 2) - 2, asU16(m.pm_flags), true);
  if (m.gravity !== undefined) view.setInt16((at += 2) - 2, asI16(m.gravity), true);
  if (m.delta_angles !== undefined) write3Angle16(view, (at += 6) - 6, m.delta_angles);
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
  if (m.colours !== undefined) encodeColoursFrom3435(w, m.colours);
  if (m.fog !== undefined) encodePlayerFogFrom3436(w, m.fog);
  at = reserve(w, 2);
  view = w.view;
  if (m.fov !== undefined) view.setUint8(at++, asU8(m.fov));
  if (m.rdflags !== undefined) view.setUint8(at++, asU8(m.rdflags));
  w.offset = at;
  if (m.figures !== undefined) encodeFiguresFrom3624(w, m.figures);
  at = reserve(w, 2);
  view = w.view;
  if (m.clientnum !== undefined) view.setInt16((at += 2) - 2, asI16(m.clientnum), true);
  w.offset = at;
  expectArray(m.entities!);
  for (const element of m.entities!) encodePacketentityFrom3435(w, element);
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

/** Reads a `frame` (to 34-server) at the cursor, its id first. Throws DecodeError. */
export function decodeFrameServer(r: Reader): Frame {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  return { type: "frame", serverframe: view.getInt32(at + 1, true) };
}

/** Passes over what `decodeFrameServer` reads. Throws DecodeError. */
export function skipFrameServer(r: Reader): undefined {
  skip(r, 5);
}

/** Writes what `decodeFrameServer` reads. Throws EncodeError. */
export function encodeFrameServer(w: Writer, m: Frame): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setInt32(at, asI32(m.serverframe), true);
  w.offset = at + 4;
}

/** Reads a `frame` (26-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeFrameRelayUntil26(r: Reader): Frame {
  const view = r.view;
  let at = r.offset;
  if (at + 1 > r.end) ensureWhole(r, skipFrameRelayUntil26);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  if (at + 1 + 10 > r.end) ensure(r, at + 1, 9 + ((unicast$bit & 0x01) !== 0 ? 1 : 0));
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  const serverframe = view.getInt32(at, true);
  const deltaframe = view.getInt32(at + 4, true);
  const areacount = view.getUint8(at + 8);
  r.offset = at + 9;
  const areas = takeBytes(r, areacount);
  at = r.offset;
  ensure(r, at, 1);
  const connectedcount = view.getUint8(at);
  r.offset = at + 1;
  return {
    type: "frame",
    unicast,
    serverframe,
    deltaframe,
    areas,
    connected: takeBytes(r, connectedcount),
  };
}

/** Passes over what `decodeFrameRelayUntil26` reads. Throws DecodeError. */
export function skipFrameRelayUntil26(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  at = advance(r, at, 8 + ((unicast$bit & 0x01) !== 0 ? 1 : 0));
  ensure(r, at, 1);
  const areacount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, areacount);
  at = r.offset;
  ensure(r, at, 1);
  const connectedcount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, connectedcount);
}

/** Writes what `decodeFrameRelayUntil26` reads. Throws EncodeError. */
export function encodeFrameRelayUntil26(w: Writer, m: Frame): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 11);
  let view = w.view;
  view.setUint8(at++, 0x14 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  view.setInt32(at, asI32(m.serverframe), true);
  view.setInt32(at + 4, asI32(m.deltaframe!), true);
  view.setUint8(at + 8, asU8(m.areas!.length));
  w.offset = at + 9;
  writeBytes(w, m.areas!);
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, asU8(m.connected!.length));
  w.offset = at + 1;
  writeBytes(w, m.connected!);
}

/** Reads a `frame` (to 34-relay) at the cursor, its id first. Throws DecodeError. */
export function decodeFrameRelay(r: Reader): Frame {
  const view = r.view;
  let at = r.offset;
  if (at + 1 > r.end) ensureWhole(r, skipFrameRelay);
  const unicast$bit = (view.getUint8(at) >>> 7) & 0x01;
  if (at + 1 + 11 > r.end) ensure(r, at + 1, 10 + ((unicast$bit & 0x01) !== 0 ? 1 : 0));
  at += 1;
  const unicast = (unicast$bit & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  const serverframe = view.getInt32(at, true);
  const deltaframe = view.getInt32(at + 4, true);
  const suppresscount = view.getUint8(at + 8);
  const areacount = view.getUint8(at + 9);
  r.offset = at + 10;
  const areas = takeBytes(r, areacount);
  at = r.offset;
  ensure(r, at, 1);
  const connectedcount = view.getUint8(at);
  r.offset = at + 1;
  return {
    type: "frame",
    unicast,
    serverframe,
    deltaframe,
    suppresscount,
    areas,
    connected: takeBytes(r, connectedcount),
  };
}

/** Passes over what `decodeFrameRelay` reads. Throws DecodeError. */
export function skipFrameRelay(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
  at = advance(r, at, 9 + ((unicast$bit & 0x01) !== 0 ? 1 : 0));
  ensure(r, at, 1);
  const areacount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, areacount);
  at = r.offset;
  ensure(r, at, 1);
  const connectedcount = view.getUint8(at++);
  r.offset = at;
  passBytes(r, connectedcount);
}

/** Writes what `decodeFrameRelay` reads. Throws EncodeError. */
export function encodeFrameRelay(w: Writer, m: Frame): void {
  let unicast$bit = 0;
  if (m.unicast !== undefined) unicast$bit |= 0x01;
  let at = reserve(w, 12);
  let view = w.view;
  view.setUint8(at++, 0x14 | ((unicast$bit & 0x01) << 7));
  if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
  view.setInt32(at, asI32(m.serverframe), true);
  view.setInt32(at + 4, asI32(m.deltaframe!), true);
  view.setUint8(at + 8, asU8(m.suppresscount!));
  view.setUint8(at + 9, asU8(m.areas!.length));
  w.offset = at + 10;
  writeBytes(w, m.areas!);
  at = reserve(w, 1);
  view = w.view;
  view.setUint8(at, asU8(m.connected!.length));
  w.offset = at + 1;
  writeBytes(w, m.connected!);
}

/** Reads a `muzzleflash3` at the cursor, its id first. Throws DecodeError. */
export function decodeMuzzleflash3From2023(r: Reader): Muzzleflash3 {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  return {
    type: "muzzleflash3",
    entity: view.getInt16(at + 1, true),
    flash: view.getUint16(at + 3, true),
  };
}

/** Passes over what `decodeMuzzleflash3From2023` reads. Throws DecodeError. */
export function skipMuzzleflash3From2023(r: Reader): undefined {
  skip(r, 5);
}

/** Writes what `decodeMuzzleflash3From2023` reads. Throws EncodeError. */
export function encodeMuzzleflash3From2023(w: Writer, m: Muzzleflash3): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setInt16(at, asI16(m.entity), true);
  view.setUint16(at + 2, asU16(m.flash), true);
  w.offset = at + 4;
}

/** Reads a `splitclient` at the cursor, its id first. Throws DecodeError. */
export function decodeSplitclientFrom2023(r: Reader): Splitclient {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "splitclient", player: view.getUint8(at + 1) };
}

/** Passes over what `decodeSplitclientFrom2023` reads. Throws DecodeError. */
export function skipSplitclientFrom2023(r: Reader): undefined {
  skip(r, 2);
}

/** Writes what `decodeSplitclientFrom2023` reads. Throws EncodeError. */
export function encodeSplitclientFrom2023(w: Writer, m: Splitclient): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  w.offset = at + 1;
}

/** Reads a `configblast` at the cursor, its id first. Throws DecodeError. */
export function decodeConfigblastFrom2023(r: Reader): Configblast {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  const size = view.getUint16(at + 1, true);
  ensure(r, at + 3, 2);
  r.offset = at + 5;
  return { type: "configblast", inflated: view.getUint16(at + 3, true), data: takeBytes(r, size) };
}

/** Passes over what `decodeConfigblastFrom2023` reads. Throws DecodeError. */
export function skipConfigblastFrom2023(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, 2);
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeConfigblastFrom2023` reads. Throws EncodeError. */
export function encodeConfigblastFrom2023(w: Writer, m: Configblast): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint16(at, asU16(m.data.length), true);
  view.setUint16(at + 2, asU16(m.inflated), true);
  w.offset = at + 4;
  writeBytes(w, m.data);
}

/** Reads a `spawnbaselineblast` at the cursor, its id first. Throws DecodeError. */
export function decodeSpawnbaselineblastFrom2023(r: Reader): Spawnbaselineblast {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  const size = view.getUint16(at + 1, true);
  ensure(r, at + 3, 2);
  r.offset = at + 5;
  return {
    type: "spawnbaselineblast",
    inflated: view.getUint16(at + 3, true),
    data: takeBytes(r, size),
  };
}

/** Passes over what `decodeSpawnbaselineblastFrom2023` reads. Throws DecodeError. */
export function skipSpawnbaselineblastFrom2023(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, 2);
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeSpawnbaselineblastFrom2023` reads. Throws EncodeError. */
export function encodeSpawnbaselineblastFrom2023(w: Writer, m: Spawnbaselineblast): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint16(at, asU16(m.data.length), true);
  view.setUint16(at + 2, asU16(m.inflated), true);
  w.offset = at + 4;
  writeBytes(w, m.data);
}

/** Reads a `level_restart` at the cursor, its id first. Throws DecodeError. */
export function decodeLevelRestartFrom2023(r: Reader): LevelRestart {
  const at = r.offset;
  r.offset = at + 1;
  const strings = elementsOf(r, decodeRestartStringFrom2023)[0];
  return { type: "level_restart", strings };
}

/** Passes over what `decodeLevelRestartFrom2023` reads. Throws DecodeError. */
export function skipLevelRestartFrom2023(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipRestartStringFrom2023(r));
}

/** Writes what `decodeLevelRestartFrom2023` reads. Throws EncodeError. */
export function encodeLevelRestartFrom2023(w: Writer, m: LevelRestart): void {
  expectArray(m.strings);
  for (const element of m.strings) encodeRestartStringFrom2023(w, element);
  reserve(w, 2);
  w.view.setInt16(w.offset, -1, true);
  w.offset += 2;
}

/** Reads a `hurt` at the cursor, its id first. Throws DecodeError. */
export function decodeHurtFrom2023(r: Reader): Hurt {
  const at = r.offset;
  r.offset = at + 1;
  ensure(r, r.offset, 1);
  const blowsCount = r.view.getUint8(r.offset);
  r.offset += 1;
  const blows: Blow[] = [];
  for (let i = 0; i < blowsCount; i++) blows.push(decodeBlowFrom2023(r));
  return { type: "hurt", blows };
}

/** Passes over what `decodeHurtFrom2023` reads. Throws DecodeError. */
export function skipHurtFrom2023(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  ensure(r, r.offset, 1);
  const blowsCount = r.view.getUint8(r.offset);
  r.offset += 1;
  skip(r, 2 * blowsCount);
}

/** Writes what `decodeHurtFrom2023` reads. Throws EncodeError. */
export function encodeHurtFrom2023(w: Writer, m: Hurt): void {
  expectArray(m.blows);
  reserve(w, 1);
  w.view.setUint8(w.offset, asU8(m.blows.length));
  w.offset += 1;
  for (const element of m.blows) encodeBlowFrom2023(w, element);
}

/** Reads a `locprint` at the cursor, its id first. Throws DecodeError. */
export function decodeLocprintFrom2023(r: Reader): Locprint {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  const level = view.getUint8(at + 1);
  const base = readString(r, 2047);
  ensure(r, r.offset, 1);
  const arguments$Count = r.view.getUint8(r.offset);
  r.offset += 1;
  const arguments$: Argument[] = [];
  for (let i = 0; i < arguments$Count; i++) arguments$.push(decodeArgumentFrom2023(r));
  return { type: "locprint", level, base, arguments: arguments$ };
}

/** Passes over what `decodeLocprintFrom2023` reads. Throws DecodeError. */
export function skipLocprintFrom2023(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
  ensure(r, r.offset, 1);
  const arguments$Count = r.view.getUint8(r.offset);
  r.offset += 1;
  for (let i = 0; i < arguments$Count; i++) skipArgumentFrom2023(r);
}

/** Writes what `decodeLocprintFrom2023` reads. Throws EncodeError. */
export function encodeLocprintFrom2023(w: Writer, m: Locprint): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.level));
  w.offset = at + 1;
  writeString(w, m.base, 2047);
  expectArray(m.arguments);
  reserve(w, 1);
  w.view.setUint8(w.offset, asU8(m.arguments.length));
  w.offset += 1;
  for (const element of m.arguments) encodeArgumentFrom2023(w, element);
}

/** Reads a `fogchange` at the cursor, its id first. Throws DecodeError. */
export function decodeFogchangeFrom2023(r: Reader): Fogchange {
  const view = r.view;
  let at = r.offset;
  if (at + 35 > r.end) ensureWhole(r, skipFogchangeFrom2023);
  at += 1;
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  let density: number | undefined;
  let densityNaN: number | undefined;
  if ((flags & 0x01) !== 0) {
    density = view.getFloat32(at, true);
    densityNaN = nanAt(view, at);
    at += 4;
  }
  const sky = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
  const red = (flags & 0x02) !== 0 ? view.getUint8(at++) : undefined;
  const green = (flags & 0x04) !== 0 ? view.getUint8(at++) : undefined;
  const blue = (flags & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const time = (flags & 0x10) !== 0 ? view.getUint16((at += 2) - 2, true) / 1000 : undefined;
  let falloff: number | undefined;
  let falloffNaN: number | undefined;
  if ((flags & 0x20) !== 0) {
    falloff = view.getFloat32(at, true);
    falloffNaN = nanAt(view, at);
    at += 4;
  }
  let heightdensity: number | undefined;
  let heightdensityNaN: number | undefined;
  if ((flags & 0x40) !== 0) {
    heightdensity = view.getFloat32(at, true);
    heightdensityNaN = nanAt(view, at);
    at += 4;
  }
  const message$: Fogchange = {
    type: "fogchange",
    flags,
    density,
    densityNaN,
    sky,
    red,
    green,
    blue,
    time,
    falloff,
    falloffNaN,
    heightdensity,
    heightdensityNaN,
    startred: (flags & 0x0100) !== 0 ? view.getUint8(at++) : undefined,
    startgreen: (flags & 0x0200) !== 0 ? view.getUint8(at++) : undefined,
    startblue: (flags & 0x0400) !== 0 ? view.getUint8(at++) : undefined,
    start: (flags & 0x0800) !== 0 ? view.getInt32((at += 4) - 4, true) : undefined,
    endred: (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined,
    endgreen: (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined,
    endblue: (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined,
    end: (flags & 0x8000) !== 0 ? view.getInt32((at += 4) - 4, true) : undefined,
  };
  r.offset = at;
  return message$;
}

/** Passes over what `decodeFogchangeFrom2023` reads. Throws DecodeError. */
export function skipFogchangeFrom2023(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  let flags = view.getUint8(at++);
  const more1 = (flags >>> 7) & 1;
  flags |= (r.bytes[at]! & -more1) << 8;
  at += more1;
  r.offset = advance(r, at, bytesOfFogchangeFrom2023Flags(flags));
}

/** Writes what `decodeFogchangeFrom2023` reads. Throws EncodeError. */
export function encodeFogchangeFrom2023(w: Writer, m: Fogchange): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x80;
  if (m.density !== undefined) flags |= 0x01;
  if (m.red !== undefined) flags |= 0x02;
  if (m.green !== undefined) flags |= 0x04;
  if (m.blue !== undefined) flags |= 0x08;
  if (m.time !== undefined) flags |= 0x10;
  if (m.falloff !== undefined) flags |= 0x20;
  if (m.heightdensity !== undefined) flags |= 0x40;
  if (m.startred !== undefined) flags |= 0x0100;
  if (m.startgreen !== undefined) flags |= 0x0200;
  if (m.startblue !== undefined) flags |= 0x0400;
  if (m.start !== undefined) flags |= 0x0800;
  if (m.endred !== undefined) flags |= 0x1000;
  if (m.endgreen !== undefined) flags |= 0x2000;
  if (m.endblue !== undefined) flags |= 0x4000;
  if (m.end !== undefined) flags |= 0x8000;
  if ((m.density !== undefined) !== (m.sky !== undefined))
    throw flagConflict(m, { mask: "flags", bit: 0, set: ["density", "sky"], clear: [] });
  if ((flags & 0xff00) !== 0) flags |= 0x80;
  let at = reserve(w, 34);
  const view = w.view;
  view.setUint8(at++, flags);
  if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
  if (m.density !== undefined) setF32(view, (at += 4) - 4, m.density, m.densityNaN);
  if (m.sky !== undefined) view.setUint8(at++, asU8(unscale(m.sky, 1, 255)));
  if (m.red !== undefined) view.setUint8(at++, asU8(m.red));
  if (m.green !== undefined) view.setUint8(at++, asU8(m.green));
  if (m.blue !== undefined) view.setUint8(at++, asU8(m.blue));
  if (m.time !== undefined) view.setUint16((at += 2) - 2, asU16(unscale(m.time, 1, 1000)), true);
  if (m.falloff !== undefined) setF32(view, (at += 4) - 4, m.falloff, m.falloffNaN);
  if (m.heightdensity !== undefined)
    setF32(view, (at += 4) - 4, m.heightdensity, m.heightdensityNaN);
  if (m.startred !== undefined) view.setUint8(at++, asU8(m.startred));
  if (m.startgreen !== undefined) view.setUint8(at++, asU8(m.startgreen));
  if (m.startblue !== undefined) view.setUint8(at++, asU8(m.startblue));
  if (m.start !== undefined) view.setInt32((at += 4) - 4, asI32(m.start), true);
  if (m.endred !== undefined) view.setUint8(at++, asU8(m.endred));
  if (m.endgreen !== undefined) view.setUint8(at++, asU8(m.endgreen));
  if (m.endblue !== undefined) view.setUint8(at++, asU8(m.endblue));
  if (m.end !== undefined) view.setInt32((at += 4) - 4, asI32(m.end), true);
  w.offset = at;
}

/** Reads a `waitingforplayers` at the cursor, its id first. Throws DecodeError. */
export function decodeWaitingforplayersFrom2023(r: Reader): Waitingforplayers {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "waitingforplayers", count: view.getUint8(at + 1) };
}

/** Passes over what `decodeWaitingforplayersFrom2023` reads. Throws DecodeError. */
export function skipWaitingforplayersFrom2023(r: Reader): undefined {
  skip(r, 2);
}

/** Writes what `decodeWaitingforplayersFrom2023` reads. Throws EncodeError. */
export function encodeWaitingforplayersFrom2023(w: Writer, m: Waitingforplayers): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.count));
  w.offset = at + 1;
}

/** Reads a `bot_chat` at the cursor, its id first. Throws DecodeError. */
export function decodeBotChatFrom2023(r: Reader): BotChat {
  const view = r.view;
  let at = r.offset;
  r.offset = at + 1;
  const name = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 2);
  r.offset = at + 2;
  return { type: "bot_chat", name, player: view.getInt16(at, true), text: readString(r, 2047) };
}

/** Passes over what `decodeBotChatFrom2023` reads. Throws DecodeError. */
export function skipBotChatFrom2023(r: Reader): undefined {
  let at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  at = advance(r, at, 2);
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeBotChatFrom2023` reads. Throws EncodeError. */
export function encodeBotChatFrom2023(w: Writer, m: BotChat): void {
  writeString(w, m.name, 2047);
  const at = reserve(w, 2);
  const view = w.view;
  view.setInt16(at, asI16(m.player), true);
  w.offset = at + 2;
  writeString(w, m.text, 2047);
}

/** Reads a `poi` at the cursor, its id first. Throws DecodeError. */
export function decodePoiFrom2023(r: Reader): Poi {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 20);
  r.offset = at + 21;
  return {
    type: "poi",
    key: view.getUint16(at + 1, true),
    time: view.getUint16(at + 3, true),
    origin: [
      view.getFloat32(at + 5, true),
      view.getFloat32(at + 9, true),
      view.getFloat32(at + 13, true),
    ],
    originNaN: nanBits(view, at + 5, 3),
    image: view.getUint16(at + 17, true),
    color: view.getUint8(at + 19),
    flags: view.getUint8(at + 20),
  };
}

/** Passes over what `decodePoiFrom2023` reads. Throws DecodeError. */
export function skipPoiFrom2023(r: Reader): undefined {
  skip(r, 21);
}

/** Writes what `decodePoiFrom2023` reads. Throws EncodeError. */
export function encodePoiFrom2023(w: Writer, m: Poi): void {
  const at = reserve(w, 20);
  const view = w.view;
  view.setUint16(at, asU16(m.key), true);
  view.setUint16(at + 2, asU16(m.time), true);
  expectLength(m.origin, 3);
  setF32(view, at + 4, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 8, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 12, m.origin[2], m.originNaN?.[2]);
  view.setUint16(at + 16, asU16(m.image), true);
  view.setUint8(at + 18, asU8(m.color));
  view.setUint8(at + 19, asU8(m.flags));
  w.offset = at + 20;
}

/** Reads a `help_path` at the cursor, its id first. Throws DecodeError. */
export function decodeHelpPathFrom2023(r: Reader): HelpPath {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 14);
  r.offset = at + 15;
  return {
    type: "help_path",
    start: view.getUint8(at + 1),
    origin: [
      view.getFloat32(at + 2, true),
      view.getFloat32(at + 6, true),
      view.getFloat32(at + 10, true),
    ],
    originNaN: nanBits(view, at + 2, 3),
    direction: view.getUint8(at + 14),
  };
}

/** Passes over what `decodeHelpPathFrom2023` reads. Throws DecodeError. */
export function skipHelpPathFrom2023(r: Reader): undefined {
  skip(r, 15);
}

/** Writes what `decodeHelpPathFrom2023` reads. Throws EncodeError. */
export function encodeHelpPathFrom2023(w: Writer, m: HelpPath): void {
  const at = reserve(w, 14);
  const view = w.view;
  view.setUint8(at, asU8(m.start));
  expectLength(m.origin, 3);
  setF32(view, at + 1, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 5, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 9, m.origin[2], m.originNaN?.[2]);
  view.setUint8(at + 13, asU8(m.direction));
  w.offset = at + 14;
}

/** Reads an `achievement` at the cursor, its id first. Throws DecodeError. */
export function decodeAchievementFrom2023(r: Reader): Achievement {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "achievement", achievement: readString(r, 2047) };
}

/** Passes over what `decodeAchievementFrom2023` reads. Throws DecodeError. */
export function skipAchievementFrom2023(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeAchievementFrom2023` reads. Throws EncodeError. */
export function encodeAchievementFrom2023(w: Writer, m: Achievement): void {
  writeString(w, m.achievement, 2047);
}

/** Reads a `zpacket` at the cursor, its id first. Throws DecodeError. */
export function decodeZpacketFrom35(r: Reader): Zpacket {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  const size = view.getUint16(at + 1, true);
  ensure(r, at + 3, 2);
  r.offset = at + 5;
  return { type: "zpacket", inflated: view.getUint16(at + 3, true), data: takeBytes(r, size) };
}

/** Passes over what `decodeZpacketFrom35` reads. Throws DecodeError. */
export function skipZpacketFrom35(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, 2);
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeZpacketFrom35` reads. Throws EncodeError. */
export function encodeZpacketFrom35(w: Writer, m: Zpacket): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint16(at, asU16(m.data.length), true);
  view.setUint16(at + 2, asU16(m.inflated), true);
  w.offset = at + 4;
  writeBytes(w, m.data);
}

/** Reads a `zdownload` at the cursor, its id first. Throws DecodeError. */
export function decodeZdownloadFrom35(r: Reader): Zdownload {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 3);
  const size = view.getUint16(at + 1, true);
  const percent = view.getUint8((at += 4) - 1);
  switch (size) {
    case 0xffff: {
      r.offset = at;
      return { type: "zdownload", size: size as ZdownloadNone["size"], percent };
    }
    default: {
      ensure(r, at, 2);
      r.offset = at + 2;
      const inflated = view.getUint16(at, true);
      const data = takeBytes(r, size);
      return { type: "zdownload", size, percent, inflated, data };
    }
  }
}

/** Passes over what `decodeZdownloadFrom35` reads. Throws DecodeError. */
export function skipZdownloadFrom35(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  at += 2;
  at = advance(r, at, 1);
  switch (size) {
    case 0xffff: {
      r.offset = at;
      return;
    }
    default: {
      at = advance(r, at, 2);
      r.offset = at;
      passBytes(r, size);
      return;
    }
  }
}

/** Writes what `decodeZdownloadFrom35` reads. Throws EncodeError. */
export function encodeZdownloadFrom35(w: Writer, m: Zdownload): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setUint16(at, asU16(m.size), true);
  view.setUint8(at + 2, asU8(m.percent));
  w.offset = at + 3;
  switch (m.size) {
    case 0xffff: {
      return;
    }
    default: {
      const partArm = m as ZdownloadPart;
      const at = reserve(w, 2);
      const view = w.view;
      view.setUint16(at, asU16(partArm.inflated), true);
      w.offset = at + 2;
      writeBytes(w, partArm.data);
      expectCount("data", partArm.data.length, partArm.size);
      return;
    }
  }
}

/** Reads a `playerupdate` at the cursor, its id first. Throws DecodeError. */
export function decodePlayerupdateFrom35(r: Reader): Playerupdate {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  const serverframe = view.getInt32(at + 1, true);
  const positions: Position[] = [];
  while (r.offset < r.end) positions.push(decodePositionFrom35(r));
  return { type: "playerupdate", serverframe, positions };
}

/** Passes over what `decodePlayerupdateFrom35` reads. Throws DecodeError. */
export function skipPlayerupdateFrom35(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 4);
  r.offset = at;
  while (r.offset < r.end) skipPositionFrom35(r);
}

/** Writes what `decodePlayerupdateFrom35` reads. Throws EncodeError. */
export function encodePlayerupdateFrom35(w: Writer, m: Playerupdate): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setInt32(at, asI32(m.serverframe), true);
  w.offset = at + 4;
  expectArray(m.positions);
  for (const element of m.positions) encodePositionFrom35(w, element);
}

/** Reads a `setting` at the cursor, its id first. Throws DecodeError. */
export function decodeSettingFrom35(r: Reader): Setting {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 8);
  r.offset = at + 9;
  return {
    type: "setting",
    index: view.getInt32(at + 1, true),
    value: view.getInt32(at + 5, true),
  };
}

/** Passes over what `decodeSettingFrom35` reads. Throws DecodeError. */
export function skipSettingFrom35(r: Reader): undefined {
  skip(r, 9);
}

/** Writes what `decodeSettingFrom35` reads. Throws EncodeError. */
export function encodeSettingFrom35(w: Writer, m: Setting): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setInt32(at, asI32(m.index), true);
  view.setInt32(at + 4, asI32(m.value), true);
  w.offset = at + 8;
}

/** Reads a `zdownload_piece` at the cursor, its id first. Throws DecodeError. */
export function decodeZdownloadPieceFrom36(r: Reader): ZdownloadPiece {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  const size = view.getInt16(at + 1, true);
  ensure(r, at + 3, 1);
  r.offset = at + 4;
  return {
    type: "zdownload_piece",
    percent: view.getUint8(at + 3),
    data: size === -1 ? undefined : takeBytes(r, size),
  };
}

/** Passes over what `decodeZdownloadPieceFrom36` reads. Throws DecodeError. */
export function skipZdownloadPieceFrom36(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const size = view.getInt16(at, true);
  at += 2;
  at = advance(r, at, 1);
  r.offset = at;
  if (size !== -1) passBytes(r, size);
}

/** Writes what `decodeZdownloadPieceFrom36` reads. Throws EncodeError. */
export function encodeZdownloadPieceFrom36(w: Writer, m: ZdownloadPiece): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setInt16(at, m.data === undefined ? -1 : asI16(m.data.length), true);
  view.setUint8(at + 2, asU8(m.percent));
  w.offset = at + 3;
  if (m.data !== undefined) writeBytes(w, m.data!);
}

/** Reads a `gamestate` (to 36-1015) at the cursor, its id first. Throws DecodeError. */
export function decodeGamestateFrom36(r: Reader): Gamestate {
  const at = r.offset;
  r.offset = at + 1;
  const configurations = elementsOf(r, decodeConfigurationFrom36)[0];
  const [baselines, baselinesEnd] = elementsOf(r, decodePacketentityFrom35);
  return { type: "gamestate", configurations, baselines, baselinesEnd };
}

/** Passes over what `decodeGamestateFrom36` reads. Throws DecodeError. */
export function skipGamestateFrom36(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipConfigurationFrom36(r));
  while (!skipPacketentityFrom35(r));
}

/** Writes what `decodeGamestateFrom36` reads. Throws EncodeError. */
export function encodeGamestateFrom36(w: Writer, m: Gamestate): void {
  expectArray(m.configurations);
  for (const element of m.configurations) encodeConfigurationFrom36(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 2080, true);
  w.offset += 2;
  expectArray(m.baselines);
  for (const element of m.baselines) encodePacketentityFrom35(w, element);
  {
    let flags = (m.baselinesEnd ?? 0) & 0xffffffff;
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

/** Reads a `gamestate` (36+8) at the cursor, its id first. Throws DecodeError. */
export function decodeGamestateFrom368(r: Reader): Gamestate {
  const at = r.offset;
  r.offset = at + 1;
  const configurations = elementsOf(r, decodeConfigurationFrom368)[0];
  const [baselines, baselinesEnd] = elementsOf(r, decodePacketentityFrom3434);
  return { type: "gamestate", configurations, baselines, baselinesEnd };
}

/** Passes over what `decodeGamestateFrom368` reads. Throws DecodeError. */
export function skipGamestateFrom368(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipConfigurationFrom368(r));
  while (!skipPacketentityFrom3434(r));
}

/** Writes what `decodeGamestateFrom368` reads. Throws EncodeError. */
export function encodeGamestateFrom368(w: Writer, m: Gamestate): void {
  expectArray(m.configurations);
  for (const element of m.configurations) encodeConfigurationFrom368(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 13630, true);
  w.offset += 2;
  expectArray(m.baselines);
  for (const element of m.baselines) encodePacketentityFrom3434(w, element);
  {
    let flags = (m.baselinesEnd ?? 0) & 0xffffffff;
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

/** Reads a `gamestate` (36+24) at the cursor, its id first. Throws DecodeError. */
export function decodeGamestateFrom3624(r: Reader): Gamestate {
  const at = r.offset;
  r.offset = at + 1;
  const configurations = elementsOf(r, decodeConfigurationFrom368)[0];
  const [baselines, baselinesEnd] = elementsOf(r, decodePacketentityFrom3435);
  return { type: "gamestate", configurations, baselines, baselinesEnd };
}

/** Passes over what `decodeGamestateFrom3624` reads. Throws DecodeError. */
export function skipGamestateFrom3624(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipConfigurationFrom368(r));
  while (!skipPacketentityFrom3435(r));
}

/** Writes what `decodeGamestateFrom3624` reads. Throws EncodeError. */
export function encodeGamestateFrom3624(w: Writer, m: Gamestate): void {
  expectArray(m.configurations);
  for (const element of m.configurations) encodeConfigurationFrom368(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 13630, true);
  w.offset += 2;
  expectArray(m.baselines);
  for (const element of m.baselines) encodePacketentityFrom3435(w, element);
  {
    let flags = (m.baselinesEnd ?? 0) & 0xffffffff;
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

/** Reads a `configstringstream` (to 36-1015) at the cursor, its id first. Throws DecodeError. */
export function decodeConfigstringstreamFrom36(r: Reader): Configstringstream {
  const at = r.offset;
  r.offset = at + 1;
  const configurations = elementsOf(r, decodeConfigurationFrom36)[0];
  return { type: "configstringstream", configurations };
}

/** Passes over what `decodeConfigstringstreamFrom36` reads. Throws DecodeError. */
export function skipConfigstringstreamFrom36(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipConfigurationFrom36(r));
}

/** Writes what `decodeConfigstringstreamFrom36` reads. Throws EncodeError. */
export function encodeConfigstringstreamFrom36(w: Writer, m: Configstringstream): void {
  expectArray(m.configurations);
  for (const element of m.configurations) encodeConfigurationFrom36(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 2080, true);
  w.offset += 2;
}

/** Reads a `configstringstream` (to 36+24) at the cursor, its id first. Throws DecodeError. */
export function decodeConfigstringstreamFrom368(r: Reader): Configstringstream {
  const at = r.offset;
  r.offset = at + 1;
  const configurations = elementsOf(r, decodeConfigurationFrom368)[0];
  return { type: "configstringstream", configurations };
}

/** Passes over what `decodeConfigstringstreamFrom368` reads. Throws DecodeError. */
export function skipConfigstringstreamFrom368(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipConfigurationFrom368(r));
}

/** Writes what `decodeConfigstringstreamFrom368` reads. Throws EncodeError. */
export function encodeConfigstringstreamFrom368(w: Writer, m: Configstringstream): void {
  expectArray(m.configurations);
  for (const element of m.configurations) encodeConfigurationFrom368(w, element);
  reserve(w, 2);
  w.view.setUint16(w.offset, 13630, true);
  w.offset += 2;
}

/** Reads a `baselinestream` (to 36-1015) at the cursor, its id first. Throws DecodeError. */
export function decodeBaselinestreamFrom36(r: Reader): Baselinestream {
  const at = r.offset;
  r.offset = at + 1;
  const [baselines, baselinesEnd] = elementsOf(r, decodePacketentityFrom35);
  return { type: "baselinestream", baselines, baselinesEnd };
}

/** Passes over what `decodeBaselinestreamFrom36` reads. Throws DecodeError. */
export function skipBaselinestreamFrom36(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentityFrom35(r));
}

/** Writes what `decodeBaselinestreamFrom36` reads. Throws EncodeError. */
export function encodeBaselinestreamFrom36(w: Writer, m: Baselinestream): void {
  expectArray(m.baselines);
  for (const element of m.baselines) encodePacketentityFrom35(w, element);
  {
    let flags = (m.baselinesEnd ?? 0) & 0xffffffff;
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

/** Reads a `baselinestream` (36+8) at the cursor, its id first. Throws DecodeError. */
export function decodeBaselinestreamFrom368(r: Reader): Baselinestream {
  const at = r.offset;
  r.offset = at + 1;
  const [baselines, baselinesEnd] = elementsOf(r, decodePacketentityFrom3434);
  return { type: "baselinestream", baselines, baselinesEnd };
}

/** Passes over what `decodeBaselinestreamFrom368` reads. Throws DecodeError. */
export function skipBaselinestreamFrom368(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentityFrom3434(r));
}

/** Writes what `decodeBaselinestreamFrom368` reads. Throws EncodeError. */
export function encodeBaselinestreamFrom368(w: Writer, m: Baselinestream): void {
  expectArray(m.baselines);
  for (const element of m.baselines) encodePacketentityFrom3434(w, element);
  {
    let flags = (m.baselinesEnd ?? 0) & 0xffffffff;
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

/** Reads a `baselinestream` (36+24) at the cursor, its id first. Throws DecodeError. */
export function decodeBaselinestreamFrom3624(r: Reader): Baselinestream {
  const at = r.offset;
  r.offset = at + 1;
  const [baselines, baselinesEnd] = elementsOf(r, decodePacketentityFrom3435);
  return { type: "baselinestream", baselines, baselinesEnd };
}

/** Passes over what `decodeBaselinestreamFrom3624` reads. Throws DecodeError. */
export function skipBaselinestreamFrom3624(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (!skipPacketentityFrom3435(r));
}

/** Writes what `decodeBaselinestreamFrom3624` reads. Throws EncodeError. */
export function encodeBaselinestreamFrom3624(w: Writer, m: Baselinestream): void {
  expectArray(m.baselines);
  for (const element of m.baselines) encodePacketentityFrom3435(w, element);
  {
    let flags = (m.baselinesEnd ?? 0) & 0xffffffff;
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

/** Reads a `fog` at the cursor, its id first. Throws DecodeError. */
export function decodeFogFrom56(r: Reader): Fog {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 10);
  r.offset = at + 11;
  return {
    type: "fog",
    on: view.getUint8(at + 1),
    model: view.getUint8(at + 2),
    density: view.getUint8(at + 3),
    near: view.getUint16(at + 4, true),
    far: view.getUint16(at + 6, true),
    red: view.getUint8(at + 8),
    green: view.getUint8(at + 9),
    blue: view.getUint8(at + 10),
  };
}

/** Passes over what `decodeFogFrom56` reads. Throws DecodeError. */
export function skipFogFrom56(r: Reader): undefined {
  skip(r, 11);
}

/** Writes what `decodeFogFrom56` reads. Throws EncodeError. */
export function encodeFogFrom56(w: Writer, m: Fog): void {
  const at = reserve(w, 10);
  const view = w.view;
  view.setUint8(at, asU8(m.on));
  view.setUint8(at + 1, asU8(m.model));
  view.setUint8(at + 2, asU8(m.density));
  view.setUint16(at + 3, asU16(m.near), true);
  view.setUint16(at + 5, asU16(m.far), true);
  view.setUint8(at + 7, asU8(m.red));
  view.setUint8(at + 8, asU8(m.green));
  view.setUint8(at + 9, asU8(m.blue));
  w.offset = at + 10;
}

/** What reads and writes a `packetentity` in dialects that differ in `step` and `far`. */
function packetentityBy(step$: Form<number>, far$: Form<number>) {
  const PACKETENTITY_BY_FLAGS$LIVE_LENGTHS_0 = bitLengths([0, 0, 1, 1, 0, 0, 0, 0]);
  const bytesOfPacketentityByFlags = (flags$live: number): number =>
    PACKETENTITY_BY_FLAGS$LIVE_LENGTHS_0[flags$live & 0xff]! +
    ((flags$live & 0x0400) !== 0 ? 1 : 0) +
    ((flags$live & 0x0400) !== 0 && (flags$live & 0x2000) !== 0 ? 1 : 0) +
    ((flags$live & 0x04) !== 0 && (flags$live & 0x2000) !== 0 ? 1 : 0) +
    ((flags$live & 0x08) !== 0 && (flags$live & 0x2000) !== 0 ? 1 : 0);
  const PACKETENTITY_BY_FLAGS$LIVE_LENGTHS_3 = bitLengths([0, 0, 0, 4, 0, 1, 1, 0]);
  const bytesOfPacketentityByFlagsRun1 = (flags$live: number): number =>
    ((flags$live & 0x20) !== 0 ? 1 : 0) +
    PACKETENTITY_BY_FLAGS$LIVE_LENGTHS_3[(flags$live >>> 24) & 0xff]!;
  const PACKETENTITY_BY_FLAGS$LIVE_LENGTHS_1 = bitLengths([0, 0, 0, 1, 1, 0, 1, 0]);
  const PACKETENTITY_BY_FLAGS$LIVE_LENGTHS_2 = bitLengths([1, 2, 2, 2, 1, 1, 1, 0]);
  const bytesOfPacketentityByFlagsRun2 = (flags$live: number): number =>
    ((flags$live & 0x10) !== 0 ? 1 : 0) +
    PACKETENTITY_BY_FLAGS$LIVE_LENGTHS_1[(flags$live >>> 8) & 0xff]! +
    PACKETENTITY_BY_FLAGS$LIVE_LENGTHS_2[(flags$live >>> 16) & 0xff]! +
    ((flags$live & 0x02000000) !== 0 ? 2 : 0) +
    ((flags$live & 0x0800) !== 0 && (flags$live & 0x10000000) !== 0 ? 1 : 0) +
    ((flags$live & 0x100000) !== 0 && (flags$live & 0x10000000) !== 0 ? 1 : 0) +
    ((flags$live & 0x200000) !== 0 && (flags$live & 0x10000000) !== 0 ? 1 : 0) +
    ((flags$live & 0x400000) !== 0 && (flags$live & 0x10000000) !== 0 ? 1 : 0) +
    ((flags$live >>> 16) & (flags$live >>> 25) & 1) +
    ((flags$live >>> 14) & (flags$live >>> 19) & 1) +
    ((flags$live >>> 12) & (flags$live >>> 18) & 1);

  /** Reads a `packetentity`. Returns `flags` where it ends its list. Throws DecodeError. */
  function decodePacketentityBy(r: Reader): Packetentity | number {
    const view = r.view;
    let at = r.offset;
    if (at + 29 > r.end) ensureWhole(r, skipPacketentityBy);
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
    const remove = (flags & 0x40) !== 0;
    const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
    const modelindex =
      (flags$live & 0x0800) !== 0
        ? (flags$live & 0x10000000) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    const modelindex2 =
      (flags$live & 0x100000) !== 0
        ? (flags$live & 0x10000000) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    const modelindex3 =
      (flags$live & 0x200000) !== 0
        ? (flags$live & 0x10000000) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    const modelindex4 =
      (flags$live & 0x400000) !== 0
        ? (flags$live & 0x10000000) !== 0
          ? view.getUint16((at += 2) - 2, true)
          : view.getUint8(at++)
        : undefined;
    let frame: number | undefined;
    let frameBefore: number | undefined;
    if ((flags$live & 0x10) !== 0) {
      frame = view.getUint8(at++);
    }
    if ((flags$live & 0x020000) !== 0) {
      frameBefore = frame;
      frame = view.getInt16(at, true);
      at += 2;
    }
    let skin: number | undefined;
    if ((flags$live & 0x02010000) === 0x02010000) skin = view.getUint32((at += 4) - 4, true);
    else if ((flags$live & 0x010000) !== 0) skin = view.getUint8(at++);
    else if ((flags$live & 0x02000000) !== 0) skin = view.getUint16((at += 2) - 2, true);
    let effects: number | undefined;
    if ((flags$live & 0x084000) === 0x084000) effects = view.getUint32((at += 4) - 4, true);
    else if ((flags$live & 0x4000) !== 0) effects = view.getUint8(at++);
    else if ((flags$live & 0x080000) !== 0) effects = view.getUint16((at += 2) - 2, true);
    let renderfx: number | undefined;
    if ((flags$live & 0x041000) === 0x041000) renderfx = view.getUint32((at += 4) - 4, true);
    else if ((flags$live & 0x1000) !== 0) renderfx = view.getUint8(at++);
    else if ((flags$live & 0x040000) !== 0) renderfx = view.getUint16((at += 2) - 2, true);
    r.offset = at;
    const { 0: origin1, 1: origin1Width } =
      (flags$live & 0x01) !== 0 ? readWithVariant(step$, r) : IMPLICIT;
    const { 0: origin2, 1: origin2Width } =
      (flags$live & 0x02) !== 0 ? readWithVariant(step$, r) : IMPLICIT;
    const { 0: origin3, 1: origin3Width } =
      (flags$live & 0x0200) !== 0 ? readWithVariant(step$, r) : IMPLICIT;
    at = r.offset;
    if (at + 6 > r.end) ensure(r, at, bytesOfPacketentityByFlags(flags$live));
    const angle1 =
      (flags$live & 0x0400) !== 0
        ? (flags$live & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined;
    const angle2 =
      (flags$live & 0x04) !== 0
        ? (flags$live & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined;
    const angle3 =
      (flags$live & 0x08) !== 0
        ? (flags$live & 0x2000) !== 0
          ? view.getInt16((at += 2) - 2, true) * 0.0054931640625
          : view.getInt8(at++) * 1.40625
        : undefined;
    r.offset = at;
    const { 0: oldorigin, 1: oldoriginWidth } =
      (flags$live & 0x01000000) !== 0 ? readManyWithVariants(far$, r, 3) : IMPLICIT;
    const loop = (flags$live & 0x04000000) !== 0 ? decodeLoopFrom2023(r) : undefined;
    at = r.offset;
    if (at + 7 > r.end) ensure(r, at, bytesOfPacketentityByFlagsRun1(flags$live));
    const event = (flags$live & 0x20) !== 0 ? view.getUint8(at++) : undefined;
    const solid = (flags$live & 0x08000000) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined;
    const morefx = (flags$live & 0x20000000) !== 0 ? view.getUint8(at++) : undefined;
    const alpha = (flags$live & 0x40000000) !== 0 ? view.getUint8(at++) / 255 : undefined;
    if ((flags$live & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
    r.offset = at;
    return {
      flags,
      number,
      remove,
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
    };
  }

  /** Passes over what `decodePacketentityBy` reads. Returns whether it ends its list. Throws DecodeError. */
  function skipPacketentityBy(r: Reader): boolean {
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
    const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
    at = advance(r, at, bytesOfPacketentityByFlagsRun2(flags$live));
    r.offset = at;
    if ((flags$live & 0x01) !== 0) step$.skip(r);
    if ((flags$live & 0x02) !== 0) step$.skip(r);
    if ((flags$live & 0x0200) !== 0) step$.skip(r);
    at = r.offset;
    at = advance(r, at, bytesOfPacketentityByFlags(flags$live));
    r.offset = at;
    if ((flags$live & 0x01000000) !== 0) manyPassed(far$, r, 3);
    if ((flags$live & 0x04000000) !== 0) skipLoopFrom2023(r);
    at = r.offset;
    at = advance(r, at, bytesOfPacketentityByFlagsRun1(flags$live));
    if ((flags$live & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
    r.offset = at;
    return false;
  }

  /** Writes what `decodePacketentityBy` reads. Throws EncodeError. */
  function encodePacketentityBy(w: Writer, m: Packetentity): void {
    let flags = m.flags === undefined ? 0 : m.flags & (m.remove ? 0xffffffbf : 0x1080a180);
    if (m.number !== (m.number & 0xff)) flags |= 0x0100;
    if (m.remove) flags |= 0x40;
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
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    if (m.remove)
      expectNothing(
        m,
        "modelindex modelindex2 modelindex3 modelindex4 frame skin effects renderfx origin1 origin2 origin3 angle1 angle2 angle3 oldorigin loop event solid morefx alpha",
        "remove",
      );
    const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
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
      if ((flags$live & 0x10000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.modelindex), true);
      else view.setUint8(at++, asU8(m.modelindex));
    }
    if (m.modelindex2 !== undefined) {
      if ((flags$live & 0x10000000) !== 0)
        view.setUint16((at += 2) - 2, asU16(m.modelindex2), true);
      else view.setUint8(at++, asU8(m.modelindex2));
    }
    if (m.modelindex3 !== undefined) {
      if ((flags$live & 0x10000000) !== 0)
        view.setUint16((at += 2) - 2, asU16(m.modelindex3), true);
      else view.setUint8(at++, asU8(m.modelindex3));
    }
    if (m.modelindex4 !== undefined) {
      if ((flags$live & 0x10000000) !== 0)
        view.setUint16((at += 2) - 2, asU16(m.modelindex4), true);
      else view.setUint8(at++, asU8(m.modelindex4));
    }
    if ((flags$live & 0x10) !== 0) {
      const first = (flags$live & 0x020000) !== 0 ? m.frameBefore! : m.frame!;
      view.setUint8(at++, asU8(first));
    }
    if ((flags$live & 0x020000) !== 0) {
      view.setInt16((at += 2) - 2, asI16(m.frame!), true);
    }
    if ((flags$live & 0x02010000) === 0x02010000)
      view.setUint32((at += 4) - 4, asU32(m.skin!), true);
    else if ((flags$live & 0x010000) !== 0) view.setUint8(at++, asU8(m.skin!));
    else if ((flags$live & 0x02000000) !== 0) view.setUint16((at += 2) - 2, asU16(m.skin!), true);
    if ((flags$live & 0x084000) === 0x084000)
      view.setUint32((at += 4) - 4, asU32(m.effects!), true);
    else if ((flags$live & 0x4000) !== 0) view.setUint8(at++, asU8(m.effects!));
    else if ((flags$live & 0x080000) !== 0) view.setUint16((at += 2) - 2, asU16(m.effects!), true);
    if ((flags$live & 0x041000) === 0x041000)
      view.setUint32((at += 4) - 4, asU32(m.renderfx!), true);
    else if ((flags$live & 0x1000) !== 0) view.setUint8(at++, asU8(m.renderfx!));
    else if ((flags$live & 0x040000) !== 0) view.setUint16((at += 2) - 2, asU16(m.renderfx!), true);
    w.offset = at;
    if (m.origin1 !== undefined) step$.write(w, m.origin1, m.origin1Width);
    if (m.origin2 !== undefined) step$.write(w, m.origin2, m.origin2Width);
    if (m.origin3 !== undefined) step$.write(w, m.origin3, m.origin3Width);
    at = reserve(w, 6);
    view = w.view;
    if (m.angle1 !== undefined) {
      if ((flags$live & 0x2000) !== 0)
        view.setInt16((at += 2) - 2, asI16(unscale(m.angle1, 45, 8192)), true);
      else view.setInt8(at++, asI8(unscale(m.angle1, 45, 32)));
    }
    if (m.angle2 !== undefined) {
      if ((flags$live & 0x2000) !== 0)
        view.setInt16((at += 2) - 2, asI16(unscale(m.angle2, 45, 8192)), true);
      else view.setInt8(at++, asI8(unscale(m.angle2, 45, 32)));
    }
    if (m.angle3 !== undefined) {
      if ((flags$live & 0x2000) !== 0)
        view.setInt16((at += 2) - 2, asI16(unscale(m.angle3, 45, 8192)), true);
      else view.setInt8(at++, asI8(unscale(m.angle3, 45, 32)));
    }
    w.offset = at;
    if (m.oldorigin !== undefined) exactlyWritten(far$, w, m.oldorigin, 3, m.oldoriginWidth);
    if (m.loop !== undefined) encodeLoopFrom2023(w, m.loop);
    at = reserve(w, 7);
    view = w.view;
    if (m.event !== undefined) view.setUint8(at++, asU8(m.event));
    if (m.solid !== undefined) view.setUint32((at += 4) - 4, asU32(m.solid), true);
    if (m.morefx !== undefined) view.setUint8(at++, asU8(m.morefx));
    if (m.alpha !== undefined) view.setUint8(at++, asU8(unscale(m.alpha, 1, 255)));
    w.offset = at;
  }
  return [decodePacketentityBy, encodePacketentityBy, skipPacketentityBy] as const;
}

/** What reads and writes a `temp_entity` in dialects that differ in `coord` and `entitytypeArms`. */
function tempEntityBy(coord$: Form<number>, entitytypeArms$: readonly (string | undefined)[]) {
  /** Reads a `temp_entity` at the cursor, its id first. Throws DecodeError. */
  function decodeTempEntityBy(r: Reader): TempEntity {
    const view = r.view;
    let at = r.offset;
    ensure(r, at + 1, 1);
    const entitytype = view.getUint8((at += 2) - 1);
    switch (entitytypeArms$[entitytype]) {
      case "impact": {
        r.offset = at;
        const [origin, originWidth] = readManyWithVariants(coord$, r, 3);
        at = r.offset;
        ensure(r, at, 1);
        r.offset = at + 1;
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityImpact["entitytype"],
          origin,
          originWidth,
          movedir: view.getUint8(at),
        };
      }
      case "line": {
        r.offset = at;
        const [origin, originWidth] = readManyWithVariants(coord$, r, 3);
        const [endpos, endposWidth] = readManyWithVariants(coord$, r, 3);
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityLine["entitytype"],
          origin,
          originWidth,
          endpos,
          endposWidth,
        };
      }
      case "point": {
        r.offset = at;
        const [origin, originWidth] = readManyWithVariants(coord$, r, 3);
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityPoint["entitytype"],
          origin,
          originWidth,
        };
      }
      case "splash": {
        ensure(r, at, 1);
        r.offset = at + 1;
        const count = view.getUint8(at);
        const [origin, originWidth] = readManyWithVariants(coord$, r, 3);
        at = r.offset;
        ensure(r, at, 2);
        r.offset = at + 2;
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntitySplash["entitytype"],
          count,
          origin,
          originWidth,
          movedir: view.getUint8(at),
          color: view.getUint8(at + 1),
        };
      }
      case "beam": {
        ensure(r, at, 2);
        r.offset = at + 2;
        const entity = view.getInt16(at, true);
        const [origin, originWidth] = readManyWithVariants(coord$, r, 3);
        const [endpos, endposWidth] = readManyWithVariants(coord$, r, 3);
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityBeam["entitytype"],
          entity,
          origin,
          originWidth,
          endpos,
          endposWidth,
        };
      }
      case "cable": {
        ensure(r, at, 2);
        r.offset = at + 2;
        const entity = view.getInt16(at, true);
        const [origin, originWidth] = readManyWithVariants(coord$, r, 3);
        const [endpos, endposWidth] = readManyWithVariants(coord$, r, 3);
        const [offset, offsetWidth] = readManyWithVariants(coord$, r, 3);
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityCable["entitytype"],
          entity,
          origin,
          originWidth,
          endpos,
          endposWidth,
          offset,
          offsetWidth,
        };
      }
      case "flame": {
        ensure(r, at, 4);
        r.offset = at + 4;
        const entity = view.getInt16(at, true);
        const count = view.getInt16(at + 2, true);
        const [start, startWidth] = readManyWithVariants(coord$, r, 3);
        const [origin, originWidth] = readManyWithVariants(coord$, r, 3);
        const [pos1, pos1Width] = readManyWithVariants(coord$, r, 3);
        const [pos2, pos2Width] = readManyWithVariants(coord$, r, 3);
        const [pos3, pos3Width] = readManyWithVariants(coord$, r, 3);
        const [pos4, pos4Width] = readManyWithVariants(coord$, r, 3);
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityFlame["entitytype"],
          entity,
          count,
          start,
          startWidth,
          origin,
          originWidth,
          pos1,
          pos1Width,
          pos2,
          pos2Width,
          pos3,
          pos3Width,
          pos4,
          pos4Width,
        };
      }
      case "lightning": {
        ensure(r, at, 4);
        r.offset = at + 4;
        const destentity = view.getInt16(at, true);
        const entity = view.getInt16(at + 2, true);
        const [destorigin, destoriginWidth] = readManyWithVariants(coord$, r, 3);
        const [origin, originWidth] = readManyWithVariants(coord$, r, 3);
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityLightning["entitytype"],
          destentity,
          entity,
          destorigin,
          destoriginWidth,
          origin,
          originWidth,
        };
      }
      case "flashlight": {
        r.offset = at;
        const [origin, originWidth] = readManyWithVariants(coord$, r, 3);
        at = r.offset;
        ensure(r, at, 2);
        r.offset = at + 2;
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityFlashlight["entitytype"],
          origin,
          originWidth,
          entity: view.getInt16(at, true),
        };
      }
      case "forcewall": {
        r.offset = at;
        const [origin, originWidth] = readManyWithVariants(coord$, r, 3);
        const [endpos, endposWidth] = readManyWithVariants(coord$, r, 3);
        at = r.offset;
        ensure(r, at, 1);
        r.offset = at + 1;
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityForcewall["entitytype"],
          origin,
          originWidth,
          endpos,
          endposWidth,
          color: view.getUint8(at),
        };
      }
      case "steam": {
        ensure(r, at, 3);
        r.offset = at + 3;
        const id$ = view.getInt16(at, true);
        const count = view.getUint8(at + 2);
        const [origin, originWidth] = readManyWithVariants(coord$, r, 3);
        at = r.offset;
        ensure(r, at, 4);
        const movedir = view.getUint8(at);
        const color = view.getUint8(at + 1);
        const magnitude = view.getInt16((at += 4) - 2, true);
        switch (id$) {
          case -1: {
            r.offset = at;
            return {
              type: "temp_entity",
              entitytype: entitytype as TempEntitySteamInstant["entitytype"],
              id: id$ as TempEntitySteamInstant["id"],
              count,
              origin,
              originWidth,
              movedir,
              color,
              magnitude,
            };
          }
          default: {
            ensure(r, at, 4);
            r.offset = at + 4;
            return {
              type: "temp_entity",
              entitytype: entitytype as TempEntitySteamInstant["entitytype"],
              id: id$,
              count,
              origin,
              originWidth,
              movedir,
              color,
              magnitude,
              duration: view.getInt32(at, true),
            };
          }
        }
      }
      case "widowbeam": {
        ensure(r, at, 2);
        r.offset = at + 2;
        const id$ = view.getInt16(at, true);
        const [origin, originWidth] = readManyWithVariants(coord$, r, 3);
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityWidowbeam["entitytype"],
          id: id$,
          origin,
          originWidth,
        };
      }
      case "powersplash": {
        ensure(r, at, 3);
        r.offset = at + 3;
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityPowersplash["entitytype"],
          entity: view.getInt16(at, true),
          screen: view.getUint8(at + 2),
        };
      }
      case "damagedealt": {
        ensure(r, at, 2);
        r.offset = at + 2;
        return {
          type: "temp_entity",
          entitytype: entitytype as TempEntityDamagedealt["entitytype"],
          damage: view.getInt16(at, true),
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
    switch (entitytypeArms$[entitytype]) {
      case "impact": {
        r.offset = at;
        manyPassed(coord$, r, 3);
        at = r.offset;
        r.offset = advance(r, at, 1);
        return;
      }
      case "line": {
        r.offset = at;
        manyPassed(coord$, r, 3);
        manyPassed(coord$, r, 3);
        return;
      }
      case "point": {
        r.offset = at;
        manyPassed(coord$, r, 3);
        return;
      }
      case "splash": {
        at = advance(r, at, 1);
        r.offset = at;
        manyPassed(coord$, r, 3);
        at = r.offset;
        r.offset = advance(r, at, 2);
        return;
      }
      case "beam": {
        at = advance(r, at, 2);
        r.offset = at;
        manyPassed(coord$, r, 3);
        manyPassed(coord$, r, 3);
        return;
      }
      case "cable": {
        at = advance(r, at, 2);
        r.offset = at;
        manyPassed(coord$, r, 3);
        manyPassed(coord$, r, 3);
        manyPassed(coord$, r, 3);
        return;
      }
      case "flame": {
        at = advance(r, at, 4);
        r.offset = at;
        manyPassed(coord$, r, 3);
        manyPassed(coord$, r, 3);
        manyPassed(coord$, r, 3);
        manyPassed(coord$, r, 3);
        manyPassed(coord$, r, 3);
        manyPassed(coord$, r, 3);
        return;
      }
      case "lightning": {
        at = advance(r, at, 4);
        r.offset = at;
        manyPassed(coord$, r, 3);
        manyPassed(coord$, r, 3);
        return;
      }
      case "flashlight": {
        r.offset = at;
        manyPassed(coord$, r, 3);
        at = r.offset;
        r.offset = advance(r, at, 2);
        return;
      }
      case "forcewall": {
        r.offset = at;
        manyPassed(coord$, r, 3);
        manyPassed(coord$, r, 3);
        at = r.offset;
        r.offset = advance(r, at, 1);
        return;
      }
      case "steam": {
        ensure(r, at, 2);
        const id$ = view.getInt16(at, true);
        at += 2;
        at = advance(r, at, 1);
        r.offset = at;
        manyPassed(coord$, r, 3);
        at = r.offset;
        at = advance(r, at, 4);
        switch (id$) {
          case -1: {
            r.offset = at;
            return;
          }
          default: {
            r.offset = advance(r, at, 4);
            return;
          }
        }
      }
      case "widowbeam": {
        at = advance(r, at, 2);
        r.offset = at;
        manyPassed(coord$, r, 3);
        return;
      }
      case "powersplash": {
        r.offset = advance(r, at, 3);
        return;
      }
      case "damagedealt": {
        r.offset = advance(r, at, 2);
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
    switch (entitytypeArms$[m.entitytype]) {
      case "impact": {
        const impactArm = m as TempEntityImpact;
        exactlyWritten(coord$, w, impactArm.origin, 3, impactArm.originWidth);
        const at = reserve(w, 1);
        const view = w.view;
        view.setUint8(at, asU8(impactArm.movedir));
        w.offset = at + 1;
        return;
      }
      case "line": {
        const lineArm = m as TempEntityLine;
        exactlyWritten(coord$, w, lineArm.origin, 3, lineArm.originWidth);
        exactlyWritten(coord$, w, lineArm.endpos, 3, lineArm.endposWidth);
        return;
      }
      case "point": {
        const pointArm = m as TempEntityPoint;
        exactlyWritten(coord$, w, pointArm.origin, 3, pointArm.originWidth);
        return;
      }
      case "splash": {
        const splashArm = m as TempEntitySplash;
        let at = reserve(w, 1);
        let view = w.view;
        view.setUint8(at, asU8(splashArm.count));
        w.offset = at + 1;
        exactlyWritten(coord$, w, splashArm.origin, 3, splashArm.originWidth);
        at = reserve(w, 2);
        view = w.view;
        view.setUint8(at, asU8(splashArm.movedir));
        view.setUint8(at + 1, asU8(splashArm.color));
        w.offset = at + 2;
        return;
      }
      case "beam": {
        const beamArm = m as TempEntityBeam;
        const at = reserve(w, 2);
        const view = w.view;
        view.setInt16(at, asI16(beamArm.entity), true);
        w.offset = at + 2;
        exactlyWritten(coord$, w, beamArm.origin, 3, beamArm.originWidth);
        exactlyWritten(coord$, w, beamArm.endpos, 3, beamArm.endposWidth);
        return;
      }
      case "cable": {
        const cableArm = m as TempEntityCable;
        const at = reserve(w, 2);
        const view = w.view;
        view.setInt16(at, asI16(cableArm.entity), true);
        w.offset = at + 2;
        exactlyWritten(coord$, w, cableArm.origin, 3, cableArm.originWidth);
        exactlyWritten(coord$, w, cableArm.endpos, 3, cableArm.endposWidth);
        exactlyWritten(coord$, w, cableArm.offset, 3, cableArm.offsetWidth);
        return;
      }
      case "flame": {
        const flameArm = m as TempEntityFlame;
        const at = reserve(w, 4);
        const view = w.view;
        view.setInt16(at, asI16(flameArm.entity), true);
        view.setInt16(at + 2, asI16(flameArm.count), true);
        w.offset = at + 4;
        exactlyWritten(coord$, w, flameArm.start, 3, flameArm.startWidth);
        exactlyWritten(coord$, w, flameArm.origin, 3, flameArm.originWidth);
        exactlyWritten(coord$, w, flameArm.pos1, 3, flameArm.pos1Width);
        exactlyWritten(coord$, w, flameArm.pos2, 3, flameArm.pos2Width);
        exactlyWritten(coord$, w, flameArm.pos3, 3, flameArm.pos3Width);
        exactlyWritten(coord$, w, flameArm.pos4, 3, flameArm.pos4Width);
        return;
      }
      case "lightning": {
        const lightningArm = m as TempEntityLightning;
        const at = reserve(w, 4);
        const view = w.view;
        view.setInt16(at, asI16(lightningArm.destentity), true);
        view.setInt16(at + 2, asI16(lightningArm.entity), true);
        w.offset = at + 4;
        exactlyWritten(coord$, w, lightningArm.destorigin, 3, lightningArm.destoriginWidth);
        exactlyWritten(coord$, w, lightningArm.origin, 3, lightningArm.originWidth);
        return;
      }
      case "flashlight": {
        const flashlightArm = m as TempEntityFlashlight;
        exactlyWritten(coord$, w, flashlightArm.origin, 3, flashlightArm.originWidth);
        const at = reserve(w, 2);
        const view = w.view;
        view.setInt16(at, asI16(flashlightArm.entity), true);
        w.offset = at + 2;
        return;
      }
      case "forcewall": {
        const forcewallArm = m as TempEntityForcewall;
        exactlyWritten(coord$, w, forcewallArm.origin, 3, forcewallArm.originWidth);
        exactlyWritten(coord$, w, forcewallArm.endpos, 3, forcewallArm.endposWidth);
        const at = reserve(w, 1);
        const view = w.view;
        view.setUint8(at, asU8(forcewallArm.color));
        w.offset = at + 1;
        return;
      }
      case "steam": {
        const steamArm = m as TempEntitySteamInstant | TempEntitySteamLasting;
        let at = reserve(w, 3);
        let view = w.view;
        view.setInt16(at, asI16(steamArm.id), true);
        view.setUint8(at + 2, asU8(steamArm.count));
        w.offset = at + 3;
        exactlyWritten(coord$, w, steamArm.origin, 3, steamArm.originWidth);
        at = reserve(w, 4);
        view = w.view;
        view.setUint8(at, asU8(steamArm.movedir));
        view.setUint8(at + 1, asU8(steamArm.color));
        view.setInt16(at + 2, asI16(steamArm.magnitude), true);
        w.offset = at + 4;
        switch (steamArm.id) {
          case -1: {
            return;
          }
          default: {
            const lastingArm = m as TempEntitySteamLasting;
            const at = reserve(w, 4);
            const view = w.view;
            view.setInt32(at, asI32(lastingArm.duration), true);
            w.offset = at + 4;
            return;
          }
        }
      }
      case "widowbeam": {
        const widowbeamArm = m as TempEntityWidowbeam;
        const at = reserve(w, 2);
        const view = w.view;
        view.setInt16(at, asI16(widowbeamArm.id), true);
        w.offset = at + 2;
        exactlyWritten(coord$, w, widowbeamArm.origin, 3, widowbeamArm.originWidth);
        return;
      }
      case "powersplash": {
        const powersplashArm = m as TempEntityPowersplash;
        const at = reserve(w, 3);
        const view = w.view;
        view.setInt16(at, asI16(powersplashArm.entity), true);
        view.setUint8(at + 2, asU8(powersplashArm.screen));
        w.offset = at + 3;
        return;
      }
      case "damagedealt": {
        const damagedealtArm = m as TempEntityDamagedealt;
        const at = reserve(w, 2);
        const view = w.view;
        view.setInt16(at, asI16(damagedealtArm.damage), true);
        w.offset = at + 2;
        return;
      }
      default:
        throw noSuchArm("entitytype", m);
    }
  }
  return [decodeTempEntityBy, encodeTempEntityBy, skipTempEntityBy] as const;
}

/** What reads and writes a `sound` in dialects that differ in `coord`. */
function soundBy(coord$: Scalar) {
  const coord$Bytes = coord$.bytes;
  const SOUND_BY_FLAGS_LENGTHS_0 = bitLengths([1, 1, 0, 0, 1, 0, 0, 0]);

  /** Reads a `sound` at the cursor, its id first. Throws DecodeError. */
  function decodeSoundBy(r: Reader): Sound {
    const view = r.view;
    let at = r.offset;
    if (at + 7 > r.end) ensureWhole(r, skipSoundBy);
    at += 1;
    const flags = view.getUint8(at++);
    const soundnum = view.getUint16((at += 2) - 2, true);
    const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
    const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
    const timeofs = (flags & 0x10) !== 0 ? view.getUint8(at++) / 1000 : undefined;
    const sourced = gatherBits(flags, [3, 6]);
    let source: Source | undefined;
    if (sourced === 1) {
      r.offset = at;
      source = decodeSource(r);
      at = r.offset;
    }
    let large_source: LargeSource | undefined;
    if (sourced === 3) {
      r.offset = at;
      large_source = decodeLargeSourceFrom2023(r);
      at = r.offset;
    }
    if (at + 3 * coord$Bytes > r.end) ensure(r, at, (flags & 0x04) !== 0 ? 3 * coord$Bytes : 0);
    let origin: [number, number, number] | undefined;
    let originNaN: number[] | undefined;
    if ((flags & 0x04) !== 0) {
      origin = [
        coord$.at(view, at),
        coord$.at(view, at + coord$Bytes),
        coord$.at(view, at + 2 * coord$Bytes),
      ];
      originNaN = coord$.nans(view, at, 3);
      at += 3 * coord$Bytes;
    }
    r.offset = at;
    return {
      type: "sound",
      flags,
      soundnum,
      volume,
      attenuation,
      timeofs,
      sourced,
      source,
      large_source,
      origin,
      originNaN,
    };
  }

  /** Passes over what `decodeSoundBy` reads. Throws DecodeError. */
  function skipSoundBy(r: Reader): undefined {
    const view = r.view;
    let at = r.offset + 1;
    ensure(r, at, 1);
    const flags = view.getUint8(at++);
    at = advance(r, at, 2 + SOUND_BY_FLAGS_LENGTHS_0[flags & 0xff]!);
    const sourced = gatherBits(flags, [3, 6]);
    if (sourced === 1) {
      r.offset = at;
      skipSource(r);
      at = r.offset;
    }
    if (sourced === 3) {
      r.offset = at;
      skipLargeSourceFrom2023(r);
      at = r.offset;
    }
    r.offset = advance(r, at, (flags & 0x04) !== 0 ? 3 * coord$Bytes : 0);
  }

  /** Writes what `decodeSoundBy` reads. Throws EncodeError. */
  function encodeSoundBy(w: Writer, m: Sound): void {
    let flags = m.flags === undefined ? 0 : m.flags & 0xa0;
    if (m.volume !== undefined) flags |= 0x01;
    if (m.attenuation !== undefined) flags |= 0x02;
    if (m.timeofs !== undefined) flags |= 0x10;
    flags |= spreadBits(m.sourced!, [3, 6]);
    if (m.origin !== undefined) flags |= 0x04;
    let at = reserve(w, 6);
    let view = w.view;
    view.setUint8(at++, flags);
    view.setUint16(at, asU16(m.soundnum), true);
    at += 2;
    if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
    if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
    if (m.timeofs !== undefined) view.setUint8(at++, asU8(unscale(m.timeofs, 1, 1000)));
    expectWhere(m.source, m.sourced === 1);
    w.offset = at;
    if (m.source !== undefined) encodeSource(w, m.source);
    expectWhere(m.large_source, m.sourced === 3);
    if (m.large_source !== undefined) encodeLargeSourceFrom2023(w, m.large_source);
    at = reserve(w, 3 * coord$Bytes);
    view = w.view;
    if (m.origin !== undefined) {
      expectLength(m.origin, 3);
      coord$.set(view, at, m.origin[0], m.originNaN?.[0]);
      coord$.set(view, at + coord$Bytes, m.origin[1], m.originNaN?.[1]);
      coord$.set(view, at + 2 * coord$Bytes, m.origin[2], m.originNaN?.[2]);
      at += 3 * coord$Bytes;
    }
    w.offset = at;
  }
  return [decodeSoundBy, encodeSoundBy, skipSoundBy] as const;
}

/** What reads and writes a `sound` in dialects that differ in `coord`. */
function soundBy2(coord$: Form<number>) {
  const SOUND_BY_FLAGS_LENGTHS_0 = bitLengths([1, 1, 0, 0, 1, 1, 0, 0]);

  /** Reads a `sound` at the cursor, its id first. Throws DecodeError. */
  function decodeSoundBy(r: Reader): Sound {
    const view = r.view;
    let at = r.offset;
    if (at + 7 > r.end) ensureWhole(r, skipSoundBy);
    at += 1;
    const flags = view.getUint8(at++);
    const soundnum =
      (flags & 0x20) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
    const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) / 255 : undefined;
    const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) * 0.015625 : undefined;
    const timeofs = (flags & 0x10) !== 0 ? view.getUint8(at++) / 1000 : undefined;
    r.offset = at;
    const source = (flags & 0x08) !== 0 ? decodeSource(r) : undefined;
    const { 0: origin, 1: originWidth } =
      (flags & 0x04) !== 0 ? readManyWithVariants(coord$, r, 3) : IMPLICIT;
    return {
      type: "sound",
      flags,
      soundnum,
      volume,
      attenuation,
      timeofs,
      source,
      origin,
      originWidth,
    };
  }

  /** Passes over what `decodeSoundBy` reads. Throws DecodeError. */
  function skipSoundBy(r: Reader): undefined {
    const view = r.view;
    let at = r.offset + 1;
    ensure(r, at, 1);
    const flags = view.getUint8(at++);
    at = advance(r, at, 1 + SOUND_BY_FLAGS_LENGTHS_0[flags & 0xff]!);
    r.offset = at;
    if ((flags & 0x08) !== 0) skipSource(r);
    if ((flags & 0x04) !== 0) manyPassed(coord$, r, 3);
  }

  /** Writes what `decodeSoundBy` reads. Throws EncodeError. */
  function encodeSoundBy(w: Writer, m: Sound): void {
    let flags = m.flags === undefined ? 0 : m.flags & 0xe0;
    if (m.soundnum !== (m.soundnum & 0xff)) flags |= 0x20;
    if (m.volume !== undefined) flags |= 0x01;
    if (m.attenuation !== undefined) flags |= 0x02;
    if (m.timeofs !== undefined) flags |= 0x10;
    if (m.source !== undefined) flags |= 0x08;
    if (m.origin !== undefined) flags |= 0x04;
    let at = reserve(w, 6);
    const view = w.view;
    view.setUint8(at++, flags);
    if ((flags & 0x20) !== 0) view.setUint16((at += 2) - 2, asU16(m.soundnum), true);
    else view.setUint8(at++, asU8(m.soundnum));
    if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
    if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
    if (m.timeofs !== undefined) view.setUint8(at++, asU8(unscale(m.timeofs, 1, 1000)));
    w.offset = at;
    if (m.source !== undefined) encodeSource(w, m.source);
    if (m.origin !== undefined) exactlyWritten(coord$, w, m.origin, 3, m.originWidth);
  }
  return [decodeSoundBy, encodeSoundBy, skipSoundBy] as const;
}

/** What reads and writes a `spawnbaseline` in dialects that differ in `step` and `far`. */
function spawnbaselineBy(step$: Form<number>, far$: Form<number>) {
  const SPAWNBASELINE_BY_FLAGS_LENGTHS_0 = bitLengths([0, 0, 1, 1, 0, 0, 0, 0]);
  const bytesOfSpawnbaselineByFlags = (flags: number): number =>
    SPAWNBASELINE_BY_FLAGS_LENGTHS_0[flags & 0xff]! +
    ((flags & 0x0400) !== 0 ? 1 : 0) +
    ((flags & 0x0400) !== 0 && (flags & 0x2000) !== 0 ? 1 : 0) +
    ((flags & 0x04) !== 0 && (flags & 0x2000) !== 0 ? 1 : 0) +
    ((flags & 0x08) !== 0 && (flags & 0x2000) !== 0 ? 1 : 0);
  const SPAWNBASELINE_BY_FLAGS_LENGTHS_3 = bitLengths([0, 0, 0, 4, 0, 1, 1, 0]);
  const bytesOfSpawnbaselineByFlagsRun1 = (flags: number): number =>
    ((flags & 0x20) !== 0 ? 1 : 0) + SPAWNBASELINE_BY_FLAGS_LENGTHS_3[(flags >>> 24) & 0xff]!;
  const SPAWNBASELINE_BY_FLAGS_LENGTHS_1 = bitLengths([1, 0, 0, 1, 1, 0, 1, 0]);
  const SPAWNBASELINE_BY_FLAGS_LENGTHS_2 = bitLengths([1, 2, 2, 2, 1, 1, 1, 0]);
  const bytesOfSpawnbaselineByFlagsRun2 = (flags: number): number =>
    ((flags & 0x10) !== 0 ? 1 : 0) +
    SPAWNBASELINE_BY_FLAGS_LENGTHS_1[(flags >>> 8) & 0xff]! +
    SPAWNBASELINE_BY_FLAGS_LENGTHS_2[(flags >>> 16) & 0xff]! +
    ((flags & 0x02000000) !== 0 ? 2 : 0) +
    ((flags & 0x0800) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
    ((flags & 0x100000) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
    ((flags & 0x200000) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
    ((flags & 0x400000) !== 0 && (flags & 0x10000000) !== 0 ? 1 : 0) +
    ((flags >>> 16) & (flags >>> 25) & 1) +
    ((flags >>> 14) & (flags >>> 19) & 1) +
    ((flags >>> 12) & (flags >>> 18) & 1);

  /** Reads a `spawnbaseline` at the cursor, its id first. Throws DecodeError. */
  function decodeSpawnbaselineBy(r: Reader): Spawnbaseline {
    const view = r.view;
    let at = r.offset;
    if (at + 30 > r.end) ensureWhole(r, skipSpawnbaselineBy);
    at += 1;
    let flags = view.getUint8(at++);
    if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
    if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
    if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
    flags >>>= 0;
    const number =
      (flags & 0x0100) !== 0 ? view.getUint16((at += 2) - 2, true) : view.getUint8(at++);
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
    if (at + 6 > r.end) ensure(r, at, bytesOfSpawnbaselineByFlags(flags));
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
      (flags & 0x01000000) !== 0 ? readManyWithVariants(far$, r, 3) : IMPLICIT;
    const loop = (flags & 0x04000000) !== 0 ? decodeLoopFrom2023(r) : undefined;
    at = r.offset;
    if (at + 7 > r.end) ensure(r, at, bytesOfSpawnbaselineByFlagsRun1(flags));
    const event = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
    const solid = (flags & 0x08000000) !== 0 ? view.getUint32((at += 4) - 4, true) : undefined;
    const morefx = (flags & 0x20000000) !== 0 ? view.getUint8(at++) : undefined;
    const alpha = (flags & 0x40000000) !== 0 ? view.getUint8(at++) / 255 : undefined;
    if ((flags & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
    r.offset = at;
    return {
      type: "spawnbaseline",
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
    };
  }

  /** Passes over what `decodeSpawnbaselineBy` reads. Throws DecodeError. */
  function skipSpawnbaselineBy(r: Reader): undefined {
    const view = r.view;
    let at = r.offset + 1;
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
    at = advance(r, at, 1 + bytesOfSpawnbaselineByFlagsRun2(flags));
    r.offset = at;
    if ((flags & 0x01) !== 0) step$.skip(r);
    if ((flags & 0x02) !== 0) step$.skip(r);
    if ((flags & 0x0200) !== 0) step$.skip(r);
    at = r.offset;
    at = advance(r, at, bytesOfSpawnbaselineByFlags(flags));
    r.offset = at;
    if ((flags & 0x01000000) !== 0) manyPassed(far$, r, 3);
    if ((flags & 0x04000000) !== 0) skipLoopFrom2023(r);
    at = r.offset;
    at = advance(r, at, bytesOfSpawnbaselineByFlagsRun1(flags));
    if ((flags & 0x80000000) !== 0) throw unsupported(r, "a fifth byte of flags");
    r.offset = at;
  }

  /** Writes what `decodeSpawnbaselineBy` reads. Throws EncodeError. */
  function encodeSpawnbaselineBy(w: Writer, m: Spawnbaseline): void {
    let flags = m.flags === undefined ? 0 : m.flags & 0x1080a1c0;
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
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    let at = reserve(w, 29);
    let view = w.view;
    view.setUint8(at++, flags);
    if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
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
    if (m.oldorigin !== undefined) exactlyWritten(far$, w, m.oldorigin, 3, m.oldoriginWidth);
    if (m.loop !== undefined) encodeLoopFrom2023(w, m.loop);
    at = reserve(w, 7);
    view = w.view;
    if (m.event !== undefined) view.setUint8(at++, asU8(m.event));
    if (m.solid !== undefined) view.setUint32((at += 4) - 4, asU32(m.solid), true);
    if (m.morefx !== undefined) view.setUint8(at++, asU8(m.morefx));
    if (m.alpha !== undefined) view.setUint8(at++, asU8(unscale(m.alpha, 1, 255)));
    w.offset = at;
  }
  return [decodeSpawnbaselineBy, encodeSpawnbaselineBy, skipSpawnbaselineBy] as const;
}

/** `readMessageUntil25` for ids that stand for one message each. */
function readNumberedUntil25(r: Reader, id: number): Message {
  switch (id) {
    case 0x00:
      r.offset += 1;
      return { type: "bad" };
    case 0x0c:
      return decodeMuzzleflashUntil25(r);
    case 0x13:
      return decodeMuzzleflash2Until25(r);
    case 0x0a:
      return decodeTempEntityUntil25(r);
    case 0x01:
      r.offset += 1;
      return { type: "nop" };
    case 0x02:
      r.offset += 1;
      return { type: "disconnect" };
    case 0x03:
      r.offset += 1;
      return { type: "reconnect" };
    case 0x04:
      return decodeSoundUntil25(r);
    case 0x05:
      return decodePrintUntil25(r);
    case 0x06:
      return decodeStufftextUntil25(r);
    case 0x07:
      return decodeServerdataUntil25(r);
    case 0x08:
      return decodeConfigstringUntil25(r);
    case 0x09:
      return decodeSpawnbaselineUntil25(r);
    case 0x0e:
      return decodePlayerinfoUntil25(r);
    case 0x10:
      return decodePacketentitiesUntil25(r);
    case 0x12:
      return decodeFrameUntil25(r);
    default:
      throw unknownId(r, id);
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
    case "bad":
      return writeId(w, 0x00);
    case "muzzleflash":
      writeId(w, 0x0c);
      return encodeMuzzleflashUntil25(w, message);
    case "muzzleflash2":
      writeId(w, 0x13);
      return encodeMuzzleflash2Until25(w, message);
    case "temp_entity":
      writeId(w, 0x0a);
      return encodeTempEntityUntil25(w, message);
    case "nop":
      return writeId(w, 0x01);
    case "disconnect":
      return writeId(w, 0x02);
    case "reconnect":
      return writeId(w, 0x03);
    case "sound":
      writeId(w, 0x04);
      return encodeSoundUntil25(w, message);
    case "print":
      writeId(w, 0x05);
      return encodePrintUntil25(w, message);
    case "stufftext":
      writeId(w, 0x06);
      return encodeStufftextUntil25(w, message);
    case "serverdata":
      writeId(w, 0x07);
      return encodeServerdataUntil25(w, message);
    case "configstring":
      writeId(w, 0x08);
      return encodeConfigstringUntil25(w, message);
    case "spawnbaseline":
      writeId(w, 0x09);
      return encodeSpawnbaselineUntil25(w, message);
    case "playerinfo":
      writeId(w, 0x0e);
      return encodePlayerinfoUntil25(w, message);
    case "packetentities":
      writeId(w, 0x10);
      return encodePacketentitiesUntil25(w, message);
    case "frame":
      writeId(w, 0x12);
      return encodeFrameUntil25(w, message);
    default:
      throw unknownType(message);
  }
}

/** As `encodeMessage`, in version 25. */
export function encodeMessageUntil25(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedUntil25(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 0, message, error);
  }
}

/** `passMessageUntil25` for ids that stand for one message each. */
function passNumberedUntil25(r: Reader, id: number): number {
  switch (id) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x03:
      return ((r.offset += 1), id);
    case 0x0c:
      return (skipMuzzleflashUntil25(r), id);
    case 0x13:
      return (skipMuzzleflash2Until25(r), id);
    case 0x0a:
      return (skipTempEntityUntil25(r), id);
    case 0x04:
      return (skipSoundUntil25(r), id);
    case 0x05:
      return (skipPrintUntil25(r), id);
    case 0x06:
      return (skipStufftextUntil25(r), id);
    case 0x07:
      return (skipServerdataUntil25(r), id);
    case 0x08:
      return (skipConfigstringUntil25(r), id);
    case 0x09:
      return (skipSpawnbaselineUntil25(r), id);
    case 0x0e:
      return (skipPlayerinfoUntil25(r), id);
    case 0x10:
      return (skipPacketentitiesUntil25(r), id);
    case 0x12:
      return (skipFrameUntil25(r), id);
    default:
      throw unknownId(r, id);
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
    if (id === 0x07) announcesVersions = true;
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
    case 0x00:
      r.offset += 1;
      return handlers.bad && { type: "bad" };
    case 0x0c:
      return handlers.muzzleflash === undefined
        ? skipMuzzleflashUntil25(r)
        : decodeMuzzleflashUntil25(r);
    case 0x13:
      return handlers.muzzleflash2 === undefined
        ? skipMuzzleflash2Until25(r)
        : decodeMuzzleflash2Until25(r);
    case 0x0a:
      return handlers.temp_entity === undefined
        ? skipTempEntityUntil25(r)
        : decodeTempEntityUntil25(r);
    case 0x01:
      r.offset += 1;
      return handlers.nop && { type: "nop" };
    case 0x02:
      r.offset += 1;
      return handlers.disconnect && { type: "disconnect" };
    case 0x03:
      r.offset += 1;
      return handlers.reconnect && { type: "reconnect" };
    case 0x04:
      return handlers.sound === undefined ? skipSoundUntil25(r) : decodeSoundUntil25(r);
    case 0x05:
      return handlers.print === undefined ? skipPrintUntil25(r) : decodePrintUntil25(r);
    case 0x06:
      return handlers.stufftext === undefined ? skipStufftextUntil25(r) : decodeStufftextUntil25(r);
    case 0x07:
      return handlers.serverdata === undefined
        ? skipServerdataUntil25(r)
        : decodeServerdataUntil25(r);
    case 0x08:
      return handlers.configstring === undefined
        ? skipConfigstringUntil25(r)
        : decodeConfigstringUntil25(r);
    case 0x09:
      return handlers.spawnbaseline === undefined
        ? skipSpawnbaselineUntil25(r)
        : scratch.spawnbaseline.retarget(r);
    case 0x0e:
      return handlers.playerinfo === undefined
        ? skipPlayerinfoUntil25(r)
        : scratch.playerinfo.retarget(r);
    case 0x10:
      return handlers.packetentities === undefined
        ? skipPacketentitiesUntil25(r)
        : scratch.packetentities.retarget(r);
    case 0x12:
      return handlers.frame === undefined ? skipFrameUntil25(r) : decodeFrameUntil25(r);
    default:
      throw unknownId(r, id);
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
    case 0x14:
      return decodeFrameUntil26(r);
    default:
      return readNumberedUntil31(r, id);
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
    case "frame":
      writeId(w, 0x14);
      return encodeFrameUntil26(w, message);
    default:
      encodeNumberedUntil31(w, message);
  }
}

/** As `encodeMessage`, in version 26. */
export function encodeMessageUntil26(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedUntil26(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 1, message, error);
  }
}

/** `passMessageUntil26` for ids that stand for one message each. */
function passNumberedUntil26(r: Reader, id: number): number {
  switch (id) {
    case 0x14:
      return (skipFrameUntil26(r), id);
    default:
      return passNumberedUntil31(r, id);
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
    if (id === 0x0c) announcesVersions = true;
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
    case 0x14:
      return handlers.frame === undefined ? skipFrameUntil26(r) : decodeFrameUntil26(r);
    default:
      return retargetNumberedUntil31(r, id, handlers, scratch);
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

/** `readMessageUntil31` for ids that stand for one message each. */
function readNumberedUntil31(r: Reader, id: number): Message {
  switch (id) {
    case 0x03:
      return decodeTempEntityUntil31(r);
    case 0x10:
      return decodeDownloadUntil31(r);
    default:
      return readNumbered(r, id);
  }
}

/** As `readMessage`, in versions 27 to 31. */
export function readMessageUntil31(r: Reader): Message {
  const id = peekId(r);
  return readNumberedUntil31(r, id);
}

/** As `decodeMessage`, in versions 27 to 31. */
export function decodeMessageUntil31(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumberedUntil31(r, id);
  } catch (error) {
    throw explainedUntil31(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedUntil31(w: Writer, message: Message): void {
  switch (message.type) {
    case "temp_entity":
      writeId(w, 0x03);
      return encodeTempEntityUntil31(w, message);
    case "download":
      writeId(w, 0x10);
      return encodeDownloadUntil31(w, message);
    default:
      encodeNumbered(w, message);
  }
}

/** As `encodeMessage`, in versions 27 to 31. */
export function encodeMessageUntil31(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedUntil31(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 5, message, error);
  }
}

/** `passMessageUntil31` for ids that stand for one message each. */
function passNumberedUntil31(r: Reader, id: number): number {
  switch (id) {
    case 0x03:
      return (skipTempEntityUntil31(r), id);
    case 0x10:
      return (skipDownloadUntil31(r), id);
    default:
      return passNumbered(r, id);
  }
}

/** As `passMessage`, in versions 27 to 31. */
export function passMessageUntil31(r: Reader): number {
  const id = peekId(r);
  return passNumberedUntil31(r, id);
}

/** As `skipMessage`, in versions 27 to 31. */
export function skipMessageUntil31(r: Reader): number {
  return passExplained(r, passMessageUntil31, explainedUntil31);
}

/** As `passMessages`, in versions 27 to 31. */
export function passMessagesUntil31(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    const id = passMessageUntil31(r);
    if (id === 0x0c) announcesVersions = true;
  }
  return announcesVersions;
}

/** As `skipMessages`, in versions 27 to 31. */
export function skipMessagesUntil31(r: Reader): void {
  passAllExplained(r, passMessagesUntil31, skipMessageUntil31);
}

/** As `retargetNumbered`, in versions 27 to 31. */
function retargetNumberedUntil31(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x03:
      return handlers.temp_entity === undefined
        ? skipTempEntityUntil31(r)
        : decodeTempEntityUntil31(r);
    case 0x10:
      return handlers.download === undefined ? skipDownloadUntil31(r) : decodeDownloadUntil31(r);
    default:
      return retargetNumbered(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in versions 27 to 31. */
export function visitMessageUntil31(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumberedUntil31(r, id, handlers, scratch);
  } catch (error) {
    throw explainedUntil31(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in versions 27 to 31. */
export function visitMessagesUntil31(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessageUntil31(r, handlers, scratch);
  }
}

/** `readMessage` for ids that stand for one message each. */
function readNumbered(r: Reader, id: number): Message {
  switch (id) {
    case 0x00:
      r.offset += 1;
      return { type: "bad" };
    case 0x01:
      return decodeMuzzleflash(r);
    case 0x02:
      return decodeMuzzleflash2(r);
    case 0x03:
      return decodeTempEntity(r);
    case 0x04:
      return decodeLayout(r);
    case 0x05:
      return decodeInventory(r);
    case 0x06:
      r.offset += 1;
      return { type: "nop" };
    case 0x07:
      r.offset += 1;
      return { type: "disconnect" };
    case 0x08:
      r.offset += 1;
      return { type: "reconnect" };
    case 0x09:
      return decodeSound(r);
    case 0x0a:
      return decodePrint(r);
    case 0x0b:
      return decodeStufftext(r);
    case 0x0c:
      return decodeServerdata(r);
    case 0x0d:
      return decodeConfigstring(r);
    case 0x0e:
      return decodeSpawnbaseline(r);
    case 0x0f:
      return decodeCenterprint(r);
    case 0x10:
      return decodeDownload(r);
    case 0x11:
      return decodePlayerinfo(r);
    case 0x12:
      return decodePacketentities(r);
    case 0x13:
      return decodeDeltapacketentities(r);
    case 0x14:
      return decodeFrame(r);
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
 * Reads the message at the cursor, in versions 32 to 34. Throws DecodeError, and leaves the
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
    case "muzzleflash":
      writeId(w, 0x01);
      return encodeMuzzleflash(w, message);
    case "muzzleflash2":
      writeId(w, 0x02);
      return encodeMuzzleflash2(w, message);
    case "temp_entity":
      writeId(w, 0x03);
      return encodeTempEntity(w, message);
    case "layout":
      writeId(w, 0x04);
      return encodeLayout(w, message);
    case "inventory":
      writeId(w, 0x05);
      return encodeInventory(w, message);
    case "nop":
      return writeId(w, 0x06);
    case "disconnect":
      return writeId(w, 0x07);
    case "reconnect":
      return writeId(w, 0x08);
    case "sound":
      writeId(w, 0x09);
      return encodeSound(w, message);
    case "print":
      writeId(w, 0x0a);
      return encodePrint(w, message);
    case "stufftext":
      writeId(w, 0x0b);
      return encodeStufftext(w, message);
    case "serverdata":
      writeId(w, 0x0c);
      return encodeServerdata(w, message);
    case "configstring":
      writeId(w, 0x0d);
      return encodeConfigstring(w, message);
    case "spawnbaseline":
      writeId(w, 0x0e);
      return encodeSpawnbaseline(w, message);
    case "centerprint":
      writeId(w, 0x0f);
      return encodeCenterprint(w, message);
    case "download":
      writeId(w, 0x10);
      return encodeDownload(w, message);
    case "playerinfo":
      writeId(w, 0x11);
      return encodePlayerinfo(w, message);
    case "packetentities":
      writeId(w, 0x12);
      return encodePacketentities(w, message);
    case "deltapacketentities":
      writeId(w, 0x13);
      return encodeDeltapacketentities(w, message);
    case "frame":
      writeId(w, 0x14);
      return encodeFrame(w, message);
    default:
      throw unknownType(message);
  }
}

/**
 * Writes a message, in versions 32 to 34. Throws EncodeError, and leaves the writer as it
 * was.
 */
export function encodeMessage(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumbered(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 8, message, error);
  }
}

/** `passMessage` for ids that stand for one message each. */
function passNumbered(r: Reader, id: number): number {
  switch (id) {
    case 0x00:
    case 0x06:
    case 0x07:
    case 0x08:
      return ((r.offset += 1), id);
    case 0x01:
      return (skipMuzzleflash(r), id);
    case 0x02:
      return (skipMuzzleflash2(r), id);
    case 0x03:
      return (skipTempEntity(r), id);
    case 0x04:
      return (skipLayout(r), id);
    case 0x05:
      return (skipInventory(r), id);
    case 0x09:
      return (skipSound(r), id);
    case 0x0a:
      return (skipPrint(r), id);
    case 0x0b:
      return (skipStufftext(r), id);
    case 0x0c:
      return (skipServerdata(r), id);
    case 0x0d:
      return (skipConfigstring(r), id);
    case 0x0e:
      return (skipSpawnbaseline(r), id);
    case 0x0f:
      return (skipCenterprint(r), id);
    case 0x10:
      return (skipDownload(r), id);
    case 0x11:
      return (skipPlayerinfo(r), id);
    case 0x12:
      return (skipPacketentities(r), id);
    case 0x13:
      return (skipDeltapacketentities(r), id);
    case 0x14:
      return (skipFrame(r), id);
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
 * Passes over the message at the cursor, in versions 32 to 34, and returns its id. Throws
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
    if (id === 0x0c) announcesVersions = true;
  }
  return announcesVersions;
}

/**
 * Passes over all messages up to the end, in versions 32 to 34. Throws DecodeError, and
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
      return handlers.bad && { type: "bad" };
    case 0x01:
      return handlers.muzzleflash === undefined ? skipMuzzleflash(r) : decodeMuzzleflash(r);
    case 0x02:
      return handlers.muzzleflash2 === undefined ? skipMuzzleflash2(r) : decodeMuzzleflash2(r);
    case 0x03:
      return handlers.temp_entity === undefined ? skipTempEntity(r) : decodeTempEntity(r);
    case 0x04:
      return handlers.layout === undefined ? skipLayout(r) : decodeLayout(r);
    case 0x05:
      return handlers.inventory === undefined ? skipInventory(r) : decodeInventory(r);
    case 0x06:
      r.offset += 1;
      return handlers.nop && { type: "nop" };
    case 0x07:
      r.offset += 1;
      return handlers.disconnect && { type: "disconnect" };
    case 0x08:
      r.offset += 1;
      return handlers.reconnect && { type: "reconnect" };
    case 0x09:
      return handlers.sound === undefined ? skipSound(r) : decodeSound(r);
    case 0x0a:
      return handlers.print === undefined ? skipPrint(r) : decodePrint(r);
    case 0x0b:
      return handlers.stufftext === undefined ? skipStufftext(r) : decodeStufftext(r);
    case 0x0c:
      return handlers.serverdata === undefined ? skipServerdata(r) : decodeServerdata(r);
    case 0x0d:
      return handlers.configstring === undefined ? skipConfigstring(r) : decodeConfigstring(r);
    case 0x0e:
      return handlers.spawnbaseline === undefined
        ? skipSpawnbaseline(r)
        : scratch.spawnbaseline.retarget(r);
    case 0x0f:
      return handlers.centerprint === undefined ? skipCenterprint(r) : decodeCenterprint(r);
    case 0x10:
      return handlers.download === undefined ? skipDownload(r) : decodeDownload(r);
    case 0x11:
      return handlers.playerinfo === undefined ? skipPlayerinfo(r) : scratch.playerinfo.retarget(r);
    case 0x12:
      return handlers.packetentities === undefined
        ? skipPacketentities(r)
        : scratch.packetentities.retarget(r);
    case 0x13:
      return handlers.deltapacketentities === undefined
        ? skipDeltapacketentities(r)
        : decodeDeltapacketentities(r);
    case 0x14:
      return handlers.frame === undefined ? skipFrame(r) : decodeFrame(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in versions 32 to 34; passes over it when
 * there is none. The handler gets a view that the next call aims anew. Throws DecodeError,
 * and leaves the cursor where it was; what a handler throws goes through.
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
 * Hands all messages up to the end to their handlers, as `visitMessage` does one, in
 * versions 32 to 34. Throws DecodeError, and leaves the cursor at the message that cannot be
 * read.
 */
export function visitMessages(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessage(r, handlers, scratch);
  }
}

/** `readMessageServer` for ids that stand for one message each. */
function readNumberedServer(r: Reader, id: number): Message {
  switch (id) {
    case 0x14:
      return decodeFrameServer(r);
    default:
      return readNumbered(r, id);
  }
}

/** As `readMessage`, in versions 32-server to 34-server. */
export function readMessageServer(r: Reader): Message {
  const id = peekId(r);
  return readNumberedServer(r, id);
}

/** As `decodeMessage`, in versions 32-server to 34-server. */
export function decodeMessageServer(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumberedServer(r, id);
  } catch (error) {
    throw explainedServer(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedServer(w: Writer, message: Message): void {
  switch (message.type) {
    case "frame":
      writeId(w, 0x14);
      return encodeFrameServer(w, message);
    default:
      encodeNumbered(w, message);
  }
}

/** As `encodeMessage`, in versions 32-server to 34-server. */
export function encodeMessageServer(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedServer(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 24, message, error);
  }
}

/** `passMessageServer` for ids that stand for one message each. */
function passNumberedServer(r: Reader, id: number): number {
  switch (id) {
    case 0x14:
      return (skipFrameServer(r), id);
    default:
      return passNumbered(r, id);
  }
}

/** As `passMessage`, in versions 32-server to 34-server. */
export function passMessageServer(r: Reader): number {
  const id = peekId(r);
  return passNumberedServer(r, id);
}

/** As `skipMessage`, in versions 32-server to 34-server. */
export function skipMessageServer(r: Reader): number {
  return passExplained(r, passMessageServer, explainedServer);
}

/** As `passMessages`, in versions 32-server to 34-server. */
export function passMessagesServer(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    const id = passMessageServer(r);
    if (id === 0x0c) announcesVersions = true;
  }
  return announcesVersions;
}

/** As `skipMessages`, in versions 32-server to 34-server. */
export function skipMessagesServer(r: Reader): void {
  passAllExplained(r, passMessagesServer, skipMessageServer);
}

/** As `retargetNumbered`, in versions 32-server to 34-server. */
function retargetNumberedServer(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x14:
      return handlers.frame === undefined ? skipFrameServer(r) : decodeFrameServer(r);
    default:
      return retargetNumbered(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in versions 32-server to 34-server. */
export function visitMessageServer(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumberedServer(r, id, handlers, scratch);
  } catch (error) {
    throw explainedServer(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in versions 32-server to 34-server. */
export function visitMessagesServer(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessageServer(r, handlers, scratch);
  }
}

/** `readMessageRelayUntil26` for ids that stand for one message each. */
function readNumberedRelayUntil26(r: Reader, id: number): Message {
  switch (id) {
    case 0x14:
    case 0x94:
      return decodeFrameRelayUntil26(r);
    default:
      return readNumberedRelayUntil31(r, id);
  }
}

/** As `readMessage`, in version 26-relay. */
export function readMessageRelayUntil26(r: Reader): Message {
  const id = peekId(r);
  return readNumberedRelayUntil26(r, id);
}

/** As `decodeMessage`, in version 26-relay. */
export function decodeMessageRelayUntil26(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumberedRelayUntil26(r, id);
  } catch (error) {
    throw explainedRelayUntil26(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedRelayUntil26(w: Writer, message: Message): void {
  switch (message.type) {
    case "frame":
      return encodeFrameRelayUntil26(w, message);
    default:
      encodeNumberedRelayUntil31(w, message);
  }
}

/** As `encodeMessage`, in version 26-relay. */
export function encodeMessageRelayUntil26(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedRelayUntil26(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 25, message, error);
  }
}

/** `passMessageRelayUntil26` for ids that stand for one message each. */
function passNumberedRelayUntil26(r: Reader, id: number): number {
  switch (id) {
    case 0x14:
    case 0x94:
      return (skipFrameRelayUntil26(r), id);
    default:
      return passNumberedRelayUntil31(r, id);
  }
}

/** As `passMessage`, in version 26-relay. */
export function passMessageRelayUntil26(r: Reader): number {
  const id = peekId(r);
  return passNumberedRelayUntil26(r, id);
}

/** As `skipMessage`, in version 26-relay. */
export function skipMessageRelayUntil26(r: Reader): number {
  return passExplained(r, passMessageRelayUntil26, explainedRelayUntil26);
}

/** As `passMessages`, in version 26-relay. */
export function passMessagesRelayUntil26(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    const id = passMessageRelayUntil26(r);
    if (id === 0x0c || id === 0x8c) announcesVersions = true;
  }
  return announcesVersions;
}

/** As `skipMessages`, in version 26-relay. */
export function skipMessagesRelayUntil26(r: Reader): void {
  passAllExplained(r, passMessagesRelayUntil26, skipMessageRelayUntil26);
}

/** As `retargetNumbered`, in version 26-relay. */
function retargetNumberedRelayUntil26(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x14:
    case 0x94:
      return handlers.frame === undefined ? skipFrameRelayUntil26(r) : decodeFrameRelayUntil26(r);
    default:
      return retargetNumberedRelayUntil31(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in version 26-relay. */
export function visitMessageRelayUntil26(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumberedRelayUntil26(r, id, handlers, scratch);
  } catch (error) {
    throw explainedRelayUntil26(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in version 26-relay. */
export function visitMessagesRelayUntil26(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessageRelayUntil26(r, handlers, scratch);
  }
}

/** `readMessageRelayUntil31` for ids that stand for one message each. */
function readNumberedRelayUntil31(r: Reader, id: number): Message {
  switch (id) {
    case 0x03:
    case 0x83:
      return decodeTempEntityRelayUntil31(r);
    case 0x10:
    case 0x90:
      return decodeDownloadRelayUntil31(r);
    default:
      return readNumberedRelay(r, id);
  }
}

/** As `readMessage`, in versions 27-relay to 31-relay. */
export function readMessageRelayUntil31(r: Reader): Message {
  const id = peekId(r);
  return readNumberedRelayUntil31(r, id);
}

/** As `decodeMessage`, in versions 27-relay to 31-relay. */
export function decodeMessageRelayUntil31(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumberedRelayUntil31(r, id);
  } catch (error) {
    throw explainedRelayUntil31(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedRelayUntil31(w: Writer, message: Message): void {
  switch (message.type) {
    case "temp_entity":
      return encodeTempEntityRelayUntil31(w, message);
    case "download":
      return encodeDownloadRelayUntil31(w, message);
    default:
      encodeNumberedRelay(w, message);
  }
}

/** As `encodeMessage`, in versions 27-relay to 31-relay. */
export function encodeMessageRelayUntil31(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedRelayUntil31(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 29, message, error);
  }
}

/** `passMessageRelayUntil31` for ids that stand for one message each. */
function passNumberedRelayUntil31(r: Reader, id: number): number {
  switch (id) {
    case 0x03:
    case 0x83:
      return (skipTempEntityRelayUntil31(r), id);
    case 0x10:
    case 0x90:
      return (skipDownloadRelayUntil31(r), id);
    default:
      return passNumberedRelay(r, id);
  }
}

/** As `passMessage`, in versions 27-relay to 31-relay. */
export function passMessageRelayUntil31(r: Reader): number {
  const id = peekId(r);
  return passNumberedRelayUntil31(r, id);
}

/** As `skipMessage`, in versions 27-relay to 31-relay. */
export function skipMessageRelayUntil31(r: Reader): number {
  return passExplained(r, passMessageRelayUntil31, explainedRelayUntil31);
}

/** As `passMessages`, in versions 27-relay to 31-relay. */
export function passMessagesRelayUntil31(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    const id = passMessageRelayUntil31(r);
    if (id === 0x0c || id === 0x8c) announcesVersions = true;
  }
  return announcesVersions;
}

/** As `skipMessages`, in versions 27-relay to 31-relay. */
export function skipMessagesRelayUntil31(r: Reader): void {
  passAllExplained(r, passMessagesRelayUntil31, skipMessageRelayUntil31);
}

/** As `retargetNumbered`, in versions 27-relay to 31-relay. */
function retargetNumberedRelayUntil31(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x03:
    case 0x83:
      return handlers.temp_entity === undefined
        ? skipTempEntityRelayUntil31(r)
        : decodeTempEntityRelayUntil31(r);
    case 0x10:
    case 0x90:
      return handlers.download === undefined
        ? skipDownloadRelayUntil31(r)
        : decodeDownloadRelayUntil31(r);
    default:
      return retargetNumberedRelay(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in versions 27-relay to 31-relay. */
export function visitMessageRelayUntil31(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumberedRelayUntil31(r, id, handlers, scratch);
  } catch (error) {
    throw explainedRelayUntil31(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in versions 27-relay to 31-relay. */
export function visitMessagesRelayUntil31(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessageRelayUntil31(r, handlers, scratch);
  }
}

/** `readMessageRelay` for ids that stand for one message each. */
function readNumberedRelay(r: Reader, id: number): Message {
  switch (id) {
    case 0x00:
    case 0x80:
      return decodeBadRelay(r);
    case 0x01:
    case 0x81:
      return decodeMuzzleflashRelay(r);
    case 0x02:
    case 0x82:
      return decodeMuzzleflash2Relay(r);
    case 0x03:
    case 0x83:
      return decodeTempEntityRelay(r);
    case 0x04:
    case 0x84:
      return decodeLayoutRelay(r);
    case 0x05:
    case 0x85:
      return decodeInventoryRelay(r);
    case 0x06:
    case 0x86:
      return decodeNopRelay(r);
    case 0x07:
    case 0x87:
      return decodeDisconnectRelay(r);
    case 0x08:
    case 0x88:
      return decodeReconnectRelay(r);
    case 0x09:
    case 0x89:
      return decodeSoundRelay(r);
    case 0x0a:
    case 0x8a:
      return decodePrintRelay(r);
    case 0x0b:
    case 0x8b:
      return decodeStufftextRelay(r);
    case 0x0c:
    case 0x8c:
      return decodeServerdataRelay(r);
    case 0x0d:
    case 0x8d:
      return decodeConfigstringRelay(r);
    case 0x0e:
    case 0x8e:
      return decodeSpawnbaselineRelay(r);
    case 0x0f:
    case 0x8f:
      return decodeCenterprintRelay(r);
    case 0x10:
    case 0x90:
      return decodeDownloadRelay(r);
    case 0x11:
    case 0x91:
      return decodePlayerinfoRelay(r);
    case 0x12:
    case 0x92:
      return decodePacketentitiesRelay(r);
    case 0x13:
    case 0x93:
      return decodeDeltapacketentitiesRelay(r);
    case 0x14:
    case 0x94:
      return decodeFrameRelay(r);
    default:
      throw unknownId(r, id);
  }
}

/** As `readMessage`, in versions 32-relay to 34-relay. */
export function readMessageRelay(r: Reader): Message {
  const id = peekId(r);
  return readNumberedRelay(r, id);
}

/** As `decodeMessage`, in versions 32-relay to 34-relay. */
export function decodeMessageRelay(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumberedRelay(r, id);
  } catch (error) {
    throw explainedRelay(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedRelay(w: Writer, message: Message): void {
  switch (message.type) {
    case "bad":
      return encodeBadRelay(w, message);
    case "muzzleflash":
      return encodeMuzzleflashRelay(w, message);
    case "muzzleflash2":
      return encodeMuzzleflash2Relay(w, message);
    case "temp_entity":
      return encodeTempEntityRelay(w, message);
    case "layout":
      return encodeLayoutRelay(w, message);
    case "inventory":
      return encodeInventoryRelay(w, message);
    case "nop":
      return encodeNopRelay(w, message);
    case "disconnect":
      return encodeDisconnectRelay(w, message);
    case "reconnect":
      return encodeReconnectRelay(w, message);
    case "sound":
      return encodeSoundRelay(w, message);
    case "print":
      return encodePrintRelay(w, message);
    case "stufftext":
      return encodeStufftextRelay(w, message);
    case "serverdata":
      return encodeServerdataRelay(w, message);
    case "configstring":
      return encodeConfigstringRelay(w, message);
    case "spawnbaseline":
      return encodeSpawnbaselineRelay(w, message);
    case "centerprint":
      return encodeCenterprintRelay(w, message);
    case "download":
      return encodeDownloadRelay(w, message);
    case "playerinfo":
      return encodePlayerinfoRelay(w, message);
    case "packetentities":
      return encodePacketentitiesRelay(w, message);
    case "deltapacketentities":
      return encodeDeltapacketentitiesRelay(w, message);
    case "frame":
      return encodeFrameRelay(w, message);
    default:
      throw unknownType(message);
  }
}

/** As `encodeMessage`, in versions 32-relay to 34-relay. */
export function encodeMessageRelay(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedRelay(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 32, message, error);
  }
}

/** `passMessageRelay` for ids that stand for one message each. */
function passNumberedRelay(r: Reader, id: number): number {
  switch (id) {
    case 0x00:
    case 0x80:
      return (skipBadRelay(r), id);
    case 0x01:
    case 0x81:
      return (skipMuzzleflashRelay(r), id);
    case 0x02:
    case 0x82:
      return (skipMuzzleflash2Relay(r), id);
    case 0x03:
    case 0x83:
      return (skipTempEntityRelay(r), id);
    case 0x04:
    case 0x84:
      return (skipLayoutRelay(r), id);
    case 0x05:
    case 0x85:
      return (skipInventoryRelay(r), id);
    case 0x06:
    case 0x86:
      return (skipNopRelay(r), id);
    case 0x07:
    case 0x87:
      return (skipDisconnectRelay(r), id);
    case 0x08:
    case 0x88:
      return (skipReconnectRelay(r), id);
    case 0x09:
    case 0x89:
      return (skipSoundRelay(r), id);
    case 0x0a:
    case 0x8a:
      return (skipPrintRelay(r), id);
    case 0x0b:
    case 0x8b:
      return (skipStufftextRelay(r), id);
    case 0x0c:
    case 0x8c:
      return (skipServerdataRelay(r), id);
    case 0x0d:
    case 0x8d:
      return (skipConfigstringRelay(r), id);
    case 0x0e:
    case 0x8e:
      return (skipSpawnbaselineRelay(r), id);
    case 0x0f:
    case 0x8f:
      return (skipCenterprintRelay(r), id);
    case 0x10:
    case 0x90:
      return (skipDownloadRelay(r), id);
    case 0x11:
    case 0x91:
      return (skipPlayerinfoRelay(r), id);
    case 0x12:
    case 0x92:
      return (skipPacketentitiesRelay(r), id);
    case 0x13:
    case 0x93:
      return (skipDeltapacketentitiesRelay(r), id);
    case 0x14:
    case 0x94:
      return (skipFrameRelay(r), id);
    default:
      throw unknownId(r, id);
  }
}

/** As `passMessage`, in versions 32-relay to 34-relay. */
export function passMessageRelay(r: Reader): number {
  const id = peekId(r);
  return passNumberedRelay(r, id);
}

/** As `skipMessage`, in versions 32-relay to 34-relay. */
export function skipMessageRelay(r: Reader): number {
  return passExplained(r, passMessageRelay, explainedRelay);
}

/** As `passMessages`, in versions 32-relay to 34-relay. */
export function passMessagesRelay(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    const id = passMessageRelay(r);
    if (id === 0x0c || id === 0x8c) announcesVersions = true;
  }
  return announcesVersions;
}

/** As `skipMessages`, in versions 32-relay to 34-relay. */
export function skipMessagesRelay(r: Reader): void {
  passAllExplained(r, passMessagesRelay, skipMessageRelay);
}

/** As `retargetNumbered`, in versions 32-relay to 34-relay. */
function retargetNumberedRelay(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x00:
    case 0x80:
      return handlers.bad === undefined ? skipBadRelay(r) : decodeBadRelay(r);
    case 0x01:
    case 0x81:
      return handlers.muzzleflash === undefined
        ? skipMuzzleflashRelay(r)
        : decodeMuzzleflashRelay(r);
    case 0x02:
    case 0x82:
      return handlers.muzzleflash2 === undefined
        ? skipMuzzleflash2Relay(r)
        : decodeMuzzleflash2Relay(r);
    case 0x03:
    case 0x83:
      return handlers.temp_entity === undefined ? skipTempEntityRelay(r) : decodeTempEntityRelay(r);
    case 0x04:
    case 0x84:
      return handlers.layout === undefined ? skipLayoutRelay(r) : decodeLayoutRelay(r);
    case 0x05:
    case 0x85:
      return handlers.inventory === undefined ? skipInventoryRelay(r) : decodeInventoryRelay(r);
    case 0x06:
    case 0x86:
      return handlers.nop === undefined ? skipNopRelay(r) : decodeNopRelay(r);
    case 0x07:
    case 0x87:
      return handlers.disconnect === undefined ? skipDisconnectRelay(r) : decodeDisconnectRelay(r);
    case 0x08:
    case 0x88:
      return handlers.reconnect === undefined ? skipReconnectRelay(r) : decodeReconnectRelay(r);
    case 0x09:
    case 0x89:
      return handlers.sound === undefined ? skipSoundRelay(r) : decodeSoundRelay(r);
    case 0x0a:
    case 0x8a:
      return handlers.print === undefined ? skipPrintRelay(r) : decodePrintRelay(r);
    case 0x0b:
    case 0x8b:
      return handlers.stufftext === undefined ? skipStufftextRelay(r) : decodeStufftextRelay(r);
    case 0x0c:
    case 0x8c:
      return handlers.serverdata === undefined ? skipServerdataRelay(r) : decodeServerdataRelay(r);
    case 0x0d:
    case 0x8d:
      return handlers.configstring === undefined
        ? skipConfigstringRelay(r)
        : decodeConfigstringRelay(r);
    case 0x0e:
    case 0x8e:
      return handlers.spawnbaseline === undefined
        ? skipSpawnbaselineRelay(r)
        : scratch.spawnbaseline.retarget(r);
    case 0x0f:
    case 0x8f:
      return handlers.centerprint === undefined
        ? skipCenterprintRelay(r)
        : decodeCenterprintRelay(r);
    case 0x10:
    case 0x90:
      return handlers.download === undefined ? skipDownloadRelay(r) : decodeDownloadRelay(r);
    case 0x11:
    case 0x91:
      return handlers.playerinfo === undefined
        ? skipPlayerinfoRelay(r)
        : scratch.playerinfo.retarget(r);
    case 0x12:
    case 0x92:
      return handlers.packetentities === undefined
        ? skipPacketentitiesRelay(r)
        : scratch.packetentities.retarget(r);
    case 0x13:
    case 0x93:
      return handlers.deltapacketentities === undefined
        ? skipDeltapacketentitiesRelay(r)
        : decodeDeltapacketentitiesRelay(r);
    case 0x14:
    case 0x94:
      return handlers.frame === undefined ? skipFrameRelay(r) : decodeFrameRelay(r);
    default:
      throw unknownId(r, id);
  }
}

/** As `visitMessage`, in versions 32-relay to 34-relay. */
export function visitMessageRelay(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumberedRelay(r, id, handlers, scratch);
  } catch (error) {
    throw explainedRelay(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in versions 32-relay to 34-relay. */
export function visitMessagesRelay(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessageRelay(r, handlers, scratch);
  }
}

/** A `packetentity` where it is in the bytes. */
export class PacketentityUntil25View extends StructView<Packetentity> {
  #r!: Reader;
  #flags = 0;
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
    let flags = word & 0x3f;
    if ((flags & 0x20) !== 0) {
      ensure(r, at, 2);
      flags |= view.getUint16(at, true) << 8;
      at += 2;
    }
    const more3 = (flags >>> 4) & 1;
    flags |= (r.bytes[at]! & -more3) << 24;
    at += more3;
    flags >>>= 0;
    this.#flags = flags;
    if ((flags & 0x8000) !== 0)
      throw unsupported(r, "what no recording shows, perhaps a skin of 16 bits");
    if ((flags & 0x080000) !== 0) throw unsupported(r, "what no recording shows");
    if ((flags & 0x100000) !== 0)
      throw unsupported(r, "what no recording shows, perhaps a second model");
    if ((flags & 0x200000) !== 0)
      throw unsupported(r, "what no recording shows, perhaps a third model");
    this.#at1 = at;
    r.offset = advance(r, at, bytesOfPacketentityUntil25Flags(flags));
    return false;
  }

  get number(): number {
    return this.#r.view.getUint16(this.#at0, true) >>> 6;
  }

  get flags(): number {
    return this.#flags;
  }

  get modelindex(): number | undefined {
    if ((this.#flags & 0x0800) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1);
  }

  get frame(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at1 + ((flags & 0x0800) !== 0 ? 1 : 0);
    if ((flags & 0x08) !== 0)
      return (flags & 0x010000) !== 0 ? view.getInt16(at + 1, true) : view.getUint8(at);
    return (flags & 0x010000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get frameBefore(): number | undefined {
    const flags = this.#flags;
    return (flags & 0x08) !== 0 && (flags & 0x010000) !== 0
      ? this.#r.view.getUint8(this.#at1 + ((flags & 0x0800) !== 0 ? 1 : 0))
      : undefined;
  }

  get skin(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0x010808);
    if ((flags & 0x2000) !== 0)
      return (flags & 0x800000) !== 0 ? view.getInt32(at + 1, true) : view.getUint8(at);
    return (flags & 0x800000) !== 0 ? view.getInt32(at, true) : undefined;
  }

  get skinBefore(): number | undefined {
    const flags = this.#flags;
    return (flags & 0x2000) !== 0 && (flags & 0x800000) !== 0
      ? this.#r.view.getUint8(this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0x010808))
      : undefined;
  }

  get effects(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0x812808);
    if ((flags & 0x4000) !== 0)
      return (flags & 0x040000) !== 0 ? view.getInt16(at + 1, true) : view.getUint8(at);
    return (flags & 0x040000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get effectsBefore(): number | undefined {
    const flags = this.#flags;
    return (flags & 0x4000) !== 0 && (flags & 0x040000) !== 0
      ? this.#r.view.getUint8(this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0x812808))
      : undefined;
  }

  get renderfx(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0x856808);
    if ((flags & 0x1000) !== 0)
      return (flags & 0x020000) !== 0 ? view.getInt16(at + 1, true) : view.getUint8(at);
    return (flags & 0x020000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get renderfxBefore(): number | undefined {
    const flags = this.#flags;
    return (flags & 0x1000) !== 0 && (flags & 0x020000) !== 0
      ? this.#r.view.getUint8(this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0x856808))
      : undefined;
  }

  get origin1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x01) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0x877808), true) *
      0.125
    );
  }

  get origin2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0x877809), true) *
      0.125
    );
  }

  get origin3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0x87780b), true) *
      0.125
    );
  }

  get angle1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0100) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0x87780f)) * 1.40625
    );
  }

  get angle2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0200) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0x87790f)) * 1.40625
    );
  }

  get angle3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0400) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0x877b0f)) * 1.40625
    );
  }

  get oldorigin(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x400000) === 0) return undefined;
    const at = this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0x877f0f);
    return [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
  }

  get sound(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x01000000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfPacketentityUntil25Flags(flags & 0xc77f0f));
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
    const flags$live = (flags & 0x40) !== 0 ? 0 : flags;
    this.#flags$live = flags$live;
    this.#at1 = at;
    r.offset = advance(r, at, bytesOfPacketentityFlags(flags$live));
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

  get remove(): boolean {
    return (this.#flags & 0x40) !== 0;
  }

  get modelindex(): number | undefined {
    if ((this.#flags$live & 0x0800) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1);
  }

  get modelindex2(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x100000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + ((flags$live & 0x0800) !== 0 ? 1 : 0));
  }

  get modelindex3(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x200000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x100800));
  }

  get modelindex4(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x400000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x300800));
  }

  get frame(): number | undefined {
    const view = this.#r.view;
    const flags$live = this.#flags$live;
    const at = this.#at1 + bytesOfPacketentityFlags(flags$live & 0x700800);
    if ((flags$live & 0x10) !== 0)
      return (flags$live & 0x020000) !== 0 ? view.getInt16(at + 1, true) : view.getUint8(at);
    return (flags$live & 0x020000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get frameBefore(): number | undefined {
    const flags$live = this.#flags$live;
    return (flags$live & 0x10) !== 0 && (flags$live & 0x020000) !== 0
      ? this.#r.view.getUint8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x700800))
      : undefined;
  }

  get skin(): number | undefined {
    const view = this.#r.view;
    const flags$live = this.#flags$live;
    const at = this.#at1 + bytesOfPacketentityFlags(flags$live & 0x720810);
    if ((flags$live & 0x010000) !== 0)
      return (flags$live & 0x02000000) !== 0 ? view.getInt32(at, true) : view.getUint8(at);
    return (flags$live & 0x02000000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get effects(): number | undefined {
    const view = this.#r.view;
    const flags$live = this.#flags$live;
    const at = this.#at1 + bytesOfPacketentityFlags(flags$live & 0x02730810);
    if ((flags$live & 0x4000) !== 0)
      return (flags$live & 0x080000) !== 0 ? view.getInt32(at, true) : view.getUint8(at);
    return (flags$live & 0x080000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get renderfx(): number | undefined {
    const view = this.#r.view;
    const flags$live = this.#flags$live;
    const at = this.#at1 + bytesOfPacketentityFlags(flags$live & 0x027b4810);
    if ((flags$live & 0x1000) !== 0)
      return (flags$live & 0x040000) !== 0 ? view.getInt32(at, true) : view.getUint8(at);
    return (flags$live & 0x040000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get origin1(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x01) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x027f5810), true) *
      0.125
    );
  }

  get origin2(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x02) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x027f5811), true) *
      0.125
    );
  }

  get origin3(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x0200) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x027f5813), true) *
      0.125
    );
  }

  get angle1(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x0400) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x027f5a13)) * 1.40625
    );
  }

  get angle2(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x04) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x027f5e13)) * 1.40625
    );
  }

  get angle3(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x08) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x027f5e17)) * 1.40625
    );
  }

  get oldorigin(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags$live = this.#flags$live;
    if ((flags$live & 0x01000000) === 0) return undefined;
    const at = this.#at1 + bytesOfPacketentityFlags(flags$live & 0x027f5e1f);
    return [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
  }

  get sound(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x04000000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x037f5e1f));
  }

  get event(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x20) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfPacketentityFlags(flags$live & 0x077f5e1f));
  }

  get solid(): number | undefined {
    const flags$live = this.#flags$live;
    if ((flags$live & 0x08000000) === 0) return undefined;
    return this.#r.view.getInt16(
      this.#at1 + bytesOfPacketentityFlags(flags$live & 0x077f5e3f),
      true,
    );
  }
}

/** A `spawnbaseline` where it is in the bytes. */
export class SpawnbaselineUntil25View extends View<Spawnbaseline> {
  override readonly type = "spawnbaseline";
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
    ensure(r, at, 2);
    const word = view.getUint16(at, true);
    at += 2;
    let flags = word & 0x3f;
    if ((flags & 0x20) !== 0) {
      ensure(r, at, 2);
      flags |= view.getUint16(at, true) << 8;
      at += 2;
    }
    const more3 = (flags >>> 4) & 1;
    flags |= (r.bytes[at]! & -more3) << 24;
    at += more3;
    flags >>>= 0;
    this.#flags = flags;
    if ((flags & 0x8000) !== 0)
      throw unsupported(r, "what no recording shows, perhaps a skin of 16 bits");
    if ((flags & 0x080000) !== 0) throw unsupported(r, "what no recording shows");
    if ((flags & 0x100000) !== 0)
      throw unsupported(r, "what no recording shows, perhaps a second model");
    if ((flags & 0x200000) !== 0)
      throw unsupported(r, "what no recording shows, perhaps a third model");
    this.#at1 = at;
    r.offset = advance(r, at, bytesOfSpawnbaselineUntil25Flags(flags));
    return this;
  }

  get number(): number {
    return this.#r.view.getUint16(this.#at0, true) >>> 6;
  }

  get flags(): number {
    return this.#flags;
  }

  get modelindex(): number | undefined {
    if ((this.#flags & 0x0800) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1);
  }

  get frame(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at1 + ((flags & 0x0800) !== 0 ? 1 : 0);
    if ((flags & 0x08) !== 0)
      return (flags & 0x010000) !== 0 ? view.getInt16(at + 1, true) : view.getUint8(at);
    return (flags & 0x010000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get frameBefore(): number | undefined {
    const flags = this.#flags;
    return (flags & 0x08) !== 0 && (flags & 0x010000) !== 0
      ? this.#r.view.getUint8(this.#at1 + ((flags & 0x0800) !== 0 ? 1 : 0))
      : undefined;
  }

  get skin(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0x010808);
    if ((flags & 0x2000) !== 0)
      return (flags & 0x800000) !== 0 ? view.getInt32(at + 1, true) : view.getUint8(at);
    return (flags & 0x800000) !== 0 ? view.getInt32(at, true) : undefined;
  }

  get skinBefore(): number | undefined {
    const flags = this.#flags;
    return (flags & 0x2000) !== 0 && (flags & 0x800000) !== 0
      ? this.#r.view.getUint8(this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0x010808))
      : undefined;
  }

  get effects(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0x812808);
    if ((flags & 0x4000) !== 0)
      return (flags & 0x040000) !== 0 ? view.getInt16(at + 1, true) : view.getUint8(at);
    return (flags & 0x040000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get effectsBefore(): number | undefined {
    const flags = this.#flags;
    return (flags & 0x4000) !== 0 && (flags & 0x040000) !== 0
      ? this.#r.view.getUint8(this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0x812808))
      : undefined;
  }

  get renderfx(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0x856808);
    if ((flags & 0x1000) !== 0)
      return (flags & 0x020000) !== 0 ? view.getInt16(at + 1, true) : view.getUint8(at);
    return (flags & 0x020000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get renderfxBefore(): number | undefined {
    const flags = this.#flags;
    return (flags & 0x1000) !== 0 && (flags & 0x020000) !== 0
      ? this.#r.view.getUint8(this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0x856808))
      : undefined;
  }

  get origin1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x01) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0x877808), true) *
      0.125
    );
  }

  get origin2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0x877809), true) *
      0.125
    );
  }

  get origin3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0x87780b), true) *
      0.125
    );
  }

  get angle1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0100) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0x87780f)) * 1.40625
    );
  }

  get angle2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0200) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0x87790f)) * 1.40625
    );
  }

  get angle3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0400) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0x877b0f)) * 1.40625
    );
  }

  get oldorigin(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x400000) === 0) return undefined;
    const at = this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0x877f0f);
    return [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
  }

  get sound(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x01000000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at1 + bytesOfSpawnbaselineUntil25Flags(flags & 0xc77f0f));
  }
}

/** A `spawnbaseline` where it is in the bytes. */
export class SpawnbaselineView extends View<Spawnbaseline> {
  override readonly type = "spawnbaseline";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
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
    r.offset = advance(r, at, 1 + bytesOfSpawnbaselineFlags(flags));
    return this;
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
    const flags = this.#flags;
    if ((flags & 0x0800) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + ((flags & 0x0100) !== 0 ? 1 : 0));
  }

  get modelindex2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x100000) === 0) return undefined;
    return this.#r.view.getUint8(
      this.#at0 + 1 + SPAWNBASELINE_FLAGS_LENGTHS_1[(flags >>> 8) & 0x09]!,
    );
  }

  get modelindex3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x200000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x100900));
  }

  get modelindex4(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x400000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x300900));
  }

  get frame(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x700900);
    if ((flags & 0x10) !== 0)
      return (flags & 0x020000) !== 0 ? view.getInt16(at + 1, true) : view.getUint8(at);
    return (flags & 0x020000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get frameBefore(): number | undefined {
    const flags = this.#flags;
    return (flags & 0x10) !== 0 && (flags & 0x020000) !== 0
      ? this.#r.view.getUint8(this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x700900))
      : undefined;
  }

  get skin(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x720910);
    if ((flags & 0x010000) !== 0)
      return (flags & 0x02000000) !== 0 ? view.getInt32(at, true) : view.getUint8(at);
    return (flags & 0x02000000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get effects(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x02730910);
    if ((flags & 0x4000) !== 0)
      return (flags & 0x080000) !== 0 ? view.getInt32(at, true) : view.getUint8(at);
    return (flags & 0x080000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get renderfx(): number | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    const at = this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x027b4910);
    if ((flags & 0x1000) !== 0)
      return (flags & 0x040000) !== 0 ? view.getInt32(at, true) : view.getUint8(at);
    return (flags & 0x040000) !== 0 ? view.getInt16(at, true) : undefined;
  }

  get origin1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x01) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x027f5910), true) *
      0.125
    );
  }

  get origin2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x027f5911), true) *
      0.125
    );
  }

  get origin3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0200) === 0) return undefined;
    return (
      this.#r.view.getInt16(this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x027f5913), true) *
      0.125
    );
  }

  get angle1(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0400) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x027f5b13)) * 1.40625
    );
  }

  get angle2(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x027f5f13)) * 1.40625
    );
  }

  get angle3(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return (
      this.#r.view.getInt8(this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x027f5f17)) * 1.40625
    );
  }

  get oldorigin(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x01000000) === 0) return undefined;
    const at = this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x027f5f1f);
    return [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
  }

  get sound(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x04000000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x037f5f1f));
  }

  get event(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x20) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x077f5f1f));
  }

  get solid(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08000000) === 0) return undefined;
    return this.#r.view.getInt16(
      this.#at0 + 1 + bytesOfSpawnbaselineFlags(flags & 0x077f5f3f),
      true,
    );
  }
}

/** A `playerinfo` where it is in the bytes. */
export class PlayerinfoUntil25View extends View<Playerinfo> {
  override readonly type = "playerinfo";
  #r!: Reader;
  #flags = 0;
  #statbits = 0;
  #at0 = 0;
  #at1 = 0;
  #at2 = 0;
  #at3 = 0;

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
    at = advance(r, at, 20);
    this.#at1 = at;
    if ((flags & 0x08) !== 0) {
      r.offset = at;
      skipGunUntil25(r);
      at = r.offset;
    }
    this.#at2 = at;
    at = advance(r, at, (flags & 0x01) !== 0 ? 4 : 0);
    ensure(r, at, 4);
    const statbits = view.getUint32(at, true);
    at += 4;
    this.#statbits = statbits;
    this.#at3 = at;
    r.offset = advance(r, at, bytesOfPlayerinfoUntil25Statbits(statbits));
    return this;
  }

  get flags(): number {
    return this.#flags;
  }

  get origin(): [number, number, number] {
    const view = this.#r.view;
    return [
      view.getInt16(this.#at0, true) * 0.125,
      view.getInt16(this.#at0 + 2, true) * 0.125,
      view.getInt16(this.#at0 + 4, true) * 0.125,
    ];
  }

  get viewangles(): [number, number, number] {
    const view = this.#r.view;
    const at = this.#at0 + 6;
    return [
      view.getInt16(at, true) * 0.0054931640625,
      view.getInt16(at + 2, true) * 0.0054931640625,
      view.getInt16(at + 4, true) * 0.0054931640625,
    ];
  }

  get kick_angles(): [number, number, number] {
    const view = this.#r.view;
    const at = this.#at0 + 12;
    return [
      view.getInt16(at, true) * 0.0054931640625,
      view.getInt16(at + 2, true) * 0.0054931640625,
      view.getInt16(at + 4, true) * 0.0054931640625,
    ];
  }

  get gunindex(): number {
    return this.#r.view.getUint8(this.#at0 + 18);
  }

  get unknown(): number {
    return this.#r.view.getUint8(this.#at0 + 19);
  }

  get gun(): Gun | undefined {
    if ((this.#flags & 0x08) === 0) return undefined;
    return readAt(this.#r, this.#at1, decodeGunUntil25);
  }

  get blend(): [number, number, number, number] | undefined {
    const view = this.#r.view;
    if ((this.#flags & 0x01) === 0) return undefined;
    return [
      view.getUint8(this.#at2) / 255,
      view.getUint8(this.#at2 + 1) / 255,
      view.getUint8(this.#at2 + 2) / 255,
      view.getUint8(this.#at2 + 3) / 255,
    ];
  }

  get statbits(): number {
    return this.#statbits;
  }

  get stats(): Record<number, number> {
    const values: Record<number, number> = {};
    let at = this.#at3;
    for (let bits = this.#statbits | 0; bits !== 0; bits &= bits - 1) {
      values[31 - Math.clz32(bits & -bits)] = this.#r.view.getInt16(at, true);
      at += 2;
    }
    return values;
  }
}

/** A `playerinfo` where it is in the bytes. */
export class PlayerinfoView extends View<Playerinfo> {
  override readonly type = "playerinfo";
  #r!: Reader;
  #flags = 0;
  #statbits = 0;
  #at0 = 0;
  #at1 = 0;
  #at2 = 0;
  #at3 = 0;

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
    at = advance(r, at, bytesOfPlayerinfoFlags(flags));
    this.#at1 = at;
    if ((flags & 0x2000) !== 0) {
      r.offset = at;
      skipGun(r);
      at = r.offset;
    }
    this.#at2 = at;
    at = advance(r, at, PLAYERINFO_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0xff]!);
    ensure(r, at, 4);
    const statbits = view.getUint32(at, true);
    at += 4;
    this.#statbits = statbits;
    this.#at3 = at;
    r.offset = advance(r, at, bytesOfPlayerinfoStatbits(statbits));
    return this;
  }

  get flags(): number {
    return this.#flags;
  }

  get pm_type(): number | undefined {
    if ((this.#flags & 0x01) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0);
  }

  get origin(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x02) === 0) return undefined;
    const at = this.#at0 + ((flags & 0x01) !== 0 ? 1 : 0);
    return [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
  }

  get velocity(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x04) === 0) return undefined;
    const at = this.#at0 + PLAYERINFO_FLAGS_LENGTHS_0[flags & 0x03]!;
    return [
      view.getInt16(at, true) * 0.125,
      view.getInt16(at + 2, true) * 0.125,
      view.getInt16(at + 4, true) * 0.125,
    ];
  }

  get pm_time(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x08) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + PLAYERINFO_FLAGS_LENGTHS_0[flags & 0x07]!);
  }

  get pm_flags(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x10) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + PLAYERINFO_FLAGS_LENGTHS_0[flags & 0x0f]!);
  }

  get gravity(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x20) === 0) return undefined;
    return this.#r.view.getInt16(this.#at0 + PLAYERINFO_FLAGS_LENGTHS_0[flags & 0x1f]!, true);
  }

  get delta_angles(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x40) === 0) return undefined;
    const at = this.#at0 + PLAYERINFO_FLAGS_LENGTHS_0[flags & 0x3f]!;
    return [
      view.getInt16(at, true) * 0.0054931640625,
      view.getInt16(at + 2, true) * 0.0054931640625,
      view.getInt16(at + 4, true) * 0.0054931640625,
    ];
  }

  get viewoffset(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x80) === 0) return undefined;
    const at = this.#at0 + PLAYERINFO_FLAGS_LENGTHS_0[flags & 0x7f]!;
    return [view.getInt8(at) * 0.25, view.getInt8(at + 1) * 0.25, view.getInt8(at + 2) * 0.25];
  }

  get viewangles(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x0100) === 0) return undefined;
    const at = this.#at0 + PLAYERINFO_FLAGS_LENGTHS_0[flags & 0xff]!;
    return [
      view.getInt16(at, true) * 0.0054931640625,
      view.getInt16(at + 2, true) * 0.0054931640625,
      view.getInt16(at + 4, true) * 0.0054931640625,
    ];
  }

  get kick_angles(): [number, number, number] | undefined {
    const view = this.#r.view;
    const flags = this.#flags;
    if ((flags & 0x0200) === 0) return undefined;
    const at = this.#at0 + bytesOfPlayerinfoFlags(flags & 0x01ff);
    return [view.getInt8(at) * 0.25, view.getInt8(at + 1) * 0.25, view.getInt8(at + 2) * 0.25];
  }

  get gunindex(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x1000) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0 + bytesOfPlayerinfoFlags(flags & 0x03ff));
  }

  get gun(): Gun | undefined {
    if ((this.#flags & 0x2000) === 0) return undefined;
    return readAt(this.#r, this.#at1, decodeGun);
  }

  get blend(): [number, number, number, number] | undefined {
    const view = this.#r.view;
    if ((this.#flags & 0x0400) === 0) return undefined;
    return [
      view.getUint8(this.#at2) / 255,
      view.getUint8(this.#at2 + 1) / 255,
      view.getUint8(this.#at2 + 2) / 255,
      view.getUint8(this.#at2 + 3) / 255,
    ];
  }

  get fov(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x0800) === 0) return undefined;
    return this.#r.view.getUint8(this.#at2 + ((flags & 0x0400) !== 0 ? 4 : 0));
  }

  get rdflags(): number | undefined {
    const flags = this.#flags;
    if ((flags & 0x4000) === 0) return undefined;
    return this.#r.view.getUint8(
      this.#at2 + PLAYERINFO_FLAGS_LENGTHS_1_RUN1[(flags >>> 8) & 0x0c]!,
    );
  }

  get statbits(): number {
    return this.#statbits;
  }

  get stats(): Record<number, number> {
    const values: Record<number, number> = {};
    let at = this.#at3;
    for (let bits = this.#statbits | 0; bits !== 0; bits &= bits - 1) {
      values[31 - Math.clz32(bits & -bits)] = this.#r.view.getInt16(at, true);
      at += 2;
    }
    return values;
  }
}

/** A `packetentities` where it is in the bytes. */
export class PacketentitiesUntil25View extends View<Packetentities> {
  override readonly type = "packetentities";

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    const at = r.offset + 1;
    r.offset = at;
    this.#retargetEntities$(r);
    return this;
  }

  readonly #entities: PacketentityUntil25View[] = [];
  readonly #entities$shown: PacketentityUntil25View[] = [];
  #entities$count = 0;

  #retargetEntities$(r: Reader): void {
    const views = this.#entities;
    let count = 0;
    for (; ; count++) {
      if (count === views.length) views.push(new PacketentityUntil25View());
      if (views[count]!.retarget(r)) break;
    }
    this.#entities$count = count;
  }

  get entities(): Packetentity[] {
    return firstOf(this.#entities, this.#entities$shown, this.#entities$count);
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

  get entitiesEnd(): number | undefined {
    return this.#entities[this.#entities$count]!.flags;
  }
}

/** A `packetentities` where it is in the bytes. */
export class PacketentitiesRelayView extends View<Packetentities> {
  override readonly type = "packetentities";
  #r!: Reader;
  #unicast$bit = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    let at = r.offset + 1;
    const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
    this.#unicast$bit = unicast$bit;
    this.#at0 = at;
    at = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
    r.offset = at;
    this.#retargetEntities$(r);
    return this;
  }

  get unicast(): number | undefined {
    if ((this.#unicast$bit & 0x01) === 0) return undefined;
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

  get entitiesEnd(): number | undefined {
    return this.#entities[this.#entities$count]!.flags;
  }
}

/** A `spawnbaseline` where it is in the bytes. */
export class SpawnbaselineRelayView extends SpawnbaselineView {
  #r!: Reader;
  #unicast$bit = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  override retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    const at = r.offset + 1;
    const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
    this.#unicast$bit = unicast$bit;
    this.#at0 = at;
    r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
    r.offset -= 1;
    return super.retarget(r);
  }

  get unicast(): number | undefined {
    if ((this.#unicast$bit & 0x01) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0);
  }
}

/** A `playerinfo` where it is in the bytes. */
export class PlayerinfoRelayView extends PlayerinfoView {
  #r!: Reader;
  #unicast$bit = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  override retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    const at = r.offset + 1;
    const unicast$bit = (view.getUint8(r.offset) >>> 7) & 0x01;
    this.#unicast$bit = unicast$bit;
    this.#at0 = at;
    r.offset = advance(r, at, (unicast$bit & 0x01) !== 0 ? 1 : 0);
    r.offset -= 1;
    return super.retarget(r);
  }

  get unicast(): number | undefined {
    if ((this.#unicast$bit & 0x01) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0);
  }
}

/** What visiting aims again and again. */
export interface Scratch {
  spawnbaseline: SpawnbaselineUntil25View | SpawnbaselineView | SpawnbaselineRelayView;
  playerinfo: PlayerinfoUntil25View | PlayerinfoView | PlayerinfoRelayView;
  packetentities: PacketentitiesUntil25View | PacketentitiesView | PacketentitiesRelayView;
}

/** Makes what visiting in version 25 aims. */
export function newScratchUntil25(): Scratch {
  return {
    spawnbaseline: new SpawnbaselineUntil25View(),
    playerinfo: new PlayerinfoUntil25View(),
    packetentities: new PacketentitiesUntil25View(),
  };
}

/** Makes what visiting in version 26 aims. */
export function newScratchUntil26(): Scratch {
  return { ...newScratchUntil31() };
}

/** Makes what visiting in versions 27 to 31 aims. */
export function newScratchUntil31(): Scratch {
  return { ...newScratch() };
}

/** Makes what visiting in versions 32 to 34 aims. */
export function newScratch(): Scratch {
  return {
    spawnbaseline: new SpawnbaselineView(),
    playerinfo: new PlayerinfoView(),
    packetentities: new PacketentitiesView(),
  };
}

/** Makes what visiting in versions 32-server to 34-server aims. */
export function newScratchServer(): Scratch {
  return { ...newScratch() };
}

/** Makes what visiting in version 26-relay aims. */
export function newScratchRelayUntil26(): Scratch {
  return { ...newScratchRelayUntil31() };
}

/** Makes what visiting in versions 27-relay to 31-relay aims. */
export function newScratchRelayUntil31(): Scratch {
  return { ...newScratchRelay() };
}

/** Makes what visiting in versions 32-relay to 34-relay aims. */
export function newScratchRelay(): Scratch {
  return {
    spawnbaseline: new SpawnbaselineRelayView(),
    playerinfo: new PlayerinfoRelayView(),
    packetentities: new PacketentitiesRelayView(),
  };
}

const numberedMessages = {
  read: readNumbered,
  pass: passNumbered,
  encode: encodeNumbered,
  retarget: retargetNumbered,
  scratch: newScratch,
};
const madePacketentityFrom3434 = /* @__PURE__ */ packetentityBy(COORD_I16_FORM, COORD_I16_FORM);

/** Reads `packetentity` from 3434 on. */
export const decodePacketentityFrom3434: (r: Reader) => Packetentity | number =
  /* @__PURE__ */ (() => madePacketentityFrom3434[0])();

/** Writes `packetentity` from 3434 on. */
export const encodePacketentityFrom3434: (w: Writer, m: Packetentity) => void =
  /* @__PURE__ */ (() => madePacketentityFrom3434[1])();

/** Passes over `packetentity` from 3434 on. */
export const skipPacketentityFrom3434: (r: Reader) => boolean = /* @__PURE__ */ (() =>
  madePacketentityFrom3434[2])();
const madePacketentityFrom3435 = /* @__PURE__ */ packetentityBy(STEP23_SCALED, VARI23_SCALED);

/** Reads `packetentity` from 3435 on. */
export const decodePacketentityFrom3435: (r: Reader) => Packetentity | number =
  /* @__PURE__ */ (() => madePacketentityFrom3435[0])();

/** Writes `packetentity` from 3435 on. */
export const encodePacketentityFrom3435: (w: Writer, m: Packetentity) => void =
  /* @__PURE__ */ (() => madePacketentityFrom3435[1])();

/** Passes over `packetentity` from 3435 on. */
export const skipPacketentityFrom3435: (r: Reader) => boolean = /* @__PURE__ */ (() =>
  madePacketentityFrom3435[2])();

/** Reads and writes messages in version 2022. */
const codecFrom2022 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 10,
  to: 10,
  own: [
    emptyMessage("bad", [0x00]),
    ownMessage("muzzleflash", [0x01], [decodeMuzzleflash, encodeMuzzleflash, skipMuzzleflash]),
    ownMessage("muzzleflash2", [0x02], [decodeMuzzleflash2, encodeMuzzleflash2, skipMuzzleflash2]),
    ownMessage("temp_entity", [0x03], [decodeTempEntity, encodeTempEntity, skipTempEntity]),
    ownMessage("layout", [0x04], [decodeLayout, encodeLayout, skipLayout]),
    ownMessage("inventory", [0x05], [decodeInventory, encodeInventory, skipInventory]),
    emptyMessage("nop", [0x06]),
    emptyMessage("disconnect", [0x07]),
    emptyMessage("reconnect", [0x08]),
    ownMessage("sound", [0x09], soundBy(COORD_I16)),
    ownMessage("print", [0x0a], [decodePrint, encodePrint, skipPrint]),
    ownMessage("stufftext", [0x0b], [decodeStufftext, encodeStufftext, skipStufftext]),
    ownMessage("serverdata", [0x0c], [decodeServerdata, encodeServerdata, skipServerdata]),
    ownMessage(
      "configstring",
      [0x0d],
      [decodeConfigstringFrom2023, encodeConfigstringFrom2023, skipConfigstringFrom2023],
    ),
    ownMessage("spawnbaseline", [0x0e], "copy", [
      decodeSpawnbaselineFrom2022,
      encodeSpawnbaselineFrom2022,
      skipSpawnbaselineFrom2022,
    ]),
    ownMessage("centerprint", [0x0f], [decodeCenterprint, encodeCenterprint, skipCenterprint]),
    ownMessage("download", [0x10], [decodeDownload, encodeDownload, skipDownload]),
    ownMessage("playerinfo", [0x11], "copy", [
      decodePlayerinfoFrom2023,
      encodePlayerinfoFrom2023,
      skipPlayerinfoFrom2023,
    ]),
    ownMessage("packetentities", [0x12], "copy", [
      decodePacketentitiesFrom2022,
      encodePacketentitiesFrom2022,
      skipPacketentitiesFrom2022,
    ]),
    ownMessage(
      "deltapacketentities",
      [0x13],
      [decodeDeltapacketentities, encodeDeltapacketentities, skipDeltapacketentities],
    ),
    ownMessage("frame", [0x14], [decodeFrame, encodeFrame, skipFrame]),
    ownMessage(
      "muzzleflash3",
      [0x20],
      [decodeMuzzleflash3From2023, encodeMuzzleflash3From2023, skipMuzzleflash3From2023],
    ),
    ownMessage(
      "splitclient",
      [0x15],
      [decodeSplitclientFrom2023, encodeSplitclientFrom2023, skipSplitclientFrom2023],
    ),
    ownMessage(
      "configblast",
      [0x16],
      [decodeConfigblastFrom2023, encodeConfigblastFrom2023, skipConfigblastFrom2023],
    ),
    ownMessage(
      "spawnbaselineblast",
      [0x17],
      [
        decodeSpawnbaselineblastFrom2023,
        encodeSpawnbaselineblastFrom2023,
        skipSpawnbaselineblastFrom2023,
      ],
    ),
    ownMessage(
      "level_restart",
      [0x18],
      [decodeLevelRestartFrom2023, encodeLevelRestartFrom2023, skipLevelRestartFrom2023],
    ),
    ownMessage("hurt", [0x19], [decodeHurtFrom2023, encodeHurtFrom2023, skipHurtFrom2023]),
    ownMessage(
      "locprint",
      [0x1a],
      [decodeLocprintFrom2023, encodeLocprintFrom2023, skipLocprintFrom2023],
    ),
    ownMessage(
      "fogchange",
      [0x1b],
      [decodeFogchangeFrom2023, encodeFogchangeFrom2023, skipFogchangeFrom2023],
    ),
    ownMessage(
      "waitingforplayers",
      [0x1c],
      [
        decodeWaitingforplayersFrom2023,
        encodeWaitingforplayersFrom2023,
        skipWaitingforplayersFrom2023,
      ],
    ),
    ownMessage(
      "bot_chat",
      [0x1d],
      [decodeBotChatFrom2023, encodeBotChatFrom2023, skipBotChatFrom2023],
    ),
    ownMessage("poi", [0x1e], [decodePoiFrom2023, encodePoiFrom2023, skipPoiFrom2023]),
    ownMessage(
      "help_path",
      [0x1f],
      [decodeHelpPathFrom2023, encodeHelpPathFrom2023, skipHelpPathFrom2023],
    ),
    ownMessage(
      "achievement",
      [0x21],
      [decodeAchievementFrom2023, encodeAchievementFrom2023, skipAchievementFrom2023],
    ),
  ],
  tells: [0x0c],
  scratch: () => ({
    spawnbaseline: new SpawnbaselineUntil25View(),
    playerinfo: new PlayerinfoUntil25View(),
    packetentities: new PacketentitiesUntil25View(),
  }),
}));

/** Reads and writes messages in version 35-1904. */
const codecFrom351904 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 16,
  to: 16,
  like: numberedMessages,
  own: [
    ownMessage("spawnbaseline", [0x0e], "copy", [
      decodeSpawnbaselineFrom351904,
      encodeSpawnbaselineFrom351904,
      skipSpawnbaselineFrom351904,
    ]),
    wholeMessage(
      "frame",
      [0x14, 0x34, 0x54, 0x74, 0x94, 0xb4, 0xd4, 0xf4],
      [decodeFrameFrom351904, encodeFrameFrom351904, skipFrameFrom351904],
    ),
    ownMessage("zpacket", [0x15], [decodeZpacketFrom35, encodeZpacketFrom35, skipZpacketFrom35]),
    ownMessage(
      "zdownload",
      [0x16],
      [decodeZdownloadFrom35, encodeZdownloadFrom35, skipZdownloadFrom35],
    ),
    ownMessage(
      "playerupdate",
      [0x17],
      [decodePlayerupdateFrom35, encodePlayerupdateFrom35, skipPlayerupdateFrom35],
    ),
    ownMessage("setting", [0x18], [decodeSettingFrom35, encodeSettingFrom35, skipSettingFrom35]),
  ],
  gone: ["playerinfo", "packetentities", 0x11, 0x12],
  tells: [0x0c],
}));

/** Reads and writes messages in version 35. */
const codecFrom35 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 15,
  to: 15,
  like: codecFrom351904.numbered,
  own: [
    ownMessage("spawnbaseline", [0x0e], "copy", [
      decodeSpawnbaselineFrom35,
      encodeSpawnbaselineFrom35,
      skipSpawnbaselineFrom35,
    ]),
    wholeMessage(
      "frame",
      [0x14, 0x34, 0x54, 0x74, 0x94, 0xb4, 0xd4, 0xf4],
      [decodeFrameFrom35, encodeFrameFrom35, skipFrameFrom35],
    ),
  ],
  tells: [0x0c],
}));

/** Reads and writes messages in version 36. */
const codecFrom36 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 17,
  to: 17,
  like: codecFrom35.numbered,
  own: [
    ownMessage(
      "zdownload_piece",
      [0x16],
      [decodeZdownloadPieceFrom36, encodeZdownloadPieceFrom36, skipZdownloadPieceFrom36],
    ),
    ownMessage(
      "gamestate",
      [0x17],
      [decodeGamestateFrom36, encodeGamestateFrom36, skipGamestateFrom36],
    ),
    ownMessage(
      "configstringstream",
      [0x19],
      [
        decodeConfigstringstreamFrom36,
        encodeConfigstringstreamFrom36,
        skipConfigstringstreamFrom36,
      ],
    ),
    ownMessage(
      "baselinestream",
      [0x1a],
      [decodeBaselinestreamFrom36, encodeBaselinestreamFrom36, skipBaselinestreamFrom36],
    ),
  ],
  gone: ["zdownload", "playerupdate"],
  tells: [0x0c],
}));

/** Reads and writes messages in version 36-1015. */
const codecFrom361015 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 18,
  to: 18,
  like: codecFrom36.numbered,
  own: [
    wholeMessage(
      "frame",
      [0x14, 0x34, 0x54, 0x74, 0x94, 0xb4, 0xd4, 0xf4],
      [decodeFrameFrom361015, encodeFrameFrom361015, skipFrameFrom361015],
    ),
  ],
  tells: [0x0c],
}));

/** Reads and writes messages in version 3436+coord. */
const codecFrom3436coord = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 14,
  to: 14,
  like: numberedMessages,
  own: [
    ownMessage(
      "muzzleflash2",
      [0x02],
      [decodeMuzzleflash2From3434, encodeMuzzleflash2From3434, skipMuzzleflash2From3434],
    ),
    ownMessage("sound", [0x09], soundBy2(COORD_I16_FORM)),
    ownMessage(
      "configstring",
      [0x0d],
      [decodeConfigstringFrom3434, encodeConfigstringFrom3434, skipConfigstringFrom3434],
    ),
    ownMessage("spawnbaseline", [0x0e], "copy", spawnbaselineBy(STEP23_SCALED, VARI23_SCALED)),
    ownMessage("playerinfo", [0x11], "copy", [
      decodePlayerinfoFrom3436,
      encodePlayerinfoFrom3436,
      skipPlayerinfoFrom3436,
    ]),
    ownMessage("packetentities", [0x12], "copy", [
      decodePacketentitiesFrom3435,
      encodePacketentitiesFrom3435,
      skipPacketentitiesFrom3435,
    ]),
  ],
  tells: [0x0c],
}));

/** Reads and writes messages in version 3436. */
const codecFrom3436 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 13,
  to: 13,
  like: codecFrom3436coord.numbered,
  own: [
    ownMessage("temp_entity", [0x03], tempEntityBy(VARI23_SCALED, ENTITYTYPE_ARMS)),
    ownMessage("sound", [0x09], soundBy2(VARI23_SCALED)),
  ],
  tells: [0x0c],
}));

/** Reads and writes messages in version 3435. */
const codecFrom3435 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 12,
  to: 12,
  like: codecFrom3436.numbered,
  own: [
    ownMessage("playerinfo", [0x11], "copy", [
      decodePlayerinfoFrom3435,
      encodePlayerinfoFrom3435,
      skipPlayerinfoFrom3435,
    ]),
  ],
  tells: [0x0c],
}));

/** Reads and writes messages in version 3434. */
const codecFrom3434 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 11,
  to: 11,
  like: codecFrom3436coord.numbered,
  own: [
    ownMessage("spawnbaseline", [0x0e], "copy", spawnbaselineBy(COORD_I16_FORM, COORD_I16_FORM)),
    ownMessage("playerinfo", [0x11], "copy", [
      decodePlayerinfoFrom3434,
      encodePlayerinfoFrom3434,
      skipPlayerinfoFrom3434,
    ]),
    ownMessage("packetentities", [0x12], "copy", [
      decodePacketentitiesFrom3434,
      encodePacketentitiesFrom3434,
      skipPacketentitiesFrom3434,
    ]),
  ],
  tells: [0x0c],
}));

/** Reads and writes messages in version 36+24. */
const codecFrom3624 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 20,
  to: 20,
  like: codecFrom3436.numbered,
  own: [
    wholeMessage(
      "frame",
      [0x14, 0x34, 0x54, 0x74, 0x94, 0xb4, 0xd4, 0xf4],
      [decodeFrameFrom3624, encodeFrameFrom3624, skipFrameFrom3624],
    ),
    ownMessage("zpacket", [0x15], [decodeZpacketFrom35, encodeZpacketFrom35, skipZpacketFrom35]),
    ownMessage("setting", [0x18], [decodeSettingFrom35, encodeSettingFrom35, skipSettingFrom35]),
    ownMessage(
      "zdownload_piece",
      [0x16],
      [decodeZdownloadPieceFrom36, encodeZdownloadPieceFrom36, skipZdownloadPieceFrom36],
    ),
    ownMessage(
      "gamestate",
      [0x17],
      [decodeGamestateFrom3624, encodeGamestateFrom3624, skipGamestateFrom3624],
    ),
    ownMessage(
      "configstringstream",
      [0x19],
      [
        decodeConfigstringstreamFrom368,
        encodeConfigstringstreamFrom368,
        skipConfigstringstreamFrom368,
      ],
    ),
    ownMessage(
      "baselinestream",
      [0x1a],
      [decodeBaselinestreamFrom3624, encodeBaselinestreamFrom3624, skipBaselinestreamFrom3624],
    ),
  ],
  gone: ["playerinfo", "packetentities", 0x11, 0x12],
  tells: [0x0c],
}));

/** Reads and writes messages in version 36+8. */
const codecFrom368 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 19,
  to: 19,
  like: codecFrom3624.numbered,
  own: [
    ownMessage("temp_entity", [0x03], [decodeTempEntity, encodeTempEntity, skipTempEntity]),
    ownMessage("sound", [0x09], soundBy2(COORD_I16_FORM)),
    ownMessage("spawnbaseline", [0x0e], "copy", spawnbaselineBy(COORD_I16_FORM, COORD_I16_FORM)),
    wholeMessage(
      "frame",
      [0x14, 0x34, 0x54, 0x74, 0x94, 0xb4, 0xd4, 0xf4],
      [decodeFrameFrom368, encodeFrameFrom368, skipFrameFrom368],
    ),
    ownMessage(
      "gamestate",
      [0x17],
      [decodeGamestateFrom368, encodeGamestateFrom368, skipGamestateFrom368],
    ),
    ownMessage(
      "baselinestream",
      [0x1a],
      [decodeBaselinestreamFrom368, encodeBaselinestreamFrom368, skipBaselinestreamFrom368],
    ),
  ],
  tells: [0x0c],
}));

/** Reads and writes messages in version 56. */
const codecFrom56 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 21,
  to: 21,
  like: numberedMessages,
  own: [
    ownMessage(
      "muzzleflash",
      [0x01],
      [decodeMuzzleflashFrom56, encodeMuzzleflashFrom56, skipMuzzleflashFrom56],
    ),
    ownMessage(
      "muzzleflash2",
      [0x02],
      [decodeMuzzleflash2From56, encodeMuzzleflash2From56, skipMuzzleflash2From56],
    ),
    ownMessage("temp_entity", [0x03], tempEntityBy(COORD_I24_FORM, ENTITYTYPE_ARMS_2)),
    ownMessage("sound", [0x09], [decodeSoundFrom56, encodeSoundFrom56, skipSoundFrom56]),
    ownMessage(
      "configstring",
      [0x0d],
      [decodeConfigstringFrom56, encodeConfigstringFrom56, skipConfigstringFrom56],
    ),
    ownMessage("spawnbaseline", [0x0e], "copy", [
      decodeSpawnbaselineFrom56,
      encodeSpawnbaselineFrom56,
      skipSpawnbaselineFrom56,
    ]),
    ownMessage("playerinfo", [0x11], "copy", [
      decodePlayerinfoFrom56,
      encodePlayerinfoFrom56,
      skipPlayerinfoFrom56,
    ]),
    ownMessage("packetentities", [0x12], "copy", [
      decodePacketentitiesFrom56,
      encodePacketentitiesFrom56,
      skipPacketentitiesFrom56,
    ]),
    ownMessage("fog", [0x15], [decodeFogFrom56, encodeFogFrom56, skipFogFrom56]),
  ],
  tells: [0x0c],
}));

/** Reads and writes messages in version 2023. */
const codecFrom2023 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 9,
  to: 9,
  like: codecFrom2022.numbered,
  own: [
    ownMessage(
      "temp_entity",
      [0x03],
      [decodeTempEntityFrom2023, encodeTempEntityFrom2023, skipTempEntityFrom2023],
    ),
    ownMessage("sound", [0x09], soundBy(COORD_F32)),
    ownMessage("spawnbaseline", [0x0e], "copy", [
      decodeSpawnbaselineFrom2023,
      encodeSpawnbaselineFrom2023,
      skipSpawnbaselineFrom2023,
    ]),
    ownMessage("packetentities", [0x12], "copy", [
      decodePacketentitiesFrom2023,
      encodePacketentitiesFrom2023,
      skipPacketentitiesFrom2023,
    ]),
  ],
  tells: [0x0c],
}));
/** A codec for each class of versions that are alike, oldest first. */
export const codecs: readonly Codec<Message, Handlers>[] = [
  {
    table,
    from: 0,
    to: 0,
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
    from: 1,
    to: 1,
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
    from: 2,
    to: 5,
    decode: decodeMessageUntil31,
    encode: encodeMessageUntil31,
    skip: skipMessageUntil31,
    visit: visitMessageUntil31,
    skipAll: skipMessagesUntil31,
    visitAll: visitMessagesUntil31,
    passAll: passMessagesUntil31,
    scratch: newScratchUntil31,
    read: readMessageUntil31,
    pass: passMessageUntil31,
  },
  {
    table,
    from: 6,
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
  codecFrom2023,
  codecFrom2022,
  codecFrom3434,
  codecFrom3435,
  codecFrom3436,
  codecFrom3436coord,
  codecFrom35,
  codecFrom351904,
  codecFrom36,
  codecFrom361015,
  codecFrom368,
  codecFrom3624,
  codecFrom56,
  {
    table,
    from: 22,
    to: 24,
    decode: decodeMessageServer,
    encode: encodeMessageServer,
    skip: skipMessageServer,
    visit: visitMessageServer,
    skipAll: skipMessagesServer,
    visitAll: visitMessagesServer,
    passAll: passMessagesServer,
    scratch: newScratchServer,
    read: readMessageServer,
    pass: passMessageServer,
  },
  {
    table,
    from: 25,
    to: 25,
    decode: decodeMessageRelayUntil26,
    encode: encodeMessageRelayUntil26,
    skip: skipMessageRelayUntil26,
    visit: visitMessageRelayUntil26,
    skipAll: skipMessagesRelayUntil26,
    visitAll: visitMessagesRelayUntil26,
    passAll: passMessagesRelayUntil26,
    scratch: newScratchRelayUntil26,
    read: readMessageRelayUntil26,
    pass: passMessageRelayUntil26,
  },
  {
    table,
    from: 26,
    to: 29,
    decode: decodeMessageRelayUntil31,
    encode: encodeMessageRelayUntil31,
    skip: skipMessageRelayUntil31,
    visit: visitMessageRelayUntil31,
    skipAll: skipMessagesRelayUntil31,
    visitAll: visitMessagesRelayUntil31,
    passAll: passMessagesRelayUntil31,
    scratch: newScratchRelayUntil31,
    read: readMessageRelayUntil31,
    pass: passMessageRelayUntil31,
  },
  {
    table,
    from: 30,
    to: 32,
    decode: decodeMessageRelay,
    encode: encodeMessageRelay,
    skip: skipMessageRelay,
    visit: visitMessageRelay,
    skipAll: skipMessagesRelay,
    visitAll: visitMessagesRelay,
    passAll: passMessagesRelay,
    scratch: newScratchRelay,
    read: readMessageRelay,
    pass: passMessageRelay,
  },
];
const PacketentityState$0 = /* @__PURE__ */ plainConstructor(function (
  this: any,
  m: any,
  from: any,
) {
  const r0 = from.baseline;
  this.number = m.number ?? 0;
  this.modelindex = m.modelindex ?? r0?.modelindex ?? 0;
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
  this.oldorigin = m.oldorigin ?? r0?.origin ?? [0, 0, 0];
  this.sound = m.sound ?? r0?.sound ?? 0;
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
  this.oldorigin = m.oldorigin ?? r0?.origin ?? [0, 0, 0];
  this.sound = m.sound ?? r0?.sound ?? 0;
  this.event = m.event ?? 0;
  this.solid = m.solid ?? r0?.solid ?? 0;
});
const PacketentityState$2 = /* @__PURE__ */ plainConstructor(function (
  this: any,
  m: any,
  from: any,
) {
  const r0 = from.previous;
  this.number = m.number ?? 0;
  this.remove = m.remove ?? false;
  this.modelindex = m.modelindex ?? r0?.modelindex ?? 0;
  this.modelindex2 = m.modelindex2 ?? r0?.modelindex2 ?? 0;
  this.modelindex3 = m.modelindex3 ?? r0?.modelindex3 ?? 0;
  this.modelindex4 = m.modelindex4 ?? r0?.modelindex4 ?? 0;
  this.modelindex5 = m.modelindex5 ?? r0?.modelindex5 ?? 0;
  this.modelindex6 = m.modelindex6 ?? r0?.modelindex6 ?? 0;
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
  this.oldorigin = m.oldorigin ?? r0?.origin ?? [0, 0, 0];
  this.alpha = m.alpha ?? r0?.alpha ?? 0;
  this.sound = m.sound ?? r0?.sound ?? 0;
  this.attenuation = m.attenuation ?? r0?.attenuation ?? 0;
  this.event = m.event ?? 0;
  this.solid = m.solid ?? r0?.solid ?? 0;
});
const WeaponState$3 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
  const r0 = from.previous;
  this.gunframe = m.gunframe ?? 0;
  this.gunoffset1 = m.gunoffset1 ?? r0?.gunoffset1 ?? 0;
  this.gunoffset2 = m.gunoffset2 ?? r0?.gunoffset2 ?? 0;
  this.gunoffset3 = m.gunoffset3 ?? r0?.gunoffset3 ?? 0;
  this.gunangle1 = m.gunangle1 ?? r0?.gunangle1 ?? 0;
  this.gunangle2 = m.gunangle2 ?? r0?.gunangle2 ?? 0;
  this.gunangle3 = m.gunangle3 ?? r0?.gunangle3 ?? 0;
  this.gunrate = m.gunrate ?? r0?.gunrate ?? 0;
});
const LoopState$4 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
  const r0 = from.previous;
  this.soundnum = m.soundnum ?? 0;
  this.volume = m.volume ?? r0?.volume ?? 0;
  this.attenuation = m.attenuation ?? r0?.attenuation ?? 0;
});
const ColoursState$5 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
  const r0 = from.previous;
  this.values = merged(r0?.values ?? {}, m.values);
});
const PlayerFogState$6 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
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
const PlayerinfoState$7 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
  const r0 = from.previous;
  this.origin = m.origin ?? [0, 0, 0];
  this.viewangles = m.viewangles ?? [0, 0, 0];
  this.kick_angles = m.kick_angles ?? [0, 0, 0];
  this.gunindex = m.gunindex ?? 0;
  this.unknown = m.unknown ?? 0;
  this.gun = m.gun ?? r0?.gun;
  this.blend = m.blend ?? [0, 0, 0, 0];
  this.stats = merged(r0?.stats ?? {}, m.stats);
});
const PlayerinfoState$8 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
  const r0 = from.previous;
  this.pm_type = m.pm_type ?? r0?.pm_type ?? 0;
  this.origin = m.origin ?? r0?.origin ?? [0, 0, 0];
  this.velocity = m.velocity ?? r0?.velocity ?? [0, 0, 0];
  this.pm_time = m.pm_time ?? r0?.pm_time ?? 0;
  this.pm_flags = m.pm_flags ?? r0?.pm_flags ?? 0;
  this.gravity = m.gravity ?? r0?.gravity ?? 0;
  this.delta_angles = m.delta_angles ?? r0?.delta_angles ?? [0, 0, 0];
  this.viewoffset = m.viewoffset ?? r0?.viewoffset ?? [0, 0, 0];
  this.viewangles = m.viewangles ?? r0?.viewangles ?? [0, 0, 0];
  this.kick_angles = m.kick_angles ?? r0?.kick_angles ?? [0, 0, 0];
  this.gunindex = m.gunindex ?? r0?.gunindex ?? 0;
  this.gun = m.gun ?? r0?.gun;
  this.blend = m.blend ?? r0?.blend ?? [0, 0, 0, 0];
  this.fov = m.fov ?? r0?.fov ?? 0;
  this.rdflags = m.rdflags ?? r0?.rdflags ?? 0;
  this.stats = merged(r0?.stats ?? {}, m.stats);
});
const PlayerinfoState$9 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
  const r0 = from.previous;
  this.pm_type = m.pm_type ?? r0?.pm_type ?? 0;
  this.origin = m.origin ?? r0?.origin ?? [0, 0, 0];
  this.velocity = m.velocity ?? r0?.velocity ?? [0, 0, 0];
  this.pm_time = m.pm_time ?? r0?.pm_time ?? 0;
  this.pm_flags = m.pm_flags ?? r0?.pm_flags ?? 0;
  this.gravity = m.gravity ?? r0?.gravity ?? 0;
  this.delta_angles = m.delta_angles ?? r0?.delta_angles ?? [0, 0, 0];
  this.viewoffset = m.viewoffset ?? r0?.viewoffset ?? [0, 0, 0];
  this.viewangles = m.viewangles ?? r0?.viewangles ?? [0, 0, 0];
  this.kick_angles = m.kick_angles ?? r0?.kick_angles ?? [0, 0, 0];
  this.gunindex = m.gunindex ?? r0?.gunindex ?? 0;
  this.gunindex2 = m.gunindex2 ?? r0?.gunindex2 ?? 0;
  this.gun = m.gun ?? r0?.gun;
  this.gunskin = m.gunskin ?? r0?.gunskin ?? 0;
  this.gunskin2 = m.gunskin2 ?? r0?.gunskin2 ?? 0;
  this.maxspeed = m.maxspeed ?? r0?.maxspeed ?? 0;
  this.duckspeed = m.duckspeed ?? r0?.duckspeed ?? 0;
  this.waterspeed = m.waterspeed ?? r0?.waterspeed ?? 0;
  this.acceleration = m.acceleration ?? r0?.acceleration ?? 0;
  this.stopspeed = m.stopspeed ?? r0?.stopspeed ?? 0;
  this.blend = m.blend ?? r0?.blend ?? [0, 0, 0, 0];
  this.fov = m.fov ?? r0?.fov ?? 0;
  this.rdflags = m.rdflags ?? r0?.rdflags ?? 0;
  this.stats = merged(r0?.stats ?? {}, m.stats);
});
const PlayerinfoState$10 = /* @__PURE__ */ plainConstructor(function (
  this: any,
  m: any,
  from: any,
) {
  const r0 = from.previous;
  this.unicast = m.unicast ?? 0;
  this.pm_type = m.pm_type ?? r0?.pm_type ?? 0;
  this.origin = m.origin ?? r0?.origin ?? [0, 0, 0];
  this.velocity = m.velocity ?? r0?.velocity ?? [0, 0, 0];
  this.pm_time = m.pm_time ?? r0?.pm_time ?? 0;
  this.pm_flags = m.pm_flags ?? r0?.pm_flags ?? 0;
  this.gravity = m.gravity ?? r0?.gravity ?? 0;
  this.delta_angles = m.delta_angles ?? r0?.delta_angles ?? [0, 0, 0];
  this.viewoffset = m.viewoffset ?? r0?.viewoffset ?? [0, 0, 0];
  this.viewangles = m.viewangles ?? r0?.viewangles ?? [0, 0, 0];
  this.kick_angles = m.kick_angles ?? r0?.kick_angles ?? [0, 0, 0];
  this.gunindex = m.gunindex ?? r0?.gunindex ?? 0;
  this.gun = m.gun ?? r0?.gun;
  this.blend = m.blend ?? r0?.blend ?? [0, 0, 0, 0];
  this.fov = m.fov ?? r0?.fov ?? 0;
  this.rdflags = m.rdflags ?? r0?.rdflags ?? 0;
  this.stats = merged(r0?.stats ?? {}, m.stats);
});
const FrameState$11 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.serverframe = m.serverframe ?? 0;
  this.areas = m.areas;
});
const FrameState$12 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.serverframe = m.serverframe ?? 0;
  this.deltaframe = m.deltaframe ?? 0;
  this.areas = m.areas;
});
const FrameState$13 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.serverframe = m.serverframe ?? 0;
  this.deltaframe = m.deltaframe ?? 0;
  this.suppresscount = m.suppresscount ?? 0;
  this.areas = m.areas;
});
const FrameState$14 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
  const r0 = from.previous;
  this.serverframe = m.serverframe ?? 0;
  this.offset = m.offset ?? 0;
  this.suppresscount = m.suppresscount ?? 0;
  this.areas = m.areas;
  this.pm_type = m.pm_type ?? r0?.pm_type ?? 0;
  this.origin = [
    m.origin1 ?? r0?.origin?.[0] ?? 0,
    m.origin2 ?? r0?.origin?.[1] ?? 0,
    m.origin3 ?? r0?.origin?.[2] ?? 0,
  ];
  this.velocity = [
    m.velocity1 ?? r0?.velocity?.[0] ?? 0,
    m.velocity2 ?? r0?.velocity?.[1] ?? 0,
    m.velocity3 ?? r0?.velocity?.[2] ?? 0,
  ];
  this.pm_time = m.pm_time ?? r0?.pm_time ?? 0;
  this.pm_flags = m.pm_flags ?? r0?.pm_flags ?? 0;
  this.gravity = m.gravity ?? r0?.gravity ?? 0;
  this.delta_angles = m.delta_angles ?? r0?.delta_angles ?? [0, 0, 0];
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
  this.clientnum = m.clientnum ?? 0;
  this.entities = m.entities;
});
const FrameState$15 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.serverframe = m.serverframe ?? 0;
});
const FrameState$16 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.unicast = m.unicast ?? 0;
  this.serverframe = m.serverframe ?? 0;
  this.deltaframe = m.deltaframe ?? 0;
  this.areas = m.areas;
  this.connected = m.connected;
});
const FrameState$17 = /* @__PURE__ */ plainConstructor(function (this: any, m: any) {
  this.unicast = m.unicast ?? 0;
  this.serverframe = m.serverframe ?? 0;
  this.deltaframe = m.deltaframe ?? 0;
  this.suppresscount = m.suppresscount ?? 0;
  this.areas = m.areas;
  this.connected = m.connected;
});

/** What makes states of deltas, by names and by layouts; undefined where only the table says how. */
export const stateMakers: Readonly<
  Record<string, readonly ((new (m: any, from: any) => any) | undefined)[]>
> = {
  packetentity: [
    PacketentityState$0,
    PacketentityState$1,
    undefined,
    undefined,
    undefined,
    undefined,
    PacketentityState$1,
    PacketentityState$1,
    PacketentityState$1,
    undefined,
    undefined,
    PacketentityState$2,
    PacketentityState$1,
    PacketentityState$1,
  ],
  weapon: [WeaponState$3],
  loop: [LoopState$4, LoopState$4],
  colours: [ColoursState$5, ColoursState$5],
  player_fog: [PlayerFogState$6, PlayerFogState$6],
  playerinfo: [
    PlayerinfoState$7,
    PlayerinfoState$8,
    undefined,
    PlayerinfoState$8,
    undefined,
    undefined,
    PlayerinfoState$9,
    PlayerinfoState$8,
    PlayerinfoState$10,
  ],
  frame: [
    FrameState$11,
    FrameState$12,
    FrameState$13,
    FrameState$14,
    FrameState$14,
    FrameState$14,
    FrameState$14,
    FrameState$14,
    undefined,
    FrameState$13,
    FrameState$15,
    FrameState$16,
    FrameState$17,
  ],
};
