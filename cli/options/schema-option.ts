import type { Command } from "commander";
import type { Loaded } from "../../generator/load.ts";
import { addFormats } from "../../recording/index.ts";
import { expectSchemas } from "../schema/schema-folder.ts";

/** The option of commands that work with schemas of one's own, without generating code first. */
export function withSchemaOption(command: Command): Command {
  return command
    .option("--schema <folder>", "with the formats of these schemas, beside those that it knows")
    .hook("preAction", async (_, called) => {
      const { schema } = called.opts<{ schema?: string }>();
      if (schema !== undefined) await addFormatsOf(schema);
    });
}

/** Adds the formats of the schemas in a folder to those that all commands know. Throws CliError and SchemaError. */
export async function addFormatsOf(folder: string): Promise<void> {
  await expectSchemas(folder);
  // Loaded here: nothing else needs a compiler.
  const { loadFormats } = await import("../../generator/load.ts");
  const { containers, remove } = await loadFormats(folder);
  addFormats(containers);
  await remove();
}

/**
 * Does something with the codecs of the schemas in a folder, where one is given; their folder is gone afterwards,
 * whatever happens. Throws CliError and SchemaError.
 */
export async function withOwn<T>(
  folder: string | undefined,
  use: (own: Loaded | undefined) => Promise<T>,
): Promise<T> {
  if (folder === undefined) return use(undefined);
  await expectSchemas(folder);
  const { loadCodecs } = await import("../../generator/load.ts");
  const own = await loadCodecs(folder);
  try {
    return await use(own);
  } finally {
    await own.remove();
  }
}
