import type { TextCursor } from "../../../text/statement/syntax/cursor.ts";
import type { BlockShape, BlocksText } from "./blocks.ts";
import { type TextNode, TextFault, type TextValue } from "../../../text/statement/syntax/nodes.ts";
import { fresh } from "../../../text/statement/defaults.ts";
import type { Statement } from "../../../text/statement/statement.ts";
import type { Members } from "../../../text/statement/syntax/values.ts";
import { opening, type Template } from "../../../text/statement/syntax/template.ts";

/** A block whose own statements were read. */
export interface PlainBlock {
  /** The block without its messages. */
  readonly members: Members;
  /** The member that these are to become; none where the block carries none. */
  readonly carried: string | undefined;
  /** How deep its messages are: in its own braces, or in others inside of these. */
  readonly depth: number;
}

/** A shape, and what opens its braces and those around its messages. */
interface PlainShape {
  readonly shape: BlockShape;
  readonly opened: Template;
  readonly carrier: Template | undefined;
}

const PLACE = { line: 0, column: 0, length: 0 };

const SPACE = 0x20;
const SEMICOLON = 0x3b;

/** Reads the beginnings of blocks that are as they would be written. */
export class PlainBlocks {
  readonly #shapes: readonly PlainShape[];

  constructor(blocks: BlocksText) {
    this.#shapes = blocks.shapes.map((shape) => {
      const after = shape.carried?.token;
      const carrier = after === undefined ? undefined : opening(after);
      return { shape, opened: opening(shape.token), carrier };
    });
  }

  /** Reads a block up to its messages. Gives nothing where it is otherwise; the cursor is then anywhere. */
  begin(text: TextCursor, at: number): PlainBlock | undefined {
    for (const { shape, opened, carrier } of this.#shapes) {
      text.at = at;
      text.isBad = false;
      if (!text.take(opened)) continue;
      const members: Members = { type: "block", ...fresh(shape.defaults) };
      readOwn(text, shape, members);
      if (text.isBad || (carrier !== undefined && !text.take(carrier, 1))) continue;
      return { members, carried: shape.carried?.member, depth: carrier === undefined ? 1 : 2 };
    }
    return undefined;
  }
}

/** Reads the statements that are a block's own, up to the first that is invalid. */
function readOwn(text: TextCursor, { byToken }: BlockShape, members: Members): void {
  for (;;) {
    const start = text.at;
    const statement = text.bytes[text.at++] === SPACE ? byToken.get(text.word()) : undefined;
    if (statement === undefined || !readStatement(text, statement, members)) {
      text.at = start;
      return;
    }
    if (text.isBad) return;
  }
}

/** Reads a statement's values; says whether it is not one of a message, which may have the name of a block's member. */
function readStatement(text: TextCursor, statement: Statement, members: Members): boolean {
  const isValue = statement.scan?.after === "value";
  if (isValue && text.bytes[text.at] === SPACE && !isOpened(text)) {
    text.space();
    statement.scan!.take(text, members, 1);
    text.end();
    return true;
  }
  const values = valuesAt(text);
  if (values === undefined || (statement.single === true && values.length === 0)) return false;
  const node: TextNode = { token: statement.token, values, ...PLACE };
  try {
    statement.read(node, members);
  } catch (error) {
    if (!(error instanceof TextFault)) throw error;
    // The parser reads it again, and tells what is wrong.
    text.isBad = true;
  }
  return true;
}

const OPEN = 0x7b;

function isOpened({ bytes, at }: TextCursor): boolean {
  return bytes[at + 1] === OPEN;
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
