/** An input that showed something new. */
export interface Entry {
  readonly bytes: Uint8Array;
  /** All that it shows. */
  readonly features: readonly string[];
}

/** The inputs of one subject, each of which showed something that those before it did not. */
export class Corpus {
  readonly entries: Entry[] = [];
  readonly known = new Set<string>();

  /** Takes an input that shows something new. Returns how much of it is. */
  add(entry: Entry): number {
    const before = this.known.size;
    for (const feature of entry.features) this.known.add(feature);
    if (this.known.size > before) this.entries.push(entry);
    return this.known.size - before;
  }

  /** Short ones that show all that the corpus does, and of which none could be left out. */
  distilled(): Entry[] {
    const longest = this.entries.toSorted((a, b) => b.bytes.length - a.bytes.length);
    const shown = new Map<string, number>();
    for (const feature of longest.flatMap(({ features }) => features))
      shown.set(feature, (shown.get(feature) ?? 0) + 1);
    const needed = longest.filter(({ features }) => {
      if (features.some((feature) => shown.get(feature) === 1)) return true;
      for (const feature of features) shown.set(feature, shown.get(feature)! - 1);
      return false;
    });
    return needed.toReversed();
  }
}
