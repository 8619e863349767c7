import type { Telling } from "../../../runtime/table/roles.ts";
import type { Roster } from "./roster.ts";
import type { Level } from "../world.ts";

/** Learns what a message tells of a level or its players, where a schema says all that there is to it. */
export function learn(level: Level, roster: Roster, told: Telling, message: object): void {
  switch (told.role) {
    case "light":
      level.lightstyles.set(told.number(message, "number")!, told.text(message, "pattern")!);
      return;
    case "names":
      putNames(level.models, told.number(message, "first"), told.list(message, "models"));
      putNames(level.sounds, told.number(message, "first"), told.list(message, "sounds"));
      return;
    case "player":
      return learnPlayer(roster, told, message);
  }
}

/** Names that come in pieces. Where a piece is missing, those of it are empty. */
function putNames(names: string[], first = 0, told: readonly string[] = []): void {
  while (told.length > 0 && names.length <= first) names.push("");
  names.splice(first + 1, told.length, ...told);
}

function learnPlayer(roster: Roster, told: Telling, message: object): void {
  const player = told.number(message, "player")!;
  const score = roster.score(player);
  const name = told.text(message, "name");
  // An empty name is one who left (DEM §4.2.2).
  if (name !== undefined) roster.name(player, name);
  score.frags = told.number(message, "frags") ?? score.frags;
  score.ping = told.number(message, "ping") ?? score.ping;
  score.loss = told.number(message, "loss") ?? score.loss;
  const [shirt, pants] = [told.number(message, "shirt"), told.number(message, "pants")];
  if (shirt !== undefined && pants !== undefined) score.colors = [shirt, pants];
}

/** What a level's first message tells of it. */
export function begin(level: Level, told: Telling, message: object): void {
  level.title = told.text(message, "title") ?? "";
  level.gamedir = told.text(message, "folder") ?? "";
  level.maxclients = told.number(message, "room") ?? 0;
  level.models.push(...(told.list(message, "models") ?? []));
  level.sounds.push(...(told.list(message, "sounds") ?? []));
}
