import { deflateRawSync, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { dm2 } from "../../generated/dm2.ts";
import { codecs, type Message } from "../../generated/quake2.ts";
import { states } from "../../quake/world/index.ts";
import { codecNamed, readRecording } from "../../recording/index.ts";
import { messagesWithin } from "../../recording/versions/within.ts";
import { protocolOf } from "../../recording/versions/protocol.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

/*
 * Messages that another one carries, packed: they are understood or the message is not, and worlds follow them.
 */

const codec = codecNamed(codecs, "36");

function bytesOf(messages: readonly Message[]): Uint8Array {
  const w = new Writer();
  for (const message of messages) codec.encode(w, message);
  return written(w).slice();
}

function packedOf(inner: Uint8Array, inflated = inner.length): Message {
  return { type: "zpacket", inflated, data: new Uint8Array(deflateRawSync(inner)) };
}

const level: Message = {
  type: "serverdata",
  serverversion: 36,
  servercount: 1,
  attractloop: 0,
  gamedir: "",
  playernum: 0,
  levelname: "Arena",
  minor: 1026,
  serverstate: 2,
  movement: 5,
  quakeworld: 0,
};
const frame: Message = {
  type: "frame",
  serverframe: 7,
  offset: 31,
  suppresscount: 0,
  areas: new Uint8Array(0),
  entities: [{ number: 5, origin1: 3, remove: false }],
};

function blockOf(...messages: Message[]) {
  const body = bytesOf(messages);
  const bytes = new Uint8Array([...new Uint8Array(Uint32Array.of(body.length).buffer), ...body]);
  const [block] = [...readRecording(dm2, bytes)].filter((part) => part.kind === "block");
  return { bytes, block: block! };
}

describe("messages that another one carries", () => {
  it("are followed by worlds as what follows it", () => {
    const inner = bytesOf([
      { type: "configstring", index: 33, string: "maps/arena.bsp" },
      { type: "baselinestream", baselines: [{ number: 5, modelindex: 1, remove: false }] },
    ]);
    const { bytes } = blockOf(level, packedOf(inner), frame);
    const [world] = [...states(dm2, bytes)];
    expect(world!.problems).toEqual([]);
    expect([...world!.entities.values()]).toMatchObject([
      { number: 5, model: "maps/arena.bsp", origin: [3, 0, 0] },
    ]);
  });

  const inner = bytesOf([{ type: "print", level: 2, text: "hi" }]);
  const wrong: readonly (readonly [string, Message, RegExp])[] = [
    ["another number of bytes", packedOf(inner, inner.length + 1), /were expected, at byte/],
    ["no stream", { type: "zpacket", inflated: 3, data: Uint8Array.of(7) }, /no such block/],
    ["bytes that are no message", packedOf(Uint8Array.of(250)), /no message has the id 0xfa/],
    [
      "half a message",
      packedOf(inner.subarray(0, 3)),
      /end inside the string.* of what it carries/,
    ],
    ["what carries messages", packedOf(bytesOf([packedOf(inner)])), /no "zpacket"/],
    ["what tells versions", packedOf(bytesOf([level])), /no "serverdata"/],
  ];
  it.each(wrong)("are not understood as %s, and come back", (_, message, expected) => {
    const { block } = blockOf(level, message, frame);
    expect(block.messages.map(({ type }) => type)).toEqual(["serverdata"]);
    expect(block.undecoded).toEqual(bytesOf([message, frame]));
    expect(block.error!.message).toMatch(/^block 0 › message 2 › zpacket › data/);
    expect(block.error!.message).toMatch(expected);
    expect(block.error!.offset).toBe(4 + block.ends[0]!);
  });

  it("are read one by one", () => {
    const protocol = protocolOf<Message>(codecs, false);
    expect(messagesWithin(protocol, codec, packedOf(inner))).toMatchObject([{ text: "hi" }]);
    expect(messagesWithin(protocol, codec, frame)).toEqual([]);
  });
});

describe("messages of one sort, without their ids", () => {
  const own = codecNamed(codecs, "2023");
  const protocol = protocolOf<Message>(codecs, false);
  const written2023 = (...messages: Message[]) => {
    const w = new Writer();
    for (const message of messages) own.encode(w, message);
    return written(w).slice();
  };
  const withoutIds = (...messages: Message[]) =>
    new Uint8Array(messages.flatMap((message) => [...written2023(message).subarray(1)]));
  const blast = (type: "configblast" | "spawnbaselineblast", inner: Uint8Array): Message => ({
    type,
    inflated: inner.length,
    data: new Uint8Array(deflateSync(inner)),
  });
  const strings: Message[] = [
    { type: "configstring", index: 63, string: "maps/arena.bsp" },
    { type: "configstring", index: 64, string: "" },
  ];
  const baselines: Message[] = [
    { type: "spawnbaseline", number: 5, modelindex: 1 },
    { type: "spawnbaseline", number: 300, origin1: 4097.5 },
  ];

  it("are read one by one", () => {
    const [some, others] = [withoutIds(...strings), withoutIds(...baselines)];
    expect(messagesWithin(protocol, own, blast("configblast", some))).toMatchObject(strings);
    const found = messagesWithin(protocol, own, blast("spawnbaselineblast", others));
    expect(found).toMatchObject(baselines);
    expect(messagesWithin(protocol, own, blast("configblast", new Uint8Array(0)))).toEqual([]);
  });

  it("are told of by what is wrong with them", () => {
    const half = withoutIds(...strings).subarray(0, 19);
    const wrong = () => messagesWithin(protocol, own, blast("configblast", half));
    expect(wrong).toThrow(/configblast › data › message 2 › configstring .*at byte 19 of what it/);
    const packed = { ...blast("configblast", half), inflated: 3 };
    expect(() => messagesWithin(protocol, own, packed)).toThrow(/were expected, at byte/);
  });

  it("are followed by worlds", () => {
    const body = written2023(
      {
        type: "serverdata",
        serverversion: 2023,
        servercount: 1,
        attractloop: 1,
        tickrate: 40,
        gamedir: "",
        playernum: 0,
        levelname: "Arena",
      },
      blast("configblast", withoutIds(...strings)),
      blast("spawnbaselineblast", withoutIds(...baselines)),
      {
        type: "frame",
        serverframe: 7,
        deltaframe: -1,
        suppresscount: 0,
        areas: new Uint8Array(0),
      },
      { type: "playerinfo", origin: [1.5, 2, 3], stats: { 1: 100 }, morestats: {} },
      {
        type: "packetentities",
        entities: [{ number: 5, origin1: 3, effects: 1, loweffects: 2, remove: false }],
      },
    );
    const size = new Uint8Array(Uint32Array.of(body.length).buffer);
    const [world] = [...states(dm2, new Uint8Array([...size, ...body]))];
    expect(world!.problems).toEqual([]);
    expect([...world!.entities.values()]).toMatchObject([
      { number: 5, model: "maps/arena.bsp", origin: [3, 0, 0], effects: 1, loweffects: 2 },
    ]);
  });
});
