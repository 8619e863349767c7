import { describe, expect, it } from "vitest";
import type { Message as Quake2Message } from "../../generated/quake2.ts";
import { codecs as quakeworldCodecs } from "../../generated/quakeworld.ts";
import { wordsPacket } from "../../quake/net/netchan/handshake.ts";
import { connectQuake2 } from "../../quake/net/quake2/connect-quake2.ts";
import { Quake2Signon } from "../../quake/net/quake2/quake2-signon.ts";
import { connectQuakeworld } from "../../quake/net/quakeworld/connect-quakeworld.ts";
import { SERVED_QUAKEWORLD } from "../../quake/net/serve/netchan/served-quakeworld.ts";
import { MemoryNetwork } from "../../quake/net/transport/memory-network.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { currentCodec } from "../../recording/index.ts";
import { Reader } from "../../runtime/bytes/reader.ts";

describe("a QuakeWorld server of recordings", () => {
  const codec = currentCodec(quakeworldCodecs);
  const read = (bytes: Uint8Array) => codec.decode(new Reader(bytes));
  const { shown, turn, print, goodbye, signOn } = SERVED_QUAKEWORLD;

  it("shows no more of its own than settings, and commands that show something", () => {
    for (const type of ["disconnect", "nop", "chokecount", "download"])
      expect(shown({ type })).toBeUndefined();
    const stuff = (text: string) => shown({ type: "stufftext", text } as never);
    for (const text of ['fullserverinfo "\\a\\b"\n', "bf\n"])
      expect(stuff(text)).toMatchObject({ text });
    expect(stuff('fullserverinfo "\\a\\b"; quit\n')).toBeUndefined();
    expect(stuff("bf\nquit\n")).toMatchObject({ text: "bf\n" });
    expect(shown({ type: "sound" })).toEqual({ type: "sound" });
  });

  it("turns to the nearest angles of 256, prints as chat goes, and ends", () => {
    // 90 degrees are 64 of 256; 1 degree is 0.71 of one, and the nearest is 1.40625 degrees.
    expect(read(turn([90, 1, -1]))).toMatchObject({
      type: "setangle",
      angles: [90, 1.40625, -1.40625],
    });
    expect(read(print("a"))).toMatchObject({ type: "print", level: 2, text: "a" });
    expect(read(goodbye)).toMatchObject({ type: "disconnect" });
  });

  it("has each step of the sign-on once and in order, and names in their parts", () => {
    const one = (type: string, byte: number) => ({ message: { type }, bytes: Uint8Array.of(byte) });
    const of = (...types: string[]) => signOn(types.map((type, i) => one(type, i)) as never);
    const names = ["serverdata", "cdtrack", "soundlist", "soundlist", "modellist", "lightstyle"];
    const steps = of(...names);
    const answer = (text: string) => steps.answer(text)?.map((bytes) => [...bytes]);
    expect([
      answer("prespawn 1"),
      answer("spawn"),
      answer("begin 1"),
      answer("soundlist 1 0"),
    ]).toEqual(Array(4).fill(undefined));
    expect(answer("new")).toEqual([[0], [1]]);
    expect([answer("new"), answer("spawn 1"), steps.isOver]).toEqual([undefined, undefined, false]);
    expect(["soundlist 1 0", "soundlist 1 1", "soundlist 1 2"].map(answer)).toEqual([
      [[2]],
      [[3]],
      [],
    ]);
    expect(answer("modellist 1 0")).toEqual([[4]]);
    const [rest, spawn] = answer("prespawn 1 0 0")!;
    expect([rest, read(Uint8Array.from(spawn!))]).toEqual([
      [5],
      expect.objectContaining({ type: "stufftext", text: "cmd spawn 0 0\n" }),
    ]);
    expect(answer("spawn 1 0")!.map((bytes) => read(Uint8Array.from(bytes)))).toMatchObject([
      { text: "skins\n" },
    ]);
    expect([answer("spawn 1 0"), steps.isOver]).toEqual([undefined, false]);
    expect([answer("begin 1"), steps.isOver, answer("begin 1")]).toEqual([[], true, undefined]);
    // Without lists the first message leads, and all others follow.
    const bare = of("serverdata", "cdtrack");
    expect(bare.answer("new")!.length).toBe(1);
    expect(bare.answer("prespawn")!.length).toBe(2);
  });
});

describe("Quake II's sign-on", () => {
  const data = (playernum: number): Quake2Message =>
    ({ type: "serverdata", servercount: 7, playernum }) as Quake2Message;
  const stuff = (text: string): Quake2Message => ({ type: "stufftext", text: `${text}\n` });

  it("begins when all files are there, once, and plays from the first frame on", () => {
    const signon = new Quake2Signon();
    const frame = { type: "frame" } as Quake2Message;
    expect(signon.answer(stuff("precache 7"))).toEqual([]);
    expect([signon.answer(data(0)), signon.stage]).toEqual([[], 1]);
    signon.answer(frame);
    signon.answer({ type: "spawnbaseline" } as Quake2Message);
    expect(signon.stage).toBe(2);
    expect(signon.answer(stuff("precache 8"))).toEqual([]);
    expect([signon.answer(stuff("precache 7")), signon.stage]).toEqual([["begin 7"], 3]);
    signon.answer({ type: "baselinestream" } as Quake2Message);
    expect([signon.answer(stuff("precache")), signon.stage]).toEqual([[], 3]);
    signon.answer(frame);
    expect([signon.answer(stuff("precache 7")), signon.stage]).toEqual([[], 4]);
    expect([signon.answer(stuff("changing")), signon.stage]).toEqual([[], 0]);
    signon.answer(data(0));
    expect([signon.answer(stuff("precache")), signon.stage]).toEqual([["begin 7"], 3]);
    expect([signon.answer(stuff("reconnect")), signon.stage]).toEqual([["new"], 0]);
  });

  it("asks for what comes after a picture, and gives back its own commands alone", () => {
    const signon = new Quake2Signon();
    expect(signon.answer(data(-1))).toEqual(["nextserver 7"]);
    for (const own of ["new", "configstrings 1 -2", "baselines 1 0", "begin 3"])
      expect(signon.answer(stuff(`cmd ${own}`))).toEqual([own]);
    for (const other of ["new", "cmd kill", "cmd new 1", "cmd begin", "quit"])
      expect(signon.answer(stuff(other))).toEqual([]);
    expect(signon.answer(stuff("cmd \x7fc version $version"))).toEqual(["\x7fc version demospec"]);
  });
});

describe("what a client says of itself when it connects", () => {
  const server = { host: "10.0.0.1", port: 27_500 };

  /** The request that follows a challenge, and what else is thrown. */
  async function asked(
    join: typeof connectQuake2 | typeof connectQuakeworld,
    words: string,
    options = {},
  ) {
    const clock = new VirtualClock();
    const sent: string[] = [];
    const network = new MemoryNetwork(clock, (packet, from) => {
      if (from.port !== server.port) sent.push(Buffer.from(packet).toString("latin1").slice(4));
      return [0];
    });
    const socket = await network.open(server, (_, from) => {
      // What is no packet at all changes nothing.
      for (const bytes of [new Uint8Array(0), Uint8Array.of(1, 2, 3)]) socket.send(bytes, from);
      if (sent.length === 1) socket.send(wordsPacket(words), from);
    });
    const asking = { tries: 2, timeout: 1 };
    const joining = join(server, { transport: network, clock, asking, ...options } as never);
    const result = (joining as Promise<unknown>).catch((error: unknown) => error);
    await clock.run(9);
    return { sent, error: (await result) as Error };
  }

  it("is QuakeWorld's name, colours and rate, and more where it is asked for", async () => {
    const info = async (options: object) =>
      /^connect 28 \d+ 5 "(.*)"\n/.exec(
        (await asked(connectQuakeworld, "c5", options)).sent[1]!,
      )![1];
    const rest = "\\rate\\25000\\msg\\1\\noaim\\1";
    const plain = "\\name\\demospec\\topcolor\\0\\bottomcolor\\0";
    expect(await info({})).toBe(`${plain}${rest}`);
    expect(await info({ password: "x" })).toBe(`${plain}\\password\\x${rest}`);
    expect(await info({ spectator: true })).toBe(`${plain}\\spectator\\1${rest}`);
    expect(await info({ spectator: true, password: "x" })).toBe(`${plain}\\spectator\\x${rest}`);
    expect(await info({ name: "a", colors: [4, 13], team: "red", rate: 9 })).toBe(
      "\\name\\a\\topcolor\\4\\bottomcolor\\13\\team\\red\\rate\\9\\msg\\1\\noaim\\1",
    );
  });

  it("takes none of QuakeWorld's extensions that a server offers, unless that is asked for", async () => {
    // FTE's mark and what it offers, as little-endian words after the number (ERRATA 76).
    const offer = `c5\0FTEX\x08\x00\x00\x20`;
    const after = async (options: object) =>
      (await asked(connectQuakeworld, offer, options)).sent[1]!.split("\n").slice(1);
    expect(await after({})).toEqual([""]);
    expect(await after({ extensions: true })).toEqual(["0x58455446 0x20000008", ""]);
  });

  it("is Quake II's name and skin, in a protocol that the server speaks", async () => {
    const one = await asked(connectQuake2, "challenge -7 p=34,36");
    const [, qport] = /^connect 34 (\d+) -7 "(.*)"\n$/.exec(one.sent[1]!)!;
    expect(Number(qport)).toBeGreaterThan(0);
    expect(one.sent[1]).toContain(
      '"\\name\\demospec\\skin\\male/grunt\\rate\\25000\\msg\\1\\hand\\2\\fov\\90"',
    );
    expect(one.error.message).toMatch(/no Quake II server answers/);
    const other = await asked(connectQuake2, "challenge 7 p=34,36", { protocol: 35 });
    expect(other.error.message).toMatch(/it speaks protocol 34,36, and not 35/);
    expect((await asked(connectQuake2, "challenge 7", { protocol: 36 })).error.message).toMatch(
      /it speaks protocol 34, and not 36/,
    );
    expect((await asked(connectQuake2, "print\nfull\n")).error.message).toMatch(/in: full$/);
    expect(() => connectQuake2(server, { protocol: 33 as never })).toThrow(RangeError);
  });
});
