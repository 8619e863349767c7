import type { ContainerTable, Table } from "../runtime/table/table.ts";
import type { Html } from "./html.ts";

/** What a site is made of. */
export interface SiteInput {
  readonly title: string;
  /** What is on the first page below the title, as Markdown. */
  readonly intro: string;
  readonly protocols: readonly Table[];
  readonly containers: readonly ContainerTable[];
  /** The dialects of protocols, by the protocol's name. */
  readonly dialects: ReadonlyMap<string, readonly Dialect[]>;
  readonly examples: Examples;
  readonly guides: readonly Guide[];
  readonly apis: readonly Api[];
  /** The code of MiniSearch, which the pages search with. */
  readonly minisearch: string;
}

/** A version that somebody else made of another one. */
export interface Dialect {
  readonly version: string;
  readonly from: string;
  readonly title: string;
  readonly ref?: string | undefined;
}

/** Messages by their table's name and theirs. */
export type Examples = ReadonlyMap<string, Example>;

/** Bytes of a message. */
export interface Example {
  readonly bytes: Uint8Array;
  /** An index into the table's versions. */
  readonly version: number;
  /** The file that they are in, and at which offset. Without: they are random. */
  readonly from?: { readonly file: string; readonly offset: number };
}

export function exampleKey(table: string, message: string): string {
  return `${table} ${message}`;
}

/** A document in Markdown. */
export interface Guide {
  /** Its file's name without the ending. */
  readonly name: string;
  readonly text: string;
}

/** What a module of the package exports. */
export interface Api {
  /** How it is imported: `demospec/wire`. */
  readonly module: string;
  readonly exports: readonly ApiExport[];
}

export interface ApiExport {
  readonly name: string;
  /** `function`, `interface`, `class`, … */
  readonly kind: string;
  /** As it is declared, without what is inside of functions. */
  readonly code: string;
  /** Its comment, as Markdown. */
  readonly doc: string;
}

/** A page before its frame is put around it. */
export interface Page {
  /** Where it is in the site: `formats/game/sound.html`. */
  readonly path: string;
  readonly title: string;
  /** What leads to it, the outermost first. */
  readonly above: readonly { readonly title: string; readonly path: string }[];
  readonly body: Html;
  /** What search finds it by. */
  readonly found: Found;
}

/** What search knows of a page. */
export interface Found {
  /** What it is: a message, a guide. */
  readonly kind: string;
  /** What it is called. */
  readonly names: readonly string[];
  /** The names of what is in it: fields, values of enums, dialects, exports. */
  readonly members: readonly string[];
  readonly text: string;
}
