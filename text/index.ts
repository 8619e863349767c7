export { Assembler } from "./assembler.ts";
export { compile, type CompileOptions } from "./compile.ts";
export { decompile, type DecompileOptions } from "./decompile.ts";
export type {
  TextForm,
  TextReader,
  TextReadOptions,
  TextWriteOptions,
  TextWriter,
} from "./form.ts";
export { jsonLinesSchema } from "./json/schema/schema.ts";
export { jsonLines } from "./json/jsonl.ts";
export { type Loss, Losses } from "./losses.ts";
export { TextOutput } from "./output.ts";
export { type Problem, Problems, problemText, TextError } from "./problems.ts";
export { checkTypes, isAll, type Range, type Selection, selectParts } from "./select.ts";
