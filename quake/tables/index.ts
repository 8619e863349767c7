export { type Batch, rowsOf, tableValue } from "./batch.ts";
export { type Condition, OPERATORS } from "./conditions.ts";
export type { Damage, TableReport } from "./report.ts";
export { streamTable, table } from "./table.ts";
export type { TableColumn, TableType, TableValue } from "./table-column.ts";
export { tableColumns, type TableName, TABLES } from "./table-kinds.ts";
export { type TableOptions, TableReader } from "./table-reader.ts";
export type { TableVector } from "./table-vector.ts";
