import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SchemaError } from "../../generator/read/diagnostics.ts";
import { resolveSchemas } from "../../generator/resolve/resolve.ts";
import type { SchemaFiles } from "../../generator/schemas/schemas.ts";

/** Schemas with one mistake each: a folder with what its author is shown in `expected.txt`. */
export const WRONG_SCHEMAS = join(import.meta.dirname, "..", "cases", "wrong-schemas");

/** The names of the folders. */
export const WRONG_NAMES: readonly string[] = readdirSync(WRONG_SCHEMAS).toSorted();

/** What is told of schemas with which nothing is wrong. */
export const RIGHT = "nothing is wrong\n";

/** What resolving tells. Throws what is no SchemaError. */
export function complaint(files: SchemaFiles): string {
  const error = refusal(files);
  return error === undefined ? RIGHT : `${error.message}\n`;
}

/** Why schemas are refused. Throws what is no SchemaError. */
export function refusal(files: SchemaFiles): SchemaError | undefined {
  try {
    resolveSchemas(files);
  } catch (error) {
    if (error instanceof SchemaError) return error;
    throw error;
  }
  return undefined;
}

/** What the author of a wrong schema is to be shown. */
export function expectedOf(name: string): string {
  return readFileSync(join(WRONG_SCHEMAS, name, "expected.txt"), "utf8");
}
