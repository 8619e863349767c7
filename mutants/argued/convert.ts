import type { Argued } from "./argument.ts";

/** Of `convert`. */
export const CONVERT: readonly Argued[] = [
  {
    file: /convert\/clients\/multi-view-client\.ts$/,
    diff: /^\+ +#time = 1;$/m,
    why: "Before the first block nothing is seen, whatever the time is; and each block sets it.",
  },
  {
    file: /fit\/enum-names\.ts$/,
    diff: /^\+ +if \((?:this\.#differing\.size === 0\) \{\}|false\) return false;)$/m,
    why: "What is fitted without need is as it was: it takes time.",
  },
  {
    file: /convert\/versions\/to-version\.ts$/,
    diff: /^- +this\.#w\.offset = 0;$|^\+ .*(?:#w\.offset = 1;|\[member\]: new Uint8Array\(1\))/m,
    why: "Nobody reads what is tried, and a block's messages are put in the place of its bytes.",
  },
  {
    file: /convert\/fit\/fit\.ts$/,
    diff: /^- .*subject\.isSettled === undefined && !this\.#names\.matterIn\(source\)\)\n\+ +if \(false\)$/m,
    why: "What is fitted without need is as it was: it takes time.",
  },
  {
    file: /convert\/fit\/fit-plan\.ts$/,
    diff: /^- +if \(!hasArms\) plans\.set\(to, plan\);\n\+ +if \((?:!hasArms\) \{\}|false\) plans)/m,
    why: "What is not kept is made again.",
  },
  {
    file: /convert\/fit\/fit\.ts$/,
    diff: /^- +this\.#references\.set\(entry, names\);\n\+ +;$/m,
    why: "What is not kept is made again.",
  },
  {
    file: /convert\/merge\/alignment\.ts$/,
    diff: /^\+ .*Number\.isNaN\(there \+ time\)/m,
    why: "Where a difference is no number, a sum is not one, either.",
  },
  {
    file: /convert\/merge\/alignment\.ts$/,
    diff: /^\+ .*best: \[number, number\] = \[(?:0, 1|1, 0)\];/m,
    why: "Of no number nothing is told, and with one there are fewer than are needed.",
  },
  {
    file: /convert\/losses\.ts$/,
    diff: /^\+ .*\? -1 : [02]\)|^\+ .*\? -2 : 1\)/m,
    why: "An order tells before from not before: sorting asks for the sign.",
  },
  {
    file: /convert\/quakeworld\/status\.ts$/,
    diff: /^\+ +#time = 1;$/m,
    why: "Before the first moment nothing has kicked, and no view comes back.",
  },
  {
    file: /fit\/enum-names\.ts$/,
    diff: /^\+ .*type\.enum \?\? -2\)/m,
    why: "No enum has a number below 0.",
  },
  {
    file: /fit\/enum-names\.ts$/,
    diff: /^\+ .*kind !== "switch"/m,
    why: "A switch is beside what chooses its arm: what is fitted without need is as it was.",
  },
];
