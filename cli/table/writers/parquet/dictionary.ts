/** The different values of a column, and of each value which of these it is. */
export interface Dictionary {
  readonly size: number;
  /** As many words a value as it has. */
  readonly keys: Int32Array<ArrayBuffer>;
  /** Has room for seven more than there are values. */
  readonly indexes: Int32Array;
}

/**
 * The dictionary of numbers, which are equal where their bits are. Undefined where more than a quarter of them differ, or
 * where too many of them meet at one place of the table: those of hostile recordings may all do so.
 *
 * @param words one of each number, or two
 */
export function dictionaryOf(
  words: Int32Array,
  count: number,
  each: 1 | 2,
): Dictionary | undefined {
  const most = count >> 2;
  const shift = Math.clz32(2 * most + 1);
  // Of each place the number of the key that is there, from 1 on.
  const table = new Int32Array(2 ** (32 - shift));
  const mask = table.length - 1;
  const keys = new Int32Array(each * most);
  const indexes = new Int32Array(count + 7);
  let size = 0;
  let patience = MOST_STEPS * count;
  for (let i = 0; i < count; i++) {
    const low = words[each * i]!;
    const high = each === 1 ? 0 : words[2 * i + 1]!;
    let place = Math.imul(low ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1) >>> shift;
    let key = table[place]! - 1;
    while (key >= 0 && (keys[each * key] !== low || (each === 2 && keys[2 * key + 1] !== high))) {
      if (patience-- === 0) return undefined;
      place = (place + 1) & mask;
      key = table[place]! - 1;
    }
    if (key < 0) {
      if (size === most) return undefined;
      key = size++;
      keys[each * key] = low;
      if (each === 2) keys[2 * key + 1] = high;
      table[place] = size;
    }
    indexes[i] = key;
  }
  return { size, keys: keys.subarray(0, each * size), indexes };
}

/** Steps for each value, on average, from the place where its key should be. */
const MOST_STEPS = 8;
