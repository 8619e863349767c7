import type { Argued } from "./argument.ts";

/** Of `state`. */
export const STATE: readonly Argued[] = [
  {
    file: /world\/resolved\/resolve\.ts$/,
    diff: /^- .*#slots\.set\(layout, slots\);\n\+ +;$/m,
    why: "What is not kept is made again.",
  },
  {
    file: /world\/resolved\/(?:ring|baselines)\.ts$/,
    diff: /^(?:- +return false;\n\+ +return true;|- +this\.#without\.set\(version, baselines\);\n\+ +;)$/m,
    why: "Of a save whose frames are all forgotten nothing is taken away any more, and what is not kept is made again: it takes time.",
  },
  {
    file: /world\/quake2\/multi-view-moment\.ts$/,
    diff: /^- +if \(known\?\.state === state .*\n\+ +if \((?:known\?\.state === state .*\) \{\}|false\) return;)$/m,
    why: "What is the same is kept again, and shown by the same object: it takes time.",
  },
  {
    file: /world\/quake2\/multi-view-moment\.ts$/,
    diff: /^\+ +if \(!this\.#hasEntities\) \{\}$/m,
    why: "Entities that nobody asks for are known, and not shown: it takes time.",
  },
  {
    file: /world\/quakeworld\/quakeworld\.ts$/,
    diff: /^\+ +if \((?:part\.protocol !== table\.name\) \{\}|false\) return NO_WORLDS;)$/m,
    why: "A block of another protocol has no message of this one: looking for some takes time.",
  },
  {
    file: /world\/(?:quake2\/quake2|netquake\/netquake)\.ts$/,
    diff: /^\+ .*(?:framesIn|#momentsIn)\(messages\) < 1$/m,
    why: "A block with one frame is read as one with several, too: it takes time.",
  },
  {
    file: /world\/(?:netquake\/standing-shape|resolved\/resolve)\.ts$/,
    diff: /^- +this\.#(?:shapes\.set\(meaning\.type, shape\)|version = version);\n\+ +;$/m,
    why: "What is not kept is made, or found, again: it takes time.",
  },
  {
    file: /world\/resolved\/versioned\.ts$/,
    diff: /^- +if \(messages\.length === 0\) return(?: NONE)?;\n\+ +if \((?:false\) return(?: NONE)?;|messages\.length === 0\) \{\})$/m,
    why: "Of no messages none are listed: it takes time.",
  },
  {
    file: /world\/reading\/selections\.ts$/,
    diff: /^\+ .*places \|\| ofPlayers/m,
    why: "An entity that nobody asks for is read, and not shown: it takes time.",
  },
  {
    file: /world\/quakeworld\/quakeworld\.ts$/,
    diff: /^\+ +#sequence = 1;$/m,
    why: "Each packet sets it before it is looked at.",
  },
  {
    file: /world\/quakeworld\/quakeworld\.ts$/,
    diff: /^\+ .*this\.#model < 1 \?/m,
    why: "The name of number 0 is empty.",
  },
  {
    file: /world\/quakeworld\/hidden\.ts$/,
    diff: /^\+ +if \(bare\) .*bytes\.subarray\(4\)/m,
    why: "There are three bytes: nothing follows them.",
  },
  {
    file: /world\/quake2\/quake2\.ts$/,
    diff: /^\+ +readonly clockPerLevel = false;$/m,
    why: "The time of each level begins at 0, and a clock that goes back begins anew all the same.",
  },
  {
    file: /world\/quakeworld\/hits\.ts$/,
    diff: /^\+ +#was = true;$/m,
    why: "Each status line sets it before it is looked at.",
  },
];
