import type { Played, Score } from "../../world/index.ts";
import { EditError } from "../../edit/edit.ts";
import { plainly } from "../../edit/words.ts";

/**
 * The slot of the player whose recording it is to be: the one who was asked for, or the only one.
 *
 * @param asked his number, or his name in any case and colour
 * @param scores all who are there
 * @throws EditError where nobody is meant, or several are
 */
export function slotOf(asked: string | undefined, scores: Iterable<Readonly<Score>>): number {
  if (asked !== undefined && /^\d+$/.test(asked)) return Number(asked);
  const players = [...scores].filter(({ spectator }) => !spectator);
  const meant =
    asked === undefined ? players : players.filter(({ name }) => plainly(name) === plainly(asked));
  if (meant.length === 1) return meant[0]!.slot;
  const there =
    players.length === 0 ? "nobody is there at the beginning" : `there is ${listed(players)}`;
  const why =
    asked === undefined
      ? "whose recording it is to be is not given"
      : `${meant.length === 0 ? "nobody" : "more than one player"} is called ${printable(asked)}`;
  throw new EditError(`${why}: give --player with a number or a name; ${there}`);
}

/** What is wrong where a player is asked for who never plays. */
export function nowhere(slot: number, all: readonly Played[]): string {
  const played = all.map(({ score }) => score).filter(({ spectator }) => !spectator);
  return `player ${slot} is never seen: ${played.length === 0 ? "nobody plays" : `there is ${listed(played)}`}`;
}

function listed(scores: readonly Readonly<Score>[]): string {
  return scores.map(({ slot, name }) => `${slot} ${printable(name)}`).join(", ");
}

/** A name as letters that any terminal has. */
function printable(name: string): string {
  return plainly(name).replaceAll(/[^ -~]/g, "·");
}
