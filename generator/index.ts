export { type Diagnostic, type Source, type Span, SchemaError } from "./read/diagnostics.ts";
export {
  emitTables,
  generate,
  type GenerateOptions,
  type Outcome,
  resolveSchemas,
  type Tables,
} from "./generate.ts";
export { loadCodecs, loadCodecsOf, loadFormats, loadTables, type Loaded } from "./load.ts";
export type { SchemaFiles } from "./schemas/schemas.ts";
export { jsonSchema } from "./language/json-schema.ts";
export { type ReferenceFolders, referenceFiles } from "./language/reference.ts";
