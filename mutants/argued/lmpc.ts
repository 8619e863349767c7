import type { Argued } from "./argument.ts";

/** Of `lmpc`. */
export const LMPC: readonly Argued[] = [
  {
    file: /lmpc\/blocks\/plain\.ts$/,
    diff: /^\+ .*(?:if \(word === ""\) \{\}|if \(!\(text\.bytes\[text\.at\] !== SEMICOLON\)\)|statement\.single === true && values\.length !== 0)/m,
    why: "What is not read plainly, or badly, the parser reads: it takes time.",
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
    file: /lmpc\/blocks\/plain\.ts$/,
    diff: /^\+ .*text\.take\(carrier, [02]\)/m,
    why: "What is not read plainly the parser reads: it takes time.",
  },
  {
    file: /lmpc\/blocks\/blocks\.ts$/,
    diff: /^\+ .*defaultsOf\(table, 1, text/m,
    why: "A container has one version.",
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
];
