import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { mvd } from "../../generated/mvd.ts";
import { mvd2 } from "../../generated/mvd2.ts";
import { codecs as quake2, type Message as Quake2Message } from "../../generated/quake2.ts";
import type { Serverdata } from "../../generated/quake2_mvd.ts";
import { qwd, type QwdBlock } from "../../generated/qwd.ts";
import { QuakeworldFrames } from "../../quake/edit/added/quakeworld-frames.ts";
import { surveyed } from "../../quake/edit/added/survey.ts";
import { familyOf } from "../../quake/edit/family/index.ts";
import { GhostReader } from "../../quake/edit/ghosts/ghost.ts";
import { Levels } from "../../quake/edit/levels.ts";
import { cut, edited, joined, Merge, recam, type Shot } from "../../quake/edit/index.ts";
import { sameLevels } from "../../quake/edit/merge/times.ts";
import { codecNamed, readRecording } from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { clientRecording, entities, levelOf, moment, player } from "../support/client-recording.ts";
import { blocksOf, bytesOf } from "../support/edit-states.ts";
import { demOf, demParts, frame, LEVEL, SIGNONS } from "../support/made-dem.ts";
import { twoPlayersMvd2 } from "../support/two-players-mvd2.ts";

/* What recordings seldom have, each in one that is made for it. */

describe("levels", () => {
  const levels = (...blocks: object[][]) => surveyed(dem, demParts(demOf(...blocks))).levels;

  it("begin where a server tells of one, and before that where something is shown", () => {
    expect(levels([LEVEL], ...SIGNONS, frame(1))).toBe(1);
    expect(levels([{ type: "nop" }], [LEVEL], frame(1))).toBe(1);
    expect(levels(frame(1), [LEVEL], frame(1))).toBe(2);
    // Nothing is shown of the first one.
    expect(levels([LEVEL], [LEVEL], frame(1))).toBe(2);
  });

  it("are led into by what comes before the first frame, and with that one by what signs a client on", () => {
    const leading = (...blocks: object[][]) => {
      const of = new Levels(familyOf(dem), { clockPerLevel: true });
      return blocksOf(dem, demOf(...blocks)).map((part) => (of.take(part, []), of.leadsIn(part)));
    };
    const signon = { type: "signonnum", signon: 3 };
    expect(leading([LEVEL], [{ type: "nop" }], frame(1), [signon], [{ type: "nop" }])).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(leading([LEVEL], frame(1, signon), frame(2, signon), [LEVEL], [signon])).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
  });

  it("begin where a server asks before it tells of one, and are told of once (QuakeSpasm-Spiked, vkQuake)", () => {
    const begins = (...blocks: object[][]) => {
      const of = new Levels(familyOf(dem), { clockPerLevel: true });
      return blocksOf(dem, demOf(...blocks)).map(
        (part) => (of.take(part, []), [of.number, of.begins]),
      );
    };
    const asks = [{ type: "stufftext", text: "cmd pext\n" }];
    // Before the first level, and where nothing of one was shown, there is none to end.
    expect(begins(asks, [LEVEL], asks, frame(1), frame(2), asks, [LEVEL], frame(1))).toEqual([
      [1, true],
      [1, false],
      [1, false],
      [1, false],
      [1, false],
      [2, true],
      [2, false],
      [2, false],
    ]);
    expect(begins(frame(1), asks, [LEVEL])).toEqual([
      [1, true],
      [1, false],
      [2, true],
    ]);
  });

  it("have the numbers of all players taken, whether they are there or not", () => {
    const view = { type: "setview", entity: 7 };
    const seen = { type: "updateentity", entity: 9, modelindex: 2, nolerp: false };
    const parts = demParts(demOf([LEVEL, view], ...SIGNONS, [{ type: "time", time: 1 }, seen]));
    const survey = surveyed(dem, parts);
    // There is room for two.
    expect([9, 7].map((limit) => survey.unseen(1, limit, new Set()))).toEqual([8, 6]);
    expect([...survey.maps]).toEqual(["e1 m1"]);
    expect([3, 2, 1].map((limit) => survey.unseen(1, limit, new Set()))).toEqual([
      3,
      undefined,
      undefined,
    ]);
  });

  it("are those of another recording once each, in their order", () => {
    const level = (map: string, ...clocks: number[]) => ({
      map,
      beginning: "",
      clocks: new Set(clocks),
    });
    expect(
      sameLevels(
        [level("a", 1, 2), level("b", 1)],
        [level("a", 2), level("a", 1), level("b", 1), level("b", 1)],
      ),
    ).toEqual([0, undefined, 1, undefined]);
  });

  it("in a protocol that is not described are kept from their beginning on, and not from later", () => {
    const bytes = demOf([LEVEL], [], []);
    // After a header of two bytes, sixteen of the block, and the message's own: 777 in place of 15.
    expect([...bytes.subarray(18, 21)]).toEqual([11, 15, 0]);
    bytes.set([9, 3], 19);
    const parts = demParts(bytes);
    const kept = (from: number) =>
      [...edited(parts, cut(dem, { blocks: { from, to: 3 } }))].filter(
        ({ kind }) => kind === "block",
      ).length;
    // An end is added.
    expect(kept(0)).toBe(3 + 1);
    expect(() => kept(1)).toThrow("the recording is in protocol 777, which is not described");
  });
});

describe("what a player says", () => {
  // PRINT_CHAT is 3 in both (QuakeWorld's bothdefs.h, Quake II's game.h).
  it.each([qwd, mvd, dm2, mvd2])("is printed with level 3: $table.name", (container) => {
    const family = familyOf(container);
    const isChat = (level: number) => family.isChat({ type: "print", level, text: "" } as never);
    expect([0, 1, 2, 3].map(isChat)).toEqual([false, false, false, true]);
  });
});

describe("packets of QuakeWorld with an entity more", () => {
  const added = new Map([[9, { number: 9, modelindex: 2, origin1: 8, solid: false }]]) as never;
  const part = (sequence: number, ...messages: object[]) =>
    ({
      kind: "block",
      block: { type: "block", time: 1, code: 1, sequence },
      messages,
      version: qwd.codecs.at(-1)!.to,
      protocol: "quakeworld",
    }) as never;
  const delta = { type: "deltapacketentities", from: 5, entities: [] };

  it("take it away in what differs from them, but in another level", () => {
    const taken = new QuakeworldFrames();
    expect(taken.take(part(5, { type: "packetentities", entities: [] }), added)).toMatchObject({
      messages: [{ entities: [{ number: 9, modelindex: 2 }] }],
    });
    expect(taken.take(part(6, delta))).toMatchObject({
      messages: [{ from: 5, entities: [{ number: 9, remove: true }] }],
    });
    taken.take(part(7, levelOf(1)[0]!));
    const next = part(8, delta);
    expect(taken.take(next)).toBe(next);
  });
});

describe("a merge", () => {
  const view = (entity: number) => ({ type: "setview", entity });
  const seen = (entity: number) => ({ type: "updateentity", entity, modelindex: 2, nolerp: false });
  const at = (time: number, ...more: object[]) => [{ type: "time", time }, ...more];
  const kill = { type: "killedmonster" };
  const end = { type: "disconnect" };
  const typesOf = (recordings: readonly Uint8Array[], seconds: number) => {
    const inputs = recordings.map((bytes, i) => ({
      name: `${i}.dem`,
      parts: () => readRecording(dem, bytes),
    }));
    const merge = new Merge(dem, inputs, [{ seconds, recording: 1 }]);
    return blocksOf(dem, bytesOf(dem, merge.parts())).flatMap(({ messages }) =>
      messages.map(({ type }) => type),
    );
  };
  const client = (number: number, ...frames: object[][]) =>
    demOf([LEVEL, view(number)], ...SIGNONS, ...frames);

  it("ends as the first recording does, and once", () => {
    const first = client(1, at(1, seen(1)), at(2, seen(1)), [end]);
    const second = client(2, at(1, seen(2)), [end]);
    const types = typesOf([first, second], 0);
    expect(types.filter((type) => type === end.type)).toHaveLength(1);
    expect(types.at(-1)).toBe(end.type);
  });

  it("leaves out as many as came before, and none of those that come later", () => {
    const first = client(1, at(1, seen(1), kill), at(1.5, seen(1)), at(2, seen(1), kill));
    const second = client(2, at(1, seen(2)), at(1.5, seen(2), kill), at(2, seen(2), kill));
    expect(typesOf([first, second], 0.5).filter((type) => type === kill.type)).toHaveLength(2);
  });
});

describe("a client's recording of QuakeWorld", () => {
  const recording = clientRecording([
    levelOf(1),
    ...[5, 6, 7, 8].map((time) =>
      moment(time, [player(1, time, { dead: time > 6 }), player(4, 0, { dead: true }), entities()]),
    ),
  ]);
  const parts = [...readRecording(qwd, recording)];

  it("goes on with the time of the one before", () => {
    const times = (bytes: Uint8Array) =>
      blocksOf(qwd, bytes).map(({ block }) => (block as QwdBlock).time);
    const [once, twice] = [[parts], [parts, parts]].map((all) =>
      times(bytesOf(qwd, joined(qwd, all))),
    ) as [number[], number[]];
    // The end of the first one is left out, and numbers from nothing come between.
    const again = twice.slice(twice.length - once.length);
    expect(again[0]).toBe(8);
    expect(again.map((time) => time - again[0]!)).toEqual(once.map((time) => time - once[0]!));
    expect(Math.max(...twice)).toBe(8 + (8 - once[0]!));
  });

  it("has its dead player live where a camera shows him from elsewhere, and says how often", () => {
    const shot: Shot = {
      from: 0,
      to: 60,
      place: { kind: "still", point: [1, 2, 3] },
      look: { kind: "angles", angles: [0, 0, 0] },
    };
    const edit = recam(qwd, { shots: [shot] }, surveyed(qwd, parts));
    bytesOf(qwd, edited(parts, edit));
    expect(edit.notes).toContainEqual({ kind: "revived", count: 2 });
  });
});

it("a ghost of Quake II who has a name is that player, as others see him", () => {
  const said: Quake2Message[] = [
    {
      type: "serverdata",
      serverversion: 36,
      servercount: 1,
      attractloop: 0,
      gamedir: "",
      playernum: 0,
      levelname: "Arena",
      minor: 1026,
      serverstate: 2,
      movement: 5,
      quakeworld: 0,
    },
    // Eight may play (30). Players are from 1312 on (DM2 §3.14), and each is the entity of his slot and one.
    { type: "configstring", index: 30, string: "8" },
    { type: "configstring", index: 1312, string: "ann\\male/grunt" },
    { type: "configstring", index: 1313, string: "bob\\female/athena" },
    {
      type: "frame",
      serverframe: 1,
      offset: 31,
      suppresscount: 0,
      areas: new Uint8Array(0),
      entities: [
        { number: 1, modelindex: 255, origin1: 5, remove: false },
        { number: 2, modelindex: 255, origin1: 7, remove: false },
      ],
    },
  ];
  const w = new Writer();
  for (const message of said) codecNamed<Quake2Message>(quake2, "36").encode(w, message);
  const body = written(w).slice();
  const length = new Uint8Array(Uint32Array.of(body.length).buffer);
  const bytes = Uint8Array.from([...length, ...body]);
  const seen = (name?: string) => {
    const reader = new GhostReader(dm2, name);
    for (const part of readRecording(dm2, bytes)) reader.take(part);
    return reader.ghost("x").levels[0]!.frames.map(({ origin, model }) => [origin[0], model]);
  };
  expect(seen("bob")).toEqual([[7, "female/athena"]]);
  expect(seen()).toEqual([[5, "male/grunt"]]);
});

it("players of Quake II who have no figures are given none where a recording is cut", () => {
  const parts = [...readRecording(mvd2, twoPlayersMvd2())];
  const [first] = blocksOf(
    mvd2,
    bytesOf(mvd2, edited(parts, cut(mvd2, { blocks: { from: 30, to: 40 } }))),
  );
  const { players } = first!.messages[0] as Serverdata;
  expect(players.map(({ number, figures }) => [number, figures])).toEqual([
    [2, undefined],
    [3, undefined],
  ]);
});
