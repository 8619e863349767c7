import { describe, expect, it } from "vitest";
import { codecs as netquakeClient } from "../../generated/netquake_client.ts";
import type { Message as Quake2 } from "../../generated/quake2.ts";
import { codecs as quake2Client } from "../../generated/quake2_client.ts";
import type { Message as Quakeworld } from "../../generated/quakeworld.ts";
import { codecs as quakeworldClient } from "../../generated/quakeworld_client.ts";
import { CommandHistory } from "../../quake/net/netchan/command-history.ts";
import { quake2Checksum, quakeworldChecksum } from "../../quake/net/netchan/move-checksum.ts";
import type { NetchanPacket } from "../../quake/net/netchan/netchan-wire.ts";
import { ClientView } from "../../quake/net/netquake/client-view.ts";
import { NetchanFollower } from "../../quake/net/proxy/netchan/netchan-follower.ts";
import { QUAKE2_DIALECTS } from "../../quake/net/quake2/dialects.ts";
import { Quake2Game } from "../../quake/net/quake2/quake2-game.ts";
import { QuakeworldGame } from "../../quake/net/quakeworld/quakeworld-game.ts";
import { QuakeworldSignon } from "../../quake/net/quakeworld/quakeworld-signon.ts";
import { STANDING, type WholeMove } from "../../quake/net/client/moves.ts";
import { codecNamed } from "../../recording/index.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

/*
 * What clients of each game say, and what is seen of them from in between, without a network: numbers are the engines'
 * (their client.h and protocol.h), and those of the documents.
 */
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function all(codec: Codec<AnyMessage>, bytes: Uint8Array): Record<string, unknown>[] {
  const r = new Reader(bytes);
  const messages: unknown[] = [];
  while (r.offset < r.end) messages.push(json(codec.decode(r)));
  return messages as Record<string, unknown>[];
}
const MOMENT = { sentAt: 0, moveInterval: 0.05 };

describe("commands of a player", () => {
  it("are sent three times, as they differ from the one before, a quarter of a second long at most", () => {
    const history = new CommandHistory();
    expect([history.isDue(0), history.last.msec]).toEqual([true, 0]);
    const move = { ...STANDING, forward: 400, angles: [0, 90, 0] as const };
    expect(history.next(1, 0.05, move, 1)).toEqual([
      { msec: 0 },
      { msec: 0 },
      { msec: 50, angle2: 90, forwardmove: 400, buttons: 1 },
    ]);
    expect([history.isDue(1), history.isDue(1.0004), history.isDue(1.0006)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(history.next(1.25, 0.05, { ...move, forward: 0, impulse: 3 }, 1)).toEqual([
      { msec: 0 },
      { msec: 50, angle2: 90, forwardmove: 400, buttons: 1 },
      { msec: 250, forwardmove: 0, impulse: 3 },
    ]);
    expect(history.next(1.501, 0.05, STANDING, 0)[2]).toEqual({
      msec: 250,
      angle2: 0,
      buttons: 0,
      impulse: 0,
    });
    expect(history.last).toMatchObject({ msec: 250, angle2: 0, buttons: 0 });
    // Angles have 16 bits: the least is 360 / 65536.
    const least = { ...STANDING, angles: [360 / 65536, 0, -360 / 65536] as const };
    const [, , turned] = history.next(1.6, 0.05, least, 0);
    expect(turned).toMatchObject({ angle1: 0.0054931640625, angle3: -0.0054931640625 });
  });
});

describe("a client of QuakeWorld", () => {
  const codec = codecNamed<AnyMessage>(quakeworldClient as never, "28");
  const SERVERDATA = { type: "serverdata", servercount: 7 } as Quakeworld;
  const stuff = (text: string): Quakeworld => ({ type: "stufftext", text: `${text}\n` });
  const list = (type: "soundlist" | "modellist", start: number, names: string[], next: number) =>
    ({
      type,
      start,
      next,
      [type === "soundlist" ? "sounds" : "models"]: names,
    }) as never as Quakeworld;
  const map = (path: string) => (path === "maps/a.bsp" ? 42 : undefined);

  it("signs on step by step, each once, and answers for itself alone", () => {
    const signon = new QuakeworldSignon(map, { fte: 0 });
    const said = (message: Quakeworld) => [signon.answer(message).commands ?? [], signon.stage];
    expect(said(list("modellist", 0, ["maps/b.bsp"], 0))).toEqual([[], 0]);
    expect(said(SERVERDATA)).toEqual([["soundlist 7 0"], 1]);
    expect(signon.map).toBe("");
    expect(said(list("soundlist", 0, ["a"], 5))).toEqual([["soundlist 7 5"], 1]);
    expect(said(list("soundlist", 5, ["b"], 0))).toEqual([["modellist 7 0"], 1]);
    expect(said(list("modellist", 0, ["maps/a.bsp"], 9))).toEqual([["modellist 7 9"], 1]);
    expect(said(stuff("skins"))).toEqual([[], 1]);
    expect(said(list("modellist", 9, ["x"], 0))).toEqual([["prespawn 7 0 42"], 2]);
    const other = new QuakeworldSignon(map, { fte: 0 });
    for (const message of [SERVERDATA, list("soundlist", 0, ["a"], 0)]) other.answer(message);
    // A map that is not here has the checksum 0.
    const listed = other.answer(list("modellist", 0, ["maps/b.bsp"], 0));
    expect(listed.commands).toEqual(["prespawn 7 0 0"]);
    expect([signon.map, said(list("modellist", 9, ["x"], 0))]).toEqual(["maps/a.bsp", [[], 2]]);
    expect(said({ type: "packetentities" } as Quakeworld)).toEqual([[], 2]);
    expect(said(stuff("skins"))).toEqual([["begin 7"], 3]);
    expect(said({ type: "deltapacketentities" } as Quakeworld)).toEqual([[], 4]);
    expect(said(stuff("changing"))).toEqual([[], 0]);
    expect(said(stuff("reconnect"))).toEqual([["new"], 0]);
    for (const own of ["new", "soundlist 1 2", "prespawn 1 0 -5", "spawn 1 0", "begin 1"])
      expect(said(stuff(`cmd ${own}`))).toEqual([[own], 0]);
    for (const other of ["cmd kill", "cmd new 1", "begin 1", "quit"])
      expect(said(stuff(other))).toEqual([[], 0]);
    const both = signon.answer(stuff('cmd new\npacket 10.0.0.1:27500 "ip 1 -2"\ncmd begin 3'));
    expect(both.commands).toEqual(["new", "begin 3"]);
    expect(Buffer.from(both.words!).toString("latin1")).toBe("\xff\xff\xff\xffip 1 -2");
  });

  function game(checksum = map) {
    const own = new QuakeworldGame({ qport: 9, checksum, extensions: { fte: 0 }, start: 10 }, {});
    const channel = own.open(() => {});
    const begun = () => {
      for (const message of [
        SERVERDATA,
        list("modellist", 0, ["maps/a.bsp"], 0),
        stuff("skins"),
        { type: "packetentities" } as Quakeworld,
      ])
        own.hear(message);
    };
    return { own, channel, begun };
  }
  const took = (move: Partial<WholeMove>) => () => ({ ...STANDING, ...move });
  /** A packet of the server's: its number, the last that came, and no messages (ERRATA 70). */
  const packet = (sequence: number) => {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setUint32(0, sequence, true);
    return bytes;
  };

  it("says nothing but that it is there before the game, and then each move once", () => {
    const { own, channel, begun } = game();
    expect(json(own.frame({ now: 1, ...MOMENT }, took({})))).toEqual({ message: {}, due: 1.05 });
    begun();
    channel.receive(0, packet(5));
    const first = own.frame({ now: 12, ...MOMENT }, took({ attack: true, forward: 320 }));
    expect(first.due).toBe(12.05);
    const [move, ...rest] = all(codec, first.message!);
    expect(move).toMatchObject({
      type: "move",
      lossage: 80,
      new: { forwardmove: 320, buttons: 1, msec: 50 },
    });
    expect(rest).toEqual([]);
    // Its checksum is that of its number and of all after it.
    const sum = quakeworldChecksum(1, first.message!.subarray(2));
    expect(first.message![1]).toBe(sum);
    expect(json(first.block!.block)).toMatchObject({ time: 2, code: 0, msec: 50, buttons: 1 });
    expect(own.frame({ now: 12, ...MOMENT }, took({})).message).toBeUndefined();
    const buttons = (now: number, move: Partial<WholeMove>) =>
      (
        all(codec, own.frame({ now, ...MOMENT }, took(move)).message!)[0]!["new"] as {
          buttons?: number;
        }
      ).buttons;
    expect([
      buttons(13, { jump: true }),
      buttons(14, { use: true }),
      buttons(15, { jump: true, use: true, attack: true }),
    ]).toEqual([2, 4, 7]);
  });

  it("asks for differences from a packet that the server remembers: the last 63", () => {
    const { own, channel, begun } = game();
    begun();
    let now = 12;
    const delta = (heard: number) => {
      channel.receive(0, packet(heard));
      const [, asked] = all(codec, own.frame({ now: now++, ...MOMENT }, took({})).message!);
      return asked;
    };
    own.see({ frame: 300, complete: true } as never);
    expect(delta(301)).toEqual({ type: "delta", sequence: 300 - 256 });
    expect(delta(362)).toEqual({ type: "delta", sequence: 44 });
    expect(delta(363)).toBeUndefined();
    own.see({ frame: 363, complete: true } as never);
    expect(delta(364)).toEqual({ type: "delta", sequence: 363 - 256 });
    own.see({ frame: 364, complete: false } as never);
    expect(delta(365)).toBeUndefined();
    own.see({ frame: 365, complete: true } as never);
    own.hear(SERVERDATA);
    begun();
    expect(delta(366)).toBeUndefined();
  });

  it("hears when its level begins, where it is turned, and why it is over", () => {
    const { own } = game();
    expect(all(codec, own.greeting())).toEqual([{ type: "stringcmd", text: "new" }]);
    expect(all(codec, own.goodbye())).toEqual([{ type: "stringcmd", text: "drop" }]);
    expect(own.hear(SERVERDATA).begins).toBeUndefined();
    expect(own.hear(list("modellist", 0, ["maps/a.bsp"], 5)).begins).toBe(true);
    expect(own.hear(list("modellist", 5, ["b"], 0)).begins).toBeUndefined();
    expect(own.hear({ type: "setangle", angles: [1, 2, 3] } as Quakeworld).angles).toEqual([
      1, 2, 3,
    ]);
    const refused = own.hear({ type: "disconnect" } as Quakeworld).over!;
    expect([refused.message, refused.error?.code]).toEqual([
      expect.stringContaining("looked at maps/a.bsp, of which the checksum given is 42"),
      "rejected",
    ]);
    own.hear(stuff("skins"));
    expect(own.hear({ type: "disconnect" } as Quakeworld).over).toEqual({
      message: "the server ended the game",
    });
    const other = game(() => undefined).own;
    for (const message of [SERVERDATA, list("modellist", 0, ["maps/b.bsp"], 0)])
      other.hear(message);
    expect(other.hear({ type: "disconnect" } as Quakeworld).over!.message).toContain(
      "no checksum was given",
    );
  });
});

describe("a client of Quake II", () => {
  const codec = codecNamed<AnyMessage>(quake2Client as never, "34");
  function game(version = 34) {
    const dialect = QUAKE2_DIALECTS.get(version)!;
    const own = new Quake2Game({ dialect, qport: 9, words: "client_connect" }, {});
    own.open(() => {});
    const begun = () => {
      own.hear({ type: "serverdata", servercount: 7, playernum: 0 } as Quake2);
      own.hear({ type: "stufftext", text: "precache 7\n" } as Quake2);
      own.hear({ type: "frame" } as Quake2);
    };
    return { own, begun };
  }
  const took = (move: Partial<WholeMove>) => () => ({ ...STANDING, ...move });

  it("says nothing but that it is there before the game, and then moves from the last frame it knows", () => {
    const { own, begun } = game();
    expect(json(own.frame({ now: 1, ...MOMENT }, took({})))).toEqual({ message: {}, due: 1.05 });
    begun();
    const first = own.frame({ now: 2, ...MOMENT }, took({ forward: 200 }));
    expect(all(codec, first.message!)).toMatchObject([
      { type: "move", lastframe: -1, new: { forwardmove: 200, msec: 50, lightlevel: 100 } },
    ]);
    expect(first.message![1]).toBe(quake2Checksum(1, first.message!.subarray(2)));
    expect(own.frame({ now: 2, ...MOMENT }, took({})).message).toBeUndefined();
    own.see({ frame: 33, complete: true } as never);
    const next = (now: number, move: Partial<WholeMove>) => {
      const [said] = all(codec, own.frame({ now, ...MOMENT }, took(move)).message!);
      return [said!["lastframe"], (said!["new"] as { buttons?: number }).buttons];
    };
    // 1 attacks, 2 uses, and 128 is any button that is down.
    expect(next(3, { attack: true })).toEqual([33, 129]);
    expect(next(4, { use: true })).toEqual([33, 130]);
    own.see({ frame: 34, complete: false } as never);
    expect(next(5, { jump: true })).toEqual([-1, 128]);
    expect(next(6, {})).toEqual([-1, 0]);
  });

  it("jumps by going up, and looks where it did when the server turns it", () => {
    const { own, begun } = game();
    begun();
    const last = (now: number, move: Partial<WholeMove>) =>
      all(codec, own.frame({ now, ...MOMENT }, took(move)).message!)[0]!["new"];
    expect(last(2, { jump: true })).toMatchObject({ upmove: 200 });
    expect(last(3, { jump: true, up: 300 })).toMatchObject({ upmove: 300 });
    expect(last(4, { up: 100 })).toMatchObject({ upmove: 100 });
    own.read(new Uint8Array(0), 0, [10, 20, 30]);
    const turn = (delta_angles: number[]) =>
      own.hear({ type: "playerinfo", delta_angles } as never).angles;
    expect(turn([0, 90, 0])).toEqual([10, 110, 30]);
    expect(turn([0, 45, 1])).toEqual([10, 65, 31]);
    expect(last(5, { angles: [0, 90, 0] })).toMatchObject({ angle2: 45 });
    expect(own.hear({ type: "playerinfo" } as never).angles).toBeUndefined();
  });

  it("begins where all files are there, and is over where the server says so", () => {
    const { own } = game();
    expect(all(codec, own.greeting())).toEqual([{ type: "stringcmd", text: "new" }]);
    expect(all(codec, own.goodbye())).toEqual([{ type: "stringcmd", text: "disconnect" }]);
    expect(own.hear({ type: "serverdata", servercount: 7, playernum: 0 } as Quake2)).toEqual({
      commands: [],
    });
    const precache = { type: "stufftext", text: "precache 7\n" } as Quake2;
    expect(own.hear(precache)).toEqual({ commands: ["begin 7"], begins: true });
    expect(own.hear(precache).begins).toBe(false);
    expect(own.hear({ type: "reconnect" } as Quake2).over!.message).toContain("connect once more");
    expect(own.hear({ type: "disconnect" } as Quake2).over!.message).toBe(
      "the server ended the game",
    );
  });

  it("has a number of 8 bits in later protocols, and what they can read in its request", () => {
    const of = (version: number) => QUAKE2_DIALECTS.get(version)!;
    expect([34, 35, 36].map((version) => [of(version).largestPort, of(version).tail])).toEqual([
      [65_535, ""],
      [255, " 1390 1905"],
      [255, " 1390 1 1 1026"],
    ]);
  });
});

describe("a client of NetQuake that is followed", () => {
  const bytes = (version: string, ...messages: object[]) => {
    const codec = codecNamed<AnyMessage>(netquakeClient as never, version);
    const w = new Writer();
    for (const message of messages) codec.encode(w, message as AnyMessage);
    return written(w).slice();
  };
  const MOVE = {
    type: "move",
    time: 1,
    angles: [0, 90, 0],
    forwardmove: 0,
    sidemove: 0,
    upmove: 0,
    buttons: 0,
    impulse: 0,
  };

  it.each([
    ["15", 16],
    ["666", 19],
    ["999-floatangle", 25],
  ])("looks where its moves say, in %s's %i bytes", (version, length) => {
    const view = new ClientView();
    const move = bytes(version, MOVE);
    expect(move.length).toBe(length);
    view.read(move);
    expect([view.angles, view.moves, view.isMoving, view.hasLeft]).toEqual([
      [0, 90, 0],
      1,
      true,
      false,
    ]);
    // Moves after others are in the same version.
    view.read(
      Uint8Array.of(
        ...bytes(version, { type: "nop" }),
        ...bytes(version, { ...MOVE, angles: [0, 45, 0] }),
      ),
    );
    expect([view.angles, view.moves]).toEqual([[0, 45, 0], 2]);
    view.read(Uint8Array.of(99, 1, 2));
    view.read(new Uint8Array(0));
    expect([view.moves, view.hasLeft]).toEqual([2, false]);
    view.read(bytes(version, { type: "disconnect" }));
    expect(view.hasLeft).toBe(true);
  });
});

describe("a netchan that is followed", () => {
  const packet = (sequence: number, more: Partial<NetchanPacket> = {}): NetchanPacket => ({
    sequence,
    reliable: 0,
    acknowledged: 0,
    reliableacknowledged: 0,
    messages: new Uint8Array(0),
    ...more,
  });
  const numbers = (passed: readonly { header: { sequence: number } }[] | undefined) =>
    passed?.map(({ header }) => header.sequence);

  it("gives what the client has read when it says so, and what was to arrive where its bit turned", () => {
    const follower = new NetchanFollower();
    for (const [sequence, reliable] of [
      [1, 0],
      [2, 1],
      [3, 0],
      [4, 1],
    ] as const)
      expect(numbers(follower.fromServer(packet(sequence, { reliable }), sequence))).toEqual([]);
    expect(numbers(follower.fromClient(packet(1, { acknowledged: 3 })))).toEqual([1, 3]);
    expect(numbers(follower.fromClient(packet(1, { acknowledged: 4 })))).toBeUndefined();
    const turned = packet(2, { acknowledged: 4, reliableacknowledged: 1 });
    expect(numbers(follower.fromClient(turned))).toEqual([4]);
    expect(numbers(follower.fromServer(packet(5), 5))).toEqual([]);
    expect(numbers(follower.end())).toEqual([5]);
    expect(numbers(follower.end())).toEqual([]);
  });

  it("has 256 packets wait, and takes none that is late, or 65536 ahead", () => {
    const follower = new NetchanFollower();
    for (let i = 1; i <= 256; i++) expect(numbers(follower.fromServer(packet(i), i))).toEqual([]);
    expect(numbers(follower.fromServer(packet(257), 0))).toEqual([1]);
    for (const late of [257, 1, 257 + 65_536])
      expect(follower.fromServer(packet(late), 0)).toBeUndefined();
    expect(numbers(follower.fromServer(packet(257 + 65_535), 0))).toEqual([2]);
    expect(follower.fromClient(packet(65_536))).toBeUndefined();
    expect(follower.fromClient(packet(65_535))).toEqual([]);
    // After the client is let in once more, numbers begin anew, once.
    expect(follower.fromServer(packet(1), 0)).toBeUndefined();
    follower.letIn();
    expect(numbers(follower.fromServer(packet(1), 0))).toEqual([3]);
    expect(follower.fromServer(packet(1), 0)).toBeUndefined();
    expect(follower.fromClient(packet(1))).toEqual([]);
  });
});
