import { describe, expect, it } from "vitest";
import type { Client } from "../../quake/net/client/client.ts";
import { connect } from "../../quake/net/netquake/connect.ts";
import { RecordingProxy } from "../../quake/net/proxy/proxy.ts";
import { NetError } from "../../quake/net/transport/errors.ts";
import { MemoryNetwork } from "../../quake/net/transport/memory-network.ts";
import type { Socket, Transport } from "../../quake/net/transport/transport.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { MemoryTarget } from "../support/demo-hall.ts";
import { FakeServer } from "../support/fake-server.ts";
import { FAR, PROXY } from "../support/proxy-hall.ts";

/** A proxy before a server, and a client of it. A socket to the server opens when what is given is done. */
async function front(opening: () => Promise<void>) {
  const clock = new VirtualClock();
  const network = new MemoryNetwork(clock);
  const server = await FakeServer.open(network, clock);
  const sockets: { closed: number }[] = [];
  const opened = async (socket: Socket): Promise<Socket> => {
    const own = { closed: 0 };
    await opening();
    sockets.push(own);
    return { ...socket, close: () => (own.closed++, socket.close()) };
  };
  const transport: Transport = {
    resolve: (host) => network.resolve(host),
    open: async (address, receive) => {
      const socket = await network.open(address, receive);
      return address.host === FAR ? opened(socket) : socket;
    },
  };
  const proxy = await RecordingProxy.open(server.address, new MemoryTarget(), {
    transport,
    clock,
    local: FAR,
  });
  const failures: unknown[] = [];
  proxy.on("failed", (error) => failures.push(error));
  let client: Client | undefined;
  void connect(PROXY, { transport: network, clock }).then((one) => (client = one));
  await clock.run(5, () => client !== undefined);
  return { clock, proxy, sockets, failures, client: client! };
}

describe("a proxy whose socket to the server", () => {
  it("cannot be opened tells the client and whoever runs it, and has room for another", async () => {
    const error = new NetError("no-socket", "there is none");
    const { clock, proxy, failures, client } = await front(() => Promise.reject(error));
    let printed = "";
    client.on("message", (message) => {
      if (message.type === "print") printed += message.text;
    });
    await clock.run(1);
    expect(printed).toBe("The proxy cannot ask the server.\n");
    expect(failures).toEqual([error]);
    expect(proxy.clients).toBe(0);
    expect(client.isConnected).toBe(false);
  });

  it("opens when its client is gone closes it at once", async () => {
    let open = () => {};
    const { clock, proxy, sockets, client } = await front(
      () => new Promise((resolve) => (open = resolve)),
    );
    await clock.run(1);
    await client.disconnect();
    await clock.run(30);
    expect(proxy.clients).toBe(0);
    open();
    await clock.run(1);
    expect(sockets).toEqual([{ closed: 1 }]);
  });

  it("opens is open for as long as its client is there", async () => {
    const { clock, proxy, sockets, client } = await front(async () => {});
    await clock.run(5);
    expect([client.stage, proxy.clients]).toEqual([4, 1]);
    expect(sockets).toEqual([{ closed: 0 }]);
    await proxy.close();
    expect(sockets).toEqual([{ closed: 1 }]);
  });
});
