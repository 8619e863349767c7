import { Document } from "yaml";
import { untilAccepted } from "../until-accepted.ts";
import { type Described, mergeVersions } from "./merge.ts";

/**
 * One schema of those of single versions, as a text. What the schema language refuses when it is merged has an entry
 * for each version that differs.
 *
 * @throws SchemaError where that is refused as well
 * @throws Error where the versions are not of one protocol
 */
export function acceptedMerge(versions: readonly Described[], name: string, from: string): string {
  const apart = new Set<string>();
  const make = () => {
    const { schema, origins } = mergeVersions(versions, apart);
    const document = new Document({ ...schema, protocol: name }, { aliasDuplicateObjects: false });
    document.commentBefore = ` Imported by demospec from ${from}`;
    return { name, origins, text: document.toString({ lineWidth: 100 }) };
  };
  return untilAccepted(make, ({ origins }, entry) => {
    const origin = origins.get(entry);
    if (origin === undefined || apart.has(origin)) return false;
    apart.add(origin);
    return true;
  }).text;
}
