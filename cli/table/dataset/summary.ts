import { type Batch, BatchBuilder } from "../../../quake/tables/batch.ts";
import type { ColumnSource } from "../../../quake/tables/table-column.ts";
import type { DatasetFolder, InputEntry, RecordingEntry } from "./dataset-folder.ts";
import type { PartMaking } from "./recording-parts.ts";

/** A recording of an input; nothing where the input has none. */
interface Line {
  readonly entry: InputEntry;
  readonly recording: RecordingEntry | undefined;
}

const COLUMNS: readonly ColumnSource<Line>[] = [
  { name: "input", type: "text", doc: "As the list has it.", of: ({ entry }) => entry.input },
  {
    name: "status",
    type: "text",
    doc: "ok, damaged, no recording, unreadable or poisoned.",
    of: ({ entry }) => entry.status,
  },
  {
    name: "reasons",
    type: "text",
    doc: "What is wrong with the input.",
    of: ({ entry }) => (entry.reasons.length === 0 ? undefined : entry.reasons.join("; ")),
  },
  {
    name: "sha256",
    type: "text",
    doc: "Of the recording's bytes, unpacked.",
    of: ({ recording }) => recording?.sha256,
  },
  {
    name: "format",
    type: "text",
    doc: "The recording's container.",
    of: ({ recording }) => recording?.format,
  },
  {
    name: "family",
    type: "text",
    doc: "The protocol, as the folder says it.",
    of: ({ recording }) => recording?.protocol,
  },
  {
    name: "oldest",
    type: "text",
    doc: "The oldest version of the protocol that fits.",
    of: ({ recording }) => recording?.versions?.[0],
  },
  {
    name: "newest",
    type: "text",
    doc: "The newest version of the protocol that fits.",
    of: ({ recording }) => recording?.versions?.[1],
  },
  {
    name: "maps",
    type: "text",
    doc: "In the order in which they begin, with commas.",
    of: ({ recording }) => recording?.maps.join(),
  },
  { name: "rows", type: "f64", doc: "All rows.", of: ({ recording }) => recording?.rows },
  {
    name: "parts",
    type: "i32",
    doc: "Files that the rows are in.",
    of: ({ recording }) => recording?.parts.length,
  },
];

/** Rows of a batch. */
const ROWS = 8192;

/**
 * Writes the table of all inputs of a dataset: a row for each recording, and for each input without one.
 *
 * @returns its path below the dataset
 * @throws CliError where it cannot be written
 */
export async function writeSummary({ folder, writer, asked }: PartMaking): Promise<string> {
  const origin = { table: `${asked.what}: inputs`, sources: [] };
  const path = folder.summaryPath;
  await folder.write(path, writer.write(COLUMNS, batchesOf(folder), origin));
  return path;
}

async function* batchesOf(folder: DatasetFolder): AsyncGenerator<Batch, void> {
  const builder = new BatchBuilder(COLUMNS, ROWS);
  for (const entry of await folder.entries())
    for (const recording of entry.recordings.length === 0 ? [undefined] : entry.recordings) {
      const full = builder.put({ entry, recording });
      if (full !== undefined) yield full;
    }
  const last = builder.finish();
  if (last !== undefined) yield last;
}
