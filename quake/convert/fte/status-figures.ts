import type { ClientdataState } from "../../../generated/netquake.ts";
import type { Losses } from "../losses.ts";
import type { Listed } from "./fte-entity.ts";
import { ENTFLAGS } from "./fte-versions.ts";

type Member = (typeof FIGURES)[number][0];

/**
 * The figures that stand for `clientdata` where clients predict, by member: what SV_CalcStats of QuakeSpasm-Spiked and
 * of vkQuake tells.
 */
const FIGURES = [
  ["health", 0],
  ["weapon", 2],
  ["ammo", 3],
  ["armor", 4],
  ["weaponframe", 5],
  ["shells", 6],
  ["nails", 7],
  ["rockets", 8],
  ["cells", 9],
  ["activeweapon", 10],
  ["items", 15],
  ["viewheight", 16],
  ["idealpitch", 25],
  ["punchangle1", 26],
  ["punchangle2", 27],
  ["punchangle3", 28],
] as const;

const INDEXES: ReadonlySet<number> = new Set<number>(FIGURES.map(([, index]) => index));

/** Folders of games whose servers tell the number of the active weapon's bit, and not the bit (ERRATA 9). */
const PACKS = /(?:^|;)(?:hipnotic|rogue|quoth)(?:;|$)/;

/** Whether a figure is one of `clientdata`. */
export function isOfStatus(index: number): boolean {
  return INDEXES.has(index);
}

/**
 * What `clientdata` tells, of figures.
 *
 * @param view the entity of the player, who is as fast as that
 * @param folder the game's
 */
export function statusOf(
  figures: ReadonlyMap<number, number>,
  view: Listed | undefined,
  folder: string,
  losses: Losses,
): ClientdataState {
  const status: Record<string, number> = {};
  for (const [member, index] of FIGURES) {
    const figure = figures.get(index) ?? 0;
    // As Quake's servers do: what is there of a kick is cut.
    const whole = Math.trunc(figure) + 0;
    if (whole !== figure) losses.number("rounded", "clientdata", member, Math.abs(figure - whole));
    status[member] = whole;
  }
  const { velocity1 = 0, velocity2 = 0, velocity3 = 0 } = view?.moves ?? {};
  const { items = 0, activeweapon = 0 } = status;
  return {
    ...(status as Pick<ClientdataState, Member>),
    items: items >>> 0,
    activeweapon: PACKS.test(folder)
      ? Math.max(0, 31 - Math.clz32(activeweapon))
      : activeweapon & 0xff,
    velocity1,
    velocity2,
    velocity3,
    onground: view !== undefined && (view.entflags & ENTFLAGS.onground) !== 0,
    inwater: false,
  };
}

/** What figures tell, of `clientdata`: all of them. */
export function figuresOf(status: ClientdataState): Map<number, number> {
  const figures = new Map<number, number>();
  for (const [member, index] of FIGURES) figures.set(index, status[member]);
  return figures.set(15, status.items | 0);
}
