import { ATTRACTLOOP } from "../../../generated/quake2.ts";

/** What sort of recording it is, by what a level says of itself (DM2 §3.13, ERRATA 51). */
export const KINDS: ReadonlyMap<number, string> = new Map([
  [ATTRACTLOOP.RECORD_NETWORK, "recording of a connection"],
  [ATTRACTLOOP.RECORD_CLIENT, "client recording"],
  [ATTRACTLOOP.RECORD_SERVER, "server recording"],
  [ATTRACTLOOP.RECORD_RELAY, "relay recording"],
]);
