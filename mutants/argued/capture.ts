import type { Argued } from "./argument.ts";

/** Of `capture`. */
export const CAPTURE: readonly Argued[] = [
  {
    file: /capture\/.*\/(?:piece-way|pcapng)\.ts$/,
    diff: /^\+ .*(?:#(?:sequence|length) = 1;|LEAST_SECTION = LEAST \+ 15;)/m,
    why: "Before the first piece no number is looked at, and lengths are multiples of 4.",
  },
  {
    file: /capture\/files\/pcapng\.ts$/,
    diff: /^\+ .*(?:byteLength >= (?:3|19)\)|byteLength < 7\)|#passed > 1(?:\) continue;| \? undefined)|return 1;|#isLittleEndian = false;)/m,
    why: "Lengths of blocks are multiples of 4, what has just begun to be passed over is long, after a last byte that is passed over nothing is held, and the first section says the order before anything is read in it.",
  },
  {
    file: /capture\/files\/records\.ts$/,
    diff: /^\+ .*\(at \+ RECORD < bytes/m,
    why: "A last packet without bytes is what is left at the end, too.",
  },
  {
    file: /capture\/files\/interface\.ts$/,
    diff: /^\+ .*at \+ 4 < body\.byteLength/m,
    why: "An option without a value says nothing.",
  },
  {
    file: /capture\/files\/kinds\.ts$/,
    diff: /^\+ .*(?:HERTZ = \[.*\b(?:44099|44101|47999|31999)\b|\[sync = [01], kind = [01], rates = [01]\])/m,
    why: "At no rate has a frame another length: none comes so near to a whole number of bytes. A frame has three bytes at least, and none has a rate of 0.",
  },
  {
    file: /capture\/datagram\.ts$/,
    diff: /^\+ .*(?:header < 19 |best = \{ start: \d, length: 1 \})/m,
    why: "Lengths of headers are multiples of 4; and one group of zeroes is not left out.",
  },
  {
    file: /capture\/family\.ts$/,
    diff: /^\+ const LONGEST_WORD = 3[13];/m,
    why: "The longest word that is known has fourteen letters.",
  },
  {
    file: /capture\/flows\.ts$/,
    diff: /^\+ .*!\(a < b\)/m,
    why: "Whichever of two ends comes first, it is the same for both directions.",
  },
  {
    file: /capture\/files\/pieces\.ts$/,
    diff: /^\+ .*(?:2 \/ rest|[013] \* rest|this\.#at >= 0|rest >= 0\))/m,
    why: "How much room there is, and how often what is held is copied, takes time and changes no byte.",
  },
];
