import { byOwnName, lettersOf } from "./names.ts";
import { rangeOf } from "./ranges.ts";

type Values = Readonly<Record<string, unknown>>;

/** A name with its number, and the versions in which it has that. */
interface Named {
  readonly name: string;
  readonly value: unknown;
  readonly versions: number[];
}

/**
 * The values of an enum in all versions that have it. A name that comes back or has another number is another one, with
 * the version after it.
 */
export function mergedValues(
  byVersion: ReadonlyMap<number, Values>,
  all: readonly string[],
): Values {
  const latest = new Map<string, Named>();
  const found: Named[] = [];
  for (const [version, values] of byVersion)
    for (const [name, value] of Object.entries(values)) {
      const known = latest.get(name);
      if (known !== undefined && known.value === value && known.versions.at(-1) === version - 1) {
        known.versions.push(version);
        continue;
      }
      const own = known === undefined ? name : `${name}_${lettersOf(all[version]!)}`;
      const made = { name: own, value, versions: [version] };
      latest.set(name, made);
      found.push(made);
    }
  return byOwnName(
    found.map(({ name, value, versions }) => [
      name,
      versions.length === byVersion.size ? value : { value, ...rangeOf(versions, all) },
    ]),
  );
}
