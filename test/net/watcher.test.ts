import { describe, expect, it } from "vitest";
import type { Connection } from "../../quake/net/serve/connection.ts";
import type { Reel, ReelBlock } from "../../quake/net/serve/reel/reel.ts";
import { type ShowOptions, Watcher } from "../../quake/net/serve/watcher.ts";
import { CountingClock } from "../support/counting-clock.ts";

/*
 * One who watches a recording of NetQuake's by himself, of a reel that is made: each block's packet is one byte that is
 * its name. What the server says itself are svc_stufftext (9), svc_print (8), svc_nop (1) and svc_disconnect (2).
 */

const block = (name: string, at: number, more: Partial<ReelBlock> = {}): ReelBlock => ({
  at,
  isReliable: false,
  packets: [Buffer.from(name)],
  stage: 0,
  begins: false,
  ...more,
});
const level = (at: number): ReelBlock[] => [
  block("A", at, { isReliable: true, begins: true, stage: 1 }),
  block("B", at, { isReliable: true, stage: 2 }),
  block("C", at, { isReliable: true, stage: 3 }),
];
const frames = (from: number, to: number) =>
  Array.from({ length: Math.round((to - from) * 10) }, (_, i) => block("f", from + i / 10));
const BLOCKS = [
  ...level(0),
  ...frames(0, 2),
  block("r", 2, { isReliable: true }),
  ...level(2),
  ...frames(2, 4),
];

function watching(show: ShowOptions = {}) {
  const clock = new CountingClock();
  clock.advance(50);
  const sent: string[] = [];
  const ends: string[] = [];
  const connection = {
    address: { host: "192.0.2.1", port: 5000 },
    since: 50,
    isOpen: true,
    pending: 0,
    sentAt: 0,
    statistics: {},
    sendReliable(packet: Uint8Array) {
      connection.sentAt = clock.now();
      sent.push(Buffer.from(packet).toString("latin1"));
    },
    sendUnreliable(packet: Uint8Array) {
      connection.sentAt = clock.now();
      sent.push(Buffer.from(packet).toString("latin1").toLowerCase());
    },
    end: (goodbye: Uint8Array) => {
      sent.push(Buffer.from(goodbye).toString("latin1"));
      connection.isOpen = false;
    },
    cut: () => {
      sent.push("cut");
      connection.isOpen = false;
    },
  };
  const reel = { blocks: BLOCKS, seconds: 4, isFitzQuake: false } as unknown as Reel;
  const watcher = new Watcher(
    clock,
    connection as unknown as Connection,
    reel,
    show,
    (one, end) => {
      expect(one).toBe(watcher);
      ends.push(end);
    },
  );
  watcher.progressed();
  const taken = () => sent.splice(0).join(" ");
  const run = (seconds: number) => {
    clock.advance(seconds);
    return taken();
  };
  /** A string command (4) as the client sends it. */
  const say = (text: string) => {
    watcher.message(Buffer.from(`\x04${text}\0`, "latin1"));
    watcher.progressed();
    return taken();
  };
  const join = () => ["prespawn", "spawn 5", "begin"].map(say).join(" | ");
  return { clock, connection, watcher, ends, taken, run, say, join };
}

const AGAIN = "\x09reconnect\n\0";
const print = (text: string) => `\x08${text}\n\0`;
const many = (count: number) => Array.from({ length: count }, () => "f").join(" ");

describe("one who watches NetQuake", () => {
  it("answers each stage before the next comes, and then sees what is due", () => {
    const { taken, say, run, watcher } = watching();
    expect(taken()).toBe("A");
    for (const other of ["spawn", "begin", "name x", "prespawned"]) expect(say(other)).toBe("");
    expect(say("prespawn")).toBe("B");
    expect(say("prespawn")).toBe("");
    expect(say("spawn 5")).toBe("C");
    expect(say("begin")).toBe("f");
    expect(run(0.55)).toBe(many(5));
    expect(watcher.seconds).toBeCloseTo(0.5);
  });

  it("is told each five seconds that the server is there, while it waits", () => {
    const { taken, run } = watching();
    taken();
    expect([run(4.9), run(0.2), run(4.7), run(0.3)]).toEqual(["", "\x01", "", "\x01"]);
  });

  it("forgets a level within half a second, when it has heard that another one begins", () => {
    const { join, run, connection, watcher, taken } = watching();
    join();
    connection.pending = 3;
    expect(run(2.1)).toBe(`${many(19)} r ${AGAIN}`);
    watcher.progressed();
    expect(run(3)).toBe("");
    connection.pending = 0;
    watcher.progressed();
    expect([taken(), run(0.4), run(0.2)]).toEqual(["", "", "A"]);
    // What is due at once may be due the least part of a second later.
    expect(join() + run(0.01)).toBe("B | C | f");
  });

  it("has the recording wait where more than sixteen messages do", () => {
    const { join, run, connection, watcher, taken } = watching();
    join();
    connection.pending = 16;
    expect(run(0.35)).toBe(many(3));
    connection.pending = 17;
    expect(run(1)).toBe("");
    connection.pending = 16;
    watcher.progressed();
    // It goes on from where it was.
    expect([taken(), run(0.35)]).toEqual(["f", many(3)]);
  });

  it("stops, goes on, and has it go faster", () => {
    const { join, run, say, watcher } = watching();
    join();
    run(1.05);
    expect(say("pause")).toBe(print("paused at 0:01 of 0:04"));
    expect(run(3)).toBe("");
    expect(say("pause")).toBe(`${print("goes on from 0:01 of 0:04")} f`);
    expect(run(0.25)).toBe(many(2));
    expect(say("say speed 2")).toBe(`${print("speed 2")} f`);
    expect(run(0.22)).toBe(many(4));
    expect(say("play")).toContain("goes on from 0:01");
    expect(say("help")).toBe(print("say pause, play, speed 2, seek 1:30, seek +10, view NAME"));
    expect(say("view 2")).toBe(print("there is one view alone"));
    expect(say("say hello")).toBe("");
    expect(watcher.facts.name).toBe("");
  });

  it("goes elsewhere: to the level that was begun there, and passes over what may be lost", () => {
    const { join, run, say, watcher } = watching();
    expect(say("seek 3")).toBe(`A ${print("not so fast")}`);
    join();
    expect(say("seek 2.5")).toBe(AGAIN);
    watcher.progressed();
    expect(run(0.6)).toBe("A");
    expect(join() + run(0.01)).toBe("B | C | f");
    expect(watcher.seconds).toBeCloseTo(2.5);
    expect(say("seek -1")).toBe(AGAIN);
    watcher.progressed();
    run(0.6);
    join();
    expect(watcher.seconds).toBeCloseTo(1.5);
    // A second before the end at most.
    expect(say("seek 9:00")).toBe(AGAIN);
    watcher.progressed();
    run(0.6);
    join();
    expect(watcher.seconds).toBeCloseTo(3);
    expect(say("seek 0")).toBe(AGAIN);
    watcher.progressed();
    run(0.6);
    join();
    expect([watcher.seconds, run(0.55)]).toEqual([0, many(5)]);
  });

  it("is sent away at the end, or sees it again", () => {
    const { join, run, ends, watcher, connection } = watching({ speed: 10 });
    join();
    run(0.3);
    watcher.progressed();
    run(0.6);
    join();
    expect(run(1).endsWith("f \x02")).toBe(true);
    expect(connection.isOpen).toBe(false);
    watcher.over("ended");
    expect(ends).toEqual(["finished"]);
    const again = watching({ speed: 10, loop: true });
    again.join();
    again.run(0.3);
    again.watcher.progressed();
    again.run(0.6);
    again.join();
    expect(again.run(0.3).endsWith(`f ${AGAIN}`)).toBe(true);
    again.watcher.progressed();
    expect(again.run(0.6)).toBe("A");
    again.watcher.over("timeout");
    expect(again.ends).toEqual(["timeout"]);
  });

  it("leaves, and is then heard and sent nothing", () => {
    const { watcher, taken, join, run, ends } = watching();
    join();
    taken();
    // A disconnect (2), and a command after it.
    watcher.message(Buffer.from("\x02\x04pause\0", "latin1"));
    expect([taken(), run(10)]).toEqual(["cut", ""]);
    watcher.over("ended");
    expect(ends).toEqual(["left"]);
  });

  it("has one timer at a time, and none when he has left", () => {
    const { clock, watcher, run, say, join } = watching();
    const timers: number[] = [];
    const each = (...texts: string[]) => timers.push(...clock.timersAfter(say, ...texts));
    each("pause", "play");
    join();
    each("pause", "speed 2", "play", "help", "seek 3");
    run(1);
    join();
    each("kill", "kill", "pause");
    // clc_disconnect.
    watcher.message(Uint8Array.of(2));
    expect([timers, clock.timers]).toEqual([Array(10).fill(1), 0]);
  });

  it("has a name, colours and a time, for whoever asks", () => {
    const { clock, say, watcher } = watching();
    say('name "Ann of the long name"');
    say("color 4 13");
    clock.advance(7);
    expect(watcher.name).toBe("Ann of the long");
    expect(watcher.facts).toEqual({ name: "Ann of the long", colors: 16 * 4 + 13, seconds: 7 });
    expect(watcher.address).toEqual({ host: "192.0.2.1", port: 5000 });
  });
});
