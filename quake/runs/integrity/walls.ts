import type { SolidMap } from "../../map/index.ts";
import type { Vector } from "../../world/index.ts";
import type { Frame, Moment } from "../moment.ts";
import { type Check, counted } from "./check.ts";
import { Findings } from "./finding.ts";
import { distance, isTeleport, pointText } from "./moves.ts";
import { type Step, Steps } from "./steps.ts";

/** A player is 32 units wide: whose middle is inside of a wall in several frames is in it. */
const SEVERAL = 3;
/** Where more of all frames are inside of walls, the map is another one. */
const OTHER_MAP = 0.2;
/** Who moves further in a frame may go through a wall between two, in map units. */
const FAR = 16;
/** Points of a way are looked at so far apart, and no more than these. */
const APART = 8;
const POINTS = 512;
/** A teleporter shows within this many blocks. */
const NEAR = 8;

/** A place in a wall, or beyond one. */
interface Passage extends Pick<Frame, "block" | "time"> {
  readonly text: string;
  readonly isInside: boolean;
}

/** This many are kept of a level. */
const MOST = 1000;

/** Whether the player is inside of walls, or goes through them, as with noclip: by the level's map. */
export class Walls implements Check {
  readonly name = "walls";
  readonly #findings = new Findings("walls");
  readonly #steps = new Steps();
  readonly #maps: ReadonlyMap<string, SolidMap>;
  readonly #missing = new Set<string>();
  #count = 0;
  #frames = 0;
  #inside = 0;
  #run = 0;
  #teleported = -Infinity;
  #passages: Passage[] = [];
  #last: Frame | undefined;

  /** @param maps by their names: `e1m1` */
  constructor(maps: ReadonlyMap<string, SolidMap>) {
    this.#maps = maps;
  }

  get findings() {
    return this.#findings.all;
  }

  get looked(): string {
    const looked = counted(this.#count, "position in a map", "positions in maps");
    if (this.#missing.size === 0) return looked;
    return `${looked}; no map is given of ${[...this.#missing].join(", ")}`;
  }

  see(moment: Moment): void {
    const { frame, block, messages } = moment;
    if (messages.some(isTeleport)) this.#teleported = block;
    if (frame !== undefined && frame.level !== this.#last?.level) this.end();
    this.#last = frame ?? this.#last;
    const step = this.#steps.see(moment);
    if (step === undefined || !step.isPlayed) return;
    const map = this.#maps.get(step.after.level.map);
    if (map !== undefined) this.#step(step, map);
    else if (this.#missing.size < MOST) this.#missing.add(step.after.level.map);
  }

  /** A level is over: all frames say whether the map is its own. */
  end(): void {
    const isOther = this.#inside > OTHER_MAP * this.#frames;
    if (isOther) {
      const [first] = this.#passages;
      const text = `the player is inside of walls in ${this.#inside} of ${this.#frames} frames: the map that is given is another one`;
      if (first !== undefined) this.#findings.add("notice", "other", first, text);
    } else
      for (const passage of this.#passages) {
        const { isInside, text } = passage;
        this.#findings.add(isInside ? "certain" : "likely", `${isInside}`, passage, text);
      }
    this.#passages = [];
    this.#frames = this.#inside = this.#run = 0;
  }

  #step({ before, after }: Step, map: SolidMap): void {
    const [from, to] = [before.world.view.origin, after.world.view.origin];
    if (to === undefined) return;
    this.#count++;
    this.#frames++;
    const isInside = map.isSolid(to);
    if (isInside) {
      this.#inside++;
      if (++this.#run === SEVERAL)
        this.#passage(after, `is inside of a wall, at ${pointText(to)}`, true);
      return;
    }
    const wasInside = this.#run > 0;
    this.#run = 0;
    if (from === undefined || wasInside || Math.abs(this.#teleported - after.block) <= NEAR) return;
    if (passesWall(map, from, to))
      this.#passage(
        after,
        `goes through a wall, from ${pointText(from)} to ${pointText(to)}`,
        false,
      );
  }

  #passage({ block, time }: Frame, what: string, isInside: boolean): void {
    if (this.#passages.length < MOST)
      this.#passages.push({ block, time, text: `the player ${what}`, isInside });
  }
}

/** Whether there is a wall between two points. */
function passesWall(map: SolidMap, from: Vector, to: Vector): boolean {
  const far = distance(from, to);
  if (!(far > FAR) || !Number.isFinite(far)) return false;
  const points = Math.min(Math.ceil(far / APART), POINTS);
  for (let i = 1; i < points; i++) {
    const share = i / points;
    const at = (k: 0 | 1 | 2) => from[k] + (to[k] - from[k]) * share;
    if (map.isSolid([at(0), at(1), at(2)])) return true;
  }
  return false;
}
