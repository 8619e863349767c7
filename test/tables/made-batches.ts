import fc from "fast-check";
import type { TableWriter } from "../../cli/table/writers/writer.ts";
import type { Batch, TableColumn, TableType, TableVector } from "../../quake/tables/index.ts";

async function* each<T>(values: Iterable<T>): AsyncGenerator<T, void> {
  yield* values;
}

/** The file that a writer makes of some batches. */
export async function written(
  writer: TableWriter,
  columns: readonly TableColumn[],
  batches: Iterable<Batch>,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const origin = { table: "players", sources: [] };
  for await (const piece of writer.write(columns, each(batches), origin)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const VALUES = {
  f64: fc.double(),
  i32: fc.integer(),
  u32: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  bool: fc.boolean(),
  text: fc.oneof(fc.constantFrom("", "\u0000", "ÿ", "a,b\n"), fc.string({ unit: "binary-ascii" })),
  i64: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  u64: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
} as const satisfies Record<TableType, fc.Arbitrary<unknown>>;
/** A column of each type. */
export const COLUMNS = (Object.keys(VALUES) as TableType[]).map((type): TableColumn => ({
  name: `of_${type}`,
  type,
  doc: "",
}));
export const anyRow = fc.tuple(
  ...COLUMNS.map(({ type }) => fc.option(VALUES[type] as fc.Arbitrary<Value>)),
);
export type Value = number | bigint | boolean | string;

const ARRAYS = {
  f64: Float64Array,
  i32: Int32Array,
  u32: Uint32Array,
  i64: BigInt64Array,
  u64: BigUint64Array,
  bool: Uint8Array,
  text: Int32Array,
} as const satisfies Record<TableType, unknown>;

function vector(column: TableColumn, all: readonly (Value | null)[]): TableVector {
  const dictionary = [...new Set(all.filter((value) => typeof value === "string"))];
  const values = new ARRAYS[column.type](all.length);
  for (const [i, value] of all.entries())
    if (typeof value === "string") values[i] = dictionary.indexOf(value);
    else if (value !== null) values[i] = typeof value === "boolean" ? Number(value) : value;
  const validity = new Uint8Array((all.length + 7) >> 3);
  for (const [i, value] of all.entries()) if (value !== null) validity[i >> 3]! |= 1 << (i & 7);
  const nulls = all.filter((value) => value === null).length;
  const { length } = all;
  return {
    ...column,
    length,
    values,
    validity,
    nulls,
    ...(column.type === "text" ? { dictionary } : {}),
  };
}

/** Rows as a batch. */
export function batchOf(rows: readonly (readonly (Value | null)[])[]): Batch {
  const columns = COLUMNS.map((column, i) =>
    vector(
      column,
      rows.map((row) => row[i]!),
    ),
  );
  return { length: rows.length, columns };
}
