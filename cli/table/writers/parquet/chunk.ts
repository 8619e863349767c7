import type { ByteWriter, ParquetWriter } from "hyparquet-writer";
import { writePageHeader } from "hyparquet-writer/src/datapage.js";
import type { TableVector } from "../../../../quake/tables/index.ts";
import { encode, type Encoded } from "./encode.ts";
import { hybridOf, runOf } from "./hybrid.ts";
import { snappy } from "./snappy.ts";

type Chunk = ParquetWriter["row_groups"][number]["columns"][number];
type ParquetType = NonNullable<Chunk["meta_data"]>["type"];

/**
 * Writes a column of a group of rows: a page of its dictionary, where it has one, and a page of its values. The library
 * does so with objects, and looks at each ten times.
 */
export function writeChunk(
  writer: ByteWriter,
  type: ParquetType,
  vectors: readonly TableVector[],
): Chunk {
  const rows = vectors.reduce((sum, { length }) => sum + length, 0);
  const nulls = vectors.reduce((sum, vector) => sum + vector.nulls, 0);
  const count = rows - nulls;
  // Of the levels of definition, 1 says that there is a value.
  const levels = count === 0 || nulls === 0 ? undefined : levelsOf(vectors, rows);
  const packedLevels =
    levels === undefined ? runOf(nulls === 0 ? 1 : 0, rows, 1) : hybridOf(levels, rows, 1);
  const encoded = encode({ vectors, levels, count });
  const start = writer.offset;
  const dictionarySize = writeDictionary(writer, encoded);
  const data = writer.offset;
  const size = writePage(writer, encoded, rows, nulls, packedLevels);
  const { dictionary, encoding, extremes } = encoded;
  return {
    file_offset: BigInt(start),
    meta_data: {
      type,
      encodings: dictionary === undefined ? [encoding] : ["PLAIN", encoding],
      path_in_schema: [vectors[0]!.name],
      codec: "SNAPPY",
      num_values: BigInt(rows),
      total_compressed_size: BigInt(writer.offset - start),
      total_uncompressed_size: BigInt(dictionarySize + size),
      data_page_offset: BigInt(data),
      ...(dictionary === undefined ? {} : { dictionary_page_offset: BigInt(start) }),
      statistics: {
        null_count: BigInt(nulls),
        ...(extremes === undefined ? {} : { min_value: extremes[0], max_value: extremes[1] }),
      },
    },
  };
}

/** Of each row whether it has a value: 1 or 0. */
function levelsOf(vectors: readonly TableVector[], rows: number): Int32Array {
  const levels = new Int32Array(rows + 7);
  let row = 0;
  for (const { length, validity } of vectors) {
    if (validity === undefined) levels.fill(1, row, row + length);
    else for (let i = 0; i < length; i++) levels[row + i] = (validity[i >> 3]! >> (i & 7)) & 1;
    row += length;
  }
  return levels;
}

/** Gives the bytes that it takes when it is not compressed. */
function writeDictionary(writer: ByteWriter, { dictionary }: Encoded): number {
  if (dictionary === undefined) return 0;
  const { size, page } = dictionary;
  const compressed = snappy(page);
  const start = writer.offset;
  writePageHeader(writer, {
    type: "DICTIONARY_PAGE",
    uncompressed_page_size: page.length,
    compressed_page_size: compressed.length,
    dictionary_page_header: { num_values: size, encoding: "PLAIN" },
  });
  const header = writer.offset - start;
  writer.appendBytes(compressed);
  return header + page.length;
}

/** Gives the bytes that it takes when it is not compressed. */
function writePage(
  writer: ByteWriter,
  { encoding, page }: Encoded,
  rows: number,
  nulls: number,
  levels: Uint8Array,
): number {
  const compressed = snappy(page);
  const start = writer.offset;
  writePageHeader(writer, {
    type: "DATA_PAGE_V2",
    uncompressed_page_size: levels.length + page.length,
    compressed_page_size: levels.length + compressed.length,
    data_page_header_v2: {
      num_values: rows,
      num_nulls: nulls,
      num_rows: rows,
      encoding,
      definition_levels_byte_length: levels.length,
      repetition_levels_byte_length: 0,
      is_compressed: true,
    },
  });
  const header = writer.offset - start;
  writer.appendBytes(levels);
  writer.appendBytes(compressed);
  return header + levels.length + page.length;
}
