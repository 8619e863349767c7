import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { codecs, type Message } from "../../generated/netquake.ts";
import { codecs as controlCodecs } from "../../generated/netquake_control.ts";
import { damaged, rowBytes } from "../../fuzz/properties/inputs.ts";
import { rowSubjects } from "../../fuzz/values/subjects.ts";
import { protocol } from "../../fuzz/targets.ts";
import { Bot, play } from "../../examples/bot.ts";
import {
  type Client,
  connect,
  type ConnectOptions,
  type Ended,
  type Delivery,
  MemoryNetwork,
  NetError,
  lossy,
  VirtualClock,
} from "../../quake/net/index.ts";
import type { World } from "../../quake/world/index.ts";
import { type Control, controlPacket } from "../../quake/net/channel/control.ts";
import { controlBytes, dataPacket, unreliablePacket } from "../../quake/net/channel/packet.ts";
import {
  bytesOf,
  FakeServer,
  type FakeServerOptions,
  type Guest,
  LEVEL,
  defaultFrame,
} from "../support/fake-server.ts";
import { whole } from "../support/whole.ts";

const HERE = { host: "127.0.0.1", port: 26000 };

/** A server and a way to connect to it, in virtual time. */
async function world(options: FakeServerOptions = {}, delivery?: Delivery) {
  const clock = new VirtualClock();
  const network = new MemoryNetwork(clock, delivery);
  const server = await FakeServer.open(network, clock, options);
  return { clock, network, server };
}

/** Connects, while time goes on. */
async function join(
  { clock, network }: { clock: VirtualClock; network: MemoryNetwork },
  options: ConnectOptions = {},
): Promise<Client> {
  let client: Client | undefined;
  let error: unknown;
  connect(HERE, { transport: network, clock, ...options }).then(
    (value) => (client = value),
    (reason: unknown) => (error = reason),
  );
  await clock.run(60, () => client !== undefined || error !== undefined);
  if (client === undefined) throw error;
  return client;
}

/** All that a client read in a loop, and how it ended. */
function readAll<T>(client: AsyncIterable<T>) {
  const result = { messages: [] as T[], error: undefined as unknown, isOver: false };
  void (async () => {
    try {
      for await (const message of client) result.messages.push(message);
    } catch (error) {
      result.error = error;
    }
    result.isOver = true;
  })();
  return result;
}

/** Leaves, while time goes on. */
async function over(clock: VirtualClock, client: Client): Promise<Ended> {
  let ended: Ended | undefined;
  void client.ended.then((value) => (ended = value));
  await clock.run(100, () => ended !== undefined);
  expect(ended).toBeDefined();
  return ended!;
}

const said = (server: FakeServer, guest = 0): string[] =>
  server.guests[guest]!.said.flatMap((m) => (m.type === "stringcmd" ? [m.text] : []));

describe("a client", () => {
  it("signs on, plays, runs commands and leaves", async () => {
    const net = await world();
    const client = await join(net, { name: "Ranger", colors: [4, 12] });
    const events: string[] = [];
    client.on("level", ({ map, title }) => events.push(`level ${map} ${title}`));
    client.on("active", () => events.push("active"));
    client.on("disconnect", ({ reason }) => events.push(`disconnect ${reason}`));
    const read = readAll(client);
    await net.clock.run(5, () => client.stage === 4);
    expect(client.level).toMatchObject({ map: "test", maxclients: 4 });
    expect(client.angles).toEqual([0, 90, 0]);
    client.command("say hello");
    client.move({ angles: [10, 180, 0], forward: 400, attack: true, impulse: 5 });
    await net.clock.run(1);
    expect(client.world?.players.get(1)).toMatchObject({ name: "Ranger", origin: [0, 64, 0] });
    const ended = client.disconnect();
    expect(client.isConnected).toBe(false);
    expect(await ended).toMatchObject({ reason: "left", error: undefined });
    await net.clock.run(1);
    expect(said(net.server)).toEqual([
      "prespawn",
      'name "Ranger"\n',
      "color 4 12\n",
      "spawn ",
      "begin",
      "say hello",
    ]);
    const types = net.server.guests[0]!.said.map(({ type }) => type);
    expect(types[0]).toBe("nop");
    expect(types.at(-1)).toBe("disconnect");
    expect(types.filter((type) => type === "disconnect")).toHaveLength(1);
    const moves = net.server.guests[0]!.said.filter((m) => m.type === "move");
    expect(moves.length).toBeGreaterThan(15);
    expect(moves.length).toBeLessThan(25);
    expect(moves.at(-1)).toMatchObject({
      angles: [9.84375, -180, 0],
      forwardmove: 400,
      buttons: 1,
    });
    expect(moves.filter(({ impulse }) => impulse === 5)).toHaveLength(1);
    // A move tells when the player saw what he moves by.
    expect(moves.at(-1)!.time).toBeGreaterThan(0.9);
    expect(events).toEqual(["level test The Test", "active", "disconnect left"]);
    expect(read).toMatchObject({ isOver: true, error: undefined });
    expect(read.messages.slice(0, 5).map(({ type }) => type)).toEqual(
      LEVEL.map(({ type }) => type),
    );
    expect(() => client.command("say more")).toThrow(NetError);
    client.move({ forward: 1 });
    await net.server.close();
  });

  whole("gets each reliable message once and in order, whatever the network loses", async () => {
    const roughness = fc.record({
      seed: fc.integer(),
      loss: fc.double({ min: 0, max: 0.5, noNaN: true }),
      duplication: fc.double({ min: 0, max: 0.4, noNaN: true }),
      delay: fc.tuple(fc.constant(0), fc.double({ min: 0, max: 0.6, noNaN: true })),
    });
    const property = fc.asyncProperty(roughness, fc.boolean(), async (how, hasOnePort) => {
      const net = await world({ hasOnePort }, lossy(how));
      const client = await join(net, { asking: { tries: 50 } });
      const read = readAll(client);
      await net.clock.run(2000, () => client.stage === 4);
      for (let i = 0; i < 5; i++) client.command(`say ${i}`);
      const guest = net.server.guests[0]!;
      const prints = Array.from({ length: 5 }, (_, i) => `line ${i}\n`);
      for (const text of prints) guest.peer.sendReliable(bytesOf([{ type: "print", text }]));
      const isQuiet = () => guest.peer.channel.pending === 0 && said(net.server).length >= 10;
      await net.clock.run(500, isQuiet);
      await client.disconnect();
      expect(said(net.server)).toEqual([
        "prespawn",
        'name "demospec"\n',
        "color 0 0\n",
        "spawn ",
        "begin",
        ...prints.map((_, i) => `say ${i}`),
      ]);
      const heard = read.messages.flatMap((m) => (m.type === "print" ? [m.text] : []));
      expect(heard).toEqual(["\x02\nVERSION 1.09 SERVER\n", ...prints]);
      const times = read.messages.flatMap((m) => (m.type === "time" ? [m.time] : [])).slice(1);
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
      // The public port may have said once more that the client may come.
      const { strangers, skipped, dropped } = client.statistics;
      expect([hasOnePort ? strangers : 0, skipped, dropped.malformed]).toEqual([0, 0, 0]);
      await net.server.close();
    });
    await fc.assert(property, { numRuns: 30 });
  });

  it("follows the server to the next level, and moves there no sooner than the game runs", async () => {
    const net = await world();
    const client = await join(net);
    const events: string[] = [];
    client.on("level", () => events.push("level"));
    client.on("active", () => events.push("active"));
    await net.clock.run(3);
    const guest = net.server.guests[0]!;
    net.server.changeLevel(guest);
    await net.clock.run(0.5);
    expect(client.stage).toBe(0);
    const moves = () => guest.said.filter(({ type }) => type === "move").length;
    const before = moves();
    await net.clock.run(0.4);
    expect(moves()).toBe(before);
    // A level's first two are left out.
    await net.clock.run(1, () => client.stage === 4);
    await net.clock.run(0.08);
    expect(moves()).toBe(before);
    await net.clock.run(0.03);
    expect(moves()).toBe(before + 1);
    await net.clock.run(3);
    expect(moves()).toBeGreaterThan(before);
    expect(events).toEqual(["level", "active", "level", "active"]);
    const sequence = ["prespawn", 'name "demospec"\n', "color 0 0\n", "spawn ", "begin"];
    expect(said(net.server)).toEqual([...sequence, ...sequence]);
    await client.disconnect();
    await net.server.close();
  });

  it("says that it is there where it has nothing to say", async () => {
    const net = await world({ obey: () => [] });
    const client = await join(net, { timeout: 100 });
    await net.clock.run(21);
    const nops = net.server.guests[0]!.said.filter(({ type }) => type === "nop");
    expect(nops).toHaveLength(1 + 4);
    await client.disconnect();
    await net.server.close();
  });

  it("answers a server that asks for extensions before it tells of the level", async () => {
    const ask = bytesOf([{ type: "stufftext", text: "cmd pext\n" }]);
    const net = await world({ obey: (_, text) => (text === "pext" ? [] : undefined) });
    const client = await join(net);
    net.server.guests[0]!.peer.sendReliable(ask);
    await net.clock.run(5);
    expect(said(net.server)).toContain("pext");
    await client.disconnect();
    await net.server.close();
  });

  it("tells of what it does not understand, and stays", async () => {
    let rest = [
      Uint8Array.of(0xff, 1, 2),
      bytesOf([{ type: "time", time: 9 }]),
      Uint8Array.of(250),
    ];
    const net = await world();
    const client = await join(net);
    const problems: string[] = [];
    client.on("problem", ({ message }) => problems.push(message));
    await net.clock.run(2);
    for (const bytes of rest) net.server.guests[0]!.peer.sendUnreliable(bytes);
    await net.clock.run(1);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/block \d+ › message 1/);
    expect(client.isConnected).toBe(true);
    await client.disconnect();
    await net.server.close();
  });

  it("leaves a server that speaks a protocol which is not described", async () => {
    const net = await world();
    const client = await join(net);
    const read = readAll(client);
    const darkPlaces8 = bytesOf(LEVEL.slice(1));
    darkPlaces8.set([0xb1, 0x0d], 1);
    net.server.guests[0]!.peer.sendReliable(darkPlaces8);
    expect(await over(net.clock, client)).toMatchObject({ reason: "protocol" });
    expect(read.error).toMatchObject({
      code: "protocol",
      message: expect.stringMatching(/3505.*demospec record, without --join/s),
    });
    await net.server.close();
  });
});

describe("a connection", () => {
  it("is refused with the server's reason", async () => {
    const reason = "Server is full.\n";
    const answer = () => [controlPacket({ type: "ccrep_reject", reason })];
    const net = await world({ answer });
    await expect(join(net)).rejects.toMatchObject({
      code: "rejected",
      message: "127.0.0.1:26000 lets nobody in: Server is full.",
    });
    await net.server.close();
  });

  it("is not made where nobody answers, or anything but an answer comes", async () => {
    const net = await world({ answer: () => [] });
    await expect(join(net)).rejects.toMatchObject({ code: "no-answer" });
    expect(net.clock.now()).toBe(53);
    await net.server.close();
    const nonsense = [
      controlPacket({ type: "ccrep_accept", port: -1 }),
      controlPacket({ type: "ccrep_accept", port: 65536 }),
      controlPacket({ type: "ccrep_rule_info" }),
      Uint8Array.of(0x80, 0, 0, 5, 0x99),
      unreliablePacket(0, Uint8Array.of(1)),
      new Uint8Array(0),
    ];
    const other = await world({ answer: () => nonsense });
    await expect(join(other)).rejects.toMatchObject({ code: "no-answer" });
    await other.server.close();
  });

  it("is made or refused by the server alone", async () => {
    const net = await world({ answer: () => [] });
    const forged = [
      controlPacket({ type: "ccrep_reject", reason: "Go away" }),
      controlPacket({ type: "ccrep_accept", port: 4711 }),
    ];
    const client = { host: "127.0.0.1", port: 49152 };
    const elsewhere = [
      { ...HERE, port: 26001 },
      { ...HERE, host: "127.0.0.2" },
    ];
    for (const packet of forged)
      for (const from of elsewhere)
        net.clock.after(0.5, () => net.network.forge(packet, from, client));
    await expect(join(net)).rejects.toMatchObject({ code: "no-answer" });
    await net.server.close();
  });

  it("is not made to a host that there is not, or with an invalid name", async () => {
    const { network: transport, clock } = await world();
    const nowhere = { host: "nowhere", port: 1 };
    await expect(connect(nowhere, { transport, clock })).rejects.toMatchObject({
      code: "unknown-host",
    });
    await expect(connect(HERE, { transport, clock, name: "" })).rejects.toThrow(RangeError);
    for (const wrong of [
      { queue: 0 },
      { unread: NaN },
      { timeout: 0 },
      { moveInterval: NaN },
      { longest: 0.5 },
    ])
      await expect(join(await world(), wrong)).rejects.toThrow(RangeError);
  });

  it("has angles of 16 bits in moves where both sides are of ProQuake's family, and may keep its port", async () => {
    let request: Control | undefined;
    let accept = { type: "ccrep_accept" as const, port: 0, mod: 1, modversion: 35, modflags: 0 };
    const net = await world({
      hasOnePort: true,
      clientVersion: "666",
      answer: (message) => ((request = message), undefined),
      accept: () => accept,
    });
    const client = await join(net, { proquake: { password: 1234 } });
    expect(request).toMatchObject({ mod: 1, modversion: 34, modflags: 0, password: 1234 });
    expect(client.server).toEqual(HERE);
    await net.clock.run(2);
    client.move({ angles: [0, 45.01, 0] });
    await net.clock.run(0.1);
    const moves = net.server.guests[0]!.said.filter((message) => message.type === "move");
    expect(moves.at(-1)!.angles[1]).toBeCloseTo(45.01, 2);
    await client.disconnect();
    // After a router the port that the server names is not the one to talk to.
    accept = { ...accept, port: 4711, modflags: 0x80 };
    const behind = await join(net, { proquake: {} });
    expect(behind.server).toEqual(HERE);
    await behind.disconnect();
    accept = { ...accept, modflags: 0 };
    const plain = await join(net);
    expect(plain.server).toEqual({ ...HERE, port: 4711 });
    await plain.disconnect();
    await net.server.close();
  });

  it("ends when the server says so", async () => {
    const net = await world();
    const client = await join(net);
    const read = readAll(client);
    await net.clock.run(2);
    const bye: Message[] = [{ type: "print", text: "bye\n" }, { type: "disconnect" }];
    net.server.guests[0]!.peer.sendReliable(bytesOf([...bye, { type: "print", text: "late" }]));
    expect(await over(net.clock, client)).toMatchObject({ reason: "server", error: undefined });
    expect(read).toMatchObject({ isOver: true, error: undefined });
    await net.server.close();
  });

  it("that a listener ends tells of nothing more", async () => {
    const net = await world();
    const client = await join(net);
    const heard: string[] = [];
    client.on("message", ({ type }) => {
      heard.push(type);
      if (type === "serverinfo") void client.disconnect();
    });
    client.on("disconnect", () => heard.push("over"));
    client.on("world", () => heard.push("world"));
    expect(await over(net.clock, client)).toMatchObject({ reason: "left" });
    expect(heard).toEqual(["print", "serverinfo", "over"]);
    expect(said(net.server)).toEqual([]);
    await net.server.close();
  });

  it("is lost when the server is silent for too long, and loops say so", async () => {
    const net = await world();
    const client = await join(net, { timeout: 7 });
    const read = readAll(client);
    const worlds: World[] = [];
    const readWorlds = (async () => {
      for await (const world of client.worlds()) worlds.push(world);
    })();
    const lost = expect(readWorlds).rejects.toMatchObject({ code: "timeout" });
    await net.clock.run(2);
    const { now } = { now: net.clock.now() };
    await net.server.close();
    expect(await over(net.clock, client)).toMatchObject({ reason: "timeout" });
    expect(net.clock.now() - now).toBeCloseTo(7, 0);
    await lost;
    expect(read.error).toMatchObject({ code: "timeout" });
    expect(worlds.length).toBeGreaterThan(10);
  });

  it("keeps eight mebibytes of what nobody reads, and drops what came first", async () => {
    const net = await world();
    const client = await join(net);
    await net.clock.run(1);
    const { guests } = net.server;
    const before = client.statistics.skipped;
    const skipped: number[] = [];
    // A nop takes its byte and 64: 520,000 for a message, of which 16 and what came before fit into 8,388,608.
    for (let i = 0; i < 17; i++) {
      guests[0]!.peer.sendReliable(new Uint8Array(8000).fill(1));
      await net.clock.run(0.5);
      skipped.push(client.statistics.skipped - before);
    }
    expect(skipped[14]).toBe(0);
    expect(skipped[16]).toBeGreaterThan(0);
    await client.disconnect();
    await net.server.close();
  });

  it("ends when a signal says so, before it is made and after", async () => {
    const net = await world({ answer: () => [] });
    const early = new AbortController();
    net.clock.after(0.5, () => early.abort());
    await expect(join(net, { signal: early.signal })).rejects.toMatchObject({ name: "AbortError" });
    expect(net.clock.now()).toBe(0.5);
    await net.server.close();
    const later = await world();
    const controller = new AbortController();
    const client = await join(later, { signal: controller.signal });
    const read = readAll(client);
    await later.clock.run(2);
    controller.abort();
    expect(await client.ended).toMatchObject({ reason: "aborted", error: undefined });
    await later.clock.run(1);
    expect(read).toMatchObject({ isOver: true, error: undefined });
    expect(later.server.guests[0]!.said.at(-1)).toEqual({ type: "disconnect" });
    await expect(join(later, { signal: controller.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
    await later.server.close();
  });

  it.each<[string, (client: Client) => AsyncIterable<unknown> | undefined]>([
    ["loops get what it threw", (client) => client],
    ["loops over worlds do", (client) => client.worlds()],
    ["the process does where nobody loops", () => undefined],
  ])("ends when a listener throws, and %s", async (_, loopOf) => {
    const net = await world();
    const client = await join(net);
    const looped = loopOf(client);
    const read = looped && readAll(looped);
    const mistake = new Error("a mistake");
    client.on("active", () => {
      throw mistake;
    });
    const thrown: unknown[] = [];
    const { nextTick } = process;
    vi.spyOn(process, "nextTick").mockImplementation((call, ...given: unknown[]) =>
      nextTick(() => {
        try {
          call(...given);
        } catch (error) {
          thrown.push(error);
        }
      }),
    );
    expect(await over(net.clock, client)).toMatchObject({ reason: "error", error: mistake });
    await net.clock.run(1);
    vi.restoreAllMocks();
    expect(read?.error).toBe(looped && mistake);
    expect(thrown).toEqual(looped ? [] : [mistake]);
    expect(net.server.guests[0]!.said.at(-1)).toEqual({ type: "disconnect" });
    await net.server.close();
  });

  it("says goodbye three times, since nobody acknowledges it", async () => {
    let heard = 0;
    for (let seed = 0; seed < 40; seed++) {
      const net = await world({}, lossy({ seed, loss: 0.5 }));
      const client = await join(net, { asking: { tries: 50 } });
      const before = client.statistics.sent;
      await client.disconnect();
      expect(client.statistics.sent).toBe(before + 3);
      await net.clock.run(1);
      if (net.server.guests[0]!.said.at(-1)?.type === "disconnect") heard++;
      await net.server.close();
    }
    // One in two cubed is lost.
    expect(heard).toBeGreaterThan(30);
  });
});

describe("a hostile network", () => {
  it("cannot speak for the server from elsewhere", async () => {
    const net = await world();
    const client = await join(net);
    await net.clock.run(2);
    const local = net.server.guests[0]!.address;
    const bye = unreliablePacket(5000, bytesOf([{ type: "disconnect" }]));
    const elsewhere = [
      { host: "10.0.0.1", port: client.server.port },
      { host: client.server.host, port: client.server.port + 1 },
      HERE,
    ];
    for (const from of elsewhere) net.network.forge(bye, from, local);
    await net.clock.run(1);
    expect(client.isConnected).toBe(true);
    expect(client.statistics.strangers).toBe(3);
    await client.disconnect();
    await net.server.close();
  });

  it("gets nothing from a client by repeating what was said", async () => {
    const heard: Uint8Array[] = [];
    const net = await world({}, (packet, from) => {
      if (from.port !== 49152) heard.push(packet.slice());
      return [0];
    });
    const client = await join(net);
    await net.clock.run(3);
    const read = readAll(client);
    await net.clock.run(0);
    const before = read.messages.length;
    const { sent } = client.statistics;
    net.server.guests[0]!.frames = -1;
    await net.clock.run(0.01);
    const packets = heard.splice(0);
    const local = net.server.guests[0]!.address;
    for (const packet of packets) net.network.forge(packet, client.server, local);
    await net.clock.run(0);
    expect(read.messages.length).toBe(before);
    const { dropped } = client.statistics;
    expect(dropped.stale).toBeGreaterThan(10);
    expect(dropped.duplicate).toBeGreaterThan(3);
    expect(dropped.acknowledged).toBeGreaterThan(3);
    // Eight bytes for each reliable packet, and no more.
    expect(client.statistics.sent - sent).toBeLessThanOrEqual(dropped.duplicate + 1);
    await client.disconnect();
    await net.server.close();
  });

  it("lets a client connect or fail as it should, whatever comes before the answer", async () => {
    const control = rowSubjects(protocol(controlCodecs)).map(rowBytes)[0]!;
    const packets = control.map(controlBytes);
    const anyPacket = fc.oneof(packets, damaged(packets), fc.uint8Array({ maxLength: 40 }));
    const property = fc.asyncProperty(fc.array(anyPacket, { maxLength: 8 }), async (before) => {
      const accept = controlPacket({ type: "ccrep_accept", port: 4711 });
      const net = await world({ answer: () => [...before, accept] });
      const client = await join(net).catch((error: unknown) => error);
      if (client instanceof NetError) expect(client.code).toBe("rejected");
      else await (client as Client).disconnect();
      await net.server.close();
    });
    await fc.assert(property);
  });

  const target = protocol(codecs);
  const defaultValue = [
    bytesOf(LEVEL),
    ...[1, 2, 3].map((signon) => bytesOf([{ type: "signonnum", signon }])),
    bytesOf([{ type: "stufftext", text: "reconnect\ncmd pext\nquit\n" }]),
    bytesOf(defaultFrame({} as Guest, 1)),
  ];
  const anyMessages = fc.oneof(
    fc.constantFrom(...defaultValue),
    damaged(fc.constantFrom(...defaultValue)),
    ...rowSubjects(target).map(rowBytes),
    fc.uint8Array({ maxLength: 100 }),
  );
  const anyAct = fc.oneof(
    fc.record({ kind: fc.constant("reliable" as const), bytes: anyMessages }),
    fc.record({ kind: fc.constant("unreliable" as const), bytes: anyMessages }),
    fc.record({
      kind: fc.constant("packet" as const),
      bytes: fc.oneof(
        fc.uint8Array({ maxLength: 60 }),
        damaged(anyMessages.map((messages) => unreliablePacket(20, messages))),
        damaged(anyMessages.map((messages) => dataPacket(2, true, messages))),
      ),
    }),
  );

  whole(
    "of a server that says anything makes a client neither fail nor do anything but sign on",
    async () => {
      const property = fc.asyncProperty(fc.array(anyAct, { maxLength: 40 }), async (acts) => {
        const clientVersion = "any";
        const net = await world({
          obey: () => [],
          longest: 1 << 20,
          unreliable: 60000,
          clientVersion,
        });
        const client = await join(net, { unread: 4000, name: "a" });
        const guest = net.server.guests[0]!;
        const problems: string[] = [];
        client.on("problem", ({ message }) => problems.push(message));
        for (const { kind, bytes } of acts) {
          if (kind === "packet") net.network.forge(bytes, client.server, guest.address);
          else if (guest.peer.isOpen && kind === "reliable") guest.peer.sendReliable(bytes);
          else if (guest.peer.isOpen) guest.peer.sendUnreliable(bytes);
          await net.clock.run(0.01);
        }
        await net.clock.run(2);
        if (!client.isConnected)
          expect((await client.ended).reason).toMatch(/^(server|protocol|overflow)$/);
        const read = readAll(client);
        await net.clock.run(0);
        expect(read.messages.length).toBeLessThanOrEqual(4000 / 64);
        for (const text of said(net.server))
          expect(text).toMatch(/^(prespawn|name "a"\n|color 0 0\n|spawn |begin|pext|protocols)$/);
        await client.disconnect();
        await net.server.close();
      });
      await fc.assert(property, { numRuns: 200 });
    },
  );

  it("of a server that asks without end is left", async () => {
    const net = await world({ obey: () => [], longest: 1 << 20, fragment: 60000, queue: 1 << 24 });
    const client = await join(net);
    const asks = bytesOf([{ type: "stufftext", text: "cmd pext\n".repeat(200) }]);
    const many = new Uint8Array(60000);
    for (let at = 0; at + asks.length <= many.length; at += asks.length) many.set(asks, at);
    for (let i = 0; i < 10; i++) net.server.guests[0]!.peer.sendReliable(many);
    expect(await over(net.clock, client)).toMatchObject({ reason: "overflow" });
    await net.server.close();
  });

  it("of a server whose messages never end is left", async () => {
    const net = await world({ longest: 1 << 20 });
    const client = await join(net);
    net.server.guests[0]!.peer.sendReliable(new Uint8Array(70000).fill(1));
    expect(await over(net.clock, client)).toMatchObject({
      reason: "overflow",
      error: { code: "too-long" },
    });
    await net.server.close();
  });
});

describe("the bot of the examples", () => {
  it("turns towards the nearest player, and walks until it is near", async () => {
    const origin = [8, -120, 30];
    const net = await world({
      frame: (guest, time) => [
        ...defaultFrame(guest, time).filter((m) => m.type !== "updateentity"),
        { type: "updateentity", entity: 1, origin1: 0, nolerp: false },
        { type: "updateentity", entity: 2, origin1: 500, nolerp: false },
        {
          type: "updateentity",
          entity: 3,
          origin1: origin[0]!,
          origin2: origin[1]!,
          origin3: origin[2]!,
          nolerp: false,
        },
      ],
    });
    const client = await join(net);
    const playing = play(client);
    await net.clock.run(0.8);
    const lastMove = () =>
      net.server.guests[0]!.said.findLast((message) => message.type === "move")!;
    const { angles, forwardmove } = lastMove();
    const degrees = (x: number) => (x * 180) / Math.PI;
    expect(angles[1]).toBeCloseTo(degrees(Math.atan2(-120, 8)), -0.5);
    expect(angles[0]).toBeCloseTo(-degrees(Math.atan2(30, Math.hypot(120, 8))), -0.5);
    expect(forwardmove).toBe(400);
    origin.splice(0, 3, 0, 40, 0);
    await net.clock.run(1);
    expect(lastMove()).toMatchObject({ angles: [0, 90, 0], forwardmove: 0 });
    await client.disconnect();
    await playing;
    await net.server.close();
  });

  it("turns aside and jumps where it does not get on, and waits to come back when it is dead", () => {
    const bot = new Bot();
    const world = (time: number, health = 100) =>
      ({
        time,
        view: { slot: 0, origin: [0, 0, 0], angles: [0, 0, 0], stats: { health } },
        players: new Map([[1, { slot: 1, origin: [500, 0, 0] }]]),
      }) as unknown as World;
    expect(bot.decide(world(1))).toMatchObject({ angles: [0, 0, 0], forward: 400, jump: false });
    expect(bot.decide(world(1.5))).toMatchObject({ jump: false });
    const stuck = bot.decide(world(2.1))!;
    expect(stuck.jump).toBe(true);
    expect(Math.abs(stuck.side!)).toBeGreaterThan(300);
    expect(bot.decide(world(2.2, 0))).toEqual({ forward: 0, attack: true });
  });
});
