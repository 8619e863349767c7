import type { Naming, ScalarShape, Category } from "../../generator/language/grammar/shape.ts";

/** A name in a scalar. */
export interface Piece {
  readonly category: Category;
  readonly name: string;
  /** Where it begins in the scalar. */
  readonly at: number;
  /** It is a member of what the piece before it names: a struct, a message, or a state. */
  readonly inside?: true;
}

const WORD = /(?<![\w.])[A-Za-z]\w*/g;

/** The names that are in a scalar, in order. */
export function piecesOf({ naming }: ScalarShape, text: string): Piece[] {
  if (naming === undefined || text.length > MOST) return [];
  return piecesIn(naming, text).filter(({ name }) => !naming.words?.includes(name));
}

/** Longer than any scalar of names. */
const MOST = 1000;

function piecesIn({ category, form }: Naming, text: string): Piece[] {
  switch (form) {
    case "words":
      return wordsIn(text).map((word) => ({ category, ...word }));
    case "dotted":
      return path(text, ["member", "member", "member"]);
    case "field":
      return path(text, ["message", "member"]);
    case "state":
      return path(text, ["state", "member"]);
    case "condition":
      return conditionPieces(text);
    default:
      return plainPieces(category, text);
  }
}

function plainPieces(category: Category, text: string): Piece[] {
  if (category === "version") {
    const [first = "", last] = text.split("..");
    const pieces = [{ category, name: first, at: 0 }];
    return last === undefined
      ? pieces
      : [...pieces, { category, name: last, at: first.length + 2 }];
  }
  if (category === "file") return [{ category, name: text, at: 0 }];
  if (category === "protocol") {
    const at = text.lastIndexOf("/") + 1;
    return [{ category, name: text.slice(at), at }];
  }
  const words = wordsIn(text);
  // A range of constants has two; `coord[3]`, `flags.9` and `head & 0x0f` have a name before it.
  return (category === "constant" ? words : words.slice(0, 1)).map((word) => ({
    category,
    ...word,
  }));
}

function wordsIn(text: string): { name: string; at: number }[] {
  return [...text.matchAll(WORD)].map((found) => ({ name: found[0], at: found.index }));
}

/** `baseline.frame`: each names what the next one is a member of. An element's number is no name. */
function path(text: string, categories: readonly Category[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const category of categories) {
    const name = /^[a-z]\w*/.exec(text.slice(at))?.[0];
    if (name === undefined) break;
    pieces.push({ category, name, at, ...(at > 0 && { inside: true }) });
    at += name.length + 1;
    if (text[at - 1] !== ".") break;
  }
  return pieces;
}

/** After a comparison, or in brackets, come values: numbers and constants. All others are members. */
function conditionPieces(text: string): Piece[] {
  let inList = false;
  let afterSign = false;
  return [...text.matchAll(/\[|\]|\.\.|[<>=!]+|\d\w*|[A-Za-z]\w*/g)].flatMap((found): Piece[] => {
    const [token] = found;
    const isValue = inList || afterSign;
    if (token === "[" || token === "]") inList = token === "[";
    afterSign = /^([<>=!]|\.\.)/.test(token);
    if (!/^[A-Za-z]/.test(token)) return [];
    return [{ category: isValue ? "constant" : "member", name: token, at: found.index }];
  });
}
