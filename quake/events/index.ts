export { eventSelection, eventWorlds } from "./event-worlds.ts";
export { EventReader, eventsOf, streamEvents } from "./event-reader.ts";
export { EVENT_TYPES, type GameEvent, type Happening, type Who } from "./events.ts";
export { type Obituaries, QUAKE, QUAKE2 } from "./obituaries.ts";
export { type Tally, tallyOf } from "./tally.ts";
