/** Items of a list that others are in place of: from where, how many, and the others. */
export interface Change<T> {
  readonly at: number;
  readonly count: number;
  readonly items: readonly T[];
}

/** Lists that differ in more than that are not compared: pairs of items, those left out that both begin or end with. */
const MOST_PAIRS = 1_000_000;

/**
 * What makes one list of another one, with as few new items as can be. Items are compared by `===`.
 * Undefined where the lists differ in too much to be compared.
 */
export function changesOf<T>(before: readonly T[], after: readonly T[]): Change<T>[] | undefined {
  const least = Math.min(before.length, after.length);
  let front = 0;
  while (front < least && before[front] === after[front]) front++;
  let back = 0;
  while (back < least - front && before.at(-1 - back) === after.at(-1 - back)) back++;
  const [old, own] = [before, after].map((list) => list.slice(front, list.length - back));
  if (old!.length * own!.length > MOST_PAIRS) return undefined;
  return between(old!, own!).map((change) => ({ ...change, at: change.at + front }));
}

function between<T>(before: readonly T[], after: readonly T[]): Change<T>[] {
  const kept = keptAfter(before, after);
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
function keptAfter<T>(before: readonly T[], after: readonly T[]): number[][] {
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

/** A list that has a name. */
interface Named<T> {
  readonly name: string;
  readonly items: readonly T[];
}

/** A list that another one is made of, with what changes. */
export interface Nearest<T> {
  readonly name: string;
  readonly changes: readonly Change<T>[];
}

/** Lists of which others are made. */
export class NamedLists<T> {
  readonly #lists: Named<T>[] = [];
  /** The lists that have an item, by their place. */
  readonly #with = new Map<T, number[]>();

  add(name: string, items: readonly T[]): void {
    for (const item of new Set(items)) {
      const places = this.#with.get(item);
      if (places === undefined) this.#with.set(item, [this.#lists.length]);
      else places.push(this.#lists.length);
    }
    this.#lists.push({ name, items });
  }

  /** The list that takes fewest changes, of those that have half of the items; the first of several, where it costs less than `limit`. */
  nearest(items: readonly T[], limit: number): Nearest<T> | undefined {
    let best: (Nearest<T> & { readonly cost: number; readonly place: number }) | undefined;
    for (const { place, least } of this.#alike(items)) {
      if (least > (best?.cost ?? limit)) break;
      if (best !== undefined && least === best.cost && place > best.place) continue;
      const { name, items: others } = this.#lists[place]!;
      const changes = changesOf(others, items);
      if (changes === undefined) continue;
      const cost = changes.reduce((sum, change) => sum + 1 + change.items.length, 1);
      const isLess = cost < (best?.cost ?? limit);
      if (isLess || (cost === best?.cost && place < best.place))
        best = { name, changes, cost, place };
    }
    return best;
  }

  /** The lists that have half of the items, and what changes cost at least; what may cost least first. */
  #alike(items: readonly T[]): { place: number; least: number }[] {
    const shared = new Map<number, number>();
    for (const item of items)
      for (const place of this.#with.get(item) ?? [])
        shared.set(place, (shared.get(place) ?? 0) + 1);
    return [...shared]
      .filter(([, count]) => count * 2 >= items.length)
      .map(([place, count]) => ({ place, least: 2 + items.length - count }))
      .toSorted((a, b) => a.least - b.least || a.place - b.place);
  }
}
