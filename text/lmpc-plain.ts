import type { TextCursor } from "./hearing.ts";
import type { BlocksText } from "./lmpc-blocks.ts";
import type { TextNode, TextValue } from "./lmpc-nodes.ts";
import { opening, type Piece } from "./saying.ts";

/** A block whose own statements were read. */
export interface PlainBlock {
  /** The block without its messages. */
  readonly node: TextNode;
  /** How deep its messages stand. */
  readonly depth: number;
  /** Passes over what stands behind its messages; says whether that is nothing but braces. */
  close(text: TextCursor): boolean;
}

const PLACE = { line: 0, column: 0, length: 0 };

const SPACE = 0x20;
const SEMICOLON = 0x3b;

/** Reads the beginnings of blocks that stand as they would be written. */
export class PlainBlocks {
  readonly #blocks: BlocksText;
  readonly #opened: readonly { readonly token: string; readonly piece: Piece }[];
  /** What opens the braces around a block's messages. */
  readonly #carriers: ReadonlyMap<string, Piece>;

  constructor(blocks: BlocksText) {
    this.#blocks = blocks;
    this.#opened = blocks.tokens.map((token) => ({ token, piece: opening(token) }));
    this.#carriers = new Map(blocks.carriers.map((token) => [token, opening(token)]));
  }

  /** Gives nothing where a block stands otherwise: a place or an error in its node would mean nothing. */
  begin(text: TextCursor, at: number): PlainBlock | undefined {
    text.at = at;
    text.isBad = false;
    const opened = this.#opened.find(({ piece }) => text.take(piece));
    if (opened === undefined) return undefined;
    const { token } = opened;
    const children: TextNode[] = [];
    for (;;) {
      const start = text.at;
      if (text.bytes[text.at++] !== SPACE) return plainBlock(token, children, start, text, 1);
      const own = text.word();
      const carrier = this.#carriers.get(own);
      if (carrier !== undefined) {
        children.push({ token: own, values: [], children: [], ...PLACE });
        text.at = start;
        if (!text.take(carrier, 1)) return undefined;
        return plainBlock(token, children, text.at, text, 2);
      }
      const values = this.#blocks.isOwn(token, own) ? valuesAt(text) : undefined;
      if (values === undefined) return plainBlock(token, children, start, text, 1);
      children.push({ token: own, values, ...PLACE });
      if (text.isBad) return undefined;
    }
  }
}

function plainBlock(
  token: string,
  children: readonly TextNode[],
  at: number,
  text: TextCursor,
  depth: number,
): PlainBlock {
  text.at = at;
  return {
    node: { token, values: [], children, ...PLACE },
    depth,
    close: (cursor) => depth === 1 || cursor.takeClosing(0),
  };
}

/** The words up to the end of a statement and its line; nothing where braces or strings follow. */
function valuesAt(text: TextCursor): TextValue[] | undefined {
  const values: TextValue[] = [];
  while (text.bytes[text.at] === SPACE) {
    text.at++;
    const word = text.word();
    if (word === "") return undefined;
    values.push({ kind: "word", text: word, ...PLACE });
  }
  if (text.bytes[text.at] !== SEMICOLON) return undefined;
  text.end();
  return values;
}
