/**
 * Values that are a step smaller than a message's or one of its members': without a member, with 0, with half of a text
 * or a list. Each has less than the value, so that there is an end.
 */
export function* smallerValues(value: unknown): Generator<unknown, void> {
  switch (typeof value) {
    case "number":
      return yield* smallerNumbers(value);
    case "bigint":
      if (value !== 0n) yield 0n;
      if (value / 2n !== 0n) yield value / 2n;
      return;
    case "boolean":
      if (value) yield false;
      return;
    case "string":
      return yield* shorter(value, (from, to) => value.slice(from, to));
    case "object":
      if (value instanceof Uint8Array)
        return yield* shorter(value, (from, to) => value.slice(from, to));
      if (Array.isArray(value)) return yield* smallerLists(value as unknown[]);
      if (value !== null) yield* smallerRecords(value as Record<string, unknown>);
  }
}

function* smallerNumbers(value: number): Generator<number, void> {
  if (value === 0) return;
  yield 0;
  const half = Math.trunc(value / 2);
  if (Number.isFinite(value) && half !== 0) yield half;
}

/** Nothing of it, each half, and all but one end. */
function* shorter<T>(
  { length }: { readonly length: number },
  part: (from: number, to: number) => T,
): Generator<T, void> {
  if (length === 0) return;
  yield part(0, 0);
  const half = Math.floor(length / 2);
  if (half > 0) {
    yield part(0, half);
    yield part(length - half, length);
  }
  if (length > 2) yield part(0, length - 1);
}

function* smallerLists(list: readonly unknown[]): Generator<unknown[], void> {
  yield* shorter(list, (from, to) => list.slice(from, to));
  for (const [i, element] of list.entries()) {
    if (list.length > 2) yield list.toSpliced(i, 1);
    for (const smaller of smallerValues(element)) yield list.with(i, smaller);
  }
}

function* smallerRecords(record: Readonly<Record<string, unknown>>): Generator<object, void> {
  for (const [name, value] of Object.entries(record)) {
    // What it is called is no member of it.
    if (name === "type" || value === undefined) continue;
    const { [name]: _, ...rest } = record;
    yield rest;
    for (const smaller of smallerValues(value)) yield { ...record, [name]: smaller };
  }
}
