import { type Diagnostic, Report, type Source } from "../generator/read/diagnostics.ts";
import { type Entry, parseLoosely } from "../generator/read/source.ts";
import { type Place, placesOf } from "./places.ts";

/** A schema file as an editor sees it: read as far as it goes. */
export interface ReadFile {
  readonly name: string;
  readonly text: string;
  readonly source: Source;
  readonly entry?: Entry;
  /** What is wrong with it as YAML. */
  readonly faults: readonly Diagnostic[];
  readonly places: readonly Place[];
}

/** The schemas of a folder by name, those of packages by the package's name and theirs. */
export type Files = ReadonlyMap<string, ReadFile>;

/** No schema is near so long; what is longer is not read, so that an editor goes on. */
export const MOST_CHARACTERS = 1 << 20;

/** Reads a file. Nothing that is in it makes this throw. */
export function readFile(name: string, text: string): ReadFile {
  const report = new Report();
  if (text.length > MOST_CHARACTERS) {
    const { source } = parseLoosely(name, "", new Report());
    report.error({ source, start: 0, end: 0 }, "this is too long for a schema", "It is not read.");
    return { name, text, source, faults: report.diagnostics, places: [] };
  }
  const { source, entry } = parseLoosely(name, text, report);
  const places = entry === undefined ? [] : placesOf(entry);
  return { name, text, source, ...(entry && { entry }), faults: report.diagnostics, places };
}

/** Files that are read once for each text that they have, the last of each name. */
export class FileCache {
  readonly #known = new Map<string, ReadFile>();

  /** The files of these names and texts. */
  read(texts: ReadonlyMap<string, string>): Files {
    for (const [name, text] of texts)
      if (this.#known.get(name)?.text !== text) this.#known.set(name, readFile(name, text));
    return new Map([...texts.keys()].map((name) => [name, this.#known.get(name)!]));
  }
}
