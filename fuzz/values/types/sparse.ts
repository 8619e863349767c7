import type { MaskField } from "../../../runtime/table/fields/masks.ts";
import { isNumbered } from "../../../runtime/table/facts/companions.ts";
import type { SparseType } from "../../../runtime/table/types/sparse.ts";
import { numbered, sparse as someBits } from "../arbitrary.ts";
import { allBits, type Making } from "../making.ts";
import { anyInteger } from "../numbers.ts";
import {
  isMembers,
  type Members,
  NO_BIT_KEYS,
  NO_RECORDS,
  type Wrong,
  wrongInts,
} from "../wrong-values.ts";
import { movedNumber } from "./integers.ts";
import type { TypeValues } from "./values.ts";

export const sparse: TypeValues<SparseType> = {
  any: (making, _, type) =>
    isNumbered(type)
      ? numbered(anyInteger(type.of), type.by.bits)
      : someBits(anyInteger(type.of), carriedBits(making, type), type.rounds),
  none: () => [undefined, ...NO_RECORDS],
  inside: wrongRecords,
  moved: ({ by }, { of }, value) =>
    isMembers(value) ? movedRecord(value, (one) => movedNumber(of, one, by)) : value,
};

/** The bits that have a value each. */
function carriedBits({ fields }: Making, { mask }: SparseType): number {
  return allBits(fields.find((f): f is MaskField => f.kind === "mask" && f.name === mask)!);
}

/** A record that has a key that is no bit, or a wrong value. */
function wrongRecords(
  _: unknown,
  name: string,
  { of, by, rounds = 1 }: SparseType,
  value: unknown,
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

function movedRecord(record: Members, move: (element: unknown) => unknown): Members {
  const entries = Object.entries(record).map(([key, value]) => [key, move(value)] as const);
  return entries.every(([key, value]) => value === record[key])
    ? record
    : Object.fromEntries(entries);
}
