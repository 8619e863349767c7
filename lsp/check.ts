import { type Diagnostic, SchemaError } from "../generator/read/diagnostics.ts";
import { readFile } from "./files.ts";
import { resolveSchemas, type Tables } from "../generator/resolve/resolve.ts";

/** What checking some schemas comes to: their tables, or what is wrong. */
export interface Checked {
  readonly tables?: Tables;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks schemas by their texts. Never throws: a defect of the checker is told as one, at the first schema. */
export function check(texts: ReadonlyMap<string, string>): Checked {
  try {
    return { tables: resolveSchemas(texts), diagnostics: [] };
  } catch (error) {
    if (error instanceof SchemaError) return { diagnostics: error.diagnostics };
    const [[name, text] = ["", ""]] = texts;
    const { source } = readFile(name, text);
    const message = `the checker failed, which is a defect of it: ${String(error)}`;
    return { diagnostics: [{ span: { source, start: 0, end: 0 }, message }] };
  }
}

/** Checks the units of a folder, each once for the texts that its files have. */
export class Checker {
  #known = new Map<string, Checked>();

  /** What is wrong in a unit's files. */
  check(unit: ReadonlySet<string>, texts: ReadonlyMap<string, string>): Checked {
    const own = new Map([...texts].filter(([name]) => unit.has(name)));
    const key = JSON.stringify([...own]);
    const known = this.#known.get(key) ?? check(own);
    // The newest stand last; the oldest are forgotten.
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
