import { STAT as QUAKE2_STAT } from "../../../generated/quake2.ts";
import { STAT as QUAKEWORLD_STAT, table as quakeworld } from "../../../generated/quakeworld.ts";
import { table as netquake } from "../../../generated/netquake.ts";
import type { ColumnSource } from "../table-column.ts";

/** What a player has, as the schema calls it or by its number. */
export type Figures = Readonly<Record<string, unknown>>;

/** Whose figures a row has, if any. */
export interface Figured {
  readonly figures: Figures | undefined;
}

const { STAT_HEALTH, STAT_ARMOR, STAT_AMMO, STAT_ITEMS } = QUAKEWORLD_STAT;
const { STAT_SHELLS, STAT_NAILS, STAT_ROCKETS, STAT_CELLS } = QUAKEWORLD_STAT;

/** The member of each figure, in NetQuake, QuakeWorld and Quake II. */
const MEMBERS: Readonly<Record<string, readonly [string, number, number | undefined]>> = {
  health: ["health", STAT_HEALTH, QUAKE2_STAT.STAT_HEALTH],
  armor: ["armor", STAT_ARMOR, QUAKE2_STAT.STAT_ARMOR],
  ammo: ["ammo", STAT_AMMO, QUAKE2_STAT.STAT_AMMO],
  items: ["items", STAT_ITEMS, undefined],
  shells: ["shells", STAT_SHELLS, undefined],
  nails: ["nails", STAT_NAILS, undefined],
  rockets: ["rockets", STAT_ROCKETS, undefined],
  cells: ["cells", STAT_CELLS, undefined],
};

const DOCS: readonly (readonly [name: string, doc: string])[] = [
  ["health", "Points of health; 0 or below is death."],
  ["armor", "Points of armor."],
  ["ammo", "Ammunition of the weapon in hand."],
  ["items", "The bits of what is carried, `IT_`."],
  ["shells", "Shells that are carried."],
  ["nails", "Nails that are carried."],
  ["rockets", "Rockets that are carried."],
  ["cells", "Cells that are carried."],
];

/** Why nobody knows a player's figures. */
export const ONLY_OWN = "recorded only of the player through whose eyes it is";

/** The columns of players' figures, by the recording's protocol. */
export function figureColumns<R>(
  protocol: string,
  figuresOf: (row: R) => Figures | undefined,
): ColumnSource<R>[] {
  const family = protocol === netquake.name ? 0 : protocol === quakeworld.name ? 1 : 2;
  return DOCS.map(([name, doc]) => {
    const [, , inQuake2] = MEMBERS[name]!;
    const member = MEMBERS[name]![family];
    const isBits = name === "items";
    return {
      name,
      type: isBits ? "u32" : "i32",
      doc,
      needs: { figures: true },
      ...(inQuake2 === undefined ? { only: [netquake.name, quakeworld.name] } : {}),
      unknown: ONLY_OWN,
      of: (row) => {
        const figures = figuresOf(row);
        if (figures === undefined || member === undefined) return undefined;
        const value = figures[member] ?? unsent(figures);
        if (typeof value !== "number") return undefined;
        return isBits ? value >>> 0 : value;
      },
    };
  });
}

/**
 * What a figure is that was not sent: clients begin with 0, and only changes are sent (DM2 §3.18). Of whom nothing is
 * sent nothing is known.
 */
function unsent(figures: Figures): 0 | undefined {
  for (const _ in figures) return 0;
  return undefined;
}
