import { describe, expect, it } from "vitest";
import { qwd } from "../../generated/qwd.ts";
import { controlPacket, type NewControl, readControl } from "../../quake/net/channel/control.ts";
import { FilmServer } from "../../quake/net/serve/netchan/film-server.ts";
import { readFilm } from "../../quake/net/serve/netchan/film.ts";
import { Listener } from "../../quake/net/serve/listener.ts";
import { withDefaults } from "../../quake/net/serve/listener-options.ts";
import type { Address } from "../../quake/net/transport/address.ts";
import { MemoryNetwork } from "../../quake/net/transport/memory-network.ts";
import type { Receive } from "../../quake/net/transport/transport.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { wordsPacket } from "../../quake/net/netchan/handshake.ts";
import { fixtures } from "../support/corpus.ts";

/*
 * What doors let in, how often and after how many seconds: the figures are those that the options' and the classes'
 * comments give.
 */
const SERVER: Address = { host: "10.0.0.1", port: 26_000 };
const at = (host: string, port = 1): Address => ({ host, port });
const SERVER_INFO = controlPacket({ type: "ccreq_server_info", game: "QUAKE", version: 3 });
const CONNECT = controlPacket({ type: "ccreq_connect", game: "QUAKE", version: 3 });

/** A transport of one socket, and what it sent. */
function wire(clock: VirtualClock) {
  const sent: { packet: Uint8Array; to: Address }[] = [];
  let receive: Receive = () => {};
  const transport = new MemoryNetwork(clock, (packet, _, to) => {
    sent.push({ packet: packet.slice(), to });
    return [];
  });
  const open = transport.open.bind(transport);
  transport.open = (local, take) => {
    receive = take;
    return open(local, take);
  };
  return { transport, sent, come: (packet: Uint8Array, from: Address) => receive(packet, from) };
}

describe("the door of a NetQuake server", () => {
  async function door(limits = {}) {
    const clock = new VirtualClock();
    const { transport, sent, come } = wire(clock);
    const facts = () => ({ name: "n", map: "m", players: [], maxPlayers: 4, rules: [] });
    const welcome = () => ({ message() {}, progressed() {}, over() {} });
    const listener = await Listener.open(
      { facts, welcome },
      { transport, clock, local: SERVER, limits },
    );
    /** Somebody asks to be let in, and answers what he is asked. */
    const enter = (from: Address) => {
      const before = sent.length;
      come(CONNECT, from);
      const [probe] = sent.slice(before).filter(({ packet }) => readControl(packet) === undefined);
      // A reliable packet is acknowledged by its number: 0x0002 in place of 0x0001 (net_dgrm.c).
      if (probe !== undefined) come(acknowledged(probe.packet), from);
    };
    const { dropped } = listener.statistics;
    return { clock, listener, sent, come, enter, dropped };
  }

  function acknowledged(packet: Uint8Array): Uint8Array {
    return Uint8Array.of(0, 2, 0, 8, ...packet.subarray(4, 8));
  }

  it("takes no packet of more than 1408 bytes", async () => {
    const { come, dropped, listener } = await door();
    const zeroes = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 0]));
    expect(listener.statistics).toEqual({
      ...zeroes("received", "receivedBytes", "sent", "sentBytes"),
      ...zeroes("answered", "accepted", "proved", "rejected"),
      dropped: zeroes(...Object.keys(dropped)),
      ended: zeroes("ended", "timeout", "overflow", "unproved", "replaced", "crowded-out"),
    });
    come(new Uint8Array(1408), at("10.0.0.2"));
    expect(dropped).toMatchObject({ oversized: 0, stranger: 1 });
    come(new Uint8Array(1409), at("10.0.0.2"));
    expect(dropped).toMatchObject({ oversized: 1, stranger: 1 });
    come(new Uint8Array(0), at("10.0.0.2"));
    expect(dropped).toMatchObject({ stranger: 2, malformed: 0 });
    // The highest bit says that it is of no connection (net_dgrm.c: NETFLAG_CTL), also of a byte alone.
    come(Uint8Array.of(0x80), at("10.0.0.2"));
    expect(dropped).toMatchObject({ stranger: 2, malformed: 1 });
  });

  it("answers one host 64 questions at once, and 16 a second then; all together 512 and 256", async () => {
    const { clock, come, listener, dropped } = await door();
    for (let i = 0; i < 70; i++) come(SERVER_INFO, at("10.0.0.2", i));
    expect([listener.statistics.answered, dropped.flood]).toEqual([64, 6]);
    clock.advance(1);
    for (let i = 0; i < 20; i++) come(SERVER_INFO, at("10.0.0.2", i));
    expect([listener.statistics.answered, dropped.flood]).toEqual([80, 10]);
    clock.advance(100);
    for (let i = 0; i < 600; i++) come(SERVER_INFO, at(`10.0.1.${i}`));
    expect(listener.statistics.answered).toBe(80 + 512);
    clock.advance(1);
    for (let i = 0; i < 600; i++) come(SERVER_INFO, at(`10.0.2.${i}`));
    expect(listener.statistics.answered).toBe(80 + 512 + 256);
  });

  it("has limits by default, and takes others from 1 to 255", () => {
    expect(withDefaults({})).toEqual({
      clients: 16,
      clientsOfHost: 8,
      unproved: 32,
      requestsOfHost: 16,
      requests: 256,
    });
    expect([31, 32, 33].map((clients) => withDefaults({ clients }).unproved)).toEqual([32, 32, 33]);
    expect(withDefaults({ clients: 255, requests: 1 })).toMatchObject({
      clients: 255,
      requests: 1,
    });
    for (const wrong of [{ clients: 256 }, { clients: 0 }, { unproved: NaN }])
      expect(() => withDefaults(wrong)).toThrow(RangeError);
  });

  it("answers a repeated request for three seconds, and takes another from there after ten of silence", async () => {
    const { clock, listener, sent, come, enter, dropped } = await door();
    const from = at("10.0.0.2");
    enter(from);
    expect([listener.connections.length, listener.unproved]).toEqual([1, 0]);
    const accepts = () =>
      sent.filter(({ packet }) => readControl(packet)?.type === "ccrep_accept").length;
    clock.advance(2.9);
    come(CONNECT, from);
    expect([accepts(), dropped.connected]).toEqual([2, 0]);
    clock.advance(0.1);
    come(CONNECT, from);
    expect([accepts(), dropped.connected]).toEqual([2, 1]);
    clock.advance(6.9);
    come(CONNECT, from);
    expect([accepts(), dropped.connected, listener.statistics.ended.replaced]).toEqual([2, 2, 0]);
    clock.advance(0.1);
    enter(from);
    expect([accepts(), dropped.connected, listener.statistics.ended.replaced]).toEqual([3, 2, 1]);
    expect(listener.statistics).toMatchObject({ accepted: 2, proved: 2 });
  });

  it("lets in as many as there is room for, of one host fewer, and of this machine all", async () => {
    const { listener, sent, enter } = await door({ clients: 4, clientsOfHost: 2 });
    const reasons = () =>
      sent.flatMap(({ packet }) => {
        const message = readControl(packet);
        return message?.type === "ccrep_reject" ? [message.reason] : [];
      });
    for (let i = 1; i <= 3; i++) enter(at("10.0.0.2", i));
    expect(reasons()).toEqual(["Too many from your host.\n"]);
    for (let i = 1; i <= 3; i++) enter(at("127.0.0.1", i));
    expect(reasons().slice(1)).toEqual(["Server is full.\n"]);
    expect(listener.statistics).toMatchObject({ proved: 4, rejected: 2 });
    expect(listener.connections.map(({ address }) => address.port)).toEqual([1, 2, 1, 2]);
  });

  it("has the first of too many who have not shown that they are there go", async () => {
    const { listener, come } = await door({ unproved: 2 });
    for (let i = 1; i <= 4; i++) come(CONNECT, at(`10.0.0.${i}`));
    expect([listener.unproved, listener.statistics.ended["crowded-out"]]).toEqual([2, 2]);
  });

  it("tells what it does not take, by reason", async () => {
    const { come, dropped, listener, sent } = await door();
    const say = (message: NewControl) => come(controlPacket(message), at("10.0.0.2"));
    say({ type: "ccreq_server_info", game: "OTHER", version: 3 });
    expect(dropped.foreign).toBe(1);
    say({ type: "ccrep_accept", port: 1 });
    expect(dropped.answer).toBe(1);
    come(Uint8Array.of(0x80, 0, 0, 5, 0x7f), at("10.0.0.2"));
    expect(dropped.malformed).toBe(1);
    say({ type: "ccreq_connect", game: "QUAKE", version: 2 });
    expect(listener.statistics).toMatchObject({ rejected: 1, sent: 1, received: 4, answered: 0 });
    expect(readControl(sent[0]!.packet)).toMatchObject({ reason: "Incompatible version.\n" });
    expect(listener.statistics.sentBytes).toBe(sent[0]!.packet.length);
    await listener.close();
    come(SERVER_INFO, at("10.0.0.2"));
    expect(listener.statistics.received).toBe(4);
  });
});

describe("the door of a server of QuakeWorld's recordings", () => {
  const film = fixtures("ezquake_client_p28.qwd")[0]!.bytes();
  const part = (bytes: number) => readFilm(qwd, [film.subarray(0, bytes)]);

  async function door(bytes = 20_000, limits = {}) {
    const clock = new VirtualClock();
    const { transport, sent, come } = wire(clock);
    const options = { transport, clock, timeout: 1000, limits };
    const server = await FilmServer.open(await part(bytes), options);
    const textOf = (packet: Uint8Array) => Buffer.from(packet.subarray(4)).toString("latin1");
    const challengeOf = (from: Address) => {
      for (let i = 0; i < 3; i++) come(wordsPacket("getchallenge\n"), from);
      return Number.parseInt(textOf(sent.at(-1)!.packet).slice(1), 10);
    };
    const request = (number: number) => wordsPacket(`connect 28 7 ${number} "\\name\\a"\n`);
    return { clock, server, sent, come, challengeOf, request, textOf };
  }

  it("takes no packet of more than 4096 bytes, and none of a connection that there is not", async () => {
    const { server, come } = await door();
    const { dropped } = server.statistics;
    come(new Uint8Array(4096), at("10.0.0.2"));
    expect(dropped).toMatchObject({ oversized: 0, stranger: 1 });
    come(new Uint8Array(4097), at("10.0.0.2"));
    expect(dropped).toMatchObject({ oversized: 1, stranger: 1 });
    come(wordsPacket("status\n"), at("10.0.0.2"));
    expect(dropped.malformed).toBe(1);
  });

  it("looks at 64 words of a host at once, and at 16 a second then", async () => {
    const { clock, server, come } = await door();
    const { dropped } = server.statistics;
    for (let i = 0; i < 70; i++) come(wordsPacket("getchallenge\n"), at("10.0.0.2"));
    expect(dropped.flood).toBe(6);
    clock.advance(1);
    for (let i = 0; i < 20; i++) come(wordsPacket("getchallenge\n"), at("10.0.0.2"));
    expect(dropped.flood).toBe(10);
    come(wordsPacket("getchallenge\n"), at("10.0.0.3"));
    expect(dropped.flood).toBe(10);
  });

  it("has room for as many as its limits say, and refuses others, whom it counts", async () => {
    const limits = { clients: 2, clientsOfHost: 1 };
    const { server, sent, come, challengeOf, request, textOf } = await door(20_000, limits);
    const said = (from: Address) => {
      come(request(challengeOf(from)), from);
      return [textOf(sent.at(-1)!.packet), server.statistics.dropped.crowded];
    };
    expect(said(at("10.0.0.2", 1))[1]).toBe(0);
    expect(said(at("10.0.0.2", 2))).toEqual(["nToo many from your host.\n\0", 1]);
    expect(said(at("10.0.0.3", 1))[1]).toBe(1);
    expect(said(at("10.0.0.4", 1))).toEqual(["nServer is full.\n\0", 2]);
    expect(server.spectators.length).toBe(2);
  });
});
