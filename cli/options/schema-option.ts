import type { Command } from "commander";
import type { Loaded } from "../../generator/load.ts";
import { knowFormats } from "../formats.ts";
import { CliError } from "../errors/cli-error.ts";
import { configuredSchemas, expectSchemas, isSchemaFolder } from "./schema-folder.ts";

/** The option of commands that work with schemas of one's own, without generating code first. */
export function withSchemaOption(command: Command): Command {
  return takingSchemas(command).hook("preAction", async (_, called) => {
    const { schema } = called.opts<{ schema?: string }>();
    if (schema !== undefined) await addFormatsOf(schema);
  });
}

/** The option for schemas of one's own. Their folder may also come before the files, or be the config's. */
export function takingSchemas(command: Command): Command {
  return command
    .option(
      "--schema <folder>",
      "with the formats of these schemas, beside those that it knows; their folder may also come first; without, the config's",
    )
    .allowExcessArguments()
    .hook("preAction", (_, called) => {
      const [first, ...files] = called.args;
      if (first !== undefined && isSchemaFolder(first)) {
        if (called.getOptionValue("schema") !== undefined) throw twoFolders(first);
        called.setOptionValue("schema", first);
        called.args = files;
      } else if (called.getOptionValue("schema") === undefined) {
        called.setOptionValue("schema", configuredSchemas());
      }
      settleArguments(called);
    });
}

/** Counts the arguments that are left, as commander does, and gives each its place. */
function settleArguments(called: Command): void {
  const { args, registeredArguments: expected } = called;
  const missing = expected[args.length];
  if (missing?.required) called.error(`error: missing required argument '${missing.name()}'`);
  const isOpen = expected.at(-1)?.variadic === true;
  if (!isOpen && args.length > expected.length)
    called.error(
      `error: too many arguments. Expected ${expected.length} but got ${args.length}: ${args.join(", ")}.`,
    );
  called.processedArgs = expected.map((one, i) => (one.variadic ? args.slice(i) : args[i]));
}

/**
 * The folder of schemas of a command that is about them: an argument, or what `--schema` says. Throws CliError where both
 * are given.
 */
export function oneFolder<T>(argument: T, option: string | undefined): T | string {
  if (argument !== undefined && option !== undefined) throw twoFolders(String(argument));
  return option ?? argument;
}

function twoFolders(folder: string): CliError {
  return new CliError(`${folder}: --schema names a folder of schemas already: leave one out`, 2);
}

/** Adds the formats of the schemas in a folder to those that all commands know. Throws CliError and SchemaError. */
export async function addFormatsOf(folder: string): Promise<void> {
  await expectSchemas(folder);
  // Loaded here: nothing else needs a compiler.
  const { loadFormats } = await import("../../generator/load.ts");
  const { containers, remove } = await loadFormats(folder);
  knowFormats(containers);
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
