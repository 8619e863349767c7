import { join } from "node:path";
import { targets } from "../../fuzz/all-targets.ts";
import { loadSchemas } from "../../generator/schemas/files.ts";
import { SchemaError } from "../../generator/read/diagnostics.ts";
import { resolveSchemas, type Tables } from "../../generator/generate.ts";
import type { Table } from "../../runtime/table/table.ts";
import { roleVectors, wrongRoles } from "../../test/meaning/role-vectors.ts";
import { wrongFacts } from "../../test/meaning/fact-vectors.ts";
import { missing } from "../../test/meaning/vector-coverage.ts";
import type { Vector } from "../../vectors/files.ts";
import { vectorsOf } from "../../test/meaning/vector-folder.ts";
import { complaintsOf, interpreter } from "../../vectors/run.ts";
import { hasText, textComplaints } from "../../test/meaning/vector-texts.ts";
import { diffOf, edited, type Mutant, type Verdict } from "../kinds/mutant.ts";
import { worlds } from "../try/worlds.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * Judges mutants of schemas in one process: the table that comes of a mutant is put in the place of the generated one,
 * and the interpreter, the texts and the worlds by tables are held against the vectors.
 */
export class SchemaJudge {
  readonly #files: ReadonlyMap<string, string>;
  readonly #wrongWorld = worlds();
  readonly #vectors = new Map(targets.map(({ table }) => [table, vectorsOf(table)]));
  readonly #roles = new Map(roleVectors().map((vectors) => [vectors.protocol, vectors]));
  readonly #before: ReadonlyMap<string, Table>;

  readonly #isQuick: boolean;

  /** @param trusting does not look first whether all is well without a mutant, nor at what other schemas make of one */
  static async make(trusting = false): Promise<SchemaJudge> {
    const files = new Map(await loadSchemas(join(ROOT, "schema")));
    const judge = new SchemaJudge(files, trusting);
    for (const { name, table } of trusting ? [] : targets) {
      const by = await judge.#noticed(table, judge.#before.get(name));
      if (by !== undefined) throw new Error(`without a mutant this fails, too: ${by}`);
    }
    return judge;
  }

  private constructor(files: ReadonlyMap<string, string>, isQuick: boolean) {
    this.#files = files;
    this.#isQuick = isQuick;
    this.#before = byName(resolveSchemas(files));
  }

  async judge(mutant: Mutant): Promise<Verdict> {
    const name = mutant.file.replace(/^schema\//, "");
    const text = this.#files.get(name)!;
    const about = { mutant, ...diffOf(text, mutant) };
    let tables: ReadonlyMap<string, Table>;
    try {
      tables = byName(resolveSchemas(new Map(this.#about(name)).set(name, edited(text, mutant))));
    } catch (error) {
      if (!(error instanceof SchemaError))
        return { ...about, outcome: "killed", by: String(error) };
      return { ...about, outcome: "refused", by: error.message.split("\n")[0]! };
    }
    const root = rootOf(text);
    const changed = targets.filter(
      ({ name: own }) =>
        (tables.has(own) || own === root || !this.#isQuick) &&
        meaning(this.#before.get(own)) !== meaning(tables.get(own)),
    );
    if (changed.length === 0) return { ...about, outcome: "same" };
    for (const { table } of changed) {
      const by = await this.#noticed(table, tables.get(table.name));
      if (by !== undefined) return { ...about, outcome: "killed", by };
    }
    return { ...about, outcome: "survived" };
  }

  /** The files to read with one of a protocol: its own and its dialects', and what they include. */
  #about(name: string): ReadonlyMap<string, string> {
    const text = this.#files.get(name)!;
    if (!this.#isQuick || !/^(?:protocol|extends):/m.test(text)) return this.#files;
    const roots = new Set([undefined, rootOf(text)]);
    return new Map([...this.#files].filter(([, other]) => roots.has(rootOf(other))));
  }

  /** What notices that a table is another one, if anything does. */
  async #noticed(table: Table, other: Table | undefined): Promise<string | undefined> {
    if (other === undefined) return "the table is not there";
    const roles = this.#roles.get(table.name);
    const role = roles === undefined ? undefined : wrongRoles(other, roles);
    if (role !== undefined) return `roles/${table.name}: ${role}`;
    const [fact] = wrongFacts(other);
    if (fact !== undefined) return `facts of ${table.name}: ${fact}`;
    const saved = { ...table };
    const vectors = ordered(table, other, this.#vectors.get(table)!);
    Object.assign(table, other);
    try {
      const reads = interpreter(table);
      for (const vector of vectors) {
        const [complaint] = complaintsOf(table, vector, reads);
        if (complaint !== undefined) return `${vector.place}: ${complaint}`;
      }
      const world = this.#wrongWorld();
      if (world !== undefined) return world;
      if (hasText(table))
        for (const [{ place }, [complaint]] of await textComplaints(table, vectors))
          return `${place}: ${complaint}`;
      const [hole] = missing(table, vectors, hasText(table));
      return hole === undefined ? undefined : `in no vector: ${hole}`;
    } catch (error) {
      return String(error);
    } finally {
      Object.assign(table, saved);
    }
  }
}

/** The schema that a file is, or that it extends; none of what is only included. */
function rootOf(text: string): string | undefined {
  return /^(?:protocol|container|extends): *(\S+)/m.exec(text)?.[1];
}

/** Vectors of messages that differ come first. */
function ordered(table: Table, other: Table, vectors: readonly Vector[]): Vector[] {
  const isOther = new Set(
    table.messages.flatMap(({ name }, i) =>
      meaning(table.messages[i]) === meaning(other.messages.find((each) => each.name === name))
        ? []
        : [name],
    ),
  );
  return vectors.toSorted(
    (a, b) => Number(isOther.has(b.message)) - Number(isOther.has(a.message)),
  );
}

function byName({ protocols, containers }: Tables): Map<string, Table> {
  return new Map([...protocols, ...containers].map((table) => [table.name, table]));
}

/** A table without what people only read. */
function meaning(table: unknown): string | undefined {
  const prose = new Set(["doc", "ref", "title", "source", "illegal", "why"]);
  return JSON.stringify(table, (key, value: unknown) => (prose.has(key) ? undefined : value));
}
