import {
  AsyncByteQueue,
  Bool,
  type Data,
  type DataType,
  Field,
  Float64,
  Int32,
  Int64,
  makeData,
  RecordBatch,
  RecordBatchFileWriter,
  Schema,
  Struct,
  Uint32,
  Uint64,
  Utf8,
} from "apache-arrow";
import type { Batch, TableColumn, TableType, TableVector } from "../../../quake/tables/index.ts";
import { originMetadata } from "./metadata.ts";
import type { TableOrigin, TableWriter } from "./writer.ts";

/**
 * Apache Arrow's file format, IPC (Feather 2): a record batch for each batch, numbers on the same memory. Fields have
 * units and docs as metadata; the footer's schema has what Parquet's metadata have.
 */
export const arrow: TableWriter = {
  title: "a table in Arrow",
  isBinary: true,
  hasOrigin: true,
  is: (begins) => MAGIC.every((byte, i) => begins[i] === byte),
  write: writeArrow,
};

/** `ARROW1` */
const MAGIC = [0x41, 0x52, 0x52, 0x4f, 0x57, 0x31];

const TYPES: Readonly<Record<TableType, DataType>> = {
  f64: new Float64(),
  i32: new Int32(),
  u32: new Uint32(),
  i64: new Int64(),
  u64: new Uint64(),
  bool: new Bool(),
  text: new Utf8(),
};

async function* writeArrow(
  columns: readonly TableColumn[],
  batches: AsyncIterable<Batch>,
  origin: TableOrigin,
): AsyncGenerator<Uint8Array, void> {
  const schema = new Schema(columns.map(fieldOf));
  const type = new Struct(schema.fields);
  const bytes = new Gathered();
  const writer = new RecordBatchFileWriter().reset(bytes, schema);
  for await (const { length, columns: vectors } of batches) {
    const data = makeData({ type, length, nullCount: 0, children: vectors.map(dataOf) });
    writer.write(new RecordBatch(schema, data));
    yield* bytes.take();
  }
  // The footer is written last, and has the schema once more.
  for (const { key, value } of originMetadata(columns, origin)) schema.metadata.set(key, value);
  writer.finish();
  yield* bytes.take();
}

function fieldOf({ name, type, unit, doc }: TableColumn): Field {
  const metadata = new Map([
    ["doc", doc],
    ...(unit === undefined ? [] : [["unit", unit] as const]),
  ]);
  return new Field(name, TYPES[type], true, metadata);
}

/** The bytes that were written, until somebody takes them. */
class Gathered extends AsyncByteQueue<Uint8Array> {
  #pieces: Uint8Array[] = [];

  override write(value: Uint8Array): void {
    this.#pieces.push(value.slice());
  }

  *take(): Generator<Uint8Array, void> {
    yield* this.#pieces.splice(0);
  }
}

function dataOf(vector: TableVector): Data {
  const { type, length, nulls, validity, values } = vector;
  const all = { length, nullCount: nulls, nullBitmap: nulls === 0 ? null : validity! };
  if (type === "text") return makeData({ ...all, type: new Utf8(), ...textsOf(vector) });
  const data = type === "bool" ? bitsOf(values) : values;
  return makeData({ ...all, type: TYPES[type], data } as never);
}

/** A bit a value, the lowest of each byte first. */
function bitsOf(values: TableVector["values"]): Uint8Array {
  const bits = new Uint8Array((values.length + 7) >> 3);
  for (let i = 0; i < values.length; i++) if (values[i] === 1) bits[i >> 3]! |= 1 << (i & 7);
  return bits;
}

function textsOf({ length, values, dictionary, validity }: TableVector) {
  const encoder = new TextEncoder();
  const texts = dictionary!.map((text) => encoder.encode(text));
  const pieces: Uint8Array[] = [];
  const valueOffsets = new Int32Array(length + 1);
  for (let i = 0; i < length; i++) {
    const isThere = validity === undefined || ((validity[i >> 3]! >> (i & 7)) & 1) === 1;
    const text = isThere ? texts[Number(values[i])]! : EMPTY;
    pieces.push(text);
    valueOffsets[i + 1] = valueOffsets[i]! + text.length;
  }
  return { valueOffsets, data: new Uint8Array(Buffer.concat(pieces)) };
}

const EMPTY = new Uint8Array(0);
