import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import type { Message } from "../../generated/netquake.ts";
import { Reassembly } from "../../quake/net/channel/reassembly.ts";
import { ServerBlocks } from "../../quake/net/netquake/server-blocks.ts";
import { Recorder } from "../../quake/net/proxy/recorder.ts";
import { timeText, wishIn } from "../../quake/net/serve/play/wishes.ts";
import { led } from "../../quake/net/serve/reel/reel-block.ts";
import { readReel } from "../../quake/net/serve/reel/reel-builder.ts";
import { serverMessages } from "../../quake/net/serve/server-messages.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { MemoryTarget } from "../support/demo-hall.ts";

const level = (serverversion = 15): Message => ({
  type: "serverinfo",
  serverversion,
  maxclients: 1,
  gametype: 0,
  mapname: "a level",
  models: ["maps/one.bsp"],
  sounds: [],
});
const prints = (bytes: number): Message[] => {
  const count = Math.ceil(bytes / 1000);
  const text = (length: number) => ({ type: "print", text: "x".repeat(length - 2) }) as const;
  // A print has its id and a NUL beside its text.
  return Array.from({ length: count }, (_, i) =>
    text(Math.floor((bytes * (i + 1)) / count) - Math.floor((bytes * i) / count)),
  );
};
/** An entity alone has two bytes, and with an angle three (DEM §7.40). */
const UPDATE: Message = { type: "updateentity", entity: 1, nolerp: false };
const TURNED: Message = { type: "updateentity", entity: 1, angle2: 0, nolerp: false };
/** A frame of that many bytes: the time has five. */
const frame = (time: number, bytes = 7): Message[] => [
  { type: "time", time },
  ...(bytes % 2 === 0 ? [TURNED] : [UPDATE]),
  ...Array<Message>(Math.floor((bytes - 7) / 2)).fill(UPDATE),
];

function recording(blocks: readonly (readonly Message[])[]): Uint8Array {
  const w = new Writer();
  for (const messages of blocks)
    dem.encodeBlock(w, { type: "block", angles: [0, 0, 0], messages: serverMessages(messages) });
  return Uint8Array.from([...textToBytes("-1\n"), ...written(w)]);
}

describe("packets of a reel", () => {
  const reel = (blocks: readonly (readonly Message[])[], more = {}) =>
    readReel([recording(blocks)], { followsView: false, ...more });
  const packets = async (blocks: readonly (readonly Message[])[]) => {
    const { blocks: made } = await reel(blocks);
    const { packets, isReliable } = made.at(-1)!;
    return [isReliable, ...packets.map(({ length }) => length)];
  };

  it("have 8000 bytes of what must arrive for id's clients, and 32000 for FitzQuake's (ERRATA 103)", async () => {
    expect(await packets([[level()], prints(8000)])).toEqual([true, 8000]);
    expect((await packets([[level()], prints(8001)])).length).toBe(3);
    expect(await packets([[level(666)], prints(32_000)])).toEqual([true, 32_000]);
    expect((await packets([[level(666)], prints(32_001)])).length).toBe(3);
    const models = Array.from({ length: 200 }, () => "x".repeat(60));
    await expect(packets([[{ ...level(), models } as Message]])).rejects.toThrow(/block 0 .* 8000/);
    expect((await packets([[{ ...level(666), models } as Message]])).length).toBe(2);
  });

  it("have 1024 bytes of a frame for id's clients, and 1400 for FitzQuake's (ERRATA 103)", async () => {
    expect(await packets([[level()], frame(1, 1023)])).toEqual([false, 1023]);
    expect(await packets([[level()], frame(1, 1024)])).toEqual([false, 1024]);
    expect(await packets([[level()], frame(1, 1025)])).toEqual([false, 1023, 2]);
    expect(await packets([[level(666)], frame(1, 1400)])).toEqual([false, 1400]);
    expect(await packets([[level(666)], frame(1, 1401)])).toEqual([false, 1399, 2]);
  });

  it("are no frame before a level, nothing without one, and no more than 256 KiB in a block", async () => {
    await expect(reel([frame(1)])).rejects.toThrow(/block 0 is a frame, and no level/);
    await expect(reel([prints(10)])).rejects.toThrow(/no level begins/);
    expect((await packets([[level()], prints(1 << 18)])).length).toBeGreaterThan(30);
    await expect(reel([[level()], prints((1 << 18) + 1)])).rejects.toThrow(/than a client takes/);
  });

  it("are as they were with nothing before them, and begin with what there is", () => {
    const run = { bytes: Uint8Array.of(1, 1), ends: [1, 2] };
    expect(led(new Uint8Array(0), run)).toEqual(run);
    expect(led(Uint8Array.of(7, 8, 9), run)).toEqual({
      bytes: Uint8Array.of(7, 8, 9, 1, 1),
      ends: [3, 4, 5],
    });
  });

  it("are one for all that begins a level, of the second level as of the first", async () => {
    const beginning = [[level()], prints(10)];
    const { blocks, levels } = await reel([...beginning, frame(1), ...beginning]);
    const begun = serverMessages([level(), ...prints(10)]);
    expect(levels).toBe(2);
    const is = ({ begins, packets }: (typeof blocks)[number]) => [begins, Buffer.concat(packets)];
    expect(blocks.map(is)).toEqual(
      [begun, serverMessages(frame(1)), begun].map((bytes, i) => [i !== 1, Buffer.from(bytes)]),
    );
  });

  it("take as much memory as their bytes, and 256 for each block, and no more than is allowed", async () => {
    const blocks = [[level()], frame(1), frame(2)];
    const { bytes, levels } = await reel(blocks);
    expect([bytes, levels]).toEqual([serverMessages([level()]).length + 2 * 7, 1]);
    const most = bytes + 3 * 256;
    expect((await reel(blocks, { limit: most })).blocks.length).toBe(3);
    await expect(reel(blocks, { limit: most - 1 })).rejects.toThrow(`more than ${most - 1} bytes`);
    const chunk = recording(blocks);
    await expect(readReel([chunk], { limit: chunk.length - 1 })).rejects.toThrow(/bytes of memory/);
    // 512 MiB where nothing is said.
    const large = { length: 2 ** 29 + 1 } as Uint8Array;
    await expect(readReel([large])).rejects.toThrow(`more than ${2 ** 29} bytes of memory`);
    // A piece that is too large is refused before it is read: it may be one block.
    await expect(readReel([new Uint8Array(1000)], { limit: 999 })).rejects.toThrow(
      /bytes of memory/,
    );
  });
});

describe("a message in parts", () => {
  it("has as many bytes as are allowed, also where they come one by one", () => {
    const parts = new Reassembly(5000);
    for (let i = 0; i < 5000; i++) expect(parts.add(Uint8Array.of(i & 255))).toBe(true);
    expect(parts.add(Uint8Array.of(1))).toBe(false);
    expect(parts.add(new Uint8Array(0))).toBe(true);
    expect(parts.take()).toEqual(Uint8Array.from({ length: 5000 }, (_, i) => i & 255));
    expect(parts.take()).toEqual(new Uint8Array(0));
    expect(parts.add(new Uint8Array(5001))).toBe(false);
    expect(parts.add(new Uint8Array(5000).fill(7))).toBe(true);
    const message = parts.take();
    parts.add(Uint8Array.of(9));
    expect(message[0]).toBe(7);
  });
});

describe("what who watches wishes", () => {
  it("is read from a client's command, and from what it says", () => {
    const cases: [string, unknown][] = [
      ["pause", { kind: "pause" }],
      ['say "play"', { kind: "play" }],
      ["say_team .help", { kind: "help" }],
      ["speed 2", { kind: "speed", factor: 2 }],
      ["speed 16", { kind: "speed", factor: 16 }],
      ["speed 17", { kind: "speed", factor: 16 }],
      // A sixteenth is 0.0625.
      ["speed 0.0625", { kind: "speed", factor: 0.0625 }],
      ["speed 0.0626", { kind: "speed", factor: 0.0626 }],
      ["speed 0", { kind: "speed", factor: 0.0625 }],
      ["speed x", undefined],
      ["speed 100", undefined],
      ["seek 1:30", { kind: "seek", seconds: 90, isRelative: false }],
      ["seek 15", { kind: "seek", seconds: 15, isRelative: false }],
      ["seek +10", { kind: "seek", seconds: 10, isRelative: true }],
      ["seek -1:01", { kind: "seek", seconds: -61, isRelative: true }],
      ["seek a", undefined],
      ["view Ranger", { kind: "view", player: "Ranger" }],
      ["view", undefined],
      ["kill", undefined],
      ["", undefined],
    ];
    for (const [command, wish] of cases)
      expect([command, wishIn(command)]).toEqual([command, wish]);
    expect([0, 9.99, 65, 600].map(timeText)).toEqual(["0:00", "0:09", "1:05", "10:00"]);
  });
});

describe("a recorder", () => {
  it("counts the files, blocks and bytes that it wrote, and begins no more than a thousand", () => {
    const target = new MemoryTarget();
    const recorder = new Recorder(target);
    const blocks = new ServerBlocks();
    const [first, then] = [[level(), { type: "signonnum", signon: 1 } as Message], frame(1)];
    for (let i = 0; i < 1002; i++)
      for (const messages of [first, then])
        recorder.take(blocks.read(serverMessages(messages), [0, 0, 0]));
    recorder.end();
    // Each block, and for each file an end.
    expect([recorder.files, recorder.blocks]).toEqual([1000, 2 * 1002 + 1000]);
    expect(recorder.bytes).toBe(target.files.reduce((sum, { length }) => sum + length, 0));
    expect(target.files.length).toBe(1000);
  });
});
