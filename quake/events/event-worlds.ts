import type { Selection } from "../../recording/selected.ts";
import type { Wanted } from "../world/wanted.ts";
import type { GameMessage } from "./messages.ts";

/** What events are made of: figures. */
export const EVENT_WORLDS: Wanted = { entities: false, players: false, figures: true };

/** The messages that say what happens. */
const SAYS: Partial<Record<GameMessage["type"], "read">> = {
  print: "read",
  centerprint: "read",
  damage: "read",
  setpause: "read",
  intermission: "read",
  finale: "read",
  cutscene: "read",
  foundsecret: "read",
  killedmonster: "read",
  layout: "read",
  // What servers say beside what players are sent, and what the entities are that it is about.
  stufftext: "read",
  spawnbaseline: "read",
  spawnbaseline2: "read",
};

/** What is read for events beside worlds. */
export function eventSelection(): Selection {
  return SAYS as Selection;
}
