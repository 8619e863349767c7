import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Message } from "../../generated/netquake.ts";
import { codecs as quake2Codecs, type Message as Quake2Message } from "../../generated/quake2.ts";
import { bytesOf as serverBytes } from "../../quake/net/bytes-of.ts";
import { STANDING } from "../../quake/net/client/moves.ts";
import { MessageQueue } from "../../quake/net/client/message-queue.ts";
import type { SentCommands } from "../../quake/net/netchan/command-history.ts";
import type { NetchanPacket } from "../../quake/net/netchan/netchan-wire.ts";
import { userinfoText } from "../../quake/net/netchan/userinfo.ts";
import { checkIdentity } from "../../quake/net/netquake/identity.ts";
import { ServerBlocks } from "../../quake/net/netquake/server-blocks.ts";
import { Quake2Game } from "../../quake/net/quake2/quake2-game.ts";
import { codecNamed } from "../../recording/index.ts";
import { QUAKE2_LEVEL } from "../support/quake2-level.ts";
import { Quake2Blocks } from "../../quake/net/quake2/quake2-blocks.ts";
import { QuakeworldBlocks } from "../../quake/net/quakeworld/quakeworld-blocks.ts";
import { NetquakeGame } from "../../quake/net/netquake/netquake-game.ts";
import { QUAKE2_DIALECTS } from "../../quake/net/quake2/dialects.ts";

it("what a server says is a block of a recording, which begins at 0 and is counted", () => {
  const bytes = Uint8Array.of(1, 1, 1);
  const place = { offset: 0, length: 3, bodyOffset: 0 };
  const header = { sequence: 5, reliable: 1, acknowledged: 4, reliableacknowledged: 0 };
  const [quake, world, two] = [new ServerBlocks(), new QuakeworldBlocks(), new Quake2Blocks()];
  for (const index of [0, 1]) {
    expect(quake.read(bytes, [1, 2, 3])).toMatchObject({ ...place, index, protocol: "netquake" });
    expect(two.packet(bytes)).toMatchObject({ ...place, index, protocol: "quake2" });
    const [packet, command] = [
      world.packet(7, header, bytes),
      world.command(8, { ...COMMAND, msec: 13, forwardmove: 1, sidemove: 2, upmove: 3 }, [4, 5, 6]),
    ];
    expect(packet).toMatchObject({ ...place, index: 2 * index, protocol: "quakeworld" });
    expect(packet.block).toMatchObject({ time: 7, code: 1, ...header });
    expect(command).toMatchObject({ ...place, index: 2 * index + 1, length: 0 });
    expect(command.protocol).toBeUndefined();
    expect(command.block).toEqual({
      type: "block",
      time: 8,
      code: 0,
      msec: 13,
      padding: [0, 0, 0],
      angles: [4, 5, 6],
      forwardmove: 1,
      sidemove: 2,
      upmove: 3,
      buttons: 0,
      impulse: 0,
      viewangles: [4, 5, 6],
    });
  }
});
const COMMAND = { angle1: 0, angle2: 0, angle3: 0, buttons: 0, impulse: 0 };

it("Quake II's client begins a level by a packed message as by one that comes plainly", () => {
  const setup = { dialect: QUAKE2_DIALECTS.get(35)!, qport: 1, words: "client_connect" };
  const level: Quake2Message = {
    ...QUAKE2_LEVEL,
    serverversion: 35,
    servercount: 7,
    enhanced: 0,
    minor: 1905,
    serverstate: 2,
    movement: 0,
  };
  const heard: Quake2Message[] = [{ type: "stufftext", text: "precache 7\n" }, { type: "nop" }];
  const inner = serverBytes(codecNamed(quake2Codecs, "35"), heard);
  const data = new Uint8Array(deflateRawSync(inner));
  const packed: Quake2Message = { type: "zpacket", inflated: inner.length, data };
  for (const said of [heard, [packed]]) {
    const game = new Quake2Game(setup, {});
    game.read(serverBytes(codecNamed(quake2Codecs, "34"), [level]), 0, [0, 0, 0]);
    const answers = [level, ...said].map((one) => game.hear(one));
    expect(answers.map(({ begins }) => begins === true)).toContain(true);
    expect(answers.flatMap(({ commands = [] }) => commands)).toEqual(["begin 7"]);
  }
});

describe("settings that a client tells of itself", () => {
  it("have a backslash before each name and value", () => {
    expect(userinfoText({ name: "Ranger", rate: 25_000 })).toBe("\\name\\Ranger\\rate\\25000");
    expect(userinfoText({})).toBe("");
  });

  it("have 511 characters at most, and words of 1 to 63", () => {
    const word = (length: number) => "x".repeat(length);
    // Seven pairs of 64 and 6 characters with their backslashes, and one that fills the rest.
    const many = (last: number) =>
      userinfoText({
        ...Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`name${i}`, word(63)])),
        z: word(last),
      });
    expect(7 * (1 + 5 + 1 + 63) + 1 + 1 + 1 + 18).toBe(511);
    expect(many(18).length).toBe(511);
    expect(() => many(19)).toThrow(/512 characters/);
    expect(() => userinfoText({ [word(63)]: word(63) })).not.toThrow();
    for (const wrong of [
      word(64),
      "",
      "a;b",
      'a"',
      "a\\b",
      "a\n",
      "a\r",
      "a\0",
      "\xff",
      "\u0100",
    ]) {
      expect(() => userinfoText({ name: wrong })).toThrow(RangeError);
      expect(() => userinfoText({ [wrong]: 1 })).toThrow(RangeError);
    }
    expect(userinfoText({ name: "\xfe" })).toBe("\\name\\\xfe");
  });
});

it("an identity has a name of 1 to 31 bytes, colours from 0 to 13, and 255 ASCII characters of parameters", () => {
  const of = (more: object) => () =>
    checkIdentity({ name: "a", colors: [0, 0], spawnParms: "", ...more });
  for (const right of [
    { name: "x".repeat(31) },
    { name: "\xfe" },
    { colors: [13, 13] },
    { spawnParms: "x".repeat(255) },
    { spawnParms: " ~" },
  ])
    expect(of(right)).not.toThrow();
  for (const wrong of [
    { colors: [0, 14] },
    { colors: [-1, 0] },
    { spawnParms: "x".repeat(256) },
    { spawnParms: "\x1f" },
    { spawnParms: "\x7f" },
  ])
    expect(of(wrong)).toThrow(RangeError);
});

describe("a client of NetQuake", () => {
  const MOVE_INTERVAL = 0.05;
  const NOP = 1;
  function game(options = {}, hasFineAngles = false) {
    const identity = { name: "a", colors: [0, 0] as const, spawnParms: "" };
    const own = new NetquakeGame(identity, hasFineAngles, options);
    own.open(() => {});
    const frame = (now: number, sentAt: number) =>
      own.frame({ now, sentAt, moveInterval: MOVE_INTERVAL }, () => STANDING);
    const begin = (more = {}) =>
      own.hear({ type: "serverinfo", serverversion: 15, ...more } as Message);
    const play = () => {
      for (const signon of [1, 2, 3]) own.hear({ type: "signonnum", signon });
      own.hear({ type: "updateentity", entity: 1 } as Message);
    };
    return { own, frame, begin, play };
  }

  it("says nothing before the game, but after five seconds that it is there", () => {
    const { frame } = game();
    expect(frame(4.9, 0)).toEqual({ message: undefined, due: 5 });
    expect(frame(5, 0)).toEqual({ message: Uint8Array.of(NOP), due: 10 });
    expect(frame(7, 6)).toEqual({ message: undefined, due: 11 });
  });

  it("leaves out the first two moves of each level, as id's does (ERRATA 113)", () => {
    const { frame, begin, play } = game();
    const lengths = () =>
      Array.from({ length: 4 }, (_, i) => {
        const { message, due } = frame(10 + i, 0);
        expect(due).toBe(10 + i + MOVE_INTERVAL);
        return message?.length;
      });
    begin();
    play();
    // A move has its id, a time, three angles of 8 bits, three speeds of 16, buttons and an impulse.
    expect(lengths()).toEqual([undefined, undefined, 16, 16]);
    begin();
    play();
    expect(lengths()).toEqual([undefined, undefined, 16, 16]);
    begin({ serverversion: 666 });
    play();
    expect(lengths()).toEqual([undefined, undefined, 19, 19]);
  });

  it("has angles of 16 bits where ProQuake's server agreed to them", () => {
    const { frame, begin, play } = game({}, true);
    begin();
    play();
    expect([frame(1, 0), frame(2, 0), frame(3, 0)].at(-1)!.message!.length).toBe(19);
  });

  it("greets, leaves, and does as the server says", () => {
    const { own } = game();
    expect([own.greeting(), own.goodbye()]).toEqual([Uint8Array.of(NOP), Uint8Array.of(2)]);
    expect(own.hear({ type: "serverinfo", serverversion: 15 } as Message)).toMatchObject({
      begins: true,
      isUrgent: true,
    });
    expect(own.hear({ type: "setangle", angles: [1, 2, 3] } as Message).angles).toEqual([1, 2, 3]);
    expect(own.hear({ type: "time", time: 1 })).toEqual({ commands: [] });
    expect(own.hear({ type: "disconnect" }).over!.message).toBe("the server ended the game");
    expect(own.stage).toBe(0);
  });
});

it("what waits to be read is dropped one byte over its limit", async () => {
  const queue = new MessageQueue<string>(2 * 64 + 10);
  queue.push(["a"], 4, false);
  queue.push(["b"], 6, false);
  expect([queue.size, queue.skipped]).toEqual([138, 0]);
  queue.push(["c"], 1, true);
  expect([queue.size, queue.skipped]).toEqual([64 + 6 + 64 + 1, 1]);
  // Of those that must arrive the oldest goes, where there are no others.
  queue.push(["d", "e"], 1, true);
  expect([queue.size, queue.skipped]).toEqual([129, 3]);
  expect((await queue.next()).value).toBe("d");
  queue.push(["f"], 10, true);
  expect(queue.skipped).toBe(4);
});

describe("Quake II's dialects", () => {
  const of = (version: number) => QUAKE2_DIALECTS.get(version)!;
  const STILL = { msec: 16 };
  const ALL = {
    angle1: 10,
    angle2: 20,
    angle3: 30,
    forwardmove: 600,
    sidemove: -600,
    upmove: 7,
    buttons: 128 + 3,
    impulse: 9,
    msec: 50,
  };
  const packet = (more = {}): NetchanPacket => ({
    sequence: 70_000,
    reliable: 1,
    acknowledged: 69_999,
    reliableacknowledged: 0,
    messages: Uint8Array.of(6),
    ...more,
  });

  it("have a header of eight bytes, and of a client's packets one or two more for its number", () => {
    const lengths = (version: number, qport: number, words = "client_connect") => {
      const [client, server] = [
        of(version).wire(qport, words),
        of(version).serverWire(qport, words),
      ];
      const [up, down] = [client.write(packet()), server.write(packet())];
      expect(server.read(up)).toMatchObject(packet());
      expect(client.read(down)).toMatchObject(packet());
      return [up.length - 1, down.length - 1];
    };
    expect(lengths(34, 40_000)).toEqual([10, 8]);
    expect(lengths(35, 7)).toEqual([9, 8]);
    expect(lengths(35, 0)).toEqual([8, 8]);
    expect(lengths(36, 7)).toEqual([9, 8]);
    expect(lengths(36, 0)).toEqual([8, 8]);
    expect(lengths(36, 7, "client_connect nc=0")).toEqual([9, 8]);
    expect(lengths(36, 0, "client_connect nc=0")).toEqual([8, 8]);
  });

  it("have a bit for packets in pieces in Q2PRO's, but where it was not wanted", () => {
    // The second-highest bit of the number: a packet with it is one of 2^30 more in others.
    const cut = (words: string, qport: number) => {
      const ends = [of(36).wire(qport, words), of(36).serverWire(qport, words)] as const;
      return [ends, ends.toReversed()].map(([from, to]) => {
        const bytes = from!.write(packet());
        bytes[3]! |= 0x40;
        const read = to!.read(bytes);
        return typeof read === "object" ? read.sequence : read;
      });
    };
    const more = 70_000 + 2 ** 30;
    for (const qport of [0, 7]) {
      expect(cut("client_connect nc=0", qport)).toEqual([more, more]);
      expect(cut("client_connect nc=1", qport)).not.toContain(more);
    }
  });

  it("tell a move as its own three commands, with how bright it is", () => {
    const commands = [STILL, STILL, ALL] as SentCommands;
    expect(of(34).move(commands, -1)).toEqual({
      type: "move",
      checksum: 0,
      lastframe: -1,
      oldest: { ...STILL, lightlevel: 100 },
      old: { ...STILL, lightlevel: 100 },
      new: { ...ALL, lightlevel: 100 },
    });
    const move = of(35).move(commands, 5) as never as Record<string, object>;
    expect(move).toMatchObject({ type: "move", lastframe: 5 });
    expect(move["old_command"]).toMatchObject({
      pressed: 0,
      turned1: false,
      impelled: false,
      msec: 16,
    });
    const { buttons: _, ...rest } = ALL;
    expect(move["new_command"]).toMatchObject({
      ...rest,
      pressed: 1,
      // Attack and use are two bits, and any other is the eighth of old.
      buttons: 3,
      any: 1,
      short_forward: 0,
      short_aside: 0,
      short_up: 0,
      short_angle1: 0,
      short_angle2: 0,
      turned1: true,
      turned2: true,
      turned3: true,
      forward: true,
      aside: true,
      upward: true,
      impelled: true,
      lightlevel: 100,
    });
  });

  it("batch moves in Q2PRO's, with speeds of ten bits", () => {
    const commands = [STILL, { msec: 1, buttons: 2 }, ALL] as SentCommands;
    const batch = (lastframe: number) =>
      of(36).move(commands, lastframe) as never as {
        type: string;
        lastframe?: number;
        older: number;
        lightlevel: number;
        batches: { commands: object[] }[];
      };
    expect([batch(-1).type, batch(0).type, batch(0).lastframe]).toEqual([
      "move_nodelta",
      "move_batched",
      0,
    ]);
    const { older, lightlevel, batches } = batch(3);
    expect([older, lightlevel, batches.length]).toEqual([2, 100, 3]);
    expect(batches.map((each) => each.commands)).toEqual([
      [{ msec: 16 }],
      [{ msec: 1, buttons: 2 }],
      [
        {
          angle1: { to: 10 },
          angle2: { to: 20 },
          angle3: 30,
          // From -512 to 511.
          forwardmove: 511,
          sidemove: -512,
          upmove: 7,
          // The third bit is that any is down.
          buttons: 7,
          msec: 50,
        },
      ],
    ]);
  });

  it("seal a move in id's alone: the checksum is its second byte", () => {
    for (const version of [34, 35, 36]) {
      const bytes = Uint8Array.of(2, 0, 1, 2, 3);
      of(version).seal(bytes, 5);
      expect([...bytes.subarray(2), bytes[0]]).toEqual([1, 2, 3, 2]);
      expect(bytes[1] !== 0).toBe(version === 34);
    }
  });
});
