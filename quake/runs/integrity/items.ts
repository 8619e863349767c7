/** IT_ bits of items (DEM §7.16, table 5). */
export const ITEMS: readonly (readonly [bit: number, name: string])[] = [
  [1, "super shotgun"],
  [2, "nailgun"],
  [3, "super nailgun"],
  [4, "grenade launcher"],
  [5, "rocket launcher"],
  [6, "thunderbolt"],
  [16, "megahealth"],
  [17, "silver key"],
  [18, "gold key"],
  [19, "ring of shadows"],
  [20, "pentagram"],
  [21, "biosuit"],
  [22, "quad damage"],
];

/** Those of them that are weapons: who lives does not lose them. */
export const WEAPONS = [1, 2, 3, 4, 5, 6].reduce((bits, bit) => bits | (1 << bit), 0);
export const KEYS = (1 << 17) | (1 << 18);
export const MEGAHEALTH = 1 << 16;
export const INVULNERABILITY = 1 << 20;

/** The names of what is in bits. */
export function itemsIn(bits: number): string[] {
  return ITEMS.filter(([bit]) => (bits & (1 << bit)) !== 0).map(([, name]) => name);
}

/** How many bits are set. */
export function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits >>> 0; left !== 0; left >>>= 1) count += left & 1;
  return count;
}
