import type { Serverdata } from "../../generated/quake2.ts";

/** What leads a client of protocol 34 into a level of Quake II. */
export const QUAKE2_LEVEL = {
  type: "serverdata",
  serverversion: 34,
  servercount: 1,
  attractloop: 1,
  gamedir: "",
  playernum: 0,
  levelname: "Made",
} as const satisfies Serverdata;
