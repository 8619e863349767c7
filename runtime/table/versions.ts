/**
 * From one version to another, both included, as indexes into `Table.versions`. What codecs, layouts, enum values and
 * flavors are for is such a range.
 */
export interface VersionRange {
  readonly from: number;
  readonly to: number;
}

/** Whether a version is in a range: 2 to 4 contains 3. */
export function contains({ from, to }: VersionRange, version: number): boolean {
  return from <= version && version <= to;
}

/** Whether all versions of the second range are in the first: 2 to 4 encloses 3 to 4. */
export function encloses(range: VersionRange, inner: VersionRange): boolean {
  return range.from <= inner.from && inner.to <= range.to;
}

/** Whether some version is in both ranges: 2 to 4 overlaps 4 to 6. */
export function overlaps(a: VersionRange, b: VersionRange): boolean {
  return a.from <= b.to && b.from <= a.to;
}

/** The versions that are in both: of 2 to 4 and 3 to 6 these are 3 to 4; none of 2 to 4 and 5 to 6. */
export function intersect(a: VersionRange, b: VersionRange): VersionRange | undefined {
  return overlaps(a, b) ? { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) } : undefined;
}

/** The versions that are in none of the ranges: of 2 to 3 and 5 to 6 these are 0 to 1, 4, and 7 and all after it. */
export function complement(ranges: readonly VersionRange[]): VersionRange[] {
  const left: VersionRange[] = [];
  let from = 0;
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    if (range.from > from) left.push({ from, to: range.from - 1 });
    from = Math.max(from, range.to + 1);
  }
  return [...left, { from, to: Infinity }];
}

/** Each version of a range. */
export function versionsIn({ from, to }: VersionRange): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
