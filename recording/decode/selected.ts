import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { retarget, type Reader } from "../../runtime/bytes/reader.ts";
import { idsOf, layoutOf } from "../../runtime/table/messages.ts";
import { LARGE } from "../versions/runs.ts";
import { type Follow, type Followed, followBlock, type Session } from "../versions/session.ts";
import { expectWithin } from "../versions/within.ts";

/** How a message is read: all of it, nothing but its type, or not at all. */
export type HowRead = "read" | "seen" | undefined;

/** How a type of messages is read: all of them alike, or as a function says, which is shown a view of each. */
export type Selecting = "read" | "seen" | ((view: object) => HowRead);

/** The types of messages that somebody asks for; all others are passed over. */
export type Selection = Readonly<Record<string, Selecting>>;

/** What is done with a message, by its first byte: what is not here is passed over. */
interface Chooser {
  readonly read: Uint8Array;
  /** The message that stands for those that are only seen. */
  readonly seen: readonly (AnyMessage | undefined)[];
  /** How the message that was looked at last is read. */
  readonly answer: { how: HowRead };
  readonly handlers: object;
  readonly scratch: unknown;
}

const PASS = 0;
const READ = 1;
const SEE = 2;
const ASK = 3;
/** It tells of versions. */
const LEAVE = 4;

/**
 * Reads a block's messages as `followBlock` does, and only the ones that are asked for. A block that is damaged, or that
 * tells of versions, is read as a whole.
 */
export function followSelected<M extends AnyMessage>(selection: Selection): Follow<M> {
  const choosers = new Map<Codec<M>, Chooser | undefined>();
  return (session, bytes) => {
    const { codec } = session;
    if (bytes.length > LARGE) return followBlock(session, bytes);
    if (!choosers.has(codec)) choosers.set(codec, chooserOf(session, selection));
    const chooser = choosers.get(codec);
    if (chooser === undefined) return followBlock(session, bytes);
    if (session.foreign !== undefined || session.before !== undefined)
      return followBlock(session, bytes);
    session.reader = retarget(session.reader, bytes);
    try {
      return selected(session, chooser, session.reader) ?? followBlock(session, bytes);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return followBlock(session, bytes);
    }
  };
}

/** Nothing where a message tells of versions. */
function selected<M extends AnyMessage>(
  session: Session<M>,
  { read, seen, answer, handlers, scratch }: Chooser,
  r: Reader,
): Followed<M> | undefined {
  const { protocol, codec } = session;
  const messages: M[] = [];
  const { view, offset: start, end } = r;
  while (r.offset < end) {
    const id = view.getUint8(r.offset);
    switch (read[id]) {
      case PASS:
        codec.pass(r);
        continue;
      case SEE:
        codec.pass(r);
        messages.push(seen[id] as M);
        continue;
      case LEAVE:
        return undefined;
      case ASK: {
        const at = r.offset;
        answer.how = undefined;
        (codec as Codec<M, object>).visit(r, handlers, scratch);
        if (answer.how === "seen") messages.push(seen[id] as M);
        if (answer.how !== "read") continue;
        r.offset = at;
      }
    }
    const message = codec.read(r);
    expectWithin(protocol, codec, message);
    messages.push(message);
  }
  if (end > start) session.steady++;
  return { messages, ends: [], first: codec, codec, announced: undefined };
}

/** Nothing where no byte tells what a message is. */
function chooserOf<M extends AnyMessage>(
  { protocol, codec }: Session<M>,
  selection: Selection,
): Chooser | undefined {
  const { table } = codec;
  if (table.ids !== undefined || table.frame !== undefined) return undefined;
  const read = new Uint8Array(256);
  const seen: AnyMessage[] = [];
  const answer: Chooser["answer"] = { how: undefined };
  const handlers: Record<string, (view: object) => void> = {};
  for (const message of table.messages) {
    const { name } = message;
    const how = protocol.carriers.has(name) ? "read" : selection[name];
    const layout = layoutOf(message, codec.to);
    const announces = protocol.selectors.has(name);
    if (layout === undefined || (how === undefined && !announces)) continue;
    if (typeof how === "function") handlers[name] = (view) => (answer.how = how(view));
    // No two messages of a version begin with the same byte: the checker sees to it.
    for (const id of idsOf(layout)) {
      read[id] = announces ? LEAVE : how === "read" ? READ : how === "seen" ? SEE : ASK;
      seen[id] = { type: name };
    }
  }
  return { read, seen, answer, handlers, scratch: codec.scratch() };
}
