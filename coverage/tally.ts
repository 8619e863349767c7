import { firstCodec, type Protocol, withCodecs } from "../recording/index.ts";
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { interpretDecode } from "../runtime/interpret/interpret.ts";
import type { Table } from "../runtime/table/table.ts";
import type { VersionRange } from "../runtime/table/versions.ts";

/** Messages that came together, and the bytes that they were read from. */
export interface ReadMessages {
  readonly messages: readonly AnyMessage[];
  /** Where each of them ends in `body`. */
  readonly ends: readonly number[];
  readonly body: Uint8Array;
  /** The version of the first message: an index into the protocol's versions. */
  readonly version: number;
}

/** What was met of a table. */
export interface Met {
  readonly table: Table;
  /** The versions that are read alike, as there are codecs for them, and how many messages were of them. */
  readonly classes: readonly (VersionRange & { readonly messages: number })[];
  /** How often a branch was taken, by its key. */
  readonly times: ReadonlyMap<string, number>;
}

interface Counted {
  readonly table: Table;
  readonly classes: Map<string, VersionRange & { messages: number }>;
  readonly branches: Counter;
}

/** Counts the branches that messages take, and the names that enums give their values. */
class Counter {
  readonly times = new Map<string, number>();

  add(key: string): void {
    this.times.set(key, (this.times.get(key) ?? 0) + 1);
  }

  addName(key: string): void {
    this.add(key);
  }
}

/**
 * Counts which branches messages take. What it holds grows with the schemas, and not with what is read. Only messages
 * that can be read whole count.
 */
export class Tally {
  readonly #only: string | undefined;
  readonly #tables = new Map<string, Counted>();

  /** @param only the message that is looked into: all without */
  constructor(only?: string) {
    this.#only = only;
  }

  /** Says that something may be met of a protocol: what is not counts as never met. */
  expect(table: Table, versions: readonly VersionRange[]): void {
    const { classes } = this.#of(table);
    for (const { from, to } of versions) {
      const key = `${from}..${to}`;
      if (!classes.has(key)) classes.set(key, { from, to, messages: 0 });
    }
  }

  expectProtocol({ table, codecs }: Protocol): void {
    this.expect(table, codecs);
  }

  /** Counts messages of a protocol. */
  count(protocol: Protocol, { messages, ends, body, version }: ReadMessages): void {
    this.expectProtocol(protocol);
    let [index, start] = [0, 0];
    for (const [{ type }, codec] of withCodecs(protocol, firstCodec(protocol, version), messages)) {
      const end = ends[index++]!;
      this.#message(codec, type, body, start, end);
      start = end;
    }
  }

  /** Counts a block of a container. */
  countBlock(table: Table, bytes: Uint8Array): void {
    const to = table.versions.length - 1;
    this.expect(table, [{ from: 0, to }]);
    this.#message({ table, from: 0, to }, table.messages[0]!.name, bytes, 0, bytes.length);
  }

  /** Counts branches that something else took, each once. */
  countBranches(table: Table, keys: Iterable<string>): void {
    for (const key of keys) this.#of(table).branches.add(key);
  }

  #message(
    { table, from, to }: Pick<Codec, "table" | "from" | "to">,
    type: string,
    bytes: Uint8Array,
    start: number,
    end: number,
  ): void {
    const { classes, branches } = this.#of(table);
    classes.get(`${from}..${to}`)!.messages++;
    if ((this.#only ?? type) === type) interpretDecode(table, to, bytes, start, end, branches);
  }

  #of(table: Table): Counted {
    let counted = this.#tables.get(table.name);
    if (counted === undefined) {
      counted = { table, classes: new Map(), branches: new Counter() };
      this.#tables.set(table.name, counted);
    }
    return counted;
  }

  /** All that was met, in the order in which it was. */
  get met(): Met[] {
    return [...this.#tables.values()].map(({ table, classes, branches }) => ({
      table,
      classes: [...classes.values()].toSorted((a, b) => a.from - b.from),
      times: branches.times,
    }));
  }
}
