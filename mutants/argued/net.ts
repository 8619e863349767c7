import type { Argued } from "./argument.ts";

/** Of `net`. */
export const NET: readonly Argued[] = [
  {
    file: /net\/.*-signon\.ts$/,
    diff: /^\+ +#servercount = 1;$/m,
    why: "Nothing is answered with it before the server has told its own.",
  },
  {
    file: /channel-follower\.ts$/,
    diff: /^\+ .*#channel\.receive\(1, bytes\)/m,
    why: "A channel that sends nothing does not look at the time.",
  },
  {
    file: /(?:channel\/address-proof|netchan\/join-by-words)\.ts$/,
    diff: /^\+ .*new Uint(?:16|32)Array\(2\)/m,
    why: "Of two numbers that are drawn the first is taken.",
  },
  {
    file: /channel\/channel\.ts$/,
    diff: /^\+ .*gap (?:<= 0|< 1) \? "duplicate"/m,
    why: "Where it is 0, nothing is dropped.",
  },
  {
    file: /channel\/reassembly\.ts$/,
    diff: /^\+ .*(?:new Uint8Array\(102[35]\)|length >= this\.#bytes\.length|2 \/ this\.#bytes\.length)/m,
    why: "How much more room is taken than what is needed at once is time.",
  },
  {
    file: /transport\/memory-network\.ts$/,
    diff: /^\+ .*(?:state = |bits = |bits \^|random\(\) <=)/m,
    why: "Which packets are lost, and not how many: another draw is as good.",
  },
  {
    file: /words\/challenges\.ts$/,
    diff: /^\+ .*(?:randomBytes\(3[13]\)|(?:100000001|99999999|1e8) \+ \(.* % (?:900000001|899999999|9e8)\))/m,
    why: "Numbers that nobody guesses: one more or less of them is as good.",
  },
  {
    file: /transport\/udp\.ts$/,
    diff: /^\+ .*setTimeout\(resolve, (?:999|1001)\)/m,
    why: "A thousandth of a second is time.",
  },
  {
    file: /netquake\/extensions\.ts$/,
    diff: /^\+ .*\{ fte2 = 1 \}/m,
    why: "It is a bit that is asked for only where another one is set.",
  },
  {
    file: /reel\/packed-bytes\.ts$/,
    diff: /^\+ +#piece = new Uint8Array\(1\);$/m,
    why: "With how much room it begins, no bytes show.",
  },
  {
    file: /netchan\/spectator\.ts$/,
    diff: /^\+ {7}if \((?:!this\.#isOpen\) \{\}|false\) return;)$/m,
    why: "After the end nothing is sent or shown, whatever is heard.",
  },
  {
    file: /netchan\/reader\.ts$/,
    diff: /^\+ const SLICE = \d+;/m,
    why: "How much is gone through at once is time: others are not kept waiting.",
  },
  {
    file: /(?:netquake\/client-view|netchan\/messages-of)\.ts$/,
    diff: /^\+ .*while \(r\.offset <= r\.end\)/m,
    why: "After the last byte nothing can be read, which ends it.",
  },
  {
    file: /netchan\/command-history\.ts$/,
    diff: /^\+ .*Math\.round\(first \* (?:999|1001)\)/m,
    why: "A thousandth of the longest command is less than half of a millisecond.",
  },
  {
    file: /channel\/accept\.ts$/,
    diff: /^\+ .*\(accept\.modflags \?\? 1\)/m,
    why: "It is another bit than the one that is asked for.",
  },
  {
    file: /proxy\/proxy-session\.ts$/,
    diff: /^- +this\.#toServer\.length = 0;\n\+ +(?:this\.#toServer\.length = 1)?;$/m,
    why: "What has been handed on is not looked at again: it is room.",
  },
  {
    file: /netchan\/spectator\.ts$/,
    diff: /^- {7}return false;\n\+ {7}return true;$/m,
    why: "Who begins anew signs on first, and who leaves is shown nothing: it is looked at in vain.",
  },
  {
    file: /serve\/watcher\.ts$/,
    diff: /^(?:- +this\.#isStanding = false;\n\+ +;|\+ +this\.#isStanding = true;)$/m,
    why: "Where it does not stand still, looking once more shows what is due, and ends what has ended.",
  },
  {
    file: /serve\/netchan\/projector\.ts$/,
    diff: /^\+ .*\.\.\.\(from >= 0 \?/m,
    why: "A cut from the beginning on cuts nothing: it takes time.",
  },
  {
    file: /netchan\/netchan-wire\.ts$/,
    diff: /^\+ .*number = -2;|\[number, length\] = \[(?:-2, 0|-1, 1)\];/m,
    why: "No packet has such a number, and the first piece says where it begins.",
  },
  {
    file: /serve\/netchan\/projector\.ts$/,
    diff: /^\+ +if \((?:false\) return undefined;|lasting\.length \+ passing\.length === 0\) \{\})/m,
    why: "What shows nothing at its time is passed over: it takes time.",
  },
];
