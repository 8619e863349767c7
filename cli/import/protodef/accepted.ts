import { SchemaError } from "../../../generator/read/diagnostics.ts";
import { resolveSchemas } from "../../../generator/resolve/resolve.ts";
import { entryOf } from "../entry-of.ts";
import type { Description, Namespace } from "./description.ts";
import { type ImportedProtocol, protocolOf } from "./schema.ts";

const MOST_ROUNDS = 64;

/** The schema of a namespace in which what the schema language refuses is bytes. Throws SchemaError where that is all of it. */
export function acceptedProtocol(
  description: Description,
  namespace: Namespace,
  name: string,
): ImportedProtocol {
  const refused = new Map<string, string>();
  for (let round = 0; ; round++) {
    const made = protocolOf(description, namespace, name, refused);
    try {
      resolveSchemas(new Map([[`${name}.yaml`, made.text]]));
      return made;
    } catch (error) {
      if (!(error instanceof SchemaError) || round === MOST_ROUNDS) throw error;
      const before = refused.size;
      for (const diagnostic of error.diagnostics) {
        const entry = entryOf(made.text, diagnostic);
        if (entry !== undefined && !refused.has(entry)) refused.set(entry, diagnostic.message);
      }
      if (refused.size === before) throw error;
    }
  }
}
