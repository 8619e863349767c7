import type { Cue } from "../../../quake/edit/index.ts";
import type { GameEvent } from "../../../quake/events/index.ts";

/** Where Quake's character set has its other digits. */
const DIGITS = 0x12;

/** A name or a text of Quake's as people read it: its coloured letters are plain ones. */
export function plainText(text: string): string {
  let plain = "";
  for (const character of text) {
    const code = character.charCodeAt(0) & 0x7f;
    const isDigit = code >= DIGITS && code < DIGITS + 10;
    plain += isDigit
      ? `${code - DIGITS}`
      : code < 0x20 || code === 0x7f
        ? " "
        : String.fromCharCode(code);
  }
  return plain.trim();
}

/** An event in a few words. */
export function eventWords(event: GameEvent): string {
  switch (event.type) {
    case "level":
      return `level ${plainText(event.map)}`;
    case "finish":
      return "the level is over";
    case "pause":
      return event.on ? "pause" : "the game goes on";
    case "join":
      return `${plainText(event.player.name)} comes`;
    case "leave":
      return `${plainText(event.player.name)} leaves`;
    case "kill":
      return `${plainText(event.killer?.name ?? "a teammate")} kills ${plainText(event.victim?.name ?? "a teammate")}: ${event.weapon}`;
    case "mishap":
      return `${plainText(event.player.name)} dies: ${event.cause}`;
    case "flag":
      return `${plainText(event.player.name)} ${event.deed} the ${event.flag} flag`;
    case "chat":
      return `${plainText(event.player?.name ?? "")}: ${plainText(event.text)}`;
    case "scoreboard":
      return event.scores.map(({ name, frags }) => `${plainText(name)} ${frags}`).join(", ");
    default:
      return event.type;
  }
}

/** The lines of a text in the middle of the screen. */
export function cueLines({ text }: Cue): string[] {
  return text
    .split("\n")
    .map(plainText)
    .filter((line) => line !== "");
}

/** Seconds as `1:23.4`. */
export function clockText(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const minutes = Math.floor(tenths / 600);
  return `${minutes}:${((tenths % 600) / 10).toFixed(1).padStart(4, "0")}`;
}
