import type { AnyContainer, Part } from "../../recording/index.ts";
import { contains } from "../../runtime/table/versions.ts";
import type { Batch } from "./batch.ts";
import type { ColumnSource } from "./table-column.ts";

/** What a recording lacks for a table, and where it is damaged. */
export interface TableReport {
  readonly rows: number;
  /** Rows without a value and why, by column. */
  readonly nulls: Readonly<Record<string, { readonly count: number; readonly why: string }>>;
  /** Blocks of which something could not be read, and what is after the last block. Rows before and after are there. */
  readonly damage: Damage | undefined;
  /** The maps of its levels, in the order in which they first begin. */
  readonly maps: readonly string[];
  /** Oldest and newest version of the protocol that fit the last messages; nothing where there were none. */
  readonly versions: readonly [string, string] | undefined;
}

/** Where a recording is damaged. */
export interface Damage {
  readonly blocks: number;
  /** Bytes after the last block. */
  readonly tail: number;
  /** Of the first damage, in bytes from the beginning. */
  readonly offset: number;
  readonly reason: string;
}

/** Counts rows, nulls and damage, and notes maps and versions. */
export class Reporter {
  readonly #columns: readonly ColumnSource<any>[];
  readonly #nulls: number[];
  readonly #codecs: AnyContainer["codecs"];
  readonly #protocol: string;
  readonly #maps = new Set<string>();
  #map = "";
  #version: number | undefined;
  #rows = 0;
  #damage: Damage | undefined;

  constructor(columns: readonly ColumnSource<any>[], { codecs, table }: AnyContainer) {
    this.#columns = columns;
    this.#nulls = columns.map(() => 0);
    this.#codecs = codecs;
    this.#protocol = table.carries[0]!.protocol;
  }

  count(batch: Batch): Batch {
    this.#rows += batch.length;
    for (const [i, { nulls }] of batch.columns.entries()) this.#nulls[i]! += nulls;
    return batch;
  }

  /** Takes the map that is played after each block. */
  seeMap(map: string): void {
    if (map === this.#map) return;
    this.#map = map;
    if (map !== "") this.#maps.add(map);
  }

  see(part: Part): void {
    if (part.kind === "block") {
      if (part.protocol === this.#protocol && part.body.length > 0) this.#version = part.version;
      const { undecoded, offset, error } = part.undecoded === undefined ? NO_DAMAGE : part;
      if (undecoded !== undefined) this.#add(1, 0, error?.offset ?? offset, error?.message);
    } else if (part.kind === "tail")
      this.#add(0, part.bytes.length, part.error?.offset ?? part.offset, part.error?.message);
  }

  #add(blocks: number, tail: number, offset: number, reason = "it cannot be read"): void {
    const first = this.#damage ?? { blocks: 0, tail: 0, offset, reason };
    this.#damage = { ...first, blocks: first.blocks + blocks, tail: first.tail + tail };
  }

  get report(): TableReport {
    const nulls = this.#columns.flatMap((column, i) => {
      const count = this.#nulls[i]!;
      return count === 0 ? [] : [[column.name, { count, why: this.#why(column) }] as const];
    });
    return {
      rows: this.#rows,
      nulls: Object.fromEntries(nulls),
      damage: this.#damage,
      maps: [...this.#maps],
      versions: this.#versions,
    };
  }

  get #versions(): TableReport["versions"] {
    const version = this.#version;
    const fit = this.#codecs.find((codec) => version !== undefined && contains(codec, version));
    return fit && [fit.table.versions[fit.from]!, fit.table.versions[fit.to]!];
  }

  #why({ only, unknown = "not recorded" }: ColumnSource<any>): string {
    const isAbsent = only !== undefined && !only.includes(this.#protocol);
    return isAbsent ? `${this.#protocol} does not have it` : unknown;
  }
}

const NO_DAMAGE = { undecoded: undefined, offset: 0, error: undefined };
