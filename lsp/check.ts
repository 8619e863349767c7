import { type Diagnostic, SchemaError } from "../generator/read/diagnostics.ts";
import type { SchemaText } from "../generator/read/source.ts";
import { KnownMessages } from "../generator/resolve/schema/known.ts";
import { resolveSchemas, type Tables } from "../generator/resolve/resolve.ts";
import { type Files, readFile } from "./symbols/files.ts";

/** What checking some schemas comes to: their tables, or what is wrong. */
export interface Checked {
  readonly tables?: Tables;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Checks schemas by their texts or trees. Never throws: a defect of the checker is reported as one, at the first schema.
 *
 * @param known messages that were checked before
 */
export function check(files: ReadonlyMap<string, SchemaText>, known?: KnownMessages): Checked {
  try {
    return { tables: resolveSchemas(files, known), diagnostics: [] };
  } catch (error) {
    if (error instanceof SchemaError) return { diagnostics: error.diagnostics };
    const [[name, said] = ["", ""]] = files;
    const { source } = readFile(name, typeof said === "string" ? said : said.text);
    const message = `the checker failed, which is a defect of it: ${String(error)}`;
    return { diagnostics: [{ span: { source, start: 0, end: 0 }, message }] };
  }
}

/** Checks the units of a folder, each once for the texts that its files have, and of what changed only that. */
export class Checker {
  /** The messages that nothing was wrong with. */
  readonly messages = new KnownMessages();
  readonly #known = new Map<string, Checked>();

  /** What is wrong in a unit's files. */
  check(unit: ReadonlySet<string>, files: Files): Checked {
    const own = [...files.values()].filter(({ name }) => unit.has(name));
    const key = JSON.stringify(own.map(({ name, text }) => [name, text]));
    const said = new Map(own.map((file) => [file.name, file.said]));
    const known = this.#known.get(key) ?? check(said, this.messages);
    // The newest are last; the oldest are forgotten.
    this.#known.delete(key);
    this.#known.set(key, known);
    for (const old of this.#known.keys()) {
      if (this.#known.size <= MOST_KNOWN) break;
      this.#known.delete(old);
    }
    return known;
  }
}

const MOST_KNOWN = 32;
