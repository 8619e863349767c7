import { existsSync, readdirSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { isSchemaName } from "../../generator/read/schema-name.ts";
import { findConfig, fromHere } from "../config/find.ts";
import { errorOf } from "../errors/cli-error.ts";
import { shippedSchemas } from "../package.ts";
import { folderError } from "../errors/system-errors.ts";

/**
 * The schemas of a command that is about some and was given none: those that the project's config names, those of
 * `./schema`, or those of this package. Throws CliError and SchemaError.
 */
export function nearestSchemas(): string {
  const own = configuredSchemas();
  if (own !== undefined) return own;
  return existsSync("schema") ? "schema" : shippedSchemas();
}

/** The schemas that the project's config names. Throws CliError and SchemaError. */
export function configuredSchemas(): string | undefined {
  const schemas = findConfig()?.schemas;
  return schemas === undefined ? undefined : fromHere(schemas);
}

/** Throws CliError for a folder that cannot be read or has no schema. */
export async function expectSchemas(folder: string): Promise<void> {
  const names = await namesIn(folder);
  if (!names.some(isSchemaName))
    throw errorOf(folder, "no schema is in it: their names end in .yaml");
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    throw folderError(folder, error);
  }
}

/** Whether something is a folder that has schemas. */
export function isSchemaFolder(path: string): boolean {
  try {
    return readdirSync(path).some(isSchemaName);
  } catch {
    return false;
  }
}
