import { describe, expect, it } from "vitest";
import { dem, type DemBlock } from "../../../generated/dem.ts";
import {
  cameraNoteText,
  type CameraScript,
  edited,
  EditError,
  recam,
  type Shot,
  surveyed,
} from "../../../quake/edit/index.ts";
import { Visibility } from "../../../quake/map/index.ts";
import { EDITIONS, splitMap } from "../../map/split-map.ts";
import { states } from "../../../quake/world/index.ts";
import { blocksOf, bytesOf, fault } from "../../support/edit-states.ts";
import { demOf, demParts, frame, LEVEL, SIGNONS, typesOf } from "../../support/made-dem.ts";

const STATUS = {
  type: "clientdata",
  viewheight: 10,
  punchangle1: 3,
  velocity1: 4,
  items: 0,
  onground: true,
  inwater: false,
  weapon: 2,
  health: -5,
  ammo: 0,
  shells: 0,
  nails: 0,
  rockets: 0,
  cells: 0,
  activeweapon: 1,
};
const VIEW = { type: "setview", entity: 1 };
const HIT = { type: "damage", armor: 0, blood: 5, origin: [0, 0, 0] };

function recammed(bytes: Uint8Array, script: CameraScript) {
  const edit = recam(dem, script, surveyed(dem, demParts(bytes)));
  const result = bytesOf(dem, edited(demParts(bytes), edit));
  expect(fault(dem, result)).toBeUndefined();
  return { edit, result, blocks: blocksOf(dem, result) };
}

/** A recording of half seconds, from 10 to 14 on the server's clock: 0 to 4 of play. */
const FRAMES = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => frame(10 + i / 2, STATUS, HIT));
const RUN = demOf([LEVEL, VIEW], ...SIGNONS, ...FRAMES);
const LOOK = { kind: "point", point: [0, 0, 0] } as const;

function still(from: number, to: number, more: Partial<Shot> = {}): Shot {
  const point = [100, 0, 100] as const;
  return { from, to, place: { kind: "still", point }, look: LOOK, ...more };
}

/** Where the camera is in a recording's frames: the origin of the entity that is seen through, and the angles. */
function views(result: Uint8Array) {
  return [...states(dem, result)].map(({ view }) => ({
    at: view.origin,
    angles: view.angles?.map((angle) => Math.round(angle * 1000) / 1000),
    entity: view.entity,
  }));
}

/** A shot's camera at the frames of 0, 0.5, 1, 1.5 and 2 s of play. */
function placesOf(shot: Partial<Shot>) {
  return views(recammed(RUN, { shots: [still(0, 2.1, shot)] }).result).slice(0, 5);
}

describe("a shot", () => {
  /** Each test makes it anew, so that what one sees is of the code as it is then. */
  const anew = () => recammed(RUN, { shots: [still(1, 2, { fov: 60 })] });

  it("is seen through an entity of its own, whose number is free", () => {
    const { result } = anew();
    expect(views(result).map(({ entity }) => entity)).toEqual([1, 1, 599, 599, 1, 1, 1, 1, 1]);
    const all = states(dem, result);
    const camera = [...all].flatMap(({ entities }) => [...entities.values()].slice(1));
    expect(camera.map(({ number, model }) => [number, model])).toEqual([
      [599, "progs/player.mdl"],
      [599, "progs/player.mdl"],
    ]);
  });

  it("leaves all blocks outside of it byte for byte, but for the one that brings the view back", () => {
    const { blocks } = anew();
    const before = blocksOf(dem, RUN).map(({ body }) => Buffer.from(body).toString("hex"));
    const after = blocks.map(({ body }) => Buffer.from(body).toString("hex"));
    // Blocks 4 and 5 are before it; 6 turns the view, 7 and 8 are its, 9 turns it back, 10 brings the view back.
    expect(after.slice(0, 6)).toEqual(before.slice(0, 6));
    expect(after.slice(11)).toEqual(before.slice(9));
    expect(typesOf(blocks[6]!.messages)).toEqual(["nop"]);
    expect(typesOf(blocks[7]!.messages)).toEqual([
      "time",
      "clientdata",
      "updateentity",
      "updateentity",
      "setview",
      "stufftext",
    ]);
    expect(typesOf(blocks[8]!.messages)).toEqual([
      "time",
      "clientdata",
      "updateentity",
      "updateentity",
    ]);
    expect(typesOf(blocks[9]!.messages)).toEqual(["nop"]);
    expect(blocks[10]!.messages.slice(-2)).toEqual([VIEW, { type: "stufftext", text: "fov 90\n" }]);
    expect(after[10]!.startsWith(before[8]!)).toBe(true);
  });

  it("turns the view before the frame, and back", () => {
    const { blocks } = anew();
    const angles = blocks.map(({ block }) => (block as DemBlock).angles.map(Math.round));
    expect(angles.slice(5, 11)).toEqual([
      [1, 2, 3],
      // From [100, 0, 100] to the middle: to the west, down half of a right angle.
      [45, 180, 0],
      [45, 180, 0],
      [45, 180, 0],
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it("has eyes that do not nod, and are alive", () => {
    const { blocks } = anew();
    const status = blocks[7]!.messages.find(({ type }) => type === "clientdata");
    expect(status).toMatchObject({ viewheight: 0, onground: false, health: 1, shells: 0 });
    expect(status).not.toMatchObject({ punchangle1: 3 });
    expect(status).not.toMatchObject({ velocity1: 4 });
    expect(status).not.toMatchObject({ weapon: 2 });
  });

  it("says what it cost", () => {
    const { edit } = anew();
    expect(edit.notes.map(cameraNoteText)).toEqual([
      "2 messages of damage left out: they would shake the view",
      "2 frames show a health of 1: clients tilt the view of a dead player",
    ]);
    expect([edit.shown, edit.frames]).toEqual([1, 2]);
  });
});

describe("a camera", () => {
  it("goes straight from point to point", () => {
    const points = [
      { at: 0, point: [0, 0, 0] as const },
      { at: 2, point: [64, 0, 0] as const },
    ];
    const place = { kind: "path", path: { points, curve: "linear", ease: false } } as const;
    const seen = placesOf({ place, look: { kind: "along" } });
    expect(seen.map(({ at }) => at)).toEqual([0, 16, 32, 48, 64].map((x) => [x, 0, 0]));
    expect(seen.every(({ angles }) => angles!.every((angle) => Math.abs(angle) < 0.001))).toBe(
      true,
    );
    // 3t² - 2t³ at t = 1/4: 10/64
    const eased = { ...place, path: { ...place.path, ease: true } };
    expect(placesOf({ place: eased }).map(({ at }) => at![0])).toEqual([0, 10, 32, 54, 64]);
  });

  it("goes on a Catmull-Rom curve through points", () => {
    const points = [
      { at: 0, point: [0, 0, 0] as const },
      { at: 1, point: [64, 0, 0] as const },
      { at: 2, point: [64, 64, 0] as const },
    ];
    const place = { kind: "path", path: { points, curve: "catmull-rom", ease: false } } as const;
    // By hand: at 0.5 s the Hermite curve of 0 to 64 with the speeds (64, 0) and (32, 32).
    // x = 64/2 + 64/8 - 32/8 = 36, y = -32/8 = -4; its mirror at 1.5 s.
    expect(placesOf({ place }).map(({ at }) => at)).toEqual([
      [0, 0, 0],
      [36, -4, 0],
      [64, 0, 0],
      [68, 28, 0],
      [64, 64, 0],
    ]);
  });

  it("goes around a point, and looks at it", () => {
    const orbit = { kind: "orbit", center: [8, 0, 0], radius: 32, height: 0, start: 90 } as const;
    const seen = placesOf({ place: { ...orbit, period: 4 } });
    expect(seen.map(({ at }) => at)).toEqual([
      [8, 32, 0],
      [-14.625, 22.625, 0],
      [-24, 0, 0],
      [-14.625, -22.625, 0],
      [8, -32, 0],
    ]);
  });

  it("follows who turns and moves, and looks at him", () => {
    const turning = [0, 0, 90].map((yaw, i) => {
      const [time, status, update] = frame(10 + i / 2, STATUS);
      return [time!, status!, { ...update, origin1: 8 * i, angle2: yaw }];
    });
    const bytes = demOf([LEVEL, VIEW], ...SIGNONS, ...turning);
    const follow = { kind: "follow", offset: [-64, 0, 32], turns: true } as const;
    const place = { ...follow, target: { kind: "recorder" } } as const;
    const look = { kind: "target", target: { kind: "entity", number: 1 } } as const;
    const seen = views(recammed(bytes, { shots: [still(0, 9, { place, look })] }).result);
    expect(seen.map(({ at }) => at)).toEqual([
      [-64, 0, 32],
      [-56, 0, 32],
      [16, -64, 32],
    ]);
    // atan2(32, 64) is 26.565 degrees.
    expect(seen.map(({ angles }) => angles)).toEqual([
      [26.565, 0, 0],
      [26.565, 0, 0],
      [26.565, 90, 0],
    ]);
  });

  it("looks at a point that moves", () => {
    const points = [
      { at: 0, point: [200, 0, 100] as const },
      { at: 2, point: [100, 100, 100] as const },
    ];
    const look = { kind: "path", path: { points, curve: "linear", ease: false } } as const;
    const seen = placesOf({ look });
    expect([seen[0], seen[2], seen[4]].map((one) => one!.angles![1])).toEqual([0, 45, 90]);
  });

  it("stays where its target was, and says so", () => {
    const gone = FRAMES.map((messages, i) =>
      i === 3 || i === 4 ? messages.slice(0, 2) : messages,
    );
    const bytes = demOf([LEVEL, VIEW], ...SIGNONS, ...gone);
    const target = { kind: "entity", number: 1 } as const;
    const shots = [still(0.5, 4, { look: { kind: "target", target }, line: 7 })];
    const { edit } = recammed(bytes, { shots });
    expect(edit.notes.map(cameraNoteText)[0]).toBe(
      "shot at 00:00:00,500 (line 7): entity 1 is not in sight from 00:00:01,500 on for 1.0 s: the camera takes it to be where it was",
    );
  });
});

describe("what the recording does with its view", () => {
  it("waits until the camera is gone", () => {
    const frames = FRAMES.map((messages, i) =>
      i === 3 ? [...messages, { type: "setview", entity: 2 }] : messages,
    );
    const bytes = demOf([LEVEL, VIEW], ...SIGNONS, ...frames);
    const { result } = recammed(bytes, { shots: [still(1, 2)] });
    expect(views(result).map(({ entity }) => entity)).toEqual([1, 1, 599, 599, 2, 2, 2, 2, 2]);
  });

  it("begins anew with a level", () => {
    const bytes = demOf([LEVEL, VIEW], ...SIGNONS, ...FRAMES, [LEVEL, VIEW], ...SIGNONS, ...FRAMES);
    const across = recammed(bytes, { shots: [still(3.5, 5)] });
    expect(views(across.result).map(({ entity }) => entity === 599)).toEqual(
      Array.from({ length: 18 }, (_, i) => i >= 7 && i <= 10),
    );
    const second = recammed(bytes, { shots: [still(0.5, 1.5, { level: 2 })] });
    expect(views(second.result).map(({ entity }) => entity === 599)).toEqual(
      Array.from({ length: 18 }, (_, i) => i === 10 || i === 11),
    );
  });
});

describe("a script", () => {
  const named = (target: Shot["look"] & { kind: "target" }) =>
    still(0, 1, { look: target, line: 3 });
  it.each([
    [[], "the script has no shots"],
    [
      [still(0, 2), still(1, 3, { line: 9 })],
      "shot at 00:00:01,000 (line 9) begins before the shot at 00:00:00,000 ends",
    ],
    [[still(9, 10)], "shot at 00:00:09,000 is after the recording's end: it has 4.0 s"],
    [[still(0, 1, { level: 3 })], "shot at 00:00:00,000 of level 3: the recording has 1 levels"],
    [
      [named({ kind: "target", target: { kind: "entity", number: 7 } })],
      "shot at 00:00:00,000 (line 3): entity 7 is never in sight: there are 1",
    ],
    [
      [named({ kind: "target", target: { kind: "player", name: "Ranger" } })],
      'shot at 00:00:00,000 (line 3): no player "Ranger" is in sight: there are none',
    ],
    [[still(0.1, 0.2)], "no shot is shown: the recording has 4.0 s"],
    [
      [still(0, 1, { place: { kind: "still", point: [5000, 0, 0] } })],
      "shot at 00:00:00,000: the recording's protocol cannot say it: updateentity › origin1: 5000 is not a number from -4096",
    ],
  ])("that cannot be is refused (%#)", (shots, why) => {
    const run = () => recammed(RUN, { shots });
    expect(run).toThrow(EditError);
    expect(run).toThrow(why);
  });

  it("has no shots of one clock at the same time, whatever is between them", () => {
    const other = still(0.5, 0.6, { level: 1 });
    for (const between of [other, still(10.5, 10.6, { clock: "server" })]) {
      const run = () => recammed(RUN, { shots: [still(0, 2), between, still(1, 3)] });
      expect(run).toThrow("shot at 00:00:01,000 begins before the shot at 00:00:00,000 ends");
    }
    const server = [10, 11].map((from) => still(from, 12, { clock: "server" }));
    const both = () => recammed(RUN, { shots: [server[0]!, still(10.5, 13), server[1]!] });
    expect(both).toThrow("shot at 00:00:10,500 is after the recording's end: it has 4.0 s");
    expect(() => recammed(RUN, { shots: [...server, still(0, 4)] })).toThrow(
      "shot at 00:00:11,000 begins before the shot at 00:00:10,000 ends",
    );
  });

  it("goes around what is in sight, and names twenty of what there is", () => {
    const orbit = { kind: "orbit", radius: 1, height: 1, period: 1, start: 0 } as const;
    const center = { kind: "entity", number: 99 } as const;
    const at = (count: number) => {
      const more = Array.from({ length: count - 1 }, (_, i) => {
        return { type: "updateentity", entity: 30 - i, modelindex: 2, nolerp: false };
      });
      const bytes = demOf([LEVEL, VIEW], ...SIGNONS, frame(1, ...more), frame(2));
      return () => recammed(bytes, { shots: [still(0, 1, { place: { ...orbit, center } })] });
    };
    expect(at(3)).toThrow("entity 99 is never in sight: there are 1, 29, 30");
    expect(at(20)).toThrow(/there are 1, 12, .* 29, 30$/);
    expect(at(21)).toThrow(/there are 1, 11, .* 28, 29 and 1 more$/);
  });

  it("runs commands once", () => {
    const shots = [still(0, 1, { commands: ["crosshair 0"] }), still(2, 3)];
    const { blocks } = recammed(RUN, { shots, commands: ["viewsize 120"] });
    const texts = blocks.flatMap(({ messages }) =>
      messages.filter(({ type }) => type === "stufftext"),
    );
    expect(texts).toEqual([{ type: "stufftext", text: "viewsize 120\ncrosshair 0\n" }]);
  });

  it("leaves damaged blocks as they are, and counts them", () => {
    const whole = demOf([LEVEL, VIEW], ...SIGNONS, ...FRAMES);
    const broken = whole.slice();
    const [at] = blocksOf(dem, whole).slice(6);
    // The id of clientdata becomes one that there is not.
    broken[at!.bodyOffset + 5] = 60;
    const edit = recam(dem, { shots: [still(0.5, 3)] }, surveyed(dem, demParts(broken)));
    const result = bytesOf(dem, edited(demParts(broken), edit));
    const kept = blocksOf(dem, result).find(({ undecoded }) => undecoded !== undefined);
    expect(Buffer.compare(kept!.body, blocksOf(dem, broken)[6]!.body)).toBe(0);
    expect(edit.notes.map(cameraNoteText)).toContain(
      "1 damaged blocks, from 6 on, stay as they are",
    );
  });
});

describe("what the server did not send", () => {
  const level = { ...LEVEL, models: [...LEVEL.models, "progs/ogre.mdl"] };
  const baseline = (entity: number, x: number) => ({
    type: "spawnbaseline",
    entity,
    modelindex: 3,
    frame: 0,
    colormap: 0,
    skin: 0,
    origin: [x, 0, 0],
    angles: [0, 0, 0],
  });
  const ogre = (entity: number) => ({ type: "updateentity", entity, nolerp: false });
  /** 20 is always there, 21 gone from 1 to 2 s, 22 from 1 s on, and 23 comes at 3 s. The player is at 0 to 14. */
  const frames = FRAMES.map((messages, i) => [
    ...messages,
    ogre(20),
    ...(i < 2 || i >= 4 ? [ogre(21)] : []),
    ...(i < 2 ? [ogre(22)] : []),
    ...(i >= 6 ? [ogre(23)] : []),
  ]);
  const all = [20, 21, 22].map((number) => baseline(number, 200));
  const bytes = demOf([level, VIEW, ...all, baseline(23, -250)], ...SIGNONS, ...frames);
  const from = (x: number, to: number): Shot => ({
    from: 0,
    to: 9,
    place: { kind: "still", point: [x, 0, 0] },
    look: { kind: "point", point: [to, 0, 0] },
  });

  function listed(shot: Shot, maps?: ReadonlyMap<string, Visibility>) {
    const edit = recam(dem, { shots: [shot] }, surveyed(dem, demParts(bytes)), maps);
    bytesOf(dem, edited(demParts(bytes), edit));
    return edit.notes.flatMap((note) => (note.kind === "unsent" ? [cameraNoteText(note)] : []));
  }

  it("is listed where it comes again, and is in the camera's view", () => {
    const text = "shot at 00:00:00,000: in its view, and not in the recording: ";
    expect(listed(from(0, 200))).toEqual([
      `${text}21 progs/ogre.mdl from 00:00:01,000 on for 1.0 s`,
    ]);
    // It is there from the level's beginning on: 0 to 3 s, of which the first frame is no time.
    expect(listed(from(0, -200))).toEqual([
      `${text}23 progs/ogre.mdl from 00:00:00,000 on for 2.5 s`,
    ]);
    expect(listed(from(0, 200), new Map())).toHaveLength(1);
    // Too far away to be told without a map.
    expect(listed(from(-3000, 200))).toEqual([]);
  });

  it("is what the camera sees, and the player does not, by the level's map", () => {
    const maps = new Map([["e1 m1", new Visibility(splitMap(EDITIONS[0]))]]);
    // The player sees 200 himself: it was sent if it was there.
    expect(listed(from(0, 200), maps)).toEqual([]);
    // He does not see what is west of -100, and who is in the first room does not, either.
    expect(listed(from(0, -200), maps)).toEqual([]);
    expect(listed(from(-150, -250), maps)).toHaveLength(1);
    expect(listed(from(-150, -250), new Map([["e1m2", maps.get("e1 m1")!]]))).toHaveLength(1);
  });
});
