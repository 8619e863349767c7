import type { RecordedBlock } from "../../../recording/decode/block.ts";
import type { AnyContainer } from "../../../recording/formats/formats.ts";
import { PlayTime } from "../../../recording/time/play-time.ts";
import { WorldClock } from "./world-clock.ts";
import type { Follower } from "../follower.ts";
import type { Played, Roster } from "../level/roster.ts";
import { followerOf } from "./followers.ts";
import type { Level, World } from "../world.ts";

/** A level that a recording shows. */
export interface LevelSummary {
  readonly level: Readonly<Pick<Level, "map" | "title" | "gamedir" | "maxclients">>;
  /** All who played it: first those who are there at its end, by slot, then those who left or were replaced. */
  readonly players: readonly Played[];
  /** Seconds of play from its first frame to its last. */
  readonly seconds: number;
  readonly frames: number;
  /** Frames of which something could not be resolved. */
  readonly unresolved: number;
}

/** A level that goes on. */
interface Draft {
  readonly level: Level;
  readonly roster: Roster;
  readonly played: PlayTime;
  frames: number;
  unresolved: number;
}

/** Gathers what a recording tells of itself, as its blocks pass. */
export class Summary {
  readonly #follower: Follower | undefined;
  /** Those that have ended: a recording may show thousands, and the names of what is in them are not kept. */
  readonly #ended: LevelSummary[] = [];
  #last: Draft | undefined;
  readonly #clock: WorldClock | undefined;

  constructor(container: AnyContainer) {
    this.#follower = followerOf(container);
    this.#clock = this.#follower && new WorldClock(this.#follower);
  }

  see(part: RecordedBlock): void {
    const follower = this.#follower;
    if (follower === undefined) return;
    for (const world of follower.worlds(part)) this.#count(world, follower.roster);
    this.#draft(follower.level, follower.roster);
  }

  #count(world: World, roster: Roster): void {
    const draft = this.#draft(world.level, roster);
    draft.frames++;
    if (world.problems.length > 0) draft.unresolved++;
    draft.played.tick(world.time);
    this.#clock!.tick(world);
  }

  /** A level of its own for each that begins. */
  #draft(level: Level, roster: Roster): Draft {
    if (this.#last?.level === level) return this.#last;
    this.#ended.push(...shown(this.#last));
    const draft = { level, roster, played: new PlayTime(), frames: 0, unresolved: 0 };
    this.#last = draft;
    return draft;
  }

  /** What sort of recording it is, where that is known. */
  get kind(): string | undefined {
    return this.#follower?.kind;
  }

  /** Seconds of play from the first frame to the last, which `cut` and `decompile` count their times by. */
  get seconds(): number {
    return this.#clock?.seconds ?? 0;
  }

  /** The levels in their order, but for what came before the first one and shows nothing. */
  get levels(): readonly LevelSummary[] {
    return [...this.#ended, ...shown(this.#last)];
  }
}

/** What a level is so far, where it shows anything. */
function shown(draft: Draft | undefined): LevelSummary[] {
  if (draft === undefined) return [];
  const { roster, played, frames, unresolved } = draft;
  const { map, title, gamedir, maxclients } = draft.level;
  if (frames === 0 && title === "" && map === "") return [];
  const level = { map, title, gamedir, maxclients };
  return [{ level, players: roster.all(), seconds: played.seconds, frames, unresolved }];
}
