import { newScore, type Score } from "../world.ts";

/** What servers call one who connects, until he says his name (Quake's SV_ConnectClient, and mvdsv). */
const CONNECTING = "unconnected";

/** One who played a level. */
export interface Played {
  /** His line of the scoreboard: the last one that he had there. */
  readonly score: Readonly<Score>;
  /** What he was called before, the first name first. */
  readonly formerly: readonly string[];
  /** He is no longer there, or another one is in his slot. */
  readonly left: boolean;
}

/** What is known of a slot. */
interface SavedSeat {
  readonly score: Readonly<Score>;
  readonly isKnown: boolean;
  readonly user: number | undefined;
  readonly visit: number;
  readonly names: readonly string[];
}

/** What a roster knows. */
export interface SavedRoster {
  readonly seats: readonly SavedSeat[];
  readonly left: readonly Played[];
  readonly visits: number;
  readonly shown: ReadonlyMap<number, Readonly<Score>>;
}

interface Seat {
  readonly score: Score;
  /** Whether it was given who is there, if only that nobody is. */
  isKnown: boolean;
  /** The server's number for him, where it tells one. */
  user: number | undefined;
  /** Counts who came: another one in the same slot, or the same one again, has another number. */
  visit: number;
  /** What he was called, in that order: nothing while he connects. */
  names: Set<string>;
}

/** Who plays a level, and who did: what is known of each slot, and of those who were in it before. */
export class Roster {
  readonly #seats = new Map<number, Seat>();
  readonly #left: Played[] = [];
  #savedLeft: readonly Played[] = [];
  #visits = 0;
  /** Nothing was given since the scoreboard was asked for last, and since it was asked who is there. */
  #isShown = false;
  #visiting: ReadonlyMap<number, number> | undefined;
  /** All who were there, since nothing was given after they were asked for. */
  #all: readonly Played[] | undefined;
  /** The scoreboard as it was last asked for. */
  #shown: ReadonlyMap<number, Readonly<Score>> = new Map();

  /** What is known of a slot, to be given more: all but who is there. */
  score(slot: number): Omit<Score, "name"> {
    this.#isShown = false;
    this.#all = undefined;
    return this.#seat(slot).score;
  }

  /** A slot has that many frags, where that is given. */
  frags(slot: number, frags: number | undefined): void {
    if (frags === undefined || this.#seats.get(slot)?.score.frags === frags) return;
    this.score(slot).frags = frags;
  }

  nameOf(slot: number): string {
    return this.#seats.get(slot)?.score.name ?? "";
  }

  /** Whether it was reported that nobody is in a slot. Of whom nothing is given may be there. */
  isEmpty(slot: number): boolean {
    const seat = this.#seats.get(slot);
    return seat !== undefined && seat.isKnown && seat.score.name === "";
  }

  /**
   * Somebody is in a slot: another one, where the server's number for him is another, or the same with another name.
   *
   * @param name empty: nobody is
   */
  name(slot: number, name: string, user?: number): void {
    this.#isShown = false;
    this.#visiting = undefined;
    this.#all = undefined;
    const seat = this.#seat(slot);
    const { score } = seat;
    const isOther = user !== undefined && seat.user !== undefined && user !== seat.user;
    if (score.name !== "" && (name === "" || isOther)) this.#leave(seat);
    seat.isKnown = true;
    seat.user = name === "" ? undefined : (user ?? seat.user);
    if (name === "") return;
    if (score.name === "") seat.visit = ++this.#visits;
    score.name = name;
    if (name !== CONNECTING) seat.names.add(name);
  }

  /** Who is there by slot, as numbers: another one has another number, whatever he is called. Nobody who only connects. */
  visits(): ReadonlyMap<number, number> {
    if (this.#visiting !== undefined) return this.#visiting;
    const here = [...this.#seats].filter(([, seat]) => plays(seat));
    return (this.#visiting = new Map(here.map(([slot, { visit }]) => [slot, visit])));
  }

  #leave(seat: Seat): void {
    const { score } = seat;
    if (plays(seat)) this.#left.push(this.#leaver(seat));
    score.name = "";
    seat.names = new Set();
  }

  #leaver(seat: Seat): Played {
    const { score } = seat;
    const shown = this.#shown.get(score.slot);
    // Of one who leaves, QuakeWorld's servers say that he has no frags before they say that he leaves.
    const isReset = score.frags === 0 && shown?.name === score.name;
    const frags = isReset ? shown.frags : score.frags;
    return { score: { ...score, frags }, formerly: formerly(seat), left: true };
  }

  #seat(slot: number): Seat {
    let seat = this.#seats.get(slot);
    if (seat === undefined) {
      seat = { score: newScore(slot), isKnown: false, user: undefined, visit: 0, names: new Set() };
      this.#seats.set(slot, seat);
    }
    return seat;
  }

  /** All that is known so far. */
  save(): SavedRoster {
    const seats = [...this.#seats.values()].map(({ score, names, ...seat }) => {
      return { ...seat, score: { ...score }, names: [...names] };
    });
    if (this.#savedLeft.length !== this.#left.length) this.#savedLeft = [...this.#left];
    return { seats, left: this.#savedLeft, visits: this.#visits, shown: this.#shown };
  }

  restore({ seats, left, visits, shown }: SavedRoster): void {
    this.#seats.clear();
    this.#isShown = false;
    this.#visiting = undefined;
    this.#all = undefined;
    for (const { score, names, ...seat } of seats)
      this.#seats.set(score.slot, { ...seat, score: { ...score }, names: new Set(names) });
    this.#visits = visits;
    this.#left.splice(0, this.#left.length, ...left);
    this.#savedLeft = left;
    this.#shown = shown;
  }

  /** The scoreboard as it is now: the same one for as long as nothing is given. */
  now(): ReadonlyMap<number, Readonly<Score>> {
    if (this.#isShown) return this.#shown;
    const scores = new Map<number, Score>();
    for (const [slot, { score }] of this.#seats)
      if (score.name !== "") scores.set(slot, { ...score });
    this.#shown = scores;
    this.#isShown = true;
    return scores;
  }

  /** All who were there: first those who are, by slot, then those who left, in that order. The same list for as long as nothing is given. */
  all(): readonly Played[] {
    return (this.#all ??= this.#everybody());
  }

  #everybody(): readonly Played[] {
    const seats = [...this.#seats.values()].filter(plays);
    const here = seats.map((seat) => {
      return { score: { ...seat.score }, formerly: formerly(seat), left: false };
    });
    return [...here.toSorted((a, b) => a.score.slot - b.score.slot), ...this.#left];
  }
}

/** Whether somebody is in a seat who does not only connect. */
function plays({ score, names }: Seat): boolean {
  return score.name !== "" && names.size > 0;
}

function formerly({ names, score }: Seat): string[] {
  return [...names].filter((name) => name !== score.name);
}
