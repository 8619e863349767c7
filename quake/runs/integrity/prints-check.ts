import type { Frame, Moment } from "../moment.ts";
import { type Check, counted } from "./check.ts";
import { areNear, PickupEvidence, WINDOW } from "./evidence.ts";
import { Findings } from "./finding.ts";
import { Steps } from "./steps.ts";

/** Who picks something up flashes, and is heard, within this many seconds. */
const TOGETHER = 0.2;

/** A pickup without its text. */
interface Silent {
  readonly block: number;
  readonly time: number;
  readonly isSingle: boolean;
}

/** This many are kept. */
const MOST = 1000;

/** What is picked up is heard, flashes, and is printed: prints may be taken away, and with them those of cheats. */
export class PickupPrints implements Check {
  readonly name = "prints";
  readonly #findings = new Findings("prints");
  readonly #evidence = new PickupEvidence();
  #known: Frame | undefined;
  #count = 0;
  #printed = 0;
  #last = -Infinity;
  readonly #steps = new Steps();
  #isSingle = false;
  #waiting: Silent[] = [];
  #silent: Silent[] = [];

  get findings() {
    return this.#findings.all;
  }

  get looked(): string {
    return `${counted(this.#count, "pickup")} that ${this.#count === 1 ? "is" : "are"} seen and heard`;
  }

  see(moment: Moment): void {
    const { frame, block } = moment;
    if (frame !== undefined && frame.level !== this.#known?.level) this.#begin();
    this.#isSingle = this.#steps.see(moment)?.isSingle ?? this.#isSingle;
    const { flash, sound } = this.#evidence;
    this.#evidence.see(moment, this.#known);
    this.#known = frame ?? this.#known;
    const isNew = this.#evidence.flash > flash || this.#evidence.sound > sound;
    if (isNew) this.#pickup(block);
    this.#settle(this.#known?.time ?? -Infinity);
  }

  end(): void {
    this.#begin();
    const isOdd = this.#printed > 0;
    const text = isOdd
      ? `something is picked up without a text, and ${this.#printed} others have theirs: prints were taken away`
      : "nothing that is picked up has a text: prints were taken away, or the game has none";
    for (const silent of this.#silent)
      this.#findings.add(isOdd && silent.isSingle ? "likely" : "notice", "silent", silent, text);
    this.#silent = [];
  }

  #begin(): void {
    this.#settle(Infinity);
    this.#evidence.clear();
    this.#last = -Infinity;
  }

  #pickup(block: number): void {
    const { flash, sound } = this.#evidence;
    if (!(Math.abs(flash - sound) <= TOGETHER)) return;
    const time = Math.max(flash, sound);
    // One that is a moment after another one may have its text.
    if (time - this.#last <= WINDOW) return;
    this.#last = time;
    this.#count++;
    if (this.#waiting.length < MOST) this.#waiting.push({ block, time, isSingle: this.#isSingle });
  }

  #settle(now: number): void {
    const isDue = ({ time }: Silent) => now > time + WINDOW;
    for (const one of this.#waiting.filter(isDue)) {
      if (areNear(this.#evidence.text, one.time)) this.#printed++;
      else if (this.#silent.length < MOST) this.#silent.push(one);
    }
    this.#waiting = this.#waiting.filter((one) => !isDue(one));
  }
}
