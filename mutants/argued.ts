import type { Verdict } from "./mutant.ts";

interface Argued {
  readonly file: RegExp;
  /** What the lines that were put in say. */
  readonly diff: RegExp;
  readonly why: string;
}

/** Mutants that are invalid: nothing that the project does differs, but words and time. Each has its reason. */
const ARGUED: readonly Argued[] = [
  {
    file: /generator\/plan\/functions\.ts$/,
    diff: /^\+ +(?:const newest = table\.flavors|(?:if|return) .*\$\{table\.versions\[)/m,
    why: "Which versions a comment in generated code says is words.",
  },
  {
    file: /generator\/plan\/encode\/numbers\.ts$/,
    diff: /^\+ .*type\.scale \?\? \{ num: \d, den: \d, plus: \d \};/m,
    why: "Of a type without scale these limits are an error's words.",
  },
  {
    file: /generator\/resolve\/scope\/claims\.ts$/,
    diff: /^- +return false;\n\+ +return true;$/m,
    why: "The bit's second use is reported either way: what else is said of it are words.",
  },
  {
    file: /generator\/resolve\/scope\/claims\.ts$/,
    diff: /^\+ +for \(let bit = 0; bit <= draft\.bits; bit\+\+\)/m,
    why: "After its last one a mask carries no bit, as the loop asks first.",
  },
  {
    file: /convert\/clients\/multi-view-client\.ts$/,
    diff: /^\+ +#time = 1;$/m,
    why: "Before the first block nothing is seen, whatever the time is; and each block sets it.",
  },
  {
    file: /lmpc\/blocks\/plain\.ts$/,
    diff: /^\+ .*(?:if \(word === ""\) \{\}|if \(!\(text\.bytes\[text\.at\] !== SEMICOLON\)\)|statement\.single === true && values\.length !== 0)/m,
    why: "What is not read plainly, or badly, the parser reads: it takes time.",
  },
  {
    file: /fit\/enum-names\.ts$/,
    diff: /^\+ +if \((?:this\.#differing\.size === 0\) \{\}|false\) return false;)$/m,
    why: "What is fitted without need is as it was: it takes time.",
  },
  {
    file: /net\/.*-signon\.ts$/,
    diff: /^\+ +#servercount = 1;$/m,
    why: "Nothing is answered with it before the server has told its own.",
  },
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
    file: /lmpc\/blocks\/(?:plain|message-reading)\.ts$/,
    diff: /^(?:- +return true;\n\+ +return false;|- +(?:text\.end\(\)|cursor\.isBad = false);\n\+ +;|\+ const (?:SEMICOLON|SPACE|OPEN) = \d+;)$/m,
    why: "What is not read plainly the parser reads: it takes time.",
  },
  {
    file: /lmpc\/blocks\/large-block\.ts$/,
    diff: /^(?:- +(?:text\.at = Math\.min\(text\.cursor\.at, text\.held\)|text\.backOverIndent\(\));\n\+ +;|\+ const NODE: .*)$/m,
    why: "The rest of a line is passed over as space is, and what comes after its indent the parser reads; and the place of braces around messages no error shows.",
  },
  {
    file: /lmpc\/decompile\.ts$/,
    diff: /^\+ +if \((?:losses\.changes === changes\) \{\}|false\) return message;)$/m,
    why: "Of what was not changed it is found that it can be read: it takes time.",
  },
  {
    file: /lmpc\/decompile\.ts$/,
    diff: /^\+ +while \(r\.offset <= r\.end\) \{$/m,
    why: "Nothing is printed of no bytes, and then it ends.",
  },
  {
    file: /lmpc\/blocks\/inner\.ts$/,
    diff: /^\+ +wrote = 1;$/m,
    why: "It is looked at only where the inner part has been written.",
  },
  {
    file: /\.ts$/,
    diff: /^\+ .*Math\.max\([\w.#]+, \d+ \* [\w.#]+\.length\)/m,
    why: "How much more room is taken than what is needed at once is time: it is as much as is needed.",
  },
  {
    file: /channel-follower\.ts$/,
    diff: /^\+ .*#channel\.receive\(1, bytes\)/m,
    why: "A channel that sends nothing does not look at the time.",
  },
  {
    file: /lmpc\/compile\.ts$/,
    diff: /^\+ .*(?:LARGE_TEXT = \d << \d+|length <= LARGE_TEXT)/m,
    why: "From how much text on a block is read statement by statement is room: the same comes of it.",
  },
  {
    file: /lmpc\/compile\.ts$/,
    diff: /^\+ .*error\.path\.slice\(/m,
    why: "It is in the words of an error only.",
  },
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
    file: /(?:capture\/sessions\/piece-way|netchan\/netchan-wire)\.ts$/,
    diff: /^\+ const LONGEST = (?:3 \*\* 15|2 \*\* 16|2 \*\* 15 \+ (?:3 \*\* 16|2 \*\* 17))/m,
    why: "Pieces have no more bytes than there is room for: with more room the same comes of them.",
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
    file: /versions\/version\.ts$/,
    diff: /^\+ .*new Reader\(new Uint8Array\(1\)\)/m,
    why: "It is given other bytes before anything is read.",
  },
  {
    file: /lmpc\/blocks\/plain\.ts$/,
    diff: /^\+ .*text\.take\(carrier, [02]\)/m,
    why: "What is not read plainly the parser reads: it takes time.",
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
    file: /(?:reel\/reel-builder|added\/room)\.ts$/,
    diff: /^\+ .*protocolsOf<\w+>\(\w+, true\)/m,
    why: "It is only asked for the codec of a version, and none of its messages changes that.",
  },
  {
    file: /plan\/parts\/arms\.ts$/,
    diff: /^\+ .*value < 255\);$/m,
    why: "Which of two ways an arm is found: both give the same.",
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
    file: /serve\/netchan\/projector\.ts$/,
    diff: /^\+ .*\.\.\.\(from >= 0 \?/m,
    why: "A cut from the beginning on cuts nothing: it takes time.",
  },
  {
    file: /edit\/join\.ts$/,
    diff: /^\+ +(?:let first = false|#begins = true);$/m,
    why: "Before the first recording nothing is held, and no time has been written to go on from.",
  },
  {
    file: /fit\/enum-names\.ts$/,
    diff: /^\+ .*kind !== "switch"/m,
    why: "A switch is beside what chooses its arm: what is fitted without need is as it was.",
  },
  {
    file: /recording\/decode\/decoder\.ts$/,
    diff: /^- +return false;\n\+ +return true;$/m,
    why: "What can be read is put together when it is.",
  },
  {
    file: /^schema/,
    diff: /^- .*\babsent: 0\b.*\n\+ (?!.*\babsent)/m,
    why: "Worlds take 0 for what nothing says, too: the key is for who reads the schema.",
  },
  {
    file: /^schema/,
    diff: /^\+ .*(?:length-of:|size: \{ type: u32)/m,
    why: "A length with its highest bit set is refused either way: nothing has as many bytes.",
  },
  {
    file: /quake2\.yaml$/,
    diff: /^\+ .*vwep: .*from: 8, count: 25/m,
    why: "The integer has 32 bits: after the first 8 there is no 25th.",
  },
  {
    file: /(?:runtime\/(?:packet|bytes\/writer)|recording\/(?:write|placed\/unfold)|net\/.*)\.ts$/,
    diff: /^\+ .*(?:new (?:New)?Writer\((?:\d+|\d << \d+|file\.length .*)\);|capacity = \d+\))/m,
    why: "A writer grows: with how much room it begins, no bytes show.",
  },
  {
    file: /family\/netquake-gap\.ts$/,
    diff: /^\+ const MOST = \d+;$/m,
    why: "Entities are given anew in lists: how many are in each, no world shows, and one more fits.",
  },
  {
    file: /lmpc\/blocks\/blocks\.ts$/,
    diff: /^\+ .*defaultsOf\(table, 1, text/m,
    why: "A container has one version.",
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
    file: /capture\/files\/pieces\.ts$/,
    diff: /^\+ .*(?:2 \/ rest|[013] \* rest|this\.#at >= 0|rest >= 0\))/m,
    why: "How much room there is, and how often what is held is copied, takes time and changes no byte.",
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
    file: /map\/grid\.ts$/,
    diff: /^\+ .*now >= this\.most/m,
    why: "What is the same becomes the same.",
  },
  {
    file: /family\/quakeworld\.ts$/,
    diff: /^- +time: 0,\n\+ +time: 1,$/m,
    why: "An end gets the time of the block that it follows.",
  },
  {
    file: /ktx\/ktx\.ts$/,
    diff: /^\+ .*STAT_ITEMS\]: items = 1 /m,
    why: "A server gives a player's items where it gives his health.",
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
  {
    file: /recording\/columns\/row-steps\.ts$/,
    diff: /^\+ +(?:;$|.*(?:filler\.share = |filler\.isWhole = false|isPassedFirst \|\| .*===|if \((?:stops|this\.#versions|false)))/m,
    why: "It is about time alone: room that is made, what is passed over twice, what is found again.",
  },
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
  {
    file: /lmpc\/blocks\/plain\.ts$/,
    diff: /^\+ .*(?:if \(!\(word === ""\)\)|if \(false\) return;|if \(text\.isBad\) \{\}|const PLACE = )|^- +text\.isBad = false;\n\+ +;$/m,
    why: "What is not read plainly, or badly, the parser reads, and reports with its place: it takes time.",
  },
  {
    file: /lmpc\/blocks\/message-reading\.ts$/,
    diff: /^(?:\+ +if \(false\) continue;|- +this\.#before\.learn\(.*\n\+ +;)$/m,
    why: "What is not read as before, or plainly, is read anew: it takes time.",
  },
  {
    file: /lmpc\/blocks\/message-reading\.ts$/,
    diff: /^\+ .*bits: 3[13], signed/m,
    why: "What precedes a message has 8 bits: what is more is refused when it is encoded, in other words.",
  },
  {
    file: /lmpc\/compile\.ts$/,
    diff: /^- +this\.#large = undefined;\n\+ +;$/m,
    why: "A block that is over says so again: it takes room.",
  },
  {
    file: /lmpc\/blocks\/blocks\.ts$/,
    diff: /^\+ .*(?:table, version: 1 \}, rest|after === undefined \? 1 : out\.open)/m,
    why: "A container has one version; and where there are no braces nothing closes them.",
  },
  {
    file: /interpret\/(?:decode|encode)\/strings\.ts$/,
    diff: /^\+ .*const (?:left = `|digits = code\.toString\()/m,
    why: "It is in the words of an error only.",
  },
  {
    file: /runtime\/(?:bytes|columns)\/(?:text\/)?(?:text|utf8|writer|validity|batch|column|filler)\.ts$/,
    diff: /^\+ const (?:SHORT|SHORTER|FEW|HELD|MOST_TOGETHER|MOST_SPARE|MOST_DECODED|SPARE|KEPT) = [\d. <]+;$/m,
    why: "Which of two ways is taken, or how much room: both give the same.",
  },
  {
    file: /columns\/validity\.ts$/,
    diff: /^\+ .*if \((?:length > FEW|false)\) return countWords/m,
    why: "Which of two ways is taken: both give the same.",
  },
  {
    file: /columns\/column\.ts$/,
    diff: /^\+ .*fill\(this\.#bytes, (?:from \+ 1, to \+ 2|from \+ 0, to \+ 1)\)/m,
    why: "What is after the last row is written when that row is there, or cut off; and a text ends where the next one begins.",
  },
  {
    file: /columns\/kernel\/(?:memory|kernel)\.ts$/,
    diff: /^\+ .*(?:const (?:SLACK|SPAN|TABLES) = |if \(index (?:<= 0|< 1)\) \{)/m,
    why: "How much is kept there, and what is brought once more, is room and time.",
  },
  {
    file: /columns\/filler\.ts$/,
    diff: /^\+ .*(?:share (?:>=?|<=?) |\* SPARE [+-]|\d(?:\.\d)? \* this\.#room|this\.share = )/m,
    why: "How much is expected is room: there is as much as is needed.",
  },
  {
    file: /shapes\/shapes\.ts$/,
    diff: /^\+ .*(?:new Int(?:32|16)Array\((?:1[57]|25[57]|[13] \* [\w.#]+\.length)\)|end\?\.size \?\? 1|end === undefined \? -0|\.length >= MOST_SHAPES|\* 256 >= this\.#more\.length|const MOST_(?:SHAPES|TABLES|LENGTH|BYTES) = )/m,
    why: "How many are remembered, and what is looked at in vain, takes room and time: what is in no table is decoded.",
  },
  {
    file: /fields\/window\.ts$/,
    diff: /^\+ .*(?:this\.from [<+-]+ |const (?:MOST|SLACK) = )/m,
    why: "What is not found there is brought once more, and what has no room is decoded: it takes time.",
  },
  {
    file: /fields\/member\.ts$/,
    diff: /^\+ .*(?:const ROOM = |factor (?:=== [02]|!== 1)\);|NARROW\.has\(by\) \|\||= OTHER: Way = .*factor: [02])/m,
    why: "What is not read by one of the quick ways is read by that for all others: it takes time.",
  },
  {
    file: /bytes\/writer\.ts$/,
    diff: /^\+ .*(?:false|length >= KEPT) \? written\(w\) : written\(w\)\.slice\(\)/m,
    why: "What is copied is the same: it takes time.",
  },
  {
    file: /runtime\/(?:bytes\/text\/text|errors\/quoted)\.ts$/,
    diff: /^\+ .*(?:toString\(1[57]\)|padStart\(\d, "0"\)|`\\\\u\{\$\{digits\}\}`)/m,
    why: "It is in the words of an error only.",
  },
  {
    file: /decode\/sequences\.ts$/,
    diff: /^\+ .*makeNode\(name, s\.input\.offset (?:\* [79]|\/ 8), 0\)/m,
    why: "Nobody shows that node: only its number is asked for.",
  },
  {
    file: /fields\/window\.ts$/,
    diff: /^(?:\+ .*(?:=== offset \|\| this\.length > 0\) return false;|bytes\.set\(false \?)|- +return true;\n\+ +return false;$)/m,
    why: "What is not brought is decoded: it takes time.",
  },
  {
    file: /bytes\/numbers\/forms\.ts$/,
    diff: /^\+ .*false \? undefined : (?:form\.oddAt|encodingVariants)\(/m,
    why: "Of what comes in one way only no other is found: it takes time.",
  },
  {
    file: /bytes\/sparse\.ts$/,
    diff: /^\+ .*this\.#bits (?:>= 53|> 5[24])/m,
    why: "Such numbers have 28, 32, 48 or 64 bits at most.",
  },
  {
    file: /derived\/properties\.ts$/,
    diff: /^\+ .*=== "min" \? (?:2 : -1|1 : -2);/m,
    why: "It is a sign.",
  },
  {
    file: /interpret\/decode\/masks\.ts$/,
    diff: /^\+ +if \((?:s\.input\.reached === undefined\) \{\}|false\) return;)$/m,
    why: "Names of branches that nobody asks for take time.",
  },
  {
    file: /varints\/groups\.ts$/,
    diff: /^\+ +while \(at (?:< end \|\||<= end &&) bytes\[at\]! >= 0x80\) at\+\+;$/m,
    why: "What is not passed over at once is read: it takes time.",
  },
  {
    file: /wire\/mask-plan\.ts$/,
    diff: /^\+ .*fields\.slice\(1, index\)/m,
    why: "A mask precedes what decides its bits.",
  },
  {
    file: /places\/placing\.ts$/,
    diff: /^\+ .*new WirePosition\(this\.#at, int, stride, (?:1, 0|0, 1), false, type\)/m,
    why: "Of a number of whole bytes nobody asks for its first bit, or how many it has.",
  },
  {
    file: /columns\/batch\.ts$/,
    diff: /^\+ .*if \((?:false|SPARE\.length <= MOST_SPARE|!\(SPARE\.length < MOST_SPARE\)|SPARE\.length < MOST_SPARE\) \{\})/m,
    why: "What is not kept is made again, and what is kept in vain is room.",
  },
  {
    file: /table\/facts\/statements\.ts$/,
    diff: /^- +(?:inTable\.set\(key, tokens\)|known\.set\(table\.structs, inTable\));\n\+ +;$/m,
    why: "What is not kept is made again.",
  },
  {
    file: /bytes\/text\/utf8\.ts$/,
    diff: /^\+ .*let code = first & \(126 >> length\);/m,
    why: "A first byte has two bits of its length at least: shifted by these it is the same.",
  },
  {
    file: /fields\/member\.ts$/,
    diff: /^\+ .*\(5 \* numbers\.length\);/m,
    why: "How much room there is.",
  },
  {
    file: /interpret\/wire\/utf8\.ts$/,
    diff: /^\+ .*first % 2 \*\* \(8 - count\);/m,
    why: "The bit after those that say how many bytes there are is clear.",
  },
  {
    file: /interpret\/wire\/utf8\.ts$/,
    diff: /^\+ .*if \(code (?:> 0xd800|>= 55297) && code <= 0xdfff\)|^\+ .*if \(code >= 0xd800 && code (?:< 0xdfff|<= 57342)\)/m,
    why: "The first and the last surrogate are no byte: what is written in their place is read as something else either way.",
  },
  {
    file: /bytes\/text\/utf8\.ts$/,
    diff: /^\+ .*(?:at <= end; at\+\+\) if|const ascii = (?:false|text\.length < SHORT))/m,
    why: "Which of two ways is taken: both give the same.",
  },
  {
    file: /places\/read\.ts$/,
    diff: /^\+ +let word = 1;$/m,
    why: "What is above the bits is moved out.",
  },
  {
    file: /compression\/(?:zlib|inflate)\.ts$/,
    diff: /^\+ .*(?:return `0x\$\{sum\.toString\(|if \(symbol <= 256\))/m,
    why: "It is in the words of an error only; and at 256 a block has ended.",
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
  {
    file: /columns\/(?:plan|records)\.ts$/,
    diff: /^\+ .*(?:if \((?:false|last\?\.isOf\(shapes, elementTypes\) === true)\) (?:\{\}|return last;)|value < (?:255|65535) )/m,
    why: "What is not kept is made again, and a number has room in more bytes, too.",
  },
  {
    file: /shapes\/(?:known|shapes)\.ts$/,
    diff: /^\+ .*(?:const MOST = \d+;|#learn\(view, start, 0\))/m,
    why: "What is not kept is made again, and what is not learned is decoded.",
  },
  {
    file: /decode\/(?:sequences|decode)\.ts$/,
    diff: /^\+ .*(?:makeNode\(name, s\.input\.offset \* 8, 1\)|attempt\(input, makeNode\(table\.name, start (?:\* [79], 0|\/ 8, 0|\* 8, 1)\), outer\))/m,
    why: "Nobody shows that node: only its number is asked for.",
  },
  {
    file: /runtime\/(?:derived|interpret|table)\/[\w/-]+\.ts$/,
    diff: /^- +(?:alones\.set\(message, alone\)|versions\.set\(version, entries\)|known\.set\((?:struct, true|fields, (?:own|ties)|layout, (?:has|hints)|key, doesFit)\)|own\.set\(mask, found\)|switched\.set\(fields, has\)|knownFields\.set\(fields, all\));\n\+ +;$/m,
    why: "What is not kept is made again: it takes time.",
  },
  {
    file: /shapes\/shapes\.ts$/,
    diff: /^\+ +if \(\(index \+ [2-9]\) \* 256 > this\.#more\.length\)/m,
    why: "It grows a table sooner: that is room.",
  },
  {
    file: /bytes\/varints\/groups\.ts$/,
    diff: /^\+ .*const next = .*& 12[6-9];$/m,
    why: "Of that group only the sign is asked, its bit 6.",
  },
  {
    file: /columns\/kernel\/assembly\.ts$/,
    diff: /^\+ .*LOAD16, STORE8\] = \[0x28, 0x29, 46,/m,
    why: "It loads 16 bits with a sign: no shape has so large a number.",
  },
  {
    file: /columns\/kernel\/kernel\.ts$/,
    diff: /^\+ +this\.#next = \(index \+ [02]\) % at\.TABLES;$/m,
    why: "Which of those that are kept makes room takes time.",
  },
  {
    file: /compression\/inflate\.ts$/,
    diff: /^\+ .*const counts = new Uint16Array\(17\);/m,
    why: "No code has 16 bits.",
  },
  {
    file: /table\/facts\/open-gaps\.ts$/,
    diff: /^\+ +if \((?:false\) continue;|before === false\) \{\})$/m,
    why: "What is known to have none is looked at again: it takes time.",
  },
  {
    file: /bytes\/checksums\/checksum\.ts$/,
    diff: /^\+ const RUN = \d+;$/m,
    why: "How often the remainder is taken is time: numbers hold far more.",
  },
  {
    file: /bytes\/text\/utf8\.ts$/,
    diff: /^\+ .*if \(bytes\[at\]! >= 127\) return false;/m,
    why: "Which of two ways is taken: both give the same.",
  },
  {
    file: /bytes\/text\/text\.ts$/,
    diff: /^\+ +for \(let i = 0; i <= length; i\+\+\) \{$/m,
    why: "After the text is a NUL, as is written there, or what is written next.",
  },
  {
    file: /bytes\/writer\.ts$/,
    diff: /^\+ +(?:shortBy = 1;|if \(w\.bytes\.length <= KEPT\) \{\}|reserve\(w, bits \* 8\);)/m,
    why: "It is set with the place that it belongs to; and how much room there is no bytes show.",
  },
  {
    file: /columns\/batch\.ts$/,
    diff: /^\+ .*(?:if \(of\.base === 0\) \{\}|view\.byteLength - of\.base - 2\)|next >= end\) break;)/m,
    why: "What is not taken at once is taken one by one, or decoded: it takes time.",
  },
  {
    file: /columns\/filler\.ts$/,
    diff: /^\+ .*(?:if \(batch\.count > 1\) this\.#flush|if \(!\(!this\.isWhole\)\) \{)/m,
    why: "What is decoded instead is the same, as is what is passed over first: it takes time.",
  },
  {
    file: /columns\/kernel\/module\.ts$/,
    diff: /^\+ .*const byte = false \? \[\]/m,
    why: "To move a word by no bits leaves it.",
  },
  {
    file: /columns\/records\.ts$/,
    diff: /^\+ .*(?:REACH \* \(shape \+ 2\)\)|const first = (?:to === 1|false) \? 0 : from)/m,
    why: "No more of it is written; and what begins nowhere is stored as 0.",
  },
  {
    file: /compression\/inflate\.ts$/,
    diff: /^\+ .*Array\.from\(\{ length: (?:18|20) \}, \(\) => 0\)/m,
    why: "The length of 18 is always said, which makes room for it; and one more of 0 is no code.",
  },
  {
    file: /compression\/inflate\.ts$/,
    diff: /^\+ const NOWHERE: /m,
    why: "The codes that it is for are right, and only the error of wrong ones says a place.",
  },
  {
    file: /derived\/bytes\.ts$/,
    diff: /^\+ .*(?:BigInt\.asUintN\(9, wholeIn|while \(end >= 0 &&)/m,
    why: "An array of bytes takes the lowest eight bits; and before its first byte there is none.",
  },
  {
    file: /errors\/given\.ts$/,
    diff: /^\+/m,
    why: "It is in the words of an error only.",
  },
  {
    file: /derived\/valid\.ts$/,
    diff: /^\+ .*(?:subarray\(0, 3[13]\)|LONGEST = \d+)/m,
    why: "How much of a wrong value is shown is words.",
  },
  {
    file: /runtime\/dialect\.ts$/,
    diff: /^\+ .*Array\.from\(\{ length: 25[57] \}\)/m,
    why: "Ids are bytes, and what is put after the end of an array is in it.",
  },
  {
    file: /fields\/path\.ts$/,
    diff: /^\+ .*window\.from - window\.length < end\) window\.fill/m,
    why: "What is there is brought once more: it takes time.",
  },
  {
    file: /fields\/visit-fields\.ts$/,
    diff: /^\+ .*new Source\(bytes, (?:0, 1|1, 0)\)/m,
    why: "Each stretch sets both before anything is read.",
  },
  {
    file: /fields\/visits\.ts$/,
    diff: /^(?:- +this\.#loop\.forEach\(visitPairs\);\n\+ +;|\+ +if \((?:at \+ shapes\.base \+ [123] >=? end\) (?:return NONE;|\{\})|false\) return NONE;))$/m,
    why: "What is not visited at once is visited one by one, or decoded; and what is not there to its end is found by its size.",
  },
  {
    file: /fields\/window\.ts$/,
    diff: /^\+ (?:export const shown = \{ at: [01], shape: [01] \}| +(?:from|at|end|count) = 1;)/m,
    why: "It is set before anything is shown.",
  },
  {
    file: /interpret\/encode\/numbers\.ts$/,
    diff: /^\+ .*\|\| bits <= 0n \|\|/m,
    why: "The bits of 0 are no NaN's, as is asked next.",
  },
  {
    file: /interpret\/wire\/(?:big|varints\/two)\.ts$/,
    diff: /^\+ .*BigInt\.asUintN\(9 \* count, value/m,
    why: "As many bytes are taken from it as there are.",
  },
  {
    file: /interpret\/wire\/int\.ts$/,
    diff: /^\+ .*i >= low \/ 9; i--/m,
    why: "It is the same whole number, as words have eight bytes at most.",
  },
  {
    file: /interpret\/wire\/mask-plan\.ts$/,
    diff: /^- +if \((?:own\.length === 0\) return \[\]|members\[name\] === undefined\) return 0);\n\+ +if \((?:false\)|.*\) \{\}$)/m,
    why: "What is not there has no width, and none of its bits are set: it is asked in vain.",
  },
  {
    file: /shapes\/shapes\.ts$/,
    diff: /^(?:\+ .*(?:new Uint(?:8|16)Array\(65537\)|return -2;|\+ this\.base > MOST_BYTES \? NONE|=== undefined \? -2 : endByteOf|#tables !== MOST_TABLES\) return NONE|const last = fields\.at\(-0\)|if \(size <= MOST_LENGTH\) \{\}$)|- +larger\.set\(this\.#more\);\n\+ +;$)/m,
    why: "It says the same as any number below 0; and what is in no table is learned again, or decoded, as is a list that has no place.",
  },
  {
    file: /table\/messages\.ts$/,
    diff: /^\+ .*\{ length: 257 >> idHigh \}/m,
    why: "There is one high bit at least, so that it is as many.",
  },
  {
    file: /interpret\/encode\/regions\.ts$/,
    diff: /^\+ .*type\.varint === undefined \? type\.bits \/ 8 : [02]\)/m,
    why: "What holds the place of a length is replaced by its bytes, and nothing beside one in groups is aligned.",
  },
];

/** Why a mutant survives, where that is known. */
export function argumentFor({ mutant, diff }: Verdict): string | undefined {
  return ARGUED.find((each) => each.file.test(mutant.file) && each.diff.test(diff))?.why;
}
