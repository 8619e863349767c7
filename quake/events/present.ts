import { type MvdBlock, TARGET } from "../../generated/mvd.ts";
import type { Played } from "../world/index.ts";
import type { Who } from "./events.ts";

/** Who is there while a block is read. */
export class Present {
  readonly all: readonly Who[];
  /** Whom it is sent, where it is one. */
  readonly own: Who | undefined;
  #teams: ReadonlyMap<number, string> | undefined;

  constructor(
    readonly played: readonly Played[],
    readonly slot: number | undefined,
  ) {
    this.all = played.map(({ score }) => ({ slot: score.slot, name: score.name }));
    this.own = slot === undefined ? undefined : this.at(slot);
  }

  at(slot: number): Who | undefined {
    return this.all.find((player) => player.slot === slot);
  }

  /** Whether two slots have players of one team, by its name. */
  areTeammates(slot: number, other: number): boolean {
    // Of a slot that had several, who is there comes first.
    this.#teams ??= new Map(this.played.toReversed().map(({ score }) => [score.slot, score.team]));
    const team = this.#teams.get(slot) ?? "";
    return team !== "" && team === this.#teams.get(other);
  }

  has(name: string): boolean {
    return this.all.some((player) => player.name === name);
  }
}

/** Whom a block is for, where recordings do not distinguish it. */
export const ALL = { whom: "", slot: undefined };

/** Whom a block of a multi-view recording is for: what is sent to others is distinguished. */
export function forWhom(block: MvdBlock): { whom: string; slot: number | undefined } {
  const { target, player } = block;
  const isOne = target === TARGET.DEM_SINGLE || target === TARGET.DEM_STATS;
  const isSome = target === TARGET.DEM_MULTIPLE;
  return { whom: isOne ? `${player}` : isSome ? "some" : "", slot: isOne ? player : undefined };
}
