import type { BlockShape, BlocksText } from "./blocks.ts";
import {
  TextFault,
  type TextNode,
  type SourcePosition,
} from "../../../text/statement/syntax/nodes.ts";
import type { Members } from "../../../text/statement/syntax/values.ts";
import type { TextBuffer } from "../../../text/statement/syntax/buffer.ts";

/** What a block needs of the reader that it is a part of. */
export interface BlockReading {
  /** Begins a block, and tells what is wrong with it. Gives its members, of which more may come. */
  begin(node: TextNode): Members;
  /** Ends it. Throws EncodeError where its members cannot be written. */
  end(): void;
  /** Reads messages that are as they would be written; says whether their brace is closed. */
  plain(depth: number): boolean;
  /** Parses bytes `[from, to)`, and tells what is wrong. */
  parse(from: number, to: number, take: (node: TextNode) => void): void;
  /** Takes a message, or gives what precedes one. */
  message(node: TextNode, prefix: TextNode | undefined): TextNode | undefined;
  /** Tells that no message follows what precedes one. */
  alone(prefix: TextNode | undefined): void;
  /** Does something, and tells what is wrong with it. */
  guarded(node: TextNode, work: () => void): void;
}

/** A block whose statements are read one by one, as they come: no more of its text is held than one of them. */
export class LargeBlock {
  readonly #text: TextBuffer;
  readonly #blocks: BlocksText;
  readonly #reading: BlockReading;
  readonly #token: string;
  readonly #carriers: readonly string[];
  readonly #place: SourcePosition;
  /** The block's own statements, until its messages begin. */
  readonly #own: TextNode[] = [];
  #shape: BlockShape | undefined;
  #members: Members = {};
  #prefix: TextNode | undefined;
  /** This many braces are open. */
  #depth = 1;

  /** Reads the beginning of a block; gives nothing where none is at the present place. */
  static begin(
    text: TextBuffer,
    blocks: BlocksText,
    reading: BlockReading,
  ): LargeBlock | undefined {
    for (const { token } of blocks.shapes) {
      const inside = text.openedAt(text.at, token);
      if (inside === undefined) continue;
      const place = text.placeOf(text.at, token.length);
      text.at = inside;
      return new LargeBlock(text, blocks, reading, token, place);
    }
    return undefined;
  }

  private constructor(
    text: TextBuffer,
    blocks: BlocksText,
    reading: BlockReading,
    token: string,
    place: SourcePosition,
  ) {
    this.#text = text;
    this.#blocks = blocks;
    this.#reading = reading;
    this.#token = token;
    this.#place = place;
    this.#carriers = blocks.carriersOf(token);
  }

  /** Reads the statements that are whole; says whether the block is over. */
  read(isLast: boolean): boolean {
    const text = this.#text;
    for (;;) {
      this.#plain();
      if (this.#depth === 0) return true;
      if (!text.skipSpace(isLast, () => {})) break;
      if (this.#takeBrace()) continue;
      const end = text.statementEnd(text.at);
      if (end === undefined && !isLast) {
        text.backOverIndent();
        break;
      }
      this.#reading.parse(text.at, end ?? text.held, (node) => this.#statement(node));
      text.at = end ?? text.held;
      text.cursor.at = text.at;
      text.cursor.passLine();
      text.at = Math.min(text.cursor.at, text.held);
    }
    if (isLast) this.#cut();
    return isLast;
  }

  /** Reads messages that are as they would be written, where messages are. */
  #plain(): void {
    if (this.#shape === undefined) return;
    const { cursor } = this.#text;
    const depth = this.#shape.carried?.token === undefined ? 1 : 2;
    if (this.#depth !== depth || this.#prefix !== undefined) return;
    cursor.at = this.#text.at;
    cursor.isBad = false;
    if (this.#reading.plain(depth)) this.#depth--;
    this.#text.at = Math.min(cursor.at, this.#text.held);
    if (this.#depth === 0) this.#end();
  }

  /** Passes over a brace that closes, or one that opens around messages; says whether one is there. */
  #takeBrace(): boolean {
    const text = this.#text;
    if (text.closes()) {
      if (--this.#depth === 0) this.#end();
      return true;
    }
    if (this.#depth > 1) return false;
    for (const carrier of this.#carriers) {
      const inside = text.openedAt(text.at, carrier);
      if (inside === undefined) continue;
      if (this.#shape === undefined) this.#begin([{ ...NODE, token: carrier, children: [] }]);
      text.at = inside;
      this.#depth++;
      return true;
    }
    return false;
  }

  #statement(node: TextNode): void {
    if (this.#depth === 1 && this.#takeOwn(node)) return;
    if (this.#shape === undefined) this.#begin([node]);
    this.#prefix = this.#reading.message(node, this.#prefix);
  }

  /** Takes a statement that is the block's own; says whether it is one. */
  #takeOwn(node: TextNode): boolean {
    if (this.#shape === undefined) {
      const shapes = this.#blocks.shapes.filter(({ token }) => token === this.#token);
      const isOwn = shapes.some((shape) => this.#blocks.ownIn(shape, node) !== undefined);
      if (isOwn) this.#own.push(node);
      return isOwn;
    }
    const statement = this.#blocks.ownIn(this.#shape, node);
    // The block is written when it is whole: it may still be given more of.
    if (statement !== undefined)
      this.#reading.guarded(node, () => statement.read(node, this.#members));
    return statement !== undefined;
  }

  /** @param first what follows the block's own statements */
  #begin(first: readonly TextNode[]): void {
    const node = {
      ...NODE,
      ...this.#place,
      token: this.#token,
      children: [...this.#own, ...first],
    };
    this.#members = this.#reading.begin(node);
    this.#shape = this.#blocks.shapeFor(node);
  }

  #end(): void {
    if (this.#shape === undefined) this.#begin([]);
    this.#reading.alone(this.#prefix);
    const node = { ...NODE, ...this.#place, token: this.#token };
    this.#reading.guarded(node, () => this.#reading.end());
  }

  #cut(): void {
    const node = { ...NODE, ...this.#place, token: this.#token };
    this.#reading.guarded(node, () => {
      throw new TextFault(
        `the text ends inside of "${this.#token}"`,
        this.#place,
        "Expected `}` or `;`.",
      );
    });
  }
}

const NODE: TextNode = { token: "", values: [], line: 1, column: 1, length: 1 };
