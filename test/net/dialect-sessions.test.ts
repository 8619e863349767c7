import { describe, expect, it } from "vitest";
import { verifyCapture } from "../../cli/verify/capture-verification.ts";
import { dem } from "../../generated/dem.ts";
import type { Message } from "../../generated/netquake.ts";
import { readReel } from "../../quake/net/serve/reel/reel-builder.ts";
import type { Delivery } from "../../quake/net/transport/memory-network.ts";
import { states } from "../../quake/world/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { bytesOf } from "../support/fake-server.ts";
import { type Captured, ethernet, ipv4, pcapOf } from "../support/pcap-files.ts";
import { FAR, hall, PROXY } from "../support/proxy-hall.ts";

/*
 * A session in FitzQuake's and RMQ's protocols: a recording is served, a proxy records whoever plays, what it recorded is
 * served again, and what the client was sent the second time is what it was sent the first time. Packets that were
 * captured of it are understood whole.
 */

const DIALECTS = [
  { version: "666", serverversion: 666, place: 64.125 },
  { version: "999", serverversion: 999, protocolflags: 0, place: 64.125 },
  { version: "999+82", serverversion: 999, protocolflags: 0x82, place: 5000.0625 },
  { version: "999+12", serverversion: 999, protocolflags: 0x12, place: 64.015625 },
] as const;

function recordingIn({ version, place, ...numbers }: (typeof DIALECTS)[number]): Uint8Array {
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
  const blocks: Message[][] = [
    [level, { type: "setview", entity: 1 }, signon(1)],
    [signon(2)],
    [signon(3)],
    ...Array.from({ length: 40 }, (_, i): Message[] => [
      { type: "time", time: 1 + i / 10 },
      { type: "updateentity", entity: 5, modelindex: 2, origin1: place + i, nolerp: false },
    ]),
  ];
  const w = new Writer();
  for (const messages of blocks)
    dem.encodeBlock(w, { type: "block", angles: [0, 45, 0], messages: bytesOf(messages, version) });
  return Uint8Array.from([...new TextEncoder().encode("-1\n"), ...written(w)]);
}

/** Shows a recording through a proxy. Gives what the proxy recorded, and its packets to and from the client. */
async function shown(recording: Uint8Array) {
  const frames: Captured[] = [];
  const delivery: Delivery = (packet, from, to) => {
    // The proxy talks to the server from elsewhere.
    if (from.host !== FAR && to.host !== FAR) {
      const ends = { from: from.port, to: to.port };
      frames.push({ bytes: ethernet(ipv4(ends, packet.slice())) });
    }
    return [0];
  };
  const { clock, target, proxy, server, failures, join } = await hall(
    await readReel([recording]),
    delivery,
  );
  const { client } = await join(PROXY);
  const problems: string[] = [];
  client.on("problem", ({ message }) => problems.push(message));
  await clock.run(3);
  await client.disconnect();
  await clock.run(1);
  await proxy.close();
  await server.close();
  expect(failures).toEqual([]);
  expect(problems).toEqual([]);
  expect(target.files).toHaveLength(1);
  return { recorded: target.files[0]!, capture: pcapOf(frames) };
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Where the entity is, by the server's time. */
function placesIn(recording: Uint8Array): Map<number, number> {
  const worlds = [...states(dem, recording)];
  return new Map(
    worlds.flatMap(({ time, entities }) => {
      const entity = entities.get(5);
      return entity === undefined ? [] : [[time, entity.origin[0]] as const];
    }),
  );
}

describe.each(DIALECTS)("a session in $version", (dialect) => {
  it("is recorded, and what was recorded is served and recorded again", async () => {
    const recording = recordingIn(dialect);
    const first = await shown(recording);
    const second = await shown(first.recorded);
    const original = placesIn(recording);
    for (const { recorded, capture } of [first, second]) {
      const places = placesIn(recorded);
      expect(places.size).toBeGreaterThan(15);
      for (const [time, place] of places) expect(place).toBe(original.get(time));
      const verified = await verifyCapture("session.pcap", piecesOf(capture), {});
      expect(verified).toMatchObject({ undecodedBytes: 0, identical: true, missing: 0 });
      expect(verified.errors ?? 0).toBe(0);
      expect(verified.messages).toBeGreaterThan(50);
    }
  });
});
