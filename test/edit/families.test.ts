import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { mvd } from "../../generated/mvd.ts";
import { mvd2 } from "../../generated/mvd2.ts";
import { qwd } from "../../generated/qwd.ts";
import { EACH } from "../../runtime/table/facts/roles.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { cut, edited, joined } from "../../quake/edit/index.ts";
import { DEFAULT, type Original } from "../../quake/edit/family/gap.ts";
import { familyOf } from "../../quake/edit/family/index.ts";
import { levelName } from "../../quake/edit/split.ts";
import { type AnyContainer, codecNamed, type Part, readRecording } from "../../recording/index.ts";
import { recordingOf } from "../meaning/state-vectors.ts";
import { blocksOf, bytesOf } from "../support/edit-states.ts";
import { demOf, demParts, frame, LEVEL, typesOf } from "../support/made-dem.ts";

/* How recordings of each family end, how much leads into a level, and what goes between two recordings. */

describe("the end of a recording", () => {
  const NONE = new Uint8Array(0);
  const last = (block: object, messages: readonly object[] = [], version = 0) =>
    ({
      kind: "block",
      block: { type: "block", ...block },
      messages,
      version,
      undecoded: undefined,
    }) as never;
  const ending = (container: AnyContainer, of: never, original: Original) => {
    const end = familyOf(container).ending(of, original);
    return end && [end.block, end.messages, end.version];
  };

  it("of Quake is a block that disconnects, unless the last one does (ERRATA 21)", () => {
    const block = { angles: [1, 2, 3], messages: Uint8Array.of(1) };
    for (const original of [undefined, DEFAULT] as const) {
      expect(ending(dem, last(block, [{ type: "nop" }], 3), original)).toEqual([
        { type: "block", angles: [1, 2, 3], messages: NONE },
        [{ type: "disconnect" }],
        3,
      ]);
      expect(
        ending(dem, last(block, [{ type: "nop" }, { type: "disconnect" }]), original),
      ).toBeUndefined();
    }
  });

  it("of QuakeWorld comes with the last packet's time: its own, or one outside of the connection", () => {
    const packet = { time: 7.5, code: 1, sequence: 3, acknowledged: 3 };
    for (const original of [undefined, DEFAULT] as const)
      expect(ending(qwd, last(packet), original)).toEqual([
        {
          type: "block",
          time: 7.5,
          timeNaN: undefined,
          code: 1,
          sequence: 0x7fffffff,
          reliable: 1,
          packet: NONE,
        },
        [{ type: "end_of_demo", text: "EndOfDemo" }],
        0,
      ]);
    const own = last(
      { time: 99, code: 1, sequence: 9, acknowledged: 9 },
      [{ type: "disconnect" }],
      2,
    );
    expect(ending(qwd, last(packet), own)).toMatchObject([
      { time: 7.5, sequence: 9 },
      [{ type: "disconnect" }],
      2,
    ]);
    expect(ending(qwd, own, own)).toBeUndefined();
    expect(ending(qwd, last(packet, [{ type: "disconnect" }]), DEFAULT)).toBeUndefined();
    expect(familyOf(qwd).missingEnd(last(packet))).toBeDefined();
    expect(familyOf(dem).missingEnd(last({ angles: [0, 0, 0] }))).toBeUndefined();
  });

  it("of all players' recordings is at the last moment, and nowhere where the server was killed", () => {
    const moment = { delta: 13, target: 4, player: 2 };
    expect(ending(mvd, last(moment, [], 5), DEFAULT)).toEqual([
      { type: "block", delta: 0, target: 6, player: 0, messages: NONE },
      [{ type: "disconnect", text: "EndOfDemo" }],
      5,
    ]);
    const own = last({ delta: 100, target: 6, player: 0 }, [{ type: "disconnect" }], 5);
    expect(ending(mvd, last(moment), own)).toMatchObject([
      { delta: 0, target: 6 },
      [{ type: "disconnect" }],
      5,
    ]);
    expect([ending(mvd, own, own), ending(mvd, last(moment), undefined)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(ending(mvd2, last({ messages: Uint8Array.of(1) }, [], 2), DEFAULT)).toEqual([
      { type: "block", messages: NONE },
      [],
      2,
    ]);
    const empty = last({ messages: NONE });
    expect([ending(mvd2, empty, empty), ending(mvd2, last({}), undefined)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(ending(mvd2, last({}), empty)).toEqual([{ type: "block", messages: NONE }, [], 0]);
  });

  it("of Quake II is a size of -1, where a client recorded it (ERRATA 49-50)", () => {
    const version = (name: string) => codecNamed(dm2.codecs, name).to;
    const of = (name: string, original: Original) =>
      ending(dm2, last({ messages: NONE }, [], version(name)), original);
    const size = [{ type: "block" }, [], 0];
    expect(
      ["34", "26", "25", "34-server", "32-server", "34-relay"].map((name) => of(name, DEFAULT)),
    ).toEqual([size, size, undefined, undefined, undefined, size]);
    expect(of("34", undefined)).toBeUndefined();
    expect(of("25", last({}, [], 7))).toEqual([{ type: "block" }, [], 7]);
    expect(ending(dm2, last({ messages: undefined }), DEFAULT)).toBeUndefined();
  });
});

it("a block without messages is filled where engines take it for the end: they read no bytes of it", () => {
  // id's CL_GetMessage and SV_SendClientMessages ask fread for one piece of them. QuakeWorld's packets have a header.
  const filler = [dem, qwd, mvd, dm2, mvd2].map((container) => familyOf(container).filler);
  const nop = { type: "nop" };
  expect(filler).toEqual([nop, undefined, undefined, nop, nop]);
});

it("a block has as many bytes as the pages say, and a text stays as long as engines have it", () => {
  const all = [dem, qwd, mvd, dm2, mvd2].map(familyOf);
  // docs/editing.md, ERRATA 48: less than 8000 in Quake, 1400 in the others; a relay's buffer has 32,768.
  expect(all.map(({ limit }) => limit)).toEqual([7999, 1400, 1400, 1400, 32_768]);
  // scr_centertime is 2 in Quake and QuakeWorld, 2.5 in Quake II.
  expect(all.map(({ centerTime }) => centerTime)).toEqual([2, 2, 2, 2.5, undefined]);
});

it("a moment is shown by entities where they come one by one, and otherwise by what frames have", () => {
  const shows = (container: AnyContainer, ...types: string[]) =>
    types.map((type) => familyOf(container).shows({ type }));
  expect(shows(dem, "updateentity", "entities", "time")).toEqual([true, true, false]);
  for (const container of [qwd, mvd])
    expect(shows(container, "packetentities", "deltapacketentities", "nop")).toEqual([
      true,
      true,
      false,
    ]);
  expect([dm2, mvd2].map((container) => shows(container, "frame", "nop"))).toEqual([
    [true, false],
    [true, false],
  ]);
});

describe("a message", () => {
  const commands = (text: string) => ({ type: "stufftext", text });
  const print = (text: string) => ({ type: "print", text });
  const version = (name: string) => codecNamed(dm2.codecs, name).to;
  const newest = ({ codecs }: AnyContainer) => codecs.at(-1)!.to;

  it("puts a text in the middle of the screen, or has the console do something, where its version can", () => {
    const text = { type: "centerprint", text: "a" };
    for (const container of [dem, qwd, mvd, dm2]) {
      const family = familyOf(container);
      expect(family.center("a", newest(container))).toEqual(text);
      expect(family.command("bf\n", newest(container))).toEqual(commands("bf\n"));
      expect([text, print("b"), commands("c")].map((one) => family.centerText(one))).toEqual([
        "a",
        undefined,
        undefined,
      ]);
    }
    // DM2 §3.16: protocol 25 has none; and nobody's client is told anything in a recording of all of them.
    const centered = ["25", "26"].map((name) => familyOf(dm2).center("a", version(name)));
    expect(centered).toEqual([undefined, text]);
    const none = familyOf(mvd2);
    expect([none.center("a", newest(mvd2)), none.command("bf\n", newest(mvd2))]).toEqual([
      undefined,
      undefined,
    ]);
    const localised = { type: "loccenterprint", parts: [{ text: "$a" }, { text: "b" }] };
    expect(familyOf(dem).centerText(localised as never)).toBe("$a b");
  });

  it("sends a client to another level by commands, or alone: these are taken away", () => {
    const stays = (container: AnyContainer, one: AnyMessage) => familyOf(container).stays(one);
    for (const same of [commands("bf\n"), commands("changing\n"), print("reconnect\n")])
      expect(stays(dem, same)).toBe(same);
    expect(stays(dem, commands("bf\nreconnect\n"))).toEqual(commands("bf\n"));
    expect(stays(dem, commands("reconnect\n"))).toBeUndefined();
    // SV_Map_f of QuakeWorld and of Quake II: first all clients are sent "changing".
    expect([qwd, dm2].map((one) => stays(one, commands("changing\n")))).toEqual([
      undefined,
      undefined,
    ]);
    expect(stays(dm2, { type: "reconnect" })).toBeUndefined();
  });

  it("of commands adds to what was before, is needed, or asks: by how its text begins", () => {
    const info = commands('fullserverinfo "\\a\\b"\n');
    const skins = commands("skins\n");
    const lasts = (container: AnyContainer, one: AnyMessage) => familyOf(container).lasts(one);
    const not = [print("fullserverinfo x"), commands("bf\n")];
    expect([info, skins, ...not].map((one) => lasts(qwd, one))).toEqual([
      EACH,
      undefined,
      undefined,
      undefined,
    ]);
    expect([info, skins, ...not].map((one) => lasts(mvd, one))).toEqual([
      EACH,
      EACH,
      undefined,
      undefined,
    ]);
    expect(lasts(dem, info)).toBeUndefined();
    const all = [commands("precache 1\n"), commands("cmd a\n"), commands("bf\n"), print("cmd a\n")];
    expect(all.map((one) => familyOf(dm2).needs(one))).toEqual([true, true, false, false]);
    expect(all.map((one) => familyOf(dem).needs(one))).toEqual([false, false, false, false]);
    const asking = [commands("cmd pext\n"), commands("bf\ncmd pext\n"), print("cmd pext\n")];
    expect(asking.map((one) => familyOf(dem).asks(one))).toEqual([true, false, false]);
    expect(familyOf(qwd).asks(asking[0]!)).toBe(false);
  });
});

describe("what leads into a level", () => {
  const nops = (count: number) => Array.from({ length: count }, () => [{ type: "nop" }]);
  const kept = (parts: Iterable<Part>, from: number) =>
    [...edited(parts, cut(dem, { blocks: { from, to: from } }))].flatMap((part) =>
      "index" in part ? [part.index as number] : [],
    );

  it("is no more than 8192 blocks", () => {
    // The level's own, and as many after it; then two frames.
    const parts = demParts(demOf([LEVEL], ...nops(8192), frame(1), frame(2)));
    const all = kept(parts, 8194);
    expect([all.length, all.at(-2), all.at(-1)]).toEqual([8192 + 1, 8191, 8194]);
  });

  it("is no more than 32 MiB", () => {
    const sized = (...lengths: number[]) => {
      const parts = demParts(demOf([LEVEL], ...nops(lengths.length - 1), frame(1), frame(2)));
      const blocks = parts.filter((part) => part.kind === "block");
      for (const [i, length] of lengths.entries()) Object.assign(blocks[i]!, { length });
      return kept(parts, lengths.length + 1);
    };
    const half = 2 ** 24;
    expect(sized(half, half)).toEqual([0, 1, 3]);
    expect(sized(half, half + 1)).toEqual([0, 3]);
    // What was counted stays so.
    expect(sized(half, half + 1, 1)).toEqual([0, 4]);
  });

  it("is counted anew in each level, and from a recording's first block on, whichever that is", () => {
    const half = 2 ** 24;
    const of = (blocks: object[][], left: number) => {
      const [header, ...parts] = demParts(demOf(...blocks)) as Part[];
      for (const part of parts) Object.assign(part, { length: half });
      return kept([header!, ...parts.slice(left)], blocks.length - 1);
    };
    const level = [[LEVEL], ...nops(1), frame(1)];
    expect(of([...level, ...level, frame(2)], 0)).toEqual([3, 4, 6]);
    expect(of([...nops(1), ...level, frame(2)], 1)).toEqual([1, 2, 4]);
  });
});

describe("a recording of QuakeWorld after another", () => {
  const packet = (time: number, ...messages: object[]) => ({
    block: { time, sequence: 1, acknowledged: 1 },
    messages,
  });
  const made = (...times: number[]) => [
    ...readRecording(
      qwd,
      recordingOf(qwd, times.map((time) => packet(time, { type: "nop" })) as never, "28"),
    ),
  ];
  const after = (...all: Part[][]) =>
    blocksOf(qwd, bytesOf(qwd, joined(qwd, all))).map(({ block, messages }) => {
      const { code, time, ...numbers } = block as unknown as { code: number; time: number };
      if (code === 2) expect(numbers).toMatchObject({ outgoing: 0, incoming: 0 });
      return [code, time, typesOf(messages)[0]];
    });

  it("goes on where that ended, with the numbers from nothing, and the end that it lacks", () => {
    expect(after(made(5, 6.5), made(100, 101.25), made(3))).toEqual([
      [1, 5, "nop"],
      [1, 6.5, "nop"],
      [2, 6.5, undefined],
      [1, 6.5, "nop"],
      [1, 7.75, "nop"],
      [2, 7.75, undefined],
      [1, 7.75, "nop"],
      [1, 7.75, "end_of_demo"],
    ]);
  });

  it("that has no number for its time keeps its own", () => {
    expect(after(made(5), made(NaN, 2)).map((one) => one.slice(0, 2))).toEqual([
      [1, 5],
      [2, 5],
      [1, NaN],
      [1, 2],
      [1, 2],
    ]);
    // Where it ends with such a one, the next goes on with the last time that is a number.
    expect(after(made(5, NaN), made(7, 8)).map(([, time]) => time)).toEqual([5, NaN, 5, 5, 6, 6]);
  });
});

it("a level's file has the letters, digits and lines of its map's name, up to 40", () => {
  const names = ["e1m1", "", "../A b_c-9.bsp", "x".repeat(41), "\u00e9"].map((map) =>
    levelName("run", 2, map),
  );
  expect(names).toEqual([
    "run-2-e1m1",
    "run-2",
    "run-2-___A_b_c-9_bsp",
    `run-2-${"x".repeat(40)}`,
    "run-2-_",
  ]);
});
