import type { SparseType } from "../../runtime/table/types/sparse.ts";
import { type Members, NO_BIT_KEYS, NO_RECORDS, type Wrong, wrongInts } from "./wrong-values.ts";

/** A record that is invalid, has a key that is no bit, or a wrong value. */
export function wrongRecords(
  name: string,
  value: unknown,
  { of, by, rounds = 1 }: SparseType,
): Wrong[] {
  const count = by?.bits ?? 32 * rounds;
  // Where there are several rounds, all values of the bits are there that are tried.
  const tried = ["0", String(count - 1)];
  const record = { ...inAllRounds(rounds), ...(value as Members) };
  const at = (key: string, wrong: unknown): Wrong => [
    [`${name}[${key}]`],
    { [name]: { ...record, [key]: wrong } },
  ];
  const values = tried.flatMap((key) =>
    wrongInts([of]).flatMap((wrong) => (rounds > 1 || wrong !== undefined ? [at(key, wrong)] : [])),
  );
  return [
    ...[undefined, ...NO_RECORDS].map((none): Wrong => [[name], { [name]: none }]),
    ...[String(count), ...NO_BIT_KEYS.filter((key) => key !== "32")].map((key) => at(key, 5)),
    ...values,
  ];
}

/** A value for the first and the last bit in each round. */
function inAllRounds(rounds: number): Readonly<Record<string, number>> {
  if (rounds === 1) return {};
  const keys = Array.from({ length: rounds }, (_, round) => [32 * round, 32 * round + 31]);
  return Object.fromEntries(keys.flat().map((key) => [key, 0]));
}
