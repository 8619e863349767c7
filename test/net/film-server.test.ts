import { expect, it } from "vitest";
import { dm2 } from "../../generated/dm2.ts";
import { FilmServer } from "../../quake/net/serve/netchan/film-server.ts";
import { readFilm, type ServedFilm } from "../../quake/net/serve/netchan/film.ts";
import { SERVED_QUAKE2 } from "../../quake/net/serve/netchan/served-quake2.ts";
import { SERVED_QUAKEWORLD } from "../../quake/net/serve/netchan/served-quakeworld.ts";
import type { Address } from "../../quake/net/transport/address.ts";
import type { Receive, Transport } from "../../quake/net/transport/transport.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { recordingOf } from "../meaning/state-vectors.ts";
import { QUAKE2_LEVEL } from "../support/quake2-level.ts";

/* A server of recordings at its socket. Where nobody watches there need be no recording. */

async function opened(game: ServedFilm["game"], more: object = {}, film = { game } as ServedFilm) {
  let asked: Address | undefined;
  let receive: Receive | undefined;
  let closed = () => {};
  const clock = new VirtualClock();
  const sent: number[] = [];
  let last = "";
  const transport: Transport = {
    resolve: async (host) => host,
    open: async (address, by) => {
      [asked, receive] = [address, by];
      return {
        address,
        dropped: { congested: 0, refused: 0 },
        send: (packet) => {
          sent.push(packet.length);
          last = Buffer.from(packet.subarray(4)).toString("latin1");
        },
        close: () => new Promise<void>((resolve) => (closed = resolve)),
      };
    },
  };
  const server = await FilmServer.open(film, { transport, clock, ...more });
  const come = (packet: Uint8Array, port = 5000, host = "10.0.0.2") =>
    receive!(packet, { host, port });
  return { server, clock, asked: asked!, come, sent, last: () => last, closed: () => closed() };
}

/** One that shows a level of Quake II's, which waits for whoever watches to sign on to it. */
async function showing(more: object = {}) {
  const frame = [
    { type: "frame", serverframe: 1, deltaframe: -1, suppresscount: 0, areas: new Uint8Array(0) },
    { type: "playerinfo", stats: {} },
    { type: "packetentities", entities: [] },
  ];
  const recording = recordingOf(dm2, [[QUAKE2_LEVEL], frame] as never, "34");
  const own = await opened(SERVED_QUAKE2, more, await readFilm(dm2, [recording]));
  const say = (text: string, port: number, host: string | undefined) => {
    own.come(Buffer.from(`\xff\xff\xff\xff${text}\n`, "latin1"), port, host);
    return own.last();
  };
  /** Asks for a number, and to be let in with it. Gives the last answer. */
  const connect = (port = 5000, host?: string, more = 0) => {
    say("getchallenge", port, host);
    const [, number] = say("getchallenge", port, host).split(" ");
    return say(`connect 34 1 ${Number(number) + more} "\\name\\x"`, port, host);
  };
  return { ...own, connect };
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
  const dropped = { oversized: 0, malformed: 0, stranger: 0, flood: 0, connected: 0, crowded: 0 };
  expect(server.statistics).toEqual({ received: 0, sent: 0, sentBytes: 0, proved: 0, dropped });
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

it("lets in who answers his challenge, and another one from there after ten seconds of silence", async () => {
  const { server, clock, come, connect } = await showing();
  const ends: string[] = [];
  server.on("leave", (_, end) => ends.push(end));
  const { dropped } = server.statistics;
  const counts = () => [dropped.stranger, dropped.connected, server.statistics.proved, ends.length];
  connect(5000, "10.0.0.2", 1);
  expect(counts()).toEqual([1, 0, 0, 0]);
  expect(connect()).toBe("client_connect");
  expect(counts()).toEqual([1, 0, 1, 0]);
  // What lets him in may have been lost, until he says something: a packet has two numbers and a port.
  expect(connect()).toBe("client_connect");
  expect(counts()).toEqual([1, 0, 1, 0]);
  come(Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0, 1, 0));
  clock.advance(9.9);
  connect();
  expect(counts()).toEqual([1, 1, 1, 0]);
  clock.advance(0.1);
  expect(connect()).toBe("client_connect");
  expect([counts(), ends, server.spectators.length]).toEqual([[1, 1, 2, 1], ["replaced"], 1]);
});

it("has room for 16, for 8 of one host, and for all of this machine", async () => {
  const { server, connect, closed } = await showing();
  for (let port = 1; port <= 8; port++) expect(connect(port)).toBe("client_connect");
  expect(connect(9)).toBe("print\nToo many from your host.\n");
  for (let port = 1; port <= 8; port++) expect(connect(port, "127.0.0.1")).toBe("client_connect");
  expect(connect(9, "127.0.0.1")).toBe("print\nServer is full.\n");
  expect([server.spectators.length, server.statistics.dropped.crowded]).toEqual([16, 2]);
  const closing = server.close();
  expect(server.spectators).toEqual([]);
  closed();
  await closing;
});
