import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { render, SchemaError } from "../../generator/read/diagnostics.ts";
import { errorOf } from "../errors/cli-error.ts";
import { marked } from "../files/output/made.ts";
import { textPieces, writeOutput } from "../files/output/output.ts";
import { placeFor } from "../files/output/place.ts";
import { note, say } from "../terminal/say.ts";
import { shown } from "../terminal/outside.ts";
import { type ImportOptions, lossText } from "./import-file.ts";
import { nameOf } from "./ksy/source/find.ts";
import { acceptedProtocol } from "./protodef/accepted.ts";
import { type Description, type Namespace, readDescription } from "./protodef/description.ts";
import { snake } from "./protodef/scalars.ts";
import { readDescriptionFile } from "./read-file.ts";
import type { ImportedProtocol } from "./protodef/schema.ts";

/** Writes a schema for each namespace of a description of ProtoDef, and lists what they do not say. Throws CliError. */
export async function importProtodef(file: string, options: ImportOptions): Promise<void> {
  const makes = marked("an imported schema", "# Imported by demospec");
  const all = await importedProtocols(file);
  await mkdir(options.output, { recursive: true });
  for (const { name, text, lost, packets, whole } of all) {
    for (const loss of lost) note(lossText(loss));
    const path = join(options.output, `${name}.yaml`);
    const place = await placeFor({ output: path, force: options.force, inputs: [file], makes });
    await writeOutput(place, textPieces(text));
    say(`${shown(path)}: ${whole} of ${packets} packets whole`);
  }
}

/** The schema of each namespace of a description of ProtoDef, with the namespace's name. Throws CliError. */
export async function importedProtocols(
  file: string,
): Promise<(ImportedProtocol & { readonly namespace: string })[]> {
  const description = await readDescriptionFile(file, readDescription);
  return description.namespaces.map((each) => ({
    ...imported(description, each),
    namespace: each.name,
  }));
}

function imported(description: Description, namespace: Namespace): ImportedProtocol {
  const { file } = description;
  const name = nameOf(snake(`${basename(file, ".json")}_${namespace.name}`.replace(/_$/, "")));
  try {
    return acceptedProtocol(description, namespace, name);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const [first] = error.diagnostics;
    const why = first === undefined ? error.message : render(first);
    throw errorOf(
      file,
      `${namespace.name} cannot be imported, since the schema would be wrong:\n${why}`,
    );
  }
}
