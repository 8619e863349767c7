import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { type Message, type Serverinfo, table } from "../../generated/netquake.ts";
import type { Message as Target } from "../../generated/quakeworld.ts";
import { qwd, type QwdBlock } from "../../generated/qwd.ts";
import { difference } from "../../fuzz/properties/equal.ts";
import { conversionTo } from "../../quake/convert/index.ts";
import { EditError } from "../../quake/edit/index.ts";
import { states, type World } from "../../quake/world/index.ts";
import { readRecording } from "../../recording/index.ts";
import { corpusFiles, fixtures, isWhole, whyNoCorpus } from "../support/corpus.ts";
import { converted, wrongWith } from "../support/converted.ts";
import { bytesOf } from "../support/edit-states.ts";

/** Numbers as QuakeWorld tells them, from the documents and by no code of the project. */
const coord = (value: number) => Math.max(-4096, Math.min(4095.875, Math.round(value * 8) / 8)) + 0;
const turned = (value: number, steps: number) => {
  const raw = Math.round((value * steps) / 360);
  return (((((raw + steps / 2) % steps) + steps) % steps) - steps / 2) * (360 / steps) + 0;
};
const model = (index: number) => (index > 255 ? 0 : index);

type Members = Readonly<Record<string, unknown>>;

function look(of: Members) {
  const [frame, index] = [Number(of["frame"]), Number(of["modelindex"])];
  return {
    modelindex: model(index),
    frame: Math.min(frame, 255),
    effects: of["effects"],
    origin: (of["origin"] as readonly number[]).map(coord),
  };
}

const angled = (angles: readonly number[]) => angles.map((value) => turned(value, 256));
const looking = ([pitch, yaw, roll]: readonly number[]) =>
  [pitch! * -3, yaw!, roll!].map((value) => turned(value, 65_536));

/** What is another one in the world of a recording that was made; undefined when nothing is. */
function wrongWorld(source: Uint8Array, made: Uint8Array): string | undefined {
  const others = states(qwd, made);
  let last = -1;
  for (const world of states(dem, source)) {
    const next = others.next();
    if (next.done) return `block ${world.block}: there is no packet`;
    const other = next.value;
    const found = wrongFrame(world, other);
    if (found !== undefined) return `block ${world.block}: ${found}`;
    if (other.time < last) return `block ${world.block}: time goes back`;
    last = other.time;
  }
  return others.next().done ? undefined : "there are more packets";
}

function wrongFrame(world: World, other: World): string | undefined {
  const things = [...world.entities.values()].filter(
    ({ number }) => !world.players.has(number - 1),
  );
  const kept = things.filter(({ number }) => number < 512 && other.entities.has(number));
  const isAll = things.length <= 64 && things.every(({ number }) => number < 512);
  const sorted = kept.toSorted((a, b) => a.number - b.number);
  const { slot } = world.view;
  const { health, armor, ammo, items, weapon } = world.view.stats;
  const figures = other.view.stats as Readonly<Record<number, number>>;
  return (
    difference(
      isAll ? things.length : Math.min(other.entities.size, 64),
      other.entities.size,
      "entities",
    ) ??
    difference(
      sorted.map((one) => ({ ...look(one), skin: one.skin, angles: angled(one.angles) })),
      sorted.map(({ number }) => {
        const one = other.entities.get(number)!;
        return { ...look(one), skin: one.skin, angles: [...one.angles].map((a) => a + 0) };
      }),
      "entities",
    ) ??
    difference(
      [...world.players.values()].map(({ state, angles, slot: own }) => [
        own,
        look(state),
        state["skin"],
        own === slot ? 0 : looking(angles!),
      ]),
      [...other.players.values()].map(({ state, angles, slot: own }) => [
        own,
        look(state),
        state["skinnum"],
        own === slot ? 0 : angles!.map((a) => a + 0),
      ]),
      "players",
    ) ??
    difference(
      bySlot(world.scoreboard).map(({ slot: own, name, frags = 0, colors = [0, 0] }) => [
        own,
        name.replaceAll(/[\\"]/g, ""),
        frags,
        [...colors],
      ]),
      bySlot(other.scoreboard).map(({ slot: own, name, frags, colors }) => [
        own,
        name,
        frags,
        [...colors!],
      ]),
      "scoreboard",
    ) ??
    difference(
      [
        health,
        armor,
        ammo,
        Number(items) | 0,
        weapon === undefined ? undefined : model(Number(weapon)),
      ],
      [figures[0], figures[4], figures[3], Number(figures[15]) | 0, figures[2]],
      "figures",
    ) ??
    difference([...world.view.angles!], [...other.view.angles!], "view") ??
    difference(world.level.models.slice(1, 256), other.level.models.slice(1), "models") ??
    difference(world.level.sounds.slice(1, 256), other.level.sounds.slice(1), "sounds") ??
    difference([...world.level.lightstyles], [...other.level.lightstyles], "lightstyles") ??
    difference(world.level.title, other.level.title, "title")
  );
}

function bySlot(scores: World["scoreboard"]) {
  return [...scores.values()].toSorted((a, b) => a.slot - b.slot);
}

const MOST = isWhole ? Infinity : 25_000;
const TELLING = /^(?:dp_server|id-shareware-demo1|librequake-demo3-p)/;

const RECORDINGS = [...fixtures(".dem"), ...corpusFiles("dem", ".dem")].filter(({ name }) =>
  // Girlich's test recordings show nothing.
  isWhole ? !/^girlich-(?:qfont|cd)/.test(name) : TELLING.test(name),
);

describe(`Quake's recordings as QuakeWorld's${whyNoCorpus}`, () => {
  it.each(RECORDINGS)("$name shows what it showed", (file) => {
    const bytes = file.bytes().subarray(0, MOST);
    const made = converted(dem, bytes, conversionTo(dem, "qwd"));
    expect(wrongWith(qwd, made)).toBeUndefined();
    expect(wrongWorld(bytes, made)).toBeUndefined();
  });
});

// ---- an invented one

const INFO: Serverinfo = {
  type: "serverinfo",
  serverversion: 15,
  maxclients: 2,
  gametype: 1,
  mapname: "invented",
  models: ["maps/a.bsp", "progs/player.mdl", "progs/b.mdl"],
  sounds: ["a.wav"],
};

const SIGN_ON: Message[] = [
  INFO,
  { type: "setview", entity: 1 },
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
  { type: "updatename", player: 0, netname: 'm"e' },
  { type: "updatecolors", player: 0, shirt: 4, pants: 13 },
  { type: "updatename", player: 1, netname: "you" },
  { type: "updatefrags", player: 1, frags: 3 },
  { type: "lightstyle", style: 1, string: "az" },
  { type: "signonnum", signon: 3 },
];

const STATUS: Message = {
  type: "clientdata",
  items: 0x80000001,
  onground: true,
  inwater: false,
  health: 300,
  ammo: 5,
  shells: 6,
  nails: 0,
  rockets: 0,
  cells: 0,
  activeweapon: 1,
  weapon: 3,
  velocity1: 96,
  punchangle1: -2,
};

const update = (entity: number, more: object): Message => {
  return { type: "updateentity", entity, nolerp: false, ...more };
};

function blockOf(angles: number[], ...messages: Message[]) {
  const block = { type: "block", angles, messages: new Uint8Array(0) };
  return { kind: "block", block, messages, version: table.current, undecoded: undefined };
}

const FRAME: Message[] = [
  update(1, { modelindex: 2, frame: 7, origin1: 1, origin2: 2, origin3: 3 }),
  update(2, { modelindex: 2, effects: 2, angle1: -11.25, angle2: 90 }),
  update(40, { frame: 5 }),
  update(550, { modelindex: 3 }),
];

const PARTS = [
  { kind: "header", bytes: new TextEncoder().encode("-1\n"), reading: "line" },
  blockOf([0, 0, 0], ...SIGN_ON),
  blockOf(
    [10, 20, 0],
    { type: "time", time: 5 },
    STATUS,
    { type: "print", text: "\x01hi" },
    { type: "sound", channel: 1, entity: 2, soundnum: 1, origin: [0, 0, 8] },
    { type: "particle", origin: [1, 1, 1], direction: [0, 0, 1], count: 255, color: 73 },
    { type: "particle", origin: [1, 1, 1], direction: [0, 0, 1], count: 10, color: 12 },
    { type: "temp_entity", entitytype: 2, origin: [2, 2, 2] },
    { type: "stufftext", text: "bf\nreconnect\n" },
    ...FRAME,
  ),
  blockOf(
    [10, 20, 0],
    { type: "time", time: 5.5 },
    { ...STATUS, health: 30, punchangle1: -1 },
    { type: "updatename", player: 1, netname: "" },
    { type: "intermission" },
    ...FRAME,
  ),
  blockOf([0, 0, 0], { type: "disconnect" }),
];

describe("a Quake recording as QuakeWorld's", () => {
  /** Each test makes it anew, so that what one sees is of the code as it is then. */
  function anew() {
    const conversion = conversionTo(dem, "qwd");
    const made = converted(dem, bytesOf(dem, PARTS).slice(), conversion);
    const blocks = [...readRecording(qwd, made)].flatMap((part) =>
      part.kind === "block" ? [part] : [],
    );
    const of = (index: number) => blocks[index]!.block as QwdBlock;
    const messages = (index: number) => blocks[index]!.messages as Target[];
    return { conversion, made, blocks, of, messages };
  }

  it("begins as a client's", () => {
    const { blocks, of, messages } = anew();
    expect(blocks.map(({ block }) => (block as QwdBlock).code)).toEqual([1, 2, 0, 1, 0, 1, 1]);
    expect(messages(0)).toMatchObject([
      {
        type: "serverdata",
        serverversion: 28,
        player: 0,
        spectator: 0,
        gamedir: "qw",
        mapname: "invented",
      },
      { type: "stufftext", text: 'fullserverinfo "\\maxclients\\2\\map\\a\\deathmatch\\1"\n' },
      { type: "soundlist", start: 0, sounds: INFO.sounds, next: 0 },
      { type: "modellist", start: 0, models: INFO.models, next: 0 },
      { type: "spawnbaseline", entity: 40, modelindex: 3, origin: [8, 0, 0] },
      { type: "lightstyle", style: 1, string: "az" },
      {
        type: "updateuserinfo",
        player: 0,
        userid: 1,
        userinfo: "\\name\\me\\topcolor\\4\\bottomcolor\\13",
      },
      { type: "updatefrags", player: 0, frags: 0 },
      {
        type: "updateuserinfo",
        player: 1,
        userid: 2,
        userinfo: "\\name\\you\\topcolor\\0\\bottomcolor\\0",
      },
      { type: "updatefrags", player: 1, frags: 3 },
      { type: "stufftext", text: "skins\n" },
    ]);
    expect(of(1)).toMatchObject({ code: 2, outgoing: 1, incoming: 1 });
    expect(of(2)).toMatchObject({ code: 0, time: 0, viewangles: [10, 20, 0], msec: 0 });
    expect(of(4)).toMatchObject({ code: 0, time: 0.5, msec: 255 });
    expect(messages(6)).toEqual([{ type: "end_of_demo", text: "EndOfDemo" }]);
  });

  it("tells what happens, and each figure once", () => {
    const { messages } = anew();
    const kept = messages(3).filter(
      ({ type }) => type !== "playerinfo" && type !== "packetentities",
    );
    expect(kept).toMatchObject([
      { type: "print", level: 3, text: "hi" },
      { type: "sound", entity: 2, soundnum: 1 },
      // 255 stands for 1024: 51.2 times 20.
      { type: "temp_entity", entitytype: 12, count: 51, origin: [1, 1, 1] },
      { type: "temp_entity", entitytype: 2, count: 1, origin: [2, 2, 2] },
      { type: "stufftext", text: "bf\n" },
      { type: "updatestatlong", index: 0, value: 300 },
      { type: "updatestat", index: 2, value: 3 },
      { type: "updatestat", index: 3, value: 5 },
      { type: "updatestat", index: 4, value: 0 },
      { type: "updatestat", index: 6, value: 6 },
      { type: "updatestat", index: 7, value: 0 },
      { type: "updatestat", index: 8, value: 0 },
      { type: "updatestat", index: 9, value: 0 },
      { type: "updatestat", index: 10, value: 1 },
      { type: "updatestatlong", index: 15, value: -0x7fffffff },
      { type: "smallkick" },
      { type: "muzzleflash", entity: 2 },
    ]);
    expect(
      messages(5).filter(({ type }) => !/^(?:playerinfo|packetentities)$/.test(type)),
    ).toMatchObject([
      { type: "updateuserinfo", player: 1, userid: 0, userinfo: "" },
      { type: "updatestat", index: 0, value: 30 },
      { type: "intermission", origin: [1, 2, 3], angles: [9.84375, 19.6875, 0] },
    ]);
  });

  it("tells players and entities as QuakeWorld does", () => {
    const { messages } = anew();
    expect(messages(3).slice(-3)).toMatchObject([
      {
        type: "playerinfo",
        player: 0,
        frame: 7,
        origin: [1, 2, 3],
        velocity1: 96,
        command: undefined,
        modelindex: undefined,
      },
      // He looks up three times as far as his model does, the other way.
      {
        type: "playerinfo",
        player: 1,
        effects: 2,
        command: { angle1: 33.75, angle2: 90, msec: 0 },
      },
      // Numbers end at 511: what has a higher one has the last that is free.
      {
        type: "packetentities",
        entities: [
          { number: 40, frame: 5 },
          { number: 511, modelindex: 3 },
        ],
      },
    ]);
  });

  it("lacks what is listed", () => {
    const { conversion } = anew();
    const kept = conversion.losses.report.map(({ outcome, of: what, member, count }) =>
      [outcome, what, member, count].filter((part) => part !== undefined).join(" "),
    );
    expect(kept).toEqual([
      "dropped clientdata onground 2",
      "replaced clientdata punchangle1 1",
      // Two numbers: 10° is 7.1 steps of 1.40625°, and 20° 14.2.
      "rounded intermission angles 2",
      "dropped particle 1",
      "replaced particle 1",
      "dropped stufftext text 1",
    ]);
  });

  it("comes back as what it was, where QuakeWorld can say it", () => {
    const { made } = anew();
    const back = converted(qwd, made, conversionTo(qwd, "dem"));
    const [first] = [...states(dem, back)];
    const [own] = [...states(dem, bytesOf(dem, PARTS).slice())];
    expect(first!.players.get(1)!.angles).toEqual(own!.players.get(1)!.angles);
    expect(first!.entities.get(40)).toMatchObject({ frame: 5, origin: [8, 0, 0] });
    expect(first!.view).toMatchObject({ slot: 0, angles: [10, 20, 0] });
  });

  it("shows no player with another's model, where his own has no number", () => {
    const names = Array.from({ length: 289 }, (_, i) => `progs/${i}.mdl`);
    const models = [...names, "progs/player.mdl"];
    const version = table.versions.indexOf("666");
    const [header, , , , end] = PARTS;
    const info: Serverinfo = { ...INFO, serverversion: 666, models };
    // 290 = 0x122.
    const own = update(1, { modelindex: 0x22, model2: 1 });
    const source = [
      header,
      { ...blockOf([0, 0, 0], info, { type: "setview", entity: 1 }), version },
      { ...blockOf([0, 0, 0], { type: "time", time: 1 }, own), version },
      end,
    ];
    const other = conversionTo(dem, "qwd");
    const bytes = converted(dem, bytesOf(dem, source).slice(), other);
    const [world] = [...states(qwd, bytes)];
    expect(world!.players.get(0)!.state).toMatchObject({ modelindex: 0 });
    expect(other.losses.report).toContainEqual(
      expect.objectContaining({ outcome: "dropped", of: "playerinfo", member: "modelindex" }),
    );
  });

  it("is refused where it is in a protocol that is not converted, or shows nothing", () => {
    expect(() =>
      converted(dem, bytesOf(dem, PARTS.slice(0, 2)).slice(), conversionTo(dem, "qwd")),
    ).toThrow(EditError);
    const foreign = bytesOf(dem, PARTS).slice();
    new DataView(foreign.buffer).setInt32(3 + 16 + 1, 3504, true);
    expect(() => converted(dem, foreign, conversionTo(dem, "qwd"))).toThrow(/protocol 3504/);
  });
});
