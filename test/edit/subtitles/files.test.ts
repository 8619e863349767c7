import { describe, expect, it } from "vitest";
import { cuesHead, cueText, EditError, parseCues } from "../../../quake/edit/index.ts";

describe("a file of subtitles", () => {
  it("is SRT as players read it", () => {
    const srt =
      "\uFEFF2\r\n00:00:04,000 --> 00:01:05,250  X1:40 X2:600\r\n{\\an8}two\r\nlines\r\n\r\n\r\n" +
      "1\r\n00:00:01.5 --> 00:00:02,000\r\none\r\n".replace(".5", ",500");
    expect(parseCues(srt)).toEqual([
      { from: 1.5, to: 2, text: "one", line: 8 },
      { from: 4, to: 65.25, text: "two\nlines", line: 2 },
    ]);
  });

  it("is WebVTT with notes, styles, names and settings", () => {
    const vtt = `WEBVTT - a film

NOTE 00:00:00.000 --> is no subtitle

STYLE
::cue { color: red }

intro
00:01.000 --> 00:02.000 align:start
<v Ranger>It&apos;s <i>you</i> &amp; me &lt;3

01:00:00.000 --> 01:00:01.000
<00:00:01.000><c.red>hot</c>`;
    const high = (text: string) =>
      text.replaceAll(/\w/g, (c) => String.fromCharCode(c.charCodeAt(0) + 128));
    expect(parseCues(vtt)).toEqual([
      { from: 1, to: 2, text: `It's ${high("you")} & me <3`, line: 9 },
      { from: 3600, to: 3601, text: high("hot"), line: 12 },
    ]);
  });

  const good = "1\n00:00:01,000 --> 00:00:02,000\none\n\n";
  it.each([
    ["", "there are no subtitles in it"],
    ["WEBVTT\n\nNOTE nothing\n", "there are no subtitles in it"],
    [
      `${good}2\n00:00:05,000 --> 00:00:03,000\ntwo`,
      "line 6: the subtitle begins at 00:00:05,000 and ends at 00:00:03,000",
    ],
    [`${good}2\n00:00:05,000 --> 00:00:05,000\ntwo`, "line 6: the subtitle begins at"],
    [`${good}2\n00:00:05,000 -> 00:00:06,000\ntwo`, "line 5: expected a subtitle: its number"],
    [`${good}2\n00:00:05 --> 00:00:06,000\ntwo`, "line 6: expected two times as 00:01:30,500"],
    [`${good}2\n00:60:05,000 --> 00:61:06,000\ntwo`, "line 6: expected two times"],
    [`${good}two\n00:00:05,000 --> 00:00:06,000\n`, "line 5: expected the subtitle's number"],
    [`${good}2\n00:00:05,000 --> 00:00:06,000\n<b></b>`, "line 6: the subtitle has no text"],
    ["\x7fELF\0\0", "line 1: expected a subtitle"],
    ["WEBVTT\n\nx\ny\n", "line 3: expected a subtitle: its times as 00:01:30.500"],
  ])("%j is refused: %s", (text, why) => {
    expect(() => parseCues(text)).toThrow(EditError);
    expect(() => parseCues(text)).toThrow(why);
  });

  it("has characters that Quake has, or like them", () => {
    const text = (markup: string) => parseCues(good.replace("one", markup))[0]!;
    expect(text("“Tête” – naïve… ½ Straße").text).toBe('"Tete" - naive... 1/2 Strasse');
    expect(text("日本 x本")).toMatchObject({ text: "?? x?", unknown: "日本" });
    // 128 more than ASCII: Quake's second colour. Spaces have none.
    expect(text('<font color="#ff0000">a b</font> c</b> <I>d').text).toBe("\xe1 \xe2 c \xe4");
    expect(text("1 < 2 <x> & 3").text).toBe("1 < 2 <x> & 3");
  });

  it.each(["<", "{\\", "&a", "<b>", "\n\u00a0", "- --> "])("of many %j is read", (hostile) => {
    // What takes the square of that would not end.
    const cue = `2\n00:00:05,000 --> 00:00:06,000\nx${hostile.repeat(200_000)}x`;
    expect(parseCues(good + cue)).toHaveLength(2);
  });
});

describe("a subtitle's text", () => {
  it("is as both forms have it", () => {
    const cue = { from: 3661.5, to: 3662, text: "\n\n\xd1\xf5\xe1\xe4 \xe7\xef\xf4 & <1>\n\nx\n" };
    expect(cueText(cue, 7, "srt")).toBe(
      "7\n01:01:01,500 --> 01:01:02,000\n<b>Quad got</b> & <1>\n\u00a0\nx\n\n",
    );
    expect(cuesHead("vtt") + cueText(cue, 7, "vtt")).toBe(
      "WEBVTT\n\n7\n01:01:01.500 --> 01:01:02.000\n<b>Quad got</b> &amp; &lt;1&gt;\n\u00a0\nx\n\n",
    );
  });

  it("has Quake's brackets, digits and bars as ASCII", () => {
    const text = "\x10\x12\x1b\x11\x1d\x1e\x1f \x90x\x91";
    expect(cueText({ from: 0, to: 1, text }, 1, "srt").split("\n")[2]).toBe(
      "[<b>09</b>]--- <b>[</b>x<b>]</b>",
    );
  });
});
