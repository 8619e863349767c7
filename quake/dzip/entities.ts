import type { Updateentity } from "../../generated/netquake.ts";

/** The members of an update that are predicted. */
type Predicted =
  | "modelindex"
  | "frame"
  | "colormap"
  | "skin"
  | "effects"
  | `origin${1 | 2 | 3}`
  | `angle${1 | 2 | 3}`
  | "alpha"
  | "scale"
  | "lerpfinish";

/** What a recording says of an entity, in the wire's own numbers. */
export type Entity = Record<
  | (Predicted & keyof Updateentity)
  /** Nehahra: the bits of a float, and 0, 1 or 2. */
  | "opacity"
  | "fullbright"
  /** How far it moved since the last frame. */
  | "moved1"
  | "moved2"
  | "moved3"
  /** Bits of members that are written though they are the baseline's. */
  | "forced",
  number
> & { nolerp: boolean; isActive: boolean };

/** What nothing was said of. */
export const NO_ENTITY: Readonly<Entity> = Object.freeze({
  modelindex: 0,
  frame: 0,
  colormap: 0,
  skin: 0,
  effects: 0,
  origin1: 0,
  origin2: 0,
  origin3: 0,
  angle1: 0,
  angle2: 0,
  angle3: 0,
  alpha: 0,
  scale: 0,
  lerpfinish: 0,
  opacity: 0,
  fullbright: 0,
  moved1: 0,
  moved2: 0,
  moved3: 0,
  forced: 0,
  nolerp: false,
  isActive: false,
});

/** An entity has a smaller number. */
export const MOST_ENTITIES = 32_768;

/** All entities of a recording as they are, and their baselines. */
export class Entities {
  readonly #baselines = new Map<number, Entity>();
  /** Those that entities without a state have: baselines count when their block is over. */
  readonly #settled = new Map<number, Entity>();
  readonly #fresh = new Map<number, Entity>();
  readonly #states = new Map<number, Entity>();
  readonly #isShown = new Set<number>();
  /** The same in ascending order, made when it is asked for: an archive may have many changes for one frame. */
  #shown: readonly number[] | undefined;

  baseline(entity: number): Readonly<Entity> {
    return this.#baselines.get(entity) ?? NO_ENTITY;
  }

  setBaseline(entity: number, state: Entity): void {
    this.#baselines.set(entity, state);
    this.#fresh.set(entity, state);
  }

  state(entity: number): Readonly<Entity> {
    return this.#states.get(entity) ?? this.#settled.get(entity) ?? NO_ENTITY;
  }

  setState(entity: number, state: Entity): void {
    this.#states.set(entity, state);
  }

  /** A block is over: where it had baselines, all entities are at theirs. */
  endBlock(): void {
    if (this.#fresh.size === 0) return;
    for (const [entity, state] of this.#fresh) this.#settled.set(entity, state);
    this.#fresh.clear();
    this.#states.clear();
  }

  /** Those that are in each frame, in ascending order. */
  get shown(): readonly number[] {
    return (this.#shown ??= [...this.#isShown].toSorted((a, b) => a - b));
  }

  isShown(entity: number): boolean {
    return this.#isShown.has(entity);
  }

  show(entities: Iterable<number>): void {
    const before = this.#isShown.size;
    for (const entity of entities) this.#isShown.add(entity);
    if (this.#isShown.size > before) this.#shown = undefined;
  }

  hide(entities: Iterable<number>): void {
    const before = this.#isShown.size;
    for (const entity of entities) {
      this.#isShown.delete(entity);
      this.#states.set(entity, { ...this.baseline(entity) });
    }
    if (this.#isShown.size < before) this.#shown = undefined;
  }
}
