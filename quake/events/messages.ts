import type { MvdBlockMultipleHidden } from "../../generated/mvd.ts";
import { codecs as netquake, type Message as Netquake } from "../../generated/netquake.ts";
import { codecs as quake2, type Message as Quake2 } from "../../generated/quake2.ts";
import { codecs as quake2Mvd, type Message as Quake2Mvd } from "../../generated/quake2_mvd.ts";
import { codecs as quakeworld, type Message as Quakeworld } from "../../generated/quakeworld.ts";
import { type RecordedBlock, runsOf } from "../../recording/index.ts";
import type { Run } from "../../recording/decode/runs.ts";
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

/** Whether messages say what happens whatever is in them, or only where they show that the player cannot move. */
export const SAYING: ReadonlyMap<string, boolean> = new Map<GameMessage["type"], boolean>([
  ["print", true],
  ["centerprint", true],
  ["damage", true],
  ["setpause", true],
  ["intermission", true],
  ["finale", true],
  ["cutscene", true],
  ["foundsecret", true],
  ["killedmonster", true],
  ["layout", true],
  ["serverdata", true],
  ["spawnbaseline", true],
  ["spawnbaseline2", true],
  ["stufftext", true],
  // Quake II tells of intermissions with the player and the frame.
  ["playerinfo", false],
  ["frame", false],
]);

/** Whether a message says what happens, or may. */
export function saysSomething(message: AnyMessage): boolean {
  const always = SAYING.get(message.type);
  return always === true || (always === false && isFrozen(message));
}

/** The messages of a block that are of any of the games. */
export function gameMessages(part: RecordedBlock): Iterable<GameMessage> {
  // A generator takes longer than a small block.
  return part.runs === undefined ? gameMessagesOf(part) : inRuns(part);
}

function* inRuns(part: RecordedBlock): Generator<GameMessage, void> {
  for (const run of runsOf(part)) yield* gameMessagesOf(run);
}

function gameMessagesOf(run: Run<AnyMessage>): readonly GameMessage[] {
  if (isOf<Netquake>(netquake, run)) return run.messages;
  if (isOf<Quakeworld>(quakeworld, run)) return run.messages;
  if (isOf<Quake2>(quake2, run)) return run.messages;
  return isOf<Quake2Mvd>(quake2Mvd, run) ? run.messages : [];
}

/** Whether a message of a block begins a level or may say something, or what is for nobody. */
export function saysAny(part: RecordedBlock, levels: ReadonlySet<string>): boolean {
  // Of a large block, messages are asked for once.
  if (part.runs !== undefined || HIDDEN in part.block) return true;
  for (const message of part.messages)
    if (saysSomething(message) || levels.has(message.type)) return true;
  return false;
}

/** What only hidden blocks have. */
export const HIDDEN = "items" satisfies keyof MvdBlockMultipleHidden;
