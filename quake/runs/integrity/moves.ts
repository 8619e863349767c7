import { TEMP_ENTITY } from "../../../generated/netquake.ts";
import type { Vector } from "../../world/index.ts";
import type { Frame, Moment } from "../moment.ts";
import { type Check, counted } from "./check.ts";
import { Findings } from "./finding.ts";
import { type Step, Steps } from "./steps.ts";

/** id's sv_maxvelocity, on each axis, in map units a second. */
const MOST = 2000 * Math.sqrt(3);
/** Steps, lifts and what pushes move a player so much more in a frame, in map units. */
const PUSHED = 64;
/** A teleporter turns the player, and shows it, within this many blocks. */
const NEAR = 4;

/** A move that no teleporter explains so far. */
interface Jump extends Pick<Frame, "block" | "time"> {
  readonly text: string;
  readonly isSingle: boolean;
}

/** Where the player who recorded is, from frame to frame: nothing but teleporters moves him further than he can fall. */
export class Moves implements Check {
  readonly name = "moves";
  readonly #findings = new Findings("moves");
  readonly #steps = new Steps();
  #count = 0;
  #teleported = -Infinity;
  #waiting: Jump[] = [];

  get findings() {
    return this.#findings.all;
  }

  get looked(): string {
    return counted(this.#count, "move");
  }

  see(moment: Moment): void {
    if (moment.messages.some(isTeleport)) this.#teleported = moment.block;
    const step = this.#steps.see(moment);
    if (step !== undefined) this.#step(step);
    this.#settle(moment.block);
  }

  end(): void {
    this.#settle(Infinity);
  }

  #step({ before, after, seconds, isPlayed, isSingle }: Step): void {
    const [from, to] = [before.world.view.origin, after.world.view.origin];
    if (from === undefined || to === undefined || !isPlayed) return;
    if (before.world.view.entity !== after.world.view.entity) return;
    this.#count++;
    const far = distance(from, to);
    if (!(far > MOST * Math.max(seconds, 0) + PUSHED) || seconds < 0) return;
    const text = `the player is ${Math.round(far)} units from where he was ${seconds.toFixed(3)} seconds before, from ${pointText(from)} to ${pointText(to)}, and no teleporter shows`;
    this.#waiting.push({ block: after.block, time: after.time, text, isSingle });
  }

  #settle(now: number): void {
    const isDue = ({ block }: Jump) => now > block + NEAR;
    for (const jump of this.#waiting.filter(isDue))
      if (Math.abs(this.#teleported - jump.block) > 2 * NEAR)
        this.#findings.add(
          jump.isSingle ? "likely" : "notice",
          `${jump.isSingle}`,
          jump,
          jump.text,
        );
    this.#waiting = this.#waiting.filter((jump) => !isDue(jump));
  }
}

/** Teleporters turn the player (id's teleport_touch sets fixangle), and flash. */
export function isTeleport(message: Moment["messages"][number]): boolean {
  return (
    message.type === "setangle" ||
    (message.type === "temp_entity" && message.entitytype === TEMP_ENTITY.TE_TELEPORT)
  );
}

export function distance(from: Vector, to: Vector): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
}

export function pointText(point: Vector): string {
  return `(${point.map((x) => Math.round(x)).join(" ")})`;
}
