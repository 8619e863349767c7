import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verifyCapture } from "../../cli/verify/capture-verification.ts";
import { dem } from "../../generated/dem.ts";
import type { Message } from "../../generated/netquake.ts";
import {
  type Client,
  connect,
  type ConnectOptions,
  type Delivery,
  lossy,
  MemoryNetwork,
  NETQUAKE_RECORDING,
  recordClient,
  RecordingProxy,
  VirtualClock,
} from "../../quake/net/index.ts";
import { states } from "../../quake/world/index.ts";
import { fteFixtures } from "../support/corpus.ts";
import { blocksOf, hex, MemoryTarget } from "../support/demo-hall.ts";
import { FakeServer, type FakeServerOptions, type Guest, LEVEL } from "../support/fake-server.ts";
import { type Captured, ethernet, ipv4, pcapOf } from "../support/pcap-files.ts";
import { recordingIn } from "../support/recorded-in-memory.ts";
import { whole } from "../support/whole.ts";

const SERVER = { host: "127.0.0.1", port: 26000 };
const PROXY = { host: "127.0.0.1", port: 26001 };
const FAR = "10.0.0.7";

/** What QuakeSpasm-Spiked asks each client before it tells of the level (SV_SendServerinfo). */
const QUESTION: readonly Message[] = [{ type: "stufftext", text: "cmd pext\n" }];
const PREDICTED = { version: "1.09+fte+predinfo", serverversion: 15, fte2: 0x28, folder: "id1" };

type Change = NonNullable<(Message & { type: "updateentities" })["entities"][number]["change"]>;

function listed(time: number, entities: readonly { number: number; change?: Partial<Change> }[]) {
  return {
    type: "updateentities",
    ack: 0,
    time,
    entities: entities.map(({ number, change }) => ({
      number,
      is_far: 0,
      gone: change === undefined ? 1 : 0,
      ...(change && { change: { reset: false, turned: 0, effects_width: 0, ...change } }),
    })),
  } as unknown as Message;
}

/**
 * A server of FTE's deltas, as SVFTE_WriteEntitiesToClient and SVFTE_Ack do it: each change is sent once, and again where
 * a later packet is acknowledged before the one that it was in.
 */
class DeltaServer {
  /** Where the entities are, by number. */
  readonly places = new Map([1, 2, 3, 4, 5].map((number) => [number, number * 64]));
  /** Seconds after which nothing moves. */
  readonly #still: number;
  readonly #pending = new Set([0, ...this.places.keys()]);
  readonly #sent = new Map<number, readonly number[]>();
  #heard = 0;
  #packets = 0;

  constructor(still: number) {
    this.#still = still;
  }

  /** A level begins anew. */
  begin(): void {
    this.#acknowledged(-1);
  }

  frame = ({ said }: Guest, time: number): readonly Message[] => {
    for (; this.#heard < said.length; this.#heard++) {
      const message = said[this.#heard]!;
      if (message.type === "ackframe") this.#acknowledged(message.frame);
    }
    if (time < this.#still) this.#move(time);
    const numbers = [...this.#pending].toSorted((a, b) => a - b);
    this.#sent.set(this.#packets++, numbers);
    this.#pending.clear();
    const isAll = numbers.includes(0);
    const changes = (isAll ? [0, ...this.places.keys()] : numbers).map((number) =>
      number === 0
        ? { number }
        : {
            number,
            change: { reset: isAll, modelindex: 2, origin1: this.places.get(number)!, origin2: 0 },
          },
    );
    return [
      listed(
        time,
        changes.map(({ number, ...more }) => ({ number, ...more })),
      ),
    ];
  };

  #move(time: number): void {
    const number = 1 + (Math.round(time * 20) % 5);
    this.places.set(number, this.places.get(number)! + 8);
    this.#pending.add(number);
  }

  #acknowledged(frame: number): void {
    if (frame === -1) this.#pending.add(0);
    for (const [sent, numbers] of this.#sent) {
      if (sent > frame) break;
      if (sent < frame) for (const number of numbers) this.#pending.add(number);
      this.#sent.delete(sent);
    }
  }
}

interface Options extends FakeServerOptions {
  readonly connecting?: ConnectOptions;
  readonly delivery?: Delivery;
  /** Seconds after which the entities of the server do not move. */
  readonly still?: number;
}

/** A server that asks for extensions, and a client that has them, after a proxy where one is wanted. */
async function session(
  { connecting, delivery, still = 0, ...options }: Options,
  isProxied = false,
) {
  const clock = new VirtualClock();
  const network = new MemoryNetwork(clock, delivery);
  const deltas = new DeltaServer(still);
  const server = await FakeServer.open(network, clock, {
    greeting: QUESTION,
    dialect: PREDICTED,
    clientVersion: "fte-predinfo",
    frame: deltas.frame,
    obey: (_, text) => {
      if (text.startsWith("pext")) return LEVEL;
      return text.startsWith("spawn") ? [{ type: "signonnum", signon: 3 }] : undefined;
    },
    ...options,
  });
  const target = new MemoryTarget();
  const how = { transport: network, clock, local: FAR, ...PROXY };
  const proxy = isProxied ? await RecordingProxy.open(SERVER, target, how) : undefined;
  let client: Client | undefined;
  const asking = { tries: 100, timeout: 1 };
  const more = { transport: network, clock, asking, extensions: true, ...connecting };
  void connect(isProxied ? PROXY : SERVER, more).then((value) => (client = value));
  await clock.run(100, () => client !== undefined);
  const own = recordingIn(NETQUAKE_RECORDING);
  const recorded = recordClient(client!, own.recorder);
  return { clock, network, server, deltas, target, proxy, client: client!, own, recorded };
}

const placesOf = ({ world }: Client) =>
  new Map([...world!.entities].map(([number, { origin }]) => [number, origin[0]]));

/** What may be lost of what a client says, in hex. Its acknowledgements have the id 50, and its moves 3. */
function listening(): { delivery: Delivery; said: string[] } {
  const said: string[] = [];
  const delivery: Delivery = (packet) => {
    if (packet[1] === 0x10 && (packet[8] === 50 || packet[8] === 3))
      said.push(hex(packet.subarray(8)));
    return [0];
  };
  return { delivery, said };
}

describe("a NetQuake client with FTE's extensions", () => {
  it("names those that schemas describe, where it is asked for and wants them", async () => {
    const answers = async (connecting: ConnectOptions) => {
      const { clock, server, client } = await session({ connecting });
      await clock.run(1);
      await client.disconnect();
      const { said } = server.guests[0]!;
      return said.flatMap((message) => (message.type === "stringcmd" ? [message.text] : []))[0];
    };
    // vkQuake's own answer has these, and before them FTE's first extensions: entities of the mod's own program.
    expect(await answers({})).toBe("pext 0x32455446 0x28");
    expect(await answers({ extensions: false })).toBe("pext");
  });

  it.each([
    // A short of its number, the time 0.1, a quarter of a turn in 16 bits, 300, and the buttons of a byte.
    [PREDICTED, "fte-predinfo", "0200 cdcccc3d 0000 0040 0000 2c01 0000 0000 01 00"],
    // With PRYDONCURSOR buttons are a long.
    [
      { ...PREDICTED, fte2: 0x29 },
      "fte-cursor",
      "0200 cdcccc3d 0000 0040 0000 2c01 0000 0000 01000000 00",
    ],
    // Without PREDINFO moves have no numbers, and the protocol's angles.
    [
      { version: "1.09+fte", serverversion: 15, fte2: 8 },
      "15-fte",
      "cdcccc3d 00 40 00 2c01 0000 0000 01 00",
    ],
    [
      { version: "666+fte", serverversion: 666, fte2: 8 },
      "666-fte",
      "cdcccc3d 0000 0040 0000 2c01 0000 0000 01 00",
    ],
  ])(
    "acknowledges lists of entities before its moves: %j",
    async (dialect, clientVersion, move) => {
      const { delivery, said } = listening();
      const { clock, client, own, recorded } = await session({ dialect, clientVersion, delivery });
      client.move({ angles: [0, 90, 0], forward: 300, attack: true });
      await clock.run(2, () => said.length === 3);
      await client.disconnect();
      await recorded;
      expect(said).toEqual([
        // All anew, then the packets 0 and 1; a level's first two moves are left out (CL_SendMove).
        "32ffffffff",
        "3200000000",
        `320100000003${move.replaceAll(" ", "")}`,
      ]);
      for (const { undecoded } of blocksOf(own.files()[0]!)) expect(undecoded).toBeUndefined();
    },
  );

  it("numbers moves anew in each level, and goes on with packets", async () => {
    const { clock, server, client } = await session({});
    await clock.run(2);
    const [guest] = server.guests;
    server.changeLevel(guest!);
    await clock.run(4);
    await client.disconnect();
    const numbers = guest!.said.flatMap((m) => (m.type === "move" ? [m.sequence!] : []));
    const second = numbers.lastIndexOf(2);
    expect(second).toBeGreaterThan(20);
    expect(numbers).toEqual([second, numbers.length - second].flatMap(countFrom2));
    const frames = guest!.said.flatMap((m) => (m.type === "ackframe" ? [m.frame] : []));
    expect(frames.filter((frame) => frame === -1)).toHaveLength(2);
    expect(frames.filter((frame) => frame !== -1)).toEqual(
      frames.filter((frame) => frame !== -1).map((_, i) => i),
    );
  });

  whole("sees each entity where it is, whatever the network loses", async () => {
    const roughness = fc.record({
      seed: fc.integer(),
      loss: fc.double({ min: 0, max: 0.5, noNaN: true }),
      duplication: fc.double({ min: 0, max: 0.4, noNaN: true }),
      delay: fc.tuple(fc.constant(0), fc.double({ min: 0, max: 0.2, noNaN: true })),
    });
    const property = fc.asyncProperty(roughness, async (how) => {
      const net = await session({ delivery: lossy(how), still: 5 });
      await net.clock.run(500, () => net.client.stage === 4);
      await net.clock.run(20);
      expect(placesOf(net.client)).toEqual(net.deltas.places);
      await net.client.disconnect();
      await net.recorded;
      const [file] = net.own.files();
      expect(blocksOf(file!).filter(({ undecoded }) => undecoded !== undefined)).toEqual([]);
      const last = [...states(dem, file!)].at(-1)!;
      expect(new Map([...last.entities].map(([n, { origin }]) => [n, origin[0]]))).toEqual(
        net.deltas.places,
      );
    });
    await fc.assert(property, { numRuns: 20 });
  });

  it.each([
    PREDICTED,
    { ...PREDICTED, fte2: 0x29 },
    { version: "1.09+fte", serverversion: 15, fte2: 8 },
  ])("is recorded by a proxy as it records itself: %j", async (dialect) => {
    const clientVersion = "any";
    const frames: Captured[] = [];
    const delivery: Delivery = (packet, from, to) => {
      // The proxy talks to the server from elsewhere.
      if (from.host !== FAR && to.host !== FAR)
        frames.push({ bytes: ethernet(ipv4({ from: from.port, to: to.port }, packet.slice())) });
      return [0];
    };
    const options = { dialect, clientVersion, still: 5, delivery };
    const { clock, client, own, recorded, proxy, target } = await session(options, true);
    const failures: unknown[] = [];
    proxy!.on("failed", (error) => failures.push(error));
    client.on("active", () => client.move({ angles: [11.25, 90, 0], forward: 300 }));
    await clock.run(5);
    client.move({ angles: [22.5, 45, 0] });
    await clock.run(5);
    await client.disconnect();
    await recorded;
    await clock.run(2);
    await proxy!.close();
    expect(failures).toEqual([]);
    const linesOf = (recording: Uint8Array) =>
      blocksOf(recording).map(({ block, body }) => {
        const { angles } = block as { angles: number[] };
        return [...angles.map((angle) => Math.round(angle * 8) / 8), hex(body)].join(" ");
      });
    const [ours, theirs] = [linesOf(own.files()[0]!), linesOf(target.files[0]!)];
    expect(ours.length).toBeGreaterThan(150);
    expect(theirs).toEqual(ours);
    const verified = await verifyCapture("session.pcap", pieces(pcapOf(frames)), {});
    expect(verified).toMatchObject({ undecodedBytes: 0, identical: true, missing: 0 });
    expect(verified.messages).toBeGreaterThan(500);
  });
});

describe("a proxy far from a client with FTE's extensions", () => {
  it.each([PREDICTED, { version: "1.09+fte", serverversion: 15, fte2: 8 }])(
    "records where it looked when it read: %j",
    async (dialect) => {
      // A move is under way while the next list comes.
      const delivery: Delivery = () => [0.03];
      const options = { dialect, clientVersion: "any", still: 50, delivery };
      const { clock, client, own, recorded, proxy, target } = await session(options, true);
      await clock.run(10, () => client.stage === 4);
      await clock.run(1);
      for (let i = 0; i < 64; i++) {
        client.move({ angles: [0, 11.25 * ((i % 16) - 8), 0] });
        await clock.run(0.07);
      }
      await clock.run(1);
      await client.disconnect();
      await recorded;
      await clock.run(2);
      await proxy!.close();
      const turns = (recording: Uint8Array) =>
        blocksOf(recording).map(({ block, body }) => {
          const { angles } = block as { angles: number[] };
          return `${angles[1]} ${hex(body)}`;
        });
      const [ours, theirs] = [turns(own.files()[0]!), turns(target.files[0]!)];
      expect(new Set(ours.map((line) => line.split(" ")[0])).size).toBe(16);
      // What came to the client after its last acknowledgement is read by nobody.
      expect(theirs.slice(0, ours.length - 4)).toEqual(ours.slice(0, -4));
    },
  );
});

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const countFrom2 = (count: number) => Array.from({ length: count }, (_, i) => i + 2);

describe.each(fteFixtures())("what a real server said in $name", (file) => {
  it("is followed and recorded as it was", async () => {
    // Its recorder wrote down itself that it ends.
    const blocks = blocksOf(file.bytes()).slice(0, -1);
    const first = blocks.findIndex(({ messages }) =>
      messages.some(({ type }) => type === "updateentities"),
    );
    const { clock, server, client, own, recorded } = await session({
      greeting: [],
      obey: () => [],
      clientVersion: "any",
    });
    const problems: string[] = [];
    client.on("problem", ({ message }) => problems.push(message));
    const [guest] = server.guests;
    for (const { body } of blocks.slice(0, first)) guest!.peer.sendReliable(body);
    await clock.run(60, () => guest!.peer.channel.pending === 0);
    for (const { body } of blocks.slice(first)) {
      guest!.peer.sendUnreliable(body);
      await clock.run(0.03);
    }
    await clock.run(1);
    await client.disconnect();
    await recorded;
    expect(problems).toEqual([]);
    const seen = blocksOf(own.files()[0]!).map(({ body }) => hex(body));
    expect(seen.slice(0, blocks.length)).toEqual(blocks.map(({ body }) => hex(body)));
    const lists = blocks
      .slice(first)
      .flatMap(({ messages }, i) =>
        messages.flatMap(({ type }) => (type === "updateentities" ? [i] : [])),
      );
    const frames = guest!.said.flatMap((m) => (m.type === "ackframe" ? [m.frame] : []));
    expect(frames).toEqual([-1, ...lists]);
  });
});
