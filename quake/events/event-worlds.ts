import type { Selection } from "../../recording/decode/selected.ts";
import type { Wanted } from "../world/wanted.ts";
import { SAYING } from "./messages.ts";

/** What events are made of: figures. */
export const EVENT_WORLDS: Wanted = {
  entities: false,
  players: false,
  figures: true,
  statusOnly: true,
};

/** What is read for events beside worlds. */
export function eventSelection(): Selection {
  const always = [...SAYING].filter(([, isAlways]) => isAlways);
  return Object.fromEntries(always.map(([type]) => [type, "read"]));
}
