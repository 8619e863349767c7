import type { AnyContainer } from "../../recording/index.ts";
import { FORMATS } from "../../formats/index.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import { bytesToText, textToBytes } from "../../runtime/bytes/text/text.ts";
import type { Writer } from "../../runtime/bytes/writer.ts";
import { Assembler } from "../../text/assembler.ts";
import type { TextReader, TextReadOptions } from "../../text/form.ts";
import { BlocksText, type ReadBlock } from "./blocks/blocks.ts";
import { MessageReading } from "./blocks/message-reading.ts";
import { LargeBlock } from "./blocks/large-block.ts";
import { readOne, TextFault, type TextNode, wrong } from "../../text/statement/syntax/nodes.ts";
import type { TextParser } from "../../text/statement/syntax/parse.ts";
import { recogniseContainer, LONGEST_COMMENT, MARK, parseVersion } from "./recognise.ts";
import { PlainBlocks } from "./blocks/plain.ts";
import { readBytes } from "../../text/statement/kinds/bytes.ts";
import { scanBytes } from "../../text/statement/syntax/hex-bytes.ts";
import { token } from "../../text/statement/syntax/template.ts";
import type { Problems } from "../../text/problems.ts";
import { TextBuffer } from "../../text/statement/syntax/buffer.ts";

const TAIL = token("tail");

/** A block of so much text is read statement by statement, and not whole. */
const LARGE_TEXT = 1 << 19;

/** Reads a text in LMPC's form, and writes the recording that it tells. */
export class LmpcReader implements TextReader {
  readonly #w: Writer;
  readonly #problems: Problems;
  readonly #options: TextReadOptions;
  readonly #text = new TextBuffer();
  readonly #messages = new MessageReading(this.#text);
  #parser: TextParser | undefined;
  #container: AnyContainer | undefined;
  #blocks: BlocksText | undefined;
  #fast: PlainBlocks | undefined;
  #assembler: Assembler | undefined;
  #begun = false;
  #large: LargeBlock | undefined;
  /** The version of the next block, where it is sent. */
  #version: string | undefined;

  constructor(w: Writer, problems: Problems, options: TextReadOptions = {}) {
    this.#w = w;
    this.#problems = problems;
    this.#options = options;
  }

  push(piece: Uint8Array): void {
    if (this.#container === undefined) {
      const text = bytesToText(piece);
      const { container, formats = FORMATS } = this.#options;
      this.#container = container ?? recogniseContainer(text, formats) ?? formats.list[0]!;
      // Some editors put it before whatever they write.
      if (text.startsWith(MARK)) piece = piece.subarray(MARK.length);
      this.#blocks = new BlocksText(this.#container);
      this.#fast = new PlainBlocks(this.#blocks);
    }
    this.#text.append(piece);
    this.#read(false);
  }

  end(): void {
    this.#read(true);
    this.#guarded(undefined, () => this.#assembler?.end());
  }

  /** Reads the statements that are whole. */
  #read(isLast: boolean): void {
    const text = this.#text;
    if (!isLast && text.length < text.enough) return;
    while (this.#largeBlock(isLast) && text.skipSpace(isLast, this.#comment)) {
      if (this.#plainBlock() || this.#plainTail()) continue;
      const end = text.statementEnd(text.at);
      if (end === undefined && this.#beginLargeBlock()) continue;
      if (end === undefined && !isLast) break;
      this.#parse(text.at, text.slice(text.at, end ?? text.held));
      text.at = end ?? text.held;
    }
    text.wait();
  }

  /** Takes a version from where LMPC, which finds it itself, reads nothing. */
  readonly #comment = (from: number, to: number): void => {
    const announced = parseVersion(this.#text.slice(from, Math.min(to, from + LONGEST_COMMENT)));
    if (announced !== undefined) this.#parse(from, announced);
  };

  /** Reads on in the block whose statements are read one by one, where one is; says whether it is over. */
  #largeBlock(isLast: boolean): boolean {
    if (this.#large?.read(isLast) === false) return false;
    this.#large = undefined;
    return true;
  }

  /** Begins to read a block that is not whole, and too large to wait for that; says whether it does. */
  #beginLargeBlock(): boolean {
    if (this.#text.length < LARGE_TEXT) return false;
    const version = this.#version;
    this.#parser = this.#text.parser(
      this.#text.at,
      () => {},
      () => {},
    );
    this.#large = LargeBlock.begin(this.#text, this.#blocks!, {
      begin: (node) => this.#beginBlock(node, version, false).members,
      end: () => this.#assemble().end(),
      plain: (depth) => this.#messages.plain(this.#assemble(), depth),
      parse: (from, to, take) => this.#parseWith(from, this.#text.slice(from, to), take),
      message: (node, prefix) => this.#messageOrPrefix(this.#assemble(), node, prefix),
      alone: (prefix) => this.#alone(prefix),
      guarded: (node, work) => this.#guarded(node, work),
    });
    if (this.#large === undefined) return false;
    this.#version = undefined;
    this.#begun = true;
    return true;
  }

  /** Reads a block that is as it would be written; says whether it does. */
  #plainBlock(): boolean {
    const text = this.#text;
    const plain = this.#fast!.begin(text.cursor, text.at);
    if (plain === undefined) return false;
    const assembler = this.#assemble();
    assembler.end();
    try {
      assembler.block(plain.members, plain.carried, this.#version);
    } catch (error) {
      // Nothing is written of it: whoever reads it next begins it anew.
      if (error instanceof EncodeError) return false;
      throw error;
    }
    const { depth } = plain;
    const isWhole =
      this.#messages.plain(assembler, depth) && (depth === 1 || text.cursor.takeClosing(0));
    if (!isWhole) {
      assembler.abandon();
      return false;
    }
    text.at = text.cursor.at;
    this.#version = undefined;
    this.#begun = true;
    return true;
  }

  /** Reads bytes after the last block that are as they would be written; says whether they are. */
  #plainTail(): boolean {
    const { at, cursor } = this.#text;
    cursor.at = at;
    cursor.isBad = false;
    if (!cursor.take(TAIL)) return false;
    this.#assemble().end();
    const w = this.#w;
    const { offset } = w;
    scanBytes(cursor, w);
    cursor.end();
    if (cursor.isBad) {
      w.offset = offset;
      return false;
    }
    this.#text.at = cursor.at;
    this.#begun = true;
    return true;
  }

  /** Reads a statement with the parser, which knows all that is allowed, and tells what is wrong. */
  #parse(from: number, statement: string): void {
    this.#parseWith(from, statement, (node) => this.#outermost(node));
  }

  #parseWith(from: number, statement: string, take: (node: TextNode) => void): void {
    const parser = this.#text.parser(from, take, (fault) => this.#report(fault));
    this.#parser = parser;
    parser.push(statement);
    parser.end();
  }

  #report({ reason, place, hint }: TextFault): void {
    const { line, column, length } = place;
    const span = { start: column - 1, end: column - 1 + length };
    const text = this.#parser!.lineText(line);
    const cut = this.#parser!.cutOf(line);
    this.#problems.add(line, text, span, reason, hint === "" ? undefined : hint, cut);
  }

  /** Does something, and tells what is wrong with it. */
  #guarded(node: TextNode | undefined, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof TextFault) this.#report(error);
      else if (error instanceof EncodeError && node !== undefined)
        this.#report(
          wrong(node, `"${node.token}": ${error.path.slice(1).join(" › ")} ${error.reason}`, ""),
        );
      else throw error;
    }
  }

  #outermost(node: TextNode): void {
    this.#guarded(node, () => {
      const { header } = this.#container!.table;
      if (node.token === (header?.token ?? header?.name)) this.#header(node);
      else if (node.token === "fixed_protocol") this.#fixed(node);
      else if (node.token === "protocol") this.#version = readOne(node, "string").text;
      else if (node.token === "tail") this.#assemble().bytes(readBytes(node));
      else this.#block(node);
    });
    // It precedes the header, too.
    this.#begun ||= node.token !== "fixed_protocol";
  }

  /** The version of all messages. */
  #fixed(node: TextNode): void {
    const version = readOne(node, "string").text;
    if (this.#assembler !== undefined)
      throw wrong(node, `"${node.token}" comes before all others, and once`, "");
    try {
      this.#assembler = new Assembler(this.#container!, this.#w, version);
    } catch (error) {
      if (error instanceof RangeError) throw wrong(node, error.message, "");
      throw error;
    }
  }

  #assemble(): Assembler {
    return (this.#assembler ??= new Assembler(this.#container!, this.#w));
  }

  #header(node: TextNode): void {
    const value = readOne(node, "string");
    if (this.#begun) throw wrong(node, `"${node.token}" comes first, and once`, "");
    this.#assemble().bytes(textToBytes(value.text));
  }

  #block(node: TextNode): void {
    const assembler = this.#assemble();
    const version = this.#version;
    this.#version = undefined;
    const { messages } = this.#beginBlock(node, version);
    let prefix: TextNode | undefined;
    for (const child of messages) prefix = this.#messageOrPrefix(assembler, child, prefix);
    this.#alone(prefix);
  }

  /** Begins a block. Its messages are looked at also where something is wrong with it. */
  #beginBlock(
    node: TextNode,
    version: string | undefined,
    isWhole = true,
  ): Omit<ReadBlock, "carried"> {
    const assembler = this.#assemble();
    let read: Omit<ReadBlock, "carried"> = { members: {}, messages: [] };
    try {
      const { members, carried, messages } = this.#blocks!.read(node);
      read = { members, messages };
      assembler.block(members, carried, version, isWhole);
    } catch (error) {
      assembler.unknownBlock();
      this.#guarded(node, () => {
        throw error;
      });
    }
    return read;
  }

  /** Takes a message, or gives what precedes one. */
  #messageOrPrefix(
    assembler: Assembler,
    node: TextNode,
    prefix: TextNode | undefined,
  ): TextNode | undefined {
    let isPrefix = false;
    this.#guarded(node, () => {
      isPrefix = this.#messages.isPrefix(assembler, node);
      if (isPrefix || this.#messages.isUnknown(assembler, node)) this.#alone(prefix);
      if (!isPrefix) this.#messages.take(assembler, node, prefix);
    });
    return isPrefix ? node : undefined;
  }

  /** Tells that no message follows what precedes one. */
  #alone(prefix: TextNode | undefined): void {
    if (prefix !== undefined)
      this.#report(wrong(prefix, `"${prefix.token}" is before a message`, ""));
  }
}
