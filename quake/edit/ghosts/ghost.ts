import { table as netquake } from "../../../generated/netquake.ts";
import { type PacketentityState, table as quake2 } from "../../../generated/quake2.ts";
import { table as quakeworld } from "../../../generated/quakeworld.ts";
import type { AnyContainer, Part } from "../../../recording/index.ts";
import {
  type Follower,
  followerOf,
  type Player,
  type Vector,
  type World,
} from "../../world/index.ts";
import { EditError, refuseForeign } from "../edit.ts";
import { configurationOf } from "../../world/quake2/configuration.ts";
import { type Family, familyOf } from "../family/index.ts";
import { Levels } from "../levels.ts";
import { isNamed } from "../words.ts";

/** Somebody's run, to be put into another recording. */
export interface Ghost {
  /** Of the recording that it is from, for people. */
  readonly name: string;
  /** That of the recording, as `netquake`. */
  readonly protocol: string;
  /** In the order in which they are played. */
  readonly levels: readonly GhostLevel[];
}

/** A run's way through a level. */
export interface GhostLevel {
  /** The map's file without folder and ending. */
  readonly map: string;
  /** Seconds of play at the level's first frame. */
  readonly from: number;
  /** In the order of their times: all frames in which he is there and has a model. */
  readonly frames: readonly GhostFrame[];
}

/** How somebody was seen at a time. */
export interface GhostFrame {
  /** Seconds of play since the recording's first frame. */
  readonly seconds: number;
  /** What the server's clock showed: seconds since the level began. */
  readonly clock: number;
  readonly origin: Vector;
  readonly angles: Vector;
  /** The model's file; of Quake II's players model and skin, as `male/grunt`. */
  readonly model: string;
  readonly frame: number;
  readonly skin: number;
  /** What Quake II's frames say of him. */
  readonly state?: PacketentityState;
}

/** Those whose players are entities with a model. */
const PROTOCOLS: ReadonlySet<string> = new Set([netquake.name, quakeworld.name, quake2.name]);

/** Reads a run of a recording, part by part. It holds where somebody was at each frame. */
export class GhostReader {
  readonly #family: Family;
  readonly #follower: Follower;
  readonly #levels: Levels;
  readonly #player: string | undefined;
  /** By the levels' numbers. */
  readonly #read = new Map<number, { map: string; from: number; readonly frames: GhostFrame[] }>();
  readonly #names = new Set<string>();

  /**
   * Throws EditError for recordings of all of Quake II's players.
   *
   * @param player his name; whoever recorded without it
   */
  constructor(container: AnyContainer, player?: string) {
    const { protocol } = familyOf(container);
    if (!PROTOCOLS.has(protocol))
      throw new EditError(`${container.table.name}: no ghost is read from such recordings`);
    this.#family = familyOf(container);
    this.#follower = followerOf(container)!;
    this.#levels = new Levels(this.#family, this.#follower);
    this.#player = player;
  }

  /** Takes the next part. Throws EditError for a file of another format. */
  take(part: Part): void {
    if (part.kind === "header") refuseForeign(part);
    if (part.kind !== "block") return;
    for (const world of this.#levels.take(part, this.#follower.worlds(part)))
      this.#see(world, part.version);
  }

  /** The run. Throws EditError where he is in no frame. */
  ghost(name: string): Ghost {
    const levels = [...this.#read.values()].filter(({ frames }) => frames.length > 0);
    if (levels.length > 0) return { name, protocol: this.#family.protocol, levels };
    if (this.#player === undefined)
      throw new EditError("whoever recorded it is not in sight in any frame");
    const names = [...this.#names].join(", ");
    throw new EditError(`no player "${this.#player}" is in sight: there are ${names || "none"}`);
  }

  #see(world: World, version: number): void {
    const { number, elapsed } = this.#levels;
    const level = this.#read.get(number) ?? { map: world.level.map, from: elapsed, frames: [] };
    this.#read.set(number, level);
    const isQuake2 = this.#family.protocol === quake2.name;
    const seen = isQuake2 ? this.#playerEntity(world, version) : this.#seenIn(world);
    if (seen === undefined) return;
    level.frames.push({ seconds: elapsed, clock: world.time, ...seen });
  }

  #seenIn(world: World): Seen | undefined {
    const player = this.#playerIn(world);
    if (player !== undefined) return seenPlayer(player, world.view.angles);
    // Who recorded alone has an entity, and no name where he has none.
    const { entity } = world.view;
    if (this.#player !== undefined || entity === undefined) return undefined;
    const seen = world.entities.get(entity);
    if (seen?.model === undefined) return undefined;
    const { origin, angles, model, frame, skin } = seen;
    return { origin, angles, model, frame, skin };
  }

  /** Of Quake II's players it is the entity that others see. */
  #playerEntity(world: World, version: number): Seen | undefined {
    const slot = this.#player === undefined ? world.view.slot : this.#playerIn(world)?.slot;
    if (slot === undefined) return undefined;
    const entity = world.entities.get(slot + 1);
    if (entity === undefined) return undefined;
    const { origin, angles, frame, skin } = entity;
    const { players } = configurationOf(version);
    const text = world.level.settings.get(`${players + slot}`) ?? "";
    const [, model = USUAL_LOOK] = text.split("\\");
    const state: unknown = entity;
    return { origin, angles, model, frame, skin, state: state as PacketentityState };
  }

  #playerIn({ players, view }: World): Player | undefined {
    if (this.#player === undefined)
      return view.slot === undefined ? undefined : players.get(view.slot);
    for (const player of players.values()) {
      if (player.name !== "") this.#names.add(player.name);
      if (isNamed(player.name, this.#player)) return player;
    }
    return undefined;
  }
}

/** What clients show of a player of whom nothing is said. */
const USUAL_LOOK = "male/grunt";

type Seen = Omit<GhostFrame, "seconds" | "clock">;

/** What families have of a player, by their schemas' names. */
interface PlayerState {
  readonly model?: string;
  readonly frame: number;
  readonly skin?: number;
  readonly skinnum?: number;
}

/** A player as others see him. Undefined where he has no model. */
function seenPlayer({ origin, angles, state }: Player, own: Vector | undefined): Seen | undefined {
  const { model, frame, skin, skinnum } = state as unknown as PlayerState;
  if (model === undefined) return undefined;
  // Quake's players are entities.
  if (skin !== undefined) return { origin, angles: angles!, model, frame, skin };
  // Of QuakeWorld's it is told where they look: their models lean a third of that, the other way.
  const [pitch = 0, yaw = 0] = angles ?? own ?? [];
  return { origin, angles: [-pitch / 3, yaw, 0], model, frame, skin: skinnum! };
}
