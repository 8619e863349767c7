import type { Table } from "../../../runtime/table/table.ts";
import { PROTOCOLS } from "./protocols.ts";

/** A version that was given, where a protocol has it: it is meant for one family, and a capture may have others. */
export function versionOf(
  { versions }: Pick<Table, "versions">,
  version: string | undefined,
): string | undefined {
  return version !== undefined && versions.includes(version) ? version : undefined;
}

/** Throws RangeError for a version that no protocol has. */
export function checkVersion(version: string): void {
  const tables = [...PROTOCOLS.values()].map(({ table }) => table);
  if (tables.some(({ versions }) => versions.includes(version))) return;
  const known = [...new Set(tables.flatMap(({ versions }) => versions))];
  throw new RangeError(`no protocol has a version ${version}: there are ${known.join(", ")}`);
}
