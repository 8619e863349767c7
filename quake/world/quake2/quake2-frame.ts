import type {
  Frame as FrameMessage,
  Message,
  PacketentityState,
  PlayerinfoState,
  States,
} from "../../../generated/quake2.ts";
import type { Roster } from "../level/roster.ts";
import type { SavedRing } from "../resolved/ring.ts";
import type { Versioned } from "../resolved/versioned.ts";
import { NO_ENTITIES } from "../wanted.ts";
import type { SavedQuake2Level } from "./quake2-level.ts";
import type { Entity, Level, Player } from "../world.ts";

/** What a frame of Quake II shows, and what it differs from. */
export interface Frame {
  readonly number: number;
  /** What it differs from, while it is sent; nothing where that is not remembered. */
  readonly reference: Frame | undefined;
  /** Whether what it differs from is known. */
  readonly valid: boolean;
  entities: ReadonlyMap<number, Entity & PacketentityState>;
  /** Whether its entities were given. */
  isReported: boolean;
  /** The player's own state, where it is given and can be known. */
  player: PlayerinfoState | ViewState | undefined;
}

/** What it knows between two blocks, at which no frame is open. */
export interface Quake2Saved {
  readonly announced: SavedQuake2Level;
  readonly baselines: ReadonlyMap<number, object>;
  readonly ring: SavedRing<Frame>;
  readonly slot: number | undefined;
  readonly begun: boolean;
  readonly kind: string;
  readonly firstFrame: number | undefined;
  readonly problems: readonly string[];
}

/** An entity with its model's name. */
export type NamedEntity = PacketentityState & { model: string | undefined };

/** The player's state as it is in a frame, with his figures, which add up. */
export type ViewState = States["frame"]["state"] & Pick<PlayerinfoState, "stats">;

/** A frame of which nothing but what it differs from is known. All members are there at once: to add some takes longer. */
export function newFrame(number: number, reference: Frame | undefined, valid: boolean): Frame {
  return { number, reference, valid, entities: NO_ENTITIES, isReported: false, player: undefined };
}

/** The offset of a frame that differs from nothing. */
const FROM_NOTHING = 31;

/** The frame that one differs from, where it tells how many frames before that was. */
export function referenceOf({ serverframe, offset }: FrameMessage): number | undefined {
  return offset === undefined || offset === FROM_NOTHING ? undefined : serverframe - offset;
}

/** Whether an entity is the same in the next frame, where nothing is known of it (DM2 §3.19, ERRATA 34-35). */
export function isAtRest(entity: PacketentityState): boolean {
  const { event, origin = NOWHERE, oldorigin = NOWHERE } = entity;
  return event === 0 && (isBeam(entity) || origin.every((x, i) => x === oldorigin[i]));
}

/** An entity that is a beam, whose other end `oldorigin` is (Quake II's `renderfx`). */
const RF_BEAM = 0x80;

/**
 * Whether an entity is a beam: its `oldorigin` stays where it is not given. The servers of id always tell it; those
 * that do not are read so by the clients of their protocols (Q2PRO `parse_entity_update`).
 */
export function isBeam({ renderfx }: { readonly renderfx: number }): boolean {
  return (renderfx & RF_BEAM) !== 0;
}

/** Where an entity is of which no place is given, as in a version whose places cannot be read. */
export const NOWHERE: [number, number, number] = [0, 0, 0];

export const NO_PLAYERS: ReadonlyMap<number, Player> = new Map<number, never>();

/**
 * The first entities are the players, and may be the bodies of those who left.
 *
 * @param slot whose eyes it is seen through
 */
export function playersIn(
  { entities, player }: Frame,
  { maxclients }: Level,
  roster: Roster,
  slot: number | undefined,
): ReadonlyMap<number, Player> {
  const players = new Map<number, Player>();
  for (let i = 0; i < maxclients; i++) {
    const entity = entities.get(i + 1);
    if (entity === undefined || entity.modelindex === 0 || roster.isEmpty(i)) continue;
    const { origin, angles } = entity;
    const velocity = i === slot ? player?.velocity : undefined;
    players.set(i, { slot: i, name: roster.nameOf(i), origin, angles, velocity, state: entity });
  }
  return players;
}

/** How many frames begin in a block. */
export function framesIn(messages: readonly Versioned<Message>[]): number {
  let count = 0;
  for (const [{ type }] of messages) if (type === "frame") count++;
  return count;
}
