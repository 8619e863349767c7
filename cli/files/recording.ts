import { errorOf } from "../errors/cli-error.ts";
import { type Input, openInput, type ReadingOptions } from "./input.ts";
import { foreignText } from "./not-a-recording.ts";

/**
 * Opens a recording that others are made of, or that is shown: what is a picture, or anything else that is known, is
 * none unless a format is named. Throws CliError as `openInput`.
 */
export async function openRecording(path: string, options: ReadingOptions): Promise<Input> {
  const input = await openInput(path, options);
  const foreign = options.format === undefined ? await foreignText(input) : undefined;
  if (foreign !== undefined) throw errorOf(input.path, foreign);
  return input;
}
