import type { Frame, Moment } from "../moment.ts";
import { type Check, counted } from "./check.ts";
import { areNear, PickupEvidence, WINDOW } from "./evidence.ts";
import { type Certainty, Findings } from "./finding.ts";
import { INVULNERABILITY, MEGAHEALTH } from "./items.ts";
import { type Step, Steps } from "./steps.ts";

/** A hit is given in a byte. */
const BYTE = 256;

/** This many are kept of a level, where its clock does not go on, or hits take nothing. */
const MOST = 1000;

/** A block, and the level's clock. */
type Place = Pick<Frame, "block" | "time">;

/** A hit that is not what the status line shows after it. */
interface Doubt {
  readonly at: Place;
  readonly taken: number;
  readonly from: number;
  readonly to: number;
  readonly isAlone: boolean;
  readonly isSingle: boolean;
}

/**
 * What hits take of health, against what the status line shows (DEM §3.4). In one frame of a server that plays by id's
 * rules both come together: health falls by what the hit takes, but for the pentagram, godmode, and hits of teammates.
 */
export class HitCheck implements Check {
  readonly name = "hits";
  readonly #findings = new Findings("hits");
  readonly #steps = new Steps();
  readonly #evidence = new PickupEvidence();
  #count = 0;
  #known: Frame | undefined;
  /** Whether healing explains them is known later. */
  #waiting: Doubt[] = [];
  #harmless: Doubt[] = [];

  get findings() {
    return this.#findings.all;
  }

  get looked(): string {
    return counted(this.#count, "hit");
  }

  see(moment: Moment): void {
    const { frame } = moment;
    if (frame !== undefined && frame.level !== this.#known?.level) this.#begin();
    this.#evidence.see(moment, this.#known);
    this.#known = frame ?? this.#known;
    const step = this.#steps.see(moment);
    if (step !== undefined) this.#step(step);
    this.#settle(frame?.time ?? -Infinity);
  }

  end(): void {
    this.#begin();
  }

  #begin(): void {
    this.#settle(Infinity);
    this.#judge();
    this.#evidence.clear();
  }

  #step(step: Step): void {
    const { before, after, messages } = step;
    const hits = messages.filter((message) => message.type === "damage");
    this.#count += hits.length;
    const [from, to] = [before.status.health, after.status.health];
    // Where health comes as a figure of its own, it need not come with the hit.
    const isSent = before.status.velocity !== undefined && after.status.velocity !== undefined;
    if (from === undefined || to === undefined || !isSent || !step.isWhole || !step.isPlayed)
      return;
    const taken = hits.reduce((sum, { blood }) => sum + blood, 0);
    const isSpared = ((before.status.items ?? 0) | (after.status.items ?? 0)) & INVULNERABILITY;
    if (isSpared !== 0) return;
    const at = { block: after.block, time: after.time };
    const doubt = { at, taken, from, to, isAlone: step.isAlone, isSingle: step.isSingle };
    const isOff = (from - to - taken) % BYTE !== 0;
    const isDoubtful = taken === 0 ? from - to > rotOf(step) : isOff;
    if (isDoubtful && this.#waiting.length < MOST) this.#waiting.push(doubt);
  }

  /** Judges those of which all is known that can explain them. */
  #settle(now: number): void {
    const isDue = ({ at }: Doubt) => now > at.time + WINDOW;
    for (const doubt of this.#waiting.filter(isDue)) this.#doubt(doubt);
    this.#waiting = this.#waiting.filter((doubt) => !isDue(doubt));
  }

  #doubt(doubt: Doubt): void {
    const { at, taken, from, to, isSingle } = doubt;
    const isHealed = areNear(this.#evidence.last, at.time) && to > from - taken;
    if (isHealed) return;
    if (taken > 0 && from === to) {
      if (this.#harmless.length < MOST) this.#harmless.push(doubt);
      return;
    }
    const certainty: Certainty = isSingle ? "likely" : "notice";
    const kind = taken === 0 ? "without" : "other";
    this.#findings.add(certainty, `${kind} ${isSingle}`, at, textOf(doubt));
  }

  /** Hits that take nothing: of one alone another reason may be, of several none. */
  #judge(): void {
    const alone = this.#harmless.filter(({ isAlone }) => isAlone).length;
    for (const doubt of this.#harmless) {
      const certainty = !doubt.isAlone ? "notice" : alone > 1 ? "certain" : "likely";
      this.#findings.add(certainty, `nothing ${doubt.isAlone}`, doubt.at, textOf(doubt));
    }
    this.#harmless = [];
  }
}

/** Megahealth loses a point a second (id's item_megahealth_rot). */
function rotOf({ before, seconds }: Step): number {
  return ((before.status.items ?? 0) & MEGAHEALTH) !== 0 ? 1 + Math.ceil(seconds) : 0;
}

function textOf({ taken, from, to }: Doubt): string {
  if (taken === 0) return `health falls from ${from} to ${to}, and no hit takes it`;
  if (from === to) return `a hit takes ${taken}, and health stays at ${to}, without the pentagram`;
  return `a hit takes ${taken}, and health goes from ${from} to ${to}`;
}
