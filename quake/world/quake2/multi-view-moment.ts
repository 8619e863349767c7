import {
  type Entity,
  type EntityState,
  type Frame,
  type Player,
  type PlayerState,
  type Serverdata,
  stateMakers,
  type States,
  table,
} from "../../../generated/quake2_mvd.ts";
import { merged } from "../../../runtime/bytes/constructors.ts";
import { resolversOf } from "../resolved/resolve.ts";
import { isBeam } from "./quake2-frame.ts";
import { ALL, type Wanted } from "../wanted.ts";
import type { Vector } from "../world.ts";

/** A player who moves as he likes: his entity's place is his own. */
const PM_NORMAL = 0;
/** A body looks up and down by a third of what its player does (Quake II's `ClientEndServerFrame`). */
const PITCH_OF_BODY = 1 / 3;

/** What is known of a player. */
export interface KnownPlayer {
  readonly state: PlayerState;
  /** His figures, by their numbers. */
  readonly stats: Readonly<Record<number, number>>;
  /** He is in the game. */
  readonly isThere: boolean;
}

/** What is known of an entity. */
export interface KnownEntity {
  readonly state: EntityState;
  readonly isGone: boolean;
  /** The player's state that origin and angles were last taken from, where it is the entity of a player. */
  readonly placed: PlayerState | undefined;
}

/** Where a body is, and where it looks. */
interface Viewpoint {
  readonly origin: [number, number, number];
  readonly angles: [number, number, number];
}

/** What it knows between two blocks. */
export interface SavedMoment {
  readonly players: ReadonlyMap<number, KnownPlayer>;
  readonly entities: ReadonlyMap<number, KnownEntity>;
  readonly nobody: number;
}

const resolver = resolversOf<States>(table, stateMakers);

/**
 * All players and entities of a multi-view recording of Quake II, those too that are gone, as Q2PRO's relay keeps
 * them: each differs from what the file said of it last. Three members of entities come from elsewhere: `event` and
 * `oldorigin` are of one frame, and a player's body has his place (Q2PRO `MVD_PrepWorldFrame`,
 * `MVD_ParsePacketEntities`, `MVD_PlayerToEntityStates`).
 */
export class MultiViewMoment {
  /** His figures add up: those of one delta are no state. */
  readonly #playerDeltas = resolver("player", [], ["figures"]);
  readonly #entityDeltas = resolver("entity");
  #players = new Map<number, KnownPlayer>();
  #entities = new Map<number, KnownEntity>();
  #changedPlayers = new Set<number>();
  #changedEntities = new Set<number>();
  /** The entities that may not be at rest when the next block begins. */
  #unsettled = new Set<number>();
  readonly #hasEntities: boolean;
  readonly #hasPlayers: boolean;
  /** The slot of the server's own player, whose entity has its own place; -1 for none. */
  #nobody = -1;

  /** @param wanted what is asked for: without entities, players alone are kept; and with figures alone, how they were first */
  constructor({ entities, players }: Wanted = ALL) {
    this.#hasEntities = entities;
    this.#hasPlayers = entities || players;
  }

  get players(): ReadonlyMap<number, KnownPlayer> {
    return this.#players;
  }

  /** The slots of players of whom something is another than when it was asked for last. */
  takeChangedPlayers(): ReadonlySet<number> {
    const changed = this.#changedPlayers;
    this.#changedPlayers = new Set();
    return changed;
  }

  /** The numbers of entities of which something is another than when it was asked for last. */
  takeChangedEntities(): ReadonlySet<number> {
    const changed = this.#changedEntities;
    this.#changedEntities = new Set();
    return changed;
  }

  get entities(): ReadonlyMap<number, KnownEntity> {
    return this.#entities;
  }

  save(): SavedMoment {
    const { players, entities } = this;
    return { players: new Map(players), entities: new Map(entities), nobody: this.#nobody };
  }

  restore({ players, entities, nobody }: SavedMoment): void {
    this.#players = new Map(players);
    this.#entities = new Map(entities);
    this.#nobody = nobody;
    this.#unsettled = new Set(entities.keys());
  }

  /** A block begins: events are over, and movements but those of beams begin where the last one ended. */
  settle(): void {
    for (const number of this.#unsettled) {
      const { state, isGone, placed } = this.#entities.get(number)!;
      const settled = atRest(state);
      if (settled === state) continue;
      this.#entities.set(number, { state: settled, isGone, placed });
      this.#changedEntities.add(number);
    }
    this.#unsettled.clear();
  }

  /** A level begins: nothing is known. */
  begin(message: Serverdata, version: number): void {
    this.#players.clear();
    this.#entities.clear();
    this.#unsettled.clear();
    this.#changedPlayers.clear();
    this.#changedEntities.clear();
    this.#nobody = message.clientnum;
    this.see(message, version);
  }

  /** A frame, or the moment in which a level begins. */
  see({ players, entities }: Frame | Serverdata, version: number): void {
    for (const delta of players) this.#player(delta, version);
    if (!this.#hasEntities) return;
    for (const delta of entities) this.#entity(delta, version);
    for (const slot of this.#players.keys()) this.#place(slot);
  }

  /** Whether the entity of a slot has its player's place. */
  isPlaced(slot: number): boolean {
    const player = this.#players.get(slot);
    if (player?.isThere !== true || slot === this.#nobody) return false;
    return player.state.pm_type === PM_NORMAL && this.#entities.get(slot + 1)?.isGone === false;
  }

  #player(delta: Player, version: number): void {
    const known = this.#players.get(delta.number);
    const state =
      known !== undefined && !this.#hasPlayers
        ? known.state
        : this.#playerDeltas.resolve(version, delta, { previous: known?.state });
    const stats = merged(known?.stats ?? {}, delta.figures?.stats);
    const isThere = !delta.removed;
    if (known?.state === state && known.stats === stats && known.isThere === isThere) return;
    this.#players.set(delta.number, { state, stats, isThere });
    this.#changedPlayers.add(delta.number);
  }

  #entity(delta: Entity, version: number): void {
    const { number, remove: isGone } = delta;
    const known = this.#entities.get(number);
    const state = this.#entityDeltas.resolve(version, delta, { previous: known?.state });
    if (isGone && !isBeam(state)) state.oldorigin = [...state.origin];
    this.#know(number, { state, isGone, placed: known?.placed });
  }

  #know(number: number, known: KnownEntity): void {
    this.#entities.set(number, known);
    this.#unsettled.add(number);
    this.#changedEntities.add(number);
  }

  #place(slot: number): void {
    if (!this.isPlaced(slot)) return;
    const placed = this.#players.get(slot)!.state;
    const known = this.#entities.get(slot + 1)!;
    const { state, isGone } = known;
    const isThere = isSame(state.origin, placed.origin) && looksAs(state.angles, placed.viewangles);
    if (isThere && known.placed === placed) return;
    this.#know(slot + 1, {
      state: isThere ? state : { ...state, ...placeOf(placed) },
      isGone,
      placed,
    });
  }
}

/** Where the body of a player is. */
export function placeOf({ origin, viewangles }: PlayerState): Viewpoint {
  const [pitch, yaw] = viewangles;
  return { origin: [...origin], angles: [pitch * PITCH_OF_BODY, yaw, 0] };
}

function atRest(state: EntityState): EntityState {
  const oldorigin = isBeam(state) ? state.oldorigin : state.origin;
  if (state.event === 0 && isSame(state.oldorigin, oldorigin)) return state;
  return { ...state, event: 0, oldorigin: [...oldorigin] };
}

function isSame([x, y, z]: Vector, to: Vector): boolean {
  return x === to[0] && y === to[1] && z === to[2];
}

/** Whether a body has the angles of its player's view. */
function looksAs([pitch, yaw, roll]: Vector, view: Vector): boolean {
  return pitch === view[0] * PITCH_OF_BODY && yaw === view[1] && roll === 0;
}
