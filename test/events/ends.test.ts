import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { eventsOf } from "../../quake/events/index.ts";
import { indexRecording } from "../../quake/seek/index.ts";
import { rowsOf, table } from "../../quake/tables/index.ts";
import { type Block, recordingOf } from "../meaning/state-vectors.ts";

/* What changes after a level's last frame, in blocks that end none. */

const asBlock = (...messages: readonly object[]) => messages as unknown as Block;
const level = (map: string) => {
  const info = { serverversion: 15, maxclients: 2, gametype: 1, mapname: "the Slipgate" };
  const serverinfo = { type: "serverinfo", ...info, models: [`maps/${map}.bsp`], sounds: [] };
  return asBlock(serverinfo, name(0, "ann"), name(1, "bob"), frags(0, 24), frags(1, 3));
};
const name = (player: number, netname: string) => ({ type: "updatename", player, netname });
const frags = (player: number, count: number) => ({
  type: "updatefrags",
  player,
  frags: count,
});
const frame = (time: number) => asBlock({ type: "time", time });
const [ANN, BOB] = ["ann", "bob"].map((called, slot) => ({ slot, name: called }));

const play = [level("e1m1"), frame(1), frame(2), asBlock(frags(0, 25)), asBlock(name(1, ""))];
const expected = [
  { type: "leave", player: BOB, frags: 3, seconds: 1, block: 4 },
  { type: "frags", player: ANN, frags: 25, seconds: 1, block: 4 },
];

const changes = (...blocks: Block[]) =>
  [...eventsOf(dem, recordingOf(dem, blocks))].filter(({ type }) => type !== "level");

describe("the scoreboard after the last frame", () => {
  it("is told when the recording ends", () => {
    expect(changes(...play)).toEqual(expected);
  });

  it("is told when another level begins, and the other level's is none of it", () => {
    expect(changes(...play, level("e1m2"), frame(1))).toEqual(expected);
    expect(changes(...play, level("e1m2"))).toEqual(expected);
    expect(changes(level("e1m1"), frame(1), level("e1m2"), asBlock(frags(0, 7)))).toEqual([]);
  });

  it("is told once, where a frame follows", () => {
    const later = { seconds: 2, block: 5 };
    expect(changes(...play, frame(3))).toEqual(expected.map((event) => ({ ...event, ...later })));
  });

  it("is in an index and in tables, which read no further than they are asked to", () => {
    const bytes = recordingOf(dem, play);
    const kept = indexRecording(dem, bytes).data.events.filter(({ type }) => type === "leave");
    expect(kept).toEqual(expected.slice(0, 1));
    const typesUntil = (to: number) =>
      [...table(dem, bytes, "events", { columns: ["type"], between: { from: 0, to } })].flatMap(
        (batch) => [...rowsOf(batch)].map(({ type }) => type),
      );
    expect(typesUntil(1)).toEqual(["level", "leave", "frags"]);
    expect(typesUntil(0.5)).toEqual(["level"]);
  });
});
