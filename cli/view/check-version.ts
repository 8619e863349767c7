import { isArchiveName } from "../../quake/capture/files/names.ts";
import { type AnyContainer, RecordingDecoder } from "../../recording/index.ts";
import { checkOptions, CliError } from "../errors/cli-error.ts";
import { knownFormats } from "../formats.ts";
import { checkFormat, isCapture } from "../files/input.ts";
import { addFormatsOf } from "../options/schema-option.ts";

/** Throws CliError for a version that no format has which the file may be of, and names those that there are. */
export async function checkVersion(
  file: string | undefined,
  version: string,
  { format, schema }: { readonly format?: string; readonly schema?: string },
): Promise<void> {
  if (file === undefined) throw new CliError("--protocol-version is a file's: name the file", 2);
  if (schema !== undefined) await addFormatsOf(schema);
  checkFormat(format);
  const ask = (container: AnyContainer) => new RecordingDecoder(container, { version });
  const formats = formatsFor(file, format);
  if (!formats.some((container) => isAllowed(() => ask(container))))
    checkOptions(() => formats.forEach(ask));
}

/** What an archive or a capture holds may be of any format. */
function formatsFor(file: string, format: string | undefined): readonly AnyContainer[] {
  const known = knownFormats();
  if (format !== undefined) return known.list.filter(({ table }) => table.name === format);
  return isArchiveName(file) || isCapture(file, format) ? known.list : known.candidatesFor(file);
}

function isAllowed(ask: () => unknown): boolean {
  try {
    ask();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
