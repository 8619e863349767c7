import { readFile } from "node:fs/promises";
import { DemoServer, readReel } from "../../quake/net/index.ts";
import type { ServerUse } from "./serve.ts";

/*
 * The server in a process of its own, so that what it uses can be distinguished from what its clients use. It says where it
 * listens, and then, whenever it is asked, what it has used.
 */

const [file, clients] = process.argv.slice(2);
const bytes = await readFile(file!);
const reel = await readReel([bytes]);
const server = await DemoServer.open(reel, { port: 0, limits: { clients: Number(clients) } });

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const { sent, sentBytes } = server.statistics;
  const use: ServerUse = { user, system, rss, heapUsed, sent, sentBytes };
  process.send!(use);
});
process.on("disconnect", () => process.exit());
process.send!({ address: server.address, at: reel.blocks.flatMap(frameTimes) });

function frameTimes({ at, isReliable, packets }: (typeof reel.blocks)[number]): number[] {
  return isReliable ? [] : packets.map(() => at);
}
