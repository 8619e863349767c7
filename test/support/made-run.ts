import { demOf, SIGNONS } from "./made-dem.ts";

const LEVEL = {
  type: "serverinfo",
  serverversion: 15,
  maxclients: 1,
  gametype: 0,
  mapname: "box",
  models: ["maps/box.bsp", "progs/player.mdl"],
  sounds: [],
};
const FIGURES = { shells: 0, nails: 0, rockets: 0, cells: 0, ammo: 0, activeweapon: 1, items: 0 };
const STATUS = { type: "clientdata", onground: true, inwater: false, health: 100, ...FIGURES };
const BASELINE = { frame: 0, colormap: 0, skin: 0, origin: [0, 0, 0], angles: [0, 0, 0] };

/**
 * Ten seconds of somebody who goes east, 20 frames a second, in the map that engines have in tests.
 *
 * @param step map units from one frame to the next
 */
export function runEast(step: number): Uint8Array {
  return demOf(
    [
      LEVEL,
      { type: "spawnbaseline", entity: 1, modelindex: 2, ...BASELINE },
      { type: "setview", entity: 1 },
    ],
    ...SIGNONS,
    ...Array.from({ length: 200 }, (_, i) => [
      { type: "time", time: 1 + i / 20 },
      STATUS,
      { type: "updateentity", entity: 1, nolerp: false, origin1: i * step },
    ]),
    [{ type: "disconnect" }],
  );
}
