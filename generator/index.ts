export { type Diagnostic, type Source, type Span, SchemaError } from "./diagnostics.ts";
export {
  emitTables,
  generate,
  type GenerateOptions,
  type Outcome,
  resolveSchemas,
  type Tables,
} from "./generate.ts";
export type { SchemaFiles } from "./read.ts";
export { jsonSchema } from "./json-schema.ts";
export { type ReferenceFolders, referenceFiles } from "./reference.ts";
