const INSPECT = Symbol.for("nodejs.util.inspect.custom");

/**
 * A message where it stands in the bytes: its members are read when they are asked for, so that
 * looking at one of them costs nothing for the others. It is good until the next message is visited.
 *
 * @typeParam M the message
 */
export abstract class View<M> {
  abstract readonly type: string;

  /** The message as a value of its own, as decoding gives it. */
  copy(): M {
    const members: Record<string, unknown> = { type: this.type };
    for (const name of memberNames(Object.getPrototypeOf(this) as object)) {
      members[name] = (this as unknown as Readonly<Record<string, unknown>>)[name];
    }
    return members as M;
  }

  toJSON(): M {
    return this.copy();
  }

  /** What `console.log` shows. */
  [INSPECT](): M {
    return this.copy();
  }
}

/** A message that may be looked at, and copied to be kept. */
export type Viewed<M> = Readonly<M> & { copy(): M };

/** What a handler got, to be kept: a view's message, a copy of anything else. */
export function keep<M>(message: M): M {
  return message instanceof View ? (message.copy() as M) : structuredClone(message);
}

/** The members that a class of views has, in their order. */
function memberNames(prototype: object): string[] {
  const members = Object.entries(Object.getOwnPropertyDescriptors(prototype));
  return members.filter(([, { get }]) => get !== undefined).map(([name]) => name);
}
