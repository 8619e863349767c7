import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Message } from "../../generated/netquake.ts";
import { addressText, isLoopback, parseServerAddress } from "../../quake/net/transport/address.ts";
import { checkIdentity, type Identity } from "../../quake/net/netquake/identity.ts";
import { Latest } from "../../quake/net/client/latest.ts";
import { MemoryNetwork, lossy } from "../../quake/net/transport/memory-network.ts";
import { MessageQueue } from "../../quake/net/client/message-queue.ts";
import { Movement } from "../../quake/net/client/movement.ts";
import { checkMove, nearestAngle, nearestSpeed } from "../../quake/net/client/moves.ts";
import { Peer } from "../../quake/net/channel/peer.ts";
import { Signon } from "../../quake/net/netquake/signon.ts";
import { StuffedCommands } from "../../quake/net/client/stufftext.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";

describe("a place", () => {
  it.each([
    ["quake.example", "quake.example", 26000],
    ["quake.example:27500", "quake.example", 27500],
    ["127.0.0.1:1", "127.0.0.1", 1],
    ["::1", "::1", 26000],
    ["[::1]", "::1", 26000],
    ["[2001:db8::1]:65535", "2001:db8::1", 65535],
  ])("is read from %s", (text, host, port) => {
    expect(parseServerAddress(text)).toEqual({ host, port });
  });

  it.each(["", ":26000", "host:", "host:0", "host:65536", "host:1e3", "[host]:1", "a b", "::1:x"])(
    "is not %j",
    (text) => expect(() => parseServerAddress(text)).toThrow(RangeError),
  );

  it("comes back from its text", () => {
    const host = fc.oneof(
      fc.ipV4(),
      fc.ipV6().filter((address) => !address.includes(".")),
    );
    fc.assert(
      fc.property(host, fc.integer({ min: 1, max: 65535 }), (host, port) => {
        expect(parseServerAddress(addressText({ host, port }))).toEqual({ host, port });
      }),
    );
    expect(["127.0.0.1", "127.9.9.9", "::1", "10.0.0.1", "::", "127.evil"].map(isLoopback)).toEqual(
      [true, true, true, false, false, false],
    );
  });
});

describe("virtual time", () => {
  it("calls in the order of time, and of two at once the one that was made first", () => {
    const anyTimer = fc.tuple(fc.nat(20), fc.boolean());
    fc.assert(
      fc.property(fc.array(anyTimer), (timers) => {
        const clock = new VirtualClock();
        const called: number[] = [];
        for (const [i, [seconds, isTakenBack]] of timers.entries()) {
          const forget = clock.after(seconds, () => {
            expect(clock.now()).toBe(seconds);
            called.push(i);
          });
          if (isTakenBack) forget();
        }
        clock.advance(10);
        expect(clock.now()).toBe(10);
        clock.advance(10);
        const due = timers.map(([seconds, gone], i) => ({ seconds, gone, i }));
        const kept = due.filter(({ gone }) => !gone).toSorted((a, b) => a.seconds - b.seconds);
        expect(called).toEqual(kept.map(({ i }) => i));
      }),
    );
  });

  it("lets whoever awaits something go on before it calls the next", async () => {
    const clock = new VirtualClock();
    const seen: string[] = [];
    const wait = (seconds: number) => new Promise<void>((resolve) => clock.after(seconds, resolve));
    const work = async (name: string): Promise<void> => {
      for (let i = 0; i < 3; i++) {
        await wait(1);
        await Promise.resolve();
        seen.push(`${name} ${clock.now()}`);
      }
    };
    void work("a");
    void work("b");
    await clock.run(2.5);
    expect(seen).toEqual(["a 1", "b 1", "a 2", "b 2"]);
    expect(clock.now()).toBe(2.5);
    await clock.run(10, () => seen.length === 6);
    expect(clock.now()).toBe(3);
  });
});

describe("a network in memory", () => {
  it("loses and duplicates as many packets as it is told, always alike", () => {
    const nowhere = { host: "127.0.0.1", port: 1 };
    const draw = (seed: number) => {
      const delivery = lossy({ seed, loss: 0.3, duplication: 0.2, delay: [0.1, 0.2] });
      return Array.from({ length: 10_000 }, () => delivery(new Uint8Array(0), nowhere, nowhere));
    };
    const deliveries = draw(1);
    expect(draw(1)).toEqual(deliveries);
    expect(draw(2)).not.toEqual(deliveries);
    const share = (copies: number) =>
      deliveries.filter(({ length }) => length === copies).length / 10_000;
    expect(share(0)).toBeCloseTo(0.3, 1);
    expect(share(2)).toBeCloseTo(0.14, 1);
    expect(deliveries.flat().every((delay) => delay >= 0.1 && delay < 0.2)).toBe(true);
  });

  it("brings packets to whoever has the address, and nothing to one who closed", async () => {
    const clock = new VirtualClock();
    const network = new MemoryNetwork(clock, () => [1]);
    const heard: string[] = [];
    const listen = (host: string, port: number) =>
      network.open({ host, port }, (packet, from) =>
        heard.push(`${packet[0]} ${addressText(from)}`),
      );
    const a = await listen("127.0.0.1", 26000);
    const b = await listen("127.0.0.1", 0);
    await expect(listen("127.0.0.1", 26000)).rejects.toMatchObject({ code: "no-socket" });
    await expect(network.resolve("elsewhere")).rejects.toMatchObject({ code: "unknown-host" });
    expect(await network.resolve("localhost")).toBe("127.0.0.1");
    const packet = Uint8Array.of(1);
    b.send(packet, a.address);
    packet[0] = 2;
    network.forge(Uint8Array.of(3), { host: "10.0.0.1", port: 7 }, a.address);
    clock.advance(1);
    expect(heard).toEqual([`1 ${addressText(b.address)}`, "3 10.0.0.1:7"]);
    b.send(packet, a.address);
    await a.close();
    clock.advance(1);
    await b.close();
    b.send(packet, b.address);
    clock.advance(1);
    expect(heard).toHaveLength(2);
  });
});

describe("stuffed commands", () => {
  it("are the same wherever messages cut them", () => {
    const piece = fc.constantFrom("reconnect", "\n", ";", '"', " ", "bf", "a b");
    fc.assert(
      fc.property(fc.array(piece), fc.array(fc.nat(5)), (pieces, cuts) => {
        const whole = pieces.join("");
        const stuffed = new StuffedCommands();
        const parts: string[] = [];
        let at = 0;
        for (const cut of cuts) {
          parts.push(...stuffed.add(whole.slice(at, at + cut)));
          at += cut;
        }
        parts.push(...stuffed.add(whole.slice(at)));
        expect(parts).toEqual(new StuffedCommands().add(whole));
      }),
    );
  });

  it("end at a line's end, and at semicolons outside of quotes", () => {
    const stuffed = new StuffedCommands();
    expect(stuffed.add('bf\n; fov 90 ;bind x "a;b"\nrecon')).toEqual([
      "bf",
      "fov 90",
      'bind x "a;b"',
    ]);
    expect(stuffed.add('nect\n"open\nnext\n')).toEqual(["reconnect", '"open', "next"]);
  });

  it("have 8192 characters at most", () => {
    const stuffed = new StuffedCommands();
    const [longest, other] = ["x".repeat(8192), "y".repeat(8193)];
    expect(stuffed.add(`${longest}\n${other}\nbf\n`)).toEqual([longest, "bf"]);
  });

  it("that never end take no more room, and the next one is heard", () => {
    const stuffed = new StuffedCommands();
    for (let i = 0; i < 100; i++) expect(stuffed.add("x".repeat(1000))).toEqual([]);
    expect(stuffed.add("\nreconnect\n")).toEqual(["reconnect"]);
  });
});

const RANGER: Identity = { name: "Ranger", colors: [4, 13], spawnParms: "" };
const signonnum = (signon: number): Message => ({ type: "signonnum", signon });
const stufftext = (text: string): Message => ({ type: "stufftext", text });
const update = { type: "updateentity", entity: 1 } as Message;
const serverinfo = { type: "serverinfo" } as Message;

describe("a sign-on", () => {
  it("answers each stage once, and plays from the first update after the last", () => {
    const signon = new Signon(RANGER);
    const answers = [1, 1, 2, 3, 3].map((stage) => signon.answer(signonnum(stage)));
    expect(answers).toEqual([
      ["prespawn"],
      [],
      ['name "Ranger"\n', "color 4 13\n", "spawn "],
      ["begin"],
      [],
    ]);
    expect(signon.stage).toBe(3);
    signon.answer(update);
    expect(signon.stage).toBe(4);
  });

  it("begins anew at a level's end", () => {
    const signon = new Signon(RANGER);
    for (const stage of [1, 2, 3]) signon.answer(signonnum(stage));
    signon.answer(update);
    expect(signon.answer(stufftext("reconnect\n"))).toEqual([]);
    signon.answer(update);
    expect(signon.stage).toBe(0);
    expect(signon.answer(signonnum(1))).toEqual(["prespawn"]);
    // A server that says nothing of a level's end begins the next one all the same.
    signon.answer(serverinfo);
    expect(signon.answer(signonnum(1))).toEqual(["prespawn"]);
  });

  it("tells a server that asks for extensions that there are none, and obeys nothing else", () => {
    const signon = new Signon(RANGER);
    expect(signon.answer(stufftext("cmd pext\n"))).toEqual(["pext"]);
    expect(signon.answer(stufftext("cmd protocols\ncmd pext\n"))).toEqual(["protocols", "pext"]);
    const others =
      "bf\nquit\ndisconnect\nexec evil.cfg\ncmd say owned\nreconnect now\nconnect evil\n";
    expect(signon.answer(stufftext(others))).toEqual([]);
    for (const stage of [0, 4, 255]) expect(signon.answer(signonnum(stage))).toEqual([]);
  });

  it.each([
    { name: "" },
    { name: "x".repeat(32) },
    { name: 'a"b' },
    { name: "a\nkill" },
    { name: "a\0b" },
    { name: "a\xff" },
    { name: "a\u0100" },
    { colors: [14, 0] as const },
    { colors: [0, 1.5] as const },
    { spawnParms: "1\nkill" },
  ])("is not done as %j", (wrong) => {
    expect(() => checkIdentity({ ...RANGER, ...wrong })).toThrow(RangeError);
  });

  it("is done with any name that a server reads as it is meant", () => {
    expect(() => checkIdentity({ ...RANGER, name: "\x92\xd2anger\x93 \x10\x11" })).not.toThrow();
  });
});

describe("moves", () => {
  it("have the nearest angle and speed that the wire holds", () => {
    const degrees = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(degrees, fc.constantFrom(8, 16), (angle, bits) => {
        const near = nearestAngle(angle, bits);
        const raw = (near * 2 ** bits) / 360;
        expect(Number.isInteger(raw) && raw >= -(2 ** bits) / 2 && raw < 2 ** bits / 2).toBe(true);
        const off = Math.abs(angle - near) % 360;
        expect(Math.min(off, 360 - off)).toBeLessThanOrEqual(180 / 2 ** bits + 1e-6);
      }),
    );
    expect([1e9, -1e9, 0.4, -0.6].map(nearestSpeed)).toEqual([32767, -32768, 0, -1]);
  });

  it("are numbers, with an impulse of a byte", () => {
    for (const move of [
      {},
      { impulse: 0 },
      { impulse: 255, forward: -1, angles: [1, -2, 0.5] as const },
    ])
      expect(() => checkMove(move)).not.toThrow();
    for (const impulse of [-1, 256, 0.5, Number.NaN])
      expect(() => checkMove({ impulse })).toThrow(`the impulse ${impulse}`);
    const angles = [0, 0, Infinity] as const;
    for (const move of [{ angles }, { forward: Infinity }, { side: Infinity }, { up: Infinity }])
      expect(() => checkMove(move)).toThrow("a move has Infinity");
  });

  it("are nothing but zeroes for one who does nothing", () => {
    const nothing = { forward: 0, side: 0, up: 0, impulse: 0 };
    const buttons = { attack: false, jump: false, use: false };
    expect(new Movement().take()).toEqual({ angles: [0, 0, 0], ...nothing, ...buttons });
  });

  it("have an impulse once", () => {
    const movement = new Movement();
    movement.change({ forward: 400, impulse: 7 });
    expect([movement.take(), movement.take()].map(({ impulse }) => impulse)).toEqual([7, 0]);
    movement.change({ angles: [1, 2, 3] });
    expect(movement.take()).toMatchObject({ forward: 400, angles: [1, 2, 3], impulse: 0 });
  });

  it.each([
    { forward: NaN },
    { angles: [0, Infinity, 0] as const },
    { impulse: 256 },
    { impulse: 0.5 },
  ])("are not %j", (move) => expect(() => new Movement().change(move)).toThrow(RangeError));
});

describe("messages that wait to be read", () => {
  it("come in order, and the first to go are those that might have been lost anyway", async () => {
    const anyBatch = fc.record({
      count: fc.integer({ min: 1, max: 8 }),
      bytes: fc.nat(200),
      isReliable: fc.boolean(),
    });
    const limit = 2000;
    await fc.assert(
      fc.asyncProperty(fc.array(anyBatch, { maxLength: 30 }), async (batches) => {
        const queue = new MessageQueue<number>(limit);
        for (const [i, { count, bytes, isReliable }] of batches.entries()) {
          queue.push(
            Array.from({ length: count }, () => i),
            bytes,
            isReliable,
          );
          expect(queue.size).toBeLessThanOrEqual(limit);
        }
        queue.end();
        const read: number[] = [];
        for await (const i of queue) read.push(i);
        expect(read).toEqual(read.toSorted((a, b) => a - b));
        const all = batches.reduce((sum, { count }) => sum + count, 0);
        expect(read.length + queue.skipped).toBe(all);
        expect(queue.size).toBe(0);
        const needed = batches.filter(({ isReliable }) => isReliable);
        const size = needed.reduce((sum, { count, bytes }) => sum + 64 * count + bytes, 0);
        const kept = read.filter((i) => batches[i]!.isReliable).length;
        if (size <= limit) expect(kept).toBe(needed.reduce((sum, { count }) => sum + count, 0));
        if (read.length < all) expect(read.length).toBeGreaterThan(0);
      }),
    );
  });

  it("come to a reader who waits, and an error comes after the last of them, once", async () => {
    const queue = new MessageQueue<number>(1000);
    const first = Promise.all([queue.next(), queue.next()]);
    queue.push([1, 2, 3], 3, true);
    expect((await first).map(({ value }) => value)).toEqual([1, 2]);
    queue.end(new Error("over"));
    expect(await queue.next()).toEqual({ done: false, value: 3 });
    await expect(queue.next()).rejects.toThrow("over");
    expect(await queue.next()).toEqual({ done: true, value: undefined });
  });
});

describe("the latest of something", () => {
  it("is all that a slow reader gets, and a fast one gets each", async () => {
    const latest = new Latest<number>();
    const fast: number[] = [];
    const slow: number[] = [];
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const readFast = (async () => {
      for await (const value of latest.values()) fast.push(value);
    })();
    const readSlow = (async () => {
      for await (const value of latest.values()) {
        slow.push(value);
        await turn();
        await turn();
        await turn();
      }
    })();
    for (let i = 0; i < 6; i++) {
      latest.set(i);
      await turn();
    }
    latest.end();
    await Promise.all([readFast, readSlow]);
    expect(fast).toEqual([0, 1, 2, 3, 4, 5]);
    expect(slow.length).toBeLessThan(6);
    expect(slow.at(-1)).toBe(5);
  });

  it("ends with an error for all who read", async () => {
    const latest = new Latest<number>();
    latest.set(1);
    latest.end(new Error("over"));
    for (let i = 0; i < 2; i++) {
      const values = latest.values();
      expect((await values.next()).value).toBe(1);
      await expect(values.next()).rejects.toThrow("over");
    }
  });
});

describe("a peer", () => {
  it("is lost after a number of seconds of silence, and is told so once", () => {
    const clock = new VirtualClock();
    const sent: number[] = [];
    const lost: string[] = [];
    const events = {
      message() {},
      lost: ({ code }: { code: string }) => lost.push(`${code} ${clock.now()}`),
    };
    const peer = new Peer(clock, () => sent.push(clock.now()), events, { timeout: 10 });
    clock.advance(4);
    peer.sendReliable(Uint8Array.of(1));
    // Whatever is no packet of a connection is no sign of life.
    clock.advance(2);
    peer.receive(Uint8Array.of(1, 2, 3));
    peer.receive(Uint8Array.of(0x80, 0, 0, 5, 0x81));
    clock.advance(100);
    expect(lost).toEqual(["timeout 10"]);
    expect(sent).toEqual([4, 5, 6, 7, 8, 9]);
    expect(() => peer.sendReliable(Uint8Array.of(1))).toThrow(/no connection/);
    expect(() => peer.sendUnreliable(Uint8Array.of(1))).toThrow(/no connection/);
  });

  it("that is closed while it sends is not lost later", () => {
    const clock = new VirtualClock();
    const heard: string[] = [];
    const events = { message: () => heard.push("message"), lost: () => heard.push("lost") };
    const peer: Peer = new Peer(clock, () => peer.close(), events, { timeout: 5 });
    // Before its timer is due, and after that would have been.
    clock.advance(1);
    peer.sendReliable(Uint8Array.of(1));
    clock.advance(100);
    expect([heard, peer.isOpen]).toEqual([[], false]);
    expect(() => peer.sendReliable(Uint8Array.of(1))).toThrow("no connection");
  });
});
