import { describe, expect, it } from "vitest";
import { mvd2 } from "../../generated/mvd2.ts";
import type { Entity, Frame, Message, Player, Serverdata } from "../../generated/quake2_mvd.ts";
import { states, type World } from "../../quake/world/index.ts";
import { MultiViewMoment } from "../../quake/world/quake2/multi-view-moment.ts";
import { mvd2Level, mvd2Recording, NOTHING } from "../support/mvd2-recording.ts";

/* Moments of Quake II's recordings of all players, as Q2PRO's relay makes them of what the file says (`MVD_Parse…`). */

const configured = (index: number, string: string): Message => {
  return { type: "configstring", index, string };
};

const frame = (entities: Entity[] = [], players: Player[] = []): Message => {
  return { ...NOTHING, type: "frame", entities, players };
};

const entity = (number: number, more: Partial<Entity> = {}): Entity => {
  return { number, remove: false, ...more };
};

const player = (number: number, more: Partial<Player> = {}): Player => {
  return { number, removed: false, ...more };
};

function worldsOf(...blocks: readonly (readonly Message[])[]): World[] {
  return [...states(mvd2, mvd2Recording("2010", ...blocks))];
}

describe("a moment of a multi-view recording of Quake II", () => {
  it("is of the level that the file begins with, and of none before", () => {
    const [before, world] = worldsOf([frame([entity(9)])], [mvd2Level(), frame([entity(9)])]);
    expect([before!.complete, before!.problems.length, before!.level.map]).toEqual([false, 1, ""]);
    expect(before!.problems[0]).toMatch("no level has begun");
    expect([world!.complete, world!.problems]).toEqual([true, []]);
    expect(world!.level).toMatchObject({
      gamedir: "opentdm",
      title: "The Edge",
      map: "q2dm1",
      maxclients: 8,
    });
  });

  it("says what of it cannot be read", () => {
    const bytes = mvd2Recording("2010", [mvd2Level(), frame()]);
    // The frame, and a message that there is not: the block is a byte longer.
    const length = bytes[4]! + (bytes[5]! << 8) + 1;
    const broken = Uint8Array.from([
      ...bytes.subarray(0, 4),
      length & 0xff,
      length >> 8,
      ...bytes.subarray(6, -2),
      0x1f,
      0,
      0,
    ]);
    const [world] = [...states(mvd2, broken)];
    expect(world!.problems).toEqual(["the rest of the block cannot be read"]);
  });

  it("is shown once a block, and not by one without a frame", () => {
    const worlds = worldsOf(
      [mvd2Level()],
      [configured(34, "models/box.md2")],
      [frame([entity(9, { frame: 1 })]), frame([entity(9, { frame: 2 })])],
      [frame()],
    );
    expect(worlds.map(({ block, time }) => [block, time])).toEqual([
      [2, 0.3],
      [3, 0.4],
    ]);
    expect(worlds[0]!.entities.get(9)).toMatchObject({ frame: 2, model: undefined });
  });

  // MVD_ParsePacketEntities: "shuffle current origin to old if removed", but of a beam.
  it("has an entity that comes back in the same block come from where it was gone", () => {
    const box = { origin1: 8, origin2: 16, oldorigin: [1, 2, 3] as [number, number, number] };
    const shown = (renderfx: number) => {
      const [world] = worldsOf([
        mvd2Level(),
        frame([entity(9, { ...box, renderfx })]),
        frame([entity(9, { remove: true })]),
        frame([entity(9)]),
      ]);
      return world!.entities.get(9)!["oldorigin"];
    };
    expect([shown(0), shown(0x80)]).toEqual([
      [8, 16, 0],
      [1, 2, 3],
    ]);
  });

  it("adds up a player's figures, and his frags are on the scoreboard, from the level's beginning on", () => {
    const stats = (one: Record<number, number>) => ({ figures: { stats: one } });
    const worlds = worldsOf(
      [mvd2Level({ players: [player(2, stats({ 1: 100, 14: 3 }))] }), frame()],
      [frame([], [player(2, stats({ 1: 80 }))])],
      [frame([], [player(2, stats({ 14: 4 }))])],
      [frame([], [player(2)])],
    );
    expect(worlds.map(({ players }) => players.get(2)!.stats)).toEqual([
      { 1: 100, 14: 3 },
      { 1: 80, 14: 3 },
      { 1: 80, 14: 4 },
      { 1: 80, 14: 4 },
    ]);
    expect(worlds.map(({ scoreboard }) => scoreboard.get(2)!.frags)).toEqual([3, 3, 4, 4]);
  });

  it("has players who are there and whom nobody said to be gone", () => {
    const worlds = worldsOf(
      [mvd2Level({ players: [player(2), player(3, { origin1: 8, origin2: 8 })] }), frame()],
      [frame([], [player(3, { removed: true })])],
      [configured(1314, ""), frame()],
      [configured(1314, "Grunt\\male/grunt"), frame([], [player(3)])],
    );
    const names = worlds.map(({ players }) => [...players.values()].map((one) => one.name));
    expect(names).toEqual([["Ranger", ""], ["Ranger"], [], ["Grunt", ""]]);
    // What was told of him before he was gone holds.
    expect(worlds[3]!.players.get(3)!.origin).toEqual([8, 8, 0]);
  });

  it("shows what nobody told anything of by the same objects", () => {
    const looking = { origin1: 8, origin2: 16, viewangle1: -45, viewangle2: 90 };
    // It comes to its player's place from elsewhere; a frame later it does not.
    const [, first, second, third] = worldsOf(
      [mvd2Level({ players: [player(2, looking)], entities: [entity(3), entity(9)] }), frame()],
      [frame()],
      [frame()],
      [configured(34, "models/other.md2"), frame([entity(9, { modelindex: 2 })], [player(2)])],
    );
    expect(second!.entities.get(3)).toBe(first!.entities.get(3));
    expect(second!.entities).toBe(first!.entities);
    expect(second!.players).toBe(first!.players);
    expect(third!.players.get(2)).toMatchObject({ name: "Ranger", origin: [8, 16, 0] });
    expect(third!.entities.get(9)).toMatchObject({ model: "models/other.md2" });
    expect(third!.entities.get(3)!["angles"]).toEqual(first!.entities.get(3)!["angles"]);
  });

  it("knows which of a player's states his body was placed by last", () => {
    const moment = new MultiViewMoment();
    const version = 0;
    const at = { origin1: 8, origin2: 16 };
    moment.begin(
      mvd2Level({ players: [player(2, at)], entities: [entity(3)] }) as Serverdata,
      version,
    );
    const placed = () => moment.entities.get(3)!.placed;
    const state = () => moment.players.get(2)!.state;
    expect(placed()).toBe(state());
    const body = moment.entities.get(3)!.state;
    // Where he is, he looks further: his body is as it was.
    moment.see(frame([], [player(2, { fov: 120 })]) as Frame, version);
    expect(state().fov).toBe(120);
    expect(placed()).toBe(state());
    expect(moment.entities.get(3)!.state).toBe(body);
    moment.see(frame([], [player(2, { origin1: 0, origin2: 16 })]) as Frame, version);
    expect(placed()).toBe(state());
    expect(moment.entities.get(3)!.state.origin).toEqual([0, 16, 0]);
    const last = state();
    moment.see(frame([], [player(2, { pm_type: 2 })]) as Frame, version);
    expect([state() === last, placed() === last]).toEqual([false, true]);
  });

  it("says once of whom something is another", () => {
    const moment = new MultiViewMoment();
    moment.begin(mvd2Level({ players: [player(2)], entities: [entity(9)] }) as Serverdata, 0);
    const taken = () => [...moment.takeChangedPlayers(), "and", ...moment.takeChangedEntities()];
    expect(taken()).toEqual([2, "and", 9]);
    expect(taken()).toEqual(["and"]);
    moment.see(frame([entity(8), entity(7)], [player(1)]) as Frame, 0);
    expect(taken()).toEqual([1, "and", 8, 7]);
    // Those that moved, or had an event, come to rest.
    moment.see(frame([entity(7, { event: 5 }), entity(8, { origin1: 8, origin2: 0 })]) as Frame, 0);
    expect(taken()).toEqual(["and", 7, 8]);
    moment.settle();
    expect(taken()).toEqual(["and", 8, 7]);
    moment.settle();
    expect(taken()).toEqual(["and"]);
  });

  it("shows another name of a model where it is given later", () => {
    const worlds = worldsOf(
      [mvd2Level({ entities: [entity(9, { modelindex: 2 })] }), frame()],
      [configured(34, "models/other.md2"), frame()],
      [configured(34, ""), frame()],
    );
    expect(worlds.map(({ entities }) => entities.get(9)!.model)).toEqual([
      "models/box.md2",
      "models/other.md2",
      undefined,
    ]);
  });

  it("forgets with another level all that was there", () => {
    const [, world] = worldsOf(
      [mvd2Level({ players: [player(2)], entities: [entity(9)] }), frame()],
      [mvd2Level({ configurations: [], entities: [entity(8)] }), frame()],
    );
    expect([...world!.entities.keys()]).toEqual([8]);
    expect([world!.players.size, world!.scoreboard.size, world!.level.title]).toEqual([0, 0, ""]);
  });

  // MVD_PlayerToEntityStates: of who is there, moves as he likes, and is not the server's own.
  it.each([
    ["who moves as he likes", {}, 7, [8, 16, 0]],
    ["who is dead", { pm_type: 2 }, 7, [0, 0, 0]],
    ["who is gone", { removed: true }, 7, [0, 0, 0]],
    ["whom the server has for itself", {}, 2, [0, 0, 0]],
  ])("puts the body of one %s in its place", (_, more, clientnum, origin) => {
    const place = player(2, { origin1: 8, origin2: 16, ...more });
    const [world] = worldsOf([mvd2Level({ clientnum, players: [place] }), frame([entity(3)])]);
    expect(world!.entities.get(3)!.origin).toEqual(origin);
  });

  // MVD_PlayerToEntityStates: pitch by a third, yaw as it is, and no roll.
  it("turns a body with its player, and never to its side", () => {
    const looks = (viewangle1: number, viewangle2: number) =>
      frame([], [player(2, { viewangle1, viewangle2 })]);
    const worlds = worldsOf(
      [mvd2Level({ players: [player(2)], entities: [entity(3, { angle3: 45 })] }), frame()],
      [looks(0, 90)],
      [looks(-45, 90)],
      [looks(-45, 45)],
      [looks(-90, 45), frame([entity(3, { angle3: 45 })])],
    );
    const angles = worlds.map(({ entities }) => entities.get(3)!.angles);
    expect(angles.map((one) => one.map(Math.round))).toEqual([
      [0, 0, 0],
      [0, 90, 0],
      [-15, 90, 0],
      [-15, 45, 0],
      [-30, 45, 0],
    ]);
  });

  it("leaves a body that is gone where it is, and puts it in its place when it comes back", () => {
    const worlds = worldsOf(
      [mvd2Level({ players: [player(2)], entities: [entity(3)] }), frame()],
      [frame([entity(3, { remove: true })], [player(2, { origin1: 8, origin2: 0 })])],
      [frame([entity(3)])],
    );
    expect(worlds.map(({ entities }) => entities.get(3)?.origin)).toEqual([
      [0, 0, 0],
      undefined,
      [8, 0, 0],
    ]);
  });
});
