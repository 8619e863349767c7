import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import type { Message } from "../../generated/netquake.ts";
import { connect } from "../../quake/net/netquake/connect.ts";
import { DemoServer, type DemoServerOptions } from "../../quake/net/serve/demo-server.ts";
import { goodbye } from "../../quake/net/serve/goodbye.ts";
import { MemoryNetwork, ideal, lossy } from "../../quake/net/transport/memory-network.ts";
import { messageGroups } from "../../quake/net/serve/reel/message-groups.ts";
import { unreliablePacket } from "../../quake/net/channel/packet.ts";
import { queryServer } from "../../quake/net/query/query.ts";
import { readReel, type ReelOptions } from "../../quake/net/serve/reel/reel-builder.ts";
import type { Reel } from "../../quake/net/serve/reel/reel.ts";
import { serverMessages } from "../../quake/net/serve/server-messages.ts";
import { StuffedFilter } from "../../quake/net/serve/reel/stuffed-filter.ts";
import { StuffedCommands } from "../../quake/net/client/stufftext.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { corpusFiles, hasCorpus, whyNoCorpus } from "../support/corpus.ts";
import {
  blocksOf,
  FIXTURE,
  HALL,
  type Heard,
  linesOf,
  Puppet,
  sentOf,
  SHORT,
  TWO_LEVELS,
} from "../support/demo-hall.ts";
import { eachOfSome, whole } from "../support/whole.ts";

const reelOf = (bytes: Uint8Array, options: ReelOptions = {}): Promise<Reel> =>
  readReel([bytes], options);
/** It does not change, and is made once. */
const theShort = reelOf(SHORT);
const short = (): Promise<Reel> => theShort;
const FREE = { followsView: false } as const;
const GOODBYE: Heard = { bytes: goodbye(), isReliable: true };
const RECONNECT: Heard = {
  bytes: serverMessages([{ type: "stufftext", text: "reconnect\n" }]),
  isReliable: true,
};

/** Why some recordings are not for clients. */
const NOT_SERVED = new Map([
  ["girlich-cd.dem", /serverinfo/],
  ["girlich-qfont.dem", /serverinfo/],
]);

/** A hall where a recording is shown, and the time that passes in it. */
async function hall(reel: Reel, options: DemoServerOptions = {}, delivery = ideal) {
  const clock = new VirtualClock();
  const network = new MemoryNetwork(clock, delivery);
  const server = await DemoServer.open(reel, { transport: network, clock, ...options });
  const ends: string[] = [];
  server.on("leave", (_, end) => ends.push(end));
  const puppet = async (host?: string) => {
    const one = await Puppet.open(network, clock, HALL, host);
    one.connect();
    one.resend();
    return one;
  };
  return { clock, network, server, ends, puppet };
}

/** A recording of blocks that are given by their messages. */
function recording(blocks: readonly (readonly Message[])[], angles = [0, 0, 0]): Uint8Array {
  const w = new Writer();
  for (const messages of blocks)
    dem.encodeBlock(w, {
      type: "block",
      angles: angles as [number, number, number],
      messages: serverMessages(messages),
    });
  return Uint8Array.from([...textToBytes("-1\n"), ...written(w)]);
}

const LEVEL: Message = {
  type: "serverinfo",
  serverversion: 15,
  maxclients: 1,
  gametype: 0,
  mapname: "a level",
  models: ["maps/one.bsp"],
  sounds: [],
};
const frame = (time: number, ...more: Message[]): Message[] => [
  { type: "time", time },
  ...more,
  { type: "updateentity", entity: 1, nolerp: false },
];
const text = (text: string): Message => ({ type: "stufftext", text });

describe("a reel", () => {
  whole("has all messages of a recording but those that it names, in their order", async () => {
    const reel = await reelOf(FIXTURE, FREE);
    const shown = blocksOf(recordingOf(reel)).flatMap(({ messages }) => messages);
    const messages = blocksOf(FIXTURE).flatMap(({ messages }) => messages);
    const gone = [
      text("cl_serverextension_download 2\n"),
      { type: "nop" },
      text("\n// this demo contains the point of view of: pybot\n"),
      { type: "disconnect" },
    ];
    let next = 0;
    expect(shown).toEqual(
      messages.filter((message) => {
        if (JSON.stringify(message) !== JSON.stringify(gone[next])) return true;
        next++;
        return false;
      }),
    );
    expect(next).toBe(gone.length);
    expect(reel).toMatchObject({
      map: "lqdm4_a6",
      levels: 1,
      leftOut: { commands: 2, endings: 1, undecoded: 0 },
    });
    // From its first frame to its last one, to a millisecond.
    const times = messages.flatMap((m) => (m.type === "time" ? [m.time] : []));
    expect(reel.seconds).toBeCloseTo(times.at(-1)! - times[1]!, 2);
  });

  it("turns the view with each frame to where the camera was, and does nothing else", async () => {
    const free = await reelOf(SHORT, FREE);
    const reel = await short();
    const strip = ({ bytes, isReliable }: Heard) => (isReliable ? bytes : bytes.subarray(4));
    expect(sentOf(reel).map(strip)).toEqual(sentOf(free).map(({ bytes }) => bytes));
    const looking = recording([[LEVEL], frame(1)], [-4.6, 359, 1e9]);
    const [, turned] = sentOf(await reelOf(looking));
    const [first] = blocksOf(recordingOf(await reelOf(looking)))[1]!.messages;
    // 255 stands for -1 of 256 steps; the nearest to -4.6 degrees is -3 steps.
    expect([...turned!.bytes.subarray(0, 4)].slice(0, 3)).toEqual([10, 253, 255]);
    expect(first).toMatchObject({ type: "setangle" });
    // An invalid direction is not reported.
    const odd = recording([[LEVEL], frame(1)], [NaN, 0, 0]);
    expect(sentOf(await reelOf(odd))[1]!.bytes).toEqual(serverMessages(frame(1)));
  });

  it("lets nothing through that would change whoever watches, or stop him", async () => {
    const blocks: Message[][] = [
      [LEVEL, { type: "signonnum", signon: 1 }],
      [text("bind x quit\nbf\nrecon"), text("nect\nv_cshift 0 0 0 "), text("10;wait\n")],
      [{ type: "disconnect" }],
      [{ type: "bad" }, { type: "print", text: "hi\n" }],
      frame(1),
      [text("alias a b\n")],
    ];
    const bytes = recording(blocks);
    const reel = await reelOf(bytes, FREE);
    const messages = blocksOf(recordingOf(reel)).map(({ messages }) => messages);
    expect(messages).toMatchObject([
      blocks[0]!,
      [text("bf\n"), text("v_cshift 0 0 0 10\nwait\n")],
      [{ type: "print", text: "hi\n" }],
      blocks[4]!,
    ]);
    expect(reel.leftOut).toEqual({ commands: 3, endings: 2, undecoded: 0 });
    const trusted = await reelOf(bytes, { ...FREE, isTrusted: true });
    const commands = blocksOf(recordingOf(trusted)).flatMap(({ messages }) =>
      messages.flatMap((m) => (m.type === "stufftext" ? m.text.trim().split("\n") : [])),
    );
    expect(commands).toEqual(["bind x quit", "bf", "v_cshift 0 0 0 10", "wait", "alias a b"]);
  });

  it("lets no command through however it is cut", () => {
    const piece = fc.constantFrom("bf", "\n", ";", '"', "bind x y", " ", "v_cshift 1 2", "wait");
    fc.assert(
      fc.property(fc.array(fc.array(piece)), (texts) => {
        const filter = new StuffedFilter();
        const console = new StuffedCommands();
        const run = texts.flatMap((parts) => console.add(filter.take(parts.join("")) ?? ""));
        const meant = new StuffedCommands();
        const all = texts.flatMap((parts) => meant.add(parts.join("")));
        expect(run).toEqual(all.filter((c) => /^(bf|wait|v_cshift 1 2)$/.test(c)));
        expect(filter.dropped).toBe(all.length - run.length);
      }),
    );
  });

  it("keeps of a block that is not understood what is", async () => {
    const known = serverMessages([{ type: "print", text: "hello\n" }]);
    const unknown = Uint8Array.of(99, 1, 2);
    const w = new Writer();
    const first = serverMessages([LEVEL, { type: "signonnum", signon: 1 }]);
    for (const messages of [first, Uint8Array.from([...known, ...unknown])])
      dem.encodeBlock(w, { type: "block", angles: [0, 0, 0], messages });
    const bytes = Uint8Array.from([...textToBytes("-1\n"), ...written(w)]);
    const reel = await reelOf(bytes);
    expect(sentOf(reel)[1]!.bytes).toEqual(known);
    expect(reel.leftOut.undecoded).toBe(1);
    const trusted = await reelOf(bytes, { isTrusted: true });
    expect(sentOf(trusted)[1]!.bytes).toEqual(Uint8Array.from([...known, ...unknown]));
  });

  it("sends what begins a level in one message, up to where the client answers", async () => {
    const signons = [1, 2, 3].map((signon): Message[] => [{ type: "signonnum", signon }]);
    const blocksOfLevel: Message[][] = [[LEVEL], [{ type: "setview", entity: 1 }], ...signons];
    const { blocks } = await reelOf(recording(blocksOfLevel));
    expect(blocks.map(({ begins, stage }) => [begins, stage])).toEqual([
      [true, 1],
      [false, 2],
      [false, 3],
    ]);
    // As one block of these messages: 1 byte each of svc_setview and svc_signonnum, and what they have, 2 bytes and 1.
    const { length } = serverMessages([LEVEL]);
    expect(blocks[0]!.packets.map((packet) => packet.length)).toEqual([length + 5]);
  });

  it("cuts packets that are too large where a message ends", () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 100 }), (lengths, limit) => {
        const ends = lengths.map((_, i) => lengths.slice(0, i + 1).reduce((a, b) => a + b));
        const bytes = Uint8Array.from({ length: ends.at(-1)! }, (_, i) => i);
        const groups = messageGroups({ bytes, ends }, limit);
        if (Math.max(...lengths) > limit && bytes.length > limit) {
          expect(groups).toBeUndefined();
          return;
        }
        expect(Uint8Array.from(groups!.flatMap((group) => [...group]))).toEqual(bytes);
        let at = 0;
        for (const { length } of groups!) {
          // What begins here would not have fitted into the group before.
          const before = groups![groups!.findIndex((group) => group.byteOffset === at) - 1];
          const first = lengths[ends.findIndex((end) => end > at)]!;
          if (before !== undefined) expect(before.length + first).toBeGreaterThan(limit);
          at += length;
          expect(length).toBeLessThanOrEqual(limit);
          expect(ends).toContain(at);
        }
      }),
    );
  });

  it("sends large frames in several packets, and what no packet holds as what must arrive", async () => {
    const entities = Array.from({ length: 80 }, (_, i): Message => {
      const origin = { origin1: 8, origin2: 8, origin3: 8, angle1: 90, angle2: 90, angle3: 90 };
      return {
        type: "updateentity",
        entity: i + 1,
        modelindex: 1,
        frame: 1,
        nolerp: false,
        ...origin,
      };
    });
    const long: Message = { type: "centerprint", text: "x".repeat(1500) };
    const blocks = [[LEVEL], [...frame(1), ...entities], frame(2, long)];
    const reel = await reelOf(recording(blocks));
    const [, large, longest] = reel.blocks;
    expect(large).toMatchObject({ isReliable: false });
    expect(large!.packets.length).toBe(2);
    expect(large!.packets.every(({ length }) => length <= 1024)).toBe(true);
    expect(longest).toMatchObject({ isReliable: true, packets: [{ length: 1509 }] });
    // Of what must arrive, no more goes at once than id's client has room for.
    const prints = Array.from({ length: 5 }, (): Message => ({
      type: "print",
      text: "x".repeat(1999),
    }));
    const talk = await reelOf(recording([[LEVEL], prints]));
    expect(talk.blocks[1]!.packets.map(({ length }) => length)).toEqual([6003, 4002]);
  });

  it("shows what lasts so that it arrives, also within a frame", async () => {
    const kinds: [Message[], boolean][] = [
      [frame(1), false],
      [frame(1, { type: "setview", entity: 2 }), true],
      [frame(1, { type: "centerprint", text: "hi" }), false],
      [[{ type: "centerprint", text: "hi" }], true],
      [[{ type: "updatefrags", player: 0, frags: 1 }], true],
      [[text("bf\n")], true],
    ];
    const reel = await reelOf(recording([[LEVEL], ...kinds.map(([messages]) => messages)]));
    expect(reel.blocks.slice(1).map(({ isReliable }) => isReliable)).toEqual(
      kinds.map(([, isReliable]) => isReliable),
    );
  });

  whole("does not go back in time, wait for long, or run away", async () => {
    const anyTime = fc.oneof(fc.double(), fc.constantFrom(0, 1, 1e30, NaN, -5), fc.float());
    const times = fc.array(anyTime, { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(times, async (times) => {
        const reel = await reelOf(recording([[LEVEL], ...times.map((t) => frame(Math.fround(t)))]));
        const shown = reel.blocks.slice(1).map(({ at }) => at);
        for (const [i, at] of shown.slice(1).entries()) {
          expect(at - shown[i]!).toBeGreaterThan(0.0039);
          expect(at - shown[i]!).toBeLessThan(2.001);
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ["another format", textToBytes("HLDEMO\0\0\0\0"), {}, /another format/],
    ["a protocol that is not described", inProtocol3505(), {}, /3505/],
    ["no level", recording([[{ type: "print", text: "hi" }]]), {}, /serverinfo/],
    ["a frame before any level", recording([frame(1), [LEVEL]]), {}, /block 0/],
    ["nothing", new Uint8Array(0), {}, /serverinfo/],
    ["more than there is room for", FIXTURE, { limit: 100_000 }, /100000/],
    [
      "a message that no client takes",
      recording([[{ ...LEVEL, models: Array(200).fill("m".repeat(60)) }]]),
      {},
      /8000/,
    ],
  ])("is not made of %s", async (_, bytes, options, reason) => {
    await expect(reelOf(bytes, options)).rejects.toThrow(reason);
  });
});

function inProtocol3505(): Uint8Array {
  const bytes = recording([[LEVEL]]);
  // After the CD track, the block's header and the message's id.
  new DataView(bytes.buffer).setInt32(3 + 16 + 1, 3505, true);
  return bytes;
}

describe.skipIf(!hasCorpus)(`reels of public recordings${whyNoCorpus}`, () => {
  eachOfSome(
    corpusFiles("dem", ".dem"),
    3,
    "$name: all that is for a client's eyes",
    async (file) => {
      const bytes = file.bytes();
      const why = NOT_SERVED.get(file.name);
      if (why !== undefined) return expect(reelOf(bytes)).rejects.toThrow(why);
      const reel = await reelOf(bytes, FREE);
      const shown = reel.blocks.map(({ packets }) => Buffer.concat(packets));
      const isWhole = ({ type }: Message): boolean => !/^(nop|disconnect|stufftext)/.test(type);
      let [at, farthest] = [0, 0];
      for (const { messages, undecoded, body } of blocksOf(bytes)) {
        if (undecoded !== undefined || !messages.every(isWhole)) continue;
        const before = at;
        while (at < shown.length && !shown[at]!.equals(body)) at++;
        farthest = Math.max(farthest, at++ - before);
      }
      expect(at).toBeLessThanOrEqual(shown.length);
      expect(farthest).toBeLessThan(20);
      const longest = (isReliable: boolean): number =>
        Math.max(
          ...reel.blocks
            .filter((block) => block.isReliable === isReliable)
            .flatMap(({ packets }) => packets.map(({ length }) => length)),
        );
      expect(longest(true)).toBeLessThanOrEqual(reel.isFitzQuake ? 32_000 : 8000);
      expect(longest(false)).toBeLessThanOrEqual(reel.isFitzQuake ? 1400 : 1024);
    },
  );
});

/** A reel's packets as the blocks of a recording. */
function recordingOf(reel: Reel): Uint8Array {
  const w = new Writer();
  for (const { bytes } of sentOf(reel))
    dem.encodeBlock(w, { type: "block", angles: [0, 0, 0], messages: bytes });
  return Uint8Array.from([...textToBytes("-1\n"), ...written(w)]);
}

function isReliable(line: string): boolean {
  return line.startsWith("!");
}

describe("a server of recordings", () => {
  it("sends all of it in order and in real time, and says goodbye", async () => {
    const reel = await reelOf(FIXTURE);
    const { clock, puppet, ends, server } = await hall(reel);
    const one = await puppet();
    await clock.run(reel.seconds - 0.1);
    expect(one.heard.length).toBeLessThan(sentOf(reel).length);
    expect(one.heard.length).toBeGreaterThan(0.98 * sentOf(reel).length);
    expect(ends).toEqual([]);
    await clock.run(0.2);
    expect(one.lines).toEqual(linesOf([...sentOf(reel), GOODBYE]));
    expect(ends).toEqual(["finished"]);
    expect(server.watchers).toEqual([]);
  });

  it("shows it to whoever comes later from its beginning", async () => {
    const reel = await short();
    const { clock, puppet } = await hall(reel);
    const [first] = [await puppet()];
    await clock.run(2);
    const second = await puppet();
    await clock.run(reel.seconds + 1);
    expect(second.lines).toEqual(first!.lines);
    expect(second.heard).toHaveLength(sentOf(reel).length + 1);
  });

  whole("holds 64 at once", async () => {
    const reel = await short();
    const { clock, puppet, server } = await hall(reel, { limits: { clients: 64 } });
    const puppets = await Promise.all(Array.from({ length: 64 }, () => puppet()));
    await clock.run(1);
    expect(server.watchers).toHaveLength(64);
    const late = await puppet();
    await clock.run(reel.seconds);
    expect(late.answers).toMatchObject([{ type: "ccrep_reject", reason: "Server is full.\n" }]);
    const all = [...sentOf(reel), GOODBYE];
    for (const { heard } of puppets) {
      expect(heard.length).toBe(all.length);
      expect(heard.every(({ bytes }, i) => Buffer.compare(bytes, all[i]!.bytes) === 0)).toBe(true);
    }
  });

  it.each([4, 0.5])("shows it at speed %d", async (speed) => {
    const reel = await short();
    const { clock, puppet, ends } = await hall(reel, { speed });
    await puppet();
    await clock.run(reel.seconds / speed - 0.1);
    expect(ends).toEqual([]);
    await clock.run(0.2);
    expect(ends).toEqual(["finished"]);
  });

  it("has each level signed on to, and the one before forgotten", async () => {
    const reel = await reelOf(TWO_LEVELS);
    expect(reel.levels).toBe(2);
    const { clock, puppet, ends } = await hall(reel);
    const one = await puppet();
    await clock.run(reel.seconds + 3);
    const sent = sentOf(reel);
    const second = sent.findIndex((_, i) => i > 0 && reel.blocks[i]!.begins);
    const all = [...sent.slice(0, second), RECONNECT, ...sent.slice(second), GOODBYE];
    expect(one.lines).toEqual(linesOf(all));
    expect(ends).toEqual(["finished"]);
  });

  it("begins the next level half a second after the client was sent away from the one before", async () => {
    const reel = await reelOf(TWO_LEVELS);
    const { clock, puppet } = await hall(reel);
    const one = await puppet();
    const lines = () => one.lines.length;
    const reconnect = linesOf([RECONNECT])[0];
    await clock.run(reel.seconds + 3, () => one.lines.includes(reconnect!));
    const [count, at] = [lines(), clock.now()];
    await clock.run(3, () => lines() > count);
    expect(clock.now() - at).toBeGreaterThanOrEqual(0.5);
    expect(clock.now() - at).toBeLessThan(0.7);
  });

  it("begins anew when it loops, and tells the client so", async () => {
    const reel = await short();
    const { clock, puppet, ends, server } = await hall(reel, { loop: true });
    const one = await puppet();
    await clock.run(2 * reel.seconds + 2.5);
    const sent = sentOf(reel);
    expect(one.lines.slice(0, 2 * sent.length + 1)).toEqual(linesOf([...sent, RECONNECT, ...sent]));
    expect(ends).toEqual([]);
    await server.close();
    await clock.run(1);
    expect(one.heard.at(-1)).toEqual({ ...GOODBYE, isReliable: false });
    expect(ends).toEqual(["ended"]);
  });

  it("tells a client that has not answered yet that it is there", async () => {
    const reel = await short();
    const { clock, puppet } = await hall(reel, { timeout: 60 });
    const one = await puppet();
    one.isMute = true;
    await clock.run(16);
    const nop = { bytes: serverMessages([{ type: "nop" }]), isReliable: false };
    expect(one.lines).toEqual(linesOf([sentOf(reel)[0]!, nop, nop, nop]));
  });

  it("waits for a client that acknowledges nothing", async () => {
    const signon = [1, 2, 3].map((signon): Message[] => [{ type: "signonnum", signon }]);
    const talk = Array.from({ length: 100 }, (_, i) => [
      frame(i / 10),
      [{ type: "print", text: `${i}` } as Message],
    ]);
    const reel = await reelOf(recording([[LEVEL], ...signon, ...talk.flat()]), FREE);
    const { clock, puppet } = await hall(reel, { timeout: 60 });
    const one = await puppet();
    await clock.run(3);
    one.isSilent = true;
    await clock.run(5);
    // Frames went on until as many messages waited as may.
    const { length } = one.heard;
    expect(one.heard.at(-1)!.bytes).toEqual(serverMessages(frame((30 + 17) / 10)));
    await clock.run(19);
    expect(one.heard).toHaveLength(length);
    one.isSilent = false;
    await clock.run(reel.seconds);
    expect(one.lines.toSorted()).toEqual(linesOf([...sentOf(reel), GOODBYE]).toSorted());
    expect(one.lines.filter(isReliable)).toEqual(
      linesOf([...sentOf(reel), GOODBYE]).filter(isReliable),
    );
  });

  it("waits ten seconds for a goodbye to be acknowledged, and no longer", async () => {
    const reel = await short();
    const { clock, network, puppet, ends } = await hall(reel, { timeout: 60 });
    const one = await puppet();
    await clock.run(reel.seconds - 0.1);
    one.isSilent = true;
    const move = unreliablePacket(1000, Uint8Array.of(1));
    for (let i = 0; i < 9; i++) {
      network.forge(move, one.socket.address, HALL);
      await clock.run(1);
    }
    expect(ends).toEqual([]);
    network.forge(move, one.socket.address, HALL);
    await clock.run(2);
    expect(ends).toEqual(["finished"]);
    expect(one.lines.slice(-4)).toEqual(
      linesOf([GOODBYE, ...Array(3).fill({ ...GOODBYE, isReliable: false })]),
    );
  });

  it("has levels follow each other without a gap, whatever their clocks say", async () => {
    const next = { ...LEVEL, mapname: "the next" };
    const blocks = [[LEVEL], frame(1), frame(1.5), [next], frame(700), frame(700.5)];
    const reel = await reelOf(recording(blocks));
    expect(reel.seconds).toBeCloseTo(1.004, 5);
    expect(reel.levels).toBe(2);
  });

  it("gives up a client that is silent, and hears one that leaves", async () => {
    const reel = await short();
    const { clock, puppet, ends, server } = await hall(reel, { timeout: 5, loop: true });
    const [silent, leaving] = [await puppet(), await puppet()];
    await clock.run(1);
    silent.isSilent = true;
    leaving.say({ type: "disconnect" });
    await clock.run(0.1);
    expect(ends).toEqual(["left"]);
    await clock.run(6);
    expect(ends).toEqual(["left", "timeout"]);
    expect(server.watchers).toEqual([]);
    const { length } = leaving.heard;
    await clock.run(2);
    expect(leaving.heard).toHaveLength(length);
  });

  it("stops, goes on, and goes elsewhere, as a client says in its chat or console", async () => {
    const reel = await reelOf(FIXTURE, FREE);
    const { clock, puppet, server, ends } = await hall(reel);
    const one = await puppet();
    const other = await puppet();
    const say = (text: string) => one.say({ type: "stringcmd", text });
    await clock.run(3);
    const [watcher] = server.watchers;
    say('say "pause"');
    await clock.run(0.5);
    const stopped = watcher!.seconds;
    expect(stopped).toBeLessThan(3.5);
    await clock.run(2);
    expect(watcher!.seconds).toBe(stopped);

    // Of what it goes to it shows one frame, and before that all that must arrive of the level.
    const before = one.heard.length;
    say("seek 0:10");
    await clock.run(3);
    const shown = one.heard.slice(before).filter(({ bytes }) => bytes.length > 1);
    const lasting = sentOf({
      ...reel,
      blocks: reel.blocks.filter(({ isReliable, at }) => isReliable && at < 10),
    });
    const frame = reel.blocks.find(({ isReliable, at }) => !isReliable && at >= 10)!;
    const isText = ({ bytes }: Heard): boolean =>
      bytes[0] === serverMessages([{ type: "print", text: "" }])[0];
    expect(linesOf(shown.filter((heard) => heard.isReliable && !isText(heard)))).toEqual(
      linesOf([RECONNECT, ...lasting.filter((heard) => !isText(heard))]),
    );
    expect(linesOf(shown.filter(({ isReliable }) => !isReliable))).toEqual(
      linesOf(frame.packets.map((bytes) => ({ bytes, isReliable: false }))),
    );

    // The key says the same word to go on.
    say("pause");
    await clock.run(2);
    expect(watcher!.seconds).toBeGreaterThan(11.8);
    say("say speed 4");
    await clock.run(1.5);
    expect(ends).toEqual(["finished"]);
    // The other one saw it all in real time.
    await clock.run(reel.seconds);
    expect(linesOf(other.heard)).toEqual(linesOf([...sentOf(reel), GOODBYE]));
  });

  it("takes nothing of what clients say for more than it is", async () => {
    const reel = await short();
    const { clock, puppet, ends, server } = await hall(reel);
    const one = await puppet();
    await clock.run(2);
    one.say({ type: "stringcmd", text: "disconnect" }, { type: "stringcmd", text: "kill" });
    one.say({ type: "stringcmd", text: 'name "a very long name that nobody has"' });
    one.say({ type: "stringcmd", text: "prespawn" }, { type: "stringcmd", text: "begin" });
    one.channel.sendUnreliable(Uint8Array.of(200, 1, 2, 3));
    await clock.run(1);
    expect(server.watchers.map(({ name }) => name)).toEqual(["a very long nam"]);
    await clock.run(reel.seconds);
    expect(ends).toEqual(["finished"]);
    expect(one.lines).toEqual(linesOf([...sentOf(reel), GOODBYE]));
  });

  it("is shown once at its own speed where nothing is said, and leaves its port when it closes", async () => {
    const { clock, network, server } = await hall(await short());
    const asked = queryServer(HALL, { transport: network, clock });
    await clock.run(5);
    const { rules } = await asked;
    expect(rules.filter(({ rule }) => rule !== "demo_length")).toEqual([
      { rule: "demo_loop", value: "0" },
      { rule: "demo_speed", value: "1" },
    ]);
    await expect(network.open(HALL, () => {})).rejects.toThrow(/has this port/);
    await server.close();
    await expect(network.open(HALL, () => {})).resolves.toBeDefined();
  });

  it("tells who asks what it shows, and who watches", async () => {
    const reel = await short();
    const { clock, puppet, network, server } = await hall(reel, {
      name: "the hall of records",
      loop: true,
    });
    await puppet();
    const other = await puppet();
    await clock.run(0.1);
    other.say({ type: "stringcmd", text: "name other\n" });
    await clock.run(0.9);
    const asked = queryServer(HALL, { transport: network, clock });
    await clock.run(5);
    expect(await asked).toMatchObject({
      server: { hostname: "the hall of rec", levelname: "lqdm4_a6", players: 2, maxplayers: 16 },
      players: [
        { name: "puppet", shirt: 1, pants: 2, frags: 0, connecttime: 1, address: "private" },
        { name: "other" },
      ],
      rules: [
        { rule: "demo_length", value: "4.0" },
        { rule: "demo_loop", value: "1" },
        { rule: "demo_speed", value: "1" },
      ],
      hasAllRules: true,
    });
    // Of what there is not, nothing is reported.
    const { length } = other.answers;
    const { foreign } = server.statistics.dropped;
    other.ask({ type: "ccreq_rule_info", rule: "no such rule" });
    other.ask({ type: "ccreq_player_info", player: 2 });
    await clock.run(1);
    expect(other.answers).toHaveLength(length);
    expect(server.statistics.dropped.foreign).toBe(foreign + 2);
  });

  it.each([
    { speed: 0 },
    { speed: NaN },
    { speed: Infinity },
    { timeout: 0 },
    { limits: { clients: 256 } },
    { limits: { clients: 0 } },
  ])("is not opened with %j", async (options) => {
    await expect(hall(await short(), options)).rejects.toThrow(RangeError);
  });

  it("signs a whole client on over a bad network, and all that must arrive does", async () => {
    const reel = await short();
    const delivery = lossy({ seed: 5, loss: 0.3, duplication: 0.2, delay: [0.01, 0.06] });
    const { clock, network } = await hall(reel, {}, delivery);
    const reliable: Heard[] = [];
    let ended: unknown;
    const options = { transport: network, clock, asking: { tries: 20, timeout: 1 } };
    void connect(HALL, options).then(async (client) => {
      client.on(
        "block",
        ({ body }, isReliable) => isReliable && reliable.push({ bytes: body, isReliable }),
      );
      ended = await client.ended;
    });
    await clock.run(120, () => ended !== undefined);
    expect(ended).toMatchObject({ reason: "server" });
    expect(linesOf(reliable)).toEqual(linesOf([...sentOf(reel), GOODBYE]).filter(isReliable));
  });
});
