import type { AnyMessage } from "../../../runtime/codec.ts";
import { Meaning } from "../../../runtime/table/facts/roles.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { KeptMap } from "./kept-map.ts";
import { type Makers, Resolver, type State } from "./resolve.ts";
import { structOf } from "./struct-of.ts";

/** What an entity's updates differ from, by what the schema calls it: mostly `baseline`. */
export type BaselinesOfOne = Record<string, State>;

/** What resolves the messages of a table, by their types: each is made once. */
export class Resolvers {
  readonly #made = new Map<string, Resolver<any>>();
  readonly #makers: Makers;

  /** @param makers those of the table's module */
  constructor(
    readonly table: Table,
    makers: Makers = {},
  ) {
    this.#makers = makers;
  }

  /** @param more members that states are given by whoever asks for them, always the same of a type */
  of<S extends object = State>(
    type: string,
    more: readonly string[] = [],
  ): Resolver<{ delta: any; state: S; from: string }> {
    let resolver = this.#made.get(type);
    if (resolver === undefined) {
      resolver = new Resolver(this.table, type, more, [], this.#makers);
      this.#made.set(type, resolver);
    }
    return resolver;
  }
}

/** What the messages that set something have set so far, by entities' numbers. */
export class Baselines {
  readonly #resolvers: Resolvers;
  readonly #set = new KeptMap<number, BaselinesOfOne>();
  /** By versions. */
  readonly #without = new Map<number, BaselinesOfOne>();

  constructor(resolvers: Resolvers) {
    this.#resolvers = resolvers;
  }

  /** A level begins. */
  clear(): void {
    this.#set.clear();
  }

  /** What is set so far. */
  save(): ReadonlyMap<number, BaselinesOfOne> {
    return this.#set.save();
  }

  restore(saved: ReadonlyMap<number, BaselinesOfOne>): void {
    this.#set.restore(saved);
  }

  /** Takes a message that sets something. */
  set(meaning: Meaning, message: AnyMessage, version: number): void {
    const number = meaning.number(message, "number")!;
    const without = this.#withoutAny(version);
    const own = this.#stateOf(meaning, message, version);
    const known = this.#set.get(number) ?? without;
    this.#set.set(number, { ...known, [meaning.sets!]: { ...without[meaning.sets!], ...own } });
  }

  /** What a message sets: itself, or a member of it. */
  #stateOf(meaning: Meaning, message: object, version: number): State {
    const member = meaning.member("state");
    if (member === undefined) return this.#resolvers.of(meaning.type).resolve(version, message, {});
    const struct = structOf(this.#resolvers.table, meaning.type, [member], version);
    if (struct === undefined) return {};
    const own = (message as State)[member] as State | undefined;
    return this.#resolvers.of(struct.name).resolve(version, own ?? {}, {});
  }

  /** What an entity's updates differ from. */
  of(number: number, version: number): BaselinesOfOne {
    return this.#set.get(number) ?? this.#withoutAny(version);
  }

  /** What updates differ from where nothing is given: what each message would say of which all is absent (ERRATA 119, 123). */
  #withoutAny(version: number): BaselinesOfOne {
    let baselines = this.#without.get(version);
    if (baselines === undefined) {
      baselines = {};
      for (const message of this.#resolvers.table.messages) {
        const meaning = new Meaning(message);
        if (meaning.sets !== undefined)
          Object.assign((baselines[meaning.sets] ??= {}), this.#stateOf(meaning, {}, version));
      }
      this.#without.set(version, baselines);
    }
    return baselines;
  }
}
