import { describe, expect, it } from "vitest";
import { dem, type DemBlock } from "../../generated/dem.ts";
import type { Message as Target } from "../../generated/netquake.ts";
import { type Message, table } from "../../generated/quakeworld.ts";
import { qwd } from "../../generated/qwd.ts";
import { conversionTo } from "../../quake/convert/index.ts";
import { connect } from "../../quake/net/netquake/connect.ts";
import { DemoServer } from "../../quake/net/serve/demo-server.ts";
import { readReel } from "../../quake/net/serve/reel/reel-builder.ts";
import { MemoryNetwork } from "../../quake/net/transport/memory-network.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { states, type World } from "../../quake/world/index.ts";
import { readRecording } from "../../recording/index.ts";
import { fixtures } from "../support/corpus.ts";
import { converted } from "../support/converted.ts";
import { HALL } from "../support/demo-hall.ts";
import { bytesOf } from "../support/edit-states.ts";

/*
 * An invented QuakeWorld recording, message by message beside what is to come of it; and one that was recorded,
 * served to a client.
 */

const VERSION = table.versions.indexOf("28");
const NOTHING = new Uint8Array(0);

let sequence = 0;

function packet(time: number, ...messages: Message[]) {
  sequence++;
  const numbers = { sequence, reliable: 0, acknowledged: sequence, reliableacknowledged: 0 };
  const block = { type: "block", time, code: 1, ...numbers, messages: NOTHING };
  return { kind: "block", block, messages, version: VERSION, undecoded: undefined };
}

function looking(time: number, ...viewangles: number[]) {
  const moves = { forwardmove: 100, sidemove: 0, upmove: 0, buttons: 1, impulse: 0 };
  const block = {
    type: "block",
    time,
    code: 0,
    msec: 13,
    padding: [0, 0, 0],
    angles: viewangles,
    ...moves,
    viewangles,
  };
  return { kind: "block", block, messages: [], version: VERSION, undecoded: undefined };
}

const MODELS = ["maps/a.bsp", "progs/player.mdl", "progs/spike.mdl", "progs/b.mdl"];

const LEADING: Message[] = [
  {
    type: "serverdata",
    serverversion: 28,
    servercount: 1,
    gamedir: "qw",
    player: 2,
    spectator: 0,
    mapname: "invented",
    gravity: 800,
    stopspeed: 100,
    maxspeed: 320,
    spectatormaxspeed: 500,
    accelerate: 10,
    airaccelerate: 1,
    wateraccelerate: 10,
    friction: 4,
    waterfriction: 4,
    entgravity: 1,
  },
  { type: "stufftext", text: 'fullserverinfo "\\deathmatch\\3"\n' },
  { type: "soundlist", start: 0, sounds: ["a.wav"], next: 0 },
  { type: "modellist", start: 0, models: MODELS, next: 0 },
  {
    type: "spawnbaseline",
    entity: 40,
    modelindex: 4,
    frame: 0,
    colormap: 0,
    skin: 0,
    origin: [8, 0, 0],
    angles: [0, 0, 0],
  },
  {
    type: "updateuserinfo",
    player: 2,
    userid: 1,
    userinfo: "\\name\\me\\topcolor\\4\\bottomcolor\\200\\team\\red",
  },
  // Quake has slots for 16: he gets the last one.
  { type: "updateuserinfo", player: 20, userid: 2, userinfo: "\\name\\you" },
  { type: "updatefrags", player: 20, frags: 3 },
  { type: "lightstyle", style: 1, string: "az" },
  { type: "updatestatlong", index: 15, value: -0x80000000 },
  { type: "updatestat", index: 0, value: 99 },
  { type: "updatestat", index: 12, value: 5 },
];

const seen = (player: number, more: object): Message => {
  return {
    type: "playerinfo",
    player,
    origin: [1, 2, 3],
    frame: 7,
    dead: false,
    gib: false,
    nograv: false,
    ...more,
  };
};
const inSight: Message = {
  type: "packetentities",
  entities: [{ number: 40, remove: false, frame: 5, effects: 0x41, solid: false }],
};

const PARTS = [
  { kind: "header", bytes: NOTHING, reading: undefined },
  packet(9, ...LEADING),
  looking(10, 30, 90, 0),
  packet(
    10,
    { type: "print", level: 3, text: "hi" },
    { type: "print", level: 1, text: "bang" },
    { type: "stufftext", text: "skins\nbf\n" },
    { type: "sound", channel: 1, entity: 21, soundnum: 1, origin: [0, 0, 8] },
    { type: "bigkick" },
    { type: "muzzleflash", entity: 21 },
    { type: "temp_entity", entitytype: 2, count: 2, origin: [1, 1, 1] },
    { type: "temp_entity", entitytype: 12, count: 3, origin: [2, 2, 2] },
    { type: "temp_entity", entitytype: 13, origin: [3, 3, 3] },
    { type: "updateping", player: 2, ping: 30 },
    seen(2, { velocity1: 100, weaponframe: 4 }),
    seen(20, { command: { angle1: 45, angle2: -90, msec: 13 }, skinnum: 1, velocity3: -270 }),
    { type: "nails", nails: [{ x: 10, y: 20, z: 30, pitch: 22.5, yaw: 90 }] },
    inSight,
  ),
  looking(10.25, 30, 90, 0),
  packet(
    10.25,
    { type: "updateuserinfo", player: 20, userid: 2, userinfo: "" },
    seen(2, {}),
    inSight,
  ),
  packet(
    10.5,
    { type: "intermission", origin: [64, 0, 0], angles: [0, 45, 0] },
    seen(2, {}),
    inSight,
  ),
];

const BYTES = bytesOf(qwd, PARTS).slice();

/** What comes of it. Each test makes it anew, so that what one sees is of the code as it is then. */
function played(bytes = BYTES) {
  const conversion = conversionTo(qwd, "dem");
  const made = converted(qwd, bytes, conversion);
  const blocks = [...readRecording(dem, made)].filter((part) => part.kind === "block");
  const messagesOf = (index: number) => blocks[index]!.messages as Target[];
  const ofType = (index: number, type: Target["type"]) =>
    messagesOf(index).filter((message) => message.type === type);
  return { blocks, messagesOf, ofType, losses: conversion.losses };
}

describe("a QuakeWorld recording as Quake's", () => {
  it("has the flash of a weapon in the frame that it is told in, and in no other", () => {
    // A player's entity is his slot and one; an effect of 2 is that a weapon flashes.
    const flash: Message = { type: "muzzleflash", entity: 3 };
    const moments = [[flash, seen(2, {})], [seen(2, {})], [flash, seen(2, {})]];
    const packets = moments.map((own, i) => packet(10 + i, ...own, inSight));
    const { blocks, ofType } = played(bytesOf(qwd, [...PARTS.slice(0, 2), ...packets]).slice());
    const flashes = blocks.flatMap((_, i) =>
      ofType(i, "time").length === 0
        ? []
        : [
            ofType(i, "updateentity").some(
              (one) => ((one as { effects?: number }).effects ?? 0) & 2,
            ),
          ],
    );
    expect(flashes).toEqual([true, false, true]);
  });

  it("leads into the level in three stages", () => {
    const { blocks, messagesOf, ofType } = played();
    expect(blocks).toHaveLength(7);
    expect(messagesOf(0)).toMatchObject([
      {
        type: "serverinfo",
        serverversion: 15,
        maxclients: 16,
        gametype: 1,
        mapname: "invented",
        models: MODELS,
        sounds: ["a.wav"],
      },
      { type: "setview", entity: 3 },
      { type: "signonnum", signon: 1 },
    ]);
    const baselines = ofType(1, "spawnbaseline");
    expect(baselines).toHaveLength(17);
    expect(baselines[0]).toMatchObject({ entity: 40, modelindex: 4, origin: [8, 0, 0] });
    expect(baselines[3]).toMatchObject({ entity: 3, modelindex: 2, colormap: 3 });
    expect(messagesOf(2)).toMatchObject([
      { type: "updatename", player: 2, netname: "me" },
      { type: "updatefrags", player: 2, frags: 0 },
      { type: "updatecolors", player: 2, shirt: 4, pants: 13 },
      { type: "updatename", player: 15, netname: "you" },
      { type: "updatefrags", player: 15, frags: 3 },
      { type: "updatecolors", player: 15, shirt: 0, pants: 0 },
      { type: "lightstyle", style: 1, string: "az" },
      { type: "updatestat", index: 12, value: 5 },
      { type: "signonnum", signon: 3 },
    ]);
  });

  it("shows players, entities and nails as entities", () => {
    const { blocks, messagesOf, ofType } = played();
    expect((blocks[3]!.block as DemBlock).angles).toEqual([30, 90, 0]);
    expect(messagesOf(3).slice(0, 2)).toMatchObject([
      { type: "time", time: 1 },
      // 100 / 16 = 6.25, so 6 × 16 = 96; a big kick is 4 degrees up.
      {
        type: "clientdata",
        items: 0x80000000,
        health: 99,
        velocity1: 96,
        weaponframe: 4,
        punchangle1: -4,
      },
    ]);
    expect(ofType(3, "updateentity")).toMatchObject([
      // A third of 30° down, the other way: -10° is 7.1 steps of 1.40625°.
      { entity: 3, frame: 7, origin1: 1, origin2: 2, origin3: 3, angle1: -9.84375, angle2: 90 },
      // 45° is -15°, which is 10.7 steps. He shoots.
      { entity: 16, skin: 1, effects: 2, angle1: -15.46875, angle2: -90 },
      // Of the effects 0x41 Quake has 1.
      { entity: 40, frame: 5, effects: 1, modelindex: undefined },
      { entity: 512, modelindex: 3, origin1: 10, angle1: 22.5, angle2: 90, nolerp: true },
    ]);
  });

  it("tells what happens there", () => {
    const events = played()
      .messagesOf(3)
      .slice(2)
      .filter(({ type }) => type !== "updateentity");
    expect(events).toMatchObject([
      // A first byte of 1 plays the chat sound.
      { type: "print", text: "\x01hi" },
      { type: "print", text: "bang" },
      { type: "stufftext", text: "bf\n" },
      { type: "sound", entity: 16, channel: 1, soundnum: 1 },
      { type: "temp_entity", entitytype: 2 },
      { type: "temp_entity", entitytype: 2 },
      // Of QuakeWorld's blood a drop is 20 particles of colour 73, its other blood 50 of colour 225.
      { type: "particle", count: 60, color: 73, origin: [2, 2, 2] },
      { type: "particle", count: 50, color: 225, origin: [3, 3, 3] },
    ]);
  });

  it("goes on from there", () => {
    const { blocks, messagesOf, ofType } = played();
    // A quarter of a second later the view came back by 2.5 degrees.
    expect(messagesOf(4)).toMatchObject([
      { type: "time", time: 1.25 },
      { type: "clientdata", punchangle1: -1 },
      { type: "updatename", player: 15, netname: "" },
      { type: "updatefrags", player: 15, frags: 0 },
      { type: "updateentity", entity: 3 },
      { type: "updateentity", entity: 40 },
    ]);
    // The camera is where the level's end says.
    expect((blocks[5]!.block as DemBlock).angles).toEqual([0, 45, 0]);
    expect(ofType(5, "updateentity")[0]).toMatchObject({
      entity: 3,
      origin1: 64,
      origin2: undefined,
    });
    expect(messagesOf(6)).toEqual([{ type: "disconnect" }]);
  });

  it("lacks what is listed", () => {
    const kept = played().losses.report.map(({ outcome, of, member, count }) =>
      [outcome, of, member, count].filter((part) => part !== undefined).join(" "),
    );
    expect(kept).toEqual([
      "rounded clientdata velocity1 1",
      "dropped moves and buttons of the client 2",
      "dropped packetentity effects 3",
      "dropped playerinfo velocity1 1",
      "dropped print level 1",
      "dropped stufftext text 2",
      "dropped teams of players 1",
      "rounded updateentity angle1 3",
      "dropped updateping 1",
    ]);
  });
});

describe("a QuakeWorld recording of two levels", () => {
  const frame = [seen(2, {}), inSight];
  const bytes = (...parts: object[]) => bytesOf(qwd, [PARTS[0]!, ...parts] as never).slice();
  const second = LEADING.map((message) =>
    message.type === "serverdata" ? { ...message, servercount: 2 } : message,
  );

  it("shows in the second what was printed after the first, and counts what else was said then", () => {
    const { blocks, losses } = played(
      bytes(
        packet(9, ...LEADING),
        packet(10, ...frame),
        packet(
          10.5,
          { type: "print", level: 2, text: "over" },
          { type: "centerprint", text: "lost" },
        ),
        packet(11, ...second),
        packet(12, ...frame),
      ),
    );
    const types = ["print", "centerprint", "serverinfo", "time"];
    const shown = blocks
      .flatMap(({ messages }) => messages as Target[])
      .filter(({ type }) => types.includes(type));
    expect(shown).toMatchObject([
      { type: "serverinfo" },
      { type: "time", time: 1 },
      { type: "serverinfo" },
      { type: "print", text: "over" },
      { type: "time", time: 1 },
    ]);
    expect(losses.report).toContainEqual(
      expect.objectContaining({
        outcome: "dropped",
        of: "centerprint",
        note: "given before a level's beginning",
        count: 1,
      }),
    );
  });

  it("ends with what was printed after its last moment", () => {
    const late = packet(10.5, { type: "print", level: 2, text: "over" });
    const { messagesOf, blocks } = played(bytes(packet(9, ...LEADING), packet(10, ...frame), late));
    expect(messagesOf(blocks.length - 2)).toEqual([{ type: "print", text: "over" }]);
  });

  it("looks straight ahead while nobody says where to, and counts what follows its last block", () => {
    const { blocks, losses } = played(
      Uint8Array.from([...bytes(packet(9, ...LEADING), packet(10, ...frame)), 1, 2, 3]),
    );
    for (const { block } of blocks) expect((block as DemBlock).angles).toEqual([0, 0, 0]);
    expect(losses.report).toContainEqual(
      expect.objectContaining({ of: "bytes after the last whole block", count: 3 }),
    );
  });
});

describe("what is more than Quake can tell", () => {
  const names = (count: number) => Array.from({ length: count }, (_, i) => `${i}.wav`);
  const parts = [
    PARTS[0]!,
    packet(
      1,
      ...LEADING.filter(({ type }) => type !== "soundlist"),
      { type: "soundlist", start: 0, sounds: names(250), next: 250 },
      { type: "soundlist", start: 251, sounds: names(9), next: 0 },
    ),
    packet(
      2,
      { type: "temp_entity", entitytype: 12, count: 12, origin: [2, 2, 2] },
      { type: "temp_entity", entitytype: 12, count: 13, origin: [2, 2, 2] },
      seen(2, {}),
      inSight,
    ),
  ];
  const bytes = bytesOf(qwd, parts).slice();
  function most(what: RegExp) {
    const { blocks, losses } = played(bytes);
    return {
      all: blocks.flatMap(({ messages }) => messages as Target[]),
      lost: losses.report.filter(({ of, member }) => what.test(`${of} ${member}`)),
    };
  }

  it("names: 255 of them, and another one for what has none", () => {
    const { all, lost } = most(/names of sounds/);
    const [info] = all.filter((message) => message.type === "serverinfo");
    expect(info!.sounds).toHaveLength(255);
    expect(info!.sounds.slice(248)).toEqual([
      "248.wav",
      "249.wav",
      expect.stringMatching(/.wav$/),
      "0.wav",
      "1.wav",
      "2.wav",
      "3.wav",
    ]);
    expect(lost).toMatchObject([
      { outcome: "dropped", count: 5 },
      { outcome: "replaced", count: 1 },
    ]);
  });

  it("particles: 254 of them", () => {
    const { all, lost } = most(/count/);
    const particles = all.filter((message) => message.type === "particle");
    expect(particles.map(({ count }) => count)).toEqual([240, 254]);
    expect(lost).toMatchObject([{ outcome: "clamped", of: "temp_entity", count: 1 }]);
  });
});

describe("a client", () => {
  it("plays what was recorded in QuakeWorld", async () => {
    const [file] = fixtures(".qwd");
    const made = converted(qwd, file!.bytes().subarray(0, 60_000), conversionTo(qwd, "dem"));
    const clock = new VirtualClock();
    const network = new MemoryNetwork(clock);
    await DemoServer.open(await readReel([made], {}), { transport: network, clock });
    const worlds: World[] = [];
    let ended: unknown;
    void connect(HALL, { transport: network, clock }).then(async (client) => {
      client.on("world", (world) => worlds.push(world));
      ended = await client.ended;
    });
    await clock.run(30, () => ended !== undefined);
    const recorded = [...states(dem, made)];
    expect(ended).toMatchObject({ reason: "server" });
    expect(worlds.length).toBeGreaterThan(recorded.length - 3);
    expect(worlds.at(-1)).toMatchObject({ complete: true, problems: [] });
    expect([...worlds.at(-1)!.entities.keys()]).toEqual([...recorded.at(-1)!.entities.keys()]);
    expect(worlds.at(-1)!.scoreboard).toEqual(recorded.at(-1)!.scoreboard);
  });
});
