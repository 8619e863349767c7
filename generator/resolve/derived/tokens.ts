/** What is wrong with an expression. */
export class ExpressionFault extends Error {
  override readonly name = "ExpressionFault";
}

/** A word of an expression: an operator, a name or a number as it is written, or a text without its quotes. */
export interface Token {
  readonly kind: "operator" | "name" | "number" | "text" | "end";
  readonly text: string;
}

const NUMBER =
  /(?:0[xX][0-9a-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|\d[\d_]*(?:\.\d+|\.(?![\w.]))?(?:[eE][-+]?\d+)?)/y;
const NAME = /[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*/y;
const TEXT = /'[^']*'|"(?:[^"\\]|\\(?:u[0-9a-fA-F]{4}|[0-7]{1,3}|[abtnvfre"'\\]))*"/y;
const SIGN = /==|!=|<=|>=|<<|>>|[-<>+*/%&|^~?:,.()[\]]/y;
const LONGEST = 20_000;
/** Lists may be long, calculations not: what evaluates them goes into each. */
const MOST_OPERATORS = 500;

const ESCAPES: Readonly<Record<string, string>> = {
  a: "\u0007",
  b: "\b",
  t: "\t",
  n: "\n",
  v: "\v",
  f: "\f",
  r: "\r",
  e: "\u001b",
};

/** The words of an expression, and their end. Throws ExpressionFault. */
export function tokensOf(text: string): Token[] {
  if (text.length > LONGEST)
    throw new ExpressionFault(`an expression has at most ${LONGEST} characters`);
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  for (;;) {
    take(/\s*/y);
    if (at === text.length) break;
    const number = take(NUMBER);
    if (number !== undefined) {
      tokens.push({ kind: "number", text: plainNumber(number) });
      continue;
    }
    const name = take(NAME);
    const quoted = name === undefined ? take(TEXT) : undefined;
    const word = name ?? quoted ?? take(SIGN);
    if (word === undefined)
      throw new ExpressionFault(`"${text.slice(at, at + 20)}" is nothing that an expression has`);
    if (quoted !== undefined) tokens.push({ kind: "text", text: unquoted(quoted) });
    else if (name !== undefined && !/^(and|or|not)$/.test(word))
      tokens.push({ kind: "name", text: word });
    else tokens.push({ kind: "operator", text: word });
  }
  const calculating = tokens.filter(
    ({ kind, text: own }) => kind === "operator" && !/[,()[\]]/.test(own),
  );
  if (calculating.length > MOST_OPERATORS)
    throw new ExpressionFault(`an expression has at most ${MOST_OPERATORS} operators`);
  return [...tokens, { kind: "end", text: "" }];
}

/** The digits of a whole number, or a fraction as it is. */
function plainNumber(text: string): string {
  const digits = text.replaceAll("_", "");
  if (/^0[xXbBoO]$/.test(digits)) throw new ExpressionFault(`"${text}" has no digits`);
  return /^\d+[.eE]/.test(digits) ? digits : String(BigInt(digits));
}

function unquoted(text: string): string {
  const inner = text.slice(1, -1);
  if (text.startsWith("'")) return inner;
  return inner.replaceAll(/\\(u[0-9a-fA-F]{4}|[0-7]{1,3}|.)/g, (_, code: string) => {
    if (code.startsWith("u")) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8));
    return ESCAPES[code] ?? code;
  });
}
