import { checkMove, type Move, STANDING, type WholeMove } from "./moves.ts";

/** What a player wants to do so far. */
export class Movement {
  #move: WholeMove = STANDING;

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

  /** What is to be sent now: an impulse once. */
  take(): WholeMove {
    const move = this.#move;
    this.#move = { ...move, impulse: 0 };
    return move;
  }
}
