import { untilAccepted } from "../until-accepted.ts";
import type { Description, Namespace } from "./description.ts";
import { type ImportedProtocol, protocolOf } from "./schema.ts";

/** The schema of a namespace in which what the schema language refuses is bytes. Throws SchemaError where that is all of it. */
export function acceptedProtocol(
  description: Description,
  namespace: Namespace,
  name: string,
): ImportedProtocol {
  const refused = new Map<string, string>();
  return untilAccepted(
    () => protocolOf(description, namespace, name, refused),
    (_, entry, why) => {
      if (refused.has(entry)) return false;
      refused.set(entry, why);
      return true;
    },
  );
}
