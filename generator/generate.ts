import { readdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import { type FormatOptions, format } from "oxfmt";
import { Project } from "ts-morph";
import type { ContainerTable, Table } from "../runtime/table.ts";
import { Report } from "./diagnostics.ts";
import { arbitraryModule } from "./emit/arbitrary.ts";
import { BANNER, containerModule, protocolModule, tableModule } from "./emit/module.ts";
import { loadSchemas, makeFolder, readIfThere, replaceFile } from "./files.ts";
import { readSchemas, type SchemaFile, type SchemaFiles } from "./read.ts";
import { resolveContainer, resolveProtocol } from "./resolve.ts";
import { member, text } from "./source.ts";
import { resolveTypes } from "./types.ts";

/** The tables of all schemas. */
export interface Tables {
  readonly protocols: readonly Table[];
  readonly containers: readonly ContainerTable[];
}

/** Reads, checks and resolves schemas. Throws SchemaError with all that is wrong. */
export function resolveSchemas(files: SchemaFiles): Tables {
  const schemas = readSchemas(files);
  const report = new Report();
  reportSameNames(schemas, report);
  const protocols = schemas
    .filter((s) => s.kind === "protocol")
    .map((s) => resolveProtocol(s, report));
  const names = protocols.map((p) => p.name);
  const containers = schemas
    .filter((s) => s.kind === "container")
    .map((s) => resolveContainer(s, names, report));
  for (const { kind, entry } of schemas)
    if (kind === "shared") resolveTypes([member(entry, "types")!], report);
  report.throwIfAny();
  return { protocols, containers };
}

/** Each schema makes files of its name. */
function reportSameNames(schemas: readonly SchemaFile[], report: Report): void {
  const owners = new Map<string, string>();
  for (const { name: file, kind, entry } of schemas) {
    const name = member(entry, kind);
    if (name === undefined) continue;
    const owner = owners.get(text(name));
    if (owner !== undefined)
      report.error(name, `the schema in ${owner} is named "${text(name)}" already`);
    else owners.set(text(name), file);
  }
}

/** The generated files by name, formatted. */
export async function emitTables(
  { protocols, containers }: Tables,
  style: FormatOptions = {},
): Promise<Map<string, string>> {
  const project = new Project({ useInMemoryFileSystem: true });
  const modules = [
    ...protocols.flatMap((table) => [
      protocolModule(project, table),
      tableModule(project, table),
      arbitraryModule(project, table),
    ]),
    ...containers.flatMap((table) => [
      containerModule(project, table),
      tableModule(project, table),
      arbitraryModule(project, table),
    ]),
  ];
  const files = new Map<string, string>();
  for (const module of modules) {
    const name = module.getBaseName();
    const { code, errors } = await format(name, module.getFullText(), style);
    if (errors.length > 0) throw new Error(`${name} does not parse: ${errors[0]!.message}`);
    files.set(name, code);
  }
  return files;
}

/** What generating did, or would do: names of files. */
export interface Outcome {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
}

/**
 * Generates the code of all schemas in a folder into another.
 * With `check` nothing is written: the outcome tells what is stale. Throws SchemaError.
 */
export async function generate(
  schemaFolder: string,
  outFolder: string,
  options: { check?: boolean; style?: FormatOptions } = {},
): Promise<Outcome> {
  const tables = resolveSchemas(await loadSchemas(schemaFolder));
  const files = await emitTables(tables, options.style ?? {});
  if (!options.check) await makeFolder(outFolder);
  const written: string[] = [];
  const unchanged: string[] = [];
  for (const [name, code] of files) {
    const path = join(outFolder, name);
    const same = (await readIfThere(path)) === code;
    (same ? unchanged : written).push(name);
    if (!same && !options.check) await replaceFile(path, code);
  }
  const removed = await staleFiles(outFolder, new Set(files.keys()));
  if (!options.check) for (const name of removed) await unlink(join(outFolder, name));
  return { written, removed, unchanged };
}

/** Generated files that no schema makes any more. What was not generated is never among them. */
async function staleFiles(folder: string, names: ReadonlySet<string>): Promise<string[]> {
  const present = await readdir(folder).catch(() => [] as string[]);
  const others = present.filter((name) => name.endsWith(".ts") && !names.has(name));
  const texts = await Promise.all(others.map((name) => readIfThere(join(folder, name))));
  return others.filter((_, i) => texts[i]?.startsWith(BANNER));
}
