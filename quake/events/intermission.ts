import { PM_TYPE, STAT } from "../../generated/quake2.ts";
import type { World } from "../world/index.ts";

/** The bit of STAT_LAYOUTS by which the layout stays on the screen. */
const SHOWN = 1;
/** Frames a second of Quake II's servers, which count them from the beginning of the level. */
const RATE = 10;

/** Whether a message says that the player cannot move. */
export function isFrozen(message: object): boolean {
  return (message as { readonly pm_type?: number }).pm_type === PM_TYPE.PM_FREEZE;
}

/**
 * The level's clock, in seconds, where a message of Quake II begins an intermission; nothing elsewhere. No message tells
 * of it: the player is frozen, and the layout stays (ERRATA 40). A game that stops the clock freezes players, too, and
 * shows no layout.
 */
export function intermissionTime(message: object, world: World | undefined): number | undefined {
  if (!isFrozen(message) || world === undefined) return undefined;
  const { stats } = message as { readonly stats?: Readonly<Record<number, number>> };
  const layouts = stats?.[STAT.STAT_LAYOUTS] ?? world.view.stats[STAT.STAT_LAYOUTS] ?? 0;
  if ((Number(layouts) & SHOWN) === 0) return undefined;
  return world.frame === undefined ? world.time : world.frame / RATE;
}
