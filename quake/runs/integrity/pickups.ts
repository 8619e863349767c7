import type { Frame, Moment } from "../moment.ts";
import type { Status } from "../status.ts";
import { type Check, counted } from "./check.ts";
import { areNear, PickupEvidence, WINDOW } from "./evidence.ts";
import { Findings } from "./finding.ts";
import { bitsIn, ITEMS, itemsIn, KEYS, WEAPONS } from "./items.ts";
import { type Step, Steps } from "./steps.ts";

/** All bits that are picked up. */
const ALL = ITEMS.reduce((bits, [bit]) => bits | (1 << bit), 0);

/** What impulse 9 gives of shells, nails and rockets (id's CheatCommand); cells are 200, and 100 in LibreQuake. */
const CHEATED = [100, 200, 100];
/** It gives six weapons, and both keys. */
const MANY = 4;

/** This many are kept where the clock does not go on. */
const MOST = 1000;

/** What he has more of than before. */
interface Gain {
  readonly block: number;
  readonly time: number;
  readonly text: string;
  readonly isCheat: boolean;
  readonly isSingle: boolean;
}

/** Health, armour, ammunition and items that come from nowhere, as with `give` and impulse 9; weapons that go. */
export class Pickups implements Check {
  readonly name = "pickups";
  readonly #findings = new Findings("pickups");
  readonly #steps = new Steps();
  readonly #evidence = new PickupEvidence();
  #count = 0;
  #known: Frame | undefined;
  #waiting: Gain[] = [];

  get findings() {
    return this.#findings.all;
  }

  get looked(): string {
    return `${counted(this.#count, "gain")} of health, armour, ammunition and items`;
  }

  see(moment: Moment): void {
    const { frame } = moment;
    if (frame !== undefined && frame.level !== this.#known?.level) this.end();
    this.#evidence.see(moment, this.#known);
    this.#known = frame ?? this.#known;
    const step = this.#steps.see(moment);
    if (step !== undefined && step.isPlayed) this.#step(step);
    this.#settle(frame?.time ?? -Infinity);
  }

  end(): void {
    this.#settle(Infinity);
    this.#evidence.clear();
  }

  #step(step: Step): void {
    const { before, after, isSingle } = step;
    const { block, time } = after;
    const lost = (before.status.items ?? 0) & ~(after.status.items ?? -1) & WEAPONS;
    if (lost !== 0) {
      const text = `${itemsIn(lost).join(", ")} gone, and the player lives`;
      this.#findings.add(isSingle ? "likely" : "notice", `lost ${isSingle}`, after, text);
    }
    const gains = gainsOf(before.status, after.status);
    if (gains.length === 0) return;
    this.#count++;
    // Where frames are missing, what says so may be, too; but not where a clock is said to go back.
    if (!step.isWhole && step.seconds >= 0 && !isMuch(step)) return;
    const isCheat = isImpulse9(before.status, after.status);
    if (this.#waiting.length < MOST)
      this.#waiting.push({ block, time, text: gains.join(", "), isCheat, isSingle });
  }

  #settle(now: number): void {
    const isDue = ({ time }: Gain) => now > time + WINDOW;
    for (const gain of this.#waiting.filter(isDue)) this.#gain(gain);
    this.#waiting = this.#waiting.filter((gain) => !isDue(gain));
  }

  #gain(gain: Gain): void {
    const { time, text, isCheat, isSingle } = gain;
    if (areNear(this.#evidence.last, time)) return;
    if (isCheat) {
      const what = `the player has all at once what impulse 9 gives: ${text}`;
      this.#findings.add("certain", "impulse 9", gain, what);
      return;
    }
    const what = `${text}, and nothing is picked up: no text, no sound, no flash`;
    this.#findings.add(isSingle ? "likely" : "notice", `gain ${isSingle}`, gain, what);
  }
}

/** Weapons come with messages that are not lost on a network. */
function isMuch({ before, after }: Step): boolean {
  return bitsIn((after.status.items ?? 0) & ~(before.status.items ?? 0) & WEAPONS) >= MANY;
}

function gainsOf(before: Status, after: Status): string[] {
  const numbers = (["health", "armor", "shells", "nails", "rockets", "cells"] as const).flatMap(
    (name) => {
      const [from, to] = [before[name], after[name]];
      return from !== undefined && to !== undefined && to > from
        ? [`${name === "armor" ? "armour" : name} from ${from} to ${to}`]
        : [];
    },
  );
  const items = itemsIn((after.items ?? 0) & ~(before.items ?? 0) & ALL);
  return [...numbers, ...(items.length === 0 ? [] : [`new: ${items.join(", ")}`])];
}

function isImpulse9(before: Status, after: Status): boolean {
  const [had, has] = [before.items ?? 0, after.items ?? 0];
  const ammunition = [after.shells, after.nails, after.rockets];
  return (
    bitsIn(has & ~had & WEAPONS) >= MANY &&
    (has & KEYS) === KEYS &&
    ammunition.every((count, i) => count === CHEATED[i])
  );
}
