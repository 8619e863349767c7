import { describe, expect, it } from "vitest";
import { mvd, type MvdBlock } from "../../generated/mvd.ts";
import { qwd, type QwdBlock } from "../../generated/qwd.ts";
import { type Message, table } from "../../generated/quakeworld.ts";
import { difference } from "../../fuzz/properties/equal.ts";
import { conversionTo } from "../../quake/convert/index.ts";
import { EditError } from "../../quake/edit/index.ts";
import { followerOf, states, type World } from "../../quake/world/index.ts";
import { readRecording, type RecordedBlock } from "../../recording/index.ts";
import { BlockClock } from "../../recording/time/block-clock.ts";
import { corpusFiles, fixtures, isWhole, whyNoCorpus } from "../support/corpus.ts";
import { MOVES } from "../support/client-recording.ts";
import { converted, wrongWith } from "../support/converted.ts";
import { bytesOf } from "../support/edit-states.ts";

/** What a recording of all players shows at the end of a moment, and what one of them is shown himself. */
interface Shown {
  readonly world: World;
  readonly scoreboard: World["scoreboard"];
  readonly stats: Readonly<Record<number, number>>;
  readonly time: number;
}

function* moments(bytes: Uint8Array, slot: number): Generator<Shown, void> {
  const follower = followerOf(mvd)!;
  const clock = new BlockClock(mvd);
  let world: World | undefined;
  let stats: Record<number, number> = {};
  let time = 0;
  const shown = (): Shown => {
    return { world: world!, scoreboard: follower.roster.now(), stats: { ...stats }, time };
  };
  for (const part of readRecording(mvd, bytes)) {
    if (part.kind !== "block") continue;
    const block = part.block as MvdBlock;
    const now = clock.see(block)!;
    const messages = part.messages as Message[];
    const begins = messages.some(({ type }) => type === "serverdata");
    if ((now !== time || begins) && world !== undefined) {
      yield shown();
      world = undefined;
    }
    time = now;
    if (begins) stats = {};
    world = follower.follow(part).at(-1) ?? world;
    if ((block.target !== 4 && block.target !== 5) || block.player !== slot) continue;
    for (const message of messages)
      if (message.type === "updatestat" || message.type === "updatestatlong")
        stats[message.index] = message.value;
  }
  if (world !== undefined) yield shown();
}

/** The members of a player that both kinds of recordings tell. */
function look(state: Readonly<Record<string, unknown>>) {
  const { origin, frame, modelindex, skinnum, effects, weaponframe, dead, gib } = state;
  return { origin, frame, modelindex, skinnum, effects, weaponframe, dead, gib };
}

/** What is another one in a recording of a single player; undefined when nothing is. */
function wrongWorld(source: Uint8Array, made: Uint8Array, slot: number): string | undefined {
  const others = states(qwd, made);
  for (const { world, scoreboard, stats, time } of moments(source, slot)) {
    const next = others.next();
    if (next.done) return `${time}: there is no packet`;
    const other = next.value;
    const seen = [...world.entities].filter(([number]) => other.entities.has(number));
    const most = Math.min([...world.entities.keys()].filter((n) => n < 512).length, 64);
    const own = world.players.get(slot);
    const wrong =
      difference([...other.entities.keys()].length, most, "entities") ??
      difference(plainOf(new Map(seen)), plainOf(other.entities), "entities") ??
      difference(players(world), players(other), "players") ??
      difference(anglesOf(world, slot), anglesOf(other, slot), "angles") ??
      difference(bySlot(scoreboard), bySlot(other.scoreboard), "scoreboard") ??
      difference(stats, other.view.stats, "stats") ??
      difference([Math.fround(time), slot], [other.time, other.view.slot], "time") ??
      difference([...world.level.models], [...other.level.models], "models") ??
      (own && difference(own.angles, other.view.angles, "view"));
    if (wrong !== undefined) return `${time}: ${wrong}`;
  }
  return others.next().done ? undefined : "there are more packets";
}

/** Entities, without what only FTE's have. */
function plainOf(entities: World["entities"]) {
  return [...entities]
    .toSorted(([a], [b]) => a - b)
    .map(([number, entity]) => {
      const { model, modelindex, frame, colormap, skin, effects, origin, angles, solid } = entity;
      return { number, model, modelindex, frame, colormap, skin, effects, origin, angles, solid };
    });
}

function bySlot<T>(all: ReadonlyMap<number, T>) {
  return [...all].toSorted(([a], [b]) => a - b);
}

function players({ players: all }: World) {
  return bySlot(all).map(([slot, { name, state }]) => ({ slot, name, ...look(state) }));
}

/** Where the others look. */
function anglesOf({ players: all }: World, slot: number) {
  return bySlot(all).map(([other, { angles }]) => (other === slot ? undefined : angles));
}

const MOST = isWhole ? Infinity : 30_000;

const SMALL = /^(?:anchor|ezquake-skill|1on1|osm-demo4)/;

const RECORDINGS = [...fixtures(".mvd"), ...corpusFiles("mvd", ".mvd")].filter(
  ({ name }) => isWhole || SMALL.test(name),
);

describe(`a recording of all players as that of one${whyNoCorpus}`, () => {
  it.each(RECORDINGS)("$name shows what it showed", (file) => {
    const bytes = file.bytes().subarray(0, MOST);
    const [first] = [...moments(bytes, 0)].flatMap(({ world }) => [...world.players.keys()]);
    const slot = first ?? 0;
    const conversion = conversionTo(mvd, "qwd", { player: `${slot}` });
    const made = converted(mvd, bytes, conversion);
    expect(wrongWith(qwd, made)).toBeUndefined();
    expect(wrongWorld(bytes, made, slot)).toBeUndefined();
  });
});

// ---- an invented one

const KIND = table.versions.indexOf("28-mvd");
const NOTHING = new Uint8Array(0);

function blockOf(block: object, messages: readonly Message[]) {
  const whole = { type: "block", player: 0, ...block, messages: NOTHING };
  return { kind: "block", block: whole, messages, version: KIND, undecoded: undefined };
}

const all = (delta: number, ...messages: Message[]) => blockOf({ delta, target: 6 }, messages);
const one = (player: number, ...messages: Message[]) =>
  blockOf({ delta: 0, target: 4, player }, messages);

const INFO: Message[] = [
  {
    type: "serverdata",
    serverversion: 28,
    servercount: 3,
    gamedir: "qw",
    servertime: 12.5,
    mapname: "invented",
    ...MOVES,
  },
  {
    type: "modellist",
    start: 0,
    models: ["maps/a.bsp", "progs/player.mdl", "progs/b.mdl"],
    next: 0,
  },
  {
    type: "spawnbaseline",
    entity: 40,
    modelindex: 3,
    frame: 0,
    colormap: 0,
    skin: 0,
    origin: [8, 0, 0],
    angles: [0, 0, 0],
  },
  { type: "updateuserinfo", player: 1, userid: 7, userinfo: "\\name\\\xd2anger" },
  { type: "updateuserinfo", player: 4, userid: 9, userinfo: "\\name\\Visor" },
];

const state = (player: number, more: object): Message => {
  return { type: "playerstate", player, frame: 12, dead: false, gib: false, ...more };
};

const SYNTHETIC = [
  { kind: "header", bytes: NOTHING, reading: undefined },
  all(0, ...INFO),
  one(1, { type: "updatestat", index: 0, value: 100 }),
  one(4, { type: "updatestat", index: 0, value: 66 }),
  all(
    13,
    state(1, { origin1: 16, origin2: 24, origin3: -8, angle1: 11.25, angle2: 90, modelindex: 2 }),
    state(4, {
      origin1: 1,
      origin2: 2,
      origin3: 3,
      angle2: -45,
      modelindex: 3,
      effects: 8,
      skinnum: 2,
      weaponframe: 6,
    }),
  ),
  all(
    0,
    { type: "nails2", nails: [{ number: 3, x: 2, y: 4, z: 6, pitch: 0, yaw: 90 }] },
    { type: "packetentities", entities: [{ number: 40, remove: false, frame: 5, solid: false }] },
  ),
  blockOf({ delta: 0, target: 3, mask: 0b10010 }, [{ type: "print", level: 2, text: "both" }]),
  blockOf({ delta: 0, target: 3, mask: 0b00010 }, [{ type: "print", level: 2, text: "one" }]),
  one(4, { type: "setangle", player: 4, angles: [0, 90, 0] }),
  // Nothing is shown: it comes with what is shown next.
  all(250, { type: "print", level: 1, text: "later" }),
  all(10, state(4, { origin1: 9 })),
  all(0, { type: "disconnect", text: "EndOfDemo" }),
];

const BYTES = bytesOf(mvd, SYNTHETIC).slice();

function blocksFor(player?: string): { blocks: RecordedBlock[]; losses: unknown } {
  const conversion = conversionTo(mvd, "qwd", { player });
  const parts = [...readRecording(qwd, converted(mvd, BYTES, conversion))];
  return {
    blocks: parts.filter((part) => part.kind === "block"),
    losses: conversion.losses.report,
  };
}

describe("the recording of a player", () => {
  const of = (block: RecordedBlock) => block.block as QwdBlock;

  it("begins as a client's: packets from 1 on, and the block that sets the numbers", () => {
    const { blocks } = blocksFor("visor");
    expect(blocks.map((block) => of(block).code)).toEqual([1, 2, 0, 1, 0, 1, 1]);
    expect(of(blocks[0]!)).toMatchObject({ sequence: 1, acknowledged: 1 });
    expect(of(blocks[1]!)).toMatchObject({ outgoing: 1, incoming: 1 });
    expect(of(blocks[3]!)).toMatchObject({
      sequence: 2,
      acknowledged: 2,
      time: Math.fround(0.013),
    });
    expect(blocks.at(-1)!.messages).toEqual([{ type: "end_of_demo", text: "EndOfDemo" }]);
  });

  it("is his: what he was told, and where he looked", () => {
    const { blocks } = blocksFor("visor");
    const [server, , , , stat] = blocks[0]!.messages;
    expect(server).toMatchObject({ type: "serverdata", player: 4, spectator: 0, ...MOVES });
    expect(server).not.toHaveProperty("servertime");
    expect(stat).toMatchObject({ type: "updateuserinfo", player: 4 });
    expect(blocks[0]!.messages.at(-1)).toEqual({ type: "updatestat", index: 0, value: 66 });
    // 13 milliseconds, and 260: a command lasts 255 at most.
    expect(of(blocks[2]!)).toMatchObject({ msec: 0, viewangles: [0, -45, 0] });
    expect(of(blocks[4]!)).toMatchObject({ msec: 255, viewangles: [0, -45, 0] });
  });

  it("tells all players and entities whole", () => {
    const { blocks } = blocksFor("visor");
    const common = {
      dead: false,
      gib: false,
      frame: 12,
      onground: false,
      solid: false,
      nograv: false,
    };
    expect(blocks[3]!.messages).toMatchObject([
      { type: "print", text: "both" },
      { type: "setangle", angles: [0, 90, 0] },
      {
        type: "playerinfo",
        player: 1,
        origin: [16, 24, -8],
        command: { angle1: 11.25, angle2: 90, msec: 0 },
        ...common,
      },
      {
        type: "playerinfo",
        player: 4,
        origin: [1, 2, 3],
        modelindex: 3,
        effects: 8,
        skinnum: 2,
        weaponframe: 6,
        ...common,
      },
      { type: "nails", nails: [{ x: 2, y: 4, z: 6, pitch: 0, yaw: 90 }] },
      { type: "packetentities", entities: [{ number: 40, frame: 5 }] },
    ]);
    expect(blocks[3]!.messages[2]).toMatchObject({ modelindex: undefined });
    expect(blocks[3]!.messages[3]).toMatchObject({ command: undefined });
    expect(blocks[5]!.messages).toMatchObject([
      { type: "print", text: "later" },
      { type: "playerinfo", player: 1, origin: [16, 24, -8] },
      { type: "playerinfo", player: 4, origin: [9, 2, 3] },
      { type: "packetentities", entities: [{ number: 40, frame: 5 }] },
    ]);
  });

  it("lacks what is listed", () => {
    expect(blocksFor("visor").losses).toMatchObject([
      { outcome: "dropped", of: "nails2", member: "nails", count: 1, block: 4 },
      { outcome: "dropped", of: "print", note: "sent to other players", count: 1 },
      { outcome: "dropped", of: "serverdata", member: "servertime" },
      { outcome: "dropped", of: "updatestat", note: "sent to other players", count: 1 },
    ]);
  });

  it("is refused where a protocol is not described", () => {
    const [file] = fixtures(".mvd");
    const bytes = Buffer.from(file!.bytes());
    // svc_serverdata, 11, with mvdsv's word of extensions before the protocol's number, 28 (QWD §5.11).
    const at = bytes.indexOf(Uint8Array.of(28, 0, 0, 0));
    bytes[at] = 77;
    expect(() => converted(mvd, bytes, conversionTo(mvd, "qwd", { player: "pyqw" }))).toThrow(
      "the recording is in protocol 77, which is not described",
    );
  });

  it("is that of who is asked for, by number, and by name in any colour", () => {
    for (const player of ["1", "ranger", "\xd2ANGER"])
      expect(blocksFor(player).blocks[0]!.messages[0]).toMatchObject({ player: 1 });
    expect(() => blocksFor()).toThrow(/give --player.*1 ranger, 4 visor/);
    expect(() => blocksFor("nobody")).toThrow(EditError);
    expect(() => blocksFor("9")).toThrow(/player 9 is never seen: there is 1 ranger, 4 visor/);
    expect(() => conversionTo(qwd, "dem", { player: "1" })).toThrow(EditError);
  });
});
