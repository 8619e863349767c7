import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { DemBlock } from "../../generated/dem.ts";
import { type Address, sameAddress } from "../../quake/net/transport/address.ts";
import { readClientMessages } from "../../quake/net/netquake/client-messages.ts";
import { controlPacket, readControl } from "../../quake/net/channel/control.ts";
import { DemoServer } from "../../quake/net/serve/demo-server.ts";
import { FollowedGame } from "../../quake/net/proxy/netquake/followed-game.ts";
import {
  type Delivery,
  MemoryNetwork,
  ideal,
  lossy,
} from "../../quake/net/transport/memory-network.ts";
import { nearestAngle } from "../../quake/net/client/moves.ts";
import {
  ackPacket,
  dataPacket,
  readPacket,
  unreliablePacket,
} from "../../quake/net/channel/packet.ts";
import { RecordingProxy } from "../../quake/net/proxy/proxy.ts";
import { queryServer } from "../../quake/net/query/query.ts";
import { readReel } from "../../quake/net/serve/reel/reel-builder.ts";
import type { Reel } from "../../quake/net/serve/reel/reel.ts";
import { recordClient } from "../../quake/net/proxy/record-client.ts";
import { Recorder } from "../../quake/net/proxy/recorder.ts";
import { ServerBlocks } from "../../quake/net/netquake/server-blocks.ts";
import { serverMessages } from "../../quake/net/serve/server-messages.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { codecs as clientCodecs } from "../../generated/netquake_client.ts";
import { codecNamed } from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { anyPacket } from "../support/any-packet.ts";
import { sharedFile } from "../support/corpus.ts";
import { datagramsOf } from "../support/datagrams.ts";
import {
  blocksOf,
  FIXTURE,
  HALL,
  hex,
  linesOf,
  MemoryTarget,
  Puppet,
  sentOf,
  SHORT,
  TINY,
  TWO_LEVELS,
} from "../support/demo-hall.ts";
import { bodiesOf, FAR, hall, PROXY, short } from "../support/proxy-hall.ts";
import { whole } from "../support/whole.ts";

const tiny = await readReel([TINY]);
const DISCONNECT = hex(Uint8Array.of(2));

/** What whoever watches a reel is sent: its blocks, and the end. */
function shownOf(reel: Reel): string[] {
  return [...sentOf(reel).map(({ bytes }) => hex(bytes)), DISCONNECT];
}

/** What of it must arrive. */
function reliableOf(reel: Reel): string[] {
  const reliable = sentOf(reel).filter(({ isReliable }) => isReliable);
  return [...reliable.map(({ bytes }) => hex(bytes)), DISCONNECT];
}

/**
 * A recording of what went over a bad network is that of what was sent: all that must arrive is in it, in order; of the
 * rest, what is in it is in order. All is as it was, byte for byte.
 */
function expectSame(recording: Uint8Array, reel: Reel, atLeast: number): void {
  const reliable = reliableOf(reel);
  const isReliable = new Set(reliable);
  const bodies = bodiesOf(recording);
  expect(bodies.filter((body) => isReliable.has(body))).toEqual(reliable);
  const sent = shownOf(reel).filter((body) => !isReliable.has(body));
  const frames = bodies.filter((body) => !isReliable.has(body));
  let at = 0;
  for (const frame of frames) {
    at = sent.indexOf(frame, at) + 1;
    expect(at).toBeGreaterThan(0);
  }
  expect(frames.length).toBeGreaterThan(atLeast * sent.length);
}

describe("what our client records of our server", () => {
  whole("is what was served: the same messages, all of them", async () => {
    const free = await readReel([FIXTURE], { followsView: false });
    const { clock, join } = await hall(free);
    const target = new MemoryTarget();
    const { client } = await join(HALL);
    const ended = recordClient(client, new Recorder(target));
    await clock.run(free.seconds + 1);
    expect(await ended).toMatchObject({ reason: "server" });
    expect(target.files).toHaveLength(1);
    expect(target.closed).toBe(1);
    // All that was in the file, but for two console commands, and a block that only says that the server is there.
    const messages = (bytes: Uint8Array) =>
      blocksOf(bytes).flatMap(({ messages }) => messages.map((m) => JSON.stringify(m)));
    const gone = [/"cl_serverextension_download 2/, /"\\n\/\/ this demo contains/, /"type":"nop"/];
    expect(messages(target.files[0]!)).toEqual(
      messages(FIXTURE).filter((text) => !gone.some((one) => one.test(text))),
    );
    expect(bodiesOf(target.files[0])).toEqual(shownOf(free));
    expect(Buffer.from(target.files[0]!).toString("latin1", 0, 3)).toBe("-1\n");
  });

  it("has the angles that the server turns the client to, with the block after it", async () => {
    const { clock, join } = await hall(await turning());
    const target = new MemoryTarget();
    const { client } = await join(HALL);
    void recordClient(client, new Recorder(target));
    await clock.run(10);
    const angles = blocksOf(target.files[0]!).map(({ block }) => (block as DemBlock).angles);
    const expected = TURNS.map((turn) => turn.map((angle) => nearestAngle(angle, 8)));
    expect(angles.slice(5)).toEqual(expected);
  });

  it.each([1, 3, 4])("is the same over a bad network (%d)", async (seed) => {
    const delivery = lossy({ seed, loss: 0.3, duplication: 0.2, delay: [0.01, 0.05] });
    const { clock, join } = await hall(short, delivery);
    const target = new MemoryTarget();
    const { client } = await join(HALL);
    let isOver = false;
    void recordClient(client, new Recorder(target)).then(() => (isOver = true));
    await clock.run(120, () => isOver);
    // Of packets that come 14 ms apart, those that take longer than their followers are dropped too.
    expectSame(target.files[0]!, short, 0.3);
  });

  it("has a file for each level, and none of what would send its player elsewhere", async () => {
    const two = await readReel([TWO_LEVELS]);
    const { clock, join } = await hall(two);
    const target = new MemoryTarget();
    const { client } = await join(HALL);
    void recordClient(client, new Recorder(target));
    await clock.run(two.seconds + 3);
    expect(target.files).toHaveLength(2);
    for (const file of target.files) expect(bodiesOf(file)).toEqual(shownOf(tiny));
    expect(target.closed).toBe(2);
  });

  it("is whole when the client leaves, when the server is gone, and at any moment before", async () => {
    let isThere = true;
    const { clock, join } = await hall(short, (_, from) =>
      isThere || from.port !== 26000 ? [0] : [],
    );
    const target = new MemoryTarget();
    const { client } = await join(HALL, { timeout: 5 });
    const ended = recordClient(client, new Recorder(target));
    await clock.run(2);
    const half = bodiesOf(target.files[0]);
    expect(half).toEqual(shownOf(short).slice(0, half.length));
    expect(half.length).toBeGreaterThan(100);
    isThere = false;
    await clock.run(10);
    expect(await ended).toMatchObject({ reason: "timeout" });
    expect(bodiesOf(target.files[0])).toEqual([...half, DISCONNECT]);
  });

  it("ends where no more can be written, and the client leaves", async () => {
    const { clock, join, server } = await hall(short, ideal, { loop: true });
    const target = new MemoryTarget(20_000);
    const { client } = await join(HALL);
    const ended = recordClient(client, new Recorder(target));
    ended.catch(() => {});
    await clock.run(10);
    await expect(ended).rejects.toThrow("no room is left");
    const bodies = bodiesOf(target.files[0]);
    expect(bodies).toEqual(shownOf(short).slice(0, bodies.length));
    expect(bodies.length).toBeGreaterThan(50);
    expect(target.closed).toBe(1);
    expect(server.watchers).toEqual([]);
  });
});

const TURNS = [
  [0, 0, 0],
  [-20, 90, 0],
  [-70, 179.9, 3],
  [80, -170, -3],
  [1, 725, 0],
] as const;

/** A reel whose camera turns. */
async function turning(): Promise<Reel> {
  const blocks = blocksOf(SHORT);
  const frames = blocks.slice(6, 6 + TURNS.length);
  const bytes = SHORT.slice(0, frames.at(-1)!.offset + frames.at(-1)!.length);
  const view = new DataView(bytes.buffer);
  for (const [i, { offset }] of frames.entries())
    for (const [j, angle] of TURNS[i]!.entries()) view.setFloat32(offset + 4 + 4 * j, angle, true);
  return readReel([bytes]);
}

describe("a proxy", () => {
  it("records what a client gets, and is not noticed", async () => {
    const { clock, join, target, proxy, server, failures } = await hall();
    const { client, heard } = await join(PROXY);
    client.on("active", () => client.command("say hello"));
    await clock.run(short.seconds + 1);
    expect(linesOf(heard)).toEqual(
      linesOf([...sentOf(short), { bytes: Uint8Array.of(2), isReliable: true }]),
    );
    expect(target.files).toHaveLength(1);
    expect(bodiesOf(target.files[0])).toEqual(shownOf(short));
    expect(await client.ended).toMatchObject({ reason: "server" });
    expect(server.statistics).toMatchObject({ accepted: 1, proved: 1 });
    expect(failures).toEqual([]);
    await clock.run(60);
    expect(proxy.clients).toBe(0);
  });

  it.each([1, 2, 3])("records the same over a bad network on both sides (%d)", async (seed) => {
    const delivery = lossy({ seed, loss: 0.3, duplication: 0.2, delay: [0.01, 0.05] });
    const { clock, join, target, failures } = await hall(short, delivery);
    const { client, heard } = await join(PROXY);
    let ended: unknown;
    void client.ended.then((end) => (ended = end));
    await clock.run(300, () => ended !== undefined);
    // Where the last packets were all lost, the proxy waits for a while.
    await clock.run(70);
    expectSame(target.files[0]!, short, 0.3);
    // All that the client got is there, in the order in which it got it.
    const bodies = bodiesOf(target.files[0]);
    const got = heard.filter(({ isReliable }) => !isReliable).map(({ bytes }) => hex(bytes));
    expect(got.every((body) => bodies.includes(body))).toBe(true);
    expect(failures).toEqual([]);
  });

  it("records exactly what the client gets, where nothing is lost between the two", async () => {
    const bad = lossy({ seed: 9, loss: 0.3, duplication: 0.2, delay: [0.01, 0.05] });
    const delivery: Delivery = (packet, from, to) =>
      from.port === HALL.port || to.port === HALL.port ? bad(packet, from, to) : [0.001];
    const { clock, join, target } = await hall(short, delivery);
    const { client, heard } = await join(PROXY);
    let ended: unknown;
    void client.ended.then((end) => (ended = end));
    await clock.run(300, () => ended !== undefined);
    await clock.run(1);
    // What must arrive is known to have come when its acknowledgement passes, a millisecond later.
    expect(bodiesOf(target.files[0])).toEqual(heard.map(({ bytes }) => hex(bytes)));
  });

  it("has the angles of the client's moves", async () => {
    // What the client first says when a packet passed, by what was in it.
    const yaws = new Map<string, number>();
    let passed: string[] = [];
    const delivery: Delivery = (packet, from, to) => {
      const read = readPacket(packet);
      if (read?.type !== "unreliable") return [0];
      if (from.port === PROXY.port) passed.push(hex(read.payload));
      const [message] =
        to.port === PROXY.port && from.port !== HALL.port ? readClientMessages(read.payload) : [];
      if (message?.type !== "move") return [0];
      for (const body of passed) yaws.set(body, message.angles[1]!);
      passed = [];
      return [0];
    };
    const free = await readReel([SHORT], { followsView: false });
    const { clock, join, target } = await hall(free, delivery);
    const { client } = await join(PROXY);
    client.on("world", ({ time }) => client.move({ angles: [10, time * 50, 0] }));
    await clock.run(short.seconds + 1);
    // With the first one the client has only signed on.
    const [, ...frames] = blocksOf(target.files[0]!).filter(({ body }) => yaws.has(hex(body)));
    const angles = frames.map(({ block }) => (block as DemBlock).angles[1]);
    expect(angles).toEqual(frames.map(({ body }) => yaws.get(hex(body))));
    expect(new Set(angles).size).toBeGreaterThan(100);
  });

  it("begins a file for each level, and one for each client", async () => {
    const two = await readReel([TWO_LEVELS]);
    const { clock, join, target } = await hall(two, ideal);
    await join(PROXY);
    await clock.run(two.seconds + 2);
    expect(target.files).toHaveLength(2);
    await join(PROXY);
    await clock.run(1);
    await join(PROXY);
    await clock.run(two.seconds + 2);
    expect(target.files).toHaveLength(6);
    for (const file of target.files) expect(bodiesOf(file)).toEqual(shownOf(tiny));
  });

  it("ends a recording when the client leaves, when it is closed, and when the server is gone", async () => {
    let isThere = true;
    const { clock, join, target, proxy, server } = await hall(
      short,
      (_, from) => (isThere || from.port !== 26000 ? [0] : []),
      { loop: true, timeout: 20, proxy: { timeout: 5 } },
    );
    const over: number[] = [];
    proxy.on("leave", () => over.push(clock.now()));
    const leaving = await join(PROXY);
    await join(PROXY);
    await clock.run(1);
    await leaving.client.disconnect();
    await clock.run(0.1);
    expect(over).toHaveLength(1);
    expect(server.watchers).toHaveLength(1);
    await clock.run(1);
    isThere = false;
    await clock.run(10);
    expect(over).toHaveLength(2);
    for (const file of target.files) expect(bodiesOf(file).at(-1)).toBe(DISCONNECT);
    const lengths = target.files.map((file) => bodiesOf(file).length);
    isThere = true;
    const last = await join(PROXY);
    await clock.run(1);
    await proxy.close();
    await clock.run(0.1);
    expect(await last.client.ended).toMatchObject({ reason: "server" });
    expect(over).toHaveLength(3);
    expect(server.watchers).toEqual([]);
    expect(target.closed).toBe(3);
    expect(bodiesOf(target.files[2]).at(-1)).toBe(DISCONNECT);
    // Frames go on until a client is sent, or the proxy has waited.
    expect(lengths[0]! < lengths[1]!).toBe(true);
    expect(proxy.clients).toBe(0);
  });

  it("keeps what it has when there is no more room, and the game goes on", async () => {
    const { clock, join, target, failures } = await hall();
    target.room = 20_000;
    const { heard } = await join(PROXY);
    await clock.run(short.seconds + 1);
    expect(heard).toHaveLength(sentOf(short).length + 1);
    expect(failures).toEqual([new Error("no room is left")]);
    const bodies = bodiesOf(target.files[0]);
    expect(bodies).toEqual(shownOf(short).slice(0, bodies.length));
    expect(bodies.length).toBeGreaterThan(50);
  });

  it("hands questions on, and says in answers where it is itself", async () => {
    const { clock, network } = await hall();
    const asked = queryServer(PROXY, { transport: network, clock });
    await clock.run(5);
    expect(await asked).toMatchObject({
      server: { address: "127.0.0.1:26001", hostname: "demospec", levelname: "lqdm4_a6" },
      hasAllRules: true,
    });
  });

  it("records a client anew that connects again from the same port", async () => {
    const { clock, network, target } = await hall(short, ideal, { timeout: 5 });
    const local = { host: FAR, port: 5000 };
    for (let i = 1; i <= 2; i++) {
      const fixed = {
        resolve: (host: string) => network.resolve(host),
        open: (_: Address, receive: Parameters<MemoryNetwork["open"]>[1]) =>
          network.open(local, receive),
      };
      const puppet = await Puppet.open(fixed, clock, PROXY);
      puppet.connect();
      await clock.run(1);
      // It is gone without a word, and comes back when the server has noticed.
      await puppet.socket.close();
      await clock.run(12);
    }
    expect(target.files).toHaveLength(2);
    const [first, second] = target.files.map(bodiesOf);
    expect(first!.slice(0, 50)).toEqual(second!.slice(0, 50));
    expect(first!.slice(0, 50)).toEqual(shownOf(short).slice(0, 50));
  });

  it("hears of the server only from the server", async () => {
    const { clock, network, join, server, target, proxy } = await hall(tiny);
    const { client } = await join(PROXY);
    await clock.run(0.1);
    const { address } = server.watchers[0]!;
    for (let i = 0; i < 5; i++)
      network.forge(
        unreliablePacket(1000 + i, Uint8Array.of(2)),
        { ...HALL, host: "10.0.0.9" },
        address,
      );
    await clock.run(tiny.seconds + 1);
    expect(proxy.statistics.dropped.stranger).toBe(5);
    expect(await client.ended).toMatchObject({ reason: "server" });
    expect(bodiesOf(target.files[0])).toEqual(shownOf(tiny));
  });

  it("sends nothing of the game to where nobody is", async () => {
    const sent: Uint8Array[] = [];
    const nobody = { host: "10.9.9.9", port: 9 };
    const { clock, network, target } = await hall(short, (packet, _, to) => {
      if (sameAddress(to, nobody)) sent.push(packet.slice());
      return [0];
    });
    const connectPacket = controlPacket({ type: "ccreq_connect", game: "QUAKE", version: 3 });
    network.forge(connectPacket, nobody, PROXY);
    await clock.run(20);
    expect(sent.map(({ length }) => length)).toEqual([9, 9, 9, 9, 9, 9]);
    expect(target.files).toEqual([]);
  });

  whole("is harmed by no packets, and forgets whoever sent them", async () => {
    const anyShot = fc.record({ from: fc.nat(12), packet: anyPacket });
    await fc.assert(
      fc.asyncProperty(fc.array(anyShot, { maxLength: 60 }), async (shots) => {
        const { clock, network, proxy, target } = await hall(tiny);
        const puppet = await Puppet.open(network, clock, PROXY);
        puppet.connect();
        puppet.resend();
        await clock.run(0.2);
        const places = [HALL, PROXY, { ...HALL, port: 1 }];
        for (const { from, packet } of shots) {
          const place = { host: `10.1.1.${from}`, port: 1000 };
          network.forge(packet, from < 10 ? place : places[from - 10]!, PROXY);
          await clock.run(0.01);
          expect(proxy.clients).toBeLessThanOrEqual(8);
        }
        await clock.run(tiny.seconds + 1);
        expect(puppet.heard).toHaveLength(sentOf(tiny).length + 1);
        expect(bodiesOf(target.files[0])).toEqual(shownOf(tiny));
        await clock.run(120);
        expect(proxy.clients).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  it("takes no more clients than it is told, and no more requests than it can", async () => {
    const { clock, network, proxy } = await hall(short, ideal, { proxy: { clients: 2 } });
    const puppets = [];
    for (let i = 0; i < 3; i++) {
      const puppet = await Puppet.open(network, clock, PROXY);
      puppet.connect();
      puppets.push(puppet);
      await clock.run(0.5);
    }
    expect(puppets.map(({ heard }) => heard.length > 10)).toEqual([true, true, false]);
    expect(puppets[2]!.answers).toMatchObject([
      { type: "ccrep_reject", reason: "The proxy is full.\n" },
    ]);
    expect(proxy.statistics.dropped.crowded).toBe(1);
    for (let i = 0; i < 200; i++) {
      puppets[0]!.connect();
      puppets[0]!.ask({ type: "ccreq_server_info", game: "QUAKE", version: 3 });
    }
    await clock.run(0);
    expect(proxy.statistics.dropped).toMatchObject({ connected: 200, flood: 200 - 40 });
    await expect(
      RecordingProxy.open(HALL, new MemoryTarget(), { transport: network, clock, port: 26001 }),
    ).rejects.toMatchObject({ code: "no-socket" });
    await expect(
      RecordingProxy.open(HALL, new MemoryTarget(), {
        transport: network,
        clock,
        port: 0,
        cdtrack: 1.5,
      }),
    ).rejects.toThrow(RangeError);
    await expect(
      RecordingProxy.open({ host: "nowhere", port: 1 }, new MemoryTarget(), {
        transport: network,
        clock,
      }),
    ).rejects.toMatchObject({ code: "unknown-host" });
  });
});

describe("a game that passes", () => {
  const frames = blocksOf(SHORT).slice(10, 20);
  const setangle = serverMessages([{ type: "setangle", angles: [0, 90, 0] }]);
  const move = (version: string, yaw: number): Uint8Array => {
    const w = new Writer();
    codecNamed(clientCodecs, version).encode(w, {
      type: "move",
      time: 1,
      angles: [0, yaw, 0],
      forwardmove: 0,
      sidemove: 0,
      upmove: 0,
      buttons: 0,
      impulse: 0,
    });
    return written(w);
  };

  function follow() {
    const target = new MemoryTarget();
    const game = new FollowedGame(HALL, new Recorder(target), (error) => {
      throw error;
    });
    let [down, up] = [0, 0];
    return {
      game,
      frame: () => game.fromServer(unreliablePacket(down, frames[down++]!.body)),
      data: (sequence: number, payload: Uint8Array) =>
        game.fromServer(dataPacket(sequence, true, payload)),
      ack: (sequence: number) => game.fromClient(ackPacket(sequence)),
      say: (payload: Uint8Array) => game.fromClient(unreliablePacket(up++, payload)),
      bodies: () => bodiesOf(target.files[0]),
      yaws: () => blocksOf(target.files[0]!).map(({ block }) => (block as DemBlock).angles[1]),
    };
  }
  const [first, second, third] = frames.map(({ body }) => hex(body));

  it("has a reliable message where it was last sent before it was acknowledged", () => {
    const { frame, data, ack, bodies, game } = follow();
    frame();
    data(0, setangle);
    frame();
    // It was lost: the frame came before it.
    data(0, setangle);
    frame();
    ack(0);
    // A repeated one, and acknowledgements of nothing.
    data(0, setangle);
    for (const sequence of [0, 1, 7]) ack(sequence);
    expect(bodies()).toEqual([first, second, hex(setangle), third]);
    game.end();
    expect(bodies()).toEqual([first, second, hex(setangle), third, DISCONNECT]);
  });

  it("has what was under way when it ended, since it may have come", () => {
    const { frame, data, bodies, game } = follow();
    data(0, setangle);
    frame();
    game.end();
    expect(bodies()).toEqual([hex(setangle), first, DISCONNECT]);
  });

  it("does not wait for an acknowledgement for ever", () => {
    const { data, game, bodies } = follow();
    data(0, setangle);
    for (let i = 0; i < 300; i++) game.fromServer(unreliablePacket(i, frames[0]!.body));
    expect(bodies().length).toBeGreaterThan(250);
  });

  it("looks where the client's moves say, however they are written, and where the server turns it", () => {
    const { frame, data, ack, say, yaws, game } = follow();
    const fine = 45 + 360 / 65536;
    for (const [version, yaw] of [
      ["15", 45],
      ["666", fine],
      ["999-floatangle", 0.5],
    ] as const) {
      say(move(version, yaw));
      frame();
    }
    // Each frame has the move after it. What is acknowledged has the one before that, and turns the client for others.
    data(0, setangle);
    frame();
    ack(0);
    expect(yaws()).toEqual([fine, 0.5, 0.5, 0.5, 90]);
    say(move("15", -90));
    frame();
    say(move("15", 45));
    game.end();
    expect(yaws()).toEqual([fine, 0.5, 0.5, 0.5, 90, 45, 45]);
  });

  it("ends with the server's goodbye, and with the client's", () => {
    const goodbye = Uint8Array.of(2);
    for (const isClient of [true, false]) {
      const { frame, say, game, bodies } = follow();
      frame();
      if (isClient) say(goodbye);
      else game.fromServer(unreliablePacket(1, goodbye));
      expect(game.isOver).toBe(true);
      game.fromServer(unreliablePacket(2, frames[1]!.body));
      expect(bodies()).toEqual([first, DISCONNECT]);
    }
  });
});

const LEVEL = blocksOf(SHORT)[0]!.body;
const FRAME = blocksOf(SHORT)[10]!.body;

/** Has a recorder take messages of a server. Gives the bodies of its files. */
function recorded(bodies: readonly Uint8Array[], target = new MemoryTarget()): string[][] {
  const recorder = new Recorder(target);
  const blocks = new ServerBlocks();
  for (const body of bodies) recorder.take(blocks.read(body, [1, 2, 3]));
  recorder.end();
  return target.files.map(bodiesOf);
}

describe("a recorder", () => {
  const stuff = (text: string) => serverMessages([{ type: "stufftext", text }]);
  const nop = serverMessages([{ type: "nop" }]);

  it("leaves out what is not for a player of recordings, and nothing else", () => {
    const odd = Uint8Array.of(99, 1, 2, 3);
    const mixed = Uint8Array.from([...nop, ...stuff("bf\n")]);
    const bodies = [nop, LEVEL, new Uint8Array(0), stuff("reconnect\n"), FRAME, odd, mixed, nop];
    const kept = [LEVEL, FRAME, odd, mixed].map(hex);
    expect(recorded(bodies)).toEqual([[...kept, DISCONNECT]]);
    expect(recorded([LEVEL, stuff("bf\nreconnect\n")])).toEqual([
      [hex(LEVEL), hex(stuff("bf\n")), DISCONNECT],
    ]);
  });

  it("ends a recording once, and begins none where nothing came", () => {
    const goodbye = Uint8Array.of(2);
    expect(recorded([LEVEL, goodbye])).toEqual([[hex(LEVEL), DISCONNECT]]);
    expect(recorded([])).toEqual([]);
    expect(recorded([nop])).toEqual([]);
    const target = new MemoryTarget();
    let ended = 0;
    const recorder = new Recorder(target, { cdtrack: 4 }, () => ended++);
    recorder.take(new ServerBlocks().read(LEVEL, [0, 0, 0]));
    for (let i = 0; i < 3; i++) recorder.end();
    recorder.take(new ServerBlocks().read(FRAME, [0, 0, 0]));
    expect([ended, target.closed, recorder.isOver]).toEqual([1, 1, true]);
    expect(Buffer.from(target.files[0]!).toString("latin1", 0, 2)).toBe("4\n");
    expect(() => new Recorder(target, { cdtrack: 256 })).toThrow(RangeError);
  });

  it("begins a file for a level that is shown, however often a server begins one", () => {
    const files = recorded([LEVEL, LEVEL, LEVEL, FRAME, LEVEL, FRAME, LEVEL]);
    expect(files.map(({ length }) => length)).toEqual([5, 3, 2]);
  });

  it("keeps what is in a protocol that is not described, as it came", () => {
    const other = LEVEL.slice();
    const at = Buffer.from(other).indexOf(Uint8Array.of(11, 15, 0, 0, 0));
    other[at + 1] = 0xe7;
    other[at + 2] = 3;
    const bodies = [other, FRAME, FRAME, other, FRAME].map((body) => body);
    expect(recorded(bodies)).toEqual([[...bodies.map(hex), DISCONNECT]]);
    expect(recorded([LEVEL, FRAME, ...bodies])).toEqual([
      [hex(LEVEL), hex(FRAME), DISCONNECT],
      [...bodies.map(hex), DISCONNECT],
    ]);
  });

  it("writes whole blocks or none, wherever there is no more room", () => {
    const bodies = blocksOf(SHORT)
      .slice(0, 20)
      .map(({ body }) => body);
    const whole = recorded(bodies)[0]!;
    const { length } = ((target) => (recorded(bodies, target), target.files[0]!))(
      new MemoryTarget(),
    );
    fc.assert(
      fc.property(fc.nat(length - 1), (room) => {
        const target = new MemoryTarget(room);
        expect(() => recorded(bodies, target)).toThrow("no room is left");
        const kept = target.files[0]!.length === 0 ? [] : bodiesOf(target.files[0]);
        expect(kept).toEqual(whole.slice(0, kept.length));
        expect(target.closed).toBe(1);
      }),
    );
  });
});

describe.each([
  "netquake-quakespasm-p15",
  "netquake-quakespasm",
  "real-netquake-quakespasm-quakespasm",
])("the capture %s", (name) => {
  const file = sharedFile(`captures/${name}.pcap`);

  /** The session of the capture, and the recording that a proxy in between would have made. */
  function session() {
    const all = datagramsOf(readFileSync(file.path));
    const request = all.findLastIndex(({ bytes }) => readControl(bytes)?.type === "ccreq_connect");
    const packets = all.slice(request);
    const client = packets[0]!.source;
    const accept = packets
      .map(({ bytes }) => readControl(bytes))
      .find((m) => m?.type === "ccrep_accept");
    const target = new MemoryTarget();
    const failures: unknown[] = [];
    const server = { ...HALL, port: accept!.port };
    const game = new FollowedGame(server, new Recorder(target), (error) => failures.push(error));
    for (const { source, bytes } of packets) {
      if (readControl(bytes) !== undefined) continue;
      if (sameAddress(source, client)) game.fromClient(bytes);
      else game.fromServer(bytes);
    }
    game.end();
    return { packets, client, recording: target.files[0]!, failures };
  }

  it.runIf(file.isThere)(`is recorded as the client saw it${file.why}`, () => {
    const { packets, client, recording, failures } = session();
    expect(failures).toEqual([]);
    const blocks = blocksOf(recording);
    expect(blocks.every(({ undecoded }) => undecoded === undefined)).toBe(true);
    // All that the server sent, each thing once: nothing was lost on this machine.
    const seen = new Set<string>();
    const sent = packets.flatMap(({ source, bytes }) => {
      const packet = readPacket(bytes);
      if (sameAddress(source, client) || packet === undefined) return [];
      if (packet.type !== "data" && packet.type !== "unreliable") return [];
      const key = `${packet.type} ${packet.sequence}`;
      return seen.has(key) || (seen.add(key), false) ? [] : [hex(packet.payload)];
    });
    expect(blocks.map(({ body }) => hex(body)).toSorted()).toEqual(sent.toSorted());
    // The player looks where the server turned him, or where his last move looked.
    const angles = blocks.map(({ block }) => (block as DemBlock).angles);
    expect(new Set(angles.map(String)).size).toBeGreaterThan(name.startsWith("real") ? 1 : 5);
    expect(angles.flat().every((angle) => nearestAngle(angle, 16) === angle)).toBe(true);
  });

  it.runIf(file.isThere)(`is served with the same handshake${file.why}`, async () => {
    const { packets, client, recording } = session();
    // What the captured client said, in order.
    const said: Uint8Array[] = [];
    for (const { source, bytes } of packets) {
      const packet = readPacket(bytes);
      if (packet?.type === "data" && sameAddress(source, client) && packet.sequence === said.length)
        said.push(packet.payload);
    }
    const reel = await readReel([recording], { followsView: false });
    const clock = new VirtualClock();
    const network = new MemoryNetwork(clock);
    await DemoServer.open(reel, { transport: network, clock });
    const puppet = await Puppet.open(network, clock);
    puppet.isMute = true;
    puppet.connect();
    // The captured client said its first word by itself, and each of the next three when it had heard one more.
    for (const [i, words] of said.slice(0, 4).entries()) {
      expect(puppet.heard.filter(({ isReliable }) => isReliable)).toHaveLength(i === 0 ? 0 : i);
      puppet.channel.sendReliable(clock.now(), words);
      await clock.run(0.001);
    }
    await clock.run(reel.seconds + 1);
    expect(puppet.answers).toEqual([
      { type: "ccrep_accept", port: 26000, rest: new Uint8Array(0) },
    ]);
    const heard = puppet.heard.map(({ bytes }) => hex(bytes));
    expect(heard).toEqual(bodiesOf(recording));
    expect(heard.length).toBeGreaterThan(150);
  });
});
