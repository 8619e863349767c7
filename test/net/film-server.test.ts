import { expect, it } from "vitest";
import { FilmServer } from "../../quake/net/serve/netchan/film-server.ts";
import type { ServedFilm } from "../../quake/net/serve/netchan/film.ts";
import { SERVED_QUAKE2 } from "../../quake/net/serve/netchan/served-quake2.ts";
import { SERVED_QUAKEWORLD } from "../../quake/net/serve/netchan/served-quakeworld.ts";
import type { Address } from "../../quake/net/transport/address.ts";
import type { Receive, Transport } from "../../quake/net/transport/transport.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";

/* A server of recordings at its socket: nobody watches, so that there need be no recording. */

async function opened(game: ServedFilm["game"], more: object = {}) {
  let asked: Address | undefined;
  let receive: Receive | undefined;
  let closed = () => {};
  const sent: number[] = [];
  const transport: Transport = {
    resolve: async (host) => host,
    open: async (address, by) => {
      [asked, receive] = [address, by];
      return {
        address,
        dropped: { congested: 0, refused: 0 },
        send: (packet) => void sent.push(packet.length),
        close: () => new Promise<void>((resolve) => (closed = resolve)),
      };
    },
  };
  const film = { game } as ServedFilm;
  const server = await FilmServer.open(film, { transport, clock: new VirtualClock(), ...more });
  const come = (packet: Uint8Array, port = 5000) => receive!(packet, { host: "10.0.0.2", port });
  return { server, asked: asked!, come, sent, closed: () => closed() };
}

it("is at the game's usual port of this machine", async () => {
  // PORT_SERVER of QuakeWorld's and Quake II's engines.
  expect((await opened(SERVED_QUAKEWORLD)).asked).toEqual({ host: "127.0.0.1", port: 27_500 });
  expect((await opened(SERVED_QUAKE2)).asked).toEqual({ host: "127.0.0.1", port: 27_910 });
  const place = { host: "10.0.0.1", port: 5 };
  expect((await opened(SERVED_QUAKE2, place)).asked).toEqual(place);
});

it("has a speed above 0", async () => {
  for (const speed of [0, -1, Infinity, Number.NaN])
    await expect(opened(SERVED_QUAKE2, { speed })).rejects.toThrow(`the speed is ${speed}`);
});

it("counts what it drops: more than 4096 bytes, what is of nobody, and other words", async () => {
  const { server, come } = await opened(SERVED_QUAKE2);
  come(new Uint8Array(4097));
  come(new Uint8Array(4096));
  come(Buffer.from("\xff\xff\xff\xffhello\n", "latin1"));
  expect(server.statistics).toMatchObject({
    received: 3,
    dropped: { oversized: 1, stranger: 1, malformed: 1, flood: 0 },
  });
  for (let i = 0; i < 100; i++) come(Buffer.from("\xff\xff\xff\xffhello\n", "latin1"));
  // 64 at once of a host, of which one was before.
  expect(server.statistics.dropped).toMatchObject({ malformed: 64, flood: 37 });
});

it("answers who asks for a number with no more bytes than came, and lets nobody in without it", async () => {
  const { server, come, sent } = await opened(SERVED_QUAKE2);
  const asks = Buffer.from("\xff\xff\xff\xffgetchallenge\n", "latin1");
  // 17 bytes have come, then 34: the answer has four of 0xff, a word of 10 with its blank, and nine digits.
  come(asks);
  expect(sent).toEqual([]);
  come(asks);
  const { statistics } = server;
  expect([sent, statistics.sent, statistics.sentBytes]).toEqual([[23], 1, 23]);
  come(Buffer.from('\xff\xff\xff\xffconnect 34 1 12345 "\\name\\x"\n', "latin1"));
  expect([server.spectators.length, server.statistics.dropped.stranger]).toEqual([0, 1]);
});

it("takes nothing any more from when it is closed, also while its socket still is open", async () => {
  const { server, come, closed } = await opened(SERVED_QUAKEWORLD);
  come(new Uint8Array(1));
  const closing = server.close();
  come(new Uint8Array(1));
  closed();
  await closing;
  expect(server.statistics.received).toBe(1);
});
