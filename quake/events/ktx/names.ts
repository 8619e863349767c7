/* What KTX's numbers and short names mean, in the words of events: data, after KTX's stats.c, deathtype.h and items.c. */

/** What an entity is, by its model and skin, where the server says that somebody took it. */
export const ITEM_MODELS: Readonly<Record<string, readonly string[]>> = {
  "progs/armor.mdl": ["green armor", "yellow armor", "red armor"],
  "maps/b_bh100.bsp": ["megahealth"],
  "progs/g_shot.mdl": ["super shotgun"],
  "progs/g_nail.mdl": ["nailgun"],
  "progs/g_nail2.mdl": ["super nailgun"],
  "progs/g_rock.mdl": ["grenade launcher"],
  "progs/g_rock2.mdl": ["rocket launcher"],
  "progs/g_light.mdl": ["thunderbolt"],
  "progs/invisibl.mdl": ["ring of shadows"],
  "progs/invulner.mdl": ["pentagram of protection"],
  "progs/suit.mdl": ["biosuit"],
  "progs/quaddama.mdl": ["quad damage"],
};

/** Weapons by their short names. */
export const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ["axe", "axe"],
  ["sg", "shotgun"],
  ["ssg", "super shotgun"],
  ["ng", "nailgun"],
  ["sng", "super nailgun"],
  ["gl", "grenade launcher"],
  ["rl", "rocket launcher"],
  ["lg", "thunderbolt"],
]);

/** What somebody was hurt by, by its number. */
export const DEATH_TYPES: readonly (string | undefined)[] = [
  undefined,
  "axe",
  "shotgun",
  "super shotgun",
  "nailgun",
  "super nailgun",
  "grenade launcher",
  "rocket launcher",
  "thunderbolt",
  "discharge",
  "discharge",
  "hook",
  "exit",
  "lava",
  "slime",
  "water",
  "fall",
  "stomp",
  "telefrag",
  "telefrag",
  "telefrag",
  "telefrag",
  "explosion",
  "trap",
  "trap",
  "squish",
  "unknown",
  "suicide",
  "unknown",
];
