import type { Message } from "../../../generated/quakeworld.ts";
import type { Level } from "../../world/index.ts";
import type { Losses } from "../losses.ts";
import { QUAKEWORLD_NUMBER } from "../clients/client-recording.ts";

/** Names of models and of sounds that QuakeWorld's clients have room for. */
export const NAMES = 255;

/** Bytes of names in a message: with what is around them it is shorter than what id's client reads. */
const PART = 1024;

/** How players move where nobody tells: what id's server has. */
const MOVES = {
  gravity: 800,
  stopspeed: 100,
  maxspeed: 320,
  spectatormaxspeed: 500,
  accelerate: 10,
  airaccelerate: Math.fround(0.7),
  wateraccelerate: 10,
  friction: 4,
  waterfriction: 4,
  entgravity: 1,
};

const GAME = "qw";

/**
 * What leads a client of QuakeWorld's into a level, as id's client records it (ERRATA 69).
 *
 * @param count the levels so far, of which this is one
 * @param player the slot of the one who recorded
 * @param isDeathmatch players are against each other
 * @param rest what else is reported there: entities that never change, baselines, players, lights
 */
export function leadIn(
  level: Level,
  count: number,
  player: number,
  isDeathmatch: boolean,
  rest: readonly Message[],
  losses: Losses,
): Message[] {
  const { title, map, maxclients } = level;
  const info = `\\maxclients\\${maxclients}\\map\\${map}\\deathmatch\\${Number(isDeathmatch)}`;
  return [
    {
      type: "serverdata",
      serverversion: QUAKEWORLD_NUMBER,
      servercount: count,
      gamedir: GAME,
      player,
      spectator: 0,
      mapname: title,
      ...MOVES,
    },
    { type: "stufftext", text: `fullserverinfo "${info.replaceAll('"', "")}"\n` },
    ...listed(named(level.sounds, "sounds", losses), (start, sounds, next) => {
      return { type: "soundlist", start, sounds, next };
    }),
    ...listed(named(level.models, "models", losses), (start, models, next) => {
      return { type: "modellist", start, models, next };
    }),
    ...rest,
    { type: "stufftext", text: "skins\n" },
  ];
}

/** The names that there is room for. */
function named(names: readonly string[], what: string, losses: Losses): string[] {
  losses.droppedOther(
    `names of ${what} after the first ${NAMES}`,
    Math.max(0, names.length - 1 - NAMES),
  );
  return names.slice(1, NAMES + 1);
}

/** Names in messages that have room in a packet: each says where it begins, and where the next one does. */
function listed(
  names: readonly string[],
  make: (start: number, names: string[], next: number) => Message,
): Message[] {
  const messages: Message[] = [];
  let start = 0;
  do {
    let [end, length] = [start, 0];
    while (end < names.length && (length === 0 || length + names[end]!.length < PART))
      length += names[end++]!.length + 1;
    messages.push(make(start, names.slice(start, end), end < names.length ? end : 0));
    start = end;
  } while (start < names.length);
  return messages;
}
