import { table } from "../../../generated/quake2.ts";
import { plainVersion } from "../../../runtime/table/table.ts";

/** Where in Quake II's configuration is what: of each part the number of its first string. */
export interface Configuration {
  readonly maxclients: number;
  readonly models: number;
  readonly sounds: number;
  readonly images: number;
  readonly lights: number;
  readonly items: number;
  readonly players: number;
  readonly general: number;
}

/** DM2 §3.14, ERRATA 45. */
export const CONFIGURATION: Configuration = {
  maxclients: 30,
  models: 32,
  sounds: 288,
  images: 544,
  lights: 800,
  items: 1056,
  players: 1312,
  general: 1568,
};

/** Of servers with Q2PRO's extended limits. */
export const EXTENDED: Configuration = {
  maxclients: 60,
  models: 62,
  sounds: 8254,
  images: 10302,
  lights: 12350,
  items: 12606,
  players: 12862,
  general: 13118,
};

/** Of the 2023 release: as with extended limits, but for fewer images, and further strings after the lights. */
const RELEASE: Configuration = {
  ...EXTENDED,
  lights: 10814,
  items: 11326,
  players: 11582,
  general: 11838,
};

/** Dialects that have room for more of some. */
const OTHERS: ReadonlyMap<string, Configuration> = new Map([
  ["3434", EXTENDED],
  ["3435", EXTENDED],
  ["3436", EXTENDED],
  ["2022", RELEASE],
  ["2023", RELEASE],
  ["36+8", EXTENDED],
  ["36+24", EXTENDED],
  [
    "56",
    {
      maxclients: 30,
      models: 32,
      sounds: 8224,
      images: 16416,
      lights: 18464,
      items: 18720,
      players: 18976,
      general: 19232,
    },
  ],
]);

/** The configuration of a version, an index into the table's. */
export function configurationOf(version: number): Configuration {
  return OTHERS.get(table.versions[plainVersion(table, version)]!) ?? CONFIGURATION;
}
