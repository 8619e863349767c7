import { join } from "node:path";
import { loadSchemas } from "../../generator/schemas/files.ts";

const SCHEMA = join(import.meta.dirname, "..", "..", "schema");

/** Schemas of this repository, their dialects, and what is included: all of them take seconds to resolve. */
export async function schemasAbout(...names: readonly string[]): Promise<Map<string, string>> {
  const isWanted = ([, text]: readonly [string, string]) => {
    const name = /^(?:protocol|container|extends): *(\S+)/m.exec(text)?.[1];
    return name === undefined || names.includes(name);
  };
  return new Map([...(await loadSchemas(SCHEMA))].filter(isWanted));
}
