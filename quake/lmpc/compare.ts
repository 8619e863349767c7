import { bytesToText } from "../../runtime/bytes/text/text.ts";
import type { TextNode } from "../../text/statement/syntax/nodes.ts";
import { TextParser } from "../../text/statement/syntax/parse.ts";

/** Where two texts do not say the same. */
export interface TextDifference {
  /** The line of the other text; its last statement's where that has ended. */
  readonly line: number;
  /** The statements that lead there: `block 12 › clientdata › health`. */
  readonly path: string;
  /** The statement of each, `nothing` where there is none. */
  readonly own: string;
  readonly other: string;
}

/** What came of holding two texts against each other. */
export interface TextComparison {
  /** Outermost statements that are alike, blocks mostly. */
  readonly statements: number;
  /** The first difference. */
  readonly difference?: TextDifference;
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Holds a text of LMPC's form against another one, statement by statement: how lines are cut and what comments say is
 * not compared. Holds a block of each. Throws TextFault where one of them is not one.
 *
 * @param other the text whose lines are reported
 */
export async function compareTexts(own: Chunks, other: Chunks): Promise<TextComparison> {
  const [mine, theirs] = [statementsIn(own), statementsIn(other)];
  let blocks = 0;
  let line = 1;
  for (let statements = 0; ; statements++) {
    const [a, b] = [(await mine.next()).value, (await theirs.next()).value];
    line = b?.line ?? line;
    if (a === undefined && b === undefined) return { statements };
    const isBlock = (a ?? b)!.token.endsWith("block");
    const name = isBlock ? `${(a ?? b)!.token} ${blocks++}` : (a ?? b)!.token;
    const difference = differenceOf(a, b, name, line);
    if (difference !== undefined) return { statements, difference };
  }
}

/** The outermost statements, one after the other. */
async function* statementsIn(chunks: Chunks): AsyncGenerator<TextNode, undefined> {
  const nodes: TextNode[] = [];
  const faults: unknown[] = [];
  const parser = new TextParser(
    (node) => nodes.push(node),
    (fault) => faults.push(fault),
  );
  for await (const chunk of chunks) {
    parser.push(bytesToText(chunk));
    yield* nodes.splice(0);
    if (faults.length > 0) throw faults[0];
  }
  parser.end();
  yield* nodes;
  if (faults.length > 0) throw faults[0];
  return undefined;
}

/** The first statement that is not the same, the innermost: no text has many inside of each other. */
function differenceOf(
  a: TextNode | undefined,
  b: TextNode | undefined,
  path: string,
  line: number,
): TextDifference | undefined {
  if (a === undefined || b === undefined || !isSameLine(a, b))
    return { line: b?.line ?? line, path, own: shownNode(a), other: shownNode(b) };
  const [own, others] = [a.children ?? [], b.children ?? []];
  for (let i = 0; i < Math.max(own.length, others.length); i++) {
    const inner = `${path} › ${(own[i] ?? others[i])!.token}`;
    const found = differenceOf(own[i], others[i], inner, others.at(-1)?.line ?? b.line);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isSameLine(a: TextNode, b: TextNode): boolean {
  return (
    a.token === b.token &&
    (a.children === undefined) === (b.children === undefined) &&
    a.values.length === b.values.length &&
    a.values.every(({ kind, text }, i) => kind === b.values[i]!.kind && text === b.values[i]!.text)
  );
}

/** Characters of a statement that are shown. */
const LONGEST = 80;

function shownNode(node: TextNode | undefined): string {
  if (node === undefined) return "nothing";
  const values = node.values.map(({ kind, text }) => (kind === "word" ? text : `"${text}"`));
  const text = [node.token, ...values, ...(node.children === undefined ? [] : ["{…}"])].join(" ");
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
