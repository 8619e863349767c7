/** Entities by numbers that no other entity of the level has. */
export type AddedEntities<S> = ReadonlyMap<number, S>;

/** How a family's frames tell of an entity. */
export interface EntityDeltas<S, D> {
  /** What an entity is, as it differs from what it was in the frame that is referred to. */
  differ(state: S, previous: S | undefined): D;
  /** It is no longer in sight. */
  removed(number: number): D;
}

/** What a frame tells of added entities, as they differ from those of an earlier one: those that are as they were are left out. */
export function* addedChanges<S extends object, D extends { readonly number: number }>(
  before: AddedEntities<S>,
  now: AddedEntities<S>,
  { differ, removed }: EntityDeltas<S, D>,
): Generator<D> {
  for (const number of before.keys()) if (!now.has(number)) yield removed(number);
  for (const [number, state] of now) {
    const previous = before.get(number);
    const delta = differ(state, previous);
    const { number: _, ...given } = delta;
    if (previous === undefined || Object.values(given).some((value) => value !== false))
      yield delta;
  }
}

/** A frame's entities with others, in the order of their numbers, as clients read them. */
export function withEntities<D extends { readonly number: number }>(
  own: readonly D[],
  added: readonly D[],
): D[] {
  return [...own, ...added].toSorted((a, b) => a.number - b.number);
}
