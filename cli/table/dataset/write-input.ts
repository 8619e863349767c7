import { CliError } from "../../errors/cli-error.ts";
import { HttpError } from "../../errors/http-error.ts";
import { isSystemError } from "../../errors/system-errors.ts";
import { openEach } from "../../files/open.ts";
import { warn } from "../../terminal/say.ts";
import { type TableCallOptions, tableOptions } from "../table-call.ts";
import type { Asked } from "../table-input.ts";
import { writerFor } from "../writers/writers.ts";
import { DatasetFolder, type InputEntry, type InputStatus } from "./dataset-folder.ts";
import { type PartMaking, writeRecording } from "./recording-parts.ts";

/** What parts are made with that a call asks for. What killed processes left is gone then. Throws CliError for a wrong call. */
export async function makingOf(
  what: string,
  into: string,
  options: TableCallOptions,
): Promise<PartMaking> {
  const to = options.to ?? "parquet";
  const asked: Asked = {
    what: what as Asked["what"],
    options: { ...tableOptions(options), byMap: true },
    reading: options,
    origin: true,
    filePlace: undefined,
  };
  const writer = await writerFor(to, undefined);
  const folder = new DatasetFolder(into, what, to);
  await folder.clean();
  return { writer, folder, asked };
}

/** What is known of an input so far. */
export interface WrittenInput {
  readonly entry: InputEntry;
  /** It was so before: nothing was written. */
  readonly isDone: boolean;
}

/**
 * Writes the parts of an input, and then what is known of it.
 *
 * @param resume leaves out what was done before, but for what was unreadable
 * @throws CliError for a wrong call, and where the dataset cannot be written
 */
export async function writeInput(
  input: string,
  making: PartMaking,
  resume: boolean,
): Promise<WrittenInput> {
  const known = resume ? await making.folder.entryOf(input) : undefined;
  if (known !== undefined && known.status !== "unreadable") return { entry: known, isDone: true };
  const entry = await entryOf(input, making);
  await making.folder.keep(entry);
  return { entry, isDone: false };
}

/** Reads an input, and all recordings of an archive. */
async function entryOf(input: string, making: PartMaking): Promise<InputEntry> {
  const recordings: InputEntry["recordings"][number][] = [];
  const failures: { status: InputStatus; reason: string }[] = [];
  const failed = (error: unknown) => {
    if (!(error instanceof CliError) || error.exitCode === 2) throw error;
    warn(error.message);
    const isUnread = isSystemError(error.cause) || error.cause instanceof HttpError;
    const status = isUnread ? "unreadable" : "no recording";
    failures.push({ status, reason: error.message });
  };
  try {
    for await (const bytes of openEach(input))
      await writeRecording(bytes, making).then((one) => recordings.push(one), failed);
  } catch (error) {
    failed(error);
  }
  const damages = recordings.flatMap(({ damage }) => (damage === undefined ? [] : [damage]));
  const reasons = [...failures.map(({ reason }) => reason), ...damages];
  return { input, status: statusOf(recordings.length, failures, damages), reasons, recordings };
}

function statusOf(
  recordings: number,
  failures: readonly { readonly status: InputStatus }[],
  damages: readonly string[],
): InputStatus {
  if (failures.some(({ status }) => status === "unreadable")) return "unreadable";
  if (recordings === 0) return "no recording";
  return failures.length + damages.length > 0 ? "damaged" : "ok";
}
