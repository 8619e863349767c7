/*
 * What KTX, the program of QuakeWorld's servers of these days, says to whoever reads a recording: commands that begin as
 * comments do, so that no client runs them. Facts: KTX's items.c, client.c, match.c and commands.c.
 */

/** The words that a command begins with, and the members that follow: in quotes where they may have blanks. */
const COMMANDS = {
  /** A match, or a round of it, begins. */
  start: { begins: ["//ktx", "matchstart"], members: {} },
  /** A player took an item, which is there again after that many seconds: 0 where that is not known yet. */
  took: {
    begins: ["//ktx", "took"],
    members: { entity: "number", seconds: "number", player: "number" },
  },
  /** A player died, and what he had is in a backpack with one weapon, by its bit. */
  drop: {
    begins: ["//ktx", "drop"],
    members: { entity: "number", items: "number", player: "number" },
  },
  /** A player took a backpack with such a weapon. */
  backpack: { begins: ["//ktx", "bp"], members: { entity: "number", player: "number" } },
  /** How often somebody fired a weapon, and how often he hit, since the match began. */
  shots: {
    begins: ["//wps"],
    members: { slot: "number", weapon: "text", attacks: "number", hits: "number" },
  },
  /** How a match ended, for the first two players or teams. */
  scores: {
    begins: ["//finalscores"],
    members: {
      date: "text",
      mode: "text",
      map: "text",
      first: "text",
      firstScore: "number",
      second: "text",
      secondScore: "number",
    },
  },
} as const satisfies Record<string, Shape>;

interface Shape {
  readonly begins: readonly string[];
  readonly members: Readonly<Record<string, "number" | "text">>;
}

type Commands = typeof COMMANDS;

/** A command, with its members. */
export type KtxCommand = {
  [T in keyof Commands]: { readonly type: T } & {
    readonly [M in keyof Commands[T]["members"]]: Commands[T]["members"][M] extends "number"
      ? number
      : string;
  };
}[keyof Commands];

/** What is asked of each line is listed once. */
const SHAPES = /* @__PURE__ */ Object.entries<Shape>(COMMANDS).map(
  ([type, { begins, members }]) => {
    return { type, begins, members: Object.entries(members) };
  },
);

/** Most lines begin with none of these words, which is found sooner than their own words are. */
const FIRST = /* @__PURE__ */ SHAPES.map(({ begins }) => begins[0]!);

const WORD = /"[^"]*"|[^\s"]+/g;
const NUMBER = /^-?\d{1,9}$/;

/** The commands of KTX in a text for the console. What is another command, or lacks a member, is left out. */
export function ktxCommands(text: string): KtxCommand[] {
  if (!text.includes("//")) return [];
  return text.split("\n").flatMap((line) => commandIn(line) ?? []);
}

function commandIn(line: string): KtxCommand | undefined {
  if (!FIRST.some((word) => line.startsWith(word))) return undefined;
  const words = line.match(WORD)!.map((word) => (word.startsWith('"') ? word.slice(1, -1) : word));
  for (const { type, begins, members } of SHAPES) {
    if (!begins.every((word, i) => words[i] === word)) continue;
    const command: Record<string, string | number> = { type };
    let at = begins.length;
    for (const [name, kind] of members) {
      const word = words[at++];
      if (word === undefined || (kind === "number" && !NUMBER.test(word))) return undefined;
      command[name] = kind === "number" ? Number(word) : word;
    }
    return command as unknown as KtxCommand;
  }
  return undefined;
}
