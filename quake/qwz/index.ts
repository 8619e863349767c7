/** What Qizmo makes of recordings of QuakeWorld, unpacked with its tables. */
export { type QizmoTables, qizmoTables, QizmoTablesError } from "./coder/tables.ts";
export { unpackQwz } from "./unpack.ts";
