import type { Clientdata } from "../../../generated/netquake.ts";
import { STAT, type PlayerinfoState } from "../../../generated/quakeworld.ts";

/** The height of the eyes where nobody tells it. */
const DEFAULT_HEIGHT = 22;

/** How fast the view comes back after a weapon kicked, in degrees a second. */
const BACK = 10;

/** What the status line shows: QuakeWorld tells statistics one by one, Quake all of them in each frame. */
export class Status {
  #stats = new Map<number, number>();
  #punch = 0;
  #time = 0;

  /** A level begins. */
  clear(): void {
    this.#stats = new Map();
    this.#punch = 0;
  }

  /** Takes a statistic. */
  set(index: number, value: number): void {
    this.#stats.set(index, value);
  }

  /**
   * @param time seconds of the level
   * @param kick how far a weapon kicked since the moment before, in degrees
   * @param own what was known of the player himself
   */
  at(time: number, kick: number, own: PlayerinfoState | undefined): Clientdata {
    const back = Math.max(0, time - this.#time) * BACK;
    this.#punch = kick > 0 ? kick : Math.max(0, this.#punch - back);
    this.#time = time;
    const { velocity1, velocity2, velocity3, weaponframe, onground = false } = own ?? NOTHING;
    const height = this.#of(STAT.STAT_VIEWHEIGHT) || DEFAULT_HEIGHT;
    return {
      type: "clientdata",
      viewheight: height === DEFAULT_HEIGHT ? undefined : height,
      punchangle1: -Math.trunc(this.#punch) || undefined,
      velocity1: velocity1 || undefined,
      velocity2: velocity2 || undefined,
      velocity3: velocity3 || undefined,
      items: this.#of(STAT.STAT_ITEMS) >>> 0,
      onground,
      inwater: false,
      weaponframe: weaponframe || undefined,
      armor: this.#of(STAT.STAT_ARMOR) || undefined,
      weapon: this.#of(STAT.STAT_WEAPON) || undefined,
      health: this.#of(STAT.STAT_HEALTH),
      ammo: this.#of(STAT.STAT_AMMO),
      shells: this.#of(STAT.STAT_SHELLS),
      nails: this.#of(STAT.STAT_NAILS),
      rockets: this.#of(STAT.STAT_ROCKETS),
      cells: this.#of(STAT.STAT_CELLS),
      // The axe is bit 12: Quake's servers tell the lowest byte, and clients take 0 for it.
      activeweapon: this.#of(STAT.STAT_ACTIVEWEAPON) & 0xff,
    };
  }

  #of(index: number): number {
    return this.#stats.get(index) ?? 0;
  }
}

const NOTHING = { velocity1: 0, velocity2: 0, velocity3: 0, weaponframe: 0, onground: false };
