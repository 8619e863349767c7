import type { Clientdata, ClientdataState } from "../../../generated/netquake.ts";
import { type Message, STAT } from "../../../generated/quakeworld.ts";
import type { Losses } from "../losses.ts";

/** The height of the eyes of one who lives: QuakeWorld's clients know no other. */
const DEFAULT_HEIGHT = 22;

/** From here on a kick is a big one, in degrees. */
const BIG_KICK = 4;

/** The models that have numbers. */
const MODELS = 255;

/** Tells the figures of a status line that are others than before: QuakeWorld tells them one by one. */
export class Figures {
  readonly #losses: Losses;
  readonly #sent = new Map<number, number>();
  #punch = 0;

  constructor(losses: Losses) {
    this.#losses = losses;
  }

  /** @param state what the message says, with what it leaves out */
  *changes(message: Clientdata, state: ClientdataState): Generator<Message, void> {
    this.#count(message, state);
    for (const [index, value] of this.#figures(message, state)) {
      if (this.#sent.get(index) === value) continue;
      this.#sent.set(index, value);
      const type = value >= 0 && value <= 0xff ? "updatestat" : "updatestatlong";
      yield { type, index, value };
    }
    yield* this.#kicks(message, -state.punchangle1);
  }

  #figures(message: Clientdata, state: ClientdataState): [index: number, value: number][] {
    const { health, ammo, armor, shells, nails, rockets, cells, activeweapon, items } = state;
    let { weapon } = state;
    if (weapon > MODELS) {
      this.#losses.dropped(message, "weapon", "no number for it: none is shown");
      weapon = 0;
    }
    return [
      [STAT.STAT_HEALTH, health],
      [STAT.STAT_WEAPON, weapon],
      [STAT.STAT_AMMO, ammo],
      [STAT.STAT_ARMOR, armor],
      [STAT.STAT_SHELLS, shells],
      [STAT.STAT_NAILS, nails],
      [STAT.STAT_ROCKETS, rockets],
      [STAT.STAT_CELLS, cells],
      [STAT.STAT_ACTIVEWEAPON, activeweapon],
      [STAT.STAT_ITEMS, items | 0],
    ];
  }

  /** A weapon kicked where the view is further up than before: QuakeWorld's clients let it come back themselves. */
  *#kicks(message: Clientdata, punch: number): Generator<Message, void> {
    const before = this.#punch;
    this.#punch = punch;
    if (punch <= before) return;
    this.#losses.replaced(message, "punchangle1", "a small kick or a big one");
    yield { type: punch >= BIG_KICK ? "bigkick" : "smallkick" };
  }

  #count(message: Clientdata, state: ClientdataState): void {
    const { idealpitch, viewheight, punchangle2, punchangle3, onground, inwater, health } = state;
    if (idealpitch !== 0) this.#losses.dropped(message, "idealpitch");
    if (viewheight !== DEFAULT_HEIGHT && health > 0) this.#losses.dropped(message, "viewheight");
    if (punchangle2 !== 0) this.#losses.dropped(message, "punchangle2");
    if (punchangle3 !== 0) this.#losses.dropped(message, "punchangle3");
    if (onground) this.#losses.dropped(message, "onground");
    if (inwater) this.#losses.dropped(message, "inwater");
    if (message.weaponalpha !== undefined) this.#losses.dropped(message, "weaponalpha");
  }
}
