import { describe, expect, it } from "vitest";
import { exactTime, runOf } from "../../quake/runs/index.ts";
import { fixtures, sharedFile } from "../support/corpus.ts";
import { demOf, frame, LEVEL } from "../support/made-dem.ts";
import { readFileSync } from "node:fs";

const print = (text: string) => ({ type: "print", text });
const command = (text: string) => ({ type: "stufftext", text });
const stat = (index: number, value: number) => ({ type: "updatestat", index, value });
const status = (health: number) => ({
  type: "clientdata",
  items: 0x1001,
  onground: true,
  inwater: false,
  health,
  ammo: 25,
  shells: 25,
  nails: 0,
  rockets: 0,
  cells: 0,
  activeweapon: 1,
});
const JOEQUAKE = print("\u0002\nVERSION 1.09 SERVER (24778 CRC)");

describe("a run", () => {
  it("has what JoeQuake prints, and its clock at the intermission", () => {
    const { levels, totals, engine } = runOf(
      demOf(
        [JOEQUAKE, { ...LEVEL, gametype: 0 }],
        [stat(12, 42), stat(11, 6), stat(14, 0), stat(13, 0)],
        [print("Playing on Nightmare skill\n")],
        frame(1.5, status(100)),
        [{ type: "killedmonster" }, { type: "foundsecret" }],
        frame(24.0625, status(0), { type: "killedmonster" }),
        frame(24.125, status(-5)),
        [{ type: "intermission" }],
        [print("\nexact time was 24.12500\n"), print("\n")],
        frame(25, status(100)),
      ),
    );
    expect(engine).toEqual({ name: "VERSION 1.09", progs: 24778 });
    const [level] = levels;
    expect(level).toMatchObject({
      map: "e1 m1",
      title: "The Test",
      skill: 3,
      isDeathmatch: false,
      finish: { by: "intermission", block: 7 },
      time: 24.125,
      shown: 23.5,
      printed: { seconds: 24.125, by: "engine", block: 8 },
      kills: { done: 2, of: 42 },
      secrets: { done: 1, of: 6 },
      deaths: 1,
    });
    expect(totals).toMatchObject({ levels: 1, seconds: 24.125, kills: { done: 2, of: 42 } });
  });

  it("of several levels has sums of those that were finished", () => {
    const level = (time: number, end: object) => [
      [LEVEL],
      [stat(12, 10), stat(11, 2), stat(14, 0), stat(13, 0)],
      frame(time, status(100), { type: "killedmonster" }),
      [end],
    ];
    const { levels, totals } = runOf(
      demOf(
        ...level(61.5, { type: "intermission" }),
        ...level(20.25, { type: "finale", text: "The end" }),
        [print("level 2 in the sequence\ntotal time is 1:21.75000\n")],
        ...level(7, { type: "cutscene", text: "" }),
      ),
    );
    expect(levels.map(({ finish, time }) => [finish?.by, time])).toEqual([
      ["intermission", 61.5],
      ["finale", 20.25],
      // Games hide the status bar by a scene without text.
      [undefined, 7],
    ]);
    expect(totals).toEqual({
      levels: 2,
      seconds: 81.75,
      kills: { done: 2, of: 20 },
      secrets: { done: 0, of: 4 },
      deaths: 0,
      printed: 81.75,
    });
  });

  it("has the time that QdQstats prints, in whatever alphabet", () => {
    const coloured = "The recorded time was 1:02.50000"
      .replaceAll(/[0-9]/g, (digit) => String.fromCharCode(0x12 + Number(digit)))
      .replaceAll(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x80));
    const [level] = runOf(
      demOf([LEVEL], frame(62.625, status(100)), [print(`${coloured}\n`)]),
    ).levels;
    expect(level!.printed).toEqual({ seconds: 62.5, by: "QdQstats", block: 2 });
  });

  it("believes nothing that a player says", () => {
    const said = [print("\u0001player: hello\n"), print("\u0001Playing on Easy skill\n")];
    const [level] = runOf(demOf([LEVEL], [...said], frame(1))).levels;
    expect(level!.skill).toBeUndefined();
  });

  it("counts the movement keys that JoeQuake hides", () => {
    const keys = (digits: string) => command(`net_messagetimeout 300mk${digits}\n`);
    const report = runOf(
      demOf(
        [LEVEL],
        frame(1, keys("10001")),
        frame(2, keys("30000")),
        // 4: it was released in this frame.
        frame(3, keys("40010")),
        frame(4, command("net_messagetimeout 300\n"), keys("9000")),
      ),
    );
    expect(report.keys).toEqual({ frames: 3, forward: 2, back: 0, left: 0, right: 1, jump: 1 });
  });

  it("of DarkPlaces' fixture has two deaths, and no end", () => {
    const [file] = fixtures("dp_server_p15.dem");
    const { protocol, engine, levels, totals, keys } = runOf(file!.bytes());
    // fixtures/README.md, and its own prints: "shouldn't have played with lava", twice.
    expect(protocol).toBe(15);
    expect(engine).toEqual({
      name: "DarkPlaces-Quake build 0~20180908~beta1-5 Debian",
      progs: 24190,
    });
    expect(levels.map(({ map, deaths, finish }) => [map, deaths, finish])).toEqual([
      ["lqdm4_a6", 2, undefined],
    ]);
    expect(levels[0]!.players).toEqual(["pybot"]);
    expect([totals.levels, keys]).toEqual([0, undefined]);
  });

  const { path, isThere, why } = sharedFile("corpus/dem/librequake-demo2-p999-two-levels.dem");
  it.skipIf(!isThere)(`has the time that a recording itself prints${why}`, () => {
    // The print of its block 12: "exact time was 5:31.65906".
    const [level] = runOf(readFileSync(path)).levels;
    expect(exactTime(level!.printed!.seconds)).toBe("5:31.65906");
  });
});

describe("an exact time", () => {
  it.each([
    [0, "0.00000"],
    [31.65906, "31.65906"],
    [59.999999, "1:00.00000"],
    [331.6590576171875, "5:31.65906"],
    [3605.5, "60:05.50000"],
  ])("of %d seconds is %s", (seconds, text) => expect(exactTime(seconds)).toBe(text));
});
