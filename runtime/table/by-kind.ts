/** What of a union is of a kind. */
export type OfKind<U extends { readonly kind: string }, K extends string> = Extract<
  U,
  { readonly kind: K }
>;

/** A function for each kind of a union, which is its last argument. */
export type ByKind<
  U extends { readonly kind: string },
  First extends readonly unknown[],
  Result = void,
> = { readonly [K in U["kind"]]: (...given: [...First, OfKind<U, K>]) => Result };

/**
 * One function of those for each kind. A kind without one does not compile, unless `otherwise` is there for it.
 * It looks at its last argument: hand it to `map` inside a function of its own.
 */
export function byKind<
  U extends { readonly kind: string },
  First extends readonly unknown[] = [],
  Result = void,
>(
  ...[list, otherwise]:
    | [list: ByKind<U, First, Result>]
    | [list: Partial<ByKind<U, First, Result>>, otherwise: (...given: [...First, U]) => Result]
): (...given: [...First, U]) => Result {
  return (...given) => {
    const { kind } = given.at(-1) as U;
    // What is of a kind is what the function for that kind takes.
    const handle = list[kind as U["kind"]] as ((...given: [...First, U]) => Result) | undefined;
    return (handle ?? otherwise!)(...given);
  };
}
