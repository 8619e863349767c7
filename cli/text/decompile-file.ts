import { knownFormats } from "../formats.ts";
import { FormatEvidence, type Part } from "../../recording/index.ts";
import {
  checkTypes,
  decompile,
  isAll,
  jsonLines,
  jsonLinesSchema,
  lmpcText,
  Losses,
  type Range,
} from "../../quake/lmpc/index.ts";
import { CliError, errorOf } from "../errors/cli-error.ts";
import { type Input, openInput, type ReadingOptions } from "../files/input.ts";
import { marked, TEXT } from "../files/output/made.ts";
import { textPieces, writeOutput } from "../files/output/output.ts";
import { placeFor } from "../files/output/place.ts";
import { notARecordingText } from "../files/not-a-recording.ts";
import { withProgress } from "../files/progress.ts";
import { count } from "../terminal/text.ts";
import { note, warn } from "../terminal/say.ts";
import { shown } from "../terminal/outside.ts";

/** Options of `demospec decompile`. */
export interface DecompileFileOptions extends ReadingOptions {
  readonly json?: boolean;
  readonly offsets?: boolean;
  readonly lmpc?: boolean;
  readonly output?: string;
  readonly force?: boolean;
  readonly only?: readonly string[];
  readonly blocks?: Range;
  readonly time?: Range;
  readonly jsonSchema?: string;
}

/** Writes a recording as text. Throws CliError, and RangeError for a version or a reading that there is not. */
export async function decompileFile(
  file: string | undefined,
  options: DecompileFileOptions,
): Promise<void> {
  if (options.jsonSchema !== undefined) return printSchema(options.jsonSchema, options);
  if (file === undefined) throw new CliError("which recording? Name a file, or - for stdin", 2);
  checkForm(options);
  const form = options.json ? jsonLines : lmpcText;
  const input = await openInput(file, options);
  checkOnly(input, options.only);
  if (options.lmpc) checkLegacy(input);
  const { output, force } = options;
  const place = await placeFor({ output, force, inputs: [input.file], makes: TEXT });
  const { only, blocks, time, protocolVersion: version, reading, offsets } = options;
  const losses = options.lmpc ? new Losses("LMPC") : undefined;
  const whole = new Whole();
  const onPart = (part: Part) => whole.see(part);
  const wanted = {
    only,
    blocks,
    time,
    version,
    reading,
    offsets,
    losses,
    name: file,
    onPart,
    reuse: true,
  };
  await withProgress(input, (chunks) =>
    writeOutput(place, decompile(form, input.container, chunks, wanted)),
  );
  if (isAll(wanted)) await whole.report(input, losses === undefined, options.format);
  if (losses !== undefined) printLosses(losses);
}

/** Whether a file is a recording to its end: what is not is text all the same, and worth a word. */
class Whole {
  readonly #evidence = new FormatEvidence();
  #rest = 0;

  see(part: Part): void {
    this.#evidence.see(part);
    if (part.kind === "tail") this.#rest += part.bytes.length;
  }

  /** @param isKept what is after the last whole block is in the text; if not, others tell */
  async report(input: Input, isKept: boolean, format: string | undefined): Promise<void> {
    const file = shown(input.path);
    const rest = count(this.#rest, "byte");
    const notARecording = await notARecordingText(input, this.#evidence.isRecording, format);
    if (notARecording !== undefined) warn(`${file}: ${notARecording}`);
    else if (isKept && this.#rest > 0)
      warn(`${file}: ${rest} after the last whole block are kept as they are`);
  }
}

/** Throws CliError for recordings that LMPC does not know at all. */
function checkLegacy({ path, container: { table } }: Input): void {
  if (table.messages[0]!.text?.legacy === undefined) return;
  throw errorOf(
    path,
    `LMPC does not know such recordings: ${table.title}. Leave out --lmpc for a text that only demospec reads`,
  );
}

/** Options of one form do not go with the other. Throws CliError. */
function checkForm({ json, offsets, lmpc }: DecompileFileOptions): void {
  if (!json || (!offsets && !lmpc)) return;
  const option = offsets ? "--offsets" : "--lmpc";
  throw new CliError(`${option} is for LMPC's text: leave --json out`, 2);
}

function printLosses({ list }: Losses): void {
  if (list.length === 0) return;
  warn("not all of it can be said in LMPC's words:");
  for (const { what, why, unit, count: n } of list) note(`  ${count(n, unit)}: ${what}: ${why}`);
}

function checkOnly({ container }: Input, only: readonly string[] | undefined): void {
  if (only === undefined) return;
  if (only.length === 0) throw new CliError("--only: expected types, as print,centerprint", 2);
  try {
    checkTypes(container, only);
  } catch (error) {
    if (error instanceof RangeError) throw new CliError(`--only: ${error.message}`, 2);
    throw error;
  }
}

async function printSchema(format: string, { output, force }: DecompileFileOptions): Promise<void> {
  const container = knownFormats().named(format);
  if (container === undefined) {
    const names = knownFormats()
      .list.map(({ table }) => table.name)
      .join(", ");
    throw new CliError(`there is no format "${format}": there are ${names}`, 2);
  }
  const text = `${JSON.stringify(jsonLinesSchema(container), undefined, 2)}\n`;
  const makes = marked("a JSON Schema", '"$schema"');
  await writeOutput(await placeFor({ output, force, inputs: [], makes }), textPieces(text));
}
