import type { CueForm } from "./cue.ts";

/** The bit of the second colour. */
const BRIGHT = 128;

/** A tag, what SubRip players position by, an entity, or a character. */
const TOKEN = /<[^<>]*>|\{\\[^{}]*\}|&[a-z]{2,5};|[\s\S]/gu;

const TAG = /^<(\/?)([a-z]*)/i;

/** The tags of SubRip: others are text. */
const SRT_TAGS: ReadonlySet<string> = new Set(["b", "i", "u", "s", "font"]);

/** Tags whose text is in the second colour. */
const COLORED: ReadonlySet<string> = new Set(["b", "i", "u", "font", "c"]);

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&nbsp;": " ",
  "&lrm;": "",
  "&rlm;": "",
};

/** What Quake has no glyph for, and ASCII has something like. */
const LIKE: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "‚": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "‐": "-",
  "–": "-",
  "—": "-",
  "−": "-",
  "⁄": "/",
  "•": "*",
  "♪": "*",
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
};

/** A subtitle's text in Quake's characters: what tags mark is in the second colour. */
export function toQuake(markup: string, form: CueForm): { text: string; unknown: string } {
  let text = "";
  const unknown = new Set<string>();
  let depth = 0;
  for (const [token] of markup.matchAll(TOKEN)) {
    const tag = token.length > 1 ? tagOf(token, form) : undefined;
    if (tag !== undefined) {
      if (COLORED.has(tag.name)) depth = Math.max(0, depth + (tag.closes ? -1 : 1));
      continue;
    }
    if (token.startsWith("{\\") && form === "srt") continue;
    for (const char of (form === "vtt" ? ENTITIES[token] : undefined) ?? token) {
      const plain = plainOf(char);
      if (plain === undefined) unknown.add(char);
      text += depth > 0 ? colored(plain ?? "?") : (plain ?? "?");
    }
  }
  return { text, unknown: [...unknown].join("") };
}

function tagOf(token: string, form: CueForm) {
  if (!token.startsWith("<")) return undefined;
  const [, slash, word] = TAG.exec(token)!;
  const name = word!.toLowerCase();
  return form === "vtt" || SRT_TAGS.has(name) ? { name, closes: slash === "/" } : undefined;
}

/** A character in ASCII; undefined where nothing there is like it. */
function plainOf(char: string): string | undefined {
  if (char === "\n" || /^[\x20-\x7e]$/.test(char)) return char;
  // Marks on letters, and what has no width.
  const letters = Array.from(char.normalize("NFKD"), (one) => LIKE[one] ?? one)
    .join("")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .replaceAll("\t", " ");
  return /^[\x20-\x7e]*$/.test(letters) ? letters : undefined;
}

function colored(text: string): string {
  return text.replaceAll(/[\x21-\x7e]/g, (char) =>
    String.fromCharCode(char.charCodeAt(0) + BRIGHT),
  );
}

/** Quake's glyphs below 32, as characters that are like them: brackets, golden digits, dots and bars. */
const GLYPHS = "____._______>..[]0123456789.---";
const FIRST_GLYPH = 1;
const GOLDEN = 18;

/** A text of Quake's as a subtitle's: what is in the second colour is between `<b>` and `</b>`. */
export function fromQuake(text: string, form: CueForm): string {
  let out = "";
  let spaces = "";
  let isOpen = false;
  for (const char of text) {
    const code = char.charCodeAt(0);
    const plain = glyph(code);
    // Spaces have no colour: they go with what is on both sides of them.
    if (plain === " " || plain === "\n") {
      spaces += plain;
      continue;
    }
    const isColored = (code >= BRIGHT && code <= 0xff) || (code >= GOLDEN && code < GOLDEN + 10);
    if (isColored !== isOpen) out += isColored ? `${spaces}<b>` : `</b>${spaces}`;
    else out += spaces;
    spaces = "";
    isOpen = isColored;
    out += form === "vtt" ? escaped(plain) : plain;
  }
  return `${out}${isOpen ? "</b>" : ""}${spaces}`;
}

function glyph(code: number): string {
  if (code > 0xff) return String.fromCharCode(code);
  const low = code % BRIGHT;
  if (code === 10) return "\n";
  if (low >= 32 && low < 127) return String.fromCharCode(low);
  return GLYPHS[low - FIRST_GLYPH] ?? "?";
}

function escaped(char: string): string {
  if (char === "&") return "&amp;";
  if (char === "<") return "&lt;";
  return char === ">" ? "&gt;" : char;
}
