import { EventEmitter } from "node:events";
import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { gtvMessages } from "../../quake/net/gtv/gtv-messages.ts";
import { ClientMessages, readClientMessages } from "../../quake/net/netquake/client-messages.ts";
import { recordClient } from "../../quake/net/proxy/record-client.ts";
import {
  MVD2_RECORDING,
  MVD_RECORDING,
  NETQUAKE_RECORDING,
  QUAKE2_RECORDING,
  QUAKEWORLD_RECORDING,
  type RecordingStyle,
} from "../../quake/net/proxy/recording-style.ts";
import { udp } from "../../quake/net/transport/udp.ts";
import { gtvMessage } from "../support/gtv-server.ts";

/* Edges of what clients and servers say, each part alone. */

describe("how a game's clients record", () => {
  const kept = (style: RecordingStyle, ...messages: object[]) => {
    const block = { kind: "block", block: {}, messages, undecoded: undefined };
    return style.kept(block as never, { body: new Uint8Array(messages.length) } as never);
  };
  const of = (style: RecordingStyle, ...messages: object[]) =>
    kept(style, ...messages) && [...(kept(style, ...messages)!.messages as object[])];
  const nop = { type: "nop" };
  const print = { type: "print", level: 2, text: "a" };

  it("begins with what is before the first block", () => {
    const all = [NETQUAKE_RECORDING, QUAKEWORLD_RECORDING, MVD_RECORDING, MVD2_RECORDING];
    const headers = [...all, QUAKE2_RECORDING].map((style) =>
      String.fromCharCode(...style.header(-1)),
    );
    expect(headers).toEqual(["-1\n", "", "", "MVD2", ""]);
  });

  it("leaves out what says nothing, where its clients do", () => {
    for (const style of [NETQUAKE_RECORDING, QUAKE2_RECORDING]) {
      expect(of(style)).toBeUndefined();
      expect(of(style, nop, nop)).toBeUndefined();
      expect(of(style, nop, print)).toEqual([nop, print]);
    }
    expect(of(MVD2_RECORDING)).toBeUndefined();
    expect(of(MVD2_RECORDING, nop)).toEqual([nop]);
    for (const style of [QUAKEWORLD_RECORDING, MVD_RECORDING]) expect(of(style)).toEqual([]);
  });

  it("of Quake II says that it is a recording, and asks for no answer", () => {
    const level = (servercount: number, serverversion = 34) => ({
      type: "serverdata",
      serverversion,
      servercount,
      attractloop: 0,
    });
    const recorded = (servercount: number) => of(QUAKE2_RECORDING, level(servercount))![0];
    // CL_Record_f: 1 is a client's recording, and its number of levels is 0x10000 more, as a C compiler's int.
    expect(recorded(5)).toEqual({ ...level(0x10005), attractloop: 1 });
    expect(recorded(4)).toMatchObject({ servercount: 0x10004 });
    expect(recorded(0x7fffffff)).toEqual({ ...level(-0x80000000 + 0xffff), attractloop: 1 });
    expect(() => of(QUAKE2_RECORDING, level(5, 35))).toThrow(/not in protocol 35: connect with 34/);
    const text = (text_: string) => ({ type: "stufftext", text: text_ });
    const texts = ["cmd configstrings 5 0\n", "precache 5\n", "precache\n", "cmds\n"];
    expect(of(QUAKE2_RECORDING, ...texts.map(text))).toEqual(
      ["precache\n", "precache\n", "cmds\n"].map(text),
    );
    expect(of(QUAKE2_RECORDING, text("cmd begin 5\n"), nop)).toBeUndefined();
  });
});

describe("a client's record", () => {
  /** What a recorder took while a client got blocks and did things. */
  async function recorded(fails?: "take" | "end") {
    const took: string[] = [];
    let left = 0;
    let end!: (ended: object) => void;
    const client = Object.assign(new EventEmitter(), {
      ended: new Promise<object>((resolve) => (end = resolve)),
      disconnect: () => void left++,
    });
    const step = (what: string, kind: "take" | "end"): void => {
      if (fails === kind) throw new Error(`no room for ${what}`);
      took.push(what);
    };
    const recorder = {
      take: (block: string) => step(block, "take"),
      end: () => step("end", "end"),
    };
    const recording = recordClient(client as never, recorder as never);
    client.emit("block", "block 1");
    client.emit("did", "command 1");
    client.emit("block", "block 2");
    end({ reason: "left" });
    const outcome = await recording.catch((error: Error) => error.message);
    return { took, left, outcome };
  }

  it("has what it gets and what it does, in their order, and is ended", async () => {
    expect(await recorded()).toEqual({
      took: ["block 1", "command 1", "block 2", "end"],
      left: 0,
      outcome: { reason: "left" },
    });
  });

  it("fails by the first thing that cannot be written, and the client leaves", async () => {
    expect(await recorded("take")).toEqual({
      took: ["end"],
      left: 3,
      outcome: "no room for block 1",
    });
    expect(await recorded("end")).toMatchObject({ left: 1, outcome: "no room for end" });
  });
});

describe("what a GTV server deflates", () => {
  async function said(...pieces: readonly Uint8Array[]) {
    async function* chunks() {
      yield* pieces;
    }
    const types: string[] = [];
    try {
      for await (const { type } of gtvMessages(chunks(), "there")) types.push(type);
    } catch (error) {
      types.push((error as Error).message);
    }
    return types;
  }
  const hello = [Buffer.from("MVD2"), gtvMessage(0, Uint8Array.of(1, 0, 0, 0))];
  const packed = deflateSync(Buffer.concat([gtvMessage(1), gtvMessage(2)]));

  it("may have no end, and may not be damaged", async () => {
    expect(await said(...hello, packed)).toEqual(["magic", "hello", "pong", "stream_start"]);
    expect(await said(Buffer.concat([...hello, packed]))).toHaveLength(4);
    // Without the sum of four bytes that ends it, or in its middle.
    for (const left of [-4, -10]) {
      const all = await said(...hello, packed.subarray(0, left));
      expect(all.filter((type) => !/^(?:pong|stream_start)$/.test(type))).toEqual([
        "magic",
        "hello",
      ]);
    }
    expect(await said(...hello)).toEqual(["magic", "hello"]);
    const damaged = Uint8Array.from(packed).fill(0xff, 0, 2);
    expect(await said(...hello, damaged)).toEqual([
      "magic",
      "hello",
      "there: what it deflates is damaged",
    ]);
    expect(await said(Buffer.from("MVDX"))).toEqual(["there: what answers there is no GTV server"]);
  });
});

describe("what a client acknowledges of FTE's lists of entities", () => {
  /** clcdp_ackframe is 50, with a number of 32 bits (FTE's protocol.h). */
  const ackframes = (...frames: number[]) =>
    frames.flatMap((frame) => [50, frame & 255, (frame >> 8) & 255, 0, 0]);

  it("is eight of them at most, of which the first asks for all; nothing where the server has none", () => {
    const messages = new ClientMessages(false);
    // PEXT2_REPLACEMENTDELTAS is 8.
    messages.begin({ type: "serverinfo", serverversion: 15, fte2: 8 } as never);
    for (let frame = 1; frame <= 300; frame++) messages.acknowledge(frame);
    const first = [50, 0xff, 0xff, 0xff, 0xff];
    expect([...messages.acknowledgements()!]).toEqual([
      ...first,
      ...ackframes(1, 2, 3, 4, 5, 6, 7),
    ]);
    expect(messages.acknowledgements()).toBeUndefined();
    messages.acknowledge(300);
    expect([...messages.acknowledgements()!]).toEqual(ackframes(300));
    messages.begin({ type: "serverinfo", serverversion: 15 } as never);
    messages.acknowledge(1);
    expect(messages.acknowledgements()).toBeUndefined();
  });
});

describe("a client's move", () => {
  const MOVE = { forward: 0, side: 0, up: 0, attack: false, jump: false, impulse: 0 };
  function angleOf(degrees: number, serverversion: number, isFine = false): number {
    const messages = new ClientMessages(isFine);
    if (serverversion > 0) messages.begin({ type: "serverinfo", serverversion } as never);
    const bytes = messages.move({ ...MOVE, angles: [degrees, 0, 0] } as never);
    const version = serverversion <= 15 && !isFine ? "15" : "666";
    const [move] = readClientMessages(bytes, version);
    return (move as unknown as { angles: number[] }).angles[0]!;
  }

  it("has the nearest angle of 8 bits, or of 16 where the protocol or the client has these", () => {
    // Half of a step of 8 bits is 0.703125 degrees, of 16 bits 0.0027.
    expect([0.702, 0.704].map((angle) => angleOf(angle, 15))).toEqual([0, 1.40625]);
    const fine = (128 * 360) / 65_536;
    expect([0.702, 0.704].map((angle) => angleOf(angle, 666))).toEqual([fine, fine]);
    expect([0.702, 0.704].map((angle) => angleOf(angle, 15, true))).toEqual([fine, fine]);
    // The least that 16 bits hold.
    expect(angleOf(0.0055, 666)).toBe(360 / 65_536);
    // Before a level is known.
    expect([0.702, 0.704].map((angle) => angleOf(angle, 0))).toEqual([0, 1.40625]);
    expect([0.702, 0.704].map((angle) => angleOf(angle, 0, true))).toEqual([fine, fine]);
  });
});

it("packets beyond 4096 that the system has not taken are dropped, and counted", async () => {
  const socket = await udp.open({ host: "127.0.0.1", port: 0 }, () => {});
  const packet = new Uint8Array(1);
  for (let i = 0; i < 4096; i++) socket.send(packet, socket.address);
  expect(socket.dropped).toEqual({ congested: 0, refused: 0 });
  socket.send(packet, socket.address);
  expect(socket.dropped).toEqual({ congested: 1, refused: 0 });
  await socket.close();
  socket.send(packet, socket.address);
  expect(socket.dropped.congested).toBe(1);
});
