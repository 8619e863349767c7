import { exactTime } from "../exact-time.ts";
import type { Frame, Moment } from "../moment.ts";
import { Prints } from "../prints.ts";
import { saidIn } from "../said.ts";
import { type Check, counted } from "./check.ts";
import { Findings } from "./finding.ts";
import { LONGEST_FRAME, type Step, Steps } from "./steps.ts";

/** A pause of the machine, in seconds: what is longer is no frame of a server of one's own. */
const MISSING = 0.25;
/** A network may lose a second of frames. */
const LOST = 1;
/** Floats are that near, in seconds, at the times of levels. */
const NEAR = 0.001;
/** QdQstats counts by the game's own frames. */
const GAME_NEAR = 0.11;
/** A level's clock begins at 1, and its first frames come within seconds (WinQuake/sv_main.c SV_SpawnServer). */
const BEGUN = 10;
/** This many steps of a level are from before the client shows it. */
const LOADING = 2;
/** Steps of a clock that is even, and how many times as long another one is. */
const EVEN = 32;
const UNEVEN = 4;

/** The level's clock: does it go on, frame by frame, as a server's does? Is it what was printed of it? */
export class Clock implements Check {
  readonly name = "clock";
  readonly #findings = new Findings("clock");
  readonly #steps = new Steps();
  readonly #prints = new Prints();
  #count = 0;
  #frame: Frame | undefined;
  /** When the level was finished, by its clock. */
  #finish: number | undefined;
  #lengths: number[] = [];

  get findings() {
    return this.#findings.all;
  }

  get looked(): string {
    return counted(this.#count, "step of the clock", "steps of the clock");
  }

  see(moment: Moment): void {
    const step = this.#steps.see(moment);
    const { frame, block, messages } = moment;
    if (frame !== undefined && frame.level !== this.#frame?.level) this.#begin(frame);
    this.#frame = frame ?? this.#frame;
    if (step !== undefined) this.#step(step);
    for (const { type } of messages)
      if (type === "intermission" || type === "finale" || type === "cutscene")
        this.#finish ??= this.#frame?.time;
    for (const line of this.#prints.see(moment)) this.#line(line, block);
  }

  #begin(frame: Frame): void {
    this.#finish = undefined;
    this.#lengths = [];
    if (frame.time > BEGUN)
      this.#findings.add(
        "notice",
        "begins",
        frame,
        `the recording begins when the level's clock is at ${exactTime(frame.time)}`,
      );
  }

  #step(step: Step): void {
    const { before, after, seconds } = step;
    this.#count++;
    const times = `from ${exactTime(before.time)} to ${exactTime(after.time)}`;
    if (seconds < 0)
      this.#findings.add("certain", "back", after, `the level's clock goes back, ${times}`);
    else if (!step.isWhole) this.#missing(step, times);
    else this.#even(step, times);
  }

  #missing({ after, seconds, number }: Step, times: string): void {
    // While a level is loaded, nothing is sent.
    if (number < LOADING && seconds <= MISSING) return;
    const isLocal = after.level.maxclients === 1;
    const isMuch = seconds > (isLocal ? MISSING : LOST);
    const text = `frames are missing: the level's clock jumps ${times}, and no frame is longer than ${LONGEST_FRAME} seconds`;
    this.#findings.add(isMuch && isLocal ? "likely" : "notice", `missing ${isMuch}`, after, text);
    this.#lengths = [];
  }

  /** A clock that was even until then. */
  #even({ after, seconds }: Step, times: string): void {
    const lengths = this.#lengths;
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
    if (lengths.length === EVEN && least > 0 && most < 2 * least && seconds > UNEVEN * most) {
      const text = `frames may be missing: the level's clock jumps ${times}, and by no more than ${most.toFixed(5)} before`;
      this.#findings.add("notice", "uneven", after, text);
    }
    lengths.push(seconds);
    if (lengths.length > EVEN) lengths.shift();
  }

  /** What was printed of the level's time. */
  #line(line: string, block: number): void {
    const said = saidIn(line);
    const clock = this.#finish ?? this.#frame?.time;
    if (said?.says !== "time" || clock === undefined) return;
    const isExact = said.by === "engine";
    if (Math.abs(said.seconds - clock) <= (isExact ? NEAR : GAME_NEAR)) return;
    const isLocal = this.#frame?.level.maxclients === 1;
    const text = `"${line.trim().slice(0, 80)}" is printed, and the level's clock was at ${exactTime(clock)}`;
    const certainty = !isLocal ? "notice" : isExact ? "certain" : "likely";
    this.#findings.add(certainty, "printed", { block, time: clock }, text);
  }
}
