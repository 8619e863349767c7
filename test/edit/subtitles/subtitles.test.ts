import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import { mvd2 } from "../../../generated/mvd2.ts";
import {
  type Cue,
  edited,
  EditError,
  extracted,
  noteText,
  subtitle,
} from "../../../quake/edit/index.ts";
import { familyOf } from "../../../quake/edit/family/index.ts";
import { timestamp } from "../../../quake/edit/subtitles/cue.ts";
import { fromQuake } from "../../../quake/edit/subtitles/markup.ts";
import { parseCues } from "../../../quake/edit/subtitles/parse-cues.ts";
import { Screen } from "../../../quake/edit/subtitles/screen.ts";
import { wrapped } from "../../../quake/edit/subtitles/wrap.ts";
import type { RecordedBlock } from "../../../recording/index.ts";
import { bytesOf } from "../../support/edit-states.ts";
import { demOf, demParts, frame, LEVEL, SIGNONS } from "../../support/made-dem.ts";

const print = (text: string) => ({ type: "centerprint", text });

/** A recording of ten frames a second, from second 1 on, in which the game does something at some of them. */
function recorded(seconds: number, others: Readonly<Record<number, readonly object[]>> = {}) {
  const count = Math.round(seconds * 10) + 1;
  const frames = Array.from({ length: count }, (_, i) => frame(1 + i / 10, ...(others[i] ?? [])));
  return demOf([LEVEL], ...SIGNONS, ...frames);
}

/** The blocks before the first frame. */
const BEFORE = 1 + SIGNONS.length;

/** When which texts are printed, in tenths of a second since the first frame; what was found to say of it. */
function shown(bytes: Uint8Array, ...cues: readonly Cue[]) {
  const edit = subtitle(dem, cues);
  const result = bytesOf(dem, edited(demParts(bytes), edit));
  const printed = demParts(result).flatMap((part) => {
    if (part.kind !== "block") return [];
    return part.messages.flatMap((message) =>
      message.type === "centerprint"
        ? [[part.index - BEFORE, (message as unknown as { text: string }).text] as const]
        : [],
    );
  });
  return { printed, notes: edit.notes.map(noteText), edit, result };
}

const cue = (from: number, to: number, text: string): Cue => ({ from, to, text });

describe("a subtitle", () => {
  it("is put into frames alone, counted as often as it is printed", () => {
    const frames = [1, 1.5, 2, 2.5, 3].map((time) => frame(time));
    // A block without a frame is between each two.
    const bytes = demOf([LEVEL], ...SIGNONS, ...frames.flatMap((one) => [[{ type: "nop" }], one]));
    const { printed, edit } = shown(bytes, cue(0.5, 1.5, "Go"));
    expect(printed).toEqual([
      [3, "Go"],
      [7, ""],
    ]);
    expect(edit.added).toBe(2);
    expect(subtitle(dem, []).added).toBe(0);
  });

  it("says which lines are below the screen, if it is one alone", () => {
    const lines = Array.from({ length: 20 }, (_, i) => `line ${i + 1}`);
    const { notes } = shown(recorded(2), cue(0.5, 1, lines.join("\n")));
    expect(notes).toEqual([
      "subtitle at 00:00:00,500: lines below the screen are left out: line 20",
    ]);
    expect(shown(recorded(2), cue(0.5, 1, lines.slice(1).join("\n"))).notes).toEqual([]);
  });

  it("that fits stays as it is, and words that just fit are not broken", () => {
    const word = "x".repeat(40);
    expect(wrapped("a  b").text).toBe("a  b");
    expect(wrapped(`a  ${"x".repeat(37)}`).text).toBe(`a  ${"x".repeat(37)}`);
    for (const [text, lines] of [
      [`${word} b`, `${word}\nb`],
      [`b ${word}`, `b\n${word}`],
    ] as const)
      expect(wrapped(text)).toEqual({ text: lines, broken: [], left: [] });
  });

  it("is printed at once where the game has printed nothing but blanks", () => {
    const screen = new Screen(2000);
    screen.printed("x", "1", 1500);
    screen.print(" ", 1600);
    expect(screen.needs("x", "1", 1600)).toEqual(["x"]);
    expect(screen.needs(undefined, "", 1600)).toEqual([]);
  });

  it("has times of hours, and no minute of 60 seconds", () => {
    expect([3599.999, 3600, 7200, 59.999].map((seconds) => timestamp(seconds))).toEqual([
      "00:59:59,999",
      "01:00:00,000",
      "02:00:00,000",
      "00:00:59,999",
    ]);
    expect(() => parseCues("1\n59:00,000 --> 60:00,000\na")).toThrow("line 2: expected two times");
    expect(() => parseCues("1\n59:00,000 --> 59:60,000\na")).toThrow("line 2: expected two times");
    // A file's head may be followed by a subtitle's name; a line alone is a subtitle without times.
    expect(parseCues("WEBVTT\nname\n00:01.000 --> 00:02.000\na")).toEqual([
      { from: 1, to: 2, text: "a", line: 3 },
    ]);
    expect(() => parseCues("x\n\n1\n00:01,000 --> 00:02,000\na")).toThrow("line 1: expected");
  });

  it("is in the second colour from character 128 on", () => {
    const plain = (code: number) => fromQuake(String.fromCharCode(code), "srt");
    // Below 32 the last glyphs are parts of a bar.
    expect([0x1f, 0x7d, 0x7e, 0x80, 0xfd, 0xfe].map(plain)).toEqual([
      "-",
      "}",
      "~",
      "<b>?</b>",
      "<b>}</b>",
      "<b>~</b>",
    ]);
  });

  it("is printed each second, since engines show it for two, and is taken away", () => {
    const { printed, notes } = shown(recorded(4), cue(0.5, 2.75, "Go"));
    expect(printed).toEqual([
      [5, "Go"],
      [15, "Go"],
      [25, "Go"],
      [28, ""],
    ]);
    expect(notes).toEqual([]);
  });

  it("that follows another one takes its place", () => {
    const { printed } = shown(recorded(3), cue(1, 1.5, "one"), cue(1.5, 2, "two"));
    expect(printed).toEqual([
      [10, "one"],
      [15, "two"],
      [20, ""],
    ]);
  });

  it("comes at its time, in whatever order they are given", () => {
    const { printed } = shown(
      recorded(3),
      cue(2, 2.5, "two"),
      cue(0, 0.5, "zero"),
      cue(1, 1.5, "one"),
    );
    expect(printed.filter(([, text]) => text !== "")).toEqual([
      [0, "zero"],
      [10, "one"],
      [20, "two"],
    ]);
  });

  it("that follows one of the same text is another one", () => {
    const { printed, result } = shown(recorded(3), cue(1, 1.5, "one"), cue(1.5, 2, "one"));
    expect(printed).toEqual([
      [10, "one"],
      [15, ""],
      [15, "one"],
      [20, ""],
    ]);
    expect([...extracted(dem, demParts(result))]).toEqual([cue(1, 1.5, "one"), cue(1.5, 2, "one")]);
  });

  it("is below one that began before it and has not ended", () => {
    const { printed } = shown(recorded(3), cue(1, 1.5, "one"), cue(1.2, 1.7, "two"));
    expect(printed).toEqual([
      [10, "one"],
      [12, "one\ntwo"],
      [15, "two"],
      [17, ""],
    ]);
  });

  it("is left out and reported where no frame is within its time, and after the end", () => {
    const late = { ...cue(60, 61, "late"), line: 9 };
    const { printed, notes } = shown(recorded(2), cue(1.01, 1.05, "x"), cue(1.9, 5, "end"), late);
    expect(printed).toEqual([[19, "end"]]);
    expect(notes).toEqual([
      "subtitle at 00:00:01,010: left out: no frame that could carry it is within its time",
      "subtitle at 00:00:01,900: shown only until the recording ends at 00:00:02,000",
      "subtitle at 00:01:00,000 (line 9): left out: the recording ends at 00:00:02,000",
    ]);
  });

  it("has lines of 40 characters, and what does not fit is reported", () => {
    const word = "w".repeat(45);
    const { printed, notes } = shown(
      recorded(3),
      cue(0, 0.5, `This line has one word more than the screen ${word}`),
      cue(0.5, 1, Array.from({ length: 21 }, (_, i) => `line ${i + 1}`).join("\n")),
      { ...cue(1, 1.5, "?"), unknown: "日" },
    );
    const [first, second] = printed.map(([, text]) => text.split("\n"));
    expect(first).toEqual([
      "This line has one word more than the",
      "screen",
      "w".repeat(40),
      "wwwww",
    ]);
    expect([second!.length, second!.at(-1)]).toEqual([19, "line 19"]);
    expect(notes).toEqual([
      `subtitle at 00:00:00,000: a word is longer than a line, and is broken: ${word}`,
      "subtitle at 00:00:00,500: lines below the screen are left out: line 20 / line 21",
      'subtitle at 00:00:01,000: Quake does not have, and "?" is in place of: 日',
    ]);
  });
});

describe("what the game prints", () => {
  it("stays two seconds, and the subtitle comes after it", () => {
    const bytes = recorded(6, { 10: [print("You got the \xd1uad")] });
    const { printed, notes } = shown(bytes, cue(0.5, 4, "Go"), cue(5, 5.5, "on"));
    expect(printed).toEqual([
      [5, "Go"],
      [10, "You got the \xd1uad"],
      [30, "Go"],
      [40, ""],
      [50, "on"],
      [55, ""],
    ]);
    expect(notes).toEqual([
      "subtitle at 00:00:00,500: comes after the game's own text of block 14, 00:00:01,000: You got the Quad",
    ]);
  });

  it("may be a text that the client looks up, as of the rerelease", () => {
    const parts = [{ text: "$qc_got_item" }, { text: "$qc_quad" }];
    const message = { type: "loccenterprint", parts };
    expect(familyOf(dem).centerText(message)).toBe("$qc_got_item $qc_quad");
  });

  it("before a subtitle delays it, and may hide it", () => {
    const bytes = recorded(6, { 10: [print("Secret")] });
    const { printed, notes, edit } = shown(bytes, cue(1.5, 2.5, "hidden"), cue(2.8, 4, "later"));
    expect(printed).toEqual([
      [10, "Secret"],
      [30, "later"],
      [40, ""],
    ]);
    expect(edit.shown).toBe(1);
    expect(notes).toEqual([
      "subtitle at 00:00:01,500: comes after the game's own text of block 14, 00:00:01,000: Secret",
      "subtitle at 00:00:01,500: not shown: all its time the screen has the game's own text or a level's figures",
      "subtitle at 00:00:02,800: comes after the game's own text of block 14, 00:00:01,000: Secret",
    ]);
  });

  it("makes room where it is nothing", () => {
    const bytes = recorded(3, { 10: [print("Secret")], 15: [print("")] });
    expect(shown(bytes, cue(1.2, 2, "Go")).printed).toEqual([
      [10, "Secret"],
      [15, ""],
      [15, "Go"],
      [20, ""],
    ]);
  });

  it("ends subtitles where it is an episode's text, until the next level", () => {
    const finale = { type: "finale", text: "You won" };
    const level = recorded(3, { 20: [finale] });
    const [header, ...blocks] = demParts(level);
    const twice = bytesOf(dem, [header, ...blocks, ...blocks]);
    const { printed } = shown(twice, cue(1.8, 3.2, "Go"));
    // The second level's frames go on from the first one's last: second 3 is its first frame.
    const second = 31 + BEFORE;
    expect(printed).toEqual([
      [18, "Go"],
      [second, "Go"],
      [second + 2, ""],
    ]);
  });
});

describe("a block", () => {
  it("gets none where an engine would not read so much of it", () => {
    // Quake reads less than 8000 bytes of a block; a print of n characters has n + 2.
    const { body } = demParts(recorded(0)).at(-1) as RecordedBlock;
    const prints = (...lengths: number[]) =>
      lengths.map((length) => ({ type: "print", text: "x".repeat(length) }));
    const filled = (left: number) =>
      recorded(2, { 5: prints(2000, 2000, 2000, 7999 - left - body.length - 3 * 2002 - 2) });
    // The subtitle's message has three.
    expect(shown(filled(3), cue(0.5, 0.8, "y")).printed[0]).toEqual([5, "y"]);
    expect(shown(filled(2), cue(0.5, 0.8, "y")).printed[0]).toEqual([6, "y"]);
  });

  it("gets none where it is damaged, or ends the game", () => {
    const bytes = recorded(1, { 9: [{ type: "disconnect" }] });
    // An id that there is not, after the messages of frame 5.
    const parts = demParts(bytes).map((part) => {
      if (part.kind !== "block" || part.index !== BEFORE + 5) return part;
      const { kind, block, messages, version } = part;
      return { kind, block, messages, version, undecoded: Uint8Array.of(0x7f) };
    });
    const { printed } = shown(bytesOf(dem, parts), cue(0.5, 0.8, "a"), cue(0.9, 1, "b"));
    expect(printed).toEqual([
      [6, "a"],
      [8, ""],
    ]);
  });
});

it("is refused where it would show nothing, or the format has none for everybody", () => {
  const late = () => shown(recorded(2), cue(9, 10, "late"));
  expect(late).toThrow(EditError);
  expect(late).toThrow("no subtitle is shown: the recording ends at 00:00:02,000");
  expect(() => subtitle(mvd2, [])).toThrow("mvd2: such recordings have no text for everybody");
});

it("is found in what the game prints", () => {
  const bytes = recorded(9, {
    5: [print("one")],
    20: [print("one")],
    60: [print("two"), print("three")],
    65: [print("\n")],
    90: [print("last")],
  });
  expect([...extracted(dem, demParts(bytes))]).toEqual([
    // Two seconds after it was printed last.
    cue(0.5, 4, "one"),
    cue(6, 6.5, "three"),
    cue(9, 11, "last"),
  ]);
});
