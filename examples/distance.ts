/*
 * How far each player of a recording moved while alive, in units.
 *
 *     npx tsx examples/distance.ts fixtures/anchor_mvd.mvd
 */
import { createReadStream } from "node:fs";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import { formatOfFile } from "demospec/formats";
import { rowsOf, streamTable } from "demospec/tables";

const columns = ["level", "player", "plain_name", "health", "origin"];

export async function distances(path: string): Promise<Map<string, number>> {
  const last = new Map<string, readonly number[]>();
  const sums = new Map<string, number>();
  for await (const batch of streamTable(formatOfFile(path), createReadStream(path), "players", {
    columns,
  }))
    for (const row of rowsOf(batch)) {
      const at = [row["origin_x"], row["origin_y"], row["origin_z"]] as number[];
      const before = last.get(`${row["level"]} ${row["player"]}`) ?? at;
      last.set(`${row["level"]} ${row["player"]}`, at);
      const name = String(row["plain_name"]);
      if (Number(row["health"]) > 0)
        sums.set(name, (sums.get(name) ?? 0) + Math.hypot(...at.map((one, i) => one - before[i]!)));
    }
  return sums;
}

if (import.meta.url === pathToFileURL(argv[1] ?? "").href) console.table(await distances(argv[2]!));
