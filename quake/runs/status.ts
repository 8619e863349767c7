import { type Clientdata, STAT } from "../../generated/netquake.ts";

/** What the status line shows of the player who recorded. */
export interface Status {
  readonly health: number | undefined;
  readonly armor: number | undefined;
  /** IT_ bits (DEM §7.16). */
  readonly items: number | undefined;
  readonly shells: number | undefined;
  readonly nails: number | undefined;
  readonly rockets: number | undefined;
  readonly cells: number | undefined;
  /** Map units a second, in steps of 16; nothing where it is not sent. */
  readonly velocity: readonly [number, number, number] | undefined;
}

/** Only FTE's extension sends items as a figure. */
const STAT_ITEMS = 15;
/** Without it nothing of the status line was sent. */
const HEALTH = "health" satisfies keyof Clientdata;
const BYTE = 256;

/** Reads a view's figures, which `clientdata` names, and `updatestat` numbers. */
export function statusOf(stats: Readonly<Record<string, unknown>>): Status {
  const figure = (name: string, number: number): number | undefined => {
    const low = stats[name] ?? stats[number];
    if (typeof low !== "number") return undefined;
    const high = stats[`${name}2`];
    return typeof high === "number" ? low + high * BYTE : low;
  };
  const { velocity1, velocity2, velocity3 } = stats;
  const isSent = typeof stats[HEALTH] === "number";
  const speed = (value: unknown) => (typeof value === "number" ? value : 0);
  return {
    health: figure("health", STAT.STAT_HEALTH),
    armor: figure("armor", STAT.STAT_ARMOR),
    items: figure("items", STAT_ITEMS),
    shells: figure("shells", STAT.STAT_SHELLS),
    nails: figure("nails", STAT.STAT_NAILS),
    rockets: figure("rockets", STAT.STAT_ROCKETS),
    cells: figure("cells", STAT.STAT_CELLS),
    velocity: isSent ? [speed(velocity1), speed(velocity2), speed(velocity3)] : undefined,
  };
}
