import { messagesOf, type RecordedBlock } from "../../../recording/index.ts";
import type { Family } from "../family/index.ts";

/** Where in the game a block is: the level, as the first recording counts them, and the server's clock there. */
export interface Position {
  readonly level: number;
  readonly clock: number;
}

export function isBefore(a: Position, b: Position): boolean {
  return a.level < b.level || (a.level === b.level && a.clock < b.clock);
}

export function isSame(a: Position, b: Position): boolean {
  return a.level === b.level && a.clock === b.clock;
}

/** What the server's clock shows in a block; undefined where it shows no frame. */
export function clockOf({ roles }: Family, part: RecordedBlock): number | undefined {
  let clock: number | undefined;
  for (const message of messagesOf(part)) {
    const meaning = roles.of(message);
    if (meaning.role === "frame") clock = meaning.seconds(message);
  }
  return clock;
}
