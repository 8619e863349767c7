import type { Change } from "../../recording/index.ts";
import { note } from "../terminal/say.ts";
import { knownFormats } from "../formats.ts";
import { compile, TextError } from "../../quake/lmpc/index.ts";
import { CliError } from "../errors/cli-error.ts";
import { checkFormat, inflatedOf } from "../files/input.ts";
import { openBytes } from "../files/open.ts";
import { recordings } from "../files/output/made.ts";
import { writeOutput } from "../files/output/output.ts";
import { placeFor } from "../files/output/place.ts";
import { withProgress } from "../files/progress.ts";
import { shown } from "../terminal/outside.ts";

/** Options of `demospec compile`. */
export interface CompileFileOptions {
  readonly output?: string;
  readonly force?: boolean;
  readonly format?: string;
}

/** Writes the recording that a text says. Throws CliError with all that is wrong. */
export async function compileFile(file: string, options: CompileFileOptions): Promise<void> {
  checkFormat(options.format);
  const container = options.format === undefined ? undefined : knownFormats().named(options.format);
  const input = inflatedOf(await openBytes(file));
  const makes = recordings(container && [container]);
  const { output, force } = options;
  const place = await placeFor({ output, force, inputs: [input.file], makes });
  try {
    await withProgress(input, (chunks) =>
      writeOutput(
        place,
        compile(chunks, { container, formats: knownFormats(), name: shown(file), moved }),
      ),
    );
  } catch (error) {
    if (error instanceof TextError) throw new CliError(error.message, 1, { cause: error });
    throw error;
  }
}

/** Says which offsets and sizes are others than in the text. */
function moved(changes: readonly Change[]): void {
  const [first] = changes;
  const { path, from, to } = first!;
  const others = changes.length === 1 ? "" : `, and ${changes.length - 1} more`;
  note(`messages moved: ${shown(path.join(" › "))} is ${to} in place of ${from}${others}`);
}
