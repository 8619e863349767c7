import { readFile } from "node:fs/promises";
import { CliError } from "../errors/cli-error.ts";
import { writeOutput } from "../files/output/output.ts";
import { placeFor } from "../files/output/place.ts";
import { expectSchemas } from "../options/schema-folder.ts";
import { targetNamed } from "./targets.ts";

/** What is generated for a target, and where it goes. */
export interface TargetOptions {
  readonly target: string;
  readonly schema: string;
  /** Stdout without. */
  readonly output?: string | undefined;
  readonly check?: boolean | undefined;
  readonly force?: boolean | undefined;
}

/** Writes a target's file of all schemas in a folder. Throws CliError and SchemaError. */
export async function generateTarget(options: TargetOptions): Promise<void> {
  const target = targetNamed(options.target);
  const { schema, output, check, force } = options;
  if (check && output === undefined)
    throw new CliError("--check needs the file: name it with -o", 2);
  await expectSchemas(schema);
  const place = check
    ? undefined
    : await placeFor({ output, inputs: [], makes: target.makes, force });
  const { resolveSchemas } = await import("../../generator/generate.ts");
  const { loadSchemas } = await import("../../generator/schemas/files.ts");
  const text = await target.text(resolveSchemas(await loadSchemas(schema)));
  if (!check) return void (await writeOutput(place, [Buffer.from(text)]));
  const there = await readFile(output!, "utf8").catch(() => undefined);
  if (there !== text)
    throw new CliError(
      `${output} is stale: run \`npx demospec generate --target ${options.target} -o ${output}\``,
    );
}
