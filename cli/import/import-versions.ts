import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { render, SchemaError } from "../../generator/read/diagnostics.ts";
import { CliError, errorOf } from "../errors/cli-error.ts";
import { marked } from "../files/output/made.ts";
import { textPieces, writeOutput } from "../files/output/output.ts";
import { placeFor } from "../files/output/place.ts";
import { note, say } from "../terminal/say.ts";
import { shown } from "../terminal/outside.ts";
import { count } from "../terminal/text.ts";
import { importDescription, type ImportOptions, lossText } from "./import-file.ts";
import { importedProtocols } from "./import-protodef.ts";
import { nameOf } from "./ksy/source/find.ts";
import type { Loss } from "./ksy/source/spec.ts";
import { acceptedMerge } from "./merge/accepted.ts";
import type { Described } from "./merge/merge.ts";
import type { Entry } from "./merge/entries.ts";
import { snake } from "./protodef/scalars.ts";

/** A version's name and the file that describes it. */
interface VersionFile {
  readonly version: string;
  readonly file: string;
}

/** A part of a protocol in a version: of ProtoDef a namespace, of Kaitai Struct all of it. */
interface Part {
  readonly part: string;
  readonly text: string;
  readonly lost: readonly Loss[];
}

/**
 * Writes one schema for each part of a protocol, with all versions of it.
 *
 * @param pairs the versions, oldest first: `1.8=old.json`
 * @param name what the schemas' names begin with
 * @throws CliError
 */
export async function importVersions(
  pairs: readonly string[],
  name: string,
  options: ImportOptions,
): Promise<void> {
  const files = pairs.map(versionFile);
  const parts = new Map<string, Described[]>();
  for (const { version, file } of files)
    for (const { part, text, lost } of await partsIn(file, options)) {
      for (const loss of lost) note(lossText(loss));
      const own = parts.get(part) ?? [];
      parts.set(part, [...own, { version, schema: parse(text, { maxAliasCount: -1 }) as Entry }]);
    }
  const makes = marked("an imported schema", "# Imported by demospec");
  const inputs = files.map(({ file }) => file);
  await mkdir(options.output, { recursive: true });
  for (const [part, versions] of parts) {
    const own = nameOf(snake(part === "" ? name : `${name}_${part}`));
    const text = mergedText(versions, own, name);
    const path = join(options.output, `${own}.yaml`);
    const place = await placeFor({ output: path, force: options.force, inputs, makes });
    await writeOutput(place, textPieces(text));
    say(`${shown(path)}: ${count(versions.length, "version")}`);
  }
}

function versionFile(pair: string): VersionFile {
  const [, version, file] = /^([A-Za-z0-9]+(?:[.+-][A-Za-z0-9]+)*)=(.+)$/s.exec(pair) ?? [];
  if (version === undefined || file === undefined)
    throw new CliError(`"${pair}" is not a version and its file: 1.8=old.json`);
  return { version, file };
}

async function partsIn(file: string, options: ImportOptions): Promise<Part[]> {
  if (!file.endsWith(".json")) {
    const { text, lost } = await importDescription(file, options.importPath);
    return [{ part: "", text, lost }];
  }
  const all = await importedProtocols(file);
  return all.map(({ namespace, text, lost }) => ({ part: namespace, text, lost }));
}

function mergedText(versions: readonly Described[], name: string, about: string): string {
  try {
    return acceptedMerge(versions, name, `versions of ${about}`);
  } catch (error) {
    const [first] = error instanceof SchemaError ? error.diagnostics : [];
    const why = first === undefined ? (error as Error).message : render(first);
    throw errorOf(name, `the versions cannot be one schema:\n${why}`);
  }
}
