import {
  type Message as Target,
  type Spawnbaseline,
  type States,
  table,
  type UpdateentityState,
} from "../../../generated/netquake.ts";
import type {
  Nail,
  Playerinfo,
  PlayerinfoState,
  UsercmdState,
} from "../../../generated/quakeworld.ts";
import type { Entity, Vector, World } from "../../world/index.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import type { Losses } from "../losses.ts";
import type { QuakeworldEvents } from "./quakeworld-events.ts";

/** Of entities' effects, those that Quake has; and the one that somebody shoots. */
const EFFECTS = 0xf;
const MUZZLEFLASH = 2;

/** QuakeWorld's word of an entity has numbers below this; nails have none, and get those up to Quake's last one. */
const FIRST_NAIL = 512;
const ENTITIES = 600;

const NAIL_MODEL = "progs/spike.mdl";
const PLAYER_MODEL = "progs/player.mdl";

/** A model is tilted by a third of what a player looks up or down, and the other way. */
const TILT = -1 / 3;

/** A player of a packet. */
interface Seen {
  readonly message: Playerinfo;
  readonly state: PlayerinfoState;
  /** Where he looks; nobody tells it of the one who records. */
  readonly looks: UsercmdState | undefined;
}

/** Tells what a packet shows as Quake tells entities: all that are in sight, as they differ from their baselines. */
export class QuakeworldScene {
  readonly #losses: Losses;
  readonly #events: QuakeworldEvents;
  readonly #updates = resolversOf<States>(table)("updateentity");
  readonly #baselines = new Map<number, Spawnbaseline>();
  readonly #players = new Map<number, Seen>();
  #nails: readonly Nail[] = [];
  /** The entities that were known last. */
  #entities: World["entities"] = new Map();

  constructor(losses: Losses, events: QuakeworldEvents) {
    this.#losses = losses;
    this.#events = events;
  }

  /** A packet begins: nobody is in sight who is not mentioned. */
  begin(): void {
    this.#players.clear();
    this.#nails = [];
  }

  baseline(message: Spawnbaseline): void {
    this.#baselines.set(message.entity, message);
  }

  player(message: Playerinfo, state: PlayerinfoState, looks: UsercmdState | undefined): void {
    this.#players.set(message.player, { message, state, looks });
  }

  nails(nails: readonly Nail[]): void {
    this.#nails = nails;
  }

  /** What was known of a player in this packet. */
  stateOf(slot: number): PlayerinfoState | undefined {
    return this.#players.get(slot)?.state;
  }

  /** @param angles where the camera looks */
  updates(world: World, angles: Vector): Target[] {
    if (world.complete) this.#entities = world.entities;
    else this.#losses.replacedOther("frames without entities", "the entities of the frame before");
    const players = [...this.#players.values()].filter(({ message }) =>
      world.players.has(message.player),
    );
    return [
      ...players.flatMap((seen) => this.#player(seen, world, angles)),
      ...[...this.#entities.values()].flatMap((entity) => this.#entity(entity)),
      ...this.#nails.flatMap((nail, index) => this.#nail(nail, index, world)),
    ];
  }

  #player({ message, state, looks }: Seen, { level, view }: World, angles: Vector): Target[] {
    const entity = this.#events.entity(message.player + 1);
    if (entity === 0) {
      this.#losses.dropped(message, undefined, "players after the first 16");
      return [];
    }
    const isOwn = message.player === view.slot;
    const [pitch, yaw, roll] =
      looks === undefined ? angles : [looks.angle1, looks.angle2, looks.angle3];
    this.#count({ message, state, looks }, isOwn);
    return this.#update({
      entity,
      modelindex: message.modelindex ?? Math.max(0, level.models.indexOf(PLAYER_MODEL)),
      frame: state.frame,
      colormap: entity,
      skin: state.skinnum,
      effects: this.#effects(message.type, state.effects, message.player + 1),
      origin: isOwn ? this.#placed(state.origin) : state.origin,
      // Nothing is tilted where he looks straight ahead: there is no -0.
      angles: [pitch * TILT + 0, yaw, roll],
      nolerp: false,
    });
  }

  /** Counts what Quake tells of no player, or only of the one who records. */
  #count({ message, state, looks }: Seen, isOwn: boolean): void {
    const { velocity1, velocity2, velocity3, dead, gib, nograv, solid } = state;
    if (!isOwn && (velocity1 || velocity2 || velocity3) !== 0)
      this.#losses.dropped(message, "velocity1", "how fast others are");
    if (looks !== undefined && doesSomething(looks))
      this.#losses.dropped(message, "command", "moves and buttons");
    if (dead) this.#losses.dropped(message, "dead");
    if (gib) this.#losses.dropped(message, "gib");
    if (nograv || state.pmc_bit1 || state.pmc_bit2) this.#losses.dropped(message, "nograv");
    if (solid) this.#losses.dropped(message, "solid");
  }

  /** Where the camera is: when the level is over, where it was asked to be. */
  #placed(origin: UpdateentityState["origin"]): UpdateentityState["origin"] {
    const { place } = this.#events;
    return place === undefined ? origin : [...place.origin];
  }

  #entity(entity: Entity): Target[] {
    const { number, modelindex, frame, skin, origin, angles } = entity;
    if (number >= FIRST_NAIL) {
      this.#losses.droppedOther(`entities from ${FIRST_NAIL} on`, 1);
      return [];
    }
    const colormap = Number(entity.colormap ?? 0);
    const effects = this.#effects("packetentity", entity.effects, number);
    return this.#update({
      entity: number,
      modelindex,
      frame,
      colormap,
      skin,
      effects,
      origin: [...origin],
      angles: [...angles],
      nolerp: false,
    });
  }

  #nail({ x, y, z, pitch, yaw }: Nail, index: number, { level }: World): Target[] {
    const modelindex = level.models.indexOf(NAIL_MODEL);
    const entity = FIRST_NAIL + index;
    if (modelindex < 0 || entity >= ENTITIES) {
      this.#losses.droppedOther("nails", 1);
      return [];
    }
    const [origin, angles]: [x: number, y: number, z: number][] = [
      [x, y, z],
      [pitch, yaw, 0],
    ];
    // They have no numbers: another one may be there in the next frame.
    const state = { entity, modelindex, origin: origin!, angles: angles!, nolerp: true };
    return this.#update({ ...state, frame: 0, colormap: 0, skin: 0, effects: 0 });
  }

  #update(state: UpdateentityState): Target[] {
    const baseline = this.#baselines.get(state.entity);
    const update = this.#updates.differ(table.current, state, { baseline });
    return [{ type: "updateentity", ...update }];
  }

  #effects(of: string, effects: number, number: number): number {
    if ((effects & ~EFFECTS) !== 0)
      this.#losses.member("dropped", of, "effects", "bits that Quake has not");
    const shoots = this.#events.flashes.has(number) ? MUZZLEFLASH : 0;
    return (effects & EFFECTS) | shoots;
  }
}

function doesSomething(command: UsercmdState): boolean {
  const { forwardmove, sidemove, upmove, buttons, impulse } = command;
  return [forwardmove, sidemove, upmove, buttons, impulse].some((value) => value !== 0);
}
