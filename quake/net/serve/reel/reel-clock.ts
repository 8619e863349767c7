import { PlayTime } from "../../../../recording/index.ts";

/** A longer gap between two frames is not the game's: packets were lost, or a map was loaded. */
const LONGEST_GAP = 2;
/** Frames do not come faster, also where the game's time stands still: no server sends more than 250 a second. */
const SHORTEST_GAP = 0.004;

/** Counts the seconds that a recording takes to show: those of its frames, each level's after the one before, and no long gaps. */
export class ReelClock {
  readonly #played = new PlayTime();
  #before = 0;
  #lastFrame = -SHORTEST_GAP;
  seconds = 0;

  /** A level begins, and its time with it. */
  begin(): void {
    this.#played.restart();
  }

  /** Takes the time of a frame. */
  tick(time: number): void {
    this.#played.tick(time);
    const { seconds } = this.#played;
    this.seconds += Math.min(LONGEST_GAP, seconds - this.#before);
    this.#before = seconds;
  }

  /** A frame is shown. */
  frame(): void {
    this.seconds = Math.max(this.seconds, this.#lastFrame + SHORTEST_GAP);
    this.#lastFrame = this.seconds;
  }
}
