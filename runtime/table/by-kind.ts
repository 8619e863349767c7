/** What of a union is of a kind. */
export type OfKind<U extends { readonly kind: string }, K extends string> = Extract<
  U,
  { readonly kind: K }
>;

/** A method's parameters may be narrower than those it is called with: its kind decides that they are what it takes. */
type Handler<Arguments extends readonly unknown[], Result> = {
  handle(...given: Arguments): Result;
}["handle"];

/** A function for each kind of a union, which is its last argument. */
export type ByKind<
  U extends { readonly kind: string },
  First extends readonly unknown[],
  Result = void,
> = { readonly [K in U["kind"]]: Handler<[...First, OfKind<U, K>], Result> };

/** One function of those for each kind. A kind without one does not compile. */
export function byKind<
  U extends { readonly kind: string },
  First extends readonly unknown[] = [],
  Result = void,
>(list: ByKind<U, First, Result>): (...given: [...First, U]) => Result {
  return (...given) => {
    const { kind } = given.at(-1) as U;
    const handle: Handler<[...First, U], Result> = list[kind as U["kind"]];
    return handle(...given);
  };
}
