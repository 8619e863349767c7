import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DuckDBConnection, StatementType } from "@duckdb/node-api";
import { closest } from "fastest-levenshtein";
import { dem } from "../../generated/dem.ts";
import { tableColumns, type TableName, TABLES } from "../../quake/tables/index.ts";
import { CliError } from "../errors/cli-error.ts";
import { shown } from "../terminal/outside.ts";
import { Inputs } from "../table/inputs.ts";
import { FILE } from "../table/table-call.ts";
import { askedOf } from "../table/write-table.ts";
import { parquet } from "../table/writers/parquet.ts";
import type { TableSource } from "../table/writers/writer.ts";
import { namedColumns } from "./named-columns.ts";
import { type Kept, keptOf } from "./kept.ts";
import { refused, type SqlOptions } from "./query.ts";

/** What DuckDB says of a table that it does not have. */
const MISSING = /Table with name (.+?) does not exist/;

const NO_COLUMN =
  /[Cc]olumn(?: with name)? "?([^"]+?)"? (?:not found|does not exist)|not have a column named "([^"]+)"/;

const KNOWN = `${TABLES.join(", ")}, and "messages:NAME"`;

/** The tables of recordings, each of them a Parquet file that is written when a query first asks for it. */
export class Tables {
  readonly #connection: DuckDBConnection;
  readonly #reading: ReadonlySet<StatementType>;
  readonly #folder: string;
  readonly #files: readonly string[];
  readonly #options: SqlOptions;
  /** Of files that come once, what has all of them: kept for the first table that is filled. */
  #kept: Kept | undefined;
  readonly #filled = new Set<TableName>();
  readonly sources: TableSource[] = [];
  /** Whether all recordings could be read. */
  isAll = true;

  /**
   * @param reading the statements that change nothing
   * @param folder where the files are written
   */
  constructor(
    connection: DuckDBConnection,
    reading: ReadonlySet<StatementType>,
    folder: string,
    files: readonly string[],
    options: SqlOptions,
  ) {
    this.#connection = connection;
    this.#reading = reading;
    this.#folder = folder;
    this.#files = files;
    this.#options = options;
  }

  /** Fills the tables that a query asks for. Throws CliError for a query that is refused. */
  async prepare(query: string): Promise<void> {
    for (;;) {
      try {
        const prepared = await this.#connection.prepare(query);
        const { statementType } = prepared;
        prepared.destroySync();
        if (this.#reading.has(statementType)) return;
      } catch (error) {
        const [, missing] = MISSING.exec((error as Error).message) ?? [];
        const name = missing === undefined ? undefined : tableNamed(missing);
        if (name !== undefined && !isTable(name))
          throw new CliError(`the query: there is no table ${shown(name)}: there are ${KNOWN}`, 2);
        const column = NO_COLUMN.exec((error as Error).message)
          ?.slice(1)
          .find(Boolean);
        if (column !== undefined) throw new CliError(this.#noColumn(column), 2, { cause: error });
        if (name === undefined || this.#filled.has(name as TableName))
          return await refused(Promise.reject(error as Error));
        await this.#fill(name, query);
        continue;
      }
      throw new CliError("the query: expected one that asks (select): -o writes what it gives", 2);
    }
  }

  /** DuckDB knows the columns alone that the query names. */
  #noColumn(name: string): string {
    const known = [...this.#filled].flatMap((table) => columnNames(table));
    const near = known.length === 0 ? "" : `: did you mean ${closest(name, known)}?`;
    return `the query: there is no column ${shown(name)}${near}`;
  }

  /** The columns that a query may ask for; all of messages, whose columns only a recording says. */
  async #columnsIn(name: TableName, query: string): Promise<{ columns?: string }> {
    if (name.startsWith("messages:")) return {};
    const names = await namedColumns(this.#connection, query, columnNames(name));
    return { columns: [FILE, ...names].join() };
  }

  async #fill(name: TableName, query: string): Promise<void> {
    const columns = await this.#columnsIn(name, query);
    const kept = (this.#kept ??= await keptOf(this.#files, this.#folder));
    const { to: _to, output: _output, ...reading } = this.#options;
    const asked = askedOf(name, this.#files, { ...reading, ...columns, kept }, true);
    const inputs = new Inputs(this.#files, { ...asked, filePlace: 0 });
    const path = join(this.#folder, `${this.#filled.size}.parquet`);
    const bytes = parquet.write(await inputs.begin(), inputs.batches(), inputs);
    await pipeline(Readable.from(bytes), createWriteStream(path));
    this.#filled.add(name);
    this.isAll &&= inputs.isAll;
    this.sources.push(...inputs.sources);
    const quoted = [`"${name.replaceAll('"', '""')}"`, `'${path.replaceAll("'", "''")}'`];
    await refused(this.#connection.run(`create view ${quoted[0]} as from ${quoted[1]}`));
  }
}

/** A table's name as it is here: SQL does not tell capitals. */
function tableNamed(name: string): string {
  const small = name.toLowerCase();
  return isTable(small) ? small : name;
}

function isTable(name: string): name is TableName {
  return name.startsWith("messages:") || (TABLES as readonly string[]).includes(name);
}

/** Those of all recordings; of messages none. */
function columnNames(name: TableName): string[] {
  if (name.startsWith("messages:")) return [];
  return tableColumns(dem, name).map((column) => column.name);
}
