import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import { type Layout, layoutOf, type MessageTable } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { type TextNode, TextFault, wrong } from "./syntax/nodes.ts";
import { chosenBy, chosenIn, choiceOf } from "./chosen.ts";
import { defaultsOf, fresh } from "./defaults.ts";
import type { Output } from "./output.ts";
import { readStatements, type Statement } from "./statement.ts";
import { oldStatement, statementsOf } from "./statements.ts";
import { type TextCursor, wordNumber } from "./syntax/cursor.ts";
import { type MessageShape, scanAfter, type Scanned, scannedOf } from "./message-scan.ts";
import { Scanner } from "./scanner.ts";
import type { Members } from "./syntax/values.ts";

/** The comment after what no server sends. */
export const WRONG = "something is wrong";

interface MessageText {
  readonly name: string;
  readonly token: string;
  /** What precedes the message, in a kind whose messages may be for one player. */
  readonly prefix: string | undefined;
  readonly shapes: readonly MessageShape[];
  readonly comment: string | undefined;
  /** An older form of it, whose value follows its name. */
  readonly old: Statement | undefined;
  /** The older program has no such message. */
  readonly isUnknown: boolean;
}

/** By versions: to learn what a protocol's messages are like takes longer than to write a short recording. */
const TEXTS = new WeakMap<readonly MessageTable[], Map<number, MessagesText>>();

/** The messages of a codec, as text. */
export function textOf(codec: Pick<Codec, "table" | "to">): MessagesText {
  const { messages } = codec.table;
  let versions = TEXTS.get(messages);
  if (versions === undefined) TEXTS.set(messages, (versions = new Map()));
  let text = versions.get(codec.to);
  if (text === undefined) versions.set(codec.to, (text = new MessagesText(codec)));
  return text;
}

/** The messages of a protocol in one of its versions, as text: what they are like, and nothing of any recording. */
export class MessagesText {
  readonly #byType = new Map<string, MessageText>();
  readonly #byToken = new Map<string, MessageText>();
  /** What is as it would be written, by the numbers of its tokens. */
  readonly #scanned = new Map<number, Scanned>();
  #last: Scanned | undefined;
  /** What may precedes a message: `unicast`. */
  readonly prefix: string | undefined;

  constructor({ table, to }: Pick<Codec, "table" | "to">) {
    for (const message of table.messages) {
      const layout = layoutOf(message, to);
      if (layout === undefined) continue;
      const text = messageText(table, to, message, layout);
      this.#byType.set(message.name, text);
      this.#byToken.set(text.token, text);
      const scanned = scannedOf(text.token, text.shapes, layout);
      if (scanned !== undefined) this.#scanned.set(wordNumber(text.token), scanned);
      this.prefix ??= text.prefix;
    }
  }

  get tokens(): Iterable<string> {
    return this.#byToken.keys();
  }

  has(token: string): boolean {
    return this.#byToken.has(token);
  }

  /** Whether there is a message of that type. */
  hasType(type: string): boolean {
    return this.#byType.has(type);
  }

  /** Writes a message. */
  write(message: AnyMessage, out: Output): void {
    const text = this.#byType.get(message.type)!;
    const members = message as unknown as Members;
    const { token, prefix, shapes, comment } = text;
    if (text.isUnknown && out.losses !== undefined) {
      out.losses.add(token, `${out.losses.program} does not know the message: it is left out`);
      return;
    }
    if (prefix !== undefined && members[prefix] !== undefined)
      out.line(prefix, String(members[prefix]));
    const shape = chosenBy(shapes, members);
    if (shape.statements.length === 0) out.flag(token, comment);
    else if (shape.single !== undefined && !hasMore(shape, members, out))
      single(shape.single, members, out, token);
    else
      out.braces(token, () => {
        for (const statement of shape.statements) statement.write(members, out);
      });
  }

  /**
   * Reads the message that is at a place as it would be written, in a block as deep as that; nothing where it is
   * otherwise, or tells of versions. The cursor is anywhere then.
   */
  scan(text: TextCursor, depth: number): AnyMessage | undefined {
    text.isBad = false;
    const found = this.#next(text, depth);
    if (found === undefined) return undefined;
    const members = scanAfter(found, text, depth);
    return members === undefined || text.isBad ? undefined : (members as unknown as AnyMessage);
  }

  /** What is read at a place, which is then after its name: mostly it is a message as the last. */
  #next(text: TextCursor, depth: number): Scanned | undefined {
    if (this.#last !== undefined && text.take(this.#last.template, depth)) return this.#last;
    // Another word may have the number: the preceding text tells.
    const found = this.#scanned.get(text.numberAt(text.at + depth));
    if (found === undefined || !text.take(found.template, depth)) return undefined;
    this.#last = found;
    return found;
  }

  /** The message that a statement tells. Throws TextFault. */
  read(node: TextNode): AnyMessage {
    const text = this.#byToken.get(node.token);
    if (text === undefined)
      throw wrong(node, `there is no message "${node.token}"`, "", this.#byToken.keys());
    const shape = choiceOf(text.shapes, node);
    const members: Members = { type: text.name, ...fresh(shape.defaults) };
    const after = shape.single ?? text.old;
    const isLeftOut = after?.mayMiss === true && node.values.length === 0;
    if (after !== undefined && node.children === undefined && !isLeftOut) after.read(node, members);
    else readStatements(node, shape.byToken, members);
    return members as unknown as AnyMessage;
  }

  /** What a message's member is called in the text. */
  tokenOf(type: string, member: string): string {
    const text = this.#byType.get(type);
    const statements = text?.shapes.flatMap((shape) => shape.statements) ?? [];
    return statements.find(({ of }) => of?.includes(member))?.token ?? member;
  }
}

function messageText(
  table: Table,
  version: number,
  message: MessageTable,
  layout: Layout,
): MessageText {
  const token = message.text?.token ?? message.name;
  const prefixed = layout.idBit !== undefined;
  const front = prefixed ? layout.fields[1] : undefined;
  const prefix = front?.kind === "value" ? front.name : undefined;
  const fields = prefixed ? layout.fields.slice(2) : layout.fields;
  const shapes = chosenIn(message.text, { fields }).map((way): MessageShape => {
    const { variant, text: own } = way;
    const statements = statementsOf({ table, version }, own, variant.fields);
    const [only, other] = statements.filter((statement) => !statement.hint);
    const alone = statements.find((s) => s.single && s.token === token);
    const defaults = defaultsOf(table, version, own, variant.fields);
    return {
      ...way,
      statements,
      byToken: new Map(statements.map((s) => [s.token, s])),
      single:
        variant.chosen.length > 0
          ? undefined
          : afterName(alone ?? (other === undefined && only?.single ? only : undefined)),
      defaults,
      scanner: new Scanner(statements, { type: message.name, ...defaults }),
    };
  });
  const comment = message.illegal !== undefined && fields.length === 0 && layout.id?.[0] === 0;
  return {
    name: message.name,
    token,
    prefix,
    shapes,
    comment: comment ? WRONG : undefined,
    old: oldStatement(message.text, fields, shapes[0]!.defaults),
    isUnknown: message.text?.legacy === "unknown",
  };
}

/** One that may be there without a value, and may not be there, is in braces. */
function afterName(statement: Statement | undefined): Statement | undefined {
  return statement?.mayMiss && statement.mayBeEmpty ? undefined : statement;
}

/** Writes the only statement after the message's name, which is alone where that is left out. */
function single(statement: Statement, members: Members, out: Output, token: string): void {
  const { length } = out.target;
  statement.write(members, out, token);
  if (out.target.length === length) out.flag(token);
}

/** Whether there is more to say than what follows the message's name. */
function hasMore({ statements, single }: MessageShape, members: Members, out: Output): boolean {
  if (statements.length === 1) return false;
  const others = statements.filter((statement) => statement !== single);
  return out.writes(() => others.forEach((s) => s.write(members, out)));
}

/** An error of encoding as one of the text. */
export function inText(
  error: unknown,
  node: TextNode,
  messages: MessagesText,
  type: string,
): TextFault {
  if (error instanceof TextFault) return error;
  if (!(error instanceof EncodeError)) throw error;
  const [, ...path] = error.path;
  const names = path.map((part) => messages.tokenOf(type, part));
  const what = names.length === 0 ? `"${node.token}"` : `"${node.token}": ${names.join(" › ")}`;
  const own = node.children?.find(({ token }) => token === names[0]) ?? node;
  return wrong(
    own.children === undefined ? (own.values[0] ?? own) : own,
    `${what} ${error.reason}`,
    "",
  );
}
