import { join } from "node:path";
import { parse } from "yaml";
import { emitTables, resolveSchemas, SchemaError, type Tables } from "../generator/index.ts";
import { loadFolder } from "../generator/schemas/files.ts";
import { count, tableMarkdown } from "./table.ts";

/*
 * `npm run bench:lines [PROTOCOL…]`: how many lines of generated code, tables included, a line of a dialect's overlay becomes. A
 * dialect counts with those that branch from it: what is generated with them is held against what is without. Others
 * that name something of theirs could not be read, and are left out of both.
 */

interface Overlay {
  readonly extends: string;
  readonly dialect: string | number;
  readonly from: string | number;
}

const files = await loadFolder(join(import.meta.dirname, "..", "schema"));
const overlays = new Map<string, Overlay>();
for (const [file, text] of files) {
  const schema = parse(text) as Partial<Overlay>;
  if (schema.extends !== undefined) overlays.set(file, schema as Overlay);
}

/** An overlay's file, and those of what branches from it. */
function branchOf(file: string): string[] {
  const own = overlays.get(file)!;
  const next = [...overlays].filter(
    ([, other]) => other.extends === own.extends && String(other.from) === String(own.dialect),
  );
  return [file, ...next.flatMap(([name]) => branchOf(name))];
}

/** The schemas without some overlays, and without those that name something of them: the checker tells which. */
function without(branch: readonly string[]): { tables: Tables; gone: ReadonlySet<string> } {
  const gone = new Set(branch);
  for (;;) {
    try {
      return { tables: tablesWithout(gone), gone };
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      const names = error.diagnostics.map(({ span }) => span.source.name);
      if (names.some((name) => !overlays.has(name))) throw error;
      for (const name of names) gone.add(name);
    }
  }
}

function tablesWithout(gone: ReadonlySet<string>): Tables {
  return resolveSchemas(new Map([...files].filter(([name]) => !gone.has(name))));
}

/** Lines of a protocol's code and table, counted once for the same schemas. */
function codeLines(tables: Tables, protocol: string, gone: ReadonlySet<string>): Promise<number> {
  const key = [protocol, ...[...gone].toSorted()].join(" ");
  const known = counted.get(key) ?? countCode(tables, protocol);
  counted.set(key, known);
  return known;
}

const counted = new Map<string, Promise<number>>();

async function countCode({ protocols }: Tables, protocol: string): Promise<number> {
  const own = protocols.filter(({ name }) => name === protocol);
  const modules = await emitTables({ protocols: own, containers: [] }, { printWidth: 100 });
  return [...modules.values()].reduce((sum, code) => sum + code.split("\n").length - 1, 0);
}

/** Lines of a schema that are neither blank nor comments. */
function schemaLines(file: string): number {
  const isCode = (line: string) => /^\s*[^\s#]/.test(line);
  return files.get(file)!.split("\n").filter(isCode).length;
}

const only = process.argv.slice(2);
const rows: string[][] = [];
for (const [file, { extends: protocol }] of overlays) {
  if (only.length > 0 && !only.includes(protocol)) continue;
  const branch = branchOf(file);
  const { tables, gone } = without(branch);
  const others = new Set([...gone].filter((name) => !branch.includes(name)));
  const before = await codeLines(tables, protocol, gone);
  const code = (await codeLines(tablesWithout(others), protocol, others)) - before;
  const lines = branch.reduce((sum, name) => sum + schemaLines(name), 0);
  const names = branch.map((name) => `\`${overlays.get(name)!.dialect}\``).join(", ");
  rows.push([`${protocol}: ${names}`, count(lines), count(code), (code / lines).toFixed(1)]);
}
const title = "Generated lines by lines of overlays that are neither blank nor comments";
const header = ["dialects", "lines", "of code", "a line"];
console.log(tableMarkdown({ header, sections: [{ title, rows }] }));
