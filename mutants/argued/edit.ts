import type { Argued } from "./argument.ts";

/** Of `edit`. */
export const EDIT: readonly Argued[] = [
  {
    file: /edit\/merge\/merge\.ts$/,
    diff: /^- +if \(this\.#surplus\.size === 0\) return part;\n\+ +if \((?:false\) return part;|this\.#surplus\.size === 0\) \{\})$/m,
    why: "Where nothing is left over, nothing is found: it takes time.",
  },
  {
    file: /edit\/(?:merge\/times|subtitles\/extract)\.ts$/,
    diff: /^\+ .*\b(?:entities|players|figures): true\b/m,
    why: "What is followed and nobody asks for takes time.",
  },
  {
    file: /edit\/merge\/cursor\.ts$/,
    diff: /^\+ .*clockPerLevel: false/m,
    why: "No worlds are given, so that no clock ticks.",
  },
  {
    file: /edit\/(?:cameras\/(?:netquake|quakeworld)-camera|subtitles\/extract)\.ts$/,
    diff: /^\+ +#is(?:Ours|Over|Spectator) = true;$/m,
    why: "A level's beginning sets it, and nothing is shown before the first one.",
  },
  {
    file: /edit\/(?:ghosts\/ghosts|cameras\/quakeworld-camera)\.ts$/,
    diff: /^- +if \(part\.protocol !== .*return.*\n\+ +if \((?:false\) return|part\.protocol !== .*\{\}$)/m,
    why: "What is in no connection has no message of a level: it is looked at in vain.",
  },
  {
    file: /edit\/cameras\/quakeworld-camera\.ts$/,
    diff: /^\+ .*\[pitch = 1, yaw = 0\]/m,
    why: "A third of a degree is less than half of a step, which has 1.4 degrees.",
  },
  {
    file: /edit\/cameras\/path\.ts$/,
    diff: /^\+ +if \(seconds < first\.at\)/m,
    why: "At its first point the way from there has no length.",
  },
  {
    file: /edit\/(?:family\/[\w-]+|strip|ghosts\/models)\.ts$/,
    diff: /^\+ .*container\.codecs\[1\]!\.table/m,
    why: "All codecs of a protocol have one table.",
  },
  {
    file: /edit\/join\.ts$/,
    diff: /^\+ +(?:let first = false|#begins = true);$/m,
    why: "Before the first recording nothing is held, and no time has been written to go on from.",
  },
  {
    file: /family\/netquake-gap\.ts$/,
    diff: /^\+ const MOST = \d+;$/m,
    why: "Entities are given anew in lists: how many are in each, no world shows, and one more fits.",
  },
  {
    file: /family\/quakeworld\.ts$/,
    diff: /^- +time: 0,\n\+ +time: 1,$/m,
    why: "An end gets the time of the block that it follows.",
  },
  {
    file: /edit\/levels\.ts$/,
    diff: /^\+ +(?:begins = false|#shownBefore = true);$/m,
    why: "Each block sets it, and nobody asks before the first one.",
  },
  {
    file: /edit\/family\/(?:quake2-)?multi-view-gap\.ts$/,
    diff: /^\+ +#version = 1;$/m,
    why: "Each message sets it, and without one nothing is written.",
  },
  {
    file: /edit\/family\/(?:quake2|quakeworld)-gap\.ts$/,
    diff: /^\+ const REMEMBERED = (?:17|63|65);$/m,
    why: "What differs from a frame that clients forget shows no whole world, and stays as it is; and a frame is asked for before the next one takes its place.",
  },
  {
    file: /edit\/family\/quake2-gap\.ts$/,
    diff: /^(?:- +this\.#ring\.clear\(\);\n\+ +;|\+ .*splice\(0, place \+ 1\)\.at\(-0\);)$/m,
    why: "What differs from another level's frame shows no whole world, and stays as it is; and each frame's world is the first one left.",
  },
  {
    file: /edit\/family\/standing-changes\.ts$/,
    diff: /^(?:- +this\.#plans\.set\(layout, plan\);\n\+ +;|\+ .*length: 3 \*\* number\.bits\.length.*)$/m,
    why: "What is not kept is made again; and of a number that its bits do not have nothing is there.",
  },
  {
    file: /edit\/added\/quake2-frames\.ts$/,
    diff: /^- +present\.reference = undefined;\n\+ +;$/m,
    why: "What is not let go takes memory.",
  },
  {
    file: /edit\/added\/survey\.ts$/,
    diff: /^\+ .*let number = 0; number <= level\.maxclients/m,
    why: "Numbers that are asked for are above 0.",
  },
  {
    file: /edit\/levels\.ts$/,
    diff: /^\+ (?:const REMEMBERED = \d+;| +if \(first\.length <= REMEMBERED\).*)$/m,
    why: "No block shows as many frames: the number bounds what a random one holds.",
  },
];
