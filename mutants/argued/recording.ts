import type { Argued } from "./argument.ts";

/** Of `recording`. */
export const RECORDING: readonly Argued[] = [
  {
    file: /recording\/columns\/columns\.ts$/,
    diff: /^- +filler\.(?:share = .*|isWhole = true);\n\+ +;$/m,
    why: "How much is expected of a column is room, and that all in a stretch is read at once is time.",
  },
  {
    file: /recording\/(?:columns\/row-steps|decode\/selected)\.ts$/,
    diff: /^\+ .*new Uint8Array\(257\)/m,
    why: "No byte is 256.",
  },
  {
    file: /recording\/placed\/fold\.ts$/,
    diff: /^\+ .*if \((?:own\.length === 0 && !protocol\.selectors\.has\(name\)\) \{\}|false\) continue;)/m,
    why: "What says no places, and is read without need, takes time.",
  },
  {
    file: /recording\/placed\/fold\.ts$/,
    diff: /^\+ .*if \(news\.length >= 0\) (?:rewrite|changes)/m,
    why: "What was read gives the same bytes again: it takes time.",
  },
  {
    file: /recording\/placed\/find\.ts$/,
    diff: /^\+ .*let at = bytes\.length \+ text\.length;/m,
    why: "After the last byte there is none of those that are looked for.",
  },
  {
    file: /recording\/versions\/version\.ts$/,
    diff: /^\+ .*if \((?:announcesVersions\(codec, r\) === false\) \{\}|false\) continue;)/m,
    why: "A body that tells nothing, and is read all the same, leaves nothing: it takes time.",
  },
  {
    file: /recording\/versions\/protocol\.ts$/,
    diff: /^- +known\.set\(kind, followed\);\n\+ +;$/m,
    why: "What is found again is the same: it takes time.",
  },
  {
    file: /recording\/versions\/protocol\.ts$/,
    diff: /^\+ .*from < lastPlain \? from : to;/m,
    why: "A codec is of one kind: one that begins with the last plain version ends with it.",
  },
  {
    file: /versions\/version\.ts$/,
    diff: /^\+ .*new Reader\(new Uint8Array\(1\)\)/m,
    why: "It is given other bytes before anything is read.",
  },
  {
    file: /recording\/decode\/decoder\.ts$/,
    diff: /^- +return false;\n\+ +return true;$/m,
    why: "What can be read is put together when it is.",
  },
  {
    file: /versions\/protocol\.ts$/,
    diff: /^\+ .*return table\.current <= from &&/m,
    why: "No codec is for the current version and for dialects of it: these have messages of their own.",
  },
  {
    file: /recording\/decode\/decoder\.ts$/,
    diff: /^\+ .*pending\.need\(1\);/m,
    why: "What comes next has a byte at least.",
  },
  {
    file: /recording\/decode\/selected\.ts$/,
    diff: /^\+ const LEAVE = 5;$/m,
    why: "The numbers are names: each other one will do that none of them has.",
  },
  {
    file: /recording\/columns\/columns\.ts$/,
    diff: /^\+ +let next = 1;$/m,
    why: "Before the first block there is no row, and 0 is what there is without a word.",
  },
  {
    file: /recording\/understanding\/understanding\.ts$/,
    diff: /^\+ .*hasHeader\] = \[\d, [1-9], false\];/m,
    why: "All formats that are compared have one message more.",
  },
  {
    file: /recording\/columns\/row-steps\.ts$/,
    diff: /^\+ +(?:;$|.*(?:filler\.share = |filler\.isWhole = false|isPassedFirst \|\| .*===|selectors\.size >= 0|if \((?:stops|this\.#versions|false)))/m,
    why: "It is about time alone: room that is made, what is passed over twice, what is found again.",
  },
];
