/** What somebody who watches asks the server for. */
export type Wish =
  | { readonly kind: "pause" | "play" | "help" }
  /** How fast, 1 is as it was recorded. */
  | { readonly kind: "speed"; readonly factor: number }
  /** Seconds of play; from where it is, or from the beginning. */
  | { readonly kind: "seek"; readonly seconds: number; readonly isRelative: boolean }
  /** Through whose eyes: a number or a name. */
  | { readonly kind: "view"; readonly player: string };

/** What a person may say. */
export const WISHES = "pause, play, speed 2, seek 1:30, seek +10, view NAME";

/** So often a client may go elsewhere in a recording, a second and at once. */
export const SEEKS = { rate: 0.5, burst: 4 };

const FASTEST = 16;
const SLOWEST = 1 / 16;
/** What a client's chat has around what is said. */
const SAID = /^(?:say(?:_team)?\s+)?"?\s*[.!]?([a-z]{3,8})(?:\s+([^"\n]{1,64}?))?\s*"?\s*$/i;
const TIME = /^([+-]?)(?:(\d{1,3}):)?(\d{1,5}(?:\.\d{1,3})?)$/;

/** Reads a client's command, or what it says; undefined where it is no wish. */
export function wishIn(command: string): Wish | undefined {
  const [, word = "", value = ""] = SAID.exec(command) ?? [];
  switch (word.toLowerCase()) {
    case "pause":
      return { kind: "pause" };
    case "play":
      return { kind: "play" };
    case "help":
      return { kind: "help" };
    case "speed":
      return speedOf(value);
    case "seek":
      return seekOf(value);
    case "view":
      return value === "" ? undefined : { kind: "view", player: value };
    default:
      return undefined;
  }
}

function speedOf(value: string): Wish | undefined {
  if (!/^\d{1,2}(?:\.\d{1,4})?$/.test(value)) return undefined;
  const factor = Math.min(FASTEST, Math.max(SLOWEST, Number(value)));
  return { kind: "speed", factor };
}

function seekOf(value: string): Wish | undefined {
  const match = TIME.exec(value);
  if (match === null) return undefined;
  const [, sign = "", minutes = "0", seconds] = match;
  const time = 60 * Number(minutes) + Number(seconds);
  return { kind: "seek", seconds: sign === "-" ? -time : time, isRelative: sign !== "" };
}

/** `1:05`. */
export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
