import {
  exactTime,
  type RunLevel,
  type RunReport,
  type Share,
  SKILLS,
} from "../../quake/runs/index.ts";
import { plain, shown } from "../terminal/outside.ts";

/** The columns, and how wide they are at least; times and numbers are at the right. */
const COLUMNS = [
  { name: "map", width: -10 },
  { name: "skill", width: -9 },
  { name: "time", width: 12 },
  { name: "kills", width: 7 },
  { name: "secrets", width: 7 },
  { name: "deaths", width: 6 },
  { name: "protocol", width: 8 },
  { name: "engine", width: -16 },
  { name: "file", width: -1 },
] as const;

/** The head of the table. */
export const RUNS_HEAD = row(COLUMNS.map(({ name }) => name));

/** A line a level, and one of all where several were finished. */
export function runLines(file: string, report: RunReport): string[] {
  const { protocol, engine, levels, totals } = report;
  const about = [`${protocol ?? "-"}`, plain(engine?.name ?? "-"), shown(file)];
  const rows = levels.map((level) => [...levelCells(level), ...about]);
  if (levels.length === 0) rows.push(["-", "-", "-", "-", "-", "-", ...about]);
  if (totals.levels > 1) {
    const { kills, secrets, deaths } = totals;
    const all = [`${totals.levels} levels`, "", exactTime(totals.seconds)];
    rows.push([...all, shareText(kills), shareText(secrets), `${deaths}`, ...about]);
  }
  return rows.map(row);
}

function levelCells({ map, skill, finish, time, kills, secrets, deaths }: RunLevel): string[] {
  const clock = finish === undefined ? `(${exactTime(time)})` : exactTime(time);
  const name = skill === undefined ? "-" : SKILLS[skill]!;
  return [plain(map), name, clock, shareText(kills), shareText(secrets), `${deaths}`];
}

function shareText({ done, of }: Share): string {
  return `${done ?? "?"}/${of ?? "?"}`;
}

function row(cells: readonly string[]): string {
  return cells
    .map((cell, i) => {
      const { width } = COLUMNS[i]!;
      return width < 0 ? cell.padEnd(-width) : cell.padStart(width);
    })
    .join("  ")
    .trimEnd();
}
