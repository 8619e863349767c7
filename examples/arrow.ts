/*
 * Entities of a recording as an Apache Arrow table: what notebooks, data bases and plots read.
 *
 *     node --import tsx examples/arrow.ts fixtures/dp_server_p15.dem entities.arrow
 */
import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import * as arrow from "apache-arrow";
import { type Column, recordingColumns } from "demospec";
import { dem } from "demospec/dem";

const TYPES = {
  u8: new arrow.Uint8(),
  i8: new arrow.Int8(),
  u16: new arrow.Uint16(),
  i16: new arrow.Int16(),
  u32: new arrow.Uint32(),
  i32: new arrow.Int32(),
  f32: new arrow.Float32(),
  f64: new arrow.Float64(),
  u64: new arrow.Uint64(),
  i64: new arrow.Int64(),
  bool: new arrow.Uint8(),
  latin1: new arrow.Binary(),
  utf8: new arrow.Utf8(),
  bytes: new arrow.Binary(),
};

/** A column as Arrow has it, on the same memory. */
function vectorOf({
  type,
  size,
  isArray,
  length,
  values,
  offsets,
  validity,
  nulls,
}: Column): arrow.Vector {
  const own = TYPES[type];
  const all = { length, nullCount: nulls, nullBitmap: validity ?? null, data: values };
  if (offsets !== undefined)
    return arrow.makeVector(arrow.makeData({ ...all, type: own, valueOffsets: offsets } as never));
  if (isArray !== true) return arrow.makeVector(arrow.makeData({ ...all, type: own } as never));
  const child = arrow.makeData({ type: own, length: length * size, data: values } as never);
  const list = new arrow.FixedSizeList(size, arrow.Field.new("item", own));
  return arrow.makeVector(arrow.makeData({ ...all, type: list, child } as never));
}

/** Columns as a table. Nothing is copied. */
export function arrowTable(columns: Readonly<Record<string, Column>>): arrow.Table {
  const vectors = Object.entries(columns).map(([name, column]) => [name, vectorOf(column)]);
  return new arrow.Table(Object.fromEntries(vectors) as Record<string, arrow.Vector>);
}

const NAMES = ["entity", "modelindex", "frame", "origin1", "origin2", "origin3"];

function main(recording: string, output: string): void {
  const { columns, blocks } = recordingColumns(dem, readFileSync(recording), "updateentity", NAMES);
  const table = arrowTable(columns);
  writeFileSync(output, arrow.tableToIPC(table));
  console.log(`${table.numRows} entities of ${blocks.length - 1} blocks, in ${output}`);
}

if (import.meta.url === pathToFileURL(argv[1] ?? "").href) main(argv[2]!, argv[3]!);
