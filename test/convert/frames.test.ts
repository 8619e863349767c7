import { describe, expect, it } from "vitest";
import type { Message as Quake } from "../../generated/netquake.ts";
import type { Message as World } from "../../generated/quakeworld.ts";
import { ClientRecording } from "../../quake/convert/clients/client-recording.ts";
import { later, refuseTooMany } from "../../quake/convert/conversion.ts";
import { nearest, inSight } from "../../quake/convert/fit/nearest.ts";
import { Losses } from "../../quake/convert/losses.ts";
import { leadIn } from "../../quake/convert/netquake/netquake-lead-in.ts";
import { QuakeworldEvents } from "../../quake/convert/quakeworld/quakeworld-events.ts";
import { QuakeworldScene } from "../../quake/convert/quakeworld/quakeworld-scene.ts";
import { Places } from "../../quake/convert/slots.ts";

/*
 * What a frame shows, part by part and whole: by hand, with the documents' numbers.
 */
const lost = (losses: Losses) =>
  losses.report.map(({ outcome, of, member = "", count }) => `${outcome} ${of} ${member} ${count}`);
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("a client's recording of QuakeWorld", () => {
  const text = (length: number): World => ({
    type: "print",
    level: 2,
    text: "x".repeat(length - 3),
  });
  const made = (recording: Iterable<unknown>) =>
    [...recording].map((part) => {
      const { block, messages } = part as { block: Record<string, unknown>; messages: World[] };
      const { code, time, msec, sequence, acknowledged, outgoing, incoming } = block;
      return [
        code,
        time,
        msec ?? sequence ?? outgoing,
        acknowledged ?? incoming,
        ...messages.map(({ type }) => type),
      ].filter((one) => one !== undefined);
    });

  it("has packets that are numbered from 1, and the client's command before each", () => {
    const losses = new Losses();
    const recording = new ClientRecording(losses);
    const nop: World = { type: "nop" };
    // id's client reads 1450 bytes of a packet (ERRATA 69): two of these have no room in one.
    expect(made(recording.prologue(2, [text(1000), text(1000)]))).toEqual([
      [1, 2, 1, 1, "print"],
      [1, 2, 2, 2, "print"],
      [2, 2, 2, 2],
    ]);
    const angles = [1, 2, 3] as const;
    const moment = (time: number, events: World[], frame: World[]) =>
      made(recording.moment({ time, angles, events, frame }));
    expect(moment(2.1, [text(500)], [nop])).toEqual([
      [0, 2.1, 100],
      [1, 2.1, 3, 3, "print", "nop"],
    ]);
    // A command lasts 255 milliseconds at most, and of packets of one moment the first one's does.
    expect(moment(2.5, [text(1000), text(1000)], [nop])).toEqual([
      [0, 2.5, 255],
      [1, 2.5, 4, 4, "print"],
      [0, 2.5, 0],
      [1, 2.5, 5, 5, "print"],
      [0, 2.5, 0],
      [1, 2.5, 6, 6, "nop"],
    ]);
    expect(moment(2, [], [nop])[0]).toEqual([0, 2, 0]);
    expect(lost(losses)).toEqual([]);
    expect(moment(2, [nop], [text(1000), text(1000)]).length).toBe(4);
    expect(losses.report).toMatchObject([{ outcome: "too large", of: "packets", count: 1 }]);
    const [command] = [...recording.moment({ time: 3, angles, events: [], frame: [nop] })];
    expect((command as { block: object }).block).toEqual({
      type: "block",
      time: 3,
      code: 0,
      msec: 255,
      padding: [0, 0, 0],
      angles: [1, 2, 3],
      forwardmove: 0,
      sidemove: 0,
      upmove: 0,
      buttons: 0,
      impulse: 0,
      viewangles: [1, 2, 3],
    });
  });
});

describe("names that lead into a level", () => {
  it("are in lists of up to 1024 bytes, with a byte after each", () => {
    const lists = (...lengths: number[]) => {
      const models = ["", ...lengths.map((length) => "n".repeat(length))];
      const level = { title: "t", map: "m", maxclients: 4, models, sounds: [""] };
      return leadIn(level as never, 1, 0, false, [], new Losses())
        .filter((message) => message.type === "modellist")
        .map((message) => (message as World & { type: "modellist" }).models.length);
    };
    // 500 and 1, 522 and 1: 1024 together.
    expect(lists(500, 522)).toEqual([2]);
    expect(lists(500, 523)).toEqual([1, 1]);
    const level = { title: 't"', map: "m", maxclients: 4, models: [""], sounds: [""] };
    const [data, info, , , skins] = leadIn(level as never, 3, 2, false, [], new Losses());
    expect(data).toEqual({
      type: "serverdata",
      serverversion: 28,
      servercount: 3,
      gamedir: "qw",
      player: 2,
      // As id's server sets them (sv_phys.c, sv_user.c).
      spectator: 0,
      mapname: 't"',
      gravity: 800,
      stopspeed: 100,
      maxspeed: 320,
      spectatormaxspeed: 500,
      accelerate: 10,
      airaccelerate: Math.fround(0.7),
      wateraccelerate: 10,
      friction: 4,
      waterfriction: 4,
      entgravity: 1,
    });
    expect(info).toEqual({
      type: "stufftext",
      text: 'fullserverinfo "\\maxclients\\4\\map\\m\\deathmatch\\0"\n',
    });
    expect(skins).toEqual({ type: "stufftext", text: "skins\n" });
  });
});

describe("what a packet of QuakeWorld shows, in Quake", () => {
  const NOWHERE = { level: { models: ["", "progs/spike.mdl", "progs/player.mdl"] }, view: {} };
  const entity = (number: number, more: object = {}) => ({
    number,
    modelindex: 1,
    frame: 2,
    skin: 3,
    effects: 0,
    origin: [1, 2, 3],
    angles: [4, 5, 6],
    ...more,
  });
  function scene() {
    const losses = new Losses();
    const events = new QuakeworldEvents(losses, new Places(16));
    const own = new QuakeworldScene(losses, events);
    const of = (more: object, angles = [0, 0, 0]) =>
      json(
        own.updates(
          { ...NOWHERE, players: new Map(), entities: new Map(), complete: true, ...more } as never,
          angles as never,
        ),
      ) as Quake[];
    return { losses, events, own, of };
  }
  const entities = (...all: object[]) => new Map(all.map((one, i) => [i, one]));
  const UPDATE = { type: "updateentity", nolerp: false };

  it("are entities below 512, as they differ from their baselines", () => {
    const { losses, own, of } = scene();
    own.baseline({
      type: "spawnbaseline",
      entity: 511,
      modelindex: 1,
      frame: 2,
      colormap: 0,
      skin: 3,
      origin: [1, 2, 0],
      angles: [4, 5, 6],
    });
    expect(of({ entities: entities(entity(511), entity(512)) })).toEqual([
      { ...UPDATE, entity: 511, origin3: 3 },
    ]);
    expect(lost(losses)).toEqual(["dropped entities from 512 on  1"]);
    const [update] = of({ entities: entities(entity(7, { colormap: 4, effects: 0x1f })) });
    expect(update).toEqual({
      ...UPDATE,
      entity: 7,
      modelindex: 1,
      frame: 2,
      colormap: 4,
      skin: 3,
      effects: 15,
      origin1: 1,
      origin2: 2,
      origin3: 3,
      angle1: 4,
      angle2: 5,
      angle3: 6,
    });
    expect(lost(losses).length).toBe(2);
    // A frame without entities shows those of the one before.
    expect(of({ complete: false }).length).toBe(1);
    expect(lost(losses).at(0)).toBe("dropped entities from 512 on  1");
    expect(losses.report.some(({ of: what }) => what === "frames without entities")).toBe(true);
  });

  it("are nails from 512 to 599, which never move on", () => {
    const { losses, own, of } = scene();
    const nail = { x: 1, y: 2, z: 3, pitch: 4, yaw: 5 };
    own.nails(Array(89).fill(nail));
    const made = of({});
    expect(made.length).toBe(88);
    expect(made[0]).toEqual({
      type: "updateentity",
      nolerp: true,
      entity: 512,
      modelindex: 1,
      origin1: 1,
      origin2: 2,
      origin3: 3,
      angle1: 4,
      angle2: 5,
    });
    expect(made.at(-1)).toMatchObject({ entity: 599 });
    expect(lost(losses)).toEqual(["dropped nails  1"]);
    own.begin();
    expect(of({})).toEqual([]);
    own.nails([nail]);
    expect(of({ level: { models: ["", "progs/other.mdl"] } })).toEqual([]);
  });

  it("are players who are there, each by his entity, who shoots and is tilted by a third", () => {
    const { losses, events, own, of } = scene();
    const STATE = {
      origin: [1, 2, 3],
      frame: 4,
      skinnum: 0,
      effects: 0,
      velocity1: 0,
      velocity2: 0,
      velocity3: 0,
      dead: false,
      gib: false,
      nograv: false,
      pmc_bit1: false,
      pmc_bit2: false,
      solid: false,
    };
    const LOOKS = {
      angle1: 30,
      angle2: 90,
      angle3: 1,
      forwardmove: 0,
      sidemove: 0,
      upmove: 0,
      buttons: 0,
      impulse: 0,
    };
    const player = (slot: number, state: object = {}, looks: object | null = {}, more = {}) =>
      own.player(
        { type: "playerinfo", player: slot, ...more } as never,
        { ...STATE, ...state } as never,
        looks === null ? undefined : ({ ...LOOKS, ...looks } as never),
      );
    const world = (...slots: number[]) => ({
      players: new Map(slots.map((slot) => [slot, {}])),
      view: { slot: 0 },
    });
    player(0, {}, null);
    player(1, { skinnum: 2 }, {}, { modelindex: 9 });
    player(2);
    events.flashes.add(2);
    const look = { origin1: 1, origin2: 2, origin3: 3 };
    expect(of(world(0, 1), [60, 45, 0])).toEqual([
      {
        ...UPDATE,
        entity: 1,
        modelindex: 2,
        frame: 4,
        colormap: 1,
        ...look,
        angle1: -20,
        angle2: 45,
      },
      {
        ...UPDATE,
        entity: 2,
        modelindex: 9,
        frame: 4,
        colormap: 2,
        skin: 2,
        effects: 2,
        ...look,
        angle1: -10,
        angle2: 90,
        angle3: 1,
      },
    ]);
    expect(lost(losses)).toEqual([]);
    expect(own.stateOf(2)).toMatchObject({ frame: 4 });
    // Where the level is over, the camera is where it was asked to be.
    events.of({ type: "intermission", origin: [7, 8, 9], angles: [0, 0, 0] });
    expect(of(world(0, 1)).map((update) => (update as { origin1?: number }).origin1)).toEqual([
      7, 1,
    ]);
    for (const key of ["velocity1", "velocity2", "velocity3"]) player(1, { [key]: 5 });
    player(0, { velocity1: 5 }, null);
    of(world(0, 1));
    expect(lost(losses)).toEqual(["dropped playerinfo velocity1 1"]);
    const flags = { dead: true, gib: true, nograv: true, solid: true };
    for (const key of Object.keys(flags)) {
      player(1, { [key]: true });
      of(world(1));
    }
    for (const key of ["forwardmove", "sidemove", "upmove", "buttons", "impulse"]) {
      player(1, {}, { [key]: 1 });
      of(world(1));
    }
    for (const key of ["pmc_bit1", "pmc_bit2"]) {
      player(1, { [key]: true });
      of(world(1));
    }
    expect(lost(losses)).toEqual([
      "dropped playerinfo command 5",
      "dropped playerinfo dead 1",
      "dropped playerinfo gib 1",
      "dropped playerinfo nograv 3",
      "dropped playerinfo solid 1",
      "dropped playerinfo velocity1 1",
    ]);
  });
});

it("losses are in the order of what they are of, and those of the same as they came", () => {
  const losses = new Losses();
  const print = { type: "print" };
  losses.replaced(print, undefined, "b");
  losses.replaced(print, undefined, "a");
  losses.dropped({ type: "nop" });
  losses.member("dropped", "print", "level");
  losses.replaced(print, undefined, "c");
  expect(losses.report.map(({ of, member, note }) => [of, member, note])).toEqual([
    ["nop", undefined, undefined],
    ["print", undefined, "b"],
    ["print", undefined, "a"],
    ["print", undefined, "c"],
    ["print", "level", undefined],
  ]);
});

describe("what is in sight", () => {
  const at = (number: number, x: number) => ({ number, origin: [x, 0, 0] }) as never;

  it("is the nearest where there are too many, and the first where no place is known", () => {
    const all = [at(1, 5), at(2, -1), at(3, 2), at(4, -9)];
    const numbers = (from?: readonly [number, number, number], most = 2) =>
      nearest(all, from, most).map(({ number }) => number);
    expect([numbers(), numbers([0, 0, 0]), numbers([-8, 0, 0]), numbers([0, 0, 0], 4)]).toEqual([
      [1, 2],
      [2, 3],
      [4, 2],
      [1, 2, 3, 4],
    ]);
  });

  it("is 64 entities below 512", () => {
    const seen = (count: number, first = 1) => {
      const losses = new Losses();
      const entities = new Map(
        Array.from({ length: count }, (_, i) => [first + i, at(first + i, i)] as const),
      );
      return [inSight({ entities } as never, [0, 0, 0], losses).entities.size, ...lost(losses)];
    };
    expect([seen(64), seen(1, 511)]).toEqual([[64], [1]]);
    expect(seen(66)).toEqual([64, "dropped entities that are further away than 64 others  2"]);
    expect(seen(2, 511)).toEqual([1, "dropped entities from 512 on  1"]);
  });

  it("never goes back in time, and waits for 65536 messages and no more", () => {
    expect([later(1, 2), later(2, 1), later(1, NaN), later(1, Infinity), later(0, 1e39)]).toEqual([
      2, 2, 1, 1, 0,
    ]);
    expect(() => refuseTooMany(65_536, 1)).not.toThrow();
    expect(() => refuseTooMany(65_537, 1)).toThrow(/block 1: 65536 messages/);
  });
});
