import { codecs as netquake, type Message as Netquake } from "../../generated/netquake.ts";
import { codecs as quake2, type Message as Quake2 } from "../../generated/quake2.ts";
import { codecs as quake2Mvd, type Message as Quake2Mvd } from "../../generated/quake2_mvd.ts";
import { codecs as quakeworld, type Message as Quakeworld } from "../../generated/quakeworld.ts";
import { type RecordedBlock, runsOf } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { isFrozen } from "./intermission.ts";
import { isOf } from "../world/resolved/versioned.ts";

/** A message of any of the games. */
export type GameMessage = Netquake | Quakeworld | Quake2 | Quake2Mvd;

/** Those that KTX's servers say more with. */
export const OF_KTX: ReadonlySet<string> = new Set<GameMessage["type"]>([
  "serverdata",
  "spawnbaseline",
  "spawnbaseline2",
  "stufftext",
]);

/** The messages that say what happens, whatever is in them. */
const SAYING: ReadonlySet<string> = new Set<string>([
  "print",
  "centerprint",
  "damage",
  "setpause",
  "intermission",
  "finale",
  "cutscene",
  "foundsecret",
  "killedmonster",
  "layout",
  ...OF_KTX,
]);

/** Quake II tells of intermissions with the player and the frame. */
const OF_PLAYERS: ReadonlySet<string> = new Set<GameMessage["type"]>(["playerinfo", "frame"]);

/** Whether a message says what happens, or may. */
export function saysSomething(message: AnyMessage): boolean {
  const { type } = message;
  return SAYING.has(type) || (OF_PLAYERS.has(type) && isFrozen(message));
}

/** The messages of a block that are of any of the games. */
export function* gameMessages(part: RecordedBlock): Generator<GameMessage, void> {
  for (const run of runsOf(part)) {
    if (isOf<Netquake>(netquake, run)) yield* run.messages;
    else if (isOf<Quakeworld>(quakeworld, run)) yield* run.messages;
    else if (isOf<Quake2>(quake2, run)) yield* run.messages;
    else if (isOf<Quake2Mvd>(quake2Mvd, run)) yield* run.messages;
  }
}
