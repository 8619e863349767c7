import { join } from "node:path";
import { loadSchemas } from "../../generator/schemas/files.ts";
import {
  complaint,
  expectedOf,
  WRONG_NAMES,
  WRONG_SCHEMAS,
} from "../../test/support/wrong-schemas.ts";

/** The first wrong schema of which something else is told than should be. */
export async function wronglyExplained(): Promise<string | undefined> {
  for (const name of WRONG_NAMES)
    if (complaint(await loadSchemas(join(WRONG_SCHEMAS, name))) !== expectedOf(name)) return name;
  return undefined;
}
