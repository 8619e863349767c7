const NUMBER = new Intl.NumberFormat("en-GB");

/** `40,112`. */
export function number(value: number): string {
  return NUMBER.format(value);
}

/** `1 block`, `247 blocks`. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${number(value)} ${value === 1 ? one : many}`;
}
