import type { Table } from "../../runtime/table.ts";
import type { Imports } from "./code.ts";
import type { LengthTables } from "./size.ts";

/** What the emitters of one module share. */
export interface Emitting {
  readonly table: Table;
  readonly imports: Imports;
  readonly lengths: LengthTables;
  /** While a message is encoded: its members that may be absent in some version. */
  readonly optional?: ReadonlySet<string>;
}
