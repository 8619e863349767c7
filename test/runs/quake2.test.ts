import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { codecs, type Message } from "../../generated/quake2.ts";
import { dm2 } from "../../generated/dm2.ts";
import { codecNamed } from "../../recording/index.ts";
import { Quake2RunReader } from "../../quake/runs/index.ts";
import { WorldReader } from "../../quake/world/index.ts";
import { bytesOf } from "../support/edit-states.ts";
import { call } from "../support/in-process.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");

const VERSION = codecNamed(codecs, "34").to;

/** What the help computer of id's game shows (HelpComputer). */
function help(skill: string, counts: string): Message {
  const text = `xv 32 yv 8 picn help xv 202 yv 12 string2 "${skill}" xv 0 yv 24 cstring2 "Outer Base" xv 0 yv 54 cstring2 "Go on." xv 0 yv 110 cstring2 "" xv 50 yv 164 string2 " kills     goals    secrets" xv 50 yv 172 string2 "${counts}" `;
  return { type: "layout", text };
}

function level(map: string): Message[] {
  const about = { serverversion: 34, servercount: 1, attractloop: 1, gamedir: "", playernum: 0 };
  return [
    { type: "serverdata", ...about, levelname: "Outer Base" },
    { type: "configstring", index: 33, string: `maps/${map}.bsp` },
  ];
}

/** A frame, by the server's number. */
function frame(serverframe: number, health: number, pm_type = 0, layouts = 0): Message[] {
  const stats = { 1: health, 13: layouts };
  return [
    { type: "frame", serverframe, deltaframe: -1, suppresscount: 0, areas: new Uint8Array(0) },
    { type: "playerinfo", pm_type, stats },
    { type: "packetentities", entities: [] },
  ];
}

const text = (said: string): Message => ({ type: "stufftext", text: said });

function runOf(...blocks: readonly (readonly Message[])[]) {
  const parts = blocks.map((messages) => ({
    kind: "block",
    block: { type: "block", messages: new Uint8Array(0) },
    messages,
    version: VERSION,
    undecoded: undefined,
  }));
  return reportOf(bytesOf(dm2, parts as never));
}

function reportOf(bytes: Uint8Array) {
  const worlds = new WorldReader(dm2, {});
  const reader = new Quake2RunReader();
  for (const parts of [worlds.push(bytes), worlds.end()])
    for (const part of parts)
      if (part.kind === "block")
        reader.see(
          part,
          [...worlds.shown(part)].map(({ world }) => world),
        );
  return reader.report();
}

describe("a run of Quake II", () => {
  const START = [level("base1"), frame(20, 100)];
  const EXIT = [text("changing\n")];
  const finishesOf = (...blocks: readonly Message[][]) =>
    runOf(...blocks).levels.map(({ map, finish, time }) => [map, finish?.by, time]);

  it("has what the help computer shows, and the clock as the server loads another level", () => {
    const { protocol, levels, totals } = runOf(
      ...START,
      [help("hard+", "  3/ 27     0/1       1/3")],
      frame(60, 0),
      frame(80, 100),
      [help("hard+", " 14/ 27     1/1       2/3")],
      frame(123, 80),
      EXIT,
      level("base2"),
      frame(13, 80),
    );
    expect(protocol).toBe(34);
    expect(levels).toMatchObject([
      {
        map: "base1",
        title: "Outer Base",
        skill: 3,
        finish: { by: "exit", block: 7 },
        // Ten frames are a second.
        time: 12.3,
        shown: 10.3,
        kills: { done: 14, of: 27 },
        goals: { done: 1, of: 1 },
        secrets: { done: 2, of: 3 },
        deaths: 1,
      },
      { map: "base2", skill: undefined, finish: undefined, time: 1.3, kills: {}, deaths: 0 },
    ]);
    expect(totals).toMatchObject({ levels: 1, seconds: 12.3, kills: { done: 14, of: 27 } });
  });

  it("ends where scores are shown and nobody moves, as they did before", () => {
    expect(
      finishesOf(...START, frame(50, 100), frame(51, 100, 4, 1), frame(90, 100, 4, 1)),
    ).toEqual([["base1", "intermission", 5]]);
    // Who looks on through somebody's eyes does not move, either.
    expect(finishesOf(...START, frame(51, 100, 4), frame(90, 100, 4))).toEqual([
      ["base1", undefined, 9],
    ]);
    expect(finishesOf(level("base1"), frame(1, 0, 4, 1), frame(90, 100))).toEqual([
      ["base1", undefined, 9],
    ]);
  });

  it("does not end where the same level is loaded again, or after a death", () => {
    expect(finishesOf(...START, EXIT, level("base1"), frame(30, 100), EXIT)).toEqual([
      ["base1", undefined, 2],
      ["base1", "exit", 3],
    ]);
    expect(finishesOf(...START, frame(40, -10), EXIT, level("base2"), frame(9, 100))).toEqual([
      ["base1", undefined, 4],
      ["base2", undefined, 0.9],
    ]);
  });

  it("is listed of clients' recordings, without checks", async () => {
    const name = join(FIXTURES, "yq2_client.dm2");
    const [, line] = (await call(["runs", name])).stdout.split("\n");
    expect(line).toMatch(/^anchor1 +- +\(13\.70000\) +\?\/\? +\?\/\? +0 +34 /);
    const { code, stderr } = await call(["runs", "--check", name]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining("--check knows the rules of Quake"),
    ]);
  });
});
