import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dem } from "../../generated/dem.ts";
import type { Message } from "../../generated/netquake.ts";
import { difference } from "../../fuzz/properties/equal.ts";
import { conversionTo, type Loss } from "../../quake/convert/index.ts";
import { eventsOf } from "../../quake/events/index.ts";
import { type Entity, states, type World } from "../../quake/world/index.ts";
import { isWhole, sharedFile, whyNotWhole } from "../support/corpus.ts";
import { converted, wrongWith } from "../support/converted.ts";
import { bytesOf } from "../support/edit-states.ts";
import { readRecording } from "../../recording/index.ts";
import { table } from "../../generated/netquake.ts";
import { whole } from "../support/whole.ts";

/* FTE's extensions on NetQuake: entities in lists, and figures in place of clientdata. */

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures", "fte");

interface Recorded {
  readonly name: string;
  readonly path: string;
  readonly isThere: boolean;
  readonly why: string;
}

const own = (name: string): Recorded => ({
  name,
  path: join(FIXTURES, name),
  isThere: true,
  why: "",
});
const shared = (name: string): Recorded => ({ name, ...sharedFile(`corpus/recorded/${name}`) });

const RECORDINGS: readonly Recorded[] = [
  own("qss08_fte15_start.dem"),
  own("qss28_fte666_start.dem"),
  own("vk_fte999_e1m3.dem"),
  shared("qss28_fte999_e1m8.dem"),
  shared("qss_fte999_e1m3.dem"),
];

/** How exactly a dialect tells places and angles: steps of an eighth and of 360 / 256 by the documents, or as they come. */
interface Steps {
  readonly place: number;
  readonly angle: number;
  /** Whether it tells how opaque and how large entities are. */
  readonly looks: boolean;
}

const STEPS: Readonly<Record<string, Steps>> = {
  "15": { place: 1 / 8, angle: 360 / 256, looks: false },
  "666": { place: 1 / 8, angle: 360 / 256, looks: true },
  "999+12": { place: 0, angle: 360 / 65536, looks: true },
  "999+82": { place: 1 / 16, angle: 360 / 65536, looks: true },
};

/** The figures that stand for the status line, by QuakeSpasm-Spiked's numbers (STAT_ in its quakedef.h). */
const FIGURES = {
  health: 0,
  weapon: 2,
  ammo: 3,
  armor: 4,
  weaponframe: 5,
  shells: 6,
  nails: 7,
  rockets: 8,
  cells: 9,
  activeweapon: 10,
  items: 15,
  viewheight: 16,
};

/** How far two numbers are from each other, on a circle where they are angles. */
function apart(a: number, b: number, around = Infinity): number {
  const far = Math.abs(a - b) % around;
  return Math.min(far, around - far);
}

function wrongEntity(was: Entity, is: Entity, { place, angle, looks }: Steps): string | undefined {
  for (const member of ["modelindex", "frame", "skin", "effects", "colormap", "model"])
    if (was[member] !== is[member]) return `${member}: ${was[member]}, ${is[member]}`;
  if (was.origin.some((value, i) => apart(value, is.origin[i]!) > place / 2)) return "origin";
  if (was.angles.some((value, i) => apart(value, is.angles[i]!, 360) > angle / 2 + 1e-9))
    return "angles";
  if (((Number(was["entflags"]) & 1) !== 0) !== is["nolerp"]) return "nolerp";
  // FTE says 255 where nothing is said, and 0 where nothing is seen; FitzQuake 0, and 1.
  const alpha = (Number(was["alpha"]) + 1) % 256;
  if (looks && (is["alpha"] !== alpha || is["scale"] !== was["scale"])) return "alpha, scale";
  return undefined;
}

function wrongStatus({ view: was }: World, { view: is }: World): string | undefined {
  for (const [member, index] of Object.entries(FIGURES)) {
    const given = was.stats[member] ?? was.stats[index];
    if (given !== undefined && given !== is.stats[member])
      return `${member}: ${given}, ${is.stats[member]}`;
  }
  return difference([was.entity, was.angles], [is.entity, is.angles]);
}

function wrongWorld(was: World, is: World, steps: Steps): string | undefined {
  if (was.time !== is.time) return `time: ${was.time}, ${is.time}`;
  const numbers = difference(
    [...was.entities.keys()].toSorted(),
    [...is.entities.keys()].toSorted(),
  );
  if (numbers !== undefined) return `entities: ${numbers}`;
  for (const [number, entity] of was.entities) {
    const wrong = wrongEntity(entity, is.entities.get(number)!, steps);
    if (wrong !== undefined) return `entity ${number}: ${wrong}`;
  }
  return wrongStatus(was, is) ?? difference([...was.scoreboard], [...is.scoreboard]);
}

/** What is otherwise in a recording that was converted; undefined where nothing is. */
function wrongWorlds(source: Uint8Array, made: Uint8Array, steps: Steps): string | undefined {
  const others = states(dem, made);
  for (const world of states(dem, source)) {
    const other = others.next();
    if (other.done) return `block ${world.block}: there is no frame`;
    const found = wrongWorld(world, other.value, steps);
    if (found !== undefined) return `block ${world.block}: ${found}`;
  }
  return others.next().done ? undefined : "there are more frames";
}

function has(text: string): (loss: Loss) => boolean {
  return ({ of, member = "" }) => `${of} ${member}`.trim() === text;
}

for (const { name, path, isThere, why } of RECORDINGS)
  describe.skipIf(!isThere)(`${name}${why}`, () => {
    // Those that change what is written most, where not all are asked for.
    const TARGETS = Object.keys(STEPS).filter((to) => isWhole || to === "15");
    it.each(TARGETS)("shows in %s what it showed", (to) => {
      const bytes = new Uint8Array(readFileSync(path));
      const conversion = conversionTo(dem, to);
      const made = converted(dem, bytes, conversion);
      expect(wrongWith(dem, made)).toBeUndefined();
      expect(wrongWorlds(bytes, made, STEPS[to]!)).toBeUndefined();
      const [info] = messagesIn(made).filter(({ type }) => type === "serverinfo");
      expect(info).toMatchObject({ fte: undefined, fte2: undefined, folder: undefined });
    });

    whole("has the events that it has without extensions", () => {
      const bytes = new Uint8Array(readFileSync(path));
      // Where lists of entities are without a time, their blocks differ.
      const eventsIn = (recording: Uint8Array) =>
        [...eventsOf(dem, recording)].map((event) => ({ ...event, block: 0 }));
      const events = eventsIn(bytes);
      expect(events.length).toBeGreaterThan(3);
      expect(eventsIn(converted(dem, bytes, conversionTo(dem, "999+12")))).toEqual(events);
    });
  });

/** Recordings without extensions, what they become with them, and what they come back as. */
const PLAIN = [
  { ...own("../dp_server_p15.dem"), from: "15", to: ["15+fte", "666+fte+predinfo"] },
  {
    ...shared("qss_nopext999_e1m3.dem"),
    from: "999+12",
    to: ["999+82+fte", "999+12+fte+predinfo", "15+fte+predinfo"],
  },
];

for (const { name, path, isThere, why: whyNot, from, to } of PLAIN) {
  const why = isThere ? whyNotWhole : whyNot;
  describe.skipIf(!isThere || !isWhole)(`${name}${why}`, () => {
    it.each(to)("shows in %s what it showed, and back", (target) => {
      const bytes = new Uint8Array(readFileSync(path)).subarray(0, 40_000);
      const made = converted(dem, bytes, conversionTo(dem, target));
      expect(wrongWith(dem, made)).toBeUndefined();
      expect(messagesIn(made).some(({ type }) => type === "updateentities")).toBe(true);
      expect(messagesIn(made).some(({ type }) => type === "updateentity")).toBe(false);
      expect(made.length).toBeLessThan(bytes.length);
      const steps = { ...STEPS[target.replace(/\+fte.*/, "")]!, looks: false };
      expect(wrongWorlds(made, bytes, steps)).toBeUndefined();
      const back = converted(dem, made, conversionTo(dem, from));
      expect(wrongWorlds(made, back, STEPS[from]!)).toBeUndefined();
    });
  });
}

it("a recording in the same dialect with extensions is as it was", () => {
  const bytes = new Uint8Array(readFileSync(join(FIXTURES, "vk_fte999_e1m3.dem")));
  const conversion = conversionTo(dem, "999+12+fte+predinfo");
  const made = converted(dem, bytes, conversion);
  expect(conversion.losses.report).toEqual([]);
  expect(difference([...states(dem, made)], [...states(dem, bytes)])).toBeUndefined();
});

function messagesIn(bytes: Uint8Array): Message[] {
  return [...readRecording(dem, bytes)].flatMap((part) =>
    part.kind === "block" ? (part.messages as Message[]) : [],
  );
}

// ---- what the recordings do not have

const VERSION = "666+fte+predinfo";

/** A recording of an invented level, with FTE's extensions. */
function recordingOf(blocks: readonly (readonly Message[])[], folder = ""): Uint8Array {
  const info: Message = {
    type: "serverinfo",
    fte: 0x200,
    fte2: 0x28,
    serverversion: 666,
    folder,
    maxclients: 2,
    gametype: 0,
    mapname: "invented",
    models: ["maps/a.bsp", "progs/b.mdl"],
    sounds: [],
  };
  const version = table.versions.indexOf(VERSION);
  const block = { type: "block", angles: [0, 0, 0], messages: new Uint8Array(0) };
  const parts = [[info], ...blocks].map((messages) => {
    return { kind: "block", block, messages, version, undecoded: undefined };
  });
  const header = { kind: "header", bytes: new TextEncoder().encode("-1\n"), reading: "line" };
  return bytesOf(dem, [header, ...parts]).slice();
}

const NONE = { reset: false, turned: 0, effects_width: 0 };
const list = (
  time: number,
  entities: (Message & { type: "updateentities" })["entities"],
): Message => {
  return { type: "updateentities", ack: 0, time, entities };
};
const is = (number: number, change: object) => {
  return { number, is_far: 0, gone: 0, change: { ...NONE, ...change } };
};

function plain(blocks: readonly (readonly Message[])[], to: string, folder?: string) {
  const conversion = conversionTo(dem, to);
  const bytes = recordingOf(blocks, folder);
  const messages = messagesIn(converted(dem, bytes, conversion)).slice(1);
  return { messages: messages.map(bare), losses: conversion.losses.report };
}

/** Without the hint of which bits came, and members that are not there. */
function bare(message: Message): Message {
  return JSON.parse(JSON.stringify({ ...message, flags: undefined }));
}

describe("lists of entities", () => {
  it("become all that are there, until they are gone", () => {
    const { messages } = plain(
      [
        [list(1, [is(5, { reset: true, modelindex: 2 }), is(7, { reset: true, modelindex: 1 })])],
        [list(1.5, [is(5, { frame: 3 })])],
        [list(2, [{ number: 5, is_far: 0, gone: 1 }])],
        [list(3, [{ number: 0, is_far: 0, gone: 1 }])],
      ],
      "666",
    );
    expect(messages).toEqual([
      { type: "time", time: 1 },
      { type: "updateentity", entity: 5, modelindex: 2, nolerp: false },
      { type: "updateentity", entity: 7, modelindex: 1, nolerp: false },
      { type: "time", time: 1.5 },
      { type: "updateentity", entity: 5, modelindex: 2, frame: 3, nolerp: false },
      { type: "updateentity", entity: 7, modelindex: 1, nolerp: false },
      { type: "time", time: 2 },
      { type: "updateentity", entity: 7, modelindex: 1, nolerp: false },
      { type: "time", time: 3 },
    ]);
  });

  it("lose what Quake has not, which is counted once for as long as it is so", () => {
    const { messages, losses } = plain(
      [
        [
          {
            type: "spawnbaseline_fte",
            entity: 40_000 >> 8,
            is_far: 1,
            low: 40_000 & 0xff,
            state: { ...NONE, modelindex: 1 },
          },
        ],
        [
          list(1, [
            is(5, {
              modelindex: 2,
              effects_width: 3,
              effects_widest: 0x1_0008,
              solid: 3,
              fatness: 4,
            }),
            is(6, { modelindex: 300, skin: 300, alpha: 127, colormod: [1, 0, 1], entflags: 9 }),
            is(7, { turned: 4, moves: { velocity1: 8, velocity2: 8 } }),
          ]),
        ],
        [list(2, [])],
      ],
      "15",
    );
    expect(messages.slice(1, 4)).toMatchObject([
      { type: "time", time: 1 },
      { type: "updateentity", entity: 5, effects: 8 },
      { type: "updateentity", entity: 6, modelindex: 0, skin: 255, nolerp: true },
    ]);
    const count = (text: string) => losses.find(has(text))?.count;
    expect(count("entities from 32768 on")).toBe(1);
    for (const member of ["solid", "fatness", "colormod", "effects", "entflags", "moves"])
      expect([member, count(`updateentities ${member}`)]).toEqual([member, 1]);
    // In each of two frames.
    for (const member of ["modelindex", "skin", "alpha"])
      expect([member, count(`updateentity ${member}`)]).toEqual([member, 2]);
  });

  it("in one block are of one frame where they are of one time", () => {
    const { messages } = plain(
      [
        [
          list(1, [is(5, { modelindex: 2 })]),
          { type: "print", text: "a" },
          list(1, [is(6, { modelindex: 2 })]),
          list(2, []),
        ],
      ],
      "666",
    );
    const two = [5, 6].map((entity) => {
      return { type: "updateentity", entity, modelindex: 2, nolerp: false };
    });
    const print = { type: "print", text: "a" };
    expect(messages).toEqual([
      { type: "time", time: 1 },
      ...two,
      print,
      { type: "time", time: 2 },
      ...two,
    ]);
  });
});

describe("figures", () => {
  const figures: Message[] = [
    { type: "updatestatubyte", index: 0, value: 90 },
    { type: "updatestat", index: 15, value: -0x8000_0000 },
    { type: "updatestatfloat", index: 26, value: -1.75 },
    { type: "updatestatubyte", index: 16, value: 22 },
    { type: "updatestatubyte", index: 13, value: 4 },
    { type: "updatestatubyte", index: 40, value: 4 },
  ];

  it("become the status line, and what it has no place for stays or is lost", () => {
    const { messages, losses } = plain(
      [
        [{ type: "setview", entity: 1 }],
        [
          ...figures,
          list(1, [
            is(1, {
              turned: 4,
              entflags: 128,
              moves: { velocity1: 100, velocity2: 0, velocity3: -8 },
            }),
          ]),
        ],
      ],
      "15",
    );
    expect(messages.slice(1)).toEqual([
      { type: "updatestat", index: 13, value: 4 },
      { type: "time", time: 1 },
      // 100 / 16 = 6.25 steps: 6 of them.
      expect.objectContaining({
        type: "clientdata",
        health: 90,
        items: 0x8000_0000,
        punchangle1: -1,
        velocity1: 96,
        onground: true,
        inwater: false,
      }),
      { type: "updateentity", entity: 1, nolerp: false },
    ]);
    expect(messages[3]).not.toHaveProperty("viewheight");
    expect(losses.find(has("clientdata punchangle1"))).toMatchObject({
      outcome: "rounded",
      largest: 0.75,
    });
    expect(losses.find(has("updatestat index"))).toMatchObject({ outcome: "dropped", count: 1 });
  });

  it.each([
    ["", 4096, 0],
    ["id1", 32, 32],
    ["hipnotic", 1 << 12, 12],
    ["rogue", 1, 0],
  ])("of a game in %j have the weapon %i as %i", (folder, weapon, activeweapon) => {
    const figure: Message = { type: "updatestat", index: 10, value: weapon };
    const { messages } = plain([[figure, list(1, [])]], "666", folder);
    expect(messages[1]).toMatchObject({ type: "clientdata", activeweapon });
  });
});

it("what only engines with extensions know is not asked for", () => {
  const text = "cl_serverextension_download 1\nbf\n";
  const { messages, losses } = plain([[{ type: "stufftext", text }]], "15");
  expect(messages).toEqual([{ type: "stufftext", text: "bf\n" }]);
  expect(losses.find(has("stufftext text"))).toMatchObject({ outcome: "dropped", count: 1 });
});

it("what the status line has that no figure tells is lost, and a stop is given", () => {
  const update: Message = { type: "updateentity", entity: 1, modelindex: 2, nolerp: true };
  const status = (more: object): Message => {
    const none = { ammo: 0, shells: 0, nails: 0, rockets: 0, cells: 0, activeweapon: 0 };
    return {
      type: "clientdata",
      items: 1,
      health: 5,
      onground: true,
      inwater: true,
      ...none,
      ...more,
    };
  };
  const blocks: Message[][] = [
    [{ type: "setview", entity: 1 }],
    [{ type: "time", time: 1 }, status({ velocity1: 32 }), update],
    [{ type: "time", time: 2 }, status({ punchangle1: -2 }), update],
    [{ type: "time", time: 3 }, status({ punchangle1: -2 })],
  ];
  const version = table.versions.indexOf("666");
  const block = { type: "block", angles: [0, 0, 0], messages: new Uint8Array(0) };
  const info: Message = {
    type: "serverinfo",
    serverversion: 666,
    maxclients: 1,
    gametype: 0,
    mapname: "",
    models: ["a", "b"],
    sounds: [],
  };
  const parts = [[info], ...blocks].map((messages) => {
    return { kind: "block", block, messages, version, undecoded: undefined };
  });
  const header = { kind: "header", bytes: new TextEncoder().encode("-1\n"), reading: "line" };
  const conversion = conversionTo(dem, "666+fte+predinfo");
  const made = messagesIn(converted(dem, bytesOf(dem, [header, ...parts]).slice(), conversion));
  const near = { number: 1, is_far: 0, gone: 0 };
  const none = { effects_width: 0, reset: false };
  expect(made.slice(2).map(bare)).toMatchObject([
    { type: "updatestatubyte", index: 0, value: 5 },
    { type: "updatestatubyte", index: 15, value: 1 },
    { type: "updatestatubyte", index: 16, value: 22 },
    {
      type: "updateentities",
      time: 1,
      entities: [
        { number: 0, gone: 1 },
        {
          ...near,
          change: {
            ...none,
            reset: true,
            turned: 4,
            moves: { velocity1: 32 },
            modelindex: 2,
            entflags: 129,
          },
        },
      ],
    },
    { type: "updatestat", index: 26, value: -2 },
    { type: "updateentities", time: 2, entities: [{ ...near, change: { ...none, turned: 0 } }] },
    { type: "updateentities", time: 3, entities: [{ number: 1, is_far: 0, gone: 1 }] },
  ]);
  expect(conversion.losses.report.find(has("clientdata inwater"))).toMatchObject({ count: 3 });
});

it("commands that tell of players become names and colours", () => {
  const text = '//fui 1 "\\name\\a b\\topcolor\\4\\bottomcolor\\13"\nbf\n//ui 1 "topcolor" "5"\n';
  const { messages } = plain([[{ type: "stufftext", text }]], "15");
  expect(messages).toEqual([
    { type: "updatename", player: 1, netname: "a b" },
    { type: "updatecolors", player: 1, shirt: 4, pants: 13 },
    { type: "updatecolors", player: 1, shirt: 5, pants: 13 },
    { type: "stufftext", text: "bf\n" },
  ]);
});
