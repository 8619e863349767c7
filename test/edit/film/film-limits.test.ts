import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import { Room } from "../../../quake/edit/added/room.ts";
import { familyOf } from "../../../quake/edit/family/index.ts";
import {
  type Cue,
  edited,
  frames,
  type FramesChoice,
  subtitle,
} from "../../../quake/edit/index.ts";
import { Lasting } from "../../../quake/edit/lasting.ts";
import { messagesOf, readRecording } from "../../../recording/index.ts";
import { blocksOf } from "../../support/edit-states.ts";
import { demOf, frame, LEVEL, SIGNONS } from "../../support/made-dem.ts";

/* Limits of what is put into blocks: of numbers that are asked for, and of the bytes that clients read. */

/** Messages of a number of bytes: each an id, a text, and a 0. */
function prints(bytes: number): object[] {
  // No text is longer than 2047 characters.
  const first = bytes > 2000 ? 1000 : bytes;
  const more = first < bytes ? prints(bytes - first) : [];
  return [{ type: "print", text: "x".repeat(first - 2) }, ...more];
}

/** A frame whose messages have a number of bytes. */
function sized(time: number, bytes: number) {
  const [own] = blocksOf(dem, demOf(frame(time)));
  return frame(time, ...prints(bytes - own!.body.length));
}

/** The pictures of a film: the seconds of each. */
function film(choice: FramesChoice, ...own: readonly object[][]) {
  const edit = frames(dem, choice);
  expect([...edited(readRecording(dem, demOf([LEVEL], ...SIGNONS, ...own)), edit)]).not.toEqual([]);
  return edit.pictures.map(({ seconds }) => seconds);
}

it("a film has up to 1000 pictures a second, and may have one", () => {
  expect(film({ fps: 1000 }, frame(1))).toEqual([0]);
  expect(() => frames(dem, { fps: 1000.5 })).toThrow("expected a number above 0, up to 1000");
  expect(film({ every: 3 }, frame(1), frame(2))).toEqual([0]);
  expect(film({ every: 1 }, frame(1), frame(2))).toEqual([0, 1]);
  expect(film({ fps: 0.5 }, frame(1), frame(2), frame(3), frame(4))).toEqual([0, 2]);
  expect(film({ every: 1, command: "x".repeat(1023) }, frame(1))).toEqual([0]);
});

it("a film's span has its first and its last time, to a ten-thousandth of a second", () => {
  const own = [1, 2, 3, 4].map((time) => frame(time));
  const span = (from: number, to: number) => film({ every: 1, time: { from, to } }, ...own);
  expect(span(1 + 1e-4, 2 - 1e-4)).toEqual([1, 2]);
  expect(span(1 + 2e-4, 3 - 2e-4)).toEqual([2]);
  // From 1 s on two pictures a second are due: at 2 s there are three.
  const edit = frames(dem, { fps: 2, time: { from: 1, to: 9 } });
  const bytes = demOf([LEVEL], ...SIGNONS, ...own);
  expect([...edited(readRecording(dem, bytes), edit)].length).toBeGreaterThan(0);
  expect(edit.pictures.map(({ seconds, times }) => [seconds, times])).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
  ]);
  const each = frames(dem, { every: 2 });
  expect([...edited(readRecording(dem, bytes), each)].length).toBeGreaterThan(0);
  expect(each.pictures.map(({ seconds, times }) => [seconds, times])).toEqual([
    [0, 1],
    [2, 1],
  ]);
});

it("a picture is of a whole block that shows a frame, and neither begins a level nor ends the game", () => {
  const end = { type: "disconnect" };
  const all = [[LEVEL, ...frame(1)], ...SIGNONS, frame(2), [{ type: "nop" }], frame(3)];
  const bytes = demOf(...all, frame(4), [...frame(5), end]);
  const broken = bytes.slice();
  const parts = [...readRecording(dem, bytes)];
  // There is no message 60.
  broken[blocksOf(dem, bytes)[6]!.bodyOffset + 5] = 60;
  const pictures = (own: Uint8Array) => {
    const edit = frames(dem, { every: 1 });
    const made = [...edited(readRecording(dem, own), edit)];
    expect(made.map(({ kind }) => kind)).toEqual(parts.map(({ kind }) => kind));
    return edit.pictures.map(({ block }) => block);
  };
  expect([pictures(bytes), pictures(broken)]).toEqual([
    [4, 6, 7],
    [4, 7],
  ]);
});

// ERRATA and id's engine: MAX_MSGLEN is 8000, and a block of that size is one too many.
it("a picture's command goes where there is room for it: id's engine reads 7999 bytes", () => {
  // An id, "screenshot\n" and a 0 are 13 bytes.
  const [full, over] = [7999 - 13, 7999 - 12];
  expect(film({ every: 1 }, sized(1, full), sized(2, over), frame(3))).toEqual([0, 2]);
  // Who plays the recording reads as many bytes as its largest block has.
  const large = sized(1, 9000);
  expect(film({ every: 1 }, large, sized(2, 9000 - 13), sized(3, 9000 - 12))).toEqual([1]);
});

it("a block is large where it has more bytes than id's engine reads, and than those before it", () => {
  const blocks = (...bytes: readonly number[]) =>
    blocksOf(dem, demOf(...bytes.map((count) => prints(count))));
  for (const how of ["withAfter", "changed"] as const) {
    const large = (...bytes: readonly number[]) => {
      const room = new Room(dem, familyOf(dem));
      for (const part of blocks(...bytes)) room[how](part, part, prints(2) as never);
      return room.large.notes.map(({ count, block }) => [count, block]);
    };
    expect([how, large(7997), large(7998)]).toEqual([how, [], [[1, 0]]]);
    expect([how, large(9000, 8998, 8999)]).toEqual([how, [[2, 0]]]);
  }
});

it("a subtitle waits for a block with room for it, as large as those before it", () => {
  const printed = (cue: Cue, ...own: readonly object[][]) => {
    const edit = subtitle(dem, [cue]);
    const parts = [...edited(readRecording(dem, demOf([LEVEL], ...SIGNONS, ...own)), edit)];
    return parts.flatMap((part, i) =>
      part.kind === "block" && [...messagesOf(part)].some(({ type }) => type === "centerprint")
        ? [i - 5]
        : [],
    );
  };
  // An id, a text and a 0: "abc" has five bytes.
  const cue = { from: 0, to: 1.5, text: "abc" };
  expect(printed(cue, sized(1, 7999 - 5), frame(1.5))).toEqual([0]);
  expect(printed(cue, sized(1, 7999 - 4), frame(1.5))).toEqual([1]);
  expect(printed(cue, sized(1, 9000), sized(1.5, 9000 - 4), sized(2, 9000 - 5))).toEqual([2]);
  // Engines show it for two seconds: it is printed anew when half of these have passed.
  const frames = [1, 2, 3, 4].map((time) => frame(time));
  expect(printed({ ...cue, to: 9 }, ...frames)).toEqual([0, 1, 2, 3]);
});

describe("what lasts of what is cut", () => {
  const style = (number: number, bytes: number) => ({
    type: "lightstyle",
    style: number,
    // An id, a number, a text and a 0.
    string: "m".repeat(bytes - 3),
  });
  function blocks(...messages: object[]) {
    const lasting = new Lasting(dem, familyOf(dem));
    for (const part of blocksOf(dem, demOf([LEVEL], messages))) lasting.take(part);
    return lasting
      .blocks(blocksOf(dem, demOf(frame(1)))[0]!)
      .map((block) => [...messagesOf(block)].map((one) => (one as { style?: number }).style));
  }
  const thousand = (count: number) => Array.from({ length: count }, (_, i) => style(i, 1000));

  it("is in blocks of 7999 bytes at most", () => {
    expect(blocks()).toEqual([]);
    expect(blocks(...thousand(7), style(7, 999))).toEqual([[0, 1, 2, 3, 4, 5, 6, 7]]);
    expect(blocks(...thousand(8))).toEqual([[0, 1, 2, 3, 4, 5, 6], [7]]);
    expect(blocks(...thousand(16))).toEqual([
      [0, 1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10, 11, 12, 13],
      [14, 15],
    ]);
  });

  it("is what was set last, after what was set before", () => {
    expect(blocks(style(1, 5), style(2, 5), style(1, 6))).toEqual([[2, 1]]);
    const kill = { type: "killedmonster" };
    expect(blocks(kill, style(1, 5), kill)).toEqual([[undefined, 1, undefined]]);
  });
});
