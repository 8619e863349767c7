import type { Field } from "../../../runtime/table/fields/field.ts";
import type { Made, Making } from "../making.ts";
import type { Moving } from "../types/values.ts";
import type { Members, Where, Wrong } from "../wrong-values.ts";

/** The members of a field, and what is wrong there. */
export interface FieldValues<F extends Field> {
  /** What makes its members: its own, and those that tell how it came. */
  made(making: Making, field: F): readonly Made[];
  /** The ways in which they can be wrong. */
  wrong(v: Where, field: F): readonly Wrong[];
  /** They, with their scaled numbers moved. */
  moved(
    v: Moving,
    field: F,
    members: Members,
  ): readonly (readonly [name: string, value: unknown])[];
  /** Those that must be there. */
  required(field: F, members: Members): readonly string[];
}
