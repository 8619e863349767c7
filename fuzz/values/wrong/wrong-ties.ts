import { tieFault } from "../../../runtime/errors/ties.ts";
import { sharedTies } from "../../../runtime/table/facts/bits.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { Members, Wrong } from "../wrong-values.ts";

/*
 * What is wrong where a bit tells of several members.
 */

/** Each member that a bit tells of with others: missing where it is there, and there where it is not. */
export function wrongTies(fields: readonly Field[], members: Members): Wrong[] {
  return sharedTies(fields).flatMap(({ set, clear }) =>
    [...set, ...clear].map(({ name }): Wrong => {
      const change = { [name]: members[name] === undefined ? 1 : undefined };
      return [[firstFlagConflict(fields, { ...members, ...change })!], change];
    }),
  );
}

/** The member that an error names where members do not agree on a bit. */
export function firstFlagConflict(fields: readonly Field[], members: Members): string | undefined {
  for (const { mask, bit, set, clear } of sharedTies(fields)) {
    const names = (of: typeof set) => of.map(({ name }) => name);
    const tie = { mask, bit, set: names(set), clear: names(clear) };
    const fault = tieFault(tie, (name) => members[name] !== undefined);
    if (fault !== undefined) return fault.name;
  }
  return undefined;
}
