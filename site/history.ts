import type { Change } from "../diff/change.ts";
import { comparePairs } from "../diff/tables.ts";
import { sentence } from "../diff/text.ts";
import type { Table } from "../runtime/table/table.ts";
import type { Dialect } from "./model.ts";

/** What a version has otherwise than the one that it comes from. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly dialect?: Dialect;
  readonly changes: readonly Told[];
}

/** A change, and what it is a change of. */
export interface Told {
  readonly owner: string;
  readonly ownerKind: Change["ownerKind"];
  readonly text: string;
}

/** What changed from each plain version to the next, and from versions to the dialects that branch from them. */
export function historyOf(table: Table, dialects: readonly Dialect[]): Step[] {
  const indexOf = (name: string) => table.versions.indexOf(name);
  const plain = Array.from({ length: table.current }, (_, i) => [i, i + 1] as const);
  const branches = dialects.map(
    (dialect) => [indexOf(dialect.from), indexOf(dialect.version)] as const,
  );
  const pairs = [...plain, ...branches].filter(([a, b]) => a >= 0 && b >= 0 && !isDialect(a, b));
  function isDialect(a: number, b: number) {
    return dialects.some(
      ({ version, from }) => version === table.versions[b] && from !== table.versions[a],
    );
  }
  return pairs.map(([a, b]) => {
    const [before, after] = [
      { table, version: a },
      { table, version: b },
    ];
    const dialect = dialects.find(({ version }) => version === table.versions[b]);
    const changes = comparePairs([[before, after]])
      .map(({ change }) => change)
      // What is only said otherwise is no change of the format.
      .filter(({ severity }) => severity !== "documentation")
      .map((change) => ({
        owner: change.owner,
        ownerKind: change.ownerKind,
        text: sentence(change),
      }));
    return {
      from: table.versions[a]!,
      to: table.versions[b]!,
      ...(dialect && { dialect }),
      changes,
    };
  });
}
