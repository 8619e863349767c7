import type { Entity } from "../../world/index.ts";
import type { Frame, Moment } from "../moment.ts";
import { type Check, counted } from "./check.ts";
import { Findings } from "./finding.ts";
import { distance, isTeleport } from "./moves.ts";
import { type Step, Steps } from "./steps.ts";

/** id's sv_maxvelocity, on each axis, in map units a second, and what corners and steps add. */
const MOST = 2000 * Math.sqrt(3);
const PUSHED = 64;
/** One entity may be put elsewhere by the game; several at once are not. */
const SEVERAL = 2;
/** Ambushes teleport within this many blocks. */
const NEAR = 8;

/** Where all else is, from frame to frame: what several things at once are far from is another recording's frame. */
export class Entities implements Check {
  readonly name = "entities";
  readonly #findings = new Findings("entities");
  readonly #steps = new Steps();
  #count = 0;
  #teleported = -Infinity;
  #waiting: (Pick<Frame, "block" | "time"> & {
    readonly text: string;
    readonly isSingle: boolean;
  })[] = [];

  get findings() {
    return this.#findings.all;
  }

  get looked(): string {
    return counted(this.#count, "position of other entities", "positions of other entities");
  }

  see(moment: Moment): void {
    if (moment.messages.some(isTeleport)) this.#teleported = moment.block;
    const step = this.#steps.see(moment);
    if (step !== undefined && step.seconds >= 0) this.#step(step);
    this.#settle(moment.block);
  }

  end(): void {
    this.#settle(Infinity);
  }

  #step({ before, after, seconds, isSingle }: Step): void {
    const players = after.level.maxclients;
    let jumped = 0;
    for (const [number, now] of after.world.entities) {
      const old = before.world.entities.get(number);
      if (number <= players || old === undefined || !isSame(old, now)) continue;
      this.#count++;
      if (distance(old.origin, now.origin) > MOST * seconds + PUSHED) jumped++;
    }
    if (jumped < SEVERAL) return;
    const text = `${jumped} entities are elsewhere at once, ${seconds.toFixed(3)} seconds later`;
    this.#waiting.push({ block: after.block, time: after.time, text, isSingle });
  }

  #settle(now: number): void {
    for (const one of this.#waiting)
      if (now > one.block + NEAR && Math.abs(this.#teleported - one.block) > NEAR)
        this.#findings.add(one.isSingle ? "likely" : "notice", `${one.isSingle}`, one, one.text);
    this.#waiting = this.#waiting.filter(({ block }) => now <= block + NEAR);
  }
}

/** A number may be another entity's meanwhile; nobody knows of those with the same model. */
function isSame(old: Entity, now: Entity): boolean {
  return old.model !== undefined && old.model === now.model && old.modelindex === now.modelindex;
}
