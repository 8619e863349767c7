import type { Argued } from "./argument.ts";

/** Of `events`. */
export const EVENTS: readonly Argued[] = [
  {
    file: /events\/figures\.ts$/,
    diff: /^\+ .*\(before\.health \?\? 2\) > 0/m,
    why: "Any number above 0 is a health of one who lives.",
  },
  {
    file: /events\/(?:roll|event-reader)\.ts$/,
    diff: /^(?:- +this\.#visits = visits;\n\+ +;|\+ +#at = 1;)$/m,
    why: "What is looked at in vain takes time; and each moment's time is set before it is asked for.",
  },
  {
    file: /events\/said\.ts$/,
    diff: /^\+ .*\(false \? \{\} : \{ penalty \}\)/m,
    why: "A member that is undefined is one that is not there.",
  },
  {
    file: /events\/event-reader\.ts$/,
    diff: /^(?:\+ +if \(false\) continue;|- +return false;\n\+ +return true;)$/m,
    why: "What is looked at in vain takes time: other messages say nothing.",
  },
  {
    file: /ktx\/ktx\.ts$/,
    diff: /^\+ .*STAT_ITEMS\]: items = 1 /m,
    why: "A server gives a player's items where it gives his health.",
  },
];
