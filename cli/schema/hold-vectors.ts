import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { resolveSchemas } from "../../generator/resolve/resolve.ts";
import { render } from "../../generator/read/diagnostics.ts";
import { suggest } from "../../generator/read/suggest.ts";
import { loadSchemas } from "../../generator/schemas/files.ts";
import type { Table } from "../../runtime/table/table.ts";
import {
  complaintsOf,
  type Held,
  interpreter,
  strayFiles,
  type Vector,
  vectorsJson,
  vectorsOf,
} from "../../vectors/index.ts";
import { findConfig, fromHere } from "../config/find.ts";
import { CliError, errorOf } from "../errors/cli-error.ts";
import { folderError } from "../errors/system-errors.ts";
import { marked } from "../files/output/made.ts";
import { textPieces, writeOutput } from "../files/output/output.ts";
import { placeFor } from "../files/output/place.ts";
import { expectSchemas, nearestSchemas } from "../options/schema-folder.ts";
import { oneFolder } from "../options/schema-option.ts";
import { count } from "../terminal/text.ts";
import { note, say } from "../terminal/say.ts";

/** What `demospec vectors` is called with. */
export interface VectorsOptions {
  readonly schema?: string;
  readonly vectors?: string;
  readonly protocol?: string;
  readonly json?: boolean;
  readonly output?: string;
  readonly force?: boolean;
}

/** Holds schemas against vectors; says what does not hold, or writes them. Throws CliError and SchemaError. */
export async function holdVectors(
  argument: string | undefined,
  options: VectorsOptions,
): Promise<void> {
  const { json, output, force, protocol } = options;
  if (output !== undefined && !json)
    throw new CliError("--output is for --json: there is nothing else to write", 2);
  const schemas = oneFolder(argument, options.schema) ?? nearestSchemas();
  await expectSchemas(schemas);
  const folder = vectorsFolder(schemas, options.vectors);
  const { protocols, containers } = resolveSchemas(await loadSchemas(schemas));
  const tables = [...protocols, ...containers];
  const held = readAll(folder, chosen(tables, protocol), tables);
  const wrong = held.flatMap(({ table, vectors }) => wrongOf(table, vectors));
  if (json && wrong.length === 0) {
    const makes = marked("vectors", '{"vectors":');
    const place = await placeFor({ output, force, inputs: [], makes });
    await writeOutput(place, textPieces(vectorsJson(held)));
    return;
  }
  for (const text of wrong.slice(0, MOST_SHOWN)) note(text);
  if (wrong.length > MOST_SHOWN) note(`and ${wrong.length - MOST_SHOWN} more`);
  if (!json) for (const each of held) say(totalOf(each));
  if (wrong.length > 0)
    throw errorOf(folder, count(wrong.length, "vector does not hold", "vectors do not hold"));
}

const MOST_SHOWN = 20;

/** Where the vectors of schemas are. Throws CliError. */
function vectorsFolder(schemas: string, given: string | undefined): string {
  if (given !== undefined) return given;
  const config = findConfig();
  if (config?.vectors !== undefined) return fromHere(config.vectors);
  const beside = [join("test", "vectors"), "vectors"].map((name) => join(dirname(schemas), name));
  const found = beside.find((path) => existsSync(path));
  if (found === undefined)
    throw errorOf(
      schemas,
      `no vectors are beside it: make ${beside[1]}, or name their folder with --vectors`,
    );
  return found;
}

function chosen(tables: readonly Table[], name: string | undefined): readonly Table[] {
  if (name === undefined) return tables;
  const found = tables.filter((table) => table.name === name);
  if (found.length > 0) return found;
  const names = tables.map((table) => table.name);
  throw new CliError(`there is no protocol or container "${name}": ${suggest(name, names)}`, 2);
}

function readAll(folder: string, tables: readonly Table[], all: readonly Table[]): Held[] {
  try {
    const [stray] = strayFiles(folder, all);
    if (stray !== undefined)
      throw errorOf(join(folder, stray), "its folder has the name of no protocol or container");
    const held = tables.map((table) => ({ table, vectors: vectorsOf(folder, table) }));
    if (held.every(({ vectors }) => vectors.length === 0))
      throw errorOf(folder, "no vectors are in it: they are in <protocol>/<message>.yaml");
    return held.filter(({ vectors }) => vectors.length > 0);
  } catch (error) {
    if (error instanceof Error && "code" in error) throw folderError(folder, error);
    throw error;
  }
}

/** What is wrong, a text for each vector that does not hold. */
function wrongOf(table: Table, vectors: readonly Vector[]): string[] {
  const implementation = interpreter(table);
  return vectors.flatMap((vector) => {
    const complaints = complaintsOf(table, vector, implementation);
    if (complaints.length === 0) return [];
    const message = complaints.map(withoutWho).join("\n  ");
    return [render({ span: vector.span, message })];
  });
}

/** There is only one implementation here. */
function withoutWho(complaint: string): string {
  return complaint.replace(/^the interpreter, /, "");
}

function totalOf({ table, vectors }: Held): string {
  const messages = new Set(vectors.map(({ message }) => message));
  const of = `${messages.size} of ${count(table.messages.length, "message")}`;
  return `${table.name}: ${count(vectors.length, "vector")} of ${of}`;
}
