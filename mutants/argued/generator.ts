import type { Argued } from "./argument.ts";

/** Of `generator`. */
export const GENERATOR: readonly Argued[] = [
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
    file: /resolve\/fields\/computed\/leaves\.ts$/,
    diff: /^\+ +const bits = false \? \{\} : \{ bitwise: true as const \};$/m,
    why: "Numbers of bytes are the same in a struct of bits, where only an error refuses them.",
  },
  {
    file: /plan\/encode\/switches\.ts$/,
    diff: /^\+ +if \(cases\.length === 0\) \{\}$/m,
    why: "A choice without cases does nothing.",
  },
  {
    file: /plan\/decode\/values\.ts$/,
    diff: /^\+ +if \(rounds === 0\) return once;$/m,
    why: "A loop over one round gives the same.",
  },
  {
    file: /plan\/parts\/arms\.ts$/,
    diff: /^\+ .*value < 255\);$/m,
    why: "Which of two ways an arm is found: both give the same.",
  },
  {
    file: /plan\/encode\/numbers\.ts$/,
    diff: /^\+ .*\* \(den \/ num\)\) === raw\) return undefined;$/m,
    why: "The steps are found by a product and a quotient, as those are that one product does not find.",
  },
  {
    file: /plan\/decode\/lists\.ts$/,
    diff: /^\+ +if \(!\(isBrief\(emitting\)\)\) return \[code\.set\(both/m,
    why: "Whether code is brief: both read the same.",
  },
  {
    file: /schemas\/schemas\.ts$/,
    diff: /^\+ .*if \(own\.length === 0\) \{\}$/m,
    why: "A protocol with none of its overlays is as it was: it takes time.",
  },
  {
    file: /read\/faults\/indentation\.ts$/,
    diff: /^\+ .*while \(levels\.length > 1 && levels/m,
    why: "No line before a fault is less deep than the first: one that is as deep comes after it, and is found first.",
  },
  {
    file: /plan\/(?:view\/values|parts\/brief)\.ts$/,
    diff: /^\+ .*(?:narrow\.type\.bits \/ 7\)|return bytes === 0 && by === undefined)/m,
    why: "A view's place has no fraction; and `(at += 1) - 1` is `at++`.",
  },
];
