import { parseAgain } from "../../generator/read/again.ts";
import { type Diagnostic, Report, type Source } from "../../generator/read/diagnostics.ts";
import { type Entry, parseLoosely, type SchemaText } from "../../generator/read/source.ts";
import { type SourcePosition, placesOf } from "./places.ts";

/** A schema file as an editor sees it: read as far as it goes. */
export class ReadFile {
  readonly name: string;
  readonly text: string;
  #places: readonly SourcePosition[] | undefined;

  /** @param faults what is wrong with it as YAML */
  constructor(
    readonly source: Source,
    readonly entry: Entry | undefined,
    readonly faults: readonly Diagnostic[],
    text = source.text,
  ) {
    this.name = source.name;
    this.text = text;
  }

  /** Its places, which are not looked for before somebody asks. */
  get places(): readonly SourcePosition[] {
    return (this.#places ??= this.entry === undefined ? [] : placesOf(this.entry));
  }

  /** What the checker is given: the tree that was read, where there is one. */
  get said(): SchemaText {
    const contents = this.entry?.node ?? undefined;
    return contents === undefined ? this.text : { text: this.text, contents };
  }
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
    return new ReadFile(source, undefined, report.diagnostics, text);
  }
  const { source, entry } = parseLoosely(name, text, report);
  return new ReadFile(source, entry, report.diagnostics);
}

/** Files that are read once for each text that they have, the last of each name. */
export class FileCache {
  /** How many files were read whole. */
  wholes = 0;
  readonly #known = new Map<string, ReadFile>();

  /** The files of these names and texts. */
  read(texts: ReadonlyMap<string, string>): Files {
    for (const [name, text] of texts)
      if (this.#known.get(name)?.text !== text) this.#known.set(name, this.#read(name, text));
    return new Map([...texts.keys()].map((name) => [name, this.#known.get(name)!]));
  }

  /** A file anew, or of one that was right only what changed. */
  #read(name: string, text: string): ReadFile {
    const { source, entry, faults } = this.#known.get(name) ?? {};
    const isRight = entry !== undefined && faults?.length === 0 && text.length <= MOST_CHARACTERS;
    const again = isRight ? parseAgain({ source: source!, entry }, text) : undefined;
    if (again !== undefined) return new ReadFile(again.source, again.entry, []);
    this.wholes++;
    return readFile(name, text);
  }
}
