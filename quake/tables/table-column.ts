import type { Wanted } from "../world/wanted.ts";

/** What a column holds. Texts are a character a byte, as everywhere, unless the column says that they are plain. */
export type TableType = "f64" | "i32" | "u32" | "i64" | "u64" | "bool" | "text";

/** The value of a row: undefined where there is none, a bigint in a column of 64-bit integers. */
export type TableValue = number | bigint | boolean | string | undefined;

/** A column as people see it. */
export interface TableColumn {
  readonly name: string;
  readonly type: TableType;
  /** `s`, `units`, `units/s`, `degrees`, `ms`, `%`. */
  readonly unit?: string;
  readonly doc: string;
}

type Three = readonly [number, number, number];

/**
 * A column, and how its values are found.
 *
 * @typeParam R a row as a table has it: what its columns are of does not change until it is settled
 */
export interface ColumnSource<R> extends TableColumn {
  readonly of: (row: R) => TableValue;
  /** Where its value is an element of what all elements are of: which one. To take it from there makes no number of its own. */
  readonly element?: { readonly of: (row: R) => Three | undefined; readonly index: number };
  /**
   * What of the row its value is of, where that says all: rows that have the same object have the same value. Columns of
   * one part have the same function.
   */
  readonly part?: (row: R) => unknown;
  /** Of rows that have some members each: the one without which it has no value. Its part is that alone. */
  readonly member?: string;
  /** What is read of the recording for it. */
  readonly needs?: Partial<Wanted>;
  /** The only protocols that have it: in others it is absent. */
  readonly only?: readonly string[];
  /** Why a recording of a protocol that has it may not say it. */
  readonly unknown?: string;
}

/**
 * How rows are gathered.
 *
 * @typeParam R a row as a table has it
 */
export interface Gathering<R> {
  /** What several parts of its rows are of, by their keys. */
  readonly whole?: Whole<R>;
  /** The members that a row has, where not all have the same. */
  membersOf?(row: R): readonly string[];
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

/** The three columns of a point or a velocity. */
export function pointColumns<R>(
  name: string,
  column: Omit<ColumnSource<R>, "name" | "type" | "of">,
  of: (row: R) => Three | undefined,
): ColumnSource<R>[] {
  return AXES.map((axis, i) => elementColumn(`${name}_${axis}`, column, of, i));
}

/** The three columns of a direction: pitch, yaw, roll. */
export function angleColumns<R>(
  column: Omit<ColumnSource<R>, "name" | "type" | "of" | "unit">,
  of: (row: R) => Three | undefined,
): ColumnSource<R>[] {
  return TURNS.map((name, i) => elementColumn(name, { ...column, unit: "degrees" }, of, i));
}

function elementColumn<R>(
  name: string,
  column: Omit<ColumnSource<R>, "name" | "type" | "of">,
  of: (row: R) => Three | undefined,
  index: number,
): ColumnSource<R> {
  return { ...column, name, type: "f64", of: (row) => of(row)?.[index], element: { of, index } };
}

/** Columns of one part of their rows. */
export function ofPart<R>(
  columns: readonly ColumnSource<R>[],
  part: (row: R) => unknown,
): ColumnSource<R>[] {
  return columns.map((column) => ({ ...column, part }));
}
