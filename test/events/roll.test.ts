import { describe, expect, it } from "vitest";
import { eventsOf } from "../../quake/events/index.ts";
import { dem } from "../../generated/dem.ts";
import { mvd } from "../../generated/mvd.ts";
import { states, WorldReader } from "../../quake/world/index.ts";
import { type AnyContainer } from "../../recording/index.ts";
import { type Block, readVectors, recordingOf } from "../meaning/state-vectors.ts";

/*
 * Who comes and goes is a matter of slots: Quake's SV_DropClient says that a slot's name is empty, QuakeWorld's that its
 * userinfo is, and whoever comes to a slot of QuakeWorld has another userid.
 */

type Change = readonly [slot: number, name: string, user?: number];

/** What each frame says of names. */
interface Family {
  readonly container: AnyContainer;
  readonly bytes: (frames: readonly (readonly Change[])[]) => Uint8Array;
}

const netquake: Family = {
  container: dem,
  bytes: (frames) => {
    const serverinfo = {
      type: "serverinfo",
      serverversion: 15,
      maxclients: 4,
      gametype: 1,
      mapname: "the Slipgate",
      models: ["maps/e1m1.bsp", "progs/player.mdl"],
      sounds: ["weapons/pkup.wav"],
    };
    const blocks = frames.map((changes, at) => [
      ...(at === 0 ? [serverinfo] : []),
      ...changes.map(([player, netname]) => ({ type: "updatename", player, netname })),
      { type: "time", time: at + 1 },
    ]);
    return recordingOf(dem, blocks as unknown as Block[]);
  },
};

const MVD = readVectors<{ begins: Record<string, { version: string; blocks: Block[] }> }>(
  "worlds-mvd.yaml",
).begins["28-mvd"]!;

const multiView: Family = {
  container: mvd,
  bytes: (frames) => {
    const blocks = frames.map((changes) => [
      ...changes.map(([player, name, userid = player + 1]) => {
        const userinfo = name === "" ? "" : `\\name\\${name}`;
        return { type: "updateuserinfo", player, userid: name === "" ? 0 : userid, userinfo };
      }),
      { type: "packetentities", entities: [] },
    ]);
    return recordingOf(mvd, [...MVD.blocks, ...(blocks as unknown as Block[])], MVD.version);
  },
};

function comings({ container, bytes }: Family, ...frames: (readonly Change[])[]): string[] {
  // Who is there in a level's first frame was there before.
  const events = [
    ...eventsOf(
      container,
      bytes([
        [
          [0, "ann"],
          [1, "bob"],
        ],
        ...frames,
      ]),
    ),
  ];
  return events.flatMap((event) =>
    event.type === "join" || event.type === "leave"
      ? [`${event.player.slot} ${event.player.name} ${event.type}s`]
      : [],
  );
}

describe.each([
  ["NetQuake", netquake],
  ["QuakeWorld's multi-view recordings", multiView],
])("%s", (_, family) => {
  it("one who is renamed neither leaves nor joins", () => {
    expect(comings(family, [[0, "anna"]], [[0, "ann"]])).toEqual([]);
  });

  it("a newcomer in a slot just left joins", () => {
    const both = ["1 bob leaves", "1 cat joins"];
    expect(comings(family, [[1, ""]], [[1, "cat"]])).toEqual(both);
    expect(
      comings(family, [
        [1, ""],
        [1, "cat"],
      ]),
    ).toEqual(both);
    expect(
      comings(family, [
        [1, ""],
        [1, "bob"],
      ]),
    ).toEqual(["1 bob leaves", "1 bob joins"]);
  });

  it("one leaves though another has his name", () => {
    expect(comings(family, [[2, "bob"]], [[1, ""]])).toEqual(["2 bob joins", "1 bob leaves"]);
  });

  it("who only connects neither joins nor leaves, and joins when he says his name", () => {
    expect(comings(family, [[2, "unconnected"]], [[2, ""]])).toEqual([]);
    expect(comings(family, [[2, "unconnected"]], [[2, "cat"]])).toEqual(["2 cat joins"]);
    const { container, bytes } = family;
    const file = bytes([[[2, "unconnected"]], [[2, "cat"]], [[2, ""]]]);
    expect([...states(container, file)][0]!.scoreboard.get(2)?.name).toBe("unconnected");
    const reader = new WorldReader(container);
    for (const part of [...reader.push(file), ...reader.end()])
      if (part.kind === "block") Array.from(reader.shown(part));
    const played = reader.follower!.roster.all();
    expect(played.map(({ score, formerly }) => [score.name, formerly])).toEqual([["cat", []]]);
  });
});

it("another userid in a slot is another player, though nobody said that the first one left", () => {
  expect(comings(multiView, [[1, "cat", 77]])).toEqual(["1 bob leaves", "1 cat joins"]);
});
