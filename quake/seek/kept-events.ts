import type { GameEvent } from "../events/index.ts";

/** What a time line shows. What happens in each second, as damage and prints, is read where it is looked at. */
const SHOWN: ReadonlySet<GameEvent["type"]> = new Set([
  "level",
  "finish",
  "pause",
  "join",
  "leave",
  "kill",
  "mishap",
  "flag",
  "scoreboard",
  "chat",
] as const);

/** No more are kept. */
const MOST = 1 << 15;

/** Events that an index has: the first ones, where a recording has more than are kept. */
export class KeptEvents {
  readonly events: GameEvent[] = [];
  /** This many more there were. */
  more = 0;

  see(event: GameEvent): void {
    if (!SHOWN.has(event.type)) return;
    if (this.events.length < MOST) this.events.push(event);
    else this.more++;
  }
}
