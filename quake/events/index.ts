export { eventSelection, EVENT_WORLDS } from "./event-worlds.ts";
export { EventReader } from "./event-reader.ts";
export { eventsOf, streamEvents } from "./events-of.ts";
export {
  EVENT_TYPES,
  type GameEvent,
  type Happening,
  type MatchPlayer,
  type MatchSummary,
  type Who,
} from "./events.ts";
export { type Obituaries, QUAKE, QUAKE2 } from "./obituaries.ts";
export { type Tally, tallyOf, type WeaponTally } from "./tally.ts";
