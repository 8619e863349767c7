import { exactTime } from "../exact-time.ts";
import type { Moment } from "../moment.ts";
import { type Check, counted } from "./check.ts";
import { Findings } from "./finding.ts";
import { type Step, Steps } from "./steps.ts";

/** Who is slower, in map units a second, is given too roughly: in steps of 16. */
const SLOWEST = 160;
/** Half a step: velocities are cut off towards 0. */
const HALF = 8;
/** A velocity that changes by more has met something. */
const STEADY = 48;
/** This many steps are looked at together. */
const WINDOW = 48;
/** Positions and velocities differ by no more, where the clock is the server's. */
const LEAST = 0.85;
const GREATEST = 1.18;

/**
 * The clock against the player's own velocity: who runs at 320 units a second is 3.2 units further after a hundredth of
 * one. Where times were stretched, he is not. Less than a sixth is not seen.
 */
export class Pace implements Check {
  readonly name = "pace";
  readonly #findings = new Findings("pace");
  readonly #steps = new Steps();
  #count = 0;
  #ratios: number[] = [];
  #from: { readonly block: number; readonly time: number } | undefined;

  get findings() {
    return this.#findings.all;
  }

  get looked(): string {
    return `${counted(this.#count, "step", "steps")} of a steady run`;
  }

  see(moment: Moment): void {
    const step = this.#steps.see(moment);
    if (step === undefined) return;
    const ratio = ratioOf(step);
    if (ratio === undefined) return;
    this.#count++;
    const { block, time } = step.after;
    this.#from ??= { block, time };
    this.#ratios.push(ratio);
    if (this.#ratios.length < WINDOW) return;
    this.#judge(this.#from, time, step.isAlone);
    [this.#ratios, this.#from] = [[], undefined];
  }

  #judge(from: { block: number; time: number }, to: number, isAlone: boolean): void {
    const ratio = this.#ratios.toSorted((a, b) => a - b)[WINDOW / 2]!;
    if (ratio >= LEAST && ratio <= GREATEST) return;
    const kind = ratio < 1 ? "slow" : "fast";
    const text = `from ${exactTime(from.time)} to ${exactTime(to)} the player moves ${ratio.toFixed(2)} times as far as his velocity makes him: times were ${ratio < 1 ? "stretched" : "shortened"}`;
    this.#findings.add(isAlone ? "likely" : "notice", `${kind} ${isAlone}`, from, text);
  }
}

/** How far the player moved on the plane, by how far his velocity makes him; nothing where it is not known enough. */
function ratioOf({ before, after, seconds, isWhole, isPlayed }: Step): number | undefined {
  const [from, to] = [before.world.view.origin, after.world.view.origin];
  const [old, now] = [before.status.velocity, after.status.velocity];
  if (from === undefined || to === undefined || old === undefined || now === undefined)
    return undefined;
  if (!isWhole || !isPlayed || seconds <= 0.001) return undefined;
  const speed = Math.hypot(now[0], now[1]);
  const isSteady = Math.hypot(now[0] - old[0], now[1] - old[1]) <= STEADY;
  if (speed < SLOWEST || !isSteady) return undefined;
  const whole = (x: number) => (x === 0 ? 0 : x + Math.sign(x) * HALF);
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return far / (Math.hypot(whole(now[0]), whole(now[1])) * seconds);
}
