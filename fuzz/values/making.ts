import type fc from "fast-check";
import type { Field } from "../../runtime/table/fields/field.ts";
import type { MaskField } from "../../runtime/table/fields/masks.ts";
import type { Table } from "../../runtime/table/table.ts";

export type Any = fc.Arbitrary<unknown>;

/** The longest list. */
export const MOST = 4;

/** What makes members of fields in one version. */
export interface Making {
  readonly table: Table;
  /** An index into the table's versions. */
  readonly version: number;
  /** Whether members that only tell how a message came are made, too. */
  readonly hints: boolean;
  /** The fields beside the one that is made. */
  readonly fields: readonly Field[];
  /** Makes the struct of that index. */
  readonly struct: (index: number) => fc.Arbitrary<object>;
  /** Whether the struct of that index is too deep here: there is none inside, where that can be. */
  readonly isDeeper: (index: number) => boolean;
  /** Each value that chooses an arm makes a record of its own. */
  readonly isEach?: boolean;
}

/** A member, and what makes it. */
export type Made = readonly [name: string, any: Any];

/** All bits of a mask. */
export function allBits({ parts }: MaskField): number {
  return parts.reduce((sum, part) => sum + (2 ** part.bits - 1) * 2 ** part.at, 0);
}
