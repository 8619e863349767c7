import { describe, expect, test } from "vitest";
import { q2pro_gtv_stream as gtv } from "../../generated/q2pro_gtv_stream.ts";
import { Summary } from "../../quake/world/index.ts";
import { followerOf } from "../../quake/world/index.ts";
import { formatNamed, formatOfFile } from "../../formats/index.ts";
import { readRecording } from "../../recording/index.ts";
import { fixtures } from "../support/corpus.ts";
import { type Block, blocksOf, recordingOf } from "../meaning/state-vectors.ts";
import { QUAKE2_LEVEL } from "../support/quake2-level.ts";

// A recording may show thousands of levels, each with thousands of names.
test("a summary keeps of a level that ended what it tells, and not what was in it", () => {
  const { summary } = levelOf("dm2", "34", [
    QUAKE2_LEVEL,
    { type: "configstring", index: 33, string: "maps/base1.bsp" },
    { ...QUAKE2_LEVEL, levelname: "Another" },
  ]);
  const kept = summary.levels.map(({ level }) => Object.keys(level).toSorted());
  expect(kept).toEqual([["gamedir", "map", "maxclients", "title"]]);
});

/** What fixtures/README.md says of them, and who recorded knows. */
const RECORDED = [
  ["dp_server_p15.dem", "client recording", "lqdm4_a6", "Psychofuge", ["pybot"], 15.0],
  ["yq2_client.dm2", "client recording", "anchor1", "Anchor Arena", ["yq2bot"], 12.4],
  ["yq2_serverrecord.dm2", "server recording", "anchor1", "Anchor Arena", ["pyq2"], 12.1],
  ["ezquake_client_p28.qwd", "player's recording", "lqdm4_a6", "Psychofuge", ["ezbot"], 23.0],
] as const;

/** The messages that show a moment, each a frame. */
const FRAMES: Readonly<Record<string, readonly string[]>> = {
  dem: ["time"],
  qwd: ["packetentities", "deltapacketentities"],
  dm2: ["frame"],
};

describe("a recording's summary", () => {
  test.each(RECORDED)("of %s: %s of %s", (name, kind, map, title, players, seconds) => {
    const file = fixtures("").find((each) => each.name === name)!;
    const container = formatOfFile(name);
    const summary = new Summary(container);
    let shown = 0;
    for (const part of readRecording(container, file.bytes())) {
      if (part.kind !== "block") continue;
      summary.see(part);
      shown += part.messages.filter(({ type }) =>
        FRAMES[container.table.name]!.includes(type),
      ).length;
    }
    expect(summary.kind).toBe(kind);
    expect(summary.levels.map(({ level }) => [level.map, level.title])).toEqual([[map, title]]);
    const [level] = summary.levels;
    expect(level!.players.map(({ score }) => score.name)).toEqual(players);
    expect(level!.seconds).toBeCloseTo(seconds, 1);
    expect(level!.unresolved).toBe(0);
    // What a server sends before the first entity shows nothing.
    expect(shown - level!.frames).toBeGreaterThanOrEqual(0);
    expect(shown - level!.frames).toBeLessThan(12);
  });
});

/** The level that a recording of these messages shows, in one block. */
function levelOf(
  name: string,
  version: string,
  messages: readonly Readonly<Record<string, unknown>>[],
) {
  const container = formatNamed(name)!;
  const bytes = recordingOf(container, [messages], version);
  const summary = new Summary(container);
  for (const block of blocksOf({ container, bytes, version })) summary.see(block);
  return { summary, level: summary.levels.at(-1)! };
}

const QUAKEWORLD_LEVEL = {
  type: "serverdata",
  serverversion: 28,
  servercount: 1,
  gamedir: "qw",
  player: 0,
  mapname: "The Test",
  gravity: 800,
  stopspeed: 100,
  maxspeed: 320,
  spectatormaxspeed: 500,
  accelerate: 10,
  airaccelerate: 10,
  wateraccelerate: 10,
  friction: 6,
  waterfriction: 4,
  entgravity: 1,
};

describe("a level", () => {
  // CS_MAXCLIENTS is 30, DM2 §3.7.
  test.each([
    ["8", 8],
    ["", 0],
    ["many", 0],
  ])("of Quake II with room for %j has room for %i", (text, room) => {
    const { level } = levelOf("dm2", "34", [
      QUAKE2_LEVEL,
      { type: "configstring", index: 30, string: text },
    ]);
    expect(level.level.maxclients).toBe(room);
  });

  // CS_LIGHTS is 800, and CS_ITEMS 1056, DM2 §3.7: what is after the last light is no light.
  test("of Quake II has 256 lights", () => {
    const container = formatNamed("dm2")!;
    const messages = [
      QUAKE2_LEVEL,
      { type: "configstring", index: 800, string: "a" },
      { type: "configstring", index: 1055, string: "z" },
      { type: "configstring", index: 1056, string: "Shotgun" },
    ];
    const bytes = recordingOf(container, [messages], "34");
    const follower = followerOf(container)!;
    for (const block of blocksOf({ container, bytes, version: "34" })) follower.follow(block);
    expect([...follower.level.lightstyles]).toEqual([
      [0, "a"],
      [255, "z"],
    ]);
  });
});

// QWD §3.2: who only watches has the highest bit of his number set.
test.each([
  [0, "player's"],
  [1, "spectator's"],
])("a QuakeWorld recording whose client's bit is %i is a %s one", (spectator, who) => {
  const { summary } = levelOf("qwd", "28", [{ ...QUAKEWORLD_LEVEL, spectator }]);
  // Without the block of the client's numbers it begins with the connection.
  expect(summary.kind).toBe(`${who} recording, from the connection on`);
});

describe("levels of a recording", () => {
  const level = (mapname: string, map: string) => ({
    type: "serverinfo",
    serverversion: 15,
    maxclients: 2,
    gametype: 0,
    mapname,
    models: map === "" ? [] : [`maps/${map}.bsp`],
    sounds: [],
  });
  const frame = (time: number) => ({ type: "time", time });
  const name = (player: number, netname: string) => ({ type: "updatename", player, netname });

  function summed(...messages: readonly object[]) {
    const container = formatNamed("dem")!;
    const each = messages.map((message) => [message]) as Block[];
    const bytes = recordingOf(container, each, "1.09");
    const summary = new Summary(container);
    for (const block of blocksOf({ container, bytes, version: "1.09" })) summary.see(block);
    return summary.levels.map(({ level: { map, title }, frames, unresolved, seconds, players }) => {
      const names = players.map(({ score, left }) => (left ? `${score.name}, left` : score.name));
      return [map, title, frames, unresolved, seconds, names];
    });
  }

  test("have each their frames, their seconds and their players, those who left last", () => {
    expect(
      summed(
        level("One", "e1m1"),
        name(1, "Grunt"),
        name(0, "Ranger"),
        frame(10),
        frame(12),
        name(1, ""),
        frame(15),
        level("Two", "e1m2"),
        name(0, "Ranger"),
        frame(1),
        frame(1.5),
      ),
    ).toEqual([
      ["e1m1", "One", 3, 0, 5, ["Ranger", "Grunt, left"]],
      ["e1m2", "Two", 2, 0, 0.5, ["Ranger"]],
    ]);
  });

  test("are those that show a frame, a title or a map", () => {
    expect(summed({ type: "nop" })).toEqual([]);
    expect(summed({ type: "nop" }, level("One", "e1m1"))).toEqual([["e1m1", "One", 0, 0, 0, []]]);
    expect(summed(level("", ""), level("Two", "e1m2"))).toEqual([["e1m2", "Two", 0, 0, 0, []]]);
    expect(summed(level("One", ""))).toEqual([["", "One", 0, 0, 0, []]]);
    expect(summed(level("", "e1m1"))).toEqual([["e1m1", "", 0, 0, 0, []]]);
    // Nothing of a frame is known where no level has begun.
    expect(summed(frame(1), frame(2), level("One", "e1m1"), frame(3))).toEqual([
      ["", "", 2, 2, 1, []],
      ["e1m1", "One", 1, 0, 0, []],
    ]);
  });

  test("are not there in a recording that nobody follows, and it has no kind", () => {
    const summary = new Summary(gtv);
    for (const part of readRecording(gtv, Uint8Array.of(1, 0, 2, 0, 0)))
      if (part.kind === "block") summary.see(part);
    expect([summary.kind, summary.seconds, summary.levels]).toEqual([undefined, 0, []]);
  });
});
