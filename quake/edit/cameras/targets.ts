import type { World } from "../../world/index.ts";
import { isNamed } from "../words.ts";
import type { Spot } from "./pose.ts";
import { type Target, targetName } from "./script.ts";

/** Knows where targets are, or were last in the level. */
export class Targets {
  readonly #last = new Map<string, Spot>();
  #world: World | undefined;

  /** Goes on to the next world. */
  see(world: World): void {
    if (this.#world?.level !== world.level) this.#last.clear();
    this.#world = world;
  }

  /** Where a target is, or was; undefined where it was not in sight yet. */
  spot(target: Target): Spot | undefined {
    const found = this.#world === undefined ? undefined : spotIn(this.#world, target);
    const name = targetName(target);
    if (found === undefined) return this.#last.get(name);
    this.#last.set(name, found);
    return found;
  }

  /** Whether a target is in sight. */
  isThere(target: Target): boolean {
    return this.#world !== undefined && spotIn(this.#world, target) !== undefined;
  }
}

function spotIn({ view, entities, players }: World, target: Target): Spot | undefined {
  if (target.kind !== "player") {
    const number = target.kind === "entity" ? target.number : view.entity;
    const entity = number === undefined ? undefined : entities.get(number);
    if (entity !== undefined) return { origin: entity.origin, yaw: entity.angles[1] };
    // Where players are no entities.
    const own = target.kind === "recorder" ? players.get(view.slot!) : undefined;
    return own && { origin: own.origin, yaw: view.angles?.[1] ?? 0 };
  }
  for (const { name, slot, origin, angles } of players.values())
    if (isNamed(name, target.name)) {
      const own = slot === view.slot ? view.angles : undefined;
      return { origin, yaw: (angles ?? own)?.[1] ?? 0 };
    }
  return undefined;
}
