import { ByteWriter, type ColumnSource, ParquetWriter } from "hyparquet-writer";
import {
  type Batch,
  type TableColumn,
  tableValue,
  type TableType,
  type TableVector,
} from "../../../quake/tables/index.ts";
import { packageVersion } from "../../package.ts";
import { originMetadata } from "./metadata.ts";
import type { TableOrigin, TableWriter } from "./writer.ts";

/**
 * Apache Parquet: groups of rows with statistics, dictionaries where they make a column smaller, SNAPPY. The metadata
 * have the version of demospec, the table, units and docs of the columns, and what the table was made of.
 */
export const parquet: TableWriter = {
  title: "a table in Parquet",
  isBinary: true,
  hasOrigin: true,
  is: (begins) => MAGIC.every((byte, i) => begins[i] === byte),
  write: writeParquet,
};

/** `PAR1` */
const MAGIC = [0x50, 0x41, 0x52, 0x31];

/** Rows of a group: what is held at once. */
const GROUP = 1 << 16;

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]["schema"][number];

const TYPES: Readonly<Record<TableType, Omit<SchemaElement, "name">>> = {
  f64: { type: "DOUBLE" },
  i32: { type: "INT32" },
  // Signed with 32 bits has no room for all of them.
  u32: { type: "INT64" },
  bool: { type: "BOOLEAN" },
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
};

async function* writeParquet(
  columns: readonly TableColumn[],
  batches: AsyncIterable<Batch>,
  origin: TableOrigin,
): AsyncGenerator<Uint8Array, void> {
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({
    writer: bytes,
    schema: [{ name: "root", num_children: columns.length }, ...columns.map(elementOf)],
    createdBy: `demospec ${packageVersion()}`,
  });
  const group = new Group(columns);
  for await (const batch of batches) {
    group.add(batch);
    if (group.rows < GROUP) continue;
    writer.write({ columnData: group.take(), rowGroupSize: Infinity });
    yield taken(bytes);
  }
  if (group.rows > 0) writer.write({ columnData: group.take(), rowGroupSize: Infinity });
  writer.kvMetadata = originMetadata(columns, origin);
  writer.finish();
  yield taken(bytes);
}

function elementOf({ name, type }: TableColumn): SchemaElement {
  return { name, ...TYPES[type], repetition_type: "OPTIONAL" };
}

/** The bytes that were written since the last time; offsets go on. */
function taken(bytes: ByteWriter): Uint8Array {
  const written = bytes.getBytes().slice();
  bytes.index = 0;
  return written;
}

type Value = number | bigint | boolean | string | null;

/** The rows that are not written yet. */
class Group {
  readonly #columns: readonly TableColumn[];
  #batches: Batch[] = [];
  rows = 0;

  constructor(columns: readonly TableColumn[]) {
    this.#columns = columns;
  }

  add(batch: Batch): void {
    this.#batches.push(batch);
    this.rows += batch.length;
  }

  /** Values are made when the writer comes to their column: objects of all of them take many times the batches' memory. */
  take(): ColumnSource[] {
    const batches = this.#batches;
    this.#batches = [];
    this.rows = 0;
    return this.#columns.map(({ name }, i) => ({
      name,
      get data() {
        return valuesOf(batches, i);
      },
    }));
  }
}

function valuesOf(batches: readonly Batch[], place: number): ColumnSource["data"] {
  const columns = batches.map((batch) => batch.columns[place]!);
  const rows = columns.reduce((sum, { length }) => sum + length, 0);
  const { type } = columns[0]!;
  const isNumbers = (type === "f64" || type === "i32") && columns.every(({ nulls }) => nulls === 0);
  return isNumbers
    ? numbersOf(columns, type === "f64" ? new Float64Array(rows) : new Int32Array(rows))
    : objectsOf(columns, rows);
}

function numbersOf<A extends Float64Array | Int32Array>(
  columns: readonly TableVector[],
  all: A,
): A {
  let at = 0;
  for (const { values, length } of columns) {
    all.set(values, at);
    at += length;
  }
  return all;
}

function objectsOf(columns: readonly TableVector[], rows: number): Value[] {
  const all = Array.from<Value>({ length: rows }).fill(null);
  let at = 0;
  for (const column of columns) {
    const { length, nulls, type } = column;
    if (nulls < length)
      for (let row = 0; row < length; row++) {
        const value = tableValue(column, row);
        if (value !== undefined) all[at + row] = type === "u32" ? BigInt(value) : value;
      }
    at += length;
  }
  return all;
}
