import { statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { PlaceOf } from "../../coverage/report.ts";
import { resolveSchemas } from "../../generator/resolve/resolve.ts";
import { SchemaError } from "../../generator/read/diagnostics.ts";
import { loadSchemas } from "../../generator/schemas/files.ts";
import { schemaPlaces } from "../../generator/schemas/places.ts";
import { parseSource, textOf } from "../../generator/read/source.ts";
import { Report } from "../../generator/read/diagnostics.ts";
import type { SchemaFiles } from "../../generator/schemas/schemas.ts";
import { containers, protocols } from "../../generated/index.ts";
import { nearest } from "../../runtime/errors/nearest.ts";
import type { Table } from "../../runtime/table/table.ts";
import { CliError } from "../errors/cli-error.ts";
import { expectSchemas, nearestSchemas } from "../options/schema-folder.ts";
import { shown } from "../terminal/outside.ts";
import { shippedSchemas } from "../package.ts";
import { schemasAt } from "./revisions.ts";

/** One side of a comparison. */
export interface Side {
  readonly label: string;
  readonly tables: readonly Table[];
  /** A version of one table, where that is what is compared: an index. */
  readonly version?: number;
  readonly placeOf: PlaceOf;
}

/**
 * What somebody calls a side: `game@1.06`, a folder of schemas, a schema file, or a revision of git.
 *
 * @param folder the schemas that versions and revisions are of; without, versions are of the formats that are known
 * Throws CliError, and SchemaError for schemas that are wrong.
 */
export async function sideOf(text: string, folder: string | undefined): Promise<Side> {
  const version = await versionSide(text, folder);
  if (version !== undefined) return version;
  const stats = statSync(text, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return folderSide(text);
  if (stats?.isFile()) return fileSide(text);
  const own = folder ?? nearestSchemas();
  try {
    return madeOf(text, await schemasAt(text, own), own);
  } catch (error) {
    await refuseAlone(text);
    throw error;
  }
}

/** A protocol's name alone is no side: what was meant are two of its versions. Throws CliError. */
async function refuseAlone(text: string): Promise<void> {
  const table = (await shippedSide(text)).tables.find(({ name }) => name === text);
  if (table === undefined) return;
  const [older, newer] = [table.versions[0]!, table.versions.at(-1)!];
  throw new CliError(
    `${text} is a ${table.kind}, and no side alone: name versions of it, as \`${text}@${older} ${text}@${newer}\` or \`${text} ${older} ${newer}\``,
    2,
  );
}

/** The schemas of a folder as they are. */
export async function folderSide(folder: string): Promise<Side> {
  await expectSchemas(folder);
  return madeOf(folder, await loadSchemas(folder), folder);
}

/** The protocol or the container that a file describes, with what extends it. */
async function fileSide(path: string): Promise<Side> {
  const folder = dirname(path);
  const files = await loadSchemas(folder);
  const content = files.get(basename(path));
  const entry = content === undefined ? undefined : parseSource(path, content, new Report());
  const name = ["protocol", "container", "extends"]
    .map((key) => textOf(entry, key))
    .find((n) => n !== undefined);
  const side = madeOf(path, files, folder);
  const tables = side.tables.filter((table) => table.name === name);
  if (tables.length === 0)
    throw new CliError(`${shown(path)}: this describes no protocol and no container`, 2);
  return { ...side, tables };
}

/** What schemas say. Throws CliError with all that is wrong with them. */
function madeOf(label: string, files: SchemaFiles, folder: string): Side {
  try {
    const resolved = resolveSchemas(files);
    const at = schemaPlaces(files);
    const placeOf: PlaceOf = (wanted) => {
      const found = at(wanted);
      return found === undefined ? undefined : join(folder, found);
    };
    return { label, tables: [...resolved.protocols, ...resolved.containers], placeOf };
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    throw new CliError(`the schemas of ${shown(label)} are wrong:\n${error.message}`);
  }
}

/** `game@1.06`, where there is such a protocol; nothing for what is called otherwise. */
async function versionSide(text: string, folder: string | undefined): Promise<Side | undefined> {
  const at = text.indexOf("@");
  if (at <= 0) return undefined;
  const side = folder === undefined ? await shippedSide(text) : await folderSide(folder);
  const table = side.tables.find(({ name }) => name === text.slice(0, at));
  if (table === undefined) return undefined;
  const name = text.slice(at + 1);
  const version = table.versions.indexOf(name);
  if (version >= 0) return { ...side, label: text, tables: [table], version };
  const near = nearest(name, table.versions);
  const suggestion = near === undefined ? "" : ` Did you mean "${near}"?`;
  throw new CliError(
    `${table.name} has no version "${shown(name)}".${suggestion} There are: ${table.versions.join(", ")}`,
    2,
  );
}

/** What this package knows, without resolving its schemas again. */
async function shippedSide(label: string): Promise<Side> {
  const tables: readonly Table[] = [
    ...protocols.map(([codec]) => codec!.table),
    ...containers.map(({ table }) => table),
  ];
  return { label, tables, placeOf: await (places ??= shippedPlaces()) };
}

let places: Promise<PlaceOf> | undefined;

async function shippedPlaces(): Promise<PlaceOf> {
  return schemaPlaces(await loadSchemas(shippedSchemas()));
}
