import { table as netquake } from "../../../generated/netquake.ts";
import { table as quake2 } from "../../../generated/quake2.ts";
import { table as quake2Mvd } from "../../../generated/quake2_mvd.ts";
import { STAT, table as quakeworld } from "../../../generated/quakeworld.ts";
import type { Player } from "../../world/index.ts";
import type { Figured } from "./figures.ts";
import { numberIn } from "./members.ts";

/* Weapons by the models that players see of them: data. Names are those of kills. */

/** A weapon's model without folder and ending, in Quake; in Quake II its folder. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["progs/v_axe.mdl", "axe"],
  ["progs/v_shot.mdl", "shotgun"],
  ["progs/v_shot2.mdl", "super shotgun"],
  ["progs/v_nail.mdl", "nailgun"],
  ["progs/v_nail2.mdl", "super nailgun"],
  ["progs/v_rock.mdl", "grenade launcher"],
  ["progs/v_rock2.mdl", "rocket launcher"],
  ["progs/v_light.mdl", "thunderbolt"],
  ["progs/v_star.mdl", "hook"],
  ["models/weapons/v_blast/tris.md2", "blaster"],
  ["models/weapons/v_shotg/tris.md2", "shotgun"],
  ["models/weapons/v_shotg2/tris.md2", "super shotgun"],
  ["models/weapons/v_machn/tris.md2", "machinegun"],
  ["models/weapons/v_chain/tris.md2", "chaingun"],
  ["models/weapons/v_handgr/tris.md2", "grenade"],
  ["models/weapons/v_launch/tris.md2", "grenade launcher"],
  ["models/weapons/v_rocket/tris.md2", "rocket launcher"],
  ["models/weapons/v_hyperb/tris.md2", "hyperblaster"],
  ["models/weapons/v_rail/tris.md2", "railgun"],
  ["models/weapons/v_bfg/tris.md2", "bfg10k"],
]);

/** What a weapon is called: its model, where nobody knows another name for it. */
export function weaponNamed(model: string | undefined): string | undefined {
  return model === undefined || model === "" ? undefined : (NAMES.get(model) ?? model);
}

/** The index of the model of the weapon in hand. */
export type InHand = (
  player: Player,
  figures: Figured["figures"],
  gun: number | undefined,
) => number | undefined;

/** By the protocol. */
export const IN_HAND: Readonly<Record<string, InHand>> = {
  [netquake.name]: (_, figures) => numberIn(figures, "weapon"),
  [quakeworld.name]: (_, figures) => numberIn(figures, `${STAT.STAT_WEAPON}`),
  [quake2.name]: (_, _figures, gun) => gun,
  [quake2Mvd.name]: ({ state }) => numberIn(state, "gunindex"),
};
