import type { Field } from "../../../runtime/table/fields/field.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import { type Layout, layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { ConstantCode, Expr, MakerCode } from "../code/model.ts";
import { layoutName } from "../../facts/layout-names.ts";
import type { Constants } from "./constants.ts";

/** What the emitters of one module share. */
export interface Emitting {
  readonly table: Table;
  /** The constants that the module needs. */
  readonly constants: Constants;
  /** Types of the library that the module names. */
  readonly types: Set<string>;
  /** While the functions of several layouts are made as one: their name, and what they are of. */
  readonly family?: { readonly name: string; readonly message: MessageTable };
  /** Layouts of dialects whose functions are shared by all that differ in numbers alone. */
  readonly families?: Families;
  /** The version that the code is for: an index into the table's versions. */
  readonly version: number;
  /** What a struct's functions hand on to each other of what it is sent. */
  readonly passed?: readonly Expr[];
  /** While a message is encoded: its interface, with the names of the arms so far. */
  readonly type?: string;
  /** While a message is encoded: recordings are full of it. */
  readonly checksInline?: boolean;
  /** While such a message is encoded: members that are refused at its end, and the types that they must fit. */
  readonly rangeChecks?: Map<string, IntType>;
  /** While a message is encoded: the fields so far, on the way through its switches. */
  readonly front?: readonly Field[];
  /** While a message is encoded: its members that may be absent in some version. */
  readonly optional?: ReadonlySet<string>;
}

/** What a dialect's layout has in place of functions of its own. */
export interface Shared {
  /** What makes its functions, or the constant that holds them. */
  readonly made: Expr;
  /** That constant's declaration, and those of what it has inside. */
  readonly declared?: readonly ConstantCode[];
}

/** Layouts whose functions others share that differ in numbers. */
export interface Families {
  /** @param layout the first of those that are alike */
  has(layout: Layout): boolean;
  of(table: Table, message: MessageTable, layout: Layout): Shared | undefined;
  /** The functions that make what reads and writes them. */
  readonly makers: readonly MakerCode[];
  /** The constants that hold what makers made. */
  readonly constants: readonly ConstantCode[];
}

/** The name of a layout's functions. */
export function nameIn(
  { table, family }: Pick<Emitting, "table" | "family">,
  message: MessageTable,
  layout: Layout,
): string {
  return family?.message === message ? family.name : layoutName(table, message, layout);
}

/** The name of a struct's functions in the version that the code is for. */
export function structName(
  emitting: Pick<Emitting, "table" | "version" | "family">,
  index: number,
): string {
  const struct = emitting.table.structs[index]!;
  return nameIn(emitting, struct, layoutOf(struct, emitting.version)!);
}
