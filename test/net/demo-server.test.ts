import { describe, expect, it } from "vitest";
import { controlPacket, readControl } from "../../quake/net/channel/control.ts";
import {
  ackPacket,
  dataPacket,
  readPacket,
  unreliablePacket,
} from "../../quake/net/channel/packet.ts";
import { DemoServer } from "../../quake/net/serve/demo-server.ts";
import type { Reel, ReelBlock } from "../../quake/net/serve/reel/reel.ts";
import type { Address } from "../../quake/net/transport/address.ts";
import type { Receive, Transport } from "../../quake/net/transport/transport.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";

/*
 * A server of NetQuake's recordings at its socket, of a reel that is made. Expected are the limits of FitzQuake's clients
 * (ERRATA 103), NET_MAXMESSAGE of id's servers, and what the options' comments promise.
 */

const CLIENT = { host: "10.0.0.2", port: 5000 };

/** A reel of a reliable and an unreliable block of some length each, and one who watches it. */
async function watching(reliable: number, unreliable: number) {
  const clock = new VirtualClock();
  let asked: Address | undefined;
  let receive!: Receive;
  const sent: Uint8Array[] = [];
  const transport: Transport = {
    resolve: async (host) => host,
    open: async (address, by) => {
      [asked, receive] = [address, by];
      const dropped = { congested: 0, refused: 0 };
      return { address, dropped, send: (packet) => void sent.push(packet), close: async () => {} };
    },
  };
  const block = (length: number, isReliable: boolean): ReelBlock => ({
    at: 0,
    isReliable,
    packets: [new Uint8Array(length)],
    stage: 0,
    begins: isReliable,
  });
  const later = { ...block(1, false), at: 1000 };
  const blocks = [block(reliable, true), block(unreliable, false), later];
  const reel = { blocks, seconds: 1000, isFitzQuake: true, map: "m" } as unknown as Reel;
  const server = await DemoServer.open(reel, { transport, clock });
  const ends: string[] = [];
  server.on("leave", (_, end) => ends.push(`${end} at ${clock.now()}`));
  const come = (packet: Uint8Array) => receive(packet, CLIENT);
  come(controlPacket({ type: "ccreq_connect", game: "QUAKE", version: 3 }));
  expect(readControl(sent.shift()!)).toMatchObject({ type: "ccrep_accept", port: 26_000 });
  const { sequence } = readPacket(sent.shift()!) as { sequence: number };
  const enter = () => {
    come(ackPacket(sequence));
    return sent.splice(0).map(({ length }) => length);
  };
  return { server, clock, asked: asked!, come, enter, ends };
}

describe("a server of NetQuake's recordings", () => {
  it("is at this machine's port 26000, and sends FitzQuake's clients as much as they take", async () => {
    const { server, asked, enter, ends } = await watching(32_000, 1400);
    expect(asked).toEqual({ host: "127.0.0.1", port: 26_000 });
    // A header of eight bytes, and the first of the pieces of 1024.
    expect(enter()).toEqual([8 + 1024, 8 + 1400]);
    expect([server.watchers.length, ends]).toEqual([1, []]);
    const longer = await watching(32_001, 1400);
    longer.enter();
    expect(longer.ends).toEqual(["overflow at 0"]);
    const wider = await watching(100, 1401);
    expect(() => wider.enter()).toThrow(/1400 at most/);
  });

  it("takes messages of 8192 bytes, and waits for sixty seconds", async () => {
    const { clock, come, enter, ends } = await watching(100, 100);
    enter();
    clock.advance(1);
    const say = (from: number, to: number, last: number) => {
      for (let number = from; number < to; number++)
        come(
          dataPacket(number, number === to - 1, new Uint8Array(number === to - 1 ? last : 1024)),
        );
    };
    say(0, 8, 1024);
    expect(ends).toEqual([]);
    clock.advance(59.9);
    expect(ends).toEqual([]);
    clock.advance(0.1);
    expect(ends).toEqual(["timeout at 61"]);
    const longer = await watching(100, 100);
    longer.enter();
    for (let number = 0; number < 8; number++)
      longer.come(dataPacket(number, false, new Uint8Array(1024)));
    expect(longer.ends).toEqual([]);
    longer.come(dataPacket(8, true, new Uint8Array(1)));
    expect(longer.ends).toEqual(["overflow at 0"]);
  });

  it("has a mebibyte wait for a client that acknowledges nothing, each message with sixteen bytes more", async () => {
    const { come, enter, ends } = await watching(100, 100);
    enter();
    // What answers "help": svc_print, a line, and a NUL.
    const line = "say pause, play, speed 2, seek 1:30, seek +10, view NAME\n";
    const most = Math.floor((1 << 20) / (1 + line.length + 1 + 16));
    let number = 0;
    const help = (count: number) =>
      come(unreliablePacket(number++, Buffer.from("\x04help\0".repeat(count), "latin1")));
    for (let left = most; left > 0; left -= 150) help(Math.min(150, left));
    expect(ends).toEqual([]);
    help(1);
    expect(ends).toEqual(["overflow at 0"]);
  });
});
