/** Versions by their numbers in the list of all, lowest first. */
export type Versions = readonly number[];

/** Whether there is no version between these that is not among them. */
export function isRow(versions: Versions): boolean {
  return versions.at(-1)! - versions[0]! === versions.length - 1;
}

/**
 * `since` and `until` of what some versions have.
 *
 * @param all names of all versions, oldest first
 * @param of the versions that have what it is in; without, all of them
 */
export function rangeOf(
  versions: Versions,
  all: readonly string[],
  of: Versions = [0, all.length - 1],
): Record<string, string> {
  const [first, last] = [versions[0]!, versions.at(-1)!];
  return {
    ...(first === of[0] ? {} : { since: all[first]! }),
    ...(last === of.at(-1) ? {} : { until: all[last]! }),
  };
}
