import type { Conversion, Loss } from "../../quake/convert/index.ts";
import {
  type Edit,
  EditError,
  type EditedPart,
  streamEdited,
  Survey,
} from "../../quake/edit/index.ts";
import { type AnyContainer, RecordingEncoder, streamRecording } from "../../recording/index.ts";
import { resetWriter, written, Writer } from "../../runtime/bytes/writer.ts";
import { errorOf } from "../errors/cli-error.ts";
import type { Input, ReadingOptions } from "../files/input.ts";
import { openRecording } from "../files/recording.ts";
import { recordings } from "../files/output/made.ts";
import { writeOutput } from "../files/output/output.ts";
import { placeFor } from "../files/output/place.ts";
import { withProgress } from "../files/progress.ts";

/** As much is written at once. */
const PIECE = 1 << 18;

/** How a file is read, and where another one is written. */
export interface EditingOptions extends ReadingOptions {
  readonly output?: string;
  readonly force?: boolean;
}

/**
 * Edits a file into another one, or to stdout. A wrong choice is found before anything is written.
 *
 * @param edit makes the edit for the file's container; throws EditError
 * @param others files that are read for the edit
 * @returns the edit, which may tell what it did
 */
export async function editFile<E extends Edit & Partial<Pick<Conversion, "target">>>(
  file: string,
  options: EditingOptions,
  edit: (container: AnyContainer) => E,
  others: readonly string[] = [],
): Promise<E> {
  const input = await openRecording(file, options);
  return namingFile(file, async () => {
    const made = edit(input.container);
    const container = made.target ?? input.container;
    const makes = recordings([container]);
    const place = await placeFor({ ...options, inputs: [input.file, ...others], makes });
    await withProgress(input, (chunks) => {
      const parts = streamEdited(readParts(input, chunks, options), made);
      return writeOutput(place, encoded(container, parts));
    });
    return made;
  });
}

/**
 * Converts a file into another one, or to stdout. A wrong choice is found before anything is written.
 *
 * @param convert makes the conversion for the file's container; throws EditError
 * @returns what was lost
 */
export async function convertRecording(
  file: string,
  options: EditingOptions,
  convert: (container: AnyContainer) => Conversion,
): Promise<Loss[]> {
  const { losses } = await editFile(file, options, convert);
  return losses.report;
}

/** What a file has, for edits that must know it before. Throws CliError, also for stdin, which can be read once. */
export async function surveyFile(file: string, options: ReadingOptions): Promise<Survey> {
  if (file === "-")
    throw errorOf("-", "the recording is read twice: save it, and name the file", 2);
  const input = await openRecording(file, options);
  return namingFile(file, async () => {
    const survey = new Survey(input.container);
    for await (const part of readParts(input, input.chunks(), options)) survey.take(part);
    return survey;
  });
}

/** The parts of a file, as its bytes come. */
export function readParts(
  { container }: Input,
  chunks: AsyncIterable<Uint8Array>,
  { protocolVersion, reading }: ReadingOptions,
) {
  return streamRecording(container, chunks, { version: protocolVersion, reading });
}

/** The bytes of parts, in pieces that are good until the next one is asked for. */
export async function* encoded(
  container: AnyContainer,
  parts: AsyncIterable<EditedPart> | Iterable<EditedPart>,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new RecordingEncoder(container);
  const w = new Writer(PIECE);
  for await (const part of parts) {
    encoder.write(w, part);
    if (w.offset < PIECE) continue;
    yield written(w);
    resetWriter(w);
  }
  yield written(w);
}

/** Says of which file an edit that failed was. */
export async function namingFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EditError) throw errorOf(file, error.message);
    throw error;
  }
}
