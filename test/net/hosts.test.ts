import { expect, it } from "vitest";
import type { Accept } from "../../quake/net/channel/accept.ts";
import { controlPacket } from "../../quake/net/channel/control.ts";
import { QUAKEWORLD_PROXY } from "../../quake/net/proxy/netchan/quakeworld-proxy.ts";
import { Newcomers } from "../../quake/net/proxy/netquake/newcomers.ts";
import { ProxyQuestions } from "../../quake/net/proxy/netquake/proxy-questions.ts";
import { Listener } from "../../quake/net/serve/listener.ts";
import type { ServedFilm } from "../../quake/net/serve/netchan/film.ts";
import { FilmServer } from "../../quake/net/serve/netchan/film-server.ts";
import { SERVED_QUAKE2 } from "../../quake/net/serve/netchan/served-quake2.ts";
import type { Address } from "../../quake/net/transport/address.ts";
import type { Receive, Transport } from "../../quake/net/transport/transport.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";

/* How many hosts each door counts the words of: 1,024, as the comments say, the quietest is forgotten. */

const LOCAL: Address = { host: "10.0.0.1", port: 26_000 };
const SERVER_INFO = controlPacket({ type: "ccreq_server_info", game: "QUAKE", version: 3 });
const ACCEPT: Accept = { type: "ccrep_accept", port: 26_001, rest: new Uint8Array(0) };
const WORDS = Buffer.from("\xff\xff\xff\xffhello\n", "latin1");

/** A transport of one socket that sends nothing. */
function wire() {
  let receive: Receive = () => {};
  const transport: Transport = {
    resolve: async (host) => host,
    open: async (address, take) => {
      receive = take;
      const dropped = { congested: 0, refused: 0 };
      return { address, dropped, send() {}, close: async () => {} };
    },
  };
  return { transport, come: (packet: Uint8Array, from: Address) => receive(packet, from) };
}

function proxyHouse(clock: VirtualClock) {
  const counted = { flood: 0 };
  const house = {
    clock,
    server: LOCAL,
    open: () => new Promise(() => {}),
    isThere: () => false,
    put() {},
    drop: (reason: string) => void (counted.flood += reason === "flood" ? 1 : 0),
    failed() {},
  };
  return { house: house as never, counted };
}

/** Has somebody ask. What it gives tells whether what one host may do had been used up. */
type Ask = (from: Address) => () => boolean;

/** Whether it was counted as of a flood. */
function flooded(counted: { readonly flood: number }, ask: (from: Address) => void): Ask {
  return (from) => {
    const before = counted.flood;
    ask(from);
    const isFlood = counted.flood > before;
    return () => isFlood;
  };
}

const DOORS: Record<string, (clock: VirtualClock) => Ask | Promise<Ask>> = {
  "a NetQuake server": async (clock) => {
    const { transport, come } = wire();
    const facts = () => ({ name: "n", map: "m", players: [], maxPlayers: 4, rules: [] });
    const house = { facts, welcome: () => ({ message() {}, progressed() {}, over() {} }) };
    const listener = await Listener.open(house, { transport, clock, local: LOCAL });
    return flooded(listener.statistics.dropped, (from) => come(SERVER_INFO, from));
  },
  "a server of recordings": async (clock) => {
    const { transport, come } = wire();
    const film = { game: SERVED_QUAKE2 } as ServedFilm;
    const server = await FilmServer.open(film, { transport, clock });
    return flooded(server.statistics.dropped, (from) => come(WORDS, from));
  },
  "a proxy that is asked what servers are asked": (clock) => {
    const { house, counted } = proxyHouse(clock);
    const questions = new ProxyQuestions(house);
    return flooded(counted, (from) => questions.ask(SERVER_INFO, from));
  },
  "a proxy of QuakeWorld": (clock) => {
    const { house, counted } = proxyHouse(clock);
    const door = QUAKEWORLD_PROXY.open(house);
    return flooded(counted, (from) => void door.receive(WORDS, from));
  },
  "a proxy of NetQuake": (clock) => {
    const asked = new Set<number>();
    const newcomers = new Newcomers(clock, (_, { port }) => void asked.add(port));
    return ({ host, port }) => {
      newcomers.ask(SERVER_INFO, { host, port }, ACCEPT);
      return () => {
        asked.clear();
        newcomers.look();
        return !asked.has(port);
      };
    };
  },
};

it.each([
  ["a NetQuake server", 64, 1 / 256],
  ["a server of recordings", 64, 0],
  ["a proxy that is asked what servers are asked", 40, 1 / 8],
  ["a proxy of QuakeWorld", 64, 0],
  ["a proxy of NetQuake", 64, 0],
])("%s counts 1,024 hosts", async (door, atOnce, untilAllMayAgain) => {
  const isFlood = async (others: number): Promise<boolean> => {
    const clock = new VirtualClock();
    const ask = await DOORS[door]!(clock);
    const host = "10.0.0.2";
    for (let i = 0; i < atOnce; i++) ask({ host, port: 5000 + i });
    for (let i = 0; i < others; i++) ask({ host: `10.1.${i >> 8}.${i & 255}`, port: 1 });
    clock.advance(untilAllMayAgain);
    return ask({ host, port: 6000 })();
  };
  expect([await isFlood(0), await isFlood(1023), await isFlood(1024)]).toEqual([true, true, false]);
});
