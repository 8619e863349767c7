/* What players carry and pick up, as Quake's programs number it: data. */

/** Bits of Quake's items that a player gets by picking something up. What ammunition he holds is no item here. */
export const ITEM_BITS: ReadonlyMap<number, string> = new Map([
  [0, "shotgun"],
  [1, "super shotgun"],
  [2, "nailgun"],
  [3, "super nailgun"],
  [4, "grenade launcher"],
  [5, "rocket launcher"],
  [6, "thunderbolt"],
  [12, "axe"],
  [13, "green armor"],
  [14, "yellow armor"],
  [15, "red armor"],
  [16, "megahealth"],
  [17, "silver key"],
  [18, "gold key"],
  [19, "ring of shadows"],
  [20, "pentagram of protection"],
  [21, "biosuit"],
  [22, "quad damage"],
  [28, "first rune"],
  [29, "second rune"],
  [30, "third rune"],
  [31, "fourth rune"],
]);

/** Those of them that are weapons, which have the first bits, and the axe. */
export const WEAPONS: ReadonlySet<string> = new Set(
  [...ITEM_BITS].flatMap(([bit, item]) => (bit <= 6 || item === "axe" ? [item] : [])),
);

/** The bits of what everybody begins with: the shotgun and the axe. */
export const AT_FIRST = (1 << 0) | (1 << 12);

/** The bit of the pentagram. */
export const INVULNERABLE = 1 << 20;

/** The bits of armours, and how many tenths of a hit each takes. */
export const ARMORS: readonly (readonly [bit: number, tenths: number])[] = [
  [1 << 13, 3],
  [1 << 14, 6],
  [1 << 15, 8],
];

/** What Quake prints before how much somebody picked up that no item tells. */
export const AMOUNTS = ["You receive ", "You get "];

/** What it says after such a number. */
export const COUNTED = ["health", "shells", "nails", "rockets", "cells"];

/** What Quake prints of a box of ammunition, before what is in it, and of other things. */
export const GOT = "You got the ";
export const BOXES = ["shells", "nails", "rockets", "cells"];

/** What it calls these things, in small letters: id's names, and those of mods. */
export const ITEM_NAMES: ReadonlyMap<string, string> = new Map([
  ...[...ITEM_BITS.values()].map((item) => [item, item] as const),
  ["double-barrelled shotgun", "super shotgun"],
  ["silver keycard", "silver key"],
  ["silver runekey", "silver key"],
  ["gold keycard", "gold key"],
  ["gold runekey", "gold key"],
]);

/** What it prints of armour, whichever it is. */
export const GOT_ARMOR = "You got armor";

/** What CTF prints of a flag, after who does it and before which flag it is. */
export const FLAGS: readonly (readonly [
  between: string,
  deed: "took" | "captured" | "returned" | "lost",
])[] = [
  [" got the ", "took"],
  [" captured the ", "captured"],
  [" returned the ", "returned"],
  [" lost the ", "lost"],
];
