import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { qwd } from "../../generated/qwd.ts";
import { surveyed } from "../../quake/edit/added/survey.ts";
import { anglesOf, directionOf, lengthOf, turned } from "../../quake/edit/cameras/geometry.ts";
import { directionAt, pathAt } from "../../quake/edit/cameras/path.ts";
import { poseOf } from "../../quake/edit/cameras/pose.ts";
import type { Place, Shot } from "../../quake/edit/cameras/script.ts";
import { GhostReader } from "../../quake/edit/ghosts/ghost.ts";
import { isJump, placeAt } from "../../quake/edit/ghosts/place.ts";
import { timestamp } from "../../quake/edit/subtitles/cue.ts";
import { cueText } from "../../quake/edit/subtitles/cues-text.ts";
import { extracted } from "../../quake/edit/subtitles/extract.ts";
import { parseCues } from "../../quake/edit/subtitles/parse-cues.ts";
import { Screen } from "../../quake/edit/subtitles/screen.ts";
import { wrapped } from "../../quake/edit/subtitles/wrap.ts";
import { isNamed, lookingFor, plainly } from "../../quake/edit/words.ts";
import { states, type Vector } from "../../quake/world/index.ts";
import { readRecording } from "../../recording/index.ts";
import { fixtures } from "../support/corpus.ts";
import { demOf, demParts, frame, LEVEL, SIGNONS } from "../support/made-dem.ts";

/*
 * What cameras, ghosts and subtitles compute, by the arithmetic of angles, curves and clocks.
 */

const near = (found: Vector | undefined, expected: Vector) => {
  for (const [i, x] of expected.entries()) expect(found![i]).toBeCloseTo(x, 9);
};

describe("directions and angles", () => {
  // Pitch is positive downwards; yaw from east (x) to north (y).
  const KNOWN: readonly (readonly [direction: Vector, angles: Vector])[] = [
    [
      [1, 0, 0],
      [0, 0, 0],
    ],
    [
      [0, 1, 0],
      [0, 90, 0],
    ],
    [
      [-1, 0, 0],
      [0, 180, 0],
    ],
    [
      [0, -1, 0],
      [0, -90, 0],
    ],
    [
      [0, 0, 1],
      [-90, 0, 0],
    ],
    [
      [0, 0, -1],
      [90, 0, 0],
    ],
    [
      [Math.SQRT1_2, 0, Math.SQRT1_2],
      [-45, 0, 0],
    ],
    [
      [0.5, 0.5, -Math.SQRT1_2],
      [45, 45, 0],
    ],
    [
      [-0.5, 0.5, -Math.SQRT1_2],
      [45, 135, 0],
    ],
  ];

  it.each(KNOWN)("of %j are %j", (direction, angles) => {
    near(anglesOf(direction), angles);
    near(directionOf(angles), direction);
    // A direction is of any length.
    near(anglesOf([direction[0] * 7, direction[1] * 7, direction[2] * 7]), angles);
  });

  it("are not there where there is no direction", () => {
    expect(anglesOf([0, 0, 0])).toBeUndefined();
    expect(anglesOf([Number.NaN, 0, 0])).toBeUndefined();
    near(anglesOf([0, 0, 0.5]), [-90, 0, 0]);
    near(anglesOf([1, 1, 0]), [0, 45, 0]);
  });

  it("turn from east to north, and have lengths", () => {
    near(turned([2, 1, 5], 90), [-1, 2, 5]);
    near(turned([2, 0, 5], -30), [Math.sqrt(3), -1, 5]);
    expect(lengthOf([2, 3, 6])).toBe(7);
  });
});

describe("a path", () => {
  const points = [
    { at: 1, point: [0, 0, 0] as Vector },
    { at: 2, point: [10, 0, 4] as Vector },
    { at: 4, point: [10, 20, 4] as Vector },
  ];
  const linear = { points, curve: "linear", ease: false } as const;
  const curve = { points, curve: "catmull-rom", ease: false } as const;

  it("is straight between its points, and rests at its ends", () => {
    near(pathAt(linear, 0), [0, 0, 0]);
    near(pathAt(linear, 1), [0, 0, 0]);
    near(pathAt(linear, 1.25), [2.5, 0, 1]);
    near(pathAt(linear, 2), [10, 0, 4]);
    near(pathAt(linear, 3.5), [10, 15, 4]);
    near(pathAt(linear, 4), [10, 20, 4]);
    near(pathAt(linear, 9), [10, 20, 4]);
    near(pathAt({ ...linear, points: points.slice(1, 2) }, 7), [10, 0, 4]);
  });

  it("begins and ends slowly: 3t² - 2t³ of the way's time", () => {
    const eased = { ...linear, ease: true };
    // A quarter of the time is 5/32 of it, a half is a half, three quarters 27/32.
    near(pathAt(eased, 1.75), pathAt(linear, 1 + (3 * 5) / 32));
    near(pathAt(eased, 2.5), [10, 5, 4]);
    near(pathAt(eased, 3.25), pathAt(linear, 1 + (3 * 27) / 32));
  });

  it("goes through its points as fast as from the one before to the one after", () => {
    for (const { at, point } of points) near(pathAt(curve, at), point);
    // Hermite's curve in the middle: half of the way, and an eighth of the speeds' difference times the time.
    // Speeds: (10, 0, 4) at 1; (10, 20, 4) / 3 at 2; (0, 20, 0) / 2 at 4.
    const speed: Vector = [10 / 3, 20 / 3, 4 / 3];
    near(pathAt(curve, 1.5), [5 + (10 - speed[0]) / 8, (0 - speed[1]) / 8, 2 + (4 - speed[2]) / 8]);
    near(pathAt(curve, 3), [
      10 + (speed[0] * 2) / 8,
      10 + ((speed[1] - 10) * 2) / 8,
      4 + (speed[2] * 2) / 8,
    ]);
    // A quarter: 3t² - 2t³ is 5/32, t³ - 2t² + t is 9/64, t³ - t² is -3/64.
    near(pathAt(curve, 1.25), [
      (10 * 5) / 32 + (10 * 9) / 64 - (speed[0] * 3) / 64,
      -(speed[1] * 3) / 64,
      (4 * 5) / 32 + (4 * 9) / 64 - (speed[2] * 3) / 64,
    ]);
  });

  it("has a direction at its ends, too", () => {
    for (const seconds of [0, 1, 1.5]) {
      const [x, y, z] = directionAt(linear, seconds);
      expect([x > 0, y]).toEqual([true, 0]);
      expect(z / x).toBeCloseTo(0.4, 9);
    }
    for (const seconds of [3, 4, 9]) near(anglesOf(directionAt(linear, seconds)), [0, 90, 0]);
  });
});

describe("a shot", () => {
  const spot = { origin: [100, 200, 300] as Vector, yaw: 90 };
  const pose = (place: Place, look: Shot["look"], seconds = 2) =>
    poseOf(
      { from: 1, to: 9, place, look },
      seconds,
      ({ kind }) => (kind === "recorder" ? spot : undefined),
      [7, 8, 9],
    );
  const still = { kind: "still", point: [1, 2, 3] } as const;
  const straight = { kind: "angles", angles: [4, 5, 6] } as const;
  const recorder = { kind: "recorder" } as const;
  const nobody = { kind: "entity", number: 5 } as const;

  it("follows somebody, as he turns or not", () => {
    const follow = { kind: "follow", target: recorder, offset: [10, 1, 5] as Vector } as const;
    near(pose({ ...follow, turns: false }, straight)!.origin, [110, 201, 305]);
    near(pose({ ...follow, turns: true }, straight)!.origin, [99, 210, 305]);
    expect(pose({ ...follow, turns: true }, straight)!.angles).toEqual([4, 5, 6]);
    expect(pose({ ...follow, target: nobody, turns: true }, straight)).toBeUndefined();
  });

  it("goes around somebody or something, once in its period", () => {
    const orbit = { kind: "orbit", radius: 10, height: 5, period: 4, start: 90 } as const;
    // One second of four since the shot began: a quarter further than north, which is west.
    near(pose({ ...orbit, center: recorder }, straight)!.origin, [90, 200, 305]);
    near(pose({ ...orbit, center: [1, 2, 3] }, straight)!.origin, [-9, 2, 8]);
    near(pose({ ...orbit, center: [1, 2, 3], period: -4 }, straight)!.origin, [11, 2, 8]);
    near(pose({ ...orbit, center: [1, 2, 3] }, straight, 1)!.origin, [1, 12, 8]);
    expect(pose({ ...orbit, center: nobody }, straight)).toBeUndefined();
  });

  it("looks at what it is told, or where it looked before", () => {
    near(pose(still, { kind: "point", point: [1, 12, 3] })!.angles, [0, 90, 0]);
    near(
      pose({ ...still, point: [100, 200, 290] }, { kind: "target", target: recorder })!.angles,
      [-90, 0, 0],
    );
    const points = [0, 4].map((at) => ({ at, point: [at, 2, 3] as Vector }));
    const path = { points, curve: "linear", ease: false } as const;
    near(pose(still, { kind: "path", path })!.angles, [0, 0, 0]);
    near(pose({ kind: "path", path }, { kind: "along" })!.angles, [0, 0, 0]);
    near(pose({ kind: "path", path }, { kind: "along" })!.origin, [2, 2, 3]);
    for (const look of [
      { kind: "target", target: nobody },
      { kind: "point", point: [1, 2, 3] },
      { kind: "along" },
    ] as const)
      expect(pose(still, look)!.angles).toEqual([7, 8, 9]);
    expect(
      poseOf({ from: 0, to: 1, place: still, look: { kind: "along" } }, 0, () => undefined)!.angles,
    ).toEqual([0, 0, 0]);
  });
});

describe("a ghost", () => {
  const at = (seconds: number, x: number, yaw: number) => ({
    seconds,
    clock: seconds + 50,
    origin: [x, 0, -x] as Vector,
    angles: [0, yaw, 0] as Vector,
    model: "m",
    frame: Math.round(seconds * 8),
    skin: 0,
  });
  const level = {
    map: "",
    from: 0,
    frames: [at(1, 0, 170), at(1.5, 50, -170), at(2, 200, 0), at(3, 200, 90), at(4.25, 210, 0)],
  };
  const place = (time: number, by: "seconds" | "clock" = "seconds") => {
    const found = placeAt(level, time, by);
    return found && [found.origin[0], found.origin[2], found.angles[1], found.frame];
  };

  it("walks from frame to frame, and turns the short way", () => {
    expect(place(0.9)).toBeUndefined();
    expect(place(1)).toEqual([0, -0, 170, 8]);
    expect(place(1.125)).toEqual([12.5, -12.5, 175, 8]);
    expect(place(1.375)).toEqual([37.5, -37.5, 185, 8]);
    expect(place(51.125, "clock")).toEqual([12.5, -12.5, 175, 8]);
  });

  it("does not walk where he jumped, nor where he was not there for more than a second", () => {
    expect(place(1.75)).toEqual([50, -50, -170, 12]);
    expect(place(2.5)).toEqual([200, -200, 45, 16]);
    expect(place(3.5)).toEqual([200, -200, 90, 24]);
    expect([place(4), place(4.125)]).toEqual([[200, -200, 90, 24], undefined]);
    expect([place(5.25), place(5.26)]).toEqual([[210, -210, 0, 34], undefined]);
  });

  it("jumps where he goes more than 100 units along an axis", () => {
    for (const axis of [0, 1, 2])
      for (const sign of [1, -1]) {
        const to = (x: number) =>
          [5, 6, 7].map((own, i) => own + (i === axis ? sign * x : 0)) as unknown as Vector;
        expect([isJump([5, 6, 7], to(100)), isJump([5, 6, 7], to(100.5))]).toEqual([false, true]);
      }
    expect(isJump([0, 0, 0], [90, 90, 90])).toBe(false);
  });
});

describe("lines on the screen", () => {
  it("have 40 characters, broken between words, or in one that is longer", () => {
    const word = (length: number) => "x".repeat(length);
    expect(wrapped(word(40))).toEqual({ text: word(40), broken: [], left: [] });
    expect(wrapped(`${word(20)} ${word(19)}`).text).toBe(`${word(20)} ${word(19)}`);
    expect(wrapped(`${word(20)} ${word(20)}`).text).toBe(`${word(20)}\n${word(20)}`);
    expect(wrapped(`${word(20)} ${word(15)} ${word(3)} a`).text).toBe(
      `${word(20)} ${word(15)} ${word(3)}\na`,
    );
    expect(wrapped(word(81))).toEqual({
      text: `${word(40)}\n${word(40)}\nx`,
      broken: [word(81)],
      left: [],
    });
    expect(wrapped(`a ${word(41)} b`).text).toBe(`a\n${word(40)}\nx b`);
    expect(wrapped("a  \nb ").text).toBe("a\nb");
  });

  it("are 19 at most", () => {
    const lines = Array.from({ length: 21 }, (_, i) => `${i}`);
    expect(wrapped(lines.join("\n"))).toEqual({
      text: lines.slice(0, 19).join("\n"),
      broken: [],
      left: ["19", "20"],
    });
    expect(wrapped(lines.slice(0, 19).join("\n")).left).toEqual([]);
  });
});

describe("the middle of the screen", () => {
  it("has the game's text for as long as engines show it, and none of ours meanwhile", () => {
    const screen = new Screen(2000);
    expect(screen.isTaken(0)).toBe(false);
    screen.print("a", 1000);
    expect([2999, 3000].map((now) => [screen.hasPrint(now), screen.isTaken(now)])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect([screen.needs("x", "1", 2999), screen.needs("x", "1", 3000)]).toEqual([[], ["x"]]);
    screen.print(" \n", 3500);
    expect(screen.hasPrint(3500)).toBe(false);
    screen.end();
    expect([screen.hasPrint(9000), screen.isTaken(9000)]).toEqual([false, true]);
    screen.clear();
    expect(screen.isTaken(9000)).toBe(false);
  });

  it("has ours anew when half of its time has passed, and nothing when it is over", () => {
    const screen = new Screen(2000);
    screen.printed("x", "1", 1000);
    expect([1999, 2000].map((now) => screen.needs("x", "1", now))).toEqual([[], ["x"]]);
    expect(screen.needs("y", "1", 1001)).toEqual(["y"]);
    expect(screen.needs("x", "2", 1001)).toEqual(["", "x"]);
    expect([2999, 3000].map((now) => screen.needs(undefined, "", now))).toEqual([[""], []]);
    screen.printed(undefined, "", 1500);
    expect(screen.needs(undefined, "", 1500)).toEqual([]);
    screen.printed("x", "1", 1500);
    screen.clear();
    expect(screen.needs(undefined, "", 1501)).toEqual([]);
    screen.printed("x", "1", 1500);
    screen.print("game", 1600);
    expect(screen.needs(undefined, "", 3600)).toEqual([]);
    expect(screen.needs("x", "1", 3600)).toEqual(["x"]);
  });
});

describe("files of subtitles", () => {
  it("have times of whole milliseconds", () => {
    expect(timestamp(0)).toBe("00:00:00,000");
    expect(timestamp(3661.0015, ".")).toBe("01:01:01.002");
    expect(timestamp(59.9996)).toBe("00:01:00,000");
    expect(timestamp(36_000 + 59 * 60 + 59.999)).toBe("10:59:59,999");
    const cue = { from: 1.5, to: 3, text: "\n\na \n\nb\n" };
    expect(cueText(cue, 7, "srt")).toBe("7\n00:00:01,500 --> 00:00:03,000\na\n\u00a0\nb\n\n");
    expect(cueText(cue, 7, "vtt")).toContain("00:00:01.500 --> 00:00:03.000");
  });

  it("are read by their lines, in the order of their beginnings", () => {
    const text = "\n2\n00:01:02,250 --> 01:00:00,000\nb\nc\n\n \n1\n00:01.500 --> 00:02,000 x\na\n";
    expect(parseCues(text)).toEqual([
      { from: 1.5, to: 2, text: "a", line: 9 },
      { from: 62.25, to: 3600, text: "b\nc", line: 3 },
    ]);
    const web =
      "WEBVTT\n00:01.000 --> 00:02.000\na\n\nNOTE x\n00:01.000 --> 00:02.000\n\nname\n00:03.000 --> 00:04.000\nb";
    expect(parseCues(web)).toEqual([
      { from: 1, to: 2, text: "a", line: 2 },
      { from: 3, to: 4, text: "b", line: 9 },
    ]);
  });

  it.each([
    ["x\n00:01,000 --> 00:02,000\na", "line 1: expected the subtitle's number"],
    ["1\na", "line 1: expected a subtitle"],
    ["1", "line 1: expected a subtitle"],
    ["\n\n1\n00:01,000 --> 00:60,000\na", "line 4: expected two times"],
    ["1\n60:01,000 --> 61:00,000\na", "line 2: expected two times"],
    ["1\n59:59,000 --> 59:59,000\na", "line 2: the subtitle begins at 59:59,000 and ends at"],
    ["1\n00:01,000 --> 00:02,000\n\u00a0", "line 2: the subtitle has no text"],
    ["", "there are no subtitles"],
  ])("tell what is wrong, and in which line: %j", (text, words) => {
    expect(() => parseCues(text)).toThrow(words);
  });
});

describe("what a recording has that is added to", () => {
  const name = { type: "updatename", player: 0, netname: "ann" };
  const view = { type: "setview", entity: 7 };
  const baseline = {
    type: "spawnbaseline",
    entity: 5,
    modelindex: 2,
    frame: 0,
    colormap: 0,
    skin: 0,
  };
  const level = (...more: object[]) => [
    LEVEL,
    name,
    view,
    { ...baseline, origin: [0, 0, 0], angles: [0, 0, 0] },
    ...more,
  ];
  const first = { type: "updateentity", entity: 9, modelindex: 2, nolerp: false };
  const bytes = demOf(
    level(),
    ...SIGNONS,
    frame(1),
    frame(2, first),
    level(),
    ...SIGNONS,
    frame(1),
    frame(1.5),
  );

  it("is its players, levels, seconds, and the numbers that each level uses", () => {
    const survey = surveyed(dem, demParts(bytes));
    expect([survey.levels, survey.seconds]).toEqual([2, 1.5]);
    expect([...survey.players]).toEqual(["ann"]);
    expect([...survey.entities].toSorted()).toEqual([1, 9]);
    // Of players there is room for two; 5 has a baseline, 7 is where the view is, 9 was in sight.
    const free = (number: number) => {
      const all: number[] = [];
      for (let limit = 12; limit > 0; limit--)
        if (survey.free(number, limit) === limit) all.unshift(limit);
      return all;
    };
    expect(free(1)).toEqual([3, 4, 6, 8, 10, 11, 12]);
    expect(free(2)).toEqual([3, 4, 6, 8, 9, 10, 11, 12]);
    expect(survey.free(1, 2)).toBeUndefined();
    expect(survey.free(1, 9)).toBe(8);
    expect(survey.free(1, 12, new Set([12, 10]))).toBe(11);
    expect([survey.free(3, 12), survey.free(3, 1)]).toEqual([12, 1]);
  });

  it("is texts in the middle of the screen, but for what is below a level's figures", () => {
    const print = (text: string) => ({ type: "centerprint", text });
    const over = { type: "intermission" };
    const all = demOf(
      level(),
      ...SIGNONS,
      frame(1, print("a")),
      frame(2, over),
      frame(3, print("b")),
      frame(4, print("c")),
      level(),
      ...SIGNONS,
      frame(1, print("d")),
      frame(2),
    );
    expect([...extracted(dem, demParts(all))]).toEqual([
      { from: 0, to: 1, text: "a" },
      { from: 3, to: 4, text: "d" },
    ]);
  });

  it("is somebody's run: where he was, how he stood, and by which clock", () => {
    const reader = new GhostReader(dem);
    const at = {
      type: "updateentity",
      entity: 7,
      modelindex: 2,
      nolerp: false,
      origin1: 5,
      angle1: 45,
      angle2: 90,
      frame: 4,
      skin: 3,
    };
    for (const part of demParts(demOf(level(), ...SIGNONS, frame(11, at), frame(12))))
      reader.take(part);
    const { name: of, levels } = reader.ghost("best");
    expect([of, levels.length, levels[0]!.from]).toEqual(["best", 1, 0]);
    // A model is tilted as the entity is.
    expect(levels[0]!.frames).toEqual([
      {
        seconds: 0,
        clock: 11,
        origin: [5, 0, 0],
        angles: [45, 90, 0],
        model: "progs/player.mdl",
        frame: 4,
        skin: 3,
      },
    ]);
    expect(() => new GhostReader(dem, "bob").ghost("x")).toThrow(
      'no player "bob" is in sight: there are none',
    );
  });

  it("of QuakeWorld is tilted by a third of where he looks, the other way", () => {
    const recording = fixtures(".qwd")[0]!.bytes().subarray(0, 60_000);
    const reader = new GhostReader(qwd);
    for (const part of readRecording(qwd, recording)) reader.take(part);
    const { frames } = reader.ghost("x").levels[0]!;
    const seen = new Map(
      [...states(qwd, recording)].map(({ time, view, players }) => [
        time,
        { view, player: players.get(view.slot!) },
      ]),
    );
    for (const { clock, angles, origin } of frames) {
      const { view, player } = seen.get(clock)!;
      const [pitch, yaw] = player!.angles ?? view.angles ?? [0, 0, 0];
      expect([origin, angles]).toEqual([player!.origin, [-pitch / 3, yaw, 0]]);
    }
    expect(frames.length).toBeGreaterThan(10);
  });
});

describe("words in Quake's characters", () => {
  it("are looked for in either alphabet, in whatever case", () => {
    // Characters from 128 on are those below in another colour; other digits are from 0x12 to 0x1b.
    expect(plainly("A\xc1\x12\x1b\x92\x11\x1c")).toBe("aa090\x11\x1c");
    expect(lookingFor("Quad")("the \xf1\xd5ad!")).toBe(true);
    expect(lookingFor("q.ad")("quad")).toBe(false);
    expect(isNamed(" \xc1nn ", "aNN")).toBe(true);
    expect(isNamed("ann", "an")).toBe(false);
    expect(plainly("\u0100\u0141\xff")).toBe("\u0101\u0142\x7f");
  });
});
