import { expect, it } from "vitest";
import { toQuake } from "../../../quake/edit/subtitles/markup.ts";

/* What is a tag in a subtitle, and what is text; in the second colour a character is 128 more. */

const bright = (text: string) =>
  Array.from(text, (char) => String.fromCharCode(char.charCodeAt(0) + 128)).join("");

it("tags are what is between angles; an angle alone is text, in both forms", () => {
  const cases: readonly (readonly [markup: string, srt: string, vtt: string])[] = [
    ["a < b", "a < b", "a < b"],
    ["<", "<", "<"],
    ["a > b", "a > b", "a > b"],
    ["<>", "<>", ""],
    ["<b>x</b>y", `${bright("x")}y`, `${bright("x")}y`],
    ["<v Ann>x", "<v Ann>x", "x"],
    ["<c.red>x</c>y", "<c.red>x</c>y", `${bright("x")}y`],
    ["<i><b>x</b>y</i>z", `${bright("xy")}z`, `${bright("xy")}z`],
    // What ends and has not begun is nothing.
    ["</b>x<b>y", `x${bright("y")}`, `x${bright("y")}`],
    ["{\\an8}x", "x", "{\\an8}x"],
    ["{a}", "{a}", "{a}"],
    ["{\\", "{\\", "{\\"],
    ["a&lt;b&amp;", "a&lt;b&amp;", "a<b&"],
    ["&lrm;a&xyz;", "&lrm;a&xyz;", "a&xyz;"],
    ["&", "&", "&"],
  ];
  for (const [markup, srt, vtt] of cases)
    expect([markup, toQuake(markup, "srt").text, toQuake(markup, "vtt").text]).toEqual([
      markup,
      srt,
      vtt,
    ]);
});
