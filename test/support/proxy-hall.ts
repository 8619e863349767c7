import type { Address } from "../../quake/net/transport/address.ts";
import type { Client } from "../../quake/net/client/client.ts";
import { connect, type ConnectOptions } from "../../quake/net/netquake/connect.ts";
import { DemoServer, type DemoServerOptions } from "../../quake/net/serve/demo-server.ts";
import { type Delivery, MemoryNetwork, ideal } from "../../quake/net/transport/memory-network.ts";
import { RecordingProxy, type ProxyOptions } from "../../quake/net/proxy/proxy.ts";
import { readReel } from "../../quake/net/serve/reel/reel-builder.ts";
import type { Reel } from "../../quake/net/serve/reel/reel.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { blocksOf, HALL, type Heard, hex, MemoryTarget, SHORT } from "./demo-hall.ts";

export const PROXY: Address = { host: "127.0.0.1", port: 26001 };
/** Another machine, for whoever is not to be on the server's. */
export const FAR = "10.0.0.7";

/** Four seconds of the recording that is part of the project. */
export const short: Reel = await readReel([SHORT]);

/** A hall where a recording is shown, with a proxy before it, and time. */
export async function hall(
  reel: Reel = short,
  delivery: Delivery = ideal,
  options: DemoServerOptions & { proxy?: ProxyOptions } = {},
) {
  const clock = new VirtualClock();
  const network = new MemoryNetwork(clock, delivery);
  const server = await DemoServer.open(reel, { transport: network, clock, ...options });
  const target = new MemoryTarget();
  const how = { transport: network, clock, local: FAR, ...options.proxy };
  const proxy = await RecordingProxy.open(HALL, target, how);
  const failures: unknown[] = [];
  proxy.on("failed", (error) => failures.push(error));
  /** A client of the server's, or of the proxy's. */
  const join = async (place: Address, options: ConnectOptions = {}) => {
    const asking = { tries: 30, timeout: 1 };
    let client: Client | undefined;
    void connect(place, { transport: network, clock, asking, ...options }).then(
      (value) => (client = value),
    );
    await clock.run(30, () => client !== undefined);
    const heard: Heard[] = [];
    client!.on("block", ({ body: bytes }, isReliable) => heard.push({ bytes, isReliable }));
    return { client: client!, heard };
  };
  return { clock, network, server, target, proxy, failures, join };
}

/** The blocks of a recording, as lines of text. */
export function bodiesOf(recording: Uint8Array | undefined): string[] {
  return blocksOf(recording!).map(({ body }) => hex(body));
}
