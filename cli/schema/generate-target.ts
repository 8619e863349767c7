import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { CliError } from "../errors/cli-error.ts";
import { writeOutput } from "../files/output/output.ts";
import { placeFor } from "../files/output/place.ts";
import { expectSchemas } from "../options/schema-folder.ts";
import { type Target, type TargetFile, targetNamed } from "./targets.ts";

/** What is generated for a target, and where it goes. */
export interface TargetOptions {
  readonly target: string;
  readonly schema: string;
  /** A file, or a folder where the target makes several; stdout without. */
  readonly output?: string | undefined;
  readonly check?: boolean | undefined;
  readonly force?: boolean | undefined;
}

/** Writes a target's files of all schemas in a folder. Throws CliError and SchemaError. */
export async function generateTarget(options: TargetOptions): Promise<void> {
  const target = targetNamed(options.target);
  const { schema, output, check } = options;
  if (check && output === undefined)
    throw new CliError("--check needs what was written: name it with -o", 2);
  if (target.isFolder && (output === undefined || output === "-"))
    throw new CliError(
      `the target ${options.target} makes several files: name a folder with -o`,
      2,
    );
  await expectSchemas(schema);
  const { resolveSchemas } = await import("../../generator/generate.ts");
  const { loadSchemas } = await import("../../generator/schemas/files.ts");
  const files = await target.files(resolveSchemas(await loadSchemas(schema)));
  const pathOf = ({ name }: TargetFile) => (target.isFolder ? join(output!, name) : output);
  await (check
    ? expectSame(files, pathOf, options)
    : writeFiles(target, files, pathOf, options.force));
}

type PathOf = (file: TargetFile) => string | undefined;

/** Throws CliError where the target does not make a file that is there: nothing is written then. */
async function writeFiles(
  target: Target,
  files: readonly TargetFile[],
  pathOf: PathOf,
  force?: boolean,
): Promise<void> {
  if (target.isFolder) await makeFolder(pathOf({ name: "", text: "" })!);
  const places = [];
  for (const file of files)
    places.push(await placeFor({ output: pathOf(file), inputs: [], makes: target.makes, force }));
  for (const [i, { text }] of files.entries()) await writeOutput(places[i], [Buffer.from(text)]);
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    throw new CliError(`${path}: this folder cannot be made: ${(error as Error).message}`);
  }
}

/** Throws CliError where a file is not what would be written. */
async function expectSame(
  files: readonly TargetFile[],
  pathOf: PathOf,
  { target, output }: TargetOptions,
): Promise<void> {
  for (const file of files) {
    const path = pathOf(file)!;
    const there = await readFile(path, "utf8").catch(() => undefined);
    if (there !== file.text)
      throw new CliError(
        `${path} is stale: run \`npx demospec generate --target ${target} -o ${output}\``,
      );
  }
}
