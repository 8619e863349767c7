/* What KTX's numbers and short names mean, in the words of events: data, after KTX's stats.c, deathtype.h and items.c. */
import { DEATHTYPE } from "../../../generated/mvd_hidden.ts";

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
export const DEATH_TYPES: ReadonlyMap<number, string> = new Map<number, string>([
  [DEATHTYPE.DT_AXE, "axe"],
  [DEATHTYPE.DT_SG, "shotgun"],
  [DEATHTYPE.DT_SSG, "super shotgun"],
  [DEATHTYPE.DT_NG, "nailgun"],
  [DEATHTYPE.DT_SNG, "super nailgun"],
  [DEATHTYPE.DT_GL, "grenade launcher"],
  [DEATHTYPE.DT_RL, "rocket launcher"],
  [DEATHTYPE.DT_LG_BEAM, "thunderbolt"],
  [DEATHTYPE.DT_LG_DIS, "discharge"],
  [DEATHTYPE.DT_LG_DIS_SELF, "discharge"],
  [DEATHTYPE.DT_HOOK, "hook"],
  [DEATHTYPE.DT_CHANGELEVEL, "exit"],
  [DEATHTYPE.DT_LAVA, "lava"],
  [DEATHTYPE.DT_SLIME, "slime"],
  [DEATHTYPE.DT_WATER, "water"],
  [DEATHTYPE.DT_FALL, "fall"],
  [DEATHTYPE.DT_STOMP, "stomp"],
  [DEATHTYPE.DT_TELE1, "telefrag"],
  [DEATHTYPE.DT_TELE2, "telefrag"],
  [DEATHTYPE.DT_TELE3, "telefrag"],
  [DEATHTYPE.DT_TELE4, "telefrag"],
  [DEATHTYPE.DT_EXPLO_BOX, "explosion"],
  [DEATHTYPE.DT_LASER, "trap"],
  [DEATHTYPE.DT_FIREBALL, "trap"],
  [DEATHTYPE.DT_SQUISH, "squish"],
  [DEATHTYPE.DT_TRIGGER_HURT, "unknown"],
  [DEATHTYPE.DT_SUICIDE, "suicide"],
  [DEATHTYPE.DT_UNKNOWN, "unknown"],
]);
