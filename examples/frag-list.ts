/*
 * Who killed whom, how often, and what with.
 *
 *     npx tsx examples/frag-list.ts match.mvd
 */
import { readFileSync } from "node:fs";
import { formatOfFile } from "demospec/formats";
import { eventsOf, tallyOf } from "demospec/events";

const [path = "fixtures/dp_server_p15.dem"] = process.argv.slice(2);
const events = [...eventsOf(formatOfFile(path), readFileSync(path))];

const kills = new Map<string, number>();
for (const event of events) {
  if (event.type !== "kill") continue;
  const { killer, victim, weapon } = event;
  const line = `${killer?.name ?? "a teammate"} > ${victim?.name ?? "a teammate"}: ${weapon}`;
  kills.set(line, (kills.get(line) ?? 0) + 1);
}
for (const [line, count] of [...kills].toSorted(([, a], [, b]) => b - a))
  console.log(`${count} x ${line}`);

for (const { name, frags, kills: own, mishaps } of tallyOf(events).values())
  console.log(`${name}: ${frags} (${own} kills, ${mishaps} mishaps)`);
