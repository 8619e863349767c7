import { peekId, type Reader, unknownId } from "./bytes/reader.ts";
import { viewedAs } from "./bytes/view.ts";
import { unknownType, writeId, type Writer } from "./bytes/writer.ts";
import type { AnyMessage, Codec } from "./codec.ts";
import { explainEncode, explaining, passAllExplained, passExplained } from "./explain.ts";
import type { Table } from "./table/table.ts";

/*
 * Codecs of dialects. A dialect changes a few messages of many, so that it lists those, and leaves all others to the
 * versions that it is like.
 */

/** Chooses among the messages with an id of their own, in versions that dialects are like. Errors are not explained. */
export interface Numbered<H, S> {
  read(r: Reader, id: number): AnyMessage;
  pass(r: Reader, id: number): number;
  encode(w: Writer, message: never): void;
  retarget(r: Reader, id: number, handlers: H, scratch: S): AnyMessage | undefined;
  scratch(): S;
}

/** A message as a dialect has it. */
export interface Own {
  readonly name: string;
  /** The ids that stand for it, the one first that is written before its fields. */
  readonly ids: readonly number[];
  /** What follows the id, as functions. */
  readonly decode: (r: Reader) => AnyMessage;
  readonly encode: (w: Writer, message: never) => void;
  readonly skip: (r: Reader) => void;
  /** The id is part of what `encode` writes. */
  readonly whole?: true;
  /** Handlers get it in the view that the scratch has, or decoded as one that may be copied. */
  readonly shown?: "view" | "copy";
}

/** What reads, writes and passes over a message, as the last item; before it, how handlers get it. */
type OwnFunctions =
  | readonly [functions: Functions]
  | readonly [shown: Own["shown"], functions: Functions];

type Functions = readonly [decode: Own["decode"], encode: Own["encode"], skip: Own["skip"]];

/** A message that is decoded after its id. */
export function ownMessage(name: string, ids: readonly number[], ...own: OwnFunctions): Own {
  const [shown, [decode, encode, skip]] = own.length === 2 ? own : [undefined, own[0]];
  return { name, ids, decode, encode, skip, ...(shown === undefined ? {} : { shown }) };
}

/** A message whose id says something of its own, and is written with its fields. */
export function wholeMessage(name: string, ids: readonly number[], ...own: OwnFunctions): Own {
  return { ...ownMessage(name, ids, ...own), whole: true };
}

/** All ids from one to another. */
export function idsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** A message without members. */
export function emptyMessage(name: string, ids: readonly number[]): Own {
  const decode = (r: Reader) => {
    r.offset++;
    return { type: name };
  };
  const skip = (r: Reader) => void r.offset++;
  return ownMessage(name, ids, [decode, () => {}, skip]);
}

/** What a dialect has otherwise than the versions that it is like. */
export interface Dialect<H, S> {
  readonly table: Table;
  /** Indexes into `table.versions`. */
  readonly from: number;
  readonly to: number;
  /** Without, it is like none. */
  readonly like?: Numbered<H, S>;
  readonly own: readonly Own[];
  /** The types and the ids that those versions have, and not the dialect. */
  readonly gone?: readonly (string | number)[];
  /** The ids of messages that tell of versions. */
  readonly tells?: readonly number[];
  /** What passes over messages of some kind as long as one follows another. */
  readonly runs?: readonly ((r: Reader) => void)[];
  /** The views that those versions do not have. */
  readonly scratch?: () => Partial<S>;
}

/**
 * The codec of a dialect, which others may be like.
 *
 * @param describe gives the dialect, at once: a bundler that drops the call drops with it what the dialect names
 */
export function dialectCodec<M extends AnyMessage, H, S>(
  describe: () => Dialect<H, S>,
): Codec<M, H, S> & { readonly numbered: Numbered<H, S> } {
  const dialect = describe();
  const { table, from, to, tells = [], runs = [] } = dialect;
  const numbered = numberedOf(dialect);
  const explained = explaining(table, to);
  const read = (r: Reader) => numbered.read(r, peekId(r)) as M;
  const pass = (r: Reader) => numbered.pass(r, peekId(r));
  const skip = (r: Reader) => passExplained(r, pass, explained);
  const passAll = (r: Reader) => passEach(r, pass, runs, tells);
  const visit = (r: Reader, handlers: H, scratch: S) => {
    let message: AnyMessage | undefined;
    const start = r.offset;
    try {
      message = numbered.retarget(r, peekId(r), handlers, scratch);
    } catch (error) {
      throw explained(r, start, error);
    }
    // Outside: what a handler throws is not one of reading's errors.
    if (message !== undefined) handlerOf(handlers, message.type)!(message);
  };
  return {
    table,
    from,
    to,
    numbered,
    read,
    pass,
    skip,
    passAll,
    skipAll: (r) => passAllExplained(r, passAll, skip),
    scratch: numbered.scratch,
    decode(r) {
      const start = r.offset;
      try {
        return read(r);
      } catch (error) {
        throw explained(r, start, error);
      }
    },
    encode(w, message) {
      const start = w.offset;
      try {
        numbered.encode(w, message as never);
      } catch (error) {
        w.offset = start;
        throw explainEncode(table, to, message, error);
      }
    },
    visit,
    visitAll(r, handlers, scratch) {
      while (r.offset < r.end) visit(r, handlers, scratch);
    },
  };
}

/** Passes over all messages, and says whether one tells of versions. */
function passEach(
  r: Reader,
  pass: (r: Reader) => number,
  runs: readonly ((r: Reader) => void)[],
  tells: readonly number[],
): boolean {
  let isAnnounced = false;
  while (r.offset < r.end) {
    for (const run of runs) run(r);
    if (r.offset < r.end && tells.includes(pass(r))) isAnnounced = true;
  }
  return isAnnounced;
}

/** Chooses among all messages of a dialect, also those of many ids. */
function numberedOf<H, S>({ like, own, gone = [], scratch }: Dialect<H, S>): Numbered<H, S> {
  const byId: (Own | undefined)[] = Array.from({ length: 0x100 });
  for (const one of own) for (const id of one.ids) byId[id] = one;
  const byName = new Map(own.map((one) => [one.name, one]));
  const isGone = new Set(gone);
  const elsewhere = (r: Reader, id: number) => {
    if (like === undefined || isGone.has(id)) throw unknownId(r, id);
    return like;
  };
  return {
    read(r, id) {
      const one = byId[id];
      return one === undefined ? elsewhere(r, id).read(r, id) : one.decode(r);
    },
    pass(r, id) {
      const one = byId[id];
      if (one === undefined) return elsewhere(r, id).pass(r, id);
      one.skip(r);
      return id;
    },
    encode(w, message) {
      const { type } = message as AnyMessage;
      const one = byName.get(type);
      if (one !== undefined) {
        if (one.whole !== true) writeId(w, one.ids[0]!);
        return one.encode(w, message);
      }
      if (like === undefined || isGone.has(type)) throw unknownType(message);
      like.encode(w, message);
    },
    retarget(r, id, handlers, scratch) {
      const one = byId[id];
      if (one === undefined) return elsewhere(r, id).retarget(r, id, handlers, scratch);
      if (handlerOf(handlers, one.name) === undefined) return void one.skip(r);
      if (one.shown === undefined) return one.decode(r);
      return one.shown === "copy" ? viewedAs(one.decode(r)) : viewIn(scratch, one.name).retarget(r);
    },
    scratch: () => ({ ...like?.scratch(), ...scratch?.() }) as S,
  };
}

function handlerOf<H>(handlers: H, name: string): ((message: AnyMessage) => void) | undefined {
  return handlers[name as keyof H] as ((message: AnyMessage) => void) | undefined;
}

function viewIn<S>(scratch: S, name: string) {
  return scratch[name as keyof S] as { retarget(r: Reader): AnyMessage };
}
