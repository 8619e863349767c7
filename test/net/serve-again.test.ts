import { expect, it } from "vitest";
import { DemoServer } from "../../quake/net/serve/demo-server.ts";
import { serverMessages } from "../../quake/net/serve/server-messages.ts";
import { readReel } from "../../quake/net/serve/reel/reel-builder.ts";
import { MemoryNetwork } from "../../quake/net/transport/memory-network.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { HALL, linesOf, Puppet, sentOf } from "../support/demo-hall.ts";
import { demOf, frame, LEVEL, SIGNONS } from "../support/made-dem.ts";

it("a recording that begins anew is shown whole to a client that had gone elsewhere in it", async () => {
  const reel = await readReel([demOf([LEVEL], ...SIGNONS, frame(1), frame(2), frame(3), frame(4))]);
  const clock = new VirtualClock();
  const network = new MemoryNetwork(clock);
  await DemoServer.open(reel, { transport: network, clock, loop: true });
  const one = await Puppet.open(network, clock, HALL);
  one.connect();
  one.resend();
  await clock.run(1);
  one.say({ type: "stringcmd", text: "seek 0:02" });
  const reconnect = serverMessages([{ type: "stufftext", text: "reconnect\n" }]);
  const [line] = linesOf([{ bytes: reconnect, isReliable: true }]);
  const begins = () => one.lines.flatMap((each, i) => (each === line ? [i] : []));
  // He is sent away once for where he goes, and once where it is over.
  await clock.run(3 * reel.seconds, () => begins().length === 2);
  await clock.run(reel.seconds + 1);
  const all = linesOf(sentOf(reel));
  const from = begins()[1]! + 1;
  expect(one.lines.slice(from, from + all.length)).toEqual(all);
});
