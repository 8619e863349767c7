import type { Reader } from "./reader.ts";

const INSPECT = Symbol.for("nodejs.util.inspect.custom");

/** A struct where it is in the bytes, as a `View` shows a message. */
export abstract class StructView<M> {
  /** What it shows as a value of its own, as decoding gives it. */
  copy(): M {
    return this.members() as M;
  }

  /** Its members by name, in their order. */
  protected members(): Record<string, unknown> {
    const members: Record<string, unknown> = {};
    for (const name of memberNames(Object.getPrototypeOf(this) as object)) {
      members[name] = withoutViews((this as unknown as Readonly<Record<string, unknown>>)[name]);
    }
    return members;
  }

  toJSON(): M {
    return this.copy();
  }

  /** What `console.log` shows. */
  [INSPECT](): M {
    return this.copy();
  }
}

/**
 * A message where it is in the bytes: its members are read when they are asked for, so that
 * looking at one of them costs nothing for the others. It is good until the next message is visited,
 * and so are the elements of its lists.
 *
 * @typeParam M the message
 */
export abstract class View<M> extends StructView<M> {
  abstract readonly type: string;

  override copy(): M {
    return { type: this.type, ...this.members() } as M;
  }
}

/** Makes `shown` the first `count` of `views`, and returns it. */
export function firstOf<V>(views: readonly V[], shown: V[], count: number): V[] {
  while (shown.length > count) shown.pop();
  for (let i = 0; i < count; i++) shown[i] = views[i]!;
  return shown;
}

/** What a function reads at a place, with the reader where it was. Throws what it throws. */
export function readAt<T>(r: Reader, at: number, read: (r: Reader) => T): T {
  const { offset } = r;
  r.offset = at;
  const value = read(r);
  r.offset = offset;
  return value;
}

/** A message that may be looked at, and copied to be kept. */
export type Viewed<M> = Readonly<M> & { copy(): M };

/** A view that can be aimed again. */
export type Retargetable<M> = Viewed<M> & { retarget(r: Reader): Retargetable<M> };

/** A message that was decoded for its handler, which keeps it as it keeps what views show. */
export function viewedAs<M extends object>(message: M): Viewed<M> {
  const copy = { value: () => ({ ...message }), enumerable: false };
  return Object.defineProperty(message, "copy", copy) as Viewed<M>;
}

/** What a handler got, or a member of it, to be kept: what views show, a copy of anything else. */
export function keep<M>(value: M): M {
  return isViews(value) ? (withoutViews(value) as M) : structuredClone(value);
}

function isViews(value: unknown): boolean {
  return value instanceof StructView || (Array.isArray(value) && value[0] instanceof StructView);
}

/** What views show, and anything else as it is. */
function withoutViews(value: unknown): unknown {
  // The view's own list may have had views in it, and will have some again.
  if (Array.isArray(value) && value.length === 0) return [];
  if (!isViews(value)) return value;
  return Array.isArray(value) ? value.map(withoutViews) : (value as StructView<unknown>).copy();
}

/** The members that a class of views has, in their order: its own, and after them those of the class that it extends. */
function memberNames(prototype: object): string[] {
  const names: string[] = [];
  for (
    let own = prototype;
    own !== StructView.prototype;
    own = Object.getPrototypeOf(own) as object
  ) {
    const members = Object.entries(Object.getOwnPropertyDescriptors(own));
    names.push(...members.filter(([, { get }]) => get !== undefined).map(([name]) => name));
  }
  return names;
}
