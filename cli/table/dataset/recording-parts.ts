import type { Bytes } from "../../files/bytes.ts";
import { type Asked, openTable, type TableInput } from "../table-input.ts";
import type { TableSource, TableWriter } from "../writers/writer.ts";
import type { DatasetFolder, RecordingEntry } from "./dataset-folder.ts";
import { PartFile } from "./part-file.ts";

/** What the parts of a dataset are made with. */
export interface PartMaking {
  readonly asked: Asked;
  readonly writer: TableWriter;
  readonly folder: DatasetFolder;
}

/** Writes the rows of a recording into a part for each map. Throws CliError where it is not one, or cannot be written. */
export async function writeRecording(bytes: Bytes, making: PartMaking): Promise<RecordingEntry> {
  const input = await openTable(bytes, making.asked);
  const parts = new Map<string | undefined, PartFile>();
  try {
    for await (const batch of input.batches()) {
      const part = parts.get(batch.map) ?? (await newPart(input, making));
      parts.set(batch.map, part);
      await part.add(batch);
    }
    return await placed(input.source(), parts, making);
  } finally {
    for (const part of parts.values()) await part.discard();
  }
}

async function newPart({ columns }: TableInput, making: PartMaking): Promise<PartFile> {
  const { writer, folder, asked } = making;
  return new PartFile(await folder.unfinished(), writer, asked.what, columns);
}

/** Puts the parts in their places, which the recording's hash names: the same bytes have the same parts. */
async function placed(
  source: TableSource,
  parts: ReadonlyMap<string | undefined, PartFile>,
  { folder }: PartMaking,
): Promise<RecordingEntry> {
  const { file: _, ...named } = source;
  const paths: string[] = [];
  for (const [map, part] of parts) {
    const maps = map === undefined ? [] : [map];
    await part.end({ ...named, maps, rows: part.rows });
    const path = folder.partOf(source, map);
    await part.finish(await folder.placeOf(path));
    paths.push(path);
  }
  return { ...source, parts: paths.toSorted() };
}
