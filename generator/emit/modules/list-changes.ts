/** Items of a list that others stand in place of: from where, how many, and the others. */
export interface Change<T> {
  readonly at: number;
  readonly count: number;
  readonly items: readonly T[];
}

/** What makes one list of another one, with as few new items as can be. Items are compared by `===`. */
export function changesOf<T>(before: readonly T[], after: readonly T[]): Change<T>[] {
  const kept = keptBehind(before, after);
  const changes: Change<T>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [at, from] = [i, j];
    while ((i < before.length || j < after.length) && before[i] !== after[j]) {
      // Where both would keep as many, the old one goes first.
      if (j === after.length || (i < before.length && kept[i + 1]![j]! >= kept[i]![j + 1]!)) i++;
      else j++;
    }
    if (i > at || j > from) changes.push({ at, count: i - at, items: after.slice(from, j) });
    while (i < before.length && j < after.length && before[i] === after[j]) {
      i++;
      j++;
    }
  }
  return changes;
}

/** How many items two lists have in common, in their order, from an item of each on. */
function keptBehind<T>(before: readonly T[], after: readonly T[]): number[][] {
  const kept = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      kept[i]![j] =
        before[i] === after[j]
          ? kept[i + 1]![j + 1]! + 1
          : Math.max(kept[i + 1]![j]!, kept[i]![j + 1]!);
  return kept;
}
