/** What a player wants to do. What is left out stays as it was. */
export interface Move {
  /** Where to look: pitch, yaw and roll in degrees. Pitch is positive downwards. */
  readonly angles?: readonly [pitch: number, yaw: number, roll: number];
  /** Speed forwards in units a second, negative backwards: 200 walks, 400 runs (ERRATA 114). */
  readonly forward?: number;
  /** Speed to the right in units a second. */
  readonly side?: number;
  /** Speed upwards in units a second, in water. */
  readonly up?: number;
  readonly attack?: boolean;
  readonly jump?: boolean;
  /** Uses an item or a thing: in QuakeWorld and Quake II. */
  readonly use?: boolean;
  /** A command by number, such as a weapon's: sent once, 0 to 255. */
  readonly impulse?: number;
}

/** A move with all that it has. */
export type WholeMove = Required<Move>;

export const STANDING: WholeMove = {
  angles: [0, 0, 0],
  forward: 0,
  side: 0,
  up: 0,
  attack: false,
  jump: false,
  use: false,
  impulse: 0,
};

/** Throws RangeError for what is no number, or no impulse. */
export function checkMove({ angles, forward, side, up, impulse }: Move): void {
  for (const value of [...(angles ?? []), forward, side, up])
    if (value !== undefined && !Number.isFinite(value))
      throw new RangeError(`a move has ${value}: expected a number`);
  if (impulse === undefined) return;
  if (!Number.isInteger(impulse) || impulse < 0 || impulse > 255)
    throw new RangeError(`the impulse ${impulse}: expected a whole number from 0 to 255`);
}

/** The angle nearest to one in degrees of those that that many bits tell apart: from -180 to below 180. */
export function nearestAngle(degrees: number, bits: number): number {
  const turn = 2 ** bits;
  const raw = ((Math.round((degrees * turn) / 360) % turn) + turn) % turn;
  return ((raw >= turn / 2 ? raw - turn : raw) * 360) / turn;
}

/** The nearest speed that 16 bits hold. */
export function nearestSpeed(unitsPerSecond: number): number {
  return Math.max(-0x8000, Math.min(0x7fff, Math.round(unitsPerSecond)));
}
