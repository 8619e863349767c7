import type { Argued } from "./argument.ts";

/** Of `runtime`. */
export const RUNTIME: readonly Argued[] = [
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
    diff: /^\+ .*(?:new Int(?:32|16)Array\((?:1[57]|25[57]|[13] \* [\w.#]+\.length)\)|end\?\.size \?\? 1|end === undefined \? -0|\.length >= MOST_SHAPES|- this\.base >= MOST_BYTES|\* 256 >= this\.#more\.length|const MOST_(?:SHAPES|TABLES|LENGTH|BYTES) = )/m,
    why: "How many are remembered, and what is looked at in vain, takes room and time: what is in no table is decoded.",
  },
  {
    file: /fields\/window\.ts$/,
    diff: /^\+ .*(?:this\.from [<+-]+ |const (?:MOST|SLACK) = )/m,
    why: "What is not found there is brought once more, and what has no room is decoded: it takes time.",
  },
  {
    file: /fields\/member\.ts$/,
    diff: /^\+ .*(?:const ROOM = |factor (?:=== [02]|!== 1)\);|NARROW\.has\(by\) \|\||by: "narrow", factor: [02]|= OTHER: Way = .*factor: [02])/m,
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
    file: /(?:interpret\/encode\/numbers|bytes\/bits\/bit-runs|bytes\/varints\/sleb128)\.ts$/,
    diff: /^\+ .*(?:bits > 2n \*\* 64n\)|asRead! <= 2 \*\* w\.left;|7 \* count < 65 \|\|)/m,
    why: "The number that is let through is no NaN, has no bit among those that are written, or is no multiple of seven.",
  },
  {
    file: /(?:bytes\/text\/text|columns\/batch|columns\/column)\.ts$/,
    diff: /^\+ .*(?:at <= end; at \+= 4096|count >= 0 && !this\.#hasRoom|all < MOST_TOGETHER \?)/m,
    why: "A piece without characters adds none; without rows there is room; and which of two ways is taken no column shows.",
  },
  {
    file: /(?:interpret\/encode\/checksums|table\/fields\/computed)\.ts$/,
    diff: /^\+ .*(?:e: Encoding, outer = 1\)|\.outer \|\| !names\[name\]\?\.bit\))/m,
    why: "The lengths of a message are filled in before; and what is asked for besides is no member of it.",
  },
  {
    file: /(?:columns\/records|bytes\/writer|bytes\/text\/utf8|bytes\/text\/text)\.ts$/,
    diff: /^- +if \(w\.bytes\.length <= KEPT\) return;\n\+ +if \(false\)|^\+ .*(?: #size = 1;|for \(let i = 1; i < length; i\+\+\) if \(\(bytes\[at \+ i\]! & 0xc0|end \+ start > SHORT \?)/m,
    why: "There is less room, or more is kept; a byte is looked at twice; and which of two ways is taken: all give the same.",
  },
  {
    file: /interpret\/wire\/(?:width|mask)\.ts$/,
    diff: /^\+ .*(?:if \(members\[name\] === undefined\) \{\}|if \(false\) return "absent";|if \(!hasSwitch\(fields\)\) \{\}$|masks\.get\(bit\.mask\) \?\? 1;)/m,
    why: "No width holds what is not there; a mask is read before a bit of it ends anything; and of a list without arms all are chosen: it takes time.",
  },
  {
    file: /fields\/window\.ts$/,
    diff: /^\+ +if \(this\.from === offset && this\.length > 0\) return true;$/m,
    why: "Where nothing is there that was not, it is visited once more in vain: it takes time.",
  },
  {
    file: /compression\/inflate\.ts$/,
    diff: /^\+ const ORDER = \[16, 17, 19, 0, /m,
    why: "Each symbol above 17 repeats zeros, and 19 has the place that 18 had among the codes.",
  },
  {
    file: /bytes\/numbers\/constants\.ts$/,
    diff: /^\+ .*Array\.from\(r\.bytes\.subarray\(at, at - length\)\)/m,
    why: "It is in the words of an error only.",
  },
  {
    file: /bytes\/text\/utf8\.ts$/,
    diff: /^\+ +if \(length < SHORT && isAscii/m,
    why: "Which of two ways is taken: both give the same.",
  },
  {
    file: /interpret\/decode\/numbers\.ts$/,
    diff: /^\+ .*s\.masks\.get\(widths\.mask\) \?\? 1\)/m,
    why: "A mask is read before what it says the width of.",
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
    file: /columns\/kernel\/assembly\.ts$/,
    diff: /^\+ +return false \? \[value\] : /m,
    why: "A number of one byte may have two.",
  },
  {
    file: /columns\/column\.ts$/,
    diff: /^\+ .*new array\(1\)\]\),$/m,
    why: "A column is cut to its rows.",
  },
  {
    file: /columns\/kernel\/kernel\.ts$/,
    diff: /^(?:\+ +this\.#next = \(index \+ [02]\) % at\.TABLES;|- +this\.#next = .*\n\+ +;)$/m,
    why: "Which of those that are kept makes room takes time.",
  },
  {
    file: /interpret\/wire\/bits\.ts$/,
    diff: /^\+ +return \(hint as number\) << 0;$/m,
    why: "Of a hint only bits are taken, of which a number has the same with a sign.",
  },
  {
    file: /places\/read\.ts$/,
    diff: /^\+ +let after = \d;$/m,
    why: "Only a part after the first one is next to one before it.",
  },
  {
    file: /bytes\/lengths\.ts$/,
    diff: /^\+ +for \(let mask = 1; mask < 256; mask\+\+\) \{$/m,
    why: "Of no bits the length is 0, as that of what is not looked at.",
  },
  {
    file: /interpret\/decode\/(?:decode|frames)\.ts$/,
    diff: /^- +mayEnd: false,$/m,
    why: "Only elements of lists have what ends them, and the checker says so.",
  },
  {
    file: /bit-codes\/[\w-]+\.ts$/,
    diff: /^\+ +`A\$\{/m,
    why: "It is in the documentation only.",
  },
  {
    file: /fields\/visits\.ts$/,
    diff: /^\+ +return at \+ shapes\.sizes\[shape\]! >= end \? NONE : shape;$/m,
    why: "A message that ends with the bytes is decoded then, and gives the same.",
  },
  {
    file: /interpret\/encode\/(?:checksums|regions)\.ts$/,
    diff: /^(?:\+ +if \(false\) return;|- +output\.regions\.length = outer;)$/m,
    why: "Lengths that are filled in already are passed over, which takes time.",
  },
  {
    file: /interpret\/encode\/regions\.ts$/,
    diff: /^\+ .*type\.bits \/ 7 : 1\)\);$/m,
    why: "Of 8, 16 and 32 bits that are as many bytes.",
  },
  {
    file: /interpret\/wire\/utf8\.ts$/,
    diff: /^\+ .*\[0xc0, 0xe0, 0xf0, 247\]/m,
    why: "No character begins with 0xf7.",
  },
  {
    file: /bytes\/same-bytes\.ts$/,
    diff: /^\+ .*i <= a\.length; i\+\+/m,
    why: "After the last byte neither has one.",
  },
  {
    file: /derived\/evaluate\.ts$/,
    diff: /^\+ +if \(false\) return undefined;$/m,
    why: "What is not there is nothing either way, and the checker refuses names that all objects have.",
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
    file: /(?:bytes\/numbers\/forms|bytes\/text\/text|columns\/column)\.ts$/,
    diff: /^\+ .*(?:reserve\(w, (?:9|text\.length \+ 2)\)|grown\(this\.validity, \(rows \+ 7\) >> 2\)|old\.values\.length (?:> 1|>= 0)\)|bytes\) \* 7; row < to)/m,
    why: "How much room there is no bytes and no column show, nor that a bit is set once more.",
  },
  {
    file: /columns\/(?:records|plan|element-types)\.ts$/,
    diff: /^\+ .*(?:store\(reach, 2 \* RECORD, 5, first\)|elementTypes === this\.elementTypes &&|all\[0\]\?\.length \?\? 1\)|\{ num: 1, den: 1, plus: 1 \})/m,
    why: "What is after a shape's bytes is set by the next shape's, or is no byte; plans are made again; without columns nothing lacks; and a number of 25 bits beside floats is in a column of twice the width.",
  },
  {
    file: /columns\/(?:batch|filler|validity)\.ts$/,
    diff: /^\+ .*(?:if \(!\(at >= end\)\) return at|if \(next < 1\) \{|length >> 3 : 0)/m,
    why: "What is not taken or counted at once is decoded, or counted one by one: it takes time; and no place is 0 after an element.",
  },
  {
    file: /columns\/kernel\/module\.ts$/,
    diff: /^\+ .*A\.words\(2, 3, 1, 3\)/m,
    why: "Of what is moved the lower half alone becomes doubles.",
  },
  {
    file: /shapes\/(?:shapes|known)\.ts$/,
    diff: /^\+ .*(?:new Uint8Array\(65535\)|byte > 0 && view|\(byte & 254\)|i <= some\.length)/m,
    why: "What is not told at once is decoded; and after its last name a list has none, as has the other one.",
  },
  {
    file: /fields\/visits\.ts$/,
    diff: /^\+ +const last = end - 3;$/m,
    why: "The last message is then visited in the other way: it takes time.",
  },
  {
    file: /derived\/(?:properties|evaluate)\.ts$/,
    diff: /^\+ +if \((?:ofBytes !== undefined|value instanceof Uint8Array)\) \{\}$/m,
    why: "What bytes have a list of numbers has, too: to make one takes time.",
  },
  {
    file: /bytes\/(?:lengths|bits\/bit-runs|checksums\/checksum)\.ts$/,
    diff: /^\+ .*(?:new Uint8Array\(257\)|= value << 0;|length: 257 \}, \(_, byte\))/m,
    why: "A byte has 256 values; and of a number that is moved without its sign only the lowest bits are written.",
  },
  {
    file: /interpret\/encode\/output\.ts$/,
    diff: /^\+ .*bit <= left; bit\+\+\) bits\.push\(fits/m,
    why: "One bit more makes no byte.",
  },
  {
    file: /interpret\/(?:wire\/mask|encode\/numbers|decode\/masks)\.ts$/,
    diff: /^\+ .*(?:kind !== "switch"\)|\?\? field\.parts\[1\]|makeNode\(field\.name, at, 1, )/m,
    why: "No list of fields begins with what chooses, so ways are followed in vain; a word that ends a list has a member; and a mask is as long as its parts.",
  },
  {
    file: /runtime\/(?:codegen|places\/place|places\/placing)\.ts$/,
    diff: /^\+ .*(?:\$codegen2 = false;|readonly width = 1,|intOf\(type\) : 1;)/m,
    why: "That the name is there says the version; of whole numbers nobody asks how many bits they have, nor of a float which integer it is.",
  },
  {
    file: /interpret\/decode\/(?:fields|masks)\.ts$/,
    diff: /^- .*s\.input\.explains.*\n\+ .*(?:if \(false\) return;|= true \? bitMeanings)/m,
    why: "Whoever asks for no explanation does not see it: it takes time.",
  },
  {
    file: /bytes\/text\/text\.ts$/,
    diff: /^\+ +for \(let i = 0; i <= length; i\+\+\) \{$/m,
    why: "After the text is a NUL, as is written there, or what is written next.",
  },
  {
    file: /bytes\/writer\.ts$/,
    diff: /^\+ +(?:shortBy = 1;|if \(w\.bytes\.length <= KEPT\) \{\}|reserve\(w, (?:bits \* 8|2|5|9)\);)/m,
    why: "It is set with the place that it belongs to; and how much room there is no bytes show.",
  },
  {
    file: /columns\/batch\.ts$/,
    diff: /^\+ .*(?:if \(of\.base === 0\) \{\}|view\.byteLength - of\.base - 2\)|next >= end\) break;)/m,
    why: "What is not taken at once is taken one by one, or decoded: it takes time.",
  },
  {
    file: /columns\/filler\.ts$/,
    diff: /^\+ .*(?:if \(batch\.count > 1\) this\.#flush|if \(!\(!this\.isWhole\)\) \{)|^- .*if \(!this\.isWhole\) \{\n\+ .*if \(false\)/m,
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
  {
    file: /fields\/visits\.ts$/,
    diff: /^\+ .*(?:if \(shape === NONE\) \{\}$|if \(!\(begins\[memory\.bytes\[window\.at\]!\] !== 1\)\) return;)/m,
    why: "What is not visited at once is visited one by one, or decoded; and what has no shape has no size, either.",
  },
  {
    file: /table\/messages\.ts$/,
    diff: /^\+ .*\{ length: 256 << idHigh \}/m,
    why: "An id is a byte: nobody asks for those above.",
  },
  {
    file: /bytes\/writer\.ts$/,
    diff: /^\+ .*(?:if \(!\(length <= FEW\)\) for|shortEnd = -[02];)/m,
    why: "Both ways copy the same; and padding ends at no place before the first byte.",
  },
  {
    file: /columns\/(?:fill|column)\.ts$/,
    diff: /^\+ .*(?:if \(false\) values\.set\(stored|let \[all, most\] = \[0, 1\];|\(this\.#room \+ 8\) >> 3|return false \? values : \(values\.subarray)/m,
    why: "Both ways give the same; and how many bytes the longest column has matters above 64; a byte more of room is room.",
  },
  {
    file: /interpret\/decode\/fields\.ts$/,
    diff: /^\+ .*if \(!s\.input\.explains\) \{\}$/m,
    why: "Nobody asks for reasons where nothing is explained: it takes time.",
  },
  {
    file: /shapes\/shapes\.ts$/,
    diff: /^\+ .*(?:learned >= UNKNOWN && |start \+ this\.base \+ (?:3 >|2 >=) view\.byteLength|#more\[\(-2 \+ found\)|\(value & 254\);)/m,
    why: "What is in no table, and a list of which the end is not seen at once, is decoded: it takes time.",
  },
  {
    file: /interpret\/encode\/(?:fields|output)\.ts$/,
    diff: /^\+ .*(?:const MARK: IntType = \{ kind: "int", name: "u32", bits: (?:32, signed: true|33, signed: false)|new Uint8Array\(type\.bits \/ 7\)|bits\.slice\(8 \* i, 9 \* i \+ 8\))/m,
    why: "What is above a byte is cut. A seventh of 8 to 48 bits is as many bytes, where what is beyond a whole one is cut, and so is an eighth of 33; and bits have no sign.",
  },
  {
    file: /derived\/properties\.ts$/,
    diff: /^\+ .*(?:compared\(each, most\) <= 0 \? each|parseInt\(digit, 36\) : 37;)/m,
    why: "Which of two that are equal is taken nobody can see; and no base has a digit of 36 or more.",
  },
  {
    file: /columns\/filler\.ts$/,
    diff: /^(?:- +batch\?\.release\(\);\n\+ +;|\+ +if \((?:next === at \|\| batch\.count === 0\)|first <= 0\) return this\.#decode\(codec, r\);|next !== at\) this\.#flush\(\);))$/m,
    why: "What is not given back is made anew, and what is decoded at once comes after what was found: it is room and time.",
  },
  {
    file: /fields\/(?:member|window)\.ts$/,
    diff: /^\+ .*(?:\(factor !== 0 && !SCALED|by: "narrow", factor: 0|#isTaken = true;)/m,
    why: "What is not read by one of the quick ways is read by that for all others, and what is kept in vain is nothing: it takes time.",
  },
  {
    file: /varints\/groups\.ts$/,
    diff: /^\+ .*#isHighFirst \? at - 1 : last - 1/m,
    why: "Those with the highest group first have no sign, so that before all groups there are zeros.",
  },
  {
    file: /(?:columns\/records|shapes\/found)\.ts$/,
    diff: /^\+ .*(?:reach\.fill\(254, 0, RECORD\)|layout === undefined \? 1 : idBytes)/m,
    why: "No byte of a message has that number, either; and a message that a version has not begins nowhere.",
  },
  {
    file: /bytes\/text\/utf8\.ts$/,
    diff: /^\+ .*(?:const length = end \+ start;|if \(length <= SHORTER\) \{\}$)/m,
    why: "Which of three ways is taken: all give the same.",
  },
  {
    file: /fields\/(?:path|window)\.ts$/,
    diff: /^\+ .*(?:if \(first <= 0\) return this\.#decode|window\.fill\(source\)\) \{\}|if \(false\) return false;)$/m,
    why: "What is not visited at once is visited one by one, or decoded, and what is there already is brought once more: it takes time.",
  },
  {
    file: /compression\/inflate\.ts$/,
    diff: /^\+ const MOST_OF_A_BYTE = 103[13];$/m,
    why: "It is the most that there may be room for, and what is made is counted apart from it.",
  },
  {
    file: /columns\/kernel\/(?:assembly|memory)\.ts$/,
    diff: /^\+ .*(?:return value <= 0x80 \? \[value\]|const AROUND = [79];|STORE8\] = \[0x28, 0x29, 0x2f, 61\]|SHR64\] = \[0x84, 0x86, 135\])/m,
    why: "No number of the module is 128, so that it is the same; the shapes have more room than is looked at; and of a number that is shifted, with its sign or without, the lowest byte counts: the next one comes after.",
  },
  {
    file: /bytes\/numbers\/forms\.ts$|interpret\/wire\/(?:utf8|varints\/groups)\.ts$/,
    diff: /^\+ .*(?:case 0:|code > 0xd800 && code <= 0xdfff\) return|group - \(i < groups\.length - 1 \? 0x80 : 0\))/m,
    why: "A byte is read by the way for all widths, too; what is above or below a byte is cut; and what is read as another text is refused.",
  },
  {
    file: /places\/place\.ts$/,
    diff: /^\+ export const INTS = .*bits: 7 \}/m,
    why: "It is a number of its own.",
  },
  {
    file: /(?:places\/read|columns\/column|bytes\/text\/text)\.ts$/,
    diff: /^\+ .*(?:let most = 1;|this\.offsets = new Int32Array\(0\);|i <= text\.length; i\+\+\) bytes\[i\] = byteAt)/m,
    why: "What is looked at has a byte at least; an array without room grows; and what is written after its end is in no array.",
  },
  {
    file: /fields\/window\.ts$/,
    diff: /^- +this\.#isTaken = taken !== undefined;\n\+ +;$/m,
    why: "What is kept in vain takes time.",
  },
];
