import { describe, expect, it } from "vitest";
import { dm2 } from "../../generated/dm2.ts";
import { mvd2 } from "../../generated/mvd2.ts";
import type { Message as MultiView } from "../../generated/quake2_mvd.ts";
import { nowhere } from "../../quake/convert/clients/whose.ts";
import { conversionTo } from "../../quake/convert/index.ts";
import type { Losses } from "../../quake/convert/losses.ts";
import { edited } from "../../quake/edit/index.ts";
import { readRecording, writeRecording } from "../../recording/index.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { mvd2Recording } from "../support/mvd2-recording.ts";
import { twoPlayersMvd2 } from "../support/two-players-mvd2.ts";

/*
 * Invented recordings, message by message beside what is to come of them: by hand, with the documents' numbers.
 */
const lost = (losses: Losses) =>
  losses.report.map(({ outcome, of, member = "", count }) => `${outcome} ${of} ${member} ${count}`);
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("a recording of all players of Quake II as that of one", () => {
  const ofPlayer = (player: string, recording = twoPlayersMvd2()) => {
    const conversion = conversionTo(mvd2, "dm2", { player });
    const made = writeRecording(dm2, edited(readRecording(mvd2, recording), conversion));
    const blocks = [...readRecording(dm2, made)].flatMap((part) =>
      part.kind === "block" ? [part.messages as { type: string }[]] : [],
    );
    return { blocks, losses: conversion.losses };
  };

  it("leads into the level, and has each frame whole, from 1 on", () => {
    const { blocks, losses } = ofPlayer("Ranger");
    expect(lost(losses)).toEqual([]);
    const [leading, first, second] = blocks;
    expect(json(leading!.slice(0, 2))).toEqual([
      {
        type: "serverdata",
        serverversion: 34,
        servercount: 1,
        attractloop: 1,
        gamedir: "opentdm",
        playernum: 2,
        levelname: "The Edge",
      },
      { type: "configstring", index: 0, string: "The Edge" },
    ]);
    expect(leading!.at(-1)).toEqual({ type: "stufftext", text: "precache\n" });
    const [frame, player, entities] = json(first) as Record<string, unknown>[];
    expect(frame).toMatchObject({ serverframe: 1, deltaframe: -1, suppresscount: 0 });
    expect(Object.values(frame!["areas"] as object)).toEqual(Array(32).fill(255));
    // A server's gravity is 800 where nobody tells.
    expect(player).toMatchObject({ type: "playerinfo", gravity: 800 });
    expect(entities).toMatchObject({ type: "packetentities" });
    expect(json(second![0])).toMatchObject({ serverframe: 2 });
    // id's client ends a recording with its length alone: -1, and no messages.
    expect(json(blocks.at(-1))).toEqual([]);
  });

  const LEVEL = {
    type: "serverdata",
    nomessages: false,
    onepointofview: false,
    serverversion: 37,
    minor: 2010,
    servercount: 1,
    gamedir: "",
    clientnum: 7,
    portals: new Uint8Array(0),
    configurations: [{ index: 1314, string: "Ranger\\male/grunt" }],
    players: [],
    entities: [],
  };
  const frame = (more: object = {}): MultiView =>
    ({ type: "frame", portals: new Uint8Array(0), players: [], entities: [], ...more }) as never;

  it("turns bodies by steps of a byte, to the nearest", () => {
    const angles = [90, -90, 1, -1, 179.9, 0.7, 177.96];
    const players = angles.map((viewangle2, i) => {
      return { number: i, viewangle1: 0, viewangle2, removed: false };
    });
    const entities = angles.map((_, i) => ({ number: 1 + i, modelindex: 255, remove: false }));
    const level = { ...LEVEL, entities, players } as never;
    const { blocks } = ofPlayer("2", mvd2Recording("2010", [level], [frame()]));
    const seen = blocks.flat().find(({ type }) => type === "packetentities") as never as {
      entities: { angle2?: number }[];
    };
    // A step is 1.40625 degrees; 180 degrees are -180; 0.7 are less than half a step.
    expect(seen.entities.map(({ angle2 }) => angle2)).toEqual([
      90,
      -90,
      1.40625,
      -1.40625,
      -180,
      undefined,
      // 126.55 steps.
      178.59375,
    ]);
  });

  it("has the frames of each level from 1 on", () => {
    const players = [{ number: 2, removed: false }];
    const level = { ...LEVEL, players } as never;
    const recording = mvd2Recording("2010", [level], [frame()], [frame()], [level], [frame()]);
    const frames = ofPlayer("2", recording)
      .blocks.flat()
      .flatMap((one) =>
        one.type === "frame" ? [(one as never as { serverframe: number }).serverframe] : [],
      );
    expect(frames).toEqual([1, 2, 1]);
  });

  it("is of nobody until he is there, whose view is 90 degrees wide", () => {
    const players = [{ number: 2, fov: 100, removed: false }];
    const recording = mvd2Recording("2010", [LEVEL as never], [frame()], [frame({ players })]);
    const seen = ofPlayer("2", recording).blocks.flat();
    const infos = seen.filter(({ type }) => type === "playerinfo");
    expect(json(infos)).toMatchObject([
      { fov: 90, gravity: 800 },
      { fov: 100, gravity: 800 },
    ]);

    const gun = { gunframe: 0, gunoffset: [0, 0, 0], gunangles: [0, 0, 0] };
    expect(infos[0]).toMatchObject({ gun, stats: {} });
    const given = Object.keys(json(infos[0]) as object).toSorted();
    expect(given.filter((name) => !/^(?:type|gun|flags|stat.*)$/.test(name))).toEqual([
      "fov",
      "gravity",
    ]);
  });

  it("has 40 entities of a frame, those that are nearest to him", () => {
    const entities = Array.from({ length: 42 }, (_, i) => {
      return { number: 10 + i, modelindex: 1, origin1: 100 * (i % 41), remove: false };
    });
    const players = [{ number: 2, removed: false }];
    const { blocks, losses } = ofPlayer(
      "2",
      mvd2Recording("2010", [{ ...LEVEL, entities, players } as never], [frame()]),
    );
    const [seen] = blocks.flatMap((messages) =>
      messages.filter(({ type }) => type === "packetentities"),
    );
    const numbers = (seen as unknown as { entities: { number: number }[] }).entities.map(
      ({ number }) => number,
    );
    expect(numbers).toEqual([...Array.from({ length: 39 }, (_, i) => 10 + i), 51]);
    expect(losses.report).toMatchObject([
      { of: "entities that are further away than 40 others", count: 2 },
    ]);
  });

  it("is refused where it has extended limits", () => {
    const players = [{ number: 2, removed: false }];
    const extended = { ...LEVEL, minor: 2012, extensions: 4, players };
    const recording = mvd2Recording("2012", [extended as never], [frame()]);
    expect(() => ofPlayer("2", recording)).toThrow(/extended limits/);
  });

  it("is refused where he is never seen, or nothing is shown", () => {
    const players = [{ number: 2, removed: false }];
    const recording = mvd2Recording("2010", [{ ...LEVEL, players } as never], [frame()]);
    expect(() => ofPlayer("5", recording)).toThrow("player 5 is never seen: there is 2 ranger");
    expect(() => ofPlayer("5", recording.subarray(0, 8))).toThrow(/shows nothing/);
    expect(nowhere(5, [])).toBe("player 5 is never seen: nobody plays");
  });

  it("has what is for him, and for all, and loses what is not understood", () => {
    const printed = (text: string) => textToBytes(`\x0a\x02${text}\0`);
    const players = [{ number: 2, removed: false }];
    const { blocks, losses } = ofPlayer(
      "2",
      mvd2Recording("2010", [{ ...LEVEL, players } as never], [
        { type: "unicast", client: 2, data: printed("own") },
        { type: "unicast", client: 3, data: printed("other") },
        { type: "unicast_r", client: 2, data: Uint8Array.of(...printed("odd"), 0xff, 1, 2) },
        { type: "multicast_all", data: printed("everyone") },
        { type: "print", level: 1, text: "all" },
        { type: "configstring", index: 40, string: "s" },
        frame(),
      ] as never),
    );
    const texts = blocks.flatMap((messages) =>
      messages.flatMap((one) =>
        one.type === "print" ? [(one as never as { text: string }).text] : [],
      ),
    );
    expect(texts).toEqual(["own", "odd", "everyone", "all"]);
    expect(lost(losses)).toEqual(["dropped bytes that are not understood  3"]);
    expect(blocks.flat()).toContainEqual({ type: "configstring", index: 40, string: "s" });
  });
});
