import { IndexBuilder, indexText } from "../../quake/seek/index.ts";
import { CliError } from "../errors/cli-error.ts";
import type { ReadingOptions } from "../files/input.ts";
import { INDEX } from "../files/output/made.ts";
import { textPieces, writeOutput } from "../files/output/output.ts";
import { placeFor } from "../files/output/place.ts";
import { openRecording } from "../files/recording.ts";
import { duration } from "../info/info-levels.ts";
import { shown } from "../terminal/outside.ts";
import { withProgress } from "../files/progress.ts";
import { note, say, sayJson } from "../terminal/say.ts";
import { count } from "../terminal/text.ts";

/** Options of `demospec index`. */
export interface IndexFileOptions extends ReadingOptions {
  readonly json?: boolean;
  readonly output?: string;
  readonly force?: boolean;
}

/** Writes a recording's index. Throws CliError where the one cannot be read, or the other not be written. */
export async function writeIndex(file: string, options: IndexFileOptions): Promise<void> {
  const input = await openRecording(file, options);
  const { protocolVersion: version, reading, json = false, force } = options;
  const output = options.output ?? beside(input.path, input.file);
  const place = await placeFor({ output, force, inputs: [input.file], makes: INDEX });
  const index = await withProgress(input, async (chunks) => {
    const builder = new IndexBuilder(input.container, { version, reading });
    for await (const chunk of chunks) builder.push(chunk);
    return builder.end();
  });
  const bytes = await writeOutput(place, textPieces(indexText(index)));
  const { seconds, size, blocks, keyframes } = index.data;
  const made = { file: input.path, index: output, bytes };
  const of = { size, seconds, blocks: blocks.count, keyframes: keyframes.length };
  // What was asked for is on stdout then.
  const tell = output === "-" ? note : say;
  if (json && output !== "-") return sayJson({ ...made, ...of });
  tell(
    `${shown(output)}: ${count(keyframes.length, "keyframe")} of ${duration(seconds)} of play, ${count(bytes, "byte")}`,
  );
}

/** Where a file's index is. What is in an archive has no place beside it. */
function beside(path: string, file: string): string {
  if (path === "-" || path !== file)
    throw new CliError("there is no place beside it: say where to write with -o", 2);
  return `${path}.index`;
}
