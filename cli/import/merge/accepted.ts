import { Document } from "yaml";
import { SchemaError } from "../../../generator/read/diagnostics.ts";
import { resolveSchemas } from "../../../generator/resolve/resolve.ts";
import { entryOf } from "../entry-of.ts";
import { type Described, mergeVersions } from "./merge.ts";

const MOST_ROUNDS = 64;

/**
 * One schema of those of single versions, as a text. What the schema language refuses when it is merged has an entry
 * for each version that differs.
 *
 * @throws SchemaError where that is refused as well
 * @throws Error where the versions are not of one protocol
 */
export function acceptedMerge(versions: readonly Described[], name: string, from: string): string {
  const apart = new Set<string>();
  for (let round = 0; ; round++) {
    const { schema, origins } = mergeVersions(versions, apart);
    const document = new Document({ ...schema, protocol: name }, { aliasDuplicateObjects: false });
    document.commentBefore = ` Imported by demospec from ${from}`;
    const text = document.toString({ lineWidth: 100 });
    try {
      resolveSchemas(new Map([[`${name}.yaml`, text]]));
      return text;
    } catch (error) {
      if (!(error instanceof SchemaError) || round === MOST_ROUNDS) throw error;
      const before = apart.size;
      for (const diagnostic of error.diagnostics) {
        const entry = origins.get(entryOf(text, diagnostic) ?? "");
        if (entry !== undefined) apart.add(entry);
      }
      if (apart.size === before) throw error;
    }
  }
}
