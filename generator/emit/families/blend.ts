/*
 * Code that differs in numbers alone, as one.
 */

/** Numbers, and what stands between them. Digits of names are none. */
const TOKENS = /(?<![\w$#.])(?:0x[\da-f]+|\d+(?:\.\d+)?)(?![\w$.])/;

/** A number of each code that a parameter tells. */
export interface Told {
  /** The code of the number. */
  readonly code: string;
  /** What it is in each of the codes. */
  readonly values: readonly number[];
}

/**
 * The code that all are, where numbers that differ are a constant and so many times what parameters tell: `2 + 3 *
 * coord.bytes`. Nothing where they differ in anything else.
 */
export function blend(codes: readonly string[], told: readonly Told[]): string | undefined {
  const [first, ...others] = codes.map((code) => code.split(new RegExp(`(${TOKENS.source})`)));
  if (others.some((parts) => parts.length !== first!.length)) return undefined;
  const blended: string[] = [];
  for (const [i, part] of first!.entries()) {
    const all = [part, ...others.map((parts) => parts[i]!)];
    if (all.every((one) => one === part)) blended.push(part);
    else {
      const sum = i % 2 === 1 ? sumOf(all.map(Number), told) : undefined;
      if (sum === undefined) return undefined;
      blended.push(sum);
    }
  }
  return blended.join("");
}

/** How often a parameter's number may count. */
const MOST = 64;

function sumOf(numbers: readonly number[], told: readonly Told[]): string | undefined {
  const [one, ...others] = told;
  if (one === undefined)
    return numbers.every((number) => number === numbers[0]) ? String(numbers[0]) : undefined;
  for (let times = 0; times <= MOST; times++) {
    const left = numbers.map((number, i) => number - times * one.values[i]!);
    if (left.some((number) => number < 0)) return undefined;
    const rest = sumOf(left, others);
    if (rest === undefined) continue;
    if (times === 0) return rest;
    const own = times === 1 ? one.code : `${times} * ${one.code}`;
    return rest === "0" ? own : `(${rest} + ${own})`;
  }
  return undefined;
}
