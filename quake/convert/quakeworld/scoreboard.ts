import type { Message } from "../../../generated/netquake.ts";
import type { World } from "../../world/index.ts";
import type { Losses } from "../losses.ts";
import type { Places } from "../slots.ts";

/** A line as it was given last. */
interface Line {
  readonly place: number;
  readonly name: string;
  readonly frags: number;
  readonly colors: readonly [shirt: number, pants: number];
}

/** The colours of one of whom none are given. */
const PLAIN: Line["colors"] = [0, 0];

/** The highest number that a colour of a player's has. */
const MOST_COLOR = 13;

/** Tells the lines of the scoreboard that are no longer as they were given. */
export class Scoreboard {
  readonly #losses: Losses;
  readonly #places: Places;
  readonly #sent = new Map<number, Line>();

  /** @param places the slots that players have in Quake */
  constructor(losses: Losses, places: Places) {
    this.#losses = losses;
    this.#places = places;
  }

  /** What is to be given, so that it is as it is now. */
  *changes(scores: World["scoreboard"]): Generator<Message, void> {
    for (const [slot, line] of this.#sent) if (!scores.has(slot)) yield* this.#leave(slot, line);
    for (const [slot, { name, frags = 0, colors = PLAIN, team }] of scores) {
      const place = this.#places.of(slot);
      const before = this.#sent.get(slot);
      if (place === undefined)
        this.#losses.droppedOther("lines of the scoreboard after the first 16", 1);
      else yield* sent({ place, name, frags, colors: bounded(colors) }, before);
      if (team !== "" && before === undefined) this.#losses.droppedOther("teams of players", 1);
      this.#sent.set(slot, { place: place ?? -1, name, frags, colors: bounded(colors) });
    }
  }

  *#leave(slot: number, { place }: Line): Generator<Message, void> {
    this.#sent.delete(slot);
    this.#places.leave(slot);
    if (place < 0) return;
    yield { type: "updatename", player: place, netname: "" };
    yield { type: "updatefrags", player: place, frags: 0 };
  }
}

function bounded([shirt, pants]: readonly [number, number]): [number, number] {
  const [first, second] = [shirt, pants].map((c) => Math.min(Math.max(c, 0), MOST_COLOR));
  return [first!, second!];
}

function* sent({ place, name, frags, colors }: Line, before?: Line): Generator<Message, void> {
  const [shirt, pants] = colors;
  if (name !== before?.name) yield { type: "updatename", player: place, netname: name };
  if (frags !== before?.frags) yield { type: "updatefrags", player: place, frags };
  if (shirt !== before?.colors[0] || pants !== before.colors[1])
    yield { type: "updatecolors", player: place, shirt, pants };
}
