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

function spotIn(world: World, target: Target): Spot | undefined {
  if (target.kind !== "player") {
    const number = target.kind === "entity" ? target.number : world.view.entity;
    const entity = number === undefined ? undefined : world.entities.get(number);
    return entity && { origin: entity.origin, yaw: entity.angles[1] };
  }
  for (const { name, origin, angles } of world.players.values())
    if (isNamed(name, target.name)) return { origin, yaw: angles?.[1] ?? 0 };
  return undefined;
}
