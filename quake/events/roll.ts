import type { Score, World } from "../world/index.ts";
import type { Happening } from "./events.ts";

/** Who comes and goes, and what he has by then. */
export class Roll {
  #before: World["scoreboard"] | undefined;

  /** A level begins: who is there was there before. */
  clear(): void {
    this.#before = undefined;
  }

  /** Takes each world's scoreboard in turn. */
  *see(scoreboard: World["scoreboard"]): Generator<Happening, void> {
    const before = this.#before;
    this.#before = scoreboard;
    if (before === undefined) return;
    for (const [slot, { name, frags }] of before)
      if (scoreboard.get(slot)?.name !== name && !isThere(scoreboard, name))
        yield { type: "leave", player: { slot, name }, frags };
    for (const score of scoreboard.values()) yield* changeOf(score, before);
  }
}

function* changeOf(
  { slot, name, frags }: Readonly<Score>,
  before: World["scoreboard"],
): Generator<Happening, void> {
  const was = before.get(slot);
  const player = { slot, name };
  if (was?.name !== name && was === undefined) yield { type: "join", player };
  if (frags !== undefined && was?.frags !== undefined && frags !== was.frags)
    yield { type: "frags", player, frags };
}

function isThere(scoreboard: World["scoreboard"], name: string): boolean {
  return [...scoreboard.values()].some((score) => score.name === name);
}
