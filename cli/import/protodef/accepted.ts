import type { Diagnostic } from "../../../generator/read/diagnostics.ts";
import { SchemaError } from "../../../generator/read/diagnostics.ts";
import { resolveSchemas } from "../../../generator/resolve/resolve.ts";
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

/** The struct or the message that a diagnostic is about, as `structs thing`. */
function entryOf(text: string, { span }: Diagnostic): string | undefined {
  let section = "";
  let entry: string | undefined;
  for (const line of text.slice(0, span.start + 1).split("\n")) {
    const top = /^(\w+):/.exec(line)?.[1];
    if (top !== undefined) [section, entry] = [top, undefined];
    const own = /^ {2}(\w+):?/.exec(line)?.[1];
    if (own !== undefined) entry = own;
  }
  return entry !== undefined && /^(?:structs|messages)$/.test(section)
    ? `${section} ${entry}`
    : undefined;
}
