import type { AnyMessage, Codec } from "../codec.ts";
import type { AnyCodec } from "../shapes/found.ts";
import { Known } from "../shapes/known.ts";
import { decodeNext, passOver } from "../shapes/next.ts";
import { rowsOf } from "../shapes/rows.ts";
import type { Table } from "../table/table.ts";
import { checkNames, Path } from "./path.ts";
import { type Visitor, Visits } from "./visits.ts";
import { Source, window } from "./window.ts";

/** The messages that a path names, or the elements of one of their lists. */
export type AtPath<M extends AnyMessage, P> = P extends `${infer T}.${infer L}`
  ? ElementOf<Extract<M, { readonly type: T }>, L>
  : Extract<M, { readonly type: P }>;

type ElementOf<M, L extends string> = M extends { readonly [K in L]?: infer E }
  ? NonNullable<E> extends readonly (infer One)[]
    ? One
    : never
  : never;

/** The members of any of several messages. */
type KeyOf<M> = M extends unknown ? Exclude<keyof M, "type"> & string : never;

/** What messages have of some members. */
type Picked<M, F extends string> = {
  [K in F]: M extends unknown ? (K extends keyof M ? M[K] : undefined) : never;
};

/** What is shown of a message. */
export type Fields<M, F extends string> = Readonly<Picked<M, F>> & { copy(): Picked<M, F> };

/** Who wants messages says which of their members. */
export interface FieldHandler<M, F extends string> {
  readonly fields: readonly (F & KeyOf<M>)[];
  /** Is given each message, as far as it was asked for; it is good until the next one. */
  visit(message: Fields<M, F>): void;
}

/** Handlers by path: the type of messages, `updateentity`, or one of their lists, `packetentities.entities`. */
export type FieldHandlers<M extends AnyMessage, F extends Readonly<Record<string, string>>> = {
  readonly [P in keyof F]: FieldHandler<AtPath<M, P>, F[P]>;
};

/**
 * Visits messages one after the other, for handlers that say which members they look at: where these are is found for
 * all messages of one shape at once, so that looking at many costs little more than at one. What handlers are given
 * shows these members, and is good until the next message.
 *
 * @param handlers are kept by whoever calls this again and again: what was found is remembered by them
 * @throws DecodeError for bytes that the codec cannot read; those before them were visited
 * @throws RangeError for a path or a member that there is not, and for two paths of one message; what a handler throws
 */
export function visitFields<M extends AnyMessage, F extends Readonly<Record<string, string>>>(
  codec: Codec<M, any, any>,
  bytes: Uint8Array,
  handlers: FieldHandlers<M, F>,
): void {
  visitStretches(bytes, [
    { codec, start: 0, end: bytes.length, handlers: handlers as AnyHandlers },
  ]);
}

/** Messages that one codec reads, bytes `[start, end)`, and who wants them. */
export interface HandledStretch {
  readonly codec: AnyCodec;
  readonly start: number;
  readonly end: number;
  readonly handlers: AnyHandlers;
}

/** Visits messages that are separate from each other in the same bytes. Throws as `visitFields`. */
export function visitStretches(bytes: Uint8Array, stretches: Iterable<HandledStretch>): void {
  const source = new Source(bytes, 0, 0);
  const taken = window.take();
  try {
    for (const { codec, start, end, handlers } of stretches) {
      source.offset = start;
      source.end = end;
      visitorOf(codec, handlers).visit(source);
    }
  } finally {
    window.release(taken);
  }
}

/** Handlers, whoever they are for. */
export type AnyHandlers = Readonly<
  Record<string, Visitor & { readonly fields: readonly string[] }>
>;

const KNOWN = /* @__PURE__ */ new WeakMap<object, WeakMap<AnyCodec, FieldVisitor>>();

/** Who visits the messages of a codec for these handlers. Throws RangeError. */
function visitorOf(codec: AnyCodec, handlers: AnyHandlers): FieldVisitor {
  let own = KNOWN.get(handlers);
  if (own === undefined) KNOWN.set(handlers, (own = new WeakMap()));
  let visitor = own.get(codec);
  if (visitor === undefined) own.set(codec, (visitor = new FieldVisitor(codec, handlers)));
  return visitor;
}

/** Throws RangeError for a path or a member that there is not, and for two paths of one message. */
export function checkHandlers(table: Table, handlers: AnyHandlers): void {
  const types = Object.entries(handlers).map(([path, { fields }]) => {
    const of = rowsOf(table, path);
    checkNames(of, fields);
    return of.message.name;
  });
  const twice = types.find((type, i) => types.indexOf(type) !== i);
  if (twice !== undefined) throw new RangeError(`${twice} has two handlers, where one is enough`);
}

interface Handled {
  readonly path: Path;
  readonly by: Visitor;
  /** None where all are decoded. */
  readonly visits: Visits | undefined;
}

/** Handlers for the messages of one codec. */
class FieldVisitor {
  readonly #codec: AnyCodec;
  readonly #handled: readonly Handled[];
  /** By the first byte of a message. */
  readonly #by: (Handled | undefined)[] = Array.from({ length: 256 });

  constructor(codec: AnyCodec, handlers: AnyHandlers) {
    checkHandlers(codec.table, handlers);
    this.#codec = codec;
    this.#handled = Object.entries(handlers).map(([name, by]) => {
      const path = pathOf(codec, name, by.fields);
      return { path, by, visits: path.row === undefined ? undefined : new Visits(by, path.row) };
    });
    for (const one of this.#handled)
      for (const [byte, isOwn] of one.path.found.begins.entries())
        if (isOwn === 1) this.#by[byte] = one;
  }

  /** Visits all that is in the source. Throws DecodeError, and leaves the source there. */
  visit(source: Source): void {
    const { ids, frame } = this.#codec.table;
    // No byte tells what a message is.
    if (ids !== undefined || frame !== undefined) return this.#decodeAll(source);
    while (source.offset < source.end) {
      const own = this.#by[source.bytes[source.offset]!];
      if (own === undefined) source.read((r) => passOver(this.#codec, r));
      else own.path.visit(source, own.by, own.visits);
    }
  }

  #decodeAll(source: Source): void {
    while (source.offset < source.end) {
      const message = source.read((r) => decodeNext(this.#codec, r));
      for (const { path, by } of this.#handled) path.hand(message, by);
    }
  }
}

const PATHS = /* @__PURE__ */ new Known<Path>();

/** Whoever makes handlers anew each time finds what was met before. */
function pathOf(codec: AnyCodec, path: string, names: readonly string[]): Path {
  return PATHS.get(codec, path, names, (own) => new Path(codec, rowsOf(codec.table, path), own));
}
