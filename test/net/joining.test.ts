import { describe, expect, it } from "vitest";
import { connect, type ConnectOptions } from "../../quake/net/netquake/connect.ts";
import { NetError } from "../../quake/net/transport/errors.ts";
import { MemoryNetwork } from "../../quake/net/transport/memory-network.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { FakeServer } from "../support/fake-server.ts";

/** Seconds for which DarkPlaces answers no request of a host: each one begins them anew. */
const BLOCKED = 5;

/** A server that guards itself against floods as DarkPlaces does, and clients of one host. */
async function darkPlaces() {
  const clock = new VirtualClock();
  const network = new MemoryNetwork(clock);
  let last = -Infinity;
  const asked: number[] = [];
  const server = await FakeServer.open(network, clock, {
    answer: (message) => {
      if (message.type !== "ccreq_connect") return undefined;
      const isBlocked = clock.now() < last + BLOCKED;
      last = clock.now();
      asked.push(last);
      return isBlocked ? [] : undefined;
    },
  });
  /** When the client is in, in seconds, or why it is not. */
  const join = (options: ConnectOptions = {}) => {
    const result: { at?: number; error?: unknown } = {};
    connect(server.address, { transport: network, clock, ...options }).then(
      () => (result.at = clock.now()),
      (error: unknown) => (result.error = error),
    );
    return result;
  };
  return { clock, asked, join };
}

describe("joining a server that answers a host once in five seconds", () => {
  it("succeeds at once, and soon after somebody else has joined", async () => {
    const { clock, join } = await darkPlaces();
    const first = join();
    await clock.run(2);
    const second = join();
    await clock.run(60);
    expect(first.at).toBe(0);
    expect(second.at).toBe(2 + 1 + 1 + 6);
  });

  it("succeeds for several that begin together, one after the other", async () => {
    const { clock, join } = await darkPlaces();
    const all = Array.from({ length: 6 }, () => join());
    await clock.run(60);
    expect(all.map(({ at }) => at)).toEqual([0, 8, 15, 23, 32, 42]);
  });

  it("gives up in the end, and asks as often and as fast as it is told", async () => {
    const { clock, asked, join } = await darkPlaces();
    join();
    const unanswered: number[] = [];
    const result = join({
      asking: { tries: 10, timeout: 1 },
      unanswered: (tries) => unanswered.push(tries),
    });
    await clock.run(60);
    expect(unanswered).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(result.error).toBeInstanceOf(NetError);
    expect(asked.slice(1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
