import type { Vector } from "../world/index.ts";

/** This many places are kept of one who moves: of a longer way every second one, and so on. */
const MOST = 1 << 13;

/** At least so long, in seconds, lies between two places. */
const OFTEN = 0.1;

/** Where nothing is given for so long, in seconds, nobody knows where he was. */
const GAP = 1;

/** Who is so far, in map units, from where he was has not walked there. */
const JUMP = 300;

/** Where somebody is, and where he looks. */
export interface MapPoint {
  readonly seconds: number;
  readonly origin: Vector;
  /** Degrees, from east to north, where that is given. */
  readonly yaw: number | undefined;
}

/** A way as plain data. */
export interface TrackData {
  readonly slot: number;
  readonly name: string;
  readonly places: readonly MapPoint[];
  /** At least so long, in seconds, lies between two places. */
  readonly often: number;
}

/** The way of one who moves. Its places lie further apart, the longer it is. */
export class Track {
  #places: MapPoint[] = [];
  #often = OFTEN;

  constructor(
    readonly slot: number,
    readonly name: string,
  ) {}

  /** A way that came as data. */
  static of({ slot, name, places, often }: TrackData): Track {
    const track = new Track(slot, name);
    track.#places = [...places];
    track.#often = often;
    return track;
  }

  get data(): TrackData {
    return { slot: this.slot, name: this.name, places: this.#places, often: this.#often };
  }

  /** In the order of their times. */
  get places(): readonly MapPoint[] {
    return this.#places;
  }

  /** Takes the next place, which is no earlier than the one before it. */
  add(place: MapPoint): void {
    const last = this.#places.at(-1);
    if (last !== undefined && place.seconds < last.seconds + this.#often) return;
    this.#places.push(place);
    if (this.#places.length <= MOST) return;
    this.#places = this.#places.filter((_, i) => i % 2 === 0);
    this.#often *= 2;
  }

  /** Where he was at a time: between two places on the straight way, unless he jumped; undefined where nobody knows. */
  at(seconds: number): MapPoint | undefined {
    const next = this.#firstAfter(seconds);
    const [before, after] = [this.#places[next - 1], this.#places[next]];
    if (before === undefined) return undefined;
    const gap = Math.max(GAP, 3 * this.#often);
    if (after === undefined || after.seconds - before.seconds > gap)
      return seconds - before.seconds <= gap ? before : undefined;
    if (!isStep(before, after)) return before;
    const part = (seconds - before.seconds) / (after.seconds - before.seconds);
    const origin = before.origin.map((x, i) => x + part * (after.origin[i]! - x));
    return { seconds, origin: [origin[0]!, origin[1]!, origin[2]!], yaw: before.yaw };
  }

  /** The pieces of the way between two times that were walked: lines without jumps. */
  *lines(from = -Infinity, to = Infinity): Generator<readonly MapPoint[], void> {
    let line: MapPoint[] = [];
    const gap = Math.max(GAP, 3 * this.#often);
    for (let i = Math.max(this.#firstAfter(from) - 1, 0); i < this.#places.length; i++) {
      const place = this.#places[i]!;
      if (place.seconds > to) break;
      const last = line.at(-1);
      if (last !== undefined && (!isStep(last, place) || place.seconds - last.seconds > gap)) {
        yield line;
        line = [];
      }
      line.push(place);
    }
    if (line.length > 0) yield line;
  }

  /** The first place after a time. */
  #firstAfter(seconds: number): number {
    let [low, high] = [0, this.#places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#places[middle]!.seconds <= seconds) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function isStep(a: MapPoint, b: MapPoint): boolean {
  const speed = Math.max(b.seconds - a.seconds, OFTEN) / OFTEN;
  return Math.hypot(b.origin[0] - a.origin[0], b.origin[1] - a.origin[1]) < JUMP * speed;
}
