import type { Meaning } from "../../../runtime/table/facts/roles.ts";
import type { Roster } from "./roster.ts";
import type { Level } from "../world.ts";

/** Learns what a message tells of a level or its players, where a schema says all that there is to it. */
export function learn(level: Level, roster: Roster, meaning: Meaning, message: object): void {
  switch (meaning.role) {
    case "light":
      level.lightstyles.set(meaning.number(message, "number")!, meaning.text(message, "pattern")!);
      return;
    case "names":
      putNames(level.models, meaning.number(message, "first"), meaning.list(message, "models"));
      putNames(level.sounds, meaning.number(message, "first"), meaning.list(message, "sounds"));
      return;
    case "player":
      return learnPlayer(roster, meaning, message);
  }
}

/** Names that come in pieces. Where a piece is missing, those of it are empty. */
function putNames(names: string[], first = 0, meaning: readonly string[] = []): void {
  while (meaning.length > 0 && names.length <= first) names.push("");
  names.splice(first + 1, meaning.length, ...meaning);
}

function learnPlayer(roster: Roster, meaning: Meaning, message: object): void {
  const player = meaning.number(message, "player")!;
  const score = roster.score(player);
  const name = meaning.text(message, "name");
  // An empty name is one who left (DEM §4.2.2).
  if (name !== undefined) roster.name(player, name);
  score.frags = meaning.number(message, "frags") ?? score.frags;
  score.ping = meaning.number(message, "ping") ?? score.ping;
  score.loss = meaning.number(message, "loss") ?? score.loss;
  const [shirt, pants] = [meaning.number(message, "shirt"), meaning.number(message, "pants")];
  if (shirt !== undefined && pants !== undefined) score.colors = [shirt, pants];
}

/** What a level's first message tells of it. */
export function begin(level: Level, meaning: Meaning, message: object): void {
  level.title = meaning.text(message, "title") ?? "";
  level.gamedir = meaning.text(message, "folder") ?? "";
  level.maxclients = meaning.number(message, "room") ?? 0;
  level.models.push(...(meaning.list(message, "models") ?? []));
  level.sounds.push(...(meaning.list(message, "sounds") ?? []));
}
