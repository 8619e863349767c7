import { describe, expect, it } from "vitest";
import { dm2 } from "../../generated/dm2.ts";
import { codecs, type Message } from "../../generated/quake2.ts";
import { cut, edited } from "../../quake/edit/index.ts";
import { states, type World } from "../../quake/world/index.ts";
import { codecNamed, readRecording } from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { bytesOf, stateDifference } from "../support/edit-states.ts";
import { corpusFiles, hasCorpus, whyNoCorpus } from "../support/corpus.ts";

/*
 * What is read to its end may be misread all the same. So here it is what was read that must make sense: models have
 * names, places are on the map, figures are those of a player.
 */

/** How far a map may reach from its middle. */
const FURTHEST = 8192;

/** What is wrong with what a world shows. */
function wrongIn({ block, entities, problems }: World): object[] {
  const wrong: object[] = problems.map((problem) => ({ block, problem }));
  for (const { number, model, modelindex, origin } of entities.values()) {
    const isNamed = modelindex === 255 || (model === undefined) === (modelindex === 0);
    const isNear = origin.every((one) => Math.abs(one) <= FURTHEST);
    if (!isNamed || !isNear) wrong.push({ block, number, model, modelindex, origin });
  }
  return wrong;
}

const STAT_HEALTH = 1;

describe.skipIf(!hasCorpus)(`recordings in dialects of Quake II${whyNoCorpus}`, () => {
  const files = [...corpusFiles("dm2", ".dm2"), ...corpusFiles("recorded", ".dm2")];
  const known = [
    {
      name: "kmquake2-p56.dm2",
      version: "56",
      title: "Welcome to Mission 64",
      frames: 339,
      health: 100,
      players: ["Player"],
    },
    {
      name: "q2pro-3436-from-ext2-server.dm2",
      version: "3436",
      title: "Anchor Arena",
      frames: 96,
      health: 100,
      players: ["unnamed", "py"],
    },
  ];

  it.each(known)("$name: each frame makes sense", (expected) => {
    const { bytes } = files.find(({ name }) => name === expected.name)!;
    const worlds = [...states(dm2, bytes())];
    expect(worlds.flatMap(wrongIn)).toEqual([]);
    expect(worlds.length).toBe(expected.frames);
    const healths = new Set(worlds.map(({ view }) => view.stats[STAT_HEALTH]));
    expect([...healths]).toEqual([expected.health]);
    const { level, scoreboard } = worlds.at(-1)!;
    expect(level.title).toBe(expected.title);
    expect([...scoreboard.values()].map(({ name }) => name)).toEqual(expected.players);
  });

  it.each(known)("$name: a cut of its middle shows the same", (expected) => {
    const { bytes } = files.find(({ name }) => name === expected.name)!;
    const parts = [...readRecording(dm2, bytes())];
    const [from, to] = [40, 70];
    const result = [...edited(parts, cut(dm2, { blocks: { from, to } }))].filter(
      ({ kind }) => kind === "block",
    );
    const last = result.findLastIndex((part) => "index" in part && part.index === to);
    const place = (block: number) => (block < from || block > to ? undefined : block + last - to);
    expect(stateDifference(dm2, bytes(), bytesOf(dm2, result), place)).toBeUndefined();
  });
});

describe("a dialect that has no recordings of servers", () => {
  it("is read as its own where a number says that it is one", () => {
    const codec = codecNamed(codecs, "56");
    const body = (...messages: Message[]) => {
      const w = new Writer();
      for (const message of messages) codec.encode(w, message);
      return written(w).slice();
    };
    const level: Message = {
      type: "serverdata",
      serverversion: 56,
      servercount: 1,
      attractloop: 2,
      gamedir: "",
      playernum: 0,
      levelname: "x",
    };
    const fog = { on: 1, model: 0, density: 50, near: 64, far: 512, red: 1, green: 2, blue: 3 };
    const messages = body(level, { type: "fog", ...fog });
    const bytes = new Uint8Array([messages.length, 0, 0, 0, ...messages]);
    const [block] = [...readRecording(dm2, bytes)].filter((part) => part.kind === "block");
    expect(block!.undecoded).toBeUndefined();
    expect(block!.messages[1]).toMatchObject(fog);
  });
});

describe("a dialect that no number tells", () => {
  const bodyIn = (version: string, ...messages: Message[]) => {
    const codec = codecNamed(codecs, version);
    const w = new Writer();
    for (const message of messages) codec.encode(w, message);
    const body = written(w).slice();
    return [body.length, 0, 0, 0, ...body];
  };
  const level: Message = {
    type: "serverdata",
    serverversion: 3436,
    servercount: 1,
    attractloop: 1,
    gamedir: "",
    playernum: 0,
    levelname: "x",
  };
  const blood: Message = {
    type: "temp_entity",
    entitytype: 1,
    origin: [100.5, -200.25, 300.125],
    movedir: 161,
  };
  const said: Message = { type: "print", level: 2, text: "x" };
  const blocksOfBytes = (...blocks: number[][]) =>
    [...readRecording(dm2, Uint8Array.from(blocks.flat()))].filter((p) => p.kind === "block");

  it.each(["3436", "3436+coord"])("is spoken where a block says so: %s", (version) => {
    const blocks = blocksOfBytes(bodyIn("3436", level), bodyIn(version, blood, said));
    expect(blocks.map(({ undecoded }) => undecoded)).toEqual([undefined, undefined]);
    expect(blocks[1]!.messages).toMatchObject([blood, said]);
  });

  it("is not spoken where the version is another", () => {
    const other = { ...level, serverversion: 3435 };
    const blocks = blocksOfBytes(bodyIn("3435", other), bodyIn("3436+coord", blood));
    expect(blocks[1]!.undecoded).toBeDefined();
  });
});
