import { nameOf } from "../source/find.ts";

/** An expression, or a construct, that the schema language does not say. */
export class Unsayable extends Error {}

const TOKEN =
  /\s*(0x[0-9a-fA-F_]+|0b[01_]+|\d[\d_]*|[a-z_]\w*(?:::\w+)*(?:\.to_i\b)?|==|!=|<=|>=|[<>()])/y;
const COMPARISON = /^(==|!=|<=|>=|<|>)$/;
const LONGEST = 1000;

/** A condition in the schema's words. Throws Unsayable. */
export function conditionOf(text: string, enumValue: (path: string) => number): string {
  const tokens = tokensOf(text);
  const words = tokens.map((token, i) => {
    if (/^(and|or|not)$/.test(token) || COMPARISON.test(token) || /^[()]$/.test(token))
      return token;
    if (/^\d/.test(token)) return token.replaceAll("_", "");
    if (token.includes("::")) return String(enumValue(token));
    const written = token.replace(".to_i", "");
    if (/^(true|false)$/.test(written) || written.startsWith("_"))
      throw new Unsayable(`a condition on "${written}"`);
    const name = nameOf(written);
    const compared = COMPARISON.test(tokens[i - 1] ?? "") || COMPARISON.test(tokens[i + 1] ?? "");
    return compared ? name : `(${name} != 0)`;
  });
  return words.join(" ");
}

function tokensOf(text: string): string[] {
  if (text.length > LONGEST) throw new Unsayable("an expression that is very long");
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (found === null) throw new Unsayable(`the expression "${text.slice(at).trim()}"`);
    tokens.push(found[1]!);
  }
  return tokens;
}

/** A number that is written as it is, or an earlier member with what is added to it. Throws Unsayable. */
export function amountOf(value: unknown): number | string {
  const text = String(value)
    .trim()
    .replace(/^\(([^()]*)\)$/, "$1")
    .trim();
  const whole = numberOf(text);
  if (whole !== undefined) return whole;
  const [, name, added = ""] = /^([a-z]\w*)( *\+ *\d{1,3})?$/.exec(text) ?? [];
  if (name !== undefined) return nameOf(name) + added;
  throw new Unsayable(`the number "${text}"`);
}

/** A whole number as descriptions write it; nothing where it is invalid. */
export function numberOf(text: string): number | undefined {
  if (!/^-?(0x[0-9a-fA-F_]+|0b[01_]+|[\d_]+)$/.test(text)) return undefined;
  const digits = text.replaceAll("_", "");
  const value = digits.startsWith("-") ? -Number(digits.slice(1)) : Number(digits);
  return Number.isSafeInteger(value) ? value : undefined;
}
