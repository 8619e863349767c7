/** Values by name or by number. */
type Values = Readonly<Record<string, unknown>>;

/** The values of a record that another does not have. */
export function changes(own: Values, before: Values, rounds = 1): Values {
  const changed = Object.entries(own).filter(([key, value]) => before[key] !== value);
  if (rounds === 1) return Object.fromEntries(changed);
  const bits = new Set(changed.map(([key]) => Number(key) % 32));
  const all = Array.from({ length: 32 * rounds }, (_, key) => key);
  const given = all.filter((key) => bits.has(key % 32));
  return Object.fromEntries(given.map((key) => [key, own[key] ?? 0]));
}

/** A record with another value of a number. One literal of both takes three times as long. */
export function changed<V>(
  before: Readonly<Record<number, V>>,
  key: number,
  value: V,
): Readonly<Record<number, V>> {
  const all: Record<number, V> = { ...before };
  all[key] = value;
  return all;
}

/** Whether two values of slots are the same: numbers, strings, or few of them in an array or a struct. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return Object.is(a, b);
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    left.length === right.length && left.every(([key, value]) => isSame(value, (b as Values)[key]))
  );
}
