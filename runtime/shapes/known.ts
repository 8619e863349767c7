import type { AnyCodec } from "./found.ts";
import type { RowsOf } from "./rows.ts";

/** This much is remembered of a codec. */
const MOST = 64;

/** What was found by codecs, paths and names: what was met in one recording is met in the next. */
export class Known<T> {
  readonly #byCodec = new WeakMap<AnyCodec, Map<string, T>>();

  /** What is known, or is made now. */
  get(codec: AnyCodec, { message, list = "" }: RowsOf, names: readonly string[], make: () => T): T {
    let known = this.#byCodec.get(codec);
    if (known === undefined) this.#byCodec.set(codec, (known = new Map<string, T>()));
    let key = `${message.name} ${list}`;
    for (const name of names) key += ` ${name}`;
    let found = known.get(key);
    if (found !== undefined) return found;
    found = make();
    if (known.size < MOST) known.set(key, found);
    return found;
  }
}
