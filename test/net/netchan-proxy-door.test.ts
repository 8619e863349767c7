import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dm2 } from "../../generated/dm2.ts";
import { qwd } from "../../generated/qwd.ts";
import {
  type Address,
  addressText,
  type DoorHouse,
  MemoryNetwork,
  type Passage,
  type PassingGame,
  QUAKE2_PROXY,
  QUAKEWORLD_PROXY,
  Recorder,
  RecordingProxy,
  VirtualClock,
} from "../../quake/net/index.ts";
import { type AnyContainer, readRecording } from "../../recording/index.ts";
import { bytesToText, textToBytes } from "../../runtime/bytes/text/text.ts";
import { datagramsOf } from "../support/datagrams.ts";
import { MemoryTarget } from "../support/demo-hall.ts";
import { sharedFile } from "../support/corpus.ts";
import { SCRIPTED_QUAKEWORLD, scriptedQuake2 } from "../support/scripted-games.ts";

const SERVER: Address = { host: "10.0.0.1", port: 27500 };
const PROXY: Address = { host: "127.0.0.1", port: 26001 };
const words = (text: string): Uint8Array => textToBytes(`\xff\xff\xff\xff${text}`);
const textOf = (bytes: Uint8Array): string => bytesToText(bytes, 4, bytes.length);
const ASK = words("getchallenge\n");

const GAMES = [
  {
    name: "QuakeWorld",
    game: QUAKEWORLD_PROXY,
    // As MVDSV 0.35 offers it, in ../shared/captures/quakeworld-mvdsv.pcap.
    challenge: words("c-192329776\0FTEX\xf0\x40\x40\x21FTE2\x02\0\0\0"),
    number: /^c(-?\d+)/,
    connect: (number: string) => words(`connect 28 21420 ${number} "\\name\\pyqw"\n`),
    accepted: words("j"),
    refused: words("n\\server is full\\\n\0"),
  },
  {
    name: "Quake II",
    game: QUAKE2_PROXY,
    challenge: words("challenge 5416 p=34,35,36"),
    number: /^challenge (-?\d+)/,
    connect: (number: string) => words(`connect 34 8 ${number} "\\name\\pyq2"\n`),
    accepted: words("client_connect"),
    refused: words("print\nServer is full.\n"),
  },
] as const;

/** A proxy, a server that lets everybody in, and what was sent where. */
async function hall({ game, challenge, accepted, refused }: (typeof GAMES)[number], room = true) {
  const clock = new VirtualClock();
  const sent = new Map<string, number>();
  let atServer = 0;
  const network = new MemoryNetwork(clock, (packet, from, to) => {
    const key = addressText(to);
    if (from.port === PROXY.port) sent.set(key, (sent.get(key) ?? 0) + packet.length);
    if (to.port === SERVER.port && textOf(packet).startsWith("connect ")) atServer++;
    return [0];
  });
  const server = await network.open(SERVER, (packet, from) => {
    const text = textOf(packet);
    if (text.startsWith("getchallenge")) server.send(challenge, from);
    else if (text.startsWith("connect ")) server.send(room ? accepted : refused, from);
  });
  const target = new MemoryTarget();
  const how = { transport: network, clock, game };
  const proxy = await RecordingProxy.open(SERVER, target, how);
  await clock.run(1);
  /** Somebody at an address: the packets that came to him, as texts. */
  const somebody = async (host: string, port: number) => {
    const heard: string[] = [];
    const socket = await network.open({ host, port }, (packet) => heard.push(textOf(packet)));
    const say = (packet: Uint8Array) => socket.send(packet, PROXY);
    return { heard, say };
  };
  return { clock, network, proxy, target, sent, somebody, requests: () => atServer };
}

describe.each(GAMES)("the door of a proxy of $name", (one) => {
  const numberIn = (text: string | undefined): string => one.number.exec(text ?? "")?.[1] ?? "none";

  it("gives this machine its own number at once, and the server's request has the server's", async () => {
    const { clock, proxy, somebody, requests } = await hall(one);
    const { heard, say } = await somebody("127.0.0.1", 5000);
    say(ASK);
    await clock.run(0.1);
    const number = numberIn(heard[0]);
    expect(number).toMatch(/^[1-9]\d{8}$/);
    expect(number).not.toBe(numberIn(textOf(one.challenge)));
    say(one.connect(number));
    await clock.run(0.1);
    expect(heard.slice(1)).toEqual([textOf(one.accepted)]);
    expect([requests(), proxy.clients]).toEqual([1, 1]);
  });

  it("hands the server's refusal on", async () => {
    const { clock, proxy, somebody } = await hall(one, false);
    const { heard, say } = await somebody("127.0.0.1", 5000);
    say(ASK);
    await clock.run(0.1);
    say(one.connect(numberIn(heard[0])));
    await clock.run(0.1);
    expect(heard[1]).toBe(textOf(one.refused));
    expect(proxy.clients).toBe(0);
  });

  it("lets nobody in with a number that was given to somebody else, or long ago", async () => {
    const { clock, proxy, somebody, requests } = await hall(one);
    const { heard, say } = await somebody("127.0.0.1", 5000);
    const other = await somebody("127.0.0.1", 5001);
    say(ASK);
    await clock.run(0.1);
    const number = numberIn(heard[0]);
    for (const wrong of [number, "0", numberIn(textOf(one.challenge)), `${Number(number) + 1}`])
      other.say(one.connect(wrong));
    await clock.run(61);
    say(one.connect(number));
    await clock.run(1);
    expect([requests(), proxy.clients]).toEqual([0, 0]);
    expect(proxy.statistics.dropped.stranger).toBe(5);
  });

  it("sends nobody more than came from there, whatever is said in his name", async () => {
    const anyShot = fc.record({
      from: fc.nat(3),
      packet: fc.oneof(
        { arbitrary: fc.constant(ASK), weight: 4 },
        fc.nat(2 ** 31).map((number) => one.connect(`${number}`)),
        fc.uint8Array({ maxLength: 40 }),
        fc.uint8Array({ maxLength: 40 }).map((bytes) => words(bytesToText(bytes, 0, bytes.length))),
      ),
      pause: fc.constantFrom(0, 0.01, 1, 6),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyShot, { maxLength: 40 }), async (shots) => {
        const { clock, network, proxy, sent, target, requests } = await hall(one);
        const came = new Map<string, number>();
        for (const { from, packet, pause } of shots) {
          const place = { host: `10.1.1.${from}`, port: 1000 };
          const key = addressText(place);
          came.set(key, (came.get(key) ?? 0) + packet.length);
          network.forge(packet, place, PROXY);
          await clock.run(pause);
        }
        await clock.run(60);
        for (const [key, bytes] of sent) expect(bytes).toBeLessThanOrEqual(came.get(key) ?? 0);
        expect([requests(), proxy.clients, target.files.length]).toEqual([0, 0, 0]);
      }),
      { numRuns: 40 },
    );
  });

  it("lets a client far away in, in the midst of a flood", async () => {
    const { clock, network, proxy, somebody, requests } = await hall(one);
    let flooded = 0;
    const flood = (): void => {
      for (let i = 0; i < 20; i++, flooded++) {
        const place = {
          host: `10.${flooded % 3}.${(flooded >> 8) & 255}.${flooded & 255}`,
          port: 9,
        };
        network.forge(ASK, place, PROXY);
        network.forge(one.connect(`${flooded}`), place, PROXY);
      }
      clock.after(0.02, flood);
    };
    flood();
    const { heard, say } = await somebody("10.9.9.9", 5000);
    // It asks again every three seconds.
    say(ASK);
    await clock.run(1);
    say(ASK);
    await clock.run(0.1);
    say(one.connect(numberIn(heard.at(-1))));
    await clock.run(0.1);
    expect(flooded).toBeGreaterThan(1000);
    expect(heard.at(-1)).toBe(textOf(one.accepted));
    expect([requests(), proxy.clients]).toEqual([1, 1]);
  });

  it("takes no more than half of the clients from one other host", async () => {
    const { clock, proxy, somebody } = await hall(one);
    for (let i = 0; i < 5; i++) {
      const { heard, say } = await somebody("10.9.9.9", 5000 + i);
      say(ASK);
      say(ASK);
      await clock.run(0.1);
      say(one.connect(numberIn(heard.at(-1))));
      await clock.run(0.1);
      if (i === 4) expect(heard.at(-1)).toContain("Too many from your host.");
    }
    expect(proxy.clients).toBe(4);
  });
});

const CAPTURES = [
  { name: "real-quakeworld-ezquake-mvdsv", script: SCRIPTED_QUAKEWORLD, game: QUAKEWORLD_PROXY },
  { name: "quake2-yquake2", script: scriptedQuake2(34), game: QUAKE2_PROXY },
  { name: "q2pro/real-q2pro-client-35", script: scriptedQuake2(35), game: QUAKE2_PROXY },
  { name: "q2pro/real-q2pro-client-36", script: scriptedQuake2(36), game: QUAKE2_PROXY },
] as const;

describe.each(CAPTURES)(
  "the captured session of $name through a proxy",
  ({ name, script, game }) => {
    const file = sharedFile(`captures/${name}.pcap`);

    it.runIf(file.isThere)(
      `passes unchanged, and is recorded as the client read it${file.why}`,
      () => {
        const clock = new VirtualClock();
        const client: Address = { host: "127.0.0.1", port: 5000 };
        const target = new MemoryTarget();
        // All that is written of a packet, whatever the game's players read.
        const style = { ...game.style, kept: (block: never) => block, ending: () => undefined };
        const recorder = new Recorder(target, { style });
        const put: Uint8Array[] = [];
        const house: DoorHouse = {
          clock,
          server: SERVER,
          advertised: PROXY,
          put: (packet) => void put.push(packet),
          drop: () => {},
          failed: (error) => {
            throw error;
          },
          isThere: () => false,
          isPlaying: () => false,
          reasonAgainst: () => undefined,
          open: () => Promise.reject(new Error("no socket is needed")),
        };
        const door = game.open({ ...house, failed: () => {} });
        let passage: Passage | undefined;
        let passing: PassingGame | undefined;
        let asked = "";
        const sent: Uint8Array[] = [];
        const datagrams = datagramsOf(new Uint8Array(readFileSync(file.path)));
        const { port } = datagrams.find(({ bytes }) =>
          textOf(bytes).startsWith("getchallenge"),
        )!.destination;
        for (const { source, bytes } of datagrams) {
          const isServers = source.port === port;
          const packet = (isServers ? script.mirror : script.wire).read(bytes);
          if (passing !== undefined) {
            if (isServers) expect(passing.fromServer(bytes)).toBeUndefined();
            else expect(passing.fromClient(bytes)).toBe(bytes);
            // What comes after the client has left, he does not read.
            if (isServers && typeof packet === "object" && !passing.hasEnded)
              sent.push(packet.messages.slice());
          } else if (!isServers && textOf(bytes).startsWith("getchallenge")) {
            expect(door.receive(bytes, client)).toBe("taken");
          } else if (!isServers && textOf(bytes).startsWith("connect ")) {
            asked = textOf(bytes);
            const [, own] = /(?:c|challenge )(\d{9})/.exec(textOf(put.at(-1)!))!;
            const request = asked.replace(/^(connect \d+ \d+ )-?\d+/, `$1${own}`);
            passage = door.receive(words(request), client) as Passage;
          } else if (isServers && passage === undefined && /^c(?:hallenge)?/.test(textOf(bytes))) {
            // The proxy asks for it later on.
            sent[0] = bytes;
          } else if (isServers && passage !== undefined) {
            expect(passage.answer(sent.shift()!, { ...house, record: () => recorder })).toEqual({
              kind: "asks",
            });
            // But for its number the request is the client's.
            expect(textOf(passage.question)).toBe(asked);
            const answer = passage.answer(bytes, { ...house, record: () => recorder });
            if (answer.kind === "accepted") passing = answer.game;
          }
        }
        passing!.end();
        const container: AnyContainer = name.includes("quakeworld") ? qwd : dm2;
        const bodies = [...readRecording(container, target.files[0]!)].flatMap((part) =>
          part.kind === "block" && "messages" in part.block
            ? [Buffer.from(part.block.messages as Uint8Array).toString("hex")]
            : [],
        );
        const expected = sent.map((bytes) => Buffer.from(bytes).toString("hex"));
        expect(bodies).toEqual(expected);
        expect(bodies.length).toBeGreaterThan(100);
      },
    );
  },
);
