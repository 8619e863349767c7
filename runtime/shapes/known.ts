import type { AnyCodec } from "./found.ts";

/** This much is remembered of a codec. */
const MOST = 64;

interface Entry<T> {
  readonly path: string;
  readonly names: readonly string[];
  readonly found: T;
}

/** What was found by codecs, paths and names: what was met in one recording is met in the next. */
export class Known<T> {
  readonly #byCodec = new WeakMap<AnyCodec, Entry<T>[]>();

  /** What is known, or is made now, of names that stay as they are. */
  get(
    codec: AnyCodec,
    path: string,
    names: readonly string[],
    make: (names: readonly string[]) => T,
  ): T {
    let known = this.#byCodec.get(codec);
    if (known === undefined) this.#byCodec.set(codec, (known = []));
    for (const entry of known)
      if (entry.path === path && areSame(entry.names, names)) return entry.found;
    const own = [...names];
    const found = make(own);
    if (known.length < MOST) known.push({ path, names: own, found });
    return found;
  }
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
