import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { Roles, Meaning } from "../../../runtime/table/roles.ts";
import { Resolver, type State } from "../resolved/resolve.ts";
import { type Shape, Shapes } from "./standing-shape.ts";

type Members = Readonly<Record<string, unknown>>;

/** The entities that stand, and the last message that mentioned any, without its list. */
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
  readonly #table: Table;
  readonly #shapes: Shapes;
  readonly #resolvers = new Map<string, Resolver<{ delta: any; state: S; from: string }>>();
  readonly #known = new Map<number, S>();
  /** The last message that mentioned them, and its version. */
  #last:
    | { readonly meaning: Meaning; readonly message: AnyMessage; readonly version: number }
    | undefined;

  constructor(table: Table) {
    this.#table = table;
    this.#shapes = new Shapes(table);
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
   * @returns how many differ from what was never given
   */
  take(meaning: Meaning, message: AnyMessage, version: number): number {
    const shape = this.#shapes.of(meaning, version);
    const resolver = this.#resolverOf(shape);
    let unknown = 0;
    const members: Members = { ...message };
    for (const element of members[shape.list] as readonly Members[]) {
      const number = element[shape.number] as number;
      const change = element[shape.change] as Members | undefined;
      const isFresh = shape.fresh !== undefined && change?.[shape.fresh] === true;
      const previous = isFresh ? undefined : this.#known.get(number);
      if (change === undefined) this.#known.delete(number);
      else {
        if (previous === undefined && !isFresh) unknown++;
        this.#known.set(number, resolver.resolve(version, change, { previous }));
      }
    }
    this.#last = { meaning, message, version };
    return unknown;
  }

  #resolverOf({ struct }: Shape): Resolver<{ delta: any; state: S; from: string }> {
    let resolver = this.#resolvers.get(struct);
    if (resolver === undefined) {
      resolver = new Resolver(this.#table, struct);
      this.#resolvers.set(struct, resolver);
    }
    return resolver;
  }
}
