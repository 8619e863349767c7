import type { Happening, Who } from "./events.ts";
import { AMOUNTS, BOXES, COUNTED, FLAGS, GOT, GOT_ARMOR, ITEM_NAMES } from "./items.ts";
import { inOneAlphabet } from "./letters.ts";
import type { DeathText, KillText, Obituaries } from "./obituaries.ts";

/*
 * What lines say. Names are those that are known, so a line is compared with texts and names from its ends: nothing in
 * a name has a meaning, and no line takes longer than names times texts.
 */

/** Before a weapon that was in a backpack. */
const THE = "the ";

/** What a line of chat says. */
export function chatOf(line: string, players: readonly Who[]): Happening {
  const said = line.startsWith("\u0001") ? line.slice(1) : line;
  const all = players.flatMap((player) => [
    { player, team: false, before: `${player.name}: ` },
    { player, team: true, before: `(${player.name}): ` },
  ]);
  const fitting = all.filter(({ before }) => said.startsWith(before));
  const [best] = fitting.toSorted((a, b) => b.before.length - a.before.length);
  if (best === undefined) return { type: "chat", player: undefined, team: false, text: said };
  const { player, team, before } = best;
  return { type: "chat", player, team, text: said.slice(before.length) };
}

/** What a line of the server says; nothing where it is not one of those that are known. */
export function happeningOf(
  line: string,
  players: readonly Who[],
  texts: Obituaries,
): Happening | undefined {
  for (const player of players) {
    if (player.name === "" || !line.startsWith(player.name)) continue;
    const rest = line.slice(player.name.length);
    const found = killIn(player, rest, players, texts) ?? flagIn(player, inOneAlphabet(rest));
    if (found !== undefined) return found;
  }
  return framedIn(line, players, texts);
}

function framedIn(
  line: string,
  players: readonly Who[],
  { framed }: Obituaries,
): Happening | undefined {
  for (const [before, after, cause] of framed)
    for (const player of players)
      if (player.name !== "" && line === `${before}${player.name}${after}`)
        return { type: "mishap", player, cause };
  return undefined;
}

function killIn(
  first: Who,
  rest: string,
  players: readonly Who[],
  { kills, killers, deflected, deaths, betrayals, betrayed }: Obituaries,
): Happening | undefined {
  const own = otherIn(rest, players, deflected);
  if (own !== undefined) return { type: "mishap", player: first, cause: own.weapon };
  const killed = otherIn(rest, players, kills);
  if (killed !== undefined)
    return { type: "kill", killer: killed.who, victim: first, weapon: killed.weapon };
  const kill = otherIn(rest, players, killers);
  if (kill !== undefined)
    return { type: "kill", killer: first, victim: kill.who, weapon: kill.weapon };
  const death = alone(rest, deaths);
  if (death !== undefined) {
    const [, cause, penalty] = death;
    return { type: "mishap", player: first, cause, ...(penalty === undefined ? {} : { penalty }) };
  }
  const [, by] = alone(rest, betrayed) ?? [];
  if (by !== undefined)
    return { type: "kill", killer: undefined, victim: first, weapon: by, teammate: true };
  const [, weapon] = alone(rest, betrayals) ?? [];
  if (weapon === undefined) return undefined;
  return { type: "kill", killer: first, victim: undefined, weapon, teammate: true };
}

/** Another one, whose name is between the parts of a text. */
function otherIn(
  rest: string,
  players: readonly Who[],
  texts: readonly KillText[],
): { readonly who: Who; readonly weapon: string } | undefined {
  for (const [between, after, weapon] of texts) {
    if (!rest.startsWith(between)) continue;
    const end = rest.endsWith(after) ? rest.length - after.length : -1;
    const name = rest.slice(between.length, Math.max(end, 0));
    const who = players.find((player) => player.name !== "" && player.name === name);
    if (who !== undefined) return { who, weapon };
  }
  return undefined;
}

function alone(rest: string, texts: readonly DeathText[]): DeathText | undefined {
  const text = rest.endsWith(".") ? rest.slice(0, -1) : rest;
  return texts.find(([after]) => after === text);
}

function flagIn(player: Who, rest: string): Happening | undefined {
  for (const [between, deed] of FLAGS) {
    if (!rest.startsWith(between) || !rest.endsWith(" flag!")) continue;
    const flag = rest.slice(between.length, -" flag!".length).toLowerCase();
    return { type: "flag", player, deed, flag };
  }
  return undefined;
}

/** What somebody picked up. */
export type Pickup = Extract<Happening, { readonly type: "pickup" }>;

/**
 * What who records picked up, as it was printed to him: numbers of things, with commas between them or, in old recordings,
 * blanks; or one thing, as a box, of which nobody says how much is in it.
 *
 * @param armor the one that he wears, where it is known
 */
export function pickupsIn(line: string, player: Who | undefined, armor?: string): Pickup[] {
  const plain = inOneAlphabet(line);
  const thing = plain.startsWith(GOT) ? plain.slice(GOT.length) : "";
  const item = BOXES.includes(thing) ? thing : plain === GOT_ARMOR ? armor : itemNamed(thing);
  if (item !== undefined) return [{ type: "pickup", player, item, amount: undefined }];
  const verb = AMOUNTS.find((before) => plain.startsWith(before));
  if (verb === undefined) return [];
  return plain
    .slice(verb.length)
    .split(/, |  /)
    .flatMap((part) => pickupOf(part, player));
}

function itemNamed(name: string): string | undefined {
  return ITEM_NAMES.get(name.toLowerCase());
}

function pickupOf(part: string, player: Who | undefined): Pickup[] {
  const thing = part.startsWith(THE) ? itemNamed(part.slice(THE.length)) : undefined;
  if (thing !== undefined) return [{ type: "pickup", player, item: thing, amount: undefined }];
  const amount = Number.parseInt(part, 10);
  const item = COUNTED.find((name) => part === `${amount} ${name}`);
  return item === undefined ? [] : [{ type: "pickup", player, item, amount }];
}
