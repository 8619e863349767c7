import { nearestAngle, nearestSpeed, type WholeMove } from "../client/moves.ts";

/** What a player wants for some milliseconds, as both games send it. */
export interface Command {
  readonly angle1: number;
  readonly angle2: number;
  readonly angle3: number;
  readonly forwardmove: number;
  readonly sidemove: number;
  readonly upmove: number;
  readonly buttons: number;
  readonly impulse: number;
  /** Milliseconds that it lasts. */
  readonly msec: number;
}

/** A command as it is sent: what is not there is as in the one before. */
export type CommandDelta = Partial<Command> & Pick<Command, "msec">;

/** The three commands of a packet, the oldest first: that is a delta from one of nothing but 0. */
export type SentCommands = readonly [CommandDelta, CommandDelta, CommandDelta];

/** Nothing is wanted: what a player's first command is told from. */
export const NOTHING_WANTED: Command = {
  angle1: 0,
  angle2: 0,
  angle3: 0,
  forwardmove: 0,
  sidemove: 0,
  upmove: 0,
  buttons: 0,
  impulse: 0,
  msec: 0,
};

/** A command lasts a quarter of a second at most: servers take longer ones for a standstill. */
const LONGEST = 250;

/** The last commands of a player: each packet has those of the two before it, which may be lost. */
export class CommandHistory {
  #last: readonly [Command, Command] = [NOTHING_WANTED, NOTHING_WANTED];
  /** When the last command ended, in whole milliseconds: what is cut of one goes to the next. */
  #endedAt: number | undefined;

  /** Whether a command would last a millisecond at least: there are no shorter ones. */
  isDue(now: number): boolean {
    return this.#endedAt === undefined || Math.round(now * 1000) > this.#endedAt;
  }

  /**
   * The commands of the packet that is sent now.
   *
   * @param now seconds
   * @param first seconds that a player's first command lasts
   * @param buttons the bits of the buttons that are down
   */
  next(now: number, first: number, move: WholeMove, buttons: number): SentCommands {
    const end = Math.round(now * 1000);
    const lasted = end - (this.#endedAt ?? end - Math.round(first * 1000));
    this.#endedAt = end;
    const [oldest, old] = this.#last;
    const newest = commandOf(move, buttons, Math.min(LONGEST, lasted));
    this.#last = [old, newest];
    return [delta(NOTHING_WANTED, oldest), delta(oldest, old), delta(old, newest)];
  }

  /** The last command. */
  get last(): Command {
    return this.#last[1];
  }
}

function commandOf(move: WholeMove, buttons: number, msec: number): Command {
  const [angle1, angle2, angle3] = move.angles.map((angle) => nearestAngle(angle, 16));
  return {
    angle1: angle1!,
    angle2: angle2!,
    angle3: angle3!,
    forwardmove: nearestSpeed(move.forward),
    sidemove: nearestSpeed(move.side),
    upmove: nearestSpeed(move.up),
    buttons,
    impulse: move.impulse,
    msec,
  };
}

function delta(from: Command, to: Command): CommandDelta {
  const changed = Object.entries(to).filter(([key, value]) => from[key as keyof Command] !== value);
  return { ...Object.fromEntries(changed), msec: to.msec };
}
