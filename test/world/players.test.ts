import { EventEmitter } from "node:events";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { levelInfo, levelText } from "../../cli/info/info-levels.ts";
import { JoinText } from "../../cli/net/join-text.ts";
import { Bot } from "../../examples/bot.ts";
import { dem } from "../../generated/dem.ts";
import { qwd } from "../../generated/qwd.ts";
import type { Client } from "../../quake/net/index.ts";
import { type AnyContainer, readRecording } from "../../recording/index.ts";
import { states, Summary } from "../../quake/world/index.ts";
import { Roster } from "../../quake/world/level/roster.ts";
import { type Block, recordingOf } from "../meaning/state-vectors.ts";

const LEVEL = {
  type: "serverinfo",
  serverversion: 15,
  maxclients: 4,
  gametype: 1,
  mapname: "The Test",
  models: ["maps/e1m1.bsp", "progs/player.mdl"],
  sounds: [],
};

const name = (player: number, netname: string) => ({ type: "updatename", player, netname });
const frags = (player: number, count: number) => ({ type: "updatefrags", player, frags: count });

/** A frame in which the first two players are there, the second one 500 units to the east. */
function frame(time: number, ...others: readonly object[]): Block {
  const placed = (entity: number, origin1: number) => {
    return { type: "updateentity", entity, modelindex: 2, origin1, nolerp: false };
  };
  return [{ type: "time", time }, ...others, placed(1, 0), placed(2, 500)] as Block;
}

/** The second player leaves, comes back, and is replaced; the first one takes another name. */
const COMING: readonly Block[] = [
  [LEVEL, { type: "setview", entity: 1 }],
  frame(1, name(0, "player"), name(1, "Grunt"), name(2, ""), frags(1, 3)),
  frame(2, name(0, "Ranger"), name(1, ""), frags(1, 0)),
  frame(3, name(1, "Grunt")),
  frame(4, name(1, "")),
  frame(5, name(1, "Grunt")),
  frame(6, name(1, "")),
];

function summed(container: AnyContainer, bytes: Uint8Array): Summary {
  const summary = new Summary(container);
  for (const part of readRecording(container, bytes)) if (part.kind === "block") summary.see(part);
  return summary;
}

describe("one who left", () => {
  const worlds = [...states(dem, recordingOf(dem, COMING))];
  const last = worlds.at(-1)!;

  it("is told of by info, with the names and the frags that he had", () => {
    const [level] = summed(dem, recordingOf(dem, COMING)).levels.map(levelInfo);
    expect(level!.players).toEqual([
      { name: "Ranger", frags: null, formerly: ["player"] },
      { name: "Grunt", frags: 3, left: true },
      { name: "Grunt", frags: 0, left: true },
      { name: "Grunt", frags: 0, left: true },
    ]);
    expect(levelText(level!)).toEqual([
      '  level     e1m1 "The Test", 0:05.0',
      "  players   Ranger (formerly player)",
      "  left      Grunt (3), Grunt (0) 2 times",
    ]);
  });

  it("is nobody for a bot to go to, although his body is there", () => {
    expect(last.entities.has(2)).toBe(true);
    expect(new Bot().decide(worlds[0]!)).toMatchObject({ angles: [0, 0, 0], forward: 400 });
    // It looks around: there is nobody.
    expect(new Bot().decide(last)).toMatchObject({ angles: [0, 1, 0] });
  });

  it("is not on the scoreboard that join prints in the end", () => {
    const client = Object.assign(new EventEmitter(), { world: last });
    const lines: string[] = [];
    const text = new JoinText(client as unknown as Client, (line) => lines.push(line));
    for (const netname of ["Grunt", ""]) client.emit("message", name(1, netname));
    text.end();
    expect(lines).toEqual(["Grunt is here", "Grunt is gone", "     0  Ranger"]);
  });

  it("has the frags that he had before a QuakeWorld server told that he has none", () => {
    const info = (player: number, userid: number, userinfo: string) => {
      return { type: "updateuserinfo", player, userid, userinfo };
    };
    const shows = { type: "packetentities", entities: [] };
    const blocks: Block[] = [
      [info(0, 1, "\\name\\Ranger"), info(1, 2, "\\name\\Grunt"), frags(1, 7), shows],
      [frags(1, 0), info(1, 2, ""), shows],
      [info(1, 3, "\\name\\Ogre"), shows],
      [
        info(1, 4, "\\name\\Fiend"),
        { type: "setinfo", player: 0, key: "name", value: "Sarge" },
        shows,
      ],
    ];
    const [level] = summed(qwd, recordingOf(qwd, blocks)).levels.map(levelInfo);
    expect(level!.players).toEqual([
      { name: "Sarge", frags: null, formerly: ["Ranger"] },
      { name: "Fiend", frags: 0 },
      { name: "Grunt", frags: 7, left: true },
      { name: "Ogre", frags: 0, left: true },
    ]);
  });
});

describe("a roster", () => {
  it("has who is there on its scoreboard, and forgets nobody who ever was", () => {
    const anyNames = fc.record({
      slot: fc.nat(3),
      name: fc.constantFrom("", "Ranger", "Grunt", "Ogre"),
      user: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(anyNames), (names) => {
        const roster = new Roster();
        for (const each of names) roster.name(each.slot, each.name, each.user);
        const now = new Map(names.map((each) => [each.slot, each.name] as const));
        const here = [...now].filter(([, called]) => called !== "");
        expect(new Map([...roster.now()].map(([slot, score]) => [slot, score.name]))).toEqual(
          new Map(here),
        );
        for (const slot of [0, 1, 2, 3]) {
          expect(roster.isEmpty(slot)).toBe(now.get(slot) === "");
          const all = roster.all().filter(({ score }) => score.slot === slot);
          const known = all.flatMap(({ score, formerly }) => [score.name, ...formerly]);
          const ever = names.filter((each) => each.slot === slot && each.name !== "");
          expect(new Set(known)).toEqual(new Set(ever.map((each) => each.name)));
          expect(all.filter(({ left }) => !left).length).toBe(now.get(slot) ? 1 : 0);
        }
      }),
      { seed: 20261122 },
    );
  });
});
