export { type Diagnostic, type Source, type Span, SchemaError } from "./diagnostics.ts";
export { emitTables, generate, type Outcome, resolveSchemas, type Tables } from "./generate.ts";
export type { SchemaFiles } from "./read.ts";
