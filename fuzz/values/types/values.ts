import type { ValueField } from "../../../runtime/table/fields/value.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import type { Any, Made, Making } from "../making.ts";
import type { Where, Wrong } from "../wrong-values.ts";

/** How scaled numbers are moved. */
export interface Moving {
  /** By how many steps. */
  readonly by: number;
  /** Moves those of the struct of that index. */
  readonly struct: (index: number, value: unknown) => unknown;
}

/** The values of a type, and what is not one. */
export interface TypeValues<T extends ValueType> {
  /** Any value of a field. */
  any(making: Making, field: ValueField, type: T): Any;
  /** Members beside the field's own that only tell how it came. */
  beside?(making: Making, name: string, type: T): Made[];
  /**
   * What is no value of the type.
   *
   * @param field without: of an element
   */
  none(type: T, field?: ValueField): readonly unknown[];
  /** Further ways in which the value of a field can be wrong: by what is in it. */
  inside?(v: Where, name: string, type: T, value: unknown): Wrong[];
  /** A value with its scaled numbers moved; without, it has none. */
  moved?(v: Moving, type: T, value: unknown): unknown;
}
