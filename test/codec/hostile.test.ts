import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Address, addressText } from "../../quake/net/transport/address.ts";
import { UNPROVED_BYTES } from "../../quake/net/serve/connection.ts";
import { readControl } from "../../quake/net/channel/control.ts";
import { DemoServer, type DemoServerOptions } from "../../quake/net/serve/demo-server.ts";
import { goodbye } from "../../quake/net/serve/goodbye.ts";
import { type Delivery, MemoryNetwork, ideal } from "../../quake/net/transport/memory-network.ts";
import { readReel } from "../../quake/net/serve/reel/reel-builder.ts";
import { HostBuckets, TokenBucket } from "../../quake/net/transport/token-bucket.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { anyPacket, CONNECT } from "../support/any-packet.ts";
import { HALL, linesOf, Puppet, sentOf, SHORT } from "../support/demo-hall.ts";
import { whole } from "../support/whole.ts";

const reel = await readReel([SHORT]);
const WHOLE = linesOf([...sentOf(reel), { bytes: goodbye(), isReliable: true }]);

/** What the server sent to an address, and what came from it. */
interface Traffic {
  in: number;
  out: number;
  /** Requests to be let in, and other questions, as far as they are any. */
  connects: number;
  questions: number;
  /** Bytes of the largest packet that the server sent. */
  largest: number;
}

/** A network that sees all that goes to the server and comes from it. */
function watched(delivery: Delivery = ideal) {
  const traffic = new Map<string, Traffic>();
  const of = (address: Address): Traffic => {
    const key = addressText(address);
    const known = traffic.get(key);
    if (known !== undefined) return known;
    const none = { in: 0, out: 0, connects: 0, questions: 0, largest: 0 };
    traffic.set(key, none);
    return none;
  };
  const packets: { packet: Uint8Array; from: Address }[] = [];
  const see: Delivery = (packet, from, to) => {
    if (to.port === HALL.port) {
      const one = of(from);
      one.in += packet.length;
      const question = readControl(packet)?.type;
      if (question === "ccreq_connect") one.connects++;
      else if (question?.startsWith("ccreq_")) one.questions++;
      packets.push({ packet: packet.slice(), from });
    } else {
      of(to).out += packet.length;
      of(to).largest = Math.max(of(to).largest, packet.length);
    }
    return delivery(packet, from, to);
  };
  return { traffic, packets, see };
}

async function hall(options: DemoServerOptions = {}) {
  const clock = new VirtualClock();
  const { traffic, packets, see } = watched();
  const network = new MemoryNetwork(clock, see);
  const server = await DemoServer.open(reel, { transport: network, clock, ...options });
  const ends: string[] = [];
  server.on("leave", (_, end) => ends.push(end));
  const puppet = async (host?: string) => {
    const one = await Puppet.open(network, clock, HALL, host);
    one.connect();
    one.resend();
    return one;
  };
  return { clock, network, server, ends, puppet, traffic, packets };
}

/** What an address may get that has not shown that somebody is there, beyond what came from it. */
function allowed({ connects, questions }: Traffic): number {
  return connects * UNPROVED_BYTES + questions * 64;
}

const spoofed = (i: number): Address => ({ host: `10.0.${i >> 8}.${i & 0xff}`, port: 40000 });

describe("a hostile network", () => {
  whole("is answered with no more than came from where nobody is, and harms nobody", async () => {
    const anyShot = fc.record({
      from: fc.nat(4),
      packet: anyPacket,
      wait: fc.constantFrom(0, 0.2),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyShot, { maxLength: 60 }), async (shots) => {
        const { clock, network, server, puppet, traffic } = await hall();
        const watching = await puppet();
        await clock.run(0.5);
        for (const { from, packet, wait } of shots) {
          network.forge(packet, spoofed(from), HALL);
          await clock.run(wait);
        }
        await clock.run(reel.seconds + 1);
        expect(watching.lines).toEqual(WHOLE);
        for (let i = 0; i < 5; i++) {
          const one = traffic.get(addressText(spoofed(i)));
          if (one === undefined) continue;
          expect(one.out).toBeLessThanOrEqual(one.in + allowed(one));
          expect(one.largest).toBeLessThanOrEqual(64);
        }
        // All of them are forgotten, and whoever comes later is let in.
        await clock.run(40);
        expect(server.watchers).toEqual([]);
        const after = await puppet();
        await clock.run(reel.seconds + 1);
        expect(after.lines).toEqual(WHOLE);
      }),
      { numRuns: 40 },
    );
  });

  whole(
    "that forges packets of one who watches makes nothing throw, and nothing grow",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyPacket, { maxLength: 60 }), async (packets) => {
          const { clock, network, server, puppet } = await hall({ timeout: 5, loop: true });
          const one = await puppet();
          await clock.run(0.5);
          for (const packet of packets) {
            network.forge(packet, one.socket.address, HALL);
            await clock.run(0.01);
          }
          one.isSilent = true;
          await clock.run(60);
          expect(server.watchers).toEqual([]);
        }),
        { numRuns: 40 },
      );
    },
  );

  it("that replays all that a client ever sent changes nothing", async () => {
    const { clock, network, puppet, packets, server, ends } = await hall();
    const one = await puppet();
    for (let i = 0; i < 40; i++) {
      await clock.run(reel.seconds / 40);
      for (const { packet, from } of packets.splice(0)) network.forge(packet, from, HALL);
    }
    await clock.run(2);
    expect(one.lines).toEqual(WHOLE);
    expect(ends).toEqual(["finished"]);
    expect(server.statistics.proved).toBe(1);
  });

  whole(
    "that floods it from everywhere with requests finds its tables full, and no echo",
    async () => {
      const { clock, network, server, puppet, traffic } = await hall();
      const watching = await puppet();
      for (let i = 0; i < 20_000; i++) {
        network.forge(CONNECT, spoofed(i), HALL);
        if (i % 1000 === 0) await clock.run(0.05);
      }
      await clock.run(1);
      const { statistics } = server;
      expect(statistics.dropped.flood).toBeGreaterThan(19_000);
      expect(statistics.accepted).toBeLessThan(1000);
      expect(statistics.ended["crowded-out"]).toBeGreaterThan(100);
      let [sent, came] = [0, 0];
      for (const [address, one] of traffic) {
        if (!address.startsWith("10.")) continue;
        expect(one.out).toBeLessThanOrEqual(one.in + UNPROVED_BYTES);
        sent += one.out;
        came += one.in;
      }
      expect(sent).toBeLessThan(came);
      // It was never in the way of one who watched, and is forgotten.
      const late = await puppet();
      await clock.run(reel.seconds + 10);
      expect(watching.lines).toEqual(WHOLE);
      expect(late.lines).toEqual(WHOLE);
      expect(statistics.ended.unproved + statistics.ended["crowded-out"]).toBe(
        statistics.accepted - 2,
      );
    },
  );

  it("that asks and asks is answered so often and no more", async () => {
    const { clock, network, server } = await hall({ limits: { requestsOfHost: 10 } });
    const asking = await Puppet.open(network, clock);
    for (let i = 0; i < 1000; i++) asking.ask({ type: "ccreq_rule_info", rule: "" });
    await clock.run(0);
    expect(asking.answers).toHaveLength(40);
    await clock.run(1);
    for (let i = 0; i < 1000; i++) asking.ask({ type: "ccreq_rule_info", rule: "" });
    await clock.run(0);
    expect(asking.answers).toHaveLength(50);
    expect(server.statistics.dropped.flood).toBe(1950);
  });

  it("sends a probe that nobody answers a few times, and forgets it", async () => {
    const { clock, network, server, traffic } = await hall();
    const [from] = [spoofed(1)];
    network.forge(CONNECT, from, HALL);
    await clock.run(60);
    // An accept of 9 bytes, and five packets of 9.
    expect(traffic.get(addressText(from))).toMatchObject({ in: 12, out: 54 });
    expect(server.statistics.ended.unproved).toBe(1);
    // One who talks, and does not see what it is asked, gets little more than it sends.
    for (let i = 0; i < 200; i++) {
      if (i % 50 === 0) network.forge(CONNECT, from, HALL);
      network.forge(Uint8Array.of(0, 9, 0, 9, 0, 0, 0, i, 1), from, HALL);
      await clock.run(0.2);
    }
    const one = traffic.get(addressText(from))!;
    expect(one.out).toBeLessThanOrEqual(one.in + allowed(one));
    expect(one.largest).toBe(9);
    expect(server.statistics.proved).toBe(0);
    // Next to nothing comes, and keeps it asking, until what it may send is sent.
    for (let i = 0; i < 28; i++) {
      if (i === 0) network.forge(CONNECT, spoofed(2), HALL);
      network.forge(Uint8Array.of(0), spoofed(2), HALL);
      await clock.run(1);
    }
    expect(traffic.get(addressText(spoofed(2)))!.out).toBe(9 * 18);
  });

  it("of one host gets a limited count of places, and of this machine as many as there are", async () => {
    const { clock, server, puppet } = await hall({ limits: { clients: 12, clientsOfHost: 3 } });
    const far = await Promise.all([1, 2, 3, 4].map(() => puppet("10.0.0.1")));
    await clock.run(0.1);
    const refused = await puppet("10.0.0.1");
    await clock.run(0.1);
    expect(server.watchers).toHaveLength(3);
    // All four were let in, before any had shown that it was there: the fourth is given when it does.
    const isHeard = far.map(({ heard }) => heard.length > 3);
    expect(isHeard.filter(Boolean)).toHaveLength(3);
    expect(linesOf(far.flatMap(({ heard }) => (heard.length > 3 ? [] : heard)))).toEqual(
      Array(3).fill(
        linesOf([{ bytes: goodbye("Too many from your host.\n"), isReliable: false }])[0],
      ),
    );
    expect(refused.answers).toMatchObject([{ reason: "Too many from your host.\n" }]);
    await Promise.all(Array.from({ length: 9 }, () => puppet()));
    await clock.run(0.1);
    expect(server.watchers).toHaveLength(12);
    expect(server.statistics.rejected).toBe(2);
  });

  it("asks in the name of one who watches, and is not heard; one who comes back is", async () => {
    const { clock, network, server, puppet, ends } = await hall({ timeout: 60, loop: true });
    const one = await puppet();
    await clock.run(0.2);
    // Repeated requests are accepted again, while that may have been lost.
    expect(one.answers).toHaveLength(1);
    one.connect();
    await clock.run(0);
    expect(one.answers).toHaveLength(2);
    await clock.run(5);
    const { length } = one.heard;
    for (let i = 0; i < 5; i++) {
      network.forge(CONNECT, one.socket.address, HALL);
      await clock.run(1);
    }
    expect(server.statistics.dropped.connected).toBe(5);
    expect(one.heard.length).toBeGreaterThan(length + 100);
    one.isSilent = true;
    await clock.run(11);
    network.forge(CONNECT, one.socket.address, HALL);
    await clock.run(0);
    expect(ends).toEqual(["replaced"]);
    expect(one.answers).toHaveLength(3);
  });

  it.each([
    ["another game", 8, { foreign: 1 }],
    ["an answer", 4, { answer: 1 }],
    ["half of a request", 12, { malformed: 1 }],
  ])("sends %s, which is dropped and counted", async (name, _, dropped) => {
    const { clock, network, server, traffic } = await hall();
    const packets: Record<string, Uint8Array> = {
      "another game": Uint8Array.from(CONNECT, (byte, i) => (i === 5 ? 0x51 + 1 : byte)),
      "an answer": Uint8Array.of(0x80, 0, 0, 9, 0x81, 0, 0, 0, 0),
      "half of a request": CONNECT.subarray(0, 7),
    };
    network.forge(packets[name]!, spoofed(1), HALL);
    await clock.run(10);
    expect(server.statistics.dropped).toMatchObject(dropped);
    expect(traffic.get(addressText(spoofed(1)))!.out).toBe(0);
  });

  it("sends packets of no connection, and ones that are too large, which are dropped and counted", async () => {
    const { clock, network, server } = await hall();
    network.forge(Uint8Array.of(0, 9, 0, 9, 0, 0, 0, 0, 1), spoofed(1), HALL);
    network.forge(new Uint8Array(0), spoofed(1), HALL);
    network.forge(new Uint8Array(1409), spoofed(1), HALL);
    await clock.run(10);
    expect(server.statistics.dropped).toMatchObject({ stranger: 2, oversized: 1 });
    expect(server.statistics.sent).toBe(0);
  });

  it("asks for another version, and is told so", async () => {
    const { clock, server, network, traffic } = await hall();
    const other = Uint8Array.from(CONNECT);
    other[11] = 4;
    network.forge(other, spoofed(1), HALL);
    await clock.run(10);
    expect(server.statistics.rejected).toBe(1);
    expect(traffic.get(addressText(spoofed(1)))).toMatchObject({ in: 12, out: 28 });
  });
});

describe("a token bucket", () => {
  it("lets no more through in any time than its rate and its burst", () => {
    const waits = fc.array(fc.double({ min: 0, max: 2, noNaN: true }), { maxLength: 100 });
    const rates = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(rates, rates, waits, (rate, burst, waits) => {
        let now = 5;
        const bucket = new TokenBucket(rate, burst, now);
        const taken: number[] = [];
        for (const wait of waits) {
          now += wait / 10;
          if (bucket.take(now)) taken.push(now);
        }
        for (const [i, start] of taken.entries())
          for (const [j, end] of taken.entries())
            if (j >= i) expect(j - i + 1).toBeLessThanOrEqual(burst + (end - start) * rate + 1e-6);
      }),
    );
  });

  it("is kept for a limited count of hosts, of which the quietest is forgotten", () => {
    const buckets = new HostBuckets(1, 1, 3);
    const take = (host: string) => buckets.take(host, 0);
    expect(["a", "b", "c", "a"].map(take)).toEqual([true, true, true, false]);
    // b has been quiet for longest.
    expect(["d", "a", "c", "b"].map(take)).toEqual([true, false, false, true]);
    expect(buckets.size).toBe(3);
  });
});
