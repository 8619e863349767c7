import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { render, SchemaError } from "../../generator/read/diagnostics.ts";
import { resolveSchemas } from "../../generator/resolve/resolve.ts";
import { CliError, errorOf } from "../errors/cli-error.ts";
import { marked } from "../files/output/made.ts";
import { textPieces, writeOutput } from "../files/output/output.ts";
import { placeFor } from "../files/output/place.ts";
import { note, say } from "../terminal/say.ts";
import { shown } from "../terminal/outside.ts";
import { count } from "../terminal/text.ts";
import { addRefused, type Refused } from "./ksy/source/refused.ts";
import { type Imported, schemaOf } from "./ksy/schema.ts";
import { type Loss, readSpec, type Type } from "./ksy/source/spec.ts";
import { readDescriptionFile } from "./read-file.ts";
import { listOf, mapOf } from "./located.ts";

/** What `demospec import` is called with. */
export interface ImportOptions {
  readonly output: string;
  readonly importPath?: string;
  readonly force?: boolean;
}

/** Writes the schema of a description, and lists what it does not say. Throws CliError. */
export async function importFile(file: string, options: ImportOptions): Promise<void> {
  const { text, name, lost, later } = await importDescription(file, options.importPath);
  for (const loss of lost) note(lossText(loss));
  const path = join(options.output, `${name}.yaml`);
  const makes = marked("an imported schema", "# Imported by demospec");
  await mkdir(options.output, { recursive: true });
  const place = await placeFor({ output: path, force: options.force, inputs: [file], makes });
  await writeOutput(place, textPieces(text));
  const how = lost.length === 0 ? "whole" : `in part: ${count(lost.length, "construct")} not taken`;
  const read =
    later === 0 ? "" : `; ${count(later, "field")} only read, out of bytes that are kept`;
  say(`${shown(path)}: imported ${how}${read}`);
}

/** A description of a file with all that it imports, as a schema. Throws CliError. */
export async function importDescription(file: string, importPath?: string): Promise<Imported> {
  const imported = new Map<string, Type>();
  const missing: Loss[] = [];
  const root = await readDescriptionFile(file, readSpec);
  const next = [root];
  for (let type = next.pop(); type !== undefined; type = next.pop())
    for (const [i, each] of listOf(mapOf(type.keys["meta"])["imports"]).entries()) {
      const path = String(each);
      const key = path.split("/").at(-1)!;
      if (imported.has(key)) continue;
      const found = /^\/?\w+(\/\w+)*$/.test(path)
        ? await firstOf([dirname(type.file), ...(importPath ? [importPath] : [])], path)
        : undefined;
      if (found === undefined) {
        const line = type.line("meta", "imports", i);
        const reason = "it is not beside the file, nor in --import-path";
        missing.push({ file: type.file, line, construct: `the import "${path}"`, reason });
        continue;
      }
      imported.set(key, found);
      next.push(found);
    }
  const { lost, ...made } = acceptedSchema(root, imported);
  const inOrder = [...missing, ...lost].toSorted((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
  return { ...made, lost: inOrder };
}

async function firstOf(folders: readonly string[], path: string): Promise<Type | undefined> {
  for (const folder of folders)
    try {
      return await readDescriptionFile(join(folder, `${path}.ksy`), readSpec);
    } catch (error) {
      if (!(error instanceof CliError && error.cause instanceof Error && "code" in error.cause))
        throw error;
    }
  return undefined;
}

/** In the first rounds one error at a time becomes bytes, then all of them. */
const PATIENT = 8;
const MOST_ROUNDS = 24;

/** The schema of a description, in which what the schema language refuses is bytes. Throws CliError. */
function acceptedSchema(root: Type, imported: ReadonlyMap<string, Type>): Imported {
  const refused: Refused = new Map();
  for (let round = 0; ; round++) {
    const made = schemaOf(root, imported, refused);
    try {
      resolveSchemas(new Map([[`${made.name}.yaml`, made.text]]));
      return made;
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      const [first] = error.diagnostics;
      // What is wrong may follow from the first; where much is wrong, nobody waits for each.
      const some = round < PATIENT ? error.diagnostics.slice(0, 1) : error.diagnostics;
      if (round < MOST_ROUNDS && addRefused(refused, some, made.origins) > 0) continue;
      const why = first === undefined ? error.message : render(first);
      const says = "it cannot be imported, since the schema would be wrong";
      throw errorOf(root.file, `${says}:\n${why}`);
    }
  }
}

/** A loss as a line. */
export function lossText({ file, line, construct, reason }: Loss): string {
  return `${shown(file)}:${line}: ${shown(construct)}: ${shown(reason)}`;
}
