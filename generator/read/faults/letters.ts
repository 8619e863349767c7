/*
 * Characters that are not what they look like. The words of the language are ASCII; texts for people may have any.
 */

/** Letters of other scripts and typographic signs, by the ASCII character that they look like. */
const LOOKS: Readonly<Record<string, string>> = {
  a: "аɑα",
  b: "ьЬ",
  c: "сϲ",
  d: "ԁ",
  e: "её",
  g: "ɡ",
  h: "һ",
  i: "іιı",
  j: "ј",
  k: "кκ",
  l: "ӏ",
  m: "м",
  n: "п",
  o: "оοօ",
  p: "рρ",
  q: "ԛ",
  r: "г",
  s: "ѕ",
  t: "тτ",
  u: "υ",
  v: "ν",
  w: "ԝω",
  x: "хχ",
  y: "уγ",
  A: "АΑ",
  B: "ВΒ",
  C: "С",
  E: "ЕΕ",
  H: "НΗ",
  I: "ІΙ",
  J: "Ј",
  K: "КΚ",
  M: "МΜ",
  N: "Ν",
  O: "ОΟ",
  P: "РΡ",
  S: "Ѕ",
  T: "ТΤ",
  X: "ХΧ",
  Y: "УΥ",
  Z: "Ζ",
  "0": "Օ",
  "3": "ЗӠ",
  '"': "“”„‟«»",
  "'": "‘’‚‛",
  "-": "‐‑‒–—−",
};

const ASCII = new Map(
  Object.entries(LOOKS).flatMap(([plain, others]) => [...others].map((one) => [one, plain])),
);

/** Spaces that are invalid to YAML, and characters that nobody sees. */
const UNSEEN =
  "\\u00a0\\u00ad\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u2066-\\u206f\\u3000\\ufeff";
const ONE_UNSEEN = new RegExp(`[${UNSEEN}]`);
/** Before a key or an item, after its colon or its dash, or at its end. */
const MISPLACED = new RegExp(`^-?[${UNSEEN}]|^[\\w-]+[${UNSEEN}]*:[${UNSEEN}]|[${UNSEEN}]$`);

/** What is wrong with a character, and what to do. */
export interface OddCharacter {
  /** Its place in the word. */
  readonly at: number;
  readonly message: string;
  readonly hint: string;
}

/** The first character of a word that looks like another one, where the word is ASCII but for such. */
export function lookAlike(word: string): OddCharacter | undefined {
  const characters = [...word];
  const plain = characters.map(plainOf).join("");
  if (plain === word || !/^[\x20-\x7e]*$/.test(plain)) return undefined;
  const index = characters.findIndex((one) => plainOf(one) !== one);
  const odd = characters[index]!;
  const at = characters.slice(0, index).join("").length;
  if (ONE_UNSEEN.test(odd)) return { at, ...unseen(odd, `Write "${plain.trim()}" without it.`) };
  const message = `the "${odd}" in "${word}" is ${kindOf(odd)} (${codeOf(odd)}), no ${plainOf(odd)}`;
  const isQuote = plainOf(odd) === '"' || plainOf(odd) === "'";
  return { at, message, hint: isQuote ? `Quotes are " and '.` : `Write "${plain}" in ASCII.` };
}

/** A space that is invalid to YAML, or an invisible character, where a key or an item begins or ends. */
export function misplacedSpace(words: string): OddCharacter | undefined {
  const found = MISPLACED.exec(words);
  if (found === null) return undefined;
  const within = ONE_UNSEEN.exec(found[0])!.index;
  const at = found.index + within;
  return { at, ...unseen(words[at]!, "Write an ordinary space, or nothing, in its place.") };
}

function unseen(odd: string, hint: string): { message: string; hint: string } {
  const name = NAMES.get(odd) ?? (/\s/.test(odd) ? "an odd space" : "an invisible character");
  return { message: `${name} (${codeOf(odd)}) is part of this word`, hint };
}

const NAMES = new Map([
  ["\u00a0", "a no-break space"],
  ["\u00ad", "a soft hyphen"],
  ["\u200b", "a zero-width space"],
  ["\ufeff", "a byte order mark"],
]);

function plainOf(character: string): string {
  if (character <= "\x7f") return character;
  const known = ASCII.get(character);
  if (known !== undefined) return known;
  if (ONE_UNSEEN.test(character)) return /\s/.test(character) ? " " : "";
  return character.normalize("NFKC");
}

function kindOf(character: string): string {
  if (/\p{Script=Cyrillic}/u.test(character)) return "a Cyrillic letter";
  if (/\p{Script=Greek}/u.test(character)) return "a Greek letter";
  if (/[\p{Pi}\p{Pf}\p{Ps}]/u.test(character)) return "a typographic quote";
  return /\p{Pd}/u.test(character) ? "a typographic dash" : "another character";
}

/** `U+0430` */
export function codeOf(character: string): string {
  const digits = character.codePointAt(0)!.toString(16).toUpperCase();
  return `U+${digits.padStart(4, "0")}`;
}
