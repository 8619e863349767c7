import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import type { Batch, TableColumn, TableType } from "../../../quake/tables/index.ts";
import { packageVersion } from "../../package.ts";
import { originMetadata } from "./metadata.ts";
import { writeChunk } from "./parquet/chunk.ts";
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
  i64: { type: "INT64" },
  u64: { type: "INT64", converted_type: "UINT_64" },
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
  let group: Batch[] = [];
  let rows = 0;
  for await (const batch of batches) {
    group.push(batch);
    rows += batch.length;
    if (rows < GROUP) continue;
    writeGroup(writer, bytes, group);
    yield taken(bytes);
    group = [];
    rows = 0;
  }
  if (rows > 0) writeGroup(writer, bytes, group);
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

/** Writes rows: a column after the other. */
function writeGroup(writer: ParquetWriter, bytes: ByteWriter, batches: readonly Batch[]): void {
  const start = bytes.offset;
  const columns = batches[0]!.columns.map(({ type }, i) =>
    writeChunk(
      bytes,
      TYPES[type].type!,
      batches.map((batch) => batch.columns[i]!),
    ),
  );
  const rows = BigInt(batches.reduce((sum, { length }) => sum + length, 0));
  const sizes = columns.map(({ meta_data }) => meta_data!.total_uncompressed_size);
  writer.row_groups.push({
    columns,
    total_byte_size: sizes.reduce((sum, size) => sum + size, 0n),
    num_rows: rows,
    total_compressed_size: BigInt(bytes.offset - start),
  });
  writer.num_rows += rows;
}
