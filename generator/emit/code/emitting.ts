import {
  type Field,
  type IntType,
  type Layout,
  layoutOf,
  type MessageTable,
  type Table,
} from "../../../runtime/table/table.ts";
import { type Imports } from "./code.ts";
import { layoutName } from "../layouts/layout-names.ts";
import type { LengthTables } from "../size/size-code.ts";

/** What the emitters of one module share. */
export interface Emitting {
  readonly table: Table;
  readonly imports: Imports;
  readonly lengths: LengthTables;
  /** Layouts of dialects whose functions are shared by all that differ in numbers alone. */
  readonly families?: Families;
  /** The version that the code is for: an index into the table's versions. */
  readonly version: number;
  /** What a struct's functions hand on to each other of what it is told, each behind a comma. */
  readonly passed?: string;
  /** While a message is encoded: its interface, with the names of the arms so far. */
  readonly type?: string;
  /** While a message is encoded: recordings are full of it. */
  readonly checksInline?: boolean;
  /** While such a message is encoded: members that are refused at its end, and the types that they must fit. */
  readonly misfits?: Map<string, IntType>;
  /** While a message is encoded: the fields by now, on the way through its switches. */
  readonly front?: readonly Field[];
  /** While a message is encoded: its members that may be absent in some version. */
  readonly optional?: ReadonlySet<string>;
}

/** What a dialect's layout has in place of functions of its own. */
export interface Shared {
  /** The code that makes its functions, or the constant that holds them. */
  readonly made: string;
  /** That constant's declaration, where the layout has a view, too. */
  readonly declared?: string;
}

/** Layouts whose functions others share that differ in numbers. */
export interface Families {
  /** @param layout the first of those that are alike */
  has(layout: Layout): boolean;
  of(table: Table, message: MessageTable, layout: Layout): Shared | undefined;
  /** The functions that make what reads and writes them. */
  readonly makers: readonly string[];
  /** The constants that hold the functions of layouts with views. */
  readonly constants: readonly string[];
}

/** The name of a struct's functions in the version that the code is for. */
export function structName(
  { table, version }: Pick<Emitting, "table" | "version">,
  index: number,
): string {
  const struct = table.structs[index]!;
  return layoutName(table, struct, layoutOf(struct, version)!);
}

/** A function's parameters and its statements. */
export interface FunctionCode {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  readonly returns: string;
  readonly body: string;
  readonly doc: string;
  /** Nobody outside the module calls it. */
  readonly isLocal?: true;
}
