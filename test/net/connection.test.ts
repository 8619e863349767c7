import { describe, expect, it } from "vitest";
import type { PeerOptions } from "../../quake/net/channel/peer.ts";
import { ackPacket, readPacket, unreliablePacket } from "../../quake/net/channel/packet.ts";
import { Connection } from "../../quake/net/serve/connection.ts";
import { CountingClock } from "../support/counting-clock.ts";

/*
 * A server's side of a connection by itself. What is expected are its limits, as its comments promise them, and the
 * order in which whoever serves the client hears of it.
 */

const ADDRESS = { host: "192.0.2.1", port: 26001 };
const of = (length: number) => new Uint8Array(length);

/** A connection, the clock, what was sent when, and what was heard. */
function begun(options: PeerOptions = {}, hear: (connection: Connection) => void = () => {}) {
  const clock = new CountingClock();
  const sent: [at: number, packet: Uint8Array][] = [];
  const heard: string[] = [];
  const guest = {
    message(bytes: Uint8Array, isReliable: boolean) {
      heard.push(`${bytes.length} ${isReliable}`);
      hear(connection);
    },
    progressed: () => void heard.push("progressed"),
    over: (end: string) => void heard.push(`over: ${end}`),
  };
  const connection: Connection = new Connection(
    clock,
    ADDRESS,
    (packet, to) => {
      expect(to).toBe(ADDRESS);
      sent.push([clock.now(), packet]);
    },
    (proved) => {
      expect(proved).toBe(connection);
      heard.push("proved");
      return guest;
    },
    (closed, end) => {
      expect(closed).toBe(connection);
      heard.push(`closed: ${end}`);
    },
    options,
  );
  const lengths = () => sent.splice(0).map(([, packet]) => packet.length);
  return { clock, sent, heard, connection, lengths };
}

const sequenceOf = (packet: Uint8Array) => (readPacket(packet) as { sequence: number }).sequence;

/** One whose client has shown that it is there. */
function proved(options?: PeerOptions, hear?: (connection: Connection) => void) {
  const all = begun(options, hear);
  all.connection.probe();
  all.connection.receive(ackPacket(sequenceOf(all.sent[0]![1])));
  expect(all.heard.splice(0)).toEqual(["proved", "progressed"]);
  all.sent.length = 0;
  return all;
}

describe("an address that has shown nothing", () => {
  it("is sent 128 bytes, and as many as came from there", () => {
    const { connection, lengths } = begun();
    for (const length of [100, 29, 28, 1]) connection.put(of(length));
    expect(lengths()).toEqual([100, 28]);
    connection.earn(10);
    connection.receive(of(3));
    for (const length of [14, 13, 1]) connection.put(of(length));
    expect(lengths()).toEqual([13]);
    expect(connection.isProved).toBe(false);
  });

  it("is asked five times, a second apart", () => {
    const { clock, connection, sent, heard } = begun();
    connection.probe();
    clock.advance(4.5);
    expect([sent.map(([at]) => at), connection.isOpen]).toEqual([[0, 1, 2, 3, 4], true]);
    clock.advance(10);
    expect([sent.length, heard]).toEqual([5, ["closed: unproved"]]);
  });

  it("is asked for 30 seconds where it talks and does not answer", () => {
    const { clock, connection, sent, heard } = begun();
    connection.probe();
    for (let i = 0; i < 70; i++) {
      clock.advance(0.5);
      connection.receive(unreliablePacket(i, of(1)));
    }
    expect(sent.map(([at]) => at)).toEqual(Array.from({ length: 30 }, (_, second) => second));
    expect(heard).toEqual(["closed: unproved"]);
  });

  it("has shown it once with the number that it was asked with, and is asked no more", () => {
    const { clock, connection, sent, heard, lengths } = begun();
    connection.probe();
    const number = sequenceOf(sent[0]![1]);
    connection.receive(ackPacket((number ^ 1) >>> 0));
    expect([connection.isProved, heard]).toEqual([false, []]);
    for (let i = 0; i < 2; i++) connection.receive(ackPacket(number));
    expect([connection.isProved, heard]).toEqual([true, ["proved", "progressed"]]);
    lengths();
    clock.advance(20);
    connection.put(of(4000));
    expect(lengths()).toEqual([4000]);
  });
});

describe("who serves a client", () => {
  it("hears messages, that there may be room after each packet, and the end last", () => {
    const { connection, heard } = proved();
    connection.receive(unreliablePacket(0, of(3)));
    connection.receive(ackPacket(0));
    expect(heard.splice(0)).toEqual(["3 false", "progressed", "progressed"]);
    connection.cut();
    connection.cut();
    connection.giveWay("replaced");
    connection.receive(unreliablePacket(1, of(3)));
    expect([heard, connection.isOpen]).toEqual([["closed: ended", "over: ended"], false]);
  });

  it("hears nothing after the end, where that comes of what was heard", () => {
    const { connection, heard } = proved({}, (own) => own.cut());
    connection.receive(unreliablePacket(0, of(3)));
    expect(heard).toEqual(["3 false", "closed: ended", "over: ended"]);
  });

  it("is cut once", () => {
    const { connection, lengths } = proved();
    connection.cut(of(1));
    // Three goodbyes, each with a header of eight bytes.
    expect(lengths()).toEqual([9, 9, 9]);
    connection.cut(of(1));
    expect(lengths()).toEqual([]);
  });

  it("has no timer when it is over, whether or not somebody was there", () => {
    for (const { clock, connection } of [proved(), begun()]) {
      connection.probe();
      connection.sendReliable(of(3));
      expect(clock.timers).toBeGreaterThan(0);
      connection.giveWay("replaced");
      expect(clock.timers).toBe(0);
    }
  });

  it("hears why it is over", () => {
    const full = proved({ queue: 10 });
    for (let i = 0; i < 3; i++) full.connection.sendReliable(of(8));
    expect(full.heard).toEqual(["closed: overflow", "over: overflow"]);
    const silent = proved({ timeout: 5 });
    silent.clock.advance(6);
    expect(silent.heard).toEqual(["closed: timeout", "over: timeout"]);
    const left = proved();
    left.connection.giveWay("crowded-out");
    expect(left.heard).toEqual(["closed: crowded-out", "over: crowded-out"]);
  });
});

describe("the end of a connection", () => {
  it("comes when the goodbye has, and until then nothing else is said or heard", () => {
    const { connection, heard, lengths } = proved();
    connection.end(of(2));
    connection.end(of(5));
    connection.sendReliable(of(6));
    connection.sendUnreliable(of(6));
    connection.receive(unreliablePacket(0, of(3)));
    // Eight bytes precede what a packet has.
    expect([lengths(), heard.splice(0), connection.pending]).toEqual([[10], ["progressed"], 1]);
    connection.receive(ackPacket(0));
    expect(heard).toEqual(["progressed", "closed: ended", "over: ended"]);
    expect(connection.pending).toBe(0);
  });

  it("comes ten seconds after the last that was acknowledged, with three goodbyes more", () => {
    const { clock, connection, sent, heard, lengths } = proved({ resendAfter: 100 });
    connection.sendReliable(of(1));
    connection.end(of(2));
    expect(lengths()).toEqual([9]);
    clock.advance(9);
    connection.receive(unreliablePacket(0, of(3)));
    clock.advance(0.5);
    connection.receive(ackPacket(0));
    expect(lengths()).toEqual([10]);
    clock.advance(9.5);
    expect(connection.isOpen).toBe(true);
    clock.advance(1);
    expect([sent.map(([at]) => at), lengths()]).toEqual([
      [19.5, 19.5, 19.5],
      [10, 10, 10],
    ]);
    expect(heard.slice(-2)).toEqual(["closed: ended", "over: ended"]);
  });

  it("is said to nobody who has not shown that he is there, and he cannot show it any more", () => {
    const { connection, sent, heard, lengths } = begun();
    connection.probe();
    const answer = ackPacket(sequenceOf(sent[0]![1]));
    lengths();
    connection.cut(of(2));
    connection.receive(answer);
    expect([lengths(), heard]).toEqual([[], ["closed: ended"]]);
  });
});
