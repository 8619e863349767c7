import type { Codec } from "../../../runtime/codec.ts";
import { EncodeError } from "../../../runtime/errors/errors.ts";
import type { Writer } from "../../../runtime/bytes/writer.ts";
import type { Assembler } from "../../../text/assembler.ts";
import { ScannedBefore } from "../../../text/statement/scanned-before.ts";
import { bytesStatement } from "../../../text/statement/kinds/bytes.ts";
import { scanBytes } from "../../../text/statement/syntax/hex-bytes.ts";
import { MAX_DEPTH, Template, token } from "../../../text/statement/syntax/template.ts";
import { inText, textOf, WRONG } from "../../../text/statement/messages.ts";
import { readInts, TextFault, type TextNode, wrong } from "../../../text/statement/syntax/nodes.ts";
import { readStatements } from "../../../text/statement/statement.ts";
import { integerForm, type Members } from "../../../text/statement/syntax/values.ts";
import type { TextBuffer } from "../../../text/statement/syntax/buffer.ts";

/** What precedes a message is a whole number. */
export const WHOLE = integerForm({ kind: "int", name: "i32", bits: 32, signed: true }, undefined);

const UNKNOWN_FRONT = new Template(`unknown { // ${WRONG}\n`, MAX_DEPTH);
const ID = token("id");
const DATA = token("data");

const UNKNOWN = new Map(["id", "data"].map((token) => [token, bytesStatement(token, token)]));

/** Reads the messages of blocks, those that are as they would be written without the parser. */
export class MessageReading {
  readonly #text: TextBuffer;
  readonly #before = new ScannedBefore();

  constructor(text: TextBuffer) {
    this.#text = text;
  }

  /** Reads messages up to the brace after them; says whether all of them are there. If not, the cursor is before the next. */
  plain(assembler: Assembler, depth: number): boolean {
    const { cursor } = this.#text;
    const { body } = assembler;
    while (!cursor.takeClosing(depth - 1)) {
      const { at } = cursor;
      const { codecNow } = assembler;
      if (codecNow === undefined) return false;
      if (this.#before.of(codecNow).scan(cursor, body)) continue;
      const start = body.offset;
      if (this.#scan(codecNow, depth, body)) {
        this.#before.learn(cursor, at, body, start);
        continue;
      }
      body.offset = start;
      cursor.at = at;
      if (this.#hearUnknown(codecNow, depth, body)) continue;
      body.offset = start;
      const end = this.#text.statementEnd(at);
      if (end === undefined || !this.#otherMessage(assembler, at, end)) {
        cursor.at = at;
        return false;
      }
      cursor.at = end;
      cursor.isBad = false;
      cursor.passLine();
    }
    return true;
  }

  /** Writes a message that is as it would be written; says whether it does. What it tells changes no version. */
  #scan(codec: Codec, depth: number, body: Writer): boolean {
    const message = textOf(codec).scan(this.#text.cursor, depth);
    if (message === undefined) return false;
    try {
      codec.encode(body, message);
      return true;
    } catch (error) {
      if (error instanceof EncodeError) return false;
      throw error;
    }
  }

  /** Writes bytes that nobody understands and that are as they would be written; says whether they are. */
  #hearUnknown(codec: Codec, depth: number, body: Writer): boolean {
    const { cursor } = this.#text;
    cursor.isBad = false;
    if (!cursor.take(UNKNOWN_FRONT, depth) || textOf(codec).has("unknown")) return false;
    if (!cursor.take(ID, depth + 1)) return false;
    scanBytes(cursor, body);
    cursor.end();
    if (cursor.isBad) return false;
    if (cursor.take(DATA, depth + 1)) {
      scanBytes(cursor, body);
      cursor.end();
    }
    return !cursor.isBad && cursor.takeClosing(depth);
  }

  /** Adds a message that is otherwise; says whether that may be done before the whole block is known. */
  #otherMessage(assembler: Assembler, from: number, to: number): boolean {
    const text = textOf(assembler.codec);
    const nodes: TextNode[] = [];
    const faults: TextFault[] = [];
    const parser = this.#text.parser(
      from,
      (node) => nodes.push(node),
      (fault) => faults.push(fault),
    );
    parser.push(this.#text.slice(from, to));
    parser.end();
    const [node] = nodes;
    const isOne = node !== undefined && nodes.length === 1 && faults.length === 0;
    if (!isOne || node.token === text.prefix || !text.has(node.token)) return false;
    try {
      assembler.message(text.read(node));
      return true;
    } catch (error) {
      // The whole block is read again, and tells what is wrong in its order.
      if (error instanceof TextFault || error instanceof EncodeError) return false;
      throw error;
    }
  }

  /** Whether a statement is what may precedes a message. Throws EncodeError where no message may be. */
  isPrefix(assembler: Assembler, { token, children }: TextNode): boolean {
    return token === textOf(assembler.codec).prefix && children === undefined;
  }

  /** Whether a statement is bytes that nobody understands. */
  isUnknown(assembler: Assembler, { token }: TextNode): boolean {
    return token === "unknown" && !textOf(assembler.codec).has("unknown");
  }

  /**
   * Adds the message that a statement tells.
   *
   * @param prefix what precedes it
   * @throws TextFault; EncodeError where no message may be
   */
  take(assembler: Assembler, node: TextNode, prefix: TextNode | undefined): void {
    if (this.isUnknown(assembler, node)) return this.#unknown(assembler, node);
    const text = textOf(assembler.codec);
    const read = text.read(node);
    const message =
      prefix === undefined ? read : { ...read, [prefix.token]: readInts(prefix, 1, WHOLE)[0] };
    try {
      assembler.message(message);
    } catch (error) {
      throw inText(error, node, text, message.type);
    }
  }

  /** Bytes that nobody understands. */
  #unknown(assembler: Assembler, node: TextNode): void {
    const parts: Members = {};
    readStatements(node, UNKNOWN, parts);
    const [id, data] = [...UNKNOWN.keys()].map((token) => parts[token] as Uint8Array | undefined);
    if (id === undefined) throw wrong(node, '"unknown" needs "id"', "");
    assembler.undecoded(id);
    if (data !== undefined) assembler.undecoded(data);
  }
}
