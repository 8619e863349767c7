import { afterAll, describe, expect, test } from "vitest";
import { resolveSchemas } from "../../generator/generate.ts";
import { cut, type Edit, edited, fixMulti, strip } from "../../quake/edit/index.ts";
import { states } from "../../quake/world/index.ts";
import {
  type AnyContainer,
  readRecording,
  RecordingEncoder,
  type WritableBlock,
} from "../../recording/index.ts";
import { Clock } from "../../recording/time/clock.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { written, Writer } from "../../runtime/bytes/writer.ts";
import { Emitted } from "../support/emitted.ts";
import { schemasAbout } from "../support/schemas-about.ts";

/*
 * Quake's schema with other names, and a dialect with messages of its own: worlds, editing and the clock follow them
 * by their roles, without a line of code.
 */

/** Messages, and after them members, by the names that they have in the copy. */
const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/^ {2}serverinfo:/m, "  levelinfo:"],
  [/^ {2}updateentity:/m, "  moves:"],
  [/^ {2}spawnbaseline:/m, "  ground:"],
  [/^ {2}time:/m, "  moment:"],
  [/^ {2}print:/m, "  say:"],
  [/^ {2}stufftext:/m, "  console:"],
  [/^ {2}disconnect:/m, "  over:"],
  [/^ {2}nop:/m, "  idle:"],
  [/^ {2}updatename:/m, "  called:"],
  [/: mapname\b/g, ": heading"],
  [/- mapname:/g, "- heading:"],
  [/: netname\b/g, ": nick"],
  [/- netname:/g, "- nick:"],
];

const MOD = `
extends: netquake
dialect: "77"
from: "1.09"
title: A mod's protocol
selected: { levelinfo.serverversion: 77 }
messages:
  whole:
    id: 50
    role: entity
    tells: { number: which, model: modelindex }
    fields:
      - which: i16
      - modelindex: u8
      - frame: u8
      - skin: u8
      - effects: u8
      - { interleave: 3, of: { origin: coord, angles: angle } }
  whisper: { id: 51, role: print, tells: { text: words }, fields: [words: string] }
  shade: { id: 52, lasts: { by: [slot] }, fields: [slot: u8, colour: u8] }
  flare: { id: 53, role: effect, lasts: moment, fields: [colour: u8] }
  rank: { id: 54, role: player, tells: { player: whose, frags: points }, lasts: { by: [whose] }, fields: [whose: u8, points: i16] }
`;

const at = (time: number): AnyMessage & { time: number } => ({ type: "moment", time });
const plain = { type: "moves", nolerp: false };
const still = { skin: 0, effects: 0, angles: [0, 0, 0] };
const BLOCKS: readonly (readonly AnyMessage[])[] = (
  [
    [
      {
        type: "levelinfo",
        serverversion: 77,
        maxclients: 4,
        gametype: 0,
        heading: "The Copy",
        models: ["maps/copy.bsp", "progs/a.mdl", "progs/b.mdl"],
        sounds: [],
      },
      { type: "called", player: 0, nick: "Ranger" },
      {
        type: "ground",
        entity: 9,
        modelindex: 2,
        frame: 5,
        colormap: 0,
        skin: 0,
        origin: [8, 16, 24],
        angles: [0, 0, 0],
      },
    ],
    [{ type: "signonnum", signon: 3 }],
    [at(1), { ...plain, entity: 9 }],
    [{ type: "shade", slot: 1, colour: 3 }],
    [at(2), { ...plain, entity: 9 }, { type: "shade", slot: 1, colour: 5 }],
    [
      { type: "rank", whose: 0, points: 12 },
      { type: "console", text: "bf\nreconnect\n" },
    ],
    [at(4), { ...plain, entity: 9, frame: 6 }, { type: "flare", colour: 1 }],
    [
      at(5),
      { type: "whole", which: 10, modelindex: 3, frame: 1, origin: [1, 2, 3], ...still },
      { type: "whisper", words: "\x01psst" },
      { type: "say", text: "done" },
    ],
    [{ type: "over" }],
  ] as readonly (readonly AnyMessage[])[]
).map((messages) => messages);

describe("a copy of Quake's schema", async () => {
  const files = await schemasAbout("netquake", "dem");
  const schema = files.get("netquake.yaml")!;
  for (const name of files.keys()) if (name.startsWith("netquake-")) files.delete(name);
  files.set(
    "netquake.yaml",
    RENAMED.reduce((text, [name, other]) => {
      expect(text).toMatch(name);
      return text.replace(name, other);
    }, schema),
  );
  files.set("mod.yaml", MOD);
  const { protocols, containers } = resolveSchemas(files);
  const emitted = await Emitted.of({
    protocols: protocols.filter(({ name }) => name === "netquake"),
    containers: containers.filter(({ name }) => name === "dem"),
  });
  afterAll(() => emitted.remove());
  const { dem } = (await emitted.module("dem")) as unknown as { dem: AnyContainer };

  const version = dem.codecs.at(-1)!.to;
  const block = { type: "block", angles: [0, 0, 0], messages: new Uint8Array(0) };
  const recording = written(
    BLOCKS.reduce((w, messages) => {
      const part = { kind: "block", block, messages: [...messages], version, undecoded: undefined };
      encoder().write(w, part as WritableBlock<object, AnyMessage>);
      return w;
    }, header(new Writer())),
  );

  function encoder() {
    return new RecordingEncoder<object, AnyMessage, any, any>(dem);
  }

  function header(w: Writer): Writer {
    const bytes = textToBytes("-1\n");
    encoder().write(w, {
      kind: "header",
      bytes,
      offset: 0,
      reading: "line",
      foreign: undefined,
    } as never);
    return w;
  }

  function after(edit: Edit): Uint8Array {
    const w = new Writer();
    const out = encoder();
    for (const part of edited(readRecording(dem, recording), edit)) out.write(w, part);
    return written(w).slice();
  }

  const messagesIn = (bytes: Uint8Array) =>
    [...readRecording(dem, bytes)].flatMap((part) => (part.kind === "block" ? part.messages : []));
  const typesIn = (bytes: Uint8Array) => messagesIn(bytes).map(({ type }) => type);

  test("is read whole", () => {
    expect(messagesIn(recording)).toMatchObject(BLOCKS.flat());
  });

  test("has a world", () => {
    const worlds = [...states(dem, recording)];
    expect(worlds.map(({ time }) => time)).toEqual([1, 2, 4, 5]);
    const [first, , third, last] = worlds;
    expect(first!.level).toMatchObject({ title: "The Copy", map: "copy", maxclients: 4 });
    expect(first!.entities.get(9)).toMatchObject({
      model: "progs/a.mdl",
      frame: 5,
      origin: [8, 16, 24],
    });
    expect(third!.entities.get(9)).toMatchObject({ frame: 6, skin: 0 });
    expect(last!.entities.get(10)).toMatchObject({ model: "progs/b.mdl", origin: [1, 2, 3] });
    expect(last!.scoreboard.get(0)).toMatchObject({ name: "Ranger", frags: 12 });
    expect(worlds.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test("is cut with what lasts", () => {
    const kept = after(cut(dem, { time: { from: 2.5, to: 3.5 } }));
    const shades = messagesIn(kept).filter(({ type }) => type === "shade");
    expect(shades).toEqual([{ type: "shade", slot: 1, colour: 5 }]);
    const [world] = [...states(dem, kept)];
    const [, , original] = [...states(dem, recording)];
    expect({ ...world, block: 0 }).toEqual({ ...original, block: 0 });
    expect(typesIn(kept).at(-1)).toBe("over");
  });

  test("is stripped of what players say, and of effects", () => {
    expect(typesIn(after(strip(dem, { chat: true })))).not.toContain("whisper");
    expect(typesIn(after(strip(dem, { chat: true })))).toContain("say");
    expect(typesIn(after(strip(dem, { types: ["flare"] })))).not.toContain("flare");
    expect(typesIn(after(strip(dem, { text: "done" })))).not.toContain("say");
    expect(() => strip(dem, { types: ["shade"] })).toThrow(/does not show the same world/);
  });

  test("stays in its level", () => {
    const messages = messagesIn(after(fixMulti(dem)));
    expect(messages).toContainEqual({ type: "console", text: "bf\n" });
  });

  test("has a clock", () => {
    const clock = new Clock(dem);
    expect(clock.types.toSorted()).toEqual(["levelinfo", "moment"]);
  });
});
