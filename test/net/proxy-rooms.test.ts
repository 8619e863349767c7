import { describe, expect, it } from "vitest";
import { NETQUAKE_PROXY } from "../../quake/net/proxy/netquake/netquake-proxy.ts";
import type {
  DoorHouse,
  Passage,
  PassingGame,
  ProxyGame,
} from "../../quake/net/proxy/proxy-game.ts";
import { type ProxyOptions, RecordingProxy } from "../../quake/net/proxy/proxy.ts";
import { addressText, type Address } from "../../quake/net/transport/address.ts";
import { MemoryNetwork } from "../../quake/net/transport/memory-network.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { MemoryTarget } from "../support/demo-hall.ts";

/*
 * Whom a proxy takes on, of a game that is made: a packet with 1 shows that somebody is there, 2 is his goodbye, and any
 * other is of his connection. What is expected are the limits that the options promise.
 */

const PROXY = { host: "10.0.0.9", port: 26001 };
const SERVER = { host: "10.0.0.1", port: 26000 };
const at = (host: string, port = 5000): Address => ({ host, port });

async function hall(options: ProxyOptions = {}) {
  const clock = new VirtualClock();
  const network = new MemoryNetwork(clock);
  const said: string[] = [];
  let door: DoorHouse | undefined;
  const passageOf = (client: Address): Passage => ({
    client,
    question: Uint8Array.of(7),
    said: [],
    hear: () => "keep",
    answer: () => ({ kind: "accepted", game: gameOf(client), toClient: [] }),
    refusal: (reason) => {
      said.push(`${addressText(client)}: ${reason.trim()}`);
      return [];
    },
  });
  const gameOf = (client: Address): PassingGame => {
    let hasEnded = false;
    return {
      server: SERVER,
      get hasEnded() {
        return hasEnded;
      },
      isMoving: false,
      fromClient: (packet) => {
        hasEnded ||= packet[0] === 2;
        return packet;
      },
      fromServer: () => undefined,
      goodbyes: () => ({ up: [], down: [] }),
      end: () => void said.push(`${addressText(client)} ends`),
      abandon: () => {},
    };
  };
  const game: ProxyGame = {
    style: NETQUAKE_PROXY.style,
    open: (house) => {
      door = house;
      const receive = (packet: Uint8Array, from: Address) =>
        packet[0] === 1 ? passageOf(from) : packet[0] === 0 ? "taken" : undefined;
      return { receive, look: () => {}, close: async () => {} };
    },
  };
  const server = await network.open(SERVER, (packet, from) => server.send(packet, from));
  const proxy = await RecordingProxy.open(SERVER, new MemoryTarget(), {
    ...PROXY,
    game,
    transport: network,
    clock,
    ...options,
  });
  const send = async (from: Address, ...packets: readonly number[]) => {
    for (const packet of packets) network.forge(Uint8Array.of(packet), from, PROXY);
    await clock.run(0.01);
    return said.splice(0);
  };
  return { clock, network, proxy, send, door: door! };
}

describe("a proxy", () => {
  it("has eight clients, and four of one host that is not its own", async () => {
    const { proxy, send, door } = await hall();
    for (let port = 1; port <= 4; port++) expect(await send(at("10.0.0.2", port), 1)).toEqual([]);
    expect(await send(at("10.0.0.2", 5), 1)).toEqual(["10.0.0.2:5: Too many from your host."]);
    expect(door.reasonAgainst(at("10.0.0.2", 6))).toBe("Too many from your host.\n");
    expect(door.reasonAgainst(at("10.0.0.3", 6))).toBeUndefined();
    // One who plays is not asked again.
    expect(door.reasonAgainst(at("10.0.0.2", 4))).toBeUndefined();
    for (let port = 1; port <= 4; port++) expect(await send(at("10.0.0.3", port), 1)).toEqual([]);
    expect(await send(at("10.0.0.4"), 1)).toEqual(["10.0.0.4:5000: The proxy is full."]);
    expect(proxy.clients).toBe(8);
    expect(proxy.statistics.dropped.crowded).toBe(2);
    const own = await hall();
    for (let port = 1; port <= 8; port++)
      expect(await own.send(at("127.0.0.1", port), 1)).toEqual([]);
    expect(own.proxy.clients).toBe(8);
  });

  it("has one who is gone make room where all is taken, and keeps him ten seconds where not", async () => {
    const { clock, proxy, send } = await hall({ clients: 2 });
    await send(at("10.0.0.2"), 1);
    await send(at("10.0.0.3"), 1);
    expect(await send(at("10.0.0.2"), 2)).toEqual([]);
    expect(proxy.clients).toBe(2);
    expect(await send(at("10.0.0.4"), 1)).toEqual(["10.0.0.2:5000 ends"]);
    expect(proxy.clients).toBe(2);
    const roomy = await hall({ clients: 3 });
    await roomy.send(at("10.0.0.2"), 1, 2);
    await roomy.send(at("10.0.0.2"), 2);
    expect(await roomy.send(at("10.0.0.4"), 1)).toEqual([]);
    // He was heard after a hundredth of a second, and is looked for each second.
    await roomy.clock.run(10);
    expect(roomy.proxy.clients).toBe(2);
    await roomy.clock.run(1);
    expect(roomy.proxy.clients).toBe(1);
    expect(clock.now()).toBeLessThan(1);
  });

  it("forgets who has been silent for sixty seconds", async () => {
    const { clock, proxy, send } = await hall();
    await send(at("10.0.0.2"), 1);
    // He was heard at 0, and is looked for each second.
    const counts: number[] = [];
    for (const seconds of [59.5, 1]) {
      await clock.run(seconds);
      counts.push(proxy.clients);
    }
    expect(counts).toEqual([1, 0]);
  });

  it("lets nobody in from where somebody plays, until ten seconds of silence or his goodbye", async () => {
    const { clock, proxy, send, door } = await hall();
    await send(at("10.0.0.2"), 1);
    expect([door.isThere(at("10.0.0.2")), door.isThere(at("10.0.0.3"))]).toEqual([true, false]);
    await clock.run(9.5);
    await send(at("10.0.0.2"), 1);
    expect(proxy.statistics.dropped.connected).toBe(1);
    await clock.run(1);
    expect([door.isThere(at("10.0.0.2")), door.isPlaying(at("10.0.0.2"))]).toEqual([false, true]);
    expect(await send(at("10.0.0.2"), 1)).toEqual(["10.0.0.2:5000 ends"]);
    expect(proxy.clients).toBe(1);
    await send(at("10.0.0.2"), 2);
    expect([door.isThere(at("10.0.0.2")), door.isPlaying(at("10.0.0.2"))]).toEqual([false, false]);
    expect(await send(at("10.0.0.2"), 1)).toEqual(["10.0.0.2:5000 ends"]);
    expect(proxy.statistics.dropped.connected).toBe(1);
  });

  it("takes on 64 at once, and then 16 a second", async () => {
    const { clock, proxy, send } = await hall({ clients: 1000 });
    const come = async (host: number) => {
      for (let port = 1; port <= 100; port++) await send(at(`10.0.1.${host}`, port), 1);
    };
    // Each packet takes a hundredth of a second.
    await come(1);
    expect(proxy.clients).toBe(64 + 15);
    expect(proxy.statistics.dropped.flood).toBe(100 - 64 - 15);
    const before = proxy.clients;
    await clock.run(2);
    await come(2);
    expect(proxy.clients - before).toBe(32 + 16);
  });

  it("counts what comes, and what is of no connection", async () => {
    const { proxy, send } = await hall();
    const dropped = { malformed: 0, stranger: 0, stale: 0, flood: 0, crowded: 0, connected: 0 };
    expect(proxy.statistics).toEqual({ received: 0, sent: 0, dropped });
    await send(at("10.0.0.2"), 0, 9, 1);
    await send(at("10.0.0.2"), 9);
    // What passed was sent back by the server.
    expect(proxy.statistics).toMatchObject({ received: 4, sent: 1, dropped: { stranger: 1 } });
    await proxy.close();
    await send(at("10.0.0.2"), 9);
    expect([proxy.statistics.received, proxy.clients]).toEqual([4, 0]);
  });

  it("takes nothing any more from when it is closed, and has no socket then", async () => {
    const { clock, network, proxy } = await hall();
    const closing = proxy.close();
    network.forge(Uint8Array.of(9), at("10.0.0.2"), PROXY);
    clock.advance(1);
    expect(proxy.statistics.received).toBe(0);
    await closing;
    await expect(network.open(PROXY, () => {})).resolves.toMatchObject({ address: PROXY });
    await expect(proxy.close()).resolves.toBeUndefined();
  });
});
