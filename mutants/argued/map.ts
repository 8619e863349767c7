import type { Argued } from "./argument.ts";

/** Of `map`. */
export const MAP: readonly Argued[] = [
  {
    file: /map\/visibility\.ts$/,
    diff: /^\+ .*(?:left <= 1|left < 0|byteLength \* size|new Uint8Array\(|i <= row\.length|type >= \d|type <= AXES|AXES = \d|at \+ 1[57], true|at \+ 16, false)/m,
    why: "A way through a tree has each node once; outside of an array of bytes nothing is written; and a plane along an axis has a direction that says the same.",
  },
  {
    file: /map\/md4\.ts$/,
    diff: /^\+ .*(?:i < 5;|i <= 4;|\(sum << 0\))/m,
    why: "An array of numbers of 32 bits has four, and nothing after them; and a sum is as many bits either way.",
  },
  {
    file: /map\/grid\.ts$/,
    diff: /^\+ .*now >= this\.most/m,
    why: "What is the same becomes the same.",
  },
];
