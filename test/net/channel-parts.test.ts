import { networkInterfaces } from "node:os";
import { describe, expect, it, vi } from "vitest";
import { type Accept, isAccept, serverOf } from "../../quake/net/channel/accept.ts";
import { AddressProof } from "../../quake/net/channel/address-proof.ts";
import { Channel } from "../../quake/net/channel/channel.ts";
import { ChannelFollower } from "../../quake/net/channel/channel-follower.ts";
import { checkBytes, checkSeconds } from "../../quake/net/channel/limits.ts";
import { Peer } from "../../quake/net/channel/peer.ts";
import { Outbox } from "../../quake/net/channel/outbox.ts";
import {
  ackPacket,
  dataPacket,
  isControl,
  unreliablePacket,
} from "../../quake/net/channel/packet.ts";
import { ahead, next } from "../../quake/net/channel/sequence.ts";
import { Netchan } from "../../quake/net/netchan/netchan.ts";
import type { NetchanPacket } from "../../quake/net/netchan/netchan-wire.ts";
import { advertisedAddress } from "../../quake/net/transport/advertised-address.ts";
import type { Address } from "../../quake/net/transport/address.ts";
import { openSocket } from "../../quake/net/transport/open-socket.ts";
import { asksForChallenge, isWords } from "../../quake/net/words/words.ts";
import { systemClock } from "../../quake/net/transport/clock.ts";
import { MemoryNetwork, lossy } from "../../quake/net/transport/memory-network.ts";
import { udp } from "../../quake/net/transport/udp.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";

const HAS_IPV6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ family }) => family === "IPv6"),
);
const WHY = HAS_IPV6 ? "" : " (left out: there is no IPv6)";

const bytes = (...all: number[]) => Uint8Array.from(all);

it("numbers of packets have 32 bits, and go round", () => {
  expect([0, 0x7fffffff, 0xffffffff].map(next)).toEqual([1, 0x80000000, 0]);
  expect([ahead(7, 5), ahead(5, 7), ahead(0, 0xffffffff), ahead(0xffffffff, 0)]).toEqual([
    2, -2, 1, -1,
  ]);
});

it("a packet outside of a connection has the highest bit of its first byte", () => {
  const packets = [[], [0x80], [0x7f, 0xff], [0, 0x80], [0xff, 0]];
  expect(packets.map((packet) => isControl(bytes(...packet)))).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
});

describe("an accept", () => {
  const accept = (port: number, more = {}) => ({ type: "ccrep_accept", port, ...more }) as Accept;

  it("has a port of 16 bits", () => {
    expect([-1, 0, 1, 65_535, 65_536].map((port) => isAccept(accept(port)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(isAccept({ ...accept(1), type: "ccrep_reject" } as never)).toBe(false);
  });

  it("names the port, but for 0, and where ProQuake says that it is the one that was asked", () => {
    const asked = { host: "10.0.0.1", port: 26_000 };
    const port = (each: Accept) => serverOf(asked, each).port;
    expect(serverOf(asked, accept(27_001))).toEqual({ host: "10.0.0.1", port: 27_001 });
    expect([port(accept(0)), port(accept(1))]).toEqual([26_000, 1]);
    // PQF_IGNOREPORT is 0x80, and the mod ProQuake 1.
    expect(port(accept(27_001, { mod: 1, modflags: 0x80 }))).toBe(26_000);
    expect(port(accept(27_001, { mod: 1, modflags: 0x7f }))).toBe(27_001);
    expect(port(accept(27_001, { mod: 1, modflags: 1 }))).toBe(27_001);
    expect(port(accept(27_001, { mod: 1 }))).toBe(27_001);
    for (const mod of [0, 2, undefined])
      expect(port(accept(27_001, { mod, modflags: 0x80 }))).toBe(27_001);
  });
});

describe("what shows that somebody is where his packets say", () => {
  const number = ({ packet }: AddressProof) => new DataView(packet.buffer).getUint32(4);
  const proofs = () => Array.from({ length: 64 }, () => new AddressProof());

  it("is a reliable packet of nine bytes with a nop, and a number that nobody guesses", () => {
    const many = proofs();
    for (const proof of many) {
      // Whole: flags of data and of its end, a length of 9, the number, and a server's nop.
      expect([...proof.packet.subarray(0, 4), ...proof.packet.subarray(8)]).toEqual([
        0, 9, 0, 9, 1,
      ]);
      expect(number(proof)).toBeGreaterThanOrEqual(0x80000000);
    }
    expect(new Set(many.map(number)).size).toBeGreaterThan(60);
    expect(new Set(many.map((proof) => number(proof) & 1)).size).toBe(2);
  });

  it("is answered by the acknowledgement of that number alone", () => {
    const [own, other] = proofs() as [AddressProof, AddressProof];
    expect(own.isAnswer(ackPacket(number(own)))).toBe(true);
    expect(own.isAnswer(ackPacket((number(own) ^ 1) >>> 0))).toBe(false);
    expect(own.isAnswer(ackPacket(number(other)))).toBe(false);
    expect(own.isAnswer(own.packet)).toBe(false);
    expect(own.isAnswer(unreliablePacket(number(own), bytes()))).toBe(false);
    expect(own.isAnswer(bytes(1, 2, 3))).toBe(false);
  });
});

describe("one direction of a connection that passes", () => {
  const data = (sequence: number, ...all: number[]) => dataPacket(sequence, true, bytes(...all));
  const lossyOnes = (sequence: number, ...all: number[]) =>
    unreliablePacket(sequence, bytes(...all));
  const first = (all: readonly { readonly kind: string }[]) =>
    all.map((each) => `${each.kind} ${(each as { bytes?: Uint8Array }).bytes?.[0]}`);

  it("gives what may be lost at once, and what must arrive when it is acknowledged", () => {
    const follower = new ChannelFollower();
    expect(follower.nextUnreliable).toBe(0);
    expect(first(follower.passed(lossyOnes(0, 10)))).toEqual(["unreliable 10"]);
    expect(follower.nextUnreliable).toBe(1);
    expect(follower.acknowledged(0)).toEqual([]);
    expect(follower.passed(data(0, 20))).toEqual([]);
    expect(follower.passed(lossyOnes(1, 11))).toEqual([]);
    expect(follower.passed(lossyOnes(2, 12))).toEqual([]);
    expect(follower.acknowledged(1)).toEqual([]);
    expect(first(follower.acknowledged(0))).toEqual([
      "reliable 20",
      "unreliable 11",
      "unreliable 12",
    ]);
    expect(follower.acknowledged(0)).toEqual([]);
    expect(follower.acknowledged(1)).toEqual([]);
    expect(first(follower.passed(lossyOnes(3, 13)))).toEqual(["unreliable 13"]);
    // One that is not the next is nothing.
    expect(follower.passed(data(0, 21))).toEqual([]);
    expect(follower.passed(data(2, 22))).toEqual([]);
    expect(follower.passed(data(1, 23))).toEqual([]);
    expect(first(follower.acknowledged(1))).toEqual(["reliable 23"]);
  });

  it("has what passed after a reliable packet come before it, where that is sent again", () => {
    const follower = new ChannelFollower();
    follower.passed(data(0, 20));
    expect(follower.passed(lossyOnes(0, 10))).toEqual([]);
    expect(first(follower.passed(data(0, 20)))).toEqual(["unreliable 10"]);
    expect(follower.passed(lossyOnes(1, 11))).toEqual([]);
    expect(first(follower.end())).toEqual(["reliable 20", "unreliable 11"]);
    expect(follower.end()).toEqual([]);
    expect(first(follower.passed(lossyOnes(2, 12)))).toEqual(["unreliable 12"]);
  });

  it("has 256 packets wait, and then takes them for come", () => {
    const follower = new ChannelFollower();
    follower.passed(data(0, 20));
    for (let i = 0; i < 256; i++) expect(follower.passed(lossyOnes(i, i))).toEqual([]);
    expect(follower.passed(lossyOnes(256, 0)).length).toBe(257);
    expect(follower.passed(lossyOnes(257, 0))).toEqual([]);
  });

  it("takes nothing that comes after a later one, or 65536 before its time", () => {
    const follower = new ChannelFollower();
    const isStale = (sequence: number) => follower.isStale(lossyOnes(sequence));
    expect([0, 1, 0xffffffff, 65_535, 65_536].map(isStale)).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
    follower.passed(lossyOnes(5, 1));
    expect([5, 6, 65_541, 65_542].map(isStale)).toEqual([true, false, false, true]);
    expect(follower.passed(lossyOnes(5, 1))).toEqual([]);
    expect(follower.isStale(data(0))).toBe(false);
    expect(follower.isStale(ackPacket(0))).toBe(false);
    expect(follower.isStale(bytes(1))).toBe(false);
  });
});

describe("a channel", () => {
  function channel(options = {}) {
    const sent: Uint8Array[] = [];
    return { own: new Channel((packet) => sent.push(packet), options), sent };
  }

  it("knows the number of the last unreliable packet that came: -1 before any", () => {
    const { own } = channel();
    expect(own.heard).toBe(-1);
    for (const number of [0, 6, 65_000]) {
      own.receive(0, unreliablePacket(number, bytes()));
      expect(own.heard).toBe(number);
    }
  });

  it("takes packets up to 65535 ahead, counts all that come, and those that it drops by reason", () => {
    const { own } = channel({ longestReceived: 2 });
    const kinds = [
      unreliablePacket(65_536, bytes()),
      unreliablePacket(65_535, bytes()),
      unreliablePacket(65_535, bytes()),
      dataPacket(1, true, bytes(1)),
      dataPacket(0, true, bytes(1, 2)),
      dataPacket(0, true, bytes(1)),
      dataPacket(1, true, bytes(1, 2, 3)),
      dataPacket(2, true, bytes(1)),
      ackPacket(0),
      bytes(0x80, 0, 0, 5, 1),
      bytes(1),
    ].map((packet) => own.receive(0, packet)?.kind);
    expect(kinds.filter((kind) => kind !== undefined)).toEqual([
      "unreliable",
      "reliable",
      "overflow",
    ]);
    expect(own.statistics).toEqual({
      // Acknowledgements of the four reliable ones that came before one was too long, which is one of these.
      sent: 4,
      resent: 0,
      received: 11,
      missed: 65_535,
      dropped: {
        malformed: 1,
        control: 1,
        stale: 1,
        implausible: 1,
        duplicate: 1,
        early: 1,
        acknowledged: 1,
        overflow: 1,
      },
    });
  });
});

it("a limit is a number of bytes from 1 on, and a time more than 0", () => {
  expect([checkBytes("x", 1), checkBytes("x", 9, 9), checkSeconds("x", 0.001)]).toEqual([
    1, 9, 0.001,
  ]);
  for (const wrong of [0, -1, 1.5, 10, NaN])
    expect(() => checkBytes("x", wrong, 9)).toThrow(/x is/);
  for (const wrong of [0, -1, NaN]) expect(() => checkSeconds("x", wrong)).toThrow(/x is/);
});

it("an outbox tells how long the next message is: 0 where none waits", () => {
  const outbox = new Outbox(100);
  expect(outbox.nextLength).toBe(0);
  outbox.add(bytes(1, 2));
  outbox.add(bytes(1, 2, 3));
  expect(outbox.nextLength).toBe(2);
  outbox.take();
  expect(outbox.nextLength).toBe(3);
});

it("the machine's clock has seconds, and waits for as long as a timer can", () => {
  vi.useFakeTimers();
  try {
    const start = systemClock.now();
    const called: string[] = [];
    systemClock.after(1.5, () => called.push("soon"));
    systemClock.after(-1, () => called.push("at once"));
    systemClock.after(1, () => called.push("never"))();
    // Longer than 2^31 - 1 milliseconds no timer waits: it would be called at once.
    systemClock.after(1e9, () => called.push("late"));
    expect(called).toEqual([]);
    vi.advanceTimersByTime(1499);
    expect(called).toEqual(["at once"]);
    vi.advanceTimersByTime(1);
    expect(called).toEqual(["at once", "soon"]);
    expect(systemClock.now() - start).toBeCloseTo(1.5, 9);
    vi.advanceTimersByTime(2 ** 31 - 2 - 1500);
    expect(called.length).toBe(2);
    vi.advanceTimersByTime(1);
    expect(called).toEqual(["at once", "soon", "late"]);
  } finally {
    vi.useRealTimers();
  }
});

describe("a network in memory", () => {
  it("loses, duplicates and delays nothing where nothing is asked for", () => {
    const nowhere = { host: "127.0.0.1", port: 1 };
    const delivery = lossy({ seed: 1 });
    for (let i = 0; i < 100; i++) expect(delivery(bytes(), nowhere, nowhere)).toEqual([0]);
  });

  it("gives free ports from 49152 on, as machines do (RFC 6335)", async () => {
    const network = new MemoryNetwork(new VirtualClock());
    const open = async (port: number) =>
      (await network.open({ host: "::1", port }, () => {})).address;
    expect([await open(0), await open(1), await open(0)].map(({ port }) => port)).toEqual([
      49_152, 1, 49_153,
    ]);
  });

  it("frees a port when its socket closes, and not when one does that had it before", async () => {
    const network = new MemoryNetwork(new VirtualClock());
    const place = { host: "127.0.0.1", port: 7 };
    const first = await network.open(place, () => {});
    expect(first.dropped).toEqual({ congested: 0, refused: 0 });
    await first.close();
    const second = await network.open(place, () => {});
    await first.close();
    await expect(network.open(place, () => {})).rejects.toMatchObject({ code: "no-socket" });
    await second.close();
    await network.open(place, () => {});
  });
});

describe("a peer", () => {
  it("that is closed hears nothing any more, and is not lost later", () => {
    const clock = new VirtualClock();
    const heard: string[] = [];
    const sent: number[] = [];
    const events = { message: () => heard.push("message"), lost: () => heard.push("lost") };
    const peer = new Peer(clock, () => sent.push(clock.now()), events, { timeout: 5 });
    peer.sendReliable(bytes(1));
    clock.advance(3);
    peer.receive(unreliablePacket(0, bytes(1)));
    expect([peer.heardAt, peer.sentAt, peer.isOpen]).toEqual([3, 3, true]);
    peer.close();
    peer.close();
    peer.receive(unreliablePacket(1, bytes(1)));
    clock.advance(100);
    expect(heard).toEqual(["message"]);
    // Once, and again each second.
    expect([sent, peer.isOpen]).toEqual([[0, 1, 2, 3], false]);
  });

  it("is lost where a message is too long, and is then heard no more", () => {
    const clock = new VirtualClock();
    const heard: string[] = [];
    const events = {
      message: (_: Uint8Array, isReliable: boolean) => heard.push(`${isReliable}`),
      lost: ({ code }: { code: string }) => heard.push(code),
    };
    const peer = new Peer(clock, () => {}, events, { longestReceived: 1 });
    peer.receive(dataPacket(0, true, bytes(1)));
    peer.receive(unreliablePacket(0, bytes(1)));
    peer.receive(dataPacket(1, true, bytes(1, 2)));
    peer.receive(unreliablePacket(1, bytes(1)));
    clock.advance(100);
    expect(heard).toEqual(["true", "false", "too-long"]);
  });
});

it("a netchan counts what waits and what is under way, and goes on when that has come", () => {
  const sent: NetchanPacket[] = [];
  const wire = {
    read: (packet: Uint8Array) => sent[packet[0]!] as NetchanPacket,
    write: (packet: NetchanPacket) => bytes(sent.push(packet) - 1),
  };
  const own = new Netchan(wire, () => {}, { packet: 4 });
  for (const length of [3, 2, 2, 1]) own.sendReliable(0, new Uint8Array(length));
  expect([own.pending, own.due]).toEqual([4, 0]);
  const acknowledge = (now: number, reliableacknowledged: number, messages = bytes()) => {
    const header = { sequence: now, reliable: 0, acknowledged: own.outgoing - 1 };
    sent.push({ ...header, reliableacknowledged, messages });
    own.receive(now, bytes(sent.length - 1));
  };
  const lots: number[] = [];
  for (let now = 1; now < 4; now++) {
    own.tick(now);
    lots.push(sent.at(-1)!.messages.length);
    // What is under way counts until it has come.
    lots.push(own.pending);
    acknowledge(now, now & 1);
    lots.push(own.pending);
    expect(own.due).toBe(now < 3 ? now : undefined);
  }
  // Of each packet's four bytes as many are used as whole messages have.
  expect(lots).toEqual([3, 4, 3, 4, 3, 1, 1, 1, 0]);
});

it("a netchan has what may be lost with what must arrive, or in a packet of its own", () => {
  const sent: NetchanPacket[] = [];
  const wire = {
    read: () => undefined,
    write: (packet: NetchanPacket) => bytes(sent.push(packet)),
  };
  const packets = (length: number) => {
    const own = new Netchan(wire, () => {}, { packet: 10 });
    own.sendReliable(0, new Uint8Array(6));
    own.sendUnreliable(new Uint8Array(length), 0);
    return sent.splice(0).map(({ reliable, messages }) => [reliable, messages.length]);
  };
  expect([3, 4, 5].map(packets)).toEqual([
    [[1, 9]],
    [[1, 10]],
    [
      [1, 6],
      [0, 5],
    ],
  ]);
});

describe("where a socket is", () => {
  it("is this machine where the server is on it, all of its addresses where not, or what is asked for", async () => {
    const asked: string[] = [];
    const transport = {
      open: async ({ host, port }: { host: string; port: number }) =>
        void asked.push(`${host} ${port}`),
    };
    const open = (host: string, local?: string) =>
      openSocket(transport as never, { host, port: 26_000 }, local, () => {});
    for (const host of ["127.0.0.1", "10.0.0.1", "::1", "2001:db8::1"]) await open(host);
    await open("127.0.0.1", "10.0.0.7");
    expect(asked).toEqual(["127.0.0.1 0", "0.0.0.0 0", "::1 0", ":: 0", "10.0.0.7 0"]);
  });

  it("is told as it is, and never as all addresses", () => {
    for (const host of ["127.0.0.1", "10.0.0.1", "::1"])
      expect(advertisedAddress({ host, port: 5 })).toEqual({ host, port: 5 });
    for (const host of ["0.0.0.0", "::"]) {
      const given = advertisedAddress({ host, port: 5 });
      expect(given.port).toBe(5);
      expect(given.host).toMatch(/^(?!0\.0\.0\.0)\d+\.\d+\.\d+\.\d+$/);
    }
  });
});

it("words are after four bytes of 0xff, and a question for a challenge is shorter than 32 bytes", () => {
  const words = (...front: number[]) => isWords(bytes(...front));
  expect([
    words(255, 255, 255, 255),
    words(255, 255, 255, 255, 1),
    words(255, 255, 255, 1, 1),
    words(1, 255, 255, 255, 1),
  ]).toEqual([false, true, false, false]);
  const question = (length: number) => {
    const packet = new Uint8Array(length);
    packet.set(new TextEncoder().encode("....getchallenge"));
    return asksForChallenge(packet);
  };
  expect([16, 31, 32].map(question)).toEqual([true, true, false]);
});

describe("a socket of UDP", () => {
  const here = { host: "127.0.0.1", port: 0 };

  it("brings packets as they were when they were sent, and closes at once when these are on their way", async () => {
    let heard!: (what: unknown[]) => void;
    const first = new Promise((resolve) => (heard = resolve));
    const one = await udp.open(here, (packet, from) => heard([[...packet], from]));
    const two = await udp.open(here, () => {});
    const packet = bytes(1, 2);
    two.send(packet, one.address);
    packet[0] = 9;
    expect(await first).toEqual([[1, 2], two.address]);
    await expect(udp.open(one.address, () => {})).rejects.toMatchObject({ code: "no-socket" });
    // Nobody waits for a second here.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      await Promise.all([one.close(), two.close(), two.close()]);
    } finally {
      vi.useRealTimers();
    }
    two.send(packet, one.address);
    expect([one.dropped, two.dropped]).toEqual([
      { congested: 0, refused: 0 },
      { congested: 0, refused: 0 },
    ]);
  });

  it.runIf(HAS_IPV6)(`of all addresses sends to one of IPv4, too${WHY}`, async () => {
    let heard!: (from: Address) => void;
    const came = new Promise<Address>((resolve) => (heard = resolve));
    const there = await udp.open({ host: "127.0.0.1", port: 0 }, (_, from) => heard(from));
    const own = await udp.open({ host: "::", port: 0 }, () => {});
    own.send(Uint8Array.of(1), there.address);
    expect(await came).toEqual({ host: "127.0.0.1", port: own.address.port });
    expect(own.dropped).toEqual({ congested: 0, refused: 0 });
    await Promise.all([own.close(), there.close()]);
  });

  it("has addresses as others write them", async () => {
    const hosts = ["127.0.0.1", "::1", "0:0::1", "::ffff:10.0.0.1", "2001:DB8:0:0::1"];
    expect(await Promise.all(hosts.map((host) => udp.resolve(host)))).toEqual([
      "127.0.0.1",
      "::1",
      "::1",
      "10.0.0.1",
      "2001:db8::1",
    ]);
  });
});
