import { checkMove, type Move, STANDING, type WholeMove } from "./moves.ts";

/** id's clients do not send the first two: they may be left from the level before (ERRATA 113). */
const LEFT_OUT = 2;

/** What a player wants to do so far, and when it is said. */
export class Movement {
  #move: WholeMove = STANDING;
  #leftOut = 0;

  /** The player's view in degrees: pitch, yaw and roll. */
  get angles(): WholeMove["angles"] {
    return this.#move.angles;
  }

  /** The server turns the player. */
  turn(angles: WholeMove["angles"]): void {
    this.#move = { ...this.#move, angles };
  }

  /** Changes what is wanted. Throws RangeError for what is no number, or no impulse. */
  change(move: Move): void {
    checkMove(move);
    const given = Object.fromEntries(
      Object.entries(move).filter(([, value]) => value !== undefined),
    );
    this.#move = { ...this.#move, ...given };
  }

  /** A level begins. */
  begin(): void {
    this.#leftOut = 0;
  }

  /** What is to be sent now: nothing for the first two times of a level. An impulse is given once. */
  next(): WholeMove | undefined {
    if (this.#leftOut < LEFT_OUT) {
      this.#leftOut++;
      return undefined;
    }
    const move = this.#move;
    this.#move = { ...move, impulse: 0 };
    return move;
  }
}
