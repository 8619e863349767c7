import type { LevelSummary, Played } from "../../quake/world/index.ts";
import { plain } from "../terminal/outside.ts";

/** What was played, and by whom. */
export interface LevelInfo {
  readonly map: string;
  readonly title: string;
  /** From its first frame to its last. */
  readonly seconds: number;
  /** All who played: those who are there at the end, then those who left or were replaced. */
  readonly players: readonly PlayerInfo[];
}

interface PlayerInfo {
  readonly name: string;
  /** Where the recording tells them. */
  readonly frags: number | null;
  readonly team?: string;
  readonly spectator?: true;
  /** What he was called before, the first name first. */
  readonly formerly?: readonly string[];
  readonly left?: true;
}

/** What is known of a level. */
export function levelInfo({ level: { map, title }, seconds, players }: LevelSummary): LevelInfo {
  return { map, title, seconds, players: players.map(playerInfo) };
}

function playerInfo({ score, formerly, left }: Played): PlayerInfo {
  const { name, frags, team, spectator } = score;
  return {
    name,
    frags: frags ?? null,
    ...(team === "" ? {} : { team }),
    ...(spectator ? { spectator } : {}),
    ...(formerly.length === 0 ? {} : { formerly }),
    ...(left ? { left } : {}),
  };
}

/** Its lines, as a person reads them. */
export function levelText({ map, title, seconds, players }: LevelInfo): string[] {
  const head = `  level     ${plain(map)}${title === "" ? "" : ` "${plain(title)}"`}, ${duration(seconds)}`;
  const here = players.filter(({ left }) => left !== true);
  const gone = players.filter(({ left }) => left === true);
  return [head, ...playersText("players", here), ...playersText("left", gone)];
}

function playersText(head: string, players: readonly PlayerInfo[]): string[] {
  if (players.length === 0) return [];
  return [`  ${head.padEnd(9)} ${folded(players.map(playerText)).join(", ")}`];
}

/** Who comes and goes again and again is reported once. */
function folded(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, n]) => (n === 1 ? text : `${text} ${n} times`));
}

function playerText({ name, frags, team, spectator, formerly = [] }: PlayerInfo): string {
  const about = [
    ...(frags === null ? [] : [`${frags}`]),
    ...(team === undefined ? [] : [plain(team)]),
    ...(spectator ? ["spectator"] : []),
    ...(formerly.length === 0 ? [] : [`formerly ${formerly.map(plain).join(", ")}`]),
  ];
  return about.length === 0 ? plain(name) : `${plain(name)} (${about.join(", ")})`;
}

/** `9:05.2`, minutes and seconds. */
export function duration(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const minutes = Math.floor(tenths / 600);
  return `${minutes}:${((tenths % 600) / 10).toFixed(1).padStart(4, "0")}`;
}
