import type { LevelSummary } from "../recording/index.ts";
import { plain } from "./text.ts";

/** What was played, and by whom. */
export interface LevelInfo {
  readonly map: string;
  readonly title: string;
  readonly seconds: number;
  readonly players: readonly PlayerInfo[];
}

interface PlayerInfo {
  readonly name: string;
  /** Where the recording tells them. */
  readonly frags: number | null;
  readonly team?: string;
  readonly spectator?: true;
}

/** What is told of a level. */
export function levelInfo({ level: { map, title }, seconds, scores }: LevelSummary): LevelInfo {
  const named = [...scores.values()].filter(({ name }) => name !== "");
  const players = named.map(({ name, frags, team, spectator }) => ({
    name,
    frags: frags ?? null,
    ...(team === "" ? {} : { team }),
    ...(spectator ? { spectator } : {}),
  }));
  return { map, title, seconds, players };
}

/** Its lines, as a person reads them. */
export function levelText({ map, title, seconds, players }: LevelInfo): string[] {
  const names = players.map(playerText).join(", ");
  const head = `  level     ${map}${title === "" ? "" : ` "${plain(title)}"`}, ${duration(seconds)}`;
  return names === "" ? [head] : [head, `  players   ${names}`];
}

function playerText({ name, frags, team, spectator }: PlayerInfo): string {
  const about = [
    ...(frags === null ? [] : [`${frags}`]),
    ...(team === undefined ? [] : [plain(team)]),
    ...(spectator ? ["spectator"] : []),
  ];
  return about.length === 0 ? plain(name) : `${plain(name)} (${about.join(", ")})`;
}

/** `9:05.2`, minutes and seconds. */
export function duration(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const minutes = Math.floor(tenths / 600);
  return `${minutes}:${((tenths % 600) / 10).toFixed(1).padStart(4, "0")}`;
}
