import type { AnyMessage } from "../../runtime/codec.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { MessageLines, messagePlans, parseMessage } from "../../text/json/messages.ts";
import { FastLines } from "../../text/json/values/fast.ts";
import { TextOutput } from "../../text/output.ts";
import { textOf } from "../../text/statement/messages.ts";
import { Output } from "../../text/statement/output.ts";
import { printerOf } from "../../text/statement/printer/printer.ts";
import { TextCursor } from "../../text/statement/syntax/cursor.ts";
import type { TextNode } from "../../text/statement/syntax/nodes.ts";
import { TextParser } from "../../text/statement/syntax/parse.ts";
import type { AnyCodec } from "../values/target.ts";
import type { MessageSubject } from "../values/subjects.ts";
import { ensure, ensureSame } from "./ensure.ts";
import type { Property } from "./property.ts";

/*
 * A message that is printed and parsed comes back with the same bytes, in both text forms, by the ways that take most
 * messages and by those that take all.
 */

/** A text form's ways with messages. What is undefined is left to the way that takes all. */
export interface TextWays {
  print(codec: AnyCodec, message: AnyMessage, bytes: Uint8Array): string;
  /** From its bytes. */
  printFast?(codec: AnyCodec, bytes: Uint8Array): string | undefined;
  parse(codec: AnyCodec, text: string): AnyMessage;
  parseFast(codec: AnyCodec, text: string): AnyMessage | undefined;
}

const NO_NAMES = { lookUp: () => undefined };

/** Statements, by the table, by shapes, and by scanning. */
export const STATEMENTS: TextWays = {
  print(codec, message) {
    const out = new Output(NO_NAMES, new TextOutput(0));
    textOf(codec).write(message, out);
    return out.take();
  },
  printFast(codec, bytes) {
    // With no room but what is asked for.
    const out = new Output(NO_NAMES, new TextOutput(0));
    const r = new Reader(bytes);
    out.prints(printerOf(codec as never), r);
    if (r.offset === 0) return undefined;
    ensure(r.offset === bytes.length, () => `printed ${r.offset} of ${bytes.length} bytes`);
    return out.take();
  },
  parse(codec, text) {
    const own = textOf(codec);
    const nodes = parsed(text);
    const message = { ...own.read(nodes.at(-1)!) } as AnyMessage & Record<string, unknown>;
    // What precedes a message is a statement of its own.
    if (nodes.length > 1) message[own.prefix!] = Number(nodes[0]!.values[0]!.text);
    return message;
  },
  parseFast: (codec, text) => textOf(codec).scan(cursorOf(text), 0),
};

function parsed(text: string): TextNode[] {
  const nodes: TextNode[] = [];
  const parser = new TextParser(
    (node) => nodes.push(node),
    (fault) => {
      throw fault;
    },
  );
  parser.push(text);
  parser.end();
  return nodes;
}

/** After the text of a cursor there are zeros. */
const SLACK = 64;

function cursorOf(text: string): TextCursor {
  const bytes = new Uint8Array(text.length + SLACK);
  bytes.set(textToBytes(text));
  const cursor = new TextCursor();
  cursor.use(bytes);
  return cursor;
}

const lines = new MessageLines();
const fast = new FastLines();

/** JSON lines, by JSON.parse, and without. */
export const JSON_LINES: TextWays = {
  print(codec, message, bytes) {
    const out = new TextOutput(0);
    lines.put(out, codec as never, message, bytes, 0, bytes.length);
    return new TextDecoder().decode(out.take());
  },
  parse: (codec, text) => parseMessage(codec as never, JSON.parse(text) as object),
  parseFast(codec, text) {
    const bytes = new TextEncoder().encode(text.trimEnd());
    return fast.message(bytes, 0, bytes.length, messagePlans(codec as never));
  },
};

function roundTrip(name: string, ways: TextWays): Property<MessageSubject, AnyMessage> {
  return {
    name: `text round trip, ${name}`,
    // Blocks are around messages.
    applies: ({ target }) => target.table.kind === "protocol",
    arbitrary: (s) => s.any(true),
    check({ codec }, message) {
      const bytes = encoded(codec, message);
      const text = ways.print(codec, codec.decode(new Reader(bytes)), bytes);
      const short = ways.printFast?.(codec, bytes);
      if (short !== undefined) ensureSame(short, text, "the text from the bytes");
      ensureSame(encoded(codec, ways.parse(codec, text)), bytes, `bytes of the text ${text}`);
      const quick = ways.parseFast(codec, text);
      if (quick !== undefined)
        ensureSame(encoded(codec, quick), bytes, `bytes of the text ${text}, read where it is`);
    },
  };
}

function encoded(codec: AnyCodec, message: AnyMessage): Uint8Array {
  const w = new Writer();
  codec.encode(w, message);
  return written(w).slice();
}

/** The properties of text forms. */
export function textProperties(
  statements: TextWays = STATEMENTS,
  json: TextWays = JSON_LINES,
): Property<MessageSubject, AnyMessage>[] {
  return [roundTrip("statements", statements), roundTrip("JSON lines", json)];
}
