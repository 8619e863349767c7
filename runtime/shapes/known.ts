import type { AnyCodec } from "./found.ts";
import type { RowsOf } from "./rows.ts";

/** This much is remembered of a codec. */
const MOST = 64;

/** What was found by codecs, paths and names: what was met in one recording is met in the next. */
export class Known<T> {
  readonly #byCodec = new WeakMap<AnyCodec, Map<string, T>>();

  /** What is known, or is made now. */
  get(codec: AnyCodec, of: RowsOf, names: readonly string[], make: () => T): T {
    const known = this.#byCodec.get(codec) ?? new Map<string, T>();
    this.#byCodec.set(codec, known);
    const key = [of.message.name, of.list ?? "", ...names].join(" ");
    const found = known.get(key) ?? make();
    if (known.size < MOST) known.set(key, found);
    return found;
  }
}
