import type { Argued } from "./argument.ts";

/** Of `seek`. */
export const SEEK: readonly Argued[] = [
  {
    file: /seek\/sums\.ts$/,
    diff: /^\+ +if \(false\) this\.#sums\.push/m,
    why: "A piece that comes whole is copied first: it takes time.",
  },
  {
    file: /seek\/index-text\.ts$/,
    diff: /^\+ .*Math\.max\(text\.indexOf\("\\n"\), 1\)/m,
    why: "No JSON of an object is a single character.",
  },
  {
    file: /seek\/kept-keyframes\.ts$/,
    diff: /^\+ +#since = 1;$/m,
    why: "The first one is due at once, and what lies between is counted from there.",
  },
  {
    file: /seek\/recording-index\.ts$/,
    diff: /^\+ .*#checkBytes\(recording\.bytes, (?:1, (?:1|this\.data\.size)|0, 2)\)|offset \?\? 1;/m,
    why: "A piece is looked at as a whole, from whichever of its bytes on.",
  },
];
