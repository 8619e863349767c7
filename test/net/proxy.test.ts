import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DemBlock } from "../../generated/dem.ts";
import { type Address, addressText, sameAddress } from "../../quake/net/transport/address.ts";
import type { Client } from "../../quake/net/client/client.ts";
import { ClientMessages } from "../../quake/net/netquake/client-messages.ts";
import { connect } from "../../quake/net/netquake/connect.ts";
import { controlPacket, type NewControl, readControl } from "../../quake/net/channel/control.ts";
import { FollowedGame } from "../../quake/net/proxy/netquake/followed-game.ts";
import { type Delivery, MemoryNetwork } from "../../quake/net/transport/memory-network.ts";
import { nearestAngle } from "../../quake/net/client/moves.ts";
import { ackPacket, dataPacket, unreliablePacket } from "../../quake/net/channel/packet.ts";
import { RecordingProxy } from "../../quake/net/proxy/proxy.ts";
import { queryServer } from "../../quake/net/query/query.ts";
import { Recorder } from "../../quake/net/proxy/recorder.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { anyPacket } from "../support/any-packet.ts";
import { blocksOf, HALL, hex, MemoryTarget, Puppet, SHORT } from "../support/demo-hall.ts";
import { FakeServer, type FakeServerOptions } from "../support/fake-server.ts";
import { bodiesOf, FAR, hall, PROXY, short } from "../support/proxy-hall.ts";
import { whole } from "../support/whole.ts";

/** What anybody can send in anybody's name: 12 bytes. */
const REQUEST = controlPacket({ type: "ccreq_connect", game: "QUAKE", version: 3 });

/** Counts the requests that come to the server, and the bytes that go to each other address. */
function counting() {
  let requests = 0;
  const sent = new Map<string, number>();
  const delivery: Delivery = (packet, from, to) => {
    if (sameAddress(to, HALL) && readControl(packet)?.type === "ccreq_connect") requests++;
    const key = addressText(to);
    if (sameAddress(from, PROXY)) sent.set(key, (sent.get(key) ?? 0) + packet.length);
    return [0];
  };
  return { delivery, requests: () => requests, sent };
}

describe("requests in somebody's name", () => {
  it("throw nobody out, whoever they name", async () => {
    const { delivery, requests } = counting();
    const { clock, network, target, proxy, server } = await hall(short, delivery);
    const puppet = await Puppet.open(network, clock, PROXY);
    puppet.connect();
    await clock.run(1);
    const { address } = puppet.socket;
    const names = [{ host: "10.9.9.9", port: 9 }, address, { ...address, port: 9 }, HALL, PROXY];
    for (const name of names) network.forge(REQUEST, name, PROXY);
    // What the named client answers to what it is sent is no proof of anything else.
    for (let i = 0; i < 5; i++) network.forge(ackPacket(i), names[0]!, PROXY);
    await clock.run(short.seconds);
    expect(requests()).toBe(1);
    expect(server.statistics).toMatchObject({ accepted: 1 });
    expect(proxy.statistics.dropped.connected).toBe(1);
    expect(target.files).toHaveLength(1);
    expect(puppet.heard.length).toBeGreaterThan(200);
    const bodies = bodiesOf(target.files[0]);
    expect(bodies.filter((body) => body === bodies[0])).toHaveLength(1);
  });

  whole("lock nobody out, however many there are, and leave no files and no requests", async () => {
    const { delivery, requests } = counting();
    const { clock, network, target, proxy, join } = await hall(short, delivery);
    const question = controlPacket({ type: "ccreq_server_info", game: "QUAKE", version: 3 });
    let flooded = 0;
    const flood = (): void => {
      for (let i = 0; i < 20; i++, flooded++) {
        const host = `10.${flooded % 3}.${(flooded >> 8) & 255}.${flooded & 255}`;
        network.forge(REQUEST, { host, port: 9 }, PROXY);
        network.forge(question, { host, port: 10 }, PROXY);
        network.forge(REQUEST, { host: "127.0.0.1", port: 1000 + (flooded % 30000) }, PROXY);
      }
      clock.after(0.01, flood);
    };
    flood();
    await clock.run(1);
    const { client } = await join(PROXY);
    await clock.run(1);
    expect(client.stage).toBe(4);
    expect(flooded).toBeGreaterThan(3000);
    expect(requests()).toBe(1);
    expect(proxy.clients).toBe(1);
    expect(target.files).toHaveLength(1);
  });

  it("bring whoever they name next to nothing", async () => {
    const anyShot = fc.record({
      from: fc.nat(3),
      packet: fc.oneof(
        { arbitrary: fc.constant(REQUEST), weight: 3 },
        { arbitrary: anyPacket, weight: 3 },
        fc.nat(9).map((player) => controlPacket({ type: "ccreq_player_info", player })),
        fc.constant(dataPacket(0, true, Uint8Array.of(1))),
        fc.constant(unreliablePacket(0, Uint8Array.of(1))),
      ),
      pause: fc.constantFrom(0, 0.01, 1, 6),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyShot, { maxLength: 40 }), async (shots) => {
        const { delivery, sent } = counting();
        const { clock, network, proxy, target } = await hall(short, delivery);
        const bound = new Map<string, number>();
        for (const { from, packet, pause } of shots) {
          const place = { host: `10.1.1.${from}`, port: 1000 };
          const isRequest = readControl(packet)?.type === "ccreq_connect";
          // An accept and what asks, and that again, four times at most for each that came.
          const most = isRequest ? 18 + 4 * 9 : packet[0]! & 0x80 ? 64 : 4 * 9;
          const key = addressText(place);
          bound.set(key, (bound.get(key) ?? 0) + most);
          network.forge(packet, place, PROXY);
          await clock.run(pause);
        }
        await clock.run(60);
        for (const [key, bytes] of sent) expect(bytes).toBeLessThanOrEqual(bound.get(key)!);
        expect(target.files).toEqual([]);
        expect(proxy.clients).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  whole(
    "of more addresses than are remembered crowd out none but those who do not answer",
    async () => {
      const { clock, network, proxy, join } = await hall(short);
      for (let i = 0; i < 4200; i++)
        network.forge(REQUEST, { host: `10.7.${i >> 8}.${i & 255}`, port: 9 }, PROXY);
      await join(PROXY);
      await clock.run(1);
      expect(proxy.clients).toBe(1);
    },
  );

  it("take no more than half of the room for one other host that is really there", async () => {
    const { clock, network, proxy } = await hall(short);
    for (let i = 0; i < 6; i++) {
      const puppet = await Puppet.open(network, clock, PROXY, "10.0.0.9");
      puppet.connect();
      await clock.run(0.1);
      if (i >= 4) expect(puppet.answers).toMatchObject([{ reason: "Too many from your host.\n" }]);
    }
    expect(proxy.clients).toBe(4);
  });
});

/** A proxy before a server that does what it is asked to. */
async function front(options: FakeServerOptions, delivery?: Delivery) {
  const clock = new VirtualClock();
  const network = new MemoryNetwork(clock, delivery);
  const server = await FakeServer.open(network, clock, options);
  const target = new MemoryTarget();
  const how = { transport: network, clock, local: FAR };
  const proxy = await RecordingProxy.open(server.address, target, how);
  const join = async (options: object = {}): Promise<Client> => {
    let client: Client | undefined;
    void connect(PROXY, { transport: network, clock, ...options }).then((c) => (client = c));
    await clock.run(10, () => client !== undefined);
    return client!;
  };
  return { clock, network, server, target, proxy, join };
}

/** How a connection ended, and what the server printed. */
function following(client: Client) {
  const result = { printed: "", reason: "" };
  client.on("message", (message) => {
    if (message.type === "print") result.printed += message.text;
  });
  client.on("disconnect", ({ reason }) => (result.reason = reason));
  return result;
}

describe("a proxy that lets clients in before the server does", () => {
  it("asks the server with the client's own words, and goes on as the server says", async () => {
    const requests: NewControl[] = [];
    const { clock, join, target } = await front({
      answer: (message) => {
        requests.push(message);
        return undefined;
      },
    });
    const client = await join({ proquake: { password: 1234 } });
    await clock.run(2);
    expect(client.stage).toBe(4);
    expect(requests).toMatchObject([{ type: "ccreq_connect", mod: 1, password: 1234 }]);
    expect(target.files).toHaveLength(1);
  });

  it("tells the client what the server says against it", async () => {
    const reason = "Server is full.\n";
    const full = controlPacket({ type: "ccrep_reject", reason });
    const { clock, join, target, proxy } = await front({ answer: () => [full] });
    const followed = following(await join());
    await clock.run(2);
    expect(followed).toEqual({ printed: reason, reason: "server" });
    expect(target.files).toEqual([]);
    expect(proxy.clients).toBe(0);
  });

  it("tells the client that the server does not answer, and asks no more where it has left", async () => {
    let requests = 0;
    const { clock, join, proxy } = await front({ answer: () => (requests++, []) });
    const followed = following(await join({ timeout: 300 }));
    await clock.run(60);
    expect(followed).toEqual({ printed: "The server does not answer.\n", reason: "server" });
    expect(requests).toBe(8);
    const leaving = await join();
    await clock.run(1.5);
    await leaving.disconnect();
    await clock.run(60);
    expect(requests).toBe(10);
    expect(proxy.clients).toBe(0);
  });

  it("sends a client of ProQuake's away once, when the server turns out to be another than was told", async () => {
    const tail = { mod: 1, modversion: 35, modflags: 0 };
    const { clock, join, target, server } = await front({
      accept: (port) => ({ type: "ccrep_accept", port, ...tail }),
    });
    const first = following(await join({ proquake: {} }));
    await clock.run(2);
    expect(first.reason).toBe("server");
    expect(first.printed).toContain("connect once more");
    expect(server.guests[0]!.said.at(-1)).toEqual({ type: "disconnect" });
    expect(target.files).toEqual([]);
    const client = await join({ proquake: {} });
    await clock.run(2);
    expect(client.stage).toBe(4);
    expect(target.files).toHaveLength(1);
  });

  it("hands on no longer answers than servers give, and one a question", async () => {
    const name = (length: number) => ({
      type: "ccrep_server_info" as const,
      address: "",
      hostname: "x".repeat(length),
      levelname: "test",
      players: 0,
      maxplayers: 4,
    });
    const rules = controlPacket({ type: "ccrep_rule_info" });
    const { clock, network } = await front({
      answer: (message) =>
        message.type === "ccreq_rule_info"
          ? [rules]
          : [controlPacket(name(300)), ...[1, 2, 3].map((n) => controlPacket(name(n)))],
    });
    let answers = 0;
    const here: Address = { host: "127.0.0.1", port: 4000 };
    const socket = await network.open(here, () => answers++);
    socket.send(controlPacket({ type: "ccreq_server_info", game: "QUAKE", version: 3 }), PROXY);
    await clock.run(1);
    expect(answers).toBe(1);
    const asked = queryServer(PROXY, { transport: network, clock });
    await clock.run(5);
    expect(await asked).toMatchObject({ server: { hostname: "x", address: "127.0.0.1:26001" } });
  });
});

describe("a client that dies", () => {
  it("ends the recording where it was last heard of, and the game some seconds later", async () => {
    const { clock, network, target, proxy, server } = await hall(short, undefined, { loop: true });
    const puppet = await Puppet.open(network, clock, PROXY);
    puppet.connect();
    const play = (): void => {
      puppet.say({
        type: "move",
        time: 1,
        angles: [0, 0, 0],
        forwardmove: 0,
        sidemove: 0,
        upmove: 0,
        buttons: 0,
        impulse: 0,
      });
      if (!puppet.isSilent) clock.after(0.05, play);
    };
    await clock.run(0.5);
    play();
    await clock.run(1);
    puppet.isSilent = true;
    const heard = puppet.lines.length;
    await clock.run(9);
    expect([proxy.clients, puppet.lines.length > heard + 100]).toEqual([1, true]);
    await clock.run(3);
    expect([proxy.clients, server.watchers.length]).toEqual([0, 0]);
    const bodies = bodiesOf(target.files[0]);
    // The last one is the goodbye that ends a recording.
    expect(bodies.length - 1).toBeLessThanOrEqual(heard);
    expect(bodies.length).toBeGreaterThan(heard - 5);
  });
});

describe("the angles of a block", () => {
  const bodies = blocksOf(SHORT)
    .slice(10, 60)
    .map(({ body }) => body);
  const words = new ClientMessages(false);
  const STANDING = {
    forward: 0,
    side: 0,
    up: 0,
    attack: false,
    jump: false,
    use: false,
    impulse: 0,
  };

  /** As engines do: in each frame a client says where it looks, and then reads what has come. */
  function play(steps: readonly (number | "frame" | "data")[]) {
    const target = new MemoryTarget();
    const game = new FollowedGame(HALL, new Recorder(target), (error) => {
      throw error;
    });
    const own: [yaw: number, body: string][] = [];
    let [unreliable, reliable, moves, at] = [0, 0, 0, 0];
    let unread: { body: Uint8Array; sequence?: number }[] = [];
    for (const step of steps) {
      if (typeof step === "number") {
        const angles = [0, step, 0] as const;
        game.fromClient(unreliablePacket(moves++, words.move({ angles, ...STANDING })));
        for (const { body, sequence } of unread) {
          own.push([nearestAngle(step, 8), hex(body)]);
          if (sequence !== undefined) game.fromClient(ackPacket(sequence));
        }
        unread = [];
        continue;
      }
      const isWaiting = unread.some(({ sequence }) => sequence !== undefined);
      const body = bodies[at++ % bodies.length]!;
      if (step === "data" && !isWaiting) {
        unread.push({ body, sequence: reliable });
        game.fromServer(dataPacket(reliable++, true, body));
      } else {
        unread.push({ body });
        game.fromServer(unreliablePacket(unreliable++, body));
      }
    }
    game.abandon();
    const blocks = target.files.length === 0 ? [] : blocksOf(target.files[0]!).slice(0, -1);
    const recorded = blocks.map(({ block, body }) => [(block as DemBlock).angles[1], hex(body)]);
    return { own, recorded };
  }

  it("are those with which the client reads it, as its own recording would have", () => {
    const anyStep = fc.oneof(
      fc.integer({ min: -180, max: 179 }),
      fc.constantFrom("frame" as const, "frame" as const, "data" as const),
    );
    // A client that plays has moved, and one that has read what must arrive moves on.
    const anySteps = fc.array(anyStep, { maxLength: 60 }).map((steps) => [0, ...steps, 90, 91]);
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { own, recorded } = play(steps);
        expect(recorded).toEqual(own);
      }),
    );
  });
});
