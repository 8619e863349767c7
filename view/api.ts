/*
 * What the page and its worker say to each other: plain data, which is copied from one to the other.
 * Offsets are bytes of the file as it is edited so far; blocks and messages count from 0.
 */

import type { CutApi, Edited, TextFault } from "./edit-api.ts";
import type { Looked } from "./holding-api.ts";
import type { MapApi } from "./map-api.ts";

/** A file to be opened: a blob of the browser's, or an address of the server's that gives it in ranges. */
export interface Opening {
  readonly name: string;
  readonly size: number;
  readonly blob?: Blob;
  /** How many bytes after the end of the compressed data are ignored. */
  readonly ignored?: number;
  readonly url?: string;
  /** The server's file grows while it is read. */
  readonly live?: true | undefined;
  /** The format's name, instead of finding it by the file's. */
  readonly format?: string | undefined;
  /** The protocol's version, instead of finding it. */
  readonly version?: string | undefined;
  /** Opens it whatever it is like. */
  readonly anyway?: true;
}

/** A file that was opened. */
export interface Summary {
  readonly name: string;
  readonly format: string;
  readonly title: string;
  /** What it is instead, where it is of another format. */
  readonly foreign?: string;
  /** Bytes before the first block. */
  readonly header: number;
  readonly formats: readonly { readonly name: string; readonly title: string }[];
  /** Read by schemas as they are edited, and not by the codecs that were generated. */
  readonly live: boolean;
}

/** How far a file's index is made. */
export interface Progress {
  /** Changes with each index: what was known of an earlier one is stale. */
  readonly generation: number;
  readonly blocks: number;
  /** Bytes that it knows. */
  readonly bytes: number;
  readonly size: number;
  /** Blocks of which something was not understood. */
  readonly wrong: number;
  /** The first of them, up to a fair number. */
  readonly wrongBlocks: readonly number[];
  /** Where the bytes after the last whole block begin, and why there is no further one. */
  readonly tail?: { readonly offset: number; readonly error: string };
  readonly done: boolean;
  /** It grows: more may follow what is done. */
  readonly live?: true;
}

/** A block in the list. */
export interface BlockRow {
  readonly index: number;
  readonly offset: number;
  readonly length: number;
  readonly messages: number;
  /** The protocol's version. */
  readonly version: string;
  /** The messages' types, and how often each comes. */
  readonly types: readonly (readonly [type: string, count: number])[];
  readonly error?: string;
  readonly edited: boolean;
}

/** A message or a part of one, down to bits. */
export interface Item {
  readonly name: string;
  /** The way to it from the block or the message that it is in: `3.1`. */
  readonly at: string;
  /** Members and indexes that lead to its value; nothing where that is no member. */
  readonly path?: readonly (string | number)[];
  /** First byte, and the bit of it. */
  readonly from: number;
  readonly bit: number;
  /** How many bits. Those of an item with parts need not be in one piece. */
  readonly bits: number;
  /** First byte and the one after the last, over all parts. */
  readonly bytes: readonly [from: number, to: number];
  /** Its value as it is written when it is edited. */
  readonly value?: string;
  /** The number on the wire, where it is another one. */
  readonly raw?: string;
  readonly type?: string;
  readonly enumName?: string;
  readonly doc?: string;
  readonly notes: readonly string[];
  readonly absent?: true;
  /** Why it could not be read. */
  readonly error?: string;
  readonly items: readonly Item[];
}

/** A message of a block. */
export interface MessageRow {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** A block, with what is before its messages. */
export interface BlockTree {
  readonly index: number;
  readonly offset: number;
  readonly length: number;
  readonly frame: readonly Item[];
  readonly messages: readonly MessageRow[];
  /** There are more messages than are listed. */
  readonly more: number;
  readonly wrong?: { readonly from: number; readonly to: number; readonly error: string };
}

/** Where the parts of a block are. */
export interface BlockSpan {
  readonly index: number;
  readonly from: number;
  /** Where its messages begin. */
  readonly body: number;
  readonly to: number;
  /** The number of the first message of `ends`, and where it and those after it end. */
  readonly first: number;
  readonly ends: readonly number[];
  /** Where bytes begin that were not understood. */
  readonly wrong?: number;
}

/** What is selected: a block, a message of it, an item of either. */
export interface Selection {
  readonly block: number;
  readonly message?: number | undefined;
  /** `Item.at`, of the message, or of the block's frame without one. */
  readonly item?: string | undefined;
}

/** Characters of a schema file. */
export interface SchemaPlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a schema. */
export interface SchemaFault {
  readonly file: string;
  /** Characters of the file. */
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly message: string;
  readonly hint?: string;
}

/** A value to be changed. */
export interface Change {
  readonly block: number;
  readonly message?: number | undefined;
  readonly path: readonly (string | number)[];
  /** As `Item.value`; nothing to leave it out. */
  readonly text: string;
}

/** Bytes of a block that are other than in the file. */
export interface ChangedBytes {
  readonly block: number;
  /** In the file as it is edited. */
  readonly from: number;
  readonly to: number;
  /** What was there instead, in hex, up to a fair number. */
  readonly before: string;
  readonly after: string;
}

/** The edits so far. */
export interface EditState {
  readonly edits: readonly Edited[];
  readonly canRedo: boolean;
  readonly changes: readonly ChangedBytes[];
  readonly size: number;
}

/** What is looked for. */
export interface Query {
  readonly category: "message" | "text" | "value" | "bytes";
  readonly text: string;
}

/** A place that a search found. */
export interface Hit {
  readonly block: number;
  readonly message?: number;
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** A text of what is selected. */
export interface TextScope {
  readonly block: number;
  readonly message?: number | undefined;
  readonly form: "lmpc" | "json";
}

/** What the worker does. */
export interface WorkerApi extends MapApi, CutApi {
  /** Looks what a file is, before it is opened. Throws where it is damaged. */
  look(file: Blob, isItself?: boolean): Promise<Looked>;
  /** A recording that is in the file that was looked at last, by its number. Throws where it is damaged. */
  takeOut(member: number): Promise<Blob>;
  open(opening: Opening): Promise<Summary>;
  /** The schema files by name. */
  schemas(): Promise<readonly (readonly [name: string, text: string])[]>;
  /** Reads the file anew by other schemas. What is wrong with them; then all stays as it was. */
  useSchemas(files: readonly (readonly [name: string, text: string])[]): Promise<{
    readonly faults: readonly SchemaFault[];
    readonly summary?: Summary;
  }>;
  bytes(from: number, to: number): Promise<Uint8Array>;
  /** Blocks `[from, to)`. */
  rows(from: number, to: number): Promise<readonly BlockRow[]>;
  /** Where the parts of blocks are that have bytes of `[from, to)`, of a fair number of them. */
  spans(from: number, to: number): Promise<readonly BlockSpan[]>;
  block(index: number): Promise<BlockTree>;
  message(block: number, message: number): Promise<Item>;
  /** What is at a byte, down to the smallest part. Nothing before the first block, and after the last. */
  locate(offset: number, bit?: number): Promise<Selection | undefined>;
  /** Where a schema says it. */
  place(selection: Selection): Promise<SchemaPlace | undefined>;
  /** Finds up to a fair number of places, telling each through `hits`; a later search ends it. */
  search(query: Query): Promise<{ readonly hits: number; readonly isCut: boolean }>;
  stopSearch(): Promise<void>;
  change(change: Change): Promise<Edited>;
  undo(): Promise<Edited | undefined>;
  redo(): Promise<Edited | undefined>;
  edits(): Promise<EditState>;
  /** The file as it is edited. */
  save(): Promise<Blob>;
  text(scope: TextScope): Promise<string>;
  /** Puts what a text says in the place of what it was made of. */
  compile(
    scope: TextScope,
    text: string,
  ): Promise<{
    readonly faults: readonly TextFault[];
    readonly edited?: Edited;
  }>;
}

/** What the worker tells without being asked. */
export interface WorkerEvents {
  /** How much was read of what `look` and `takeOut` read. */
  loading: { readonly bytes: number; readonly size: number };
  progress: Progress;
  hits: { readonly hits: readonly Hit[]; readonly bytes: number };
}

/** A call of the page's, and what comes of it. */
export type Call = {
  readonly id: number;
  readonly name: keyof WorkerApi;
  readonly args: unknown[];
};
export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }
  | {
      [E in keyof WorkerEvents]: { readonly event: E; readonly data: WorkerEvents[E] };
    }[keyof WorkerEvents];
