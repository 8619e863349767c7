import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quake2_client_packet } from "../../generated/quake2_client_packet.ts";
import { quake2_packet } from "../../generated/quake2_packet.ts";
import { quakeworld_client_packet } from "../../generated/quakeworld_client_packet.ts";
import { quakeworld_packet } from "../../generated/quakeworld_packet.ts";
import type { Received } from "../../quake/net/channel/peer-channel.ts";
import { Netchan, type NetchanOptions } from "../../quake/net/netchan/netchan.ts";
import { type NetchanWire, schemaWire } from "../../quake/net/netchan/netchan-wire.ts";
import { lossy } from "../../quake/net/transport/memory-network.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";

/** Both ends of a game's connections: the client's, and the server's. */
const WIRES: readonly [game: string, wires: readonly [NetchanWire, NetchanWire]][] = [
  [
    "QuakeWorld",
    [
      schemaWire(quakeworld_packet, quakeworld_client_packet, { qport: 7 }),
      schemaWire(quakeworld_client_packet, quakeworld_packet, {}),
    ],
  ],
  [
    "Quake II",
    [
      schemaWire(quake2_packet, quake2_client_packet, { qport: 7 }),
      schemaWire(quake2_client_packet, quake2_packet, {}),
    ],
  ],
];

const HEADER = 4;
/** Seconds between two frames, in each of which either side sends a packet, as games do. */
const FRAME = 0.05;

/** Something that an end is asked to send, some time after what it sent before. */
interface Sending {
  readonly side: 0 | 1;
  readonly kind: "reliable" | "unreliable";
  readonly length: number;
  /** Seconds. */
  readonly after: number;
}

const anySending: fc.Arbitrary<Sending> = fc.record({
  side: fc.constantFrom(0 as const, 1 as const),
  kind: fc.constantFrom("reliable" as const, "unreliable" as const),
  length: fc.integer({ min: HEADER, max: 60 }),
  after: fc.double({ min: 0, max: 0.4, noNaN: true }),
});

/** A message that tells its length, its kind, and its number. */
function messageOf({ kind, length }: Sending, n: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(n);
  bytes.set([length, kind === "reliable" ? 1 : 0, n >> 8, n & 0xff]);
  return bytes;
}

/** The numbers of the messages of a packet, by kind. Throws for what was cut, or changed. */
function numbersIn(bytes: Uint8Array): { kind: Sending["kind"]; n: number }[] {
  const found: { kind: Sending["kind"]; n: number }[] = [];
  for (let at = 0; at < bytes.length; at += bytes[at]!) {
    const n = (bytes[at + 2]! << 8) | bytes[at + 3]!;
    const kind = bytes[at + 1] === 1 ? "reliable" : "unreliable";
    const whole = messageOf({ kind, length: bytes[at]!, side: 0, after: 0 }, n);
    expect(bytes.subarray(at, at + bytes[at]!)).toEqual(whole);
    found.push({ kind, n });
  }
  return found;
}

function bytesOf(received: Received | undefined): Uint8Array | undefined {
  return received !== undefined && received.kind !== "overflow" ? received.bytes : undefined;
}

const OPTIONS: NetchanOptions = { packet: 100, queue: 1 << 16 };

/** Two ends that speak, and keep speaking until all has arrived. */
function talk(
  wires: readonly [NetchanWire, NetchanWire],
  delivery: () => readonly number[],
  sendings: readonly Sending[],
) {
  const clock = new VirtualClock();
  const arrived = [0, 1].map(() => ({ reliable: [] as number[], unreliable: [] as number[] }));
  const sent = [0, 1].map(() => ({ reliable: [] as number[], unreliable: [] as number[] }));
  const ends: Netchan[] = wires.map(
    (wire, side) =>
      new Netchan(
        wire,
        (packet) => {
          for (const delay of delivery())
            clock.after(delay, () => {
              const received = ends[1 - side]!.receive(clock.now(), packet);
              for (const { kind, n } of numbersIn(bytesOf(received) ?? new Uint8Array(0)))
                arrived[1 - side]![kind].push(n);
            });
        },
        OPTIONS,
      ),
  );
  const frame = (): void => {
    for (const end of ends) end.sendUnreliable(new Uint8Array(0), clock.now());
    clock.after(FRAME, frame);
  };
  frame();
  for (const [n, sending] of sendings.entries()) {
    clock.advance(sending.after);
    const end = ends[sending.side]!;
    if (sending.kind === "reliable") end.sendReliable(clock.now(), messageOf(sending, n));
    else end.sendUnreliable(messageOf(sending, n), clock.now());
    sent[1 - sending.side]![sending.kind].push(n);
  }
  for (let i = 0; i < 4000 && ends.some(({ pending }) => pending > 0); i++) clock.advance(1);
  clock.advance(5);
  return { ends, arrived, sent };
}

function expectAllWell({ ends, arrived, sent }: ReturnType<typeof talk>): void {
  for (const [side, { reliable, unreliable }] of arrived.entries()) {
    expect(reliable).toEqual(sent[side]!.reliable);
    expect(ends[side]!.pending).toBe(0);
    // Each later than the one before: neither out of order nor twice.
    expect(unreliable).toEqual([...new Set(unreliable)].toSorted((a, b) => a - b));
    expect(sent[side]!.unreliable).toEqual(expect.arrayContaining(unreliable));
    const { malformed, control, implausible, acknowledged } = ends[side]!.statistics.dropped;
    expect([malformed, control, implausible, acknowledged]).toEqual([0, 0, 0, 0]);
  }
}

describe.each(WIRES)("a connection of %s", (_, wires) => {
  it("has all that must arrive once and in order, on networks that lose up to half", () => {
    fc.assert(
      fc.property(
        fc.array(anySending, { maxLength: 30 }),
        fc.record({
          seed: fc.integer(),
          loss: fc.double({ min: 0, max: 0.5, noNaN: true }),
          duplication: fc.double({ min: 0, max: 0.5, noNaN: true }),
          delay: fc.tuple(fc.constant(0), fc.double({ min: 0, max: 0.5, noNaN: true })),
        }),
        (sendings, options) => {
          const network = lossy(options);
          const nowhere = { host: "127.0.0.1", port: 1 };
          const none = new Uint8Array(0);
          expectAllWell(talk(wires, () => network(none, nowhere, nowhere), sendings));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("has all of it whatever becomes of the packets, as long as that stops some time", () => {
    const anyDelivery = fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(anySending, { maxLength: 20 }),
        fc.array(anyDelivery, { maxLength: 60 }),
        (sendings, deliveries) => {
          let n = 0;
          expectAllWell(talk(wires, () => deliveries[n++] ?? [0], sendings));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("sends what must arrive again when a later packet was acknowledged, and never before", () => {
    const packets: Uint8Array[] = [];
    const client = new Netchan(wires[0], (packet) => packets.push(packet));
    const server = new Netchan(wires[1], (packet) => client.receive(0, packet));
    const read = () => packets.splice(0).map((packet) => wires[1].read(packet));
    client.sendReliable(0, Uint8Array.of(1));
    expect(client.due).toBe(0);
    client.tick(0);
    expect(read()).toMatchObject([{ sequence: 1, reliable: 1, messages: Uint8Array.of(1) }]);
    // Nothing comes: it asks, and does not repeat itself.
    expect(client.due).toBeCloseTo(0.1);
    client.tick(0.2);
    const [asking] = packets;
    expect(read()).toMatchObject([{ sequence: 2, reliable: 0 }]);
    // The first packet was lost, and the second one answered.
    server.receive(0.3, asking!);
    server.sendUnreliable(new Uint8Array(0), 0.3);
    client.tick(0.3);
    const [again] = packets;
    expect(read()).toMatchObject([{ sequence: 3, reliable: 1, messages: Uint8Array.of(1) }]);
    expect(client.statistics.resent).toBe(1);
    expect(server.receive(0.4, again!)).toMatchObject({
      kind: "reliable",
      bytes: Uint8Array.of(1),
    });
    server.tick(0.4);
    expect(client.pending).toBe(0);
    expect(client.due).toBeUndefined();
  });

  it("takes no packet twice, late, from far ahead, or that acknowledges what was never sent", () => {
    const sent: unknown[] = [];
    const client = new Netchan(wires[0], (packet) => sent.push(packet));
    const packet = (sequence: number, acknowledged = 0) =>
      wires[1].write({
        sequence,
        acknowledged,
        reliable: 1,
        reliableacknowledged: 0,
        messages: Uint8Array.of(9),
      });
    const taken = [packet(3), packet(3), packet(2), packet(3 + (1 << 16)), packet(4, 1)].map(
      (bytes) => client.receive(0, bytes),
    );
    expect(taken.map(bytesOf)).toEqual([
      Uint8Array.of(9),
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const { dropped, missed } = client.statistics;
    expect(dropped).toMatchObject({ duplicate: 1, stale: 1, implausible: 1, acknowledged: 1 });
    expect(missed).toBe(2);
    // All of them get one answer.
    client.tick(0);
    client.tick(0);
    expect(sent).toHaveLength(1);
  });

  it("keeps no more than its limit, and says so", () => {
    const client = new Netchan(wires[0], () => {}, { packet: 50, queue: 100 });
    client.sendReliable(0, new Uint8Array(50));
    expect(() => client.sendReliable(0, new Uint8Array(50))).toThrow(/no room/);
    expect(() => client.sendReliable(0, new Uint8Array(51))).toThrow(/51 bytes.*50 at most/);
    expect(() => client.sendUnreliable(new Uint8Array(51), 0)).toThrow(/51 bytes/);
  });

  it("never throws, whatever comes, and counts all of it", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 40 }), (packets) => {
        const client = new Netchan(wires[0], () => {});
        let heard = 0;
        for (const packet of packets) if (client.receive(0, packet) !== undefined) heard++;
        const { received, dropped } = client.statistics;
        expect(received).toBe(packets.length);
        expect(heard + Object.values(dropped).reduce((sum, n) => sum + n, 0)).toBe(received);
      }),
    );
  });
});
