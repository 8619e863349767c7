import type { Handlers as NetquakeHandlers } from "../../generated/netquake.ts";
import type { Handlers as Quake2Handlers } from "../../generated/quake2.ts";
import type {
  Deltapacketentities,
  Handlers as QuakeworldHandlers,
  Packetentities,
} from "../../generated/quakeworld.ts";
import type { Viewed } from "../../runtime/bytes/view.ts";

/*
 * What somebody wants who follows the player and the entities: where everything is, and when.
 */

/** Fractions, so that their sums never change how V8 stores them. */
const seen = { time: 0.5, health: 0.5, origins: 0.5, frames: 0.5 };

const netquake: NetquakeHandlers = {
  time(message) {
    seen.time += message.time;
  },
  clientdata(message) {
    seen.health += message.health;
  },
  updateentity(message) {
    seen.origins += message.origin1 ?? message.entity;
  },
};

/** A function of its own for each family, as the entities are of different shapes. */
function seeEntities({ entities }: Viewed<Packetentities | Deltapacketentities>): void {
  for (const { number, origin1 } of entities) seen.origins += origin1 ?? number;
}

const quakeworld: QuakeworldHandlers = {
  playerinfo(message) {
    seen.origins += message.origin[0] + (message.velocity1 ?? 0);
  },
  packetentities: seeEntities,
  deltapacketentities: seeEntities,
};

const quake2: Quake2Handlers = {
  frame(message) {
    seen.frames += message.serverframe;
  },
  playerinfo(message) {
    seen.origins += message.origin?.[0] ?? 0;
  },
  packetentities({ entities }) {
    for (const { number, origin1 } of entities) seen.origins += origin1 ?? number;
  },
};

const HANDLERS: Readonly<Record<string, object>> = { netquake, quakeworld, quake2 };

/** The handlers for a protocol; none where nothing in it is of interest. */
export function handlersOf(protocol: string): object {
  return HANDLERS[protocol] ?? {};
}

/** What is taken of the entities into columns: a path, and the members. */
const COLUMNS: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  netquake: ["updateentity", ["entity", "frame", "origin1", "origin2", "origin3"]],
  quakeworld: [
    "deltapacketentities.entities",
    ["number", "frame", "origin1", "origin2", "origin3"],
  ],
  quake2: ["packetentities.entities", ["number", "frame", "origin1", "origin2", "origin3"]],
  quake2_mvd: ["frame.entities", ["number", "frame", "origin1", "origin2", "origin3"]],
};

/** What is taken of a protocol into columns. */
export function columnsOf(protocol: string): readonly [string, readonly string[]] {
  const known = COLUMNS[protocol];
  if (known === undefined) throw new Error(`nobody said what columns ${protocol} has`);
  return known;
}
