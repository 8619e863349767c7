import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import { dm2 } from "../../../generated/dm2.ts";
import type { Message } from "../../../generated/quakeworld.ts";
import { qwd, type QwdBlock } from "../../../generated/qwd.ts";
import { anglesOf, turned } from "../../../quake/edit/cameras/geometry.ts";
import { directionAt, pathAt } from "../../../quake/edit/cameras/path.ts";
import type { Curve, Path } from "../../../quake/edit/cameras/script.ts";
import { edited, recam, type Shot, surveyed } from "../../../quake/edit/index.ts";
import type { Vector } from "../../../quake/world/index.ts";
import { type AnyContainer, messagesOf, readRecording } from "../../../recording/index.ts";
import { recordingOf } from "../../meaning/state-vectors.ts";
import {
  clientRecording,
  entities,
  levelOf,
  moment,
  player,
} from "../../support/client-recording.ts";
import { demOf, frame as quakeFrame, LEVEL, SIGNONS } from "../../support/made-dem.ts";
import { QUAKE2_LEVEL } from "../../support/quake2-level.ts";

/* Cameras in recordings that are made, block by block: what a shot changes in each, and what comes back after it. */

type Members = Record<string, any>;
interface Made {
  readonly block: Members;
  readonly messages: readonly Members[];
}

function recammed(container: AnyContainer, bytes: Uint8Array, ...shots: readonly Shot[]) {
  const parts = [...readRecording(container, bytes)];
  const edit = recam(container, { shots }, surveyed(container, parts));
  const made = [...edited(parts, edit)].flatMap((part): Made[] =>
    part.kind === "block" ? [{ block: part.block, messages: [...messagesOf(part)] }] : [],
  );
  return { made, edit };
}
const of = ({ messages }: Made, type: string) => messages.filter((one) => one["type"] === type);

function still(from: number, to: number, more: Partial<Shot> = {}): Shot {
  const place = { kind: "still", point: [100, 200, 300] } as const;
  return { from, to, place, look: { kind: "angles", angles: [10, 90, 1] }, ...more };
}

describe("a camera of QuakeWorld", () => {
  const stat = (index: number, value: number): Message => ({ type: "updatestat", index, value });
  const own = (more: object = {}) =>
    player(1, 8, {
      frame: 7,
      skinnum: 2,
      effects: 4,
      velocity1: 5,
      velocity2: 6,
      velocity3: 7,
      dead: true,
      gib: true,
      nograv: true,
      ...more,
    });
  /** Tenths of seconds from 0 on, with where the player looks. */
  const at = (i: number, events: readonly Message[] = [], more: object = {}) =>
    moment(i / 10, [own(more), player(4, 9), entities({ 40: 1 })], events, [30, 45, 0]);
  const film = (shot: Shot, ...moments: ReturnType<typeof at>[]) =>
    recammed(qwd, clientRecording([levelOf(1), ...moments]), shot);
  const packets = ({ made }: { readonly made: readonly Made[] }) =>
    made.filter((one) => of(one, "playerinfo").length > 0);

  it("has the player 22 units below, who is still, and lives", () => {
    const shown = packets(film(still(0.1, 0.2), at(0), at(1), at(2)));
    const players = shown.map((one) => of(one, "playerinfo"));
    expect(players[0]![0]).toMatchObject({ origin: [8, 0, 0], velocity1: 5, dead: true });
    expect(players[1]![0]).toMatchObject({
      origin: [100, 200, 278],
      frame: 7,
      skinnum: 2,
      velocity1: undefined,
      velocity2: undefined,
      velocity3: undefined,
      effects: undefined,
      command: undefined,
      dead: false,
      gib: false,
      nograv: false,
    });
    expect(players[2]![0]).toMatchObject({ origin: [8, 0, 0], velocity1: 5, dead: true });
    for (const both of players) expect(both[1]).toMatchObject({ player: 4, origin: [9, 0, 0] });
  });

  it("has an entity in his place: number 511, which is as he is, and leans a third of where he looks", () => {
    const doubles = (more: object = {}) =>
      packets(film(still(0.1, 0.2), at(0), at(1, [], more), at(2))).map((one) =>
        of(one, "packetentities")[0]!["entities"].filter(({ number }: Members) => number !== 40),
      );
    const [before, seen, after] = doubles();
    expect([before, after]).toEqual([[], []]);
    expect(seen).toMatchObject([
      // The level's player.mdl is model 2; a step of 256 is 1.40625 degrees: -10 is -7 of them, 45 is 32.
      {
        number: 511,
        modelindex: 2,
        frame: 7,
        colormap: 2,
        skin: 2,
        effects: 4,
        origin1: 8,
        angle1: -9.84375,
        angle2: 45,
      },
    ]);
    expect(seen[0].origin2).toBeUndefined();
    const [, [plain]] = doubles({ modelindex: 3, skinnum: undefined, effects: undefined });
    expect([plain.number, plain.modelindex, plain.skin, plain.effects]).toEqual([
      511,
      3,
      undefined,
      undefined,
    ]);
  });

  it("has one who looks straight ahead where no command says where he looks", () => {
    const seen = [own(), entities({ 40: 1 })];
    const bytes = recordingOf(qwd, [levelOf(1), seen, seen, seen] as never, "28");
    const shown = packets(recammed(qwd, bytes, still(0, 1.5)));
    const [, double] = of(shown[0]!, "packetentities")[0]!["entities"];
    expect([double.number, double.angle1, double.angle2]).toEqual([511, undefined, undefined]);
  });

  it("takes weight and weapon away with its first packet, and gives them back after its last", () => {
    const weapon = (index: number) => [stat(2, index)];
    const heavy: Message = { type: "entgravity", gravity: 0.5 };
    const moments = [at(0, weapon(9)), at(1), at(2, [stat(2, 8), stat(3, 5), heavy]), at(3), at(4)];
    const shown = packets(film(still(0.1, 0.3), ...moments));
    const said = (one: Made) =>
      one.messages.flatMap(({ type, index, value, gravity }) =>
        type === "entgravity" ? [gravity] : type === "updatestat" ? [`${index}:${value}`] : [],
      );
    expect(shown.map(said)).toEqual([["2:9"], [0, "2:0"], ["3:5"], [0.5, "2:8"], []]);
    const wide = packets(
      film(
        still(0.1, 0.2),
        at(0, [{ ...stat(2, 300), type: "updatestatlong" } as Message]),
        at(1),
        at(2),
      ),
    );
    expect(of(wide[2]!, "updatestatlong")).toEqual([
      { type: "updatestatlong", index: 2, value: 300 },
    ]);
    const byte = packets(film(still(0.1, 0.2), at(0, weapon(255)), at(1), at(2)));
    expect(of(byte[2]!, "updatestat")).toEqual([stat(2, 255)]);
  });

  it("is not shaken, and counts what would hurt, and whom it revives", () => {
    const hit: Message = { type: "damage", armor: 0, blood: 5, origin: [0, 0, 0] };
    const shakes: Message[] = [
      hit,
      { type: "smallkick" },
      { type: "bigkick" },
      { type: "setangle", angles: [1, 2, 3] },
    ];
    const moments = [at(0, shakes), at(1, shakes), at(2, [hit], { dead: false }), at(3, shakes)];
    const { made, edit } = film(still(0.1, 0.3), ...moments);
    const kinds = packets({ made }).map((one) =>
      one.messages
        .map(({ type }) => type)
        .filter((type) => shakes.some((own) => own.type === type)),
    );
    const all = ["damage", "smallkick", "bigkick", "setangle"];
    expect(kinds).toEqual([all, [], [], all]);
    expect(edit.notes).toMatchObject([
      { kind: "damages", count: 2 },
      { kind: "revived", count: 1 },
    ]);
  });

  it("has commands that look as it does from the packet before it on, and move nothing", () => {
    const { made } = film(still(0.1, 0.3), at(0), at(1), at(2), at(3));
    const looks = made.flatMap(({ block }) =>
      (block as QwdBlock).code === 0 ? [[block["time"], block["angles"], block["viewangles"]]] : [],
    );
    const [there, here] = [
      [30, 45, 0],
      [10, 90, 1],
    ];
    expect(looks.map(([time, ...both]) => [Math.round((time as number) * 10), ...both])).toEqual([
      [0, there, there],
      [1, here, here],
      [2, here, here],
      [3, there, there],
    ]);
  });

  it("is refused where the level is over, or a spectator recorded", () => {
    const over: Message = { type: "intermission", origin: [0, 0, 0], angles: [0, 0, 0] };
    expect(() => film(still(0.1, 0.3), at(0), at(1, [over]), at(2))).toThrow(/the level is over/);
    expect(() =>
      film(still(0.1, 0.3), at(0), at(1, [{ type: "finale", text: "" }]), at(2)),
    ).toThrow(/the level is over/);
    expect(film(still(0, 0.2), at(0), at(1), at(2, [over])).edit.frames).toBe(2);
    const [serverdata, ...others] = levelOf(1);
    const watching = [{ ...serverdata!, spectator: 1 } as Message, ...others];
    const bytes = clientRecording([watching, at(0), at(1)]);
    expect(() => recammed(qwd, bytes, still(0, 1))).toThrow(/is a spectator's/);
  });

  it("begins anew in a level, whose player weighs what it says", () => {
    const [serverdata, ...others] = levelOf(1, { map: "b", servercount: 4 });
    const light = [{ ...serverdata!, entgravity: 0.25 } as Message, ...others];
    const later = (i: number) => moment(5 + i / 10, [own(), entities()], [], [30, 45, 0]);
    const bytes = clientRecording(
      [levelOf(1), at(0), at(1)],
      [light, later(0), later(1), later(2)],
    );
    const shown = packets(recammed(qwd, bytes, still(0, 0.15), still(0.15, 99)));
    const weights = shown.map((one) => of(one, "entgravity").map(({ gravity }) => gravity));
    expect(weights).toEqual([[0], [], [0], [], []]);
    const back = packets(recammed(qwd, bytes, still(0, 99, { level: 1 })));
    expect(back.map((one) => of(one, "entgravity").map(({ gravity }) => gravity))).toEqual([
      [0],
      [],
      [0.25],
      [],
      [],
    ]);
  });
});

describe("a camera of Quake II", () => {
  const state = {
    pm_type: 1,
    origin: [1, 2, 3],
    viewoffset: [0, 0, 22],
    viewangles: [1.40625, 90, 0],
    kick_angles: [1, 0, 0],
    gunindex: 5,
    blend: [1, 0, 0, 1],
    fov: 100,
    rdflags: 1,
    stats: {},
  };
  const frame = (serverframe: number, ...seen: object[]) => [
    { type: "frame", serverframe, deltaframe: -1, suppresscount: 0, areas: new Uint8Array(0) },
    { type: "playerinfo", ...state },
    { type: "packetentities", entities: seen.map((one) => ({ remove: false, ...one })) },
  ];
  const himself = { number: 1, modelindex: 255, frame: 3, event: 2, sound: 4, origin1: 8 };

  it("has the eyes at its place, nothing that moves or colours them, and the player as entity 1023", () => {
    const frames = [frame(1, himself), frame(2, himself), frame(3, himself), frame(4)];
    const bytes = recordingOf(dm2, [[QUAKE2_LEVEL], ...frames] as never, "34");
    const { made } = recammed(dm2, bytes, still(0.1, 0.25, { fov: 60 }));
    const infos = made.flatMap((one) => of(one, "playerinfo"));
    expect(infos[0]).toMatchObject({ fov: 100, gunindex: 5 });
    const given = Object.entries(infos[1]!).filter(
      ([name, own]) => own !== undefined && name !== "flags",
    );
    // PM_FREEZE is 4; angles of 65,536 steps: 10 degrees are 1820 of them, 1 degree 182.
    expect(Object.fromEntries(given)).toMatchObject({
      pm_type: 4,
      origin: [100, 200, 300],
      viewangles: [(1820 * 360) / 65_536, 90, (182 * 360) / 65_536],
      fov: 60,
    });
    for (const name of ["viewoffset", "kick_angles", "gunindex", "blend", "rdflags"])
      expect([name, infos[1]![name]]).toEqual([name, undefined]);
    const numbers = made.flatMap((one) =>
      of(one, "packetentities").map(({ entities: all }) =>
        all.map(({ number }: Members) => number),
      ),
    );
    expect(numbers).toEqual([[1], [1, 1023], [1, 1023], []]);
    const [, double] = of(made[2]!, "packetentities")[0]!["entities"];
    expect(double).toMatchObject({ modelindex: 255, frame: 3, origin1: 8 });
    expect([double.event, double.sound]).toEqual([undefined, undefined]);
  });

  it("has angles of 65,536 steps, commands where there are some, and in each level a free number", () => {
    const frames = (own: number) => [1, 2].map((i) => frame(i, { ...himself }, { number: own }));
    const level = (servercount: number, own: number) => [
      [{ ...QUAKE2_LEVEL, servercount }],
      ...frames(own),
    ];
    const bytes = recordingOf(dm2, [...level(1, 9), ...level(2, 1023)] as never, "34");
    // A step is 360 / 65,536 degrees.
    const angles = [3, 5, -7].map((steps) => (steps * 360) / 65_536) as unknown as Vector;
    const look = { kind: "angles", angles } as const;
    const { made, edit } = recammed(dm2, bytes, still(0, 9, { look, commands: ["gun 0"] }));
    expect(of(made[1]!, "playerinfo")[0]!["viewangles"]).toEqual(angles);
    expect(made.map((one) => of(one, "stufftext").map(({ text }) => text))).toEqual([
      [],
      ["gun 0\n"],
      [],
      [],
      [],
      [],
    ]);
    const numbers = made.flatMap((one) =>
      of(one, "packetentities").map(({ entities: all }) =>
        all.map(({ number }: Members) => number),
      ),
    );
    expect(numbers.map((all) => all.at(-1))).toEqual([1023, 1023, 1023, 1023]);
    expect(numbers.map((all) => all.at(-2))).toEqual([9, 9, 1022, 1022]);
    expect(edit.notes).toEqual([]);
  });

  it("has a block's frames where the last of them is in its time", () => {
    const frames = [[...frame(1, himself)], [...frame(2, himself), ...frame(3, himself)], frame(4)];
    const bytes = recordingOf(dm2, [[QUAKE2_LEVEL], ...frames] as never, "34");
    const shown = (from: number, to: number) => recammed(dm2, bytes, still(from, to)).edit.frames;
    // Frame 3 is at 0.2 s, and 4 at 0.3.
    expect([shown(0.15, 0.25), shown(0.15, 99)]).toEqual([1, 2]);
    expect(() => shown(0.05, 0.15)).toThrow(/no frame is in the times/);
    // So it is by the server's clock, which is that of the last frame, too.
    const shot = still(0.15, 0.25, { clock: "server" });
    expect(recammed(dm2, bytes, shot).edit.frames).toBe(1);
  });
});

it("a camera of Quake is an entity that leaves no trail: a player, or the level itself where there is none", () => {
  const models = (...named: string[]) => {
    const level = { ...LEVEL, models: ["maps/start.bsp", ...named] };
    const bytes = demOf([level], ...SIGNONS, quakeFrame(1), quakeFrame(2));
    const { made } = recammed(dem, bytes, still(0, 99));
    return [
      ...new Set(
        made
          .flatMap((one) => of(one, "updateentity"))
          .flatMap(({ entity, modelindex }) => (entity === 1 ? [] : [modelindex])),
      ),
    ];
  };
  // Models are counted from 1 on: 0 is no model.
  expect(models("progs/player.mdl")).toEqual([2]);
  expect(models("progs/eyes.mdl", "progs/player.mdl")).toEqual([3]);
  expect(models("progs/missile.mdl")).toEqual([1]);
});

describe("a camera's path", () => {
  type Point = readonly [at: number, ...point: Vector];
  const pathOf = (curve: Curve, ease: boolean, ...points: readonly Point[]): Path => ({
    points: points.map(([at, ...point]) => ({ at, point })),
    curve,
    ease,
  });
  const CORNER: readonly Point[] = [
    [1, 0, 0, 0],
    [2, 64, 0, 0],
    [3, 64, 64, 0],
  ];

  it.each(["linear", "catmull-rom"] as const)("is at each of its points then, %s", (curve) => {
    // Of these 0.7 is not 0.1 and what is between them, as numbers are rounded.
    const own: Point[] = [
      [0, 0.1, 1e-9, -4],
      [0.3, 0.7, 3000.3, 0.2],
      [0.7, 1e-9, -0.1, -4],
      [5, 1, 2, 0.2],
    ];
    const path = pathOf(curve, false, ...own);
    for (const [at, ...point] of own) expect(pathAt(path, at)).toEqual(point);
    expect([pathAt(path, -1), pathAt(path, 6)]).toEqual([
      [0.1, 1e-9, -4],
      [1, 2, 0.2],
    ]);
    const one = pathOf(curve, true, [1, 7, 8, 9]);
    expect([0, 1, 2].map((seconds) => pathAt(one, seconds))).toEqual(Array(3).fill([7, 8, 9]));
  });

  it("ends at its last point where eased time is rounded to its time", () => {
    // 3t² - 2t³ at 1 - e is 1 - 3e²: with e of a billionth no number is between that and 1.
    for (const curve of ["linear", "catmull-rom"] as const)
      for (const count of [2, 3]) {
        const points = CORNER.slice(-count);
        const [x, y, z] = pathAt(pathOf(curve, true, ...points), 3 - 1e-9);
        expect([x, y, z].map((one) => Math.round(one * 1e6) / 1e6)).toEqual([64, 64, 0]);
      }
  });

  it("has a direction at its ends, too, which is measured in 1/32 s", () => {
    const path = pathOf("linear", false, ...CORNER);
    const yaw = (seconds: number) => anglesOf(directionAt(path, seconds))![1];
    expect([0, 1, 1.5].map(yaw)).toEqual([0, 0, 0]);
    expect([2.5, 3, 9].map(yaw)).toEqual([90, 90, 90]);
    // In the corner it is half of both; further than 1/64 s from there it is one of them.
    expect(yaw(2)).toBe(45);
    expect([yaw(2 - 1 / 64), yaw(2 + 1 / 64)]).toEqual([0, 90]);
    expect(yaw(2 - 1 / 65)).toBeGreaterThan(0);
    expect(yaw(2 + 1 / 65)).toBeLessThan(90);
  });

  it("is turned from east to north, whatever lies to its left", () => {
    // The sine of 60 degrees is half of the root of 3.
    const [x, y, z] = turned([0, 2, 5], 60);
    expect([x, y, z].map((one) => Math.round(one * 1e6) / 1e6)).toEqual([-1.732051, 1, 5]);
  });

  it("straight up or down has a yaw of 0, and nothing has no direction", () => {
    expect([anglesOf([0, 0, 5]), anglesOf([-0, -0, 5]), anglesOf([-0, 0, -5])]).toEqual([
      [-90, 0, 0],
      [-90, 0, 0],
      [90, 0, 0],
    ]);
    expect([anglesOf([0, 0, 0]), anglesOf([-0, 0, -0])]).toEqual([undefined, undefined]);
  });
});
