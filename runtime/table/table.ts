/*
 * A schema after its versions were resolved, as data: what the generator emits code from, and what the interpreter reads.
 * Everything here is plain JSON. Bit numbers count from 0, the lowest; offsets and sizes are bytes unless they say bits.
 */

import { contains, type VersionRange } from "./versions.ts";
import type { MessageTable, Layout } from "./messages.ts";
import type { PlaceTable } from "./places.ts";
import type { RegisterTable } from "./register.ts";
import type { IntType } from "./types/integers.ts";

/** A schema: of a protocol, whose messages begin with an id, or of a container, whose only "message" is its block. */
export interface Table {
  readonly name: string;
  readonly kind: "protocol" | "container";
  readonly title: string;
  /**
   * How its files' names end: `.rec`. A container without has no files: each of its blocks is a packet. A protocol has it
   * for files of its messages alone.
   */
  readonly extension?: string;
  readonly doc?: string;
  readonly ref?: string;
  /** Oldest first. Layouts and enums name versions by their index here. */
  readonly versions: readonly string[];
  /** The newest version that is no dialect: what bytes are taken for that do not say. An index into `versions`. */
  readonly current: number;
  /**
   * Dialects of which no number tells, with the version that each comes from: one is spoken where that one cannot read
   * what it should.
   */
  readonly unannounced?: readonly { readonly version: number; readonly from: number }[];
  /** Dialects that are read where somebody asks for them. What messages tell of versions does not change them. */
  readonly explicitOnly?: readonly number[];
  /** Where the format comes in kinds: all of them, the plain one first. Their versions follow each other in `versions`. */
  readonly flavors?: readonly FlavorTable[];
  /** What a protocol's messages begin with, where that is no byte: a longer integer, or nothing where there is one message. */
  readonly ids?: IntType | "none";
  /** A length before each message and its id, which counts their bytes: its value, which may be the number on the wire plus another. */
  readonly frame?: IntType;
  readonly register?: RegisterTable;
  /** Of a file whose messages are where others say: all of them, each after those that say where it is. */
  readonly places?: readonly PlaceTable[];
  readonly messages: readonly MessageTable[];
  /** What messages are made of. Their layouts have no id. */
  readonly structs: readonly MessageTable[];
  readonly enums: readonly EnumTable[];
  readonly vectors: readonly VectorTable[];
}

/**
 * A kind of the format, as a server's recording beside a client's. It has its own index for each of its versions:
 * `versions[from]` to `versions[to]` are the plain versions from `versions[base]` on, as this kind has them.
 */
export interface FlavorTable extends VersionRange {
  readonly name: string;
  readonly doc?: string;
  readonly base: number;
}

/** A container's table: its only message is the block. */
export interface ContainerTable extends Table {
  readonly header?: HeaderTable;
  /** The block's members whose bytes are messages, and the protocols they are of. A block has at most one of them. */
  readonly carries: readonly CarryTable[];
  readonly foreign: readonly ForeignTable[];
}

/** A member of a block whose bytes are messages of a protocol. */
export interface CarryTable {
  readonly member: string;
  readonly protocol: string;
  /** Where the protocol comes in kinds, and no message picks one: the kind of all its messages, an index into `Table.kinds`. */
  readonly flavor?: number;
}

/** What is before the first block. */
export interface HeaderTable {
  readonly name: string;
  /** Its name in the text form, where it is another one. */
  readonly token?: string;
  readonly doc?: string;
  readonly ref?: string;
  readonly readings: readonly ReadingTable[];
}

/** A way to read a header: steps that each match as far as they go, and never back. */
export interface ReadingTable {
  readonly name: string;
  readonly doc?: string;
  readonly steps: readonly PatternStep[];
}

/** At least `min` and at most `max` bytes out of `ranges`, whose ends are included; without `max` any number. */
export interface PatternStep {
  readonly ranges: readonly (readonly [number, number])[];
  readonly min: number;
  readonly max?: number;
}

/** Another format under the same file name. */
export interface ForeignTable {
  readonly name: string;
  readonly title: string;
  /** What it begins with, a character a byte. */
  readonly begins: string;
}

/** Names of values, each in the versions that have it. */
export interface EnumTable {
  readonly name: string;
  readonly doc?: string;
  readonly values: readonly (VersionRange & {
    readonly name: string;
    readonly value: number;
    readonly doc?: string;
  })[];
}

/** Directions or points that a number stands for. */
export interface VectorTable {
  readonly name: string;
  readonly doc?: string;
  readonly ref?: string;
  readonly values: readonly (readonly number[])[];
}

/** The bytes of a message's id. */
export function idBytes({ ids }: Pick<Table, "ids">, { id }: Pick<Layout, "id">): number {
  if (id === undefined || ids === "none") return 0;
  return ids === undefined ? 1 : ids.bits / 8;
}

/** The kind that a version is of, where the format comes in kinds. */
export function flavorOf({ flavors }: Table, version: number): FlavorTable | undefined {
  return flavors?.find((range) => contains(range, version));
}

/** The plain version that a version is a kind of: what enums' ranges speak of. Both are indexes into `Table.versions`. */
export function plainVersion(table: Table, version: number): number {
  const kind = flavorOf(table, version);
  return kind === undefined ? version : version - kind.from + kind.base;
}
