import type { Demoinfo } from "../../../generated/mvd_hidden.ts";
import type { MatchSummary } from "../events.ts";

/** A text of more bytes is not one: a server's has some kilobytes a player. */
const LONGEST = 1 << 20;
/** Numbers further inside are not looked for: KTX's are four deep. */
const DEEPEST = 8;
/** Nor are those with longer paths. */
const LONGEST_PATH = 64;

/** Puts together the text in JSON that a server writes into blocks for nobody, in parts, once a match is over. */
export class MatchText {
  #text = "";

  /** Takes the next part. Gives what the server counted with the last one: nothing where the text is no such JSON. */
  push({ part, text }: Demoinfo): MatchSummary | undefined {
    if (part === 1) this.#text = "";
    // What is too long already stays so until it ends.
    if (this.#text.length <= LONGEST)
      for (const byte of text) this.#text += String.fromCharCode(byte);
    if (part !== 0) return undefined;
    const whole = this.#text;
    this.#text = "";
    return whole.length > LONGEST ? undefined : summaryOf(whole);
  }
}

function summaryOf(json: string): MatchSummary | undefined {
  let match: unknown;
  try {
    match = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!isObject(match)) return undefined;
  const players = memberOf(match, "players");
  if (!Array.isArray(players)) return undefined;
  return {
    map: textIn(match, "map"),
    mode: textIn(match, "mode"),
    date: textIn(match, "date"),
    players: players.filter(isObject).map((player) => ({
      name: textIn(player, "name"),
      team: textIn(player, "team"),
      figures: figuresIn(player),
    })),
  };
}

/** All numbers inside of a value, by their paths. */
function figuresIn(value: object): Record<string, number> {
  const figures: Record<string, number> = {};
  const open = [{ path: "", value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, depth } = next;
    for (const [name, inner] of Object.entries(next.value) as [string, unknown][]) {
      if (path.length + name.length > LONGEST_PATH) continue;
      if (typeof inner === "number") figures[path + name] = inner;
      else if (isObject(inner) && depth < DEEPEST)
        open.push({ path: `${path}${name}.`, value: inner, depth: depth + 1 });
    }
  }
  return figures;
}

function memberOf(value: Readonly<Record<string, unknown>>, name: string): unknown {
  return value[name];
}

function textIn(value: Readonly<Record<string, unknown>>, name: string): string {
  const text = memberOf(value, name);
  return typeof text === "string" ? text : "";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
