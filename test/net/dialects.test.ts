import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import type { Message } from "../../generated/netquake.ts";
import { connect, MemoryNetwork, VirtualClock } from "../../quake/net/index.ts";
import { DemoServer } from "../../quake/net/serve/demo-server.ts";
import { readReel } from "../../quake/net/serve/reel/reel-builder.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import {
  bytesOf,
  FakeServer,
  type FakeServerOptions,
  defaultFrame,
} from "../support/fake-server.ts";

/*
 * Servers and recordings in dialects, in virtual time and memory: what a client is sent, it reads as finely as it is
 * given, and what it says has the angles that the dialect has.
 */

const HERE = { host: "127.0.0.1", port: 26000 };

const DIALECTS = [
  { version: "666", serverversion: 666 },
  { version: "999", serverversion: 999, protocolflags: 0 },
  { version: "999+82", serverversion: 999, protocolflags: 0x82 },
  { version: "999+12", serverversion: 999, protocolflags: 0x12 },
] as const;

/** Where the other player is: on a point that coordinates of each kind have, or only the wider ones. */
const placeIn = (version: string): number =>
  ({ "999+82": 5000.0625, "999+12": 64.015625 })[version] ?? 64.125;

async function joined(options: FakeServerOptions) {
  const clock = new VirtualClock();
  const network = new MemoryNetwork(clock);
  const server = await FakeServer.open(network, clock, { clientVersion: "666", ...options });
  const joining = connect(server.address, { transport: network, clock, name: "demospec" });
  await clock.run(1);
  return { clock, server, client: await joining };
}

describe.each(DIALECTS)("a server that speaks $version", (dialect) => {
  const place = placeIn(dialect.version);
  const frame: FakeServerOptions["frame"] = (guest, time) => [
    ...defaultFrame(guest, time),
    { type: "updateentity", entity: 5, origin1: place, angle2: 45, nolerp: false },
  ];

  it("is understood, and told moves in angles of 16 bits", async () => {
    const { clock, server, client } = await joined({ dialect, frame });
    const problems: string[] = [];
    client.on("problem", ({ message }) => problems.push(message));
    await clock.run(2);
    expect(problems).toEqual([]);
    expect(client.world!.entities.get(5)).toMatchObject({
      origin: [place, 0, 0],
      angles: [0, 45, 0],
    });
    client.move({ angles: [0, 45.01, 0] });
    await clock.run(0.1);
    const moves = server.guests[0]!.said.filter((message) => message.type === "move");
    expect(moves.at(-1)!.angles[1]).toBeCloseTo(45.01, 2);
    await client.disconnect();
    await server.close();
  });
});

describe.each(DIALECTS)("a recording in $version", ({ version, ...numbers }) => {
  const place = placeIn(version);
  const level: Message = {
    type: "serverinfo",
    ...numbers,
    maxclients: 1,
    gametype: 0,
    mapname: "The Test",
    models: ["maps/test.bsp", "progs/player.mdl"],
    sounds: [],
  };
  const signon = (number: number): Message => ({ type: "signonnum", signon: number });
  const frame = (time: number): readonly Message[] => [
    { type: "time", time },
    { type: "updateentity", entity: 5, modelindex: 2, origin1: place, nolerp: false },
  ];
  const blocks = [
    [level, { type: "setview", entity: 1 } as const, signon(1)],
    [signon(2)],
    [signon(3)],
    ...Array.from({ length: 30 }, (_, i) => frame(1 + i / 10)),
  ];
  const yaw = (45 * 65536 + 360) / 65536;
  const w = new Writer();
  for (const messages of blocks)
    dem.encodeBlock(w, {
      type: "block",
      angles: [0, yaw, 0],
      messages: bytesOf(messages, version),
    });
  const bytes = Uint8Array.from([...new TextEncoder().encode("-1\n"), ...written(w)]);

  it("is served, and turns the view as finely as the dialect can", async () => {
    const clock = new VirtualClock();
    const network = new MemoryNetwork(clock);
    const reel = await readReel([bytes]);
    expect(reel.isFitzQuake).toBe(true);
    const server = await DemoServer.open(reel, { transport: network, clock });
    const joining = connect(HERE, { transport: network, clock });
    await clock.run(0.5);
    const client = await joining;
    const problems: string[] = [];
    const yaws = new Set<number>();
    client.on("problem", ({ message }) => problems.push(message));
    client.on("message", (message) => {
      if (message.type === "setangle") yaws.add(message.angles[1]);
    });
    await clock.run(2);
    expect(problems).toEqual([]);
    expect(client.world!.entities.get(5)!.origin).toEqual([place, 0, 0]);
    expect([...yaws]).toEqual([version.startsWith("999+") ? yaw : 45]);
    await client.disconnect();
    await server.close();
  });
});
