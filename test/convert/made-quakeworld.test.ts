import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { qwd } from "../../generated/qwd.ts";
import { conversionTo } from "../../quake/convert/index.ts";
import { readRecording, type RecordedBlock } from "../../recording/index.ts";
import { converted } from "../support/converted.ts";
import { demOf, LEVEL, SIGNONS } from "../support/made-dem.ts";

/*
 * An invented recording of Quake's, message by message beside what is to come of it in QuakeWorld: by hand, with the
 * documents' numbers. Each test makes it anew.
 */

const level = { ...LEVEL, models: ["maps/e1m1.bsp", "progs/player.mdl", "progs/b.mdl"] };
const update = (entity: number, more: object = {}) => {
  return { type: "updateentity", entity, modelindex: 2, nolerp: false, ...more };
};
const status = (more: object = {}) => {
  const figures = {
    health: 50,
    ammo: 1,
    shells: 2,
    nails: 3,
    rockets: 4,
    cells: 5,
    activeweapon: 6,
  };
  return { type: "clientdata", items: 7, onground: false, inwater: false, ...figures, ...more };
};
const time = (seconds: number) => ({ type: "time", time: seconds });
const signon = (stage: number) => SIGNONS[stage - 1]![0]!;

function blocksOf(blocks: readonly (readonly object[])[], more: readonly number[] = []) {
  const conversion = conversionTo(dem, "qwd");
  const made = converted(dem, Uint8Array.from([...demOf(...blocks), ...more]), conversion);
  const all = [...readRecording(qwd, made)].filter((part) => part.kind === "block");
  const losses = conversion.losses.report.map(
    ({ outcome, of, member = "", note = "", count, block }) =>
      [outcome, of, member, note, count, `from ${block}`].filter((part) => part !== "").join(" "),
  );
  return { all, losses };
}
const codes = (all: readonly RecordedBlock[]) =>
  all.map(({ block }) => (block as { code: number }).code);
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const BEGINNING = [
  [level, { type: "setview", entity: 1 }, signon(1)],
  [{ type: "lightstyle", style: 1, string: "az" }, signon(2)],
  [{ type: "updatename", player: 0, netname: 'm"e\\' }, signon(3)],
];

describe("a level of Quake's in QuakeWorld", () => {
  const FIRST = [
    time(5),
    status({ velocity1: 16, velocity2: -32, velocity3: 48, weaponframe: 4 }),
    { type: "centerprint", text: "c" },
    update(1, { origin1: 8, frame: 3, angle1: 30, effects: 2 }),
    update(2, { angle1: 11.25, angle2: 90, skin: 1, effects: 1, modelindex: 3 }),
    update(7, { modelindex: 3, origin2: 16 }),
  ];

  it("shows what the server printed before it, and counts what else precedes it", () => {
    const [data, ...rest] = BEGINNING;
    const before = [
      { type: "print", text: "\u0002VERSION 1.09\n" },
      { type: "centerprint", text: "c" },
    ];
    const { all, losses } = blocksOf([[...before, ...data!], ...rest, FIRST]);
    const shown = all.flatMap(({ messages }) => messages as { type: string }[]);
    expect(shown.filter(({ type }) => type === "print")).toMatchObject([
      { text: "\u0002VERSION 1.09\n" },
    ]);
    expect(shown.findIndex(({ type }) => type === "print")).toBeGreaterThan(0);
    expect(losses).toContain("dropped centerprint given before a level's beginning 1 from 0");
  });

  it("begins with its data, all names and all that was said, in packets from 1 on", () => {
    const { all } = blocksOf([...BEGINNING, FIRST]);
    expect(codes(all)).toEqual([1, 2, 0, 1, 1]);
    expect(all[0]!.block).toMatchObject({ time: 0, sequence: 1, acknowledged: 1, reliable: 0 });
    expect(all[1]!.block).toMatchObject({ time: 0, outgoing: 1, incoming: 1 });
    expect(all[3]!.block).toMatchObject({ time: 0, sequence: 2, acknowledged: 2 });
    expect(all[0]!.messages).toMatchObject([
      {
        type: "serverdata",
        serverversion: 28,
        servercount: 1,
        gamedir: "qw",
        player: 0,
        spectator: 0,
        mapname: "The Test",
        // What id's server has where nobody sets anything.
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
      },
      {
        type: "stufftext",
        text: 'fullserverinfo "\\maxclients\\2\\map\\e1m1\\deathmatch\\1"\n',
      },
      { type: "soundlist", start: 0, sounds: [], next: 0 },
      { type: "modellist", start: 0, models: level.models, next: 0 },
      { type: "lightstyle", style: 1, string: "az" },
      {
        type: "updateuserinfo",
        player: 0,
        userid: 1,
        userinfo: "\\name\\me\\topcolor\\0\\bottomcolor\\0",
      },
      { type: "updatefrags", player: 0, frags: 0 },
      { type: "stufftext", text: "skins\n" },
    ]);
  });

  it("is not deathmatch where its game is another", () => {
    const { all } = blocksOf([
      [{ ...level, gametype: 0 }, signon(1)],
      SIGNONS[1]!,
      SIGNONS[2]!,
      FIRST,
    ]);
    expect(all[0]!.messages[1]).toMatchObject({
      text: expect.stringContaining("\\deathmatch\\0"),
    });
    // Whose view it is nobody has said.
    expect(all[0]!.messages[0]).toMatchObject({ type: "serverdata", player: 0 });
  });

  it("shows its players as QuakeWorld does, with his own speed and weapon, and entities whole", () => {
    const { all, losses } = blocksOf([...BEGINNING, FIRST]);
    const { messages } = all[3]!;
    const figures = { 0: 50, 2: 0, 3: 1, 4: 0, 6: 2, 7: 3, 8: 4, 9: 5, 10: 6, 15: 7 };
    expect(messages.slice(0, 12)).toEqual([
      { type: "centerprint", text: "c" },
      ...Object.entries(figures).map(([index, value]) => {
        return { type: "updatestat", index: Number(index), value };
      }),
      // An effect of 2 is that he shoots.
      { type: "muzzleflash", entity: 1 },
    ]);
    const [own, other, entities] = json(messages.slice(12)) as Record<string, unknown>[];
    expect(own).toMatchObject({
      type: "playerinfo",
      player: 0,
      origin: [8, 0, 0],
      frame: 3,
      velocity1: 16,
      velocity2: -32,
      velocity3: 48,
      weaponframe: 4,
      effects: 2,
      dead: false,
    });
    // Of the one who records nobody tells where he looks; progs/player.mdl is what is usual.
    expect([own!["command"], own!["modelindex"], own!["skinnum"]]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(other).toMatchObject({
      type: "playerinfo",
      player: 1,
      origin: [0, 0, 0],
      frame: 0,
      modelindex: 3,
      skinnum: 1,
      effects: 1,
      dead: false,
      // A model is tilted by a third, and the other way: 11.25° in its model are -33.75° of view.
      command: { angle1: -33.75, angle2: 90, msec: 0 },
    });
    for (const member of ["velocity1", "velocity2", "velocity3", "weaponframe"])
      expect(other).not.toHaveProperty(member);
    expect(entities).toMatchObject({
      type: "packetentities",
      entities: [{ number: 7, modelindex: 3, origin2: 16, remove: false }],
    });
    expect(losses).toEqual([]);
  });

  it("goes on in time, whatever its frames say, and lasts as long as they", () => {
    const { all, losses } = blocksOf(
      [
        ...BEGINNING,
        FIRST,
        [time(NaN), status({ health: 0 }), update(1)],
        [time(5.1), { type: "setview", entity: 1 }, update(1)],
        [time(4), update(1)],
        [time(5.75), update(1)],
      ],
      [1, 2, 3],
    );
    const commands = all.filter(({ block }) => (block as { code: number }).code === 0);
    const packets = all.filter(({ block }) => (block as { code: number }).code === 1).slice(1, -1);
    const times = [
      0,
      0,
      Math.fround(Math.fround(5.1) - 5),
      Math.fround(Math.fround(5.1) - 5),
      0.75,
    ];
    expect(commands.map(({ block }) => (block as { time: number }).time)).toEqual(times);
    expect(packets.map(({ block }) => (block as { time: number }).time)).toEqual(times);
    // Milliseconds since the one before, 255 at most.
    expect(commands.map(({ block }) => (block as { msec: number }).msec)).toEqual([
      0, 0, 100, 0, 255,
    ]);
    expect(packets[1]!.messages).toMatchObject([
      { type: "updatestat", index: 0, value: 0 },
      // A health of 0 is dead.
      { type: "playerinfo", dead: true },
      { type: "packetentities", entities: [] },
    ]);
    expect(losses).toEqual([
      "dropped bytes after the last whole block 3 from 7",
      "replaced frame its time is no number 1 from 4",
      "dropped setview who is looked at later on 1 from 5",
    ]);
  });

  it("is over where the camera is then: at the player, once", () => {
    const { all } = blocksOf([
      ...BEGINNING,
      FIRST,
      [time(5.5), { type: "intermission" }, update(1, { origin1: 24 })],
      [time(5.75), update(1, { origin1: 32 })],
    ]);
    const places = all.flatMap(({ messages }, i) =>
      messages.flatMap((message) => (message.type === "intermission" ? [[i, json(message)]] : [])),
    );
    // Angles of 8 bits: 1, 2 and 3 degrees are 0.7, 1.4 and 2.1 of their steps.
    expect(places).toEqual([
      [5, { type: "intermission", origin: [24, 0, 0], angles: [1.40625, 1.40625, 2.8125] }],
    ]);
  });

  it("has what was said after its last frame in a packet of its own", () => {
    const late = { type: "print", text: "late" };
    const { all } = blocksOf([...BEGINNING, FIRST, [late]]);
    expect(codes(all)).toEqual([1, 2, 0, 1, 0, 1, 1]);
    expect(all[5]!.messages).toEqual([{ ...late, level: 2 }]);
    // Where a level never began, it is said nowhere.
    expect(blocksOf([...BEGINNING, FIRST]).all).toHaveLength(5);
  });

  it("has entities as they differ from baselines, and others with how they are tilted", () => {
    const none = { frame: 0, colormap: 0, skin: 0, origin: [0, 16, 0], angles: [0, 0, 0] };
    const [data, ...rest] = BEGINNING;
    const { all } = blocksOf([
      [...data!, { type: "spawnbaseline", entity: 7, modelindex: 3, ...none }],
      ...rest,
      [
        time(5),
        status(),
        update(1),
        update(2, { angle3: 45 }),
        update(7, { modelindex: 3, frame: 2 }),
      ],
    ]);
    const [, other, entities] = all[3]!.messages.slice(-3) as unknown as Record<string, object>[];
    expect(other).toMatchObject({ type: "playerinfo", player: 1, command: { angle3: 45 } });
    const [seven] = json(entities!["entities"]) as object[];
    expect(seven).toMatchObject({ number: 7, remove: false, frame: 2 });
    expect(seven).not.toHaveProperty("modelindex");
    expect(seven).not.toHaveProperty("origin2");
  });

  it("after another one has all of it anew, and goes on in time", () => {
    const { all, losses } = blocksOf([
      ...BEGINNING,
      FIRST,
      [time(7), update(1)],
      [{ ...level, mapname: "Second" }, { type: "setview", entity: 1 }, signon(1)],
      SIGNONS[1]!,
      SIGNONS[2]!,
      [time(1), status(), update(1)],
      [time(1.25), status({ health: 256 }), update(1)],
    ]);
    expect(codes(all)).toEqual([1, 2, 0, 1, 0, 1, 0, 1, 0, 1, 1]);
    expect(all[7]!.block).toMatchObject({ time: 2, sequence: 4 });
    expect(all[9]!.block).toMatchObject({ time: 2.25, sequence: 5 });
    expect(all[7]!.messages).toMatchObject([
      { type: "serverdata", servercount: 2, mapname: "Second" },
      { type: "stufftext" },
      { type: "soundlist" },
      { type: "modellist" },
      { type: "stufftext", text: "skins\n" },
      ...[0, 2, 3, 4, 6, 7, 8, 9, 10, 15].map((index) => ({ type: "updatestat", index })),
      { type: "playerinfo" },
      { type: "packetentities" },
    ]);
    expect(losses).toEqual([]);
    // Numbers of 8 bits end at 255.
    expect(all[9]!.messages[0]).toEqual({ type: "updatestatlong", index: 0, value: 256 });
  });
});
