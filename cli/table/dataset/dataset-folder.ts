import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { folderError } from "../../errors/system-errors.ts";
import { type OutputPath, placeAt } from "../../files/output/place.ts";
import { writeOutput } from "../../files/output/output.ts";
import type { TableSource } from "../writers/writer.ts";
import { isOfDead, ownName } from "./process-names.ts";

/** What became of an input: `damaged` has rows, those after it have none; `poisoned` ended who read it, twice. */
export type InputStatus = "ok" | "damaged" | "no recording" | "unreadable" | "poisoned";

/** A recording of an input, and the parts of the dataset that its rows are in. */
export interface RecordingEntry extends TableSource {
  /** Below the dataset's folder. */
  readonly parts: readonly string[];
}

/** What is known of an input. */
export interface InputEntry {
  /** As the list has it. */
  readonly input: string;
  readonly status: InputStatus;
  /** What is wrong, where something is. */
  readonly reasons: readonly string[];
  /** Several of an archive. */
  readonly recordings: readonly RecordingEntry[];
}

/** As Hive calls what has no value. */
const NO_VALUE = "__HIVE_DEFAULT_PARTITION__";

/** The folder of files that are not whole. */
const UNFINISHED = "_temporary";

/** Longer names of maps are told apart by their hash. */
const LONGEST = 100;

/**
 * The folder of a dataset. Rows are in `TABLE/family=…/map=…/SHA256.parquet`, which is named by the recording's bytes;
 * what is known of an input is in `_manifest/TABLE/`, by the input's name. Each file is written in `_temporary/` and put in
 * place when it is whole, so that any number of processes may write one dataset.
 */
export class DatasetFolder {
  readonly #root: string;
  readonly #table: string;
  readonly #ending: string;

  /** @param ending of its parts' names: `parquet` */
  constructor(root: string, table: string, ending: string) {
    this.#root = root;
    this.#table = partition(table);
    this.#ending = ending;
  }

  /** Where rows of a recording are that are of one map. */
  partOf({ protocol, sha256 }: TableSource, map: string | undefined): string {
    const folder = `family=${partition(protocol)}/map=${partition(map ?? NO_VALUE)}`;
    return `${this.#table}/${folder}/${sha256}.${this.#ending}`;
  }

  /** Where a file is written that is not whole. Its name says which process writes it. */
  unfinished(): Promise<OutputPath> {
    return this.placeOf(join(UNFINISHED, ownName()));
  }

  /** Removes what processes of this machine left that were killed; what others write stays. */
  async clean(): Promise<void> {
    const folder = join(this.#root, UNFINISHED);
    // Where it cannot be read, nothing was left, or whoever writes will be told.
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter(isOfDead)) await rm(join(folder, name), { force: true });
  }

  /** Makes the folders of a path below the dataset. Throws CliError. */
  async placeOf(path: string): Promise<OutputPath> {
    const whole = join(this.#root, path);
    await mkdir(dirname(whole), { recursive: true }).catch((error) => {
      throw folderError(dirname(whole), error);
    });
    return placeAt(whole);
  }

  /** What is known of an input whose parts are all there. */
  async entryOf(input: string): Promise<InputEntry | undefined> {
    try {
      const text = await readFile(join(this.#root, this.#entryPath(input)), "utf8");
      const entry = JSON.parse(text) as InputEntry;
      const parts = entry.recordings.flatMap((one) => one.parts);
      await Promise.all(parts.map((part) => access(join(this.#root, part))));
      return entry;
    } catch {
      // Whatever is wrong with it, it is made again.
      return undefined;
    }
  }

  /** What is known of all inputs, by their names. Throws CliError. */
  async entries(): Promise<InputEntry[]> {
    const folder = join(this.#root, "_manifest", this.#table);
    const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
      throw folderError(folder, error);
    });
    const entries: InputEntry[] = [];
    for (const name of names.filter((one) => one.endsWith(".json")))
      entries.push(JSON.parse(await readFile(join(folder, name), "utf8")) as InputEntry);
    return entries.toSorted((a, b) => (a.input < b.input ? -1 : 1));
  }

  /** Where the table of all inputs is, below the dataset. */
  get summaryPath(): string {
    return `_summary/${this.#table}.${this.#ending}`;
  }

  /** Throws CliError. */
  async keep(entry: InputEntry): Promise<void> {
    const text = `${JSON.stringify(entry, undefined, 2)}\n`;
    await this.write(this.#entryPath(entry.input), [Buffer.from(text)]);
  }

  /** Writes a file at a path below the dataset, which has all of it or what it had before. Throws CliError. */
  async write(path: string, pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    await writeOutput(await this.placeOf(path), pieces, await this.unfinished());
  }

  #entryPath(input: string): string {
    const hash = createHash("sha256").update(input).digest("hex");
    return `_manifest/${this.#table}/${hash.slice(0, 2)}/${hash.slice(0, 32)}.json`;
  }
}

/** A value as a folder's name has it: what a recording says is no path. */
function partition(value: string): string {
  const name = value.replaceAll(/[^A-Za-z0-9_-]/gu, (letter) =>
    [...Buffer.from(letter)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
  );
  if (name.length <= LONGEST) return name;
  return `${name.slice(0, LONGEST)}-${createHash("sha256").update(value).digest("hex").slice(0, 16)}`;
}
