import type { GameEvent, Happening, Who } from "../../quake/events/index.ts";
import { plain } from "../terminal/outside.ts";
import { duration } from "../info/info-levels.ts";

/** An event as a line. */
export function eventText(event: GameEvent): string {
  return `${duration(event.seconds).padStart(8)}  ${happeningText(event)}`;
}

function happeningText(event: Happening): string {
  switch (event.type) {
    case "level":
      return `level ${plain(event.map)}: ${plain(event.title)}`;
    case "finish":
      return `the level is over, at ${duration(event.time)} of its clock`;
    case "pause":
      return event.on ? "pause" : "the game goes on";
    case "start":
      return "the match begins";
    case "join":
      return `${nameOf(event.player)} comes`;
    case "leave":
      return `${nameOf(event.player)} leaves${event.frags === undefined ? "" : ` with ${event.frags} frags`}`;
    case "kill":
      return `${nameOf(event.killer, "a teammate")} kills ${nameOf(event.victim, "a teammate")}: ${event.weapon}`;
    case "mishap":
      return `${nameOf(event.player)} dies: ${event.cause}`;
    case "death":
      return `${nameOf(event.player)} is dead`;
    case "damage":
      return damageText(event);
    case "pickup":
      return `${nameOf(event.player)} takes ${event.amount === undefined ? "" : `${event.amount} `}${plain(event.item)}`;
    case "drop":
      return `${nameOf(event.player)} leaves a ${plain(event.item)}`;
    case "accuracy":
      return `${nameOf(event.player)} hits with ${event.hits} of ${event.attacks}: ${event.weapon}`;
    case "result":
      return `result: ${event.scores.map(({ name, frags }) => `${plain(name.trim())} ${frags}`).join(", ")}`;
    case "match":
      return `the server counted: ${event.players.map(({ name, figures }) => `${plain(name.trim())} ${figures["stats.frags"] ?? "?"}`).join(", ")}`;
    case "flag":
      return `${nameOf(event.player)} ${event.deed} the ${plain(event.flag)} flag`;
    case "frags":
      return `${nameOf(event.player)} has ${event.frags} frags`;
    case "scoreboard":
      return `scores: ${event.scores.map((score) => `${nameOf(score)} ${score.frags}`).join(", ")}`;
    case "chat":
      return `${event.player === undefined ? "" : `${nameOf(event.player)}${event.team ? ", to his team" : ""}: `}${plain(event.text)}`;
    case "print":
    case "center":
      return plain(event.text);
    case "secret":
      return "a secret is found";
    case "monster":
      return "a monster is killed";
  }
}

function damageText({
  player,
  attacker,
  weapon,
  health,
  armor,
}: Extract<Happening, { type: "damage" }>): string {
  const by = attacker === undefined ? "" : ` by ${nameOf(attacker)}`;
  const taken = armor === undefined ? "" : `, ${armor} armor`;
  const cause = weapon === undefined ? "" : `, ${weapon}`;
  return `${nameOf(player)} is hurt${by}: ${health} health${taken}${cause}`;
}

function nameOf(who: Who | undefined, otherwise = "somebody"): string {
  return who === undefined || who.name === "" ? otherwise : plain(who.name.trim());
}
