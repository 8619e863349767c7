import { describe, expect, it } from "vitest";
import type { Accept } from "../../quake/net/channel/accept.ts";
import { dataPacket, readPacket } from "../../quake/net/channel/packet.ts";
import { controlPacket, readControl } from "../../quake/net/channel/control.ts";
import type { Passage } from "../../quake/net/proxy/proxy-game.ts";
import { NETQUAKE_PROXY } from "../../quake/net/proxy/netquake/netquake-proxy.ts";
import { Newcomers } from "../../quake/net/proxy/netquake/newcomers.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";

const ADDRESS = { host: "127.0.0.1", port: 5000 };
const ACCEPT: Accept = { type: "ccrep_accept", port: 26001, rest: new Uint8Array(0) };
const REQUEST = Uint8Array.of(1);

/** Flags 2 and the length, both in the order of networks, then the number (net_dgrm.c: NETFLAG_ACK 0x2). */
function answerTo(sequence: number): Uint8Array {
  const packet = new DataView(new ArrayBuffer(8));
  packet.setUint32(0, 0x00020008);
  packet.setUint32(4, sequence);
  return new Uint8Array(packet.buffer);
}

/** Those who ask, the clock, and what each of them was sent. */
function hall() {
  const clock = new VirtualClock();
  const sent: [packet: Uint8Array, port: number][] = [];
  const newcomers = new Newcomers(clock, (packet, { port }) => void sent.push([packet, port]));
  return { clock, sent, newcomers };
}

describe("who asks to be let in", () => {
  it("is forgotten 4.5 seconds after the last word, and 30 after the first, whatever comes", () => {
    const silent = hall();
    silent.newcomers.ask(REQUEST, ADDRESS, ACCEPT);
    const talking = hall();
    talking.newcomers.ask(REQUEST, ADDRESS, ACCEPT);
    const sizes: [silent: number, talking: number][] = [];
    for (let second = 1; second <= 31; second++) {
      for (const { clock, newcomers } of [silent, talking]) {
        clock.advance(1);
        newcomers.look();
      }
      talking.newcomers.hear(REQUEST, ADDRESS);
      sizes.push([silent.newcomers.size, talking.newcomers.size]);
    }
    expect(sizes.findIndex(([size]) => size === 0) + 1).toBe(5);
    expect(sizes.findIndex(([, size]) => size === 0) + 1).toBe(30);
  });

  it("is remembered for 4.5 seconds more where he asks again", () => {
    const { clock, newcomers } = hall();
    newcomers.ask(REQUEST, ADDRESS, ACCEPT);
    const sizes = [4, 4, 0.5].map((seconds) => {
      clock.advance(seconds);
      newcomers.look();
      if (clock.now() === 4) newcomers.ask(REQUEST, ADDRESS, ACCEPT);
      return newcomers.size;
    });
    expect(sizes).toEqual([1, 1, 0]);
  });

  it("is answered each time, and asked again each second", () => {
    const { clock, sent, newcomers } = hall();
    newcomers.ask(REQUEST, ADDRESS, ACCEPT);
    newcomers.ask(REQUEST, ADDRESS, ACCEPT);
    expect(sent).toHaveLength(4);
    expect(newcomers.size).toBe(1);
    clock.advance(1);
    newcomers.look();
    expect(sent).toHaveLength(5);
    expect(sent[4]).toEqual([sent[1]![0], 5000]);
  });

  it("is asked again in 64 of one host's requests, and is remembered in 4,096", () => {
    const { sent, newcomers } = hall();
    for (let port = 1; port <= 5000; port++) newcomers.ask(REQUEST, { ...ADDRESS, port }, ACCEPT);
    expect(newcomers.size).toBe(4096);
    sent.length = 0;
    newcomers.look();
    // The first 64, who were asked again, made room.
    expect(sent).toEqual([]);
    const few = hall();
    for (let port = 1; port <= 100; port++)
      few.newcomers.ask(REQUEST, { ...ADDRESS, port }, ACCEPT);
    few.sent.length = 0;
    few.newcomers.look();
    expect(few.sent.map(([, port]) => port)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
  });

  it("says at most four short things, and is known by the number that it was asked with", () => {
    const { sent, newcomers } = hall();
    expect(newcomers.hear(REQUEST, ADDRESS)).toBe(false);
    newcomers.ask(REQUEST, ADDRESS, ACCEPT);
    const said = [64, 65, 1, 2, 3, 4].map((length) => new Uint8Array(length));
    for (const packet of said) expect(newcomers.hear(packet, ADDRESS)).toBe(true);
    const asked = readPacket(sent[1]![0]) as { sequence: number };
    expect(newcomers.proved(answerTo(asked.sequence + 1), ADDRESS)).toBeUndefined();
    expect(newcomers.proved(dataPacket(asked.sequence, true, REQUEST), ADDRESS)).toBeUndefined();
    expect(newcomers.proved(answerTo(asked.sequence), { ...ADDRESS, port: 1 })).toBeUndefined();
    const found = newcomers.proved(answerTo(asked.sequence), ADDRESS);
    expect(found).toMatchObject({ address: ADDRESS, request: REQUEST, accept: ACCEPT });
    expect(found!.said.map(({ length }) => length)).toEqual([64, 1, 2, 3]);
    expect(newcomers.size).toBe(0);
  });
});

it("a client is let in with the words that the server let the last one in with, of which eight bytes are its own", () => {
  const sent: Uint8Array[] = [];
  const door = NETQUAKE_PROXY.open({
    clock: new VirtualClock(),
    server: ADDRESS,
    advertised: { host: "127.0.0.1", port: 26002 },
    put: (packet: Uint8Array) => void sent.push(packet),
    drop: (reason: string) => expect(reason).toBe("none"),
    isThere: () => false,
    isPlaying: () => false,
    reasonAgainst: () => undefined,
    record: () => ({}),
    failed: (error: unknown) => expect(error).toBeUndefined(),
  } as never);
  const connect = controlPacket({ type: "ccreq_connect", game: "QUAKE", version: 3 });
  /** The bytes after the port in the words that let the next client in. */
  const restOf = (port: number) => {
    door.receive(connect, { ...ADDRESS, port });
    const accept = readControl(sent[0]!) as Accept;
    expect(accept).toMatchObject({ type: "ccrep_accept", port: 26002 });
    const { sequence } = readPacket(sent[1]!) as { sequence: number };
    sent.length = 0;
    const passage = door.receive(answerTo(sequence), { ...ADDRESS, port }) as Passage;
    const rest = Uint8Array.from({ length: 4 + (port % 10) }, (_, i) => i + 1);
    passage.answer(
      controlPacket({ ...ACCEPT, mod: 1, modversion: 34, modflags: 0, spec: 0, rest }),
      { server: ADDRESS, record() {} } as never,
    );
    return [...accept.rest];
  };
  expect([5003, 5004, 5005, 5003, 5003].map(restOf)).toEqual([
    [],
    [1, 2, 3, 4, 5, 6, 7],
    [1, 2, 3, 4, 5, 6, 7, 8],
    [1, 2, 3, 4, 5, 6, 7, 8],
    [1, 2, 3, 4, 5, 6, 7],
  ]);
});
