import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Roles, Meaning } from "../../../runtime/table/facts/roles.ts";
import type { Resolvers } from "../resolved/baselines.ts";
import type { State } from "../resolved/resolve.ts";
import { listed, type Members, Shapes } from "./standing-shape.ts";

/** The entities that are there, and the last message that mentioned any, without its list. */
export interface SavedStanding<S> {
  readonly known: ReadonlyMap<number, S>;
  readonly last: { readonly message: AnyMessage; readonly version: number } | undefined;
}

/**
 * Entities that stay as they are until something is known of them: those that lists of the role `entities` tell.
 *
 * @typeParam S what changes make of them
 */
export class Standing<S extends Members = State> {
  readonly #shapes: Shapes;
  readonly #resolvers: Resolvers;
  readonly #known = new Map<number, S>();
  /** The last message that mentioned them, and its version. */
  #last:
    | { readonly meaning: Meaning; readonly message: AnyMessage; readonly version: number }
    | undefined;

  constructor(resolvers: Resolvers) {
    this.#resolvers = resolvers;
    this.#shapes = new Shapes(resolvers.table);
  }

  /** What all of them are, by number: the same object for as long as nothing is known of one. */
  *states(): Generator<readonly [number: number, state: S, model: number], void> {
    if (this.#last === undefined) return;
    const { model } = this.#shapes.of(this.#last.meaning, this.#last.version);
    for (const [number, state] of this.#known) yield [number, state, state[model] as number];
  }

  clear(): void {
    this.#known.clear();
    this.#last = undefined;
  }

  /** All that is known so far. */
  save(): SavedStanding<S> {
    if (this.#last === undefined) return { known: new Map(), last: undefined };
    const { meaning, message, version } = this.#last;
    const { list } = this.#shapes.of(meaning, version);
    return { known: new Map(this.#known), last: { message: { ...message, [list]: [] }, version } };
  }

  /** @param roles those of the table's messages */
  restore({ known, last }: SavedStanding<S>, roles: Roles): void {
    this.#known.clear();
    for (const [number, one] of known) this.#known.set(number, one);
    this.#last = last && { ...last, meaning: roles.of(last.message) };
  }

  /**
   * Takes a list of entities.
   *
   * @param baseline that of an entity, by its number
   * @returns how many differ from what was never given
   */
  take(
    meaning: Meaning,
    message: AnyMessage,
    version: number,
    baseline: (number: number) => Members | undefined,
  ): number {
    const shape = this.#shapes.of(meaning, version);
    const resolver = this.#resolvers.of<S>(shape.struct);
    let unknown = 0;
    for (const { number, change, isFresh } of listed(shape, message)) {
      if (change === undefined) this.#forget(number);
      else {
        const known = isFresh ? undefined : this.#known.get(number);
        if (known === undefined && !isFresh) unknown++;
        const previous = isFresh && shape.hasBaseline ? baseline(number) : known;
        // That it is fresh says how it is given, and not what it is.
        const own = shape.fresh === undefined ? change : { ...change, [shape.fresh]: undefined };
        this.#known.set(number, resolver.resolve(version, own, { previous }));
      }
    }
    this.#last = { meaning, message, version };
    return unknown;
  }

  /** An entity is gone: with the world, which is entity 0, all are. */
  #forget(number: number): void {
    if (number === 0) this.#known.clear();
    else this.#known.delete(number);
  }
}
