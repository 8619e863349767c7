import type { Wanted } from "../world/wanted.ts";

/** What a column holds. Texts are a character a byte, as everywhere, unless the column says that they are plain. */
export type TableType = "f64" | "i32" | "u32" | "bool" | "text";

/** The value of a row: undefined where there is none. */
export type TableValue = number | boolean | string | undefined;

/** A column as people see it. */
export interface TableColumn {
  readonly name: string;
  readonly type: TableType;
  /** `s`, `units`, `units/s`, `degrees`, `ms`, `%`. */
  readonly unit?: string;
  readonly doc: string;
}

/**
 * A column, and how its values are found.
 *
 * @typeParam R a row as a table has it: an object that is good until the next row
 */
export interface ColumnSource<R> extends TableColumn {
  readonly of: (row: R) => TableValue;
  /**
   * What of the row its value is of, where that says all: rows that have the same object have the same value. Columns of
   * one part have the same function.
   */
  readonly part?: (row: R) => unknown;
  /** What is read of the recording for it. */
  readonly needs?: Partial<Wanted>;
  /** The only protocols that have it: in others it is absent. */
  readonly only?: readonly string[];
  /** Why a recording of a protocol that has it may not say it. */
  readonly unknown?: string;
}

/**
 * What of rows several parts are of.
 *
 * @typeParam R a row as a table has it
 */
export interface Whole<R> {
  /** Where it is the same object as in the last row of its key, so are all of its parts. */
  readonly of: (row: R) => unknown;
  readonly parts: ReadonlySet<ColumnSource<R>["part"]>;
}

/** The letters that follow the name of a point: `origin_x`. */
const AXES = ["x", "y", "z"] as const;
/** Angles in the order in which Quake has them. */
const TURNS = ["pitch", "yaw", "roll"] as const;

type Three = readonly [number, number, number];

/** The three columns of a point or a velocity. */
export function pointColumns<R>(
  name: string,
  column: Omit<ColumnSource<R>, "name" | "type" | "of">,
  of: (row: R) => Three | undefined,
): ColumnSource<R>[] {
  return AXES.map((axis, i) => {
    return { ...column, name: `${name}_${axis}`, type: "f64", of: (row) => of(row)?.[i] };
  });
}

/** The three columns of a direction: pitch, yaw, roll. */
export function angleColumns<R>(
  column: Omit<ColumnSource<R>, "name" | "type" | "of" | "unit">,
  of: (row: R) => Three | undefined,
): ColumnSource<R>[] {
  return TURNS.map((name, i) => {
    return { ...column, name, type: "f64", unit: "degrees", of: (row) => of(row)?.[i] };
  });
}

/** Columns of one part of their rows. */
export function ofPart<R>(
  columns: readonly ColumnSource<R>[],
  part: (row: R) => unknown,
): ColumnSource<R>[] {
  return columns.map((column) => ({ ...column, part }));
}
