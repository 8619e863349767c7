/**
 * How sure a finding is.
 *
 * - `certain`: no server that plays by id's rules sends this: the recording was changed, or somebody cheated
 * - `likely`: nothing else in the recording explains it; a game with rules of its own may
 * - `notice`: who judges the run should know it; it has harmless causes, too
 */
export type Certainty = "certain" | "likely" | "notice";

/** All of them, the surest first. */
export const CERTAINTIES: readonly Certainty[] = ["certain", "likely", "notice"];

/** What was found, and where. */
export interface Finding {
  /** The check that found it. */
  readonly check: CheckName;
  readonly certainty: Certainty;
  /** The index of the block that shows it first. */
  readonly block: number;
  /** The level's clock by then, in seconds; nothing before its first frame. */
  readonly time: number | undefined;
  readonly evidence: string;
  /** How often it was found, one after the other, */
  readonly count: number;
  /** and the last block of these. */
  readonly last: number;
}

/** What is looked at. */
export type CheckName =
  | "cheats"
  | "settings"
  | "commands"
  | "clock"
  | "hits"
  | "pickups"
  | "prints"
  | "moves"
  | "pace"
  | "entities"
  | "walls"
  | "skill";

/** What a check looked at, where it found nothing, too. */
export interface Looked {
  readonly check: CheckName;
  readonly at: string;
}

/** What is wrong with a run, as far as its recording shows it. */
export interface IntegrityReport {
  /** By block. */
  readonly findings: readonly Finding[];
  readonly looked: readonly Looked[];
}

/** This many findings are kept of a check; what it finds beyond is counted in its last one. */
const MOST = 200;

/** What is alike and no further away is one finding, in blocks. */
const NEAR = 1000;

type Draft = { -readonly [K in keyof Finding]: Finding[K] };

/** What a check finds. What is found again and again is one finding with a count. */
export class Findings {
  readonly #check: CheckName;
  readonly #all: Draft[] = [];
  /** The last one of each kind. */
  readonly #last = new Map<string, Draft>();

  constructor(check: CheckName) {
    this.#check = check;
  }

  get all(): readonly Finding[] {
    return this.#all;
  }

  /**
   * @param kind what is alike has the same one; there are few of them, however long a recording is
   * @param at where: the block, and the level's clock
   */
  add(
    certainty: Certainty,
    kind: string,
    at: { readonly block: number; readonly time?: number | undefined },
    evidence: string,
  ): void {
    const key = `${certainty} ${kind}`;
    const last = this.#last.get(key);
    const isOne = last !== undefined && at.block - last.last <= NEAR;
    if (isOne || this.#all.length >= MOST) {
      const one = isOne ? last : this.#all.at(-1)!;
      one.count++;
      one.last = Math.max(one.last, at.block);
      return;
    }
    const { block, time } = at;
    const draft: Draft = {
      check: this.#check,
      certainty,
      block,
      time,
      evidence,
      count: 1,
      last: block,
    };
    this.#all.push(draft);
    this.#last.set(key, draft);
  }
}
