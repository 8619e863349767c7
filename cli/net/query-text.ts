import { addressText, type PlayerInfo, type ServerReport } from "../../quake/net/index.ts";
import { colours } from "../terminal/colours.ts";
import { plain } from "../terminal/outside.ts";
import { count } from "../terminal/text.ts";

/** A report as one JSON object. Texts are as they came, a character a byte. */
export function queryJson(host: string, report: ServerReport): object {
  const { address, seconds, server, players, rules, hasAllPlayers, hasAllRules, dropped } = report;
  return {
    host,
    address: addressText(address),
    milliseconds: Math.round(seconds * 1e4) / 10,
    server,
    players,
    hasAllPlayers,
    rules: Object.fromEntries(rules.map(({ rule, value }) => [rule, value])),
    hasAllRules,
    dropped,
  };
}

/** A report as a person reads it. */
export function queryText(report: ServerReport): string {
  const { address, seconds, server, players, rules, hasAllPlayers, hasAllRules } = report;
  const lines = [
    colours.bold(plain(server.hostname)),
    `  address   ${addressText(address)}`,
    `  map       ${plain(server.levelname)}`,
    `  players   ${server.players} of ${server.maxplayers}`,
    `  ping      ${(seconds * 1000).toFixed(1)} ms`,
    ...table(players.map(playerCells), ["player", "frags", "colours", "time", "from"]),
    ...table(
      rules.map(({ rule, value }) => [plain(rule), plain(value)]),
      ["rule", "value"],
    ),
  ];
  if (!hasAllPlayers)
    lines.push(
      colours.yellow(`  ${count(server.players - players.length, "player")} were not listed`),
    );
  if (!hasAllRules) lines.push(colours.yellow("  not all rules were listed"));
  return lines.join("\n");
}

function playerCells({ name, frags, shirt, pants, connecttime, address }: PlayerInfo): string[] {
  return [plain(name), `${frags}`, `${shirt}, ${pants}`, duration(connecttime), plain(address)];
}

/** Rows in columns below a head: nothing without rows. */
function table(rows: readonly string[][], head: readonly string[]): string[] {
  if (rows.length === 0) return [];
  const widths = head.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]!.length)),
  );
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join("  ")}`.trimEnd();
  return ["", colours.dim(line(head)), ...rows.map(line)];
}

/** `1:05:09`, `5:09`: hours, minutes, seconds. */
function duration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => `${value}`.padStart(2, "0");
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
