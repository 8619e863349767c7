import type { Argued } from "./argument.ts";

/** Of any room, or of several. */
export const ANY: readonly Argued[] = [
  {
    file: /\.ts$/,
    diff: /^\+ .*Math\.max\([\w.#]+, \d+ \* [\w.#]+\.length\)/m,
    why: "How much more room is taken than what is needed at once is time: it is as much as is needed.",
  },
  {
    file: /(?:capture\/sessions\/piece-way|netchan\/netchan-wire)\.ts$/,
    diff: /^\+ const LONGEST = (?:3 \*\* 15|2 \*\* 16|2 \*\* 15 \+ (?:3 \*\* 16|2 \*\* 17))/m,
    why: "Pieces have no more bytes than there is room for: with more room the same comes of them.",
  },
  {
    file: /(?:reel\/reel-builder|added\/room)\.ts$/,
    diff: /^\+ .*protocolsOf<\w+>\(\w+, true\)/m,
    why: "It is only asked for the codec of a version, and none of its messages changes that.",
  },
  {
    file: /(?:runtime\/(?:packet|bytes\/writer)|recording\/(?:write|placed\/unfold)|net\/.*)\.ts$/,
    diff: /^\+ .*(?:new (?:New)?Writer\((?:\d+|\d << \d+|file\.length .*)\);|capacity = \d+\))/m,
    why: "A writer grows: with how much room it begins, no bytes show.",
  },
  {
    file: /decode\/(?:sequences|decode)\.ts$/,
    diff: /^\+ .*(?:makeNode\(name, s\.input\.offset \* 8, 1\)|attempt\(input, makeNode\(table\.name, start (?:\* [79], 0|\/ 8, 0|\* 8, 1)\), outer\))/m,
    why: "Nobody shows that node: only its number is asked for.",
  },
];
