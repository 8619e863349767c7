import { readFile } from "node:fs/promises";
import { dm2 } from "../../generated/dm2.ts";
import { mvd } from "../../generated/mvd.ts";
import {
  FilmServer,
  QUAKE2_PROXY,
  QUAKEWORLD_PROXY,
  readFilm,
  RecordingProxy,
} from "../../quake/net/index.ts";

/*
 * The server of a recording of QuakeWorld or Quake II in a process of its own, with or without a proxy before it, so that what it uses can be distinguished
 * from what its clients use. It says where it listens, and then, whenever it is asked, what it has used.
 */

const [file, clients, door] = process.argv.slice(2);
const isQuake2 = file!.endsWith(".dm2");
const film = await readFilm(isQuake2 ? dm2 : mvd, [await readFile(file!)]);
const server = await FilmServer.open(film, { port: 0, limits: { clients: Number(clients) } });
/** What it records is not kept. */
const target = { open: () => ({ write: () => {}, close: () => {} }) };
const game = isQuake2 ? QUAKE2_PROXY : QUAKEWORLD_PROXY;
const proxy =
  door === "proxy"
    ? await RecordingProxy.open(server.address, target, { port: 0, game })
    : undefined;

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const { sent, received } = (proxy ?? server).statistics;
  process.send!({ user, system, rss, heapUsed, sent, received });
});
process.on("disconnect", () => process.exit());
process.send!({ address: (proxy ?? server).address, seconds: film.seconds });
