import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Channel, type ChannelOptions } from "../../quake/net/channel/channel.ts";
import { NetError } from "../../quake/net/transport/errors.ts";
import { lossy } from "../../quake/net/transport/memory-network.ts";
import { ackPacket, dataPacket, unreliablePacket } from "../../quake/net/channel/packet.ts";
import { ahead, next } from "../../quake/net/channel/sequence.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { whole } from "../support/whole.ts";

/** What becomes of the next packet: the delays of its copies. */
type NextDelivery = () => readonly number[];

/** One end of a connection, and what arrived there. */
interface End {
  readonly channel: Channel;
  readonly reliable: Uint8Array[];
  readonly unreliable: Uint8Array[];
  /** Gives the channel a packet, and lets it wake up when it wants to. */
  take(packet: Uint8Array): void;
  wake(): void;
}

/** Two ends with a network between them. */
function connected(
  clock: VirtualClock,
  delivery: NextDelivery,
  options: ChannelOptions,
): [End, End] {
  const ends: End[] = [0, 1].map((side) => {
    const channel = new Channel((packet) => {
      for (const delay of delivery()) clock.after(delay, () => ends[1 - side]!.take(packet));
    }, options);
    const end: End = {
      channel,
      reliable: [],
      unreliable: [],
      take(packet) {
        const received = channel.receive(clock.now(), packet);
        if (received?.kind === "overflow") throw received.error;
        if (received !== undefined) end[received.kind].push(received.bytes);
        end.wake();
      },
      wake() {
        const { due } = channel;
        if (due === undefined) return;
        clock.after(due - clock.now(), () => {
          if (channel.due !== due) return;
          channel.tick(clock.now());
          end.wake();
        });
      },
    };
    return end;
  });
  return ends as [End, End];
}

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
  // A few fragments, and the lengths around their edges.
  length: fc.oneof(fc.integer({ min: 4, max: 24 }), fc.integer({ min: 4, max: 400 })),
  after: fc.double({ min: 0, max: 0.7, noNaN: true }),
});

const OPTIONS: ChannelOptions = { fragment: 16, unreliable: 400, longest: 400, queue: 1 << 20 };

/** The bytes of the n-th message of a side: no two are alike. */
function messageOf({ side, kind, length }: Sending, n: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(n);
  new DataView(bytes.buffer).setUint32(0, n * 4 + side * 2 + (kind === "reliable" ? 1 : 0));
  return bytes;
}

/** Sends all, and waits until nothing is under way any more. Tells what each side was sent. */
function talk(delivery: NextDelivery, sendings: readonly Sending[]) {
  const clock = new VirtualClock();
  const ends = connected(clock, delivery, OPTIONS);
  const sent = ends.map(() => ({ reliable: [] as Uint8Array[], unreliable: [] as Uint8Array[] }));
  for (const [n, sending] of sendings.entries()) {
    clock.advance(sending.after);
    const message = messageOf(sending, n);
    const { channel, wake } = ends[sending.side];
    const wasIdle = channel.due === undefined;
    if (sending.kind === "reliable") channel.sendReliable(clock.now(), message);
    else channel.sendUnreliable(message);
    if (wasIdle) wake();
    sent[1 - sending.side]![sending.kind].push(message);
  }
  for (let i = 0; i < 4000 && ends.some((end) => end.channel.pending > 0); i++) clock.advance(10);
  clock.advance(10);
  return { ends, sent };
}

/** The place of each message among those that were sent. */
function places(arrived: readonly Uint8Array[], sent: readonly Uint8Array[]): number[] {
  const numbers = sent.map((message) => new DataView(message.buffer).getUint32(0));
  return arrived.map((message) => {
    const place = numbers.indexOf(new DataView(message.buffer, message.byteOffset).getUint32(0));
    expect(message).toEqual(sent[place]);
    return place;
  });
}

function expectAllWell({ ends, sent }: ReturnType<typeof talk>): void {
  for (const [side, end] of ends.entries()) {
    expect(end.reliable).toEqual(sent[side]!.reliable);
    expect(end.channel.pending).toBe(0);
    const order = places(end.unreliable, sent[side]!.unreliable);
    // Each later than the one before: neither out of order nor twice.
    expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
    const { missed, dropped } = end.channel.statistics;
    const last = order.at(-1) ?? -1;
    expect(missed).toBe(last + 1 - order.length);
    expect(dropped).toMatchObject({
      malformed: 0,
      control: 0,
      implausible: 0,
      overflow: 0,
      early: 0,
    });
  }
}

describe("a channel", () => {
  const anyDelivery = fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { maxLength: 3 });

  whole("delivers whatever a network does to its packets, as long as it stops some time", () => {
    fc.assert(
      fc.property(
        fc.array(anySending, { maxLength: 20 }),
        fc.array(anyDelivery, { maxLength: 200 }),
        (sendings, deliveries) => {
          let n = 0;
          expectAllWell(talk(() => deliveries[n++] ?? [0], sendings));
        },
      ),
    );
  });

  whole("delivers where up to half of all packets are lost, and others come twice and late", () => {
    fc.assert(
      fc.property(
        fc.array(anySending, { maxLength: 30 }),
        fc.record({
          seed: fc.integer(),
          loss: fc.double({ min: 0, max: 0.5, noNaN: true }),
          duplication: fc.double({ min: 0, max: 0.5, noNaN: true }),
          delay: fc.tuple(fc.constant(0), fc.double({ min: 0, max: 2, noNaN: true })),
        }),
        (sendings, roughness) => {
          const delivery = lossy(roughness);
          const nowhere = { host: "127.0.0.1", port: 1 };
          expectAllWell(talk(() => delivery(new Uint8Array(0), nowhere, nowhere), sendings));
        },
      ),
    );
  });

  it("sends nothing twice, and loses nothing, on a good network", () => {
    fc.assert(
      fc.property(fc.array(anySending, { maxLength: 20 }), (sendings) => {
        const result = talk(() => [0.01], sendings);
        expectAllWell(result);
        for (const [side, end] of result.ends.entries()) {
          expect(end.unreliable).toEqual(result.sent[side]!.unreliable);
          expect(end.channel.statistics).toMatchObject({ resent: 0, missed: 0 });
          expect(Object.values(end.channel.statistics.dropped).every((n) => n === 0)).toBe(true);
        }
      }),
    );
  });
});

/** A channel, and the packets that it sent. */
function alone(options?: ChannelOptions) {
  const packets: Uint8Array[] = [];
  const channel = new Channel((packet) => packets.push(packet), options);
  return { channel, packets, taken: () => packets.splice(0) };
}

const bytes = (...values: number[]) => Uint8Array.from(values);

describe("reliable messages", () => {
  it("go in packets of 1024 bytes, with the header's words in network order", () => {
    const { channel, packets } = alone();
    channel.sendReliable(0, new Uint8Array(1025).fill(7));
    expect(packets).toHaveLength(1);
    expect(packets[0]!.subarray(0, 8)).toEqual(bytes(0, 1, 4, 8, 0, 0, 0, 0));
    expect(packets[0]).toHaveLength(1032);
    channel.receive(0, bytes(0, 2, 0, 8, 0, 0, 0, 0));
    expect(packets[1]).toEqual(bytes(0, 9, 0, 9, 0, 0, 0, 1, 7));
    expect(channel.pending).toBe(1);
    channel.receive(0, bytes(0, 2, 0, 8, 0, 0, 0, 1));
    expect(channel.pending).toBe(0);
  });

  it("may have no bytes", () => {
    const { channel, packets } = alone();
    channel.sendReliable(0, bytes());
    expect(packets).toEqual([bytes(0, 9, 0, 8, 0, 0, 0, 0)]);
    expect(alone().channel.receive(0, packets[0]!)).toEqual({ kind: "reliable", bytes: bytes() });
  });

  it("are sent again a second after they were sent last, and not before", () => {
    const { channel, packets } = alone();
    channel.sendReliable(5, bytes(1));
    expect(channel.due).toBe(6);
    channel.tick(5.999);
    expect(packets).toHaveLength(1);
    channel.tick(6.5);
    expect(packets[1]).toEqual(packets[0]);
    expect(channel.due).toBe(7.5);
    expect(channel.statistics).toMatchObject({ sent: 2, resent: 1 });
    channel.receive(7, ackPacket(0));
    expect(channel.due).toBeUndefined();
    channel.tick(100);
    expect(packets).toHaveLength(2);
  });

  it("wait for each other, as many as there is room for", () => {
    const { channel, packets } = alone({ queue: 100 });
    channel.sendReliable(0, new Uint8Array(50));
    channel.sendReliable(0, new Uint8Array(50));
    expect(channel.pending).toBe(2);
    const error = (() => {
      try {
        channel.sendReliable(0, new Uint8Array(50));
      } catch (thrown) {
        return thrown as NetError;
      }
    })();
    expect(error).toBeInstanceOf(NetError);
    expect(error).toMatchObject({ code: "queue-full" });
    expect(error!.message).toContain("1 messages wait, 66 bytes of 100");
    channel.receive(0, ackPacket(0));
    channel.sendReliable(0, new Uint8Array(50));
    expect(packets).toHaveLength(2);
  });

  it("are copied: whoever sends one may use its bytes again", () => {
    const { channel, packets } = alone({ fragment: 1 });
    const message = bytes(1, 2);
    channel.sendReliable(0, message);
    message.fill(9);
    channel.receive(0, ackPacket(0));
    expect(packets.map((packet) => packet[8])).toEqual([1, 2]);
  });

  it("have a longest", () => {
    const { channel } = alone({ longest: 10, unreliable: 5 });
    expect(() => channel.sendReliable(0, new Uint8Array(11))).toThrow(/11 bytes.*10 at most/);
    expect(() => channel.sendUnreliable(new Uint8Array(6))).toThrow(/6 bytes.*5 at most/);
  });

  it("are acknowledged whenever they come, and heard once", () => {
    const { channel, taken } = alone();
    const hear = (sequence: number, isLast = true) =>
      channel.receive(0, dataPacket(sequence, isLast, bytes(sequence)));
    expect(hear(0, false)).toBeUndefined();
    expect(hear(1)).toEqual({ kind: "reliable", bytes: bytes(0, 1) });
    expect(hear(1)).toBeUndefined();
    expect(hear(0)).toBeUndefined();
    expect(hear(3)).toBeUndefined();
    expect(taken()).toEqual([0, 1, 1, 0, 3].map((sequence) => ackPacket(sequence)));
    expect(channel.statistics.dropped).toMatchObject({ duplicate: 2, early: 1 });
    expect(hear(2)).toEqual({ kind: "reliable", bytes: bytes(2) });
  });

  it("that are too long end the connection, and take no more than the limit", () => {
    const { channel, taken } = alone({ longestReceived: 20 });
    expect(channel.receive(0, dataPacket(0, false, new Uint8Array(20)))).toBeUndefined();
    expect(channel.receive(0, dataPacket(1, true, new Uint8Array(1)))).toMatchObject({
      kind: "overflow",
      error: { code: "too-long" },
    });
    taken();
    expect(channel.receive(0, dataPacket(2, true, bytes(1)))).toBeUndefined();
    expect(taken()).toEqual([]);
    expect(channel.statistics.dropped.overflow).toBe(1);
  });
});

describe("unreliable messages", () => {
  it("that are late are dropped, and gaps are counted", () => {
    const { channel } = alone();
    const hear = (sequence: number) =>
      channel.receive(0, unreliablePacket(sequence, bytes(1)))?.kind;
    expect([0, 3, 3, 2, 4].map(hear)).toEqual([
      "unreliable",
      "unreliable",
      undefined,
      undefined,
      "unreliable",
    ]);
    expect(channel.statistics).toMatchObject({ missed: 2, dropped: { stale: 2 } });
  });

  it("do not let one forged number silence those that follow", () => {
    const { channel } = alone();
    expect(channel.receive(0, unreliablePacket(0x7fffffff, bytes(1)))).toBeUndefined();
    expect(channel.receive(0, unreliablePacket(0, bytes(1)))?.kind).toBe("unreliable");
    expect(channel.statistics.dropped.implausible).toBe(1);
  });
});

describe("packets", () => {
  it("that are not as long as they say are invalid", () => {
    const { channel, taken } = alone();
    const packet = dataPacket(0, true, bytes(1, 2, 3));
    expect(channel.receive(0, packet.subarray(0, 10))).toBeUndefined();
    expect(channel.receive(0, bytes(...packet, 4))).toBeUndefined();
    expect(channel.statistics.dropped.malformed).toBe(2);
    expect(taken()).toEqual([]);
  });

  it("have numbers that go round", () => {
    const number = fc.oneof(fc.nat(9), fc.integer({ min: 2 ** 32 - 9, max: 2 ** 32 - 1 }));
    fc.assert(
      fc.property(number, fc.nat(1000), (start, steps) => {
        let sequence = start;
        for (let i = 0; i < steps; i++) sequence = next(sequence);
        expect(ahead(sequence, start)).toBe(steps);
        expect(ahead(start, sequence)).toBe(steps === 0 ? 0 : -steps);
        expect(sequence >= 0 && sequence < 2 ** 32).toBe(true);
      }),
    );
  });
});

describe("a channel that is given anything", () => {
  /** Packets that are right, and packets that were right before somebody touched them. */
  const anyNumber = fc.oneof(fc.nat(4), fc.constantFrom(0x7fffffff, 0x80000000, 0xffffffff));
  const anyPayload = fc.uint8Array({ maxLength: 40 });
  const anyPacket = fc.oneof(
    fc.tuple(anyNumber, fc.boolean(), anyPayload).map((parts) => dataPacket(...parts)),
    fc.tuple(anyNumber, anyPayload).map((parts) => unreliablePacket(...parts)),
    anyNumber.map(ackPacket),
  );
  const touched = fc
    .tuple(anyPacket, fc.array(fc.tuple(fc.nat(50), fc.nat(255)), { maxLength: 3 }), fc.nat(50))
    .map(([packet, changes, length]) => {
      for (const [at, value] of changes) if (at < packet.length) packet[at] = value;
      return packet.subarray(0, length);
    });

  it("never throws, answers with no more than acknowledgements, and counts all of it", () => {
    const anything = fc.oneof(anyPacket, touched, fc.uint8Array({ maxLength: 60 }));
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 60 }), (packets) => {
        const { channel, taken } = alone({ longestReceived: 100 });
        channel.sendReliable(0, bytes(1));
        taken();
        let heard = 0;
        let fragments = 0;
        for (const packet of packets) {
          const received = channel.receive(0, packet);
          const answer = taken();
          expect(answer.length).toBeLessThanOrEqual(1);
          for (const { length } of answer) expect(length).toBeLessThanOrEqual(packet.length);
          if (received !== undefined) heard++;
          else if (answer.length === 1) fragments++;
          if (received !== undefined && received.kind !== "overflow")
            expect(received.bytes.length).toBeLessThanOrEqual(100);
        }
        const { received, dropped } = channel.statistics;
        const drops = Object.values(dropped).reduce((sum, n) => sum + n, 0);
        expect(received).toBe(packets.length);
        // What was neither heard nor dropped is a fragment, or the one acknowledgement.
        expect(packets.length - drops - heard).toBeGreaterThanOrEqual(0);
        expect(packets.length - drops - heard).toBeLessThanOrEqual(fragments + 1);
      }),
    );
  });
});
