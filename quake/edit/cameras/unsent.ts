import type { Spawnbaseline } from "../../../generated/netquake.ts";
import { messagesOf, type RecordedBlock } from "../../../recording/index.ts";
import type { Visibility } from "../../map/index.ts";
import type { Vector, World } from "../../world/index.ts";
import type { Family } from "../family/index.ts";
import { between, directionOf, lengthOf } from "./geometry.ts";
import type { Pose } from "./pose.ts";
import type { Shot } from "./script.ts";

/** Without a map nobody knows of walls: what is further away, in map units, is taken to be out of sight. */
const FAR = 1024;

const MODEL = "modelindex" satisfies keyof Spawnbaseline;
const ORIGIN = "origin" satisfies keyof Spawnbaseline;

/** A picture is wider than high, and its corners are further out than its sides. */
const CORNERS = 1.25;

/** Something that was in a camera's view, and not in the recording. */
export interface Gap {
  readonly number: number;
  readonly model: string;
  /** Seconds of play at which it was missed first. */
  readonly from: number;
  /** Seconds in which it was in the view and missed. */
  readonly seconds: number;
}

/** Where something was last, or will be by its baseline. */
interface Known {
  readonly model: string;
  readonly origin: Vector;
  gaps: Map<Shot, { readonly from: number; seconds: number }>;
}

/**
 * Collects what servers did not send since the player could not see it, and a camera can: entities that are gone where
 * they were, and come again. Those that do not come again were taken or are dead. Only what is there from the level's
 * beginning on is looked for: numbers of what comes later are given to others.
 */
export class Unsent {
  readonly #family: Family;
  /** The maps of levels, by their names. */
  readonly #maps: ReadonlyMap<string, Visibility>;
  #known = new Map<number, Known>();
  /** What each number is at the level's beginning. */
  #first = new Map<number, string>();
  #before: number | undefined;
  readonly gaps = new Map<Shot, Gap[]>();

  constructor(family: Family, maps: ReadonlyMap<string, Visibility>) {
    this.#family = family;
    this.#maps = maps;
  }

  /** A level begins. */
  begin(): void {
    this.#known = new Map();
    this.#first = new Map();
    this.#before = undefined;
  }

  /** Takes a block that comes before the level is shown: what is there from its beginning on. */
  learn(part: RecordedBlock, models: readonly string[]): void {
    for (const message of messagesOf(part)) {
      const meaning = this.#family.roles.of(message);
      const members = new Map<string, unknown>(Object.entries(message));
      const [modelindex, origin] = [members.get(MODEL), members.get(ORIGIN)];
      if (meaning.sets === undefined || typeof modelindex !== "number" || !isVector(origin))
        continue;
      const model = models[modelindex];
      const number = meaning.number(message, "number");
      if (model === undefined || number === undefined) continue;
      this.#first.set(number, model);
      this.#see(number, model, origin);
    }
  }

  /**
   * Takes a frame.
   *
   * @param seen the shot that it is seen through, if any, and from where
   * @param now seconds of play
   */
  frame(
    world: World,
    seen: { readonly shot: Shot; readonly pose: Pose } | undefined,
    now: number,
  ): void {
    for (const { number, model, origin } of world.entities.values())
      if (model !== undefined) this.#see(number, model, origin);
    const step = this.#before === undefined ? 0 : now - this.#before;
    this.#before = now;
    if (seen === undefined) return;
    const map = this.#maps.get(world.level.map);
    const eyes = map && { map, camera: map.leafAt(seen.pose.origin), player: leafOf(map, world) };
    for (const [number, known] of this.#known) {
      if (world.entities.has(number) || number === world.view.entity) continue;
      if (!isInView(known.origin, seen.pose, seen.shot.fov ?? 90, eyes === undefined)) continue;
      if (eyes !== undefined && !isHidden(known.origin, eyes)) continue;
      const gap = known.gaps.get(seen.shot) ?? { from: now, seconds: 0 };
      gap.seconds += step;
      known.gaps.set(seen.shot, gap);
    }
  }

  /** Something is there: what was missed of it before is known to have been there, too. */
  #see(number: number, model: string, origin: Vector): void {
    // Parts of the map are where they are, whatever their origin says.
    if (model.startsWith("*")) return;
    if (this.#first.get(number) !== model) {
      this.#known.delete(number);
      return;
    }
    const known = this.#known.get(number);
    if (known?.model === model)
      for (const [shot, { from, seconds }] of known.gaps) {
        const gaps = this.gaps.get(shot) ?? [];
        gaps.push({ number, model, from, seconds });
        this.gaps.set(shot, gaps);
      }
    this.#known.set(number, { model, origin, gaps: new Map() });
  }
}

interface Eyes {
  readonly map: Visibility;
  readonly camera: number;
  readonly player: number | undefined;
}

function leafOf(map: Visibility, { view }: World): number | undefined {
  return view.origin === undefined ? undefined : map.leafAt(view.origin);
}

/** Whether the camera may see a point, and the player not: what he may see was sent if it was there. */
function isHidden(point: Vector, { map, camera, player }: Eyes): boolean {
  const leaf = map.leafAt(point);
  return map.sees(camera, leaf) && (player === undefined || !map.sees(player, leaf));
}

function isInView(point: Vector, { origin, angles }: Pose, fov: number, isNear: boolean): boolean {
  const way = between(origin, point);
  const far = lengthOf(way);
  if (far === 0 || (isNear && far > FAR)) return far === 0;
  const ahead = directionOf(angles);
  const cosine = (way[0] * ahead[0] + way[1] * ahead[1] + way[2] * ahead[2]) / far;
  const half = Math.atan(Math.tan((fov * Math.PI) / 360) * CORNERS);
  return cosine > Math.cos(half);
}

function isVector(value: unknown): value is Vector {
  return Array.isArray(value) && value.length === 3;
}
