import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Schemas that use what the formats of this repository do not: a folder each, and what they share. */
export const RIGHT_SCHEMAS = join(import.meta.dirname, "..", "cases", "right-schemas");

/** The names of the folders. */
export const RIGHT_NAMES: readonly string[] = readdirSync(RIGHT_SCHEMAS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The schemas by the names that they would have in one folder; of those that are named, all without. */
export function rightSchemas(names: readonly string[] = RIGHT_NAMES): Map<string, string> {
  const shared = readdirSync(RIGHT_SCHEMAS).filter((name) => name.endsWith(".yaml"));
  const read = (path: string) => readFileSync(join(RIGHT_SCHEMAS, path), "utf8");
  return new Map([
    ...shared.map((name): [string, string] => [name, read(name)]),
    ...names.map((name): [string, string] => [`${name}.yaml`, read(`${name}/schema.yaml`)]),
  ]);
}
